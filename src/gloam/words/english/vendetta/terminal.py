"""What the terminal says of Vendetta, in English. Same keys and same order as its French twin."""

from __future__ import annotations

from typing import Final

SENTENCES: Final[dict[str, str]] = {
    "error.setup.player-count": "Six players can only play in teams: add --variants tag-team.",
    "error.team.players": "In teams there are 4 or 6 players, not {seats}.",
    "table.round": "Round {round} of 3",
    "table.ambition": "Ambition: {name}",
    "table.decks": "{allies} Allies and {victims} Victims left",
    "table.alliance": "Alliance",
    "table.drained": "Drained: {cards}",
    "table.relic": "Relic: {card}",
    "table.relic-used": "Relic (used): {card}",
    "table.out": "out of the game",
    "table.tokens": "Diablerie: {tokens}",
    "table.tokens-of": "{up} up, {down} down",
    "table.knows": "surely holds: {cards}",
    "table.knows-in-hand": "in hand or face down: {cards}",
    "table.blood-here": "{amount} Blood",
    "table.hidden": "face down",
    "table.yours-hidden": "{card} (down)",
    "table.owner": "{card} (of {name})",
    "table.no-ally": "No Ally",
    "table.relics": "Relics on offer",
    "table.drawn": "You drew",
    "table.team": "with {name}",
    "play.read-clans": "Type ? and the number of an option to read the cards of that clan.",
    "example": "play Hunt at 2 down blood 1 end",
    "simulate.frenzies": "Frenzies",
    "simulate.diableries": "Diableries",
    "simulate.eliminated": "Eliminated",
    "balance.about-cards": (
        "An Ally is held by whoever won it and played when it is Drained; a Relic is played when it is used. The last "
        "two cards of a clan are held from the beginning."
    ),
    "balance.family-clans": "Clans",
    "balance.family-allies": "Allies",
    "balance.family-relics": "Relics",
}
