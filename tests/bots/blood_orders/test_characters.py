"""Characters lean where they should in Blood Orders."""

from __future__ import annotations

from gloam.bots.blood_orders.guide import BLOOD_ORDERS
from tests.bots.asking import questions


def test_the_bold_one_wants_the_night_and_the_careful_one_does_not() -> None:
    table, question = questions("blood-orders", "AskPlan", 2, 1)[0]
    night = "aim night north; put ELDER night; put ELDER night; done"
    dawn = "aim dawn north; put ELDER dawn; put ELDER dawn; done"
    for name, sign in (("bold", 1), ("careful", -1)):
        assert sign * BLOOD_ORDERS.lean(name, table, question, night) > 0
        assert BLOOD_ORDERS.lean(name, table, question, dawn) == 0
        assert sign * BLOOD_ORDERS.lean(name, table, question, "scavenge 2") > 0
    assert BLOOD_ORDERS.lean("master", table, question, night) == 0


def test_the_bold_one_goes_where_others_are_and_the_careful_one_does_not() -> None:
    crowds = set()
    for table, question in questions("blood-orders", "AskTurn", 2, 1):
        for option in question.options:
            bold, careful = [BLOOD_ORDERS.lean(name, table, question, option) for name in ("bold", "careful")]
            if option.startswith("place "):
                assert bold == -careful
                crowds.add(bold)
    assert min(crowds) == 0 < max(crowds)


def test_the_bluffer_lays_the_night_early_and_not_in_the_catacombs() -> None:
    table, question = questions("blood-orders", "AskTurn", 2, 1)[0]
    place = next(option.split(" ")[2] for option in question.options if option.startswith("place night "))
    assert BLOOD_ORDERS.lean("bluffer", table, question, f"place night {place}") > 0
    assert BLOOD_ORDERS.lean("bluffer", table, question, "place night catacombs") == 0
    assert BLOOD_ORDERS.lean("bluffer", table, question, "end") == 0
