"""The scenarios of Rivals themselves."""

from __future__ import annotations

from tests.rivals.scenario import City, seat, vampire


def test_a_city_is_laid_out_and_an_attack_is_played_in_it() -> None:
    city = City(
        A=seat(coterie=[vampire("Hydra", street=True)], hand=["Baseball Bat"]),
        B=seat(coterie=[vampire("Karma", street=True)]),
    )
    city.acts()
    city.attack("Hydra", "Karma", "physical", "Baseball Bat")
    assert city.blood("Karma") == 3
    city.passes()
    assert city.zone("Karma") != city.zone("Hydra")
    assert city.table.over
