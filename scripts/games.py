"""The games of the house, and the files of each that hold its rules: what is measured to the last line."""

from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
GAMES = Path("src", "sottovoce", "games")


def games(root: Path = ROOT) -> list[str]:
    """Every game that is a package; a folder without __init__.py is still being written."""
    return sorted(path.parent.name for path in (root / GAMES).glob("*/__init__.py"))


def rule_files(game: str, root: Path = ROOT) -> list[Path]:
    """A game's rules.py, its chapters rules_*.py and scoring.py, from the root; the two must be there."""
    folder = root / GAMES / game
    found = {folder / "rules.py", folder / "scoring.py", *folder.glob("rules_*.py")}
    return sorted(path.relative_to(root) for path in found)
