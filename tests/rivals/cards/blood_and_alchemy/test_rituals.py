"""The Rituals of Blood & Alchemy, card by card."""

from __future__ import annotations

from typing import Any

from gloam.core.deeds import Deed
from gloam.rivals.catalogue import POTENCY
from gloam.rivals.pieces import BOARD, BURNED, HAVEN, TORPOR
from gloam.rivals.verbs import BURN, MEND, START
from tests.claims import rule
from tests.rivals.scenario import City, seat, vampire

# ---- Blood Makes Noise


def scheming(blood: int = 2, **mine: Any) -> City:
    facts: dict[str, Any] = {"coterie": ["Claudia Sterling"], "hand": ["Free Money"], "library": ["Greed"]}
    city = City(A=seat(**facts, board=[("Blood Makes Noise", blood)], **mine))
    city.acts()
    city.plays("Free Money", "Claudia Sterling")
    return city


@rule("card.blood-makes-noise", "ritual.empty")
def test_blood_makes_noise_gives_four_influence_to_a_declaration_and_burns_with_its_last_blood() -> None:
    city = scheming(1)
    assert city.asks("A", "yes", "exert <Claudia Sterling>", "use <Blood Makes Noise>", *hiding(12))
    city.answers("A", "use <Blood Makes Noise>")
    assert city.first_question().facts["influence"] == 4
    city.answers("A", "yes")
    city.answers("B", "exert <Nancy Witt>" if "exert <Nancy Witt>" in city.options("B") else "no")
    city.passes()
    assert [(event["yes"], city.zone("Blood Makes Noise")) for event in city.log("scheme-yes")] == [(4, BURNED)]
    assert (city.prestige("A"), city.idle) == (15, True)


def hiding(prestige: int) -> list[str]:
    return [f"hide {amount}" for amount in range(1, prestige)]


def test_blood_makes_noise_may_be_left_alone_or_taken_back_in_a_declaration() -> None:
    city = scheming()
    city.answers("A", "use <Blood Makes Noise>", "back", "exert <Claudia Sterling>", "yes")
    city.answers("B", "out")
    assert (city.blood("Blood Makes Noise"), city.idle) == (2, True)


@rule("card.blood-makes-noise")
def test_blood_makes_noise_gives_one_of_the_two_in_a_turn() -> None:
    city = City(A=seat(coterie=["Claudia Sterling"], board=[("Blood Makes Noise", 3)], hand=["Free Money"]))
    city.acts()
    city.answers("A", "use <Blood Makes Noise>")
    assert city.prestige("A") == 13
    city.plays("Free Money", "Claudia Sterling")
    assert "use <Blood Makes Noise>" not in city.options("A")
    assert city.refuses("A", "use <Blood Makes Noise>").rule == "play.no-effect"
    city.answers("A", "yes")
    city.answers("B", "out")
    assert (city.blood("Blood Makes Noise"), city.idle) == (2, True)
    city = scheming(3)
    city.answers("A", "use <Blood Makes Noise>", "yes")
    city.answers("B", "out")
    assert city.refuses("A", "use <Blood Makes Noise>").rule == "play.no-effect"


def test_blood_makes_noise_gives_influence_against_a_foes_scheme() -> None:
    city = City(
        A=seat(coterie=["Nancy Witt"], hand=["Free Money"]),
        B=seat(coterie=["Claudia Sterling"], board=[("Blood Makes Noise", 1)]),
    )
    city.acts()
    city.answers("B", "pass")
    city.plays("Free Money", "Nancy Witt")
    city.answers("A", "yes")
    city.answers("B", "use <Blood Makes Noise>", "no")
    assert [event["no"] for event in city.log("scheme-no")] == [4]
    assert (city.zone("Blood Makes Noise"), city.idle) == (BURNED, True)


def test_blood_makes_noise_pays_for_a_title() -> None:
    city = City(
        A=seat(
            coterie=["Nancy Witt", "Alejandro Lopez"], board=[("Blood Makes Noise", 2)], hand=["Seneschal"], prestige=1
        )
    )
    city.acts()
    city.plays("Seneschal", "Alejandro Lopez")
    city.answers("A", "exert <Nancy Witt>", "use <Blood Makes Noise>", "pay")
    assert (city.guests("Alejandro Lopez"), city.prestige("A")) == (["Seneschal"], 1)
    assert (city.blood("Blood Makes Noise"), city.idle) == (1, True)


# ---- Defense of the Sacred Haven


def secrecy(city: City, name: str) -> int:
    return city.table.secrecy(city.card(name))


def test_defense_of_the_sacred_haven_hides_the_haven_until_its_blood_is_gone() -> None:
    city = City(A=seat(coterie=["Nancy Witt"], board=[("Defense of the Sacred Haven", 2)]), B=seat(coterie=["Karma"]))
    assert (secrecy(city, "Nancy Witt"), secrecy(city, "Karma")) == (2, 1)
    city.do(Deed(START, 0, 0, 1, owner=0))
    assert (city.blood("Defense of the Sacred Haven"), secrecy(city, "Nancy Witt")) == (1, 2)
    city.do(Deed(START, 1, 1, 1, owner=1))  # not in a foe's turn
    assert city.blood("Defense of the Sacred Haven") == 1
    city.do(Deed(START, 0, 0, 1, owner=0))
    assert (city.zone("Defense of the Sacred Haven"), secrecy(city, "Nancy Witt"), city.settled) == (BURNED, 1, True)


# ---- Seek Knowledge


def test_seek_knowledge_draws_two_cards_and_discards_one() -> None:
    city = City(A=seat(board=[("Seek Knowledge", 3)], library=["Greed", "Mercy", "Herald"], hand=["Primogen"]))
    city.acts()
    city.answers("A", "use <Seek Knowledge>")
    assert city.hand("A") == ["Herald", "Mercy", "Primogen"]
    city.answers("A", "discard [Mercy]")
    assert (city.hand("A"), city.pile("A"), city.blood("Seek Knowledge")) == (["Herald", "Primogen"], ["Mercy"], 2)
    assert (city.actions(), city.idle) == (2, True)


@rule("play.clan")
def test_seek_knowledge_needs_a_tremere() -> None:
    city = City(A=seat(coterie=["Nancy Witt"], hand=["Seek Knowledge"]))
    city.acts()
    assert city.refuses("A", "play [Seek Knowledge]").rule == "play.clan"


# ---- Sleep of the Damned


def sleeping(blood: int = 2, **theirs: Any) -> City:
    return City(
        A=seat(
            coterie=["Faith Gray"],
            torpor=[vampire("Claudia Sterling", blood=1)],
            board=[("Sleep of the Damned", blood)],
        ),
        B=seat(**{"coterie": ["Doc"], "torpor": [vampire("Karma", blood=3)], **theirs}),
    )


@rule("card.sleep-of-the-damned")
def test_sleep_of_the_damned_keeps_foes_in_torpor_for_longer() -> None:
    city = sleeping()
    assert [city.quality(POTENCY, name) for name in ("Karma", "Claudia Sterling", "Doc")] == [5, 3, 5]
    city.table.active = 1
    city.table.wake(city.card("Karma"))
    assert (city.zone("Karma"), city.settled) == (TORPOR, True)
    city.do(Deed(BURN, 0, city.card("Sleep of the Damned"), 1, owner=0))
    assert (city.zone("Karma"), city.quality(POTENCY, "Karma"), city.settled) == (HAVEN, 3, True)


def test_who_comes_back_from_sleep_of_the_damned_brings_no_more_blood_than_it_has_room_for() -> None:
    city = sleeping()
    city.table.active = 1
    city.do(Deed(MEND, 1, city.card("Karma"), 2, owner=1))
    assert (city.zone("Karma"), city.blood("Karma"), city.quality(POTENCY, "Karma")) == (HAVEN, 3, 3)
    assert city.settled


def test_sleep_of_the_damned_loses_blood_only_while_a_foe_has_a_vampire_in_torpor() -> None:
    city = sleeping()
    city.do(Deed(START, 0, 0, 1, owner=0))
    assert (city.blood("Sleep of the Damned"), city.settled) == (1, True)
    city = sleeping(torpor=[])
    city.do(Deed(START, 0, 0, 1, owner=0))
    assert (city.blood("Sleep of the Damned"), city.settled) == (2, True)
    city = sleeping(1)
    city.do(Deed(START, 0, 0, 1, owner=0))
    assert (city.zone("Sleep of the Damned"), city.quality(POTENCY, "Karma"), city.settled) == (BURNED, 3, True)


# ---- Truth of Blood


def telling(prestige: int = 5, agenda: int = 4) -> City:
    city = City(
        players=3,
        A=seat(board=[("Truth of Blood", 2)], prestige=prestige),
        B=seat(agenda=agenda),
        C=seat(agenda=4),
    )
    city.acts()
    return city


def test_truth_of_blood_takes_an_agenda_from_a_foe_for_prestige_and_blood() -> None:
    city = telling()
    city.answers("A", "use <Truth of Blood>")
    assert city.asks("A", "foe B", "foe C")
    city.answers("A", "foe C")
    assert [city.agenda(name) for name in "ABC"] == [0, 4, 3]
    assert (city.prestige("A"), city.blood("Truth of Blood"), city.zone("Truth of Blood")) == (4, 1, BOARD)
    assert city.idle


def test_truth_of_blood_never_costs_the_last_prestige_and_takes_nothing_below_zero() -> None:
    assert telling(1).refuses("A", "use <Truth of Blood>").rule == "cost.form"
    city = telling(agenda=0)
    city.answers("A", "use <Truth of Blood>", "foe B")
    assert ([city.agenda(name) for name in "ABC"], city.idle) == ([0, 0, 4], True)
