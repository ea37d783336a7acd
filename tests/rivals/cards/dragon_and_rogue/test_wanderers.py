"""Haya, Jack, Kwaku, Mircea; Cryptolect and the Fifth Tradition."""

from __future__ import annotations

from typing import Any

import pytest

from gloam.rivals.catalogue import MIND
from gloam.rivals.pieces import HAVEN, STREET, TORPOR
from tests.claims import rule
from tests.rivals.scenario import City, out, seat, vampire

# ---- Haya


@rule("ability.party-word")
@pytest.mark.parametrize(
    ("crew", "more"),
    [
        ([out("Haya"), out("Jack"), out("Brother")], 2),
        ([out("Haya"), out("Brother")], 1),
        ([out("Brother"), "Haya", out("Jack")], 0),
    ],
)
def test_with_haya_attackers_deal_more_to_mortals_for_each_ravnos_in_the_party(crew: list[Any], more: int) -> None:
    city = City(A=seat(coterie=crew), B=seat(coterie=[out("Karma")]), street=["Chef"])
    city.acts()
    attacker = "Brother" if "Brother" in str(crew) else "Haya"
    city.attack(attacker, "Chef", "mental", "", *[one for one in ("Haya", "Jack", "Brother") if one != attacker])
    city.passes()
    assert city.strength == city.quality(MIND, attacker) + more
    while not city.idle:
        city.answers("A", "burn")


@rule("ability.party-word")
def test_haya_adds_nothing_against_characters() -> None:
    city = City(A=seat(coterie=[out("Haya"), out("Jack")]), B=seat(coterie=[out("Karma")]))
    city.acts()
    city.attack("Haya", "Karma", "mental", "", "Jack")
    city.passes()
    assert (city.strength, city.blood("Karma"), city.fought_out) == (0, 3, True)


# ---- Jack


def jack(*library: str, where: Any = out) -> City:
    city = City(A=seat(coterie=["Hydra", where("Jack")], library=library, hand=["Greed"]))
    city.acts()
    return city


@rule("card.jack")
def test_jack_turns_two_up_discards_one_and_draws_the_other() -> None:
    city = jack("Mercy", "Slap in the Face", "Throat Rip")
    city.answers("A", "use <Jack>")
    assert city.log("revealed-top")[-1]["cards"] == ("core-throat-rip", "core-slap-in-the-face")
    assert city.asks("A", "discard [Throat Rip]", "discard [Slap in the Face]")
    assert city.refuses("A", "discard [Greed]").rule == "card.jack"
    city.answers("A", "discard [Slap in the Face]")
    assert (sorted(city.hand("A")), city.pile("A")) == (["Greed", "Throat Rip"], ["Slap in the Face"])
    assert (len(city.table.library[0]), city.ready("Jack"), city.actions(), city.idle) == (1, False, 2, True)
    held = next(card for card in city.table.hand[0] if city.table.id_of(card) == "core-throat-rip")
    assert city.table.pieces[held].seen >> 1 & 1 or city.table.pieces[held].held >> 1 & 1  # B has seen it


@rule("card.jack")
def test_jack_discards_the_last_card_and_needs_one_and_the_street() -> None:
    city = jack("Mercy")
    city.answers("A", "use <Jack>")
    assert (city.hand("A"), city.pile("A"), city.idle) == (["Greed"], ["Mercy"], True)
    city = jack()
    assert city.refuses("A", "use <Jack>")
    city = jack("Mercy", "Mercy", where=vampire)
    assert city.refuses("A", "use <Jack>")
    assert city.idle


# ---- Kwaku


@rule("ability.party-word")
@pytest.mark.parametrize(("street", "more"), [(["Vagrant", "Chef"], 1), (["Chef"], 0)])
def test_with_two_in_the_crowd_the_party_of_kwaku_has_more_secrecy(street: list[str], more: int) -> None:
    city = City(A=seat(coterie=[out("Kwaku"), out("Brother"), vampire("Hydra", street=2), "Lolita"]), street=street)
    found = [city.table.secrecy(city.card(name)) for name in ("Kwaku", "Brother", "Hydra", "Lolita")]
    assert (found, city.settled) == ([more, more, 0, 1], True)


@rule("ability.party-word")
def test_at_home_and_among_what_is_attached_kwaku_gains_nothing() -> None:
    city = City(A=seat(coterie=["Kwaku", "Brother"]), street=["Vagrant", "Chef"])
    assert [city.table.secrecy(city.card(name)) for name in ("Kwaku", "Brother")] == [1, 1]
    city = City(A=seat(coterie=[out("Kwaku", on=["Vagrant"])]), street=["Chef"])
    assert (city.table.secrecy(city.card("Kwaku")), city.settled) == (0, True)


# ---- Mircea and Cryptolect


def recruits(*hand: str, coterie: tuple[Any, ...] = ("Hydra", "Mircea"), board: tuple[str, ...] = ()) -> City:
    facts = seat(coterie=coterie, hand=hand, board=board, library=["Greed", "Greed"], prestige=20)
    city = City(A=facts, B=seat(coterie=["Karma"]))
    city.acts()
    return city


@rule("card.mircea")
def test_mircea_gains_an_unhosted_action_for_the_first_weaker_recruit_of_a_turn() -> None:
    city = recruits("Jack", "Kwaku")
    city.answers("A", "recruit [Jack]")
    assert (city.actions(), city.table.unhosted) == (1, 1)
    city.answers("A", "recruit [Kwaku]")
    assert (city.actions() + city.table.unhosted, city.idle) == (1, True)


@rule("card.mircea")
def test_mircea_counts_only_who_is_weaker_than_a_leader_in_play() -> None:
    city = recruits("Hydra", "Jack", coterie=("Brother", "Mircea"))
    assert city.quality(0, "Brother") <= city.quality(0, "Hydra")
    city.answers("A", "recruit [Hydra]")
    assert (city.actions(), city.table.unhosted) == (1, 0)
    city.answers("A", "recruit [Jack]")
    assert (city.table.unhosted, city.idle) == (1, True)
    city = recruits("Jack")
    city.falls("Hydra", "B")
    city.acts()
    city.answers("A", "recruit [Jack]")
    assert (city.actions(), city.table.unhosted, city.idle) == (1, 0, True)


@rule("card.mircea")
def test_mircea_counts_herself() -> None:
    city = recruits("Mircea", coterie=("Hydra",))
    city.answers("A", "recruit [Mircea]")
    assert (city.actions(), city.table.unhosted, city.idle) == (1, 1, True)


@rule("card.cryptolect")
def test_cryptolect_saves_one_prestige_and_draws_for_a_ravnos() -> None:
    city = recruits("Jack", "Lolita", coterie=("Hydra",), board=("Cryptolect",))
    city.answers("A", "recruit [Jack]")
    assert (city.prestige("A"), city.blood("Jack"), city.hand("A")) == (19, 2, ["Greed", "Lolita"])
    city.answers("A", "recruit [Lolita]")
    full = city.quality(0, "Lolita")
    assert (city.prestige("A"), city.blood("Lolita"), city.hand("A")) == (20 - full, full, ["Greed"])
    assert (city.prestige("B"), city.idle) == (12, True)


@rule("card.cryptolect")
def test_two_cryptolects_save_two_and_draw_two() -> None:
    city = recruits("Kwaku", coterie=("Hydra",), board=("Cryptolect", "Cryptolect"))
    city.answers("A", "recruit [Kwaku]")
    assert (city.prestige("A"), city.blood("Kwaku"), city.hand("A")) == (19, 3, ["Greed", "Greed"])
    assert city.idle


# ---- the Fifth Tradition


def fifth(prince: str = "", **facts: Any) -> City:
    on = ["Prince of the City"] if prince == "A" else []
    deck = ["Chef", "Prince of the City", "Vagrant"] if prince == "deck" else ["Chef", "Vagrant"]
    crew = facts.pop("crew", [vampire("Hydra", on=on), "Brother"])
    city = City(
        A=seat(coterie=crew, hand=["Fifth Tradition: Hospitality"]),
        B=seat(coterie=[vampire("Karma", ready=False), out("Doc"), vampire("Skunk", street=2)]),
        C=seat(coterie=[out("Sweetums")], prestige=1),
        city=deck,
        **facts,
    )
    city.acts()
    city.plays("Fifth Tradition: Hospitality", "Brother")
    return city


@rule("card.fifth-tradition-hospitality", "move.party")
def test_each_leader_goes_out_alone_or_into_a_party_of_its_player() -> None:
    city = fifth()
    assert city.asks("B", "alone", "join <Doc>", "join <Skunk>")
    city.answers("B", "join <Doc>")
    assert [city.zone(name) for name in ("Hydra", "Brother", "Karma", "Sweetums")] == [STREET, HAVEN, STREET, STREET]
    assert (city.party("Karma"), city.ready("Karma"), city.party("Hydra")) == (["Doc", "Karma"], False, ["Hydra"])
    assert [city.prestige(name) for name in "ABC"] == [12, 12, 1]
    assert (city.actions(), city.idle) == (1, True)


@rule("card.fifth-tradition-hospitality")
def test_each_foe_gives_the_prince_one_prestige_their_last_too() -> None:
    city = fifth("A")
    city.answers("B", "alone")
    assert [city.prestige(name) for name in "ABC"] == [14, 11, 0]
    assert (city.table.over, city.table.blame[2]) == (True, 0)


@rule("card.fifth-tradition-hospitality")
def test_the_prince_is_found_in_the_city_deck_alone() -> None:
    city = fifth("deck")
    city.answers("B", "alone")
    prince = city.card("Prince of the City")
    assert (city.table.pieces[prince].zone, len(city.table.city)) == (STREET, 2)
    assert ([city.prestige(name) for name in "ABC"], city.idle) == ([12, 12, 1], True)
    city = fifth(city_discard=["Prince of the City"])
    city.answers("B", "alone")
    assert (city.table.city_pile, city.idle) == ([city.card("Prince of the City")], True)


@rule("card.fifth-tradition-hospitality")
def test_a_leader_in_torpor_or_in_the_street_stays_there() -> None:
    city = City(
        A=seat(coterie=[out("Hydra"), "Brother"], hand=["Fifth Tradition: Hospitality"]),
        B=seat(coterie=["Karma", "Doc"]),
    )
    city.falls("Karma", "A")
    party = city.party("Hydra")
    city.acts()
    city.plays("Fifth Tradition: Hospitality", "Brother")
    assert (city.zone("Karma"), city.zone("Doc"), city.party("Hydra")) == (TORPOR, HAVEN, party)
    assert city.idle
