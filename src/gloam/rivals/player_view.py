"""A player as the viewers see them."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from gloam.core.part import Part, Plain, plains
from gloam.core.setup import LETTERS
from gloam.rivals.catalogue import KIND, VAMPIRE
from gloam.rivals.known import Ground, Hidden, ground_of
from gloam.rivals.layout import Things
from gloam.rivals.pieces import NOTHING
from gloam.rivals.ready_decks import READY
from gloam.rivals.shown import Shown, ids, knowers_of, known_to
from gloam.rivals.table import UNLIMITED, RivalsTable
from gloam.rivals.tokens import by_colour


@mypyc_attr(acyclic=True)
class Own:
    """What only this seat knows of its own things; made when it is looked at."""

    def __init__(self, made_of: Things) -> None:
        self.made_of: Final = made_of
        self.kept: Part | None = None

    def part(self, table: RivalsTable, seat: int) -> Part:
        if self.kept is None:
            self.kept = Part(
                {
                    "hand": ids(table, table.hand[seat]),
                    "in_library": sorted(ids(table, table.library[seat])),
                    "in_faction": sorted(ids(table, table.faction[seat])),
                    "pays": table.pays[seat],
                    "answer": table.sealed[seat] or None,
                }
            )
        return self.kept

    def json(self, table: RivalsTable, seat: int) -> bytes:
        """How the seat's view ends."""
        return b',"you":{' + self.part(table, seat).fields() + b"}}"


def own_of(table: RivalsTable, seat: int, before: Own | None) -> Own:
    """The same as before, if it is still so."""
    heaps = (table.hand[seat], table.library[seat], table.faction[seat])
    made_of: Things = (*heaps, table.pays[seat], table.sealed[seat])
    return before if before is not None and before.made_of == made_of else Own(made_of)


@mypyc_attr(acyclic=True)
class Player:
    """A player part by part: the counts, the cards in the open, what each viewer knows besides, and the player's own
    things. `insiders` know cards that were attached face down to this player's characters."""

    def __init__(self, seats: int, counts: Part, lying: Part, ground: Ground, own: Own, insiders: int) -> None:
        self.counts: Final = counts
        self.lying: Final = lying
        self.insiders: Final = insiders
        self.ground: Final = ground
        self.own: Final = own
        self.views: Final[list[Plain | None]] = [None] * (seats + 1)
        self.texts: Final[list[bytes]] = [b""] * (seats + 2)  # the last is that of all who know nothing besides

    def view(self, table: RivalsTable, shown: Shown, viewer: int) -> Plain:
        kept = self.views[viewer]
        if kept is None:
            known = self.ground.known_by(table, shown, viewer)
            lying = self.lying_for(table, viewer)
            kept = self.views[viewer] = {**self.counts.plain, **lying.plain, **known.plain}
        return kept

    def lying_for(self, table: RivalsTable, viewer: int) -> Part:
        """The cards in the open, and those attached to them that this viewer knows all the same."""
        if not self.insiders >> viewer & 1:
            return self.lying
        seat, lists = self.ground.seat, self.lying.lists
        assert lists is not None, "characters are parts"
        found: dict[str, list[Part]] = {}
        for name, cards in (("coterie", table.coterie[seat]), ("torpor", table.torpor[seat])):
            pairs = zip(cards, lists[name], strict=True)
            found[name] = [known_to(table, card, part, viewer) for card, part in pairs]
        return Part({**self.lying.plain, **{name: plains(parts) for name, parts in found.items()}}, found)

    def json(self, table: RivalsTable, shown: Shown, viewer: int) -> bytes:
        place = viewer if (self.ground.knowers | self.insiders) >> viewer & 1 else -1
        if not self.texts[place]:
            known = self.ground.known_by(table, shown, viewer)
            begin = b"," if self.ground.seat else b',"players":['
            lying = self.lying_for(table, viewer)
            fields = [begin, b"{", self.counts.fields(), b",", lying.fields(), b",", known.fields(), b"}"]
            self.texts[place] = b"".join(fields)
        return self.texts[place]


def player_of(
    table: RivalsTable,
    shown: Shown,
    seat: int,
    hidden: Hidden,
    added: dict[int, list[int]],
    before: Player | None,
    changed: bool,
) -> Player:
    """The same as before, as far as it is still so. `changed`: something has that the records of cards do not tell."""
    coterie = [shown.vampire(table, card, added.get(card)) for card in table.coterie[seat]]
    torpor = [shown.vampire(table, card, added.get(card)) for card in table.torpor[seat]]
    insiders = knowers_of(table, table.coterie[seat] + table.torpor[seat])
    if before is None:
        ground = ground_of(table, shown, seat, hidden, None)
        lying = in_the_open(hidden.burned, coterie, torpor)
        return Player(
            table.setup.seats, Part(counts_of(table, seat)), lying, ground, own_of(table, seat, None), insiders
        )
    counts, lying, own = before.counts, before.lying, before.own
    ground = ground_of(table, shown, seat, hidden, before.ground)
    if changed or counts.plain["leader"] != leader_of(table, seat):
        own = own_of(table, seat, own)
        plain = counts_of(table, seat)
        counts = counts if counts.plain == plain else Part(plain)
    if lying.lists != {"coterie": coterie, "torpor": torpor} or lying.plain["burned"] != hidden.burned:
        lying = in_the_open(hidden.burned, coterie, torpor)
    if counts is before.counts and lying is before.lying and ground is before.ground and own is before.own:
        return before
    return Player(table.setup.seats, counts, lying, ground, own, insiders)


def in_the_open(burned: list[str], coterie: list[Part], torpor: list[Part]) -> Part:
    """The vampires, and what is gone for good."""
    plain: Plain = {"burned": burned, "coterie": plains(coterie), "torpor": plains(torpor)}
    return Part(plain, {"coterie": coterie, "torpor": torpor})


def counts_of(table: RivalsTable, seat: int) -> Plain:
    """Everything else of a player that lies open."""
    hunted, supply = table.rivals_of(seat), table.supply[seat]
    return {
        "name": LETTERS[seat],
        "out": table.out[seat],
        "begun": table.begun >> seat & 1 == 1,
        "drained": table.drained >> seat & 1 == 1,
        "deck": ready_deck(table, seat),
        "rival": hunted[0] if hunted else None,
        **({"rivals": hunted} if len(hunted) > 1 else {}),
        "leader": leader_of(table, seat),
        "prestige": table.has_prestige(seat),
        "tokens": by_colour(table.prestige[seat], table.setup.seats),
        "supply": None if supply == UNLIMITED else supply,
        "agenda": table.agenda[seat],
        "hand": len(table.hand[seat]),
        "vampires_in_hand": len([card for card in table.hand[seat] if KIND[table.prints[card]] & VAMPIRE]),
        "library": len(table.library[seat]),
        "faction": len(table.faction[seat]),
        "discard": ids(table, table.pile[seat]),
    }


def leader_of(table: RivalsTable, seat: int) -> str | None:
    leader = table.leader[seat]
    return None if leader == NOTHING else table.handle(leader)


def ready_deck(table: RivalsTable, seat: int) -> str | None:
    """The ready deck that a player plays, whose list is open; nothing for a list of their own."""
    decks = table.setup.decks
    return decks[seat] if decks and decks[seat] in READY else None
