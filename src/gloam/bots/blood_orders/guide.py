"""What a search has to know of Blood Orders: a Day is planned whole, and played to its end as the greedy bot would."""

from __future__ import annotations

from importlib.resources import files
from typing import ClassVar, Final

from gloam.blood_orders.catalogue import KINDS, NIGHT
from gloam.blood_orders.orders import TOKENS
from gloam.blood_orders.table import NONE, BloodOrdersTable, blood_orders
from gloam.bots.blood_orders import characters
from gloam.bots.blood_orders.features import NAMES, BloodOrdersEvaluation
from gloam.bots.blood_orders.feeding import feed_answers, surplus
from gloam.bots.blood_orders.judge import BloodOrdersJudge, planned_answer, planned_by, step_towards, take_all_back
from gloam.bots.blood_orders.plan import DayPlan, Planner
from gloam.bots.budget import Budget
from gloam.bots.evaluation import Weights, read_weights
from gloam.bots.guide import Guide, ahead, ranked, won
from gloam.bots.judge import Judge
from gloam.bots.thought import THEN
from gloam.core.question import Question
from gloam.core.table import Table

PLAIN: Final = ("AskCatacombs", "AskEnd", "AskFeed", "AskShow")
ANSWERS: Final = 8  # answers worth trying
PLANS: Final = 12  # plans worth trying
MARGINS: Final = (0, 1, 2, 3, 4)  # symbols beyond the die under the Night: more than the greedy bot ever thinks of
NIGHT_CARD: Final = 3.0  # points by which the greedy bot thinks too little of a card under the Night


class BloodOrdersGuide(Guide):
    """A playout goes to the end of the Day."""

    judge: ClassVar[Judge] = BloodOrdersJudge()
    usual: ClassVar[Budget] = Budget(iterations=10)  # with 60 the bold one is the master's equal

    def __init__(self, weights: Weights) -> None:
        self.judged: Final = BloodOrdersEvaluation(weights)
        self.evaluation = self.judged

    def weighing(self, weights: Weights) -> Guide:
        return BloodOrdersGuide(weights)

    def mark(self, table: Table) -> int:
        return blood_orders(table).day

    def far_enough(self, table: Table, mark: int) -> bool:
        here = blood_orders(table)
        return here.day > mark

    def chances(self, table: Table) -> list[float]:
        here = blood_orders(table)
        if here.result is not None:
            return won(here.result.winners, here.setup.seats)
        return self.judged.chances(here)

    def lead(self, table: Table, seat: int) -> float:
        if table.result is not None:
            return ahead([float(score["total"]) for score in table.result.scores], [seat])
        return ahead(self.judged.values(table), [seat])

    def promising(self, table: Table, question: Question) -> list[str]:
        here = blood_orders(table)
        if question.what == "AskPlan":
            return self.lines(table, question)
        return ranked(question.options, self.judge.values(here.clone(), question), here.chance)

    def settled(self, character: str, table: Table, question: Question) -> str:
        """A colour is worth as much as another. Feeding, showing cards at the Altar and ending a turn follow from what
        is there."""
        if question.what == "AskColour":
            return question.options[0]
        if question.what not in PLAIN:
            return ""
        answer = planned_answer(blood_orders(table), question)
        return answer if answer in question.options else ""

    def lines(self, table: Table, question: Question) -> list[str]:
        """Whole plans, which keep what is planned already, so that a search that is asked again takes nothing back; of
        anything else the most promising answers."""
        if question.what != "AskPlan":
            return self.promising(table, question)[:ANSWERS]
        here = blood_orders(table)
        plans = best_plans(here, question.seat)
        return [THEN.join(answers(here, question.seat, plan)) for plan in plans]

    def lean(self, character: str, table: Table, question: Question, option: str) -> float:
        return characters.lean(character, blood_orders(table), question, option)

    def quick(self, table: Table, place: int) -> list[str]:
        here = blood_orders(table)
        question = here.question_of(place)
        if question.what == "AskPlan":
            return answers(here, question.seat, best_plans(here, question.seat)[0])
        if question.what == "AskFeed":
            return feed_answers(here, question.seat)
        values = self.judge.values(here.clone(), question)
        best = max(values)
        return [question.options[values.index(best)]]


def best_plans(table: BloodOrdersTable, seat: int) -> list[DayPlan]:
    """The plans worth trying, the best first; those that keep what is planned already, where there are such."""
    trial = table.clone()
    take_all_back(trial, seat)
    planner = Planner(trial, seat, MARGINS)
    plans = sorted([planner.idle(), *planner.plans()], key=lambda plan: -promise(plan))
    going_on = [plan for plan in plans if goes_on(table, seat, plan)]
    kept = going_on or plans
    different: dict[tuple[tuple[int, ...], tuple[int, ...]], DayPlan] = {}
    for plan in kept:
        different.setdefault((plan.aims, tuple([len(cards) for cards in plan.cards])), plan)
        if len(different) == PLANS:
            break
    return list(different.values())


def promise(plan: DayPlan) -> float:
    """How good a plan seems. Who plans with few cards for the Night loses it more often than the greedy bot expects."""
    return plan.value + NIGHT_CARD * len(plan.cards[NIGHT])


def goes_on(table: BloodOrdersTable, seat: int, plan: DayPlan) -> bool:
    """Can this plan be reached from what is planned so far without taking anything back?"""
    for kind in range(len(KINDS)):
        token = seat * TOKENS + kind
        if table.aims[token] not in (NONE, plan.aims[kind]) or surplus(table.orders[token], plan.cards[kind]):
            return False
    return True


def answers(table: BloodOrdersTable, seat: int, plan: DayPlan) -> list[str]:
    """Everything that is to be answered to come from what is planned so far to this plan."""
    trial = table.clone()
    found: list[str] = []
    while not found or found[-1] != "done":
        cards, aims = planned_by(trial, seat)
        answer = step_towards(plan, cards, aims)
        found.append(answer)
        if answer != "done":
            trial.answer(seat, answer)
    return found


BLOOD_ORDERS: Final = BloodOrdersGuide(
    read_weights(files("gloam.bots.blood_orders").joinpath("weights.toml").read_text(encoding="utf-8"), NAMES)
)
