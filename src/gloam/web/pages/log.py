"""What has happened, as this viewer may know it; talk; and moves that were taken back."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import htpy as h
from htpy import Element, Node

from gloam.core.event import Fact
from gloam.web.drawings.drawing import Drawing
from gloam.web.pages.parts import cards_of, hidden, icon, linked, rule_words, sigil
from gloam.web.room import Room
from gloam.web.scene import Scene

SHOWN: Final = 60  # lines sent with every change; all of them are on the replay page
MARKS: Final = ("round", "day", "phase", "step")  # events that begin something: they stand as headings


def rail(room: Room, scene: Scene, drawing: Drawing) -> Element:
    say = scene.speech.say
    return h.aside("#log.rail", aria_label=say("log.open"))[
        drawing.side(scene),
        h.div(".tabs", role="tablist", aria_label=say("log.open"))[
            [
                h.button(
                    role="tab",
                    type="button",
                    id=f"tab-{name}",
                    aria_controls=f"panel-{name}",
                    data_tab=name,
                )[
                    say(f"log.{name}"),
                    name == "chat" and len(room.remarks) > 0 and h.span(".count", data_count=str(room.remarks[-1].id)),
                ]
                for name in ("log", "chat", "undone")
            ],
            h.button(".btn.btn--icon.sheet-close", type="button", data_closes="log", title=say("close"))[
                "×", hidden(say("close"))
            ],
        ],
        h.ol("#panel-log.log", role="log", aria_label=say("log.log"), aria_live="polite", tabindex="0")[
            len(scene.events) > SHOWN and h.li(".turnmark")[h.a(href=f"/replays/{room.id}")[say("log.earlier")]],
            lines(scene, drawing, scene.events, SHOWN),
        ],
        chat(room, scene, drawing),
        h.ol("#panel-undone.log", role="tabpanel", aria_label=say("log.undone"), tabindex="0")[
            undone(room, scene, drawing) or h.li(".plain")[say("log.none-undone")]
        ],
    ]


def lines(scene: Scene, drawing: Drawing, events: Sequence[dict[str, Fact]], last: int) -> list[Node]:
    first = max(0, len(events) - last)
    return [line(scene, drawing, event, first + place) for place, event in enumerate(events[first:])]


def line(scene: Scene, drawing: Drawing, event: dict[str, Fact], number: int) -> Element:
    """One line: who, what, with the card and the rule a click away."""
    text = scene.speech.words.event(event, scene.names, scene.you)
    said = linked(text, scene.game, cards_of(scene.game, event), scene.names, scene.speech)
    rule = str(event["rule"])
    link = h.a(
        ".why.why--line",
        href=f"/rules/{scene.game}#{rule}",
        target="rules",
        title=rule_words(scene.speech, scene.game, rule),
    )[icon("why"), hidden(scene.speech.say("why"))]
    seat = event["seat"]
    if event["what"] in MARKS:
        return h.li(".turnmark.label", id=f"e{number}")[said, link]
    sign = sigil(drawing.sigil(scene, seat), seat, small=True) if isinstance(seat, int) and seat >= 0 else h.span
    return h.li(id=f"e{number}")[sign, h.span[said, " ", link]]


def undone(room: Room, scene: Scene, drawing: Drawing) -> list[Node]:
    viewer = len(scene.names) if scene.you is None else scene.you
    return [
        h.fragment[
            h.li(".turnmark.label")[scene.speech.say("log.taken-back", name=scene.name(taken.by))],
            [line(scene, drawing, event.seen_by(viewer), -1 - place) for place, event in enumerate(taken.events)],
        ]
        for taken in room.undone
    ]


def chat(room: Room, scene: Scene, drawing: Drawing) -> Element:
    say = scene.speech.say
    place = "watch" if scene.you is None else scene.letter(scene.you)
    action = f"/tables/{room.id}/{place}/say"
    return h.div("#panel-chat.chat", role="tabpanel", aria_label=say("log.chat"))[
        h.ol(".log", aria_live="polite")[
            [
                h.li(data_speaker=str(remark.seat), id=f"c{remark.id}")[
                    sigil(drawing.sigil(scene, remark.seat), remark.seat, small=True)
                    if remark.seat >= 0
                    else icon("watch"),
                    h.span[h.strong(class_=f"s{remark.seat + 1}")[remark.name], " ", remark.text],
                ]
                for remark in room.remarks
            ]
        ],
        h.button(".btn.btn--quiet", type="button", data_mute=True, aria_pressed="false")[say("chat.mute")],
        h.form(
            ".say-box",
            {"hx-post": action, "hx-swap": "none", "hx-morph-skip": ""},
            id="say",
            method="post",
            action=action,
        )[
            h.label(".field")[
                hidden(say("chat.say")),
                h.input(
                    name="text",
                    maxlength=str(room.settings.chat),
                    placeholder=say("chat.say"),
                    autocomplete="off",
                    required=True,
                ),
            ],
            h.button(".btn.btn--quiet", type="submit")[say("chat.send")],
        ],
    ]
