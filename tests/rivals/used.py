"""Which cards a game of Rivals has used."""

from __future__ import annotations

from typing import Final

from gloam.core.event import Event
from gloam.rivals.catalogue import CARDS
from gloam.rivals.ghouls import BOUND
from gloam.rivals.table import RivalsTable

IN_USE: Final = (
    "attached", "attack-card", "city-revealed", "conspiracy-resolved", "influence-card", "influence-shown", "leader",
    "played", "reaction", "recruited", "shown-for-intel", "hardened", "bound",
)  # fmt: skip
COMMON: Final = {card.first_print: card.id for card in CARDS if card.first_print}


def used(table: RivalsTable) -> set[str]:
    """Vampires that came into play, City cards that were revealed, Library cards that were played and meant something,
    Havens and Agendas that lay there; one in its first print is the same card."""
    found = {named(event) for event in table.happened() if event.what in IN_USE and "card" in event.facts}
    found.update([table.id_of(card) for cards in table.board for card in cards])
    return {COMMON.get(card, card) for card in found}


def named(event: Event) -> str:
    """The id of the card that an event speaks of, or of the Ghoul that a card has become."""
    if event.what == "bound":
        return BOUND
    handles = event.facts.get("names", ())
    assert isinstance(handles, tuple)
    names = dict([str(one).split(" ") for one in handles])
    card = str(event.facts["card"])
    return names.get(card, card)
