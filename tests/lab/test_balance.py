"""Balance figures, on games made by hand and on real ones."""

from __future__ import annotations

import json

import pytest

import gloam
from gloam.lab import balance
from gloam.lab.match import Match, Played, play
from gloam.lab.watch import CardCount
from tests.lab.games import game, player

OFFER = {"brujah": CardCount(1, 1), "gangrel": CardCount(1, 1), "ventrue": CardCount(1, 0)}


def by_hand() -> list[Played]:
    """Brujah wins three of four games; in two of those it had drawn BR01, in one played it. AL03 always won."""
    drawn = ["dhp", "dh", "", "d"]
    games = []
    for number, ways in enumerate(drawn):
        won = number < 3
        first = player(0, "x", 1 if won else 2, clan="brujah", cards={"BR01": ways} if ways else {})
        second = player(1, "x", 2 if won else 1, clan="gangrel", turn=1, cards={} if won else {"AL03": "h"})
        games.append(game(number, first, second, decisions=100 + 10 * number, cards=OFFER))
    return games


def test_cards_are_counted_by_what_a_seat_had_to_do_with_them() -> None:
    found = balance.balance("vendetta", by_hand())
    cards = {card.id: card for card in found.cards}
    ways = {way: (share.wins, share.games) for way, share in cards["BR01"].ways.items()}
    assert ways == {"d": (2, 3), "h": (2, 2), "p": (1, 1)}
    assert {way: (share.wins, share.games) for way, share in cards["AL03"].ways.items()} == {"h": (1, 1)}


def test_cards_are_compared_with_their_family() -> None:
    found = balance.balance("vendetta", by_hand())
    cards = {card.id: card for card in found.cards}
    assert found.level == 0.5
    assert {way: share.share for way, share in balance.together([cards["BR01"], cards["AL03"]]).items()} == {
        "d": 2 / 3,
        "h": 1.0,
        "p": 1.0,
    }
    assert (cards["BR01"].family, cards["AL03"].family, cards["brujah"].family) == ("brujah", "allies", "clans")


def test_groups_length_and_clans_on_offer() -> None:
    found = balance.balance("vendetta", by_hand())
    assert [(share.name, share.wins, share.games) for share in found.groups["clan"]] == [
        ("brujah", 3, 4),
        ("gangrel", 1, 4),
    ]
    assert [share.wins for share in found.groups["turn"]] == [3, 1]
    assert found.games == 4
    assert found.length.mean == 115
    assert found.lengths == {100: 1, 110: 1, 120: 1, 130: 1}
    low, high = found.length.interval
    assert (low + high) / 2 == pytest.approx(115)
    taken = {card.id: (card.taken.wins, card.taken.games) for card in found.cards if card.family == "clans"}
    assert taken == {"brujah": (4, 4), "gangrel": (4, 4), "ventrue": (0, 4)}
    assert json.loads(json.dumps(found.plain()))["wins"]["clan"][0]["share"] == 0.75


def test_uses_are_for_each_time_a_card_was_dealt() -> None:
    games = [
        game(number, player(0, "x", 1), cards={"L101": CardCount(2, 0, used)}) for number, used in enumerate((4, 8))
    ]
    card = balance.balance("blood-orders", games).cards[0]
    assert (card.id, card.uses.mean, card.uses.count, card.count.used) == ("L101", 3.0, 2, 12)


def test_uses_of_a_ritual_are_for_each_time_it_was_taken() -> None:
    counts = [CardCount(2, 1, 4), CardCount(1, 0, 0)]
    games = [game(number, player(0, "x", 1), cards={"R101": count}) for number, count in enumerate(counts)]
    card = balance.balance("blood-orders", games).cards[0]
    assert (card.uses.mean, card.uses.count) == (4.0, 1)
    assert (card.taken.wins, card.taken.games) == (1, 3)


def test_the_first_turn_is_the_first_player_s() -> None:
    for name in gloam.games():
        turns = [one.turn for one in play(Match(0, name, (), ("random",) * 4, 9)).players]
        assert sorted(turns) == [0, 1, 2, 3]
        first = turns.index(0)
        assert turns == [(seat - first) % 4 for seat in range(4)]
