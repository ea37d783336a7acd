"""What the pages say of one's own games, in French. Same keys and same order as in the other language."""

from __future__ import annotations

from typing import Final

SENTENCES: Final[dict[str, str]] = {
    "me.title": "Vos parties",
    "me.lead.none": (
        "Vous n'avez encore terminé aucune partie ici. Celles que vous jouerez seront comptées sur cette page."
    ),
    "me.lead.one": "{count} partie terminée, victoires : {won}.",
    "me.lead.many": "{count} parties terminées, victoires : {won}.",
    "me.by-game": "Par jeu",
    "me.by-side": "Par clan ou par deck",
    "me.by-opponent": "Par adversaire",
    "me.games": "Parties",
    "me.won": "Victoires",
    "me.ahead": "Devant eux",
    "me.best": "Record",
    "me.share": "{percent} %",
    "me.side": "{side} ({game})",
    "me.bot": "{name}, un robot",
    "me.moments": "Ce qui sort du lot",
    "me.moment.clearest": "Votre victoire la plus nette, avec {lead} d'avance",
    "me.moment.closest": "Votre victoire la plus serrée, avec {lead} d'avance",
    "me.moment.level": "À égalité de points, et gagnée quand même",
    "me.moment.behind": "Une victoire avec {lead} de moins qu'un autre",
    "me.moment.robbed": "Personne n'avait plus que vous, et pourtant vous avez perdu",
    "me.moment.longest": "Votre partie la plus longue, {minutes}",
    "me.all": "Toutes vos parties",
    "me.you-won": "Vous avez gagné",
    "me.place": "Rang : {place}",
    "me.out": "Hors jeu",
    "me.data": "Ce qui est gardé de vous",
    "me.data.text": (
        "Il n'y a pas de compte : tout ce qui est ici tient au cookie de ce navigateur. Vous pouvez "
        "l'emporter dans un fichier, ou le faire effacer."
    ),
    "me.export": "Tout télécharger (JSON)",
    "me.forget": "Effacer tout ce qui me concerne",
    "me.forget.text": "C'est sans retour. Ensuite, ce navigateur sera ici un nouvel invité.",
    "me.forget.games": (
        "Vos decks, votre nom et vos parties contre des robots sont effacés, ainsi que ce que vous avez signalé."
    ),
    "me.forget.others": (
        "Là où d'autres jouent encore, un robot prend votre place. Les parties terminées avec d'autres leur restent. "
        "Votre nom et ce que vous avez dit disparaissent des unes et des autres."
    ),
    "me.forget.rest": (
        "Ce que vous avez dit à des tables déjà quittées, ou en regardant, n'est pas rattaché à vous et reste."
    ),
    "me.forget.do": "Tout effacer",
    "me.forget.back": "Tout garder",
    "home.mine": "Vos parties et vos résultats",
}
