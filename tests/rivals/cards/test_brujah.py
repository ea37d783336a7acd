"""The vampires of clan Brujah, card by card. A's vampires attack B's in The Street unless said otherwise."""

from __future__ import annotations

import pytest

from gloam.rivals.pieces import CITY_BURNED
from tests.claims import rule
from tests.rivals.scenario import City, out, seat, vampire

# ---- Hydra


def hydra(**facts: object) -> City:
    city = City(
        A=seat(coterie=[out("Hydra", **facts)], hand=["Baseball Bat"], library=["Throat Rip"]),
        B=seat(coterie=[out("Doc"), "Karma"]),
    )
    city.acts()
    city.attack("Hydra", "Doc", "physical")
    return city


@rule("card.hydra")
def test_hydra_draws_at_step_nine_and_what_she_draws_comes_too_late_for_this_attack() -> None:
    city = hydra()
    assert city.options("A") == ("pass", "use <Hydra>")
    city.answers("A", "use <Hydra>")
    assert (city.blood("Hydra"), city.hand("A")) == (5, ["Baseball Bat", "Throat Rip"])
    assert (city.idle, city.blood("Doc")) == (True, 3)  # no card was asked for: 2 by her Physical


def test_hydra_need_not_draw_and_cannot_with_her_last_blood() -> None:
    city = hydra()
    city.answers("A", "pass")
    assert (city.blood("Hydra"), city.hand("A"), city.idle) == (6, ["Baseball Bat"], True)
    assert hydra(blood=1).idle


# ---- Beretta


def test_beretta_pays_a_blood_for_one_more_damage_when_she_shoots() -> None:
    city = City(A=seat(coterie=[out("Beretta")]), B=seat(coterie=[out("Doc"), "Karma"]))
    city.acts()
    city.attack("Beretta", "Doc", "ranged")
    assert city.asks("A", "pass", "use <Beretta>")
    city.answers("A", "use <Beretta>")
    assert (city.blood("Beretta"), city.blood("Doc"), city.idle) == (4, 4, True)


def test_beretta_may_spare_her_blood_and_has_no_choice_in_another_attack_or_with_one_blood_left() -> None:
    city = City(A=seat(coterie=[out("Beretta")]), B=seat(coterie=[out("Doc"), "Karma"]))
    city.acts()
    city.attack("Beretta", "Doc", "ranged")
    city.answers("A", "pass")
    assert (city.blood("Beretta"), city.blood("Doc"), city.idle) == (5, 5, True)
    for facts, kind in ({}, "mental"), ({"blood": 1}, "ranged"):
        city = City(A=seat(coterie=[out("Beretta", **facts)]), B=seat(coterie=[out("Doc"), "Karma"]))
        city.acts()
        city.attack("Beretta", "Doc", kind)
        assert city.idle


# ---- Brother


@rule("card.brother-attack")
def test_brother_exhausts_for_another_of_his_party_and_cannot_for_himself() -> None:
    city = City(A=seat(coterie=[out("Skunk"), out("Brother")]), B=seat(coterie=[out("Doc"), "Karma"]))
    city.acts()
    city.attack("Skunk", "Doc", "physical", "", "Brother")
    assert city.asks("A", "pass", "use <Brother>")
    city.answers("A", "use <Brother>")
    assert (city.ready("Brother"), city.blood("Doc"), city.idle) == (False, 3, True)
    city = City(A=seat(coterie=[out("Skunk"), out("Brother")]), B=seat(coterie=[out("Doc"), "Karma"]))
    city.acts()
    city.attack("Brother", "Doc", "physical", "", "Skunk")
    assert (city.idle, city.blood("Doc")) == (True, 4)


def test_brother_may_stay_ready_and_does_not_help_from_another_party() -> None:
    city = City(A=seat(coterie=[out("Skunk"), out("Brother")]), B=seat(coterie=[out("Doc"), "Karma"]))
    city.acts()
    city.attack("Skunk", "Doc", "physical", "", "Brother")
    city.answers("A", "pass")
    assert (city.ready("Brother"), city.blood("Doc"), city.idle) == (True, 4, True)
    city = City(A=seat(coterie=[out("Skunk"), vampire("Brother", street=2)]), B=seat(coterie=[out("Doc"), "Karma"]))
    city.acts()
    city.attack("Skunk", "Doc", "physical")
    assert (city.blood("Doc"), city.idle) == (4, True)


@rule("card.brother-reaction")
def test_brother_helps_to_challenge_a_claimant_but_adds_nothing_to_a_reaction() -> None:
    city = City(
        street=["Prince of the City"],
        A=seat(coterie=[out("Doc"), "Karma"]),
        B=seat(coterie=[out("Skunk"), out("Brother")], rival="A"),
    )
    city.acts()
    city.answers("A", "claim <Doc>")
    city.answers("B", "challenge <Skunk>", "physical")
    assert city.asks("B", "pass", "use <Brother>")
    city.answers("B", "use <Brother>")
    assert (city.blood("Doc"), city.ready("Brother")) == (3, False)
    assert city.guests("Doc") == ["Prince of the City"]
    assert city.idle
    city = City(
        A=seat(coterie=[out("Doc"), "Karma"]),
        B=seat(coterie=[out("Skunk"), out("Brother")], hand=["Slap in the Face"]),
    )
    city.acts()
    city.attack("Doc", "Skunk", "social")
    city.answers("B", "let", "lay [Slap in the Face]")
    assert (city.blood("Doc"), city.ready("Brother"), city.idle) == (3, True, True)


# ---- The Cossack


@rule("card.the-cossack")
def test_nobody_can_block_the_next_attack_of_the_cossack_once_she_has_paid_for_it() -> None:
    city = City(
        players=3,
        A=seat(coterie=[out("The Cossack"), "Flick"]),
        B=seat(coterie=[out("Doc"), out("Lolita")]),
        C=seat(coterie=["Street Preacher"], haven="Dragon's Roost"),
    )
    city.acts()
    city.answers("A", "use <The Cossack>")
    assert city.blood("The Cossack") == 4
    assert city.offers("A", "use") == ()  # once a turn
    city.attack("The Cossack", "Doc", "physical")
    assert (city.blood("Doc"), city.idle) == (3, True)


def test_the_cossack_need_not_pay_and_then_she_can_be_blocked() -> None:
    city = City(A=seat(coterie=[out("The Cossack"), "Flick"]), B=seat(coterie=[out("Doc"), out("Lolita")]))
    city.acts()
    assert city.offers("A", "use") == ("use <The Cossack>",)
    city.attack("The Cossack", "Doc", "physical")
    assert city.asks("B", "let", "block <Lolita>")


def test_what_the_cossack_has_paid_for_is_no_help_to_others_and_lapses_with_the_turn() -> None:
    city = City(A=seat(coterie=[out("The Cossack"), out("Flick")]), B=seat(coterie=[out("Doc"), out("Lolita")]))
    city.turn_of()
    city.moves("The Cossack")
    city.moves("Flick")
    city.answers("A", "use <The Cossack>")
    city.attack("Flick", "Doc", "mental")
    assert city.asks("B", "let", "block <Lolita>")
    city.answers("B", "let")
    city.answers("A", "end")
    city.passes()
    assert city.asking == "AskAction B"
    city.moves("Doc", by="B")
    city.moves("Lolita", "Doc", by="B")
    city.answers("B", "end")
    city.passes()
    city.moves("The Cossack")
    city.attack("The Cossack", "Doc", "physical")
    assert city.asks("B", "let", "block <Lolita>")


# ---- Johnny


def johnny() -> City:
    city = City(
        street=["Addict"],
        A=seat(coterie=[out("Johnny", blood=2), out("Hydra", blood=3), out("Skunk")], hand=["Baseball Bat"]),
    )
    city.acts()
    city.attack("Hydra", "Addict", "physical", "Baseball Bat", "Johnny", "Skunk")
    city.passes()
    return city


@rule("card.johnny-burn")
def test_johnnys_party_may_mend_one_each_instead_of_what_the_mortal_mends() -> None:
    city = johnny()
    city.answers("A", "burn")
    assert city.agenda("A") == 1
    assert city.options("A") == ("no", "use <Johnny>")
    city.answers("A", "use <Johnny>", "yes", "no")
    assert (city.blood("Johnny"), city.blood("Hydra"), city.blood("Skunk")) == (3, 3, 3)
    assert (city.zone("Addict"), city.idle) == (CITY_BURNED, True)


def test_without_johnny_the_attacker_mends_what_the_mortal_mends() -> None:
    city = johnny()
    city.answers("A", "burn", "no")
    assert (city.blood("Johnny"), city.blood("Hydra"), city.idle) == (2, 6, True)
    city = johnny()
    city.answers("A", "attach")
    assert (city.blood("Johnny"), city.blood("Hydra"), city.guests("Hydra")) == (2, 3, ["Addict"])
    assert city.idle


# ---- Shades


@pytest.mark.parametrize(("agenda", "reached"), [(4, False), (5, True), (9, True), (10, True)])
def test_shades_gives_his_party_intel_for_each_full_five_agenda_of_the_foe(agenda: int, reached: bool) -> None:
    city = City(A=seat(coterie=[out("Shades"), out("Skunk")]), B=seat(coterie=["Doc", "Karma"], agenda=agenda))
    city.acts()
    city.attack("Skunk", "Doc", "physical", "", "Shades")
    city.passes()
    assert (city.blood("Doc") == 4) == reached
    assert city.idle


def test_ten_agenda_let_shades_find_a_vampire_with_two_secrecy_and_only_that_foes() -> None:
    facts = {"coterie": [vampire("Doc", on=["Keeper of Elysium"]), "Karma"], "agenda": 10}
    city = City(A=seat(coterie=[out("Shades")]), B=facts, C=seat(coterie=["Lolita"]))
    city.acts()
    city.answers("A", "attack <Shades>")
    assert city.options("A") == ("target <Doc>", "target <Karma>")
    city.answers("A", "target <Doc>")
    assert city.asking == "AskType A"


# ---- Flick


def flick(**facts: object) -> City:
    city = City(A=seat(hand=["Greed"], coterie=["Nancy Witt"]), B=seat(coterie=["Doc", vampire("Flick", **facts)]))
    city.acts()
    city.plays("Greed")
    city.answers("A", "exert <Nancy Witt>", "yes")
    return city


def test_flick_pays_a_blood_for_three_influence_in_a_foes_turn_and_it_is_not_given_back() -> None:
    city = flick()
    assert "use <Flick>" in city.options("B")
    city.answers("B", "use <Flick>", "no")
    assert (city.blood("Flick"), city.agenda("A"), city.idle) == (2, 0, True)
    city = flick()
    city.answers("B", "use <Flick>", "yes")
    assert (city.blood("Flick"), city.agenda("A"), city.idle) == (2, 2, True)


def test_flick_need_not_pay_and_cannot_with_a_token_or_her_last_blood() -> None:
    city = flick()
    city.answers("B", "no")
    assert (city.blood("Flick"), city.agenda("A"), city.idle) == (3, 2, True)
    assert "use <Flick>" not in flick(mute=True).options("B")
    assert "use <Flick>" not in flick(blood=1).options("B")


# ---- Guards


@rule("card.guard")
@pytest.mark.parametrize(
    "guard",
    ["Skunk", "Sweetums", "John Kartunen", "Ty Smith", "Humberto Garcia", "Nancy Witt", "Karma", "Lolita"],
)
def test_only_a_guard_may_block_a_ranged_attack(guard: str) -> None:
    city = City(
        A=seat(coterie=[out("Beretta")], hand=[".38 Special"]), B=seat(coterie=[out("Doc"), out(guard), out("Flick")])
    )
    city.acts()
    city.attack("Beretta", "Doc", "ranged", ".38 Special")
    assert city.asks("B", "let", f"block <{guard}>")
    city.answers("B", f"block <{guard}>")
    city.passes()
    assert (city.ready(guard), city.blood("Doc"), city.blood(guard) < 3) == (False, 5, True)
    assert city.idle


def test_an_exhausted_guard_blocks_nothing_and_any_ready_one_blocks_other_attacks() -> None:
    city = City(A=seat(coterie=[out("Beretta")]), B=seat(coterie=[out("Doc"), out("Skunk", ready=False)]))
    city.acts()
    city.attack("Beretta", "Doc", "ranged")
    assert city.asks("A", "pass", "use <Beretta>")
    city = City(A=seat(coterie=[out("Beretta")]), B=seat(coterie=[out("Doc"), out("Skunk"), out("Flick")]))
    city.acts()
    city.attack("Beretta", "Doc", "mental")
    assert city.asks("B", "let", "block <Skunk>", "block <Flick>")
