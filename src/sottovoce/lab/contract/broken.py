"""How the suite complains: which promise was broken, and how to see it again."""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum

from sottovoce.core.game import SPECTATOR, Game
from sottovoce.core.view import Options, write_options


class Check(StrEnum):
    """The promises of the contract, one by one."""

    STRUCTS = "views and events are frozen, tagged structs"
    NOTATION = "every decision has a notation of its own"
    LEGAL = "the legal decisions are listed in order, none when the game is over"
    APPLIES = "every legal decision can be taken"
    REFUSED = "every other code is refused and changes nothing"
    COPY = "copies are independent"
    CONSERVED = "cards and tokens are conserved"
    BOUND = "games end within the stated bound"
    REPLAY = "seed and decisions rebuild the game exactly"
    ANSWERS = "every reader gets offers, insight and result at any time"
    ENCODING = "what leaves the engine survives the wire"
    IMAGINE = "imagined states fit the view"
    RECALL = "imagined states fit all that the seat has seen"
    GUESSING = "imagined states do not know what is hidden"
    EVALUATE = "a judgement is a share of the win"
    RETELLING = "the second truth differs where the seat cannot know, and only there"
    SAME_VIEW = "two truths, one view"
    SAME_LEGAL = "two truths, one list of legal decisions"
    SAME_OFFERS = "two truths, one set of offers"
    SAME_INSIGHT = "two truths, one insight"
    SAME_REFUSALS = "two truths, one refusal"
    SAME_STORY = "two truths, one story"
    SAME_RECORD = "two truths, one sealed record"
    BARRIER = "nothing is learnt, and nobody else's turn comes, without a barrier"
    STAGE = "nobody else sees a staged decision"
    UNDO = "undo restores what was, and never crosses a barrier"
    SEAT = "nobody decides for another seat"
    SEALED = "a running game's record keeps its secrets"
    RECORD = "a record can be written, read and replayed"


class ContractBroken(AssertionError):
    """A promise the game does not keep, with the seed and the decisions that show it."""

    def __init__(self, check: Check, detail: str, reproduce: str = "") -> None:
        self.check = check
        self.detail = detail
        self.reproduce = reproduce
        lines = [f"{check}: {detail}", *([f"To reproduce: {reproduce}"] if reproduce else [])]
        super().__init__("\n".join(lines))


def how_to_reproduce(
    game: Game, options: Options, seed: int, decisions: Sequence[tuple[int, int]], seat: int | None = None
) -> str:
    """Say what leads to a position: game, options, seed, and the decisions in notation."""
    chosen = " ".join(f"{name}={value}" for name, value in write_options(options).items())
    taken = " ".join(game.notation(code) for _, code in decisions)
    reader = "" if seat is None else f", seen by {seat_name(seat)}"
    return f"{game.name} {chosen}, seed {seed}, after {len(decisions)} decisions{reader}: {taken}"


def seat_name(seat: int) -> str:
    return "the spectator" if seat == SPECTATOR else f"seat {seat}"
