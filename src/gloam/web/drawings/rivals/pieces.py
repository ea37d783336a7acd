"""Small pieces that the parts of Rivals' table share."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache, lru_cache
from typing import Any, Final, cast

from gloam.core.question import Question
from gloam.rivals.catalogue import CARDS, CLANS, NO_CLAN, NUMBER, Card
from gloam.rivals.rewards import BY_PLACE
from gloam.web import tags as h
from gloam.web.drawings.parts import hidden, icon
from gloam.web.elements import Element, Node
from gloam.web.scenes.keys import Keys
from gloam.web.scenes.scene import Lens, Scene
from gloam.words.pages import Speech
from gloam.words.rivals.saying import parts_of

View = dict[str, Any]
SHORT: Final = ("attack", "move", "claim", "use", "burn", "target", "block", "choose", "challenge", "resolve", "add")
SIGILS: Final = ("seat-key", "seat-moth", "seat-thorn", "seat-bell")


def seen(scene: Scene) -> View:
    return cast("View", scene.view)


def own(scene: Scene) -> View | None:
    """What only the viewer knows; nothing for somebody who watches."""
    return seen(scene).get("you")


def face(card: str) -> Card:
    """What is printed on a card."""
    return CARDS[NUMBER[card]]


# ---- for whom a part is drawn


def anyone(lens: Lens) -> Lens:
    """The page of everybody who reads this language: for parts in which nothing tells who looks, or at which table.
    Where a coach points at things they are the learner's own."""
    return lens if lens.points else reader(lens.speech.language)


@cache
def reader(language: str) -> Lens:
    speech = Speech(language, "rivals")
    return Lens(table="", game="rivals", names=(), you=None, speech=speech, keys=Keys("", "", None, 0))


def asked_of(asked: Lens | None, cards: Iterable[View]) -> Lens | None:
    """The viewer with their question, where it speaks of one of these cards or of what is attached to it; None where
    nothing is to be chosen among them."""
    if asked is None:
        return None
    chosen = [card_of(part.question, part.option) for part in asked.play.parts if part.option]
    offered = offered_by(asked)
    handles = [one["handle"] for card in cards for one in (card, *card.get("attached", ()))]
    return asked if any(handle in offered or handle in chosen for handle in handles) else None


# ---- answers


def pick(scene: Lens, option: str, content: Node, where: str, kind: str = "") -> Element:
    """The button for one answer, where its card lies on the table."""
    return scene.choice(
        option,
        id=scene.keys.spot("pick", where, option),
        class_=kind or False,
        aria_pressed="false",
    )[content, hidden(f" ({scene.said(option)})")]


def card_link(scene: Lens, card: str) -> Element:
    return h.a(href=scene.card_url(card), target="rules", data_read=card)[scene.speech.words.card_name(card)]


def card_of(question: Question, option: str) -> str:
    """The card that an answer speaks of first of all: its handle or its id; '' where it speaks of none."""
    verb, *rest = option.split(" ")
    return "" if question.what in BY_PLACE else str(parts_of(verb, rest).get("card", ""))


def of_handle(scene: Lens, handle: str) -> list[str]:
    """The answers that can be given now and speak of this card in play first of all."""
    return offered_by(scene).get(handle, [])


def offered_by(scene: Lens) -> dict[str, list[str]]:
    """The answers that can be given now, by the card that each speaks of first of all."""
    question = scene.question
    if question is None or scene.still or question.what in BY_PLACE:
        return {}
    return by_card(tuple(question.options))


@lru_cache(maxsize=64)
def by_card(options: tuple[str, ...]) -> dict[str, list[str]]:
    """Answers by the card that each speaks of first of all."""
    found: dict[str, list[str]] = {}
    for option in options:
        verb, *rest = option.split(" ")
        found.setdefault(str(parts_of(verb, rest).get("card", "")), []).append(option)
    return found


def word_of(scene: Lens, option: str) -> str:
    """What an answer does, in a word where one is enough: the card it is done with stands beside it."""
    verb, _, rest = option.partition(" ")
    return scene.speech.say(f"riv.do.{verb}") if verb in SHORT and " " not in rest else scene.said(option)


# ---- a card on the table


def states(scene: Lens, handle: str) -> list[str]:
    """Whether something can be done with a card now, or is being done: brass in both cases."""
    if any(part.option and card_of(part.question, part.option) == handle for part in scene.play.parts):
        return ["is-chosen"]
    return ["is-legal"] if of_handle(scene, handle) else []


def hit(scene: Lens, handle: str, card: str | None, name: Node) -> Element:
    """A card's name, stretched over the card. Pressed, it does what can be done with it; where that is several things
    it opens the list of them; where it is nothing, it leads to the card."""
    found = of_handle(scene, handle)
    if len(found) == 1:
        return pick(scene, found[0], name, "table", "hit")
    if found:
        words = hidden(f" ({scene.speech.say('riv.doings')})")
        return h.button(".hit", type="button", id=f"open-{handle}", popovertarget=f"do-{handle}")[name, words]
    if card is None:
        return h.span[name]
    return h.a(".hit", href=scene.card_url(card), target="rules")[name]


def menu(scene: Lens, handle: str) -> Node:
    """All that can be done with a card, where that is several things."""
    found = of_handle(scene, handle)
    if len(found) < 2:
        return None
    label = scene.speech.say("riv.doings")
    return h.div(
        ".sheet.r-menu-of", id=f"do-{handle}", popover="auto", role="group", aria_label=label, data_arrows=True
    )[[pick(scene, option, word_of(scene, option), "menu", "here") for option in found]]


def tick() -> Element:
    """What is chosen bears a sign, besides its ring."""
    return h.span(".tick", aria_hidden="true")[icon("check")]


# ---- clans


def clan_of(one: View) -> str:
    """A player's clan is the Leader's; '' where there is no Leader, or one without a clan."""
    leader = one["leader"]
    for vampires in (one["coterie"], one["torpor"]) if leader is not None else ():
        for card in vampires:
            if card["handle"] == leader:
                clan = face(card["card"]).clan
                return "" if clan == NO_CLAN else CLANS[clan]
    return ""


def clans(view: View) -> list[str]:
    """By seat. What is kept of a table for lists has them ready."""
    kept = view.get("clans")
    return list(kept) if kept is not None else [clan_of(one) for one in view.get("players", ())]


def signs(view: View) -> list[str]:
    """By seat: the clan's sigil, where no other player has it too; else the seat's own mark."""
    found = clans(view)
    return [f"clan-{clan}" if clan and found.count(clan) == 1 else SIGILS[seat] for seat, clan in enumerate(found)]


def sign(view: View, seat: int) -> str:
    found = signs(view)
    return found[seat] if seat < len(found) else SIGILS[seat]
