"""The interface as described: whatever is asked in its form gets an answer, never a breakdown."""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import Any

import httpx

from sottovoce.trials.faults.company import Broke
from sottovoce.trials.faults.player import HEADERS
from sottovoce.trials.faults.trial import Ordeal

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
    seen: Counter[str] = Counter()
    with httpx.Client(headers=HEADERS, timeout=60) as client:
        for operation in operations:
            seen.update(_ask(ordeal, client, operation, -(-count // len(operations))))
    return {"operations": len(operations), **dict(sorted(seen.items()))}


def _ask(ordeal: Ordeal, client: httpx.Client, operation: Any, count: int) -> Counter[str]:
    from hypothesis import HealthCheck, Phase, given, seed, settings

    seen: Counter[str] = Counter()

    @seed(ordeal.seed)
    @given(case=operation.as_strategy())
    @settings(
        max_examples=count,
        deadline=None,
        database=None,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    def ask(case: Any) -> None:
        client.cookies.clear()
        client.post(f"{ordeal.base}/api/guest", json={"name": "Anna"})
        case.headers.update(HEADERS)
        answer = case.call(cookies=dict(client.cookies))
        _check(operation.label, answer)
        seen["cases"] += 1
        seen[f"answered {answer.status_code // 100}xx"] += 1
        ordeal.tell(1)

    ask()
    return seen


def _check(label: str, answer: Any) -> None:
    if answer.status_code >= 300 and answer.status_code not in REFUSED:
        raise Broke(f"{label}: {answer.status_code} {answer.content[:300]!r}")
    if answer.status_code >= 400 and not answer.json()["sentence"]:
        raise Broke(f"{label}: refused without a word")
