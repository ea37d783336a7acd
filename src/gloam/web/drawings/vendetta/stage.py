"""A Location resolved before the viewer's eyes, in its five steps."""

from __future__ import annotations

from collections.abc import Sequence

import htpy as h
from htpy import Element, Node

from gloam.web.drawings.drawing import Frame, Stage
from gloam.web.drawings.parts import cards_of, hidden, icon, linked, rule_words, sigil
from gloam.web.drawings.vendetta.cards import skyline, slip
from gloam.web.drawings.vendetta.places import title
from gloam.web.drawings.vendetta.seats import sign
from gloam.web.drawings.vendetta.seen import location_of, seen
from gloam.web.drawings.vendetta.story import Story, Told, ranks, story, sums
from gloam.web.drawings.vendetta.sums import ladder
from gloam.web.scenes.scene import Scene
from gloam.words import facts

ACTS = ("card-acts", "reacted", "relic-used")  # events that begin something a card does
DRAWN_APART = ("total", "won", "pick-shown")  # events that have a picture of their own


def stage(scene: Scene) -> Stage | None:
    told = story(scene.events)
    if told is None:
        return None
    place = location_of(seen(scene), told.at)
    frames = tuple(frame(scene, told, step, events) for step, events in told.steps)
    adding = told.steps[-1][0] == "conflict"
    bare = len(told.steps) == 1 and not count(told.of("withdraw"), "pick-shown")
    return Stage(f"{told.round}-{told.at}", title(scene.speech, place), frames, told.over, told.first, adding, bare)


def frame(scene: Scene, told: Story, step: str, events: Sequence[Told]) -> Frame:
    body = [
        head(scene, told),
        h.p(".explain")[scene.speech.say(f"v.explain.{step}")],
        picture(scene, told, step, events),
    ]
    return Frame(scene.speech.say(f"v.step.{step}"), summary(scene, step, events), h.div(".v-reso")[body], events)


def head(scene: Scene, told: Story) -> Element:
    """The place itself, wide."""
    place = location_of(seen(scene), told.at)
    around = [place["card"] or place["name"], "2", "haven", "1"]
    return h.div(".scene.v-place")[
        h.span(".wide")[[skyline(each) for each in around]],
        h.span(".num")[scene.speech.say("v.round", round=told.round)],
        h.p(".place-name")[title(scene.speech, place)],
    ]


def summary(scene: Scene, step: str, events: Sequence[Told]) -> str:
    """A step in one line."""
    speech = scene.speech
    match step:
        case "withdraw":
            picks = [event["pick"] for event in events if event["what"] == "pick-shown"]
            changed = [event["pick"] for event in events if event["what"] == "pick-changed"]
            left = picks.count("withdraw") + changed.count("withdraw") - changed.count("stay")
            if not picks:
                return speech.say("v.sum.picking")
            return speech.say("v.sum.picks", left=left, stayed=len(picks) - left)
        case "revelation":
            return speech.counted("v.sum.revealed", count(events, "revealed"))
        case "conflict":
            order = ranks(events)
            if not order:
                return speech.say("v.sum.adding")
            return speech.say("v.sum.won", name=scene.name(order[0]), total=sums(events)[0].total)
    return speech.counted("v.sum.acted", count(events, "card-acts"))


def count(events: Sequence[Told], what: str) -> int:
    return sum(event["what"] == what for event in events)


def picture(scene: Scene, told: Story, step: str, events: Sequence[Told]) -> Node:
    match step:
        case "withdraw":
            return [picks(scene, events), lines(scene, events)]
        case "conflict":
            return [lines(scene, before_totals(events)), ladder(scene, events), gone(scene, told.of("withdraw"))]
    return deeds(scene, events) or h.p(".soft")[scene.speech.say("v.nothing")]


def before_totals(events: Sequence[Told]) -> list[Told]:
    """What cards and Relics did before the ranks: the rest stands beside the totals."""
    won = next((place for place, event in enumerate(events) if event["what"] == "won"), len(events))
    return list(events[:won])


# ---- the pieces of a picture


def picks(scene: Scene, events: Sequence[Told]) -> Element:
    """Everyone's pick, side by side."""
    return h.ul(".picks-shown")[
        [
            h.li(class_=f"s{facts.seat(event) + 1}")[
                sigil(sign(scene, facts.seat(event)), facts.seat(event)),
                h.span(".nm")[scene.name(facts.seat(event))],
                icon("stay" if event["pick"] == "stay" else "withdraw"),
                h.b[scene.speech.say("v.stays" if event["pick"] == "stay" else "v.withdraws")],
            ]
            for event in events
            if event["what"] == "pick-shown"
        ]
    ]


def lines(scene: Scene, events: Sequence[Told]) -> Node:
    """What happened, line by line."""
    told = [event for event in events if event["what"] not in DRAWN_APART]
    return told and h.ol(".deeds")[[h.li(".deed")[line(scene, event)] for event in told]]


def line(scene: Scene, event: Told) -> Node:
    """A sentence with its cards, and the rule a click away."""
    text = scene.speech.words.event(event, scene.names, scene.you)
    rule = str(event["rule"])
    meant = rule_words(scene.speech, scene.game, rule)
    seat = facts.seat(event)
    return [
        seat >= 0 and sigil(sign(scene, seat), seat, small=True),
        h.span[
            linked(text, scene.game, cards_of(scene.game, event), scene.names, scene.speech),
            " ",
            h.a(".why.why--line", href=scene.rule_url(rule), target="rules", title=meant, data_why=meant)[
                icon("why"), hidden(scene.speech.say("why"))
            ],
        ],
    ]


def deeds(scene: Scene, events: Sequence[Told]) -> Node:
    """What cards did: each card with what came of it. Cards that were turned up stand together."""
    groups: list[list[Told]] = []
    for event in events:
        joins = groups and not (event["what"] in ACTS or turned(event) != turned(groups[-1][-1]))
        if joins:
            groups[-1].append(event)
        else:
            groups.append([event])
    return (
        groups
        and h.ol(".deeds")[
            [
                h.li(".deed-group")[group_card(scene, group), [h.div(".deed")[line(scene, each)] for each in group]]
                for group in groups
            ]
        ]
    )


def turned(event: Told) -> bool:
    return event["what"] == "revealed"


def group_card(scene: Scene, group: Sequence[Told]) -> Node:
    """The cards a group of events is about."""
    if turned(group[0]):
        return h.div(".sumup")[[slip(scene, str(event["card"]), facts.seat(event), "is-turned") for event in group]]
    card = facts.text(group[0], "card") if group[0]["what"] in ACTS else ""
    return card and h.div(".sumup")[slip(scene, card, facts.seat(group[0]))]


def gone(scene: Scene, events: Sequence[Told]) -> Node:
    """Those who take no part because they withdrew."""
    seats = [facts.seat(event) for event in events if event["what"] == "withdrew"]
    return [
        h.p(".gone")[
            sigil(sign(scene, seat), seat, small=True),
            h.span[h.span(class_=f"who s{seat + 1}")[scene.name(seat)], " ", scene.speech.say("v.gone")],
        ]
        for seat in seats
    ]
