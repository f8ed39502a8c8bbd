"""The interface as described: whatever is asked in its form gets an answer, never a breakdown."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from schemathesis.core.result import Ok

from tests.conftest import counts
from tests.server.house import HEADERS
from tests.server.nursery import nursery, settings_for

REFUSED = {400, 401, 403, 404, 405, 409, 413, 429}


@pytest.fixture(scope="module")
def base(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with nursery() as keeper:
        chosen = settings_for(f"sqlite+aiosqlite:///{tmp_path_factory.mktemp('described')}/matches.sqlite")
        keeper.start(chosen)
        yield f"http://127.0.0.1:{chosen.port}"


def statuses(base: str, operation: Any) -> set[int]:
    """Ask for one operation in many ways; return the statuses of the answers."""
    seen = set()

    @given(case=operation.as_strategy())
    @settings(max_examples=counts(6, 200), deadline=None, suppress_health_check=list(HealthCheck))
    def ask(case: Any) -> None:
        cookies = httpx.post(f"{base}/api/guest", json={"name": "Anna"}, headers=HEADERS).cookies
        case.headers.update(HEADERS)
        answer = case.call(cookies=dict(cookies))
        assert answer.status_code < 300 or answer.status_code in REFUSED, answer.content
        if answer.status_code >= 400:
            assert answer.json()["sentence"]
        seen.add(answer.status_code)

    ask()
    return seen


def test_whatever_is_asked_gets_an_answer_or_a_refusal_with_words(base: str) -> None:
    described = schemathesis.openapi.from_url(f"{base}/api/schema/openapi.json")
    seen = {}
    for found in described.get_all_operations():
        assert isinstance(found, Ok)
        seen[found.ok().label] = statuses(base, found.ok())
    assert len(seen) > 15
    answered = {label for label, codes in seen.items() if any(code < 300 for code in codes)}
    assert {"GET /api/games", "GET /api/me", "DELETE /api/me", "GET /api/matches"} <= answered
