"""Leaks of many kinds, planted in Venice and its table: the suite catches each, by the check that should.

Each plant is one small change that a hurried hand might make. Where a leak needs the truth
in a place that is not given it, the game remembers the last state it was shown.
"""

from __future__ import annotations

from hashlib import sha256

import msgspec
import pytest

from sottovoce.core.chance import Chance
from sottovoce.core.errors import NotAllowedNow, NothingToUndo
from sottovoce.core.events import Event, Story, Told
from sottovoce.core.game import NOBODY, SPECTATOR, Game, Imagination, State
from sottovoce.core.record import Decision, Record
from sottovoce.core.table import Table
from sottovoce.core.view import Offer, View, Words
from sottovoce.games.venice import Venice, actions, events
from sottovoce.games.venice.components import EAST, KINDS, WEST, unpack
from sottovoce.games.venice.insight import VeniceInsight
from sottovoce.games.venice.rules import VeniceState
from sottovoce.games.venice.view import Past, VeniceView
from sottovoce.lab.contract import Check, ContractBroken, Moment, check_game
from tests.contract.masks import Mask, MaskedSecrets, MaskedVenice, unmasked
from tests.contract.venice import VeniceSecrets


def own(view: View) -> VeniceView:
    assert isinstance(view, VeniceView)
    return view


def other_hand(state: VeniceState, seat: int) -> tuple[int, ...]:
    return unpack(state.hand(WEST if seat == EAST else EAST))


def next_card(state: VeniceState) -> int:
    return state.pile[state.top] if state.in_pile() else 0


class Remembering(Venice):
    """Keeps the last state it was shown, to answer by it what should be answered by the view."""

    def redact(self, state: State, seat: int) -> View:
        self.last = unmasked(state)
        return super().redact(state, seat)


# ---------------------------------------------------------------- views


class ShowsTheOtherHand(Venice):
    """What the other holds stands in the view, in a field meant for something else."""

    def redact(self, state: State, seat: int) -> View:
        return msgspec.structs.replace(
            own(super().redact(state, seat)), kept_together=other_hand(unmasked(state), seat)
        )


class ShowsAHandToSpectators(Venice):
    """A spectator gets a hand because nobody thought of him."""

    def redact(self, state: State, seat: int) -> View:
        view = own(super().redact(state, seat))
        hand = unpack(unmasked(state).west_hand)
        return msgspec.structs.replace(view, hand=hand) if seat == SPECTATOR else view


class CountsByTheHiddenOrder(Venice):
    """The pile is counted up to its next Doge card, not to its end."""

    def redact(self, state: State, seat: int) -> View:
        pile = unmasked(state).pile[unmasked(state).top :]
        size = pile.index(0) if 0 in pile else len(pile)
        return msgspec.structs.replace(own(super().redact(state, seat)), pile_size=size)


class TellsTheLastDraw(Venice):
    """The card drawn last, whoever drew it, decides the order in which equal things are listed."""

    def redact(self, state: State, seat: int) -> View:
        view, truth = own(super().redact(state, seat)), unmasked(state)
        first, rest = view.since[:2], view.since[2:]
        if truth.pile[truth.top - 1] < 4 and len({step.seat for step in first}) == 2:
            return msgspec.structs.replace(view, since=(*first[::-1], *rest))
        return view


class ResultsTellTheHand(Venice):
    """The outcome's reason is put together from a hand nobody laid open."""

    def redact(self, state: State, seat: int) -> View:
        view = own(super().redact(state, seat))
        if view.outcome is None:
            return view
        reason = f"{view.outcome.reason}-{sum(other_hand(unmasked(state), seat)[:4])}"
        return msgspec.structs.replace(view, outcome=msgspec.structs.replace(view.outcome, reason=reason))


class SumsUpTheHand(Remembering):
    """The result in words mentions what was left in a hand."""

    def sum_up(self, view: View) -> tuple[Words, ...]:
        held = sum(other_hand(self.last, view.seat)[:4])
        return (*super().sum_up(view), Words("left", {"cards": held})) if self.last.over() else ()


class ForgetsTheShuffle(Venice):
    """The hands that could be counted at the last shuffle seem drawn since: imagination becomes too wide."""

    def redact(self, state: State, seat: int) -> View:
        view, nothing = own(super().redact(state, seat)), (0,) * KINDS
        drawn = tuple(Past(who, nothing, count) for who, count in enumerate(view.kept_sizes) if count)
        return msgspec.structs.replace(
            view,
            kept=None if view.kept is None else (nothing, nothing),
            kept_together=nothing,
            kept_sizes=(0, 0),
            since=(*drawn, *view.since),
        )


# ---------------------------------------------------------------- what goes with a view


class OrdersOffersByThePile(Remembering):
    """The best choice is offered first, and what is best depends on the next card."""

    def offers(self, view: View) -> tuple[Offer, ...]:
        offers = super().offers(view)
        return offers[::-1] if next_card(self.last) < 4 else offers


class WeighsByThePile(Remembering):
    """What is worth weighing depends on the next card."""

    def worthwhile(self, view: View) -> tuple[int, ...]:
        return view.legal[:1] if next_card(self.last) < 4 else view.legal


class EncodesTheSameDifferently(Remembering):
    """The offers are equal, but their words' arguments are written in an order that tells."""

    def offers(self, view: View) -> tuple[Offer, ...]:
        pair = {"a": 1, "b": 2} if next_card(self.last) < 4 else {"b": 2, "a": 1}
        words = Words("offer", dict(pair))
        return tuple(msgspec.structs.replace(offer, words=words) for offer in super().offers(view))


class KnowsTooMuch(Remembering):
    """Insight counts the real hand."""

    def insight(self, view: View) -> VeniceInsight:
        insight = super().insight(view)
        return msgspec.structs.replace(insight, unseen=other_hand(self.last, view.seat))


class ImaginesTheTruth(Remembering):
    """Imagination needs no luck."""

    def imagine(self, view: View) -> Imagination:
        return Omniscience(self.last)


class Omniscience(Imagination):
    def __init__(self, state: VeniceState) -> None:
        self.state = state.copy()

    def draw(self, chance: Chance) -> State:
        return self.state.copy_with(chance.fork())


# ---------------------------------------------------------------- states: story, decisions, barriers


class Misspeaking(Mask):
    """Changes what is told of a decision."""

    def apply(self, action: int, story: Story | None = None) -> None:
        told = Story()
        super().apply(action, told)
        if story is not None:
            story.told += [self.changed(one) for one in told.told]

    def changed(self, told: Told) -> Told:
        raise NotImplementedError


class WhispersToAll(Misspeaking):
    """Whoever draws, both players hear what."""

    def changed(self, told: Told) -> Told:
        return told if told.seats is None else Told(told.event, (WEST, EAST))


class TellsTheNextCard(Misspeaking):
    """How many cards were drawn is miscounted when the next one is a Doge."""

    def changed(self, told: Told) -> Told:
        if isinstance(told.event, events.Drew) and next_card(self.inner) == 0:
            return Told(events.Drew(told.event.seat, told.event.count + 1))
        return told


class ListsByThePile(Mask):
    """Throwing the hand away is not offered when the next card is a good one."""

    def legal(self) -> list[int]:
        legal = super().legal()
        return [code for code in legal if code != actions.THROW or len(legal) == 1 or next_card(self.inner)]

    def apply(self, action: int, story: Story | None = None) -> None:
        if action == actions.THROW and action not in self.legal():
            raise NotAllowedNow(decision="throw", count=len(self.legal()))
        super().apply(action, story)


class NamesACard(Mask):
    """A refusal mentions what is on top of the pile."""

    def apply(self, action: int, story: Story | None = None) -> None:
        if self.seat != NOBODY and 0 <= action < actions.ACTIONS and action not in self.legal():
            raise NotAllowedNow(decision=actions.notation(action), count=next_card(self.inner))
        super().apply(action, story)


class ForgetsBarriers(Mask):
    """The end of a turn is no barrier any more, though its player has drawn."""

    def sync(self) -> None:
        super().sync()
        self.barriers = self.inner.round


class PeeksAtThePile(Mask):
    """Whoever plays a card is told the next one of the pile, and may then take the card back."""

    def apply(self, action: int, story: Story | None = None) -> None:
        super().apply(action, story)
        if story is not None and self.seat != NOBODY:
            story.whisper(events.Drew(self.seat, next_card(self.inner)), self.seat)


class PeekingSecrets(MaskedSecrets):
    """By the rules of such a game, the next card is shown."""

    def shown(self, before: Moment, after: Moment, seat: int) -> object:
        peeked = next_card(self.own(after.state)) if seat == after.state.seat else None
        return super().shown(before, after, seat), peeked


def masked(mask: type[Mask]) -> MaskedVenice:
    game = MaskedVenice()
    game.mask = mask
    return game


# ---------------------------------------------------------------- tables: the stage, undo, records


class ShowsTheStage(Table):
    """Everybody sees the table as it is, the mover's unfinished turn too."""

    def view(self, seat: int) -> View:
        return self.game.redact(self.truth(), seat)


class TellsTheStage(Table):
    """The story of an unfinished turn is told at once."""

    def story(self, seat: int, since: int = 0) -> tuple[tuple[Event, ...], ...]:
        steps = self._told[since:]
        return tuple(tuple(told.event for told in step if told.shown_to(seat)) for step in steps)


class CountsTheStage(Table):
    """A sealed record has a star for every decision, staged ones too."""

    def record(self, seat: int = SPECTATOR) -> Record:
        record = super().record(seat)
        more = self.decisions[len(record.decisions) :]
        return msgspec.structs.replace(
            record, decisions=(*record.decisions, *(Decision(who, None) for who, _ in more))
        )


class TellsAll(Table):
    """Who may see an event is not asked."""

    def story(self, seat: int, since: int = 0) -> tuple[tuple[Event, ...], ...]:
        count = len(super().story(seat, since))
        return tuple(tuple(told.event for told in step) for step in self._told[since : since + count])


class TellsWhatWasTakenBack(Table):
    """A decision that was taken back is gone from the table, but not from the story."""

    def undo(self, seat: int) -> None:
        told = self._told[-1]
        super().undo(seat)
        self._told[-1] = (*self._told[-1], *told)


class UndoesTooMuch(Table):
    """A turn that has ended can be taken back, if nobody has decided since."""

    def undo(self, seat: int) -> None:
        if self.staged or not self.decisions or self.decisions[-1][0] != seat:
            super().undo(seat)
            return
        again = Table(self.game, self.seed, self.options)
        for who, code in self.decisions[:-1]:
            again.decide(who, code)
        self.__dict__ = again.__dict__


class LetsOthersUndo(Table):
    """Anybody may take back a staged decision, and so finds out whether there is one."""

    def undo(self, seat: int) -> None:
        if not self.staged:
            raise NothingToUndo()
        super().undo(self.mover)


class RecordsTheSeed(Table):
    """A running game's record could be replayed."""

    def record(self, seat: int = SPECTATOR) -> Record:
        return msgspec.structs.replace(super().record(seat), seed=self.seed)


class CommitsToTheTruth(Table):
    """The commitment is made to where the cards lie, and can be tried against every guess."""

    def record(self, seat: int = SPECTATOR) -> Record:
        digest = sha256(repr(self.truth().truth()).encode()).hexdigest()
        return msgspec.structs.replace(super().record(seat), commitment=digest)


class RecordsEveryCode(Table):
    """A running game's record has everybody's decisions."""

    def record(self, seat: int = SPECTATOR) -> Record:
        record = super().record(seat)
        count = len(record.decisions)
        codes = self.decisions[:count]
        return msgspec.structs.replace(
            record, decisions=tuple(Decision(who, self.game.notation(code)) for who, code in codes)
        )


# ---------------------------------------------------------------- all of them

GAME_LEAKS: list[tuple[type[Venice], Check]] = [
    (ShowsTheOtherHand, Check.SAME_VIEW),
    (ShowsAHandToSpectators, Check.SAME_VIEW),
    (CountsByTheHiddenOrder, Check.SAME_VIEW),
    (TellsTheLastDraw, Check.SAME_VIEW),
    (ResultsTellTheHand, Check.SAME_VIEW),
    (SumsUpTheHand, Check.SAME_VIEW),
    (ForgetsTheShuffle, Check.RECALL),
    (OrdersOffersByThePile, Check.SAME_OFFERS),
    (WeighsByThePile, Check.SAME_LEGAL),
    (EncodesTheSameDifferently, Check.SAME_OFFERS),
    (KnowsTooMuch, Check.SAME_INSIGHT),
    (ImaginesTheTruth, Check.GUESSING),
]
STATE_LEAKS: list[tuple[type[Mask], Check]] = [
    (WhispersToAll, Check.SAME_STORY),
    (TellsTheNextCard, Check.SAME_STORY),
    (ListsByThePile, Check.SAME_LEGAL),
    (NamesACard, Check.SAME_REFUSALS),
    (ForgetsBarriers, Check.BARRIER),
]
TABLE_LEAKS: list[tuple[type[Table], Check]] = [
    (ShowsTheStage, Check.STAGE),
    (TellsTheStage, Check.STAGE),
    (CountsTheStage, Check.STAGE),
    (TellsAll, Check.SAME_STORY),
    (TellsWhatWasTakenBack, Check.UNDO),
    (UndoesTooMuch, Check.UNDO),
    (LetsOthersUndo, Check.UNDO),
    (CommitsToTheTruth, Check.SAME_RECORD),
    (RecordsTheSeed, Check.SEALED),
    (RecordsEveryCode, Check.SEALED),
]


def caught(game: Game, secrets: VeniceSecrets, table: type[Table] = Table) -> ContractBroken:
    """Run the suite and return its complaint."""
    with pytest.raises(ContractBroken) as complaint:
        check_game(game, game.options(), secrets, games=1, pairs=90, seed=1, table=table)
    return complaint.value


def name(plant: object) -> str | None:
    return plant.__name__ if isinstance(plant, type) else None


@pytest.mark.parametrize(("leak", "check"), GAME_LEAKS, ids=name)
def test_a_leak_in_a_game_is_caught(leak: type[Venice], check: Check) -> None:
    assert caught(leak(), VeniceSecrets()).check is check


@pytest.mark.parametrize(("leak", "check"), STATE_LEAKS, ids=name)
def test_a_leak_in_a_state_is_caught(leak: type[Mask], check: Check) -> None:
    assert caught(masked(leak), MaskedSecrets()).check is check


def test_learning_without_a_barrier_is_caught_though_the_rules_allow_the_look() -> None:
    assert caught(masked(PeeksAtThePile), PeekingSecrets()).check is Check.BARRIER


@pytest.mark.parametrize(("leak", "check"), TABLE_LEAKS, ids=name)
def test_a_leak_at_a_table_is_caught(leak: type[Table], check: Check) -> None:
    assert caught(Venice(), VeniceSecrets(), leak).check is check


def test_without_a_plant_nothing_is_caught() -> None:
    """The masks themselves are sound: what the suite complains of is the plant."""
    game = masked(Mask)
    check_game(game, game.options(), MaskedSecrets(), games=1, pairs=90, seed=1)


def test_a_complaint_says_how_to_see_it_again() -> None:
    """The decisions it names lead to a position where the same seat is shown what it may not know."""
    complaint = caught(ShowsTheOtherHand(), VeniceSecrets())
    assert "kept_together is" in complaint.detail
    assert "venice rounds=match, seed " in complaint.reproduce
    assert str(complaint) == f"{complaint.check}: {complaint.detail}\nTo reproduce: {complaint.reproduce}"
