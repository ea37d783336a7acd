"""Attack cards of Justice & Mercy, card by card."""

from __future__ import annotations

from typing import Any

import pytest

from gloam.core.deeds import Deed
from gloam.rivals.catalogue import AGGRAVATED
from gloam.rivals.pieces import ATTACHED, BOARD, BURNED, STREET, TORPOR
from gloam.rivals.verbs import DEFEAT, DIABLERIZED, END_OF_TURN
from tests.claims import rule
from tests.rivals.cards.wolf_and_rat.fights import facing, fight
from tests.rivals.scenario import City, out, seat, vampire

# ---- Ritualistic Combat


@pytest.mark.parametrize(("target", "dealt"), [("Special Affairs Division", 4), ("Addict", 2)])
def test_ritualistic_combat_hits_an_antagonist_harder_and_no_other_mortal(target: str, dealt: int) -> None:
    city = City(street=[target], A=seat(coterie=["Flick", out("Aleister")], hand=["Ritualistic Combat"]), B=seat())
    fight(city, "mental", "Aleister", target)
    assert city.strength == dealt  # 1, Mental 1, and 2
    if city.what == "AskSpoils":
        city.answers("A", "burn")
    assert city.fought_out


@rule("card.bleeding-edge")
@pytest.mark.parametrize(
    ("attacker", "rituals", "left", "mended"),
    [
        ("Sonja Valentine", [], 1, 0),
        ("Sonja Valentine", ["Blood Makes Noise"], 1, 1),
        ("Sonja Valentine", ["Blood Makes Noise", "Truth of Blood"], 1, 2),
        ("Sonja Valentine", ["Blood Makes Noise"], 3, 1),
        ("Lori Swiftfoot", ["Blood Makes Noise"], 1, 0),
    ],
)
def test_if_the_target_falls_ritualistic_combat_mends_1_for_each_ritual_by_blood_sorcery(
    attacker: str, rituals: list[str], left: int, mended: int
) -> None:
    board = [(one, 2) for one in rituals]
    city = facing("Ritualistic Combat", out(attacker, blood=2), out("Ty Smith", blood=left), board=board)
    fight(city, "mental", attacker, "Ty Smith")
    assert (city.zone("Ty Smith"), city.blood(attacker), city.fought_out) == (TORPOR, 2 + mended, True)
    assert [city.blood(one) for one in rituals] == [2] * len(rituals)


def test_ritualistic_combat_mends_nobody_if_the_target_stands() -> None:
    city = facing("Ritualistic Combat", out("Sonja Valentine", blood=2), "Hydra", board=[("Blood Makes Noise", 2)])
    fight(city, "mental", "Sonja Valentine", "Hydra")
    assert (city.blood("Hydra"), city.blood("Sonja Valentine"), city.fought_out) == (3, 2, True)


# ---- Divisive


@rule("card.bleeding-edge")
@pytest.mark.parametrize(
    ("attacker", "held", "dealt"),
    [("Grigori", [], 3), ("Grigori", ["Vagrant"], 4), ("Grigori", ["Vagrant", "Addict"], 5), ("Pong", ["Vagrant"], 3)],
)
def test_divisive_hits_harder_for_each_retainer_of_the_target_by_dominate(
    attacker: str, held: list[str], dealt: int
) -> None:
    city = facing("Divisive", attacker, out("Hydra", on=held), out("Skunk", on=["Vagrant"]))
    fight(city, "mental", attacker, "Hydra")
    assert (city.strength, city.fought_out) == (dealt, True)


def test_divisive_hits_mortals_harder_whatever_the_disciplines() -> None:
    city = City(street=["Addict"], A=seat(coterie=["Flick", out("Pong")], hand=["Divisive"]), B=seat())
    fight(city, "mental", "Pong", "Addict")
    city.answers("A", "burn")
    assert (city.strength, city.fought_out) == (5, True)  # 1 + 2 + 2


# ---- Bleeding Edge


@rule("card.bleeding-edge")
@pytest.mark.parametrize(
    ("attacker", "own", "along", "price"),
    [
        ("Yusuf Kaya", 2, (), 1),
        ("Randolph Marz", 1, (), 2),
        ("Randolph Marz", 1, ("Stevie Osborn",), 2),
        ("Kiril", 2, (), 2),
    ],
)
def test_bleeding_edge_costs_less_with_two_fortitude_of_the_attackers_own(
    attacker: str, own: int, along: tuple[str, ...], price: int
) -> None:
    city = facing("Bleeding Edge", out(attacker, blood=3), "Hydra", along=along)
    city.acts()
    city.attack(attacker, "Hydra", "physical", "Bleeding Edge", *along)
    city.answers("A", "use <Bleeding Edge>")
    city.passes()
    assert (city.blood(attacker), city.strength, city.blood("Hydra")) == (3 - price, 3 + own, 6 - (1 + own))
    assert city.fought_out


@rule("cost.last-blood")
@pytest.mark.parametrize(
    ("attacker", "blood", "can"), [("Kiril", 3, True), ("Kiril", 2, False), ("Yusuf Kaya", 2, True)]
)
def test_the_last_blood_does_not_pay_for_bleeding_edge(attacker: str, blood: int, can: bool) -> None:
    city = facing("Bleeding Edge", out(attacker, blood=blood), "Hydra")
    city.acts()
    city.attack(attacker, "Hydra", "physical", "Bleeding Edge")
    assert city.offers("A", "use") == (("use <Bleeding Edge>",) if can else ())
    city.passes()
    assert (city.blood(attacker), city.strength, city.fought_out) == (blood, 3, True)


# ---- Cursed Blade


def cursed(target: str = "Hydra", **facts: Any) -> City:
    """She is struck with a Cursed Blade, and whoever struck may leave it there."""
    city = facing("Cursed Blade", "Javier", out(target, **facts))
    city.acts()
    city.attack("Javier", target, "physical", "Cursed Blade")
    while city.what not in ("AskAnswer", "AskAction"):
        city.passes_once()
    return city


@rule("card.cursed-blade", "card.curse")
@pytest.mark.parametrize(("answer", "there"), [("use <Cursed Blade>", ["Cursed Blade"]), ("no", [])])
def test_cursed_blade_stays_with_its_target_if_its_player_likes(answer: str, there: list[str]) -> None:
    city = cursed()
    city.answers("A", answer)
    assert (city.guests("Hydra"), city.zone("Cursed Blade") == ATTACHED) == (there, len(there) > 0)
    assert (city.pile("A"), city.blood("Hydra"), city.fought_out) == ([] if there else ["Cursed Blade"], 6, True)


@rule("card.cursed-blade")
def test_cursed_blade_does_not_stay_with_one_that_falls() -> None:
    city = cursed("Nancy Witt", blood=1)
    assert (city.zone("Nancy Witt"), city.pile("A"), city.fought_out) == (TORPOR, ["Cursed Blade"], True)


@rule("card.cursed-blade", "attach.foe-attached")
def test_room_for_cursed_blade_is_made_by_the_bearers_player_or_there_is_none() -> None:
    city = cursed(on=["Addict", "Vagrant", "Student"])
    city.answers("A", "use <Cursed Blade>")
    city.answers("B", "burn <Student>")
    assert (city.guests("Hydra"), city.fought_out) == (["Addict", "Vagrant", "Cursed Blade"], True)
    city = cursed(curses={"A": ["Crossbow", "Crossbow", "Crossbow"]})
    assert (len(city.guests("Hydra")), city.pile("A"), city.fought_out) == (3, ["Cursed Blade"], True)


@rule("card.cursed-blade")
@pytest.mark.parametrize("blood", [6, 2, 1])
def test_its_bearer_loses_1_blood_at_the_end_of_its_own_players_turns_only(blood: int) -> None:
    city = City(
        A=seat(coterie=["Flick", "Brother"]),
        B=seat(coterie=["Skunk", vampire("Hydra", blood=blood, curses={"A": ["Cursed Blade"]})]),
        C=seat(),
    )
    for active in (0, 2):
        city.table.active = active
        city.do(Deed(END_OF_TURN, active, active, 1, owner=active))
    assert (city.blood("Hydra"), city.agenda("A")) == (blood, 0)
    city.table.active = 1
    city.do(Deed(END_OF_TURN, 1, 1, 1, owner=1))
    assert (city.zone("Hydra") == TORPOR, city.agenda("A"), city.agenda("C")) == (blood == 1, int(blood == 1), 0)
    assert city.blood("Hydra") == max(1, blood - 1)  # in Torpor 1 is paid
    assert (city.prestige("A"), city.prestige("B"), city.settled) == (12, 11 if blood == 1 else 12, True)


@rule("card.cursed-blade")
def test_an_attack_with_another_card_does_not_move_it() -> None:
    city = City(
        A=seat(coterie=["Flick", out("Brother")]),
        B=seat(coterie=["Skunk", vampire("Hydra", curses={"A": ["Cursed Blade"]}), out("Doc")]),
    )
    fight(city, "physical", "Brother", "Doc")
    assert (city.guests("Hydra"), city.guests("Doc"), city.fought_out) == (["Cursed Blade"], [], True)


# ---- Split Second


@rule("card.seeing-is-believing", "card.bleeding-edge")
@pytest.mark.parametrize(("attacker", "left"), [("Kiril", 3), ("General Flint", 5)])
def test_split_second_is_not_resisted_by_the_target_if_the_attacker_has_celerity(attacker: str, left: int) -> None:
    city = facing("Split Second", attacker, "Hydra", "Skunk")
    fight(city, "physical", attacker, "Hydra")
    assert (city.strength, city.blood("Hydra"), city.fought_out) == (3, left, True)


# ---- Blood-Fueled Rage


def raging(*board: Any) -> City:
    city = facing("Blood-Fueled Rage", "Alejandro Lopez", "Hydra", board=board)
    city.acts()
    city.attack("Alejandro Lopez", "Hydra", "physical", "Blood-Fueled Rage")
    return city


@rule("card.blood-fueled-rage")
@pytest.mark.parametrize(
    ("chosen", "dealt"),
    [
        (("Blood Makes Noise",), 3),
        (("Truth of Blood",), 3),
        (("Blood Makes Noise", "Truth of Blood"), 5),
        (("Truth of Blood", "Blood Makes Noise"), 5),
    ],
)
def test_blood_fueled_rage_takes_1_from_each_ongoing_card_for_2_damage_each(
    chosen: tuple[str, ...], dealt: int
) -> None:
    city = raging(("Blood Makes Noise", 2), ("Truth of Blood", 1), "Blood for Blood")
    city.answers("A", "use <Blood-Fueled Rage>")
    city.can_be_written_and_read()
    assert city.options("A") == ("choose <Blood Makes Noise>", "choose <Truth of Blood>")
    for name in chosen:
        city.answers("A", f"choose <{name}>")
    if len(chosen) == 1:
        assert city.refuses("A", f"choose <{chosen[0]}>") is not None
        city.answers("A", "enough")
    city.passes()
    assert (city.strength, city.blood("Blood Makes Noise")) == (dealt, 1 if "Blood Makes Noise" in chosen else 2)
    assert (city.zone("Truth of Blood"), city.fought_out) == (BURNED if "Truth of Blood" in chosen else BOARD, True)


@rule("card.blood-fueled-rage")
def test_without_blood_on_ongoing_cards_it_is_not_offered_and_foes_cards_do_not_count() -> None:
    city = City(
        A=seat(coterie=["Flick", out("Alejandro Lopez")], hand=["Blood-Fueled Rage"], board=["Blood for Blood"]),
        B=seat(coterie=["June Bryant", out("Hydra")], board=[("Truth of Blood", 2)]),
    )
    fight(city, "physical", "Alejandro Lopez", "Hydra")
    assert (city.strength, city.blood("Truth of Blood"), city.fought_out) == (1, 2, True)


@rule("card.blood-fueled-rage", "card.ritual-master-blood")
def test_prestige_on_an_ongoing_card_feeds_no_rage_and_blood_on_one_that_is_no_ritual_does() -> None:
    city = raging(("Hidden Stash", 2), ("Emergency Bloodbag", 2), ("Blood Makes Noise", 2))
    city.answers("A", "use <Blood-Fueled Rage>")
    assert city.options("A") == ("choose <Emergency Bloodbag>", "choose <Blood Makes Noise>")
    assert city.refuses("A", "choose <Hidden Stash>") is not None
    city.answers("A", "choose <Emergency Bloodbag>", "enough")
    city.passes()
    assert (city.strength, city.blood("Hidden Stash"), city.blood("Emergency Bloodbag")) == (3, 2, 1)
    assert city.fought_out


# ---- Don't Be So Defensive


@rule("card.dont-be-so-defensive")
@pytest.mark.parametrize(
    ("discard", "dealt"),
    [
        ([], 3),
        (["Haze"], 3),
        (["Haze", "Humiliate"], 4),
        (["Haze", "Humiliate", "Backup", "Sucker Punch"], 4),
        (["Haze", "Humiliate", "Backup", "Backup"], 5),
    ],
)
def test_dont_be_so_defensive_counts_reactions_in_the_defenders_discard_pile(discard: list[str], dealt: int) -> None:
    city = City(
        A=seat(coterie=["Flick", out("Clandestine")], hand=["Don't Be So Defensive"], discard=["Haze"] * 4),
        B=seat(coterie=["June Bryant", out("Brother")], discard=discard),
        C=seat(discard=["Haze"] * 4),
    )
    fight(city, "social", "Clandestine", "Brother")
    assert (city.strength, city.blood("Brother"), city.fought_out) == (dealt, 5 - (dealt - 1), True)


@rule("card.dont-be-so-defensive")
def test_against_a_mortal_no_discard_pile_counts() -> None:
    city = City(
        street=["Addict"],
        A=seat(coterie=["Flick", out("Liza Holt")], hand=["Don't Be So Defensive"]),
        B=seat(discard=["Haze"] * 4),
    )
    fight(city, "social", "Liza Holt", "Addict")
    assert (city.strength, city.fought_out) == (2, True)


# ---- The Grudge


@rule("card.the-grudge")
@pytest.mark.parametrize(("asleep", "burned", "dealt"), [(0, 0, 2), (1, 0, 3), (0, 1, 3), (2, 1, 5)])
def test_the_grudge_counts_the_attackers_own_in_torpor_or_burned(asleep: int, burned: int, dealt: int) -> None:
    sleepers = ["Velvet", "Karma"][:asleep]
    city = facing("The Grudge", "Brother", "Hydra", torpor=sleepers, home=["Flick", "Johnny"])
    if burned:
        city.do(Deed(DEFEAT, 1, city.card("Johnny"), 1, city.card("Hydra"), 0, detail=AGGRAVATED))
    fight(city, "social", "Brother", "Hydra")
    assert (city.strength, city.blood("Hydra"), city.fought_out) == (dealt, 6 - (dealt - 1), True)
    assert [event.get("aggravated") for event in city.log("damaged")] == [None]


@rule("card.the-grudge", "defeat.diablerie")
@pytest.mark.parametrize(("whose", "harsh"), [("Johnny", True), ("June Bryant", False)])
def test_the_grudge_is_aggravated_once_its_player_has_suffered_diablerie(whose: str, harsh: bool) -> None:
    city = facing("The Grudge", "Brother", "Hydra", home=["Flick", "Johnny"])
    owner = 0 if whose == "Johnny" else 1
    by = city.card("Hydra" if owner == 0 else "Flick")
    city.do(Deed(DEFEAT, 1 - owner, city.card(whose), 1, by, owner, detail=DIABLERIZED))
    city.can_be_written_and_read()
    views = [player["drained"] for player in city.view("B")["players"]]
    assert views == [owner == 0, owner == 1]
    fight(city, "social", "Brother", "Hydra")
    assert city.strength == 2  # whoever was drained is neither in Torpor nor burned
    assert [event.get("aggravated") for event in city.log("damaged")] == (["all"] if harsh else [None])
    assert (city.blood("Hydra"), city.fought_out) == (6 - (2 if harsh else 1), True)


# ---- Of Two Minds


@rule("card.of-two-minds")
@pytest.mark.parametrize(
    ("attacker", "left", "ready"), [("Sonja Valentine", 3, True), ("Sonja Valentine", 1, False), ("Grigori", 3, False)]
)
def test_of_two_minds_readies_an_attacker_with_auspex_if_the_target_stands(
    attacker: str, left: int, ready: bool
) -> None:
    city = facing("Of Two Minds", attacker, out("Hydra", blood=6 if left == 3 else left))
    fight(city, "mental", attacker, "Hydra")
    assert (city.strength, city.ready(attacker), city.fought_out) == (3, ready, True)
    assert city.zone("Hydra") == (TORPOR if left == 1 else STREET)


@rule("card.of-two-minds")
def test_a_mortal_that_withstands_of_two_minds_stands_too() -> None:
    city = City(
        street=["Special Affairs Division"],
        A=seat(coterie=["Flick", out("Alejandro Lopez")], hand=["Of Two Minds"]),
        B=seat(),
    )
    fight(city, "mental", "Alejandro Lopez", "Special Affairs Division")
    assert (city.strength, city.ready("Alejandro Lopez"), city.fought_out) == (2, True, True)


@rule("card.look-me-in-the-eyes")
@pytest.mark.parametrize(("attacker", "actions"), [("Kashi", 2), ("Grigori", 1)])
def test_of_two_minds_gives_a_solitary_attacker_an_action(attacker: str, actions: int) -> None:
    city = facing("Of Two Minds", attacker, "Hydra")
    fight(city, "mental", attacker, "Hydra")
    assert (city.actions(), city.fought_out) == (actions, True)
