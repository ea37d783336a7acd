"""Conspiracies: laid face down, paid for by those who know them, and resolved on somebody who has not paid."""

from __future__ import annotations

from typing import ClassVar, Final

from gloam.core.choices import Resolve
from gloam.core.deeds import Deed
from gloam.core.event import Fact
from gloam.core.refusal import Refused
from gloam.core.setup import LETTERS
from gloam.core.step import Field, Step
from gloam.core.table import Table
from gloam.core.texts import Cause
from gloam.rivals.bases import RivalsAsk, RivalsStep, StepOn
from gloam.rivals.catalogue import CLANS, PLOT, TRAP
from gloam.rivals.hands import kept
from gloam.rivals.knowledge import hide
from gloam.rivals.pieces import DISCARD, FACE_DOWN, FOUGHT, NOTHING
from gloam.rivals.playing import has_clan
from gloam.rivals.refusing import meant
from gloam.rivals.table import RivalsTable, rivals
from gloam.rivals.tokens import taken
from gloam.rivals.verbs import LAID_DOWN, PLAYED, RESOLVED, laded

LEAST: Final = 2  # Prestige, to part with 1 of it [consp.last-prestige]


def of(table: RivalsTable, seat: int) -> list[int]:
    """The Conspiracies and Traps that this player controls, in the order they were laid."""
    return [card for card in table.board[seat] if table.pieces[card].zone == FACE_DOWN and table.is_a(card, PLOT)]


def mark(table: RivalsTable, card: int, seat: int) -> int:
    """A card and a player, as one number."""
    return card * table.seats + seat


# ---- laying one


def forbids(table: RivalsTable, seat: int) -> str:
    """The rule by which this player cannot lay one, or none. [consp.last-prestige]"""
    return "consp.last-prestige" if table.has_prestige(seat) < LEAST else ""


class Lay(RivalsStep):
    """Face down with 1 Prestige of its player. [consp.play] [consp.hidden]"""

    def __init__(self, player: int, card: int, actor: int) -> None:
        super().__init__()
        self.player: Final = player
        self.card: Final = card
        self.actor: Final = actor

    def fields(self) -> tuple[Field, ...]:
        return (self.player, self.card, self.actor)

    def do(self, table: RivalsTable) -> None:
        seat, card = self.player, self.card
        table.move(card, FACE_DOWN, seat)
        hide(table, card, seat, kept(table, seat, PLOT))
        facts: dict[str, Fact] = {"handle": table.handle(card), "by": table.handle(self.actor)}
        table.tell("conspiracy", "consp.play", seat, facts, {"card": table.id_of(card)}, 1 << seat)
        contribute(table, card, seat)
        played: list[Step] = [Deed(PLAYED, seat, card, 1, self.actor, seat)] if table.index[PLAYED] else []
        table.next(Deed(LAID_DOWN, seat, card, 1, self.actor, seat), *played)


def contribute(table: RivalsTable, card: int, seat: int) -> None:
    """1 Prestige from the Personal Supply onto the card. [consp.contribute] [supply.colour-of-spender]"""
    paid = taken(table.prestige[seat], seat, 1)
    table.prestige[seat] -= paid
    table.put_blood(card, paid)
    laded(table, seat, card, 1)
    code = mark(table, card, seat)
    if code not in table.gave:
        table.gave = (*table.gave, code)
    table.gave_now = (*table.gave_now, code)
    table.tell("contributed", "consp.contribute", seat, {"handle": table.handle(card)})


# ---- being asked for a contribution


def may_be_asked(table: RivalsTable, card: int, foe: int) -> bool:
    """A foe who has seen it, can part with 1 Prestige and has not given this turn. [window.conspiracy-add]"""
    knows = table.pieces[card].seen >> foe & 1 != 0
    return knows and table.has_prestige(foe) >= LEAST and mark(table, card, foe) not in table.gave_now


def asked_at_first(table: RivalsTable) -> list[Step]:
    """At the start of the Action Phase every foe who could is asked once."""
    seat = table.active
    asks: list[Step] = []
    for card in of(table, seat):
        for foe in table.foes(seat):
            if may_be_asked(table, card, foe):
                asks.append(AskContribution(foe, card))
                table.asked_for = (*table.asked_for, mark(table, card, foe))
    return asks


class AskContribution(RivalsAsk):
    """Put 1 Prestige on a Conspiracy one has seen? [consp.contribute]"""

    rule: ClassVar[str] = "consp.contribute"

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat)
        self.card: Final = card

    def fields(self) -> tuple[Field, ...]:
        return (self.seat, self.card)

    def facts(self, table: Table) -> dict[str, Fact]:
        here = rivals(table)
        return {"card": here.id_of(self.card), "handle": here.handle(self.card), "seat": here.pieces[self.card].holder}

    def offer(self, table: RivalsTable) -> list[str]:
        return ["no", "give"] if may_be_asked(table, self.card, self.seat) else ["no"]

    def answered(self, table: RivalsTable, option: str) -> None:
        if option == "give":
            table.next(AskAccept(table.pieces[self.card].holder, self.card, self.seat))
        else:
            table.tell("contribution-declined", self.rule, self.seat, {"handle": table.handle(self.card)})


class AskAccept(RivalsAsk):
    """The controller may turn a contribution down: whoever gives is no victim. [consp.refuse] [consp.immunity]"""

    rule: ClassVar[str] = "consp.refuse"

    def __init__(self, seat: int, card: int, giver: int) -> None:
        super().__init__(seat)
        self.card: Final = card
        self.giver: Final = giver

    def fields(self) -> tuple[Field, ...]:
        return (self.seat, self.card, self.giver)

    def facts(self, table: Table) -> dict[str, Fact]:
        here = rivals(table)
        return {"card": here.id_of(self.card), "handle": here.handle(self.card), "seat": self.giver}

    def offer(self, table: RivalsTable) -> list[str]:
        return ["accept", "refuse"]

    def answered(self, table: RivalsTable, option: str) -> None:
        if option == "accept":
            contribute(table, self.card, self.giver)
        else:
            facts: dict[str, Fact] = {"handle": table.handle(self.card), "from": self.giver}
            table.tell("contribution-refused", self.rule, self.seat, facts)


# ---- the menu


def offered(table: RivalsTable, seat: int) -> list[str]:
    """Show, ask, add and resolve. [window.conspiracy-show] [window.conspiracy-add] [window.conspiracy-resolve]"""
    found: list[str] = []
    for card in of(table, seat):
        name = table.handle(card)
        for foe in table.foes(seat):
            if not table.pieces[card].seen >> foe & 1:
                found.append(f"show {name} {LETTERS[foe]}")
            elif may_be_asked(table, card, foe) and mark(table, card, foe) not in table.asked_for:
                found.append(f"ask {name} {LETTERS[foe]}")
        if why_not_add(table, seat, card) is None:
            found.append(f"add {name}")
        if why_not_resolve(table, seat, card) is None:
            found.append(f"resolve {name}")
    return found


def why_not_add(table: RivalsTable, seat: int, card: int) -> Refused | None:
    """[consp.own-wait] [consp.contribute] [consp.last-prestige]"""
    if mark(table, card, seat) in table.gave_now:
        return Refused("consp.own-wait", card=table.id_of(card))
    if table.has_prestige(seat) < LEAST:
        return Refused("consp.last-prestige", card=table.id_of(card))
    return None


def why_not_resolve(table: RivalsTable, seat: int, card: int) -> Refused | None:
    """[consp.threshold] [consp.clan-to-resolve] [consp.no-target] [trap.discipline]"""
    face, cause = table.face(card), Cause(seat, card, table.pieces[card].stamp)
    if table.blood(card) < face.cost:
        return Refused("consp.threshold", card=face.id, has=table.blood(card), needs=face.cost)
    if not has_clan(table, seat, face.clan):
        return Refused("consp.clan-to-resolve", card=face.id, clan=CLANS[face.clan])
    if face.needs is not None and not face.needs.holds(table, cause):
        return Refused("trap.discipline", card=face.id)
    assert face.play is not None, "a Conspiracy does something"
    if not face.play.possible(table, cause):
        return Refused("consp.no-target", card=face.id)
    return None


def why_not(table: RivalsTable, seat: int, verb: str, rest: str) -> Refused | None:
    card = meant(table, seat, rest.partition(" ")[0])
    if card == NOTHING:
        return None
    if card not in of(table, seat):
        return Refused("consp.play", card=table.id_of(card))
    if verb == "add":
        return why_not_add(table, seat, card)
    if verb == "resolve":
        return why_not_resolve(table, seat, card)
    return Refused("window.conspiracy-show" if verb == "show" else "window.conspiracy-add", card=table.id_of(card))


def answered(table: RivalsTable, seat: int, verb: str, rest: str) -> None:
    handle, _, letter = rest.partition(" ")
    card = table.with_handle(handle)
    if verb == "show":
        foe = LETTERS.index(letter)
        table.show(card, 1 << foe)
        facts: dict[str, Fact] = {"handle": handle, "to": foe}
        table.tell("shown", "consp.show", seat, facts, {"card": table.id_of(card)}, 1 << seat | 1 << foe)
        ask(table, card, foe)
    elif verb == "ask":
        ask(table, card, LETTERS.index(letter))
    elif verb == "add":
        contribute(table, card, seat)
    else:
        assert verb == "resolve", f"nothing can be done by {verb}"
        resolve(table, seat, card)


def ask(table: RivalsTable, card: int, foe: int) -> None:
    if may_be_asked(table, card, foe):
        table.asked_for = (*table.asked_for, mark(table, card, foe))
        table.next(AskContribution(foe, card))


# ---- resolving one


def resolve(table: RivalsTable, seat: int, card: int) -> None:
    """It is turned up, does what it says, and is discarded with all that lies on it. [consp.cleanup] [trap.resolve]"""
    table.move(card, FOUGHT, seat, card)
    facts: dict[str, Fact] = {"card": table.id_of(card), "handle": table.handle(card)}
    trap = table.is_a(card, TRAP)
    table.tell(
        "trap-resolved" if trap else "conspiracy-resolved", "trap.resolve" if trap else "consp.threshold", seat, facts
    )
    play = table.face(card).play
    assert play is not None
    cause = Cause(seat, card, table.pieces[card].stamp)
    table.next(Resolve(play, cause), Deed(RESOLVED, seat, card, 1, owner=seat), Finish(card))


class Finish(StepOn):
    """The card is discarded, unless it has gone elsewhere, and every Prestige on it goes to the general supply.
    [consp.cleanup] [card.omnis]"""

    def do(self, table: RivalsTable) -> None:
        if table.pieces[self.card].zone == FOUGHT:
            table.to_supply(table.pieces[self.card].tokens)
            table.move(self.card, DISCARD, table.owner[self.card])
        kept = [code for code in table.gave if code // table.seats != self.card]
        table.gave = tuple(kept)


def victims(table: RivalsTable, seat: int, card: int) -> list[int]:
    """Foes who have put no Prestige on it, or are exposed to it this turn. [consp.immunity] [card.faulty-logic]"""
    found: list[int] = []
    for foe in table.foes(seat):
        code = mark(table, card, foe)
        if code not in table.gave or code in table.exposed:
            found.append(foe)
    return found
