"""Planning: one card a turn, face up or face down, with Blood."""

from __future__ import annotations

from typing import ClassVar, Final

from gloam.core.event import Fact
from gloam.core.refusal import Refused
from gloam.core.step import Field, Step
from gloam.core.table import Table, amount_in
from gloam.vendetta import relics
from gloam.vendetta.abilities import CARD_WITH, DOWN_COSTS, FirstBloodHere, NeverDrained, OnlyFaceDownHere, the
from gloam.vendetta.bases import AskAbout, AskAt, VendettaAsk, VendettaStep
from gloam.vendetta.catalogue import IDS, NUMBER, PLANNING_END
from gloam.vendetta.draining import drain, drainable
from gloam.vendetta.playing import play
from gloam.vendetta.resolution import Window
from gloam.vendetta.table import NONE, VendettaTable, vendetta
from gloam.vendetta.withdraw import look_for_blood, look_refusal, looks

MOST_BLOOD: Final = 3  # with one card [plan.blood-limit]


def turns(table: VendettaTable) -> int:
    """Planning turns of each player this round. [plan.turns] [three.turns]"""
    return table.round + (2 if table.setup.seats == 3 else 1)


class Planning(VendettaStep):
    """Everyone takes one turn in turn order, then again from the Ambition holder. [plan.order]"""

    def do(self, table: VendettaTable) -> None:
        table.phase = "planning"
        table.tell("phase", "order.phases", NONE, {"phase": "planning", "round": table.round})
        table.next(NextTurn(tuple(table.in_turn_order()), 0), PlanningEnd())


class NextTurn(VendettaStep):
    """Turn number `turn` of the phase, then the one after it. [eliminated.order]"""

    def __init__(self, order: tuple[int, ...], turn: int) -> None:
        super().__init__()
        self.order: Final = order
        self.turn: Final = turn

    def fields(self) -> tuple[Field, ...]:
        return (self.order, self.turn)

    def do(self, table: VendettaTable) -> None:
        if self.turn < turns(table) * len(self.order):
            seat = self.order[self.turn % len(self.order)]
            table.next(AskTurn(seat), NextTurn(self.order, self.turn + 1))


class PlanningEnd(VendettaStep):
    """What happens when the phase ends, at each Location in order."""

    def do(self, table: VendettaTable) -> None:
        table.next(*[Window(PLANNING_END, location) for location in range(table.haven + 1)])


def extras(table: VendettaTable, seat: int, before_card: bool) -> list[str]:
    """Draining, Relics and looking: what a turn allows beside its card. [drain.when]"""
    found = []
    for ally in drainable(table, seat):
        option = "drain " + IDS[ally]
        if option not in found:
            found.append(option)
    if table.relic[seat] != NONE:
        found += relics.uses(table, seat, before_card)
    return found + looks(table, seat)


def extra(table: VendettaTable, seat: int, option: str) -> None:
    if option.startswith("drain "):
        drain(table, seat, NUMBER[option[6:]], "drain.when")
    elif option.startswith("use "):
        relics.use(table, seat, option)
    else:
        look_for_blood(table, seat, option)


def extra_refusal(table: VendettaTable, seat: int, option: str) -> Refused | None:
    """Why this Drain or Relic is not possible."""
    verb, _, rest = option.partition(" ")
    card = NUMBER.get(rest.split(" ")[0], NONE)
    if verb == "drain":
        if card == CARD_WITH[NeverDrained] and card in table.alliance[seat]:
            return Refused("frenzy.undrainable", card=IDS[card])
        return Refused("drain.not-twice", card=rest)
    if verb == "use":
        return Refused("relic.once", card=rest.split(" ")[0])
    if verb == "look":
        return look_refusal(table, seat)
    return None


class AskTurn(VendettaAsk):
    """Play a card, or first do something else. [plan.must-play]"""

    rule: ClassVar[str] = "plan.must-play"

    def offer(self, table: VendettaTable) -> list[str]:
        hand = table.hand[self.seat]
        plays = ["play " + IDS[card] for card in hand] or ["pass"]
        return plays + extras(table, self.seat, before_card=True)

    def answered(self, table: VendettaTable, option: str) -> None:
        if option == "pass":
            table.tell("passed", "plan.empty-hand", self.seat, {})
        elif option.startswith("play "):
            table.next(AskPlace(self.seat, NUMBER[option[5:]]), AskEnd(self.seat))
        else:
            table.next(self)
            extra(table, self.seat, option)

    def why_not(self, table: Table, option: str) -> Refused | None:
        here = vendetta(table)
        verb, _, rest = option.partition(" ")
        if verb in ("blood", "tokens"):
            return Refused("plan.blood-needs-card" if verb == "blood" else "diablerie.needs-card")
        if verb in ("end", "pass"):
            return Refused("plan.must-play", hand=len(here.hand[self.seat]))
        if verb == "play":
            return Refused("plan.must-play", card=rest.split(" ")[0], hand=len(here.hand[self.seat]))
        if verb == "at":
            return Refused("plan.must-play", hand=len(here.hand[self.seat]))
        return extra_refusal(here, self.seat, option)


# ---- where, and how


def cost_down(table: VendettaTable, seat: int, location: int) -> int:
    """What playing face down costs: all changes are summed, never below 0. [plan.face-down-cost]"""
    cost = 1
    for card, extra in DOWN_COSTS:
        if extra.applies(table, card, seat, location):
            cost += extra.change
    return max(0, cost)


def only_down(table: VendettaTable, seat: int, location: int) -> bool:
    """Does somebody's card make this seat play here face down? A teammate is not bound. [team.eyes]"""
    eyes = CARD_WITH[OnlyFaceDownHere]
    if not table.working(eyes) or table.location_of(eyes) != location:
        return False
    return table.holder(eyes) not in (seat, table.mate(seat))


class AskPlace(AskAbout):
    """At which Location, and which way up. [plan.any-location]"""

    rule: ClassVar[str] = "plan.any-location"

    def redealt(self, dealt: dict[int, int]) -> Step:
        return AskPlace(self.seat, dealt.get(self.card, self.card))

    def facts(self, table: Table) -> dict[str, Fact]:
        return {"card": IDS[self.card]}

    def offer(self, table: VendettaTable) -> list[str]:
        found = []
        blood = table.blood[self.seat]
        for location in range(table.haven + 1):
            name = table.name_of(location)
            if not only_down(table, self.seat, location):
                found.append(f"at {name} up")
            if cost_down(table, self.seat, location) < blood:
                found.append(f"at {name} down")
        return found

    def answered(self, table: VendettaTable, option: str) -> None:
        _, name, way = option.split(" ")
        location = table.haven if name == "haven" else int(name) - 1
        cost = cost_down(table, self.seat, location)
        table.next(AskBlood(self.seat, location))
        play(table, self.seat, self.card, location, way == "up", cost)

    def why_not(self, table: Table, option: str) -> Refused | None:
        here = vendetta(table)
        words = option.lower().split(" ")
        if words[0] == "play":
            card = option.split(" ")[min(1, len(words) - 1)]
            return Refused("plan.must-play", card=card, hand=len(here.hand[self.seat]))
        if words[0] in ("blood", "tokens", "end", "drain", "use", "look"):
            return Refused("plan.any-location", card=IDS[self.card])
        return self.why_not_there(here, words) if words[0] == "at" else None

    def why_not_there(self, table: VendettaTable, words: list[str]) -> Refused:
        names = [table.name_of(location) for location in range(table.haven + 1)]
        if len(words) > 1 and words[1] not in names:
            return Refused("setup.locations", at=words[1])
        way = words[2] if len(words) > 2 else ""
        if way == "up":
            return Refused("card.passive-timing", card=IDS[CARD_WITH[OnlyFaceDownHere]], at=words[1])
        if way == "down":
            cost = cost_down(table, self.seat, names.index(words[1]))
            return Refused("plan.face-down-last-blood", cost=cost, blood=table.blood[self.seat])
        return Refused("plan.own-position")


# ---- Blood, and the end of the turn


class AskBlood(AskAt):
    """0 to 3 Blood and any number of face-up Diablerie tokens, in one decision. [plan.blood-once]"""

    rule: ClassVar[str] = "plan.blood-limit"

    def facts(self, table: Table) -> dict[str, Fact]:
        return {"at": vendetta(table).name_of(self.location)}

    def offer(self, table: VendettaTable) -> list[str]:
        most = min(MOST_BLOOD, table.blood[self.seat] - 1)
        found = ["blood " + str(amount) for amount in range(most + 1)]
        for tokens in range(1, table.tokens_up[self.seat] + 1):
            found += [f"blood {amount} tokens {tokens}" for amount in range(most + 1)]
        return found + extras(table, self.seat, before_card=False)

    def answered(self, table: VendettaTable, option: str) -> None:
        words = option.split(" ")
        if words[0] != "blood":
            table.next(self)
            extra(table, self.seat, option)
            return
        amount = int(words[1])
        table.deploy_blood(self.seat, self.location, amount, "plan.blood-limit", from_bank=False)
        if amount and table.has_location_card(self.location, CARD_WITH[FirstBloodHere]):
            self.first_blood(table)
        if len(words) > 2:
            self.flip(table, int(words[3]))

    def first_blood(self, table: VendettaTable) -> None:
        if not table.banked[self.location] >> self.seat & 1:
            table.banked[self.location] |= 1 << self.seat
            more = the(FirstBloodHere).blood
            table.deploy_blood(self.seat, self.location, more, "loccard.ashland-blood-bank", from_bank=True)

    def flip(self, table: VendettaTable, tokens: int) -> None:
        """Each token turned down puts 1 Blood from the Bank here. [diablerie.flip] [diablerie.flip-extra]"""
        table.tokens_up[self.seat] -= tokens
        table.tokens_down[self.seat] += tokens
        table.tell("tokens-flipped", "diablerie.flip", self.seat, {"amount": tokens})
        table.deploy_blood(self.seat, self.location, tokens, "diablerie.flip", from_bank=True)

    def why_not(self, table: Table, option: str) -> Refused | None:
        here = vendetta(table)
        words = option.split(" ")
        if words[0] == "play":
            card = words[min(1, len(words) - 1)]
            return Refused("plan.must-play", card=card, hand=len(here.hand[self.seat]))
        if words[0] == "blood" and len(words) > 1 and amount_in(words[1]) >= 0:
            return self.why_not_blood(here, amount_in(words[1]))
        if words[0] in ("blood", "end"):
            return Refused("plan.blood-once")
        if words[0] == "at":
            return Refused("plan.blood-same-location", at=here.name_of(self.location))
        return extra_refusal(here, self.seat, option)

    def why_not_blood(self, table: VendettaTable, asked: int) -> Refused:
        if asked > MOST_BLOOD:
            return Refused("plan.blood-limit", asked=asked, limit=MOST_BLOOD)
        return Refused("blood.last-play", asked=asked, limit=table.blood[self.seat] - 1)

    def beyond(self, table: Table, option: str, rest: str) -> Refused | None:
        here = vendetta(table)
        words = rest.split(" ")
        if len(words) > 1 and words[0] == "tokens" and amount_in(words[1]) >= 0:
            return Refused("diablerie.flip-once", asked=amount_in(words[1]), limit=here.tokens_up[self.seat])
        if words[0] == "at":
            return Refused("plan.blood-same-location", at=here.name_of(self.location))
        return None


class AskEnd(VendettaAsk):
    """The turn is over, unless there is still something to Drain or use. [plan.sequence]"""

    rule: ClassVar[str] = "plan.sequence"

    def offer(self, table: VendettaTable) -> list[str]:
        return ["end", *extras(table, self.seat, before_card=False)]

    def answered(self, table: VendettaTable, option: str) -> None:
        if option != "end":
            table.next(self)
            extra(table, self.seat, option)

    def why_not(self, table: Table, option: str) -> Refused | None:
        verb, _, rest = option.partition(" ")
        if verb in ("play", "at"):
            return Refused("plan.must-play", card=rest, hand=len(vendetta(table).hand[self.seat]))
        if verb in ("blood", "tokens"):
            return Refused("plan.blood-once")
        return extra_refusal(vendetta(table), self.seat, option)
