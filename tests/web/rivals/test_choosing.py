"""Choosing a ready deck: told in a line, by three of its cards, and by how hard it is."""

from __future__ import annotations

from pathlib import Path

from gloam.bots.rivals.lists import BEGINNERS
from gloam.rivals import ready_decks
from gloam.web.drawings.rivals.decks import TELLING
from gloam.words import words
from tests.web.place import Place, told


def test_every_ready_deck_is_told_by_three_of_its_cards() -> None:
    assert set(TELLING) == set(ready_decks.READY) == set(BEGINNERS)
    spoken = words("en", "rivals")
    for name, cards in TELLING.items():
        assert len(set(cards)) == 3
        for card in cards:
            assert f" {spoken.card_name(card)}\n" in ready_decks.READY[name], (name, card)


@told
async def test_whoever_chooses_reads_what_a_deck_is_like_and_how_hard(tmp_path: Path) -> None:
    async with Place(tmp_path) as place:
        for path in ("/decks/rivals", "/invite/rivals"):
            page = (await place.stranger().get(path)).text
            assert "With Throat Rip, Scoped .30-06 and The Spoils." in page
            assert page.count('class="strokes"') == len(TELLING)
            french = (await place.visitor("Zoe", "fr").get(path)).text
            assert french.count('class="strokes"') == len(TELLING)
            assert "Avec " in french
