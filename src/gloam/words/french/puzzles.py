"""What is said of puzzles everywhere, in French. Same keys and same order as its English twin."""

from __future__ import annotations

from typing import Final

SENTENCES: Final[dict[str, str]] = {
    "title": "Problèmes",
    "about": (
        "Des positions tirées de parties de robots, où un coup est nettement meilleur que les autres. Vous voyez ce "
        "que le joueur voyait. À vous de trouver le coup."
    ),
    "of": "{game} : problème {number} sur {count}",
    "find": "Trouvez le coup",
    "choices": "Que jouez-vous ?",
    "hint": "Un indice",
    "hinted": "Ce n'est aucun de ceux-ci : {plays}.",
    "no-more-hints": "Il n'y a pas d'autre indice : il n'en reste que deux.",
    # ---- the answer
    "right": "Oui, c'est le bon coup : {play}.",
    "wrong": "Il y a mieux : {play}.",
    "odds": "{chance} contre {best}",
    "odds-text": (
        "Votre coup vous donne {chance} de chances de gagner, le meilleur {best} : c'est ce qu'ont donné {tables} "
        "tables imaginées, les mêmes pour les deux."
    ),
    "odds-right": (
        "Il vous donne {best} de chances de gagner, le meilleur des autres {chance} : c'est ce qu'ont donné {tables} "
        "tables imaginées, les mêmes pour les deux."
    ),
    "tempted": "Un robot qui ne regarde qu'un coup plus loin l'aurait joué aussi.",
    "tempting": "Un robot qui ne regarde qu'un coup plus loin aurait joué autre chose : {play}.",
    "than.yours": "votre coup",
    "than.tempting": "ce coup-là",
    "than.next": "le meilleur des autres coups",
    "others": "Le meilleur des autres a alors {change}.",
    "more": "{amount} {what} de plus",
    "less": "{amount} {what} de moins",
    "and": "{most} et {last}",
    "rule": "La règle",
    "sequel": "Ce qui peut suivre",
    "sequel-text": "Sur une de ces tables, où ce coup a fait la différence :",
    # ---- the table of all plays
    "plays": "Tous les coups",
    "plays-text": (
        "Chacun a été essayé sur les mêmes {tables} tables imaginées, jusqu'à la fin de la manche, du Jour ou du tour."
    ),
    "play": "Coup",
    "chance": "Chances",
    "tried": "Essais de la recherche",
    "best": "le meilleur",
    "yours": "le vôtre",
    # ---- numbers
    "percent": "{number}\N{NARROW NO-BREAK SPACE}%",
    "decimal": ",",
    "thousands": "\N{NARROW NO-BREAK SPACE}",
    # ---- the terminal
    "help": (
        "Un numéro répond. Aussi : indice, pourquoi (la règle), table, carte NOM, règle NOM, suivant, retour, quitter."
    ),
    "again": "Entrée pour le suivant ; table, carte NOM, règle NOM, retour, quitter.",
    "number": "Les coups vont de 1 à {count} ; « {text} » n'en est pas un, ni une commande.",
    "last": "C'était le dernier.",
    "first": "C'est le premier.",
    "list": "gloam puzzle {game} N en joue un.",
    "kind": "On demande",
    "facts": "{seats} joueurs, {moment}",
    "command.hint": "indice",
    "command.why": "pourquoi",
    # ---- the pages
    "next": "Le problème suivant",
    "all": "Tous les problèmes",
    "another": "Essayer autre chose",
}
