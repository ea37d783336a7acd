"""Recruiting: a vampire from hand into the Haven, for Prestige that becomes its Blood."""

from __future__ import annotations

from gloam.core.deeds import Deed
from gloam.core.refusal import Refused
from gloam.rivals.catalogue import CARDS, DISCOUNT, KIND, NUMBER, VAMPIRE
from gloam.rivals.hands import in_hand, names_in_hand
from gloam.rivals.pieces import BURNED, HAVEN
from gloam.rivals.table import RivalsTable
from gloam.rivals.tokens import taken, tokens
from gloam.rivals.verbs import RECRUITED


def offered(table: RivalsTable, seat: int) -> list[str]:
    names = names_in_hand(table, seat, VAMPIRE)
    return [f"recruit {name}" for name in names if why_not_from(table, seat, name) is None]


def price(table: RivalsTable, seat: int, name: str) -> int:
    """Its Blood Potency, less what a Herald saves. [recruit.pay] [card.herald-price]"""
    saved = sum([table.quality(DISCOUNT, card) for card in table.coterie[seat]])
    return max(0, CARDS[NUMBER[name]].potency - saved)


def why_not(table: RivalsTable, seat: int, name: str) -> Refused | None:
    """[recruit.keep-one] [recruit.unique]"""
    if name not in NUMBER:
        return None
    if not KIND[NUMBER[name]] & VAMPIRE:
        return Refused("recruit.pay", other=name)
    if name not in names_in_hand(table, seat, VAMPIRE):
        return Refused("recruit.pay", card=name)
    return why_not_from(table, seat, name)


def why_not_from(table: RivalsTable, seat: int, name: str) -> Refused | None:
    """Why this vampire in hand cannot be recruited now. [recruit.keep-one] [recruit.unique]"""
    cost = price(table, seat, name)
    if cost >= table.has_prestige(seat):
        return Refused("recruit.keep-one", card=name, cost=cost, prestige=table.has_prestige(seat))
    number = NUMBER[name]
    for other in range(table.seats):
        for card in table.coterie[other]:
            if table.prints[card] == number:
                return Refused("recruit.unique", card=name, seat=other)
    return None


def recruit(table: RivalsTable, seat: int, name: str) -> None:
    """A namesake in Torpor is burned with its Title. [recruit.usurp]"""
    card, cost = in_hand(table, seat, name), price(table, seat, name)
    table.actions -= 1
    table.asked_for = ()
    usurp(table, name)
    paid = taken(table.prestige[seat], seat, cost)
    table.prestige[seat] -= paid
    table.move(card, HAVEN, seat)
    more = table.from_supply(seat, table.face(card).potency - cost)
    table.pieces[card] = table.pieces[card].but(tokens=paid + tokens(seat, more), party=0)
    table.tell("recruited", "recruit.pay", seat, {"card": name, "cost": cost})
    table.next(Deed(RECRUITED, seat, card, 1, card, seat))


def usurp(table: RivalsTable, name: str) -> None:
    for seat in range(table.seats):
        for card in table.torpor[seat]:
            if table.id_of(card) == name:
                for guest in table.pieces[card].guests:
                    table.move(guest, BURNED, table.owner[guest])
                table.to_supply(table.pieces[card].tokens)
                table.move(card, BURNED, seat)
                table.tell("usurped", "recruit.usurp", seat, {"card": name})
