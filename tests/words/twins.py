"""The modules of sentences that every language has: English and French say the same things under the same keys."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from string import Formatter
from types import ModuleType

import gloam

ROOM = Path(gloam.__path__[0], "words")


def modules(name: str = "") -> list[str]:
    """The modules with sentences, by their path in a language's folder ("vendetta.pages"); those of this name alone."""
    english = ROOM / "english"
    found = [path for path in sorted(english.rglob("*.py")) if "\nSENTENCES: " in path.read_text(encoding="utf-8")]
    dotted = [".".join(path.relative_to(english).with_suffix("").parts).removesuffix(".__init__") for path in found]
    return [module for module in dotted if not name or name in module.split(".")]


def twins(module: str) -> tuple[ModuleType, ModuleType]:
    english, french = [import_module(f"gloam.words.{language}.{module}") for language in ("english", "french")]
    return english, french


def facts(sentence: str) -> set[str]:
    return {name for _, name, _, _ in Formatter().parse(sentence) if name}
