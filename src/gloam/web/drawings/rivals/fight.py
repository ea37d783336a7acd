"""What is going on above the table: an attack, or Influence that is called for."""

from __future__ import annotations

from htpy import Element

from gloam.web.drawings.rivals import attack, tally
from gloam.web.scenes.scene import Scene


def fight(scene: Scene) -> Element:
    return attack.page(scene)


def conflict(scene: Scene) -> Element:
    return tally.page(scene)
