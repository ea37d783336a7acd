"""The options of Vendetta, numbered and described."""

from __future__ import annotations

from itertools import combinations
from typing import Final

from gloam.lab.frameworks.tensors import Field, Layout, Sheet
from gloam.lab.frameworks.vocabulary import Vocabulary, relative
from gloam.vendetta.catalogue import (
    ALLIES,
    ALLY,
    CARD,
    CLAN_CARDS,
    CLAN_SIZE,
    CLANS,
    IDS,
    LOCATION_CARD,
    LOCATION_CARDS,
    NUMBER,
    NUMBERS,
    RELIC,
    RELICS,
)
from gloam.vendetta.relics import DiscardToken, LookAtLocation, ReturnDrained

PLACES: Final = ("1", "2", "3", "haven")
SEATS: Final = ("+0", "+1", "+2", "+3", "+4", "+5")
WAYS: Final = ("up", "down")
BIDS: Final = 40
BLOOD: Final = 9
TOKENS: Final = 2  # face up at once
LYING: Final = 9  # cards on one Position that can be looked at
CHOICES: Final = 4

ALONE: Final = ("pass", "end", "drain", "stay", "withdraw", "reveal", "leave", "yes", "no", "done", "none")
OF_A_CLAN_CARD: Final = ("keep", "both", "play", "first", "pick", "turn", "take", "shuffle", "use")
BARE: Final = ("clan", "card")  # how an option is called that is the name of a clan or a card and nothing else
VERBS: Final = (*ALONE, *OF_A_CLAN_CARD, "at", "to", "blood", "bid", "look", "seat", "choose", *BARE)

CLAN_IDS: Final = IDS[:CLAN_CARDS]
ALLY_IDS: Final = IDS[ALLY : ALLY + len(ALLIES)]
RELIC_IDS: Final = IDS[RELIC : RELIC + len(RELICS)]
LOCATION_IDS: Final = IDS[LOCATION_CARD : LOCATION_CARD + len(LOCATION_CARDS)]

FEATURES: Final = Layout(
    (
        Field("verb", (len(VERBS),)),
        Field("clan", (len(CLANS),)),
        Field("card", (NUMBERS,)),
        Field("power", (1,)),
        Field("feed", (1,)),
        Field("influence", (1,)),
        Field("place", (len(PLACES),)),
        Field("way", (len(WAYS),)),
        Field("seat", (len(SEATS),)),
        Field("amount", (1,)),
        Field("tokens", (1,)),
        Field("choice", (CHOICES,)),
    )
)


def listed() -> list[str]:
    """All options. New ones are added at the end, so that old numbers stay."""
    pairs = [
        f"keep {one} {other}"
        for first in range(0, CLAN_CARDS, CLAN_SIZE)
        for one, other in combinations(CLAN_IDS[first : first + CLAN_SIZE], 2)
    ]
    return [
        *CLANS,
        *CLAN_IDS,
        *ALLY_IDS,
        *LOCATION_IDS,
        *RELIC_IDS,
        *ALONE,
        *[f"{verb} {card}" for verb in OF_A_CLAN_CARD for card in CLAN_IDS],
        *pairs,
        *[f"at {place} {way}" for place in PLACES for way in WAYS],
        *[f"to {place}" for place in PLACES],
        *[f"blood {amount}" for amount in range(BLOOD + 1)],
        *[f"blood {amount} tokens {tokens}" for amount in range(4) for tokens in range(1, TOKENS + 1)],
        *[f"bid {amount}" for amount in range(BIDS + 1)],
        *[f"drain {ally}" for ally in ALLY_IDS],
        *uses(),
        *[f"look {place} {seat} {card}" for place in PLACES for seat in SEATS for card in range(1, LYING + 1)],
        *[f"seat {seat}" for seat in SEATS],
        *[f"choose {choice}" for choice in range(1, CHOICES + 1)],
    ]


def uses() -> list[str]:
    """Every way to use a Relic."""
    found: list[str] = []
    for relic in RELICS:
        found.append(f"use {relic.id}")
        if isinstance(relic.effect, ReturnDrained):
            found += [f"use {relic.id} {ally}" for ally in ALLY_IDS]
        elif isinstance(relic.effect, LookAtLocation):
            found += [f"use {relic.id} {place}" for place in PLACES]
        elif isinstance(relic.effect, DiscardToken):
            found += [f"use {relic.id} {way}" for way in WAYS]
    return found


class VendettaVocabulary(Vocabulary):
    def __init__(self) -> None:
        super().__init__(listed(), FEATURES)

    def general(self, words: list[str], seat: int, seats: int) -> list[str]:
        if words[0] == "keep":
            return ["keep", *sorted(words[1:])]
        if words[0] == "seat":
            return ["seat", relative(words[1], seat, seats)]
        if words[0] == "look":
            return ["look", words[1], relative(words[2], seat, seats), words[3]]
        return words

    def beyond(self, words: list[str]) -> bool:
        return words[0] in ("bid", "blood", "look")

    def write(self, sheet: Sheet, words: list[str]) -> None:
        verb = words[0] if words[0] in VERBS else BARE[0] if words[0] in CLANS else BARE[1]
        sheet.mark("verb", VERBS.index(verb))
        for word in words[1:] if verb == words[0] else words:
            if word in NUMBER:
                write_card(sheet, NUMBER[word])
            elif word in CLANS:
                sheet.mark("clan", CLANS.index(word))
            elif word in SEATS:
                sheet.mark("seat", SEATS.index(word))
            elif word in WAYS:
                sheet.mark("way", WAYS.index(word))
        write_numbers(sheet, words)


def write_card(sheet: Sheet, card: int) -> None:
    """Which card, and what is printed on it."""
    sheet.mark("card", card)
    if card < CLAN_CARDS:
        sheet.mark("clan", card // CLAN_SIZE)
        sheet.amount("power", CARD[card].power)
    elif ALLY <= card < ALLY + len(ALLIES):
        sheet.amount("feed", ALLIES[card - ALLY].feed)
        sheet.amount("influence", ALLIES[card - ALLY].influence)
    elif card >= RELIC:
        sheet.amount("influence", RELICS[card - RELIC].influence)


def write_numbers(sheet: Sheet, words: list[str]) -> None:
    """A word that is a number may be a place, an amount or a choice."""
    if words[0] in ("at", "to", "look") or (words[0] == "use" and words[-1] in PLACES):
        sheet.mark("place", PLACES.index(words[-1] if words[0] == "use" else words[1]))
    if words[0] in ("blood", "bid", "look"):
        sheet.amount("amount", int(words[-1] if words[0] == "look" else words[1]))
    if "tokens" in words:
        sheet.amount("tokens", int(words[3]))
    if words[0] == "choose":
        sheet.mark("choice", int(words[1]) - 1)
