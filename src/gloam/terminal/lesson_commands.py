"""The command `gloam learn`."""

from __future__ import annotations

from typing import Annotated

import typer

import gloam
from gloam.core.refusal import Rejected
from gloam.lessons import Lesson, find, ladder
from gloam.terminal import given, lessons
from gloam.terminal.commands import HELP, OWN, Lang, screen, speaking
from gloam.terminal.progress import Progress
from gloam.terminal.prose import Prose
from gloam.terminal.speech import Speech, Trouble


def learn(
    source: Annotated[str, typer.Argument(metavar="GAME", help=HELP["option.learn"])] = "",
    number: Annotated[int | None, given.position("NUMBER", HELP["option.lesson"])] = None,
    words: Annotated[bool, typer.Option("--words", help=HELP["option.learn-words"])] = False,
    tips: Annotated[bool, typer.Option("--tips", help=HELP["option.learn-tips"])] = False,
    lang: Lang = OWN,
) -> None:
    with speaking(lang) as speech:
        chosen = lesson_named(source, number)
        progress = Progress()
        if progress.trouble is not None and not (words or tips):
            tell_trouble(progress, speech)
        if chosen is not None:
            lessons.Learning(screen(), speech, chosen, progress).run()
        elif not source:
            lessons.show_games(progress, speech, screen())
        elif words or tips:
            if words:
                lessons.show_words(source, speech, screen())
            if tips:
                lessons.show_tips(source, speech, screen())
        else:
            lessons.show_course(source, progress, speech, screen())


def lesson_named(source: str, number: int | None) -> Lesson | None:
    """The lesson that is meant, by its name or its number; None where none is. Raises `Trouble`."""
    if not source:
        return None
    if source not in gloam.games():
        try:
            return find(source)
        except Rejected:
            raise Trouble("error.learn", name=source, known=", ".join(gloam.games())) from None
    known = ladder(source)
    if number is None:
        return None
    if not 1 <= number <= len(known):
        title = gloam.game(source).title
        raise Trouble("error.lesson", number=number, count=len(known), title=title)
    return known[number - 1]


def tell_trouble(progress: Progress, speech: Speech) -> None:
    """What has been done cannot be read, or kept: said once, and learning goes on."""
    no = progress.trouble
    assert no is not None, "there is trouble to tell"
    screen(error=True).print(Prose(speech.say(no.key, **no.facts), style="red"), soft_wrap=True)
