"""Make .venv ready: the virtual environment, the pinned requirements, the package built from src/.

    python scripts/environment.py play|test|mutate [--requirements]

With --requirements the package is left for later. Runs on the standard library alone. Each step leaves a
stamp in .venv and is not repeated until what it was made from changes. The package is built in a temporary
copy and installed whole, never in place: so site-packages holds the compiled package, src/ the uncompiled
one, and no deleted file survives in either.
"""

import fcntl
import hashlib
import json
import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
PYTHON = VENV / "bin" / "python"
STAMPS = VENV / "sottovoce-stamps.json"
PACKAGE_FILES = ("setup.py", "pyproject.toml", "LICENSE", "NOTICE", "README.md")
TICK = 0.2
UNCOMPILED = (
    "*** THE ENGINE IS NOT COMPILED: it plays the same, only slower. To compile it, have a C compiler "
    "with Python's headers and start once with SOTTOVOCE_COMPILE=yes. ***"
)

Stamps = dict[str, dict[str, Any]]


def main(name: str, *options: str) -> None:
    if options not in ((), ("--requirements",)):
        sys.exit(f"{Path(__file__).name} does not know {' '.join(options)}")
    with one_at_a_time():
        if Path(sys.prefix).resolve() != VENV.resolve():
            make_virtual_environment()
        else:
            install_requirements(name)
            if not options:
                install_package(os.environ.get("SOTTOVOCE_COMPILE", "auto"))
            return
    # Outside the lock, which the environment's own Python takes again.
    os.execv(PYTHON, [str(PYTHON), __file__, name, *options])


@contextmanager
def one_at_a_time() -> Iterator[None]:
    """Two scripts started together must not build into the same environment at once."""
    handle = os.open(ROOT, os.O_RDONLY)
    try:
        fcntl.flock(handle, fcntl.LOCK_EX)
        yield
    finally:
        os.close(handle)


def make_virtual_environment() -> None:
    try:
        run("Making a virtual environment", [sys.executable, "-m", "venv", "--clear", str(VENV)])
    except BaseException:
        shutil.rmtree(VENV, ignore_errors=True)
        raise


def install_requirements(name: str) -> None:
    """Install one pinned list; the others' stamps hold only while their own lists are unchanged."""
    wanted = {path.stem: requirements_hash(path) for path in (ROOT / "requirements").glob("*.txt")}
    if name not in wanted:
        sys.exit(f"There is no requirements/{name}.txt.")
    stamps = read_stamps()
    done = stamps.get("requirements", {})
    if done.get(name) == wanted[name]:
        return
    run("Installing the requirements", [*pip(), "-r", str(ROOT / "requirements" / f"{name}.txt")])
    kept = {other: digest for other, digest in done.items() if wanted.get(other) == digest}
    write_stamps(stamps | {"requirements": kept | {name: wanted[name]}})


def install_package(mode: str) -> None:
    wanted = package_hash()
    package = read_stamps().get("package", {})
    if package.get("hash") != wanted or not serves(package, mode):
        build_and_install(mode)
        package = {"hash": wanted, "mode": mode, "compiled": is_compiled()}
        write_stamps(read_stamps() | {"package": package})
        if package["compiled"]:
            say("The engine is compiled.")
    if not package["compiled"]:
        say(UNCOMPILED)


def serves(package: dict[str, Any], mode: str) -> bool:
    """Whether what was built under one SOTTOVOCE_COMPILE will do for another."""
    match mode:
        case "yes":
            return package["compiled"] is True
        case "no":
            return package["compiled"] is False
        case _:
            return package["compiled"] is True or package["mode"] == mode


def build_and_install(mode: str) -> None:
    with tempfile.TemporaryDirectory(prefix="sottovoce-build-") as folder:
        shutil.copytree(ROOT / "src", Path(folder, "src"), ignore=shutil.ignore_patterns("__pycache__"))
        for name in PACKAGE_FILES:
            if (ROOT / name).exists():
                shutil.copy(ROOT / name, folder)
        command = [*pip(), "--no-build-isolation", "--no-deps", "--force-reinstall", folder]
        run("Building the engine (a few minutes)", command, SOTTOVOCE_COMPILE=mode)


def is_compiled() -> bool:
    check = "import sottovoce.core.game as game; print(game.__file__)"
    # -P: a working directory that holds a sottovoce folder must not answer for the installed package.
    environment = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"}
    found = subprocess.run([PYTHON, "-P", "-c", check], capture_output=True, text=True, env=environment)
    if found.returncode:
        sys.exit(f"The installed package does not import:\n{found.stderr}")
    return not found.stdout.strip().endswith(".py")


def requirements_hash(path: Path) -> str:
    digest = hashlib.sha256(sys.version.encode())
    for line in path.read_text(encoding="utf-8").splitlines():
        included = line.removeprefix("-r ")
        text = requirements_hash(path.parent / included) if included != line else line
        digest.update(text.encode() + b"\n")
    return digest.hexdigest()


def package_hash() -> str:
    """Everything the installed package depends on, its place included: its start script names it."""
    digest = hashlib.sha256(f"{sys.version} {VENV}".encode())
    sources = sorted(path for path in (ROOT / "src").rglob("*") if is_source(path))
    others = [ROOT / name for name in PACKAGE_FILES] + [ROOT / "requirements" / "build.txt"]
    for path in [*sources, *(path for path in others if path.exists())]:
        content = path.read_bytes()
        digest.update(f"{path.relative_to(ROOT)} {len(content)}\n".encode() + content)
    return digest.hexdigest()


def is_source(path: Path) -> bool:
    return path.is_file() and "__pycache__" not in path.parts


def pip() -> list[str]:
    quiet = ["--quiet", "--disable-pip-version-check", "--no-input", "--no-warn-script-location"]
    return [str(PYTHON), "-m", "pip", "install", *quiet]


def run(label: str, command: list[str], **variables: str) -> None:
    """Run a command silently, showing on a terminal that time passes; its words are shown if it fails."""
    with tempfile.TemporaryFile() as log:
        process = subprocess.Popen(
            command, stdin=subprocess.DEVNULL, stdout=log, stderr=log, env=os.environ | variables
        )
        wait(label, process)
        if process.returncode:
            log.seek(0)
            sys.stderr.write(log.read().decode(errors="replace"))
            sys.exit(f"{label} failed; the reason stands above.")


def wait(label: str, process: subprocess.Popen[bytes]) -> None:
    start = time.monotonic()
    if not sys.stderr.isatty():
        say(f"{label} ...")
        process.wait()
        return
    while process.poll() is None:
        print(f"\r{label} ... {time.monotonic() - start:.0f} s ", end="", file=sys.stderr, flush=True)
        time.sleep(TICK)
    print(file=sys.stderr)


def say(sentence: str) -> None:
    print(sentence, file=sys.stderr, flush=True)


def read_stamps() -> Stamps:
    try:
        stamps: Stamps = json.loads(STAMPS.read_text(encoding="utf-8"))
    except (FileNotFoundError, ValueError):
        return {}
    return stamps


def write_stamps(stamps: Stamps) -> None:
    STAMPS.write_text(json.dumps(stamps, indent=1), encoding="utf-8")


if __name__ == "__main__":
    try:
        main(*sys.argv[1:])
    except KeyboardInterrupt:
        sys.exit(130)
