"""Records and pictures in files. Whatever is wrong with a file becomes one sentence."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from sottovoce.cli.complaints import Complaint
from sottovoce.core.record import TITLE, Record, parse_record, print_record

LONGEST = 1 << 22  # bytes; the longest game fills a small part of it


def read_record(name: str) -> Record:
    """Return the record in a file, or complain."""
    with complaining(name):
        return parse_record(_text(name))


def write_record(name: str, record: Record) -> None:
    """Write a record, over an older one if need be but never over anything else."""
    with complaining(name):
        path = _path(name)
        if path.exists() and not path.read_bytes()[: len(TITLE)] == TITLE.encode():
            raise Complaint("complaint-file-taken", path=name)
        path.write_text(print_record(record), encoding="utf-8")


def write_pictures(folder: str, pictures: dict[str, str]) -> None:
    """Write pictures into a folder, over older ones of the same names."""
    for name, text in pictures.items():
        with complaining(folder):
            (_path(folder) / name).write_text(text, encoding="utf-8")


def _path(name: str) -> Path:
    return Path(os.path.expanduser(name))  # noqa: PTH111 (Path's own fails for somebody who has no home)


def _text(name: str) -> str:
    with _path(name).open("rb") as file:
        content = file.read(LONGEST + 1)
    if len(content) > LONGEST:
        raise Complaint("complaint-file-too-long", path=name)
    return content.decode()


@contextmanager
def complaining(name: str) -> Iterator[None]:
    """Say what is wrong with a file or folder in one sentence."""
    try:
        yield
    except UnicodeDecodeError:
        raise Complaint("complaint-file-not-text", path=name) from None
    except FileNotFoundError:
        raise Complaint("complaint-file-missing", path=name) from None
    except IsADirectoryError:
        raise Complaint("complaint-file-directory", path=name) from None
    except PermissionError:
        raise Complaint("complaint-file-forbidden", path=name) from None
    except OSError as error:
        raise Complaint("complaint-file-unusable", path=name, reason=str(error.strerror)) from None
    except ValueError as error:  # a name that no file can have
        raise Complaint("complaint-file-unusable", path=name, reason=str(error)) from None
