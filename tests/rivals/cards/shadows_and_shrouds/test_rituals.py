"""The Rituals of Oblivion, and Annika, who adds to them."""

from __future__ import annotations

from typing import Any

from gloam.rivals.pieces import BOARD, BURNED, HAVEN, TORPOR
from tests.claims import rule
from tests.rivals.scenario import City, out, seat, vampire

DEAD = ["Vagrant", "Vagrant", "Student"]


def casting(card: str = "Diminish", *, burned: list[str] | None = None, **mine: Any) -> City:
    """A has cast this Ritual, up to what is asked then."""
    city = City(
        A=seat(**{"coterie": ["Kwame"], "hand": [card], **mine}), city_burned=DEAD if burned is None else burned,
    )  # fmt: skip
    city.acts()
    city.plays(card, "Kwame")
    if city.is_asked("AskHelper"):
        city.answers("A", "alone")
    return city


def lying(card: str, blood: int = 2, theirs: Any = None, **mine: Any) -> City:
    """A has this Ritual in play."""
    city = City(A=seat(**{"coterie": ["Kwame"], "board": [(card, blood)], **mine}), B=theirs or seat(coterie=["Doc"]))
    city.acts()
    return city


# ---- their Blood


@rule("ritual.oblivion", "term.burned-mortals")
def test_for_each_burned_mortal_one_blood_may_come_onto_it() -> None:
    city = casting(burned=[*DEAD, "The Hunger"])
    assert city.asks("A", "pay 0", "pay 1", "pay 2", "pay 3")
    assert city.asked().facts["most"] == 3
    no = city.refuses("A", "pay 4")
    assert (no.rule, no.facts["most"]) == ("ritual.oblivion", 3)
    city.answers("A", "pay 3")
    assert (city.blood("Diminish"), city.colours("Diminish"), city.zone("Diminish")) == (3, [3, 0], BOARD)
    assert (city.blood("Kwame"), city.prestige("A"), city.actions()) == (4, 12, 0)
    assert city.idle


@rule("ritual.oblivion")
def test_fewer_may_be_placed_and_one_without_any_is_burned_at_once() -> None:
    city = casting()
    city.answers("A", "pay 1")
    assert (city.blood("Diminish"), city.idle) == (1, True)
    city = casting()
    city.answers("A", "pay 0")
    assert (city.zone("Diminish"), city.idle) == (BURNED, True)
    city = casting(burned=["The Hunger"])
    assert (city.zone("Diminish"), city.blood("Kwame"), city.idle) == (BURNED, 4, True)


def test_it_asks_for_oblivion_and_two_actions() -> None:
    city = City(A=seat(coterie=["Nathaniel"], hand=["Diminish"]), city_burned=DEAD)
    city.acts()
    assert city.refuses("A", "play [Diminish]").rule == "ritual.caster"
    city = City(A=seat(coterie=["Kwame"], hand=["Diminish"]), city_burned=DEAD)
    city.acts(actions=1)
    assert city.refuses("A", "play [Diminish]").rule == "ritual.actions"
    city = City(A=seat(coterie=["Kwame", "Zahara"], hand=["Diminish"]), city_burned=DEAD)
    city.acts(actions=1)
    city.plays("Diminish", "Kwame")
    city.answers("A", "pay 2")
    assert (city.ready("Zahara"), city.actions(), city.blood("Diminish"), city.idle) == (False, 0, 2, True)


# ---- Annika


@rule("card.annika")
def test_annika_moves_blood_of_those_in_torpor_onto_a_ritual() -> None:
    sleepers = [vampire("Zahara", blood=2), vampire("Velvet", blood=1), vampire("Scott", blood=0)]
    city = casting(coterie=["Kwame", "Annika"], torpor=sleepers)
    city.answers("A", "pay 1")
    assert city.asks("A", "done", "place <Zahara>", "place <Velvet>")
    assert city.refuses("A", "place <Scott>").rule == "card.annika"
    city.answers("A", "place <Zahara>")
    assert city.asks("A", "done", "place <Velvet>", "leave <Zahara>")
    assert city.refuses("A", "place <Zahara>").rule == "card.annika"
    city.answers("A", "place <Velvet>", "done")
    assert (city.blood("Diminish"), city.blood("Zahara"), city.blood("Velvet")) == (3, 1, 0)
    assert (city.zone("Velvet"), city.idle) == (TORPOR, True)


@rule("card.annika")
def test_she_keeps_an_empty_ritual_from_burning_and_need_not_move_any() -> None:
    city = casting(coterie=["Kwame", "Annika"], torpor=[vampire("Zahara", blood=2)])
    city.answers("A", "pay 0", "place <Zahara>", "done")
    assert (city.blood("Diminish"), city.blood("Zahara"), city.idle) == (1, 1, True)
    city = casting(coterie=["Kwame", "Annika"], torpor=[vampire("Zahara", blood=2)])
    city.answers("A", "pay 2", "done")
    assert (city.blood("Diminish"), city.blood("Zahara"), city.idle) == (2, 2, True)
    city = casting(coterie=["Kwame", "Annika"], torpor=[vampire("Zahara", blood=2, foreign={"B": 1})])
    city.answers("A", "pay 1", "place <Zahara>", "done")
    assert (city.colours("Diminish"), city.colours("Zahara"), city.idle) == ([2, 0], [1, 1], True)


# ---- what they do


def test_diminish_weakens_anybody() -> None:
    city = lying("Diminish", 1)
    city.answers("A", "use <Diminish>")
    assert city.asks("A", "choose <Kwame>", "choose <Doc>")
    city.answers("A", "choose <Doc>")
    assert (city.weak("Doc"), city.blood("Doc"), city.weak("Kwame")) == (1, 4, 0)
    assert (city.zone("Diminish"), city.idle) == (BURNED, True)


def test_summon_spirit_takes_two_blood() -> None:
    city = lying("Summon Spirit", 1)
    assert city.refuses("A", "use <Summon Spirit>").rule == "cost.form"
    assert (city.blood("Summon Spirit"), city.idle) == (1, True)


@rule("card.gift-of-false-life", "ritual.empty")
def test_the_gift_of_false_life_brings_anybody_home_with_little_blood() -> None:
    city = lying(
        "The Gift of False Life", 1, seat(coterie=["Doc"], torpor=[vampire("Karma", blood=0)]), torpor=["Velvet"]
    )
    city.answers("A", "use <The Gift of False Life>")
    assert city.asks("A", "choose <Velvet>", "choose <Karma>")
    city.answers("A", "choose <Karma>")
    assert (city.zone("Karma"), city.ready("Karma"), city.colours("Karma")) == (HAVEN, True, [1, 0])
    assert city.table.coterie[1] == (city.card("Doc"), city.card("Karma"))
    assert city.table.torpor == [(city.card("Velvet"),), ()]
    assert (city.zone("The Gift of False Life"), city.idle) == (BURNED, True)


@rule("card.gift-of-false-life")
def test_whom_it_fills_comes_back_once() -> None:
    city = lying("The Gift of False Life", 2, torpor=[vampire("Bianca Giovanni", blood=1)])
    city.answers("A", "use <The Gift of False Life>")
    assert (city.zone("Bianca Giovanni"), city.blood("Bianca Giovanni"), len(city.log("woke"))) == (HAVEN, 2, 1)
    assert (city.blood("The Gift of False Life"), city.idle) == (1, True)


def test_with_nobody_in_torpor_it_cannot_be_used() -> None:
    city = lying("The Gift of False Life", 2)
    assert city.refuses("A", "use <The Gift of False Life>").rule == "play.no-effect"
    assert (city.blood("The Gift of False Life"), city.idle) == (2, True)


def test_the_scent_of_death_drains_a_wounded_character_even_to_the_last() -> None:
    theirs = seat(coterie=[vampire("Doc", blood=1), "Karma"])
    city = lying("The Scent of Death", 2, theirs)
    city.answers("A", "use <The Scent of Death>")
    assert (city.zone("Doc"), city.blood("Karma"), city.blood("The Scent of Death")) == (TORPOR, 3, 1)
    assert city.agenda("A") == 1  # a vampire of the Rival
    assert city.idle
    city = lying("The Scent of Death", 2, seat(coterie=[out("Doc", blood=3)]))
    assert city.refuses("A", "use <The Scent of Death>").rule == "play.no-effect"
    assert city.idle
