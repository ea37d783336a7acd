"""Recruiting: what it costs, whom one may recruit, and namesakes."""

from __future__ import annotations

from gloam.rivals.pieces import BURNED, HAVEN, STREET, TORPOR
from gloam.rivals.tokens import by_colour
from tests.claims import rule
from tests.rivals.scenario import ID_OF, City, seat, vampire


@rule("recruit.pay")
def test_prestige_becomes_the_blood_of_a_recruit() -> None:
    city = City(A=seat(hand=["Brother"], prestige=11, library=["Greed"]))
    city.acts()
    city.answers("A", "recruit [Brother]")
    assert (city.prestige("A"), city.blood("Brother")) == (6, 5)
    assert city.zone("Brother") == HAVEN
    assert city.table.actions == 1
    assert city.asking == "AskAction A"


@rule("supply.two-sides")
def test_the_blood_of_a_recruit_is_made_of_the_prestige_that_was_paid() -> None:
    city = City(A=seat(hand=["Johnny"], prestige=12, library=["Greed"]))
    city.table.supply = [30, 30]
    city.acts()
    city.answers("A", "recruit [Johnny]")
    assert (city.prestige("A"), city.blood("Johnny")) == (8, 4)
    assert by_colour(city.table.pieces[city.card("Johnny")].tokens, 2) == [4, 0]
    assert city.table.supply == [30, 30]
    assert city.asking == "AskAction A"


@rule("vamp.bp-uses")
def test_blood_potency_is_the_price_the_ceiling_and_the_highest_requirement() -> None:
    tired = vampire("Doc", ready=False, blood=4)
    city = City(A=seat(coterie=[tired], hand=["Johnny", "Seneschal", "Keeper of Elysium"], prestige=12))
    city.acts()
    city.answers("A", "recruit [Johnny]")
    assert (city.prestige("A"), city.blood("Johnny")) == (8, 4)
    city.answers("A", "use <Doc>")
    assert (city.blood("Doc"), city.blood("Johnny")) == (5, 4)
    assert city.refuses("A", "play [Seneschal]").rule == "title.bp"
    city.answers("A", "play [Keeper of Elysium]")
    assert city.asking == "AskPrice A"


@rule("recruit.any-clan")
def test_a_brujah_leader_recruits_a_toreador() -> None:
    city = City(A=seat(coterie=["Hydra"], hand=["Liza Holt"], prestige=9))
    city.acts()
    city.answers("A", "recruit [Liza Holt]")
    assert city.prestige("A") == 5
    assert city.zone("Liza Holt") == HAVEN
    assert city.asking == "AskAction A"


@rule("recruit.keep-one")
def test_nobody_is_recruited_with_the_last_prestige() -> None:
    city = City(A=seat(hand=["Brother"], prestige=5))
    city.acts()
    assert city.refuses("A", "recruit [Brother]").rule == "recruit.keep-one"
    city = City(A=seat(hand=["Brother"], prestige=6))
    city.acts()
    city.answers("A", "recruit [Brother]")
    assert city.prestige("A") == 1
    assert city.asking == "AskAction A"


@rule("recruit.unique")
def test_an_active_namesake_forbids_a_recruit_whoever_controls_it() -> None:
    for mine, theirs in (("Johnny", "Karma"), ("Karma", "Johnny")):
        city = City(A=seat(coterie=[mine], hand=["Johnny"]), B=seat(coterie=[theirs]))
        city.acts()
        assert city.refuses("A", "recruit [Johnny]").rule == "recruit.unique"


@rule("recruit.usurp", "recruit.usurp-no-agenda")
def test_a_namesake_in_torpor_is_burned_with_its_title_for_no_agenda() -> None:
    city = City(
        A=seat(hand=["Johnny"], prestige=9, library=["Greed"]),
        B=seat(torpor=[vampire("Johnny", on=["Herald"])]),
    )
    old, title = city.card("Johnny"), city.card("Herald")
    assert city.table.pieces[old].zone == TORPOR
    city.acts()
    city.answers("A", "recruit [Johnny]")
    assert city.prestige("A") == 5
    assert (city.zone("Johnny"), city.blood("Johnny")) == (HAVEN, 4)
    assert city.table.pieces[city.card("Johnny")].holder == 0
    assert city.table.pieces[old].zone == BURNED
    assert city.table.pieces[title].zone == BURNED
    assert city.agenda("A") == 0
    assert city.asking == "AskAction A"


@rule("recruit.may-act")
def test_a_recruit_may_move_and_act_in_the_same_turn() -> None:
    city = City(street=["Vagrant"], A=seat(hand=["Brother"], prestige=9))
    city.acts()
    city.answers("A", "recruit [Brother]", "move <Brother>")
    assert (city.zone("Brother"), city.ready("Brother")) == (STREET, True)
    city.answers("A", "attack <Brother>")
    assert city.table.attack is not None
    assert city.table.id_of(city.table.attack.attacker) == ID_OF["Brother"]
    assert city.asking == "AskType A"
