"""Comment chaque robot joue à Blood Orders, en français. Mêmes clés et même ordre que son jumeau anglais."""

from __future__ import annotations

from typing import Final

SENTENCES: Final[dict[str, str]] = {
    "random": "Donne n'importe quels ordres permis, sans y penser : idéal pour découvrir les règles.",
    "beginner": "Prépare des jours sensés mais en néglige de meilleurs, comme chacun à ses débuts.",
    "greedy": "Prépare le jour qui semble le meilleur, sans penser plus loin : un adversaire honnête.",
    "instinct": "Donne les premiers ordres venus, comme ceux que le maître imagine chez les autres.",
    "bold": "Mise ses cartes sur la Nuit, et glane sans se soucier de la Peur de la ville.",
    "careful": ("Laisse presque toute la Nuit aux autres et ne glane guère : la ville ne doit pas le craindre."),
    "bluffer": "Pose ses jetons tôt et parmi ceux des autres : nul ne sait lequel est la Nuit.",
    "search": "Vit le jour en pensée, un cinquième de seconde, et donne les ordres qui ont le mieux fini.",
    "master": "Vit le jour mille fois en pensée avant de donner un ordre : difficile à battre.",
}
