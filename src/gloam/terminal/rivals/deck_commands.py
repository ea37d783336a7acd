"""The commands `gloam decks` and `gloam deck check`."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Final

import typer
from rich.console import Console
from rich.padding import Padding

from gloam.core.refusal import Refused
from gloam.rivals.cards import ALL
from gloam.rivals.catalogue import ACTION, ATTACK, CARDS, MODIFIER, NUMBER, REACTION, load
from gloam.rivals.decks import Deck, faults, read_all, title, written
from gloam.rivals.ready_decks import READY, ready
from gloam.terminal import files
from gloam.terminal.commands import HELP, OWN, Lang, screen, speaking
from gloam.terminal.prose import Prose
from gloam.terminal.speech import Speech, Trouble

NO_BREAK: Final = "\N{NO-BREAK SPACE}"
KINDS: Final = {ATTACK: "attacks", REACTION: "reactions", ACTION: "actions", MODIFIER: "modifiers"}

app = typer.Typer(no_args_is_help=True)
load(ALL)


def add_commands(to: typer.Typer) -> None:
    """Rivals' own commands, beside those that hold for every game."""
    to.command(help=HELP["help.decks"])(decks)
    to.add_typer(app, name="deck", help=HELP["help.deck"])


def decks(name: Annotated[str, typer.Argument(help=HELP["option.deck-name"])] = "", lang: Lang = OWN) -> None:
    with speaking(lang) as speech:
        if name:
            typer.echo(written(ready(known(name))), nl=False)
            return
        for each in READY:
            screen().print(Prose(each, style="bold"))
            show(ready(each), speech, screen())
        screen().print(Prose(speech.say("deck.print"), style="dim"))


def known(name: str) -> str:
    """The name of a ready deck, checked. Raises `Trouble`."""
    if name.lower() not in READY:
        raise Trouble("error.deck", name=name, known=", ".join(READY))
    return name.lower()


@app.command(help=HELP["help.deck-check"])
def check(file: Annotated[Path, typer.Argument(help=HELP["option.deck-file"])], lang: Lang = OWN) -> None:
    with speaking(lang) as speech:
        text = files.read(file)
        deck, wrong = read_all(text)
        lines = text.splitlines() if "\n" in text.strip() else text.split(";")
        for no in wrong:
            screen().print(Prose(speech.words.refusal(no, ())))
            screen().print(Prose(f"  {lines[int(no.where) - 1].strip()}", style="dim"))
        broken = faults(deck)
        for fault in broken:
            screen().print(Prose(why(fault, speech)))
        if wrong or broken:
            screen().print(Prose(speech.say("deck.wrong", file=file, count=len(wrong) + len(broken)), style="red"))
            raise typer.Exit(1)
        screen().print(Prose(speech.say("deck.fine", file=file), style="green"))
        show(deck, speech, screen())


def why(fault: Refused, speech: Speech) -> str:
    """A fault in words, with the rule that it breaks."""
    facts = {name: title(fact) if isinstance(fact, str) else fact for name, fact in fault.facts.items()}
    return f"{speech.say(f'fault.{fault.rule}', **facts)} [{fault.rule}]"


def show(deck: Deck, speech: Speech, console: Console) -> None:
    """What a deck holds."""
    vampires = []
    for card in deck.vampires:
        potency = CARDS[NUMBER[card]].potency
        leads = speech.say("deck.leader", potency=potency) if card == deck.leader else str(potency)
        vampires.append(f"{title(card)}{NO_BREAK}({leads})")
    stock = [f"{copies}{NO_BREAK}{title(card)}" for card, copies in deck.library]
    lines = [
        speech.say("deck.base", haven=title(deck.haven), agenda=title(deck.agenda)),
        speech.say("deck.faction", count=len(deck.vampires), cards=", ".join(vampires)),
        speech.say("deck.library", count=deck.cards(), cards=", ".join(stock)),
        speech.say("deck.kinds", kinds=", ".join(sorted_out(deck, speech))),
    ]
    for line in lines:
        console.print(Padding(Prose(line), (0, 0, 0, 2)))
    console.print()


def sorted_out(deck: Deck, speech: Speech) -> list[str]:
    """How many cards there are of each kind; one that is of two counts for both."""
    found = []
    for kind, name in KINDS.items():
        count = sum([copies for card, copies in deck.library if CARDS[NUMBER[card]].kind & kind])
        if count:
            found.append(speech.say(f"deck.{name}", count=count))
    return found
