"""Ce qui est dit des problèmes de Vendetta, en français. Mêmes clés et même ordre que son jumeau anglais."""

from __future__ import annotations

from typing import Final

SENTENCES: Final[dict[str, str]] = {
    "compared": ("Par rapport à {other}, le meilleur coup vous laisse en moyenne {changes} à la fin de la manche."),
    "same": "À la fin de la manche, vous avez à peu près autant qu'après {other}.",
    "same-all": (
        "À la fin de la manche, chacun a à peu près autant qu'après {other} : la différence tient aux cartes qui "
        "restent, et au nombre de fois où vous êtes juste devant."
    ),
    "what.score": "Influence",
    "what.others": "Influence",
    "what.blood": "Sang",
    "head.score": "Influence",
    "head.others": "Meilleur autre",
    "head.blood": "Sang",
    "moment": "manche {number}",
}
