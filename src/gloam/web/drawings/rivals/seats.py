"""A player: name, clan, whom they hunt, how far they are, and everything that lies open of them in a sheet."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import htpy as h
from htpy import Element, Node

from gloam.rivals.catalogue import WIN_AT
from gloam.web.drawings.parts import disc, figure, hidden, icon, sigil
from gloam.web.drawings.rivals.city import known, pile
from gloam.web.drawings.rivals.numbers import joined
from gloam.web.drawings.rivals.pieces import View, card_link, clan_of, seen, sign
from gloam.web.scenes.scene import Scene
from gloam.words.forms import capital

CLOSE: Final = 3  # so few Agenda to go, or so little Prestige left, is worth a sign


def seat_of(scene: Scene, seat: int) -> Element:
    view = seen(scene)
    one = view["players"][seat]
    is_asked = seat in view["waiting_for"]
    return h.div(class_=["r-seat", is_asked and "r-seat--asked"], id=f"seat-{seat}")[
        sigil(sign(view, seat), seat),
        h.div(".id")[
            h.div(".name")[
                h.button(".r-open", type="button", popovertarget=f"sheet-{seat}", title=scene.speech.say("riv.look"))[
                    scene.name(seat)
                ],
                scene.bot(seat) and h.span(title=scene.bot(seat))[icon("bot", "i--bot"), hidden(scene.bot(seat))],
                badge(scene, seat, is_asked=is_asked),
            ],
            h.div(".clan")[about(scene, seat, one)],
        ],
        agenda(scene, seat, one),
        h.div(".figs")[
            [
                figure(symbol, many, word, kind, f"seat-{seat}-{symbol}", disc(scene, symbol, scene.letter(seat)))
                for symbol, many, word, kind in figures(scene, one)
            ]
        ],
        h.div(".figs.figs--decks")[
            [
                figure(symbol, many, word, "fig--soft", f"seat-{seat}-{symbol}")
                for symbol, many, word in decks(scene, one)
            ]
        ],
        sheet(scene, seat, one, is_asked=is_asked),
    ]


def badge(scene: Scene, seat: int, *, is_asked: bool) -> Node:
    """The mark of whom one hunts, and of whoever is to move; brass only where that is oneself."""
    view, say = seen(scene), scene.speech.say
    mine = scene.you is not None and view["players"][scene.you]["rival"] == seat
    return [
        h.span(".r-badge", title=say("riv.your-rival"))[icon("rival"), say("riv.rival")] if mine else None,
        h.span(".r-badge.r-badge--now")[say("riv.now")] if is_asked and seat == scene.you and not scene.still else None,
        hidden(f" {say('riv.to-move')}") if is_asked and seat != scene.you else None,
    ]


def about(scene: Scene, seat: int, one: View) -> Node:
    """Clan and prey in a line."""
    say, speech = scene.speech.say, scene.speech
    if one["out"]:
        return say("riv.out")
    clan, hunted = clan_of(one), one["rival"]
    told: list[Node] = [h.span(".cn")[speech.term(f"clan.{clan}")]] if clan else []
    if hunted is not None and hunted == scene.you:
        told.append(h.span(".hunts.hunts--you")[say("riv.hunts-you")])
    elif hunted is not None:
        told.append(h.span(".hunts")[say("riv.hunts", name=scene.names[hunted])])
    if seat != scene.you and scene.present and not scene.bot(seat) and not scene.present[seat]:
        told.append(h.span[say("riv.away")])
    return [[h.span(".c")[", "] if place else None, each] for place, each in enumerate(told)]


def agenda(scene: Scene, seat: int, one: View) -> Element:
    """How much of it, as number and track; what is left where that is little; and the Agenda card."""
    say, many, goal = scene.speech.say, one["agenda"], one["goal"]
    most = WIN_AT if goal is None else goal
    said = say("riv.agenda", many=many, goal="?" if goal is None else goal)
    left = most - many
    return h.div(".r-agenda", title=said)[
        disc(scene, "agenda", scene.letter(seat)),
        h.b(id=f"seat-{seat}-agenda", data_tick=True)[str(many)],
        h.span(".track", aria_hidden="true")[[h.i(class_="on" if place < many else False) for place in range(most)]],
        h.span(".of")[
            h.em[say("riv.to-win", left=left)]
            if goal is not None and 0 < left <= CLOSE
            else say("riv.of", goal="?" if goal is None else goal)
        ],
        [plan(scene, card) for card in one["board"] if card["kind"] == "agenda"],
        hidden(said),
    ]


def plan(scene: Scene, card: View) -> Element:
    """The Agenda card; face down its name is only for who knows it."""
    down = scene.speech.say("riv.agenda-down")
    if card["card"] is None:
        return h.span(".r-plan.r-plan--down", id=f"card-{card['handle']}")[icon("facedown"), down]
    return h.span(".r-plan", id=f"card-{card['handle']}")[
        card_link(scene, card["card"]), card["down"] and [", ", scene.speech.term("zone.face-down")]
    ]


def figures(scene: Scene, one: View) -> list[tuple[str, int, str, str]]:
    say, prestige = scene.speech.say, one["prestige"]
    blood = sum([card["blood"] for card in (*one["coterie"], *one["torpor"])])
    return [
        ("prestige", prestige, scene.speech.term("prestige"), "fig--pres is-low" if prestige <= CLOSE else "fig--pres"),
        ("blood", blood, say("riv.blood-in-play"), "fig--blood"),
        ("hand", one["hand"], say("riv.in-hand"), "fig--soft"),
    ]


def blood_told(scene: Scene, one: View) -> str:
    """Whose Blood it is, where several have some."""
    has = [(card["blood"], scene.speech.words.card_name(card["card"])) for card in (*one["coterie"], *one["torpor"])]
    several = [(blood, name) for blood, name in has if blood]
    return f" = {joined(several)}" if len(several) > 1 else ""


def decks(scene: Scene, one: View) -> list[tuple[str, int, str]]:
    say = scene.speech.say
    return [
        ("library", one["library"], say("riv.in-library")),
        ("faction", one["faction"], say("riv.in-faction")),
        ("discard", len(one["discard"]), say("riv.in-discard")),
    ]


# ---- the sheet


def sheet(scene: Scene, seat: int, one: View, *, is_asked: bool) -> Element:
    """Everything of a player that lies open, and what this viewer knows besides."""
    say, speech = scene.speech.say, scene.speech
    told = [
        (say("riv.agenda-total"), f"{one['agenda']}/{'?' if one['goal'] is None else one['goal']}"),
        *[
            (word, str(many) + (blood_told(scene, one) if kind == "blood" else ""))
            for kind, many, word, _ in figures(scene, one)
        ],
        *[(word, str(many)) for _, many, word in decks(scene, one)],
        (say("riv.vampires-in-hand"), str(one["vampires_in_hand"])),
    ]
    return h.div(
        id=f"sheet-{seat}",
        class_=["sheet", "seat-sheet", "r-sheet", f"s{seat + 1}"],
        popover="auto",
        role="dialog",
        aria_label=scene.name(seat),
    )[
        h.h2(".head")[sigil(sign(seen(scene), seat), seat), scene.name(seat)],
        h.p(".soft")[about(scene, seat, one), is_asked and f", {say('riv.to-move')}"],
        scene.bot(seat) and h.p(".soft")[say("riv.bot", name=scene.bot(seat))],
        h.dl[[[h.dt[capital(word)], h.dd[amount]] for word, amount in told]],
        pile(scene, say("riv.known-hand"), one["in_hand"]),
        pile(scene, say("riv.known-held"), one["hand_or_down"]),
        known(scene, say("riv.known-library"), one["library_seen"]),
        known(scene, say("riv.known-faction"), one["faction_seen"]),
        pile(scene, capital(speech.term("zone.discard")), one["discard"]),
        pile(scene, capital(speech.term("zone.burned")), one["burned"]),
    ]


def rows(scene: Scene) -> Sequence[int]:
    """Clockwise from the viewer's left, the viewer last; for those who watch, from the active player's left."""
    view = seen(scene)
    count = len(view["players"])
    last = view["active"] if scene.you is None else scene.you
    return [(last + turn) % count for turn in range(1, count + 1)]
