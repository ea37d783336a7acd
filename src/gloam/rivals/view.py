"""What one seat may know, built up from nothing: what everyone sees, then what this viewer knows besides.

A decision changes little of what is shown, and many change nothing. Each part of a view is kept, with its JSON, while
all that it was made of is the same: the records of its cards, the table's lists (which are replaced and never changed),
and a few numbers.
"""

from __future__ import annotations

from typing import Final

from gloam.core.part import Part, Plain, plains
from gloam.rivals.conflict_view import conflict_view
from gloam.rivals.fight_view import attack_view, blows_view
from gloam.rivals.in_force import in_force
from gloam.rivals.known import APART, Hidden, seen_in
from gloam.rivals.layout import Layout, layout_of
from gloam.rivals.pieces import LAID, NOBODY, NOTHING
from gloam.rivals.player_view import Player, player_of
from gloam.rivals.shown import Shown, added_to, ids, played_card
from gloam.rivals.table import RivalsTable


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

    def __init__(self, table: RivalsTable, street: list[Part]) -> None:
        self.street: Final = street
        self.part: Final = Part(
            {
                "street": plains(street),
                "in_force": in_force(table),
                "city": len(table.city),
                "city_seen": [],
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
        self.layout: Final[Layout] = layout_of(table, None if before is None else before.layout)
        moved = [] if before is None else self.layout.moved(before.layout)
        self.hidden: Final = self.hidden_now(table, before, moved)
        self.played: Final = played_now(table, self.hidden)
        self.fighting: Final = table.attack is not None or table.conflict is not None
        self.added: Final = self.added_now(table, before)
        self.players: Final = self.players_now(table, before, moved)
        unchanged = before is not None and before.players is self.players
        self.texts: Final[list[bytes]] = before.texts if before is not None and unchanged else [b""] * (seats + 1)
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
        self.insiders: Final = insiders(table, self.played)

    def hidden_now(self, table: RivalsTable, before: Public | None, moved: list[int]) -> list[Hidden]:
        """What is hidden of each owner's cards: the same as before where it is still so."""
        if before is None:
            return [Hidden(table, own) for own in owned(table)]
        new, old = self.layout.pieces, before.layout.pieces
        touched = [card for card in moved if new[card].zone in APART or old[card].zone in APART]
        if not touched:
            return before.hidden
        found = before.hidden[:]
        for place, owner in enumerate(owners(table)):
            mine = [card for card in touched if table.owner[card] == owner]
            if mine:
                hidden = Hidden(table, sorted({*found[place].cards, *mine}))
                if not hidden.same(found[place]):
                    found[place] = hidden
        return found

    def added_now(self, table: RivalsTable, before: Public | None) -> dict[int, list[int]]:
        """What texts add to qualities. In a fight that can change without anything lying otherwise."""
        if before is not None and before.layout is self.layout and not before.fighting and not self.fighting:
            return before.added
        return added_to(table)

    def players_now(self, table: RivalsTable, before: Public | None, moved: list[int]) -> list[Player]:
        """The same as before, where nothing lies otherwise before them and texts add no more and no less."""
        everyone = set(range(table.setup.seats))
        if before is None:
            return [self.player(table, seat, None) for seat in everyone]
        concerned = everyone
        if before.added == self.added:
            concerned = self.layout.concerned(table, before.layout, moved)
        if not concerned:
            return before.players
        found = before.players[:]
        for seat in concerned:
            found[seat] = self.player(table, seat, found[seat])
        return found

    def player(self, table: RivalsTable, seat: int, before: Player | None) -> Player:
        return player_of(table, self.shown, seat, self.hidden[seat], self.layout.players[seat], self.added, before)

    def city_now(self, table: RivalsTable, before: Public | None) -> City:
        """The same as before, if it is still so."""
        if before is not None and self.layout.same_city(table, before.layout):
            return before.city
        return City(table, [self.shown.in_street(table, card) for card in table.street])

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

    def players_json(self, table: RivalsTable, viewer: int) -> bytes:
        if not self.texts[viewer]:
            self.texts[viewer] = b",".join([player.json(table, self.shown, viewer) for player in self.players])
        return self.texts[viewer]

    def city_for(self, table: RivalsTable, viewer: int) -> Part:
        """The City, as this viewer knows it."""
        marked = self.hidden[table.setup.seats].decked
        return self.city.with_seen(seen_in(table, table.city, marked, viewer)) if marked else self.city.part

    def fight_for(self, table: RivalsTable, viewer: int) -> Part:
        """What is under way; everyone knows the same of it but those who know what was laid in secret."""
        return Part(self.fight_by(table, viewer)) if self.insiders >> viewer & 1 else self.fight

    def private(self, table: RivalsTable, seat: int) -> Part:
        """What only this seat knows of its own things."""
        own = self.own[seat] = own_of(table, seat, self.own[seat])
        return own.part


def insiders(table: RivalsTable, played: list[int]) -> int:
    """The viewers who know more of what is under way than those who only watch: what they have laid or seen, and what
    they have put into a conflict."""
    found = 0
    for card in played:
        piece = table.pieces[card]
        if piece.zone == LAID:
            found |= piece.seen | 1 << piece.holder
    secret = found >> table.setup.seats & 1 or (table.conflict is not None and not table.conflict.shown)
    return table.everyone() if secret else found


def owners(table: RivalsTable) -> tuple[int, ...]:
    """The players, then nobody: the City."""
    return (*range(table.setup.seats), NOBODY)


def owned(table: RivalsTable) -> list[list[int]]:
    """The cards of each owner."""
    return [[card for card, owner in enumerate(table.owner) if owner == whose] for whose in owners(table)]


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
    parts = [
        b'{"game":"rivals","seat":null,' if seat is None else b'{"game":"rivals","seat":%d,' % seat,
        public.now.fields(),
        b',"players":[',
        public.players_json(table, viewer),
        b"],",
        public.city_for(table, viewer).fields(),
        b",",
        public.fight_for(table, viewer).fields(),
    ]
    if seat is not None:
        parts += [b',"you":{', public.private(table, seat).fields(), b"}"]
    parts.append(b"}")
    return b"".join(parts)
