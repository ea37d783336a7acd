"""Writes the card texts anew. Read every changed line of the result before keeping it."""

from __future__ import annotations

import gloam
from tests.words.test_cards import golden, page


def main() -> None:
    for game in gloam.games():
        for language in ("en", "fr"):
            golden(language, game).write_text(page(language, game), encoding="utf-8")


if __name__ == "__main__":
    main()
