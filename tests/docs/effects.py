"""Writes docs/effects.md: everything that cards are made of, each with a card that has it, read from the code.

`python -m tests.docs.effects` writes the page anew; read the difference before keeping it.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import is_dataclass
from pathlib import Path
from typing import Final

import gloam
from gloam.blood_orders.catalogue import Standing
from gloam.core.effect import Condition, Count, Effect, Who
from gloam.core.texts import Become, Pattern, Text
from gloam.vendetta.catalogue import Ability, PowerRule
from gloam.words.games import GAMES
from tests.words.parts import parts_of
from tests.words.sources import ROOT, parsed

PAGE: Final = Path(__file__).parents[2] / "docs" / "effects.md"
BASES: Final[dict[type[object], str]] = {
    Effect: "What a card does",
    Ability: "What a card does by being there",
    Standing: "What a card does by being there",
    PowerRule: "How a card counts",
    Text: "What is in force while a card lies there",
    Pattern: "What such a text watches for",
    Become: "What becomes of a deed instead",
    Who: "To whom",
    Count: "How much",
    Condition: "Under what condition",
}
ROOMS: Final = {"core": "In every game"} | {game.room: gloam.game(name).title for name, game in GAMES.items()}
RULE: Final = re.compile(r"\[([a-z]+\.[a-z0-9-]+)\]")

HEAD: Final = """# Effects

What cards are made of, all of it: each kind with its fields, what it says of itself, and the card with the shortest
text that has it, in both languages. Before you write a new one, look here whether an old one does it
([add-a-card.md](add-a-card.md)). This page is made from the code by `python -m tests.docs.effects`; the suite fails
where it is not what the code says.
"""


def kinds(base: type[object]) -> list[type[object]]:
    """Everything of this sort in the rooms of the games, in the order of the code."""
    return sorted(set(below(base)), key=lambda kind: (kind.__module__, definition(kind).lineno))


def below(base: type[object]) -> Iterator[type[object]]:
    for kind in base.__subclasses__():
        if is_dataclass(kind) and room_of(kind) in ROOMS and not kind.__subclasses__():  # no card is made of a base
            yield kind
        yield from below(kind)


def room_of(kind: type[object]) -> str:
    package, _, rest = kind.__module__.partition(".")
    return rest.partition(".")[0] if package == "gloam" else ""


def definition(kind: type[object]) -> ast.ClassDef:
    """Where it is written."""
    tree = parsed(ROOT.parent / Path(*kind.__module__.split(".")).with_suffix(".py"))
    return next(node for node in tree.body if isinstance(node, ast.ClassDef) and node.name == kind.__name__)


def signature(kind: type[object]) -> str:
    """How it is made: `Lose(amount: Amount, who: Who)`."""
    bases = [one for one in reversed(kind.__mro__) if room_of(one) in ROOMS]
    lines = [ast.unparse(part) for one in bases for part in definition(one).body if isinstance(part, ast.AnnAssign)]
    return f"{kind.__name__}({', '.join(lines)})"


def examples() -> dict[type[object], tuple[str, str]]:
    """By kind of thing: a game and its card with the shortest text that has one."""
    found: dict[type[object], tuple[int, str, str]] = {}
    for name, game in GAMES.items():
        for card, made in game.cards.items():
            one = (len(gloam.words("en", name).card(card)), name, card)
            for part in parts_of([made]):
                found[type(part)] = min(found.get(type(part), one), one)
    return {kind: (name, card) for kind, (_, name, card) in found.items()}


def entry(kind: type[object], game: str = "", card: str = "") -> str:
    said = RULE.sub(r"`\1`", " ".join((ast.get_docstring(definition(kind)) or "").split()))
    parts = [f"#### `{signature(kind)}`", *([said] if said else [])]
    if not card:  # only sentences need it, or cards to come
        return "\n\n".join(parts) + "\n"
    english, french = [gloam.words(language, game) for language in ("en", "fr")]
    parts.append(f"> **{english.card_name(card)}** (`{card}`). {english.card(card)}")
    return "\n\n".join(parts) + f"\n>\n> **{french.card_name(card)}**. {french.card(card)}\n"


def page() -> str:
    found = examples()
    parts = [HEAD]
    for room, title in ROOMS.items():
        parts.append(f"## {title}\n")
        for base, sort in BASES.items():
            mine = [kind for kind in kinds(base) if room_of(kind) == room]
            parts += [f"### {sort}\n"] if mine else []
            parts += [entry(kind, *found.get(kind, ())) for kind in mine]
    return "\n".join(parts)


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
