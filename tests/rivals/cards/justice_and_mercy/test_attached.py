"""Cards of Justice & Mercy that are attached, or done at once: what they protect, take, forbid and judge."""

from __future__ import annotations

from typing import Any

import pytest

from gloam.rivals.catalogue import AGGRAVATED, MENTAL, NO_SHIELDS, PHYSICAL
from gloam.rivals.pieces import ATTACHED, BURNED, CITY_BURNED, DISCARD, TORPOR
from gloam.rivals.texts import Plus
from gloam.rivals.which import ITSELF
from tests.claims import rule
from tests.rivals.cards.justice_and_mercy.keepers import FIRST, SECOND, THIRD
from tests.rivals.scenario import City, out, seat, vampire

# ---- Obeah


def healing(*crew: Any, **hydra: Any) -> City:
    """A has Obeah and these; B has Hydra."""
    city = City(
        A=seat(coterie=list(crew), board=["Obeah"]),
        B=seat(coterie=[vampire("Hydra", **{"blood": 3, "fear": 1, **hydra}), "Skunk"]),
    )
    city.acts()
    return city


@rule("card.obeah")
def test_auspex_takes_an_affliction_off_and_fortitude_mends_the_wounded() -> None:
    city = healing("Harry O'Brien", "Doc")
    city.answers("A", "use <Obeah>")
    assert city.asks("A", "none", "choose <Hydra>")
    city.answers("A", "choose <Hydra>")
    assert (city.fear("Hydra"), city.asking) == (0, "AskMay A")
    city.answers("A", "yes")
    assert (city.blood("Hydra"), city.colours("Hydra"), city.ready("Obeah"), city.idle) == (4, [0, 4], False, True)


@rule("card.obeah")
def test_both_may_be_declined() -> None:
    city = healing("Harry O'Brien", "Doc")
    city.answers("A", "use <Obeah>", "none", "no")
    assert (city.fear("Hydra"), city.blood("Hydra"), city.idle) == (1, 3, True)


@rule("card.obeah")
def test_without_the_discipline_that_half_is_not_done() -> None:
    city = healing("Doc")
    city.answers("A", "use <Obeah>", "choose <Hydra>")
    assert (city.fear("Hydra"), city.blood("Hydra"), city.idle) == (0, 3, True)
    city = healing("Harry O'Brien")
    city.answers("A", "use <Obeah>", "yes")
    assert (city.fear("Hydra"), city.blood("Hydra"), city.idle) == (1, 4, True)


@rule("card.obeah")
def test_who_is_neither_afflicted_nor_wounded_cannot_be_chosen() -> None:
    city = healing("Harry O'Brien", "Doc", blood=4, fear=0)
    assert city.refuses("A", "use <Obeah>").rule == "play.no-effect"
    city = healing("Nancy Witt")
    assert city.refuses("A", "use <Obeah>").rule == "play.no-effect"
    assert city.idle


@rule("card.obeah", "distok.stays")
def test_of_several_afflictions_one_is_chosen() -> None:
    city = healing("Doc", less=["potence"], weak=1)
    city.answers("A", "use <Obeah>", "choose <Hydra>")
    assert city.asking == "AskWhich A"
    city.table.answer(0, city.first_question().options[-1])
    assert (city.icons("Hydra"), city.fear("Hydra"), city.weak("Hydra"), city.idle) == ([], 1, 1, True)


# ---- Kevlar Vest


def vested(amount: int, harsh: bool, *, more: int = 0) -> City:
    """Damage strikes Hydra, who bears a Kevlar Vest; `more` of it is not Aggravated."""
    city = City(A=seat(coterie=[vampire("Hydra", on=["Kevlar Vest"])]), B=seat(coterie=["Doc"]))
    blows = [("Hydra", amount, 0, harsh)] + ([("Hydra", more, 0, False)] if more else [])
    city.strikes(*blows)
    return city


@rule("card.kevlar-vest")
@pytest.mark.parametrize(("harsh", "blood"), [(True, 4), (False, 3)])
def test_the_vest_shields_from_aggravated_damage_alone(harsh: bool, blood: int) -> None:
    city = vested(3, harsh)
    city.answers("A", "pass" if "pass" in city.options("A") else "no")
    assert (city.blood("Hydra"), city.guests("Hydra"), city.settled) == (blood, ["Kevlar Vest"], True)


@rule("card.kevlar-vest")
@pytest.mark.parametrize(("harsh", "blood"), [(True, 6), (False, 5)])
def test_detached_it_prevents_two_of_any_damage(harsh: bool, blood: int) -> None:
    city = vested(3, harsh)
    city.answers("A", next(option for option in city.options("A") if option.startswith(("use", "yes"))))
    assert (city.blood("Hydra"), city.zone("Kevlar Vest"), city.settled) == (blood, DISCARD, True)


@rule("card.kevlar-vest")
def test_of_mixed_damage_only_the_aggravated_part_is_less() -> None:
    city = vested(1, True, more=2)
    city.answers("A", "pass" if "pass" in city.options("A") else "no")
    assert (city.blood("Hydra"), city.log("damaged")[-1].get("aggravated")) == (4, None)
    assert city.settled


@rule("card.kevlar-vest")
def test_what_ignores_shields_ignores_the_vest() -> None:
    city = City(A=seat(coterie=[out("Jacob Frost")]), B=seat(coterie=[out("Hydra", on=["Kevlar Vest"])]))
    city.acts()
    city.lends("Jacob Frost", Plus(AGGRAVATED, 1, ITSELF))
    city.lends("Jacob Frost", Plus(NO_SHIELDS, 1, ITSELF))
    city.attack("Jacob Frost", "Hydra", "mental")
    city.passes()
    assert (city.blood("Hydra"), city.strength, city.fought_out) == (6 - city.strength, city.strength, True)


@rule("card.kevlar-vest", "attach.max-one")
def test_it_is_attached_to_whoever_plays_it_and_only_once() -> None:
    city = City(A=seat(coterie=["Hydra", vampire("Doc", on=["Kevlar Vest"])], hand=["Kevlar Vest"]))
    city.acts()
    city.answers("A", "play [Kevlar Vest]")
    if city.is_asked("AskActor"):
        assert city.refuses("A", "with <Doc>").rule == "play.no-effect"
        city.answers("A", "with <Hydra>")
    assert (city.guests("Hydra"), city.guests("Doc"), city.idle) == (["Kevlar Vest"], ["Kevlar Vest"], True)


# ---- Soul Thieving


def thieving(on: list[str], mine: Any = None) -> City:
    """A's Soul Thieving lies on B's Skunk, beside what else lies there."""
    return City(
        A=seat(coterie=mine or [out("Hydra"), "Doc"]),
        B=seat(coterie=[out("Skunk", blood=1, on=on, curses={"A": ["Soul Thieving"]}), "Karma"]),
    )


@rule("card.soul-thieving")
def test_when_its_player_defeats_the_bearer_another_card_is_stolen() -> None:
    city = thieving(["Athlete", "Crossbow"])
    city.falls("Skunk", by="A", hand="Hydra")
    assert city.asks("A", "none", "choose <Athlete>", "choose <Crossbow>")
    city.answers("A", "choose <Athlete>")
    assert city.asks("A", "to <Hydra>", "to <Doc>")
    city.answers("A", "to <Doc>")
    assert (city.guests("Doc"), city.zone("Skunk"), city.zone("Soul Thieving")) == (["Athlete"], TORPOR, DISCARD)
    assert (city.zone("Crossbow"), city.table.pieces[city.card("Athlete")].holder, city.settled) == (DISCARD, 0, True)


@rule("card.soul-thieving")
def test_it_may_be_declined_and_a_title_can_be_stolen() -> None:
    city = thieving(["Athlete"])
    city.falls("Skunk", by="A", hand="Hydra")
    city.answers("A", "none")
    assert (city.guests("Hydra"), city.zone("Athlete"), city.settled) == ([], CITY_BURNED, True)
    city = thieving(["Sheriff"])
    city.falls("Skunk", by="A", hand="Hydra")
    city.answers("A", "choose <Sheriff>", "to <Hydra>")
    assert (city.guests("Hydra"), city.zone("Skunk"), city.settled) == (["Sheriff"], TORPOR, True)


@rule("card.soul-thieving")
@pytest.mark.parametrize("by", ["B", ""])
def test_another_players_doing_gives_nothing(by: str) -> None:
    city = thieving(["Athlete"])
    city.falls("Skunk", by=by)
    assert (city.zone("Athlete"), city.zone("Skunk"), city.settled) == (CITY_BURNED, TORPOR, True)


@rule("card.soul-thieving")
def test_it_asks_for_auspex_and_two_cards_at_most_on_its_bearer() -> None:
    city = City(
        A=seat(coterie=["Kashi", "Doc"], hand=["Soul Thieving"]),
        B=seat(coterie=[vampire("Skunk", on=["Athlete", "Addict", "Vagrant"]), vampire("Hydra", on=["Athlete 2"] * 0)]),
    )
    city.acts()
    city.plays("Soul Thieving", "Doc")
    assert city.asks("A", "choose <Kashi>", "choose <Doc>", "choose <Hydra>")
    city.answers("A", "choose <Hydra>")
    assert (city.guests("Hydra"), city.table.pieces[city.card("Soul Thieving")].holder) == (["Soul Thieving"], 0)
    assert (city.zone("Soul Thieving"), city.idle) == (ATTACHED, True)
    city = City(A=seat(coterie=["Kashi"], hand=["Soul Thieving"]))
    city.acts()
    assert city.refuses("A", "play [Soul Thieving]").rule == "play.no-effect"
    assert city.idle


# ---- Thought Police


@rule("card.thought-police")
def test_all_reactions_against_the_named_type_are_discarded() -> None:
    hand = ["Unswayable Mind", "Unswayable Mind", "Backup", "Greed", "Slap in the Face"]
    city = City(A=seat(coterie=["Javier"], hand=["Thought Police"]), B=seat(coterie=["Doc"], hand=hand), C=seat())
    city.acts()
    city.plays("Thought Police", "Javier")
    if city.is_asked("AskFoe"):
        city.answers("A", "foe B")
    assert city.asks("A", "ranged", "physical", "social", "mental")
    city.answers("A", "mental")
    gone = [name for name in hand if name in city.pile("B")]
    assert "Unswayable Mind" in gone
    assert "Greed" not in gone
    assert (city.pile("B").count("Unswayable Mind"), len(city.hand("B")) + len(city.pile("B"))) == (2, 5)
    seen = [
        [event.get("cards") for event in city.table.events(one) if event["what"] == "hand-seen"] for one in (0, 1, 2)
    ]
    assert seen[0] == seen[1]
    assert seen[2] != seen[0]
    assert city.idle


@rule("card.thought-police")
def test_ones_own_hand_may_be_named_and_nobody_else_sees_it() -> None:
    city = City(
        A=seat(coterie=["Javier"], hand=["Thought Police", "Unswayable Mind", "Greed"]),
        B=seat(coterie=["Doc"], hand=["Unswayable Mind"]),
    )
    city.acts()
    city.plays("Thought Police", "Javier")
    assert city.asks("A", "foe A", "foe B")
    city.answers("A", "foe A")
    city.can_be_written_and_read()
    city.answers("A", "mental")
    assert (city.hand("A"), sorted(city.pile("A"))) == (["Greed"], ["Thought Police", "Unswayable Mind"])
    assert (city.hand("B"), city.view("B")["players"][0]["in_hand"], city.idle) == (["Unswayable Mind"], [], True)


@rule("card.thought-police")
def test_where_nobody_holds_a_card_it_does_nothing() -> None:
    city = City(A=seat(coterie=["Javier"], hand=["Thought Police"]), B=seat(coterie=["Doc"]))
    city.acts()
    city.plays("Thought Police", "Javier")
    assert (city.pile("A"), city.idle) == (["Thought Police"], True)


# ---- Unburdening the Bestial Soul


@rule("card.unburdening")
def test_its_bearer_does_not_diablerize() -> None:
    for bears, asks in ((["Unburdening the Bestial Soul"], False), ([], True)):
        city = City(A=seat(coterie=[out("Alraaz Tahir", on=bears)]), B=seat(coterie=[out("Doc", blood=1), "Skunk"]))
        city.acts()
        city.attack("Alraaz Tahir", "Doc", "physical")
        while city.table.attack is not None and not city.is_asked("AskChange"):
            city.passes_once()
        assert city.is_asked("AskChange") is asks
        city.passes()
        assert (city.zone("Doc"), city.fought_out) == (TORPOR, True)


@rule("card.unburdening")
def test_nothing_it_deals_is_aggravated() -> None:
    city = City(
        A=seat(coterie=[out("Hydra", on=["Unburdening the Bestial Soul"])]),
        B=seat(coterie=[out("Doc", blood=1), "Skunk"]),
    )
    city.acts()
    city.lends("Hydra", Plus(AGGRAVATED, 1, ITSELF))
    city.attack("Hydra", "Doc", "physical")
    city.passes()
    assert (city.zone("Doc"), city.zone("Hydra") == BURNED, city.fought_out) == (TORPOR, False, True)


@rule("card.unburdening")
@pytest.mark.parametrize(("target", "strength"), [("Vagrant", 1), ("Doc", 2)])
def test_it_deals_one_damage_less_to_mortals(target: str, strength: int) -> None:
    city = City(
        A=seat(coterie=[out("Hydra", on=["Unburdening the Bestial Soul"])]),
        B=seat(coterie=[out("Doc")]),
        street=["Vagrant"],
    )
    city.acts()
    city.attack("Hydra", target, "physical")
    city.passes()
    assert (city.strength, city.fought_out) == (strength, True)


@rule("card.unburdening")
def test_on_a_foes_character_it_is_a_curse() -> None:
    city = City(
        A=seat(coterie=["Kashi"], hand=["Unburdening the Bestial Soul"]), B=seat(coterie=["Doc"]),
    )  # fmt: skip
    city.acts()
    city.plays("Unburdening the Bestial Soul", "Kashi")
    city.answers("A", "choose <Doc>")
    card = city.card("Unburdening the Bestial Soul")
    assert (city.guests("Doc"), city.table.pieces[card].holder, city.idle) == (
        ["Unburdening the Bestial Soul"],
        0,
        True,
    )


# ---- Final Judgement


def judging(hand: list[str], board: list[str]) -> City:
    city = City(
        A=seat(coterie=["Nancy Witt"], hand=["Final Judgement", *hand], board=board),
        B=seat(coterie=["Skunk", "Hydra"]),
    )
    city.acts()
    city.plays("Final Judgement", "Nancy Witt")
    return city


@rule("card.final-judgement")
@pytest.mark.parametrize(("given", "blood"), [(0, 1), (1, 0)])
def test_each_ongoing_tradition_and_each_discarded_one_deals_a_damage(given: int, blood: int) -> None:
    city = judging([FIRST, "Greed"], [SECOND, THIRD])
    assert city.asks("A", "done", f"offer [{FIRST}]")
    city.answers("A", *[f"offer [{FIRST}]"] * given, "done")
    city.answers("A", "choose <Skunk>")
    assert (city.zone("Skunk") == TORPOR, len(city.pile("A"))) == (given == 1, given + 1)
    assert (city.blood("Skunk"), city.prestige("B")) == (blood or 1, 12 - given)
    assert city.idle


@rule("card.final-judgement")
def test_it_is_asked_with_no_tradition_in_hand_and_the_social_attribute_reduces_it() -> None:
    city = judging(["Greed"], [SECOND, THIRD])
    assert city.asks("A", "done")
    city.answers("A", "done", "choose <Hydra>")
    assert (city.blood("Hydra"), city.blood("Skunk"), city.hand("A"), city.idle) == (5, 3, ["Greed"], True)
    city = judging([], [])
    city.answers("A", "done", "choose <Hydra>")
    assert (city.blood("Hydra"), city.idle) == (6, True)
    assert (MENTAL, PHYSICAL) == (8, 2)
