"""English: decks, Leaders, Rivals and first hands. Each part belongs to the sentences of its kind. Same keys and same
order as its French twin."""

from __future__ import annotations

from typing import Final

TERMS: Final[dict[str, str]] = {
    "list.": "a list of their own",
    "list.rule-the-streets": "Rule the Streets",
    "list.beautiful-people": "Beautiful People",
    "list.kings-and-tyrants": "Kings and Tyrants",
    "list.the-big-picture": "The Big Picture",
    "variant.first-game": "first game",
    "variant.late-prince": "late Prince",
    "variant.custom-decks": "custom decks",
    "variant.first-print": "first print",
}

EVENTS: Final[dict[str, str]] = {
    "deck": "[you bring|{who} brings] a deck, {list}, and [take|takes] {prestige} Prestige",
    "city-deck": "the City Deck has {cards:card|cards}; {out:Event stays|Events stay} in the box",
    "leader": "[your Leader is|{who:own} Leader is] {card}",
    "haven-revealed": "[your Haven is|{who:own} Haven is] {card}",
    "first-player": "[you are|{who} is] Player 1",
    "leaders-clash": "{seats} all begin with {card}: they bid for it",
    "bid": "[you bid|{who} bids] {amount} Prestige",
    "bid-passed": "[you pass|{who} passes]",
    "bid-won": "[you keep|{who} keeps] {card} for {amount} Prestige",
    "leader-paid": "[you pay|{who} pays] {amount} Prestige, the Blood of {card}",
    "rival-own": "[you draw your own number and draw|{who} draws their own number and draws] again",
    "rival": "[your Rival is|{who:own} Rival is] {foe}",
    "dealt": "[you begin|{who} begins] with {library} Library cards and {vampires:vampire|vampires}",
    "late-prince": "{card} is shuffled into the City Deck",
}

PROMPTS: Final[dict[str, str]] = {
    "AskLeader": "Which vampire do you begin with? All Leaders are turned up together.",
    "AskBid": "Others begin with {card} too. How much Prestige do you bid for it?",
    "AskBid.raise": "{foe} bids {amount} Prestige for {card}. Do you bid more?",
}  # the last where the question has an amount

OPTIONS: Final[dict[str, str]] = {
    "lead": "Begin with {card}",
    "bid": "Bid {amount} Prestige",
    "AskBid.pass": "Pass, and begin with another",
}

REFUSALS: Final[dict[str, str]] = {
    "comp.players": "Rivals is for 2, 3 or 4 players, not {players}.",
    "setup.no-mulligan": "A starting hand is kept as it was dealt.",
    "setup.leader-choice": "{card} is none of the vampires of this deck.",
    "setup.leader-highest": "In a first game the highest Blood Potency leads, or whom the list names: not {card}.",
    "leader.bid-order": "You bid first for {card}: 0 or more.",
    "leader.bid-raise": "A bid of {amount} does not beat {high}: bid more, or pass.",
    "leader.bid-limit": "You can bid {limit} at most, to pay for the Leader and keep 1 Prestige; {amount} is too much.",
    "leader.bid-lose": "{card} lies face up before {seat}: choose another.",
    "deck.faction": (
        "A Faction Deck is {needed} vampires of different names; this one has {vampires}, with {different} different "
        "names."
    ),
    "deck.library-size": "A Library has {least} to {most} cards; this one has {cards}.",
    "deck.copies": "A Library has at most {most} cards of a name; this one has {copies} of {card}.",
    "deck.neutral-base": "A deck has one Haven and one Agenda; this one has Havens: {havens}, Agendas: {agendas}.",
}
