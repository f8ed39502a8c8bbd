"""Processes that share long work, and end with whoever asked for it."""

from __future__ import annotations

import os
import threading
import time
from typing import Any

from joblib import Parallel  # type: ignore[import-untyped]

LOOK = 1.0  # seconds between two looks whether the one who asked is still there


def workers(jobs: int, **more: Any) -> Any:
    """Return joblib's `Parallel` with so many processes; a run that is ended leaves nobody working."""
    watched = {"initializer": end_with, "initargs": (os.getpid(),)} if jobs > 1 else {}
    return Parallel(n_jobs=jobs, **more, **watched)


def end_with(parent: int) -> None:
    """Have this process end when its parent does, in the midst of whatever it is doing."""
    threading.Thread(target=_watch, args=(parent,), daemon=True).start()


def _watch(parent: int) -> None:
    while os.getppid() == parent:
        time.sleep(LOOK)
    os._exit(1)
