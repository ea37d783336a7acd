"""The vampires of clan Malkavian, card by card. Karma and Lolita are Guards: see test_brujah.py."""

from __future__ import annotations

import pytest

from gloam.rivals.pieces import BOARD, BURNED, HAVEN, STREET, TORPOR
from tests.claims import rule
from tests.rivals.scenario import City, out, seat, vampire

# ---- Doc


def test_doc_mends_one_on_each_of_his_party_for_a_prestige_and_no_action() -> None:
    city = City(
        A=seat(coterie=[vampire("Doc", blood=3), vampire("Karma", blood=2), "Velvet", out("Lolita", blood=1)]),
    )
    city.acts()
    assert city.offers("A", "use") == ("use <Doc>",)
    city.answers("A", "use <Doc>")
    assert [city.blood(name) for name in ("Doc", "Karma", "Velvet", "Lolita")] == [4, 3, 4, 1]
    assert (city.prestige("A"), city.table.actions, city.offers("A", "use")) == (11, 2, ())


def test_doc_need_not_be_used_and_cannot_with_the_last_prestige() -> None:
    city = City(A=seat(coterie=[vampire("Doc", blood=3)]))
    city.acts()
    city.answers("A", "end")
    assert (city.blood("Doc"), city.prestige("A")) == (3, 12)
    city = City(A=seat(coterie=[vampire("Doc", blood=3)], prestige=1))
    city.acts()
    assert (city.offers("A", "use"), city.idle) == ((), True)


# ---- Guv'nah and Velvet


def both() -> list[str]:
    return ["Guv'nah", "Velvet"]


def test_guvnahs_player_draws_for_a_conspiracy_laid_and_velvets_gains_for_one_resolved() -> None:
    city = City(
        A=seat(coterie=both(), hand=["Whispering Campaign"], library=["Mercy"], conspiracies=[("All Tied Up", "AA")])
    )
    city.acts()
    city.plays("Whispering Campaign", "Velvet")
    assert (city.hand("A"), city.prestige("A")) == (["Mercy"], 11)
    city.answers("A", "resolve <All Tied Up>")
    assert (city.prestige("A"), city.idle) == (12, True)


@rule("card.old-post-office-velvet")
def test_a_card_laid_in_a_scheme_sets_off_both_and_one_for_a_title_neither() -> None:
    for card in ("Hedge Your Bets", "Baseball Bat"):  # a Modifier, and a card that Old Post Office lets one lay
        city = City(
            A=seat(coterie=["Ty Smith", *both()], hand=["Free Money", card], library=["Mercy"], haven="Old Post Office")
        )
        city.acts()
        city.plays("Free Money", "Ty Smith")
        city.answers("A", f"lay [{card}]", "yes")
        assert city.hand("A") == ["Mercy"]
        city.answers("B", "out")
        assert (city.prestige("A"), city.idle) == (16, True)  # 3 by the Scheme, 1 by Velvet
        city = City(
            A=seat(coterie=["Ty Smith", *both()], hand=["Herald", card], library=["Mercy"], haven="Old Post Office")
        )
        city.acts()
        city.plays("Herald", "Ty Smith")
        city.answers("A", f"lay [{card}]", "exert <Ty Smith>", "pay")
        assert (city.hand("A"), city.prestige("A"), city.idle) == ([], 12, True)


@rule("card.face-down-agenda")
def test_a_face_down_agenda_is_no_card_for_those_who_speak_of_face_down_cards() -> None:
    city = City(
        A=seat(
            coterie=[*both(), out("Hydra")],
            hand=["Everything is Connected", "Mercy"],
            library=["Greed"],
            haven="The Madhouse",
            agenda_down="Turf War",
        ),
        B=seat(coterie=[out("Doc", blood=1), "Karma"]),
        C=seat(),
    )
    city.acts()
    assert city.offers("A", "use") == ()  # nothing that The Madhouse could put Prestige on
    city.plays("Everything is Connected", "Velvet")
    assert city.blood("Turf War") == 0
    city.attack("Hydra", "Doc", "physical")
    city.passes()
    assert (city.zone("Turf War"), city.agenda("A")) == (BOARD, 2)
    assert (city.prestige("A"), city.hand("A"), city.idle) == (12, ["Mercy"], True)


def test_a_foes_conspiracy_and_a_card_laid_in_an_attack_set_off_neither() -> None:
    city = City(
        A=seat(coterie=[out("Hydra"), "Karma"], hand=["Lost Glory", "Throat Rip"]),
        B=seat(coterie=[out("Guv'nah"), "Velvet"], library=["Mercy"], hand=["Insanity Defense"]),
    )
    city.acts()
    city.plays("Lost Glory", "Karma")
    city.attack("Hydra", "Guv'nah", "physical", "Throat Rip")
    city.answers("B", "lay [Insanity Defense]")
    city.passes()
    assert (city.hand("B"), city.prestige("B"), city.idle) == ([], 12, True)


# ---- Bad Penny


@rule("card.bad-penny")
def test_bad_penny_gains_two_blood_a_turn_in_torpor_and_is_back_after_two() -> None:
    city = City(A=seat(coterie=["Karma"], torpor=["Bad Penny"]), B=seat(torpor=["Velvet"]))
    city.turn_of()
    city.answers("A", "end")
    assert (city.blood("Bad Penny"), city.zone("Bad Penny"), city.blood("Velvet")) == (3, TORPOR, 1)
    city.answers("B", "end")
    assert (city.blood("Bad Penny"), city.blood("Velvet")) == (3, 2)
    city.answers("A", "end")
    assert (city.blood("Bad Penny"), city.zone("Bad Penny"), city.ready("Bad Penny")) == (4, HAVEN, True)
    assert city.idle


def test_bad_penny_gains_nothing_outside_torpor() -> None:
    city = City(A=seat(coterie=["Karma", vampire("Bad Penny", blood=2)]))
    city.turn_of()
    city.answers("A", "end")
    assert (city.blood("Bad Penny"), city.idle) == (2, True)


# ---- Inmate #745943


def test_the_inmate_hits_for_two_more_for_a_prestige() -> None:
    city = City(A=seat(coterie=[out("Inmate #745943")]), B=seat(coterie=[out("Doc"), "Karma"]))
    city.acts()
    city.attack("Inmate #745943", "Doc", "physical")
    assert city.asks("A", "pass", "use <Inmate #745943>")
    city.answers("A", "use <Inmate #745943>")
    assert (city.prestige("A"), city.blood("Doc"), city.idle) == (11, 1, True)


def test_the_inmates_player_need_not_pay_and_cannot_with_the_last_prestige() -> None:
    for prestige, options in (12, ("pass", "use <Inmate #745943>")), (1, ()):
        city = City(A=seat(coterie=[out("Inmate #745943")], prestige=prestige), B=seat(coterie=[out("Doc"), "Karma"]))
        city.acts()
        city.attack("Inmate #745943", "Doc", "physical")
        if options:
            assert city.options("A") == options
            city.answers("A", "pass")
        assert (city.prestige("A"), city.blood("Doc"), city.idle) == (prestige, 3, True)


# ---- Jesús


def jesus(prestige: int, card: str = "", blood: int = 1) -> City:
    city = City(
        A=seat(coterie=[out("Hydra")], hand=[card] if card else []),
        B=seat(coterie=[out("Jesús", blood=blood), "Karma"], prestige=prestige),
        C=seat(),
    )
    city.acts()
    city.attack("Hydra", "Jesús", "ranged" if card else "physical", card)
    while city.what in ("AskWindow", "AskReaction"):
        city.answers("A", "pass")
    return city


@rule("card.jesus-order")
def test_jesus_may_be_paid_for_once_torpor_is_paid_and_not_with_the_last_prestige() -> None:
    city = jesus(3)
    assert city.asks("B", "no", "use <Jesús>")
    city.answers("B", "use <Jesús>")
    assert (city.prestige("B"), city.agenda("B"), city.zone("Jesús"), city.idle) == (1, 1, TORPOR, True)
    city = jesus(3)
    city.answers("B", "no")
    assert (city.prestige("B"), city.agenda("B"), city.idle) == (2, 0, True)
    city = jesus(2)
    assert (city.prestige("B"), city.agenda("B"), city.idle) == (1, 0, True)


@rule("card.jesus-order", "card.pr-firm-trigger")
def test_a_burned_jesus_needs_no_payment_for_torpor() -> None:
    city = jesus(2, "Molotov Cocktail")
    assert city.zone("Jesús") == BURNED
    assert city.asks("B", "no", "use [Jesús]")
    city.answers("B", "use [Jesús]")
    assert (city.prestige("B"), city.agenda("B"), city.idle) == (1, 1, True)


# ---- Street Preacher


def preacher(**facts: object) -> City:
    return City(
        street=["Addict"],
        A=seat(coterie=[out("Hydra"), "Skunk"], hand=["Throat Rip"]),
        B=seat(coterie=["Karma", vampire("Street Preacher", **facts)], prestige=5),
        C=seat(coterie=[out("Guv'nah"), "Doc"]),
    )


@rule("card.street-preacher-block", "card.street-preacher-party")
def test_the_street_preacher_comes_out_for_a_prestige_and_blocks_for_a_mortal() -> None:
    city = preacher()
    city.acts()
    city.attack("Hydra", "Addict", "physical")
    assert city.asks("B", "let", "use <Street Preacher>")
    city.answers("B", "use <Street Preacher>")
    assert (city.zone("Street Preacher"), city.ready("Street Preacher"), city.prestige("B")) == (STREET, False, 4)
    assert city.table.attack is not None
    assert city.table.attack.target == city.card("Street Preacher")
    assert city.party("Street Preacher") == ["Street Preacher"]
    city.passes()
    assert (city.zone("Street Preacher"), city.in_street(), city.idle) == (TORPOR, ["Addict"], True)


@rule("card.street-preacher-block")
def test_the_street_preacher_need_not_come_and_blocks_for_other_players_vampires_too() -> None:
    city = preacher()
    city.acts()
    city.attack("Hydra", "Guv'nah", "physical")
    assert city.asks("B", "let", "use <Street Preacher>")
    city.answers("B", "let")
    city.passes()
    assert (city.zone("Street Preacher"), city.prestige("B"), city.blood("Guv'nah")) == (HAVEN, 5, 4)
    assert city.idle


@rule("card.street-preacher-block")
@pytest.mark.parametrize(
    ("target", "kind", "facts"),
    [("Doc", "physical", {}), ("Guv'nah", "ranged", {}), ("Guv'nah", "physical", {"ready": False})],
)
def test_the_street_preacher_is_no_help_in_a_haven_against_ranged_attacks_or_when_exhausted(
    target: str, kind: str, facts: dict[str, object]
) -> None:
    city = preacher(**facts)
    city.acts()
    city.attack("Hydra", target, kind)
    if city.what == "AskIntel":
        city.answers("A", "discard [Throat Rip]", kind)
    seen = []
    while city.table.open and not city.idle:
        seen.append(city.asking)
        city.passes()
    assert "AskBlock B" not in seen
    assert city.prestige("B") == 5


@rule("card.street-preacher-claim")
def test_the_street_preacher_cannot_protect_a_claimant() -> None:
    city = City(
        street=["Prince of the City"],
        A=seat(coterie=[out("Guv'nah"), "Karma", "Street Preacher"], prestige=5),
        B=seat(coterie=[out("Hydra")]),
        C=seat(coterie=["Skunk"], haven="Dragon's Roost"),
    )
    city.acts()
    city.answers("A", "claim <Guv'nah>")
    city.answers("B", "challenge <Hydra>", "physical")
    city.answers("B", "pass")  # at step 9: no block was asked for
    assert (city.blood("Guv'nah"), city.prestige("A"), city.zone("Street Preacher")) == (4, 5, HAVEN)
    assert city.asking == "AskChallenge C"


@rule("card.street-preacher-party")
def test_the_street_preacher_joins_the_party_of_his_coterie_that_he_blocks_for() -> None:
    city = City(
        A=seat(coterie=[out("Hydra")]),
        B=seat(coterie=[out("Karma"), out("Doc"), "Street Preacher"], prestige=5),
    )
    city.acts()
    city.attack("Hydra", "Doc", "mental")
    city.answers("B", "use <Street Preacher>")
    assert city.party("Street Preacher") == ["Doc", "Karma", "Street Preacher"]
    city.passes()
    assert city.idle


@rule("card.street-preacher-block")
def test_the_street_preacher_is_not_offered_with_the_last_prestige_or_against_an_attack_of_his_own_player() -> None:
    city = City(
        A=seat(coterie=[out("Hydra"), "Flick"]), B=seat(coterie=[out("Karma"), "Street Preacher"], prestige=1), C=seat()
    )
    city.acts()
    city.attack("Hydra", "Karma", "physical")
    assert city.asks("A", "pass", "use <Hydra>")
    city = City(A=seat(coterie=[out("Hydra"), "Street Preacher"]), B=seat(coterie=[out("Doc"), "Karma"]))
    city.acts()
    city.attack("Hydra", "Doc", "physical")
    assert city.asks("A", "pass", "use <Hydra>")
