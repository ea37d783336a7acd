"""French: the questions of Rivals. Same keys and same order as its English twin."""

from __future__ import annotations

from typing import Final

from gloam.core.question import Question
from gloam.words.facts import Names, text
from gloam.words.forms import BARE, sentence
from gloam.words.french.rivals.cards import READER
from gloam.words.french.rivals.nouns import TONGUE
from gloam.words.rivals.cards import offer_of

SENTENCES: Final[dict[str, str]] = {
    # ---- setting up
    "AskLeader": "Avec quel vampire commencez-vous ? Tous les Meneurs sont révélés ensemble.",
    "AskBid": "D'autres commencent aussi avec {card}. Combien de Prestige offrez-vous ?",
    "AskBid.raise": "{foe} offre {amount} Prestige pour {card}. Offrez-vous davantage ?",
    # ---- the turn
    "AskAction": "Votre Phase d'action : que faites-vous ?",
    "AskActor": "Qui joue {card} ?",
    "AskHelper": "{caster} lance {card} : qui d'autre épuisez-vous, pour gagner une action ?",
    "AskPlaced": "{card} : à qui prenez-vous le Sang à y placer ? De {least} à {most} en tout, {placed} jusqu'ici.",
    "AskJoin": "{card} sort dans La Rue : sans compagnie, ou avec d'autres ?",
    "DraftRegroup": "Comment regroupez-vous vos personnages prêts ?",
    "AskDeck": "Vous piochez une carte (reste {left}) : de quel deck ?",
    "AskDiscard": "Vous défaussez une carte (reste {left}) : laquelle ?",
    "AskDiscards": "Quelles cartes défaussez-vous pour régénérer ? Encore {left}.",
    "AskMend": "Quels vampires régénèrent 1 Sang, pour une carte défaussée chacun ?",
    "AskAssign": "Les antagonistes infligent {left:dégât Aggravé|dégâts Aggravés} : qui en subit 1 ?",
    # ---- an attack
    "DraftAttack": "{card} attaque, avec le soutien {chosen:of}. Est-ce bien cela ?",
    "DraftAttack.alone": "{card} attaque sans soutien. Est-ce bien cela ?",
    "AskTarget": "{card} attaque : qui ?",
    "AskIntel.last": (
        "Les autres n'ont pas suffi : il manque {missing} Info, sans quoi l'attaque contre {target} n'aboutit pas. "
        "Défaussez-vous des cartes ?"
    ),
    "AskIntel": "Il manque {missing} Info pour atteindre sûrement {target}. Défaussez-vous des cartes ?",
    "AskType": "{card} attaque {target} : comment ?",
    "AskAttackCard": "L'attaque contre {target} est {type}. Quelle carte Attaque posez-vous ?",
    "AskBlock": "{by} mène une attaque {type} contre {card}. Bloquez-vous ?",
    "AskReaction": "{by} mène une attaque {type} contre {card}. Quelle Réaction posez-vous ?",
    "AskAid": "{by} mène une attaque {type} contre {card}. Jouez-vous une carte à son aide ?",
    "AskHarden": "{card} va subir {amount:dégât Aggravé|dégâts Aggravés}. Y opposez-vous une carte ?",
    "AskShelter": "{card} va toucher {target}. Y opposez-vous une carte ?",
    "AskRetarget": "L'attaque vise {card}. Vers qui la tournez-vous ?",
    "AskWindow": "Utilisez-vous une capacité dans ce combat ?",
    "AskWindow.action-phase": "Utilisez-vous maintenant une capacité Implacable ?",
    "AskWindow.antagonists": "Les antagonistes arrivent. Utilisez-vous une capacité ?",
    "AskWindow.hunted": "Les dégâts des antagonistes vont frapper vos personnages. Utilisez-vous une capacité ?",
    "AskParts": "{card} subit encore {amount:dégât|dégâts} : combien sont Aggravés ?",
    "AskVictim": "{card} : qui d'autre est touché ?",
    "AskSpoils": "{card} est hors de combat : brûler la carte pour régénérer, ou l'attacher {to:to} ?",
    "AskSpoils.bribe": (
        "{card} est hors de combat : brûler la carte pour régénérer ou pour du Prestige, ou l'attacher {to:to} ?"
    ),
    "AskKeepsake": "{card} tombe en Torpeur : quelle carte attachée garder ?",
    "AskRoom": "Il n'y a pas de place pour {card} auprès {to:of} : que brûlez-vous ?",
    "AskRoom.down": "Il n'y a pas de place pour une carte de plus auprès {to:of} : que brûlez-vous ?",
    # ---- Prince of the City
    "DraftClaim": "{card} revendique le Titre de Prince de la Cité, avec le soutien {chosen:of}. Est-ce bien cela ?",
    "DraftClaim.alone": "{card} revendique le Titre de Prince de la Cité sans soutien. Est-ce bien cela ?",
    "AskChallenge": (
        "{card} revendique le Titre de Prince de la Cité, et l'aura sauf à finir hors de combat. Qui des vôtres "
        "attaque ?"
    ),
    # ---- Influence
    "AskDeclare": "{card} : que mettez-vous, et êtes-vous pour ou contre ?",
    "AskDeclare.so-far": (
        "{card} : vous montrez {influence} Influence jusqu'ici. Quoi d'autre, et êtes-vous pour ou contre ?"
    ),
    "AskDeclare.so-far.fist": (
        "{card} : vous montrez {influence} Influence jusqu'ici et cachez {hidden} Prestige. Quoi d'autre, et êtes-vous "
        "pour ou contre ?"
    ),
    "AskDeclare.own": "{card} : que mettez-vous pour la faire réussir ?",
    "AskDeclare.own.so-far": "{card} : vous montrez {influence} Influence jusqu'ici. Que mettez-vous d'autre ?",
    "AskDeclare.own.so-far.fist": (
        "{card} : vous montrez {influence} Influence jusqu'ici et cachez {hidden} Prestige. Que mettez-vous d'autre ?"
    ),
    "AskDeclare.raise": "{card} : qui exerce son Influence, avec {raise} de plus ?",
    "AskPrice": (
        "{card} : {influence} Influence jusqu'ici ; du Prestige peut payer le reste, {missing}. Qu'ajoutez-vous ?"
    ),
    "AskExert": ("{card} : de qui exercez-vous l'Influence ? Autant de personnages pourront sortir."),
    "AskExert.so-far": "{card} : {influence} Influence jusqu'ici, pour autant de personnages. Qui d'autre ?",
    "AskMarch": "Qui sort dans La Rue ? Encore {left}.",
    "AskWhom": "{card} : contre quel joueur faites-vous exercer de l'Influence ?",
    "AskNamed": "{card} : qui nommez-vous en plus de vous-même ? Au moins la moitié des joueurs, mais pas tous.",
    # ---- Conspiracies
    "AskAttackCard.second": "Posez-vous une seconde carte Attaque ? Avant la révélation, une des deux vous revient.",
    "AskAttackCard.typeless": "Quelle carte Attaque posez-vous contre {target} ? Vous annoncez la nature plus tard.",
    "AskBlock.typeless": "{by} attaque {card}, et la nature n'est pas encore annoncée. Bloquez-vous ?",
    "AskReaction.again": "{by} mène une attaque {type} contre {card}. Jouez-vous une autre Réaction ?",
    "AskReaction.typeless": "{by} attaque {card}, et la nature n'est pas encore annoncée. Quelle Réaction posez-vous ?",
    "AskAid.typeless": "{by} attaque {card}, et la nature n'est pas encore annoncée. Jouez-vous une carte à son aide ?",
    "AskKept": "Laquelle de vos cartes Attaque révélez-vous ?",
    "AskLateType": "De quelle nature est l'attaque {card:of} contre {target} ?",
    "AskTrap": "Résolvez-vous maintenant un de vos Pièges ?",
    "AskTrap.fight": "{by} attaque {card}. Résolvez-vous maintenant un de vos Pièges ?",
    "AskContribution": "Mettez-vous 1 Prestige sur {card}, que {seat} a posée face cachée ?",
    "AskAccept": (
        "{seat} mettrait 1 Prestige sur {card}, votre Conspiration, et n'aurait plus à la craindre. Acceptez-vous ?"
    ),
    # ---- what cards ask
    "AskCard": "{card} : quelle carte choisissez-vous ?",
    "AskFoe.anyone": "{card} : quel joueur choisissez-vous ?",
    "AskFoe": "{card} : quel adversaire choisissez-vous ?",
    "AskElsewhere": "{card} : à qui du groupe attachez-vous {attachment} ?",
    "AskEnlist": "{card} : quel Servant lui attachez-vous ?",
    "AskEnlist.so-far": "{card} : quel Servant lui attachez-vous ? Jusqu'ici : {done}.",
    "AskFreePlay": "{card} : quelle carte jouez-vous ? Cela ne prend pas d'action.",
    "AskFromLibrary": "{card} : quelle Goule de votre Bibliothèque lui attachez-vous ?",
    "AskHost": "{card} : à qui attachez-vous {attachment} ?",
    "AskDiscardCost": "{card} : quelle carte défaussez-vous ?",
    "AskDetach": "{card} : quelle carte détachez-vous ?",
    "AskSendAway": "{card} : quel mortel renvoyez-vous ?",
    "AskPeek": "{card} : quel deck regardez-vous ?",
    "AskBottom": "{card} : la première carte ({deck}) est {top}. Où va-t-elle ?",
    "AskSalvage.shuffled": "{card} : quelle carte de votre défausse mélangez-vous à votre Bibliothèque ?",
    "AskReclaim": "{card} : quelle carte attachée à qui est parti ce personnage reprend-il ?",
    "AskSalvage": "{card} : quelle carte de votre défausse reprenez-vous ?",
    "AskSift": "{card} : laquelle des cartes piochées défaussez-vous ?",
    "AskRevive": "{card} : quelle carte brûlée revient ?",
    "AskWraith": "{card} : quel fantôme créez-vous ?",
    "AskRaised": "{card} : combien de Sang y placez-vous ? {most} au plus.",
    "AskDrawnOff": "Quel vampire en Torpeur donne 1 Sang à {card} ? 1 de chacun ; {placed} jusqu'ici.",
    "AskBuried": "{card} : qui recrutez-vous dans votre Torpeur ?",
    "AskCast": "{card} : quel Rituel lancez-vous ?",
    "AskCast.free": "{card} : quelle Intrigue ou quel Titre jouez-vous ? Cela ne prend pas d'action.",
    "AskUpTo": "{card} : laquelle choisissez-vous ?",
    "AskUpTo.so-far": "{card} : laquelle choisissez-vous ? Jusqu'ici : {done}.",
    "AskBound": "{card} : quelle carte devient une Goule ?",
    "AskThrown": "{card} : quelle carte Attaque ajoute ses dégâts ? L'attaque est {type}.",
    "AskDriven": "{card} : que fait {target} ?",
    "AskBring": "{card} : quelle carte attachez-vous ?",
    "AskBring.so-far": "{card} : quelle carte attachez-vous ? Jusqu'ici : {done}.",
    "AskOffer": "{card} : quelles cartes brûlez-vous ou défaussez-vous ?",
    "AskOffer.so-far": "{card} : quelles cartes brûlez-vous ou défaussez-vous ? Jusqu'ici : {done}.",
    "AskReceiver": "{card} : à qui va le Sang {target:of} ?",
    "AskLeave": "{card} : la première carte de votre Bibliothèque est {top}. Reste-t-elle là ?",
    "AskOnTop": "{card} : quelle carte de la main {foe:of} va au-dessus de sa Bibliothèque ?",
    "AskNamedType": "{card} : quel type d'attaque nommez-vous ? Vous verrez ensuite la main {foe:of}.",
    "AskNamedType.own": "{card} : quel type d'attaque nommez-vous, pour votre propre main ?",
    "AskRivalToken": "{card} : quel jeton Rival prenez-vous ?",
    "AskDiscipline": "{card} : quelle Discipline le jeton nomme-t-il ?",
    "AskDiscipline.less": "{card} : de quelle Discipline retirez-vous une icône {target:to} ?",
    "AskDiscardFor": "{card} : quelle carte défaussez-vous ?",
    "AskDiscardFor.so-far": "{card} : quelle carte défaussez-vous ? Jusqu'ici : {done}.",
    "AskExhaust": "{card} : qui épuisez-vous ?",
    "AskExhaust.so-far": "{card} : qui épuisez-vous ? Jusqu'ici : {done}.",
    "AskSponsor": "{card} : d'où vient la Cabale suivante ?",
    "AskPurse": "{card} : d'où vient la Cabale ?",
    "AskPayer": "{card} : qui paie le Sang ?",
    "AskGiver": "{card} : quel personnage donne 1 Sang ?",
    "AskSleeper": "{card} : qui, en Torpeur, reçoit le Sang {target:of} ?",
    "AskOnto": "{card} : sur quelle carte va le jeton ?",
    "AskBack": "{card} : quelle carte brûlée revient ?",
    "AskIgnore": "{card} arrive. L'ignorez-vous ?",
    "AskCollection": "{card} : quel Refuge prenez-vous dans votre collection ?",
    "AskCollection.show": "{card} : quel Refuge montrez-vous ? {foe} choisira entre deux.",
    "AskCollection.beside": "{card} : quel Refuge montrez-vous avec {laid} ? {foe} choisira entre les deux.",
    "AskStash": "{card} : d'où payez-vous le Prestige ? Encore {left}.",
    "AskSwap": "{card} : quels Refuges changent de place ?",
    "AskCull": "{card} : laquelle des cartes montrées défaussez-vous ?",
    "AskMask": "{card} : qui change de place avec qui ?",
    "AskSwitch": "L'attaque de {card} contre {target} : garder sa carte Attaque, ou la défausser pour un autre type ?",
    "AskOpenCard": "Quelle carte Attaque jouez-vous face visible contre {target} ? Type : {type}.",
    "AskScatter": "{card} : {target} prendrait {amount}. Qui est touché à la place, de 1 ?",
    "AskOffered": "{card} ({seat}) : lequel des deux Refuges est attaché ?",
    "AskBenefit": "{card} : pour quoi brûlez-vous {target} ?",
    "AskShare": "{card} : qui régénère 1 Sang ? Encore {left}.",
    "AskMendOne": "{card} : faut-il régénérer 1 Sang {target:to} ?",
    "AskBought": "{card} : combien de jetons prenez-vous pour de l'Info ?",
    "AskInvest": "{card} : combien de Prestige payez-vous ?",
    "AskThief": "{card} : à qui volez-vous 1 Prestige ?",
    "AskHaven": "{card} : le Refuge de qui ?",
    "AskRedirect": "{card} : combien de dégâts vont à qui ?",
    "AskChange": "Laquelle de vos cartes change d'abord cela : {cards} ?",
    "AskChange.may": "Il va se passer une chose que {cards} pourrait changer. L'utilisez-vous ?",
    "AskChange.may.hurt": "Dégâts que {target} va subir : {amount}. Utilisez-vous {cards} pour les réduire ?",
    "AskChange.may.defeat": "{target} va tomber. Utilisez-vous {cards} ?",
    "AskChange.may.attach": "{target} va recevoir {attachment}. Utilisez-vous {cards} ?",
    "AskAnswer": "Plusieurs de vos cartes agissent maintenant : {cards}. Laquelle d'abord ?",
    "AskAnswer.may": "Utilisez-vous {cards} maintenant ?",
    "AskReward": "{card} : que reçoit {foe} ?",
    "AskReward.own": "{card} : que recevez-vous ?",
    "AskWhich": "{card} : que choisissez-vous ?",
    "AskMay": "{card} : l'utilisez-vous ?",
}


def question(q: Question, names: Names) -> str:
    """What this seat is asked, said to whoever sits there."""
    card = text(q.facts, "card")
    offer = offer_of(card) if q.what == "AskMay" else None
    if offer is not None:
        read = READER.of(card)
        then = "" if offer.then is None else f" {sentence(f'si vous le faites, {read.effect(offer.then)}')}"
        return f"Voulez-vous {read.effect(offer.first, BARE)} ?{then}"
    return TONGUE.question(SENTENCES, q, names)
