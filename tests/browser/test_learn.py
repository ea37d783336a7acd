"""Learning by playing: from the first page to the last lesson, by mouse, by touch, by keyboard and without a script."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, ViewportSize, expect

import gloam
from gloam.lessons import Lesson, begin, ladder
from gloam.lessons.telling import Coach
from gloam.words.lessons import LessonWords
from tests.browser.look import examine, legible_in_both_themes, too_small, too_wide
from tests.browser.visitor import DESK, PHONE, TABLET, Company

WANTED = "[data-wanted]:visible"
OVER = '#dock[data-state="over"]'


def follows_the_coach(page: Page, keyboard: bool = False) -> None:
    """Press what the coach points at until the lesson is over. Every press leads to another address."""
    touch = page.evaluate("() => matchMedia('(pointer: coarse)').matches")
    wanted, over = page.locator(WANTED).first, page.locator(OVER)
    while not over.count():
        before = page.url
        if keyboard:
            wanted.focus()
            page.keyboard.press("Enter")
        elif touch:
            wanted.tap()
        else:
            wanted.click()
        expect(page).not_to_have_url(before)
        page.wait_for_load_state()
        expect(over.or_(wanted)).to_be_visible()


def praise(lesson: Lesson) -> str:
    """What the coach says of the solution."""
    run = begin(lesson)
    for answer in lesson.play:
        run = run.say(answer)
    return Coach(run, "en").says()


@pytest.mark.parametrize(("game", "size"), list(zip(gloam.games(), (DESK, TABLET, PHONE), strict=True)))
def test_two_clicks_lead_a_newcomer_to_the_first_decision_and_the_coach_through_the_ladder(
    company: Company, game: str, size: ViewportSize
) -> None:
    anna = company.visitor(size)
    page = anna.page
    anna.opens("/")
    page.locator(f'a.learn-link[href="/learn/{game}"]').click()
    page.locator(f"#learn-{game}").click()
    expect(page.locator(WANTED).first).to_be_visible()
    words = LessonWords("en", game)
    *scripted, last = ladder(game)
    for lesson in scripted:
        expect(page.locator(".coach .words")).to_contain_text(words.line(lesson.id, "before"))
        hint = page.locator("[value=hint]:visible")
        if hint.count():
            hint.click()
            expect(hint).to_have_count(0)
        follows_the_coach(page)
        expect(page.locator(".coach .words")).to_contain_text(praise(lesson))
        page.locator("#next").click()
    expect(page.locator(".coach .words")).to_contain_text(words.line(last.id, "before"))
    page.locator("#leave").click()
    expect(page.locator(".rung--done")).to_have_count(len(scripted))
    expect(page.locator(f"#learn-{game}")).to_have_attribute("href", f"/learn/{game}/{last.id}")


@pytest.mark.parametrize(("game", "lesson"), [("vendetta", "vd-5"), ("blood-orders", "bo-1"), ("rivals", "rv-2")])
def test_a_lesson_by_touch_on_a_phone_in_french(company: Company, game: str, lesson: str) -> None:
    anna = company.visitor(PHONE, language="fr", has_touch=True)
    page, words = anna.page, LessonWords("fr", game)
    anna.opens(f"/learn/{game}/{lesson}")
    expect(page.locator(".coach-strip .words")).to_contain_text(words.line(lesson, "before"))
    assert not too_small(page)
    examine(page, f"lesson-{lesson}", ("390",))
    legible_in_both_themes(page, f"lesson-{lesson}")
    hint = page.locator(".coach-strip [value=hint]")
    if hint.count():
        hint.tap()
        expect(hint).to_have_count(0)
    follows_the_coach(page)
    expect(page.locator(".coach-strip .words")).to_contain_text(words.line(lesson, "done"))
    assert not too_small(page)
    assert not too_wide(page)
    page.reload()
    expect(page.locator(".coach-strip .words")).to_contain_text(words.line(lesson, "done"))


def test_a_miss_is_explained_and_the_lesson_is_done_by_keyboard(company: Company) -> None:
    anna = company.visitor()
    page, words = anna.page, LessonWords("en", "vendetta")
    anna.opens("/learn/vendetta/vd-1")
    for value in ("0 play BR09", "1 at 1 up"):
        page.locator(f'[name=choose][value="{value}"]:visible').first.focus()
        page.keyboard.press("Enter")
    page.locator("#confirm").press("Enter")
    expect(page.locator(".coach.coach--no .words")).to_contain_text(words.line("vd-1", "a"))
    expect(page.locator("#next")).to_have_count(0)
    page.locator("#again").press("Enter")
    expect(page.locator(".coach--no")).to_have_count(0)
    expect(page.locator(WANTED).first).to_be_visible()
    follows_the_coach(page, keyboard=True)
    expect(page.locator(".coach .words")).to_contain_text(words.line("vd-1", "done"))
    expect(page.locator("#dock:focus-within")).to_have_count(1)  # the focus stays with the question


def explains(page: Page, display: str) -> None:
    """Wait until what the coach's first word means is shown so, "none" or "block"."""
    shown = "(how) => getComputedStyle(document.querySelector('.coach .term'), '::after').display === how"
    page.wait_for_function(shown, arg=display)


def test_a_word_explains_itself_under_the_pointer_the_focus_and_a_press(company: Company) -> None:
    anna = company.visitor()
    page = anna.page
    anna.opens("/learn/vendetta/vd-1")
    term = page.locator(".coach .term").first
    meaning = term.get_attribute("data-why")
    explains(page, "none")
    term.hover()
    explains(page, "block")
    page.mouse.move(5, 5)
    explains(page, "none")
    page.keyboard.press("Tab")
    term.focus()
    explains(page, "block")
    term.press("Enter")
    expect(page.locator("#why")).to_contain_text(str(meaning))
    assert str(page.locator("#why a").get_attribute("href")).endswith(str(term.get_attribute("href")))
    page.keyboard.press("Escape")
    page.locator("#tab-words").click()
    expect(page.locator("#panel-words")).to_contain_text(str(meaning))


def test_a_lesson_without_any_script(company: Company) -> None:
    anna = company.visitor(java_script_enabled=False, speed="")
    page = anna.page
    anna.opens("/learn/blood-orders/bo-1")
    follows_the_coach(page)
    expect(page.locator(".coach .words")).to_contain_text(LessonWords("en", "blood-orders").line("bo-1", "done"))
    page.locator("#next").click()
    expect(page.locator("#dock")).to_be_visible()


def test_what_comes_of_an_answer_is_played_out_and_the_numbers_stand_where_they_point(company: Company) -> None:
    anna = company.visitor(speed="slow")
    page, words = anna.page, LessonWords("en", "vendetta")
    anna.opens("/learn/vendetta/vd-1")
    for number in ("1", "2"):
        expect(page.locator(f'.coach .disc--said[data-number="{number}"]')).to_be_visible()
        expect(page.locator(f'.board .disc[data-number="{number}"]')).to_be_visible()
    wanted = page.locator(WANTED)
    expect(wanted.first).to_have_attribute("data-wanted", "3")
    while not page.locator("#stage").count():
        before = page.url
        wanted.first.click()
        expect(page).not_to_have_url(before)
        page.wait_for_load_state()
    page.locator("[data-stage-do=run]").click()
    expect(page.locator("[data-stage-do=run]")).to_have_attribute("aria-pressed", "false")
    expect(page.locator(".coach .words")).to_have_text(words.worded("look"))
    expect(page.locator("#next")).to_have_count(0)
    page.locator("[data-stage-do=end]").click()
    expect(page.locator(".coach .words")).to_contain_text(words.line("vd-1", "done"))
    expect(page.locator("#stage")).to_have_count(0)
