"""What is counted for whoever watches over the server: amounts and times, and nothing that names a guest or a table."""

from __future__ import annotations

from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector
from prometheus_client.values import MutexValue, ValueClass

REGISTRY: Final = CollectorRegistry()
TIMES: Final = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)

REQUESTS: Final = Counter("gloam_requests", "Requests that were answered.", ["status"], registry=REGISTRY)
REFUSED: Final = Counter("gloam_refused", "Requests that were refused, by why.", ["why"], registry=REGISTRY)
REFUSED_CONNECTIONS: Final = Counter(
    "gloam_refused_connections",
    "Connections that were closed, by the status they were told.",
    ["status"],
    registry=REGISTRY,
)
ANSWERS: Final = Counter("gloam_answers", "Answers of people that were kept.", registry=REGISTRY)
SECONDS: Final = Histogram(
    "gloam_answer_seconds", "From an answer to its acknowledgement.", registry=REGISTRY, buckets=TIMES
)
UPDATES: Final = Counter("gloam_updates", "What was told over streams, signs of life too.", registry=REGISTRY)
BYTES: Final = Counter("gloam_update_bytes", "Bytes that were sent over streams.", registry=REGISTRY)
DRAWN: Final = Counter("gloam_drawn", "Parts of pages, or pages, that were drawn for a stream.", registry=REGISTRY)


def gauge(name: str, text: str) -> Gauge:
    """Something that goes up and down, added up over all processes that live."""
    return Gauge(name, text, registry=REGISTRY, multiprocess_mode="livesum")


STREAMS: Final = gauge("gloam_streams", "Pages that are open at tables.")
TABLES: Final = gauge("gloam_tables", "Tables held in memory.")
CONNECTIONS: Final = gauge("gloam_connections", "Connections that are open.")
WRITES: Final = gauge("gloam_writes_waiting", "What waits to be written to the database.")
MINDS_BUSY: Final = gauge("gloam_minds_busy", "Thinking processes at work.")
MINDS_WAITING: Final = gauge("gloam_minds_waiting", "Bots that wait for a thinking process.")


def is_shared() -> bool:
    """Do several processes count together?"""
    return ValueClass is not MutexValue


def text() -> bytes:
    """All of it, as Prometheus reads it."""
    if not is_shared():
        return generate_latest(REGISTRY)
    registry = CollectorRegistry()
    MultiProcessCollector(registry)  # type: ignore[no-untyped-call]  # it has no types
    return generate_latest(registry)
