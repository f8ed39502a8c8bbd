"""Nothing is passed over in silence: the rules of tests/conftest.py, tried on small suites of their own."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

import sottovoce

CONFTEST = Path(__file__).resolve().parents[1] / "conftest.py"
ALLOWED = re.compile(r"^ALLOWED_SKIPS = .*$", re.MULTILINE)


def run(
    folder: Path, body: str, *options: str, ci: bool = False, allowed: tuple[str, ...] = ()
) -> subprocess.CompletedProcess[str]:
    """Run a suite of one file under our conftest, with one allowed reason for skipping or none."""
    rules = CONFTEST.read_text(encoding="utf-8")
    rules, found = ALLOWED.subn(f"ALLOWED_SKIPS = {allowed!r}", rules)
    assert found == 1
    (folder / "conftest.py").write_text(rules, encoding="utf-8")
    (folder / "test_small.py").write_text(f"import pytest\n{body}\n", encoding="utf-8")
    (folder / "pytest.ini").write_text("[pytest]\nstrict = true\n", encoding="utf-8")
    environment = {key: value for key, value in os.environ.items() if key != "CI"}
    environment["PYTHONPATH"] = str(Path(sottovoce.__file__).parents[1])
    # Importing plugins that are not needed here would take most of the time.
    environment["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"
    if ci:
        environment["CI"] = "true"
    command = [sys.executable, "-m", "pytest", *options]
    return subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True)


SKIPPED = """
def test_call(): pytest.skip("needs a moon")

@pytest.mark.skip(reason="needs a moon")
def test_mark(): pass
"""
EMPTY = "@pytest.mark.parametrize('x', [])\ndef test_it(x): pass"
MODULE = "pytest.skip('needs a moon', allow_module_level=True)"


@pytest.mark.parametrize("options", [(), ("-p", "xdist", "-n", "1")], ids=["alone", "xdist"])
def test_a_skip_fails(options: tuple[str, ...], tmp_path: Path) -> None:
    result = run(tmp_path, SKIPPED + EMPTY, *options)
    assert result.returncode == 1
    assert "1 failed, 2 errors" in result.stdout
    assert "skipping is not allowed here: needs a moon" in result.stdout


@pytest.mark.parametrize("options", [(), ("-p", "xdist", "-n", "1")], ids=["alone", "xdist"])
def test_a_skipped_file_fails(options: tuple[str, ...], tmp_path: Path) -> None:
    result = run(tmp_path, MODULE, *options)
    assert result.returncode not in (0, pytest.ExitCode.NO_TESTS_COLLECTED)
    assert "skipping is not allowed here: needs a moon" in result.stdout


@pytest.mark.parametrize("options", [(), ("-p", "xdist", "-n", "1")], ids=["alone", "xdist"])
def test_an_allowed_skip_passes_loudly(options: tuple[str, ...], tmp_path: Path) -> None:
    result = run(tmp_path, SKIPPED, *options, allowed=("needs a moon",))
    assert result.returncode == 0
    assert "*** NOT TESTED HERE: 2 tests: needs a moon ***" in result.stdout


def test_an_allowed_skip_fails_in_ci(tmp_path: Path) -> None:
    assert run(tmp_path, SKIPPED, allowed=("needs a moon",), ci=True).returncode == 1


def test_an_expected_failure_must_be_strict(tmp_path: Path) -> None:
    result = run(tmp_path, "@pytest.mark.xfail(strict=False, reason='later')\ndef test_it(): assert False")
    assert result.returncode == 1
    assert "must be strict" in result.stdout


def test_an_expected_failure_inside_a_test_is_refused(tmp_path: Path) -> None:
    assert run(tmp_path, "def test_it(): pytest.xfail('later')").returncode == 1


def test_a_strict_expected_failure_is_accepted(tmp_path: Path) -> None:
    result = run(tmp_path, "@pytest.mark.xfail(reason='known')\ndef test_it(): assert False")
    assert result.returncode == 0
    assert "1 xfailed" in result.stdout


def test_a_repaired_expected_failure_fails(tmp_path: Path) -> None:
    assert run(tmp_path, "@pytest.mark.xfail(reason='known')\ndef test_it(): pass").returncode == 1


def test_an_empty_suite_fails(tmp_path: Path) -> None:
    assert run(tmp_path, "").returncode == pytest.ExitCode.NO_TESTS_COLLECTED
