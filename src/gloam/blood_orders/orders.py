"""The Order Phase: tokens placed in turn, the Altar and the Catacombs at once, scavenging, Rituals."""

from __future__ import annotations

from typing import ClassVar, Final

from gloam.blood_orders.bases import CityAsk, CityStep
from gloam.blood_orders.catalogue import IDS, KINDS, NUMBER, QUARTERS, RITUAL, RITUALS
from gloam.blood_orders.effects import TakeCatacombs
from gloam.blood_orders.rituals import AskRitual
from gloam.blood_orders.scoring import fear_ahead
from gloam.blood_orders.table import NONE, TRACK_END, BloodOrdersTable, blood_orders
from gloam.core.choices import Resolve
from gloam.core.effect import NOWHERE, Source
from gloam.core.event import Fact
from gloam.core.refusal import Refused
from gloam.core.step import Field
from gloam.core.table import Table, amount_in

TOKENS: Final = 3
ALTAR: Final = "altar"
CATACOMBS: Final = "catacombs"


class OrderPhase(CityStep):
    """Turns from the start player clockwise until all tokens are placed. [order.sequence]"""

    def do(self, table: BloodOrdersTable) -> None:
        table.phase = "order"
        table.tell("phase", "flow.phases", NONE, {"phase": "order", "day": table.day})
        table.next(NextTurn(0))


class NextTurn(CityStep):
    """One turn of the Order Phase, then the next, until nobody has a token left. [order.sequence]"""

    def __init__(self, turn: int) -> None:
        super().__init__()
        self.turn: Final = turn

    def fields(self) -> tuple[Field, ...]:
        return (self.turn,)

    def do(self, table: BloodOrdersTable) -> None:
        seats = table.setup.seats
        if self.turn < TOKENS * seats:
            table.scavenged = False
            table.next(AskTurn((table.start + self.turn) % seats), NextTurn(self.turn + 1))


def extras(table: BloodOrdersTable, seat: int) -> list[str]:
    """Scavenging and Rituals: what a turn allows before or after its token. [scavenge.once-a-turn] [ritual.when]"""
    found = []
    for ritual in table.rituals[seat]:
        power = RITUALS[ritual - RITUAL].power
        if (
            power is not None
            and ritual not in table.used[seat]
            and power.possible(table, Source(seat, NOWHERE, ritual))
        ):
            found.append("use " + IDS[ritual])
    if not table.scavenged:
        found += [f"scavenge {spaces}" for spaces in range(1, TRACK_END - table.fear[seat] + 1)]
    return found


def extra_facts(table: BloodOrdersTable, seat: int) -> dict[str, Fact]:
    """While there is something to scavenge: what one's fear counts at the end, for 0 spaces, for 1, and so on."""
    return {} if table.scavenged else {"worth": fear_ahead(table, seat)}


def extra(table: BloodOrdersTable, seat: int, option: str) -> None:
    verb, _, what = option.partition(" ")
    if verb == "scavenge":
        table.scavenged = True
        spaces = int(what)
        table.fear[seat] += spaces
        table.blood[seat] += spaces
        table.tell("scavenged", "scavenge.rate", seat, {"amount": spaces, "fear": table.fear[seat]})
        return
    ritual = NUMBER[what]
    power = RITUALS[ritual - RITUAL].power
    assert power is not None, "a Ritual without a power was used"
    table.used[seat] = [*table.used[seat], ritual]
    table.tell("ritual-used", "ritual.once-per-day", seat, {"card": what})
    table.next(Resolve(power, Source(seat, NOWHERE, ritual)))


def extra_refusal(table: BloodOrdersTable, seat: int, option: str) -> Refused | None:
    verb, _, what = option.partition(" ")
    if verb == "use":
        return Refused(use_refusal(table, seat, NUMBER[what]), card=what) if what in NUMBER else None
    if verb == "scavenge":
        return scavenge_refusal(table, seat, what)
    if verb in ("put", "take", "aim", "unplan"):
        return Refused("plan.lock")
    return None


def use_refusal(table: BloodOrdersTable, seat: int, ritual: int) -> str:
    """The rule by which this Ritual is not to be used by this seat now."""
    if ritual not in table.rituals[seat]:
        return "card.ritual"
    if RITUALS[ritual - RITUAL].power is None:
        return "ritual.always"
    return "ritual.once-per-day" if ritual in table.used[seat] else "ritual.unpayable"


def scavenge_refusal(table: BloodOrdersTable, seat: int, what: str) -> Refused | None:
    left = TRACK_END - table.fear[seat]
    asked = amount_in(what)
    if table.scavenged:
        return Refused("scavenge.once-a-turn")
    if left == 0:
        return Refused("scavenge.full")
    if asked == 0:
        return Refused("scavenge.at-least-one")
    return Refused("scavenge.limit", asked=asked, limit=left) if asked > 0 else None


class AskTurn(CityAsk):
    """Place a token; before it, scavenge or use Rituals. [order.one-token]"""

    rule: ClassVar[str] = "order.one-token"

    def facts(self, table: Table) -> dict[str, Fact]:
        return extra_facts(blood_orders(table), self.seat)

    def offer(self, table: BloodOrdersTable) -> list[str]:
        places = [QUARTERS[quarter] for quarter in table.quarters()] + [ALTAR, CATACOMBS]
        found = [f"place {KINDS[token % 3]} {name}" for token in table.unplaced(self.seat) for name in places]
        return found + extras(table, self.seat)

    def answered(self, table: BloodOrdersTable, option: str) -> None:
        if option.startswith("place "):
            _, kind, name = option.split(" ")
            table.next(AskEnd(self.seat))
            place(table, self.seat * 3 + KINDS.index(kind), name)
        else:
            table.next(self)
            extra(table, self.seat, option)

    def why_not(self, table: Table, option: str) -> Refused | None:
        city = blood_orders(table)
        words = option.split(" ")
        if words[0] in ("end", "pass"):
            return Refused("order.no-pass")
        if words[0] == "place" and len(words) > 1 and words[1] in KINDS:
            return self.why_not_placed(city, words[1], words[2].lower() if len(words) > 2 else "")
        return extra_refusal(city, self.seat, option)

    def why_not_placed(self, table: BloodOrdersTable, kind: str, name: str) -> Refused:
        if name == "west" and len(table.location) < len(QUARTERS):
            return Refused("order.west")
        if self.seat * 3 + KINDS.index(kind) not in table.unplaced(self.seat):
            return Refused("plan.slot", kind=kind)
        return Refused("order.spaces", kind=kind)


def place(table: BloodOrdersTable, token: int, name: str) -> None:
    """Face down on top of the stack there; the Altar and the Catacombs take effect at once. [order.face-down]"""
    seat = token // 3
    secret: dict[str, Fact] = {"kind": KINDS[token % 3]}
    table.seen[token] = 0
    table.tell("placed", "order.face-down", seat, {"at": name}, secret, 1 << seat)
    if name == ALTAR:
        table.altar = [*table.altar, token]
        if table.market:
            table.next(AskRitual(seat))
    elif name == CATACOMBS:
        table.catacombs = [*table.catacombs, token]
        table.next(Resolve(TakeCatacombs(1), Source(seat, NOWHERE)))
    else:
        quarter = QUARTERS.index(name)
        table.entrance[quarter] = [*table.entrance[quarter], token]


class AskEnd(CityAsk):
    """The turn is over, unless there is still something to scavenge or use. [scavenge.once-a-turn]"""

    rule: ClassVar[str] = "ritual.when"

    def facts(self, table: Table) -> dict[str, Fact]:
        return extra_facts(blood_orders(table), self.seat)

    def offer(self, table: BloodOrdersTable) -> list[str]:
        return ["end", *extras(table, self.seat)]

    def answered(self, table: BloodOrdersTable, option: str) -> None:
        if option != "end":
            table.next(self)
            extra(table, self.seat, option)

    def why_not(self, table: Table, option: str) -> Refused | None:
        if option.startswith("place "):
            return Refused("order.one-token")
        return extra_refusal(blood_orders(table), self.seat, option)
