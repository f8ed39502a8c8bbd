"""Both engines, each in a process of its own: the installed one, compiled, and the one in src, uncompiled."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import sottovoce
from scripts.compiled import compiled_modules
from tests.conftest import is_engine_compiled

ROOT = Path(__file__).resolve().parent.parent.parent
SOURCE = ROOT / "src"

# Where each module comes from, before anything else is printed.
_ORIGINS = "import importlib, sys; [print(importlib.import_module(name).__file__) for name in sys.argv[1:]]"


def run_engine(*arguments: str, compiled: bool) -> str:
    """Run Python on one of the engines and return what it prints."""
    environment = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"}
    path = compiled_path() if compiled else SOURCE
    if path is not None:
        environment["PYTHONPATH"] = str(path)
    # -P: the working directory must not answer for either engine.
    command = [sys.executable, "-P", *arguments]
    result = subprocess.run(command, env=environment, cwd=ROOT, capture_output=True, text=True)
    assert result.returncode == 0, result.stderr
    return result.stdout


def compiled_path() -> Path | None:
    """Where the compiled engine lies: where this process has it from, else among the installed packages."""
    return Path(sottovoce.__file__).parent.parent if is_engine_compiled() else None


def demand_both_engines() -> None:
    """Fail unless every module that must be compiled is, in the one engine, and none is in the other."""
    modules = compiled_modules()
    for compiled in (True, False):
        origins = run_engine("-c", _ORIGINS, *modules, compiled=compiled).split()
        sources = [name for name, file in zip(modules, origins, strict=True) if file.endswith(".py")]
        if compiled:
            assert sources == [], "not compiled, so that nothing can be compared"
        else:
            assert sources == modules, "compiled, so that nothing can be compared"
