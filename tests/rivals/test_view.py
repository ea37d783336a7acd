"""What each seat may know: everything that lies open, its own cards, and nothing of what others hide."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from gloam.core.chance import seeded
from gloam.rivals.catalogue import AGENDA_CARD, ATTACK, CARDS, CONSPIRACY, HAVEN_CARD, KIND, PHYSICAL, VAMPIRE
from gloam.rivals.game import RIVALS, WholeRivalsTable
from gloam.rivals.imagine import is_hidden
from gloam.rivals.pieces import BOX, CITY_DECK, FACE_DOWN, FACTION, HAND, LAID, LIBRARY, hangs_down
from tests.rivals.chance_games import GAMES, Begun, along, play_on

HIDING = (LIBRARY, FACTION, HAND, LAID, FACE_DOWN)


def table_with(**position: Any) -> WholeRivalsTable:
    table = RIVALS.from_position(position)
    assert isinstance(table, WholeRivalsTable)
    return table


def seen(table: WholeRivalsTable, seat: int | None) -> Any:
    return table.view(seat)


@pytest.mark.parametrize("game", GAMES)
def test_views_are_plain_data_and_say_who_looks(game: Begun) -> None:
    for table in along(game, 20):
        for seat in (None, *range(table.seats)):
            view = seen(table, seat)
            assert json.loads(json.dumps(view)) is not None
            assert view["seat"] == seat
            assert ("you" in view) == (seat is not None)


@pytest.mark.parametrize("game", GAMES)
def test_a_hidden_card_with_another_print_changes_no_view_of_those_who_have_not_seen_it(game: Begun) -> None:
    rng = Random(99)
    for table in along(game, 9):
        for viewer in range(table.seats + 1):
            hidden = [card for card in range(len(table.pieces)) if unknown(table, card, viewer)]
            if len(hidden) < 2:
                continue
            one = rng.choice(hidden)
            alike = [card for card in hidden if back(table, card) == back(table, one)]
            other = rng.choice(alike)
            twin = table.clone()
            twin.prints = twin.prints[:]
            twin.prints[one], twin.prints[other] = twin.prints[other], twin.prints[one]
            seat = viewer if viewer < table.seats else None
            assert twin.view(seat) == table.view(seat)


def unknown(table: WholeRivalsTable, card: int, viewer: int) -> bool:
    piece = table.pieces[card]
    if piece.held >> viewer & 1:
        return False
    if piece.zone in (CITY_DECK, BOX):
        return not piece.seen >> viewer & 1
    return (piece.zone in HIDING or hangs_down(piece)) and is_hidden(table, card, viewer)


def back(table: WholeRivalsTable, card: int) -> tuple[int, int]:
    """Cards that can be told apart only by their faces: those of one player, vampires, Havens and Agendas apart."""
    return table.owner[card], KIND[table.prints[card]] & (VAMPIRE | HAVEN_CARD | AGENDA_CARD)


def test_no_view_names_a_card_of_a_foes_hand_or_of_any_deck() -> None:
    table = table_with(seats=[{"hand": ["Greed", "Mercy"], "library": ["Fleetness"], "faction": []}, {}])
    assert seen(table, 0)["you"]["hand"] == ["core-greed", "core-mercy"]
    for seat in (1, None):
        text = json.dumps({**seen(table, seat), "you": None})
        assert "core-greed" not in text
        assert "core-mercy" not in text
        assert "core-fleetness" not in text
    assert seen(table, 1)["players"][0]["hand"] == 2
    assert seen(table, 1)["players"][0]["vampires_in_hand"] == 0


def test_what_was_seen_in_a_hand_or_a_deck_is_said_to_those_who_saw_it() -> None:
    hand = [{"card": "Greed", "seen": "AC"}, "Mercy"]
    library = ["Fleetness", {"card": "Greed", "seen": "ABC*"}]
    table = table_with(seats=[{"hand": hand, "library": library}, {}, {}])
    assert seen(table, 2)["players"][0]["in_hand"] == ["core-greed"]
    assert seen(table, 1)["players"][0]["in_hand"] == []
    for seat in (0, 1, 2, None):
        assert seen(table, seat)["players"][0]["library_seen"] == [{"place": 2, "card": "core-greed"}]


def test_a_conspiracy_shows_its_tokens_to_all_and_its_name_to_those_who_saw_it() -> None:
    """[consp.hidden]"""
    name = next(card.id for card in CARDS if card.kind & CONSPIRACY)
    card = {"card": name, "down": True, "seen": "AC", "blood": [1, 0, 1]}
    table = table_with(seats=[{"board": [card]}, {}, {}])
    for seat, knows in ((0, True), (1, False), (2, True), (None, False)):
        board = seen(table, seat)["players"][0]["board"]
        assert board[0]["blood"] == 2
        assert board[0]["tokens"] == [1, 0, 1]
        assert board[0]["seen_by"] == [2]
        assert (board[0]["card"] is not None) == knows


def test_a_fist_is_one_number_of_prestige_to_all_others() -> None:
    """[scheme.secret-prestige] [scheme.bluff]"""
    one, other = with_fist(3), with_fist(0)
    for seat in (0, 2, None):
        assert seen(one, seat) == seen(other, seat)
    assert seen(one, 1)["conflict"]["shares"][1]["hidden"] == 3
    assert seen(one, 0)["players"][1]["prestige"] == 8


def with_fist(hidden: int) -> WholeRivalsTable:
    """B has declared No with so much Prestige in the fist, and C is asked."""
    return table_with(
        seats=[{"played": ["Mercy #0"]}, {"prestige": 8}, {}],
        conflict={"seat": "A", "card": 0, "sides": ["yes", "no", ""], "hidden": [0, hidden, 0]},
        docket=[["AskDeclare", 2, []], ["ShowInfluence"], ["Decide"], ["ActionDone", 0]],
    )


def test_a_view_is_made_anew_when_anything_changes_though_nothing_is_told() -> None:
    table = table_with(seats=[{"library": ["Greed"] * 3}, {}])
    assert seen(table, 1)["actions"] == 2
    table.answer(0, "draw")
    assert seen(table, 1)["actions"] == 1
    assert seen(table, None)["waiting_for"] == table.waiting_for()


def test_a_view_that_was_given_never_changes() -> None:
    table = RIVALS.table(2, 5)
    before = table.view(0)
    kept = json.dumps(before)
    play_on(table, Random(5), 60)
    assert json.dumps(before) == kept
    assert table.view(0) != before


def test_the_sum_of_an_attack_counts_a_laid_card_for_its_player_alone() -> None:
    name = next(card.id for card in CARDS if card.kind & ATTACK and card.types & PHYSICAL and card.damage)
    attack = {"seat": "A", "attacker": 0, "foe": "B", "target": 2, "first": 2, "type": "physical", "card": 1, "step": 6}
    table = table_with(
        seats=[
            {"coterie": [{"card": "Hydra #0", "zone": "street"}], "laid": [{"card": f"{name} #1", "by": 0}]},
            {"coterie": ["Nancy Witt #2", "Ty Smith"]},
        ],
        attack=attack,
        docket=[["AskBlock", 1], ["React"], ["ActionDone", 0]],
    )
    mine, theirs = seen(table, 0)["attack"], seen(table, 1)["attack"]
    assert (mine["card"]["card"], theirs["card"]["card"]) == (name, None)
    assert mine["sum"]["total"] == theirs["sum"]["total"] + mine["sum"]["card"]
    assert (mine["sum"]["card"] > 0, theirs["sum"]["card"]) == (True, 0)
    assert theirs["target"] == table.handle(2)


def test_an_imagined_table_is_seen_like_the_real_one() -> None:
    table = RIVALS.table(3, 8)
    for seat in range(3):
        assert table.imagine(seat, seeded(4)).view(seat) == table.view(seat)
