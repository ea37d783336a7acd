"""What greedy makes of Agenda that lies on characters."""

from __future__ import annotations

from gloam.bots.rivals.standing import standing
from tests.bots.rivals.test_abilities import chosen
from tests.rivals.scenario import City, out, seat, vampire


def reaching(blood: int, prize: int) -> City:
    """Adrian attacks Doc from his Haven."""
    city = City(
        A=seat(coterie=[vampire("Adrian Beltza", prize=prize), "Hydra"], agenda=5, library=["Mercy"] * 9),
        B=seat(coterie=[out("Doc", blood=blood), "Karma"], library=["Mercy"] * 9),
    )
    city.turn_of("A")
    city.answers("A", "attack <Adrian Beltza>")
    if city.what == "AskTarget":
        city.answers("A", "target <Doc>")
    return city


def test_it_pays_with_what_lies_on_a_character_before_its_points() -> None:
    city = reaching(3, 1)
    city.answers("A", "social")
    assert chosen(city, "A") == "use <Adrian Beltza>"
    city.answers("A", "use <Adrian Beltza>")
    assert chosen(city, "A") == "choose <Adrian Beltza>"
    city.answers("A", "choose <Adrian Beltza>")
    assert city.asking == "AskAction A"


def test_it_keeps_its_points_where_nothing_is_won_by_them() -> None:
    city = reaching(5, 0)
    city.answers("A", "social")
    assert (chosen(city, "A"), city.asking) == ("pass", "AskWindow A")


def test_agenda_on_a_character_is_good_only_where_it_can_be_spent_and_who_bears_it_stands_firm() -> None:
    worth = []
    for name, blood in (("Raven Smith", 5), ("Adrian Beltza", 5), ("Adrian Beltza", 2)):
        plain, marked = [
            standing(City(A=seat(coterie=[vampire(name, blood=blood, prize=prize)]), B=seat()).table, 0)
            for prize in (0, 1)
        ]
        worth.append(marked > plain)
    assert worth == [False, True, False]


def test_it_spends_agenda_for_intel_only_from_characters() -> None:
    for prize, answer in ((1, "use <Astrid Malhela>"), (0, "discard [Mercy]")):
        city = City(
            A=seat(coterie=[out("Hydra"), out("Astrid Malhela", prize=prize)], agenda=4, hand=["Mercy"] * 3),
            B=seat(coterie=[vampire("Doc", blood=1)]),
        )
        city.acts()
        city.attack("Hydra", "Doc", "physical", "", "Astrid Malhela")
        assert (chosen(city, "A"), city.asking) == (answer, "AskIntel A")


def test_it_pays_for_prestige_in_a_fight_only_where_somebody_falls_and_prestige_is_short() -> None:
    for prize, prestige, blood, answer in ((1, 2, 1, "use <Astrid Malhela>"), (0, 12, 1, "pass"), (1, 2, 4, "pass")):
        coterie = [out("Hydra"), out("Astrid Malhela", prize=prize)]
        city = City(
            A=seat(coterie=coterie, agenda=4, prestige=prestige),
            B=seat(coterie=[out("Doc", blood=blood), "Karma"]),
        )
        city.acts()
        city.attack("Hydra", "Doc", "physical", "", "Astrid Malhela")
        assert (chosen(city, "A"), city.asking) == (answer, "AskWindow A")
