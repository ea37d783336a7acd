"""French: Blood Orders, all that is said of it."""

from __future__ import annotations

from gloam.words.french.blood_orders.cards import line, provenance, text
from gloam.words.french.blood_orders.events import event
from gloam.words.french.blood_orders.nouns import TERMS, place
from gloam.words.french.blood_orders.options import option, run
from gloam.words.french.blood_orders.prompts import question
from gloam.words.french.blood_orders.refusals import refusal
from gloam.words.french.blood_orders.results import result
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
