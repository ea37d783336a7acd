"""A turn: its phases and steps, in their order, and what happens in those that ask nothing."""

from __future__ import annotations

import pytest

from gloam.rivals.pieces import HAVEN, STREET, TORPOR
from tests.claims import rule
from tests.rivals.scenario import City, seat, vampire


@rule("turn.phases")
def test_after_player_4_comes_the_beginning_phase_of_player_1() -> None:
    city = City(players=4, city=["Vagrant", "Gallery Opening", "Vagrant"], A=seat(hand=["Greed"]), D=seat())
    city.turn_of("D")
    city.answers("D", "end")
    assert city.table.active == 0
    assert city.table.phase == "beginning"
    assert city.asking == "AskDiscardFor A"
    assert [event["seat"] for event in city.log("turn")] == [3, 0]
    city.answers("A", "enough")
    assert city.asking == "AskAction A"
    assert city.table.phase == "action"


@rule("begin.order", "end.order")
def test_the_steps_of_the_beginning_and_of_the_end_come_in_their_order() -> None:
    city = City(
        city=["Vagrant", "The Hunger"],
        street=["Special Affairs Division"],
        A=seat(
            coterie=[vampire("Hydra", blood=4), vampire("Flick", street=True)],
            torpor=[vampire("Brother", blood=1)],
            board=[("Long-Term Investment", 4)],
            library=["Greed", "Greed"],
        ),
    )
    city.turn_of("A")
    begun = ("city-revealed", "token-moved", "readied-all")
    assert [event["what"] for event in city.log(*begun)] == list(begun)
    assert city.zone("Flick") == HAVEN
    city.answers("A", "move <Flick>", "end", "give <Flick>")
    ended = ("torpor-blood", "prestige-lost", "damaged", "drew", "turn")
    assert [event["what"] for event in city.log(*ended)] == ["turn", *ended[:3], "drew", "drew", "turn"]
    assert city.blood("Flick") == 2
    assert city.asking == "AskAction B"


@rule("begin.start-effects")
@pytest.mark.parametrize(
    ("answers", "mended"),
    [
        (("use <Long-Term Investment>", "use <Emergency Bloodbag>"), 1),
        (("use <Emergency Bloodbag>",), 1),
        (("no",), 0),
    ],
)
def test_effects_at_the_start_of_a_turn_come_in_the_order_their_player_likes(
    answers: tuple[str, ...], mended: int
) -> None:
    city = City(
        A=seat(
            coterie=[vampire("Hydra", blood=3)],
            prestige=6,
            board=[("Long-Term Investment", 4), ("Emergency Bloodbag", 2)],
        )
    )
    city.turn_of("A")
    assert set(city.options("A")) == {"no", "use <Long-Term Investment>", "use <Emergency Bloodbag>"}
    city.answers("A", *answers)
    assert city.asking == "AskAction A"
    assert city.prestige("A") == 7
    assert (city.blood("Long-Term Investment"), city.blood("Emergency Bloodbag")) == (3, 2 - mended)
    assert city.blood("Hydra") == 3 + mended


@rule("begin.start-effects")
def test_an_optional_effect_at_the_start_of_a_turn_may_be_declined() -> None:
    city = City(A=seat(coterie=[vampire("Hydra", blood=3)], board=[("Emergency Bloodbag", 2)]))
    city.turn_of("A")
    assert city.asks("A", "no", "use <Emergency Bloodbag>")
    city.answers("A", "no")
    assert (city.blood("Hydra"), city.blood("Emergency Bloodbag")) == (3, 2)
    assert city.asking == "AskAction A"


@rule("begin.no-influence-off")
def test_only_the_active_players_vampires_lose_their_no_influence_tokens() -> None:
    city = City(
        A=seat(coterie=[vampire("Hydra", mute=True), vampire("Flick", mute=True)]),
        B=seat(coterie=[vampire("Karma", mute=True)]),
    )
    city.turn_of("A")
    muted = [city.table.pieces[city.card(name)].mute for name in ("Hydra", "Flick", "Karma")]
    assert muted == [False, False, True]
    assert city.asking == "AskAction A"


@rule("begin.ready")
def test_every_card_of_the_active_player_is_readied_and_no_other() -> None:
    city = City(
        A=seat(coterie=[vampire("Hydra", ready=False, on=[("Vagrant", False)])], board=["Search Engine"]),
        B=seat(coterie=[vampire("Karma", ready=False)]),
    )
    engine = city.card("Search Engine")
    city.table.pieces[engine] = city.table.pieces[engine].but(ready=0)
    city.turn_of("A")
    assert [city.ready(name) for name in ("Hydra", "Vagrant", "Search Engine", "Karma")] == [True, True, True, False]
    assert city.asking == "AskAction A"


@rule("begin.return")
def test_all_of_the_active_players_vampires_in_the_street_go_home() -> None:
    city = City(
        A=seat(coterie=[vampire("Hydra", street=1), vampire("Flick", street=2, ready=False)]),
        B=seat(coterie=[vampire("Karma", street=True)]),
    )
    city.turn_of("A")
    assert [city.zone(name) for name in ("Hydra", "Flick", "Karma")] == [HAVEN, HAVEN, STREET]
    assert city.party("Hydra") == ["Flick", "Hydra"]
    assert city.asking == "AskAction A"


@rule("begin.torpor-return", "torpor.stays-exhausted", "torpor.return-when")
def test_only_a_vampire_at_full_blood_comes_back_from_torpor_in_the_ready_and_return_step() -> None:
    city = City(A=seat(torpor=[vampire("Karma", blood=3), vampire("Flick", blood=2)]))
    city.turn_of("A")
    assert (city.zone("Karma"), city.ready("Karma")) == (HAVEN, True)
    assert (city.zone("Flick"), city.ready("Flick")) == (TORPOR, False)
    assert city.asking == "AskAction A"


@rule("end.draw")
def test_the_active_player_draws_2_cards_at_the_end() -> None:
    city = City(A=seat(hand=["Greed", "Mercy", "Free Money"], library=["Greed"], faction=["Karma"]))
    city.turn_of("A")
    city.answers("A", "end")
    assert city.asks("A", "library", "faction")
    city.answers("A", "faction")
    assert len(city.hand("A")) == 5
    assert city.asking == "AskAction B"


@rule("end.effects")
def test_at_the_end_of_a_turn_the_active_players_cards_and_the_events_in_force_act() -> None:
    city = City(
        city=["Vagrant", "The Hunger"],
        A=seat(
            coterie=[vampire("Hydra", blood=4), vampire("Flick", blood=1), "Karma"],
            torpor=[vampire("Brother", blood=1)],
            prestige=9,
        ),
        B=seat(coterie=[vampire("Ty Smith", blood=1)], prestige=9),
    )
    city.turn_of("A")
    city.answers("A", "end")
    assert (city.prestige("A"), city.prestige("B")) == (7, 9)
    assert city.asking == "AskAction B"


@rule("end.restrictions")
def test_in_the_end_phase_nothing_is_played_or_resolved_but_damage_is_prevented() -> None:
    city = City(
        street=["Special Affairs Division"],
        A=seat(
            haven="Artist Lofts",
            coterie=[vampire("Hydra", blood=4, ready=False, on=["Vagrant"], street=True), "Doc"],
            conspiracies=[("Destroy the Plans", "AAA")],
            hand=["Search Engine", "Greed"],
            library=["Greed"],
            faction=["Karma"],
        ),
    )
    city.acts()
    assert "resolve <Destroy the Plans>" in city.options("A")
    city = City(
        street=["Special Affairs Division"],
        city=["Cable Car Accident"],
        A=seat(
            haven="Artist Lofts",
            coterie=[vampire("Hydra", blood=4, on=["Vagrant"], street=True), "Doc"],
            conspiracies=[("Destroy the Plans", "AAA")],
            hand=["Search Engine", "Greed"],
            library=["Greed", "Greed"],
            faction=["Karma"],
        ),
    )
    city.turn_of("A")
    city.table.pieces[city.card("Hydra")] = city.table.pieces[city.card("Hydra")].but(ready=0)
    city.answers("A", "end")
    forbidden = {"resolve", "play", "use", "move", "attack", "draw", "add", "show"}

    def asked() -> set[str]:
        return {option.partition(" ")[0] for option in city.options("A")} & forbidden

    assert city.asking == "AskMend A"
    assert not asked()
    city.answers("A", "done")
    assert city.asking == "AskAnswer A"
    assert city.asks("A", "no", "use <Artist Lofts>")
    city.answers("A", "no")
    assert city.asks("A", "give <Hydra>", "give <Doc>")
    city.answers("A", "give <Hydra>")
    assert city.asking == "AskChange A"
    assert city.asks("A", "no", "use <Vagrant>")
    city.answers("A", "use <Vagrant>")
    assert city.blood("Hydra") == 4
    assert city.asking == "AskDeck A"
    assert not asked()


@rule("draw.choose-each", "end.draw")
def test_each_card_is_seen_before_the_deck_of_the_next_is_chosen() -> None:
    city = City(A=seat(library=["Mercy", "Greed"], faction=["Karma", "Flick"]))
    city.turn_of("A")
    city.answers("A", "end")
    assert city.asks("A", "library", "faction")
    city.answers("A", "library")
    assert city.hand("A") == ["Greed"]
    assert city.log("drew", viewer="A")[-1]["card"] == "core-greed"
    assert city.log("drew", viewer="B")[-1]["card"] is None
    assert city.asks("A", "library", "faction")
    city.answers("A", "faction")
    assert city.hand("A") == ["Flick", "Greed"]
    assert city.asking == "AskAction B"


@rule("draw.empty")
def test_an_empty_deck_is_not_drawn_from_and_two_empty_ones_harm_nobody() -> None:
    city = City(A=seat(faction=["Karma", "Flick"]))
    city.turn_of("A")
    city.answers("A", "end")
    assert city.hand("A") == ["Flick", "Karma"]
    assert city.asking == "AskAction B"
    city.answers("B", "end")
    assert city.hand("B") == []
    assert city.asking == "AskAction A"


@rule("draw.no-hand-limit")
def test_a_hand_has_no_limit() -> None:
    city = City(A=seat(hand=["Greed"] * 15, library=["Mercy"] * 3))
    city.turn_of("A")
    city.answers("A", "end")
    assert len(city.hand("A")) == 17
    assert city.pile("A") == []
    assert city.asking == "AskAction B"
