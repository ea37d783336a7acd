"""A few numbers of a game of Blood Orders worth telling when it is over."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from typing import Final

from gloam.core.event import Fact
from gloam.web.scenes.scene import Scene

Event = Mapping[str, Fact]


def amount(event: Event) -> int:
    return int(str(event["amount"]))


def one(_: Event) -> int:
    return 1


# what is counted, how much each event counts, and the key of its sentence
COUNTED: Final[tuple[tuple[str, Callable[[Event], int], str], ...]] = (
    ("victim-taken", one, "bo.tale.victims"),
    ("scavenged", amount, "bo.tale.scavenged"),
    ("order-failed", one, "bo.tale.failed"),
    ("ritual-acquired", one, "bo.tale.rituals"),
    ("contest-won", one, "bo.tale.contests"),
)


def told(scene: Scene) -> list[str]:
    """Who did most of each thing, and the strongest order that ever contested a Victim."""
    lines = [most(scene, what, weight, key) for what, weight, key in COUNTED]
    return [line for line in [strongest(scene), *lines] if line]


def most(scene: Scene, what: str, weight: Callable[[Event], int], key: str) -> str:
    counts: Counter[int] = Counter()
    for event in scene.events:
        if event["what"] == what:
            counts[int(str(event["seat"]))] += weight(event)
    if not counts:
        return ""
    best = max(counts.values())
    leaders = [scene.names[seat] for seat in sorted(counts) if counts[seat] == best]
    return scene.speech.counted(key, best, names=", ".join(leaders))


def strongest(scene: Scene) -> str:
    contests = [event for event in scene.events if event["what"] == "contest"]
    if not contests:
        return ""
    best = max(contests, key=amount)
    place = scene.speech.words.place(str(best["at"]))
    return scene.speech.say(
        "bo.tale.strongest", name=scene.names[int(str(best["seat"]))], amount=amount(best), place=place
    )
