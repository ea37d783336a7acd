"""Ce que dit le terminal de Blood Orders, en français. Mêmes clés et même ordre que son jumeau anglais."""

from __future__ import annotations

from typing import Final

SENTENCES: Final[dict[str, str]] = {
    "table.day": "Jour {day} sur 9, Acte {act}",
    "table.start": "Premier joueur : {name}",
    "table.left": "Restent {victims} Victimes et {rituals} Rituels",
    "table.points": "PV",
    "table.fear": "Peur",
    "table.belongings": "Rituels, Torpeur",
    "table.torpor": "Torpeur : {cards}",
    "table.assigned": "cartes affectées : {amount}",
    "table.tokens-left": "jetons à placer : {amount}",
    "table.holds": "a : {cards}",
    "table.unknown": "{amount} inconnues",
    "table.used": "{card} (utilisé)",
    "table.track": "Piste de Peur",
    "table.die": "Dé {pips}",
    "table.no-victim": "Pas de Victime",
    "table.facts": "{kind} · {symbols} · {points} PV",
    "table.night-blood": "{amount} Sang",
    "table.asks": "Demande",
    "table.asks-victims": "Victimes {amount}",
    "table.asks-classes": "classes {amount}",
    "table.influence-here": "{amount} Influence",
    "table.fear-here": "{amount} Peur pour la prendre",
    "table.order": "{name} {symbols} : {cards}",
    "table.vampires": "{bleeders} Saigneurs, {elders} Anciens",
    "table.your-rituals": "Vos Rituels",
    "table.your-plan": "Votre plan",
    "table.not-planned": "pour l'Autel ou les Catacombes",
    "table.against": "{symbols} contre {pips}",
    "choice.aim": "vers (dé)",
    "choice.put": "ajouter",
    "choice.take": "reprendre",
    "choice.unplan": "ou",
    "choice.place": "vers (dé)",
    "choice.aside": "le ranger avec ses cartes",
    "choice.pips": "({pips})",
    "choice.scavenge": "Glaner de 1 à {most} Sang, pour autant de Peur",
    "play.plan-line": "Tout un plan tient en une ligne : {example}",
    "example": "aim dawn north put saigneur dawn put saigneur dawn done",
    "simulate.contests": "Actions disputées",
    "simulate.contests-won": "Gagnées",
    "simulate.victims": "Victimes prises",
    "simulate.rituals": "Rituels",
    "simulate.powers": "Pouvoirs utilisés",
    "simulate.failed": "Ordres échoués",
    "simulate.scavenged": "Glané",
    "simulate.final-fear": "Peur finale",
    "simulate.first-ritual": "Jour du premier Rituel",
    "balance.about-cards": (
        "Une Victime ou un Rituel est tenu par qui l'a pris ou acquis ; joué veut dire que son effet a servi. Une "
        "Victime est piochée quand un effet pioche dans le paquet. Un Rituel qui agit par sa présence n'est jamais "
        "utilisé."
    ),
    "balance.family-locations": "Lieux",
    "balance.family-victims": "Victimes",
    "balance.family-rituals": "Rituels",
    "balance.family-vampires": "Saigneurs et Anciens",
}
