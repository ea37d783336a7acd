"""French: why the rules of Rivals say no, with the numbers of the case. Same keys in the same order as its English
twin."""

from __future__ import annotations

from typing import Final

from gloam.words.facts import Facts, Names
from gloam.words.french.rivals.nouns import TONGUE

SENTENCES: Final[dict[str, str]] = {
    # ---- setting up
    "comp.players": "Rivals se joue à 2, 3 ou 4, pas à {players}.",
    "deck.faction": (
        "Un Deck faction est de {needed} vampires de noms différents ; celui-ci en a {vampires}, avec "
        "{different} noms différents."
    ),
    "deck.library-size": "Une Bibliothèque a de {least} à {most} cartes ; celle-ci en a {cards}.",
    "deck.copies": "Une Bibliothèque a au plus {most} cartes du même nom ; celle-ci a {copies} fois {card}.",
    "setup.leader-choice": "{card} n'est aucun des vampires de ce deck.",
    "setup.leader-highest": (
        "Dans une première partie mène la plus haute Puissance du Sang, ou qui la liste nomme : pas {card}."
    ),
    "setup.no-mulligan": "On garde sa main de départ telle quelle.",
    "leader.bid-lose": "{card} est déjà face visible chez {seat} : choisissez un autre vampire.",
    "leader.bid-limit": (
        "Vous pouvez offrir {limit} au plus, pour payer le Meneur et garder 1 Prestige ; {amount}, c'est trop."
    ),
    "leader.bid-raise": "Une offre de {amount} ne dépasse pas {high} : offrez davantage, ou passez.",
    "leader.bid-order": "Vous ouvrez l'enchère pour {card} : 0 ou plus.",
    "deck.neutral-base": "Un deck a un Refuge et une Cabale ; celui-ci a {havens} Refuge et {agendas} Cabale.",
    # ---- actions
    "action.up-to-two": "Vous avez fait vos {actions} actions de ce tour.",
    "action.up-to-two.card": "{card} demande une action, et il ne vous en reste pas.",
    "action.exhaust": "On joue {card} en épuisant un personnage prêt.",
    "action.five": "{card} se joue dans une attaque, pas comme une action.",
    "term.control": "{card} n'est pas à vous.",
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
    "ongoing.stay": "{card} reste en jeu : vous ne pouvez pas vous en défaire ainsi.",
    "attach.burn-retainer": "On ne peut pas brûler {card} : seulement un Servant attaché à un de vos personnages.",
    # ---- attacks
    "attack.cost": "{card} ne peut pas attaquer : il faut un personnage prêt dans La Rue.",
    "attack.first-turn-shield": "On ne peut attaquer les personnages {seat:of} avant que {seat} ait commencé un tour.",
    "attack.intel-short": "{card} a {secrecy} de Secret : il n'y a pas assez d'Info pour cela.",
    "attack.step2-target.attacker": "Il n'y a personne que {attacker} puisse attaquer.",
    "attack.step2-target": "On ne peut pas attaquer {card}.",
    "window.intel": "{card} ne peut pas servir d'Info maintenant.",
    "attack.step5-card": "{card} ne peut pas être la carte Attaque de cette attaque.",
    "mortal.card-face-up": "On ne peut jouer {card} face visible que contre un mortel.",
    "attack.card-type": "{card} ne va pas avec une attaque {type}.",
    "attack.card-bp": "{card} demande une Puissance du Sang de {asked} ; l'attaquant a {has}.",
    "attack.targeted-secrecy": "{card} a plus de Secret que cette attaque n'a d'Info.",
    "reveal.targeted": "L'attaque ne peut pas se tourner vers {card}.",
    "react.step7": "{card} n'est pas une Réaction.",
    "block.step6": "{card} ne peut pas bloquer cette attaque.",
    "block.not-self": "{card} est la cible et ne peut pas bloquer pour soi.",
    "block.ranged": "{card} n'est pas un Garde et ne peut pas bloquer une attaque Distante.",
    "block.ready-only": "{card} ne peut pas bloquer : il faut un personnage prêt du groupe de la cible.",
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
    # ---- Influence
    "infl.modifier-need": (
        "On ne peut jouer {card} maintenant : un Modificateur sert quand on fait appel à l'Influence."
    ),
    "infl.modifier-one": "Vous avez déjà posé une carte pour l'Influence ; {card} serait de trop.",
    "infl.torpor": "{card} est en Torpeur et n'exerce pas d'Influence.",
    "infl.token-blocks": "{card} a un jeton « Sans Influence ».",
    "infl.all-or-nothing": "{card} n'a pas d'Influence à exercer maintenant, ou l'exerce déjà.",
    "scheme.active-yes": "Vous avez joué {card} : vous êtes pour.",
    "window.scheme": "Vous avez mis quelque chose pour {card} : choisissez un camp, ou reprenez-le d'abord.",
    "scheme.once": "Vous avez déjà caché du Prestige : on ne peut pas y ajouter {amount}.",
    "scheme.last-prestige": (
        "Vous pouvez cacher moins que vos {prestige} Prestige, et au moins 1 ; vous dites {amount}."
    ),
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
