"""An attack under way: its steps and whom they ask, the two sides, the sums, what can lie there, what is at stake."""

from __future__ import annotations

from typing import Any

import htpy as h
from htpy import Element, Node

from gloam.web.drawings.parts import hidden, icon, listed
from gloam.web.drawings.rivals.duel import RESISTED, fighter, found, laid, name_of, sign_of
from gloam.web.drawings.rivals.pieces import View, seen
from gloam.web.drawings.rivals.reckoning import at_stake, dealt, hint, spread, sums
from gloam.web.scenes.scene import Scene

Plain = dict[str, Any]


def page(scene: Scene) -> Element:
    now, ahead = seen(scene)["attack"], dict(scene.outlook or {})
    return h.section(".r-attack", id="fight", aria_label=scene.speech.say("riv.fight"))[
        steps(scene, now, ahead),
        h.div(".r-clash")[
            h.h2(".r-said")[said(scene, now)],
            sides(scene, now, ahead),
            sums(scene, ahead),
            h.div(".r-asides")[hint(scene, ahead), at_stake(scene, ahead)],
        ],
    ]


def said(scene: Scene, now: View) -> Node:
    """Who attacks whom, and who has stepped in."""
    say = scene.speech.say
    attacker, first = name_of(scene, now["attacker"]), name_of(scene, now["first"])
    begun = say("riv.f.attack", attacker=attacker, target=first) if first else say("riv.f.attacks", attacker=attacker)
    after = [
        say("riv.f.blocks", name=name_of(scene, now["blocker"])) if now["blocker"] else "",
        say("riv.f.turns-on", name=name_of(scene, now["target"]))
        if now["target"] not in (now["first"], now["blocker"], None)
        else "",
    ]
    return [begun, [h.span[" ", line] for line in after if line]]


# ---- the thirteen steps


def steps(scene: Scene, now: View, ahead: Plain) -> Element:
    at = int(ahead["step"]) if "step" in ahead else int(now["step"])
    listed_steps = [one for one in ahead.get("steps", []) if one["has"]]
    return h.nav(".r-steps", aria_label=scene.speech.say("riv.f.steps"))[
        h.ol[[step(scene, now, one, at) for one in listed_steps]]
    ]


def step(scene: Scene, now: View, one: View, at: int) -> Element:
    """Its number, its name, the seats it asks, and what came of it or is going on in it."""
    number, say = one["step"], scene.speech.say
    is_now = number == at
    note = choosing(scene) if is_now else happened(scene, now, number) if number < at else ""
    return h.li(class_="done" if number < at else False, aria_current="step" if is_now else False)[
        h.span(".no")[str(number)],
        h.b[say(f"riv.step.{number}")],
        h.span(".by")[[asked(scene, seat) for seat in one["seats"]]],
        note and h.span(".sub")[note],
    ]


def asked(scene: Scene, seat: int) -> Element:
    return h.span(title=scene.name(seat))[sign_of(seat), hidden(scene.name(seat))]


def choosing(scene: Scene) -> str:
    """Who is asked now."""
    waiting, say = seen(scene)["waiting_for"], scene.speech.say
    if scene.you in waiting:
        return say("riv.f.you-choose")
    return say("riv.f.chooses", name=listed(scene.speech, [scene.names[seat] for seat in waiting])) if waiting else ""


def happened(scene: Scene, now: View, number: int) -> str:
    """What a step that is over has brought."""
    say = scene.speech.say
    match number:
        case 1:
            names = [name_of(scene, handle) for handle in now["attackers"]]
            return listed(scene.speech, [name for name in names if name])
        case 2:
            return name_of(scene, now["first"])
        case 3:
            return say("riv.f.intel", intel=now["intel"]) if now["intel"] else ""
        case 4:
            return scene.speech.term(f"type.{now['type']}") if now["type"] else ""
        case 5:
            return played(scene, now["card"])
        case 6:
            return name_of(scene, now["blocker"]) or say("riv.f.nobody")
        case 7:
            return played(scene, now["reaction"])
        case 10:
            return "" if now["strength"] is None else str(now["strength"])
    return ""


def played(scene: Scene, card: View | None) -> str:
    if card is None:
        return scene.speech.say("riv.f.no-card")
    if card["down"] or card["card"] is None:
        return scene.speech.say("riv.f.face-down")
    return scene.speech.words.card_name(card["card"])


# ---- the two sides


def sides(scene: Scene, now: View, ahead: Plain) -> Element:
    """The attacker on the left, the target on the right; the attribute that counts is turned round."""
    kind = now["type"] or ""
    foe = 0 if now["foe"] is None else now["foe"]
    return h.div(".r-sides")[
        side(
            scene,
            now["seat"],
            "riv.f.side-attacks",
            h.div(".r-duel")[
                shown(scene, now["attacker"], kind, risk_of(ahead, now["attacker"])),
                laid(scene, now["card"], now["seat"], "attack-card"),
            ],
            mates(scene, now["attackers"], now["attacker"], "riv.f.party"),
        ),
        blow(scene, now, ahead),
        now["target"]
        and side(
            scene,
            now["foe"],
            "riv.f.side-defends",
            h.div(".r-duel")[
                laid(scene, now["reaction"], foe, "reaction"),
                shown(scene, now["target"], RESISTED.get(kind, kind), risk_of(ahead, now["target"]), target=True),
            ],
            mates(scene, now["defenders"], now["target"], "riv.f.defenders"),
        ),
    ]


def side(scene: Scene, seat: int | None, key: str, duel: Node, others: Node) -> Element:
    """One side of the fight, headed by whose it is; a mortal is nobody's."""
    say = scene.speech.say
    mine = seat is not None and seat == scene.you
    words = say("riv.f.mortal") if seat is None else say(f"{key}.you") if mine else say(key, name=scene.names[seat])
    sign = icon("mortal") if seat is None else sign_of(seat)
    return h.section(class_=["r-side", seat is not None and f"s{seat + 1}", mine and "r-side--me"], aria_label=words)[
        h.h3[sign, h.span[words]], duel, others
    ]


def shown(scene: Scene, handle: str | None, shows: str, risk: int, *, target: bool = False) -> Node:
    card = found(scene, handle)
    return None if card is None else fighter(scene, card, large=True, shows=shows, target=target, risk=risk)


def risk_of(ahead: Plain, handle: str | None) -> int:
    """The Blood that can go, as everyone may reckon it."""
    return max([int(line["gone"]) for line in ahead.get("lines", []) if line["card"] == handle], default=0)


def mates(scene: Scene, handles: list[str], but: str | None, key: str) -> Node:
    """Who stands with them."""
    others = [found(scene, handle) for handle in handles if handle != but]
    cards = [card for card in others if card is not None]
    if not cards:
        return None
    return h.div(".r-mates")[h.span(".label")[scene.speech.say(key)], h.div[[fighter(scene, card) for card in cards]]]


def blow(scene: Scene, now: View, ahead: Plain) -> Element:
    """The type, and what it comes to before anything is taken off; and what may come back."""
    say, kind = scene.speech.say, now["type"]
    target = next((one for one in ahead.get("lines", []) if one["how"] == "target"), None)
    back = next((one for one in ahead.get("lines", []) if one["how"] == "back"), None)
    amount = dealt(target) if target is not None else None
    return h.div(".r-blow")[
        h.div(class_=["r-arrow", f"s{now['seat'] + 1}"])[
            h.span(".label")[icon(kind), scene.speech.term(f"type.{kind}")] if kind else None,
            h.span(".line", aria_hidden="true"),
            amount is not None and [h.b(".range")[spread(*amount)], h.small[say("riv.f.before")]],
        ],
        back is not None
        and h.div(".r-arrow.r-arrow--back")[
            h.b(".range")[spread(back["low"], back["gone"])],
            h.small[say("riv.f.may-come-back")],
            h.span(".line", aria_hidden="true"),
            h.span(".label")[icon("reaction"), say("riv.f.reaction")],
        ],
    ]
