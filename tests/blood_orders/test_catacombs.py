"""The Catacombs: a Bleeder or an Elder at once."""

from __future__ import annotations

from tests.blood_orders.scenario import City, quarter, seat
from tests.claims import rule


@rule("catacombs.take")
def test_a_token_at_the_catacombs_brings_a_card_of_one_s_choice() -> None:
    for card, decks in (("ELDER", (28, 29)), ("BLEEDER", (27, 30))):
        rest = ["BLEEDER"] * 3 + ["ELDER"] * 2
        city = City(A=seat(hand=["BLEEDER", "ELDER"]), C=seat(hand=rest))
        city.order_phase()
        city.answers("A", "place dawn catacombs")
        assert city.asks("A", "take BLEEDER", "take ELDER")
        city.answers("A", f"take {card}")
        assert city.hand("A") == sorted(["BLEEDER", "ELDER", card])
        assert (city.table.bleeders, city.table.elders) == decks
        city.answers("A", "end")
        assert city.waiting == "B"


@rule("catacombs.not-assigned")
def test_the_new_card_joins_no_order_that_day() -> None:
    city = City(A=seat(hand=[], orders={"night": ["ELDER"]}))
    city.order_phase()
    city.answers("A", "place dawn catacombs", "take ELDER")
    assert city.refuses("A", "put ELDER night").rule == "plan.lock"
    assert (city.hand("A"), city.order("A", "night"), city.symbols("A", "night")) == (["ELDER"], ["ELDER"], 1)


@rule("catacombs.deck-empty")
def test_when_one_deck_is_empty_the_other_is_taken() -> None:
    for left, card in (({"bleeders": 0}, "ELDER"), ({"elders": 0}, "BLEEDER")):
        city = City(A=seat(hand=[]), position=left)
        city.order_phase()
        city.answers("A", "place dawn catacombs")
        assert city.hand("A") == [card], "there is nothing to choose"
        assert city.asked().what == "AskEnd"


@rule("catacombs.deck-empty")
def test_when_both_decks_are_empty_nothing_happens_and_the_token_stays() -> None:
    city = City(A=seat(hand=[]), position={"bleeders": 0, "elders": 0})
    city.order_phase()
    city.turn("A", "dawn catacombs")
    assert (city.hand("A"), city.on_board("A"), city.waiting) == ([], ["dawn"], "B")
    assert (city.table.bleeders, city.table.elders) == (0, 0)
    assert city.log("card-taken") == []


@rule("catacombs.torpor-text")
def test_assigned_bleeders_and_elders_go_to_torpor_and_may_be_fed() -> None:
    city = City(
        A=seat(hand=[], orders={"dawn": ["BLEEDER", "ELDER"]}),
        quarters={"north": quarter(location="The Eel Market", die=1, spaces={"dawn": ["A dawn"]})},
    )
    city.resolve("dawn", "north")
    city.answers("A", "act")
    assert city.torpor("A") == ["BLEEDER", "ELDER"]
    decks = (city.table.bleeders, city.table.elders)
    city.feeding()
    city.answers("A", "feed BLEEDER", "feed ELDER", "done")
    assert (city.hand("A"), city.torpor("A")) == (["BLEEDER", "ELDER"], [])
    assert (city.table.bleeders, city.table.elders) == decks
    assert city.blood == {"A": 7, "B": 7, "C": 7}
    assert city.settled


@rule("catacombs.torpor-text")
def test_bleeders_and_elders_left_unfed_go_on_their_decks() -> None:
    city = City(A=seat(hand=[], torpor=["BLEEDER", "ELDER", "ELDER"]))
    decks = (city.table.bleeders, city.table.elders)
    city.feeding()
    city.answers("A", "feed ELDER", "done")
    assert (city.hand("A"), city.torpor("A"), city.discard) == (["ELDER"], [], [])
    assert (city.table.bleeders, city.table.elders) == (decks[0] + 1, decks[1] + 1)
    assert city.blood == {"A": 6, "B": 7, "C": 7}
    assert city.settled


@rule("catacombs.torpor-text")
def test_bleeders_and_elders_beyond_the_hand_limit_go_on_their_decks() -> None:
    city = City(A=seat(hand=["BLEEDER"] * 6 + ["ELDER"] * 6))
    decks = (city.table.bleeders, city.table.elders)
    city.feeding()
    city.answers("A", "drop BLEEDER", "drop ELDER", "done")
    assert len(city.hand("A")) == 10
    assert (city.table.bleeders, city.table.elders, city.torpor("A")) == (decks[0] + 1, decks[1] + 1, [])
    assert city.settled


@rule("catacombs.torpor-text")
def test_a_bleeder_discarded_from_the_hand_goes_on_its_deck() -> None:
    city = City(
        players=2,
        day=7,
        A=seat(fear=5, influence=3, orders={"dusk": ["ELDER"]}),
        B=seat(hand=["BLEEDER", "ELDER"]),
        quarters={"north": quarter(victim="The Exorcist", die=1, spaces={"dusk": ["A dusk"]})},
    )
    bleeders = city.table.bleeders
    city.resolve("dusk", "north")
    city.answers("A", "act")
    city.answers("B", "discard BLEEDER")
    assert (city.hand("B"), city.torpor("B")) == (["ELDER"], [])
    assert city.table.bleeders == bleeders + 1
    assert city.fear == {"A": 0, "B": 0}
    assert city.settled
