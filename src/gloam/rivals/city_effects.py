"""What cards do with the City, the places and all players at once."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from gloam.core.choices import Resolve
from gloam.core.deeds import Deed
from gloam.core.effect import Effect
from gloam.core.event import Fact
from gloam.core.refusal import Refused
from gloam.core.setup import LETTERS
from gloam.core.table import Table, amount_in
from gloam.core.texts import Cause
from gloam.rivals.antagonists import found, giving, harm, intel
from gloam.rivals.attack_record import Blow
from gloam.rivals.catalogue import CARDS, EVENT, NUMBER, PRINCE
from gloam.rivals.city import RevealCity, shuffle_city
from gloam.rivals.costs import AskOfRivals, RivalsEffect
from gloam.rivals.damage import Reduce, TakeBlows
from gloam.rivals.hardening import Brace
from gloam.rivals.parties import AskJoin, at_home, confined, form, to_street
from gloam.rivals.pieces import CITY_DECK, HAVEN, NOBODY, NOTHING, STREET
from gloam.rivals.refusing import seat_meant
from gloam.rivals.table import RivalsTable, rivals
from gloam.rivals.verbs import STEAL_PRESTIGE, went_out
from gloam.rivals.which import active, bearer


@dataclass(frozen=True)
class NextCityCard(RivalsEffect):
    """The next City card is turned up into The Street. [card.royal-retreat-sad]"""

    def do(self, table: RivalsTable, source: Cause) -> None:
        table.next(RevealCity(table.active))


@dataclass(frozen=True)
class LeadersOut(RivalsEffect):
    """Every Leader outside Torpor goes to The Street and stands alone; the active player's stays there this turn.
    [card.meeting-at-alcatraz]"""

    def do(self, table: RivalsTable, source: Cause) -> None:
        for seat in table.clockwise():
            leader = table.leader[seat]
            heeds = not table.ignores(source.card, seat)
            if leader != NOTHING and heeds and active(table, leader) and not confined(table, leader):
                if table.pieces[leader].zone != STREET:
                    table.move(leader, STREET, seat)
                    went_out(table, leader)
                form(table, (leader,))
                table.tell("leader-out", "card.meeting-at-alcatraz", seat, {"card": table.handle(leader)})
                if seat == table.active:
                    table.stays = leader


@dataclass(frozen=True)
class LeadOut(RivalsEffect):
    """You move your Leader from the Haven to The Street, ready or exhausted. [card.fifth-tradition-hospitality]"""

    def do(self, table: RivalsTable, source: Cause) -> None:
        leader = table.leader[source.seat]
        home = leader != NOTHING and active(table, leader) and table.pieces[leader].zone == HAVEN
        if home and not confined(table, leader):
            to_street(table, leader)
            table.tell("leader-out", "card.fifth-tradition-hospitality", source.seat, {"card": table.handle(leader)})
            table.next(AskJoin(source.seat, leader))


@dataclass(frozen=True)
class SeekPrince(RivalsEffect):
    """Prince of the City comes from the City Deck, which is then shuffled, to The Street.
    [card.fifth-tradition-hospitality]"""

    def can(self, table: RivalsTable, source: Cause) -> bool:
        return any(table.is_a(card, PRINCE) for card in table.city)

    def do(self, table: RivalsTable, source: Cause) -> None:
        for card in [card for card in table.city if table.is_a(card, PRINCE)]:
            table.move(card, STREET, NOBODY)
            table.tell("title-free", "card.fifth-tradition-hospitality", NOBODY, {"card": table.id_of(card)})
            shuffle_city(table)


@dataclass(frozen=True)
class EventsBack(RivalsEffect):
    """All Events in the City's burned pile are shuffled into the City Deck. [card.chinese-new-year]"""

    def do(self, table: RivalsTable, source: Cause) -> None:
        events = [card for card in table.city_burned if table.is_a(card, EVENT) and card != source.card]
        for card in events:
            table.move(card, CITY_DECK, NOBODY)
        shuffle_city(table)
        if events:
            table.tell("events-back", "card.chinese-new-year", NOBODY, {"cards": len(events)})


@dataclass(frozen=True)
class ShuffleBack(RivalsEffect):
    """The defeated card goes into the City Deck, which is shuffled; `pile`: with the whole discard pile.
    [card.hunt-the-hunters]"""

    pile: bool = True

    def do(self, table: RivalsTable, source: Cause) -> None:
        deed = source.deed
        assert deed is not None, "only an answer knows what was defeated"
        cards = table.city_pile[:] if self.pile else [card for card in table.city_pile if card == deed.on]
        for card in cards:
            table.move(card, CITY_DECK, NOBODY)
        if cards:
            shuffle_city(table)
            table.tell("city-reshuffled", "card.hunt-the-hunters", source.seat, {"cards": len(cards)})


@dataclass(frozen=True)
class Revive(RivalsEffect):
    """A burned City card of this kind comes back to The Street; then something may follow for it.
    [card.feeding-the-hungry] [card.fleshcrafting]"""

    kind: int
    then: Effect | None = None

    def found(self, table: RivalsTable) -> list[int]:
        return [card for card in table.city_burned if table.is_a(card, self.kind)]

    def can(self, table: RivalsTable, source: Cause) -> bool:
        return len(self.found(table)) > 0

    def lawful(self, table: RivalsTable, source: Cause) -> bool:
        return self.can(table, source)

    def do(self, table: RivalsTable, source: Cause) -> None:
        if self.can(table, source):
            table.next(AskRevive(self, source))


class AskRevive(AskOfRivals):
    """Which burned card comes back: those of one name are alike."""

    rule: ClassVar[str] = "card.feeding-the-hungry"

    def found(self, table: RivalsTable) -> list[int]:
        effect = self.effect
        assert isinstance(effect, Revive)
        return effect.found(table)

    def offer(self, table: RivalsTable) -> list[str]:
        numbers = sorted({table.prints[card] for card in self.found(table)})
        return [f"take {CARDS[number].id}" for number in numbers]

    def why_not(self, table: Table, option: str) -> Refused | None:
        verb, _, name = option.partition(" ")
        return Refused("card.feeding-the-hungry", card=name) if verb == "take" and name in NUMBER else None

    def answered(self, table: RivalsTable, option: str) -> None:
        card = next(one for one in self.found(table) if table.id_of(one) == option[5:])
        table.move(card, STREET, NOBODY)
        table.tell("revived", "card.feeding-the-hungry", self.seat, {"card": table.handle(card)})
        effect = self.effect
        assert isinstance(effect, Revive)
        if effect.then is not None:
            table.next(Resolve(effect.then, self.cause.facing(card)))


# ---- Balance of Power


@dataclass(frozen=True)
class NamedSteal(RivalsEffect):
    """Each named player, in turn, steals 1 Prestige from one who was not named. [card.balance-of-power-steal]"""

    def do(self, table: RivalsTable, source: Cause) -> None:
        conflict = table.conflict
        assert conflict is not None
        named = [seat for seat in table.clockwise() if seat in conflict.named]
        table.next(*[AskThief(self, Cause(seat, source.card, source.stamp)) for seat in named])


class AskThief(AskOfRivals):
    """From whom you steal."""

    rule: ClassVar[str] = "card.balance-of-power-steal"

    def offer(self, table: RivalsTable) -> list[str]:
        conflict = table.conflict
        assert conflict is not None
        return [f"foe {LETTERS[seat]}" for seat in range(table.seats) if seat not in conflict.named]

    def why_not(self, table: Table, option: str) -> Refused | None:
        verb, _, letter = option.partition(" ")
        seat = seat_meant(rivals(table), letter.upper()) if verb == "foe" else NOBODY
        return None if seat == NOBODY else Refused("card.balance-of-power-steal", seat=seat)

    def answered(self, table: RivalsTable, option: str) -> None:
        foe = LETTERS.index(option[4:])
        table.next(Deed(STEAL_PRESTIGE, self.seat, foe, 1, owner=foe))


# ---- Smoke 'Em Out


@dataclass(frozen=True)
class EmptyHaven(RivalsEffect):
    """You choose a Haven: all in it go to The Street as one party, and who is exhausted is dealt damage.
    [card.smoke-em-out]"""

    damage: int

    def can(self, table: RivalsTable, source: Cause) -> bool:
        return any(at_home(table, seat) for seat in range(table.seats))

    def lawful(self, table: RivalsTable, source: Cause) -> bool:
        return self.can(table, source)

    def do(self, table: RivalsTable, source: Cause) -> None:
        table.next(AskHaven(self, source))


class AskHaven(AskOfRivals):
    """Whose Haven it shall be."""

    def offer(self, table: RivalsTable) -> list[str]:
        return [f"haven {LETTERS[seat]}" for seat in table.clockwise() if at_home(table, seat)]

    def why_not(self, table: Table, option: str) -> Refused | None:
        verb, _, letter = option.partition(" ")
        seat = seat_meant(rivals(table), letter.upper()) if verb == "haven" else NOBODY
        return None if seat == NOBODY else Refused("card.smoke-em-out", seat=seat)

    def answered(self, table: RivalsTable, option: str) -> None:
        effect, seat = self.effect, LETTERS.index(option[6:])
        assert isinstance(effect, EmptyHaven)
        inside = [card for card in at_home(table, seat) if not confined(table, card)]
        for card in inside:
            table.move(card, STREET, seat)
        form(table, tuple(inside))
        table.tell("smoked-out", "card.smoke-em-out", self.seat, {"haven": seat})
        by = bearer(table, self.cause)
        hurt = [card for card in inside if not table.pieces[card].ready]
        table.dealt = tuple([Blow(card, effect.damage, 0, True, by, self.seat) for card in hurt])
        if hurt:
            table.next(Brace(), Reduce(), TakeBlows())
        for card in inside:
            went_out(table, card)


# ---- Distraction


@dataclass(frozen=True)
class Redirect(RivalsEffect):
    """Up to so much of the Antagonists' damage goes to a foe, who spreads it whatever the Secrecy.
    [card.distraction-timing]"""

    most: int

    def can(self, table: RivalsTable, source: Cause) -> bool:
        left = harm(table, source.seat) - table.diverted
        return (
            left > 0
            and len(found(table, source.seat, intel(table, source.seat))) > 0
            and any(table.coterie[foe] for foe in table.foes(source.seat))
        )

    def do(self, table: RivalsTable, source: Cause) -> None:
        table.next(AskRedirect(self, source))


class AskRedirect(AskOfRivals):
    """How much goes to whom."""

    rule: ClassVar[str] = "card.distraction-timing"

    def most(self, table: RivalsTable) -> int:
        """How much can be sent away."""
        effect = self.effect
        assert isinstance(effect, Redirect)
        return min(effect.most, harm(table, self.seat) - table.diverted)

    def offer(self, table: RivalsTable) -> list[str]:
        most = self.most(table)
        foes = [foe for foe in table.foes(self.seat) if table.coterie[foe]]
        return [f"send {amount} {LETTERS[foe]}" for foe in foes for amount in range(1, most + 1)]

    def why_not(self, table: Table, option: str) -> Refused | None:
        """[card.distraction] [term.foe]"""
        here = rivals(table)
        verb, _, rest = option.partition(" ")
        amount, _, letter = rest.partition(" ")
        foe = seat_meant(here, letter.upper()) if verb == "send" else NOBODY
        if foe == NOBODY or amount_in(amount) < 0:
            return None
        if foe not in here.foes(self.seat):
            return Refused("term.foe", seat=foe)
        return Refused("card.distraction", amount=amount_in(amount), most=self.most(here))

    def answered(self, table: RivalsTable, option: str) -> None:
        _, amount, letter = option.split(" ")
        foe, much = LETTERS.index(letter), int(amount)
        table.diverted += much
        facts: dict[str, Fact] = {"foe": foe, "amount": much}
        table.tell("redirected", "card.distraction", self.seat, facts)
        table.next(*giving(table, foe, much, openly=True))
