"""The table in play: top bar, board, dock, log. What a game draws comes from its drawing."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

import htpy as h
from htpy import Element, Node

from gloam.core.table import LETTERS
from gloam.web.drawings.drawing import Drawing, Stage
from gloam.web.drawings.parts import hidden, hues, icon, listed
from gloam.web.drawings.still import still
from gloam.web.guests.comfort import VISIT
from gloam.web.pages import dock, log
from gloam.web.pages.comfort import loudspeaker, offer
from gloam.web.pages.frame import brand, comfort_button, live, page
from gloam.web.pages.qr import qr_code
from gloam.web.rooms.room import Room
from gloam.web.scenes.composing import NOTHING
from gloam.web.scenes.scene import Scene
from gloam.web.store.schema import PERSON
from gloam.words.pages import Speech

STAGES: Final = 3  # how many are sent at once
TOOLS: Final = (("back", "prev"), ("run", "play"), ("next", "next"), ("close", ""))


def place_of(seat: int | None) -> str:
    """How a viewer is called in addresses."""
    return "watch" if seat is None else LETTERS[seat]


def url_of(room: Room, seat: int | None) -> str:
    return f"/tables/{room.id}/{place_of(seat)}"


def scene_of(room: Room, seat: int | None, language: str, secret: str) -> Scene:
    """The table as this viewer sees it now."""
    play = room.play_of(seat) if seat is not None else NOTHING
    return replace(
        still(room.playing, seat, room.id, room.names, Speech(language, room.game), secret),
        play=play,
        number=room.number_of(play.parts[0].question) if play.parts else 0,
        bots=room.all_bots,
        present=tuple(room.present(other) for other in range(len(room.seats))),
        still=False,
        without=room.without,
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
            h.div("#away.away", role="alert", hidden=True)[icon("away"), speech.say("away")],
            h.div("#toast.away", role="alert", hidden=True),
            h.div("#announced.vh", aria_live="polite"),
            offer(speech) if seat is not None else None,
            by_camera(room, speech),
        ],
        kind="has-dock",
        table=True,
    )


def inside(room: Room, seat: int | None, language: str, secret: str) -> Node:
    """What is sent whenever something has changed."""
    scene = scene_of(room, seat, language, secret)
    drawing = room.drawing
    played = stages(scene, drawing, room.told_before)
    return h.fragment[
        top(room, scene, drawing, any(not stage.bare for stage in played)),
        h.div(
            class_=["play", *hues(drawing.colours(scene.view))],
            data_title=title(scene, drawing),
            data_asked=scene.question is not None,
            data_version=room.version_for(seat),
            data_game=room.game,
            data_tells=told_elsewhere(room, scene),
        )[
            h.main(".main")[
                h.div("#held", {"hx-morph-skip": ""}),
                [staged(scene, stage) for stage in played[-1:]],
                h.div("#earlier", hidden=True)[[staged(scene, stage, now=False) for stage in played[:-1]]],
                drawing.board(scene),
                dock.dock(room, scene, drawing),
            ],
            log.rail(room, scene, drawing),
        ],
        menu(room, scene),
    ]


def dismissed(room: Room, seat: int | None) -> Element:
    """What is left of a page whose viewer may no longer be there: the script asks for it anew, and is told why."""
    return h.div(data_goto=url_of(room, seat))


def stages(scene: Scene, drawing: Drawing, since: int) -> list[Stage]:
    """What is played out now, after whatever came to its end in the same answer: what began after event `since`, and
    the one before it."""
    found: list[Stage] = []
    stage = drawing.stage(scene)
    while stage is not None:
        found.insert(0, stage)
        if stage.first == 0 or len(found) == STAGES or (stage.first < since and len(stage.frames) > 1):
            break
        stage = drawing.stage(replace(scene, events=scene.events[: stage.first]))
    return found


def title(scene: Scene, drawing: Drawing) -> str:
    """The window's title: it says when you are asked, also in a tab behind others."""
    moment = drawing.moment(scene)
    return scene.speech.say("title.asked", moment=moment) if scene.question else moment


def by_camera(room: Room, speech: Speech) -> Element:
    """The way here for a phone at the same table. It leads to where one watches: the way to a seat is a secret, and has
    a page of its own."""
    url = f"{VISIT.get().origin}/tables/{room.id}/watch"
    return h.div("#by-camera.sheet", popover="auto", role="dialog", aria_label=speech.say("qr.watch"))[
        h.h2(".head")[speech.say("qr.watch")],
        h.p(".hint")[speech.say("qr.watch.text")],
        qr_code(url, speech.say("qr.watch")),
        h.a(href=url)[url],
    ]


def told_elsewhere(room: Room, scene: Scene) -> str | None:
    """What a notification says when it is this viewer's turn: the game and the company, and nothing of the game itself.
    None where nobody needs one: bots do not let anyone wait."""
    others = [seat for seat in room.seats if seat.seat != scene.you]
    if scene.you is None or room.row.ended or not any(seat.kind == PERSON for seat in others):
        return None
    names = scene.speech.people(seat.name for seat in others)
    return scene.speech.say("tell.turn", game=scene.speech.say(f"game.{room.game}"), names=listed(scene.speech, names))


def top(room: Room, scene: Scene, drawing: Drawing, again: bool) -> Element:
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
            again
            and h.button("#stage-again.btn.btn--icon", type="button", data_stage_do="again", title=say("stage.again"))[
                icon("replay"), hidden(say("stage.again"))
            ],
            h.a(".btn.btn--icon.hide-s", href=f"/rules/{room.game}", target="rules", title=say("nav.rules"))[
                icon("book"), hidden(say("nav.rules"))
            ],
            h.a("#log-open.btn.btn--icon", href="#log", title=say("log.open"), data_opens="log")[
                icon("chat"), hidden(say("log.open"))
            ],
            loudspeaker(scene.speech),
            comfort_button(scene.speech, "hide-s"),
            h.button(".btn.btn--icon", type="button", title=say("menu"), popovertarget="menu")[
                icon("settings"), hidden(say("menu"))
            ],
        ],
    ]


def told_by(scene: Scene, stage: Stage) -> list[int]:
    """For each frame, how many events have been told once it was seen."""
    places = {id(event): place for place, event in enumerate(scene.events)}
    found: list[int] = []
    for frame in stage.frames:
        told = [places[id(event)] + 1 for event in frame.events if id(event) in places]
        found.append(max([*told, *found[-1:], stage.first]))
    return found


def staged(scene: Scene, stage: Stage, now: bool = True) -> Element:
    """Something played out step by step. The script shows one frame at a time; without it all are there to read."""
    key, told = f"{scene.table}-{stage.id}", told_by(scene, stage)
    return h.section(
        ".stage",
        id="stage" if now else None,
        data_stage=key,
        data_over=stage.over,
        data_stays=stage.stays,
        data_bare=stage.bare,
        data_frames=str(len(stage.frames)),
        aria_label=stage.title,
    )[
        h.ol(".stage-steps", aria_hidden="true")[
            [
                h.li(data_step=str(number))[h.b[frame.title], h.span[frame.summary]]
                for number, frame in enumerate(stage.frames)
            ]
        ],
        h.div(".stage-frames", tabindex="0")[
            [
                h.div(".stage-frame", id=f"{key}-{number}", data_frame=str(number), data_told=str(told[number]))[
                    h.h2(".vh")[frame.title], frame.body
                ]
                for number, frame in enumerate(stage.frames)
            ]
        ],
        h.div(".stage-tools")[[tool(scene, deed, symbol, now) for deed, symbol in TOOLS]],
    ]


def tool(scene: Scene, deed: str, symbol: str, now: bool) -> Element:
    return h.button(
        class_=["btn", not symbol and "btn--quiet"],
        type="button",
        id=f"stage-{deed}" if now else None,
        data_stage_do=deed,
    )[symbol and icon(symbol), h.span[scene.speech.say(f"stage.{deed}")]]


def menu(room: Room, scene: Scene) -> Element:
    """What one seldom needs: speed, language, replay, reports."""
    say = scene.speech.say
    url = url_of(room, scene.you)
    speeds = ("slow", "normal", "fast", "once")
    return h.div("#menu.sheet", popover="auto", role="dialog", aria_label=say("menu"))[
        h.h2(".head")[say("menu")],
        h.fieldset(".speeds", data_arrows=True)[
            h.legend(".label")[say("speed")],
            [
                h.button(type="button", id=f"speed-{speed}", data_speed=speed, aria_pressed="false")[
                    say(f"speed.{speed}")
                ]
                for speed in speeds
            ],
        ],
        h.button(".btn", type="button", popovertarget="comfort")[icon("theme"), say("comfort")],
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
        h.a(".btn", href=f"/learn/{room.game}", target="rules")[icon("coach"), say("learn.link")],
        scene.you is not None and h.a(".btn", href=f"{url}/report")[icon("report"), say("report")],
        h.button(".btn", type="button", popovertarget="by-camera")[icon("qr"), say("qr.watch")],
        scene.you is not None and h.a(".btn", href=f"{url}/seat")[icon("link"), say("seat.link")],
        scene.you is not None and h.a(".btn", href=f"{url}/leave")[icon("away"), say("seat.leave")],
    ]
