"""Sending a game or a position: the form, and what was found in it."""

from __future__ import annotations

import gloam
from gloam.core.table import LETTERS, Table
from gloam.web import tags as h
from gloam.web.drawings.games import GAMES
from gloam.web.drawings.parts import hues, icon, sigil
from gloam.web.drawings.still import still
from gloam.web.elements import Element, Node
from gloam.web.pages.frame import page, plain_top
from gloam.web.rooms import uploads
from gloam.web.rooms.looking import opened
from gloam.web.scenes.scene import Scene
from gloam.words.pages import Speech

ACTION = "/upload"


def form_page(speech: Speech, limit: int, text: str = "", wrong: str = "") -> Element:
    say = speech.say
    return framed(
        speech,
        h.p(".lead")[say("upload.intro")],
        h.form(".sheet-form", method="post", action=ACTION, enctype="multipart/form-data")[
            wrong and h.p("#wrong.reason.reason--big", role="alert")[icon("lock"), say("upload.no", why=wrong)],
            h.label(".label", for_="text")[say("upload.text")],
            h.textarea(
                "#text",
                name="text",
                rows="12",
                spellcheck="false",
                aria_invalid="true" if wrong else None,
                aria_describedby="wrong" if wrong else None,
            )[text],
            h.label(".label", for_="file")[say("upload.file")],
            h.input("#file", type="file", name="file", accept=".gloam,.json,.txt,text/plain,application/json"),
            h.p(".soft.small")[say("upload.limit", size=limit // 1000)],
            h.div(".row")[h.button(".btn.btn--do.btn--big", type="submit")[say("upload.open")]],
        ],
    )


def found_page(speech: Speech, table: Table, key: str) -> Element:
    """A game that is not over, or a position: how it stands, and the seats at which it can be played on."""
    say = speech.say
    lines = len(gloam.journal(table).moves)
    game = say(f"game.{table.setup.game}")
    what = (
        say("upload.game", game=game, lines=speech.counted("upload.lines", lines))
        if lines
        else say("upload.position", game=game)
    )
    seats = [seat for seat in range(table.seats) if not table.out[seat]]
    return framed(
        speech,
        h.p(".lead")[h.strong[what]],
        h.form(".sheet-form", method="post", action=ACTION, enctype="multipart/form-data")[
            h.textarea(name="text", hidden=True)[uploads.written(table)],
            h.p[say("upload.who")],
            h.div(class_=["row", *hues(GAMES[table.setup.game].drawing.colours(table.view(None)))])[
                [
                    h.button(".btn.btn--big", type="submit", name="seat", value=LETTERS[seat])[
                        sigil_of(speech, table, key, seat), say("upload.as", name=LETTERS[seat])
                    ]
                    for seat in seats
                ]
            ],
        ],
        picture(speech, table, key),
        wide=True,
    )


def sigil_of(speech: Speech, table: Table, key: str, seat: int) -> Element:
    return sigil(GAMES[table.setup.game].drawing.sigil(scene_of(speech, table, key, None), seat), seat, small=True)


def picture(speech: Speech, table: Table, key: str) -> Element:
    """The table and every hand: whoever has sent it knows all of it."""
    drawing = GAMES[table.setup.game].drawing
    scenes = [scene_of(speech, table, key, seat) for seat in range(table.seats)]
    return h.section(".rep", aria_label=speech.say("upload.look"))[
        h.h2(".head")[speech.say("upload.look")],
        h.div(class_=["play", "past", "past--alone", *hues(drawing.colours(table.view(None)))])[
            h.div(".main")[
                drawing.board(opened(scene_of(speech, table, key, None), table)),
                h.section(".hands", aria_label=speech.say("replay.hands"))[
                    [
                        h.section(class_=["held", f"s{seat + 1}"])[
                            h.h3(".who")[sigil(drawing.sigil(scene, seat), seat, small=True), LETTERS[seat]],
                            drawing.hand(scene),
                        ]
                        for seat, scene in enumerate(scenes)
                    ]
                ],
            ]
        ],
    ]


def scene_of(speech: Speech, table: Table, key: str, seat: int | None) -> Scene:
    return still(table, seat, ACTION, LETTERS[: table.seats], speech, key)


def framed(speech: Speech, *inside: Node, wide: bool = False) -> Element:
    title = speech.say("upload.title")
    body = h.main("#main", class_=["wrap", "page-narrow", wide and "page-wide"])[h.h1(".title")[title], inside]
    return page(speech, title, [plain_top(speech), body])
