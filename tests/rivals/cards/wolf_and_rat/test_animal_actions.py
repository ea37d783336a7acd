"""Animal Dominion, Bond Famulus, Feral Whispers; City Park, The Outskirts; Animal Kingdom, Call of the Wild."""

from __future__ import annotations

from typing import Any

import pytest

from gloam.core.deeds import Deed
from gloam.rivals.catalogue import TAMING
from gloam.rivals.in_force import in_force
from gloam.rivals.pieces import BOARD, BURNED, DISCARD, HAND, LIBRARY, TORPOR
from gloam.rivals.verbs import ATTACH, EXHAUST
from tests.claims import rule
from tests.rivals.scenario import City, out, seat, vampire


def known(city: City, viewer: int | None) -> list[str]:
    """What this viewer is sure that A holds."""
    players: Any = city.table.view(viewer)["players"]
    found: list[str] = players[0]["in_hand"]
    return found


# ---- Animal Dominion


def ruling(*hand: str, on: tuple[str, ...] = ("Mongrel",), target: object = None, **facts: object) -> City:
    city = City(
        A=seat(coterie=[vampire("Tamaska", **facts), vampire("Pong", on=list(on))], hand=["Animal Dominion", *hand]),
        B=seat(coterie=[target or out("Karma"), "Doc"], prestige=5),
    )
    city.acts()
    return city


@rule("card.animal-dominion")
def test_animals_in_play_are_burned_and_those_in_hand_discarded_for_as_much_damage() -> None:
    city = ruling("Sewer Rat", "Sewer Rat", "The Swarm", "Greed", on=("Mongrel", "Alley Cat"))
    city.plays("Animal Dominion", "Tamaska")
    assert city.asks(
        "A", "offer <Mongrel>", "offer <Alley Cat>", *city.options("A")[2:]
    )  # those in hand, each name once
    assert set(city.options("A")[2:]) == {"offer [Sewer Rat]", "offer [The Swarm]"}
    assert city.refuses("A", "done").rule == "card.animal-dominion"
    assert city.refuses("A", "offer [Greed]").rule == "card.animal-dominion"
    city.answers("A", "offer <Mongrel>", "offer [Sewer Rat]", "done")
    assert (city.zone("Mongrel"), city.hand("A")) == (BURNED, ["Greed", "Sewer Rat", "The Swarm"])
    assert (city.pile("A"), city.guests("Pong")) == (["Sewer Rat", "Animal Dominion"], ["Alley Cat"])
    assert (city.blood("Karma"), city.actions(), city.ready("Tamaska"), city.idle) == (1, 1, False, True)


@rule("card.animal-dominion")
def test_a_part_can_be_taken_back_before_it_is_done() -> None:
    city = ruling("Sewer Rat", "The Swarm")
    city.plays("Animal Dominion", "Tamaska")
    city.answers("A", "offer <Mongrel>", "offer [Sewer Rat]")
    assert city.refuses("A", "offer <Mongrel>").rule == "card.animal-dominion"
    assert city.refuses("A", "keep [The Swarm]").rule == "card.animal-dominion"
    city.answers("A", "keep <Mongrel>", "keep [Sewer Rat]", "offer [The Swarm]", "done")
    assert (city.guests("Pong"), city.hand("A"), city.idle) == (["Mongrel"], ["Sewer Rat"], True)
    assert city.blood("Karma") == 2


@rule("card.animal-dominion", "damage.step11-attribute")
def test_physical_reduces_it_and_a_vagrant_prevents_it() -> None:
    city = ruling("Sewer Rat", "The Swarm", target=out("Brother", on=["Vagrant"]))
    city.plays("Animal Dominion", "Tamaska")
    city.answers("A", "offer <Mongrel>", "offer [Sewer Rat]", "offer [The Swarm]", "done")
    physical = city.table.face(city.card("Brother")).attributes[0]
    assert city.asks("B", "no", "use <Vagrant>") == (physical < 3)
    blood = city.blood("Brother")
    city.answers("B", "no")
    assert (city.blood("Brother"), city.idle) == (blood - (3 - physical), True)


@rule("card.animal-dominion")
def test_the_acting_character_has_defeated_whoever_falls() -> None:
    city = ruling("Sewer Rat", target=out("Karma", blood=1))
    city.plays("Animal Dominion", "Tamaska")
    city.answers("A", "offer [Sewer Rat]", "done")
    assert (city.zone("Karma"), city.agenda("A"), city.prestige("B"), city.idle) == (TORPOR, 1, 4, True)
    assert city.guests("Pong") == ["Mongrel"]


@rule("card.animal-dominion")
@pytest.mark.parametrize(
    ("hand", "on", "target", "no"),
    [((), (), out("Karma"), "play.no-effect"), (("Sewer Rat",), (), vampire("Karma"), "play.no-effect")],
)
def test_without_animals_or_anybody_in_the_street_it_is_not_played(
    hand: tuple[str, ...], on: tuple[str, ...], target: object, no: str
) -> None:
    city = ruling(*hand, on=on, target=target)
    assert city.refuses("A", "play [Animal Dominion]").rule == no
    assert (city.actions(), city.zone("Animal Dominion"), city.idle) == (2, HAND, True)


@rule("card.animal-dominion", "play.bp")
def test_whoever_plays_it_needs_animalism_and_blood_potency_5() -> None:
    for name, no in (("Pong", "play.bp"), ("Doc", "play.no-effect")):
        city = City(
            A=seat(coterie=[vampire(name, on=["Mongrel"])], hand=["Animal Dominion"]), B=seat(coterie=[out("Karma")])
        )
        city.acts()
        assert city.refuses("A", "play [Animal Dominion]").rule == no
        assert city.idle


@rule("card.animal-dominion")
def test_one_of_ones_own_can_be_chosen() -> None:
    city = City(
        A=seat(coterie=["Tamaska", out("Pong", on=["Mongrel"])], hand=["Animal Dominion", "Sewer Rat"]),
        B=seat(coterie=[out("Karma")]),
    )
    city.acts()
    city.plays("Animal Dominion", "Tamaska")
    city.answers("A", "offer [Sewer Rat]", "done")
    assert city.asks("A", "choose <Pong>", "choose <Karma>")
    city.answers("A", "choose <Pong>", "no")
    assert (city.blood("Pong"), city.blood("Karma"), city.idle) == (3, 3, True)


# ---- Bond Famulus


def tamer(*hand: str, copies: int = 1, blood: int = 4) -> City:
    city = City(
        A=seat(coterie=[vampire("Pong", blood=blood), "Ty Smith"], hand=list(hand), board=["Bond Famulus"] * copies)
    )
    city.acts()
    return city


@rule("card.bond-famulus")
@pytest.mark.parametrize(("card", "price"), [("Mongrel", 1), ("Alley Cat", 0), ("Sewer Rat", 0)])
def test_the_next_animal_costs_1_blood_less_and_whoever_plays_it_is_readied(card: str, price: int) -> None:
    city = tamer(card, "Alley Cat")
    city.answers("A", "use <Bond Famulus>")
    assert (city.ready("Bond Famulus"), city.actions(), city.quality(TAMING, "Pong")) == (False, 2, 1)
    assert [(one["card"], one["until"]) for one in in_force(city.table)] == [("war-bond-famulus", "next-animal")]
    city.plays(card, "Pong")
    assert (city.blood("Pong"), city.ready("Pong"), city.actions()) == (4 - price, True, 1)
    assert (city.quality(TAMING, "Pong"), in_force(city.table)) == (0, [])
    city.plays("Alley Cat", "Pong")  # the one after it costs what it costs
    assert (city.blood("Pong"), city.ready("Pong"), city.actions(), city.idle) == (3 - price, False, 0, True)


@rule("card.bond-famulus", "cost.last-blood")
def test_what_is_saved_lets_a_last_blood_be_enough() -> None:
    city = tamer("Alley Cat", blood=1)
    assert city.refuses("A", "play [Alley Cat]").rule == "cost.last-blood"
    city.answers("A", "use <Bond Famulus>")
    city.plays("Alley Cat", "Pong")
    assert (city.blood("Pong"), city.log("blood-paid"), city.idle) == (1, [], True)


@rule("card.bond-famulus")
def test_two_of_them_count_for_the_same_animal() -> None:
    city = tamer("Mongrel", "Mongrel", copies=2)
    city.answers("A", "use <Bond Famulus>", "use <Bond Famulus 2>")
    city.plays("Mongrel", "Pong")
    assert (city.blood("Pong"), city.ready("Pong")) == (4, True)
    city.plays("Mongrel", "Pong")
    assert (city.blood("Pong"), city.ready("Pong"), city.idle) == (2, False, True)


@rule("card.bond-famulus", "animal.brought")
def test_an_animal_that_is_brought_and_another_card_do_not_use_it_up() -> None:
    city = City(
        A=seat(coterie=["Drea Warden", "Pong"], hand=["Mongrel", "Mongrel", "Blood of Potency"], board=["Bond Famulus"])
    )
    city.acts()
    city.answers("A", "use <Bond Famulus>", "use <Drea Warden>", "attach [Mongrel]", "to <Drea Warden>")
    assert (city.blood("Drea Warden"), city.quality(TAMING, "Pong")) == (4, 1)
    city.plays("Mongrel", "Pong")
    assert (city.blood("Pong"), city.ready("Pong"), city.quality(TAMING, "Pong"), city.idle) == (3, True, 0, True)


@rule("card.bond-famulus")
def test_it_is_over_with_the_turn() -> None:
    city = City(A=seat(coterie=["Pong"], board=["Bond Famulus"], library=["Greed"] * 9), B=seat(library=["Greed"] * 9))
    city.turn_of()
    city.answers("A", "use <Bond Famulus>", "end")
    assert (city.quality(TAMING, "Pong"), in_force(city.table), city.asking) == (0, [], "AskAction B")


def test_bond_famulus_is_an_unhosted_action_that_stays() -> None:
    city = City(A=seat(coterie=[vampire("Pong", ready=False)], hand=["Bond Famulus"]))
    city.acts()
    city.plays("Bond Famulus")
    assert (city.zone("Bond Famulus"), city.actions(), city.offers("A", "use")) == (BOARD, 1, ("use <Bond Famulus>",))
    assert city.idle


# ---- Feral Whispers


def whispering(tokens: int, *, discard: tuple[str, ...] = ("Mongrel", "Greed"), name: str = "Pong") -> City:
    city = City(A=seat(coterie=[name], board=[("Feral Whispers", tokens)], discard=list(discard)))
    city.turn_of()
    return city


@rule("card.feral-whispers")
def test_anybody_plays_it_and_3_blood_is_put_on_it() -> None:
    city = City(A=seat(coterie=["Ty Smith"], hand=["Feral Whispers"]))
    city.acts()
    city.plays("Feral Whispers", "Ty Smith")
    assert (city.zone("Feral Whispers"), city.blood("Feral Whispers"), city.blood("Ty Smith")) == (BOARD, 3, 3)
    assert (city.actions(), city.ready("Ty Smith"), city.idle) == (1, False, True)


@rule("card.feral-whispers")
def test_at_the_start_of_the_turn_a_blood_calls_an_animal_back_and_all_know_it() -> None:
    city = whispering(3)
    assert city.asks("A", "no", "use <Feral Whispers>")
    city.answers("A", "use <Feral Whispers>")
    assert (city.blood("Feral Whispers"), city.hand("A"), city.pile("A")) == (2, ["Mongrel"], ["Greed"])
    assert known(city, 1) == ["war-mongrel"]
    assert city.asking == "AskAction A"


@rule("card.feral-whispers")
def test_it_may_be_left() -> None:
    city = whispering(3)
    city.answers("A", "no")
    assert (city.blood("Feral Whispers"), city.hand("A"), city.asking) == (3, [], "AskAction A")


@rule("card.feral-whispers")
def test_with_its_last_blood_it_is_burned() -> None:
    city = whispering(1, discard=("Mongrel", "Sewer Rat"))
    city.answers("A", "use <Feral Whispers>")
    assert city.zone("Feral Whispers") == BURNED
    city.answers("A", "take [Sewer Rat]")
    assert (city.hand("A"), city.pile("A"), city.asking) == (["Sewer Rat"], ["Mongrel"], "AskAction A")


@rule("card.feral-whispers")
@pytest.mark.parametrize(("discard", "name"), [(("Greed",), "Pong"), (("Mongrel",), "Ty Smith")])
def test_without_an_animal_in_the_pile_or_animalism_nothing_is_asked(discard: tuple[str, ...], name: str) -> None:
    city = whispering(3, discard=discard, name=name)
    assert (city.asking, city.blood("Feral Whispers"), city.hand("A")) == ("AskAction A", 3, [])


# ---- City Park


def park(*library: str, place: bool = True) -> City:
    city = City(
        A=seat(coterie=[out("Pong") if place else "Pong", out("Ty Smith")], haven="City Park", library=list(library)),
        B=seat(coterie=["Doc"]),
    )
    city.acts()
    return city


@rule("card.city-park")
def test_an_animal_on_top_is_drawn_and_all_know_it() -> None:
    city = park("Greed", "Mongrel")
    city.do(Deed(EXHAUST, 0, city.card("Pong"), 1, city.card("Pong"), 0))
    assert (city.hand("A"), city.zone("Mongrel"), city.zone("Greed")) == (["Mongrel"], HAND, LIBRARY)
    assert known(city, 1) == ["war-mongrel"]
    assert [event["cards"] for event in city.log("revealed-top", "took-kind")] == [("war-mongrel",)] * 2
    assert city.idle


@rule("card.city-park")
@pytest.mark.parametrize(("answer", "zone"), [("keep", LIBRARY), ("discard", DISCARD)])
def test_another_card_stays_on_top_or_is_discarded(answer: str, zone: int) -> None:
    city = park("Mercy", "Greed")
    city.do(Deed(EXHAUST, 0, city.card("Pong"), 1, city.card("Pong"), 0))
    assert city.asks("A", "keep", "discard")
    assert city.first_question().facts["top"] == "core-greed"
    city.answers("A", answer)
    assert (city.zone("Greed"), city.hand("A"), city.pile("A")) == (zone, [], ["Greed"] * (zone == DISCARD))
    assert len(city.table.library[0]) == (2 if zone == LIBRARY else 1)
    assert city.table.pieces[city.card("Greed")].seen == city.table.everyone()
    assert city.idle


@rule("card.city-park")
def test_the_leader_exhausts_whatever_for_and_in_whoevers_turn() -> None:
    city = City(
        A=seat(coterie=[out("Pong")], haven="City Park", library=["Mongrel"], hand=["Greed"]),
        B=seat(coterie=[out("Doc")]),
    )
    city.acts()
    city.attack("Pong", "Doc", "mental")
    assert (city.hand("A"), city.ready("Pong")) == (["Greed", "Mongrel"], False)
    city.passes()
    assert city.fought_out
    city = City(
        A=seat(coterie=[out("Bobby Handsome"), out("Ty Smith")], haven="City Park", library=["Mongrel"]),
        B=seat(coterie=[out("Doc")]),
    )
    city.acts("B")
    city.attack("Doc", "Ty Smith", "ranged", by="B")
    city.answers("A", "block <Bobby Handsome>")
    assert (city.hand("A"), city.ready("Bobby Handsome")) == (["Mongrel"], False)
    city.passes()
    assert city.fought_out


@rule("card.city-park", "haven.leader-absent")
def test_others_who_exhaust_an_empty_library_and_a_leader_away_turn_up_nothing() -> None:
    city = park("Mongrel")
    city.do(Deed(EXHAUST, 0, city.card("Ty Smith"), 1, city.card("Ty Smith"), 0))
    assert (city.hand("A"), city.idle) == ([], True)
    city = park()
    city.do(Deed(EXHAUST, 0, city.card("Pong"), 1, city.card("Pong"), 0))
    assert (city.log("revealed-top"), city.idle) == ([], True)


# ---- The Outskirts


def outskirts(*hand: str, blood: int = 1, sleeper: int = 1, torpor: bool = False) -> City:
    leader = vampire("Pong", blood=blood)
    city = City(
        A=seat(coterie=["Ty Smith" if torpor else leader, "Lolita"], torpor=[vampire("Velvet", blood=sleeper)],
               hand=list(hand), haven="The Outskirts"),
        B=seat(coterie=[vampire("Doc", blood=1)], torpor=[vampire("Karma", blood=1)]),
    )  # fmt: skip
    city.acts()
    return city


@rule("card.the-outskirts")
@pytest.mark.parametrize(("name", "before", "after"), [("Pong", 1, 3), ("Velvet", 1, 3)])
def test_a_discarded_animal_mends_2_of_ones_own(name: str, before: int, after: int) -> None:
    city = outskirts("Mongrel", "Greed")
    assert city.blood(name) == before
    city.answers("A", "use <The Outskirts>")
    assert city.refuses("A", "discard [Greed]").rule == "cost.form"
    city.answers("A", "discard [Mongrel]")
    assert city.asks("A", "choose <Pong>", "choose <Velvet>")
    city.answers("A", f"choose <{name}>")
    assert (city.blood(name), city.hand("A"), city.pile("A")) == (after, ["Greed"], ["Mongrel"])
    assert city.refuses("A", "use <The Outskirts>").rule == "cost.per-turn"
    assert (city.ready("Pong"), city.actions(), city.idle) == (True, 2, True)


@rule("card.the-outskirts")
def test_no_more_is_mended_than_there_is_room_for() -> None:
    city = outskirts("Mongrel", blood=3)
    city.answers("A", "use <The Outskirts>", "discard [Mongrel]", "choose <Pong>")
    assert (city.blood("Pong"), city.idle) == (4, True)


@rule("card.the-outskirts", "cost.form")
def test_another_card_pays_for_nothing() -> None:
    city = outskirts("Greed")
    assert city.refuses("A", "use <The Outskirts>").rule == "cost.form"
    assert (city.hand("A"), city.idle) == (["Greed"], True)


@rule("card.the-outskirts", "window.principle")
@pytest.mark.parametrize("card", ["Mongrel", "Greed"])
def test_whether_there_is_an_animal_to_discard_does_not_show(card: str) -> None:
    """With no action left the menu comes all the same, where it ends by itself with nothing in the hand."""
    city = City(A=seat(coterie=[vampire("Pong", blood=1, ready=False)], hand=[card], haven="The Outskirts"))
    city.acts(actions=0)
    assert city.offers("A", "use") == (("use <The Outskirts>",) if card == "Mongrel" else ())
    assert city.asking == "AskAction A"
    city = City(A=seat(coterie=[vampire("Pong", blood=1, ready=False)], haven="The Outskirts"))
    city.acts(actions=0)
    assert city.settled


# ---- Animal Kingdom


def kingdom(*on: str, other: tuple[str, ...] = (), name: str = "A") -> City:
    city = City(
        A=seat(coterie=[vampire("Pong", on=list(on)), vampire("Ty Smith", on=list(other))],
               agenda_card="Animal Kingdom", library=["Greed"] * 9),
        B=seat(coterie=[vampire("Doc", on=["The Swarm"])], library=["Greed"] * 9),
    )  # fmt: skip
    city.turn_of(name)
    return city


@pytest.mark.parametrize(
    ("on", "other", "agenda"),
    [
        ((), (), 0),
        (("Vagrant",), (), 0),
        (("Mongrel",), (), 1),
        (("Mongrel", "Mongrel", "Mongrel"), (), 1),
        (("Mongrel", "Alley Cat"), (), 1),
        (("Mongrel", "Alley Cat"), ("Sewer Rat",), 2),
        (("Mongrel", "Alley Cat", "Sewer Rat"), ("The Swarm", "Murder of Crows"), 2),
    ],
)
def test_animal_kingdom_pays_for_animals_and_twice_for_three_different_ones(
    on: tuple[str, ...], other: tuple[str, ...], agenda: int
) -> None:
    city = kingdom(*on, other=other)
    assert (city.agenda("A"), city.agenda("B"), city.asking) == (agenda, 0, "AskAction A")


def test_animal_kingdom_pays_in_its_players_turn_alone() -> None:
    city = kingdom("Mongrel", name="B")
    assert (city.agenda("A"), city.asking) == (0, "AskAction B")


# ---- Call of the Wild


def wild(*hand: str, on: tuple[str, ...] = (), other: tuple[str, ...] = (), place: bool = True) -> City:
    pong = out("Pong", on=list(on)) if place else vampire("Pong", on=list(on))
    city = City(
        A=seat(coterie=[pong, vampire("Tamaska", on=list(other))], hand=list(hand), agenda_card="Call of the Wild")
    )
    city.acts()
    return city


@rule("card.call-of-the-wild")
@pytest.mark.parametrize(
    ("on", "other", "agenda"),
    [
        ((), (), 1),
        (("Vagrant",), ("Mongrel",), 1),
        (("The Swarm",), (), 0),
        ((), ("Mongrel", "Alley Cat"), 2),
        ((), ("Mongrel", "Sewer Rat"), 1),
    ],
)
def test_the_first_animal_of_a_character_in_the_street_pays(
    on: tuple[str, ...], other: tuple[str, ...], agenda: int
) -> None:
    city = wild("Sewer Rat", on=on, other=other)
    city.plays("Sewer Rat", "Pong")
    assert (city.agenda("A"), city.guests("Pong"), city.idle) == (agenda, [*on, "Sewer Rat"], True)


@rule("card.call-of-the-wild")
def test_in_a_haven_it_pays_nothing() -> None:
    city = wild("Sewer Rat", place=False)
    city.plays("Sewer Rat", "Pong")
    assert (city.agenda("A"), city.idle) == (0, True)


@rule("card.call-of-the-wild")
def test_another_card_and_an_animal_that_is_moved_pay_nothing() -> None:
    city = wild("Blood of Potency", other=("Mongrel",))
    city.plays("Blood of Potency", "Pong")
    pong = city.card("Pong")
    city.do(Deed(ATTACH, 0, pong, 1, pong, 0, city.card("Mongrel"), 1))
    assert (city.agenda("A"), city.guests("Pong"), city.idle) == (0, ["Blood of Potency", "Mongrel"], True)


@rule("card.call-of-the-wild", "attach.make-room")
@pytest.mark.parametrize(("burned", "agenda"), [("The Swarm", 1), ("Chef", 0)])
def test_an_animal_that_is_burned_to_make_room_is_there_no_more(burned: str, agenda: int) -> None:
    city = wild("Sewer Rat", on=("The Swarm", "Vagrant", "Chef"))
    city.plays("Sewer Rat", "Pong")
    city.answers("A", f"burn <{burned}>")
    assert (city.agenda("A"), len(city.guests("Pong")), city.idle) == (agenda, 3, True)


@rule("card.call-of-the-wild", "animal.brought")
def test_of_two_cats_the_first_one_pays() -> None:
    city = City(
        A=seat(coterie=[out("Crazy Cat Lady")], hand=["Alley Cat", "Alley Cat"], agenda_card="Call of the Wild")
    )
    city.acts()
    city.answers("A", "use <Crazy Cat Lady>", "attach [Alley Cat]", "attach [Alley Cat]")
    assert (city.agenda("A"), city.guests("Crazy Cat Lady"), city.idle) == (1, ["Alley Cat", "Alley Cat"], True)
