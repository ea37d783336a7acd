"""Bat Out of Hell, Grey Wolf, Urban Fox, Wolf Spider."""

from __future__ import annotations

from typing import Any

import pytest

from gloam.rivals.antagonists import Antagonists
from gloam.rivals.pieces import ATTACHED, BURNED, HAND
from gloam.rivals.pieces import DISCARD as DISCARD_PILE
from tests.claims import rule
from tests.rivals.scenario import City, out, seat, vampire

THREE = ["Greed", "Mercy", "Throat Rip"]


def tamer(animal: str, **facts: Any) -> City:
    city = City(
        A=seat(coterie=[vampire("Jack", on=[animal], **facts), "Hydra"], hand=["Backup"], library=[*THREE, "Greed"]),
        B=seat(coterie=[out("Karma"), "Doc"], hand=[*THREE, "Greed"], library=THREE, board=["Influencer"]),
        street=["Chef", "Vagrant"],
    )
    city.acts()
    return city


@rule("animal.attach", "cost.last-blood")
@pytest.mark.parametrize(
    ("card", "price"), [("Bat Out of Hell", 1), ("Grey Wolf", 1), ("Urban Fox", 1), ("Wolf Spider", 0)]
)
def test_each_costs_its_blood_and_never_the_last(card: str, price: int) -> None:
    city = City(A=seat(coterie=[vampire("Pong", blood=price + 1), "Ty Smith"], hand=[card]))
    city.acts()
    city.plays(card, "Pong")
    assert (city.guests("Pong"), city.blood("Pong"), city.zone(card), city.idle) == ([card], 1, ATTACHED, True)
    if price:
        city = City(A=seat(coterie=[vampire("Pong", blood=price), "Ty Smith"], hand=[card]))
        city.acts()
        assert city.refuses("A", f"play [{card}]").rule == "cost.last-blood"
        assert (city.zone(card), city.idle) == (HAND, True)


@rule("card.bat-out-of-hell", "exhaust.self")
def test_the_bearer_of_a_bat_is_exhausted_to_draw_two_and_discard_one() -> None:
    city = tamer("Bat Out of Hell")
    city.answers("A", "use <Bat Out of Hell> 1")
    assert city.asks("A", "discard [Greed]", "discard [Throat Rip]")
    city.answers("A", "discard [Greed]")
    assert (city.hand("A"), city.pile("A"), city.ready("Jack")) == (["Backup", "Throat Rip"], ["Greed"], False)
    assert city.idle
    city = tamer("Bat Out of Hell", ready=False)
    assert city.offers("A", "use") == ("use <Bat Out of Hell>",)
    assert city.idle


@rule("card.bat-out-of-hell", "animal.detached")
@pytest.mark.parametrize(("draws", "left"), [("yes", 3), ("no", 1)])
def test_a_bat_makes_a_player_discard_three_who_may_draw_two(draws: str, left: int) -> None:
    city = tamer("Bat Out of Hell")
    city.answers("A", "use <Bat Out of Hell> 2")
    assert city.asks("A", "foe A", "foe B")
    city.answers("A", "foe B")
    city.answers("B", "discard [Greed]", "discard [Greed]", "discard [Mercy]")
    city.answers("B", draws)
    assert (len(city.hand("B")), len(city.pile("B")), city.pile("A")) == (left, 3, ["Bat Out of Hell"])
    assert (city.hand("A"), city.ready("Jack"), city.idle) == (["Backup"], True, True)


@rule("card.bat-out-of-hell")
def test_one_may_be_the_target_of_ones_own_bat() -> None:
    city = tamer("Bat Out of Hell")
    city.answers("A", "use <Bat Out of Hell> 2", "foe A")
    city.answers("A", "discard [Backup]", "yes")
    assert (len(city.hand("A")), city.pile("A"), city.idle) == (2, ["Bat Out of Hell", "Backup"], True)


# ---- Grey Wolf


def bitten(attacker: Any) -> City:
    city = City(A=seat(coterie=[attacker]), B=seat(coterie=[out("Pong", on=["Grey Wolf"]), out("Doc")]))
    city.acts()
    return city


@rule("card.grey-wolf")
def test_whoever_attacks_the_bearer_of_a_grey_wolf_loses_one_blood() -> None:
    city = bitten(out("Hydra", blood=3))
    city.attack("Hydra", "Pong", "mental")
    city.passes()
    assert (city.blood("Hydra"), city.fought_out) == (2, True)
    city = bitten(out("Hydra", blood=3))
    city.attack("Hydra", "Doc", "mental")
    city.passes()
    assert (city.blood("Hydra"), city.fought_out) == (3, True)


@rule("card.grey-wolf", "attack.attacker-leaves")
def test_an_attacker_that_falls_by_a_grey_wolf_attacks_no_more() -> None:
    city = City(
        A=seat(coterie=[out("Hydra", blood=1), "Brother"]), B=seat(coterie=[out("Pong", on=["Grey Wolf"], blood=2)])
    )
    city.acts()
    city.answers("A", "attack <Hydra>")
    if city.what == "DraftAttack":
        city.answers("A", "go")
    if city.what == "AskTarget":
        city.answers("A", "target <Pong>")
    assert (city.card("Hydra") in city.table.torpor[0], city.blood("Pong"), city.fought_out) == (True, 2, True)


@rule("card.grey-wolf", "attach.foe-attached", "animal.detached")
@pytest.mark.parametrize(("host", "holder"), [("Hydra", 0), ("Karma", 0)])
def test_a_grey_wolf_is_burned_to_attach_a_mortal_to_anybody(host: str, holder: int) -> None:
    city = tamer("Grey Wolf")
    city.answers("A", "use <Grey Wolf>")
    assert city.asks("A", "choose <Chef>", "choose <Vagrant>")
    city.answers("A", "choose <Chef>")
    assert city.asks("A", "to <Jack>", "to <Hydra>", "to <Karma>", "to <Doc>")
    city.answers("A", f"to <{host}>")
    assert (city.guests(host), city.table.pieces[city.card("Chef")].holder) == (["Chef"], holder)
    assert city.table.pieces[city.card("Grey Wolf")].zone == BURNED
    assert (city.in_street(), city.agenda("A"), city.idle) == (["Vagrant"], 0, True)


# ---- Urban Fox


@rule("card.urban-fox")
@pytest.mark.parametrize(("foxes", "hunters", "dealt"), [(0, 2, 2), (1, 2, 1), (1, 1, 0), (2, 2, 0)])
def test_each_urban_fox_ignores_one_antagonist(foxes: int, hunters: int, dealt: int) -> None:
    crew = [out("Pong", on=["Urban Fox"] * foxes), "Doc"]
    city = City(A=seat(coterie=crew), street=["Special Affairs Division"] * hunters)
    before = city.blood("Pong") + city.blood("Doc")
    city.do(Antagonists())
    while city.is_asked("AskAssign"):
        city.answers("A", city.options("A")[0])
    assert (before - city.blood("Pong") - city.blood("Doc"), city.settled) == (dealt, True)


@rule("card.urban-fox")
def test_a_foe_is_hunted_by_all_of_them() -> None:
    city = City(
        A=seat(coterie=[out("Pong", on=["Urban Fox"])]),
        B=seat(coterie=[out("Karma")]),
        street=["Special Affairs Division"],
    )
    city.table.active = 1
    city.do(Antagonists())
    assert (city.blood("Karma"), city.settled) == (2, True)


@rule("card.urban-fox")
@pytest.mark.parametrize(("tokens", "hit"), [(0, True), (2, True), (3, False)])
def test_an_urban_fox_is_burned_to_discard_a_foes_ongoing_card_with_few_tokens(tokens: int, hit: bool) -> None:
    city = City(
        A=seat(coterie=[vampire("Pong", on=["Urban Fox"])], board=["Influencer"]),
        B=seat(coterie=["Karma"], board=[("The Spoils", tokens)]),
    )
    city.acts()
    if hit:
        city.answers("A", "use <Urban Fox>")
        assert city.table.pieces[city.card("The Spoils")].zone == DISCARD_PILE
        assert city.table.pieces[city.card("Urban Fox")].zone == BURNED
    else:
        assert city.refuses("A", "use <Urban Fox>")
        assert city.guests("Pong") == ["Urban Fox"]
    assert (city.prestige("B"), city.idle) == (12, True)


# ---- Wolf Spider


@rule("card.premonition", "animal.attach")
def test_attack_cards_against_the_bearer_of_a_wolf_spider_are_played_face_up() -> None:
    city = City(
        A=seat(coterie=[out("Hydra")], hand=["Sucker Punch"]),
        B=seat(coterie=[out("Pong", on=["Wolf Spider"]), out("Doc")]),
    )
    city.acts()
    city.attack("Hydra", "Pong", "physical")
    city.passes()
    assert city.fought_out
    city.acts()
    city.table.pieces[city.card("Hydra")] = city.table.pieces[city.card("Hydra")].but(ready=1)
    city.acts()
    city.answers("A", "attack <Hydra>")
    if city.what == "DraftAttack":
        city.answers("A", "go")
    city.answers("A", "target <Pong>", "physical")
    assert city.asks("A", "none", "show [Sucker Punch]")


@rule("card.premonition", "animal.detached")
def test_a_wolf_spider_comes_off_for_a_fear_token_on_somebody_at_home() -> None:
    city = tamer("Wolf Spider")
    city.answers("A", "use <Wolf Spider>")
    assert city.asks("A", "choose <Jack>", "choose <Hydra>", "choose <Doc>")
    assert city.refuses("A", "choose <Karma>")
    city.answers("A", "choose <Doc>")
    pieces = city.table.pieces
    assert ([pieces[city.card(name)].fear for name in ("Doc", "Karma", "Jack")], city.pile("A")) == (
        [1, 0, 0],
        ["Wolf Spider"],
    )
    assert city.idle
