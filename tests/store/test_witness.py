"""Whether a disk still takes what is written is seen by asking for a change; want of room is no failure."""

from __future__ import annotations

import errno
from pathlib import Path

import pytest

from sottovoce.store.witness import Witness


def test_a_disk_that_works_is_well_and_nothing_is_left_on_it(tmp_path: Path) -> None:
    witness = Witness(tmp_path)
    assert [witness.is_well() for _ in range(3)] == [True, True, True]
    witness.close()
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    ("number", "well"),
    [
        (errno.EROFS, False),
        (errno.EIO, False),
        (errno.EUCLEAN, False),
        (errno.ENOSPC, True),
        (errno.EFBIG, True),
        (errno.EDQUOT, True),
        (errno.EMFILE, True),
    ],
)
def test_a_disk_that_refuses_for_want_of_room_keeps_what_it_has(
    tmp_path: Path, number: int, well: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_asked: object) -> None:
        raise OSError(number, "")

    witness = Witness(tmp_path)
    with monkeypatch.context() as during:
        during.setattr("sottovoce.store.witness.os.ftruncate", refuse)
        assert witness.is_well() is well
    assert witness.is_well()
    witness.close()


def test_each_look_asks_for_a_change(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """To ask for the size that a file has already asks for nothing, and would always be granted."""
    asked: list[int] = []
    monkeypatch.setattr("sottovoce.store.witness.os.ftruncate", lambda _, size: asked.append(size))
    witness = Witness(tmp_path)
    assert all(witness.is_well() for _ in range(4))
    witness.close()
    assert asked == [1, 0, 1, 0]
