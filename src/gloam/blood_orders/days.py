"""The Day: Planning, Order, Resolution, Cleanup, nine times."""

from __future__ import annotations

from gloam.blood_orders.bases import CityStep
from gloam.blood_orders.cleanup import Cleanup
from gloam.blood_orders.orders import OrderPhase
from gloam.blood_orders.planning import Planning
from gloam.blood_orders.resolution import Reveal
from gloam.blood_orders.table import BloodOrdersTable


class Day(CityStep):
    """The four phases, then the next Day, until the game is scored. [flow.phases] [flow.length]"""

    def do(self, table: BloodOrdersTable) -> None:
        if table.result is None:
            table.next(Planning(), OrderPhase(), Reveal(), Cleanup(), self)
