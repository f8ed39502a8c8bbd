"""The contract suite: does a game keep every promise of `sottovoce.core`?

    report = check_game(game, options, secrets, games=10, pairs=1000)

It knows no game. What is hidden in one, and what is conserved, it is told by a `Secrets` of your own;
docs/contract.md says how to write one.
"""

from sottovoce.lab.contract.broken import Check, ContractBroken
from sottovoce.lab.contract.moments import Moment, opening, random_game
from sottovoce.lab.contract.report import ContractReport
from sottovoce.lab.contract.secrets import Names, Secrets
from sottovoce.lab.contract.suite import check_game, every_options

__all__ = [
    "Check",
    "ContractBroken",
    "ContractReport",
    "Moment",
    "Names",
    "Secrets",
    "check_game",
    "every_options",
    "opening",
    "random_game",
]
