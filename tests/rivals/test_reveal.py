"""The cards of a fight are turned up, and abilities are used: steps 8 and 9."""

from __future__ import annotations

import pytest

from gloam.rivals.catalogue import SECRECY
from gloam.rivals.effects import gains
from gloam.rivals.pieces import FOUGHT, HAVEN, STREET
from gloam.rivals.texts import FIGHT, Activated, Plus
from gloam.rivals.verbs import GAIN_PRESTIGE
from gloam.rivals.which import ITSELF
from tests.claims import rule
from tests.rivals.scenario import City, seat, vampire

# ---- turning up


@rule("reveal.order", "attack.reveal-simultaneous", "reveal.choices-after")
def test_the_attackers_card_is_turned_up_first_and_choices_come_once_both_are_up() -> None:
    city = City(
        A=seat(coterie=[vampire("Johnny", street=True)], hand=["A Biting Comment"]),
        B=seat(coterie=[vampire("Yusuf Kaya", street=True), "Sweetums"], hand=["Slap in the Face"]),
    )
    city.acts()
    city.attack("Johnny", "Yusuf Kaya", "social", "A Biting Comment")
    assert city.asking == "AskReaction B"
    assert city.log("attack-card", "reaction") == []
    city.answers("B", "lay [Slap in the Face]")
    assert city.took_place("attack-card", "reaction") == [("attack-card", "A"), ("reaction", "B")]
    assert len(city.offers("A", "choose")) == 2
    assert (city.zone("A Biting Comment"), city.zone("Slap in the Face")) == (FOUGHT, FOUGHT)
    city.answers("A", "choose 1")
    assert city.fought_out
    assert city.strength == 4


@rule("reveal.forced")
def test_a_card_that_was_laid_cannot_be_taken_back() -> None:
    city = City(
        A=seat(coterie=[vampire("Johnny", street=True)], hand=["A Biting Comment"]),
        B=seat(coterie=[vampire("Yusuf Kaya", street=True), "Sweetums"], hand=["Slap in the Face"]),
    )
    city.acts()
    city.attack("Johnny", "Yusuf Kaya", "social", "A Biting Comment")
    assert city.refuses("A", "none").rule == "table.not-asked"
    city.answers("B", "none")
    assert city.log("attack-card")[0]["card"] == "core-a-biting-comment"
    assert city.asking == "AskWhich A"


# ---- illegal cards


@rule("reveal.illegal-attack")
def test_an_illegal_attack_card_is_discarded_and_the_attack_goes_on_without_it() -> None:
    city = City(
        A=seat(coterie=[vampire("Flick", street=True), "Skunk"], hand=["A Biting Comment"]),
        B=seat(coterie=[vampire("The Cossack", street=True), "Nancy Witt"]),
    )
    city.acts()
    city.attack("Flick", "The Cossack", "social", "A Biting Comment")
    assert city.fought_out
    assert city.log("illegal")[0]["rule"] == "reveal.illegal-attack"
    assert (city.strength, city.blood("The Cossack")) == (1, 4)
    assert (city.ready("Flick"), city.table.actions, city.pile("A")) == (False, 1, ["A Biting Comment"])


@rule("reveal.illegal-attack")
def test_an_attack_card_without_its_clan_is_illegal() -> None:
    city = City(
        A=seat(coterie=[vampire("Yusuf Kaya", street=True)], hand=["Sucker Punch"]),
        B=seat(coterie=[vampire("The Cossack", street=True), "Nancy Witt"]),
    )
    city.acts()
    city.attack("Yusuf Kaya", "The Cossack", "physical", "Sucker Punch")
    assert city.fought_out
    assert city.log("illegal")[0]["why"] == "play.clan"
    assert city.strength == 2


@rule("reveal.illegal-attack-rewind", "attack.rewind-extent")
def test_after_an_illegal_attack_card_the_block_and_the_reaction_are_undone() -> None:
    city = City(
        A=seat(coterie=[vampire("Flick", street=True), "Skunk"], hand=["A Biting Comment", "Greed"]),
        B=seat(
            coterie=["The Cossack", "Yusuf Kaya", "Nancy Witt"], hand=["Slap in the Face", "Greed", "Greed", "Greed"]
        ),
    )
    city.acts()
    city.attack("Flick", "The Cossack", "social")
    city.answers("A", "discard [Greed]", "social", "lay [A Biting Comment]")
    city.answers("B", "block <Yusuf Kaya>", "lay [Slap in the Face]")
    assert set(city.options("B")) == {"let", "block <Yusuf Kaya>", "block <Nancy Witt>"}
    assert city.ready("Yusuf Kaya")
    assert city.hand("B") == ["Greed", "Greed", "Greed", "Slap in the Face"]
    assert city.table.pieces[city.card("Slap in the Face")].seen == 0b10
    assert "core-slap-in-the-face" not in str(city.log(viewer="A"))
    assert city.pile("A") == ["Greed", "A Biting Comment"]  # what was discarded for Intel stays so
    assert (city.ready("Flick"), city.table.actions) == (False, 1)
    city.answers("B", "let", "none")
    assert city.fought_out
    assert city.log("announced")[0]["type"] == "social"
    assert city.blood("The Cossack") == 4


@rule("attack.rewind-extent")
def test_what_a_preacher_paid_and_used_is_undone_too() -> None:
    city = City(
        A=seat(coterie=[vampire("Flick", street=True), "Skunk"], hand=["A Biting Comment"]),
        B=seat(coterie=["Velvet", "Street Preacher"], prestige=5),
        C=seat(coterie=[vampire("The Cossack", street=True)]),
    )
    city.table.supply[1] = 7
    city.acts()
    city.attack("Flick", "The Cossack", "social", "A Biting Comment")
    city.answers("B", "use <Street Preacher>")
    assert city.table.supply[1] == 7
    assert city.asks("B", "let", "use <Street Preacher>")
    assert (city.prestige("B"), city.ready("Street Preacher"), city.zone("Street Preacher")) == (5, True, HAVEN)
    assert city.party("Street Preacher") == ["Street Preacher", "Velvet"]
    city.answers("B", "use <Street Preacher>")
    assert city.fought_out
    assert (city.prestige("B"), city.blood("Street Preacher"), city.zone("Street Preacher")) == (4, 1, STREET)


@rule("attack.rewind-extent")
def test_the_prestige_of_dragons_roost_is_given_back() -> None:
    city = City(
        A=seat(coterie=[vampire("Flick", street=True), "Skunk"], hand=["A Biting Comment"]),
        B=seat(
            coterie=[vampire("Stevie Osborn", street=1), vampire("Velvet", street=1)],
            haven="Dragon's Roost",
            prestige=5,
        ),
        C=seat(coterie=[vampire("The Cossack", street=True)]),
    )
    city.table.supply[1] = 7
    city.acts()
    city.attack("Flick", "The Cossack", "social", "A Biting Comment")
    city.answers("B", "use <Dragon's Roost>")
    assert city.asks("B", "let", "use <Dragon's Roost>")
    assert city.prestige("B") == 5
    assert city.table.supply[1] == 7
    assert city.party("Stevie Osborn") == ["Stevie Osborn", "Velvet"]  # back in its old party
    city.answers("B", "let")
    assert city.fought_out
    assert city.blood("The Cossack") == 4


@rule("attack.rewind-extent")
def test_blood_lost_to_protests_stays_lost() -> None:
    city = City(
        street=["Athlete", "Protests in the Streets"],
        A=seat(coterie=[vampire("Flick", street=True), "Skunk"], hand=["A Biting Comment"]),
        B=seat(coterie=[vampire("The Cossack", street=True)]),
    )
    city.acts()
    city.attack("Flick", "Athlete", "social", "A Biting Comment")
    assert city.fought_out
    assert city.blood("Flick") == 2
    assert city.log("illegal") != []


@rule("reveal.illegal-reaction")
def test_an_illegal_reaction_is_discarded_and_nothing_is_undone() -> None:
    city = City(
        A=seat(coterie=[vampire("Johnny", street=True), "Skunk"]),
        B=seat(
            coterie=[vampire("The Cossack", street=1), vampire("Iris Lokken", street=1)], hand=["Steal the Spotlight"]
        ),
    )
    city.acts()
    city.attack("Johnny", "The Cossack", "social")
    city.answers("B", "block <Iris Lokken>", "lay [Steal the Spotlight]")
    assert city.fought_out
    assert city.log("illegal")[0]["rule"] == "reveal.illegal-reaction"
    assert (city.blood("Iris Lokken"), city.ready("Iris Lokken")) == (2, False)
    assert city.blood("The Cossack") == 5
    assert city.pile("B") == ["Steal the Spotlight"]


# ---- Targeted


@rule("reveal.targeted", "reveal.targeted-no-block")
def test_a_targeted_card_offers_the_whole_party_and_no_new_block() -> None:
    city = City(
        A=seat(coterie=[vampire("The Cossack", street=True), "Skunk"], hand=["Sucker Punch"]),
        B=seat(
            coterie=[vampire("Doc", street=1), vampire("Iris Lokken", street=1), vampire("Velvet", street=1)],
            hand=["Steal the Spotlight"],
        ),
    )
    city.acts()
    city.attack("The Cossack", "Doc", "physical", "Sucker Punch")
    city.answers("B", "block <Iris Lokken>", "lay [Steal the Spotlight]")
    assert set(city.options("A")) == {"target <Doc>", "target <Iris Lokken>", "target <Velvet>"}
    city.answers("A", "target <Doc>")
    assert city.fought_out
    assert len(city.log("blocked")) == 1
    assert (city.blood("Doc"), city.blood("Iris Lokken"), city.ready("Velvet")) == (2, 4, True)


@rule("reveal.targeted")
def test_a_targeted_card_may_stay_where_it_is_and_works_without_a_block_too() -> None:
    city = City(
        A=seat(coterie=[vampire("The Cossack", street=True), "Skunk"], hand=["Sucker Punch"]),
        B=seat(coterie=[vampire("Doc", street=1), vampire("Velvet", street=1)]),
    )
    city.acts()
    city.attack("The Cossack", "Doc", "physical", "Sucker Punch")
    city.answers("B", "let")
    assert set(city.options("A")) == {"target <Doc>", "target <Velvet>"}
    city.answers("A", "target <Doc>")
    assert city.fought_out
    assert city.log("retargeted") == []
    assert (city.blood("Doc"), city.blood("Velvet")) == (2, 4)


@rule("attack.targeted-secrecy")
@pytest.mark.parametrize("bought", [1, 2])
def test_the_attack_moves_only_to_those_whom_its_intel_reaches(bought: int) -> None:
    city = City(
        A=seat(coterie=[vampire("The Cossack", street=True), "Skunk"], hand=["Sucker Punch", "Greed", "Greed"]),
        B=seat(coterie=["Doc", "Velvet", "Yusuf Kaya"]),
    )
    city.lends("Velvet", Plus(SECRECY, 1, ITSELF))
    city.lends("Yusuf Kaya", Plus(SECRECY, 1, ITSELF))
    city.acts()
    city.answers("A", "attack <The Cossack>", "target <Doc>")
    city.answers("A", *["discard [Greed]"] * bought, *(["done"] if bought == 1 else []))
    city.answers("A", "physical", "lay [Sucker Punch]")
    city.answers("B", "block <Yusuf Kaya>")
    reach = {"target <Doc>", "target <Yusuf Kaya>", *(["target <Velvet>"] if bought == 2 else [])}
    assert set(city.options("A")) == reach
    if bought == 1:
        assert city.refuses("A", "target <Velvet>").rule == "attack.targeted-secrecy"
    assert city.refuses("A", "target <The Cossack>").rule == "reveal.targeted"


# ---- step 9


@rule("ability.step9", "attack.ability-alternation")
def test_the_attacker_uses_abilities_and_passes_then_the_defender_does() -> None:
    city = City(
        A=seat(
            coterie=[vampire("The Cossack", street=1), vampire("Brother", street=1)],
            haven="House of Pain",
            hand=["Greed"],
        ),
        B=seat(coterie=[vampire("Doc", street=True), "Velvet"], prestige=5),
    )
    city.lends("Doc", Activated(FIGHT, None, gains(GAIN_PRESTIGE), freely=True))
    city.acts()
    city.attack("The Cossack", "Doc", "physical", "", "Brother")
    assert set(city.options("A")) == {"pass", "use <Brother>", "use <House of Pain>"}
    city.answers("A", "use <Brother>")
    assert city.refuses("A", "use <Brother>").rule == "cost.per-turn"
    city.answers("A", "pass")
    assert city.asks("B", "pass", "use <Doc>")
    assert city.refuses("A", "use <House of Pain>").rule == "table.not-asked"
    city.answers("B", "use <Doc>", "use <Doc>", "pass")
    assert city.fought_out
    assert (city.prestige("B"), city.strength, city.hand("A")) == (7, 3, ["Greed"])


@rule("ability.members")
def test_the_text_of_an_exhausted_party_member_counts() -> None:
    for street, blood in ((1, 4), (2, 3)):
        city = City(
            A=seat(coterie=[vampire("The Cossack", street=True), "Skunk"], hand=[".38 Special"]),
            B=seat(coterie=[vampire("Doc", street=1), vampire("Montgomery White", street=street, ready=False)]),
        )
        city.acts()
        city.attack("The Cossack", "Doc", "ranged", ".38 Special")
        assert city.fought_out
        assert city.blood("Doc") == blood


@rule("ability.attacker-word")
def test_an_attackers_text_works_only_where_that_vampire_attacks() -> None:
    facts = {
        "A": seat(coterie=[vampire("The Cossack", street=1), vampire("Inmate #745943", street=1)]),
        "B": seat(coterie=[vampire("Hydra", street=True), "Velvet"]),
    }
    city = City(A=facts["A"], B=facts["B"])
    city.acts()
    city.attack("The Cossack", "Hydra", "physical", "", "Inmate #745943")
    assert city.fought_out
    city = City(A=facts["A"], B=facts["B"])
    city.acts()
    city.attack("Inmate #745943", "Hydra", "physical", "", "The Cossack")
    assert city.asks("A", "pass", "use <Inmate #745943>")
    city.answers("A", "use <Inmate #745943>")
    assert city.fought_out
    assert (city.strength, city.prestige("A")) == (4, 11)


@rule("ability.party-word")
@pytest.mark.parametrize(("title", "place", "left"), [(["Primogen"], 1, 6), ([], 1, 7), (["Primogen"], 2, 7)])
def test_a_partys_text_works_for_a_supporting_member(title: list[str], place: int, left: int) -> None:
    city = City(
        A=seat(coterie=[vampire("Yusuf Kaya", street=1), vampire("Zhang Wei", street=place, on=title)]),
        B=seat(coterie=[vampire("Velvet", street=True, blood=2), "Sweetums"], prestige=8),
    )
    city.acts()
    city.attack("Yusuf Kaya", "Velvet", "physical", "", *(["Zhang Wei"] if place == 1 else []))
    assert city.fought_out
    assert city.prestige("B") == left


@rule("ability.party-word")
def test_a_partys_text_works_when_its_vampire_is_the_target() -> None:
    city = City(
        A=seat(coterie=[vampire("Johnny", street=True, blood=1), "Skunk"], prestige=8),
        B=seat(coterie=[vampire("Zhang Wei", street=True, on=["Primogen"]), "Sweetums"], hand=["The Mighty Fall"]),
    )
    city.acts()
    city.attack("Johnny", "Zhang Wei", "mental")
    city.answers("B", "lay [The Mighty Fall]")
    assert city.fought_out
    assert city.prestige("A") == 6


@rule("window.step9")
def test_only_abilities_of_the_fight_are_offered_and_general_ones_are_not() -> None:
    city = City(
        street=["Athlete"],
        A=seat(
            coterie=[vampire("The Cossack", street=1), vampire("Doc", street=1), vampire("Yusuf Kaya", street=1)],
            haven="The Madhouse",
            board=["Blood for Blood"],
            hand=["Kneecapped", "Greed"],
        ),
        B=seat(coterie=[vampire("Hydra", street=True), "Velvet"], haven="Royal Retreat"),
    )
    city.acts()
    city.attack("The Cossack", "Hydra", "physical", "Kneecapped", "Doc", "Yusuf Kaya")
    assert city.asks("A", "pass", "use <Blood for Blood>")  # Kneecapped speaks of another target
    city.answers("A", "use <Blood for Blood>")
    assert city.fought_out
    assert (city.strength, city.blood("The Cossack")) == (4, 4)


@rule("window.step9")
def test_a_cost_in_the_text_of_the_revealed_card_is_offered() -> None:
    city = City(
        street=["Special Affairs Division"],
        A=seat(coterie=[vampire("The Cossack", street=True)], hand=["Kneecapped", "Greed"]),
        B=seat(coterie=[vampire("Hydra", street=True), "Velvet"]),
    )
    city.acts()
    city.attack("The Cossack", "Special Affairs Division", "physical", "Kneecapped")
    assert city.asks("A", "pass", "use <Kneecapped>")
    city.answers("A", "use <Kneecapped>", *(["discard [Greed]"] if city.table.open else []))
    assert city.fought_out
    assert (city.strength, city.agenda("A"), city.pile("A")) == (6, 1, ["Greed", "Kneecapped"])


@rule("window.step9")
def test_whether_one_is_asked_depends_on_the_size_of_the_hand_alone() -> None:
    for hand in (["Primogen"], ["Greed"], []):
        city = City(
            A=seat(coterie=[vampire("Randolph Marz", street=True)], hand=hand),
            B=seat(coterie=[vampire("Hydra", street=True), "Velvet"]),
        )
        city.acts()
        city.attack("Randolph Marz", "Hydra", "mental")
        if hand:
            assert city.asks("A", "pass", *(["use <Randolph Marz>"] if hand == ["Primogen"] else []))
            city.answers("A", "pass")
        assert city.fought_out
        assert city.strength == 1


# ---- how often


@rule("ability.limit-per-copy")
def test_each_copy_has_its_own_limit_and_is_used_once_a_turn() -> None:
    city = City(
        A=seat(coterie=[vampire("The Cossack", street=1), vampire("Brother", street=1), vampire("Brother", street=1)]),
        B=seat(coterie=[vampire("Hydra", street=True), "Velvet"]),
    )
    city.cannot_be()
    city.acts()
    city.attack("The Cossack", "Hydra", "mental", "", "Brother 1", "Brother 2")
    city.answers("A", "use <Brother 1>", "use <Brother 2>")
    assert city.fought_out
    assert city.strength == 3
    for name in ("The Cossack", "Brother 1", "Brother 2"):
        card = city.card(name)
        city.table.pieces[card] = city.table.pieces[card].but(ready=1)
    city.table.settle()
    city.attack("The Cossack", "Hydra", "mental", "", "Brother 1", "Brother 2")
    assert city.fought_out
    assert city.strength == 1


@rule("ability.relentless", "ability.limit-per-copy")
def test_a_relentless_ability_is_used_once_in_each_players_turn() -> None:
    city = City(
        street=["Athlete", "Chef"],
        A=seat(coterie=["Street Preacher", "Velvet"], prestige=9),
        B=seat(coterie=["Flick", "Sweetums"]),
        C=seat(coterie=["Nancy Witt", "Humberto Garcia"]),
    )
    city.turn_of("B")
    city.answers("B", "move <Flick>", "move <Sweetums>", "alone", "attack <Flick>")
    city.answers("B", "go", "target <Athlete>", "social")
    assert city.asks("A", "let", "use <Street Preacher>")
    city.answers("A", "use <Street Preacher>")
    card = city.card("Street Preacher")
    city.table.pieces[card] = city.table.pieces[card].but(ready=1)
    city.answers("B", "attack <Sweetums>", "target <Athlete>", "social")
    assert city.waiting == "C"  # it is not offered again in that turn, which is over
    assert len(city.log("blocked")) == 1
    city.answers("C", "move <Nancy Witt>", "attack <Nancy Witt>", "target <Athlete>", "physical")
    assert city.asks("A", "let", "use <Street Preacher>")
    city.answers("A", "use <Street Preacher>")
    assert city.prestige("A") == 7
    assert city.waiting == "C"


def test_a_card_that_all_have_seen_is_no_longer_only_known_to_be_held() -> None:
    city = City(
        A=seat(coterie=[vampire("Johnny", street=True)]),
        B=seat(coterie=[vampire("Yusuf Kaya", street=True), "Sweetums"], hand=["Slap in the Face", "Fleetness"]),
    )
    slap = city.card("Slap in the Face")
    city.table.see(slap, 0b01)  # A has seen it in B's hand
    city.acts()
    city.attack("Johnny", "Yusuf Kaya", "social")
    city.answers("B", "lay [Slap in the Face]")
    assert city.fought_out
    assert city.pile("B") == ["Slap in the Face"]
    assert (city.table.pieces[slap].seen, city.table.pieces[slap].held) == (0b111, 0)
