"""The Action Phase: one menu, asked again after each answer, until the player ends it. [window.action-phase]"""

from __future__ import annotations

from typing import ClassVar, Final

from gloam.core.deeds import Deed
from gloam.core.refusal import Refused
from gloam.core.step import Field
from gloam.core.table import Table
from gloam.core.texts import QUALITY
from gloam.rivals import agendas, claiming, conspiracies, hosting, recruiting, regrouping
from gloam.rivals.allowance import spend
from gloam.rivals.attack import a_character_there, a_mortal_there, anybody_there, attack_with
from gloam.rivals.bases import RivalsAsk, RivalsStep
from gloam.rivals.catalogue import GHOUL, MORTAL, ONGOING, PEACEFUL, PROWL, REACH, UNHOSTED, VAMPIRE
from gloam.rivals.parties import AskJoin, aims_from_home, at_home, confined, in_street, to_street
from gloam.rivals.pieces import FACE_DOWN, HAVEN, NOTHING, STREET, TORPOR
from gloam.rivals.refusing import is_kind, meant
from gloam.rivals.regrouping import DraftRegroup, can_regroup
from gloam.rivals.spoils import burnable
from gloam.rivals.table import ACTIONS, RivalsTable, rivals
from gloam.rivals.texts import ACTION_PHASE, THIS_ACTION, FewerActions
from gloam.rivals.traps import CallTraps, moments
from gloam.rivals.verbs import BURN, DRAW
from gloam.rivals.windows import ability_options, payable, unasked, usable, use, why_not_use
from gloam.rivals.winning import CheckEnd


class ActionPhase(RivalsStep):
    """Up to 2 actions. Foes who know a Conspiracy are asked for a contribution first. [action.up-to-two]"""

    def do(self, table: RivalsTable) -> None:
        table.phase, table.step = "action", "action"
        table.actions = max(0, ACTIONS - fewer(table))
        table.regrouped = False
        table.asked_for = ()
        table.next(*unasked(table), CallTraps(0), *conspiracies.asked_at_first(table), AskAction(table.active))


def fewer(table: RivalsTable) -> int:
    """How many actions the active player has lost for this turn; what was lent for it is over. [card.out-of-time]"""
    lost = 0
    for force in table.lasting:
        text = force.text
        if isinstance(text, FewerActions) and force.cause.target == table.active:
            lost += text.amount
            table.give_back(force)
    if lost:
        table.tell("actions-lost", "card.out-of-time", table.active, {"amount": lost})
    return lost


def aiming_from_home(table: RivalsTable, seat: int) -> list[int]:
    """Who may attack somebody in The Street from the Haven. [card.the-sewers] [key.reach]"""
    there = 0
    if table.index[QUALITY + PROWL] and a_mortal_there(table, seat):
        there = MORTAL
    if table.index[QUALITY + REACH] and a_character_there(table, seat):
        there |= VAMPIRE
    ready = [card for card in at_home(table, seat) if table.pieces[card].ready] if there else []
    return [card for card in ready if aims_from_home(table, card) & there]


class ActionDone(RivalsStep):
    """An action or ability of the menu is over: what was lent for it ends, wins are looked at, the menu comes again."""

    def __init__(self, asked: int) -> None:
        super().__init__()
        self.asked: Final = asked

    def fields(self) -> tuple[Field, ...]:
        return (self.asked,)

    def do(self, table: RivalsTable) -> None:
        table.end(THIS_ACTION)
        table.next(CheckEnd(), AskAction(self.asked))


def may_leave(table: RivalsTable, card: int) -> bool:
    """May this vampire in its Haven move to The Street? [move.ready-only] [card.city-wide-lockdown]"""
    return table.pieces[card].ready and not confined(table, card)


def peaceful(table: RivalsTable, card: int) -> bool:
    """May this vampire take no action to attack? [card.temporary-truce]"""
    return len(table.index[QUALITY + PEACEFUL]) > 0 and table.quality(PEACEFUL, card) > 0


def attacks(table: RivalsTable, cards: list[int]) -> list[str]:
    """The attacks that these may begin."""
    return [f"attack {table.handle(card)}" for card in cards if not peaceful(table, card)]


class AskAction(RivalsAsk):
    """What the active player does next. [action.five] [window.action-phase]"""

    rule: ClassVar[str] = "window.action-phase"

    def tells(self, table: Table) -> bool:
        """Whether anything in a hand can be played, or pays for an ability, must not show. [window.principle]"""
        here = rivals(table)
        plays = here.actions + here.unhosted > 0 and len(here.hand[self.seat]) > 0
        return plays or len(usable(here, self.seat, ACTION_PHASE)) > 0

    def offer(self, table: RivalsTable) -> list[str]:
        seat = self.seat
        outside = in_street(table, seat)
        ready = [card for card in outside if table.pieces[card].ready]
        found = ["end"]
        if table.actions:
            found += self.actions(table, ready)
        elif table.unhosted:
            found += self.unhosted(table) + hosting.offered(table, seat, UNHOSTED)
        if len(outside) < len(table.coterie[seat]):
            found += [f"move {table.handle(card)}" for card in at_home(table, seat) if may_leave(table, card)]
        if ready and can_regroup(table, outside):
            found.append("regroup")
        abilities = payable(table, usable(table, seat, ACTION_PHASE))
        if abilities:
            found += ability_options(table, abilities)
        found += [f"burn {table.handle(card)}" for card in burnable(table, seat)]
        if FACE_DOWN in [table.pieces[card].zone for card in table.board[seat]]:
            found += conspiracies.offered(table, seat) + agendas.offered(table, seat)
        return found

    def actions(self, table: RivalsTable, ready: list[int]) -> list[str]:
        """With these vampires, who are ready in The Street, or with none."""
        seat = self.seat
        found = self.unhosted(table)
        if ready:
            if anybody_there(table, seat):
                found += attacks(table, ready)
            if claiming.title(table) != NOTHING:
                found += [f"claim {table.handle(card)}" for card in ready if not table.is_a(card, GHOUL)]
        return found + attacks(table, aiming_from_home(table, seat)) + hosting.offered(table, seat)

    def unhosted(self, table: RivalsTable) -> list[str]:
        """Without a card that is played, and without a vampire that is exhausted. [action.unhosted]"""
        found = ["draw"] if table.library[self.seat] or table.faction[self.seat] else []
        return found + recruiting.offered(table, self.seat)

    def why_not(self, table: Table, option: str) -> Refused | None:
        here = rivals(table)
        verb, _, rest = option.partition(" ")
        hosted = verb in ("attack", "claim") or (verb == "play" and not is_kind(rest, UNHOSTED))
        if not here.actions and (hosted or (verb in ("draw", "recruit", "play") and not here.unhosted)):
            return Refused("action.up-to-two", actions=here.spent or ACTIONS)
        if verb == "recruit":
            return recruiting.why_not(here, self.seat, rest)
        if verb == "play":
            return hosting.why_not(here, self.seat, rest)
        if verb == "claim":
            return claiming.why_not(here, self.seat, rest)
        if verb in ("show", "ask", "add", "resolve"):
            return conspiracies.why_not(here, self.seat, verb, rest)
        if option in ("draw", "regroup", agendas.PAY, agendas.HOLD) or verb == "reveal":
            return self.why_not_plain(here, verb, rest)
        card = meant(here, self.seat, rest.partition(" ")[0])
        return None if card == NOTHING else self.why_not_with(here, verb, card)

    def why_not_plain(self, here: RivalsTable, verb: str, rest: str) -> Refused | None:
        """Of what needs no card, or has only one. [draw.action-empty]"""
        if verb == "draw":
            return Refused("draw.action-empty")
        if verb == "regroup":
            return regrouping.why_not(here)
        known = verb == "order" or meant(here, self.seat, rest) != NOTHING
        return agendas.why_not(here, self.seat, verb) if known else None

    def why_not_with(self, here: RivalsTable, verb: str, card: int) -> Refused | None:
        """Of what a card in play does or suffers."""
        if verb == "use":
            return why_not_use(here, self.seat, card, ACTION_PHASE)
        if here.pieces[card].holder != self.seat and verb in ("move", "attack", "burn"):
            return Refused("term.control", card=here.id_of(card))
        if here.pieces[card].zone == TORPOR and verb in ("move", "attack"):
            return Refused("torpor.inactive", card=here.id_of(card))
        if verb in ("burn", "discard") and card in here.board[self.seat] and here.is_a(card, ONGOING):
            return Refused("ongoing.stay", card=here.id_of(card))
        rules = {"move": "move.one-way" if here.pieces[card].zone == STREET else "move.ready-only"}
        if here.pieces[card].ready and here.pieces[card].zone == HAVEN and confined(here, card):
            rules["move"] = "card.city-wide-lockdown"
        rules |= {"attack": "attack.cost", "burn": "attach.burn-retainer"}
        ready = here.pieces[card].ready and card in here.coterie[self.seat]
        if verb == "attack" and ready and peaceful(here, card):
            return Refused("card.temporary-truce", card=here.id_of(card))
        if verb == "attack" and ready and (here.pieces[card].zone == STREET or aims_from_home(here, card)):
            return Refused("attack.step2-target", attacker=here.id_of(card))
        return Refused(rules[verb], card=here.id_of(card)) if verb in rules else None

    def answered(self, table: RivalsTable, option: str) -> None:
        seat = self.seat
        verb, _, rest = option.partition(" ")
        if verb == "end":
            table.tell("phase-ended", "action.up-to-two", seat, {"actions": table.actions})
            table.next(*unasked(table))
            return
        table.regrouped = False
        table.next(CallTraps(moments(table)), ActionDone(seat))
        if verb == "draw":
            spend(table, unhosted=True)
            table.next(Deed(DRAW, seat, seat, 1, owner=seat))
        elif verb == "recruit":
            recruiting.recruit(table, seat, rest)
        elif verb == "attack":
            attack_with(table, seat, table.with_handle(rest))
        elif verb == "claim":
            claiming.claim(table, seat, table.with_handle(rest))
        elif verb == "play":
            hosting.play(table, seat, rest)
        elif verb == "move":
            card = table.with_handle(rest)
            to_street(table, card)
            table.tell("moved", "move.free", seat, {"card": table.handle(card)})
            table.next(AskJoin(seat, card))
        elif verb == "regroup":
            table.next(DraftRegroup(seat, ()))
        elif verb == "burn":
            card = table.with_handle(rest)
            table.next(Deed(BURN, seat, card, 1, card, seat))
        elif verb == "use":
            forces = payable(table, usable(table, seat, ACTION_PHASE))
            use(table, forces[ability_options(table, forces).index(option)])
        elif verb in ("reveal", "order"):
            agendas.answered(table, seat, verb)
        else:
            conspiracies.answered(table, seat, verb, rest)
