"""Fitting what bots weigh: games under a bar, kept in a folder; weights; and the gate they must pass."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from rich.console import Console
from rich.table import Table

import gloam
from gloam.lab import arena, fit, weights
from gloam.lab.crew import Crew
from gloam.lab.match import Played
from gloam.lab.players import BY
from gloam.terminal import files, runs
from gloam.terminal.arena import interval, titled
from gloam.terminal.prose import Prose
from gloam.terminal.speech import Speech

HOME: Final = Path("fits")
FILE: Final = "weights.toml"
LOSS_DIGITS: Final = 3


def own_folder(plan: fit.SelfPlay) -> Path:
    """Where games and weights are kept if nobody says where: the same for the same plan, however many games it has."""
    seats = "".join([str(count) for count in plan.seats])
    return HOME / "-".join([plan.game, seats, plan.bot, str(plan.seed)])


def run(plan: fit.SelfPlay, folder: Path, crew: Crew, gate: int, speech: Speech, console: Console) -> None:
    """Play what is missing, fit, write the weights, and let them meet those of today at the gate."""
    say = speech.say
    with runs.opened(folder, plan.identity(), fit.Sample) as results:
        if results.count:
            left = max(0, plan.games - results.count)
            console.print(Prose(say("arena.resumed", games=results.count, left=left)))
        games = fit.samples(plan, crew, results.count)
        if not runs.under_a_bar(games, (results.count, plan.games), results.add, speech, console):
            console.print(Prose(say("arena.go-on")))
            return
        found = fit.fit(plan.game, results)
        show(plan, found, results.count, speech, console)
        files.write(folder / FILE, weights.written(found, plan, results.count))
        console.print(Prose(say("fit.written", file=folder / FILE)))
        if gate:
            meet(plan, folder, results.count, gate, crew, speech, console)


def show(plan: fit.SelfPlay, found: fit.Fit, games: int, speech: Speech, console: Console) -> None:
    """How surprising games that were held back are: who won, by stage; what was tried, by kind of question."""
    say = speech.say
    heading = say("fit.title", title=gloam.game(plan.game).title, games=games, bot=plan.bot, seed=plan.seed)
    console.print(Prose(heading, style="bold"))
    if found.losses:
        console.print(listed("fit.losses", ("fit.stage", "fit.moments"), found.losses, speech))
    if found.surprises:
        console.print(listed("fit.surprises", ("fit.question", "fit.decisions"), found.surprises, speech))


def listed(title: str, of: tuple[str, str], losses: list[fit.Losses], speech: Speech) -> Table:
    say = speech.say
    table = titled(say(title))
    table.add_column(say(of[0]))
    for key in (of[1], "fit.fitted", "fit.played", "fit.coin"):
        table.add_column(say(key), justify="right")
    for one in losses:
        add_row(table, one.of, one, speech)
    add_row(table, say("fit.all"), fit.whole(losses), speech)
    return table


def add_row(table: Table, name: str, one: fit.Losses, speech: Speech) -> None:
    shown = [speech.number(loss, LOSS_DIGITS) for loss in (one.fitted, one.played, one.coin)]
    table.add_row(name, speech.number(one.count, 0), *shown)


# ---- the gate


def meet(
    plan: fit.SelfPlay, folder: Path, fitted_to: int, games: int, crew: Crew, speech: Speech, console: Console
) -> None:
    """New weights against those of today, with the same tries and the same deals on both sides, at the fewest seats."""
    say = speech.say
    new = plan.bot + BY + str(folder / FILE)
    tournament = arena.Tournament(plan.game, min(plan.seats), (), (new, plan.bot), plan.seed + 1, games, dealt=True)
    console.print(Prose(say("fit.gate", games=games, bot=plan.bot)))
    with runs.opened(folder / f"gate-{fitted_to}", tournament.identity(), Played) as results:
        if not runs.play_all(tournament, results.count, crew, results.add, speech, console):
            console.print(Prose(say("arena.go-on")))
            return
        won = next(pair.ahead for pair in arena.pairs(results) if pair.bot == new)
    key = "fit.taken" if fit.is_taken(won) else "fit.refused"
    facts = {"share": speech.share(won.share), "interval": interval(won.interval, speech), "games": won.games}
    console.print(Prose(say(key, least=speech.share(fit.GATE), fewest=fit.GATE_GAMES, file=folder / FILE, **facts)))
