"""Reactions of Shadows & Shrouds, card by card."""

from __future__ import annotations

from typing import Any

import pytest

from gloam.rivals.catalogue import DAMAGE, FORTITUDE, MENTAL, NO_REACTION, NO_SHIELDS, OBLIVION, PHYSICAL, PROTEAN
from gloam.rivals.pieces import BURNED, HAND, STREET, TORPOR
from gloam.rivals.texts import Plus
from gloam.rivals.which import ITSELF
from tests.claims import rule
from tests.rivals.cards.shadows_and_shrouds.test_attacks import taught
from tests.rivals.scenario import City, out, seat

# ---- Flesh of Marble


def clawed(target: dict[str, Any], icons: int = 0, hand: tuple[str, ...] = ("Flesh of Marble",)) -> City:
    """The Cossack (2, 0, 1) has struck with Feral Claws: 2 Aggravated damage, about to be reduced."""
    city = City(
        players=3,
        A=seat(coterie=["Flick", out("The Cossack")], hand=["Feral Claws"]),
        B=seat(coterie=["June Bryant", target], hand=[*hand]),
        C=seat(hand=["Mercy"]),
    )
    taught(city, "The Cossack", PROTEAN)
    taught(city, target["name"], FORTITUDE, icons)
    city.acts()
    city.attack("The Cossack", target["name"], "physical", "Feral Claws")
    city.passes_once()
    if city.what == "AskReaction":
        assert "lay [Flesh of Marble]" not in city.options("B")
        city.answers("B", "none")
    return city


@rule("card.flesh-of-marble", "key.special")
@pytest.mark.parametrize(("icons", "left"), [(0, 4), (1, 5), (2, 5)])
def test_flesh_of_marble_shields_and_with_fortitude_takes_the_sting_out_of_it(icons: int, left: int) -> None:
    city = clawed(out("Doc"), icons)
    assert (city.asking, city.options("B")) == ("AskHarden B", ("none", "show [Flesh of Marble]"))
    city.answers("B", "show [Flesh of Marble]")
    assert (city.blood("Doc"), city.pile("B"), city.fought_out) == (left, ["Flesh of Marble"], True)
    assert [event.get("aggravated") for event in city.log("damaged")] == (["all"] if left == 4 else [])


@rule("card.flesh-of-marble")
def test_it_may_be_kept() -> None:
    city = clawed(out("Doc"), 1)
    city.answers("B", "none")
    assert (city.blood("Doc"), city.hand("B"), city.fought_out) == (3, ["Flesh of Marble"], True)


@rule("card.flesh-of-marble")
def test_the_physical_attribute_reduces_what_is_aggravated_no_more() -> None:
    city = clawed(out("Guv'nah"), 0)
    city.answers("B", "show [Flesh of Marble]")
    assert (city.blood("Guv'nah"), city.fought_out) == (4, True)  # 2 - 1 Shield
    city = City(A=seat(coterie=["Flick"]), B=seat(coterie=["Guv'nah"], hand=["Flesh of Marble"]))
    taught(city, "Guv'nah", FORTITUDE)
    city.strikes(("Guv'nah", 5, MENTAL, True), by="Flick", doer="A")
    city.answers("B", "show [Flesh of Marble]")
    assert (city.blood("Guv'nah"), city.settled) == (4, True)  # 5 - 1 Physical - 3


@rule("card.flesh-of-marble")
def test_a_character_that_would_burn_does_not() -> None:
    city = clawed(out("Doc", blood=1), 0)
    city.answers("B", "none")
    assert (city.zone("Doc"), city.fought_out) == (BURNED, True)
    city = clawed(out("Doc", blood=2), 0)
    city.answers("B", "show [Flesh of Marble]")
    assert (city.blood("Doc"), city.fought_out) == (1, True)


@rule("card.flesh-of-marble")
def test_it_is_no_answer_to_damage_that_is_not_aggravated() -> None:
    city = City(A=seat(coterie=["Flick"]), B=seat(coterie=["Doc"], hand=["Flesh of Marble"]))
    city.strikes(("Doc", 2, PHYSICAL, False), by="Flick", doer="A")
    assert (city.blood("Doc"), city.hand("B"), city.settled) == (3, ["Flesh of Marble"], True)


@rule("card.flesh-of-marble")
def test_its_shields_count_against_all_damage_of_the_moment_and_against_none_after() -> None:
    city = City(A=seat(coterie=["Flick"]), B=seat(coterie=["Doc"], hand=["Flesh of Marble"]))
    taught(city, "Doc", FORTITUDE)
    city.strikes(("Doc", 2, 0, True), ("Doc", 3, MENTAL, False), by="Flick", doer="A")
    city.answers("B", "show [Flesh of Marble]")
    assert (city.blood("Doc"), city.settled) == (5, True)  # 2 + (3 - 2) - 3
    city.strikes(("Doc", 2, PHYSICAL, False), by="Flick", doer="A")
    assert (city.blood("Doc"), city.settled) == (3, True)


@rule("card.flesh-of-marble")
def test_damage_outside_an_attack_can_be_answered_and_each_character_needs_a_card_of_its_own() -> None:
    city = City(
        A=seat(coterie=["Flick"]),
        B=seat(coterie=["Doc", "Karma"], hand=["Flesh of Marble", "Flesh of Marble", "Mercy"]),
    )
    city.strikes(("Doc", 2, 0, True), ("Karma", 2, 0, True), by="Flick", doer="A")
    assert city.refuses("B", "show [Mercy]").rule == "card.flesh-of-marble"
    city.answers("B", "show [Flesh of Marble]")
    assert city.asking == "AskHarden B"
    city.answers("B", "none")
    assert (city.blood("Doc"), city.blood("Karma"), city.settled) == (4, 1, True)


@rule("card.flesh-of-marble", "window.principle")
def test_whoever_may_hold_one_is_asked_whether_they_do_or_not() -> None:
    city = City(A=seat(coterie=["Flick"]), B=seat(coterie=["Doc"], hand=["Mercy"], library=["Flesh of Marble"]))
    city.strikes(("Doc", 2, 0, True), by="Flick", doer="A")
    assert (city.asking, city.options("B")) == ("AskHarden B", ("none",))
    city.answers("B", "none")
    assert (city.blood("Doc"), city.settled) == (3, True)
    for hand, library, discard in (([], ["Flesh of Marble"], []), (["Mercy"], [], ["Flesh of Marble"])):
        city = City(A=seat(coterie=["Flick"]), B=seat(coterie=["Doc"], hand=hand, library=library, discard=discard))
        city.strikes(("Doc", 2, 0, True), by="Flick", doer="A")
        assert (city.blood("Doc"), city.settled) == (3, True)


@rule("card.flesh-of-marble")
def test_too_little_blood_potency_or_a_ban_on_reactions_keeps_it_in_the_hand() -> None:
    city = City(A=seat(coterie=["Flick"]), B=seat(coterie=["Wendy"], hand=["Flesh of Marble"]))
    taught(city, "Wendy", 0, 2)
    city.strikes(("Wendy", 1, 0, True), by="Flick", doer="A")
    assert city.options("B") == ("none", "show [Flesh of Marble]")
    city = City(A=seat(coterie=["Flick"]), B=seat(coterie=["Wendy", "Doc"], hand=["Flesh of Marble"]))
    city.strikes(("Wendy", 1, 0, True), by="Flick", doer="A")
    assert city.refuses("B", "show [Flesh of Marble]").rule == "react.by-target"
    city.answers("B", "none")
    assert city.settled
    city = City(A=seat(coterie=["Flick"]), B=seat(coterie=["Doc"], hand=["Flesh of Marble"]))
    city.lends("Doc", Plus(NO_REACTION, 1, ITSELF))
    city.strikes(("Doc", 1, 0, True), by="Flick", doer="A")
    assert (city.blood("Doc"), city.zone("Flesh of Marble"), city.settled) == (4, HAND, True)


@rule("card.flesh-of-marble", "card.resistance")
def test_where_shields_are_ignored_the_damage_still_is_aggravated_no_more() -> None:
    city = City(
        A=seat(coterie=["Flick", out("The Cossack")], hand=["Feral Claws"]),
        B=seat(coterie=["June Bryant", out("Guv'nah", blood=1)], hand=["Flesh of Marble"]),
    )
    taught(city, "The Cossack", PROTEAN)
    taught(city, "Guv'nah", FORTITUDE)
    city.lends("The Cossack", Plus(NO_SHIELDS, 1, ITSELF))
    city.acts()
    city.attack("The Cossack", "Guv'nah", "physical", "Feral Claws")
    city.answers("B", "none", "show [Flesh of Marble]")
    assert (city.zone("Guv'nah"), city.fought_out) == (TORPOR, True)  # 2 - 1, and no Shields


# ---- Tenebrous Avatar


def shadowed(kind: str = "physical", icons: int = 1, agenda: int = 1, attacker: str = "Hydra") -> City:
    """Guv'nah (1, 1, 1) has reacted with it; the abilities are used now."""
    city = City(
        A=seat(coterie=["Flick", out(attacker)]),
        B=seat(coterie=["June Bryant", out("Guv'nah")], hand=["Tenebrous Avatar", "Mercy"], agenda=agenda),
    )
    taught(city, "Guv'nah", OBLIVION, icons)
    city.lends(attacker, Plus(DAMAGE, 5, ITSELF))
    city.acts()
    city.attack(attacker, "Guv'nah", kind)
    city.answers("B", "lay [Tenebrous Avatar]")
    if city.asking == "AskWindow A":
        city.answers("A", "pass")
    return city


@rule("agenda.pay")
@pytest.mark.parametrize(("kind", "dealt"), [("ranged", 5), ("physical", 7), ("social", 6), ("mental", 5)])
def test_tenebrous_avatar_answers_every_attack_and_shields_more_for_1_agenda(kind: str, dealt: int) -> None:
    city = shadowed(kind)
    assert city.asks("B", "pass", "use <Tenebrous Avatar>")
    city.answers("B", "use <Tenebrous Avatar>")
    if city.what == "AskPurse":
        city.answers("B", "agenda")
    assert (city.strength, city.blood("Guv'nah"), city.agenda("B")) == (dealt, 5 - max(0, dealt - 1 - 5), 0)
    assert city.fought_out
    city = shadowed(kind)
    city.answers("B", "pass")
    if city.zone("Guv'nah") == STREET:
        assert city.blood("Guv'nah") == 5 - (dealt - 1 - 1)
    assert (city.agenda("B"), city.fought_out) == (1, True)


@rule("agenda.pay")
@pytest.mark.parametrize(("icons", "agenda"), [(0, 1), (1, 0)])
def test_without_oblivion_or_agenda_it_has_its_one_shield(icons: int, agenda: int) -> None:
    city = shadowed("social", icons, agenda)
    assert (city.blood("Guv'nah"), city.agenda("B"), city.fought_out) == (1, agenda, True)  # 6 - 1 - 1
