"""Comment chaque robot joue à Vendetta, en français. Mêmes clés et même ordre que son jumeau anglais."""

from __future__ import annotations

from typing import Final

SENTENCES: Final[dict[str, str]] = {
    "random": "Joue n'importe quel coup permis, sans y penser : idéal pour découvrir les règles.",
    "beginner": "Vise juste mais ne voit pas tous ses coups, comme chacun lors de ses premières nuits.",
    "greedy": (
        "Pèse chaque carte, chaque Lieu et chaque goutte de Sang, un pas d'avance et pas plus : un adversaire honnête."
    ),
    "instinct": "Répond sur-le-champ, par des habitudes tirées de longues recherches, et se trompe rarement.",
    "bold": "Charge chaque carte de Sang, la joue aux yeux de tous, et brûlerait plutôt que se retirer.",
    "careful": "Épargne son Sang, et s'éclipse d'un combat avant qu'il ne tourne au rouge.",
    "bluffer": (
        "Joue face cachée, du Sang sur les cartes faibles et peu sur les fortes : vous craindrez le mauvais Lieu."
    ),
    "search": "Imagine, un cinquième de seconde, comment la manche peut finir, et prend ce qui finit bien.",
    "master": "Le plus fort : il pense son tour jusqu'au bout, et lit vos cartes cachées dans le Sang qui y est mis.",
}
