"""The page about card sets names everything a set may contain, and its example is sound."""

from pathlib import Path

from sottovoce.games.whispers.components import VERBS
from tests.games.whispers.test_cards import problems

PAGE = (Path(__file__).parents[2] / "docs" / "card-sets.md").read_text(encoding="utf-8")


def test_the_page_names_every_step_and_every_rule() -> None:
    assert [verb for verb in VERBS if f"| `{verb}` |" not in PAGE] == []
    named = ("plays", "hand", "faces", "bathroom", "apart", "rooms", "effects", "guessing", "stake")
    assert [name for name in (*named, "forgiving") if f"| `{name}` |" not in PAGE] == []


def test_the_example_on_the_page_lacks_nothing_but_company() -> None:
    example = PAGE.partition("```toml\n")[2].partition("```")[0]
    found = [line.partition(": ")[2] for line in problems(example)]
    assert [line for line in found if "there must be" not in line and "exactly one room" not in line] == []
