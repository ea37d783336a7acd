"""Who blocks an attack, and the Reaction: steps 6 and 7."""

from __future__ import annotations

from typing import Any

import pytest

from gloam.rivals.catalogue import SECRECY
from gloam.rivals.pieces import HAVEN, STREET
from gloam.rivals.texts import Plus
from gloam.rivals.which import ITSELF
from tests.claims import rule
from tests.rivals.scenario import City, seat, vampire
from tests.scenario import Seat

# ---- step 6


def pair(target: str = "Shades", ally: str = "Johnny", *, hand: list[str] | None = None, **ally_facts: object) -> City:
    """The Cossack faces two who stand together."""
    city = City(
        A=seat(coterie=[vampire("The Cossack", street=True), "Skunk"], hand=hand or []),
        B=seat(coterie=[vampire(target, street=1), vampire(ally, street=1, **ally_facts), "Nancy Witt"]),
    )
    city.acts()
    return city


@rule("block.step6")
def test_whoever_blocks_is_exhausted_and_is_the_target_instead() -> None:
    city = pair(hand=["Baseball Bat"])
    city.attack("The Cossack", "Shades", "physical", "Baseball Bat")
    assert city.options("B") == ("let", "block <Johnny>")
    city.answers("B", "block <Johnny>")
    assert city.fought_out
    assert (city.blood("Johnny"), city.ready("Johnny")) == (1, False)
    assert city.blood("Shades") == 4


@rule("block.ready-only")
def test_only_ready_members_of_the_targets_party_may_block() -> None:
    city = City(
        A=seat(coterie=[vampire("The Cossack", street=True), "Skunk"]),
        B=seat(
            coterie=[
                vampire("Shades", street=1),
                vampire("Johnny", street=1, ready=False),
                vampire("Brother", street=2),
                "Nancy Witt",
            ]
        ),
    )
    city.acts()
    city.attack("The Cossack", "Shades", "physical")
    assert city.fought_out
    assert city.log("blocked") == []
    assert city.blood("Shades") == 3
    assert city.ready("Brother")


@rule("block.ready-only", "block.not-self")
def test_it_is_said_why_somebody_cannot_block() -> None:
    city = City(
        A=seat(coterie=[vampire("The Cossack", street=True), "Skunk"]),
        B=seat(
            coterie=[
                vampire("Shades", street=1),
                vampire("Flick", street=1),
                vampire("Johnny", street=1, ready=False),
                vampire("Brother", street=2),
            ]
        ),
    )
    city.acts()
    city.attack("The Cossack", "Shades", "physical")
    assert city.refuses("B", "block <Johnny>").rule == "block.ready-only"
    assert city.refuses("B", "block <Brother>").rule == "block.ready-only"
    assert city.refuses("B", "block <Shades>").rule == "block.not-self"


@rule("block.not-self")
def test_a_target_cannot_block_for_itself() -> None:
    city = City(
        A=seat(coterie=[vampire("The Cossack", street=True), "Skunk"]),
        B=seat(coterie=[vampire("Shades", street=True), "Nancy Witt"]),
    )
    city.acts()
    city.attack("The Cossack", "Shades", "physical")
    assert city.fought_out
    assert city.ready("Shades")
    assert city.blood("Shades") == 3


@rule("block.optional")
def test_an_attack_may_be_let_through() -> None:
    city = pair("Doc", "Johnny")
    city.attack("The Cossack", "Doc", "physical")
    city.answers("B", "let")
    assert city.fought_out
    assert (city.blood("Doc"), city.ready("Johnny")) == (3, True)


@rule("block.ranged")
def test_only_a_guard_may_block_a_ranged_attack() -> None:
    city = City(
        A=seat(coterie=[vampire("The Cossack", street=True), "Skunk"], hand=[".38 Special"]),
        B=seat(coterie=[vampire("Doc", street=1), vampire("Karma", street=1), vampire("Velvet", street=1)]),
    )
    city.acts()
    city.attack("The Cossack", "Doc", "ranged", ".38 Special")
    assert city.options("B") == ("let", "block <Karma>")
    assert city.refuses("B", "block <Velvet>").rule == "block.ranged"
    city.answers("B", "block <Karma>")
    assert city.blood("Karma") == 1
    assert city.fought_out


@rule("block.no-intel")
def test_a_blocker_needs_no_intel() -> None:
    city = City(
        A=seat(coterie=[vampire("The Cossack", street=True), "Skunk"], hand=["Greed"]),
        B=seat(coterie=["Shades", "Doc"]),
    )
    city.lends("Doc", Plus(SECRECY, 1, ITSELF))
    city.acts()
    city.attack("The Cossack", "Shades", "physical")
    city.answers("A", "discard [Greed]", "physical")
    city.answers("B", "block <Doc>")
    assert city.fought_out
    assert (city.blood("Doc"), city.blood("Shades")) == (3, 4)
    assert city.zone("Doc") == HAVEN


@rule("block.stays-blocker")
def test_a_blocker_is_one_even_when_the_attack_goes_elsewhere() -> None:
    city = City(
        A=seat(coterie=[vampire("The Cossack", street=True, blood=4), "Skunk"], hand=["Sucker Punch"]),
        B=seat(
            coterie=[vampire("Lixue Chen", street=1), vampire("Muhammad Zadeh", street=1)], hand=["Steal the Spotlight"]
        ),
    )
    city.acts()
    city.attack("The Cossack", "Lixue Chen", "physical", "Sucker Punch")
    city.answers("B", "block <Muhammad Zadeh>", "lay [Steal the Spotlight]")
    city.answers("A", "target <Lixue Chen>")
    assert city.fought_out
    assert city.blood("The Cossack") == 2
    assert (city.blood("Lixue Chen"), city.blood("Muhammad Zadeh")) == (4, 5)


# ---- blocking for others

PREACHER = "Street Preacher"


def crossfire(attack: str = "physical", *, roost: str = "Dragon's Roost", **seats: Seat) -> City:
    """A attacks Doc of C. B has a Street Preacher at home, D a Leader with Dragon's Roost."""
    usual: dict[str, Any] = {
        "A": seat(coterie=[vampire("The Cossack", street=True), "Skunk"]),
        "B": seat(coterie=["Velvet", PREACHER], prestige=5),
        "C": seat(coterie=[vampire("Doc", street=1), vampire("Yusuf Kaya", street=1)]),
        "D": seat(coterie=["Stevie Osborn", "Zhang Wei"], haven=roost, prestige=6),
    }
    city = City(**{**usual, **seats})
    city.acts()
    city.attack("The Cossack", "Doc", attack)
    return city


@rule("window.block", "block.third-party")
def test_the_defender_is_asked_first_then_the_others_clockwise() -> None:
    city = crossfire()
    assert city.asks("C", "let", "block <Yusuf Kaya>")
    city.answers("C", "let")
    assert city.asks("B", "let", f"use <{PREACHER}>")
    city.answers("B", "let")
    assert city.asks("D", "let", "use <Dragon's Roost>")
    city.answers("D", "let")
    assert city.fought_out
    assert city.blood("Doc") == 3


@rule("window.block")
@pytest.mark.parametrize("first", ["C", "B"])
def test_the_first_block_closes_the_step(first: str) -> None:
    city = crossfire()
    if first == "C":
        city.answers("C", "block <Yusuf Kaya>")
    else:
        city.answers("C", "let")
        city.answers("B", f"use <{PREACHER}>")
    assert city.fought_out
    assert len(city.log("blocked")) == 1
    assert (city.prestige("B"), city.prestige("D")) == (5 if first == "C" else 3, 6)


@rule("window.block", "block.preacher-limits")
def test_a_preacher_without_prestige_to_spare_is_not_asked() -> None:
    city = crossfire(B=seat(coterie=["Velvet", PREACHER], prestige=1))
    city.answers("C", "let")
    assert city.waiting == "D"
    city = crossfire(B=seat(coterie=["Velvet", vampire(PREACHER, ready=False)], prestige=5))
    city.answers("C", "let")
    assert city.waiting == "D"


@rule("window.block", "mortal.no-defender")
def test_for_a_mortal_only_those_are_asked_who_block_for_others() -> None:
    city = City(
        street=["Athlete"],
        A=seat(coterie=[vampire("The Cossack", street=True), "Skunk"]),
        B=seat(coterie=["Velvet", PREACHER], prestige=5, hand=["Fleetness"]),
        C=seat(coterie=[vampire("Doc", street=1), vampire("Yusuf Kaya", street=1)]),
        D=seat(coterie=["Stevie Osborn"], haven="Dragon's Roost", prestige=6),
    )
    city.acts()
    city.attack("The Cossack", "Athlete", "physical")
    assert city.asks("B", "let", f"use <{PREACHER}>")
    city.answers("B", "let")
    assert city.asks("D", "let", "use <Dragon's Roost>")
    city.answers("D", "use <Dragon's Roost>")
    assert city.fought_out
    assert city.prestige("D") == 6  # no character was attacked
    assert (city.blood("Stevie Osborn"), city.zone("Stevie Osborn")) == (5, STREET)


@rule("window.block", "block.preacher-limits")
def test_an_attack_that_cannot_be_blocked_asks_nobody() -> None:
    usual = seat(coterie=[vampire("Doc", street=1), vampire("Yusuf Kaya", street=1)])
    city = City(
        A=seat(coterie=[vampire("The Cossack", street=True), "Skunk"]),
        B=seat(coterie=["Velvet", PREACHER], prestige=5),
        C=usual,
        D=seat(coterie=["Stevie Osborn"], haven="Dragon's Roost", prestige=6),
    )
    city.acts()
    city.answers("A", "use <The Cossack>")
    city.attack("The Cossack", "Doc", "physical")
    assert city.fought_out
    assert city.log("blocked") == []
    assert city.blood("Doc") == 3


@rule("window.block", "block.preacher-limits")
def test_nobody_blocks_a_challenge_to_a_claimant() -> None:
    city = City(
        street=["Prince of the City"],
        A=seat(coterie=[vampire("Yusuf Kaya", street=1), vampire("Stevie Osborn", street=1)], haven="Dragon's Roost"),
        B=seat(coterie=["The Cossack"]),
        C=seat(coterie=["Velvet", PREACHER], prestige=5),
    )
    city.acts()
    city.answers("A", "claim <Yusuf Kaya>", "go")
    city.answers("B", "challenge <The Cossack>", "physical")
    assert city.asking == "AskChallenge C"
    assert city.log("blocked") == []
    assert city.log("summed") != []


@rule("block.third-party")
def test_whoever_blocks_for_another_is_the_defender_from_then_on() -> None:
    city = City(
        A=seat(coterie=[vampire("Guv'nah", street=1), vampire("Lolita", street=1)], hand=["Demand Obedience"]),
        B=seat(coterie=["Velvet", PREACHER], prestige=5, hand=["Insanity Defense"]),
        C=seat(coterie=[vampire("Doc", street=True)], hand=["Insanity Defense"], prestige=5),
    )
    city.acts()
    city.attack("Guv'nah", "Doc", "mental", "Demand Obedience", "Lolita")
    city.answers("B", f"use <{PREACHER}>")
    assert city.asking == "AskReaction B"
    city.answers("B", "lay [Insanity Defense]")
    assert city.fought_out
    assert (city.prestige("B"), city.prestige("C")) == (2, 5)  # 1 for the block, 2 lost to the card
    assert (city.blood(PREACHER), city.blood("Doc"), city.zone(PREACHER)) == (2, 5, STREET)


@rule("block.third-party")
def test_the_reward_for_a_fallen_blocker_follows_from_whose_it_was() -> None:
    city = crossfire(A=seat(coterie=[vampire("The Cossack", street=True), "Skunk"], rival="B"))
    city.answers("C", "let")
    city.answers("B", f"use <{PREACHER}>")
    assert city.fought_out
    assert city.agenda("A") == 1
    assert city.prestige("B") == 3


@rule("block.third-party-targeted", "reveal.targeted")
def test_a_targeted_card_may_go_back_to_the_first_target_or_its_party() -> None:
    city = City(
        A=seat(coterie=[vampire("Johnny", street=True), "Skunk"], hand=["Sucker Punch"]),
        B=seat(coterie=[vampire("Velvet", street=1), vampire(PREACHER, street=1)], prestige=5, hand=["Baseball Bat"]),
        C=seat(
            coterie=[vampire("Doc", street=1, on=["Vagrant"]), vampire("Bruno Wagner", street=1)], hand=["Fleetness"]
        ),
    )
    city.acts()
    city.attack("Johnny", "Doc", "physical", "Sucker Punch")
    city.answers("C", "let")
    city.answers("B", f"use <{PREACHER}>", "lay [Baseball Bat]")
    assert set(city.options("A")) == {f"target <{PREACHER}>", "target <Doc>", "target <Bruno Wagner>"}
    city.answers("A", "target <Doc>")
    assert city.asks("C", "no", "use <Vagrant>")  # the first target's player is the defender again, without a Reaction
    city.answers("C", "no")
    assert city.fought_out
    assert (city.blood("Doc"), city.blood(PREACHER)) == (4, 2)
    assert city.blood("Johnny") == 3  # the blocker's Reaction still resolves
    assert city.hand("C") == ["Fleetness"]


@rule("block.third-party-targeted", "block.before-first-turn")
def test_a_preacher_may_block_before_his_players_first_turn_and_shields_nobody_else() -> None:
    city = City(
        street=["Vagrant"],
        A=seat(coterie=[vampire("Johnny", street=True), "Skunk"], hand=["Sucker Punch"]),
        B=seat(coterie=[vampire("Velvet", street=1), vampire(PREACHER, street=1)], prestige=5),
    )
    city.table.begun = 0b01
    city.acts()
    city.attack("Johnny", "Vagrant", "physical", "Sucker Punch")
    city.answers("B", f"use <{PREACHER}>")
    assert set(city.options("A")) == {f"target <{PREACHER}>", "target <Vagrant>"}
    city.answers("A", f"target <{PREACHER}>")
    assert city.fought_out
    assert city.blood(PREACHER) == 1


@rule("block.before-first-turn")
def test_further_victims_cannot_be_found_beside_a_blocker_who_is_still_protected() -> None:
    city = City(
        street=["Vagrant"],
        A=seat(coterie=[vampire("Shades", street=True), "Skunk"], hand=["Drive-By"]),
        B=seat(coterie=[vampire("Stevie Osborn", street=1), vampire("Zhang Wei", street=1)], haven="Dragon's Roost"),
    )
    city.table.begun = 0b01
    city.acts()
    city.attack("Shades", "Vagrant", "ranged", "Drive-By")
    city.answers("B", "use <Dragon's Roost>")
    assert city.fought_out
    assert (city.blood("Stevie Osborn"), city.blood("Zhang Wei")) == (5, 4)
    assert city.log("hit-too") == []
    assert city.strength == 2


@rule("block.third-party-targeted")
def test_a_targeted_card_may_go_back_to_a_mortal() -> None:
    city = City(
        street=["Vagrant"],
        A=seat(coterie=[vampire("Shades", street=True), "Skunk"], hand=["Sucker Punch"]),
        B=seat(coterie=["Velvet", PREACHER], prestige=5),
    )
    city.acts()
    city.attack("Shades", "Vagrant", "physical", "Sucker Punch")
    city.answers("B", f"use <{PREACHER}>")
    city.answers("A", "target <Vagrant>", "burn")
    assert city.fought_out
    assert city.in_street() == []
    assert city.blood(PREACHER) == 2


@rule("block.preacher-limits")
def test_a_preacher_blocks_no_attack_of_his_own_player_and_none_aimed_at_himself() -> None:
    city = City(
        street=["Athlete"],
        A=seat(coterie=[vampire("The Cossack", street=True), PREACHER]),
        B=seat(coterie=[vampire(PREACHER, street=True), "Stevie Osborn"]),
    )
    city.cannot_be()
    city.acts()
    city.attack("The Cossack", "Athlete", "social")
    assert city.asks("B", "let", f"use <{PREACHER} 2>")
    city.answers("B", "let")
    assert city.fought_out
    city = City(
        A=seat(coterie=[vampire("The Cossack", street=True), "Skunk"]),
        B=seat(coterie=[vampire(PREACHER, street=True), "Stevie Osborn"], prestige=5),
    )
    city.acts()
    city.attack("The Cossack", PREACHER, "social")
    assert city.fought_out
    assert city.log("blocked") == []


@rule("block.preacher-limits")
@pytest.mark.parametrize(("where", "attack"), [("haven", "physical"), ("street", "ranged")])
def test_a_preacher_blocks_only_in_the_street_and_never_ranged_but_a_roost_leader_does(where: str, attack: str) -> None:
    city = City(
        A=seat(coterie=[vampire("The Cossack", street=True), "Skunk"], hand=["Greed"]),
        B=seat(coterie=["Velvet", PREACHER], prestige=5),
        C=seat(coterie=["Doc" if where == "haven" else vampire("Doc", street=True)]),
        D=seat(coterie=["Stevie Osborn"], haven="Dragon's Roost", prestige=6),
    )
    city.acts()
    city.attack("The Cossack", "Doc", attack)
    city.answers("A", *(["discard [Greed]", attack] if where == "haven" else []))
    assert city.asks("D", "let", "use <Dragon's Roost>")
    city.answers("D", "use <Dragon's Roost>")
    assert city.fought_out
    assert (city.prestige("D"), city.zone("Stevie Osborn")) == (7, STREET)


@rule("block.preacher-limits")
def test_in_the_tunnels_a_blocker_stands_alone() -> None:
    for street, party in (([], ["Doc", PREACHER]), (["Wandering the BART Tunnels"], [PREACHER])):
        city = City(
            street=street,
            A=seat(coterie=[vampire("Johnny", street=True), "Skunk"]),
            B=seat(coterie=["Velvet", vampire("Doc", street=True), PREACHER]),
        )
        city.acts()
        city.attack("Johnny", "Doc", "physical")
        city.answers("B", f"use <{PREACHER}>")
        assert city.fought_out
        assert city.party(PREACHER) == party


@rule("block.roost-or-plain")
@pytest.mark.parametrize("way", ["block <Stevie Osborn>", "use <Dragon's Roost>"])
@pytest.mark.parametrize("outside", [False, 1])
def test_a_leader_beside_the_target_blocks_plainly_or_by_its_haven(way: str, outside: bool | int) -> None:
    city = City(
        A=seat(coterie=[vampire("The Cossack", street=True), "Skunk"], hand=["Greed"]),
        B=seat(
            coterie=[vampire("Stevie Osborn", street=outside), vampire("Doc", street=outside), "Nancy Witt"],
            haven="Dragon's Roost",
            prestige=6,
        ),
    )
    city.acts()
    city.attack("The Cossack", "Doc", "physical")
    if not outside:
        city.answers("A", "discard [Greed]", "physical")
    assert {"block <Stevie Osborn>", "use <Dragon's Roost>"} < set(city.options("B"))
    city.answers("B", way)
    assert city.fought_out
    by_haven = way.startswith("use")
    assert city.prestige("B") == (7 if by_haven else 6)
    assert not city.ready("Stevie Osborn")
    if outside:
        assert city.party("Stevie Osborn") == ["Doc", "Stevie Osborn"]
    elif by_haven:
        assert (city.zone("Stevie Osborn"), city.party("Stevie Osborn")) == (STREET, ["Stevie Osborn"])
    else:
        assert city.zone("Stevie Osborn") == HAVEN


@rule("block.roost-or-plain")
def test_the_first_print_blocks_from_the_haven_only() -> None:
    city = crossfire(
        D=seat(coterie=[vampire("Stevie Osborn", street=True)], haven="first-dragons-roost", prestige=6),
    )
    city.answers("C", "let")
    city.answers("B", "let")
    assert city.fought_out
    city = crossfire(roost="first-dragons-roost")
    city.answers("C", "let")
    city.answers("B", "let")
    city.answers("D", "use <Dragon's Roost>")
    assert city.prestige("D") == 7
    assert city.fought_out


# ---- step 7


def reacts(
    hand: list[str], defence: Seat, *, attacker: str = "The Cossack", card: str = "", kind: str = "physical"
) -> City:
    """A attacks the first of B's coterie, with or without a card; B is about to block or to react."""
    city = City(
        A=seat(coterie=[vampire(attacker, street=True), "Skunk"], hand=[card] if card else []),
        B={**defence, "hand": hand},
    )
    city.acts()
    city.attack(attacker, defence["coterie"][0]["name"], kind, card)
    return city


@rule("react.step7", "window.attack-cards")
def test_one_reaction_may_be_laid_whether_or_not_there_is_an_attack_card() -> None:
    city = reacts(["Fleetness", "Cloak of Shadows", "Greed"], seat(coterie=[vampire("Yusuf Kaya", street=True), "Doc"]))
    assert city.options("B") == ("none", "lay [Cloak of Shadows]", "lay [Fleetness]")
    assert city.refuses("B", "lay [Greed]").rule == "react.step7"
    city.answers("B", "lay [Fleetness]")
    assert city.fought_out
    assert city.refuses("B", "lay [Cloak of Shadows]").rule == "table.not-asked"
    assert (city.hand("B"), city.pile("B")) == (["Cloak of Shadows", "Greed"], ["Fleetness"])


@rule("react.type", "react.by-target")
@pytest.mark.parametrize("card", ["Fleetness", "Cloak of Shadows", "Steal the Spotlight"])
def test_whoever_holds_a_reaction_is_told_whether_it_would_be_void(card: str) -> None:
    city = reacts([card], seat(coterie=[vampire("Yusuf Kaya", street=True), "Doc"]))
    void = city.table.questions()[0].facts["bluff"] == (city.spelled(f"[{card}]"),)
    city.answers("B", f"lay [{card}]")
    assert city.fought_out
    assert len(city.log("illegal")) == void


@rule("attack.card-type", "attack.card-bp")
@pytest.mark.parametrize(("card", "kind", "void"), [(".38 Special", "ranged", 0), (".38 Special", "mental", 1)])
def test_whoever_holds_an_attack_card_is_told_whether_it_would_be_void(card: str, kind: str, void: int) -> None:
    city = City(
        A=seat(coterie=[vampire("Beretta", street=True), "Skunk"], hand=[card]),
        B=seat(coterie=[vampire("Yusuf Kaya", street=True), "Doc"]),
    )
    city.acts()
    city.answers("A", "attack <Beretta>", "target <Yusuf Kaya>", kind)
    assert city.table.questions()[0].facts["bluff"] == (city.spelled(f"[{card}]"),) * void
    city.answers("A", f"lay [{card}]")
    city.passes()
    assert len(city.log("illegal")) == void
    assert city.asking == "AskAction A"


@rule("react.step7", "window.attack-cards")
def test_a_reaction_may_be_left_and_one_with_an_empty_hand_is_not_asked() -> None:
    city = reacts(["Fleetness"], seat(coterie=[vampire("Yusuf Kaya", street=True), "Doc"]))
    city.answers("B", "none")
    assert city.fought_out
    assert city.hand("B") == ["Fleetness"]
    city = reacts([], seat(coterie=[vampire("Yusuf Kaya", street=True), "Doc"]))
    assert city.fought_out


@rule("react.type")
@pytest.mark.parametrize(("card", "blood"), [("Fleetness", 3), ("Insanity Defense", 5)])
def test_a_reaction_must_fit_the_type_of_the_attack(card: str, blood: int) -> None:
    city = reacts(
        [card], attacker="Johnny", kind="social", defence=seat(coterie=[vampire("Bella Forte", street=True), "Doc"])
    )
    city.answers("B", f"lay [{card}]")
    assert city.fought_out
    assert city.blood("Bella Forte") == blood
    assert [event["why"] for event in city.log("illegal")] == ([] if blood == 5 else ["react.type"])


@rule("react.by-target")
def test_the_blood_potency_of_whoever_reacts_must_be_enough() -> None:
    for blocks, why in ((True, ["react.by-target"]), (False, [])):
        city = reacts(
            ["Steal the Spotlight"],
            attacker="Shades",
            defence=seat(coterie=[vampire("Muhammad Zadeh", street=1), vampire("Jesús", street=1)]),
        )
        city.answers("B", "block <Jesús>" if blocks else "let", "lay [Steal the Spotlight]")
        assert city.fought_out
        assert [event["why"] for event in city.log("illegal")] == why
        assert city.blood("Shades") == 4
        assert city.blood("Jesús") == (1 if blocks else 2)


@rule("react.clan")
@pytest.mark.parametrize(("place", "blood"), [("coterie", 3), ("torpor", 1)])
def test_the_clan_of_a_reaction_must_be_somewhere_in_the_coterie(place: str, blood: int) -> None:
    coterie = [vampire("Zhang Wei", street=True), "Nancy Witt", *(["Ty Smith"] if place == "coterie" else [])]
    city = reacts(
        ["Steal the Spotlight"],
        card="Baseball Bat",
        defence=seat(coterie=coterie, torpor=["Ty Smith"] if place == "torpor" else []),
    )
    city.answers("B", "lay [Steal the Spotlight]")
    assert city.fought_out
    assert city.strength == 3
    assert city.blood("Zhang Wei") == blood
    assert [event["why"] for event in city.log("illegal")] == ([] if place == "coterie" else ["react.clan"])


@rule("react.partial")
def test_a_reaction_may_be_laid_for_its_shields_alone() -> None:
    city = reacts(
        ["Steal the Spotlight"],
        card="Baseball Bat",
        defence=seat(coterie=[vampire("Iris Lokken", street=True), "Nancy Witt"]),
    )
    city.answers("B", "lay [Steal the Spotlight]")
    assert city.fought_out
    assert (city.blood("Iris Lokken"), city.blood("The Cossack")) == (3, 5)


@rule("react.damage-skull")
def test_a_reaction_with_a_skull_hurts_the_attacker() -> None:
    city = reacts(
        ["Humiliate"],
        attacker="Shades",
        kind="social",
        defence=seat(coterie=[vampire("Bruno Wagner", street=True), "Sweetums"]),
    )
    city.answers("B", "lay [Humiliate]")
    assert city.fought_out
    assert city.blood("Shades") == 2  # 1 and Social 2, less Social 1
    assert city.blood("Bruno Wagner") == 5


@rule("react.shield-no-damage")
def test_a_reaction_with_shields_does_no_damage() -> None:
    city = reacts(
        ["Insanity Defense"],
        attacker="Johnny",
        defence=seat(coterie=[vampire("Inmate #745943", street=True), "Sweetums"]),
    )
    city.answers("B", "lay [Insanity Defense]")
    assert city.fought_out
    assert city.log("illegal") == []
    assert city.blood("Johnny") == 4


@rule("attack.type-dual-attribute")
@pytest.mark.parametrize(
    ("card", "kind", "blood"),
    [
        ("Slap in the Face", "social", 1),  # 1 and Physical 2, on Physical 0
        ("Slap in the Face", "mental", 1),
        ("Baseball Bat", "physical", 1),
        (".38 Special", "ranged", 2),  # 2, and no attribute
    ],
)
def test_a_reaction_adds_the_attribute_of_the_attack_or_the_one_it_names(card: str, kind: str, blood: int) -> None:
    city = reacts(
        [card], attacker="Johnny", kind=kind, defence=seat(coterie=[vampire("Yusuf Kaya", street=True), "Sweetums"])
    )
    city.answers("B", f"lay [{card}]")
    assert city.fought_out
    assert city.log("illegal") == []
    assert city.blood("Johnny") == blood


@rule("ranged.reaction")
def test_only_a_reaction_against_ranged_answers_a_ranged_attack() -> None:
    city = reacts(
        ["Steal the Spotlight"],
        attacker="Beretta",
        card=".38 Special",
        kind="ranged",
        defence=seat(coterie=[vampire("Lixue Chen", street=True), "Nancy Witt"]),
    )
    city.answers("B", "lay [Steal the Spotlight]")
    city.answers("A", "use <Beretta>")
    assert city.fought_out
    assert city.strength == 3
    assert city.log("illegal")[0]["why"] == "react.type"
    assert city.blood("Lixue Chen") == 4
