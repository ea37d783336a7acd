"""Writes the card texts anew. Read every changed line of the result before keeping it."""

from __future__ import annotations

from tests.words.test_cards import HERE, page


def main() -> None:
    for language in ("en", "fr"):
        (HERE / f"cards_{language}.txt").write_text(page(language), encoding="utf-8")


if __name__ == "__main__":
    main()
