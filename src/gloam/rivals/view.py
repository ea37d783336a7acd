"""What one seat may know, built up from nothing: what everyone sees, then what this viewer knows besides.

A decision changes little of what is shown, and many change nothing. Each part of a view is kept, with its JSON, while
all that it was made of is the same: the records of its cards, the table's lists (which are replaced and never changed),
and a few numbers. Where everything lies as before, all is the same but the moment of the turn and who is awaited.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from gloam.core.part import Part, Plain
from gloam.rivals.box import PLAYERS
from gloam.rivals.display import Display
from gloam.rivals.layout import layout_of
from gloam.rivals.table import RivalsTable

HEADS: Final = [b'{"game":"rivals","seat":%d,' % seat for seat in range(max(PLAYERS))]  # how each seat's view begins
WATCHING: Final = b'{"game":"rivals","seat":null,'


@mypyc_attr(acyclic=True)
class Public:
    """What is shown of a table, and the seats' own views. Kept as long as nothing happens."""

    def __init__(self, table: RivalsTable, before: Public | None) -> None:
        self.prints: Final[list[int]] = table.prints
        self.views: Final[list[Plain | None]] = [None] * (table.setup.seats + 1)
        self.now: Final = now(table)
        self.display: Final = display_of(table, before)


def now(table: RivalsTable) -> Part:
    """The moment of the turn, and who is awaited."""
    return Part(
        {
            "variants": table.setup.variants,
            "turn": table.turn,
            "phase": table.phase,
            "step": table.step,
            "active": table.active,
            "first": table.first,
            "actions": table.actions,
            **({"unhosted": table.unhosted} if table.unhosted else {}),
            "waiting_for": table.waiting_for(),
        }
    )


def display_of(table: RivalsTable, before: Public | None) -> Display:
    """The same as before, if everything still lies so. An imagined table has other cards, so nothing is the same."""
    shown = None if before is None or before.prints is not table.prints else before.display
    layout = layout_of(table, None if shown is None else shown.layout)
    return shown if shown is not None and shown.layout is layout else Display(table, layout, shown)


def view(table: RivalsTable, public: Public, seat: int | None) -> Plain:
    """The table as this seat may know it (None: a spectator)."""
    viewer = table.setup.seats if seat is None else seat
    kept = public.views[viewer]
    if kept is None:
        kept = public.views[viewer] = made_view(table, public, seat, viewer)
    return kept


def made_view(table: RivalsTable, public: Public, seat: int | None, viewer: int) -> Plain:
    display = public.display
    seen: Plain = {"game": "rivals", "seat": seat, **public.now.plain}
    seen["players"] = [player.view(table, display.shown, viewer) for player in display.players]
    seen.update(display.city_for(table, viewer).plain)
    seen.update(display.fight.known_by(table, viewer).plain)
    if seat is not None:
        seen["you"] = display.players[seat].own.part(table, seat).plain
    return seen


def view_json(table: RivalsTable, public: Public, seat: int | None) -> bytes:
    """The same as JSON, put together of what was kept."""
    viewer, head = (table.setup.seats, WATCHING) if seat is None else (seat, HEADS[seat])
    return b"".join([head, public.now.fields(), *public.display.json(table, viewer)])
