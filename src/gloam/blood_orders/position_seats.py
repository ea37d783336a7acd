"""The seats of a written position: colours, amounts, hands, orders, and the cards by their names."""

from __future__ import annotations

from gloam.blood_orders.catalogue import (
    BLEEDER,
    ELDER,
    IDS,
    KINDS,
    LOCATION,
    LOCATIONS,
    NUMBER,
    QUARTERS,
    RITUAL,
    RITUALS,
    VICTIM_COUNT,
    VICTIMS,
)
from gloam.blood_orders.cleanup import feeding_cost
from gloam.blood_orders.setup import COLOURS, START_BLEEDERS, START_ELDERS
from gloam.blood_orders.table import NONE, TRACK_END, BloodOrdersTable
from gloam.core import written
from gloam.core.reader import AMOUNT, Reader
from gloam.core.refusal import Unreadable


def card_named(name: str, first: int, last: int, path: str) -> int:
    """A card by its id or its name."""
    return written.card_named(name, first, last, NUMBER, printed_name, path)


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


def read_marks(part: Reader, name: str, first: int, last: int, there: list[int]) -> list[int]:
    """Cards that lie somewhere, singled out: no more of a kind than are there."""
    cards: list[int] = []
    for place, text in enumerate(part.texts(name)):
        path = f"{part.at(name)}.{place}"
        cards.append(card_named(text, first, last, path))
        if cards.count(cards[-1]) > there.count(cards[-1]):
            raise Unreadable("position-card", text, path)
    return cards


def read_colours(table: BloodOrdersTable, seats: list[Reader]) -> None:
    """As written ('' is still to be chosen); else the next one that is free, unless colours are still to be chosen."""
    for seat, part in enumerate(seats):
        colour = part.among("colour", "", ("", *COLOURS))
        if colour and COLOURS.index(colour) in table.colour:
            raise Unreadable("position-colour-twice", colour, part.at("colour"))
        if colour:
            table.colour[seat] = COLOURS.index(colour)
        elif part.has("colour") and table.phase != "setup":
            raise Unreadable("position-among", ", ".join(COLOURS), part.at("colour"))
    if table.phase != "setup":
        for seat in range(table.setup.seats):
            if table.colour[seat] == NONE:
                table.colour[seat] = min(set(range(len(COLOURS))) - set(table.colour))


def read_seat(table: BloodOrdersTable, seat: int, part: Reader, used: set[int]) -> None:
    table.blood[seat] = part.whole("blood", 7, 0, AMOUNT)
    table.influence[seat] = part.whole("influence", 5, 0, AMOUNT)
    table.points[seat] = part.whole("points", 0, 0, AMOUNT)
    table.fear[seat] = part.whole("fear", 0, 0, TRACK_END)
    default = [] if table.phase == "setup" else [BLEEDER] * START_BLEEDERS + [ELDER] * START_ELDERS
    hand = read_cards(part, "hand", 0, LOCATION, used)
    table.hand[seat] = sorted(hand if part.has("hand") else default)
    table.torpor[seat] = sorted(read_cards(part, "torpor", 0, LOCATION, used))
    table.rituals[seat] = read_cards(part, "rituals", RITUAL, RITUAL + len(RITUALS), used)
    read_used(table, seat, part)
    read_feeding(table, seat, part)
    orders = part.part("orders")
    for kind, name in enumerate(KINDS):
        read_order(table, seat * 3 + kind, orders, name, used)
    orders.finish()
    read_memory(table, seat, part)
    table.answered[seat] = part.whole("answered", 0)
    table.sealed[seat] = part.text("sealed", "")


def read_used(table: BloodOrdersTable, seat: int, part: Reader) -> None:
    """Of the Rituals that a player has, those with a power can have been used today."""
    powers = [ritual for ritual in table.rituals[seat] if RITUALS[ritual - RITUAL].power is not None]
    table.used[seat] = read_marks(part, "used", RITUAL, RITUAL + len(RITUALS), powers)


def read_feeding(table: BloodOrdersTable, seat: int, part: Reader) -> None:
    """Cards of the Torpor that are to be fed, and those that are to be given up beyond the hand limit."""
    table.fed[seat] = read_marks(part, "fed", 0, LOCATION, table.torpor[seat])
    if feeding_cost(table, seat, table.fed[seat]) > table.blood[seat]:
        raise Unreadable("position-unpaid", str(table.blood[seat]), part.at("fed"))
    table.dropped[seat] = read_marks(part, "dropped", 0, LOCATION, table.hand[seat] + table.fed[seat])


def read_memory(table: BloodOrdersTable, seat: int, part: Reader) -> None:
    """What everyone has seen in a hand since plans were made is there, or one of those in doubt under a token."""
    hand = table.hand[seat]
    under = [card for token in range(seat * 3, seat * 3 + 3) for card in table.orders[token]]
    table.in_hand[seat] = read_marks(part, "in_hand", 0, LOCATION, hand)
    table.in_doubt[seat] = read_marks(part, "in_doubt", 0, LOCATION, hand + under)
    known = table.in_hand[seat] + table.in_doubt[seat]
    joined = sum([max(0, known.count(card) - hand.count(card)) for card in set(known)])
    if joined > 1 or any(known.count(card) > (hand + under).count(card) for card in known):
        raise Unreadable("position-card", " ".join([IDS[card] for card in known]), part.at("in_doubt"))


def read_order(table: BloodOrdersTable, token: int, orders: Reader, name: str, used: set[int]) -> None:
    """An order may be written whole, or as the list of its cards."""
    value = orders.raw(name)
    if value is None:
        return
    part = Reader({"cards": value, "to": "north"} if isinstance(value, (list, tuple)) else value, orders.at(name))
    table.orders[token] = sorted(read_cards(part, "cards", 0, LOCATION, used))
    aim = part.among("to", "", ("", *QUARTERS[: len(table.location)]))
    table.aims[token] = QUARTERS.index(aim) if aim else NONE
    table.seen[token] = written.viewers_named(part.text("seen", ""), table.setup.seats, part.at("seen"))
    part.finish()
