"""What is going on above the table: an attack, or Influence that is called for."""

from __future__ import annotations

from gloam.web.drawings.rivals import attack, tally
from gloam.web.markup import Drawn, drawn
from gloam.web.scenes.scene import Scene


def fight(scene: Scene) -> Drawn:
    return attack.page(scene)


def conflict(scene: Scene) -> Drawn:
    return drawn(tally.page(scene))
