"""The cards of Rivals as those who number them need them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from gloam.core.codec import gather
from gloam.core.effect import Effect
from gloam.core.texts import Instead, Whenever
from gloam.rivals.attachments import AttachThis
from gloam.rivals.box import COPIES_IN_BOX, PLAYERS
from gloam.rivals.cards import ALL
from gloam.rivals.catalogue import AGENDA_CARD, HAVEN_CARD, LIBRARY_CARD, UNIQUE, VAMPIRE, Card, is_unowned
from gloam.rivals.texts import Activated

USED: Final = (Activated, Whenever, Instead)
IDS: Final = tuple([card.id for card in ALL])  # in the order in which the catalogue numbers them


def alike(card: Card) -> int:
    """How many of a card one player may have in play: of a City card or a token as many as there are, of a Library card
    as many as a deck may hold, of all others one."""
    if is_unowned(card.kind):
        return card.copies
    return 1 if card.kind & (VAMPIRE | HAVEN_CARD | AGENDA_CARD | UNIQUE) else COPIES_IN_BOX


COPIES: Final = {card.id: alike(card) for card in ALL}
AT_ONE_TABLE: Final = {  # how many all players may have together
    card.id: alike(card) * (PLAYERS[-1] if card.kind & LIBRARY_CARD and not card.kind & UNIQUE else 1) for card in ALL
}


def of_kind(kind: int) -> tuple[str, ...]:
    """All cards that are one of these kinds."""
    return tuple([card.id for card in ALL if card.kind & kind])


def usable() -> tuple[str, ...]:
    """All cards with a text that a player may use, or whose turn a player may choose."""
    return tuple([card.id for card in ALL if any(isinstance(text, USED) for text in card.texts)])


def attachable() -> tuple[str, ...]:
    """All Library cards that stay with a character without being Titles."""
    found: list[str] = []
    for card in ALL:
        effects: list[Effect] = []
        gather(card, effects)
        if card.kind & LIBRARY_CARD and any(isinstance(effect, AttachThis) for effect in effects):
            found.append(card.id)
    return tuple(found)


def names_in(facts: Mapping[str, object]) -> dict[str, str]:
    """Which cards the handles in a question or an event are."""
    pairs = facts.get("names", ())
    assert isinstance(pairs, tuple), "names are several"
    return {handle: card for handle, _, card in [str(pair).partition(" ") for pair in pairs]}
