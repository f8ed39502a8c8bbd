"""Run a module of the package from its sources, even where a compiled build is installed beside them.

``python -m sottovoce.lab.uncompiled MODULE [ARGUMENTS]``
"""

from __future__ import annotations

import runpy
import sys
from collections.abc import Sequence
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from types import ModuleType

PACKAGE = "sottovoce."


class SourceFinder:
    """Finds modules of the package as sources only."""

    @staticmethod
    def find_spec(
        name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """Return the source of a module of the package; leave all others to the usual finders."""
        if not name.startswith(PACKAGE) or path is None:
            return None
        for folder in path:
            spec = FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES)).find_spec(name, target)
            if spec is not None:
                return spec
        return None


def main() -> None:
    """Run the module named first with the other arguments."""
    sys.meta_path.insert(0, SourceFinder)
    module, *arguments = sys.argv[1:]
    sys.argv = [module, *arguments]
    runpy.run_module(module, run_name="__main__", alter_sys=True)


if __name__ == "__main__":
    main()
