"""Attack cards of Shadows & Shrouds, card by card."""

from __future__ import annotations

from typing import Any

import pytest

from gloam.rivals.catalogue import DAMAGE, FORTITUDE, OBLIVION, REACH
from gloam.rivals.pieces import TORPOR
from gloam.rivals.texts import Plus
from gloam.rivals.which import ITSELF
from tests.claims import rule
from tests.rivals.cards.wolf_and_rat.fights import Fighter, facing, fight, outside
from tests.rivals.scenario import City, out, seat


def taught(city: City, name: str, icon: int, icons: int = 1) -> City:
    """This vampire has a Discipline this turn."""
    city.lends(name, Plus(icon, icons, ITSELF))
    return city


def known(city: City, of: str, *viewers: int | None) -> list[list[str]]:
    """What each of these viewers knows to be in that player's hand."""
    views: list[Any] = [city.table.view(viewer) for viewer in viewers]
    return [view["players"][city.names.index(of)]["in_hand"] for view in views]


# ---- Cloud Memory


def clouded(*hand: str, attacker: str = "Lolita", target: Fighter = "Hydra", seed: int = 1) -> City:
    """A has attacked B with it; B holds this hand."""
    one = outside(target)
    city = City(
        seed=seed,
        players=3,
        A=seat(coterie=[out(attacker), "Flick"], hand=["Cloud Memory"]),
        B=seat(coterie=["June Bryant", one], hand=[*hand]),
        C=seat(hand=["Fleetness"]),
    )
    fight(city, "mental", attacker, one["name"])
    return city


@rule("card.cloud-memory")
def test_cloud_memory_takes_a_library_card_at_random_and_no_vampire() -> None:
    gone = set()
    for number in range(8):
        city = clouded("Skunk", "Greed", "Mercy", seed=number)
        assert (len(city.pile("B")), len(city.hand("B")), city.blood("Hydra")) == (1, 2, 5)
        assert (city.hand("A"), city.hand("C"), city.fought_out) == ([], ["Fleetness"], True)
        gone |= set(city.pile("B"))
    assert gone == {"Greed", "Mercy"}


@rule("card.cloud-memory")
def test_everyone_sees_what_cloud_memory_took() -> None:
    city = clouded("Greed")
    assert (city.pile("B"), city.hand("B"), city.fought_out) == (["Greed"], [], True)
    told = city.log("discarded-at-random")
    assert [(event["seat"], event["card"], event["rule"]) for event in told] == [(1, "core-greed", "card.cloud-memory")]


@rule("card.cloud-memory")
@pytest.mark.parametrize("hand", [["Skunk"], []])
def test_where_there_is_no_library_card_nothing_is_discarded(hand: list[str]) -> None:
    city = clouded(*hand)
    assert (city.pile("B"), city.hand("B"), city.blood("Hydra"), city.fought_out) == ([], hand, 5, True)


@rule("card.cloud-memory")
@pytest.mark.parametrize(("attacker", "target", "left"), [("Sweetums", "Hydra", 5), ("Lolita", "Doc", 5)])
def test_without_dominate_or_without_damage_nothing_is_discarded(attacker: str, target: str, left: int) -> None:
    city = clouded("Greed", attacker=attacker, target=target)
    assert (city.hand("B"), city.blood(target), city.pile("B"), city.fought_out) == (["Greed"], left, [], True)


@rule("card.cloud-memory")
def test_a_target_that_falls_has_taken_damage_too() -> None:
    city = clouded("Greed", target=out("Hydra", blood=1))
    assert (city.zone("Hydra"), city.pile("B"), city.fought_out) == (TORPOR, ["Greed"], True)


@rule("card.cloud-memory")
def test_a_mortal_has_nobody_who_could_discard() -> None:
    city = City(street=["Addict"], A=seat(coterie=[out("Lolita")], hand=["Cloud Memory"]), B=seat(hand=["Greed"]))
    city.lends("Lolita", Plus(DAMAGE, 3, ITSELF))
    city.acts()
    city.attack("Lolita", "Addict", "mental", "Cloud Memory")
    city.passes()
    city.answers("A", "attach")
    assert (city.hand("B"), city.log("discarded-at-random"), city.fought_out) == (["Greed"], [], True)


# ---- Interrogation


@rule("card.interrogation")
def test_interrogation_shows_the_hand_to_the_attacker_alone() -> None:
    city = City(
        players=3,
        A=seat(coterie=[out("Hydra")], hand=["Interrogation"]),
        B=seat(coterie=["June Bryant", out("Doc")], hand=["Greed", "Skunk"]),
    )
    fight(city, "social", "Hydra", "Doc")
    assert (city.blood("Doc"), city.hand("B"), city.pile("B")) == (3, ["Greed", "Skunk"], [])  # 2 + 1 - 1
    assert known(city, "B", 0, 2, None) == [["core-greed", "core-skunk"], [], []]
    told = [
        [event["cards"] for event in city.table.events(viewer) if event["what"] == "hand-looked-at"]
        for viewer in (0, 1, 2, None)
    ]
    cards = ("core-greed", "core-skunk")
    assert (told, city.fought_out) == ([[cards], [cards], [None], [None]], True)


@rule("card.interrogation")
def test_interrogation_of_a_target_that_took_no_damage_shows_nothing() -> None:
    city = facing("Interrogation", "Stevie Osborn", "Bruno Wagner")
    fight(city, "social", "Stevie Osborn", "Bruno Wagner")
    assert (city.blood("Bruno Wagner"), city.log("hand-looked-at"), city.fought_out) == (5, [], True)


@rule("card.interrogation")
def test_the_hand_of_a_blocker_is_looked_at_and_that_of_whoever_falls() -> None:
    city = City(
        A=seat(coterie=[out("Hydra")], hand=["Interrogation"]),
        B=seat(coterie=["June Bryant", out("Doc"), out("Skunk", blood=1)], hand=["Greed"]),
    )
    fight(city, "social", "Hydra", "Doc", block="Skunk")
    assert (city.blood("Doc"), city.zone("Skunk"), known(city, "B", 0)) == (5, TORPOR, [["core-greed"]])
    assert city.fought_out


# ---- Prowess From Pain


@pytest.mark.parametrize(
    ("blood", "icons", "dealt"), [(6, 1, 3), (5, 1, 4), (2, 1, 7), (2, 2, 7), (2, 0, 3), (1, 1, 8)]
)
def test_prowess_from_pain_deals_more_for_the_blood_that_the_attacker_lacks(blood: int, icons: int, dealt: int) -> None:
    city = facing("Prowess From Pain", out("Hydra", blood=blood), "Guv'nah")
    taught(city, "Hydra", FORTITUDE, icons)
    fight(city, "physical", "Hydra", "Guv'nah")
    assert (city.strength, city.blood("Hydra"), city.fought_out) == (dealt, blood, True)


# ---- Shadow Boxing


@pytest.mark.parametrize(
    ("icons", "reach", "dealt"), [(0, 0, 2), (1, 0, 3), (2, 0, 4), (0, 1, 3), (2, 1, 5), (2, 2, 5)]
)
def test_shadow_boxing_deals_more_for_each_oblivion_icon_and_once_more_with_reach(
    icons: int, reach: int, dealt: int
) -> None:
    city = facing("Shadow Boxing", "Hydra", "Guv'nah", along=(out("Doc"),))
    taught(city, "Hydra", OBLIVION, icons)
    taught(city, "Hydra", REACH, reach)
    taught(city, "Doc", OBLIVION, 2)
    taught(city, "Doc", REACH)
    fight(city, "physical", "Hydra", "Guv'nah", "Doc")
    assert (city.strength, city.fought_out) == (dealt, True)


# ---- Soul Crushing


@rule("wraith.create")
@pytest.mark.parametrize(
    ("on", "icons", "dealt"),
    [([], 1, 2), (["Herald"], 1, 3), (["Herald", "Blind Seer", "Athlete"], 2, 5), (["Herald"], 0, 2)],
)
def test_soul_crushing_deals_more_for_each_card_on_the_target(on: list[str], icons: int, dealt: int) -> None:
    city = facing("Soul Crushing", out("Johnny", on=["Chef"]), out("Guv'nah", on=on), out("Doc", on=["Sewer Rat"]))
    taught(city, "Johnny", OBLIVION, icons)
    fight(city, "social", "Johnny", "Guv'nah")
    assert (city.strength, city.fought_out) == (dealt, True)


# ---- Throwing Shade


@pytest.mark.parametrize(("own", "mate", "dealt"), [(0, 0, 2), (1, 0, 2), (2, 0, 3), (1, 1, 3), (0, 2, 3), (3, 1, 3)])
def test_throwing_shade_counts_the_oblivion_of_the_whole_party(own: int, mate: int, dealt: int) -> None:
    city = facing("Throwing Shade", "Hydra", "Guv'nah", along=(out("Doc"),))
    taught(city, "Hydra", OBLIVION, own)
    taught(city, "Doc", OBLIVION, mate)
    taught(city, "Flick", OBLIVION, 2)  # at home
    fight(city, "ranged", "Hydra", "Guv'nah", "Doc")
    assert (city.strength, city.fought_out) == (dealt, True)


# ---- Utter Darkness


@rule("card.utter-darkness")
@pytest.mark.parametrize(("icons", "tokens"), [(1, 1), (2, 1), (0, 0)])
def test_utter_darkness_frightens_its_target_and_nobody_else(icons: int, tokens: int) -> None:
    city = facing("Utter Darkness", "Hydra", "Guv'nah", "Doc")
    taught(city, "Hydra", OBLIVION, icons)
    fight(city, "mental", "Hydra", "Guv'nah")
    fears = [city.fear(name) for name in ("Guv'nah", "Doc", "Hydra", "June Bryant")]
    assert (fears, city.fought_out) == ([tokens, 0, 0, 0], True)


@rule("card.utter-darkness")
def test_it_frightens_the_one_who_was_attacked_at_first_and_the_blocker() -> None:
    city = facing("Utter Darkness", "Hydra", "Guv'nah", "Skunk")
    taught(city, "Hydra", OBLIVION)
    fight(city, "mental", "Hydra", "Guv'nah", block="Skunk")
    fears = [city.fear(name) for name in ("Guv'nah", "Skunk", "Hydra", "June Bryant")]
    assert (fears, city.blood("Guv'nah"), city.fought_out) == ([1, 1, 0, 0], 5, True)


@rule("card.utter-darkness")
def test_a_mortal_is_not_frightened() -> None:
    city = City(street=["Addict"], A=seat(coterie=[out("Hydra")], hand=["Utter Darkness"]), B=seat())
    taught(city, "Hydra", OBLIVION)
    city.acts()
    city.attack("Hydra", "Addict", "mental", "Utter Darkness")
    city.passes()
    assert (city.strength, city.fear("Addict"), city.fought_out) == (1, 0, True)
