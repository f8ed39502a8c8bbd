"""What only the tests need beside Python: databases, browsers, a proxy, TypeScript for the types of the page.

System packages are installed with apt-get where they are missing, there is one, and we may use it; npm
fetches the compiler. Otherwise it is said loudly, and the tests that need them are skipped (never in
continuous integration, where that fails).
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

from scripts.browser import PROGRAMS

# What a test looks for, and the Debian packages that have it, the better one first.
WANTED = {
    ("initdb",): ("postgresql",),
    PROGRAMS: ("chromium-headless-shell", "chromium"),
    ("firefox-esr",): ("firefox-esr",),
    ("npm",): ("npm",),
    ("redis-server",): ("redis-server",),
    ("nginx",): ("nginx-light", "nginx"),
    ("openssl",): ("openssl",),
    ("systemd-analyze",): ("systemd",),
}
WEB = Path(__file__).resolve().parent.parent / "tests" / "web"
QUIET = {"DEBIAN_FRONTEND": "noninteractive"}


def is_there(program: str) -> bool:
    """Debian keeps PostgreSQL's programs beside the path, and servers on that of the administrator."""
    beside = [*Path("/usr/lib/postgresql").glob(f"*/bin/{program}"), Path("/usr/sbin", program)]
    return shutil.which(program) is not None or any(path.exists() for path in beside)


def missing() -> list[tuple[str, ...]]:
    return [packages for programs, packages in WANTED.items() if not any(map(is_there, programs))]


def install(wanted: list[tuple[str, ...]]) -> None:
    """Install one of each, or fail to: whether they are there is looked up afterwards."""
    apt("update")
    if not apt("install", *[packages[0] for packages in wanted]):
        # One that is not to be had keeps apt-get from installing the others.
        for packages in wanted:
            any(apt("install", package) for package in packages)


def apt(step: str, *packages: str) -> bool:
    command = ["apt-get", step, "-y", "-qq", *["--no-install-recommends"] * (step == "install"), *packages]
    return subprocess.run(command, env=os.environ | QUIET, stdout=subprocess.DEVNULL).returncode == 0


def fetch_compiler() -> bool:
    """Fetch TypeScript at its pinned version, with the types of the page's libraries."""
    npm = shutil.which("npm")
    if (WEB / "node_modules" / ".bin" / "tsc").exists() or npm is None:
        return npm is not None
    quiet = ["--no-package-lock", "--no-audit", "--no-fund", "--ignore-scripts", "--silent"]
    return subprocess.run([npm, "install", *quiet], cwd=WEB).returncode == 0


def names(wanted: list[tuple[str, ...]]) -> list[str]:
    return [" or ".join(packages) for packages in wanted]


def say_loudly(things: list[str]) -> None:
    print(f"*** NOT TO BE HAD: {', '.join(things)}. TESTS THAT NEED THEM ARE SKIPPED ***", file=sys.stderr)


def main() -> int:
    wanted = missing()
    if wanted and os.geteuid() == 0 and shutil.which("apt-get") is not None:
        print(f"Installing {', '.join(names(wanted))} for the tests ...", flush=True)
        install(wanted)
    lacking = names(missing()) + ([] if fetch_compiler() else ["typescript"])
    if lacking:
        say_loudly(lacking)
    return 0


if __name__ == "__main__":
    sys.exit(main())
