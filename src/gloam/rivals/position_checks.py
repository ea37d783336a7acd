"""What cannot be at a written table though each part of it can: cards where they cannot lie, or too many of them."""

from __future__ import annotations

from typing import Final

from gloam.core.refusal import Unreadable
from gloam.core.table import SETUP
from gloam.rivals.catalogue import (
    ACTION,
    AGENDA_CARD,
    CARDS,
    CHARACTER,
    CITY_CARD,
    EVENT,
    HAVEN_CARD,
    KIND,
    LIBRARY_CARD,
    MODIFIER,
    ONGOING,
    PLOT,
    PRINCE,
    RETAINER,
    TITLE,
    VAMPIRE,
    WRAITH,
    Card,
    is_citys,
    is_unowned,
)
from gloam.rivals.cities import city_cards
from gloam.rivals.pieces import (
    ATTACHED,
    BOARD,
    BOX,
    BURNED,
    CITY_BURNED,
    CITY_DECK,
    CITY_DISCARD,
    DISCARD,
    FACE_DOWN,
    FACTION,
    FOUGHT,
    HAND,
    HAVEN,
    LAID,
    LIBRARY,
    NOBODY,
    STREET,
    TORPOR,
)
from gloam.rivals.position_cards import Cards, Entry
from gloam.rivals.variants import CONCLAVE, PRAGUE

PLAYERS_CARD: Final = LIBRARY_CARD | TITLE | MODIFIER
CAN_LIE: Final = {
    LIBRARY: PLAYERS_CARD,
    FACTION: VAMPIRE,
    HAND: PLAYERS_CARD | VAMPIRE,
    FACE_DOWN: PLOT | AGENDA_CARD | HAVEN_CARD | VAMPIRE,
    LAID: PLAYERS_CARD,
    HAVEN: CHARACTER,
    TORPOR: VAMPIRE,
    ATTACHED: TITLE | RETAINER | LIBRARY_CARD | VAMPIRE | WRAITH | HAVEN_CARD,
    BOARD: HAVEN_CARD | AGENDA_CARD | ONGOING,
    FOUGHT: PLAYERS_CARD,
    DISCARD: PLAYERS_CARD | VAMPIRE,
    BURNED: PLAYERS_CARD | CHARACTER | TITLE | HAVEN_CARD,
    CITY_DECK: CITY_CARD,
    CITY_DISCARD: CITY_CARD,
    CITY_BURNED: CITY_CARD,
    BOX: CITY_CARD | WRAITH | HAVEN_CARD,
}
FOR_PRINCE: Final = (STREET, ATTACHED, CITY_DECK, CITY_DISCARD, CITY_BURNED, BOX)


STANDING: Final = (HAVEN, STREET, TORPOR)


def check_cards(cards: Cards) -> None:
    """Raises `Unreadable` with the path to a card that cannot be where it is, or that is once too often."""
    seen: dict[int, int] = {}
    standing: set[str] = set()
    here = city_cards(cards.table.setup.variants)
    for entry in cards.entries:
        card = CARDS[entry.print]
        if not can_lie(entry):
            raise Unreadable("position-card", card.id, entry.path)
        if is_unowned(card.kind):
            if is_citys(card.kind) and card.id not in here:
                raise elsewhere(card, cards.table.setup.variants, entry.path)
            if card.kind & WRAITH and entry.owner != NOBODY:
                raise Unreadable("position-card-owner", card.id, entry.path)
            seen[entry.print] = seen.get(entry.print, 0) + 1
            if seen[entry.print] > card.copies:
                raise Unreadable("position-card-twice", card.id, entry.path)
        elif entry.owner == NOBODY:
            raise Unreadable("position-card-owner", card.id, entry.path)
        if card.kind & VAMPIRE and entry.zone in (HAVEN, STREET):
            if card.name in standing and cards.table.phase != SETUP:  # [recruit.unique]
                raise Unreadable("position-card-twice", card.id, entry.path)
            standing.add(card.name)
        check_known(cards, entry)


def elsewhere(card: Card, variants: tuple[str, ...], path: str) -> Unreadable:
    """Why a card cannot lie in this City: it comes with a variant, or with the City whose place another takes."""
    for variant in (PRAGUE, CONCLAVE):
        if variant not in variants and card.id in city_cards((variant,)) and card.id not in city_cards(()):
            return Unreadable("position-variant", variant, path)
    return Unreadable("position-card", card.id, path)


def can_lie(entry: Entry) -> bool:
    kind = KIND[entry.print]
    if kind & PRINCE:
        return entry.zone in FOR_PRINCE
    if entry.zone == STREET:
        return is_citys(kind) if entry.holder == NOBODY else kind & CHARACTER != 0 or is_played_event(kind)
    return kind & CAN_LIE[entry.zone] != 0


def is_played_event(kind: int) -> bool:
    """Is this an Action card that lies in The Street as an Event? [card.cover-charge]"""
    return kind & (ACTION | EVENT) == ACTION | EVENT


def check_known(cards: Cards, entry: Entry) -> None:
    """What lies open everyone knows; whoever holds a card knows it; only what is held can be known to be."""
    everyone = cards.table.everyone()
    wraith = KIND[entry.print] & WRAITH != 0  # what is left in their stack everyone can see [wraith.stack]
    hidden = entry.zone in (LIBRARY, FACTION, HAND, FACE_DOWN, LAID, CITY_DECK, BOX) and not wraith
    hung = entry.zone == ATTACHED and entry.down and entry.host is not None and entry.host.zone in STANDING
    holds = entry.zone in (HAND, FACE_DOWN, LAID) or hung
    own = 1 << entry.holder if holds and entry.holder != NOBODY else 0
    if not hidden and not hung and entry.seen != everyone:
        raise Unreadable("position-known", CARDS[entry.print].id, f"{entry.path}.seen")
    if own and not entry.seen & own:
        raise Unreadable("position-known", CARDS[entry.print].id, f"{entry.path}.seen")
    if entry.held and (not holds or entry.held & (entry.seen | own)):
        raise Unreadable("position-known", CARDS[entry.print].id, f"{entry.path}.held")
    if entry.stamp and any(stamp >= entry.stamp for stamp in entry.since):  # it was laid before
        raise Unreadable("position-known", CARDS[entry.print].id, f"{entry.path}.since")
