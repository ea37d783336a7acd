"""How good each answer is in Rivals: what an action leads to is tried; the small answers inside it are habits."""

from __future__ import annotations

from typing import Final

from gloam.bots.judge import Judge
from gloam.bots.rivals.habits import best_targets, habit
from gloam.bots.rivals.standing import judged
from gloam.core.question import Question
from gloam.core.table import Table
from gloam.rivals.parties import ready_in_street
from gloam.rivals.table import RivalsTable, rivals

CHOSEN: Final = 1.0  # an answer that is a habit
LONGEST: Final = 80  # answers until an action is over
IDLE: Final = 0.02  # what is done for nothing is not done
TRIED: Final = (
    "AskAction", "AskBlock", "AskChallenge", "AskWindow", "AskCard", "AskFoe", "AskThief", "AskHaven", "AskSpoils",
    "AskRetarget", "AskActor", "AskHost", "AskVictim", "AskRoom", "AskRedirect", "AskMendOne", "AskShare",
    "AskSendAway", "AskSalvage", "AskContribution", "AskLeader", "AskWhich", "AskMay", "AskTarget", "AskAttackCard",
    "AskReaction", "AskType",
)  # fmt: skip


class RivalsJudge(Judge):
    """Whatever changes the table is tried on it and played on to the next decision of the same weight."""

    def worlds(self, table: Table, question: Question) -> int:
        return WORLDS.get(question.what, 1)

    def values(self, table: Table, question: Question) -> list[float]:
        here = rivals(table)
        place = [ask.seat for ask in here.open].index(question.seat)
        options = list(question.options)
        if question.what not in TRIED:
            answer = habit(here, here.open[place], options)
            return [CHOSEN if option == answer else 0.0 for option in options]
        if question.what == "AskAction":
            return [tried_action(here, question.seat, option) for option in options]
        return [tried(here, question.seat, option) for option in options]


WORLDS: Final = {"AskAction": 2, "AskBlock": 3, "AskChallenge": 2, "AskWindow": 2, "AskReaction": 2}


def tried(table: RivalsTable, seat: int, option: str) -> float:
    trial = rivals(table.clone())
    trial.answer(seat, option)
    play_on(trial)
    return judged(trial, seat)


def tried_attack(table: RivalsTable, seat: int, option: str) -> float:
    """To attack is worth what the best mortal or the best vampire is."""
    trial = rivals(table.clone())
    trial.answer(seat, option)
    for _ in range(LONGEST):
        if trial.over or type(trial.open[0]).__name__ in ("AskAction", "AskTarget"):
            break
        trial.answer(trial.open[0].seat, habit(trial, trial.open[0], trial.choices[0]))
    if trial.over or type(trial.open[0]).__name__ != "AskTarget":
        return judged(trial, seat)
    return max([tried(trial, seat, target) for target in best_targets(trial, seat, trial.choices[0])])


def play_on(table: RivalsTable) -> None:
    """By habit, until somebody is to choose an action again."""
    for _ in range(LONGEST):
        if table.over or type(table.open[0]).__name__ == "AskAction":
            return
        ask = table.open[0]
        table.answer(ask.seat, habit(table, ask, table.choices[0]))


def tried_action(table: RivalsTable, seat: int, option: str) -> float:
    """To end the phase is worth what one has; to go out is worth what one could do there."""
    verb = option.partition(" ")[0]
    if verb == "end":
        return judged(table, seat)
    if verb == "regroup":
        return judged(table, seat) - IDLE
    if verb == "attack":
        return tried_attack(table, seat, option) - IDLE
    if verb != "move":
        return tried(table, seat, option) - IDLE
    return after_moving(table, seat, option)


def after_moving(table: RivalsTable, seat: int, option: str) -> float:
    trial = rivals(table.clone())
    trial.answer(seat, option)
    if not trial.over and type(trial.open[0]).__name__ == "AskJoin":
        trial.answer(seat, trial.choices[0][-1])
    now = judged(trial, seat)
    if trial.over or not trial.actions:  # whoever has nothing left to do ends the phase with it
        return now - IDLE
    mover = trial.with_handle(option[5:])
    later = [one for one in trial.choices[0] if one in (f"attack {option[5:]}", f"claim {option[5:]}")]
    best = max([tried_action(trial, seat, one) for one in later], default=now)
    mates = len(ready_in_street(trial, seat)) > 1 and mover in trial.coterie[seat]
    return max(now, best) - IDLE * (1 if mates else 2)
