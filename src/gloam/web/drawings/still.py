"""A table as one viewer sees it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from gloam.core.event import Fact
from gloam.core.table import Table
from gloam.web.drawings.games import GAMES
from gloam.web.scenes.keys import Keys
from gloam.web.scenes.scene import Scene
from gloam.words.pages import Speech


def still(
    table: Table,
    seat: int | None,
    id: str,
    names: Sequence[str],
    speech: Speech,
    secret: str,
    told: list[dict[str, Fact]] | None = None,
) -> Scene:
    """The table as it lies, with nothing to choose. `secret` makes the names of things on it.
    `told`: what this viewer has been told, where that is known already."""
    view = table.view(seat)
    game = table.setup.game
    return Scene(
        table=id,
        game=game,
        view=view,
        events=table.events(seat) if told is None else told,
        names=speech.people(names),
        you=seat,
        speech=speech,
        keys=Keys(secret, id, seat, GAMES[game].drawing.shuffles(view)),
        bots=("",) * table.seats,
        still=True,
        reckon=partial(table.outlook, seat),
        explain=partial(table.explained, seat),
    )
