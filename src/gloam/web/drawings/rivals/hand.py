"""The hand: what can be chosen now as cards, the rest as slips; each can be read."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from gloam.rivals.catalogue import CARDS, NUMBER, VAMPIRE
from gloam.web import tags as h
from gloam.web.drawings.rivals.choosing import WEIGHED, because, chooses, pressing, spot
from gloam.web.drawings.rivals.held import BLUFF, CAN, CANNOT, RECRUIT, Note, Way, article, in_hand, line, slip
from gloam.web.drawings.rivals.numbers import added_up, price_of, total
from gloam.web.drawings.rivals.pieces import anyone, own
from gloam.web.drawings.rivals.plays import Span, spans
from gloam.web.drawings.rivals.reckoning import spread
from gloam.web.elements import Element, Node
from gloam.web.markup import Drawn
from gloam.web.scenes.composing import Choice
from gloam.web.scenes.scene import Reason, Scene

# The questions that are answered with cards in hand, and by which words.
VERBS: Final = {
    "AskAction": ("play", "recruit"),
    "AskIntel": ("discard",),
    "AskAttackCard": ("lay",),
    "AskReaction": ("lay", "show"),
    "AskAid": ("show",),
    "AskShelter": ("show",),
    "AskHarden": ("show",),
    "AskPrice": ("lay",),
    "AskDeclare": ("lay",),
    "AskDiscard": ("discard",),
    "AskDiscards": ("discard",),
    "AskDiscardCost": ("discard",),
    "AskDiscardFor": ("discard",),
    "AskSift": ("discard",),
    "AskBring": ("attach",),
    "AskOffer": ("offer",),
}
SINGLE: Final = (
    "AskAction", "AskAttackCard", "AskReaction", "AskAid", "AskShelter", "AskHarden", "AskDiscardCost", "AskDiscard",
    "AskDiscardFor", "AskSift", "AskBring",
)  # fmt: skip
KEPT: Final = "keep"  # takes a card back that was chosen before this play


def hand(scene: Scene) -> Node:
    """What the viewer holds."""
    mine = own(scene)
    if mine is None or not mine["hand"]:
        return None
    held = {card: mine["hand"].count(card) for card in mine["hand"]}
    span = asking(scene)
    if span is None:
        return line(anyone(scene.lens), tuple(held.items()))
    every = span.what == "AskAction" and not span.chosen
    shown = [card for card in held if every or choosable(span, card)]
    if not shown:
        return line(anyone(scene.lens), tuple(held.items()))
    rest = {card: many for card, many in held.items() if card not in shown}
    label = scene.speech.say("riv.your-hand")
    stop = "-1" if any(choosable(span, card) for card in shown) else "0"  # what scrolls is reached by keyboard
    return h.div("#held.r-held")[
        h.div("#in-hand.hand.r-hand", role="group", aria_label=label, data_arrows=True, tabindex=stop)[
            [card_of(scene, span, card, held[card]) for card in shown]
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


def card_of(scene: Scene, span: Span, card: str, many: int) -> Drawn:
    """A card in hand, and what can be done with it now."""
    held = held_as(span, card)
    bluff = held is not None and card in told(span, "bluff")
    way = None if held is None else way_of(scene, span, held, many)
    signs = (
        ("is-legal", held is not None and held.offered and not bluff),
        ("is-bluff", bluff),
        ("is-chosen", way is not None and way.pressed),
    )
    look = tuple([sign for sign, is_so in signs if is_so])
    return in_hand(pressing(scene), card, many, look, way, note(scene, span, card, held, bluff))


def way_of(scene: Scene, span: Span, held: Held, many: int) -> Way:
    """Chooses the card, or one more of it; else takes it back."""
    mark, pressed = spot(scene, span, held.option), bool(held.places or held.kept)
    last = span.parts[-1].option == held.option
    if held.offered and (not held.places or many > 1 or last):
        choice = chooses(span, held.option, WEIGHED if span.what in SINGLE else "")
        back = held.places[-1] if held.places and not last else None
        return Way(mark, span.last, choice, pressed, title=scene.said(held.option, span.last), back=back)
    if held.places:
        back = held.places[-1] if held.offered and not last else None
        return Way(mark, held.places[-1], Choice(()), pressed, words=scene.speech.say("riv.dock.keep"), back=back)
    return Way(mark, span.last, Choice((held.kept,)), pressed, words=scene.said(held.kept, span.last))


def told(span: Span, fact: str) -> tuple[str, ...]:
    found = span.question.facts.get(fact)
    return tuple([str(one) for one in found]) if isinstance(found, tuple) else ()


def note(scene: Scene, span: Span, card: str, held: Held | None, bluff: bool) -> Note | None:
    """What it would be chosen for, or why it cannot be."""
    say = scene.speech.say
    if bluff:
        return Note(BLUFF, say("riv.dock.bluff"))
    if held is not None and held.option.startswith("recruit "):
        return Note(RECRUIT, say("riv.dock.recruit-for", price=price(scene, card)), cost(scene, card))
    if held is not None:
        verb = held.option.partition(" ")[0]
        key = f"riv.dock.{verb}" if span.what != "AskPrice" else "riv.dock.lay-open"
        return Note(CAN, worth(scene, card) or say(key))
    no = why_not(scene, span, card)
    return None if no is None else Note(CANNOT, no.text, cost(scene, card), no.rule)


def price(scene: Scene, card: str) -> int:
    """What one would really pay to recruit a vampire."""
    parts = price_of(scene, card)
    return total(parts) if parts else CARDS[NUMBER[card]].potency


def cost(scene: Scene, card: str) -> str:
    """How the price of a vampire comes about, where it is not what is printed."""
    parts = price_of(scene, card)
    return added_up(scene.speech, parts) if len(parts) > 1 else ""


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


def others(scene: Scene, span: Span, rest: dict[str, int]) -> Element:
    """What cannot be chosen, under one reason."""
    return h.div("#rest.r-rest")[
        h.ul("#rest-line.r-line")[[slip(anyone(scene.lens), card, many) for card, many in rest.items()]],
        because(scene, [why_not(scene, span, card) for card in list(rest)[:1]]),
    ]


def shown(scene: Scene, span: Span, card: str) -> Element:
    """A card that a question speaks of, to be read beside it."""
    return article(scene, card, scene.speech.words.card_name(card), ["r-shown"], where=f"about/{span.first}")
