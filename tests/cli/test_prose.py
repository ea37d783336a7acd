"""Text that is never broken at a no-break space."""

from __future__ import annotations

import pytest
from rich.console import Console

from gloam.terminal.prose import Prose


@pytest.mark.parametrize("columns", range(8, 30))
def test_a_line_never_ends_at_a_no_break_space(columns: int) -> None:
    console = Console(width=columns, markup=False)
    lines = Prose("Prenez «\u202fFrère loup\u202f» et, qui sait\u202f? 3\u00a0Sang\u202f!").wrap(console, columns)
    assert len(lines) > 1
    for line in lines:
        assert not line.plain.rstrip(" ").endswith(("«", "\u202f", "\u00a0"))
        assert not line.plain.startswith(("»", "?", "!", "Sang"))
