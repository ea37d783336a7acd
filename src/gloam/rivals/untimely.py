"""Answers that could be given at another moment: what they speak of is looked at, and the rule that says not now."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from gloam.core.refusal import Refused
from gloam.core.setup import LETTERS
from gloam.rivals.catalogue import NUMBER
from gloam.rivals.pieces import NOTHING

if TYPE_CHECKING:
    from gloam.rivals.table import RivalsTable

AGAIN: Final = ("mulligan", "redraw")  # what some would like to do with their first hand
AMOUNTS: Final = frozenset(("aggravated", "bid", "hide", "pay", "send"))  # verbs of options that speak of a number

# What each verb of the game's answers speaks of: a number, a card, a seat, a word.
PLAIN: Final = (
    "accept", "alone", "attach", "back", "bottom", "burn", "discard", "done", "draw", "end", "enough", "faction",
    "give", "go", "keep", "let", "library", "mend", "mental", "no", "none", "out", "pass", "pay", "physical",
    "prestige", "ranged", "refuse", "regroup", "social", "yes",
)  # fmt: skip
ON_A_CARD: Final = (
    "add", "aggravated", "attack", "bid", "block", "burn", "challenge", "choose", "claim", "detach", "exert",
    "exhaust", "give", "hide", "hit", "join", "keep", "leave", "mend", "move", "offer", "pay", "place", "resolve",
    "reveal", "target", "to", "use", "with", "without",
)  # fmt: skip
BY_NAME: Final = ("attach", "discard", "keep", "lay", "lead", "offer", "play", "recruit", "show", "take")
SHAPES: Final = frozenset(
    (
        *PLAIN,
        *[f"{verb} n" for verb in ON_A_CARD],
        *[f"{verb} c" for verb in BY_NAME],
        *[f"{verb} s" for verb in ("foe", "haven", "leave", "name")],
        *[f"{verb} n s" for verb in ("ask", "send", "show")],
        *[f"{verb} {shape}" for verb in ("leave", "put") for shape in ("n alone", "n with n")],
        "use n n", "order pay", "order hold", "look library", "look faction",
    )
)  # fmt: skip
ON_SOMETHING: Final = frozenset([shape.partition(" ")[0] for shape in SHAPES if " " in shape])
MENU: Final = frozenset(
    ("add", "ask", "attack", "claim", "draw", "end", "move", "order", "play", "recruit", "regroup", "resolve", "reveal")
)


def untimely(table: RivalsTable, seat: int, option: str) -> Refused | None:
    """Why this is no answer now, though it might be one at another moment; None where it never is. [term.control]
    [consp.hidden] [window.action-phase] [window.principle]"""
    if option in AGAIN:
        return Refused("setup.no-mulligan", cards=len(table.hand[seat]))
    verb, *rest = option.split(" ")
    shape = " ".join([shape_of(part) for part in rest])
    spoken = f"{verb} {shape}" in SHAPES if rest else verb in SHAPES
    if not spoken and (verb not in ON_SOMETHING or shape not in ("n", "c")):
        return None
    for part in rest:
        if len(part) == 1 and part.upper() in LETTERS[table.seats :]:
            return Refused("table.no-such-seat", seat=LETTERS.index(part.upper()), seats=table.seats)
    first = rest[0] if rest and verb not in AMOUNTS else ""
    if first.isdigit():
        for part in rest[:1] if verb == "use" else rest:
            no = why_no_card(table, seat, part)
            if no is not None:
                return no
        first = table.id_of(table.called(first))
    if not spoken:
        return Refused("window.principle", named=first) if first in NUMBER else None
    if verb in MENU and not any(ask.seat == seat and ask.rule == "window.action-phase" for ask in table.open):
        return Refused("window.action-phase")
    return Refused("window.principle", card=first) if first in NUMBER else Refused("window.principle")


def on_top(table: RivalsTable, seat: int, option: str, rest: str) -> Refused | None:
    """Why an answer that is whole cannot speak of a card as well: `burn 17`, where only `burn` is asked for."""
    word = rest.partition(" ")[0].lower()
    return untimely(table, seat, f"{option} {word}") if shape_of(word) in ("n", "c") else None


def why_no_card(table: RivalsTable, seat: int, handle: str) -> Refused | None:
    """Why a number calls no card that this player can speak of. [term.control] [consp.hidden]"""
    if not handle.isdigit():
        return None
    card = table.called(handle)
    if card == NOTHING:
        return Refused("term.control", handle=handle)
    return None if table.pieces[card].seen >> seat & 1 else Refused("consp.hidden", handle=handle)


def shape_of(part: str) -> str:
    """What a word of an answer stands for; a plain word for itself."""
    if part.isascii() and part.isdigit():
        return "n"
    if part in NUMBER:
        return "c"
    return "s" if len(part) == 1 and part.upper() in LETTERS else part
