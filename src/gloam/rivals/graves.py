"""What cards do with those in Torpor and with burned mortals: some are recruited there, some rise, some act for a
wraith, and a Ritual is cast beside the actions."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from gloam.core.choices import EffectStep, Resolve
from gloam.core.deeds import Deed
from gloam.core.effect import Effect
from gloam.core.event import Fact
from gloam.core.refusal import Refused
from gloam.core.table import Table
from gloam.core.texts import Cause
from gloam.rivals import claiming, hosting, recruiting
from gloam.rivals.action_phase import peaceful
from gloam.rivals.allowance import spend
from gloam.rivals.attack import anybody_there, attack_with
from gloam.rivals.attack_record import BURNT, DEEDS_NOTED
from gloam.rivals.bans import is_banned, why_banned
from gloam.rivals.catalogue import ACTION, CARDS, CLANS, NO_CLAN, NUMBER, RITUAL, UNHOSTED, VAMPIRE, Card
from gloam.rivals.city import reshuffle
from gloam.rivals.costs import AskOfRivals, RivalsEffect
from gloam.rivals.counts import cause_of
from gloam.rivals.hands import in_hand, names_in_hand
from gloam.rivals.parties import form, ready_in_street
from gloam.rivals.pieces import CITY_DISCARD, FOUGHT, HAVEN, NOBODY, NOTHING, TORPOR
from gloam.rivals.refusing import meant
from gloam.rivals.table import RivalsTable, rivals
from gloam.rivals.verbs import BURN, GAIN_ACTIONS, LOSE_BLOOD, READY, RECRUITED
from gloam.rivals.which import active, bearer

# ---- Early Grave


@dataclass(frozen=True)
class RecruitAsleep(RivalsEffect):
    """A vampire of this clan is recruited from your hand into your Torpor: nothing is paid, so no Blood lies on it.
    [card.early-grave]"""

    clan: int

    def names(self, table: RivalsTable, seat: int) -> list[str]:
        """Those in hand who are nowhere active. [recruit.unique]"""
        found = [name for name in names_in_hand(table, seat, VAMPIRE) if CARDS[NUMBER[name]].clan == self.clan]
        return [name for name in found if recruiting.whose(table, name) == NOBODY]

    def can(self, table: RivalsTable, source: Cause) -> bool:
        return len(table.hand[source.seat]) > 0

    def lawful(self, table: RivalsTable, source: Cause) -> bool:
        return len(self.names(table, source.seat)) > 0

    def do(self, table: RivalsTable, source: Cause) -> None:
        if self.names(table, source.seat):
            table.next(AskBuried(self, source))


class AskBuried(AskOfRivals):
    """Who is recruited into Torpor. [card.early-grave]"""

    rule: ClassVar[str] = "card.early-grave"

    def telling(self) -> bool:
        return True  # whether there is another one must not show

    def offer(self, table: RivalsTable) -> list[str]:
        effect = self.effect
        assert isinstance(effect, RecruitAsleep)
        return [f"recruit {name}" for name in effect.names(table, self.seat)]

    def why_not(self, table: Table, option: str) -> Refused | None:
        """[card.early-grave] [recruit.unique]"""
        here = rivals(table)
        verb, _, name = option.partition(" ")
        if verb != "recruit" or name not in NUMBER:
            return None
        taken = name in names_in_hand(here, self.seat, VAMPIRE) and recruiting.whose(here, name) != NOBODY
        if taken:
            return Refused("recruit.unique", card=name, seat=recruiting.whose(here, name))
        return Refused(self.rule, card=name)

    def answered(self, table: RivalsTable, option: str) -> None:
        name, seat = option[8:], self.seat
        card = in_hand(table, seat, name)
        recruiting.usurp(table, name)
        table.move(card, TORPOR, seat)
        table.pieces[card] = table.pieces[card].but(ready=0, party=0)
        table.tell("buried", self.rule, seat, {"card": table.handle(card)})
        table.next(Deed(RECRUITED, seat, card, 1, card, seat))


# ---- The Gift of False Life


@dataclass(frozen=True)
class Rise(RivalsEffect):
    """The chosen vampire comes back from Torpor to its owner's Haven, ready. [card.gift-of-false-life]"""

    def do(self, table: RivalsTable, source: Cause) -> None:
        card = source.target
        holder = table.pieces[card].holder
        if table.pieces[card].zone == TORPOR:
            table.move(card, HAVEN, holder)
            table.pieces[card] = table.pieces[card].but(ready=1)
            table.tell("woke", "card.gift-of-false-life", holder, {"card": table.handle(card)})
            table.trim_blood(card)


# ---- Necromancy


@dataclass(frozen=True)
class DigUp(RivalsEffect):
    """City cards of the deck are discarded up to the first one of this kind, which is burned; where the deck runs out
    it is made anew. Then something follows, if a mortal was burned, by this or before it in the turn.
    [card.necromancy]"""

    kind: int
    then: Effect

    def do(self, table: RivalsTable, source: Cause) -> None:
        gone: list[str] = []
        found = NOTHING
        while found == NOTHING:
            if not table.city:
                if not any(table.is_a(card, self.kind) for card in table.city_pile):
                    break
                reshuffle(table)
            card = table.city[-1]
            table.move(card, CITY_DISCARD, NOBODY)
            gone.append(table.id_of(card))
            if table.is_a(card, self.kind):
                found = card
        if gone:
            table.tell("city-dug", "card.necromancy", source.seat, {"cards": tuple(gone)})
        if found != NOTHING:
            table.next(Deed(BURN, source.seat, found, 1, bearer(table, source)), Resolve(self.then, source))
        elif any(code % DEEDS_NOTED == BURNT for code in table.fought):
            table.next(Resolve(self.then, source))


@dataclass(frozen=True)
class CastBeside(RivalsEffect):
    """The acting character may play a card of this kind from your hand at once, without taking an action; then it loses
    so much Blood. [card.necromancy-ritual] [card.branden-james]"""

    lost: int = 0
    kind: int = RITUAL

    def can(self, table: RivalsTable, source: Cause) -> bool:
        return len(table.hand[source.seat]) > 0 and active(table, bearer(table, source))

    def do(self, table: RivalsTable, source: Cause) -> None:
        if self.can(table, source):
            table.next(AskCast(self, source))


class AskCast(AskOfRivals):
    """Which card is played so, or none. [card.necromancy-ritual] [card.branden-james]"""

    def asked_by(self, table: Table) -> str:
        return "card.necromancy-ritual" if self.casting().kind == RITUAL else "card.branden-james"

    def telling(self) -> bool:
        return True  # whether there is such a card in the hand must not show

    def casting(self) -> CastBeside:
        assert isinstance(self.effect, CastBeside), "only so a card is played beside another"
        return self.effect

    def facts(self, table: Table) -> dict[str, Fact]:
        ritual = self.casting().kind == RITUAL
        return super().facts(table) if ritual else {**super().facts(table), "free": True}

    def offer(self, table: RivalsTable) -> list[str]:
        names = names_in_hand(table, self.seat, self.casting().kind)
        actor = bearer(table, self.cause)
        return ["none", *[f"play {name}" for name in names if can_cast(table, self.seat, CARDS[NUMBER[name]], actor)]]

    def why_not(self, table: Table, option: str) -> Refused | None:
        """[card.necromancy-ritual] [ritual.caster] [play.clan] [card.mental-block] [card.branden-james]"""
        here = rivals(table)
        verb, _, name = option.partition(" ")
        if verb != "play" or name not in NUMBER:
            return None
        if name not in names_in_hand(here, self.seat, self.casting().kind):
            return hosting.why_not(here, self.seat, name) or Refused(self.asked_by(table), card=name)
        card = in_hand(here, self.seat, name)
        if here.is_a(card, RITUAL):
            return why_banned(here, self.seat, card) or Refused("ritual.caster", card=name)
        actor = bearer(here, self.cause)
        face = here.face(card)
        no = hosting.why_not_with(here, self.seat, card, face, actor)
        return no if no is not None or face.clan == NO_CLAN else Refused("play.clan", card=name, clan=CLANS[face.clan])

    def answered(self, table: RivalsTable, option: str) -> None:
        if option == "none":
            return
        seat, actor = self.seat, bearer(table, self.cause)
        card, lost = in_hand(table, seat, option[5:]), self.casting().lost
        after = [Deed(LOSE_BLOOD, seat, actor, lost, actor, seat)] if lost else []
        table.move(card, FOUGHT, seat, actor)
        facts: dict[str, Fact] = {"card": table.id_of(card), "by": table.handle(actor)}
        table.tell("played", self.asked_by(table), seat, facts)
        table.next(*hosting.begun(table, seat, card, actor), *after)


def can_cast(table: RivalsTable, seat: int, face: Card, actor: int) -> bool:
    """Has this vampire, which may be exhausted already, what the card asks for?"""
    card = in_hand(table, seat, face.id)
    if is_banned(table, seat, card) or not hosting.of_clan(table, seat, face):
        return False
    if not face.kind & RITUAL:
        return not hosting.forbids(table, seat, card, face, actor)
    cause = Cause(seat, card, 0, actor)
    fits = face.needs is None or face.needs.holds(table, cause)
    return fits and (face.price is None or face.price.possible(table, cause))


# ---- Spectral Possession


@dataclass(frozen=True)
class Possess(RivalsEffect):
    """The chosen character of yours in The Street is readied and stands alone, and you take one action more with it, at
    once. [card.spectral-possession]"""

    def do(self, table: RivalsTable, source: Cause) -> None:
        card, seat, by = source.target, source.seat, bearer(table, source)
        form(table, (card,))
        table.tell("set-apart", "card.spectral-possession", seat, {"card": table.handle(card)})
        more = Deed(GAIN_ACTIONS, seat, seat, 1, by, seat, source.card)
        table.next(Deed(READY, seat, card, 1, by, seat), more, Drive(self, source))


class Drive(EffectStep):
    """Once it is ready the action is taken with it, or not at all."""

    def run(self, table: Table) -> None:
        here, cause = rivals(table), cause_of(self.source)
        if here.active == cause.seat and cause.target in ready_in_street(here, cause.seat):
            here.next(AskDriven(self.effect, self.source))


class AskDriven(AskOfRivals):
    """What it does: attack, claim a Title, play an Action card; or nothing. [card.spectral-possession]"""

    rule: ClassVar[str] = "card.spectral-possession"

    def telling(self) -> bool:
        return True  # whether anything in the hand can be played must not show

    def facts(self, table: Table) -> dict[str, Fact]:
        return {**super().facts(table), "target": rivals(table).handle(self.source.target)}

    def offer(self, table: RivalsTable) -> list[str]:
        seat, actor = self.seat, self.source.target
        handle, found = table.handle(actor), ["none"]
        found += [f"attack {handle}"] if anybody_there(table, seat) and not peaceful(table, actor) else []
        found += [f"claim {handle}"] if claiming.title(table) != NOTHING else []
        return found + [f"play {name}" for name in names_in_hand(table, seat, ACTION) if self.fits(table, name)]

    def fits(self, table: RivalsTable, name: str) -> bool:
        """Can it play this card?"""
        face, seat = CARDS[NUMBER[name]], self.seat
        if face.kind & UNHOSTED or not hosting.of_clan(table, seat, face):
            return False
        return not hosting.forbids(table, seat, in_hand(table, seat, name), face, self.source.target)

    def why_not(self, table: Table, option: str) -> Refused | None:
        """[card.spectral-possession] [term.control]"""
        here = rivals(table)
        verb, _, rest = option.partition(" ")
        if verb == "play" and rest in NUMBER:
            return Refused(self.rule, card=rest)
        card = meant(here, self.seat, rest) if verb in ("attack", "claim") else NOTHING
        return None if card == NOTHING else Refused(self.rule, card=here.id_of(card))

    def answered(self, table: RivalsTable, option: str) -> None:
        seat, actor = self.seat, self.source.target
        verb, _, rest = option.partition(" ")
        if verb == "none":
            table.actions = max(0, table.actions - 1)
        elif verb == "attack":
            attack_with(table, seat, actor)
        elif verb == "claim":
            claiming.claim(table, seat, actor)
        else:
            card = in_hand(table, seat, rest)
            if not table.is_a(card, RITUAL):
                spend(table)
            hosting.play_with(table, seat, card, actor)
