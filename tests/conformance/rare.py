"""Games of Vendetta in which the rare things happen: cards that move, are seen or are given up in secret."""

from __future__ import annotations

from random import Random
from typing import Any

import gloam
from gloam.core.question import Question
from gloam.core.table import LETTERS
from gloam.vendetta.catalogue import CLAN_SIZE, CLANS, IDS
from gloam.vendetta.table import VendettaTable
from tests.conformance.worlds import Pile

CLANS_HERE = ("malkavian", "nosferatu", "tremere", "ventrue")
KEEPS_BOTH, LOOKS, CHEAP_DOWN, DRAWS = "AL27", "AL13", "AL07", "AL03"
MIRROR = "RE04"
OFTEN = {  # near the top of the deck, more often than not
    "malkavian": ("MA01", "MA03", "MA05", "MA06"),
    "nosferatu": ("NO02", "NO03", "NO06", "NO07"),
    "tremere": ("TR04",),
    "ventrue": (),
}
TOO_MUCH = ("AL14", "AL15", "AL30")  # Allies that end games early


def cards_of(clan: str) -> Pile:
    first = CLANS.index(clan) * CLAN_SIZE
    return tuple(IDS[first : first + CLAN_SIZE])


def begin(seed: int) -> VendettaTable:
    """The first round of a game with three or four players begins; everyone is rich, and has useful friends."""
    rng = Random(f"rare {seed}")
    clans = list(CLANS_HERE)[: 3 + seed % 2]
    rng.shuffle(clans)
    friends = [KEEPS_BOTH, LOOKS, CHEAP_DOWN, "VI"]
    rng.shuffle(friends)
    seats = [player(clan, friend, rng) for clan, friend in zip(clans, friends, strict=False)]
    seats[rng.randrange(len(seats))]["relic"] = MIRROR
    data = {
        "phase": "feed",
        "docket": [["StartRound", 1]],
        "seats": seats,
        "variants": ["relics"],
        "allies": allies(rng, [friend for friend in friends[: len(seats)] if friend != "VI"]),
        "ambition": LETTERS[rng.randrange(len(seats))],
        "chance": rng.getrandbits(60),
    }
    table = gloam.game("vendetta").from_position(data)
    assert isinstance(table, VendettaTable)
    return table


def player(clan: str, friend: str, rng: Random) -> dict[str, Any]:
    wanted = [card for card in OFTEN[clan] if rng.random() < 0.6]
    deck = list(cards_of(clan)[:-2])
    rng.shuffle(deck)
    deck.sort(key=lambda card: card not in wanted)
    return {"clan": clan, "blood": 25, "deck": deck, "alliance": ["VI", "VI", friend]}


def allies(rng: Random, taken: list[str]) -> list[str]:
    """Whoever draws, looks or keeps both comes first."""
    deck = [f"AL{number:02}" for number in range(1, 31)]
    deck = [ally for ally in deck if ally not in taken and ally not in TOO_MUCH]
    rng.shuffle(deck)
    deck.sort(key=lambda ally: ally not in (KEEPS_BOTH, LOOKS, DRAWS))
    first = deck[:6]
    rng.shuffle(first)
    return first + deck[6:]


WEIGHTS = {"both": 3.0, "look": 2.0, "use": 2.0, "leave": 3.0, "take": 3.0, "withdraw": 2.0, "stay": 2.0, "drain": 0.1}


def weight(option: str) -> float:
    words = option.split(" ")
    if words[0] == "at":
        return 3.0 if words[2] == "down" else 1.0
    if words[0] == "blood":
        return 3.0 if words[1] == "0" else 1.0
    return WEIGHTS.get(words[0], 1.0)


def choose(question: Question, rng: Random) -> str:
    """A random option, with a liking for secrets."""
    return rng.choices(question.options, [weight(option) for option in question.options])[0]


def step(table: VendettaTable, rng: Random) -> tuple[int, str]:
    questions = table.questions()
    question = questions[rng.randrange(len(questions))]
    option = choose(question, rng)
    table.answer(question.seat, option, number=question.number)
    return question.seat, option
