"""What is counted in Rivals: fights and intrigues, where Agenda came from, decks, and who had to do with which card."""

from __future__ import annotations

from collections import Counter
from random import Random

import msgspec
import pytest

from gloam.lab import watch
from gloam.lab.match import Match, Played, play
from gloam.lab.rivals.cards import names_in
from gloam.lab.rivals.watch import ENDINGS, FAMILIES, KNOCK_OUTS, OF_AGENDA, OF_TEXTS, SOURCES, THINGS, WATCH, brings
from gloam.lab.simulate import shares
from gloam.rivals.game import RIVALS
from gloam.rivals.ready_decks import READY
from gloam.rivals.table import rivals
from gloam.words.english.rivals.terminal import SENTENCES
from tests.rivals.chance_games import play_on

AGENDA = (*SOURCES.values(), OF_AGENDA, OF_TEXTS)
GAMES = [(2, 1), (3, 2), (4, 3), (4, 5), (2, 12)]

some_games = pytest.mark.parametrize(("seats", "seed"), GAMES)


def over(seats: int, seed: int) -> watch.Past:
    table = RIVALS.table(seats, seed)
    play_on(table, Random(seed))
    return watch.Past(table)


@some_games
def test_agenda_by_source_adds_up(seats: int, seed: int) -> None:
    past = over(seats, seed)
    found = WATCH.happened(past)
    for seat, mine in enumerate(found):
        events = [event for event in past.events if event.seat == seat]
        gained = sum([watch.number(event, "amount") for event in events if event.what == "agenda-gained"])
        assert sum([mine[source] for source in AGENDA]) == gained


def test_all_sources_are_met() -> None:
    met: Counter[str] = Counter()
    for seed in range(40):
        for mine in WATCH.happened(over(2 + seed % 3, seed)):
            met.update({thing: int(mine[thing]) for thing in THINGS})
    assert not [thing for thing in THINGS if not met[thing]]


@some_games
def test_every_gain_says_which_card_it_is_for(seats: int, seed: int) -> None:
    for event in over(seats, seed).events:
        if event.what == "agenda-gained" and event.rule != "ko.rival-holder":
            assert watch.fact(event, "for") in RIVALS.card_ids()


@some_games
def test_what_is_counted_is_what_the_table_says(seats: int, seed: int) -> None:
    past = over(seats, seed)
    here = rivals(past.table)
    for seat, mine in enumerate(WATCH.happened(past)):
        assert mine["prestige"] == here.has_prestige(seat)
        assert mine["turns"] == here.turn
        recruited = [event for event in past.events if event.what == "recruited" and event.seat == seat]
        assert mine["recruits"] == len(recruited)
    assert WATCH.first(past) == here.first
    assert WATCH.decks(past) == list(here.setup.decks)
    assert WATCH.clans(past) == [""] * seats


@some_games
def test_what_seats_drew_held_and_played_is_what_their_own_logs_say(seats: int, seed: int) -> None:
    past = over(seats, seed)
    found = WATCH.dealings(past)
    for seat in range(seats):
        events = [event for event in past.table.events(seat) if event["seat"] == seat]
        drawn = {str(event["card"]) for event in events if event["what"] == "drew"}
        for event in events:
            if event["what"] == "dealt":
                assert isinstance(event["cards"], tuple), "a seat sees what it is dealt"
                drawn |= {str(card) for card in event["cards"]}
        assert {card for card, ways in found[seat].items() if watch.DRAWN in ways} == drawn
        recruited = {str(event["card"]) for event in events if event["what"] == "recruited"}
        assert recruited <= {card for card, ways in found[seat].items() if watch.PLAYED in ways}
        bases = {card for card in found[seat] if WATCH.family(card) in ("havens", "agendas")}
        assert len(bases) == 2
        assert all(watch.HELD in found[seat][card] for card in bases)


def test_city_cards_are_counted_and_no_others() -> None:
    past = over(4, 3)
    counted = WATCH.cards(past)
    revealed = Counter([str(watch.fact(event, "card")) for event in past.events if event.what == "city-revealed"])
    assert {card: count.dealt for card, count in counted.items() if count.dealt} == revealed
    fallen = [
        names_in(event.facts)[str(watch.fact(event, "card"))]
        for event in past.events
        if event.what == "defeated" and event.facts["owner"] == -1 and event.seat >= 0
    ]
    for card in fallen:
        assert counted[card].taken == fallen.count(card)


@some_games
def test_how_a_game_ended_is_what_its_last_table_shows(seats: int, seed: int) -> None:
    past = over(seats, seed)
    here = rivals(past.table)
    winner = past.first("won").seat
    broke = [seat for seat in range(seats) if not here.prestige[seat]]
    alone = [seat for seat in range(seats) if not here.coterie[seat]]
    how = WATCH.ending(past)
    assert f"ending.{how}" in SENTENCES
    match how.split("-"):
        case ["agenda"]:
            assert here.agenda[winner] >= 13
        case ["rival", why]:
            assert here.rival[winner] in (broke if why == "prestige" else alone)
        case ["fallen", why]:
            assert broke if why == "prestige" else alone
            assert here.agenda[winner] < 13


def test_every_way_to_end_has_a_name() -> None:
    ways = [*ENDINGS.values(), *[f"{how}-{why}" for how in KNOCK_OUTS.values() for why in ("prestige", "vampires")]]
    assert {f"ending.{way}" for way in ways} == {key for key in SENTENCES if key.startswith("ending.")}


def test_every_card_is_of_a_family_and_every_family_and_thing_has_a_name() -> None:
    families = {WATCH.family(card) for card in RIVALS.card_ids()}
    assert families == set(FAMILIES.values())
    assert all(f"balance.family-{family}" in SENTENCES for family in families)
    assert all(f"simulate.{thing}" in SENTENCES for thing in (*THINGS, "prestige", "turns"))


# ---- decks


def test_decks_are_brought_by_lot_and_each_once() -> None:
    met = Counter([deck for seed in range(16000) for deck in enumerate(brings(2, seed))])
    assert len(met) == 2 * len(READY)
    fair = 16000 / len(READY)
    assert 0.9 * fair < min(met.values()) <= max(met.values()) < 1.1 * fair
    assert all(len(set(brings(4, seed))) == 4 for seed in range(20))
    assert brings(3, 7) == brings(3, 7)


def test_a_game_of_bots_is_recorded_with_its_decks() -> None:
    played = play(Match(0, "rivals", (), ("random", "random", "random"), 11))
    assert tuple([player.deck for player in played.players]) == brings(3, 11)
    assert [player.clan for player in played.players] == [""] * 3
    assert sum([player.won for player in played.players]) == 1
    assert {share.name: share.games for share in shares([played], "deck")} == dict.fromkeys(brings(3, 11), 1)
    again = msgspec.json.decode(msgspec.json.encode(played), type=Played)
    assert again == played


def test_games_recorded_before_there_were_decks_are_still_read() -> None:
    line = (
        b'{"number":0,"seed":5,"decisions":90,"tie_break":"","players":[{"seat":0,"turn":0,"bot":"greedy","clan":"brujah",'
        b'"won":true,"place":1,"out":false,"scores":{"total":20},"happened":{},"cards":{}}],"cards":{},"seconds":0.1}'
    )
    player = msgspec.json.decode(line, type=Played).players[0]
    assert (player.clan, player.deck) == ("brujah", "")


def test_the_same_seed_is_the_same_game() -> None:
    match = Match(3, "rivals", ("first-print",), ("random", "random"), 21)
    one, other = play(match), play(match)
    assert one.players == other.players
