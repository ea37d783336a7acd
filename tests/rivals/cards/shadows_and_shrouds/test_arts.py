"""What the seers and the shadows of Shadows & Shrouds play as Actions, card by card."""

from __future__ import annotations

from typing import Any

import pytest

from gloam.rivals.catalogue import AUSPEX, OBLIVION, SECRECY
from gloam.rivals.pieces import DISCARD
from tests.claims import rule
from tests.rivals.cards.shadows_and_shrouds.test_attacks import known, taught
from tests.rivals.cards.wolf_and_rat.fights import facing, fight
from tests.rivals.scenario import City, out, seat, vampire

# ---- Clairvoyance


def clairvoyant(*hand: str, players: int = 3) -> City:
    """A is about to play it, with a vampire that has Auspex; B holds this hand."""
    city = City(
        players=players,
        A=seat(coterie=["Skunk"], hand=["Clairvoyance"]),
        B=seat(coterie=["Doc"], hand=[*hand], library=["Humiliate"]),
        C=seat(hand=["Molotov Cocktail"]),
    )
    taught(city, "Skunk", AUSPEX)
    city.acts()
    return city


def top(city: City, of: str, *viewers: int | None) -> list[Any]:
    views: list[Any] = [city.table.view(viewer) for viewer in viewers]
    return [view["players"][city.names.index(of)]["library_seen"] for view in views]


@rule("card.clairvoyance")
def test_clairvoyance_shows_a_hand_and_puts_one_of_it_on_top_of_that_library() -> None:
    city = clairvoyant("Greed", "Mercy", "Hydra", "Mercy")
    city.plays("Clairvoyance", "Skunk")
    city.answers("A", "foe B")
    assert (city.asking, city.options("A")) == ("AskOnTop A", ("take [Greed]", "take [Mercy]"))
    assert known(city, "B", 0, 2, None) == [["core-greed", "core-hydra", "core-mercy", "core-mercy"], [], []]
    assert city.refuses("A", "take [Hydra]").rule == "card.clairvoyance"
    assert city.refuses("A", "take [Humiliate]").rule == "card.clairvoyance"
    city.answers("A", "take [Mercy]")
    assert city.hand("B") == ["Greed", "Hydra", "Mercy"]
    assert [city.table.id_of(card) for card in city.table.library[1]] == ["core-humiliate", "core-mercy"]
    assert [len(found) for found in top(city, "B", 0, 1, 2, None)] == [1, 1, 0, 0]
    assert (city.table.unhosted, city.actions(), city.hand("C"), city.idle) == (1, 1, ["Molotov Cocktail"], True)


@rule("card.clairvoyance")
def test_the_third_player_learns_neither_what_was_seen_nor_what_lies_there_now() -> None:
    city = clairvoyant("Greed", "Mercy")
    for card in city.table.hand[1]:
        city.table.see(card, 1 << 2)
    city.plays("Clairvoyance", "Skunk")
    city.answers("A", "foe B", "take [Mercy]")
    told = [
        [event["card"] for event in city.table.events(viewer) if event["what"] == "put-on-top"]
        for viewer in (0, 1, 2, None)
    ]
    assert told == [["core-mercy"], ["core-mercy"], [None], [None]]
    assert known(city, "B", 0, 2) == [["core-greed"], []]
    assert (top(city, "B", 2), city.idle) == ([[]], True)


@rule("card.clairvoyance")
def test_the_only_library_card_of_a_hand_is_known_where_it_goes() -> None:
    city = clairvoyant("Mercy", "Hydra")
    for card in city.table.hand[1]:
        city.table.see(card, 1 << 2)
    city.plays("Clairvoyance", "Skunk")
    city.answers("A", "foe B", "take [Mercy]")
    assert known(city, "B", 2) == [["core-hydra"]]
    assert [len(found) for found in top(city, "B", 2, None)] == [1, 0]
    assert city.idle


@rule("card.clairvoyance")
@pytest.mark.parametrize("hand", [[], ["Hydra"]])
def test_where_there_is_nothing_to_put_there_the_action_is_gained_all_the_same(hand: list[str]) -> None:
    city = clairvoyant(*hand)
    city.plays("Clairvoyance", "Skunk")
    city.answers("A", "foe B")
    assert (city.table.unhosted, city.actions(), city.hand("B"), city.idle) == (1, 1, hand, True)


def test_clairvoyance_needs_a_character_with_auspex() -> None:
    city = City(A=seat(coterie=["Skunk"], hand=["Clairvoyance"]))
    city.acts()
    assert city.refuses("A", "play [Clairvoyance]").rule == "play.no-effect"
    assert city.idle


# ---- Shadow Cloak


@pytest.mark.parametrize(("icons", "secrecy"), [(0, 0), (1, 1), (2, 1)])
def test_shadow_cloak_hides_whoever_has_oblivion(icons: int, secrecy: int) -> None:
    city = City(A=seat(coterie=[out("Hydra"), out("Doc")], hand=["Shadow Cloak"]))
    taught(city, "Hydra", OBLIVION, icons)
    city.acts()
    city.plays("Shadow Cloak", "Hydra")
    hidden = [city.quality(SECRECY, name) for name in ("Hydra", "Doc")]
    assert (city.guests("Hydra"), hidden, city.idle) == (["Shadow Cloak"], [secrecy, 0], True)


@pytest.mark.parametrize(("attacker", "mate", "dealt"), [("Hydra", "Doc", 3), ("Doc", "Hydra", 0)])
def test_its_bearer_deals_more_to_mortals_and_another_of_the_party_does_not(
    attacker: str, mate: str, dealt: int
) -> None:
    city = City(street=["Addict"], A=seat(coterie=[out("Hydra", on=["Shadow Cloak"]), out("Doc")]), B=seat())
    city.acts()
    city.attack(attacker, "Addict", "physical", "", mate)
    city.passes()
    if dealt:
        city.answers("A", "burn")
    assert (city.strength, city.fought_out) == (dealt, True)


def test_it_deals_no_more_to_characters() -> None:
    city = facing("", out("Hydra", on=["Shadow Cloak"]), "Guv'nah")
    fight(city, "physical", "Hydra", "Guv'nah")
    assert (city.strength, city.fought_out) == (2, True)


# ---- Spirit's Touch


def touched(library: list[str], foe: str = "B", own: list[str] | None = None) -> City:
    city = City(
        players=3,
        A=seat(coterie=[vampire("Skunk")], hand=["Spirit's Touch"], library=own or ["Greed"]),
        B=seat(coterie=["Doc"], library=library),
        C=seat(library=["Greed"]),
    )
    taught(city, "Skunk", AUSPEX)
    city.acts()
    city.plays("Spirit's Touch", "Skunk")
    city.answers("A", f"foe {foe}")
    return city


@rule("card.spirits-touch")
def test_spirits_touch_gains_what_the_first_card_asks_for_and_leaves_it_there() -> None:
    city = touched(["Greed", "Apex Predator"])
    assert ([city.prestige(name) for name in "ABC"], city.ready("Skunk"), city.pile("B")) == ([16, 12, 12], False, [])
    assert [len(found) for found in top(city, "B", 0, 1, 2, None)] == [1, 1, 1, 1]
    assert ([event["card"] for event in city.log("foretold")], city.idle) == (["war-apex-predator"], True)


@rule("card.spirits-touch")
def test_a_card_that_asks_for_nothing_is_discarded_and_the_actor_is_ready_again() -> None:
    city = touched(["Apex Predator", "Greed"])
    assert ([city.prestige(name) for name in "ABC"], city.ready("Skunk"), city.pile("B")) == (
        [12, 12, 12],
        True,
        ["Greed"],
    )
    assert (top(city, "B", 0), city.actions(), city.idle) == ([[]], 1, True)


@rule("card.spirits-touch")
def test_it_may_be_ones_own_library() -> None:
    city = touched(["Greed"], "A", ["Apex Predator"])
    assert ([city.prestige(name) for name in "ABC"], city.pile("B"), city.idle) == ([16, 12, 12], [], True)


@rule("card.spirits-touch")
def test_an_empty_library_cannot_be_chosen() -> None:
    city = City(
        A=seat(coterie=["Skunk"], hand=["Spirit's Touch"]),
        B=seat(),
        C=seat(library=["Greed"]),
        D=seat(library=["Greed"]),
    )
    taught(city, "Skunk", AUSPEX)
    city.acts()
    city.plays("Spirit's Touch", "Skunk")
    assert city.options("A") == ("foe C", "foe D")
    assert city.refuses("A", "foe B").rule == "play.no-effect"
    city.answers("A", "foe C")
    assert (city.pile("C"), city.pile("D"), city.ready("Skunk"), city.idle) == (["Greed"], [], True, True)
    assert city.zone("Spirit's Touch") == DISCARD
