"""The City Deck, The Street, Events and the piles of the City."""

from __future__ import annotations

from gloam.rivals.cards.core import CORE
from gloam.rivals.catalogue import CITIZEN, EVENT, INQUISITION, PRINCE, VAGRANT
from gloam.rivals.pieces import CITY_BURNED, CITY_DISCARD, STREET
from gloam.rivals.tokens import of_colour
from gloam.rivals.turn import Turn
from tests.claims import rule
from tests.rivals.scenario import NAME_OF, City, seat, vampire


def in_pile(city: City, cards: list[int]) -> list[str]:
    return [NAME_OF[city.table.id_of(card)] for card in cards]


@rule("city.sad-copies")
def test_the_city_deck_has_4_special_affairs_5_vagrants_7_citizens_the_prince_and_10_events() -> None:
    def copies(kind: int) -> int:
        return sum([card.copies for card in CORE if card.kind & kind])

    assert (copies(INQUISITION), copies(VAGRANT), copies(CITIZEN), copies(EVENT)) == (4, 5, 7, 10)
    assert [card.copies for card in CORE if card.kind & PRINCE] == [1]


@rule("city.street-no-limit", "begin.city-reveal")
def test_a_tenth_city_card_joins_nine_in_the_street() -> None:
    city = City(street=["Vagrant"] * 5 + ["Special Affairs Division"] * 4, city=["Cop"] * 14 + ["Student"])
    city.cannot_be()
    city.turn_of("A")
    assert len(city.in_street()) == 10
    assert city.in_street()[-1] == "Student"
    assert len(city.table.city) == 14
    assert city.asking == "AskAction A"


@rule("city.ongoing-token", "supply.own-colour")
def test_an_ongoing_event_is_marked_with_a_token_from_the_general_supply() -> None:
    city = City(city=["Castro Street Party"], B=seat(prestige=9))
    city.table.supply = [20, 20]
    city.turn_of("B")
    party = city.table.pieces[city.card("Castro Street Party")]
    assert party.zone == STREET
    assert (of_colour(party.tokens, 0), of_colour(party.tokens, 1)) == (0, 1)
    assert city.prestige("B") == 9
    assert city.table.supply == [20, 19]
    assert city.asking == "AskAction B"


@rule("city.ongoing-one-round")
def test_an_ongoing_event_lasts_until_its_player_begins_again() -> None:
    city = City(players=4, city=["Cop", "Student", "Athlete", "Chef", "Castro Street Party"])
    city.turn_of("B")
    for name in "BCDA":
        assert "Castro Street Party" in city.in_street()
        assert city.asking == f"AskAction {name}"
        city.answers(name, "end")
    assert city.in_street() == ["Chef", "Athlete", "Student", "Cop"]
    assert in_pile(city, city.table.city_burned) == ["Castro Street Party"]
    order = [event["what"] for event in city.log("event-over", "city-revealed")]
    assert order[-2:] == ["event-over", "city-revealed"]
    assert city.asking == "AskAction B"


@rule("begin.city-burn")
def test_only_the_event_with_ones_own_token_is_burned() -> None:
    city = City(players=3, city=["Cop", "Student", "Castro Street Party", "San Francisco Fog"])
    city.turn_of("A")
    city.answers("A", "end")
    assert city.in_street() == ["San Francisco Fog", "Castro Street Party"]
    city.answers("B", "end")
    city.answers("C", "end")
    assert city.in_street() == ["Castro Street Party", "Student", "Cop"]
    assert city.asking == "AskAction A"


@rule("city.event-immediate", "gold.active-first")
def test_an_event_is_resolved_for_all_from_the_active_player_on_and_burned() -> None:
    city = City(
        city=["Gallery Opening"],
        A=seat(hand=["Greed", "Mercy", "Karma"]),
        B=seat(hand=["Greed", "Mercy"]),
        C=seat(hand=["Greed"]),
    )
    city.turn_of("A")
    city.answers("A", "discard [Greed]", "discard [Karma]")
    city.answers("B", "discard [Mercy]", "enough")
    city.answers("C", "enough")
    assert [city.prestige(name) for name in "ABC"] == [14, 13, 12]
    assert city.hand("A") == ["Mercy"]
    assert in_pile(city, city.table.city_burned) == ["Gallery Opening"]
    assert city.in_street() == []
    assert city.asking == "AskAction A"


@rule("gold.active-first")
def test_when_player_2_is_active_the_order_is_2_3_1() -> None:
    city = City(city=["Gallery Opening"], A=seat(hand=["Greed"]), B=seat(hand=["Greed"]), C=seat(hand=["Greed"]))
    city.turn_of("B")
    asked = ""
    while city.asking.startswith("AskDiscardFor"):
        asked += city.waiting
        city.answers(city.waiting, "enough")
    assert asked == "BCA"
    assert city.asking == "AskAction B"


@rule("city.reshuffle")
def test_an_empty_city_deck_is_made_anew_from_its_discard_pile() -> None:
    city = City(city_discard=["Cop", "Student", "Athlete"], city_burned=["Chef"])
    city.turn_of("A")
    assert len(city.in_street()) == 1
    assert city.in_street()[0] in ("Cop", "Student", "Athlete")
    assert len(city.table.city) == 2
    assert city.table.city_pile == []
    assert in_pile(city, city.table.city_burned) == ["Chef"]
    assert city.asking == "AskAction A"


@rule("city.nothing-left")
def test_without_any_city_card_left_the_turn_goes_on() -> None:
    city = City(street=["Cop", "Student", "Athlete"], city_burned=["Chef"])
    city.turn_of("A")
    assert city.in_street() == ["Cop", "Student", "Athlete"]
    assert city.asking == "AskAction A"


@rule("city.piles", "city.retainer-burn-pile")
def test_burned_city_cards_and_discarded_ones_lie_in_two_piles() -> None:
    city = City(
        street=["Special Affairs Division"],
        city=["Gallery Opening"],
        A=seat(library=["Greed"], coterie=[vampire("Hydra", on=["Student"])], hand=["Lightning Strike"]),
    )
    city.turn_of("A")
    city.answers("A", "enough", "burn <Student>", "move <Hydra>")
    city.attack("Hydra", "Special Affairs Division", "physical", "Lightning Strike")
    city.passes()
    assert in_pile(city, city.table.city_burned) == ["Gallery Opening", "Student"]
    assert in_pile(city, city.table.city_pile) == ["Special Affairs Division"]
    assert (city.zone("Student"), city.zone("Special Affairs Division")) == (CITY_BURNED, CITY_DISCARD)
    assert city.asking == "AskAction A"


@rule("begin.first-turn")
def test_on_the_very_first_turn_a_card_is_revealed_for_each_player() -> None:
    city = City(players=3, city=["Vagrant"] * 23)
    city.cannot_be()
    city.table.turn = 0
    city.do(Turn())
    assert (len(city.in_street()), len(city.table.city)) == (3, 20)
    city.answers("A", "end")
    assert (len(city.in_street()), len(city.table.city)) == (4, 19)
    assert city.asking == "AskAction B"


@rule("city.first-turn-events")
def test_events_of_the_first_turn_are_resolved_as_they_are_revealed() -> None:
    city = City(
        players=3, city=["Vagrant"] * 5 + ["Castro Street Party", "Gallery Opening", "Cop"], A=seat(hand=["Greed"])
    )
    city.table.turn = 0
    city.do(Turn())
    assert city.in_street() == ["Cop", "Gallery Opening"]
    city.answers("A", "discard [Greed]")
    assert city.prestige("A") == 13
    assert city.in_street() == ["Cop", "Castro Street Party"]
    assert of_colour(city.table.pieces[city.card("Castro Street Party")].tokens, 0) == 1
    assert city.asking == "AskAction A"
