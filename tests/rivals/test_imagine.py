"""Imagined tables: one seat cannot tell them from the real one, and they differ in what it does not know."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from gloam.core.chance import seeded
from gloam.rivals.catalogue import CARDS, CONSPIRACY, EVENT, KIND, LIBRARY_CARD, VAMPIRE
from gloam.rivals.decks import faults
from gloam.rivals.game import RIVALS, WholeRivalsTable
from gloam.rivals.imagine import is_hidden
from gloam.rivals.pieces import ATTACHED, BOX, CITY_DECK, FACE_DOWN
from gloam.rivals.ready_decks import deck_of
from tests.rivals.chance_games import GAMES, NAMES, OWN_LISTS, Begun, along, play_on
from tests.rivals.eager import eager_table


def imagined(table: WholeRivalsTable, seat: int, luck: int) -> WholeRivalsTable:
    found = table.imagine(seat, seeded(luck))
    assert isinstance(found, WholeRivalsTable)
    return found


@pytest.mark.parametrize("game", GAMES)
def test_it_looks_the_same_and_asks_the_same(game: Begun) -> None:
    for number, table in enumerate(along(game)):
        for seat in range(table.seats):
            twin = imagined(table, seat, number)
            assert twin.view(seat) == table.view(seat)
            assert twin.seat(seat).question() == table.seat(seat).question()
            assert twin.waiting_for() == table.waiting_for()


@pytest.mark.parametrize("game", GAMES)
def test_the_table_stays_as_it_was_whatever_is_played_on_a_copy(game: Begun) -> None:
    for number, table in enumerate(along(game, 40)):
        before = table.position()
        play_on(imagined(table, number % table.seats, number), Random(number), 200)
        play_on(table.clone(), Random(number), 200)
        assert table.position() == before


@pytest.mark.parametrize("game", GAMES[:4])
def test_a_ready_decks_cards_are_dealt_afresh_among_themselves(game: Begun) -> None:
    for number, table in enumerate(along(game, 30)):
        for seat in range(table.seats):
            twin = imagined(table, seat, number)
            for owner in range(-1, table.seats):
                cards = [card for card, of in enumerate(table.owner) if of == owner]
                assert sorted([twin.prints[card] for card in cards]) == sorted([table.prints[card] for card in cards])
            for card, number_of in enumerate(table.prints):
                if table.pieces[card].seen >> seat & 1:
                    assert twin.prints[card] == number_of
                assert KIND[twin.prints[card]] & VAMPIRE == KIND[number_of] & VAMPIRE


def test_hands_and_decks_of_others_are_dealt_afresh_and_ones_own_hand_stays() -> None:
    table = RIVALS.table(2, 3)
    while table.phase == "setup":
        question = table.questions()[0]
        table.answer(question.seat, question.options[0])
    twins = [imagined(table, 0, luck) for luck in range(12)]
    assert len({tuple([twin.prints[card] for card in twin.hand[1]]) for twin in twins}) > 6
    assert len({tuple([twin.prints[card] for card in twin.library[0]]) for twin in twins}) == 12
    assert {tuple([twin.prints[card] for card in twin.hand[0]]) for twin in twins} == {
        tuple([table.prints[card] for card in table.hand[0]])
    }


def test_the_same_luck_imagines_the_same_whatever_is_really_there() -> None:
    table = RIVALS.table(2, 3)
    play_on(table, Random(1), 30)
    other = table.clone()
    other.prints = other.prints[:]
    hidden = [card for card in table.library[1] if not table.pieces[card].seen & 1]
    for one, another in zip(hidden, reversed(hidden), strict=True):
        if one < another:
            other.prints[one], other.prints[another] = other.prints[another], other.prints[one]
    assert imagined(table, 0, 5).position() == imagined(other, 0, 5).position()


def test_the_city_deck_and_the_box_are_dealt_afresh_and_events_stay_in_the_box() -> None:
    table = RIVALS.table(2, 3)
    events: set[int] = set()
    for luck in range(12):
        twin = imagined(table, 0, luck)
        boxed = [twin.prints[card] for card, piece in enumerate(twin.pieces) if piece.zone == BOX]
        assert all(KIND[number] & EVENT for number in boxed)
        events.update(boxed)
    assert len(events) > 4
    assert [piece.zone for piece in table.pieces].count(CITY_DECK) == 23


def test_a_fist_is_imagined_within_its_bounds() -> None:
    hidden: set[int] = set()
    for luck in range(40):
        twin = imagined(in_a_scheme(), 0, luck)
        assert twin.conflict is not None
        hidden.add(twin.conflict.hidden[1])
    assert hidden == {0, 1, 2, 3}
    twin = imagined(in_a_scheme(), 1, 1)
    assert twin.conflict is not None
    assert twin.conflict.hidden[1] == 2


def in_a_scheme(**more: Any) -> WholeRivalsTable:
    """B has 4 Prestige and hides 2 of them; C is asked."""
    table = RIVALS.from_position(
        {
            "seats": [{"played": ["Mercy #0"]}, {"prestige": 4, **more}, {}],
            "conflict": {"seat": "A", "card": 0, "sides": ["yes", "no", ""], "hidden": [0, 2, 0]},
            "docket": [["AskDeclare", 2, []], ["ShowInfluence"], ["Decide"], ["ActionDone", 0]],
        }
    )
    assert isinstance(table, WholeRivalsTable)
    return table


@pytest.mark.parametrize(("since", "where"), [(6, {"down", "hand"}), (7, {"hand"})])
def test_what_is_known_to_be_held_is_in_the_hand_or_was_laid_since(since: int, where: set[str]) -> None:
    conspiracy, other = [card.id for card in CARDS if card.kind & CONSPIRACY][:2]
    seat = {
        "board": [{"card": other, "down": True, "handle": 7}],
        "hand": [{"card": conspiracy, "held": "A", "since": [since]}, "Greed", "Mercy"],
    }
    table = RIVALS.from_position({"seats": [{}, seat]})
    assert isinstance(table, WholeRivalsTable)
    assert RIVALS.from_position(table.position()).position() == table.position()
    view: Any = table.view(0)
    assert (view["players"][1]["hand_or_down"], view["players"][1]["held_since"]) == ([conspiracy], [since])
    places: set[str] = set()
    for luck in range(60):
        twin = imagined(table, 0, luck)
        assert twin.view(0) == table.view(0)
        down = [twin.id_of(card) for card in twin.board[1] if twin.pieces[card].zone == FACE_DOWN]
        hand = [twin.id_of(card) for card in twin.hand[1]]
        assert conspiracy in down + hand
        places.add("down" if conspiracy in down else "hand")
    assert places == where


def test_what_others_have_chosen_in_a_draft_is_theirs() -> None:
    table = RIVALS.from_position(
        {
            "seats": [
                {"coterie": [{"card": "Hydra #0", "zone": "street"}, {"card": "Shades #1", "zone": "street"}]},
                {},
            ],
            "docket": [["DraftAttack", 0, 0, [1]], ["ActionDone", 0]],
        }
    )
    assert isinstance(table, WholeRivalsTable)
    assert imagined(table, 1, 1).questions()[0].options == ("go", "with " + table.handle(1))
    assert imagined(table, 0, 1).questions() == table.questions()


def test_it_holds_neither_the_seed_nor_the_past_nor_the_lists_of_others() -> None:
    table = RIVALS.table(2, 3, ("custom-decks",), (NAMES[0], OWN_LISTS[1]))
    mine, theirs = imagined(table, 1, 1), imagined(table, 0, 1)
    assert mine.setup.decks == table.setup.decks
    assert theirs.setup.decks[0] == NAMES[0]
    assert theirs.setup.decks[1] != table.setup.decks[1]
    for twin in (mine, theirs):
        assert (twin.setup.seed, twin.lines, twin.events(None)) == (0, None, [])


@pytest.mark.parametrize("game", [GAMES[4], GAMES[5]])
def test_a_list_of_ones_own_is_imagined_within_the_rules_of_decks_from_the_clans_that_were_seen(game: Begun) -> None:
    for number, table in enumerate(along(game, 60)):
        for seat in range(table.seats):
            twin = imagined(table, seat, number)
            for other in range(table.seats):
                assert faults(deck_of(twin.setup.decks[other])) == []
                if other != seat and table.setup.decks[other] not in NAMES and table.phase != "setup":
                    clans = seen_clans(table, other, seat)
                    hidden = [card for card, of in enumerate(table.owner) if of == other]
                    hidden = [card for card in hidden if is_hidden(table, card, seat)]
                    library = [twin.face(card).clan for card in hidden if KIND[twin.prints[card]] & LIBRARY_CARD]
                    assert set(library) <= clans | {-1}


def test_a_haven_from_outside_the_game_is_not_of_an_imagined_list() -> None:
    on = {"card": deck_of(OWN_LISTS[1]).vampires[0], "attached": ["House of Pain"]}
    table = RIVALS.from_position({"seats": [{}, {"coterie": [on]}], "decks": [NAMES[0], OWN_LISTS[1]]})
    assert isinstance(table, WholeRivalsTable)
    twin = imagined(table, 0, 1)
    assert len(deck_of(twin.setup.decks[1]).havens) == 1
    assert RIVALS.from_position(twin.position()).position() == twin.position()


def seen_clans(table: WholeRivalsTable, owner: int, viewer: int) -> set[int]:
    mine = [card for card, of in enumerate(table.owner) if of == owner]
    return {table.face(card).clan for card in mine if not is_hidden(table, card, viewer)}


def test_a_face_down_agenda_says_something_else_at_an_imagined_table() -> None:
    table = RIVALS.table(2, 3, ("custom-decks",), OWN_LISTS[:2])
    play_on(table, Random(2), 10)
    agenda = next(card for card in table.board[1] if table.pieces[card].zone == FACE_DOWN)
    prints: set[str] = set()
    for luck in range(20):
        twin = imagined(table, 0, luck)
        prints.add(twin.id_of(agenda))
        in_force = {force.text for forces in twin.index for force in forces if force.cause.card == agenda}
        assert in_force == set(twin.face(agenda).texts)
    assert len(prints) > 4


def test_what_is_attached_face_down_is_still_a_card_of_somebodys_deck() -> None:
    table = eager_table(2, 5)
    while table.phase == "setup":
        question = table.questions()[0]
        table.answer(question.seat, question.options[0])
    card, host = table.library[1][-1], table.coterie[0][0]
    table.see(card, table.everyone())
    table.move(card, ATTACHED, 0, host, down=True)
    assert imagined(table, 0, 1).view(0) == table.view(0)
