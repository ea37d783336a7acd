"""Claiming Prince of the City, and the challenges to whoever claims it."""

from __future__ import annotations

from typing import Any

from gloam.rivals.catalogue import SECRECY
from gloam.rivals.pieces import HAVEN, STREET, TORPOR
from tests.claims import rule
from tests.rivals.scenario import City, seat, vampire

PRINCE = "Prince of the City"


def claimed(claimant: str, **facts: Any) -> City:
    """A's claimant has claimed, and whoever comes next is asked. A could still draw a card afterwards."""
    facts["A"]["library"] = ["Greed"]
    city = City(street=[PRINCE], **facts)
    city.acts()
    city.answers("A", f"claim <{claimant}>")
    return city


# ---- when, and by whom


@rule("claim.available")
def test_the_title_can_be_claimed_only_while_it_lies_in_the_street() -> None:
    hidden = City(A=seat(coterie=[vampire("Hydra", street=True)]), city=[PRINCE])
    hidden.acts()
    assert hidden.refuses("A", "claim <Hydra>").rule == "claim.available"
    assert hidden.actions() == 2
    taken = City(A=seat(coterie=[vampire("Hydra", street=True)]), B=seat(coterie=[vampire("Karma", on=[PRINCE])]))
    taken.acts()
    assert taken.refuses("A", "claim <Hydra>").rule == "claim.available"
    assert taken.actions() == 2
    free = City(A=seat(coterie=[vampire("Hydra", street=True)]), street=[PRINCE])
    free.acts()
    assert free.offers("A", "claim") == ("claim <Hydra>",)


@rule("claim.claimant", "window.claim")
def test_only_a_ready_vampire_in_the_street_claims_and_it_is_exhausted() -> None:
    city = City(
        A=seat(coterie=["Hydra"], library=["Greed"]),
        B=seat(coterie=[vampire("Karma", ready=False)]),
        street=[PRINCE],
    )
    city.acts()
    assert city.refuses("A", "claim <Hydra>").rule == "claim.claimant"
    city.answers("A", "move <Hydra>", "claim <Hydra>")
    assert not city.ready("Hydra")
    assert city.guests("Hydra") == [PRINCE]
    assert city.actions() == 1
    assert city.asking == "AskAction A"


def test_an_exhausted_vampire_cannot_claim() -> None:
    city = City(A=seat(coterie=[vampire("Hydra", street=True, ready=False)], library=["Greed"]), street=[PRINCE])
    city.acts()
    assert city.refuses("A", "claim <Hydra>").rule == "claim.claimant"


# ---- the chances


@rule("claim.foes-in-turn", "window.claim")
def test_each_foe_has_one_chance_clockwise_from_the_claimant() -> None:
    city = City(players=4, B=seat(coterie=[vampire("Hydra", street=True)]), street=[PRINCE])
    city.acts("B")
    city.answers("B", "claim <Hydra>")
    asked = ""
    while city.asking.startswith("AskChallenge"):
        asked += city.waiting
        city.answers(city.waiting, "pass")
    assert asked == "CDA"
    assert city.guests("Hydra") == [PRINCE]


@rule("claim.challenger")
def test_a_challenger_is_any_ready_vampire_and_is_exhausted_where_it_is() -> None:
    city = claimed(
        "Hydra",
        A=seat(coterie=[vampire("Hydra", street=True)]),
        B=seat(coterie=["Karma", vampire("Doc", street=True, ready=False)]),
    )
    assert city.asks("B", "pass", "challenge <Karma>")
    city.answers("B", "challenge <Karma>", "mental")
    assert not city.ready("Karma")
    assert city.zone("Karma") == HAVEN
    assert city.blood("Hydra") == 4
    assert city.asking == "AskAction A"


@rule("window.claim")
def test_a_foe_without_a_ready_vampire_is_skipped() -> None:
    city = City(
        A=seat(coterie=[vampire("Hydra", street=True)]),
        B=seat(coterie=[vampire("Karma", ready=False)]),
        C=seat(coterie=["Doc"]),
        street=[PRINCE],
    )
    city.acts()
    city.answers("A", "claim <Hydra>")
    assert city.asking == "AskChallenge C"


@rule("claim.as-own-turn")
def test_a_challenger_may_use_attack_abilities_in_a_foe_s_turn() -> None:
    city = claimed(
        "Muhammad Zadeh",
        A=seat(coterie=[vampire("Muhammad Zadeh", street=True)]),
        B=seat(coterie=["Inmate #745943"], prestige=6),
    )
    city.answers("B", "challenge <Inmate #745943>", "physical", "use <Inmate #745943>")
    assert city.blood("Muhammad Zadeh") == 1
    assert city.prestige("B") == 5
    assert city.asking == "AskAction A"


def test_the_ability_of_a_challenger_may_be_declined() -> None:
    city = claimed(
        "Muhammad Zadeh",
        A=seat(coterie=[vampire("Muhammad Zadeh", street=True)]),
        B=seat(coterie=["Inmate #745943"], prestige=6),
    )
    city.answers("B", "challenge <Inmate #745943>", "physical", "pass")
    assert city.blood("Muhammad Zadeh") == 3
    assert city.prestige("B") == 6
    assert city.asking == "AskAction A"


@rule("claim.no-block")
def test_nobody_blocks_for_the_claimant() -> None:
    city = claimed(
        "Nancy Witt",
        A=seat(coterie=[vampire("Nancy Witt", street=1), vampire("Doc", street=1)]),
        B=seat(coterie=["Hydra"]),
        C=seat(coterie=["Street Preacher"], haven="Dragon's Roost"),
    )
    city.answers("A", "go")
    city.answers("B", "challenge <Hydra>", "physical", "pass")
    assert city.blood("Nancy Witt") == 1
    assert city.ready("Doc")
    assert city.log("blocked") == []
    assert city.asking == "AskChallenge C"


@rule("claim.no-reaction")
def test_the_claimant_s_player_cannot_react() -> None:
    city = claimed(
        "Hydra",
        A=seat(coterie=[vampire("Hydra", street=True)], hand=["Baseball Bat", "Fleetness"]),
        B=seat(coterie=["The Cossack"]),
    )
    city.answers("B", "challenge <The Cossack>", "physical")
    assert city.hand("A") == ["Baseball Bat", "Fleetness"]
    assert city.log("no-reaction", "reaction-laid") == []
    assert city.asking == "AskAction A"


@rule("claim.mitigation")
def test_attributes_and_prevention_still_protect_the_claimant() -> None:
    city = claimed(
        "Beretta",
        A=seat(coterie=[vampire("Beretta", street=True, on=["Vagrant"])]),
        B=seat(coterie=["Nancy Witt"], hand=["Humiliate"]),
    )
    city.answers("B", "challenge <Nancy Witt>", "social", "lay [Humiliate]")
    city.answers("A", "use <Vagrant>")
    assert city.blood("Beretta") == 4
    assert not city.ready("Vagrant")
    assert city.asking == "AskAction A"


@rule("claim.no-secrecy")
def test_a_challenge_needs_no_intel() -> None:
    city = City(
        A=seat(coterie=[vampire("Hydra", street=True)]),
        B=seat(coterie=["Karma"]),
        street=[PRINCE, "Castro Street Party"],
    )
    city.acts()
    city.answers("A", "claim <Hydra>")
    assert city.quality(SECRECY, "Hydra") == 1
    city.answers("B", "challenge <Karma>", "mental")
    assert city.blood("Hydra") == 4


@rule("claim.rival-card", "window.claim")
def test_only_a_foe_who_hunts_the_claimant_s_player_may_play_an_attack_card() -> None:
    city = claimed(
        "Hydra",
        A=seat(coterie=[vampire("Hydra", street=True)], rival="C"),
        B=seat(coterie=["The Cossack"], hand=["Baseball Bat"], rival="A"),
        C=seat(coterie=["Yusuf Kaya"], hand=["Baseball Bat"], rival="B"),
    )
    city.answers("B", "challenge <The Cossack>", "physical")
    assert city.asking == "AskAttackCard B"
    city.answers("B", "lay [Baseball Bat]")
    assert city.blood("Hydra") == 5
    city.answers("C", "challenge <Yusuf Kaya>", "physical")
    assert city.hand("C") == ["Baseball Bat"]
    assert city.blood("Hydra") == 5
    assert city.asking == "AskAction A"


@rule("claim.separate")
def test_each_challenge_is_over_before_the_next() -> None:
    city = claimed(
        "Randolph Marz",
        A=seat(coterie=[vampire("Randolph Marz", street=True, blood=5)], rival="C"),
        B=seat(coterie=["Hydra"], hand=["Baseball Bat"], rival="A"),
        C=seat(coterie=["Stevie Osborn", "Brother"], rival="B"),
    )
    city.answers("B", "challenge <Hydra>", "physical", "lay [Baseball Bat]", "pass")
    assert city.blood("Randolph Marz") == 3
    city.answers("C", "challenge <Stevie Osborn>", "physical", "use <Brother>")
    assert city.blood("Randolph Marz") == 1
    assert city.guests("Randolph Marz") == [PRINCE]
    assert city.asking == "AskAction A"


@rule("claim.party-stays")
def test_exhausted_members_of_the_challenger_s_party_stay_in_it() -> None:
    party = [vampire("Hydra", street=1), vampire("Brother", street=1, ready=False), vampire("The Cossack", street=1)]
    city = claimed(
        "Lixue Chen",
        A=seat(coterie=[vampire("Lixue Chen", street=True)]),
        B=seat(coterie=party, hand=["Throat Rip"]),
    )
    city.answers("B", "challenge <Hydra>", "physical", "lay [Throat Rip]", "pass")
    assert city.party("Hydra") == ["Brother", "Hydra", "The Cossack"]
    assert city.blood("Lixue Chen") == 1
    assert city.asking == "AskAction A"


# ---- how it ends


@rule("claim.defeated", "claim.rewards")
def test_a_defeated_claimant_has_failed_and_nobody_else_is_asked() -> None:
    city = claimed(
        "Nancy Witt",
        A=seat(coterie=["Doc", vampire("Nancy Witt", street=True, blood=1)], rival="C"),
        B=seat(coterie=["The Cossack"], rival="A", agenda=2),
        C=seat(coterie=["Hydra"], rival="B"),
    )
    city.answers("B", "challenge <The Cossack>", "physical")
    assert city.zone("Nancy Witt") == TORPOR
    assert city.zone(PRINCE) == STREET
    assert city.agenda("B") == 3
    assert city.actions() == 1
    assert city.asking == "AskAction A"


@rule("claim.rewards")
def test_a_challenge_that_fells_the_last_vampire_of_one_s_rival_wins() -> None:
    city = claimed(
        "Nancy Witt",
        A=seat(coterie=[vampire("Nancy Witt", street=True, blood=1)]),
        B=seat(coterie=["The Cossack"]),
    )
    city.answers("B", "challenge <The Cossack>", "physical")
    assert city.winners == "B"


@rule("claim.success", "window.claim")
def test_a_claimant_who_stands_takes_the_title_and_keeps_the_damage() -> None:
    city = claimed(
        "Beretta",
        A=seat(coterie=[vampire("Beretta", street=True)]),
        B=seat(coterie=["The Cossack"], hand=["Baseball Bat"]),
    )
    city.answers("B", "challenge <The Cossack>", "physical", "lay [Baseball Bat]")
    assert city.guests("Beretta") == [PRINCE]
    assert city.blood("Beretta") == 2
    assert city.asking == "AskAction A"


@rule("claim.replaces-title", "prince.old-title-fate")
def test_prince_of_the_city_takes_the_place_of_another_title() -> None:
    city = claimed("Hydra", A=seat(coterie=[vampire("Hydra", street=True, on=["Herald", "Vagrant", "Vagrant"])]))
    city.answers("B", "pass")
    assert city.pile("A") == ["Herald"]
    assert city.guests("Hydra") == ["Vagrant", "Vagrant", PRINCE]
    assert city.asking == "AskAction A"


@rule("claim.room")
def test_a_claimant_with_three_retainers_burns_one() -> None:
    city = claimed("Hydra", A=seat(coterie=[vampire("Hydra", street=True, on=["Vagrant", "Addict", "Cop"])]))
    city.answers("B", "pass")
    assert city.asks("A", "burn <Vagrant>", "burn <Addict>", "burn <Cop>")
    city.answers("A", "burn <Addict>")
    assert city.guests("Hydra") == ["Vagrant", "Cop", PRINCE]
    assert city.asking == "AskAction A"


def test_the_title_stays_in_the_street_where_no_room_can_be_made() -> None:
    loaded = vampire("Hydra", street=True, on=["Vagrant", "Addict", "Chef"])
    city = City(A=seat(coterie=[loaded], library=["Greed"]), street=[PRINCE])
    for name in ("Vagrant", "Addict", "Chef"):
        card = city.card(name)
        city.table.pieces[card] = city.table.pieces[card].but(holder=1)
    city.acts()
    city.answers("A", "claim <Hydra>")
    city.answers("B", "pass")
    assert city.in_street() == [PRINCE]
    assert city.asking == "AskAction A"


# ---- rulings


@rule("claim.party-abilities")
def test_the_text_of_both_parties_works_in_a_challenge() -> None:
    city = claimed(
        "Nancy Witt",
        A=seat(coterie=[vampire("Nancy Witt", street=1), vampire("Montgomery White", street=1)]),
        B=seat(coterie=["Hydra", "Brother"], hand=[".38 Special"]),
    )
    city.answers("A", "go")
    city.answers("B", "challenge <Hydra>", "ranged", "lay [.38 Special]", "use <Brother>", "pass")
    assert city.blood("Nancy Witt") == 1
    assert not city.ready("Brother")
    assert city.asking == "AskAction A"


@rule("claim.card-face")
def test_an_illegal_card_is_discarded_and_the_challenge_goes_on() -> None:
    city = claimed(
        "Beretta",
        A=seat(coterie=[vampire("Beretta", street=True)]),
        B=seat(coterie=["The Cossack"], hand=["Humiliate"]),
    )
    city.answers("B", "challenge <The Cossack>", "physical", "lay [Humiliate]")
    assert city.log("attack-card-laid", viewer="A")[0]["card"] is None
    assert city.pile("B") == ["Humiliate"]
    assert [event["why"] for event in city.log("illegal")] == ["attack.card-type"]
    assert city.blood("Beretta") == 3
    assert city.guests("Beretta") == [PRINCE]
    assert city.asking == "AskAction A"


@rule("claim.first-turn")
def test_first_turns_protect_neither_the_claimant_nor_hinder_the_challenger() -> None:
    city = City(A=seat(coterie=[vampire("Hydra", street=True)]), B=seat(coterie=["Karma"]), street=[PRINCE])
    city.table.begun = 1
    city.acts()
    city.answers("A", "claim <Hydra>")
    assert city.asks("B", "pass", "challenge <Karma>")
    city.answers("B", "challenge <Karma>", "mental")
    assert city.blood("Hydra") == 4


@rule("claim.targeted")
def test_a_targeted_card_cannot_point_a_challenge_at_somebody_else() -> None:
    city = claimed(
        "Nancy Witt",
        A=seat(coterie=[vampire("Nancy Witt", street=1, blood=3), vampire("Doc", street=1)]),
        B=seat(coterie=["Shades"], hand=["Sucker Punch"]),
    )
    city.answers("A", "go")
    city.answers("B", "challenge <Shades>", "physical", "lay [Sucker Punch]")
    assert city.log("retargeted") == []
    assert city.blood("Nancy Witt") == 1
    assert city.blood("Doc") == 5
    assert city.asking == "AskAction A"


@rule("claim.own-turn-text")
def test_text_about_one_s_own_turn_does_not_see_a_challenge() -> None:
    challenge = claimed(
        "Hydra",
        A=seat(coterie=[vampire("Hydra", street=True)]),
        B=seat(coterie=[vampire("Lixue Chen", on=["Vagrant"])]),
    )
    challenge.answers("B", "challenge <Lixue Chen>", "social")
    assert challenge.blood("Hydra") == 5
    assert challenge.asking == "AskAction A"
    own = City(
        A=seat(coterie=[vampire("Hydra", street=True)]),
        B=seat(coterie=[vampire("Lixue Chen", street=True, on=["Vagrant"])]),
    )
    own.acts("B")
    own.attack("Lixue Chen", "Hydra", "social", by="B")
    assert own.blood("Hydra") == 4
    assert own.asking == "AskAction B"
    assert own.asking == "AskAction B"


@rule("claim.own-turn-text")
def test_an_ability_used_in_a_challenge_is_used_for_the_turn_being_played() -> None:
    city = claimed(
        "Nancy Witt",
        A=seat(coterie=["Doc", vampire("Nancy Witt", street=True), vampire("Muhammad Zadeh", street=True)]),
        B=seat(coterie=["Inmate #745943"]),
    )
    city.answers("A", "go")
    city.answers("B", "challenge <Inmate #745943>", "physical", "use <Inmate #745943>")
    assert city.zone("Nancy Witt") == TORPOR
    inmate = city.card("Inmate #745943")
    city.table.pieces[inmate] = city.table.pieces[inmate].but(ready=1)
    city.answers("A", "claim <Muhammad Zadeh>")
    city.answers("B", "challenge <Inmate #745943>", "physical")
    assert city.blood("Muhammad Zadeh") == 3
    assert city.prestige("B") == 11
    assert city.asking == "AskAction A"


@rule("claim.claimant-party")
def test_the_claimant_s_party_can_be_hit_and_who_was_left_cannot() -> None:
    mates = [vampire("Yusuf Kaya", street=1, ready=False), vampire("June Bryant", street=1)]
    city = claimed(
        "Nancy Witt",
        A=seat(coterie=[vampire("Nancy Witt", street=1), *mates]),
        B=seat(coterie=["The Cossack"], hand=["Molotov Cocktail", "Greed"]),
    )
    city.answers("A", "without <June Bryant>", "go")
    assert city.party("Nancy Witt") == ["Nancy Witt", "Yusuf Kaya"]
    city.answers(
        "B", "challenge <The Cossack>", "ranged", "lay [Molotov Cocktail]", "use <Molotov Cocktail>", "discard [Greed]"
    )
    assert city.blood("Nancy Witt") == 2
    assert city.blood("Yusuf Kaya") == 4
    assert city.blood("June Bryant") == 3
    assert city.asking == "AskAction A"
