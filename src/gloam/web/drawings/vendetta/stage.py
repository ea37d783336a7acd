"""A Location resolved before the viewer's eyes, moment by moment."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from gloam.web import tags as h
from gloam.web.drawings.drawing import ADD, BEAT, DECIDE, READ, Frame, Span, Stage, reading
from gloam.web.drawings.parts import cards_of, figure, hidden, icon, linked, listed, rule_words, sigil
from gloam.web.drawings.vendetta import moments as cut
from gloam.web.drawings.vendetta.board import drops, in_sight, lying, powers_of
from gloam.web.drawings.vendetta.cards import article, skyline
from gloam.web.drawings.vendetta.moments import Moment, is_shown, moments, takes_part
from gloam.web.drawings.vendetta.outcome import outcome, round_table
from gloam.web.drawings.vendetta.places import HAVEN, known_of, ordinal, title
from gloam.web.drawings.vendetta.seats import sign
from gloam.web.drawings.vendetta.seen import location_of, seen
from gloam.web.drawings.vendetta.story import Story, Told, beginnings, ranks, story, sums
from gloam.web.drawings.vendetta.sums import ladder
from gloam.web.elements import Element, Node
from gloam.web.scenes.scene import Scene
from gloam.words import facts
from gloam.words.forms import capital

STEPS: Final = ("withdraw", "revelation", "preparation", "conflict", cut.REWARDS, "aftermath")
SUMMED: Final = "round"  # after the last Location of a round
SUM: Final = (cut.CARDS, cut.ADDS, cut.BLOOD, cut.TOTAL)
RECKONED: Final = (*SUM, cut.WON, cut.REWARD)
WAITS: Final = {cut.PICKS: DECIDE, cut.WON: DECIDE, cut.REWARD: BEAT, cut.ALONE: READ, **dict.fromkeys(SUM, ADD)}
DRAWN_APART = ("total", "won", "pick-shown")  # events that have a picture of their own


def spans(scene: Scene) -> list[Span]:
    """The Locations resolved so far. One that nobody came to is told in the log, and is nothing to see."""
    told = [story(scene.events, first) for first in beginnings(scene.events)]
    return [
        Span(each.first, each.end, outcome(scene, each))
        for each in told
        if each is not None and (is_shown(each) or (each.over and each.at == HAVEN))
    ]


def stage(scene: Scene, first: int | None = None) -> Stage | None:
    told = story(scene.events, first)
    if told is None:
        return None
    place = location_of(seen(scene), told.at)
    found = moments(told)
    frames = [frame(scene, told, found[: number + 1]) for number in range(len(found))]
    if told.over and told.at == HAVEN:
        frames.append(summed_up(scene, told))
    all_steps = (*STEPS, SUMMED) if told.at == HAVEN else STEPS
    steps = tuple((step, scene.speech.say(f"v.step.{step}")) for step in all_steps)
    aside = not takes_part(told, scene.you)
    key, name = f"{told.round}-{told.at}", title(scene.speech, known_of(place))
    return Stage(key, name, steps, tuple(frames), told.over, told.first, is_open(told), aside)


def beside(scene: Scene) -> Stage | None:
    """A conflict that is not decided yet."""
    told = story(scene.events)
    return None if told is None or not is_open(told) else stage(scene, told.first)


def is_open(told: Story) -> bool:
    return told.steps[-1][0] == "conflict" and not told.over


def frame(scene: Scene, told: Story, so_far: Sequence[Moment]) -> Frame:
    """The last of these moments. Its step is told, once it is past, by all its moments."""
    moment = so_far[-1]
    events = [event for one in so_far if one.step == moment.step for event in one.events]
    said = winner(scene, events) if moment.kind == cut.WON else sentence(scene, moment)
    return Frame(
        step=moment.step,
        summary=summary(scene, moment, events),
        said=said,
        upto=moment.upto,
        draw=partial(picture, told=told, so_far=tuple(so_far)),
        part=moment.part,
        wait=WAITS.get(moment.kind, reading(said)),
        verdict=moment.kind in (cut.WON, cut.ALONE),
    )


def summed_up(scene: Scene, told: Story) -> Frame:
    """The Prince's Haven is the last: then the round is summed up."""
    said = scene.speech.say("v.round-over", round=told.round)
    return Frame(SUMMED, "", said, told.end, lambda then: h.div(".v-reso")[round_table(then)], verdict=True)


def sentence(scene: Scene, moment: Moment) -> str:
    """What happens in it."""
    say = scene.speech.say
    match moment.kind:
        case cut.PICKS:
            return picked(scene, moment.events)
        case cut.ALONE:
            return alone(scene, moment.events)
        case kind if kind in SUM and not any("added" in event for event in moment.events):
            return say(f"v.said.{kind}")
    return " ".join([scene.speech.words.event(event, scene.names, scene.you) for event in moment.events[:3]])


def alone(scene: Scene, events: Sequence[Told]) -> str:
    """Nobody else was there."""
    seat = next(facts.seat(event) for event in events if event["what"] == "won")
    say = scene.speech.say
    return say("v.said.alone.you") if seat == scene.you else say("v.said.alone", name=scene.names[seat])


def picked(scene: Scene, events: Sequence[Told]) -> str:
    """Who stays and who withdraws, as it was shown."""
    found: dict[str, list[str]] = {"stay": [], "withdraw": []}
    for event in events:
        if event["what"] == "pick-shown":
            found["stay" if event["pick"] == "stay" else "withdraw"].append(scene.name(facts.seat(event)))
    said = [scene.speech.say(f"v.said.{pick}", names=listed(scene.speech, who)) for pick, who in found.items() if who]
    return " ".join([capital(one) for one in said])


def winner(scene: Scene, conflict: Sequence[Told]) -> str:
    """Who wins, and by how much; where they are level the picture says what decided."""
    order, say = ranks(conflict), scene.speech.say
    first, second = [each.total for each in sums(conflict)][:2]
    key = "v.said.tie" if first == second else "v.said.wins"
    if order[0] == scene.you:
        return say(f"{key}.you", total=first, other=second)
    return say(key, name=scene.names[order[0]], total=first, other=second)


def summary(scene: Scene, moment: Moment, events: Sequence[Told]) -> str:
    """A step in one line, up to this moment."""
    speech = scene.speech
    match moment.step:
        case "withdraw":
            picks = [event["pick"] for event in events if event["what"] == "pick-shown"]
            changed = [event["pick"] for event in events if event["what"] == "pick-changed"]
            left = picks.count("withdraw") + changed.count("withdraw") - changed.count("stay")
            return speech.say("v.sum.picks", left=left, stayed=len(picks) - left) if picks else ""
        case "revelation":
            return speech.counted("v.sum.revealed", count(events, "revealed"))
        case "conflict":
            order = ranks(events)
            return speech.say("v.sum.won", name=scene.name(order[0]), total=sums(events)[0].total) if order else ""
        case cut.REWARDS:
            return speech.counted("v.sum.rewarded", len({event["seat"] for event in events}))
    return speech.counted("v.sum.acted", count(events, "card-acts"))


def count(events: Sequence[Told], what: str) -> int:
    return sum(event["what"] == what for event in events)


# ---- the picture


def picture(scene: Scene, told: Story, so_far: Sequence[Moment]) -> Node:
    """The place, and the same rows from the first moment to the last; beside them the card that speaks."""
    moment = so_far[-1]
    now = story(scene.events, told.first) or told
    before = [event for one in so_far if one.step in ("conflict", cut.REWARDS) for event in one.events]
    conflict = list({id(event): event for event in before}.values())
    body: Node
    if moment.kind in RECKONED:
        body = [ladder(scene, conflict, moment.kind), gone(scene, now.of("withdraw"))]
    else:
        body = [positions(scene, now, conflict), lines(scene, moment.events[1:] if spoken(moment) else moment.events)]
    card = speaking(scene, moment)
    return h.div(".v-reso")[
        head(scene, now), h.div(class_=["v-show", card is not None and "v-show--card"])[h.div[body], card]
    ]


def spoken(moment: Moment) -> bool:
    """Does the sentence of the moment say its first event already?"""
    return moment.kind == cut.DEED


def head(scene: Scene, told: Story) -> Element:
    """The place itself, wide."""
    place = location_of(seen(scene), told.at)
    around = [place["card"] or place["name"], "2", "haven", "1"]
    return h.div(".scene.v-place")[
        h.span(".wide")[[skyline(each) for each in around]],
        h.span(".num")[scene.speech.say("v.round", round=told.round or seen(scene)["round"])],
        h.p(".place-name")[title(scene.speech, known_of(place))],
        h.span(".v-stake")[stakes(scene)],
    ]


def stakes(scene: Scene) -> Node:
    """What the ranks pay here."""
    rewards = seen(scene)["rewards"]
    return [h.span[ordinal(scene.speech, rank), " ", h.b[str(one)]] for rank, one in enumerate(rewards, start=1)]


def there(scene: Scene, told: Story) -> list[int]:
    """Everyone who is at the place, or was when it began, in the order of their picks."""
    picked_up = [facts.seat(event) for event in told.of("withdraw") if event["what"] == "pick-shown"]
    place = location_of(seen(scene), told.at)
    lying_there = [seat for seat, here in enumerate(place["positions"]) if here["cards"] or here["blood"]]
    return list(dict.fromkeys([*picked_up, *lying_there]))


def positions(scene: Scene, told: Story, conflict: Sequence[Told]) -> Element:
    """Everyone there with what lies there now, and what is left in their Pool."""
    view = seen(scene)
    place = location_of(view, told.at)
    order = ranks(conflict)
    seats = [*order, *[seat for seat in there(scene, told) if seat not in order]]
    picks = {facts.seat(event): str(event["pick"]) for event in told.of("withdraw") if event["what"] == "pick-shown"}
    left = {facts.seat(event) for event in told.of("withdraw") if event["what"] == "withdrew"}
    return h.ul(".v-there")[
        [
            h.li(class_=["v-here", f"s{seat + 1}", seat in left and "is-out"], id=f"row-{seat}", data_from="")[
                h.span(".nm")[
                    sigil(sign(scene, seat), seat),
                    h.span[scene.name(seat), pool(scene, view["players"][seat]["blood"], seat)],
                ],
                h.div(".v-put")[
                    seat in picks and token(scene, "withdraw" if seat in left else "stay"),
                    [
                        lying(scene.lens, card, told.at, seat, number, fresh=False)
                        for number, card in enumerate(place["positions"][seat]["cards"])
                    ],
                    drops(scene, place["positions"][seat]["blood"], told.at, seat),
                ],
                seat not in left
                and in_sight(scene, place["positions"][seat], None, told.at, seat, powers_of(scene, told.at)[seat]),
            ]
            for seat in seats
        ]
    ]


def pool(scene: Scene, blood: int, seat: int) -> Element:
    return h.small[figure("blood", blood, scene.speech.say("v.blood-in-pool"), "fig--blood", id=f"pool-{seat}")]


def token(scene: Scene, pick: str) -> Element:
    return h.span(class_=["v-tok", pick == "withdraw" and "v-tok--w"])[
        icon(pick), scene.speech.say("v.stays" if pick == "stay" else "v.withdraws")
    ]


def speaking(scene: Scene, moment: Moment) -> Node:
    """The card that was turned up or acts, whole."""
    if moment.kind != cut.DEED:
        return None
    event = moment.events[0]
    card = facts.text(event, "card") if event["what"] == "revealed" or event["what"] in cut.ACTS else ""
    if not card:
        return None
    key = "v.turned-up" if event["what"] == "revealed" else "v.takes-effect"
    seat = facts.seat(event)
    return h.aside(".v-spot")[
        h.span(".label")[scene.speech.say(key)],
        article(scene.speech, card, seat=seat, data_read=card),
    ]


# ---- the pieces of a picture


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
