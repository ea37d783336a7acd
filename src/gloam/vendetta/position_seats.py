"""The seats of a written position: clans, Positions, hands, and the cards by their names."""

from __future__ import annotations

from gloam.core import written
from gloam.core.reader import AMOUNT, Reader, shown
from gloam.core.refusal import Unreadable
from gloam.core.table import LETTERS
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
    RELIC,
    RELICS,
    VICTIM,
)
from gloam.vendetta.table import FIRST_BLOOD, FIRST_INFLUENCE, NONE, RELICS_VARIANT, VendettaTable


def place_named(table: VendettaTable, name: str, path: str) -> int:
    for place in range(table.haven + 1):
        if table.name_of(place) == name:
            return place
    raise Unreadable("position-location", name, path)


def card_named(name: str, first: int, last: int, path: str) -> int:
    """A card by its id, or by its name where that is unmistakable within this range."""
    return written.card_named(name, first, last, NUMBER, printed_name, path)


def printed_name(card: int) -> str:
    if not IDS[card]:
        return ""
    if card < CLAN_CARDS:
        return CARD[card].name
    if card >= RELIC:
        return RELICS[card - RELIC].name
    return LOCATION_CARDS[card - LOCATION_CARD].name if card >= LOCATION_CARD else ALLIES[card - ALLY].name


def read_clans(table: VendettaTable, seats: list[Reader]) -> None:
    """As written ('' is still to be chosen); else that of the cards the seat is given; else the next one free."""
    for seat, part in enumerate(seats):
        name = part.text("clan", clan_of_cards(part))
        if name and name not in CLANS:
            raise Unreadable("position-among", ", ".join(CLANS), part.at("clan"))
        if not name and part.has("clan") and table.phase != "setup":
            raise Unreadable("position-among", ", ".join(CLANS), part.at("clan"))
        if name:
            take_clan(table, seat, CLANS.index(name), part.at("clan"))
    for seat, part in enumerate(seats):
        if table.clan[seat] == NONE and table.phase != "setup":
            take_clan(table, seat, table.keeper.index(NONE), part.at("clan"))


def clan_of_cards(part: Reader) -> str:
    """The clan of the first card id in hand or deck, or Deployed."""
    names = part.texts("hand") + part.texts("deck") + part.texts("drawn")
    if isinstance(part.raw("at"), dict):
        places = part.part("at")
        for place in places.data:
            names += position_part(places, place).texts("cards")
    for name in names:
        number = NUMBER.get(name.split(" ")[0], CLAN_CARDS)
        if number < CLAN_CARDS:
            return CLANS[number // CLAN_SIZE]
    return ""


def take_clan(table: VendettaTable, seat: int, clan: int, path: str) -> None:
    if table.keeper[clan] != NONE:
        raise Unreadable("position-clan-twice", CLANS[clan], path)
    table.clan[seat] = clan
    table.keeper[clan] = seat


def position_part(places: Reader, name: str) -> Reader:
    """A Position may be written whole, or as a card, or as a list of cards, or as an amount of Blood."""
    value = places.raw(name)
    if isinstance(value, bool):
        raise Unreadable("position-object", str(value), places.at(name))
    if isinstance(value, str):
        value = {"cards": [value]}
    elif isinstance(value, int):
        value = {"blood": value}
    elif isinstance(value, (list, tuple)):
        value = {"cards": list(value)}
    return Reader(value, places.at(name))


def read_positions(table: VendettaTable, seat: int, places: Reader, used: set[int]) -> None:
    for name in list(places.data):
        place = place_named(table, name, places.at(name))
        part = position_part(places, name)
        table.blood_at[table.spot_of(place, seat)] = part.whole("blood", 0, 0, AMOUNT)
        for number, text in enumerate(part.texts("cards")):
            path = f"{part.at('cards')}.{number}"
            down = text.endswith(" down")
            card = own_card(table, seat, text[:-5] if down else text.removesuffix(" up"), path)
            take_card(card, used, path)
            table.put(card, table.spot_of(place, seat))
            table.up[card] = not down
            table.seen[card] = 1 << table.owner(card) if down else table.everyone()
        part.finish()


def own_card(table: VendettaTable, seat: int, name: str, path: str) -> int:
    """By id any clan card in the game; by name one of the seat's own clan."""
    if name in NUMBER:
        card = card_named(name, 0, CLAN_CARDS, path)
    else:
        first = max(0, table.clan[seat]) * CLAN_SIZE
        card = card_named(name, first, first + CLAN_SIZE, path)
    if table.owner(card) == NONE:
        raise Unreadable("position-card-out", shown(name), path)
    return card


def take_card(card: int, used: set[int], path: str) -> None:
    if card in used:
        raise Unreadable("position-card-twice", IDS[card], path)
    used.add(card)


def read_cards(table: VendettaTable, seat: int, part: Reader, name: str, used: set[int]) -> list[int]:
    cards: list[int] = []
    for number, text in enumerate(part.texts(name)):
        path = f"{part.at(name)}.{number}"
        card = own_card(table, seat, text, path)
        if table.owner(card) != seat:
            raise Unreadable("position-card-owner", text, path)
        take_card(card, used, path)
        cards.append(card)
    return cards


def read_allies(part: Reader, name: str, default: list[int], used: set[int], last: int) -> list[int]:
    """Allies, each there once; and Victims, where those can be."""
    if not part.has(name):
        return default
    cards: list[int] = []
    for number, text in enumerate(part.texts(name)):
        path = f"{part.at(name)}.{number}"
        ally = card_named(text, ALLY, last, path)
        if ally != VICTIM:
            take_card(ally, used, path)
        cards.append(ally)
    return cards


def read_seat(table: VendettaTable, seat: int, part: Reader, used: set[int]) -> None:
    table.out[seat] = part.flag("out")
    dealt = table.clan[seat] != NONE and not table.out[seat] and table.phase != "setup"
    table.blood[seat] = part.whole("blood", 0 if table.out[seat] else FIRST_BLOOD, 0, AMOUNT)
    table.influence[seat] = part.whole("influence", 0 if table.out[seat] else FIRST_INFLUENCE, 0, AMOUNT)
    table.alliance[seat] = read_allies(part, "alliance", [VICTIM] if dealt else [], used, VICTIM + 1)
    table.drained[seat] = sorted(read_allies(part, "drained", [], used, VICTIM + 1))
    table.tokens_up[seat] = part.whole("tokens_up", 0, 0, 2)
    table.tokens_down[seat] = part.whole("tokens_down", 0, 0, 2 - table.tokens_up[seat])
    read_relic(table, seat, part, used)
    read_hand(table, seat, part, used, dealt)
    table.bottom[seat] = part.whole("under_deck", 0, 0, len(table.deck[seat]))
    table.shuffles[seat] = part.whole("to_shuffle", 0, 0, CLAN_SIZE)
    table.picks[seat] = part.among("pick", "", ("", "stay", "withdraw", "withdrew"))
    table.bids[seat] = part.whole("bid", 0, 0, AMOUNT)
    table.totals[seat] = part.whole("total", 0, 0, AMOUNT * CLAN_SIZE)
    table.assault[seat] = part.whole("assault", 0, 0, CLAN_SIZE)
    table.answered[seat] = part.whole("answered", 0)
    table.sealed[seat] = part.text("sealed", "")
    if table.out[seat]:
        check_out(table, seat, part)


def read_relic(table: VendettaTable, seat: int, part: Reader, used: set[int]) -> None:
    """A Relic, in a game with Relics."""
    path = part.at("relic")
    name = part.text("relic", "")
    if name:
        table.relic[seat] = card_named(name, RELIC, RELIC + len(RELICS), path)
        take_card(table.relic[seat], used, path)
        if RELICS_VARIANT not in table.setup.variants:
            raise Unreadable("position-variant", RELICS_VARIANT, path)
    table.relic_used[seat] = part.flag("relic_used")
    if table.relic_used[seat] and not name and not table.out[seat]:
        raise Unreadable("position-relic", "", part.at("relic_used"))


def check_out(table: VendettaTable, seat: int, part: Reader) -> None:
    """Whoever is out of the game has nothing left in it."""
    amounts = [("blood", table.blood[seat]), ("influence", table.influence[seat])]
    amounts += [("tokens_up", table.tokens_up[seat]), ("tokens_down", table.tokens_down[seat])]
    zones = [("alliance", table.alliance[seat]), ("drained", table.drained[seat]), ("hand", table.hand[seat])]
    zones += [("deck", table.deck[seat]), ("drawn", table.drawn[seat])]
    amounts += [(name, len(cards)) for name, cards in zones]
    amounts += [("relic", table.relic[seat] + 1), ("to_shuffle", table.shuffles[seat])]
    amounts += [("at", 1 if table.present(seat, place) else 0) for place in range(table.haven + 1)]
    for name, amount in amounts:
        if amount:
            raise Unreadable("position-out", LETTERS[seat], part.at(name))


def read_hand(table: VendettaTable, seat: int, part: Reader, used: set[int], dealt: bool) -> None:
    """By default Ready and Hunt are in hand and the other cards, in printed order, in the deck."""
    first = max(0, table.clan[seat]) * CLAN_SIZE
    hand = read_cards(table, seat, part, "hand", used)
    table.drawn[seat] = read_cards(table, seat, part, "drawn", used)
    deck = read_cards(table, seat, part, "deck", used)
    free = [card for card in range(first, first + CLAN_SIZE) if card not in used] if dealt else []
    if not part.has("hand"):
        hand = [card for card in free if CARD[card].starter]
    if not part.has("deck"):
        deck = [card for card in free if card not in hand]
    table.hand[seat] = sorted(hand)
    table.deck[seat] = deck
    used.update(hand + deck)
    for card in hand:
        table.held[card] = table.everyone() if CARD[card].starter else 0
