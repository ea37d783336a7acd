"""Ce que disent les pages des arènes, en français. Mêmes clés et même ordre que son jumeau anglais."""

from __future__ import annotations

from typing import Final

SENTENCES: Final[dict[str, str]] = {
    "arenas.title": "Arènes",
    "arenas.about": "Des tournois de robots : qui est de quelle force, et à quel point nous en sommes sûrs.",
    "arenas.none": "Il n'y a pas encore d'arène ici. La commande gloam arena en fait une.",
    "arenas.broken": "N'ont pas pu être lues : {names}.",
    "arenas.see": "Voir les chiffres",
    "arenas.facts": "{played} parties à {seats} places : {bots}",
    "arenas.budget": "{name} ({budget})",
    "arenas.of": "Arène de {game}",
    "arenas.bots": "Robots",
    "arenas.bot": "Robot",
    "arenas.seats": "Places eues",
    "arenas.wins": "Gagnées",
    "arenas.share": "Part gagnée",
    "arenas.interval": "Intervalle à 95 %",
    "arenas.place": "Rang moyen",
    "arenas.score": "Score moyen",
    "arenas.skill": "Niveau",
    "arenas.level": "Si tous étaient égaux, chaque place gagnerait {level} des parties : la ligne en tirets.",
    "arenas.chart": "Part de parties gagnées par {names}, chacune avec son intervalle à 95 %",
    "arenas.skills": "Niveau",
    "arenas.skill-text": "Selon OpenSkill (Plackett-Luce), d'après tous les rangs ; tous commencent à 25.",
    "arenas.skill-chart": "Niveau de {names}, chacun avec son intervalle à 95 %",
    "arenas.pairs": "Qui finit devant qui",
    "arenas.pairs-text": (
        "Combien de fois le robot de la ligne finit devant celui de la colonne ; dessous, l'intervalle à 95 %. "
        "Chaque partie compte une fois, une égalité pour moitié."
    ),
    "arenas.seat": "Par place",
    "arenas.turn": "Par rang du premier ordre du tour",
    "arenas.clan": "Par clan",
    "arenas.deck": "Par deck",
    "arenas.dealt": "Les clans ont été tirés au sort.",
    "arenas.seed": "Graine {seed}",
    "arenas.decimal": ",",
    "arenas.percent": "{number} %",
    "arenas.range": "{low} à {high}",
    "trouble.no-arena": "Il n'y a pas ici d'arène nommée « {name} ».",
    "trouble.no-puzzle": "Il n'y a pas de problème {number} : ils vont de 1 à {count}.",
    "trouble.no-play": "Il n'y a pas de coup {number} ici : ils vont de 1 à {count}.",
}
