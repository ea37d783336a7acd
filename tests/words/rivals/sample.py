"""What Rivals gives to those who test its words."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Final

from gloam.core.table import Table
from gloam.rivals.game import RIVALS as GAME
from gloam.rivals.steps import STEPS
from gloam.rivals.variants import VARIANTS
from tests.words.sample import AT_EVERY_TABLE, Case, Move, Sample

ASKED: Final[Case] = {
    "card": "17", "target": "18", "to": "19", "by": "18", "attachment": "20", "top": "core-greed", "deck": "library",
    "caster": "18", "giver": "18", "placed": 1, "least": 1, "most": 3,
    "handle": "21", "seat": 1, "left": 2, "missing": 1, "influence": 3, "done": 1, "type": "social", "amount": 4,
    "foe": 2, "cards": ("core-hydra", "core-pr-firm"), "chosen": ("19",), "window": "fight", "deed": "hurt",
    "names": ("17 core-hydra", "18 core-doc", "19 core-velvet", "20 core-vagrant"),
}  # fmt: skip


def tables(count: int, first: int = 0) -> Iterator[tuple[Table, Random, Move]]:
    """Random games over all seat counts and variants; where two have the same deck they may bid for a Leader."""
    for seed in range(first, first + count):
        seats = 2 + seed % 3
        variants = () if seed % 5 == 0 else (VARIANTS[seed % len(VARIANTS)],)
        decks = ("rule-the-streets",) * seats if seed % 7 == 3 else ()
        yield GAME.table(seats, seed, variants, decks), Random(seed), step


def step(table: Table, rng: Random) -> None:
    """Any answer; but a turn does not end at once, or little would happen."""
    question = rng.choice(table.questions())
    wanted = [option for option in question.options if option != "end"] if rng.random() < 0.5 else []
    table.answer(question.seat, rng.choice(wanted or question.options))


RIVALS: Final = Sample(
    steps=STEPS,
    asked=ASKED,
    happened={
        **ASKED, "rule": "term.draw", "seat": 0, "by": "18", "amount": 2, "cost": 3, "foe": 1, "from": 1, "owner": 1,
        "haven": 1, "rival": 1, "seats": (0, 1), "party": ("19",), "parties": ("17 18", "19"), "actions": 1, "turn": 3,
        "hidden": 2, "laid": True, "side": "yes", "yes": 4, "no": 3, "burned": False, "agenda": 13, "out": 4,
        "library": 4, "list": "the-big-picture", "vampires": 2, "prestige": 20, "deck": "library", "why": "play.clan",
        "hand": ("core-greed", "core-hydra"), "down": ("core-lost-glory",), "against": "core-greed",
        "kept": 1, "afraid": ("17",), "under": "20", "base": "agenda", "discipline": "potence",
    },
    refused={
        **AT_EVERY_TABLE, "card": "core-greed", "clan": "ventrue", "type": "social", "asked": 4, "has": 3, "cost": 2,
        "most": 3, "needs": 3, "secrecy": 2, "intel": 1, "blood": 2, "prestige": 1, "actions": 2,
        "bearer": "core-hydra",
        "attacker": "core-doc", "by": 1, "amount": 4, "high": 3, "copies": 4, "least": 40, "cards": 39, "vampires": 6,
        "needed": 7, "havens": 2, "agendas": 0, "different": 6, "players": 5, "absent": "core-hydra",
        "chosen": "core-doc",
        "choice": "core-doc", "enough": 2, "exhausted": "core-doc", "foe": 1, "handle": "17",
        "asleep": "core-doc",
        "hit": "core-doc", "inside": "core-doc", "left": 2, "raised": 1,
        "missing": 2, "must": "core-greed", "named": "core-doc",
        "other": "core-doc",
        "part": "core-doc", "ready": "core-doc", "seat": 1, "title": "core-sheriff", "unchosen": "core-doc",
        "vampire": "core-doc",
    },
    tables=lambda: tables(60),
    moves=(
        "draw", "end", "recruit core-hydra", "recruit core-doc", "attack 17", "attack 20", "claim 18", "move 17",
        "play core-greed", "play core-mercy", "play core-hedge-your-bets", "play core-sheriff", "play core-primogen",
        "move 19", "use 17", "use 22", "burn 25", "show 30 B", "ask 30 B", "add 30", "resolve 30", "target 17",
        "target 25", "lay core-drive-by", "show core-scoped-30-06", "discard core-greed", "hide 99", "exert 17", "out",
        "no", "give 17", "with 17", "mulligan", "lead core-hydra", "bid 99", "nonsense", "",
    ),
    trials=lambda: tables(12, 500),
    rare=92,
)  # fmt: skip
