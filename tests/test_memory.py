"""The compiled engine writes only where it may: whole games under an allocator that looks for damage.

Compiled code has no safety net. Damage shows up elsewhere and much later, as a word that has changed or a
crash, so it is looked for where it arises.
"""

import os
import subprocess
import sys

import pytest

from sottovoce.games import registry
from tests.conftest import counts

GAMES = counts(50, 2000)
PLAY = """
import sys
from sottovoce.core.chance import fast
from sottovoce.core.playout import playout
from sottovoce.games import registry

game = registry.get(sys.argv[1])
for seed in range(int(sys.argv[2])):
    state = game.new(fast(seed), game.options())
    playout(state.copy(), fast(seed))
    playout(state, fast(seed + 1))
"""


@pytest.mark.parametrize("name", registry.names())
def test_whole_games_leave_the_memory_of_others_alone(name: str) -> None:
    command = [sys.executable, "-P", "-c", PLAY, name, str(GAMES)]
    environment = os.environ | {"PYTHONMALLOC": "debug"}
    result = subprocess.run(command, env=environment, capture_output=True, text=True)
    assert result.returncode == 0, result.stderr
