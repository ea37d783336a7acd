"""Ce qui est dit des problèmes de Blood Orders, en français. Mêmes clés et même ordre que son jumeau anglais."""

from __future__ import annotations

from typing import Final

SENTENCES: Final[dict[str, str]] = {
    "compared": ("Par rapport à {other}, le meilleur coup vous laisse en moyenne {changes} à la fin du Jour."),
    "same": "À la fin du Jour, vous avez à peu près autant qu'après {other}.",
    "same-all": (
        "À la fin du Jour, chacun a à peu près autant qu'après {other} : la différence tient aux cartes qui "
        "restent, et au nombre de fois où vous êtes juste devant."
    ),
    "what.score": "points de victoire",
    "what.others": "points de victoire",
    "what.blood": "Sang",
    "what.fear": "Peur",
    "head.score": "PV",
    "head.others": "Meilleur autre",
    "head.blood": "Sang",
    "head.fear": "Peur",
    "moment": "Jour {number}",
}
