"""What a simulation found, as tables."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from rich import box
from rich.console import Console
from rich.table import Table

import gloam
from gloam.core.table import LETTERS
from gloam.lab import games as subjects
from gloam.lab import simulate as lab
from gloam.lab.match import Played
from gloam.lab.watch import CardCount
from gloam.terminal.games import GAMES
from gloam.terminal.prose import Prose
from gloam.terminal.speech import Speech
from gloam.words.forms import capital

DIGITS: Final = {"decisions": 1, "shortest": 0, "longest": 0, "games_per_second": 1, "decisions_per_second": 0}

MANY: Final = 7  # columns that a terminal bears


def show(plan: lab.Rotation, played: list[Played], speech: Speech, console: Console) -> None:
    say = speech.say
    title = gloam.game(plan.game).title
    heading = say("simulate.title", title=title, games=len(played), seats=plan.seats, seed=plan.seed)
    console.print(Prose(heading, style="bold"))
    if not played:
        console.print(say("simulate.nothing"))
        return
    for of in subjects.GAMES[plan.game].watch.groups:
        console.print(shares(played, of, speech))
    console.print(scores(played, speech))
    console.print(happenings(played, speech))
    for family, found in by_family(lab.cards(played), plan.game).items():
        console.print(cards(family, found, speech))
    speed = lab.speed(played)
    facts = {name: speech.number(speed[name], digits) for name, digits in DIGITS.items()}
    facts["tie_breaks"] = speech.share(speed["tie_breaks"])
    for key in ("length", "ties", "speed"):
        console.print(Prose(say("simulate." + key, **facts)))


def shares(played: list[Played], of: str, speech: Speech) -> Table:
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
    if of == "turn":
        return str(int(name) + 1)
    if of == "deck":
        return speech.words.deck(name)
    return speech.words.clan(name) if of == "clan" else name


def scores(played: list[Played], speech: Speech) -> Table:
    return means(lab.scores(played), "simulate.scores", speech, lambda source: speech.words.term("score." + source))


def happenings(played: list[Played], speech: Speech) -> Table:
    return means(lab.happenings(played), "simulate.happenings", speech, lambda thing: speech.say("simulate." + thing))


def by_family(counts: dict[str, CardCount], game: str) -> dict[str, dict[str, CardCount]]:
    """Cards apart by what they are, as far as their game shows them: Locations, Victims, Rituals."""
    family = subjects.GAMES[game].watch.family
    found = {
        shown: {card: count for card, count in counts.items() if family(card) == shown} for shown in GAMES[game].counted
    }
    return {shown: cards for shown, cards in found.items() if cards}


def cards(family: str, found: dict[str, CardCount], speech: Speech) -> Table:
    """How often each card was dealt, taken and used; shares are of the times it was dealt."""
    say = speech.say
    title = capital(speech.words.term(family))
    table = Table(title=title, box=box.SIMPLE_HEAD, title_justify="left", title_style="bold")
    table.pad_edge, table.collapse_padding = False, True
    table.add_column(say("cards.id"), style="dim", no_wrap=True)
    table.add_column(say("cards.name"))
    columns = GAMES[speech.words.game].counted[family]
    owned = family in subjects.GAMES[speech.words.game].watch.owned
    for key in columns:
        table.add_column(say("simulate." + key), justify="right")
    for card, count in found.items():
        shown = {
            "dealt": speech.number(count.dealt, 0),
            "taken": speech.number(count.taken, 0),
            "taken-share": speech.share(count.taken / count.dealt) if count.dealt else "–",
            "used": speech.number(count.used, 0),
            "used-each": each(count.used, count.taken if owned else count.dealt, speech),
        }
        table.add_row(card, speech.words.card_name(card), *[shown[key] for key in columns])
    return table


def each(used: int, times: int, speech: Speech) -> str:
    """How often a card was used each time that it could be: since it was taken, where only its owner may; else since it
    was dealt."""
    return speech.number(used / times, 2) if times else "–"


def means(found: dict[str, dict[str, float]], title: str, speech: Speech, head: Callable[[str], str]) -> Table:
    """A row for each bot, a column for each thing that was counted; the other way round where there are many things."""
    table = Table(title=speech.say(title), box=box.SIMPLE_HEAD, title_justify="left", title_style="bold")
    table.pad_edge, table.collapse_padding = False, True
    things = dict.fromkeys([thing for counted in found.values() for thing in counted])
    if len(things) > MANY:
        table.add_column("")
        for bot in found:
            table.add_column(bot, justify="right")
        for thing in things:
            table.add_row(capital(head(thing)), *[amount(counted, thing, speech) for counted in found.values()])
        return table
    table.add_column(speech.say("simulate.bot"))
    for thing in things:
        table.add_column(capital(head(thing)), justify="right")
    for bot, counted in found.items():
        table.add_row(bot, *[amount(counted, thing, speech) for thing in things])
    return table


def amount(counted: dict[str, float], thing: str, speech: Speech) -> str:
    return speech.number(counted[thing], 2) if thing in counted else "–"
