"""What an ended game of Vendetta is worth telling."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

from gloam.core.event import Fact
from gloam.web.drawings.drawing import ScorePart
from gloam.web.drawings.parts import listed
from gloam.web.drawings.vendetta.seen import seen
from gloam.web.scenes.scene import Scene
from gloam.words import facts

PARTS: Final = (
    ScorePart("alliance", "solid"),
    ScorePart("drained", "striped"),
    ScorePart("tokens", "pale"),
    ScorePart("cards", ""),
    ScorePart("relic", ""),
    ScorePart("diablerie", ""),
)
Told = dict[str, Fact]


def remark(scene: Scene, seat: int) -> str:
    """Clan, and the Blood that is left."""
    player = seen(scene)["players"][seat]
    clan = scene.speech.words.clan(player["clan"]) if player["clan"] else ""
    return scene.speech.say("v.left", clan=clan, blood=player["blood"])


def numbers(scene: Scene) -> list[str]:
    """The biggest conflict, and who did most of what."""
    say = scene.speech.say
    events = scene.events
    totals = [event for event in events if event["what"] == "total"]
    best = max(totals, key=lambda event: facts.whole(event, "amount"), default=None)
    biggest = (
        [say("v.number.biggest", total=facts.whole(best, "amount"), name=scene.name(facts.seat(best)))] if best else []
    )
    return [
        *biggest,
        *most(scene, "v.number.won", [facts.seat(event) for event in events if event["what"] == "won"]),
        *most(scene, "v.number.frenzies", [facts.seat(event, "cause") for event in of(events, "frenzy")]),
        *most(scene, "v.number.stolen", repeated(of(events, "blood-stolen"))),
        *most(scene, "v.number.hidden", [facts.seat(event) for event in of(events, "played") if not event["up"]]),
        *most(scene, "v.number.withdrawn", [facts.seat(event) for event in of(events, "withdrew")]),
    ]


def of(events: Sequence[Told], what: str) -> list[Told]:
    return [event for event in events if event["what"] == what]


def repeated(stolen: Sequence[Told]) -> list[int]:
    """The thief once for each Blood stolen."""
    return [facts.seat(event, "by") for event in stolen for _ in range(facts.whole(event, "amount"))]


def most(scene: Scene, key: str, doers: Sequence[int]) -> list[str]:
    """How often something was done, and by whom most."""
    counts = Counter(seat for seat in doers if seat >= 0)
    if not counts:
        return []
    top = max(counts.values())
    names = listed(scene.speech, [scene.name(seat) for seat in sorted(counts) if counts[seat] == top])
    return [scene.speech.counted(key, sum(counts.values()), most=top, names=names)]
