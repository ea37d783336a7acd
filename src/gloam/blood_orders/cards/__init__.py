"""Every card of Blood Orders."""

from __future__ import annotations

from typing import Final

from gloam.blood_orders.cards import locations, rituals, vampires, victims

VICTIMS: Final = victims.CARDS
VAMPIRES: Final = vampires.CARDS
LOCATIONS: Final = locations.CARDS
RITUALS: Final = rituals.CARDS
