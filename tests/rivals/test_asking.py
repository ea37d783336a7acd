"""When players are asked: only on what everyone can see, in an order that is fixed or theirs to choose."""

from __future__ import annotations

import pytest

from gloam.rivals.pieces import TORPOR
from tests.claims import rule
from tests.rivals.scenario import City, seat, vampire


def attacked(hand: list[str]) -> City:
    """A's attack on B has come to the Reaction."""
    city = City(
        A=seat(coterie=[vampire("The Cossack", street=True)], library=["Greed"]),
        B=seat(coterie=[vampire("Hydra", street=True)], hand=hand),
    )
    city.acts()
    city.attack("The Cossack", "Hydra", "physical")
    return city


# ---- what may be told by a question


@rule("window.principle")
def test_whether_a_reaction_is_asked_for_depends_on_the_number_of_cards_alone() -> None:
    able, unable, empty = attacked(["Baseball Bat"]), attacked(["Greed"]), attacked([])
    assert able.asks("B", "none", "lay [Baseball Bat]")
    assert unable.asks("B", "none")
    assert empty.asking == "AskAction A"


@rule("window.principle")
def test_whether_an_attack_card_is_asked_for_depends_on_the_number_of_cards_alone() -> None:
    for hand, asking in ((["Baseball Bat"], "AskAttackCard A"), (["Greed"], "AskAttackCard A"), ([], "AskAction A")):
        city = City(
            A=seat(coterie=[vampire("The Cossack", street=True)], hand=hand, library=["Greed"]),
            B=seat(coterie=[vampire("Hydra", street=True)]),
        )
        city.acts()
        city.answers("A", "attack <The Cossack>", "physical")
        assert city.asking == asking


@rule("window.principle")
def test_whether_the_menu_is_asked_depends_on_the_number_of_cards_alone() -> None:
    for hand, asking in ((["Influencer"], "AskAction A"), (["Baseball Bat"], "AskAction A"), ([], "")):
        city = City(A=seat(coterie=[vampire("Hydra", ready=False)], hand=hand))
        city.acts()
        assert city.asking == asking
    spent = City(A=seat(coterie=[vampire("Hydra", street=True)], hand=["Free Money", "Influencer"]))
    spent.acts(actions=1)
    spent.answers("A", "play [Free Money]", "yes")
    spent.answers("B", "out")
    assert spent.settled


@rule("window.principle")
def test_whether_a_price_is_asked_for_does_not_depend_on_the_hand() -> None:
    for hand, options in ((["Hedge Your Bets"], ("pay", "lay [Hedge Your Bets]")), (["Baseball Bat"], ("pay",))):
        city = City(A=seat(coterie=[vampire("Hydra", mute=True)], hand=["Herald", *hand]))
        city.acts()
        city.answers("A", "play [Herald]")
        assert city.asks("A", *options)


@rule("window.principle")
def test_the_menu_comes_again_until_it_is_ended_or_has_run_out() -> None:
    city = City(
        A=seat(coterie=["Doc", "Yusuf Kaya"], prestige=9, library=["Greed"] * 2, conspiracies=[("Lost Glory", "A")])
    )
    city.acts()
    answered = 0
    while city.asking == "AskAction A":
        option = next(option for option in city.options("A") if option != "end")
        city.answers("A", option)
        while city.asking not in ("AskAction A", ""):
            city.answers(city.waiting, city.options(city.waiting)[0])
        answered += 1
        assert answered < 30
    assert city.actions() == 0


# ---- optional texts


@rule("window.optional-triggers")
def test_optional_texts_of_one_player_are_asked_one_by_one_in_an_order_they_pick() -> None:
    park = vampire("Bong-Cha Park", on=["Vagrant"])
    city = City(A=seat(coterie=[vampire("Hydra", ready=False), park], haven="Artist Lofts", library=["Greed"] * 5))
    city.turn_of("A")
    city.table.pieces[city.card("Hydra")] = city.table.pieces[city.card("Hydra")].but(ready=0)
    city.answers("A", "end")
    assert city.asks("A", "no", "use <Artist Lofts>", "use <Bong-Cha Park>")
    city.answers("A", "use <Bong-Cha Park>")
    assert city.guests("Hydra") == ["Vagrant"]
    assert city.asks("A", "no", "use <Artist Lofts>")
    city.answers("A", "no")
    assert city.log("discarded") == []
    assert city.asking == "AskAction B"


@rule("window.optional-triggers")
@pytest.mark.parametrize("first", ["The Hunger", "Bong-Cha Park"])
def test_what_is_nobodys_is_ordered_by_the_active_player(first: str) -> None:
    hydra = vampire("Hydra", blood=4, on=["Vagrant"])
    city = City(street=["The Hunger"], A=seat(coterie=[hydra], hand=["Bong-Cha Park"], library=["Greed"] * 5))
    city.turn_of("A")
    city.answers("A", "recruit [Bong-Cha Park]", "end")
    assert city.asks("A", "no", "use <The Hunger>", "use <Bong-Cha Park>")
    city.answers("A", f"use <{first}>")
    hungry = first == "The Hunger"
    assert city.guests("Hydra") == (["Vagrant"] if hungry else [])
    if hungry:
        assert city.prestige("A") == 8  # 12, 3 for the recruit, 1 for Hydra's thirst
        assert city.asks("A", "no", "use <Bong-Cha Park>")
        city.answers("A", "no")
    assert (city.prestige("A"), city.asking) == (8, "AskAction B")


@rule("window.optional-triggers")
def test_a_text_that_can_do_nothing_is_not_asked() -> None:
    city = City(A=seat(coterie=["Hydra", "Bong-Cha Park"], haven="Artist Lofts", library=["Greed"] * 5))
    city.turn_of("A")
    city.answers("A", "end")
    assert city.asking == "AskAction B"


@rule("window.optional-triggers")
def test_the_active_player_is_asked_before_the_others() -> None:
    city = City(
        A=seat(coterie=[vampire("Beretta", street=True, on=["Vagrant"])], hand=[".38 Special"], library=["Greed"]),
        B=seat(coterie=[vampire("Doc", street=True, on=["Vagrant"])], hand=[".38 Special"]),
    )
    city.acts()
    city.attack("Beretta", "Doc", "ranged", ".38 Special")
    city.answers("B", "lay [.38 Special]")
    city.answers("A", "pass")
    assert city.asks("A", "no", "use <Vagrant 1>")
    city.answers("A", "use <Vagrant 1>")
    assert city.asks("B", "no", "use <Vagrant 2>")
    city.answers("B", "no")
    assert [city.blood(name) for name in ("Beretta", "Doc")] == [4, 3]
    assert city.asking == "AskAction A"


@rule("window.optional-triggers")
def test_what_must_happen_happens_by_itself() -> None:
    city = City(
        A=seat(coterie=[vampire("The Cossack", street=True, blood=1)], board=["The Spoils"], library=["Greed"]),
        B=seat(coterie=[vampire("Karma", street=True, blood=1), "Doc"]),
    )
    city.acts()
    city.attack("The Cossack", "Karma", "physical")
    assert city.blood("The Cossack") == 2
    assert city.asking == "AskAction A"


# ---- Relentless


@rule("window.relentless")
def test_flick_helps_once_in_each_player_s_turn() -> None:
    hand = ["Free Money", "Free Money"]
    city = City(A=seat(coterie=["Hydra", "Brother", "Doc"], hand=hand), B=seat(coterie=["Ty Smith", "Flick"]))
    city.acts()
    city.answers("A", "play [Free Money]", "with <Hydra>", "yes")
    assert city.offers("B", "use") == ("use <Flick>",)
    city.answers("B", "use <Flick>", "no")
    assert city.blood("Flick") == 2
    city.table.pieces[city.card("Flick")] = city.table.pieces[city.card("Flick")].but(mute=0)
    city.answers("A", "play [Free Money]", "with <Brother>", "yes")
    assert city.offers("B", "use") == ()
    city.answers("B", "out")
    assert city.asking == "AskAction A"


@rule("window.relentless")
def test_jesus_is_asked_when_he_is_defeated() -> None:
    for answer, agenda in (("use <Jesús>", 1), ("no", 0)):
        city = City(
            A=seat(coterie=[vampire("The Cossack", street=True)], library=["Greed"]),
            B=seat(coterie=["Doc", vampire("Jesús", street=True, blood=1)]),
        )
        city.acts()
        city.attack("The Cossack", "Jesús", "physical")
        assert city.zone("Jesús") == TORPOR
        city.answers("B", answer)
        assert (city.agenda("B"), city.prestige("B")) == (agenda, 11 - agenda)
        assert city.asking == "AskAction A"


@rule("window.relentless")
@pytest.mark.parametrize(
    ("answer", "prestige", "target"), [("use <Street Preacher>", 11, "Street Preacher"), ("let", 12, "Karma")]
)
def test_a_street_preacher_is_asked_while_others_may_block(answer: str, prestige: int, target: str) -> None:
    city = City(
        A=seat(coterie=[vampire("Sweetums", street=True)], library=["Greed"], rival="C"),
        B=seat(coterie=["Doc", vampire("Karma", street=True)]),
        C=seat(coterie=["Lolita", "Street Preacher"]),
    )
    city.acts()
    city.attack("Sweetums", "Karma", "physical")
    assert city.asking == "AskBlock C"
    city.answers("C", answer)
    assert city.prestige("C") == prestige
    assert [event["card"] for event in city.log("damaged")] == [city.spelled(f"<{target}>")]
    assert city.asking == "AskAction A"
