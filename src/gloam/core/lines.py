"""A line that somebody has typed: read as one answer, or as several in a row."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from gloam.core.given import check_text
from gloam.core.refusal import Refused, Unreadable
from gloam.core.step import Ask

if TYPE_CHECKING:
    from gloam.core.table import Table

LONGEST: Final = 5  # no option of any game has more words
QUOTED: Final = 200  # letters of what is no move that are given back
PARTS: Final = 100  # answers that one line may hold: a whole plan has twenty


def parts_of(table: Table, seat: int, text: str) -> list[str]:
    """Read one line as several answers in a row, each an option of the question the one before it leads to."""
    check_text(text, "option")
    trial = table
    parts: list[str] = []
    rest = beside_automatic(table, seat, text) or text
    while rest or not parts:
        place = trial.asked(seat, None)
        part = beginning(trial, place, rest, text)
        parts.append(part)
        rest = rest[len(part) + 1 :]
        if rest:
            if len(parts) == PARTS:
                raise Unreadable("option-too-long", rest[:40], str(PARTS))
            trial = trial.clone()
            trial.accept(place, part)
            if trial.taught >> seat & 1:
                # Reading on would answer "what if": a refused line must teach nothing.
                raise Unreadable("option-too-far", rest, text)
            rest = beside_automatic(trial, seat, rest)
    return parts


def beside_automatic(table: Table, seat: int, rest: str) -> str:
    """What is left of a line when the answers that the table gave itself, having no alternative, are taken off."""
    for taken_by, option in table.automatic:
        if taken_by == seat and leading([option], rest):
            rest = rest[len(option) + 1 :]
    return rest


def beginning(table: Table, place: int, rest: str, text: str) -> str:
    """The option with which the rest of a line begins, or a refusal."""
    ask = table.open[place]
    part = leading(table.choices[place], rest)
    why = ask.beyond(table, part, rest[len(part) + 1 :]) if part else forbidden(table, ask, rest)
    if why is not None:
        raise why
    if not part:
        raise Unreadable("option", rest[:QUOTED], text[:QUOTED])
    return part


def forbidden(table: Table, ask: Ask, rest: str) -> Refused | None:
    """Why the rules forbid what the rest of a line begins with: more may follow it, and case does not matter."""
    words = rest.split(" ", LONGEST)
    beginnings = [" ".join(words[:count]) for count in range(min(len(words), LONGEST), 0, -1)]
    for text in (rest, *beginnings):
        why = ask.why_not(table, text) or ask.why_not(table, text.lower())
        if why is not None:
            return why
    return table.untimely(ask.seat, rest.lower())


def leading(options: list[str], text: str) -> str:
    """The longest option that the text begins with, in whatever case, ending where a word does."""
    best = ""
    for option in options:
        size = len(option)
        if size > len(best) and text[size : size + 1] in ("", " ") and text[:size].lower() == option.lower():
            best = option
    return best
