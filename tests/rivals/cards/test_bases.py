"""Havens and Agendas, card by card. The first of a coterie is the Leader."""

from __future__ import annotations

from typing import Any

import pytest

from gloam.rivals.antagonists import Antagonists
from gloam.rivals.influence import influence
from gloam.rivals.pieces import CITY_BURNED, CITY_DISCARD, HAVEN, STREET, TORPOR
from tests.claims import rule
from tests.rivals.scenario import City, out, seat, vampire

# ---- Artist Lofts


def lofts(ready: bool) -> City:
    city = City(A=seat(coterie=["Ty Smith"], haven="Artist Lofts", hand=["Mercy"], library=["Greed", "Herald"]))
    city.turn_of()
    leader = city.card("Ty Smith")
    city.table.pieces[leader] = city.table.pieces[leader].but(ready=int(ready))
    city.answers("A", "end")
    return city


def test_with_an_exhausted_leader_artist_lofts_draw_a_card_and_one_is_discarded() -> None:
    city = lofts(ready=False)
    assert city.asks("A", "no", "use <Artist Lofts>")
    city.answers("A", "use <Artist Lofts>")
    assert set(city.options("A")) == {"discard [Herald]", "discard [Mercy]"}  # the drawn card may go too
    city.answers("A", "discard [Mercy]")
    assert (city.hand("A"), city.pile("A"), city.asking) == (["Greed", "Herald"], ["Mercy"], "AskAction B")


def test_artist_lofts_may_be_declined_and_do_nothing_with_a_ready_leader() -> None:
    city = lofts(ready=False)
    city.answers("A", "no")
    assert (len(city.hand("A")), city.pile("A"), city.asking) == (3, [], "AskAction B")  # 2 in the draw step
    assert lofts(ready=True).asking == "AskAction B"


# ---- Dragon's Roost


def roost(target: str, kind: str, **leader: Any) -> City:
    city = City(
        street=["Vagrant"],
        A=seat(coterie=[out("Hydra")], hand=[".38 Special", "Mercy"]),
        B=seat(coterie=[vampire("Shades", **leader), "Karma"], haven="Dragon's Roost", prestige=6),
        C=seat(coterie=["Doc", out("Velvet")]),
    )
    city.acts()
    city.attack("Hydra", target, kind)
    if city.what == "AskIntel":
        city.answers("A", "discard [Mercy]", kind, "lay [.38 Special]")
    return city


@rule("card.dragons-roost", "card.street-preacher-party")
def test_the_leader_of_dragons_roost_leaves_it_to_block_any_attack_even_a_ranged_one_in_another_haven() -> None:
    city = roost("Doc", "ranged")
    assert city.asks("B", "let", "use <Dragon's Roost>")
    city.answers("B", "use <Dragon's Roost>")
    assert (city.zone("Shades"), city.ready("Shades"), city.party("Shades"), city.prestige("B")) == (
        STREET, False, ["Shades"], 7,
    )  # fmt: skip
    city.passes()
    assert (city.blood("Shades"), city.blood("Doc"), city.idle) == (3, 5, True)


@rule("card.dragons-roost")
def test_dragons_roost_pays_nothing_for_a_mortal_and_its_leader_may_already_be_outside() -> None:
    city = roost("Vagrant", "physical", street=3)
    assert city.asks("B", "let", "use <Dragon's Roost>")
    city.answers("B", "use <Dragon's Roost>")
    assert (city.prestige("B"), city.party("Shades")) == (6, ["Shades"])
    city.passes()
    assert city.idle


@rule("card.dragons-roost")
def test_the_leader_of_dragons_roost_may_stay_and_cannot_come_when_exhausted() -> None:
    city = roost("Velvet", "physical")
    city.answers("B", "let")
    city.passes()
    assert (city.zone("Shades"), city.prestige("B"), city.idle) == (HAVEN, 6, True)
    assert roost("Velvet", "physical", ready=False).asks("A", "pass", "use <Hydra>")


@rule("card.street-preacher-claim")
def test_the_leader_of_dragons_roost_cannot_protect_a_claimant() -> None:
    city = City(
        street=["Prince of the City"],
        A=seat(coterie=["Shades", out("Guv'nah")], haven="Dragon's Roost"),
        B=seat(coterie=[out("Skunk")]),
    )
    city.acts()
    city.answers("A", "claim <Guv'nah>")
    city.answers("B", "challenge <Skunk>", "mental")
    assert (city.zone("Shades"), city.ready("Shades"), city.idle) == (HAVEN, True, True)


# ---- House of Pain


def pain(leader: bool = True) -> City:
    city = City(
        A=seat(
            coterie=[out("Skunk"), out("Sweetums")] if leader else [out("Sweetums"), out("Skunk")],
            haven="House of Pain",
            hand=["Mercy", "Greed"],
        ),
        B=seat(coterie=[out("Doc"), "Karma"]),
    )
    city.acts()
    city.attack("Skunk", "Doc", "physical", "", "Sweetums")
    return city


def test_the_leader_of_the_house_of_pain_hits_harder_for_a_discard() -> None:
    city = pain()
    assert city.asks("A", "pass", "use <House of Pain>")
    city.answers("A", "use <House of Pain>", "discard [Mercy]")
    assert (city.blood("Doc"), city.hand("A"), city.idle) == (3, ["Greed"], True)
    city = pain()
    city.answers("A", "pass")
    assert (city.blood("Doc"), city.hand("A"), city.idle) == (4, ["Greed", "Mercy"], True)
    city = pain(leader=False)
    assert (city.blood("Doc"), city.idle) == (4, True)


# ---- Old Post Office


def post_office(card: str = "Mercy", **a: Any) -> City:
    hand = ["Nancy Witt", "Scry the Soul", "Throat Rip", "Hedge Your Bets", card]
    city = City(A=seat(**{"coterie": ["Doc", "Karma"], "haven": "Old Post Office", "hand": hand, **a}))
    city.acts()
    city.plays(card, "Karma")
    return city


@rule("card.old-post-office", "card.old-post-office-library")
def test_old_post_office_lets_a_library_card_that_asks_for_one_to_three_stand_in_for_a_modifier() -> None:
    city = post_office()
    assert city.offers("A", "lay") == ("lay [Hedge Your Bets]", "lay [Scry the Soul]")
    city.answers("A", "lay [Scry the Soul]")
    assert city.offers("A", "lay") == ()  # one card, Modifiers included
    city.answers("A", "yes")
    city.answers("B", "hide 3", "no")
    assert city.log("scheme-yes")[0]["yes"] == 3
    city.answers("A", "choose <Doc>")
    assert (city.pile("A"), city.idle) == (["Scry the Soul", "Mercy"], True)


@rule("card.old-post-office-face")
def test_a_card_posted_for_a_title_is_seen_at_once() -> None:
    city = post_office("Herald", hand=["The Mighty Fall", "Herald"])
    city.answers("A", "lay [The Mighty Fall]", "pay")
    shown = city.log("influence-card", viewer="B")[0]
    assert (shown["card"], shown["amount"]) == ("core-the-mighty-fall", 2)
    assert (city.guests("Karma"), city.prestige("A"), city.pile("A")) == (["Herald"], 12, ["The Mighty Fall"])
    assert city.idle


@rule("card.old-post-office-face")
def test_a_card_posted_in_a_scheme_lies_face_down() -> None:
    city = post_office()
    city.answers("A", "lay [Scry the Soul]", "yes")
    assert city.table.pieces[city.card("Scry the Soul")].seen == 1
    assert city.asking == "AskDeclare B"


def test_old_post_office_works_in_a_foes_turn_once_and_not_without_its_leader() -> None:
    for leader in (True, False):
        city = City(
            A=seat(coterie=["Ty Smith"], hand=["Mercy"]),
            B=seat(coterie=["Doc", "Karma"], haven="Old Post Office", hand=["Scry the Soul", "The Mighty Fall"]),
        )
        if not leader:
            city.table.move(city.card("Doc"), TORPOR, 1)
        city.acts()
        city.plays("Mercy")
        city.answers("A", "yes")
        assert ("lay [Scry the Soul]" in city.options("B")) == leader


# ---- Royal Retreat


def test_royal_retreat_gives_the_titled_an_influence() -> None:
    city = City(A=seat(coterie=["Nancy Witt", vampire("Doc", on=["Herald"]), "Karma"], haven="Royal Retreat"))
    names = ("Nancy Witt", "Doc", "Karma")
    assert [influence(city.table, city.card(name)) for name in names] == [1, 1, 0]


@rule("card.royal-retreat", "card.royal-retreat-sad")
def test_royal_retreat_sends_a_mortal_away_for_nothing_and_turns_up_a_new_card_once_a_turn() -> None:
    city = City(
        street=["Addict", "Special Affairs Division", "Castro Street Party"],
        city=["Chef", "The Hunger"],
        A=seat(haven="Royal Retreat", agenda_card="Hunt the Hunters"),
    )
    city.acts()
    city.answers("A", "use <Royal Retreat>")
    assert city.asks("A", "choose <Addict>", "choose <Special Affairs Division>")
    city.answers("A", "choose <Special Affairs Division>")
    assert (city.zone("Special Affairs Division"), city.agenda("A"), city.prestige("A")) == (CITY_DISCARD, 0, 12)
    assert city.in_street() == ["Addict", "Castro Street Party", "The Hunger"]
    assert city.table.pieces[city.card("The Hunger")].tokens == 1  # a token of A
    assert "use <Royal Retreat>" not in city.options("A")
    assert city.idle


@rule("card.royal-retreat-sad")
def test_a_mortal_that_royal_retreat_sends_away_may_come_back_from_an_empty_deck() -> None:
    city = City(street=["Addict"], A=seat(haven="Royal Retreat"))
    city.acts()
    city.answers("A", "use <Royal Retreat>")
    assert (city.in_street(), city.zone("Addict"), city.agenda("A"), city.idle) == (["Addict"], STREET, 0, True)


# ---- The Dockyards


def dockyards(target: str, hand: tuple[str, ...] = ("Mercy",)) -> City:
    city = City(
        A=seat(coterie=[out("Hydra"), "Flick"]),
        B=seat(coterie=[out("Doc"), vampire("Guv'nah", street=2)], haven="The Dockyards", hand=hand),
    )
    city.acts()
    city.attack("Hydra", target, "physical")
    if city.what == "AskReaction":
        city.answers("B", "none")
    city.answers("A", "pass")
    return city


def test_the_leader_of_the_dockyards_takes_one_less_for_a_discard() -> None:
    city = dockyards("Doc")
    assert city.asks("B", "no", "use <The Dockyards>")
    city.answers("B", "use <The Dockyards>", "discard [Mercy]")
    assert (city.blood("Doc"), city.hand("B"), city.idle) == (4, [], True)
    city = dockyards("Doc")
    city.answers("B", "no")
    assert (city.blood("Doc"), city.hand("B"), city.idle) == (3, ["Mercy"], True)
    assert dockyards("Guv'nah").idle
    assert dockyards("Doc", ()).idle


def test_the_dockyards_help_against_aggravated_damage() -> None:
    city = City(
        A=seat(coterie=[out("Beretta"), "Flick"], hand=["Molotov Cocktail"]),
        B=seat(coterie=[out("Doc"), "Karma"], haven="The Dockyards", hand=["Mercy"]),
    )
    city.acts()
    city.attack("Beretta", "Doc", "ranged", "Molotov Cocktail")
    city.answers("B", "none")
    city.answers("A", "pass")
    city.answers("B", "use <The Dockyards>", "discard [Mercy]")
    assert (city.blood("Doc"), city.idle) == (5, True)


# ---- The Madhouse


def madhouse(ready: bool = True, **a: Any) -> City:
    city = City(
        A=seat(
            **{
                "coterie": [vampire("Doc", ready=ready)],
                "haven": "The Madhouse",
                "hand": ["Mercy", "Greed"],
                "conspiracies": [("Lost Glory", "A")],
                **a,
            }
        )
    )
    city.acts()
    return city


@rule("card.madhouse")
@pytest.mark.parametrize("ready", [True, False])
def test_the_madhouse_puts_a_prestige_of_the_supply_on_a_conspiracy_for_a_discard(ready: bool) -> None:
    city = madhouse(ready)
    city.answers("A", "use <The Madhouse>", "discard [Mercy]")
    assert (city.blood("Lost Glory"), city.hand("A"), city.ready("Doc"), city.prestige("A")) == (
        2, ["Greed"], ready, 12,
    )  # fmt: skip
    assert (city.table.actions, "use <The Madhouse>" in city.options("A")) == (2, False)


@rule("card.madhouse")
def test_the_madhouse_need_not_be_used_and_needs_a_card_and_a_conspiracy() -> None:
    city = madhouse()
    city.answers("A", "end")
    assert (city.blood("Lost Glory"), len(city.hand("A"))) == (1, 2)
    assert "use <The Madhouse>" not in madhouse(hand=[]).options("A")
    assert "use <The Madhouse>" not in madhouse(conspiracies=[]).options("A")


# ---- The Penthouse


@rule("card.penthouse")
def test_the_penthouse_mends_the_bearer_after_the_retainers_own_text() -> None:
    city = City(
        street=["Cop", "Vagrant"],
        A=seat(coterie=["Ty Smith", out("Inmate #745943")], haven="The Penthouse", hand=["Baseball Bat"]),
    )
    city.acts()
    city.attack("Inmate #745943", "Cop", "physical", "Baseball Bat")
    city.passes()
    city.answers("A", "attach")
    assert (city.blood("Inmate #745943"), city.guests("Inmate #745943"), city.idle) == (5, ["Cop"], True)


def test_the_penthouse_does_nothing_for_a_title_or_while_the_leader_is_away() -> None:
    city = City(A=seat(coterie=[vampire("Doc", blood=3)], haven="The Penthouse", hand=["Herald"]))
    city.acts()
    city.plays("Herald")
    city.answers("A", "exert <Doc>", "pay")
    assert (city.guests("Doc"), city.blood("Doc"), city.idle) == (["Herald"], 3, True)
    city = City(street=["Vagrant"], A=seat(coterie=["Ty Smith", out("Hydra", blood=3)], haven="The Penthouse"))
    city.table.move(city.card("Ty Smith"), TORPOR, 0)
    city.acts()
    city.attack("Hydra", "Vagrant", "physical")
    city.passes()
    city.answers("A", "attach")
    assert (city.blood("Hydra"), city.guests("Hydra"), city.idle) == (3, ["Vagrant"], True)


# ---- Base of Power


def test_base_of_power_pays_two_for_each_title_attached_the_princes_too() -> None:
    city = City(A=seat(coterie=["Doc"], agenda_card="Base of Power", hand=["Herald"]))
    city.acts()
    city.plays("Herald")
    city.answers("A", "pay")
    assert (city.agenda("A"), city.idle) == (2, True)
    city = City(
        A=seat(coterie=[out("Hydra")], agenda_card="Base of Power"),
        B=seat(coterie=[out("Doc", blood=1, on=["Prince of the City"]), "Karma"]),
        C=seat(),
    )
    city.table.rival[0] = 2
    city.acts()
    city.attack("Hydra", "Doc", "physical")
    city.passes()
    assert (city.guests("Hydra"), city.agenda("A"), city.idle) == (["Prince of the City"], 2, True)


# ---- Drain Them Slowly


def drive_by(velvet: int, agenda_card: str = "Drain Them Slowly", **facts: Any) -> City:
    """2 damage to Doc, and 2 to Velvet, who prevents 1; B is not A's Rival."""
    city = City(
        A=seat(coterie=[out("Beretta"), "Flick"], agenda_card=agenda_card, agenda=4, hand=["Drive-By"], rival="C"),
        B=seat(coterie=[out("Doc"), out("Velvet", blood=velvet, on=["Vagrant"])]),
        C=seat(),
        **facts,
    )
    city.acts()
    city.attack("Beretta", "Doc", "ranged", "Drive-By")
    city.answers("A", "pass")
    city.answers("B", "use <Vagrant>")
    return city


@rule("card.drain-them-slowly-points", "card.drain-them-slowly-scope")
@pytest.mark.parametrize(("velvet", "agenda"), [(4, 6), (1, 4)])
def test_drain_them_slowly_pays_two_if_whoever_was_damaged_stands(velvet: int, agenda: int) -> None:
    city = drive_by(velvet)
    assert (city.blood("Doc"), city.agenda("A"), city.idle) == (3, agenda, True)


@rule("card.drain-them-slowly-scope")
def test_aggravated_damage_losses_mortals_and_reactions_do_not_count_for_drain_them_slowly() -> None:
    for card, kind in (("Molotov Cocktail", "ranged"), ("Seduction", "social")):
        city = City(
            A=seat(coterie=[out("Beretta"), "Flick"], agenda_card="Drain Them Slowly", hand=[card]),
            B=seat(coterie=[out("Doc"), "Karma"]),
        )
        city.acts()
        city.attack("Beretta", "Doc", kind, card)
        city.passes()
        assert (city.blood("Doc"), city.agenda("A"), city.idle) == (4, 0, True)
    city = City(
        A=seat(coterie=[out("Doc"), "Karma"]),
        B=seat(coterie=[out("Skunk")], agenda_card="Drain Them Slowly", hand=["Slap in the Face"]),
    )
    city.acts()
    city.attack("Doc", "Skunk", "social")
    city.answers("B", "lay [Slap in the Face]")
    assert (city.blood("Doc"), city.agenda("B"), city.idle) == (3, 0, True)


@rule("card.drain-them-slowly-scope")
def test_a_challenge_counts_for_drain_them_slowly() -> None:
    city = City(
        street=["Prince of the City"],
        A=seat(coterie=[out("Doc"), "Karma"]),
        B=seat(coterie=[out("Skunk")], agenda_card="Drain Them Slowly"),
    )
    city.acts()
    city.answers("A", "claim <Doc>")
    city.answers("B", "challenge <Skunk>", "physical")
    assert (city.blood("Doc"), city.agenda("B"), city.idle) == (4, 2, True)


# ---- Hunt the Hunters


@rule("card.hunt-the-hunters")
def test_the_first_hunter_defeated_in_a_turn_pays_more_and_is_shuffled_in_with_the_discard_pile() -> None:
    city = City(
        street=["Special Affairs Division", "Special Affairs Division"],
        city=["Vagrant"] * 5 + ["Chef", "Cop", "Addict", "Student", "Athlete"],
        city_discard=["Tour Guide", "Skateboarder"],
        A=seat(
            coterie=[out("Hydra"), vampire("Bella Forte", street=2)],
            agenda_card="Hunt the Hunters",
            hand=["Baseball Bat", "Baseball Bat"],
            prestige=6,
            agenda=4,
        ),
    )
    city.acts()
    city.attack("Hydra", "Special Affairs Division 1", "physical", "Baseball Bat")
    city.passes()
    assert (city.prestige("A"), city.agenda("A")) == (7, 6)
    assert (len(city.table.city), len(city.table.city_pile)) == (13, 0)
    city.attack("Bella Forte", "Special Affairs Division", "physical", "Baseball Bat")
    city.passes()
    assert (city.prestige("A"), city.agenda("A")) == (7, 7)
    assert (len(city.table.city), len(city.table.city_pile), city.idle) == (13, 1, True)


# ---- Manipulate the Masses


@pytest.mark.parametrize(("says", "agenda"), [(("out",), 1), (("hide 1", "no"), 0)])
def test_manipulate_the_masses_pays_for_each_scheme_that_succeeds(says: tuple[str, ...], agenda: int) -> None:
    city = City(A=seat(coterie=["Ty Smith"], hand=["Free Money"], agenda_card="Manipulate the Masses"))
    city.acts()
    city.plays("Free Money")
    city.answers("A", "yes")
    city.answers("B", *says)
    assert (city.agenda("A"), city.idle) == (agenda, True)


# ---- Playthings


@rule("card.playthings-moved")
@pytest.mark.parametrize(
    ("name", "answer", "agenda"), [("Athlete", "attach", 2), ("Athlete", "burn", 1), ("Vagrant", "attach", 0)]
)
def test_playthings_pay_for_each_citizen_attached(name: str, answer: str, agenda: int) -> None:
    city = City(street=[name], A=seat(coterie=[out("Hydra")], hand=["Baseball Bat"], agenda_card="Playthings"))
    city.acts()
    city.attack("Hydra", name, "physical", "Baseball Bat")
    city.passes()
    city.answers("A", answer)
    assert (city.agenda("A"), city.idle) == (agenda, True)


# ---- Strength in Numbers


@rule("card.strength-in-numbers")
@pytest.mark.parametrize(("outside", "agenda"), [(2, 0), (3, 1), (4, 2)])
def test_strength_in_numbers_counts_ones_own_in_the_street_before_anyone_goes_home(outside: int, agenda: int) -> None:
    names = ("Karma", "Jesús", "Doc", "Velvet")
    coterie = [out(name) if place < outside else name for place, name in enumerate(names)]
    city = City(A=seat(coterie=coterie, agenda_card="Strength in Numbers"))
    city.turn_of()
    assert (city.agenda("A"), city.zone("Karma"), city.idle) == (agenda, HAVEN, True)


# ---- The End is Nigh


def test_the_first_conspiracy_resolved_in_a_turn_pays_for_the_end_is_nigh() -> None:
    city = City(
        A=seat(
            coterie=["Karma"],
            agenda_card="The End is Nigh",
            conspiracies=[("All Tied Up", "AA"), ("Lost Glory", "AAAA")],
            prestige=6,
        )
    )
    city.acts()
    city.answers("A", "resolve <All Tied Up>")
    assert (city.prestige("A"), city.agenda("A")) == (7, 2)
    city.answers("A", "resolve <Lost Glory>")
    assert (city.prestige("A"), city.agenda("A"), city.idle) == (7, 2, True)


# ---- Turf War


@rule("card.turf-war-both", "card.turf-war-rival", "card.turf-war-bp")
@pytest.mark.parametrize(
    ("rival", "name", "agenda"),
    [("C", "Guv'nah", 2), ("C", "Velvet", 1), ("B", "Randolph Marz", 2), ("B", "Velvet", 1)],
)
def test_turf_war_pays_for_those_who_are_not_the_rivals_and_for_five_blood_potency(
    rival: str, name: str, agenda: int
) -> None:
    city = City(
        A=seat(coterie=[out("Hydra")], agenda_card="Turf War", rival=rival),
        B=seat(coterie=[out(name, blood=1), "Karma"]),
        C=seat(coterie=["Flick"]),
    )
    city.acts()
    city.attack("Hydra", name, "physical")
    city.passes()
    assert (city.zone(name), city.agenda("A"), city.idle) == (TORPOR, agenda, True)


def test_turf_war_counts_the_blood_potency_that_a_retainer_adds() -> None:
    city = City(
        A=seat(coterie=[out("Hydra")], agenda_card="Turf War", rival="C"),
        B=seat(coterie=[out("Velvet", blood=1, on=["Cop"]), "Karma"]),
        C=seat(coterie=["Flick"]),
    )
    city.acts()
    city.attack("Hydra", "Velvet", "physical")
    city.passes()
    assert (city.zone("Velvet"), city.zone("Cop"), city.agenda("A"), city.idle) == (TORPOR, CITY_BURNED, 2, True)


# ---- corners


@rule("card.street-preacher-party")
def test_the_leader_of_dragons_roost_may_come_out_for_one_of_its_own_haven_or_block_inside() -> None:
    for answer, zone, prestige in (("use <Dragon's Roost>", STREET, 7), ("block <Shades>", HAVEN, 6)):
        city = City(
            A=seat(coterie=[out("Hydra"), "Flick"], hand=["Mercy"]),
            B=seat(coterie=["Shades", "Doc"], haven="Dragon's Roost", prestige=6),
        )
        city.acts()
        city.attack("Hydra", "Doc", "physical")
        city.answers("A", "discard [Mercy]", "physical")
        assert city.asks("B", "let", "block <Shades>", "use <Dragon's Roost>")
        city.answers("B", answer)
        assert (city.zone("Shades"), city.prestige("B"), len(city.party("Shades"))) == (
            zone,
            prestige,
            2 - (zone == STREET),
        )
        city.passes()
        assert city.idle


@rule("card.street-preacher-party")
def test_the_leader_of_dragons_roost_joins_the_party_of_its_own_coterie_that_it_blocks_for() -> None:
    city = City(
        A=seat(coterie=[out("Hydra"), "Flick"]),
        B=seat(coterie=["Shades", out("Doc"), out("Velvet")], haven="Dragon's Roost"),
    )
    city.acts()
    city.attack("Hydra", "Doc", "physical")
    city.answers("B", "use <Dragon's Roost>")
    assert city.party("Shades") == ["Doc", "Shades", "Velvet"]
    city.passes()
    assert city.idle


def test_old_post_office_is_used_once_in_a_turn() -> None:
    city = City(
        A=seat(
            coterie=["Doc", "Karma"],
            haven="Old Post Office",
            hand=["Free Money", "Free Money", "Scry the Soul", "The Mighty Fall"],
        )
    )
    city.acts()
    for actor, cards in (("Karma", ("lay [Scry the Soul]", "lay [The Mighty Fall]")), ("Doc", ())):
        city.plays("Free Money", actor)
        assert city.offers("A", "lay") == cards
        city.answers("A", *cards[:1], "yes")
        city.answers("B", "out")
    assert (city.prestige("A"), city.idle) == (18, True)


def test_the_dockyards_protect_the_leader_from_the_special_affairs_division() -> None:
    city = City(
        street=["Special Affairs Division"],
        A=seat(coterie=[out("Doc")], haven="The Dockyards", hand=["Mercy"]),
        B=seat(),
    )
    city.do(Antagonists())
    city.answers("A", "use <The Dockyards>", "discard [Mercy]")
    assert (city.blood("Doc"), city.hand("A"), city.settled) == (5, [], True)


def test_a_vagrant_and_the_dockyards_work_on_the_same_damage() -> None:
    city = City(
        A=seat(coterie=[out("Hydra"), "Flick"]),
        B=seat(coterie=[out("Doc", on=["Vagrant"]), "Karma"], haven="The Dockyards", hand=["Mercy", "Greed"]),
    )
    city.acts()
    city.attack("Hydra", "Doc", "physical")
    city.answers("B", "none")
    city.answers("A", "pass")
    city.answers("B", "use <The Dockyards>", "discard [Mercy]")
    assert city.asks("B", "no", "use <Vagrant>")  # The Dockyards only once for this damage
    city.answers("B", "use <Vagrant>")
    assert (city.blood("Doc"), city.hand("B"), city.idle) == (5, ["Greed"], True)


def test_a_leader_in_torpor_takes_its_haven_ability_along() -> None:
    for away, influence_of_karma in ((False, 1), (True, 0)):
        city = City(A=seat(coterie=["Doc", vampire("Karma", on=["Herald"])], haven="Royal Retreat"), street=["Addict"])
        if away:
            city.table.move(city.card("Doc"), TORPOR, 0)
        assert influence(city.table, city.card("Karma")) == influence_of_karma
        city.acts()
        assert ("use <Royal Retreat>" in city.options("A")) != away
        assert city.idle
