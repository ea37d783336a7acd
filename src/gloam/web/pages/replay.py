"""A game gone through again: the slider, and the table as it lay at one line."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from gloam.core.event import Fact
from gloam.core.table import LETTERS, Table
from gloam.web import tags as h
from gloam.web.drawings.parts import cards_of, hues, icon, linked, playing, sigil
from gloam.web.elements import Element, Node
from gloam.web.pages import log, show
from gloam.web.pages.frame import Share, again, brand, comfort_button, page, plain_top
from gloam.web.pages.scrubber import scrubber, steps, ways
from gloam.web.pages.thoughts import asking
from gloam.web.rooms.looking import ALL, Look, past_scene
from gloam.web.scenes.scene import Scene
from gloam.web.trouble import missing

SHOWN: Final = 30  # lines of the log that come with every step; all of them have a page of their own


def replay_page(look: Look) -> Element:
    say = look.speech.say
    game = say(f"game.{look.room.game}")
    return page(
        look.speech,
        say("replay.of", game=game),
        [
            h.a(".skip", href="#line")[say("replay.skip")],
            top(look, say("replay.finished" if look.over else "replay.running", game=game)),
            h.main("#main.replay")[
                None if look.over else again(look.speech, f"{look.url}?seat={look.eyes}"), section(look, address=True)
            ],
            script(),
        ],
        kind="looks-back",
        share=Share(say("share.replay", game=game), look.room.game) if look.over else None,
    )


def script() -> Element:
    return h.script(src="/static/replay.js", type="module")


def top(look: Look, text: str) -> Element:
    """Where we are, and the ways from here."""
    say = look.speech.say
    place = LETTERS[look.held[0]] if look.held else "watch"
    if look.over:
        url, symbol, words = f"/tables/{look.room.id}/end", "ambition", say("replay.to-end")
    else:
        url, symbol, words = f"/tables/{look.room.id}/{place}", "prev", say("replay.to-table")
    way = h.a(".btn.btn--quiet", href=url, title=words, aria_label=words)[icon(symbol), h.span(".hide-s")[words]]
    return h.header(".top")[brand(look.speech), h.h1(".round")[text], h.div(".end")[way, comfort_button(look.speech)]]


def section(look: Look, address: bool) -> Element:
    """Everything that belongs together. With `address` the page's own address follows the line."""
    say = look.speech.say
    return h.section(
        class_=["rep", *coloured(look)],
        aria_label=say("replay.title"),
        data_replay=look.url,
        data_eyes=look.eyes,
        data_moves=say("replay.move", line="#", lines=look.last),
        data_address=address,
    )[
        h.div(".rep-bar")[
            h.div(".rep-head")[
                h.header[
                    None if address else h.h2(".head")[say("replay.title")],
                    h.span("#moment.soft.small")[moment(look)],
                ],
                scrubber(look),
                steps(look),
            ],
            ways(look),
        ],
        h.div("#frame", data_step=str(look.step))[frame(look)],
    ]


def coloured(look: Look) -> list[str]:
    """The colours of the whole game, also before they were taken."""
    return hues(look.room.drawing.colours(look.past.end.view(None)))


def moment(look: Look) -> str:
    scene = look.scene(look.past.table(look.line))
    where = look.room.drawing.moment(scene)
    return f"{where}. {look.speech.say('replay.move', line=look.step, lines=look.last)}"


def frame(look: Look) -> Node:
    """One line of the game: what happened, the table, the hands, the log. This is what the script fetches."""
    table = look.past.table(look.line)
    scene = look.scene(table)
    drawing = look.room.drawing
    say = look.speech.say
    return [
        h.div(".now", data_moment=moment(look), aria_live="polite")[happened(look, scene)],
        asking(look),
        h.div(class_=[*playing(look.room.game), "past"])[
            h.div(".main")[
                drawing.board(scene),
                hands(look, table) if look.eyes == ALL else own_hand(scene, drawing.hand(scene)),
            ],
            h.aside(".rail", aria_label=say("replay.log"))[
                drawing.side(scene),
                h.ol(".log", tabindex="0", aria_label=say("replay.log"))[
                    len(scene.events) > SHOWN
                    and h.li(".turnmark")[
                        h.a(href=f"{look.url}/log?line={look.step}&seat={look.eyes}")[
                            look.speech.say("replay.whole-log", line=look.step)
                        ]
                    ],
                    log.lines(scene, drawing, scene.events, SHOWN, moves(look, len(scene.events))),
                ],
            ],
        ],
    ]


def again_page(look: Look, first: int, at: str) -> Element:
    """Something that was played out, seen again: one moment of it, with the ways on."""
    drawing = look.room.drawing
    now = look.scene(look.past.end)
    spot = show.read_spot(at or "0.0")
    moment = None if spot is None else show.moment_at(now, drawing, spot, first)
    if moment is None:
        raise missing("replay.no-line")
    upto = moment.frame.upto
    then = replace(look.scene(look.past.at(upto)), events=now.events[:upto])
    back = look.link(look.step_at(look.past.line_of(moment.stage.first)))
    ways = show.linked_ways(look.speech, moment, f"{look.url}/show?seat={look.eyes}", back)
    return page(
        look.speech,
        moment.stage.title,
        [
            h.a(".skip", href="#stage")[look.speech.say("replay.skip")],
            top(look, moment.stage.title),
            h.main("#main", class_=["play", "seen-again", *coloured(look)])[
                h.div(".main")[show.staged(then, moment, ways, h.h2)]
            ],
        ],
        kind="looks-back",
    )


def moves(look: Look, events: int) -> list[log.Mark]:
    """The move by which each event came about, by the number it has on the slider."""
    steps = [look.step_at(look.past.line_of(event)) for event in range(events)]
    text = {step: look.speech.say("replay.move", line=step, lines=look.last) for step in set(steps)}
    return [log.Mark(step, look.link(step), text[step]) for step in steps]


def log_page(look: Look) -> Element:
    """All that has happened up to a line."""
    say = look.speech.say
    scene = look.scene(look.past.table(look.line))
    return page(
        look.speech,
        say("replay.log"),
        [
            plain_top(look.speech),
            h.main("#main", class_=["wrap", "page-narrow", *coloured(look)])[
                h.h1(".title")[say("replay.log")],
                h.p(".lead")[h.a(href=look.link(look.step))[moment(look)]],
                h.ol(".log.log--whole")[
                    log.lines(scene, look.room.drawing, scene.events, len(scene.events), moves(look, len(scene.events)))
                ],
            ],
        ],
    )


def own_hand(scene: Scene, hand: Node) -> Node:
    if scene.you is None:
        return None
    return h.div(".held", aria_label=scene.speech.term("hand"), role="group")[hand]


def hands(look: Look, table: Table) -> Element:
    """What everybody holds. Only for a game that is over."""
    drawing = look.room.drawing
    scenes = [past_scene(look.room, table, seat, look.speech, look.key) for seat in range(table.seats)]
    return h.section(".hands", aria_label=look.speech.say("replay.hands"))[
        [
            h.section(class_=["held", f"s{seat + 1}"])[
                h.h2(".who")[sigil(drawing.sigil(scene, seat), seat, small=True), look.names[seat]],
                drawing.hand(scene),
            ]
            for seat, scene in enumerate(scenes)
        ]
    ]


# ---- what happened


def happened(look: Look, scene: Scene) -> Node:
    """What was decided on this line, if the viewer may know it, and what came of it."""
    if look.line == 0:
        return h.p[look.speech.say("replay.set-up")]
    news = scene.events[look.past.told[look.steps[look.step - 1]] :]
    said = [sentence(event, scene) for event in news]
    return [
        h.p(".decided")[decided(look, scene)] if told(look) else None,
        h.p[[[one, " "] for one in said]] if said else None,
        None if said or told(look) else h.p[look.speech.say("replay.secret")],
    ]


def sentence(event: dict[str, Fact], scene: Scene) -> Node:
    text = scene.speech.words.event(event, scene.names, scene.you)
    return linked(text, scene.game, cards_of(scene.game, event), scene.names, scene.speech)


def told(look: Look) -> bool:
    """May the viewer read the answer itself? Their own always; those of others with all hands open."""
    return look.eyes == ALL or look.past.journal.moves[look.line - 1][0] == look.seat


def decided(look: Look, scene: Scene) -> Node:
    question, option = look.past.answer(look.line)
    text = scene.speech.words.option(question, option, scene.names)
    said = scene.speech.say("replay.decides", name=scene.name(question.seat), option=text)
    return linked(said, scene.game, cards_of(scene.game, question.facts), scene.names, scene.speech)
