"""An arena for the pages, as `gloam arena` writes it."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from gloam.web.reading.arenas import FILE

BOT: dict[str, Any] = {"seats": 24, "wins": 18, "interval": [0.55, 0.88], "place": 1.25, "score": 24.0, "sigma": 1.0}
ARENA: dict[str, Any] = {
    "format": "gloam arena 1",
    "plan": {"game": "vendetta", "seats": 4, "bots": ["greedy", "<random>"], "seed": 9, "variants": ["relics"]},
    "played": 12,
    "level": 0.25,
    "bots": [
        {**BOT, "bot": "greedy", "share": 0.75, "mu": 31.0},
        {**BOT, "bot": "<random>", "share": 0.125, "interval": [0.04, 0.31], "mu": 19.0},
    ],
    "pairs": [{"bot": "greedy", "other": "<random>", "games": 12, "share": 0.875, "interval": [0.59, 0.97]}],
    "wins": {
        "seat": [{"name": "1", "games": 12, "share": 0.25, "interval": [0.1, 0.5], "wins": 3}],
        "clan": [{"name": "tremere", "games": 12, "share": 0.25, "interval": [0.1, 0.5], "wins": 3}],
    },
    "speed": {"games": 12},
}


def written(folder: Path, name: str, arena: object) -> None:
    (folder / name).mkdir(parents=True)
    (folder / name / FILE).write_text(arena if isinstance(arena, str) else json.dumps(arena))
