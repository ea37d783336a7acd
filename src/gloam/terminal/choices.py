"""What was chosen on the command line, checked before a table is set."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Final

import gloam
from gloam import bots
from gloam.bots.games import GAMES
from gloam.core.game import Game
from gloam.core.refusal import Refused, Rejected, Unreadable
from gloam.core.table import Setup, Table, amount_in
from gloam.lab.abroad import FROM, Lost
from gloam.lab.players import BY, is_lab_only, make, weighing
from gloam.terminal import files
from gloam.terminal.given import cut
from gloam.terminal.runs import lost
from gloam.terminal.speech import Speech, Trouble

PORTS: Final = 65_535  # the last there is
LINE: Final = re.compile(r"\bline (\d+)")


def listed(text: str) -> tuple[str, ...]:
    """Names separated by commas, spaces or both."""
    return tuple(text.replace(",", " ").split())


def variants_of(game: Game, text: str) -> tuple[str, ...]:
    """The variants named, each once. Raises `Trouble`."""
    names = listed(text)
    for name in names:
        if name not in game.variants:
            raise Trouble("error.variant", title=game.title, name=name, known=", ".join(game.variants))
    return tuple(dict.fromkeys(names))


def checked_players(game: Game, seats: int, variants: tuple[str, ...]) -> None:
    """Can so many sit down? Raises `Trouble`."""
    try:
        game.table(seats=seats, seed=0, variants=variants)
    except Refused as no:
        if seats in game.seat_counts:  # only not with these variants: the game says why
            raise Trouble(f"error.{no.rule}", seats=seats).of(game.name) from no
        known = f"{min(game.seat_counts)}–{max(game.seat_counts)}"
        raise Trouble("error.seats", title=game.title, seats=seats, known=known) from no


def seats_of(game: Game, text: str) -> tuple[int, ...]:
    """How many players, in turn. Raises `Trouble`."""
    words = listed(text)
    for word in words or (text,):
        if amount_in(word) < 0:
            raise Trouble("error.number", name="--seats", value=cut(word), least=min(game.seat_counts))
        checked_players(game, amount_in(word), ())
    return tuple([amount_in(word) for word in words])


def decks_of(named: list[str], you: int | None, seats: int) -> tuple[str, ...]:
    """What is brought to each seat: the first deck to your own, the others to those after it, by name or from a file.
    Raises `Trouble`."""
    if len(named) > seats:
        raise Trouble("error.decks", count=len(named), seats=seats)
    found = [""] * seats
    for place, name in enumerate(named):
        path = Path(name)
        found[((you or 0) + place) % seats] = files.read(path) if files.is_file(path) else name
    return tuple(found) if named else ()


def begun(game: Game, setup: Setup, speech: Speech) -> Table:
    """The table, with what is brought to it. Raises `Trouble`."""
    try:
        return game.begun(setup)
    except Rejected as no:
        unnamed = isinstance(no, Unreadable) and no.what == "deck-name"
        key = "error.deck-name" if unnamed else "error.deck-refused"
        raise Trouble(key, why=files.why_not(no, speech, game.name)) from no


def checked_seat(you: int, seats: int) -> int | None:
    """Seat numbers as people count them, from 1; 0 is nobody's. Raises `Trouble`."""
    if not 0 <= you <= seats:
        raise Trouble("error.you", you=you, seats=seats)
    return None if you == 0 else you - 1


def bots_for(text: str, game: str, seats: int) -> tuple[str, ...]:
    """One bot for all seats, or one for each. Raises `Trouble`."""
    names = bots_named(text, game)
    if len(names) not in (1, seats):
        raise Trouble("error.bots", count=len(names), seats=seats)
    return names if len(names) == seats else names * seats


def bots_named(text: str, game: str) -> tuple[str, ...]:
    """Bots that play this game, one at least. Raises `Trouble`."""
    names = listed(text)
    for name in names or ("",):
        checked_bot(name, game)
    return names


def checked_bot(name: str, game: str) -> str:
    """A bot that plays this game, with a budget if it takes one. Raises `Trouble`."""
    if is_lab_only(name):
        raise Trouble("error.arena-only", name=name)
    kind, _, budget = name.partition(bots.AT)
    try:
        bots.make(name, 0)
    except Unreadable as no:
        if no.what == "budget":
            raise Trouble("error.budget", bot=kind, budget=budget) from None
        if kind in bots.names():
            raise Trouble("error.no-budget", bot=kind, name=name, known=", ".join(bots.searching(game))) from None
        raise Trouble("error.bot", name=name, known=", ".join(bots.names(game))) from None
    if kind not in bots.names(game):
        raise Trouble("error.bot-elsewhere", bot=kind, title=gloam.game(game).title, known=", ".join(bots.names(game)))
    return name


def checked_contender(name: str, game: Game) -> str:
    """A bot of this Gloam or another, or one with weights of its own, for this game. Raises `Trouble`."""
    if FROM in name:
        try:
            make(name, 0, 0, game.table(seats=min(game.seat_counts), seed=0))
        except Lost as no:
            raise lost(no) from None
        return name
    plain, by, file = name.partition(BY)
    checked_bot(plain, game.name)
    if by:
        checked_weights(plain, file, game)
    return name


def checked_weights(plain: str, file: str, game: Game) -> None:
    """Can this bot weigh by this file? Raises `Trouble`."""
    kind = plain.partition(bots.AT)[0]
    if kind not in bots.SEARCHING:
        raise Trouble("error.no-weights", bot=kind, file=file, known=", ".join(bots.searching(game.name)))
    text = files.read(Path(file))
    try:
        tomllib.loads(text)
        weighing(GAMES[game.name], text)
    except Unreadable as no:
        raise Trouble("error.weights", file=file, title=game.title, what=cut(no.text.strip("'"))) from None
    except ValueError as why:
        found = LINE.search(str(why))  # Python tells it in words only; of what breaks off, nothing
        raise Trouble("error.toml", file=file, line=found[1] if found else len(text.splitlines())) from None


def checked_searcher(name: str, game: str) -> str:
    """A bot that can say what it weighs. Raises `Trouble`."""
    kind = checked_bot(name, game).partition(bots.AT)[0]
    if kind not in bots.SEARCHING:
        raise Trouble("error.no-thoughts", bot=kind, known=", ".join(bots.searching(game)))
    return name


def checked_port(port: int) -> int:
    """Raises `Trouble`."""
    if not 0 <= port <= PORTS:
        raise Trouble("error.port-number", port=port, most=PORTS)
    return port


def least(name: str, value: int, limit: int) -> int:
    """A number that is large enough. Raises `Trouble`."""
    if value < limit:
        raise Trouble("error.number", name=name, value=value, least=limit)
    return value
