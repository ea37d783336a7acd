"""A Day's Resolution and Cleanup, played out: who was where with what, against which die, and what came of it."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Final

from gloam.blood_orders.catalogue import KINDS, NUMBER
from gloam.core.event import Fact
from gloam.web import tags as h
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
from gloam.web.drawings.drawing import ADD, DECIDE, READ, Frame, Span, Stage
from gloam.web.drawings.parts import SYMBOLS, cards_of, icon, linked, sigil
from gloam.web.elements import Element, Node
from gloam.web.scenes.scene import Scene
from gloam.web.scenes.told import places
from gloam.words.forms import capital

Event = Mapping[str, Fact]

Cards = Mapping[tuple[Fact, Fact], tuple[str, ...]]

ORDERS: Final = "orders"
FEEDING: Final = "feeding"
DEALING: Final = "dealing"
SUMMED: Final = "summed"  # the Day, summed up
STEPS: Final = (ORDERS, *KINDS, SUMMED, FEEDING, DEALING)
COMPARED: Final = ("symbols", "cards", "influence")  # what decides a contest, one after another
HELD: Final = ("blood", "influence", "fear")
QUIET: Final = ("order-revealed", "order-failed", "phase", "act", "contest")  # drawn, or said by the frame's title
DEALT: Final = ("victim-dealt", "location-dealt", "ritual-dealt", "reshuffled", "act")


@dataclass
class Step:
    """What belongs together: an order in a Quarter, a Night there, feeding. `kind` and `at` say which, `start` is the
    number of its first event."""

    kind: str
    at: str
    start: int
    events: list[Event] = field(default_factory=list)

    @property
    def end(self) -> int:
        return self.start + len(self.events)

    def of(self, *kinds: str) -> list[Event]:
        return [event for event in self.events if event["what"] in kinds]


def spans(scene: Scene) -> list[Span]:
    """The Days whose orders were carried out."""
    found = [(first, told) for first, told in resolutions(scene.events) if tells(told)]
    return [
        Span(
            first,
            first + len(told),
            scene.speech.say("bo.stage", day=told[0]["day"]) if is_over(scene, first, told) else "",
        )
        for first, told in found
    ]


def is_over(scene: Scene, first: int, told: Sequence[Event]) -> bool:
    """Is this Day done, with its Cleanup?"""
    later = first + len(told) < len(scene.events)
    return later or seen(scene)["phase"] not in ("resolution", "cleanup")


def stage(scene: Scene, first: int | None = None) -> Stage | None:
    """The Resolution that began with this event, or the newest this viewer has seen, with its Cleanup."""
    found = [(begun, told) for begun, told in resolutions(scene.events) if first in (None, begun) and tells(told)]
    if not found:
        return None
    begun, events = found[-1]
    day = int(str(events[0]["day"]))
    over = day < seen(scene)["day"] or is_over(scene, begun, events)
    revealed = revealed_cards(events)
    frames: list[Frame] = []
    for step in steps(events, begun):
        if step.kind == FEEDING and frames:
            frames.append(summed_up(scene, day, events, frames[-1].upto))
        frames += moments(scene, step, revealed)
    names = tuple((kind, step_name(scene, kind)) for kind in STEPS)
    return Stage(f"day-{day}", scene.speech.say("bo.stage", day=day), names, tuple(frames), over, begun)


Night = tuple[int, str, int]  # what came of a Quarter by Night: with which event its Day began, what, and for whom


def newest_nights(scene: Scene) -> dict[str, Night]:
    """By Quarter, what came of it by Night on the Day that was over last: it was "taken" by a seat, some were "level",
    or there was "nobody" (-1)."""
    days = [(first, told) for first, told in resolutions(scene.events) if is_over(scene, first, told)]
    if not days or not tells(days[-1][1]):
        return {}
    first, told = days[-1]
    found: dict[str, Night] = {}
    for event in told:
        at = str(event.get("at"))
        if event["what"] == "stalemate":
            found[at] = (first, "level", -1)
        elif event["what"] == "contest-won" or (event["what"] == "action" and event["kind"] == "night"):
            found[at] = (first, "taken", int(str(event["seat"])))
    return {quarter["name"]: (first, "nobody", -1) for quarter in seen(scene)["quarters"]} | found


def step_name(scene: Scene, kind: str) -> str:
    return kind_name(scene.speech, kind) if kind in KINDS else scene.speech.say(f"bo.step.{kind}")


def resolutions(events: Sequence[Event]) -> list[tuple[int, Sequence[Event]]]:
    """Each Resolution with the number of its first event, from its beginning to the end of its Day."""
    ends = places(events, ends_day)
    found: list[tuple[int, Sequence[Event]]] = []
    for begin in places(events, begins_resolution):
        after = bisect_right(ends, begin)
        found.append((begin, events[begin : ends[after] if after < len(ends) else len(events)]))
    return found


def begins_resolution(event: Event) -> bool:
    return event["what"] == "phase" and event["phase"] == "resolution"


def ends_day(event: Event) -> bool:
    return event["what"] in ("day", "game-over")


def tells(events: Sequence[Event]) -> bool:
    """Has anything happened? A Resolution without any order tells nothing."""
    return any(event["what"] != "phase" for event in events)


def revealed_cards(events: Sequence[Event]) -> dict[tuple[Fact, Fact], tuple[str, ...]]:
    """The cards under each token, by seat and kind."""
    return {
        (event["seat"], event["kind"]): texts(event, "cards") for event in events if event["what"] == "order-revealed"
    }


def texts(event: Event, key: str) -> tuple[str, ...]:
    found = event.get(key)
    return tuple([str(one) for one in found]) if isinstance(found, tuple) else ()


def steps(events: Sequence[Event], first: int = 0) -> list[Step]:
    """The events in groups that are shown together."""
    made = [Step(ORDERS, "", first)]
    for place, event in enumerate(events):
        before = made[-1]
        kind, at = place_of(event, before)
        alone = event["what"] in ("order-failed", "action") and kind != "night"
        if alone or (kind, at) != (before.kind, before.at):
            made.append(Step(kind, at, first + place))
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


# ---- moments


def moments(scene: Scene, step: Step, revealed: Cards) -> list[Frame]:
    """How a step is shown: mostly at once; a contest comparison by comparison, and then who takes the Quarter."""
    told = Frame(
        step=step.kind,
        summary=summary(scene, step),
        said=sentence(scene, step),
        upto=step.end,
        draw=partial(picture, step=step, revealed=revealed),
        wait=DECIDE if step.kind == ORDERS or step.of("contest") else READ,
        verdict=bool(step.of("contest-won", "stalemate")),
    )
    return [*comparing(scene, step, revealed), told]


def comparing(scene: Scene, step: Step, revealed: Cards) -> list[Frame]:
    """The comparisons of a contest, only as far as they were needed."""
    ended = step.of("contest-won", "stalemate")
    if not ended or not step.of("contest"):
        return []
    before = step.start + next(place for place, event in enumerate(step.events) if event["what"] == "contest")
    return [
        Frame(
            step=step.kind,
            summary="",
            said=scene.speech.say(f"bo.compare.{key}-said"),
            upto=before,
            draw=partial(picture, step=step, revealed=revealed, compared=part),
            part=part,
            wait=ADD,
        )
        for part, key in enumerate(COMPARED[: needed(ended[-1])], start=1)
    ]


def needed(ended: Event) -> int:
    """How many comparisons it took."""
    return {"contest.symbols": 1, "contest.cards": 2, "card.beats-rules": 1}.get(str(ended["rule"]), 3)


def summary(scene: Scene, step: Step) -> str:
    """A step in one line."""
    if step.kind == ORDERS:
        return scene.speech.counted("bo.stage.tokens", len(step.of("order-revealed")))
    if step.kind in (FEEDING, DEALING):
        return scene.speech.say(f"bo.stage.{step.kind}-about")
    return sentence(scene, step)


def sentence(scene: Scene, step: Step) -> str:
    """What happens in it: what came of the order, or of the Night."""
    say = scene.speech.say
    if step.kind == ORDERS:
        return say("bo.stage.orders")
    if step.kind in (FEEDING, DEALING):
        act = next((event["act"] for event in step.of("act")), None)
        return say("bo.act", act=ACTS[int(str(act))]) if act else say(f"bo.stage.{step.kind}")
    told = step.of("order-failed", "action", "contest-won", "stalemate") or step.events
    return scene.speech.words.event(told[-1], scene.names, scene.you)


# ---- pictures


def picture(scene: Scene, step: Step, revealed: Cards, compared: int = 0) -> Node:
    """The Quarter, who is there with what, and what came of it; of a contest as many comparisons as were made."""
    if step.kind == ORDERS:
        return h.div(".bo-stage")[reveals(scene, step.of("order-revealed")), lines(scene, step.events)]
    if step.kind in (FEEDING, DEALING):
        return h.div(".bo-stage")[
            h.p(".soft")[scene.speech.say(f"bo.stage.{step.kind}-about")], lines(scene, step.events)
        ]
    speech = scene.speech
    title = f"{kind_name(speech, step.kind)}, {quarter_name(speech, step.at)}"
    if compared:
        step = until_contest(step)
    tries = step.of("order-failed", "action", "contest")
    rivals = {event["seat"] for event in tries if event["what"] == "contest"}
    card = next((str(event["card"]) for event in step.of("action") if event["card"]), "")
    shown = [event for event in tries if event["what"] != "action" or event["seat"] not in rivals]
    pips = next((event["pips"] for event in tries if "pips" in event), None)
    contest = step.of("contest")
    ended = step.of("contest-won", "stalemate")
    many = compared or (needed(ended[-1]) if ended else 1)
    return h.div(".bo-stage")[
        h.div(".scene.bo-scene")[
            h.svg(aria_hidden="true")[h.use(href=f"{SYMBOLS}#{SKYLINES[step.at]}")],
            h.h3[title],
            pips is not None and h.span(".die", title=f"{speech.term('die')} {pips}")[str(pips)],
        ],
        h.p(".stage-card")[h.b[speech.words.card_name(card)], " ", effect_text(speech, card)]
        if card and step.kind != "night"
        else None,
        contest and comparisons(scene, contest, many),
        h.ul(".tries")[[attempt(scene, step.kind, event, revealed) for event in shown]],
        None if compared else lines(scene, step.events),
    ]


def until_contest(step: Step) -> Step:
    """The step up to where it was known who contests."""
    last = max(place for place, event in enumerate(step.events) if event["what"] == "contest")
    return Step(step.kind, step.at, step.start, step.events[: last + 1])


def comparisons(scene: Scene, contest: Sequence[Event], many: int) -> Element:
    """Most symbols, then more cards, then more influence: who is still in it, and who is not."""
    say = scene.speech.say
    left = list(contest)
    shown: list[Node] = []
    for place, key in enumerate(COMPARED):
        made = place < many
        amounts = {int(str(event["seat"])): compared_by(event, key) for event in left}
        best = max(amounts.values())
        shown.append(
            h.div(class_=[not made and "is-off"])[
                h.h4[str(place + 1), " ", say(f"bo.compare.{key}")],
                h.span(".v")[
                    [
                        h.span(class_=[f"s{seat + 1}", amount < best and "is-less"])[
                            sigil(SIGILS[seat], seat, small=True), h.b[str(amount)]
                        ]
                        for seat, amount in amounts.items()
                    ]
                ]
                if made
                else None,
            ]
        )
        left = [event for event in left if amounts[int(str(event["seat"]))] == best]
    return h.div(".bo-compare")[shown]


def compared_by(event: Event, key: str) -> int:
    if key == "cards":
        return len(texts(event, "cards"))
    return int(str(event["amount" if key == "symbols" else "influence"]))


# ---- the Day, summed up


def summed_up(scene: Scene, day: int, events: Sequence[Event], upto: int) -> Frame:
    """What the Day brought everyone, before they feed."""
    return Frame(
        step=SUMMED,
        summary="",
        said=scene.speech.say("bo.day-over", day=day),
        upto=upto,
        draw=partial(day_table, events=tuple(events)),
        part=1,
        wait=DECIDE,
        verdict=True,
    )


def day_table(scene: Scene, events: Sequence[Event]) -> Node:
    say = scene.speech.say
    players = seen(scene)["players"]
    heads = ("dawn-dusk", "night")
    return h.div(".bo-stage.summed")[
        h.table(".summed-up")[
            h.thead[
                h.tr[
                    h.th(scope="col")[say("end.player")],
                    [h.th(scope="col")[say(f"bo.day.{key}")] for key in heads],
                    [h.th(".r", scope="col")[capital(scene.speech.term(key))] for key in HELD],
                ]
            ],
            h.tbody[
                [
                    h.tr(class_=f"s{seat + 1}")[
                        h.th(scope="row")[sigil(SIGILS[seat], seat), scene.name(seat)],
                        h.td(data_l=say("bo.day.dawn-dusk"))[done(scene, events, seat, ("dawn", "dusk"))],
                        h.td(data_l=say("bo.day.night"))[done(scene, events, seat, ("night",))],
                        [h.td(".r", data_l=capital(scene.speech.term(key)))[str(player[key])] for key in HELD],
                    ]
                    for seat, player in enumerate(players)
                ]
            ],
        ]
    ]


def done(scene: Scene, events: Sequence[Event], seat: int, kinds: Sequence[str]) -> str:
    """What a player's orders of these kinds came to: the card or the Quarter, and what failed."""
    words, say = scene.speech.words, scene.speech.say
    found: list[str] = []
    for event in events:
        if event["seat"] != seat:
            continue
        if event["what"] == "action" and event["kind"] in kinds:
            place = quarter_name(scene.speech, str(event["at"]))
            found.append(f"{words.card_name(str(event['card']))}, {place}" if event["card"] else place)
        elif event["what"] == "order-failed" and event["kind"] in kinds:
            found.append(say("bo.day.failed", place=quarter_name(scene.speech, str(event["at"]))))
        elif event["what"] == "contest-won" and "night" in kinds:
            found.append(say("bo.day.won", place=quarter_name(scene.speech, str(event["at"]))))
    return "; ".join(found) or "\N{EN DASH}"


def attempt(scene: Scene, kind: str, event: Event, revealed: Cards) -> Element:
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
                h.h3[quarter_name(speech, at)],
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
