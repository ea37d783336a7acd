"""The games whose words are tested, one line each."""

from __future__ import annotations

from typing import Final

from tests.words.blood_orders.sample import BLOOD_ORDERS
from tests.words.rivals.sample import RIVALS
from tests.words.sample import Sample
from tests.words.vendetta.sample import VENDETTA

SAMPLES: Final[dict[str, Sample]] = {"vendetta": VENDETTA, "blood-orders": BLOOD_ORDERS, "rivals": RIVALS}
