"""What the pages say in French."""

from typing import Final

from gloam.words.french.pages import comfort, decks, home, lab, learn, pace, programs, reading, record, replay, table

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
