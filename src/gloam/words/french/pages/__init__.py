"""What the pages say in French."""

from typing import Final

from gloam.words.french.pages import home, lab, library, replay, table

MODULES: Final = (table, home, library, replay, lab)
