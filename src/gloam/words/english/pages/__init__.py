"""What the pages say in English."""

from typing import Final

from gloam.words.english.pages import home, lab, library, replay, table

MODULES: Final = (table, home, library, replay, lab)
