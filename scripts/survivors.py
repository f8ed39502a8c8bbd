"""What became of the mutants of a game: the score, and the survivors with their explanations."""

import tomllib
from dataclasses import dataclass
from pathlib import Path

FLOOR = 0.95
KILLED, SURVIVED, TIMEOUT = "killed", "survived", "timeout"

Key = tuple[str, str, str]


@dataclass(frozen=True)
class Mutant:
    """`line` of `file` became `mutation`; `source` is the whole file with that one change."""

    file: str
    number: int
    line: str
    mutation: str
    source: str

    @property
    def key(self) -> Key:
        """How a mutant is recognised when lines have moved."""
        return self.file, self.line, self.mutation


Verdicts = list[tuple[Mutant, str]]


def explanations(path: Path) -> dict[Key, str]:
    if not path.exists():
        return {}
    entries = tomllib.loads(path.read_text(encoding="utf-8")).get("survivor", [])
    return {(entry["file"], entry["line"], entry["mutation"]): entry["reason"] for entry in entries}


def survivors(verdicts: Verdicts) -> list[Mutant]:
    found = [mutant for mutant, verdict in verdicts if verdict == SURVIVED]
    return sorted(found, key=lambda mutant: (mutant.file, mutant.number))


def report(verdicts: Verdicts, reasons: dict[Key, str], floor: float = FLOOR) -> bool:
    """Print survivors and score; return whether the floor holds and every survivor is explained."""
    alive = survivors(verdicts)
    for mutant in alive:
        print(f"\n{mutant.file}:{mutant.number}\n- {mutant.line}\n+ {mutant.mutation}")
        print(f"  {reasons.get(mutant.key, 'NOT EXPLAINED')}")
    outdated = reasons.keys() - {mutant.key for mutant in alive}
    for file, line, mutation in sorted(outdated):
        print(f"\nexplained, but no survivor of this run:\n{file}\n- {line}\n+ {mutation}")
    unexplained = sum(mutant.key not in reasons for mutant in alive)
    score = 1 - len(alive) / len(verdicts) if verdicts else 0.0
    print(f"\n{summary(verdicts)} ({unexplained} not explained), score {score:.1%}")
    return score >= floor and not unexplained


def summary(verdicts: Verdicts) -> str:
    words = [verdict for _, verdict in verdicts]
    counted = (
        f"{words.count(KILLED)} killed, {words.count(TIMEOUT)} timed out, {words.count(SURVIVED)} survived"
    )
    return f"{len(words)} mutants: {counted}"
