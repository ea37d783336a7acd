"""An attack up to its Attack card: the party, the target, Intel against Secrecy, the type and the card."""

from __future__ import annotations

import pytest

from gloam.core.texts import Whenever
from gloam.rivals.catalogue import SECRECY
from gloam.rivals.effects import To
from gloam.rivals.patterns import When
from gloam.rivals.pieces import CITY_DISCARD, FOUGHT, HAVEN, LAID, STREET, TORPOR
from gloam.rivals.texts import FIGHT, Activated, Plus
from gloam.rivals.verbs import ANNOUNCED, LOSE_BLOOD
from gloam.rivals.which import ATTACKER, ITSELF, TARGET, Which
from tests.claims import rule
from tests.rivals.scenario import City, seat, vampire

# ---- step 1


@rule("attack.cost")
def test_an_attack_takes_an_action_and_a_ready_vampire_in_the_street() -> None:
    city = City(
        A=seat(coterie=[vampire("The Cossack", street=True), "Johnny", vampire("Flick", street=True, ready=False)]),
        B=seat(coterie=[vampire("Yusuf Kaya", street=True), "Doc"]),
    )
    city.acts()
    assert city.offers("A", "attack") == ("attack <The Cossack>",)
    assert city.refuses("A", "attack <Johnny>").rule == "attack.cost"
    assert city.refuses("A", "attack <Flick>").rule == "attack.cost"
    city.attack("The Cossack", "Yusuf Kaya", "social")
    assert city.fought_out
    assert not city.ready("The Cossack")
    assert city.table.actions == 1


@rule("attack.step2-target", "attack.first-turn-shield")
def test_where_nobody_can_be_attacked_no_attack_is_offered() -> None:
    city = City(street=["The Hunger"], A=seat(coterie=[vampire("The Cossack", street=True)], library=["Greed"]))
    city.table.begun = 1
    city.acts()
    assert city.offers("A", "attack") == ()
    assert city.refuses("A", "attack <The Cossack>").rule == "attack.step2-target"
    city = City(street=["Chef"], A=seat(coterie=[vampire("The Cossack", street=True)], library=["Greed"]))
    city.table.begun = 1
    city.acts()
    assert city.offers("A", "attack") == ("attack <The Cossack>",)


@rule("attack.step1-party")
def test_an_exhausted_vampire_is_left_and_only_the_attacker_is_exhausted() -> None:
    city = City(
        A=seat(
            coterie=[
                vampire("The Cossack", street=1),
                vampire("Johnny", street=1),
                vampire("Flick", street=1, ready=False),
            ]
        ),
        B=seat(coterie=[vampire("Yusuf Kaya", street=True)]),
    )
    city.acts()
    city.attack("The Cossack", "Yusuf Kaya", "social", "", "Johnny")
    assert city.party("The Cossack") == ["Johnny", "The Cossack"]
    assert city.party("Flick") == ["Flick"]
    assert (city.ready("The Cossack"), city.ready("Johnny")) == (False, True)
    assert city.fought_out


@rule("attack.step1-party", "attack.left-behind")
def test_those_who_are_left_behind_stay_together() -> None:
    city = City(
        A=seat(
            coterie=[
                vampire("The Cossack", street=1),
                vampire("Johnny", street=1, ready=False),
                vampire("Flick", street=1, ready=False),
                vampire("Shades", street=2),
            ]
        ),
        B=seat(coterie=[vampire("Yusuf Kaya", street=True)]),
    )
    city.acts()
    city.answers("A", "attack <The Cossack>")
    assert city.options("A") == ("go", "with <Shades>")
    city.answers("A", "with <Shades>", "go")
    assert city.party("The Cossack") == ["Shades", "The Cossack"]
    assert city.party("Johnny") == ["Flick", "Johnny"]
    assert city.asking == "AskType A"


# ---- step 2


@rule("attack.step2-target", "mortal.attackable")
def test_mortals_in_the_street_and_foes_in_the_street_or_at_home_may_be_attacked() -> None:
    city = City(
        street=["Athlete", "Castro Street Party", "Prince of the City"],
        A=seat(coterie=[vampire("The Cossack", street=True), vampire("Johnny", street=True)], hand=["Greed", "Greed"]),
        B=seat(
            coterie=[vampire("Yusuf Kaya", street=True, on=["Vagrant"]), "Stevie Osborn"],
            torpor=["Bruno Wagner"],
        ),
    )
    city.acts()
    city.answers("A", "attack <The Cossack>", "go")
    assert set(city.options("A")) == {"target <Yusuf Kaya>", "target <Stevie Osborn>", "target <Athlete>"}
    for other in ("Bruno Wagner", "Vagrant", "Johnny", "Prince of the City"):
        assert city.refuses("A", f"target <{other}>").rule == "attack.step2-target"


@rule("attack.first-turn-shield")
def test_who_has_not_begun_a_turn_cannot_be_attacked() -> None:
    city = City(
        A=seat(coterie=[vampire("Hydra", street=True)]),
        B=seat(coterie=[vampire("Stevie Osborn", street=True)]),
        C=seat(coterie=[vampire("Doc", street=True)]),
        D=seat(coterie=[vampire("Ty Smith", street=True)]),
        street=["Athlete"],
    )
    city.table.begun = 0b0011
    city.acts("B")
    city.answers("B", "attack <Stevie Osborn>")
    assert set(city.options("B")) == {"target <Hydra>", "target <Athlete>"}
    assert city.refuses("B", "target <Doc>").rule == "attack.first-turn-shield"
    assert city.refuses("B", "target <Ty Smith>").rule == "attack.first-turn-shield"
    city.table.begun = 0b0111
    city.table.settle()
    assert set(city.options("B")) == {"target <Hydra>", "target <Athlete>", "target <Doc>"}


@rule("attack.protests")
def test_protests_take_blood_when_a_mortal_is_chosen_and_may_end_the_attack() -> None:
    for blood in (2, 1):
        city = City(
            street=["Athlete", "Protests in the Streets"],
            A=seat(coterie=[vampire("Yusuf Kaya", street=True, blood=blood), "Johnny"], prestige=5),
            B=seat(coterie=[vampire("Doc", street=True)], rival="A"),
        )
        city.acts()
        city.answers("A", "attack <Yusuf Kaya>", "target <Athlete>")
        if blood == 2:
            assert city.asking == "AskType A"
            assert city.blood("Yusuf Kaya") == 1
        else:
            assert city.fought_out
            assert city.zone("Yusuf Kaya") == TORPOR
            assert (city.table.actions, city.table.attack) == (1, None)
            assert city.in_street() == ["Athlete", "Protests in the Streets"]
            assert (city.prestige("A"), city.agenda("B")) == (4, 0)


@rule("attack.protests")
def test_protests_cost_nothing_where_a_vampire_is_attacked() -> None:
    city = City(
        street=["Athlete", "Protests in the Streets"],
        A=seat(coterie=[vampire("Yusuf Kaya", street=True)]),
        B=seat(coterie=[vampire("Doc", street=True)]),
    )
    city.acts()
    city.answers("A", "attack <Yusuf Kaya>", "target <Doc>")
    assert city.blood("Yusuf Kaya") == 5
    assert city.asking == "AskType A"


# ---- step 3


def hidden(secrecy: int, *, hand: int = 3, foes: int = 0, players: int = 2) -> City:
    """The Cossack is about to attack Doc, who has this much Secrecy at home."""
    city = City(
        players=players,
        A=seat(coterie=[vampire("The Cossack", street=True)], hand=["Greed"] * hand),
        B=seat(coterie=["Doc"], hand=["Greed"] * foes),
    )
    city.lends("Doc", Plus(SECRECY, secrecy - 1, ITSELF))
    city.acts()
    city.answers("A", "attack <The Cossack>")
    return city


@rule("attack.step3-intel", "attack.intel-short")
def test_too_little_intel_ends_the_attack_and_enough_lets_it_go_on() -> None:
    city = hidden(2)
    city.answers("A", "discard [Greed]", "done", "done")
    assert city.fought_out
    assert (city.table.actions, city.ready("The Cossack")) == (1, False)
    assert city.pile("A") == ["Greed"]
    city = hidden(2)
    city.answers("A", "discard [Greed]", "discard [Greed]")
    assert city.asking == "AskType A"


@rule("attack.intel-short")
def test_a_target_that_all_cards_together_could_not_reach_is_not_offered() -> None:
    for secrecy, reach in ((4, True), (5, False)):
        city = City(
            street=["Athlete", "Chef"],
            A=seat(coterie=[vampire("The Cossack", street=True)], hand=["Greed"] * 3),
            B=seat(coterie=["Doc"], hand=["Greed"]),
        )
        city.lends("Doc", Plus(SECRECY, secrecy - 1, ITSELF))
        city.acts()
        city.answers("A", "attack <The Cossack>")
        if reach:
            assert "target <Doc>" in city.options("A")
        else:
            assert city.refuses("A", "target <Doc>").rule == "attack.intel-short"


@rule("attack.intel-individual")
def test_only_the_secrecy_of_the_target_itself_counts() -> None:
    city = City(
        A=seat(coterie=[vampire("The Cossack", street=True)], hand=["Greed"] * 3),
        B=seat(coterie=["Doc", "Velvet"]),
    )
    city.lends("Velvet", Plus(SECRECY, 1, ITSELF))
    city.acts()
    city.answers("A", "attack <The Cossack>", "target <Doc>", "discard [Greed]", "done")
    assert city.asking == "AskType A"


@rule("attack.intel-discard", "window.intel")
def test_any_player_may_discard_for_intel_the_attacker_first_and_last() -> None:
    city = City(
        A=seat(coterie=[vampire("The Cossack", street=True)], hand=["Greed"] * 2),
        B=seat(coterie=["Doc", "Velvet"], hand=["Greed"]),
        C=seat(hand=["Greed"] * 4),
        D=seat(),
    )
    city.lends("Doc", Plus(SECRECY, 2, ITSELF))
    city.acts()
    city.answers("A", "attack <The Cossack>", "target <Doc>")
    assert city.asking == "AskIntel A"
    city.answers("A", "discard [Greed]", "done")
    assert city.asking == "AskIntel B"
    city.answers("B", "done")
    assert city.asking == "AskIntel C"
    city.answers("C", "discard [Greed]", "discard [Greed]")
    assert city.asking == "AskType A"  # no more than what is missing can be discarded
    assert (city.pile("A"), city.pile("C")) == (["Greed"], ["Greed", "Greed"])
    assert city.table.actions == 1


@rule("window.intel")
def test_the_attacker_is_asked_a_last_time_only_while_the_target_is_out_of_reach() -> None:
    city = hidden(2, hand=2, foes=1)
    city.answers("A", "discard [Greed]", "done")
    city.answers("B", "done")
    assert city.asking == "AskIntel A"
    city.answers("A", "discard [Greed]")
    assert city.asking == "AskType A"
    city = hidden(2, hand=2, foes=1)
    city.answers("A", "discard [Greed]", "done")
    city.answers("B", "discard [Greed]")
    assert city.asking == "AskType A"


@rule("window.intel")
def test_one_may_buy_as_much_as_the_best_hidden_of_the_party_needs() -> None:
    city = City(
        A=seat(coterie=[vampire("The Cossack", street=True)], hand=["Greed"] * 4),
        B=seat(coterie=["Doc", "Velvet"], hand=["Greed"]),
    )
    city.lends("Velvet", Plus(SECRECY, 1, ITSELF))
    city.acts()
    city.answers("A", "attack <The Cossack>", "target <Doc>", "discard [Greed]", "discard [Greed]")
    assert city.pile("A") == ["Greed", "Greed"]
    assert city.asking == "AskType A"


@rule("window.intel")
def test_a_card_can_be_discarded_once() -> None:
    city = City(
        A=seat(coterie=[vampire("The Cossack", street=True)], hand=["Greed", "Fleetness"]),
        B=seat(coterie=["Doc"]),
    )
    city.lends("Doc", Plus(SECRECY, 1, ITSELF))
    city.acts()
    city.answers("A", "attack <The Cossack>", "discard [Greed]")
    assert city.refuses("A", "discard [Greed]").rule == "window.intel"
    city.answers("A", "discard [Fleetness]")
    assert city.asking == "AskType A"


@rule("window.intel")
def test_without_secrecy_nobody_is_asked_for_intel() -> None:
    city = City(
        A=seat(coterie=[vampire("The Cossack", street=True)], hand=["Greed"]),
        B=seat(coterie=[vampire("Doc", street=True)], hand=["Greed"]),
    )
    city.acts()
    city.answers("A", "attack <The Cossack>")
    assert city.asking == "AskType A"


@rule("attack.intel-one-action", "attack.intel-limit")
def test_intel_that_was_bought_is_gone_with_the_attack_and_may_be_bought_again() -> None:
    city = City(
        A=seat(
            coterie=[vampire("The Cossack", street=True), vampire("Stevie Osborn", street=True)], hand=["Greed"] * 4
        ),
        B=seat(coterie=["Yusuf Kaya"]),
    )
    city.acts()
    city.attack("The Cossack", "Yusuf Kaya", "social")
    city.answers("A", "discard [Greed]", "social", "none")
    assert city.fought_out
    city.attack("Stevie Osborn", "Yusuf Kaya", "social")
    assert city.asking == "AskIntel A"
    city.answers("A", "discard [Greed]", "social", "none")
    assert city.fought_out
    assert city.hand("A") == ["Greed", "Greed"]


@rule("window.intel", "attack.face-up-illegal")
def test_a_card_with_intel_is_shown_in_step_3_and_is_the_card_of_the_attack() -> None:
    city = City(
        A=seat(coterie=[vampire("Flick", street=True)], hand=["Scoped .30-06", ".38 Special"]),
        B=seat(coterie=["Johnny"]),
    )
    city.acts()
    city.answers("A", "attack <Flick>")
    assert "show [Scoped .30-06]" in city.options("A")
    assert city.refuses("A", "show [.38 Special]").rule == "window.intel"
    city.answers("A", "show [Scoped .30-06]")
    assert city.fought_out  # Ranged, and no other card: nothing was left to ask
    assert city.log("announced")[-1]["type"] == "ranged"
    assert city.strength == 2
    assert city.blood("Johnny") == 2
    assert (city.hand("A"), city.pile("A")) == ([".38 Special"], ["Scoped .30-06"])


@rule("window.intel")
def test_after_showing_a_card_one_may_discard_what_is_still_missing() -> None:
    city = City(
        A=seat(coterie=[vampire("Flick", street=True)], hand=["Scoped .30-06", "Scoped .30-06", "Greed"]),
        B=seat(coterie=["Johnny"], hand=["Scoped .30-06"]),
    )
    city.lends("Johnny", Plus(SECRECY, 1, ITSELF))
    city.acts()
    city.answers("A", "attack <Flick>", "show [Scoped .30-06]")
    assert city.refuses("A", "show [Scoped .30-06]").rule == "attack.step5-card"
    city.answers("A", "done")
    assert city.refuses("B", "show [Scoped .30-06]").rule == "window.intel"
    city.answers("B", "done")
    city.answers("A", "discard [Greed]")
    assert city.asking == "AskReaction B"


@rule("window.intel", "attack.face-up-illegal")
@pytest.mark.parametrize(
    ("attacker", "street", "why"),
    [("Jesús", [], "attack.card-bp"), ("Flick", ["San Francisco Fog"], "card.san-francisco-fog")],
)
def test_a_card_shown_in_step_3_is_judged_at_once(attacker: str, street: list[str], why: str) -> None:
    city = City(
        street=street,
        A=seat(coterie=[vampire(attacker, street=True)], hand=["Scoped .30-06"]),
        B=seat(coterie=["Johnny"]),
    )
    city.acts()
    city.answers("A", f"attack <{attacker}>")
    assert city.refuses("A", "show [Scoped .30-06]").rule == why


@rule("attack.haven-no-move")
def test_attackers_of_a_haven_stay_in_the_street() -> None:
    city = City(
        A=seat(coterie=[vampire("The Cossack", street=1), vampire("Johnny", street=1)], hand=["Greed"]),
        B=seat(coterie=["Yusuf Kaya", "Doc"]),
    )
    city.acts()
    city.attack("The Cossack", "Yusuf Kaya", "social", "", "Johnny")
    city.answers("A", "discard [Greed]", "social")
    city.passes()
    assert city.fought_out
    assert (city.zone("The Cossack"), city.zone("Johnny")) == (STREET, STREET)
    assert city.party("Yusuf Kaya") == ["Doc", "Yusuf Kaya"]
    assert city.zone("Yusuf Kaya") == HAVEN


# ---- steps 4 and 5


def duel(
    hand: list[str], *, attacker: str = "The Cossack", target: str = "Yusuf Kaya", foes: list[str] | None = None
) -> City:
    """Two face each other in The Street, and the first is about to say how it attacks."""
    city = City(
        A=seat(coterie=[vampire(attacker, street=True), "Skunk"], hand=hand),
        B=seat(coterie=[vampire(target, street=True), "Humberto Garcia"], hand=foes or []),
    )
    city.acts()
    city.answers("A", f"attack <{attacker}>")
    if city.first_question().what == "AskTarget":
        city.answers("A", f"target <{target}>")
    return city


@rule("attack.step4-type")
def test_one_type_is_announced_before_any_card_and_stays() -> None:
    city = duel(["Baseball Bat"])
    assert city.options("A") == ("ranged", "physical", "social", "mental")
    assert city.refuses("A", "lay [Baseball Bat]").rule == "window.principle"
    city.answers("A", "social")
    assert city.asking == "AskAttackCard A"
    assert city.refuses("A", "physical").rule == "window.principle"


@rule("attack.step5-card", "window.attack-cards")
def test_one_card_is_laid_face_down_and_foes_do_not_see_which() -> None:
    city = duel(["Baseball Bat", "Throat Rip", "Greed"], foes=["Greed"])
    city.answers("A", "physical")
    assert city.options("A") == ("none", "lay [Throat Rip]", "lay [Baseball Bat]")
    assert city.refuses("A", "lay [Greed]").rule == "attack.step5-card"
    assert city.refuses("A", "show [Baseball Bat]").rule == "mortal.card-face-up"
    city.answers("A", "lay [Throat Rip]")
    assert city.zone("Throat Rip") == LAID
    assert city.refuses("A", "lay [Baseball Bat]").rule == "table.not-asked"
    assert city.log("attack-card-laid", viewer="A")[0]["card"] == "core-throat-rip"
    assert city.log("attack-card-laid", viewer="B")[0]["card"] is None
    assert city.table.pieces[city.card("Throat Rip")].seen == 0b01


@rule("attack.step5-card", "window.attack-cards")
def test_whoever_has_a_card_is_asked_whatever_it_is_and_whoever_has_none_is_not() -> None:
    city = duel(["Greed"], foes=["Greed"])
    city.answers("A", "physical")
    assert city.asks("A", "none")
    city.answers("A", "none")
    assert city.took_place("no-attack-card") == [("no-attack-card", "A")]
    assert city.asks("B", "none")
    city.answers("B", "none")
    assert city.fought_out
    city = duel([], foes=[])
    city.answers("A", "physical")
    assert city.fought_out


@rule("attack.card-type", "attack.face-up-illegal")
def test_a_card_of_another_type_may_be_laid_and_is_illegal_when_turned_up() -> None:
    city = duel(["Terrorize"], attacker="Johnny", target="The Cossack")
    city.answers("A", "social", "lay [Terrorize]")
    assert city.fought_out
    assert city.log("illegal")[0]["why"] == "attack.card-type"
    assert city.strength == 2  # Johnny's Social alone
    assert city.pile("A") == ["Terrorize"]


@rule("attack.card-bp")
@pytest.mark.parametrize(("card", "legal"), [("Throat Rip", True), ("Gang Up", False)])
def test_the_attackers_blood_potency_counts_and_not_its_blood(card: str, legal: bool) -> None:
    city = City(
        A=seat(coterie=[vampire("Shades", street=True, blood=1)], hand=[card]),
        B=seat(coterie=[vampire("Doc", street=True), "Velvet"]),
    )
    city.acts()
    city.attack("Shades", "Doc", "physical", card)
    assert city.fought_out
    assert [event["why"] for event in city.log("illegal")] == ([] if legal else ["attack.card-bp"])
    assert (city.strength, city.pile("A")) == (2 if legal else 1, [card])


@rule("attack.card-bp")
def test_a_retainer_that_adds_blood_potency_counts_for_the_card() -> None:
    city = City(
        A=seat(coterie=[vampire("Shades", street=True, on=["Cop"])], hand=["Gang Up"]),
        B=seat(coterie=[vampire("Doc", street=True), "Velvet"]),
    )
    city.acts()
    city.attack("Shades", "Doc", "physical", "Gang Up")
    assert city.log("illegal") == []
    assert city.strength == 2  # Physical 1 and one Retainer
    assert city.fought_out


@rule("attack.no-card")
def test_without_a_card_the_attribute_and_what_is_added_count() -> None:
    for helped in (True, False):
        city = City(
            A=seat(coterie=[vampire("Beretta", street=1), vampire("Brother", street=1)]),
            B=seat(coterie=[vampire("Hydra", street=True)]),
        )
        city.acts()
        city.attack("Beretta", "Hydra", "mental", "", "Brother")
        city.answers("A", "use <Brother>" if helped else "pass")
        assert city.fought_out
        assert city.strength == (3 if helped else 2)
        assert city.ready("Brother") is not helped
        assert city.blood("Hydra") == (3 if helped else 4)


@rule("attack.zero-skull")
@pytest.mark.parametrize(("attacker", "damage"), [("Shades", 1), ("Johnny", 0), ("Bad Penny", 2)])
def test_a_card_of_no_damage_adds_none_but_its_text_counts(attacker: str, damage: int) -> None:
    city = duel(["Holdout Dagger"], attacker=attacker)
    city.answers("A", "physical", "lay [Holdout Dagger]")
    assert city.strength == damage
    assert city.log("illegal") == []
    assert city.fought_out


@rule("attack.discard-after")
def test_the_cards_of_an_attack_are_discarded_when_it_is_over() -> None:
    city = duel(["Baseball Bat"], attacker="Stevie Osborn", foes=["Fleetness"])
    city.answers("A", "physical", "lay [Baseball Bat]")
    assert city.zone("Baseball Bat") == LAID
    city.answers("B", "lay [Fleetness]")
    assert city.fought_out
    assert (city.pile("A"), city.pile("B")) == (["Baseball Bat"], ["Fleetness"])


@rule("attack.step-numbers")
def test_the_reaction_is_laid_in_step_7_and_turned_up_in_step_8() -> None:
    city = duel(["A Biting Comment"], attacker="Johnny", foes=["Slap in the Face"])
    city.answers("A", "social", "lay [A Biting Comment]")
    assert city.table.attack is not None
    assert (city.asking, city.table.attack.step) == ("AskReaction B", 7)
    city.answers("B", "lay [Slap in the Face]")
    assert (city.asking, city.table.attack.step) == ("AskWhich A", 8)
    assert (city.zone("A Biting Comment"), city.zone("Slap in the Face")) == (FOUGHT, FOUGHT)


# ---- who is gone


@rule("attack.attacker-leaves")
@pytest.mark.parametrize("gone", ["attacker", "target"])
def test_an_attack_without_attacker_or_target_ends_before_step_6(gone: str) -> None:
    city = duel(["Baseball Bat"])
    who = Which(ATTACKER if gone == "attacker" else TARGET)
    city.lends("Skunk", Whenever(When(ANNOUNCED), To(LOSE_BLOOD, who, 9)))
    city.answers("A", "physical")
    city.passes()
    assert city.fought_out
    assert city.zone("The Cossack" if gone == "attacker" else "Yusuf Kaya") == TORPOR
    assert city.log("attack-ended")[-1]["rule"] == "attack.attacker-leaves"
    assert city.log("summed") == []


@rule("attack.attacker-leaves")
def test_an_attack_whose_target_is_gone_after_step_9_ends_with_all_costs_paid() -> None:
    city = duel(["Baseball Bat"], foes=["Fleetness"])
    city.lends("The Cossack", Activated(FIGHT, None, To(LOSE_BLOOD, Which(TARGET), 9)))
    city.answers("A", "physical", "lay [Baseball Bat]")
    city.answers("B", "lay [Fleetness]")
    city.answers("A", "use <The Cossack>")
    assert city.fought_out
    assert city.zone("Yusuf Kaya") == TORPOR
    assert city.log("summed") == []
    assert (city.pile("A"), city.pile("B")) == (["Baseball Bat"], ["Fleetness"])
    assert (city.ready("The Cossack"), city.table.actions) == (False, 1)


@rule("attack.lone-target")
def test_a_target_alone_is_not_blocked_for_but_may_react() -> None:
    city = duel(["Baseball Bat"], foes=["Fleetness"])
    city.answers("A", "physical", "none")
    assert city.asking == "AskReaction B"
    assert city.log("blocked") == []


@rule("mortal.no-intel")
def test_a_mortal_needs_no_intel() -> None:
    city = City(
        street=["Vagrant"],
        A=seat(coterie=[vampire("The Cossack", street=True)], hand=["Greed"]),
        B=seat(coterie=["Doc"], hand=["Greed"]),
    )
    city.acts()
    city.answers("A", "attack <The Cossack>", "target <Vagrant>")
    assert city.asking == "AskType A"
    assert city.zone("Vagrant") != CITY_DISCARD
