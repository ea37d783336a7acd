"""What is said to learners of any game, in French. Same keys and same order as its English twin."""

from __future__ import annotations

from typing import Final

SENTENCES: Final[dict[str, str]] = {
    "title": "Apprendre en jouant",
    "invitation": "Première fois ? Trois minutes, puis votre première carte",
    "overview": "{game} en trois minutes",
    "ladder": "Les leçons",
    "words": "Les mots du jeu",
    "tips": "Ce que savent les bons joueurs",
    "of": "{game}, leçon {number} sur {count} : {title}",
    "minutes.one": "1 minute",
    "minutes.some": "{count} minutes",
    # ---- the coach
    "coach": "Guide",
    "script": "Ici, les autres suivent un scénario. À la dernière leçon, non.",
    "missed": "Pas encore : le journal dit ce qui s'est passé. On réessaie ?",
    "otherwise": "Cela marche aussi. Le guide pensait à autre chose ; voulez-vous le voir ?",
    "look": "Regardez ce qui en résulte.",
    "offer": "Je vous montre ?",
    "hint": "Peut-être : {play}.",
    "no-hint": "Il n'y a rien à ajouter ici : c'est vous qui décidez.",
    "shown": "À vous maintenant.",
    "solution": "Voici comment : {play}.",
    "between": " ; ",
    "next": "Ensuite : {title}.",
    "leaving": "Vous pourrez reprendre à n'importe quelle leçon.",
    "finished": "Vous connaissez le jeu. Le reste est affaire de pratique, et d'un peu de malice.",
    # ---- what can be pressed or typed
    "learn": "Apprendre en jouant",
    "just-play": "Jouer tout de suite",
    "again": "Réessayer",
    "now-you": "À vous de jouer",
    "show": "Montrez-moi",
    "skip": "Passer",
    "play-on": "Continuer",
    "why": "Pourquoi ?",
    "measured": "Mesuré : {figures}",
    # ---- the terminal
    "list": "gloam learn {game} N joue une leçon, --words explique les mots, --tips donne des conseils.",
    "games": "gloam learn JEU dit comment on y joue, et donne ses leçons.",
    "done-of": "{done} leçons faites sur {count}",
    "begin": "Vous en êtes à gloam learn {game} {number}.",
    "help": (
        "Un numéro répond, ou ce qui est écrit derrière. Aussi : conseil, montrer (la solution), encore, pourquoi (la "
        "règle), table, journal, carte NOM, règle NOM, annuler, sauter, quitter."
    ),
    "after-done": "Entrée : la leçon suivante. Aussi : encore, montrer, pourquoi, table, journal, retour, quitter.",
    "after-last": "Entrée : assez pour cette fois. Aussi : encore, pourquoi, table, journal, retour, quitter.",
    "after-missed": "Entrée : réessayer. Aussi : montrer, pourquoi, table, journal, sauter, quitter.",
    "after-shown": "Entrée : à vous de jouer. Aussi : pourquoi, table, journal, sauter, quitter.",
    "after-real": "Entrée : {enter}. Aussi : continuer (la partie), encore, pourquoi, table, journal, retour, quitter.",
    "first": "C'est la première leçon.",
    "not-here": "« {text} » n'est pas une commande ici.",
    "rules-of": "Cette leçon repose sur ces règles :",
    "command.again": "encore",
    "command.show": "montrer",
    "command.why": "pourquoi",
    "command.skip": "sauter",
    "command.on": "continuer",
    "enter.next": "la leçon suivante",
    "enter.enough": "assez pour cette fois",
}
