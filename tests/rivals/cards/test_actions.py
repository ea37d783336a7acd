"""Ongoing cards and other Action cards, card by card."""

from __future__ import annotations

from typing import Any

import pytest

from gloam.rivals.antagonists import Antagonists
from gloam.rivals.influence import influence
from gloam.rivals.pieces import BOARD, BURNED, DISCARD, HAVEN, STREET, TORPOR
from tests.claims import rule
from tests.rivals.scenario import City, out, seat, vampire

# ---- Assert Authority


def test_assert_authority_gives_the_leader_an_influence_for_each_foe_in_the_game() -> None:
    city = City(players=4, A=seat(coterie=["Nancy Witt", "June Bryant"], hand=["Assert Authority"]))
    assert influence(city.table, city.card("Nancy Witt")) == 1
    city.acts()
    city.plays("Assert Authority")
    assert [influence(city.table, city.card(name)) for name in ("Nancy Witt", "June Bryant")] == [4, 0]
    assert (city.ready("Nancy Witt"), city.table.actions, city.idle) == (True, 1, True)  # unhosted
    city.table.out[2] = True
    assert influence(city.table, city.card("Nancy Witt")) == 3


# ---- Beauty is a Beast


def beauty(kind: str, target: str = "Addict") -> City:
    city = City(
        street=["Addict"],
        A=seat(coterie=[out("Lixue Chen")], board=["Beauty is a Beast"]),
        B=seat(coterie=[out("Doc")]),
    )
    city.acts()
    city.attack("Lixue Chen", target, kind)
    return city


def test_beauty_is_a_beast_exhausts_for_one_more_damage_in_a_social_attack_on_a_mortal() -> None:
    city = beauty("social")
    assert city.asks("A", "pass", "use <Beauty is a Beast>")
    city.answers("A", "use <Beauty is a Beast>", "attach")
    assert (city.guests("Lixue Chen"), city.ready("Beauty is a Beast"), city.idle) == (["Addict"], False, True)


def test_beauty_is_a_beast_may_stay_ready_and_is_no_help_elsewhere() -> None:
    city = beauty("social")
    city.answers("A", "pass")
    assert (city.in_street(), city.ready("Beauty is a Beast"), city.idle) == (["Addict"], True, True)
    assert beauty("physical").idle
    assert beauty("social", "Doc").idle


def test_beauty_is_a_beast_is_played_by_nobody_in_particular() -> None:
    city = City(A=seat(coterie=["Ty Smith"], hand=["Beauty is a Beast"]))
    city.acts()
    city.plays("Beauty is a Beast")
    assert (city.zone("Beauty is a Beast"), city.ready("Ty Smith"), city.idle) == (BOARD, True, True)


# ---- Blood for Blood


@rule("card.blood-for-blood")
def test_each_attacker_may_pay_for_blood_for_blood_once_in_each_physical_attack() -> None:
    city = City(
        A=seat(coterie=[out("Skunk"), vampire("Brother", street=2)], board=["Blood for Blood"]),
        B=seat(coterie=[out("Doc"), "Karma"]),
    )
    city.acts()
    city.attack("Skunk", "Doc", "physical")
    assert city.asks("A", "pass", "use <Blood for Blood>")
    city.answers("A", "use <Blood for Blood>")  # and it is not offered again
    assert (city.blood("Skunk"), city.blood("Doc")) == (2, 3)
    city.attack("Brother", "Doc", "physical")
    city.answers("A", "use <Blood for Blood>")
    assert (city.blood("Brother"), city.blood("Doc"), city.idle) == (4, 1, True)


@rule("card.blood-for-blood")
def test_blood_for_blood_need_not_be_paid_for_and_is_no_help_in_other_attacks_or_with_one_blood() -> None:
    for kind, blood, asked in (("physical", 3, True), ("mental", 3, False), ("physical", 1, False)):
        city = City(
            A=seat(coterie=[out("Skunk", blood=blood)], board=["Blood for Blood"]),
            B=seat(coterie=[out("Guv'nah"), "Karma"]),
        )
        city.acts()
        city.attack("Skunk", "Guv'nah", kind)
        assert (city.asking == "AskWindow A") == asked
        city.passes()
        assert (city.blood("Skunk"), city.idle) == (blood, True)


def test_blood_for_blood_is_played_by_a_vampire_that_is_exhausted() -> None:
    city = City(A=seat(coterie=["Skunk", "Doc"], hand=["Blood for Blood"]))
    city.acts()
    city.plays("Blood for Blood", "Doc")
    assert (city.zone("Blood for Blood"), city.ready("Doc"), city.idle) == (BOARD, False, True)


# ---- Distraction


def hunted(hunters: int = 3, **b: Any) -> City:
    city = City(
        street=["Special Affairs Division"] * hunters,
        A=seat(coterie=[out("Doc"), "Karma"], board=["Distraction"]),
        B=seat(**{"coterie": ["Skunk", "Hydra"], "rival": "C", **b}),
        C=seat(coterie=["Flick"]),
    )
    city.do(Antagonists())
    return city


@rule("card.distraction", "card.distraction-timing")
def test_distraction_sends_up_to_two_of_the_antagonists_damage_to_a_foe_whatever_the_secrecy() -> None:
    city = hunted()
    assert city.asks("A", "pass", "use <Distraction>")
    city.answers("A", "use <Distraction>")
    assert city.asks("A", "send 1 B", "send 2 B", "send 1 C", "send 2 C")
    city.answers("A", "send 2 B")
    assert city.asks("B", "give <Skunk>", "give <Hydra>")
    city.answers("B", "give <Skunk>", "give <Hydra>")
    assert city.asks("A", "give <Doc>", "give <Karma>")
    city.answers("A", "give <Doc>")
    assert [city.blood(name) for name in ("Skunk", "Hydra", "Doc", "Karma")] == [2, 5, 4, 3]
    assert (city.zone("Distraction"), city.settled) == (DISCARD, True)


@rule("card.distraction-source")
def test_whoever_falls_to_damage_that_was_sent_pays_nobody() -> None:
    city = hunted(coterie=[vampire("Skunk", blood=1), "Hydra"])
    city.answers("A", "use <Distraction>", "send 1 B")
    city.answers("B", "give <Skunk>")
    city.answers("A", "give <Doc>", "give <Doc>")
    assert (city.zone("Skunk"), city.agenda("A"), city.settled) == (BURNED, 0, True)


@rule("card.distraction-timing")
def test_distraction_need_not_be_used_and_is_not_offered_where_nothing_threatens() -> None:
    city = hunted(1)
    city.answers("A", "pass", "give <Doc>")
    assert (city.blood("Doc"), city.zone("Distraction"), city.settled) == (4, BOARD, True)
    city = hunted(0)
    assert (city.zone("Distraction"), city.settled) == (BOARD, True)


# ---- Emergency Bloodbag


@rule("card.emergency-bloodbag-wounded", "card.yusuf-bloodbag")
def test_emergency_bloodbag_gives_a_blood_to_a_wounded_vampire_of_its_player_alone() -> None:
    city = City(
        A=seat(
            coterie=[vampire("Doc", blood=3), vampire("Guv'nah", blood=2)],
            torpor=["Velvet"],
            board=[("Emergency Bloodbag", 3)],
        ),
        B=seat(torpor=["Bad Penny"]),
    )
    city.turn_of()
    assert city.options("A") == ("no", "use <Emergency Bloodbag>")
    city.answers("A", "use <Emergency Bloodbag>")
    assert city.asks("A", "choose <Guv'nah>", "choose <Velvet>")
    city.answers("A", "choose <Guv'nah>")
    assert (city.blood("Guv'nah"), city.blood("Emergency Bloodbag"), city.idle) == (3, 2, True)


def test_emergency_bloodbag_holds_three_when_played_may_wait_and_is_burned_when_empty() -> None:
    city = City(A=seat(hand=["Emergency Bloodbag"]))
    city.acts()
    city.plays("Emergency Bloodbag")
    assert (city.blood("Emergency Bloodbag"), city.idle) == (3, True)
    city = City(A=seat(coterie=[vampire("Guv'nah", blood=1)], board=[("Emergency Bloodbag", 1)]))
    city.turn_of()
    city.answers("A", "no")
    assert (city.blood("Guv'nah"), city.blood("Emergency Bloodbag"), city.idle) == (1, 1, True)
    city = City(A=seat(coterie=[vampire("Guv'nah", blood=1)], board=[("Emergency Bloodbag", 1)]))
    city.turn_of()
    city.answers("A", "use <Emergency Bloodbag>")
    assert (city.blood("Guv'nah"), city.zone("Emergency Bloodbag"), city.idle) == (2, BURNED, True)


# ---- First Tradition: The Masquerade


def test_the_first_tradition_costs_two_prestige_and_hides_its_players_vampires_outside() -> None:
    city = City(A=seat(coterie=["Doc", out("Karma")], hand=["First Tradition: The Masquerade"], prestige=3))
    city.acts()
    city.plays("First Tradition: The Masquerade")
    assert (city.prestige("A"), city.idle) == (1, True)
    assert [city.table.secrecy(city.card(name)) for name in ("Doc", "Karma")] == [1, 1]
    city = City(A=seat(hand=["First Tradition: The Masquerade"], prestige=2))
    city.acts()
    assert (city.offers("A", "play"), city.idle) == ((), True)


@rule("card.first-tradition")
def test_the_first_tradition_is_burned_with_the_second_mortal_of_a_turn() -> None:
    city = City(
        street=["Vagrant", "Special Affairs Division", "Vagrant"],
        A=seat(
            coterie=[out("Hydra"), vampire("Bella Forte", street=2)],
            board=["First Tradition: The Masquerade"],
            hand=["Baseball Bat"],
        ),
    )
    city.acts()
    city.attack("Bella Forte", "Vagrant", "physical")
    city.answers("A", "attach")
    assert city.zone("First Tradition: The Masquerade") == BOARD
    city.attack("Hydra", "Special Affairs Division", "physical", "Baseball Bat")
    city.passes()
    assert (city.zone("First Tradition: The Masquerade"), city.agenda("A"), city.idle) == (BURNED, 1, True)


# ---- Influencer


def test_influencer_costs_a_prestige_and_gives_each_with_presence_one_influence() -> None:
    city = City(A=seat(coterie=["Johnny", "Flick", "Skunk"], hand=["Influencer"], torpor=["Hydra"]))
    city.acts()
    city.plays("Influencer")
    names = ("Johnny", "Flick", "Skunk")
    assert [influence(city.table, city.card(name)) for name in names] == [2, 1, 0]  # Johnny leads, and has it twice
    assert (city.prestige("A"), city.idle) == (11, True)


# ---- Long-Term Investment


@rule("card.long-term-investment")
def test_long_term_investment_gets_twice_what_is_paid_and_pays_one_a_turn() -> None:
    city = City(A=seat(coterie=["Nancy Witt"], hand=["Long-Term Investment"], prestige=9))
    city.acts()
    city.plays("Long-Term Investment")
    assert city.asked().options == ("pay 1", "pay 2", "pay 3")
    city.answers("A", "pay 3")
    assert (city.prestige("A"), city.blood("Long-Term Investment"), city.idle) == (6, 6, True)
    city = City(A=seat(coterie=["Nancy Witt"], board=[("Long-Term Investment", 6)], prestige=6))
    city.turn_of()
    assert (city.prestige("A"), city.blood("Long-Term Investment")) == (7, 5)
    assert not any("Long-Term" in option for option in city.options("A"))  # nothing more can be paid in


@rule("card.long-term-investment")
@pytest.mark.parametrize(("prestige", "options"), [(3, ("pay 1", "pay 2")), (1, ())])
def test_long_term_investment_never_takes_the_last_prestige(prestige: int, options: tuple[str, ...]) -> None:
    city = City(A=seat(coterie=["Nancy Witt"], hand=["Long-Term Investment"], prestige=prestige))
    city.acts()
    if options:
        city.plays("Long-Term Investment")
        assert city.asked().options == options
    else:
        assert (city.offers("A", "play"), city.idle) == ((), True)


def test_long_term_investment_is_burned_with_its_last_prestige() -> None:
    city = City(A=seat(coterie=["Nancy Witt"], board=[("Long-Term Investment", 1)], prestige=6))
    city.turn_of()
    assert (city.prestige("A"), city.zone("Long-Term Investment"), city.idle) == (7, BURNED, True)


# ---- PR Firm


def mercies(city: City) -> None:
    """A plays a Mercy that succeeds with nothing hidden."""
    actor = next(name for name in ("Ty Smith", "John Kartunen") if city.ready(name))
    city.plays("Mercy", actor)
    city.answers("A", "yes")
    city.answers("B", "out")
    while city.what == "AskCard":
        city.answers("A", f"choose <{actor}>")


@rule("card.pr-firm")
def test_pr_firm_sells_an_agenda_once_a_turn_after_a_scheme_has_succeeded() -> None:
    city = City(
        A=seat(coterie=["Ty Smith", "John Kartunen"], hand=["Mercy", "Mercy"], board=["PR Firm"], prestige=6, agenda=4)
    )
    city.acts()
    assert "use <PR Firm>" not in city.options("A")
    mercies(city)
    city.answers("A", "use <PR Firm>")
    assert (city.prestige("A"), city.agenda("A")) == (5, 5)
    mercies(city)
    assert "use <PR Firm>" not in city.options("A")


@rule("card.pr-firm")
def test_pr_firm_need_not_be_used_and_cannot_after_a_failure_or_with_the_last_prestige() -> None:
    city = City(A=seat(coterie=["Ty Smith", "Doc"], hand=["Mercy"], board=["PR Firm"], prestige=6))
    city.acts()
    mercies(city)
    city.answers("A", "end")
    assert (city.prestige("A"), city.agenda("A")) == (6, 0)
    for prestige, says in ((6, ["hide 1", "no"]), (1, ["out"])):
        city = City(A=seat(coterie=["Ty Smith", "Doc"], hand=["Mercy"], board=["PR Firm"], prestige=prestige))
        city.acts()
        city.plays("Mercy", "Ty Smith")
        city.answers("A", "yes")
        city.answers("B", *says)
        if city.what == "AskCard":
            city.answers("A", "choose <Doc>")
        assert ("use <PR Firm>" in city.options("A"), city.idle) == (False, True)


# ---- Search Engine


def test_search_engine_looks_at_the_top_of_a_deck_and_leaves_it_or_buries_it() -> None:
    for answer, top in (("keep", "core-greed"), ("bottom", "core-mercy")):
        city = City(
            A=seat(coterie=["Doc"], board=["Search Engine"], library=["Herald", "Mercy", "Greed"], faction=["Hydra"])
        )
        city.acts()
        city.answers("A", "use <Search Engine>")
        assert city.asks("A", "look library", "look faction")
        city.answers("A", "look library")
        assert city.asked().facts["top"] == "core-greed"
        city.answers("A", answer)
        assert city.table.id_of(city.table.library[0][-1]) == top
        assert (city.ready("Search Engine"), "use <Search Engine>" in city.options("A")) == (False, False)


def test_search_engine_needs_auspex_in_the_coterie() -> None:
    city = City(A=seat(coterie=["Skunk"], board=["Search Engine"], library=["Mercy", "Greed"], torpor=["Doc"]))
    city.acts()
    assert city.offers("A", "use") == ()


# ---- The Spoils


@pytest.mark.parametrize(("blood", "after"), [(1, [5, 3, 1]), (3, [4, 2, 1])])
def test_the_spoils_mend_the_attacking_party_when_it_defeats_a_character(blood: int, after: list[int]) -> None:
    city = City(
        A=seat(coterie=[out("Hydra", blood=4), out("Skunk", blood=2), vampire("Flick", blood=1)], board=["The Spoils"]),
        B=seat(coterie=[out("Doc", blood=blood), "Karma"]),
    )
    city.acts()
    city.attack("Hydra", "Doc", "physical", "", "Skunk")
    city.passes()
    assert ([city.blood(name) for name in ("Hydra", "Skunk", "Flick")], city.idle) == (after, True)


@rule("card.spoils-attacker-fell")
def test_the_spoils_mend_those_of_the_party_who_stand_though_the_attacker_fell_at_the_same_time() -> None:
    city = City(
        A=seat(
            coterie=[out("Brother", blood=1), out("Skunk", blood=1), vampire("Flick", blood=1)],
            board=["The Spoils"],
            hand=["Baseball Bat"],
        ),
        B=seat(coterie=[out("Guv'nah", blood=1), "Karma"], hand=["Baseball Bat"]),
        C=seat(coterie=["Lolita"]),
    )
    city.acts()
    city.attack("Brother", "Guv'nah", "physical", "Baseball Bat", "Skunk")
    city.answers("B", "lay [Baseball Bat]")
    city.passes()
    assert (city.zone("Guv'nah"), city.zone("Brother")) == (TORPOR, TORPOR)
    assert (city.blood("Skunk"), city.blood("Flick"), city.idle) == (2, 1, True)


def test_the_spoils_do_nothing_for_a_mortal() -> None:
    city = City(street=["Vagrant"], A=seat(coterie=[out("Hydra", blood=4), "Flick"], board=["The Spoils"]))
    city.acts()
    city.attack("Hydra", "Vagrant", "physical")
    city.passes()
    city.answers("A", "attach")
    assert (city.blood("Hydra"), city.idle) == (4, True)


# ---- Coup de Grâce


def coup(actor: dict[str, Any], target: dict[str, Any]) -> City:
    city = City(
        A=seat(coterie=[actor, "Flick"], hand=["Coup de Grâce"]),
        B=seat(coterie=[target, "Karma"]),
    )
    city.acts()
    return city


@rule("card.coup-de-grace")
def test_coup_de_grace_sends_a_wounded_character_outside_its_haven_to_torpor() -> None:
    city = coup(out("Skunk", blood=4, on=["Cop"]), out("Randolph Marz", blood=3))
    city.plays("Coup de Grâce", "Skunk")
    assert city.asks("A", "choose <Skunk>", "choose <Randolph Marz>")  # with 2 Blood left Skunk is Wounded too
    city.answers("A", "choose <Randolph Marz>")
    assert (city.blood("Skunk"), city.zone("Randolph Marz"), city.agenda("A"), city.idle) == (2, TORPOR, 1, True)


@rule("card.coup-de-grace")
@pytest.mark.parametrize(
    ("actor", "target"),
    [
        (out("Hydra"), out("Randolph Marz", blood=4)),
        (out("Hydra"), vampire("Randolph Marz", blood=3)),
        (vampire("Hydra"), out("Randolph Marz", blood=3)),
        (out("Johnny"), out("Randolph Marz", blood=3)),
        (out("Hydra", blood=2), out("Randolph Marz", blood=3)),
    ],
)
def test_coup_de_grace_needs_a_wounded_target_outside_potence_in_the_street_and_two_blood_to_spare(
    actor: dict[str, Any], target: dict[str, Any]
) -> None:
    city = coup(actor, target)
    if actor["name"] == "Hydra" and actor.get("blood") == 2:
        assert city.refuses("A", "play [Coup de Grâce]").rule == "cost.last-blood"
    assert city.offers("A", "play") == ()


# ---- Dumpster Dive, Everything is Connected


@pytest.mark.parametrize(("mate", "hand"), [("Karma", ["Hydra", "Mercy"]), ("Lolita", ["Hydra"])])
def test_dumpster_dive_takes_a_card_back_and_draws_with_two_auspex(mate: str, hand: list[str]) -> None:
    city = City(
        A=seat(coterie=["Doc", mate], hand=["Dumpster Dive"], discard=["Greed", "Hydra"], library=["Mercy"]),
    )
    city.acts()
    city.plays("Dumpster Dive", "Doc")
    assert city.asks("A", "take [Hydra]", "take [Greed]")
    city.answers("A", "take [Hydra]")
    assert (city.hand("A"), city.pile("A"), city.idle) == (hand, ["Greed", "Dumpster Dive"], True)


def test_everything_is_connected_puts_a_prestige_of_the_supply_on_each_of_ones_conspiracies() -> None:
    city = City(
        A=seat(
            coterie=["Doc"],
            hand=["Everything is Connected"],
            conspiracies=[("Lost Glory", "A"), ("All Tied Up", "A")],
            prestige=5,
        ),
        B=seat(conspiracies=[("Whispering Campaign", "B")]),
    )
    city.acts()
    city.plays("Everything is Connected")
    amounts = [city.blood(name) for name in ("Lost Glory", "All Tied Up", "Whispering Campaign")]
    assert (amounts, city.prestige("A"), city.idle) == ([2, 2, 1], 5, True)
    city = City(A=seat(coterie=["Skunk"], hand=["Everything is Connected"], conspiracies=[("Lost Glory", "A")]))
    city.acts()
    assert city.offers("A", "play") == ()


# ---- Late-Night Snack


def snack() -> City:
    city = City(
        A=seat(
            coterie=[vampire("Randolph Marz", blood=2), vampire("Stevie Osborn", blood=1), "Yusuf Kaya"],
            torpor=["Velvet"],
            hand=["Late-Night Snack"],
        )
    )
    city.acts()
    city.plays("Late-Night Snack", "Yusuf Kaya")
    return city


@rule("card.late-night-snack")
def test_late_night_snack_mends_one_for_each_fortitude_icon_all_on_one_or_spread() -> None:
    city = snack()
    city.answers("A", *["mend <Randolph Marz>"] * 4)
    assert (city.blood("Randolph Marz"), city.blood("Stevie Osborn"), city.idle) == (6, 1, True)
    city = snack()
    assert city.asks("A", "enough", "mend <Randolph Marz>", "mend <Stevie Osborn>", "mend <Velvet>")
    city.answers("A", "mend <Randolph Marz>", "mend <Velvet>", "mend <Velvet>", "mend <Velvet>")
    assert (city.blood("Randolph Marz"), city.zone("Velvet"), city.idle) == (3, HAVEN, True)
    city = snack()
    city.answers("A", "mend <Stevie Osborn>", "enough")
    assert (city.blood("Stevie Osborn"), city.idle) == (2, True)


# ---- Marked Man


@rule("card.marked-man")
def test_whoever_defeats_a_marked_character_gains_what_lies_on_it_and_marks_add_up() -> None:
    city = City(
        A=seat(coterie=["Nancy Witt", out("Hydra")], hand=["Marked Man", "Marked Man"]),
        B=seat(coterie=[out("Doc", blood=1), "Karma"]),
        C=seat(coterie=["Sweetums"]),
    )
    city.acts(actions=3)
    city.answers("A", "play [Marked Man]")
    assert city.asks(
        "A", "choose <Nancy Witt>", "choose <Hydra>", "choose <Doc>", "choose <Karma>", "choose <Sweetums>"
    )
    city.answers("A", "choose <Doc>", "play [Marked Man]", "choose <Doc>")
    assert (city.agenda("A"), city.ready("Nancy Witt")) == (0, True)
    city.attack("Hydra", "Doc", "physical")
    city.passes()
    assert (city.agenda("A"), city.idle) == (3, True)  # 1 for the Rival


@rule("card.marked-man")
def test_a_mark_is_gained_by_its_own_player_and_lost_if_nobody_is_credited() -> None:
    city = City(
        A=seat(coterie=["Skunk", out("Hydra"), out("Doc", blood=2)], hand=["Coup de Grâce"]), B=seat(coterie=["Karma"])
    )
    doc = city.card("Doc")
    city.table.pieces[doc] = city.table.pieces[doc].but(prize=1)
    city.acts()
    city.plays("Coup de Grâce", "Hydra")
    assert (city.zone("Doc"), city.agenda("A"), city.idle) == (TORPOR, 1, True)
    city = City(street=["Special Affairs Division"], A=seat(coterie=["Skunk", out("Doc", blood=1)]), B=seat())
    doc = city.card("Doc")
    city.table.pieces[doc] = city.table.pieces[doc].but(prize=1)
    city.do(Antagonists())
    if city.what == "AskAssign":
        city.answers("A", "give <Doc>")
    assert (city.zone("Doc"), city.agenda("A"), city.agenda("B")) == (BURNED, 0, 0)
    assert city.table.pieces[doc].prize == 0


# ---- Royal Review


def test_royal_review_pays_a_prestige_for_each_title_in_the_coterie() -> None:
    city = City(
        A=seat(
            coterie=[vampire("Nancy Witt", on=["Herald"]), out("Doc", on=["Sheriff"]), "Karma"],
            torpor=[vampire("Velvet", on=["Primogen"])],
            hand=["Royal Review"],
        ),
        B=seat(coterie=[vampire("Skunk", on=["Primogen"])]),
    )
    city.acts()
    city.plays("Royal Review", "Karma")
    assert (city.prestige("A"), city.idle) == (14, True)


# ---- Smoke 'Em Out


def smoke(**b: Any) -> City:
    city = City(
        A=seat(coterie=[out("Skunk"), "Flick"], hand=["Smoke 'Em Out"]),
        B=seat(**{"coterie": ["Karma", vampire("Doc", ready=False), out("Lolita")], **b}),
        C=seat(coterie=[out("Velvet")]),
    )
    city.acts()
    city.plays("Smoke 'Em Out", "Skunk")
    return city


@rule("card.smoke-em-out")
def test_smoke_em_out_drives_everyone_out_of_a_haven_as_one_party_and_burns_the_exhausted() -> None:
    city = smoke()
    assert city.asks("A", "haven A", "haven B")  # C's Haven is empty
    city.answers("A", "haven B")
    assert (city.zone("Karma"), city.zone("Doc"), city.party("Doc")) == (STREET, STREET, ["Doc", "Karma"])
    assert (city.blood("Karma"), city.blood("Doc"), city.blood("Lolita"), city.idle) == (3, 4, 3, True)


@rule("card.smoke-em-out")
def test_smoke_em_out_may_be_ones_own_haven_defeats_are_credited_and_prevention_works() -> None:
    city = smoke()
    city.answers("A", "haven A")
    assert (city.zone("Flick"), city.blood("Flick"), city.idle) == (STREET, 3, True)
    city = smoke(coterie=["Karma", vampire("Doc", ready=False, blood=1)])
    city.answers("A", "haven B")
    assert (city.zone("Doc"), city.agenda("A"), city.idle) == (BURNED, 1, True)
    city = smoke(coterie=["Karma", vampire("Doc", ready=False, on=["Vagrant"])])
    city.answers("A", "haven B")
    assert city.asks("B", "no", "use <Vagrant>")
    city.answers("B", "use <Vagrant>")
    assert (city.blood("Doc"), city.idle) == (5, True)


def test_smoke_em_out_is_played_from_the_street_only() -> None:
    city = City(A=seat(coterie=["Skunk", out("Flick", ready=False)], hand=["Smoke 'Em Out"]))
    city.acts()
    assert city.offers("A", "play") == ()


@rule("card.smoke-em-out")
def test_in_the_bart_tunnels_those_smoked_out_stand_alone() -> None:
    city = City(
        street=["Wandering the BART Tunnels"],
        A=seat(coterie=[out("Skunk")], hand=["Smoke 'Em Out"]),
        B=seat(coterie=["Karma", "Doc"]),
    )
    city.acts()
    city.plays("Smoke 'Em Out")
    assert (city.party("Karma"), city.party("Doc"), city.idle) == (["Karma"], ["Doc"], True)


@rule("card.smoke-em-out")
def test_smoke_em_out_reaches_a_player_who_has_not_begun_a_turn() -> None:
    city = City(
        A=seat(coterie=[out("Skunk")], hand=["Smoke 'Em Out"]),
        B=seat(coterie=[vampire("Karma", ready=False), "Doc"]),
    )
    city.table.begun = 1
    city.acts()
    city.plays("Smoke 'Em Out")
    assert (city.zone("Karma"), city.blood("Karma"), city.idle) == (STREET, 2, True)


@rule("card.distraction-timing")
def test_distraction_is_not_offered_where_secrecy_protects_everyone_and_names_no_foe_without_a_vampire() -> None:
    city = City(
        street=["Special Affairs Division"],
        A=seat(coterie=[vampire("Doc", on=["Keeper of Elysium"])], board=["Distraction"]),
        B=seat(),
    )
    city.do(Antagonists())
    assert (city.zone("Distraction"), city.settled) == (BOARD, True)
    city = hunted(2, coterie=[], torpor=["Skunk"])
    city.answers("A", "use <Distraction>")
    assert city.asks("A", "send 1 C", "send 2 C")
