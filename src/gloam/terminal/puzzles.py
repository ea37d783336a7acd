"""Puzzles in the terminal: the table as the seat sees it, the plays by number, and the answer with its reasons."""

from __future__ import annotations

from collections.abc import Sequence

from rich import box
from rich.console import Console
from rich.padding import Padding
from rich.rule import Rule as Line
from rich.table import Table as Grid

import gloam
from gloam.core.table import amount_in
from gloam.puzzles import Candidate, Puzzle
from gloam.puzzles.telling import Telling
from gloam.terminal.desk import Desk
from gloam.terminal.given import cut
from gloam.terminal.prose import Prose
from gloam.terminal.speech import Speech
from gloam.words.puzzles import PuzzleWords


class Puzzling(Desk):
    """Stands before one puzzle of several and moves on."""

    def __init__(self, console: Console, speech: Speech, puzzles: Sequence[Puzzle], number: int) -> None:
        self.puzzles = puzzles
        self.lay(console, speech, number)

    def lay(self, console: Console, speech: Speech, number: int) -> None:
        """Put the puzzle of this number, from 1 on, on the table."""
        self.number = number
        self.told = Telling(self.puzzles[number - 1], speech.language)
        self.hints = 0
        self.answered = False
        super().__init__(console, speech, self.told.table, self.told.question.seat)

    @property
    def own(self) -> PuzzleWords:
        return self.told.speech

    def write(self, key: str, **facts: object) -> None:
        self.console.print(Prose(self.own.worded(key, **facts)))

    # ---- the loop

    def run(self) -> None:
        """One puzzle after the other until somebody quits, or the input ends."""
        self.show()
        try:
            while self.respond(self.read()):
                pass
        except (KeyboardInterrupt, EOFError):
            self.console.print()

    def show(self) -> None:
        title = gloam.game(self.game).title
        self.console.print(Line(self.own.worded("of", game=title, number=self.number, count=len(self.puzzles))))
        self.draw()
        self.ask()

    def ask(self) -> None:
        """The question, and the plays by number."""
        self.console.print()
        self.console.print(Prose(self.told.asked(), style="bold yellow"))
        grid = Grid.grid(padding=(0, 1))
        grid.add_column(justify="right", style="bold")
        grid.add_column()
        ruled_out = self.told.hint(self.hints)
        for number, play in enumerate(self.told.choices, start=1):
            grid.add_row(f"{number}.", Prose(self.told.named(play), style="dim strike" if play in ruled_out else ""))
        self.console.print(Padding(grid, (0, 0, 0, 1)))
        self.write("help")

    def respond(self, line: str) -> bool:
        """Do what was typed. False when it is time to leave."""
        word = line.lower()
        is_command = self.speech.is_command
        if is_command(word, "quit"):
            return False
        if is_command(word, "next") or (not line and self.answered):
            return self.move(1)
        if is_command(word, "back"):
            return self.move(-1)
        if 1 <= amount_in(line) <= len(self.told.choices):
            self.answer(self.told.choices[amount_in(line) - 1])
        elif not line or is_command(word, "help"):
            self.write("help")
        elif word in ("hint", self.own.worded("command.hint")):
            self.hint()
        elif word in ("?", "why", self.own.worded("command.why")):
            self.show_rule(self.told.question.rule)
        elif not self.look_up(line):
            self.write("number", count=len(self.told.choices), text=cut(line))
        return True

    def move(self, by: int) -> bool:
        """To the next puzzle, or back. False after the last one."""
        if not 1 <= self.number + by <= len(self.puzzles):
            self.write("last" if by > 0 else "first")
            return by < 0
        self.lay(self.console, self.speech, self.number + by)
        self.show()
        return True

    def hint(self) -> None:
        """Rule out the worse half of what is left."""
        before = len(self.told.hint(self.hints))
        self.hints += 1
        ruled_out = self.told.hint(self.hints)
        if len(ruled_out) == before:
            self.hints -= 1
            self.write("no-more-hints")
            return
        numbers = [str(number) for number, play in enumerate(self.told.choices, start=1) if play in ruled_out]
        self.write("hinted", plays=", ".join(numbers))

    # ---- the answer

    def answer(self, play: Candidate) -> None:
        """Right or wrong, by how much, and why."""
        self.answered = True
        said = self.told.answered(play)
        self.console.print()
        self.console.print(Prose(said.verdict, style="bold green" if said.right else "bold red"))
        for sentence in said.because:
            self.console.print(Prose(sentence))
        self.console.print()
        self.console.print(self.all_plays(play))
        self.write("plays-text", tables=self.told.tables())
        self.show_rule(said.rule)
        if said.sequel:
            self.write("sequel-text")
            for sentence in said.sequel:
                self.console.print(Padding(Prose("– " + sentence), (0, 0, 0, 2)))
        self.console.print()
        self.write("again")

    def all_plays(self, chosen: Candidate) -> Grid:
        grid = Grid(box=box.SIMPLE_HEAD, pad_edge=False, collapse_padding=True)
        for place, head in enumerate(self.told.heads()):
            grid.add_column(head, justify="right" if place else "left")
        for play, row in zip(self.told.puzzle.plays, self.told.rows(), strict=True):
            mark = f" ({self.own.worded('yours')})" if play == chosen else ""
            style = "bold" if play == self.told.puzzle.best else ""
            grid.add_row(Prose(row.play + mark), row.chance, *row.ends, row.tried, style=style)
        return grid


def show_list(puzzles: Sequence[Puzzle], source: str, speech: Speech, console: Console) -> None:
    """The puzzles by number: what is asked, of how many, and when."""
    own = PuzzleWords(speech.language, puzzles[0].game)
    grid = Grid(box=box.SIMPLE_HEAD, pad_edge=False)
    grid.add_column("", justify="right", style="bold")
    grid.add_column(own.worded("kind"))
    grid.add_column("", style="dim")
    for number, puzzle in enumerate(puzzles, start=1):
        told = Telling(puzzle, speech.language)
        grid.add_row(str(number), Prose(told.asked()), Prose(told.moment()))
    console.print(Line(gloam.game(puzzles[0].game).title))
    console.print(grid)
    console.print(Prose(own.worded("list", game=source), style="dim"))
