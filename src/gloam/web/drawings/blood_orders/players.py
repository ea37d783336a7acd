"""The players of Blood Orders: a row with everyone's figures, and a sheet for each with all that lies open."""

from __future__ import annotations

import htpy as h
from htpy import Element, Node

from gloam.web.drawings.blood_orders.pieces import (
    SIGILS,
    View,
    card_link,
    counted,
    effect_text,
    is_victim,
    seen,
    signed,
    tri,
)
from gloam.web.drawings.parts import disc, figure, hidden, icon, sigil
from gloam.web.drawings.running import score
from gloam.web.scenes.scene import Scene


def players(scene: Scene) -> Element:
    view = seen(scene)
    return h.div(class_=["bo-players", f"bo-players--{len(view['players'])}"], role="list")[
        [player(scene, seat, one) for seat, one in enumerate(view["players"])]
    ]


def player(scene: Scene, seat: int, one: View) -> Element:
    """One player: sign, name, what they are doing, figures. A press opens everything."""
    say = scene.speech.say
    return h.div(
        class_=["bo-player", f"s{seat + 1}", seat == scene.you and "bo-player--me"], id=f"seat-{seat}", role="listitem"
    )[
        sigil(SIGILS[seat], seat),
        h.button(".hit.nm", type="button", popovertarget=f"sheet-{seat}")[
            scene.name(seat), hidden(f", {say('bo.open-seat')}")
        ],
        h.span(".st")[score(scene, seat), status(scene, seat)],
        figures(scene, seat, one),
        sheet(scene, seat, one),
    ]


def status(scene: Scene, seat: int) -> str:
    """Bot or away; ready, planning, or to move; and who begins."""
    say, view = scene.speech.say, seen(scene)
    bot = scene.bot(seat)
    away = seat < len(scene.present) and not scene.present[seat] and not bot
    parts = [say("bo.bot", name=bot)] if bot else [say("bo.away")] if away else []
    waiting = seat in view["waiting_for"]
    if view["phase"] == "planning":
        parts.append(say("bo.planning" if waiting else "bo.ready"))
    elif waiting:
        parts.append(say("bo.to-move"))
    if view["start"] == seat and view["phase"] != "over":
        parts.append(say("bo.begins"))
    return ", ".join(parts)


def figures(scene: Scene, seat: int, one: View) -> Element:
    speech, letter = scene.speech, scene.letter(seat)
    shown = [
        ("blood", one["blood"], speech.term("blood"), "fig--blood"),
        ("influence", one["influence"], speech.term("influence"), "fig--inf"),
        ("vp", one["points"], speech.say("bo.point-tokens"), "fig--soft"),
        ("fear", one["fear"], speech.term("fear"), "fig--soft"),
        ("ritual", len(one["rituals"]), speech.term("rituals"), "fig--soft"),
        ("hand", one["hand"], speech.say("bo.in-hand"), "fig--soft"),
        ("torpor", len(one["torpor"]), speech.say("bo.in-torpor"), "fig--soft"),
        ("order", one["tokens"], speech.say("bo.tokens-left"), "fig--soft"),
    ]
    return h.span(".fg")[
        [
            figure(symbol, amount, word, f"{kind} f-{symbol}", f"seat-{seat}-{symbol}", disc(scene, symbol, letter))
            for symbol, amount, word, kind in shown
            if amount is not None
        ]
    ]


# ---- everything that lies open before a player


def sheet(scene: Scene, seat: int, one: View) -> Element:
    speech = scene.speech
    say, term = speech.say, speech.term
    title = scene.names[seat]
    facts = [
        ("blood", one["blood"], term("blood")),
        ("influence", one["influence"], term("influence")),
        ("vp", one["points"], say("bo.point-tokens")),
        ("fear", one["fear"], say("bo.fear-worth", points=signed(one["fear_points"]))),
        ("hand", one["hand"], say("bo.in-hand")),
        ("order", one["assigned"], term("assigned")),
    ]
    return h.div(".sheet.bo-sheet", id=f"sheet-{seat}", popover="auto", aria_label=title)[
        h.h2(".head")[sigil(SIGILS[seat], seat), h.span[title]],
        one["colour"] and h.p(".soft")[say("bo.colour", colour=term(f"colour.{one['colour']}"))],
        h.ul(".bo-facts")[[h.li[icon(symbol), h.b[str(amount)], " ", word] for symbol, amount, word in facts]],
        section(say("bo.rituals-of"), rituals(scene, one)),
        section(term("torpor"), listed(scene, one["torpor"])),
        section(say("bo.known-hand"), known(scene, seat, one)),
        h.button(".btn", type="button", popovertarget=f"sheet-{seat}", popovertargetaction="hide")[say("close")],
    ]


def section(title: str, content: Node) -> Node:
    return [h.h3(".label")[title], content] if content else None


def rituals(scene: Scene, one: View) -> Node:
    if not one["rituals"]:
        return None
    return h.ul(".texts")[
        [
            h.li[
                card_link(scene, card),
                h.em[f" {scene.speech.say('bo.used-today')}"] if card in one["used"] else None,
                h.span(".does")[effect_text(scene.speech, card)],
            ]
            for card in one["rituals"]
        ]
    ]


def listed(scene: Scene, cards: list[str]) -> Node:
    if not cards:
        return None
    return h.ul(".texts")[
        [h.li[card_link(scene, card, many), " ", tri(scene.speech, card)] for card, many in counted(cards)]
    ]


def known(scene: Scene, seat: int, one: View) -> Node:
    """What this viewer knows of a hand; of one's own, what everyone knows."""
    victims = [card for card in one["holds"] if is_victim(card)]
    unknown = one["unknown"]
    if seat == scene.you or not (victims or unknown):
        return None
    return [
        listed(scene, victims),
        h.p(".soft")[scene.speech.counted("bo.unknown", unknown)] if unknown else None,
    ]
