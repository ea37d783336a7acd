"""The Action Phase: its menu, the actions, who is exhausted for them, and what may be done between them."""

from __future__ import annotations

import pytest

from gloam.core.refusal import Refused
from gloam.rivals.pieces import BOARD, CITY_BURNED, HAVEN, STREET
from tests.claims import rule
from tests.rivals.scenario import City, seat, vampire


@rule("action.up-to-two", "action.two-required")
def test_a_third_action_is_refused() -> None:
    city = City(A=seat(library=["Greed"] * 5))
    city.acts()
    city.answers("A", "draw", "draw")
    assert city.hand("A") == ["Greed", "Greed"]
    assert city.refuses("A", "draw").rule == "action.up-to-two"
    assert city.table.actions == 0


@rule("action.up-to-two", "action.two-required")
@pytest.mark.parametrize("taken", [0, 1, 2])
def test_the_phase_may_be_ended_after_any_number_of_actions(taken: int) -> None:
    city = City(A=seat(library=["Greed"] * 5))
    city.acts()
    city.answers("A", *["draw"] * taken)
    assert "end" in city.options("A")
    city.answers("A", "end")
    assert city.settled
    assert city.log("phase-ended")[-1]["actions"] == 2 - taken


@rule("action.five", "window.action-phase")
def test_all_five_kinds_of_action_are_offered_in_ones_own_turn_and_none_in_a_foes() -> None:
    city = City(
        street=["Prince of the City"],
        A=seat(coterie=[vampire("Hydra", street=True)], hand=["Karma", "Free Money"], library=["Greed"]),
    )
    city.acts()
    kinds = {option.partition(" ")[0] for option in city.options("A")}
    assert {"draw", "recruit", "claim", "play", "attack"} <= kinds
    assert city.options("B") == ()
    for option in ("draw", "attack <Ty Smith>", "end"):
        assert city.refuses("B", option).rule == "table.not-asked"


@rule("action.repeat")
def test_both_actions_may_be_of_the_same_kind() -> None:
    city = City(A=seat(hand=["Karma", "Velvet"], prestige=12))
    city.acts()
    city.answers("A", "recruit [Karma]", "recruit [Velvet]")
    assert city.prestige("A") == 5
    assert city.table.actions == 0
    assert city.asking == "AskAction A"


@rule("action.exhaust")
def test_without_a_ready_vampire_no_action_card_is_played() -> None:
    city = City(A=seat(coterie=[vampire("Hydra", ready=False)], hand=["Free Money"], library=["Greed"]))
    city.acts()
    assert city.refuses("A", "play [Free Money]").rule == "action.exhaust"
    assert city.table.actions == 2


@rule("action.unhosted", "draw.action")
def test_drawing_exhausts_nobody_and_uses_an_action() -> None:
    city = City(A=seat(coterie=[vampire("Hydra", ready=False)], library=["Greed"] * 30, faction=["Karma"] * 4))
    city.acts()
    city.answers("A", "draw", "faction")
    assert (len(city.table.library[0]), len(city.table.faction[0])) == (30, 3)
    assert city.hand("A") == ["Karma"]
    assert not city.ready("Hydra")
    assert city.table.actions == 1
    assert city.asking == "AskAction A"


@rule("action.unhosted")
def test_an_unhosted_action_card_exhausts_nobody() -> None:
    city = City(A=seat(coterie=["Hydra"], hand=["Search Engine"]))
    city.acts()
    city.answers("A", "play [Search Engine]")
    assert city.ready("Hydra")
    assert city.table.actions == 1
    assert city.asking == "AskAction A"


@rule("draw.action-empty")
def test_the_draw_action_needs_a_deck_that_is_not_empty() -> None:
    city = City(A=seat(coterie=["Hydra"]), B=seat(faction=["Karma"]))
    city.acts()
    assert "draw" not in city.options("A")
    city.answers("A", "end")
    city.acts("B")
    city.answers("B", "draw")
    assert city.hand("B") == ["Karma"]
    assert "draw" not in city.options("B")


@rule("action.anywhere")
def test_an_action_may_be_taken_at_home_unless_the_card_names_a_place() -> None:
    city = City(A=seat(coterie=["Hydra"], hand=["Free Money", "Smoke 'Em Out"], library=["Greed"]))
    city.acts()
    assert city.refuses("A", "play [Smoke 'Em Out]").rule == "play.no-effect"
    city.answers("A", "play [Free Money]")
    city.passes()
    city.answers("A", "yes")
    city.passes()
    assert not city.ready("Hydra")
    assert (city.zone("Hydra"), city.table.actions) == (HAVEN, 1)
    assert city.asking == "AskAction A"


@rule("action.exhaust-keeps-party", "exhaust.no-action", "exhaust.own-turn")
def test_an_exhausted_vampire_stays_in_its_party() -> None:
    city = City(
        A=seat(
            coterie=[
                vampire("Yusuf Kaya", street=1),
                vampire("Hydra", street=1, on=["Herald"], blood=2),
                vampire("Flick", street=1),
            ]
        ),
        B=seat(library=["Greed"]),
    )
    city.acts("B")
    assert city.refuses("A", "use <Yusuf Kaya>").rule == "table.not-asked"
    city.answers("B", "end")
    assert city.blood("Hydra") == 2
    city.acts()
    city.answers("A", "use <Yusuf Kaya>")
    assert not city.ready("Yusuf Kaya")
    assert city.party("Yusuf Kaya") == ["Flick", "Hydra", "Yusuf Kaya"]
    assert city.table.actions == 2
    assert city.blood("Hydra") == 3
    assert city.asking == "AskAction A"


@rule("action.granted", "action.granted-anywhere", "action.granted-who")
@pytest.mark.parametrize("street", [False, True])
def test_a_granted_action_exhausts_the_vampire_that_has_it(street: bool) -> None:
    where = {"street": True} if street else {}
    city = City(
        A=seat(coterie=[vampire("Hydra", on=["Seneschal"], **where), "Flick"]),
        B=seat(coterie=[vampire("Karma", on=["Prince of the City"])], prestige=6),
    )
    city.acts()
    city.answers("A", "use <Seneschal>")
    city.passes()
    assert city.prestige("B") == 5
    assert (city.ready("Hydra"), city.ready("Flick")) == (False, True)
    assert city.table.actions == 1
    assert city.refuses("A", "use <Seneschal>").rule == "cost.per-turn"


@rule("action.granted")
def test_a_granted_action_needs_a_ready_vampire_and_an_action() -> None:
    city = City(A=seat(coterie=[vampire("Hydra", on=["Seneschal"], ready=False), "Flick"]))
    city.acts()
    assert "use <Seneschal>" not in city.options("A")
    city = City(A=seat(coterie=[vampire("Hydra", on=["Seneschal"]), "Flick"], library=["Greed"] * 3))
    city.acts()
    assert "use <Seneschal>" in city.options("A")
    city.answers("A", "draw", "draw")
    assert "use <Seneschal>" not in city.options("A")


@rule("window.action-phase", "window.retainer-burn")
def test_the_menu_has_all_that_may_be_done_between_actions() -> None:
    city = City(
        A=seat(
            coterie=[vampire("Hydra", on=["Vagrant"]), "Doc", vampire("Flick", street=1), vampire("Brother", street=2)],
            conspiracies=[("Destroy the Plans", "AAA")],
            library=["Greed"] * 3,
        )
    )
    city.acts()
    options = city.options("A")
    free = ("move <Hydra>", "regroup", "burn <Vagrant>", "use <Doc>", "show <Destroy the Plans> B")
    for option in ("end", "draw", *free, "add <Destroy the Plans>", "resolve <Destroy the Plans>"):
        assert option in options
    city.answers("A", "burn <Vagrant>")
    assert city.zone("Vagrant") == CITY_BURNED
    city.answers("A", "use <Doc>")
    assert city.table.actions == 2
    city.answers("A", "draw", "draw")
    options = city.options("A")
    assert "draw" not in options
    assert {"end", "move <Hydra>", "regroup", "add <Destroy the Plans>"} <= set(options)


@rule("window.action-phase")
def test_an_agenda_that_lies_face_down_is_turned_up_or_held_back_in_the_menu() -> None:
    city = City(A=seat(agenda_card="Base of Power", agenda_down=True, library=["Greed"]))
    city.acts()
    assert {"reveal <Base of Power>", "order hold"} <= set(city.options("A"))
    city.answers("A", "order hold")
    assert not city.table.pays[0]
    city.answers("A", "reveal <Base of Power>")
    assert city.zone("Base of Power") == BOARD
    assert not [option for option in city.options("A") if "Base of Power" in option]
    assert city.table.actions == 2


@rule("window.action-phase", "move.mid-action")
def test_nothing_of_the_menu_can_be_done_inside_an_action() -> None:
    city = City(
        A=seat(
            coterie=[vampire("Hydra", street=1), vampire("Brother", street=1, on=["Vagrant"]), "Doc"],
            hand=["Baseball Bat"],
            library=["Greed"] * 3,
        ),
        B=seat(coterie=[vampire("Karma", street=True), "Velvet"]),
    )
    city.acts()
    city.attack("Hydra", "Karma", "physical", "Baseball Bat", "Brother")
    menu = {"end", "draw", "move", "regroup", "burn", "recruit", "attack"}
    asked = []
    while city.asking != "AskAction A":
        asked.append(city.asking)
        options = city.options(city.waiting)
        assert not {option.partition(" ")[0] for option in options} & menu
        assert "use <Doc>" not in options
        city.answers(city.waiting, options[0])
    assert asked == ["AskWindow A"]
    assert city.table.actions == 1


@rule("window.action-phase")
def test_nothing_of_the_menu_can_be_done_inside_a_scheme() -> None:
    city = City(A=seat(coterie=["Hydra", vampire("Doc", blood=3)], hand=["Free Money"], library=["Greed"] * 3))
    city.acts()
    city.answers("A", "play [Free Money]", "with <Hydra>")
    assert city.asking == "AskDeclare A"
    assert not {"end", "draw", "move <Doc>", "use <Doc>"} & set(city.options("A"))


@rule("window.retainer-burn")
def test_no_retainer_is_burned_by_choice_in_the_beginning_or_the_end() -> None:
    city = City(
        city=["Vagrant", "Gallery Opening"],
        A=seat(
            coterie=[vampire("Hydra", blood=3, on=["Student"])], hand=["Greed"], library=["Greed"], faction=["Karma"]
        ),
    )
    city.turn_of("A")
    assert city.asks("A", "enough", "discard [Greed]")
    city.answers("A", "enough", "end")
    assert city.asks("A", "done", "mend <Hydra>")
    city.answers("A", "done")
    assert city.asks("A", "library", "faction")


@rule("window.action-phase")
def test_an_ended_phase_is_not_begun_again() -> None:
    city = City(A=seat(coterie=[vampire("Hydra", blood=3)], hand=["Greed"], library=["Greed"]))
    city.turn_of("A")
    city.answers("A", "end")
    assert city.asking == "AskMend A"
    with pytest.raises(Refused):
        city.table.answer(1, "end")
    assert "draw" not in city.options("A")


@rule("move.free")
def test_moving_to_the_street_uses_no_action() -> None:
    city = City(A=seat(coterie=["Hydra", "Flick"]))
    city.acts()
    city.answers("A", "move <Hydra>", "move <Flick>", "alone")
    assert (city.zone("Hydra"), city.zone("Flick")) == (STREET, STREET)
    assert city.table.actions == 2
    assert city.asking == "AskAction A"


@rule("move.ready-only")
def test_an_exhausted_vampire_does_not_leave_its_haven() -> None:
    city = City(A=seat(coterie=[vampire("Hydra", ready=False), "Flick"]))
    city.acts()
    city.answers("A", "move <Flick>")
    assert city.refuses("A", "move <Hydra>").rule == "move.ready-only"
    assert (city.zone("Hydra"), city.zone("Flick")) == (HAVEN, STREET)


@rule("move.phase")
def test_nobody_moves_in_the_beginning_in_the_end_or_in_a_foes_turn() -> None:
    city = City(
        city=["Vagrant", "Gallery Opening"],
        A=seat(coterie=[vampire("Hydra", blood=3), "Flick"], hand=["Greed", "Mercy"]),
        B=seat(coterie=["Karma", "Velvet"]),
    )
    city.turn_of("A")
    assert city.offers("A", "move") == ()
    city.answers("A", "enough")
    assert city.refuses("B", "move <Karma>").rule == "table.not-asked"
    city.answers("A", "end")
    assert city.asking == "AskMend A"
    assert city.offers("A", "move") == ()
    assert [city.zone(name) for name in ("Hydra", "Flick", "Karma", "Velvet")] == [HAVEN] * 4


@rule("move.one-way")
def test_nobody_goes_home_from_the_street() -> None:
    city = City(A=seat(coterie=[vampire("Hydra", street=True)], library=["Greed"]))
    city.acts()
    assert city.refuses("A", "move <Hydra>").rule == "move.one-way"
    assert city.table.actions == 2


@rule("move.party")
@pytest.mark.parametrize(("place", "size"), [("alone", 1), ("join <Hydra>", 3)])
def test_whoever_moves_stands_alone_or_joins_a_party_of_its_own(place: str, size: int) -> None:
    city = City(
        A=seat(coterie=[vampire("Hydra", street=1), vampire("Flick", street=1), "Brother"]),
        B=seat(coterie=[vampire("Karma", street=True)]),
    )
    city.acts()
    city.answers("A", "move <Brother>")
    assert city.asks("A", "alone", "join <Hydra>")
    city.answers("A", place)
    assert len(city.party("Brother")) == size
    assert city.asking == "AskAction A"
