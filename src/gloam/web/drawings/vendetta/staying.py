"""Stay or withdraw: what each of the two gives, costs and keeps, before it is chosen."""

from __future__ import annotations

from typing import Any

from gloam.web import tags as h
from gloam.web.drawings import plain
from gloam.web.drawings.parts import icon, listed
from gloam.web.drawings.vendetta.seen import location_of, seen
from gloam.web.elements import Element, Node
from gloam.web.scenes.scene import Scene

BOTH = ("stay", "withdraw")


def staying(scene: Scene) -> Node:
    question = scene.play.parts[0].question
    stakes: Any = scene.explained.get("leaving")
    if stakes is None:
        return plain.picks(scene)
    told = {"stay": stays(scene, stakes), "withdraw": leaves(scene, stakes)}
    others = [option for option in question.options if option not in BOTH]
    return [
        h.div(".v-stakes")[[side(scene, option, told[option]) for option in BOTH if option in question.options]],
        plain.picks(scene, others) if others else None,
    ]


def side(scene: Scene, option: str, told: list[str]) -> Element:
    spot = scene.keys.spot("stakes", option)
    return h.section(aria_labelledby=spot)[
        scene.choice(option, 0, class_="btn btn--big", id=spot, aria_pressed=plain.pressed(scene, option, 0))[
            icon(option), scene.said(option, 0)
        ],
        h.ul[[h.li[line] for line in told]],
    ]


def stays(scene: Scene, stakes: dict[str, Any]) -> list[str]:
    """What is in sight here, and what the places bring."""
    say = scene.speech.say
    pays = stakes["pays"]
    ally = stakes["ally"]
    first = say("v.stakes.first", influence=pays[0])
    if ally is not None:
        name = scene.speech.words.card_name(ally)
        first = say("v.stakes.first-ally", influence=pays[0], card=name, worth=stakes["ally_worth"])
    found = [sight(scene), first, say("v.stakes.rest", second=pays[1], third=pays[2])]
    return [*found, say("v.stakes.ambition")] if stakes["ambition"] else found


def sight(scene: Scene) -> str:
    """Everyone's Power here as far as it can be seen: who lies below the dock is not forgotten."""
    view = seen(scene)
    place = location_of(view, str(view["resolving"]))
    found = [
        f"{scene.name(seat)} {position['power']}" + " + ?" * any(card["card"] is None for card in position["cards"])
        for seat, position in enumerate(place["positions"])
        if position["cards"]
    ]
    return scene.speech.say("v.stakes.sight", powers=listed(scene.speech, found))


def leaves(scene: Scene, stakes: dict[str, Any]) -> list[str]:
    """What comes back, and what goes on to the Haven."""
    speech = scene.speech
    found = [speech.counted("v.stakes.back", stakes["blood"])]
    if stakes["cards"]:
        found.append(speech.counted(f"v.stakes.cards-{stakes['to']}", stakes["cards"]))
    if stakes["instead"] is not None:
        found.append(speech.say("v.stakes.instead", card=speech.words.card_name(stakes["instead"])))
    if stakes["toll"] is not None:
        found.append(speech.words.card(stakes["toll"]))
    return [*found, speech.say("v.stakes.no-part")]
