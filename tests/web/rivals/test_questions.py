"""The docks of Rivals, question by question, at tables that were laid for them."""

from __future__ import annotations

import re
from typing import Any

from gloam.core.question import Question
from gloam.rivals.catalogue import CLANS
from gloam.web.app import STATIC
from gloam.web.drawings.rivals.appearance import RIVALS
from gloam.web.drawings.rivals.drawing import now
from gloam.web.scenes.composing import compose
from tests.rivals.scenario import City, out, seat, vampire
from tests.web.markup import Markup
from tests.web.rivals.scenes import DRAWING, buttons, dock, sentence
from tests.web.scenes import scene_of


def city(**more: Any) -> City:
    """Lixue Chen and Muhammad Zadeh of A's in The Street together, Iris Lokken at home, Ty Smith in Torpor; B has one
    outside and one at home."""
    facts: dict[str, Any] = {
        "street": ["Vagrant"],
        "A": seat(
            coterie=[out("Lixue Chen"), out("Muhammad Zadeh"), vampire("Iris Lokken")],
            torpor=["Ty Smith"],
            hand=["Seduction", "Humiliate", "Primogen", "Bong-Cha Park", "Fleetness"],
            library=["Seduction"] * 3,
            prestige=8,
        ),
        "B": seat(coterie=[out("Nancy Witt"), vampire("Randolph Marz")], hand=["Fleetness", "Humiliate", "Free Money"]),
    }
    return City(**{**facts, **more})


def page(table: City, who: str, *chosen: str) -> str:
    return dock(scene_of(table.table, table.names.index(who), chosen=[table.spelled(option) for option in chosen]))


def said(table: City, who: str, *chosen: str) -> str:
    return sentence(scene_of(table.table, table.names.index(who), chosen=[table.spelled(option) for option in chosen]))


def pressed(drawn: str) -> set[tuple[str, ...]]:
    return {one.choice.options for one in buttons(drawn) if one.pressed}


# ---- the menu


def test_each_action_has_a_door_and_a_locked_one_says_why() -> None:
    table = city()
    table.acts()
    doors = Markup(page(table, "A")).all("b")
    named = [
        one.text for one in doors if one.text in ("Attack", "Play a card", "Recruit", "Draw a card", "Claim Prince")
    ]
    assert named == ["Attack", "Play a card", "Recruit", "Draw a card", "Claim Prince"]
    locked = [one.text for one in Markup(page(table, "A")).all("button") if "aria-disabled" in one.attributes]
    assert len(locked) == 1
    assert locked[0].startswith("Claim Prince")
    assert len(locked[0]) > len("Claim Prince"), "with a reason"


def test_without_actions_every_door_is_locked_and_what_costs_none_is_not() -> None:
    table = city()
    table.acts(actions=0)
    drawn = page(table, "A")
    locked = [one.text for one in Markup(drawn).all("button") if "aria-disabled" in one.attributes]
    assert len(locked) == 5
    assert said(table, "A") == "No action is left. Anything else?"
    assert {one.choice.options[0] for one in buttons(drawn)} == {
        table.spelled(option) for option in ("end", "move <Iris Lokken>", "regroup")
    }


def test_the_end_is_never_bright_and_asks_once_more_while_an_action_is_left() -> None:
    table = city()
    for actions in (2, 1, 0):
        table.acts(actions=actions)
        scene = scene_of(table.table, 0)
        question = scene.question
        assert isinstance(question, Question)
        assert DRAWING.costly(scene.view, question, "end") == (actions > 0)
        assert "btn--do" not in dock(scene)


def test_a_card_that_cannot_be_played_is_there_to_be_read_with_the_reason() -> None:
    table = city()
    table.acts()
    drawn = page(table, "A")
    cards = {one.attributes["data-read"]: one for one in Markup(drawn).all("article")}
    assert set(cards) == {
        table.spelled(f"[{name}]") for name in ("Seduction", "Humiliate", "Primogen", "Bong-Cha Park", "Fleetness")
    }
    seduction = cards[table.spelled("[Seduction]")]
    assert "is-legal" not in seduction.attributes["class"]
    assert "Why?" in seduction.text
    assert "is-legal" in cards[table.spelled("[Bong-Cha Park]")].attributes["class"]


def test_recruiting_is_weighed_and_the_bill_says_what_is_left() -> None:
    table = city()
    table.acts()
    recruit = next(
        one for one in buttons(page(table, "A")) if one.choice.options == (table.spelled("recruit [Bong-Cha Park]"),)
    )
    assert recruit.choice.weighed
    drawn = page(table, "A", "recruit [Bong-Cha Park]")
    words = re.sub(r"<[^>]+>", "", drawn)
    assert "Prestige 8 → 5" in words
    assert "Actions 2 → 1" in words
    assert said(table, "A", "recruit [Bong-Cha Park]") == "Recruit Bong-Cha Park?"


# ---- an attack


def test_an_attack_is_a_sentence_that_its_parts_complete() -> None:
    table = city()
    table.acts()
    begun = ["attack <Lixue Chen>", "go"]
    assert said(table, "A", *begun) == "Lixue Chen attacks whom with which card, how?"
    whole = [*begun, "target <Nancy Witt>", "social", "lay [Humiliate]"]
    assert said(table, "A", *whole) == "Lixue Chen attacks Nancy Witt with Humiliate, Social?"
    assert said(table, "A", *whole[:-1], "none") == "Lixue Chen attacks Nancy Witt with no card, Social?"


def test_whoever_attacks_takes_the_party_along_until_somebody_is_left() -> None:
    table = city()
    table.acts()
    attack = next(
        one for one in buttons(page(table, "A")) if one.choice.options[0] == table.spelled("attack <Lixue Chen>")
    )
    assert attack.choice.options[1:] == ("go",)
    whole = ["attack <Lixue Chen>", "go", "target <Nancy Witt>", "social", "lay [Humiliate]"]
    left = table.spelled("without <Muhammad Zadeh>")
    mate = next(one for one in buttons(page(table, "A", *whole)) if one.choice.options[:1] == (left,))
    assert mate.pressed
    assert mate.choice.options == (left, "go"), "and what was chosen after it stays"
    spelled = [table.spelled(option) for option in whole]
    play = compose(
        table.table, 0, [*spelled[: mate.place], *mate.choice.options, *spelled[mate.place + 1 :]], RIVALS.continues
    )
    assert play.whole
    assert play.chosen == [spelled[0], left, *spelled[1:]]


def test_a_target_that_is_changed_keeps_what_still_fits_and_asks_what_is_new() -> None:
    table = city()
    table.acts()
    whole = [
        table.spelled(one) for one in ("attack <Lixue Chen>", "go", "target <Nancy Witt>", "social", "lay [Humiliate]")
    ]
    whole[2] = table.spelled("target <Randolph Marz>")
    play = compose(table.table, 0, whole, RIVALS.continues)
    assert play.open is not None
    assert play.open.what == "AskIntel", "he is at home"
    whole[2] = table.spelled("target <Vagrant>")
    assert compose(table.table, 0, whole, RIVALS.continues).chosen == whole


def test_cards_for_intel_are_chosen_in_the_hand_and_counted() -> None:
    table = city()
    table.acts()
    begun = ["attack <Lixue Chen>", "go", "target <Randolph Marz>"]
    drawn = page(table, "A", *begun)
    discards = [
        one.choice.options[0]
        for one in buttons(drawn)
        if one.choice.options and one.choice.options[0].startswith("discard")
    ]
    assert len(discards) == 5
    assert "1 Intel is missing" in drawn
    assert "for 1 Intel" in said(table, "A", *begun, "discard [Seduction]")


def test_a_void_reaction_is_dashed_and_what_is_none_is_a_slip_under_one_reason() -> None:
    table = city()
    table.acts()
    table.attack("Lixue Chen", "Nancy Witt", "social")
    if table.what == "AskBlock":
        table.answers("B", "let")
    assert table.what == "AskReaction"
    drawn = page(table, "B")
    looks = {one.attributes["data-read"]: one.attributes["class"] for one in Markup(drawn).all("article")}
    assert set(looks) == {table.spelled("[Fleetness]"), table.spelled("[Humiliate]")}
    assert "is-bluff" in looks[table.spelled("[Fleetness]")], "it answers no Social attack"
    assert "is-bluff" not in looks[table.spelled("[Humiliate]")]
    assert "Free Money" in drawn
    assert len([one for one in Markup(drawn).all("p") if one.attributes.get("class") == "reason"]) == 1
    none = next(one for one in buttons(drawn) if one.choice.options == ("none",))
    assert not none.choice.weighed, "it is made at once"
    lay = next(one for one in buttons(drawn) if one.choice.options == (table.spelled("lay [Humiliate]"),))
    assert lay.choice.weighed, "a card is laid only when it is confirmed"


# ---- Influence


def test_a_title_is_paid_from_several_and_whoever_cannot_help_says_why() -> None:
    table = city()
    table.acts()
    begun = ["play [Primogen]", "with <Iris Lokken>"]
    drawn = page(table, "A", *begun)
    assert "0 of 3" in drawn
    assert "Take the Title for 3 Prestige" in drawn
    assert "Ty Smith is in Torpor" in drawn
    more = page(table, "A", *begun, "exert <Lixue Chen>")
    assert "1 of 3" in more
    assert "Take the Title for 2 Prestige" in more
    taken_out = [one for one in buttons(more) if not one.choice.options]
    assert [one.place for one in taken_out] == [2], "what was exerted can be taken back"


def test_a_title_that_prestige_cannot_pay_for_yet_has_no_button() -> None:
    table = city(A=seat(coterie=[vampire("Lixue Chen"), vampire("Iris Lokken")], hand=["Primogen"], prestige=3))
    table.acts()
    begun = ["play [Primogen]", "with <Iris Lokken>"]
    assert "Take the Title" not in page(table, "A", *begun)
    assert "Take the Title for 2 Prestige" in page(table, "A", *begun, "exert <Lixue Chen>")


def test_the_tally_counts_what_is_in_sight_and_ones_own_apart() -> None:
    table = city(
        A=seat(coterie=[vampire("Lixue Chen"), vampire("Muhammad Zadeh")], hand=["Fame & Fortune"], prestige=8),
    )
    table.acts()
    table.plays("Fame & Fortune", "Muhammad Zadeh")
    table.answers("A", "exert <Lixue Chen>", "yes")
    drawn = page(table, "B", "exert <Nancy Witt>", "hide 2", "no")
    totals = [" ".join(one.text.split()) for one in Markup(drawn).all("span") if one.attributes.get("class") == "total"]
    assert totals == ["1 + ?", "0 3 with yours"]
    assert "Undo" not in drawn
    out_ = next(one for one in buttons(page(table, "B")) if one.choice.options == ("out",))
    assert not out_.choice.weighed, "whoever stays out says so at once"


def test_ones_own_scheme_counts_what_is_put_in_once() -> None:
    table = city(
        A=seat(coterie=[vampire("Lixue Chen"), vampire("Muhammad Zadeh")], hand=["Fame & Fortune"], prestige=8),
    )
    table.acts()
    begun = ["play [Fame & Fortune]", "with <Muhammad Zadeh>", "exert <Lixue Chen>", "hide 2"]
    for chosen in (begun, [*begun, "yes"]):
        totals = [
            one.text for one in Markup(page(table, "A", *chosen)).all("span") if one.attributes.get("class") == "total"
        ]
        assert [" ".join(total.split()) for total in totals] == ["0 3 with yours", "0"]


def test_another_amount_takes_the_place_of_the_one_that_was_hidden() -> None:
    table = city(
        A=seat(coterie=[vampire("Lixue Chen"), vampire("Muhammad Zadeh")], hand=["Fame & Fortune"], prestige=8)
    )
    table.acts()
    table.plays("Fame & Fortune", "Muhammad Zadeh")
    table.answers("A", "yes")
    drawn = page(table, "B", "hide 2", "no")
    three = next(one for one in buttons(drawn) if one.choice.options == ("hide 3",))
    assert three.place == 0
    assert ("hide 3",) not in pressed(drawn)


# ---- rows with a stepper


def hunted() -> City:
    """Two S.A.D. in The Street at the end of A's turn."""
    table = City(
        street=["Special Affairs Division", "Special Affairs Division"],
        A=seat(coterie=[vampire("Lixue Chen", blood=5), out("Iris Lokken")], torpor=["Ty Smith"], prestige=8),
    )
    table.turn_of("A")
    while table.what != "AskAction":
        table.passes_once()
    table.answers("A", "end")
    assert table.what == "AskAssign"
    return table


def test_damage_is_given_out_by_steppers_and_who_is_out_of_reach_stays_in_the_list() -> None:
    table = hunted()
    drawn = page(table, "A")
    rows = [" ".join(one.text.split()) for one in Markup(drawn).all("li")]
    assert [row.split(" ")[0] for row in rows] == ["Lixue", "Iris", "Ty"]
    assert rows[2].endswith("Ty Smith is in Torpor, where the Antagonists find nobody.")
    assert "2 left to give" in drawn
    once = page(table, "A", "give <Lixue Chen>")
    assert "1 left to give" in once
    assert [one.place for one in buttons(once) if not one.choice.options] == [0]
    twice = page(table, "A", "give <Lixue Chen>", "give <Lixue Chen>")
    assert "0 left to give" in twice
    assert not [one for one in buttons(twice) if one.choice.options[:1] == (table.spelled("give <Iris Lokken>"),)]


# ---- regrouping


def test_parties_are_shown_as_they_would_stand_and_every_drag_has_a_button() -> None:
    table = city()
    table.acts()
    drawn = page(table, "A", "regroup")
    assert [one.attributes["id"] for one in Markup(drawn).all("section")] == ["party-0"]
    moved = page(table, "A", "regroup", "put <Lixue Chen> alone")
    assert [one.attributes["id"] for one in Markup(moved).all("section")] == ["party-0", "party-1"]
    carried = [one.attributes for one in Markup(moved).all("button") if "data-carry" in one.attributes]
    muhammad, lixue = (table.spelled(f"<{name}>") for name in ("Muhammad Zadeh", "Lixue Chen"))
    assert [(one["data-carry"], one["data-to"]) for one in carried] == [
        (f"mate-{muhammad} card-{muhammad}", f"party-0 mate-{lixue} card-{lixue}")
    ]
    back = [one for one in buttons(moved) if not one.choice.options]
    assert [one.place for one in back] == [1]


# ---- Special Reactions, and what is detached


def test_a_reaction_that_is_played_face_up_is_chosen_in_the_hand() -> None:
    table = City(
        A=seat(coterie=[out("Hydra")]),
        B=seat(coterie=[out("Wendy", on=["Fixatio"])], hand=["Haze", "Fleetness"]),
    )
    table.acts()
    table.answers("A", "attack <Hydra>", "ranged")
    assert table.asking == "AskReaction B"
    drawn = page(table, "B")
    options = {one.choice.options for one in buttons(drawn)}
    assert {("none",), (table.spelled("show [Haze]"),), (table.spelled("lay [Fleetness]"),)} <= options


def test_whoever_may_aid_chooses_a_card_or_none() -> None:
    table = City(
        A=seat(coterie=[out("Hydra")]),
        B=seat(coterie=[out("Doc")]),
        C=seat(coterie=["John Kartunen"], hand=["Heightened Senses", "Greed"]),
    )
    table.acts()
    table.answers("A", "attack <Hydra>", "target <Doc>", "physical")
    assert table.asking == "AskAid C"
    options = {one.choice.options for one in buttons(page(table, "C"))}
    assert options == {("none",), (table.spelled("show [Heightened Senses]"),)}


def test_the_card_to_detach_is_pointed_at() -> None:
    table = City(A=seat(coterie=[vampire("Frog", on=["Fixatio", "Calcinatio"])]))
    table.strikes(("Frog", 2, 0, False))
    table.answers("A", "use <Frog>")
    assert table.asking == "AskDetach A"
    options = {one.choice.options for one in buttons(page(table, "A"))}
    assert options == {(table.spelled("detach <Fixatio>"),), (table.spelled("detach <Calcinatio>"),)}


def test_an_unhosted_action_is_told_beside_the_others_and_alone() -> None:
    table = City(A=seat(coterie=["Ty Smith"], hand=["Influencer"]))
    for actions, words in ((2, "Your next action"), (1, "Your last action"), (0, "An Unhosted action is left")):
        table.acts(actions=actions)
        table.table.unhosted = 1
        assert said(table, "A").startswith(words)
    assert now(scene_of(table.table, 0)) == "0 actions left, 1 Unhosted action left"
    assert table.idle


# ---- Rituals


def casting() -> City:
    mates = [out("Faith Gray"), out("Lorenzo Murik"), out("Claudia Sterling")]
    table = City(A=seat(coterie=mates, hand=["Truth of Blood"], library=["Seduction"] * 3))
    table.acts()
    return table


def test_who_helps_to_cast_a_ritual_or_nobody() -> None:
    table = casting()
    table.answers("A", "play [Truth of Blood]", "with <Faith Gray>")
    assert table.asking == "AskHelper A"
    offered = [button.choice.options[0] for button in buttons(page(table, "A"))]
    helpers = [table.spelled(f"with <{name}>") for name in ("Lorenzo Murik", "Claudia Sterling")]
    assert sorted(offered) == sorted(["alone", *helpers])


def test_blood_that_lay_on_a_ritual_before_this_play_can_be_taken_back() -> None:
    table = casting()
    table.answers("A", "play [Truth of Blood]", "with <Faith Gray>", "alone", "place <Lorenzo Murik>")
    assert table.asking == "AskPlaced A"
    offered = [button.choice.options[0] for button in buttons(page(table, "A")) if button.choice.options]
    assert sorted(offered) == sorted(table.table.choices[0])
    assert table.spelled("leave <Lorenzo Murik>") in offered


def test_every_clan_has_its_sign() -> None:
    symbols = (STATIC / "symbols.svg").read_text()
    assert [clan for clan in CLANS if f'id="clan-{clan}"' not in symbols] == []
