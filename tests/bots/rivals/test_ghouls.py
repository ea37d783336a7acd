"""What greedy makes of Ghouls and of what lies with them."""

from __future__ import annotations

from tests.bots.rivals.test_greedy import chosen
from tests.rivals.flesh_scenes import chosen as estate
from tests.rivals.flesh_scenes import enlisted, freely, kept
from tests.rivals.scenario import City, out, seat


def test_greedy_plays_a_ghoul_with_a_retainer_it_has() -> None:
    crew = [out("Drea Warden", on=["Vagrant", "Addict"])]
    city = City(A=seat(coterie=crew, hand=["Vozhd"], prestige=9))
    city.acts()
    assert chosen(city, "A") == city.spelled("play [Vozhd]")
    assert city.idle


def test_greedy_feeds_a_vozhd_and_keeps_a_card_of_its_own_in_torpor() -> None:
    for city in enlisted():
        assert chosen(city, "A").startswith("choose ")
    city = next(kept())
    assert chosen(city, "A") == city.spelled("choose <Vagrant>")
    assert city.asking == "AskKeepsake A"


def test_greedy_answers_whatever_the_country_estate_asks() -> None:
    city = next(estate())
    assert chosen(city, "A") in city.table.questions()[0].options
    *_, last = freely()
    assert chosen(last, "A") in last.table.questions()[0].options
    assert (city.asking, last.asking) == ("AskFromLibrary A", "AskFreePlay A")
