"""What learners are told: in both languages, short, and true of what lies on the table."""

from __future__ import annotations

import json
import re

import pytest

import gloam
from gloam.lessons import Lesson, begin, ladder, tips
from gloam.words.lessons import LessonWords, emphasis
from tests.lessons.every import every_lesson, played

LANGUAGES = ("en", "fr")
LONGEST = 215  # letters of a line: two lines on a phone
FACTS = ("title", "idea")
END = re.compile(r"(?<!\bDr)[.?!]+(?=\s|$)")

every_game = pytest.mark.parametrize("game", gloam.games())
every_language = pytest.mark.parametrize("language", LANGUAGES)


def lines_of(lesson: Lesson, language: str) -> dict[str, str]:
    speech = LessonWords(language, lesson.game)
    return {key: speech.line(lesson.id, key) for key in speech.keys(lesson.id)}


@every_lesson
def test_both_languages_have_the_same_lines_of_a_lesson_and_all_that_it_needs(lesson: Lesson) -> None:
    english, french = [list(lines_of(lesson, language)) for language in LANGUAGES]
    assert english == french
    assert set(lesson.lines) <= set(english)
    hints = [key for key in english if key.startswith("Ask")]
    assert set(english) - set(lesson.lines) - set(FACTS) == set(hints), "no line is there that nobody says"
    assert bool(hints) == lesson.is_real


@every_language
@every_lesson
def test_a_line_has_two_sentences_at_most_and_fits_a_phone(lesson: Lesson, language: str) -> None:
    for key, line in lines_of(lesson, language).items():
        assert len(line) <= LONGEST, f"{key}: {len(line)}"
        if key != "title":
            assert 1 <= len(END.findall(line)) <= 2, line


@every_language
@every_lesson
def test_only_the_first_line_points_and_its_numbers_are_those_of_the_lesson(lesson: Lesson, language: str) -> None:
    speech = LessonWords(language, lesson.game)
    for key in speech.keys(lesson.id):
        numbers = [number for _, number in speech.pointed(lesson.id, key) if number]
        expected = [str(place + 1) for place in range(len(lesson.points))] if key == "before" else []
        assert numbers == expected, key
        assert not re.search(r"[{}]", speech.line(lesson.id, key))
    assert bool(lesson.points) != lesson.is_real


@every_language
@every_lesson
def test_every_card_that_a_line_names_lies_where_the_learner_can_see_it(lesson: Lesson, language: str) -> None:
    words = gloam.words(language, lesson.game)
    cards: dict[str, list[str]] = {}
    for card in gloam.game(lesson.game).card_ids():
        cards.setdefault(words.card_name(card), []).append(card)
    run, end = begin(lesson), played(lesson, lesson.play)
    seen = json.dumps([one.table.view(one.seat) for one in (run, end)]) + json.dumps(end.events)
    said = [line for key, line in lines_of(lesson, language).items() if key not in FACTS]
    for name, ids in cards.items():
        if not is_noun(name, words) and any(named(name, line) for line in said):
            assert any(f'"{card}' in seen or f" {card}" in seen for card in ids), name


def named(name: str, line: str) -> bool:
    plain = line.replace("\N{NARROW NO-BREAK SPACE}", " ").replace("\N{NO-BREAK SPACE}", " ")
    return name in plain and re.search(rf"(?<!\w){re.escape(name)}(?!\w)", plain) is not None


def is_noun(name: str, words: gloam.Words) -> bool:
    """A card called as a thing of the game is: Victim, Elder, Ready."""
    return name.casefold() in {term.casefold() for term in words.terms.values()}


@every_game
def test_the_words_of_a_ladder_are_those_of_its_lessons(game: str) -> None:
    for language in LANGUAGES:
        speech = LessonWords(language, game)
        assert list(speech.written["lesson"]) == [lesson.id for lesson in ladder(game)]
        titles = [speech.line(lesson.id, "title") for lesson in ladder(game)]
        assert len(set(titles)) == len(titles)
        assert max(len(title) for title in titles) <= 40


@every_game
def test_a_game_is_told_in_three_minutes_in_as_many_paragraphs_in_both_languages(game: str) -> None:
    english, french = [LessonWords(language, game).overview() for language in LANGUAGES]
    assert len(english) == len(french) == 6
    for told in (english, french):
        assert sum(len(paragraph.split()) for paragraph in told) < 300
        assert emphasis(told[0]) == [(told[0].strip("*"), True)], "the goal stands out"
    for one, other in zip(english, french, strict=True):
        assert [strong for _, strong in emphasis(one)].count(True) == [strong for _, strong in emphasis(other)].count(
            True
        )


def test_emphasis_is_what_stands_between_stars() -> None:
    assert emphasis("**Watch** your Blood.") == [("Watch", True), (" your Blood.", False)]
    assert emphasis("nothing * here") == [("nothing * here", False)]


@every_game
def test_both_languages_explain_the_same_twenty_words_each_in_one_sentence(game: str) -> None:
    english, french = [LessonWords(language, game).glossary() for language in LANGUAGES]
    assert [entry.key for entry in english] == [entry.key for entry in french]
    assert len(english) == 20
    for entry in (*english, *french):
        assert len(END.findall(entry.means)) == 1
        assert len(entry.means) <= 130, entry.word


@every_game
def test_both_languages_have_the_same_ten_tips_and_each_has_a_reason(game: str) -> None:
    rules = {tip.id: tip.rules for tip in tips(game)}
    english, french = [LessonWords(language, game).tips() for language in LANGUAGES]
    assert [tip.key for tip in english] == [tip.key for tip in french] == list(rules)
    assert len(english) == 10
    for one, other in zip(english, french, strict=True):
        assert one.measured or rules[one.key], one.key
        assert bool(one.measured) == bool(other.measured)
        numbers = [
            re.findall(r"\d+", re.sub(r"(?<=\d)[\s,](?=\d{3})", "", text)) for text in (one.measured, other.measured)
        ]
        assert numbers[0] == numbers[1], one.key


# ---- words explained where they stand


def marked(text: str, language: str, game: str) -> list[tuple[str, str]]:
    return [(part, entry.key) for part, entry in LessonWords(language, game).explained(text, set()) if entry]


def test_a_word_is_marked_where_it_first_appears_in_any_of_its_forms() -> None:
    text = "Allies feed you; an Ally is worth Influence. Drain a Victim, not two Victims."
    assert marked(text, "en", "vendetta") == [
        ("Allies", "ally"),
        ("Influence", "influence"),
        ("Drain", "drain"),
        ("Victim", "victim"),
    ]
    assert "".join([part for part, _ in LessonWords("en", "vendetta").explained(text, set())]) == text


def test_the_longer_word_is_meant_and_a_part_of_a_word_is_none() -> None:
    assert marked("The Prince's Haven.", "en", "vendetta") == [("Prince's Haven", "prince-s-haven")]
    assert marked("Blood Potency, then Blood.", "en", "rivals") == [
        ("Blood Potency", "blood-potency"),
        ("Blood", "blood"),
    ]
    assert marked("Bloodless, in action and reaction.", "en", "rivals") == []
    assert marked("They act by day.", "en", "blood-orders") == []


def test_a_word_that_was_met_before_is_not_marked_again() -> None:
    speech, met = LessonWords("en", "vendetta"), {"ally"}
    first, second = [speech.explained("An Ally has Blood.", met) for _ in range(2)]
    assert [part for part, entry in first if entry] == ["Blood"]
    assert second == [("An Ally has Blood.", None)]
    assert met == {"ally", "blood"}


def test_two_words_explained_together_are_marked_once() -> None:
    assert marked("ready or exhausted", "en", "rivals") == [("ready", "ready-exhausted")]


def test_nothing_is_marked_where_there_is_nothing_to_explain() -> None:
    assert LessonWords("fr", "rivals").explained("Rien ici.", set()) == [("Rien ici.", None)]
    assert LessonWords("fr", "rivals").explained("", set()) == []


@every_language
@every_game
def test_no_spelling_belongs_to_two_words_and_most_words_are_met_in_the_lessons(game: str, language: str) -> None:
    speech = LessonWords(language, game)
    spellings = [spelling for entry in speech.glossary() for spelling in entry.spellings]
    assert len(spellings) == len(set(spellings))
    said = " ".join([line for lesson in ladder(game) for line in lines_of(lesson, language).values()])
    met = {key for _, key in marked(said, language, game)}
    assert len(met) >= 14, {entry.key for entry in speech.glossary()} - met
