"""Playing Action cards: what is needed, who is exhausted for it, and what becomes of the card."""

from __future__ import annotations

from typing import ClassVar, Final

from gloam.core.choices import ChooseOne, Resolve
from gloam.core.deeds import Deed
from gloam.core.event import Fact
from gloam.core.refusal import Refused
from gloam.core.step import Field, Step
from gloam.core.table import Table
from gloam.core.texts import Cause
from gloam.rivals import conspiracies, rituals, schemes, titles
from gloam.rivals.allowance import spend
from gloam.rivals.bans import RULE, is_banned, why_banned
from gloam.rivals.bases import RivalsAsk, StepOn
from gloam.rivals.catalogue import (
    ACTION,
    ANIMAL,
    ATTACK,
    CLANS,
    EVENT,
    GHOUL,
    KIND,
    MODIFIER,
    NUMBER,
    ONGOING,
    PLOT,
    POTENCY,
    REACTION,
    RITUAL,
    SCHEME,
    TITLE,
    UNHOSTED,
    VAMPIRE,
    Card,
)
from gloam.rivals.city import asked_of
from gloam.rivals.costs import Cost, PayBlood, RivalsEffect
from gloam.rivals.ghouls import Starve
from gloam.rivals.hands import in_hand, names_in_hand
from gloam.rivals.pieces import BOARD, DISCARD, FOUGHT, HAVEN, NOTHING, STREET
from gloam.rivals.playing import asked_for, beyond_ghouls, first_of, has_clan
from gloam.rivals.refusing import meant, why_not_own
from gloam.rivals.table import RivalsTable, rivals
from gloam.rivals.texts import NEXT_ANIMAL
from gloam.rivals.verbs import EXHAUST, PLAYED, acting


def offered(table: RivalsTable, seat: int, kind: int = ACTION) -> list[str]:
    """Each card of this kind once: by whom it is played is asked next."""
    found: list[str] = []
    for name in names_in_hand(table, seat, kind):
        if playable(table, seat, in_hand(table, seat, name)):
            found.append(f"play {name}")
    return found


def why_not(table: RivalsTable, seat: int, name: str) -> Refused | None:
    if name in NUMBER and KIND[NUMBER[name]] & MODIFIER and name in names_in_hand(table, seat, MODIFIER):
        return Refused("infl.modifier-need", card=name)
    if name in NUMBER and not KIND[NUMBER[name]] & ACTION and name in names_in_hand(table, seat, ATTACK | REACTION):
        return Refused("action.five", card=name)
    if name not in NUMBER:
        return None
    if name in names_in_hand(table, seat, VAMPIRE):
        return Refused("recruit.pay", vampire=name)
    if name not in names_in_hand(table, seat, ACTION):
        return Refused("play.action", card=name)
    return why_not_from(table, seat, name)


def playable(table: RivalsTable, seat: int, card: int) -> bool:
    """Is there anybody who can play this Action card now?"""
    face = table.face(card)
    if of_clan(table, seat, face):
        for actor in actors(table, seat, face):
            if not forbids(table, seat, card, face, actor):
                return True
    return False


def why_not_from(table: RivalsTable, seat: int, name: str) -> Refused | None:
    """Why this Action card in hand cannot be played now by anybody. [play.clan] [action.exhaust] [play.no-effect]"""
    card = in_hand(table, seat, name)
    face = table.face(card)
    if playable(table, seat, card):
        return None
    if not of_clan(table, seat, face):
        return Refused("play.clan", card=name, clan=CLANS[face.clan])
    able = actors(table, seat, face)
    if face.kind & RITUAL:
        able = [actor for actor in able if rituals.able(table, seat, card, face, actor)] or able
    return why_not_with(table, seat, card, face, able[0]) if able else Refused("action.exhaust", card=name)


def of_clan(table: RivalsTable, seat: int, face: Card) -> bool:
    """Is its clan in the coterie? For a Conspiracy that is looked at when it is resolved. [play.clan]
    [consp.clan-to-resolve]"""
    return face.kind & PLOT != 0 or has_clan(table, seat, face.clan)


def actors(table: RivalsTable, seat: int, face: Card) -> list[int]:
    """Who could be exhausted for it; an unhosted card is played by nobody. [action.exhaust]"""
    if face.kind & UNHOSTED:
        return [NOTHING]
    return [vampire for vampire in table.coterie[seat] if table.pieces[vampire].ready]


def forbids(table: RivalsTable, seat: int, card: int, face: Card, actor: int) -> str:
    """The rule by which this vampire cannot play it, or none. What a card needs depends on who plays it."""
    if is_banned(table, seat, card):
        return RULE
    if face.kind & TITLE:
        no = titles.why_not(table, seat, card, actor)
        return "" if no is None else no.rule
    if beyond_ghouls(table, face, actor):
        return "ghoul.plays"
    if face.kind & PLOT:
        return conspiracies.forbids(table, seat)
    if face.kind & RITUAL:
        return rituals.forbids(table, seat, card, face, actor)
    if actor != NOTHING and asked_for(table, seat, card) > table.quality(POTENCY, actor):
        return "play.bp"
    cause = Cause(seat, card, 0, actor)
    if face.needs is not None and not face.needs.holds(table, cause):
        return "play.no-effect"
    if face.price is not None and not face.price.possible(table, cause):
        return face.price.forbids() if isinstance(face.price, Cost) else "cost.form"
    play = first_of(face.play)
    ways = play.choices if isinstance(play, ChooseOne) else () if play is None else (play,)
    unlawful = [isinstance(way, RivalsEffect) and not way.lawful(table, cause) for way in ways]
    if ways and not face.kind & SCHEME and all(unlawful):
        return "play.no-effect"
    return ""


def why_not_with(table: RivalsTable, seat: int, card: int, face: Card, actor: int) -> Refused | None:
    """Why this vampire cannot play it."""
    if is_banned(table, seat, card):
        return why_banned(table, seat, card)
    if face.kind & TITLE:
        return titles.why_not(table, seat, card, actor)
    rule = forbids(table, seat, card, face, actor)
    if rule == "ritual.actions":
        return Refused(rule, card=face.id, actions=table.actions)
    if rule == "play.bp":
        return Refused(rule, card=face.id, asked=asked_for(table, seat, card), has=table.quality(POTENCY, actor))
    if rule == "ghoul.plays":
        return Refused(rule, card=face.id, by=table.id_of(actor))
    return Refused(rule, card=face.id) if rule else None


def play(table: RivalsTable, seat: int, name: str) -> None:
    card = in_hand(table, seat, name)
    if not table.is_a(card, RITUAL):
        spend(table, unhosted=table.is_a(card, UNHOSTED))
    if table.is_a(card, UNHOSTED):
        show(table, seat, card, NOTHING)
    else:
        table.next(AskActor(seat, card))


def play_with(table: RivalsTable, seat: int, card: int, actor: int) -> None:
    """This vampire is exhausted for it; for a Ritual somebody may help. [play.action] [ritual.reduction]"""
    if table.is_a(card, RITUAL):
        table.next(AskHelper(seat, card, actor))
    else:
        show(table, seat, card, actor)


class AskActor(RivalsAsk):
    """Who is exhausted to play it. [play.action] [play.clan-any-player]"""

    rule: ClassVar[str] = "play.action"

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat)
        self.card: Final = card

    def fields(self) -> tuple[Field, ...]:
        return (self.seat, self.card)

    def facts(self, table: Table) -> dict[str, Fact]:
        return {"card": rivals(table).id_of(self.card)}

    def offer(self, table: RivalsTable) -> list[str]:
        face = table.face(self.card)
        able = actors(table, self.seat, face)
        fit = [vampire for vampire in able if not forbids(table, self.seat, self.card, face, vampire)]
        return [f"with {table.handle(vampire)}" for vampire in fit]

    def why_not(self, table: Table, option: str) -> Refused | None:
        here = rivals(table)
        verb, _, handle = option.partition(" ")
        actor = meant(here, self.seat, handle) if verb == "with" else NOTHING
        if actor == NOTHING:
            return None
        no = why_not_own(here, self.seat, actor)
        if no is not None:
            return no
        if not here.pieces[actor].ready:
            return Refused("action.exhaust", card=here.id_of(self.card))
        return why_not_with(here, self.seat, self.card, here.face(self.card), actor)

    def answered(self, table: RivalsTable, option: str) -> None:
        play_with(table, self.seat, self.card, table.with_handle(option[5:]))


class AskHelper(AskActor):
    """Whether a second vampire of the party is exhausted for a Ritual, which saves an action. [ritual.reduction]"""

    rule: ClassVar[str] = "ritual.reduction"

    def __init__(self, seat: int, card: int, caster: int) -> None:
        super().__init__(seat, card)
        self.caster: Final = caster

    def fields(self) -> tuple[Field, ...]:
        return (self.seat, self.card, self.caster)

    def facts(self, table: Table) -> dict[str, Fact]:
        return {**super().facts(table), "caster": rivals(table).handle(self.caster)}

    def offer(self, table: RivalsTable) -> list[str]:
        found = [f"with {table.handle(card)}" for card in rituals.helpers(table, self.seat, self.card, self.caster)]
        return ["alone", *found] if table.actions >= rituals.ALONE else found

    def why_not(self, table: Table, option: str) -> Refused | None:
        """[ritual.actions] [ritual.reduction]"""
        here = rivals(table)
        verb, _, handle = option.partition(" ")
        if option == "alone":
            return Refused("ritual.actions", card=here.id_of(self.card), actions=here.actions)
        card = meant(here, self.seat, handle) if verb == "with" else NOTHING
        if card == NOTHING:
            return None
        return why_not_own(here, self.seat, card) or Refused("ritual.reduction", card=here.id_of(card))

    def answered(self, table: RivalsTable, option: str) -> None:
        if option == "alone":
            spend(table, rituals.ALONE)
            show(table, self.seat, self.card, self.caster)
        else:
            spend(table, rituals.HELPED)
            show(table, self.seat, self.card, self.caster, table.with_handle(option[5:]))


def show(table: RivalsTable, seat: int, card: int, actor: int, helper: int = NOTHING) -> None:
    """The card leaves the hand, and whoever plays it, or helps, is exhausted. [play.action] [play.by-vampire]"""
    steps: list[Step] = []
    for vampire in (actor, helper):
        if vampire != NOTHING:
            steps.append(Deed(EXHAUST, seat, vampire, 1, vampire, seat))
    steps += acting(table, seat, actor)
    if table.is_a(card, PLOT):
        table.next(*steps, conspiracies.Lay(seat, card, actor))
        return
    table.move(card, FOUGHT, seat, actor)
    facts: dict[str, Fact] = {"card": table.id_of(card)}
    if actor != NOTHING:
        facts["by"] = table.handle(actor)
    table.tell("played", "play.action", seat, facts)
    does = begun(table, seat, card, actor)
    blood = isinstance(table.face(card).price, PayBlood) and not table.is_a(card, SCHEME | TITLE)
    first = does[:1] if blood else ()  # before whoever is exhausted can move any [token.moved]
    table.next(*first, *steps, *does[len(first) :])


def begun(table: RivalsTable, seat: int, card: int, actor: int) -> tuple[Step, ...]:
    """It lies there openly, and whoever plays it is exhausted: what follows."""
    if table.is_a(card, SCHEME):
        return schemes.start(table, seat, card, actor)
    if table.is_a(card, TITLE):
        return titles.start(table, seat, card, actor)
    return carry_out(table, seat, card, actor)


def carry_out(table: RivalsTable, seat: int, card: int, actor: int) -> tuple[Step, ...]:
    """What it costs, then what it does; an Ongoing card is first put beside the Haven, a Ghoul into it. A Ritual onto
    which no Blood has come is burned. [cost.one-time] [play.ongoing-at-once] [ritual.oblivion] [ghoul.played]"""
    face = table.face(card)
    cause = Cause(seat, card, table.pieces[card].stamp, actor)
    price: tuple[Step, ...] = () if face.price is None else (Resolve(face.price, cause),)
    does: tuple[Step, ...] = () if face.play is None else (Resolve(face.play, cause),)
    stays: tuple[Step, ...] = (StayInPlay(card),) if face.kind & (ONGOING | GHOUL) else ()
    empty: tuple[Step, ...] = (rituals.BurnEmpty(card),) if face.kind & RITUAL else ()
    ghoul: tuple[Step, ...] = (Starve(card),) if face.kind & GHOUL else ()
    return (*price, *stays, *does, *ghoul, Deed(PLAYED, seat, card, 1, actor, seat), *empty, AfterPlay(card))


class StayInPlay(StepOn):
    """An Ongoing card lies beside the Haven from now on; one that is an Event, in The Street; a Ghoul stands in the
    Haven. [play.ongoing-at-once] [ongoing.stay] [card.cover-charge] [ghoul.played]"""

    def do(self, table: RivalsTable) -> None:
        if table.is_a(self.card, GHOUL):
            seat = table.pieces[self.card].holder
            table.move(self.card, HAVEN, seat)
            table.tell("ghoul-enters", "ghoul.played", seat, {"card": table.handle(self.card)})
            return
        place = STREET if table.is_a(self.card, EVENT) else BOARD
        table.move(self.card, place, table.pieces[self.card].holder)
        if place == STREET:
            table.next(*asked_of(table, self.card))


class AfterPlay(StepOn):
    """A card that does not stay is discarded; what was lent for the next Animal is over. [play.discard-after]
    [card.bond-famulus]"""

    def do(self, table: RivalsTable) -> None:
        if table.pieces[self.card].zone == FOUGHT:
            table.move(self.card, DISCARD, table.owner[self.card])
        if table.is_a(self.card, ANIMAL):
            table.end(NEXT_ANIMAL)
