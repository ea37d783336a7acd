"""What the pages say to whoever learns a game, in French. Same keys and same order as its English twin."""

from __future__ import annotations

from typing import Final

SENTENCES: Final[dict[str, str]] = {
    "nav.learn": "Apprendre",
    "learn.link": "Apprendre en 3 minutes",
    "learn.first": "Apprendre d'abord",
    "learn.all-games": "Apprendre un jeu",
    "learn.about": (
        "Trois minutes de lecture, puis quelques petites positions à une vraie table. On peut aussi jouer "
        "sans rien apprendre."
    ),
    "learn.read": "À lire en 3 minutes",
    "learn.games": "Jeux",
    "learn.title": "Apprendre {game}",
    "learn.lead": (
        "Trois minutes de lecture, environ {minutes} de jeu. Vous pouvez vous arrêter à chaque étape et y revenir."
    ),
    "learn.go-on": "Continuer à la leçon {number}",
    "learn.progress": "{done} sur {count} faites · encore {minutes}",
    "learn.dots": "{done} leçons sur {count} faites",
    "learn.is-done": "Faite",
    "learn.begin": "Commencer",
    "learn.again": "Refaire",
    "learn.nothing-locked": "À une vraie table, en petites positions. Rien n'est verrouillé.",
    "learn.words-too": "Aussi sous le pointeur, à la table",
    # ---- a lesson
    "learn.number": "Leçon {number} sur {count}",
    "learn.lesson": "Leçon {number}",
    "learn.leave": "Quitter la leçon",
    "learn.hint": "Un indice",
    "learn.point": "Le numéro {number} du guide",
    "learn.missed": "Pas encore",
    "learn.done": "Réussi",
    "learn.shown": "Voilà comment on fait",
    "learn.next": "Ensuite : {title}",
    "learn.all": "Toutes les leçons",
    "learn.words": "Lexique",
    "learn.no-log": "Rien ne s'est encore passé : c'est à vous de commencer.",
    "trouble.no-lesson": "Il n'y a pas de leçon {name}.",
}
