"""A Day's Resolution and Cleanup, played out: who was where with what, against which die, and what came of it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

import htpy as h
from htpy import Element, Node

from gloam.blood_orders.catalogue import NUMBER
from gloam.core.event import Fact
from gloam.web.drawings.blood_orders.pieces import (
    ACTS,
    SIGILS,
    SKYLINES,
    counted,
    effect_text,
    kind_name,
    quarter_name,
    seen,
    shows,
)
from gloam.web.drawings.drawing import Frame, Stage
from gloam.web.drawings.parts import SYMBOLS, cards_of, icon, linked, sigil
from gloam.web.scenes.scene import Scene

Event = Mapping[str, Fact]

ORDERS: Final = "orders"
FEEDING: Final = "feeding"
DEALING: Final = "dealing"
QUIET: Final = ("order-revealed", "order-failed", "phase", "act", "contest")  # drawn, or said by the frame's title
DEALT: Final = ("victim-dealt", "location-dealt", "ritual-dealt", "reshuffled", "act")


@dataclass
class Step:
    """What belongs together: an order in a Quarter, a Night there, feeding. `kind` and `at` say which."""

    kind: str
    at: str
    events: list[Event] = field(default_factory=list)


def stage(scene: Scene) -> Stage | None:
    """The newest Resolution this viewer has seen, with its Cleanup."""
    events = next((told for told in reversed(resolutions(scene.events)) if steps(told)), None)
    if events is None:
        return None
    day = int(str(events[0]["day"]))
    over = day < seen(scene)["day"] or seen(scene)["phase"] not in ("resolution", "cleanup")
    revealed = revealed_cards(events)
    frames = tuple([frame(scene, step, revealed) for step in steps(events)])
    return Stage(f"day-{day}", scene.speech.say("bo.stage", day=day), frames, over)


def resolutions(events: Sequence[Event]) -> list[Sequence[Event]]:
    """Each Resolution, from its beginning to the end of its Day. One without any order tells nothing."""
    found: list[Sequence[Event]] = []
    for begin, event in enumerate(events):
        if event["what"] == "phase" and event["phase"] == "resolution":
            rest = events[begin:]
            end = next((place for place, told in enumerate(rest) if told["what"] in ("day", "game-over")), len(rest))
            found.append(rest[:end])
    return found


def revealed_cards(events: Sequence[Event]) -> dict[tuple[Fact, Fact], tuple[str, ...]]:
    """The cards under each token, by seat and kind."""
    return {
        (event["seat"], event["kind"]): texts(event, "cards") for event in events if event["what"] == "order-revealed"
    }


def texts(event: Event, key: str) -> tuple[str, ...]:
    found = event.get(key)
    return tuple([str(one) for one in found]) if isinstance(found, tuple) else ()


def steps(events: Sequence[Event]) -> list[Step]:
    """The events in groups that are shown together."""
    made = [Step(ORDERS, "")]
    for event in events:
        before = made[-1]
        kind, at = place_of(event, before)
        alone = event["what"] in ("order-failed", "action") and kind != "night"
        if alone or (kind, at) != (before.kind, before.at):
            made.append(Step(kind, at))
        made[-1].events.append(event)
    return [step for step in made if any(event["what"] != "phase" for event in step.events)]


def place_of(event: Event, before: Step) -> tuple[str, str]:
    """Where an event belongs; most belong with what went before."""
    match event["what"]:
        case "order-failed" | "action":
            return str(event["kind"]), str(event["at"])
        case "contest" | "stalemate" | "contest-won":
            return "night", str(event["at"])
        case "phase" if event["phase"] == "cleanup":
            return FEEDING, ""
        case "fed":
            return FEEDING, ""
        case what if what in DEALT and before.kind in (FEEDING, DEALING):
            return DEALING, ""
        case "paid" if event["rule"] == "feed.cost":
            return FEEDING, ""
    return before.kind, before.at


# ---- pictures


def frame(scene: Scene, step: Step, revealed: Mapping[tuple[Fact, Fact], tuple[str, ...]]) -> Frame:
    say = scene.speech.say
    if step.kind == ORDERS:
        shown = [event for event in step.events if event["what"] == "order-revealed"]
        body = h.div(".bo-stage")[
            h.h3(".stage-title")[say("bo.stage.orders")], reveals(scene, shown), lines(scene, step.events)
        ]
        return Frame(say("bo.stage.orders"), scene.speech.counted("bo.stage.tokens", len(shown)), body, step.events)
    if step.kind in (FEEDING, DEALING):
        act = next((event["act"] for event in step.events if event["what"] == "act"), None)
        title = say("bo.act", act=ACTS[int(str(act))]) if act else say(f"bo.stage.{step.kind}")
        about = say(f"bo.stage.{step.kind}-about")
        body = h.div(".bo-stage")[h.h3(".stage-title")[title], h.p(".soft")[about], lines(scene, step.events)]
        return Frame(title, about, body, step.events)
    return resolution(scene, step, revealed)


def resolution(scene: Scene, step: Step, revealed: Mapping[tuple[Fact, Fact], tuple[str, ...]]) -> Frame:
    """One action space: the card there, each order as a sum against the die, and what followed."""
    speech = scene.speech
    title = f"{kind_name(speech, step.kind)}, {quarter_name(speech, step.at)}"
    tries = [event for event in step.events if event["what"] in ("order-failed", "action", "contest")]
    rivals = {event["seat"] for event in tries if event["what"] == "contest"}
    card = next((str(event["card"]) for event in step.events if event["what"] == "action" and event["card"]), "")
    shown = [event for event in tries if event["what"] != "action" or event["seat"] not in rivals]
    pips = next((event["pips"] for event in tries if "pips" in event), None)
    body = h.div(".bo-stage")[
        h.div(".scene.bo-scene")[
            h.svg(aria_hidden="true")[h.use(href=f"{SYMBOLS}#{SKYLINES[step.at]}")],
            h.h3[title],
            pips is not None and h.span(".die", title=f"{speech.term('die')} {pips}")[str(pips)],
        ],
        h.p(".stage-card")[h.b[speech.words.card_name(card)], " ", effect_text(speech, card)]
        if card and step.kind != "night"
        else None,
        h.ul(".tries")[[attempt(scene, step.kind, event, revealed) for event in shown]],
        lines(scene, step.events),
    ]
    told = [event for event in step.events if event["what"] in ("order-failed", "action", "contest-won", "stalemate")]
    about = speech.words.event(told[-1], scene.names, scene.you) if told else ""
    return Frame(title, about, body, step.events)


def attempt(scene: Scene, kind: str, event: Event, revealed: Mapping[tuple[Fact, Fact], tuple[str, ...]]) -> Element:
    """An order as a sum: what each card shows, what Rituals add, and the total against the die or the others."""
    say, seat = scene.speech.say, int(str(event["seat"]))
    contest = event["what"] == "contest"
    total = int(str(event["amount" if contest else "symbols"]))
    cards = texts(event, "cards") or revealed.get((seat, kind), ())
    more = total - sum(shows(card, kind) for card in cards)
    failed = event["what"] == "order-failed"
    if contest:
        against = say("bo.stage.contest", cards=len(cards), influence=event["influence"])
    else:
        against = say("bo.of-pips", pips=event["pips"])
    return h.li(class_=["try", f"s{seat + 1}", failed and "try--failed"])[
        sigil(SIGILS[seat], seat),
        h.span(".who")[scene.name(seat)],
        h.span(".parts")[
            [part(scene, card, many, kind) for card, many in counted(cards)],
            more != 0 and h.span(".extra")[f"+{more} ", say("bo.stage.ritual")],
            not cards and h.span(".soft")[say("bo.stage.no-cards")],
        ],
        h.span(".total")[h.b[str(total)], h.small[against]],
        h.span(".outcome")[icon("lock" if failed else "check"), scene.speech.say(outcome(event))],
    ]


def part(scene: Scene, card: str, many: int, kind: str) -> Element:
    name = scene.speech.words.card_name(card)
    words = f"{many} \N{MULTIPLICATION SIGN} {name}" if many > 1 else name
    return h.span(".slip.slip--part")[
        h.span(".n")[str(shows(card, kind) * many)], h.span[words], h.span(".k")[icon(kind)]
    ]


def outcome(event: Event) -> str:
    if event["what"] == "order-failed":
        return f"bo.failed.{event['rule']}"
    return "bo.contests" if event["what"] == "contest" else "bo.overcomes"


def reveals(scene: Scene, events: Sequence[Event]) -> Element:
    """All orders by Quarter, as they were turned over."""
    speech = scene.speech
    return h.div(".reveals")[
        [
            h.section[
                h.h4[quarter_name(speech, at)],
                h.ul[
                    [
                        h.li(class_=["try", f"s{int(str(event['seat'])) + 1}"])[
                            sigil(SIGILS[int(str(event["seat"]))], int(str(event["seat"])), small=True),
                            h.span(".who")[scene.name(int(str(event["seat"])))],
                            h.span(".kind.is-turned")[icon(str(event["kind"])), kind_name(speech, str(event["kind"]))],
                            h.span(".soft")[
                                ", ".join(
                                    [
                                        f"{many} \N{MULTIPLICATION SIGN} {speech.words.card_name(card)}"
                                        if many > 1
                                        else speech.words.card_name(card)
                                        for card, many in counted(texts(event, "cards"))
                                    ]
                                )
                                or speech.say("bo.stage.no-cards")
                            ],
                        ]
                        for event in events
                        if event["at"] == at
                    ]
                ],
            ]
            for at in dict.fromkeys([str(event["at"]) for event in events])
        ]
    ]


def lines(scene: Scene, events: Sequence[Event]) -> Node:
    """What came of it, line by line."""
    told = [event for event in events if event["what"] not in QUIET and not plain_return(event)]
    if not told:
        return None
    return h.ul(".outcomes")[[line(scene, event) for event in told]]


def plain_return(event: Event) -> bool:
    """A token that comes home without a card says nothing."""
    return event["what"] == "order-back" and not event["cards"]


def line(scene: Scene, event: Event) -> Element:
    seat = int(str(event["seat"]))
    text = scene.speech.words.event(event, scene.names, scene.you)
    cards = [card for card in cards_of(scene.game, event) if card in NUMBER]
    return h.li[
        sigil(SIGILS[seat], seat, small=True) if seat >= 0 else h.span,
        h.span[linked(text, scene.game, cards, scene.names, scene.speech)],
    ]
