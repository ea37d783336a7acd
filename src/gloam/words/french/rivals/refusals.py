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
    "ritual.caster": "On joue {card} en épuisant un personnage prêt qui a sa Discipline.",
    "ritual.actions": "{card} coûte 2 actions, ou 1 si un second personnage aide ; il vous en reste {actions}.",
    "ritual.reduction": "Pour {card}, seul aide un autre personnage prêt du même groupe, avec la même Discipline.",
    "ritual.blood-range": "Aucun personnage n'a de Sang de votre couleur à donner pour {card}.",
    "ritual.blood-range.least": "On place de {least} à {most} Sang sur {card}, pas {amount}.",
    "ritual.blood-source": "{card} n'a plus de Sang de votre couleur.",
    "ritual.blood-source.asleep": "{asleep} est en Torpeur, et ne donne pas de Sang.",
    "ritual.not-last": "{card} garde son dernier Sang.",
    "action.five": "{card} se joue dans une attaque, pas comme une action.",
    "term.control": "{card} n'est pas à vous.",
    "term.control.handle": "Aucune carte en jeu ne porte le numéro {handle}.",
    "consp.hidden": "La carte n° {handle} est face cachée, et vous ne l'avez pas vue : on ne peut rien en faire.",
    "term.character": "{card} n'est pas un personnage.",
    "torpor.inactive": "{card} est en Torpeur et ne peut rien faire.",
    "term.foe": "{seat} n'est pas de vos adversaires.",
    "window.principle": "Ce n'est pas ce qui est demandé maintenant.",
    "window.principle.card": "On ne peut rien faire de tel avec {card} maintenant.",
    "window.principle.unchosen": "Vous n'avez pas choisi {unchosen} : il n'y a rien à reprendre.",
    "window.principle.named": "Une carte en jeu se dit par son numéro, en main par son nom : pas ainsi {named}.",
    "window.principle.seat": "Vous n'avez pas nommé {seat} : il n'y a rien à reprendre.",
    "window.principle.chosen": "Vous n'avez rien mis : il n'y a rien à reprendre.",
    "window.action-phase": "Cela se fait entre les actions, dans votre propre phase d'action.",
    "draw.action-empty": "Vos deux decks sont vides : il n'y a rien à piocher.",
    "play.action": "{card} n'est pas dans votre main.",
    "play.clan": "{card} demande un {clan} dans votre coterie.",
    "play.bp": "{card} demande une Puissance du Sang de {asked} ; ce personnage a {has}.",
    "play.no-effect": "{card} ne ferait rien maintenant.",
    "play.no-effect.choice": "On ne peut pas choisir {choice} pour {card}.",
    "play.no-effect.inside": "{inside} est dans son Refuge : il faut un personnage dans La Rue.",
    "play.no-effect.foe": "{card} ne pourrait rien faire à {foe}.",
    "term.ready.exhausted": "On ne peut pas choisir {exhausted} : il faut une carte prête.",
    "term.ready.ready": "On ne peut pas choisir {ready} : il faut une carte épuisée.",
    "term.wounded": "{card} a {blood} Sang : c'est trop pour compter comme Blessé.",
    "vamp.bp-uses": "{card} a une Puissance du Sang de {has} ; il en faut au moins {asked}.",
    "cost.form": "Le coût {card:of} ne peut pas être payé maintenant.",
    "cost.form.other": "{other} n'est pas le genre de carte que {card} demande.",
    "cost.form.least": "Pour {card}, on défausse au moins {least:carte|cartes}.",
    "term.discard": "{card} n'est pas dans votre main.",
    "term.discard-pile": "{card} n'est pas dans votre défausse.",
    "exhaust.self": "{card} doit être une carte prête, et ne l'est pas.",
    "cost.last-blood": "{card} coûte du Sang, et un personnage ne paie jamais son dernier.",
    "cost.last-prestige": "{card} coûte du Prestige, et vous ne payez jamais votre dernier.",
    "cost.last-prestige.amount": "Vous avez {prestige} Prestige et devez en garder 1 : {amount}, c'est trop.",
    "card.long-term-investment": "Pour {card}, on paie de 1 à {most} Prestige, pas {amount}.",
    "cost.per-turn": "La capacité {card:of} ne peut pas servir maintenant ; chacune sert une fois par tour.",
    "move.one-way": "{card} est déjà dans La Rue, et ne rentre qu'au début de votre tour.",
    "move.ready-only": "{card} ne peut pas sortir : seuls les personnages prêts se déplacent.",
    "recruit.pay": "{card} n'est pas dans votre main.",
    "recruit.pay.other": "{other} n'est pas un vampire et ne se recrute pas.",
    "recruit.pay.vampire": "{vampire} est un vampire : on le recrute, on ne le joue pas.",
    "recruit.keep-one": "{card} coûte {cost} Prestige et doit vous en laisser 1 ; vous en avez {prestige}.",
    "recruit.unique": "{card} est dans la coterie {seat:of} : il n'y en a qu'un exemplaire.",
    "ongoing.stay": "{card} reste en jeu : vous ne pouvez pas vous en défaire ainsi.",
    "attach.burn-retainer": "On ne peut pas brûler {card} : seulement un Servant attaché à un de vos personnages.",
    "attach.make-room": "{card} n'est pas auprès {bearer:of}, où il faut de la place.",
    "attach.make-room.title": "{title} est un Titre, qu'on ne brûle pas pour faire de la place.",
    "attach.foe-attached": "{card} vient d'un adversaire : vous ne pouvez pas brûler cette carte.",
    "attach.diablerie": "{card} vient d'une diablerie : vous ne pouvez pas brûler cette carte.",
    "attach.limit": "{bearer} porte déjà {card}.",
    "attach.no-room": "Il n'y a pas de place auprès {bearer:of} pour {card}.",
    "move.party": "{card} n'est dans aucun autre de vos groupes dans La Rue.",
    "move.party.bearer": "{card} est dans le groupe {bearer:of} : dites ce nom pour le rejoindre.",
    "party.own-only": "{card} n'est pas de votre coterie ni d'un de vos groupes.",
    "party.regroup": "Vous n'avez personne dans La Rue qui puisse changer de groupe.",
    "party.regroup.card": "{card} n'est pas dans La Rue : seuls ceux qui y sont changent de groupe.",
    "party.exhausted-stay": "{card} ne peut pas bouger : il faut être prêt.",
    "party.define": "{card} est déjà là.",
    "window.regroup": "Vous venez de changer vos groupes : faites d'abord autre chose.",
    "window.regroup.card": "{card} a déjà sa place ; reprenez-la d'abord.",
    "card.bart-tunnels": "Hors des Refuges, chacun est maintenant un groupe à soi seul.",
    "custom.agenda-hidden": "Vous n'avez pas de Cabale face cachée à révéler ainsi.",
    "window.agenda-reveal": "C'est déjà votre ordre, ou vous l'avez changé ce tour-ci.",
    # ---- mending
    "mend.max": "{card} a {blood} Sang : il n'y a pas de place pour davantage.",
    "card.crossbow-mending": "{card} ne peut pas régénérer pendant cette Phase finale : une carte attachée l'interdit.",
    "mend.once-each": "{card} récupère déjà : une seule fois par vampire à cette étape.",
    "mend.discard": "On défausse une carte pour chacun ; vous n'en avez que {cards}.",
    "mend.discard.left": "Il vous reste {left:carte|cartes} à défausser.",
    "mend.discard.card": "Vous avez choisi tous vos exemplaires {card:of}.",
    "mend.discard.enough": "Vous avez choisi {enough:carte|cartes}, autant qu'il en faut.",
    # ---- attacks
    "attack.cost": "{card} ne peut pas attaquer : il faut un personnage prêt dans La Rue.",
    "attack.step1-party": "{card} ne peut pas venir : il faut un personnage prêt dans La Rue.",
    "attack.step1-party.chosen": "{chosen} en est déjà.",
    "attack.first-turn-shield": "On ne peut attaquer les personnages {seat:of} avant que {seat} ait commencé un tour.",
    "attack.intel-short": "{card} a {secrecy} de Secret : il n'y a pas assez d'Info pour cela.",
    "card.second-tradition-toll": (
        "Attaquer {card} vous coûte {amount} Prestige, et vous ne payez jamais votre dernier."
    ),
    "attack.step2-target.attacker": "Il n'y a personne que {attacker} puisse attaquer.",
    "attack.step2-target": "On ne peut pas attaquer {card}.",
    "window.intel": "{card} ne peut pas servir d'Info maintenant.",
    "attack.step5-card": "{card} ne peut pas être la carte Attaque de cette attaque.",
    "attack.step5-card.absent": "{absent} n'est pas dans votre main.",
    "mortal.card-face-up": "On ne peut jouer {card} face visible que contre un mortel.",
    "key.face-up": "{card} se joue toujours face visible, jamais face cachée.",
    "card.premonition": "Le groupe attaqué la voit venir : on ne peut jouer {card} que face visible.",
    "attack.card-type": "{card} ne va pas avec une attaque {type}.",
    "attack.card-bp": "{card} demande une Puissance du Sang de {asked} ; l'attaquant a {has}.",
    "attack.targeted-secrecy": "{card} a plus de Secret que cette attaque n'a d'Info.",
    "reveal.targeted": "L'attaque ne peut pas se tourner vers {card}.",
    "react.step7": "{card} n'est pas une Réaction.",
    "react.step7.absent": "{absent} n'est pas dans votre main.",
    "block.step6": "{card} ne peut pas bloquer cette attaque.",
    "block.not-self": "{card} est la cible et ne peut pas bloquer pour soi.",
    "block.ranged": "{card} n'est pas un Garde et ne peut pas bloquer une attaque Distante.",
    "block.ready-only": "{card} ne peut pas bloquer : il faut un personnage prêt du groupe de la cible.",
    "react.type": "{card} ne répond pas à une attaque {type}.",
    "react.by-target": "{card} demande une Puissance du Sang de {asked} ; la cible a {has}.",
    "react.clan": "{card} demande un {clan} dans votre coterie.",
    "key.special": "{card} n'aide personne hors de votre coterie.",
    "card.san-francisco-fog": "Dans le brouillard, personne ne peut jouer {card} : la carte porte l'icône Distante.",
    "sad.intel": "{card} a {secrecy} de Secret, plus que l'Info des antagonistes, {intel}.",
    "sad.cap": "{card} a {blood} Sang, et ne peut subir plus de dégâts que cela.",
    "sad.torpor-safe": "{card} est en Torpeur, où les antagonistes ne trouvent personne.",
    "card.distraction": (
        "Vous pouvez envoyer de 1 à {most} de ces dégâts à un adversaire qui a des personnages ; vous dites {amount}."
    ),
    "card.drive-by": "{card} n'est aucun des autres du groupe attaqué.",
    "card.drive-by.hit": "{hit} a déjà reçu un coup.",
    "damage.mixed-types": "De ces dégâts, {least} à {most} peuvent être aggravés, pas {amount}.",
    # ---- Prince of the City and other Titles
    "claim.available": "{card} ne peut pas revendiquer ce Titre : il n'est pas libre dans La Rue.",
    "claim.claimant": "{card} ne peut rien revendiquer : il faut un personnage prêt dans La Rue.",
    "claim.challenger": "{card} ne peut pas attaquer qui revendique : il faut un personnage prêt.",
    "title.bp": "{card} demande une Puissance du Sang de {asked} ; ce personnage a {has}.",
    "title.one": "{bearer} a déjà un Titre.",
    "title.unique": "Quelqu'un de la coterie {seat:of} porte déjà {card}.",
    "title.primogen": "Vous avez déjà {card} ; il y en a un par joueur.",
    "title.effect-possible": "Il n'y a pas de place pour {card} auprès de ce personnage.",
    "title.influence": "{card} coûte {cost} Influence ; vous pouvez atteindre {most}.",
    "title.influence.part": "Avec {part} ainsi, vous ne pourriez plus réunir tout le prix.",
    "title.mix": "Il manque {missing} Influence, et de vos {prestige} Prestige vous devez garder 1.",
    # ---- Influence
    "infl.modifier-need": (
        "On ne peut jouer {card} maintenant : un Modificateur sert quand on fait appel à l'Influence."
    ),
    "infl.modifier-one": "Vous avez déjà posé une carte pour l'Influence ; {card} serait de trop.",
    "infl.modifier-need.other": "{other} ne donne pas d'Influence : posez un Modificateur d'Influence.",
    "infl.modifier-total": "{card} n'est pas dans votre main.",
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
    "card.balance-of-power-count": (
        "Au moins la moitié des {players} joueurs est nommée, vous compris : nommez-en d'autres."
    ),
    "card.balance-of-power-count.seat": "{seat} est déjà du nombre.",
    "card.balance-of-power-limits": "Quelqu'un doit ne pas être nommé : pas {seat} en plus.",
    "card.balance-of-power-steal": "{seat} est du nombre : volez quelqu'un qui n'en est pas.",
    "card.we-are-legend": "{card} ne vient pas d'être piochée : défaussez une de celles qui viennent de l'être.",
    "card.feeding-the-hungry": "{card} : aucune carte brûlée de ce nom ne peut revenir.",
    "card.smoke-em-out": "Il n'y a personne dans le Refuge {seat:of}.",
    "card.royal-retreat": "On ne peut pas renvoyer {card} : il faut un mortel libre dans La Rue.",
    "consp.last-prestige": "{card} prendrait votre dernier Prestige.",
    "consp.play": "{card} n'est pas une Conspiration à vous, face cachée.",
    "consp.immunity": "{foe} a mis du Prestige sur {card} et ne peut pas en être la victime.",
    "consp.own-wait": "Vous avez déjà mis du Prestige sur {card} ce tour-ci.",
    "consp.threshold": "Il faut {needs} Prestige sur {card} ; il y en a {has}.",
    "consp.clan-to-resolve": "Pour résoudre {card}, il vous faut un {clan} dans votre coterie.",
    "consp.no-target": "Il n'y a personne que {card} puisse toucher.",
    "window.conspiracy-show": "Cet adversaire a déjà vu {card}, ou n'est pas dans la partie.",
    "window.conspiracy-add": "On ne peut pas demander maintenant à cet adversaire du Prestige pour {card}.",
    # ---- choices
    "window.optional-triggers": "Le choix {choice} {card:of} serait sans effet : choisissez ce qui est possible.",
    "window.optional-triggers.must": "{must} ne laisse que le choix de la carte : il en faut une.",
}


def refusal(rule: str, facts: Facts, names: Names) -> str:
    """Why the rules say no; '' where only the rule itself can say it."""
    return TONGUE.refusal(SENTENCES, rule, facts, names)
