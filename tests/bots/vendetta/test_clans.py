"""The master takes the clan that was measured to win most, all others draw lots."""

from __future__ import annotations

from pathlib import Path

import pytest

import gloam
from gloam import bots
from gloam.bots.vendetta.clans import WON

CLANS = ("brujah", "gangrel", "malkavian", "nosferatu", "toreador", "tremere", "ventrue")


def clan_chosen(name: str, offer: tuple[str, ...], seed: int) -> str:
    table = gloam.game("vendetta").table(seats=len(offer) - 1, seed=7)
    position = {**table.position(), "clans_offered": list(offer)}
    table = gloam.game("vendetta").from_position(position)
    question = table.questions()[0]
    assert (question.what, set(question.options)) == ("AskClan", set(offer))
    return bots.make(name, seed).choose(table.seat(question.seat), question)


@pytest.mark.parametrize(
    ("offer", "best"),
    [
        (("brujah", "gangrel", "malkavian", "ventrue"), "brujah"),
        (("nosferatu", "toreador", "tremere", "ventrue"), "ventrue"),
        (("gangrel", "nosferatu", "toreador", "tremere"), "tremere"),
    ],
)
def test_the_master_chooses_the_clan_that_was_measured_to_win_most(offer: tuple[str, ...], best: str) -> None:
    assert {clan_chosen("master", offer, seed) for seed in range(8)} == {best}


@pytest.mark.parametrize("name", ["beginner", "bold", "search"])
def test_everybody_else_draws_lots_for_a_clan(name: str) -> None:
    offer = ("brujah", "gangrel", "malkavian", "nosferatu")
    assert {clan_chosen(name, offer, seed) for seed in range(40)} == set(offer)


def test_every_clan_was_measured_as_the_report_says() -> None:
    report = (Path(__file__).parents[3] / "docs/vendetta-balance.md").read_text()
    for clan in CLANS:
        low, high = WON[clan]
        row = next(line for line in report.splitlines() if line.startswith(f"| {clan.capitalize()} |") and "%" in line)
        assert any(f"({low}–{high})" in line for line in report.splitlines() if line.startswith(row[:9]))
    assert set(WON) == set(CLANS)
