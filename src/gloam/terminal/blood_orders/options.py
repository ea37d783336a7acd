"""The long lists of options in Blood Orders, in rows: what can be done with each token, and what can be scavenged."""

from __future__ import annotations

from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table as Grid

from gloam.blood_orders.catalogue import KINDS, NUMBER, SYMBOLS
from gloam.core.question import Question
from gloam.terminal.blood_orders.board import BloodOrdersBoard, View
from gloam.terminal.prose import Prose
from gloam.terminal.speech import Speech
from gloam.words.forms import capital

IN_ROWS: Final = ("AskPlan", "AskTurn", "AskEnd")  # the questions with more options than a list bears
OF_TOKENS: Final = ("aim", "put", "take", "unplan", "place")

Numbered = tuple[int, str]  # an option and its number


def grouped(question: Question, view: View, speech: Speech, names: list[str]) -> RenderableType:
    """The options of a plan or a turn by token and by what is done, each still under its own number."""
    rows = Grid.grid(padding=(0, 1))
    rows.add_column(style="bold", no_wrap=True)
    rows.add_column(style="dim", no_wrap=True)
    rows.add_column()
    options: list[Numbered] = [(place + 1, option) for place, option in enumerate(question.options)]
    for kind in KINDS:
        title = speech.words.term("kind." + kind)
        for verb in OF_TOKENS:
            mine = [(number, option) for number, option in options if belongs(option, verb, kind)]
            if mine:
                rows.add_row(title, speech.say("choice." + verb), chunks(mine, kind, view, speech))
                title = ""
    for number, option in options:
        if option.partition(" ")[0] not in (*OF_TOKENS, "scavenge"):
            rows.add_row("", "", line(number, speech.words.option(question, option, names), option))
    scavenging = [(number, option) for number, option in options if option.startswith("scavenge ")]
    if scavenging:
        rows.add_row("", "", scavenge(scavenging, speech))
    parts: list[RenderableType] = [rows]
    if question.what == "AskPlan":
        if view["you"]["plan"]:
            parts.insert(0, BloodOrdersBoard(speech, names).plan(view))
        example = speech.say("example")
        parts.append(Prose(speech.say("play.plan-line", example=example), style="dim"))
    return Group(*parts)


def belongs(option: str, verb: str, kind: str) -> bool:
    words = option.split(" ")
    return words[0] == verb and kind in words[1:]


def line(number: int, text: str, option: str) -> Prose:
    said = Prose(f"{number}. ", style="bold")
    said.append(text, style="not bold").append(f"  {option}", style="dim not bold")
    return said


def chunks(options: list[Numbered], kind: str, view: View, speech: Speech) -> Prose:
    """The options of one row, side by side."""
    text = Prose()
    for number, option in options:
        text.append(f"{'  ' if text else ''}{number}.\N{NO-BREAK SPACE}", style="bold")
        text.append(short(option, kind, view, speech), style="not bold")
    return text


def short(option: str, kind: str, view: View, speech: Speech) -> str:
    """An option inside its row: a Quarter with its die, a card with its symbols of that kind."""
    verb, *words = option.split(" ")
    if verb in ("put", "take"):
        said = f"{speech.words.card_name(words[0])} {SYMBOLS[NUMBER[words[0]]][KINDS.index(kind)]}"
    elif verb == "unplan":
        said = speech.say("choice.aside")
    else:
        said = place(words[1], view, speech)
    return said.replace(" ", "\N{NO-BREAK SPACE}")


def place(name: str, view: View, speech: Speech) -> str:
    for quarter in view["quarters"]:
        if quarter["name"] == name:
            pips = speech.say("choice.pips", pips=quarter["die"])
            return f"{capital(speech.words.term('quarter.' + name))} {pips}"
    return capital(speech.words.term(name))


def scavenge(options: list[Numbered], speech: Speech) -> Prose:
    """One line for all amounts."""
    first, last = options[0], options[-1]
    numbers = f"{first[0]}." if first == last else f"{first[0]}–{last[0]}."
    text = Prose(numbers + " ", style="bold")
    text.append(speech.say("choice.scavenge", most=last[1].split(" ")[1]), style="not bold")
    text.append("  scavenge N", style="dim not bold")
    return text
