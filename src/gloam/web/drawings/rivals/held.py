"""Cards of a hand, as they are drawn: a whole card whose name may be a button, or a slip of paper."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

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
    TRAP,
    VAMPIRE,
    WRAITH,
    Card,
)
from gloam.web import tags as h
from gloam.web.drawings.parts import disc, figure, hidden, icon, why
from gloam.web.drawings.rivals.cards import icons, kinds_of, numbers, signs
from gloam.web.drawings.rivals.pieces import card_link
from gloam.web.elements import Element, Node
from gloam.web.parts import part
from gloam.web.scenes.composing import Choice
from gloam.web.scenes.scene import Lens
from gloam.words.pages import Speech

Slips = tuple[tuple[str, int], ...]  # cards, and how many of each
BLUFF, CAN, RECRUIT, CANNOT = "bluff", "can", "recruit", "reason"  # what is noted of a card
KINDS: Final = (
    (VAMPIRE, "vampire"),
    (ATTACK, "attack"),
    (REACTION, "reaction"),
    (SCHEME, "scheme"),
    (TITLE, "title"),
    (CONSPIRACY, "conspiracy"),
    (TRAP, "trap"),
    (ONGOING, "ongoing"),
    (MODIFIER, "modifier"),
)


@dataclass(frozen=True)
class Way:
    """What a card's name chooses when it is pressed, and at which place of the play; `title` and `words` say it.
    `back`: where a copy was chosen that can be taken back beside it."""

    spot: str
    place: int
    choice: Choice
    pressed: bool
    title: str = ""
    words: str = ""
    back: int | None = None


@dataclass(frozen=True)
class Note:
    """What a card would be chosen for, or why it cannot be. `sum`: how its price comes about, where that is not what is
    printed."""

    kind: str
    text: str
    sum: str = ""
    rule: str = ""


@part
def in_hand(lens: Lens, card: str, many: int, look: tuple[str, ...], way: Way | None, note: Note | None) -> Element:
    """A card; if it can be chosen its name is the button."""
    name = lens.speech.words.card_name(card)
    return article(
        lens,
        card,
        name if way is None else button(lens, way, name),
        look,
        many,
        None if note is None else noted(lens, note),
        h.span(".tick")[icon("check")] if way is not None and way.pressed else None,
        None if way is None or way.back is None else taken_back(lens, way.spot, way.back),
        "hand",
    )


def button(lens: Lens, way: Way, name: str) -> Element:
    return lens.press(
        way.choice,
        way.place,
        class_="hit",
        id=way.spot,
        aria_pressed="true" if way.pressed else "false",
        title=way.title or None,
    )[name, hidden(f" ({way.words})") if way.words else None]


def taken_back(lens: Lens, spot: str, place: int) -> Element:
    """Where another copy can still be chosen, the way back for the one that was."""
    return lens.press(Choice(()), place, class_="r-back", id=f"{spot}-back")[
        icon("minus"), hidden(lens.speech.say("riv.dock.keep"))
    ]


def noted(lens: Lens, note: Note) -> Element:
    price = h.small(".r-adds-up")[f"({note.sum})"] if note.sum else None
    if note.kind == BLUFF:
        return h.span(".bluff")[icon("alert"), note.text]
    if note.kind == CANNOT:
        rule = note.rule and why(lens.speech, lens.game, note.rule)
        return h.span(".reason")[icon("lock"), h.span[note.text, " ", price, " ", rule]]
    return h.span(".can")[note.text, [" ", price] if note.kind == RECRUIT else None]


def article(
    scene: Lens,
    card: str,
    name: Node,
    look: Sequence[str],
    many: int = 1,
    note: Node = None,
    before: Node = None,
    extra: Node = None,
    where: str = "about",
) -> Element:
    """A card as it is held: its number, what it needs, its kind, its text."""
    return h.article(
        class_=["card", "r-inhand", f"kind-{kind_of(CARDS[NUMBER[card]])}", *look],
        id=scene.keys.spot(where, card),
        data_card=scene.keys.card(card, 1) if where == "hand" else None,
        data_read=card,
    )[
        disc(scene, "card", card) if where == "hand" else None,
        before,
        head(scene.speech.language, card),
        h.h3[name, h.span(".many")[f" × {many}"] if many > 1 else None],
        text(scene.speech.language, card),
        note,
        extra,
    ]


@part
def head(language: str, card: str) -> Element:
    """Its numbers and its kind."""
    speech = Speech(language, "rivals")
    return h.header[lead(speech, CARDS[NUMBER[card]]), h.span(".k")[kinds_of(speech, card)]]


@part
def text(language: str, card: str) -> Node:
    """What it needs and what it says."""
    speech = Speech(language, "rivals")
    words = icons(speech, CARDS[NUMBER[card]])
    return [h.span(".need")[words] if words else None, h.p[speech.words.card(card)]]


def kind_of(one: Card) -> str:
    return next((word for kind, word in KINDS if one.kind & kind), "action")


def lead(speech: Speech, one: Card) -> Element:
    """What is printed on it as numbers."""
    return h.span(".lead")[
        [figure(symbol, number, word) for symbol, number, word in numbers(speech, one)] or icon(symbol_of(one))
    ]


def symbol_of(one: Card) -> str:
    kind = kind_of(one)
    if kind != "action":
        return kind
    if one.kind & WRAITH:
        return "rivals-wraith"
    return next(iter(signs(one)), "faceup")  # of a Haven or an Agenda


# ---- slips


@part
def line(lens: Lens, held: Slips) -> Element:
    """The hand while nothing in it can be chosen."""
    return h.ul("#line.r-line", aria_label=lens.speech.say("riv.your-hand"))[
        [slip(lens, card, many) for card, many in held]
    ]


@part
def slip(lens: Lens, card: str, many: int) -> Element:
    one = CARDS[NUMBER[card]]
    return h.li(id=f"slip-{card}")[
        h.span(class_=["r-paper", f"kind-{kind_of(one)}"])[
            disc(lens, "card", card),
            icon(symbol_of(one)),
            hidden(f"{kinds_of(lens.speech, card)} "),
            card_link(lens, card),
            many > 1 and f" × {many}",
        ]
    ]
