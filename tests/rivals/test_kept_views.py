"""A view is put together of parts that were kept: it says what one made from nothing says, as data and as JSON."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import TypeVar

import msgspec
import pytest

from gloam.core.table import Table
from gloam.core.texts import QUALITY
from gloam.rivals.catalogue import INFLUENCE
from gloam.rivals.game import RIVALS, WholeRivalsTable
from gloam.rivals.pieces import NOTHING, Piece
from gloam.rivals.variants import VARIANTS
from gloam.rivals.view import Public, view
from tests.rivals.eager import eager_step, eager_table

Thing = TypeVar("Thing")


def whole(table: Table) -> WholeRivalsTable:
    assert isinstance(table, WholeRivalsTable)
    return table


def check(table: WholeRivalsTable) -> None:
    """Everyone's kept view beside a new one."""
    anew = Public(table, None)
    for seat in (None, *range(table.seats)):
        plain = view(table, anew, seat)
        assert msgspec.json.encode(table.view(seat)) == msgspec.json.encode(plain)
        assert table.view_json(seat) == msgspec.json.encode(plain)


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("seed", range(4))
def test_a_kept_view_says_what_a_new_one_says(seats: int, seed: int) -> None:
    rng = Random(seed)
    table = eager_table(seats, seed, VARIANTS if seed == 3 else ())
    while not table.over:
        eager_step(table, rng)
        if rng.random() < 0.7:  # now and then several things happen between two looks
            check(table)
    check(table)


def test_a_copy_and_its_original_go_on_apart() -> None:
    rng = Random(5)
    table = eager_table(3, 5)
    for _ in range(120):
        eager_step(table, rng)
        check(table)
        twin = whole(table.clone())
        for _ in range(3):
            if not twin.over:
                eager_step(twin, rng)
                check(twin)
        check(table)


def pieces_changed(table: WholeRivalsTable, card: int) -> list[Piece]:
    """How a card could lie otherwise, one thing at a time."""
    piece = table.pieces[card]
    return [
        piece.but(ready=not piece.ready),
        piece.but(tokens=piece.tokens + 1),
        piece.but(mute=not piece.mute),
        piece.but(prize=piece.prize + 1),
        piece.but(party=piece.party + 1),
        piece.but(seen=piece.seen ^ 1),
        piece.but(held=piece.held ^ 2, since=(3,) * table.seats),
        piece.but(held=piece.held | 2, since=(4,) * table.seats),
    ]


def test_whatever_changes_of_a_card_is_seen() -> None:
    rng = Random(8)
    table = eager_table(2, 8)
    for _ in range(3):
        for _ in range(60):
            eager_step(table, rng)
        for card in range(len(table.pieces)):
            piece = table.pieces[card]
            for changed in pieces_changed(table, card):
                table.pieces[card] = changed
                table.changed()
                check(table)
            table.pieces[card] = piece


def changes(table: WholeRivalsTable, seat: int) -> list[Callable[[], None]]:
    """What else could be otherwise at a table, one thing after another."""
    vampires, laid = table.coterie[seat], table.board[seat][-1]
    return [
        lambda: put(table.leader, seat, vampires[-1]),
        lambda: put(table.leader, seat, NOTHING),
        lambda: put(table.supply, seat, 7),
        lambda: put(table.prestige, seat, table.prestige[seat] + 1),
        lambda: put(table.agenda, seat, 5),
        lambda: put(table.pays, seat, not table.pays[seat]),
        lambda: put(table.out, seat, True),
        lambda: put(table.sealed, seat, "yes"),
        lambda: put(table.hand, seat, table.hand[seat][1:]),
        lambda: put(table.pile, seat, [*table.pile[seat], 3]),
        lambda: put(table.library, seat, table.library[seat][::-1]),
        lambda: put(table.faction, seat, table.faction[seat][1:]),
        lambda: put(table.coterie, seat, vampires[::-1]),
        lambda: put(table.torpor, seat, vampires[:1]),
        lambda: put(table.board, seat, table.board[seat][:1]),
        lambda: setattr(table, "gave", (laid * table.seats + seat,)),
        lambda: setattr(table, "gave_now", (laid * table.seats + seat,)),
        lambda: setattr(table, "begun", 0),
        lambda: setattr(table, "blank", (vampires[0],)),
        lambda: setattr(table, "city_pile", table.city[:2]),
        lambda: setattr(table, "city_burned", table.city[:1]),
        lambda: setattr(table, "city", table.city[1:]),
        lambda: setattr(table, "street", ()),
        lambda: setattr(table, "lasting", ()),
        lambda: setattr(table, "active", seat),
        lambda: put(table.index, QUALITY + INFLUENCE, ()),
    ]


def put(things: list[Thing], place: int, thing: Thing) -> None:
    things[place] = thing


def test_whatever_changes_of_the_table_is_seen() -> None:
    rng = Random(9)
    table = eager_table(3, 9)
    for _ in range(4):
        for _ in range(40):
            eager_step(table, rng)
        for seat in range(table.seats):
            twin = whole(table.clone())
            for change in changes(twin, seat):
                check(twin)
                change()
                twin.changed()
                check(twin)


def test_other_parts_of_a_view_stay_the_same_objects() -> None:
    """The point of it: a decision of one player leaves what is shown of the others as it is."""
    rng = Random(1)
    table = RIVALS.table(4, 1)
    kept = 0
    for _ in range(150):
        before = players_of(table)
        eager_step(table, rng)
        after = players_of(table)
        kept += sum(one is other for one, other in zip(before, after, strict=True))
    assert kept > 150 * 2


def players_of(table: WholeRivalsTable) -> list[object]:
    players = table.view(None)["players"]
    assert isinstance(players, list)
    return players


@pytest.mark.parametrize("seat", [-1, 3])
def test_only_seats_of_the_table_have_views_as_json(seat: int) -> None:
    table = RIVALS.table(3, 1)
    with pytest.raises(Exception, match="no-such-seat"):
        table.view_json(seat)
