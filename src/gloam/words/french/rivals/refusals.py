"""French: why the rules of Rivals say no, with the numbers of the case. Same keys and same order as its English twin."""

from __future__ import annotations

from typing import Final

from gloam.words.facts import Facts, Names
from gloam.words.french.rivals.nouns import TONGUE

SENTENCES: Final[dict[str, str]] = {
    # ---- setting up
    "setup.players": "Rivals se joue à 2, 3 ou 4, pas à {seats}.",
    # ---- actions
    "action.up-to-two": "Vous avez fait vos {actions} actions de ce tour.",
    "action.exhaust": "On joue {card} en épuisant un personnage prêt.",
    "play.action": "{card} n'est pas dans votre main.",
    "play.clan": "{card} demande un {clan} dans votre coterie.",
    "play.bp": "{card} demande une Puissance du Sang de {asked} ; ce personnage a {has}.",
    "play.no-effect": "{card} ne ferait rien maintenant.",
    "cost.last-blood": "{card} coûte du Sang, et un personnage ne paie jamais son dernier.",
    "cost.last-prestige": "{card} coûte du Prestige, et vous ne payez jamais votre dernier.",
    "cost.per-turn": "La capacité {card:of} ne peut pas servir maintenant ; chacune sert une fois par tour.",
    "move.one-way": "{card} est déjà dans La Rue, et ne rentre qu'au début de votre tour.",
    "move.ready-only": "{card} ne peut pas sortir : seuls les personnages prêts se déplacent.",
    "recruit.pay": "{card} n'est pas dans votre main.",
    "recruit.keep-one": "{card} coûte {cost} Prestige et doit vous en laisser 1 ; vous en avez {prestige}.",
    "recruit.unique": "{card} est dans la coterie {seat:of} : il n'y en a qu'un exemplaire.",
    # ---- attacks
    "attack.cost": "{card} ne peut pas attaquer : il faut un personnage prêt dans La Rue.",
    "attack.first-turn-shield": "On ne peut attaquer les personnages {seat:of} avant que {seat} ait commencé un tour.",
    "attack.intel-short": "{card} a {secrecy} de Secret : il n'y a pas assez d'Info pour cela.",
    "attack.step2-target": "On ne peut pas attaquer {card}.",
    "attack.card-type": "{card} ne va pas avec une attaque {type}.",
    "attack.card-bp": "{card} demande une Puissance du Sang de {asked} ; l'attaquant a {has}.",
    "react.type": "{card} ne répond pas à une attaque {type}.",
    "react.by-target": "{card} demande une Puissance du Sang de {asked} ; la cible a {has}.",
    "react.clan": "{card} demande un {clan} dans votre coterie.",
    "card.san-francisco-fog": "Dans le brouillard, personne ne peut jouer {card} : la carte porte l'icône Distante.",
    "sad.intel": "{card} a {secrecy} de Secret, plus que l'Info des antagonistes, {intel}.",
    "sad.cap": "{card} a {blood} Sang, et ne peut subir plus de dégâts que cela.",
    # ---- Prince of the City and other Titles
    "claim.available": "{card} ne peut pas revendiquer ce Titre : il n'est pas libre dans La Rue.",
    "claim.claimant": "{card} ne peut rien revendiquer : il faut un personnage prêt dans La Rue.",
    "title.bp": "{card} demande une Puissance du Sang de {asked} ; ce personnage a {has}.",
    "title.one": "{bearer} a déjà un Titre.",
    "title.unique": "Quelqu'un de la coterie {seat:of} porte déjà {card}.",
    "title.primogen": "Vous avez déjà {card} ; il y en a un par joueur.",
    "title.effect-possible": "Il n'y a pas de place pour {card} auprès de ce personnage.",
    "title.influence": "{card} coûte {cost} Influence ; vous pouvez atteindre {most}.",
    # ---- Conspiracies
    "consp.last-prestige": "{card} prendrait votre dernier Prestige.",
    "consp.own-wait": "Vous avez déjà mis du Prestige sur {card} ce tour-ci.",
    "consp.threshold": "Il faut {needs} Prestige sur {card} ; il y en a {has}.",
    "consp.clan-to-resolve": "Pour résoudre {card}, il vous faut un {clan} dans votre coterie.",
    "consp.no-target": "Il n'y a personne que {card} puisse toucher.",
    "window.conspiracy-show": "Cet adversaire a déjà vu {card}, ou n'est pas dans la partie.",
    "window.conspiracy-add": "On ne peut pas demander maintenant à cet adversaire du Prestige pour {card}.",
    # ---- choices
    "window.optional-triggers": "Le choix {choice} {card:of} serait sans effet : choisissez ce qui est possible.",
}


def refusal(rule: str, facts: Facts, names: Names) -> str:
    """Why the rules say no; '' where only the rule itself can say it."""
    return TONGUE.refusal(SENTENCES, rule, facts, names)
