"""How good each answer is in Rivals: what an action leads to is tried; the small answers inside it are habits."""

from __future__ import annotations

from typing import Final

from gloam.bots.judge import Judge
from gloam.bots.rivals.features import RivalsEvaluation
from gloam.bots.rivals.habits import best_targets, habit
from gloam.bots.rivals.standing import WON, judged, on_board
from gloam.core.question import Question
from gloam.core.table import Table
from gloam.rivals.catalogue import TRAP
from gloam.rivals.parties import ready_in_street
from gloam.rivals.pieces import NOTHING
from gloam.rivals.table import RivalsTable, rivals

CHOSEN: Final = 1.0  # an answer that is a habit
POINTED: Final = ("AskCard", "AskReceiver")  # whom a card shall act on: that is no habit
LEADING: Final = ("AskFoe", "AskReward", "AskCast")  # nor is this, of which one sees later what has come of it
LONGEST: Final = 80  # answers until an action is over
IDLE: Final = 0.02  # what is done for nothing is not done
KEPT: Final = 0.1  # what a Trap has to be good for
ACTION: Final = 0.5  # an action that is gained
UNHOSTED: Final = 0.3  # one that exhausts nobody
TRIED: Final = (
    "AskAction", "AskBlock", "AskChallenge", "AskWindow", "AskCard", "AskFoe", "AskThief", "AskHaven", "AskSpoils",
    "AskRetarget", "AskActor", "AskHelper", "AskHost", "AskVictim", "AskRoom", "AskRedirect", "AskMendOne", "AskShare",
    "AskSendAway", "AskSalvage", "AskContribution", "AskLeader", "AskWhich", "AskMay", "AskTarget", "AskAttackCard",
    "AskReaction", "AskType", "AskAid", "AskShelter", "AskHarden", "AskDetach", "AskRevive", "AskElsewhere",
    "AskNamedType", "AskRivalToken", "AskBring", "AskReceiver", "AskExhaust", "AskPayer", "AskGiver", "AskSleeper",
    "AskTrap", "AskKept", "AskLateType", "AskWhom", "AskBack", "AskBenefit", "AskMarch", "AskPurse", "AskWraith",
    "AskBuried", "AskCast", "AskDriven", "AskCollection", "AskIgnore", "AskOffered", "AskReward", "AskDiscipline",
    "AskSwap", "AskEnlist", "AskKeepsake", "AskThrown", "AskUpTo", "AskCull", "AskOnto", "AskMask", "AskSwitch",
    "AskOpenCard", "AskScatter", "AskFreePlay", "AskFromLibrary", "AskBound",
)  # fmt: skip


class Trials:
    """Whatever changes the table is tried on it and played on to the next decision of the same weight."""

    def judged(self, table: RivalsTable, seat: int) -> float:
        """How well a player stands after that."""
        return judged(table, seat)

    def values(self, table: RivalsTable, question: Question) -> list[float]:
        place = [ask.seat for ask in table.open].index(question.seat)
        options = list(question.options)
        if question.what not in TRIED:
            answer = habit(table, table.open[place], options)
            return [CHOSEN if option == answer else 0.0 for option in options]
        if question.what == "AskAction":
            return [self.tried_action(table, question.seat, option) for option in options]
        return [self.tried(table, question.seat, option) for option in options]

    def tried(self, table: RivalsTable, seat: int, option: str) -> float:
        trial = rivals(table.clone())
        trial.answer(seat, option)
        play_on(trial)
        return self.judged(trial, seat) + gained(table, trial) + sprung(table, option)

    def tried_attack(self, table: RivalsTable, seat: int, option: str) -> float:
        """To attack is worth what the best mortal or the best vampire is."""
        trial = rivals(table.clone())
        trial.answer(seat, option)
        by_habit(trial, ("AskAction", "AskTarget"))
        if trial.over or type(trial.open[0]).__name__ != "AskTarget":
            return self.judged(trial, seat)
        return max([self.tried(trial, seat, target) for target in best_targets(trial, seat, trial.choices[0])])

    def tried_action(self, table: RivalsTable, seat: int, option: str) -> float:
        """To end the phase is worth what one has; to go out is worth what one could do there."""
        verb = option.partition(" ")[0]
        if verb == "end":
            return self.judged(table, seat)
        if verb == "regroup":
            return self.judged(table, seat) - IDLE
        if verb == "attack":
            return self.tried_attack(table, seat, option) - IDLE
        if verb == "use":
            return self.after_using(table, seat, option)
        if verb != "move":
            return self.tried(table, seat, option) - IDLE
        return self.after_moving(table, seat, option)

    def after_using(self, table: RivalsTable, seat: int, option: str) -> float:
        """An ability that lends a text for an attack, or leads out, is worth what that attack could be then."""
        trial = rivals(table.clone())
        trial.answer(seat, option)
        play_on(trial)
        now = self.judged(trial, seat) + gained(table, trial)
        if trial.over or type(trial.open[0]).__name__ != "AskAction" or trial.open[0].seat != seat:
            return now - IDLE  # with nothing left to do the turn has gone on to the next player
        attacks = [one for one in trial.choices[0] if one.startswith("attack ")]
        if len(trial.lasting) <= len(table.lasting):
            attacks = [one for one in attacks if one not in table.choices[0]]
        return max([now, *[self.tried_attack(trial, seat, one) for one in attacks]]) - IDLE

    def after_moving(self, table: RivalsTable, seat: int, option: str) -> float:
        trial = rivals(table.clone())
        trial.answer(seat, option)
        if not trial.over and type(trial.open[0]).__name__ == "AskJoin":
            trial.answer(seat, trial.choices[0][-1])
        now = self.judged(trial, seat)
        if trial.over or not trial.actions:  # whoever has nothing left to do ends the phase with it
            return now - IDLE
        mover = trial.with_handle(option[5:])
        later = [one for one in trial.choices[0] if one in (f"attack {option[5:]}", f"claim {option[5:]}")]
        best = max([self.tried_action(trial, seat, one) for one in later], default=now)
        mates = len(ready_in_street(trial, seat)) > 1 and mover in trial.coterie[seat]
        return max(now, best) - IDLE * (1 if mates else 2)


def gained(before: RivalsTable, after: RivalsTable) -> float:
    """What it is worth to have more actions left than before."""
    if after.turn != before.turn:
        return 0.0
    worth = ACTION * (after.actions - before.actions) + UNHOSTED * (after.unhosted - before.unhosted)
    return max(0.0, worth)


def sprung(table: RivalsTable, option: str) -> float:
    """A Trap is there to be resolved: it is kept only where resolving it does next to nothing."""
    verb, _, handle = option.partition(" ")
    card = table.called(handle) if verb == "resolve" else NOTHING
    return on_board(table, card) - KEPT if card != NOTHING and table.is_a(card, TRAP) else 0.0


def by_habit(table: RivalsTable, until: tuple[str, ...]) -> None:
    """All answers are habits, up to one of these questions."""
    for _ in range(LONGEST):
        if table.over or type(table.open[0]).__name__ in until:
            return
        table.answer(table.open[0].seat, habit(table, table.open[0], table.choices[0]))


def play_on(table: RivalsTable) -> None:
    """By habit, until somebody is to choose an action again."""
    for _ in range(LONGEST):
        if table.over or type(table.open[0]).__name__ == "AskAction":
            return
        ask, what = table.open[0], type(table.open[0]).__name__
        if what in POINTED + LEADING and len(table.choices[0]) > 1:
            table.answer(ask.seat, best_pointed(table, ask.seat, table.choices[0], what in LEADING))
        else:
            table.answer(ask.seat, habit(table, ask, table.choices[0]))


def best_pointed(table: RivalsTable, seat: int, options: list[str], later: bool) -> str:
    """Of several cards or players to point at, the one after which the player stands best; `later`: once all that
    follows has been answered by habit."""
    best, found = -2 * WON, options[0]
    for option in options:
        trial = rivals(table.clone())
        trial.answer(seat, option)
        if later:
            by_habit(trial, ("AskAction",))
        value = judged(trial, seat)
        if value > best:
            best, found = value, option
    return found


class Foresight(Trials):
    """The same, judged by fitted prices."""

    def __init__(self, evaluation: RivalsEvaluation) -> None:
        super().__init__()
        self.evaluation: Final = evaluation

    def judged(self, table: RivalsTable, seat: int) -> float:
        """How far a player is ahead of what the others have on average."""
        if table.result is not None:
            return WON if seat in table.result.winners else -WON
        values = self.evaluation.values(table)
        return values[seat] - (sum(values) - values[seat]) / (len(values) - 1)


class RivalsJudge(Judge):
    """What is guessed to be good, one step ahead."""

    def __init__(self) -> None:
        self.trials: Final = Trials()

    def worlds(self, table: Table, question: Question) -> int:
        return WORLDS.get(question.what, 1)

    def values(self, table: Table, question: Question) -> list[float]:
        return self.trials.values(rivals(table), question)


WORLDS: Final = {"AskAction": 2, "AskBlock": 3, "AskChallenge": 2, "AskWindow": 2, "AskReaction": 2, "AskNamedType": 4}
