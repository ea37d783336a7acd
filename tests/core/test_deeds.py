"""How a deed goes: changed, done, answered; compulsory and optional; at once; and never for ever."""

from __future__ import annotations

import pytest

import gloam
from gloam.core.deeds import Deed

if gloam.compiled:
    pytest.skip("a compiled class has no subclass that is not", allow_module_level=True)

from tests.core.moths import FALL, GAIN, HURT, Moths, dawn, happen, lamp, on, says, together


def asked(table: Moths) -> list[tuple[int, tuple[str, ...]]]:
    return [(question.seat, question.options) for question in table.questions()]


def test_what_nobody_watches_is_simply_done() -> None:
    table = lamp(anna="plain", boris="plain")
    happen(table, on(table, HURT, "plain"))
    assert table.there() == ["plain"]
    assert table.light == [0, 0]
    assert asked(table) == []


def test_a_compulsory_change_is_not_asked_for() -> None:
    table = lamp(anna="armour", boris="plain")
    happen(table, on(table, HURT, "armour", 1))
    assert table.there() == ["armour", "plain"]
    happen(table, on(table, HURT, "armour", 2))
    assert table.there() == ["plain"]


def test_an_optional_change_is_asked_of_its_owner_taken_and_declined() -> None:
    for option, left in (("use shade", ["plain", "shade"]), ("no", ["shade"])):
        table = lamp(anna="plain shade", boris="")
        happen(table, on(table, HURT, "plain"))
        assert asked(table) == [(0, ("no", "use shade"))]
        says(table, 0, option)
        assert table.there() == left
        assert asked(table) == []


def test_an_optional_change_that_cannot_be_paid_is_not_offered() -> None:
    table = lamp(anna="plain shade", boris="")
    table.tired = (1,)
    happen(table, on(table, HURT, "plain"))
    assert asked(table) == []
    assert table.there() == ["shade"]


def test_each_text_changes_a_deed_once() -> None:
    table = lamp(anna="plain shade shade", boris="")
    happen(table, on(table, HURT, "plain", 3))
    says(table, 0, "use shade 1") if "use shade 1" in table.choices[0] else says(table, 0, table.choices[0][1])
    assert asked(table) == [(0, ("no", "use shade"))]
    says(table, 0, "use shade")
    assert table.there() == ["shade", "shade"], "two of the three points were prevented"


def test_one_burns_instead_of_another_and_its_own_fall_is_answered() -> None:
    table = lamp(anna="plain martyr mourner", boris="")
    happen(table, on(table, HURT, "plain"))
    assert table.there() == ["plain", "mourner"]
    assert table.light == [1, 0]


def test_a_fallen_card_answers_its_own_fall() -> None:
    table = lamp(anna="mourner", boris="plain")
    happen(table, on(table, HURT, "mourner"))
    assert table.there() == ["plain"]
    assert table.light == [1, 0]


def test_answers_go_by_rank_then_from_the_active_player_on() -> None:
    table = lamp(anna="mourner plain", boris="heir")
    happen(table, on(table, HURT, "plain"))
    assert asked(table) == [(1, ("no", "use heir"))], "a reward comes before what follows"
    assert table.light == [0, 0]
    says(table, 1, "use heir")
    assert table.light == [1, 3]


def test_an_optional_answer_may_be_declined() -> None:
    table = lamp(anna="mourner plain", boris="heir")
    happen(table, on(table, HURT, "plain"))
    says(table, 1, "no")
    assert table.light == [1, 0]


def test_those_who_fall_at_once_are_answered_by_all_who_were_there() -> None:
    table = lamp(anna="mourner plain", boris="")
    happen(table, together(on(table, FALL, "mourner", at_once=True), on(table, FALL, "plain", at_once=True)))
    assert table.there() == []
    assert table.light == [2, 0], "it mourns itself and the one that fell with it"


def test_one_after_another_the_second_is_not_seen_by_the_first() -> None:
    table = lamp(anna="mourner plain", boris="")
    happen(table, on(table, FALL, "mourner"), on(table, FALL, "plain"))
    assert table.light == [1, 0]


def test_one_of_several_at_once_may_be_changed_alone() -> None:
    table = lamp(anna="plain martyr", boris="plain")
    first, second = on(table, FALL, "plain", at_once=True), Deed(FALL, 0, 2, 1, -1, 1, at_once=True)
    happen(table, together(first, second))
    assert table.there() == ["plain"]


def test_the_first_time_in_a_turn_is_the_only_one() -> None:
    table = lamp(anna="once plain", boris="plain plain")
    happen(table, on(table, HURT, "plain"), Deed(HURT, 0, 2, 1, -1, 1))
    assert table.light == [1, 0]
    happen(table, dawn(), Deed(HURT, 0, 3, 1, -1, 1))
    assert table.light == [2, 0]


def test_a_condition_is_judged_when_the_text_is_noted() -> None:
    assert happen(lamp(anna="hermit", boris=""), dawn()).light == [5, 0]
    assert happen(lamp(anna="hermit plain", boris=""), dawn()).light == [0, 0]


def test_a_lent_text_works_once() -> None:
    table = lamp(anna="lender plain", boris="plain")
    happen(table, dawn(), on(table, HURT, "plain"))
    assert table.there() == ["lender", "plain", "plain"]
    assert table.lasting == ()
    happen(table, on(table, HURT, "plain"))
    assert table.there() == ["lender", "plain"]


def test_a_lent_text_ends_with_its_time() -> None:
    table = lamp(anna="lender plain", boris="")
    happen(table, dawn())
    table.end(0)
    happen(table, on(table, HURT, "plain"))
    assert table.there() == ["lender"]


def test_own_answers_are_ordered_by_their_player_where_that_matters_or_one_may_be_declined() -> None:
    assert asked(happen(lamp(anna="hermit", boris=""), dawn())) == []
    table = lamp(anna="lender early", boris="")
    happen(table, dawn())
    assert asked(table) == [(0, ("no", "use lender", "use early 1", "use early 2"))]
    says(table, 0, "use early 1")
    assert asked(table) == [(0, ("no", "use lender", "use early"))]
    says(table, 0, "no")
    assert table.light == [1, 0]
    assert len(table.lasting) == 1, "what is compulsory happens all the same"


def test_two_texts_that_set_each_other_off_are_named() -> None:
    table = lamp(anna="lantern", boris="")
    with pytest.raises(AssertionError, match="without end: lantern"):
        happen(table, Deed(GAIN, 0, 0))


def test_a_copy_that_is_played_on_leaves_the_table_as_it_was() -> None:
    table = lamp(anna="plain shade mourner", boris="heir")
    happen(table, on(table, HURT, "plain"))
    copy = table.clone()
    says(copy, 0, "no")
    assert table.there() == ["plain", "shade", "mourner", "heir"]
    assert copy.there() == ["shade", "mourner", "heir"]
    assert asked(table) == [(0, ("no", "use shade"))]
