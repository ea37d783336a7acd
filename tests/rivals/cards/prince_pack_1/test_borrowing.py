"""Odellas Caine, who has the Leader Abilities of others."""

from __future__ import annotations

from typing import Any

import pytest

from gloam.core.chance import seeded
from gloam.rivals.catalogue import SECRECY
from gloam.rivals.table import rivals
from tests.claims import rule
from tests.rivals.scenario import City, out, seat, vampire


def odellas(own: int, mine: int, attacker: str = "Odellas Caine", hand: int = 2, **theirs: Any) -> City:
    """B's Leader bears so much of B's Blood and so much of A's; A attacks Karma with Social."""
    leader = vampire("Doc", blood=own, foreign={"A": mine} if mine else {})
    coterie = {"coterie": [leader, out("Karma")], "haven": "House of Pain", **theirs}
    city = City(
        A=seat(coterie=["Flick", out("Odellas Caine"), out("Nancy Witt")], hand=["Mercy"] * hand, haven="Artist Lofts"),
        B=seat(**coterie),
    )
    city.acts()
    city.attack(attacker, "Karma", "social")
    while city.what not in ("AskWindow", "AskAction", ""):
        city.passes_once()
    return city


@rule("card.odellas-caine")
@pytest.mark.parametrize(
    ("own", "mine", "has"), [(5, 0, False), (2, 1, False), (2, 2, True), (1, 2, True), (0, 1, True)]
)
def test_odellas_caine_has_the_ability_where_half_of_the_leaders_blood_is_her_players(
    own: int, mine: int, has: bool
) -> None:
    city = odellas(own, mine)
    assert city.is_asked("AskWindow") is has
    if has:
        assert city.asks("A", "pass", "use <Odellas Caine>")
        city.answers("A", "use <Odellas Caine>", "discard [Mercy]")
    city.passes()
    assert (city.strength, len(city.hand("A")), city.fought_out) == (2 + has, 2 - has, True)


@rule("card.odellas-caine")
def test_she_need_not_use_it_and_nobody_else_of_her_coterie_has_it() -> None:
    city = odellas(2, 2)
    city.answers("A", "pass")
    city.passes()
    assert (city.strength, city.hand("A"), city.fought_out) == (2, ["Mercy", "Mercy"], True)
    assert odellas(2, 2, "Nancy Witt").fought_out
    assert odellas(2, 2, hand=0).fought_out


@rule("card.odellas-caine")
def test_a_leader_in_torpor_has_none_to_give() -> None:
    city = odellas(2, 2, coterie=["Lolita", out("Karma")], torpor=[vampire("Doc", blood=1, foreign={"A": 1})])
    city.table.leader[1] = city.card("Doc")
    assert city.fought_out


@rule("card.odellas-caine")
def test_what_she_has_ends_with_her_and_others_see_and_imagine_the_same() -> None:
    city = odellas(2, 2)
    twin = rivals(city.table.imagine(1, seeded(1)))
    assert [question.options for question in twin.questions()] == [
        question.options for question in city.table.questions()
    ]
    city.answers("A", "pass")
    city.passes()
    city.falls("Odellas Caine", "B")
    assert not any(force.code >= 1 << 23 for key in city.table.index for force in key)
    assert city.idle


@rule("card.odellas-caine")
def test_a_text_that_only_stands_there_holds_for_her_too() -> None:
    for mine in (0, 3):
        leader = vampire("Doc", blood=5 - mine, foreign={"A": mine} if mine else {})
        city = City(A=seat(coterie=["Flick", out("Odellas Caine")]), B=seat(coterie=[leader], haven="Old Rail Station"))
        assert city.settled
        assert city.quality(SECRECY, "Odellas Caine") == 0  # that is the Haven's own text


@rule("card.blood-replaced")
def test_she_discards_a_card_to_replace_a_blood_on_anybody() -> None:
    city = City(A=seat(coterie=["Flick", "Odellas Caine"], hand=["Mercy", "Greed"]), B=seat(coterie=["Doc", "Karma"]))
    city.acts()
    city.answers("A", "use <Odellas Caine>", "discard [Mercy]")
    assert city.asks("A", "choose <Doc>", "choose <Karma>")
    city.answers("A", "choose <Doc>")
    assert (city.colours("Doc"), city.colours("Karma"), city.hand("A")) == ([1, 4], [0, 3], ["Greed"])
    assert ("use <Odellas Caine>" in city.options("A"), city.idle) == (False, True)
