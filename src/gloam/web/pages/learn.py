"""Learning a game: three minutes to read with a picture, the lessons with how far one has come, its words, its tips."""

from __future__ import annotations

from collections.abc import Sequence

import gloam
from gloam.lessons import Lesson, ladder, tips
from gloam.web import tags as h
from gloam.web.drawings.games import GAMES
from gloam.web.drawings.parts import hidden, icon, why
from gloam.web.elements import Element, Node
from gloam.web.pages.frame import page, plain_top
from gloam.web.pages.lesson import address
from gloam.web.pages.terms import paragraph, words_list
from gloam.words.lessons import LessonWords
from gloam.words.pages import Speech

EASIEST = "random"  # whom a newcomer plays against


def link(speech: Speech, game: str, words: str = "", kind: str = "") -> Element:
    """The way here, from anywhere."""
    return h.a(class_=["learn-link", kind], href=f"/learn/{game}")[
        icon("coach"), h.span[words or speech.say("learn.link")]
    ]


# ---- all games


def games_page(speech: Speech, learned: Sequence[str]) -> Element:
    say = speech.say
    body = [
        plain_top(speech, here="/learn"),
        h.main("#main.wrap.learn")[
            h.h1(".title")[say("learn.all-games")],
            h.p(".lead")[say("learn.about")],
            h.div(".ln-games")[[game_block(speech.of(game), learned) for game in gloam.games()]],
        ],
    ]
    return page(speech, say("learn.all-games"), body)


def game_block(speech: Speech, learned: Sequence[str]) -> Element:
    game = speech.words.game
    words = LessonWords(speech.language, game)
    return h.section[
        h.h2(".head")[h.a(href=f"/learn/{game}")[speech.say(f"game.{game}")]],
        h.p[paragraph(words, words.overview()[0], set())],
        dots(speech, learned),
        h.p(".do")[onward(speech, words, learned, ""), h.a(".btn", href=f"/learn/{game}")[speech.say("learn.read")]],
    ]


# ---- one game


def game_page(speech: Speech, learned: Sequence[str]) -> Element:
    say, game = speech.say, speech.words.game
    words = LessonWords(speech.language, game)
    title = say("learn.title", game=say(f"game.{game}"))
    body = [
        h.a(".skip", href="#lessons")[words.worded("ladder")],
        plain_top(speech, here="/learn", back=f"/learn/{game}"),
        h.main("#main.wrap.learn")[
            tabs(speech),
            h.div(".ln-head")[
                h.div[h.h1[title], h.p(".lead")[say("learn.lead", minutes=minutes(words, ladder(game)))]],
                h.div(".ln-go")[
                    h.div(".do")[onward(speech, words, learned, "btn--do btn--big"), just_play(words)],
                    h.p(".sub")[progress(speech, words, learned)],
                ],
            ],
            overview(speech, words),
            h.div(".ln-two")[
                h.div[lessons_part(speech, words, learned), tips_part(speech, words)],
                h.section("#words")[
                    h.div(".ln-h.ln-h--none")[
                        h.h2(".head")[words.worded("words")], h.span(".sub")[say("learn.words-too")]
                    ],
                    words_list(words, anchors=True),
                ],
            ],
        ],
    ]
    return page(speech, title, body)


def tabs(speech: Speech) -> Element:
    here = speech.words.game
    return h.nav(".ln-tabs", aria_label=speech.say("learn.games"))[
        [
            h.a(href=f"/learn/{game}", aria_current="page" if game == here else None)[speech.say(f"game.{game}")]
            for game in gloam.games()
        ]
    ]


def minutes(words: LessonWords, lessons: Sequence[Lesson]) -> str:
    count = sum(lesson.minutes for lesson in lessons)
    return words.worded("minutes.one" if count == 1 else "minutes.some", count=count)


def left(game: str, learned: Sequence[str]) -> list[Lesson]:
    """The lessons not yet done."""
    return [lesson for lesson in ladder(game) if lesson.id not in learned]


def onward(speech: Speech, words: LessonWords, learned: Sequence[str], kind: str) -> Element:
    """To the first lesson that is not done; to the first of all where every one is."""
    game = speech.words.game
    rest = left(game, learned)
    to = (rest or ladder(game))[0]
    begun = len(rest) < len(ladder(game))
    number = ladder(game).index(to) + 1
    text = speech.say("learn.go-on", number=number) if begun and rest else words.worded("learn")
    return h.a(class_=["btn", kind], id=f"learn-{game}", href=address(to))[text]


def just_play(words: LessonWords) -> Element:
    return h.form(method="post", action="/play")[
        h.input(type="hidden", name="bot", value=EASIEST),
        h.button("#just-play.btn.btn--big", name="game", value=words.words.game)[words.worded("just-play")],
    ]


def progress(speech: Speech, words: LessonWords, learned: Sequence[str]) -> str:
    game = speech.words.game
    rest = left(game, learned)
    if not rest:
        return words.worded("finished")
    done, count = len(ladder(game)) - len(rest), len(ladder(game))
    return speech.say("learn.progress", done=done, count=count, minutes=minutes(words, rest))


def dots(speech: Speech, learned: Sequence[str]) -> Element:
    lessons = ladder(speech.words.game)
    done = [lesson.id in learned for lesson in lessons]
    label = speech.say("learn.dots", done=sum(done), count=len(done))
    return h.span(".ln-prog", role="img", aria_label=label)[[h.i(class_=["on"] if one else []) for one in done]]


# ---- three minutes


def overview(speech: Speech, words: LessonWords) -> Element:
    met: set[str] = set()
    goal, *rest = words.overview()
    game = speech.words.game
    return h.section("#three-minutes")[
        h.div(".ln-h")[h.h2(".head")[words.worded("overview", game=speech.say(f"game.{game}"))]],
        h.p(".ln-goal")[paragraph(words, goal, met)],
        GAMES[game].picture(speech),
        h.div(".ln-text")[[h.p[paragraph(words, one, met)] for one in rest]],
    ]


# ---- the ladder


def lessons_part(speech: Speech, words: LessonWords, learned: Sequence[str]) -> Element:
    game = speech.words.game
    rest = left(game, learned)
    now = rest[0].id if rest else ""
    return h.section("#lessons")[
        h.div(".ln-h.ln-h--none")[
            h.h2(".head")[words.worded("ladder")], h.span(".sub")[speech.say("learn.nothing-locked")]
        ],
        h.ol(".ladder")[
            [
                rung(speech, words, lesson, number, lesson.id in learned, lesson.id == now)
                for number, lesson in enumerate(ladder(game), start=1)
            ]
        ],
    ]


def rung(speech: Speech, words: LessonWords, lesson: Lesson, number: int, done: bool, now: bool) -> Element:
    title = words.line(lesson.id, "title")
    deed = "learn.again" if done else "learn.begin"
    return h.li(class_=["rung", done and "rung--done", now and "rung--now"])[
        h.span(".st")[[icon("check"), hidden(speech.say("learn.is-done"))] if done else str(number)],
        h.span[h.b[title], h.small[words.line(lesson.id, "idea")]],
        h.span(".min")[minutes(words, [lesson])],
        h.a(class_=["btn", now and "btn--do"], href=address(lesson))[speech.say(deed), hidden(f" {title}")],
    ]


# ---- tips


def tips_part(speech: Speech, words: LessonWords) -> Node:
    rules = {tip.id: tip.rules for tip in tips(speech.words.game)}
    return h.section("#tips")[
        h.div(".ln-h")[h.h2(".head")[words.worded("tips")]],
        h.ol(".ln-tips")[
            [
                h.li[
                    h.p[advice.say],
                    advice.measured and h.small[words.worded("measured", figures=advice.measured)],
                    [why(speech, speech.words.game, rule) for rule in rules.get(advice.key, ())[:1]],
                ]
                for advice in words.tips()
            ]
        ],
    ]
