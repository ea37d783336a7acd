"""Learning in the browser: the pages, and every lesson played by somebody who presses only what the coach points at."""

from __future__ import annotations

import re
from collections.abc import Iterator
from html import unescape
from html.parser import HTMLParser
from pathlib import Path

import pytest
from litestar import Litestar
from litestar.testing import TestClient

import gloam
from gloam.lessons import Lesson, ladder
from gloam.lessons.telling import following
from gloam.web.app import make
from gloam.web.settings import Settings
from gloam.words.lessons import LessonWords

Visitor = TestClient[Litestar]
LANGUAGES = ("en", "fr")
LESSONS = [lesson for game in gloam.games() for lesson in ladder(game)]
MOST = 60  # presses that any lesson needs
every_game = pytest.mark.parametrize("game", gloam.games())
every_language = pytest.mark.parametrize("language", LANGUAGES)
every_lesson = pytest.mark.parametrize("lesson", LESSONS, ids=[lesson.id for lesson in LESSONS])


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Visitor]:
    path: Path = tmp_path_factory.mktemp("learn") / "gloam.db"
    with TestClient(make(Settings(database=str(path), requests=10**6, tables=10**6))) as client:
        yield client


@pytest.fixture(autouse=True)
def stranger(site: Visitor) -> None:
    """Everybody comes for the first time."""
    site.cookies.clear()


def get(site: Visitor, url: str, language: str = "en", status: int = 200) -> str:
    answer = site.get(url, headers={"accept-language": language})
    assert answer.status_code == status, url
    return str(answer.text)


# ---- pressing


class Buttons(HTMLParser):
    """The buttons of a page with their attributes, and the fields of its forms."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.buttons: list[dict[str, str]] = []
        self.fields: dict[str, str] = {}
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        found = {name: value or "" for name, value in attrs}
        if tag == "button":
            self.buttons.append(found)
        if tag == "input" and found.get("name") == "slip":
            self.fields["slip"] = found["value"]

    @property
    def wanted(self) -> list[dict[str, str]]:
        return [button for button in self.buttons if "data-wanted" in button]


def press(site: Visitor, lesson: Lesson, page: str, **sent: str) -> str:
    """What a button of this page sends, and the page that comes of it."""
    answer = site.post(f"/learn/{lesson.game}/{lesson.id}/choose", data={**Buttons(page).fields, **sent})
    assert answer.status_code == 200, sent
    return str(answer.text)


def press_wanted(site: Visitor, lesson: Lesson, page: str, amount: str) -> str:
    """Press the first thing that the coach points at. `amount` is what a number field is filled with."""
    wanted = Buttons(page).wanted
    assert wanted, "the coach points at something"
    button = wanted[0]
    if button.get("id") == "do-scavenge":
        return press(site, lesson, page, choose="0 scavenge", amount=amount)
    return press(site, lesson, page, **{button["name"]: button["value"]})


def text_of(page: str) -> str:
    """All that is written on a page, without the spaces."""
    return joined(unescape(re.sub(r"<[^>]*>", "", page)))


def joined(text: str) -> str:
    return "".join(text.split())


def is_over(page: str) -> bool:
    return 'data-state="over"' in page


def scavenged(lesson: Lesson) -> str:
    return next((answer.split(" ")[1] for answer in lesson.play if answer.startswith("scavenge ")), "1")


def solved(site: Visitor, lesson: Lesson, language: str = "en") -> str:
    """The page of a lesson played by pressing only what is pointed at, after a hint."""
    page = press(site, lesson, get(site, f"/learn/{lesson.game}/{lesson.id}", language), do="hint")
    for _ in range(MOST):
        if is_over(page):
            return page
        page = press_wanted(site, lesson, page, scavenged(lesson))
    raise AssertionError(f"{lesson.id} has no end")


# ---- the ladder, from its first rung to its last


@every_language
@every_lesson
def test_whoever_presses_only_what_the_coach_points_at_has_done_the_lesson(
    site: Visitor, lesson: Lesson, language: str
) -> None:
    if lesson.is_real:
        return  # nobody points in a real game: below
    page = solved(site, lesson, language)
    words = LessonWords(language, lesson.game)
    praise = [joined(words.line(lesson.id, key)) for key in ("done", *[way.say for way in lesson.ways])]
    assert any(line in text_of(page) for line in praise)
    after = following(lesson)
    onward = f"/learn/{lesson.game}/{after.id}" if after else f"/learn/{lesson.game}"
    assert re.search(rf'<a id="next"[^>]*href="{onward}"', page)
