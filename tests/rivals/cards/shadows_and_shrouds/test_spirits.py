"""What the Hecata play, and their Havens and Agendas."""

from __future__ import annotations

from typing import Any

import pytest

from gloam.core.deeds import Deed
from gloam.rivals.pieces import BOARD, CITY_BURNED, DISCARD, HAND, HAVEN, STREET, TORPOR
from gloam.rivals.verbs import WEAKEN
from tests.claims import rule
from tests.rivals.scenario import City, out, seat, vampire

# ---- Early Grave


def burying(**mine: Any) -> City:
    city = City(A=seat(**{"coterie": ["Ty Smith"], "hand": ["Early Grave", "Kwame", "Zahara", "Hydra"], **mine}))
    city.acts()
    return city


@rule("card.early-grave")
def test_early_grave_recruits_a_hecata_into_torpor_for_nothing() -> None:
    city = burying(agenda_card="Recruitment Drive")
    city.plays("Early Grave", "Ty Smith")
    assert city.asks("A", "recruit [Kwame]", "recruit [Zahara]")
    assert city.refuses("A", "recruit [Hydra]").rule == "card.early-grave"
    city.answers("A", "recruit [Kwame]")
    assert (city.zone("Kwame"), city.blood("Kwame"), city.ready("Kwame")) == (TORPOR, 0, False)
    assert (city.prestige("A"), city.agenda("A"), city.actions(), city.zone("Early Grave")) == (12, 1, 1, DISCARD)
    assert city.idle


@rule("card.early-grave")
def test_nobody_is_recruited_who_is_active_and_a_namesake_in_torpor_burns() -> None:
    city = City(A=seat(coterie=["Ty Smith"], hand=["Early Grave", "Kwame"]), B=seat(coterie=["Kwame"]))
    city.acts()
    assert city.refuses("A", "play [Early Grave]").rule == "play.no-effect"
    assert city.idle
    city = City(A=seat(coterie=["Ty Smith"], hand=["Early Grave", "Kwame"]), B=seat(coterie=["Doc"], torpor=["Kwame"]))
    city.acts()
    city.plays("Early Grave", "Ty Smith")
    city.answers("A", "recruit [Kwame]")
    assert (len(city.log("usurped")), len(city.table.torpor[0]), city.table.torpor[1]) == (1, 1, ())
    assert city.idle


# ---- Grave Robbing


@rule("card.grave-robbing")
def test_grave_robbing_draws_and_pays_for_each_vampire_in_a_torpor() -> None:
    city = City(
        A=seat(coterie=["Kwame"], hand=["Grave Robbing"], library=["Greed", "Mercy", "Throat Rip"], torpor=["Velvet"]),
        B=seat(coterie=["Doc"], torpor=["Karma", "Sweetums"]),
    )
    city.acts()
    city.plays("Grave Robbing", "Kwame")
    assert city.asks("A", "foe A", "foe B") or city.asks("A", "foe B", "foe A")
    city.answers("A", "foe B", "choose 1", "choose 2")
    assert (city.hand("A"), city.prestige("A"), city.prestige("B")) == (["Mercy", "Throat Rip"], 13, 12)
    assert city.idle


@rule("card.grave-robbing")
def test_with_nobody_in_torpor_only_a_card_is_drawn() -> None:
    city = City(A=seat(coterie=["Kwame"], hand=["Grave Robbing"], library=["Greed"]))
    city.acts()
    city.plays("Grave Robbing", "Kwame")
    assert (city.hand("A"), city.prestige("A"), city.idle) == (["Greed"], 12, True)


# ---- attacks


@pytest.mark.parametrize("burned", [["The Hunger"], ["Vagrant"], ["Vagrant", "Student", "Special Affairs Division"]])
@rule("term.burned-mortals")
def test_graveyard_smash_counts_burned_mortals(burned: list[str]) -> None:
    city = City(
        A=seat(coterie=[out("Scott")], hand=["Graveyard Smash"]), B=seat(coterie=[out("Doc")]), city_burned=burned,
        city_discard=["Skateboarder"],
    )  # fmt: skip
    city.acts()
    city.attack("Scott", "Doc", "physical", "Graveyard Smash")
    city.passes()
    many = len([name for name in burned if name != "The Hunger"])
    assert city.strength == 1 + many
    assert city.zone("Doc") == STREET  # Superficial
    assert city.fought_out


@pytest.mark.parametrize("rites", [0, 2])
def test_its_your_funeral_counts_rituals(rites: int) -> None:
    board = [("Diminish", 1), ("Summon Spirit", 1)][:rites]
    city = City(
        A=seat(coterie=[out("Scott")], hand=["It's Your Funeral"], board=[*board, "Blood for Blood"]),
        B=seat(coterie=[out("Doc")], board=[("Diminish", 1)]),
    )
    city.acts()
    city.attack("Scott", "Doc", "social", "It's Your Funeral")
    city.passes()
    assert city.strength == 1 + 1 + rites
    assert city.fought_out


def shadow(attacker: str, spirits: list[str]) -> City:
    city = City(
        A=seat(coterie=[out(attacker, on=spirits)], hand=["Living Shadow"]),
        B=seat(coterie=[out("Doc"), out("Karma")]),
    )
    city.acts()
    city.attack(attacker, "Doc", "mental", "Living Shadow")
    if city.is_asked("AskBlock"):
        city.passes_once()
    return city


@rule("card.living-shadow")
def test_living_shadow_counts_wraiths_and_is_targeted_with_oblivion_alone() -> None:
    city = shadow("Kwame", ["Blind Seer", "Veiled Mourner"])
    while not city.is_asked("AskRetarget"):
        city.passes_once()
    assert city.asks("A", "target <Doc>", "target <Karma>")
    city.answers("A", "target <Karma>")
    city.passes()
    assert (city.strength, len(city.log("retargeted"))) == (1 + 2, 1)
    assert city.fought_out
    city = shadow("Nathaniel", ["Blind Seer"])
    city.passes()
    assert (city.strength, city.log("retargeted")) == (1 + 1, [])
    assert city.fought_out


# ---- Necromancy


def necromancy(deck: list[str], *, discard: list[str] | None = None, **mine: Any) -> City:
    city = City(
        A=seat(**{"coterie": ["Kwame"], "hand": ["Necromancy"], **mine}), city=deck, city_discard=discard or [],
    )  # fmt: skip
    city.acts()
    city.plays("Necromancy", "Kwame")
    return city


@rule("card.necromancy")
def test_necromancy_discards_up_to_the_first_mortal_and_burns_it() -> None:
    city = necromancy(["Skateboarder", "Student", "The Hunger"])
    assert city.zone("Student") == CITY_BURNED
    assert [city.table.id_of(card) for card in city.table.city_pile] == ["core-the-hunger"]
    assert len(city.table.city) == 1
    assert city.idle


@rule("card.necromancy")
def test_where_the_deck_runs_out_it_is_made_anew_and_without_a_mortal_it_ends() -> None:
    city = necromancy(["The Hunger"], discard=["Student"])
    assert (city.zone("Student"), city.idle) == (CITY_BURNED, True)
    city = necromancy(["The Hunger"], hand=["Necromancy", "Diminish"])
    assert (city.table.city, city.table.city_burned, city.idle) == ([], [], True)


@rule("card.necromancy")
@pytest.mark.parametrize("spoils", ["burn", "attach"])
def test_a_mortal_that_was_burned_before_in_the_turn_is_enough(spoils: str) -> None:
    mine = seat(coterie=["Kwame", out("The Cossack")], hand=["Necromancy", "Diminish", "Baseball Bat"])
    city = City(A=mine, street=["Vagrant"], city=["The Hunger"])
    city.acts()
    city.attack("The Cossack", "Vagrant", "physical", "Baseball Bat")
    city.answers("A", spoils)
    city.plays("Necromancy", "Kwame")
    asked = spoils == "burn"
    assert city.idle != asked
    if asked:
        city.answers("A", "play [Diminish]", "pay 1")
    assert (city.zone("Diminish"), city.blood("Kwame")) == ((BOARD, 2) if asked else (HAND, 4))
    assert city.idle


@rule("card.necromancy-ritual")
def test_its_character_may_cast_a_ritual_for_two_blood() -> None:
    city = necromancy(["Student"], hand=["Necromancy", "Diminish", "Truth of Blood"], coterie=["Kwame", "Zahara"])
    assert (city.ready("Kwame"), city.actions()) == (False, 1)
    assert city.asks("A", "none", "play [Diminish]")
    assert city.refuses("A", "play [Truth of Blood]").rule == "ritual.caster"
    city.answers("A", "play [Diminish]", "pay 1")
    assert (city.blood("Diminish"), city.zone("Diminish"), city.blood("Kwame")) == (1, BOARD, 2)
    assert (city.actions(), city.ready("Zahara"), city.zone("Necromancy")) == (1, True, DISCARD)
    assert city.idle


@rule("card.necromancy-ritual")
def test_it_may_cast_none_and_loses_nothing_then_and_may_fall_by_the_loss() -> None:
    city = necromancy(["Student"], hand=["Necromancy", "Diminish"])
    city.answers("A", "none")
    assert (city.blood("Kwame"), city.hand("A"), city.idle) == (4, ["Diminish"], True)
    city = necromancy(["Student"], hand=["Necromancy", "Diminish"], coterie=["Ty Smith", vampire("Kwame", blood=2)])
    city.answers("A", "play [Diminish]", "pay 1")
    assert (city.zone("Kwame"), city.blood("Diminish"), city.agenda("B")) == (TORPOR, 1, 0)
    assert city.idle


def test_whether_there_is_a_ritual_in_the_hand_does_not_show() -> None:
    city = necromancy(["Student"], hand=["Necromancy", "Greed"])
    assert city.asks("A", "none")
    city.answers("A", "none")
    assert city.idle


# ---- Spectral Possession


def possessing(**mine: Any) -> City:
    coterie = [vampire("Kwame", on=["Blind Seer"]), out("Scott", ready=False), out("Zahara"), "Ty Smith"]
    hand = ["Spectral Possession", "Early Grave", "Kristin"]
    city = City(A=seat(**{"coterie": coterie, "hand": hand, **mine}), B=seat(coterie=[out("Doc")]))
    city.acts()
    city.plays("Spectral Possession", "Kwame")
    return city


@rule("card.spectral-possession")
def test_spectral_possession_readies_somebody_who_acts_at_once() -> None:
    city = possessing()
    assert not city.ready("Blind Seer")
    assert city.asks("A", "choose <Scott>", "choose <Zahara>")
    city.answers("A", "choose <Scott>")
    assert (city.ready("Scott"), city.party("Scott"), city.actions()) == (True, ["Scott"], 2)
    assert city.asks("A", "none", "attack <Scott>", "play [Early Grave]")
    assert city.refuses("A", "attack <Zahara>").rule == "card.spectral-possession"
    city.answers("A", "attack <Scott>")
    assert city.asking == "DraftAttack A"
    city.answers("A", "go", "physical")
    city.passes()
    assert (city.blood("Doc"), city.ready("Scott"), city.actions()) == (4, False, 1)
    assert (city.zone("Spectral Possession"), city.fought_out) == (DISCARD, True)


@rule("card.spectral-possession")
def test_it_may_play_a_card_or_do_nothing() -> None:
    city = possessing()
    city.answers("A", "choose <Scott>", "play [Early Grave]", "recruit [Kristin]")
    assert (city.ready("Scott"), city.actions(), city.zone("Early Grave")) == (False, 1, DISCARD)
    assert city.zone("Kristin") == TORPOR
    assert city.idle
    city = possessing()
    city.answers("A", "choose <Zahara>", "none")
    assert (city.ready("Zahara"), city.party("Zahara"), city.actions()) == (True, ["Zahara"], 1)
    assert city.idle


@rule("card.spectral-possession")
def test_without_a_ready_wraith_or_anybody_outside_it_cannot_be_played() -> None:
    for coterie in (
        [vampire("Kwame", on=[("Blind Seer", False)]), out("Scott")],
        [vampire("Kwame"), out("Scott", on=["Blind Seer"], ready=False)],
        [vampire("Kwame", on=["Blind Seer"]), "Scott"],
    ):
        city = City(A=seat(coterie=coterie, hand=["Spectral Possession"]))
        city.acts()
        assert city.refuses("A", "play [Spectral Possession]").rule == "play.no-effect"
        assert city.idle


# ---- Havens and Agendas


def test_mission_cemetery_burns_a_retainer_for_a_wraith() -> None:
    city = City(A=seat(coterie=[vampire("Kwame", on=["Student"]), "Zahara"], haven="Mission Cemetery"))
    city.acts()
    city.answers("A", "use <Mission Cemetery>")
    assert (city.zone("Student"), city.asking) == (CITY_BURNED, "AskHost A")
    city.answers("A", "to <Zahara>")
    assert (len(city.guests("Zahara")), city.guests("Kwame"), city.idle) == (1, [], True)
    city = City(A=seat(coterie=["Kwame"], haven="Mission Cemetery"))
    city.acts()
    assert city.refuses("A", "use <Mission Cemetery>").rule == "play.no-effect"
    assert city.idle


def mortuary(**mine: Any) -> City:
    city = City(
        A=seat(**{"coterie": ["Kwame", vampire("Zahara", blood=1)], "haven": "Eternal Life Mortuary", **mine}),
        street=["Vagrant", "Student", "Special Affairs Division"],
    )
    city.acts()
    return city


@rule("card.eternal-life-mortuary")
def test_eternal_life_mortuary_burns_a_mortal_for_two_blood() -> None:
    city = mortuary()
    city.answers("A", "use <Eternal Life Mortuary>")
    assert city.asks("A", "choose <Vagrant>", "choose <Student>")
    city.answers("A", "choose <Student>")
    assert (city.zone("Student"), city.blood("Kwame"), city.blood("Zahara")) == (CITY_BURNED, 2, 1)
    assert (city.agenda("A"), city.idle) == (0, True)


@rule("card.eternal-life-mortuary")
def test_it_may_take_a_characters_last_blood_but_not_more_than_it_has() -> None:
    city = mortuary(coterie=["Ty Smith", vampire("Kwame", blood=2), vampire("Zahara", blood=1)])
    city.answers("A", "use <Eternal Life Mortuary>")
    assert city.refuses("A", "choose <Zahara>").rule == "cost.last-blood"
    city.answers("A", "choose <Kwame>", "choose <Vagrant>")
    assert (city.zone("Kwame"), city.zone("Vagrant"), city.agenda("B")) == (TORPOR, CITY_BURNED, 0)
    assert (city.prestige("A"), city.idle) == (11, True)


@pytest.mark.parametrize(("many", "gained"), [(1, 1), (2, 1), (3, 2)])
def test_death_is_only_the_beginning_pays_for_those_in_torpor(many: int, gained: int) -> None:
    sleepers = ["Velvet", "Kwame", "Zahara"][:many]
    city = City(A=seat(coterie=["Ty Smith"], torpor=sleepers, agenda_card="Death is Only the Beginning"))
    city.acts()
    city.answers("A", "use <Death is Only the Beginning>")
    assert (city.agenda("A"), city.agenda("B"), city.ready("Death is Only the Beginning")) == (gained, 0, False)
    assert city.refuses("A", "use <Death is Only the Beginning>").rule == "cost.per-turn"
    assert city.idle


@pytest.mark.parametrize(("many", "gained"), [(0, 0), (1, 1), (2, 1), (3, 2)])
def test_wake_the_dead_pays_for_wraiths(many: int, gained: int) -> None:
    spirits = ["Blind Seer", "Keyhole Child", "Veiled Mourner"][:many]
    city = City(
        A=seat(coterie=[vampire("Kwame", on=spirits)], agenda_card="Wake the Dead"),
        B=seat(coterie=[vampire("Doc", on=["Faithful Steward"])]),
    )
    city.acts()
    if gained:
        city.answers("A", "use <Wake the Dead>")
    else:
        assert city.refuses("A", "use <Wake the Dead>").rule == "play.no-effect"
    assert (city.agenda("A"), city.agenda("B"), city.idle) == (gained, 0, True)


def test_an_agenda_that_lies_face_down_is_turned_up_where_it_pays() -> None:
    city = City(A=seat(coterie=[vampire("Kwame", on=["Blind Seer"])], agenda_card="Wake the Dead", agenda_down=True))
    city.acts()
    city.answers("A", "use <Wake the Dead>")
    assert (city.agenda("A"), city.zone("Wake the Dead"), city.idle) == (1, BOARD, True)


def test_a_weakened_vampire_takes_no_more_blood_than_fits() -> None:
    city = City(A=seat(coterie=["Kwame"]))
    city.do(Deed(WEAKEN, 1, city.card("Kwame"), 1, city.card("Kwame"), 0))
    assert (city.blood("Kwame"), city.zone("Kwame"), city.settled) == (3, HAVEN, True)
