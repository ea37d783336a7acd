"""What is written down in files and not generated: names of cards, rulings, ledgers in another language."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from importlib import resources
from typing import Final

from gloam.words.game import Card

FOLDERS: Final = {"en": "english", "fr": "french"}


@cache
def written(language: str, room: str, name: str) -> dict[str, dict[str, object]]:
    """One of the files that a language has for a game's room, or nothing where it has none."""
    path = resources.files("gloam.words").joinpath(FOLDERS[language], room, f"{name}.toml")
    return tomllib.loads(path.read_text(encoding="utf-8")) if path.is_file() else {}


def card_name(language: str, room: str, cards: Mapping[str, Card], id: str) -> str:
    """A card's name in this language, the printed one where no other is written down; the id itself of what is none."""
    return str(written(language, room, "names").get("card", {}).get(id, cards[id].name)) if id in cards else id
