"""The table of scores: a row a seat, a bar of where the points come from, a column a source."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from gloam.core.table import Result
from gloam.web import tags as h
from gloam.web.drawings.drawing import ScorePart
from gloam.web.drawings.parts import hidden, sigil
from gloam.web.elements import Element, Node
from gloam.web.rooms.looking import Look
from gloam.web.scenes.scene import Scene

MINUS: Final = "\u2212"
PATTERNS: Final = {"striped": "M-1.5 1.5l3-3M0 6l6-6M4.5 7.5l3-3", "dotted": "M3 3h.01"}  # of 6 by 6, drawn as lines


def scores(look: Look, scene: Scene, result: Result) -> Element:
    say = look.speech.say
    parts = shown(look.room.drawing.score_parts(), result)
    bars = [part for part in parts if part.bar]
    longest = max(1, *(length(result, seat, bars) for seat in range(len(result.places))))
    order = sorted(range(len(result.places)), key=lambda seat: (result.places[seat] or len(result.places) + 1, seat))
    return h.table(".sc")[
        h.caption(".vh")[say("end.scores")],
        h.thead[
            h.tr[
                h.th(scope="col")[hidden(say("end.place"))],
                h.th(".nm", scope="col")[say("end.player")],
                bool(bars)
                and h.th(".stackbar", scope="col")[
                    hidden(say("end.parts")),
                    h.span(".legend", aria_hidden="true")[
                        [h.span[h.i(class_=["leg", f"leg--{part.bar}"]), label(scene, part.key)] for part in bars]
                    ],
                ],
                [h.th(scope="col")[label(scene, part.key)] for part in parts],
                h.th(scope="col")[say(f"end.total.{scene.game}")],
            ]
        ],
        h.tbody[[row(look, scene, result, seat, parts, longest) for seat in order]],
    ]


def shown(parts: Sequence[ScorePart], result: Result) -> list[ScorePart]:
    """The sources that anybody had points from; those that make a bar always."""
    return [part for part in parts if part.bar or any(score.get(part.key) for score in result.scores)]


def length(result: Result, seat: int, bars: Sequence[ScorePart]) -> int:
    return sum(max(0, result.scores[seat].get(part.key, 0)) for part in bars)


def label(scene: Scene, key: str) -> str:
    text = scene.speech.term(f"score.{key}")
    return text[:1].upper() + text[1:]


def row(look: Look, scene: Scene, result: Result, seat: int, parts: Sequence[ScorePart], longest: int) -> Element:
    score = result.scores[seat]
    say = look.speech.say
    bars = [part for part in parts if part.bar]
    name = say("you") if seat in look.held else scene.names[seat]
    return h.tr(class_=f"s{seat + 1}")[
        h.td(".pl")[str(result.places[seat]) if result.places[seat] else say("end.out")],
        h.th(".nm", scope="row")[
            h.span[
                sigil(look.room.drawing.sigil(scene, seat), seat),
                h.span[name, h.small[", ".join(under(look, scene, seat))]],
            ]
        ],
        bool(bars) and h.td(".stackbar")[bar(scene, seat, score, bars, longest)],
        [h.td(".num", data_l=label(scene, part.key))[figure(score.get(part.key, 0))] for part in parts],
        h.td(".tot")[written(score["total"])],
    ]


def under(look: Look, scene: Scene, seat: int) -> list[str]:
    """The line under a name."""
    remark = look.room.drawing.remark(scene, seat)
    return [remark, look.speech.say("end.bot", name=scene.bot(seat))] if scene.bots[seat] else [remark]


def bar(scene: Scene, seat: int, score: dict[str, int], bars: Sequence[ScorePart], longest: int) -> Element:
    """Each source a piece as long as its points."""
    say = scene.speech.say
    text = ", ".join(say("end.part", part=label(scene, part.key), amount=score.get(part.key, 0)) for part in bars)
    pieces: list[Node] = []
    start = 0.0
    for part in bars:
        width = 100 * max(0, score.get(part.key, 0)) / longest
        if width:
            fill = f"url(#{part.bar}-{seat})" if part.bar in PATTERNS else None
            pieces.append(
                h.rect(class_=f"bar--{part.bar}", x=f"{start:.2f}%", width=f"{width:.2f}%", height="20", fill=fill)
            )
        start += width
    return h.svg(".bar", role="img", aria_label=text, height="20")[
        h.defs[
            [
                h.pattern(id=f"{name}-{seat}", width="6", height="6", patternUnits="userSpaceOnUse")[
                    h.path(class_=f"in-{name}", d=path)
                ]
                for name, path in PATTERNS.items()
            ]
        ],
        pieces,
    ]


def figure(points: int) -> Element:
    return h.span(class_=["zero" if points == 0 else "neg" if points < 0 else ""])[written(points)]


def written(points: int) -> str:
    return f"{MINUS}{-points}" if points < 0 else str(points)
