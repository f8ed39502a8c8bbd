"""Whispers' secrets, told by its truth and its public history: never by a view or by imagination.

A seat does not know who the others are, except what guesses have shown; nor any card that it has
not held, played, discarded, looked at or seen lying open; nor the order of the decks. Who has seen
which card, everybody can follow.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from itertools import chain, islice

from sottovoce.core.chance import Chance, Deal
from sottovoce.core.events import Event
from sottovoce.core.game import NOBODY, SPECTATOR, Game, State
from sottovoce.core.view import Options, read_options
from sottovoce.games.whispers import events, with_cards
from sottovoce.games.whispers.components import CHARACTERS, KIND_BITS, KIND_MASK, PLACES
from sottovoce.games.whispers.rules import WhispersState, lay_choices
from sottovoce.games.whispers.state import Pile
from sottovoce.lab.contract import Moment, Names, Secrets
from sottovoce.lab.contract.moments import draw_seed
from tests.games.whispers.positions import ODD_FILE

_WATCHER = 4
_AHEAD = 4  # cards on top of the deck that are sometimes left, so that what is drawn next is the same
_SEATS = 4


def whispers(state: State) -> WhispersState:
    assert isinstance(state, WhispersState)
    return state


def bit_of(seat: int) -> int:
    return 1 << (_WATCHER if seat == SPECTATOR else seat)


def face(card: tuple[int, int], bit: int) -> int:
    """Return the kind of a card to one who has seen it, else -1."""
    kind, seen = card
    return kind if seen & bit else -1


class Places:
    """Every card that a seat has not seen, to be taken up and laid down again in another order."""

    def __init__(self, state: WhispersState, seat: int, ahead: int) -> None:
        self.state = state
        self.bit = bit_of(seat)
        self.hands = [list(state.hand_values(other)) for other in range(state.players)]
        self.piles = [list(state.pile_values(place)) for place in range(PLACES)]
        self.deck = [(card & KIND_MASK, card >> KIND_BITS) for card in state.deck[state.top :]]
        self.ahead = ahead

    def unseen(self) -> Iterator[int]:
        """Yield the kinds of all such cards."""
        for kind, seen, *_ in self._all():
            if not seen & self.bit:
                yield kind

    def _all(self) -> Iterator[tuple[int, ...]]:
        yield from chain.from_iterable(self.hands)
        yield from ((kind, seen) for pile in self.piles for kind, _, seen, _ in pile)
        yield from self.deck[self.ahead :]

    def lay(self, kinds: Iterator[int]) -> None:
        """Put other kinds in their places."""
        state = self.state
        for seat, hand in enumerate(self.hands):
            while state.size(seat):
                state.lose(seat, 0)
            for kind, seen in hand:
                state.gain(seat, kind if seen & self.bit else next(kinds), seen)
        for place, cards in enumerate(self.piles):
            pile: Pile | None = None
            for kind, up, seen, by in cards:
                pile = Pile(kind if seen & self.bit else next(kinds), up, seen, by, pile)
            state.set_pile(place, pile)
        below = [(k if seen & self.bit else next(kinds), seen) for k, seen in self.deck[self.ahead :]]
        state.deck = [kind | seen << KIND_BITS for kind, seen in (*self.deck[: self.ahead], *below)]
        state.top = 0


@dataclass
class Memory:
    """What a seat was told: who the others are or are not, and the cards it holds."""

    seat: int
    known: dict[int, int] = field(default_factory=dict)
    denied: set[tuple[int, int]] = field(default_factory=set)
    hand: Counter[int] = field(default_factory=Counter)
    last: Event | None = None

    def hear(self, event: Event) -> None:
        match event:
            case events.CharacterDealt(seat=seat, character=who):
                self.known[seat] = who
            case events.GuessedRight(other=other, character=who):
                self.known[other] = who
            case events.GuessedWrong(other=other, character=who):
                self.denied.add((other, who))
            case events.GameEnded(characters=people):
                self.known |= dict(enumerate(people))
            case _:
                self._hear_of_cards(event)

    def _hear_of_cards(self, event: Event) -> None:
        match event:
            case events.DrewCards(cards=cards):
                self.hand.update(cards)
            case events.PlayedUp(seat=seat, card=card) if seat == self.seat:
                self.hand[card] -= 1
            case events.KnownCard(card=card) if self._leaves():
                self.hand[card] -= 1
            case events.GivenCard(card=card) | events.TakenCard(card=card):
                self._swap(card, isinstance(event, events.TakenCard))
        if not isinstance(event, events.GivenCard):
            self.last = event

    def _leaves(self) -> bool:
        """Was the seat's own card just played face down or put under the deck?"""
        is_away = isinstance(self.last, events.PlayedDown | events.Discarded)
        return is_away and getattr(self.last, "seat", None) == self.seat

    def _swap(self, card: int, taken: bool) -> None:
        """A card went from one player of a swap to the other."""
        assert isinstance(self.last, events.Swapped)
        if self.last.seat == self.seat:
            self.hand[card] += 1 if taken else -1
        if self.last.other == self.seat:
            self.hand[card] += -1 if taken else 1


def remembered(moment: Moment, seat: int) -> Memory:
    memory = Memory(seat)
    for told in chain.from_iterable(moment.told):
        if told.shown_to(seat):
            memory.hear(told.event)
    return memory


def own_draws(before: Moment, after: Moment, seat: int) -> list[list[int]]:
    """Return what a seat drew, draw by draw: a hand has no order, but two draws come one after the other."""
    deck, drawn = iter(whispers(before.state).deck[whispers(before.state).top :]), []
    for told in after.told[-1]:
        if isinstance(told.event, events.Drew):
            cards = [card & KIND_MASK for card in islice(deck, told.event.count)]
            if told.event.seat == seat:
                drawn.append(sorted(cards))
    return drawn


def let_go(before: Moment, after: Moment) -> list[int]:
    """Return who has seen the card that was put under the deck, if one was: all can follow that.

    Out of an empty deck it may come back at once, so that the hand looks as it did before. Of several
    cards alike the one with the lowest mark of who has seen it goes.
    """
    seat, code = after.decisions[-1]
    word, _, name = before.game.notation(code).partition(":")
    if word != "drop":
        return []
    own = whispers(before.state)
    names = [card.key for card in own.cards.evidence]
    return [min(seen for kind, seen in own.hand_values(seat) if names[kind] == name)]


class WhispersSecrets(Secrets):
    """What is hidden in Whispers, and from whom; with a small set there is `little` to hide."""

    def __init__(self, little: bool = False) -> None:
        self.little = little

    names: Names = (
        ("seat", "barriers", "stage", "first counter", "counter", "leader"),
        ("waiting", "plays", "laid"),
        ("program", "step", "after", "here", "again"),
        ("rule", "event", "drawn"),
        "rooms",
        "events",
        "characters",
        "figures",
        "points",
        ("revealed", "protected", "denied"),
        "hands",
        "favour",
        "piles",
        "deck",
        ("base", "width", "rows", "cols"),
        "chance",
    )

    def values(self, state: State) -> dict[str, object]:
        own = whispers(state)
        seats = range(own.players)
        parts: dict[str, object] = {f"hand {seat}": sorted(own.hand_values(seat)) for seat in seats}
        parts |= {f"character {seat}": own.character(seat) for seat in seats}
        parts["open cards"] = [
            [kind for kind, up, _, _ in own.pile_values(place) if up] for place in range(PLACES)
        ]
        parts["events drawn"] = own.events[: own.drawn]
        return super().values(state) | parts

    def hidden(self, seat: int) -> Mapping[str, float]:
        others = [other for other in range(_SEATS) if other != seat]
        hands = {f"hand {other}": 0.0 for other in others}
        people = {f"character {other}": 0.0 for other in others}
        cards = (
            {"hands": 0.2, "piles": 0.2, "deck": 0.0, "events": 0.6}
            if self.little
            else {"hands": 0.5, "piles": 0.4, "deck": 0.5, "events": 0.9}
        )
        whole = cards | {"characters": 0.2}
        return hands | people | whole | {"rows": 0.0, "cols": 0.0, "chance": 1.0}

    def retell(self, moment: Moment, seat: int, chance: Chance) -> State | None:
        """Deal unseen cards and unknown characters anew."""
        second = whispers(moment.state).copy_with(Deal(draw_seed(chance)))
        places = Places(second, seat, _AHEAD if chance.below(2) else 0)
        kinds = list(places.unseen())
        chance.shuffle(kinds)
        places.lay(iter(kinds))
        second.characters = self.people(remembered(moment, seat), second, chance)
        left = second.events[second.drawn :]
        chance.shuffle(left)
        second.events = second.events[: second.drawn] + left
        if second.seat != NOBODY:
            lay_choices(second)
        return second

    def people(self, memory: Memory, state: WhispersState, chance: Chance) -> int:
        """Return another deal of the characters that fits all that was said, each equally likely."""
        seats = [seat for seat in range(state.players) if seat not in memory.known]
        left = [who for who in range(CHARACTERS) if who not in memory.known.values()]
        while True:  # the true deal fits, so one will be found
            chance.shuffle(left)
            dealt = dict(zip(seats, left, strict=False))
            if memory.denied.isdisjoint(dealt.items()):
                return sum(who << (4 * seat) for seat, who in (memory.known | dealt).items())

    def shown(self, before: Moment, after: Moment, seat: int) -> object:
        """Cards that came before its eyes, an event, the verdict on a guess, who is who at the end."""
        own, bit = whispers(after.state), bit_of(seat)
        hands = [
            sorted((face(card, bit), card[1]) for card in own.hand_values(s)) for s in range(own.players)
        ]
        piles = [
            [(face((kind, seen), bit), up, seen) for kind, up, seen, _ in own.pile_values(place)]
            for place in range(PLACES)
        ]
        deck = [(card & KIND_MASK, card >> KIND_BITS) for card in own.deck[own.top :]]
        verdict = own.revealed, own.denied, own.points, own.seat
        people = own.characters if after.over else None
        events_drawn = own.events[: own.drawn]
        moved = own_draws(before, after, seat), let_go(before, after)
        return hands, piles, [face(card, bit) for card in deck], verdict, people, events_drawn, moved

    def conserved(self, state: State) -> object:
        """Each kind of card, wherever it lies, and the eight figures in their rooms."""
        own = whispers(state)
        cards = Counter(card & KIND_MASK for card in own.deck[own.top :])
        for seat in range(own.players):
            cards.update(kind for kind, _ in own.hand_values(seat))
        for place in range(PLACES):
            cards.update(card[0] for card in own.pile_values(place))
        figures = sum(0 <= own.place_of(person) < PLACES for person in range(CHARACTERS))
        people = len({own.character(seat) for seat in range(own.players)})
        return sorted(cards.items()), figures, people

    def fits(self, moment: Moment, seat: int, imagined: State) -> bool:
        """Are all the people it knows whom it knows them to be, and is its hand its own?"""
        own, memory = whispers(imagined), remembered(moment, seat)
        if any(own.character(other) != who for other, who in memory.known.items()):
            return False
        if any(own.character(other) == who for other, who in memory.denied):
            return False
        return seat == SPECTATOR or Counter(kind for kind, _ in own.hand_values(seat)) == +memory.hand


ODD = with_cards(ODD_FILE)  # few cards, five symbols, steps in unusual company
ODD_SECRETS = WhispersSecrets(little=True)


def settings(game: Game) -> tuple[Options, ...]:
    """Return the usual game for each number of players, and after each a longer or shorter one."""
    return tuple(
        read_options(game.name, game.options, {"players": players, "counter": counter})
        for players in ("2", "3", "4")
        for counter in ("usual", "9" if players != "3" else "5")
    )
