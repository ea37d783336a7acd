"""The Salubri, one by one."""

from __future__ import annotations

from typing import Any

from gloam.core.choices import If
from gloam.core.deeds import Deed
from gloam.core.texts import Whenever
from gloam.rivals.catalogue import AUSPEX, FORTITUDE, NUMBER, POTENCY, SHIELD, SOLITARY
from gloam.rivals.counts import some
from gloam.rivals.effects import gains
from gloam.rivals.forecast_cards import turned_up
from gloam.rivals.patterns import YOURS, When
from gloam.rivals.pieces import CITY_BURNED, CITY_DISCARD, DISCARD, HAVEN, STREET, TORPOR
from gloam.rivals.verbs import BURN, DEFEAT, EXHAUST, GAIN_AGENDA, MEND, RELIEVED, UNSILENCE
from gloam.rivals.which import BEARER, Which
from tests.claims import rule
from tests.rivals.scenario import City, out, seat, vampire

# ---- Solitary


@rule("key.solitary", "key.solitary-word")
def test_a_text_can_ask_whether_whoever_it_belongs_to_is_solitary() -> None:
    for name, agenda in (("Kashi", 1), ("Brother", 0)):
        city = City(A=seat(coterie=[out(name)]), B=seat(coterie=[vampire("Karma", mute=True)]))
        asked = If(some(Which(BEARER, icon=SOLITARY)), gains(GAIN_AGENDA))
        city.lends(name, Whenever(When(RELIEVED), asked))
        city.do(Deed(UNSILENCE, 1, city.card("Karma"), 1, city.card("Karma"), 1))
        assert (city.agenda("A"), city.settled) == (agenda, True)


def tires(city: City, name: str, seat: int = 0) -> None:
    card = city.card(name)
    city.do(Deed(EXHAUST, seat, card, 1, card, seat))


# ---- Kashi


def burdened(**facts: Any) -> City:
    """Kashi is exhausted."""
    city = City(
        A=seat(coterie=[vampire("Kashi"), vampire("Brother", fear=1)]),
        B=seat(coterie=[out("Doc", **facts), vampire("Karma")], torpor=[vampire("Skunk", blood=1)]),
    )
    city.lends("Brother", Whenever(When(RELIEVED, YOURS), gains(GAIN_AGENDA)))
    tires(city, "Kashi")
    return city


@rule("term.affliction", "term.affliction-tokens")
def test_kashi_may_take_an_affliction_off_anybody_when_he_is_exhausted() -> None:
    city = burdened(weak=2, mute=True)
    assert city.asks("A", "no", "use <Kashi>")
    city.answers("A", "use <Kashi>")
    assert city.asks("A", "choose <Brother>", "choose <Doc>")
    city.answers("A", "choose <Doc>")
    assert city.first_question().options == ("choose 2", "choose 3")
    city.answers("A", "choose 2")
    assert (city.weak("Doc"), city.mute("Doc"), city.fear("Brother")) == (1, True, 1)
    assert (city.quality(POTENCY, "Doc"), city.blood("Doc"), city.agenda("A"), city.agenda("B")) == (4, 3, 1, 0)
    assert [event["token"] for event in city.log("relieved")] == ["weak"]
    assert city.settled


@rule("term.affliction", "term.affliction-tokens")
def test_where_there_is_one_kind_it_is_that_one() -> None:
    city = burdened(mute=True)
    city.answers("A", "use <Kashi>", "choose <Doc>")
    assert (city.mute("Doc"), city.fear("Brother"), city.settled) == (False, 1, True)
    city = burdened()
    city.answers("A", "use <Kashi>")
    assert (city.fear("Brother"), city.agenda("A"), city.settled) == (0, 1, True)


@rule("term.affliction", "distok.lowers")
def test_a_token_that_takes_a_discipline_away_is_one_too() -> None:
    city = burdened()
    doc = city.card("Doc")
    city.table.pieces[doc] = city.table.pieces[doc].but(icons=(AUSPEX, FORTITUDE, AUSPEX))
    city.answers("A", "use <Kashi>", "choose <Doc>")
    assert len(city.first_question().options) == 2
    city.answers("A", city.first_question().options[0])
    assert city.table.pieces[doc].icons == (FORTITUDE, AUSPEX)
    assert [(event["token"], event["discipline"]) for event in city.log("relieved")] == [("less", "auspex")]
    assert (city.fear("Brother"), city.settled) == (1, True)


def test_he_may_leave_it() -> None:
    city = burdened(fear=1)
    city.answers("A", "no")
    assert (city.fear("Doc"), city.fear("Brother"), city.log("relieved"), city.settled) == (1, 1, [], True)


def test_he_is_not_asked_where_nobody_bears_one() -> None:
    city = City(A=seat(coterie=["Kashi"]), B=seat(coterie=["Karma"], torpor=[vampire("Skunk", blood=1)]))
    tires(city, "Kashi")
    assert (city.log("relieved"), city.settled) == ([], True)


# ---- Alzbeta


def alone(*, torpor: Any = (), mates: Any = (), **facts: Any) -> City:
    city = City(A=seat(coterie=[vampire("Alzbeta", **facts), *mates], torpor=[*torpor]), B=seat(coterie=["Karma"]))
    city.turn_of("A")
    return city


@rule("card.alzbeta")
def test_alzbeta_gains_one_prestige_where_she_is_the_only_character_and_has_all_her_blood() -> None:
    for facts, prestige in (
        ({}, 13), ({"blood": 5}, 12), ({"mates": ["Brother"]}, 12), ({"torpor": [vampire("Skunk", blood=1)]}, 13),
        ({"weak": 1, "blood": 5}, 13),
    ):  # fmt: skip
        city = alone(**facts)
        assert (city.prestige("A"), city.prestige("B"), city.idle) == (prestige, 12, True)


def reacting(defender: str, card: str = "Lightning Reflexes", attacker: str = "Hydra") -> City:
    city = City(
        A=seat(coterie=[out(attacker)]), B=seat(coterie=[out(defender), "Karma"], hand=[card], prestige=9),
    )  # fmt: skip
    city.acts()
    city.attack(attacker, defender, "physical")
    return city


@rule("card.alzbeta", "react.played")
def test_whoever_she_reacts_for_has_one_shield_more_in_that_attack() -> None:
    for card, blood in (("Fleetness", 6), ("", 5)):
        city = reacting("Alzbeta", card or "Greed", attacker="Hydra")
        city.answers("B", f"lay [{card}]" if card else "none")
        city.passes()
        assert (city.blood("Alzbeta"), city.fought_out) == (blood, True)
        assert city.quality(SHIELD, "Alzbeta") == 0


@rule("card.alzbeta", "card.flesh-of-marble")
def test_as_attacker_her_reaction_shields_herself_and_not_her_target() -> None:
    city = City(
        A=seat(coterie=[out("Alzbeta")], hand=["Flesh of Marble", "The Grudge"]),
        B=seat(coterie=[out("Skunk"), "Karma"], hand=["A Kiss Before Dying"]),
    )
    city.acts()
    city.attack("Alzbeta", "Skunk", "social", "The Grudge")
    while city.what != "AskReaction":
        city.passes_once()
    city.answers("B", "lay [A Kiss Before Dying]")
    while city.what != "AskHarden":
        city.passes_once()
    city.answers("A", "show [Flesh of Marble]")
    assert (len(city.log("damaged")), city.blood("Alzbeta"), city.fought_out) == (1, 6, True)


@rule("card.alzbeta")
def test_who_looks_ahead_knows_of_that_shield() -> None:
    for name, shield in (("Alzbeta", 1), ("Anita", 0)):
        city = reacting(name, "Fleetness")
        trial = turned_up(city.table, NUMBER["core-fleetness"], city.card(name), reaction=True)
        assert trial.quality(SHIELD, city.card(name)) == shield
        city.passes()
        assert city.fought_out


# ---- Mareike


@rule("react.played")
def test_mareike_gains_one_prestige_for_a_reaction_that_she_plays() -> None:
    city = reacting("Mareike", "Hardened Flesh")
    city.answers("B", "lay [Hardened Flesh]")
    city.passes()
    assert (city.prestige("A"), city.prestige("B"), city.fought_out) == (12, 10, True)


@rule("react.played")
def test_an_unlawful_one_is_not_played_nor_is_that_of_another() -> None:
    city = reacting("Mareike", "Unswayable Mind")
    city.answers("B", "lay [Unswayable Mind]")
    city.passes()
    assert (city.prestige("B"), len(city.log("illegal")), city.fought_out) == (9, 1, True)
    city = City(
        A=seat(coterie=[out("Hydra")]),
        B=seat(coterie=["Mareike", out("Brother")], hand=["Hardened Flesh"], prestige=9),
    )
    city.acts()
    city.attack("Hydra", "Brother", "physical")
    city.answers("B", "lay [Hardened Flesh]")
    city.passes()
    assert (city.prestige("B"), city.fought_out) == (9, True)


# ---- Chiara


@rule("card.chiara")
def test_chiara_draws_for_an_action_card_that_she_plays_or_lays_face_down() -> None:
    for card, actor, hand in (
        ("Whispering Campaign", "Chiara", ["Mercy"]), ("Whispering Campaign", "Hydra", []), ("Influencer", "", []),
        ("Late-Night Snack", "Chiara", ["Mercy"]),
    ):  # fmt: skip
        city = City(
            A=seat(coterie=[vampire("Chiara", blood=5), "Hydra"], hand=[card], library=["Mercy"] * 2),
            B=seat(coterie=["Karma"]),
        )
        city.acts()
        city.plays(card, actor)
        while city.what not in ("AskAction", ""):
            city.answers("A", city.options("A")[-1])
        assert (city.hand("A"), city.idle) == (hand, True)


# ---- Anita, Baptiste


def healing(healer: str, *, active: str = "A") -> City:
    city = City(
        A=seat(coterie=[healer, vampire("Hydra", blood=2)], torpor=[vampire("Skunk", blood=2)], library=["Mercy"]),
        B=seat(coterie=["Karma", out("Doc", blood=1)]),
    )
    city.acts(active)
    return city


def test_anita_may_mend_a_blood_of_anybody_when_she_is_exhausted_in_her_players_turn() -> None:
    city = healing("Anita")
    tires(city, "Anita")
    assert city.asks("A", "no", "use <Anita>")
    city.answers("A", "use <Anita>")
    assert city.asks("A", "choose <Hydra>", "choose <Doc>", "choose <Skunk>")
    city.answers("A", "choose <Skunk>")
    assert (city.blood("Hydra"), city.blood("Doc"), city.zone("Skunk"), city.blood("Skunk")) == (2, 1, HAVEN, 3)
    assert city.idle


def test_she_may_leave_it_and_in_a_foes_turn_she_does_not() -> None:
    city = healing("Anita")
    tires(city, "Anita")
    city.answers("A", "no")
    assert (city.log("mended"), city.idle) == ([], True)
    city = healing("Anita", active="B")
    tires(city, "Anita")
    assert (city.log("mended"), city.idle) == ([], True)


def test_baptiste_mends_two_and_draws_a_card_where_it_is_not_his_players() -> None:
    for name, blood, hand, zone in (("Hydra", 4, [], HAVEN), ("Doc", 3, ["Mercy"], STREET), ("Skunk", 3, [], HAVEN)):
        city = healing("Baptiste")
        city.answers("A", "use <Baptiste>")
        assert city.asks("A", "choose <Hydra>", "choose <Doc>", "choose <Skunk>")
        city.answers("A", f"choose <{name}>")
        assert (city.blood(name), city.zone(name), city.hand("A"), city.ready("Baptiste")) == (blood, zone, hand, False)
        assert city.idle


@rule("ghoul.blood", "ghoul.character")
def test_a_ghoul_is_a_character_that_anita_and_baptiste_mend() -> None:
    city = City(A=seat(coterie=["Baptiste", vampire("Vozhd", blood=1, given=4)]), B=seat(coterie=["Karma"]))
    city.acts()
    city.answers("A", "use <Baptiste>")
    assert (city.blood("Vozhd"), city.idle) == (3, True)
    city = City(A=seat(coterie=["Anita", vampire("Vozhd", blood=1, given=4)]), B=seat(coterie=["Karma"]))
    city.turn_of("A")
    tires(city, "Anita")
    city.answers("A", "use <Anita>")
    assert (city.blood("Vozhd"), city.idle) == (2, True)


# ---- Amara


def wounded(blood: int = 2, *, on: Any = ("Athlete", "The Swarm", "Herald"), doer: int = 0) -> City:
    city = City(
        A=seat(coterie=["Amara", vampire("Hydra", blood=blood, on=list(on))], torpor=[vampire("Skunk", blood=1)]),
        B=seat(coterie=["Karma"]),
    )
    card = city.card("Hydra")
    city.do(Deed(MEND, doer, card, 2, card, 0))
    return city


@rule("card.amara", "alchemy.detached")
def test_amara_may_take_a_card_off_a_wounded_character_that_her_player_mends() -> None:
    city = wounded()
    assert city.asks("A", "no", "use <Amara>")
    city.answers("A", "use <Amara>")
    assert city.asks("A", "detach <Athlete>", "detach <The Swarm>")
    city.answers("A", "detach <Athlete>")
    assert (city.zone("Athlete"), city.guests("Hydra"), city.blood("Hydra")) == (
        CITY_DISCARD, ["The Swarm", "Herald"], 4,
    )  # fmt: skip
    assert city.settled
    city = wounded(on=["The Swarm"])
    city.answers("A", "use <Amara>")
    assert (city.zone("The Swarm"), city.guests("Hydra"), city.settled) == (DISCARD, [], True)


@rule("card.amara")
def test_she_may_leave_it_and_asks_for_wounds_a_card_and_her_players_mending() -> None:
    city = wounded()
    city.answers("A", "no")
    assert (len(city.guests("Hydra")), city.settled) == (3, True)
    for other in (wounded(4), wounded(on=["Prince of the City"]), wounded(doer=1)):
        assert (other.log("detached"), other.settled) == ([], True)


# ---- Illona


def steadied(*pile: str, attacked: bool = False) -> City:
    """Illona with these cards in her player's discard pile; attacked, or with an action before her."""
    city = City(
        A=seat(coterie=[out("Illona"), "Karma"], discard=list(pile), library=["Mercy"] * 3),
        B=seat(coterie=[out("Naomi"), "Doc"], discard=["Fleetness"]),
    )
    city.acts("B" if attacked else "A")
    if attacked:
        city.attack("Naomi", "Illona", "physical", by="B")
        if city.what == "AskReaction":
            city.answers("A", "none")
    return city


@rule("card.illona")
def test_illona_shuffles_a_reaction_back_for_a_shield_this_turn() -> None:
    city = steadied("Fleetness", "Greed", "Fleetness")
    city.answers("A", "use <Illona>")
    assert (sorted(city.pile("A")), city.quality(SHIELD, "Illona")) == (["Fleetness", "Greed"], 1)
    library = [city.table.id_of(card) for card in city.table.library[0]]
    assert (library.count("core-fleetness"), len(library), len(city.log("shuffled-in"))) == (1, 4, 1)
    hidden: Any = city.table.view(0)
    assert "core-fleetness" not in str(hidden["players"][0].get("library_seen", ()))
    assert city.refuses("A", "use <Illona>").rule == "cost.per-turn"
    assert city.idle


@rule("card.illona")
def test_which_reaction_it_is_she_chooses_and_without_one_she_cannot() -> None:
    city = steadied("Fleetness", "Hardened Flesh")
    city.answers("A", "use <Illona>")
    assert city.asks("A", "take [Fleetness]", "take [Hardened Flesh]")
    assert city.refuses("A", "take [Greed]").rule == "term.discard-pile"
    city.answers("A", "take [Hardened Flesh]")
    assert (city.pile("A"), city.quality(SHIELD, "Illona"), city.idle) == (["Fleetness"], 1, True)
    city = steadied("Greed")
    assert city.refuses("A", "use <Illona>").rule == "play.no-effect"
    assert city.idle


@rule("card.illona", "cost.foe-turn")
def test_she_may_do_it_when_she_is_attacked_but_no_more_than_once_in_a_turn() -> None:
    city = steadied("Fleetness", "Fleetness", attacked=True)
    assert city.asks("A", "pass", "use <Illona>")
    city.answers("A", "use <Illona>")
    city.passes()
    assert (city.blood("Illona"), city.pile("A"), city.fought_out) == (5, ["Fleetness"], True)
    city = steadied("Fleetness", attacked=True)
    city.passes()
    assert (city.blood("Illona"), city.fought_out) == (4, True)


# ---- Noelle


def fallen(*burned: str, on: Any = ("Athlete", "The Swarm", "Herald"), curses: Any = (), asleep: str = "Doc") -> City:
    """Doc falls, others are burned, and then Noelle comes."""
    city = City(
        A=seat(
            coterie=[
                "Karma",
                vampire("Doc", on=list(on), curses={"B": list(curses)}),
                vampire("Skunk", on=["Vagrant"]),
            ],
            hand=["Noelle"],
        ),
        B=seat(coterie=["Hydra"]),
    )
    city.acts()
    if asleep:
        card = city.card(asleep)
        city.do(Deed(DEFEAT, 1, card, 1, city.card("Hydra"), 0))
    for name in burned:
        card = city.card(name)
        city.do(Deed(BURN, 1, card, 1, city.card("Hydra"), 0))
    city.answers("A", "recruit [Noelle]")
    return city


@rule("card.noelle")
def test_noelle_takes_up_what_one_bore_who_fell_this_turn() -> None:
    city = fallen()
    assert city.asks("A", "take [Athlete]", "take [The Swarm]", "take [Herald]", "none")
    city.answers("A", "take [Athlete]", "take [The Swarm]")
    assert city.asks("A", "take [Herald]", "none")
    city.answers("A", "take [Herald]")
    assert (city.guests("Noelle"), city.guests("Doc")) == (["Athlete", "The Swarm", "Herald"], [])
    assert city.zone("Doc") == TORPOR
    assert city.idle


@rule("card.noelle")
def test_she_may_take_fewer_or_none() -> None:
    city = fallen()
    city.answers("A", "take [The Swarm]", "none")
    assert (city.guests("Noelle"), city.guests("Doc"), city.idle) == (["The Swarm"], ["Herald"], True)
    city = fallen()
    city.answers("A", "none")
    assert (city.guests("Noelle"), city.idle) == ([], True)


@rule("card.noelle")
def test_of_several_who_left_she_takes_those_of_one() -> None:
    city = fallen("Skunk", on=["Athlete"])
    assert city.asks("A", "of [Doc]", "of [Skunk]", "none")
    city.answers("A", "of [Skunk]", "take [Vagrant]")
    assert (city.guests("Noelle"), city.zone("Athlete"), city.idle) == (["Vagrant"], CITY_BURNED, True)


@rule("card.noelle", "title.bp")
def test_no_title_that_she_could_not_take_and_nothing_of_a_foes() -> None:
    city = fallen(on=["Court of Blood"], curses=["Crossbow"])  # it is the Lasombra's
    assert (city.guests("Noelle"), city.guests("Doc"), city.idle) == ([], ["Court of Blood"], True)


@rule("card.noelle")
def test_what_was_lost_in_another_turn_is_lost() -> None:
    city = fallen(asleep="")
    assert (city.guests("Noelle"), city.log("reclaimed"), city.idle) == ([], [], True)
    city = City(A=seat(coterie=["Karma", vampire("Doc", on=["Athlete"])], hand=["Noelle"]), B=seat(coterie=["Hydra"]))
    city.falls("Doc", "B", "Hydra")
    city.turn_of("A")
    city.answers("A", "recruit [Noelle]")
    assert (city.guests("Noelle"), city.idle) == ([], True)
