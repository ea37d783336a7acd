"""The menu of the Action Phase in rows: what uses an action, what is free, Conspiracies, and the end."""

from __future__ import annotations

from typing import Any, Final

from rich.console import RenderableType
from rich.table import Table as Grid

from gloam.core.question import Question
from gloam.rivals.game import RIVALS
from gloam.terminal.prose import Prose
from gloam.terminal.speech import Speech

View = dict[str, Any]
CARDS: Final = frozenset(RIVALS.card_ids())
ASKED_BY_CARDS: Final = frozenset((
    "AskActor", "AskHelper", "AskPlaced", "AskVictim", "AskDeclare", "AskPrice", "AskContribution", "AskCard",
    "AskFoe", "AskHost", "AskDetach", "AskShelter", "AskReclaim",
    "AskDiscardCost", "AskSendAway", "AskPeek", "AskBottom", "AskSalvage", "AskDiscardFor", "AskShare", "AskMendOne",
    "AskBought", "AskElsewhere", "AskNamedType", "AskRivalToken", "AskSift", "AskRevive", "AskBring", "AskOffer",
    "AskReceiver", "AskLeave", "AskExhaust", "AskPayer", "AskGiver", "AskSleeper", "AskWhom", "AskBack", "AskBenefit",
    "AskExert", "AskPurse", "AskOnTop", "AskHarden", "AskWraith", "AskRaised", "AskDrawnOff", "AskBuried", "AskCast",
    "AskDriven", "AskSponsor", "AskDiscipline", "AskEnlist", "AskKeepsake", "AskThrown", "AskUpTo", "AskCollection",
    "AskStash", "AskIgnore", "AskOffered", "AskReward", "AskSwap", "AskCull", "AskOnto", "AskMask", "AskScatter",
    "AskFreePlay", "AskFromLibrary", "AskBound",
    "AskInvest", "AskThief", "AskHaven", "AskRedirect", "AskWhich", "AskMay", "AskSpoils",
))  # fmt: skip
OFFERED: Final = frozenset(("AskWraith", "AskOffered"))  # few cards, which hardly anybody has had before them
ROWS: Final = (
    ("choice.actions", ("draw", "recruit", "attack", "claim", "play")),
    ("choice.free", ("move", "regroup", "use", "burn")),
    ("choice.plots", ("show", "ask", "add", "resolve", "agenda")),
    ("choice.end", ("end",)),
)


def grouped(question: Question, _view: View, speech: Speech, names: list[str]) -> RenderableType:
    """Each option still under its own number."""
    grid = Grid.grid(padding=(0, 1))
    grid.add_column(style="bold", no_wrap=True)
    grid.add_column()
    options = [(place + 1, option) for place, option in enumerate(question.options)]
    known = [verb for _, verbs in ROWS for verb in verbs]
    for title, verbs in ROWS:
        mine = [
            one
            for one in options
            if verb_of(one[1]) in verbs or (title == "choice.free" and verb_of(one[1]) not in known)
        ]
        if mine:
            grid.add_row(speech.say(title), lines(mine, question, speech, names))
    return grid


def note(question: Question, option: str, speech: Speech) -> str:
    """What a card does that would be used or resolved, and what is on offer; of one that would only be laid as a bluff,
    that it is one."""
    verb, _, name = option.partition(" ")
    bluffs = question.facts.get("bluff", ())
    if verb == "lay" and isinstance(bluffs, tuple) and name in bluffs:
        return speech.say("choice.bluff")
    told = verb in ("use", "resolve") or (verb == "take" and question.what in OFFERED)
    card = called(question, name.partition(" ")[0]) if told else ""
    return speech.words.card(card) if card else ""


def called(question: Question, handle: str) -> str:
    """The card that a question names by its handle or its id; '' for none."""
    names = question.facts.get("names", ())
    pairs = [str(name).partition(" ") for name in names] if isinstance(names, tuple) else []
    return next((card for known, _, card in pairs if known == handle), handle if handle in CARDS else "")


def asking(question: Question) -> list[str]:
    """The card that asks, where one does: whatever is asked for its sake is answered by its text."""
    card = question.facts.get("card")
    return [called(question, str(card))] if question.what in ASKED_BY_CARDS and card else []


def verb_of(option: str) -> str:
    return option.partition(" ")[0]


def lines(options: list[tuple[int, str]], question: Question, speech: Speech, names: list[str]) -> Prose:
    text = Prose()
    for number, option in options:
        text.append(f"{chr(10) if text else ''}{number}. ", style="bold")
        text.append(speech.words.option(question, option, names), style="not bold")
        text.append(f"  {option}", style="dim not bold")
        about = note(question, option, speech)
        text.append(f"\n   {about}" if about else "", style="dim not bold")
    return text
