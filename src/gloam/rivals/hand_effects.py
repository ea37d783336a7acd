"""What cards do with hands beside drawing and discarding: sifting what was drawn, looking at a foe's."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from gloam.core.choices import EffectStep, Resolve
from gloam.core.deeds import Deed
from gloam.core.effect import Effect, Source
from gloam.core.event import Fact
from gloam.core.refusal import Refused
from gloam.core.step import Field
from gloam.core.table import Table
from gloam.core.texts import Cause
from gloam.rivals import verbs
from gloam.rivals.catalogue import ATTACK, ATTACK_TYPES, NUMBER
from gloam.rivals.costs import AskOfRivals, RivalsEffect, doing_card
from gloam.rivals.counts import Players
from gloam.rivals.hands import AT_RANDOM, discard, in_hand, library_cards
from gloam.rivals.pieces import DISCARD, LIBRARY
from gloam.rivals.refusing import why_not_discard
from gloam.rivals.table import RivalsTable, rivals
from gloam.rivals.verbs import DRAW, GAIN_PRESTIGE, READY


@dataclass(frozen=True)
class Sift(RivalsEffect):
    """You draw so many cards, and discard 1 of them. [card.we-are-legend]"""

    count: int

    def can(self, table: RivalsTable, source: Cause) -> bool:
        return len(table.library[source.seat]) + len(table.faction[source.seat]) > 0

    def do(self, table: RivalsTable, source: Cause) -> None:
        seat, by = source.seat, doing_card(table, source)
        drawn = Deed(DRAW, seat, seat, self.count, by, seat, source.card)
        table.next(drawn, ThrowBack(self, source, len(table.hand[seat])))


class ThrowBack(EffectStep):
    """1 of the cards that have come into the hand since is discarded. What comes is put behind what was there."""

    def __init__(self, effect: Effect, source: Source, before: int) -> None:
        super().__init__(effect, source)
        self.before: Final = before

    def fields(self) -> tuple[Field, ...]:
        return (*super().fields(), self.before)

    def run(self, table: Table) -> None:
        if len(rivals(table).hand[self.source.seat]) > self.before:
            table.next(AskSift(self.effect, self.source, self.before))


class AskSift(AskOfRivals):
    """Which of the cards just drawn is discarded. [card.we-are-legend]"""

    rule: ClassVar[str] = "card.we-are-legend"

    def __init__(self, effect: Effect, source: Source, before: int) -> None:
        super().__init__(effect, source)
        self.before: Final = before

    def fields(self) -> tuple[Field, ...]:
        return (*super().fields(), self.before)

    def telling(self) -> bool:
        return True  # whether two alike were drawn must not show

    def drawn(self, table: RivalsTable) -> list[int]:
        return table.hand[self.seat][self.before :]

    def offer(self, table: RivalsTable) -> list[str]:
        return [f"discard {name}" for name in dict.fromkeys([table.id_of(card) for card in self.drawn(table)])]

    def why_not(self, table: Table, option: str) -> Refused | None:
        """[term.discard] [card.we-are-legend]"""
        verb, _, name = option.partition(" ")
        if verb != "discard" or name not in NUMBER:
            return None
        return why_not_discard(rivals(table), self.seat, name) or Refused("card.we-are-legend", card=name)

    def answered(self, table: RivalsTable, option: str) -> None:
        """Everyone sees that it is one of those drawn, and not another of its name that was known to be there."""
        card = next(one for one in self.drawn(table) if table.id_of(one) == option[8:])
        table.see(card, table.everyone())
        discard(table, self.seat, card)


@dataclass(frozen=True)
class LookAtHand(RivalsEffect):
    """You look at the hand of this player. [card.interrogation]"""

    who: Players

    def do(self, table: RivalsTable, source: Cause) -> None:
        for foe in self.who.seats(table, source):
            hand = looked_at(table, source.seat, foe)
            table.tell("hand-looked-at", "card.interrogation", source.seat, {"foe": foe}, hand, both(source.seat, foe))


@dataclass(frozen=True)
class DiscardAny(RivalsEffect):
    """This player discards so many Library cards of the hand at random. [card.cloud-memory]"""

    who: Players
    amount: int = 1

    def do(self, table: RivalsTable, source: Cause) -> None:
        by, seat = doing_card(table, source), source.seat
        robbed = [foe for foe in self.who.seats(table, source) if library_cards(table, foe)]
        table.next(*[Deed(verbs.DISCARD, seat, foe, self.amount, by, foe, source.card, AT_RANDOM) for foe in robbed])


@dataclass(frozen=True)
class Ransack(RivalsEffect):
    """You name a type of attack and look at the chosen player's hand: all Attack cards in it that bear this type are
    discarded, and something follows for each of them; or all Reactions against it. [card.the-shakedown]
    [card.thought-police]"""

    then: Effect | None
    kind: int = ATTACK

    def can(self, table: RivalsTable, source: Cause) -> bool:
        return len(table.hand[source.target]) > 0

    def do(self, table: RivalsTable, source: Cause) -> None:
        if self.can(table, source):
            table.next(AskNamedType(self, source))


class AskNamedType(AskOfRivals):
    """Which type of attack is named. [card.the-shakedown]"""

    rule: ClassVar[str] = "card.the-shakedown"

    def facts(self, table: Table) -> dict[str, Fact]:
        return {**super().facts(table), "foe": self.source.target}

    def offer(self, table: RivalsTable) -> list[str]:
        return list(ATTACK_TYPES.values())

    def answered(self, table: RivalsTable, option: str) -> None:
        effect, foe = self.effect, self.source.target
        assert isinstance(effect, Ransack)
        kind = next(bit for bit, name in ATTACK_TYPES.items() if name == option)
        facts: dict[str, Fact] = {"foe": foe, "type": option}
        hand = looked_at(table, self.seat, foe)
        table.tell("hand-seen", "card.the-shakedown", self.seat, facts, hand, both(self.seat, foe))
        found = [card for card in table.hand[foe] if meets(table, card, effect.kind, kind)]
        for card in found:
            discard(table, foe, card)
        if effect.then is not None:
            table.next(*[Resolve(effect.then, self.source) for _ in found])


def meets(table: RivalsTable, card: int, kind: int, type: int) -> bool:
    """Is it an Attack card of this type, or a Reaction against it?"""
    face = table.face(card)
    return table.is_a(card, kind) and (face.types if kind == ATTACK else face.against) & type != 0


@dataclass(frozen=True)
class PutOnTop(RivalsEffect):
    """You put a Library card of the chosen foe's hand on top of that Library. [card.clairvoyance]"""

    def can(self, table: RivalsTable, source: Cause) -> bool:
        return len(library_cards(table, source.target)) > 0

    def do(self, table: RivalsTable, source: Cause) -> None:
        if self.can(table, source):
            table.next(AskOnTop(self, source))


class AskOnTop(AskOfRivals):
    """Which card of the hand goes on top of the Library. [card.clairvoyance]"""

    rule: ClassVar[str] = "card.clairvoyance"

    def telling(self) -> bool:
        return True  # whether two alike are there must not show

    def facts(self, table: Table) -> dict[str, Fact]:
        return {**super().facts(table), "foe": self.source.target}

    def offer(self, table: RivalsTable) -> list[str]:
        cards = library_cards(table, self.source.target)
        return [f"take {name}" for name in sorted({table.id_of(card) for card in cards})]

    def why_not(self, table: Table, option: str) -> Refused | None:
        verb, _, name = option.partition(" ")
        return Refused(self.rule, card=name) if verb == "take" and name in NUMBER else None

    def answered(self, table: RivalsTable, option: str) -> None:
        """Whoever else had seen Library cards in that hand does not know which of them is there now."""
        foe, knowers = self.source.target, 1 << self.seat | 1 << self.source.target
        cards = library_cards(table, foe)
        if len(cards) > 1:
            table.lose_sight(cards, knowers)
        card = in_hand(table, foe, option[5:])
        table.move(card, LIBRARY, foe)
        table.tell("put-on-top", self.rule, self.seat, {"foe": foe}, {"card": table.id_of(card)}, knowers)


@dataclass(frozen=True)
class Foretell(RivalsEffect):
    """The first card of the chosen player's Library is turned up: you gain as much Prestige as it asks for Blood
    Potency. If it asks for none, it is discarded, and the acting character is readied. [card.spirits-touch]"""

    def can(self, table: RivalsTable, source: Cause) -> bool:
        return len(table.library[source.target]) > 0

    def do(self, table: RivalsTable, source: Cause) -> None:
        if not self.can(table, source):
            return
        seat, owner = source.seat, source.target
        card, by = table.library[owner][-1], doing_card(table, source)
        asked, name = table.face(card).potency, table.id_of(card)
        table.see(card, table.everyone())
        if owner == seat:
            table.tell("revealed-top", "card.spirits-touch", seat, {"cards": (name,)})
        else:
            table.tell("foretold", "card.spirits-touch", seat, {"foe": owner, "card": name})
        if asked:
            table.next(Deed(GAIN_PRESTIGE, seat, seat, asked, by, seat, source.card))
        else:
            table.move(card, DISCARD, owner)
            table.tell("milled", "card.spirits-touch", owner, {"card": table.id_of(card)})
            table.next(Deed(READY, seat, by, 1, by, seat))


def looked_at(table: RivalsTable, seat: int, foe: int) -> dict[str, Fact]:
    """All of a hand is seen by one more: its cards, which only these two may be told. [card.the-shakedown]"""
    cards = table.hand[foe]
    for card in cards:
        table.see(card, 1 << seat)
    return {"cards": tuple(sorted([table.id_of(card) for card in cards]))}


def both(seat: int, foe: int) -> int:
    return 1 << seat | 1 << foe
