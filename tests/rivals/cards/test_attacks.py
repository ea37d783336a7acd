"""The Attack cards, card by card: what each does when it is turned up, and the choice where there is one.

In most tests A attacks Doc (Blood Potency 5; Physical 0, Social 1, Mental 2) in The Street, and Karma is in B's Haven.
"""

from __future__ import annotations

from typing import Any

import pytest

from gloam.rivals.pieces import BOARD, BURNED, CITY_BURNED, TORPOR
from tests.claims import rule
from tests.rivals.scenario import ID_OF, City, out, seat, vampire

OTHERS = ("Mercy", "Greed")


def strike(
    card: str,
    kind: str,
    *mates: Any,
    attacker: Any = None,
    target: Any = "Doc",
    b: dict[str, Any] | None = None,
    a: dict[str, Any] | None = None,
    **city: Any,
) -> City:
    """A's attacker and mates in one party, with this card, at B's target in The Street: up to the first choice."""
    chief = attacker or out("Hydra")
    victim = out(target) if isinstance(target, str) else target
    mine = {"coterie": [chief, *mates], "hand": [card, *OTHERS], **(a or {})}
    theirs = {"coterie": [victim, "Karma"], **(b or {})}
    found = City(A=mine, B=theirs, **city)
    found.acts()
    found.attack(chief["name"], victim["name"], kind, card, *[mate["name"] for mate in mates if "street" in mate])
    while found.what in ("AskBlock", "AskReaction") or (found.what == "AskWindow" and unused(found)):
        found.passes_once()
    return found


def unused(city: City) -> bool:
    """Is nothing offered but what Hydra and Brother can always do?"""
    names = [name for name in ("Hydra", "Brother") if ID_OF[name] in [city.table.id_of(one) for one in everybody(city)]]
    return set(city.first_question().options) <= {"pass", *[city.spelled(f"use <{name}>") for name in names]}


def everybody(city: City) -> tuple[int, ...]:
    return (*city.table.coterie[0], *city.table.coterie[1])


# ---- A Biting Comment


@rule("card.biting-comment-steal")
def test_a_biting_comment_adds_two_damage_or_steals_a_prestige() -> None:
    city = strike("A Biting Comment", "social")
    assert city.asked().options == ("choose 1", "choose 2")
    city.answers("A", "choose 1")
    city.passes()
    assert (city.blood("Doc"), city.prestige("A"), city.prestige("B"), city.idle) == (3, 12, 12, True)  # 1 + 2 - 1
    city = strike("A Biting Comment", "social")
    city.answers("A", "choose 2")
    city.passes()
    assert (city.blood("Doc"), city.prestige("A"), city.prestige("B"), city.idle) == (5, 13, 11, True)


@rule("card.biting-comment-steal")
def test_a_biting_comment_may_steal_the_last_prestige_and_that_player_is_out_when_the_attack_is_over() -> None:
    city = strike("A Biting Comment", "social", b={"prestige": 1}, C=seat())
    city.answers("A", "choose 2")
    city.passes()
    assert (city.prestige("B"), city.winners) == (0, "A")


def test_a_biting_comment_only_adds_damage_against_a_mortal() -> None:
    city = City(street=["Addict"], A=seat(coterie=[out("Hydra")], hand=["A Biting Comment"]))
    city.acts()
    city.attack("Hydra", "Addict", "social", "A Biting Comment")
    city.passes()
    assert city.asks("A", "burn", "attach")  # 1 + 2 are 3, and nothing else was asked
    city.answers("A", "burn")
    assert city.idle


# ---- Backhanded Compliment


@rule("card.backhanded-compliment")
@pytest.mark.parametrize(("prestige", "left", "blood"), [(6, 4, 5), (2, 1, 4), (1, 1, 3)])
def test_backhanded_compliment_makes_the_targets_player_pay_down_to_one_and_the_target_mend(
    prestige: int, left: int, blood: int
) -> None:
    city = strike(
        "Backhanded Compliment",
        "social",
        attacker=out("Lixue Chen"),
        b={"prestige": prestige},
        a={"agenda_card": "Drain Them Slowly"},
    )
    assert (city.prestige("B"), city.blood("Doc"), city.agenda("A")) == (left, blood, 2)  # 1 + 2 - 1 were taken
    assert city.idle


def test_backhanded_compliment_does_nothing_for_one_that_falls_or_for_a_mortal() -> None:
    city = strike("Backhanded Compliment", "social", attacker=out("Lixue Chen"), target=out("Doc", blood=2))
    assert (city.zone("Doc"), city.prestige("B"), city.idle) == (TORPOR, 11, True)
    city = City(street=["Vagrant"], A=seat(coterie=[out("Lixue Chen")], hand=["Backhanded Compliment"]))
    city.acts()
    city.attack("Lixue Chen", "Vagrant", "social", "Backhanded Compliment")
    city.answers("A", "burn")
    assert (city.prestige("A"), city.prestige("B"), city.idle) == (12, 12, True)


# ---- Demand Obedience


@rule("card.biting-comment-steal")
@pytest.mark.parametrize(("mate", "prestige", "left"), [("Lolita", 6, 4), ("Skunk", 6, 6), ("Lolita", 2, 0)])
def test_demand_obedience_takes_two_prestige_with_two_dominate_in_the_party(
    mate: str, prestige: int, left: int
) -> None:
    city = strike(
        "Demand Obedience", "mental", out(mate), attacker=out("Guv'nah"), b={"prestige": prestige}, C=seat(), D=seat()
    )
    assert (city.prestige("B"), city.blood("Doc")) == (left, 5)  # even where no damage gets through
    assert city.winners == "A" if not left else city.idle


# ---- Drive-By


def drive_by(*mates: str, **facts: Any) -> City:
    coterie = [out("Doc"), out("Velvet"), out("Bad Penny"), out("Lolita", ready=False), "Karma"]
    return strike(
        "Drive-By", "ranged", *[out(mate) for mate in mates], attacker=out("Beretta"), b={"coterie": coterie, **facts}
    )


@rule("card.drive-by")
def test_drive_by_hits_one_more_for_each_character_with_celerity_and_bonuses_are_for_the_target_only() -> None:
    city = drive_by("Sweetums", "Skunk")
    city.answers("A", "use <Beretta>")
    assert city.asks("A", "hit <Velvet>", "hit <Bad Penny>", "hit <Lolita>")
    city.answers("A", "hit <Lolita>", "hit <Velvet>")
    names = ("Doc", "Velvet", "Bad Penny", "Lolita", "Karma")
    assert [city.blood(name) for name in names] == [2, 2, 4, 2, 3]  # Lolita's own Physical 1 helps her
    assert city.idle


@rule("card.drive-by")
def test_drive_by_hits_no_more_than_there_are_and_nobody_beside_a_mortal() -> None:
    city = City(
        A=seat(coterie=[out("Beretta"), out("Sweetums"), out("Shades")], hand=["Drive-By"]),
        B=seat(coterie=[out("Doc"), out("Velvet"), "Karma"]),
    )
    city.acts()
    city.attack("Beretta", "Doc", "ranged", "Drive-By", "Sweetums", "Shades")
    city.passes()
    assert (city.blood("Doc"), city.blood("Velvet"), city.blood("Karma"), city.idle) == (3, 2, 3, True)
    city = City(
        street=["Vagrant"],
        A=seat(coterie=[out("Beretta"), out("Sweetums")], hand=["Drive-By"]),
        B=seat(coterie=[out("Doc")]),
    )
    city.acts()
    city.attack("Beretta", "Vagrant", "ranged", "Drive-By", "Sweetums")
    city.passes()
    assert city.asks("A", "burn", "attach")
    assert city.blood("Doc") == 5


@rule("card.drive-by")
def test_shields_and_prevention_of_a_further_victim_help_it() -> None:
    city = City(
        A=seat(coterie=[out("Beretta")], hand=["Drive-By"]),
        B=seat(coterie=[out("Doc"), out("Velvet", on=["Vagrant"])], hand=["Fleetness"]),
    )
    city.acts()
    city.attack("Beretta", "Doc", "ranged", "Drive-By")
    city.answers("B", "none")
    city.answers("A", "pass")
    assert city.asks("B", "no", "use <Vagrant>")
    city.answers("B", "use <Vagrant>")
    assert (city.blood("Doc"), city.blood("Velvet"), city.idle) == (3, 3, True)


# ---- Faulty Logic


@rule("card.faulty-logic")
def test_faulty_logic_moves_a_foes_prestige_onto_a_conspiracy_that_may_still_hit_them_this_turn() -> None:
    city = strike(
        "Faulty Logic",
        "social",
        attacker=out("Velvet"),
        a={"conspiracies": [("Whispering Campaign", "AAA")]},
        b={"conspiracies": [("Lost Glory", "B")]},
        C=seat(),
    )
    assert city.asks("A", "choose <Whispering Campaign>", "choose <Lost Glory>")
    city.answers("A", "choose <Whispering Campaign>")
    assert (city.prestige("B"), city.blood("Whispering Campaign")) == (11, 4)
    assert not city.table.pieces[city.card("Whispering Campaign")].seen >> 1 & 1
    city.answers("A", "resolve <Whispering Campaign>")
    assert city.asks("A", "foe B", "foe C")
    city.answers("A", "foe B")
    assert (city.prestige("B"), city.prestige("A"), city.idle) == (9, 15, True)  # Velvet pays 1


@rule("card.faulty-logic")
def test_a_foe_made_to_give_counts_as_having_given_from_the_next_turn_on() -> None:
    city = strike(
        "Faulty Logic", "social", attacker=out("Velvet"), a={"conspiracies": [("Whispering Campaign", "AAA")]}, C=seat()
    )
    city.passes()
    city.table.exposed = ()  # as when the next turn begins
    city.answers("A", "resolve <Whispering Campaign>")
    city.passes()
    assert (city.prestige("B"), city.prestige("C"), city.idle) == (11, 10, True)


@rule("card.faulty-logic")
def test_faulty_logic_may_take_the_last_prestige_and_does_nothing_without_a_conspiracy() -> None:
    city = strike(
        "Faulty Logic",
        "social",
        attacker=out("Velvet"),
        a={"conspiracies": [("Lost Glory", "A")]},
        b={"prestige": 1},
        C=seat(),
    )
    assert (city.prestige("B"), city.winners) == (0, "A")
    city = strike("Faulty Logic", "social", attacker=out("Velvet"))
    assert (city.prestige("B"), city.blood("Doc"), city.idle) == (12, 4, True)


# ---- Fragmented Mind


@pytest.mark.parametrize(("mate", "left"), [("Lolita", 1), ("Skunk", 2)])
def test_fragmented_mind_makes_the_foe_discard_one_for_each_character_with_dominate(mate: str, left: int) -> None:
    city = City(
        A=seat(coterie=[out("Guv'nah"), out(mate)], hand=["Fragmented Mind"]),
        B=seat(coterie=[out("Doc")], hand=["Greed", "Mercy", "Herald"]),
    )
    city.acts()
    city.attack("Guv'nah", "Doc", "mental", "Fragmented Mind", mate)
    city.answers("B", "none")
    assert city.asks("B", "discard [Greed]", "discard [Mercy]", "discard [Herald]")
    city.answers("B", *["discard [Mercy]", "discard [Herald]"][: 3 - left])
    assert (len(city.hand("B")), city.idle) == (left, True)


# ---- Gang Up, Holdout Dagger, Power Play, Throat Rip: counting


@pytest.mark.parametrize(("on", "left"), [((), 3), (("Vagrant",), 2), (("Vagrant", "Chef", "Herald"), 1)])
def test_gang_up_counts_the_retainers_of_the_attacking_party(on: tuple[str, ...], left: int) -> None:
    city = strike("Gang Up", "physical", out("Skunk", on=on))
    assert (city.blood("Doc"), city.idle) == (left, True)


@pytest.mark.parametrize(("mate", "left"), [("Bad Penny", 2), ("Velvet", 3), ("Karma", 4)])
def test_holdout_dagger_counts_obfuscate_icons(mate: str, left: int) -> None:
    city = strike("Holdout Dagger", "physical", out(mate), attacker=out("Lolita"), b={"coterie": [out("Doc")]})
    assert (city.blood("Doc"), city.idle) == (left, True)


@pytest.mark.parametrize(("titles", "left"), [(0, 3), (1, 2), (2, 1)])
def test_power_play_counts_titled_characters_of_the_party(titles: int, left: int) -> None:
    on = ["Primogen", "Herald"][:titles]
    city = strike(
        "Power Play",
        "mental",
        out("Skunk", on=on[1:]),
        vampire("Brother", on=["Sheriff"]),
        attacker=out("Beretta", on=on[:1]),
        target="Guv'nah",
        b={"coterie": [out("Guv'nah"), "Karma"]},
    )
    assert (city.blood("Guv'nah"), city.idle) == (left, True)  # 1 + 2 - 1


@pytest.mark.parametrize(("mate", "left"), [("Skunk", 1), ("Flick", 2)])
def test_throat_rip_counts_characters_with_potence(mate: str, left: int) -> None:
    city = strike("Throat Rip", "physical", out(mate), attacker=out("Brother"))
    assert (city.blood("Doc"), city.idle) == (left, True)  # 1 + 1, and 1 for each


# ---- Incite Rebellion


@rule("bp.lost-bonus")
def test_incite_rebellion_burns_a_retainer_of_the_defending_party_for_a_blood_and_the_bearer_loses_its_bonus() -> None:
    coterie = [out("Doc", on=["Vagrant"]), out("Velvet", on=["Cop"], blood=5), "Karma"]
    city = strike("Incite Rebellion", "social", b={"coterie": coterie})
    city.answers("A", "use <Incite Rebellion>")
    assert city.asks("A", "choose <Vagrant>", "choose <Cop>")
    city.answers("A", "choose <Cop>")
    city.passes()
    assert (city.blood("Hydra"), city.zone("Cop"), city.blood("Velvet")) == (5, CITY_BURNED, 4)
    assert (city.agenda("A"), city.idle) == (0, True)


def test_incite_rebellion_comes_before_prevention_and_need_not_be_used() -> None:
    city = strike("Incite Rebellion", "social", target=out("Doc", on=["Vagrant"]))
    city.answers("A", "use <Incite Rebellion>", "pass")
    assert (city.zone("Vagrant"), city.blood("Doc"), city.idle) == (CITY_BURNED, 4, True)
    city = strike("Incite Rebellion", "social", target=out("Doc", on=["Vagrant"]))
    city.answers("A", "pass")
    assert city.asks("B", "no", "use <Vagrant>")
    city.answers("B", "no")
    assert (city.blood("Hydra"), city.guests("Doc"), city.idle) == (6, ["Vagrant"], True)


# ---- Irresistible Voice


@rule("card.irresistible-voice-timing", "card.steal-retainer-state")
@pytest.mark.parametrize(("attacker", "blood"), [("Zhang Wei", 3), ("Iris Lokken", 2)])
def test_irresistible_voice_takes_a_retainer_as_it_is_before_it_could_prevent_damage(attacker: str, blood: int) -> None:
    city = strike(
        "Irresistible Voice",
        "mental",
        attacker=out(attacker),
        target=out("Brother", on=["Vagrant", ("Vagrant", False)]),
    )
    city.answers("A", "use <Irresistible Voice>")
    assert city.asks("A", "choose <Vagrant 1>", "choose <Vagrant 2>")
    city.answers("A", "choose <Vagrant 1>")
    assert (city.blood(attacker), city.guests(attacker), city.ready("Vagrant")) == (blood, ["Vagrant"], True)
    assert (city.blood("Brother"), city.idle) == (2, True)  # 2 + 2 - 1, and the other Vagrant is exhausted


@rule("card.steal-retainer-state")
def test_an_exhausted_retainer_that_is_stolen_is_exhausted_on_the_thief() -> None:
    city = strike(
        "Irresistible Voice",
        "mental",
        attacker=out("Iris Lokken"),
        target=out("Doc", on=[("Vagrant", False), "Vagrant"]),
    )
    city.answers("A", "use <Irresistible Voice>", "choose <Vagrant 1>")
    assert (city.guests("Iris Lokken"), city.ready("Vagrant 1"), city.ready("Vagrant 2")) == (["Vagrant"], False, True)
    assert city.asks("B", "no", "use <Vagrant 2>")
    city.answers("B", "no")
    assert (city.blood("Doc"), city.idle) == (3, True)


@rule("card.steal-retainer-reward")
def test_a_stolen_citizen_pays_its_attach_text_and_playthings_but_not_its_printed_agenda() -> None:
    city = strike(
        "Irresistible Voice",
        "mental",
        attacker=out("Iris Lokken"),
        target=out("Doc", on=["Addict"]),
        a={"agenda_card": "Playthings", "library": ["Herald"]},
    )
    city.answers("A", "use <Irresistible Voice>")
    assert (city.guests("Iris Lokken"), city.hand("A"), city.agenda("A")) == (
        ["Addict"], ["Greed", "Herald", "Mercy"], 1,
    )  # fmt: skip
    assert city.idle


def test_irresistible_voice_needs_presence_and_need_not_be_used() -> None:
    city = strike("Irresistible Voice", "mental", attacker=out("Guv'nah"), target=out("Brother", on=["Addict"]))
    assert (city.guests("Brother"), city.idle) == (["Addict"], True)
    city = strike("Irresistible Voice", "mental", attacker=out("Zhang Wei"), target=out("Brother", on=["Addict"]))
    city.answers("A", "pass")
    assert (city.guests("Brother"), city.blood("Zhang Wei"), city.idle) == (["Addict"], 4, True)


# ---- Kneecapped


def kneecapped(target: str) -> City:
    city = City(
        street=["Special Affairs Division", "Addict"],
        A=seat(coterie=[out("Skunk")], hand=["Kneecapped", "Mercy"], prestige=9),
    )
    city.acts()
    city.attack("Skunk", target, "physical", "Kneecapped")
    return city


def test_kneecapped_adds_three_damage_for_a_discard_against_the_second_inquisition() -> None:
    city = kneecapped("Special Affairs Division")
    assert city.asks("A", "pass", "use <Kneecapped>")
    city.answers("A", "use <Kneecapped>", "discard [Mercy]")
    assert (city.in_street(), city.agenda("A"), city.idle) == (["Addict"], 1, True)


def test_kneecapped_need_not_be_paid_for_and_does_not_work_on_others() -> None:
    city = kneecapped("Special Affairs Division")
    city.answers("A", "pass")
    assert (len(city.in_street()), city.hand("A"), city.idle) == (2, ["Mercy"], True)
    city = kneecapped("Addict")
    assert (len(city.in_street()), city.idle) == (2, True)


# ---- Know Your Place


@pytest.mark.parametrize(("on", "left"), [((), 4), (("Herald",), 3), (("Prince of the City",), 2)])
def test_know_your_place_hits_harder_with_a_title_and_harder_still_as_prince(on: tuple[str, ...], left: int) -> None:
    city = strike("Know Your Place", "social", attacker=out("Hydra", on=on))
    assert (city.blood("Doc"), city.idle) == (left, True)


# ---- Lightning Strike


@rule("card.lightning-strike", "card.resistance")
@pytest.mark.parametrize(("mate", "left"), [("Sweetums", 3), ("Skunk", 5)])
def test_lightning_strike_ignores_shields_with_two_celerity_but_not_attributes_or_prevention(
    mate: str, left: int
) -> None:
    city = City(
        A=seat(coterie=[out("Hydra"), out(mate)], hand=["Lightning Strike"]),
        B=seat(coterie=[out("Guv'nah", on=["Vagrant"]), "Karma"], hand=["Insanity Defense"]),
    )
    city.acts()
    city.attack("Hydra", "Guv'nah", "physical", "Lightning Strike", mate)
    city.answers("B", "lay [Insanity Defense]")
    city.answers("A", "pass")
    assert city.asks("B", "no", "use <Vagrant>")
    city.answers("B", "use <Vagrant>")
    assert (city.blood("Guv'nah"), city.idle) == (left, True)  # 4 - 1 - 1; with Shields 4 - 1 - 2 - 1


@rule("card.lightning-strike-fallen")
def test_lightning_strike_ignores_shields_though_its_attacker_falls_before_damage_is_reduced() -> None:
    city = City(
        A=seat(coterie=[out("Hydra", blood=2), out("Sweetums"), out("Shades")], hand=["Lightning Strike"]),
        B=seat(coterie=[out("Ty Smith"), out("Bunny Benitez")], hand=["Steal the Spotlight"]),
    )
    city.acts()
    city.attack("Hydra", "Ty Smith", "physical", "Lightning Strike", "Sweetums", "Shades")
    city.answers("B", "block <Bunny Benitez>", "lay [Steal the Spotlight]")
    city.passes()
    assert (city.zone("Hydra"), city.blood("Bunny Benitez"), city.idle) == (TORPOR, 1, True)  # 4 - 1


# ---- Molotov Cocktail


def molotov(attacker: str = "Hydra", hand: tuple[str, ...] = (), **facts: Any) -> City:
    city = City(
        A=seat(coterie=[out(attacker)], hand=["Molotov Cocktail", "Mercy", "Greed"]),
        B=seat(coterie=[out("Shades"), out("Velvet", **facts), out("Inmate #745943")], hand=hand),
        C=seat(),
    )
    city.acts()
    city.attack(attacker, "Shades", "ranged", "Molotov Cocktail")
    return city


@rule("card.molotov-cocktail")
def test_molotov_cocktail_with_a_discard_burns_the_whole_party_for_one_each() -> None:
    city = molotov()
    city.answers("A", "use <Molotov Cocktail>", "discard [Mercy]", "pass")
    assert [city.blood(name) for name in ("Shades", "Velvet", "Inmate #745943")] == [3, 3, 3]
    assert (city.hand("A"), city.idle) == (["Greed"], True)


@rule("card.molotov-cocktail")
def test_molotov_cocktail_without_a_discard_hits_the_target_alone_and_what_falls_is_burned() -> None:
    city = molotov()
    city.answers("A", "pass")
    assert [city.blood(name) for name in ("Shades", "Velvet", "Inmate #745943")] == [3, 4, 4]
    assert (city.hand("A"), city.idle) == (["Greed", "Mercy"], True)
    city = molotov(blood=1)
    city.answers("A", "use <Molotov Cocktail>", "discard [Mercy]", "pass")
    assert (city.zone("Velvet"), city.idle) == (BURNED, True)


@rule("card.molotov-reaction")
@pytest.mark.parametrize(("card", "left"), [("Fleetness", [4, 3, 3]), ("Cloak of Shadows", [4, 4, 4])])
def test_a_reaction_helps_the_target_alone_unless_it_speaks_of_the_party(card: str, left: list[int]) -> None:
    city = molotov(hand=(card,))
    city.answers("B", f"lay [{card}]")
    city.answers("A", "use <Molotov Cocktail>", "discard [Mercy]", "pass")
    assert [city.blood(name) for name in ("Shades", "Velvet", "Inmate #745943")] == left
    assert city.idle


@rule("card.molotov-beretta")
def test_berettas_bonus_counts_for_the_target_of_molotov_cocktail_only() -> None:
    city = molotov("Beretta")
    city.answers("A", "use <Beretta>", "use <Molotov Cocktail>", "discard [Mercy]")
    assert [city.blood(name) for name in ("Shades", "Velvet", "Inmate #745943")] == [2, 3, 3]
    assert city.idle


# ---- Rain on Your Parade


@pytest.mark.parametrize(("agenda", "left"), [(8, 8), (9, 8), (12, 11)])
def test_rain_on_your_parade_takes_an_agenda_from_a_foe_with_nine_or_more(agenda: int, left: int) -> None:
    city = strike("Rain on Your Parade", "social", b={"agenda": agenda})
    assert (city.agenda("B"), city.blood("Doc"), city.idle) == (left, 4, True)


# ---- Scry the Soul


@rule("card.scry-the-soul")
@pytest.mark.parametrize(("mate", "left"), [("John Kartunen", 2), ("Skunk", 3)])
def test_scry_the_soul_cancels_the_reaction_with_two_auspex_even_unswayable_mind(mate: str, left: int) -> None:
    city = City(
        A=seat(coterie=[out("Iris Lokken"), out(mate)], hand=["Scry the Soul"]),
        B=seat(coterie=[out("Yusuf Kaya"), "Karma"], hand=["Unswayable Mind"]),
    )
    city.acts()
    city.attack("Iris Lokken", "Yusuf Kaya", "mental", "Scry the Soul", mate)
    city.answers("B", "lay [Unswayable Mind]")
    assert (city.blood("Yusuf Kaya"), city.idle) == (left, True)  # 1 + 2, less the Shield


def test_a_reaction_that_is_cancelled_deals_no_damage() -> None:
    city = City(
        A=seat(coterie=[out("Doc"), out("Karma")], hand=["Scry the Soul"]),
        B=seat(coterie=[out("Inmate #745943"), "Lolita"], hand=["Slap in the Face"]),
    )
    city.acts()
    city.attack("Doc", "Inmate #745943", "mental", "Scry the Soul", "Karma")
    city.answers("B", "lay [Slap in the Face]")
    assert (city.blood("Doc"), city.blood("Inmate #745943"), city.idle) == (5, 1, True)


# ---- Seduction


@rule("card.seduction-mortal")
def test_seduction_on_a_mortal_adds_one_for_each_presence_and_steals_nothing() -> None:
    city = City(
        street=["Addict"], A=seat(coterie=[out("Hydra", blood=3), out("Brother"), out("Shades")], hand=["Seduction"])
    )
    city.acts()
    city.attack("Hydra", "Addict", "social", "Seduction", "Brother")
    city.passes()
    assert city.blood("Hydra") == 3
    assert city.asks("A", "burn", "attach")  # Social 1 and Presence 2


@rule("card.seduction-full")
@pytest.mark.parametrize(("blood", "after"), [(6, 6), (4, 5)])
def test_seduction_steals_a_blood_from_a_vampire_and_what_has_no_room_is_lost(blood: int, after: int) -> None:
    city = strike("Seduction", "social", attacker=out("Hydra", blood=blood))
    city.passes()
    assert (city.blood("Hydra"), city.blood("Doc"), city.idle) == (after, 4, True)  # Social 1 against Social 1


# ---- Sucker Punch


def sucker_punch(**facts: Any) -> City:
    city = City(
        A=seat(coterie=[out("Skunk")], hand=["Sucker Punch"]),
        B=seat(coterie=[out("Karma"), out("Bunny Benitez"), out("Doc")], hand=["Steal the Spotlight"]),
    )
    city.acts()
    city.attack("Skunk", "Karma", "physical", "Sucker Punch")
    return city


@rule("card.sucker-punch", "card.sucker-punch-damage")
def test_sucker_punch_may_be_aimed_past_the_blocker_whose_shields_then_help_nobody_else() -> None:
    city = sucker_punch()
    city.answers("B", "block <Bunny Benitez>", "lay [Steal the Spotlight]")
    assert city.asks("A", "target <Karma>", "target <Bunny Benitez>", "target <Doc>")
    city.answers("A", "target <Doc>")
    assert (city.blood("Doc"), city.blood("Bunny Benitez"), city.blood("Karma")) == (3, 4, 3)
    assert (city.blood("Skunk"), city.idle) == (1, True)  # the blocker's text still works


@rule("card.sucker-punch")
def test_sucker_punch_may_stay_with_the_blocker_and_its_shields() -> None:
    city = sucker_punch()
    city.answers("B", "block <Bunny Benitez>", "lay [Steal the Spotlight]")
    city.answers("A", "target <Bunny Benitez>")
    assert (city.blood("Bunny Benitez"), city.blood("Doc"), city.idle) == (4, 5, True)


# ---- Terrorize


@rule("card.terrorize-vagrant")
def test_terrorize_exhausts_the_whole_party_but_no_retainer() -> None:
    coterie = [out("Doc", on=["Vagrant"]), out("Velvet"), "Karma"]
    city = strike("Terrorize", "mental", attacker=out("Beretta"), b={"coterie": coterie})
    assert [city.ready(name) for name in ("Doc", "Velvet", "Karma", "Vagrant")] == [False, False, True, True]
    assert city.asks("B", "no", "use <Vagrant>")
    city.answers("B", "use <Vagrant>")
    assert (city.blood("Doc"), city.idle) == (4, True)  # 2 + 2 - 2 - 1


# ---- Unhinged


@pytest.mark.parametrize(("answers", "left"), [((), 4), (("Mercy", ""), 3), (("Mercy", "Greed"), 2)])
def test_unhinged_adds_one_for_each_of_up_to_two_discards(answers: tuple[str, ...], left: int) -> None:
    city = strike("Unhinged", "mental", attacker=out("Karma"), target=out("Brother"), b={"coterie": [out("Brother")]})
    assert city.asks("A", "pass", "use <Unhinged>")
    city.answers("A", "use <Unhinged>" if answers else "pass")
    if answers:
        assert city.asks("A", "discard [Greed]", "discard [Mercy]")  # one at least
    city.answers("A", *[f"discard [{name}]" if name else "enough" for name in answers])
    assert (city.blood("Brother"), city.idle) == (left - 1, True)  # 1 + 2 - 1
    assert len(city.hand("A")) == 2 - len([name for name in answers if name])


# ---- .38 Special, Baseball Bat, Humiliate, The Mighty Fall


def answered(card: str, kind: str, attacker: Any, reacting: Any, *mates: Any) -> City:
    """A attacks without a card, and B's reacting vampire answers with this one."""
    city = City(A=seat(coterie=[attacker, "Flick"]), B=seat(coterie=[reacting, *mates, "Karma"], hand=[card]))
    city.acts()
    city.attack(attacker["name"], reacting["name"], kind)
    if city.what == "AskBlock":
        city.answers("B", "let")
    city.answers("B", f"lay [{card}]")
    city.passes()
    return city


def test_38_special_deals_two_as_an_attack_and_as_a_reaction_and_no_attribute_adds_to_it() -> None:
    city = strike(".38 Special", "ranged")
    assert (city.blood("Doc"), city.idle) == (3, True)
    city = answered(".38 Special", "ranged", out("Hydra"), out("Yusuf Kaya"))
    assert (city.blood("Hydra"), city.idle) == (6, True)  # Physical 2
    city = answered(".38 Special", "ranged", out("Doc"), out("Yusuf Kaya"))
    assert (city.blood("Doc"), city.idle) == (3, True)


def test_baseball_bat_hits_a_mortal_for_one_more() -> None:
    city = City(street=["Special Affairs Division"], A=seat(coterie=[out("Hydra")], hand=["Baseball Bat"]))
    city.acts()
    city.attack("Hydra", "Special Affairs Division", "physical", "Baseball Bat")
    city.passes()
    assert (city.in_street(), city.agenda("A"), city.idle) == ([], 1, True)  # 1 + 2 + 1 are 4


def test_baseball_bat_deals_one_and_the_physical_of_who_reacts() -> None:
    city = strike("Baseball Bat", "physical")
    assert (city.blood("Doc"), city.idle) == (2, True)  # no mortal: 1 + 2
    city = answered("Baseball Bat", "physical", out("Doc"), out("Yusuf Kaya"))
    assert (city.blood("Doc"), city.idle) == (2, True)


@pytest.mark.parametrize(("mate", "left"), [("Brother", 3), ("Skunk", 4)])
def test_humiliate_hits_for_one_more_with_two_presence_in_the_party_of_whoever_plays_it(mate: str, left: int) -> None:
    city = strike("Humiliate", "social", out(mate))
    assert (city.blood("Doc"), city.idle) == (left, True)
    city = answered("Humiliate", "social", out("Doc"), out("Hydra"), out(mate))
    assert (city.blood("Doc"), city.idle) == (left, True)


@rule("card.mighty-fall", "card.mighty-fall-target")
@pytest.mark.parametrize(("target", "left"), [(("Randolph Marz", 4), 2), (("Brother", 5), 1), (("Brother", 4), 2)])
def test_the_mighty_fall_looks_at_the_targets_blood_and_not_at_its_blood_potency(
    target: tuple[str, int], left: int
) -> None:
    city = strike("The Mighty Fall", "mental", attacker=out("Beretta"), target=out(target[0], blood=target[1]))
    assert (city.blood(target[0]), city.idle) == (left, True)  # 1 + 2 - 1, and 2 more


@rule("card.mighty-fall-target")
@pytest.mark.parametrize(("blood", "left"), [(6, 1), (4, 1)])
def test_the_mighty_fall_as_a_reaction_looks_at_the_attackers_blood(blood: int, left: int) -> None:
    city = answered("The Mighty Fall", "mental", out("Hydra", blood=blood), out("Doc"))
    assert (city.blood("Hydra"), city.idle) == (left, True)  # 1 + 2 and 2 more, or not


@rule("card.mighty-fall-target")
def test_the_mighty_fall_looks_at_the_attackers_blood_as_it_is_after_step_nine() -> None:
    city = City(
        A=seat(coterie=[out("Hydra", blood=5), "Flick"], library=["Mercy"]),
        B=seat(coterie=[out("Doc"), "Karma"], hand=["The Mighty Fall"]),
    )
    city.acts()
    city.attack("Hydra", "Doc", "mental")
    city.answers("B", "lay [The Mighty Fall]")
    city.answers("A", "use <Hydra>")
    assert (city.blood("Hydra"), city.idle) == (1, True)  # it paid 1 and had 4: 1 + 2


def test_a_card_of_an_attack_is_discarded_when_the_attack_is_over() -> None:
    city = strike("Terrorize", "mental", attacker=out("Beretta"))
    assert (city.pile("A"), city.zone("Terrorize") != BOARD, city.idle) == (["Terrorize"], True, True)


# ---- Scoped .30-06


def scoped(attacker: str = "Beretta", target: str = "Doc") -> City:
    city = City(
        A=seat(coterie=[out(attacker), "Flick"], hand=["Scoped .30-06", ".38 Special"]),
        B=seat(coterie=["Doc", out("Velvet"), "Karma"]),
    )
    city.acts()
    city.answers("A", f"attack <{attacker}>", f"target <{target}>")
    return city


@rule("card.scoped-30-06")
def test_scoped_30_06_may_be_played_face_up_for_an_intel_and_is_then_the_card_of_a_ranged_attack() -> None:
    city = scoped()
    assert city.offers("A", "show") == ("show [Scoped .30-06]",)
    city.answers("A", "show [Scoped .30-06]")
    assert city.table.attack is not None
    assert (city.table.attack.intel, city.hand("A")) == (1, [".38 Special"])
    assert city.asks("B", "let", "block <Karma>")  # neither a type nor another card was asked for
    city.answers("B", "let")
    city.answers("A", "pass")
    assert (city.blood("Doc"), city.idle) == (3, True)


@rule("card.scoped-30-06")
def test_scoped_30_06_laid_face_down_gives_no_intel() -> None:
    city = scoped(target="Velvet")
    city.answers("A", "ranged", "lay [Scoped .30-06]")
    assert city.table.attack is not None
    assert city.table.attack.intel == 0
    city.passes()
    assert (city.blood("Velvet"), city.idle) == (2, True)


@rule("card.scoped-30-06")
def test_scoped_30_06_is_judged_at_once_when_it_is_shown() -> None:
    assert scoped("Jesús").offers("A", "show") == ()
    city = scoped()
    city.answers("A", "done", "done")  # the attacker's player is asked first and last
    assert (city.hand("A"), city.blood("Doc"), city.idle) == ([".38 Special", "Scoped .30-06"], 5, True)


# ---- corners


@rule("card.drive-by")
def test_further_victims_are_reached_whatever_their_secrecy_and_blocked_by_nobody() -> None:
    city = City(
        A=seat(coterie=[out("Beretta"), "Flick"], hand=["Drive-By"]),
        B=seat(coterie=[vampire("Doc", on=["Prince of the City"]), "Velvet"]),
    )
    city.acts()
    city.attack("Beretta", "Doc", "ranged", "Drive-By")
    city.answers("A", "done", "ranged", "lay [Drive-By]", "pass")  # no Intel: the Prince has no Secrecy, Velvet has 1
    assert (city.blood("Doc"), city.blood("Velvet"), city.idle) == (3, 2, True)


@rule("card.drive-by")
def test_a_blocker_from_elsewhere_leaves_nobody_beside_it_to_be_hit() -> None:
    city = City(
        A=seat(coterie=[out("Beretta"), "Flick"], hand=["Drive-By"]),
        B=seat(coterie=[out("Doc"), out("Velvet")]),
        C=seat(coterie=["Shades", "Skunk"], haven="Dragon's Roost"),
    )
    city.acts()
    city.attack("Beretta", "Doc", "ranged", "Drive-By")
    city.answers("C", "use <Dragon's Roost>")
    city.answers("A", "pass")
    assert ([city.blood(name) for name in ("Doc", "Velvet", "Shades")], city.idle) == ([5, 4, 3], True)


@rule("bp.lost-bonus")
def test_who_loses_a_cop_to_irresistible_voice_loses_the_blood_above_its_blood_potency() -> None:
    city = strike("Irresistible Voice", "mental", attacker=out("Iris Lokken"), target=out("Doc", on=["Cop"]))
    assert city.blood("Doc") == 6
    city.answers("A", "use <Irresistible Voice>")
    assert (city.blood("Doc"), city.guests("Iris Lokken"), city.idle) == (
        3,
        ["Cop"],
        True,
    )  # 5 are left, then 2 + 2 - 2


@rule("card.mighty-fall-target")
def test_the_mighty_fall_against_a_blocker_looks_at_the_blockers_blood() -> None:
    city = City(
        A=seat(coterie=[out("Beretta"), "Flick"], hand=["The Mighty Fall"]),
        B=seat(coterie=[out("Brother"), out("Lolita")]),
    )
    city.acts()
    city.attack("Beretta", "Brother", "mental", "The Mighty Fall")
    city.answers("B", "block <Lolita>")
    city.passes()
    assert (city.zone("Lolita"), city.blood("Brother"), city.idle) == (TORPOR, 5, True)


def test_the_kneecapped_discard_is_no_use_against_a_blocker() -> None:
    city = City(
        street=["Special Affairs Division"],
        A=seat(coterie=[out("Skunk"), "Flick"], hand=["Kneecapped", "Mercy"]),
        B=seat(coterie=["Street Preacher", "Karma"]),
    )
    city.acts()
    city.attack("Skunk", "Special Affairs Division", "physical", "Kneecapped")
    city.answers("B", "use <Street Preacher>")
    assert (city.zone("Street Preacher"), city.hand("A"), city.idle) == (TORPOR, ["Mercy"], True)
