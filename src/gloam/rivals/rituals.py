"""Rituals: who casts one, how many actions it takes, and the Blood that is placed on it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from gloam.core.deeds import Deed
from gloam.core.draft import Draft
from gloam.core.effect import Count
from gloam.core.event import Fact
from gloam.core.refusal import Refused
from gloam.core.step import Field
from gloam.core.table import Table, amount_in
from gloam.core.texts import Cause
from gloam.rivals.attack_record import DEEDS_NOTED, FED
from gloam.rivals.bases import StepOn
from gloam.rivals.catalogue import Card
from gloam.rivals.costs import AskOfRivals, Cost
from gloam.rivals.pieces import BOARD, NOTHING, TORPOR
from gloam.rivals.refusing import meant
from gloam.rivals.table import RivalsTable, rivals
from gloam.rivals.tokens import of_colour, taken, tokens, total
from gloam.rivals.untimely import on_top
from gloam.rivals.verbs import BURN, laded
from gloam.rivals.which import active, everybody

ALONE: Final = 2  # actions that a Ritual takes [ritual.actions]
HELPED: Final = 1  # the same, where a second vampire is exhausted for it [ritual.reduction]


# ---- who casts it


def able(table: RivalsTable, seat: int, card: int, face: Card, vampire: int) -> bool:
    """Is this vampire ready, and has it the Discipline that the Ritual asks for? [ritual.caster]"""
    cause = Cause(seat, card, 0, vampire)
    return table.pieces[vampire].ready and (face.needs is None or face.needs.holds(table, cause))


def helpers(table: RivalsTable, seat: int, card: int, caster: int) -> list[int]:
    """Who could be exhausted beside the caster, to save an action. [ritual.reduction]"""
    face = table.face(card)
    return [other for other in table.party(caster) if other != caster and able(table, seat, card, face, other)]


def forbids(table: RivalsTable, seat: int, card: int, face: Card, actor: int) -> str:
    """The rule by which this vampire cannot cast it, or none. [ritual.caster] [ritual.actions] [ritual.blood-range]"""
    if not able(table, seat, card, face, actor):
        return "ritual.caster"
    if table.actions < ALONE and not helpers(table, seat, card, actor):
        return "ritual.actions"
    if face.price is not None and not face.price.possible(table, Cause(seat, card, 0, actor)):
        return "ritual.blood-range"
    return ""


# ---- the Blood that is placed on it


def placeable(table: RivalsTable, seat: int, card: int) -> int:
    """How much Blood of this colour the character can spare: never its last. [ritual.not-last] [ritual.blood-source]"""
    piece = table.pieces[card]
    return min(of_colour(piece.tokens, seat), table.blood(card) - 1)


@dataclass(frozen=True)
class PlaceBlood(Cost):
    """From the least to the most Blood of one's colour, taken from characters, is placed on the Ritual.
    [ritual.blood-range] [ritual.blood-source]"""

    least: int
    most: int

    def can(self, table: RivalsTable, source: Cause) -> bool:
        spare = [placeable(table, source.seat, card) for card in everybody(table)]
        return sum([amount for amount in spare if amount > 0]) >= self.least

    def do(self, table: RivalsTable, source: Cause) -> None:
        if self.can(table, source):
            table.next(AskPlaced(source.seat, source.card, ()))


class DraftBlood(Draft):
    """From whom the Blood on a Ritual is taken, 1 after another."""

    adds: ClassVar[str] = "place"
    drops: ClassVar[str] = "leave"

    def __init__(self, seat: int, card: int, chosen: tuple[int, ...]) -> None:
        super().__init__(seat, chosen)
        self.card: Final = card

    def fields(self) -> tuple[Field, ...]:
        return (self.seat, self.card, self.chosen)

    def telling(self) -> bool:
        return True  # a part that was given by itself could not be taken back

    def named(self, table: Table, thing: int) -> str:
        return rivals(table).handle(thing)

    def beyond(self, table: Table, option: str, rest: str) -> Refused | None:
        return on_top(rivals(table), self.seat, option, rest)


class AskPlaced(DraftBlood):
    """From which characters, as much as the card says. [ritual.blood-range] [ritual.foreign-characters]"""

    rule: ClassVar[str] = "ritual.blood-range"

    def price(self, table: RivalsTable) -> PlaceBlood:
        price = table.face(self.card).price
        assert isinstance(price, PlaceBlood), "only a Ritual has Blood placed on it"
        return price

    def facts(self, table: Table) -> dict[str, Fact]:
        here = rivals(table)
        price = self.price(here)
        return {"card": here.id_of(self.card), "placed": len(self.chosen), "least": price.least, "most": price.most}

    def ends(self, table: Table) -> list[str]:
        return ["done"] if len(self.chosen) >= self.price(rivals(table)).least else []

    def choosable(self, table: Table) -> list[int]:
        here = rivals(table)
        return [card for card in everybody(here) if placeable(here, self.seat, card) > self.chosen.count(card)]

    def most(self, table: Table) -> int:
        return self.price(rivals(table)).most

    def why_not(self, table: Table, option: str) -> Refused | None:
        """[ritual.blood-range] [ritual.blood-source] [ritual.not-last]"""
        here = rivals(table)
        verb, _, handle = option.partition(" ")
        if option == "done":
            return self.out_of_range(here, len(self.chosen))
        card = meant(here, self.seat, handle) if verb in (self.adds, self.drops) else NOTHING
        if card == NOTHING:
            return None
        name = here.id_of(card)
        if verb == self.drops:
            return Refused("window.principle", unchosen=name)
        if here.pieces[card].zone == TORPOR:
            return Refused("ritual.blood-source", asleep=name)
        if not active(here, card) or of_colour(here.pieces[card].tokens, self.seat) <= self.chosen.count(card):
            return Refused("ritual.blood-source", card=name)
        if placeable(here, self.seat, card) <= self.chosen.count(card):
            return Refused("ritual.not-last", card=name)
        return self.out_of_range(here, len(self.chosen) + 1)

    def out_of_range(self, table: RivalsTable, amount: int) -> Refused:
        price = self.price(table)
        name = table.id_of(self.card)
        return Refused("ritual.blood-range", least=price.least, most=price.most, amount=amount, card=name)

    def choosing(self, chosen: tuple[int, ...]) -> AskPlaced:
        return AskPlaced(self.seat, self.card, chosen)

    def carry_out(self, table: Table, option: str) -> None:
        here = rivals(table)
        for card in dict.fromkeys(self.chosen):
            put_blood_on(here, self.card, card, tokens(self.seat, self.chosen.count(card)), self.seat)
        if not any(here.pieces[card].holder == self.seat for card in self.chosen):
            here.fought = (*here.fought, self.card * DEEDS_NOTED + FED)


def put_blood_on(table: RivalsTable, ritual: int, card: int, pile: int, seat: int) -> None:
    """This Blood goes from a character onto a Ritual. [ritual.blood-source] [ritual.more-blood]"""
    piece = table.pieces[card]
    table.pieces[card] = piece.but(tokens=piece.tokens - pile)
    table.put_blood(ritual, pile)
    laded(table, seat, ritual, total(pile))
    facts: dict[str, Fact] = {"card": table.handle(ritual), "giver": table.handle(card), "amount": total(pile)}
    table.tell("blood-placed", "ritual.blood-source", seat, facts)


# ---- Blood from elsewhere


@dataclass(frozen=True)
class RaiseBlood(Cost):
    """For each of these up to 1 Blood of one's colour comes from the general supply onto the Ritual. It takes none of
    them to cast it. [ritual.oblivion]"""

    count: Count

    def do(self, table: RivalsTable, source: Cause) -> None:
        if self.count.of(table, source):
            table.next(AskRaised(self, source))


class AskRaised(AskOfRivals):
    """How much Blood is placed on the Ritual. [ritual.oblivion]"""

    rule: ClassVar[str] = "ritual.oblivion"

    def most(self, table: RivalsTable) -> int:
        effect = self.effect
        assert isinstance(effect, RaiseBlood)
        return effect.count.of(table, self.source)

    def facts(self, table: Table) -> dict[str, Fact]:
        return {**super().facts(table), "most": self.most(rivals(table))}

    def offer(self, table: RivalsTable) -> list[str]:
        return [f"pay {amount}" for amount in range(self.most(table) + 1)]

    def why_not(self, table: Table, option: str) -> Refused | None:
        verb, _, rest = option.partition(" ")
        amount = amount_in(rest) if verb == "pay" else -1
        return None if amount < 0 else Refused(self.rule, amount=amount, most=self.most(rivals(table)))

    def answered(self, table: RivalsTable, option: str) -> None:
        put = table.from_supply(self.seat, int(option[4:]))
        table.put_blood(self.card, tokens(self.seat, put))
        if put:
            laded(table, self.seat, self.card, put)
            facts: dict[str, Fact] = {"card": table.handle(self.card), "amount": put}
            table.tell("tokens-put", "ritual.oblivion", self.seat, facts)


class AskDrawnOff(DraftBlood):
    """From which of one's vampires in Torpor 1 Blood goes onto the Ritual that was cast, from each at most once.
    [card.annika]"""

    rule: ClassVar[str] = "card.annika"

    def facts(self, table: Table) -> dict[str, Fact]:
        return {"card": rivals(table).handle(self.card), "placed": len(self.chosen)}

    def ends(self, table: Table) -> list[str]:
        return ["done"]

    def choosable(self, table: Table) -> list[int]:
        return [card for card in asleep_with_blood(rivals(table), self.seat) if card not in self.chosen]

    def why_not(self, table: Table, option: str) -> Refused | None:
        here = rivals(table)
        verb, _, handle = option.partition(" ")
        card = meant(here, self.seat, handle) if verb in (self.adds, self.drops) else NOTHING
        if card == NOTHING:
            return None
        name = here.id_of(card)
        return Refused("window.principle", unchosen=name) if verb == self.drops else Refused(self.rule, card=name)

    def choosing(self, chosen: tuple[int, ...]) -> AskDrawnOff:
        return AskDrawnOff(self.seat, self.card, chosen)

    def carry_out(self, table: Table, option: str) -> None:
        here = rivals(table)
        for card in self.chosen:
            piece = here.pieces[card]
            put_blood_on(here, self.card, card, taken(piece.tokens, piece.holder, 1), self.seat)


def asleep_with_blood(table: RivalsTable, seat: int) -> list[int]:
    return [card for card in table.torpor[seat] if table.blood(card)]


# ---- when it is empty


class BurnEmpty(StepOn):
    """A card whose last Blood has gone for its ability is burned: a Ritual when that is done. [ritual.empty]
    [card.feral-whispers]"""

    def do(self, table: RivalsTable) -> None:
        piece = table.pieces[self.card]
        if piece.zone == BOARD and not piece.tokens:
            table.next(Deed(BURN, piece.holder, self.card, 1, self.card, piece.holder))
