"""Recruiting: a vampire from hand into the Haven, for Prestige that becomes its Blood."""

from __future__ import annotations

from typing import Final

from gloam.core.deeds import Deed
from gloam.core.refusal import Refused
from gloam.core.texts import QUALITY
from gloam.rivals.allowance import spend
from gloam.rivals.catalogue import CARDS, DISCOUNT, KIND, NUMBER, VAMPIRE
from gloam.rivals.hands import in_hand, names_in_hand
from gloam.rivals.pieces import BURNED, HAVEN, NOBODY
from gloam.rivals.table import RivalsTable
from gloam.rivals.texts import NEXT_RECRUIT
from gloam.rivals.tokens import taken, tokens
from gloam.rivals.verbs import RECRUITED, laded


def offered(table: RivalsTable, seat: int) -> list[str]:
    names = names_in_hand(table, seat, VAMPIRE)
    return [f"recruit {name}" for name in names if not forbids(table, seat, name)]


LEAST_SAVED: Final = 2  # the Blood Potency from which an Ongoing card makes recruiting cheaper


def price(table: RivalsTable, seat: int, name: str) -> int:
    """Its Blood Potency, less what a Herald saves, or a card before its player, which does so of 2 or more.
    [recruit.pay] [card.herald-price] [card.cryptolect]"""
    full = CARDS[NUMBER[name]].potency
    if not table.index[QUALITY + DISCOUNT]:
        return full
    who = table.coterie[seat] if full < LEAST_SAVED else table.coterie[seat] + table.board[seat]
    return max(0, full - sum([table.quality(DISCOUNT, card) for card in who]))


def why_not(table: RivalsTable, seat: int, name: str) -> Refused | None:
    """[recruit.keep-one] [recruit.unique]"""
    if name not in NUMBER:
        return None
    if not KIND[NUMBER[name]] & VAMPIRE:
        return Refused("recruit.pay", other=name)
    if name not in names_in_hand(table, seat, VAMPIRE):
        return Refused("recruit.pay", card=name)
    return why_not_from(table, seat, name)


def forbids(table: RivalsTable, seat: int, name: str) -> str:
    """The rule by which this vampire in hand cannot be recruited now, or none. [recruit.keep-one] [recruit.unique]"""
    if price(table, seat, name) >= table.has_prestige(seat):
        return "recruit.keep-one"
    return "" if whose(table, name) == NOBODY else "recruit.unique"


def why_not_from(table: RivalsTable, seat: int, name: str) -> Refused | None:
    """Why this vampire in hand cannot be recruited now."""
    rule = forbids(table, seat, name)
    if rule == "recruit.keep-one":
        return Refused(rule, card=name, cost=price(table, seat, name), prestige=table.has_prestige(seat))
    return Refused(rule, card=name, seat=whose(table, name)) if rule else None


def whose(table: RivalsTable, name: str) -> int:
    """In whose coterie this vampire is now, if in any."""
    number = NUMBER[name]
    for seat in range(table.seats):
        for card in table.coterie[seat]:
            if table.prints[card] == number:
                return seat
    return NOBODY


def recruit(table: RivalsTable, seat: int, name: str) -> None:
    """A namesake in Torpor is burned with its Title; what was saved on this one is used up. [recruit.usurp]
    [card.the-tenderloin]"""
    card, cost = in_hand(table, seat, name), price(table, seat, name)
    spend(table, unhosted=True)
    usurp(table, name)
    paid = taken(table.prestige[seat], seat, cost)
    table.prestige[seat] -= paid
    table.move(card, HAVEN, seat)
    more = table.from_supply(seat, table.face(card).potency - cost)
    table.pieces[card] = table.pieces[card].but(tokens=paid + tokens(seat, more), party=0)
    laded(table, seat, card, 0)
    table.end(NEXT_RECRUIT)
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
