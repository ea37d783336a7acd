"""What one seat may know, built up from nothing: what everyone sees, then what this viewer knows besides."""

from __future__ import annotations

from typing import Final

from gloam.core.setup import LETTERS
from gloam.core.texts import QUALITY
from gloam.rivals.catalogue import (
    AGENDA_CARD,
    BASE,
    BODY,
    CARDS,
    CHARM,
    DISCIPLINES,
    GUARD,
    HAVEN_CARD,
    KIND,
    MIND,
    MORTAL,
    POTENCY,
    SHIELD,
    VAMPIRE,
)
from gloam.rivals.catalogue import ANIMALISM as FIRST_DISCIPLINE
from gloam.rivals.conflict_record import NO, YES, Conflict
from gloam.rivals.fight_view import attack_view, blows_view
from gloam.rivals.influence import given_by, influence
from gloam.rivals.pieces import (
    BURNED,
    CITY_DECK,
    FACE_DOWN,
    FACTION,
    FOUGHT,
    HAND,
    LAID,
    LIBRARY,
    NOBODY,
    NOTHING,
    ZONES,
    Piece,
)
from gloam.rivals.ready_decks import READY
from gloam.rivals.table import UNLIMITED, RivalsTable
from gloam.rivals.tokens import by_colour, total
from gloam.rivals.which import wounded
from gloam.rivals.winning import goal

Plain = dict[str, object]
SIDE_WORDS: Final = ("", "out", "yes", "no")
DECKED: Final = (LIBRARY, FACTION)


class Kept:
    """How a card in play was shown last, as it lay then."""

    def __init__(self, piece: Piece, shown: Plain) -> None:
        self.piece: Final = piece
        self.shown: Final = shown


class Own:
    """A seat's own hidden cards, named. Kept while they are the same lists: a table replaces its lists of cards and
    never changes them."""

    def __init__(self, table: RivalsTable, seat: int) -> None:
        self.hand: Final = table.hand[seat]
        self.library: Final = table.library[seat]
        self.faction: Final = table.faction[seat]
        self.prints: Final = table.prints
        self.cards: Final[Plain] = {
            "hand": ids(table, self.hand),
            "in_library": sorted(ids(table, self.library)),
            "in_faction": sorted(ids(table, self.faction)),
        }

    def still_of(self, table: RivalsTable, seat: int) -> bool:
        """Are these still the cards of that seat?"""
        return (
            self.hand is table.hand[seat]
            and self.library is table.library[seat]
            and self.faction is table.faction[seat]
            and self.prints is table.prints
        )


class Public:
    """What everyone sees, the cards of which some know more than others, and the seats' own views. Kept as long as
    nothing happens; of what was kept before, the names of the seats' own cards may still be good."""

    def __init__(self, table: RivalsTable, before: Public | None) -> None:
        seats = table.setup.seats
        self.views: list[Plain | None] = [None] * seats
        self.own: Final[list[Own | None]] = [None] * seats if before is None else before.own
        self.burned: Final[list[list[str]]] = [[] for _ in range(seats)]
        self.played: Final[list[int]] = []  # cards of a fight, a conflict or an action under way
        self.marked: Final[list[list[int]]] = [[] for _ in range(seats)]  # by owner: in hand or laid, known to somebody
        self.decked: Final[list[list[int]]] = [[] for _ in range(seats)]  # the same in decks
        self.city: Final[list[int]] = []  # the same in the City Deck
        self.kept: Final[dict[int, Kept]] = {} if before is None else before.kept
        self.find(table)
        self.boards: Final = [[board_card(table, self, card, seats) for card in cards] for cards in table.board]
        self.players: Final = [self.player(table, seat) for seat in range(seats)]
        self.table: Final[Plain] = {
            "game": "rivals",
            "seat": None,
            "variants": table.setup.variants,
            "turn": table.turn,
            "phase": table.phase,
            "step": table.step,
            "active": table.active,
            "first": table.first,
            "actions": table.actions,
            "waiting_for": table.waiting_for(),
            "players": [{**player, **known_of(table, self, seat, seats)} for seat, player in enumerate(self.players)],
            "street": [street_card(table, self, card) for card in table.street],
            "city": len(table.city),
            "city_seen": seen_in(table, table.city, self.city, seats),
            "city_discard": ids(table, table.city_pile),
            "city_burned": ids(table, table.city_burned),
            "played": [played_card(table, card, seats) for card in self.played],
            "attack": attack_view(table, seats),
            "conflict": conflict_view(table, seats),
            "claimant": None if table.claimant == NOTHING else table.handle(table.claimant),
            "damage": blows_view(table, table.dealt + table.blows),
            "result": None if table.result is None else table.result.plain(),
        }

    def find(self, table: RivalsTable) -> None:
        """Cards that lie in none of the table's lists, and hidden ones of which somebody knows something."""
        for card, piece in enumerate(table.pieces):
            if not piece.seen and not piece.held:
                continue
            zone = piece.zone
            if zone <= FACTION:
                self.decked[table.owner[card]].append(card)
            elif zone <= LAID:
                self.marked[table.owner[card]].append(card)
                if zone == LAID:
                    self.played.append(card)
            elif zone == FOUGHT:
                self.played.append(card)
            elif zone == BURNED and table.owner[card] != NOBODY:
                self.burned[table.owner[card]].append(table.id_of(card))
            elif zone == CITY_DECK:
                self.city.append(card)
        self.played.sort(key=lambda card: table.pieces[card].stamp)

    def in_play(self, table: RivalsTable, card: int) -> Plain:
        """What every card in play has. Kept while it lies there as it does, and never changed."""
        kept, piece = self.kept.get(card), table.pieces[card]
        if kept is None or kept.piece is not piece:
            kept = self.kept[card] = Kept(piece, in_play(table, card, piece))
        return kept.shown

    def player(self, table: RivalsTable, seat: int) -> Plain:
        """Everything of a player that lies open."""
        rival, leader, supply = table.rival[seat], table.leader[seat], table.supply[seat]
        return {
            "name": LETTERS[seat],
            "out": table.out[seat],
            "begun": table.begun >> seat & 1 == 1,
            "deck": ready_deck(table, seat),
            "rival": None if rival == NOBODY else rival,
            "leader": None if leader == NOTHING else table.handle(leader),
            "prestige": table.has_prestige(seat),
            "tokens": by_colour(table.prestige[seat], table.setup.seats),
            "supply": None if supply == UNLIMITED else supply,
            "agenda": table.agenda[seat],
            "hand": len(table.hand[seat]),
            "vampires_in_hand": len([card for card in table.hand[seat] if table.is_a(card, VAMPIRE)]),
            "library": len(table.library[seat]),
            "faction": len(table.faction[seat]),
            "discard": ids(table, table.pile[seat]),
            "burned": self.burned[seat],
            "coterie": [vampire(table, self, card) for card in table.coterie[seat]],
            "torpor": [vampire(table, self, card) for card in table.torpor[seat]],
        }


def ready_deck(table: RivalsTable, seat: int) -> str | None:
    """The ready deck that a player plays, whose list is open; nothing for a list of their own."""
    decks = table.setup.decks
    return decks[seat] if decks and decks[seat] in READY else None


def ids(table: RivalsTable, cards: list[int]) -> list[str]:
    prints = table.prints
    return [CARDS[prints[card]].id for card in cards]


def sees(table: RivalsTable, card: int, viewer: int) -> bool:
    """Does this viewer know which card lies here? Whoever holds it in hand or has laid it does."""
    piece = table.pieces[card]
    return piece.seen >> viewer & 1 == 1 or (piece.holder == viewer and piece.zone not in DECKED)


# ---- cards in play


def in_play(table: RivalsTable, card: int, piece: Piece) -> Plain:
    """What every card in play has."""
    return {
        "handle": str(piece.stamp),
        "card": table.id_of(card),
        "holder": None if piece.holder == NOBODY else piece.holder,
        "ready": piece.ready,
        "blood": total(piece.tokens),
        "tokens": by_colour(piece.tokens, table.setup.seats),
    }


def vampire(table: RivalsTable, public: Public, card: int) -> Plain:
    piece = table.pieces[card]
    return {
        **public.in_play(table, card),
        "zone": ZONES[piece.zone],
        "party": piece.party,
        "potency": table.quality(POTENCY, card),
        "attributes": [table.quality(which, card) for which in (BODY, CHARM, MIND)],
        "disciplines": disciplines(table, card),
        "influence": influence(table, card),
        "secrecy": table.secrecy(card),
        "shields": table.quality(SHIELD, card),
        "guard": len(table.index[QUALITY + GUARD]) > 0 and table.quality(GUARD, card) > 0,
        "wounded": wounded(table, card),
        "no_influence": piece.mute,
        "prize": piece.prize,
        "attached": [public.in_play(table, guest) for guest in piece.guests],
    }


def disciplines(table: RivalsTable, card: int) -> dict[str, int]:
    """How many icons it has of each Discipline that it has at all."""
    found: dict[str, int] = {}
    base = BASE[table.prints[card]]
    for place, name in enumerate(DISCIPLINES):
        which = FIRST_DISCIPLINE + place
        icons = table.quality(which, card) if table.index[QUALITY + which] else base[which]
        if icons:
            found[name] = icons
    return found


def street_card(table: RivalsTable, public: Public, card: int) -> Plain:
    """A City card in The Street: a mortal with what it takes to defeat it, an Event with its token, the Title."""
    face = table.face(card)
    shown = public.in_play(table, card).copy()
    shown["prize"] = table.pieces[card].prize
    shown["value"] = face.value if face.kind & MORTAL else None
    return shown


def board_card(table: RivalsTable, public: Public, card: int, viewer: int) -> Plain:
    """What lies before a player: open, or face down with the tokens on it and those who know it. [consp.hidden]"""
    piece = table.pieces[card]
    shown = public.in_play(table, card).copy()
    shown["kind"] = kind_word(KIND[table.prints[card]])
    shown["down"] = piece.zone == FACE_DOWN
    if piece.zone == FACE_DOWN:
        if not sees(table, card, viewer):
            shown["card"] = None
        shown["seen_by"] = [seat for seat in range(table.seats) if piece.seen >> seat & 1 and seat != piece.holder]
    gave = [code % table.seats for code in table.gave if code // table.seats == card]
    if gave:
        shown["gave"] = sorted(gave)
        shown["gave_now"] = sorted([code % table.seats for code in table.gave_now if code // table.seats == card])
    return shown


def kind_word(kind: int) -> str:
    """What lies here, as everyone can tell from its place."""
    if kind & HAVEN_CARD:
        return "haven"
    if kind & AGENDA_CARD:
        return "agenda"
    return "vampire" if kind & VAMPIRE else "card"


def played_card(table: RivalsTable, card: int, viewer: int) -> Plain:
    """A card of a fight, a conflict or an action under way."""
    piece = table.pieces[card]
    return {
        "handle": str(piece.stamp),
        "card": table.id_of(card) if piece.zone == FOUGHT or sees(table, card, viewer) else None,
        "holder": piece.holder,
        "by": None if piece.host in (NOTHING, card) else table.handle(piece.host),
        "down": piece.zone == LAID,
    }


# ---- what a viewer knows of hidden cards


def known_of(table: RivalsTable, public: Public, seat: int, viewer: int) -> Plain:
    """What this viewer knows of a player's hand and decks, and how it sees what lies face down. A card that is in the
    hand or face down can be what lies there only if that has a handle above the number in `held_since`."""
    marked = public.marked[seat]
    surely: list[str] = []
    held: list[tuple[str, int]] = []
    for card in marked:
        piece = table.pieces[card]
        if piece.zone == HAND and sees(table, card, viewer):
            surely.append(table.id_of(card))
        elif piece.held >> viewer & 1 and not sees(table, card, viewer):
            held.append((table.id_of(card), piece.since[viewer]))
    return {
        "in_hand": sorted(surely),
        "hand_or_down": [card for card, _ in sorted(held)],
        "held_since": [stamp for _, stamp in sorted(held)],
        "library_seen": seen_in(table, table.library[seat], public.decked[seat], viewer),
        "faction_seen": seen_in(table, table.faction[seat], public.decked[seat], viewer),
        "board": board_view(table, public, seat, viewer),
        "goal": goal_seen(table, seat, viewer),
    }


def board_view(table: RivalsTable, public: Public, seat: int, viewer: int) -> list[Plain]:
    """What lies before a player: the same for everyone, but for what lies face down."""
    cards = table.board[seat]
    if not any(table.pieces[card].zone == FACE_DOWN for card in cards):
        return public.boards[seat]
    return [board_card(table, public, card, viewer) for card in cards]


def seen_in(table: RivalsTable, deck: list[int], marked: list[int], viewer: int) -> list[Plain]:
    """The cards of a deck that this viewer has seen there; the first card of a deck is number 1."""
    if not marked:
        return []
    known = [card for card in marked if table.pieces[card].seen >> viewer & 1]
    places = {len(deck) - deck.index(card): table.id_of(card) for card in known if card in deck}
    return [{"place": place, "card": places[place]} for place in sorted(places)]


def goal_seen(table: RivalsTable, seat: int, viewer: int) -> int | None:
    """The Agenda a player needs; it is printed on a card that may lie face down. [win.agenda-total]"""
    for card in table.board[seat]:
        if table.is_a(card, AGENDA_CARD) and table.pieces[card].zone == FACE_DOWN and not sees(table, card, viewer):
            return None
    return goal(table, seat)


# ---- a conflict under way


def conflict_view(table: RivalsTable, viewer: int) -> Plain | None:
    """Sides and what was exerted are open; fists and laid cards only their own player's. [scheme.visible]
    [scheme.secret-prestige]"""
    conflict = table.conflict
    if conflict is None:
        return None
    face = table.face(conflict.card)
    shares = [share(table, conflict, seat, viewer) for seat in range(table.seats)]
    return {
        "seat": conflict.seat,
        "card": face.id,
        "actor": None if conflict.actor == NOTHING else table.handle(conflict.actor),
        "cost": face.cost,
        "named": list(conflict.named),
        "shown": conflict.shown,
        "shares": shares,
        "yes": sum([known_share(table, conflict, seat, viewer) for seat in on_side(conflict, YES)]),
        "no": sum([known_share(table, conflict, seat, viewer) for seat in on_side(conflict, NO)]),
    }


def on_side(conflict: Conflict, side: int) -> list[int]:
    return [seat for seat, taken in enumerate(conflict.side) if taken == side]


def share(table: RivalsTable, conflict: Conflict, seat: int, viewer: int) -> Plain:
    card = conflict.laid[seat]
    known = conflict.shown or seat == viewer
    return {
        "side": SIDE_WORDS[conflict.side[seat]] or None,
        "exerted": conflict.exerted[seat] + conflict.extra[seat],
        "hidden": conflict.hidden[seat] if known else None,
        "laid": None if card == NOTHING else str(table.handle(card)),
        "card": table.id_of(card) if card != NOTHING and opened(table, card, viewer) else None,
    }


def opened(table: RivalsTable, card: int, viewer: int) -> bool:
    return table.pieces[card].zone != LAID or sees(table, card, viewer)


def known_share(table: RivalsTable, conflict: Conflict, seat: int, viewer: int) -> int:
    """What a player has put in, as far as this viewer knows."""
    found = conflict.exerted[seat] + conflict.extra[seat]
    if conflict.shown or seat == viewer:
        found += conflict.hidden[seat]
    card = conflict.laid[seat]
    return found + (given_by(table, card) if card != NOTHING and opened(table, card, viewer) else 0)


# ---- the view


def view(table: RivalsTable, public: Public, seat: int | None) -> Plain:
    """The table as this seat may know it (None: a spectator)."""
    if seat is None:
        return public.table
    kept = public.views[seat]
    if kept is None:
        kept = public.views[seat] = seat_view(table, public, seat)
    return kept


def seat_view(table: RivalsTable, public: Public, seat: int) -> Plain:
    seen = public.table.copy()
    seen["seat"] = seat
    seen["players"] = [
        {**player, **known_of(table, public, other, seat)} for other, player in enumerate(public.players)
    ]
    if public.city:
        seen["city_seen"] = seen_in(table, table.city, public.city, seat)
    if public.played:
        seen["played"] = [played_card(table, card, seat) for card in public.played]
        seen["attack"] = attack_view(table, seat)
    if table.conflict is not None:
        seen["conflict"] = conflict_view(table, seat)
    seen["you"] = private(table, seat, public)
    return seen


def private(table: RivalsTable, seat: int, public: Public) -> Plain:
    """What only this seat knows of its own things."""
    own = public.own[seat]
    if own is None or not own.still_of(table, seat):
        own = public.own[seat] = Own(table, seat)
    return {**own.cards, "pays": table.pays[seat], "answer": table.sealed[seat] or None}
