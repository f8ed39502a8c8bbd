"""Two truths, one view: what a seat cannot know must show in nothing that reaches it."""

from __future__ import annotations

from typing import NamedTuple

from sottovoce.core.chance import Chance
from sottovoce.core.errors import Refusal
from sottovoce.core.game import NOBODY, State
from sottovoce.core.view import View
from sottovoce.lab.contract.broken import Check, ContractBroken, seat_name
from sottovoce.lab.contract.engine import check_conserved, illegal_codes
from sottovoce.lab.contract.moments import Moment
from sottovoce.lab.contract.report import PairsOf
from sottovoce.lab.contract.secrets import Secrets, differing
from sottovoce.lab.contract.steps import LayTable, Pair, compare_steps, view_difference
from sottovoce.lab.contract.views import Wire, check_imagine, wire


class Face(NamedTuple):
    """All that a seat gets from one truth."""

    view: View
    seen: Wire
    legal: list[int]
    worthwhile: tuple[int, ...]
    offers: Wire
    insight: Wire
    refusals: list[str]


_SAME = {
    "legal": Check.SAME_LEGAL,
    "worthwhile": Check.SAME_LEGAL,
    "offers": Check.SAME_OFFERS,
    "insight": Check.SAME_INSIGHT,
    "refusals": Check.SAME_REFUSALS,
}


def check_pair(
    moment: Moment, seat: int, secrets: Secrets, lay: LayTable, chance: Chance, pairs: PairsOf
) -> bool:
    """Deal a second truth and compare all that the seat gets, now and later; say if anything is hidden."""
    second = secrets.retell(moment, seat, chance)
    if second is None:
        pairs.nothing_hidden += 1
        return False
    check_retelling(moment, seat, secrets, second, pairs)
    compare_faces(moment, face(moment, moment.state, seat), face(moment, second, seat))
    if not moment.over:
        compare_steps(Pair(moment, second, seat, secrets, lay), chance, pairs)
    return True


def check_guess(moment: Moment, seat: int, secrets: Secrets, chance: Chance, pairs: PairsOf) -> None:
    """Imagine a position in which something is hidden, and note how far from the truth that is."""
    imagined = check_imagine(moment, seat, secrets, chance)
    pairs.imagined.add(differing(secrets, moment.state, imagined))


def check_retelling(moment: Moment, seat: int, secrets: Secrets, second: State, pairs: PairsOf) -> None:
    """The second truth keeps all cards, and changes only what is hidden from the seat."""
    check_conserved(moment, secrets.conserved(moment.state), secrets.conserved(second))
    changed = differing(secrets, moment.state, second)
    if known := changed - secrets.hidden(seat).keys():
        raise moment.broken(Check.RETELLING, f"the seat knows {', '.join(sorted(known))}", seat)
    pairs.retold.add(changed)


def face(moment: Moment, state: State, seat: int) -> Face:
    """Return what the seat gets; each part is asked for while the game has just seen this truth."""
    game = moment.game
    view = game.redact(state, seat)
    decides = state.seat == seat != NOBODY
    try:
        return Face(
            view=view,
            seen=wire((view, game.sum_up(view))),
            legal=state.legal() if decides else [],
            worthwhile=game.worthwhile(view),
            offers=wire(game.offers(view)),
            insight=wire(game.insight(view)),
            refusals=[refusal(state, code) for code in illegal_codes(moment)] if decides else [],
        )
    except Exception as error:
        raise moment.broken(Check.ANSWERS, f"asking gave {error!r}", seat) from error


def refusal(state: State, code: int) -> str:
    """Return the sentence with which a code is refused."""
    try:
        state.copy().apply(code)
    except Refusal as refused:
        return str(refused)
    return ""


def compare_faces(moment: Moment, first: Face, second: Face) -> None:
    """The view comes first: what differs elsewhere, though the view is the same, leaks there."""
    seat = first.view.seat
    if first.seen != second.seen:
        raise moment.broken(Check.SAME_VIEW, view_difference(first.view, second.view), seat)
    for part, check in _SAME.items():
        ours, theirs = getattr(first, part), getattr(second, part)
        if ours != theirs:
            raise moment.broken(check, f"{ours} in one, {theirs} in the other", seat)


def check_shares(pairs: PairsOf, secrets: Secrets) -> None:
    """Every hidden value must have differed often enough, in second truths and in imagined ones."""
    for name, least in secrets.hidden(pairs.seat).items():
        for check, differences in ((Check.RETELLING, pairs.retold), (Check.GUESSING, pairs.imagined)):
            if pairs.positions and differences.share(name) < least:
                share = f"{differences.share(name):.1%} of {differences.compared}"
                raise ContractBroken(
                    check,
                    f"'{name}', hidden from {seat_name(pairs.seat)}, differed in {share}, not {least:.0%}",
                )
