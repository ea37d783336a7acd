"""Rituals: who casts them, what they cost, the Blood that is placed on them and what becomes of it."""

from __future__ import annotations

from typing import Any

from gloam.core.chance import seeded
from gloam.core.deeds import Deed
from gloam.rivals.catalogue import POTENCY, RITUAL
from gloam.rivals.hosting import AskActor
from gloam.rivals.pieces import BOARD, BURNED, HAND, HAVEN
from gloam.rivals.table import rivals
from gloam.rivals.verbs import BURN, PUT_TOKENS
from tests.claims import rule
from tests.rivals.scenario import City, out, seat, vampire


def with_ritual(actions: int = 2, card: str = "Blood Makes Noise", **mine: Any) -> City:
    """A has this Ritual in hand, and says with whom."""
    city = City(A=seat(**{"coterie": ["Faith Gray"], "hand": [card], "library": ["Greed"] * 6, **mine}))
    city.acts(actions=actions)
    return city


# ---- what it costs


@rule("ritual.actions")
def test_a_ritual_takes_two_actions() -> None:
    city = with_ritual(coterie=["Claudia Sterling"])
    city.plays("Blood Makes Noise", "Claudia Sterling")
    assert (city.actions(), city.ready("Claudia Sterling")) == (0, False)
    city.answers("A", "place <Claudia Sterling>", "done")
    assert (city.zone("Blood Makes Noise"), city.idle) == (BOARD, True)


@rule("ritual.actions")
def test_with_one_action_left_nobody_casts_a_ritual_alone() -> None:
    city = with_ritual(1, coterie=["Claudia Sterling"])
    no = city.refuses("A", "play [Blood Makes Noise]")
    assert (no.rule, no.facts["actions"]) == ("ritual.actions", 1)
    assert (city.actions(), city.zone("Blood Makes Noise")) == (1, HAND)


@rule("ritual.caster")
def test_a_ritual_is_cast_by_a_ready_vampire_with_its_discipline() -> None:
    city = with_ritual(coterie=["Nancy Witt"])
    assert city.refuses("A", "play [Blood Makes Noise]").rule == "ritual.caster"
    assert city.actions() == 2
    city = with_ritual(coterie=["Nancy Witt", vampire("Claudia Sterling", ready=False)])
    assert city.refuses("A", "play [Blood Makes Noise]").rule == "ritual.caster"
    city = with_ritual(coterie=["Nancy Witt", "Claudia Sterling", out("Faith Gray")])
    city.answers("A", "play [Blood Makes Noise]")
    assert city.asks("A", "with <Claudia Sterling>", "with <Faith Gray>")
    assert city.refuses("A", "with <Nancy Witt>").rule == "ritual.caster"


@rule("ritual.reduction")
def test_a_second_caster_of_the_party_saves_an_action() -> None:
    city = with_ritual(1, coterie=["Claudia Sterling", "Faith Gray", "Phuoc Dihn"])
    city.plays("Blood Makes Noise", "Claudia Sterling")
    assert city.asks("A", "with <Faith Gray>", "with <Phuoc Dihn>")
    assert city.refuses("A", "alone").rule == "ritual.actions"
    city.answers("A", "with <Phuoc Dihn>")
    assert [city.ready(name) for name in ("Claudia Sterling", "Faith Gray", "Phuoc Dihn")] == [False, True, False]
    assert city.actions() == 0  # and a third could not make it free
    city.answers("A", "place <Faith Gray>", "done")
    assert city.idle


@rule("ritual.reduction")
def test_nobody_need_help_and_who_does_stands_in_the_same_party() -> None:
    city = with_ritual(2, coterie=["Claudia Sterling", "Faith Gray"])
    city.plays("Blood Makes Noise", "Claudia Sterling")
    assert city.asks("A", "alone", "with <Faith Gray>")
    city.answers("A", "alone")
    assert (city.actions(), city.ready("Faith Gray")) == (0, True)
    city.answers("A", "place <Faith Gray>", "done")
    assert city.idle
    apart = with_ritual(1, coterie=["Claudia Sterling", out("Phuoc Dihn")])
    assert apart.refuses("A", "play [Blood Makes Noise]").rule == "ritual.actions"
    apart = with_ritual(2, coterie=["Claudia Sterling", "Alejandro Lopez", out("Phuoc Dihn")])
    apart.plays("Blood Makes Noise", "Claudia Sterling")
    assert apart.refuses("A", "with <Phuoc Dihn>").rule == "ritual.reduction"
    assert apart.refuses("A", "with <Claudia Sterling>").rule == "ritual.reduction"
    assert apart.asks("A", "alone", "with <Alejandro Lopez>")


@rule("ritual.second-caster")
def test_whoever_helps_has_not_played_the_ritual() -> None:
    city = with_ritual(2, coterie=["Claudia Sterling", "Phuoc Dihn"])
    city.plays("Blood Makes Noise", "Phuoc Dihn")
    city.answers("A", "with <Claudia Sterling>", "place <Phuoc Dihn>", "done")
    assert [event["by"] for event in city.log("played")] == [city.table.handle(city.card("Phuoc Dihn"))]
    assert (city.actions(), city.idle) == (1, True)


# ---- the Blood that is placed on it


@rule("ritual.blood-range")
def test_from_the_least_to_the_most_blood_is_placed() -> None:
    for amount in (1, 2, 3):
        city = with_ritual(coterie=["Claudia Sterling", "Alejandro Lopez"])
        city.plays("Blood Makes Noise", "Claudia Sterling")
        city.answers("A", "alone")
        no = city.refuses("A", "done")
        assert (no.rule, no.facts["amount"]) == ("ritual.blood-range", 0)
        city.answers("A", *["place <Alejandro Lopez>"] * amount)
        if amount == 3:
            no = city.refuses("A", "place <Alejandro Lopez>")
            assert (no.rule, no.facts["amount"]) == ("ritual.blood-range", 4)
        city.answers("A", "done")
        assert (city.blood("Blood Makes Noise"), city.blood("Alejandro Lopez")) == (amount, 6 - amount)
        assert (city.prestige("A"), city.idle) == (12, True)


@rule("ritual.blood-range")
def test_a_part_of_the_blood_can_be_taken_back() -> None:
    city = with_ritual(coterie=["Claudia Sterling", "Alejandro Lopez"])
    city.plays("Blood Makes Noise", "Claudia Sterling")
    city.answers("A", "alone")
    assert city.refuses("A", "leave <Alejandro Lopez>").rule == "window.principle"
    city.answers("A", "place <Alejandro Lopez>", "place <Claudia Sterling>", "leave <Alejandro Lopez>", "done")
    assert [city.blood(name) for name in ("Alejandro Lopez", "Claudia Sterling", "Blood Makes Noise")] == [6, 2, 1]
    assert city.idle


@rule("ritual.blood-source")
def test_that_blood_comes_from_characters_and_neither_from_torpor_nor_from_prestige() -> None:
    city = with_ritual(
        coterie=[vampire("Faith Gray", blood=4)], torpor=[vampire("Claudia Sterling", blood=2)], prestige=5
    )
    city.plays("Blood Makes Noise", "Faith Gray")
    assert city.asks("A", "place <Faith Gray>")
    assert city.refuses("A", "place <Claudia Sterling>").rule == "ritual.blood-source"
    city.answers("A", "place <Faith Gray>", "place <Faith Gray>", "done")
    assert [city.blood(name) for name in ("Faith Gray", "Claudia Sterling", "Blood Makes Noise")] == [2, 2, 2]
    assert (city.prestige("A"), city.idle) == (5, True)


@rule("ritual.not-last")
def test_a_characters_last_blood_of_whatever_colour_stays() -> None:
    city = with_ritual(coterie=[vampire("Claudia Sterling", blood=1), vampire("Nancy Witt", blood=2)])
    city.plays("Blood Makes Noise", "Claudia Sterling")
    assert city.asks("A", "place <Nancy Witt>")
    assert city.refuses("A", "place <Claudia Sterling>").rule == "ritual.not-last"
    city.answers("A", "place <Nancy Witt>")
    assert city.asks("A", "done", "leave <Nancy Witt>")
    city.answers("A", "done")
    assert (city.blood("Nancy Witt"), city.blood("Claudia Sterling"), city.idle) == (1, 1, True)


@rule("ritual.not-last", "ritual.blood-range")
def test_where_no_blood_can_be_spared_the_ritual_is_not_played() -> None:
    city = with_ritual(coterie=[vampire("Claudia Sterling", blood=1), vampire("Nancy Witt", blood=0, foreign={"B": 3})])
    assert city.refuses("A", "play [Blood Makes Noise]").rule == "ritual.blood-range"
    assert (city.actions(), city.ready("Claudia Sterling")) == (2, True)


@rule("ritual.blood-source", "ritual.foreign-characters", "ritual.not-last")
def test_blood_of_ones_own_colour_is_taken_wherever_it_is() -> None:
    city = City(
        A=seat(coterie=["Claudia Sterling"], hand=["Blood Makes Noise"]),
        B=seat(
            coterie=[vampire("Karma", blood=1, foreign={"A": 2}), vampire("Hydra", blood=0, foreign={"A": 1}), "Doc"]
        ),
    )
    city.acts()
    city.plays("Blood Makes Noise", "Claudia Sterling")
    assert city.asks("A", "place <Claudia Sterling>", "place <Karma>")
    assert city.refuses("A", "place <Hydra>").rule == "ritual.not-last"
    assert city.refuses("A", "place <Doc>").rule == "ritual.blood-source"
    city.answers("A", "place <Karma>", "place <Karma>")
    assert city.refuses("A", "place <Karma>").rule == "ritual.blood-source"
    city.answers("A", "done")
    assert (city.colours("Karma"), city.colours("Blood Makes Noise"), city.idle) == ([0, 1], [2, 0], True)


# ---- what it does in play


@rule("ritual.activated")
def test_an_ability_is_used_once_a_turn_and_in_the_turn_the_ritual_was_played() -> None:
    city = with_ritual(coterie=["Alejandro Lopez", "Nancy Witt"])
    city.plays("Blood Makes Noise", "Alejandro Lopez")
    city.answers("A", *["place <Alejandro Lopez>"] * 2, "done", "use <Blood Makes Noise>")
    assert (city.blood("Blood Makes Noise"), city.prestige("A"), city.idle) == (1, 13, True)
    assert city.refuses("A", "use <Blood Makes Noise>").rule == "cost.per-turn"


@rule("ritual.activated")
def test_an_ability_that_is_not_relentless_is_for_its_players_action_phase() -> None:
    city = City(A=seat(board=[("Seek Knowledge", 2)], library=["Greed"] * 4), B=seat(coterie=["Karma"]))
    city.acts("B")
    city.answers("B", "end")
    assert (city.blood("Seek Knowledge"), city.settled) == (2, True)


@rule("ritual.static")
def test_what_a_ritual_says_without_a_cost_is_in_force() -> None:
    city = City(A=seat(coterie=["Nancy Witt", out("Karma")], board=[("Defense of the Sacred Haven", 2)]))
    table = city.table
    assert [table.secrecy(city.card(name)) for name in ("Nancy Witt", "Karma")] == [2, 0]
    assert city.settled


@rule("ritual.empty")
def test_with_the_last_blood_the_ability_is_carried_out_and_then_the_ritual_is_burned() -> None:
    city = City(A=seat(board=[("Seek Knowledge", 1)], library=["Greed"] * 4))
    city.acts()
    city.answers("A", "use <Seek Knowledge>")
    assert (city.zone("Seek Knowledge"), city.blood("Seek Knowledge"), city.hand("A")) == (BOARD, 0, ["Greed"] * 2)
    city.answers("A", "discard [Greed]")
    assert (city.hand("A"), city.pile("A"), city.zone("Seek Knowledge")) == (["Greed"], ["Greed"], BURNED)
    assert city.idle


@rule("ritual.more-blood")
def test_effects_may_put_more_blood_on_a_ritual_than_was_placed() -> None:
    city = City(A=seat(board=[("Blood Makes Noise", 3)]))
    ritual = city.card("Blood Makes Noise")
    city.do(Deed(PUT_TOKENS, 0, ritual, 2, ritual, 0))
    assert (city.blood("Blood Makes Noise"), city.settled) == (5, True)


# ---- Relentless ones


@rule("window.relentless", "card.blood-makes-noise")
def test_others_are_asked_for_relentless_abilities_before_and_after_a_players_actions() -> None:
    city = City(players=3, B=seat(board=[("Blood Makes Noise", 3)]), C=seat(board=[("Blood Makes Noise", 2)]))
    city.acts()
    assert city.asks("B", "pass", "use <Blood Makes Noise 1>")
    city.answers("B", "pass")
    city.answers("C", "use <Blood Makes Noise 2>")
    assert city.prestige("C") == 13
    city.answers("A", "end")
    assert city.asks("B", "pass", "use <Blood Makes Noise 1>")  # C has used hers in this turn
    city.answers("B", "use <Blood Makes Noise 1>")
    assert (city.prestige("B"), city.blood("Blood Makes Noise 1"), city.settled) == (13, 2, True)


@rule("window.relentless")
def test_nobody_is_asked_before_a_turn_for_what_is_not_relentless() -> None:
    city = City(B=seat(board=[("Seek Knowledge", 3)], library=["Greed"] * 3))
    city.acts()
    assert city.asking == "AskAction A"


@rule("torpor.return", "bp.lost-bonus")
def test_vampires_in_torpor_lose_the_blood_for_which_a_burned_ritual_made_room() -> None:
    city = City(
        A=seat(board=[("Sleep of the Damned", 1)]),
        B=seat(coterie=["Doc"], torpor=[vampire("Karma", blood=5)]),
    )
    assert city.quality(POTENCY, "Karma") == 5
    city.table.active = 1
    city.do(Deed(BURN, 1, city.card("Sleep of the Damned"), 1, city.card("Doc"), 0))
    assert (city.zone("Sleep of the Damned"), city.blood("Karma"), city.zone("Karma")) == (BURNED, 3, HAVEN)
    assert city.settled


# ---- what others make of it


def test_whoever_waits_imagines_a_ritual_where_one_is_being_cast_and_none_where_another_card_is_played() -> None:
    hand = ["Truth of Blood", "Sleep of the Damned", "Late-Night Snack", "Seneschal", "Blood of Potency"]
    mates = [out("Lorenzo Murik"), out("Claudia Sterling"), out("Faith Gray")]
    for name, step in (("Truth of Blood", "AskHelper"), ("Blood of Potency", "AskActor")):
        city = City(A=seat(coterie=mates, hand=hand, library=hand))
        city.acts()
        city.answers("A", f"play [{name}]")
        if step == "AskHelper":
            city.answers("A", "with <Faith Gray>")
        assert city.asking == f"{step} A"
        found: set[str] = set()
        for luck in range(30):
            twin = rivals(city.table.imagine(1, seeded(luck)))
            card = next(ask.card for ask in twin.open if isinstance(ask, AskActor))
            found.add(twin.face(card).name)
            assert twin.is_a(card, RITUAL) == (step == "AskHelper")
            twin.answer(0, twin.choices[0][0])
        assert len(found) > 1, "it may be another one"
        assert city.asking == f"{step} A"
