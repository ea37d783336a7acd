"""How the numbers on the table come about, where they are not simply what is printed. It is no part of the view, which
is made far more often; only what everyone can see goes into it, and beside it the prices of a seat's own cards."""

from __future__ import annotations

from typing import Final

from gloam.rivals.catalogue import (
    BASE,
    BODY,
    CARDS,
    CHARM,
    DISCOUNT,
    EXPOSED,
    INFLUENCE,
    MIND,
    NUMBER,
    POTENCY,
    PRINCE,
    SECRECY,
    SHIELD,
    VAMPIRE,
)
from gloam.rivals.forecast_texts import added
from gloam.rivals.hands import names_in_hand
from gloam.rivals.influence import influence
from gloam.rivals.pieces import NOTHING, OPENLY
from gloam.rivals.recruiting import price
from gloam.rivals.table import RivalsTable

Plain = dict[str, object]
SHOWN: Final = (
    ("potency", POTENCY), ("physical", BODY), ("social", CHARM), ("mental", MIND), ("influence", INFLUENCE),
    ("secrecy", SECRECY), ("shields", SHIELD),
)  # fmt: skip


def sums(table: RivalsTable) -> Plain:
    """By handle and number, the parts of each that differs from what is printed."""
    cards: Plain = {}
    for player in range(table.seats):
        for card in (*table.coterie[player], *table.torpor[player]):
            found = of_vampire(table, card)
            if found:
                cards[table.handle(card)] = found
    return cards


def of_vampire(table: RivalsTable, card: int) -> Plain:
    found: Plain = {}
    for name, which in SHOWN:
        parts = of_quality(table, which, card)
        if which == INFLUENCE:
            parts = levelled(parts, influence(table, card), "mute" if table.pieces[card].mute else "least")
        elif which == SECRECY:
            parts = levelled(parts, table.secrecy(card), "prince", exposing(table, card))
        if any(one["what"] != "printed" for one in parts):
            found[name] = parts
    return found


def of_quality(table: RivalsTable, which: int, card: int) -> list[Plain]:
    """What is printed, "-1 BP" tokens, drained vampires, the Leader token, the Haven it is in, and each text in force.
    [setup.leader-token] [haven.secrecy] [bptok.lowers]"""
    own = BASE[table.prints[card]][which]
    found = [part(table, "printed", NOTHING, own)] if own else []
    if which == POTENCY and table.pieces[card].weak:
        found.append(part(table, "weak", NOTHING, -table.pieces[card].weak))
    if which == POTENCY:
        drained = [guest for guest in table.pieces[card].guests if table.is_a(guest, VAMPIRE)]
        found += [part(table, "drained", guest, 1) for guest in drained]
    if which == INFLUENCE and card in table.leader:
        found.append(part(table, "leader", NOTHING, 1))
    if which == SECRECY and table.is_hidden_at_home(card):
        found.append(part(table, "haven", NOTHING, 1))
    return found + [part(table, "text", by, amount) for by, amount in added(table, which, card)]


def exposing(table: RivalsTable, card: int) -> str | None:
    """What leaves this vampire no Secrecy: a text in force, or the Title that comes from the City.
    [card.sword-of-god]"""
    titles = [guest for guest in table.pieces[card].guests if table.is_a(guest, PRINCE)]
    return next((table.id_of(by) for by in (*titles, *[by for by, _ in added(table, EXPOSED, card)])), None)


def levelled(parts: list[Plain], real: int, why: str, by: str | None = None) -> list[Plain]:
    """With what takes the sum to what it really is: a No Influence token, the Prince of the City, or that nothing is
    less than 0. [infl.token-blocks] [prince.no-secrecy]"""
    over = real - sum([int(str(one["amount"])) for one in parts])
    if not over:
        return parts
    return [*parts, {"what": why, "by": by, "amount": over}]


def part(table: RivalsTable, what: str, card: int, amount: int) -> Plain:
    """A card that has gone where not everyone sees it is not named: nobody may learn from this where it is."""
    known = card >= 0 and OPENLY >> table.pieces[card].zone & 1
    return {"what": what, "by": table.id_of(card) if known else None, "amount": amount}


def prices(table: RivalsTable, seat: int) -> Plain:
    """By card, the parts of what it costs the seat to recruit a vampire in its hand. [recruit.pay]
    [card.herald-price]"""
    saved = [(by, amount) for card in table.coterie[seat] for by, amount in added(table, DISCOUNT, card)]
    found: Plain = {}
    for name in names_in_hand(table, seat, VAMPIRE):
        parts = [part(table, "printed", NOTHING, CARDS[NUMBER[name]].potency)]
        parts += [part(table, "text", by, -amount) for by, amount in saved]
        found[name] = levelled(parts, price(table, seat, name), "least")
    return found
