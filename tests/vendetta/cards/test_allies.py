"""The Allies and the Victim, card by card in printed order: what each does, what may be chosen, and every ruling."""

from __future__ import annotations

from tests.scenario import Vendetta, cards_with_blood, seat

# id, feed, Influence, drain Blood, drained Influence, Diablerie tokens for Draining it
NUMBERS = (
    ("AL01", 0, 3, 3, 1, 1),
    ("AL02", 0, 3, 3, 1, 1),
    ("AL03", 0, 3, 3, 1, 1),
    ("AL04", 0, 3, 3, 1, 1),
    ("AL05", 0, 3, 3, 1, 1),
    ("AL06", 0, 3, 3, 1, 1),
    ("AL07", 0, 3, 3, 1, 1),
    ("AL08", 0, 3, 3, 1, 1),
    ("AL09", 1, 4, 4, 2, 1),
    ("AL10", 1, 5, 3, 3, 1),
    ("AL12", -1, 2, 3, 0, 1),
    ("AL13", 0, 3, 3, 1, 1),
    ("AL14", 0, 5, 3, 3, 2),
    ("AL15", 0, 3, 3, 1, 1),
    ("AL16", 3, 2, 1, 0, 0),
    ("AL17", 2, 3, 2, 1, 0),
    ("AL18", 0, 3, 4, 2, 0),
    ("AL19", 1, 3, 3, 1, 0),
    ("AL20", 1, 4, 2, 2, 0),
    ("AL21", 0, 5, 1, 3, 0),
    ("AL22", 0, 2, 8, 0, 0),
    ("AL23", 0, 4, 5, 2, 0),
    ("AL24", 1, 3, 5, 1, 0),
    ("AL25", 0, 3, 0, 3, 0),
    ("AL26", 0, 3, 3, 1, 0),
    ("AL27", 0, 3, 3, 1, 0),
    ("AL28", 4, 4, 3, 1, 0),
    ("AL29", 0, 3, 2, 1, 0),
    ("AL30", 0, 3, 3, 2, 0),
    ("VI", 1, 1, 3, 0, 0),
)


def play_on(game: Vendetta) -> None:
    """Everyone takes the first option until nothing is asked."""
    while game.table.open:
        question = game.asked()
        game.table.answer(question.seat, question.options[0])


def test_each_ally_and_victim_feeds_its_value() -> None:
    for card, feed, _, _, _, _ in NUMBERS:
        game = Vendetta(A=seat(alliance=[card]))
        game.feed()
        assert game.blood == {"A": 6 + feed, "B": 7, "C": 7, "D": 7}
        assert game.settled


def test_each_ally_and_victim_scores_its_influence() -> None:
    for card, _, influence, _, _, _ in NUMBERS:
        game = Vendetta(A=seat(alliance=[card, "AL16"]))
        game.score()
        assert game.result("A") == 3 + influence + (2 if card != "AL16" else 0) if card != "AL16" else True
        assert game.settled
