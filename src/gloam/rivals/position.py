"""A position read: a whole table from plain data. All that is not mentioned has a default."""

from __future__ import annotations

from typing import Final

from gloam.core.codec import Codec
from gloam.core.reader import AMOUNT, Reader, shown
from gloam.core.refusal import Refused, Unreadable
from gloam.core.setup import LETTERS, Setup
from gloam.core.written import read_chance, read_setup, seat_named, seats_named
from gloam.rivals.box import PLAYERS
from gloam.rivals.catalogue import CARDS
from gloam.rivals.cities import city_of
from gloam.rivals.doing import VERBS
from gloam.rivals.pieces import (
    BOARD,
    BOX,
    BURNED,
    CITY_BURNED,
    CITY_DECK,
    CITY_DISCARD,
    DISCARD,
    FACTION,
    FOUGHT,
    HAND,
    HAVEN,
    LAID,
    LIBRARY,
    NOBODY,
    NOTHING,
    STREET,
    TORPOR,
    Piece,
)
from gloam.rivals.position_cards import HIGHEST, Cards, Entry, read_tokens
from gloam.rivals.position_checks import check_cards
from gloam.rivals.position_docket import read_rest
from gloam.rivals.position_moment import read_attack, read_conflict, read_lent, read_moment
from gloam.rivals.ready_decks import deck_of, seated
from gloam.rivals.setup import GAME
from gloam.rivals.table import ACTIONS, FIRST_PRESTIGE, UNLIMITED, RivalsTable
from gloam.rivals.tokens import total
from gloam.rivals.variants import VARIANTS

PHASES: Final = ("setup", "beginning", "action", "end", "over")
STEPS: Final = ("", "city", "start", "ready", "action", "torpor", "mend", "end", "antagonists", "draw")
LATEST: Final = 99999  # turns


def read(data: object, codec: Codec, rules: int, text: str) -> RivalsTable:
    """The table this describes. Raises `Unreadable` with the path to a fault."""
    reader = Reader(data, "")
    setup = with_decks(reader, read_setup(reader, text, GAME, rules, PLAYERS, VARIANTS))
    table = RivalsTable(setup, read_chance(reader), VERBS)
    table.phase = reader.among("phase", "action", PHASES)
    read_common(table, reader)
    cards = Cards(table)
    seats = reader.parts("seats")
    laid = [SeatCards(cards, seat, part) for seat, part in enumerate(seats)]
    if table.phase != "setup":
        for one in laid:
            one.follow()
    city = CityCards(cards, reader)
    cards.lay_out()
    for one in laid:
        one.lay_out()
        read_seat(table, one)
        one.part.finish()
    city.lay_out()
    check_cards(cards)
    table.serial = reader.whole("serial", table.serial, table.serial, HIGHEST)
    for card, piece in enumerate(table.pieces):
        table.change_texts(card, Piece(BOX, piece.holder), piece)
    read_attack(table, reader)
    read_conflict(table, reader)
    read_moment(table, reader)
    read_lent(table, reader, codec)
    read_rest(table, reader, codec)
    reader.finish()
    return table


def with_decks(reader: Reader, setup: Setup) -> Setup:
    """The decks that were brought; those who are not said to have brought any play the ready ones."""
    written = reader.texts("decks")
    try:
        decks = seated(written, setup.seats)
    except Unreadable as unread:
        raise Unreadable("position-choice", shown(unread.text), "decks") from unread
    except Refused as no:
        raise Unreadable("position-players", no.rule, "decks") from no
    return Setup(setup.game, setup.seats, setup.variants, setup.seed, setup.position, decks)


def read_common(table: RivalsTable, reader: Reader) -> None:
    seats = table.setup.seats
    begun = table.phase != "setup"
    table.turn = reader.whole("turn", seats + 1 if begun else 0, 1 if begun else 0, LATEST if begun else 0)
    table.step = reader.among("step", "", STEPS)
    table.first = seat_named(reader.text("first", "A"), seats, "first")
    table.active = seat_named(reader.text("active", LETTERS[table.first]), seats, "active")
    table.actions = reader.whole("actions", ACTIONS if table.phase == "action" else 0, 0, AMOUNT)
    table.unhosted = reader.whole("unhosted", 0, 0, AMOUNT)
    table.spent = reader.whole("spent", 0, 0, AMOUNT)
    everyone = "".join(LETTERS[:seats]) if begun else ""
    table.begun = seats_named(reader.text("begun", everyone), seats, "begun")
    table.drained = seats_named(reader.text("drained", ""), seats, "drained")


class SeatCards:
    """The cards of one player, list by list."""

    def __init__(self, cards: Cards, seat: int, part: Reader) -> None:
        self.cards: Final = cards
        self.table: Final = cards.table
        self.seat: Final = seat
        self.part: Final = part
        self.coterie: Final = cards.read(part, "coterie", HAVEN, seat)
        self.torpor: Final = cards.read(part, "torpor", TORPOR, seat)
        self.board: Final = cards.read(part, "board", BOARD, seat)
        self.hand: Final = cards.read(part, "hand", HAND, seat)
        self.library: Final = cards.read(part, "library", LIBRARY, seat)
        self.faction: Final = cards.read(part, "faction", FACTION, seat)
        self.pile: Final = cards.read(part, "discard", DISCARD, seat)
        cards.read(part, "burned", BURNED, seat)
        cards.read(part, "laid", LAID, seat)
        cards.read(part, "played", FOUGHT, seat)

    def follow(self) -> None:
        """What is not written follows from the deck: its Leader, its Haven and Agenda, and the cards left in it."""
        deck, part, seat = deck_of(self.table.setup.decks[self.seat]), self.part, self.seat
        if not part.has("coterie") and not part.has("torpor"):
            leader = deck.leader or deck.vampires[0]
            self.coterie.append(self.cards.add(leader, HAVEN, seat, part.at("coterie")))
        if not part.has("board"):
            self.board.append(self.cards.add(deck.haven, BOARD, seat, part.at("board")))
            self.board.append(self.cards.add(deck.agenda, BOARD, seat, part.at("board")))
        used = [CARDS[entry.print].id for entry in self.cards.entries if entry.owner == seat]
        if not part.has("faction"):
            left = [card for card in deck.vampires if card not in used]
            self.faction.extend([self.cards.add(card, FACTION, seat, part.at("faction")) for card in left])
        if not part.has("library"):
            for card, copies in deck.library:
                for _ in range(copies - used.count(card)):
                    self.library.append(self.cards.add(card, LIBRARY, seat, part.at("library")))

    def lay_out(self) -> None:
        table, seat = self.table, self.seat
        table.coterie[seat] = tuple(numbers(self.coterie))
        table.torpor[seat] = tuple(numbers(self.torpor))
        table.board[seat] = tuple(numbers(self.board))
        table.hand[seat] = numbers(self.hand)
        table.library[seat] = numbers(self.library)[::-1]
        table.faction[seat] = numbers(self.faction)[::-1]
        table.pile[seat] = numbers(self.pile)


class CityCards:
    """The cards of the City Deck, list by list."""

    def __init__(self, cards: Cards, reader: Reader) -> None:
        self.table: Final = cards.table
        self.street: Final = cards.read(reader, "street", STREET, NOBODY)
        self.deck: Final = cards.read(reader, "city", CITY_DECK, NOBODY)
        self.pile: Final = cards.read(reader, "city_discard", CITY_DISCARD, NOBODY)
        self.burned: Final = cards.read(reader, "city_burned", CITY_BURNED, NOBODY)
        cards.read(reader, "box", BOX, NOBODY)
        if not reader.has("city") and cards.table.phase != "setup":
            used = [CARDS[entry.print].id for entry in cards.entries]
            for card in city_of(cards.table.setup.variants):
                for _ in range(card.copies - used.count(card.id)):
                    self.deck.append(cards.add(card.id, CITY_DECK, NOBODY, "city"))

    def lay_out(self) -> None:
        table = self.table
        table.street = tuple(numbers(self.street))
        table.city = numbers(self.deck)[::-1]
        table.city_pile = numbers(self.pile)
        table.city_burned = numbers(self.burned)


def numbers(entries: list[Entry]) -> list[int]:
    return [entry.number for entry in entries]


def read_seat(table: RivalsTable, laid: SeatCards) -> None:
    """What a player has beside cards."""
    seat, part, seats = laid.seat, laid.part, table.setup.seats
    blood = sum([total(entry.tokens) for entry in laid.coterie])
    usual = max(1, FIRST_PRESTIGE - blood) if table.phase != "setup" else 0
    table.prestige[seat] = read_tokens(part, "prestige", seat, seats, usual)
    table.agenda[seat] = part.whole("agenda", 0, 0, AMOUNT)
    after = LETTERS[(seat + 1) % seats] if table.phase != "setup" else ""
    rival = part.text("rival", after)
    table.rival = table.rival[:]
    table.rival[seat] = seat_named(rival, seats, part.at("rival")) if rival else NOBODY
    if table.rival[seat] == seat:
        raise Unreadable("position-choice", rival, part.at("rival"))
    table.leader[seat] = read_leader(table, laid)
    table.supply[seat] = part.whole("supply", UNLIMITED, 0, AMOUNT)
    table.pays[seat] = part.flag("pays", default=True)
    blame = part.text("blame", "")
    table.blame[seat] = seat_named(blame, seats, part.at("blame")) if blame else NOBODY
    table.out[seat] = part.flag("out")
    table.answered[seat] = part.whole("answered", 0)
    table.sealed[seat] = part.text("sealed", "")


def read_leader(table: RivalsTable, laid: SeatCards) -> int:
    """By the number of its copy, or by its name among one's vampires in play; else the first of them."""
    part, text = laid.part, laid.part.text("leader", "")
    mine = laid.coterie + laid.torpor
    if not text:
        return mine[0].number if mine and table.phase != "setup" else NOTHING
    printed, number = laid.cards.named(text, part.at("leader"))
    for card, other in enumerate(table.prints):
        if other == printed and table.owner[card] == laid.seat and number in (NOTHING, card):
            return card
    raise Unreadable("position-card", shown(text), part.at("leader"))
