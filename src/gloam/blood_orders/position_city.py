"""The city of a written position: Quarters, tokens, decks and piles, and who knows the Victims."""

from __future__ import annotations

from typing import Final

from gloam.blood_orders.catalogue import (
    IDS,
    KINDS,
    LOCATION,
    LOCATIONS,
    LOCATIONS_AN_ACT,
    QUARTERS,
    RITUAL,
    RITUALS,
    RITUALS_AN_ACT,
    VICTIM_COUNT,
    VICTIMS,
    VICTIMS_AN_ACT,
)
from gloam.blood_orders.cleanup import NIGHT_BLOOD
from gloam.blood_orders.position_seats import card_named, read_cards, take
from gloam.blood_orders.rituals import MARKET
from gloam.blood_orders.table import DIE_MOST, NONE, BloodOrdersTable
from gloam.core.reader import AMOUNT, Reader, shown
from gloam.core.refusal import Unreadable
from gloam.core.written import seat_named, viewers_named


class Tokens:
    """The Order tokens that have been read so far: each lies in one place."""

    def __init__(self, seats: int) -> None:
        self.seats: Final = seats
        self.lying: set[int] = set()

    def named(self, text: str, path: str) -> int:
        letter, _, kind = text.partition(" ")
        if kind not in KINDS:
            raise Unreadable("position-token", shown(text), path)
        return seat_named(letter, self.seats, path) * 3 + KINDS.index(kind)

    def read(self, part: Reader, name: str) -> list[int]:
        """A stack from the bottom up."""
        stack = []
        for place, text in enumerate(part.texts(name)):
            path = f"{part.at(name)}.{place}"
            token = self.named(text, path)
            if token in self.lying:
                raise Unreadable("position-token-twice", text, path)
            self.lying.add(token)
            stack.append(token)
        return stack

    def read_space(self, spaces: Reader, kind: int) -> list[int]:
        """An action space has only tokens of its own kind."""
        stack = self.read(spaces, KINDS[kind])
        for place, token in enumerate(stack):
            if token % 3 != kind:
                raise Unreadable("position-token-kind", KINDS[token % 3], f"{spaces.at(KINDS[kind])}.{place}")
        return stack


# ---- Quarters


def act_of(card: int) -> int:
    if card < VICTIM_COUNT:
        return VICTIMS[card].act
    return LOCATIONS[card - LOCATION].act if card < RITUAL else RITUALS[card - RITUAL].act


def read_city(table: BloodOrdersTable, city: Reader, used: set[int], tokens: Tokens) -> None:
    """Quarters not mentioned get the first cards of the act that are still free."""
    for name in QUARTERS[len(table.location) :]:
        if city.has(name):
            raise Unreadable("position-unknown", name, city.at(name))
    parts = [city.part(QUARTERS[place]) for place in table.quarters()]
    for place, part in enumerate(parts):
        table.location[place] = read_card(part, "location", LOCATION, RITUAL, used)
        table.victim[place] = read_card(part, "victim", 0, VICTIM_COUNT, used)
    for place, part in enumerate(parts):
        if table.phase != "setup":
            default_cards(table, place, part, used)
        read_quarter(table, place, part, tokens)
        part.finish()
    city.finish()


def read_card(part: Reader, name: str, first: int, last: int, used: set[int]) -> int:
    text = part.text(name, "")
    if not text:
        return NONE
    return take(card_named(text, first, last, part.at(name)), used, part.at(name))


def default_cards(table: BloodOrdersTable, place: int, part: Reader, used: set[int]) -> None:
    if table.location[place] == NONE:
        if part.has("location"):
            raise Unreadable("position-card", "", part.at("location"))
        table.location[place] = free(LOCATION, table.act, LOCATIONS_AN_ACT, used)[0]
        used.add(table.location[place])
    if table.victim[place] == NONE and not part.has("victim"):
        for victim in free(0, table.act, VICTIMS_AN_ACT, used)[:1]:
            table.victim[place] = victim
            used.add(victim)


def read_quarter(table: BloodOrdersTable, place: int, part: Reader, tokens: Tokens) -> None:
    victim = table.victim[place]
    table.night_blood[place] = part.whole("night_blood", 0 if victim == NONE else NIGHT_BLOOD, 0, AMOUNT)
    cost = 0 if victim == NONE else VICTIMS[victim].cost
    table.night_influence[place] = part.whole("night_influence", cost, 0, AMOUNT)
    if table.location[place] != NONE:
        table.set_die(place)
    table.die[place] = part.whole("die", table.die[place], 1, DIE_MOST)
    table.entrance[place] = tokens.read(part, "entrance")
    spaces = part.part("spaces")
    for kind in range(len(KINDS)):
        table.space[place * 3 + kind] = tokens.read_space(spaces, kind)
    spaces.finish()


# ---- decks and piles


def free(first: int, act: int, count: int, used: set[int]) -> list[int]:
    begin = first + (act - 1) * count
    return [card for card in range(begin, begin + count) if card not in used]


def read_piles(table: BloodOrdersTable, reader: Reader, used: set[int]) -> None:
    """Decks and piles as they are written, from the top; read before the city, which takes what is left."""
    table.discard = read_cards(reader, "discard", 0, VICTIM_COUNT, used)
    table.unseen = read_cards(reader, "unseen", 0, VICTIM_COUNT, used)
    table.market = read_cards(reader, "market", RITUAL, RITUAL + len(RITUALS), used)
    table.ritual_deck = read_cards(reader, "rituals", RITUAL, RITUAL + len(RITUALS), used)[::-1]
    table.victim_deck = read_cards(reader, "victims", 0, VICTIM_COUNT, used)[::-1]
    if len(table.market) > MARKET:
        raise Unreadable("position-length", str(len(table.market)), "market")


def fill_piles(table: BloodOrdersTable, reader: Reader, used: set[int]) -> None:
    """Decks that are not written hold the rest of the act."""
    if table.phase == "setup":
        return
    if not reader.has("market"):
        table.market = free(RITUAL, table.act, RITUALS_AN_ACT, used)[:MARKET]
        used.update(table.market)
    if not reader.has("rituals"):
        table.ritual_deck = free(RITUAL, table.act, RITUALS_AN_ACT, used)[::-1]
        used.update(table.ritual_deck)
    if not reader.has("victims"):
        table.victim_deck = free(0, table.act, VICTIMS_AN_ACT, used)[::-1]
        used.update(table.victim_deck)


def read_coming(table: BloodOrdersTable, reader: Reader, used: set[int]) -> None:
    """Cards of acts still to come, in the order in which they will be dealt."""
    for place, name in enumerate(reader.texts("coming")):
        path = f"coming.{place}"
        table.coming = [*table.coming, take(coming_card(name, path), used, path)]


def coming_card(name: str, path: str) -> int:
    """A Location, a Victim or a Ritual; no two of them have the same name."""
    for first, last in ((0, VICTIM_COUNT), (LOCATION, RITUAL)):
        try:
            return card_named(name, first, last, path)
        except Unreadable:
            continue
    return card_named(name, RITUAL, RITUAL + len(RITUALS), path)


# ---- knowledge


def read_known(table: BloodOrdersTable, known: Reader, given: bool) -> None:
    """By default everyone knows all Victims that are not hidden from everyone; what is written is all that is known
    beside what anyone can see."""
    default = must_know if given else may_know
    table.known = [default(table, card) for card in range(VICTIM_COUNT)]
    for name in known.data:
        card = card_named(name, 0, VICTIM_COUNT, known.at(name))
        mask = viewers_named(known.text(name, ""), table.setup.seats, known.at(name))
        if mask & ~may_know(table, card) or must_know(table, card) & ~mask:
            raise Unreadable("position-known", IDS[card], known.at(name))
        table.known[card] = mask


def may_know(table: BloodOrdersTable, card: int) -> int:
    """Nobody knows a card in a deck, one that has left the game face down, or one of a later act."""
    if card in table.victim_deck + table.unseen:
        return 0
    later = table.phase == "setup" or act_of(card) > table.act
    held = any(card in cards for cards in [*table.hand, *table.torpor, *table.orders, table.victim, table.discard])
    return 0 if later and not held else table.everyone()


def must_know(table: BloodOrdersTable, card: int) -> int:
    """Everyone knows what lies open, and players what they hold."""
    if card in table.discard or card in table.victim or any(card in cards for cards in table.torpor):
        return table.everyone()
    for seat in range(table.setup.seats):
        if any(card in cards for cards in (table.hand[seat], *table.orders[seat * 3 : seat * 3 + 3])):
            return table.everyone() if table.revealed and card not in table.hand[seat] else 1 << seat
    return 0


def lying(table: BloodOrdersTable) -> list[tuple[int, str]]:
    """Every token on the board, with the path to it."""
    stacks = [(table.altar, "altar"), (table.catacombs, "catacombs")]
    for quarter in table.quarters():
        path = f"quarters.{QUARTERS[quarter]}"
        stacks.append((table.entrance[quarter], f"{path}.entrance"))
        stacks += [(table.space[quarter * 3 + kind], f"{path}.spaces.{KINDS[kind]}") for kind in range(len(KINDS))]
    return [(token, f"{path}.{place}") for stack, path in stacks for place, token in enumerate(stack)]
