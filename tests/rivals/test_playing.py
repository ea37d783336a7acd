"""Playing Action cards: clan, Blood Potency, who is exhausted, and what becomes of the card."""

from __future__ import annotations

import pytest

from gloam.rivals.influence import influence
from gloam.rivals.pieces import ATTACHED, BOARD, DISCARD
from tests.claims import rule
from tests.rivals.scenario import City, seat, vampire


@rule("play.action")
def test_an_action_card_exhausts_a_ready_vampire_and_is_applied() -> None:
    city = City(
        A=seat(coterie=[vampire("Stevie Osborn", on=["Herald"])], hand=["Royal Review"], prestige=7, library=["Greed"])
    )
    city.acts()
    city.answers("A", "play [Royal Review]")
    assert not city.ready("Stevie Osborn")
    assert (city.prestige("A"), city.table.actions) == (8, 1)
    assert city.asking == "AskAction A"


@rule("play.discard-after")
def test_only_a_card_that_neither_stays_nor_is_attached_is_discarded() -> None:
    city = City(A=seat(coterie=["Stevie Osborn", "Humberto Garcia"], hand=["Royal Review", "Influencer", "Herald"]))
    city.acts(actions=3)
    city.answers("A", "play [Royal Review]", "with <Humberto Garcia>", "play [Influencer]", "play [Herald]", "pay")
    assert city.pile("A") == ["Royal Review"]
    assert (city.zone("Influencer"), city.zone("Herald")) == (BOARD, ATTACHED)
    assert city.guests("Stevie Osborn") == ["Herald"]
    assert city.settled


@rule("play.discard-after")
def test_a_conspiracy_lies_face_down_after_it_was_played() -> None:
    city = City(A=seat(coterie=["Hydra"], hand=["Lost Glory"], library=["Greed"]))
    city.acts()
    city.answers("A", "play [Lost Glory]")
    assert city.pile("A") == []
    assert city.table.board[0] == (city.card("Lost Glory"),)
    assert city.asking == "AskAction A"


@rule("play.ongoing-at-once")
def test_an_ongoing_card_works_from_the_moment_it_is_played() -> None:
    city = City(players=3, A=seat(coterie=["Humberto Garcia"], hand=["Assert Authority"]))
    leader = city.card("Humberto Garcia")
    assert influence(city.table, leader) == 1
    city.acts()
    city.answers("A", "play [Assert Authority]")
    assert influence(city.table, leader) == 3
    assert city.zone("Assert Authority") == BOARD
    assert city.asking == "AskAction A"


@rule("play.clan")
def test_a_clan_card_needs_an_active_vampire_of_the_clan() -> None:
    city = City(
        A=seat(coterie=["Liza Holt", "Doc"], torpor=[vampire("Skunk", blood=2)], hand=["The Spoils"], library=["Greed"])
    )
    city.acts()
    assert city.refuses("A", "play [The Spoils]").rule == "play.clan"
    assert city.table.actions == 2
    city = City(
        A=seat(
            coterie=["Montgomery White", "Doc"],
            torpor=[vampire("Skunk", blood=2)],
            hand=["The Spoils", "Late-Night Snack"],
        )
    )
    city.acts()
    city.answers("A", "play [Late-Night Snack]", "with <Doc>", "mend <Skunk>")
    assert "play [The Spoils]" in city.options("A")
    city.answers("A", "play [The Spoils]")
    assert city.zone("The Spoils") == BOARD
    assert city.asking == "AskAction A"


@rule("play.clan-any-player")
def test_a_clan_card_is_played_by_a_vampire_of_another_clan() -> None:
    city = City(
        A=seat(coterie=["Liza Holt", "Skunk"], hand=["Blood for Blood", "Sucker Punch"], library=["Greed"]),
    )
    city.acts()
    city.answers("A", "play [Blood for Blood]", "with <Liza Holt>")
    assert (city.ready("Liza Holt"), city.ready("Skunk")) == (False, True)
    assert city.zone("Blood for Blood") == BOARD
    assert city.asking == "AskAction A"


@rule("play.clan-any-player")
def test_a_toreador_attacks_with_a_brujah_card_that_only_it_is_strong_enough_for() -> None:
    city = City(
        A=seat(
            coterie=[vampire("Liza Holt", street=1), vampire("Skunk", street=2)], hand=["Drive-By"], library=["Greed"]
        ),
        B=seat(coterie=[vampire("Velvet", street=True)]),
    )
    city.acts()
    city.attack("Liza Holt", "Velvet", "ranged", "Drive-By")
    city.passes()
    assert city.log("illegal") == []
    assert city.blood("Velvet") == 2
    assert (city.ready("Liza Holt"), city.ready("Skunk")) == (False, True)
    assert city.asking == "AskAction A"


@rule("play.bp", "vamp.bp-uses")
@pytest.mark.parametrize("retainers", [["Cop"], []])
def test_a_retainer_may_lift_a_vampire_to_what_a_card_requires(retainers: list[str]) -> None:
    city = City(A=seat(coterie=[vampire("Skunk", on=retainers)], hand=["Keeper of Elysium"], library=["Greed"]))
    city.acts()
    if retainers:
        city.answers("A", "play [Keeper of Elysium]")
        assert city.asking == "AskPrice A"
    else:
        assert city.refuses("A", "play [Keeper of Elysium]").rule == "title.bp"
        assert city.table.actions == 2


@rule("vamp.bp-constant")
def test_lost_blood_does_not_lower_blood_potency() -> None:
    city = City(A=seat(coterie=[vampire("Brother", blood=1)], hand=["Seneschal"]))
    city.acts()
    city.answers("A", "play [Seneschal]")
    assert city.asking == "AskPrice A"


@rule("play.by-vampire")
@pytest.mark.parametrize(("actor", "more"), [("Iris Lokken", 3), ("Hydra", 0)])
def test_a_scheme_is_played_by_the_vampire_that_is_exhausted_for_it(actor: str, more: int) -> None:
    city = City(
        A=seat(coterie=["Brother", "Iris Lokken", "Hydra"], hand=["Free Money"], library=["Terrorize"]),
    )
    city.acts()
    city.answers("A", "play [Free Money]", f"with <{actor}>")
    assert city.table.conflict is not None
    assert city.table.conflict.extra[0] == more
    assert city.table.library[0] == [city.card("Terrorize")]
    assert city.asking == "AskDeclare A"


@rule("play.no-effect")
def test_a_card_that_names_a_target_needs_one() -> None:
    city = City(A=seat(coterie=[vampire("Hydra", street=True)], hand=["Coup de Grâce"], library=["Greed"]))
    city.acts()
    assert city.refuses("A", "play [Coup de Grâce]").rule == "play.no-effect"
    city = City(
        A=seat(coterie=[vampire("Hydra", street=True)], hand=["Coup de Grâce"], library=["Greed"]),
        B=seat(coterie=[vampire("Velvet", street=True, blood=2), "Karma"]),
    )
    city.acts()
    city.answers("A", "play [Coup de Grâce]")
    city.passes()
    assert city.table.torpor[1] == (city.card("Velvet"),)
    assert city.blood("Hydra") == 4
    assert city.asking == "AskAction A"


@rule("play.no-effect")
def test_a_card_that_does_nothing_without_a_discipline_needs_it() -> None:
    city = City(
        A=seat(
            coterie=[vampire("Flick", street=True)],
            hand=["Coup de Grâce", "Everything is Connected"],
            library=["Greed"],
        ),
        B=seat(coterie=[vampire("Velvet", street=True, blood=2)]),
    )
    city.acts()
    assert city.refuses("A", "play [Coup de Grâce]").rule == "play.no-effect"
    assert city.refuses("A", "play [Everything is Connected]").rule == "play.no-effect"


@rule("play.no-effect")
def test_other_cards_may_be_played_for_nothing() -> None:
    city = City(A=seat(coterie=["Humberto Garcia"], hand=["Royal Review", "Late-Night Snack"], library=["Greed"]))
    city.acts()
    assert {"play [Royal Review]", "play [Late-Night Snack]"} <= set(city.options("A"))
    city.answers("A", "play [Royal Review]")
    assert city.prestige("A") == 12
    assert city.zone("Royal Review") == DISCARD
    assert city.asking == "AskAction A"
