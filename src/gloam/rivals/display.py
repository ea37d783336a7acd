"""All that is shown of a table that lies so, part by part: the players, the City, what is under way, and what each seat
knows of its own things."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from gloam.core.part import Part, Plain, plains
from gloam.rivals.conflict_view import conflict_view
from gloam.rivals.fight_view import attack_view, blows_view
from gloam.rivals.in_force import in_force
from gloam.rivals.known import Hidden, is_apart, seen_in
from gloam.rivals.layout import NOTHING_UNDER_WAY, Layout
from gloam.rivals.pieces import LAID, NOBODY, NOTHING
from gloam.rivals.player_view import Player, player_of
from gloam.rivals.shown import Shown, added_to, ids, played_card
from gloam.rivals.table import RivalsTable

UNREAD: Final = b""  # a piece of JSON that nobody has wanted yet
CITY: Final = 0  # where these stand among the pieces of a view, behind the players
FIGHT: Final = 1
OWN: Final = 2
PLACES: Final = 3


@mypyc_attr(acyclic=True)
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


@mypyc_attr(acyclic=True)
class Fight:
    """What is under way, and how it has ended."""

    def __init__(self, table: RivalsTable, played: list[int], quiet: bool) -> None:
        self.played: Final = played
        self.quiet: Final = quiet  # nothing is
        self.insiders: Final = insiders(table, played)
        self.known: Final[list[Part | None]] = [None] * (table.setup.seats + 1)

    def known_by(self, table: RivalsTable, viewer: int) -> Part:
        """Everyone knows the same of it as those who only watch, but the insiders."""
        place = viewer if self.insiders >> viewer & 1 else table.setup.seats
        kept = self.known[place]
        if kept is None:
            kept = self.known[place] = Part(self.seen_by(table, place))
        return kept

    def seen_by(self, table: RivalsTable, viewer: int) -> Plain:
        return {
            "played": [played_card(table, card, viewer) for card in self.played],
            "attack": attack_view(table, viewer),
            "conflict": conflict_view(table, viewer),
            "claimant": None if table.claimant == NOTHING else table.handle(table.claimant),
            "damage": blows_view(table, table.dealt + table.blows),
            "result": None if table.result is None else table.result.plain(),
        }


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


@mypyc_attr(acyclic=True)
class Display:
    """What everyone sees, and what some know besides, while a table lies so. Of what was shown before, nearly all may
    still be good."""

    def __init__(self, table: RivalsTable, layout: Layout, before: Display | None) -> None:
        seats = table.setup.seats
        self.layout: Final = layout
        self.shown: Final[Shown] = Shown() if before is None else before.shown
        moved = [] if before is None else layout.moved(before.layout)
        self.hidden: Final = self.hidden_now(table, before, moved)
        self.added: Final = self.added_now(table, before, moved)
        self.players: Final = self.players_now(table, before, moved)
        self.city: Final = self.city_now(table, before, moved)
        self.fight: Final = self.fight_now(table, before)
        self.texts: Final = self.texts_now(seats, before)

    # ---- made anew where something has changed

    def hidden_now(self, table: RivalsTable, before: Display | None, moved: list[int]) -> list[Hidden]:
        """What is hidden of each owner's cards: the same as before where it is still so."""
        if before is None:
            return [Hidden(table, own) for own in owned(table)]
        new, old = self.layout.pieces, before.layout.pieces
        touched = [card for card in moved if is_apart(table, new[card]) or is_apart(table, old[card])]
        if not touched:
            return before.hidden
        found = before.hidden[:]
        for owner in {table.owner[card] for card in touched}:
            mine = [card for card in touched if table.owner[card] == owner]
            hidden = Hidden(table, sorted({*found[owner].cards, *mine}))
            if not hidden.same(found[owner]):
                found[owner] = hidden
        return found

    def added_now(self, table: RivalsTable, before: Display | None, moved: list[int]) -> dict[int, list[int]]:
        """What texts add to qualities: the same as before, if all they speak of is."""
        if before is not None and self.layout.same_texts(before.layout, moved):
            return before.added
        return added_to(table)

    def players_now(self, table: RivalsTable, before: Display | None, moved: list[int]) -> list[Player]:
        """The same as before, where nothing lies otherwise before them and texts add no more and no less."""
        seats = range(table.setup.seats)
        if before is None:
            return [self.player(table, seat, None, True) for seat in seats]
        changed = self.layout.changed(table, before.layout)
        touched = self.layout.touched(table, before.layout, moved) if before.added == self.added else set(seats)
        concerned = changed | touched
        if not concerned:
            return before.players
        found = before.players[:]
        for seat in concerned:
            found[seat] = self.player(table, seat, found[seat], seat in changed)
        return found

    def player(self, table: RivalsTable, seat: int, before: Player | None, changed: bool) -> Player:
        return player_of(table, self.shown, seat, self.hidden[seat], self.added, before, changed)

    def city_now(self, table: RivalsTable, before: Display | None, moved: list[int]) -> City:
        """The same as before, if it is still so."""
        if before is not None and self.layout.same_city(table, before.layout, moved):
            return before.city
        return City(table, [self.shown.in_street(table, card) for card in table.street])

    def fight_now(self, table: RivalsTable, before: Display | None) -> Fight:
        """The same as before, if nothing is under way and nothing was."""
        played = played_now(table, self.hidden)
        quiet = not played and self.layout.under_way == NOTHING_UNDER_WAY
        return before.fight if before is not None and quiet and before.fight.quiet else Fight(table, played, quiet)

    def texts_now(self, seats: int, before: Display | None) -> list[list[bytes]]:
        """The JSON of each viewer's view in pieces: those that are as before. The others are made when they look."""
        if before is None:
            return [[UNREAD] * (seats + PLACES) for _ in range(seats + 1)]
        found = [texts[:] for texts in before.texts]
        for place in self.changed(seats, before):
            for texts in found:
                texts[place] = UNREAD
        for seat, player in enumerate(self.players):
            if player.own is not before.players[seat].own:
                found[seat][seats + OWN] = UNREAD
        return found

    def changed(self, seats: int, before: Display) -> list[int]:
        """The places of what is not as before."""
        old = before.players
        found = [] if self.players is old else [seat for seat in range(seats) if self.players[seat] is not old[seat]]
        if self.city is not before.city or self.hidden[NOBODY] is not before.hidden[NOBODY]:
            found.append(seats + CITY)
        if self.fight is not before.fight:
            found.append(seats + FIGHT)
        return found

    # ---- as viewers know it

    def city_for(self, table: RivalsTable, viewer: int) -> Part:
        """The City, as this viewer knows it."""
        marked = self.hidden[NOBODY].decked
        return self.city.with_seen(seen_in(table, table.city, marked, viewer)) if marked else self.city.part

    def json(self, table: RivalsTable, viewer: int) -> list[bytes]:
        """All of it as this viewer knows it: pieces of JSON, to be joined behind other fields."""
        texts = self.texts[viewer]
        for place, text in enumerate(texts):
            if not text:
                texts[place] = self.text(table, viewer, place)
        return texts

    def text(self, table: RivalsTable, viewer: int, place: int) -> bytes:
        """A piece of it: a player, the City, what is under way, or the viewer's own things."""
        seats = table.setup.seats
        if place < seats:
            return self.players[place].json(table, self.shown, viewer)
        if place == seats + CITY:
            return b"]," + self.city_for(table, viewer).fields()
        if place == seats + FIGHT:
            return b"," + self.fight.known_by(table, viewer).fields()
        return b"}" if viewer == seats else self.players[viewer].own.json(table, viewer)


def owners(table: RivalsTable) -> tuple[int, ...]:
    """The players, then nobody, who has the last place of every list: the City."""
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
