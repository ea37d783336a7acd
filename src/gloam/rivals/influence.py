"""Influence: what a player puts in when it is called for. Vampires exert all they have; one card may help."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from gloam.core.deeds import Deed
from gloam.core.draft import Draft
from gloam.core.effect import Effect, Source
from gloam.core.event import Fact
from gloam.core.refusal import Refused
from gloam.core.step import Field, Step
from gloam.core.table import Table
from gloam.core.texts import Force, Lend
from gloam.rivals.bans import is_banned, why_banned
from gloam.rivals.bases import RivalsStep, StepOn
from gloam.rivals.catalogue import CHARACTER, INFLUENCE, LIBRARY_CARD, MODIFIER, NUMBER, Card
from gloam.rivals.conflict_record import Conflict, put
from gloam.rivals.counts import amount_of
from gloam.rivals.effects import Choose
from gloam.rivals.hands import ALL, in_hand, names_in_hand
from gloam.rivals.pieces import DISCARD, NOBODY, NOTHING
from gloam.rivals.refusing import meant, why_not_own
from gloam.rivals.ritual_effects import GiveInfluence
from gloam.rivals.table import RivalsTable, rivals
from gloam.rivals.texts import INFLUENCING, Activated, Plus
from gloam.rivals.untimely import on_top
from gloam.rivals.verbs import EXERTED
from gloam.rivals.windows import usable, use, why_not_use

EXERT, USE, LAY, HIDE, GIVE, RAISE = range(
    6
)  # what a part of the answer does, above the card or the amount it speaks of
PART: Final = 20
THING: Final = (1 << PART) - 1
VERBS: Final = ("exert", "use", "lay", "hide")
BACK: Final = "back"
LATER: Final = ("lay", "hide", "yes", "no", "out", "pay", "go")  # what has to wait until it is said who is raised
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
    found = [force for force in usable(table, seat, INFLUENCING) if isinstance(done_by(force), Lend)]
    return [force for force in found if raised_by(force) and not table.pieces[force.cause.card].mute]


def done_by(force: Force) -> Effect:
    """What an ability does."""
    assert isinstance(force.text, Activated), "only abilities are used"
    return force.text.then


def raised_by(force: Force) -> int:
    """How much Influence an ability gives to one character."""
    done = done_by(force)
    lent = done.then if isinstance(done, Choose) else done
    text = lent.text if isinstance(lent, Lend) else None
    more = text.amount if isinstance(text, Plus) and text.quality == INFLUENCE else 0
    return more if isinstance(more, int) else 0


def gifts(table: RivalsTable, seat: int) -> list[Force]:
    """Abilities that give Influence of their own, whoever exerts. [card.blood-makes-noise]"""
    return [force for force in usable(table, seat, INFLUENCING) if isinstance(done_by(force), GiveInfluence)]


def raises(table: RivalsTable, seat: int) -> list[Force]:
    """Abilities that raise the Influence of any one character of this player's. [card.voter-suppression]"""
    return [force for force in usable(table, seat, INFLUENCING) if isinstance(done_by(force), Choose)]


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
        found = self.parts(here) if self.pending() else self.ends(table) + self.parts(here)
        return [*found, BACK] if self.chosen else found

    def parts(self, table: RivalsTable) -> list[str]:
        """What may be put in beside what was; after an ability that raises a character, only that character, or another
        such ability for it."""
        seat, found = self.seat, self.exerters(table)
        found += [f"use {table.handle(force.cause.card)}" for force in self.unused(table)]
        if not self.of(LAY) and not self.pending():
            found += [f"lay {name}" for name in layable(table, seat)]
        return found

    def exerters(self, table: RivalsTable) -> list[str]:
        """Those who can still exert, with an ability of their own or without."""
        free, raised = self.free(table), self.raised(table).get(NOTHING, 0)
        found = [f"exert {table.handle(card)}" for card in free if influence(table, card) + raised]
        more = [force.cause.card for force in boosts(table, self.seat)]
        return found + [f"use {table.handle(card)}" for card in more if card in free]

    def free(self, table: RivalsTable) -> list[int]:
        """One's characters without a No Influence token that have not been chosen yet."""
        busy = self.exerting()
        return [card for card in table.coterie[self.seat] if card not in busy and not table.pieces[card].mute]

    def pending(self) -> bool:
        """Has an ability been chosen that raises whoever is chosen next?"""
        return len(self.chosen) > 0 and self.chosen[-1] >> PART == RAISE

    def raised(self, table: RivalsTable) -> dict[int, int]:
        """How much Influence abilities of other cards give to each of those who were chosen, and to whoever is next."""
        amounts = {force.cause.card: raised_by(force) for force in raises(table, self.seat)}
        found: dict[int, int] = {}
        for card, on in self.pairs():
            found[on] = found.get(on, 0) + amounts.get(card, 0)
        return found

    def pairs(self) -> list[tuple[int, int]]:
        """Each card whose ability raises somebody, and whom: whoever was chosen next, or nobody yet."""
        found: list[tuple[int, int]] = []
        on = NOTHING
        for code in reversed(self.chosen):
            if code >> PART in (EXERT, USE):
                on = code & THING
            elif code >> PART == RAISE:
                found.append((code & THING, on))
        return found[::-1]

    def unused(self, table: RivalsTable) -> list[Force]:
        """What gives Influence of its own, or raises somebody who is there, and has not been chosen yet."""
        chosen = (*self.of(GIVE), *self.of(RAISE))
        more = raises(table, self.seat) if self.free(table) else []
        given = [] if self.pending() else gifts(table, self.seat)
        return [force for force in (*given, *more) if force.cause.card not in chosen]

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
        if self.pending() and verb in LATER:
            return Refused("card.voter-suppression", raised=self.raised(here).get(NOTHING, 0))
        if verb == "lay" and name in NUMBER:
            return self.why_not_lay(here, name)
        card = meant(here, self.seat, name) if verb in ("exert", "use") else NOTHING
        if card == NOTHING:
            return None
        if verb == "use" and not here.is_a(card, CHARACTER):
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
            if part == USE and not table.is_a(thing, CHARACTER):
                part = RAISE if thing in [force.cause.card for force in raises(table, self.seat)] else GIVE
        return part << PART | thing

    def shown(self, table: RivalsTable) -> int:
        """What the vampires chosen so far would exert."""
        more = {force.cause.card: raised_by(force) for force in boosts(table, self.seat)}
        used, chosen = self.of(USE), self.of(GIVE)
        given = sum([gift(table, force) for force in gifts(table, self.seat) if force.cause.card in chosen])
        exerts = [influence(table, card) + (more.get(card, 0) if card in used else 0) for card in self.exerting()]
        raised = self.raised(table)
        return given + sum(exerts) + sum([raised[card] for card in raised if card != NOTHING])

    def facts(self, table: Table) -> dict[str, Fact]:
        here = rivals(table)
        conflict = here.conflict
        assert conflict is not None
        facts: dict[str, Fact] = {"card": here.id_of(conflict.card), "influence": self.shown(here)}
        if self.pending():
            facts["raise"] = self.raised(here)[NOTHING]
        if self.of(HIDE):
            facts["hidden"] = self.of(HIDE)[0]
        if self.of(LAY):
            facts["laid"] = here.id_of(self.of(LAY)[0])
        return facts

    def put_in(self, table: RivalsTable) -> tuple[Step, ...]:
        """Abilities are paid for, then all chosen vampires exert. [infl.all-or-nothing]"""
        steps: list[Step] = [UseForInfluence(card, NOTHING) for card in (*self.of(USE), *self.of(GIVE))]
        steps += [UseForInfluence(card, on) for card, on in self.pairs()]
        return (*steps, Exert(self.seat, tuple(self.exerting())))


class UseForInfluence(StepOn):
    """An ability of this card is paid for and used, for this character where it is for one of several.
    [scheme.costs-stay] [card.voter-suppression]"""

    def __init__(self, card: int, on: int) -> None:
        super().__init__(card)
        self.on: Final = on

    def fields(self) -> tuple[Field, ...]:
        return (self.card, self.on)

    def do(self, table: RivalsTable) -> None:
        seat = table.pieces[self.card].holder
        for force in raises(table, seat) if self.on != NOTHING else ():
            if force.cause.card == self.card:
                use(table, force, self.on)
                return
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
        if table.index[EXERTED]:
            seat = self.exerting
            table.next(*[Deed(EXERTED, seat, card, 1, card, seat) for card in self.cards])


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
