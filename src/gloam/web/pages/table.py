"""The table in play: top bar, board, dock, log. What a game draws comes from its drawing."""

from __future__ import annotations

import htpy as h
from htpy import Element, Node

from gloam.core.table import LETTERS
from gloam.web.composing import NOTHING
from gloam.web.drawings.drawing import Drawing, Stage
from gloam.web.keys import Keys
from gloam.web.pages import dock, log
from gloam.web.pages.frame import brand, live, page
from gloam.web.pages.parts import hidden, icon
from gloam.web.room import Room
from gloam.web.scene import Scene
from gloam.words.web import Speech


def place_of(seat: int | None) -> str:
    """How a viewer is called in addresses."""
    return "watch" if seat is None else LETTERS[seat]


def url_of(room: Room, seat: int | None) -> str:
    return f"/tables/{room.id}/{place_of(seat)}"


def scene_of(room: Room, seat: int | None, language: str, secret: str) -> Scene:
    """The table as this viewer sees it now."""
    table = room.playing
    view = table.view(seat)
    return Scene(
        table=room.id,
        game=room.game,
        view=view,
        events=table.events(seat),
        names=room.names,
        you=seat,
        speech=Speech(language, room.game),
        keys=Keys(secret, room.id, seat, room.drawing.shuffles(view)),
        play=room.play_of(seat) if seat is not None else NOTHING,
        bots=tuple(room.is_bot(other) for other in range(table.seats)),
        present=tuple(room.present(other) for other in range(table.seats)),
    )


def table_page(room: Room, seat: int | None, language: str, secret: str, mark: str) -> Element:
    """The whole page. Its live part connects to the stream and says which version it has."""
    speech = Speech(language, room.game)
    url = f"{url_of(room, seat)}/stream?v={mark}.{room.version_for(seat)}"
    return page(
        speech,
        speech.say(f"game.{room.game}"),
        [
            h.a(".skip", href="#dock")[speech.say("skip")],
            live(url, inside(room, seat, language, secret)),
            h.div("#away", role="alert", hidden=True)[speech.say("away")],
        ],
        kind="has-dock",
        table=True,
    )


def inside(room: Room, seat: int | None, language: str, secret: str) -> Node:
    """What is sent whenever something has changed."""
    scene = scene_of(room, seat, language, secret)
    drawing = room.drawing
    stage = drawing.stage(scene)
    return h.fragment[
        top(room, scene, drawing),
        h.div(".play", data_title=title(scene, drawing), data_asked=scene.question is not None)[
            h.main(".main")[
                staged(scene, stage) if stage else None,
                drawing.board(scene),
                dock.dock(room, scene, drawing),
            ],
            log.rail(room, scene, drawing),
        ],
        menu(room, scene),
    ]


def title(scene: Scene, drawing: Drawing) -> str:
    """The window's title: it says when you are asked, also in a tab behind others."""
    moment = drawing.moment(scene)
    return scene.speech.say("title.asked", moment=moment) if scene.question else moment


def top(room: Room, scene: Scene, drawing: Drawing) -> Element:
    say = scene.speech.say
    return h.header(".top")[
        brand(scene.speech),
        h.span(".round")[drawing.moment(scene)],
        h.ol(".phases.hide-s")[
            [h.li(aria_current="step" if now else None)[name] for name, now in drawing.phases(scene)]
        ],
        h.div(".end")[
            room.watchers > 0
            and h.span(".fig.fig--soft.hide-s.watching", title=scene.speech.counted("watchers", room.watchers))[
                icon("watch"), str(room.watchers), hidden(scene.speech.counted("watchers", room.watchers))
            ],
            h.a(".btn.btn--icon.hide-s", href=f"/rules/{room.game}", target="rules", title=say("nav.rules"))[
                icon("book"), hidden(say("nav.rules"))
            ],
            h.a(".btn.btn--icon", href="#log", title=say("log.open"), data_opens="log")[
                icon("chat"), hidden(say("log.open"))
            ],
            h.button(".btn.btn--icon", type="button", title=say("menu"), popovertarget="menu")[
                icon("settings"), hidden(say("menu"))
            ],
        ],
    ]


def staged(scene: Scene, stage: Stage) -> Element:
    """Something played out step by step. The script shows one frame at a time; without it all are there to read."""
    say = scene.speech.say
    key = scene.keys.made(f"stage/{stage.id}")
    return h.section(
        "#stage.stage", data_stage=key, data_over=stage.over, aria_label=stage.title, data_frames=str(len(stage.frames))
    )[
        h.ol(".stage-steps", aria_hidden="true")[
            [
                h.li(data_step=str(number))[h.b[frame.title], h.span[frame.summary]]
                for number, frame in enumerate(stage.frames)
            ]
        ],
        h.div(".stage-frames")[
            [
                h.div(".stage-frame", id=f"{key}-{number}", data_frame=str(number))[
                    h.h2(".vh")[frame.title], frame.body
                ]
                for number, frame in enumerate(stage.frames)
            ]
        ],
        h.div(".stage-tools")[
            h.button(".btn", type="button", data_stage_do="back")[icon("prev"), say("stage.back")],
            h.button(".btn", type="button", data_stage_do="run")[icon("play"), say("stage.run")],
            h.button(".btn", type="button", data_stage_do="next")[say("stage.next"), icon("next")],
            h.button(".btn.btn--quiet", type="button", data_stage_do="close")[say("stage.close")],
        ],
    ]


def menu(room: Room, scene: Scene) -> Element:
    """What one seldom needs: speed, language, replay, reports."""
    say = scene.speech.say
    url = url_of(room, scene.you)
    speeds = ("slow", "normal", "fast", "once")
    return h.div("#menu.sheet", popover="auto", aria_label=say("menu"))[
        h.h2(".head")[say("menu")],
        h.fieldset(".pick.speeds", data_speeds=True)[
            h.legend(".label")[say("speed")],
            [
                h.button(type="button", data_speed=speed, aria_pressed="false")[say(f"speed.{speed}")]
                for speed in speeds
            ],
        ],
        h.form(method="post", action="/me/language")[
            h.input(type="hidden", name="back", value=url),
            h.button(
                ".btn",
                name="language",
                value="fr" if scene.speech.language == "en" else "en",
                lang="fr" if scene.speech.language == "en" else "en",
            )[icon("language"), say("language.other")],
        ],
        h.a(".btn", href=f"/replays/{room.id}" + ("" if scene.you is None else f"?seat={LETTERS[scene.you]}"))[
            icon("replay"), say("nav.replay")
        ],
        h.a(".btn", href=f"/rules/{room.game}", target="rules")[icon("book"), say("nav.rules")],
        scene.you is not None and h.a(".btn", href=f"{url}/report")[icon("report"), say("report")],
        scene.you is not None and h.a(".btn", href=f"{url}/seat")[icon("link"), say("seat.link")],
    ]
