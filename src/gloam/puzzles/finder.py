"""Finds puzzles in journals: decisions in which a search sees one play far ahead of the others."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

import gloam
from gloam import bots
from gloam.bots import THEN
from gloam.core.journal import Journal, read_journal
from gloam.core.question import Question
from gloam.core.table import LETTERS, Table
from gloam.puzzles.games import GAMES
from gloam.puzzles.material import Material
from gloam.puzzles.puzzle import Candidate, Puzzle
from gloam.puzzles.trial import Answers, Trial

Tried = dict[Answers, tuple[int, float]]  # how often searches tried a play, and the chance to win that they saw

PLAYS: Final = 8  # offered at most
EARLY: Final = 12  # tables on which the best must lead already: enough for whoever checks a puzzle quickly
STAGES: Final = (EARLY, 40, 100)  # after so many tables it is seen whether to go on
MANY: Final = 3  # plays at least, where the first that comes to mind is right
FEW: Final = 2  # plays at least, where it is not
ALIVE: Final = (0.15, 0.97)  # a chance for which it is worth playing


@dataclass(frozen=True)
class Standard:
    """What a puzzle must be: the best play ahead of every other by `margin` on so many imagined `tables` and by
    `errors` standard errors, and chosen by all `searches` of this `budget`, each with luck of its own. `glance` is the
    budget with which every decision is looked at first, `going_on` that with which a play is completed. `surprising`:
    only where a bot that looks one step ahead goes wrong."""

    margin: float = 0.08
    tables: int = 250
    errors: float = 4.0
    budget: str = "search@400"
    glance: str = "search@60"
    going_on: str = "search@150"
    searches: int = 3
    surprising: bool = True


USUAL: Final = Standard()


# ---- journals


def played(game: str, seats: int, names: tuple[str, ...], seed: int, variants: tuple[str, ...] = ()) -> str:
    """The journal of a game that these bots play."""
    table = gloam.game(game).table(seats=seats, seed=seed, variants=variants)
    bots.play(table, [bots.make(names[seat % len(names)], seed) for seat in range(seats)])
    return gloam.journal(table).text()


def puzzles_in(text: str, standard: Standard = USUAL) -> list[Puzzle]:
    """All puzzles of one journal. Raises `Unreadable` where it is none."""
    journal = read_journal(text)
    return [puzzle for line, table in decisions(journal) for puzzle in puzzles_at(journal, line, table, standard)]


def decisions(journal: Journal) -> Iterator[tuple[int, Table]]:
    """The table before each line of the journal."""
    table = gloam.replay(journal, upto=0)
    for line, (seat, option) in enumerate(journal.moves):
        yield line, table
        table.answer(seat, option)


def puzzles_at(journal: Journal, line: int, table: Table, standard: Standard) -> Iterator[Puzzle]:
    """The puzzle of whoever decides here, if it is one."""
    seat = journal.moves[line][0]
    question = table.seat(seat).question()
    assert question is not None, "a line answers a question"
    if len(question.options) > 1 and question.what not in GAMES[journal.setup.game].left_out:
        found = puzzle_at(table, question, f"{journal.setup.seats}-{journal.setup.seed}-{line}", standard)
        if found is not None:
            yield found


# ---- one decision


def puzzle_at(table: Table, question: Question, id: str, standard: Standard = USUAL) -> Puzzle | None:
    """The puzzle that this question makes, or None where nothing is far ahead. What costs least is looked at first."""
    game = GAMES[table.setup.game]
    tried = weighed(table, question, standard.glance, (0,))
    if tried is None or not apart(game, question, tried, standard):
        return None
    favourite = next(iter(tried))[0]
    tempting = bots.make("greedy", 1).choose(table.seat(question.seat), question)
    if game.is_aside(question, favourite) or game.is_aside(question, tempting):
        return None
    if favourite == tempting and standard.surprising:
        return None
    here = gloam.game(table.setup.game).from_position(table.position())
    lines = lines_of(here, question, tried, tempting, standard)
    if len(lines) < (MANY if favourite == tempting and favourite not in game.hard else FEW):
        return None
    trial = Trial(here, question.seat, lines)
    if not leads(trial, standard):
        return None
    searches = weighed(here, question, standard.budget, tuple(range(1, standard.searches + 1)))
    if searches is None or next(iter(searches))[0] != favourite or not apart(game, question, searches, standard):
        return None
    return made(trial, question, searches, "" if tempting == favourite else tempting, id)


def weighed(table: Table, question: Question, budget: str, seeds: tuple[int, ...]) -> Tried | None:
    """By line: how often searches tried it and the chance they saw, the choice first. None where they disagree on what
    to answer, or see nothing to weigh."""
    pooled: Tried = {}
    choices: set[str] = set()
    for seed in seeds:
        thought = bots.make(budget, seed).think(table.seat(question.seat), question)
        if thought is None or len(thought.opinions) < 2:
            return None
        choices.add(thought.opinions[0].option.split(THEN)[0])
        for opinion in thought.opinions:
            line = tuple(opinion.option.split(THEN))
            visits, total = pooled.get(line, (0, 0.0))
            pooled[line] = (visits + opinion.visits, total + opinion.visits * opinion.chance)
    if len(choices) > 1:
        return None
    means = {line: (visits, total / visits) for line, (visits, total) in pooled.items() if visits}
    return dict(sorted(means.items(), key=lambda one: (one[0][0] not in choices, -one[1][0])))


def apart(game: Material, question: Question, tried: Tried, standard: Standard) -> bool:
    """Is the first of them far enough ahead to look closer?"""
    first = next(iter(tried))
    rest = [(line[0], chance) for line, (_, chance) in tried.items() if line[0] != first[0]]
    others = [chance for answer, chance in rest if game.is_instead(question, first[0], answer)]
    return bool(others) and tried[first][1] - max(others) >= standard.margin / 2


def lines_of(table: Table, question: Question, searches: Tried, tempting: str, standard: Standard) -> list[Answers]:
    """A whole play for each answer that could be given instead: the favourite, what tempts, and the most promising."""
    first: dict[str, Answers] = {}
    for line in searches:
        first.setdefault(line[0], line)
    favourite = next(iter(first))
    game = GAMES[table.setup.game]
    others = [answer for answer in question.options if answer != favourite]
    rest = [answer for answer in others if game.is_instead(question, favourite, answer)]
    if tempting not in (favourite, *rest):
        return []
    chances = {answer: searches[line][1] for answer, line in first.items()}
    rest.sort(key=lambda answer: (answer != tempting, -chances.get(answer, 0.0)))
    wanted = [favourite, *rest][:PLAYS]
    return [gone_on(table, question.seat, first.get(answer, (answer,)), standard.going_on) for answer in wanted]


def gone_on(table: Table, seat: int, line: Answers, budget: str) -> Answers:
    """The line to the end of the play that it begins, as a search would go on; never past what would teach the seat
    something."""
    if len(table.waiting_for()) > 1 or len(line) > 1:
        return line
    trial = table.clone()
    trial.answer(seat, line[0])
    while not trial.taught >> seat & 1:
        question = trial.seat(seat).question()
        if question is None or question.what not in GAMES[table.setup.game].continues:
            break
        answer = next_answer(trial, question, budget)
        line = (*line, answer)
        trial.answer(seat, answer)
    return line


def next_answer(table: Table, question: Question, budget: str) -> str:
    """What a search answers, of what goes on with the play: to drain somebody meanwhile is another play, and to take
    back what was just chosen is none."""
    thought = bots.make(budget, 1).think(table.seat(question.seat), question)
    weighed = [] if thought is None else [opinion.option.split(THEN)[0] for opinion in thought.opinions]
    game = GAMES[table.setup.game]
    answers = [answer for answer in weighed if not table.turns_back(question.seat, answer)]
    return next((answer for answer in answers if not game.is_aside(question, answer)), question.options[0])


def leads(trial: Trial, standard: Standard) -> bool:
    """Is the first line clearly ahead of all others in the end? On the way there it must lead as well, and the margin
    must stay within reach."""
    first, *others = trial.lines
    found: list[tuple[float, float]] = []
    for tables in [*[stage for stage in STAGES if stage < standard.tables], standard.tables]:
        trial.run(tables)
        found = [trial.lead(first, other) for other in others]
        if any(lead < standard.margin / 2 or lead + error < standard.margin for lead, error in found):
            return False
    clear = all(lead >= max(standard.margin, standard.errors * error) for lead, error in found)
    return clear and ALIVE[0] <= trial.chance(first) <= ALIVE[1]


def made(trial: Trial, question: Question, searches: Tried, tempting: str, id: str) -> Puzzle:
    def tried(line: Answers) -> int:
        return sum(visits for other, (visits, _) in searches.items() if other[0] == line[0])

    best, *others = trial.ranked()
    other = next((line for line in others if line[0] == tempting), others[0])
    plays = [
        Candidate(line, round(trial.chance(line), 4), tried(line), trial.mean_ends(line)) for line in trial.ranked()
    ]
    return Puzzle(
        id,
        LETTERS[question.seat],
        question.what,
        question.options,
        tuple(plays),
        tempting,
        trial.count,
        trial.example(best, other),
        trial.table.position(),
    )
