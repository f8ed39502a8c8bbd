"""What can be wrong with a command, and how it is said: one sentence in the chosen language."""

from __future__ import annotations

import re

from typer import TyperException

from sottovoce.core.errors import Refusal
from sottovoce.words import Voice, said_again

WRONG = 2  # the exit code of a command that cannot be carried out
PROGRAM = "sottovoce"
LONGEST = 200  # letters in a line of anything quoted in a complaint
MOST_LINES = 10
_CLAUSES = ("problem", "why", "what", "options")  # particulars in which the engine puts English clauses


class Complaint(Exception):
    """Something wrong with a command or an answer: a message of the common words and its arguments."""

    def __init__(self, message: str, **arguments: str | int) -> None:
        super().__init__(message)
        self.message = message
        self.arguments = arguments


def worded(problem: Complaint | Refusal | TyperException, say: Voice) -> str:
    """Return the sentence for whatever went wrong."""
    match problem:
        case Complaint():
            return say.say(problem.message, {name: _cut(value) for name, value in problem.arguments.items()})
        case Refusal():
            return _refusal(problem, say)
        case _:
            return _usage(problem, say)


def _refusal(refusal: Refusal, say: Voice) -> str:
    particulars = {name: _clause(name, value, say) for name, value in refusal.particulars.items()}
    if isinstance(refusal.__cause__, Refusal):
        particulars["why"] = _refusal(refusal.__cause__, say)
    return say.say(f"refusal-{refusal.key}", {name: _cut(value) for name, value in particulars.items()})


def _cut(value: str | int) -> str | int:
    """Nobody wants to read back a page that he typed or that a file held, nor would Fluent say it."""
    if not isinstance(value, str):
        return value
    lines = [f"{line[:LONGEST]}…" if len(line) > LONGEST else line for line in value.split("\n")]
    return "\n".join([*lines[:MOST_LINES], "…"] if len(lines) > MOST_LINES else lines)


def _clause(name: str, value: str | int, say: Voice) -> str | int:
    if name == "problems" and isinstance(value, str):
        return "\n".join(said_again(line, "cardset-", say) for line in value.split("\n"))
    return said_again(value, "clause-", say) if name in _CLAUSES and isinstance(value, str) else value


def _usage(error: TyperException, say: Voice) -> str:
    """Typer's own complaints are known by their class; their English sentence is left out."""
    message = "usage-" + re.sub(r"(?<=[a-z])(?=[A-Z])", "-", type(error).__name__).lower()
    context = getattr(error, "ctx", None)
    command = context.command_path if context is not None else PROGRAM
    name = _name_in(error)
    if message not in say or not name:
        return say("usage-other", command=command)
    return say(message, command=command, name=_cut(name))


def _name_in(error: TyperException) -> str:
    """Return the option or argument that an error of Typer's is about, if it says."""
    parameter = getattr(error, "param", None)
    if parameter is None:
        return str(getattr(error, "option_name", ""))
    return str(parameter.metavar if parameter.param_type_name == "argument" else parameter.opts[0])
