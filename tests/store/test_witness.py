"""Whether a disk still takes what is written is seen by asking for a change; want of room is no failure."""

from __future__ import annotations

import errno
from pathlib import Path

import pytest

from sottovoce.store.witness import Witness
from sottovoce.trials.faults.disk import fragile_disk

CALL = "sottovoce.store.witness.os.ftruncate"


def failing(number: int) -> object:
    def refuse(*_asked: object) -> None:
        raise OSError(number, "")

    return refuse


def test_a_disk_that_works_is_believed_and_nothing_is_left_on_it(tmp_path: Path) -> None:
    witness = Witness(tmp_path)
    for _ in range(3):
        witness.check()
    assert list(tmp_path.iterdir()) == []
    witness.close()


@pytest.mark.parametrize("number", [errno.EROFS, errno.EIO])
def test_a_disk_that_failed_once_is_never_believed_again(
    tmp_path: Path, number: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    witness = Witness(tmp_path)
    with monkeypatch.context() as during:
        during.setattr(CALL, failing(number))
        with pytest.raises(OSError, match="has failed"):
            witness.check()
    with pytest.raises(OSError, match="has failed"):
        witness.check()
    witness.close()


@pytest.mark.parametrize("number", [errno.ENOSPC, errno.EFBIG, errno.EDQUOT])
def test_a_disk_without_room_keeps_what_it_has(
    tmp_path: Path, number: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    witness = Witness(tmp_path)
    monkeypatch.setattr(CALL, failing(number))
    witness.check()
    witness.close()


def test_a_disk_that_the_system_made_read_only_has_failed(tmp_path: Path) -> None:
    with fragile_disk(tmp_path, 1) as disk:
        if disk is None:
            pytest.skip("needs the right to mount ext4")
        witness = Witness(disk.folder)
        witness.check()
        disk.fail()
        with pytest.raises(OSError, match="has failed"):
            witness.check()
        witness.close()
