"""French: how words are put together, whatever they say: lists, numbers, articles, spaces."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from gloam.words.forms import THIN, signed

IF_IT: Final = re.compile(r"\b([Ss])i il\b")
THAT_IT: Final = re.compile(r"\b([Qq]u)e (?=ils?\b|elles?\b|une?\b|on\b)")
VOWELS = "aeiouàâäéèêëîïôöùûühœæ"


def listing(items: Sequence[str], last: str = "et") -> str:
    """« A », « A et B », « A, B et C »."""
    return items[0] if len(items) == 1 else f"{', '.join(items[:-1])} {last} {items[-1]}" if items else "personne"


def count(number: int, one: str, several: str) -> str:
    """« 1 carte », « 2 cartes », « 0 carte »."""
    return f"{signed(number)} {several if abs(number) > 1 else one}"


def of(name: str) -> str:
    """« de Boris », « d'Anna »; a lone letter is not elided."""
    first = name[:1].lower()
    before_consonant = first == "y" and name[1:2].lower() not in VOWELS
    return f"d'{name}" if len(name) > 1 and (first in VOWELS or before_consonant) else f"de {name}"


def the(noun: str, article: str = "le") -> str:
    """« le Nord », « la Nuit », « l'Est »."""
    return f"l'{noun}" if noun[:1].lower() in VOWELS else f"{article} {noun}"


def contracted(bare: str, masculine: str, plural: str, noun: str) -> str:
    """A preposition before a noun with its article: « au Nord », « à l'Est », « aux Catacombes »."""
    article, _, rest = noun.partition(" ")
    if article == "le":
        return f"{masculine} {rest}"
    return f"{plural} {rest}" if article == "les" else f"{bare} {noun}"


def typeset(text: str) -> str:
    """The thin spaces that French puts inside guillemets, before tall punctuation and before %; « s'il », « qu'il »."""
    text = THAT_IT.sub(r"\1'", IF_IT.sub(r"\1'il", text))
    for mark in (":", ";", "!", "?", "»", "%"):
        text = text.replace(f" {mark}", THIN + mark)
    return text.replace("« ", f"«{THIN}")
