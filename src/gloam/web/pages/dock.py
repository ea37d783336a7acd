"""The dock: the question, the hand, the parts of the answer. Always in sight."""

from __future__ import annotations

import htpy as h
from htpy import Element, Node

from gloam.core.refusal import Refused, Rejected
from gloam.web.drawings.drawing import Drawing
from gloam.web.pages.parts import icon, linked, why
from gloam.web.room import Request, Room
from gloam.web.scene import FORM, Scene
from gloam.web.trouble import Trouble


def dock(room: Room, scene: Scene, drawing: Drawing) -> Element:
    """One of five states: asked, waiting, watching, over, or a request to be answered."""
    asked = bool(scene.play.parts)
    return h.section(
        "#dock", class_=["dock", asked and "dock--mine"], tabindex="-1", aria_label=scene.speech.say("dock")
    )[
        form(room, scene) if scene.you is not None else None,
        requested(room, scene, room.request) if room.request else None,
        notice(room, scene),
        ask(room, scene, drawing) if asked else waiting(room, scene),
        h.div(".deal")[
            drawing.hand(scene),
            asked
            and h.div(".say")[
                drawing.answers(scene),
                confirm(room, scene, drawing),
            ],
        ],
    ]


def url(room: Room, scene: Scene) -> str:
    return f"/tables/{room.id}/{'watch' if scene.you is None else scene.letter(scene.you)}"


def form(room: Room, scene: Scene) -> Element:
    """Every choice on the page belongs to this form; it carries the number of the question."""
    number = str(scene.play.parts[0].question.number) if scene.play.parts else ""
    action = f"{url(room, scene)}/choose"
    return h.form({"hx-post": action, "hx-swap": "none"}, id=FORM, method="post", action=action)[
        h.input(type="hidden", name="number", value=number)
    ]


def ask(room: Room, scene: Scene, drawing: Drawing) -> Element:
    question = scene.play.parts[-1].question
    return h.div(".ask", role="status")[
        h.span(".turn")[scene.speech.say("dock.asked")],
        h.h1[drawing.sentence(scene)],
        why(scene.speech, scene.game, question.rule),
        h.div(".end")[undo(room, scene)],
    ]


def waiting(room: Room, scene: Scene) -> Element:
    """Nothing to decide: for whom everyone waits, or how it ended."""
    say = scene.speech.say
    table = room.playing
    if table.over:
        return h.div(".ask", role="status")[
            h.span(".turn")[say("dock.over")],
            h.h1[h.a(href=f"/tables/{room.id}/end")[say("dock.see-end")]],
        ]
    people = [scene.names[seat] for seat in table.waiting_for() if seat != scene.you]
    return h.div(".ask", role="status")[
        h.span(".turn.turn--idle")[say("dock.watching" if scene.you is None else "dock.idle")],
        h.h1[say("dock.waiting", names=", ".join(people))],
        h.div(".end")[undo(room, scene)],
    ]


def undo(room: Room, scene: Scene) -> Node:
    """Undo where it is free, a request where it needs the others."""
    if scene.you is None or scene.still:
        return None
    say = scene.speech.say
    action = url(room, scene)
    if room.may_undo(scene.you):
        return h.form({"hx-post": f"{action}/undo", "hx-swap": "none"}, method="post", action=f"{action}/undo")[
            h.button("#undo.btn.btn--quiet", type="submit")[icon("undo"), say("undo")]
        ]
    if room.may_request(scene.you):
        return h.form({"hx-post": f"{action}/ask-undo", "hx-swap": "none"}, method="post", action=f"{action}/ask-undo")[
            h.button("#undo.btn.btn--quiet", type="submit", title=say("undo.ask-why"))[icon("undo"), say("undo.ask")]
        ]
    return None


def requested(room: Room, scene: Scene, request: Request) -> Element:
    """Somebody asks to take a move back: which, and who has agreed."""
    say = scene.speech.say
    move = taken_back(room, scene, request)
    action = f"{url(room, scene)}/consent"
    mine = scene.you is not None and scene.you in room.others(request.by) and scene.you not in request.agreed
    own = scene.you == request.by
    return h.div(".request", role="alert")[
        icon("undo"),
        h.span[say("undo.asks", name=scene.name(request.by)), " ", h.q[move]],
        (mine or own)
        and h.form({"hx-post": action, "hx-swap": "none"}, method="post", action=action)[
            mine and h.button(".btn", name="agree", value="yes", type="submit")[say("undo.agree")],
            h.button(".btn.btn--quiet", name="agree", value="no", type="submit")[
                say("undo.withdraw" if own else "undo.refuse")
            ],
        ],
    ]


def taken_back(room: Room, scene: Scene, request: Request) -> Node:
    """The move in question, as this viewer may know it."""
    events = room.told_by(request.upto)
    viewer = len(scene.names) if scene.you is None else scene.you
    said = [scene.speech.words.event(event.seen_by(viewer), scene.names, scene.you) for event in events]
    return linked(" ".join(said), scene.game, (), scene.names, scene.speech)


def notice(room: Room, scene: Scene) -> Node:
    """Why the last thing asked for was not done."""
    no = None if scene.you is None else room.notices.get(scene.you)
    if no is None:
        return None
    rule = no.rule if isinstance(no, Refused) else ""
    return h.div(".notice", role="alert")[
        icon("lock"), h.span[worded(scene, no)], rule and why(scene.speech, scene.game, rule)
    ]


def worded(scene: Scene, no: Rejected | Trouble) -> str:
    if isinstance(no, Trouble):
        return scene.speech.say(no.key, **no.facts)
    return scene.speech.words.refusal(no, scene.names)


def confirm(room: Room, scene: Scene, drawing: Drawing) -> Node:
    """The one brass button, with the bill beside it, and a way to begin again."""
    if not scene.play.chosen:
        return None
    say = scene.speech.say
    action = url(room, scene)
    number = str(scene.play.parts[0].question.number)
    return h.div(".bill")[
        scene.play.whole
        and h.form({"hx-post": f"{action}/confirm", "hx-swap": "none"}, method="post", action=f"{action}/confirm")[
            h.input(type="hidden", name="number", value=number),
            h.button("#confirm.btn.btn--do.btn--big", type="submit")[say("dock.confirm")],
        ],
        h.span(".sum")[drawing.bill(scene)],
        h.form({"hx-post": f"{action}/clear", "hx-swap": "none"}, method="post", action=f"{action}/clear")[
            h.button("#clear.btn.btn--quiet", type="submit")[say("dock.clear")]
        ],
    ]
