"""Mutation testing tells killed from surviving mutants, tables built on import included."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from scripts.quickest import Experience
from scripts.survivors import KILLED, SURVIVED, TIMEOUT, Mutant, Verdicts, explanations, report

ROOT = Path(__file__).resolve().parents[2]
RULES = "def double(x): return 2 * x\nTABLE = [double(x) for x in range(3)]\ndef rule(x): return TABLE[x]\n"
HANGING = RULES.replace("return TABLE[x]", "\n    while True: pass")
TEST = "from sottovoce.games.toy.rules import rule\ndef test_rule(): assert rule(2) == 4\n"
TOY = {
    "src/sottovoce/__init__.py": "",
    "src/sottovoce/games/toy/rules.py": RULES,
    "tests/games/toy/test_toy.py": TEST,
}
TRIAL = """
import sys
from pathlib import Path
from scripts.mutation import Bench, finish
bench = Bench(Path(sys.argv[1]), "toy")
bench.put("rules.py", sys.argv[2])
sys.exit(bool(finish(bench.start())))
"""


WATCHED_TRIAL = """
import sys, time
from pathlib import Path
from scripts.mutation import Bench, Trial, finish
from scripts.survivors import Mutant
bench = Bench(Path(sys.argv[1]), "toy", originals={"rules.py": ""})
assert finish(bench.start(watch=True)) == 0
bench.experience.learn(bench.notes)
bench.experience.study(bench.watched)
print(*bench.experience.near("rules.py", 3))
bench.put("rules.py", sys.argv[2])
trial = Trial(bench, Mutant("rules.py", 3, "", "", ""), bench.start(), time.monotonic() + 300)
while not (verdict := trial.verdict()):
    time.sleep(0.05)
print(verdict)
"""


def lay_toy(root: Path) -> None:
    for file, text in TOY.items():
        (root / file).parent.mkdir(parents=True, exist_ok=True)
        (root / file).write_text(text)


def mutant(line: str) -> Mutant:
    return Mutant("rules.py", 7, line, "pass", "")


def verdicts(killed: int, alive: int) -> Verdicts:
    found = [(mutant(f"survivor {number}"), SURVIVED) for number in range(alive)]
    return [*found, *[(mutant("killed"), KILLED)] * (killed - 1), (mutant("slow"), TIMEOUT)]


def reasons(alive: int) -> dict[tuple[str, str, str], str]:
    return {("rules.py", f"survivor {number}", "pass"): "equal" for number in range(alive)}


def test_the_floor_counts_explained_survivors_too(capsys: pytest.CaptureFixture[str]) -> None:
    assert report(verdicts(19, 1), reasons(1))
    assert not report(verdicts(18, 2), reasons(2))
    assert (
        "20 mutants: 17 killed, 1 timed out, 2 survived (0 not explained), score 90.0%"
        in capsys.readouterr().out
    )


def test_a_survivor_must_be_explained(capsys: pytest.CaptureFixture[str]) -> None:
    assert not report(verdicts(99, 1), {})
    assert "rules.py:7\n- survivor 0\n+ pass\n  NOT EXPLAINED" in capsys.readouterr().out


def test_no_mutants_are_no_success() -> None:
    assert not report([], {})


def test_an_outdated_explanation_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    assert report(verdicts(20, 0), reasons(1))
    assert "no survivor of this run:\nrules.py\n- survivor 0\n+ pass" in capsys.readouterr().out


def test_explanations_are_read(tmp_path: Path) -> None:
    path = tmp_path / "survivors.toml"
    assert explanations(path) == {}
    path.write_text('[[survivor]]\nfile = "rules.py"\nline = "a"\nmutation = "b"\nreason = "equal"\n')
    assert explanations(path) == {("rules.py", "a", "b"): "equal"}


@pytest.mark.parametrize(
    ("source", "killed"),
    [(RULES, False), (RULES.replace("2 * x", "3 * x"), True), (RULES.replace("range(3)", "range(4)"), False)],
    ids=["sound", "wrong table", "longer table"],
)
def test_a_mistake_in_a_table_built_on_import_is_noticed(source: str, killed: bool, tmp_path: Path) -> None:
    lay_toy(tmp_path)
    trial = [sys.executable, "-c", TRIAL, str(tmp_path), source]
    result = subprocess.run(trial, cwd=ROOT, capture_output=True)
    assert result.returncode == killed, result.stderr


def test_the_tests_that_run_a_line_come_first_and_quick_ones_before_slow_ones(tmp_path: Path) -> None:
    notes = tmp_path / "notes"
    watched = {"rules.py": {"3": ["slow", "quick", ""], "5": ["far"]}}
    notes.write_text(json.dumps({"lines": watched, "foreign": ["json", "no_such_module"]}))
    experience = Experience()
    experience.study(notes)
    assert experience.near("rules.py", 3) == {"slow", "quick"}
    assert experience.near("rules.py", 4) == {"slow", "quick"}
    assert experience.near("rules.py", 5) == {"far"}
    assert experience.near("rules.py", 2) == experience.near("scoring.py", 3) == set()
    notes.write_text(json.dumps({"failed": "far", "took": {"slow": 9.0, "quick": 1.0, "far": 0.1}}))
    experience.learn(notes)
    order = experience.order(notes, experience.near("rules.py", 3))
    assert sorted(["far", "new", "slow", "quick"], key=order.place) == ["quick", "slow", "far", "new"]


@pytest.mark.parametrize(
    ("source", "verdict"), [(RULES, SURVIVED), (HANGING, TIMEOUT)], ids=["sound", "hanging"]
)
def test_lines_are_watched_and_a_test_that_hangs_is_ended(source: str, verdict: str, tmp_path: Path) -> None:
    lay_toy(tmp_path)
    result = subprocess.run(
        [sys.executable, "-c", WATCHED_TRIAL, str(tmp_path), source], cwd=ROOT, capture_output=True, text=True
    )
    assert result.stdout.split() == ["tests/games/toy/test_toy.py::test_rule", verdict], result.stderr
