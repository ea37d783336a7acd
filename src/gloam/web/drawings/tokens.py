"""The colours of the stylesheet, for what cannot ask it: a browser's own bars, and an installed page."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Final

TOKENS: Final = Path(__file__).parents[1] / "static" / "tokens.css"
BLOCK: Final = r"^:root{kind} \{{(.*?)^\}}"
VALUE: Final = re.compile(r"--([\w-]+): ([^;]+);")
COLOUR: Final = re.compile(r"#[0-9a-f]{3,8}")
ALIAS: Final = re.compile(r"var\(--([\w-]+)\)")


@cache
def colours(light: bool = False) -> dict[str, str]:
    """Every colour by its name, in one of the two themes."""
    text = TOKENS.read_text()
    kinds = ("", r"\.light") if light else ("",)
    blocks = [block for kind in kinds for block in re.findall(BLOCK.format(kind=kind), text, re.MULTILINE | re.DOTALL)]
    values: dict[str, str] = {}
    for block in blocks:
        values.update(VALUE.findall(block))
    return {name: colour for name in values if (colour := resolved(values, name))}


def resolved(values: dict[str, str], name: str) -> str:
    """The colour of this name, whatever it is called after; '' where it is none."""
    value = values.get(name, "")
    other = ALIAS.fullmatch(value)
    return resolved(values, other[1]) if other else value if COLOUR.fullmatch(value) else ""
