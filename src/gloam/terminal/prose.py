"""Text that is never broken at a no-break space."""

from __future__ import annotations

from typing import Final

from rich.console import Console, JustifyMethod, OverflowMethod
from rich.containers import Lines
from rich.text import Text

NO_BREAK: Final = {"\N{NO-BREAK SPACE}": "\ue000", "\N{NARROW NO-BREAK SPACE}": "\ue001"}  # and their stand-ins


class Prose(Text):
    """French sets such spaces inside its quotes and before its double signs; Rich takes them for ordinary ones."""

    def wrap(
        self,
        console: Console,
        width: int,
        *,
        justify: JustifyMethod | None = None,
        overflow: OverflowMethod | None = None,
        tab_size: int = 8,
        no_wrap: bool | None = None,
    ) -> Lines:
        text = self.copy()
        for space, stand_in in NO_BREAK.items():
            text.plain = text.plain.replace(space, stand_in)
        lines = text.wrap(console, width, justify=justify, overflow=overflow, tab_size=tab_size, no_wrap=no_wrap)
        for line in lines:
            for space, stand_in in NO_BREAK.items():
                line.plain = line.plain.replace(stand_in, space)
        return lines
