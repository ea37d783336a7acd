"""Claiming Prince of the City: the claimant is exhausted, and each foe may attack it once."""

from __future__ import annotations

from typing import ClassVar

from gloam.core.deeds import Deed
from gloam.core.draft import Draft
from gloam.core.event import Fact
from gloam.core.refusal import Refused
from gloam.core.table import Table
from gloam.rivals.allowance import spend
from gloam.rivals.attack import GoOnAttack
from gloam.rivals.attack_end import start_attack
from gloam.rivals.attack_record import Attack
from gloam.rivals.bases import RivalsAsk, RivalsStep
from gloam.rivals.catalogue import GHOUL, PRINCE
from gloam.rivals.parties import DraftParty, form, mates_of
from gloam.rivals.pieces import NOTHING
from gloam.rivals.refusing import meant, why_not_own
from gloam.rivals.spoils import attaching
from gloam.rivals.table import RivalsTable, rivals
from gloam.rivals.verbs import EXHAUST, acting
from gloam.rivals.which import active


def title(table: RivalsTable) -> int:
    """Prince of the City, if it lies free in The Street. [claim.available]"""
    for card in table.street:
        if table.is_a(card, PRINCE):
            return card
    return NOTHING


def why_not(table: RivalsTable, seat: int, rest: str) -> Refused | None:
    card = meant(table, seat, rest)
    if card == NOTHING:
        return None
    no = why_not_own(table, seat, card)
    if no is not None:
        return no
    if title(table) == NOTHING:
        return Refused("claim.available", card=table.id_of(card))
    if table.is_a(card, GHOUL):
        return Refused("ghoul.no-vampire", title=table.id_of(title(table)), card=table.id_of(card))
    return Refused("claim.claimant", card=table.id_of(card))


def claim(table: RivalsTable, seat: int, claimant: int) -> None:
    """Those who stand with it and are ready come along unless they are left. [window.regroup]"""
    table.next(DraftClaim(seat, claimant, mates_of(table, claimant)))


class DraftClaim(DraftParty):
    """Who stands with the claimant. Those of its party who are exhausted stay with it. [claim.claimant-party]"""

    rule: ClassVar[str] = "claim.claimant"

    def choosing(self, chosen: tuple[int, ...]) -> Draft:
        return DraftClaim(self.seat, self.leading, chosen)

    def carry_out(self, table: Table, option: str) -> None:
        here, claimant = rivals(table), self.leading
        tired = [card for card in here.party(claimant) if not here.pieces[card].ready]
        form(here, (claimant, *self.chosen, *tired))
        spend(here)
        here.claimant = claimant
        here.tell("claimed", "claim.claimant", self.seat, {"card": here.handle(claimant)})
        challenges = [AskChallenge(foe) for foe in here.foes(self.seat)]
        tires = Deed(EXHAUST, self.seat, claimant, 1, claimant, self.seat)
        here.next(tires, *acting(here, self.seat, claimant), *challenges, EndClaim())


class AskChallenge(RivalsAsk):
    """One chance to attack the claimant with a ready vampire, wherever that is. [claim.foes-in-turn]
    [claim.challenger]"""

    rule: ClassVar[str] = "claim.foes-in-turn"

    def facts(self, table: Table) -> dict[str, Fact]:
        here = rivals(table)
        return {"card": here.handle(here.claimant)}

    def offer(self, table: RivalsTable) -> list[str]:
        if not active(table, table.claimant):
            return ["pass"]
        ready = [card for card in table.coterie[self.seat] if table.pieces[card].ready]
        return ["pass", *[f"challenge {table.handle(card)}" for card in ready]]

    def why_not(self, table: Table, option: str) -> Refused | None:
        here = rivals(table)
        verb, _, handle = option.partition(" ")
        card = meant(here, self.seat, handle) if verb == "challenge" else NOTHING
        if card == NOTHING:
            return None
        return why_not_own(here, self.seat, card) or Refused("claim.challenger", card=here.id_of(card))

    def answered(self, table: RivalsTable, option: str) -> None:
        if option == "pass":
            return
        attacker = table.with_handle(option[10:])
        attack = Attack(self.seat, attacker, challenge=True)
        attack.target = attack.first = table.claimant
        attack.foe = table.active
        attack.step = 4
        start_attack(table, attack)
        facts: dict[str, Fact] = {"card": table.handle(attacker), "target": table.handle(table.claimant)}
        table.tell("challenged", "claim.challenger", self.seat, facts)
        tired = Deed(EXHAUST, self.seat, attacker, 1, attacker, self.seat)
        table.next(tired, GoOnAttack(4))


class EndClaim(RivalsStep):
    """Whoever still stands has the Title. [claim.success] [claim.defeated]"""

    def do(self, table: RivalsTable) -> None:
        claimant, table.claimant = table.claimant, NOTHING
        prince = title(table)
        if not active(table, claimant) or prince == NOTHING:
            table.tell("claim-failed", "claim.defeated", table.active, {})
            return
        table.tell("claim-succeeded", "claim.success", table.active, {"card": table.handle(claimant)})
        table.next(*attaching(table, claimant, prince, table.active, claimant))
