"""What the pages say in English."""

from typing import Final

from gloam.words.english.pages import decks, home, lab, learn, reading, record, replay, table

SENTENCES: Final[dict[str, str]] = (
    table.SENTENCES
    | home.SENTENCES
    | reading.SENTENCES
    | replay.SENTENCES
    | lab.SENTENCES
    | decks.SENTENCES
    | record.SENTENCES
    | learn.SENTENCES
)
