"""What Animals ask, in the browser: cards in the hand, in the pile and in play, each where it lies."""

from __future__ import annotations

from tests.rivals.scenario import City, out, seat, vampire
from tests.web.rivals.scenes import buttons
from tests.web.rivals.test_questions import page, said


def offered(table: City, *chosen: str) -> set[str]:
    """The answers that have a button of their own."""
    return {one.choice.options[0] for one in buttons(page(table, "A", *chosen)) if one.choice.options}


def test_a_cat_is_chosen_in_the_hand_or_in_the_pile() -> None:
    table = City(A=seat(coterie=["Crazy Cat Lady"], hand=["Alley Cat", "Greed"], discard=["Alley Cat", "Mongrel"]))
    table.acts()
    table.answers("A", "use <Crazy Cat Lady>")
    assert table.asking == "AskBring A"
    assert offered(table) == {table.spelled("attach [Alley Cat]"), table.spelled("take [Alley Cat]")}
    assert said(table, "A") == "Crazy Cat Lady: which card do you attach?"
    table.answers("A", "take [Alley Cat]")
    assert offered(table) == {table.spelled("attach [Alley Cat]"), "enough"}
    assert table.asking == "AskBring A"


def test_animals_that_are_given_up_stand_in_the_dock_and_in_the_hand_and_can_be_taken_back() -> None:
    table = City(
        A=seat(coterie=["Tamaska", vampire("Pong", on=["The Swarm"])], hand=["Animal Dominion", "Sewer Rat", "Greed"]),
        B=seat(coterie=[out("Karma")]),
    )
    table.acts()
    table.plays("Animal Dominion", "Tamaska")
    assert table.asking == "AskOffer A"
    swarm, rat = table.spelled("offer <The Swarm>"), table.spelled("offer [Sewer Rat]")
    assert offered(table) == {swarm, rat}
    both = page(table, "A", swarm, rat)
    assert {(swarm,), (rat,), ("done",)} & {one.choice.options for one in buttons(both)} == {("done",)}
    assert [one.place for one in buttons(both) if not one.choice.options] != []  # each can be taken back
    table.answers("A", swarm)
    assert offered(table) == {table.spelled("keep <The Swarm>"), rat, "done"}
    assert table.asking == "AskOffer A"


def test_playing_it_is_one_play_from_the_hand_to_whoever_is_hit() -> None:
    table = City(
        A=seat(coterie=["Tamaska", vampire("Pong", on=["The Swarm"])], hand=["Animal Dominion", "Sewer Rat"]),
        B=seat(coterie=[out("Karma"), out("Doc")]),
    )
    table.acts()
    play = [table.spelled(one) for one in ("play [Animal Dominion]", "offer <The Swarm>", "done")]
    drawn = page(table, "A", *play)
    assert {table.spelled(f"choose <{name}>") for name in ("Karma", "Doc")} <= {
        one.choice.options[0] for one in buttons(drawn) if one.choice.options
    }
    assert table.idle


def test_who_gets_the_stolen_blood_is_pointed_at() -> None:
    table = City(
        A=seat(coterie=[vampire("Pong", on=["Sewer Rat"]), vampire("Ty Smith", blood=1)]),
        B=seat(coterie=["Doc"], torpor=["Karma"]),
    )
    table.acts()
    table.answers("A", "use <Sewer Rat> 2")
    assert table.asking == "AskReceiver A"
    assert offered(table) == {table.spelled(f"to <{name}>") for name in ("Pong", "Ty Smith", "Doc")}
    assert said(table, "A") == "Sewer Rat: onto whom does the Blood of Karma go?"


def test_the_card_that_was_turned_up_stands_beside_the_two_ways() -> None:
    table = City(A=seat(coterie=[out("Pong")], haven="City Park", library=["Greed"]), B=seat(coterie=[out("Doc")]))
    table.acts()
    table.answers("A", "attack <Pong>")
    assert table.asking == "AskLeave A"
    assert offered(table) == {"keep", "discard"}
    assert "Greed" in page(table, "A")
    assert said(table, "A") == "City Park: the first card of your Library is Greed. Does it stay there?"
