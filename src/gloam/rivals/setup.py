"""Setup: decks and the City Deck, Prestige, Havens and Agendas, Leaders, Player 1, Rivals, starting hands."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from gloam.core.choices import Resolve
from gloam.core.game import check_variants
from gloam.core.given import check_setup
from gloam.core.refusal import Refused
from gloam.core.setup import Setup
from gloam.core.step import Step
from gloam.core.texts import Cause
from gloam.rivals.bases import RivalsStep
from gloam.rivals.box import PLAYERS
from gloam.rivals.catalogue import CARDS, EVENT, HAVEN_CARD, KIND, NUMBER, PRINCE
from gloam.rivals.cities import city_cards
from gloam.rivals.decks import Deck
from gloam.rivals.leaders import Clashes, PayLeaders, choice_of_leaders, in_turn_order
from gloam.rivals.pieces import BOARD, BOX, CITY_DECK, FACE_DOWN, FACTION, HAND, LIBRARY, NOBODY, Piece
from gloam.rivals.ready_decks import READY, deck_of, seated
from gloam.rivals.table import FIRST_PRESTIGE, RivalsTable
from gloam.rivals.tokens import tokens
from gloam.rivals.turn import Turn
from gloam.rivals.variants import CUSTOM_DECKS, FIRST_PRINT, LATE_PRINCE, VARIANTS

GAME: Final = "rivals"
EVENTS_OUT: Final = 4  # [setup.events-out]
FIRST_LIBRARY: Final = 4  # cards of a starting hand
FIRST_VAMPIRES: Final = 2  # Player 1 has one less [setup.hand-first]


def prepared(seats: int, seed: int, variants: tuple[str, ...], decks: Sequence[Deck | str]) -> Setup:
    """What such a game is begun with. A list of one's own switches on the variant of custom decks. Raises `Refused`, or
    `Unreadable` for a list that cannot be read, or what is none. [comp.players] [setup.suggested-clans]"""
    check_setup(seats, seed, variants)
    check_variants(variants, VARIANTS)
    if seats not in PLAYERS:
        raise Refused("comp.players", players=seats)
    carried = seated(decks, seats)
    custom = [deck for deck in carried if deck not in READY]
    chosen = [name for name in VARIANTS if name in variants or (name == CUSTOM_DECKS and custom)]
    return Setup(GAME, seats, tuple(chosen), seed, decks=carried)


class SetUp(RivalsStep):
    """All steps of setting up, in order."""

    def do(self, table: RivalsTable) -> None:
        for seat in range(table.setup.seats):
            lay_deck(table, seat)
        lay_city(table)
        table.next(
            *choice_of_leaders(list(range(table.setup.seats))),
            FirstPlayer(),
            Clashes(),
            PayLeaders(),
            DrawRivals(),
            DealHands(),
            Turn(),
        )


# ---- what is laid out


def add(table: RivalsTable, card: str, owner: int, piece: Piece) -> int:
    """One copy more of a card, which lies so; among which others, the caller says."""
    face = CARDS[NUMBER[card]]
    swapped = FIRST_PRINT in table.setup.variants and face.first_print
    table.prints.append(NUMBER[face.first_print if swapped else card])
    table.owner.append(owner)
    table.pieces.append(piece)
    return len(table.pieces) - 1


def lay_deck(table: RivalsTable, seat: int) -> None:
    """Haven and Agenda, 20 Prestige, and the two decks. With custom decks Haven and Agenda lie face down: their owner
    knows them, and everyone who knows the list.
    [setup.haven-agenda] [setup.prestige-20] [custom.hidden] [custom.lists]"""
    written = table.setup.decks[seat]
    deck = deck_of(written)
    own, zone = 1 << seat, FACE_DOWN if CUSTOM_DECKS in table.setup.variants else BOARD
    knowers = table.everyone() if written in READY else own
    for card in (deck.haven, deck.agenda):
        table.move(add(table, card, seat, Piece(BOX, seat, seen=knowers)), zone, seat)
    vampire, unseen = Piece(FACTION, seat, seen=own), Piece(LIBRARY, seat)
    table.faction[seat] = [add(table, card, seat, vampire) for card in deck.vampires]
    table.library[seat] = [add(table, card, seat, unseen) for card, copies in deck.library for _ in range(copies)]
    table.prestige[seat] = tokens(seat, FIRST_PRESTIGE)
    name = written if written in READY else ""
    table.tell("deck", "setup.haven-agenda", seat, {"list": name, "prestige": FIRST_PRESTIGE})


def lay_city(table: RivalsTable) -> None:
    """4 Events stay in the box, unseen; the rest is one deck. [setup.events-out] [setup.city-23] [setup.late-prince]"""
    first, unseen = len(table.pieces), Piece(CITY_DECK, NOBODY)
    late = LATE_PRINCE in table.setup.variants
    for name in city_cards(table.setup.variants):
        if late and KIND[NUMBER[name]] & PRINCE:
            add(table, name, NOBODY, Piece(BOX, NOBODY, seen=table.everyone()))
        else:
            table.city.append(add(table, name, NOBODY, unseen))
    events = [card for card in range(first, len(table.pieces)) if table.is_a(card, EVENT)]
    table.shuffle(events)
    for card in events[:EVENTS_OUT]:
        table.move(card, BOX, NOBODY)
    deck = table.city[:]
    table.shuffle(deck)
    table.city = deck
    table.tell("city-deck", "setup.city-23", NOBODY, {"cards": len(deck), "out": EVENTS_OUT})


# ---- who plays against whom


class FirstPlayer(RivalsStep):
    """Who is Player 1 is left to chance. [setup.first-player]"""

    def do(self, table: RivalsTable) -> None:
        table.first = table.draw(table.setup.seats)
        table.active = table.first
        table.tell("first-player", "setup.first-player", table.first, {})


class DrawRivals(RivalsStep):
    """Two are each other's Rivals; more draw the tokens. [setup.rival-two] [setup.rival-meaning]"""

    def do(self, table: RivalsTable) -> None:
        order = in_turn_order(table)
        if len(order) == 2:
            drawn, rule = order[::-1], "setup.rival-two"
        else:
            drawn, rule = draw_tokens(table, order), "setup.rival-tokens"
        table.rival = [drawn[order.index(seat)] for seat in range(len(order))]
        for seat in order:
            table.tell("rival", rule, seat, {"foe": table.rival[seat]})


def draw_tokens(table: RivalsTable, order: list[int]) -> list[int]:
    """A token each, Player 1 first; the last two are handed out where one of them could get their own number.
    [setup.rival-tokens] [setup.rival-last-two] [setup.rival-last-two-either]"""
    left, drawn = order[:], []
    for seat in order[:-2]:
        token = draw_token(table, seat, left)
        left.remove(token)
        drawn.append(token)
    ways = [(left[0], left[1]), (left[1], left[0])]
    fitting = [way for way in ways if way[0] != order[-2] and way[1] != order[-1]]
    return [*drawn, *(fitting[0] if len(fitting) == 1 else ways[table.draw(2)])]


def draw_token(table: RivalsTable, seat: int, left: list[int]) -> int:
    """Whoever draws their own number draws another before it goes back. [setup.rival-own] [setup.rival-redraw-how]"""
    token = left[table.draw(len(left))]
    if token != seat:
        return token
    table.tell("rival-own", "setup.rival-own", seat, {})
    others = [other for other in left if other != seat]
    return others[table.draw(len(others))]


# ---- hands


class DealHands(RivalsStep):
    """Both decks are shuffled; 4 Library cards and 2 vampires each, 1 for Player 1. Then the game can begin.
    [setup.decks] [setup.hand-first] [setup.hand-others] [leader.bid-shuffle]"""

    def do(self, table: RivalsTable) -> None:
        for seat in in_turn_order(table):
            library, faction = table.library[seat][:], table.faction[seat][:]
            table.shuffle(library)
            table.shuffle(faction)
            table.library[seat], table.faction[seat] = library, faction
            table.forget(library)
            table.forget(faction)
            vampires = FIRST_VAMPIRES - 1 if seat == table.first else FIRST_VAMPIRES
            cards = [*library[-FIRST_LIBRARY:], *faction[-vampires:]]
            for card in reversed(cards):
                table.move(card, HAND, seat)
            names = tuple([table.id_of(card) for card in cards])
            rule = "setup.hand-first" if seat == table.first else "setup.hand-others"
            facts = {"library": FIRST_LIBRARY, "vampires": vampires}
            table.tell("dealt", rule, seat, {**facts}, {"cards": names}, 1 << seat)
        table.next(*before_play(table))


def before_play(table: RivalsTable) -> list[Step]:
    """What Havens do at the start of the game. [card.the-big-house]"""
    steps: list[Step] = []
    for seat in in_turn_order(table):
        for card in table.board[seat]:
            play = table.face(card).play
            if table.is_a(card, HAVEN_CARD) and play is not None:
                steps.append(Resolve(play, Cause(seat, card, table.pieces[card].stamp)))
    return steps
