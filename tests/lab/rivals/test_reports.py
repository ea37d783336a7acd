"""Games of Rivals in tables, in a balance report and in an arena."""

from __future__ import annotations

from io import StringIO

import pytest
from rich.console import Console

from gloam.lab.arena import Tournament, gap, groups, held
from gloam.lab.balance import balance
from gloam.lab.match import Played, play
from gloam.lab.simulate import Rotation, report
from gloam.terminal import balance_page, simulation
from gloam.terminal.speech import Speech

PLAN = Rotation("rivals", 3, (), ("random", "random", "random"), 4, 12)


@pytest.fixture
def played() -> list[Played]:
    return [play(PLAN.match(number)) for number in range(PLAN.games)]


@pytest.mark.parametrize(("language", "heading"), [("en", "Wins by deck"), ("fr", "Victoires par deck")])
def test_a_simulation_is_shown_by_deck(played: list[Played], language: str, heading: str) -> None:
    told = StringIO()
    simulation.show(PLAN, played, Speech(language, "rivals"), Console(width=140, file=told))
    text = told.getvalue()
    assert heading in text
    assert "Beautiful People" in text
    wins = report(PLAN, played)["wins"]
    assert isinstance(wins, dict)
    assert [share["name"] for share in wins["deck"]] == sorted({one.deck for game in played for one in game.players})


@pytest.mark.parametrize(("language", "families"), [("en", "### Vampires"), ("fr", "### Réactions")])
def test_a_balance_report_can_be_written(played: list[Played], language: str, families: str) -> None:
    found = balance("rivals", played)
    text = balance_page.page(PLAN, found, Speech(language, "rivals"))
    assert "\n## Decks\n" in text
    assert families in text
    assert text.count("Beautiful People") >= 4  # by deck, deck against deck twice, what happened
    assert {card.family for card in found.cards} >= {"vampires", "attacks", "havens", "agendas", "mortals"}


def test_how_decks_met_and_how_games_ended_adds_up(played: list[Played]) -> None:
    found = balance("rivals", played)
    wins = {share.name: share for share in found.groups["deck"]}
    for deck, met in found.meetings.items():
        assert deck not in met
        assert sum([share.games for share in met.values()]) == 2 * wins[deck].games  # three sit at each table
        assert sum([share.wins for share in met.values()]) == 2 * wins[deck].wins
        assert found.of_decks[deck]["turns"] > 0
    assert sum([sum(by.values()) for by in found.endings.values()]) == len(played)
    by_deck = {deck: sum([by.get(deck, 0) for by in found.endings.values()]) for deck in wins}
    assert by_deck == {deck: share.wins for deck, share in wins.items()}
    assert found.plain()["endings"] == found.endings


def test_in_an_arena_every_bot_has_every_deck_equally_often() -> None:
    plan = Tournament("rivals", 2, (), ("greedy", "random"), 5, 8)
    assert groups("rivals") == ["turn", "seat", "deck"]
    games = [play(plan.match(number)) for number in range(plan.games)]
    assert gap(held(games, "deck")) == 0
    speech = Speech("en", "rivals")
    assert all(speech.say(f"arena.{even}-deck", gap=1) for even in ("even", "uneven"))
