"""Small pieces that every page uses."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Final

import gloam
from gloam.core.event import Fact
from gloam.web import tags as h
from gloam.web.elements import Element, Node
from gloam.web.markup import Drawn, slot
from gloam.web.reading import ledgers
from gloam.web.scenes.scene import Lens
from gloam.words.pages import Speech

SYMBOLS: Final = "/static/symbols.svg"
MARK: Final = "\x1f"  # stands round the name of a slot until the slot is put in
Facts = Mapping[str, Fact]


@cache
def icon(name: str, extra: str = "") -> Element:
    """A symbol. It is never alone: its word stands beside it, or in `hidden`."""
    return h.svg(class_=["i", extra], aria_hidden="true")[h.use(href=f"{SYMBOLS}#{name}")]


def hidden(text: str) -> Element:
    """For screen readers."""
    return h.span(".vh")[text]


def figure(symbol: str, amount: object, word: str, kind: str = "", id: str | None = None, mark: Node = None) -> Element:
    """A symbol with a number; the word is its title and is read aloud. With an `id` its changes can be seen. `mark` is
    a coach's."""
    return h.span(class_=["fig", kind], title=word, id=id, data_tick=id is not None)[
        icon(symbol), h.span[str(amount)], hidden(f" {word}"), mark
    ]


def disc(scene: Lens, *thing: str) -> Node:
    """The number with which a coach speaks of this thing on the table, if one does. It stands at a corner of whatever
    it is put into."""
    number = scene.points.get(" ".join(thing), "")
    if not number:
        return None
    return h.span(".disc", role="img", aria_label=scene.speech.say("learn.point", number=number), data_number=number)


def sigil(symbol: str, seat: int, small: bool = False) -> Element:
    """A seat's sign: its colour, its symbol."""
    return h.span(class_=["sigil", f"s{seat + 1}", small and "sigil--s"])[icon(symbol)]


def absence(seat: int, beside: bool) -> Drawn:
    """Where it is said that whoever sits here is away: who is here is told apart from the table (`pages/presence.py`).
    `beside`: something else is said there as well."""
    return slot(away_slot(seat, beside))


def away_slot(seat: int, beside: bool) -> str:
    return f"away-{seat}-too" if beside else f"away-{seat}"


def hues(colours: Sequence[str]) -> list[str]:
    """What gives the seats within an element the colours that are played; each keeps its symbol and its pattern."""
    return [f"hue-{seat + 1}-{colour}" for seat, colour in enumerate(colours) if colour]


def playing(game: str, colours: Sequence[str] = (), *, shows: bool = False) -> list[str]:
    """What a table says of itself to the style sheets, so that none has to look for it inside: whenever anything there
    changed, all of it would get its style anew. `shows`: something is played out on it."""
    return ["play", f"play--{game}", *(["play--shows"] if shows else []), *hues(colours)]


def why(speech: Speech, game: str, rule: str, text: str = "") -> Element:
    """Leads to the rule."""
    words = rule_words(speech, game, rule)
    return h.a(".why", href=f"/rules/{game}#{rule}", title=words, target="rules", data_why=words)[
        icon("why"), h.span[text or speech.say("why")]
    ]


def rule_words(speech: Speech, game: str, rule: str) -> str:
    """A rule as one reads it on the way: a ruling begins with its question."""
    said = speech.words.rule(rule, game)
    return ledgers.legible(f"{said.question} {said.text}".strip(), speech.language, game)


def reason(speech: Speech, game: str, text: str, rule: str) -> Element:
    """Why something cannot be done, with the way to its rule."""
    return h.p(".reason")[icon("lock"), h.span[text, " ", rule and why(speech, game, rule)]]


def listed(speech: Speech, names: Sequence[str]) -> str:
    """A, B and C."""
    if len(names) < 2:
        return "".join(names)
    return speech.say("list", most=", ".join(names[:-1]), last=names[-1])


# ---- sentences with elements in them


def slotted(speech: Speech, key: str, slots: Mapping[str, Node]) -> list[Node]:
    """A sentence with elements in it."""
    text = speech.say(key, **{name: f"{MARK}{name}{MARK}" for name in slots})
    return [slots[piece] if place % 2 else piece for place, piece in enumerate(text.split(MARK))]


@cache
def card_ids(game: str) -> frozenset[str]:
    return frozenset(gloam.game(game).card_ids())


def cards_of(game: str, facts: Facts) -> list[str]:
    """The cards an event or a question speaks of."""
    found: list[str] = []
    for fact in facts.values():
        for one in fact if isinstance(fact, tuple) else (fact,):
            if isinstance(one, str) and one in card_ids(game) and one not in found:
                found.append(one)
    return found


def linked(text: str, game: str, cards: Sequence[str], names: Sequence[str], speech: Speech) -> list[Node]:
    """A sentence in which cards lead to their pages and players have their colour."""
    pieces: list[Node] = [text]
    for card in cards:
        name = speech.words.card_name(card)
        pieces = split(pieces, name, h.a(href=f"/cards/{game}/{card}", target="rules", data_read=card)[name])
    for seat in sorted(range(len(names)), key=lambda seat: -len(names[seat])):
        if names[seat]:
            pieces = split(pieces, names[seat], h.strong(class_=f"s{seat + 1}")[names[seat]])
    return pieces


def split(pieces: list[Node], name: str, element: Element) -> list[Node]:
    """Put the element where the name stands, whenever it stands there as a word."""
    made: list[Node] = []
    for piece in pieces:
        rest = piece if isinstance(piece, str) else ""
        at = rest.find(name)
        while at >= 0:
            end = at + len(name)
            alone = (
                not (rest[at - 1 : at].isalnum() or rest[end : end + 1].isalnum())
                if at
                else not rest[end : end + 1].isalnum()
            )
            if alone:
                made += [rest[:at], element]
                rest = rest[end:]
                at = rest.find(name)
            else:
                at = rest.find(name, end)
        made.append(rest if isinstance(piece, str) else piece)
    return made


def sent(action: str, id: str | None = None, **attributes: str | bool) -> Element:
    """A form whose answer comes over the stream; without a script it comes as a page."""
    return h.form({"hx-post": action, "hx-swap": "none"}, id=id, method="post", action=action, **attributes)
