"""Who stands with whom in The Street: by buttons, or by dragging one onto another."""

from __future__ import annotations

from gloam.web import tags as h
from gloam.web.drawings.parts import hidden, icon
from gloam.web.drawings.rivals.choosing import MADE, ends, label_of, press, spot, strip, who
from gloam.web.drawings.rivals.plays import Span, everyone, name_of, now
from gloam.web.elements import Element, Node
from gloam.web.scenes.composing import Choice
from gloam.web.scenes.scene import Scene

ALONE = "alone"


def regroup(scene: Scene, span: Span) -> Node:
    """The parties as they would stand, and for each vampire where it can go."""
    parties = [str(party).split(" ") for party in parties_of(span)]
    say = scene.speech.say
    changed = len(span.chosen) > 0
    done = press(scene, span, "done", say("riv.dock.regrouped"), MADE, "btn btn--do" if changed else "btn")
    return [
        h.div(".r-parties")[
            [party(scene, span, parties, number) for number in range(len(parties))],
            h.p("#party-new.r-alone")[icon("plus"), say("riv.dock.alone-here")],
        ],
        ends(scene, span, [done], None if changed else say("riv.dock.regroup-about")),
    ]


def parties_of(span: Span) -> tuple[object, ...]:
    told = span.question.facts["parties"]
    return told if isinstance(told, tuple) else ()


def party(scene: Scene, span: Span, parties: list[list[str]], number: int) -> Element:
    title = scene.speech.say("riv.dock.party", number=number + 1)
    return h.section(".r-party", id=f"party-{number}", aria_label=title)[
        h.h3(".label")[title], [mate(scene, span, parties, handle) for handle in parties[number]]
    ]


def mate(scene: Scene, span: Span, parties: list[list[str]], handle: str) -> Element:
    """A vampire, with a button for each place it can go to."""
    goals = [option for option in span.verb("put") if option.split(" ")[1] == handle]
    moved = [
        place for place, part in enumerate(span.parts, span.first) if part.option.split(" ")[:2] == ["put", handle]
    ]
    left = [option for option in span.verb("leave") if option.split(" ")[1] == handle and not moved]
    card, _ = everyone(now(scene)).get(handle, ({}, None))
    tired = bool(card) and not card["ready"]
    return h.div(class_=["r-mate", tired and "r-mate--tired"], id=f"mate-{handle}")[
        who(scene, span, handle),
        h.small[scene.speech.term("exhausted")] if tired else None,
        strip(
            name_of(scene, handle, span.question),
            [
                *[goal(scene, span, parties, option) for option in goals],
                *[undone(scene, span, option, place) for place in moved for option in [f"put {handle}"]],
                *[press(scene, span, option, scene.said(option, span.last)) for option in left],
            ],
        )
        if goals or moved or left
        else None,
    ]


def goal(scene: Scene, span: Span, parties: list[list[str]], option: str) -> Element:
    """To another party, or apart from all. The tile can be dropped on the party, or on any of those in it, here and on
    the table."""
    _, handle, _, *other = option.split(" ")
    say = scene.speech.say
    words, place = say("riv.dock.alone"), "party-new"
    if other:
        number, members = next((number, one) for number, one in enumerate(parties) if other[0] in one)
        words = say("riv.dock.with", name=", ".join([name_of(scene, one, span.question) for one in members]))
        place = " ".join([f"party-{number}", *[f"{kind}-{one}" for one in members for kind in ("mate", "card")]])
    return press(scene, span, option, words, brief=True, carries=(f"mate-{handle} card-{handle}", place))


def undone(scene: Scene, span: Span, option: str, place: int) -> Element:
    return scene.press(Choice(()), place, id=spot(scene, span, option), aria_pressed="false")[
        icon("undo"),
        h.span[scene.speech.say("riv.dock.back")],
        hidden(f" ({scene.said(scene.chosen_at(place), place)})"),
    ]


def join(scene: Scene, span: Span) -> Node:
    """Alone, or with a party that is there."""
    return strip(label_of(scene, span), [joined(scene, span, option) for option in span.options], "r-whos")


def joined(scene: Scene, span: Span, option: str) -> Element:
    """The whole party that would be joined, by name."""
    if option == ALONE:
        return press(scene, span, option, scene.said(option, span.last), MADE)
    known = everyone(now(scene))
    host, seat = known[option.split(" ")[1]]
    mates = [
        name_of(scene, handle)
        for handle, (card, holder) in known.items()
        if holder == seat and card.get("zone") == "street" and card.get("party") == host["party"]
    ]
    words = scene.speech.say("riv.dock.with", name=", ".join(mates))
    return press(scene, span, option, words, MADE)
