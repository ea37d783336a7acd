"""English: Vendetta, all that is said of it."""

from __future__ import annotations

from gloam.words.english.table import addressed, typeset, unreadable
from gloam.words.english.table import refusal as table_refusal
from gloam.words.english.vendetta.cards import line, provenance, text
from gloam.words.english.vendetta.events import event
from gloam.words.english.vendetta.nouns import TERMS, place
from gloam.words.english.vendetta.options import option, run
from gloam.words.english.vendetta.prompts import question
from gloam.words.english.vendetta.refusals import refusal
from gloam.words.english.vendetta.results import result

__all__ = [
    "TERMS",
    "addressed",
    "event",
    "line",
    "option",
    "place",
    "provenance",
    "question",
    "refusal",
    "result",
    "run",
    "table_refusal",
    "text",
    "typeset",
    "unreadable",
]
