"""Ghouls as numbers: the table with them, and what can be done with each of several."""

from __future__ import annotations

from gloam.lab.rivals.tensor import RivalsTensor
from gloam.lab.rivals.vocabulary import RivalsVocabulary
from tests.rivals.flesh_scenes import SCENES
from tests.rivals.scenario import City, out, seat, vampire

WORDS = RivalsVocabulary()


def test_whatever_is_asked_for_the_sake_of_ghouls_has_numbers() -> None:
    tensor = RivalsTensor(2)
    for scene in SCENES:
        for city in scene():
            for question in city.table.questions():
                assert len(WORDS.legal(question, 2)) == len(set(WORDS.offered(question)))
                assert len(tensor.of(city.table.view(question.seat), question)) > 0
            assert city.asking


def test_two_ghouls_of_one_name_are_told_apart() -> None:
    city = City(A=seat(coterie=["Karma", out("Vozhd", blood=2), vampire("Vozhd", blood=4, on=["Cop"])]))
    city.acts()
    question = city.table.questions()[0]
    found = [WORDS.options[number] for number in WORDS.legal(question, 2)]
    assert {"attack dar-vozhd", "move dar-vozhd", "move core-karma"} <= set(found)
    assert len(found) == len(set(found)) == len(WORDS.offered(question))
    assert city.idle
