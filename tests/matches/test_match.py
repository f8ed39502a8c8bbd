"""A match is the sum of its rows: who may do what, when, and what it leads to."""

from __future__ import annotations

import msgspec
import pytest

from sottovoce import bots
from sottovoce.core.errors import (
    BadNotation,
    BadOption,
    BadSeat,
    NotAllowedNow,
    NothingToUndo,
    NotYourTurn,
    UnknownGame,
)
from sottovoce.core.game import NOBODY, SPECTATOR
from sottovoce.core.record import parse_record, print_record, replay
from sottovoce.core.view import Words
from sottovoce.matches import (
    BotSeat,
    ByMinutes,
    Change,
    ClockTerms,
    Decided,
    Match,
    NoClock,
    Opened,
    OpenSeat,
    Person,
    Row,
    Sitter,
    Terms,
)
from sottovoce.matches.clock import MINUTE
from sottovoce.matches.dealing import commit, derive_seed
from sottovoce.matches.errors import (
    AlreadyOffered,
    AlreadySeated,
    MatchOver,
    NotAway,
    NotBegun,
    NotDue,
    NothingOffered,
    NotOver,
    NotSeated,
    OutOfOrder,
    SeatTaken,
    Stale,
)

ANNA, BORIS, CARLA = Person("a", "Anna"), Person("b", "Boris"), Person("c", "Carla")
SEED = f"{7:064x}"


class Keeper:
    """Keeps a match as a store would: writes each change down as a row, then folds it."""

    def __init__(
        self,
        *seats: Sitter,
        clock: ClockTerms | None = None,
        on_time_out: str = "bot",
        game: str = "venice",
        options: dict[str, str] | None = None,
    ) -> None:
        terms = msgspec.convert(
            {"game": game, "rules": 1, "options": options or {}, "on_time_out": on_time_out}, Terms
        )
        terms = msgspec.structs.replace(terms, clock=clock or NoClock())
        self.rows = [Row(0, 0, Opened(terms, seats or (ANNA, BORIS), SEED))]
        self.match = Match(self.rows[0])

    def write(self, change: Change, at: int = 0) -> None:
        row = Row(self.match.number + 1, at, change)
        self.rows.append(msgspec.json.decode(msgspec.json.encode(row), type=Row))
        self.match.fold(self.rows[-1])

    def play(self, count: int, seed: int = 1) -> None:
        """Take so many random decisions, or fewer when the match ends."""
        bot = bots.make("random", self.match.game, seed)
        for _ in range(count):
            if self.match.over:
                return
            mover = self.match.mover
            text = self.match.game.notation(bot.choose(self.match.view(mover)))
            self.write(self.match.decide(mover, text, self.match.shown(mover)))

    def again(self) -> Match:
        """Fold all rows anew."""
        match = Match(self.rows[0])
        for row in self.rows[1:]:
            match.fold(row)
        return match


def first_text(match: Match) -> str:
    return match.game.notation(match.view(match.mover).legal[-1])


def staged_text(match: Match) -> str:
    """Return a decision that stays staged: a card, in Venice."""
    return next(
        text
        for action in match.view(match.mover).legal
        if (text := match.game.notation(action)) not in ("end", "throw") and not text.startswith("call")
    )


# ---------------------------------------------------------------- sitting down


def test_a_match_begins_when_the_last_seat_is_taken() -> None:
    keeper = Keeper(ANNA, OpenSeat())
    assert not keeper.match.begun
    assert keeper.match.mover == NOBODY
    with pytest.raises(NotBegun, match="1 seats are still open"):
        keeper.match.decide(0, "throw", 0)
    keeper.write(keeper.match.join(BORIS, 1))
    assert keeper.match.begun
    assert keeper.match.mover in (0, 1)
    assert keeper.match.seat_of("b") == 1


def test_a_seat_is_taken_once_and_nobody_sits_twice() -> None:
    keeper = Keeper(ANNA, OpenSeat())
    with pytest.raises(SeatTaken):
        keeper.match.join(BORIS, 0)
    with pytest.raises(AlreadySeated):
        keeper.match.join(ANNA, 1)
    with pytest.raises(BadSeat):
        keeper.match.join(BORIS, 2)
    with pytest.raises(NotSeated):
        keeper.match.seat_of("c")


def test_before_the_match_somebody_may_get_up_and_the_seat_is_open_again() -> None:
    keeper = Keeper(ANNA, OpenSeat())
    keeper.write(keeper.match.leave(0))
    assert keeper.match.seats == [OpenSeat(), OpenSeat()]
    keeper.write(keeper.match.join(CARLA, 0))
    assert keeper.match.seat_of("c") == 0


def test_a_match_is_refused_for_a_wrong_number_of_seats_or_unknown_things() -> None:
    with pytest.raises(BadSeat):
        Keeper(ANNA)
    with pytest.raises(UnknownGame):
        Keeper(game="chess")
    with pytest.raises(BadOption):
        Keeper(options={"rounds": "four"})


# ---------------------------------------------------------------- deciding


def test_a_whole_match_is_played_and_folding_its_rows_again_gives_the_same() -> None:
    keeper = Keeper()
    keeper.play(2000)
    match, again = keeper.match, keeper.again()
    assert match.over
    assert match.outcome == again.outcome is not None
    for seat in (0, 1, SPECTATOR):
        assert match.view(seat) == again.view(seat)
        assert match.story(seat) == again.story(seat)
    record = parse_record(print_record(match.record()))
    assert replay(match.game, record).outcome() == match.outcome


def test_a_decision_is_refused_out_of_turn_illegal_or_unreadable_and_changes_nothing() -> None:
    keeper = Keeper()
    match = keeper.match
    before = [match.view(seat) for seat in (0, 1, SPECTATOR)]
    with pytest.raises(NotYourTurn):
        match.decide(1 - match.mover, "throw", 0)
    with pytest.raises(NotAllowedNow):
        match.decide(match.mover, "end", 0)
    with pytest.raises(BadNotation):
        match.decide(match.mover, "castle", 0)
    assert [match.view(seat) for seat in (0, 1, SPECTATOR)] == before
    assert match.number == 0


def test_a_decision_made_on_an_old_table_is_refused() -> None:
    keeper = Keeper()
    keeper.write(keeper.match.decide(keeper.match.mover, staged_text(keeper.match), 0))
    with pytest.raises(Stale, match="you have seen 0, it is at 1"):
        keeper.match.decide(keeper.match.mover, first_text(keeper.match), 0)
    with pytest.raises(Stale):
        keeper.match.decide(keeper.match.mover, first_text(keeper.match), 2)


def test_rows_that_leave_the_table_alone_do_not_make_a_decision_stale() -> None:
    keeper = Keeper()
    keeper.write(keeper.match.offer_draw(1 - keeper.match.mover))
    assert isinstance(keeper.match.decide(keeper.match.mover, "throw", 0), Decided)


def test_staged_decisions_are_seen_by_the_mover_alone_and_can_be_taken_back() -> None:
    keeper = Keeper()
    match, mover = keeper.match, keeper.match.mover
    before = {seat: (match.view(seat), match.story(seat), match.record(seat)) for seat in (0, 1, SPECTATOR)}
    keeper.write(match.decide(mover, staged_text(match), 0))
    assert match.view(mover) != before[mover][0]
    for seat in (1 - mover, SPECTATOR):
        assert (match.view(seat), match.story(seat), match.record(seat)) == before[seat]
    with pytest.raises(NothingToUndo):
        match.undo(1 - mover, 0)
    keeper.write(match.undo(mover, 1))
    assert {
        seat: (match.view(seat), match.story(seat), match.record(seat)) for seat in (0, 1, SPECTATOR)
    } == before
    with pytest.raises(NothingToUndo):
        match.undo(mover, 2)
    assert keeper.again().view(mover) == match.view(mover)


def test_rows_must_follow_each_other() -> None:
    keeper = Keeper()
    for number in (0, 2, -1):
        with pytest.raises(OutOfOrder):
            keeper.match.fold(Row(number, 0, Decided(keeper.match.mover, "throw")))
    with pytest.raises(OutOfOrder):
        Match(Row(1, 0, keeper.rows[0].change))
    with pytest.raises(OutOfOrder):
        keeper.match.fold(Row(1, 0, keeper.rows[0].change))
    assert keeper.match.number == 0


# ---------------------------------------------------------------- giving up and agreeing


def test_who_resigns_loses_and_the_record_says_so_and_replays() -> None:
    keeper = Keeper()
    keeper.play(9)
    keeper.write(keeper.match.resign(0))
    match = keeper.match
    assert match.over
    assert match.mover == NOBODY
    assert match.outcome is not None
    assert (match.outcome.reason, match.outcome.winners) == ("resigned", (1,))
    record = parse_record(print_record(match.record(SPECTATOR)))
    assert record.seed == derive_seed(SEED, ("", ""))
    assert replay(match.game, record).outcome() is None
    for refused in (match.resign, match.offer_draw, match.leave):
        with pytest.raises(MatchOver):
            refused(1)


def test_a_draw_needs_the_other_to_accept() -> None:
    keeper = Keeper()
    keeper.write(keeper.match.offer_draw(0))
    with pytest.raises(AlreadyOffered):
        keeper.match.offer_draw(1)
    with pytest.raises(NothingOffered):
        keeper.match.answer_draw(0, True)
    keeper.write(keeper.match.answer_draw(1, False))
    assert not keeper.match.over
    with pytest.raises(NothingOffered):
        keeper.match.answer_draw(1, True)
    keeper.write(keeper.match.offer_draw(1))
    keeper.write(keeper.match.answer_draw(0, True))
    assert keeper.match.outcome is not None
    assert (keeper.match.outcome.reason, keeper.match.outcome.winners) == ("agreed-draw", (0, 1))


def test_an_offer_lapses_when_the_other_decides() -> None:
    keeper = Keeper()
    mover = keeper.match.mover
    keeper.write(keeper.match.offer_draw(mover))
    keeper.write(keeper.match.decide(mover, "throw", 1))
    assert keeper.match.draw_offer == mover
    keeper.write(keeper.match.decide(1 - mover, "throw", 2))
    assert keeper.match.draw_offer is None


def staged_choice() -> str:
    """Return an opening choice that its maker could still take back."""
    start = Keeper().match
    for code in start.view(start.mover).legal:
        tried = Keeper()
        tried.write(tried.match.decide(start.mover, start.game.notation(code), 0))
        if tried.match.table.staged:
            return start.game.notation(code)
    raise AssertionError("everything shows at once")


def test_that_an_offer_lapses_does_not_tell_of_a_staged_decision() -> None:
    keeper = Keeper()
    mover = keeper.match.mover
    keeper.write(keeper.match.offer_draw(1 - mover))
    keeper.write(keeper.match.decide(mover, staged_choice(), 1))
    assert keeper.match.table.staged == 1
    assert keeper.match.draw_offer == 1 - mover
    keeper.write(keeper.match.undo(mover, 2))
    keeper.write(keeper.match.decide(mover, "throw", 3))
    assert keeper.match.draw_offer is None


# ---------------------------------------------------------------- time, leaving, coming back


def test_why_a_bot_decided_is_told_at_the_end_and_not_before() -> None:
    keeper = Keeper()
    match, mover, why = keeper.match, keeper.match.mover, Words("reason-close", {"share": 51, "next": 50})
    keeper.write(match.decide(mover, staged_text(match), 0, reason=why))
    assert match.reason(1) is None
    keeper.write(match.resign(1 - mover))
    assert match.reason(1) == why
    assert match.reason(2) is None
    assert keeper.again().reason(1) == why


def test_a_decision_that_is_taken_back_leaves_no_reason() -> None:
    keeper = Keeper()
    match, mover = keeper.match, keeper.match.mover
    keeper.write(match.decide(mover, staged_text(match), 0, reason=Words("reason-wins")))
    keeper.write(match.undo(mover, 1))
    keeper.write(match.decide(mover, staged_text(match), 2))
    keeper.write(match.resign(mover))
    assert match.reason(1) is None


def test_on_time_out_a_bot_takes_the_seat_until_its_owner_comes_back() -> None:
    keeper = Keeper(clock=ByMinutes(1))
    mover = keeper.match.mover
    with pytest.raises(NotDue):
        keeper.match.time_out(MINUTE - 1)
    keeper.write(keeper.match.time_out(MINUTE), at=MINUTE)
    sitter = keeper.match.seats[mover]
    assert sitter == BotSeat("greedy", (ANNA, BORIS)[mover])
    assert keeper.match.bot_to_move == sitter
    assert keeper.match.due is None  # nobody hurries a bot
    with pytest.raises(NotDue):
        keeper.match.time_out(2 * MINUTE)
    assert keeper.match.seat_of((ANNA, BORIS)[mover].id) == mover
    keeper.write(keeper.match.come_back(mover), at=MINUTE)
    assert keeper.match.seats == [ANNA, BORIS]
    assert keeper.match.bot_to_move is None


def test_on_time_out_the_match_is_lost_where_that_was_agreed() -> None:
    keeper = Keeper(clock=ByMinutes(1), on_time_out="loss")
    mover = keeper.match.mover
    keeper.write(keeper.match.time_out(MINUTE), at=MINUTE)
    assert keeper.match.outcome is not None
    assert (keeper.match.outcome.reason, keeper.match.outcome.winners) == ("out-of-time", (1 - mover,))


def test_without_a_clock_nobody_times_out() -> None:
    with pytest.raises(NotDue):
        Keeper().match.time_out(10**12)


def test_who_leaves_is_kept_warm_by_a_bot_and_may_come_back() -> None:
    keeper = Keeper()
    with pytest.raises(NotAway):
        keeper.match.come_back(1)
    keeper.write(keeper.match.leave(1))
    assert keeper.match.seats[1] == BotSeat("greedy", BORIS)
    with pytest.raises(NotSeated):
        keeper.match.resign(1)
    keeper.write(keeper.match.come_back(1))
    assert keeper.match.seats == [ANNA, BORIS]


def test_a_bots_seat_is_nobodys_to_come_back_to() -> None:
    keeper = Keeper(ANNA, BotSeat("random"))
    with pytest.raises(NotAway):
        keeper.match.come_back(1)
    with pytest.raises(NotSeated):
        keeper.match.leave(1)


# ---------------------------------------------------------------- once more


def test_a_rematch_needs_all_persons_and_changes_the_seats() -> None:
    keeper = Keeper()
    with pytest.raises(NotOver):
        keeper.match.ask_rematch(0)
    with pytest.raises(NotOver):
        keeper.match.rematch("next")
    keeper.write(keeper.match.resign(0))
    keeper.write(keeper.match.ask_rematch(0))
    assert not keeper.match.rematch_agreed
    keeper.write(keeper.match.ask_rematch(1))
    assert keeper.match.rematch_agreed
    assert keeper.match.next_seats() == (BORIS, ANNA)
    keeper.write(keeper.match.rematch("next"))
    assert not keeper.match.rematch_agreed
    assert keeper.match.next_match == "next"


def test_a_bot_is_always_ready_and_a_seat_kept_warm_goes_back_to_its_owner() -> None:
    keeper = Keeper(ANNA, BotSeat("random"))
    keeper.write(keeper.match.leave(0))
    keeper.write(keeper.match.come_back(0))
    keeper.write(keeper.match.resign(0))
    keeper.write(keeper.match.ask_rematch(0))
    assert keeper.match.rematch_agreed
    assert keeper.match.next_seats() == (BotSeat("random"), ANNA)


# ---------------------------------------------------------------- what readers count


def test_staged_decisions_and_their_undoing_are_counted_by_their_maker_alone() -> None:
    keeper = Keeper()
    match, mover = keeper.match, keeper.match.mover
    for _ in range(3):
        keeper.write(match.decide(mover, staged_text(match), match.shown(mover)))
        keeper.write(match.undo(mover, match.shown(mover)))
    assert (match.number, match.shown(mover)) == (6, 6)
    assert match.shown(1 - mover) == match.shown(SPECTATOR) == 0
    keeper.write(match.decide(mover, "throw", match.shown(mover)))
    assert match.shown(1 - mover) == match.shown(SPECTATOR) == 1


def test_an_offer_of_a_draw_spoils_no_decision_under_way() -> None:
    keeper = Keeper()
    match, mover = keeper.match, keeper.match.mover
    keeper.write(match.offer_draw(1 - mover))
    assert match.shown(mover) == 1
    assert match.decide(mover, first_text(match), 0).seat == mover


# ---------------------------------------------------------------- dealing


def test_the_seed_comes_from_the_secret_and_from_everybody() -> None:
    def seed(*tokens: str, secret: str = SEED) -> int:
        return derive_seed(secret, tokens)

    assert len({seed("a", "b"), seed("b", "a"), seed("a", ""), seed("a", "b", secret="0" * 64)}) == 4
    assert 0 <= seed("a", "b") < 2**256
    assert commit(SEED, "x") != commit(SEED, "y")


def test_nothing_is_dealt_before_the_last_one_sits_down() -> None:
    keeper = Keeper(ANNA, OpenSeat())
    with pytest.raises(NotBegun):
        keeper.match.view(0)
    keeper.write(keeper.match.join(Person("b", "Boris", "his-own"), 1))
    assert keeper.match.table.seed == derive_seed(SEED, ("", "his-own"))
