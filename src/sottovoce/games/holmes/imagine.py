"""View -> States that fit it.

Every way to deal the unseen cards that agrees with all the reader has seen is
equally likely. With the first evidence deck this is plain: unseen cards are
hidden before the opponent (never a joker, it would lie open), thrown back by him
at Pike's, or still in the deck. Once discards have been shuffled into a new deck,
`archive` counts the ways in which the old deck's cards may have gone.
"""

from __future__ import annotations

from mypy_extensions import i64

from sottovoce.core.chance import Chance, fast
from sottovoce.core.game import Imagination
from sottovoce.games.holmes import actions
from sottovoce.games.holmes.actions import CARDS, SETUP, TABLE
from sottovoce.games.holmes.archive import (
    HIDDEN,
    KEPT_OF_TWO,
    Filed,
    Way,
    bounded,
    is_carrying,
    known_of,
    ways,
)
from sottovoce.games.holmes.components import (
    CARD_COUNTS,
    CHARACTERS,
    FIRST,
    JOKER,
    MORIARTY,
    NO_CARD,
    NO_CHARACTER,
    ONE,
    RANDOM_VILLAIN,
    RESIDENTS,
    SECOND,
    VILLAIN_CHOICES,
    kinds,
    mask_of,
    pack,
    spread,
)
from sottovoce.games.holmes.rules import HolmesState, ask_brother, ask_draft, ask_lay, ask_marker
from sottovoce.games.holmes.rules_characters import (
    BUY_BIT,
    PASS_BIT,
    ask_drop,
    ask_take,
    use_adler,
    use_billy,
    use_hunter,
    use_pike,
)
from sottovoce.games.holmes.rules_evidence import JOIN_OR_APART, ask_joker, ask_last_jokers
from sottovoce.games.holmes.rules_reservation import reservable
from sottovoce.games.holmes.rules_villains import VILLAIN_CARDS, tribute
from sottovoce.games.holmes.state import (
    BROTHER,
    BUY,
    DRAFT,
    DROP,
    FALL,
    GIVE,
    JOKER_JOIN,
    JOKER_PLACE,
    KEEP,
    LAST,
    LATE,
    LAY,
    LIFT,
    LOOK,
    ONE_BIT,
    OVER,
    PHASES,
    SELL,
    STEAL,
    SWAP,
    TAKE,
    TRIBUTE,
    Carry,
    PastDeck,
    Side,
)
from sottovoce.games.holmes.view import CarryStory, DeckStory, HolmesView


class HolmesImagination(Imagination):
    """The states that fit one view, each dealing of the unseen cards as likely as any other."""

    def __init__(self, view: HolmesView) -> None:
        self.known = known_state(view)
        self.strangers = Strangers(view)
        self.evidence: Evidence | None = None
        if not is_setting_up(self.known):
            self.evidence = FirstDeck(view) if len(view.decks) == 1 else LaterDeck(view)

    def draw(self, chance: Chance) -> HolmesState:
        state = self.known.copy_with(chance.fork())
        self.strangers.deal(state, chance)
        if self.evidence is not None:
            self.evidence.deal(state, chance)
        ask_again(state)
        return state


def is_setting_up(case: HolmesState) -> bool:
    """§2.7 Evidence is shuffled only when all choices of the beginning are made."""
    return case.phase == DRAFT or case.phase == BROTHER


# ---------------------------------------------------------------- what the view tells


def known_state(view: HolmesView) -> HolmesState:
    """Return a state with everything the view tells, and no unseen card placed yet."""
    villains = VILLAIN_CHOICES.index(view.villains)
    first, second = known_side(view, FIRST), known_side(view, SECOND)
    case = HolmesState(
        fast(0), 1 if view.draft_start else 0, 1 if view.brothers else 0, villains, first, second
    )
    case.seat = view.mover
    case.phase = PHASES.index(view.phase)
    case.day = view.day
    case.actor = view.actor
    case.sherlock = view.sherlock
    case.lifted = view.lifted
    case.using = view.using
    case.left = view.left
    case.pending = view.pending
    case.step = view.step
    case.right = view.right
    case.fresh = 1 if view.fresh else 0
    for character in view.characters:
        case.arrive(character)
    case.hiding = mask_of(view.hiding)
    case.unmasked = mask_of(view.unmasked)
    case.row = pack(view.row)
    if view.drawn is not None:
        case.drawn = pack(view.drawn)
    know_deck(case, view.decks[-1])
    return case


def known_side(view: HolmesView, seat: int) -> Side:
    """Return what the view tells of one seat."""
    side = Side()
    side.tokens = view.tokens[seat]
    side.open = pack(view.open[seat])
    side.joined = mask_of(view.joined[seat])
    side.held = view.held[seat]
    side.upright = mask_of(view.upright[seat])
    side.flat = mask_of(view.flat[seat])
    side.stolen = pack(view.stolen[seat])
    hidden = view.hidden[seat]
    side.hidden = side.stolen if hidden is None else pack(hidden)
    if seat == view.seat and view.dealt is not None:
        side.dealt = mask_of(view.dealt)
        side.brought = view.brought
    elif view.draft_start and len(view.characters) > RESIDENTS:
        side.brought = view.characters[RESIDENTS + seat]
    return side


def know_deck(case: HolmesState, deck: DeckStory) -> None:
    """Put in what the view tells of one evidence deck, as if it were the present one; the rest is empty."""
    case.shown = pack(deck.shown)
    case.discards = pack(deck.discards)
    for seat in (FIRST, SECOND):
        kept, tossed = deck.kept[seat], deck.tossed[seat]
        case.side(seat).kept = 0 if kept is None else pack(kept)
        case.side(seat).tossed = 0 if tossed is None else pack(tossed)
    case.carry = known_carry(deck.carry)


def known_carry(carry: CarryStory | None) -> Carry | None:
    """Return a hand of two decks, if it was the reader's own."""
    if carry is None or carry.old is None or carry.new is None:
        return None
    return Carry(carry.seat, pack(carry.old), pack(carry.new), carry.kept)


def unknown_seats(view: HolmesView) -> list[int]:
    """Return the seats whose secrets the reader does not know."""
    return [seat for seat in (FIRST, SECOND) if seat != view.seat]


# ---------------------------------------------------------------- characters not yet seen


class Strangers:
    """The character deck, and the other seats' part of the draft."""

    def __init__(self, view: HolmesView) -> None:
        self.drafting = view.phase == PHASES[DRAFT]
        self.drafted = view.draft_start
        self.others = unknown_seats(view)
        self.picked = [seat < view.mover for seat in (FIRST, SECOND)]
        own = view.dealt or ()
        came = view.characters
        guests = range(RESIDENTS, CHARACTERS)
        self.unseen = [guest for guest in guests if guest not in came]
        # Who may have been passed over in the draft: neither brought, nor dealt to the reader.
        brought = came[RESIDENTS : RESIDENTS + 2] if view.draft_start else ()
        known = own + brought
        self.passed_over = [guest for guest in guests if guest not in known]
        self.villains = [
            villain for villain in VILLAIN_CARDS[_villains(view)] if villain not in view.unmasked
        ]
        self.lottery = view.villains == VILLAIN_CHOICES[RANDOM_VILLAIN] and not view.unmasked

    def deal(self, case: HolmesState, chance: Chance) -> None:
        """Shuffle the character deck, and deal the draft's secret part."""
        if self.drafting:
            self._deal_draft(case, chance)
            return
        deck = self.unseen + self.villains
        if self.lottery:
            deck.append(MORIARTY + chance.below(2))
        chance.shuffle(deck)
        case.guests = deck
        if self.drafted:
            self._deal_passed_over(case, chance)

    def _deal_passed_over(self, case: HolmesState, chance: Chance) -> None:
        """The draft is over: each other seat was dealt the guest it brought and one more."""
        rest = self.passed_over[:]
        chance.shuffle(rest)
        for number, seat in enumerate(self.others):
            side = case.side(seat)
            side.dealt = ONE_BIT[side.brought] | ONE_BIT[rest[number]]

    def _deal_draft(self, case: HolmesState, chance: Chance) -> None:
        """The draft goes on: each other seat has any two guests, and may have picked one."""
        rest = self.passed_over[:]
        chance.shuffle(rest)
        for seat in self.others:
            side = case.side(seat)
            one, other = rest.pop(), rest.pop()
            side.dealt = ONE_BIT[one] | ONE_BIT[other]
            side.brought = one if self.picked[seat] else NO_CHARACTER
        case.guests = rest


def _villains(view: HolmesView) -> int:
    return VILLAIN_CHOICES.index(view.villains)


# ---------------------------------------------------------------- evidence not seen


class Evidence:
    """Deals the evidence that the reader has not seen."""

    def deal(self, case: HolmesState, chance: Chance) -> None:
        raise NotImplementedError


class FirstDeck(Evidence):
    """While the first evidence deck lasts, unseen cards are hidden, thrown back, in a hand, or in it."""

    def __init__(self, view: HolmesView) -> None:
        known = known_of(view, 0)
        self.plain = spread(pack(CARD_COUNTS) - pack(known) & ~(15 * ONE[JOKER]))
        self.jokers = [JOKER] * (CARD_COUNTS[JOKER] - known[JOKER])
        story = view.decks[0]
        self.hidden = [story.kept_counts[seat] if story.kept[seat] is None else 0 for seat in (FIRST, SECOND)]
        self.tossed = [
            story.tossed_counts[seat] if story.tossed[seat] is None else 0 for seat in (FIRST, SECOND)
        ]
        self.drawn = view.drawn_count if view.drawn is None else 0

    def deal(self, case: HolmesState, chance: Chance) -> None:
        cards = self.plain[:]
        for seat in (FIRST, SECOND):
            heap: i64 = pick(cards, self.hidden[seat], chance)
            case.side(seat).kept += heap
            case.side(seat).hidden += heap
        cards += self.jokers
        chance.shuffle(cards)
        for seat in (FIRST, SECOND):
            case.side(seat).tossed += cut(cards, self.tossed[seat])
        case.drawn += cut(cards, self.drawn)
        case.deck = cards
        case.top = 0


def pick(cards: list[int], number: i64, chance: Chance) -> i64:
    """Take so many cards from anywhere in a list; return them as a heap."""
    heap: i64 = 0
    while number:
        place: i64 = chance.below(len(cards))
        heap += ONE[cards[place]]
        cards[place] = cards[-1]
        cards.pop()
        number -= 1
    return heap


def cut(cards: list[int], number: i64) -> i64:
    """Take so many cards from the end of a list; return them as a heap."""
    heap: i64 = 0
    while number:
        heap += ONE[cards.pop()]
        number -= 1
    return heap


class LaterDeck(Evidence):
    """Once discards have become a deck again, unseen cards are dealt through all decks (`archive`)."""

    def __init__(self, view: HolmesView) -> None:
        self.view = view
        self.ways = ways(view)
        self.total = sum(way.count for way in self.ways)

    def deal(self, case: HolmesState, chance: Chance) -> None:
        way = self._pick(chance)
        filed = way.draw(chance)
        last = len(self.view.decks) - 1
        for number, deck in enumerate(self.view.decks):
            rest = filed.rests[number]
            chance.shuffle(rest)
            know_deck(case, deck)
            self._deal_deck(case, number, way, filed)
            for seat in (FIRST, SECOND):
                if deck.tossed[seat] is None:
                    case.side(seat).tossed += cut(rest, deck.tossed_counts[seat])
            if number < last:
                case.past = PastDeck(case)
        self._deal_present(case, filed.rests[last])

    def _pick(self, chance: Chance) -> Way:
        number = bounded(chance, self.total)
        for way in self.ways:
            number -= way.count
            if number < 0:
                return way
        raise ValueError("nothing fits the view")

    def _deal_deck(self, case: HolmesState, number: int, way: Way, filed: Filed) -> None:
        """Hide the cards of a deck that were hidden, and put together a hand of two decks."""
        for lot, cards in zip(way.lots, filed.lots, strict=True):
            if lot.role == HIDDEN and lot.source == number:
                heap = heap_of(cards)
                case.side(lot.seat).kept += heap
                if self.view.hidden[lot.seat] is None:
                    case.side(lot.seat).hidden += heap
        carry = self.view.decks[number].carry
        if carry is not None and carry.old is None:
            self._deal_carry(case, number, carry, way, filed)

    def _deal_carry(self, case: HolmesState, number: int, carry: CarryStory, way: Way, filed: Filed) -> None:
        old: i64 = 0
        new: i64 = 0
        kept = NO_CARD
        missing = carry.new_count
        for lot, cards in zip(way.lots, filed.lots, strict=True):
            if lot.hand == number:
                if lot.role == KEPT_OF_TWO:
                    kept = cards[0]
                if lot.source == number:
                    new += heap_of(cards)
                    missing -= 1
                else:
                    old += heap_of(cards)
        new += cut(filed.rests[number], missing)
        case.carry = Carry(carry.seat, old, new, kept)
        if kept == NO_CARD:
            case.drawn = old + new
        elif kept != JOKER and self.view.hidden[carry.seat] is None:
            case.side(carry.seat).hidden += ONE[kept]

    def _deal_present(self, case: HolmesState, rest: list[int]) -> None:
        """What is left of the present deck: perhaps in a hand at Pike's, otherwise still in it."""
        if self.view.drawn is None and not is_carrying(self.view):
            case.drawn = cut(rest, self.view.drawn_count)
        case.deck = rest
        case.top = 0


def heap_of(cards: list[int]) -> int:
    """Return cards as a heap."""
    return sum(ONE[kind] for kind in cards)


# ---------------------------------------------------------------- what may be decided


def ask_again(case: HolmesState) -> None:
    """Work out anew what the seat that decides may do; with a hidden hand it depends on what was dealt."""
    phase: i64 = case.phase
    barriers: i64 = case.barriers
    if phase == LIFT or (phase == LAY and case.day == 1):
        ask_marker(case)
    elif phase == LAY:
        ask_lay(case)
    elif phase == TAKE:
        ask_take(case)
    elif phase == LATE:
        case.ask(LATE, TABLE, reservable(case) | PASS_BIT)
    elif phase == DRAFT:
        ask_draft(case, case.seat)
    elif phase == BROTHER:
        ask_brother(case)
    elif phase == LAST:
        ask_last_jokers(case)
    elif phase == OVER:
        case.ask(OVER, TABLE, 0)
    else:
        ask_visit_again(case)
    case.barriers = barriers


def ask_visit_again(case: HolmesState) -> None:
    """The same for the questions of single characters, jokers and villains."""
    phase: i64 = case.phase
    if phase == STEAL:
        use_adler(case)
    elif phase == LOOK:
        use_pike(case)
    elif phase == KEEP:
        case.ask(KEEP, CARDS, kinds(case.drawn) << actions.KEEP)
    elif phase == DROP:
        ask_drop(case)
    elif phase == SELL:
        use_billy(case)
    elif phase == BUY:
        case.ask(BUY, CARDS, BUY_BIT | PASS_BIT)
    elif phase == GIVE:
        use_hunter(case)
    elif phase == SWAP:
        case.ask(SWAP, TABLE, kinds(case.row - ONE[case.pending]) << actions.TAKE)
    elif phase == JOKER_PLACE:
        ask_joker(case, None)
    elif phase == JOKER_JOIN:
        case.ask(JOKER_JOIN, CARDS, JOIN_OR_APART)
    elif phase == TRIBUTE:
        case.ask(TRIBUTE, CARDS, tribute(case))
    else:
        case.ask(FALL, SETUP, case.mine().upright << actions.FLAT)
