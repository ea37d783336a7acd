"""Reactions, one by one; the Special ones are played where others are not."""

from __future__ import annotations

import pytest

from gloam.rivals.pieces import DISCARD, HAND, HAVEN, STREET, TORPOR
from tests.claims import rule
from tests.rivals.scenario import City, out, seat, vampire

# ---- Backup


@pytest.mark.parametrize(("on", "left"), [((), 1), (("Athanor Corporis",), 2), (("Vagrant", "Fixatio", "Herald"), 3)])
def test_backup_shields_by_one_for_each_card_attached(on: tuple[str, ...], left: int) -> None:
    city = City(A=seat(coterie=[out("Hydra")]), B=seat(coterie=[out("Karma", on=on), "Doc"], hand=["Backup"]))
    city.cannot_be()
    city.acts()
    city.attack("Hydra", "Karma", "physical")
    city.answers("B", "lay [Backup]")
    city.passes()
    assert (city.blood("Karma"), city.zone("Backup"), city.fought_out) == (left, DISCARD, True)


# ---- Haze, in an attack


def hazy(kind: str, on: tuple[str, ...] = ("Fixatio",), hand: tuple[str, ...] = ("Haze", "Fleetness")) -> City:
    city = City(
        A=seat(coterie=[out("Hydra")], hand=["Drive-By"]),
        B=seat(coterie=[out("Wendy"), out("Frog", on=on, ready=False)], hand=list(hand)),
    )
    city.acts()
    city.answers("A", "attack <Hydra>", "target <Wendy>", kind)
    city.answers("A", "lay [Drive-By]")
    if city.what == "AskBlock":
        city.passes_once()
    return city


@rule("card.haze", "key.face-up")
def test_haze_ends_a_ranged_attack_and_all_its_cards_are_discarded() -> None:
    city = hazy("ranged")
    assert city.asks("B", "none", "lay [Fleetness]", "show [Haze]")
    city.answers("B", "show [Haze]")
    assert (city.blood("Wendy"), city.ready("Hydra"), city.fought_out) == (1, False, True)
    assert (city.zone("Haze"), city.zone("Drive-By"), city.hand("B")) == (DISCARD, DISCARD, ["Fleetness"])
    assert city.log("attack-ended")[-1]["rule"] == "card.haze"


@rule("card.haze", "key.special")
def test_nobody_is_asked_for_aid_once_haze_has_ended_the_attack() -> None:
    city = City(
        A=seat(coterie=[out("Hydra")], hand=["Drive-By"]),
        B=seat(coterie=[out("Wendy", on=["Fixatio"])], hand=["Haze", "Fleetness"]),
        C=seat(coterie=[out("Darius Wolfe")], hand=["Heightened Senses"]),
    )
    city.acts()
    city.attack("Hydra", "Wendy", "ranged", "Drive-By")
    city.answers("B", "show [Haze]")
    assert (city.blood("Wendy"), city.hand("C"), city.fought_out) == (1, ["Heightened Senses"], True)


@rule("key.face-up")
def test_haze_is_never_laid_face_down_and_need_not_be_played() -> None:
    city = hazy("ranged")
    assert city.refuses("B", "lay [Haze]").rule == "key.face-up"
    city.answers("B", "none")
    city.passes()
    assert (city.zone("Wendy"), city.hand("B"), city.fought_out) == (TORPOR, ["Fleetness", "Haze"], True)


@rule("card.haze", "alchemy.having")
@pytest.mark.parametrize(
    ("kind", "on", "why"),
    [
        ("physical", ("Fixatio",), "react.type"),
        ("ranged", ("Vagrant",), "play.no-effect"),
        ("ranged", (), "play.no-effect"),
    ],
)
def test_haze_answers_only_ranged_attacks_on_a_party_with_alchemy(kind: str, on: tuple[str, ...], why: str) -> None:
    city = hazy(kind, on)
    assert city.asks("B", "none", "lay [Fleetness]")
    assert city.refuses("B", "show [Haze]").rule == why
    assert city.asking == "AskReaction B"


# ---- Haze, outside an attack


def marked(
    target: str = "Wendy", on: tuple[str, ...] = ("Fixatio",), hand: tuple[str, ...] = ("Haze", "Greed")
) -> City:
    """A would put Agenda on one of B's."""
    city = City(
        A=seat(coterie=["June Bryant"], hand=["Marked Man"]),
        B=seat(coterie=["Wendy", vampire("Frog", on=on), out("Skunk")], hand=list(hand)),
    )
    city.acts()
    city.plays("Marked Man")
    city.answers("A", f"choose <{target}>")
    return city


@rule("card.haze")
def test_haze_undoes_what_a_foes_card_would_do_to_a_chosen_character() -> None:
    city = City(
        A=seat(coterie=[out("Hydra", blood=3)], hand=["Coup de Grâce"]),
        B=seat(coterie=[out("Wendy", blood=1, on=["Fixatio", "Cop"]), "Skunk"], hand=["Haze"]),
    )
    city.acts()
    city.plays("Coup de Grâce", "Hydra")
    city.answers("A", "choose <Wendy>")
    assert city.asks("B", "none", "show [Haze]")
    city.answers("B", "show [Haze]")
    assert (city.zone("Wendy"), city.zone("Haze"), city.zone("Coup de Grâce")) == (STREET, DISCARD, DISCARD)
    assert (city.blood("Hydra"), city.table.actions, city.idle) == (1, 1, True)  # what was paid stays paid


@rule("card.haze", "window.principle")
def test_whether_it_is_held_does_not_show_and_it_need_not_be_played() -> None:
    for hand in (("Haze", "Greed"), ("Greed", "Greed")):
        city = marked(hand=hand)
        assert city.waiting == "B"
        assert city.refuses("B", "show [Greed]").rule == "react.step7"
        city.answers("B", "none")
        assert (city.table.pieces[city.card("Wendy")].prize, sorted(city.hand("B"))) == (1, sorted(hand))
        assert city.idle


@rule("card.haze")
def test_it_is_asked_for_no_party_without_alchemy_and_no_empty_hand() -> None:
    for city in (marked(on=("Vagrant",)), marked("Skunk"), marked(hand=()), marked("June Bryant")):
        assert sum([piece.prize for piece in city.table.pieces]) == 1
        assert city.idle


# ---- Heightened Senses


def sensing(kind: str = "physical", *, street: bool = True, hand: str = "Heightened Senses") -> City:
    """A attacks B's Doc; C, whose Leader has Auspex once, may aid."""
    city = City(
        A=seat(coterie=[out("Hydra")], hand=[] if street else ["Greed"]),
        B=seat(coterie=[vampire("Doc", **({"street": 1} if street else {})), "Skunk"]),
        C=seat(coterie=["John Kartunen"], hand=[hand]),
    )
    city.acts()
    city.answers("A", "attack <Hydra>", "target <Doc>")
    if city.what == "AskIntel":
        city.answers("A", "discard [Greed]")
        if city.what == "AskIntel":
            city.answers("A", "done")
    city.answers("A", kind)
    if city.what == "AskBlock":
        city.passes_once()
    return city


@rule("key.special", "card.heightened-senses")
def test_heightened_senses_aids_a_character_of_any_coterie() -> None:
    city = sensing()
    assert city.asks("C", "none", "show [Heightened Senses]")
    city.answers("C", "show [Heightened Senses]")
    city.passes()
    assert (city.blood("Doc"), city.zone("Heightened Senses"), city.fought_out) == (4, DISCARD, True)
    assert city.log("aided")[-1]["seat"] == 2
    city = sensing()
    city.answers("C", "none")
    city.passes()
    assert (city.blood("Doc"), city.zone("Heightened Senses"), city.fought_out) == (3, HAND, True)


@rule("card.heightened-senses")
def test_it_aids_against_no_mental_attack() -> None:
    city = sensing("mental")
    assert city.asks("C", "none")
    assert city.refuses("C", "show [Heightened Senses]").rule == "react.type"
    city.answers("C", "none")
    city.passes()
    assert city.fought_out


@rule("card.heightened-senses", "window.principle")
def test_nobody_is_asked_where_no_such_card_can_be_or_where_the_target_is_at_home() -> None:
    for city in (sensing(hand="Greed"), sensing(street=False)):
        city.passes()
        assert (city.log("aided"), city.hand("C") != [], city.fought_out) == ([], True, True)


@rule("card.heightened-senses")
def test_the_defender_lays_it_as_any_reaction() -> None:
    city = City(
        A=seat(coterie=[out("Hydra")]),
        B=seat(coterie=["John Kartunen", out("Doc")], hand=["Heightened Senses"]),
    )
    city.acts()
    city.answers("A", "attack <Hydra>", "target <Doc>", "physical")
    assert city.asks("B", "none", "lay [Heightened Senses]")
    city.answers("B", "lay [Heightened Senses]")
    city.passes()
    assert (city.blood("Doc"), city.zone("John Kartunen"), city.fought_out) == (4, HAVEN, True)
