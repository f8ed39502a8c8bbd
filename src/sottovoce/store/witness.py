"""Does the disk still take what is written? To be asked after it has said yes.

A file system that fails in the midst of a commit may answer that everything is on disk when the last of it
is not (Linux 6.18, ext4, which becomes read-only after an error: docs/trust.md has the figures). For the
rest of its life it refuses every change of a file's size, though. So whoever has written asks for such a
change, of a file without a name beside the database: if that is granted, all that went before is kept.
It takes some millionths of a second.
"""

from __future__ import annotations

import errno
import os
from pathlib import Path
from tempfile import TemporaryFile
from threading import Lock
from typing import IO

# What a disk may refuse that keeps all it has: for want of room, of open files, or of the right to a new one.
HARMLESS = (
    errno.ENOSPC,
    errno.EDQUOT,
    errno.EFBIG,
    errno.EMFILE,
    errno.ENFILE,
    errno.EACCES,
    errno.EPERM,
)


class Witness:
    """Can tell whether the disk of a folder has failed."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._file: IO[bytes] | None = None
        self._bytes = 0
        self._turn = Lock()  # two who ask for the same size would be one who asks for nothing

    def is_well(self) -> bool:
        """Is all kept that the disk has said it keeps?"""
        with self._turn:
            try:
                self._file = self._file or TemporaryFile(dir=self._folder)  # noqa: SIM115 (closed in close)
                os.ftruncate(self._file.fileno(), 1 - self._bytes)
            except OSError as error:
                return error.errno in HARMLESS
            self._bytes = 1 - self._bytes
            return True

    def close(self) -> None:
        with self._turn:
            if self._file is not None:
                self._file.close()
                self._file = None
