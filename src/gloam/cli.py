"""The command `gloam`."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from importlib.metadata import version
from pathlib import Path
from random import SystemRandom
from typing import Annotated, Final

import typer

import gloam
from gloam.core.table import Setup
from gloam.terminal import files, house_commands, lab_commands, lesson_commands, library, puzzle_commands
from gloam.terminal.choices import (
    begun,
    bots_for,
    checked_players,
    checked_port,
    checked_searcher,
    checked_seat,
    decks_of,
    least,
    variants_of,
)
from gloam.terminal.commands import HELP, OWN, Bots, Commands, Game, Lang, Seats, Seed, Variants, screen, speaking
from gloam.terminal.company import Sitting
from gloam.terminal.games import GAMES
from gloam.terminal.given import number, place
from gloam.terminal.play import Play
from gloam.terminal.prose import Prose
from gloam.terminal.replay import Replay, asked_now, seat_named
from gloam.terminal.speech import Speech, Trouble

SEEDS: Final = 1_000_000

app = typer.Typer(
    cls=Commands, no_args_is_help=True, add_completion=False, pretty_exceptions_enable=False, help=HELP["help.gloam"]
)

You = Annotated[int, number("--you", HELP["option.you"])]


def print_version(wanted: bool) -> None:
    if wanted:
        how = HELP["version.compiled" if gloam.compiled else "version.interpreted"]
        screen().print(HELP["version"].format(version=version("gloam"), how=how))
        raise typer.Exit


Version = Annotated[bool, typer.Option("--version", help=HELP["option.version"], callback=print_version, is_eager=True)]


@app.callback()
def about(wanted: Version = False) -> None:
    """What holds for every command."""


@app.command(help=HELP["help.play"])
def play(
    game: Game = "",
    seats: Seats = 4,
    you: You = 1,
    variants: Variants = "",
    lang: Lang = OWN,
    seed: Seed = None,
    bots: Bots = "greedy",
    deck: Annotated[list[str] | None, typer.Option("--deck", help=HELP["option.deck"])] = None,
    watch: Annotated[bool, typer.Option("--watch", help=HELP["option.watch"])] = False,
    save: Annotated[Path | None, place("--save", HELP["option.save"])] = None,
    load: Annotated[Path | None, place("--load", HELP["option.load"])] = None,
    explain: Annotated[bool, typer.Option("--explain", help=HELP["option.explain"])] = False,
) -> None:
    with speaking(lang) as speech:
        if not game and load is None:
            library.offer_games(speech, screen())
            return
        if load is None:
            played = gloam.game(library.known_game(game))
            chosen = variants_of(played, variants)
            checked_players(played, seats, chosen)
            number = SystemRandom().randrange(SEEDS) if seed is None else least("--seed", seed, 0)
            decks = decks_of(deck or [], checked_seat(0 if watch else you, seats), seats)
            table = begun(played, Setup(played.name, seats, chosen, number, decks=decks), speech)
        else:
            table = files.load(load, speech)
            if game and library.known_game(game) != table.setup.game:
                raise Trouble("error.game-of-file", file=load, game=table.setup.game)
        seat = checked_seat(0 if watch else you, table.seats)
        sitting = Sitting(seat, bots_for(bots, table.setup.game, table.seats), save or load, explain)
        begin(table, sitting, speech, load)


def begin(table: gloam.Table, sitting: Sitting, speech: Speech, source: Path | None) -> None:
    """Say what is played, and play it."""
    desk = Play(screen(), speech, table, sitting)
    setup = table.setup
    desk.say("play.welcome", title=gloam.game(setup.game).title, seats=setup.seats, seed=setup.seed)
    if setup.variants:
        names = [desk.speech.words.term("variant." + name) for name in setup.variants]
        desk.say("play.variants", variants=", ".join(names))
    if source is not None:
        desk.say("play.resumed", file=source, lines=len(gloam.journal(table).moves))
    desk.introduce()
    if sitting.you is None:
        desk.say("play.watching")
    desk.run()


app.command(help=HELP["help.learn"])(lesson_commands.learn)
app.command(help=HELP["help.simulate"])(lab_commands.simulate)
app.command(help=HELP["help.arena"])(lab_commands.arena)
app.command(help=HELP["help.puzzle"])(puzzle_commands.puzzle)
lab_commands.app.command("puzzles", help=HELP["help.puzzles"])(puzzle_commands.find_puzzles)
app.add_typer(lab_commands.app, name="lab", help=HELP["help.lab"])
for shown in GAMES.values():
    shown.commands(app)


@app.command(help=HELP["help.cards"])
def cards(
    game: Game = "",
    words: Annotated[list[str] | None, typer.Argument(help=HELP["option.words"])] = None,
    lang: Lang = OWN,
) -> None:
    with speaking(lang) as speech:
        library.list_cards(library.known_game(game), " ".join(words or []), speech, screen())


@app.command(help=HELP["help.card"])
def card(
    name: Annotated[list[str], typer.Argument(help=HELP["option.card"])],
    lang: Lang = OWN,
) -> None:
    with speaking(lang) as speech:
        library.show_card(" ".join(name), speech, screen())


@app.command(help=HELP["help.replay"])
def replay(
    file: Annotated[Path, typer.Argument(help=HELP["option.file"])],
    seat: Annotated[str, typer.Option(help=HELP["option.seat"])] = "none",
    line: Annotated[int | None, number("--line", HELP["option.line"])] = None,
    explain: Annotated[bool, typer.Option("--explain", help=HELP["option.explain-replay"])] = False,
    bot: Annotated[str, typer.Option(help=HELP["option.explain-bot"])] = "master",
    lang: Lang = OWN,
) -> None:
    with speaking(lang) as speech:
        table = files.load(file, speech)
        journal = gloam.journal(table)
        thinker = checked_searcher(bot, table.setup.game) if explain else ""
        if explain and not table.over:
            raise Trouble("error.explain-running", file=file)
        desk = Replay(screen(), speech, journal, seat_named(seat, journal.setup.seats, speech), thinker)
        if line is None:
            desk.run()
        else:
            desk.goto(line)
            desk.show()


@app.command(help=HELP["help.position"])
def position(
    file: Annotated[Path, typer.Argument(help=HELP["option.position"])],
    seat: Annotated[str, typer.Option(help=HELP["option.seat"])] = "none",
    on: Annotated[bool, typer.Option("--play", help=HELP["option.play"])] = False,
    you: You = 1,
    bots: Bots = "greedy",
    lang: Lang = OWN,
) -> None:
    with speaking(lang) as speech:
        table = files.load(file, speech)
        title = gloam.game(table.setup.game).title
        screen().print(speech.say("position.fine", file=file, title=title))
        if on:
            sitting = Sitting(checked_seat(you, table.seats), bots_for(bots, table.setup.game, table.seats))
            begin(table, sitting, speech, None)
            return
        viewer = seat_named(seat, table.seats, speech)
        desk = Replay(screen(), speech, gloam.journal(table), viewer)
        desk.draw()
        screen().print(Prose(asked_now(table, speech, desk.names, viewer)))


@app.command(help=HELP["help.rules"])
def rules(
    game: Annotated[str, typer.Argument(help=HELP["option.game"])] = "",
    words: Annotated[list[str] | None, typer.Argument(help=HELP["option.words"])] = None,
    coverage: Annotated[bool, typer.Option("--coverage", help=HELP["option.coverage"])] = False,
    lang: Lang = OWN,
) -> None:
    with speaking(lang) as speech:
        if game:
            library.known_game(game)
        if coverage:
            if not library.show_coverage(game, speech, screen()):
                raise typer.Exit(1)
        elif game:
            library.show_rules(game, " ".join(words or []), speech, screen())
        else:
            screen().print(speech.say("rules.games", known=", ".join(gloam.games())))


@app.command(help=HELP["help.games"])
def games(lang: Lang = OWN) -> None:
    with speaking(lang) as speech:
        library.list_games(speech, screen())


@app.command(help=HELP["help.bots"])
def bots(game: Annotated[str, typer.Argument(help=HELP["option.one-game"])] = "", lang: Lang = OWN) -> None:
    with speaking(lang) as speech:
        library.list_bots([library.known_game(game)] if game else gloam.games(), speech, screen())


@app.command(help=HELP["help.serve"])
def serve(
    host: Annotated[str, typer.Option(envvar="GLOAM_HOST", help=HELP["option.host"])] = "127.0.0.1",
    port: Annotated[int, number("--port", HELP["option.port"], "GLOAM_PORT")] = 8040,
    database: Annotated[str | None, typer.Option(help=HELP["option.database"])] = None,
    pace: Annotated[str | None, typer.Option(metavar="<float>", help=HELP["option.pace"])] = None,
    arenas: Annotated[Path | None, place("--arenas", HELP["option.arenas"])] = None,
    secure: Annotated[bool, typer.Option("--secure", help=HELP["option.secure"])] = False,
    workers: Annotated[int, number("--workers", HELP["option.processes"], "GLOAM_WORKERS")] = 1,
    setting: Annotated[list[str] | None, typer.Option("--set", help=HELP["option.set"])] = None,
    quiet: Annotated[bool, typer.Option("--quiet", help=HELP["option.quiet"])] = False,
    show: Annotated[bool, typer.Option("--open", help=HELP["option.open"])] = False,
    lang: Lang = OWN,
) -> None:
    with speaking(lang) as speech:
        try:
            from gloam.web import serve as server
            from gloam.web import staff
            from gloam.web.store.opening import Unusable
        except ImportError:
            raise Trouble("error.no-web") from None
        said = {"database": database, "pace": pace, "arenas": arenas, "secure": secure or None}
        settings = house_commands.settings_for(said, setting or ())
        least("--workers", workers, 1)
        if not server.has_vendor():
            raise Trouble("error.no-vendor")
        if settings.arenas is not None and not settings.arenas.is_dir():
            raise Trouble("error.folder", file=settings.arenas)
        try:
            socket = server.listen(host, checked_port(port))
        except OSError as no:
            raise Trouble("error.port", host=host, port=port, why=no.strerror) from None
        if settings.push_key and not can_push(settings.push_key):
            socket.close()
            raise Trouble("error.push-key")
        run: Callable[[], None]
        try:
            if workers > 1:
                run = staff.Staff(workers, settings, quiet, socket).run
            else:
                run = partial(server.run, server.prepared(settings, quiet), socket)
        except Unusable as no:
            socket.close()
            raise house_commands.unusable(speech, settings.place, no) from None
        except staff.Alone:
            socket.close()
            raise Trouble("error.one-process", database=settings.place, workers=workers) from None
        address = server.address(socket)
        screen().print(speech.say("serve.open", address=address, database=settings.place), soft_wrap=True)
        if show:
            server.show(address)
        run()


def can_push(key: str) -> bool:
    """Can browsers be called with this key?"""
    from gloam.web.guests import pushing

    try:
        return bool(pushing.public_key(key))
    except ValueError:
        return False


@app.command("push-keys", help=HELP["help.push-keys"])
def push_keys(lang: Lang = OWN) -> None:
    with speaking(lang) as speech:
        try:
            from gloam.web.guests import pushing

            private, _ = pushing.new_keys()
        except ImportError:
            raise Trouble("error.no-push") from None
        typer.echo(f"GLOAM_PUSH_KEY={private}")
        typer.echo("GLOAM_PUSH_CONTACT=mailto:")
        screen().print(Prose(speech.say("push-keys.text")))


app.command(help=HELP["help.reports"])(house_commands.reports)
app.command(help=HELP["help.backup"])(house_commands.backup)
app.command(help=HELP["help.restore"])(house_commands.restore)
app.add_typer(house_commands.app, name="tables", help=HELP["help.tables"])


def main() -> None:
    app()
