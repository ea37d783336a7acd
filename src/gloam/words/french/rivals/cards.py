"""French: what stands around the effects of a card of Rivals. Same keys and same order as its English twin."""

from __future__ import annotations

from typing import Final

from gloam.words.french.grammar import listing
from gloam.words.french.rivals.effects import EFFECTS
from gloam.words.french.rivals.nouns import TERMS, BentName, BentNumber, named
from gloam.words.french.rivals.which import WhichNouns
from gloam.words.phrases import Phrases
from gloam.words.rivals.reading import Reader

SENTENCES: Final[dict[str, str]] = {
    # ---- facts
    "line.attributes": "Puissance du Sang {potency} · Physique {body}, Social {charm}, Mental {mind}",
    "line.potency": "Puissance du Sang {potency}",
    "line.typed": "{kind} ({types})",
    "line.damage": "dégâts {amount}",
    "line.shield": "Bouclier {amount}",
    "line.price": "{amount} Influence",
    "line.needs": "{amount} Prestige",
    "line.influence": "+{amount} Influence",
    "line.value": "{amount} Sang",
    "line.agenda": "{amount} Cabale",
    "line.mends": "brûlé : régénère {amount}",
    "line.bribe": "brûlé : régénère {amount} ou rapporte {bribe} Prestige",
    "from.rulebook": "D'après le livret de règles.",
    "from.public data": "D'après les données publiques des cartes.",
    "from.house": "De nous : le texte de l'éditeur n'est pas disponible.",
    # ---- keywords, and what the rules say of a kind of card
    "targeted": "Ciblée (vous pouvez tourner l'attaque vers un autre membre du groupe défenseur)",
    "targeted.with": "avec {icon}, Ciblée (vous pouvez tourner l'attaque vers un autre membre du groupe défenseur)",
    "face-up": "se joue toujours face visible",
    "helper": "ne jouez cette carte que pour un défenseur dans La Rue",
    "aids": (
        "Spéciale : vous pouvez aussi jouer cette carte face visible pour un personnage attaqué dans La Rue, à qui "
        "qu'il soit"
    ),
    "aggravated": "Aggravé (qui est vaincu par ces dégâts brûle)",
    "hardens": (
        "Spéciale : vous pouvez la jouer quand un de vos personnages devrait subir des dégâts Aggravés, dans une "
        "attaque ou en dehors ; c'est ce personnage qui réagit"
    ),
    "lasting": "aucun jeton n'est placé sur cet Événement : il reste jusqu'à ce qu'un texte le brûle",
    "played-event": "posez cette carte dans La Rue : elle y est un Événement de la Cité",
    "superficial": "Superficielle (cette attaque ne prend jamais le dernier Sang d'un personnage)",
    "for-intel": (
        "vous pouvez jouer cette carte face visible avant l'annonce du type : {amount} Info pour cette attaque, qui "
        "est "
        "alors {type}"
    ),
    "hits-as": "ses dégâts sont de nature {type}",
    "harmless": "en Réaction, elle n'inflige pas de dégâts",
    "needs": "à ne jouer que si {condition}",
    "needs.trap": "vous ne pouvez la résoudre que si {condition}",
    "trap": "vous pouvez résoudre cette carte au tour de n'importe quel joueur, quand son moment est venu",
    "casting": "épuisez un personnage prêt avec {icon} pour 2 actions, ou deux du même groupe pour 1",
    "price": "pour jouer cette carte, il faut {cost}",
    "naming": "en la jouant, nommez au moins la moitié des joueurs, dont vous-même, mais pas tous",
    "succeeds": "si elle réussit, {effect}",
    "haven": "vos personnages dans ce Refuge ont +1 de Secret",
    "wins-at": "vous remportez la partie à {amount} Cabale",
    "hunts": (
        "à l'étape des antagonistes de chaque joueur, cette carte inflige 1 dégât Aggravé à un de ses personnages "
        "dont le "
        "Secret ne dépasse pas le nombre de cartes Seconde Inquisition dans La Rue"
    ),
    "stack": (
        "à votre étape des antagonistes, toutes celles qui sont au même endroit agissent comme une seule pile : {ranks}"
    ),
    "rank.first": "à {number}, {effect}",
    "rank": "à {number}, de plus, {effect}",
    "and-so-on": " ; ",
    "no-text.ghoul": "pas de texte : une carte devenue Goule",
    "no-text": "pas de texte, seuls ses dégâts comptent",
    "prince": "le Secret du porteur est 0, quoi qu'il arrive",
    "borrows": (
        "ce personnage a la Capacité de Meneur du Refuge actif de chaque adversaire dont le Meneur porte"
        " au moins pour moitié du Sang de votre couleur"
    ),
    "waives": "les Titres ne coûtent pas d'Influence à ce personnage",
    "waives.core-sheriff": "le Titre de Préfet ne coûte pas d'Influence à ce personnage",
    "covers": "ce que cette carte couvre n'a pas de texte",
    "single": "nul ne porte deux cartes de ce nom",
    "emptied": "quand il n'y a plus de Sang sur cette carte, brûlez-la",
    "emptied.prestige": "quand il n'y a plus de Prestige sur cette carte, brûlez-la",
    # ---- heads
    "headed": "{head} – {text}",
    "also": " ; {text}",
    "head.haven": "Capacité de Meneur",
    "head.ongoing": "Persistant",
    "head.attached": "Attaché",
    "head.relentless": "Implacable",
    "head.torpor": "Torpeur",
    "head.action": "Action",
    "head.action-phase": "Phase d'action",
    "head.influencing": "quand vous exercez de l'Influence",
    "head.blocking": "quand un adversaire attaque",
    "head.spying": "quand vous attaquez et qu'il manque de l'Info",
    "head.hunted": "étape des antagonistes",
    "head.antagonists": "étape des antagonistes",
    "head.party": "Groupe",
    "head.fighting": "dans toute attaque",
    "head.foe-attacks": "dans une attaque d'un adversaire",
    "head.reacts": "Réaction",
    "head.attacks.bearer": "Attaquant",
    "head.attacks.bearer.typed": "Attaquant, dans une attaque {type}",
    "head.attacks.bearer.solo": "Attaquant solitaire",
    "head.attacks.party": "Groupe, en attaque",
    "head.attacks.party.typed": "Groupe, dans son attaque {type}",
    "head.attacks.coterie": "dans votre attaque",
    "head.attacks.coterie.typed": "dans votre attaque {type}",
    "head.attacks.party.on": "Groupe, en attaquant {target}",
    "head.attacks.coterie.solo": "lors de votre attaque, si l'attaquant est seul dans son groupe",
    "head.on": " contre {target}",
    "head.against": "contre {target}",
    # ---- sentences
    "activated": "{cost} : {effect}",
    "each-attack": ", une fois par attaque",
    "so-often": ", une fois{per}",
    "one-of-two": " ; une seule des deux par tour",
    "if": "si {condition}, ",
    "so-if": " si {condition}",
    "whenever": "{moment}, {condition}{effect}",
    "first-time": "la première fois de votre tour {moment}{condition}, {effect}",
    "sacrificed": (
        "quand {one} devrait être vaincu, brûlez ce personnage à la place : mettez 1 Sang de votre couleur, de la "
        "réserve générale, sur ce personnage-là, qui n'est pas vaincu"
    ),
    "unpaid": (
        "la première fois de chaque tour où {one} avec une Puissance du Sang de {most} ou moins entre en Torpeur, vos "
        "adversaires ne gagnent pas de Cabale pour sa défaite"
    ),
    "first-time.theirs": "la première fois de son propre tour {moment}{condition}, {effect}",
    "first-time.each": "la première fois du tour de chaque joueur {moment}{condition}, {effect}",
    "first-time.and": " et que {condition}",
    "first-time.helped": (
        "la première fois de la Phase d'action de chaque joueur où un texte à vous fait régénérer un personnage ou lui "
        "retire une Affliction, {effect}"
    ),
    "just-before": "{moment}, {condition}juste avant cela, {effect}",
    "may": "vous pouvez {effect}",
    "may.again": "vous pouvez, autant de fois que vous le voulez, {effect}",
    "may-to": "vous pouvez {cost} pour {effect}",
    "if-you-do": "{offer}. Si vous le faites, {then}",
    "otherwise": "{then} ; sinon {other}",
    "then": ", puis ",
    "then.if": ". Ensuite, ",
    "besides": ", et ",
    "either": "[choisissez|choisir] : {choices}",
    "or": " ; ou ",
    "less": "[réduisez-les|les réduire] de {amount}",
    "elsewhere": "vous pouvez plutôt l'attacher à un autre membre de ce groupe",
    "diablerize": (
        "[diablerisez|diableriser] ce vampire (on l'attache à celui qui le fait : pas de texte, +1 de Puissance du "
        "Sang)"
    ),
    "diablerizes": (
        "un vampire que cette attaque vainc est diablerisé (attaché à l'attaquant : pas de texte, +1 de Puissance du "
        "Sang)"
    ),
    "diablerist": (
        "Diableriste (un vampire qui irait en Torpeur à cause des dégâts de l'attaque de ce personnage peut être "
        "diablerisé : attaché à ce personnage, pas de texte, +1 de Puissance du Sang)"
    ),
    "rather": "{effect} à la place",
    "both-costs": "{one} et {other}",
    "choose-card": "[choisissez|choisir] {one}, puis {then}",
    "choose-foe": "[choisissez|choisir] un adversaire, puis {then}",
    "for-each-prestige": "pour chaque Prestige sur cette carte, {then}",
    "for-each-asleep": "pour chaque vampire dans la Torpeur {foe:of}, {then}",
    "cover.agenda": "[couvrez|couvrir] la Cabale {foe:of} avec cette carte",
    "cover.haven": "[couvrez|couvrir] le Refuge {foe:of} avec cette carte",
    "cover.both": "[payez|payer] {amount} Prestige de plus et [couvrez|couvrir] les deux avec cette carte",
    "each-player": "chaque joueur, à son tour, fait ceci : {effect}",
    "next-start": "au début de votre prochain tour, {then}",
    "by-player": "le joueur {by:of} fait ceci : {effect}",
    "all-home": "tous les personnages dans La Rue rentrent dans leurs Refuges, prêts ou épuisés comme avant",
    "that-player": "ce joueur fait ceci : {effect}",
    "exchange": "{cost} pour {effect}",
    "until.attack": "{what} pour cette attaque",
    "until.action": "{what} pour cette action",
    "until.turn": "{what} ce tour-ci",
    "until.next-attack": "{what} lors de sa prochaine attaque ce tour-ci",
    "until.their-next-attack": "lors de la prochaine attaque {one:of} ce tour-ci, {what}",
    "next-animal": "le prochain Animal que vous jouez ce tour-ci coûte {amount} Sang de moins",
    "next-animal.ready": "le personnage qui le joue est ensuite redressé",
    # ---- moments
    "when.revealed": "quand les cartes sont révélées",
    "when.summed": "",
    "when.attack-over": "après l'attaque",
    "when.attack-over.yours": "après une de vos attaques",
    "when.rehoused.yours": "[quand|où] un autre Refuge devient votre Refuge actif",
    "when.start": "au début du tour de chaque joueur",
    "when.start.yours": "au début de votre tour",
    "when.asleep.yours": "à votre étape de Torpeur",
    "when.end-of-turn": "à la fin du tour de chaque joueur",
    "when.end-of-turn.yours": "à la fin de votre tour",
    "when.end-of-turn.bearers": "à la fin de chaque tour du joueur du porteur",
    "when.blocked": "quand {by} bloque une attaque",
    "when.played.by": "[quand|où] {by} joue {card}",
    "when.played.action": "[quand|où] {by} joue {card} ou en pose une face cachée",
    "when.played.yours": "[quand|que] vous jouez {card}",
    "when.played.fed": "[quand|que] vous jouez un Rituel dont tout le Sang vient de personnages des autres",
    "when.emptied.yours": "[quand|que] vous retirez le dernier Sang d'un Rituel à vous",
    "when.laid-down.yours": "[quand|que] vous jouez une carte face cachée hors d'une attaque",
    "when.resolved.yours": "[quand|que] vous résolvez une Conspiration ou un Piège",
    "when.resolved.yours.conspiracy": "[quand|que] vous résolvez {card}",
    "when.resolved.yours.trap": "[quand|que] vous résolvez {card}",
    "when.lose-prestige": "quand un adversaire va vous faire perdre ou dépenser du Prestige dans cette attaque",
    "when.steal-prestige": "quand un adversaire va vous voler du Prestige dans cette attaque",
    "when.settled.yours": "quand une Intrigue que vous avez jouée est décidée",
    "when.settled": "quand une Intrigue est décidée",
    "when.succeeded.yours": "quand une Intrigue que vous avez jouée réussit",
    "when.targeted": "quand {card} est attaqué",
    "when.targeted.by": "quand {by} fait une attaque",
    "when.used.by": "quand {by} se sert d'une capacité activée",
    "when.targeted.yours": "[quand|que] vous attaquez {card}",
    "when.acted": "quand {by} fait une action",
    "when.exerted": "quand un personnage exerce son Influence",
    "when.recruited.one": "[quand|où] vous recrutez {card}",
    "when.recruited": "[quand un|qu'un] joueur recrute un personnage",
    "when.recruited.this": "quand {card} est recruté",
    "when.recruited.yours": "[quand|que] vous recrutez un personnage",
    "when.mended.discard": "quand votre Rival défausse une carte pour régénérer à la Phase finale, même en Torpeur",
    "when.mended.wounded": "quand vous régénérez du Sang d'un personnage Blessé",
    "when.drained": "quand un autre vampire est diablerisé",
    "when.laid-down.by": "quand {by} joue une carte face cachée hors d'une attaque",
    "when.mended": "quand {card} régénère",
    "when.mended.action": "quand {card} régénère dans la Phase d'action d'un joueur, quel qu'il soit",
    "when.tired.street": "[quand|où] {card} est épuisé dans La Rue",
    "when.tired": "[quand|où] {card} est épuisé",
    "when.placed.yours": "[quand|que] vous posez du Prestige sur une carte à vous",
    "when.gone-out.any": "quand {card} arrive dans La Rue",
    "when.taken.any": "quand {card} subit des dégâts",
    "next-time.resolved": (
        "la prochaine fois ce tour-ci que vous résolvez une carte face cachée qui porte un jeton, {effect}"
    ),
    "next-time.played": ("la prochaine fois ce tour-ci qu'un de vos personnages joue une carte Action, {effect}"),
    "next-time.taken": "quand elle subit des dégâts de ce personnage, {effect}",
    "when.taken": "quand {card} subit des dégâts {by:of}",
    "when.attach": "quand {card} s'attache {to:to}",
    "when.attach.yours": "[quand|que] vous attachez {card} {to:to}",
    "when.attach.any": "[quand|que] vous attachez une carte {to:to}",
    "when.attach.to-any": "[quand|que] vous attachez une carte à une carte, quelle qu'elle soit",
    "when.attach.this": "quand cette carte est attachée",
    "when.detach.yours": "[quand|que] vous détachez {card} {bearer:of}",
    "when.defeat.on": "quand {card} est vaincu",
    "when.gone.on": "quand {card} est vaincu ou brûlé",
    "when.defeat.by": "quand {by} vainc {card}",
    "when.defeat.yours": "[quand|que] vous vainquez {card}",
    "when.defeat.anybody": "[quand un|qu'un] joueur vainc {card}",
    "when.burn.on": "quand {card} est brûlé",
    "when.burn.yours": "[quand|que] vous brûlez {card}",
    "would.attach": "quand {card} devrait s'attacher {to:to}",
    "draw-instead": (
        "quand vous feriez défausser des cartes à un adversaire, vous pouvez lui en faire piocher autant à la place"
    ),
    "would.hurt": "quand {card} devrait subir des dégâts",
    "would.hurt.typed": "quand {card} devrait subir des dégâts de nature {type}",
    "would.hurt.aggravated": "quand {card} devrait subir des dégâts Aggravés",
    "into-torpor": "si {condition} et que cette attaque devait le détruire, il va en Torpeur à la place",
    "would.mend-as-spoils": "quand {card} devrait régénérer parce qu'un mortel vaincu brûle",
    # ---- how much
    "for-each": " par {one}",
    "for-each-spare-haven": " pour chacun de vos Refuges sauf celui qui est actif",
    "for-each-icon.own": " pour chacune de ses icônes {icon}",
    "and-each": " et par {one}",
    "and-each-again": " et encore une fois par {one}",
    "and-each-offered": " et par carte ainsi défaussée",
    "for-each-icon": " par icône {icon} {within}",
    "for-each-different": " par {one}, un même nom ne comptant qu'une fois",
    "for-every": " par tranche de {many} {cards}",
    "for-your-blood": " par Sang de votre couleur sur {who}",
    "for-prestige": " par Prestige sur cette carte",
    "for-every-prestige": " par tranche de {many} Prestige sur cette carte",
    "for-hand": " par tranche de {many} cartes en main",
    "for-disciplines": " par Discipline différente {within}",
    "for-agenda": " par tranche de {per} Cabale {who:of}",
    "for-each-agenda": " par Cabale sur {who}",
    "for-every-influence": " par tranche de {many} Influence pour elle",
    "and-more": ", et {amount} de plus{per}",
    "for-missing": " par Sang qui manque {who:to} pour atteindre sa Puissance du Sang",
    "for-title": " par point de Puissance du Sang que demande le Titre {who:of} (7 pour le Prince de la Cité)",
    "for-named": " par {name} dans le groupe attaquant et dans votre défausse",
    "or-rather": ", ou {amount} si {condition}",
    "or-rather.plus": ", ou +{amount} si {condition}",
    "has": "{who} a {what}",
    "quality.potency": "+{amount} de Puissance du Sang",
    "quality.body": "+{amount} de Physique",
    "quality.charm": "+{amount} de Social",
    "quality.mind": "+{amount} de Mental",
    "quality.influence": "+{amount} Influence",
    "quality.secrecy": "+{amount} de Secret",
    "quality.shield": "+{amount} de Bouclier",
    "quality.intel": "+{amount} Info",
    "quality.damage": "+{amount:dégât|dégâts}",
    "quality.discount": "recruter vous coûte {amount} Prestige de moins",
    "quality.discount.this": "recruter un vampire de Puissance du Sang 2 ou plus vous coûte {amount} Prestige de moins",
    "quality.wary": "à votre étape des antagonistes, vous ignorez {amount} des antagonistes",
    "quality.guard": "Garde (peut aussi bloquer les attaques Distantes)",
    "quality.unblockable": "{who} ne peut pas être bloqué",
    "quality.aggravated": "ces dégâts sont Aggravés",
    "quality.no-shields": "les Boucliers ne réduisent pas ces dégâts",
    "quality.apart": "{who} forme un groupe à lui seul",
    "quality.staying": "{who} y reste quand les personnages de son joueur rentrent au Refuge",
    "quality.ranged-ban": "personne ne peut jouer de cartes qui portent l'icône Distante",
    "quality.no-mending": "{who} ne peut pas régénérer pendant la Phase finale de son joueur",
    "quality.foreseen": "les cartes Attaque contre {who} se jouent face visible",
    "quality.no-reaction": "{who} ne peut pas jouer de Réaction",
    "quality.toll": "vos adversaires vous paient {amount} Prestige, jamais leur dernier, pour attaquer {one}",
    "quality.prowl": "{who} peut attaquer des mortels dans La Rue sans quitter le Refuge",
    "quality.hidden": "{who} est à l'abri des dégâts des antagonistes",
    "quality.ease": "vos cartes Bibliothèque demandent {amount} Puissance du Sang de moins",
    "quality.unresisted": "l'attribut {attribute} de la cible ne réduit pas ces dégâts",
    "quality.fewer-shields": "{who} a -{amount} de Bouclier",
    "quality.taming": "vos personnages paient {amount} Sang de moins pour un Animal",
    "quality.idle": "{who} n'empêche aucun dégât des antagonistes",
    "quality.confined": (
        "pendant le tour de leur joueur, les personnages ne peuvent sortir dans La Rue que par cette carte"
    ),
    "quality.divided": "{who} forme un groupe à lui seul",
    "quality.exposed": "le Secret {who:of} est 0",
    "quality.sparing": "cette attaque ne prend jamais le dernier Sang d'un personnage",
    "quality.two-cards": (
        "après la première carte Attaque, {who} peut en poser une seconde, face cachée aussi ; avant la révélation, "
        "une des deux revient dans votre main, ou la seule peut y revenir"
    ),
    "quality.late-type": "la nature de l'attaque n'est annoncée qu'au moment de révéler les cartes",
    "quality.bare": "ce Refuge ne donne pas de Secret",
    "quality.peaceful": "aucune action d'attaque ne peut être faite avec un Meneur",
    "quality.calling": "quand vous créez un fantôme, vous choisissez lequel",
    "quality.reach": "Portée (peut attaquer des personnages dans La Rue depuis le Refuge)",
    "quality.solitary": "Solitaire (des cartes demandent ce mot)",
    "quality.mild": "les dégâts infligés par {who} ne sont pas Aggravés",
    "attach-moved.yours": "[déplacez|déplacer] {card} vers un autre de vos personnages",
    "attach-moved.any": "[déplacez|déplacer] {card} vers un autre personnage",
    "attach-moved.to": "[déplacez|déplacer] {card} vers {to}",
    "revive.attach": "[attachez|attacher] {to:to} {kind} pris aux cartes brûlées de la Cité",
    "bury.plain": "[attachez-la|l'attacher] face cachée {who:to}",
    "show-top": "[révélez|révéler] la première carte de votre Bibliothèque, puis {then}",
    "afterwards": "ensuite, une fois l'attaque finie, {then}",
    "free-play.attached": "[jouez|jouer] la Goule attachée à cette carte, sans que cela prenne d'action",
    "free-play": "si vous avez une Goule, [jouez|jouer] une carte Action de votre main, sans que cela prenne d'action",
    "from-library": "au début de la partie, [attachez|attacher] à cette carte {card} de votre Bibliothèque",
    "blank": "les {cards} sont sans texte pendant cette attaque",
    "enlist": "[attachez|attacher] à ce personnage autant de Servants que vous contrôlez que vous voulez, au moins 1",
    "enlist.some": "[attachez|attacher] à ce personnage {most:Servant|Servants} que vous contrôlez",
    "quality.room": "{who} peut porter {amount:carte|cartes} de plus",
    "quality.boundless": "{who} peut porter autant de cartes que l'on veut",
    "quality.possessive": "Possessif (peut garder 1 carte attachée en entrant en Torpeur)",
    "quality.purse": "le Prestige sur cette carte paie les capacités activées de vos personnages comme le vôtre",
    "quality.heedless": "vous pouvez ignorer chaque Événement de la Cité quand il arrive",
    "quality.studied": "votre personnage a la Discipline que nomme le jeton sur cette carte",
    "quality.rebate": "les Traditions que vous jouez vous coûtent {amount} Prestige de moins",
    "quality.merciful": "{who} ne peut pas diableriser",
    "quality.armoured": "{who} a +{amount} de Bouclier contre les dégâts Aggravés",
    "quality.dogged": "{who} permet à son groupe d'attaquer avec ses membres épuisés",
    "quality.wakeful": "{who} peut bloquer même épuisé",
    "deals": "{who} inflige +{amount:dégât|dégâts}",
    "deals-less": "{who} inflige {amount:dégât|dégâts} de moins",
    "more-damage": "+{amount:dégât|dégâts} à la cible",
    "more-harsh": "+{amount} dégât Aggravé à la cible",
    # ---- conditions
    "both": "{one} et que {other}",
    "reacted": "une Réaction a été jouée contre l'attaque",
    "led": "vous avez un Meneur hors de la Torpeur",
    "none-lacking": "ce personnage a autant de Sang que sa Puissance du Sang",
    "not.controls": "ce personnage-là n'est pas à vous",
    "not.your-turn": "c'est le tour d'un autre joueur",
    "blocks.coterie": "c'est {one}",
    "not": "ce n'est pas que {condition}",
    "attacks.bearer": "ce personnage attaque",
    "attacks.party": "le groupe de ce personnage attaque",
    "attacks.coterie": "un de vos personnages attaque",
    "has-icons": "{group} a {least} icônes {icon} ou plus",
    "has-agenda": "{who} a {least} Cabale ou plus",
    "bears-agenda": "{who} porte {least} Cabale ou plus",
    "has-blood": "{who} a {least} Sang ou plus",
    "prestige-on-it": "{least} Prestige ou plus y sont posés",
    "holds": "vous avez {least} cartes Bibliothèque ou plus en main",
    "holds.exactly": "vous avez exactement {amount} cartes Bibliothèque en main",
    "you-have": "vous avez au moins {least} {cards}",
    "there-are": "il y a {least} {cards} ou plus",
    "you-have-one": "vous avez {card}",
    "ashes-hold": "il y a au moins {least} {cards} dans la pile brûlée de la Cité",
    "bears": "{who} a {card}",
    "there-is-none": "il n'y a aucun {card}",
    "party-has": "{group} a {least} membres ou plus",
    "bears-many": "{who} a au moins {least} {cards}",
    "there-is": "il y a {card}",
    "is-so": "{subject} {predicates}",
    "nobody": "personne n'{predicates}",
    "sided": "votre camp l'a emporté",
    "sided.lost": "votre camp a perdu",
    "sided.failed": "elle a échoué",
    "hurt": "la cible a subi des dégâts",
    "struck-blocker": "la cible est le bloqueur",
    "bled": "des personnages y ont subi des dégâts qui n'étaient pas Aggravés, et qu'aucun d'eux n'a été vaincu",
    "bled.target": "sa dernière cible a subi des dégâts qui n'étaient pas Aggravés, et n'a pas été vaincue",
    "in-haven": "dans un Refuge",
    "in-street": "dans La Rue",
    "alone": "personne d'autre n'est dans son groupe",
    "only-character": "vous ne contrôlez qu'un seul personnage hors de la Torpeur",
    "not-aggravated": "ses dégâts ne sont pas Aggravés",
    "either-type": "{one} ou {other}",
    "only-one": "c'est le seul {one}",
    "your-different": "vos personnages ont au moins {least} {cards} de noms différents",
    "you-have-different": "vous contrôlez au moins {least} {cards} de noms différents",
    "blood-held": "il y a au moins {least} Sang sur des cartes Persistantes à vous",
    "actions-taken": "vous avez déjà fait {least} actions ou plus ce tour-ci",
    "opening.antagonist": "c'est la première attaque du groupe de ce personnage contre un antagoniste dans votre tour",
    # ---- whom
    "player.you": "vous",
    "player.foe": "l'adversaire",
    "player.every": "chaque joueur",
    "player.that": "ce joueur",
    "player.foes": "chaque adversaire",
    "player.its": "cet adversaire",
    "player.chosen": "cet adversaire",
    "player.frightened": "chaque adversaire qui a un jeton Peur sur un personnage de sa coterie",
    "mirage": "1 dégât de cette attaque à sa cible est infligé à ce personnage-là à la place",
    "bears-down": "au moins {least:carte est attachée|cartes sont attachées} face cachée {who:to}",
    "bring.down": "[attachez|attacher] face cachée une carte de votre main {to:to}",
    "instead-of-draw": "quand vous devriez piocher une carte, vous pouvez {effect} à la place",
    "when.tossed.yours": "quand vous défaussez une carte de votre main",
    "blocks.this": "il a bloqué",
    "has-blocked": "après une attaque que ce personnage a bloquée, s'il n'a pas été vaincu, {effect}",
    "move-token": "[déplacez|déplacer] 1 jeton {who:of} sur une autre carte à vous, comme Sang ou Prestige",
    "move-token.that": "[mettez|mettre] 1 de ces jetons sur une autre carte à vous",
    "move-token.robs": (
        "[volez|voler] 1 jeton sur {who} où cette carte n'en a pas encore volé ce tour-ci, et [mettez-le|le mettre] "
        "sur une carte à vous"
    ),
    "steal-onto": "[volez|voler] 1 Prestige {foe:to}, que vous pouvez mettre sur {card}",
    "put-coin": "[mettez|mettre] 1 Prestige de votre couleur, de la réserve générale, sur {card}",
    "spill": "vous pouvez mettre chaque Sang qu'il perd ainsi sur {card}",
    "spill.must": "[mettez|mettre] chaque Sang ainsi perdu sur {card}",
    "spend-prestige": "[retirez|retirer] {amount} Prestige de cette carte",
    "shed": "{foe} qui a attaché une carte ce tour-ci fait ceci{per} : {then} ; la carte ainsi brûlée reste sans effet",
    "foe": "un adversaire de votre choix",
    "bans": "vos adversaires ne peuvent pas jouer de carte du même nom qu'une carte attachée à celle-ci",
    "spared": "les dégâts de cette carte sont Superficiels (le dernier Sang d'un personnage lui reste toujours)",
    "its-harsh": "les dégâts de cette carte sont Aggravés",
    "not-spared": "ils ne sont plus Superficiels",
    "foe.anyone": "un joueur de votre choix",
    "foe.victim": "un adversaire de votre choix qui n'a pas mis de Prestige sur cette Conspiration",
    "characters-of": "tous les personnages de la coterie {foe:of}",
    "members-of": "chaque membre du groupe {one:of}",
    "that-card": "cette carte-là",
    "that-one": "ce personnage-là",
    "the-attacker": "l'attaquant",
    # ---- what is done to cards and to players
    "pay-blood": "[payez|payer] {amount} Sang",
    "pay-blood.of": "[payez|payer] {amount} Sang {who:of}",
    "pay-blood.last": "[payez|payer] {amount} Sang {who:of}, même le dernier",
    "pay-prestige": "[payez|payer] {amount} Prestige",
    "discard-cost": "[défaussez|défausser] une carte",
    "discard-cost.several": "[défaussez|défausser] {amount} cartes",
    "discard-cost.kind": "[défaussez|défausser] {card} de votre main",
    "to.mend": "[{who} régénère {amount} Sang|faire régénérer {amount} Sang {who:to}]",
    "to.lose-blood": "[{who} perd {amount} Sang|faire perdre {amount} Sang {who:to}]",
    "to.steal-blood": "[volez|voler] {amount} Sang {who:to}",
    "to.exhaust": "[épuisez|épuiser] {who}",
    "to.ready": "[redressez|redresser] {who}",
    "to.put-tokens": "[mettez|mettre] {amount} Prestige de la réserve générale sur {who}",
    "to.put-tokens.each": (
        "[choisissez|choisir] {who} ; mettez-y, {each}, 1 Sang de votre couleur de la réserve générale"
    ),
    "to.put-tokens.this": "[mettez|mettre] {amount} Sang de la réserve générale sur cette carte",
    "to.put-tokens.prestige": "[mettez|mettre] {amount} Prestige de la réserve générale sur cette carte",
    "to.put-tokens.mortal": (
        "[mettez|mettre] {amount} Sang de votre couleur, de la réserve générale, sur {who} ; chaque Sang sur un mortel "
        "ajoute 1 aux dégâts qu'il faut pour le vaincre"
    ),
    "to.take-tokens": "[retirez|retirer] {amount:jeton|jetons} {who:of}",
    "to.take-tokens.this": "[retirez|retirer] {amount} Sang de cette carte",
    "to.detach.this": "[défaussez|défausser] cette carte",
    "to.dismiss": "[défaussez|défausser] {who}",
    "to.defeat": "[vainquez|vaincre] {who}",
    "to.burn": "[brûlez|brûler] {who}",
    "to.mark": "[mettez|mettre] {amount} Cabale de la réserve générale sur {who} ; qui vainc ce personnage la gagne",
    "to.weaken": "[mettez|mettre] un jeton « -1 Puissance du Sang » sur {who}",
    "to.frighten": "[mettez|mettre] un jeton Peur sur {who}",
    "discipline-token": "[mettez|mettre] un jeton « -1 » d'une Discipline de votre choix sur {who}",
    "discipline-token.this": "[mettez|mettre] un jeton « +1 » d'une Discipline de votre choix sur cette carte",
    "to.silence": "[mettez|mettre] un jeton « Sans Influence » sur {who}",
    "to.unsilence": "[retirez|retirer] son jeton « Sans Influence » {who:to}",
    "relieve": "[retirez|retirer] 1 Affliction {who:to}",
    "relieve.fear": "[retirez|retirer] un jeton Peur {who:to}",
    "relieve.weak": "[retirez|retirer] un jeton « -1 Puissance du Sang » {who:to}",
    "relieve.mute": "[retirez|retirer] le jeton « Sans Influence » {who:to}",
    "relieve.less": "[retirez|retirer] un jeton « -1 {discipline} » {who:to}",
    "to.recolour": "[remplacez|remplacer] {amount} Sang sur {who} par du Sang de votre couleur, de la réserve générale",
    "to.recolour.each": "{each}, remplacez 1 Sang sur {who} par du Sang de votre couleur, de la réserve générale",
    "up-to": "[choisissez|choisir] jusqu'à {most} {cards}, sans répéter un choix : {then}",
    "up-to.any": "[choisissez|choisir] n'importe quel nombre de {cards}, sans répéter un choix : {then}",
    "up-to.least": "[choisissez|choisir] jusqu'à {most} {cards}, mais au moins 1, sans répéter un choix : {then}",
    "go-home.theirs": "[ramenez|ramener] {who} au Refuge de son joueur ; l'attaque continue",
    "play-beside": "{who} peut jouer {card} de votre main sans dépenser d'action",
    "once-each": "si c'était celui d'un autre joueur, {then} ; une fois par tour pour chaque joueur",
    "discard-any": "{foe} défausse {amount} cartes Bibliothèque prises au hasard dans sa main",
    "lose-your-colour": "[retirez|retirer] {amount} Sang de votre couleur {who:of}",
    "to.put-tokens.blood": "[mettez|mettre] {amount} Sang de votre couleur, de la réserve générale, sur {who}",
    "gain": "[gagnez|gagner] {what}",
    "rewards": (
        "[choisissez|choisir] pour chaque joueur, l'un après l'autre, une de ces choses que personne n'a encore reçue, "
        "et ce joueur la fait : {choices}"
    ),
    "gain-influence": "[gagnez|gagner] {amount} Influence",
    "lose-actions": "[perdez|perdre] {amount:action|actions} ce tour-ci",
    "fewer-actions": "{who} a {amount:action|actions} de moins à son prochain tour",
    "amount.gain-prestige": "{amount} Prestige",
    "amount.gain-agenda": "{amount} Cabale",
    "for.gain-prestige": "[gagnez|gagner] {amount} Prestige",
    "for.gain-prestige.them": "{who} gagne {amount} Prestige",
    "for.lose-prestige": "[perdez|perdre] {amount} Prestige",
    "for.lose-prestige.them": "{who} perd {amount} Prestige",
    "for.steal-prestige.them": "[volez|voler] {amount} Prestige {who:to}",
    "for.gain-agenda": "[gagnez|gagner] {amount} Cabale",
    "for.gain-agenda.them": "{who} gagne {amount} Cabale",
    "for.lose-agenda": "[perdez|perdre] {amount} Cabale",
    "for.lose-agenda.them": "{who} perd {amount} Cabale",
    "for.draw": "[piochez|piocher] {amount:carte|cartes}",
    "for.draw.them": "{who} pioche {amount:carte|cartes}",
    "draw-faction": "[piochez|piocher] {amount:carte|cartes} de votre Deck Faction",
    "draw-library": "[piochez|piocher] {amount:carte|cartes} de votre Bibliothèque",
    "for.discard": "[défaussez|défausser] {amount:carte|cartes}",
    "for.discard.them": "{who} défausse {amount:carte|cartes}",
    "for.gain-actions": "[gagnez|gagner] {amount:action|actions}",
    "for.gain-unhosted": "[gagnez|gagner] {amount:action libre|actions libres}",
    "detach-from": "[détachez|détacher] {card} {who:of}",
    "if-it-falls": "si cette attaque vainc la cible, {then}",
    "steal-agenda.any": "[volez|voler] 1 Cabale {foe:to}",
    "steal-agenda.level": "[volez|voler] 1 Cabale {foe:to} qui a autant de Cabale que vous",
    "steal-agenda.ahead": "[volez|voler] 1 Cabale {foe:to} parmi ceux qui en ont le plus",
    "steal-agenda.rich": "[volez|voler] 1 Cabale {foe:to} qui a au moins {least} Cabale",
    "steal-agenda.onto": ", à mettre sur {who}",
    "take-haven.carried": (
        "[attachez|attacher] {who:to}{none} un Refuge de votre collection, sans sa Capacité de Meneur"
    ),
    "take-haven.packed": (
        "[attachez|attacher] {who:to}{none} votre Refuge actif, sans sa Capacité de Meneur, et [mettez|mettre] à sa "
        "place un Refuge de votre collection"
    ),
    "take-haven.instead": (
        "[remplacez|remplacer] ce Refuge par un Refuge de votre collection ; celui-ci quitte la partie"
    ),
    "take-haven.none": ", s'il ne porte aucun Refuge,",
    "take-haven.none.chosen": " qui ne porte aucun Refuge",
    "take-haven": (
        "[attachez|attacher] {who:to} un Refuge de votre collection, dont ce personnage a la Capacité du Meneur"
    ),
    "attach-this.few": "[attachez|attacher] cette carte {who:to}, si au plus 2 cartes y sont attachées",
    "scatter": ("vous pouvez donner de ces dégâts à d'autres membres du groupe défenseur, pas plus de {most} à chacun"),
    "switches": (
        "quand les cartes sont révélées, vous pouvez défausser celle-ci. Dans ce cas, annoncez un autre type ; "
        "ensuite, vous pouvez jouer une autre carte Attaque face visible"
    ),
    "cull-top": (
        "[montrez|montrer] les {many} premières cartes de votre Bibliothèque, pour en défausser une et piocher l'autre"
    ),
    "dismiss-theirs": "[défaussez|défausser] {card} d'un adversaire, qui porte au plus {most} jetons",
    "give-up.burned": "[brûlez|brûler] cette carte",
    "bury": (
        "[choisissez|choisir] {who} avec au plus 2 cartes attachées : la première carte de la Bibliothèque de son "
        "joueur y est attachée face cachée ; si c'est la première, {then}"
    ),
    "event-back": (
        "[mélangez|mélanger] au Deck Cité un Événement brûlé de la Cité ; quand il quitte le jeu, il quitte la partie"
    ),
    "take-haven.shown": (
        "[montrez|montrer] {shown} Refuges différents de votre collection ; votre Rival en choisit un, à attacher "
        "{who:to}, qui en a la Capacité du Meneur"
    ),
    "attach": "[prenez|prendre] {card}, pour l'attacher {to:to}",
    "attach-moved": "[déplacez|déplacer] {card} vers un autre de ses membres",
    "attach-this": "[attachez|attacher] cette carte {who:to}",
    "attach-this.spare": (
        "après l'attaque, [attachez|attacher] cette carte {who:to} si 2 cartes au plus y sont attachées"
    ),
    "salvage.shuffled": "[mélangez|mélanger] {card} de votre défausse à votre Bibliothèque",
    "salvage": "[prenez|prendre] en main {card} de votre défausse",
    "bring": (
        "[attachez|attacher] {card} de votre main {to:to}, sans tenir compte de ce qu'il faut pour jouer cette carte"
    ),
    "bring.named": (
        "[attachez|attacher] {to:to} jusqu'à {most} cartes {card} de votre main ou de votre défausse, sans tenir "
        "compte de ce qu'il faut pour les jouer"
    ),
    "ransack.reactions": (
        "[nommez|nommer] un type d'attaque et [regardez|regarder] la main {foe:of} : toutes les Réactions contre ce "
        "type y sont défaussées"
    ),
    "offer.hand": "[défaussez|défausser] de votre main autant de {cards} que vous voulez, ou aucune ; {then}",
    "offer": (
        "[brûlez|brûler] des {cards} attachés à vos personnages, [défaussez|défausser] des {cards} de votre main, ou "
        "les deux, au moins 1 en tout ; {then}"
    ),
    "attach-this.down": (
        "[attachez|attacher] cette carte {who:to}, face cachée et donc sans texte, si 2 cartes au plus y sont attachées"
    ),
    "from-this.prestige": "[prenez|prendre] 1 Prestige sur cette carte ; quand elle est vide, elle brûle",
    "from-this.blood": "[déplacez|déplacer] 1 Sang de cette carte vers {who} ; quand elle est vide, elle brûle",
    "from-this.ritual": "[déplacez|déplacer] 1 Sang de cette carte vers {who}",
    "deal-each": "{who} subit {amount:dégât|dégâts}",
    "deal-each.aggravated": "{who} subit {amount:dégât Aggravé|dégâts Aggravés}",
    "deal-each.as-much": (
        "{who} subit autant de dégâts de nature {type} qu'il en inflige {to:to}, avant toute réduction"
    ),
    "deal-each.for-every": (
        "{who} subit 1 dégât de nature {type} de plus par tranche de {many} dégâts qu'il inflige {to:to}, avant toute "
        "réduction"
    ),
    "cancel-every": "[annulez|annuler] toutes les Réactions, avec leurs Boucliers et leurs dégâts",
    "deal-now": "{by} et {who} subissent {amount:dégât|dégâts}",
    "deal-now.aggravated": "{by} et {who} subissent {amount:dégât Aggravé|dégâts Aggravés}",
    "deal-now.typed": "{who} subit {amount:dégât|dégâts} de nature {type}",
    "screen.home": (
        "si un personnage dans votre Refuge est attaqué, il a +{amount} de Bouclier par Prestige sur cette carte pour "
        "cette attaque"
    ),
    "screen": (
        "la cible de l'attaque, si c'est un personnage dans La Rue, a +{amount} de Bouclier par "
        "Prestige sur cette carte pour cette attaque"
    ),
    "step-in": (
        "s'il est prêt, {who} sort dans La Rue au besoin et bloque une attaque contre n'importe quelle cible qui s'y "
        "trouve, sauf si elle est Distante"
    ),
    "step-in.plain": "{who} sort dans La Rue et bloque, quelle que soit la cible, sauf si l'attaque est Distante",
    "step-in.roams": (
        "s'il est prêt, {who} sort dans La Rue au besoin et bloque, quels que soient la cible et le type de l'attaque"
    ),
    "step-in.leaves": (
        "s'il est prêt au Refuge, {who} sort dans La Rue et bloque, quels que soient la cible et le type de l'attaque"
    ),
    "discard-for": "[défaussez|défausser] jusqu'à {most} cartes ; pour chacune, {then}",
    "discard-for.least": "[défaussez|défausser] jusqu'à {most} cartes, mais au moins 1 ; pour chacune, {then}",
    "shuffle-back": "[mélangez|mélanger] cette carte au Deck Cité",
    "shuffle-back.pile": "[mélangez|mélanger] cette carte au Deck Cité avec toute la défausse de la Cité",
}

READER: Final[Reader] = Reader(
    terms=TERMS,
    sentences=SENTENCES,
    phrases=Phrases(EFFECTS),
    nouns=WhichNouns(),
    listing=listing,
    phrase=BentName,
    number=BentNumber,
    card=named,
)
