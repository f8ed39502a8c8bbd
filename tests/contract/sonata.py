"""Black Sonata's secrets, told by its truth and its public history: never by a view or by imagination.

The player does not know which route is in play nor where it was cut, beyond the landmarks and searches he
has seen; nor who the Dark Lady and the card under the keys are, nor the order of clue deck and fog deck,
beyond the cards he has seen. A spectator knows as much as the player. When the game is over, route and
ladies lie open.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from itertools import chain

from sottovoce.core.chance import Chance, Deal
from sottovoce.core.events import Event
from sottovoce.core.game import State
from sottovoce.core.view import Options
from sottovoce.games.sonata import events
from sottovoce.games.sonata.components import (
    CARD_LANDMARK,
    CARD_PLACE,
    CARDS,
    FOG_COUNT,
    LADY_COUNT,
    LADY_SUIT,
    ROADS,
    ROUTES,
    SUIT_STEPS,
)
from sottovoce.games.sonata.rules import SonataState
from sottovoce.games.sonata.state import IN_DECK, OUT
from sottovoce.games.sonata.view import SonataOptions
from sottovoce.lab.contract import Moment, Names, Secrets
from sottovoce.lab.contract.moments import draw, draw_seed

_AHEAD = 8  # cards that stay as they are, so that the next turns show the same in both truths
_TRIES = 60

# Every mode, every way to choose a route, every kind and both sets of labels, not all with all;
# the daily gate takes every third.
SETTINGS: tuple[Options, ...] = (
    SonataOptions(),
    SonataOptions(mode="training", kind="may-stay", labels="international"),
    SonataOptions(mode="easy", difficulty="very-easy", labels="ru"),
    SonataOptions(mode="advanced", difficulty="any"),
    SonataOptions(mode="expert", fog_out=1, route="base-4"),
    SonataOptions(mode="expert", fog_out=6, difficulty="hard", kind="moves"),
    SonataOptions(mode="standard", route="generated", kind="moves", difficulty="hard"),
    SonataOptions(mode="standard", route="hard-6", direction="backwards"),
    SonataOptions(mode="training", route="generated", kind="may-stay", difficulty="any", length="20"),
)


@dataclass
class History:
    """All that was shown so far: of the stealth deck, of the clue cards, of the fog."""

    landmarks: dict[int, int] = field(default_factory=dict)
    searches: dict[int, tuple[int, bool]] = field(default_factory=dict)
    clues: list[Event] = field(default_factory=list)
    fog_read: set[int] = field(default_factory=set)
    top: int = 0

    def hear(self, event: Event, length: int) -> None:
        match event:
            case events.LandmarkSeen(slot=slot, landmark=landmark):
                self.top = slot
                if landmark >= 0:
                    self.landmarks[slot] = landmark
            case events.Foresaw(landmarks=shown):
                for step, landmark in enumerate(shown, 1):
                    if landmark >= 0:
                        self.landmarks[(self.top + step) % length] = landmark
            case events.Searched(place=place, found=found):
                self.searches[self.top] = (place, found)
            case events.FogRead(card=card):
                self.fog_read.add(card)
            case events.GameBegan() | events.ClueTaken() | events.KeysClueTaken() | events.NewDarkLady():
                self.clues.append(event)

    def allows(self, slot: int, card: int) -> bool:
        """Could this stealth card lie in the slot, by what was seen of it?"""
        if self.landmarks.get(slot, CARD_LANDMARK[card]) != CARD_LANDMARK[card]:
            return False
        place, found = self.searches.get(slot, (-1, False))
        return place < 0 or (CARD_PLACE[card] == place) == found

    def allows_route(self, cards: list[int]) -> bool:
        return all(self.allows(slot, card) for slot, card in enumerate(cards))


def history_of(moment: Moment) -> History:
    history = History()
    length = own(moment.state).length
    for told in chain.from_iterable(moment.told):
        history.hear(told.event, length)
    return history


def own(state: State) -> SonataState:
    assert isinstance(state, SonataState)
    return state


def route_of(state: SonataState) -> list[int]:
    return [state.card(slot) for slot in range(state.length)]


# ---------------------------------------------------------------- another route


def printed_routes(state: SonataState) -> Iterator[tuple[int, int, list[int]]]:
    """Yield (source, cut, cards) of every printed route that may be in play, by what was told."""
    terms = state.terms
    for number, route in enumerate(ROUTES):
        if route.length != state.length or route.may_stay != terms.may_stay:
            continue
        if terms.route not in ("random", route.name):
            continue
        if terms.route == "random" and terms.difficulty not in ("any", route.difficulty):
            continue
        for backwards in (0, 1):
            if terms.route != "random" and backwards != (terms.direction == "backwards"):
                continue
            cards = route.cards[::-1] if backwards else route.cards
            for cut in range(len(cards)):
                yield 2 * number + backwards, cut, cards[cut:] + cards[:cut]


def is_walk(cards: list[int], may_stay: bool) -> bool:
    """Is this a closed walk over distinct cards?"""
    steps = zip(cards, cards[1:] + cards[:1], strict=True)
    return len(set(cards)) == len(cards) and all(
        ROADS[CARD_PLACE[a]] >> CARD_PLACE[b] & 1 or (may_stay and CARD_PLACE[a] == CARD_PLACE[b])
        for a, b in steps
    )


def exchanged(state: SonataState, history: History, kept: set[int], chance: Chance) -> list[int]:
    """Another new route: cards of the true one exchanged for others that fit as well."""
    cards = route_of(state)
    for _ in range(_TRIES):
        slot, card = chance.below(len(cards)), chance.below(CARDS)
        if slot in kept or not history.allows(slot, card):
            continue
        other = cards.copy()
        if card in cards:
            if cards.index(card) in kept or not history.allows(cards.index(card), cards[slot]):
                continue
            other[cards.index(card)] = cards[slot]
        other[slot] = card
        if is_walk(other, state.terms.may_stay):
            cards = other
    return cards


def put_in_other_route(second: SonataState, history: History, ahead: int, chance: Chance) -> None:
    kept = {(second.top + step) % second.length for step in range(ahead)}
    true = route_of(second)
    if second.terms.route == "generated":
        cards = exchanged(second, history, kept, chance)
        second.source = -1
    else:
        fitting = [
            (source, cards)
            for source, _, cards in printed_routes(second)
            if history.allows_route(cards)
            and all(CARD_LANDMARK[cards[slot]] == CARD_LANDMARK[true[slot]] for slot in kept)
        ]
        second.source, cards = draw(fitting, chance)
    second.route, second.cut = cards + cards, 0


# ---------------------------------------------------------------- other ladies, other fog


def other_ladies(state: SonataState, history: History, chance: Chance) -> tuple[int, int, list[int]] | None:
    """Deal the ladies once more, as all that was shown; None if they do not come out so."""
    began, *steps = history.clues
    assert isinstance(began, events.GameBegan)
    pair = [lady for lady in range(LADY_COUNT) if LADY_SUIT[lady] == began.suit]
    chance.shuffle(pair)
    dark, mate = pair
    out = (began.suit + SUIT_STEPS[state.terms.mode]) % 6 if SUIT_STEPS[state.terms.mode] else -1
    deck = [lady for lady in range(LADY_COUNT) if LADY_SUIT[lady] not in (began.suit, out)]
    for step in steps:
        match step:
            case events.ClueTaken(lady=lady):
                if lady not in deck:
                    return None
                deck.remove(lady)
            case events.KeysClueTaken(lady=lady):
                if lady != mate:
                    return None
            case events.NewDarkLady(suit=suit):
                deck.append(dark)
                of_suit = [lady for lady in deck if LADY_SUIT[lady] == suit]
                if not of_suit:
                    return None
                dark = draw(of_suit, chance)
                deck.remove(dark)
    chance.shuffle(deck)
    return dark, mate, deck


def put_in_other_ladies(second: SonataState, history: History, chance: Chance) -> None:
    for _ in range(_TRIES):
        found = other_ladies(second, history, chance)
        if found is not None:
            second.dark, second.mate = found[0], found[1]
            second.stack_clues(found[2])
            return


def shuffle_clue_deck(second: SonataState, chance: Chance) -> None:
    deck = second.clue_order()
    chance.shuffle(deck)
    second.stack_clues(deck)


def put_in_other_fog(second: SonataState, history: History, chance: Chance) -> None:
    """Exchange the fog cards that nobody has read."""
    unread = [card for card in range(FOG_COUNT) if card not in history.fog_read]
    shuffled = unread.copy()
    chance.shuffle(shuffled)
    other = {card: card for card in range(FOG_COUNT)} | dict(zip(unread, shuffled, strict=True))
    where = {other[card]: second.fog_place(card) for card in range(FOG_COUNT)}
    deck = [other[card] for card in second.fog_order()]
    second.fog_deck = second.fog_left = 0
    for card, place in where.items():
        if place != IN_DECK:
            second.lay_fog(card, place)
    for card in deck:
        second.lay_fog(card, IN_DECK)


# ---------------------------------------------------------------- the secrets


class SonataSecrets(Secrets):
    """What is hidden in Black Sonata: from the player and from a spectator the same."""

    names: Names = (
        "terms",
        ("seat", "barriers", "phase", "took"),
        "route",
        "source",
        ("top", "countdown", "seen", "fogged"),
        "searches",
        "fog deck",
        "fog places",
        "fog read",
        ("dark", "first suit", "mate", "mate taken"),
        "clue deck",
        ("held", "known"),
        "clues",
        ("pawn", "visited"),
        ("named", "reason", "points"),
        ("low decisions", "high decisions"),
        "chance",
    )

    def hidden(self, seat: int) -> Mapping[str, float]:
        decks = {"fog deck": 0.1, "fog places": 0.1, "clue deck": 0.3}
        return {"route": 0.0, "source": 0.0, "dark": 0.05, "mate": 0.05, "chance": 1.0} | decks

    def retell(self, moment: Moment, seat: int, chance: Chance) -> State | None:
        """Deal anew what is hidden; half the time what would be seen next stays as it is."""
        history = history_of(moment)
        second = own(moment.state).copy_with(Deal(draw_seed(chance)))
        ahead = _AHEAD if chance.below(2) else 0
        if moment.over:
            shuffle_clue_deck(second, chance)
        else:
            put_in_other_route(second, history, ahead, chance)
        if not moment.over and not ahead:
            put_in_other_ladies(second, history, chance)
        if not ahead:
            put_in_other_fog(second, history, chance)
        return second

    def shown(self, before: Moment, after: Moment, seat: int) -> object:
        """New landmarks, the result of a search, a clue, a fog card read, a new suit; at the end all."""
        earlier, later = own(before.state), own(after.state)
        told = [event.event for event in after.told[-1]]
        landmarks = [
            (slot, CARD_LANDMARK[later.card(slot)])
            for slot in range(later.length)
            if (later.seen & ~earlier.seen) >> slot & 1
        ]
        results = [event for event in told if isinstance(event, events.Searched | events.FogRead)]
        clues = later.known & ~earlier.known
        opened = (route_of(later), later.source, later.dark, later.mate) if later.over() else None
        return landmarks, results, clues, LADY_SUIT[later.dark], later.reason, opened

    def conserved(self, state: State) -> object:
        """So many distinct stealth cards, every lady, every fog card."""
        table = own(state)
        steps = SUIT_STEPS[table.terms.mode]
        out = [n for n in range(LADY_COUNT) if steps and LADY_SUIT[n] == (table.first_suit + steps) % 6]
        seen = [lady for lady in range(LADY_COUNT) if table.known >> lady & 1]
        keys = [] if table.mate_taken else [table.mate]
        ladies = sorted([table.dark, *keys, *table.clue_order(), *seen, *out])
        in_deck = [card for card in range(FOG_COUNT) if table.fog_place(card) == IN_DECK]
        fog_fits = sorted(table.fog_order()) == in_deck
        in_slots = sum(table.fog_place(card) < table.length for card in range(FOG_COUNT))
        gone = sum(table.fog_place(card) == OUT for card in range(FOG_COUNT))
        fogged = sum(table.fogged >> slot & 1 for slot in range(table.length))
        fog = (len(in_deck) + in_slots + gone, fog_fits, in_slots == fogged)
        return len(set(route_of(table))), is_walk(route_of(table), table.terms.may_stay), ladies, fog

    def fits(self, moment: Moment, seat: int, imagined: State) -> bool:
        """Does the imagined deck show what was seen of it, and is it a route that may be in play?"""
        other, true, history = own(imagined), own(moment.state), history_of(moment)
        cards = route_of(other)
        if not history.allows_route(cards):
            return False
        if true.terms.route != "generated" and cards not in (route for _, _, route in printed_routes(true)):
            return False
        read = history.fog_read
        return all(other.fog_place(card) == true.fog_place(card) for card in read) and ladies_fit(
            other, history
        )


def ladies_fit(state: SonataState, history: History) -> bool:
    """Can the Dark Lady and her first suit-mate be who they are, by all that happened to the clue cards?"""
    began = history.clues[0]
    assert isinstance(began, events.GameBegan)
    suits = [step.suit for step in history.clues if isinstance(step, events.GameBegan | events.NewDarkLady)]
    taken = {step.lady for step in history.clues if isinstance(step, events.ClueTaken)}
    from_keys = [step.lady for step in history.clues if isinstance(step, events.KeysClueTaken)]
    return (
        LADY_SUIT[state.dark] == suits[-1]
        and LADY_SUIT[state.mate] == began.suit
        and state.dark not in {*taken, state.mate}
        and all(lady == state.mate for lady in from_keys)
    )
