"""Schemes, Conspiracies, Titles and Influence Modifiers, card by card."""

from __future__ import annotations

from typing import Any

import pytest

from gloam.rivals.catalogue import INFLUENCE
from gloam.rivals.influence import influence
from gloam.rivals.pieces import BOARD, BURNED, CITY_BURNED, DISCARD, HAVEN, TORPOR
from tests.claims import rule
from tests.rivals.scenario import City, out, seat, vampire


def scheme(card: str, players: int = 2, clan: str = "Ty Smith", yes: bool = True, **seats: Any) -> City:
    """A plays this Scheme, and it succeeds with nothing hidden, or B makes it fail."""
    mine = {"coterie": [clan], "hand": [card], **seats.pop("A", {})}
    city = City(players=players, A=mine, **seats)
    city.acts()
    city.plays(card, clan)
    if city.what == "AskNamed":
        return city
    vote(city, yes)
    return city


def vote(city: City, yes: bool = True) -> None:
    city.answers("A", "yes")
    for name in city.names[1:]:
        if name == "B" and not yes:
            city.answers(name, "hide 1", "no")
        else:
            city.answers(name, "out")


# ---- Balance of Power


@rule("card.balance-of-power-count", "card.balance-of-power-limits")
@pytest.mark.parametrize(("players", "named", "more"), [(3, "B", ()), (4, "B", ("name C", "name D")), (4, "BC", ())])
def test_balance_of_power_names_at_least_half_of_all_players_and_never_all(
    players: int, named: str, more: tuple[str, ...]
) -> None:
    city = scheme("Balance of Power", players)
    assert "done" not in city.options("A")  # its own player alone is not enough
    city.answers("A", *[f"name {name}" for name in named])
    assert (city.options("A")[0], city.offers("A", "name")) == ("done", more)
    city.answers("A", "done")
    assert city.table.conflict is not None
    assert city.table.conflict.named == tuple(range(1 + len(named)))
    assert city.asking == "AskDeclare A"


@rule("card.balance-of-power-count")
def test_of_two_players_its_own_is_half() -> None:
    city = scheme("Balance of Power")
    assert ([city.prestige(name) for name in "AB"], city.idle) == ([13, 11], True)


@rule("card.balance-of-power-vote")
def test_a_named_foe_may_still_back_no() -> None:
    city = scheme("Balance of Power", 3)
    city.answers("A", "name B", "done", "yes")
    assert "no" in city.options("B")
    city.answers("B", "hide 2", "no")
    city.answers("C", "out")
    assert ([city.prestige(name) for name in "ABC"], city.idle) == ([12, 10, 12], True)


@rule("card.balance-of-power-steal")
def test_each_named_player_steals_from_one_who_is_not_named() -> None:
    seats: dict[str, Any] = {name: seat(prestige=8) for name in "BCD"}
    city = scheme("Balance of Power", 4, A={"prestige": 8}, **seats)
    city.answers("A", "name B", "name C", "done")
    vote(city)
    assert ([city.prestige(name) for name in "ABCD"], city.idle) == ([9, 9, 9, 5], True)


@rule("card.balance-of-power-steal")
def test_a_named_player_chooses_among_those_who_are_not_named() -> None:
    city = scheme("Balance of Power", 4)
    city.answers("A", "name C", "done")
    vote(city)
    assert city.asks("A", "foe B", "foe D")
    city.answers("A", "foe D")
    assert city.asks("C", "foe B", "foe D")
    city.answers("C", "foe B")
    assert ([city.prestige(name) for name in "ABCD"], city.idle) == ([13, 11, 13, 11], True)


@rule("card.balance-of-power-limits")
def test_a_theft_from_one_who_has_nothing_takes_nothing_and_knock_outs_are_seen_at_the_end() -> None:
    city = scheme("Balance of Power", 4, D=seat(prestige=1))
    city.answers("A", "name B", "name C", "done")
    vote(city)
    assert [city.prestige(name) for name in "ABCD"] == [13, 12, 12, 0]
    assert city.table.over


# ---- Fame & Fortune, Free Money, Greed, Mercy


@pytest.mark.parametrize(("yes", "prestige", "agenda"), [(True, 14, 1), (False, 12, 0)])
def test_fame_and_fortune_pays_two_prestige_and_an_agenda(yes: bool, prestige: int, agenda: int) -> None:
    city = scheme("Fame & Fortune", yes=yes)
    assert (city.prestige("A"), city.agenda("A"), city.idle) == (prestige, agenda, True)


@pytest.mark.parametrize(("yes", "prestige"), [(True, [15, 15, 15]), (False, [12, 11, 12])])
def test_free_money_pays_everyone_three_prestige(yes: bool, prestige: list[int]) -> None:
    city = scheme("Free Money", 3, yes=yes)
    assert ([city.prestige(name) for name in "ABC"], city.idle) == (prestige, True)


@pytest.mark.parametrize(("yes", "agenda"), [(True, 2), (False, 0)])
def test_greed_pays_two_agenda(yes: bool, agenda: int) -> None:
    city = scheme("Greed", clan="Nancy Witt", yes=yes)
    assert (city.agenda("A"), city.idle) == (agenda, True)


@rule("card.mercy")
def test_mercy_fills_one_in_torpor_and_only_the_active_players_own_comes_back_at_once() -> None:
    city = scheme(
        "Mercy",
        A={"torpor": [vampire("Velvet", blood=1)]},
        B=seat(coterie=["Karma"], torpor=[vampire("Bad Penny", blood=1)]),
    )
    assert city.asks("A", "choose <Ty Smith>", "choose <Velvet>")
    city.answers("A", "choose <Velvet>")
    assert city.asks("B", "choose <Karma>", "choose <Bad Penny>")
    city.answers("B", "choose <Bad Penny>")
    assert (city.zone("Velvet"), city.ready("Velvet"), city.blood("Velvet")) == (HAVEN, True, 4)
    assert (city.zone("Bad Penny"), city.blood("Bad Penny"), city.idle) == (TORPOR, 4, True)


def test_a_mercy_that_fails_mends_nobody() -> None:
    city = scheme("Mercy", yes=False, A={"coterie": ["Ty Smith", vampire("Doc", blood=1)]})
    assert (city.blood("Doc"), city.idle) == (1, True)


# ---- Conspiracies


def conspiracy(name: str, givers: str, coterie: tuple[Any, ...] = ("Karma",), **seats: Any) -> City:
    """A has this Conspiracy with Prestige of these players on it."""
    city = City(players=3, A=seat(coterie=[*coterie], conspiracies=[(name, givers)]), **seats)
    city.acts()
    return city


@rule("card.all-tied-up")
def test_all_tied_up_may_be_laid_by_anyone_and_needs_a_malkavian_to_be_resolved() -> None:
    city = City(A=seat(coterie=["Skunk"], hand=["All Tied Up"]))
    city.acts()
    city.plays("All Tied Up")
    assert (city.blood("All Tied Up"), city.prestige("A"), city.ready("Skunk"), city.idle) == (1, 11, False, True)
    city = conspiracy("All Tied Up", "AA", ("Skunk",))
    assert city.refuses("A", "resolve <All Tied Up>").rule == "consp.clan-to-resolve"


@rule("card.all-tied-up")
def test_all_tied_up_exhausts_the_whole_coterie_of_a_foe_who_has_given_nothing() -> None:
    city = conspiracy("All Tied Up", "AB", B=seat(coterie=["Doc"]), C=seat(coterie=["Skunk", out("Hydra")]))
    city.answers("A", "resolve <All Tied Up>")
    assert [city.ready(name) for name in ("Doc", "Skunk", "Hydra")] == [True, False, False]
    assert (city.zone("All Tied Up"), city.prestige("A"), city.idle) == (DISCARD, 12, True)
    city = conspiracy("All Tied Up", "A")
    assert city.refuses("A", "resolve <All Tied Up>").rule == "consp.threshold"


def test_burning_down_the_house_burns_an_ongoing_card_of_a_foe_who_has_given_nothing() -> None:
    seats: dict[str, Any] = {
        "B": seat(board=["Influencer", "The Spoils"]),
        "C": seat(board=["Search Engine"]),
        "street": ["Special Affairs Division"],
    }
    city = conspiracy("Burning Down the House", "AAC", **seats)
    city.answers("A", "resolve <Burning Down the House>")
    assert city.asks("A", "choose <Influencer>", "choose <The Spoils>")
    city.answers("A", "choose <The Spoils>")
    assert (city.zone("The Spoils"), city.zone("Influencer"), city.idle) == (BURNED, BOARD, True)
    city = conspiracy("Burning Down the House", "AAC", C=seat(board=["Search Engine"]))
    assert city.refuses("A", "resolve <Burning Down the House>").rule == "consp.no-target"


def test_destroy_the_plans_makes_a_foe_discard_three_cards_of_their_choice_or_all() -> None:
    seats: dict[str, Any] = {"B": seat(hand=["Greed", "Mercy", "Herald", "Sheriff"]), "C": seat(hand=["Greed"])}
    city = conspiracy("Destroy the Plans", "AAA", **seats)
    city.answers("A", "resolve <Destroy the Plans>")
    assert city.asks("A", "foe B", "foe C")
    city.answers("A", "foe B")
    city.answers("B", "discard [Greed]", "discard [Herald]", "discard [Sheriff]")
    assert (city.hand("B"), city.hand("C"), city.idle) == (["Mercy"], ["Greed"], True)
    city = conspiracy("Destroy the Plans", "AAA", **seats)
    city.answers("A", "resolve <Destroy the Plans>", "foe C")
    city.answers("C", "discard [Greed]")
    assert (city.hand("C"), city.idle) == ([], True)


@pytest.mark.parametrize(("agenda", "left"), [(0, 0), (8, 7), (9, 7), (10, 8)])
def test_lost_glory_takes_one_agenda_or_two_from_nine_on(agenda: int, left: int) -> None:
    city = conspiracy("Lost Glory", "AAAC", B=seat(agenda=agenda))
    city.answers("A", "resolve <Lost Glory>")
    assert (city.agenda("B"), city.idle) == (left, True)


@rule("card.biting-comment-steal")
@pytest.mark.parametrize(("prestige", "left", "gained"), [(6, 4, 2), (1, 0, 1)])
def test_whispering_campaign_steals_two_prestige_even_the_last(prestige: int, left: int, gained: int) -> None:
    city = conspiracy("Whispering Campaign", "AAAC", B=seat(prestige=prestige))
    city.answers("A", "resolve <Whispering Campaign>")
    assert (city.prestige("B"), city.prestige("A")) == (left, 12 + gained)
    assert city.winners == "A" if not left else city.idle


# ---- Titles


@rule("card.herald-price")
@pytest.mark.parametrize(("on", "prestige", "allowed"), [(["Herald"], 5, True), (["Herald"], 4, False), ([], 5, False)])
def test_with_a_herald_a_vampire_costs_one_less_and_enters_with_all_its_blood(
    on: list[str], prestige: int, allowed: bool
) -> None:
    city = City(A=seat(coterie=[vampire("Karma", on=on)], hand=["Doc"], prestige=prestige))
    city.acts()
    assert ("recruit [Doc]" in city.options("A")) == allowed
    if allowed:
        city.answers("A", "recruit [Doc]")
        assert (city.blood("Doc"), city.prestige("A"), city.zone("Doc"), city.idle) == (5, 1, HAVEN, True)


def test_a_keeper_of_elysium_adds_a_secrecy_to_everyone_in_the_haven() -> None:
    city = City(A=seat(coterie=[out("Doc", on=["Keeper of Elysium"]), "Karma", "Velvet"]), B=seat(coterie=["Skunk"]))
    secrecy = {name: city.table.secrecy(city.card(name)) for name in ("Doc", "Karma", "Velvet", "Skunk")}
    assert secrecy == {"Doc": 0, "Karma": 2, "Velvet": 2, "Skunk": 1}


def test_a_primogen_has_an_influence_and_hits_titled_characters_harder() -> None:
    for on, left in ((["Herald"], 2), ([], 3)):
        city = City(
            A=seat(coterie=[out("Inmate #745943", on=["Primogen"])]), B=seat(coterie=[out("Doc", on=on), "Karma"])
        )
        assert city.quality(INFLUENCE, "Inmate #745943") == 1
        city.acts()
        city.attack("Inmate #745943", "Doc", "physical")
        city.passes()
        assert (city.blood("Doc"), city.idle) == (left, True)


def test_the_primogens_bonus_counts_for_a_reaction_too() -> None:
    city = City(
        A=seat(coterie=[out("Doc", on=["Herald"]), "Karma"]),
        B=seat(coterie=[out("Skunk", on=["Primogen"])], hand=["Slap in the Face"]),
    )
    city.acts()
    city.attack("Doc", "Skunk", "social")
    city.answers("B", "lay [Slap in the Face]")
    assert (city.blood("Doc"), city.idle) == (2, True)  # 1 + 1 + 1


@rule("card.primogen")
def test_who_became_prince_is_primogen_no_more_and_another_may_be() -> None:
    city = City(
        street=["Prince of the City"],
        A=seat(coterie=[out("Doc", on=["Primogen"]), "Nancy Witt"], hand=["Primogen"]),
        B=seat(coterie=["Skunk"]),
    )
    city.acts()
    assert city.offers("A", "play") == ()
    city.answers("A", "claim <Doc>")
    city.passes()
    assert (city.guests("Doc"), city.pile("A")) == (["Prince of the City"], ["Primogen"])
    city.plays("Primogen", "Nancy Witt")
    city.answers("A", "exert <Doc>", "pay")
    assert (city.guests("Nancy Witt"), city.idle) == (["Primogen"], True)


@rule("card.seneschal", "card.biting-comment-steal")
def test_the_seneschals_action_takes_one_prestige_or_two_where_there_is_no_prince() -> None:
    for on, left in (([], 6), (["Prince of the City"], 7)):
        city = City(
            A=seat(coterie=[vampire("Doc", on=["Seneschal"]), "Karma"]),
            B=seat(coterie=[vampire("Skunk", on=on)], prestige=8),
            C=seat(),
        )
        city.acts()
        city.answers("A", "use <Seneschal>")
        assert city.asks("A", "foe B", "foe C")
        city.answers("A", "foe B")
        assert (city.prestige("B"), city.ready("Doc"), city.table.actions) == (left, False, 1)
        assert city.idle


def test_the_seneschal_cannot_act_when_exhausted_or_without_an_action() -> None:
    city = City(A=seat(coterie=[vampire("Beretta", on=["Seneschal"], ready=False), "Karma"]))
    city.acts()
    assert (city.offers("A", "use"), city.idle) == ((), True)
    city = City(A=seat(coterie=[vampire("Beretta", on=["Seneschal"]), "Karma"], library=["Mercy", "Greed", "Herald"]))
    city.acts()
    city.answers("A", "draw", "draw")
    assert (city.offers("A", "use"), city.idle) == ((), True)


def sheriff(**facts: Any) -> City:
    city = City(
        street=["Special Affairs Division", "Castro Street Party", "Addict"],
        A=seat(coterie=[{**out("Doc", on=["Sheriff"]), **facts}, "Karma"], agenda_card="Hunt the Hunters"),
        B=seat(board=["Influencer"]),
    )
    city.acts()
    return city


@rule("card.sheriff", "card.sheriff-no-reward", "card.hunt-the-hunters-burn")
def test_the_sheriff_in_the_street_burns_any_ongoing_card_and_that_is_no_defeat() -> None:
    city = sheriff()
    city.answers("A", "use <Sheriff>")
    choices = ("choose <Influencer>", "choose <Special Affairs Division>", "choose <Castro Street Party>")
    assert city.asks("A", *choices)
    city.answers("A", "choose <Special Affairs Division>")
    assert (city.zone("Special Affairs Division"), city.agenda("A"), city.prestige("A")) == (CITY_BURNED, 0, 12)
    assert (city.ready("Doc"), city.table.actions, city.idle) == (False, 2, True)


@rule("card.sheriff")
def test_the_sheriff_need_not_act_and_cannot_from_the_haven_or_when_exhausted() -> None:
    city = sheriff()
    assert city.offers("A", "use") == ("use <Doc>", "use <Sheriff>")
    city.answers("A", "end")
    assert len(city.in_street()) == 3
    assert "use <Sheriff>" not in sheriff(street=False).options("A")
    assert "use <Sheriff>" not in sheriff(ready=False).options("A")


# ---- Influence Modifiers


@rule("card.influence-modifier-1")
def test_one_modifier_in_an_action_face_up_for_a_title() -> None:
    city = City(A=seat(coterie=["Doc"], hand=["Sheriff", "Hedge Your Bets", "Hedge Your Bets"]))
    city.acts()
    city.plays("Sheriff")
    city.answers("A", "lay [Hedge Your Bets]")
    assert "lay [Hedge Your Bets]" not in city.options("A")
    city.answers("A", "exert <Doc>", "pay")
    assert (city.guests("Doc"), city.prestige("A"), city.hand("A")) == (["Sheriff"], 11, ["Hedge Your Bets"])
    assert (city.agenda("A"), city.idle) == (0, True)
    assert city.log("influence-card")[0]["card"] == "core-hedge-your-bets"


@rule("card.influence-modifier-1")
def test_a_modifier_lies_face_down_in_a_scheme_until_all_are_shown() -> None:
    city = City(A=seat(coterie=["Ty Smith"], hand=["Mercy", "The Last Word", "Hedge Your Bets"]))
    city.acts()
    city.plays("Mercy")
    city.answers("A", "lay [The Last Word]")
    assert city.offers("A", "lay") == ()
    city.answers("A", "yes")
    last = city.card("The Last Word")
    assert city.table.pieces[last].seen == 1  # A alone has seen it
    assert city.asking == "AskDeclare B"


@pytest.mark.parametrize(("hidden", "agenda", "side"), [(0, 0, "yes"), (6, 1, "yes"), (6, 1, "no")])
def test_hedge_your_bets_pays_an_agenda_if_the_scheme_fails_whichever_side_its_player_took(
    hidden: int, agenda: int, side: str
) -> None:
    city = City(players=3, A=seat(hand=["Mercy"], coterie=["Doc"]), B=seat(hand=["Hedge Your Bets"]), C=seat())
    city.acts()
    city.plays("Mercy")
    city.answers("A", "yes")
    city.answers("B", "lay [Hedge Your Bets]", side)
    city.answers("C", *([f"hide {hidden}", "no"] if hidden else ["out"]))
    city.passes()
    assert (city.agenda("B"), city.idle) == (agenda, True)


@pytest.mark.parametrize(
    ("side", "others", "prestige"), [("yes", 4, 13), ("yes", 6, 12), ("no", 0, 13), ("out", 0, 12)]
)
def test_the_last_word_pays_a_prestige_if_the_side_its_player_took_prevails(
    side: str, others: int, prestige: int
) -> None:
    city = City(players=3, A=seat(hand=["Fame & Fortune"], coterie=["Ty Smith"]), B=seat(hand=["The Last Word"]))
    city.acts()
    city.plays("Fame & Fortune")
    city.answers("A", "yes")
    city.answers("B", *(["lay [The Last Word]"] if side != "out" else []), side)
    city.answers("C", *([f"hide {others}", "no"] if others else ["out"]))
    assert (city.prestige("B"), city.idle) == (prestige, True)


def test_the_leader_has_an_influence_and_others_none() -> None:
    city = City(A=seat(coterie=["Doc", "Karma"], torpor=["Velvet"]))
    assert [influence(city.table, city.card(name)) for name in ("Doc", "Karma")] == [1, 0]
