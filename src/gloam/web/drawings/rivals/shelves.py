"""The cards of Rivals, shelf by shelf."""

from __future__ import annotations

from gloam.rivals import cards
from gloam.rivals.catalogue import (
    AGENDA_CARD,
    ATTACK,
    CLANS,
    EVENT,
    HAVEN_CARD,
    HOUSE,
    MORTAL,
    REACTION,
    VAMPIRE,
    WRAITH,
    Card,
    is_citys,
)
from gloam.rivals.keywords import answers, keywords, rulings_of
from gloam.rivals.setup import GAME
from gloam.web.reading.ledgers import naming
from gloam.web.reading.shelves import Held, Shelf, Shelves
from gloam.words.pages import Speech
from gloam.words.rivals.cards import cards as spoken


class RivalsShelves(Shelves):
    """The vampires clan by clan, then what is played, then Havens, Agendas and the City."""

    def all(self, speech: Speech) -> list[Shelf]:
        found: list[Shelf] = []
        for number, clan in enumerate(CLANS):
            name = speech.term(f"clan.{clan}")
            mine = [card for card in cards.IN_PRINT if card.kind & VAMPIRE and card.clan == number]
            found.append(Shelf(clan, speech.say("cards.vampires-of", clan=name), held(mine, "vampire", f"clan-{clan}")))
        for key, kind, symbol in (
            ("attacks", "attack", "power"),
            ("reactions", "reaction", "shield"),
            ("actions", "action", "hand"),
            ("havens", "haven", "haven"),
            ("agendas", "agenda", "agenda"),
        ):
            mine = [card for card in cards.IN_PRINT if shelf_of(card) == key]
            found.append(Shelf(key, speech.say(f"cards.{key}"), held(mine, kind, symbol)))
        city = [Held(card.id, city_kind(card), "city") for card in cards.IN_PRINT if shelf_of(card) == "city"]
        wraiths = [card for card in cards.IN_PRINT if shelf_of(card) == "wraiths"]
        found.append(Shelf("city", speech.say("cards.city"), tuple(city)))
        return [*found, Shelf("wraiths", speech.say("cards.wraiths"), held(wraiths, "wraith", "rivals-wraith"))]

    def noun(self, kind: str) -> str:
        return f"kind.{kind}"

    def touched(self, card: Held) -> list[str]:
        explained = [rule for _, rule in self.keywords(card)]
        found = [*rulings_of(card.id), *naming("en", GAME).get(card.id, ())]
        return [rule for rule in dict.fromkeys(found) if rule not in explained]

    def keywords(self, card: Held) -> list[tuple[str, str]]:
        return [(f"keyword.{word.name}", word.rule) for word in keywords(card.id)]

    def answers(self, card: Held) -> list[str]:
        return answers(card.id)

    def is_ours(self, card: str) -> bool:
        return bool(spoken()[card].provenance == HOUSE)


def held(found: list[Card], kind: str, symbol: str) -> tuple[Held, ...]:
    return tuple([Held(card.id, kind, symbol) for card in found])


def city_kind(card: Card) -> str:
    if card.kind & EVENT:
        return "event"
    return "mortal" if card.kind & MORTAL else "title"


def shelf_of(card: Card) -> str:
    kind = card.kind
    if kind & VAMPIRE:
        return "vampires"
    if kind & ATTACK:
        return "attacks"
    if kind & REACTION:
        return "reactions"
    if kind & HAVEN_CARD:
        return "havens"
    if kind & AGENDA_CARD:
        return "agendas"
    if kind & WRAITH:
        return "wraiths"
    return "city" if is_citys(kind) else "actions"
