"""Holmes' secrets, told by its truth and its public history: never by a view or by imagination.

A seat of Holmes does not know the order of the evidence deck and of the character deck, which villain may
turn up, the other's part of a draft, his hidden cards (but for stolen ones) and what he threw back at Pike's.
When discards become a deck, what was thrown back is in it; what was hidden is not.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass
from itertools import chain

from sottovoce.core.chance import Chance, Deal
from sottovoce.core.events import Event
from sottovoce.core.game import SPECTATOR, State
from sottovoce.games.holmes import events
from sottovoce.games.holmes.actions import parse
from sottovoce.games.holmes.components import JOKER, KINDS, MORIARTY, NO_CARD, RANDOM_VILLAIN, RESIDENTS
from sottovoce.games.holmes.rules import HolmesState
from sottovoce.games.holmes.state import (
    BROTHER,
    DRAFT,
    KEEP,
    LAST,
    OVER,
    Carry,
    PastDeck,
)
from sottovoce.lab.contract import Moment, Names, Secrets
from sottovoce.lab.contract.moments import draw_seed
from tests.conftest import counts

Heap = Counter[int]

_AHEAD = 9  # cards on top of both decks that are often left, so that what is shown next is the same


def heap(packed: int) -> Heap:
    return Counter({kind: n for kind in range(KINDS) if (n := packed >> (4 * kind) & 15)})


def packed(cards: Heap) -> int:
    return sum(number << (4 * kind) for kind, number in cards.items())


def own(state: State) -> HolmesState:
    assert isinstance(state, HolmesState)
    return state


def others(seat: int) -> list[int]:
    return [other for other in (0, 1) if other != seat]


@dataclass
class Slot:
    """A place where a card lies that the seat has not seen."""

    place: str
    seat: int
    card: int


class Table:
    """All places of the present evidence deck's unseen cards, to be dealt anew."""

    def __init__(self, state: HolmesState, seat: int, ahead: int) -> None:
        self.state = state
        self.seat = seat
        self.top = state.deck[state.top : state.top + ahead]
        self.slots = list(self._places(ahead))

    def _places(self, ahead: int) -> Iterator[Slot]:
        state = self.state
        for other in others(self.seat):
            side = state.side(other)
            if state.phase not in (LAST, OVER):
                yield from (Slot("kept", other, card) for card in heap(side.kept).elements())
            yield from (Slot("tossed", other, card) for card in heap(side.tossed).elements())
            if state.phase == KEEP and state.seat == other and not self.carrying():
                yield from (Slot("drawn", other, card) for card in heap(state.drawn).elements())
        yield from (Slot("deck", -1, card) for card in state.deck[state.top + ahead :])

    def carrying(self) -> bool:
        return self.state.carry is not None and self.state.carry.kept == NO_CARD

    def deal(self, chance: Chance) -> None:
        """Exchange cards at random; a joker is never hidden."""
        for slot in self.slots:
            other = self.slots[chance.below(len(self.slots))]
            wrong = [one for one, new in ((slot, other.card), (other, slot.card)) if hides_joker(one, new)]
            if not wrong:
                slot.card, other.card = other.card, slot.card

    def exchange_with_past(self, chance: Chance) -> tuple[int, int, int] | None:
        """Let a card hidden in the last deck's time have been thrown back, and the other way round.

        What was thrown back is in the present deck: there too the cards are exchanged.
        """
        if self.state.phase in (LAST, OVER):
            return None
        for other, mine, thrown in past_exchanges(self.state, self.seat):
            there = [slot for slot in self.slots if slot.card == thrown]
            if there:
                there[chance.below(len(there))].card = mine
                return other, mine, thrown
        return None

    def lay(self, second: HolmesState) -> None:
        """Put the cards into another state, which is otherwise equal to this one."""
        for other in others(self.seat):
            side = second.side(other)
            if second.phase not in (LAST, OVER):
                kept = self.at("kept", other)
                side.hidden += packed(kept) - side.kept
                side.kept = packed(kept)
            side.tossed = packed(self.at("tossed", other))
            if second.phase == KEEP and second.seat == other and not self.carrying():
                second.drawn = packed(self.at("drawn", other))
        second.deck = [*self.top, *(slot.card for slot in self.slots if slot.place == "deck")]
        second.top = 0
        if second.phase == KEEP:
            second.mask = sum(1 << (parse("keep:3") + card - second.group) for card in heap(second.drawn))

    def at(self, place: str, seat: int) -> Heap:
        return Counter(slot.card for slot in self.slots if (slot.place, slot.seat) == (place, seat))


def past_exchanges(state: HolmesState, seat: int) -> Iterator[tuple[int, int, int]]:
    """Yield another seat, a card it hid in the last deck's time, and a different one it threw back then."""
    if state.past is None:
        return
    for other in others(seat):
        kept = state.past.second_kept if other else state.past.first_kept
        tossed = state.past.second_tossed if other else state.past.first_tossed
        for mine in heap(kept):
            yield from ((other, mine, thrown) for thrown in heap(tossed) if mine != thrown != JOKER)


def exchange_turned_over(state: HolmesState, second: HolmesState, seat: int) -> None:
    """Let two hidden cards that lie open at the end have come from each other's deck.

    The one that now was hidden first had been thrown back and hidden later; so it is the other that was.
    """
    for other, mine, thrown in past_exchanges(state, seat):
        if heap(state.side(other).kept)[thrown] and state.past is not None:
            second.past = rewritten(state.past, state, other, mine, thrown)
            second.side(other).kept += (1 << 4 * mine) - (1 << 4 * thrown)
            return


def hides_joker(slot: Slot, card: int) -> bool:
    return slot.place == "kept" and card == JOKER


def rewritten(past: PastDeck, state: HolmesState, other: int, mine: int, thrown: int) -> PastDeck:
    """Return a past deck in which one seat hid another card."""
    new = PastDeck(state)
    new.shown, new.discards, new.carry, new.before = past.shown, past.discards, past.carry, past.before
    new.first_kept, new.second_kept = past.first_kept, past.second_kept
    new.first_tossed, new.second_tossed = past.first_tossed, past.second_tossed
    change = (1 << 4 * thrown) - (1 << 4 * mine)
    if other == 0:
        new.first_kept += change
        new.first_tossed -= change
    else:
        new.second_kept += change
        new.second_tossed -= change
    return new


# ---------------------------------------------------------------- characters


def deal_characters(state: HolmesState, second: HolmesState, seat: int, ahead: int, chance: Chance) -> None:
    """Shuffle the character deck below what is left on top, and deal the others' part of the draft anew."""
    if state.phase == DRAFT:
        redraft(state, second, seat, chance)
        return
    rest = state.guests[state.next_guest :]
    top, below = rest[:ahead], rest[ahead:]
    chance.shuffle(below)
    if state.villains == RANDOM_VILLAIN and not state.unmasked:
        below = [MORIARTY + chance.below(2) if guest >= MORIARTY else guest for guest in below]
    second.guests, second.next_guest = top + below, 0
    if state.draft:
        passed = [g for g in range(RESIDENTS, MORIARTY) if g not in dealt_to(state, seat) + brought(state)]
        chance.shuffle(passed)
        for other in others(seat):
            side = second.side(other)
            side.dealt = 1 << side.brought | 1 << passed.pop()


def redraft(state: HolmesState, second: HolmesState, seat: int, chance: Chance) -> None:
    free = [guest for guest in range(RESIDENTS, MORIARTY) if guest not in dealt_to(state, seat)]
    chance.shuffle(free)
    for other in others(seat):
        side = second.side(other)
        pair = [free.pop(), free.pop()]
        side.dealt = sum(1 << guest for guest in pair)
        if side.brought >= 0:
            side.brought = pair[0]
        if second.seat == other:
            second.mask = sum(1 << (parse("bring:Adl") + guest - RESIDENTS - second.group) for guest in pair)
    second.guests, second.next_guest = free, 0


def dealt_to(state: HolmesState, seat: int) -> list[int]:
    if seat == SPECTATOR:
        return []
    return [guest for guest in range(MORIARTY) if state.side(seat).dealt >> guest & 1]


def brought(state: HolmesState) -> list[int]:
    return [int(side.brought) for side in (state.first, state.second)]


# ---------------------------------------------------------------- the secrets


def side_names(who: str) -> Names:
    return (
        tuple(f"{who} {what}" for what in ("tokens", "open", "joined", "held", "upright", "flat")),
        tuple(f"{who} {what}" for what in ("hidden", "stolen", "kept", "tossed")),
        (f"{who} dealt", f"{who} brought"),
    )


class HolmesSecrets(Secrets):
    """What is hidden in Holmes, and from whom."""

    names: Names = (
        ("draft", "brothers", "villains"),
        ("seat", "barriers", "phase", "sherlock", "day", "actor"),
        side_names("first"),
        side_names("second"),
        ("lifted", "using", "left", "pending", "fresh", "step", "right"),
        "drawn",
        ("arrivals", "present", "hiding", "unmasked"),
        "guests",
        "row",
        "deck",
        ("shown", "discards"),
        "carry",
        "past",
        ("group", "mask"),
        "chance",
    )

    def hidden(self, seat: int) -> Mapping[str, float]:
        """Early in a game nobody has hidden anything: in a small sample that may never differ."""
        seldom = counts(0, 5) / 100
        found = {
            "guests": 0.3,
            "deck": 0.7,
            "chance": 1.0,
            "drawn": 0.0,
            "mask": 0.0,
            "carry": 0.0,
            "past": 0.0,
        }
        for other in others(seat):
            who = ("first", "second")[other]
            found |= {f"{who} hidden": seldom, f"{who} kept": seldom, f"{who} tossed": seldom}
            found |= {f"{who} dealt": 0.0, f"{who} brought": 0.0}
        return found

    def retell(self, moment: Moment, seat: int, chance: Chance) -> State | None:
        """Deal everything unseen anew; mostly what will be shown next stays."""
        state = own(moment.state)
        second = state.copy_with(Deal(draw_seed(chance)))
        ahead = _AHEAD if chance.below(4) else 0
        deal_characters(state, second, seat, min(ahead, 2), chance)
        if state.phase in (DRAFT, BROTHER):
            return second
        table = Table(state, seat, ahead)
        table.deal(chance)
        exchanged = table.exchange_with_past(chance) if chance.below(2) else None
        table.lay(second)
        if exchanged is not None and state.past is not None:
            other, mine, thrown = exchanged
            second.past = rewritten(state.past, state, other, mine, thrown)
            second.side(other).hidden += (1 << 4 * thrown) - (1 << 4 * mine)
        if state.phase in (LAST, OVER) and chance.below(2):
            exchange_turned_over(state, second, seat)
        return second

    def shown(self, before: Moment, after: Moment, seat: int) -> object:
        """New cards of the row, new characters, jokers laid out, one's own draws, hidden cards at the end."""
        state = own(after.state)
        sides = (state.first, state.second)
        table = [(side.open, side.joined, side.stolen) for side in sides]
        came = (state.row, state.arrived(), state.unmasked, state.phase, state.seat)
        mine: tuple[object, ...] = ()
        if seat != SPECTATOR:
            looked = state.drawn if state.seat == seat else 0
            mine = (state.side(seat).hidden, looked, state.side(seat).tossed)
        turned_over = [side.hidden for side in sides] if state.phase in (LAST, OVER) else []
        return table, came, mine, turned_over

    def looks_like(self, moment: Moment, seat: int, code: int) -> Collection[int]:
        """Which guest is picked, and which card is kept, nobody else sees; a joker is laid out."""
        for verb, number in (("bring:Adl", MORIARTY - RESIDENTS), ("keep:3", JOKER)):
            if parse(verb) <= code < parse(verb) + number:
                return range(parse(verb), parse(verb) + number)
        return (code,)

    def conserved(self, state: State) -> object:
        """Each kind of card, each character, and all tokens."""
        game = own(state)
        cards = Counter(game.deck[game.top :]) + heap(game.row) + heap(game.drawn) + heap(game.discards)
        for side in (game.first, game.second):
            cards += heap(side.open) + heap(side.hidden) + heap(side.tossed)
            cards += Counter([JOKER] * int(side.joined).bit_count() + [side.held] * (side.held != NO_CARD))
        if game.carry is not None:
            cards += thrown_by(game.carry)
        tokens = game.first.tokens + game.second.tokens + game.reserve()
        return sorted(cards.items()), tokens, characters(game)

    def fits(self, moment: Moment, seat: int, imagined: State) -> bool:
        """Can the cards have come from the decks as they must have, and as all have seen?"""
        game = own(imagined)
        if game.phase in (DRAFT, BROTHER):
            return True
        stories = [*game.decks(), PastDeck(game)]
        before = Counter(dict(enumerate((3, 4, 5, 6, 7, 8, 9, 5, 5))))
        for number, deck in enumerate(stories):
            later = stories[number + 1].carry if number + 1 < len(stories) else None
            left = Counter(game.deck[game.top :]) if number + 1 == len(stories) else Counter[int]()
            if number + 1 == len(stories) and (game.carry is None or game.carry.kept != NO_CARD):
                left += heap(game.drawn)
            if gone(deck, later) + left != +before or heap(deck.first_kept + deck.second_kept)[JOKER]:
                return False
            before = heap(deck.discards + deck.first_tossed + deck.second_tossed)
            if deck.carry is not None:
                before += thrown_by(deck.carry)
        return self.seen_in_row(moment, stories)

    def seen_in_row(self, moment: Moment, stories: list[PastDeck]) -> bool:
        """Did as many cards of each kind come to the row as all have seen? (Jokers come otherwise too.)"""
        seen: Heap = Counter()
        for event in told(moment):
            if isinstance(event, events.RowFilled):
                seen.update(dict(enumerate(event.cards)))
        shown = sum((heap(deck.shown) for deck in stories), Counter[int]())
        return all(shown[kind] == seen[kind] for kind in range(KINDS) if kind != JOKER)


def told(moment: Moment) -> Iterator[Event]:
    return (each.event for each in chain.from_iterable(moment.told))


def thrown_by(carry: Carry) -> Heap:
    """Return what was thrown back from a hand of two decks."""
    if carry.kept == NO_CARD:
        return Counter()
    return heap(carry.old) + heap(carry.new) - Counter([int(carry.kept)])


def gone(deck: PastDeck, later: Carry | None) -> Heap:
    """Return all cards that have left a deck."""
    found = heap(deck.shown)
    for part in (deck.first_kept, deck.second_kept, deck.first_tossed, deck.second_tossed):
        found += heap(part)
    if deck.carry is not None:
        found += heap(deck.carry.new)
    if later is not None:
        found += heap(later.old)
    return found


def characters(game: HolmesState) -> object:
    """Return everybody who is in town or to come; villains join the deck late, and leave it by being met."""
    found = [*game.arrived(), *game.guests[game.next_guest :]]
    if game.phase == DRAFT:
        found += chain.from_iterable(dealt_to(game, seat) for seat in (0, 1))
    return sorted(int(who) for who in found if who < MORIARTY)
