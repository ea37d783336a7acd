"""The hand: what can be chosen now as cards, the rest as slips; each can be read."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import htpy as h
from htpy import Element, Node

from gloam.rivals.catalogue import (
    ATTACK,
    CARDS,
    CONSPIRACY,
    MODIFIER,
    NUMBER,
    ONGOING,
    REACTION,
    SCHEME,
    TITLE,
    VAMPIRE,
    Card,
)
from gloam.web.drawings.parts import disc, figure, hidden, icon, why
from gloam.web.drawings.rivals.cards import icons, kinds_of, numbers
from gloam.web.drawings.rivals.choosing import WEIGHED, because, chooses, spot
from gloam.web.drawings.rivals.numbers import added_up, price_of, total
from gloam.web.drawings.rivals.pieces import card_link, own
from gloam.web.drawings.rivals.plays import Span, spans
from gloam.web.drawings.rivals.reckoning import spread
from gloam.web.scenes.composing import Choice
from gloam.web.scenes.scene import Reason, Scene

# The questions that are answered with cards in hand, and by which words.
VERBS: Final = {
    "AskAction": ("play", "recruit"),
    "AskIntel": ("discard",),
    "AskAttackCard": ("lay",),
    "AskReaction": ("lay",),
    "AskPrice": ("lay",),
    "AskDeclare": ("lay",),
    "AskDiscard": ("discard",),
    "AskDiscards": ("discard",),
    "AskDiscardCost": ("discard",),
    "AskDiscardFor": ("discard",),
}
SINGLE: Final = ("AskAction", "AskAttackCard", "AskReaction", "AskDiscardCost", "AskDiscard", "AskDiscardFor")
KEPT: Final = "keep"  # takes a card back that was chosen before this play
KINDS: Final = (
    (VAMPIRE, "vampire"),
    (ATTACK, "attack"),
    (REACTION, "reaction"),
    (SCHEME, "scheme"),
    (TITLE, "title"),
    (CONSPIRACY, "conspiracy"),
    (ONGOING, "ongoing"),
    (MODIFIER, "modifier"),
)


def hand(scene: Scene) -> Node:
    """What the viewer holds."""
    mine = own(scene)
    if mine is None or not mine["hand"]:
        return None
    held = {card: mine["hand"].count(card) for card in mine["hand"]}
    span = asking(scene)
    if span is None:
        return line(scene, held)
    every = span.what == "AskAction" and not span.chosen
    shown = [card for card in held if every or choosable(span, card)]
    if not shown:
        return line(scene, held)
    rest = {card: many for card, many in held.items() if card not in shown}
    label = scene.speech.say("riv.your-hand")
    stop = "-1" if any(choosable(span, card) for card in shown) else "0"  # what scrolls is reached by keyboard
    return h.div(".r-held")[
        h.div("#in-hand.hand.r-hand", role="group", aria_label=label, data_arrows=True, tabindex=stop)[
            [in_hand(scene, span, card, held[card]) for card in shown]
        ],
        others(scene, span, rest) if rest else None,
    ]


def asking(scene: Scene) -> Span | None:
    """The part of the play that is answered with cards in hand, if any is: the last of several."""
    if scene.still:
        return None
    play = spans(scene)
    if (
        play
        and play[0].what == "AskAction"
        and play[0].chosen
        and play[0].chosen[0].split(" ")[0] not in VERBS["AskAction"]
    ):
        play = play[1:]
    found = [span for span in play if span.what in VERBS]
    return found[-1] if found else None


def choosable(span: Span, card: str) -> bool:
    verbs = VERBS[span.what]
    options = [f"{verb} {card}" for verb in (*verbs, KEPT)]
    return any(option in span.options or span.places(option) for option in options)


# ---- a card


@dataclass(frozen=True)
class Held:
    """A card in hand as the question sees it: what it can be chosen for, and how often it was."""

    option: str
    places: tuple[int, ...]
    offered: bool
    kept: str  # the option that takes it back, where it was chosen before this play


def held_as(span: Span, card: str) -> Held | None:
    verbs = VERBS[span.what]
    for verb in verbs:
        option = f"{verb} {card}"
        places = tuple(span.places(option))
        kept = f"{KEPT} {card}" if f"{KEPT} {card}" in span.options and not places else ""
        if option in span.options or places or kept:
            return Held(option, places, option in span.options, kept)
    return None


def in_hand(scene: Scene, span: Span, card: str, many: int) -> Element:
    """A card; if it can be chosen its name is the button."""
    name = scene.speech.words.card_name(card)
    held = held_as(span, card)
    bluff = card in told(span, "bluff") and held is not None
    chosen = held is not None and bool(held.places or held.kept)
    look = [
        held is not None and held.offered and not bluff and "is-legal",
        bluff and "is-bluff",
        chosen and "is-chosen",
    ]
    return article(
        scene,
        card,
        button(scene, span, held, name, many) if held is not None else name,
        [word for word in look if word],
        many,
        note(scene, span, card, held, bluff),
        h.span(".tick")[icon("check")] if chosen else None,
        taken_back(scene, span, held) if held is not None and held.offered and held.places else None,
        "hand",
    )


def button(scene: Scene, span: Span, held: Held, name: str, many: int) -> Element:
    """Chooses the card, or one more of it; else takes it back."""
    pressed = "true" if held.places or held.kept else "false"
    mark = spot(scene, span, held.option)
    if held.offered and (not held.places or many > 1 or span.parts[-1].option == held.option):
        return scene.press(
            chooses(span, held.option, WEIGHED if span.what in SINGLE else ""),
            span.last,
            class_="hit",
            id=mark,
            aria_pressed=pressed,
            title=scene.said(held.option, span.last),
        )[name]
    if held.places:
        return scene.press(Choice(()), held.places[-1], class_="hit", id=mark, aria_pressed=pressed)[
            name, hidden(f" ({scene.speech.say('riv.dock.keep')})")
        ]
    return scene.choice(held.kept, span.last, class_="hit", id=mark, aria_pressed=pressed)[
        name, hidden(f" ({scene.said(held.kept, span.last)})")
    ]


def taken_back(scene: Scene, span: Span, held: Held) -> Node:
    """Where another copy can still be chosen, the way back for the one that was."""
    if span.parts[-1].option == held.option:
        return None
    return scene.press(Choice(()), held.places[-1], class_="r-back", id=f"{spot(scene, span, held.option)}-back")[
        icon("minus"), hidden(scene.speech.say("riv.dock.keep"))
    ]


def told(span: Span, fact: str) -> tuple[str, ...]:
    found = span.question.facts.get(fact)
    return tuple([str(one) for one in found]) if isinstance(found, tuple) else ()


def note(scene: Scene, span: Span, card: str, held: Held | None, bluff: bool) -> Node:
    """What it would be chosen for, or why it cannot be."""
    say = scene.speech.say
    if bluff:
        return h.span(".bluff")[icon("alert"), say("riv.dock.bluff")]
    if held is not None and held.option.startswith("recruit "):
        return h.span(".can")[to_recruit(scene, card)]
    if held is not None:
        verb = held.option.partition(" ")[0]
        key = f"riv.dock.{verb}" if span.what != "AskPrice" else "riv.dock.lay-open"
        return h.span(".can")[worth(scene, card) or say(key)]
    no = why_not(scene, span, card)
    if no is None:
        return None
    return h.span(".reason")[
        icon("lock"),
        h.span[no.text, " ", cost(scene, card), " ", no.rule and why(scene.speech, scene.game, no.rule)],
    ]


def to_recruit(scene: Scene, card: str) -> Node:
    """What one would really pay, with what is printed where that is something else."""
    parts = price_of(scene, card)
    price = total(parts) if parts else CARDS[NUMBER[card]].potency
    return [scene.speech.say("riv.dock.recruit-for", price=price), " ", cost(scene, card)]


def cost(scene: Scene, card: str) -> Node:
    """How the price of a vampire comes about, where it is not what is printed."""
    parts = price_of(scene, card)
    return h.small(".r-adds-up")[f"({added_up(scene.speech, parts)})"] if len(parts) > 1 else None


def worth(scene: Scene, card: str) -> str:
    """What a card would do in the attack if it were laid now, where that can be reckoned."""
    found = (scene.ahead or {}).get("hand")
    one = found.get(card) if isinstance(found, dict) else None
    if one is None:
        return ""
    words = scene.speech.say("riv.dock.gets-through", damage=spread(one["low"], one["high"]))
    return f"{words}, {scene.speech.say('riv.dock.strikes-back', damage=one['back'])}" if one["back"] else words


def why_not(scene: Scene, span: Span, card: str) -> Reason | None:
    verbs = VERBS[span.what]
    if span.what == "AskAction" and CARDS[NUMBER[card]].kind & VAMPIRE:
        verbs = ("recruit",)
    found = [scene.why_not(f"{verb} {card}", span.last) for verb in verbs]
    return next((no for no in found if no is not None), None)


def article(
    scene: Scene,
    card: str,
    name: Node,
    look: list[str],
    many: int = 1,
    note: Node = None,
    before: Node = None,
    extra: Node = None,
    where: str = "about",
) -> Element:
    """A card as it is held: its number, what it needs, its kind, its text."""
    speech, one = scene.speech, CARDS[NUMBER[card]]
    words = icons(speech, one)
    return h.article(
        class_=["card", "r-inhand", f"kind-{kind_of(one)}", *look],
        id=scene.keys.spot(where, card),
        data_card=scene.keys.card(card) if where == "hand" else None,
        data_read=card,
    )[
        disc(scene, "card", card) if where == "hand" else None,
        before,
        h.header[lead(scene, one), h.span(".k")[kinds_of(speech, card)]],
        h.h3[name, h.span(".many")[f" × {many}"] if many > 1 else None],
        h.span(".need")[words] if words else None,
        h.p[speech.words.card(card)],
        note,
        extra,
    ]


def kind_of(one: Card) -> str:
    return next((word for kind, word in KINDS if one.kind & kind), "action")


def lead(scene: Scene, one: Card) -> Element:
    """What is printed on it as numbers."""
    return h.span(".lead")[
        [figure(symbol, number, word) for symbol, number, word in numbers(scene.speech, one)] or icon(symbol_of(one))
    ]


def symbol_of(one: Card) -> str:
    kind = kind_of(one)
    return "faceup" if kind == "action" else kind


# ---- slips


def line(scene: Scene, held: dict[str, int]) -> Element:
    """The hand while nothing in it can be chosen."""
    return h.ul(".r-line", aria_label=scene.speech.say("riv.your-hand"))[
        [h.li[slip(scene, card, many)] for card, many in held.items()]
    ]


def slip(scene: Scene, card: str, many: int) -> Element:
    one = CARDS[NUMBER[card]]
    return h.span(class_=["r-paper", f"kind-{kind_of(one)}"])[
        disc(scene, "card", card),
        icon(symbol_of(one)),
        hidden(f"{kinds_of(scene.speech, card)} "),
        card_link(scene, card),
        many > 1 and f" × {many}",
    ]


def others(scene: Scene, span: Span, rest: dict[str, int]) -> Element:
    """What cannot be chosen, under one reason."""
    return h.div(".r-rest")[
        h.ul(".r-line")[[h.li[slip(scene, card, many)] for card, many in rest.items()]],
        because(scene, [why_not(scene, span, card) for card in list(rest)[:1]]),
    ]


def shown(scene: Scene, span: Span, card: str) -> Element:
    """A card that a question speaks of, to be read beside it."""
    return article(scene, card, scene.speech.words.card_name(card), ["r-shown"], where=f"about/{span.first}")
