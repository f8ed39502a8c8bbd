"""Check that the installed package is compiled where it must be, and that src/ holds no binary.

A failed build leaves the .py files importable, so nothing but this check would notice.
"""

import importlib
import sys
import tomllib
from collections.abc import Iterator
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "src" / "sottovoce"


def compiled_modules() -> list[str]:
    """The modules that must be compiled, by the one list in pyproject.toml."""
    config = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    patterns: list[str] = config["tool"]["sottovoce"]["compiled"]
    paths = [path for pattern in patterns for path in sorted(PACKAGE.glob(pattern)) if is_packaged(path)]
    return [".".join(path.relative_to(PACKAGE.parent).with_suffix("").parts) for path in paths]


def is_packaged(path: Path) -> bool:
    return path.with_name("__init__.py").exists()


def complaints() -> Iterator[str]:
    for binary in (path for path in PACKAGE.rglob("*") if path.suffix in (".so", ".pyd")):
        yield f"{binary.relative_to(ROOT)}: a compiled file does not belong below src"
    for name in compiled_modules():
        origin = importlib.import_module(name).__file__ or ""
        if not origin.endswith(tuple(EXTENSION_SUFFIXES)):
            yield f"{name} is not compiled"


if __name__ == "__main__":
    found = list(complaints())
    print("\n".join(found) or f"{len(compiled_modules())} modules are compiled")
    sys.exit(bool(found))
