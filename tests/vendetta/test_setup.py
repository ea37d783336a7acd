"""Setup, turn order and the shape of the game."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import gloam
from gloam.core.refusal import Refused
from gloam.core.table import LETTERS
from gloam.vendetta.catalogue import ALLIES, ALLY, CLANS, HUMAN, IDS, VAMPIRE, VICTIM
from gloam.vendetta.table import VendettaTable
from tests.claims import rule
from tests.vendetta.scenario import Vendetta, choose, new_game, plain_game, seat

OFFER = ("brujah", "gangrel", "tremere", "ventrue", "toreador", "nosferatu")


def clan_choice(players: int = 4) -> Vendetta:
    """The clans lie on offer, A chooses first, and nothing follows Setup."""
    picks = [["AskClan", number] for number in range(players)]
    nobody: dict[str, Any] = {name: seat(clan="") for name in LETTERS[:players]}
    return Vendetta(
        players=players,
        round=0,
        position={
            "phase": "setup",
            "clans_offered": list(OFFER[: players + 1]),
            "docket": [*picks, ["ClansChosen"], ["DealOut"]],
        },
        **nobody,
    )


def set_up(players: int = 4) -> Vendetta:
    """Setup has just ended: A is Brujah, then Gangrel, Tremere, Ventrue, Toreador."""
    game = clan_choice(players)
    choose(game)
    game.table.phase, game.table.round = "feed", 1
    return game


def begun_by(name: str) -> Vendetta:
    """A fresh 4-player game in which this player holds the Ambition token."""
    for seed in range(100):
        game = new_game(seed=seed)
        if game.order[0] == name:
            return game
    raise AssertionError("one of 100 games should begin with each player")


def locations(game: Vendetta) -> list[str]:
    return [place["name"] for place in game.view(None)["locations"]]


def refused_at_the_door(seats: int) -> str:
    with pytest.raises(Refused) as no:
        gloam.game("vendetta").table(seats=seats, seed=1)
    return no.value.rule


@rule("setup.player-count", "players.six")
def test_three_to_five_play_alone_and_six_only_in_teams() -> None:
    assert [refused_at_the_door(seats) for seats in (2, 6, 7)] == ["setup.player-count"] * 3
    assert [new_game(seats).table.seats for seats in (3, 4, 5)] == [3, 4, 5]
    assert new_game(6, variants=("tag-team",)).table.seats == 6


@rule("setup.first-player")
def test_the_ambition_token_is_dealt_at_random() -> None:
    assert [new_game(seed=7).order for _ in range(3)] == [new_game(seed=7).order] * 3
    assert [event["what"] for event in new_game(seed=7).log("ambition")] == ["ambition"]
    holders = Counter(new_game(seed=seed).order[0] for seed in range(400))
    assert set(holders) == set("ABCD")
    assert min(holders.values()) >= 60


@rule("setup.locations", "setup.location-order")
def test_five_players_have_one_location_more_and_the_haven_is_last() -> None:
    assert locations(new_game(3)) == ["1", "2", "haven"]
    assert locations(new_game(4)) == ["1", "2", "haven"]
    assert locations(new_game(5)) == ["1", "2", "3", "haven"]


@rule("setup.clan-offer")
@pytest.mark.parametrize(("players", "offered"), [(3, 4), (4, 5), (5, 6), (6, 7)])
def test_one_clan_more_than_players_is_on_offer(players: int, offered: int) -> None:
    game = new_game(players, variants=("tag-team",) if players == 6 else ())
    offer = game.view(None)["clans_offered"]
    assert len(offer) == len(set(offer)) == offered
    assert game.asked().options == tuple(offer)


@rule("setup.clan-pick-order")
def test_clans_are_picked_clockwise_from_the_ambition_holder() -> None:
    game = begun_by("C")
    early = game.refuses("A", game.asked().options[0])
    assert (early.rule, early.facts["asked"]) == ("table.not-asked", (2,))
    choose(game)
    assert [name for _, name in game.took_place("clan-chosen")] == ["C", "D", "A", "B"]


@rule("setup.clan-once")
def test_a_taken_clan_cannot_be_taken_again() -> None:
    game = clan_choice()
    game.answers("A", "brujah")
    assert game.refuses("B", "brujah").rule == "setup.clan-once"
    assert game.refuses("B", "malkavian").rule == "setup.clan-offer"
    assert game.asks("B", "gangrel", "tremere", "ventrue", "toreador")


@rule("setup.clan-unused")
def test_the_clan_nobody_took_leaves_the_game_with_its_nine_cards() -> None:
    game = new_game(seed=3)
    offered = set(game.view(None)["clans_offered"])
    choose(game)
    taken = {player["clan"] for player in game.view(None)["players"]}
    assert game.log("clans-left")[0]["clans"] == tuple(offered - taken)
    assert len(offered - taken) == 1
    cards = [card for name in game.names for card in game.hand(name) + game.deck(name) + drawn(game, name)]
    assert len(cards) == len(set(cards)) == 4 * 9
    assert {clan_of(card) for card in cards} == taken
    assert game.view(None)["clans_offered"] == []


def drawn(game: Vendetta, name: str) -> list[str]:
    return [IDS[card] for card in game.table.drawn[game.names.index(name)]]


def clan_of(card: str) -> str:
    return CLANS[("BR", "GA", "MA", "NO", "TO", "TR", "VE").index(card[:2])]


@rule("setup.tokens")
def test_everyone_may_stay_or_withdraw_at_every_location() -> None:
    game = new_game(3, clans=())
    picks = 0
    while game.table.open:
        question = game.asked()
        if question.what == "AskWithdraw":
            picks += 1
            assert [option for option in question.options if not option.startswith("look")] == ["stay", "withdraw"]
        game.table.answer(question.seat, question.options[0])
    assert picks >= 9, "three players, three rounds, at least one Location each"
    assert game.table.over


@rule("setup.positions")
def test_five_players_have_twenty_empty_positions() -> None:
    places = set_up(5).view(None)["locations"]
    assert [len(place["positions"]) for place in places] == [5, 5, 5, 5]
    assert all(position == {"blood": 0, "cards": [], "power": 0} for place in places for position in place["positions"])


@rule("setup.victims-deck")
def test_four_of_the_thirty_five_victims_are_dealt() -> None:
    game = set_up()
    assert game.table.victims == 31
    assert {game.view(viewer)["victims_left"] for viewer in game.viewers} == {31}
    assert game.settled


@rule("setup.allies-deck")
def test_thirty_allies_lie_in_a_closed_deck() -> None:
    game = set_up()
    deck = game.table.ally_deck
    kinds = Counter(ALLIES[ally - ALLY].kind for ally in deck)
    assert (len(set(deck)), kinds[HUMAN], kinds[VAMPIRE]) == (30, 15, 15)
    turned = twin(game)
    turned.ally_deck.reverse()
    assert [turned.view(number) for number in range(4)] == [game.table.view(number) for number in range(4)]
    assert turned.view(None) == game.table.view(None)
    assert not any(game.mentions(viewer, IDS[deck[-1]]) for viewer in game.viewers)
    assert game.settled


def twin(game: Vendetta) -> VendettaTable:
    return game.table.clone()


@rule("setup.starting-cards")
def test_everyone_begins_with_hunt_and_ready_in_hand() -> None:
    game = set_up()
    assert game.hand("A") == ["BR08", "BR09"]
    assert [game.hand(name) for name in "BCD"] == [["GA08", "GA09"], ["TR08", "TR09"], ["VE08", "VE09"]]
    assert game.settled


@rule("setup.clan-deck")
def test_the_other_seven_clan_cards_are_a_deck_whose_order_nobody_sees() -> None:
    game = set_up()
    for name in game.names:
        assert len(set(game.deck(name))) == 7
        assert not {card for card in game.deck(name) if card[2:] in ("08", "09")}
    turned = twin(game)
    for deck in turned.deck:
        deck.reverse()
    assert [turned.view(number) for number in range(4)] == [game.table.view(number) for number in range(4)]
    assert turned.view(None) == game.table.view(None)
    assert game.settled


def test_clan_decks_are_shuffled() -> None:
    orders = {tuple(new_game(seed=seed, clans=("brujah",)).table.deck[0]) for seed in range(10)}
    assert len(orders) == 10


@rule("setup.bank")
def test_what_is_gained_and_lost_comes_from_the_bank_and_goes_there() -> None:
    game = Vendetta(
        round=2,
        locations=[{"ally": "AL01"}],  # Gain 3 when she joins
        A=seat(at={1: "VE08", 2: "VE02"}),
        B=seat(at={2: "BR04"}),  # each Rival Loses 2 in round 2
    )
    game.conflict(1)
    assert game.blood == {"A": 9, "B": 6, "C": 6, "D": 6}
    game.moment("aftermath", 2)
    assert game.blood == {"A": 7, "B": 6, "C": 6, "D": 6}
    assert game.settled


@rule("setup.pool", "setup.alliance")
def test_everyone_begins_with_six_blood_three_influence_and_one_victim() -> None:
    game = set_up()
    assert game.blood == {"A": 6, "B": 6, "C": 6, "D": 6}
    assert game.influence == {"A": 3, "B": 3, "C": 3, "D": 3}
    assert [game.alliance(name) for name in game.names] == [["VI"]] * 4
    assert [game.drained(name) for name in game.names] == [[]] * 4
    assert game.settled


@rule("victim.numbers")
def test_a_victim_feeds_one_counts_one_drains_three_and_then_counts_nothing() -> None:
    victim = ALLIES[VICTIM - ALLY]
    assert (victim.feed, victim.influence, victim.drain_blood, victim.drain_influence) == (1, 1, 3, 0)
    game = Vendetta(A=seat(alliance=["VI", "VI"]), B=seat(alliance=[]))
    game.feed()
    assert game.blood == {"A": 8, "B": 6, "C": 7, "D": 7}
    game.turn("A", "drain VI", "play BR08 at 1 up blood 0 end")
    assert game.blood == {"A": 11, "B": 6, "C": 7, "D": 7}
    game.score()
    assert [game.result(name) for name in game.names] == [3 + 1 + 0, 3, 3 + 1, 3 + 1]
    assert game.settled


@rule("ally.id-eighteen")
def test_the_allies_are_numbered_from_one_to_thirty() -> None:
    ids = [card for card in gloam.game("vendetta").card_ids() if card.startswith("AL")]
    assert ids == [f"AL{number:02}" for number in range(1, 31)]
    game = Vendetta(A=seat(alliance=["AL18"]))
    assert game.alliance("A") == ["AL18"]
    assert [ally.name for ally in ALLIES if ally.id == "AL18"] == ["Ed Crawford"]


# ---- turn order and rounds


@rule("order.clockwise")
def test_turn_order_runs_clockwise_from_the_ambition_holder() -> None:
    game = Vendetta(ambition="B")
    assert game.order == "BCDA"
    assert game.view("D")["turn_order"] == [1, 2, 3, 0]


@rule("order.ties")
def test_a_tie_goes_to_whoever_is_earlier_in_turn_order() -> None:
    game = Vendetta(players=3, ambition="B", A=seat(at={1: 5}), C=seat(at={1: 5}))
    game.conflict(1)
    assert game.totals == {"A": 5, "B": 0, "C": 5}
    assert game.ranks == "CA"
    assert game.settled


@rule("order.rounds")
def test_the_game_is_over_when_the_haven_of_round_three_is_finished() -> None:
    game = Vendetta(round=3, position={"phase": "resolution", "docket": None}, A=seat(at={"haven": "BR08"}))
    game.answers("A", "stay")
    assert game.table.over
    assert [event["at"] for event in game.log("location-done")] == ["1", "2", "haven"]
    assert game.log("phase") == []
    assert game.settled


@rule("order.phases")
def test_each_of_three_rounds_has_the_same_five_phases() -> None:
    game = plain_game()
    game.play_to("over", 3)
    phases = ["feed", "location setup", "hand building", "planning", "resolution"]
    told = [(event["round"], event["phase"]) for event in game.log("phase") if event["rule"] == "order.phases"]
    assert told == [(number, phase) for number in (1, 2, 3) for phase in phases]
    assert game.table.over
    assert game.settled
