"""Parties: who stands with whom, and when that changes."""

from __future__ import annotations

from gloam.rivals.pieces import STREET
from tests.claims import rule
from tests.rivals.scenario import City, seat, vampire

FOUR = ("Hydra", "Brother", "Flick", "Shades")


@rule("party.define", "window.regroup")
def test_four_vampires_may_stand_in_as_many_parties_as_their_player_likes() -> None:
    city = City(A=seat(coterie=[vampire(name, street=1) for name in FOUR]))
    city.acts()
    city.answers("A", "regroup", "put <Flick> alone", "put <Shades> alone", "done")
    assert [city.party(name) for name in ("Hydra", "Flick", "Shades")] == [["Brother", "Hydra"], ["Flick"], ["Shades"]]
    assert city.table.actions == 2
    assert city.asking == "AskAction A"


@rule("window.regroup")
def test_how_they_would_stand_is_told_part_by_part_and_carried_out_as_told() -> None:
    city = City(A=seat(coterie=[vampire(name, street=1) for name in FOUR]))
    city.acts()
    city.answers("A", "regroup")
    for put, told in (
        ("", [{"Hydra", "Brother", "Flick", "Shades"}]),
        ("put <Flick> alone", [{"Hydra", "Brother", "Shades"}, {"Flick"}]),
        ("put <Shades> with <Flick>", [{"Hydra", "Brother"}, {"Flick", "Shades"}]),
    ):
        city.answers("A", *([put] if put else []))
        parties = city.table.questions()[0].facts["parties"]
        assert isinstance(parties, tuple)
        assert [{city.named(f"with {handle}")[6:-1] for handle in str(party).split(" ")} for party in parties] == told
    city.answers("A", "done")
    assert [city.party(name) for name in ("Hydra", "Flick")] == [["Brother", "Hydra"], ["Flick", "Shades"]]
    assert city.asking == "AskAction A"


@rule("party.own-only")
def test_a_party_has_any_clans_but_one_coterie() -> None:
    city = City(
        A=seat(coterie=[vampire("Hydra", street=1), vampire("Stevie Osborn", street=2)]),
        B=seat(coterie=[vampire("Sweetums", street=True)]),
    )
    city.acts()
    city.answers("A", "regroup")
    assert "put <Hydra> with <Stevie Osborn>" in city.options("A")
    assert not [option for option in city.options("A") if "Sweetums" in option]
    city.answers("A", "put <Hydra> with <Stevie Osborn>", "done")
    assert city.party("Hydra") == ["Hydra", "Stevie Osborn"]
    assert city.asking == "AskAction A"


@rule("party.regroup", "window.regroup")
def test_ready_vampires_are_regrouped_freely_between_actions_only() -> None:
    city = City(
        A=seat(
            coterie=[
                vampire("Hydra", street=1),
                vampire("Brother", street=1),
                vampire("Flick", street=2),
                vampire("Shades", street=2),
            ],
            hand=["Greed"],
            library=["Greed"],
        ),
        B=seat(coterie=[vampire("Karma", street=True), "Velvet"]),
    )
    city.acts()
    city.answers("A", "regroup", "put <Flick> with <Hydra>", "done")
    assert city.party("Hydra") == ["Brother", "Flick", "Hydra"]
    assert city.party("Shades") == ["Shades"]
    city.attack("Hydra", "Karma", "physical", "", "Brother", "Flick")
    assert city.asking == "AskWindow A"
    assert city.table.attack is not None
    assert city.table.attack.step == 9
    assert city.offers("A", "regroup") == ()


@rule("window.regroup")
def test_regrouping_comes_again_only_after_something_else_was_done() -> None:
    city = City(A=seat(coterie=[vampire(name, street=1) for name in FOUR], library=["Greed"] * 3))
    city.acts()
    city.answers("A", "regroup", "put <Flick> alone", "leave <Flick> alone", "done")
    assert city.party("Flick") == sorted(FOUR)
    assert "regroup" not in city.options("A")
    city.answers("A", "draw")
    assert "regroup" in city.options("A")


@rule("window.regroup")
def test_declaring_an_attack_names_the_party_too() -> None:
    city = City(
        street=["Vagrant"],
        A=seat(coterie=[vampire("Hydra", street=1), vampire("Brother", street=1), vampire("Flick", street=2)]),
    )
    city.acts()
    city.answers("A", "attack <Hydra>")
    assert set(city.options("A")) == {"go", "with <Flick>", "without <Brother>"}
    city.answers("A", "with <Flick>", "without <Brother>", "go")
    assert city.party("Hydra") == ["Flick", "Hydra"]
    assert city.party("Brother") == ["Brother"]
    assert city.asking == "AskType A"


@rule("window.regroup", "party.non-attack-exhausted")
def test_a_claimant_keeps_the_exhausted_ones_it_stands_with() -> None:
    city = City(
        street=["Prince of the City"],
        A=seat(
            coterie=[vampire("Hydra", street=1), vampire("Brother", street=1, ready=False), vampire("Flick", street=2)]
        ),
        B=seat(coterie=[vampire("Karma", ready=False)]),
    )
    city.acts()
    city.answers("A", "claim <Hydra>")
    assert city.asks("A", "go", "with <Flick>")
    city.answers("A", "with <Flick>", "go")
    assert city.party("Hydra") == ["Brother", "Flick", "Hydra"]
    assert city.guests("Hydra") == ["Prince of the City"]
    assert city.asking == "AskAction A"


@rule("party.exhausted-stay")
def test_others_may_join_an_exhausted_vampire_which_stays_where_it_is() -> None:
    city = City(A=seat(coterie=[vampire("Hydra", street=1, ready=False), vampire("Flick", street=2)]))
    city.acts()
    city.answers("A", "regroup")
    assert city.asks("A", "done", "put <Flick> with <Hydra>")
    city.answers("A", "put <Flick> with <Hydra>", "done")
    assert city.party("Hydra") == ["Flick", "Hydra"]
    assert city.asking == "AskAction A"


@rule("party.after-attack", "party.exhausted-stay")
def test_after_an_attack_the_others_may_stay_with_the_attacker_or_leave_it() -> None:
    for stays in (True, False):
        city = City(
            street=["Vagrant", "Vagrant"],
            A=seat(coterie=[vampire("Hydra", street=1), vampire("Flick", street=1)], library=["Greed"]),
        )
        city.acts()
        city.attack("Hydra", "Vagrant", "physical", "", "Flick")
        city.passes()
        city.answers("A", "burn")
        assert city.asking == "AskAction A"
        assert city.party("Hydra") == ["Flick", "Hydra"]
        assert not city.ready("Hydra")
        if not stays:
            city.answers("A", "attack <Flick>")
            assert city.party("Hydra") == ["Hydra"]
            assert city.party("Flick") == ["Flick"]
            assert city.table.attack is not None
            assert city.table.attack.attacker == city.card("Flick")
            assert city.asking == "AskType A"


@rule("party.non-attack-exhausted")
def test_a_scheme_is_played_from_a_party_with_exhausted_members() -> None:
    city = City(
        A=seat(
            coterie=[vampire("Hydra", street=1, ready=False), vampire("Flick", street=1)],
            hand=["Free Money"],
            library=["Greed"],
        )
    )
    city.acts()
    city.answers("A", "play [Free Money]", "yes")
    city.answers("B", "out")
    assert city.party("Flick") == ["Flick", "Hydra"]
    assert city.prestige("A") == 15
    assert city.asking == "AskAction A"


@rule("party.foe-turn", "window.regroup")
def test_parties_do_not_change_in_a_foes_turn() -> None:
    city = City(
        A=seat(library=["Greed"]),
        B=seat(coterie=[vampire("Hydra", street=1), vampire("Flick", street=2)]),
    )
    city.acts()
    assert city.refuses("B", "regroup").rule == "table.not-asked"
    assert city.party("Hydra") == ["Hydra"]


@rule("haven.one-party")
def test_a_haven_holds_one_party_that_is_never_split() -> None:
    city = City(A=seat(coterie=["Hydra", "Flick", "Brother"]))
    city.acts()
    assert "regroup" not in city.options("A")
    assert city.party("Hydra") == ["Brother", "Flick", "Hydra"]
    city.answers("A", "move <Flick>")
    assert city.zone("Flick") == STREET
    assert "regroup" not in city.options("A")
    assert city.party("Hydra") == ["Brother", "Hydra"]
