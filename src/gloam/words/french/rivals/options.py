"""French: every answer that Rivals offers, as a phrase. Same keys and same order as its English twin."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from gloam.core.question import Question
from gloam.rivals.rewards import BY_PLACE
from gloam.words.facts import Names, text
from gloam.words.forms import BARE, capital
from gloam.words.french.rivals.cards import READER
from gloam.words.french.rivals.nouns import TERMS, TONGUE
from gloam.words.rivals.cards import choice_of

SENTENCES: Final[dict[str, str]] = {
    # ---- setting up
    "lead": "Commencer avec {card}",
    "bid": "Offrir {amount} Prestige",
    "AskBid.pass": "Passer, et commencer avec un autre",
    # ---- the menu
    "end": "Terminer la Phase d'action",
    "draw": "Piocher une carte",
    "recruit": "Recruter {card}",
    "attack": "Attaquer avec {card}",
    "claim": "Revendiquer le Titre de Prince de la Cité avec {card}",
    "play": "Jouer {card}",
    "move": "Déplacer {card} dans La Rue",
    "regroup": "Regrouper",
    "use": "Utiliser {card}",
    "use.place": "Utiliser {card} (capacité {amount})",
    "burn": "Brûler {card}",
    "show": "Montrer {card} {foe:to}",
    "ask": "Demander {foe:to} du Prestige pour {card}",
    "add": "Mettre 1 Prestige sur {card}",
    "resolve": "Résoudre {card}",
    "reveal": "Révéler votre Cabale, {card}",
    "order.pay": "Désormais, révéler votre Cabale quand elle rapporterait",
    "order.hold": "Désormais, garder votre Cabale face cachée même si elle rapportait",
    # ---- who, whom, how
    "AskTarget.none": "Personne",
    "go": "En avant",
    "with": "Avec {card}",
    "without": "Sans {card}",
    "AskActor.with": "{card} la joue",
    "AskHelper.alone": "Personne d'autre, pour 2 actions",
    "AskHelper.with": "{card} aussi, pour 1 action",
    "place": "1 Sang {card:of}",
    "AskPlaced.leave": "Laisser 1 Sang {card:to}",
    "AskDrawnOff.leave": "Laisser son Sang à {card}",
    "alone": "Sans compagnie",
    "join": "Avec le groupe {card:of}",
    "put.with": "{card} rejoint {to}",
    "put.alone": "{card} reste sans compagnie",
    "leave.with": "Finalement, {card} ne rejoint pas {to}",
    "leave.alone": "Finalement, {card} ne reste pas sans compagnie",
    "target": "Attaquer {card}",
    "ranged": "Distante",
    "physical": "Physique",
    "social": "Sociale",
    "mental": "Mentale",
    "lay": "Poser {card} face cachée",
    "show.up": "Jouer {card} face visible",
    "AskIntel.show.up": "Jouer {card} face visible pour son Info",
    "AskBought.pay": "Prendre {amount}",
    "AskRaised.pay": "Placer {amount}",
    "AskIntel.use": "Prendre de l'Info sur {card}",
    "AskPrice.lay": "Jouer {card} face visible",
    "let": "Laisser passer",
    "block": "Bloquer avec {card}",
    "AskBlock.use": "Bloquer grâce {card:to}",
    "AskAid.show.up": "Aider avec {card}",
    "AskAid.none": "N'aider en rien",
    "AskHarden.show.up": "Se durcir avec {card}",
    "AskHarden.none": "Les subir tels quels",
    "AskShelter.show.up": "Y opposer {card}",
    "AskShelter.none": "Laisser faire",
    "pass": "Passer",
    "aggravated": "{amount:dégât Aggravé|dégâts Aggravés}",
    "hit": "Toucher {card}",
    "attach": "Attacher la carte",
    "AskSpoils.burn": "Brûler la carte",
    "heed": "Le laisser valoir pour vous",
    "ignore": "L'ignorer",
    "own": "Avec le vôtre",
    "from": "Avec {card}",
    "prestige": "Brûler la carte pour du Prestige",
    "exhaust": "Épuiser {card}",
    "challenge": "Attaquer avec {card}",
    "give": "{card} subit le dégât",
    # ---- cards and decks
    "library": "De la Bibliothèque",
    "faction": "Du Deck faction",
    "discard": "Défausser {card}",
    "keep": "La laisser au-dessus",
    "AskDiscards.keep": "Garder {card} finalement",
    "bottom": "La mettre au-dessous",
    "look": "Regarder : {deck}",
    "take": "Prendre {card}",
    "AskMask.swap": "Mettre {to} à la place {card:of}",
    "AskSwitch.keep": "La garder",
    "AskOpenCard.none": "Pas d'autre carte",
    "AskScatter.enough": "C'est tout : le reste pour la cible",
    "swap": "Échanger {card} et {to}",
    "mend": "Régénérer {card}",
    "AskBenefit.mend": "Pour régénérer",
    "AskBenefit.prestige": "Pour du Prestige",
    "AskMend.leave": "Laisser {card} ainsi",
    "detach": "Détacher {card}",
    "AskOnTop.take": "Poser {card} au-dessus",
    "AskBring.attach": "Attacher {card} de votre main",
    "AskBring.take": "Attacher {card} de votre défausse",
    "AskWraith.take": "Créer {card}",
    "AskKeepsake.none": "Ne rien garder",
    "AskKeepsake.choose": "Garder {card}",
    "AskReclaim.take": "Reprendre {card}",
    "AskReclaim.of": "Celles {card:of}",
    "AskReclaim.none": "Ne plus rien reprendre",
    "AskFreePlay.none": "N'en jouer aucune",
    "AskCast.none": "N'en lancer aucun",
    "AskBound.show.up": "{card} devient une Goule",
    "AskThrown.show.up": "Ajouter {card}",
    "AskDriven.none": "Rien",
    "offer.in-play": "Brûler {card}",
    "offer.in-hand": "Défausser {card}",
    "AskOffer.keep": "Garder {card} finalement",
    "AskLeave.discard": "La défausser",
    # ---- Influence and Conspiracies
    "yes": "Oui",
    "no": "Non",
    "AskDeclare.yes": "Pour",
    "AskDeclare.no": "Contre",
    "out": "Rester à l'écart",
    "exert": "Exercer l'Influence {card:of}",
    "AskDeclare.use": "Exercer l'Influence {card:of} avec sa capacité",
    "AskExert.use": "Exercer l'Influence {card:of} avec sa capacité",
    "AskExert.go": "L'exercer",
    "AskPrice.use": "Exercer l'Influence {card:of} avec sa capacité",
    "hide": "Cacher {amount} Prestige dans votre main",
    "back": "Revenir sur la dernière partie",
    "AskPrice.pay": "Prendre le Titre pour {missing} Prestige",
    "name": "Nommer {foe}",
    "AskRivalToken.name": "Celui qui désigne {foe}",
    "AskRivalToken.name.you": "Celui qui vous désigne",
    "AskNamed.leave": "Ne pas nommer {foe} finalement",
    "AskKept.reveal": "Révéler {card}",
    "AskKept.back": "La reprendre en main",
    "AskTrap.pass": "Aucun Piège maintenant",
    "AskContribution.give": "Y mettre 1 Prestige",
    "accept": "Accepter",
    "refuse": "Refuser",
    # ---- what cards ask
    "choose": "Choisir {card}",
    "AskSponsor.choose": "1 Cabale prise sur {card}",
    "AskPurse.choose": "1 Cabale prise sur {card}",
    "agenda": "1 de votre carte Cabale",
    "foe": "Choisir {foe}",
    "foe.you": "Vous choisir vous-même",
    "AskThief.foe": "À {foe}",
    "to": "À {card}",
    "AskOnto.to": "Sur {card}",
    "AskOnto.own": "Le garder",
    "AskOnto.none": "Sur aucune carte",
    "haven": "Le Refuge {foe:of}",
    "haven.you": "Votre Refuge",
    "send": "Envoyer {amount:dégât|dégâts} {foe:to}",
    "pay": "Payer {amount} Prestige",
    "none": "Aucune carte",
    "enough": "Assez",
    "done": "C'est tout",
}


def option(q: Question, answer: str, names: Names) -> str:
    """One of the answers to this question, told apart from every other."""
    if q.what in BY_PLACE:
        card = text(q.facts, "card")
        return capital(READER.of(card).effect(choice_of(card, int(answer[7:])), BARE))
    if q.what == "AskDiscipline":
        return capital(TERMS[f"discipline.{answer}"])
    return capital(TONGUE.option(SENTENCES, q, answer, names))


def run(q: Question, answers: Sequence[str], names: Names) -> str:
    """Answers in a row. Whoever names none later on means a card."""
    first, *rest = answers
    later = [SENTENCES["none"] if answer == "none" else option(q, answer, names) for answer in rest]
    return " ; ".join([option(q, first, names), *later])
