"""Qui sont les robots, en français : un nom, et une phrase pour chaque jeu. Mêmes clés et même ordre que
son jumeau anglais."""

from __future__ import annotations

from typing import Final

SENTENCES: Final[dict[str, str]] = {
    "random.name": "le rêveur",
    "random.vendetta": "Joue n'importe quel coup permis, sans y penser : idéal pour découvrir les règles.",
    "random.blood-orders": "Donne n'importe quels ordres permis, sans y penser : idéal pour découvrir les règles.",
    "beginner.name": "le nouveau-né",
    "beginner.vendetta": "Vise juste mais ne voit pas tous ses coups, comme chacun lors de ses premières nuits.",
    "beginner.blood-orders": "Prépare des jours sensés mais en néglige de meilleurs, comme chacun à ses débuts.",
    "greedy.name": "le penseur",
    "greedy.vendetta": (
        "Pèse chaque carte, chaque Lieu et chaque goutte de Sang, un pas d'avance et pas plus : un adversaire honnête."
    ),
    "greedy.blood-orders": "Prépare le jour qui semble le meilleur, sans penser plus loin : un adversaire honnête.",
    "bold.name": "la tête brûlée",
    "bold.vendetta": "Charge chaque carte de Sang, la joue aux yeux de tous, et brûlerait plutôt que se retirer.",
    "bold.blood-orders": "Mise ses cartes sur la Nuit, et glane sans se soucier de la Peur de la ville.",
    "careful.name": "le reclus",
    "careful.vendetta": "Épargne son Sang, et s'éclipse d'un combat avant qu'il ne tourne au rouge.",
    "careful.blood-orders": (
        "Laisse presque toute la Nuit aux autres et ne glane guère : la ville ne doit pas le craindre."
    ),
    "bluffer.name": "le masque",
    "bluffer.vendetta": (
        "Joue face cachée, du Sang sur les cartes faibles et peu sur les fortes : vous craindrez le mauvais Lieu."
    ),
    "bluffer.blood-orders": "Pose ses jetons tôt et parmi ceux des autres : nul ne sait lequel est la Nuit.",
    "search.name": "l'érudit",
    "search.vendetta": "Imagine, un cinquième de seconde, comment la manche peut finir, et prend ce qui finit bien.",
    "search.blood-orders": "Vit le jour en pensée, un cinquième de seconde, et donne les ordres qui ont le mieux fini.",
    "master.name": "le maître",
    "master.vendetta": (
        "Le plus fort : il réfléchit une seconde, et lit vos cartes cachées dans le Sang que vous y mettez."
    ),
    "master.blood-orders": "Vit le jour mille fois en pensée avant de donner un ordre : difficile à battre.",
}
