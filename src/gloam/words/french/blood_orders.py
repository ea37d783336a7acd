"""French: Blood Orders, all that is said of it."""

from __future__ import annotations

from gloam.words.french.blood_orders_cards import line, provenance, text
from gloam.words.french.blood_orders_events import event
from gloam.words.french.blood_orders_nouns import TERMS, place
from gloam.words.french.blood_orders_options import option, run
from gloam.words.french.blood_orders_prompts import question
from gloam.words.french.blood_orders_refusals import refusal
from gloam.words.french.blood_orders_results import result
from gloam.words.french.table import addressed, typeset, unreadable
from gloam.words.french.table import refusal as table_refusal

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
