"""What somebody bore who has left a coterie this turn, and who takes it up again. [card.noelle]"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from gloam.core.choices import Resolve
from gloam.core.refusal import Refused
from gloam.core.table import Table
from gloam.core.texts import Cause
from gloam.rivals.catalogue import GHOUL, NO_CLAN, NUMBER, ONE_EACH, POTENCY, TITLE, UNIQUE
from gloam.rivals.costs import AskOfRivals, RivalsEffect
from gloam.rivals.pieces import ATTACHED, BURNED, CITY_BURNED, DISCARD, TORPOR
from gloam.rivals.spoils import attaching, has_room
from gloam.rivals.table import RivalsTable
from gloam.rivals.which import has_named, has_title

LEFT_IN: tuple[int, ...] = (DISCARD, BURNED, CITY_BURNED)


@dataclass(frozen=True)
class Reclaim(RivalsEffect):
    """This character gains any number of attachments of one that has left your coterie this turn, one after another.
    [card.noelle]"""

    def can(self, table: RivalsTable, source: Cause) -> bool:
        return len(self.offered(table, source)) > 0

    def offered(self, table: RivalsTable, source: Cause) -> list[tuple[int, int]]:
        """Who has left, each with a card that it bore; once one is chosen, only what that one bore."""
        pairs = list(zip(table.shed[::2], table.shed[1::2], strict=True))
        mine = [(host, card) for host, card in pairs if table.owner[host] == source.seat and host != source.card]
        if source.target in table.shed[::2]:
            mine = [(host, card) for host, card in mine if host == source.target]
        return [(host, card) for host, card in mine if can_take(table, source.card, host, card)]

    def do(self, table: RivalsTable, source: Cause) -> None:
        if self.can(table, source):
            table.next(AskReclaim(self, source))


def can_take(table: RivalsTable, taker: int, host: int, card: int) -> bool:
    """Does it lie where it went, or still with the one that bore it in Torpor, and may this character bear it?"""
    piece = table.pieces[card]
    asleep = piece.zone == ATTACHED and piece.host == host and table.pieces[host].zone == TORPOR
    if not (asleep or piece.zone in LEFT_IN) or not has_room(table, taker, card):
        return False
    return not table.is_a(card, TITLE) or may_bear(table, taker, card)


def may_bear(table: RivalsTable, taker: int, title: int) -> bool:
    """A Title asks for what it asks of whoever takes it, but for the Influence. [title.bp] [title.one] [title.unique]
    [title.primogen]"""
    face, seat = table.face(title), table.pieces[taker].holder
    if has_title(table, taker) or face.potency > table.quality(POTENCY, taker) or table.is_a(taker, GHOUL):
        return False
    if face.clan != NO_CLAN and not any(table.face(card).clan == face.clan for card in table.coterie[seat]):
        return False
    others = [card for coterie in table.coterie for card in coterie] if face.kind & UNIQUE else []
    if face.kind & ONE_EACH:
        others = [
            *table.coterie[seat],
            *[card for card in table.torpor[seat] if title not in table.pieces[card].guests],
        ]
    return not any(has_named(table, card, face.id) for card in others)


class AskReclaim(AskOfRivals):
    """Whose attachments they are, where several have left; then which is taken next, or no more."""

    rule: ClassVar[str] = "card.noelle"

    def reclaim(self) -> Reclaim:
        assert isinstance(self.effect, Reclaim), "only attachments are taken up so"
        return self.effect

    def offer(self, table: RivalsTable) -> list[str]:
        pairs = self.reclaim().offered(table, self.cause)
        hosts = list(dict.fromkeys([host for host, _ in pairs]))
        if len(hosts) > 1:
            return [*[f"of {table.id_of(host)}" for host in hosts], "none"]
        return [*dict.fromkeys([f"take {table.id_of(card)}" for _, card in pairs]), "none"]

    def why_not(self, table: Table, option: str) -> Refused | None:
        verb, _, name = option.partition(" ")
        return Refused(self.rule, card=name) if verb in ("of", "take") and name in NUMBER else None

    def answered(self, table: RivalsTable, option: str) -> None:
        verb, _, name = option.partition(" ")
        if verb == "none":
            self.decline(table)
            return
        pairs = self.reclaim().offered(table, self.cause)
        if verb == "of":
            host = next(host for host, _ in pairs if table.id_of(host) == name)
            table.next(AskReclaim(self.effect, self.cause.facing(host)))
            return
        host, card = next(pair for pair in pairs if table.id_of(pair[1]) == name)
        table.tell("reclaimed", self.rule, self.seat, {"card": name, "by": table.handle(self.card)})
        steps = attaching(table, self.card, card, self.seat, self.card)
        table.next(*steps, Resolve(self.effect, self.cause.facing(host)))
