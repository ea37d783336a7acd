"""English: Rivals, all that is said of it."""

from __future__ import annotations

from typing import Final

from gloam.words.english.rivals import (
    bots,
    cards,
    events,
    nouns,
    options,
    pages,
    prompts,
    puzzles,
    refusals,
    results,
    terminal,
)
from gloam.words.voice import Voice

VOICE: Final = Voice(
    terms=nouns.TERMS,
    line=cards.READER.line,
    text=cards.READER.text,
    provenance=cards.READER.provenance,
    place=nouns.place,
    question=prompts.question,
    option=options.option,
    run=options.run,
    event=events.event,
    refusal=refusals.refusal,
    result=results.RESULTS.result,
    bots=bots.SENTENCES,
    pages=pages.SENTENCES,
    puzzles=puzzles.SENTENCES,
    terminal=terminal.SENTENCES,
)
