"""The Havens and Agendas of those who keep the Traditions and cast Rituals, and cards that count Traditions."""

from __future__ import annotations

from typing import Any

import pytest

from gloam.rivals.pieces import BOARD, BURNED, TORPOR
from tests.claims import rule
from tests.rivals.cards.justice_and_mercy.keepers import FIRST, SECOND, THIRD
from tests.rivals.scenario import City, out, seat, vampire

FOURTH = "Fourth Tradition: The Accounting"
SIXTH = "Sixth Tradition: Destruction"


def keeping(agenda_card: str = "Traditionalist", **mine: Any) -> City:
    """A keeps Traditions; B has Doc as Leader."""
    mine = {"coterie": ["Nancy Witt"], "library": ["Greed", "Mercy"], **mine}
    if agenda_card:
        mine["agenda_card"] = agenda_card
    return City(A=seat(**mine), B=seat(coterie=["Doc"]))


# ---- Traditionalist


@pytest.mark.parametrize(("board", "gained"), [([FIRST, SECOND, THIRD], 1), ([FIRST, SECOND, FIRST], 0)])
def test_three_different_traditions_pay_at_the_start_of_the_turn(board: list[str], gained: int) -> None:
    city = keeping(board=board)
    city.turn_of("A")
    assert (city.agenda("A"), city.agenda("B")) == (gained, 0)
    assert city.asking == "AskAction A"


@rule("tradition.named")
def test_one_that_is_attached_to_a_foes_leader_counts_too() -> None:
    city = City(
        A=seat(coterie=["Nancy Witt"], agenda_card="Traditionalist", board=[FIRST, SECOND]),
        B=seat(coterie=[vampire("Doc", curses={"A": [FOURTH]})]),
    )
    city.turn_of("A")
    assert (city.agenda("A"), city.asking) == (1, "AskAction A")


@pytest.mark.parametrize("card", [FIRST, SECOND, FOURTH])
def test_each_tradition_that_is_played_pays_one_agenda(card: str) -> None:
    city = keeping(hand=[card, "Greed"])
    city.acts()
    city.plays(card, "Nancy Witt")
    if city.is_asked("AskCard"):
        city.answers("A", "choose <Doc>")
    assert (city.agenda("A"), city.agenda("B"), city.idle) == (1, 0, True)


def test_a_scheme_that_is_a_tradition_pays_whether_it_succeeds_or_not() -> None:
    city = keeping(hand=[SIXTH])
    city.acts()
    city.plays(SIXTH, "Nancy Witt")
    assert city.agenda("A") == 1
    city.declares(A="yes", B="no")
    city.answers("A", "choose <Doc>")
    assert (city.agenda("A"), city.idle) == (1, True)


def test_another_card_pays_nothing() -> None:
    city = keeping(hand=["Emergency Bloodbag"])
    city.acts()
    city.plays("Emergency Bloodbag")
    assert (city.agenda("A"), city.idle) == (0, True)


# ---- The High Horse


@rule("card.the-high-horse")
@pytest.mark.parametrize(("card", "before", "paid"), [(FIRST, 12, 1), (THIRD, 12, 0), (FIRST, 2, 1), (THIRD, 1, 0)])
def test_a_tradition_costs_one_prestige_less_and_draws_a_card(card: str, before: int, paid: int) -> None:
    city = keeping("", haven="The High Horse", hand=[card], prestige=before)
    city.acts()
    city.plays(card)
    assert (city.prestige("A"), city.zone(card)) == (before - paid, BOARD)
    city.answers("A", *(["library"] if city.is_asked("AskDeck") else []))
    assert (city.hand("A"), city.idle) == (["Mercy"], True)


@rule("card.the-high-horse")
def test_the_last_prestige_is_not_paid_and_others_pay_in_full() -> None:
    city = keeping("", haven="The High Horse", hand=[FIRST], prestige=1)
    city.acts()
    assert city.refuses("A", f"play [{FIRST}]").rule == "cost.last-prestige"
    city = City(A=seat(coterie=["Nancy Witt"], hand=[FIRST]), B=seat(coterie=["Doc"], haven="The High Horse"))
    city.acts()
    city.plays(FIRST)
    assert (city.prestige("A"), city.idle) == (10, True)


@rule("card.the-high-horse")
def test_without_the_leader_it_does_nothing() -> None:
    city = keeping("", haven="The High Horse", hand=[FIRST], coterie=["Nancy Witt", "Hydra"])
    city.falls("Nancy Witt")
    city.acts()
    city.plays(FIRST)
    assert (city.prestige("A"), city.hand("A"), city.idle) == (9, [], True)  # 12 - 1 for Torpor - 2


# ---- Righteousness


@rule("tradition.named")
@pytest.mark.parametrize(
    ("mine", "theirs", "blood"), [([FIRST], [], 3), ([FIRST, FIRST], [THIRD], 6), ([], [THIRD], 3)]
)
def test_two_blood_are_mended_for_each_ongoing_tradition_in_play(
    mine: list[str], theirs: list[str], blood: int
) -> None:
    city = City(
        A=seat(coterie=[vampire("Hydra", blood=1), "Nancy Witt"], hand=["Righteousness"], board=mine),
        B=seat(coterie=[vampire("Doc", curses={"A": [FOURTH]}, blood=1)], board=theirs),
    )
    city.acts()
    city.plays("Righteousness", "Nancy Witt")
    assert city.asks("A", "choose <Hydra>", "choose <Nancy Witt>")
    city.answers("A", "choose <Hydra>")
    assert (city.blood("Hydra"), city.blood("Doc"), city.blood("Nancy Witt"), city.idle) == (blood, 1, 3, True)


# ---- Ritual Master


@rule("card.ritual-master-blood")
@pytest.mark.parametrize(
    ("board", "gained"),
    [
        ([("Seek Knowledge", 2), ("Emergency Bloodbag", 1)], 1),
        ([("Seek Knowledge", 2)], 0),
        ([("Hidden Stash", 4)], 0),
    ],
)
def test_three_blood_on_ongoing_cards_draw_a_card_and_pay(board: list[Any], gained: int) -> None:
    city = keeping("Ritual Master", board=board, library=["Greed", "Mercy", "Mercy"])
    city.turn_of("A")
    city.passes()
    assert (city.agenda("A"), len(city.hand("A"))) == (gained, gained)
    assert city.asking == "AskAction A"


@rule("card.ritual-master")
def test_the_first_ritual_emptied_in_a_turn_pays() -> None:
    city = keeping(
        "Ritual Master",
        board=[("Seek Knowledge", 1), ("Ishtar's Touch", 1), ("Truth of Blood", 2)],
        library=["Greed", "Greed"],
        faction=[],
    )
    city.acts()
    city.answers("A", "use <Truth of Blood>")
    assert city.agenda("A") == 0
    city.answers("A", "use <Ishtar's Touch>", "choose <Doc>", "auspex")
    assert (city.agenda("A"), city.zone("Ishtar's Touch")) == (1, BURNED)
    city.answers("A", "use <Seek Knowledge>", "discard [Greed]")
    assert (city.agenda("A"), city.zone("Seek Knowledge"), city.idle) == (1, BURNED, True)


@rule("card.ritual-master")
def test_one_that_loses_its_blood_at_the_start_of_the_turn_pays_too() -> None:
    city = keeping("Ritual Master", board=[("Defense of the Sacred Haven", 1)])
    city.turn_of("A")
    assert (city.agenda("A"), city.zone("Defense of the Sacred Haven"), city.asking) == (1, BURNED, "AskAction A")


# ---- Ritual Room


def drinking(*rites: Any, **doc: Any) -> City:
    """A's Leader Hydra attacks Doc from the Ritual Room."""
    city = City(
        A=seat(coterie=[out("Hydra"), "Skunk"], haven="Ritual Room", board=list(rites)),
        B=seat(coterie=[out("Doc", **doc), "Karma"]),
    )
    city.acts()
    city.attack("Hydra", "Doc", "physical")
    return city


@rule("card.ritual-room")
def test_the_blood_that_the_leader_takes_goes_onto_a_ritual() -> None:
    city = drinking(("Seek Knowledge", 1), blood=3, foreign={"A": 1})
    city.passes()
    assert (city.colours("Seek Knowledge"), city.colours("Doc"), city.fought_out) == ([1, 2], [1, 1], True)


@rule("card.ritual-room")
def test_of_several_rituals_one_is_chosen_for_each_blood() -> None:
    city = drinking(("Seek Knowledge", 1), ("Truth of Blood", 1))
    city.passes()
    assert city.asks("A", "to <Seek Knowledge>", "to <Truth of Blood>")
    city.answers("A", "to <Truth of Blood>", "to <Seek Knowledge>")
    assert (city.colours("Seek Knowledge"), city.colours("Truth of Blood")) == ([1, 1], [1, 1])
    assert (city.blood("Doc"), city.fought_out) == (3, True)


@rule("card.ritual-room")
def test_the_last_blood_counts_and_without_a_ritual_it_is_lost() -> None:
    city = drinking(("Seek Knowledge", 1), blood=1)
    city.passes()
    assert (city.zone("Doc") == TORPOR, city.colours("Seek Knowledge"), city.fought_out) == (True, [1, 1], True)
    city = drinking()
    city.passes()
    assert (city.blood("Doc"), city.prestige("A"), city.fought_out) == (3, 12, True)


@rule("card.ritual-room")
@pytest.mark.parametrize(("by", "blood"), [("Hydra", 4), ("Skunk", 1)])
def test_outside_an_attack_it_works_for_the_leader_alone(by: str, blood: int) -> None:
    city = City(
        A=seat(coterie=["Hydra", "Skunk"], haven="Ritual Room", board=[("Seek Knowledge", 1)]), B=seat(coterie=["Doc"])
    )
    city.strikes(("Doc", 3, 0, False), by=by, doer="A")
    assert (city.blood("Doc"), city.blood("Seek Knowledge"), city.settled) == (2, blood, True)
