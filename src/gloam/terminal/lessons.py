"""Lessons in the terminal: the same table as in a game, with a coach above the question."""

from __future__ import annotations

from typing import Final

from rich import box
from rich.console import Console
from rich.padding import Padding
from rich.panel import Panel
from rich.rule import Rule as Line
from rich.table import Table as Grid
from rich.text import Text

import gloam
from gloam.core.event import Fact
from gloam.core.question import Question
from gloam.core.refusal import Rejected
from gloam.core.table import LETTERS
from gloam.lessons import AGAIN, SHOW, Lesson, Run, begin, ladder, resume, tips
from gloam.lessons.run import MISSED, SHOWN
from gloam.lessons.telling import Coach, following, names
from gloam.terminal.company import Sitting
from gloam.terminal.play import Play
from gloam.terminal.progress import Progress
from gloam.terminal.prose import Prose
from gloam.terminal.speech import Speech
from gloam.words.lessons import LessonWords, emphasis

DONE_MARK: Final = "●"
OPEN_MARK: Final = "○"
NOBODY: Final = "random"  # sits in every chair of a lesson, and is never asked


class Learning(Play):
    """Plays one lesson after the other."""

    def __init__(self, console: Console, speech: Speech, lesson: Lesson, progress: Progress) -> None:
        self.progress = progress
        self.lesson_run = begin(lesson)
        self.drawn_for = ""  # the lesson whose table has been shown
        self.spoken = ("", "")  # what the coach has said last
        self.is_helped = False  # has it been said what can be typed?
        super().__init__(console, speech, self.lesson_run.table, Sitting(lesson.number_of_seat, (NOBODY,)))
        self.lay(lesson)

    def lay(self, lesson: Lesson) -> None:
        """Put this lesson on the table."""
        self.take(begin(lesson))
        self.told = 0
        self.drawn_for = ""
        self.you = lesson.number_of_seat

    def take(self, run: Run) -> None:
        self.lesson_run = run
        self.table = run.table

    @property
    def coach(self) -> Coach:
        return Coach(self.lesson_run, self.speech.language)

    @property
    def lesson(self) -> Lesson:
        return self.lesson_run.lesson

    @property
    def own(self) -> LessonWords:
        return LessonWords(self.speech.language, self.game)

    @property
    def names(self) -> list[str]:
        """Everyone as the coach speaks of them, and you."""
        called = names(self.lesson_run, self.own)
        return [self.speech.say("table.you") if seat == self.you else name for seat, name in enumerate(called)]

    def events(self, since: int = 0) -> list[dict[str, Fact]]:
        return self.lesson_run.events[since:]

    def write(self, key: str, style: str = "", **facts: object) -> None:
        self.console.print(Prose(self.own.worded(key, **facts), style=style))

    # ---- the loop

    def run(self) -> None:
        """One lesson after the other until somebody leaves, or the input ends."""
        try:
            while self.go_on():
                pass
        except (KeyboardInterrupt, EOFError):
            self.console.print()
        self.write("leaving", style="dim")

    def go_on(self) -> bool:
        """The next question, or what comes after the last. False when it is time to leave."""
        if self.drawn_for != self.lesson.id:
            self.introduce_lesson()
        question = self.lesson_run.question
        if question is None:
            return self.after()
        self.ask(question)
        return True

    def introduce_lesson(self) -> None:
        self.drawn_for = self.lesson.id
        lessons = [lesson.id for lesson in ladder(self.game)]
        facts = {"game": gloam.game(self.game).title, "number": lessons.index(self.lesson.id) + 1}
        self.console.print(Line(self.own.worded("of", **facts, count=len(lessons), title=self.coach.title)))
        self.lay_out()

    def lay_out(self) -> None:
        """The whole table, where the question does not come with it."""
        question = self.lesson_run.question
        assert question is not None, "a lesson begins with a question"
        self.tell_news()
        self.spoken = ("", "")
        if question.what not in self.shown.always_drawn:
            self.draw()
            self.drawn = True

    def show(self, question: Question) -> None:
        self.speak()
        super().show(question)
        if not self.is_helped:
            self.is_helped = True
            self.write("help", style="dim")

    def speak(self) -> None:
        """What the coach says now, and what is said besides; nothing twice in a row."""
        said, aside = self.coach.says(), self.coach.aside()
        before, self.spoken = self.spoken, (said, aside)
        if self.lesson.is_real and aside and not self.lesson_run.kept:
            self.console.print(Prose(aside))  # how it begins comes before what it begins with
            aside = ""
        if said and said != before[0]:
            title = self.own.worded("coach")
            self.console.print(Panel(Prose(said), title=title, title_align="left", padding=(0, 1), border_style="cyan"))
        if aside and aside != before[1]:
            self.console.print(Prose(aside, style="dim"))

    def accept(self, question: Question, answer: str) -> None:
        """The learner's own answer, and all that follows from it. Raises `Rejected`."""
        self.take(self.lesson_run.answer(answer))

    def refuse(self, no: Rejected, line: str, count: int) -> None:
        super().refuse(no, line, count)
        said = self.coach.refusal(no)
        if said:
            self.console.print(Prose(said, style="cyan"))

    # ---- what can be typed

    def respond(self, question: Question, line: str) -> bool:
        if self.is_word(line, "again"):
            return self.start_again(AGAIN)
        if self.is_word(line, "show") and self.lesson.play:
            return self.start_again(SHOW)
        if self.is_word(line, "skip"):
            return self.move(1)
        if self.is_word(line, "why"):
            self.tell_rules()
        elif self.speech.is_command(line, "help"):
            self.write("help")
        elif self.speech.is_command(line.partition(" ")[0], "load"):
            self.write("not-here", text=line)
        else:
            return super().respond(question, line)
        return False

    def is_word(self, line: str, command: str) -> bool:
        return line.casefold() in (command, self.own.worded(f"command.{command}"))

    def start_again(self, how: str) -> bool:
        run = self.lesson_run
        if self.lesson.is_real:
            self.take(begin(self.lesson, run.luck + 1))  # another game, with other luck
        else:
            self.take(run.say(how))
        self.told = 0
        self.spoken = ("", "")
        if how == AGAIN:
            self.lay_out()
        else:
            self.console.print(Prose(self.coach.solution(), style="cyan"))
        return True

    def hint(self, question: Question) -> None:
        """What the solution would answer; in a real game what the master thinks."""
        if self.lesson.is_real:
            super().hint(question)
        else:
            self.console.print(Prose(self.coach.hint(), style="cyan"))

    def undo(self) -> bool:
        """Here anything can be taken back: the lesson is played again up to the answer before."""
        kept = self.lesson_run.kept
        if not self.lesson_run.answers:
            self.say("play.no-undo")
            return False
        self.take(resume(self.lesson, kept[:-1], self.lesson_run.luck))
        self.told = min(self.told, len(self.events()))
        return True

    def tell_rules(self) -> None:
        """The rules that the lesson rests on; where something was refused, the rule that did it."""
        if self.refused:
            self.show_rule(self.refused)
            return
        self.write("rules-of")
        for rule in self.lesson.rules:
            self.show_rule(rule)

    # ---- after a lesson

    def after(self) -> bool:
        """How it went, and what next. False when it is time to leave."""
        run = self.lesson_run
        self.tell_news()
        self.console.print()
        self.speak()
        if run.done:
            self.note()
        while True:
            self.prompt_after()
            chosen = self.respond_after(self.read())
            if chosen is not None:
                return chosen

    def note(self) -> None:
        self.progress.note(self.lesson.id)
        if self.progress.trouble is not None:
            self.say(self.progress.trouble.key, **self.progress.trouble.facts)
            self.progress.trouble = None  # once is enough

    def prompt_after(self) -> None:
        run, last = self.lesson_run, following(self.lesson) is None
        if self.lesson.is_real and run.done:
            self.write("after-real", style="dim", enter=self.own.worded("enter.enough" if last else "enter.next"))
        elif run.done:
            self.write("after-last" if last else "after-done", style="dim")
        else:
            self.write("after-shown" if run.state == SHOWN else "after-missed", style="dim")

    def respond_after(self, line: str) -> bool | None:
        """Do what was typed after a lesson: True to go on, False to leave, None to be asked again."""
        run = self.lesson_run
        if not line:
            return self.move(1) if run.done else self.start_again(AGAIN)
        if self.speech.is_command(line, "quit"):
            return False
        if self.is_word(line, "again"):
            return self.start_again(AGAIN)
        if self.is_word(line, "show") and self.lesson.play:
            return self.start_again(SHOW)
        if self.is_word(line, "skip") or self.speech.is_command(line, "next"):
            return self.move(1)
        if self.speech.is_command(line, "back"):
            return self.move(-1)
        if self.is_word(line, "on") and self.lesson.is_real and run.state != MISSED:
            return self.play_on()
        if self.is_word(line, "why"):
            self.tell_rules()
        elif not self.look_up(line):
            self.write("not-here", text=line)
        return None

    def move(self, by: int) -> bool:
        """To the next lesson, or back. False after the last one."""
        lessons = ladder(self.game)
        place = [lesson.id for lesson in lessons].index(self.lesson.id) + by
        if place < 0:
            self.write("first")
            return True
        if place == len(lessons):
            return False
        self.lay(lessons[place])
        return True

    def play_on(self) -> bool:
        """The game of the last lesson to its end, as any other."""
        table, lesson = self.lesson_run.onward, self.lesson
        assert table is not None, "a lesson that is over goes on somewhere"
        bots = tuple([lesson.bots.get(letter, NOBODY) for letter in LETTERS[: table.seats]])
        desk = Play(self.console, self.speech, table, Sitting(lesson.number_of_seat, bots))
        desk.told = len(self.events())
        desk.run()
        return False


# ---- to read


def show_games(progress: Progress, speech: Speech, console: Console) -> None:
    """The games that can be learnt, and how far one is."""
    grid = Grid(box=box.SIMPLE_HEAD, pad_edge=False, show_header=False)
    for game in gloam.games():
        lessons = ladder(game)
        done = len([lesson for lesson in lessons if lesson.id in progress.done])
        said = LessonWords(speech.language, game).worded("done-of", done=done, count=len(lessons))
        grid.add_row(Prose(game, style="bold"), gloam.game(game).title, Prose(said, style="dim"))
    own = LessonWords(speech.language, gloam.games()[0])
    console.print(Line(own.worded("title")))
    console.print(grid)
    console.print(Prose(own.worded("games"), style="dim"))


def show_course(game: str, progress: Progress, speech: Speech, console: Console) -> None:
    """The game in three minutes, then its lessons."""
    own = LessonWords(speech.language, game)
    console.print(Line(own.worded("overview", game=gloam.game(game).title)))
    for paragraph in own.overview():
        text = Prose()
        for part, strong in emphasis(paragraph):
            text.append(part, style="bold" if strong else "")
        console.print(Padding(text, (0, 0, 1, 0)))
    console.print(Line(own.worded("ladder")))
    lessons = ladder(game)
    grid = Grid.grid(padding=(0, 1))
    grid.add_column(justify="right", style="bold")
    for number, lesson in enumerate(lessons, start=1):
        mark = Text(DONE_MARK, style="green") if lesson.id in progress.done else Text(OPEN_MARK, style="dim")
        time = own.worded("minutes.one") if lesson.minutes == 1 else own.worded("minutes.some", count=lesson.minutes)
        title = Prose(own.line(lesson.id, "title"), style="bold").append(f" · {time}", style="not bold dim")
        grid.add_row(f"{number}.", mark, title.append("\n" + own.line(lesson.id, "idea"), style="not bold"))
    console.print(grid)
    left = [number for number, lesson in enumerate(lessons, start=1) if lesson.id not in progress.done]
    if left:
        console.print(Prose(own.worded("begin", game=game, number=left[0])))
    console.print(Prose(own.worded("list", game=game), style="dim"))


def show_words(game: str, speech: Speech, console: Console) -> None:
    own = LessonWords(speech.language, game)
    console.print(Line(own.worded("words")))
    grid = Grid(box=box.SIMPLE_HEAD, pad_edge=False, show_header=False)
    for entry in own.glossary():
        grid.add_row(Prose(entry.word, style="bold"), Prose(entry.means))
    console.print(grid)


def show_tips(game: str, speech: Speech, console: Console) -> None:
    own = LessonWords(speech.language, game)
    rules = {tip.id: tip.rules for tip in tips(game)}
    console.print(Line(own.worded("tips")))
    for number, tip in enumerate(own.tips(), start=1):
        console.print(Prose(f"{number}. {tip.say}"))
        why = [own.worded("measured", figures=tip.measured)] if tip.measured else []
        console.print(Padding(Prose(" · ".join([*why, *rules[tip.key]]), style="dim"), (0, 0, 0, 3)))
