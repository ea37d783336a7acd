"""What the master thinks of a move that was made: the options it weighs, how often it tries each, and its chances."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from gloam.bots import THEN, Opinion, Thought
from gloam.core.question import Question
from gloam.web import tags as h
from gloam.web.drawings.parts import card_ids, hidden, icon, linked
from gloam.web.elements import Element, Node
from gloam.web.pages.frame import page, plain_top
from gloam.web.rooms.looking import Look

SHOWN: Final = 5  # options in sight; the others unfold


def asking(look: Look) -> Node:
    """The button that asks for it, at every move of a finished game; of one that goes on, why there is none."""
    say = look.speech.say
    if look.line == 0:
        return None
    if not look.over:
        return h.p(".think.soft.small")[say("thoughts.running")]
    return h.div(".think", aria_live="polite")[
        h.form(method="get", action=f"{look.url}/thoughts", data_think=say("thoughts.thinking"))[
            h.input(type="hidden", name="line", value=str(look.step)),
            h.input(type="hidden", name="seat", value=look.eyes),
            h.button(".btn", type="submit")[icon("search"), h.span[say("thoughts.ask")]],
        ]
    ]


def thoughts_page(look: Look, thought: Thought) -> Element:
    """The same on a page of its own, for whoever has no script."""
    say = look.speech.say
    where = say("replay.move", line=look.step, lines=look.last)
    return page(
        look.speech,
        say("thoughts.title"),
        [
            plain_top(look.speech),
            h.main("#main.wrap.page-narrow")[
                h.h1(".title")[say("thoughts.title")],
                h.p(".lead")[h.a(href=look.link(look.step))[where]],
                panel(look, thought),
            ],
        ],
    )


def panel(look: Look, thought: Thought) -> Element:
    """All that was weighed, the best first, and what was really played."""
    say = look.speech.say
    question, option = look.past.answer(look.line)
    played = thought.place_of(look.past.answers(look.line))
    rows = list(opinions(look, question, thought, played))
    weighed = thought.iterations > 0
    return h.section(".thought", tabindex="-1", aria_label=say("thoughts.title"))[
        h.p(".head")[say("thoughts.title")],
        h.p(".asked")[look.speech.words.question(question, look.names)],
        [h.ol(".opinions")[rows[:SHOWN]], more(look, rows[SHOWN:])] if weighed else h.p[say("thoughts.nothing")],
        h.p(".missed")[say("thoughts.not-weighed", option=look.speech.words.option(question, option, look.names))]
        if weighed and played is None
        else None,
        h.p(".soft.small")[say("thoughts.note", name=look.names[question.seat], count=thought.iterations)]
        if weighed
        else None,
    ]


def opinions(look: Look, question: Question, thought: Thought, played: int | None) -> Iterator[Element]:
    most = max([1, *(opinion.visits for opinion in thought.opinions)])
    for place, opinion in enumerate(thought.opinions):
        yield row(look, question, opinion, opinion.visits / most, is_choice=place == 0, was_played=place == played)


def row(
    look: Look, question: Question, opinion: Opinion, share: float, *, is_choice: bool, was_played: bool
) -> Element:
    say = look.speech.say
    return h.li(class_=["is-choice" if is_choice else "", "is-played" if was_played else ""])[
        h.span(".what")[
            phrase(look, question, opinion.option),
            was_played and [" ", h.span(".tag")[icon("check"), say("thoughts.played")]],
        ],
        h.span(".tried")[
            h.svg(".share", aria_hidden="true", height="8")[
                h.rect(".ground", width="100%", height="8", rx="2"),
                h.rect(".part", width=f"{100 * share:.1f}%", height="8", rx="2"),
            ],
            h.span[str(opinion.visits), hidden(f" {say('thoughts.tried')}")],
        ],
        h.span(".odds")[
            say("arenas.percent", number=round(100 * opinion.chance)), hidden(f" {say('thoughts.chance')}")
        ],
    ]


def more(look: Look, rows: list[Element]) -> Node:
    if not rows:
        return None
    return h.details[
        h.summary[look.speech.counted("thoughts.more", len(rows))], h.ol(".opinions", start=str(SHOWN + 1))[rows]
    ]


def phrase(look: Look, question: Question, option: str) -> list[Node]:
    """A move in words, its card with a link; or several moves that were weighed as one."""
    answers = option.split(THEN)
    text = look.speech.words.run(question, answers, look.names)
    cards = [word for word in option.split(" ") if word in card_ids(look.room.game)] if len(answers) == 1 else []
    return linked(text, look.room.game, cards, look.names, look.speech)


def data(look: Look, thought: Thought, bot: str) -> dict[str, object]:
    """The same for a program."""
    question, _ = look.past.answer(look.line)
    answers = look.past.answers(look.line)
    return {
        "line": look.step,
        "bot": bot,
        "question": question.plain(),
        "answer": answers[0],
        "played": thought.place_of(answers),
        "iterations": thought.iterations,
        "opinions": [
            {"answers": one.option.split(THEN), "visits": one.visits, "chance": round(one.chance, 4)}
            for one in thought.opinions
        ],
    }
