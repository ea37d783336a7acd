"""What the pages say in English."""

from typing import Final

from gloam.words.english.pages import home, lab, library, replay, table

SENTENCES: Final[dict[str, str]] = (
    table.SENTENCES | home.SENTENCES | library.SENTENCES | replay.SENTENCES | lab.SENTENCES
)
