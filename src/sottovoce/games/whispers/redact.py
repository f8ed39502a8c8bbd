"""State, seat -> View: built up from nothing, field by field (RULES.md §1.7)."""

from __future__ import annotations

from sottovoce.core.game import SPECTATOR
from sottovoce.games.whispers.components import CHARACTERS, KIND_BITS, KIND_MASK, PLACES, VERBS, bits
from sottovoce.games.whispers.rules import LAID_BITS, LAID_MASK, WhispersState, stake
from sottovoce.games.whispers.scoring import scores
from sottovoce.games.whispers.state import NO_EVENT, STAGES
from sottovoce.games.whispers.view import UNKNOWN, Card, Doing, EvidenceFace, PileCard, Score, WhispersView

_WATCHER = 4  # the bit of those who only watch


def redact(state: WhispersState, seat: int) -> WhispersView:
    """Return all that the seat, or a spectator, may know."""
    seats = range(state.players)
    bit = _WATCHER if seat == SPECTATOR else seat
    shown = state.cards.shown
    hands = tuple(tuple(sorted(_card(card, bit) for card in state.hand_values(other))) for other in seats)
    piles = tuple(tuple(_pile_card(card, bit) for card in state.pile_values(n)) for n in range(PLACES))
    fresh, under = _deck(state, bit)
    return WhispersView(
        seat=seat,
        mover=state.seat,
        legal=tuple(state.legal()) if seat == state.seat and seat != SPECTATOR else (),
        outcome=state.outcome(),
        cards=shown.identity,
        players=state.players,
        first_counter=state.first_counter,
        counter=state.counter,
        stage=STAGES[state.stage],
        leader=state.leader,
        waiting=state.waiting,
        plays=state.plays,
        laid=tuple(int(state.laid) >> (LAID_BITS * place) & LAID_MASK for place in range(PLACES)),
        doing=_doing(state),
        rule=state.rule,
        stake=stake(state),
        places=tuple(shown.rooms[room] for room in state.rooms),
        room_numbers=tuple(state.rooms),
        people=shown.characters,
        symbols=shown.symbols,
        events=tuple(state.events[: state.drawn]),
        event=None if state.event == NO_EVENT else shown.events[state.event],
        points=tuple(state.points_of(other) for other in seats),
        characters=tuple(_character(state, other, seat) for other in seats),
        revealed=_flags(state.revealed, state.players),
        protected=_flags(state.protected, state.players),
        denied=tuple(_denied(state, other) for other in seats),
        figures=tuple(state.place_of(person) for person in range(CHARACTERS)),
        favour=tuple(tuple(state.favour(other, who) for who in range(CHARACTERS)) for other in seats),
        hands=hands,
        piles=piles,
        fresh=fresh,
        under=under,
        faces=_faces(hands, piles, under, shown.evidence),
        scores=tuple(Score(*score) for score in scores(state)) if state.over() else (),
    )


def _card(card: tuple[int, int], bit: int) -> Card:
    kind, seen = card
    return Card(kind if seen >> bit & 1 else UNKNOWN, seen)


def _pile_card(card: tuple[int, int, int, int], bit: int) -> PileCard:
    kind, up, seen, by = card
    return PileCard(kind if seen >> bit & 1 else UNKNOWN, up == 1, seen, by)


def _deck(state: WhispersState, bit: int) -> tuple[int, tuple[Card, ...]]:
    """Return how many cards of the deck nobody has seen, and the discarded ones below them."""
    left = state.deck[state.top :]
    fresh = sum(card <= KIND_MASK for card in left)
    return fresh, tuple(_card((card & KIND_MASK, card >> KIND_BITS), bit) for card in left[fresh:])


def _character(state: WhispersState, other: int, seat: int) -> int:
    known = other == seat or state.revealed >> other & 1 or state.over()
    return state.character(other) if known else UNKNOWN


def _flags(mask: int, count: int) -> tuple[bool, ...]:
    return tuple(mask >> number & 1 == 1 for number in range(count))


def _denied(state: WhispersState, other: int) -> tuple[int, ...]:
    return tuple(bits(int(state.denied) >> (CHARACTERS * other) & (1 << CHARACTERS) - 1))


def _doing(state: WhispersState) -> Doing:
    verb = VERBS[state.cards.programs[state.program].steps[state.step].verb] if state.program else ""
    return Doing(state.program, state.step, state.after, state.here, state.again, verb)


def _faces(
    hands: tuple[tuple[Card, ...], ...],
    piles: tuple[tuple[PileCard, ...], ...],
    under: tuple[Card, ...],
    faces: tuple[EvidenceFace, ...],
) -> tuple[EvidenceFace, ...]:
    """Return the faces of all kinds that are shown, in the order of their numbers."""
    kinds = {card.kind for hand in (*hands, under) for card in hand}
    kinds |= {card.kind for pile in piles for card in pile}
    return tuple(faces[kind] for kind in sorted(kinds - {UNKNOWN}))
