"""What can come of an attack, as the page tells it: the sums part by part, what can lie there, what is at stake."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from gloam.rivals.catalogue import CARDS, NUMBER, VAMPIRE
from gloam.web import tags as h
from gloam.web.drawings.parts import icon
from gloam.web.drawings.rivals.duel import RESISTED
from gloam.web.drawings.rivals.pieces import View, card_link
from gloam.web.elements import Element, Node
from gloam.web.parts import part
from gloam.web.scenes.scene import Lens

Plain = dict[str, Any]
HINT: Final = "hint"  # the aid that says what can lie there
SUMMED: Final = ("lines", "yours", "back")  # what the sums are told from
FIRST: Final = ("target", "back")  # whose lines are always in sight; the others unfold
# The symbol of a part, where it is not the type's or the card's own.
SYMBOLS: Final = {
    "card": "attack", "choice": "attack", "down": "facedown", "to-come": "facedown", "shield": "shield",
    "reaction": "reaction", "reaction-down": "facedown", "reaction-to-come": "facedown", "prevents": "shield",
    "trap-to-come": "facedown", "summed": "damage",
}  # fmt: skip
UNKNOWN: Final = ("down", "to-come", "reaction-down", "reaction-to-come", "trap-to-come", "summed")
SIGNS: Final = {"rival": "agenda", "prize": "agenda", "mortal": "agenda", "torpor": "rivals-torpor", "falls": "agenda",
                "over": "agenda", "drained": "vampire"}  # fmt: skip


def spread(low: int, high: int) -> str:
    """1–4, or 3 where it is certain."""
    return str(low) if low == high else f"{low}\N{EN DASH}{high}"


def dealt(line: Plain) -> tuple[int, int]:
    """What is added, before anything is taken off."""
    added = [part for part in line["parts"] if part["sign"] > 0]
    return sum([part["low"] for part in added]), sum([part["high"] for part in added])


# ---- the sums


@part
def sums(lens: Lens, kind: str | None, ahead: Plain) -> Node:
    """A line for each who can be hurt. Whoever has laid a card reads it with that card."""
    lines = ahead["yours"] or ahead["lines"]
    if not lines:
        return None
    near = [line for line in lines if line["how"] in FIRST]
    others = [line for line in lines if line["how"] not in FIRST]
    say = lens.speech.say
    return h.div(".r-sums", id="fight-sums")[
        h.p(".r-yours")[icon("secrecy"), say("riv.f.with-yours")] if ahead["yours"] else None,
        [row(lens, kind, line) for line in near],
        others
        and h.details(".r-others", id="fight-others")[
            h.summary[lens.speech.counted("riv.f.others", len(others))], [row(lens, kind, line) for line in others]
        ],
        h.p(".r-rewind")[icon("undo"), say("riv.f.back")] if ahead["back"] else None,
    ]


@part
def row(scene: Lens, kind: str | None, line: Plain) -> Element:
    """Who, how it comes to that, the parts, the total, and what is left of the Blood."""
    seat, say = line["seat"], scene.speech.say
    return h.div(class_=["r-sum", seat is not None and f"s{seat + 1}"])[
        h.span(".to")[scene.speech.words.card_name(line["id"]), h.small[say(f"riv.f.how.{line['how']}")]],
        h.span(".sumup")[parts(scene, kind, line)],
        h.b(".total")[spread(line["low"], line["gone"])],
        h.span(".then")[then(scene, line)],
    ]


def parts(scene: Lens, kind: str | None, line: Plain) -> list[Node]:
    """Solid boxes are certain, dashed ones may come."""
    made: list[Node] = []
    for one in line["parts"]:
        if not made and one["sign"] > 0:
            made.append(box(scene, kind, one))
        else:
            sign = "+" if one["sign"] > 0 else "\N{MINUS SIGN}"
            made.append(h.span(".part")[h.span(".op")[sign], box(scene, kind, one)])
    return made


def box(scene: Lens, kind: str | None, part: Plain) -> Element:
    sure = part["low"] == part["high"]
    words = scene.speech.say("riv.f.certain" if sure else "riv.f.may-come")
    return h.span(class_=["bonus", not sure and "is-open"], title=words)[
        h.b[spread(part["low"], part["high"])], icon(symbol(kind, part)), h.span[label(scene, part)]
    ]


def symbol(kind: str | None, part: Plain) -> str:
    what = part["what"]
    if what in SYMBOLS:
        return SYMBOLS[what]
    if what == "attribute":
        return str(kind)
    if what == "resists":
        return str(RESISTED.get(kind or "", kind))
    return "party" if part["by"] and CARDS[NUMBER[part["by"]]].kind & VAMPIRE else "ongoing"


def label(scene: Lens, part: Plain) -> str:
    """What it is, or whose."""
    if part["what"] in UNKNOWN or part["by"] is None:
        return scene.speech.say(f"riv.f.part.{part['what']}" if part["what"] in UNKNOWN else "riv.f.part.text")
    return scene.speech.words.card_name(part["by"])


def then(scene: Lens, line: Plain) -> Node:
    """The Blood that is left, and whether it falls."""
    say, blood = scene.speech.say, line["blood"]
    if line["mortal"]:
        return say(f"riv.f.mortal.{line['falls']}", value=blood)
    least, most = max(0, blood - line["gone"]), max(0, blood - line["low"])
    left = (
        say("riv.f.stays", blood=blood)
        if least == most == blood
        else say("riv.f.left", blood=blood, left=spread(least, most))
    )
    notes = [say("riv.f.falls.surely") if line["falls"] == "surely" else "",
             say("riv.f.falls.maybe") if line["falls"] == "maybe" else "",
             say("riv.f.lost", amount=line["gone"] - line["high"]) if line["gone"] > line["high"] else ""]  # fmt: skip
    return [left, [h.small[note] for note in notes if note]]


# ---- what can lie there


@part
def hint(scene: Lens, lies: Plain, names: Mapping[str, str]) -> Node:
    """The cards that can lie face down or still come, from what everyone may know; and always a bluff. `names`: of
    those who fight. A table may do without it."""
    found = [about(scene, kind, lies.get(kind), names[kind]) for kind in ("attack", "reaction")]
    told = [one for one in found if one]
    if not told:
        return None
    return h.details(".r-hint", id="fight-hint", open=True)[
        h.summary[icon("why"), scene.speech.say("riv.f.hint")], [h.p[one] for one in told]
    ]


def about(scene: Lens, kind: str, lies: Plain | None, fighter: str) -> Node:
    if lies is None:
        return None
    say, count = scene.speech.say, len(lies["cards"])
    names = [can_be(scene, kind, card) for card in lies["cards"]]
    joined: list[Node] = []
    for place, name in enumerate(names):
        joined += [", ", name] if place else [name]
    return [
        scene.speech.counted(f"riv.f.lies.{kind}", count, name=fighter),
        [" ", joined, ". "] if names else " ",
        say("riv.f.bluff"),
    ]


def can_be(scene: Lens, kind: str, card: Plain) -> Node:
    """A card by name, and what it would add or take off."""
    say = scene.speech.say
    if kind == "attack":
        told = [f"+{card['most']}", say("riv.f.targeted") if card["targeted"] else ""]
        told.append(say("riv.f.aggravated") if card["aggravated"] else "")
    else:
        back = card["back"] + card["lost"]
        told = [f"\N{MINUS SIGN}{card['most']}", say("riv.f.strikes-back", amount=back) if back else ""]
    return [card_link(scene, card["card"]), f" ({', '.join([note for note in told if note])})"]


# ---- what is at stake


@part
def at_stake(scene: Lens, found: Sequence[tuple[View, str]]) -> Node:
    """What each is about, with the name of whom it speaks of."""
    if not found:
        return None
    return h.section(".r-stakes", id="fight-stakes", aria_label=scene.speech.say("riv.f.stakes"))[
        h.span(".label")[scene.speech.say("riv.f.stakes")],
        h.ul(".r-stake")[[h.li[icon(SIGNS[one["what"]]), stake(scene, one, name)] for one, name in found]],
    ]


def stake(scene: Lens, one: View, name: str) -> Node:
    """If the target falls, or when the attack is over: how much, for whom, by which card."""
    say, seat = scene.speech.say, one["seat"]
    if seat == scene.you:
        words = say(f"riv.f.stake.{one['what']}.you", name=name, amount=one["amount"])
    else:
        words = say(f"riv.f.stake.{one['what']}", name=name, amount=one["amount"], who=scene.names[seat])
    if one["by"] is None:
        return words
    return [words, " ", card_link(scene, one["by"]), h.small[scene.speech.words.card(one["by"])]]
