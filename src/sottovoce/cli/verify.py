"""``sottovoce verify``: was a match dealt fairly, and played as its record says?"""

from __future__ import annotations

from sottovoce.cli.complaints import worded
from sottovoce.cli.desk import Desk
from sottovoce.core.game import Game
from sottovoce.core.record import Record
from sottovoce.matches.verify import Check, is_fair, verify

UNFAIR = 1  # the exit code of a no


def verify_record(desk: Desk, game: Game, record: Record) -> int:
    """Say of every check whether it holds, then yes or no; return the exit code."""
    checks = verify(game, record)
    for check in checks:
        desk.line(f"{'✓' if check.holds else '✗'} {_sentence(desk, check)}")
    desk.line()
    fair = is_fair(checks)
    desk.tell("verify-yes" if fair else "verify-no")
    if fair and record.dealing is not None:
        desk.tell("verify-compare", promise=record.dealing.promise)
    return 0 if fair else UNFAIR


def _sentence(desk: Desk, check: Check) -> str:
    said = desk.say(f"verified-{check.name}" if check.holds else f"unverified-{check.name}")
    return said if check.why is None else f"{said} {worded(check.why, desk.say)}"
