"""The Tzimisce: what they attach, keep, and burn."""

from __future__ import annotations

import pytest

from gloam.core.deeds import Deed
from gloam.rivals.pieces import NOTHING
from gloam.rivals.spoils import attaching
from gloam.rivals.verbs import ATTACH, BURN, MOVED
from tests.claims import rule
from tests.rivals.scenario import City, out, seat, vampire


@rule("card.angela")
def test_angela_draws_for_the_first_card_that_is_attached_in_a_turn_also_to_a_ghoul() -> None:
    crew = [vampire("Angela"), vampire("Szlachta", blood=2)]
    city = City(A=seat(coterie=crew, library=["Mercy"] * 4), street=["Vagrant", "Cop", "Addict"], players=2)
    ghoul, angela = city.card("Szlachta"), city.card("Angela")
    city.do(*attaching(city.table, ghoul, city.card("Vagrant"), 0, ghoul))
    assert city.hand("A") == ["Mercy"]
    city.do(*attaching(city.table, angela, city.card("Cop"), 0, angela))
    assert city.hand("A") == ["Mercy"]
    assert city.settled


@rule("card.angela")
@pytest.mark.parametrize(("by", "how"), [(1, 0), (0, MOVED)])
def test_what_a_foe_attaches_or_is_only_moved_does_not_count(by: int, how: int) -> None:
    crew = [vampire("Angela"), vampire("Szlachta", blood=2, on=["Vagrant"])]
    city = City(A=seat(coterie=crew, library=["Mercy"]))
    city.do(Deed(ATTACH, by, city.card("Angela"), 1, city.card("Angela"), 0, city.card("Vagrant"), how))
    assert city.hand("A") == []
    assert city.settled


@rule("attach.more")
def test_matthias_draws_for_the_first_card_on_him_that_is_burned_in_each_turn_of_ones_own() -> None:
    crew = [out("Matthias", on=["Vagrant", "Cop"]), out("Skunk", on=["Addict"])]
    city = City(A=seat(coterie=crew, library=["Mercy"] * 4))
    city.acts()
    city.answers("A", "burn <Addict>")
    assert city.hand("A") == []
    city.answers("A", "burn <Vagrant>")
    assert city.hand("A") == ["Mercy"]
    city.answers("A", "burn <Cop>")
    assert city.hand("A") == ["Mercy"]
    assert city.idle


def test_what_a_foe_burns_or_in_a_foes_turn_draws_nothing() -> None:
    city = City(A=seat(coterie=[out("Matthias", on=["Vagrant", "Cop"])], library=["Mercy"] * 4))
    city.do(Deed(BURN, 1, city.card("Cop"), 1, NOTHING, 0))
    city.table.active = 1
    city.do(Deed(BURN, 0, city.card("Vagrant"), 1, NOTHING, 0))
    assert city.hand("A") == []
    assert city.settled
