"""The interface as described: whatever is asked in its form gets an answer, never a breakdown."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Sequence
from typing import Any

from sottovoce.trials.faults.acquaintance import Acquaintance
from sottovoce.trials.faults.player import HEADERS, Broke
from sottovoce.trials.faults.trial import Ordeal

REFUSED = {400, 401, 403, 404, 405, 409, 413, 429}
CASES_OF_ONE = 50  # that one and the same person asks, unless he is gone before
GOODBYE = {"POST /api/logout", "DELETE /api/me", "POST /api/login", "POST /api/recover"}


async def described(ordeal: Ordeal, count: int) -> dict[str, int]:
    """Ask for every operation in so many ways altogether, by Schemathesis."""
    await asyncio.to_thread(ordeal.start)
    return await asyncio.to_thread(_ask_all, ordeal, count)


def _ask_all(ordeal: Ordeal, count: int) -> dict[str, int]:
    import requests
    import schemathesis
    from schemathesis.core.result import Ok

    found = schemathesis.openapi.from_url(f"{ordeal.base}/api/schema/openapi.json").get_all_operations()
    operations = [one.ok() for one in found if isinstance(one, Ok)]
    asker = Asker(ordeal, requests.Session())
    try:
        asker.ask_all(operations, count)
    finally:
        asker.close()
    return {"operations": len(operations), **dict(sorted(asker.seen.items()))}


class Asker:
    """Asks for operations in ways that their description allows, and counts the answers."""

    def __init__(self, ordeal: Ordeal, session: Any) -> None:
        self._ordeal = ordeal
        self._somebody: Acquaintance | None = None
        self._session = session
        self._rounds = 0
        self.seen: Counter[str] = Counter()

    def close(self) -> None:
        if self._somebody is not None:
            self._somebody.close()
        self._somebody = None

    def ask_all(self, operations: Sequence[Any], count: int) -> None:
        """Ask so many times in all: what some operations have too few ways for, the others are asked."""
        going = list(operations)
        while (left := count - self.seen["cases"]) > 0:
            if not going:
                raise Broke(f"{count} cases are wanted, the description has {self.seen['cases']}")
            share = -(-left // len(going))
            going = [operation for operation in going if self._ask(operation, share) == share]
            self._rounds += 1

    def _ask(self, operation: Any, count: int) -> int:
        """Ask for one operation in so many ways, or in as many as it has; return how many."""
        from hypothesis import HealthCheck, Phase, given, seed, settings

        before = self.seen["cases"]

        @seed(f"{self._ordeal.seed} {self._rounds}")
        @given(case=operation.as_strategy())
        @settings(
            max_examples=count,
            deadline=None,
            database=None,
            phases=[Phase.generate],
            suppress_health_check=list(HealthCheck),
        )
        def ask(case: Any) -> None:
            self._ask_one(operation.label, case)

        ask()
        return self.seen["cases"] - before

    def _ask_one(self, label: str, case: Any) -> None:
        somebody = self._who_asks()
        for asked in (case.path_parameters, case.query, case.body):
            if isinstance(asked, dict):
                somebody.put_into(asked, self._ordeal.chance)
        case.headers.update(HEADERS)
        self._session.cookies.clear()
        answer = case.call(session=self._session, cookies=somebody.cookies)
        _check(label, case, answer)
        self.seen["cases"] += 1
        self.seen[f"answered {answer.status_code // 100}xx"] += 1
        self._ordeal.tell(1)
        if label in GOODBYE and answer.status_code < 300:
            self.close()

    def _who_asks(self) -> Acquaintance:
        """Return somebody known to the server, now and then another one."""
        if self.seen["cases"] % CASES_OF_ONE == 0:
            self.close()
        if self._somebody is None:
            self._somebody = Acquaintance(self._ordeal.base)
        return self._somebody


def _check(label: str, case: Any, answer: Any) -> None:
    """A refusal has words; whatever is granted has the form that the description promises."""
    if answer.status_code >= 300 and answer.status_code not in REFUSED:
        raise Broke(f"{label}: {answer.status_code} {answer.content[:300]!r}")
    if answer.status_code >= 400 and not answer.json()["sentence"]:
        raise Broke(f"{label}: refused without a word")
    if answer.status_code < 300:
        _check_form(label, case, answer)


def _check_form(label: str, case: Any, answer: Any) -> None:
    from schemathesis.core.failures import FailureGroup
    from schemathesis.specs.openapi import checks

    promised = [
        checks.status_code_conformance,
        checks.content_type_conformance,
        checks.response_schema_conformance,
    ]
    try:
        case.validate_response(answer, checks=promised)
    except FailureGroup as problem:
        raise Broke(f"{label}: {problem}") from problem
