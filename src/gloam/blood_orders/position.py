"""A position read: a whole table from plain data. All that is not mentioned has a default."""

from __future__ import annotations

from typing import Final

from gloam.blood_orders.catalogue import (
    BLEEDER,
    CATACOMB_CARDS,
    ELDER,
    IDS,
    KINDS,
    LOCATION,
    LOCATIONS,
    LOCATIONS_AN_ACT,
    NUMBER,
    QUARTERS,
    RITUAL,
    RITUALS,
    RITUALS_AN_ACT,
    VICTIM_COUNT,
    VICTIMS,
    VICTIMS_AN_ACT,
)
from gloam.blood_orders.cleanup import NIGHT_BLOOD, Cleanup
from gloam.blood_orders.days import Day
from gloam.blood_orders.orders import OrderPhase
from gloam.blood_orders.resolution import Reveal
from gloam.blood_orders.scoring import Score
from gloam.blood_orders.setup import COLOURS, START_BLEEDERS, START_ELDERS, SetUp
from gloam.blood_orders.table import NONE, TRACK_END, BloodOrdersTable
from gloam.core.chance import Chance, seeded
from gloam.core.codec import Codec
from gloam.core.reader import Reader
from gloam.core.refusal import Unreadable
from gloam.core.step import Step
from gloam.core.table import Setup
from gloam.core.written import read_docket, read_result, seat_named, seats_named

PHASES: Final = ("setup", "planning", "order", "resolution", "cleanup", "scoring", "over")

# ---- writing


# ---- reading


def read(data: object, codec: Codec, rules: int, text: str) -> BloodOrdersTable:
    """The table this describes. Raises `Unreadable` with the path to a fault."""
    reader = Reader(data, "")
    reader.among("game", "blood-orders", ("blood-orders",))
    if reader.whole("rules", rules) != rules:
        raise Unreadable("position-rules", str(reader.raw("rules")), "rules")
    seats = reader.parts("seats")
    if not 2 <= len(seats) <= 4:
        raise Unreadable("position-seats", str(len(seats)), "seats")
    reader.items("variants")
    setup = Setup("blood-orders", len(seats), (), reader.whole("seed", 0), text)
    table = BloodOrdersTable(setup, Chance(reader.whole("chance", seeded(0).state, 0, (1 << 64) - 1)))
    table.phase = reader.among("phase", "planning", PHASES)
    table.day = reader.whole("day", 0 if table.phase == "setup" else 1, 0, 9)
    used: set[int] = set()
    for seat, part in enumerate(seats):
        read_seat(table, seat, part, used)
        part.finish()
    read_piles(table, reader, used)
    read_city(table, reader.part("quarters"), used)
    fill_piles(table, reader, used)
    read_common(table, reader)
    read_known(table, reader.part("known"), reader.has("known"))
    reshuffled = reader.part("reshuffled")
    for name in reshuffled.data:
        table.batch[card_named(name, 0, VICTIM_COUNT, reshuffled.at(name))] = reshuffled.whole(name, 0)
    table.docket = read_docket(reader, codec, default_docket(table))
    table.result = read_result(reader, len(seats))
    reader.finish()
    return table


def card_named(name: str, first: int, last: int, path: str) -> int:
    """A card by its id or its name."""
    number = NUMBER.get(name, NONE)
    if number == NONE:
        found = [card for card in range(first, last) if printed_name(card) == name]
        number = found[0] if len(found) == 1 else NONE
    if not first <= number < last:
        raise Unreadable("position-card", name, path)
    return number


def printed_name(card: int) -> str:
    if card < VICTIM_COUNT:
        return VICTIMS[card].name
    if card >= RITUAL:
        return RITUALS[card - RITUAL].name
    return LOCATIONS[card - LOCATION].name if card >= LOCATION else ("Bleeder", "Elder")[card - BLEEDER]


def take(card: int, used: set[int], path: str) -> int:
    """Victims, Locations and Rituals are each there once."""
    if card in used and card not in (BLEEDER, ELDER):
        raise Unreadable("position-card-twice", IDS[card], path)
    used.add(card)
    return card


def read_cards(part: Reader, name: str, first: int, last: int, used: set[int]) -> list[int]:
    cards = []
    for place, text in enumerate(part.texts(name)):
        path = f"{part.at(name)}.{place}"
        cards.append(take(card_named(text, first, last, path), used, path))
    return cards


def read_seat(table: BloodOrdersTable, seat: int, part: Reader, used: set[int]) -> None:
    colour = part.among("colour", "", COLOURS)
    if colour:
        table.colour[seat] = COLOURS.index(colour)
    elif not part.has("colour") and table.phase != "setup":
        table.colour[seat] = seat
    table.blood[seat] = part.whole("blood", 7)
    table.influence[seat] = part.whole("influence", 5)
    table.points[seat] = part.whole("points", 0)
    table.fear[seat] = part.whole("fear", 0, 0, TRACK_END)
    default = [] if table.phase == "setup" else [BLEEDER] * START_BLEEDERS + [ELDER] * START_ELDERS
    hand = read_cards(part, "hand", 0, LOCATION, used)
    table.hand[seat] = sorted(hand if part.has("hand") else default)
    table.torpor[seat] = sorted(read_cards(part, "torpor", 0, LOCATION, used))
    table.fed[seat] = [card_named(name, 0, LOCATION, part.at("fed")) for name in part.texts("fed")]
    table.dropped[seat] = [card_named(name, 0, LOCATION, part.at("dropped")) for name in part.texts("dropped")]
    table.rituals[seat] = read_cards(part, "rituals", RITUAL, RITUAL + len(RITUALS), used)
    table.used[seat] = [card_named(name, RITUAL, RITUAL + len(RITUALS), part.at("used")) for name in part.texts("used")]
    orders = part.part("orders")
    for kind, name in enumerate(KINDS):
        read_order(table, seat * 3 + kind, orders, name, used)
    orders.finish()
    read_memory(table, seat, part)
    table.answered[seat] = part.whole("answered", 0)
    table.sealed[seat] = part.text("sealed", "")


def read_memory(table: BloodOrdersTable, seat: int, part: Reader) -> None:
    """What everyone has seen in a hand since plans were made is there, or under a token if it is in doubt."""
    hand = table.hand[seat]
    table.in_hand[seat] = [card_named(name, 0, LOCATION, part.at("in_hand")) for name in part.texts("in_hand")]
    table.in_doubt[seat] = [card_named(name, 0, LOCATION, part.at("in_doubt")) for name in part.texts("in_doubt")]
    known = table.in_hand[seat] + table.in_doubt[seat]
    held = hand + [card for token in range(seat * 3, seat * 3 + 3) for card in table.orders[token]]
    for card in known:
        if table.in_hand[seat].count(card) > hand.count(card) or known.count(card) > held.count(card):
            raise Unreadable("position-card", IDS[card], part.at("in_hand"))


def read_order(table: BloodOrdersTable, token: int, orders: Reader, name: str, used: set[int]) -> None:
    """An order may be written whole, or as the list of its cards."""
    value = orders.raw(name)
    if value is None:
        return
    part = Reader({"cards": value, "to": "north"} if isinstance(value, (list, tuple)) else value, orders.at(name))
    table.orders[token] = sorted(read_cards(part, "cards", 0, LOCATION, used))
    aim = part.among("to", "", QUARTERS[: len(table.location)])
    table.aims[token] = QUARTERS.index(aim) if aim else NONE
    table.seen[token] = seats_named(part.text("seen", ""), table.setup.seats, part.at("seen"))
    part.finish()


def read_tokens(table: BloodOrdersTable, part: Reader, name: str) -> list[int]:
    stack = []
    for place, text in enumerate(part.texts(name)):
        path = f"{part.at(name)}.{place}"
        letter, _, kind = text.partition(" ")
        if kind not in KINDS:
            raise Unreadable("position-token", text, path)
        stack.append(seat_named(letter, table.setup.seats, path) * 3 + KINDS.index(kind))
    return stack


def read_city(table: BloodOrdersTable, city: Reader, used: set[int]) -> None:
    """Quarters not mentioned get the first cards of the act that are still free."""
    act = table.act
    for place in table.quarters():
        part = city.part(QUARTERS[place])
        location = part.text("location", "")
        if location:
            path = part.at("location")
            table.location[place] = take(card_named(location, LOCATION, RITUAL, path), used, path)
        victim = part.text("victim", "")
        if victim:
            path = part.at("victim")
            table.victim[place] = take(card_named(victim, 0, VICTIM_COUNT, path), used, path)
    for place in table.quarters():
        part = city.part(QUARTERS[place])
        if table.phase != "setup":
            default_cards(table, place, part, act, used)
        cost = 0 if table.victim[place] == NONE else VICTIMS[table.victim[place]].cost
        laid = table.victim[place] != NONE
        table.night_blood[place] = part.whole("night_blood", NIGHT_BLOOD if laid else 0)
        table.night_influence[place] = part.whole("night_influence", cost)
        if table.location[place] != NONE:
            table.set_die(place)
        table.die[place] = part.whole("die", table.die[place], 1, 6)
        table.entrance[place] = read_tokens(table, part, "entrance")
        spaces = part.part("spaces")
        for kind, name in enumerate(KINDS):
            table.space[place * 3 + kind] = read_tokens(table, spaces, name)
        part.text("location", "")
        part.text("victim", "")
        part.finish()
    city.finish()


def default_cards(table: BloodOrdersTable, place: int, part: Reader, act: int, used: set[int]) -> None:
    if table.location[place] == NONE and not part.has("location"):
        table.location[place] = free(LOCATION, act, LOCATIONS_AN_ACT, used)[0]
        used.add(table.location[place])
    if table.victim[place] == NONE and not part.has("victim"):
        table.victim[place] = free(0, act, VICTIMS_AN_ACT, used)[0]
        used.add(table.victim[place])


def read_piles(table: BloodOrdersTable, reader: Reader, used: set[int]) -> None:
    """Decks and piles as they are written, from the top; read before the city, which takes what is left."""
    table.discard = read_cards(reader, "discard", 0, VICTIM_COUNT, used)
    table.unseen = read_cards(reader, "unseen", 0, VICTIM_COUNT, used)
    table.market = read_cards(reader, "market", RITUAL, RITUAL + len(RITUALS), used)
    table.ritual_deck = read_cards(reader, "rituals", RITUAL, RITUAL + len(RITUALS), used)[::-1]
    table.victim_deck = read_cards(reader, "victims", 0, VICTIM_COUNT, used)[::-1]


def fill_piles(table: BloodOrdersTable, reader: Reader, used: set[int]) -> None:
    """Decks that are not written hold the rest of the act."""
    if table.phase == "setup":
        return
    if not reader.has("market"):
        table.market = free(RITUAL, table.act, RITUALS_AN_ACT, used)[:4]
        used.update(table.market)
    if not reader.has("rituals"):
        table.ritual_deck = free(RITUAL, table.act, RITUALS_AN_ACT, used)[::-1]
    if not reader.has("victims"):
        table.victim_deck = free(0, table.act, VICTIMS_AN_ACT, used)[::-1]


def read_common(table: BloodOrdersTable, reader: Reader) -> None:
    start = reader.text("start", "" if table.phase == "setup" else "A")
    table.start = seat_named(start, table.setup.seats, "start") if start else NONE
    read_counts(table, reader)
    table.altar = read_tokens(table, reader, "altar")
    table.catacombs = read_tokens(table, reader, "catacombs")
    table.contestants = read_tokens(table, reader, "contestants")
    active = (
        read_tokens(table, Reader({"active": [reader.text("active", "")]}, ""), "active")
        if reader.text("active", "")
        else []
    )
    table.active = active[0] if active else NONE
    table.resolving = reader.whole("resolving", NONE, NONE, 11)
    table.scavenged = reader.flag("scavenged")
    table.revealed = reader.flag("revealed")


def free(first: int, act: int, count: int, used: set[int]) -> list[int]:
    begin = first + (act - 1) * count
    return [card for card in range(begin, begin + count) if card not in used]


def read_counts(table: BloodOrdersTable, reader: Reader) -> None:
    zones = table.hand + table.torpor + table.orders
    bleeders = sum([cards.count(BLEEDER) for cards in zones])
    elders = sum([cards.count(ELDER) for cards in zones])
    table.bleeders = reader.whole("bleeders", CATACOMB_CARDS - bleeders, 0, CATACOMB_CARDS)
    table.elders = reader.whole("elders", CATACOMB_CARDS - elders, 0, CATACOMB_CARDS)


def read_known(table: BloodOrdersTable, known: Reader, given: bool) -> None:
    """By default everyone knows the Victims that lie open or were taken from the board."""
    hidden = set(table.victim_deck + table.unseen)
    if not given:
        for card in range(VICTIM_COUNT):
            table.known[card] = 0 if card in hidden else table.everyone()
        return
    for name in list(known.data):
        card = card_named(name, 0, VICTIM_COUNT, known.at(name))
        table.known[card] = seats_named(known.text(name, ""), table.setup.seats, known.at(name))


def default_docket(table: BloodOrdersTable) -> list[Step]:
    """All that follows from the phase."""
    if table.phase == "setup":
        return [SetUp()]
    if table.phase == "planning":
        return [Day()]
    if table.phase == "order":
        return [OrderPhase(), Reveal(), Cleanup(), Day()]
    if table.phase == "resolution":
        return [Reveal(), Cleanup(), Day()]
    return [Cleanup(), Day()] if table.phase == "cleanup" else [Score()]
