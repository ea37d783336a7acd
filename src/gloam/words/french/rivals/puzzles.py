"""Ce qui est dit des problèmes de Rivals, en français. Mêmes clés et même ordre que son jumeau anglais."""

from __future__ import annotations

from typing import Final

SENTENCES: Final[dict[str, str]] = {
    "compared": "Par rapport à {other}, le meilleur coup vous laisse en moyenne {changes} à la fin du tour.",
    "same": "À la fin du tour, vous avez à peu près autant qu'après {other}.",
    "same-all": (
        "À la fin du tour, chacun a à peu près autant qu'après {other} : la différence tient aux cartes qui restent, "
        "et "
        "au nombre de fois où vous êtes juste devant."
    ),
    "what.score": "Cabale",
    "what.others": "Cabale",
    "what.prestige": "Prestige",
    "head.score": "Cabale",
    "head.others": "Meilleur autre",
    "head.prestige": "Prestige",
    "moment": "tour {number}",
}
