"""Blood Orders as the browser knows it."""

from __future__ import annotations

from typing import Final

from gloam.blood_orders.setup import COLOURS
from gloam.web.drawings.appearance import Appearance, cues
from gloam.web.drawings.blood_orders.drawing import BloodOrdersDrawing
from gloam.web.drawings.blood_orders.picture import picture
from gloam.web.drawings.blood_orders.shelves import BloodOrdersShelves

BLOOD_ORDERS: Final = Appearance(
    drawing=BloodOrdersDrawing(),
    shelves=BloodOrdersShelves(),
    stylesheet="blood-orders",
    usual_seats=3,
    ends=("AskEnd", "end"),
    picture=picture,
    headings=frozenset({"day", "phase"}),
    cues=cues(
        card=("placed",),
        page=("order-revealed", "order-opened", "cards-shown"),
        drop=("fed", "paid", "scavenged", "stolen"),
        bell=("contest-won", "ritual-acquired"),
        breath=("order-failed", "ritual-failed"),
        over=("game-over",),
    ),
    colours=COLOURS,
    asks_colour=frozenset({"AskColour"}),
)
