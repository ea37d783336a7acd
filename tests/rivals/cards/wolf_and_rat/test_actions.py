"""Action cards of Wolf & Rat that are no Animals, card by card."""

from __future__ import annotations

from typing import Any

import pytest

from gloam.core.choices import Resolve
from gloam.core.deeds import Deed
from gloam.core.texts import Cause
from gloam.rivals.antagonists import Antagonists
from gloam.rivals.catalogue import SECRECY
from gloam.rivals.pieces import BOARD, BURNED, DISCARD, HAVEN, NOTHING, STREET
from gloam.rivals.rival_tokens import ReturnRivals
from gloam.rivals.tokens import tokens
from gloam.rivals.verbs import BURN, DEFEAT, END_OF_TURN, START
from gloam.rivals.winning import CheckEnd
from tests.claims import rule
from tests.rivals.scenario import City, out, seat, vampire

# ---- Constant Surveillance


def watched(prestige: int = 12, *, down: bool = False) -> City:
    """A has just played it."""
    city = City(
        A=seat(coterie=["Hydra"], hand=["Constant Surveillance"], prestige=prestige, library=["Greed"] * 9),
        B=seat(coterie=["Doc", out("Karma")], haven="Artist Lofts", agenda_card="Turf War", agenda_down=down,
               library=["Greed"] * 9, hand=["Mercy"]),
    )  # fmt: skip
    city.acts()
    city.plays("Constant Surveillance", "Hydra")
    return city


@rule("card.constant-surveillance")
def test_constant_surveillance_takes_an_agenda_its_text_but_not_its_points() -> None:
    city = watched()
    assert city.first_question().options == ("choose 1", "choose 2", "choose 3")
    city.answers("A", "choose 1")
    assert (city.prestige("A"), city.zone("Constant Surveillance"), city.actions()) == (11, BOARD, 1)
    city.falls("Hydra", "B", "Doc")
    assert ([city.agenda(name) for name in "AB"], city.idle) == ([0, 1], True)  # for the Rival's, not by Turf War
    assert (city.table.secrecy(city.card("Doc")), city.table.covers != ()) == (1, True)


@rule("card.constant-surveillance-haven", "haven.secrecy")
def test_a_covered_haven_hides_nobody_and_gives_its_leader_nothing() -> None:
    city = watched()
    city.answers("A", "choose 2")
    assert (city.table.secrecy(city.card("Doc")), city.table.secrecy(city.card("Hydra"))) == (0, 1)
    views: list[Any] = [city.table.view(viewer) for viewer in (0, 1, None)]
    for view in views:
        doc, karma = view["players"][1]["coterie"]
        assert (doc["secrecy"], karma["secrecy"]) == (0, 0)
        haven, agenda = view["players"][1]["board"]
        cover = view["players"][0]["board"][0]
        assert (haven["covered"], "covered" in agenda) == ([cover["handle"]], False)
        assert cover["covers"] == [haven["handle"]]
    city.table.active, doc_piece = 1, city.table.pieces[city.card("Doc")]
    city.table.pieces[city.card("Doc")] = doc_piece.but(ready=0)
    city.do(Deed(END_OF_TURN, 1, 1, 1, owner=1))
    assert (city.log("used", "drew"), city.idle) == ([], True)


@rule("card.constant-surveillance", "cost.last-prestige")
def test_both_are_covered_for_a_second_prestige_that_is_never_the_last() -> None:
    city = watched(3)
    city.answers("A", "choose 3")
    assert (city.prestige("A"), len(city.table.covers), city.idle) == (1, 2, True)
    city = watched(2)
    assert city.first_question().options == ("choose 1", "choose 2")
    city.answers("A", "choose 2")
    assert (city.prestige("A"), len(city.table.covers), city.idle) == (1, 1, True)
    city = City(A=seat(coterie=["Hydra"], hand=["Constant Surveillance"], prestige=1), B=seat(haven="Artist Lofts"))
    city.acts()
    assert city.refuses("A", "play [Constant Surveillance]").rule == "cost.last-prestige"
    assert city.idle


@rule("card.constant-surveillance")
def test_it_is_burned_when_its_players_next_turn_begins_and_all_is_as_before() -> None:
    city = watched()
    city.answers("A", "choose 3")
    assert city.table.secrecy(city.card("Doc")) == 0
    city.turn_of("B")
    assert (city.asking, city.table.secrecy(city.card("Doc"))) == ("AskAction B", 0)
    city.table.docket = []
    city.turn_of("A")
    assert (city.zone("Constant Surveillance"), city.table.covers) == (BURNED, ())
    assert (city.table.secrecy(city.card("Doc")), city.idle) == (1, True)


@rule("card.constant-surveillance", "custom.agenda-hidden")
def test_an_agenda_that_lies_face_down_is_covered_unseen() -> None:
    city = watched(down=True)
    city.answers("A", "choose 1")
    views: list[Any] = [city.table.view(viewer) for viewer in (0, 1)]
    agendas = [view["players"][1]["board"][1] for view in views]
    assert [agenda["card"] for agenda in agendas] == [None, "core-turf-war"]
    assert all("covered" in agenda for agenda in agendas)
    city.falls("Hydra", "B", "Doc")
    assert (city.agenda("B"), city.log("agenda-revealed"), city.idle) == (1, [], True)


@rule("card.constant-surveillance")
def test_without_a_foes_card_to_cover_it_is_not_played() -> None:
    city = City(A=seat(coterie=["Hydra"], hand=["Constant Surveillance"], haven="Artist Lofts"))
    city.acts()
    assert city.refuses("A", "play [Constant Surveillance]").rule == "play.no-effect"
    assert city.idle


# ---- Cracking the Case


def cracking(tokens_there: int = 4, *, target: str = "Doc", hand: tuple[str, ...] = (), **doc: Any) -> City:
    """A's Hydra attacks somebody in B's Haven."""
    city = City(
        A=seat(coterie=[out("Hydra")], board=[("Cracking the Case", tokens_there)], hand=[*hand]),
        B=seat(coterie=[vampire("Doc", **doc), "Karma"]),
    )
    city.acts()
    city.answers("A", "attack <Hydra>")
    if city.what == "AskTarget":
        city.answers("A", f"target <{target}>")
    return city


@rule("card.cracking-the-case")
def test_cracking_the_case_is_played_with_four_prestige_from_the_general_supply() -> None:
    city = City(A=seat(coterie=["Hydra"], hand=["Cracking the Case"]))
    city.acts()
    city.plays("Cracking the Case")
    assert (city.colours("Cracking the Case"), city.prestige("A")) == ([4, 0], 12)
    assert (city.ready("Hydra"), city.actions(), city.idle) == (True, 1, True)


@rule("card.cracking-the-case")
def test_its_tokens_buy_the_intel_that_is_missing() -> None:
    city = cracking(on=["Earth Meld"])
    assert city.asks("A", "done", "use <Cracking the Case>")
    city.answers("A", "use <Cracking the Case>")
    assert city.first_question().options == ("pay 1", "pay 2", "pay 3")
    no = city.refuses("A", "pay 4")
    assert (no.rule, no.facts["most"]) == ("card.cracking-the-case", 3)
    city.answers("A", "pay 3")
    assert (city.blood("Cracking the Case"), city.asking) == (1, "AskType A")
    city.answers("A", "social")
    city.passes()
    assert (city.blood("Doc"), city.fought_out) == (5, True)


@rule("card.cracking-the-case", "attack.intel-short")
def test_what_is_bought_may_not_be_enough() -> None:
    city = cracking(on=["Earth Meld"])
    city.answers("A", "use <Cracking the Case>", "pay 2")
    assert (len(city.log("attack-ended")), city.blood("Cracking the Case"), city.fought_out) == (1, 2, True)
    city = cracking()
    city.answers("A", "done", "done")
    assert (len(city.log("attack-ended")), city.blood("Cracking the Case"), city.fought_out) == (1, 4, True)


@rule("card.cracking-the-case", "cost.per-turn")
def test_with_the_last_token_it_is_burned_and_it_works_once_a_turn() -> None:
    city = cracking(1)
    city.answers("A", "use <Cracking the Case>")
    assert (city.zone("Cracking the Case"), city.asking) == (BURNED, "AskType A")
    city.answers("A", "social")
    city.passes()
    assert city.fought_out
    city = cracking(4)
    city.answers("A", "use <Cracking the Case>", "social")
    city.passes()
    card = city.card("Hydra")
    city.table.pieces[card] = city.table.pieces[card].but(ready=1)
    city.acts()
    city.answers("A", "attack <Hydra>")
    assert (city.table.attack, city.blood("Cracking the Case"), city.idle) == (None, 3, True)  # nobody is in reach


@rule("card.cracking-the-case")
def test_a_target_out_of_reach_of_all_tokens_cannot_be_chosen() -> None:
    city = cracking(2, on=["Earth Meld"])
    assert [event["card"] for event in city.log("targeted")] == [city.table.handle(city.card("Karma"))]
    city.answers("A", "use <Cracking the Case>", "pay 1", "social")
    city.passes()
    assert city.fought_out


# ---- Earth Meld


def melding(**facts: object) -> City:
    city = City(
        A=seat(coterie=[out("Leah Swiftfoot", blood=1, **facts), "Skunk"], hand=["Earth Meld"]),
        B=seat(coterie=["Hydra"]),
    )
    city.acts()
    return city


def test_earth_meld_hides_and_mends_whoever_plays_it() -> None:
    city = melding()
    city.plays("Earth Meld", "Leah Swiftfoot")
    assert (city.guests("Leah Swiftfoot"), city.blood("Leah Swiftfoot")) == (["Earth Meld"], 3)
    assert (city.quality(SECRECY, "Leah Swiftfoot"), city.table.secrecy(city.card("Leah Swiftfoot"))) == (2, 2)
    assert (city.ready("Leah Swiftfoot"), city.actions(), city.idle) == (False, 1, True)


def test_it_counts_in_the_haven_too_and_is_discarded_when_its_players_next_turn_begins() -> None:
    city = City(
        A=seat(coterie=["Leah Swiftfoot"], hand=["Earth Meld"], library=["Greed"] * 9),
        B=seat(coterie=["Hydra"], library=["Greed"] * 9),
    )
    city.acts()
    city.plays("Earth Meld", "Leah Swiftfoot")
    assert city.table.secrecy(city.card("Leah Swiftfoot")) == 3
    city.turn_of("B")
    assert (city.asking, city.guests("Leah Swiftfoot")) == ("AskAction B", ["Earth Meld"])
    city.table.docket = []
    city.turn_of("A")
    assert (city.guests("Leah Swiftfoot"), city.pile("A")) == ([], ["Earth Meld"])
    assert (city.table.secrecy(city.card("Leah Swiftfoot")), city.idle) == (1, True)


def test_it_asks_for_protean_and_for_room() -> None:
    city = City(A=seat(coterie=["Skunk"], hand=["Earth Meld"]))
    city.acts()
    assert city.refuses("A", "play [Earth Meld]").rule == "play.no-effect"
    assert city.idle
    city = melding(on=["Chef", "Athlete", "Vagrant"])
    city.answers("A", "play [Earth Meld]")
    city.answers("A", "burn <Chef>")
    assert (city.guests("Leah Swiftfoot"), city.idle) == (["Athlete", "Vagrant", "Earth Meld"], True)


# ---- Feeding the Hungry


@rule("card.feeding-the-hungry")
def test_feeding_the_hungry_brings_one_burned_vagrant_back() -> None:
    city = City(
        street=["Chef"], city_burned=["Student", "Vagrant", "Vagrant"], A=seat(hand=["Feeding the Hungry"]),
    )  # fmt: skip
    city.acts()
    city.plays("Feeding the Hungry", "Nancy Witt")
    assert [city.table.id_of(card) for card in city.table.street] == ["core-chef", "core-vagrant"]
    assert [city.table.id_of(card) for card in city.table.city_burned] == ["core-student", "core-vagrant"]
    assert (city.zone("Feeding the Hungry"), city.actions(), city.idle) == (DISCARD, 1, True)
    assert city.log("revived")[0]["card"] == city.table.handle(city.card("Vagrant"))


@rule("card.feeding-the-hungry")
def test_without_a_burned_vagrant_it_cannot_be_played() -> None:
    city = City(city_burned=["Student"], city_discard=["Vagrant"], A=seat(hand=["Feeding the Hungry"]))
    city.acts()
    assert city.refuses("A", "play [Feeding the Hungry]").rule == "play.no-effect"
    assert city.idle


# ---- Hiding in Plain Sight


def hunted(*coterie: Any, hunters: int = 1, hand: tuple[str, ...] = ("Greed",)) -> City:
    """A's Antagonist step has begun."""
    city = City(
        street=["Special Affairs Division"] * hunters,
        A=seat(coterie=[*coterie], board=["Hiding in Plain Sight"], hand=[*hand]),
    )
    city.do(Antagonists())
    return city


@rule("card.hiding-in-plain-sight", "sad.unassignable")
def test_for_a_card_those_in_the_street_with_the_disciplines_are_safe_and_what_nobody_can_take_is_lost() -> None:
    city = hunted(out("Velvet"), out("Leah Swiftfoot"))
    assert city.asks("A", "pass", "use <Hiding in Plain Sight>")
    city.answers("A", "use <Hiding in Plain Sight>", "discard [Greed]")
    assert (city.blood("Velvet"), city.blood("Leah Swiftfoot"), city.hand("A")) == (4, 4, [])
    assert (city.log("damaged"), city.settled) == ([], True)


@rule("card.hiding-in-plain-sight")
def test_the_damage_goes_to_those_who_do_not_hide() -> None:
    city = hunted(out("Velvet"), out("Skunk"), out("Brother"))
    city.answers("A", "use <Hiding in Plain Sight>", "discard [Greed]")
    assert city.asks("A", "give <Skunk>", "give <Brother>")
    assert city.refuses("A", "give <Velvet>").rule == "card.hiding-in-plain-sight"
    city.answers("A", "give <Skunk>")
    assert (city.blood("Velvet"), city.blood("Skunk"), city.blood("Brother")) == (4, 2, 5)
    assert city.settled


@rule("card.hiding-in-plain-sight")
def test_it_may_be_left_unused_and_is_not_asked_for_where_it_shelters_nobody() -> None:
    city = hunted(out("Velvet"), out("Skunk"))
    city.answers("A", "pass", "give <Velvet>")
    assert (city.blood("Velvet"), city.hand("A"), city.settled) == (3, ["Greed"], True)
    city = hunted(out("Skunk"))
    assert (city.log("used"), city.blood("Skunk"), city.settled) == ([], 2, True)
    city = hunted("Velvet", out("Skunk"))
    assert city.asks("A", "give <Velvet>", "give <Skunk>")
    city.answers("A", "give <Velvet>")
    assert (city.blood("Velvet"), city.settled) == (3, True)


@rule("card.hiding-in-plain-sight")
def test_without_a_card_to_discard_it_is_not_used() -> None:
    city = hunted(out("Velvet"), out("Skunk"), hand=())
    assert city.asks("A", "give <Velvet>", "give <Skunk>")
    city.answers("A", "give <Skunk>")
    assert (city.blood("Skunk"), city.settled) == (2, True)


@rule("card.hiding-in-plain-sight", "card.distraction")
def test_it_also_shelters_from_what_a_foe_has_sent() -> None:
    city = City(
        street=["Special Affairs Division"],
        A=seat(coterie=[out("Hydra")], board=["Distraction"]),
        B=seat(coterie=[out("Velvet"), "Leah Swiftfoot"], board=["Hiding in Plain Sight"], hand=["Greed"]),
    )
    city.do(Antagonists())
    city.answers("A", "use <Distraction>")
    assert city.asks("B", "pass", "use <Hiding in Plain Sight>")
    city.answers("B", "use <Hiding in Plain Sight>", "discard [Greed]")
    assert (city.blood("Hydra"), city.blood("Velvet"), city.blood("Leah Swiftfoot")) == (6, 4, 3)
    assert city.settled


# ---- Help Me Help You


def helping(blood: int = 3, sleeper: int = 2) -> City:
    """A's Hydra attacks a Vagrant while others are hurt."""
    city = City(
        street=["Vagrant"],
        A=seat(coterie=[out("Hydra"), vampire("Skunk", blood=blood)], torpor=[vampire("Brother", blood=sleeper)],
               board=["Help Me Help You"]),
        B=seat(coterie=["Doc"]),
    )  # fmt: skip
    city.acts()
    city.attack("Hydra", "Vagrant", "physical")
    city.passes()
    return city


def test_a_retainer_that_is_attached_mends_whomever_its_player_likes() -> None:
    city = helping(blood=1)
    city.answers("A", "attach")
    assert city.asks("A", "choose <Skunk>", "choose <Brother>")
    city.answers("A", "choose <Brother>")
    assert (city.blood("Skunk"), city.blood("Brother"), city.guests("Hydra")) == (1, 3, ["Vagrant"])
    assert city.fought_out


def test_a_retainer_that_is_burned_mends_nobody_else_and_where_all_are_full_nothing_is_asked() -> None:
    city = helping(blood=1)
    city.answers("A", "burn")
    assert (city.blood("Skunk"), city.blood("Brother"), city.fought_out) == (1, 2, True)
    city = City(street=["Vagrant"], A=seat(coterie=[out("Hydra")], board=["Help Me Help You"]), B=seat(coterie=["Doc"]))
    city.acts()
    city.attack("Hydra", "Vagrant", "physical")
    city.passes()
    city.answers("A", "attach")
    assert (city.guests("Hydra"), city.blood("Hydra"), city.fought_out) == (["Vagrant"], 6, True)


# ---- Protect the Flock


def flock(*street: str) -> City:
    city = City(
        street=street,
        A=seat(coterie=[out("Hydra")], board=["Protect the Flock"], hand=["Fleetness"]),
        B=seat(coterie=[out("Brother", foreign={"A": 1}, blood=3)], hand=["Throat Rip"]),
    )
    city.acts()
    return city


@rule("card.protect-the-flock", "mortal.one-blow")
def test_each_blood_on_a_mortal_adds_one_to_what_defeats_it() -> None:
    city = flock("Vagrant", "Chef")
    city.answers("A", "use <Protect the Flock>", "choose <Vagrant>")
    assert (city.colours("Vagrant"), city.table.endurance(city.card("Vagrant"))) == ([1, 0], 3)
    assert (city.prestige("A"), city.ready("Protect the Flock"), city.actions()) == (12, False, 2)
    city.attack("Hydra", "Vagrant", "physical")
    city.passes()
    assert (city.in_street(), len(city.log("withstood")), city.fought_out) == (["Vagrant", "Chef"], 1, True)
    assert city.refuses("A", "use <Protect the Flock>").rule == "cost.per-turn"


@rule("card.protect-the-flock", "supply.general")
def test_an_antagonist_can_be_fed_too_and_an_empty_supply_gives_nothing() -> None:
    for supply, blood in ((1, 1), (0, 0)):
        city = flock("Special Affairs Division")
        city.table.supply[0] = supply
        city.answers("A", "use <Protect the Flock>")
        assert (city.blood("Special Affairs Division"), city.table.supply[0]) == (blood, 0)
        assert (city.table.endurance(city.card("Special Affairs Division")), city.idle) == (4 + blood, True)


@rule("card.protect-the-flock")
def test_without_a_mortal_in_the_street_it_is_not_used() -> None:
    city = flock()
    assert city.refuses("A", "use <Protect the Flock>").rule == "play.no-effect"
    assert city.idle


@rule("card.protect-the-flock-fallen")
@pytest.mark.parametrize("spoils", ["burn", "attach"])
def test_the_blood_of_a_fallen_mortal_goes_to_the_general_supply_each_to_its_colour(spoils: str) -> None:
    city = City(
        street=["Vagrant"],
        A=seat(coterie=[out("Hydra", blood=2)], hand=["Throat Rip"]),
        B=seat(),
    )
    city.table.supply = [3, 5]
    city.table.put_blood(city.card("Vagrant"), tokens(0, 1) + tokens(1, 1))
    city.acts()
    city.attack("Hydra", "Vagrant", "physical", "Throat Rip")
    city.passes()
    assert city.table.supply == [4, 6]
    city.answers("A", spoils)
    assert (city.blood("Hydra"), city.blood("Vagrant")) == (4 if spoils == "burn" else 2, 0)
    assert (city.table.supply, city.fought_out) == ([2 if spoils == "burn" else 4, 6], True)


@rule("card.protect-the-flock-fallen", "card.royal-retreat")
def test_a_mortal_that_is_sent_away_gives_its_blood_back_too() -> None:
    city = City(
        street=["Vagrant"], city=["Chef"], A=seat(coterie=["Hydra"], haven="Royal Retreat"),
    )  # fmt: skip
    city.table.supply = [3, 5]
    city.table.put_blood(city.card("Vagrant"), tokens(1, 2))
    city.acts()
    city.answers("A", "use <Royal Retreat>")
    assert (city.table.supply, city.in_street(), city.idle) == ([3, 7], ["Chef"], True)


# ---- Second Tradition: The Domain


def domain(*street: str, prestige: int = 12, board: tuple[str, ...] = (), hand: tuple[str, ...] = ()) -> City:
    """A has the card, and has used it if there is somebody to attach."""
    city = City(
        street=street,
        A=seat(coterie=[out("Hydra")], board=["Second Tradition: The Domain"], hand=["Fleetness"]),
        B=seat(coterie=[out("Brother")], prestige=prestige, board=[*board], hand=[*hand]),
    )
    city.acts()
    return city


@rule("card.second-tradition")
def test_a_citizen_or_vagrant_is_attached_and_stays_in_the_street() -> None:
    city = domain("Special Affairs Division", "Vagrant", "Chef")
    city.answers("A", "use <Second Tradition: The Domain>")
    assert city.asks("A", "choose <Vagrant>", "choose <Chef>")
    assert city.refuses("A", "choose <Special Affairs Division>").rule == "play.no-effect"
    city.answers("A", "choose <Chef>")
    assert city.in_street() == ["Special Affairs Division", "Vagrant", "Chef"]
    assert (city.guests("Second Tradition: The Domain"), city.zone("Chef")) == (["Chef"], STREET)
    assert (city.ready("Second Tradition: The Domain"), city.actions(), city.idle) == (False, 2, True)


@rule("card.second-tradition")
def test_it_holds_two_and_no_more() -> None:
    city = domain("Vagrant", "Chef", "Student")
    card = city.card("Second Tradition: The Domain")
    for name in ("Vagrant", "Chef"):
        city.answers("A", "use <Second Tradition: The Domain>", f"choose <{name}>")
        city.table.pieces[card] = city.table.pieces[card].but(ready=1)
        city.table.used = ()
        city.acts()
    assert city.guests("Second Tradition: The Domain") == ["Vagrant", "Chef"]
    assert city.refuses("A", "use <Second Tradition: The Domain>").rule == "play.no-effect"
    assert city.idle


def attached(prestige: int) -> City:
    """B is about to attack, and the Chef is attached to A's card."""
    city = domain("Chef", "Vagrant", prestige=prestige, hand=("Throat Rip",))
    city.answers("A", "use <Second Tradition: The Domain>", "choose <Chef>")
    city.acts("B")
    return city


@rule("card.second-tradition-toll")
def test_a_foe_pays_one_prestige_to_attack_it_and_keeps_the_spoils() -> None:
    city = attached(2)
    city.attack("Brother", "Chef", "physical", "Throat Rip", by="B")
    assert [city.prestige(name) for name in "AB"] == [13, 1]
    city.passes()
    city.answers("B", "attach")
    assert (city.guests("Brother"), city.guests("Second Tradition: The Domain")) == (["Chef"], [])
    assert ([city.agenda(name) for name in "AB"], city.fought_out) == ([0, 1], True)
    assert city.log("toll-paid")[0]["to"] == 0


@rule("card.second-tradition-toll", "cost.last-prestige")
def test_whoever_has_one_prestige_left_cannot_attack_it() -> None:
    city = attached(1)
    city.answers("B", "attack <Brother>")
    assert city.asks("B", "target <Vagrant>", "target <Hydra>")
    no = city.refuses("B", "target <Chef>")
    assert (no.rule, no.facts["amount"], no.facts["prestige"]) == ("card.second-tradition-toll", 1, 1)
    city.answers("B", "target <Vagrant>", "physical", "show [Throat Rip]")
    city.passes()
    city.answers("B", "burn")
    assert ([city.prestige(name) for name in "AB"], city.fought_out) == ([12, 1], True)


@rule("card.second-tradition-toll")
def test_its_own_player_attacks_it_for_nothing() -> None:
    city = attached(12)
    city.acts("A")
    city.attack("Hydra", "Chef", "social")
    city.passes()
    assert ([city.prestige(name) for name in "AB"], city.log("toll-paid")) == ([12, 12], [])
    assert city.fought_out


@rule("card.second-tradition")
def test_where_the_card_leaves_play_the_mortals_lie_free_again() -> None:
    city = attached(12)
    card = city.card("Second Tradition: The Domain")
    city.do(Deed(BURN, 1, card, 1, card, 0))
    assert (city.in_street(), city.table.pieces[city.card("Chef")].host) == (["Chef", "Vagrant"], NOTHING)
    city.acts("B")
    city.attack("Brother", "Chef", "social", by="B")
    city.passes()
    assert ([city.prestige(name) for name in "AB"], city.fought_out) == ([12, 12], True)


@rule("card.second-tradition")
def test_what_is_attached_is_taken_in_by_no_other_such_card() -> None:
    city = domain("Chef", board=("Second Tradition: The Domain",))
    city.answers("A", "use <Second Tradition: The Domain>")
    city.acts("B")
    assert city.refuses("B", "use <Second Tradition: The Domain 2>").rule == "play.no-effect"
    assert (city.guests("Second Tradition: The Domain"), city.idle) == (["Chef"], True)


@rule("card.second-tradition")
def test_everyone_sees_whose_it_is_and_what_it_costs() -> None:
    city = attached(12)
    view: Any = city.table.view(2 if city.table.seats > 2 else None)
    chef, vagrant = view["street"]
    assert (chef["of"], chef["toll"], "of" in vagrant) == (0, 1, False)
    assert view["players"][0]["board"][0]["mortals"] == [chef["handle"]]
    assert city.idle


# ---- Secret Passage


def passage(*coterie: object) -> City:
    city = City(A=seat(coterie=[*coterie], board=["Secret Passage"]), B=seat(coterie=["Doc"]))
    city.acts()
    return city


@rule("card.secret-passage")
@pytest.mark.parametrize("ready", [True, False])
def test_secret_passage_brings_one_home_as_it_is(ready: bool) -> None:
    city = passage(out("Hydra", ready=ready, on=["Vagrant"]), out("Brother"), "Skunk")
    city.answers("A", "use <Secret Passage>")
    assert city.asks("A", "choose <Hydra>", "choose <Brother>")
    assert city.refuses("A", "choose <Skunk>").rule == "play.no-effect"
    city.answers("A", "choose <Hydra>")
    assert (city.zone("Hydra"), city.ready("Hydra"), city.guests("Hydra")) == (HAVEN, ready, ["Vagrant"])
    assert sorted(city.party("Hydra")) == ["Hydra", "Skunk"]
    assert (city.ready("Secret Passage"), city.actions(), city.idle) == (False, 2, True)
    assert city.refuses("A", "use <Secret Passage>").rule == "cost.per-turn"


@rule("card.secret-passage")
def test_with_nobody_outside_it_is_not_used() -> None:
    city = passage("Hydra", "Skunk")
    assert city.refuses("A", "use <Secret Passage>").rule == "play.no-effect"
    assert (city.zone("Secret Passage"), city.idle) == (BOARD, True)


# ---- Shape of the Beast


def shaping(blood: int = 4, **facts: object) -> City:
    city = City(
        A=seat(coterie=[vampire("Leah Swiftfoot", blood=blood, **facts), "Skunk"], board=["Shape of the Beast"]),
    )
    city.acts()
    return city


@rule("card.shape-of-the-beast")
def test_shape_of_the_beast_gains_an_unhosted_action_for_exhausting() -> None:
    city = shaping()
    city.answers("A", "use <Shape of the Beast>")
    assert city.first_question().options == ("choose 1", "choose 2")
    city.answers("A", "choose 1")
    assert (city.ready("Leah Swiftfoot"), city.blood("Leah Swiftfoot")) == (False, 4)
    assert (city.actions(), city.table.unhosted, city.ready("Skunk"), city.idle) == (2, 1, True, True)
    assert city.refuses("A", "use <Shape of the Beast>").rule == "cost.per-turn"


@rule("card.shape-of-the-beast")
def test_for_blood_it_is_an_action_like_any_other() -> None:
    city = shaping()
    city.answers("A", "use <Shape of the Beast>", "choose 2")
    assert (city.actions(), city.table.unhosted, city.blood("Leah Swiftfoot")) == (3, 0, 3)
    assert (city.ready("Leah Swiftfoot"), city.idle) == (False, True)


@rule("card.shape-of-the-beast", "cost.last-blood")
def test_the_last_blood_pays_for_nothing_and_the_exhausted_give_nothing() -> None:
    city = shaping(blood=1)
    city.answers("A", "use <Shape of the Beast>")
    assert (city.actions(), city.table.unhosted, city.blood("Leah Swiftfoot")) == (2, 1, 1)
    assert city.idle
    city = shaping(ready=False)
    assert city.refuses("A", "use <Shape of the Beast>").rule == "play.no-effect"
    assert city.idle


# ---- Spy Games


def spying(foe: str = "B", *, players: int = 3) -> City:
    """A, who hunts B, has played it on a foe: B hunts C, and C hunts A."""
    third: Any = {"C": seat(coterie=[out("Skunk"), "Brother"], library=["Greed"] * 9)} if players > 2 else {}
    city = City(
        A=seat(coterie=[out("General Flint"), "Hydra"], hand=["Spy Games"] * 2, library=["Greed"] * 9),
        B=seat(coterie=[out("Doc"), "Karma"], library=["Greed"] * 9),
        **third,
    )
    city.acts()
    city.plays("Spy Games", "General Flint")
    if city.what == "AskFoe":
        city.answers("A", f"foe {foe}")
    return city


def hunting(city: City) -> list[str]:
    """Whom each hunts now."""
    return ["".join([city.names[one] for one in city.table.rivals_of(player)]) for player in range(city.table.seats)]


@rule("card.spy-games", "setup.rival-meaning")
def test_a_stolen_rival_token_makes_a_second_rival_and_leaves_its_player_none() -> None:
    city = spying()
    assert hunting(city) == ["BC", "", "A"]
    view: Any = city.table.view(2)
    assert [(one["rival"], one.get("rivals")) for one in view["players"]] == [(1, [1, 2]), (None, None), (0, None)]
    assert view["in_force"] == [{"card": "war-spy-games", "handle": None, "seat": 0, "until": "its-turn"}]
    assert (city.zone("Spy Games"), city.actions(), city.idle) == (DISCARD, 1, True)


@rule("card.spy-games", "agenda.rival-vampire")
def test_the_fall_of_either_rivals_vampire_pays_and_the_robbed_gains_nothing() -> None:
    city = spying()
    city.falls("Skunk", "A", "General Flint")
    city.falls("Doc", "A", "General Flint")
    assert ([city.agenda(name) for name in "ABC"], city.idle) == ([2, 0, 0], True)
    city = spying()
    city.falls("Skunk", "B", "Doc")
    assert ([city.agenda(name) for name in "ABC"], city.idle) == ([0, 0, 0], True)


@rule("card.spy-games")
def test_a_token_that_names_its_holder_means_nothing() -> None:
    city = spying("C")
    assert hunting(city) == ["B", "C", ""]
    city.falls("Hydra", "C", "Skunk")
    assert ([city.agenda(name) for name in "ABC"], city.idle) == ([0, 0, 0], True)


@rule("card.spy-games-return")
def test_it_goes_back_when_the_thiefs_next_turn_begins() -> None:
    city = spying()
    for name, now in (("B", ["BC", "", "A"]), ("C", ["BC", "", "A"]), ("A", ["B", "C", "A"])):
        city.table.docket = []
        city.turn_of(name)
        assert (city.asking, hunting(city)) == (f"AskAction {name}", now)
    assert (city.log("rival-returned")[0]["to"], len(city.table.lasting), city.idle) == (1, 0, True)


def hoarding(name: str) -> City:
    """B has the tokens of A and D beside its own; A takes the one that names this player."""
    city = City(
        players=4,
        A=seat(coterie=[out("General Flint")], hand=["Spy Games"]),
        B=seat(coterie=["Doc"]),
        C=seat(coterie=["Skunk"]),
        D=seat(coterie=["Velvet"]),
    )
    city.table.give_rival(0, 1)
    city.table.give_rival(3, 1)
    city.acts()
    city.answers("A", "play [Spy Games]", "foe B")
    assert city.first_question().options == ("name C", "name B", "name A")
    no = city.refuses("A", "name D")
    assert (no.rule, no.facts["seat"], no.facts["foe"]) == ("card.spy-games", 3, 1)
    city.answers("A", f"name {name}")
    return city


@rule("card.spy-games", "card.spy-games-return")
@pytest.mark.parametrize(
    ("name", "now", "later"),
    [
        ("C", ["C", "A", "D", ""], ["", "CA", "D", ""]),
        ("B", ["B", "CA", "D", ""], ["B", "CA", "D", ""]),
        ("A", ["", "C", "D", ""], ["", "C", "D", "A"]),
    ],
)
def test_of_several_tokens_one_is_chosen_and_ones_own_stays(name: str, now: list[str], later: list[str]) -> None:
    city = hoarding(name)
    assert hunting(city) == now
    city.do(Deed(START, 0, 0, 1, owner=0))
    assert (hunting(city), city.idle) == (later, True)


@rule("card.spy-games-return")
def test_what_was_stolen_from_the_thief_goes_back_to_whoever_drew_it() -> None:
    city = spying()
    city.table.give_rival(1, 2)  # C has taken B's token from A
    city.do(Deed(START, 0, 0, 1, owner=0))
    assert (hunting(city), city.log("rival-returned")) == (["B", "", "A"], [])
    card = city.card("Skunk")
    city.do(Resolve(ReturnRivals(), Cause(2, card, city.table.pieces[card].stamp)))
    assert (hunting(city), city.idle) == (["B", "C", "A"], True)


@rule("card.spy-games-knock-out", "win.rival")
def test_whoever_holds_the_token_wins_by_the_knock_out() -> None:
    city = City(
        A=seat(coterie=["General Flint"]), B=seat(coterie=["Doc"]), C=seat(coterie=[out("Skunk")], prestige=4),
    )  # fmt: skip
    city.table.give_rival(1, 0)
    city.do(Deed(DEFEAT, 0, city.card("Skunk"), 1, city.card("General Flint"), 2), CheckEnd())
    assert city.table.result is not None
    assert (city.table.result.winners, city.log("won")[0]["rule"]) == ((0,), "win.rival")


@rule("card.spy-games-knock-out", "ko.rival-holder")
def test_if_nobody_did_it_the_holder_gains_three_and_the_robbed_nothing() -> None:
    city = City(
        players=4,
        A=seat(coterie=["General Flint"]), B=seat(coterie=["Doc"], agenda=2), C=seat(coterie=[out("Skunk")]),
        D=seat(coterie=["Velvet"], agenda=1),
    )  # fmt: skip
    city.table.give_rival(1, 0)
    city.falls("Skunk")
    city.do(CheckEnd())
    assert [city.agenda(name) for name in "ABCD"] == [3, 2, 0, 1]
    assert city.table.result is not None
    assert city.table.result.winners == (0,)


@rule("card.spy-games", "setup.rival-two")
def test_with_two_players_the_foe_has_no_rival_for_a_round() -> None:
    city = spying(players=2)
    assert hunting(city) == ["B", ""]
    city.falls("Hydra", "B", "Doc")
    city.falls("Karma", "A", "General Flint")
    assert ([city.agenda(name) for name in "AB"], city.idle) == ([1, 0], True)


@rule("card.spy-games")
def test_a_foe_without_a_token_cannot_be_robbed() -> None:
    city = spying()
    city.acts()
    city.plays("Spy Games", "Hydra")  # C alone has one
    assert (hunting(city), city.log("rival-stolen")[1]["from"], city.idle) == (["BC", "", ""], 2, True)


@rule("card.spy-games")
def test_texts_that_speak_of_a_rival_mean_every_one() -> None:
    for stolen, agenda in ((False, 1), (True, 1)):
        city = City(
            players=3,
            A=seat(coterie=["General Flint"], agenda_card="Turf War"), B=seat(coterie=["Doc"]),
            C=seat(coterie=[out("Skunk"), "Brother"]),
        )  # fmt: skip
        if stolen:
            city.table.give_rival(1, 0)
        city.falls("Skunk", "A", "General Flint")
        assert ([city.agenda(name) for name in "ABC"], city.settled) == ([agenda, 0, 0], True)
        assert city.log("agenda-gained")[0]["rule"] == ("agenda.rival-vampire" if stolen else "agenda.from-supply")


# ---- The Shakedown


def shaken(*hand: str, title: bool = False, players: int = 3) -> City:
    """A has played it on B, and is about to name a type."""
    city = City(
        players=players,
        A=seat(coterie=[vampire("Skunk", on=["Sheriff"] if title else [])], hand=["The Shakedown"]),
        B=seat(coterie=["Doc"], hand=[*hand]),
    )
    city.acts()
    city.plays("The Shakedown", "Skunk")
    return city


@rule("card.the-shakedown")
def test_the_shakedown_discards_all_attack_cards_of_the_named_type_and_shows_the_rest() -> None:
    city = shaken("Throat Rip", "Cornered Rat", "Seduction", "Hardened Flesh", "Throat Rip", "Hydra")
    assert city.asks("A", "ranged", "physical", "social", "mental")
    views: list[Any] = [city.table.view(viewer) for viewer in (0, 2)]
    assert [view["players"][1]["in_hand"] for view in views] == [[], []]
    city.answers("A", "physical")
    assert city.pile("B") == ["Throat Rip", "Cornered Rat", "Throat Rip"]
    assert city.hand("B") == ["Hardened Flesh", "Hydra", "Seduction"]
    views = [city.table.view(viewer) for viewer in (0, 2, None)]
    seen = [view["players"][1]["in_hand"] for view in views]
    assert seen == [["core-hydra", "core-seduction", "war-hardened-flesh"], [], []]
    assert (city.prestige("A"), city.zone("The Shakedown"), city.actions(), city.idle) == (12, DISCARD, 1, True)


@rule("card.the-shakedown")
def test_only_the_two_of_them_are_told_which_cards_were_seen() -> None:
    city = shaken("Throat Rip", "Seduction")
    city.answers("A", "mental")
    told = [
        [event["cards"] for event in city.table.events(viewer) if event["what"] == "hand-seen"]
        for viewer in (0, 1, 2, None)
    ]
    cards = ("core-seduction", "core-throat-rip")
    assert told == [[cards], [cards], [None], [None]]
    assert (city.pile("B"), city.hand("B"), city.idle) == ([], ["Seduction", "Throat Rip"], True)


@rule("card.the-shakedown")
@pytest.mark.parametrize(("title", "prestige"), [(True, 14), (False, 12)])
def test_a_sheriff_gains_one_prestige_for_each(title: bool, prestige: int) -> None:
    city = shaken("Throat Rip", "Seduction", "Cornered Rat", title=title)
    city.answers("A", "physical")
    assert ([city.prestige(name) for name in "AB"], city.idle) == ([prestige, 12], True)


@rule("card.the-shakedown")
def test_a_foe_with_an_empty_hand_cannot_be_chosen_and_without_another_it_is_not_played() -> None:
    city = City(A=seat(coterie=["Skunk"], hand=["The Shakedown"]), B=seat(coterie=["Doc"]))
    city.acts()
    assert city.refuses("A", "play [The Shakedown]").rule == "play.no-effect"
    assert city.idle


# ---- We Are Legend


def legend(library: list[str], hand: tuple[str, ...] = ("Greed",)) -> City:
    city = City(
        players=3, A=seat(coterie=["Leah Swiftfoot"], hand=["We Are Legend", *hand], library=library),
    )  # fmt: skip
    city.acts()
    city.plays("We Are Legend", "Leah Swiftfoot")
    return city


@rule("card.we-are-legend")
def test_we_are_legend_gains_draws_two_and_discards_one_of_them() -> None:
    city = legend(["Mercy", "Throat Rip", "Fleetness"])
    assert city.asks("A", "discard [Fleetness]", "discard [Throat Rip]")
    assert city.refuses("A", "discard [Greed]").rule == "card.we-are-legend"
    city.answers("A", "discard [Throat Rip]")
    assert (city.prestige("A"), city.hand("A")) == (13, ["Fleetness", "Greed"])
    assert (city.pile("A"), city.actions(), city.idle) == (["Throat Rip", "We Are Legend"], 1, True)


@rule("card.we-are-legend")
def test_where_one_can_be_drawn_that_one_goes_and_from_empty_decks_none() -> None:
    city = legend(["Mercy"])
    assert (city.asking, city.options("A")) == ("AskSift A", ("discard [Mercy]",))
    city.answers("A", "discard [Mercy]")
    assert (city.hand("A"), city.pile("A"), city.idle) == (["Greed"], ["Mercy", "We Are Legend"], True)
    city = legend([])
    assert (city.hand("A"), city.pile("A"), city.idle) == (["Greed"], ["We Are Legend"], True)


@rule("card.we-are-legend")
def test_a_card_that_was_known_to_be_held_is_still_known_when_its_twin_is_thrown_back() -> None:
    city = City(
        players=3, A=seat(coterie=["Leah Swiftfoot"], hand=["We Are Legend", "Greed"], library=["Mercy", "Greed"])
    )
    held = next(card for card in city.table.hand[0] if city.table.id_of(card) == "core-greed")
    city.table.see(held, 1 << 1)
    city.acts()
    city.plays("We Are Legend", "Leah Swiftfoot")
    city.answers("A", "discard [Greed]")
    views: list[Any] = [city.table.view(viewer) for viewer in (1, 2)]
    assert [view["players"][0]["in_hand"] for view in views] == [["core-greed"], []]
    assert city.idle
