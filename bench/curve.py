"""Draws how strong a bot is by budget, from arenas that were played already.

    python bench/curve.py PICTURE TITLE ARENA...

Each ARENA is a folder that `gloam arena` has written; the bot named first in it is the one that counts.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

from gloam.lab.charts import Dot, Series, intervals


def main(picture: str, title: str, *folders: str) -> None:
    arenas: list[dict[str, Any]] = [json.loads((Path(folder) / "arena.json").read_text()) for folder in folders]
    dots = {}
    for arena in arenas:
        name = arena["plan"]["bots"][0]
        bot = next(one for one in arena["bots"] if one["bot"] == name)
        dots[name] = Dot(bot["share"], *bot["interval"])
    series = Series("", dots, arenas[0]["level"])
    intervals(Path(picture), title, "victories", [series], lambda share: f"{100 * share:.0f} %")


if __name__ == "__main__":
    main(*sys.argv[1:])
