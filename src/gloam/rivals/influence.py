"""Influence: what a player puts in when it is called for. Vampires exert all they have; one card may help."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from gloam.core.draft import Draft
from gloam.core.effect import Effect, Source
from gloam.core.event import Fact
from gloam.core.refusal import Refused
from gloam.core.step import Field, Step
from gloam.core.table import Table
from gloam.core.texts import Force, Lend
from gloam.rivals.bans import is_banned, why_banned
from gloam.rivals.bases import RivalsStep, StepOn
from gloam.rivals.catalogue import INFLUENCE, LIBRARY_CARD, MODIFIER, NUMBER, RITUAL, VAMPIRE, Card
from gloam.rivals.conflict_record import Conflict, put
from gloam.rivals.counts import amount_of
from gloam.rivals.hands import ALL, in_hand, names_in_hand
from gloam.rivals.pieces import DISCARD, NOBODY, NOTHING
from gloam.rivals.refusing import meant, why_not_own
from gloam.rivals.ritual_effects import GiveInfluence
from gloam.rivals.table import RivalsTable, rivals
from gloam.rivals.texts import INFLUENCING, Activated, Plus
from gloam.rivals.untimely import on_top
from gloam.rivals.windows import usable, use, why_not_use

EXERT, USE, LAY, HIDE, GIVE = range(5)  # what a part of the answer does, above the card or the amount it speaks of
PART: Final = 20
THING: Final = (1 << PART) - 1
VERBS: Final = ("exert", "use", "lay", "hide")
BACK: Final = "back"
POSTED: Final = (1, 3)  # the Blood Potency that a card must ask for to be posted


@dataclass(frozen=True)
class Posting(Effect):
    """A Library card from hand that asks for Blood Potency 1 to 3 stands in for an Influence Modifier.
    [card.old-post-office]"""

    def apply(self, table: Table, source: Source) -> None:
        """The card itself is laid with the rest of the answer."""


def influence(table: RivalsTable, vampire: int) -> int:
    """What it can exert."""
    return exertable(table, vampire, table.quality(INFLUENCE, vampire))


def exertable(table: RivalsTable, vampire: int, quality: int) -> int:
    """The same of one with so much Influence: nothing while it bears a No Influence token. The Leader token is worth 1.
    [infl.token-blocks] [setup.leader-token]"""
    token = 1 if vampire in table.leader else 0
    return 0 if table.pieces[vampire].mute else max(0, quality + token)


def boosts(table: RivalsTable, seat: int) -> list[Force]:
    """Abilities that raise a vampire's own Influence now. [window.relentless] [card.bunny-foe-scheme]"""
    found = [force for force in usable(table, seat, INFLUENCING) if raised_by(force)]
    return [force for force in found if not table.pieces[force.cause.card].mute]


def done_by(force: Force) -> Effect:
    """What an ability does."""
    assert isinstance(force.text, Activated), "only abilities are used"
    return force.text.then


def raised_by(force: Force) -> int:
    """How much Influence an ability gives."""
    lent = done_by(force)
    text = lent.text if isinstance(lent, Lend) else None
    more = text.amount if isinstance(text, Plus) and text.quality == INFLUENCE else 0
    return more if isinstance(more, int) else 0


def gifts(table: RivalsTable, seat: int) -> list[Force]:
    """Abilities that give Influence of their own, whoever exerts. [card.blood-makes-noise]"""
    return [force for force in usable(table, seat, INFLUENCING) if isinstance(done_by(force), GiveInfluence)]


def gift(table: RivalsTable, force: Force) -> int:
    """How much Influence such an ability gives."""
    given = done_by(force)
    return amount_of(given.amount, table, force.cause) if isinstance(given, GiveInfluence) else 0


def posting(table: RivalsTable, seat: int) -> Force | None:
    """The Haven that lets this player post a card now, if it does."""
    for force in usable(table, seat, INFLUENCING):
        if isinstance(done_by(force), Posting):
            return force
    return None


def given_by(table: RivalsTable, card: int) -> int:
    """The Influence of a card that is laid."""
    return given(table.face(card))


def given(face: Card) -> int:
    """The Influence of a card that is laid: a Modifier's own, else the Blood Potency it asks for."""
    return face.influence if face.kind & MODIFIER else face.potency


def layable(table: RivalsTable, seat: int) -> list[str]:
    """[infl.modifier-one] [card.old-post-office-library] [card.mental-block]"""
    found = names_in_hand(table, seat, MODIFIER)
    if posting(table, seat) is not None:
        least, most = POSTED
        others = [name for name in names_in_hand(table, seat, LIBRARY_CARD) if name not in found]
        found += [name for name in others if least <= table.face(in_hand(table, seat, name)).potency <= most]
    return [name for name in found if not is_banned(table, seat, in_hand(table, seat, name))]


class Influencing(Draft):
    """Who exerts, which ability is used, which card is laid, how much Prestige is hidden: one part after another."""

    verbs: ClassVar[tuple[str, ...]] = VERBS

    def telling(self) -> bool:
        return True  # whether there is anything to put in must not show

    def fields(self) -> tuple[Field, ...]:
        return (self.seat, self.chosen)

    def options(self, table: Table) -> list[str]:
        here = rivals(table)
        found = self.ends(table) + self.parts(here)
        return [*found, BACK] if self.chosen else found

    def parts(self, table: RivalsTable) -> list[str]:
        """What may be put in beside what was."""
        seat, busy = self.seat, self.exerting()
        found = [
            f"exert {table.handle(card)}" for card in table.coterie[seat] if card not in busy and influence(table, card)
        ]
        found += [
            f"use {table.handle(force.cause.card)}" for force in boosts(table, seat) if force.cause.card not in busy
        ]
        found += [f"use {table.handle(force.cause.card)}" for force in self.unused(table)]
        if not self.of(LAY):
            found += [f"lay {name}" for name in layable(table, seat)]
        return found

    def unused(self, table: RivalsTable) -> list[Force]:
        """What gives Influence of its own and has not been chosen yet."""
        chosen = self.of(GIVE)
        return [force for force in gifts(table, self.seat) if force.cause.card not in chosen]

    def of(self, part: int) -> list[int]:
        return [code & THING for code in self.chosen if code >> PART == part]

    def exerting(self) -> list[int]:
        return [code & THING for code in self.chosen if code >> PART in (EXERT, USE)]

    def seals(self, option: str) -> bool:
        return option != BACK and option.partition(" ")[0] not in self.verbs

    def turns_back(self, table: Table, option: str) -> bool:
        return option == BACK

    def take(self, table: Table, option: str) -> None:
        if self.seals(option):
            self.carry_out(table, option)
        elif option == BACK:
            self.ask_again(table, self.choosing(self.chosen[:-1]))
        else:
            self.ask_again(table, self.choosing(self.with_part(rivals(table), option)))

    def with_part(self, table: RivalsTable, option: str) -> tuple[int, ...]:
        """What was chosen, and this."""
        verb, _, name = option.partition(" ")
        return (*self.chosen, self.code(table, verb, name))

    def beyond(self, table: Table, option: str, rest: str) -> Refused | None:
        return on_top(rivals(table), self.seat, option, rest)

    def why_not(self, table: Table, option: str) -> Refused | None:
        """[infl.modifier-one] [infl.modifier-need] [infl.torpor] [infl.token-blocks] [infl.all-or-nothing]"""
        here = rivals(table)
        verb, _, name = option.partition(" ")
        if option == BACK:
            return Refused("window.principle", chosen=0)
        if verb == "lay" and name in NUMBER:
            return self.why_not_lay(here, name)
        card = meant(here, self.seat, name) if verb in ("exert", "use") else NOTHING
        if card == NOTHING:
            return None
        if verb == "use" and here.is_a(card, RITUAL):
            return why_not_use(here, self.seat, card, INFLUENCING)
        if card in here.torpor[self.seat]:
            return Refused("infl.torpor", card=here.id_of(card))
        no = why_not_own(here, self.seat, card)
        if no is not None:
            return no
        if verb == "use" and not here.pieces[card].mute and card not in self.exerting():
            return why_not_use(here, self.seat, card, INFLUENCING)
        rule = "infl.token-blocks" if here.pieces[card].mute else "infl.all-or-nothing"
        return Refused(rule, card=here.id_of(card))

    def why_not_lay(self, table: RivalsTable, name: str) -> Refused:
        if name not in names_in_hand(table, self.seat, ALL):
            return Refused("infl.modifier-total", card=name)
        if self.of(LAY):
            return Refused("infl.modifier-one", card=name)
        no = why_banned(table, self.seat, in_hand(table, self.seat, name))
        if no is not None:
            return no
        return Refused("infl.modifier-need", other=name)

    def code(self, table: RivalsTable, verb: str, name: str) -> int:
        part = VERBS.index(verb)
        if part == HIDE:
            thing = int(name)
        elif part == LAY:
            thing = in_hand(table, self.seat, name)
        else:
            thing = table.with_handle(name)
            if part == USE and not table.is_a(thing, VAMPIRE):
                part = GIVE
        return part << PART | thing

    def shown(self, table: RivalsTable) -> int:
        """What the vampires chosen so far would exert."""
        more = {force.cause.card: raised_by(force) for force in boosts(table, self.seat)}
        used, chosen = self.of(USE), self.of(GIVE)
        given = sum([gift(table, force) for force in gifts(table, self.seat) if force.cause.card in chosen])
        exerts = [influence(table, card) + (more.get(card, 0) if card in used else 0) for card in self.exerting()]
        return given + sum(exerts)

    def facts(self, table: Table) -> dict[str, Fact]:
        here = rivals(table)
        conflict = here.conflict
        assert conflict is not None
        facts: dict[str, Fact] = {"card": here.id_of(conflict.card), "influence": self.shown(here)}
        if self.of(HIDE):
            facts["hidden"] = self.of(HIDE)[0]
        if self.of(LAY):
            facts["laid"] = here.id_of(self.of(LAY)[0])
        return facts

    def put_in(self, table: RivalsTable) -> tuple[Step, ...]:
        """Abilities are paid for, then all chosen vampires exert. [infl.all-or-nothing]"""
        steps: list[Step] = [UseForInfluence(card) for card in (*self.of(USE), *self.of(GIVE))]
        return (*steps, Exert(self.seat, tuple(self.exerting())))


class UseForInfluence(StepOn):
    """An ability of this card is paid for and used. [scheme.costs-stay]"""

    def do(self, table: RivalsTable) -> None:
        seat = table.pieces[self.card].holder
        for force in (*boosts(table, seat), *gifts(table, seat)):
            if force.cause.card == self.card:
                use(table, force)
                return


class Exert(RivalsStep):
    """These vampires exert all their Influence and get a No Influence token each. [infl.all-or-nothing]
    [infl.choose]"""

    def __init__(self, exerting: int, cards: tuple[int, ...]) -> None:
        super().__init__()
        self.exerting: Final = exerting
        self.cards: Final = cards

    def fields(self) -> tuple[Field, ...]:
        return (self.exerting, self.cards)

    def do(self, table: RivalsTable) -> None:
        conflict = table.conflict
        assert conflict is not None
        for card in self.cards:
            amount = influence(table, card)
            table.pieces[card] = table.pieces[card].but(mute=1)
            conflict.exerted = put(conflict.exerted, self.exerting, conflict.exerted[self.exerting] + amount)
            facts: dict[str, Fact] = {"card": table.handle(card), "amount": amount}
            table.tell("exerted", "infl.all-or-nothing", self.exerting, facts)


def spend_posting(table: RivalsTable, seat: int, card: int) -> None:
    """A posted card uses up the Haven's ability for this turn."""
    force = posting(table, seat)
    if force is not None and not table.is_a(card, MODIFIER):
        table.spend(force, first=True)


class EndConflict(RivalsStep):
    """Every card laid for it is discarded, and a Scheme with them. [infl.modifier-total] [scheme.discard]"""

    def do(self, table: RivalsTable) -> None:
        conflict = table.conflict
        assert conflict is not None
        for card in (*conflict.laid, conflict.card):
            if card != NOTHING and is_played(table, card) and not attached(table, conflict, card):
                table.move(card, DISCARD, table.owner[card])
        table.conflict = None


def is_played(table: RivalsTable, card: int) -> bool:
    """Is this a card of some player, not an Event of the City, and not discarded yet? [card.tipped-off]"""
    return table.pieces[card].zone != DISCARD and table.owner[card] != NOBODY


def attached(table: RivalsTable, conflict: Conflict, card: int) -> bool:
    """A Title has been attached and stays."""
    actor = conflict.actor
    return actor != NOTHING and card == conflict.card and card in table.pieces[actor].guests
