"""loader.py: saying messages, and never saying nothing in silence."""

from __future__ import annotations

import pytest

from sottovoce.core.view import Words
from sottovoce.words import LANGUAGES, MissingWords, Voice, areas, language_of, said_again, voice


def test_arguments_that_are_words_are_said_first() -> None:
    square = Words("square", {"side": "east", "number": 3})
    moved = Words("moved", {"figure": Words("figure-merchant"), "start": "0", "end": square})
    assert voice("en", "venice").say(moved.message, moved.arguments) == "Merchant 0 → E3"
    assert voice("ru", "venice").say(moved.message, moved.arguments) == "Купец 0 → В3"


def test_a_missing_message_is_a_mistake_and_never_its_own_name() -> None:
    with pytest.raises(MissingWords, match="no message 'nowhere'"):
        voice("en", "common")("nowhere")
    with pytest.raises(MissingWords, match=r"no message 'title\.nowhere'"):
        voice("en", "venice")("title.nowhere")


def test_a_missing_argument_is_a_mistake() -> None:
    with pytest.raises(MissingWords, match="complaint-file-missing"):
        voice("it", "common")("complaint-file-missing")


def test_an_attribute_is_said_with_the_messages_arguments() -> None:
    assert voice("it", "venice")("offer-merchant.group", card="Mercante 2") == "Mercante 2"


def test_nothing_is_fenced_off_with_invisible_marks() -> None:
    said = voice("en", "common")("complaint-file-missing", path="a.txt")
    assert said == "There is no file 'a.txt'."


@pytest.mark.parametrize("language", LANGUAGES)
def test_numbers_are_written_without_groups_unless_asked(language: str) -> None:
    assert "123456" in voice(language, "common")("refusal-bad-seat", seat=123456, last=1)


@pytest.mark.parametrize(
    ("count", "said"),
    [
        (1, "1 карту"), (2, "2 карты"), (5, "5 карт"), (11, "11 карт"), (21, "21 карту"), (22, "22 карты"),
    ],
)  # fmt: skip
def test_russian_counts_as_russians_do(count: int, said: str) -> None:
    assert voice("ru", "venice")("event-drew", who="west", count=count) == f"Запад берёт {said}."


def test_italian_counts_one_and_many() -> None:
    say = voice("it", "venice")
    assert say("event-drew", who="east", count=1) == "Levante pesca una carta."
    assert say("event-drew", who="you", count=3) == "Pescate 3 carte."


@pytest.mark.parametrize(
    ("locale", "language"),
    [
        ("ru_RU.UTF-8", "ru"), ("it", "it"), ("en_GB@euro", "en"), ("IT-ch", "it"),
        ("de_DE", None), ("C.UTF-8", None), ("", None), ("russian", None),
    ],
)  # fmt: skip
def test_the_language_of_a_locale(locale: str, language: str | None) -> None:
    assert language_of(locale) == language


def test_each_file_is_read_once() -> None:
    assert voice("en", "common") is voice("en", "common")
    assert {"common", "venice"} <= set(areas())


def test_a_clause_is_said_again_in_another_language() -> None:
    russian = voice("ru", "common")
    assert said_again("the header 'Seed' is missing", "clause-", russian) == "в заголовке нет «Seed»"
    assert said_again("the last line is cut off", "clause-", russian) == "последняя строка оборвана"


def test_a_clause_in_english_stays_as_it_is() -> None:
    english = voice("en", "common")
    assert said_again("'7x' is not a whole number", "clause-", english) == "'7x' is not a whole number"


def test_a_clause_nobody_knows_is_left_in_english() -> None:
    assert said_again("the moon is full", "clause-", voice("ru", "common")) == "the moon is full"


def broken_voice(monkeypatch: pytest.MonkeyPatch, text: str) -> Voice:
    monkeypatch.setattr("sottovoce.words.loader.source", lambda *_: text)
    return Voice("en", "common")


def test_a_line_that_is_not_fluent_is_a_mistake(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(MissingWords, match="not Fluent"):
        broken_voice(monkeypatch, "good = Good\nbad line\n")


def test_a_message_written_twice_is_a_mistake(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(MissingWords, match="'good' is there twice"):
        broken_voice(monkeypatch, "good = Good\ngood = Better\n")
