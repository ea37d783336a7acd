"""French: Vendetta, all that is said of it."""

from __future__ import annotations

from gloam.words.french.table import addressed, typeset, unreadable
from gloam.words.french.table import refusal as table_refusal
from gloam.words.french.vendetta.cards import line, provenance, text
from gloam.words.french.vendetta.events import event
from gloam.words.french.vendetta.nouns import TERMS, place
from gloam.words.french.vendetta.options import option, run
from gloam.words.french.vendetta.prompts import question
from gloam.words.french.vendetta.refusals import refusal
from gloam.words.french.vendetta.results import result

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
