"""Titles, Schemes and other Actions of the Lasombra, card by card, their Attack cards, and what brings them Agenda."""

from __future__ import annotations

from typing import Any

from gloam.core.deeds import Deed
from gloam.rivals.catalogue import INFLUENCE, POTENCY
from gloam.rivals.pieces import BOARD, BURNED, DISCARD, TORPOR
from gloam.rivals.verbs import END_OF_TURN
from tests.claims import rule
from tests.rivals.scenario import City, out, seat, vampire


def agendas(city: City) -> list[int]:
    """What lies on the Agenda card of each player."""
    return [city.agenda(name) for name in city.names]


# ---- Fight Makes Right


def test_fight_makes_right_gives_each_character_influence_for_its_own_agenda() -> None:
    city = City(
        A=seat(coterie=["Hydra", vampire("Brother", prize=2), vampire("Nancy Witt", prize=1)],
               hand=["Fight Makes Right"]),
        B=seat(coterie=[vampire("Doc", prize=3)]),
    )  # fmt: skip
    before = [city.quality(INFLUENCE, name) for name in ("Hydra", "Brother", "Nancy Witt", "Doc")]
    city.acts()
    city.plays("Fight Makes Right")
    after = [city.quality(INFLUENCE, name) for name in ("Hydra", "Brother", "Nancy Witt", "Doc")]
    assert [now - then for now, then in zip(after, before, strict=True)] == [0, 2, 1, 0]
    seen: list[Any] = [city.table.view(viewer) for viewer in (0, 1, None)]
    views = [view["players"][0]["coterie"] for view in seen]
    shown = [one["influence"] for one in views[0]]
    assert shown == [city.influence(name) for name in ("Hydra", "Brother", "Nancy Witt")]
    assert (views[1], views[2]) == (views[0], views[0])
    assert (city.zone("Fight Makes Right"), city.actions(), city.idle) == (BOARD, 1, True)


# ---- Legate


def test_a_legate_has_three_influence_and_one_blood_potency_more_and_room_for_blood() -> None:
    city = City(A=seat(coterie=[vampire("Raven Smith", on=["Legate"]), "Hydra"]))
    assert (city.quality(INFLUENCE, "Raven Smith"), city.quality(POTENCY, "Raven Smith")) == (3, 6)
    assert (city.quality(INFLUENCE, "Hydra"), city.blood("Raven Smith"), city.settled) == (0, 6, True)


# ---- Sixth Tradition: Destruction


def destroying(**facts: object) -> City:
    city = City(
        A=seat(coterie=["Raven Smith", "Hydra"], hand=["Sixth Tradition: Destruction"], prestige=12),
        B=seat(coterie=[vampire("Doc", **facts), "Karma"]),
    )  # fmt: skip
    city.acts()
    city.plays("Sixth Tradition: Destruction", "Raven Smith")
    return city


@rule("card.sixth-tradition")
def test_the_sixth_tradition_deals_one_and_one_more_for_every_five_influence_in_favour() -> None:
    for hidden, damage in ((3, 1), (4, 2), (8, 2), (9, 3)):
        city = destroying()
        city.declares(A=f"exert <Raven Smith>, hide {hidden}, yes", B="out")  # the Leader token is worth 1
        assert city.asks("A", "choose <Raven Smith>", "choose <Hydra>", "choose <Doc>", "choose <Karma>")
        full = city.blood("Doc")
        city.answers("A", "choose <Doc>")
        assert (full - city.blood("Doc"), city.log("damaged")[0]["aggravated"]) == (damage, "all")
        assert (city.blood("Karma"), city.idle) == (city.quality(POTENCY, "Karma"), True)


@rule("card.sixth-tradition")
def test_whoever_falls_to_it_is_burned_and_a_failed_one_does_nothing() -> None:
    city = destroying(blood=1)
    city.declares(A="yes", B="out")
    city.answers("A", "choose <Doc>")
    assert (city.zone("Doc"), agendas(city), city.idle) == (BURNED, [1, 0], True)
    city = destroying(blood=1)
    city.declares(A="yes", B="hide 1, no")
    assert (city.blood("Doc"), city.zone("Sixth Tradition: Destruction"), city.idle) == (1, DISCARD, True)


# ---- What's Yours is Mine


def scheming(*agenda: int) -> City:
    city = City(
        A=seat(coterie=["Raven Smith"], hand=["What's Yours is Mine"], agenda=agenda[0]),
        B=seat(agenda=agenda[1]), C=seat(agenda=agenda[2]), D=seat(agenda=agenda[3]),
    )  # fmt: skip
    city.acts()
    city.plays("What's Yours is Mine", "Raven Smith")
    city.declares(A="yes", B="out", C="out", D="out")
    return city


@rule("agenda.steal")
def test_whats_yours_is_mine_steals_from_one_of_those_who_have_the_most() -> None:
    city = scheming(9, 4, 2, 4)
    assert city.asks("A", "foe B", "foe D")
    assert city.refuses("A", "foe C").rule == "play.no-effect"
    city.answers("A", "foe D")
    assert (agendas(city), city.idle) == ([10, 4, 2, 3], True)
    city = scheming(0, 1, 2, 0)
    assert (agendas(city), city.idle) == ([1, 1, 1, 0], True)


@rule("agenda.steal")
def test_where_no_foe_has_any_nothing_is_stolen() -> None:
    city = scheming(3, 0, 0, 0)
    assert (agendas(city), city.log("agenda-stolen"), city.idle) == ([3, 0, 0, 0], [], True)


# ---- Winning


@rule("agenda.on-characters")
def test_winning_puts_agenda_on_each_character_outside_torpor() -> None:
    city = City(A=seat(coterie=["Hydra", out("Brother", prize=1)], torpor=["Doc"], hand=["Winning"]), B=seat())
    city.acts()
    city.plays("Winning", "Hydra")
    assert [city.prize(name) for name in ("Hydra", "Brother", "Doc")] == [1, 2, 0]
    assert (agendas(city), city.zone("Winning"), city.idle) == ([0, 0], DISCARD, True)


# ---- Attack cards


def test_high_stakes_grows_with_the_agenda_on_the_attacker_alone() -> None:
    city = City(
        A=seat(coterie=[out("Raven Smith", prize=2), out("Hydra", prize=4)], hand=["High Stakes"]),
        B=seat(coterie=[out("Doc")]),
    )
    city.acts()
    city.attack("Raven Smith", "Doc", "social", "High Stakes", "Hydra")
    city.passes()
    assert (city.strength, city.prize("Raven Smith"), city.fought_out) == (5, 2, True)


def shooting(attacker: str, blood: int) -> City:
    city = City(
        A=seat(coterie=[out(attacker), "Hydra"], hand=["Money Shot"]),
        B=seat(coterie=[out("Doc", blood=blood), "Karma"]),
    )
    city.acts()
    city.attack(attacker, "Doc", "physical", "Money Shot")
    city.passes()
    return city


def test_money_shot_puts_agenda_on_a_character_in_any_coterie_when_the_target_falls() -> None:
    city = shooting("Gia de Emparan", 1)
    assert city.asks("A", "choose <Gia de Emparan>", "choose <Hydra>", "choose <Karma>")
    city.answers("A", "choose <Karma>")
    assert (city.prize("Karma"), agendas(city), city.zone("Doc"), city.fought_out) == (1, [1, 0], TORPOR, True)


def test_money_shot_asks_for_potence_and_for_a_defeat() -> None:
    for attacker, blood in (("Raven Smith", 1), ("Gia de Emparan", 4)):
        city = shooting(attacker, blood)
        assert ([city.prize(name) for name in (attacker, "Hydra", "Karma")], city.fought_out) == ([0, 0, 0], True)


# ---- Prizefighter


@rule("card.prizefighter")
def test_prizefighter_puts_agenda_on_whoever_attacks_a_character() -> None:
    city = City(
        A=seat(coterie=[out("Hydra"), out("Gia de Emparan")], agenda_card="Prizefighter"), B=seat(coterie=[out("Doc")]),
        street=["Vagrant"],
    )  # fmt: skip
    city.acts()
    city.attack("Hydra", "Doc", "social")
    assert [city.prize(name) for name in ("Hydra", "Gia de Emparan", "Doc")] == [1, 0, 0]
    city.passes()
    city.attack("Gia de Emparan", "Vagrant", "mental")
    city.passes()
    assert [city.prize(name) for name in ("Hydra", "Gia de Emparan")] == [1, 0]
    assert (agendas(city), city.fought_out) == ([0, 0], True)


@rule("card.prizefighter")
def test_others_attacks_bring_prizefighter_nothing() -> None:
    city = City(A=seat(coterie=[out("Hydra")]), B=seat(coterie=[out("Doc")], agenda_card="Prizefighter"))
    city.acts()
    city.attack("Hydra", "Doc", "social")
    city.passes()
    assert ([city.prize(name) for name in ("Hydra", "Doc")], city.fought_out) == ([0, 0], True)


@rule("card.prizefighter")
def test_at_the_end_of_the_turn_one_point_goes_over_and_it_has_to() -> None:
    city = City(
        A=seat(coterie=[vampire("Hydra", prize=2), vampire("Gia de Emparan", prize=1)], agenda_card="Prizefighter"),
        B=seat(coterie=[vampire("Doc", prize=1)]),
    )
    city.do(Deed(END_OF_TURN, 0, 0, 1, owner=0))
    assert city.asks("A", "choose <Hydra>", "choose <Gia de Emparan>")
    city.answers("A", "choose <Gia de Emparan>")
    assert ([city.prize(name) for name in ("Hydra", "Gia de Emparan", "Doc")], agendas(city)) == ([2, 0, 1], [1, 0])
    city.do(Deed(END_OF_TURN, 0, 0, 1, owner=0))
    assert (city.prize("Hydra"), agendas(city), city.settled) == (1, [2, 0], True)
