"""Arenas in the browser: found, shown in both languages, and nothing else of the disk."""

from __future__ import annotations

import html
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from gloam.web.app import make
from gloam.web.reading.arenas import read
from gloam.web.settings import BOUNDLESS, Settings
from tests.arenas import ARENA, written

Visitor = TestClient[Litestar]


@pytest.fixture
def site(tmp_path: Path) -> Iterator[Visitor]:
    arenas = tmp_path / "arenas"
    written(arenas, "first@200ms", ARENA)
    written(arenas, "bad-format", {**ARENA, "format": "gloam arena 2"})
    written(arenas, "bad-game", {**ARENA, "plan": {**ARENA["plan"], "game": "chess"}})
    written(arenas, "bad-json", "{")
    written(arenas, "bad-empty", {**ARENA, "bots": []})
    written(tmp_path, "secret", ARENA)
    settings = Settings(database=str(tmp_path / "gloam.db"), arenas=arenas, **BOUNDLESS)
    with TestClient(make(settings)) as client:
        yield client


def get(site: Visitor, url: str, language: str = "en", status: int = 200) -> str:
    site.cookies.clear()
    answer = site.get(url, headers={"accept-language": language})
    assert answer.status_code == status, url
    return str(answer.text)


def text_of(page: str) -> str:
    return html.unescape(re.sub(r"<[^>]*>", " ", page))


def test_the_list_shows_what_can_be_read_and_names_what_cannot(site: Visitor) -> None:
    page = get(site, "/arenas")
    assert 'href="/arenas/first%40200ms"' in page
    text = text_of(page)
    assert "12 games with 4 seats: the thinker and <random>" in text
    assert "bad-empty, bad-format, bad-game, bad-json" in text
    assert "secret" not in text


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", ("Share won", "75.0%", "12.5%", "31.0 ± 2.0", "87.5%", "59.0% to 97.0%", "Tremere", "Relics")),
        ("fr", ("Part gagnée", "75,0", "12,5", "31,0 ± 2,0", "87,5", "Tremere", "Reliques")),
    ],
)
def test_an_arena_has_its_tables_and_charts(site: Visitor, language: str, words: tuple[str, ...]) -> None:
    page = get(site, "/arenas/first%40200ms", language)
    text = text_of(page)
    assert [word for word in words if word.lower() not in text.lower()] == []
    assert page.count('<svg class="dots"') == 4
    assert f'<html lang="{language}" ' in page
    assert " style=" not in page
    assert "<random>" not in page, "names are text"
    assert re.search(r'<circle cx="[\d.]+" cy="\d+"', page)


@pytest.mark.parametrize(
    ("language", "called"),
    [("en", ("the thinker", "the scholar (400)", "my bot")), ("fr", ("le penseur", "l'érudit (400)"))],
)
def test_bots_have_the_names_that_they_have_everywhere(tmp_path: Path, language: str, called: tuple[str, ...]) -> None:
    names = ["greedy", "search@400", "my bot"]
    fared = [{**ARENA["bots"][0], "bot": name} for name in names]
    pairs = [{**ARENA["pairs"][0], "bot": "search@400", "other": "greedy"}]
    arena = {**ARENA, "plan": {**ARENA["plan"], "bots": names}, "bots": fared, "pairs": pairs}
    written(tmp_path, "one", arena)
    with TestClient(make(Settings(database=str(tmp_path / "gloam.db"), arenas=tmp_path))) as site:
        for page in (get(site, "/arenas", language), get(site, "/arenas/one", language)):
            assert [name for name in called if name not in text_of(page)] == []
            assert "greedy" not in page
            assert "search@" not in page


def test_charts_stand_where_their_values_are(site: Visitor) -> None:
    page = get(site, "/arenas/first%40200ms")
    middles = [float(x) for x in re.findall(r'<circle cx="([\d.]+)"', page)]
    assert middles[0] > middles[1], "greedy won more"
    names = [float(x) for x in re.findall(r'<text class="name" x="([\d.]+)"', page)]
    assert all(name < x <= 600 for name, x in zip(names, middles, strict=True))


@pytest.mark.parametrize("name", ["nobody", "bad-json", "..%2Fsecret", "%2e%2e", "secret"])
def test_nothing_else_of_the_disk_can_be_opened(site: Visitor, name: str) -> None:
    page = get(site, f"/arenas/{name}", status=404)
    assert "greedy" not in page


def test_the_first_page_and_watching_lead_there_only_where_there_is_a_folder(site: Visitor, tmp_path: Path) -> None:
    for page in ("/", "/watch"):
        assert 'href="/arenas"' in get(site, page)
    with TestClient(make(Settings(database=str(tmp_path / "other.db")))) as plain:
        assert 'href="/arenas"' not in get(plain, "/") + get(plain, "/watch")
        assert "There is no arena here yet" in get(plain, "/arenas")


def test_what_gloam_arena_writes_is_what_is_read_here(tmp_path: Path) -> None:
    from gloam.lab import arena
    from tests.lab.games import game, player

    plan = arena.Tournament("vendetta", 4, ("relics",), ("a", "b"), 3, 4, dealt=True)
    played = [game(0, *[player(seat, "ab"[seat % 2], seat + 1, clan="brujah") for seat in range(4)])]
    written(tmp_path, "here", arena.report(plan, played, 1))
    found = read(tmp_path)
    assert found.broken == ()
    assert found.found["here"].plan.bots == ("a", "b")
    assert found.found["here"].plan.dealt is True
    assert found.found["here"].bots[0].bot == "a"
    assert set(found.found["here"].wins) == {"turn", "seat", "clan"}
