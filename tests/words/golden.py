"""Writes the card texts anew. Read every changed line of the result before keeping it."""

from __future__ import annotations

from tests.words.test_cards import GOLDEN, HERE, page


def main() -> None:
    for game, name in GOLDEN.items():
        for language in ("en", "fr"):
            (HERE / f"{name}_{language}.txt").write_text(page(language, game), encoding="utf-8")


if __name__ == "__main__":
    main()
