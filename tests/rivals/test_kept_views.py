"""A view is put together of parts that were kept: it says what one made from nothing says, as data and as JSON."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import TypeVar

import msgspec
import pytest

import gloam
from gloam.core.chance import seeded
from gloam.core.table import Table
from gloam.core.texts import QUALITY
from gloam.rivals.attack_record import Attack
from gloam.rivals.cards import IN_PRINT
from gloam.rivals.catalogue import ANIMALISM, BODY, CHARM, DISCIPLINES, GUARD, INFLUENCE, MIND, POTENCY, REACH, SHIELD
from gloam.rivals.city import CityStep
from gloam.rivals.conflict_record import Conflict
from gloam.rivals.game import RIVALS, WholeRivalsTable
from gloam.rivals.influence import influence
from gloam.rivals.pieces import LIBRARY, NOTHING, Piece
from gloam.rivals.variants import PRAGUE, VARIANTS
from gloam.rivals.view import Public, view
from gloam.rivals.which import wounded
from tests.rivals.eager import eager_step, eager_table
from tests.rivals.scenario import City

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


@pytest.mark.parametrize("seed", range(12))
def test_a_kept_view_says_so_in_other_cities_and_with_the_cards_of_all_sets(seed: int) -> None:
    rng = Random(seed)
    table = eager_table(2 + seed % 3, seed, (PRAGUE,) if seed % 2 else (), IN_PRINT)
    while not table.over:
        eager_step(table, rng)
        check(table)


def test_who_has_no_secrecy_while_an_event_lies_there_is_shown_so_from_the_moment_it_comes() -> None:
    city = City(A={"coterie": ["Hydra"]}, city=["Sword of God"])
    check(whole(city.table))
    shown = vampires_of(players_of(whole(city.table))[0])[0]
    city.do(CityStep())
    assert [shown["secrecy"], vampires_of(players_of(whole(city.table))[0])[0]["secrecy"]] == [1, 0]
    check(whole(city.table))


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


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_tables_that_come_of_another_show_what_a_new_look_shows(seats: int) -> None:
    """A copy, an imagined table, one read from a position and one taken back: looked at, and after some decisions."""
    rng = Random(seats)
    table = eager_table(seats, 11 + seats)
    while not table.over:
        for _ in range(25):
            if not table.over:
                eager_step(table, rng)
                table.view_json(rng.randrange(seats))
        for other in come_of(table, rng):
            check(other)
            for _ in range(4):
                if not other.over:
                    eager_step(other, rng)
                    check(other)
        check(table)


def come_of(table: WholeRivalsTable, rng: Random) -> list[WholeRivalsTable]:
    written, journal = RIVALS.from_position(table.position()), gloam.journal(table)
    back = gloam.replay(journal, upto=rng.randrange(len(journal.moves)))
    imagined = [table.imagine(seat, seeded(seat)) for seat in table.waiting_for()]
    return [whole(other) for other in (table.clone(), written, back, *imagined)]


def test_vampires_are_shown_with_the_qualities_they_have() -> None:
    rng = Random(6)
    table = eager_table(4, 6)
    while not table.over:
        eager_step(table, rng)
        for player in players_of(table):
            for shown in vampires_of(player):
                card = table.with_handle(str(shown["handle"]))
                assert shown["potency"] == table.quality(POTENCY, card)
                assert shown["attributes"] == [table.quality(which, card) for which in (BODY, CHARM, MIND)]
                assert shown["shields"] == table.quality(SHIELD, card)
                assert shown["guard"] == (table.quality(GUARD, card) > 0)
                assert ("reach" in shown) == (table.quality(REACH, card) > 0)
                assert shown["influence"] == influence(table, card)
                assert shown["secrecy"] == table.secrecy(card)
                assert shown["wounded"] == wounded(table, card)
                icons = {name: table.quality(ANIMALISM + place, card) for place, name in enumerate(DISCIPLINES)}
                assert shown["disciplines"] == {name: many for name, many in icons.items() if many}


def vampires_of(player: object) -> list[dict[str, object]]:
    assert isinstance(player, dict)
    return [*player["coterie"], *player["torpor"]]


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
        piece.but(stamp=piece.stamp + 1000 if piece.stamp else 0),
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


@pytest.mark.parametrize("record", [Attack(0, 1), Conflict(0, 1, 2, 3)])
def test_whatever_changes_of_what_is_under_way_can_be_told(record: Attack | Conflict) -> None:
    names = [name for name in dir(record) if not name.startswith("_") and not callable(getattr(record, name))]
    changing = [name for name in names if name not in {"seat", "attacker", "challenge", "card", "actor"}]
    assert len(changing) >= 7
    for name in changing:
        was, before = getattr(record, name), record.snapshot()
        assert before == record.clone().snapshot()
        setattr(record, name, (*was, 9) if isinstance(was, tuple) else not was if isinstance(was, bool) else was + 1)
        assert record.snapshot() != before, name


def test_what_is_under_way_is_seen_as_it_changes() -> None:
    changed = [change_under_way(seed) for seed in range(4)]
    assert sum([attacks for attacks, _ in changed]) > 20
    assert sum([conflicts for _, conflicts in changed]) > 20


def change_under_way(seed: int) -> tuple[int, int]:
    """In each attack and each conflict of a game something else could be so. How many times that was tried."""
    rng, table = Random(seed), eager_table(3, seed)
    attacks = conflicts = 0
    while not table.over:
        eager_step(table, rng)
        twin = whole(table.clone())
        check(twin)
        if twin.attack is not None:
            attacks += 1
            twin.attack.intel += 1
            check_after(twin)
        if twin.conflict is not None:
            conflicts += 1
            twin.conflict.hidden = (2, 1, 0)
            check_after(twin)
            twin.conflict.shown = not twin.conflict.shown
            check_after(twin)
        twin.claimant = twin.coterie[0][0] if twin.coterie[0] else NOTHING
        check_after(twin)
    return attacks, conflicts


def test_what_holds_for_a_time_is_shown_as_long_as_its_card_lies_open() -> None:
    tried = 0
    for seed in range(6):
        rng, table = Random(seed), eager_table(3, seed)
        while not table.over:
            eager_step(table, rng)
            for force in table.lasting:
                twin = whole(table.clone())
                check(twin)
                twin.pieces[force.cause.card] = twin.pieces[force.cause.card].but(zone=LIBRARY)
                check_after(twin)
                tried += 1
    assert tried


def check_after(table: WholeRivalsTable) -> None:
    table.changed()
    check(table)


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
