"""Reactions of Justice & Mercy, card by card."""

from __future__ import annotations

from typing import Any

import pytest

from gloam.rivals.cards import IN_PRINT
from gloam.rivals.catalogue import AGGRAVATED, DAMAGE, INTEL, PREY
from gloam.rivals.pieces import BURNED, TORPOR
from gloam.rivals.texts import Plus
from gloam.rivals.which import ITSELF
from tests.claims import rule
from tests.rivals.cards.wolf_and_rat.fights import facing, fight
from tests.rivals.scenario import City, out, seat, vampire


def struck(kind: str, target: str, *hand: str, attacker: str = "Brother", card: str = "", **facts: Any) -> City:
    """A attacks somebody whose player holds these, and is asked for a Reaction."""
    city = City(
        A=seat(coterie=["Flick", out(attacker)], hand=[card] if card else []),
        B=seat(coterie=["June Bryant", out(target)], hand=list(hand), **facts),
    )
    city.acts()
    city.attack(attacker, target, kind, card)
    assert city.asking == "AskReaction B"
    return city


# ---- an additional Reaction


@rule("react.additional")
@pytest.mark.parametrize(("again", "left"), [("show [Cloak of Shadows]", 5), ("none", 4)])
def test_look_me_in_the_eyes_gives_another_reaction_by_auspex(again: str, left: int) -> None:
    city = struck("physical", "Doc", "Look Me in the Eyes", "Cloak of Shadows", "Mercy", card="Baseball Bat")
    city.answers("B", "lay [Look Me in the Eyes]")
    assert (city.asking, city.options("B")) == ("AskReaction B", ("none", "show [Cloak of Shadows]"))
    city.can_be_written_and_read()
    city.answers("B", again)
    city.passes()
    assert (city.strength, city.fear("Brother"), city.fear("Doc")) == (2, 1, 0)
    assert (city.blood("Doc"), city.fought_out) == (left, True)  # 2 - 1, and 1 more by the icon of Obfuscate
    played = ["Look Me in the Eyes"] if again == "none" else ["Look Me in the Eyes", "Cloak of Shadows"]
    assert city.pile("B") == played


@rule("react.additional")
def test_without_the_discipline_there_is_none() -> None:
    city = struck("physical", "Skunk", "Look Me in the Eyes", "Cloak of Shadows")
    city.answers("B", "lay [Look Me in the Eyes]")
    city.passes()
    assert (len(city.log("reaction")), city.fear("Brother"), city.fought_out) == (1, 1, True)


@rule("react.additional", "window.principle")
def test_who_holds_no_reaction_is_asked_all_the_same_and_who_holds_nothing_is_not() -> None:
    city = struck("physical", "Doc", "Look Me in the Eyes", "Mercy")
    city.answers("B", "lay [Look Me in the Eyes]")
    assert (city.asking, city.options("B")) == ("AskReaction B", ("none",))
    before = city.view("A")
    city.answers("B", "none")
    assert before["attack"]["reaction"]["card"] == "jam-look-me-in-the-eyes"
    city.passes()
    assert (city.blood("Doc"), city.fought_out) == (5, True)
    city = struck("physical", "Doc", "Look Me in the Eyes")
    city.answers("B", "lay [Look Me in the Eyes]")
    assert city.what != "AskReaction"
    city.passes()
    assert (city.blood("Doc"), city.fought_out) == (5, True)


@rule("react.additional", "card.look-me-in-the-eyes", "damage.text-timing")
def test_the_card_that_is_drawn_comes_too_late_to_be_the_additional_reaction() -> None:
    city = struck("physical", "Alzbeta", "Look Me in the Eyes", library=["Cloak of Shadows"])
    city.answers("B", "lay [Look Me in the Eyes]")
    assert city.what != "AskReaction"
    city.passes()
    assert (city.hand("B"), city.pile("B"), city.fought_out) == (["Cloak of Shadows"], ["Look Me in the Eyes"], True)


@rule("react.additional", "react.type", "react.by-target")
def test_it_is_played_face_up_and_as_lawfully_as_any() -> None:
    city = struck("mental", "Zhang Wei", "Acuity", "Cloak of Shadows", "Unswayable Mind", "Tenebrous Avatar")
    city.answers("B", "lay [Acuity]")
    assert city.options("B") == ("none", "show [Unswayable Mind]")
    for option, why in (
        ("show [Cloak of Shadows]", "react.type"),
        ("show [Tenebrous Avatar]", "react.by-target"),
        ("lay [Unswayable Mind]", "react.additional"),
        ("show [Haze]", "react.step7"),
    ):
        assert city.refuses("B", option).rule == why
    city.answers("B", "show [Unswayable Mind]")
    city.passes()
    assert (city.weak("Brother"), city.blood("Brother"), city.blood("Zhang Wei"), city.fought_out) == (1, 4, 4, True)


@rule("react.additional")
def test_one_additional_reaction_may_give_another() -> None:
    city = struck("mental", "Grigori", "Acuity", "Acuity", "Acuity", "Mercy", attacker="Doc", card="The Mighty Fall")
    city.answers("B", "lay [Acuity]", "show [Acuity]")
    assert len(city.view("A")["attack"]["also"]) == 1
    city.can_be_written_and_read()
    city.answers("B", "show [Acuity]")
    assert (city.asking, city.options("B")) == ("AskReaction B", ("none",))
    city.passes()
    assert (city.weak("Doc"), city.blood("Doc"), city.blood("Grigori")) == (3, 2, 5)
    assert (city.pile("B"), city.hand("B"), city.fought_out) == (["Acuity"] * 3, ["Mercy"], True)


@rule("react.additional", "damage.reaction-sum")
def test_the_damage_of_both_reactions_is_dealt() -> None:
    city = struck("social", "Randolph Marz", "A Kiss Before Dying", "Humiliate", "Slap in the Face", attacker="Hydra")
    city.answers("B", "lay [A Kiss Before Dying]", "show [Humiliate]")
    city.passes()
    assert (city.blood("Hydra"), city.blood("Randolph Marz"), city.fought_out) == (4, 6, True)  # 1 + (1 + 1 - 1)


@rule("react.additional", "damage.cancelled-text")
@pytest.mark.parametrize(("along", "asked"), [("Iris Lokken", False), ("Liza Holt", True)])
def test_a_reaction_that_was_cancelled_gives_no_other(along: str, asked: bool) -> None:
    city = City(
        A=seat(coterie=["Flick", out("Lixue Chen"), out(along)], hand=["Scry the Soul"]),
        B=seat(coterie=["June Bryant", out("Zhang Wei")], hand=["Acuity", "Unswayable Mind"]),
    )
    city.acts()
    city.attack("Lixue Chen", "Zhang Wei", "mental", "Scry the Soul", along)
    city.answers("B", "lay [Acuity]")
    assert (city.what == "AskReaction") == asked
    city.passes()
    assert (city.weak("Lixue Chen"), len(city.log("cancelled")), city.fought_out) == (int(asked), int(not asked), True)


@rule("react.additional")
def test_an_additional_reaction_cancels_the_text_of_the_attack_card() -> None:
    city = City(
        A=seat(coterie=["Flick", out("Bruno Wagner"), out("Zhang Wei")], hand=["Power Play"]),
        B=seat(coterie=["June Bryant", out("Randolph Marz"), out("Yusuf Kaya")], hand=["Acuity", "Unswayable Mind"]),
    )
    city.acts()
    city.attack("Bruno Wagner", "Randolph Marz", "mental", "Power Play")
    city.answers("B", "let", "lay [Acuity]", "show [Unswayable Mind]")
    assert len(city.log("text-cancelled")) == 1
    city.passes()
    assert city.fought_out


@rule("react.additional", "card.haze")
def test_haze_as_an_additional_reaction_ends_the_attack() -> None:
    city = City(
        A=seat(coterie=["Flick", out("Brother")]),
        B=seat(coterie=["June Bryant", out("Zhang Wei", on=["Fixatio"])], hand=["Acuity", "Haze"]),
    )
    city.acts()
    city.attack("Brother", "Zhang Wei", "ranged")
    city.answers("B", "lay [Acuity]", "show [Haze]")
    assert (city.blood("Zhang Wei"), city.weak("Brother"), city.fought_out) == (4, 0, True)
    assert city.pile("B") == ["Acuity", "Haze"]


# ---- the cards


@rule("card.third-eyes-a-charm")
@pytest.mark.parametrize(("attacker", "left"), [("Hydra", 3), ("Doc", 4), ("Flick", 2)])
def test_third_eyes_a_charm_strikes_an_attacker_who_has_not_felled_its_player(attacker: str, left: int) -> None:
    city = facing("", attacker, "Kashi", answer="Third Eye's a Charm", home=["Brother"])
    fight(city, "physical", attacker, "Kashi", answer="Third Eye's a Charm")
    full = {"Hydra": 6, "Doc": 5, "Flick": 3}[attacker]
    mind = {"Hydra": 0, "Doc": 2, "Flick": 1}[attacker]
    assert (city.blood(attacker), left) == (full - (3 - mind), left)
    assert (city.prestige("B"), city.fought_out) == (12, True)


@rule("card.third-eyes-a-charm")
def test_third_eyes_a_charm_gains_3_prestige_if_its_player_falls() -> None:
    city = facing("The Mighty Fall", "Doc", out("Kashi", blood=1), answer="Third Eye's a Charm")
    fight(city, "mental", "Doc", "Kashi", answer="Third Eye's a Charm")
    assert (city.zone("Kashi"), city.prestige("B"), city.blood("Doc")) == (TORPOR, 12 - 1 + 3, 5)
    assert city.fought_out


@rule("card.third-eyes-a-charm")
def test_an_attacker_who_falls_by_it_was_defeated_by_whoever_reacted() -> None:
    city = facing("", out("Hydra", blood=2), "Kashi", answer="Third Eye's a Charm")
    fight(city, "physical", "Hydra", "Kashi", answer="Third Eye's a Charm")
    assert (city.zone("Hydra"), city.agenda("B"), city.agenda("A"), city.fought_out) == (TORPOR, 1, 0, True)


@pytest.mark.parametrize("rituals", [0, 1, 2])
def test_warding_circle_protects_by_its_players_rituals(rituals: int) -> None:
    board = [(name, 2) for name in ("Truth of Blood", "Seek Knowledge")[:rituals]]
    city = struck("physical", "Skunk", "Warding Circle", attacker="Shep Mason", board=board)
    assert city.quality(6, "Skunk") == 0
    city.answers("B", "lay [Warding Circle]")
    city.passes()
    assert (city.strength, city.blood("Skunk"), city.fought_out) == (2, 3 - max(0, 1 - rituals), True)


@pytest.mark.parametrize(("blood", "falls"), [(3, False), (1, True)])
def test_a_kiss_before_dying_deals_1_aggravated_damage_back(blood: int, falls: bool) -> None:
    city = facing("", out("Johnny", blood=blood), "Hydra", answer="A Kiss Before Dying")
    fight(city, "social", "Johnny", "Hydra", answer="A Kiss Before Dying")
    assert (city.zone("Johnny") == BURNED, city.blood("Hydra"), city.fought_out) == (falls, 6, True)
    assert falls or city.blood("Johnny") == 2


def test_acuity_weakens_the_attacker_and_look_me_in_the_eyes_frightens_it() -> None:
    city = facing("", "Karma", "Hydra", answer="Acuity")
    fight(city, "mental", "Karma", "Hydra", answer="Acuity")
    assert (city.weak("Karma"), city.blood("Karma"), city.blood("Hydra"), city.fought_out) == (1, 2, 5, True)


TRADITIONS = ("First Tradition: The Masquerade", "Third Tradition: The Progeny")


@rule("tradition.named")
@pytest.mark.parametrize(
    ("board", "left"),
    [([], 2), (["Blood for Blood"], 2), (TRADITIONS[:1], 3), ((TRADITIONS[0], TRADITIONS[0]), 3), (TRADITIONS, 4)],
)
def test_rules_lawyer_has_a_shield_for_each_different_ongoing_tradition(board: Any, left: int) -> None:
    city = City(
        A=seat(coterie=["Flick", out("Clandestine")], board=[TRADITIONS[0]]),
        B=seat(coterie=["June Bryant", out("Hydra")], hand=["Rules Lawyer"], board=list(board)),
    )
    for more in (DAMAGE, INTEL):
        city.lends("Clandestine", Plus(more, 4, ITSELF))
    fight(city, "social", "Clandestine", "Hydra", answer="Rules Lawyer")
    assert (city.strength, city.blood("Hydra"), city.fought_out) == (
        6,
        left,
        True,
    )  # Social 1 and the card's own Shield


# ---- On the Lam


@rule("card.on-the-lam")
@pytest.mark.parametrize(("target", "zone"), [("Kim Phan", TORPOR), ("Crazy Cat Lady", BURNED)])
def test_on_the_lam_keeps_whoever_has_obfuscate_from_being_burned(target: str, zone: int) -> None:
    city = facing("", "Hydra", out(target, blood=1), answer="On the Lam")
    city.lends("Hydra", Plus(AGGRAVATED, 1, ITSELF))
    city.lends("Hydra", Plus(DAMAGE, 1, ITSELF))
    fight(city, "physical", "Hydra", target, answer="On the Lam")
    assert (city.strength, city.zone(target), city.agenda("A")) == (3, zone, 1)
    assert (city.pile("B"), city.fought_out) == (["On the Lam"], True)


@rule("card.on-the-lam")
def test_on_the_lam_saves_nobody_from_torpor_and_nobody_else() -> None:
    city = facing("", "Hydra", out("Kim Phan", blood=1), answer="On the Lam")
    city.lends("Hydra", Plus(DAMAGE, 1, ITSELF))
    fight(city, "physical", "Hydra", "Kim Phan", answer="On the Lam")
    assert (city.zone("Kim Phan"), city.fought_out) == (TORPOR, True)


@rule("card.on-the-lam")
def test_nothing_is_a_prey_today_and_on_the_lam_has_its_own_shield() -> None:
    assert not any(card.kind & PREY for card in IN_PRINT)
    city = facing("", "Hydra", out("Crazy Cat Lady", on=["Vagrant", "Addict"]), answer="On the Lam")
    fight(city, "physical", "Hydra", "Crazy Cat Lady", answer="On the Lam")
    assert (city.strength, city.blood("Crazy Cat Lady"), city.fought_out) == (2, 3, True)


# ---- Solitary


@rule("card.look-me-in-the-eyes", "key.solitary")
@pytest.mark.parametrize(
    ("card", "kind", "attacker"),
    [
        ("Look Me in the Eyes", "physical", "Brother"),
        ("Acuity", "mental", "Brother"),
        ("A Kiss Before Dying", "social", "Brother"),
    ],
)
@pytest.mark.parametrize(("target", "drawn"), [("Kashi", True), ("Crazy Cat Lady", False)])
def test_a_solitary_character_draws_a_card_by_its_reaction(
    card: str, kind: str, attacker: str, target: str, drawn: bool
) -> None:
    city = struck(kind, target, card, attacker=attacker, library=["Greed"])
    city.answers("B", f"lay [{card}]")
    city.passes()
    assert (city.hand("B"), city.hand("A"), city.fought_out) == (["Greed"] if drawn else [], [], True)


# ---- Just a Taste


def tasted(*helpers: Any, place: Any = out, kind: str = "ranged", **facts: Any) -> City:
    """A attacks B's Hydra, who has little Blood; B and C hold a Just a Taste."""
    city = City(
        A=seat(coterie=["Flick", out("Brother")]),
        B=seat(coterie=["June Bryant", place("Hydra", blood=2)], hand=["Mercy"], **facts),
        C=seat(coterie=["Skunk", *helpers], hand=["Just a Taste"]),
    )
    if place is vampire:
        city.lends("Brother", Plus(INTEL, 3, ITSELF))
    city.acts()
    city.attack("Brother", "Hydra", kind)
    city.answers("B", "none")
    return city


@rule("card.just-a-taste")
@pytest.mark.parametrize("kind", ["ranged", "physical", "social", "mental"])
def test_just_a_taste_mends_2_on_another_players_defender_in_the_street(kind: str) -> None:
    city = tasted("Kashi", kind=kind)
    assert (city.asking, city.options("C")) == ("AskAid C", ("none", "show [Just a Taste]"))
    city.can_be_written_and_read()
    city.answers("C", "show [Just a Taste]")
    city.passes()
    assert [event["amount"] for event in city.log("mended")] == [2]
    assert (city.blood("Hydra"), city.hand("C"), city.fought_out) == (3 if kind == "mental" else 4, [], True)
    assert (city.pile("C"), city.pile("B")) == (["Just a Taste"], [])


@rule("card.just-a-taste", "window.principle")
@pytest.mark.parametrize(
    ("helper", "no"), [("Doc", "card.just-a-taste"), ("Kashi", ""), ("Lolita", "card.just-a-taste")]
)
def test_only_a_solitary_character_plays_just_a_taste_and_its_player_is_asked_all_the_same(
    helper: str, no: str
) -> None:
    city = tasted(helper)
    assert city.asking == "AskAid C"
    if no:
        assert (city.options("C"), city.refuses("C", "show [Just a Taste]").rule) == (("none",), no)
    city.answers("C", "none")
    city.passes()
    assert (city.hand("C"), city.fought_out) == (["Just a Taste"], True)


@rule("card.just-a-taste", "react.by-target")
def test_whoever_plays_just_a_taste_has_the_blood_potency_for_it() -> None:
    city = tasted(vampire("Kashi", weak=2))
    assert city.refuses("C", "show [Just a Taste]").rule == "react.by-target"
    city.passes()
    assert (city.blood("Hydra"), city.fought_out) == (2, True)


@rule("card.just-a-taste")
@pytest.mark.parametrize(("place", "shown"), [(out, True), (vampire, False)])
def test_the_defending_player_shows_just_a_taste_as_a_reaction_for_whoever_stands_in_the_street(
    place: Any, shown: bool
) -> None:
    city = City(
        A=seat(coterie=["Flick", out("Brother")]),
        B=seat(coterie=["June Bryant", "Kashi", place("Hydra", blood=2)], hand=["Just a Taste", "Backup"]),
    )
    city.lends("Brother", Plus(INTEL, 3, ITSELF))
    city.acts()
    city.attack("Brother", "Hydra", "physical")
    if city.what == "AskBlock":
        city.answers("B", "let")
    assert ("show [Just a Taste]" in city.options("B")) == shown
    if shown:
        city.answers("B", "show [Just a Taste]")
        assert city.blood("Hydra") == 4
    city.passes()
    assert (city.fought_out, city.pile("B")) == (True, ["Just a Taste"] if shown else [])


@rule("card.just-a-taste", "react.played")
@pytest.mark.parametrize(("helper", "gained"), [("Mareike", 1), ("Kashi", 0)])
def test_its_player_says_which_of_several_plays_just_a_taste(helper: str, gained: int) -> None:
    city = tasted("Kashi", "Mareike")
    city.answers("C", "show [Just a Taste]")
    city.can_be_written_and_read()
    assert (city.asking, city.options("C")) == ("AskCard C", ("choose <Kashi>", "choose <Mareike>"))
    city.answers("C", f"choose <{helper}>")
    assert (city.blood("Hydra"), city.prestige("C"), city.prestige("B")) == (4, 12 + gained, 12)
    city.passes()
    assert (city.pile("C"), city.fought_out) == (["Just a Taste"], True)


@rule("react.additional", "react.played")
def test_each_of_several_reactions_was_played_by_whoever_reacts() -> None:
    city = struck("physical", "Mareike", "Look Me in the Eyes", "Look Me in the Eyes", "Cloak of Shadows")
    city.answers("B", "lay [Look Me in the Eyes]", "show [Cloak of Shadows]")
    city.passes()
    assert (city.prestige("B"), city.fought_out) == (14, True)
