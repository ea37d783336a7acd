"""The Castle and Good Samaritan."""

from __future__ import annotations

from typing import Any

import pytest

from gloam.core.deeds import Deed
from gloam.rivals.burdens import FEAR
from gloam.rivals.pieces import HAVEN, TORPOR
from gloam.rivals.verbs import MEND, RELIEVE
from tests.claims import rule
from tests.rivals.scenario import City, out, seat, vampire

# ---- The Castle


def castle(mine: list[Any], theirs: list[Any], **facts: Any) -> City:
    city = City(
        A=seat(coterie=mine, haven="The Castle", hand=["Greed", "Mercy"], library=["Haze"], **facts),
        B=seat(coterie=theirs, torpor=[vampire("Sweetums", blood=1)]),
    )
    city.acts()
    return city


@rule("card.the-castle")
def test_the_castle_mends_any_character_that_lacks_blood_for_a_discarded_card() -> None:
    city = castle(["Flick", vampire("Hydra", blood=3)], ["Skunk", out("Brother", blood=2)])
    use = city.offers("A", "use")
    assert len(use) == 1
    city.answers("A", use[0], "discard [Greed]")
    assert city.options("A") == ("choose <Hydra>", "choose <Brother>", "choose <Sweetums>")
    city.answers("A", "choose <Brother>")
    assert (city.blood("Brother"), city.blood("Hydra"), city.blood("Sweetums")) == (3, 3, 1)
    assert (city.hand("A"), city.pile("A"), city.offers("A", "use"), city.idle) == (["Mercy"], ["Greed"], (), True)


@rule("card.the-castle")
def test_the_castle_mends_2_in_torpor_whoevers_it_is() -> None:
    city = castle(["Flick", "Hydra"], ["Skunk"])
    city.answers("A", city.offers("A", "use")[0], "discard [Mercy]")
    assert (city.blood("Sweetums"), city.zone("Sweetums"), city.hand("A"), city.idle) == (3, TORPOR, ["Greed"], True)
    city = castle(["Flick", "Hydra"], ["Skunk"], torpor=[vampire("Johnny", blood=2)])
    city.answers("A", city.offers("A", "use")[0], "discard [Mercy]", "choose <Johnny>")
    assert (city.blood("Johnny"), city.zone("Johnny"), city.idle) == (4, HAVEN, True)


@rule("card.the-castle", "term.coterie")
@pytest.mark.parametrize(("others", "drawn"), [([], True), (["Skunk"], False)])
def test_the_castle_draws_a_card_for_a_character_alone_in_its_coterie(others: list[str], drawn: bool) -> None:
    city = castle(["Flick", "Hydra"], [vampire("Brother", blood=2), *others])
    city.answers("A", city.offers("A", "use")[0], "discard [Mercy]", "choose <Brother>")
    assert (city.blood("Brother"), city.hand("A"), city.hand("B")) == (3, ["Greed", "Haze"] if drawn else ["Greed"], [])
    assert city.idle


@rule("card.the-castle", "haven.leader-absent")
def test_the_castle_is_there_without_its_leader_but_not_for_nothing() -> None:
    city = City(
        A=seat(coterie=["Hydra"], torpor=[vampire("Flick", blood=1)], haven="The Castle", hand=["Greed"]),
        B=seat(coterie=["Skunk"]),
    )
    city.table.leader[0] = city.card("Flick")
    city.acts()
    city.answers("A", city.offers("A", "use")[0], "discard [Greed]")
    assert (city.hand("A"), city.blood("Flick"), city.zone("Flick")) == ([], 3, HAVEN)
    assert city.idle
    city = City(A=seat(coterie=["Hydra"], haven="The Castle", hand=["Greed"]), B=seat(coterie=["Skunk"]))
    city.acts()
    assert (city.offers("A", "use"), city.idle) == ((), True)
    city = City(A=seat(coterie=[vampire("Hydra", blood=1)], haven="The Castle"), B=seat(coterie=["Skunk"]))
    city.acts()
    assert (city.offers("A", "use"), city.idle) == ((), True)


# ---- Good Samaritan


def samaritan(agenda: int = 0) -> City:
    city = City(
        A=seat(coterie=["Flick", vampire("Hydra", blood=1)], agenda_card="Good Samaritan", agenda=agenda),
        B=seat(coterie=["Skunk", vampire("Brother", blood=1)]),
    )
    city.acts()
    return city


@rule("card.good-samaritan")
def test_good_samaritan_pays_once_in_each_players_action_phase_for_whomever_ones_texts_mend() -> None:
    city = samaritan()
    city.do(mending(city, 1, "Hydra"))
    assert (city.agenda("A"), city.agenda("B")) == (0, 0)  # a foe's text
    city.do(mending(city, 0, "Brother"))
    assert city.agenda("A") == 1
    city.do(mending(city, 0, "Hydra"))
    assert (city.agenda("A"), city.blood("Hydra")) == (1, 3)
    city.table.used = ()  # another turn
    city.table.active = 1
    city.do(mending(city, 0, "Hydra"))
    assert (city.agenda("A"), city.idle) == (2, True)


def mending(city: City, doer: int, name: str) -> Deed:
    card = city.card(name)
    return Deed(MEND, doer, card, 1, card, city.table.pieces[card].holder)


@rule("card.good-samaritan", "mortal.burn")
def test_a_defeated_mortal_that_is_burned_to_mend_pays_nothing() -> None:
    city = City(
        street=["Addict"],
        A=seat(coterie=["Flick", out("Hydra", blood=1)], hand=["Baseball Bat"], agenda_card="Good Samaritan"),
        B=seat(),
    )
    city.acts()
    city.attack("Hydra", "Addict", "physical", "Baseball Bat")
    city.passes()
    gained = city.agenda("A")
    city.answers("A", "burn")
    assert (city.agenda("A"), city.blood("Hydra") > 1, city.fought_out) == (gained, True, True)


@rule("card.good-samaritan")
def test_outside_an_action_phase_it_pays_nothing() -> None:
    city = City(
        A=seat(coterie=["Flick", vampire("Hydra", blood=1)], agenda_card="Good Samaritan"), B=seat(coterie=["Skunk"])
    )
    city.table.phase = "end"
    city.do(mending(city, 0, "Hydra"))
    assert (city.agenda("A"), city.blood("Hydra"), city.settled) == (0, 2, True)


@rule("card.good-samaritan", "card.the-castle")
def test_the_castle_pays_by_good_samaritan_in_a_turn_of_play() -> None:
    city = City(
        A=seat(
            coterie=["Flick", vampire("Hydra", blood=3)], haven="The Castle", agenda_card="Good Samaritan",
            hand=["Greed"], agenda=12,
        ),
        B=seat(coterie=["Skunk"]),
    )  # fmt: skip
    city.acts()
    city.answers("A", city.offers("A", "use")[0], "discard [Greed]")
    assert (city.blood("Hydra"), city.agenda("A"), city.table.over) == (4, 13, True)


@rule("card.good-samaritan", "term.affliction")
def test_good_samaritan_pays_for_an_affliction_or_for_mending_but_once() -> None:
    city = City(
        A=seat(coterie=["Flick", "Kashi", vampire("Hydra", blood=1)], agenda_card="Good Samaritan"),
        B=seat(coterie=["Skunk", vampire("Brother", fear=2)]),
    )
    city.acts()
    brother = city.card("Brother")
    for many in (1, 2):
        city.do(Deed(RELIEVE, 0, brother, 1, city.card("Kashi"), 1, detail=FEAR))
        assert (city.agenda("A"), city.fear("Brother")) == (1, 2 - many)
    city.do(mending(city, 0, "Hydra"))
    assert (city.agenda("A"), city.idle) == (1, True)
    city.table.used = ()  # another turn
    city.do(mending(city, 0, "Hydra"))
    city.do(Deed(RELIEVE, 1, brother, 1, city.card("Skunk"), 1, detail=FEAR))
    assert (city.agenda("A"), city.agenda("B"), city.idle) == (2, 0, True)
