"""Comment chaque robot joue à Rivals, en français. Mêmes clés et même ordre que son jumeau anglais."""

from __future__ import annotations

from typing import Final

SENTENCES: Final[dict[str, str]] = {
    "random": "Attaque, intrigue et recrute au hasard, dans les règles : idéal pour les découvrir.",
    "beginner": "Sait qui est sa proie mais ne voit pas toutes ses actions, comme chacun à ses débuts.",
    "greedy": "Pèse ce que chaque action rapporte aussitôt, et pas plus loin : un adversaire honnête.",
    "instinct": "Prend la première action venue, comme celles que le maître imagine chez les autres.",
    "bold": "Descend dans La Rue et attaque, quoi qu'il en coûte.",
    "careful": "Reste dans son Refuge, bâtit sa coterie, et laisse saigner les autres.",
    "bluffer": "Pose des cartes face cachée, qu'elles conviennent ou non : vous craindrez les mauvaises.",
    "schemer": "Joue par l'Influence : Intrigues, Conspirations et Titres avant tout combat.",
    "search": "Imagine, un cinquième de seconde, comment le tour peut finir, et prend ce qui finit bien.",
    "master": "Le plus fort : il pense son tour jusqu'au bout, et pèse ce que vous pouvez tenir en main.",
}
