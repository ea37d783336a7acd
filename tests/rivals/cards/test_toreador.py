"""The vampires of clan Toreador, card by card. John Kartunen and Ty Smith are Guards: see test_brujah.py."""

from __future__ import annotations

import pytest

from gloam.rivals.catalogue import BODY, INFLUENCE
from gloam.rivals.pieces import CITY_BURNED, TORPOR
from tests.claims import rule
from tests.rivals.scenario import City, out, seat, vampire

# ---- Lixue Chen


@pytest.mark.parametrize(("on", "left"), [(["Vagrant"], 2), ([], 3)])
def test_lixues_party_makes_its_first_social_attack_with_one_more_damage_while_she_has_a_retainer(
    on: list[str], left: int
) -> None:
    city = City(A=seat(coterie=[out("Lixue Chen", on=on), out("Johnny")]), B=seat(coterie=[out("Yusuf Kaya"), "Karma"]))
    city.acts()
    city.attack("Johnny", "Yusuf Kaya", "social", "", "Lixue Chen")
    assert (city.blood("Yusuf Kaya"), city.idle) == (left + 1, True)  # Social 2 against Social 1


@rule("card.lixue-chen")
def test_a_new_party_does_not_renew_the_bonus_of_lixue() -> None:
    city = City(
        A=seat(coterie=[out("Lixue Chen", on=["Vagrant"]), out("Johnny"), vampire("Nancy Witt", street=2)]),
        B=seat(coterie=[out("Guv'nah"), "Karma"]),
    )
    city.acts()
    city.attack("Johnny", "Guv'nah", "social", "", "Lixue Chen")
    assert city.blood("Guv'nah") == 3
    city.attack("Nancy Witt", "Guv'nah", "social", "", "Lixue Chen")
    assert (city.blood("Guv'nah"), city.idle) == (2, True)


@rule("card.lixue-chen")
def test_the_opening_attack_of_lixues_party_is_over_even_if_its_attacker_fell_in_it() -> None:
    city = City(
        A=seat(coterie=[out("Lixue Chen", on=["Vagrant"]), out("Johnny", blood=1), out("Nancy Witt")]),
        B=seat(coterie=[out("Muhammad Zadeh"), "Karma"], hand=["Humiliate"]),
    )
    city.acts()
    city.attack("Johnny", "Muhammad Zadeh", "social", "", "Lixue Chen", "Nancy Witt")
    city.answers("B", "lay [Humiliate]")
    assert (city.zone("Johnny"), city.blood("Muhammad Zadeh")) == (TORPOR, 4)
    city.attack("Nancy Witt", "Muhammad Zadeh", "social", "", "Lixue Chen")
    city.passes()
    assert (city.blood("Muhammad Zadeh"), city.idle) == (4, True)


def test_lixue_adds_nothing_to_other_attacks_nor_to_a_challenge_in_a_foes_turn() -> None:
    city = City(
        A=seat(coterie=[out("Lixue Chen", on=["Vagrant"]), out("Skunk")]), B=seat(coterie=[out("Guv'nah"), "Karma"])
    )
    city.acts()
    city.attack("Skunk", "Guv'nah", "mental", "", "Lixue Chen")
    assert (city.blood("Guv'nah"), city.idle) == (5, True)
    city = City(
        street=["Prince of the City"],
        A=seat(coterie=[out("Guv'nah"), "Karma"]),
        B=seat(coterie=[out("Lixue Chen", on=["Vagrant"]), "Ty Smith"]),
    )
    city.acts()
    city.answers("A", "claim <Guv'nah>")
    city.answers("B", "challenge <Lixue Chen>", "social")
    city.passes()
    assert (city.blood("Guv'nah"), city.idle) == (4, True)


# ---- Bella Forte


@pytest.mark.parametrize(("top", "left"), [("Greed", 1), ("Unswayable Mind", 1), ("Baseball Bat", 3)])
def test_bella_discards_the_top_of_her_library_and_hits_harder_unless_it_is_an_attack(top: str, left: int) -> None:
    city = City(A=seat(coterie=[out("Bella Forte")], library=["Mercy", top]), B=seat(coterie=[out("Doc"), "Karma"]))
    city.acts()
    city.attack("Bella Forte", "Doc", "physical")
    assert city.asks("A", "pass", "use <Bella Forte>")
    city.answers("A", "use <Bella Forte>")
    assert (city.blood("Doc"), city.pile("A"), city.idle) == (left, [top], True)


def test_bella_may_keep_her_library_and_has_no_choice_without_one() -> None:
    city = City(A=seat(coterie=[out("Bella Forte")], library=["Greed"]), B=seat(coterie=[out("Doc"), "Karma"]))
    city.acts()
    city.attack("Bella Forte", "Doc", "physical")
    city.answers("A", "pass")
    assert (city.blood("Doc"), city.pile("A"), city.idle) == (3, [], True)
    city = City(A=seat(coterie=[out("Bella Forte")]), B=seat(coterie=[out("Doc"), "Karma"]))
    city.acts()
    city.attack("Bella Forte", "Doc", "physical")
    assert (city.blood("Doc"), city.idle) == (3, True)


# ---- Muhammad Zadeh


@pytest.mark.parametrize(("on", "influence"), [([], 0), (["Vagrant"], 1), (["Vagrant", "Cop", "Herald"], 2)])
def test_muhammad_has_one_influence_for_each_retainer_on_him(on: list[str], influence: int) -> None:
    city = City(A=seat(coterie=["Ty Smith", vampire("Muhammad Zadeh", on=on)]))
    assert city.quality(INFLUENCE, "Muhammad Zadeh") == influence


# ---- Bunny Benitez


def bunny(**facts: object) -> City:
    city = City(
        A=seat(coterie=["Ty Smith", vampire("Bunny Benitez", **facts)], hand=["Mercy"]),
        B=seat(coterie=["Doc", "Karma"]),
    )
    city.acts()
    city.plays("Mercy", "Ty Smith")
    return city


def test_bunny_exhausts_for_two_influence_and_a_scheme_that_succeeds_pays_her_player() -> None:
    city = bunny()
    assert "use <Bunny Benitez>" in city.options("A")
    city.answers("A", "use <Bunny Benitez>", "yes")
    city.answers("B", "exert <Doc>", "hide 1", "no")
    assert not city.ready("Bunny Benitez")
    city.answers("A", "choose <Ty Smith>")
    city.answers("B", "choose <Doc>")
    assert (city.prestige("A"), city.idle) == (13, True)


def test_bunny_need_not_exhaust_and_a_scheme_that_fails_pays_nothing() -> None:
    city = bunny()
    city.answers("A", "yes")
    city.answers("B", "exert <Doc>", "no")
    assert (city.ready("Bunny Benitez"), city.prestige("A"), city.idle) == (True, 12, True)
    assert "use <Bunny Benitez>" not in bunny(mute=True).options("A")
    assert "use <Bunny Benitez>" not in bunny(ready=False).options("A")


@rule("card.bunny-foe-scheme")
def test_bunny_does_nothing_in_a_foes_scheme() -> None:
    city = City(A=seat(hand=["Mercy"]), B=seat(coterie=["Doc", "Bunny Benitez"]))
    city.acts()
    city.plays("Mercy")
    city.answers("A", "yes")
    assert "use <Bunny Benitez>" not in city.options("B")


def test_bunny_may_exhaust_for_a_title_unless_she_is_the_one_who_takes_it() -> None:
    city = City(A=seat(coterie=["Ty Smith", "Bunny Benitez"], hand=["Herald"]))
    city.acts()
    city.plays("Herald", "Ty Smith")
    assert "use <Bunny Benitez>" in city.options("A")
    city.answers("A", "use <Bunny Benitez>", "pay")
    assert (city.guests("Ty Smith"), city.prestige("A"), city.idle) == (["Herald"], 12, True)
    city = City(A=seat(coterie=["Ty Smith", "Bunny Benitez"], hand=["Herald"]))
    city.acts()
    city.plays("Herald", "Bunny Benitez")
    assert "use <Bunny Benitez>" not in city.options("A")


# ---- Iris Lokken


@rule("card.iris-lokken")
@pytest.mark.parametrize(("top", "agenda"), [("Throat Rip", 2), ("Scry the Soul", 0), ("Mercy", 0)])
def test_the_card_that_iris_turns_up_is_influence_for_her_player_and_stays_on_top(top: str, agenda: int) -> None:
    city = City(
        A=seat(coterie=["Nancy Witt", "Iris Lokken"], hand=["Greed"], library=["Herald", top]),
        B=seat(coterie=["Doc", "Karma"]),
    )
    city.acts()
    city.plays("Greed", "Iris Lokken")
    city.answers("A", "yes")
    city.answers("B", "exert <Doc>", "hide 3", "no")
    assert (city.agenda("A"), city.idle) == (agenda, True)
    assert city.table.id_of(city.table.library[0][-1]) == city.spelled(f"[{top}]")
    assert not city.table.pieces[city.card("Iris Lokken")].mute


def test_iris_turns_nothing_up_when_another_plays_the_scheme() -> None:
    city = City(
        A=seat(coterie=["Nancy Witt", "Iris Lokken"], hand=["Greed"], library=["Throat Rip"]),
        B=seat(coterie=["Doc", "Karma"]),
    )
    city.acts()
    city.plays("Greed", "Nancy Witt")
    city.answers("A", "yes")
    city.answers("B", "exert <Doc>", "no")
    assert (city.agenda("A"), city.idle, city.log("turned-up")) == (0, True, [])


# ---- Liza Holt


def liza(card: str = "", **facts: object) -> City:
    city = City(
        A=seat(
            coterie=[out("Liza Holt"), out("Hydra", **facts)],
            hand=[card] if card else [],
            agenda_card="Playthings",
            library=["Mercy"],
        ),
        B=seat(coterie=[out("Jesús", blood=1, on=["Addict", ("Vagrant", False)]), "Karma"], prestige=2, rival="A"),
        C=seat(),
    )
    city.acts()
    city.attack("Hydra", "Jesús", "ranged" if card else "physical", card, "Liza Holt")
    while city.what == "AskWindow":
        city.answers("A", "pass")
    if city.what == "AskChange":
        city.answers("B", "no")
    return city


@rule("card.steal-retainer-reward")
def test_lizas_party_may_take_a_retainer_of_whom_it_defeats_with_its_attach_text_but_without_its_agenda() -> None:
    city = liza()
    assert city.asks("A", "none", "choose <Addict>", "choose <Vagrant>")
    city.answers("A", "choose <Addict>", "to <Liza Holt>")
    assert (city.guests("Liza Holt"), city.hand("A"), city.agenda("A")) == (["Addict"], ["Mercy"], 2)  # 1 for the Rival
    assert (city.zone("Jesús"), city.zone("Vagrant"), city.idle) == (TORPOR, CITY_BURNED, True)


@rule("card.steal-retainer-state")
def test_a_retainer_that_liza_takes_keeps_its_state() -> None:
    city = liza()
    city.answers("A", "choose <Vagrant>", "to <Hydra>")
    assert (city.guests("Hydra"), city.ready("Vagrant"), city.agenda("A")) == (["Vagrant"], False, 1)
    assert city.idle


def test_liza_need_not_take_anything_and_may_from_one_that_is_burned() -> None:
    city = liza()
    city.answers("A", "none")
    assert (city.guests("Liza Holt"), city.guests("Hydra"), city.idle) == ([], [], True)
    city = liza("Molotov Cocktail")
    city.answers("A", "choose <Addict>", "to <Hydra>")
    city.answers("B", "no")  # Jesús, who is burned, could still be paid for
    assert (city.guests("Hydra"), city.idle) == (["Addict"], True)


def test_liza_in_another_party_takes_nothing() -> None:
    city = City(
        A=seat(coterie=[vampire("Liza Holt", street=2), out("Hydra")]),
        B=seat(coterie=[out("Jesús", blood=1, on=["Addict"]), "Karma"], prestige=2),
    )
    city.acts()
    city.attack("Hydra", "Jesús", "physical")
    city.passes()
    assert (city.zone("Addict"), city.idle) == (CITY_BURNED, True)


# ---- Bong-Cha Park


def bong_cha() -> City:
    city = City(
        A=seat(
            coterie=["Ty Smith", vampire("Bong-Cha Park", on=[("Athlete", False)]), out("Doc")],
            agenda_card="Playthings",
        )
    )
    city.turn_of()
    city.moves("Doc")
    city.answers("A", "end")
    return city


@rule("card.playthings-moved")
def test_bong_cha_moves_a_retainer_within_her_party_which_is_no_attaching() -> None:
    city = bong_cha()
    assert city.options("A") == ("no", "use <Bong-Cha Park>")
    city.answers("A", "use <Bong-Cha Park>")
    assert (city.guests("Ty Smith"), city.guests("Bong-Cha Park"), city.agenda("A")) == (["Athlete"], [], 0)
    assert (city.quality(BODY, "Ty Smith"), city.asking) == (2, "AskAction B")


def test_bong_cha_may_leave_all_where_it_is() -> None:
    city = bong_cha()
    city.answers("A", "no")
    assert (city.guests("Bong-Cha Park"), city.guests("Ty Smith")) == (["Athlete"], [])
    assert city.asking == "AskAction B"


@rule("bp.lost-bonus")
def test_who_gives_a_cop_away_by_bong_cha_keeps_no_more_blood_than_its_blood_potency() -> None:
    city = City(A=seat(coterie=["Ty Smith", vampire("Bong-Cha Park", on=["Cop"])]), B=seat())
    city.turn_of()
    city.answers("A", "end")
    city.answers("A", "use <Bong-Cha Park>")
    assert (city.blood("Bong-Cha Park"), city.blood("Ty Smith"), city.guests("Ty Smith")) == (3, 3, ["Cop"])
    assert city.asking == "AskAction B"


def test_lizas_party_takes_a_retainer_in_defence_too() -> None:
    city = City(
        A=seat(coterie=[out("Doc", blood=1, on=["Athlete"]), "Karma"]),
        B=seat(coterie=[out("Yusuf Kaya"), out("Liza Holt")], hand=["Slap in the Face"]),
    )
    city.acts()
    city.attack("Doc", "Yusuf Kaya", "social")
    city.answers("B", "let", "lay [Slap in the Face]")
    assert city.asks("B", "none", "choose <Athlete>")
    city.answers("B", "choose <Athlete>", "to <Yusuf Kaya>")
    assert (city.guests("Yusuf Kaya"), city.zone("Doc"), city.idle) == (["Athlete"], TORPOR, True)


def test_room_is_made_for_what_liza_takes() -> None:
    city = City(
        A=seat(coterie=[out("Liza Holt"), out("Hydra", on=["Vagrant", "Vagrant", "Cop"])]),
        B=seat(coterie=[out("Jesús", blood=1, on=["Athlete"]), "Karma"], prestige=2),
        C=seat(coterie=["Skunk"]),
    )
    city.acts()
    city.attack("Hydra", "Jesús", "physical", "", "Liza Holt")
    city.answers("A", "pass", "choose <Athlete>", "to <Hydra>")
    assert city.asks("A", "burn <Vagrant 1>", "burn <Vagrant 2>", "burn <Cop>")
    city.answers("A", "burn <Vagrant 1>")
    assert (city.guests("Hydra"), city.idle) == (["Vagrant", "Cop", "Athlete"], True)
