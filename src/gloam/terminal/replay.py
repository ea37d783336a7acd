"""A saved game, line by line, from any seat."""

from __future__ import annotations

from rich.console import Console
from rich.padding import Padding
from rich.rule import Rule as Line

import gloam
from gloam import bots
from gloam.core.journal import Journal
from gloam.core.table import LETTERS, Table, amount_in
from gloam.terminal.company import called
from gloam.terminal.desk import Desk
from gloam.terminal.explain import log
from gloam.terminal.given import cut
from gloam.terminal.prose import Prose
from gloam.terminal.speech import Speech, Trouble
from gloam.terminal.thoughts import Patience, Weighed
from gloam.words.forms import capital


def seat_named(name: str, seats: int, speech: Speech) -> int | None:
    """The seat of this letter, or None for somebody who watches. Raises `Trouble`."""
    if speech.is_command(name, "none"):
        return None
    if len(name) == 1 and name.upper() in LETTERS[:seats]:
        return LETTERS.index(name.upper())
    raise Trouble("error.seat", seat=name, known=", ".join(LETTERS[:seats]))


class Replay(Desk):
    """Stands at one line of a journal and moves back and forth."""

    def __init__(self, console: Console, speech: Speech, journal: Journal, you: int | None, thinker: str = "") -> None:
        super().__init__(console, speech, gloam.replay(journal, upto=0), you)
        self.journal = journal
        self.line = 0
        self.thinker = thinker  # the bot that explains every decision; '' for none

    @property
    def lines(self) -> int:
        return len(self.journal.moves)

    def goto(self, line: int) -> None:
        """Stand at this line: the table after so many answers. Raises `Trouble`."""
        if not 0 <= line <= self.lines:
            raise Trouble("error.line", line=line, lines=self.lines)
        if line == self.line + 1:
            self.table.answer(*self.journal.moves[self.line])
        elif line != self.line:
            self.table = gloam.replay(self.journal, upto=line)
        self.line = line

    def show(self) -> None:
        """Where we are, the table, and what this line did, as the seat may know it."""
        say = self.speech.say
        viewer = say("replay.watcher") if self.you is None else say("replay.seat", name=LETTERS[self.you])
        where = say("replay.line", line=self.line, lines=self.lines)
        self.console.print(Line(f"{where} · {viewer}"))
        self.draw()
        if self.thinker and self.line:
            self.explain_decision()
        before = self.events_before()
        news = self.table.events(self.you, before)
        self.console.print(log(news, before + 1, self.speech, self.names, self.you))
        if self.table.over:
            self.tell_result()

    def events_before(self) -> int:
        """How much had happened before this line."""
        if self.line == 0:
            return 0
        return len(gloam.replay(self.journal, upto=self.line - 1).events(self.you))

    def explain_decision(self) -> None:
        """What the bot weighs where this line was decided, from what that seat knew. Ctrl-C breaks the thought off."""
        table = gloam.replay(self.journal, upto=self.line - 1)
        seat = self.journal.moves[self.line - 1][0]
        question = table.seat(seat).question()
        assert question is not None, "an answer had a question"
        name = called(self.thinker, self.speech)
        try:
            with Patience(self.console, self.speech.say("thoughts.thinking", name=capital(name))):
                thought = bots.make(self.thinker, self.journal.setup.seed).think(table.seat(seat), question)
        except KeyboardInterrupt:
            self.say("thoughts.stopped")
            return
        self.console.print(Prose(self.speech.words.question(question, self.names), style="bold"))
        if thought is None:
            self.say("thoughts.nothing", name=capital(name))
            return
        answers = [option for by, option in self.journal.moves[self.line - 1 :] if by == seat]
        weighed = Weighed(question, thought, self.speech, self.names, answers)
        self.console.print(Padding(weighed.table(name), (0, 0, 0, 2)))

    # ---- stepping

    def run(self) -> None:
        """Step until somebody quits, or the input ends."""
        self.show()
        self.say("replay.help")
        try:
            while self.respond(self.read()):
                pass
        except (KeyboardInterrupt, EOFError):
            self.console.print()

    def respond(self, line: str) -> bool:
        """Do what was typed. False when it is time to leave."""
        word, _, rest = line.partition(" ")
        if self.speech.is_command(line, "quit"):
            return False
        try:
            if not self.moved(word, rest.strip()) and not self.look_up(line):
                self.say("replay.help")
        except Trouble as no:
            self.say(no.key, **no.facts)
        return True

    def moved(self, word: str, rest: str) -> bool:
        """Carry out a command that goes somewhere. False where it is none."""
        is_command = self.speech.is_command
        alone = "" if rest else word
        if f"{word}{rest}" in ("", "n") or is_command(alone, "next"):
            self.step(1, "replay.end")
        elif alone == "b" or is_command(alone, "back"):
            self.step(-1, "replay.first")
        elif is_command(word, "goto") or word.isdecimal():
            self.goto(whole(rest or word, self.lines))
            self.show()
        elif is_command(word, "seat"):
            self.you = seat_named(rest, self.table.seats, self.speech)
            self.show()
        elif word.startswith("?"):
            self.tell_line(f"{word[1:]}{rest}".strip(" #"))
        else:
            return False
        return True

    def step(self, by: int, at_the_end: str) -> None:
        if 0 <= self.line + by <= self.lines:
            self.goto(self.line + by)
            self.show()
        else:
            self.say(at_the_end)


def whole(text: str, lines: int) -> int:
    if amount_in(text) < 0:
        raise Trouble("error.line", line=cut(text), lines=lines)
    return amount_in(text)


def asked_now(table: Table, speech: Speech, names: list[str], you: int | None) -> str:
    """Whom the table waits for, and with what question."""
    for question in table.questions():
        if you is None or question.seat == you:
            text = speech.of(table.setup.game).words.question(question, names, you)
            return speech.say("position.asks", name=names[question.seat], question=text)
    return speech.say("position.over") if table.over else ""
