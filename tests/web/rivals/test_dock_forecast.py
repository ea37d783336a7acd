"""What the dock says of an attack that is being put together, and of cards that could be laid in one."""

from __future__ import annotations

import re

from tests.web.markup import Markup
from tests.web.rivals.test_questions import city, page

BEGUN = ("attack <Lixue Chen>", "go", "target <Nancy Witt>")


def notes(drawn: str) -> dict[str, str]:
    """What stands at the foot of each card in hand."""
    cards = {one.attributes["data-read"]: one for one in Markup(drawn).all("article")}
    return {card: re.sub(r".*\.", "", " ".join(one.text.split())).strip() for card, one in cards.items()}


def forecast(drawn: str) -> str:
    found = re.search(r'<div class="r-if">(.*?)</div>', drawn)
    return "" if found is None else " ".join(re.sub(r"<[^>]+>", " ", found[1]).split())


def test_the_sum_if_nothing_answers_stands_beside_the_button_once_the_type_is_known() -> None:
    table = city()
    table.acts()
    assert forecast(page(table, "A", *BEGUN)) == ""
    assert forecast(page(table, "A", *BEGUN, "social", "none")) == (
        "If nothing answers 2 damage, 0 of it gets through. Nancy Witt: Blood 3 → 3. "
        "2 Lixue Chen \N{MINUS SIGN} 2 Nancy Witt"
    )
    laid = forecast(page(table, "A", *BEGUN, "social", "lay [Humiliate]"))
    assert laid.startswith("If nothing answers 4 damage, 2 of it gets through. Nancy Witt: Blood 3 → 1.")
    assert laid.endswith("2 Lixue Chen + 2 Humiliate \N{MINUS SIGN} 2 Nancy Witt")


def test_a_mortal_that_is_not_hit_hard_enough_stays_and_one_that_is_falls() -> None:
    table = city()
    table.acts()
    begun = ("attack <Lixue Chen>", "go", "target <Vagrant>")
    assert "Vagrant falls." in forecast(page(table, "A", *begun, "social", "none"))
    assert "That is not enough: Vagrant falls to 2" in forecast(page(table, "A", *begun, "mental", "none"))


def test_a_card_in_hand_says_what_it_would_do_and_a_bluff_nothing() -> None:
    table = city()
    table.acts()
    said = notes(page(table, "A", *BEGUN, "social"))
    assert "gets through" in said[table.spelled("[Humiliate]")]
    said = notes(page(table, "A", *BEGUN, "physical"))
    assert "bluff" in said[table.spelled("[Humiliate]")]
