"""The villains (RULES.md §9). A villain who has had his due leaves the phase at `DONE`."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sottovoce.core.events import Story
from sottovoce.games.holmes import actions, events
from sottovoce.games.holmes.actions import CARDS, SETUP
from sottovoce.games.holmes.components import (
    MORAN,
    MORAN_SEATS,
    MORIARTY,
    MORIARTY_SEATS,
    MORIARTY_TOKENS,
    NO_CARD,
    RANDOM_VILLAIN,
)
from sottovoce.games.holmes.rules_evidence import discard, give_up, kind_given, open_cards, pay_tokens
from sottovoce.games.holmes.state import FALL, ONE_BIT, TRIBUTE, Case

PAY_BIT: Final = 1 << actions.PAY
VILLAIN_CARDS: Final[list[list[int]]] = [[], [MORIARTY], [MORAN], [], [MORIARTY, MORAN]]


def villains_in(case: Case) -> list[int]:
    """§2.4, §1.6 Return the villains to be shuffled into the character deck."""
    if case.villains == RANDOM_VILLAIN:
        return [MORIARTY + case.chance.below(2)]
    return VILLAIN_CARDS[case.villains]


def meet(case: Case, villain: i64, story: Story | None) -> None:
    """§9.1 A villain is opened: he is discarded, and has his due."""
    case.using = villain
    case.unmasked |= ONE_BIT[villain]
    case.step = 0
    if story is not None:
        story.tell(events.VillainCame(villain))
    demand(case, story)


def demand(case: Case, story: Story | None) -> None:
    """§9.2, §9.3 Ask the next player for the villain's due."""
    seats = MORIARTY_SEATS if case.using == MORIARTY else MORAN_SEATS
    case.done()
    while case.step < len(seats):
        turn_to(case, seats[case.step])
        if case.using == MORAN:
            case.ask(FALL, SETUP, case.mine().upright << actions.FLAT)
            return
        mask: i64 = tribute(case)
        if mask:
            case.ask(TRIBUTE, CARDS, mask)
            return
        case.step += 1
        if story is not None:
            story.tell(events.GaveUp(case.seat, NO_CARD, 0))


def turn_to(case: Case, seat: i64) -> None:
    """Let a seat decide; what the other has done can no longer be taken back."""
    if case.seat != seat:
        case.seat = seat
        case.barriers += 1


def tribute(case: Case) -> i64:
    """§9.2 (H19) An open card, or two tokens; without cards what tokens there are, if any."""
    side = case.mine()
    cards: i64 = open_cards(side) << actions.GIVE
    if side.tokens >= MORIARTY_TOKENS or (cards == 0 and side.tokens > 0):
        return cards | PAY_BIT
    return cards


def apply_tribute(case: Case, place: i64, story: Story | None) -> None:
    """§9.2 A card is discarded, or tokens go to the reserve."""
    if place == actions.PAY:
        tokens: i64 = min(MORIARTY_TOKENS, case.mine().tokens)
        pay_tokens(case, tokens, None)
        if story is not None:
            story.tell(events.GaveUp(case.seat, NO_CARD, tokens))
    else:
        kind: i64 = kind_given(place - actions.GIVE)
        if story is not None:
            story.tell(events.GaveUp(case.seat, kind, 0))
        give_up(case, place - actions.GIVE, story)
        discard(case, kind)
    case.step += 1
    demand(case, story)


def apply_fall(case: Case, place: i64, story: Story | None) -> None:
    """§9.3 (H19) A marker lies flat where it stands; no ability is used."""
    side = case.mine()
    character: i64 = place - actions.FLAT
    side.upright ^= ONE_BIT[character]
    side.flat |= ONE_BIT[character]
    if story is not None:
        story.tell(events.MarkerFell(case.seat, character))
    case.step += 1
    demand(case, story)
