"""An arena in the terminal: played under a bar, kept in a folder, told in tables and charts."""

from __future__ import annotations

import json
from collections.abc import Iterable
from pathlib import Path
from typing import Final

from rich import box
from rich.console import Console
from rich.table import Table

import gloam
from gloam.lab import arena as lab
from gloam.lab import charts
from gloam.lab.charts import Dot, Series
from gloam.lab.crew import Crew
from gloam.lab.games import GAMES
from gloam.lab.match import Played
from gloam.terminal import files, runs
from gloam.terminal.prose import Prose
from gloam.terminal.speech import Speech

HOME: Final = Path("arenas")
FILE: Final = "arena.json"
LEVEL: Final = 0.0005  # a difference that would be written as none


def own_folder(plan: lab.Tournament) -> Path:
    """Where the results are kept if nobody says where: the same for the same plan, however many games it has."""
    chosen = ["chosen"] if GAMES[plan.game].watch.lots and not plan.dealt else []
    bots = [bot.strip("/").replace("/", "_") for bot in plan.bots]  # some name files
    return HOME / "-".join([plan.game, str(plan.seats), *plan.variants, *bots, *chosen, str(plan.seed)])


def run(plan: lab.Tournament, folder: Path, crew: Crew, speech: Speech, console: Console) -> None:
    """Play what is missing, then say what all of it says."""
    say = speech.say
    with runs.opened(folder, plan.identity(), Played) as results:
        round_key = "arena.round" if plan.field.round <= plan.games else "arena.short"
        console.print(Prose(say(round_key, round=plan.field.round)))
        if results.count:
            left = max(0, plan.games - results.count)
            console.print(Prose(say("arena.resumed", games=results.count, left=left)))
        done = runs.play_all(plan, results.count, crew, results.add, speech, console)
        if results.count:
            standings, pairs = lab.standings(results), lab.pairs(results)
            show(plan, results, results.count, standings, pairs, speech, console)
            files.write(folder / FILE, json.dumps(lab.report(plan, results, results.count), indent=1) + "\n")
            draw(folder, plan, lab.level(results), standings, pairs, speech)
            console.print(Prose(say("arena.files", folder=folder)))
        if not done:
            console.print(Prose(say("arena.go-on")))


# ---- tables


def show(
    plan: lab.Tournament,
    played: Iterable[Played],
    games: int,
    standings: list[lab.Standing],
    pairs: list[lab.Pair],
    speech: Speech,
    console: Console,
) -> None:
    title = gloam.game(plan.game).title
    heading = speech.say("arena.title", title=title, games=games, seats=plan.seats, seed=plan.seed)
    console.print(Prose(heading, style="bold"))
    console.print(Prose(speech.say("arena.level", level=speech.share(lab.level(played)))))
    console.print(standings_table(standings, speech))
    console.print(pairs_table(standings, pairs, speech))
    for of in lab.groups(plan.game):
        gap = lab.gap(lab.held(played, of))
        key = f"arena.uneven-{of}" if gap > LEVEL else f"arena.even-{of}"
        console.print(Prose(speech.say(key, gap=speech.number(100 * gap, 1))))


def standings_table(standings: list[lab.Standing], speech: Speech) -> Table:
    say = speech.say
    table = titled(say("arena.bots"))
    table.add_column(say("simulate.bot"), overflow="fold")
    for key in ("arena.seats", "simulate.share", "arena.interval", "arena.place", "arena.score"):
        table.add_column(say(key), justify="right")
    table.add_column(say("arena.skill"), justify="right")
    for one in standings:
        low, high = one.rating.interval
        table.add_row(
            one.bot,
            speech.number(one.wins.games, 0),
            speech.share(one.wins.share),
            interval(one.wins.interval, speech),
            speech.number(one.place, 2),
            speech.number(one.score, 1),
            f"{speech.number(one.rating.mu, 1)} ± {speech.number((high - low) / 2, 1)}",
        )
    return table


def pairs_table(standings: list[lab.Standing], pairs: list[lab.Pair], speech: Speech) -> Table:
    """Every pair once, the stronger bot first."""
    say = speech.say
    order = [one.bot for one in standings]
    table = titled(say("arena.pairs"))
    table.add_column(say("simulate.bot"), overflow="fold")
    table.add_column(say("arena.against"), overflow="fold")
    for key in ("simulate.games", "arena.ahead", "arena.interval"):
        table.add_column(say(key), justify="right")
    for pair in sorted(pairs, key=lambda one: (order.index(one.bot), order.index(one.other))):
        if order.index(pair.bot) < order.index(pair.other):
            ahead = pair.ahead
            shown = (speech.number(ahead.games, 0), speech.share(ahead.share), interval(ahead.interval, speech))
            table.add_row(pair.bot, pair.other, *shown)
    return table


def titled(title: str) -> Table:
    table = Table(title=title, box=box.SIMPLE_HEAD, title_justify="left", title_style="bold")
    table.pad_edge, table.collapse_padding = False, True
    return table


def interval(ends: tuple[float, float], speech: Speech) -> str:
    return f"{speech.number(100 * ends[0], 1)} – {speech.share(ends[1])}"


# ---- charts


def draw(
    folder: Path,
    plan: lab.Tournament,
    level: float,
    standings: list[lab.Standing],
    pairs: list[lab.Pair],
    speech: Speech,
) -> None:
    say, title = speech.say, gloam.game(plan.game).title
    wins = {one.bot: Dot(one.wins.share, *one.wins.interval) for one in standings}
    skills = {one.bot: Dot(one.rating.mu, *one.rating.interval) for one in standings}
    charts.intervals(
        folder / "wins.png",
        say("arena.chart-wins", title=title),
        say("arena.axis-wins"),
        [Series(say("arena.bots"), wins, level)],
        speech.share,
    )
    charts.intervals(
        folder / "skill.png",
        say("arena.chart-skill", title=title),
        say("arena.skill"),
        [Series(say("arena.bots"), skills)],
        lambda value: speech.number(value, 1),
    )
    names = [one.bot for one in standings]
    shares = {(pair.bot, pair.other): pair.ahead.share for pair in pairs}
    matrix = [[shares.get((row, column)) for column in names] for row in names]
    charts.matrix(folder / "pairs.png", say("arena.chart-pairs", title=title), names, matrix, speech.share)
