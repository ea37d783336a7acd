"""Small pieces that every part of a table of Blood Orders is drawn with."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, cast

import htpy as h
from htpy import Element, Node

from gloam.blood_orders.catalogue import BLEEDER, KINDS, LOCATION, NUMBER, RITUAL, SYMBOLS
from gloam.core.question import Question
from gloam.web.drawings.parts import disc, hidden, icon, reason
from gloam.web.scenes.scene import Scene
from gloam.words.forms import capital
from gloam.words.pages import Speech

View = dict[str, Any]  # what a seat may know: plain JSON

SIGILS: Final = ("seat-key", "seat-moth", "seat-thorn", "seat-bell")
SKYLINES: Final = {"north": "scene-mill", "south": "scene-harbour", "east": "scene-spire", "west": "scene-bridge"}
ACTS: Final = ("", "I", "II", "III")
OWN_ORDERS: Final = ("planning", "order")  # the phases in which one's orders are still hidden from the others


def seen(scene: Scene) -> View:
    return cast("View", scene.view)


def own(scene: Scene) -> View | None:
    """What only this viewer knows; None for somebody who only watches."""
    return seen(scene).get("you")


def asked(scene: Scene) -> Question | None:
    """The question this viewer is to answer, also while an answer waits to be confirmed."""
    return None if scene.still or not scene.play.parts else scene.play.parts[0].question


def offered(scene: Scene, option: str) -> bool:
    return scene.offers(option, 0)


def pick(scene: Scene, option: str, content: Node, where: str, kind: str = "", said: bool = True) -> Element:
    """The button for one answer; `where` tells it from the same answer elsewhere on the page."""
    return scene.choice(
        option,
        0,
        id=scene.keys.spot("pick", where, option),
        class_=kind or False,
        aria_pressed="true" if scene.is_chosen(option, 0) else "false",
    )[content, said and hidden(f" ({scene.said(option, 0)})")]


def why_not(scene: Scene, option: str) -> Element | None:
    """Why this cannot be answered, with its rule; nothing while another answer waits to be confirmed."""
    no = None if scene.play.chosen else scene.why_not(option)
    return None if no is None else reason(scene.speech, scene.game, no.text, no.rule)


# ---- words


def quarter_name(speech: Speech, name: str) -> str:
    return capital(speech.term(name if name in ("altar", "catacombs") else f"quarter.{name}"))


def kind_name(speech: Speech, kind: str) -> str:
    return speech.term(f"kind.{kind}")


def effect_text(speech: Speech, card: str) -> str:
    """What a card does, without what its place on the table or its numbers say already."""
    text = speech.words.card(card)
    if NUMBER[card] >= RITUAL:
        return text.partition(". ")[2]
    return capital(text.partition(":")[2].strip())


def is_victim(card: str) -> bool:
    return NUMBER[card] < BLEEDER


def is_vampire(card: str) -> bool:
    return BLEEDER <= NUMBER[card] < LOCATION


def signed(number: int) -> str:
    return f"+{number}" if number > 0 else f"\N{MINUS SIGN}{-number}" if number < 0 else "0"


def counted(cards: Sequence[str]) -> list[tuple[str, int]]:
    """Each card once, with how many there are."""
    return [(card, list(cards).count(card)) for card in dict.fromkeys(cards)]


# ---- symbols


def tri(speech: Speech, card: str) -> Element:
    """What a card shows of Dawn, Dusk and Night."""
    return h.span(".tri")[
        [
            h.span(class_=["zero"] if not value else [], title=f"{kind_name(speech, kind)} {value}")[
                icon(kind), hidden(f"{kind_name(speech, kind)} "), str(value)
            ]
            for kind, value in zip(KINDS, SYMBOLS[NUMBER[card]], strict=True)
        ]
    ]


def shows(card: str, kind: str) -> int:
    return SYMBOLS[NUMBER[card]][KINDS.index(kind)]


def card_link(scene: Scene, card: str, many: int = 1) -> Node:
    """A card's name, which leads to its page."""
    link = h.a(".name", href=scene.card_url(card), target="rules", data_read=card)[scene.speech.words.card_name(card)]
    return [link, h.span(".many")[f"\N{MULTIPLICATION SIGN}{many}"]] if many > 1 else link


def slip(scene: Scene, card: str, many: int, where: str, content: Node, fly: bool = True) -> Element:
    """A card this viewer knows, in one line."""
    return h.li(
        class_=["slip", f"s{scene.you + 1}" if scene.you is not None else ""],
        id=scene.keys.spot("slip", where, card),
        data_card=scene.keys.card(card) if fly else None,
    )[disc(scene, "card", card), h.span(".nm")[card_link(scene, card, many)], content]


def choosing(
    scene: Scene, title: str, cards: Sequence[tuple[str, str, str]], chosen: Callable[[str], bool] | None = None
) -> Node:
    """Cards, each once, with the button that does something to one of them, or why that cannot be."""
    if not cards:
        return None
    many = dict(counted([card for card, _, _ in cards]))
    once = {card: (option, word) for card, option, word in cards}

    def refused(card: str, option: str) -> bool:
        """Can it not be chosen, and is it not because it has been chosen already?"""
        return not offered(scene, option) and not (chosen is not None and chosen(card))

    return h.section(".bo-list")[
        h.h2(".label")[title],
        h.ul(".handlist", id=f"to-{cards[0][1].split(' ')[0]}")[
            [
                slip(
                    scene,
                    card,
                    many[card],
                    f"list/{option.split(' ')[0]}",
                    [
                        tri(scene.speech, card),
                        pick(scene, option, scene.speech.say(word), "dock", "bo-do")
                        if offered(scene, option)
                        else None,
                        icon("check") if chosen is not None and chosen(card) else None,
                    ],
                )
                for card, (option, word) in once.items()
            ]
        ],
        next((no for card, option, _ in cards if refused(card, option) and (no := why_not(scene, option))), None),
    ]


def tokens(scene: Scene, where: str, stack: Sequence[View]) -> Node:
    """Face-down tokens from the bottom up: whose they are, and what they are where this viewer knows it."""
    if not stack:
        return None
    say = scene.speech.say
    return h.ol(".toks", aria_label=say("bo.tokens", place=quarter_name(scene.speech, where)))[
        [token(scene, f"{where}/{place}", one["seat"], one["kind"]) for place, one in enumerate(stack)]
    ]


def token(scene: Scene, where: str, seat: int, kind: str | None) -> Element:
    say = scene.speech.say
    known = kind is not None
    words = kind_name(scene.speech, kind) if kind is not None else say("bo.face-down")
    title = say("labelled", label=scene.name(seat), text=words)
    return h.li(
        class_=["tok", f"s{seat + 1}", known and "tok--known"],
        id=scene.keys.spot("token", where),
        title=title,
        data_from=f"seat-{seat}",
    )[icon(SIGILS[seat]), icon(kind) if kind is not None else None, hidden(title)]
