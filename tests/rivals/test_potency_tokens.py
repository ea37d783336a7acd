""" "-1 BP" tokens: what they take from Blood Potency, and the Blood that goes with it."""

from __future__ import annotations

from typing import Any

import pytest

from gloam.core.deeds import Deed
from gloam.rivals.catalogue import POTENCY, SHIELD
from gloam.rivals.pieces import NOTHING, TORPOR
from gloam.rivals.texts import Plus
from gloam.rivals.verbs import BURN, MEND, WEAKEN
from gloam.rivals.which import ITSELF
from tests.claims import rule
from tests.rivals.scenario import City, out, seat, vampire


def weaken(city: City, name: str, by: str = "A", times: int = 1) -> None:
    """A player puts tokens on this vampire, one after another."""
    card = city.card(name)
    for _ in range(times):
        city.do(Deed(WEAKEN, city.names.index(by), card, 1, NOTHING, city.table.pieces[card].holder))


@rule("bptok.lowers")
def test_each_token_lowers_the_blood_potency_by_1() -> None:
    city = City(B=seat(coterie=[vampire("Beretta", weak=2), "Doc"]))
    assert (city.quality(POTENCY, "Beretta"), city.quality(POTENCY, "Doc")) == (3, 5)
    weaken(city, "Doc")
    assert (city.quality(POTENCY, "Beretta"), city.quality(POTENCY, "Doc"), city.weak("Doc")) == (3, 4, 1)
    assert city.settled


@rule("bptok.full-loses")
@pytest.mark.parametrize(("blood", "tokens", "left"), [(5, 1, 4), (4, 1, 4), (3, 1, 3), (3, 2, 3), (3, 3, 2)])
def test_blood_is_lost_only_where_there_is_no_room_for_it_any_more(blood: int, tokens: int, left: int) -> None:
    city = City(B=seat(coterie=[vampire("Beretta", blood=blood)]))
    weaken(city, "Beretta", times=tokens)
    assert (city.blood("Beretta"), city.prestige("A"), city.prestige("B")) == (left, 12, 12)
    assert city.settled


@rule("bptok.mend-cap")
@pytest.mark.parametrize(("blood", "left"), [(4, 4), (3, 4)])
def test_mending_ends_at_the_lowered_blood_potency(blood: int, left: int) -> None:
    city = City(A=seat(coterie=[vampire("Beretta", weak=1, blood=blood)]))
    city.do(Deed(MEND, 0, city.card("Beretta"), 1, NOTHING, 0))
    assert (city.blood("Beretta"), city.settled) == (left, True)


@rule("bptok.prowess")
def test_a_token_keeps_a_vampire_from_cards_that_ask_for_more() -> None:
    hand = ["Keeper of Elysium", "Primogen"]
    city = City(A=seat(coterie=[vampire("Johnny", weak=1)], hand=hand, prestige=12))
    city.acts()
    assert city.refuses("A", "play [Keeper of Elysium]").rule == "title.bp"
    city.plays("Primogen", "Johnny")
    city.answers("A", "pay")
    assert (city.guests("Johnny"), city.prestige("A")) == (["Primogen"], 9)
    assert city.idle


@rule("bptok.zero")
def test_who_is_left_without_blood_potency_falls_and_loses_the_tokens() -> None:
    city = City(players=3, B=seat(coterie=["Hydra", vampire("Candi Liu", weak=1, blood=1)], rival="C"))
    weaken(city, "Candi Liu")
    assert (city.zone("Candi Liu"), city.weak("Candi Liu"), city.quality(POTENCY, "Candi Liu")) == (TORPOR, 0, 2)
    assert (city.blood("Candi Liu"), city.prestige("B")) == (1, 11)
    assert city.settled


@rule("bptok.zero")
def test_tokens_alone_do_not_fell_one_that_has_blood_potency_left() -> None:
    city = City(B=seat(coterie=["Hydra", vampire("Jacob Frost", weak=1)]))
    weaken(city, "Jacob Frost")
    assert (city.zone("Jacob Frost") == TORPOR, city.blood("Jacob Frost"), city.weak("Jacob Frost")) == (False, 1, 2)
    assert city.settled


@rule("bptok.zero", "bp.lost-bonus")
def test_who_was_held_up_by_a_retainer_alone_falls_with_it() -> None:
    city = City(B=seat(coterie=["Hydra", vampire("Candi Liu", on=["Cop"], weak=2)]))
    assert (city.quality(POTENCY, "Candi Liu"), city.blood("Candi Liu")) == (1, 1)
    cop = city.card("Cop")
    city.do(Deed(BURN, 0, cop, 1, NOTHING, 1))
    assert (city.zone("Candi Liu"), city.blood("Candi Liu"), city.agenda("A")) == (TORPOR, 1, 1)
    assert city.settled


@rule("bptok.credit")
@pytest.mark.parametrize(("by", "agenda"), [("A", 1), ("B", 0)])
def test_the_fall_is_credited_to_whose_card_put_the_last_token(by: str, agenda: int) -> None:
    city = City(B=seat(coterie=["Hydra", vampire("Candi Liu", weak=1)]))
    weaken(city, "Candi Liu", by)
    assert (city.zone("Candi Liu"), city.agenda("A"), city.agenda("B")) == (TORPOR, agenda, 0)
    assert city.settled


@rule("bptok.not-damage")
def test_a_token_is_no_damage_and_nothing_reduces_or_prevents_it() -> None:
    city = City(B=seat(coterie=[vampire("Johnny", on=["Vagrant"])]))
    city.lends("Johnny", Plus(SHIELD, 3, ITSELF))
    weaken(city, "Johnny")
    assert (city.blood("Johnny"), city.log("damaged"), city.ready("Vagrant")) == (3, [], True)
    assert city.settled


@rule("bptok.attachments-stay")
def test_what_is_attached_stays_whatever_it_asked_for() -> None:
    city = City(B=seat(coterie=[vampire("Johnny", on=["Sheriff"])]))
    weaken(city, "Johnny", times=2)
    assert (city.quality(POTENCY, "Johnny"), city.guests("Johnny")) == (2, ["Sheriff"])
    assert city.settled


@pytest.mark.parametrize(("blood", "gone"), [(4, 3), (3, 2)])
def test_whoever_looks_ahead_sees_the_blood_that_goes_with_a_token(blood: int, gone: int) -> None:
    city = City(
        A=seat(coterie=[out("Jacob Frost"), "Karma"], hand=["Break Down"]),
        B=seat(coterie=[out("Johnny", blood=blood), "Skunk"], hand=["Greed"]),
    )
    city.acts()
    city.attack("Jacob Frost", "Johnny", "mental", "Break Down")
    seen: Any = city.table.outlook(0)
    assert [(one["high"], one["gone"]) for one in seen["yours"]] == [(2, gone)]
    city.passes()
    assert (city.blood("Johnny"), city.weak("Johnny"), city.idle) == (blood - gone, 1, True)


def test_everyone_sees_the_tokens_and_they_are_in_a_written_position() -> None:
    city = City(B=seat(coterie=[vampire("Beretta", weak=2), out("Doc", fear=1), "Hydra"]))
    view: Any = city.table.view(None)
    shown = {one["card"]: one for one in view["players"][1]["coterie"]}
    assert (shown["core-beretta"]["weak"], shown["core-beretta"]["potency"]) == (2, 3)
    assert shown["core-doc"]["fear"] == 1
    assert not {"weak", "fear"} & {*shown["core-hydra"]}
    explained: Any = city.table.explained(None)["cards"]
    parts = explained[city.table.handle(city.card("Beretta"))]["potency"]
    assert [(part["what"], part["amount"]) for part in parts] == [("printed", 5), ("weak", -2)]
    again = City.from_table(city.table.imagine(0, city.table.chance))
    assert (again.weak("Beretta"), again.fear("Doc")) == (2, 1)
    assert city.settled
