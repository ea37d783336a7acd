"""The vampires of clan Lasombra, card by card, and the Agenda that lies on characters."""

from __future__ import annotations

from typing import Any

import pytest

from gloam.core.choices import Resolve
from gloam.core.deeds import Deed
from gloam.core.texts import Cause
from gloam.rivals.catalogue import SHIELD
from gloam.rivals.effects import Choose, To
from gloam.rivals.purses import Bank, PayAgenda
from gloam.rivals.verbs import BURN, MARK
from gloam.rivals.which import CHOSEN, COTERIE, EVERYBODY, Which
from tests.claims import rule
from tests.rivals.scenario import City, out, seat, vampire


def agendas(city: City) -> list[int]:
    """What lies on the Agenda card of each player."""
    return [city.agenda(name) for name in city.names]


def fighting(attacker: Any, *others: Any, foe: Any = "Karma", agenda: int = 0, **facts: Any) -> City:
    """A's first vampire can attack in The Street."""
    city = City(
        A=seat(coterie=[attacker, *others], agenda=agenda, hand=facts.pop("hand", []), **facts),
        B=seat(coterie=[foe, "Doc"], agenda=facts.get("agenda_of_b", 0)),
    )
    city.acts()
    return city


# ---- Agenda on characters


@rule("agenda.on-characters")
def test_agenda_on_a_character_counts_for_nobody_until_whoever_defeats_it_gains_it() -> None:
    city = City(A=seat(coterie=[out("Hydra", prize=2), "Brother"], agenda=11), B=seat(coterie=["Doc"], rival="A"))
    city.acts()
    assert (agendas(city), city.prize("Hydra"), city.table.over) == ([11, 0], 2, False)
    city.falls("Hydra", "B", "Doc")
    assert (agendas(city), city.prize("Hydra"), city.table.over) == ([11, 3], 0, False)  # 1 for the Rival's
    assert city.idle


@rule("agenda.on-characters")
def test_where_nobody_defeats_it_the_agenda_is_gone() -> None:
    for by in ("", "burned"):
        city = City(A=seat(coterie=["Hydra", vampire("Brother", prize=2)]), B=seat(coterie=["Doc"], rival="A"))
        card = city.card("Brother")
        if by:
            city.do(Deed(BURN, 1, card, 1, card, 0))
        else:
            city.falls("Brother")
        assert (agendas(city), city.prize("Brother"), city.settled) == ([0, 0], 0, True)


@rule("agenda.on-characters")
def test_it_stays_on_a_character_that_goes_home() -> None:
    city = City(A=seat(coterie=["Hydra", out("Brother", prize=2)], library=["Greed"] * 9))
    city.turn_of("A")
    assert (city.prize("Brother"), city.idle) == (2, True)


def paying(agenda: int, *prizes: int) -> City:
    """A card of A's asks for 1 Agenda."""
    names = ("Hydra", "Brother")
    coterie = [vampire(name, prize=prize) for name, prize in zip(names, prizes, strict=False)]
    city = City(A=seat(coterie=coterie, agenda=agenda, agenda_card="Turf War"), B=seat(agenda=5))
    card = city.card("Hydra")
    city.do(Resolve(PayAgenda(), Cause(0, card, city.table.pieces[card].stamp)))
    return city


@rule("agenda.pay")
def test_agenda_is_paid_from_a_character_or_from_the_agenda_card() -> None:
    city = paying(2, 1, 3)
    assert city.asks("A", "choose <Hydra>", "choose <Brother>", "agenda")
    city.answers("A", "choose <Brother>")
    assert (agendas(city), city.prize("Hydra"), city.prize("Brother"), city.settled) == ([2, 5], 1, 2, True)
    city = paying(2, 1, 3)
    city.answers("A", "agenda")
    assert (agendas(city), city.prize("Hydra"), city.prize("Brother"), city.settled) == ([1, 5], 1, 3, True)


@rule("agenda.pay")
def test_the_last_one_can_be_paid_and_where_there_is_one_place_nobody_asks() -> None:
    city = paying(1, 0, 0)
    assert (agendas(city), city.settled) == ([0, 5], True)
    city = paying(0, 1, 0)
    assert (agendas(city), city.prize("Hydra"), city.settled) == ([0, 5], 0, True)
    assert city.log("agenda-paid")[0]["card"] == city.table.handle(city.card("Hydra"))


@rule("agenda.pay")
def test_what_has_no_agenda_cannot_pay() -> None:
    city = paying(2, 1, 0)
    assert city.refuses("A", "choose <Brother>").rule == "agenda.pay"
    city.answers("A", "agenda")
    city = paying(0, 1, 1)
    assert city.refuses("A", "agenda").rule == "agenda.pay"
    city.answers("A", "choose <Hydra>")
    assert city.settled


@rule("agenda.on-characters")
def test_agenda_moves_from_a_character_to_the_agenda_card_one_at_a_time() -> None:
    city = City(A=seat(coterie=[vampire("Hydra", prize=2), vampire("Brother", prize=1), "Karma"], agenda=4))
    card = city.card("Hydra")
    effect = Choose(Which(COTERIE, marked=True), Bank())
    city.do(Resolve(effect, Cause(0, card, city.table.pieces[card].stamp)))
    assert city.asks("A", "choose <Hydra>", "choose <Brother>")
    city.answers("A", "choose <Hydra>")
    assert (agendas(city), city.prize("Hydra"), city.prize("Brother"), city.settled) == ([5, 0], 1, 1, True)


def test_everybody_sees_the_agenda_on_a_character() -> None:
    city = City(A=seat(coterie=["Hydra"]), B=seat(coterie=["Doc"]))
    card = city.card("Doc")
    city.do(Resolve(Choose(Which(EVERYBODY), To(MARK, Which(CHOSEN))), Cause(0, city.card("Hydra"), 1)))
    city.answers("A", "choose <Doc>")
    views: list[Any] = [city.table.view(viewer) for viewer in (0, 1, None)]
    assert [view["players"][1]["coterie"][0]["prize"] for view in views] == [1, 1, 1]
    assert (city.table.pieces[card].prize, city.settled) == (1, True)


# ---- Adrian Beltza


@rule("card.adrian-beltza")
def test_adrian_pays_for_two_more_damage_when_no_attack_card_is_played() -> None:
    city = fighting(out("Adrian Beltza"), foe=out("Hydra"), agenda=1)
    city.attack("Adrian Beltza", "Hydra", "physical")
    assert city.asks("A", "pass", "use <Adrian Beltza>")
    city.answers("A", "use <Adrian Beltza>")
    city.passes()
    assert (city.strength, agendas(city), city.fought_out) == (3, [0, 0], True)


@rule("card.adrian-beltza")
def test_adrian_may_decline_and_has_nothing_to_gain_with_a_card() -> None:
    city = fighting(out("Adrian Beltza"), foe=out("Hydra"), agenda=1)
    city.attack("Adrian Beltza", "Hydra", "physical")
    city.passes()
    assert (city.strength, agendas(city), city.fought_out) == (1, [1, 0], True)
    city = fighting(out("Adrian Beltza"), foe=out("Hydra"), agenda=1, hand=["Throat Rip"])
    city.attack("Adrian Beltza", "Hydra", "physical", "Throat Rip")
    city.passes()
    assert (city.log("used"), agendas(city), city.fought_out) == ([], [1, 0], True)


def test_adrian_without_agenda_is_not_asked() -> None:
    city = fighting(out("Adrian Beltza"), foe=out("Hydra"))
    city.attack("Adrian Beltza", "Hydra", "physical")
    assert (city.strength, city.fought_out) == (1, True)


# ---- Astrid Malhela


def spying(agenda: int = 1, blood: int = 4, street: int = 1) -> City:
    city = City(
        A=seat(coterie=[out("Hydra"), vampire("Astrid Malhela", street=street)], agenda=agenda, prestige=5),
        B=seat(coterie=[vampire("Doc", blood=blood, on=["Earth Meld"]), "Karma"]),
    )
    city.acts()
    return city


@rule("card.astrid-malhela", "attack.intel-short")
def test_astrid_buys_three_intel_for_an_attack_of_her_party_and_gains_for_a_defeat() -> None:
    city = spying(blood=1)
    city.attack("Hydra", "Doc", "physical", "", "Astrid Malhela")
    assert city.asks("A", "done", "use <Astrid Malhela>")
    city.answers("A", "use <Astrid Malhela>", "physical")
    city.passes()
    assert (city.prestige("A"), city.blood("Doc"), city.fought_out) == (6, 1, True)
    assert agendas(city) == [1, 0]  # paid 1, and gained 1 for the Rival's


@rule("card.astrid-malhela")
def test_without_a_defeat_astrid_gains_nothing_and_without_pay_nobody_is_reached() -> None:
    city = spying()
    city.attack("Hydra", "Doc", "social", "", "Astrid Malhela")
    city.answers("A", "use <Astrid Malhela>", "social")
    city.passes()
    assert (city.prestige("A"), agendas(city), city.fought_out) == (5, [0, 0], True)
    city = spying()
    city.attack("Hydra", "Doc", "physical", "", "Astrid Malhela")
    city.answers("A", "done", "done")
    assert (len(city.log("attack-ended")), city.prestige("A"), agendas(city)) == (1, 5, [1, 0])
    assert city.fought_out


@rule("card.astrid-malhela")
@pytest.mark.parametrize(("blood", "gained"), [(1, 1), (4, 0)])
def test_where_no_intel_is_missing_she_pays_for_the_prestige_once_a_turn(blood: int, gained: int) -> None:
    mine = [out("Hydra"), out("Astrid Malhela")]
    city = City(A=seat(coterie=mine, agenda=2, prestige=5), B=seat(coterie=[out("Doc", blood=blood), "Karma"]))
    city.acts()
    city.attack("Hydra", "Doc", "physical", "", "Astrid Malhela")
    assert city.asks("A", "pass", "use <Hydra>", "use <Astrid Malhela>")
    city.answers("A", "use <Astrid Malhela>")
    assert "use <Astrid Malhela>" not in city.options("A")
    city.passes()
    assert (city.prestige("A"), agendas(city), city.fought_out) == (5 + gained, [1 + gained, 0], True)


@rule("card.astrid-malhela")
def test_who_has_bought_intel_with_her_does_not_pay_again() -> None:
    city = spying(agenda=2)
    city.attack("Hydra", "Doc", "physical", "", "Astrid Malhela")
    city.answers("A", "use <Astrid Malhela>", "physical")
    assert "use <Astrid Malhela>" not in city.options("A")
    city.passes()
    assert (city.prestige("A"), agendas(city), city.fought_out) == (5, [1, 0], True)


@rule("card.astrid-malhela")
def test_astrid_does_not_help_an_attack_that_she_is_not_with_or_for_nothing() -> None:
    city = spying(street=2)
    city.attack("Hydra", "Doc", "physical")
    assert (city.log("targeted"), agendas(city), city.fought_out) == ([], [1, 0], True)  # nobody is in reach


# ---- Gia de Emparan


def test_gia_moves_agenda_of_any_character_when_her_party_defeats_one() -> None:
    city = fighting(out("Hydra"), out("Gia de Emparan"), vampire("Brother", prize=2), foe=out("Karma", blood=1))
    city.attack("Hydra", "Karma", "physical", "", "Gia de Emparan")
    city.passes()
    assert (agendas(city), city.prize("Brother"), city.fought_out) == ([2, 0], 1, True)  # 1 for the Rival's


def test_gia_has_nothing_to_do_with_others_or_with_mortals() -> None:
    city = fighting(out("Hydra"), vampire("Gia de Emparan", street=2, prize=2), foe=out("Karma", blood=1))
    city.attack("Hydra", "Karma", "physical")
    city.passes()
    assert (agendas(city), city.prize("Gia de Emparan"), city.fought_out) == ([1, 0], 2, True)
    city = City(A=seat(coterie=[out("Gia de Emparan", prize=2), out("Hydra")], agenda=1), street=["Vagrant"])
    city.acts()
    city.attack("Hydra", "Vagrant", "physical", "", "Gia de Emparan")
    city.passes()
    city.answers("A", "burn")
    assert (agendas(city), city.prize("Gia de Emparan"), city.fought_out) == ([1, 0], 2, True)


# ---- Juan Carlos Diaz


@rule("card.juan-carlos-diaz")
def test_juan_carlos_strikes_harder_with_a_card_that_bears_his_discipline() -> None:
    for card, strength in (("Soul Crushing", 2), ("Interrogation", 2), ("", 0)):  # 0 and 2 damage, on one with a guest
        city = City(
            A=seat(coterie=[out("Juan Carlos Diaz"), out("Hydra")], hand=["Soul Crushing", "Interrogation"]),
            B=seat(coterie=[out("Karma", on=["Vagrant"])]),
        )
        city.acts()
        city.attack("Juan Carlos Diaz", "Karma", "social", card)
        city.passes()
        assert (city.strength, city.what in ("", "AskAction", "AskChange")) == (strength, True)
        city.passes()
        assert city.fought_out


@rule("card.juan-carlos-diaz")
def test_with_the_card_of_another_juan_carlos_adds_nothing() -> None:
    city = City(
        A=seat(coterie=[out("Juan Carlos Diaz"), out("Raven Smith")], hand=["Soul Crushing"]),
        B=seat(coterie=[out("Karma")]),
    )
    city.acts()
    city.attack("Raven Smith", "Karma", "social", "Soul Crushing", "Juan Carlos Diaz")
    city.passes()
    assert (city.strength, city.fought_out) == (2, True)


# ---- Markus Kumnyama


@rule("card.markus-kumnyama")
def test_markus_bears_agenda_for_each_action_he_performs() -> None:
    city = City(
        A=seat(coterie=[out("Markus Kumnyama"), "Hydra"], hand=["We Are Legend", "Influencer"], library=["Greed"] * 9),
        B=seat(coterie=[out("Karma", blood=4)]),
    )
    city.acts(actions=4)
    city.answers("A", "draw")
    city.plays("Influencer")
    assert city.prize("Markus Kumnyama") == 0
    city.attack("Markus Kumnyama", "Karma", "social")
    assert city.prize("Markus Kumnyama") == 1
    city.passes()
    assert (city.prize("Markus Kumnyama"), city.prize("Hydra"), agendas(city)) == (1, 0, [0, 0])
    assert city.fought_out


@rule("card.markus-kumnyama")
def test_markus_bears_one_for_a_card_he_plays_but_none_for_one_of_another() -> None:
    for actor, prize in (("Markus Kumnyama", 1), ("Hydra", 0)):
        city = City(A=seat(coterie=["Markus Kumnyama", "Hydra"], hand=["Marked Man", "Winning"]))
        city.acts()
        city.plays("Winning", actor)
        assert (city.prize("Markus Kumnyama"), city.prize("Hydra"), city.idle) == (1 + prize, 1, True)


# ---- Mei Yinying


def test_mei_strikes_harder_with_three_mortals_in_the_citys_burned_pile() -> None:
    for burned, strength in ((["Vagrant", "Chef"], 2), (["Vagrant", "Chef", "Student"], 3)):
        city = City(
            A=seat(coterie=[out("Hydra"), out("Mei Yinying")]), B=seat(coterie=[out("Doc")]),
            city_burned=[*burned, "San Francisco Fog"],
        )  # fmt: skip
        city.acts()
        city.attack("Hydra", "Doc", "physical", "", "Mei Yinying")
        city.passes()
        assert (city.strength, city.fought_out) == (strength, True)


# ---- Piero Calderón


def test_piero_has_intel_and_with_a_title_cannot_be_blocked() -> None:
    for title, asked in (([], True), (["Herald"], False)):
        city = City(A=seat(coterie=[out("Piero Calderón", on=title)]), B=seat(coterie=["Doc", "Karma"]))
        city.acts()
        city.attack("Piero Calderón", "Doc", "social")
        assert (city.log("intel"), city.what == "AskBlock") == ([], asked)
        city.passes()
        assert city.fought_out


# ---- Rachany Sok


@rule("card.rachany-sok")
def test_rachany_blocks_ranged_attacks_and_buys_shields_for_herself() -> None:
    city = City(
        A=seat(coterie=[out("Hydra")]),
        B=seat(coterie=[out("Doc"), out("Rachany Sok", prize=1)], agenda=2),
    )
    city.acts()
    city.attack("Hydra", "Doc", "ranged")
    assert city.asks("B", "let", "block <Rachany Sok>")
    city.answers("B", "block <Rachany Sok>")
    city.passes_once()  # Hydra's ability
    assert city.asks("B", "pass", "use <Rachany Sok>")
    city.answers("B", "use <Rachany Sok>", "choose <Rachany Sok>")
    city.passes()
    assert (agendas(city), city.prize("Rachany Sok"), city.blood("Rachany Sok")) == ([0, 2], 0, 4)
    assert (city.quality(SHIELD, "Rachany Sok"), city.fought_out) == (0, True)


@rule("card.rachany-sok")
def test_rachany_does_nothing_for_others() -> None:
    city = City(A=seat(coterie=[out("Hydra")]), B=seat(coterie=[out("Doc"), out("Rachany Sok", ready=False)], agenda=2))
    city.acts()
    city.attack("Hydra", "Doc", "physical")
    city.passes()
    assert (city.log("used"), agendas(city), city.fought_out) == ([], [0, 2], True)


# ---- Raven Smith


@rule("agenda.steal")
def test_raven_steals_from_one_who_has_as_much_and_keeps_it() -> None:
    city = City(A=seat(coterie=["Raven Smith"], agenda=3), B=seat(agenda=3), C=seat(agenda=2), D=seat(agenda=3))
    city.acts()
    city.answers("A", "use <Raven Smith>")
    assert city.asks("A", "foe B", "foe D")
    no = city.refuses("A", "foe C")
    assert no.rule == "play.no-effect"
    city.answers("A", "foe D")
    assert (agendas(city), city.prize("Raven Smith"), city.ready("Raven Smith")) == ([3, 3, 2, 2], 1, False)
    assert city.idle


@rule("agenda.steal")
def test_raven_has_nothing_to_steal_from_the_empty_handed_or_the_unequal() -> None:
    for mine, theirs in ((0, 0), (3, 2), (2, 3)):
        city = City(
            A=seat(coterie=[vampire("Raven Smith", prize=1)], agenda=mine),
            B=seat(coterie=[vampire("Doc", prize=1)], agenda=theirs),
        )
        city.acts()
        assert city.offers("A", "use") == ()
        assert city.idle


# ---- Reach


def test_four_of_the_lasombra_attack_characters_in_the_street_from_their_haven() -> None:
    names = (
        "Adrian Beltza", "Juan Carlos Diaz", "Markus Kumnyama", "Mei Yinying", "Astrid Malhela", "Gia de Emparan",
        "Piero Calderón", "Rachany Sok", "Raven Smith",
    )  # fmt: skip
    reaching = []
    for name in names:
        city = City(A=seat(coterie=[name]), B=seat(coterie=["Karma", out("Doc")]))
        city.acts()
        reaching += [name] if city.offers("A", "attack") else []
        assert city.idle
    assert reaching == list(names[:4])
