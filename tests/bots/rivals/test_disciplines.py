"""What greedy makes of tokens of Disciplines, and of cards that only harm whoever bears them."""

from __future__ import annotations

from gloam.bots.rivals.standing import hampers, standing
from gloam.rivals.catalogue import NUMBER
from tests.bots.rivals.test_abilities import chosen
from tests.rivals.scenario import City, out, seat, vampire


def test_it_studies_what_its_hand_speaks_of() -> None:
    city = City(A=seat(coterie=["Nancy Witt"], hand=["Study Their Ways", "Cat's Grace", "Blink", "Ishtar's Touch"]))
    city.acts()
    city.plays("Study Their Ways", "Nancy Witt")
    assert chosen(city, "A") == "celerity"
    city.answers("A", "celerity")
    assert city.idle


def test_it_takes_a_discipline_that_is_there() -> None:
    city = City(
        A=seat(coterie=["Nancy Witt"], board=[("Ishtar's Touch", 2)]), B=seat(coterie=[vampire("Hydra"), "Doc"])
    )
    city.acts()
    city.answers("A", "use <Ishtar's Touch>", "choose <Hydra>")
    assert chosen(city, "A") in ("celerity", "potence", "presence")
    city.answers("A", "potence")
    assert city.idle


def test_what_only_harms_is_no_aid_to_ones_own() -> None:
    assert hampers(NUMBER["jam-unburdening-the-bestial-soul"])
    assert hampers(NUMBER["jam-soul-thieving"])
    assert not hampers(NUMBER["jam-blink"])
    values = []
    for guests in ([], ["Unburdening the Bestial Soul"], ["Blink"]):
        city = City(A=seat(coterie=[out("Hydra", on=guests)]))
        values.append(standing(city.table, 0))
        assert city.settled
    assert values[1] < values[0] < values[2]
