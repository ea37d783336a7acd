"""A report on the balance of a game: games played under a bar, then a page of Markdown with charts."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Final

from rich.console import Console

from gloam.lab import balance as lab
from gloam.lab import charts
from gloam.lab.charts import Dot, Series
from gloam.lab.crew import Crew
from gloam.lab.match import Played
from gloam.lab.simulate import Rotation, Share
from gloam.terminal import files, runs
from gloam.terminal.balance_page import CLANS, WAY_KEYS, Family, families, page
from gloam.terminal.prose import Prose
from gloam.terminal.simulation import named
from gloam.terminal.speech import Speech

HOME: Final = Path("balance")
PAGE: Final = "balance.md"
FILE: Final = "balance.json"


def own_folder(plan: Rotation) -> Path:
    """Where the report is kept if nobody says where: the same for the same plan, however many games it has."""
    bots = plan.bots if len(set(plan.bots)) > 1 else plan.bots[:1]
    return HOME / "-".join([plan.game, str(plan.seats), *plan.variants, *bots, str(plan.seed)])


def run(plan: Rotation, folder: Path, crew: Crew, speech: Speech, console: Console) -> None:
    """Play what is missing, then write what all of it says."""
    say = speech.say
    with runs.opened(folder, plan.identity(), Played) as results:
        if results.count:
            left = max(0, plan.games - results.count)
            console.print(Prose(say("arena.resumed", games=results.count, left=left)))
        done = runs.play_all(plan, results.count, crew, results.add, speech, console)
        if results.count:
            found = lab.balance(plan.game, results)
            files.write(folder / FILE, json.dumps(found.plain(), indent=1) + "\n")
            files.write(folder / PAGE, page(plan, found, speech))
            draw(folder, found, speech)
            console.print(Prose(say("balance.files", file=folder / PAGE)))
        if not done:
            console.print(Prose(say("arena.go-on")))


# ---- charts


def draw(folder: Path, found: lab.Balance, speech: Speech) -> None:
    """A chart for each table of the page."""
    for of, shares in found.groups.items():
        if of != "bot" or len(shares) > 1:
            draw_group(folder / f"{of}s.png", of, shares, found.level, speech)
    lengths = [length for length, times in found.lengths.items() for _ in range(times)]
    title, axis = speech.say("balance.length"), speech.say("balance.axis-length")
    charts.histogram(folder / "length.png", title, axis, lengths, found.length.mean)
    for family in families(found, speech):
        draw_family(folder, family, speech)


def draw_group(file: Path, of: str, shares: list[Share], level: float, speech: Speech) -> None:
    title, axis = speech.say(f"balance.{of}s"), speech.say("balance.axis-wins")
    dots = {named(share.name, of, speech): Dot(share.share, *share.interval) for share in shares}
    charts.intervals(file, title, axis, [Series(title, dots, level)], speech.share)


def draw_family(folder: Path, family: Family, speech: Speech) -> None:
    say = speech.say
    series = [
        Series(say(key), dots_of(family, way), family.bases[way].share)
        for way, key in WAY_KEYS.items()
        if way in family.bases
    ]
    if series:
        file, axis = folder / f"cards-{family.key}.png", say("balance.axis-wins")
        charts.intervals(file, family.title, axis, series, speech.share)
    if family.taken:
        dots = {family.label(card): Dot(card.taken.share, *card.taken.interval) for card in family.dealt}
        how = "picked" if family.key == CLANS else "taken"
        title, axis = say(f"balance.chart-{how}", what=family.title), say(f"balance.axis-{how}")
        charts.intervals(folder / f"taken-{family.key}.png", title, axis, [Series(title, dots)], speech.share)
    if family.used:
        used = [card for card in family.dealt if card.uses.count]
        dots = {family.label(card): Dot(card.uses.mean, *card.uses.interval) for card in used}
        title = say("balance.chart-uses", what=family.title)
        axis = say("balance.axis-uses-owned" if family.owned else "balance.axis-uses")
        file = folder / f"uses-{family.key}.png"
        charts.intervals(file, title, axis, [Series(title, dots)], lambda value: speech.number(value, 1))


def dots_of(family: Family, way: str) -> dict[str, Dot]:
    return {
        family.label(card): Dot(card.ways[way].share, *card.ways[way].interval)
        for card in family.cards
        if way in card.ways
    }
