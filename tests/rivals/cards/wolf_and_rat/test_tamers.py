"""The Gangrel and the Nosferatu who have to do with Animals."""

from __future__ import annotations

from typing import Any

import pytest

from gloam.core.deeds import Deed
from gloam.rivals.catalogue import PHYSICAL
from gloam.rivals.pieces import ATTACHED, BURNED, DISCARD, HAND
from gloam.rivals.verbs import ATTACH, BURN, DEFEAT, DETACH, END_OF_TURN
from tests.claims import rule
from tests.rivals.scenario import City, out, seat, vampire


def known(city: City, viewer: int | None) -> list[str]:
    """What this viewer is sure that A holds."""
    players: Any = city.table.view(viewer)["players"]
    found: list[str] = players[0]["in_hand"]
    return found


def held(city: City) -> int:
    """How many cards A holds, as B sees it."""
    players: Any = city.table.view(1)["players"]
    found: int = players[0]["hand"]
    return found


# ---- Crazy Cat Lady


def feeding(*, hand: tuple[str, ...], discard: tuple[str, ...] = (), on: tuple[str, ...] = (), blood: int = 4) -> City:
    city = City(
        A=seat(coterie=[vampire("Crazy Cat Lady", on=list(on), blood=blood), "Ty Smith"], hand=list(hand),
               discard=list(discard)),
    )  # fmt: skip
    city.acts()
    return city


@rule("animal.brought")
def test_the_cat_lady_attaches_two_cats_from_hand_and_pile_for_nothing() -> None:
    city = feeding(hand=("Alley Cat", "Greed", "Mongrel"), discard=("Alley Cat", "Sewer Rat"), blood=1)
    city.answers("A", "use <Crazy Cat Lady>")
    assert city.asks("A", "attach [Alley Cat]", "take [Alley Cat]")
    city.answers("A", "take [Alley Cat]")
    assert (city.guests("Crazy Cat Lady"), city.pile("A")) == (["Alley Cat"], ["Sewer Rat"])
    assert city.asks("A", "attach [Alley Cat]", "enough")
    city.answers("A", "attach [Alley Cat]")
    assert city.guests("Crazy Cat Lady") == ["Alley Cat", "Alley Cat"]
    assert (city.hand("A"), city.blood("Crazy Cat Lady"), city.ready("Crazy Cat Lady")) == (
        ["Greed", "Mongrel"],
        1,
        False,
    )
    assert ([event["what"] for event in city.log("brought", "brought-back")], city.actions()) == (
        ["brought-back", "brought"],
        2,
    )
    assert city.idle


@rule("animal.brought")
def test_the_cat_lady_may_stop_at_one_but_not_at_none() -> None:
    city = feeding(hand=("Alley Cat", "Alley Cat"))
    city.answers("A", "use <Crazy Cat Lady>")
    assert city.refuses("A", "enough").rule == "animal.brought"
    assert city.refuses("A", "take [Alley Cat]").rule == "term.discard-pile"
    city.answers("A", "attach [Alley Cat]", "enough")
    assert (city.guests("Crazy Cat Lady"), city.hand("A"), city.idle) == (["Alley Cat"], ["Alley Cat"], True)


@rule("animal.brought", "window.principle")
def test_whether_there_is_a_second_cat_does_not_show() -> None:
    """The question comes as long as there are cards in the hand, whatever they are."""
    city = feeding(hand=("Alley Cat", "Greed"))
    city.answers("A", "use <Crazy Cat Lady>", "attach [Alley Cat]")
    assert city.asks("A", "enough")
    city.answers("A", "enough")
    assert (city.guests("Crazy Cat Lady"), city.idle) == (["Alley Cat"], True)
    city = feeding(hand=("Alley Cat",))
    city.answers("A", "use <Crazy Cat Lady>", "attach [Alley Cat]")
    assert (city.guests("Crazy Cat Lady"), city.hand("A"), city.idle) == (["Alley Cat"], [], True)


@rule("animal.brought")
def test_without_a_cat_the_cat_lady_has_nothing_to_do() -> None:
    city = feeding(hand=("Mongrel",), discard=("Sewer Rat",))
    assert city.refuses("A", "use <Crazy Cat Lady>").rule == "play.no-effect"
    assert (city.ready("Crazy Cat Lady"), city.idle) == (True, True)


@rule("animal.brought", "attach.make-room")
def test_room_is_made_for_a_cat_that_is_brought() -> None:
    city = feeding(hand=("Alley Cat",), on=("Vagrant", "Chef", "Mongrel"))
    city.answers("A", "use <Crazy Cat Lady>", "attach [Alley Cat]")
    assert city.asks("A", "burn <Vagrant>", "burn <Chef>", "burn <Mongrel>")
    assert held(city) == 0  # the card has been shown before room is made
    city.answers("A", "burn <Vagrant>")
    assert (city.guests("Crazy Cat Lady"), city.idle) == (["Chef", "Mongrel", "Alley Cat"], True)


@rule("animal.brought")
def test_a_cat_cannot_come_where_no_room_can_be_made() -> None:
    city = City(A=seat(coterie=[vampire("Crazy Cat Lady", on=["Herald", "Vagrant", "Chef"])], hand=["Alley Cat"]))
    for name in ("Vagrant", "Chef"):
        card = city.card(name)
        city.table.pieces[card] = city.table.pieces[card].but(holder=1)
    city.acts()
    assert city.refuses("A", "use <Crazy Cat Lady>").rule == "play.no-effect"
    assert city.idle


# ---- Drea Warden


def calling(*hand: str, **facts: object) -> City:
    city = City(
        A=seat(coterie=[vampire("Drea Warden", **facts), vampire("Ty Smith", blood=1), out("Lolita")], hand=list(hand),
               torpor=["Velvet"]),
    )  # fmt: skip
    city.acts()
    return city


@rule("animal.brought")
def test_drea_warden_pays_a_blood_to_attach_any_animal_to_anybody_of_hers() -> None:
    city = calling("Mongrel", "The Swarm", "Greed")
    city.answers("A", "use <Drea Warden>")
    assert city.asks("A", "attach [Mongrel]", "attach [The Swarm]")
    assert (city.blood("Drea Warden"), city.ready("Drea Warden")) == (4, False)
    city.answers("A", "attach [Mongrel]")
    assert city.asks("A", "to <Drea Warden>", "to <Ty Smith>", "to <Lolita>")
    city.answers("A", "to <Ty Smith>")
    assert (city.guests("Ty Smith"), city.blood("Ty Smith"), city.ready("Ty Smith")) == (["Mongrel"], 1, True)
    assert (city.hand("A"), city.actions(), city.log("played"), city.idle) == (["Greed", "The Swarm"], 2, [], True)


@rule("animal.brought", "cost.last-blood")
@pytest.mark.parametrize(
    ("facts", "hand", "no"),
    [
        ({"blood": 1}, ("Mongrel",), "cost.form"),
        ({"ready": False}, ("Mongrel",), "cost.form"),
        ({}, ("Greed",), "play.no-effect"),
        ({}, (), "play.no-effect"),
    ],
)
def test_drea_warden_needs_a_blood_to_spare_and_an_animal(
    facts: dict[str, object], hand: tuple[str, ...], no: str
) -> None:
    city = calling(*hand, **facts)
    assert city.refuses("A", "use <Drea Warden>").rule == no
    assert (city.blood("Drea Warden"), city.idle) == (facts.get("blood", 5), True)


@rule("animal.brought")
def test_what_drea_warden_attaches_is_not_asked_for_from_the_pile() -> None:
    city = calling("Mongrel")
    city.answers("A", "use <Drea Warden>")
    assert city.refuses("A", "take [Mongrel]").rule == "animal.brought"
    city.answers("A", "attach [Mongrel]", "to <Lolita>")
    assert (city.guests("Lolita"), city.idle) == (["Mongrel"], True)


# ---- Harry O'Brien


def combed(name: str = "Lil' Fang", **facts: object) -> City:
    city = City(
        A=seat(
            coterie=[
                "Harry O'Brien",
                vampire(name, blood=1, on=["Mongrel", "Sewer Rat", "Vagrant"], **facts),
                out("Pong", on=["The Swarm"], blood=1),
                vampire("Ty Smith", blood=1),
            ]
        )
    )
    city.acts()
    return city


def test_harry_obrien_mends_1_for_each_animal_of_one_in_his_party() -> None:
    city = combed()
    city.answers("A", "use <Harry O'Brien>")
    assert (city.blood("Lil' Fang"), city.blood("Pong"), city.blood("Ty Smith")) == (3, 1, 1)
    assert (city.ready("Harry O'Brien"), city.actions(), city.idle) == (False, 2, True)


def test_harry_obrien_may_be_the_one_himself() -> None:
    city = City(A=seat(coterie=[vampire("Harry O'Brien", blood=1, on=["The Swarm"]), "Ty Smith"]))
    city.acts()
    city.answers("A", "use <Harry O'Brien>")
    assert (city.blood("Harry O'Brien"), city.idle) == (2, True)


def test_harry_obrien_has_nobody_to_mend_without_animals() -> None:
    city = City(A=seat(coterie=["Harry O'Brien", vampire("Ty Smith", blood=1, on=["Vagrant"])]))
    city.acts()
    assert city.refuses("A", "use <Harry O'Brien>").rule == "play.no-effect"
    assert city.idle


# ---- Lil' Fang


def test_lil_fang_takes_an_animal_from_the_pile_and_everybody_knows_it() -> None:
    city = City(A=seat(coterie=["Lil' Fang"], discard=["Mongrel", "Greed", "Sewer Rat"], hand=["Greed"]))
    city.acts()
    city.answers("A", "use <Lil' Fang>")
    assert city.asks("A", "take [Mongrel]", "take [Sewer Rat]")
    assert city.refuses("A", "take [Greed]").rule == "term.discard-pile"
    city.answers("A", "take [Sewer Rat]")
    assert (city.hand("A"), city.pile("A")) == (["Greed", "Sewer Rat"], ["Mongrel", "Greed"])
    assert known(city, 1) == ["war-sewer-rat"]
    assert known(city, None) == ["war-sewer-rat"]
    assert (city.zone("Sewer Rat"), city.ready("Lil' Fang"), city.actions(), city.idle) == (HAND, False, 2, True)


def test_lil_fang_finds_nothing_where_no_animal_lies() -> None:
    city = City(A=seat(coterie=["Lil' Fang"], discard=["Greed"]), B=seat(discard=["Mongrel"]))
    city.acts()
    assert city.refuses("A", "use <Lil' Fang>").rule == "play.no-effect"
    assert (city.ready("Lil' Fang"), city.idle) == (True, True)


# ---- Pong


def ponging(*, name: str = "A") -> City:
    city = City(
        A=seat(
            coterie=[vampire("Pong", on=["Alley Cat", "Mongrel"]), out("Ty Smith", on=["Vagrant", "Murder of Crows"])],
            library=["Greed", "Mercy"],
        ),
        B=seat(coterie=["Doc", "Karma"]),
    )
    city.acts(name)
    return city


@rule("card.pong")
def test_pong_draws_for_the_first_animal_detached_in_a_turn() -> None:
    city = ponging()
    city.answers("A", "use <Alley Cat>", "choose <Vagrant>")
    assert (city.hand("A"), city.idle) == (["Mercy"], True)
    city.answers("A", "use <Murder of Crows>")
    assert (city.hand("A"), city.pile("A"), city.idle) == (["Mercy"], ["Murder of Crows"], True)


@rule("card.pong", "draw.choose-each")
def test_pong_draws_in_the_midst_of_an_attack_from_either_deck() -> None:
    city = City(
        A=seat(coterie=["Pong", out("Ty Smith", on=["Mongrel"])], library=["Greed"], faction=["Wendy"]),
        B=seat(coterie=[out("Brother")], hand=["Baseball Bat"]),
    )
    city.acts()
    city.attack("Ty Smith", "Brother", "physical")
    city.answers("B", "lay [Baseball Bat]")
    city.answers("A", "use <Mongrel>")
    assert city.asks("A", "library", "faction")
    city.answers("A", "faction")
    assert (city.hand("A"), city.blood("Ty Smith"), city.guests("Ty Smith")) == (["Wendy"], 3, [])
    assert city.fought_out


@rule("card.pong")
def test_pong_draws_nothing_in_the_turns_of_others() -> None:
    city = ponging(name="B")
    city.strikes(("Pong", 2, PHYSICAL, False), doer="B")
    city.answers("A", "use <Mongrel>")
    assert (city.zone("Mongrel"), city.hand("A"), city.idle) == (DISCARD, [], True)


@rule("card.pong")
def test_pong_draws_nothing_for_animals_that_are_burned_or_fall_with_their_bearer() -> None:
    city = ponging()
    city.answers("A", "burn <Mongrel>")
    city.do(Deed(BURN, 0, city.card("Alley Cat"), 1, city.card("Pong"), 0))
    city.do(Deed(DEFEAT, 1, city.card("Ty Smith"), 1, owner=0))
    assert (city.zone("Alley Cat"), city.zone("Murder of Crows"), city.hand("A")) == (BURNED, DISCARD, [])
    assert city.idle


@rule("card.pong")
def test_pong_draws_nothing_for_other_cards_or_others_characters() -> None:
    city = City(
        A=seat(coterie=["Pong", vampire("Frog", on=["Fixatio"])], library=["Greed"]),
        B=seat(coterie=[vampire("Doc", on=["Mongrel"]), "Karma"]),
    )
    city.acts()
    for card in ("Fixatio", "Mongrel"):
        piece = city.table.pieces[city.card(card)]
        city.do(Deed(DETACH, piece.holder, city.card(card), 1, piece.host, piece.holder))
    assert (city.hand("A"), city.idle) == ([], True)


# ---- Summer Moon


@pytest.mark.parametrize(
    ("on", "ready", "blood"),
    [([], False, 2), (["Vagrant"], False, 2), (["Mongrel"], True, 2), (["Mongrel", "Sewer Rat"], True, 3)],
)
def test_summer_moon_is_readied_by_an_animal_and_mends_by_two(on: list[str], ready: bool, blood: int) -> None:
    city = City(A=seat(coterie=[vampire("Summer Moon", ready=False, blood=2, on=on), vampire("Ty Smith", ready=False)]))
    city.do(Deed(END_OF_TURN, 0, 0, 1, owner=0))
    assert (city.ready("Summer Moon"), city.blood("Summer Moon"), city.ready("Ty Smith")) == (ready, blood, False)
    assert city.settled


def test_summer_moon_rests_at_the_end_of_her_players_turn_alone() -> None:
    city = City(A=seat(coterie=[vampire("Summer Moon", ready=False, on=["Mongrel"])]))
    city.do(Deed(END_OF_TURN, 1, 1, 1, owner=1))
    assert (city.ready("Summer Moon"), city.settled) == (False, True)


# ---- Tamaska


def bonding(*hand: str, **facts: object) -> City:
    city = City(A=seat(coterie=[vampire("Tamaska", **facts), "Pong"], hand=list(hand), library=["Greed"]))
    city.acts()
    return city


@rule("card.tamaska", "key.unhosted-action")
def test_tamaska_is_readied_by_the_animal_she_plays_and_has_an_unhosted_action_more() -> None:
    city = bonding("Mongrel", "Sewer Rat", blood=5)
    city.plays("Mongrel", "Tamaska")
    assert (city.guests("Tamaska"), city.ready("Tamaska"), city.blood("Tamaska")) == (["Mongrel"], True, 3)
    assert (city.actions(), city.table.unhosted) == (1, 1)
    city.plays("Sewer Rat", "Tamaska")  # the second one does nothing more
    assert (city.ready("Tamaska"), city.actions(), city.table.unhosted) == (False, 0, 1)
    city.answers("A", "draw")
    assert (city.hand("A"), city.table.unhosted, city.idle) == (["Greed"], 0, True)


@rule("card.tamaska")
def test_tamaska_asks_nothing_of_an_animal_for_another_or_of_another_card() -> None:
    city = bonding("Mongrel", "Blood of Potency")
    city.plays("Mongrel", "Pong")
    city.plays("Blood of Potency", "Tamaska")
    assert (city.table.unhosted, city.ready("Tamaska"), city.actions(), city.idle) == (0, False, 0, True)


@rule("card.tamaska", "animal.brought")
def test_an_animal_that_is_brought_to_tamaska_counts_and_one_that_is_moved_does_not() -> None:
    city = City(
        A=seat(coterie=[vampire("Tamaska", ready=False), vampire("Drea Warden", on=["Sewer Rat"])], hand=["Mongrel"])
    )
    city.acts()
    tamaska = city.card("Tamaska")
    city.do(Deed(ATTACH, 0, tamaska, 1, tamaska, 0, city.card("Sewer Rat"), 1))
    assert (city.guests("Tamaska"), city.ready("Tamaska"), city.table.unhosted) == (["Sewer Rat"], False, 0)
    city.answers("A", "use <Drea Warden>", "attach [Mongrel]", "to <Tamaska>")
    assert (city.zone("Mongrel"), city.ready("Tamaska"), city.table.unhosted, city.idle) == (ATTACHED, True, 1, True)


@rule("card.tamaska")
def test_in_a_foes_turn_tamaska_gets_nothing_of_it() -> None:
    city = City(A=seat(coterie=[vampire("Tamaska", ready=False), vampire("Pong", on=["Sewer Rat"])]))
    city.acts("B")
    pong = city.card("Pong")
    city.do(Deed(ATTACH, 0, city.card("Tamaska"), 1, pong, 0, city.card("Sewer Rat"), 0))
    assert (city.ready("Tamaska"), city.table.unhosted, city.idle) == (False, 0, True)
