"""Parties: who stands with whom in The Street; moving there, and regrouping."""

from __future__ import annotations

from typing import ClassVar, Final

from gloam.core.draft import Draft
from gloam.core.event import Fact
from gloam.core.refusal import Refused
from gloam.core.step import Field
from gloam.core.table import Table
from gloam.core.texts import QUALITY
from gloam.rivals.bases import RivalsAsk
from gloam.rivals.catalogue import CONFINED, MORTAL, PROWL, REACH, VAMPIRE
from gloam.rivals.pieces import HAVEN, NOTHING, STREET
from gloam.rivals.refusing import meant
from gloam.rivals.table import RivalsTable, rivals
from gloam.rivals.verbs import went_out

FROM_HOME: Final = {PROWL: MORTAL, REACH: VAMPIRE}  # by quality: what one may attack in The Street from one's Haven


def aims_from_home(table: RivalsTable, card: int) -> int:
    """The kinds of cards in The Street that this one may attack without leaving its Haven. [card.the-sewers]
    [key.reach]"""
    if table.pieces[card].zone != HAVEN:
        return 0
    return sum([kind for quality, kind in FROM_HOME.items() if table.quality(quality, card) > 0])


def in_street(table: RivalsTable, seat: int) -> list[int]:
    return [card for card in table.coterie[seat] if table.pieces[card].zone == STREET]


def ready_in_street(table: RivalsTable, seat: int) -> list[int]:
    found: list[int] = []
    for card in table.coterie[seat]:
        piece = table.pieces[card]
        if piece.zone == STREET and piece.ready:
            found.append(card)
    return found


def form(table: RivalsTable, cards: tuple[int, ...]) -> None:
    """These now stand together, apart from all others. Under Wandering the BART Tunnels each stands alone."""
    table.serial += 1
    for card in cards:
        if table.alone_outside(table.pieces[card].holder):
            table.serial += 1
        table.pieces[card] = table.pieces[card].but(party=table.serial)


def confined(table: RivalsTable, card: int) -> bool:
    """Can it not go to The Street, since it is its own player's turn? [card.city-wide-lockdown]"""
    if not table.index[QUALITY + CONFINED] or table.pieces[card].holder != table.active:
        return False
    return table.quality(CONFINED, card) > 0


def to_street(table: RivalsTable, card: int) -> None:
    """Alone at first. [move.party]"""
    table.move(card, STREET, table.pieces[card].holder)
    form(table, (card,))
    went_out(table, card)


def parties(table: RivalsTable, seat: int) -> list[tuple[int, ...]]:
    """The parties of a player in The Street, in the order they were formed."""
    found: dict[int, tuple[int, ...]] = {}
    for card in in_street(table, seat):
        party = table.pieces[card].party
        found[party] = (*found.get(party, ()), card)
    return [found[party] for party in sorted(found)]


class AskJoin(RivalsAsk):
    """Alone, or with a party of one's own there. [move.party]"""

    rule: ClassVar[str] = "move.party"

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat)
        self.card: Final = card

    def fields(self) -> tuple[Field, ...]:
        return (self.seat, self.card)

    def facts(self, table: Table) -> dict[str, Fact]:
        return {"card": rivals(table).handle(self.card)}

    def offer(self, table: RivalsTable) -> list[str]:
        if table.alone_outside(self.seat):
            return ["alone"]
        others = [party for party in parties(table, self.seat) if self.card not in party]
        return ["alone", *[f"join {table.handle(party[0])}" for party in others]]

    def why_not(self, table: Table, option: str) -> Refused | None:
        """[party.own-only] [move.party]"""
        here = rivals(table)
        verb, _, handle = option.partition(" ")
        card = meant(here, self.seat, handle) if verb == "join" else NOTHING
        if card == NOTHING:
            return None
        if here.pieces[card].holder != self.seat:
            return Refused("party.own-only", card=here.id_of(card))
        party = here.party(card) if card in in_street(here, self.seat) else ()
        if party and self.card not in party:
            return Refused("move.party", card=here.id_of(card), bearer=here.id_of(party[0]))
        return Refused("move.party", card=here.id_of(card))

    def answered(self, table: RivalsTable, option: str) -> None:
        if option != "alone":
            host = table.pieces[table.with_handle(option[5:])]
            table.pieces[self.card] = table.pieces[self.card].but(party=host.party)


class DraftParty(Draft):
    """Whom the attacker or the claimant takes along: any of the ready vampires in The Street. [window.regroup]"""

    rule: ClassVar[str] = "attack.step1-party"
    adds: ClassVar[str] = "with"
    drops: ClassVar[str] = "without"

    def __init__(self, seat: int, leading: int, chosen: tuple[int, ...]) -> None:
        super().__init__(seat, chosen)
        self.leading: Final = leading

    def fields(self) -> tuple[Field, ...]:
        return (self.seat, self.leading, self.chosen)

    def facts(self, table: Table) -> dict[str, Fact]:
        here = rivals(table)
        chosen, mates = [[here.handle(card) for card in cards] for cards in (self.chosen, mates_of(here, self.leading))]
        return {"card": here.handle(self.leading), "chosen": tuple(chosen), "party": tuple(mates)}

    def ends(self, table: Table) -> list[str]:
        return ["go"]

    def choosable(self, table: Table) -> list[int]:
        here = rivals(table)
        if here.alone_outside(self.seat):
            return []
        return [card for card in ready_in_street(here, self.seat) if card != self.leading and card not in self.chosen]

    def named(self, table: Table, thing: int) -> str:
        return rivals(table).handle(thing)

    def why_not(self, table: Table, option: str) -> Refused | None:
        """[attack.step1-party] [card.bart-tunnels] [party.own-only]"""
        here = rivals(table)
        verb, _, handle = option.partition(" ")
        card = meant(here, self.seat, handle) if verb in (self.adds, self.drops) else NOTHING
        if card == NOTHING:
            return None
        name = here.id_of(card)
        if verb == self.drops:
            return Refused("window.principle", unchosen=name)
        if here.pieces[card].holder != self.seat:
            return Refused("party.own-only", card=name)
        if card == self.leading or card in self.chosen:
            return Refused("attack.step1-party", chosen=name)
        if card in ready_in_street(here, self.seat):
            return Refused("card.bart-tunnels", card=name)
        return Refused("attack.step1-party", card=name)

    def turns_back(self, table: Table, option: str) -> bool:
        """To leave one whom one stands with is a choice; to take that one along again only undoes it."""
        here = rivals(table)
        verb, _, name = option.partition(" ")
        mates = [here.handle(card) for card in mates_of(here, self.leading)]
        return verb == (self.adds if name in mates else self.drops)


def mates_of(table: RivalsTable, leading: int) -> tuple[int, ...]:
    """Whom one would take along without a word: the ready members of the party one stands in. [window.regroup]"""
    mates = table.party(leading)
    seat = table.pieces[leading].holder
    return tuple([card for card in ready_in_street(table, seat) if card in mates and card != leading])


def at_home(table: RivalsTable, seat: int) -> list[int]:
    return [card for card in table.coterie[seat] if table.pieces[card].zone == HAVEN]
