"""The journal is the game: what it was set up with and one short line a move."""

from __future__ import annotations

from typing import Final

from gloam.core.refusal import Refused, Unreadable
from gloam.core.table import LETTERS, Setup, Table

FORMAT: Final = 1
FIRST_LINE: Final = "gloam journal"
HEAD: Final = ("game", "rules", "seats", "variants", "seed")  # what every journal says of its game
POSITION: Final = "position"  # and what a game says that was begun from a written table
DECK: Final = "deck"  # and one to which players bring decks: `deck A rule-the-streets`, a line a seat


class Journal:
    """A game written down: a small text that a person can read."""

    def __init__(self, setup: Setup, rules: int, moves: list[tuple[int, str]]) -> None:
        self.setup: Final = setup
        self.rules: Final = rules
        self.moves: Final = moves

    def text(self) -> str:
        setup = self.setup
        head = [
            f"{FIRST_LINE} {FORMAT}",
            f"game {setup.game}",
            f"rules {self.rules}",
            f"seats {setup.seats}",
            f"variants {' '.join(setup.variants) or 'none'}",
            f"seed {setup.seed}",
        ]
        if setup.position:
            head.append(f"{POSITION} {setup.position}")
        else:
            head += [f"{DECK} {LETTERS[seat]} {deck}" for seat, deck in enumerate(setup.decks)]
        moves = [f"{LETTERS[seat]} {option}" for seat, option in self.moves]
        return "\n".join([*head, "", *moves]) + "\n"


def journal(table: Table, rules: int) -> Journal:
    """What has been answered at this table so far."""
    moves: list[tuple[int, str]] = []
    line = table.lines
    while line is not None:
        moves.append((line.seat, line.option))
        line = line.before
    moves.reverse()
    return Journal(table.setup, rules, moves)


def read_journal(text: str) -> Journal:
    """Raises `Unreadable` with the number of the line that is wrong."""
    lines = text.splitlines()
    words = lines[0].rsplit(" ", 1) if lines else []
    if len(words) != 2 or words[0] != FIRST_LINE:
        raise Unreadable("journal", lines[0] if lines else "", "1")
    if words[1] != str(FORMAT):
        raise Unreadable("journal-format", words[1], "1")
    head: dict[str, str] = {}
    place = 1
    while place < len(lines) and lines[place].strip():
        name, value = said(lines[place])
        if (name not in HEAD and name != POSITION and not name.startswith(DECK)) or name in head:
            raise Unreadable("journal-line", lines[place], str(place + 1))
        head[name] = value
        place += 1
    for name in HEAD:
        if name not in head:
            raise Unreadable("journal-head", name, str(place + 1))
    variants = () if head["variants"] == "none" else tuple(head["variants"].split())
    seats = whole(head, "seats")
    decks = read_decks(head, seats, place + 1)
    setup = Setup(head["game"], seats, variants, whole(head, "seed"), head.get(POSITION, ""), decks)
    return Journal(setup, whole(head, "rules"), read_moves(lines, place, seats))


def said(line: str) -> tuple[str, str]:
    """What a line of the head speaks of, and what it says of it."""
    name, _, value = line.partition(" ")
    if name != DECK:
        return name, value
    letter, _, deck = value.partition(" ")
    return f"{DECK} {letter}", deck


def read_decks(head: dict[str, str], seats: int, place: int) -> tuple[str, ...]:
    """The decks of all seats, or of none."""
    found = [name for name in head if name.startswith(DECK)]
    wanted = [f"{DECK} {letter}" for letter in LETTERS[:seats]]
    for name in found:
        if name not in wanted:
            raise Unreadable("journal-line", f"{name} {head[name]}", str(list(head).index(name) + 2))
    for name in wanted:
        if found and not head.get(name, ""):
            raise Unreadable("journal-head", name, str(place))
    return tuple([head[name] for name in wanted]) if found else ()


def whole(head: dict[str, str], name: str) -> int:
    try:
        return int(head[name])
    except ValueError:
        raise Unreadable("journal-number", head[name], name) from None


def read_moves(lines: list[str], place: int, seats: int) -> list[tuple[int, str]]:
    moves: list[tuple[int, str]] = []
    for number in range(place, len(lines)):
        line = lines[number].strip()
        if line:
            letter, _, option = line.partition(" ")
            if len(letter) != 1 or letter not in LETTERS[:seats] or not option:
                raise Unreadable("journal-line", line, str(number + 1))
            moves.append((LETTERS.index(letter), option))
    return moves


def play_moves(table: Table, moves: list[tuple[int, str]]) -> None:
    """Answer what the journal answered. Raises `Unreadable` naming the move that the rules no longer allow."""
    for number, (seat, option) in enumerate(moves):
        try:
            table.answer(seat, option)
        except (Refused, Unreadable) as no:
            raise Unreadable("journal-move", f"{LETTERS[seat]} {option}", str(number + 1)) from no
