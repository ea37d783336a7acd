"""Characters lean where they should, and nobody leans towards people."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import cast

import pytest

import gloam
from gloam import bots
from gloam.bots.beginner import OVERLOOKS
from gloam.bots.games import GAMES
from gloam.bots.vendetta.clans import WON
from gloam.core.question import Question
from gloam.core.table import Seat, Table

VENDETTA = GAMES["vendetta"]
BLOOD_ORDERS = GAMES["blood-orders"]


def questions(game: str, what: str, seats: int, games: int) -> list[tuple[Table, Question]]:
    """The questions of this kind, with a choice, in games of greedy bots."""
    found = []
    for seed in range(games):
        table = gloam.game(game).table(seats=seats, seed=seed)
        player = bots.make("greedy", seed)
        while not table.over:
            question = table.questions()[0]
            if question.what == what and len(question.options) > 1:
                found.append((table.clone(), question))
            table.answer(question.seat, player.choose(table.seat(question.seat), question))
    return found


def chosen(name: str, asked: list[tuple[Table, Question]]) -> list[str]:
    return [bots.make(name, 1).choose(table.seat(question.seat), question) for table, question in asked]


def blood(answers: list[str]) -> int:
    return sum(int(answer.split(" ")[1]) for answer in answers if answer.startswith("blood "))


# ---- Vendetta


CLANS = ("brujah", "gangrel", "malkavian", "nosferatu", "toreador", "tremere", "ventrue")


def clan_chosen(name: str, offer: tuple[str, ...], seed: int) -> str:
    table = gloam.game("vendetta").table(seats=len(offer) - 1, seed=7)
    position = {**table.position(), "clans_offered": list(offer)}
    table = gloam.game("vendetta").from_position(position)
    question = table.questions()[0]
    assert (question.what, set(question.options)) == ("AskClan", set(offer))
    return bots.make(name, seed).choose(table.seat(question.seat), question)


def test_the_master_chooses_the_clan_that_was_measured_to_win_most() -> None:
    offer = ("brujah", "gangrel", "malkavian", "nosferatu")
    assert {clan_chosen("master", offer, seed) for seed in range(20)} == {"malkavian"}


def test_between_clans_that_were_not_told_apart_the_master_draws_lots() -> None:
    offer = ("nosferatu", "toreador", "tremere", "ventrue")
    assert {clan_chosen("master", offer, seed) for seed in range(40)} == {"toreador", "tremere", "ventrue"}


@pytest.mark.parametrize("name", ["beginner", "bold", "search"])
def test_everybody_else_draws_lots_for_a_clan(name: str) -> None:
    offer = ("brujah", "gangrel", "malkavian", "nosferatu")
    assert {clan_chosen(name, offer, seed) for seed in range(40)} == set(offer)


def test_every_clan_was_measured_as_the_report_says() -> None:
    report = (Path(__file__).parents[2] / "docs/vendetta-balance.md").read_text()
    for clan in CLANS:
        low, high = WON[clan]
        row = next(line for line in report.splitlines() if line.startswith(f"| {clan.capitalize()} |") and "%" in line)
        assert any(f"({low}–{high})" in line for line in report.splitlines() if line.startswith(row[:9]))
    assert set(WON) == set(CLANS)


def test_the_bold_one_puts_more_blood_with_its_cards_than_the_careful_one() -> None:
    asked = questions("vendetta", "AskBlood", 4, 2)[:30]
    bold, plain, careful = (blood(chosen(name, asked)) for name in ("bold@30", "search@30", "careful@30"))
    assert bold > plain > careful


def test_the_bluffer_plays_face_down_more_often_than_the_bold_one() -> None:
    asked = questions("vendetta", "AskPlace", 4, 2)[:24]
    down = [
        len([answer for answer in chosen(name, asked) if answer.endswith(" down")])
        for name in ("bluffer@30", "search@30", "bold@30")
    ]
    assert down[0] > down[1] > down[2]


def test_the_bold_one_would_stay_and_the_careful_one_withdraw() -> None:
    table, question = questions("vendetta", "AskWithdraw", 4, 1)[0]
    lean = {
        (name, option): VENDETTA.lean(name, table, question, option)
        for name in ("bold", "careful", "search")
        for option in ("stay", "withdraw")
    }
    assert lean["bold", "stay"] > lean["bold", "withdraw"] == 0
    assert lean["careful", "withdraw"] > lean["careful", "stay"] == 0
    assert lean["search", "stay"] == lean["search", "withdraw"] == 0


def test_the_bluffer_puts_blood_with_weak_cards_and_keeps_it_from_strong_ones_both_face_down() -> None:
    leans = {True: set(), False: set()}  # type: dict[bool, set[float]]
    for table, question in questions("vendetta", "AskBlood", 4, 6):
        if "blood 2" in question.options:
            view = table.view(question.seat)
            leans[is_down(view, question)].add(round(VENDETTA.lean("bluffer", table, question, "blood 2"), 6))
    assert leans[False] == {0.0}
    assert min(leans[True]) < 0 < max(leans[True])


def is_down(view: dict[str, object], question: Question) -> bool:
    """Does a card of one's own lie face down where Blood is asked for?"""
    places = cast("list[dict[str, object]]", view["locations"])
    here = next(place for place in places if place["name"] == question.facts["at"])
    mine = cast("list[dict[str, object]]", here["positions"])[question.seat]
    return any(not card["up"] for card in cast("list[dict[str, object]]", mine["cards"]))


# ---- Blood Orders


def test_in_blood_orders_the_bold_one_wants_the_night_and_the_careful_one_does_not() -> None:
    table, question = questions("blood-orders", "AskPlan", 2, 1)[0]
    night = "aim night north; put ELDER night; put ELDER night; done"
    dawn = "aim dawn north; put ELDER dawn; put ELDER dawn; done"
    for name, sign in (("bold", 1), ("careful", -1)):
        assert sign * BLOOD_ORDERS.lean(name, table, question, night) > 0
        assert BLOOD_ORDERS.lean(name, table, question, dawn) == 0
        assert sign * BLOOD_ORDERS.lean(name, table, question, "scavenge 2") > 0
    assert BLOOD_ORDERS.lean("master", table, question, night) == 0


def test_in_blood_orders_the_bold_one_goes_where_others_are_and_the_careful_one_does_not() -> None:
    crowds = set()
    for table, question in questions("blood-orders", "AskTurn", 2, 1):
        for option in question.options:
            bold, careful = [BLOOD_ORDERS.lean(name, table, question, option) for name in ("bold", "careful")]
            if option.startswith("place "):
                assert bold == -careful
                crowds.add(bold)
    assert min(crowds) == 0 < max(crowds)


def test_in_blood_orders_the_bluffer_lays_the_night_early_and_not_in_the_catacombs() -> None:
    table, question = questions("blood-orders", "AskTurn", 2, 1)[0]
    place = next(option.split(" ")[2] for option in question.options if option.startswith("place night "))
    assert BLOOD_ORDERS.lean("bluffer", table, question, f"place night {place}") > 0
    assert BLOOD_ORDERS.lean("bluffer", table, question, "place night catacombs") == 0
    assert BLOOD_ORDERS.lean("bluffer", table, question, "end") == 0


# ---- the beginner


@pytest.mark.parametrize(("game", "what", "seats"), [("vendetta", "AskTurn", 4), ("blood-orders", "AskTurn", 2)])
def test_the_beginner_overlooks_the_best_about_as_often_as_it_is_said_to(game: str, what: str, seats: int) -> None:
    asked = questions(game, what, seats, 3)
    missed = 0
    for number, (table, question) in enumerate(asked):
        bot = bots.make("beginner", number)
        seat = table.seat(question.seat)
        first = best(bot, seat, question)
        missed += bot.choose(seat, question) != first
    assert OVERLOOKS - 0.1 < missed / len(asked) < OVERLOOKS + 0.1


def test_the_beginner_overlooks_nothing_that_goes_without_saying() -> None:
    asked = questions("blood-orders", "AskFeed", 2, 1)
    assert asked
    for number, (table, question) in enumerate(asked):
        settled = BLOOD_ORDERS.settled("master", table.seat(question.seat).imagine(Random(number)), question)
        assert settled
        assert bots.make("beginner", number).choose(table.seat(question.seat), question) == settled


def best(bot: bots.Bot, seat: Seat, question: Question) -> str:
    """What a beginner would do who overlooks nothing."""
    table = seat.imagine(bot.luck(question))
    guide = GAMES[table.setup.game]
    return (guide.lines(table, question) or guide.promising(table, question))[0].replace(bots.THEN, " ")
