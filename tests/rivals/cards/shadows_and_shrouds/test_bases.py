"""The Tenderloin and Most Impressive."""

from __future__ import annotations

from typing import Any

from gloam.core.deeds import Deed
from gloam.rivals.pieces import HAVEN
from gloam.rivals.turn import NextTurn
from gloam.rivals.verbs import ATTACH, DEFEAT, DIABLERIZED, START
from tests.claims import rule
from tests.rivals.scenario import City, out, seat, vampire

# ---- The Tenderloin


def saving(agenda: int = 2, prestige: int = 12, hand: tuple[str, ...] = ("Doc",)) -> City:
    city = City(
        A=seat(coterie=[vampire("Hydra", prize=2), vampire("Brother", prize=1), "Karma"], haven="The Tenderloin",
               agenda=agenda, prestige=prestige, hand=[*hand]),
        B=seat(coterie=[vampire("Ghost", prize=3)], agenda=4),
    )  # fmt: skip
    city.acts()
    return city


def bank(city: City) -> tuple[list[int], list[int]]:
    """The Agenda of all players, and what lies on their characters."""
    names = ("Hydra", "Brother", "Karma", "Ghost")
    return [city.agenda(name) for name in city.names], [city.prize(name) for name in names]


@rule("card.the-tenderloin")
def test_one_agenda_from_each_of_three_places_makes_the_next_recruit_three_cheaper() -> None:
    city = saving()
    assert city.offers("A", "use") == ("use <The Tenderloin>",)
    city.answers("A", "use <The Tenderloin>")
    assert city.asks("A", "choose <Hydra>", "choose <Brother>", "agenda")
    city.answers("A", "choose <Hydra>")
    assert city.asks("A", "done", "choose <Brother>", "agenda")
    assert city.refuses("A", "choose <Hydra>").rule == "agenda.pay"
    city.answers("A", "agenda")
    assert bank(city) == ([1, 4], [1, 1, 0, 3])
    city.answers("A", "choose <Brother>")  # there is nothing else to take
    assert (bank(city), city.asking) == (([1, 4], [1, 0, 0, 3]), "AskAction A")
    city.answers("A", "recruit [Doc]")
    assert (city.prestige("A"), city.blood("Doc"), city.zone("Doc")) == (10, 5, HAVEN)
    assert (city.table.lasting, city.idle) == ((), True)


@rule("card.the-tenderloin", "recruit.keep-one")
def test_fewer_places_save_less_and_only_once() -> None:
    city = saving(prestige=5, hand=("Doc", "Ty Smith"))
    assert city.offers("A", "recruit") == ("recruit [Ty Smith]",)
    city.answers("A", "use <The Tenderloin>", "choose <Brother>", "done")
    assert city.offers("A", "recruit") == ("recruit [Ty Smith]", "recruit [Doc]")
    assert city.offers("A", "use") == ()
    city.answers("A", "recruit [Ty Smith]")
    assert (city.prestige("A"), city.offers("A", "recruit"), city.idle) == (3, (), True)


@rule("card.the-tenderloin")
def test_what_was_saved_is_lost_with_the_turn_and_costs_never_fall_below_nothing() -> None:
    city = saving(hand=("Ty Smith",))
    city.answers("A", "use <The Tenderloin>", "agenda", "choose <Hydra>", "choose <Brother>", "recruit [Ty Smith]")
    assert (city.prestige("A"), city.blood("Ty Smith"), city.idle) == (12, 3, True)
    city = saving()
    city.answers("A", "use <The Tenderloin>", "agenda", "done")
    assert len(city.table.lasting) == 1
    city.table.docket, city.table.open = [], []
    city.do(NextTurn())
    assert (len(city.table.lasting), city.asking) == (0, "AskAction B")


def test_without_agenda_anywhere_it_is_not_offered() -> None:
    city = City(A=seat(haven="The Tenderloin"), B=seat(agenda=3))
    city.acts()
    assert (city.offers("A", "use"), city.idle) == ((), True)


# ---- Most Impressive


def impressing(*others: Any, foes: Any = ("Ghost",)) -> City:
    return City(
        A=seat(coterie=[out("Raven Smith"), *others], agenda_card="Most Impressive", library=["Greed"] * 5),
        B=seat(coterie=list(foes)),
        C=seat(coterie=[out("Ty Smith")]),
    )


@rule("card.most-impressive")
def test_more_blood_potency_in_the_street_than_each_foe_pays_when_the_turn_begins() -> None:
    for others, foes, agenda in (
        ((), ("Ghost",), 1),
        ((), (out("Doc"),), 0),  # as much
        ((out("Karma"),), (out("Doc"),), 1),
        ((), (out("Ghost"), out("Skunk")), 0),
    ):
        city = impressing(*others, foes=foes)
        city.do(Deed(START, 0, 0, 1, owner=0))
        assert ([city.agenda(name) for name in "ABC"], city.settled) == ([agenda, 0, 0], True)
    city = impressing()
    city.do(Deed(START, 1, 1, 1, owner=1))
    assert (city.agenda("A"), city.settled) == (0, True)


@rule("card.most-impressive")
def test_with_nobody_there_nobody_is_higher() -> None:
    city = City(A=seat(coterie=["Raven Smith"], agenda_card="Most Impressive"), B=seat(coterie=["Ghost"]))
    city.do(Deed(START, 0, 0, 1, owner=0))
    assert (city.agenda("A"), city.settled) == (0, True)


def attached(city: City, card: str, host: str, doer: int = 0) -> City:
    city.do(Deed(ATTACH, doer, city.card(host), 1, city.card(host), 0, city.card(card)))
    return city


@rule("card.most-impressive")
def test_the_first_card_of_a_turn_that_raises_a_blood_potency_in_the_street_pays_two() -> None:
    city = City(
        A=seat(coterie=[out("Raven Smith"), out("Karma"), "Brother"], agenda_card="Most Impressive",
               hand=["Legate", "Blood of Potency", "Herald"]),
        B=seat(coterie=["Ghost"]), street=["Cop"],
    )  # fmt: skip
    attached(city, "Herald", "Karma")
    assert city.agenda("A") == 0
    attached(city, "Legate", "Raven Smith")
    assert city.agenda("A") == 2
    attached(city, "Cop", "Karma")
    assert ([city.agenda(name) for name in "AB"], city.settled) == ([2, 0], True)


def unimpressed() -> City:
    return City(
        A=seat(coterie=[out("Raven Smith"), "Brother"], agenda_card="Most Impressive"),
        B=seat(coterie=["Ghost", vampire("Doc", blood=1)]), C=seat(coterie=["Skunk"]), street=["Cop"],
    )  # fmt: skip


@rule("card.most-impressive")
def test_not_in_the_haven_nor_in_a_foes_turn_but_for_diablerie() -> None:
    for host, active, agenda in (("Brother", 0, 0), ("Raven Smith", 1, 0), ("Raven Smith", 0, 2)):
        city = unimpressed()
        city.table.active = active
        attached(city, "Cop", host)
        assert (city.agenda("A"), city.settled) == (agenda, True)
    city = attached(unimpressed(), "Cop", "Raven Smith")
    city.table.used = ()
    city.do(Deed(DEFEAT, 0, city.card("Doc"), 1, city.card("Raven Smith"), 1, detail=DIABLERIZED))
    assert (city.guests("Raven Smith"), city.agenda("A"), city.settled) == (["Cop", "Doc"], 5, True)  # 1 the Rival's
