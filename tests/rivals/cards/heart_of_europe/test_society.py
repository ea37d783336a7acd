"""Influence, Titles, tokens, and whatever else goes on among the vampires of Heart of Europe."""

from __future__ import annotations

from typing import Any

import pytest

from gloam.core.chance import seeded
from gloam.core.deeds import Deed
from gloam.core.refusal import Unreadable
from gloam.rivals.catalogue import AGGRAVATED, POTENCY
from gloam.rivals.game import RIVALS
from gloam.rivals.pieces import BURNED, STREET, TORPOR
from gloam.rivals.turn import NextTurn, StartStep
from gloam.rivals.verbs import DEFEAT, END_OF_TURN, START
from tests.claims import rule
from tests.rivals.cards.wolf_and_rat.fights import facing, fight
from tests.rivals.scenario import City, out, seat, vampire
from tests.rivals.test_forecast import outlook
from tests.rivals.test_positions import plain

PRINCE = "Prince of the City"


def prize(city: City, name: str) -> int:
    """The Agenda that lies on this character."""
    return city.table.pieces[city.card(name)].prize


def scheme(card: str, players: int = 2, clan: str = "Ty Smith", **seats: Any) -> City:
    """A has played this Scheme, and everyone is about to declare."""
    mine = {"coterie": [clan], **seats.pop("A", {})}
    mine["hand"] = [card, *mine.get("hand", [])]
    city = City(players=players, A=mine, **seats)
    city.acts()
    city.plays(card, clan)
    return city


# ---- Camila


@rule("infl.token-one")
def test_camila_silences_whoever_her_attack_ends_on_and_nobody_else() -> None:
    city = fight(facing("", "Camila", "Doc", "Brother"), "mental", "Camila", "Doc", block="Brother")
    assert ([city.mute(name) for name in ("Camila", "Doc", "Brother", "June Bryant")], city.fought_out) == (
        [False, False, True, False],
        True,
    )
    assert city.influence("Brother") == 0
    assert [event["card"] for event in city.log("silenced")] == [city.table.handle(city.card("Brother"))]


@rule("infl.token-one")
def test_a_second_token_is_not_put_on_anybody() -> None:
    city = fight(facing("", "Camila", out("Doc", mute=True)), "mental", "Camila", "Doc")
    assert (city.mute("Doc"), city.log("silenced"), city.fought_out) == (True, [], True)
    city.table.active = 1
    city.do(StartStep())
    assert (city.mute("Doc"), city.idle) == (False, True)


@rule("infl.token-one")
def test_a_mortal_is_not_silenced_and_others_than_camila_silence_nobody() -> None:
    city = City(street=["Vagrant"], A=seat(coterie=[out("Camila"), out("Karma")]), B=seat(coterie=[out("Doc")]))
    city.acts()
    city.attack("Karma", "Doc", "physical")
    city.passes()
    assert city.log("silenced") == []
    city.attack("Camila", "Vagrant", "physical")
    city.passes()
    assert (city.log("silenced"), city.mute("Doc"), city.table.attack) == ([], False, None)


# ---- Jan Zoubek


def fallen(name: str, owner: str = "B", by: str = "A", burned: bool = False, **facts: Any) -> City:
    """This character falls, beside Jan Zoubek where it is B's."""
    seats: dict[str, Any] = {
        "A": {"coterie": [out("Brother")], **facts.pop("A", {})},
        "B": {"coterie": ["Nancy Witt", "Jan Zoubek"]},
        "C": {"coterie": ["Karma"]},
    }
    if name != "Jan Zoubek":
        seats[owner]["coterie"] = [*seats[owner]["coterie"], out(name, **facts)]
    city = City(**seats)
    falls(city, name, by, burned)
    return city


def falls(city: City, name: str, by: str, burned: bool = False) -> None:
    card = city.card(name)
    doer, killer = (0, city.card("Brother")) if by == "A" else (city.names.index(by), city.card("Nancy Witt"))
    city.do(Deed(DEFEAT, doer, card, 1, killer, city.table.pieces[card].holder, detail=AGGRAVATED if burned else 0))


@rule("card.jan-zoubek")
@pytest.mark.parametrize(
    ("name", "facts", "agenda"),
    [
        ("Street Preacher", {}, 0),
        ("Jan Zoubek", {}, 0),
        ("Skunk", {"weak": 1}, 0),
        ("Skunk", {}, 1),
        ("Street Preacher", {"burned": True}, 1),
        ("Street Preacher", {"owner": "A", "by": "B"}, 0),
    ],
)
def test_foes_gain_nothing_for_the_first_weak_one_of_his_coterie_that_goes_to_torpor(
    name: str, facts: dict[str, Any], agenda: int
) -> None:
    city = fallen(name, **facts)
    assert ([city.agenda(each) for each in "ABC"], city.settled) == ([agenda, 0, 0], True)
    assert city.zone(name) == (BURNED if facts.get("burned") else TORPOR)
    denied = not agenda and "owner" not in facts
    assert [event["amount"] for event in city.log("unpaid")] == ([1] if denied else [])


@rule("card.jan-zoubek")
def test_the_second_fall_in_a_turn_pays_and_the_first_in_the_next_turn_does_not() -> None:
    city = City(
        A=seat(coterie=[out("Brother")]),
        B=seat(coterie=["Nancy Witt", "Jan Zoubek", "Street Preacher", "Candi Liu", "Joseph Drake"]),
    )
    falls(city, "Street Preacher", "B")  # it counts too, though no foe would have gained anything
    falls(city, "Candi Liu", "A")
    assert city.agenda("A") == 1
    city.turn_of("B")
    falls(city, "Joseph Drake", "A")
    assert (city.agenda("A"), city.agenda("B"), city.idle) == (1, 0, True)


@rule("card.jan-zoubek")
@pytest.mark.parametrize(("jan", "agenda"), [("Jan Zoubek", 0), ("Sweetums", 3)])
def test_neither_what_lies_on_the_character_nor_an_agenda_card_pays_for_it(jan: str, agenda: int) -> None:
    city = City(
        A=seat(coterie=[out("Brother")], agenda_card="Turf War", rival="C"),
        B=seat(coterie=["Nancy Witt", jan, out("Street Preacher")]),
        C=seat(coterie=["Karma"]),
    )
    preacher = city.card("Street Preacher")
    city.table.pieces[preacher] = city.table.pieces[preacher].but(prize=2)
    city.falls("Street Preacher", "A", "Brother")
    assert ([city.agenda(name) for name in "ABC"], city.settled) == ([agenda, 0, 0], True)
    assert prize(city, "Street Preacher") == 0


@rule("card.jan-zoubek")
def test_ones_own_player_gains_what_lies_on_the_character() -> None:
    city = City(A=seat(coterie=[out("Brother")]), B=seat(coterie=["Nancy Witt", "Jan Zoubek", out("Street Preacher")]))
    preacher = city.card("Street Preacher")
    city.table.pieces[preacher] = city.table.pieces[preacher].but(prize=2)
    city.falls("Street Preacher", "B", "Nancy Witt")
    assert (city.agenda("A"), city.agenda("B"), city.settled) == (0, 2, True)


@rule("card.jan-zoubek")
def test_of_two_that_fall_at_once_one_pays() -> None:
    city = City(
        A=seat(coterie=[out("Brother")]),
        B=seat(coterie=["Nancy Witt", out("Jan Zoubek", blood=1), out("Street Preacher", blood=1)]),
    )
    city.strikes(("Street Preacher", 1, 0, False), ("Jan Zoubek", 1, 0, False), by="Brother", doer="A")
    assert (city.agenda("A"), city.zone("Street Preacher"), city.zone("Jan Zoubek")) == (1, TORPOR, TORPOR)
    assert [event["card"] for event in city.log("unpaid")] == [city.table.handle(city.card("Street Preacher"))]
    assert city.settled


@rule("card.jan-zoubek")
@pytest.mark.parametrize(("jan", "stakes"), [
    ("Jan Zoubek", [("torpor", 1, 1)]),
    ("Sweetums", [("rival", 0, 1), ("prize", 0, 2), ("torpor", 1, 1), ("falls", 0, 1)])])  # fmt: skip
def test_what_is_at_stake_in_an_attack_is_told_without_the_agenda_that_nobody_gains(
    jan: str, stakes: list[tuple[str, int, int]]
) -> None:
    city = City(
        street=["City on the Brink"],
        A=seat(coterie=[out("Brother")], hand=["Throat Rip"]),
        B=seat(coterie=["Nancy Witt", jan, out("Street Preacher")], hand=["Fleetness"]),
    )
    preacher = city.card("Street Preacher")
    city.table.pieces[preacher] = city.table.pieces[preacher].but(prize=2)
    city.acts()
    city.attack("Brother", "Street Preacher", "physical", "Throat Rip")
    assert city.asking.endswith("B")
    told = [(one["what"], one["seat"], one["amount"]) for one in outlook(city)["stakes"]]
    assert told == stakes


# ---- Kiril


@rule("card.kiril")
def test_kiril_has_three_more_influence_for_each_attack_until_the_end_of_the_turn() -> None:
    city = City(A=seat(coterie=["Flick", out("Kiril"), out("Brother")]), B=seat(coterie=[out("Doc")]))
    city.acts()
    city.attack("Brother", "Doc", "physical")
    city.passes()
    assert city.influence("Kiril") == 0
    kiril = city.card("Kiril")
    for attacks in (1, 2):
        city.table.pieces[kiril] = city.table.pieces[kiril].but(ready=1)
        city.table.actions = 1
        city.table.settle()
        city.attack("Kiril", "Doc", "social")
        city.passes()
        assert (city.influence("Kiril"), city.influence("Brother")) == (3 * attacks, 0)
    city.table.docket = []
    city.do(NextTurn())
    assert (city.influence("Kiril"), city.table.active, city.idle) == (0, 1, True)


@rule("card.kiril")
def test_a_silenced_kiril_exerts_nothing() -> None:
    city = fight(facing("", out("Kiril", mute=True), "Doc"), "social", "Kiril", "Doc")
    assert (city.influence("Kiril"), city.fought_out) == (0, True)


# ---- Maia


@rule("card.maia")
@pytest.mark.parametrize(
    ("events", "damage"), [([], 1), (["San Francisco Fog"], 2), (["San Francisco Fog", "The Hunger"], 3)]
)
def test_maia_deals_one_more_for_each_event_that_stays(events: list[str], damage: int) -> None:
    city = City(
        street=[*events, "Vagrant"],
        city_burned=["Meeting at Alcatraz"],
        A=seat(coterie=["Flick", out("Maia"), out("Brother")], board=["Influencer"]),
        B=seat(coterie=["June Bryant", out("Doc")]),
    )
    city.acts()
    city.attack("Maia", "Doc", "physical")
    city.passes()
    assert (city.strength, city.fought_out) == (damage, True)
    city.attack("Brother", "Doc", "social")
    city.passes()
    assert (city.strength, city.fought_out) == (1, True)


@rule("card.maia")
def test_a_library_card_that_lies_in_the_street_as_an_event_counts_too() -> None:
    city = City(
        A=seat(coterie=["Flick", out("Maia"), out("Ty Smith")], hand=["Cover Charge"]),
        B=seat(coterie=["June Bryant", out("Doc")]),
    )
    city.acts()
    city.plays("Cover Charge", "Ty Smith")
    city.attack("Maia", "Doc", "physical")
    city.passes()
    assert (city.strength, city.idle) == (2, True)


# ---- Monika


def brewing(*theirs: Any, **monika: Any) -> City:
    city = City(
        A=seat(coterie=["Flick", vampire("Monika", street=1, **monika), out("Brother")]),
        B=seat(coterie=["June Bryant", *theirs]),
    )
    city.acts()
    return city


@rule("card.monika")
@pytest.mark.parametrize("tired", ["Monika", "Brother"])
def test_monika_exhausts_one_of_her_party_and_weakens_one_in_the_street(tired: str) -> None:
    city = brewing(out("Doc"))
    city.answers("A", "use <Monika>")
    assert city.asks("A", "choose <Monika>", "choose <Brother>")
    city.answers("A", f"choose <{tired}>")
    assert city.asks("A", "choose <Monika>", "choose <Brother>", "choose <Doc>")
    assert city.refuses("A", "choose <June Bryant>").rule == "play.no-effect"
    city.answers("A", "choose <Doc>")
    assert (city.weak("Doc"), city.quality(POTENCY, "Doc"), city.blood("Doc")) == (1, 4, 4)
    assert [city.ready(name) for name in ("Monika", "Brother", "Flick")] == [
        tired != "Monika",
        tired != "Brother",
        True,
    ]
    assert (city.actions(), city.idle) == (2, True)
    assert city.refuses("A", "use <Monika>").rule == "cost.per-turn"


@rule("card.monika")
def test_monika_chooses_nobody_who_bears_such_a_token_and_needs_somebody() -> None:
    city = brewing(out("Doc", weak=1), out("Karma"))
    city.answers("A", "use <Monika>", "choose <Brother>")
    assert city.refuses("A", "choose <Doc>").rule == "card.monika"
    city.answers("A", "choose <Karma>")
    assert (city.weak("Doc"), city.weak("Karma"), city.idle) == (1, 1, True)
    home = City(A=seat(coterie=["Flick", "Monika"]), B=seat(coterie=[out("Doc", weak=1)]))
    home.acts()
    assert "use <Monika>" not in home.options("A")


@rule("card.monika")
def test_where_all_her_party_is_exhausted_monika_does_nothing() -> None:
    city = City(
        A=seat(coterie=["Flick", out("Monika", ready=False), out("Brother", ready=False)]), B=seat(coterie=[out("Doc")])
    )
    city.acts()
    assert "use <Monika>" not in city.options("A")


# ---- Sebastian


def ruling(actor: str, title: str = "Seneschal", **facts: Any) -> City:
    """A, who has no Prestige to spare, takes a Title with this vampire."""
    mine = {"coterie": ["Skunk", vampire(actor), "Hydra"], "hand": [title], "prestige": 1, **facts}
    city = City(A=mine, B=seat(coterie=["June Bryant"]))
    city.acts()
    return city


@rule("card.sebastian")
@pytest.mark.parametrize("title", ["Seneschal", "Herald"])
def test_a_title_costs_sebastian_no_influence_and_he_is_ready_again(title: str) -> None:
    city = ruling("Sebastian", title)
    city.plays(title, "Sebastian")
    assert (city.guests("Sebastian"), city.ready("Sebastian"), city.prestige("A")) == ([title], True, 1)
    assert (city.actions(), city.mute("Skunk"), city.idle) == (1, False, True)
    assert [event["card"] for event in city.log("exhausted")] == [city.table.handle(city.card("Sebastian"))]


@rule("card.sebastian", "title.one", "title.bp")
def test_sebastian_needs_everything_but_the_influence_and_others_need_that_too() -> None:
    city = ruling("Sebastian", coterie=["Flick", vampire("Sebastian", on=["Herald"]), "Hydra"])
    assert city.refuses("A", "play [Seneschal]").rule in ("title.one", "title.bp")
    city = ruling("Sebastian", coterie=["Flick", vampire("Sebastian", weak=3), "Hydra"])
    assert "play [Seneschal]" not in city.options("A")
    city = ruling("Karma", "Herald")
    assert city.refuses("A", "play [Herald]").rule == "title.influence"


@rule("card.sebastian")
def test_a_claimed_title_does_not_ready_sebastian() -> None:
    city = City(
        street=[PRINCE], A=seat(coterie=["Flick", out("Sebastian")]), B=seat(coterie=[vampire("Hydra", ready=False)])
    )
    city.acts()
    city.answers("A", "claim <Sebastian>")
    assert (city.guests("Sebastian"), city.ready("Sebastian"), city.idle) == ([PRINCE], False, True)


# ---- Bad Optics and Wild Ranting


def lost(card: str, side: str = "no", loser: str = "B", **theirs: Any) -> City:
    """B lays this card in a Scheme of A's, on a side that has less, or more."""
    mine = {"coterie": ["Ty Smith", vampire("Hydra", mute=True)], "library": ["Greed"], "faction": ["Karma"]}
    theirs = {"coterie": ["June Bryant", vampire("Doc", mute=True), "Skunk"], "hand": [card], **theirs}
    city = scheme("Free Money", A=mine, B={"library": ["Mercy"], "faction": ["Lolita"], **theirs})
    city.answers("A", *(["hide 9"] if loser == "B" else []), "yes")
    city.answers("B", *([] if side == "out" else [f"lay [{card}]"]), side)
    return city


@rule("card.bad-optics")
@pytest.mark.parametrize("whom", ["Hydra", "Doc"])
def test_bad_optics_frightens_and_exhausts_a_silenced_character_when_its_side_loses(whom: str) -> None:
    city = lost("Bad Optics")
    assert city.asks("B", "choose <Hydra>", "choose <Doc>")
    assert city.refuses("B", "choose <Skunk>").rule == "infl.token-one"
    city.answers("B", f"choose <{whom}>")
    assert [city.fear(name) for name in ("Hydra", "Doc", "Skunk")] == [int(whom == "Hydra"), int(whom == "Doc"), 0]
    assert [city.ready(name) for name in ("Hydra", "Doc", "Skunk")] == [whom != "Hydra", whom != "Doc", True]
    assert ([city.prestige(name) for name in "AB"], city.pile("B"), city.idle) == ([6, 15], ["Bad Optics"], True)


@rule("card.bad-optics")
def test_bad_optics_does_nothing_on_the_winning_side_or_where_nobody_is_silenced() -> None:
    city = lost("Bad Optics", loser="A")
    assert (city.log("frightened"), [city.prestige(name) for name in "AB"], city.idle) == ([], [12, 12], True)
    city = scheme("Free Money", B=seat(hand=["Bad Optics"]))
    city.declares(A="hide 9, yes", B="lay [Bad Optics], no")
    assert (city.log("frightened"), city.idle) == ([], True)


@rule("card.bad-optics")
def test_for_a_title_only_the_influence_of_the_card_counts() -> None:
    city = City(A=seat(coterie=[vampire("Ty Smith", mute=True), "Hydra"], hand=["Herald", "Bad Optics"]))
    city.acts()
    city.plays("Herald", "Hydra")
    city.answers("A", "lay [Bad Optics]", "pay")
    assert (city.guests("Hydra"), city.prestige("A"), city.log("frightened"), city.idle) == (["Herald"], 12, [], True)


@rule("card.wild-ranting")
@pytest.mark.parametrize("whom", ["A", "B", "C"])
def test_wild_ranting_has_any_player_draw_when_its_side_loses(whom: str) -> None:
    city = scheme("Free Money", 3, A={"library": ["Greed"]}, B=seat(hand=["Wild Ranting"], library=["Mercy"]),
                  C=seat(library=["Herald"]))  # fmt: skip
    city.declares(A="hide 9, yes", B="lay [Wild Ranting], no", C="out")
    assert city.asks("B", "foe A", "foe B", "foe C")
    city.answers("B", f"foe {whom}")
    if city.what == "AskDeck":
        city.answers(whom, "library")
    held: dict[str, list[str]] = {"A": [], "B": [], "C": []} | {
        whom: {"A": ["Greed"], "B": ["Mercy"], "C": ["Herald"]}[whom]
    }
    assert ({name: city.hand(name) for name in "ABC"}, city.idle) == (held, True)


@rule("card.wild-ranting")
@pytest.mark.parametrize(("side", "loser"), [("no", "A"), ("yes", "B"), ("out", "B")])
def test_nobody_draws_where_its_side_wins_or_where_its_player_stays_out(side: str, loser: str) -> None:
    city = lost("Wild Ranting", side, loser)
    assert (city.hand("A"), city.hand("B"), city.idle) == ([], ["Wild Ranting"] if side == "out" else [], True)


# ---- Blood Transfusion


def transfused(target: str, block: str = "", **facts: Any) -> City:
    city = City(
        A=seat(coterie=["Flick", out("Brother"), out("Karma")], board=["Blood Transfusion"]),
        B=seat(coterie=["June Bryant", out("Doc", **facts), out("Skunk")]),
    )
    city.acts()
    city.attack("Brother", target, "physical")
    city.answers("B", f"block <{block}>" if block else "let")
    city.passes()
    return city


@rule("card.blood-transfusion", "card.blood-replaced", "supply.own-first")
@pytest.mark.parametrize(("block", "doc", "skunk"), [("", [1, 3], [0, 3]), ("Skunk", [0, 5], [1, 2])])
def test_blood_transfusion_replaces_one_blood_of_whoever_withstands_an_attack(
    block: str, doc: list[int], skunk: list[int]
) -> None:
    city = transfused("Doc", block)
    assert [city.colours(name) for name in ("Doc", "Skunk", "Flick", "Brother")] == [doc, skunk, [3, 0], [5, 0]]
    assert city.fought_out
    assert len(city.log("recoloured")) == 1


@rule("card.blood-transfusion")
def test_a_fallen_target_a_mortal_and_a_foes_attack_are_left_alone() -> None:
    city = transfused("Doc", blood=1)
    assert (city.zone("Doc"), city.log("recoloured"), city.fought_out) == (TORPOR, [], True)
    city = City(
        street=["Vagrant"],
        A=seat(coterie=["Flick", out("Karma")], board=["Blood Transfusion"]),
        B=seat(coterie=["June Bryant", out("Doc")]),
    )
    city.acts()
    city.attack("Karma", "Vagrant", "physical")
    city.passes()
    assert (city.log("recoloured"), city.fought_out) == ([], True)
    city.acts("B")
    city.attack("Doc", "Karma", "mental", by="B")
    city.passes()
    assert (city.log("recoloured"), city.colours("Karma")[1], city.fought_out) == ([], 0, True)


# ---- Bread and Circuses, Prosperity


def circuses(players: int) -> City:
    seats: dict[str, Any] = {
        "A": {"library": ["Greed"], "faction": ["Karma"]},
        "B": seat(coterie=[vampire("Doc", blood=1), vampire("Skunk", blood=1), "Brother"]),
        "C": seat(coterie=[vampire("Hydra", blood=5)]),
        "D": seat(coterie=["Nancy Witt"]),
    }
    city = scheme("Bread and Circuses", players, **{name: seats[name] for name in "ABCD"[:players]})
    city.answers("A", "yes")
    for name in city.names[1:]:
        city.answers(name, "out")
    return city


@rule("card.bread-and-circuses")
def test_bread_and_circuses_gives_each_player_another_reward_in_turn() -> None:
    city = circuses(4)
    assert (city.asking, city.first_question().facts["foe"]) == ("AskReward A", 0)
    assert city.first_question().options == ("choose 1", "choose 2", "choose 3", "choose 4")
    city.answers("A", "choose 3")
    assert (city.agenda("A"), city.first_question().facts["foe"]) == (1, 1)
    assert city.first_question().options == ("choose 1", "choose 2", "choose 4")
    assert city.refuses("A", "choose 3").rule == "card.bread-and-circuses"
    city.answers("A", "choose 4")
    assert city.asks("B", "choose <Doc>", "choose <Skunk>")
    city.answers("B", "choose <Skunk>")
    assert (city.blood("Skunk"), city.blood("Doc")) == (3, 1)
    city.answers("A", "choose 2")  # and the last of four is not asked for
    city.passes()
    assert [city.agenda(name) for name in "ABCD"] == [1, 0, 0, 0]
    assert ([city.prestige(name) for name in "ABCD"], city.blood("Hydra"), city.idle) == ([12, 12, 13, 12], 5, True)


@rule("card.bread-and-circuses")
def test_a_reward_can_be_given_in_vain_and_one_may_draw_oneself() -> None:
    city = circuses(2)
    city.answers("A", "choose 1")
    city.answers("A", "library")
    assert (city.hand("A"), city.asking) == (["Greed"], "AskReward A")
    assert city.first_question().options == ("choose 2", "choose 3", "choose 4")
    city.answers("A", "choose 2")
    assert ([city.prestige(name) for name in "AB"], city.hand("B"), city.idle) == ([12, 13], [], True)


@rule("card.bread-and-circuses")
def test_a_table_in_the_middle_of_the_rewards_is_written_and_read_and_imagined() -> None:
    city = circuses(3)
    city.answers("A", "choose 4")
    for viewer in range(3):
        assert city.table.imagine(viewer, seeded(7)).questions()[0].options == ("choose 1", "choose 2", "choose 3")
    assert city.asking == "AskReward A"
    written = plain(city.table)
    for given in (7, 16):
        asked = [step if step[0] != "AskReward" else [*step[:3], given] for step in written["docket"]]
        with pytest.raises(Unreadable):
            RIVALS.from_position({**written, "docket": asked})


def test_bread_and_circuses_gives_nothing_when_it_fails() -> None:
    city = scheme("Bread and Circuses")
    city.declares(A="yes", B="hide 1, no")
    assert ([city.agenda(name) for name in "AB"], city.idle) == ([0, 0], True)


@pytest.mark.parametrize("yes", [True, False])
def test_prosperity_has_each_player_draw_four_cards(yes: bool) -> None:
    stock = {"library": ["Greed", "Mercy", "Herald", "Greed", "Mercy"]}
    city = scheme("Prosperity", A=dict(stock), B=dict(stock))
    city.declares(A="yes", B="out" if yes else "hide 1, no")
    for name in "AB":
        while city.what == "AskDeck":
            city.answers(name, "library")
    assert ([len(city.hand(name)) for name in "AB"], city.idle) == ([4, 4] if yes else [0, 0], True)


# ---- Royal Bling


@rule("card.royal-bling", "card.marked-man")
def test_royal_bling_lays_agenda_on_each_of_ones_titled_characters_for_whoever_defeats_them() -> None:
    city = City(
        A=seat(
            coterie=[vampire("Doc", on=["Herald"]), out("Karma", on=["Primogen"]), "Flick"],
            torpor=[vampire("Velvet", on=["Sheriff"], blood=1)],
            board=["Royal Bling"],
            agenda=12,
        ),
        B=seat(coterie=[vampire("Hydra", on=["Keeper of Elysium"])]),
    )
    city.do(Deed(START, 0, 0, 1, owner=0))
    names = ("Doc", "Karma", "Flick", "Velvet", "Hydra")
    assert [prize(city, name) for name in names] == [1, 1, 0, 0, 0]
    assert (city.agenda("A"), city.table.over) == (12, False)
    city.do(Deed(START, 1, 1, 1, owner=1))
    assert [prize(city, name) for name in names] == [1, 1, 0, 0, 0]
    city.falls("Karma", "B", "Hydra")
    assert ([city.agenda(name) for name in "AB"], prize(city, "Karma"), city.settled) == ([12, 2], 0, True)


# ---- Title Fight


@rule("card.title-fight")
@pytest.mark.parametrize(
    ("on", "damage"), [([], 1), (["Herald"], 3), (["Seneschal"], 6), ([PRINCE], 8), (["Vagrant"], 1)]
)
def test_title_fight_deals_what_the_title_of_the_attacker_asks_for(on: list[str], damage: int) -> None:
    city = fight(
        facing("Title Fight", out("Brother", on=on), out("Hydra", on=["Sheriff"])), "physical", "Brother", "Hydra"
    )
    assert (city.strength, city.blood("Hydra"), city.fought_out) == (damage, max(1, min(6, 8 - damage)), True)


@rule("card.title-fight", "key.superficial")
def test_title_fight_takes_no_last_blood() -> None:
    city = fight(facing("Title Fight", out("Brother", on=[PRINCE]), out("Doc", blood=2)), "physical", "Brother", "Doc")
    assert (city.blood("Doc"), city.zone("Doc"), city.agenda("A"), city.fought_out) == (1, STREET, 0, True)


# ---- Voter Suppression


@rule("card.voter-suppression")
@pytest.mark.parametrize(("side", "blood"), [("no", [3, 3, 4]), ("yes", [4, 4, 4])])
def test_whoever_exerts_against_a_scheme_of_its_player_loses_blood(side: str, blood: list[int]) -> None:
    theirs = [vampire("Doc", blood=4), vampire("Zhang Wei", on=["Primogen"], blood=4), vampire("Brother", blood=4)]
    city = scheme(
        "Free Money", 3, A={"board": ["Voter Suppression"]}, B=seat(coterie=theirs), C=seat(coterie=["Karma"])
    )
    city.declares(A="exert <Ty Smith>, yes", B=f"exert <Doc>, exert <Zhang Wei>, {side}", C="out")
    assert [city.blood(name) for name in ("Doc", "Zhang Wei", "Brother")] == blood
    assert (city.blood("Ty Smith"), city.mute("Doc"), city.idle) == (city.quality(POTENCY, "Ty Smith"), True, True)


@rule("card.voter-suppression")
def test_one_that_falls_by_it_has_exerted_all_the_same_and_a_foes_scheme_hurts_nobody() -> None:
    city = scheme("Free Money", A={"board": ["Voter Suppression"]}, B=seat(coterie=[vampire("Doc", blood=1), "Skunk"]))
    city.declares(A="yes", B="exert <Doc>, no")
    assert (city.zone("Doc"), [city.prestige(name) for name in "AB"]) == (TORPOR, [12, 11])
    assert (city.agenda("A"), city.idle) == (1, True)
    city = City(A=seat(coterie=["Doc"], board=["Voter Suppression"]), B=seat(coterie=["Skunk"], hand=["Free Money"]))
    city.acts("B")
    city.plays("Free Money", "Skunk", by="B")
    city.declares(B="yes", A="exert <Doc>, no")
    assert (city.blood("Doc"), city.idle) == (5, True)


@rule("card.voter-suppression")
def test_its_ability_raises_the_character_that_is_chosen_next() -> None:
    city = scheme("Free Money", A={"coterie": ["Ty Smith", "Hydra", vampire("Karma", mute=True)], "board": [
        "Voter Suppression"]})  # fmt: skip
    assert "exert <Hydra>" not in city.options("A")
    city.answers("A", "use <Voter Suppression>")
    assert city.asks("A", "exert <Ty Smith>", "exert <Hydra>", "back")
    assert city.first_question().facts["raise"] == 1
    assert city.refuses("A", "yes").rule == "card.voter-suppression"
    assert city.refuses("A", "hide 2").rule == "card.voter-suppression"
    assert city.refuses("A", "exert <Karma>").rule == "infl.token-blocks"
    city.answers("A", "exert <Hydra>")
    assert city.first_question().facts["influence"] == 1
    assert "use <Voter Suppression>" not in city.options("A")
    city.declares(A="exert <Ty Smith>, yes", B="hide 3, no")
    assert city.log("scheme-no")[0]["yes"] == 2
    assert (city.ready("Voter Suppression"), city.mute("Hydra"), city.mute("Ty Smith")) == (False, True, True)
    assert (city.influence("Hydra"), [city.prestige(name) for name in "AB"], city.idle) == (0, [12, 9], True)


@rule("card.voter-suppression")
def test_a_table_where_somebody_is_about_to_be_raised_is_written_and_read() -> None:
    city = scheme("Free Money", A={"board": ["Voter Suppression"]})
    city.answers("A", "use <Voter Suppression>")
    assert city.table.imagine(1, seeded(7)).questions()[0].options[0] == "yes"
    assert city.asking == "AskDeclare A"


@rule("card.voter-suppression")
def test_what_was_chosen_can_be_taken_back_and_then_nothing_is_exhausted() -> None:
    city = scheme("Free Money", A={"board": ["Voter Suppression"]})
    city.answers("A", "use <Voter Suppression>", "back")
    assert "yes" in city.options("A")
    city.answers("A", "use <Voter Suppression>", "exert <Ty Smith>", "back", "back", "yes")
    city.answers("B", "out")
    assert (city.ready("Voter Suppression"), city.mute("Ty Smith"), city.idle) == (True, False, True)


@rule("card.voter-suppression")
def test_two_of_them_raise_one_or_two_and_an_ability_of_its_own_is_added() -> None:
    city = scheme(
        "Free Money", A={"coterie": ["Ty Smith", "Flick"], "board": ["Voter Suppression", "Voter Suppression"]}
    )
    both = ("use <Voter Suppression>", "use <Voter Suppression 2>")
    city.answers("A", *both, "use <Flick>")
    assert city.first_question().facts["influence"] == 5
    city.declares(A="yes", B="out")
    assert city.log("scheme-yes")[0]["yes"] == 5
    assert (city.blood("Flick"), city.ready("Voter Suppression 2"), city.idle) == (2, False, True)


@rule("card.voter-suppression", "title.influence")
def test_it_helps_to_pay_for_a_title_but_not_in_a_foes_turn() -> None:
    mine = {"coterie": ["Ty Smith", "Hydra"], "hand": ["Herald"], "board": ["Voter Suppression"], "prestige": 1}
    city = City(A=mine, B=seat(coterie=["Skunk"], hand=["Free Money"]))
    city.acts()
    city.plays("Herald", "Hydra")
    assert "exert <Ty Smith>" in city.options("A")
    city.answers("A", "use <Voter Suppression>")
    assert city.asks("A", "exert <Ty Smith>", "exert <Hydra>", "back")
    assert city.refuses("A", "pay").rule == "card.voter-suppression"
    city.answers("A", "exert <Ty Smith>", "pay")
    assert (city.guests("Hydra"), city.prestige("A"), city.ready("Voter Suppression")) == (["Herald"], 1, False)
    assert city.idle
    other = City(A={**mine, "prestige": 12}, B=seat(coterie=["Skunk"], hand=["Free Money"]))
    other.acts("B")
    other.plays("Free Money", "Skunk", by="B")
    other.answers("B", "yes")
    assert "use <Voter Suppression>" not in other.options("A")
    assert other.refuses("A", "use <Voter Suppression>").rule == "play.no-effect"


@rule("title.influence")
def test_without_it_the_same_title_is_out_of_reach() -> None:
    city = City(A=seat(coterie=["Ty Smith", "Hydra"], hand=["Herald"], prestige=1))
    city.acts()
    assert city.refuses("A", "play [Herald]").rule == "title.influence"


# ---- Whip of the Primogen


@rule("card.whip-of-the-primogen")
@pytest.mark.parametrize(("bearer", "more"), [("Johnny", 2), ("Brother", 1), ("Skunk", 0)])
def test_the_whip_has_influence_for_each_icon_of_presence(bearer: str, more: int) -> None:
    city = City(A=seat(coterie=["Ty Smith", vampire(bearer, on=["Whip of the Primogen"]), "Flick"]))
    assert (city.influence(bearer), city.influence("Flick"), city.settled) == (more, 0, True)


@rule("card.whip-of-the-primogen")
@pytest.mark.parametrize("freed", ["Brother", "Skunk"])
def test_at_the_end_of_its_turn_the_whip_frees_one_of_its_own_clan(freed: str) -> None:
    city = City(
        A=seat(coterie=[
            vampire("Brother", on=["Whip of the Primogen"], mute=True), vampire("Skunk", mute=True),
            vampire("Ty Smith", mute=True), "Hydra"]),
        B=seat(coterie=[vampire("Sweetums", mute=True)]),
    )  # fmt: skip
    city.do(Deed(END_OF_TURN, 1, 1, 1, owner=1))
    assert (city.log("unsilenced"), city.settled) == ([], True)
    city.do(Deed(END_OF_TURN, 0, 0, 1, owner=0))
    assert city.asks("A", "choose <Brother>", "choose <Skunk>")
    assert city.refuses("A", "choose <Hydra>").rule == "infl.token-one"
    city.answers("A", f"choose <{freed}>")
    mute = [city.mute(name) for name in ("Brother", "Skunk", "Ty Smith", "Sweetums")]
    assert (mute, city.settled) == ([freed != "Brother", freed != "Skunk", True, True], True)


@rule("title.primogen", "card.whip-of-the-primogen")
def test_each_player_may_have_one_whip_and_a_primogen_beside_it() -> None:
    city = City(
        A=seat(coterie=["Ty Smith", vampire("Brother", on=["Whip of the Primogen"]), vampire("Hydra"), "Skunk"],
               hand=["Whip of the Primogen", "Primogen"]),
        B=seat(coterie=[vampire("Sweetums", on=["Whip of the Primogen"])]),
    )  # fmt: skip
    city.acts()
    assert city.refuses("A", "play [Whip of the Primogen]").rule == "title.primogen"
    city.plays("Primogen", "Hydra")
    city.answers("A", "pay")
    assert (city.guests("Hydra"), city.prestige("A"), city.idle) == (["Primogen"], 9, True)


# ---- Entrancement


@pytest.mark.parametrize(("attacker", "left"), [("Brother", 3), ("Guv'nah", 4)])
def test_entrancement_overcomes_the_social_attribute_of_the_target_by_presence(attacker: str, left: int) -> None:
    city = fight(facing("Entrancement", attacker, "Doc"), "social", attacker, "Doc")
    assert (city.strength, city.blood("Doc"), city.fought_out) == (2, left, True)
