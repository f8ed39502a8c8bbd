"""Compile the hot modules with mypyc; where that cannot be done, build the same package uncompiled.

The environment variable SOTTOVOCE_COMPILE decides:
auto (default) compiles if mypyc and a C compiler work here and otherwise says that it does not,
yes fails if it cannot compile, no does not try.
"""

import os
import sys
import tempfile
import tomllib
from pathlib import Path
from typing import Any

from setuptools import Distribution, Extension, setup
from setuptools.command.build_ext import build_ext

ROOT = Path(__file__).resolve().parent
PACKAGE = Path("src/sottovoce")
# Nobody replaces a function of the package from outside: the compiler may call it directly, or inline it.
OWN_FUNCTIONS = ["-fno-semantic-interposition"] if os.name == "posix" else []


def compiled_sources() -> list[str]:
    """The files to compile, by the one list in pyproject.toml."""
    config = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    found = []
    for pattern in config["tool"]["sottovoce"]["compiled"]:
        matches = sorted(path for path in (ROOT / PACKAGE).glob(pattern) if is_packaged(path))
        if not matches and "*" not in pattern:
            sys.exit(f"setup.py: {PACKAGE / pattern} is to be compiled but does not exist")
        found += [str(path.relative_to(ROOT)) for path in matches]
    return found


def is_packaged(path: Path) -> bool:
    return path.with_name("__init__.py").exists()


def why_not_compile() -> str | None:
    """What is missing for a compiled build, or None: the proof is a tiny extension, really built."""
    try:
        import mypyc.build  # noqa: F401
    except ImportError:
        return "mypyc is not installed"
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder, "probe.c")
        source.write_text(
            "#include <Python.h>\n"
            'static struct PyModuleDef probe = {PyModuleDef_HEAD_INIT, "probe"};\n'
            "PyMODINIT_FUNC PyInit_probe(void) { return PyModule_Create(&probe); }\n"
        )
        command = build_ext(Distribution({"ext_modules": [Extension("probe", [str(source)])]}))
        command.build_lib = command.build_temp = folder
        try:
            command.ensure_finalized()
            command.run()
        except Exception as error:
            return f"no working C compiler with Python's headers ({type(error).__name__})"
    return None


def extensions() -> list[Extension]:
    mode = os.environ.get("SOTTOVOCE_COMPILE", "auto")
    if mode not in ("auto", "yes", "no"):
        sys.exit(f"setup.py: SOTTOVOCE_COMPILE is {mode!r}; it can be auto, yes or no")
    if mode == "no" or not building():
        return []
    if reason := why_not_compile():
        if mode == "yes":
            sys.exit(f"setup.py: cannot compile: {reason}")
        print(f"*** SOTTOVOCE IS BUILT WITHOUT COMPILATION: {reason} ***", file=sys.stderr)
        return []
    return compiled_extensions()


def building() -> bool:
    """Whether this run makes the package; asking for its metadata need not compile anything."""
    return any(command.startswith(("build", "bdist", "install", "develop")) for command in sys.argv[1:])


def compiled_extensions() -> list[Extension]:
    from mypyc.build import mypycify

    # A newer mypy or Python may find an ignore needless; that is no reason to refuse a build.
    options = ["--config-file=pyproject.toml", "--no-warn-unused-ignores"]
    # Its stated type depends on the Python version, which has distutils or has not.
    built: Any = mypycify(
        [*options, *compiled_sources()], opt_level="3", debug_level="0", group_name="sottovoce"
    )
    for extension in built:
        extension.extra_compile_args += OWN_FUNCTIONS
    return list(built)


setup(ext_modules=extensions())
