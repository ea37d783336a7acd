"""What one seat may know, built up from nothing: what everyone sees, then what this viewer knows besides.

A decision changes little of what is shown. Each part of a view is kept, with its JSON, while all that it was made of is
the same: the records of its cards, the table's lists (which are replaced and never changed), and a few numbers.
"""

from __future__ import annotations

from typing import Final

from gloam.core.part import Part, Plain, as_json, plains
from gloam.core.setup import LETTERS
from gloam.rivals.catalogue import VAMPIRE
from gloam.rivals.conflict_view import conflict_view
from gloam.rivals.fight_view import attack_view, blows_view
from gloam.rivals.in_force import in_force
from gloam.rivals.known import Ground, Hidden, ground_of, seen_in
from gloam.rivals.pieces import LAID, NOBODY, NOTHING, Piece
from gloam.rivals.ready_decks import READY
from gloam.rivals.shown import Shown, added_to, ids, played_card
from gloam.rivals.table import UNLIMITED, RivalsTable
from gloam.rivals.tokens import by_colour


class Player:
    """A player as the viewers see them: what lies open, and what each of them knows besides."""

    def __init__(self, seats: int, made_of: tuple[object, ...], open: Part, ground: Ground) -> None:
        self.made_of: Final = made_of
        self.open: Final = open
        self.ground: Final = ground
        self.views: Final[list[Plain | None]] = [None] * (seats + 1)
        self.texts: Final[list[bytes]] = [b""] * (seats + 1)

    def view(self, table: RivalsTable, shown: Shown, viewer: int) -> Plain:
        kept = self.views[viewer]
        if kept is None:
            kept = self.views[viewer] = {**self.open.plain, **self.ground.known_by(table, shown, viewer).plain}
        return kept

    def json(self, table: RivalsTable, shown: Shown, viewer: int) -> bytes:
        if not self.texts[viewer]:
            known = self.ground.known_by(table, shown, viewer)
            self.texts[viewer] = self.joined(known)
        return self.texts[viewer]

    def joined(self, known: Part) -> bytes:
        """What lies open and what is known besides; made once for all viewers who know the same."""
        for viewer, text in enumerate(self.texts):
            if text and self.ground.known[viewer] is known:
                return text
        return b"{" + self.open.fields() + b"," + known.fields() + b"}"


def player_of(
    table: RivalsTable, shown: Shown, seat: int, hidden: Hidden, added: dict[int, list[int]], before: Player | None
) -> Player:
    """The same as before, as far as it is still so."""
    coterie = [shown.vampire(table, card, added.get(card)) for card in table.coterie[seat]]
    torpor = [shown.vampire(table, card, added.get(card)) for card in table.torpor[seat]]
    made_of: tuple[object, ...] = (
        table.out[seat],
        table.begun,
        table.rival[seat],
        table.leader[seat],
        table.prestige[seat],
        table.supply[seat],
        table.agenda[seat],
        table.hand[seat],
        table.library[seat],
        table.faction[seat],
        table.pile[seat],
        hidden.burned,
        coterie,
        torpor,
    )
    ground = ground_of(table, shown, seat, hidden, None if before is None else before.ground)
    if before is not None and before.made_of == made_of:
        return before if before.ground is ground else Player(table.seats, made_of, before.open, ground)
    plain = open_view(table, seat, hidden, plains(coterie), plains(torpor))
    return Player(table.seats, made_of, Part(plain, {"coterie": coterie, "torpor": torpor}), ground)


def open_view(table: RivalsTable, seat: int, hidden: Hidden, coterie: list[Plain], torpor: list[Plain]) -> Plain:
    """Everything of a player that lies open."""
    rival, supply = table.rival[seat], table.supply[seat]
    return {
        "name": LETTERS[seat],
        "out": table.out[seat],
        "begun": table.begun >> seat & 1 == 1,
        "deck": ready_deck(table, seat),
        "rival": None if rival == NOBODY else rival,
        "leader": leader_of(table, seat),
        "prestige": table.has_prestige(seat),
        "tokens": by_colour(table.prestige[seat], table.setup.seats),
        "supply": None if supply == UNLIMITED else supply,
        "agenda": table.agenda[seat],
        "hand": len(table.hand[seat]),
        "vampires_in_hand": len([card for card in table.hand[seat] if table.is_a(card, VAMPIRE)]),
        "library": len(table.library[seat]),
        "faction": len(table.faction[seat]),
        "discard": ids(table, table.pile[seat]),
        "burned": hidden.burned,
        "coterie": coterie,
        "torpor": torpor,
    }


def leader_of(table: RivalsTable, seat: int) -> str | None:
    leader = table.leader[seat]
    return None if leader == NOTHING else table.handle(leader)


def ready_deck(table: RivalsTable, seat: int) -> str | None:
    """The ready deck that a player plays, whose list is open; nothing for a list of their own."""
    decks = table.setup.decks
    return decks[seat] if decks and decks[seat] in READY else None


class Own:
    """What only this seat knows of its own things."""

    def __init__(self, table: RivalsTable, seat: int, made_of: tuple[object, ...]) -> None:
        self.made_of: Final = made_of
        self.part: Final = Part(
            {
                "hand": ids(table, table.hand[seat]),
                "in_library": sorted(ids(table, table.library[seat])),
                "in_faction": sorted(ids(table, table.faction[seat])),
                "pays": table.pays[seat],
                "answer": table.sealed[seat] or None,
            }
        )


def own_of(table: RivalsTable, seat: int, before: Own | None) -> Own:
    """The same as before, if it is still so."""
    made_of = (table.hand[seat], table.library[seat], table.faction[seat], table.pays[seat], table.sealed[seat])
    return before if before is not None and before.made_of == made_of else Own(table, seat, made_of)


class City:
    """What lies open in the City, and what holds for a time."""

    def __init__(self, table: RivalsTable, street: list[Part], made_of: tuple[object, ...], seen: list[Plain]) -> None:
        self.made_of: Final = made_of
        self.street: Final = street
        self.part: Final = Part(
            {
                "street": plains(street),
                "in_force": in_force(table),
                "city": len(table.city),
                "city_seen": seen,
                "city_discard": ids(table, table.city_pile),
                "city_burned": ids(table, table.city_burned),
            },
            {"street": street},
        )

    def with_seen(self, seen: list[Plain]) -> Part:
        """The same for one who has seen these cards of its deck."""
        return Part({**self.part.plain, "city_seen": seen}, {"street": self.street})


class Public:
    """What everyone sees, the cards of which some know more than others, and the seats' own views. Kept as long as
    nothing happens; of what was kept before, nearly all may still be good."""

    def __init__(self, table: RivalsTable, before: Public | None) -> None:
        if before is not None and before.prints is not table.prints:
            before = None
        seats = table.setup.seats
        self.prints: Final[list[int]] = table.prints
        self.views: Final[list[Plain | None]] = [None] * (seats + 1)
        self.own: Final[list[Own | None]] = [None] * seats if before is None else before.own
        self.shown: Final[Shown] = Shown() if before is None else before.shown
        self.cards: Final[list[list[int]]] = owned(table) if before is None else before.cards
        self.pieces: Final[list[Piece]] = pieces_now(table, before)
        self.hidden: Final = self.hidden_now(table, before)
        self.played: Final = played_now(table, self.hidden)
        self.players: Final = self.players_now(table, before)
        now: Plain = {
            "variants": table.setup.variants,
            "turn": table.turn,
            "phase": table.phase,
            "step": table.step,
            "active": table.active,
            "first": table.first,
            "actions": table.actions,
            "waiting_for": table.waiting_for(),
        }
        self.now: Final = Part(now)
        self.city: Final = self.city_now(table, before)
        fight = self.fight_by(table, seats)
        self.fight: Final[Part] = before.fight if before is not None and before.fight.plain == fight else Part(fight)

    def city_now(self, table: RivalsTable, before: Public | None) -> City:
        """The same as before, if it is still so."""
        street = [self.shown.in_street(table, card) for card in table.street]
        marked = self.hidden[table.setup.seats].decked
        made_of = (street, in_force(table), table.city, marked, table.city_pile, table.city_burned)
        if before is not None and not marked and before.city.made_of == made_of:
            return before.city
        return City(table, street, made_of, seen_in(table, table.city, marked, table.setup.seats))

    def fight_by(self, table: RivalsTable, viewer: int) -> Plain:
        """What is under way, as this viewer knows it, and how it has ended."""
        return {
            "played": [played_card(table, card, viewer) for card in self.played],
            "attack": attack_view(table, viewer),
            "conflict": conflict_view(table, viewer),
            "claimant": None if table.claimant == NOTHING else table.handle(table.claimant),
            "damage": blows_view(table, table.dealt + table.blows),
            "result": None if table.result is None else table.result.plain(),
        }

    def hidden_now(self, table: RivalsTable, before: Public | None) -> list[Hidden]:
        """What is hidden of each owner's cards: the same as before where it is still so."""
        if before is None:
            return [Hidden(table, own) for own in self.cards]
        old, found = before.pieces, before.hidden
        if self.pieces is old:
            return found
        moved = [card for card, piece in enumerate(self.pieces) if piece is not old[card]]
        touched = {table.owner[card] for card in moved}
        found = found[:]
        for place, owner in enumerate(owners(table)):
            if owner in touched:
                hidden = Hidden(table, self.cards[place])
                if not hidden.same(found[place]):
                    found[place] = hidden
        return found

    def players_now(self, table: RivalsTable, before: Public | None) -> list[Player]:
        found: list[Player] = []
        added = added_to(table)
        for seat in range(table.setup.seats):
            kept = None if before is None else before.players[seat]
            found.append(player_of(table, self.shown, seat, self.hidden[seat], added, kept))
        return found

    def city_for(self, table: RivalsTable, viewer: int) -> Part:
        """The City, as this viewer knows it."""
        marked = self.hidden[table.setup.seats].decked
        return self.city.with_seen(seen_in(table, table.city, marked, viewer)) if marked else self.city.part

    def fight_for(self, table: RivalsTable, viewer: int) -> Part:
        """What is under way; everyone knows the same of it unless something was laid in secret."""
        secret = table.conflict is not None and not table.conflict.shown
        if secret or any(table.pieces[card].zone == LAID for card in self.played):
            return Part(self.fight_by(table, viewer))
        return self.fight

    def private(self, table: RivalsTable, seat: int) -> Part:
        """What only this seat knows of its own things."""
        own = self.own[seat] = own_of(table, seat, self.own[seat])
        return own.part


def owners(table: RivalsTable) -> tuple[int, ...]:
    """The players, then nobody: the City."""
    return (*range(table.setup.seats), NOBODY)


def owned(table: RivalsTable) -> list[list[int]]:
    """The cards of each owner."""
    return [[card for card, owner in enumerate(table.owner) if owner == whose] for whose in owners(table)]


def pieces_now(table: RivalsTable, before: Public | None) -> list[Piece]:
    """All records as they are: the same list as before where none is another."""
    return before.pieces if before is not None and before.pieces == table.pieces else table.pieces[:]


def played_now(table: RivalsTable, hidden: list[Hidden]) -> list[int]:
    """The cards of a fight, a conflict or an action under way, in the order they came."""
    found: list[int] = []
    for one in hidden:
        found += one.played
    return sorted(found, key=lambda card: table.pieces[card].stamp) if len(found) > 1 else found


# ---- the view


def view(table: RivalsTable, public: Public, seat: int | None) -> Plain:
    """The table as this seat may know it (None: a spectator)."""
    viewer = table.setup.seats if seat is None else seat
    kept = public.views[viewer]
    if kept is None:
        kept = public.views[viewer] = made_view(table, public, seat, viewer)
    return kept


def made_view(table: RivalsTable, public: Public, seat: int | None, viewer: int) -> Plain:
    seen: Plain = {"game": "rivals", "seat": seat, **public.now.plain}
    seen["players"] = [player.view(table, public.shown, viewer) for player in public.players]
    seen.update(public.city_for(table, viewer).plain)
    seen.update(public.fight_for(table, viewer).plain)
    if seat is not None:
        seen["you"] = public.private(table, seat).plain
    return seen


def view_json(table: RivalsTable, public: Public, seat: int | None) -> bytes:
    """The same as JSON, put together of what was kept."""
    viewer = table.setup.seats if seat is None else seat
    parts = [b'{"game":"rivals","seat":', as_json(seat), b",", public.now.fields(), b',"players":[']
    for player in public.players:
        parts += [player.json(table, public.shown, viewer), b","]
    parts[-1] = b"],"
    parts += [public.city_for(table, viewer).fields(), b",", public.fight_for(table, viewer).fields()]
    if seat is not None:
        parts += [b',"you":{', public.private(table, seat).fields(), b"}"]
    return b"".join([*parts, b"}"])
