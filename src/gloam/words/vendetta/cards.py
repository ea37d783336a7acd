"""Finding the cards of Vendetta, and the effects inside them, for whoever puts them into words."""

from __future__ import annotations

from functools import cache

from gloam.core.choices import ChooseOne
from gloam.core.codec import gather
from gloam.core.effect import Effect
from gloam.core.refusal import Unreadable
from gloam.vendetta.catalogue import (
    ALLIES,
    CARD,
    CLAN_CARDS,
    CLAN_SIZE,
    CLANS,
    LOCATION_CARDS,
    NUMBER,
    RELICS,
    Ally,
    ClanCard,
    LocationCard,
    Relic,
)
from gloam.vendetta.hits import TheyChoose
from gloam.words import files

Card = ClanCard | Ally | LocationCard | Relic


@cache
def cards() -> dict[str, Card]:
    """Every card by its id."""
    found: list[Card] = [*CARD, *ALLIES, *LOCATION_CARDS, *RELICS]
    return {card.id: card for card in found}


def card_of(id: str) -> Card:
    if id not in cards():
        raise Unreadable("card", id)
    return cards()[id]


def card_name(language: str, id: str) -> str:
    return files.card_name(language, "vendetta", cards(), id)


def effects_of(id: str) -> list[Effect]:
    """Every effect of this card, however deep, the outer before the inner; none for what is no card."""
    found: list[Effect] = []
    if id in cards():
        gather(cards()[id], found)
    return found


def choice_of(id: str, number: int) -> Effect:
    """What a card offers as its choice of this number, to its own player or to another."""
    for effect in effects_of(id):
        if isinstance(effect, (ChooseOne, TheyChoose)):
            return effect.choices[number - 1]
    raise AssertionError(f"{id} gives no choice")


def namesake(options: tuple[str, ...], answer: str) -> str:
    """The clan of this answer's card, where another clan's card of the same name is offered as well; else ''."""
    card = answer.rsplit(" ", 1)[-1]
    if card not in NUMBER or NUMBER[card] >= CLAN_CARDS or not CARD[NUMBER[card]].starter:
        return ""
    others = [option for option in options if option.endswith(card[2:]) and option != answer]
    return CLANS[NUMBER[card] // CLAN_SIZE] if others else ""


def is_ally(id: str) -> bool:
    return isinstance(cards().get(id), Ally)
