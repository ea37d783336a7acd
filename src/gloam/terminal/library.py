"""Cards, rules and games, printed for whoever looks something up."""

from __future__ import annotations

from rich import box
from rich.console import Console
from rich.panel import Panel
from rich.table import Table

import gloam
from gloam import bots
from gloam.core.ledger import Ledger
from gloam.core.refusal import Rejected
from gloam.terminal import claims
from gloam.terminal.explain import card_sheet, find_cards, find_rules, has_all, rule_sheet
from gloam.terminal.files import program
from gloam.terminal.prose import Prose
from gloam.terminal.speech import Speech, Trouble
from gloam.words.games import GAMES
from gloam.words.languages import LANGUAGES
from gloam.words.search import field_name, query, value_name
from gloam.words.texts import TABLE

# ---- cards


def list_cards(game: str, words: str, speech: Speech, console: Console) -> None:
    """The cards with all these words in their name, facts or text that are all that is asked for besides; all of them
    where nothing is."""
    try:
        asked = query(speech.language, game, words)
    except Rejected as no:
        raise Trouble("error.search", why=speech.words.refusal(no, ())) from no
    wanted = asked.words.casefold().split()
    ids = [card for card in gloam.game(game).card_ids() if asked.fits(game, card)]
    found = [card for card in ids if has_all(wanted, card_words(card))]
    if not found:
        raise Trouble("error.no-cards", words=words)
    table = Table(box=box.SIMPLE_HEAD, expand=True)
    table.add_column(speech.say("cards.id"), style="dim", no_wrap=True)
    table.add_column(speech.say("cards.name"), style="bold", max_width=24)
    table.add_column(speech.say("cards.text"), ratio=1)
    for card in found:
        text = Prose(speech.words.card_line(card), style="dim")
        table.add_row(card, speech.words.card_name(card), text.append("  " + speech.words.card(card), style="not dim"))
    console.print(table)
    console.print(Prose(speech.say("cards.title", title=gloam.game(game).title, count=len(found)), style="dim"))
    if not words:
        show_fields(game, speech, console)


def show_fields(game: str, speech: Speech, console: Console) -> None:
    """By what else than words one can look for cards, in a game whose cards have more to tell them apart; and which are
    not there."""
    spoken = GAMES[game]
    for field in spoken.fields:
        name = Prose(f"{field_name(speech.language, game, field)}: ", style="bold dim")
        values = [value_name(speech.language, game, field, value) for value in spoken.values(field)]
        console.print(name.append(", ".join(values), style="not bold"))
    if spoken.fields:
        console.print(Prose(speech.say("cards.fields"), style="dim"))
    note = speech.of(game).sentences.get("cards.note")
    if note is not None:
        console.print(Prose(note, style="dim"))


def card_words(card: str) -> str:
    """What a search looks through: names, facts and text, in every language."""
    said = [card]
    for words in [gloam.words(language) for language in LANGUAGES]:
        said += [words.card_name(card), words.card_line(card), words.card(card)]
    return " ".join(said).casefold()


def show_card(name: str, speech: Speech, console: Console) -> None:
    """The card of this name or id, in any game; all of them where several have it."""
    found = [card for game in gloam.games() for card in find_cards(game, name)]
    if not found or not name.strip():
        raise Trouble("error.card", name=name)
    if len(found) > 1:
        console.print(Prose(speech.say("cards.several", count=len(found)), style="dim"))
    for card in found:
        console.print(Panel(card_sheet(card, speech), padding=(0, 1)))


# ---- rules


def show_rules(game: str, words: str, speech: Speech, console: Console) -> None:
    """One rule in full, or the list of those that were found."""
    title = gloam.game(game).title
    found = find_rules(words, game, speech) if words else list(gloam.game(game).ledger().rules.values())
    if not found:
        raise Trouble("error.rule", title=title, words=words)
    if len(found) == 1:
        console.print(Panel(rule_sheet(found[0].id, game, speech, whole=True), padding=(0, 1)))
        return
    table = Table(box=box.SIMPLE_HEAD, expand=True)
    table.add_column(speech.say("rules.rule"), style="bold", overflow="fold", max_width=30)
    table.add_column(title, ratio=1)
    for rule in found:
        text = speech.words.rule(rule.id, game)
        question = Prose(f"{text.question} " if text.question else "", style="italic")
        table.add_row(rule.id, question.append(text.text, style="not italic"))
    console.print(table)
    console.print(Prose(speech.say("rules.count", count=len(found)), style="dim"))


def show_coverage(game: str, speech: Speech, console: Console) -> bool:
    """Claimed and total entries by area, and the names of the rest. Is everything claimed that does not wait?"""
    folder = claims.tests_folder()
    if folder is None:
        raise Trouble("error.no-tests")
    found = claims.claims(folder)
    complete = True
    for name, ledger in claims.ledgers().items():
        if not game or name in (game, TABLE):
            complete = cover(name, ledger, found, speech, console) and complete
    wrong = claims.unknown(found)
    if wrong:
        console.print(Prose(speech.say("rules.unknown"), style="red"))
        for claim in wrong:
            console.print(Prose(f"  {claim.id}  {claim.where}"))
    return complete and not wrong


def cover(name: str, ledger: Ledger, found: list[claims.Claim], speech: Speech, console: Console) -> bool:
    missing, later = claims.unclaimed(found, name, ledger), claims.waiting(found, name, ledger)
    areas: dict[str, list[str]] = {}
    for rule in ledger.rules.values():
        areas.setdefault(rule.area, []).append(rule.id)
    table = Table(box=box.SIMPLE_HEAD)
    table.add_column(speech.say("rules.area"))
    table.add_column(speech.say("rules.claimed"), justify="right")
    for ids in areas.values():
        left = [entry for entry in ids if entry in missing or entry in later]
        area = speech.words.rule(ids[0], "" if name == TABLE else name).area
        table.add_row(area, f"{len(ids) - len(left)}/{len(ids)}", style="" if left else "green")
    console.print(table)
    total = len(ledger.rules)
    claimed = total - len(missing) - len(later)
    console.print(speech.say("rules.coverage", title=ledger.title, claimed=claimed, total=total))
    for entries, key, style in ((later, "rules.waiting", ""), (missing, "rules.unclaimed", "red")):
        if entries:
            console.print(Prose(speech.say(key), style=style))
            console.print(Prose("\n".join(["  " + entry for entry in entries])))
    return not missing


# ---- games


def list_games(speech: Speech, console: Console) -> None:
    console.print(all_games(speech))
    console.print(Prose(speech.say("bots.all", known=", ".join(bots.names()))))


def all_games(speech: Speech) -> Table:
    table = Table(box=box.SIMPLE_HEAD)
    for key in ("name", "title", "seats", "variants", "rules", "cards"):
        table.add_column(speech.say("games." + key))
    for name in gloam.games():
        game = gloam.game(name)
        seats = f"{min(game.seat_counts)}–{max(game.seat_counts)}"
        counts = (str(len(game.ledger().rules)), str(len(game.card_ids())))
        table.add_row(name, game.title, seats, "\n".join(game.variants), *counts)
    return table


def offer_games(speech: Speech, console: Console) -> None:
    """For whoever wants to play and has not said what: the games, and how to begin each of them."""
    console.print(all_games(speech))
    console.print(Prose(speech.say("games.play")))
    for name in gloam.games():
        console.print(Prose(f"  {program()} play {name}"), soft_wrap=True)


def list_bots(games: list[str], speech: Speech, console: Console) -> None:
    """Who the bots are, and how each plays these games."""
    for name in games:
        words = speech.of(name).words
        table = Table(box=box.SIMPLE_HEAD)
        table.add_column(speech.say("bots.name"), style="bold", no_wrap=True)
        table.add_column(speech.say("bots.called"), no_wrap=True)
        table.add_column(speech.say("bots.plays", title=gloam.game(name).title))
        for bot in bots.names(name):
            table.add_row(bot, words.bot_name(bot), Prose(words.bot(bot)))
        console.print(table)
    known = bots.searching(games[0] if len(games) == 1 else "")
    console.print(Prose(speech.say("bots.budgets", known=", ".join(known))))


def known_game(name: str) -> str:
    """A game's name, checked. Raises `Trouble`."""
    if not name:
        raise Trouble("error.which-game", known=", ".join(gloam.games()))
    try:
        return gloam.game(name).name
    except Rejected:
        raise Trouble("error.game", name=name, known=", ".join(gloam.games())) from None
