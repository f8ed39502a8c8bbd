"""The house keeps its shape: who imports whom, what a game consists of, how long things grow."""

import ast
import configparser
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

from scripts.compiled import compiled_modules
from scripts.games import games

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "src" / "sottovoce"
GAME_FILES = {
    "__init__.py", "RULES.md", "actions.py", "components.py", "evaluate.py", "events.py", "imagine.py",
    "insight.py", "plan.py", "redact.py", "rules.py", "scoring.py", "state.py", "terminal.py", "view.py",
}  # fmt: skip
LONGEST_FILE = 500
LONGEST_FUNCTION = 50


class Breach(NamedTuple):
    """An import that must not be, and the contract that must catch it."""

    module: str
    statement: str
    contract: str


LAYERS = "Each layer imports only the layers below it"
CORE = "Core stands on the standard library and msgspec"
ENTRANCE = "Games are entered through the registry alone"
TRUTH = "Only games see the truth"
SIBLINGS = "Games do not know each other"
VIEWS = "A view does not know the state"
WORDS = "In a game, only the terminal speaks in words"

BREACHES = [
    Breach("core.planted", "import sottovoce.games", LAYERS),
    Breach("core.planted", "import sottovoce.words", LAYERS),
    Breach("words.planted", "import sottovoce.core", LAYERS),
    Breach("games.planted", "import sottovoce.bots", LAYERS),
    Breach("bots.planted", "import sottovoce.coach", LAYERS),
    Breach("bots.planted", "import sottovoce.lab", LAYERS),
    Breach("coach.planted", "import sottovoce.matches", LAYERS),
    Breach("matches.planted", "import sottovoce.store", LAYERS),
    Breach("store.planted", "import sottovoce.server", LAYERS),
    Breach("coach.planted", "import sottovoce.adapters", LAYERS),
    Breach("adapters.planted", "import sottovoce.lab", LAYERS),
    Breach("lab.planted", "import sottovoce.server", LAYERS),
    Breach("server.planted", "import sottovoce.trials", LAYERS),
    Breach("trials.planted", "import sottovoce.cli", LAYERS),
    Breach("server.planted", "import sottovoce.cli", LAYERS),
    Breach("upstart.planted", "import sottovoce.core", LAYERS),
    Breach("core.planted", "import rich", CORE),
    Breach("core.planted", "from sottovoce.games import registry", CORE),
    Breach("cli", "import sottovoce.games.pompeii", ENTRANCE),
    Breach("lab.planted", "from sottovoce.games.pompeii import evaluate", ENTRANCE),
    Breach("bots.planted", "from sottovoce.games.pompeii.insight import x", ENTRANCE),
    Breach("bots.planted", "from sottovoce.games.pompeii.state import x", TRUTH),
    Breach("bots.planted", "from sottovoce.games.pompeii import rules", TRUTH),
    Breach("coach.planted", "import sottovoce.games.pompeii.redact", TRUTH),
    Breach("coach", "import sottovoce.games.pompeii.state", TRUTH),
    Breach("games.pompeii.rules", "import sottovoce.games.ostia.components", SIBLINGS),
    Breach("games.pompeii.rules", "import sottovoce.games.registry", SIBLINGS),
    Breach("games.pompeii.view", "from sottovoce.games.pompeii.state import x", VIEWS),
    Breach("games.pompeii.view", "from sottovoce.games.pompeii.rules import x", VIEWS),
    Breach("games.pompeii.rules", "import sottovoce.words", WORDS),
    Breach("games.pompeii.insight", "from sottovoce.words import x", WORDS),
]


MODEL_PACKAGES = ("adapters", "bots", "cli", "coach", "lab", "matches", "server", "store", "trials", "words")
MODEL_GAMES = ("pompeii", "ostia")


def lint(folder: Path) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-c", "from importlinter.cli import lint_imports_command as main; main()"]
    environment = os.environ | {"PYTHONPATH": "src"}
    return subprocess.run(
        [*command, "--no-cache", "--no-logo"], cwd=folder, env=environment, capture_output=True, text=True
    )


def write(path: Path, line: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("a", encoding="utf-8") as file:
        file.write(f"{line}\n")


def copy_house(target: Path) -> None:
    """The house as it stands, with its contracts."""
    shutil.copytree(PACKAGE, target / "src" / "sottovoce", ignore=shutil.ignore_patterns("__pycache__"))
    (target / "scripts").mkdir()
    shutil.copy(ROOT / "scripts" / "contracts.py", target / "scripts")
    shutil.copy(ROOT / ".importlinter", target)


def add_model_rooms(package: Path) -> None:
    """Two small games, and the packages that are drawn in the design but perhaps not built yet."""
    for name in MODEL_PACKAGES:
        write(package / name / "__init__.py", "")
    for game in MODEL_GAMES:
        for file in GAME_FILES - {"RULES.md"}:
            write(package / "games" / game / file, "x = 0")
        write(package / "games" / game / "rules.py", f"import sottovoce.games.{game}.state")


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A house to plant a breach in, with the linter's verdict on it as it stands."""
    folder = tmp_path_factory.mktemp("house")
    copy_house(folder)
    add_model_rooms(folder / "src" / "sottovoce")
    (folder / "verdict").write_text(lint(folder).stdout)
    return folder


def test_every_import_keeps_the_contracts() -> None:
    result = lint(ROOT)
    assert result.returncode == 0, result.stdout


@pytest.mark.parametrize("breach", BREACHES, ids=lambda breach: f"{breach.module}: {breach.statement}")
def test_a_planted_breach_is_caught(breach: Breach, house: Path, tmp_path: Path) -> None:
    assert f"{breach.contract} KEPT" in (house / "verdict").read_text()
    shutil.copytree(house, tmp_path, dirs_exist_ok=True)
    module = tmp_path.joinpath("src", "sottovoce", *breach.module.split("."))
    write(module / "__init__.py" if module.is_dir() else module.with_suffix(".py"), breach.statement)
    if not (module.parent / "__init__.py").exists():
        write(module.parent / "__init__.py", "")
    result = lint(tmp_path)
    assert result.returncode == 1
    assert f"{breach.contract} BROKEN" in result.stdout


def test_every_contract_has_a_planted_breach() -> None:
    config = configparser.ConfigParser()
    config.read(ROOT / ".importlinter")
    names = {config[part]["name"] for part in config.sections() if ":contract:" in part}
    assert names == {breach.contract for breach in BREACHES}


@pytest.mark.parametrize("game", games())
def test_every_game_fills_the_same_files(game: str) -> None:
    assert GAME_FILES - {path.name for path in (PACKAGE / "games" / game).iterdir()} == set()


@pytest.mark.parametrize("module", compiled_modules())
def test_compiled_modules_define_no_struct(module: str) -> None:
    """mypyc drops the class keywords of a msgspec struct without a word (tag, frozen)."""
    classes = [node for node in ast.walk(parsed(module)) if isinstance(node, ast.ClassDef)]
    bases = {ast.unparse(base) for node in classes for base in node.bases}
    assert bases & {"Struct", "msgspec.Struct"} == set()


@pytest.mark.parametrize("module", compiled_modules())
def test_compiled_modules_declare_nothing_acyclic(module: str) -> None:
    """mypyc frees a chain of more than 50 such objects by writing in front of one: a neighbour's memory."""
    words = {node.arg for node in ast.walk(parsed(module)) if isinstance(node, ast.keyword)}
    assert "acyclic" not in words


def parsed(module: str) -> ast.Module:
    path = ROOT.joinpath("src", *module.split(".")).with_suffix(".py")
    return ast.parse(path.read_text(encoding="utf-8"))


def sources() -> Iterator[Path]:
    yield from PACKAGE.rglob("*.py")
    yield from (ROOT / "scripts").glob("*.py")


def test_no_file_is_too_long() -> None:
    long = {path.name: count for path in sources() if (count := line_count(path)) > LONGEST_FILE}
    assert long == {}


def line_count(path: Path) -> int:
    return len(path.read_text(encoding="utf-8").splitlines())


def test_no_function_is_too_long() -> None:
    long = [f"{path.name}: {name}" for path in sources() for name in long_functions(path)]
    assert long == []


def long_functions(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            lines = (node.end_lineno or node.lineno) - node.lineno + 1
            if lines > LONGEST_FUNCTION:
                yield f"{node.name} ({lines} lines)"
