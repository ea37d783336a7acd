"""A position read: a whole table from plain data. All that is not mentioned has a default."""

from __future__ import annotations

from typing import Final

from gloam.core.codec import Codec
from gloam.core.docket import read_rest
from gloam.core.reader import AMOUNT, Reader
from gloam.core.refusal import Unreadable
from gloam.core.table import LETTERS
from gloam.core.written import read_chance, read_setup, seat_named, seats_named
from gloam.vendetta.catalogue import (
    ALLY,
    CLAN_CARDS,
    CLANS,
    LOCATION_CARD,
    LOCATION_CARDS,
    RELIC,
    RELICS,
    VICTIM,
)
from gloam.vendetta.position_checks import COURSE
from gloam.vendetta.position_memory import read_knowledge, read_memories
from gloam.vendetta.position_seats import (
    card_named,
    place_named,
    read_allies,
    read_clans,
    read_positions,
    read_seat,
    take_card,
)
from gloam.vendetta.table import LOCATION_CARDS_VARIANT, NONE, RELICS_VARIANT, TAG_TEAM, VICTIMS, VendettaTable

NAME: Final = "vendetta"
VARIANTS: Final = (LOCATION_CARDS_VARIANT, RELICS_VARIANT, TAG_TEAM)
STEP_NAMES: Final = ("", "withdraw", "revelation", "preparation", "conflict", "aftermath")
PHASES: Final = (
    "setup",
    "feed",
    "location setup",
    "hand building",
    "planning",
    "resolution",
    "end of round",
    "scoring",
    "over",
)


def read(data: object, codec: Codec, rules: int, text: str) -> VendettaTable:
    """The table this describes. Raises `Unreadable` with the path to a fault."""
    reader = Reader(data, "")
    setup = read_setup(reader, text, NAME, rules, (3, 4, 5, 6), VARIANTS)
    table = VendettaTable(setup, read_chance(reader))
    table.phase = reader.among("phase", "planning", PHASES)
    seats = reader.parts("seats")
    read_clans(table, seats)
    used: set[int] = set()
    for seat, part in enumerate(seats):
        read_positions(table, seat, part.part("at"), used)
    for seat, part in enumerate(seats):
        read_seat(table, seat, part, used)
        part.finish()
    read_common(table, reader)
    read_decks(table, reader)
    read_offers(table, reader)
    read_moment(table, reader)
    read_knowledge(table, reader.part("known"))
    read_memories(table, reader.parts("memories"))
    read_rest(table, reader, codec, COURSE)
    reader.finish()
    return table


def read_common(table: VendettaTable, reader: Reader) -> None:
    seats = table.setup.seats
    begun = 0 if table.phase == "setup" else 1
    table.round = reader.whole("round", begun, begun, 3 if begun else 0)
    table.step = reader.among("step", "", STEP_NAMES)
    if all(table.out):
        raise Unreadable("position-out", LETTERS[0], "seats")
    table.first = seat_named(reader.text("ambition", LETTERS[table.out.index(False)]), seats, "ambition")
    if table.out[table.first]:
        raise Unreadable("position-out", LETTERS[table.first], "ambition")
    resolving = reader.text("resolving", "")
    table.resolving = place_named(table, resolving, "resolving") if resolving else NONE


def read_decks(table: VendettaTable, reader: Reader) -> None:
    """Locations with what lies there, Allies and Victims: no more of anything than there is."""
    used = {ally for cards in table.alliance + table.drained for ally in cards if ally != VICTIM}
    read_locations(table, reader, used)
    table.gone = read_allies(reader, "gone", [], used, VICTIM)
    rest = [ally for ally in range(ALLY, VICTIM) if ally not in used and table.phase != "setup"]
    table.ally_deck = read_allies(reader, "allies", rest, used, VICTIM)[::-1]
    left = VICTIMS - sum([cards.count(VICTIM) for cards in table.alliance + table.drained])
    if left < 0:
        raise Unreadable("position-too-many", str(VICTIMS - left), "victims")
    table.victims = reader.whole("victims", left, 0, left)


def read_locations(table: VendettaTable, reader: Reader, used: set[int]) -> None:
    parts = reader.parts("locations")
    if len(parts) > table.haven + 1:
        raise Unreadable("position-length", str(len(parts)), "locations")
    for place, part in enumerate(parts):
        ally = part.text("ally", "")
        if ally:
            table.ally_at[place] = card_named(ally, ALLY, VICTIM, part.at("ally"))
            take_card(table.ally_at[place], used, part.at("ally"))
        card = part.text("card", "")
        if card:
            last = LOCATION_CARD + len(LOCATION_CARDS)
            table.location_card[place] = card_named(card, LOCATION_CARD, last, part.at("card"))
            take_card(table.location_card[place], used, part.at("card"))
            check_variant(table, LOCATION_CARDS_VARIANT, part.at("card"))
        table.banked[place] = seats_named(part.text("banked", ""), table.setup.seats, part.at("banked"))
        part.finish()


def check_variant(table: VendettaTable, name: str, path: str) -> None:
    if name not in table.setup.variants:
        raise Unreadable("position-variant", name, path)


def read_offers(table: VendettaTable, reader: Reader) -> None:
    """What is still to be chosen in setup: clans nobody has, Relics nobody has."""
    for number, name in enumerate(reader.texts("clans_offered")):
        path = f"clans_offered.{number}"
        if name not in CLANS:
            raise Unreadable("position-among", ", ".join(CLANS), path)
        clan = CLANS.index(name)
        if table.keeper[clan] != NONE or clan in table.clan_offer:
            raise Unreadable("position-clan-twice", name, path)
        table.clan_offer.append(clan)
    used = set(table.relic)
    for number, name in enumerate(reader.texts("relics_offered")):
        path = f"relics_offered.{number}"
        relic = card_named(name, RELIC, RELIC + len(RELICS), path)
        take_card(relic, used, path)
        check_variant(table, RELICS_VARIANT, path)
        table.relic_offer.append(relic)


def read_moment(table: VendettaTable, reader: Reader) -> None:
    """What is kept in mind while a Location is resolved."""
    seats = table.setup.seats
    table.acted = known_cards(reader, "acted")
    table.kept_down = known_cards(reader, "kept_down")
    table.spared = known_cards(reader, "spared")
    for place, letter in enumerate(reader.texts("ranks")):
        seat = seat_named(letter, seats, f"ranks.{place}")
        if seat in table.ranks:
            raise Unreadable("position-seat", letter, f"ranks.{place}")
        table.ranks.append(seat)
    for place, mark in enumerate(reader.texts("immunities")):
        letter, _, name = mark.partition(" ")
        seat = seat_named(letter, seats, f"immunities.{place}")
        table.immunities.append(seat * 64 + card_named(name, 0, CLAN_CARDS, f"immunities.{place}"))
    table.skipping = seats_named(reader.text("skipping", ""), seats, "skipping")
    table.rewarded = seats_named(reader.text("rewarded", ""), seats, "rewarded")
    winner = reader.text("winner", "")
    table.winner = seat_named(winner, seats, "winner") if winner else NONE
    table.owed = reader.whole("owed", 0, 0, AMOUNT)
    table.tally = reader.whole("tally", 0, 0, AMOUNT)


def known_cards(reader: Reader, name: str) -> list[int]:
    texts = reader.texts(name)
    return [card_named(text, 0, CLAN_CARDS, f"{name}.{place}") for place, text in enumerate(texts)]
