"""Finding the cards of Rivals, and the effects inside them, for whoever puts them into words."""

from __future__ import annotations

from functools import cache

from gloam.core.choices import ChooseOne, May
from gloam.core.codec import gather
from gloam.core.effect import Effect
from gloam.core.refusal import Unreadable
from gloam.rivals.cards import ALL
from gloam.rivals.catalogue import VAMPIRE, Card
from gloam.words import files


@cache
def cards() -> dict[str, Card]:
    """Every card by its id."""
    return {card.id: card for card in ALL}


def card_of(id: str) -> Card:
    if id not in cards():
        raise Unreadable("card", id)
    return cards()[id]


def card_name(language: str, id: str) -> str:
    return files.card_name(language, "rivals", cards(), id)


def is_vampire(id: str) -> bool:
    return id in cards() and cards()[id].kind & VAMPIRE != 0


def effects_of(id: str) -> list[Effect]:
    """Every effect of this card, however deep, the outer before the inner; none for what is no card."""
    found: list[Effect] = []
    if id in cards():
        gather(cards()[id], found)
    return found


def choice_of(id: str, number: int) -> Effect:
    """What a card offers as its choice of this number."""
    for effect in effects_of(id):
        if isinstance(effect, ChooseOne):
            return effect.choices[number - 1]
    raise AssertionError(f"{id} gives no choice")


def offer_of(id: str) -> May | None:
    """What a card says its player may do, if it does."""
    for effect in effects_of(id):
        if isinstance(effect, May):
            return effect
    return None
