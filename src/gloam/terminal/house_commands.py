"""The commands of whoever runs a house: its tables, its reports, backup and restore. What the server needs is imported
when it is used."""

from __future__ import annotations

import os
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

import typer
from rich import box
from rich.table import Table as Grid

from gloam.core.table import LETTERS
from gloam.terminal import files
from gloam.terminal.choices import least
from gloam.terminal.commands import HELP, OWN, Lang, screen, speaking
from gloam.terminal.given import number, place
from gloam.terminal.library import known_game
from gloam.terminal.prose import Prose
from gloam.terminal.speech import Speech, Trouble

if TYPE_CHECKING:
    from sqlalchemy import Engine

    from gloam.web.settings import Settings
    from gloam.web.store.old import Overview
    from gloam.web.store.opening import Unusable
    from gloam.web.store.store import Store

DAY: Final = 24 * 3600.0
USUAL: Final = "gloam.db"

app: Final = typer.Typer(no_args_is_help=True)

Database = Annotated[str, typer.Option(envvar="GLOAM_DATABASE", help=HELP["option.database"])]
Id = Annotated[str, typer.Argument(help=HELP["option.table-id"])]
Ids = Annotated[list[str], typer.Argument(help=HELP["option.table-ids"])]


# ---- what all of them need


def settings_for(said: Mapping[str, object], pairs: Sequence[str] = ()) -> Settings:
    """The settings of the environment, but for what the command says: by options of their own, where they are not
    None, or as NAME=VALUE. Raises `Trouble`."""
    from gloam.web.settings import PREFIX, Unfit, settings_of

    given: dict[str, str] = {}
    for pair in pairs:
        name, sign, value = pair.partition("=")
        if not sign:
            raise Trouble("error.setting-unsaid", name=name)
        given[name.strip().lower().replace("-", "_").removeprefix(PREFIX.lower())] = value.strip()
    given.update({name: str(value) for name, value in said.items() if value is not None})
    try:
        return settings_of(os.environ, given)
    except Unfit as no:
        raise Trouble("error.setting-value" if no.known else "error.setting", name=no.name, value=no.value) from None


def unusable(speech: Speech, database: str, no: Unusable) -> Trouble:
    """Why nothing can be kept there."""
    return Trouble("error.database", database=database, why=speech.say(f"database.{no.why}", detail=no.detail))


@contextmanager
def opened(speech: Speech, database: str) -> Iterator[Store]:
    """The store of a house that there is already. Raises `Trouble`."""
    try:
        from gloam.web.settings import Settings
        from gloam.web.store.opening import Unusable
        from gloam.web.store.store import Store
    except ImportError:
        raise Trouble("error.no-web") from None
    if "://" not in database and not Path(database).exists():
        raise Trouble("error.missing", file=database)
    settings = Settings(database=database)
    try:
        store = Store(settings.url)
    except Unusable as no:
        raise unusable(speech, settings.place, no) from None
    try:
        yield store
    finally:
        store.close()


@contextmanager
def moving(file: Path | str) -> Iterator[None]:
    """What cannot be moved is told in a sentence."""
    from gloam.web.store.moving import Unmoved

    try:
        yield
    except Unmoved as no:
        raise Trouble(f"moved.{no.why}", file=file, **no.facts) from None
    except OSError as no:
        raise Trouble("error.file", file=file, why=no.strerror) from None


@contextmanager
def closing_down(engine: Engine) -> Iterator[None]:
    try:
        yield
    finally:
        engine.dispose()


# ---- tables


@app.command("list", help=HELP["help.tables-list"])
def list_tables(
    game: Annotated[str, typer.Option(help=HELP["option.of-game"])] = "",
    state: Annotated[str, typer.Option(help=HELP["option.state"])] = "",
    untouched: Annotated[int, number("--untouched", HELP["option.untouched"])] = 0,
    limit: Annotated[int, number("--limit", HELP["option.limit"])] = 50,
    database: Database = USUAL,
    lang: Lang = OWN,
) -> None:
    with speaking(lang) as speech, opened(speech, database) as store:
        from gloam.web.store.old import STATES

        if state and state not in STATES:
            raise Trouble("error.state", state=state, known=", ".join(STATES))
        if game:
            known_game(game)
        least("--untouched", untouched, 0)
        least("--limit", limit, 1)
        before = time.time() - untouched * DAY if untouched else 0.0
        found = store.overview(game=game, state=state, before=before, limit=limit)
        grid = Grid(box=box.SIMPLE_HEAD)
        for name in ("table", "game", "state", "lines", "there", "people"):
            grid.add_column(
                speech.say(f"house.{name}"), justify="right" if name == "lines" else "left", no_wrap=name != "people"
            )
        for one in found:
            row = one.table
            people = ", ".join([named(speech, one, seat) for seat in range(len(one.seats))])
            grid.add_row(row.id, row.game, speech.say(f"house.{one.state}"), str(one.lines), day(row.touched), people)
        screen().print(grid)
        screen().print(speech.say("house.count", count=len(found)))


@app.command("show", help=HELP["help.tables-show"])
def show_table(id: Id, database: Database = USUAL, lang: Lang = OWN) -> None:
    with speaking(lang) as speech, opened(speech, database) as store:
        found = store.overview(id)
        if not found:
            raise Trouble("error.table", id=id)
        (one,) = found
        row = one.table
        facts = {
            "table": row.id,
            "game": f"{row.game} {row.variants}".strip(),
            "state": speech.say(f"house.{one.state}"),
            "created": day(row.created),
            "there": day(row.touched),
            "lines": str(one.lines),
            "remarks": str(one.remarks),
        }
        for name, value in facts.items():
            screen().print(f"{speech.say(f'house.{name}')}: {value}", soft_wrap=True)
        for seat in range(len(one.seats)):
            screen().print(f"{LETTERS[seat]}: {named(speech, one, seat)}", soft_wrap=True)


@app.command("export", help=HELP["help.tables-export"])
def export_tables(
    ids: Ids,
    file: Annotated[Path | None, place("--to", HELP["option.export-to"])] = None,
    database: Database = USUAL,
    lang: Lang = OWN,
) -> None:
    with speaking(lang) as speech, opened(speech, database) as store:
        from gloam.web.store.moving import exported

        lines = []
        for one in ids:
            found = exported(store.engine, one)
            if found is None:
                raise Trouble("error.table", id=one)
            lines.append(found.decode())
        if file is None:
            for line in lines:
                typer.echo(line)
        elif file.exists():
            raise Trouble("error.exists", file=file)
        else:
            files.write(file, "".join([f"{line}\n" for line in lines]))


@app.command("import", help=HELP["help.tables-import"])
def import_tables(
    file: Annotated[Path, typer.Argument(help=HELP["option.import-from"])], database: Database = USUAL, lang: Lang = OWN
) -> None:
    with speaking(lang) as speech, opened(speech, database) as store:
        from gloam.web.store.moving import imported

        for line in files.read(file).splitlines():
            with moving(file):
                screen().print(speech.say("house.imported", id=imported(store.engine, line)))


@app.command("delete", help=HELP["help.tables-delete"])
def delete_tables(
    ids: Ids,
    yes: Annotated[bool, typer.Option("--yes", help=HELP["option.yes"])] = False,
    database: Database = USUAL,
    lang: Lang = OWN,
) -> None:
    with speaking(lang) as speech, opened(speech, database) as store:
        for one in ids:
            if not store.overview(one):
                raise Trouble("error.table", id=one)
        if not yes and not typer.confirm(speech.say("house.delete", count=len(ids))):
            return
        for one in ids:
            store.remove_table(one)
            screen().print(speech.say("house.deleted", id=one))


def named(speech: Speech, one: Overview, seat: int) -> str:
    """Who sits there."""
    row = one.seats[seat]
    if row.kind == "open":
        return speech.say("house.open")
    return f"{row.name} ({row.bot})" if row.bot else row.name


def day(at: float) -> str:
    return time.strftime("%Y-%m-%d %H:%M", time.gmtime(at)) if at else "-"


# ---- all of it


def backup(
    file: Annotated[Path, typer.Argument(help=HELP["option.backup"])], database: Database = USUAL, lang: Lang = OWN
) -> None:
    with speaking(lang) as speech, opened(speech, database) as store:
        from gloam.web.store import moving as lines

        if file.exists():
            raise Trouble("error.exists", file=file)
        with moving(file):
            counts = lines.backup(store.engine, file)
        screen().print(speech.say("house.backed-up", file=file, tables=counts["tables"], rows=counts.total()))


def restore(
    file: Annotated[Path, typer.Argument(help=HELP["option.backup"])], database: Database = USUAL, lang: Lang = OWN
) -> None:
    with speaking(lang) as speech:
        try:
            from gloam.web.settings import Settings
            from gloam.web.store import moving as lines
            from gloam.web.store.opening import Unusable, engine_of
        except ImportError:
            raise Trouble("error.no-web") from None
        settings = Settings(database=database)
        try:
            engine = engine_of(settings.url, ahead=False)
            with moving(file), closing_down(engine):
                counts = lines.restore(engine, file)
        except Unusable as no:
            raise unusable(speech, settings.place, no) from None
        told = speech.say("house.restored", database=settings.place, tables=counts["tables"], rows=counts.total())
        screen().print(told, soft_wrap=True)


def reports(
    number: Annotated[str, typer.Argument(help=HELP["option.report"])] = "",
    database: Database = USUAL,
    lang: Lang = OWN,
) -> None:
    with speaking(lang) as speech:
        with opened(speech, database) as store:
            kept = list(store.reports())
        chosen = [report for report in kept if report.id == number.upper()]
        if number and not chosen:
            raise Trouble("error.report", number=number)
        if chosen:
            typer.echo(chosen[0].journal, nl=False)
            return
        for report in kept:
            game = files.game_in(report.journal)
            where = speech.say("reports.line", number=report.id, game=game, line=report.line, seat=LETTERS[report.seat])
            screen().print(Prose(where, style="bold"), soft_wrap=True)
            screen().print(Prose(f"  {report.text}"))
        screen().print(speech.say("reports.count", count=len(kept)))
