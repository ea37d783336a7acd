"""The games that a search knows."""

from __future__ import annotations

from typing import Final

from gloam.bots.blood_orders.guide import BloodOrdersGuide
from gloam.bots.guide import Guide
from gloam.bots.vendetta.guide import VendettaGuide

GUIDES: Final[dict[str, Guide]] = {"blood-orders": BloodOrdersGuide(), "vendetta": VendettaGuide()}
