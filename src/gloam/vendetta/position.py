"""A position read: a whole table from plain data. All that is not mentioned has a default."""

from __future__ import annotations

from typing import Final

from gloam.core.chance import Chance, seeded
from gloam.core.codec import Codec, whole
from gloam.core.reader import Reader
from gloam.core.refusal import Unreadable
from gloam.core.step import Step, Together
from gloam.core.table import LETTERS, Setup
from gloam.core.written import read_docket, read_result, seat_named, seats_named
from gloam.vendetta.catalogue import (
    ALLY,
    CLAN_CARDS,
    CLAN_SIZE,
    CLANS,
    LOCATION_CARD,
    LOCATION_CARDS,
    RELIC,
    RELICS,
    VICTIM,
)
from gloam.vendetta.frenzy import AskInsteadOfDraining, DrainInFrenzy, Frenzy
from gloam.vendetta.hand_building import HandBuilding
from gloam.vendetta.memory import Memory, is_true
from gloam.vendetta.planning import Planning
from gloam.vendetta.position_seats import (
    card_named,
    place_named,
    read_allies,
    read_clans,
    read_positions,
    read_seat,
    take_card,
)
from gloam.vendetta.resolution import ResolveLocation
from gloam.vendetta.rounds import EndRound, Resolution, Score, StartRound
from gloam.vendetta.setup import SetUp
from gloam.vendetta.table import NONE, VICTIMS, VendettaTable

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

# ---- writing


# ---- reading


def read(data: object, codec: Codec, rules: int, text: str) -> VendettaTable:
    """The table this describes, settled to its first question. Raises `Unreadable` with the path to a fault."""
    reader = Reader(data, "")
    reader.among("game", "vendetta", ("vendetta",))
    if reader.whole("rules", rules) != rules:
        raise Unreadable("position-rules", str(reader.raw("rules")), "rules")
    seats = reader.parts("seats")
    if not 3 <= len(seats) <= 6:
        raise Unreadable("position-seats", str(len(seats)), "seats")
    setup = Setup("vendetta", len(seats), tuple(reader.texts("variants")), reader.whole("seed", 0), text)
    table = VendettaTable(setup, Chance(reader.whole("chance", seeded(0).state, 0, (1 << 64) - 1)))
    read_clans(table, seats)
    used: set[int] = set()
    for seat, part in enumerate(seats):
        read_positions(table, seat, part.part("at"), used)
    for seat, part in enumerate(seats):
        read_seat(table, seat, part, used)
        part.finish()
    read_common(table, reader)
    read_knowledge(table, reader.part("known"))
    table.memories = [read_memory(table, part) for part in reader.parts("memories")]
    table.docket = read_docket(reader, codec, default_docket(table))
    check_sealed(table)
    check_pools(table)
    table.result = read_result(reader, len(seats))
    reader.finish()
    return table


def check_pools(table: VendettaTable) -> None:
    """Nobody in the game has an empty Pool outside a Frenzy. [frenzy.trigger]"""
    frenzied = {step.seat for step in table.docket if isinstance(step, (Frenzy, DrainInFrenzy, AskInsteadOfDraining))}
    for seat, blood in enumerate(table.blood):
        if blood == 0 and not table.out[seat] and seat not in frenzied:
            raise Unreadable("position-number", "0", f"seats.{seat}.blood")


def read_common(table: VendettaTable, reader: Reader) -> None:
    seats = table.setup.seats
    used = {ally for seat in range(seats) for ally in table.alliance[seat] + table.drained[seat]}
    used.discard(VICTIM)
    table.round = reader.whole("round", 1, 0, 3)
    table.phase = reader.among("phase", "planning", PHASES)
    table.step = reader.among("step", "", STEP_NAMES)
    if all(table.out):
        raise Unreadable("position-choice", "out", "seats")
    table.first = seat_named(reader.text("ambition", LETTERS[table.out.index(False)]), seats, "ambition")
    if table.out[table.first]:
        raise Unreadable("position-choice", LETTERS[table.first], "ambition")
    resolving = reader.text("resolving", "")
    table.resolving = place_named(table, resolving, "resolving") if resolving else NONE
    read_locations(table, reader, used)
    table.gone = read_allies(reader, "gone", [], used)
    rest = [ally for ally in range(ALLY, VICTIM) if ally not in used]
    table.ally_deck = list(reversed(read_allies(reader, "allies", rest, used)))
    taken = sum([cards.count(VICTIM) for cards in table.alliance + table.drained])
    table.victims = reader.whole("victims", VICTIMS - taken, 0, VICTIMS - taken)
    read_offers(table, reader)
    table.acted = known_cards(reader, "acted")
    table.kept_down = known_cards(reader, "kept_down")
    table.spared = known_cards(reader, "spared")
    table.ranks = [seat_named(letter, seats, "ranks") for letter in reader.texts("ranks")]
    for mark in reader.texts("immunities"):
        letter, _, name = mark.partition(" ")
        table.immunities.append(
            seat_named(letter, seats, "immunities") * 64 + card_named(name, 0, CLAN_CARDS, "immunities")
        )
    table.skipping = seats_named(reader.text("skipping", ""), seats, "skipping")
    table.rewarded = seats_named(reader.text("rewarded", ""), seats, "rewarded")
    winner = reader.text("winner", "")
    table.winner = seat_named(winner, seats, "winner") if winner else NONE
    table.owed = reader.whole("owed", 0)
    table.tally = reader.whole("tally", 0)


def read_offers(table: VendettaTable, reader: Reader) -> None:
    """What is still to be chosen in setup: clans nobody has, Relics nobody has."""
    for number, name in enumerate(reader.texts("clans_offered")):
        path = f"clans_offered.{number}"
        if name not in CLANS:
            raise Unreadable("position-clan", name, path)
        clan = CLANS.index(name)
        if table.keeper[clan] != NONE or clan in table.clan_offer:
            raise Unreadable("position-clan-twice", name, path)
        table.clan_offer.append(clan)
    used = set(table.relic)
    for number, name in enumerate(reader.texts("relics_offered")):
        path = f"relics_offered.{number}"
        relic = card_named(name, RELIC, RELIC + len(RELICS), path)
        take_card(relic, used, path)
        table.relic_offer.append(relic)


def known_cards(reader: Reader, name: str) -> list[int]:
    return [card_named(text, 0, CLAN_CARDS, reader.at(name)) for text in reader.texts(name)]


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
        table.banked[place] = seats_named(part.text("banked", ""), table.setup.seats, part.at("banked"))
        part.finish()


def read_knowledge(table: VendettaTable, known: Reader) -> None:
    for name in list(known.data):
        card = card_named(name, 0, CLAN_CARDS, known.at(name))
        masks = known.texts(name)
        if len(masks) != 3:
            raise Unreadable("position-length", str(len(masks)), known.at(name))
        seen, held, sure = [seats_named(mask, table.setup.seats, known.at(name)) for mask in masks]
        owner = table.owner(card)
        if (held | sure) & ~(1 << max(0, owner)) and card not in table.hand[owner] and table.spot[card] == NONE:
            raise Unreadable("position-card", name, known.at(name))  # nobody knows what is not so
        table.seen[card], table.held[card], table.sure[card] = seen, held, sure


def read_memory(table: VendettaTable, part: Reader) -> Memory:
    """Every way in which a player's cards could lie for some viewers. The way they do lie must be among them."""
    owner = seat_named(part.text("of", ""), table.setup.seats, part.at("of"))
    viewers = seats_named(part.text("viewers", ""), table.setup.seats, part.at("viewers"))
    ways: list[tuple[int, ...]] = []
    for place, way in enumerate(part.items("ways")):
        path = f"{part.at('ways')}.{place}"
        if not isinstance(way, (list, tuple)) or len(way) != CLAN_SIZE + 1:
            raise Unreadable("position-list", str(way), path)
        ways.append(tuple([whole(mark, path) for mark in way]))
    if not viewers or viewers >> owner & 1 or not any(is_true(table, owner, way) for way in ways):
        raise Unreadable("position-list", str(part.data), part.path)
    part.finish()
    return Memory(owner, viewers, tuple(ways))


def check_sealed(table: VendettaTable) -> None:
    """An answer is sealed only in a secret choice under way, and is one that could have been given."""
    step = table.docket[-1] if table.docket else None
    asks = step.asks if isinstance(step, Together) else ()
    for seat, answer in enumerate(table.sealed):
        if answer and not any(ask.seat == seat and answer in ask.options(table) for ask in asks):
            raise Unreadable("position-choice", answer, f"seats.{seat}.sealed")


def default_docket(table: VendettaTable) -> list[Step]:
    rest: list[Step] = [Planning(), Resolution(), EndRound()]
    if table.phase == "setup":
        return [SetUp()]
    if table.phase in ("feed", "location setup"):
        return [StartRound(max(1, table.round))]
    if table.phase == "hand building":
        return [HandBuilding(), *rest]
    if table.phase == "planning":
        return rest
    if table.phase == "resolution":
        first = max(0, table.resolving)
        return [*[ResolveLocation(place) for place in range(first, table.haven + 1)], EndRound()]
    return [EndRound() if table.phase == "end of round" else Score()]
