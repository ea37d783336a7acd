"""The mortals of Prague, its Antagonists and its Title."""

from __future__ import annotations

from typing import Any

import pytest

from gloam.rivals.antagonists import Antagonists
from gloam.rivals.catalogue import ANIMALISM, FORTITUDE, INTEL, OBFUSCATE, OBLIVION, PHYSICAL, POTENCY, SHIELD
from gloam.rivals.city import CityStep
from gloam.rivals.damage import Reduce, TakeBlows
from gloam.rivals.pieces import ATTACHED, BURNED, CITY_BURNED, CITY_DECK, CITY_DISCARD, STREET, TORPOR
from tests.claims import rule
from tests.rivals.scenario import City, out, seat, vampire

OPERATIVE = "Team X Operative"
CITIZENS = ("Bartender", "Butcher", "Graffiti Artist", "Medium", "Nun", "Streetwalker", "Taxi Driver")


def fallen(mortal: str, **facts: Any) -> City:
    """Hydra has defeated this mortal, and its spoils are asked for."""
    city = City(
        variants=("prague",),
        street=[mortal],
        A=seat(coterie=[out("Hydra", **{"blood": 2, **facts})], hand=["Baseball Bat"], library=["Greed", "Mercy"]),
    )
    city.acts()
    city.attack("Hydra", mortal, "physical", "Baseball Bat")
    while city.what != "AskSpoils":
        city.passes_once()
    return city


# ---- what a Citizen is worth


@rule("mortal.bribe")
@pytest.mark.parametrize("citizen", CITIZENS)
def test_a_citizen_is_burned_to_mend_or_for_a_prestige_or_attached(citizen: str) -> None:
    for answer, worth in (("burn", (5, 12)), ("prestige", (2, 13)), ("attach", (2, 12))):
        city = fallen(citizen)
        assert city.asks("A", "burn", "prestige", "attach")
        city.answers("A", answer)
        assert (city.blood("Hydra"), city.prestige("A")) == worth
        assert (city.agenda("A"), city.zone(citizen)) == (1, ATTACHED if answer == "attach" else CITY_BURNED)
        assert city.fought_out


@rule("mortal.bribe")
def test_a_vagrant_of_prague_is_burned_to_mend_two_or_attached_and_pays_nothing() -> None:
    city = fallen("Vagrant")
    assert city.asks("A", "burn", "attach")
    city.answers("A", "burn")
    assert (city.blood("Hydra"), city.prestige("A"), city.agenda("A"), city.fought_out) == (4, 12, 0, True)


@rule("mortal.bribe")
def test_a_fallen_attacker_mends_nothing_but_the_bribe_is_paid() -> None:
    city = City(street=["Nun"], A=seat(coterie=["Doc", out("Hydra")]))
    city.strikes(("Nun", 3, 0, False), by="Hydra", doer="A")
    city.table.move(city.card("Hydra"), TORPOR, 0)
    city.answers("A", "prestige")
    assert (city.prestige("A"), city.zone("Nun"), city.settled) == (13, CITY_BURNED, True)


@rule("card.theft-of-vitae")
@pytest.mark.parametrize(("option", "worth"), [("mend", (6, 12)), ("prestige", (3, 13))])
def test_theft_of_vitae_takes_whichever_reward_a_citizen_has(option: str, worth: tuple[int, int]) -> None:
    city = City(
        street=["Nun", "Vagrant"],
        A=seat(coterie=[out("Alejandro Lopez", blood=3)], hand=["Theft of Vitae"], library=["Greed"]),
    )
    city.acts()
    city.plays("Theft of Vitae", "Alejandro Lopez")
    city.answers("A", "choose <Nun>")
    assert city.asks("A", "mend", "prestige")
    city.answers("A", option)
    assert (city.blood("Alejandro Lopez"), city.prestige("A"), city.agenda("A")) == (*worth, 0)
    assert city.asking == "AskAction A"


# ---- what each gives to whom it is attached


@pytest.mark.parametrize(
    ("citizen", "quality", "potency"),
    [
        ("Bartender", FORTITUDE, 1),
        ("Butcher", ANIMALISM, 1),
        ("Medium", OBLIVION, 0),
        ("Streetwalker", OBFUSCATE, 0),
        ("Taxi Driver", INTEL, 0),
    ],
)
def test_a_citizen_lends_what_it_knows(citizen: str, quality: int, potency: int) -> None:
    city = City(variants=("prague",), A=seat(coterie=[vampire("Hydra", on=[citizen]), "Karma"]))
    assert [city.quality(quality, name) for name in ("Hydra", "Karma")] == [1, 0]
    assert city.quality(POTENCY, "Hydra") == 6 + potency
    assert city.settled


@pytest.mark.parametrize(("citizen", "drawn"), [("Medium", 1), ("Streetwalker", 1), ("Butcher", 0)])
def test_some_bring_a_card_when_they_are_attached(citizen: str, drawn: int) -> None:
    city = fallen(citizen)
    city.answers("A", "attach")
    assert (len(city.hand("A")), city.guests("Hydra"), city.fought_out) == (drawn, [citizen], True)


def test_a_graffiti_artist_hides_a_character_at_home_and_outside() -> None:
    city = City(
        A=seat(coterie=[vampire("Doc", on=["Graffiti Artist"]), "Karma"]),
        B=seat(coterie=[out("Hydra", on=["Nun"])]),
    )
    assert [city.table.secrecy(city.card(name)) for name in ("Doc", "Karma", "Hydra")] == [2, 1, 0]
    assert city.settled


def test_a_nun_shields_in_attacks_and_not_from_antagonists() -> None:
    city = City(
        street=[OPERATIVE],
        A=seat(coterie=[out("Brother")]),
        B=seat(coterie=[out("Beretta", blood=3, on=["Nun"])]),
    )
    assert city.quality(SHIELD, "Beretta") == 0
    city.acts()
    city.attack("Brother", "Beretta", "physical")
    city.passes()
    assert (city.blood("Beretta"), city.fought_out) == (3, True)
    city.table.active = 1
    city.do(Antagonists())
    assert city.blood("Beretta") == 2


def test_a_taxi_driver_finds_whom_others_do_not() -> None:
    city = City(
        A=seat(coterie=[out("Brother", on=["Taxi Driver"]), vampire("Skunk", street=2)]), B=seat(coterie=["Karma"])
    )
    city.acts()
    city.attack("Brother", "Karma", "physical")
    assert city.what != "AskIntel"
    city.passes()
    assert (city.blood("Karma"), city.fought_out) == (2, True)


def test_a_vagrant_of_prague_takes_a_blow() -> None:
    city = City(variants=("prague",), A=seat(coterie=[out("Hydra", blood=4, on=["Vagrant"])]))
    city.strikes(("Hydra", 2, 0, False))
    city.answers("A", "use <Vagrant>")
    assert (city.blood("Hydra"), city.ready("Vagrant"), city.settled) == (3, False, True)


# ---- Team X


def hunted(count: int, **facts: Any) -> City:
    """A's Antagonist step with so many Operatives in The Street."""
    facts = {"coterie": [vampire("Hydra", blood=5)], "hand": ["Greed", "Mercy", "Herald"], **facts}
    city = City(variants=("prague",), street=[OPERATIVE] * count, A=seat(**facts))
    city.do(Antagonists())
    return city


@rule("antagonist.stack", "antagonist.ranks", "antagonist.secrecy")
@pytest.mark.parametrize(("count", "left"), [(1, (4, 3, 12)), (2, (4, 2, 12)), (3, (3, 2, 12)), (4, (3, 2, 11))])
def test_each_operative_more_makes_the_stack_worse(count: int, left: tuple[int, int, int]) -> None:
    city = hunted(count)
    if count > 1:
        assert city.asking == "AskDiscard A"
        city.answers("A", "discard [Mercy]")
    assert (city.blood("Hydra"), len(city.hand("A")), city.prestige("A"), city.settled) == (*left, True)


@rule("antagonist.secrecy")
def test_no_secrecy_helps_against_them_but_torpor_and_little_blood_do() -> None:
    hidden = vampire("Doc", on=["Graffiti Artist"])
    city = hunted(3, coterie=[hidden, vampire("Karma", blood=1)], torpor=[vampire("Velvet", blood=2)], hand=[])
    assert city.table.secrecy(city.card("Doc")) == 2
    assert city.asks("A", "give <Doc>", "give <Karma>")
    assert city.refuses("A", "give <Velvet>").rule == "sad.torpor-safe"
    city.answers("A", "give <Karma>")
    assert (city.zone("Karma"), city.blood("Doc"), city.blood("Velvet"), city.settled) == (BURNED, 4, 2, True)


@rule("antagonist.ranks")
def test_the_discard_and_the_prestige_come_after_the_damage_was_taken() -> None:
    city = hunted(4)
    city.answers("A", "discard [Greed]")
    told = [
        event["what"] for event in city.table.events(None) if event["what"] in ("damaged", "discarded", "prestige-lost")
    ]
    assert (told, city.settled) == (["damaged", "discarded", "prestige-lost"], True)


@rule("antagonist.ranks")
def test_with_no_card_in_hand_nothing_is_discarded_and_the_last_prestige_can_go() -> None:
    city = hunted(4, hand=[], prestige=1)
    assert (city.table.over, city.prestige("A"), city.table.blame[0]) == (True, 0, -1)


@rule("antagonist.at-haven", "antagonist.stack")
def test_those_beside_a_haven_are_a_stack_of_their_own_for_its_player_alone() -> None:
    def step(player: str) -> City:
        city = City(
            variants=("prague",),
            street=[OPERATIVE] * 4,
            A=seat(coterie=[vampire("Hydra", blood=5)], hand=["Greed", "Mercy", "Herald"]),
            B=seat(coterie=[vampire("Doc", blood=5)], hand=["Kneecapped", "Humiliate", "Greed"]),
        )
        for place in (3, 4):
            card = city.card(f"{OPERATIVE} {place}")
            city.table.pieces[card] = city.table.pieces[card].but(party=1)
        city.table.active = "AB".index(player)
        city.do(Antagonists())
        return city

    alone = step("B")
    assert alone.blood("Doc") == 4
    alone.answers("B", "discard [Greed]")
    assert (len(alone.hand("B")), alone.settled) == (2, True)
    both = step("A")
    assert both.blood("Hydra") == 3
    both.answers("A", "discard [Greed]", "discard [Mercy]")
    assert (both.hand("A"), both.prestige("A"), both.settled) == (["Herald"], 12, True)


@rule("antagonist.at-haven")
def test_one_beside_a_haven_can_be_attacked_by_anybody_but_is_no_card_of_the_street() -> None:
    city = City(
        street=[OPERATIVE],
        A=seat(coterie=[out("Hydra")], hand=["Baseball Bat"], haven="Royal Retreat"),
    )
    card = city.card(OPERATIVE)
    city.table.pieces[card] = city.table.pieces[card].but(party=2)
    city.acts()
    assert "use <Royal Retreat>" not in city.options("A")
    city.attack("Hydra", OPERATIVE, "physical", "Baseball Bat")
    city.passes()
    assert (city.agenda("A"), city.zone(OPERATIVE), city.table.pieces[card].party) == (1, CITY_DISCARD, 0)
    assert city.fought_out


def test_distraction_sends_what_a_stack_deals_but_not_what_else_it_does() -> None:
    city = City(
        variants=("prague",),
        street=[OPERATIVE] * 3,
        A=seat(coterie=["Hydra"], hand=["Greed", "Mercy"], board=["Distraction"]),
        B=seat(coterie=["Doc"], hand=["Herald"]),
    )
    city.do(Antagonists())
    city.answers("A", "use <Distraction>", "send 2 B")
    city.answers("A", "discard [Greed]")
    assert (city.blood("Hydra"), city.blood("Doc")) == (6, 3)
    assert (city.hand("A"), city.hand("B"), city.settled) == (["Mercy"], ["Herald"], True)


# ---- Prince of the City


@rule("card.prince-of-prague")
def test_the_title_of_prague_pays_two_agenda_when_it_is_attached_and_nothing_at_the_start_of_a_turn() -> None:
    city = City(
        variants=("prague",),
        street=["Prince of the City"],
        city=["Nun"],
        A=seat(coterie=["Doc", out("Karma")], library=["Greed"]),
        B=seat(coterie=[vampire("Hydra", ready=False)]),
    )
    city.acts()
    city.answers("A", "claim <Karma>")
    assert (city.guests("Karma"), city.agenda("A"), city.influence("Karma")) == (["Prince of the City"], 2, 4)
    assert city.table.secrecy(city.card("Karma")) == 0
    assert city.asking == "AskAction A"
    later = City(variants=("prague",), city=["Nun"], A=seat(coterie=[vampire("Doc", on=["Prince of the City"])]))
    later.turn_of()
    assert (later.agenda("A"), later.prestige("A"), later.idle) == (0, 12, True)


@rule("card.prince-of-prague")
def test_whoever_defeats_the_prince_of_prague_is_paid_for_the_title_too() -> None:
    city = City(
        variants=("prague",),
        A=seat(coterie=[out("Hydra")]),
        B=seat(coterie=["Doc", out("Karma", blood=1, on=["Prince of the City"])]),
    )
    city.acts()
    city.attack("Hydra", "Karma", "physical")
    city.passes()
    assert (city.guests("Hydra"), city.agenda("A"), city.agenda("B")) == (["Prince of the City"], 3, 0)
    assert city.fought_out


def test_the_city_of_prague_reveals_an_operative_like_any_mortal() -> None:
    city = City(variants=("prague",), city=[OPERATIVE])
    city.do(CityStep())
    assert (city.in_street(), city.settled) == ([OPERATIVE], True)


def test_an_operative_withstands_less_than_its_blood() -> None:
    city = City(street=[OPERATIVE], A=seat(coterie=[out("Hydra")]))
    for amount, zone in ((3, STREET), (4, CITY_DISCARD)):
        city.strikes((OPERATIVE, amount, PHYSICAL, False), by="Hydra", doer="A")
        assert city.zone(OPERATIVE) == zone
    assert (city.agenda("A"), city.settled) == (1, True)
    city.do(Reduce(), TakeBlows())
    assert city.zone(OPERATIVE) != CITY_DECK
