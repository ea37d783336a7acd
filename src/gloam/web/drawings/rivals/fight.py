"""What is going on: an attack as it stands, with the sum so far, or Influence that is called for."""

from __future__ import annotations

import htpy as h
from htpy import Element, Node

from gloam.web.drawings.rivals.pieces import View, card_link, seen
from gloam.web.scenes.scene import Scene


def named(scene: Scene, handle: str | None) -> str:
    """The name of a card in play; '' for none."""
    view = seen(scene)
    shown = [one for player in view["players"] for one in (*player["coterie"], *player["torpor"])]
    for card in (*shown, *view["street"]):
        if card["handle"] == handle:
            return scene.speech.words.card_name(card["card"])
    return ""


def fight(scene: Scene) -> Element:
    attack, say = seen(scene)["attack"], scene.speech.say
    kind = scene.speech.term(f"type.{attack['type']}") if attack["type"] else ""
    attacker, target = named(scene, attack["attacker"]), named(scene, attack["target"])
    title = say("riv.attack", attacker=attacker, target=target) if target else say("riv.attacks", attacker=attacker)
    lines: list[Node] = [h.h2[title, kind and h.small[kind]]]
    if attack["blocker"]:
        lines.append(h.p[say("riv.blocked", name=named(scene, attack["blocker"]))])
    if attack["lacking"]:
        lines.append(h.p[say("riv.intel", intel=attack["intel"], lacking=attack["lacking"])])
    for key in ("card", "reaction"):
        if attack[key]:
            lines.append(h.p[h.b[say(f"riv.{key}"), " "], played(scene, attack[key])])
    return h.section(".r-fight", aria_label=say("riv.fight"))[lines, sums(scene, attack)]


def played(scene: Scene, card: View) -> Node:
    if card["card"] is None:
        return scene.speech.say("riv.face-down")
    off = card["cancelled"] or card["no_text"]
    text = scene.speech.say("riv.cancelled") if off else scene.speech.words.card(card["card"])
    return [card_link(scene, card["card"]), " ", h.span(".does")[text]]


def sums(scene: Scene, attack: View) -> Node:
    """The sum so far, part by part, and what holds it back."""
    dealt, held, say = attack["sum"], attack["defence"], scene.speech.say
    if dealt is None:
        return h.p[say("riv.summed", amount=attack["strength"])] if attack["strength"] is not None else None
    lines = [say("riv.sum", total=dealt["total"], card=dealt["card"], attribute=dealt["attribute"], more=dealt["more"])]
    if held is not None and held["value"] is not None:
        lines.append(say("riv.needs", value=held["value"]))
    elif held is not None:
        attribute = 0 if dealt["aggravated"] else held["attribute"]
        left = max(0, dealt["total"] - attribute - held["shields"])
        lines.append(say("riv.against", attribute=attribute, shields=held["shields"], left=left))
    if attack["back"]:
        lines.append(say("riv.back", amount=attack["back"]["total"]))
    return [h.p(".r-sum")[" ".join(lines)]]


def conflict(scene: Scene) -> Element:
    view, say = seen(scene), scene.speech.say
    now = view["conflict"]
    told = (
        h.p[say("riv.cost", amount=now["cost"])] if now["cost"] else h.p[say("riv.votes", yes=now["yes"], no=now["no"])]
    )
    return h.section(".r-fight", aria_label=say("riv.influence"))[
        h.h2[card_link(scene, now["card"])],
        h.p(".does")[scene.speech.words.card(now["card"])],
        h.ul[[h.li[share(scene, seat, one)] for seat, one in enumerate(now["shares"]) if one["side"]]],
        told,
    ]


def share(scene: Scene, seat: int, one: View) -> str:
    say = scene.speech.say
    parts = [say(f"riv.side.{one['side']}"), say("riv.exerted", amount=one["exerted"])]
    if one["laid"]:
        parts.append(say("riv.face-down") if one["card"] is None else scene.speech.words.card_name(one["card"]))
    if one["hidden"]:
        parts.append(say("riv.fist", amount=one["hidden"]))
    return f"{scene.name(seat)}: {', '.join(parts)}"
