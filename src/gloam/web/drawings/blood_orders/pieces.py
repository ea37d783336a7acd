"""Small pieces that every part of a table of Blood Orders is drawn with."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Final, cast

from gloam.blood_orders.catalogue import BLEEDER, KINDS, LOCATION, NUMBER, RITUAL, SYMBOLS
from gloam.core.question import Question
from gloam.web import tags as h
from gloam.web.drawings.parts import disc, hidden, icon, reason
from gloam.web.elements import Element, Node
from gloam.web.parts import part
from gloam.web.scenes.scene import Lens, Reason, Scene
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


def asked(scene: Lens) -> Question | None:
    """The question this viewer is to answer, also while an answer waits to be confirmed."""
    return None if scene.still or not scene.play.parts else scene.play.parts[0].question


@dataclass(frozen=True)
class Offer:
    """What can be answered in one part of the page: to which question, with which of its options, and which of these
    is chosen and waits to be confirmed, if any is."""

    what: str = ""
    options: tuple[str, ...] = ()
    chosen: str = ""

    def __contains__(self, option: str) -> bool:
        return option in self.options


NO_OFFER: Final = Offer()


def offer(scene: Scene, options: Iterable[str]) -> Offer:
    """Which of these options there are now."""
    if scene.still or not scene.play.parts:
        return NO_OFFER
    first = scene.play.parts[0]
    found = tuple([option for option in options if option in scene.play.offered])
    return Offer(first.question.what, found, first.option if first.option in found else "") if found else NO_OFFER


def narrowed(offers: Offer, option: str) -> Offer:
    """This option of them alone."""
    return Offer(offers.what, (option,), option if option == offers.chosen else "") if option in offers else NO_OFFER


def offered(scene: Lens, option: str) -> bool:
    return scene.offers(option, 0)


def pick(
    lens: Lens, offers: Offer, option: str, content: Node, where: str, kind: str = "", said: bool = True
) -> Element:
    """The button for one answer; `where` tells it from the same answer elsewhere on the page."""
    chosen = option == offers.chosen
    return lens.choice(
        option,
        0,
        id=lens.keys.spot("pick", where, option),
        class_=kind or False,
        aria_pressed="true" if chosen else "false",
        data_wanted=lens.pointed(not chosen and lens.wants(option, place=0)),
    )[content, said and hidden(f" ({phrase(lens, offers.what, option)})")]


def phrase(lens: Lens, what: str, option: str) -> str:
    """An option in words, of a question that needs no particulars for it."""
    return lens.speech.words.option(Question(lens.you or 0, 0, what, "", (option,), {}), option, lens.names)


def why_not(scene: Scene, option: str) -> Reason | None:
    """Why this cannot be answered; nothing while another answer waits to be confirmed."""
    return None if scene.play.chosen else scene.why_not(option)


def told(lens: Lens, no: Reason | None) -> Element | None:
    """The same as it is read, with its rule."""
    return None if no is None else reason(lens.speech, lens.game, no.text, no.rule)


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


@part
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


def card_link(scene: Lens, card: str, many: int = 1) -> Node:
    """A card's name, which leads to its page."""
    link = h.a(".name", href=scene.card_url(card), target="rules", data_read=card)[scene.speech.words.card_name(card)]
    return [link, h.span(".many")[f"\N{MULTIPLICATION SIGN}{many}"]] if many > 1 else link


def slip(lens: Lens, card: str, many: int, where: str, content: Node, number: int = 1) -> Element:
    """A card this viewer knows, in one line. `number`: which of several like it on the page."""
    return h.li(
        class_=["slip", f"s{lens.you + 1}" if lens.you is not None else ""],
        id=lens.keys.spot("slip", where, card),
        data_card=lens.keys.card(card, number),
    )[disc(lens, "card", card), h.span(".nm")[card_link(lens, card, many)], content]


def numbered(card: str, *before: Sequence[str]) -> int:
    """Which of several like it a card is, where those `before` it on the page are these."""
    return 1 + sum([card in cards for cards in before])


Listed = tuple[str, int, int, str, str, bool]  # a card, how many, its number, the option, its word, whether chosen


def choosing(
    scene: Scene,
    title: str,
    cards: Sequence[tuple[str, str, str]],
    before: Sequence[Sequence[str]] = (),
    chosen: Collection[str] = (),
) -> Node:
    """Cards, each once, with the button that does something to one of them, or why that cannot be. `before`: what
    other lists have; `chosen`: what has been chosen already."""
    if not cards:
        return None
    many = dict(counted([card for card, _, _ in cards]))
    once = {card: (option, word) for card, option, word in cards}
    found = [
        (card, many[card], numbered(card, *before), option, word, card in chosen)
        for card, (option, word) in once.items()
    ]
    refused = [option for card, option, _ in cards if not offered(scene, option) and card not in chosen]
    no = next((no for option in refused if (no := why_not(scene, option))), None)
    return list_of(scene.lens, title, found, offer(scene, [option for option, _ in once.values()]), no)


@part
def list_of(lens: Lens, title: str, cards: Sequence[Listed], offers: Offer, no: Reason | None) -> Element:
    verb = cards[0][3].split(" ")[0]
    return h.section(".bo-list", id=f"list-{verb}")[
        h.h2(".label")[title],
        h.ul(".handlist", id=f"to-{verb}")[[listed(lens, verb, *card, offers) for card in cards]],
        told(lens, no),
    ]


def listed(
    lens: Lens, verb: str, card: str, many: int, number: int, option: str, word: str, chosen: bool, offers: Offer
) -> Element:
    does = pick(lens, offers, option, lens.speech.say(word), "dock", "bo-do") if option in offers else None
    content = [tri(lens.speech, card), does, icon("check") if chosen else None]
    return slip(lens, card, many, f"list/{verb}", content, number)


def tokens(scene: Lens, where: str, stack: Sequence[View]) -> Node:
    """Face-down tokens from the bottom up: whose they are, and what they are where this viewer knows it."""
    if not stack:
        return None
    say = scene.speech.say
    return h.ol(".toks", id=f"tokens-{where}", aria_label=say("bo.tokens", place=quarter_name(scene.speech, where)))[
        [token(scene, f"{where}/{place}", one["seat"], one["kind"]) for place, one in enumerate(stack)]
    ]


def token(scene: Lens, where: str, seat: int, kind: str | None) -> Element:
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
