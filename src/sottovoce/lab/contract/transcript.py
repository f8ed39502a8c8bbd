"""Games written down step by step, to compare one engine with another: compiled and not, here and elsewhere.

    python -m sottovoce.lab.contract.transcript GAMES SEED

prints random games of everything in the registry. The same numbers give the same text on every machine.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from hashlib import sha256
from itertools import cycle

import msgspec

from sottovoce.core.chance import Chance, fast
from sottovoce.core.game import Game
from sottovoce.core.view import Options
from sottovoce.games import registry
from sottovoce.lab.contract.moments import Moment, random_game
from sottovoce.lab.contract.suite import every_options
from sottovoce.lab.contract.views import wire


def transcript(game: Game, options: Options, chance: Chance) -> Iterator[str]:
    """Yield a line for each position of a random game: the decision, and a digest of all there is to see."""
    for moment in random_game(game, options, chance):
        taken = game.notation(moment.decisions[-1][1]) if moment.decisions else "setup"
        yield f"{len(moment.decisions)} {taken} {digest(moment, chance)}"


def digest(moment: Moment, chance: Chance) -> str:
    """Return a short digest of truth, story and judgement, and of what the readers, in turn, are given."""
    game, state = moment.game, moment.state
    readers = moment.readers()
    view = game.redact(state, readers[len(moment.decisions) % len(readers)])
    seen = [
        (state.truth(), state.legal(), state.outcome(), wire(moment.told[-1])),
        [game.evaluate(state, seat) for seat in readers[1:]],
        [wire(game.redact(state, seat)) for seat in readers],
        (wire(game.insight(view)), wire(game.offers(view)), game.imagine(view).draw(chance).truth()),
    ]
    return sha256(repr(seen).encode()).hexdigest()[:16]


def struct_settings(kind: type[msgspec.Struct] = msgspec.Struct) -> Iterator[str]:
    """Yield the settings of every struct of this package that has been imported."""
    for struct in kind.__subclasses__():
        config = struct.__struct_config__
        if struct.__module__.startswith("sottovoce."):
            tags = f"tag={config.tag!r} tag_field={config.tag_field!r}"
            shape = f"frozen={config.frozen} array_like={config.array_like} eq={config.eq}"
            fields = " ".join(struct.__struct_fields__)
            yield f"{struct.__module__}.{struct.__qualname__}: {tags} {shape} fields: {fields}"
        yield from struct_settings(struct)


def main(games: int, seed: int) -> None:
    """Print so many games of each kind, the sets of options taking turns."""
    chance = fast(seed)
    for name in registry.names():
        game = registry.get(name)
        for number, options in zip(range(games), cycle(every_options(game)), strict=False):
            print(f"{name} {options} game {number}")
            for line in transcript(game, options, chance):
                print(line)
    print("\n".join(sorted(struct_settings())))


if __name__ == "__main__":
    main(int(sys.argv[1]), int(sys.argv[2]))
