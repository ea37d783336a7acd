"""What can be said at a glance of each action that a player of Rivals may choose, for a quick policy."""

from __future__ import annotations

from math import log
from typing import Final

from gloam.bots.policy import Policy, Traits
from gloam.bots.rivals.glance import Chance, chances_of
from gloam.core.table import Table
from gloam.rivals.cards import ALL
from gloam.rivals.catalogue import ACTION, AGENDA_CARD, CARDS, LIBRARY_CARD, NUMBER, POTENCY
from gloam.rivals.parties import ready_in_street
from gloam.rivals.recruiting import price
from gloam.rivals.table import RivalsTable, rivals

ACTIONS: Final = "AskAction"
BLOW: Final = ("mortal", "with a card", "agenda", "fells", "potency", "prey", "last", "hurts", "hidden")
NUMBERS: Final = (
    *[f"attack: {name}" for name in BLOW],  # what the best target would be: see `Chance`
    *[f"move: {name}" for name in BLOW],  # the same of who goes out, where an action is left for it
    "move: mates",  # those who stand ready in The Street already
    "move: blood",
    "claim: blood",
    "claim: might",  # the best attribute
    "recruit: potency",
    "recruit: left",  # the logarithm of the Prestige that is left
    "recruit: vampires",  # one has already
    "draw: hand",
    "end: actions",  # that are left
    "play: actions",
    "add: missing",  # tokens, until it is paid for
)
VERBS: Final = (
    "end", "draw", "recruit", "attack", "claim", "play", "move", "regroup", "use", "burn", "show", "ask", "add",
    "resolve", "reveal", "order",
)  # fmt: skip
IDLE: Final = "move: idle"  # no action is left for who goes out
PLAYED: Final = tuple([f"play: {card.id}" for card in ALL if card.kind & ACTION and card.kind & LIBRARY_CARD])
USED: Final = tuple([f"use: {card.id}" for card in ALL if card.texts])
AGENDAS: Final = tuple([f"attack for: {card.id}" for card in ALL if card.kind & AGENDA_CARD])
NAMES: Final = {ACTIONS: (*NUMBERS, *VERBS, IDLE, *PLAYED, *USED, *AGENDAS)}
PLACE: Final = {name: place for place, name in enumerate(NAMES[ACTIONS])}

ADD_MISSING: Final = PLACE["add: missing"]
ATTACK_MORTAL: Final = PLACE["attack: mortal"]
CLAIM_BLOOD: Final = PLACE["claim: blood"]
CLAIM_MIGHT: Final = PLACE["claim: might"]
DRAW_HAND: Final = PLACE["draw: hand"]
END_ACTIONS: Final = PLACE["end: actions"]
MOVE_BLOOD: Final = PLACE["move: blood"]
MOVE_MATES: Final = PLACE["move: mates"]
MOVE_MORTAL: Final = PLACE["move: mortal"]
PLAY_ACTIONS: Final = PLACE["play: actions"]
RECRUIT_LEFT: Final = PLACE["recruit: left"]
RECRUIT_POTENCY: Final = PLACE["recruit: potency"]
RECRUIT_VAMPIRES: Final = PLACE["recruit: vampires"]


class RivalsPolicy(Policy):
    """Actions; all else is habit."""

    def traits(self, table: Table, place: int) -> list[Traits]:
        here = rivals(table)
        seen = Menu(here, here.open[place].seat)
        return [seen.traits(option) for option in here.choices[place]]


class Menu:
    """One player's look at the actions there are."""

    def __init__(self, table: RivalsTable, seat: int) -> None:
        self.table: Final = table
        self.seat: Final = seat
        self.agenda: Final = next(
            (f"attack for: {table.id_of(card)}" for card in table.board[seat] if table.is_a(card, AGENDA_CARD)), ""
        )

    def traits(self, option: str) -> Traits:
        verb, _, rest = option.partition(" ")
        numbers, marks = [0.0] * len(NUMBERS), [PLACE[verb]] if verb in PLACE else []
        table = self.table
        match verb:
            case "attack":
                self.look(numbers, ATTACK_MORTAL, table.with_handle(rest))
                if self.agenda:
                    marks.append(PLACE[self.agenda])
            case "move" if table.actions:
                self.moving(numbers, table.with_handle(rest))
            case "move":
                marks.append(PLACE[IDLE])
            case "claim":
                claimant = table.with_handle(rest)
                numbers[CLAIM_BLOOD] = float(table.blood(claimant))
                numbers[CLAIM_MIGHT] = float(max(table.face(claimant).attributes))
            case "play" | "use":
                name = f"{verb}: {rest if verb == 'play' else table.id_of(table.with_handle(rest.partition(' ')[0]))}"
                numbers[PLAY_ACTIONS] = float(table.actions)
                if name in PLACE:
                    marks.append(PLACE[name])
            case _:
                self.others(numbers, verb, rest)
        return Traits(numbers, marks)

    def moving(self, numbers: list[float], card: int) -> None:
        self.look(numbers, MOVE_MORTAL, card)
        numbers[MOVE_MATES] = float(len(ready_in_street(self.table, self.seat)))
        numbers[MOVE_BLOOD] = float(self.table.blood(card))

    def others(self, numbers: list[float], verb: str, rest: str) -> None:
        table, seat = self.table, self.seat
        match verb:
            case "recruit":
                numbers[RECRUIT_POTENCY] = float(CARDS[NUMBER[rest]].potency)
                numbers[RECRUIT_LEFT] = log(table.has_prestige(seat) - price(table, seat, rest))
                numbers[RECRUIT_VAMPIRES] = float(len(table.coterie[seat]))
            case "draw":
                numbers[DRAW_HAND] = float(len(table.hand[seat]))
            case "end":
                numbers[END_ACTIONS] = float(table.actions)
            case "add":
                plot = table.with_handle(rest)
                numbers[ADD_MISSING] = float(table.face(plot).cost - table.blood(plot))

    def look(self, numbers: list[float], first: int, attacker: int) -> None:
        """The best that an attack could do, in the order of `BLOW`."""
        mortal, vampire = chances_of(self.table, self.seat, attacker)
        if mortal is not None:
            numbers[first] = 1.0
            numbers[first + 1] = float(mortal.carded)
            numbers[first + 2] = float(mortal.prize)
        if vampire is not None:
            self.look_at(numbers, first + 3, vampire)

    def look_at(self, numbers: list[float], first: int, best: Chance) -> None:
        table, target = self.table, best.target
        owner = table.pieces[target].holder
        if best.fells:
            numbers[first] = 1.0
            numbers[first + 1] = float(table.quality(POTENCY, target))
            numbers[first + 2] = float(table.is_rival(self.seat, owner))
            numbers[first + 3] = float(table.is_rival(self.seat, owner) and len(table.vampires(owner)) == 1)
        else:
            numbers[first + 4] = float(best.damage)
        numbers[first + 5] = float(table.secrecy(target))
