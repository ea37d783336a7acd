"""How good a table of Vendetta is for a seat, in points of Influence."""

from __future__ import annotations

from math import exp
from typing import Final

from gloam.bots.judge import Judge
from gloam.bots.vendetta import cards
from gloam.core.effect import Source
from gloam.core.question import Question
from gloam.core.table import Table
from gloam.vendetta.catalogue import ALLIES, ALLY, CARD, NUMBER, POWER, VAMPIRE
from gloam.vendetta.conflict import REWARDS
from gloam.vendetta.planning import turns
from gloam.vendetta.power import totals
from gloam.vendetta.rounds import LAST_ROUND
from gloam.vendetta.scoring import score
from gloam.vendetta.table import NONE, VendettaTable, vendetta

WON: Final = 100.0  # more than any points
TRIES: Final = 3  # imagined tables for a question of the Resolution
POWER_A_TURN: Final = 3.5  # what a turn still to come is likely to add somewhere
KEEP: Final = (1.0, 0.9, 0.4)  # what Blood is worth by round: after the last one it buys nothing
POOL: Final = (-2.0, 0.0, 1.1, 1.9, 2.5, 2.95, 3.3, 3.6, 3.9, 4.15, 4.4)  # what so much of it is worth
FULL: Final = 10  # Blood up to which the list goes
BEYOND: Final = 0.2  # each Blood more
FIRST: Final = 0.4  # how much of the best opponent's good is one's own harm
OTHERS: Final = 0.4  # and of all opponents' on average
TOKEN: Final = 1.2  # the danger of tokens, which grows with their square
DIABLERIE: Final = 1.5  # the danger that a Frenzy drains a vampire of the Alliance, for each token there is
UNKNOWN: Final = 0.12  # each Power of a card that others must guess at
PAST_LEAD: Final = ("conflict", "aftermath")
ON_A_TURN: Final = ("AskTurn", "AskPlace", "AskBlood", "AskEnd")
NEEDLESS: Final = 0.05  # what an extra must bring at the least
BLOOD_ON_A_TURN: Final = (1, 1, 1)  # tried with a card whose place is being chosen, one after the other
BLOOD_BEFORE: Final = (2,)  # and before that
AMBITION: Final = 1.3  # what the winner of the Haven gets besides: an Influence more and the Ambition token
SECOND: Final = 1.0  # what the second gets besides: a Victim
BLUR: Final = 0.6  # how much each turn to come blurs the totals
STEEP: Final = 2.0  # how fast a lead becomes certain
CERTAIN: Final = 30  # of so great a lead nothing is in doubt


class VendettaJudge(Judge):
    """Planning is weighed by the conflicts to come; a question of the Resolution by playing the Location out."""

    def worlds(self, table: Table, question: Question) -> int:
        return TRIES if vendetta(table).phase == "resolution" else 1

    def values(self, table: Table, question: Question) -> list[float]:
        here = vendetta(table)
        if question.what in ON_A_TURN:
            return in_planning(here, question)
        if here.phase == "resolution":
            return [resolved(here, question.seat, option) for option in question.options]
        if here.phase == "planning":
            return [judged(answered(here, question.seat, option), question.seat) for option in question.options]
        return [in_hand(option) for option in question.options]


# ---- before the cards are on the table


def in_hand(option: str) -> float:
    """Cards kept, given up or chosen, by what they are worth."""
    words = option.split(" ")
    worth = sum([cards.clan_card(NUMBER[word]) for word in words if NUMBER.get(word, ALLY) < ALLY], 0.0)
    if words[0] in ("both", "shuffle"):
        return -worth
    return worth + sum([cards.relic(NUMBER[word]) for word in words if word.startswith("RE")], 0.0)


# ---- Planning


def in_planning(table: VendettaTable, question: Question) -> list[float]:
    """Plays by what they lead to. After a Drain, a Relic or a look the same question comes again, so those count what
    they change and the best of the rest."""
    seat = question.seat
    values = [None if is_extra(option) else planned(table, question, option) for option in question.options]
    best = max([value for value in values if value is not None])
    now = judged(table, seat) if None in values else 0.0
    return [
        best + judged(answered(table, seat, option), seat) - now - NEEDLESS if value is None else value
        for option, value in zip(question.options, values, strict=True)
    ]


def is_extra(option: str) -> bool:
    return option.startswith(("drain", "use", "look"))


def planned(table: VendettaTable, question: Question, option: str) -> float:
    """A card with the place and the Blood that suit it best; anything else as it leaves the table."""
    seat = question.seat
    after = answered(table, seat, option)
    if option.startswith("at "):
        return with_blood(after, seat, option, BLOOD_ON_A_TURN)
    if option.startswith("play ") and question.what == "AskTurn":
        options = after.choices[0]
        places = [place for place in options if place.endswith("up")] or options
        return max([with_blood(answered(after, seat, place), seat, place, BLOOD_BEFORE) for place in places])
    return judged(after, seat)


def answered(table: VendettaTable, seat: int, option: str) -> VendettaTable:
    trial = table.clone()
    trial.answer(seat, option)
    return trial


def with_blood(table: VendettaTable, seat: int, place: str, steps: tuple[int, ...]) -> float:
    """The best of playing no Blood with the card, or more in these steps."""
    name = place.split(" ")[1]
    spot = table.spot_of(table.haven if name == "haven" else int(name) - 1, seat)
    best = judged(table, seat)
    for step in steps:
        if table.blood[seat] > step:
            table.blood[seat] -= step
            table.blood_at[spot] += step
            best = max(best, judged(table, seat))
    return best


# ---- Resolution


def resolved(table: VendettaTable, seat: int, option: str) -> float:
    """The Location played out after this answer: everybody stays, all else is chosen by luck."""
    trial = answered(table, seat, option)
    location = trial.resolving
    while trial.open and trial.resolving == location and trial.phase == "resolution":
        options = trial.choices[0]
        stays = options[0] == "stay"
        trial.accept(0, "stay" if stays else options[trial.chance.below(len(options))])
    return judged(trial, seat)


# ---- the table as it stands


def judged(table: VendettaTable, seat: int) -> float:
    """What this seat's side can hope for, less what the others can."""
    if table.result is not None and seat in table.result.winners:
        return WON
    if table.out[seat]:
        return -WON
    hopes = prospects(table)
    mate = table.mate(seat)
    mine = hopes[seat] + standing(table, seat) + promised(table, seat)
    others = [hopes[other] + standing(table, other) for other in table.in_turn_order() if other not in (seat, mate)]
    if mate != NONE and not table.out[mate]:
        mine += hopes[mate] + standing(table, mate)
    if table.result is not None:
        return mine - max(others) - WON
    return mine - FIRST * max(others) - OTHERS * sum(others) / len(others)


def standing(table: VendettaTable, seat: int) -> float:
    """The score so far, Blood in the Pool, what the Alliance will feed, and the danger of a third token."""
    left = LAST_ROUND - table.round
    value = float(score(table, seat)["total"])
    blood = table.blood[seat]
    value += KEEP[max(0, table.round - 1)] * (POOL[blood] if blood < len(POOL) else POOL[-1] + BEYOND * (blood - FULL))
    tokens = table.tokens_up[seat] + table.tokens_down[seat]
    for ally in table.alliance[seat]:
        fact = ALLIES[ally - ALLY]
        value += cards.BLOOD_WORTH * fact.feed * left
        if tokens and fact.kind == VAMPIRE:
            value -= DIABLERIE * tokens / (blood + 1)
    return value - TOKEN * tokens * tokens


def promised(table: VendettaTable, seat: int) -> float:
    """What this seat's own cards are still to do where they lie, and the worth of being guessed at."""
    value = 0.0
    for location in contested(table):
        for card in table.cards_of(location, seat):
            effect = CARD[card].effect
            if effect is not None:
                value += cards.promise(effect, table, Source(seat, location, card))
            if CARD[card].ability is not None and table.up[card]:
                value += cards.UNREAD
            if not table.up[card] and table.seen[card] == 1 << seat:
                value += UNKNOWN * POWER[card]
    return value


def contested(table: VendettaTable) -> list[int]:
    """The Locations whose conflict is still to come."""
    if table.phase == "planning":
        return list(range(table.haven + 1))
    if table.phase != "resolution":
        return []
    first = max(0, table.resolving)
    return list(range(first + 1 if table.step in PAST_LEAD else first, table.haven + 1))


def prospects(table: VendettaTable) -> list[float]:
    """For each seat, the rewards it can expect of the conflicts to come."""
    hopes = [0.0] * table.setup.seats
    coming = turns_to_come(table)
    for location in contested(table):
        powers = powers_at(table, location)
        expected = [power + POWER_A_TURN * coming[seat] / (table.haven + 1) for seat, power in enumerate(powers)]
        rewards = rewards_of(table, location)
        blur = 1.0 + BLUR * sum(coming) / len(coming)
        for seat in range(table.setup.seats):
            if table.present(seat, location):
                hopes[seat] += share(expected, seat, rewards, blur)
    return hopes


def turns_to_come(table: VendettaTable) -> list[int]:
    """How many cards each seat will still play this round."""
    if table.phase != "planning":
        return [0] * table.setup.seats
    played = [0] * table.setup.seats
    for spot in range(len(table.at)):
        played[spot % table.setup.seats] += len(table.at[spot])
    each = turns(table)
    return [0 if table.out[seat] else max(0, each - played[seat]) for seat in range(table.setup.seats)]


def powers_at(table: VendettaTable, location: int) -> list[int]:
    """The totals, as if every face-down card were turned up."""
    down = [
        card
        for seat in range(table.setup.seats)
        for card in table.cards_of(location, seat)
        if not table.up[card] and not table.assault[seat]
    ]
    for card in down:
        table.up[card] = True
    powers = totals(table, location)
    for card in down:
        table.up[card] = False
    return powers


def rewards_of(table: VendettaTable, location: int) -> list[float]:
    """What the first, second, third and any later one get here."""
    left = LAST_ROUND - table.round
    by_rank = [float(influence) for influence in REWARDS[table.round - 1]] + [0.0]
    ally = table.ally_at[location]
    if ally != NONE:
        by_rank[0] += cards.joining(ally, left)
    if location == table.haven:
        by_rank[0] += AMBITION
    by_rank[1] += SECOND + cards.BLOOD_WORTH * left
    return by_rank


def share(powers: list[float], seat: int, rewards: list[float], blur: float) -> float:
    """The reward at the rank this seat can expect; the nearer the totals, the less is certain."""
    above = 0.0
    for other, power in enumerate(powers):
        if other != seat and power > 0:
            gap = (powers[seat] - power) / blur
            above += 0.0 if gap > CERTAIN else 1.0 if gap < -CERTAIN else 1.0 / (1.0 + exp(STEEP * gap))
    rank = min(int(above), len(rewards) - 1)
    below = min(rank + 1, len(rewards) - 1)
    part = above - rank if rank < len(rewards) - 1 else 0.0
    return rewards[rank] * (1 - part) + rewards[below] * part
