"""What the pages say in English."""

from typing import Final

from gloam.words.english.pages import comfort, decks, home, lab, learn, pace, programs, reading, record, replay, table

SENTENCES: Final[dict[str, str]] = (
    table.SENTENCES
    | home.SENTENCES
    | reading.SENTENCES
    | replay.SENTENCES
    | lab.SENTENCES
    | decks.SENTENCES
    | comfort.SENTENCES
    | record.SENTENCES
    | learn.SENTENCES
    | pace.SENTENCES
    | programs.SENTENCES
)
