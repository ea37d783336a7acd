"""What lies before somebody who sits at a terminal: a table, a language, and what can be looked up."""

from __future__ import annotations

from contextlib import suppress
from importlib import import_module

from rich import box
from rich.console import Console
from rich.panel import Panel
from rich.table import Table as Grid

from gloam.core.event import Fact
from gloam.core.table import Result, Table, amount_in
from gloam.terminal.explain import card_sheet, find_cards, find_rules, log, rule_sheet
from gloam.terminal.game import ShownGame
from gloam.terminal.games import GAMES
from gloam.terminal.prose import Prose
from gloam.terminal.speech import Speech
from gloam.words.forms import capital

FEW = 20  # lines of the log, where not all are asked for


class Desk:
    """A table seen from a seat (None: by somebody who watches)."""

    def __init__(self, console: Console, speech: Speech, table: Table, you: int | None) -> None:
        self.console = console
        self.speech = speech.of(table.setup.game)
        self.table = table
        self.you = you

    @property
    def names(self) -> list[str]:
        return self.speech.names(self.table.seats, self.you)

    @property
    def game(self) -> str:
        return self.table.setup.game

    @property
    def shown(self) -> ShownGame:
        """How the terminal shows this game."""
        return GAMES[self.game]

    def say(self, key: str, **facts: object) -> None:
        """One of the terminal's own sentences."""
        self.console.print(Prose(self.speech.say(key, **facts)))

    def events(self, since: int = 0) -> list[dict[str, Fact]]:
        """What has happened, as far as the reader has seen it."""
        return self.table.events(self.you, since)

    def read(self) -> str:
        """A line that somebody types. Raises EOFError where there is nobody."""
        with suppress(ImportError):
            import_module("readline")  # lines can be edited, and called back, where Python was built with it
        return input(self.speech.say("play.prompt")).strip()

    def draw(self) -> None:
        board = self.shown.board(self.speech, self.names)
        self.console.print(board.draw(self.table.view(self.you)))

    # ---- looking things up

    def look_up(self, line: str) -> bool:
        """Carry out a command that only looks. False where the line is none of these."""
        word, _, rest = line.partition(" ")
        rest = rest.strip()
        if self.speech.is_command(word, "table"):
            self.draw()
        elif self.speech.is_command(word, "log"):
            wanted = amount_in(rest) if amount_in(rest) > 0 else FEW
            self.tell_log(None if self.speech.is_command(rest, "all") else wanted)
        elif self.speech.is_command(word, "card"):
            self.tell_card(rest)
        elif self.speech.is_command(word, "rule"):
            self.tell_rule(rest)
        else:
            return False
        return True

    def tell_log(self, count: int | None) -> None:
        """The last lines of the log; None for all of them."""
        events = self.events()
        first = 0 if count is None else max(0, len(events) - count)
        if not events:
            self.say("play.nothing-yet")
        self.console.print(log(events[first:], first + 1, self.speech, self.names, self.you))

    def tell_card(self, words: str) -> None:
        if not words:
            self.say("play.need-card")
            return
        found = find_cards(self.game, words)
        if not found:
            self.say("error.card", name=words)
        for card in found[:9]:
            self.console.print(Panel(card_sheet(card, self.speech), padding=(0, 1)))

    def tell_rule(self, words: str) -> None:
        if not words:
            self.say("play.need-rule")
            return
        found = find_rules(words, self.game, self.speech)
        if not found:
            self.say("play.no-such-rule", id=words)
        for rule in found[:6]:
            self.show_rule(rule.id)

    def show_rule(self, id: str) -> None:
        self.console.print(Panel(rule_sheet(id, self.game, self.speech), padding=(0, 1)))

    def tell_line(self, number: str) -> None:
        """The rule behind a line of the log."""
        events = self.events()
        place = amount_in(number) - 1
        if not 0 <= place < len(events):
            self.say("play.no-such-line", count=len(events))
            return
        self.console.print(log([events[place]], place + 1, self.speech, self.names, self.you))
        self.show_rule(str(events[place]["rule"]))

    # ---- the end

    def tell_result(self) -> None:
        """Who has won, why, and everyone's score by source."""
        result = self.table.result
        assert result is not None, "only a finished game has a result"
        say = self.speech.say
        parts_of = list(result.scores[0])
        sources = [source for source in parts_of if source == "total" or any(score[source] for score in result.scores)]
        grid = Grid(box=box.SIMPLE_HEAD, pad_edge=False, collapse_padding=True)
        grid.add_column(say("score.place"), justify="right")
        grid.add_column(say("table.player"))
        for source in sources:
            grid.add_column(capital(self.speech.words.term("score." + source)), justify="right")
        for seat in ranking(result):
            place = str(result.places[seat]) if result.places[seat] else "–"
            parts = [str(result.scores[seat][source]) for source in sources]
            grid.add_row(place, self.names[seat], *parts, style="bold" if seat in result.winners else "")
        self.console.print(grid)
        told = self.speech.words.result(result, self.names)
        for line in told[: len(told) - self.table.seats]:  # who won and why; the rest is in the table above
            self.console.print(Prose(line, style="bold"))


def ranking(result: Result) -> list[int]:
    """The seats from the first to the last; those out of the game after all others."""
    places = result.places
    return sorted(range(len(places)), key=lambda seat: (places[seat] == 0, places[seat]))
