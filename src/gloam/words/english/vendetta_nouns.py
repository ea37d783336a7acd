"""English: cards, places and players of Vendetta inside a sentence, and the nouns that pages and terminals need."""

from __future__ import annotations

from gloam.words import texts
from gloam.words.facts import Names, seated


def named(card: str) -> str:
    """A card inside a sentence: a Victim is one of many."""
    return "a Victim" if card == "VI" else texts.card_name("en", card)


def clan(name: str) -> str:
    return texts.clan_name("en", name)


def place(name: str) -> str:
    return "the Prince's Haven" if name == "haven" else f"Location {name}"


def at(name: str) -> str:
    return f"at {place(name)}"


def source(name: str) -> str:
    return f"from {place(name)}"


def goal(name: str) -> str:
    return f"to {place(name)}"


class Cast:
    """Who is who for one reader, who may be one of the players."""

    def __init__(self, names: Names, you: int | None) -> None:
        self.names = names
        self.you = you

    def does(self, seat: int, yours: str, theirs: str) -> str:
        """ "you lose", "Anna loses"."""
        return f"you {yours}" if seat == self.you else f"{seated(self.names, seat)} {theirs}"

    def them(self, seat: int) -> str:
        return "you" if seat == self.you else seated(self.names, seat)

    def whose(self, seat: int, thing: str) -> str:
        """ "your hand", "Anna's hand"."""
        return f"your {thing}" if seat == self.you else f"{seated(self.names, seat)}'s {thing}"


TERMS = {
    "ally": "Ally",
    "alliance": "Alliance",
    "ambition": "Ambition token",
    "bank": "Bank",
    "blood": "Blood",
    "card": "card",
    "cards": "cards",
    "clan": "clan",
    "deck": "Clan deck",
    "deployed": "deployed",
    "diablerie": "Diablerie",
    "drained": "drained",
    "face_down": "face down",
    "face_up": "face up",
    "feed": "feed",
    "game_over": "The game is over",
    "hand": "hand",
    "haven": "the Prince's Haven",
    "influence": "Influence",
    "location": "Location",
    "location_card": "Location card",
    "locations": "Locations",
    "log": "log",
    "nobody": "nobody",
    "options": "options",
    "out": "out of the game",
    "place": "place",
    "player": "player",
    "players": "players",
    "phase": "phase",
    "pool": "Pool",
    "position": "Position",
    "power": "Power",
    "relic": "Relic",
    "round": "round",
    "rule": "rule",
    "rulings": "rulings",
    "score": "score",
    "seat": "seat",
    "spectator": "spectator",
    "step": "step",
    "table": "table",
    "teammate": "teammate",
    "tokens": "Diablerie tokens",
    "total": "total",
    "turn": "turn",
    "unused": "unused",
    "used": "used",
    "victim": "Victim",
    "victims": "Victims",
    "waiting": "waiting for",
    "winner": "winner",
    "you": "you",
    "phase.setup": "Setup",
    "phase.feed": "Feed",
    "phase.location setup": "Location Setup",
    "phase.hand building": "Hand Building",
    "phase.planning": "Planning",
    "phase.resolution": "Resolution",
    "phase.end of round": "End of the round",
    "phase.over": "End of the game",
    "step.withdraw": "Withdraw Step",
    "step.revelation": "Revelation Step",
    "step.preparation": "Preparation Step",
    "step.conflict": "Conflict Step",
    "step.aftermath": "Aftermath Step",
    "kind.preparation": "Preparation",
    "kind.conflict": "Conflict",
    "kind.aftermath": "Aftermath",
    "kind.passive": "Passive",
    "kind.human": "Human",
    "kind.vampire": "Vampire",
    "kind.victim": "Victim",
    "score.tokens": "Influence tokens",
    "score.alliance": "Alliance",
    "score.drained": "drained cards",
    "score.cards": "card effects",
    "score.relic": "Relic",
    "score.diablerie": "Diablerie",
    "score.total": "total",
    "variant.location-cards": "Location cards",
    "variant.relics": "Relics",
    "variant.tag-team": "Tag Team",
}
