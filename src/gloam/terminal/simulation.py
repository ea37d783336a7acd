"""What a simulation found, as tables."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from rich import box
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

import gloam
from gloam.core.table import LETTERS
from gloam.lab import simulate as lab
from gloam.terminal.prose import Prose
from gloam.terminal.speech import Speech
from gloam.words.forms import capital

DIGITS: Final = {"decisions": 1, "shortest": 0, "longest": 0, "games_per_second": 1, "decisions_per_second": 0}


def run(plan: lab.Plan, workers: int, speech: Speech, console: Console) -> list[lab.Played]:
    """Play all the games under a progress bar; Ctrl-C stops and keeps what is done."""
    played: list[lab.Played] = []
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    try:
        with Progress(*columns, console=console, transient=True) as progress:
            task = progress.add_task(speech.say("simulate.running"), total=plan.games)
            for batch in lab.simulate(plan, workers):
                played += batch
                progress.advance(task, len(batch))
    except KeyboardInterrupt:
        console.print(speech.say("simulate.stopped", games=len(played), all=plan.games))
    return played


def show(plan: lab.Plan, played: list[lab.Played], speech: Speech, console: Console) -> None:
    say = speech.say
    title = gloam.game(plan.game).title
    heading = say("simulate.title", title=title, games=len(played), seats=plan.seats, seed=plan.seed)
    console.print(Prose(heading, style="bold"))
    if not played:
        console.print(say("simulate.nothing"))
        return
    for of in ("bot", "seat", "clan"):
        console.print(shares(played, of, speech))
    console.print(scores(played, speech))
    console.print(happenings(played, speech))
    speed = lab.speed(played)
    facts = {name: speech.number(speed[name], digits) for name, digits in DIGITS.items()}
    facts["tie_breaks"] = speech.share(speed["tie_breaks"])
    for key in ("length", "ties", "speed"):
        console.print(Prose(say("simulate." + key, **facts)))


def shares(played: list[lab.Played], of: str, speech: Speech) -> Table:
    """Win shares with their intervals."""
    say = speech.say
    table = Table(title=say("simulate.by-" + of), box=box.SIMPLE_HEAD, title_justify="left", title_style="bold")
    table.add_column(say("simulate." + of))
    for key in ("games", "wins", "share", "interval"):
        table.add_column(say("simulate." + key), justify="right")
    for share in lab.shares(played, of):
        low, high = share.interval
        name = named(share.name, of, speech)
        interval = f"{speech.share(low)} – {speech.share(high)}"
        table.add_row(name, str(share.games), str(share.wins), speech.share(share.share), interval)
    return table


def named(name: str, of: str, speech: Speech) -> str:
    if of == "seat":
        return LETTERS[int(name)]
    return speech.words.clan(name) if of == "clan" else name


def scores(played: list[lab.Played], speech: Speech) -> Table:
    return means(lab.scores(played), "simulate.scores", speech, lambda source: speech.words.term("score." + source))


def happenings(played: list[lab.Played], speech: Speech) -> Table:
    return means(lab.happenings(played), "simulate.happenings", speech, lambda thing: speech.say("simulate." + thing))


def means(found: dict[str, dict[str, float]], title: str, speech: Speech, head: Callable[[str], str]) -> Table:
    """A row for each bot, a column for each thing that was counted."""
    table = Table(title=speech.say(title), box=box.SIMPLE_HEAD, title_justify="left", title_style="bold")
    table.pad_edge, table.collapse_padding = False, True
    table.add_column(speech.say("simulate.bot"))
    for thing in next(iter(found.values())):
        table.add_column(capital(head(thing)), justify="right")
    for bot, counted in found.items():
        table.add_row(bot, *[speech.number(number, 2) for number in counted.values()])
    return table
