"""What is counted in Vendetta: clans, and who drew, held and played which card."""

from __future__ import annotations

import pytest

import gloam
from gloam import bots
from gloam.lab import watch
from gloam.lab.match import Match, play
from gloam.lab.vendetta.watch import WATCH


@pytest.mark.parametrize("seed", [3, 4])
def test_what_seats_drew_held_and_played_is_what_their_own_logs_say(seed: int) -> None:
    table = gloam.game("vendetta").table(seats=4, seed=seed, variants=("relics",))
    bots.play(table, [bots.make("random", seed) for _ in range(4)])
    found = WATCH.dealings(watch.Past(table))
    for seat in range(4):
        events = [event for event in table.events(seat) if event["seat"] == seat]
        drawn = {str(event["card"]) for event in events if event["what"] == "drew"}
        for event in events:
            if event["what"] == "drawn":
                assert isinstance(event["cards"], tuple), "a seat sees what it draws"
                drawn |= {str(card) for card in event["cards"]}
        assert {card for card, ways in found[seat].items() if watch.DRAWN in ways} == drawn
        joined = {str(event["card"]) for event in events if event["what"] in ("joined", "relic-chosen")}
        assert joined <= {card for card, ways in found[seat].items() if watch.HELD in ways}
        starters = [card for card in found[seat] if card[2:] in ("08", "09") and card[:2] not in ("AL", "RE")]
        assert all(watch.HELD in found[seat][card] for card in starters if card[:2] == starters[0][:2])


def test_only_what_was_drawn_or_held_is_played_but_for_what_others_let_one_play() -> None:
    players = [one for seed in range(6) for one in play(Match(0, "vendetta", (), ("random",) * 4, seed)).players]
    ways = [way for one in players for card, way in one.cards.items() if card[:2] not in ("AL", "RE", "VI")]
    held = sum([watch.HELD in way for way in ways if watch.PLAYED in way])
    played = sum([watch.PLAYED in way for way in ways])
    assert 0.8 * played < held <= played
    assert any(watch.DRAWN in way and watch.HELD not in way for way in ways), "not everything drawn is kept"


def test_dealt_clans_are_the_same_whoever_sits_there() -> None:
    seated = [("random", "random", "greedy"), ("random", "greedy", "random")]
    games = [play(Match(number, "vendetta", (), names, 77, dealt=True)) for number, names in enumerate(seated)]
    clans = [[one.clan for one in game.players] for game in games]
    assert clans[0] == clans[1]
    assert len(set(clans[0])) == 3
    others = play(Match(0, "vendetta", (), seated[0], 78, dealt=True))
    assert [one.clan for one in others.players] != clans[0]
