"""Phrases with gaps, by the kind of thing that they say: what an effect does is one line of a language's table."""

from __future__ import annotations

import re
from typing import Final

from gloam.words.forms import BARE, ORDER, Form

VERB: Final = re.compile(r"\[([^|\]]+)\|([^|\]]+)\]")


Table = dict[type[object], str]


class Phrases:
    """A phrase for each kind of thing. In it `{x.amount}` is a number of that thing, `{then}` whatever the reader gives
    for it, and `[gagnez|gagner]` a verb in its forms."""

    def __init__(self, table: Table) -> None:
        self.table: Final = table

    def of(self, x: object, form: Form = ORDER, **gaps: object) -> str:
        """The phrase for this, its gaps filled. Every kind must have one."""
        assert type(x) in self.table, f"no words for {x!r}"
        return formed(self.table[type(x)].format(x=x, **gaps), form)


def formed(text: str, form: Form) -> str:
    """With the verbs in this form: `[gagnez|gagner]` is an order, and what follows « vous pouvez »."""
    return VERB.sub(r"\2" if form == BARE else r"\1", text)
