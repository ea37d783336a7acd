"""The commands of the lab: simulate, arena, balance, fit. What belongs to an extra is imported when it is used."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated, Final

import typer

import gloam
from gloam.core.table import LETTERS
from gloam.lab import simulate as lab
from gloam.lab.field import Field
from gloam.lab.games import GAMES
from gloam.lab.match import Played
from gloam.terminal import files, library, runs, simulation
from gloam.terminal.choices import (
    bots_for,
    checked_contender,
    checked_players,
    checked_searcher,
    least,
    listed,
    seats_of,
    variants_of,
)
from gloam.terminal.commands import HELP, OWN, Bots, Game, Lang, Seats, Variants, screen, speaking
from gloam.terminal.given import number, place
from gloam.terminal.speech import Trouble

app: Final = typer.Typer(no_args_is_help=True)

Workers = Annotated[int, number("--workers", HELP["option.workers"])]
FixedSeed = Annotated[int, number("--seed", HELP["option.fixed-seed"])]
CrewKind = Annotated[str, typer.Option("--crew", help=HELP["option.crew"])]


def simulate(
    game: Game = "",
    games: Annotated[int, number("--games", HELP["option.games"])] = 200,
    seats: Seats = 4,
    workers: Workers = 1,
    bots: Bots = "",
    variants: Variants = "",
    seed: FixedSeed = 0,
    crew: CrewKind = "pool",
    lang: Lang = OWN,
    file: Annotated[Path | None, place("--json", HELP["option.json"])] = None,
) -> None:
    with speaking(lang) as speech:
        usual = ",".join(["greedy", *["random"] * (min(seats, len(LETTERS)) - 1)])
        plan = planned(game, seats, variants, bots or usual, seed, games)
        if file is not None:
            files.promise(file)
        found: list[Played] = []
        crowd = runs.checked_crew(crew, least("--workers", workers, 1))
        runs.play_all(plan, 0, crowd, found.append, speech, screen())
        simulation.show(plan, found, speech.of(game), screen())
        if file is not None and found:
            files.write(file, json.dumps(lab.report(plan, found), indent=1) + "\n")
            screen().print(speech.say("simulate.written", file=file))


def planned(game: str, seats: int, variants: str, bots: str, seed: int, games: int) -> lab.Rotation:
    """What is to be simulated. Raises `Trouble`."""
    played = gloam.game(library.known_game(game))
    chosen = variants_of(played, variants)
    checked_players(played, seats, chosen)
    names = bots_for(bots, game, seats)
    return lab.Rotation(game, seats, chosen, names, least("--seed", seed, 0), least("--games", games, 1))


def arena(
    game: Game = "",
    bots: Annotated[str, typer.Option(help=HELP["option.arena-bots"])] = "greedy,random",
    games: Annotated[int, number("--games", HELP["option.arena-games"])] = 400,
    seats: Seats = 4,
    workers: Workers = 1,
    variants: Variants = "",
    seed: FixedSeed = 0,
    out: Annotated[Path | None, place("--out", HELP["option.arena-out"])] = None,
    choose: Annotated[bool, typer.Option("--choose-clans", help=HELP["option.choose-clans"])] = False,
    crew: CrewKind = "pool",
    lang: Lang = OWN,
) -> None:
    with speaking(lang) as speech:
        played = gloam.game(library.known_game(game))
        chosen = variants_of(played, variants)
        checked_players(played, seats, chosen)
        names = tuple([checked_contender(name, played) for name in listed(bots)])
        if len(set(names)) < 2:
            raise Trouble("error.one-bot")
        lots = bool(GAMES[game].watch.lots)
        if choose and not lots:
            raise Trouble("error.no-clans", title=played.title)
        with runs.extras():
            from gloam.lab.arena import Tournament
            from gloam.terminal import arena as desk
        whole = Field(names, seats).whole(least("--games", games, 1))
        plan = Tournament(game, seats, chosen, names, least("--seed", seed, 0), whole, lots and not choose)
        crowd = runs.checked_crew(crew, least("--workers", workers, 1))
        desk.run(plan, out or desk.own_folder(plan), crowd, speech.of(game), screen())


@app.command(help=HELP["help.balance"])
def balance(
    game: Game = "",
    bots: Bots = "greedy",
    games: Annotated[int, number("--games", HELP["option.games"])] = 1000,
    seats: Seats = 4,
    workers: Workers = 1,
    variants: Variants = "",
    seed: FixedSeed = 0,
    out: Annotated[Path | None, place("--out", HELP["option.balance-out"])] = None,
    crew: CrewKind = "pool",
    lang: Lang = OWN,
) -> None:
    with speaking(lang) as speech:
        plan = planned(game, seats, variants, bots, seed, games)
        with runs.extras():
            from gloam.terminal import balance as report_desk
        crowd = runs.checked_crew(crew, least("--workers", workers, 1))
        report_desk.run(plan, out or report_desk.own_folder(plan), crowd, speech.of(game), screen())


@app.command(help=HELP["help.fit"])
def fit(
    game: Game = "",
    bot: Annotated[str, typer.Option(help=HELP["option.fit-bot"])] = "search@30",
    games: Annotated[int, number("--games", HELP["option.games"])] = 1000,
    seats: Annotated[str | None, typer.Option(help=HELP["option.fit-seats"])] = None,
    gate: Annotated[int, number("--gate", HELP["option.fit-gate"])] = 200,
    workers: Workers = 1,
    seed: FixedSeed = 0,
    out: Annotated[Path | None, place("--out", HELP["option.fit-out"])] = None,
    crew: CrewKind = "pool",
    lang: Lang = OWN,
) -> None:
    with speaking(lang) as speech:
        played = gloam.game(library.known_game(game))
        with runs.extras():
            from gloam.lab import fit as lab_fit
            from gloam.terminal import fit as desk
        if not lab_fit.is_fitted(game):
            raise Trouble("error.nothing-to-fit", title=played.title)
        counts = (min(played.seat_counts),) if seats is None else seats_of(played, seats)
        wanted = least("--games", games, lab_fit.HELD_BACK)
        plan = lab_fit.SelfPlay(game, counts, checked_searcher(bot, game), least("--seed", seed, 0), wanted)
        paired = Field((bot, bot), min(counts)).whole(gate) if least("--gate", gate, 0) else 0
        crowd = runs.checked_crew(crew, least("--workers", workers, 1))
        desk.run(plan, out or desk.own_folder(plan), crowd, paired, speech.of(game), screen())


@app.callback()
def about() -> None:
    """What holds for every command of the lab."""
