"""The commands `gloam puzzle` and `gloam lab puzzles`."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

import gloam
from gloam.core.journal import read_journal
from gloam.core.refusal import Rejected
from gloam.lab.crew import Crew
from gloam.puzzles import Puzzle, read, shipped, written
from gloam.puzzles.finder import Standard, played, puzzles_in
from gloam.puzzles.variety import chosen
from gloam.terminal import files, given, library, puzzles, runs
from gloam.terminal.choices import bots_named, least, seats_of
from gloam.terminal.commands import HELP, OWN, Bots, Lang, screen, speaking
from gloam.terminal.lab_commands import FixedSeed, Workers
from gloam.terminal.prose import Prose
from gloam.terminal.speech import Speech, Trouble


def puzzle(
    source: Annotated[str, typer.Argument(metavar="GAME", help=HELP["option.puzzles"])] = "",
    number: Annotated[int | None, given.position("NUMBER", HELP["option.puzzle"])] = None,
    lang: Lang = OWN,
) -> None:
    with speaking(lang) as speech:
        if not source:
            for game in [name for name in gloam.games() if shipped(name)]:
                puzzles.show_list(shipped(game), game, speech, screen())
            return
        known = puzzles_of(source, speech)
        if not known:
            raise Trouble("error.puzzles-none", name=source)
        if number is None:
            puzzles.show_list(known, source, speech, screen())
            return
        if not 1 <= number <= len(known):
            raise Trouble("error.puzzle", number=number, count=len(known))
        puzzles.Puzzling(screen(), speech, known, number).run()


def puzzles_of(source: str, speech: Speech) -> tuple[Puzzle, ...]:
    """The puzzles of a game, or of a file. Raises `Trouble`."""
    if source in gloam.games():
        if not shipped(source):
            raise Trouble("error.puzzles-not-yet", title=gloam.game(source).title, name=source)
        return shipped(source)
    if not files.is_file(Path(source)):
        raise Trouble("error.puzzles", name=source, known=", ".join(gloam.games()))
    try:
        found = read(files.read(Path(source)))
        for one in found.puzzles:
            one.table()
    except Rejected as no:
        raise Trouble("error.puzzle-file", file=source, why=files.why_not(no, speech, "")) from no
    return found.puzzles


# ---- making them


def find_puzzles(
    journals: Annotated[list[Path] | None, typer.Argument(help=HELP["option.journals"])] = None,
    game: Annotated[str, typer.Option(help=HELP["option.game"])] = "",
    seats: Annotated[str, typer.Option(help=HELP["option.several-seats"])] = "4",
    games: Annotated[int, given.number("--games", HELP["option.games"])] = 10,
    bots: Bots = "greedy",
    seed: FixedSeed = 0,
    count: Annotated[int, given.number("--count", HELP["option.puzzle-count"])] = 20,
    easy: Annotated[bool, typer.Option("--easy", help=HELP["option.puzzle-easy"])] = False,
    workers: Workers = 1,
    out: Annotated[Path, given.place("--out", HELP["option.puzzle-out"])] = Path("puzzles.json"),
    lang: Lang = OWN,
) -> None:
    with speaking(lang) as speech:
        if game or not journals:
            library.known_game(game)
        least("--count", count, 1)
        files.promise(out)
        crowd = runs.checked_crew("pool", least("--workers", workers, 1))
        if journals:
            game, texts = texts_of(journals, speech)
            source = iter(texts)
            total = len(texts)
        else:
            total = least("--games", games, 1)
            counts = seats_of(gloam.game(game), seats)
            names = bots_named(bots, game)
            first = least("--seed", seed, 0)
            source = (played(game, counts[one % len(counts)], names, first + one) for one in range(total))
        found = look_for(source, total, Standard(surprising=not easy), crowd, speech, screen())
        if not found:
            raise Trouble("error.no-puzzles", count=total)
        kept = chosen(found, count)
        files.write(out, written(game, kept))
        screen().print(Prose(speech.say("puzzles.written", found=len(found), kept=len(kept), file=out)))


def texts_of(journals: list[Path], speech: Speech) -> tuple[str, list[str]]:
    """The one game of these journals, and what they say. Raises `Trouble`."""
    texts, names = [], set()
    for path in journals:
        text = files.read(path)
        try:
            gloam.replay(text)
            names.add(read_journal(text).setup.game)
        except Rejected as no:
            raise Trouble("error.journal", file=path, why=files.why_not(no, speech, files.game_in(text))) from no
        texts.append(text)
    if len(names) > 1:
        raise Trouble("error.puzzle-games", games=", ".join(sorted(names)))
    return names.pop(), texts


def look_for(
    texts: Iterator[str], total: int, standard: Standard, workers: Crew, speech: Speech, console: Console
) -> list[Puzzle]:
    """All puzzles in these journals, under a bar; after Ctrl-C those found so far."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    found: list[Puzzle] = []
    try:
        with (
            closing(workers.map(partial(puzzles_in, standard=standard), texts)) as work,
            Progress(*columns, console=console, transient=True) as progress,
        ):
            task = progress.add_task(speech.say("puzzles.looking", found=0), total=total)
            for some in work:
                found += some
                progress.update(task, advance=1, description=speech.say("puzzles.looking", found=len(found)))
    except KeyboardInterrupt:
        console.print(Prose(speech.say("puzzles.stopped", found=len(found))))
    return found
