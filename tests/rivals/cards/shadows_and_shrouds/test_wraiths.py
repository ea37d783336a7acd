"""Wraiths: the stack they come from, who has them, and what each of the six does."""

from __future__ import annotations

from typing import Any

from gloam.core.chance import seeded
from gloam.rivals.catalogue import INFLUENCE, SECRECY, SHIELD, WRAITH
from gloam.rivals.pieces import ATTACHED, BOX, TORPOR
from gloam.rivals.table import RivalsTable
from gloam.rivals.wraiths import in_stack
from tests.claims import rule
from tests.rivals.scenario import City, out, seat, vampire

ALL = ["Blind Seer", "Faithful Steward", "Hollow Confessor", "Keyhole Child", "Scornful Duchess", "Veiled Mourner"]
RITUAL = "Summon Spirit"


def summoning(*, blood: int = 4, **mine: Any) -> City:
    """A has a Ritual that creates wraiths."""
    city = City(A=seat(**{"coterie": ["Kwame"], "board": [(RITUAL, blood)], **mine}))
    city.acts()
    return city


def called(city: City) -> str:
    """The id of the wraith that was created last."""
    return str(city.log("wraith-called")[-1]["card"])


def wraiths(table: RivalsTable) -> list[int]:
    return [card for card in range(len(table.pieces)) if table.is_a(card, WRAITH)]


# ---- the stack


@rule("wraith.stack", "wraith.create")
def test_a_wraith_is_drawn_at_random_and_everyone_sees_it_before_it_is_attached() -> None:
    drawn = set()
    for seed in range(12):
        city = City(A=seat(coterie=["Kwame", "Zahara"], board=[(RITUAL, 4)]), seed=seed)
        city.acts()
        city.answers("A", f"use <{RITUAL}>")
        assert (city.asking, city.blood(RITUAL)) == ("AskHost A", 2)
        assert city.asks("A", "to <Kwame>", "to <Zahara>")
        assert city.asked().facts["attachment"] == called(city)
        drawn.add(called(city))
        city.answers("A", "to <Zahara>")
        assert [city.table.id_of(card) for card in city.table.pieces[city.card("Zahara")].guests] == [called(city)]
        assert city.idle
    assert len(drawn) > 2


@rule("wraith.stack")
def test_what_is_left_in_the_stack_lies_in_the_box_and_everyone_can_tell() -> None:
    city = summoning()
    assert (len(in_stack(city.table)), wraiths(city.table)) == (6, [])
    city.answers("A", f"use <{RITUAL}>")
    zones = sorted([city.table.pieces[card].zone for card in wraiths(city.table)])
    assert zones == sorted([ATTACHED, *[BOX] * 5])
    assert all(city.table.pieces[card].seen == city.table.everyone() for card in wraiths(city.table))
    assert len(in_stack(city.table)) == 5
    assert city.idle


@rule("wraith.stack")
def test_an_imagined_table_has_the_wraiths_that_are_there_and_draws_others() -> None:
    city = summoning(coterie=["Kwame", "Zahara"])
    city.answers("A", f"use <{RITUAL}>", "to <Kwame>")
    found = set()
    for seed in range(12):
        twin = city.table.imagine(1, seeded(seed))
        assert isinstance(twin, RivalsTable)
        assert [twin.id_of(card) for card in twin.pieces[city.card("Kwame")].guests] == [called(city)]
        assert sorted(in_stack(twin)) == sorted(in_stack(city.table))
        found.add(twin.chance.state)
    assert len(found) > 2
    assert city.idle


@rule("wraith.stack")
def test_a_wraith_that_leaves_play_goes_back_to_the_stack() -> None:
    city = summoning(coterie=[vampire("Kwame", on=["Blind Seer", "Student"]), "Zahara"])
    city.answers("A", "burn <Blind Seer>")
    assert (city.zone("Blind Seer"), city.guests("Kwame")) == (BOX, ["Student"])
    assert len(in_stack(city.table)) == 6
    assert city.table.city_burned == city.table.city_pile == city.table.pile[0] == []
    assert city.idle
    city = City(A=seat(coterie=["Ty Smith", vampire("Kwame", on=["Blind Seer", "Student"])]))
    city.falls("Kwame", "B")
    assert (city.zone("Kwame"), city.zone("Blind Seer"), city.guests("Kwame")) == (TORPOR, BOX, [])
    assert len(city.table.city_burned) == 1  # the Student
    assert city.settled


@rule("wraith.create")
def test_with_nothing_left_in_the_stack_none_is_created() -> None:
    city = summoning(coterie=[vampire("Kwame", on=ALL[:3]), vampire("Zahara", on=ALL[3:5]), "Ty Smith"])
    city.answers("A", f"use <{RITUAL}>")
    assert called(city) == "sas-veiled-mourner"
    city.answers("A", "to <Ty Smith>")
    assert city.guests("Ty Smith") == ["Veiled Mourner"]
    city.acts()
    city.table.used = ()
    city.table.settle()
    assert city.refuses("A", f"use <{RITUAL}>").rule == "play.no-effect"
    assert (city.blood(RITUAL), city.idle) == (2, True)


@rule("wraith.attach", "wraith.create")
def test_a_wraith_counts_among_three_attachments_and_is_neither_retainer_nor_title() -> None:
    city = summoning(coterie=[vampire("Kwame", on=["Student", "Athlete"])])
    city.answers("A", f"use <{RITUAL}>")
    assert len(city.guests("Kwame")) == 3
    assert city.idle
    city = summoning(coterie=[vampire("Kwame", on=["Student", "Athlete", "Vagrant"])])
    city.answers("A", f"use <{RITUAL}>")
    assert city.asks("A", "burn <Student>", "burn <Athlete>", "burn <Vagrant>")
    city.answers("A", "burn <Student>")
    assert city.guests("Kwame")[:2] == ["Athlete", "Vagrant"]
    assert len(city.guests("Kwame")) == 3
    assert city.idle


def test_it_can_be_exhausted_and_is_readied_with_its_players_other_cards() -> None:
    city = City(A=seat(coterie=[vampire("Kwame", on=[("Blind Seer", False)])]))
    city.turn_of("A")
    assert city.ready("Blind Seer")
    assert city.asking == "AskAction A"


@rule("wraith.create", "wraith.controlled")
def test_on_a_foes_character_it_is_readied_in_the_turn_of_whoever_controls_it() -> None:
    for seer in (0, 1):
        city = City(A=seat(coterie=["Kwame"]), B=seat(coterie=[vampire("Doc", on=[("Blind Seer", False)])]))
        card = city.card("Blind Seer")
        city.table.pieces[card] = city.table.pieces[card].but(holder=seer)
        city.turn_of("A")
        assert city.ready("Blind Seer") == (seer == 0)
        assert city.asking == "AskAction A"


# ---- Scott


@rule("wraith.chosen")
def test_with_scott_the_wraith_is_chosen() -> None:
    city = summoning(coterie=["Kwame", vampire("Scott", on=["Veiled Mourner"])])
    city.answers("A", f"use <{RITUAL}>")
    assert city.asks("A", *[f"take [{name}]" for name in ALL[:5]])
    assert city.refuses("A", "take [Veiled Mourner]").rule == "wraith.stack"
    city.answers("A", "take [Keyhole Child]", "to <Kwame>")
    assert (city.guests("Kwame"), city.idle) == (["Keyhole Child"], True)


@rule("wraith.chosen")
def test_asleep_scott_lets_nobody_choose_and_the_foes_scott_neither() -> None:
    city = summoning(coterie=["Kwame", "Zahara"], torpor=["Scott"])
    city.answers("A", f"use <{RITUAL}>")
    assert city.asking == "AskHost A"
    city.answers("A", "to <Kwame>")
    assert city.idle
    city = City(A=seat(coterie=["Kwame", "Zahara"], board=[(RITUAL, 4)]), B=seat(coterie=["Scott"]))
    city.acts()
    city.answers("A", f"use <{RITUAL}>")
    assert city.asking == "AskHost A"


# ---- Bind the Spirit


def bound(**facts: Any) -> City:
    city = City(
        A=seat(
            **{"coterie": [vampire("Kwame", on=["Blind Seer"]), "Zahara"], "board": [("Bind the Spirit", 2)], **facts}
        ),
        B=seat(coterie=[vampire("Karma", on=["Faithful Steward"]), "Doc"]),
    )
    city.acts()
    return city


@rule("wraith.controlled")
def test_bind_the_spirit_takes_a_wraith_of_ones_coterie_to_any_character() -> None:
    city = bound()
    city.answers("A", "use <Bind the Spirit>")
    assert city.asks("A", "to <Zahara>", "to <Karma>", "to <Doc>")
    city.answers("A", "to <Zahara>")
    assert (city.guests("Kwame"), city.guests("Zahara"), city.guests("Karma")) == (
        [],
        ["Blind Seer"],
        ["Faithful Steward"],
    )
    assert (city.blood("Bind the Spirit"), city.idle) == (1, True)


@rule("wraith.controlled")
def test_on_a_foes_character_it_stays_that_of_whoever_attached_it() -> None:
    city = bound(hand=["Early Grave"], library=["Greed", "Mercy"])
    city.answers("A", "use <Bind the Spirit>", "to <Doc>")
    assert city.table.pieces[city.card("Blind Seer")].holder == 0
    city.answers("A", "use <Blind Seer>")
    assert (city.asking, city.ready("Blind Seer")) == ("AskBottom A", False)
    city.answers("A", "keep")
    city.acts("B")
    assert city.offers("B", "burn") == ("burn <Faithful Steward>",)  # not the one that A has put there
    assert city.refuses("B", "burn <Blind Seer>").rule == "term.control"


def test_bind_the_spirit_is_relentless_and_burns_when_it_is_empty() -> None:
    city = City(
        A=seat(coterie=["Karma"]),
        B=seat(coterie=[vampire("Kwame", on=["Blind Seer"]), "Zahara"], board=[("Bind the Spirit", 1)]),
    )
    city.acts("A")
    assert city.asks("B", "pass", "use <Bind the Spirit>")
    city.answers("B", "use <Bind the Spirit>", "to <Zahara>")
    assert (city.guests("Zahara"), len(city.log("burned"))) == (["Blind Seer"], 1)
    assert city.asking == "AskAction A"


@rule("wraith.controlled")
def test_on_a_foes_character_it_adds_to_its_bearer_but_not_to_the_foes_attacks() -> None:
    spirits = ["Scornful Duchess", "Faithful Steward"]
    for holder, much in ((0, 2), (1, 1)):
        city = City(
            A=seat(coterie=[out("Doc", on=spirits)]), B=seat(coterie=[out("Sweetums"), "Karma"]),
        )  # fmt: skip
        for name in spirits:
            card, piece = city.card(name), city.table.pieces[city.card(name)]
            city.table.pieces[card] = piece.but(holder=holder)
            city.table.change_texts(card, piece, city.table.pieces[card])
        assert city.quality(INFLUENCE, "Doc") == 1
        city.acts()
        city.attack("Doc", "Sweetums", "social")
        city.passes()
        assert city.strength == much
        assert city.fought_out


# ---- what each does


def test_the_veiled_mourner_and_the_faithful_steward_add_to_their_bearer_alone() -> None:
    city = City(A=seat(coterie=[out("Kwame", on=["Veiled Mourner", "Faithful Steward"]), out("Zahara")]))
    assert (city.quality(SECRECY, "Kwame"), city.quality(SECRECY, "Zahara")) == (1, 0)
    assert (city.quality(INFLUENCE, "Kwame"), city.quality(INFLUENCE, "Zahara")) == (1, 0)
    assert city.settled


def test_the_blind_seer_looks_at_a_deck_once_a_turn() -> None:
    city = City(A=seat(coterie=[vampire("Kwame", on=["Blind Seer"])], library=["Greed", "Mercy"]))
    city.acts()
    city.answers("A", "use <Blind Seer>")
    assert city.asked().facts["top"] == "core-mercy"
    city.answers("A", "bottom")
    assert (city.ready("Blind Seer"), city.table.id_of(city.table.library[0][-1])) == (False, "core-greed")
    assert city.refuses("A", "use <Blind Seer>").rule == "cost.per-turn"
    assert city.idle


def test_the_hollow_confessor_shields_against_mental_attacks_only() -> None:
    for kind, shield in (("mental", 1), ("social", 0)):
        city = City(
            A=seat(coterie=[out("Doc")]), B=seat(coterie=[out("Kwame", on=["Hollow Confessor"]), out("Zahara")])
        )
        city.acts()
        city.answers("A", "attack <Doc>")
        city.passes()
        if city.is_asked("DraftAttack"):
            city.answers("A", "go")
        city.answers("A", "target <Kwame>", kind)
        assert (city.quality(SHIELD, "Kwame"), city.quality(SHIELD, "Zahara")) == (shield, 0)
        city.passes()
        assert city.fought_out


def test_the_keyhole_child_adds_intel_to_its_bearers_party() -> None:
    for mate, reached in (("Zahara", True), ("", False)):
        city = City(
            A=seat(coterie=[out("Zahara", on=["Keyhole Child"]), out("Kwame")]), B=seat(coterie=["Karma"]),
        )  # fmt: skip
        city.acts()
        city.attack("Kwame", "Karma", "mental", "", *([mate] if mate else []))
        city.passes()
        assert bool(city.log("summed")) == reached
        assert city.fought_out


def test_the_scornful_duchess_adds_damage_to_the_bearers_social_attacks() -> None:
    for kind, much in (("social", 2), ("physical", 1)):
        city = City(A=seat(coterie=[out("Zahara", on=["Scornful Duchess"])]), B=seat(coterie=[out("Sweetums"), "Doc"]))
        city.acts()
        city.attack("Zahara", "Sweetums", kind)
        city.passes()
        assert city.strength == much
        assert city.fought_out
