"""The table of Rivals: The Street and the City, then everyone's coterie, one's own first, and what is going on."""

from __future__ import annotations

from typing import Final

import htpy as h
from htpy import Element, Node

from gloam.web.drawings.parts import figure, hidden, icon, sigil
from gloam.web.drawings.rivals.fight import conflict, fight
from gloam.web.drawings.rivals.pieces import SIGILS, View, card_link, doings, seen
from gloam.web.scenes.scene import Scene
from gloam.words.forms import capital

ATTRIBUTES: Final = ("physical", "social", "mental")


def board(scene: Scene) -> Node:
    view = seen(scene)
    count = len(view["players"])
    first = view["active"] if scene.you is None else scene.you
    order = [(first + turn) % count for turn in range(count)]
    return h.div(".r-board")[
        fight(scene) if view["attack"] else None,
        conflict(scene) if view["conflict"] else None,
        city(scene),
        h.div(class_=["r-players", f"r-players--{count}"])[[player(scene, seat) for seat in order]],
    ]


# ---- The Street


def city(scene: Scene) -> Element:
    view, speech = seen(scene), scene.speech
    left = speech.say("riv.city", deck=view["city"], discard=len(view["city_discard"]), burned=len(view["city_burned"]))
    return h.section(".r-city", aria_label=speech.term("street"))[
        h.h2[icon("city"), capital(speech.term("street")), h.small[left]],
        h.ul[[h.li(".r-slip", id=f"card-{card['handle']}")[slip(scene, card)] for card in view["street"]]],
        pile(scene, "city-discard", view["city_discard"]),
        pile(scene, "city-burned", view["city_burned"]),
    ]


def pile(scene: Scene, zone: str, cards: list[str], whose: str = "") -> Node:
    """An open pile that can be looked through."""
    if not cards:
        return None
    many = {card: cards.count(card) for card in cards}
    names = [[card_link(scene, card), f" × {count}" if count > 1 else None] for card, count in many.items()]
    return h.details(".r-pile", id=f"pile-{zone}{whose}")[
        h.summary[capital(scene.speech.term(f"zone.{zone}")), f" ({len(cards)})"],
        h.ul[[h.li[name] for name in names]],
    ]


def slip(scene: Scene, card: View) -> Node:
    """A card in The Street: a mortal and what it takes to defeat it, an Event, the Title."""
    value = card["value"]
    return [
        h.b[card_link(scene, card["card"])],
        figure("blood", value, scene.speech.say("riv.value"), "fig--blood") if value is not None else None,
        figure("agenda", card["prize"], scene.speech.term("agenda"), "fig--soft") if card["prize"] else None,
        figure("prestige", card["blood"], scene.speech.say("riv.tokens"), "fig--soft") if card["blood"] else None,
        h.span(".does")[scene.speech.words.card(card["card"])],
        doings(scene, card["handle"]),
    ]


# ---- the players


def player(scene: Scene, seat: int) -> Element:
    one = seen(scene)["players"][seat]
    return h.section(
        class_=["r-player", f"s{seat + 1}", seat == scene.you and "r-player--me", one["out"] and "r-player--out"],
        id=f"seat-{seat}",
        aria_label=scene.name(seat),
    )[
        h.header[
            sigil(SIGILS[seat], seat),
            h.h2(".nm")[scene.name(seat)],
            h.span(".st")[status(scene, seat)],
            figures(scene, seat, one),
        ],
        h.ul(".r-coterie")[[vampire(scene, one, card) for card in (*one["coterie"], *one["torpor"])]],
        laid(scene, one),
        pile(scene, "discard", one["discard"], f"-{seat}"),
        pile(scene, "burned", one["burned"], f"-{seat}"),
    ]


def status(scene: Scene, seat: int) -> str:
    """Whose turn it is, whom they hunt, who is a bot."""
    say, view = scene.speech.say, seen(scene)
    one = view["players"][seat]
    parts = [say("riv.bot", name=scene.bot(seat))] if scene.bot(seat) else []
    if seat in view["waiting_for"]:
        parts.append(say("riv.to-move"))
    elif view["active"] == seat and view["turn"]:
        parts.append(say("riv.active"))
    if view["active"] == seat and view["phase"] == "action":
        parts.append(scene.speech.counted("riv.actions", view["actions"]))
    if one["rival"] is not None:
        hunted = one["rival"]
        parts.append(say("riv.hunts-you") if hunted == scene.you else say("riv.hunts", name=scene.names[hunted]))
    return ", ".join(parts)


def figures(scene: Scene, seat: int, one: View) -> Element:
    speech = scene.speech
    goal = "?" if one["goal"] is None else one["goal"]
    shown = [
        ("prestige", one["prestige"], speech.term("prestige")),
        ("agenda", f"{one['agenda']}/{goal}", speech.term("agenda")),
        ("hand", one["hand"], speech.say("riv.in-hand")),
        ("library", one["library"], speech.term("library")),
        ("vampire", one["faction"], speech.term("faction")),
    ]
    return h.span(".fg")[
        [figure(symbol, amount, word, "fig--soft", f"seat-{seat}-{symbol}") for symbol, amount, word in shown]
    ]


def vampire(scene: Scene, one: View, card: View) -> Element:
    """Where it stands and with whom, Blood, attributes, Influence, Secrecy, what is attached, and what it can do
    now."""
    speech = scene.speech
    blood = figure("blood", f"{card['blood']}/{card['potency']}", speech.term("blood"), "fig--blood")
    attributes = [
        figure(name, number, speech.term(f"attribute.{name}"), "fig--soft")
        for name, number in zip(ATTRIBUTES, card["attributes"], strict=True)
    ]
    return h.li(
        class_=["r-vampire", f"r-{card['zone']}", not card["ready"] and "r-tired"], id=f"card-{card['handle']}"
    )[
        h.b[card_link(scene, card["card"])],
        h.span(".r-marks")[", ".join(marks(scene, one, card))],
        h.span(".fg")[
            blood,
            attributes,
            figure("influence", card["influence"], speech.term("influence"), "fig--inf"),
            figure("secrecy", card["secrecy"], speech.term("secrecy"), "fig--soft"),
        ],
        h.span(".r-icons")[", ".join(icons(scene, card))],
        h.span(".does")[speech.words.card(card["card"])],
        h.ul(".r-attached")[
            [
                h.li(class_=["r-slip", not guest["ready"] and "r-tired"], id=f"card-{guest['handle']}")[
                    card_link(scene, guest["card"]), doings(scene, guest["handle"])
                ]
                for guest in card["attached"]
            ]
        ]
        if card["attached"]
        else None,
        doings(scene, card["handle"]),
    ]


def marks(scene: Scene, one: View, card: View) -> list[str]:
    """What is true of it beside its numbers: where it stands, whether it is ready, whether it leads."""
    say, speech = scene.speech.say, scene.speech
    place = speech.term(f"zone.{card['zone']}")
    if card["zone"] == "street":
        parties = list(dict.fromkeys([other["party"] for other in one["coterie"] if other["zone"] == "street"]))
        place = say("riv.party", place=place, number=parties.index(card["party"]) + 1)
    told = [
        (speech.term("leader"), card["handle"] == one["leader"]),
        (capital(place), True),
        (speech.term("exhausted"), not card["ready"] and card["zone"] != "torpor"),
        (say("riv.guard"), card["guard"]),
        (say("riv.no-influence"), card["no_influence"]),
        (speech.term("wounded"), card["wounded"] and card["zone"] != "torpor"),
        (say("riv.prize", amount=card["prize"]), card["prize"] > 0),
        (say("riv.shields", amount=card["shields"]), card["shields"] > 0),
    ]
    return [word for word, is_so in told if is_so]


def icons(scene: Scene, card: View) -> list[str]:
    term = scene.speech.term
    return [
        term(f"discipline.{name}") + ("" if number == 1 else f" {number}")
        for name, number in card["disciplines"].items()
    ]


def laid(scene: Scene, one: View) -> Element:
    """Haven, Agenda, Ongoing cards and Conspiracies."""
    say = scene.speech.say
    return h.ul(".r-laid")[
        [
            h.li(class_=["r-slip", card["down"] and "r-down"], id=f"card-{card['handle']}")[
                h.b[say("riv.face-down") if card["card"] is None else card_link(scene, card["card"])],
                hidden(f" {say('riv.face-down')}") if card["down"] and card["card"] else None,
                figure("prestige", card["blood"], say("riv.tokens"), "fig--soft") if card["blood"] else None,
                doings(scene, card["handle"]),
            ]
            for card in one["board"]
        ]
    ]
