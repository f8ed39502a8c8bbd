"""The Fluent files: complete in every language, in step with the code, and the only place for sentences."""

from __future__ import annotations

import ast
import inspect
import re
from collections.abc import Iterator
from pathlib import Path
from string import Formatter

import pytest
from rich.errors import StyleSyntaxError
from rich.style import Style

import sottovoce
from sottovoce.core import errors, record
from sottovoce.core.errors import Refusal, UnknownOption
from sottovoce.core.view import Options, read_options
from sottovoce.games import registry
from sottovoce.matches import errors as of_matches
from sottovoce.server import errors as of_the_server
from sottovoce.store import errors as of_the_store
from sottovoce.words import LANGUAGES, areas, said_again, source, voice

PACKAGE = Path(sottovoce.__file__).parent
OTHERS = [language for language in LANGUAGES if language != "en"]
GAMES = registry.names()
AREAS = ("common", *GAMES)
SPEAKING = ("offers", "telling", "terminal")  # the modules of a game that meet people
REFUSALS = sorted(
    {
        kind
        for module in (errors, of_matches, of_the_store, of_the_server)
        for _, kind in inspect.getmembers(module, inspect.isclass)
        if issubclass(kind, Refusal)
    },
    key=lambda kind: kind.__name__,
)

# ---------------------------------------------------------------- the languages agree


@pytest.mark.parametrize("area", AREAS)
@pytest.mark.parametrize("language", OTHERS)
def test_every_language_has_the_same_messages(language: str, area: str) -> None:
    assert set(voice(language, area)) == set(voice("en", area))


@pytest.mark.parametrize("area", AREAS)
@pytest.mark.parametrize("language", OTHERS)
def test_every_message_uses_the_same_variables(language: str, area: str) -> None:
    english, other = voice("en", area), voice(language, area)
    wrong = {name for name in english if english.variables(name) != other.variables(name)}
    assert wrong == set()


@pytest.mark.parametrize("area", AREAS)
def test_russian_is_written_in_russian(area: str) -> None:
    latin = [
        line for line in source("ru", area).splitlines() if re.match(r"[a-z-]+ = [A-Za-z ]{4,}[.:]?$", line)
    ]
    assert latin == []


@pytest.mark.parametrize("game", registry.names())
def test_every_registered_game_has_its_words(game: str) -> None:
    assert game in areas()
    say = voice("en", game)
    seats = registry.get(game).seats(registry.get(game).options())
    assert {"title", "about", "about-turn", *(f"seat-{seat}" for seat in seats)} <= set(say)


# ---------------------------------------------------------------- refusals


def particulars(sentence: str) -> dict[str, str | int]:
    """Something to put in for every particular: large numbers where a count or a code may stand."""
    names = [name for _, name, _, _ in Formatter().parse(sentence) if name]
    numbers = {"count", "code", "last", "line", "number", "seat", "seats", "mover", "ours"}
    return {name: 1234567 if name in numbers else f"some {name}" for name in names}


@pytest.mark.parametrize("kind", REFUSALS)
def test_the_english_refusal_is_the_engines_sentence(kind: type[Refusal]) -> None:
    refusal = kind(**particulars(kind.sentence))
    assert voice("en", "common").say(f"refusal-{kind.key}", refusal.particulars) == str(refusal)


def test_there_is_a_refusal_for_every_key_and_no_other() -> None:
    written = {name.removeprefix("refusal-") for name in voice("en", "common") if name.startswith("refusal-")}
    assert written == {kind.key for kind in REFUSALS}


def clauses_of_records() -> Iterator[str]:
    """The English clauses that core/record.py puts into its refusals, with sample particulars."""
    for node in ast.walk(ast.parse(inspect.getsource(record))):
        if not isinstance(node, ast.Call):
            continue
        name = ast.unparse(node.func).rpartition(".")[2]
        given = [keyword.value for keyword in node.keywords if keyword.arg == "what"]
        for argument in node.args if name in ("problem", "mismatch") else given:
            if isinstance(argument, ast.Constant | ast.JoinedStr):
                yield filled(argument)


def clauses() -> list[str]:
    """All clauses; a game without options says there are none."""
    with pytest.raises(UnknownOption) as refused:
        read_options("chess", Options, {"clock": "yes"})
    return sorted({*clauses_of_records(), str(refused.value.particulars["options"])})


def filled(text: ast.Constant | ast.JoinedStr) -> str:
    parts = text.values if isinstance(text, ast.JoinedStr) else [text]
    return "".join(str(part.value) if isinstance(part, ast.Constant) else "7" for part in parts)


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("clause", clauses())
def test_every_clause_of_the_engine_is_known_in_every_language(clause: str, language: str) -> None:
    assert said_again(clause, "clause-", voice(language, "common")) != clause


def test_no_clause_is_unused() -> None:
    written = [name for name in voice("ru", "common") if name.startswith("clause-")]
    assert len({said_again(clause, "clause-", voice("ru", "common")) for clause in clauses()}) == len(written)


# ---------------------------------------------------------------- in step with the code


def sources(area: str) -> list[Path]:
    """The modules that speak an area's words."""
    command_line = sorted((PACKAGE / "cli").glob("*.py"))
    if area == "common":
        return command_line
    folder = PACKAGE / "games" / area
    checking = folder.glob("checking.py")  # of a game that can be played with other cards
    return [*command_line, *(folder / f"{name}.py" for name in SPEAKING), *checking]


def texts(path: Path) -> Iterator[ast.Constant | ast.JoinedStr]:
    """The strings of a module, without its docstrings and the pieces of f-strings."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    left_out = {
        id(piece) for node in ast.walk(tree) if isinstance(node, ast.JoinedStr) for piece in node.values
    }
    left_out |= {
        id(node.value)
        for node in ast.walk(tree)
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
    }
    for node in ast.walk(tree):
        is_text = isinstance(node, ast.Constant) and isinstance(node.value, str)
        if (is_text or isinstance(node, ast.JoinedStr)) and id(node) not in left_out:
            assert isinstance(node, ast.Constant | ast.JoinedStr)
            yield node


def as_pattern(text: ast.Constant | ast.JoinedStr) -> str:
    """The message names a string may stand for; one that ends in a hyphen is put together further."""
    parts = text.values if isinstance(text, ast.JoinedStr) else [text]
    pattern = "".join(
        re.escape(str(part.value)) if isinstance(part, ast.Constant) else ".+" for part in parts
    )
    return pattern + ".+" if pattern.endswith("-") else pattern


ON_THE_PAGE = re.compile(r"""["'`]([a-z][a-z-]*(?:\$\{[^}`]*\}[a-z-]*)*)["'`]""")


def patterns_on_the_page(area: str) -> set[str]:
    """The message names that a game's board may say: its strings, and its templates with anything put in."""
    boards = PACKAGE / "web" / "games"
    found = {
        written
        for path in (boards / f"{area}.js", *sorted((boards / area).glob("*.js")))
        if path.exists()
        for written in ON_THE_PAGE.findall(path.read_text(encoding="utf-8"))
    }
    return {re.sub(r"\$\{[^}]*\}", ".+", written) for written in found}


def names_used(area: str) -> re.Pattern[str]:
    patterns = {as_pattern(text) for path in sources(area) for text in texts(path)}
    patterns |= patterns_on_the_page(area)
    return re.compile("|".join(f"(?:{pattern})" for pattern in patterns if re.match(r"[a-z]", pattern)))


@pytest.mark.parametrize("area", AREAS)
def test_no_message_is_unused(area: str) -> None:
    used = names_used(area)
    unused = [name for name in voice("en", area) if "." not in name and not used.fullmatch(name)]
    assert unused == []


@pytest.mark.parametrize("area", AREAS)
def test_choices_have_exactly_the_parts_that_are_said(area: str) -> None:
    parts: dict[str, set[str]] = {}
    for name in voice("en", area):
        message, _, part = name.partition(".")
        parts.setdefault(message, set()).update([part] if part else [])
    assert all(found in (set(), {"group", "short", "rule"}) for found in parts.values())


@pytest.mark.parametrize("game", GAMES)
def test_signs_in_short_forms_have_a_legend(game: str) -> None:
    say = voice("en", game)
    signs = any("mark" in say.variables(name) for name in say if name.endswith(".short"))
    assert signs == ("legend" in say)


SPEAKERS = {"Words", "Complaint", "say", "tell"}


def messages_said(path: Path) -> Iterator[str]:
    """The names of messages that a module says outright."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and ast.unparse(node.func).rpartition(".")[2] in SPEAKERS and node.args:
            first = node.args[0]
            if isinstance(first, ast.Constant) and isinstance(first.value, str):
                yield first.value


@pytest.mark.parametrize("area", AREAS)
def test_every_message_that_is_said_exists(area: str) -> None:
    known = {*voice("en", area), *voice("en", "common")}
    for game in GAMES:
        known |= set(voice("en", game))
    missing = [name for path in sources(area) for name in messages_said(path) if name not in known]
    assert missing == []


@pytest.mark.parametrize("game", GAMES)
def test_a_game_says_only_its_own_messages(game: str) -> None:
    own = set(voice("en", game))
    paths = [PACKAGE / "games" / game / f"{name}.py" for name in SPEAKING]
    assert [name for path in paths for name in messages_said(path) if name not in own] == []


# ---------------------------------------------------------------- no sentence outside the Fluent files

SENTENCE = re.compile(r"[^\W\d_]{2,} [^\W\d_]{2,}|^[A-Z][a-z]{2,}\b")


def is_style(text: str) -> bool:
    try:
        Style.parse(text)
    except StyleSyntaxError:
        return False
    return True


@pytest.mark.parametrize("area", AREAS)
def test_no_source_holds_a_sentence(area: str) -> None:
    found = [
        written
        for path in sources(area)
        for text in texts(path)
        if SENTENCE.search(written := filled(text)) and not is_style(written)
    ]
    assert found == []


@pytest.mark.parametrize("planted", ["Your turn", "the game is over", "Pile", "Ваш ход"])
def test_a_planted_sentence_is_found(planted: str) -> None:
    assert SENTENCE.search(planted)
    assert not is_style(planted)
