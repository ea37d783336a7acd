"""Mask of a Thousand Faces, Switcharoo, Throwing Knives."""

from __future__ import annotations

from typing import Any

from gloam.rivals.catalogue import BODY, CHARM, MIND
from gloam.rivals.pieces import BOARD, BURNED, HAND, HAVEN, STREET
from gloam.rivals.pieces import DISCARD as DISCARD_PILE
from tests.claims import rule
from tests.rivals.scenario import City, out, seat, vampire

# ---- Mask of a Thousand Faces


def masked(*hand: str, tokens: int = 3, turn: str = "A", **facts: Any) -> City:
    brother = out("Kwaku", blood=2, ready=False, on=["Vagrant", "Herald"], weak=0, fear=1)
    facts = {"coterie": ["Hydra", brother], "board": [("Mask of a Thousand Faces", tokens)], "hand": hand, **facts}
    city = City(A=seat(**facts), B=seat(coterie=["Karma"]))
    if turn == "A":
        city.acts()
    else:
        city.turn_of(turn)
    return city


@rule("card.mask-of-a-thousand-faces")
def test_the_mask_is_played_with_three_prestige_by_whoever_has_obfuscate() -> None:
    city = City(A=seat(coterie=["Hydra", vampire("Kwaku", ready=False)], hand=["Mask of a Thousand Faces"]))
    city.acts()
    city.plays("Mask of a Thousand Faces")
    assert (city.zone("Mask of a Thousand Faces"), city.blood("Mask of a Thousand Faces")) == (BOARD, 3)
    assert (city.prestige("A"), city.actions(), city.ready("Hydra"), city.idle) == (12, 1, True, True)
    city = City(A=seat(coterie=["Haya"], hand=["Mask of a Thousand Faces"]))
    city.acts()
    assert city.refuses("A", "play [Mask of a Thousand Faces]").rule == "play.no-effect"
    assert city.idle


@rule("card.mask-of-a-thousand-faces")
def test_whoever_comes_has_the_state_tokens_and_attachments_of_the_other() -> None:
    city = masked("Maya", "Greed")
    party = city.table.pieces[city.card("Kwaku")].party
    city.answers("A", "use <Mask of a Thousand Faces>")
    assert city.asks("A", "swap <Kwaku> [Maya]")
    city.answers("A", "swap <Kwaku> [Maya]")
    there = city.table.pieces[city.card("Maya")]
    assert (there.zone, there.party, there.ready, there.fear) == (STREET, party, False, 1)
    assert (city.blood("Maya"), city.guests("Maya")) == (2, ["Vagrant", "Herald"])
    assert [city.table.pieces[city.card(name)].host for name in ("Vagrant", "Herald")] == [city.card("Maya")] * 2
    assert (sorted(city.hand("A")), city.zone("Kwaku")) == (["Greed", "Kwaku"], HAND)
    assert (city.prestige("A"), city.blood("Mask of a Thousand Faces"), city.prestige("B")) == (11, 2, 12)
    assert (city.actions(), city.idle) == (2, True)
    assert city.refuses("A", "use <Mask of a Thousand Faces>").rule == "cost.per-turn"


@rule("card.mask-of-a-thousand-faces", "bp.lost-bonus")
def test_a_weaker_one_costs_nothing_and_has_no_room_for_more_blood() -> None:
    city = masked("Jack", prestige=1, coterie=["Hydra", vampire("Kwaku", blood=3)])
    city.answers("A", "use <Mask of a Thousand Faces>", "swap <Kwaku> [Jack]")
    assert (city.blood("Jack"), city.zone("Jack"), city.prestige("A"), city.idle) == (2, HAVEN, 1, True)


@rule("card.mask-of-a-thousand-faces", "cost.last-prestige", "recruit.unique")
def test_the_difference_is_paid_but_never_the_last_prestige_and_nobody_stands_twice() -> None:
    city = masked("Maya", "Jack", prestige=1)
    city.answers("A", "use <Mask of a Thousand Faces>")
    assert city.asks("A", "swap <Kwaku> [Jack]")
    assert city.refuses("A", "swap <Kwaku> [Maya]").rule == "cost.last-prestige"
    assert city.refuses("A", "swap <Hydra> [Jack]").rule == "card.mask-of-a-thousand-faces"
    city.answers("A", "swap <Kwaku> [Jack]")
    assert city.idle
    city = masked("Karma")
    assert city.refuses("A", "use <Mask of a Thousand Faces>")
    assert city.idle


@rule("card.mask-of-a-thousand-faces", "play.no-effect")
def test_a_leader_alone_has_nobody_to_swap_and_a_hand_without_vampires_nobody_to_come() -> None:
    for facts in ({"coterie": ["Kwaku"]}, {"hand": ["Greed"]}):
        brought: dict[str, Any] = {"hand": ["Jack"], **facts}
        city = masked(**brought)
        assert city.refuses("A", "use <Mask of a Thousand Faces>").rule == "play.no-effect"
        assert city.idle


@rule("card.mask-of-a-thousand-faces", "ability.relentless", "window.relentless")
def test_with_its_last_token_the_mask_is_burned_in_a_foes_turn_too() -> None:
    city = masked("Jack", tokens=1, turn="B")
    while not city.is_asked("AskWindow"):
        question = city.first_question()
        city.table.answer(question.seat, question.options[0])
    assert city.asks("A", "pass", "use <Mask of a Thousand Faces>")
    city.answers("A", "use <Mask of a Thousand Faces>", "swap <Kwaku> [Jack]")
    assert (city.table.pieces[city.card("Mask of a Thousand Faces")].zone, city.zone("Jack")) == (BURNED, STREET)
    assert city.idle


@rule("card.mask-of-a-thousand-faces", "cost.per-turn")
def test_whoever_comes_may_use_an_ability_that_the_other_has_used() -> None:
    city = masked("Jack", coterie=["Hydra", out("Maya")], library=["Greed", "Mercy"])
    city.answers("A", "use <Mask of a Thousand Faces>", "swap <Maya> [Jack]", "use <Jack>", "discard [Greed]")
    assert (sorted(city.hand("A")), city.pile("A"), city.idle) == (["Maya", "Mercy"], ["Greed"], True)


# ---- Switcharoo


def bluffed(*hand: str, foe: tuple[str, ...] = (), kind: str = "physical") -> City:
    city = City(
        A=seat(coterie=[out("Bella Forte")], hand=["Switcharoo", *hand]),
        B=seat(coterie=[out("Haya")], hand=foe),
    )
    city.acts()
    city.attack("Bella Forte", "Haya", kind, "Switcharoo")
    if foe:
        city.answers("B", f"lay [{foe[0]}]")
    return city


@rule("card.switcharoo", "reveal.order")
def test_switcharoo_gives_way_to_another_card_of_another_type() -> None:
    city = bluffed("Humiliate", "Throat Rip", "Mercy")
    assert city.asks("A", "keep", "ranged", "social", "mental")
    assert city.refuses("A", "physical").rule == "card.switcharoo"
    city.answers("A", "social")
    assert city.asks("A", "none", "show [Humiliate]")
    assert city.refuses("A", "show [Throat Rip]").rule == "attack.card-type"
    assert city.refuses("A", "show [Mercy]").rule == "attack.step5-card"
    city.answers("A", "show [Humiliate]")
    city.passes()
    damage = city.table.face(city.card("Humiliate")).damage
    assert (city.strength >= damage + city.quality(CHARM, "Bella Forte"), "Switcharoo" in city.pile("A")) == (
        True,
        True,
    )
    assert (city.table.attack is None, sorted(city.hand("A"))) == (True, ["Mercy", "Throat Rip"])
    assert city.fought_out


@rule("card.switcharoo")
def test_switcharoo_may_stay_or_give_way_to_nothing() -> None:
    city = bluffed()
    city.answers("A", "keep")
    city.passes()
    assert (city.strength, city.pile("A")) == (1 + city.quality(BODY, "Bella Forte"), ["Switcharoo"])
    assert city.fought_out
    city = bluffed("Throat Rip")
    city.answers("A", "mental", "none")
    city.passes()
    assert (city.strength, city.pile("A"), city.hand("A")) == (
        city.quality(MIND, "Bella Forte"),
        ["Switcharoo"],
        ["Throat Rip"],
    )
    assert city.fought_out


@rule("card.switcharoo", "window.attack-cards")
def test_it_is_asked_for_another_card_while_the_hand_holds_any() -> None:
    city = bluffed("Greed")
    city.answers("A", "ranged")
    assert city.asks("A", "none")
    city.answers("A", "none")
    city.passes()
    assert city.fought_out


@rule("card.switcharoo")
def test_one_switcharoo_may_give_way_to_another() -> None:
    city = bluffed("Switcharoo", "Humiliate")
    city.answers("A", "mental", "show [Switcharoo]")
    assert city.asks("A", "keep", "ranged", "physical", "social")
    city.answers("A", "social", "show [Humiliate]")
    city.passes()
    assert (city.pile("A").count("Switcharoo"), city.hand("A"), city.fought_out) == (2, [], True)


@rule("card.switcharoo", "reveal.illegal-reaction")
def test_a_reaction_that_was_judged_stays_against_another_type() -> None:
    city = bluffed("Throat Rip", foe=("Smoke and Mirrors",))
    assert city.asks("A", "keep", "ranged", "social", "mental")
    city.answers("A", "social", "none")
    city.passes()
    if city.is_asked("AskCard"):
        city.answers("B", "choose <Bella Forte>")
        city.passes()
    assert (city.fear("Bella Forte"), city.pile("B"), city.fought_out) == (1, ["Smoke and Mirrors"], True)


# ---- Throwing Knives


def thrown(*others: Any, **facts: Any) -> City:
    city = City(
        A=seat(coterie=[out("Haya"), out("Brother")], hand=["Throwing Knives"]),
        B=seat(coterie=[out("Jack"), *others], **facts),
    )
    city.acts()
    city.attack("Haya", "Jack", "ranged", "Throwing Knives")
    city.passes()
    return city


@rule("card.throwing-knives", "damage.step11-attribute")
def test_the_damage_is_shared_out_with_no_more_than_two_to_another() -> None:
    city = thrown(out("Karma"), out("Trinity Voss"), "Doc")
    assert city.asks("A", "enough", "hit <Karma>", "hit <Trinity Voss>")
    assert city.refuses("A", "hit <Doc>").rule == "card.throwing-knives"
    city.answers("A", "hit <Karma>", "hit <Karma>")
    assert city.asks("A", "enough", "hit <Trinity Voss>")
    assert city.refuses("A", "hit <Karma>").rule == "card.throwing-knives"
    city.answers("A", "enough")
    city.passes()
    reduced = [max(0, most - city.quality(BODY, name)) for name, most in (("Jack", 1), ("Karma", 2))]
    assert (2 - city.blood("Jack"), 3 - city.blood("Karma")) == tuple(reduced)
    assert (city.blood("Trinity Voss"), city.blood("Doc"), city.fought_out) == (5, 5, True)


@rule("card.throwing-knives")
def test_all_of_it_may_be_given_away_or_none() -> None:
    city = thrown(out("Karma"), out("Trinity Voss"))
    city.answers("A", "hit <Trinity Voss>", "hit <Karma>", "hit <Trinity Voss>")
    city.passes()
    assert (city.blood("Jack"), city.fought_out) == (2, True)
    city = thrown(out("Karma"))
    city.answers("A", "enough")
    city.passes()
    assert (city.blood("Karma"), city.table.pieces[city.card("Jack")].zone != STREET, city.fought_out) == (
        3,
        True,
        True,
    )


@rule("card.throwing-knives")
def test_with_nobody_beside_the_target_nothing_is_asked() -> None:
    city = thrown("Karma")
    assert (city.blood("Karma"), city.pile("A"), city.fought_out) == (3, ["Throwing Knives"], True)
    assert city.table.pieces[city.card("Throwing Knives")].zone == DISCARD_PILE
