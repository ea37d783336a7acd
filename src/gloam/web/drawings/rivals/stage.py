"""An attack or a Scheme that is over, played out: what was laid, turned up, added and taken."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache, partial
from typing import Final
from zlib import crc32

from gloam.rivals.catalogue import ATTACK_TYPES, CARDS, NUMBER
from gloam.web import tags as h
from gloam.web.drawings.drawing import ADD, DECIDE, Frame, Span, Stage, reading
from gloam.web.drawings.parts import cards_of, hidden, icon, linked, rule_words
from gloam.web.drawings.rivals.duel import found, sign_of
from gloam.web.drawings.rivals.pieces import card_link, seen
from gloam.web.drawings.rivals.story import (
    ATTACK,
    BEGINS,
    CHALLENGE,
    DECIDED,
    KEPT,
    SCHEME,
    Step,
    Story,
    Told,
    beginnings,
    begins,
    end_of,
    named,
    story,
)
from gloam.web.elements import Element, Node
from gloam.web.scenes.scene import Scene
from gloam.words import facts
from gloam.words.pages import Speech

AIMS: Final = ("targeted", "challenged", "blocked", "retargeted")  # events that say whom the attack goes to
TURNED: Final = ("attack-card", "reaction", "illegal")
FIRST: Final = ("begins", "laid", "block", "scheme")
ATTACK_STEPS: Final = ("begins", "laid", "block", "reaction", "reveal", "abilities", "sum", "taken", "after")
SCHEME_STEPS: Final = ("scheme", "declared", "shown", "decided")
DECIDES: Final = ("taken", "decided")
SIDES: Final = (("yes", "check"), ("no", "close"))


def spans(scene: Scene) -> list[Span]:
    """All attacks and Schemes that are over and came to something."""
    events = scene.events
    ends = {first: end_of(events, first) for first in over(scene)}
    return [Span(first, end, title(scene, events[first])) for first, end in ends.items() if end is not None]


def stage(scene: Scene, first: int | None = None) -> Stage | None:
    """What began with this event, or the newest that is over. While it goes on the table shows it better."""
    starts = over(scene) if first is None else [first]
    told = next((found for start in reversed(starts) if (found := story(scene.events, start)) is not None), None)
    if told is None:
        return None
    frames: list[Frame] = []
    for place in range(len(told.steps)):
        frames += moments(scene, told, place)
    names = SCHEME_STEPS if told.kind == SCHEME else ATTACK_STEPS
    steps = tuple((name, scene.speech.say(f"riv.show.{name}")) for name in names)
    key = f"{told.kind}-{told.first}-{mark(told)}"
    return Stage(key, title(scene, told.events[0]), steps, tuple(frames), over=True, first=told.first)


def mark(told: Story) -> str:
    """Tells it from another that began at the same place, once something was taken back."""
    decided = next(place for place, event in enumerate(told.events) if event["what"] in DECIDED)
    return f"{crc32(repr(told.events[: decided + 1]).encode()):08x}"


def over(scene: Scene) -> list[int]:
    """The events with which something began that is over."""
    found = beginnings(scene.events)
    return found[:-1] if found and is_going_on(scene, found[-1]) else found


def is_going_on(scene: Scene, last: int) -> bool:
    """Is what began last still going on?"""
    view, events = seen(scene), scene.events
    begun = facts.text(events[last], "card")
    attack, conflict = view["attack"], view["conflict"]
    if attack is not None and begins(events, last) in (ATTACK, CHALLENGE):
        return bool(attack["attacker"] == begun)
    return conflict is not None and conflict["card"] == begun


def title(scene: Scene, begun: Told) -> str:
    return titled(scene.speech.language, begun["what"] in BEGINS, named(begun, "card"))


@lru_cache(maxsize=KEPT)
def titled(language: str, attacks: bool, card: str) -> str:
    speech = Speech(language, "rivals")
    name = speech.words.card_name(card)
    return speech.say("riv.f.attacks", attacker=name) if attacks else speech.say("riv.show.scheme-of", card=name)


def moments(scene: Scene, told: Story, place: int) -> list[Frame]:
    """A step is a moment; where damage is summed the card comes first, and then what is added to it."""
    step = told.steps[place]
    so_far = told.steps[: place + 1]
    said = summary(scene, step)
    made = Frame(
        step=step.name,
        summary=said,
        said=said or scene.speech.say(f"riv.show.{step.name}"),
        upto=step.end,
        draw=partial(picture, told=told, so_far=so_far),
        wait=DECIDE if step.name in DECIDES else reading(said),
        verdict=step.name in DECIDES,
    )
    if step.name != "sum" or not played([event for one in so_far for event in one.events]):
        return [made]
    first = Frame(
        step=step.name,
        summary="",
        said=scene.speech.say("riv.show.card-first"),
        upto=step.start,
        draw=partial(picture, told=told, so_far=so_far, part=1),
        part=1,
        wait=ADD,
    )
    return [first, made]


def picture(scene: Scene, told: Story, so_far: Sequence[Step], part: int = 0) -> Node:
    """Who fights whom, as it stood then, and what is new in this step."""
    step = so_far[-1]
    earlier = so_far[:-1] if part else so_far
    before = [event for one in earlier for event in one.events]
    drawn: Node
    if part:
        drawn = summed(scene, step.events[0], before, whole=False)
    else:
        drawn = scheme(scene, step) if told.kind == SCHEME else attack(scene, step, before)
    head = scheme_head(scene, told) if told.kind == SCHEME else duel(scene, told, before)
    return h.div(".r-show")[head, drawn, None if part else lines(scene, step)]


def summary(scene: Scene, step: Step) -> str:
    """The step in one line: the one event that matters most in it."""
    say = scene.speech.say
    match step.name:
        case "reveal":
            cards = [facts.text(event, "card") for event in step.events if event["what"] in TURNED]
            return ", ".join([scene.speech.words.card_name(card) for card in cards])
        case "sum":
            return say("riv.show.damage", amount=facts.whole(step.events[0], "amount"))
        case "abilities":
            used = [event for event in step.events if event["what"] == "used"]
            return scene.speech.counted("riv.show.used", len(used))
        case "declared":
            told = [event for event in step.events if event["what"] == "declared"]
            return scene.speech.counted("riv.show.declare", len(told))
    kinds = ("targeted", "challenged", "blocked", "defeated", "damaged", "withstood", "scheme-yes", "scheme-no")
    event = step.first(*kinds) or step.events[-1]
    return scene.speech.words.event(event, scene.names, scene.you)


# ---- an attack


def duel(scene: Scene, told: Story, before: Sequence[Told]) -> Element:
    """Who attacks whom, with what and how, as it stood at this step: the same row from the first step to the last."""
    begun, say = told.events[0], scene.speech.say
    kind = next((facts.text(event, "type") for event in before if event["what"] == "announced"), "")
    summed_up = next((event for event in before if event["what"] == "summed"), None)
    return h.div(".r-show-duel")[
        chip(scene, named(begun, "card"), facts.text(begun, "card")),
        card_then(scene, before, "attack-card", "attack"),
        h.span(".r-how")[
            icon(kind or "attack"),
            h.span[scene.speech.term(f"type.{kind}") if kind in ATTACK_TYPES.values() else say("riv.show.attacks")],
            summed_up is not None and h.b(".total")[str(facts.whole(summed_up, "amount"))],
        ],
        [chip(scene, *target) for target in aimed_at(before)],
        card_then(scene, before, "reaction", "reaction"),
    ]


def aimed_at(before: Sequence[Told]) -> list[tuple[str, str]]:
    """Whom the attack goes to by now: the card and its handle. A block that was taken back counts for nothing."""
    aims: list[tuple[str, str]] = []
    for event in before:
        if event["what"] in AIMS:
            aims.append(aim_of(event))
        elif event["what"] == "block-undone":
            aims = aims[:1]
    return aims[-1:]


def card_then(scene: Scene, before: Sequence[Told], kind: str, symbol: str) -> Node:
    """The card on one side as it lay then: a back, a card that was turned up, or nothing."""
    now: Node = None
    for event in before:
        what = event["what"]
        if what == f"{kind}-laid":
            now = h.span(".r-small.r-small--down")[icon("facedown"), h.span[scene.speech.say(f"riv.f.{kind}")]]
        elif what == kind or (what == "shown-for-intel" and kind == "attack-card"):
            now = h.span(".r-small")[icon(symbol), card_link(scene, facts.text(event, "card"))]
        elif what == "illegal" and str(event["rule"]).endswith(symbol):
            now = None
    return now


def aim_of(event: Told) -> tuple[str, str]:
    """Whom an event says the attack goes to: the card, and its handle."""
    key = "target" if event["what"] == "challenged" else "card"
    return named(event, key), facts.text(event, key)


def chip(scene: Scene, card: str, handle: str) -> Element:
    """Somebody in the fight, by name, in the colour of their player."""
    now = found(scene, handle)
    holder = None if now is None else now["holder"]
    return h.span(class_=["r-name", holder is not None and f"s{holder + 1}"])[
        holder is not None and sign_of(scene, holder), card_link(scene, card)
    ]


def attack(scene: Scene, step: Step, before: Sequence[Told]) -> Node:
    """The picture of a step: cards that are turned up, the sum, what was held back."""
    if step.name == "reveal":
        return h.div(".r-turned")[[turned(scene, event) for event in step.events if event["what"] in TURNED]]
    if step.name == "sum":
        return summed(scene, step.events[0], before)
    if step.name == "taken":
        return taken(scene, step, before)
    return None


def turned(scene: Scene, event: Told) -> Element:
    """A card as it is turned up; one that could not be played is struck out."""
    seat, card = facts.seat(event), facts.text(event, "card")
    void = event["what"] == "illegal"
    return h.div(class_=["r-fought", "is-turned", f"s{seat + 1}", void and "is-off"])[
        h.small[scene.name(seat)],
        h.b[card_link(scene, card)],
        h.span(".does")[why_void(scene, event) if void else scene.speech.words.card(card)],
    ]


def why_void(scene: Scene, event: Told) -> str:
    return rule_words(scene.speech, scene.game, facts.text(event, "why"))


def played(before: Sequence[Told]) -> str:
    """The Attack card that counts; '' for none."""
    cards = [facts.text(event, "card") for event in before if event["what"] in ("attack-card", "shown-for-intel")]
    return cards[-1] if cards else ""


def summed(scene: Scene, event: Told, before: Sequence[Told], whole: bool = True) -> Element:
    """What the card deals, what attribute and texts add, and the whole; or, before that, the card alone."""
    say, amount, card = scene.speech.say, facts.whole(event, "amount"), played(before)
    printed = CARDS[NUMBER[card]].damage if card in NUMBER else 0
    skull = min(printed, amount) if whole else printed
    shown = [(skull, scene.speech.words.card_name(card), "attack")] if card in NUMBER else []
    if whole:
        shown.append((amount - skull, say("riv.show.attribute"), "damage"))
    return h.div(".sumup.r-adds")[
        [
            h.span(".part")[place > 0 and h.span(".op")["+"], h.span(".bonus")[h.b[str(one)], icon(symbol), words]]
            for place, (one, words, symbol) in enumerate(shown)
        ],
        whole and [h.span(".op")["="], h.b(".total", id="r-whole", data_tick=True)[h.span[str(amount)]]],
    ]


def taken(scene: Scene, step: Step, before: Sequence[Told]) -> Element:
    """What was dealt to the target, what attribute, Shields and prevention held back, and what each took."""
    say = scene.speech.say
    whole = next((event for event in reversed(before) if event["what"] == "summed"), None)
    rows: list[Node] = []
    for event in [one for one in step.events if one["what"] in ("damaged", "withstood")]:
        amount = facts.whole(event, "amount")
        dealt = facts.whole(whole, "amount") if whole is not None and whole["card"] == event["card"] else amount
        rows.append(
            h.div(".sumup.r-adds")[
                chip(scene, named(event, "card"), facts.text(event, "card")),
                dealt > amount
                and [
                    h.span(".bonus")[h.b[str(dealt)], icon("damage"), say("riv.show.dealt")],
                    h.span(".op")["\N{MINUS SIGN}"],
                    h.span(".bonus")[h.b[str(dealt - amount)], icon("shield"), say("riv.show.held-back")],
                    h.span(".op")["="],
                ],
                h.b(".total")[str(amount)],
            ]
        )
    return h.div[rows]


# ---- a Scheme


def scheme_head(scene: Scene, told: Story) -> Element:
    card = named(told.events[0], "card")
    return h.div(".r-called")[
        h.p(".place-name")[icon("scheme"), card_link(scene, card)], h.p(".does")[scene.speech.words.card(card)]
    ]


def scheme(scene: Scene, step: Step) -> Node:
    """At the end both sides, with all that was hidden."""
    decided = step.first("scheme-yes", "scheme-no")
    if decided is None:
        return None
    return h.div(".r-votes")[
        [
            h.div(class_=["r-camp", f"is-{word}"])[
                h.b(".word")[icon(symbol), scene.speech.say(f"riv.c.{word}")],
                h.ul,
                h.span(".r-total")[h.b(".total")[str(facts.whole(decided, word))]],
            ]
            for word, symbol in SIDES
        ]
    ]


# ---- lines


def lines(scene: Scene, step: Step) -> Element:
    """What happened in it, line by line. That fighters are exhausted goes without saying."""
    told = [event for event in step.events if event["what"] != "exhausted" or step.name not in FIRST]
    return h.ol(".deeds")[[h.li(".deed")[line(scene, event)] for event in told]]


def line(scene: Scene, event: Told) -> Node:
    """A sentence with its cards, and the rule a click away."""
    text, rule, seat = scene.speech.words.event(event, scene.names, scene.you), str(event["rule"]), facts.seat(event)
    meant = rule_words(scene.speech, scene.game, rule)
    cards = [card for card in (*cards_of(scene.game, event), *in_play(event)) if card in NUMBER]
    return [
        sign_of(scene, seat) if seat >= 0 else h.span,
        h.span[
            linked(text, scene.game, cards, scene.names, scene.speech),
            " ",
            h.a(".why.why--line", href=scene.rule_url(rule), target="rules", title=meant, data_why=meant)[
                icon("why"), hidden(scene.speech.say("why"))
            ],
        ],
    ]


def in_play(event: Told) -> list[str]:
    """The cards that the handles of an event stand for."""
    return [one.partition(" ")[2] for one in facts.texts(event, "names")]
