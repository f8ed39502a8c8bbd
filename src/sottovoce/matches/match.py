"""A match: the sum of its rows.

Whoever wants something asks the match for the change it would be (`join`,
`decide`, `resign`, ...): it answers with a change, or refuses, and stays as it
is. Once the change is written down as a row, `fold` carries it out. Folding the
same rows always gives the same match.
"""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from sottovoce.core.chance import Deal
from sottovoce.core.errors import BadSeat
from sottovoce.core.events import Event
from sottovoce.core.game import NOBODY, SPECTATOR, Game
from sottovoce.core.record import AGREED_DRAW, OUT_OF_TIME, RESIGNED, Dealing, Record, without_one
from sottovoce.core.table import Table
from sottovoce.core.view import Options, Outcome, View, Words, read_options
from sottovoce.games import registry
from sottovoce.matches.clock import Clock
from sottovoce.matches.dealing import commit, derive_seed
from sottovoce.matches.errors import (
    AlreadyOffered,
    AlreadySeated,
    MatchOver,
    NoDraws,
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
from sottovoce.matches.rows import (
    BotSeat,
    Carried,
    Change,
    Decided,
    DrawAnswered,
    DrawOffered,
    Joined,
    Left,
    Opened,
    OpenSeat,
    Person,
    RematchAsked,
    Rematched,
    Resigned,
    Returned,
    Row,
    Sitter,
    TimedOut,
    Undone,
)


class Match:
    """Seats, table, clock and result of one match."""

    def __init__(self, row: Row) -> None:
        if not isinstance(row.change, Opened) or row.number != 0:
            raise OutOfOrder(number=row.number, last=-1)
        opened = row.change
        self.terms = opened.terms
        self.game: Game = registry.get(opened.terms.game)
        self.options: Options = read_options(self.game.name, self.game.options, opened.terms.options)
        self.opened = opened
        self.seats: list[Sitter] = list(opened.seats)
        self.clock = Clock(opened.terms.clock, len(self.seats))
        self.number = 0
        self._table: Table | None = None
        self._reasons: dict[int, Words] = {}  # by the number of the decision, from 1 on
        self._shown = [0] * (len(self.seats) + 1)
        self._changed = [0] * (len(self.seats) + 1)
        self.draw_offer: int | None = None
        self.rematch_wanted: set[int] = set()
        self._tokens: tuple[str, ...] = ()  # as they were when the cards were dealt
        self._next_tokens: dict[int, str] = {}
        self.next_match: str | None = None
        wanted = len(self.game.seats(self.options))
        if len(self.seats) != wanted:
            raise BadSeat(seat=len(self.seats) - 1, last=wanted - 1)
        self._begin(row.at)

    # ------------------------------------------------------------ what is so

    @property
    def begun(self) -> bool:
        """Have all seats been taken, and the cards dealt?"""
        return self._table is not None

    @property
    def table(self) -> Table:
        """The game being played; before the match begins no card has been dealt."""
        if self._table is None:
            raise NotBegun(open=sum(isinstance(sitter, OpenSeat) for sitter in self.seats))
        return self._table

    @property
    def over(self) -> bool:
        return self._table is not None and self._table.over

    @property
    def outcome(self) -> Outcome | None:
        return None if self._table is None else self._table.outcome

    @property
    def commitment(self) -> str:
        """What the server published of its secret before anybody sat down."""
        return commit(self.opened.secret, self.opened.salt)

    @property
    def next_commitment(self) -> str:
        """What it published of the secret of a rematch; empty where it has none."""
        return commit(self.opened.next, self.opened.salt) if self.opened.next else ""

    def shown(self, reader: int) -> int:
        """Return how often what a seat, or `SPECTATOR`, is shown has changed.

        Readers count what they were shown, never rows: the number of rows would tell how often
        somebody took a staged decision back.
        """
        return self._shown[reader]

    @property
    def mover(self) -> int:
        """Whose decision it is; `NOBODY` before the match begins and after it is over."""
        return NOBODY if self._table is None else self._table.mover

    @property
    def bot_to_move(self) -> BotSeat | None:
        """The bot whose decision it is, if it is a bot's."""
        sitter = self.seats[self.mover] if self.mover != NOBODY else None
        return sitter if isinstance(sitter, BotSeat) else None

    def seat_of(self, person: str) -> int:
        """Return a person's seat, also while a bot sits in for him, or refuse."""
        for seat, sitter in enumerate(self.seats):
            owner = _person(sitter)
            if owner is not None and owner.id == person:
                return seat
        raise NotSeated()

    def view(self, seat: int) -> View:
        """Return what a seat, or `SPECTATOR`, may see of the table."""
        return self.table.view(seat)

    def story(self, seat: int, since: int = 0) -> tuple[tuple[Event, ...], ...]:
        """Return what a seat, or `SPECTATOR`, was told at each decision from number `since` on."""
        return self.table.story(seat, since)

    def reason(self, step: int) -> Words | None:
        """Return why a bot took the decision of this number; nobody is told before the match is over."""
        return self._reasons.get(step) if self.over else None

    def record(self, seat: int = SPECTATOR) -> Record:
        """Return the record: whole at the end, before that only what the seat may see."""
        record = self.table.record(seat)
        return record.dealt(self._dealing()) if self.opened.salt else record

    def _dealing(self) -> Dealing:
        """How the cards came about; without a salt nothing was promised, as in a lesson."""
        opening = self.game.opening(Deal(self.table.seed), self.options) if self.over else {}
        return Dealing(
            promise=self.commitment,
            rematch=self.next_commitment,
            salt=self.opened.salt,
            secret=self.opened.secret,
            tokens=self._tokens,
            opening=opening,
        )

    # ------------------------------------------------------------ what is asked for

    def join(self, person: Person, seat: int) -> Joined:
        """Somebody would like an open seat."""
        self._check_seat(seat)
        for taken, sitter in enumerate(self.seats):
            if isinstance(sitter, Person) and sitter.id == person.id:
                raise AlreadySeated(seat=taken)
        if not isinstance(self.seats[seat], OpenSeat):
            raise SeatTaken(seat=seat)
        return Joined(seat, person)

    def leave(self, seat: int) -> Left:
        """Somebody would like to get up."""
        self._check_sits(seat)
        if self.over:
            raise MatchOver()
        return Left(seat)

    def come_back(self, seat: int) -> Returned:
        """Somebody would like his seat back from the bot."""
        self._check_seat(seat)
        sitter = self.seats[seat]
        if not isinstance(sitter, BotSeat) or sitter.instead_of is None:
            raise NotAway()
        return Returned(seat)

    def carry(self, before: str, person: str) -> Carried:
        """Somebody's seat shall be his under another id, unless he sits here under that one too."""
        for seat, sitter in enumerate(self.seats):
            owner = _person(sitter)
            if owner is not None and owner.id == person:
                raise AlreadySeated(seat=seat)
        return Carried(self.seat_of(before), before, person)

    def decide(self, seat: int, text: str, seen: int, lag: int = 0, reason: Words | None = None) -> Decided:
        """A seat would like to take a decision, having been shown the table up to `seen`."""
        self._check_running()
        self._check_seen(seat, seen)
        self.table.check(seat, self.game.parse(text))
        return Decided(seat, text, lag, reason)

    def undo(self, seat: int, seen: int) -> Undone:
        """A seat would like to take its last staged decision back."""
        self._check_running()
        self._check_seen(seat, seen)
        self.table.check_undo(seat)
        return Undone(seat)

    def resign(self, seat: int) -> Resigned:
        """A seat gives up."""
        self._check_running()
        self._check_sits(seat)
        return Resigned(seat)

    def offer_draw(self, seat: int) -> DrawOffered:
        """A seat offers a draw."""
        self._check_running()
        self._check_sits(seat)
        if not self.game.knows_draws(self.options):
            raise NoDraws()
        if self.draw_offer is not None:
            raise AlreadyOffered()
        return DrawOffered(seat)

    def answer_draw(self, seat: int, accepted: bool) -> DrawAnswered:
        """A seat answers the draw offered by the other."""
        self._check_running()
        self._check_sits(seat)
        if self.draw_offer in (None, seat):
            raise NothingOffered()
        return DrawAnswered(seat, accepted)

    @property
    def due(self) -> int | None:
        """When the mover's time will have run out; None without a clock, or while a bot decides."""
        return None if self.bot_to_move is not None else self.clock.due()

    def time_out(self, at: int) -> TimedOut:
        """Somebody says that the mover's time has run out."""
        self._check_running()
        if self.due is None or at < self.due:
            raise NotDue()
        return TimedOut(self.mover)

    def ask_rematch(self, seat: int, token: str = "") -> RematchAsked:
        """A seat would like another match, and adds something to its cards."""
        if not self.over:
            raise NotOver()
        self._check_sits(seat)
        return RematchAsked(seat, token)

    def rematch(self, match: str) -> Rematched:
        """The next match exists."""
        if not self.over:
            raise NotOver()
        return Rematched(match)

    @property
    def rematch_agreed(self) -> bool:
        """Do all persons want another match?"""
        if not self.over or self.next_match is not None:
            return False
        persons = {seat for seat, sitter in enumerate(self.seats) if isinstance(sitter, Person)}
        return bool(persons) and persons <= self.rematch_wanted

    def next_seats(self) -> tuple[Sitter, ...]:
        """Return who sits where in a rematch: everybody moves on by one seat."""
        home = [self._next_sitter(seat, sitter) for seat, sitter in enumerate(self.seats)]
        return (home[-1], *home[:-1])

    def _next_sitter(self, seat: int, sitter: Sitter) -> Sitter:
        person = _person(sitter)
        if person is None:
            return sitter
        return msgspec.structs.replace(person, token=self._next_tokens.get(seat, ""))

    # ------------------------------------------------------------ what happens

    def fold(self, row: Row) -> None:
        """Carry out a row that has been written down."""
        if row.number != self.number + 1:
            raise OutOfOrder(number=row.number, last=self.number)
        self._carry_out(row)
        self.number = row.number
        self._count(row.change)

    def _count(self, change: Change) -> None:
        """Count the change for everybody who is shown it: what is staged is for its maker alone."""
        for reader in self._readers(change):
            self._shown[reader] += 1
            if isinstance(change, Decided | Undone | TimedOut):
                self._changed[reader] = self._shown[reader]

    def _readers(self, change: Change) -> Iterable[int]:
        match change:
            case Carried():
                return ()
            case Undone(seat):
                return (seat,)
            case Decided(seat) if self.table.staged:
                return (seat,)
        return range(SPECTATOR, len(self.seats))

    def _carry_out(self, row: Row) -> None:
        match row.change:
            case Opened():
                raise OutOfOrder(number=row.number, last=self.number)
            case Joined(seat, person):
                self.seats[seat] = person
                self._begin(row.at)
            case Left(seat):
                self._get_up(seat)
            case Returned(seat):
                self.seats[seat] = _person(self.seats[seat]) or self.seats[seat]
            case Carried(seat, _, person_id):
                self.seats[seat] = _carried(self.seats[seat], person_id)
            case Decided():
                self._decide(row.at, row.change)
            case Undone(seat):
                self._reasons.pop(len(self.table.decisions), None)
                self.table.undo(seat)
            case Resigned(seat):
                self._give_up(row, seat, RESIGNED)
            case DrawOffered(seat):
                self.draw_offer = seat
            case DrawAnswered(_, accepted):
                self._answer_draw(row, accepted)
            case TimedOut(seat):
                self._time_out(row, seat)
            case RematchAsked(seat, token):
                self.rematch_wanted.add(seat)
                self._next_tokens[seat] = token
            case Rematched(match):
                self.next_match = match

    def _decide(self, at: int, decided: Decided) -> None:
        self.table.decide(decided.seat, self.game.parse(decided.text))
        if decided.reason is not None:
            self._reasons[len(self.table.decisions)] = decided.reason
        self.clock.decided(at, decided.lag)
        # What is staged is the mover's alone: that an offer lapses must not tell of it.
        if decided.seat != self.draw_offer and not self.table.staged:
            self.draw_offer = None
        self._run_clock(at)

    def _get_up(self, seat: int) -> None:
        person = _person(self.seats[seat])
        self.seats[seat] = BotSeat(self.terms.substitute, person) if self.begun else OpenSeat()

    def _give_up(self, row: Row, seat: int, reason: str) -> None:
        """With two seats the other wins, alone it is lost; with more a bot goes on for the one who stops."""
        if len(self.seats) > 2:
            self.seats[seat] = BotSeat(self.terms.substitute)
            return
        self._close(row, reason, without_one(len(self.seats))[seat])

    def _answer_draw(self, row: Row, accepted: bool) -> None:
        self.draw_offer = None
        if accepted:
            self._close(row, AGREED_DRAW, tuple(range(len(self.seats))))

    def _time_out(self, row: Row, seat: int) -> None:
        if self.terms.on_time_out == "loss":
            self._give_up(row, seat, OUT_OF_TIME)
        else:
            self._get_up(seat)

    def _close(self, row: Row, reason: str, winners: tuple[int, ...]) -> None:
        self.table.close(Outcome(reason, winners, (0,) * len(self.seats)))
        self.clock.stop(row.at)

    def _begin(self, at: int) -> None:
        """Deal once the last seat is taken."""
        if not any(isinstance(sitter, OpenSeat) for sitter in self.seats):
            self._tokens = tuple(sitter.token if isinstance(sitter, Person) else "" for sitter in self.seats)
            seed = derive_seed(self.opened.secret, self._tokens)
            self._table = Table(self.game, seed, self.options)
            self._run_clock(at)

    def _run_clock(self, at: int) -> None:
        if self.over:
            self.clock.stop(at)
        else:
            self.clock.turn_to(self.mover, at)

    # ------------------------------------------------------------ checks

    def _check_seat(self, seat: int) -> None:
        if not 0 <= seat < len(self.seats):
            raise BadSeat(seat=seat, last=len(self.seats) - 1)

    def _check_sits(self, seat: int) -> None:
        self._check_seat(seat)
        if not isinstance(self.seats[seat], Person):
            raise NotSeated()

    def _check_running(self) -> None:
        if self.over:
            raise MatchOver()
        _ = self.table

    def _check_seen(self, seat: int, seen: int) -> None:
        self._check_seat(seat)
        if not self._changed[seat] <= seen <= self._shown[seat]:
            raise Stale(seen=seen, now=self._shown[seat])


def _person(sitter: Sitter) -> Person | None:
    """Return whose seat it is, even while a bot keeps it warm."""
    if isinstance(sitter, Person):
        return sitter
    return sitter.instead_of if isinstance(sitter, BotSeat) else None


def _carried(sitter: Sitter, person: str) -> Sitter:
    """Return whoever sits there under another id; his name and his part of the seed stay."""
    match sitter:
        case Person():
            return msgspec.structs.replace(sitter, id=person)
        case BotSeat(instead_of=Person() as owner):
            return msgspec.structs.replace(sitter, instead_of=msgspec.structs.replace(owner, id=person))
    return sitter
