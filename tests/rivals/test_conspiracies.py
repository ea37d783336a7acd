"""Conspiracies: laid face down, shown, paid for together, resolved on somebody who has not paid."""

from __future__ import annotations

import pytest

from gloam.rivals.pieces import DISCARD, FACE_DOWN
from tests.claims import rule
from tests.rivals.scenario import City, seat, vampire

GLORY = ("Lost Glory", "AAAA")  # it asks for 4


def seen_by(city: City, name: str, *viewers: str) -> None:
    """These have been shown the card."""
    for viewer in viewers:
        city.table.see(city.card(name), 1 << city.names.index(viewer))


# ---- laying and showing


@rule("consp.play")
def test_a_conspiracy_is_laid_face_down_with_one_prestige() -> None:
    city = City(A=seat(hand=["Lost Glory"], prestige=9, library=["Greed"]))
    city.acts()
    city.answers("A", "play [Lost Glory]")
    assert city.zone("Lost Glory") == FACE_DOWN
    assert city.blood("Lost Glory") == 1
    assert city.prestige("A") == 8
    assert city.actions() == 1
    assert not city.ready("Nancy Witt")
    assert city.asking == "AskAction A"


@rule("consp.last-prestige")
def test_the_last_prestige_lays_no_conspiracy() -> None:
    city = City(A=seat(hand=["Lost Glory"], prestige=1, library=["Greed"]))
    city.acts()
    assert city.refuses("A", "play [Lost Glory]").rule == "consp.last-prestige"


@rule("consp.hidden")
def test_foes_see_the_tokens_on_a_conspiracy_and_not_its_name() -> None:
    city = City(A=seat(conspiracies=[("Lost Glory", "AA")]))
    for viewer in ("B", None):
        (shown,) = city.view(viewer)["players"][0]["board"]
        assert (shown["card"], shown["blood"], shown["down"]) == (None, 2, True)
        assert not city.mentions(viewer, "core-lost-glory")
    assert city.view("A")["players"][0]["board"][0]["card"] == "core-lost-glory"


@rule("consp.show", "window.conspiracy-show")
def test_a_conspiracy_is_shown_to_one_foe_at_a_time_and_once() -> None:
    city = City(players=3, A=seat(conspiracies=[("Lost Glory", "A")]))
    city.acts()
    assert city.offers("A", "show") == ("show <Lost Glory> B", "show <Lost Glory> C")
    city.answers("A", "show <Lost Glory> C")
    city.answers("C", "no")
    assert city.mentions("C", "core-lost-glory")
    assert not city.mentions("B", "core-lost-glory")
    assert [(event["to"], event["card"]) for event in city.log("shown", viewer="B")] == [(2, None)]
    assert city.refuses("A", "show <Lost Glory> C").rule == "window.conspiracy-show"
    assert city.actions() == 2


# ---- contributions


@rule("consp.contribute", "window.conspiracy-add")
def test_who_has_seen_it_may_add_one_in_each_of_the_controller_s_turns() -> None:
    city = City(players=3, A=seat(conspiracies=[("Lost Glory", "A")], library=["Greed"]))
    seen_by(city, "Lost Glory", "C")
    city.acts()
    assert city.asking == "AskContribution C"
    city.answers("C", "give")
    city.answers("A", "accept")
    assert city.blood("Lost Glory") == 2
    assert city.prestige("C") == 11
    assert city.actions() == 2
    city.answers("A", "draw")
    assert city.refuses("A", "ask <Lost Glory> C").rule == "window.conspiracy-add"
    city.acts("B")
    assert city.refuses("C", "give").rule == "table.not-asked"
    assert city.asking == "AskAction B"


@rule("window.conspiracy-add")
def test_foes_are_asked_at_the_start_then_when_shown_and_once_more_after_each_action() -> None:
    city = City(
        players=4,
        A=seat(
            coterie=["Nancy Witt", "Hydra"],
            conspiracies=[("Lost Glory", "A"), ("All Tied Up", "A")],
            library=["Greed"] * 3,
            hand=["Flick"],
        ),
        D=seat(prestige=1),
    )
    seen_by(city, "Lost Glory", "B", "C", "D")
    seen_by(city, "All Tied Up", "B")
    city.acts()
    asked = []
    while city.asking.startswith("AskContribution"):
        asked.append((city.waiting, city.asked().facts["card"]))
        city.answers(city.waiting, "no")
    assert asked == [("B", "core-lost-glory"), ("C", "core-lost-glory"), ("B", "core-all-tied-up")]
    assert city.offers("A", "ask") == ()
    city.answers("A", "show <All Tied Up> C")
    assert city.asking == "AskContribution C"
    city.answers("C", "no")
    assert city.refuses("A", "ask <Lost Glory> B").rule == "window.conspiracy-add"
    city.answers("A", "recruit [Flick]")
    assert city.offers("A", "ask") == (
        "ask <Lost Glory> B",
        "ask <Lost Glory> C",
        "ask <All Tied Up> B",
        "ask <All Tied Up> C",
    )
    city.answers("A", "ask <Lost Glory> B")
    city.answers("B", "no")
    assert "ask <Lost Glory> B" not in city.options("A")


@rule("window.conspiracy-add")
def test_an_attack_is_an_action_after_which_foes_may_be_asked_again() -> None:
    city = City(
        A=seat(coterie=[vampire("Hydra", street=True)], conspiracies=[("Lost Glory", "A")], library=["Greed"]),
        street=["Special Affairs Division"],
    )
    seen_by(city, "Lost Glory", "B")
    city.acts()
    city.answers("B", "no")
    assert city.offers("A", "ask") == ()
    city.attack("Hydra", "Special Affairs Division", "physical")
    city.answers("A", "pass")
    assert city.offers("A", "ask") == ("ask <Lost Glory> B",)


@rule("consp.refuse")
@pytest.mark.parametrize(("answer", "tokens", "victims"), [("accept", 5, "C"), ("refuse", 4, "BC")])
def test_the_controller_may_turn_a_contribution_down(answer: str, tokens: int, victims: str) -> None:
    city = City(players=3, A=seat(conspiracies=[GLORY]), B=seat(agenda=3), C=seat(agenda=3))
    seen_by(city, "Lost Glory", "B")
    city.acts()
    city.answers("B", "give")
    assert city.asks("A", "accept", "refuse")
    city.answers("A", answer)
    assert city.blood("Lost Glory") == tokens
    assert city.prestige("B") == 16 - tokens
    city.answers("A", "resolve <Lost Glory>")
    if len(victims) > 1:
        assert city.asks("A", "foe B", "foe C")
        city.answers("A", "foe B")
    assert [city.agenda(name) for name in "BC"] == ([2, 3] if answer == "refuse" else [3, 2])
    assert city.asking == "AskAction A"


@rule("consp.own-wait", "window.conspiracy-add")
def test_the_controller_adds_one_a_turn_but_not_when_it_was_laid() -> None:
    city = City(A=seat(hand=["Lost Glory"], library=["Greed"] * 9))
    city.turn_of("A")
    city.answers("A", "play [Lost Glory]")
    assert city.refuses("A", "add <Lost Glory>").rule == "consp.own-wait"
    city.answers("A", "end")
    city.answers("B", "end")
    city.answers("A", "add <Lost Glory>")
    assert city.blood("Lost Glory") == 2
    assert city.prestige("A") == 10
    assert city.refuses("A", "add <Lost Glory>").rule == "consp.own-wait"
    assert city.actions() == 2


@rule("consp.last-prestige")
def test_a_player_s_last_prestige_is_not_asked_for() -> None:
    city = City(
        players=3, A=seat(conspiracies=[("Lost Glory", "A")], prestige=1), B=seat(prestige=1), C=seat(prestige=2)
    )
    seen_by(city, "Lost Glory", "B", "C")
    city.acts()
    assert city.asking == "AskContribution C"
    city.answers("C", "no")
    assert city.refuses("A", "add <Lost Glory>").rule == "consp.last-prestige"
    assert city.refuses("A", "ask <Lost Glory> B").rule == "window.conspiracy-add"
    assert city.refuses("B", "give").rule == "table.not-asked"


@rule("consp.card-effects")
def test_a_card_may_add_tokens_in_the_turn_a_conspiracy_was_laid() -> None:
    city = City(A=seat(coterie=["Doc", "Karma"], hand=["Lost Glory", "Everything is Connected"]))
    city.acts()
    city.answers("A", "play [Lost Glory]", "with <Doc>", "play [Everything is Connected]")
    assert city.blood("Lost Glory") == 2
    assert city.prestige("A") == 11
    assert city.asking == "AskAction A"


# ---- resolving


@rule("consp.threshold", "window.conspiracy-resolve")
def test_a_conspiracy_is_resolved_without_an_action_once_it_has_its_prestige() -> None:
    city = City(A=seat(conspiracies=[("Destroy the Plans", "AAA"), ("Lost Glory", "AAA")]), B=seat(hand=["Greed"] * 4))
    city.acts(actions=0)
    assert city.refuses("A", "resolve <Lost Glory>").rule == "consp.threshold"
    city.answers("A", "resolve <Destroy the Plans>")
    city.answers("B", "discard [Greed]", "discard [Greed]", "discard [Greed]")
    assert city.hand("B") == ["Greed"]
    assert city.zone("Destroy the Plans") == DISCARD
    assert city.asking == "AskAction A"


@rule("consp.threshold", "window.conspiracy-resolve")
def test_a_conspiracy_may_wait_and_nobody_is_asked_before_it_is_resolved() -> None:
    city = City(players=3, A=seat(conspiracies=[GLORY], library=["Greed"] * 5), B=seat(agenda=1), C=seat(agenda=1))
    city.turn_of("A")
    city.answers("A", "end")
    city.answers("B", "end")
    city.answers("C", "end")
    seen_by(city, "Lost Glory", "B")
    city.answers("A", "resolve <Lost Glory>")
    assert city.asks("A", "foe B", "foe C")
    city.answers("A", "foe C")
    assert [city.agenda(name) for name in "BC"] == [1, 0]
    assert city.asking == "AskAction A"


@rule("consp.immunity", "consp.first-token")
def test_who_has_put_prestige_on_it_is_no_victim() -> None:
    city = City(players=4, A=seat(conspiracies=[("Lost Glory", "AAAC")]))
    city.acts()
    city.answers("A", "resolve <Lost Glory>")
    assert city.asks("A", "foe B", "foe D")


@rule("consp.no-target", "window.conspiracy-resolve")
def test_without_a_victim_a_conspiracy_goes_on_lying_there() -> None:
    hand = ["Greed"]
    city = City(A=seat(conspiracies=[("Destroy the Plans", "ABC")]), B=seat(hand=hand), C=seat(hand=hand))
    city.acts()
    assert city.refuses("A", "resolve <Destroy the Plans>").rule == "consp.no-target"
    assert city.zone("Destroy the Plans") == FACE_DOWN
    assert city.blood("Destroy the Plans") == 3


@rule("consp.cleanup")
def test_all_prestige_on_a_resolved_conspiracy_goes_to_the_general_supply() -> None:
    city = City(A=seat(conspiracies=[("Lost Glory", "AABB")]), B=seat(), C=seat(agenda=5), players=3)
    city.table.supply = [0, 0, 0]
    city.acts()
    city.answers("A", "resolve <Lost Glory>")
    assert city.table.supply == [2, 2, 0]
    assert [city.prestige(name) for name in "ABC"] == [12, 12, 12]
    assert city.pile("A") == ["Lost Glory"]
    assert city.table.gave == ()
    assert city.asking == "AskAction A"


@rule("consp.clan-to-resolve", "window.conspiracy-resolve")
def test_a_clan_is_needed_to_resolve_and_not_to_lay() -> None:
    city = City(A=seat(coterie=["Hydra"], hand=["All Tied Up"], library=["Greed"]))
    city.acts()
    city.answers("A", "play [All Tied Up]")
    assert city.zone("All Tied Up") == FACE_DOWN
    paid = City(A=seat(coterie=["Hydra"], conspiracies=[("All Tied Up", "AA")], hand=["Lolita"]))
    paid.acts()
    assert paid.refuses("A", "resolve <All Tied Up>").rule == "consp.clan-to-resolve"
    paid.answers("A", "recruit [Lolita]", "resolve <All Tied Up>")
    assert not paid.ready("Ty Smith")
    assert paid.asking == "AskAction A"
    assert city.asking == "AskAction A"
