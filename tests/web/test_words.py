"""The page's words: every message said exists, none is unused, and no sentence stands outside them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import sottovoce
from sottovoce.words import LANGUAGES, voice
from tests.web.javascript import HOLE, strings_and_templates, texts_for_people

WEB = Path(sottovoce.__file__).parent / "web"
MODULES = sorted(path for path in WEB.rglob("*.js") if "vendor" not in path.parts)
SHELL = [path for path in MODULES if "games" not in path.parts]
OWN = voice("en", "web")

SENTENCE = re.compile(r"[^\W\d_]{2,} [^\W\d_]{2,}|^[A-ZА-Я][a-zа-я]{2,}$")
CLASSES = re.compile(r"[a-z0-9-]+( [a-z0-9-]+)+")
# What the browser is told, not people; and a licence's name, the same in every language.
NO_SENTENCES = {"Enter", "Escape", "Home", "End", "· CC BY 3.0"}


def code_of(path: Path) -> str:
    return path.read_text(encoding="utf-8")


# ---------------------------------------------------------------- messages


def names_said(path: Path) -> Iterator[str]:
    """The messages of the page that a module names, as patterns: what is put together stands for anything."""
    strings, templates = strings_and_templates(code_of(path))
    yield from (re.escape(string) for string in strings)
    for template in templates:
        if re.fullmatch(rf"[a-z-]+{HOLE}[\w.{HOLE}-]*", template):
            yield re.escape(template).replace(re.escape(HOLE), ".+")


def test_no_message_is_unused() -> None:
    said = re.compile("|".join(sorted({f"(?:{name})" for path in SHELL for name in names_said(path)})))
    unused = [name for name in OWN if not said.fullmatch(name) and not said.fullmatch(name.partition(".")[0])]
    assert unused == []


@pytest.mark.parametrize("path", SHELL, ids=lambda path: path.name)
def test_every_message_that_is_said_exists(path: Path) -> None:
    called = re.findall(r"\bt\(\s*\"([^\"]+)\"", code_of(path))
    assert [name for name in called if name not in OWN] == []


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
def test_every_language_has_the_same_messages_and_variables(language: str) -> None:
    other = voice(language, "web")
    assert set(other) == set(OWN)
    assert [name for name in OWN if OWN.variables(name) != other.variables(name)] == []


# ---------------------------------------------------------------- no sentence outside the Fluent files


def sentences(code: str) -> list[str]:
    """What a person might read in a module and no language could say otherwise."""
    strings, templates = strings_and_templates(code)
    read = [text.strip() for template in templates for text in texts_for_people(template)]
    spoken = [text for text in strings if not CLASSES.fullmatch(text) and not re.match(r"M-?\d", text)]
    return [text for text in (*read, *spoken) if SENTENCE.search(text) and text not in NO_SENTENCES]


@pytest.mark.parametrize("path", MODULES, ids=lambda path: "/".join(path.parts[-2:]))
def test_no_module_holds_a_sentence(path: Path) -> None:
    assert sentences(code_of(path)) == []


@pytest.mark.parametrize(
    "planted",
    [
        "html`<p>Your turn now</p>`",
        'const a = "The game is over";',
        'html`<b title="Close it">x</b>`',
        'say("Ваш ход")',
    ],
)
def test_a_planted_sentence_is_found(planted: str) -> None:
    assert sentences(planted) != []


def test_the_page_itself_says_nothing_but_its_name() -> None:
    page = (WEB / "index.html").read_text(encoding="utf-8")
    body = re.sub(r"<script.*?</script>", "", page, flags=re.DOTALL)
    assert [text for text in texts_for_people(body) if text] == ["Sottovoce"]
