"""Views of Rivals as numbers: nothing is lost, and nothing leaks."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import numpy as np
import pytest

from gloam.core.table import Table
from gloam.lab.frameworks.tensors import MOST, Numbers
from gloam.lab.rivals.fields import VAMPIRES
from gloam.lab.rivals.subject import RIVALS
from gloam.rivals.catalogue import NUMBER
from gloam.rivals.game import RIVALS as GAME
from tests.lab.frameworks.test_tensors import PAGE, documented, laid_out, shape
from tests.lab.rivals.by_number import WORDS, along
from tests.rivals.chance_games import GAMES, Begun, begun

every_game = pytest.mark.parametrize("game", GAMES, ids=str)
UNTOLD = ("handle", "names", "party", "leader")  # numbers that only count up


def numbers(table: Table, seat: int | None) -> Numbers:
    question = None if seat is None else table.seat(seat).question()
    return RIVALS.tensor(table.seats).of(table.view(seat), question)


def parts(table: Table, seat: int | None) -> dict[str, Numbers]:
    return RIVALS.tensor(table.seats).layout.parts(numbers(table, seat))


@every_game
def test_numbers_are_of_one_size_and_within_their_bounds(game: Begun) -> None:
    size = RIVALS.tensor(game[0]).layout.size
    for table in along(begun(game), game[1]):
        for viewer in (None, *range(table.seats)):
            found = numbers(table, viewer)
            assert found.shape == (size,)
            assert np.abs(found).max() <= MOST
    assert parts(table, 0)["players.place"].max() == 1


def telling(value: Any) -> Any:
    """All that is seen but handles and the numbers of parties, which only count up, and the order in The Street."""
    if isinstance(value, dict):
        told = {key: telling(part) for key, part in value.items() if key not in UNTOLD}
        return told | {"street": sorted(told["street"], key=str)} if "street" in told else told
    if isinstance(value, list | tuple):
        return [telling(part) for part in value]
    return "a card in play" if isinstance(value, str) and value.isdigit() else value


@every_game
def test_two_different_views_never_become_the_same_numbers(game: Begun) -> None:
    seen: dict[tuple[int, bytes], str] = {}
    for table in along(begun(game), game[1]):
        for seat in range(table.seats):
            question = table.seat(seat).question()
            asked = None if question is None else [question.what, question.facts]
            text = json.dumps(telling([table.view(seat), asked]))
            assert seen.setdefault((seat, numbers(table, seat).tobytes()), text) == text
    assert len(seen) > 20


@every_game
def test_re_dealing_hidden_cards_changes_neither_numbers_nor_options(game: Begun) -> None:
    rng, compared = Random(game[1]), 0
    for table in along(begun(game), game[1]):
        if table.over or rng.random() > 0.1:
            continue
        for seat in range(table.seats):
            double = table.seat(seat).imagine(rng)
            assert numbers(double, seat).tobytes() == numbers(table, seat).tobytes()
            asked, again = table.seat(seat).question(), double.seat(seat).question()
            if asked is not None and again is not None:
                assert WORDS.legal(again, table.seats) == WORDS.legal(asked, table.seats)
            compared += 1
    assert compared > 1


def test_a_spectator_sees_nobodys_hand() -> None:
    for table in along(GAME.table(3, 8), 8):
        seen = parts(table, None)
        assert not any(seen[name].any() for name in seen if name.startswith(("you.", "question.")))
    assert parts(table, 0)["you.hand"].any() or parts(table, 1)["you.hand"].any()


def test_of_what_is_attached_face_down_its_player_alone_has_the_name() -> None:
    guests = [{"card": card, "down": True, "seen": "A"} for card in ("Mercy", "Lolita")]
    table = GAME.from_position({"seats": [{"coterie": [{"card": "Hydra", "attached": guests}]}, {}]})
    row, names = VAMPIRES["core-hydra"], [NUMBER["core-mercy"], NUMBER["core-lolita"]]
    for viewer, known in ((0, 1.0), (1, 0.0), (None, 0.0)):
        seen = parts(table, viewer)
        assert (seen["vampires.attached.down"][row] > 0).tolist() == [True, True]
        mine = seen["players.attached.down"]
        assert [mine[0 if viewer != 1 else 1][name] > 0 for name in names] == [known > 0, known > 0]
        assert mine.any() == (known > 0)


def test_a_seat_finds_itself_first() -> None:
    table = begun(GAMES[1])
    for seat in range(3):
        table.answer(seat, table.question_of(0).options[0])
    for seat in range(3):
        seen = parts(table, seat)
        leader = VAMPIRES[str(table.id_of(table.leader[seat]))]
        assert seen["vampires.leader"][leader] == 1
        assert seen["vampires.holder"][leader].tolist() == [1, 0, 0]
        assert seen["players.rival"][0].argmax() == (table.rival[seat] - seat) % 3


def test_the_lead_is_the_agenda_one_has_more_than_the_others() -> None:
    table = begun(GAMES[1])
    table.agenda[0] = 9
    leads = [RIVALS.tensor(3).lead(table.view(None), seat) for seat in range(3)]
    assert leads == pytest.approx([0.6, -0.3, -0.3])


def test_numbers_are_prepared_once_for_each_kind_of_table() -> None:
    assert RIVALS.tensor(3) is RIVALS.tensor(3)
    assert RIVALS.tensor(3) is not RIVALS.tensor(4)
    assert RIVALS.vocabulary() is RIVALS.vocabulary()


# ---- what the documentation says


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_fields_of_an_observation_are_documented_as_they_are(seats: int) -> None:
    rows = [(name, shape(size, {"S": seats})) for name, size in documented("Observations of Rivals")]
    assert rows == laid_out(RIVALS.tensor(seats).layout)


def test_the_features_of_options_are_documented_as_they_are() -> None:
    rows = documented("Options of Rivals")
    assert [(name, shape(size, {})) for name, size in rows] == laid_out(WORDS.features)
    assert f"Rivals has {WORDS.size:,} options" in PAGE
