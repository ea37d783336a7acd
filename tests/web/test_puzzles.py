"""Puzzles in the browser: the list, the page, the answer, and nothing that the seat does not know."""

from __future__ import annotations

import html
import re
from collections.abc import Iterator
from random import Random

import pytest
from litestar import Litestar
from litestar.testing import TestClient

import gloam
from gloam.core.table import Table
from gloam.puzzles import Puzzle, shipped
from gloam.puzzles.telling import Telling
from gloam.web.app import make
from gloam.web.routes import puzzles as routes
from gloam.web.settings import BOUNDLESS, Settings
from gloam.words import words
from tests.web.markup import Markup

Visitor = TestClient[Litestar]
GAMES = [game for game in gloam.games() if shipped(game)]
EVERY = [(game, number) for game in GAMES for number in (1, 7, 20)]
some_puzzles = pytest.mark.parametrize(("game", "number"), EVERY)


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Visitor]:
    path = tmp_path_factory.mktemp("puzzles") / "gloam.db"
    with TestClient(make(Settings(database=str(path), **BOUNDLESS))) as client:
        yield client


@pytest.fixture(autouse=True)
def untold() -> Iterator[None]:
    """No puzzle has been read before, and what one test has made of them no other reads."""
    routes.told.cache_clear()
    yield
    routes.told.cache_clear()


def get(site: Visitor, url: str, language: str = "en", status: int = 200) -> str:
    site.cookies.clear()
    answer = site.get(url, headers={"accept-language": language})
    assert answer.status_code == status, url
    return str(answer.text)


def text_of(page: str) -> str:
    """All that is written on a page, without the spaces."""
    return joined(html.unescape(re.sub(r"<[^>]*>", "", page)))


def joined(text: str) -> str:
    return "".join(text.split())


def test_the_list_leads_to_every_puzzle_and_the_first_page_to_the_list(site: Visitor) -> None:
    page = get(site, "/puzzles")
    for game in GAMES:
        assert [f'href="/puzzles/{game}/{number}"' in page for number in range(22)] == [False, *[True] * 20, False]
    assert 'href="/puzzles"' in get(site, "/")
    assert "Problèmes" in text_of(get(site, "/puzzles", "fr"))


@some_puzzles
def test_the_page_asks_and_offers_every_play_as_a_button(site: Visitor, game: str, number: int) -> None:
    puzzle = shipped(game)[number - 1]
    told = Telling(puzzle, "en")
    page = get(site, f"/puzzles/{game}/{number}")
    buttons = [one for one in Markup(page).all("button") if one.attributes.get("name") == "play"]
    assert [button.attributes["value"] for button in buttons] == [str(n + 1) for n in range(len(puzzle.plays))]
    assert [button.text for button in buttons] == [told.named(play) for play in told.choices]
    assert joined(told.asked()) in text_of(page)
    assert "%" not in text_of(page), "no number before the answer"
    assert " style=" not in page


@some_puzzles
@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_answer_has_its_odds_its_rule_and_the_next_puzzle(
    site: Visitor, game: str, number: int, language: str
) -> None:
    puzzle = shipped(game)[number - 1]
    told = Telling(puzzle, language)
    for play in puzzle.plays[:2]:
        place = told.choices.index(play) + 1
        page = get(site, f"/puzzles/{game}/{number}?play={place}", language)
        text, said = text_of(page), told.answered(play)
        for sentence in (said.verdict, said.odds, *said.because, *said.sequel, told.tables()):
            assert joined(sentence) in text
        assert f'href="/rules/{game}#{said.rule}"' in page
        assert (f'href="/puzzles/{game}/{number + 1}"' in page) == (number < 20)
        assert 'name="play"' not in page, "there is nothing left to choose"
        assert f'<html lang="{language}" ' in page
        assert " style=" not in page


def test_a_hint_rules_plays_out(site: Visitor) -> None:
    number, puzzle = max(enumerate(shipped("vendetta"), start=1), key=lambda one: len(one[1].plays))
    told = Telling(puzzle, "en")
    assert "hints=1" in get(site, f"/puzzles/vendetta/{number}")
    page = get(site, f"/puzzles/vendetta/{number}?hints=1")
    ruled_out = [one.text for one in Markup(page).all("button") if "disabled" in one.attributes]
    assert sorted(ruled_out) == sorted(told.named(play) for play in told.hint(1))
    assert "hints=" not in get(site, f"/puzzles/vendetta/{number}?hints=9")


@pytest.mark.parametrize(
    "url",
    [
        "/puzzles/vendetta/0",
        "/puzzles/vendetta/21",
        "/puzzles/vendetta/x",
        "/puzzles/chess/1",
        "/puzzles/vendetta/1?play=99",
        "/puzzles/vendetta/1?play=-1",
        "/puzzles/vendetta/1?hints=-1",
        "/puzzles/vendetta/1?hints=10",
    ],
)
def test_what_is_not_there_is_said(site: Visitor, url: str) -> None:
    page = get(site, url, status=404)
    assert "<h1" in page


@pytest.mark.parametrize("url", ["/puzzles/vendetta/1?play=x", "/puzzles/vendetta/1?hints=1.5"])
def test_what_is_no_number_is_refused(site: Visitor, url: str) -> None:
    get(site, url, status=400)


# ---- nothing hidden is sent


@some_puzzles
def test_another_deal_of_what_the_seat_cannot_know_changes_no_byte(
    site: Visitor, monkeypatch: pytest.MonkeyPatch, game: str, number: int
) -> None:
    urls = [f"/puzzles/{game}/{number}", f"/puzzles/{game}/{number}?play=1", f"/puzzles/{game}/{number}?play=2"]
    here = [get(site, url) for url in urls]
    table_of = Puzzle.table

    def double(puzzle: Puzzle) -> Table:
        return table_of(puzzle).seat(puzzle.number_of_seat).imagine(Random(number))

    puzzle = shipped(game)[number - 1]
    assert double(puzzle).position() != puzzle.table().position()
    monkeypatch.setattr(Puzzle, "table", double)
    routes.told.cache_clear()
    assert [get(site, url) for url in urls] == here


@pytest.mark.parametrize(("game", "number"), [one for one in EVERY if one[0] != "rivals"])
def test_a_card_of_which_the_seat_knows_nothing_is_nowhere_before_the_answer(
    site: Visitor, game: str, number: int
) -> None:
    """In Rivals the lists of ready decks are open, and pages tell them: there only another deal says what is hidden."""
    puzzle = shipped(game)[number - 1]
    page = get(site, f"/puzzles/{game}/{number}")
    known = set(re.findall(r"\w+", str(puzzle.table().view(puzzle.number_of_seat)) + str(puzzle.options)))
    unknown = [card for card in gloam.game(game).card_ids() if card not in known]
    assert len(unknown) > 5
    assert not set(unknown) & set(re.findall(r"\w+", page))
    said = Markup(page).said
    for card in sorted(known & set(gloam.game(game).card_ids()), key=lambda card: -len(name_of(game, card))):
        said = said.replace(name_of(game, card), " ")
    assert [card for card in unknown if re.search(rf"\b{re.escape(name_of(game, card))}\b", said)] == []


def name_of(game: str, card: str) -> str:
    return words("en", game).card_name(card)
