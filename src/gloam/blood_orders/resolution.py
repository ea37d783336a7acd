"""Resolution: orders are revealed, then Dawn, Dusk and Night through all Quarters."""

from __future__ import annotations

from typing import ClassVar, Final

from gloam.blood_orders.bases import AskToken, CityStep, SpaceStep
from gloam.blood_orders.catalogue import (
    AFTER_CONTEST_WON,
    AFTER_DAWN,
    AFTER_NIGHT,
    AFTER_OPPONENTS_DUSK,
    DAWN,
    DUSK,
    IDS,
    KINDS,
    LOCATION,
    LOCATIONS,
    NIGHT,
    QUARTERS,
    RITUAL,
    RITUALS,
    VICTIMS,
    After,
    WinsContestTies,
)
from gloam.blood_orders.strength import against_fear, dusk_cost, night_fear, overcomes, why_it_fails
from gloam.blood_orders.table import BLOOD, INFLUENCE, NONE, BloodOrdersTable, blood_orders
from gloam.core.choices import Resolve
from gloam.core.effect import NOWHERE, Source
from gloam.core.event import EVERYONE, Fact
from gloam.core.step import Field
from gloam.core.table import Table


class Reveal(CityStep):
    """Screens go away; each entrance stack is turned over from the top down onto the action spaces. [reveal.restack]"""

    def do(self, table: BloodOrdersTable) -> None:
        table.phase = "resolution"
        table.tell("phase", "flow.phases", NONE, {"phase": "resolution", "day": table.day})
        table.revealed = True
        table.in_hand = [[] for _ in table.in_hand]
        table.in_doubt = [[] for _ in table.in_doubt]
        table.taught = EVERYONE
        for token in range(table.setup.seats * 3):
            table.show(table.orders[token])
        for quarter in table.quarters():
            for token in reversed(table.entrance[quarter]):
                kind = token % 3
                table.space[quarter * 3 + kind] = [*table.space[quarter * 3 + kind], token]
                cards = tuple([IDS[card] for card in table.orders[token]])
                facts: dict[str, Fact] = {"at": QUARTERS[quarter], "kind": KINDS[kind], "cards": cards}
                table.tell("order-revealed", "reveal.when", token // 3, facts)
            table.entrance[quarter] = []
        self.open_boards(table)
        spaces = [(kind, quarter) for kind in (DAWN, DUSK, NIGHT) for quarter in table.quarters()]
        table.next(*[ResolveSpace(kind, quarter) for kind, quarter in spaces])

    def open_boards(self, table: BloodOrdersTable) -> None:
        """The cards of tokens at no Quarter lie open too. Their kinds are those that are left, and where each lies
        stays hidden: so they are told by kind. [resolve.open-boards] [order.stay-down]"""
        elsewhere = table.altar + table.catacombs
        for seat in table.clockwise(table.start):
            for token in range(seat * 3, seat * 3 + 3):
                if token in elsewhere and table.orders[token]:
                    cards = tuple([IDS[card] for card in table.orders[token]])
                    table.tell("order-opened", "resolve.open-boards", seat, {"kind": KINDS[token % 3], "cards": cards})


class ResolveSpace(SpaceStep):
    """All tokens of one kind in one Quarter, the highest first. [resolve.columns] [resolve.stack]"""

    def do(self, table: BloodOrdersTable) -> None:
        table.resolving = self.kind * 4 + self.quarter
        if self.kind == NIGHT:
            if table.space[self.quarter * 3 + NIGHT]:
                table.contestants = []
                table.next(CheckNight(self.kind, self.quarter))
            return
        stack = table.space[self.quarter * 3 + self.kind]
        if stack:
            token = stack[-1]
            table.space[self.quarter * 3 + self.kind] = stack[:-1]
            table.active = token
            table.next(ResolveOrder(token, self.quarter), self)
        else:
            table.active = NONE


class TokenStep(CityStep):
    """A step of one order in one Quarter."""

    def __init__(self, token: int, quarter: int) -> None:
        super().__init__()
        self.token: Final = token
        self.quarter: Final = quarter

    def fields(self) -> tuple[Field, ...]:
        return (self.token, self.quarter)


class ResolveOrder(TokenStep):
    """A Dawn or Dusk order: it fails, or its owner takes the action or declines. [overcome.fail] [resolve.decline]"""

    def do(self, table: BloodOrdersTable) -> None:
        rule = why_it_fails(table, self.token, self.quarter)
        if rule:
            fail(table, self.token, self.quarter, rule)
        else:
            table.next(AskAct(self.token // 3, self.token, self.quarter))


def fail(table: BloodOrdersTable, token: int, quarter: int, rule: str) -> None:
    table.tell("order-failed", rule, token // 3, against_fear(table, token, quarter))
    table.give_back(token, "torpor", rule)


class AskAct(AskToken):
    """Take the action, or decline it. [resolve.decline]"""

    rule: ClassVar[str] = "resolve.decline"

    def __init__(self, seat: int, token: int, quarter: int) -> None:
        super().__init__(seat, token)
        self.quarter: Final = quarter

    def fields(self) -> tuple[Field, ...]:
        return (self.seat, self.token, self.quarter)

    def facts(self, table: Table) -> dict[str, Fact]:
        city = blood_orders(table)
        kind = self.token % 3
        card = city.location[self.quarter] if kind == DAWN else city.victim[self.quarter]
        return {
            "kind": KINDS[kind],
            "at": QUARTERS[self.quarter],
            "card": "" if card == NONE else IDS[card],
            "cost": dusk_cost(city, self.seat, self.quarter) if kind == DUSK else 0,
        }

    def offer(self, table: BloodOrdersTable) -> list[str]:
        return ["act", "decline"]

    def answered(self, table: BloodOrdersTable, option: str) -> None:
        if option == "decline":
            fail(table, self.token, self.quarter, "resolve.decline")
        elif self.token % 3 == NIGHT:
            table.contestants = [*table.contestants, self.token]
        elif self.token % 3 == DAWN:
            act_at_dawn(table, self.token, self.quarter)
        else:
            act_at_dusk(table, self.token, self.quarter)


def act_at_dawn(table: BloodOrdersTable, token: int, quarter: int) -> None:
    """The cards go to Torpor, then the Location does what it says. [dawn.effect] [overcome.torpor]"""
    seat, location = token // 3, table.location[quarter]
    begin(table, token, quarter, location)
    table.next(
        Resolve(LOCATIONS[location - LOCATION].effect, Source(seat, quarter, location)), Triggers(seat, AFTER_DAWN)
    )


def act_at_dusk(table: BloodOrdersTable, token: int, quarter: int) -> None:
    """The cost goes to the Night space, then the Victim does what it says. [dusk.pay] [dusk.pot]"""
    seat, victim = token // 3, table.victim[quarter]
    cost = dusk_cost(table, seat, quarter)
    begin(table, token, quarter, victim)
    table.give(seat, INFLUENCE, -cost, "dusk.pay")
    table.night_influence[quarter] += cost
    after = [Triggers(other, AFTER_OPPONENTS_DUSK) for other in table.opponents(seat)]
    table.next(Resolve(VICTIMS[victim].effect, Source(seat, quarter, victim)), *after)


def begin(table: BloodOrdersTable, token: int, quarter: int, card: int) -> None:
    facts = against_fear(table, token, quarter)
    facts["card"] = IDS[card] if card != NONE else ""
    table.tell("action", "resolve.active", token // 3, facts)
    table.give_back(token, "torpor", "overcome.torpor")


class Triggers(CityStep):
    """What a player's Rituals bring after something has happened. [ritual.always]"""

    def __init__(self, seat: int, event: str) -> None:
        super().__init__(seat)
        self.event: Final = event

    def fields(self) -> tuple[Field, ...]:
        return (self.seat, self.event)

    def do(self, table: BloodOrdersTable) -> None:
        for ritual in table.rituals[self.seat]:
            for one in RITUALS[ritual - RITUAL].standing:
                if isinstance(one, After) and one.event == self.event:
                    table.tell("ritual-follows", "ritual.always", self.seat, {"card": IDS[ritual]})
                    one.then.apply(table, Source(self.seat, NOWHERE, ritual))


# ---- Night


class CheckNight(SpaceStep):
    """Every order is checked against the die first; the others are asked from the top down. [contest.fear-first]"""

    def do(self, table: BloodOrdersTable) -> None:
        stack = table.space[self.quarter * 3 + NIGHT]
        table.space[self.quarter * 3 + NIGHT] = []
        strong = []
        for token in reversed(stack):
            if overcomes(table, token, self.quarter):
                strong.append(token)
            else:
                fail(table, token, self.quarter, "overcome.fail")
        table.next(*[AskAct(token // 3, token, self.quarter) for token in strong], Contest(self.kind, self.quarter))


class Contest(SpaceStep):
    """Of several contestants the strongest wins, or nobody. [contest.when] [contest.stalemate]"""

    def do(self, table: BloodOrdersTable) -> None:
        contestants = table.contestants
        if not contestants:
            return
        if len(contestants) == 1:
            table.next(TakeVictim(contestants[0], self.quarter), Triggers(contestants[0] // 3, AFTER_NIGHT))
            return
        for token in contestants:
            facts: dict[str, Fact] = {
                "amount": table.symbols(token, contested=True),
                "at": QUARTERS[self.quarter],
                "cards": tuple([IDS[card] for card in table.orders[token]]),
                "influence": table.influence[token // 3],
            }
            table.tell("contest", "contest.symbols", token // 3, facts)
        winner, rule = contest_winner(table, contestants)
        for token in contestants:
            if token != winner:
                table.give_back(token, "hand", "contest.losers" if winner != NONE else "contest.stalemate")
        if winner == NONE:
            table.tell("stalemate", rule, NONE, {"at": QUARTERS[self.quarter]})
            return
        table.tell("contest-won", rule, winner // 3, {"at": QUARTERS[self.quarter]})
        seat = winner // 3
        table.next(TakeVictim(winner, self.quarter), Triggers(seat, AFTER_CONTEST_WON), Triggers(seat, AFTER_NIGHT))


def contest_winner(table: BloodOrdersTable, contestants: list[int]) -> tuple[int, str]:
    """Symbols, then cards, then influence; still tied, nobody. [contest.symbols] [contest.cards] [contest.influence]"""
    tied = best(contestants, [table.symbols(token, contested=True) for token in contestants])
    if len(tied) == 1:
        return tied[0], "contest.symbols"
    sworn = [token for token in tied if table.bonus(token // 3, WinsContestTies)]
    if sworn:
        return sworn[0], "card.beats-rules"
    tied = best(tied, [len(table.orders[token]) for token in tied])
    if len(tied) == 1:
        return tied[0], "contest.cards"
    tied = best(tied, [table.influence[token // 3] for token in tied])
    return (tied[0], "contest.influence") if len(tied) == 1 else (NONE, "contest.stalemate")


def best(tokens: list[int], amounts: list[int]) -> list[int]:
    most = max(amounts)
    return [token for token, amount in zip(tokens, amounts, strict=True) if amount == most]


class TakeVictim(TokenStep):
    """Cards to Torpor; the Victim and all tokens of the Night space; then fear. [night.victim] [night.fear]"""

    def do(self, table: BloodOrdersTable) -> None:
        seat, quarter = self.token // 3, self.quarter
        victim = table.victim[quarter]
        begin(table, self.token, quarter, victim)
        if victim != NONE:
            table.to_hand(seat, [victim])
            table.victim[quarter] = NONE
            table.tell("victim-taken", "night.victim", seat, {"card": IDS[victim], "at": QUARTERS[quarter]})
        table.give(seat, BLOOD, table.night_blood[quarter], "night.tokens")
        table.give(seat, INFLUENCE, table.night_influence[quarter], "night.tokens")
        table.night_blood[quarter] = table.night_influence[quarter] = 0
        table.move_fear(seat, night_fear(table, seat, quarter), "night.fear")
