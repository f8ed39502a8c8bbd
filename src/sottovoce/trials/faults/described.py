"""The interface as described: whatever is asked in its form gets an answer, never a breakdown."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Sequence
from typing import Any

import httpx

from sottovoce.trials.faults.player import HEADERS, Broke
from sottovoce.trials.faults.trial import Ordeal

EMPTY = 204  # the description promises a form even for what has none
REFUSED = {400, 401, 403, 404, 405, 409, 413, 429}


async def described(ordeal: Ordeal, count: int) -> dict[str, int]:
    """Ask for every operation in so many ways altogether, by Schemathesis."""
    await asyncio.to_thread(ordeal.start)
    return await asyncio.to_thread(_ask_all, ordeal, count)


def _ask_all(ordeal: Ordeal, count: int) -> dict[str, int]:
    import schemathesis
    from schemathesis.core.result import Ok

    found = schemathesis.openapi.from_url(f"{ordeal.base}/api/schema/openapi.json").get_all_operations()
    operations = [one.ok() for one in found if isinstance(one, Ok)]
    with httpx.Client(headers=HEADERS, timeout=60) as client:
        asker = Asker(ordeal, client)
        asker.ask_all(operations, count)
    return {"operations": len(operations), **dict(sorted(asker.seen.items()))}


class Asker:
    """Asks for operations in ways that their description allows, and counts the answers."""

    def __init__(self, ordeal: Ordeal, client: httpx.Client) -> None:
        self._ordeal = ordeal
        self._client = client
        self._rounds = 0
        self.seen: Counter[str] = Counter()

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
        self._client.cookies.clear()
        self._client.post(f"{self._ordeal.base}/api/guest", json={"name": "Anna"})
        case.headers.update(HEADERS)
        answer = case.call(cookies=dict(self._client.cookies))
        _check(label, case, answer)
        self.seen["cases"] += 1
        self.seen[f"answered {answer.status_code // 100}xx"] += 1
        self._ordeal.tell(1)


def _check(label: str, case: Any, answer: Any) -> None:
    """A refusal has words; whatever is granted has the form that the description promises."""
    if answer.status_code >= 300 and answer.status_code not in REFUSED:
        raise Broke(f"{label}: {answer.status_code} {answer.content[:300]!r}")
    if answer.status_code >= 400 and not answer.json()["sentence"]:
        raise Broke(f"{label}: refused without a word")
    if answer.status_code < 300 and answer.status_code != EMPTY:
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
