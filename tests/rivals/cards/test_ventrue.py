"""The vampires of clan Ventrue, card by card. Humberto Garcia and Nancy Witt are Guards: see test_brujah.py."""

from __future__ import annotations

import pytest

from gloam.rivals.pieces import TORPOR
from tests.claims import rule
from tests.rivals.scenario import City, out, seat, vampire

# ---- Randolph Marz


def randolph(on: tuple[str, ...] = (), hand: tuple[str, ...] = ("Herald", "Greed")) -> City:
    city = City(
        A=seat(coterie=[out("Randolph Marz", on=on), out("Skunk")], hand=hand), B=seat(coterie=[out("Doc"), "Karma"])
    )
    city.acts()
    city.attack("Skunk", "Doc", "physical", "", "Randolph Marz")
    return city


@pytest.mark.parametrize(("on", "left"), [((), 3), (("Sheriff",), 3), (("Prince of the City",), 2)])
def test_a_title_that_randolphs_player_discards_adds_damage_and_more_if_he_is_prince(
    on: tuple[str, ...], left: int
) -> None:
    city = randolph(on)
    city.answers("A", "use <Randolph Marz>")
    assert city.asks("A", "discard [Herald]")
    city.answers("A", "discard [Herald]")
    assert (city.hand("A"), city.pile("A"), city.blood("Doc")) == (["Greed"], ["Herald"], left)
    assert city.idle


def test_randolph_need_not_be_used_and_cannot_without_a_title_in_hand() -> None:
    city = randolph()
    city.answers("A", "pass")
    assert (city.hand("A"), city.blood("Doc"), city.idle) == (["Greed", "Herald"], 4, True)
    assert randolph(("Sheriff",), ("Greed",)).asks("A", "pass")


# ---- Bruno Wagner


@pytest.mark.parametrize(
    ("card", "hand"), [("Influencer", ["Mercy"]), ("Blood for Blood", ["Mercy"]), ("Royal Review", [])]
)
def test_brunos_player_draws_for_each_ongoing_card_they_play(card: str, hand: list[str]) -> None:
    city = City(A=seat(coterie=["Skunk", "Bruno Wagner"], hand=[card], library=["Mercy"], prestige=9))
    city.acts()
    city.plays(card, "Skunk")
    assert (city.hand("A"), city.idle) == (hand, True)


def test_an_ongoing_event_is_no_card_that_brunos_player_plays() -> None:
    city = City(A=seat(coterie=["Bruno Wagner"], library=["Mercy"]), city=["Castro Street Party"])
    city.turn_of()
    assert (city.hand("A"), city.in_street(), city.idle) == ([], ["Castro Street Party"], True)


# ---- Stevie Osborn


def test_stevies_player_gains_a_prestige_for_each_title_attached_to_one_of_theirs() -> None:
    city = City(A=seat(coterie=["Nancy Witt", "Stevie Osborn"], hand=["Herald"]))
    city.acts()
    city.plays("Herald", "Nancy Witt")
    city.answers("A", "exert <Nancy Witt>", "pay")
    assert (city.prestige("A"), city.idle) == (12, True)  # 1 paid, 1 gained


def test_stevie_sees_a_prince_claimed_but_not_a_retainer_or_a_foes_title() -> None:
    city = City(
        street=["Prince of the City"], A=seat(coterie=[out("Nancy Witt"), "Stevie Osborn"]), B=seat(coterie=["Karma"])
    )
    city.acts()
    city.answers("A", "claim <Nancy Witt>")
    city.passes()
    assert (city.guests("Nancy Witt"), city.prestige("A"), city.idle) == (["Prince of the City"], 13, True)
    city = City(street=["Vagrant"], A=seat(coterie=[out("Yusuf Kaya"), "Stevie Osborn"]))
    city.acts()
    city.attack("Yusuf Kaya", "Vagrant", "physical")
    city.answers("A", "attach")
    assert (city.guests("Yusuf Kaya"), city.prestige("A"), city.idle) == (["Vagrant"], 12, True)
    city = City(A=seat(coterie=["Doc"], hand=["Herald"]), B=seat(coterie=["Stevie Osborn"]))
    city.acts()
    city.plays("Herald")
    city.answers("A", "pay")
    assert (city.prestige("A"), city.prestige("B"), city.idle) == (10, 12, True)


# ---- Yusuf Kaya


@rule("card.yusuf-bloodbag")
def test_yusuf_mends_the_titled_of_his_player_in_the_coterie_and_in_torpor_and_no_one_elses() -> None:
    city = City(
        A=seat(
            coterie=["Yusuf Kaya", vampire("Nancy Witt", blood=1, on=["Herald"]), vampire("June Bryant", blood=1)],
            torpor=[vampire("Randolph Marz", on=["Sheriff"])],
        ),
        B=seat(coterie=["Karma"], torpor=[vampire("Doc", on=["Primogen"])]),
    )
    city.acts()
    assert "use <Yusuf Kaya>" in city.options("A")
    city.answers("A", "use <Yusuf Kaya>")
    names = ("Nancy Witt", "June Bryant", "Randolph Marz", "Doc")
    assert [city.blood(name) for name in names] == [2, 1, 2, 1]
    assert (city.ready("Yusuf Kaya"), city.offers("A", "use"), city.table.actions) == (False, (), 2)


def test_yusuf_need_not_exhaust() -> None:
    city = City(A=seat(coterie=["Yusuf Kaya", vampire("Nancy Witt", blood=1, on=["Herald"])]))
    city.acts()
    city.answers("A", "end")
    assert (city.ready("Yusuf Kaya"), city.blood("Nancy Witt")) == (True, 1)


# ---- Montgomery White


@rule("card.montgomery-white")
@pytest.mark.parametrize(("mate", "left"), [("Montgomery White", 2), ("Brother", 1)])
def test_montgomerys_party_has_a_shield_against_ranged_reactions_too(mate: str, left: int) -> None:
    city = City(
        A=seat(coterie=[out("Nancy Witt"), out(mate)]), B=seat(coterie=[out("Doc"), "Karma"], hand=[".38 Special"])
    )
    city.acts()
    city.attack("Nancy Witt", "Doc", "ranged", "", mate)
    city.answers("B", "lay [.38 Special]")
    city.passes()
    assert (city.blood("Nancy Witt"), city.idle) == (left, True)


@pytest.mark.parametrize(("kind", "card", "left"), [("ranged", ".38 Special", 4), ("mental", "The Mighty Fall", 1)])
def test_montgomery_shields_his_party_against_ranged_attacks_only(kind: str, card: str, left: int) -> None:
    city = City(
        A=seat(coterie=[out("Beretta")], hand=[card]),
        B=seat(coterie=[out("Muhammad Zadeh"), out("Montgomery White")], prestige=5),
    )
    city.acts()
    city.attack("Beretta", "Muhammad Zadeh", kind, card)
    city.passes()
    assert (city.blood("Muhammad Zadeh"), city.idle) == (left, True)


# ---- Zhang Wei


@pytest.mark.parametrize(("on", "left"), [((), 5), (("Herald",), 4)])
def test_zhang_makes_the_player_of_whom_his_party_defeats_lose_a_prestige_while_he_has_a_title(
    on: tuple[str, ...], left: int
) -> None:
    city = City(
        A=seat(coterie=[out("Zhang Wei", on=on), out("Hydra")]),
        B=seat(coterie=[out("Doc", blood=1), "Karma"], prestige=6),
    )
    city.acts()
    city.attack("Hydra", "Doc", "physical", "", "Zhang Wei")
    city.passes()
    assert (city.zone("Doc"), city.prestige("B"), city.idle) == (TORPOR, left, True)  # 1 is paid for Torpor


def test_zhang_sees_what_his_party_defeats_in_defence_but_no_mortal() -> None:
    city = City(
        A=seat(coterie=[out("Doc", blood=1), "Karma"], prestige=6),
        B=seat(coterie=[out("Zhang Wei", on=["Herald"]), out("Yusuf Kaya")], hand=["Slap in the Face"]),
    )
    city.acts()
    city.attack("Doc", "Yusuf Kaya", "social")
    city.answers("B", "let", "lay [Slap in the Face]")
    assert (city.zone("Doc"), city.prestige("A"), city.idle) == (TORPOR, 4, True)
    city = City(street=["Vagrant"], A=seat(coterie=[out("Zhang Wei", on=["Herald"])]))
    city.acts()
    city.attack("Zhang Wei", "Vagrant", "mental")
    city.answers("A", "attach")
    assert (city.prestige("A"), city.prestige("B"), city.idle) == (12, 12, True)


@rule("card.biting-comment-steal")
def test_zhang_may_take_a_foes_last_prestige_and_knock_them_out() -> None:
    city = City(
        A=seat(coterie=[out("Zhang Wei", on=["Herald"]), out("Hydra")], rival="B"),
        B=seat(coterie=[out("Doc", blood=1), "Karma"], prestige=2),
        C=seat(),
    )
    city.acts()
    city.attack("Hydra", "Doc", "physical", "", "Zhang Wei")
    city.passes()
    assert (city.prestige("B"), city.winners) == (0, "A")


# ---- June Bryant


@pytest.mark.parametrize(("on", "drawn"), [(("Prince of the City",), 2), (("Herald",), 0)])
def test_junes_player_draws_two_at_the_start_of_a_turn_with_a_prince(on: tuple[str, ...], drawn: int) -> None:
    city = City(A=seat(coterie=["June Bryant", vampire("Nancy Witt", on=on)], library=["Mercy", "Greed", "Herald"]))
    city.turn_of()
    assert (len(city.hand("A")), city.idle) == (drawn, True)


def test_june_does_nothing_for_a_foes_prince() -> None:
    city = City(
        A=seat(coterie=["June Bryant"], library=["Mercy", "Greed", "Herald"]),
        B=seat(coterie=[vampire("Doc", on=["Prince of the City"])]),
    )
    city.turn_of()
    assert (city.hand("A"), city.idle) == ([], True)
