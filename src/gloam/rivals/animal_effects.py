"""What cards do with Animals: bring some, offer some up, turn one up, and the Blood that one carries."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from gloam.core.choices import EffectStep, Resolve
from gloam.core.deeds import Deed
from gloam.core.draft import Draft
from gloam.core.effect import Condition, Count, Effect, Source
from gloam.core.event import Fact
from gloam.core.refusal import Refused
from gloam.core.step import Field
from gloam.core.table import Table
from gloam.core.texts import Cause
from gloam.rivals.catalogue import CHARACTER, NUMBER
from gloam.rivals.costs import AskOfRivals, RivalsEffect, doing_card
from gloam.rivals.counts import cause_of
from gloam.rivals.fight_effects import AttachTo
from gloam.rivals.hands import discard, in_hand, one_of_each
from gloam.rivals.pieces import ATTACHED, DISCARD, FOUGHT, HAND, NOTHING, STREET
from gloam.rivals.refusing import meant, why_not_chosen, why_not_discard
from gloam.rivals.spoils import AskRoom, attaching, has_room, holds_more
from gloam.rivals.table import RivalsTable, rivals
from gloam.rivals.untimely import on_top
from gloam.rivals.verbs import BURN, FACE_DOWN, STEAL_BLOOD
from gloam.rivals.which import ANY, ON_COTERIE, Which, active

BY_HAND, FROM_PILE = "attach", "take"  # how a card that is brought is called: from the hand, or from the discard pile


# ---- brought without being played


@dataclass(frozen=True)
class Bring(RivalsEffect):
    """Cards of a kind, or of one name, are attached to one of these from your hand, or with `pile` from your discard
    pile too. That is no playing: nothing that playing them takes is asked for. Of several at least one. `down`: any
    card, face down, to the one that was chosen. [animal.brought] [card.vicissitude]"""

    to: Which
    kind: int = ANY
    name: str | None = None
    pile: bool = False
    most: int = 1
    down: bool = False

    def fits(self, table: RivalsTable, card: int) -> bool:
        return table.id_of(card) == self.name if self.name else table.is_a(card, self.kind)

    def held(self, table: RivalsTable, seat: int) -> list[int]:
        """One of each that could be brought from the hand, by their numbers."""
        found = [card for card in table.hand[seat] if self.fits(table, card)]
        return sorted(one_of_each(table, found), key=lambda card: table.prints[card])

    def discarded(self, table: RivalsTable, seat: int) -> list[int]:
        found = [card for card in table.pile[seat] if self.fits(table, card)] if self.pile else []
        return sorted(one_of_each(table, found), key=lambda card: table.prints[card])

    def makes_room(self, table: RivalsTable, source: Cause) -> bool:
        """Is there anybody who could bear one more?"""
        return any(active(table, host) and has_room(table, host, source.card) for host in self.to.cards(table, source))

    def can(self, table: RivalsTable, source: Cause) -> bool:
        seat = source.seat
        return self.makes_room(table, source) and len(table.hand[seat]) + len(self.discarded(table, seat)) > 0

    def payable(self, table: RivalsTable, source: Cause) -> bool:
        seat = source.seat
        found = self.held(table, seat) or self.discarded(table, seat)
        return self.makes_room(table, source) and len(found) > 0

    def do(self, table: RivalsTable, source: Cause) -> None:
        if not self.payable(table, source):
            return
        host = source.target
        if self.down and not holds_more(table, host):  # first, so that no card is spoken of that others do not see
            table.next(AskRoom(source.seat, host, source.card), Resolve(self, source))
        else:
            table.next(AskBring(self, source, 0))


class AskBring(AskOfRivals):
    """Which card is attached next, or enough. [animal.brought]"""

    rule: ClassVar[str] = "animal.brought"

    def __init__(self, effect: Effect, source: Source, done: int) -> None:
        super().__init__(effect, source)
        self.done: Final = done

    def fields(self) -> tuple[Field, ...]:
        return (*super().fields(), self.done)

    def telling(self) -> bool:
        return True  # whether there is another card must not show

    def bring(self) -> Bring:
        assert isinstance(self.effect, Bring)
        return self.effect

    def facts(self, table: Table) -> dict[str, Fact]:
        return {**super().facts(table), "done": self.done}

    def offer(self, table: RivalsTable) -> list[str]:
        bring, seat = self.bring(), self.seat
        found = [f"{BY_HAND} {table.id_of(card)}" for card in bring.held(table, seat)]
        found += [f"{FROM_PILE} {table.id_of(card)}" for card in bring.discarded(table, seat)]
        return [*found, "enough"] if self.done else found

    def why_not(self, table: Table, option: str) -> Refused | None:
        """[animal.brought] [term.discard-pile]"""
        here = rivals(table)
        verb, _, name = option.partition(" ")
        if option == "enough":
            return Refused("animal.brought", must=here.id_of(self.card))
        if verb not in (BY_HAND, FROM_PILE) or name not in NUMBER:
            return None
        if verb == FROM_PILE and self.bring().pile:
            return Refused("term.discard-pile", card=name)
        return Refused("animal.brought", card=name, by=here.id_of(self.card))

    def answered(self, table: RivalsTable, option: str) -> None:
        verb, _, name = option.partition(" ")
        if verb == "enough":
            return
        bring, seat = self.bring(), self.seat
        pile = verb == FROM_PILE
        card = next(one for one in bring.discarded(table, seat) if table.id_of(one) == name) if pile else NOTHING
        card = card if pile else in_hand(table, seat, name)
        if bring.down:
            host, by = self.cause.target, doing_card(table, self.cause)
            table.next(*attaching(table, host, card, seat, by, FACE_DOWN))
            return
        table.move(card, FOUGHT, seat)
        facts: dict[str, Fact] = {"card": table.id_of(card), "by": table.handle(doing_card(table, self.cause))}
        table.tell("brought-back" if pile else "brought", "animal.brought", seat, facts)
        table.next(Resolve(AttachTo(bring.to), self.cause.facing(card)), BringOn(bring, self.source, self.done + 1))


class BringOn(EffectStep):
    """One more, where there may be one: that is asked by what everyone can see. [animal.brought]"""

    def __init__(self, effect: Effect, source: Source, done: int) -> None:
        super().__init__(effect, source)
        self.done: Final = done

    def fields(self) -> tuple[Field, ...]:
        return (*super().fields(), self.done)

    def run(self, table: Table) -> None:
        bring = self.effect
        assert isinstance(bring, Bring), "only what is brought goes on"
        if self.done < bring.most and bring.can(rivals(table), cause_of(self.source)):
            table.next(AskBring(bring, self.source, self.done))


# ---- offered up


@dataclass(frozen=True)
class Offered(Count):
    """How many cards were offered up for this."""

    def of(self, table: Table, source: Source) -> int:
        deed = cause_of(source).deed
        assert deed is not None, "what was offered up is noted"
        return deed.amount


@dataclass(frozen=True)
class Offer(RivalsEffect):
    """Attached cards of a kind on your characters are burned, or such cards in your hand discarded, or both: at least
    one in all; what follows may count them. `freely`: as many as you like from your hand alone, or none.
    [card.animal-dominion] [card.final-judgement]"""

    kind: int
    then: Effect
    freely: bool = False

    def found(self, table: RivalsTable, source: Cause) -> list[int]:
        """What could be offered up: the attached ones, then those in hand."""
        attached = [] if self.freely else Which(ON_COTERIE, self.kind).cards(table, source)
        return [*attached, *[card for card in table.hand[source.seat] if table.is_a(card, self.kind)]]

    def lawful(self, table: RivalsTable, source: Cause) -> bool:
        enough = self.freely or len(self.found(table, source)) > 0
        return enough and self.then.possible(table, source)

    def do(self, table: RivalsTable, source: Cause) -> None:
        if self.found(table, source) or self.freely:  # what a hand holds must not show
            table.next(AskOffer(source.seat, self, source, ()))


class AskOffer(Draft):
    """Which of them are offered up. [card.animal-dominion]"""

    rule: ClassVar[str] = "card.animal-dominion"
    adds: ClassVar[str] = "offer"
    drops: ClassVar[str] = "keep"

    def __init__(self, seat: int, effect: Effect, source: Source, chosen: tuple[int, ...]) -> None:
        super().__init__(seat, chosen)
        self.effect: Final = effect
        self.source: Final = source

    def fields(self) -> tuple[Field, ...]:
        return (self.seat, self.effect, self.source, self.chosen)

    def telling(self) -> bool:
        return True  # what a hand holds must not show, and a part can be taken back

    def offering(self) -> Offer:
        assert isinstance(self.effect, Offer)
        return self.effect

    def facts(self, table: Table) -> dict[str, Fact]:
        return {"card": table.id_of(self.source.card), "done": len(self.chosen)}

    def ends(self, table: Table) -> list[str]:
        return ["done"] if self.chosen or self.offering().freely else []

    def choosable(self, table: Table) -> list[int]:
        here = rivals(table)
        left = [card for card in self.offering().found(here, cause_of(self.source)) if card not in self.chosen]
        attached = [card for card in left if here.pieces[card].zone == ATTACHED]
        return [*attached, *one_of_each(here, [card for card in left if card not in attached])]

    def named(self, table: Table, thing: int) -> str:
        return rivals(table).handle(thing)

    def beyond(self, table: Table, option: str, rest: str) -> Refused | None:
        return on_top(rivals(table), self.seat, option, rest)

    def why_not(self, table: Table, option: str) -> Refused | None:
        """[card.animal-dominion] [term.discard]"""
        here = rivals(table)
        verb, _, name = option.partition(" ")
        if option == "done":
            return Refused(self.rule, none=table.id_of(self.source.card))
        if verb not in (self.adds, self.drops):
            return None
        if name in NUMBER:
            return why_not_discard(here, self.seat, name) or Refused(self.rule, card=name)
        card = meant(here, self.seat, name)
        if card == NOTHING:
            return None
        if verb == self.drops:
            return Refused("window.principle", unchosen=here.id_of(card))
        which = Which(ON_COTERIE, self.offering().kind)
        if card in self.chosen:
            return Refused(self.rule, card=here.id_of(card))
        return why_not_chosen(here, cause_of(self.source), which, card)

    def choosing(self, chosen: tuple[int, ...]) -> AskOffer:
        return AskOffer(self.seat, self.effect, self.source, chosen)

    def carry_out(self, table: Table, option: str) -> None:
        here, cause, seat = rivals(table), cause_of(self.source), self.seat
        by = doing_card(here, cause)
        burnt = [card for card in self.chosen if here.pieces[card].zone == ATTACHED]
        for card in self.chosen:
            if card not in burnt:
                discard(here, seat, card)
        deeds = [Deed(BURN, seat, card, 1, by, here.pieces[card].holder) for card in burnt]
        noted = cause.answering(Deed(BURN, seat, cause.card, len(self.chosen), by, seat), cause.target)
        table.next(*deeds, Resolve(self.offering().then, noted))


# ---- Blood that is carried on


@dataclass(frozen=True)
class StealFor(RivalsEffect):
    """Blood of the chosen vampire goes onto one of these, whichever you like. [card.sewer-rat] [card.emile-rene]"""

    to: Which
    amount: int = 1

    def can(self, table: RivalsTable, source: Cause) -> bool:
        return table.blood(source.target) > 0 and len(self.to.cards(table, source)) > 0

    def do(self, table: RivalsTable, source: Cause) -> None:
        if self.can(table, source):
            table.next(AskReceiver(self, source))


class AskReceiver(AskOfRivals):
    """Onto whom the stolen Blood goes. [card.sewer-rat]"""

    rule: ClassVar[str] = "card.sewer-rat"

    def stealing(self) -> StealFor:
        assert isinstance(self.effect, StealFor)
        return self.effect

    def facts(self, table: Table) -> dict[str, Fact]:
        return {**super().facts(table), "target": rivals(table).handle(self.source.target)}

    def offer(self, table: RivalsTable) -> list[str]:
        return [f"to {table.handle(card)}" for card in self.stealing().to.cards(table, self.cause)]

    def why_not(self, table: Table, option: str) -> Refused | None:
        here = rivals(table)
        verb, _, handle = option.partition(" ")
        card = meant(here, self.seat, handle) if verb == "to" else NOTHING
        return None if card == NOTHING else why_not_chosen(here, self.cause, self.stealing().to, card)

    def answered(self, table: RivalsTable, option: str) -> None:
        victim, receiver = self.source.target, table.with_handle(option[3:])
        owner = table.pieces[victim].holder
        lies = not table.is_a(receiver, CHARACTER)  # it bears the Blood, and whoever acts has stolen it
        by, onto = (doing_card(table, self.cause), receiver) if lies else (receiver, NOTHING)
        table.next(Deed(STEAL_BLOOD, self.seat, victim, self.stealing().amount, by, owner, onto))


@dataclass(frozen=True)
class Felled(Condition):
    """The chosen character, which was in The Street, has been defeated. [card.murder-of-crows]"""

    def holds(self, table: Table, source: Source) -> bool:
        return rivals(table).pieces[source.target].zone != STREET


# ---- turned up


@dataclass(frozen=True)
class TurnUp(RivalsEffect):
    """The first card of your Library is turned up: one of this kind you draw, any other you leave there or discard.
    [card.city-park]"""

    kind: int

    def can(self, table: RivalsTable, source: Cause) -> bool:
        return len(table.library[source.seat]) > 0

    def do(self, table: RivalsTable, source: Cause) -> None:
        seat = source.seat
        if not table.library[seat]:
            return
        card = table.library[seat][-1]
        table.see(card, table.everyone())
        names = (table.id_of(card),)
        table.tell("revealed-top", "card.city-park", seat, {"cards": names})
        if table.is_a(card, self.kind):
            table.move(card, HAND, seat)
            table.tell("took-kind", "card.city-park", seat, {"cards": names})
        else:
            table.next(AskLeave(self, source))


class AskLeave(AskOfRivals):
    """Shall the card that was turned up stay on top, or be discarded? [card.city-park]"""

    rule: ClassVar[str] = "card.city-park"

    def facts(self, table: Table) -> dict[str, Fact]:
        here = rivals(table)
        return {**super().facts(table), "top": here.id_of(here.library[self.seat][-1])}

    def offer(self, table: RivalsTable) -> list[str]:
        return ["keep", "discard"]

    def answered(self, table: RivalsTable, option: str) -> None:
        seat = self.seat
        card = table.library[seat][-1]
        if option == "keep":
            table.tell("kept-on-top", "card.city-park", seat, {"deck": "library"})
        else:
            table.move(card, DISCARD, seat)
            table.tell("milled", "card.city-park", seat, {"card": table.id_of(card)})
