"""Tables in a list: what is played, who sits there, and what one can do about it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from gloam.web import tags as h
from gloam.web.drawings.games import GAMES
from gloam.web.drawings.parts import hidden, hues, icon, listed, sigil
from gloam.web.elements import Element, Node
from gloam.web.pages import paces
from gloam.web.pages.table import place_of
from gloam.web.rooms.glance import Glance
from gloam.web.scenes.keys import Keys
from gloam.web.scenes.scene import Scene
from gloam.web.store.schema import OPEN, SLOW, TableRow
from gloam.words.pages import Speech

SIGNS: Final = ("seat-key", "seat-moth", "seat-thorn", "seat-bell", "seat-candle", "seat-mask")


def tables(speech: Speech, glances: Sequence[Glance], key: str, nothing: str) -> Element:
    """A list of tables, or a sentence where there are none."""
    if not glances:
        return h.p(".none")[nothing]
    return h.ul(".tables")[[line(speech.of(glance.row.game), glance, key) for glance in glances]]


def line(speech: Speech, glance: Glance, key: str) -> Element:
    scene = scene_of(speech, glance, key) if glance.view and not glance.other_rules else None
    return h.li(".t", data_table=glance.row.id)[
        h.div[h.b[title(speech, glance)], h.small[state(speech, glance, scene)]],
        h.span(class_=["seats-s", *hues([seat.colour for seat in glance.seats])])[
            [mark(speech, glance, scene, seat) for seat in range(len(glance.seats))]
        ],
        deed(speech, glance),
    ]


def scene_of(speech: Speech, glance: Glance, key: str) -> Scene:
    """As much of the table as is kept for a list."""
    row = glance.row
    names = [seat.name for seat in glance.seats]
    return Scene(
        table=row.id,
        game=row.game,
        view=glance.view,
        events=[],
        names=names,
        you=None,
        speech=speech,
        keys=Keys(key, row.id, None, 0),
    )


def title(speech: Speech, glance: Glance) -> str:
    """The game, and with which variants."""
    variants = [speech.term(f"variant.{name}") for name in glance.row.variants.split()]
    return ", ".join([speech.say(f"game.{glance.row.game}"), *variants])


def variants(speech: Speech, row: TableRow) -> list[str]:
    """The variants of a table, and what is played where one of them is not."""
    chosen = row.variants.split()
    other = [term for variant, term in GAMES[row.game].instead.items() if variant not in chosen]
    return [speech.of(row.game).term(term) for term in [*[f"variant.{name}" for name in chosen], *other]]


def state(speech: Speech, glance: Glance, scene: Scene | None) -> Node:
    """Where the table stands, and for whom it waits."""
    say = speech.say
    if glance.row.ended:
        return [say("stopped.list" if glance.row.stopped else "list.over"), " · ", with_whom(speech, glance)]
    if not glance.row.begun:
        free = sum(seat.kind == OPEN for seat in glance.seats)
        marks = [[" · ", mark] for mark in paces.marked(speech, glance.row)]
        return [speech.counted("list.free", free), " · ", with_whom(speech, glance), marks]
    if scene is None:
        return say("list.other-rules" if glance.other_rules else "list.under-way")
    moment = GAMES[glance.row.game].drawing.moment(scene)
    if glance.yours:
        return [h.span(".mine")[say("list.your-turn")], " · ", moment]
    names = speech.people(glance.seats[seat].name for seat in glance.asked)
    slow = [" · ", paces.told(speech, glance.row)] if glance.row.pace == SLOW else None
    return [moment, " · ", say("list.waiting", names=listed(speech, names)), slow]


def with_whom(speech: Speech, glance: Glance) -> str:
    names = [seat.name for place, seat in enumerate(glance.seats) if seat.name and place not in glance.held]
    return speech.say("list.with", names=listed(speech, speech.people(names))) if names else speech.say("list.alone")


def mark(speech: Speech, glance: Glance, scene: Scene | None, seat: int) -> Element:
    """A seat: its sign, or a free place."""
    row = glance.seats[seat]
    if row.kind == OPEN:
        return h.span(".free", title=speech.say("list.free-seat"))[icon("plus"), hidden(speech.say("list.free-seat"))]
    symbol = SIGNS[seat] if scene is None else GAMES[glance.row.game].drawing.sigil(scene, seat)
    name = speech.person(row.name)
    return h.span(title=name)[sigil(symbol, seat, small=True), hidden(name)]


def deed(speech: Speech, glance: Glance) -> Element:
    """What one can do at this table: play, open, sit down, watch, look back. Its label says at which."""
    say = speech.say
    game = title(speech, glance)
    place = place_of(glance.seat)
    if glance.row.ended:
        seat = f"?seat={place}" if glance.held else ""
        return button(say("list.replay"), f"/replays/{glance.row.id}{seat}", game)
    if glance.held:
        key = "list.play" if glance.yours else "list.open"
        return button(say(key), f"/tables/{glance.row.id}/{place}", game, mine=glance.yours)
    if glance.is_open and GAMES[glance.row.game].decks is not None:
        return button(say("list.sit-down"), f"/tables/{glance.row.id}/{place}", game)
    if glance.is_open:
        return h.form(method="post", action=f"/tables/{glance.row.id}/sit-down")[
            h.button(".btn", type="submit")[say("list.sit-down"), hidden(f", {game}")]
        ]
    return button(say("list.watch"), f"/tables/{glance.row.id}/{place}", game)


def button(text: str, url: str, game: str, mine: bool = False) -> Element:
    return h.a(class_=["btn", mine and "btn--do"], href=url)[text, hidden(f", {game}")]
