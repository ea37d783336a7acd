"""What an ability or a card costs, who pays it, how often and when."""

from __future__ import annotations

import pytest

from gloam.core.deeds import Deed
from gloam.rivals.pieces import BOARD, HAVEN, TORPOR
from gloam.rivals.verbs import DEFEAT, MEND
from tests.claims import rule
from tests.rivals.scenario import City, seat, vampire


def hydra_attacks(blood: int) -> City:
    city = City(
        A=seat(coterie=[vampire("Hydra", street=True, blood=blood)], library=["Greed"] * 2, faction=["Karma"] * 2),
        B=seat(coterie=[vampire("Doc", street=True)]),
    )
    city.acts()
    city.attack("Hydra", "Doc", "physical")
    return city


@rule("cost.form", "cost.source")
def test_the_cost_is_paid_before_the_effect() -> None:
    city = hydra_attacks(3)
    city.answers("A", "use <Hydra>")
    assert city.asking == "AskDeck A"
    assert (city.blood("Hydra"), city.hand("A"), city.prestige("A")) == (2, [], 12)
    city.answers("A", "faction")
    assert city.hand("A") == ["Karma"]
    city.passes()
    assert city.asking == "AskAction A"


@rule("cost.form")
def test_an_ability_need_not_be_used() -> None:
    city = hydra_attacks(3)
    assert city.asks("A", "pass", "use <Hydra>")
    city.answers("A", "pass")
    city.passes()
    assert (city.blood("Hydra"), city.hand("A")) == (3, [])
    assert city.asking == "AskAction A"


@rule("cost.source", "cost.action-phase")
def test_prestige_comes_from_the_personal_supply() -> None:
    city = City(A=seat(coterie=[vampire("Doc", blood=4)], prestige=8, library=["Greed"]))
    city.acts()
    city.answers("A", "use <Doc>")
    assert (city.prestige("A"), city.blood("Doc")) == (7, 5)
    assert city.asking == "AskAction A"


def coup(blood: int) -> City:
    city = City(
        A=seat(
            coterie=[vampire("Brother", street=True, blood=blood, on=["Vagrant"])],
            hand=["Coup de Grâce"],
            library=["Greed"],
        ),
        B=seat(coterie=[vampire("Velvet", street=True, blood=2), "Doc"]),
    )
    city.acts()
    return city


@rule("cost.not-damage", "cost.last-blood")
def test_blood_that_is_paid_is_not_prevented_and_may_leave_1() -> None:
    city = coup(3)
    city.answers("A", "play [Coup de Grâce]", "choose <Velvet>")
    assert city.blood("Brother") == 1
    assert city.ready("Vagrant")
    assert city.table.torpor[1] == (city.card("Velvet"),)
    assert city.asking == "AskAction A"


@rule("cost.last-blood")
def test_the_last_blood_is_never_paid() -> None:
    city = coup(2)
    assert city.refuses("A", "play [Coup de Grâce]").rule == "cost.last-blood"
    assert city.blood("Brother") == 2
    city = hydra_attacks(1)
    city.passes()
    assert city.log("used") == []
    assert city.asking == "AskAction A"


@rule("cost.once")
def test_a_discarded_card_pays_for_one_thing_only() -> None:
    city = City(
        A=seat(
            haven="House of Pain",
            coterie=[vampire("Brother", street=True)],
            hand=["Greed", "Mercy", "Free Money"],
            library=["Greed"],
        ),
        B=seat(coterie=["Velvet"]),
    )
    city.acts()
    city.answers("A", "attack <Brother>", "discard [Greed]", "physical", "none")
    assert city.pile("A") == ["Greed"]
    assert city.asks("A", "pass", "use <House of Pain>")
    city.answers("A", "use <House of Pain>")
    assert city.asks("A", "discard [Free Money]", "discard [Mercy]")
    city.answers("A", "discard [Mercy]")
    city.passes()
    assert city.pile("A") == ["Greed", "Mercy"]
    assert city.log("summed")[-1]["amount"] == 2
    assert city.asking == "AskAction A"


@rule("cost.once")
def test_a_hand_spent_on_intel_leaves_nothing_for_an_ability() -> None:
    city = City(
        A=seat(haven="House of Pain", coterie=[vampire("Brother", street=True)], hand=["Greed"], library=["Greed"]),
        B=seat(coterie=["Velvet"]),
    )
    city.acts()
    city.answers("A", "attack <Brother>", "discard [Greed]", "physical")
    city.passes()
    assert city.log("used") == []
    assert city.log("summed")[-1]["amount"] == 1
    assert city.asking == "AskAction A"


@rule("cost.per-turn")
def test_an_ability_is_used_once_a_turn_and_again_in_the_next() -> None:
    city = City(
        A=seat(coterie=[vampire("Doc", blood=1)], prestige=6, library=["Greed"] * 9), B=seat(library=["Greed"] * 9)
    )
    city.turn_of("A")
    city.answers("A", "use <Doc>")
    assert city.refuses("A", "use <Doc>").rule == "cost.per-turn"
    assert (city.prestige("A"), city.blood("Doc")) == (5, 2)
    city.answers("A", "end")
    city.answers("B", "end")
    assert city.asking == "AskAction A"
    assert "use <Doc>" in city.options("A")


@rule("cost.foe-turn")
def test_in_a_foes_turn_only_abilities_of_defence_are_used() -> None:
    city = City(
        A=seat(coterie=[vampire("Doc", street=True, blood=3, on=["Vagrant"])], prestige=6),
        B=seat(coterie=[vampire("The Cossack", street=True)], library=["Greed"]),
    )
    city.acts("B")
    assert city.refuses("A", "use <Doc>").rule == "table.not-asked"
    city.attack("The Cossack", "Doc", "physical", by="B")
    assert city.asks("A", "no", "use <Vagrant>")
    city.answers("A", "use <Vagrant>")
    assert not city.ready("Vagrant")
    assert (city.blood("Doc"), city.prestige("A")) == (2, 6)
    assert city.asking == "AskAction B"


@rule("cost.foe-turn")
def test_in_a_foes_claim_an_ability_of_attack_is_used_in_their_turn() -> None:
    city = City(
        street=["Prince of the City"],
        A=seat(coterie=[vampire("Hydra", street=True)], library=["Greed"]),
        B=seat(coterie=["Inmate #745943"], prestige=6),
    )
    city.acts()
    city.answers("A", "claim <Hydra>")
    city.answers("B", "challenge <Inmate #745943>", "physical")
    assert city.asks("B", "pass", "use <Inmate #745943>")
    city.answers("B", "use <Inmate #745943>")
    assert (city.blood("Hydra"), city.prestige("B")) == (4, 5)
    assert city.asking == "AskAction A"


@rule("cost.last-prestige")
@pytest.mark.parametrize("prestige", [1, 2])
def test_the_last_prestige_is_never_paid_not_even_to_win(prestige: int) -> None:
    city = City(A=seat(board=["PR Firm"], prestige=prestige, agenda=12, library=["Greed"]))
    city.table.succeeded = 1
    city.acts()
    if prestige == 1:
        assert city.refuses("A", "use <PR Firm>").rule == "cost.last-prestige"
        assert (city.prestige("A"), city.agenda("A")) == (1, 12)
    else:
        city.answers("A", "use <PR Firm>")
        assert city.table.over
        assert city.winners == "A"


@rule("cost.last-prestige")
def test_the_last_prestige_is_not_spent_for_influence() -> None:
    for prestige in (2, 3):
        city = City(A=seat(coterie=["Hydra"], hand=["Herald"], prestige=prestige, library=["Greed"]))
        hydra = city.card("Hydra")
        city.table.pieces[hydra] = city.table.pieces[hydra].but(mute=1)
        city.acts()
        if prestige == 2:
            assert city.refuses("A", "play [Herald]").rule == "title.influence"
        else:
            city.answers("A", "play [Herald]", "pay")
            assert city.prestige("A") == 1
            assert city.guests("Hydra") == ["Herald"]
            assert city.asking == "AskAction A"


@rule("cost.one-time")
def test_a_cost_without_a_colon_is_paid_once() -> None:
    city = City(
        A=seat(
            coterie=[vampire("Hydra", street=True)],
            hand=["First Tradition: The Masquerade"],
            prestige=9,
            library=["Greed"] * 9,
        )
    )
    city.turn_of("A")
    city.answers("A", "play [First Tradition: The Masquerade]", "move <Hydra>")
    assert city.prestige("A") == 7
    assert city.zone("First Tradition: The Masquerade") == BOARD
    assert city.table.secrecy(city.card("Hydra")) == 1
    city.answers("A", "end")
    city.answers("B", "end")
    city.answers("A", "move <Hydra>")
    assert (city.prestige("A"), city.table.secrecy(city.card("Hydra"))) == (7, 1)
    assert city.asking == "AskAction A"


@rule("cost.one-time")
def test_a_card_whose_cost_would_take_the_last_prestige_is_not_played() -> None:
    city = City(A=seat(hand=["First Tradition: The Masquerade"], prestige=2, library=["Greed"]))
    city.acts()
    assert city.refuses("A", "play [First Tradition: The Masquerade]").rule == "cost.last-prestige"


@rule("cost.action-phase")
def test_an_ability_tied_to_no_action_is_used_between_actions() -> None:
    city = City(
        city=["Vagrant", "Gallery Opening"],
        A=seat(coterie=[vampire("Doc", blood=3)], prestige=5, hand=["Mercy"], library=["Greed"] * 5),
    )
    city.turn_of("A")
    assert city.asks("A", "enough", "discard [Mercy]")
    city.answers("A", "enough", "draw", "use <Doc>")
    assert (city.prestige("A"), city.table.actions) == (4, 1)
    city.answers("A", "draw")
    assert city.table.actions == 0
    assert city.asking == "AskAction A"


@rule("exhaust.self", "exhaust.no-action")
def test_only_the_ready_one_of_two_search_engines_is_exhausted_for_a_look() -> None:
    city = City(
        A=seat(coterie=["Doc"], board=["Search Engine", "Search Engine"], library=["Greed", "Mercy"], faction=["Karma"])
    )
    tired = city.card("Search Engine 2")
    city.table.pieces[tired] = city.table.pieces[tired].but(ready=0)
    city.acts()
    assert "use <Search Engine 1>" in city.options("A")
    assert city.refuses("A", "use <Search Engine 2>").rule == "exhaust.self"
    city.answers("A", "use <Search Engine 1>")
    assert not city.ready("Search Engine 1")
    city.answers("A", "look library", "bottom")
    assert city.log("looked", viewer="A")[-1]["card"] == "core-mercy"
    assert city.log("looked", viewer="B")[-1]["card"] is None
    assert city.table.id_of(city.table.library[0][0]) == "core-mercy"
    assert city.table.actions == 2
    assert city.asking == "AskAction A"


@rule("ability.limit-per-copy")
def test_each_copy_has_its_own_use() -> None:
    city = City(
        A=seat(coterie=["Doc"], board=["Search Engine", "Search Engine"], library=["Greed", "Mercy"], prestige=6)
    )
    city.acts()
    for name in ("Search Engine 1", "Search Engine 2"):
        city.answers("A", f"use <{name}>", "keep")
        assert not city.ready(name)
        assert city.refuses("A", f"use <{name}>").rule == "cost.per-turn"
    assert len(city.log("looked")) == 2


@rule("ability.limit-per-copy")
def test_an_ability_of_every_turn_is_used_once_in_each_of_them() -> None:
    city = City(
        A=seat(coterie=["Hydra", "Brother"], hand=["Free Money", "Mercy"], library=["Greed"] * 9),
        B=seat(coterie=["Flick", "Doc"], hand=["Free Money"], library=["Greed"] * 9),
    )
    city.turn_of("A")
    city.answers("A", "play [Free Money]", "with <Hydra>", "yes")
    city.answers("B", "use <Flick>", "no")
    assert city.blood("Flick") == 2
    city.answers("A", "play [Mercy]", "yes")
    assert "use <Flick>" not in city.options("B")
    city.answers("B", "out")
    city.answers("A", "choose <Brother>")
    city.answers("B", "choose <Doc>")
    assert city.asking == "AskAction B"
    city.answers("B", "play [Free Money]", "with <Doc>")
    assert "use <Flick>" in city.options("B")


@rule("ability.limit-per-copy", "cost.per-turn", "ability.limit-torpor")
def test_a_vampire_back_from_torpor_has_no_second_use_in_the_same_turn() -> None:
    city = City(
        A=seat(
            coterie=["Hydra", vampire("Doc", blood=1), "Yusuf Kaya"], hand=["Late-Night Snack"], library=["Greed"] * 3
        )
    )
    city.acts()
    city.answers("A", "use <Doc>")
    doc = city.card("Doc")
    city.do(Deed(DEFEAT, 1, doc, 1, owner=0))
    assert city.zone("Doc") == TORPOR
    city.do(Deed(MEND, 0, doc, 4, owner=0))
    assert (city.zone("Doc"), city.blood("Doc")) == (HAVEN, 5)
    assert city.refuses("A", "use <Doc>").rule == "cost.per-turn"
