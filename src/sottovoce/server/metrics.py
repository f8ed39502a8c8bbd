"""What a server tells about itself, in the form that Prometheus reads. No name, no token, no address."""

from __future__ import annotations

from collections.abc import Callable

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector, generate_latest
from prometheus_client.exposition import CONTENT_TYPE_LATEST

from sottovoce.store.upkeep import Cleared

CONTENT_TYPE = CONTENT_TYPE_LATEST
AREAS = ("api", "web", "words", "rules", "health", "metrics")
SHORT = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)  # seconds
METHODS = ("GET", "HEAD", "POST", "PUT", "DELETE")


class Metrics:
    """Counts for one server; each has a registry of its own."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        ProcessCollector(registry=self.registry)
        self._requests = Counter(
            "sottovoce_requests", "HTTP requests", ("area", "method", "status"), registry=self.registry
        )
        self._seconds = Histogram(
            "sottovoce_request_seconds", "Time to answer a request", ("area",), registry=self.registry
        )
        self._commits = Histogram(
            "sottovoce_commit_seconds", "Time to write changes to disk", buckets=SHORT, registry=self.registry
        )
        self._changes = Counter("sottovoce_changes", "Changes of matches on disk", registry=self.registry)
        self._lag = Histogram(
            "sottovoce_lag_seconds", "How late the server wakes up", buckets=SHORT, registry=self.registry
        )
        self._cleared = Counter(
            "sottovoce_cleared",
            "What was cleared away when it had run out",
            ("what",),
            registry=self.registry,
        )

    def watch(self, name: str, about: str, count: Callable[[], float]) -> None:
        """Tell a number that is asked for when it is read."""
        Gauge(name, about, registry=self.registry).set_function(count)

    def request(self, path: str, method: str, status: int, seconds: float) -> None:
        """Count a request. Labels come from short lists: nobody can fill the memory with them."""
        first = path.split("/", 2)[1] if "/" in path else ""
        area = first if first in AREAS else "page"
        verb = method if method in METHODS else "other"
        self._requests.labels(area, verb, str(status)).inc()
        self._seconds.labels(area).observe(seconds)

    def committed(self, changes: int, seconds: float) -> None:
        """Count changes that were written together."""
        self._changes.inc(changes)
        self._commits.observe(seconds)

    def late(self, seconds: float) -> None:
        """Note how late a task was woken that wanted to be woken at a time."""
        self._lag.observe(max(0.0, seconds))

    def cleared(self, cleared: Cleared, matches: int) -> None:
        """Count what was cleared away."""
        for what in Cleared.__struct_fields__:
            self._cleared.labels(what).inc(getattr(cleared, what))
        self._cleared.labels("matches").inc(matches)

    def text(self) -> bytes:
        """Return all of it as Prometheus reads it."""
        return generate_latest(self.registry)
