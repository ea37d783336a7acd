"""Answers to why: cards, rules, and the log."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table

import gloam
from gloam.core.event import Fact
from gloam.core.ledger import Rule
from gloam.core.refusal import Unreadable
from gloam.terminal.claims import ledgers
from gloam.terminal.games import GAMES
from gloam.terminal.prose import Prose
from gloam.terminal.speech import Speech
from gloam.words.languages import LANGUAGES
from gloam.words.texts import TABLE

# ---- cards


def find_cards(game: str, words: str) -> list[str]:
    """The cards of this id or name in either language; or else those whose name begins so, or has it."""
    wanted = words.strip().casefold()
    ids = gloam.game(game).card_ids()
    both = {card: names_of(card) for card in ids}
    exact = [card for card in ids if wanted in (card.casefold(), *both[card])]
    begins = [card for card in ids if any(name.startswith(wanted) for name in both[card])]
    return exact or begins or [card for card in ids if any(wanted in name for name in both[card])]


def names_of(card: str) -> list[str]:
    """A card's name in every language, as it is compared."""
    return [gloam.words(language).card_name(card).casefold() for language in LANGUAGES]


def card_sheet(card: str, speech: Speech) -> RenderableType:
    """Everything about a card."""
    words = speech.words
    parts: list[RenderableType] = [title(words.card_name(card), card)]
    parts.append(Prose(words.card_line(card), style="dim"))
    if words.card(card):
        parts.append(Prose(words.card(card)))
    rulings = words.rulings(card)
    if rulings:
        parts.append(Prose(speech.say("cards.rulings"), style="bold"))
        parts += [Padding(Prose("– " + ruling), (0, 0, 0, 1)) for ruling in rulings]
    parts.append(Prose(words.provenance(card), style="dim italic"))
    return Group(*parts)


def title(name: str, id: str) -> RenderableType:
    return Prose(name, style="bold").append(f"  {id}", style="dim")


def cards_in(option: str, game: str) -> list[str]:
    """The cards an option speaks of."""
    known = set(gloam.game(game).card_ids())
    return [word for word in option.split(" ") if word in known]


# ---- rules


def rule_sheet(id: str, game: str, speech: Speech, whole: bool = False) -> RenderableType:
    """One rule: its text; for a ruling the question and the reason; and, if the whole is wanted, check and source."""
    text = speech.words.rule(id, game)
    parts: list[RenderableType] = [title(text.area, id)]
    if text.question:
        parts.append(Prose(text.question, style="italic"))
    parts.append(Prose(text.text))
    if text.because:
        parts.append(noted("rules.because", text.because, speech))
    if whole:
        entry = entry_of(id, game)
        notes = [("rules.check", entry.check), ("rules.source", entry.source), ("rules.variant", entry.variant)]
        parts += [noted(key, note, speech) for key, note in notes if note]
    return Group(*parts)


def noted(key: str, text: str, speech: Speech) -> RenderableType:
    """Something said of a rule, after what it is: its check, its source."""
    return Prose(speech.say("rules.note", what=speech.say(key)), style="dim").append(" " + text, style="not dim")


def entry_of(id: str, game: str) -> Rule:
    """The entry of a game's ledger, or of what holds at every table. Raises `Unreadable`."""
    every = ledgers()
    for name in (game, TABLE):
        if id in every[name]:
            return every[name][id]
    raise Unreadable("rule", id, game)


def find_rules(words: str, game: str, speech: Speech) -> list[Rule]:
    """The rules with this id, or whose ids begin so, or that have all these words in the reader's language."""
    every = ledgers()
    found = every[game].find(words) or every[TABLE].find(words)
    if found:
        return found
    wanted = words.casefold().split()
    return [rule for rule in every[game].rules.values() if has_all(wanted, spoken(rule.id, game, speech))]


def spoken(id: str, game: str, speech: Speech) -> str:
    text = speech.words.rule(id, game)
    return f"{id} {text.area} {text.text} {text.question} {text.because}".casefold()


def has_all(wanted: Sequence[str], text: str) -> bool:
    return all(word in text for word in wanted)


# ---- the log


def log(
    events: Sequence[dict[str, Fact]], first: int, speech: Speech, names: list[str], you: int | None
) -> RenderableType:
    """Events as numbered lines, from number `first` on. Some events say nothing by themselves."""
    table = Table.grid(padding=(0, 1))
    table.add_column(justify="right", style="dim", no_wrap=True)
    table.add_column()
    styles = GAMES[speech.words.game].styles
    for place, event in enumerate(events):
        line = speech.words.event(event, names, you)
        if line:
            table.add_row(str(first + place), Prose(line, style=styles.get(str(event["what"]), "dim")))
    return table
