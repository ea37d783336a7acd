"""The rule ledger: a game's rules as data, one testable point an entry."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from typing import Final


class Rule:
    """One rule, or one ruling where the sources are silent: `question`, `because` are '' for a rule. One that waits
    speaks of cards that the house does not have yet."""

    def __init__(
        self,
        id: str,
        area: str,
        text: str,
        check: str,
        source: str,
        variant: str,
        question: str,
        because: str,
        waits: bool = False,
    ) -> None:
        self.id: Final = id
        self.area: Final = area
        self.text: Final = text
        self.check: Final = check
        self.source: Final = source
        self.variant: Final = variant
        self.question: Final = question
        self.because: Final = because
        self.waits: Final = waits

    @property
    def is_ruling(self) -> bool:
        return self.question != ""


class Ledger:
    """All rules and rulings of one game, in the order they are shown."""

    def __init__(self, game: str, title: str, rules: list[Rule]) -> None:
        self.game: Final = game
        self.title: Final = title
        self.rules: Final = {rule.id: rule for rule in rules}

    def __getitem__(self, id: str) -> Rule:
        return self.rules[id]

    def __contains__(self, id: str) -> bool:
        return id in self.rules

    def find(self, words: str) -> list[Rule]:
        """The entries whose id begins with this, or else that have all these words."""
        asked = words.lower()
        exact = [rule for rule in self.rules.values() if rule.id == asked]
        if exact:
            return exact
        begins = [rule for rule in self.rules.values() if rule.id.startswith(asked)]
        wanted = asked.split()
        return begins or [
            rule
            for rule in self.rules.values()
            if all(word in f"{rule.id} {rule.area} {rule.text} {rule.question}".lower() for word in wanted)
        ]


RULINGS: Final = "Rulings"


@cache
def load(package: str) -> Ledger:
    """Read the rules.toml that lies in this package: once, and nobody changes what was read."""
    data = tomllib.loads(files(package).joinpath("rules.toml").read_text(encoding="utf-8"))
    rules = [
        Rule(
            entry["id"],
            entry["area"],
            entry["text"],
            entry["check"],
            entry["source"],
            entry.get("variant", ""),
            "",
            "",
            entry.get("waits", False),
        )
        for entry in data.get("rule", [])
    ]
    rulings = [
        Rule(
            entry["id"],
            RULINGS,
            entry["decision"],
            entry.get("check", ""),
            entry["source"],
            entry.get("variant", ""),
            entry["question"],
            entry["because"],
            entry.get("waits", False),
        )
        for entry in data.get("ruling", [])
    ]
    return Ledger(data["game"], data["title"], rules + rulings)


def stands_in(name: str, text: str) -> bool:
    """Does the name stand in the text as a word of its own?"""
    at = text.find(name)
    while at >= 0:
        before, after = text[at - 1 : at] if at else "", text[at + len(name) : at + len(name) + 1]
        if not before.isalnum() and not after.isalnum():
            return True
        at = text.find(name, at + 1)
    return False
