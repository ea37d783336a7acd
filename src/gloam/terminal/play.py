"""A game played in the terminal, against bots."""

from __future__ import annotations

import shlex
import signal
from pathlib import Path
from types import FrameType
from typing import Final

from rich.console import Console
from rich.padding import Padding
from rich.panel import Panel
from rich.rule import Rule as Line

import gloam
from gloam.core.question import Question
from gloam.core.refusal import Refused, Rejected, Unreadable
from gloam.core.table import Table, amount_in
from gloam.terminal import files
from gloam.terminal.company import Company, Sitting
from gloam.terminal.desk import FEW
from gloam.terminal.explain import card_sheet, cards_in, log
from gloam.terminal.given import cut
from gloam.terminal.options import numbered
from gloam.terminal.passing import Passing
from gloam.terminal.prose import Prose
from gloam.terminal.speech import Speech, Trouble
from gloam.terminal.typed import understood

ALONE: Final = ("help", "quit", "hint", "undo", "always")  # commands that take nothing
CLOSING: Final = (signal.SIGTERM, signal.SIGHUP)  # a terminal that is closed is a player who leaves


class Play(Company):
    """The loop of a game: bots answer by themselves, the player is asked."""

    def __init__(self, console: Console, speech: Speech, table: Table, sitting: Sitting) -> None:
        super().__init__(console, speech, table, sitting)
        self.told = 0  # events the player has read
        self.refused = ""  # the rule that refused what was asked for last
        self.passing = Passing()
        self.drawn = False  # the whole table stands right above the question
        self.sit_down(table)

    def sit_down(self, table: Table) -> None:
        """Put a table down: this one, or another that was loaded."""
        self.table = table
        self.speech = self.speech.of(table.setup.game)
        self.you = self.sitting.you if self.sitting.you is not None and self.sitting.you < table.seats else None
        self.gather(table)
        self.told = max(0, len(table.events(None)) - FEW)  # of a long game the last lines are enough

    # ---- the loop

    def run(self) -> None:
        """Play to the end, or until the player leaves; whatever happens, the game is not lost."""
        before = {number: signal.signal(number, interrupted) for number in CLOSING}
        try:
            self.loop()
            if self.table.over:
                self.finish()
        except (KeyboardInterrupt, EOFError):
            self.console.print()
        finally:
            before[signal.SIGINT] = signal.getsignal(signal.SIGINT)
            for number in before:
                signal.signal(number, signal.SIG_IGN)  # who presses Ctrl-C twice does not stop the saving
            if not self.table.over:
                self.leave()
            for number, handler in before.items():
                signal.signal(number, handler)

    def loop(self) -> None:
        while not self.table.over:
            self.notice_leaving()
            if not self.table.waiting_for():  # what a written table had left to do has broken off
                no = Unreadable("position-unplayable", "", "docket")
                self.console.print(Prose(self.speech.words.refusal(no, self.names)))
                return
            question = self.next_question()
            if question.seat == self.you:
                self.ask(question)
            else:
                self.let_answer(question)
                if self.you is None:
                    self.watch()

    def next_question(self) -> Question:
        """The player's own first: in a secret choice the bots think meanwhile."""
        questions = self.table.questions()
        own = [question for question in questions if question.seat == self.you]
        if own:
            self.think_ahead()
        return (own or questions)[0]

    def notice_leaving(self) -> None:
        """Somebody who is out of the game watches the rest of it."""
        if self.you is not None and self.table.out[self.you]:
            self.tell_news()
            self.say("play.you-are-out")
            self.you = None

    def watch(self) -> None:
        """Show somebody who only watches what has just happened, and the table before the phases that change most."""
        events = self.table.events(None, self.told)
        self.tell_news()
        if any(event["what"] == "phase" and event["phase"] in self.shown.drawn_before for event in events):
            self.draw()

    def tell_news(self) -> bool:
        """What has happened since the player last looked. Was there anything that others did?"""
        events = self.events(self.told)
        if events:
            self.console.print(log(events, self.told + 1, self.speech, self.names, self.you))
        self.told += len(events)
        return any(event["seat"] != self.you for event in events)

    # ---- asking

    def ask(self, question: Question) -> None:
        if len(question.options) == 1:
            option = self.speech.words.option(question, question.options[0], self.names)
            self.say("play.only", option=option)
            self.accept(question, question.options[0])
            return
        passed = self.passing.answer(self.shown, question, self.table)
        if passed:
            self.say("play.passed", option=self.speech.words.option(question, passed, self.names))
            self.accept(question, passed)
            return
        if self.tell_news() or question.what in self.shown.always_drawn:
            self.console.print()
            self.draw()
            self.drawn = True
        self.show(question)
        self.refused = ""
        while not self.respond(question, self.read()):
            self.show(question)

    def show(self, question: Question) -> None:
        """The question and its numbered options, each with what could be typed instead."""
        view = self.table.view(question.seat)
        self.console.print()
        about = self.shown.going_on(view, self.speech, self.names)
        if about is not None and not self.drawn:
            self.console.print(about)
        self.drawn = False
        self.console.print(Prose(self.speech.words.question(question, self.names, self.you), style="bold yellow"))
        options = numbered(question, view, self.speech, self.names)
        self.console.print(Padding(options, (0, 0, 0, 1)))
        if question.what in self.shown.advice:
            self.say(self.shown.advice[question.what])
        if self.may_pass(question):
            self.say("play.pass-line")

    def respond(self, question: Question, line: str) -> bool:
        """Do what was typed. True once the question is answered, or another one is to be asked."""
        word, _, rest = line.partition(" ")
        is_command = self.speech.is_command
        if not line and question.options[0] == "end":
            return self.answer(question, "end")
        if not line or self.explain(question, line) or self.look_up(line) or self.has_too_much(word, rest.strip()):
            return False
        passed = self.passing.say(self.shown, question, self.table, line, self.speech)
        if passed:
            return self.answer(question, passed)
        if is_command(word, "help"):
            self.say("play.help", example=self.speech.say("example"))
        elif is_command(word, "quit"):
            raise EOFError
        elif is_command(word, "hint"):
            self.hint(question)
        elif is_command(word, "undo"):
            return self.undo()
        elif is_command(word, "always"):
            self.passing.ask_always()
            self.say("play.asked-always")
        elif (is_command(word, "pass") or is_command(word, "never")) and "pass" not in question.options:
            self.say("play.no-span" if self.may_pass(question) else self.shown.no_pass(question), text=line)
        elif is_command(word, "save"):
            self.save(rest.strip())
        elif is_command(word, "load"):
            return self.load(rest.strip())
        else:
            return self.answer(question, line)
        return False

    def has_too_much(self, word: str, rest: str) -> bool:
        """Is this a command that takes nothing, and is given something?"""
        found = rest != "" and any(self.speech.is_command(word, alone) for alone in ALONE)
        if found:
            self.say("play.alone", command=word)
        return found

    def may_pass(self, question: Question) -> bool:
        return self.shown.passing.option(self.table, question) != ""

    def answer(self, question: Question, line: str) -> bool:
        count = len(question.options)
        option = understood(line, question, self.game, self.table.view(question.seat))
        if line.lstrip("-+").isdecimal():
            place = amount_in(line.removeprefix("+"))
            if not 1 <= place <= count:
                self.say("play.number", count=count, number=cut(line))
                return False
            option = question.options[place - 1]
        try:
            self.accept(question, option)
        except Rejected as no:
            self.refuse(no, line, count)
            return False
        return True

    def refuse(self, no: Rejected, line: str, count: int) -> None:
        if isinstance(no, Refused):
            self.refused = no.rule
            self.console.print(Prose(self.speech.words.refusal(no, self.names), style="red"))
            self.say("play.refused-by")
        else:
            self.say("play.not-understood", text=cut(line), count=count)

    # ---- why

    def explain(self, question: Question, line: str) -> bool:
        """`?`, `? 3` or `? #12`. False where the line is none of these."""
        if not line.startswith("?"):
            return False
        rest = line[1:].strip()
        if rest.startswith("#"):
            self.tell_line(rest[1:])
        elif not rest:
            for card in [] if self.refused else self.shown.asking(question):
                self.console.print(Panel(card_sheet(card, self.speech), padding=(0, 1)))
            self.show_rule(self.refused or question.rule)
        elif 1 <= amount_in(rest) <= len(question.options):
            self.explain_option(question, question.options[amount_in(rest) - 1])
        else:
            self.say("play.number", count=len(question.options), number=cut(rest))
        return True

    def explain_option(self, question: Question, option: str) -> None:
        self.console.print(Prose(self.speech.words.option(question, option, self.names), style="bold"))
        more = self.shown.more(option, self.speech)
        if more is not None:
            self.console.print(more)
        for card in [*cards_in(option, self.game), *handled(question, option)]:
            self.console.print(Panel(card_sheet(card, self.speech), padding=(0, 1)))
        self.show_rule(question.rule)

    # ---- back, away and elsewhere

    def undo(self) -> bool:
        """Take back the player's own last answer, as far as the table allows it."""
        if self.you is None or self.table.undo_reach(self.you) == 0:
            self.say("play.no-undo")
            return False
        journal = gloam.journal(self.table)
        self.table = gloam.replay(journal, upto=len(journal.moves) - 1)
        self.told = min(self.told, len(self.table.events(self.you)))
        self.think_anew()
        question = self.table.seat(self.you).question()
        assert question is not None, "what was taken back had been asked"
        option = self.speech.words.option(question, journal.moves[-1][1], self.names)
        self.say("play.undone", option=option)
        return True

    def save(self, name: str) -> None:
        if not name:
            self.say("play.need-file", command=self.speech.say("command.save"))
            return
        try:
            files.save(Path(name), self.table)
            self.say("play.saved", file=name)
        except Trouble as no:
            self.say(no.key, **no.facts)

    def load(self, name: str) -> bool:
        if not name:
            self.say("play.need-file", command=self.speech.say("command.load"))
            return False
        try:
            self.sit_down(files.load(Path(name), self.speech))
        except Trouble as no:
            self.say(no.key, **no.facts)
            return False
        self.say("play.loaded", file=name)
        return True

    def leave(self) -> None:
        """Save the game and say how to take it up again."""
        wanted = self.sitting.file or files.own_place(self.table)
        path, why = files.save_somewhere(wanted, self.table)
        if why:
            self.say("play.not-saved", file=wanted, why=why, other=path)
        else:
            self.say("play.saved", file=path)
        self.say("play.resume")
        self.console.print(Prose("  " + self.command(path)), soft_wrap=True)

    def command(self, path: Path) -> str:
        """What to type to go on."""
        you = 0 if self.you is None else self.you + 1
        parts = [files.program(), "play", self.game, "--load", str(path), "--you", str(you)]
        names = self.sitting.bots
        parts += ["--bots", names[0] if len(set(names)) == 1 else ",".join(names), "--lang", self.speech.language]
        parts += ["--explain"] if self.sitting.explain else []
        return shlex.join(parts)

    def finish(self) -> None:
        """The last news, the scores, and time to look around."""
        self.tell_news()
        self.tell_kept()
        self.console.print(Line(self.speech.say("play.over")))
        self.tell_result()
        if self.you is None:
            return
        self.say("play.afterwards")
        line = self.read()
        while line and not self.speech.is_command(line, "quit"):
            word, _, rest = line.partition(" ")
            if self.speech.is_command(word, "save"):
                self.save(rest.strip())
            elif line.startswith("?"):
                self.tell_line(line[1:].strip(" #"))
            elif not self.look_up(line):
                self.say("play.afterwards")
            line = self.read()


def handled(question: Question, option: str) -> list[str]:
    """The cards that an option calls by their handles, which the question names: `17 core-hydra`."""
    names = question.facts.get("names", ())
    pairs = [str(name).split(" ") for name in names] if isinstance(names, tuple) else []
    return [pair[1] for pair in pairs if pair[0] in option.split(" ")[1:]]


def interrupted(_number: int, _frame: FrameType | None) -> None:
    raise KeyboardInterrupt
