"""Writes the texts of Rivals' cards anew. Read every changed line of the result before keeping it."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from gloam.rivals.cards import IN_PRINT
from gloam.rivals.cards.core.first_prints import FIRST_PRINTS
from gloam.words.languages import LANGUAGES
from gloam.words.rivals.cards import card_name
from gloam.words.rivals.game import RIVALS

HERE: Final = Path(__file__).parent
PAGES: Final = {"cards": tuple(card.id for card in IN_PRINT), "first_prints": tuple(card.id for card in FIRST_PRINTS)}


def golden(language: str, page: str) -> Path:
    """The file that a person has read."""
    return HERE / f"{page}_{language}.txt"


def written(language: str, page: str) -> str:
    """Every card as it is shown: name, facts, text, provenance."""
    voice, typeset = RIVALS.voices[language], LANGUAGES[language].typeset
    parts = []
    for card in PAGES[page]:
        facts, text, provenance = [typeset(say(card)) for say in (voice.line, voice.text, voice.provenance)]
        parts.append(f"{card} {card_name(language, card)}\n{facts}\n{text}\n{provenance}\n")
    return "\n".join(parts)


def main() -> None:
    for language in LANGUAGES:
        for page in PAGES:
            golden(language, page).write_text(written(language, page), encoding="utf-8")


if __name__ == "__main__":
    main()
