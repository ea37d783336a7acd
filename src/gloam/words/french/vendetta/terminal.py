"""Ce que dit le terminal de Vendetta, en français. Mêmes clés et même ordre que son jumeau anglais."""

from __future__ import annotations

from typing import Final

SENTENCES: Final[dict[str, str]] = {
    "error.setup.player-count": "À six, on ne joue qu'en équipes : ajoutez --variants tag-team.",
    "error.team.players": "En équipes, on joue à 4 ou à 6, pas à {seats}.",
    "table.round": "Manche {round} sur 3",
    "table.ambition": "Ambition : {name}",
    "table.decks": "Restent {allies} Alliés et {victims} Victimes",
    "table.alliance": "Alliance",
    "table.drained": "Drainés : {cards}",
    "table.relic": "Relique : {card}",
    "table.relic-used": "Relique (utilisée) : {card}",
    "table.out": "hors jeu",
    "table.tokens": "Diablerie : {tokens}",
    "table.tokens-of": "{up} visibles, {down} cachés",
    "table.knows": "a sûrement en main : {cards}",
    "table.knows-in-hand": "en main ou face cachée : {cards}",
    "table.blood-here": "{amount} Sang",
    "table.hidden": "face cachée",
    "table.yours-hidden": "{card} (cachée)",
    "table.owner": "{card} (de {name})",
    "table.no-ally": "Pas d'Allié",
    "table.relics": "Reliques au choix",
    "table.drawn": "Vous avez pioché",
    "table.team": "avec {name}",
    "play.read-clans": "Tapez ? et le numéro d'un choix pour lire les cartes de ce clan.",
    "example": "play Chasse at 2 down blood 1 end",
    "simulate.frenzies": "Frénésies",
    "simulate.diableries": "Diableries",
    "simulate.eliminated": "Éliminations",
    "balance.about-cards": (
        "Un Allié est tenu par qui l'a gagné, et joué quand il est Drainé ; une Relique est jouée quand elle "
        "sert. Les deux dernières cartes d'un clan sont tenues dès le début."
    ),
    "balance.family-clans": "Clans",
    "balance.family-allies": "Alliés",
    "balance.family-relics": "Reliques",
}
