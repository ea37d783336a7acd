"""Havens, faces and Attack cards that change, in the browser: what is asked, and what is shown of it."""

from __future__ import annotations

import pytest

from tests.rivals.cards.dragon_and_rogue.test_havens import table
from tests.rivals.cards.dragon_and_rogue.test_sleights import bluffed, masked, thrown
from tests.rivals.cards.dragon_and_rogue.test_wanderers import jack
from tests.rivals.scenario import City, out, vampire
from tests.web.rivals.scenes import buttons
from tests.web.rivals.test_questions import page, said
from tests.web.rivals.test_table import board, tile


def offered(city: City) -> set[str]:
    """The answers that have a button of their own."""
    return {one.choice.options[0] for one in buttons(page(city, "A")) if one.choice.options}


def swapped() -> City:
    carrying = vampire("Maya", carries=["The Sewers"]), vampire("Brother", carries=["Campsite"])
    city = table(coterie=["Hydra", *carrying])
    city.answers("A", "use <Maya>")
    return city


def faced() -> City:
    city = masked("Maya", "Jack")
    city.answers("A", "use <Mask of a Thousand Faces>")
    return city


def opened() -> City:
    city = bluffed("Humiliate")
    city.answers("A", "social")
    return city


def culled() -> City:
    city = jack("Mercy", "Slap in the Face", "Throat Rip")
    city.answers("A", "use <Jack>")
    return city


@pytest.mark.parametrize(
    ("stage", "words"),
    [
        (swapped, "Maya: which Havens change places?"),
        (faced, "Mask of a Thousand Faces: who changes places with whom?"),
        (lambda: bluffed("Humiliate"), "keep its Attack card"),
        (opened, "Which Attack card do you play face up"),
        (lambda: thrown(out("Karma")), "Who is hit instead, by 1?"),
        (culled, "Jack: which of the cards turned up do you discard?"),
    ],
    ids=["swap", "mask", "switch", "open", "scatter", "cull"],
)
def test_every_answer_can_be_given(stage: object, words: str) -> None:
    assert callable(stage)
    city = stage()
    assert words in said(city, "A")
    assert offered(city) >= set(city.table.questions()[0].options)
    assert city.asking


def test_a_haven_that_is_only_carried_is_shown_so() -> None:
    city = table(coterie=["Hydra", vampire("Brother", carries=["Campsite"])])
    page_of_it = board(city.table)
    assert "Campsite" in tile(page_of_it, "Brother")
    assert "no Leader Ability here" in page_of_it
    assert city.idle
