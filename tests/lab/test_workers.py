"""Processes that share work: a run that is ended leaves nobody working."""

from __future__ import annotations

import subprocess
import sys
import time
from pathlib import Path

from sottovoce.lab.workers import workers

ASKS = """
import os, time
from joblib import delayed
from sottovoce.lab.workers import workers

def work(_):
    print(os.getpid(), flush=True)
    time.sleep(600)

workers(2)(delayed(work)(n) for n in range(2))
"""
PATIENCE = 30.0


def test_work_is_shared_by_one_or_by_several() -> None:
    from joblib import delayed  # type: ignore[import-untyped]

    for jobs in (1, 2):
        assert workers(jobs)(delayed(abs)(-n) for n in range(5)) == [0, 1, 2, 3, 4]


def test_who_asked_for_work_and_dies_leaves_nobody_working() -> None:
    asking = subprocess.Popen([sys.executable, "-c", ASKS], stdout=subprocess.PIPE, text=True)
    assert asking.stdout is not None
    busy = [int(asking.stdout.readline()) for _ in range(2)]
    assert all(map(_alive, busy))
    asking.kill()
    asking.wait()
    asking.stdout.close()
    end = time.monotonic() + PATIENCE
    while any(map(_alive, busy)):
        assert time.monotonic() < end, "they work on"
        time.sleep(0.1)


def _alive(process: int) -> bool:
    """Is there such a process, other than one whose end nobody has taken note of?"""
    try:
        state = Path(f"/proc/{process}/stat").read_text(encoding="ascii").rpartition(")")[2].split()[0]
    except OSError:
        return False
    return state != "Z"
