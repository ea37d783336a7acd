"""The Tremere, card by card."""

from __future__ import annotations

from typing import Any

import pytest

from gloam.core.deeds import Deed
from gloam.rivals.catalogue import POTENCY, SHIELD
from gloam.rivals.pieces import STREET, TORPOR
from gloam.rivals.texts import Plus
from gloam.rivals.verbs import MEND
from gloam.rivals.which import ITSELF
from tests.claims import rule
from tests.rivals.scenario import City, out, seat, vampire

# ---- Alejandro Lopez


def alejandro(blood: int = 3, phase: str = "action") -> City:
    city = City(
        street=["Addict"],
        A=seat(coterie=[out("Alejandro Lopez", blood=blood), "Nancy Witt"], library=["Greed"] * 3),
    )
    city.table.phase = phase
    return city


@rule("card.alejandro-lopez")
def test_alejandro_draws_a_card_when_he_mends_in_an_action_phase() -> None:
    city = alejandro()
    city.do(Deed(MEND, 0, city.card("Alejandro Lopez"), 2, owner=0))
    assert (city.blood("Alejandro Lopez"), city.hand("A"), city.settled) == (5, ["Greed"], True)
    city.table.active = 1  # in anybody's
    city.do(Deed(MEND, 0, city.card("Alejandro Lopez"), 1, owner=0))
    assert (city.hand("A"), city.settled) == (["Greed"] * 2, True)


@rule("card.alejandro-lopez")
def test_alejandro_draws_nothing_in_another_phase_at_full_blood_or_when_others_mend() -> None:
    for city, name in ((alejandro(phase="end"), "Alejandro Lopez"), (alejandro(6), "Alejandro Lopez")):
        city.do(Deed(MEND, 0, city.card(name), 1, owner=0))
        assert (city.hand("A"), city.settled) == ([], True)
    city = City(A=seat(coterie=["Alejandro Lopez", vampire("Nancy Witt", blood=1)], library=["Greed"]))
    city.do(Deed(MEND, 0, city.card("Nancy Witt"), 1, owner=0))
    assert (city.hand("A"), city.blood("Nancy Witt"), city.settled) == ([], 2, True)


@rule("card.alejandro-lopez")
def test_alejandro_draws_a_card_when_a_mortal_is_burned_for_him() -> None:
    city = City(
        street=["Vagrant"], A=seat(coterie=[out("Alejandro Lopez", blood=2)], library=["Greed"], hand=["Baseball Bat"])
    )
    city.acts()
    city.attack("Alejandro Lopez", "Vagrant", "physical", "Baseball Bat")
    city.answers("A", "burn")
    assert (city.blood("Alejandro Lopez"), city.hand("A"), city.idle) == (4, ["Greed"], True)


# ---- Claudia Sterling


def claudia(board: list[tuple[str, int]], **facts: Any) -> City:
    city = City(
        A=seat(coterie=[out("Hydra")]),
        B=seat(coterie=[out("Claudia Sterling", **facts), "Nancy Witt"], board=board),
    )
    city.acts()
    if board and board[0][0] == "Blood Makes Noise":
        city.answers("B", "pass")
    city.attack("Hydra", "Claudia Sterling", "physical")
    return city


@rule("card.claudia-sterling", "ritual.more-blood")
def test_claudia_puts_one_of_the_blood_she_loses_to_an_attacker_on_a_ritual() -> None:
    city = claudia([("Seek Knowledge", 3)])
    city.passes()
    assert (city.blood("Claudia Sterling"), city.colours("Seek Knowledge"), city.idle) == (1, [0, 4], True)


@rule("card.claudia-sterling")
def test_claudia_chooses_the_ritual_and_puts_nothing_where_there_is_none() -> None:
    city = claudia([("Seek Knowledge", 1), ("Truth of Blood", 1)])
    city.passes()
    assert city.asks("B", "choose <Seek Knowledge>", "choose <Truth of Blood>")
    city.answers("B", "choose <Truth of Blood>")
    assert (city.blood("Seek Knowledge"), city.blood("Truth of Blood"), city.idle) == (1, 2, True)
    city = claudia([])
    city.passes()
    assert (city.blood("Claudia Sterling"), city.idle) == (1, True)


@rule("card.claudia-sterling")
def test_claudias_blood_keeps_its_colour_and_her_own_goes_first() -> None:
    city = claudia([("Seek Knowledge", 1)], blood=0, foreign={"A": 3})
    city.passes()
    assert (city.colours("Claudia Sterling"), city.colours("Seek Knowledge"), city.idle) == ([1, 0], [1, 1], True)
    city = claudia([("Seek Knowledge", 1)], blood=1, foreign={"A": 2})
    city.passes()
    assert (city.colours("Claudia Sterling"), city.colours("Seek Knowledge"), city.idle) == ([1, 0], [0, 2], True)


@rule("card.claudia-sterling")
def test_claudia_gives_nothing_when_she_falls_or_when_nobody_attacks() -> None:
    city = claudia([("Seek Knowledge", 1)], blood=2)
    city.passes()
    assert (city.zone("Claudia Sterling"), city.blood("Seek Knowledge"), city.idle) == (TORPOR, 1, True)
    city = City(A=seat(coterie=["Claudia Sterling"], board=[("Seek Knowledge", 1)]))
    city.strikes(("Claudia Sterling", 1, 0, True))
    assert (city.blood("Claudia Sterling"), city.blood("Seek Knowledge"), city.settled) == (2, 1, True)


# ---- Faith Gray


def test_faith_draws_a_card_when_her_player_plays_a_ritual() -> None:
    city = City(A=seat(coterie=["Faith Gray", "Claudia Sterling"], hand=["Truth of Blood"], library=["Greed"] * 2))
    city.acts()
    city.plays("Truth of Blood", "Claudia Sterling")
    city.answers("A", "alone", "place <Faith Gray>", "done")
    assert (city.hand("A"), city.blood("Truth of Blood"), city.idle) == (["Greed"], 1, True)


def test_faith_draws_nothing_for_another_card_or_a_foes_ritual() -> None:
    city = City(A=seat(coterie=["Faith Gray"], hand=["Influencer"], library=["Greed"]), B=seat(coterie=["Karma"]))
    city.acts()
    city.plays("Influencer")
    assert (city.hand("A"), city.idle) == ([], True)
    city = City(
        A=seat(coterie=["Claudia Sterling"], hand=["Truth of Blood"]), B=seat(coterie=["Faith Gray"], library=["Greed"])
    )
    city.acts()
    city.plays("Truth of Blood", "Claudia Sterling")
    city.answers("A", "place <Claudia Sterling>", "done")
    assert (city.hand("B"), city.idle) == ([], True)


# ---- Phuoc Dihn


def phuoc(blood: int = 4, **mine: Any) -> City:
    city = City(A=seat(**{"coterie": [vampire("Phuoc Dihn", blood=blood)], "board": [("Seek Knowledge", 3)], **mine}))
    city.acts()
    return city


@rule("ritual.more-blood")
def test_phuoc_puts_a_blood_of_his_on_a_ritual_once_a_turn() -> None:
    city = phuoc()
    city.answers("A", "use <Phuoc Dihn>")
    assert (city.blood("Phuoc Dihn"), city.blood("Seek Knowledge"), city.idle) == (3, 4, True)
    assert city.refuses("A", "use <Phuoc Dihn>").rule == "cost.per-turn"


def test_phuoc_chooses_among_rituals_and_never_gives_his_last_blood() -> None:
    city = phuoc(2, board=[("Seek Knowledge", 1), ("Truth of Blood", 1)])
    city.answers("A", "use <Phuoc Dihn>")
    assert city.asks("A", "choose <Seek Knowledge>", "choose <Truth of Blood>")
    city.answers("A", "choose <Truth of Blood>")
    assert (city.blood("Phuoc Dihn"), city.blood("Truth of Blood"), city.idle) == (1, 2, True)
    assert phuoc(1).refuses("A", "use <Phuoc Dihn>").rule == "play.no-effect"
    assert phuoc(board=["Influencer"]).refuses("A", "use <Phuoc Dihn>").rule == "play.no-effect"


# ---- Aurora Nix


@rule("card.candi-liu")
@pytest.mark.parametrize(("blood", "shields", "fear"), [(6, 0, 1), (6, 9, 0), (1, 0, 0)])
def test_aurora_nix_frightens_a_target_that_took_damage_and_stands(blood: int, shields: int, fear: int) -> None:
    city = City(
        A=seat(coterie=[out("Aurora Nix"), "Karma"]), B=seat(coterie=[out("Alejandro Lopez", blood=blood), "Skunk"])
    )
    city.lends("Alejandro Lopez", Plus(SHIELD, shields, ITSELF))
    city.acts()
    city.attack("Aurora Nix", "Alejandro Lopez", "physical")
    city.passes()
    assert (city.fear("Alejandro Lopez"), city.fear("Aurora Nix")) == (fear, 0)  # 2 - 1 gets through
    assert city.zone("Alejandro Lopez") == (TORPOR if blood == 1 else STREET)
    assert city.idle


def test_aurora_nix_frightens_nobody_when_a_mate_attacks_or_a_mortal_withstands() -> None:
    city = City(
        street=["Special Affairs Division"],
        A=seat(coterie=[out("Aurora Nix"), out("The Cossack")]),
        B=seat(coterie=[out("Alejandro Lopez"), "Skunk"]),
    )
    city.acts()
    city.attack("The Cossack", "Alejandro Lopez", "physical", "", "Aurora Nix")
    city.passes()
    assert (city.fear("Alejandro Lopez"), city.blood("Alejandro Lopez"), city.idle) == (0, 5, True)
    city = City(street=["Special Affairs Division"], A=seat(coterie=[out("Aurora Nix")]))
    city.acts()
    city.attack("Aurora Nix", "Special Affairs Division", "physical")
    city.passes()
    assert (city.log("withstood") != [], city.fear("Special Affairs Division"), city.idle) == (True, 0, True)


# ---- Darius Wolfe


def guarded(kind: str = "ranged", card: str = "") -> City:
    city = City(
        A=seat(coterie=[out("Hydra"), "Karma"], hand=[card] if card else []),
        B=seat(coterie=[out("Skunk"), out("Darius Wolfe")], library=["Greed", "Mercy"], hand=["Free Money"]),
    )
    city.acts()
    city.attack("Hydra", "Skunk", kind, card)
    return city


@pytest.mark.parametrize("kind", ["ranged", "physical"])
def test_darius_wolfe_guards_and_draws_a_card_when_he_blocks(kind: str) -> None:
    city = guarded(kind)
    city.answers("B", "block <Darius Wolfe>")  # he draws from the only deck there is
    city.passes()
    assert (city.hand("B"), city.ready("Darius Wolfe")) == (["Free Money", "Mercy"], False)
    assert city.idle


def test_darius_wolfe_draws_nothing_where_he_lets_it_through() -> None:
    city = guarded()
    city.answers("B", "let")
    city.passes()
    assert (city.hand("B"), city.ready("Darius Wolfe"), city.idle) == (["Free Money"], True, True)


@rule("card.darius-wolfe")
def test_the_card_that_darius_wolfe_drew_stays_drawn_when_the_block_is_undone() -> None:
    city = guarded("physical", "Throat Rip")
    city.lends("Hydra", Plus(POTENCY, -6, ITSELF))  # by now it has not the Blood Potency for its card
    city.answers("B", "block <Darius Wolfe>", "none")
    assert (city.log("illegal") != [], city.ready("Darius Wolfe")) == (True, True)
    assert city.hand("B") == ["Free Money", "Mercy"]
    city.answers("B", "block <Darius Wolfe>")
    city.passes()
    assert (city.hand("B"), city.idle) == (["Free Money", "Greed", "Mercy"], True)


# ---- Sonja Valentine


def begins(*coterie: Any, theirs: tuple[Any, ...] = (), supply: int = -1) -> City:
    city = City(
        players=3, city=["Chef", "Student", "Athlete"], A=seat(coterie=[*coterie]), B=seat(coterie=[*theirs, "Skunk"])
    )
    city.table.supply[0] = supply
    city.turn_of("A")
    return city


@rule("card.blood-replaced", "supply.own-first")
def test_sonja_valentine_replaces_one_blood_of_a_character_in_the_street() -> None:
    city = begins("Sonja Valentine", theirs=(out("Hydra", blood=2, foreign={"A": 1, "C": 1}), out("Karma"), "Doc"))
    assert city.offers("A", "choose") == ("choose <Hydra>", "choose <Karma>")
    city.answers("A", "choose <Hydra>")
    assert city.colours("Hydra") == [2, 1, 1]  # B's own went first
    assert (city.blood("Hydra"), city.colours("Karma")) == (4, [0, 3, 0])
    assert city.asking == "AskAction A"


@rule("card.blood-replaced")
@pytest.mark.parametrize(("own", "theirs"), [(0, ()), (1, (out("Hydra", blood=0, foreign={"A": 4}),))])
def test_sonja_valentine_asks_for_nothing_where_there_is_nothing_to_replace(own: int, theirs: tuple[Any, ...]) -> None:
    city = begins(out("Sonja Valentine") if own else "Sonja Valentine", theirs=theirs)
    assert city.log("recoloured") == []
    assert city.asking == "AskAction A"


@rule("card.blood-replaced")
def test_on_ones_own_character_the_blood_of_others_gives_way_by_seat() -> None:
    city = begins(out("Sonja Valentine", blood=3, foreign={"B": 1, "C": 2}))
    assert city.colours("Sonja Valentine") == [4, 0, 2]
    assert city.asking == "AskAction A"


# ---- Grigori


@rule("card.blood-replaced", "supply.empty-colour")
@pytest.mark.parametrize(("supply", "blood"), [(-1, [1, 5]), (1, [1, 5]), (0, [0, 6])])
def test_grigori_replaces_one_blood_of_anyone_as_far_as_ones_colour_goes(supply: int, blood: list[int]) -> None:
    city = City(A=seat(coterie=["Grigori", "Karma"]), B=seat(coterie=["Hydra"]))
    city.table.supply[0] = supply
    city.acts()
    city.answers("A", "use <Grigori>")
    assert city.what != "AskCard"  # only Hydra bears Blood of another colour
    assert (city.colours("Hydra"), city.ready("Grigori")) == (blood, False)
    assert city.table.supply[0] == (supply if supply < 1 else supply - 1)
    assert city.idle


def test_grigori_chooses_among_all_that_bear_blood_of_another_colour_and_works_once() -> None:
    city = City(A=seat(coterie=["Grigori", vampire("Karma", blood=2, foreign={"B": 1})]), B=seat(coterie=["Hydra"]))
    city.acts()
    city.answers("A", "use <Grigori>")
    assert city.offers("A", "choose") == ("choose <Karma>", "choose <Hydra>")
    assert city.refuses("A", "choose <Grigori>").rule == "play.no-effect"
    city.answers("A", "choose <Karma>")
    assert (city.colours("Karma"), city.colours("Hydra")) == ([3, 0], [0, 6])
    assert city.refuses("A", "use <Grigori>").rule == "cost.per-turn"
    assert city.idle


# ---- Lorenzo Murik


def test_lorenzo_murik_is_exhausted_to_mend_one_of_the_coterie_but_none_in_torpor() -> None:
    city = City(A=seat(coterie=["Lorenzo Murik", vampire("Hydra", blood=4)], torpor=["Karma"]))
    city.acts()
    city.answers("A", "use <Lorenzo Murik>")
    assert city.offers("A", "choose") == ("choose <Lorenzo Murik>", "choose <Hydra>")
    city.answers("A", "choose <Hydra>")
    assert (city.blood("Hydra"), city.blood("Karma"), city.ready("Lorenzo Murik")) == (5, 1, False)
    assert city.idle
