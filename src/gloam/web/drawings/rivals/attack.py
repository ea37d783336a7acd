"""An attack under way: its steps and whom they ask, the two sides, the sums, what can lie there, what is at stake."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from gloam.web import tags as h
from gloam.web.drawings.parts import hidden, icon, listed, sigil
from gloam.web.drawings.rivals.duel import RESISTED, fighter_of, found, laid_of, name_of
from gloam.web.drawings.rivals.pieces import View, anyone, seen, sign, signs
from gloam.web.drawings.rivals.reckoning import HINT, SUMMED, at_stake, dealt, hint, spread, sums
from gloam.web.elements import Element
from gloam.web.markup import Drawn, slot
from gloam.web.parts import part
from gloam.web.scenes.scene import Lens, Scene

Plain = dict[str, Any]
ATTACKS, DEFENDS = "riv.f.side-attacks", "riv.f.side-defends"  # the two sides


def page(scene: Scene) -> Drawn:
    now: View = seen(scene)["attack"]
    ahead: Plain = dict(scene.outlook or {})
    kind, fighters = now["type"], {"attack": now["attacker"], "reaction": now["target"]}
    names = {lies: name_of(scene, handle) for lies, handle in fighters.items()}
    stakes = [(one, name_of(scene, one["card"])) for one in ahead.get("stakes", ())]
    return around(scene.lens).filled(
        steps=steps(scene.lens, steps_of(scene, now, ahead), signs(seen(scene))),
        said=said(told(scene, now)),
        sides=sides(scene, now, ahead),
        sums=sums(anyone(scene.lens), kind, {key: ahead.get(key) for key in SUMMED}),
        hint=None if HINT in scene.without else hint(anyone(scene.lens), ahead.get("lies") or {}, names),
        stakes=at_stake(scene.lens, stakes),
    )


@part
def around(lens: Lens) -> Element:
    return h.section(".r-attack", id="fight", aria_label=lens.speech.say("riv.fight"))[
        slot("steps"),
        h.div(".r-clash", id="fight-clash")[
            slot("said"),
            slot("sides"),
            slot("sums"),
            h.div(".r-asides", id="fight-asides")[slot("hint"), slot("stakes")],
        ],
    ]


def told(scene: Scene, now: View) -> list[str]:
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
    return [begun, *[line for line in after if line]]


@part
def said(lines: Sequence[str]) -> Element:
    begun, *after = lines
    return h.h2("#fight-said.r-said")[begun, [h.span[" ", line] for line in after]]


# ---- the thirteen steps


@dataclass(frozen=True)
class Step:
    """A step of the attack: whom it asks, whether it is over, goes on or is to come, and what there is to say of it."""

    number: int
    seats: tuple[int, ...]
    done: bool
    now: bool
    note: str


def steps_of(scene: Scene, now: View, ahead: Plain) -> list[Step]:
    at = int(ahead["step"]) if "step" in ahead else int(now["step"])
    found = []
    for one in [one for one in ahead.get("steps", []) if one["has"]]:
        number = one["step"]
        note = choosing(scene) if number == at else happened(scene, now, number) if number < at else ""
        found.append(Step(number, tuple(one["seats"]), number < at, number == at, note))
    return found


@part
def steps(lens: Lens, found: Sequence[Step], signs: Sequence[str]) -> Element:
    return h.nav(".r-steps", id="fight-steps", aria_label=lens.speech.say("riv.f.steps"))[
        h.ol("#fight-course")[[step(lens, one, [signs[seat] for seat in one.seats]) for one in found]]
    ]


@part
def step(lens: Lens, one: Step, signs: Sequence[str]) -> Element:
    """Its number, its name, the seats it asks, and what came of it or is going on in it."""
    return h.li(
        class_="done" if one.done else False, aria_current="step" if one.now else False, id=f"fight-{one.number}"
    )[
        h.span(".no")[str(one.number)],
        h.b[lens.speech.say(f"riv.step.{one.number}")],
        h.span(".by")[[asked(lens, seat, sign) for seat, sign in zip(one.seats, signs, strict=True)]],
        one.note and h.span(".sub")[one.note],
    ]


def asked(lens: Lens, seat: int, sign: str) -> Element:
    return h.span(title=lens.name(seat))[sigil(sign, seat, small=True), hidden(lens.name(seat))]


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
            also = [played(scene, further) for further in now.get("also", ())]
            return ", ".join([played(scene, now["reaction"]), *also])
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


def sides(scene: Scene, now: View, ahead: Plain) -> Drawn:
    """The attacker on the left, the target on the right."""
    return opposite().filled(
        attacker=attacking(scene, now, ahead),
        blow=blow_of(scene, now, ahead),
        defender=defending(scene, now, ahead) if now["target"] else None,
    )


def attacking(scene: Scene, now: View, ahead: Plain) -> Drawn:
    seat, kind = now["seat"], now["type"] or ""
    duel = [
        shown(scene, now["attacker"], kind, risk_of(ahead, now["attacker"])),
        laid_of(scene, now["card"], seat, "attack-card"),
        laid_of(scene, now.get("spare"), seat, "attack-card"),
    ]
    others = mates(scene, now["attackers"], now["attacker"], "party")
    return side(scene.lens, seat, sign(seen(scene), seat), ATTACKS, there(duel), others)


def defending(scene: Scene, now: View, ahead: Plain) -> Drawn:
    """The attribute that counts is turned round."""
    foe, kind = now["foe"], now["type"] or ""
    duel = [
        laid_of(scene, now["reaction"], foe or 0, "reaction"),
        *[laid_of(scene, further, foe or 0, "reaction") for further in now.get("also", ())],
        shown(scene, now["target"], RESISTED.get(kind, kind), risk_of(ahead, now["target"]), target=True),
    ]
    others = mates(scene, now["defenders"], now["target"], "defenders")
    mark = "" if foe is None else sign(seen(scene), foe)
    return side(scene.lens, foe, mark, DEFENDS, there(duel), others)


@part
def opposite() -> Element:
    return h.div(".r-sides", id="fight-sides")[slot("attacker"), slot("blow"), slot("defender")]


def there(drawn: Sequence[Drawn | None]) -> list[Drawn]:
    return [one for one in drawn if one is not None]


@part
def side(lens: Lens, seat: int | None, mark: str, key: str, duel: Sequence[Drawn], others: Drawn | None) -> Element:
    """One side of the fight, headed by whose it is; a mortal is nobody's."""
    say = lens.speech.say
    mine = seat is not None and seat == lens.you
    words = say("riv.f.mortal") if seat is None else say(f"{key}.you") if mine else say(key, name=lens.names[seat])
    whose = icon("mortal") if seat is None else sigil(mark, seat, small=True)
    name = key.rpartition(".")[2]
    look = ["r-side", seat is not None and f"s{seat + 1}", mine and "r-side--me"]
    return h.section(class_=look, aria_label=words, id=name)[
        h.h3[whose, h.span[words]], h.div(".r-duel", id=f"{name}-duel")[duel], others
    ]


def shown(scene: Scene, handle: str | None, shows: str, risk: int, *, target: bool = False) -> Drawn | None:
    card = found(scene, handle)
    return None if card is None else fighter_of(scene, card, large=True, shows=shows, target=target, risk=risk)


def risk_of(ahead: Plain, handle: str | None) -> int:
    """The Blood that can go, as everyone may reckon it."""
    return max([int(line["gone"]) for line in ahead.get("lines", []) if line["card"] == handle], default=0)


def mates(scene: Scene, handles: list[str], but: str | None, which: str) -> Drawn | None:
    """Who stands with them."""
    others = [found(scene, handle) for handle in handles if handle != but]
    cards = [card for card in others if card is not None]
    return beside(scene.lens, which, [fighter_of(scene, card) for card in cards]) if cards else None


@part
def beside(lens: Lens, which: str, fighters: Sequence[Drawn]) -> Element:
    label = lens.speech.say(f"riv.f.{which}")
    return h.div(".r-mates", id=f"fight-{which}")[h.span(".label")[label], h.div[fighters]]


def blow_of(scene: Scene, now: View, ahead: Plain) -> Drawn:
    """The type, and what it comes to before anything is taken off; and what may come back."""
    lines = ahead.get("lines", [])
    target = next((one for one in lines if one["how"] == "target"), None)
    back = next((one for one in lines if one["how"] == "back"), None)
    amount = dealt(target) if target is not None else None
    returns = None if back is None else (back["low"], back["gone"])
    return blow(anyone(scene.lens), now["type"], now["seat"], amount, returns)


@part
def blow(
    lens: Lens, kind: str | None, seat: int, amount: tuple[int, int] | None, back: tuple[int, int] | None
) -> Element:
    say = lens.speech.say
    return h.div(".r-blow", id="fight-blow")[
        h.div(class_=["r-arrow", f"s{seat + 1}"])[
            h.span(".label")[icon(kind), lens.speech.term(f"type.{kind}")] if kind else None,
            h.span(".line", aria_hidden="true"),
            amount is not None and [h.b(".range")[spread(*amount)], h.small[say("riv.f.before")]],
        ],
        back is not None
        and h.div(".r-arrow.r-arrow--back")[
            h.b(".range")[spread(*back)],
            h.small[say("riv.f.may-come-back")],
            h.span(".line", aria_hidden="true"),
            h.span(".label")[icon("reaction"), say("riv.f.reaction")],
        ],
    ]
