"""By what one can look for a card: its set, clan, kinds, types, Disciplines, Blood Potency, price and words."""

from __future__ import annotations

from functools import cache
from typing import Final

from gloam.rivals.cards import SETS, set_of
from gloam.rivals.catalogue import ATTACK_TYPES, CLANS, DISCIPLINES, KINDS, NO_CLAN, VAMPIRE, Card
from gloam.rivals.costs import BothCosts, PayBlood, PayPrestige
from gloam.rivals.deck_report import disciplines_of, face
from gloam.rivals.keywords import keywords

FIELDS: Final = ("set", "clan", "kind", "type", "discipline", "potency", "cost", "keyword")


@cache
def facets(card: str) -> dict[str, tuple[str, ...]]:
    """What this card is in each field; nothing where it is nothing. A price is in whatever is paid."""
    one = face(card)
    return {
        "set": (set_of(card),),
        "clan": () if one.clan == NO_CLAN else (CLANS[one.clan],),
        "kind": tuple([name for bit, name in enumerate(KINDS) if one.kind >> bit & 1]),
        "type": tuple([name for bit, name in ATTACK_TYPES.items() if (one.types | one.against) & bit]),
        "discipline": disciplines_of(card),
        "potency": (str(one.potency),) if one.potency else (),
        "cost": tuple(dict.fromkeys([str(price) for price in prices(one)])),
        "keyword": tuple([word.name for word in keywords(card)]),
    }


def prices(card: Card) -> list[int]:
    """Influence for a Title, Prestige for a Conspiracy, and what is paid to play it; for a vampire, its Blood."""
    found = [card.potency] if card.kind & VAMPIRE else []
    found += [card.cost] if card.cost else []
    return found + paid(card.price)


def paid(price: object) -> list[int]:
    if isinstance(price, BothCosts):
        return paid(price.one) + paid(price.other)
    if isinstance(price, (PayBlood, PayPrestige)) and isinstance(price.amount, int):
        return [price.amount]
    return []


@cache
def values(field: str) -> tuple[str, ...]:
    """Everything that some card is in this field, in the order in which one would list it."""
    order = {
        "set": [each.id for each in SETS],
        "clan": list(CLANS),
        "kind": list(KINDS),
        "type": list(ATTACK_TYPES.values()),
        "discipline": list(DISCIPLINES),
    }
    found = {value for each in SETS for card in each.cards for value in facets(card.id)[field]}
    listed = order.get(field, sorted(found, key=lambda value: (len(value) if value.isdigit() else 0, value)))
    return tuple([value for value in listed if value in found])
