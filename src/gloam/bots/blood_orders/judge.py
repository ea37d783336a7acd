"""How good each answer is in Blood Orders: a Day is planned whole, then carried out; effects are tried."""

from __future__ import annotations

from itertools import combinations
from typing import Final

from gloam.blood_orders.catalogue import (
    IDS,
    KINDS,
    NUMBER,
    QUARTERS,
    RITUAL,
    RITUALS,
    VICTIM_COUNT,
    LessScoredFear,
)
from gloam.blood_orders.cleanup import feeding_cost
from gloam.blood_orders.orders import ALTAR, CATACOMBS, TOKENS
from gloam.blood_orders.planning import unplan
from gloam.blood_orders.rituals import AskShow, meets
from gloam.blood_orders.table import NONE, TRACK_END, BloodOrdersTable, blood_orders
from gloam.bots.blood_orders import worth
from gloam.bots.blood_orders.feeding import feed_answers, surplus
from gloam.bots.blood_orders.plan import DayPlan, Planner
from gloam.bots.blood_orders.rituals import pays, rituals_for
from gloam.bots.blood_orders.standing import assigned, harm, judged, order_value, pending
from gloam.bots.judge import Judge
from gloam.core.question import Question
from gloam.core.table import Table

CHOSEN: Final = 1.0  # an answer that a plan has picked
NEEDLESS: Final = 0.15  # what the power of a Ritual must bring at the least
DEPTH: Final = 2  # questions of one effect that are followed
OWN_RIGHT: Final = ("AskPlan", "AskTurn", "AskEnd", "AskAct", "AskFeed", "AskShow")  # questions that no card asks
ORDER_OF_PLACING: Final = (0, 1, 2)  # the Night last: by then others have shown where they go


class BloodOrdersJudge(Judge):
    """Planning, placing and feeding follow a plan made of what the seat knows; every other answer is tried."""

    def values(self, table: Table, question: Question) -> list[float]:
        here = blood_orders(table)
        answer = planned_answer(here, question)
        if answer in question.options:
            return [CHOSEN if option == answer else 0.0 for option in question.options]
        if question.what == "AskOrder":
            return [harm(here, option) for option in question.options]
        if question.what == "AskColour":
            return [0.0] * len(question.options)
        return [followed(here, question.seat, option, DEPTH) for option in question.options]


def planned_answer(table: BloodOrdersTable, question: Question) -> str:
    """The answer that a plan asks for; '' where answers are to be tried."""
    match question.what:
        case "AskPlan":
            return plan_step(table, question.seat)
        case "AskTurn" | "AskEnd":
            return turn_step(table, question)
        case "AskRitual":
            return "try " + IDS[wanted_ritual(table, question.seat)]
        case "AskShow":
            return show_step(table, question)
        case "AskCatacombs":
            return catacombs_step(table, question.seat)
        case "AskFeed":
            return feed_answers(table, question.seat)[0]
        case _:
            return ""


# ---- Planning


def plan_step(table: BloodOrdersTable, seat: int) -> str:
    """The next small answer from what is planned so far towards the best plan for all of one's cards."""
    cards, aims = planned_by(table, seat)
    take_all_back(table, seat)
    return step_towards(Planner(table, seat).best(), cards, aims)


def planned_by(table: BloodOrdersTable, seat: int) -> tuple[list[list[int]], list[int]]:
    """The cards under each of a seat's tokens, and where it is meant to go."""
    first, last = seat * TOKENS, seat * TOKENS + TOKENS
    return table.orders[first:last], table.aims[first:last]


def step_towards(plan: DayPlan, cards: list[list[int]], aims: list[int]) -> str:
    """The next small answer from these cards and aims towards a plan."""
    for kind, name in enumerate(KINDS):
        if plan.aims[kind] == NONE and aims[kind] != NONE:
            return "unplan " + name
        spare = surplus(cards[kind], plan.cards[kind])
        if spare:
            return f"take {IDS[spare[0]]} {name}"
    for kind, name in enumerate(KINDS):
        if plan.aims[kind] != aims[kind]:
            return f"aim {name} {QUARTERS[plan.aims[kind]]}"
        lacking = surplus(plan.cards[kind], cards[kind])
        if lacking:
            return f"put {IDS[lacking[0]]} {name}"
    return "done"


def take_all_back(table: BloodOrdersTable, seat: int) -> None:
    """The same plan is found however much of it has been carried out already."""
    for token in range(seat * TOKENS, seat * TOKENS + TOKENS):
        unplan(table, token)


# ---- the Order Phase


def turn_step(table: BloodOrdersTable, question: Question) -> str:
    """A Ritual's power if it helps, blood if it is needed, then the next token where it is worth most."""
    seat, options = question.seat, question.options
    used = ritual_to_use(table, question)
    if used:
        return used
    tokens = table.unplaced(seat)
    altar = [token for token in tokens if not table.orders[token]]
    ritual = wanted_ritual(table, seat) if altar else NONE
    affordable = altar and worth_the_altar(table, seat)
    short = RITUALS[ritual - RITUAL].blood - table.blood[seat] if affordable else blood_short(table, seat)
    if short > 0 and f"scavenge {short}" in options:
        return f"scavenge {short}"
    if "end" in options:
        return "end"
    if altar:
        return f"place {KINDS[altar[0] % TOKENS]} {ALTAR if affordable else CATACOMBS}"
    token = min(tokens, key=lambda one: ORDER_OF_PLACING.index(one % TOKENS))
    return f"place {KINDS[token % TOKENS]} {best_place(table, token)}"


def ritual_to_use(table: BloodOrdersTable, question: Question) -> str:
    powers = [option for option in question.options if option.startswith("use ")]
    if not powers:
        return ""
    now = judged(table, question.seat)
    values = [followed(table, question.seat, option, DEPTH) - now for option in powers]
    best = max(values)
    return powers[values.index(best)] if best > NEEDLESS else ""


def worth_the_altar(table: BloodOrdersTable, seat: int) -> bool:
    """Is there a Ritual that is worth its blood and a token?"""
    offers = rituals_for(table, seat, table.victims_in_hand(seat))
    if not offers:
        return False
    value, ritual = offers[0]
    blood = RITUALS[ritual - RITUAL].blood
    return pays(value, blood, max(0, blood - table.blood[seat]))


def wanted_ritual(table: BloodOrdersTable, seat: int) -> int:
    offers = rituals_for(table, seat, table.victims_in_hand(seat))
    if offers:
        return offers[0][1]
    return table.market[0] if table.market else RITUAL


def blood_short(table: BloodOrdersTable, seat: int) -> int:
    """Blood to scavenge on the last turn, so that the cards worth it can be fed tonight."""
    if table.unplaced(seat):
        return 0
    left = worth.days_left(table)
    cards = assigned(table, seat) + table.torpor[seat]
    hungry = sorted(
        [card for card in cards if left or card < VICTIM_COUNT], key=lambda card: worth.card_worth(card, left)
    )
    expected = table.blood[seat] + int(sum([gain.blood for gain in pending(table, seat)], 0.0))
    lacking = feeding_cost(table, seat, hungry) - expected
    spaces = 0
    for card in reversed(hungry[: max(0, lacking)]):
        before = fear_of(table, seat, spaces)
        if (
            worth.card_worth(card, left) > before - fear_of(table, seat, spaces + 1)
            and table.fear[seat] + spaces < TRACK_END
        ):
            spaces += 1
    return spaces


def fear_of(table: BloodOrdersTable, seat: int, more: int) -> float:
    """What the fear track will take or give, with so many spaces more and those of the Night to come."""
    coming = sum([gain.fear for gain in pending(table, seat)], 0.0)
    return worth.fear_worth(table.fear[seat] + more + coming - table.bonus(seat, LessScoredFear), 1)


def best_place(table: BloodOrdersTable, token: int) -> str:
    """The Quarter where an order is worth most; the Catacombs where it could do nothing."""
    values = [(order_value(table, token, quarter), -quarter) for quarter in table.quarters()]
    value, quarter = max(values)
    return QUARTERS[-quarter] if value > 0 else CATACOMBS


# ---- the Altar and the Catacombs


def show_step(table: BloodOrdersTable, question: Question) -> str:
    """The fewest cards that complete the Ritual, one by one."""
    if "complete" in question.options:
        return "complete"
    ask = table.open[0]
    assert isinstance(ask, AskShow), "an AskShow is open"
    ritual = RITUALS[ask.ritual - RITUAL]
    others = [card for card in table.victims_in_hand(question.seat) if card not in ask.chosen]
    if table.blood[question.seat] >= ritual.blood:
        for count in range(1, len(others) + 1):
            for more in combinations(others, count):
                if meets(ritual, [*ask.chosen, *more]):
                    return "show " + IDS[more[0]]
    return "leave"


def catacombs_step(table: BloodOrdersTable, seat: int) -> str:
    """The vampire there is less of; the Elder where there are as many."""
    mine = table.hand[seat] + table.torpor[seat]
    elders = mine.count(NUMBER["ELDER"])
    return "take ELDER" if elders <= mine.count(NUMBER["BLEEDER"]) else "take BLEEDER"


# ---- effects, tried


def followed(table: BloodOrdersTable, seat: int, option: str, depth: int) -> float:
    """The table after this answer, and after the best that this seat can make of the questions that follow at once."""
    trial = table.clone()
    trial.answer(seat, option)
    if depth and trial.open and trial.open[0].seat == seat and goes_on(trial):
        return max([followed(trial, seat, one, depth - 1) for one in trial.choices[0]])
    return judged(trial, seat)


def goes_on(table: BloodOrdersTable) -> bool:
    """Is the open question one that a card asks?"""
    return type(table.open[0]).__name__ not in OWN_RIGHT
