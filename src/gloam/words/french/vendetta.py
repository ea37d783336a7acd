"""French: Vendetta, all that is said of it."""

from __future__ import annotations

from gloam.words.french.table import addressed, typeset, unreadable
from gloam.words.french.table import refusal as table_refusal
from gloam.words.french.vendetta_cards import line, provenance, text
from gloam.words.french.vendetta_events import event
from gloam.words.french.vendetta_nouns import TERMS, place
from gloam.words.french.vendetta_options import option, run
from gloam.words.french.vendetta_prompts import question
from gloam.words.french.vendetta_refusals import refusal
from gloam.words.french.vendetta_results import result

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
