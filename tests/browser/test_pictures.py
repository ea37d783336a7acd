"""Tables in the middle of a game, brought along as journals: the pictures of the README."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import expect

from tests.browser.look import legible_in_both_themes, no_word_is_lost, shot
from tests.browser.visitor import Company

BEGUN: Final = Path(__file__).parent / "begun"
PLAYS: Final = {
    "vendetta": ("0 play TR07", "1 at 2 up", "1 at 2 down", "2 blood 2"),
    "blood-orders": (
        "0 aim night north",
        "0 put ELDER night",
        "0 put ELDER night",
        "0 aim dawn south",
        "0 put BLEEDER dawn",
        "0 aim dusk east",
        "0 put V107 dusk",
    ),
    "rivals": ("0 attack 9, go", "1 target 6", "2 physical"),
}


@pytest.mark.parametrize("game", sorted(PLAYS))
def test_a_game_is_brought_along_and_a_play_put_together_there(company: Company, game: str) -> None:
    anna = company.visitor()
    anna.is_called("Anna")
    anna.brings((BEGUN / f"{game}.txt").read_text())
    anna.is_asked()
    for choice in PLAYS[game]:
        anna.chooses(choice)
    shot(anna.page, f"picture-{game}")
    legible_in_both_themes(anna.page, game)
    no_word_is_lost(anna.page, game)
    data = anna.data()
    if game == "vendetta":
        expect(anna.page.locator("#confirm")).to_be_visible()
        assert "TR07" in data["view"]["you"]["hand"], "not yet played"
    elif game == "rivals":
        assert data["view"]["attack"] is None, "not yet begun"
        expect(anna.buttons("3 none, ?")).to_have_count(1)  # an Attack card can be laid
    else:
        assert set(data["view"]["you"]["plan"]) == {"dawn", "dusk", "night"}
