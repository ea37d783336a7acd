"""The Antagonist step: Special Affairs Divisions and whom they find."""

from __future__ import annotations

from gloam.rivals.pieces import BURNED, HAVEN
from tests.claims import rule
from tests.rivals.scenario import City, seat, vampire

SAD = "Special Affairs Division"


def at_end(count: int, **facts: object) -> City:
    """The end of A's turn with so many in The Street; Cable Cars keep A's vampires where they are."""
    city = City(street=[SAD] * count, city=["Vagrant", "Vagrant", "Cable Car Accident"], A=seat(**facts))
    city.turn_of("A")
    city.answers("A", "end")
    return city


def outside(name: str, blood: int, **facts: object) -> dict[str, object]:
    return vampire(name, street=True, blood=blood, **facts)


@rule("sad.damage")
def test_each_deals_1_damage_to_a_vampire_its_player_chooses() -> None:
    city = at_end(2, coterie=[outside("Hydra", 4), outside("Brother", 4)])
    assert city.asks("A", "give <Hydra>", "give <Brother>")
    city.answers("A", "give <Hydra>", "give <Brother>")
    assert (city.blood("Hydra"), city.blood("Brother")) == (3, 3)
    assert city.asking == "AskAction B"


@rule("sad.damage")
def test_both_may_strike_the_same_vampire() -> None:
    city = at_end(2, coterie=[outside("Hydra", 4), outside("Brother", 4)])
    city.answers("A", "give <Hydra>", "give <Hydra>")
    assert (city.blood("Hydra"), city.blood("Brother")) == (2, 4)
    assert city.asking == "AskAction B"


@rule("sad.intel")
def test_they_find_only_those_whose_secrecy_is_not_above_their_number() -> None:
    for count, left in ((1, 4), (2, 2)):
        city = at_end(count, coterie=[vampire("Johnny", on=["Keeper of Elysium"])])
        assert city.table.secrecy(city.card("Johnny")) == 2
        assert city.blood("Johnny") == left
        assert city.asking == "AskAction B"


@rule("sad.not-attack")
def test_there_is_no_reaction_no_block_and_no_shield_against_ranged_attacks() -> None:
    city = at_end(
        1,
        coterie=[
            vampire("Stevie Osborn", street=1, blood=3),
            vampire("Humberto Garcia", street=1),
            vampire("Montgomery White", street=1),
        ],
        hand=["Fleetness", "Cloak of Shadows"],
    )
    assert city.asking == "AskMend A"
    city.answers("A", "done")
    assert city.asking == "AskAssign A"
    city.answers("A", "give <Stevie Osborn>")
    assert city.asking == "AskAction B"
    assert city.blood("Stevie Osborn") == 2
    assert city.hand("A") == ["Cloak of Shadows", "Fleetness"]
    assert city.ready("Humberto Garcia")


@rule("sad.prevention", "end.restrictions")
def test_attributes_do_not_help_but_prevention_does() -> None:
    for answer, blood in (("use <Vagrant>", 3), ("no", 2)):
        city = at_end(1, coterie=[outside("Hydra", 3, on=["Vagrant"])])
        assert city.asks("A", "no", "use <Vagrant>")
        city.answers("A", answer)
        assert city.blood("Hydra") == blood
        assert city.ready("Vagrant") == (answer == "no")
        assert city.asking == "AskAction B"


@rule("sad.at-once", "sad.burns")
def test_all_damage_to_one_vampire_is_applied_at_once() -> None:
    city = at_end(3, coterie=[outside("Hydra", 3), outside("Karma", 3)])
    city.answers("A", "give <Hydra>", "give <Hydra>")
    assert city.blood("Hydra") == 3
    city.answers("A", "give <Hydra>")
    assert city.zone("Hydra") == BURNED
    assert city.asking == "AskAction B"


@rule("sad.cap")
def test_no_vampire_is_given_more_than_it_has_blood() -> None:
    city = at_end(3, coterie=[outside("Karma", 1), outside("Hydra", 5)])
    city.answers("A", "give <Karma>")
    assert city.blood("Hydra") == 3
    assert city.zone("Karma") == BURNED
    assert city.asking == "AskAction B"


@rule("sad.burns")
def test_a_vampire_brought_to_0_is_burned_and_costs_no_prestige() -> None:
    city = at_end(1, coterie=[outside("Hydra", 1), outside("Karma", 3)], prestige=7)
    city.answers("A", "give <Hydra>")
    assert city.zone("Hydra") == BURNED
    assert city.prestige("A") == 7
    assert city.asking == "AskAction B"


@rule("sad.prince")
def test_the_prince_is_found_where_the_others_are_hidden() -> None:
    city = at_end(
        1,
        coterie=[vampire("Johnny", on=["Prince of the City"]), vampire("Doc", on=["Keeper of Elysium"]), "Karma"],
    )
    assert [city.table.secrecy(city.card(name)) for name in ("Johnny", "Doc", "Karma")] == [0, 2, 2]
    assert (city.blood("Johnny"), city.blood("Doc"), city.blood("Karma")) == (3, 5, 3)
    assert city.zone("Johnny") == HAVEN
    assert city.asking == "AskAction B"


@rule("sad.torpor-safe")
def test_vampires_in_torpor_are_safe() -> None:
    city = at_end(1, coterie=[outside("Hydra", 4)], torpor=[vampire("Doc", blood=2)])
    assert (city.blood("Hydra"), city.blood("Doc")) == (3, 3)
    assert city.asking == "AskAction B"


@rule("sad.unassignable")
def test_what_nobody_can_take_is_lost() -> None:
    city = at_end(4, coterie=[outside("Karma", 1), outside("Flick", 2)])
    city.answers("A", "give <Karma>")
    assert (city.zone("Karma"), city.zone("Flick")) == (BURNED, BURNED)
    assert city.table.over
    assert city.winners == "B"


@rule("sad.assign-before-prevention")
def test_prevention_does_not_let_more_be_given() -> None:
    city = at_end(3, coterie=[outside("Karma", 1, on=["Vagrant"]), outside("Hydra", 5)])
    city.answers("A", "give <Karma>")
    assert city.asks("A", "no", "use <Vagrant>")
    city.answers("A", "use <Vagrant>")
    assert (city.blood("Karma"), city.blood("Hydra")) == (1, 3)
    assert city.asking == "AskAction B"


def distracted(count: int, blood: int) -> City:
    """A may send damage to B, whose only vampire has Secrecy 2 and so much Blood."""
    city = City(
        street=[SAD] * count,
        city=["Vagrant", "Vagrant", "Cable Car Accident"],
        A=seat(coterie=[outside("Doc", 5)], board=["Distraction"]),
        B=seat(coterie=[vampire("Velvet", blood=blood, on=["Keeper of Elysium", "Vagrant"])]),
    )
    city.turn_of("A")
    city.answers("A", "end")
    return city


@rule("sad.distraction-cap")
def test_damage_sent_to_a_foe_finds_vampires_whatever_their_secrecy() -> None:
    city = distracted(1, blood=3)
    assert city.table.secrecy(city.card("Velvet")) == 2
    city.answers("A", "use <Distraction>")
    city.answers("B", "no")
    assert (city.blood("Doc"), city.blood("Velvet")) == (5, 2)
    assert city.pile("A") == ["Distraction"]
    assert city.asking == "AskAction B"


@rule("sad.distraction-cap")
def test_damage_sent_to_a_foe_is_no_more_than_their_blood_and_the_rest_is_lost() -> None:
    city = distracted(2, blood=1)
    city.answers("A", "use <Distraction>", "send 2 B")
    assert city.asks("B", "no", "use <Vagrant>")
    city.answers("B", "use <Vagrant>")
    assert (city.blood("Doc"), city.blood("Velvet")) == (5, 1)
    assert city.asking == "AskAction B"


@rule("sad.damage")
def test_a_distraction_need_not_be_used() -> None:
    city = distracted(2, blood=3)
    city.answers("A", "pass")
    assert (city.blood("Doc"), city.blood("Velvet")) == (3, 3)
    assert city.pile("A") == []
    assert city.asking == "AskAction B"
