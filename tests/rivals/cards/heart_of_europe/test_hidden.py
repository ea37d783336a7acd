"""What lies in hiding, and what changes the course of an attack, among the players' cards of Heart of Europe."""

from __future__ import annotations

from typing import Any

import pytest

from gloam.core.chance import seeded
from gloam.core.deeds import Deed
from gloam.rivals.catalogue import ATTACK, DAMAGE, SHIELD
from gloam.rivals.pieces import BOARD, BURNED, DISCARD, HAVEN, STREET, TORPOR
from gloam.rivals.table import rivals
from gloam.rivals.texts import Plus
from gloam.rivals.tokens import of_colour
from gloam.rivals.verbs import END_OF_TURN, LOSE_PRESTIGE, STEAL_PRESTIGE
from gloam.rivals.which import ITSELF
from tests.claims import rule
from tests.rivals.cards.wolf_and_rat.fights import facing, fight
from tests.rivals.scenario import City, out, seat, vampire


def more(damage: int) -> Plus:
    """So much more damage."""
    return Plus(DAMAGE, damage, ITSELF)


def shield(amount: int) -> Plus:
    """So many Shields."""
    return Plus(SHIELD, amount, ITSELF)


# ---- Aleister


def aleisters(hand: list[str], blood: int = 6) -> City:
    """Aleister attacks Hydra with Physical 1 against hers of 2, and its abilities are asked for."""
    city = City(
        A=seat(coterie=["Flick", out("Aleister")], hand=hand), B=seat(coterie=["Doc", out("Hydra", blood=blood)])
    )
    city.acts()
    city.attack("Aleister", "Hydra", "physical")
    while city.what not in ("AskWindow", "AskAction", ""):
        city.passes_once()
    return city


@rule("card.aleister")
@pytest.mark.parametrize(("blood", "left"), [(6, 3), (4, 1), (2, 1), (1, 1)])
def test_aleister_discards_two_for_four_damage_and_leaves_a_blood(blood: int, left: int) -> None:
    city = aleisters(["Mercy", "Greed", "Mercy"], blood)
    city.answers("A", "use <Aleister>", "discard [Mercy]", "discard [Greed]")
    city.passes()
    assert (city.strength, city.blood("Hydra"), city.hand("A")) == (5, left, ["Mercy"])
    assert city.fought_out


@rule("card.aleister")
def test_aleister_may_keep_his_cards_and_then_takes_the_last_blood() -> None:
    city = aleisters(["Mercy", "Greed"], 1)
    city.lends("Aleister", more(2))
    assert city.asks("A", "pass", "use <Aleister>")
    city.answers("A", "pass")
    assert (city.zone("Hydra"), len(city.hand("A")), city.fought_out) == (TORPOR, 2, True)


@rule("card.aleister")
def test_aleister_with_one_card_is_not_even_asked() -> None:
    city = aleisters(["Mercy"])
    assert (city.blood("Hydra"), city.hand("A"), city.fought_out) == (6, ["Mercy"], True)


# ---- Perseus


@rule("card.perseus")
@pytest.mark.parametrize(("held", "gone"), [(3, 0), (4, 1), (7, 1), (8, 2)])
def test_whom_perseus_hurts_discards_one_card_for_every_four(held: int, gone: int) -> None:
    city = City(A=seat(coterie=["Flick", out("Perseus")]), B=seat(coterie=["Doc", out("Karma")], hand=["Mercy"] * held))
    city.acts()
    city.attack("Perseus", "Karma", "physical")
    city.passes()
    for _ in range(gone):
        city.answers("B", "discard [Mercy]")
    assert (city.blood("Karma"), len(city.hand("B"))) == (1, held - gone)
    assert (city.hand("A"), city.fought_out) == ([], True)


@rule("card.perseus")
def test_perseus_takes_cards_for_a_target_that_falls_and_none_for_damage_that_is_held_off() -> None:
    for blood, kind, hand in ((1, "physical", 3), (3, "mental", 4)):
        city = City(
            A=seat(coterie=["Flick", out("Perseus")]),
            B=seat(coterie=["Doc", out("Karma", blood=blood)], hand=["Mercy"] * 4),
        )
        city.acts()
        city.attack("Perseus", "Karma", kind)
        city.passes()
        if city.what == "AskDiscard":
            city.answers("B", "discard [Mercy]")
        assert (len(city.hand("B")), city.fought_out) == (hand, True)


@rule("card.perseus")
def test_who_only_stands_with_perseus_takes_no_cards() -> None:
    city = City(
        A=seat(coterie=["Flick", out("Perseus"), out("Hydra")]),
        B=seat(coterie=["Doc", out("Karma")], hand=["Mercy"] * 4),
    )
    city.acts()
    city.attack("Hydra", "Karma", "physical", "", "Perseus")
    city.passes()
    assert (len(city.hand("B")), city.fought_out) == (4, True)


# ---- René Koba and Thora


def plotters(*coterie: Any, card: str = "All Tied Up", **facts: Any) -> City:
    city = City(A=seat(coterie=[*coterie], hand=[card, "Whispering Campaign"], prestige=5, **facts), B=seat())
    city.acts()
    return city


@rule("card.rene-koba")
def test_when_a_card_is_laid_a_character_that_lacks_blood_mends() -> None:
    city = plotters("René Koba", vampire("Doc", blood=2), vampire("Karma", blood=1), torpor=[vampire("Skunk", blood=1)])
    city.plays("All Tied Up", "René Koba")
    assert city.asks("A", "choose <Doc>", "choose <Karma>")
    city.answers("A", "choose <Karma>")
    assert [city.blood(name) for name in ("René Koba", "Doc", "Karma", "Skunk")] == [2, 2, 2, 1]
    assert (city.prestige("A"), city.asking) == (4, "AskAction A")


@rule("card.rene-koba")
def test_where_nobody_lacks_blood_nothing_is_asked_and_others_plots_mend_nobody() -> None:
    city = plotters("René Koba")
    city.plays("All Tied Up", "René Koba")
    assert (city.blood("René Koba"), city.asking) == (2, "AskAction A")
    city = City(
        A=seat(coterie=["Hydra"], hand=["Whispering Campaign"]), B=seat(coterie=[vampire("René Koba", blood=1)])
    )
    city.acts()
    city.plays("Whispering Campaign", "Hydra")
    assert (city.blood("René Koba"), city.asking) == (1, "AskAction A")


@rule("card.thora")
def test_thora_gains_an_action_for_the_first_card_she_has_laid_in_her_turn() -> None:
    city = plotters("Thora", "Hydra", card="Burning Down the House")
    city.plays("Burning Down the House", "Hydra")
    assert city.actions() == 2
    city.plays("Whispering Campaign", "Thora")
    assert (city.actions(), city.asking) == (1, "AskAction A")


# ---- Sarka and Zuzana


def foreign(city: City, name: str, colour: int) -> int:
    """How much Blood of this player's colour lies on it."""
    return of_colour(city.table.pieces[city.card(name)].tokens, colour)


def blocked(blocker: str, *beside: Any, attacker: Any = "Brother", kind: str = "physical", **facts: Any) -> City:
    """A's attacker was about to hit B's Karma, for whom the blocker stepped in."""
    mine = attacker if isinstance(attacker, dict) else out(attacker)
    city = City(
        A=seat(coterie=["Flick", mine], **facts),
        B=seat(coterie=["Doc", out("Karma"), out(blocker, blood=2), *beside], hand=["Mercy"]),
    )
    city.acts()
    held = city.hand("A")
    city.attack(str(mine["name"]), "Karma", kind, held[0] if held else "")
    city.answers("B", f"block <{blocker}>")
    return city


@rule("card.sarka")
@pytest.mark.parametrize("blocker", ["Sarka", "Skunk"])
def test_whoever_blocks_in_sarkas_party_steals_a_blood(blocker: str) -> None:
    beside = [] if blocker == "Sarka" else [out("Sarka", ready=False)]
    city = blocked(blocker, *beside)
    assert (city.blood("Brother"), city.blood(blocker)) == (4, 3)
    city.passes()
    assert (city.blood("Karma"), city.fought_out) == (3, True)


@rule("card.sarka")
def test_a_blocker_apart_from_sarka_steals_nothing() -> None:
    city = blocked("Skunk", vampire("Sarka"))
    assert (city.blood("Brother"), city.blood("Skunk")) == (5, 2)
    city.passes()
    assert city.fought_out


@rule("card.sarka", "attack.attacker-leaves")
def test_an_attacker_that_falls_to_sarkas_block_ends_the_attack() -> None:
    city = blocked("Sarka", attacker=out("Brother", blood=1))
    city.passes()
    assert (city.zone("Brother"), city.blood("Sarka"), city.blood("Karma")) == (TORPOR, 3, 3)
    assert city.fought_out


@rule("attack.rewind-extent")
def test_with_a_void_attack_card_the_stolen_blood_goes_back() -> None:
    city = blocked("Sarka", hand=["Scry the Soul"])
    assert (city.blood("Brother"), city.blood("Sarka")) == (4, 3)
    while city.what not in ("AskBlock", "AskAction"):
        city.passes_once()
    assert (city.asking, city.blood("Brother"), city.blood("Sarka")) == ("AskBlock B", 5, 2)
    city.answers("B", "let")
    city.passes()
    assert (city.blood("Brother"), city.blood("Sarka"), city.fought_out) == (5, 2, True)


def test_zuzana_replaces_a_blood_on_the_attacker_she_blocks_ranged_or_not() -> None:
    for kind in ("physical", "ranged"):
        city = blocked("Zuzana", kind=kind)
        assert (city.blood("Brother"), foreign(city, "Brother", 1), city.blood("Zuzana")) == (5, 1, 2)
        city.passes()
        assert city.fought_out


@rule("attack.rewind-extent")
def test_with_a_void_attack_card_the_replaced_blood_is_the_attackers_own_again() -> None:
    city = blocked("Zuzana", hand=["Scry the Soul"])
    while city.what not in ("AskBlock", "AskAction"):
        city.passes_once()
    assert (city.asking, city.blood("Brother"), foreign(city, "Brother", 1)) == ("AskBlock B", 5, 0)
    city.passes()
    assert city.fought_out


# ---- Bank Error In Your Favor


def test_a_bank_error_has_a_foe_draw_three_who_has_put_nothing_on_it() -> None:
    city = City(
        A=seat(coterie=["Doc"], conspiracies=[("Bank Error In Your Favor", "AC")]),
        B=seat(library=["Mercy"] * 5),
        C=seat(library=["Mercy"] * 5),
    )
    city.acts()
    city.answers("A", "resolve <Bank Error In Your Favor>")
    for _ in range(3):
        if city.what == "AskDeck":
            city.answers("B", "library")
    assert [len(city.hand(name)) for name in "ABC"] == [0, 3, 0]
    assert (city.zone("Bank Error In Your Favor"), city.asking) == (DISCARD, "AskAction A")


def test_a_bank_error_needs_two_prestige_and_a_malkavian() -> None:
    for coterie, givers, no in ((["Doc"], "A", "consp.threshold"), (["Hydra"], "AA", "consp.clan-to-resolve")):
        city = City(A=seat(coterie=coterie, conspiracies=[("Bank Error In Your Favor", givers)]), B=seat())
        city.acts()
        assert city.refuses("A", "resolve <Bank Error In Your Favor>").rule == no
        assert city.idle


# ---- Lone Wolf


@rule("ability.solo-attacker")
def test_a_lone_wolf_has_a_shield_in_others_turns_and_nobody_in_a_party_has() -> None:
    def shields(active: int, *coterie: Any) -> list[int]:
        city = City(A=seat(coterie=[*coterie], board=["Lone Wolf"]), B=seat(coterie=["Doc"]))
        city.table.active = active
        assert city.quality(SHIELD, "Doc") == 0
        return [city.quality(SHIELD, one if isinstance(one, str) else one["name"]) for one in coterie]

    assert shields(1, "Hydra", out("Brother"), vampire("Karma", street=2), vampire("Skunk", street=2)) == [1, 1, 0, 0]
    assert shields(1, "Hydra", "Brother") == [0, 0]
    assert shields(0, "Hydra", out("Brother")) == [0, 0]


@rule("ability.solo-attacker")
@pytest.mark.parametrize(("mate", "left"), [("", 2), ("Karma", 3)])
def test_alone_in_the_party_one_takes_a_shield_from_the_target(mate: str, left: int) -> None:
    city = City(
        A=seat(coterie=["Flick", out("Hydra"), *([out(mate)] if mate else [])], board=["Lone Wolf"]),
        B=seat(coterie=["Doc", out("Lolita")]),
    )
    city.lends("Lolita", shield(1))
    city.acts()
    city.attack("Hydra", "Lolita", "physical", "", *([mate] if mate else []))
    city.passes()
    assert (city.blood("Lolita"), city.fought_out) == (left, True)


# ---- Psychic Assault


@rule("card.psychic-assault")
@pytest.mark.parametrize(("whose", "strength", "left"), [("A", 5, 1), ("B", 2, 4), ("", 2, 4)])
def test_psychic_assault_deals_what_the_top_card_of_a_library_asks_for(whose: str, strength: int, left: int) -> None:
    city = City(
        A=seat(coterie=["Flick", out("Aleister")], hand=["Psychic Assault"],
               library=["Mercy", "Scry the Soul"]),
        B=seat(coterie=["June Bryant", out("Hydra"), out("Doc")], library=["Scry the Soul", "Mercy"]),
    )  # fmt: skip
    city.lends("Aleister", more(1))
    city.acts()
    city.attack("Aleister", "Hydra", "mental", "Psychic Assault")
    assert city.what != "AskBlock"
    while city.what != "AskWindow":
        city.passes_once()
    if whose:
        city.answers("A", "use <Psychic Assault>", f"foe {whose}")
    city.passes()
    assert (city.strength, city.blood("Hydra")) == (strength, left)
    assert [len(city.table.library[number]) for number in (0, 1)] == [2, 2]
    assert city.fought_out


@rule("card.psychic-assault")
def test_without_auspex_psychic_assault_reveals_nothing_and_an_empty_library_cannot_be_named() -> None:
    city = facing("Psychic Assault", out("Guv'nah"), "Doc")
    fight(city, "mental", "Guv'nah", "Doc")
    assert (city.strength, city.log("divined"), city.fought_out) == (1, [], True)
    city = facing("Psychic Assault", out("Aleister"), "Doc", library=["Mercy"])
    city.acts()
    city.attack("Aleister", "Doc", "mental", "Psychic Assault")
    while city.what != "AskWindow":
        city.passes_once()
    city.answers("A", "use <Psychic Assault>")
    assert city.what != "AskFoe"  # there is one Library with a card in it
    city.passes()
    assert (city.strength, city.fought_out) == (1, True)


# ---- Rapid Reflexes


def reflexes(*others: Any, card: str = "", attacker: str = "Hydra") -> City:
    """A's attacker hits Lolita, who answers with Rapid Reflexes; it is about to be turned up."""
    city = facing(card, attacker, out("Lolita", ready=False), *others, answer="Rapid Reflexes")
    city.acts()
    city.attack(attacker, "Lolita", "physical", card)
    if city.what == "AskBlock":
        city.answers("B", "let")
    city.answers("B", "lay [Rapid Reflexes]")
    return city


@rule("card.rapid-reflexes")
def test_rapid_reflexes_turns_the_attack_on_another_who_is_as_quick_as_that() -> None:
    city = reflexes(out("Sarka"), out("Skunk"))
    assert city.asks("B", "choose <Sarka>", "choose <Skunk>")
    city.answers("B", "choose <Sarka>")
    city.passes()
    assert [city.blood(name) for name in ("Lolita", "Sarka", "Skunk")] == [3, 5, 3]
    assert city.fought_out
    city = reflexes(out("Sarka"), out("Skunk"))
    city.answers("B", "choose <Skunk>")
    city.passes()
    assert [city.blood(name) for name in ("Lolita", "Sarka", "Skunk")] == [3, 5, 2]
    assert city.fought_out


@rule("card.rapid-reflexes")
def test_alone_in_the_party_rapid_reflexes_helps_nobody() -> None:
    city = reflexes()
    city.passes()
    assert (city.zone("Rapid Reflexes"), city.fought_out) == (DISCARD, True)
    assert city.blood("Lolita") == 2


@rule("card.rapid-reflexes", "reveal.targeted")
def test_a_targeted_card_chooses_after_rapid_reflexes() -> None:
    city = reflexes(out("Skunk"), card="Sucker Punch")
    assert city.what == "AskRetarget"
    city.answers("A", "target <Lolita>")
    city.passes()
    assert (city.blood("Skunk"), city.blood("Lolita") < 3, city.fought_out) == (3, True, True)


# ---- The Guard Tower


@rule("card.the-guard-tower", "haven.secrecy")
def test_the_guard_tower_hides_nobody() -> None:
    city = City(A=seat(coterie=["Doc"], haven="The Guard Tower"), B=seat(coterie=["Hydra"], haven="House of Pain"))
    assert [city.table.secrecy(city.card(name)) for name in ("Doc", "Hydra")] == [0, 1]
    assert city.settled


@rule("card.the-guard-tower")
@pytest.mark.parametrize("leader", ["coterie", "torpor"])
def test_a_guard_that_blocks_has_a_shield_whether_the_leader_is_there_or_not(leader: str) -> None:
    crew = {"coterie": ["Doc", out("Karma"), out("Skunk"), out("Zhang Wei")], "torpor": []}
    if leader == "torpor":
        crew = {"coterie": crew["coterie"][1:], "torpor": [vampire("Doc", blood=1)]}
    city = City(A=seat(coterie=["Flick", out("Brother")]), B=seat(haven="The Guard Tower", hand=["Mercy"], **crew))
    city.table.leader[1] = city.card("Doc")
    city.acts()
    city.attack("Brother", "Karma", "physical")
    assert city.quality(SHIELD, "Skunk") == 0
    city.answers("B", "block <Skunk>")
    assert [city.quality(SHIELD, name) for name in ("Skunk", "Karma", "Brother")] == [1, 0, 0]
    city.passes()
    assert city.fought_out


@rule("card.the-guard-tower")
def test_a_blocker_without_guard_has_no_shield_from_the_tower() -> None:
    city = City(
        A=seat(coterie=["Flick", out("Brother")]),
        B=seat(coterie=["Doc", out("Karma"), out("Zhang Wei")], haven="The Guard Tower", hand=["Mercy"]),
    )
    city.acts()
    city.attack("Brother", "Karma", "physical")
    city.answers("B", "block <Zhang Wei>")
    assert city.quality(SHIELD, "Zhang Wei") == 0
    city.passes()
    assert city.fought_out


@rule("card.the-guard-tower")
@pytest.mark.parametrize(("block", "home", "more"), [(True, True, 1), (False, True, 0), (True, False, 0)])
def test_a_guard_deals_more_to_a_blocker_while_its_leader_is_there(block: bool, home: bool, more: int) -> None:
    mine: dict[str, Any] = {"coterie": ["Doc", out("Skunk")]}
    if not home:
        mine = {"coterie": [out("Skunk")], "torpor": [vampire("Doc", blood=1)]}
    city = City(
        A=seat(haven="The Guard Tower", **mine),
        B=seat(coterie=["Flick", out("Karma"), out("Zhang Wei")], hand=["Mercy"]),
    )
    city.table.leader[0] = city.card("Doc")
    city.acts()
    city.attack("Skunk", "Karma", "physical")
    city.answers("B", "block <Zhang Wei>" if block else "let")
    assert city.quality(DAMAGE, "Skunk") == more
    city.passes()
    assert city.fought_out


@rule("card.the-guard-tower")
@pytest.mark.parametrize(("target", "more"), [("Zhang Wei", 1), ("Karma", 0)])
def test_the_tower_adds_nothing_where_a_targeted_card_turns_away_from_the_blocker(target: str, more: int) -> None:
    city = City(
        A=seat(coterie=["Doc", out("Skunk")], haven="The Guard Tower", hand=["Sucker Punch"]),
        B=seat(coterie=["Flick", out("Karma"), out("Zhang Wei")], hand=["Mercy"]),
    )
    city.table.leader[0] = city.card("Doc")
    city.acts()
    city.attack("Skunk", "Karma", "physical", "Sucker Punch")
    city.answers("B", "block <Zhang Wei>")
    city.answers("B", "none")
    city.answers("A", f"target <{target}>")
    assert (city.strength, city.fought_out) == (2 + more, True)


@rule("card.the-guard-tower")
def test_at_the_end_of_the_turn_the_leader_has_one_readied() -> None:
    city = City(
        A=seat(coterie=[vampire("Doc", ready=False), vampire("Karma", ready=False), "Hydra"], haven="The Guard Tower"),
    )
    city.do(Deed(END_OF_TURN, 0, 0, 1, owner=0))
    assert city.asks("A", "choose <Doc>", "choose <Karma>")
    city.answers("A", "choose <Karma>")
    assert [city.ready(name) for name in ("Doc", "Karma", "Hydra")] == [False, True, True]
    assert city.settled


# ---- Fortify the Inner Facade


def fortified(target: str) -> City:
    """A's Aleister attacks somebody of B's, who answers with Fortify the Inner Facade; his ability is asked for."""
    city = City(
        A=seat(coterie=["Flick", out("Aleister")], hand=["Mercy", "Mercy"]),
        B=seat(coterie=["Doc", out(target)], hand=["Fortify the Inner Facade"]),
    )
    city.acts()
    city.attack("Aleister", target, "mental")
    city.answers("B", "show [Fortify the Inner Facade]")
    assert city.what == "AskWindow"
    return city


@rule("card.fortify-the-inner-facade", "key.face-up")
@pytest.mark.parametrize(("target", "shields"), [("Bella Forte", 1), ("Em", 2)])
def test_a_fortified_facade_has_a_shield_more_for_whoever_has_fortitude(target: str, shields: int) -> None:
    city = fortified(target)
    assert city.table.quality(SHIELD, city.card(target)) == shields - 1
    city.passes()
    assert (city.prestige("B"), city.fought_out) == (12, True)


@rule("card.fortify-the-inner-facade")
def test_a_fortified_facade_gains_three_before_the_first_loss_and_has_no_second_shield_then() -> None:
    city = fortified("Em")
    city.do(Deed(LOSE_PRESTIGE, 0, 1, 2, owner=1))
    assert (city.prestige("B"), city.quality(SHIELD, "Em")) == (13, 0)
    city.do(Deed(LOSE_PRESTIGE, 0, 1, 1, owner=1), Deed(STEAL_PRESTIGE, 0, 1, 1, owner=1))
    assert (city.prestige("A"), city.prestige("B")) == (13, 11)
    city.passes()
    assert city.fought_out


@rule("card.fortify-the-inner-facade")
def test_a_theft_pays_three_as_well_and_ones_own_payment_nothing() -> None:
    city = fortified("Em")
    city.do(Deed(LOSE_PRESTIGE, 1, 1, 1, owner=1))
    assert city.prestige("B") == 11
    city.do(Deed(STEAL_PRESTIGE, 0, 1, 2, owner=1))
    assert (city.prestige("A"), city.prestige("B"), city.quality(SHIELD, "Em")) == (14, 12, 0)
    city.passes()
    assert city.fought_out


@rule("card.fortify-the-inner-facade", "card.backhanded-compliment")
def test_what_is_paid_for_a_backhanded_compliment_is_foretold_too() -> None:
    city = facing("Backhanded Compliment", "Lixue Chen", "Hydra", answer="Fortify the Inner Facade")
    city.acts()
    city.attack("Lixue Chen", "Hydra", "social", "Backhanded Compliment")
    city.answers("B", "show [Fortify the Inner Facade]")
    city.passes()
    paid = int(str(city.log("prestige-paid")[0]["amount"]))
    assert (paid > 0, city.prestige("B"), city.fought_out) == (True, 15 - paid, True)


# ---- Wake With Evening's Freshness


def awake(target: str, kind: str = "physical", blood: int = 2, **facts: Any) -> City:
    """A's Brother attacks somebody, and B has the Ritual with so much Blood on it."""
    city = City(
        A=seat(coterie=["Flick", out("Brother")], hand=facts.pop("held", [])),
        B=seat(coterie=["Doc", vampire("Karma", ready=False), "Zuzana", out("Lolita")], hand=["Mercy"],
               board=[("Wake With Evening's Freshness", blood)]),
        C=seat(coterie=["June Bryant", out("Skunk")], hand=["Mercy"]),
        street=["Vagrant"],
    )  # fmt: skip
    held = city.hand("A")
    city.acts()
    city.attack("Brother", target, kind, held[0] if held else "")
    if city.asking == "AskBlock C":
        city.answers("C", "let")
    return city


WAKE = "use <Wake With Evening's Freshness>"


@rule("card.wake-with-evenings-freshness")
@pytest.mark.parametrize("target", ["Lolita", "Skunk", "Vagrant"])
def test_somebody_wakes_to_block_for_any_target(target: str) -> None:
    city = awake(target)
    assert city.asks("B", "let", WAKE)
    city.answers("B", WAKE)
    assert city.asks("B", "choose <Doc>", "choose <Zuzana>")
    city.answers("B", "choose <Doc>")
    assert (city.zone("Doc"), city.ready("Doc"), city.blood("Wake With Evening's Freshness")) == (STREET, False, 1)
    assert city.party("Doc") == (["Doc", "Lolita"] if target == "Lolita" else ["Doc"])
    city.passes()
    assert (city.blood("Lolita"), city.blood("Skunk"), city.fought_out) == (3, 3, True)


@rule("card.wake-with-evenings-freshness")
def test_nobody_wakes_for_a_ranged_attack_and_one_may_let_it_through() -> None:
    city = awake("Skunk", "ranged")
    assert WAKE not in city.options("B")
    city.passes()
    assert city.fought_out
    city = awake("Skunk")
    city.answers("B", "let")
    city.passes()
    assert (city.zone("Doc"), city.blood("Wake With Evening's Freshness"), city.fought_out) == (HAVEN, 2, True)


@rule("card.wake-with-evenings-freshness", "ritual.empty", "attack.rewind-extent")
def test_with_its_last_blood_it_is_burned_unless_the_block_is_undone() -> None:
    for held, zone, blood, home in (([], BURNED, 0, STREET), (["Scry the Soul"], BOARD, 1, HAVEN)):
        city = awake("Lolita", blood=1, held=held)
        city.answers("B", WAKE, "choose <Doc>")
        assert city.zone("Wake With Evening's Freshness") == BURNED
        while held and city.what not in ("AskBlock", "AskAction"):
            city.passes_once()
        city.passes()
        ritual = city.card("Wake With Evening's Freshness")
        assert (city.table.pieces[ritual].zone, city.table.blood(ritual), city.zone("Doc")) == (zone, blood, home)
        assert city.fought_out


# ---- Ekene


def undeclared(*beside: Any, held: tuple[str, ...] = (), answer: str = "Mercy", mate: str = "") -> City:
    """Ekene attacks Karma, alone if there is no mate; who stands with her may block."""
    city = City(
        A=seat(coterie=["Flick", out("Ekene"), *([out(mate)] if mate else [])], hand=[*held]),
        B=seat(coterie=["Doc", out("Karma"), *beside], hand=[answer]),
    )
    city.acts()
    city.answers("A", "attack <Ekene>")
    if city.what == "DraftAttack":
        city.answers("A", *([f"with <{mate}>"] if f"with <{mate}>" in city.options("A") else []), "go")
    city.answers("A", "target <Karma>")
    return city


@rule("card.ekene", "card.flesh-of-marble")
def test_a_reaction_that_is_against_no_type_waits_even_before_ekene_names_his() -> None:
    city = undeclared(answer="Flesh of Marble")
    while city.what != "AskReaction":
        city.passes_once()
    assert city.first_question().facts["bluff"] == ("sas-flesh-of-marble",)
    assert city.refuses("B", "show [Flesh of Marble]").rule == "card.ekene"
    city.answers("B", "none")
    assert city.asking == "AskLateType A"


@rule("card.ekene", "ability.solo-attacker")
def test_ekene_names_the_type_once_all_cards_are_laid() -> None:
    city = undeclared(out("Zhang Wei"), held=("Baseball Bat", "Scry the Soul"))
    assert city.what == "AskAttackCard"
    assert city.first_question().facts["bluff"] == ()  # it can still be of any type
    city.answers("A", "lay [Baseball Bat]")
    assert city.asks("B", "let", "block <Zhang Wei>")
    assert "type" not in city.first_question().facts
    city.answers("B", "let", "none")
    assert city.asks("A", "ranged", "physical", "social", "mental")
    city.answers("A", "physical")
    city.passes()
    assert (city.strength, city.fought_out) == (2, True)


@rule("card.ekene")
def test_a_block_stands_though_the_attack_turns_out_to_be_ranged() -> None:
    city = undeclared(out("Zhang Wei"))
    city.answers("B", "block <Zhang Wei>", "none")
    city.answers("A", "ranged")
    city.passes()
    assert (city.blood("Karma"), city.log("announced")[0]["type"], city.fought_out) == (3, "ranged", True)


@rule("card.ekene")
def test_with_somebody_in_the_party_the_type_is_announced_first() -> None:
    city = undeclared(mate="Brother")
    assert city.what == "AskType"
    city.answers("A", "social")
    city.passes()
    assert (city.log("announced")[0]["rule"], city.fought_out) == ("attack.step4-type", True)


@rule("card.ekene")
def test_what_is_played_face_up_against_types_cannot_be_played_yet() -> None:
    city = undeclared(out("Brother"), answer="Fortify the Inner Facade")
    city.answers("B", "block <Brother>")
    assert city.refuses("B", "show [Fortify the Inner Facade]").rule == "card.ekene"
    city.answers("B", "none")
    city.answers("A", "mental")
    city.passes()
    assert city.fought_out


@rule("card.ekene")
def test_against_a_mortal_a_card_is_shown_and_the_type_is_one_of_its() -> None:
    city = City(A=seat(coterie=["Flick", out("Ekene")], hand=["Baseball Bat"]), B=seat(), street=["Vagrant"])
    city.acts()
    city.answers("A", "attack <Ekene>")
    if city.what == "AskTarget":
        city.answers("A", "target <Vagrant>")
    city.answers("A", "show [Baseball Bat]")
    if city.what == "AskSpoils":
        city.answers("A", "burn")
    assert ([event["type"] for event in city.log("announced")], city.fought_out) == (["physical"], True)


# ---- Dien


def doubled(*held: str, mate: str = "", answer: str = "Mercy") -> City:
    """Dien attacks Karma physically, and is asked for his first card."""
    city = City(
        A=seat(coterie=["Flick", out("Dien"), *([out(mate)] if mate else [])], hand=[*held]),
        B=seat(coterie=["Doc", out("Karma")], hand=[answer]),
    )
    city.acts()
    city.answers("A", "attack <Dien>")
    if city.what == "DraftAttack":
        city.answers("A", *([f"with <{mate}>"] if f"with <{mate}>" in city.options("A") else []), "go")
    city.answers("A", "target <Karma>", "physical")
    return city


@rule("card.dien", "ability.solo-attacker")
def test_dien_lays_two_cards_and_takes_one_back_unseen() -> None:
    city = doubled("Baseball Bat", "Throat Rip", "Greed")
    city.answers("A", "lay [Baseball Bat]")
    assert city.asks("A", "none", "lay [Throat Rip]")
    city.answers("A", "lay [Throat Rip]")
    view: Any = city.table.view(1)
    assert (view["attack"]["card"]["card"], view["attack"]["spare"]["card"]) == (None, None)
    city.answers("B", "none")
    assert city.asks("A", "reveal <Baseball Bat>", "reveal <Throat Rip>")
    city.answers("A", "reveal <Throat Rip>")
    city.passes()
    assert (sorted(city.hand("A")), city.zone("Throat Rip")) == (["Baseball Bat", "Greed"], DISCARD)
    back = city.card("Baseball Bat")
    assert city.table.pieces[back].seen == 1
    assert city.fought_out


@rule("card.dien")
@pytest.mark.parametrize(("answer", "strength", "hand"), [("reveal <Baseball Bat>", 3, 0), ("back", 2, 1)])
def test_his_only_card_dien_turns_up_or_takes_back(answer: str, strength: int, hand: int) -> None:
    city = doubled("Baseball Bat")
    city.answers("A", "lay [Baseball Bat]")
    city.answers("B", "none")
    city.answers("A", answer)
    city.passes()
    assert (city.strength, len(city.hand("A")), city.fought_out) == (strength, hand, True)


@rule("card.dien")
def test_dien_in_a_party_lays_one_card_as_everybody_does() -> None:
    city = doubled("Baseball Bat", "Throat Rip", mate="Brother")
    city.answers("A", "lay [Baseball Bat]")
    assert city.what == "AskReaction"
    city.passes()
    assert (city.strength, city.hand("A"), city.fought_out) == (3, ["Throat Rip"], True)


@rule("card.dien", "window.principle")
def test_an_imagined_table_has_two_attack_cards_where_two_were_laid() -> None:
    city = doubled("Baseball Bat", "Throat Rip", "Greed", "Mercy")
    city.answers("A", "lay [Baseball Bat]", "lay [Throat Rip]")
    for luck in range(20):
        twin = rivals(city.table.imagine(1, seeded(luck)))
        assert twin.attack is not None
        assert all(twin.is_a(card, ATTACK) for card in (twin.attack.card, twin.attack.spare))
    city.answers("B", "none")
    city.answers("A", "reveal <Baseball Bat>")
    for luck in range(20):
        rivals(city.table.imagine(1, seeded(luck)))
    city.passes()
    assert city.fought_out
