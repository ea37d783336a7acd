"""Hand Building: draw, keep, and put the rest under the deck, all in secret and at once."""

from __future__ import annotations

from itertools import combinations
from typing import ClassVar, Final

from gloam.core.event import Fact
from gloam.core.refusal import Refused
from gloam.core.step import Together
from gloam.core.table import Table, without
from gloam.vendetta import memory
from gloam.vendetta.abilities import CARD_WITH, KeepBoth
from gloam.vendetta.bases import VendettaAsk, VendettaStep
from gloam.vendetta.catalogue import IDS, NUMBER
from gloam.vendetta.table import NONE, VendettaTable, vendetta

DRAWN: Final = 2


class HandBuilding(VendettaStep):
    """Everyone draws two and keeps one; with three players, in round 1, three and two. [hand.draw-two] [three.hand]"""

    def do(self, table: VendettaTable) -> None:
        table.phase = "hand building"
        table.tell("phase", "order.phases", NONE, {"phase": "hand building", "round": table.round})
        count = DRAWN + 1 if table.setup.seats == 3 and table.round == 1 else DRAWN
        order = table.in_turn_order()
        for seat in order:
            for _ in range(count):
                card = table.draw_card(seat)
                if card != NONE:
                    table.drawn[seat] = [*table.drawn[seat], card]
            cards = ids(table.drawn[seat])
            table.tell("drawn", "hand.secret", seat, {"amount": len(cards)}, {"cards": cards}, 1 << seat)
        table.next(Together(tuple([AskKeep(seat) for seat in order if table.drawn[seat]])))


class AskKeep(VendettaAsk):
    """All but one of the drawn cards; or both, giving up a card one had. [hand.keep-must]"""

    rule: ClassVar[str] = "hand.keep-must"

    def facts(self, table: Table) -> dict[str, Fact]:
        return {"cards": ids(vendetta(table).drawn[self.seat])}

    def offer(self, table: VendettaTable) -> list[str]:
        drawn = table.drawn[self.seat]
        keep = max(1, len(drawn) - 1)
        found = ["keep " + " ".join([IDS[card] for card in some]) for some in combinations(drawn, keep)]
        if may_keep_both(table, self.seat, len(drawn)):
            found += ["both " + IDS[card] for card in table.hand[self.seat]]
        return found

    def telling(self) -> bool:
        return True

    def why_not(self, table: Table, option: str) -> Refused | None:
        here = vendetta(table)
        verb, _, rest = option.partition(" ")
        named = [word for word in rest.split(" ") if word in NUMBER]
        drawn = here.drawn[self.seat]
        keep = max(1, len(drawn) - 1)
        if verb == "both" and may_keep_both(here, self.seat, len(drawn)):
            return Refused("hand.keep-must", card=rest, limit=keep)
        if verb == "both":
            return Refused("hand.keep-must", asked=len(drawn), limit=keep)
        strange = [word for word in named if NUMBER[word] not in drawn]
        if verb == "keep" and strange:
            return Refused("hand.keep-must", card=strange[0], limit=keep)
        return Refused("hand.keep-must", asked=len(set(named)), limit=keep) if verb == "keep" else None

    def beyond(self, table: Table, option: str, rest: str) -> Refused | None:
        another = rest.partition(" ")[0].upper()
        return self.why_not(table, f"{option} {another}") if another in NUMBER else None

    def answered(self, table: VendettaTable, option: str) -> None:
        seat = self.seat
        drawn = table.drawn[seat]
        table.drawn[seat] = []
        words = option.split(" ")
        both = may_keep_both(table, seat, len(drawn))
        if both:
            memory.begin(table, seat)
        if words[0] == "both":
            under = [NUMBER[words[1]]]
            table.hand[seat] = without(table.hand[seat], under[0])
            kept = drawn
        else:
            kept = [NUMBER[word] for word in words[1:]]
            under = [card for card in drawn if card not in kept]
        table.hand[seat] = sorted(table.hand[seat] + kept)
        table.deck[seat] = table.deck[seat] + under
        table.bottom[seat] += len(under)
        memory.hand_built(table, seat, len(drawn), both)
        secret: dict[str, Fact] = {"kept": ids(kept), "under": ids(under)}
        table.tell("hand-built", "hand.other-to-bottom", seat, {}, secret, 1 << seat)


def may_keep_both(table: VendettaTable, seat: int, drawn: int) -> bool:
    """Two cards were drawn, there is one to give up for them, and an Ally allows it."""
    return drawn == DRAWN and len(table.hand[seat]) > 0 and table.has_ally(seat, CARD_WITH[KeepBoth])


def ids(cards: list[int]) -> tuple[str, ...]:
    return tuple([IDS[card] for card in cards])
