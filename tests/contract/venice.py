"""Venice's secrets, told by its truth and its public history: never by a view or by imagination.

A seat of Venice does not know the order of the pile, what the other has drawn unless he has laid
it down since, and the generator. Both players can count each other's hand at a reshuffle, because
the pile is empty then; a spectator can count only both hands together.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from itertools import chain, islice, product

from sottovoce.core.chance import Chance, Deal
from sottovoce.core.events import Event
from sottovoce.core.game import NOBODY, SPECTATOR, State
from sottovoce.games.venice import events
from sottovoce.games.venice.actions import THROW
from sottovoce.games.venice.components import CARD_TYPES, DEALS, EAST, HAND, WEST, spread
from sottovoce.games.venice.rules import VeniceState, legal_turn
from sottovoce.lab.contract import Moment, Names, Secrets
from sottovoce.lab.contract.moments import draw, draw_seed

Heap = Counter[int]  # how many there are of each kind of card
Hands = tuple[Heap, Heap]

_TRIES = 20
_ATTEMPTS = 6
_EXCHANGES = 24


@dataclass
class Deed:
    """Something a player did before all eyes: drew so many cards from the pile, or laid cards down."""

    seat: int
    drawn: int = 0
    laid: tuple[int, ...] = ()


@dataclass
class Era:
    """The time since a shuffle: the hands as they stood then, and what was done."""

    kept: Hands
    deeds: list[Deed] = field(default_factory=list)

    def drawn_by(self) -> list[int]:
        """Return who drew each card of the pile, from its top."""
        return [deed.seat for deed in self.deeds for _ in range(deed.drawn)]

    def hand(self, seat: int, pile: list[int], kept: Heap) -> Heap:
        """Return what a seat holds in the end if the pile lay so and it held that at the shuffle."""
        drawn = Counter(card for card, who in zip(pile, self.drawn_by(), strict=False) if who == seat)
        return kept + drawn - Counter(chain.from_iterable(deed.laid for deed in self.deeds_of(seat)))

    def deeds_of(self, seat: int) -> Iterator[Deed]:
        return (deed for deed in self.deeds if deed.seat == seat)

    def still_held(self, seat: int, kept: Heap) -> Heap | None:
        """Return what must still be held of a hand; None if its owner could not have laid down so much."""
        left, drawn = kept.copy(), 0
        for deed in self.deeds_of(seat):
            drawn += deed.drawn
            for card in deed.laid:
                if left[card]:
                    left[card] -= 1
                else:
                    drawn -= 1
            if drawn < 0:
                return None
        return left

    def can_lead_to(self, kept: Hands, hands: Hands) -> bool:
        """Say whether these hands can have become those."""
        left = [self.still_held(seat, kept[seat]) for seat in (WEST, EAST)]
        return all(held is not None and held <= hand for held, hand in zip(left, hands, strict=True))


def eras(moment: Moment) -> list[Era]:
    """Return the eras of the round that is being played, from all that was told."""
    found: list[Era] = []
    hands: Hands = (Counter(), Counter())
    for event in this_round(moment):
        match event:
            case events.RoundBegan():
                found = [Era((Counter(), Counter()))]
            case events.Reshuffled():
                found.append(Era((hands[WEST].copy(), hands[EAST].copy())))
            case events.DrewCards(seat=seat, cards=cards):
                hands[seat].update(counted(cards))
                found[-1].deeds.append(Deed(seat, drawn=sum(cards)))
            case events.Played(seat=seat, card=card, count=count):
                hands[seat].subtract([card] * count)
                found[-1].deeds.append(Deed(seat, laid=(card,) * count))
            case events.Threw(seat=seat, cards=cards):
                hands[seat].subtract(counted(cards))
                found[-1].deeds.append(Deed(seat, laid=tuple(counted(cards).elements())))
    return found


def this_round(moment: Moment) -> list[Event]:
    """Return the events of the round that is being played."""
    found: list[Event] = []
    for told in reversed(list(chain.from_iterable(moment.told))):
        found.append(told.event)
        if isinstance(told.event, events.RoundBegan):
            break
    return found[::-1]


def counted(cards: tuple[int, ...]) -> Heap:
    return Counter({kind: count for kind, count in enumerate(cards) if count})


def heap(packed: int) -> Heap:
    return Counter(spread(packed))


def packed(cards: Iterable[int]) -> int:
    return sum(1 << (4 * card) for card in cards)


@dataclass
class Redeal:
    """The cards dealt anew as one seat might think they lie: what it has seen is not touched.

    `ahead` more cards of the pile are left where they are. If those are drawn next, both truths show
    the same, and whatever else differs then is a leak.
    """

    past: list[Era]
    seat: int
    pile: list[int]
    ahead: int
    chance: Chance

    @property
    def era(self) -> Era:
        return self.past[-1]

    def deal(self) -> tuple[list[int], Hands]:
        """Return another pile, and the hands at the shuffle before it."""
        free = self.free_places()
        pool = Counter(self.pile[place] for place in free)
        kept = self.split(pool) if self.seat == SPECTATOR else self.era.kept
        forced = self.forced(kept, pool)
        assert forced is not None, "the cards that were laid down cannot have been drawn"
        rest = list((pool - Counter(forced.values())).elements())
        self.chance.shuffle(rest)
        others = (place for place in free if place not in forced)
        changed = forced | dict(zip(others, rest, strict=True))
        return [changed.get(place, card) for place, card in enumerate(self.pile)], kept

    def split(self, pool: Heap) -> Hands:
        """A spectator knows the hands of the shuffle only together: exchange cards that may be exchanged."""
        west, east = (list(hand.elements()) for hand in self.era.kept)
        for _ in range(_EXCHANGES if west and east else 0):
            here, there = self.chance.below(len(west)), self.chance.below(len(east))
            west[here], east[there] = east[there], west[here]
            if self.forced((Counter(west), Counter(east)), pool) is None:
                west[here], east[there] = east[there], west[here]
        hands = (Counter(west), Counter(east))
        return hands if self.earlier(hands) else self.era.kept

    def earlier(self, kept: Hands) -> list[Hands]:
        """Return some ways in which the hands of the shuffle before can have become these.

        In the first two deals there is one: nothing was held when the round began.
        """
        if self.seat != SPECTATOR or len(self.past) == 1:
            return [self.past[max(0, len(self.past) - 2)].kept]
        before = self.past[-2]
        return list(
            islice((hands for hands in splits(before.kept) if before.can_lead_to(hands, kept)), _TRIES)
        )

    def free_places(self) -> list[int]:
        who = self.era.drawn_by()
        drawn = [place for place, seat in enumerate(who) if seat != self.seat]
        return drawn + list(range(min(len(who) + self.ahead, len(self.pile)), len(self.pile)))

    def forced(self, kept: Hands, pool: Heap) -> dict[int, int] | None:
        """Put every card that was laid down, and not held at the shuffle, among those drawn before.

        None if there are not enough of them.
        """
        left = (dict(kept[WEST]), dict(kept[EAST]))
        drawn: tuple[list[int], list[int]] = ([], [])
        forced: dict[int, int] = {}
        top = 0
        for deed in self.era.deeds:
            own, places = left[deed.seat], drawn[deed.seat]
            places.extend(range(top, top + deed.drawn))
            top += deed.drawn
            for card in deed.laid if deed.seat != self.seat else ():
                if own.get(card):
                    own[card] -= 1
                elif places:
                    forced[places.pop(self.chance.below(len(places)))] = card
                else:
                    return None
        return forced if Counter(forced.values()) <= pool else None


class VeniceSecrets(Secrets):
    """What is hidden in Venice, and from whom."""

    names: Names = (
        ("seat", "barriers", "single", "round", "deal", "merchant owner"),
        ("west wins", "east wins", "results"),
        ("doge", "west guard", "east guard", "merchant", "harlequin", "favourite"),
        ("line", "played"),
        ("west hand", "east hand", "west discard", "east discard"),
        ("west kept", "east kept", "west kept before", "east kept before"),
        "pile",
        "top",
        "turns",
        "turns before",
        ("low decisions", "high decisions"),
        "chance",
    )

    def own(self, state: State) -> VeniceState:
        """Return the truth of Venice that a state is."""
        assert isinstance(state, VeniceState)
        return state

    def values(self, state: State) -> dict[str, object]:
        own = self.own(state)
        parts = {"pile drawn": own.pile[: own.top], "pile to come": own.pile[own.top :]}
        return super().values(state) | parts

    def hidden(self, seat: int) -> Mapping[str, float]:
        hands = {"west hand": 0.75, "east hand": 0.75}
        kept = {"west kept": 0.05, "east kept": 0.05, "west kept before": 0.0, "east kept before": 0.0}
        if seat != SPECTATOR:
            hands.pop("east hand" if seat == EAST else "west hand")
            kept.clear()
        pile = {"pile": 0.8, "pile drawn": 0.7, "pile to come": 0.6}
        return hands | kept | pile | {"chance": 1.0, "low decisions": 0.1, "high decisions": 0.0}

    def retell(self, moment: Moment, seat: int, chance: Chance) -> State | None:
        """Deal the cards of the last shuffle anew; half the time what the seat would draw next stays."""
        state, past = self.own(moment.state), eras(moment)
        assert len(past[-1].drawn_by()) == state.top, "the story does not tell every card drawn"
        ahead = HAND if chance.below(2) else 0
        found = most_different(state, Redeal(past, seat, state.pile, ahead, chance))
        if found is None and ahead:
            found = most_different(state, Redeal(past, seat, state.pile, 0, chance))
        return found

    def shown(self, before: Moment, after: Moment, seat: int) -> object:
        """A hand thrown away, hands of one type, and the seat's own new cards: those before a shuffle apart.

        The same cards may come to a hand in both truths, but on either side of a shuffle, at which the seat
        can count the other's hand.
        """
        _, code = after.decisions[-1]
        thrown = self.own(before.state).hand(before.state.seat) if code == THROW else 0
        laid_open = [told.event for told in after.told[-1] if isinstance(told.event, events.HandShown)]
        if seat == SPECTATOR:
            return thrown, laid_open
        now = self.own(after.state)
        return thrown, laid_open, now.hand(seat), (now.west_kept, now.east_kept)[seat]

    def conserved(self, state: State) -> object:
        """Each kind of card, wherever it lies."""
        own = self.own(state)
        heaps = (own.west_hand, own.east_hand, own.west_discard, own.east_discard)
        everywhere = chain(own.pile[own.top :], *(spread(cards) for cards in heaps))
        return sorted(Counter(everywhere).items())

    def fits(self, moment: Moment, seat: int, imagined: State) -> bool:
        """Can the hands have become what they are, from what the seat knows that they were?"""
        own, past = self.own(imagined), eras(moment)
        before = (heap(own.west_kept_before), heap(own.east_kept_before))
        kept = (heap(own.west_kept), heap(own.east_kept))
        hands = (heap(own.west_hand), heap(own.east_hand))
        if seat != SPECTATOR and kept != past[-1].kept:
            return False
        if seat == SPECTATOR and len(past) == DEALS and not past[-2].can_lead_to(before, kept):
            return False
        return past[-1].can_lead_to(kept, hands) and could_be_dealt(past, hands)


def could_be_dealt(past: list[Era], hands: Hands) -> bool:
    """An opening hand of a single type is dealt again: none is held by one who has not drawn since."""
    for seat, hand in enumerate(hands):
        drawn = sum(deed.drawn for deed in past[-1].deeds_of(seat))
        laid = chain.from_iterable(deed.laid for deed in past[-1].deeds_of(seat))
        if len(past) == 1 and drawn == HAND and single_type(chain(hand.elements(), laid)):
            return False
    return True


def single_type(cards: Iterable[int]) -> bool:
    return len({CARD_TYPES[card] for card in cards}) == 1


def most_different(state: VeniceState, redeal: Redeal) -> State | None:
    """Deal until hands and pile both differ, or return the best of some attempts: other hands before all."""
    best: VeniceState | None = None
    for _ in range(_ATTEMPTS):
        pile, kept = redeal.deal()
        if len(redeal.past) == 1 and (single_type(pile[:HAND]) or single_type(pile[HAND : 2 * HAND])):
            continue
        second = retold(state, redeal, pile, kept)
        if differences(state, second) == (True, True):
            return second
        if best is None or differences(state, second) > differences(state, best):
            best = second
    return best if best is not None and any(differences(state, best)) else None


def retold(state: VeniceState, redeal: Redeal, pile: list[int], kept: Hands) -> VeniceState:
    """Return the state as it would be with this pile and these hands at the last shuffle."""
    second = state.copy_with(Deal(draw_seed(redeal.chance)))
    second.pile = pile
    second.west_kept, second.east_kept = (packed(hand.elements()) for hand in kept)
    if len(redeal.past) == DEALS:
        before = draw(redeal.earlier(kept), redeal.chance)
        second.west_kept_before, second.east_kept_before = (packed(hand.elements()) for hand in before)
    second.west_hand, second.east_hand = (
        packed(redeal.era.hand(seat, pile, kept[seat]).elements()) for seat in (WEST, EAST)
    )
    if second.seat != NOBODY:
        legal_turn(second)
    return second


def differences(first: VeniceState, second: VeniceState) -> tuple[bool, bool]:
    """Say what differs of the two things that matter: the hands, and the pile to come."""
    hands = (first.west_hand, first.east_hand) != (second.west_hand, second.east_hand)
    return hands, first.pile[first.top :] != second.pile[second.top :]


def splits(hands: Hands) -> Iterator[Hands]:
    """Yield every way to divide the cards of two hands into two hands of the same sizes."""
    together = hands[WEST] + hands[EAST]
    for counts in product(*(range(count + 1) for count in together.values())):
        if sum(counts) == hands[WEST].total():
            west = Counter(dict(zip(together, counts, strict=True)))
            yield west, together - west
