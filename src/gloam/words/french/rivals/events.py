"""French: what happens at a table of Rivals, one line an event. `[vous faites|Anna fait]` is as its reader reads it.
Same keys and same order as its English twin."""

from __future__ import annotations

from typing import Final

from gloam.words.facts import Facts, Names
from gloam.words.forms import sentence
from gloam.words.french.rivals.nouns import TONGUE

SENTENCES: Final[dict[str, str]] = {
    # ---- setting up
    "deck": "[vous apportez|{who} apporte] un deck, {list}, et [prenez|prend] {prestige} Prestige",
    "city-deck": "le Deck Cité a {count:carte|cartes} ; {out:Événement reste|Événements restent} dans la boîte",
    "leader": "[votre Meneur|le Meneur {who:of}] est {card}",
    "haven-revealed": "[votre Refuge|le Refuge {who:of}] est {card}",
    "leaders-clash": "même Meneur, {card}, pour {seats} : on enchérit",
    "bid": "[vous enchérissez|{who} enchérit] à {amount} Prestige",
    "bid-passed": "[vous passez|{who} passe]",
    "bid-won": "[vous gardez|{who} garde] {card} pour {amount} Prestige",
    "leader-paid": "[vous payez|{who} paie] {amount} Prestige, le Sang {card:of}",
    "first-player": "[vous êtes|{who} est] le Joueur 1",
    "rival-own": "[vous tirez votre propre numéro et tirez de nouveau|{who} tire son propre numéro et tire de nouveau]",
    "rival": "[votre Rival|le Rival {who:of}] est {foe}",
    "rival.you": "vous êtes le Rival {who:of}",
    "dealt": "[vous commencez|{who} commence] avec {library} cartes Bibliothèque et {vampires:vampire|vampires}",
    "dealt.known": "[vous commencez|{who} commence] avec {cards}",
    # ---- the course of a turn
    "turn": "tour {turn} : [c'est à vous|c'est à {who}]",
    "readied-all": (
        "[vous redressez toutes vos cartes, et vos personnages rentrent|{who} redresse toutes ses cartes, et ses "
        "personnages rentrent] au Refuge"
    ),
    "readied-all.afraid": (
        "[vous redressez toutes vos cartes sauf {afraid}, à cause de la Peur, et vos personnages rentrent|{who} "
        "redresse toutes ses cartes sauf {afraid}, à cause de la Peur, et ses personnages rentrent] au Refuge"
    ),
    "phase-ended": "[vous terminez votre|{who} termine sa] Phase d'action",
    "phase-ended.left": (
        "[vous terminez votre|{who} termine sa] Phase d'action avec {actions:action|actions} en réserve"
    ),
    "actions-lost": "[vous avez|{who} a] {amount:action|actions} de moins ce tour-ci",
    "moved": "[vous déplacez|{who} déplace] {card} dans La Rue",
    "regrouped": "[vous vous regroupez|{who} se regroupe] dans La Rue : {parties}",
    "torpor-blood": "{card} gagne 1 Sang en Torpeur",
    "drew": "[vous piochez|{who} pioche] une carte ({deck})",
    "drew.known": "[vous piochez|{who} pioche] {card} ({deck})",
    "discarded": "[vous défaussez|{who} défausse] {card}",
    "recruited": "[vous recrutez|{who} recrute] {card} pour {cost} Prestige",
    "usurped": "{card} brûle dans [votre Torpeur|la Torpeur {who:of}] : son nom est pris par un autre",
    "played": "[vous jouez|{who} joue] {card}",
    "played.by": "[vous jouez|{who} joue] {card} avec {by}",
    "used": "[vous utilisez|{who} utilise] le texte {card:of}",
    "declined": "[vous n'utilisez|{who} n'utilise] pas {card}",
    "actions-gained": "[vous gagnez|{who} gagne] {amount:action|actions} pour ce tour",
    "actions-gained.unhosted": "[vous gagnez|{who} gagne] {amount:action libre|actions libres} pour ce tour",
    "negated": "[vous jouez|{who} joue] {card} : {against} ne fait rien",
    "foe-chosen": "[vous choisissez|{who} choisit] {foe} pour {card}",
    "foe-chosen.you": "{who} vous choisit pour {card}",
    "agenda-revealed": "[votre Cabale|la Cabale {who:of}] est révélée : {card}",
    # ---- an attack
    "attack": "[vous attaquez|{who} attaque] avec {card}",
    "attack.party": "[vous attaquez|{who} attaque] avec {card}, et le soutien {party:of}",
    "targeted": "la cible est {card}",
    "shown-for-intel": "[vous jouez|{who} joue] {card} face visible pour {amount} Info",
    "intel": "[vous défaussez|{who} défausse] {cards} pour {amount} Info",
    "announced": "l'attaque est {type}",
    "no-attack-card": "[vous ne jouez|{who} ne joue] pas de carte Attaque",
    "attack-card": "[vous attaquez|{who} attaque] avec la carte {card}",
    "attack-card-laid": "[vous posez|{who} pose] une carte Attaque face cachée",
    "attack-card-laid.known": "[vous posez|{who} pose] {card} face cachée comme carte Attaque",
    "blocked": "[vous bloquez|{who} bloque] avec {card}",
    "block-undone": "le blocage {card:of} est annulé",
    "no-reaction": "[vous ne jouez|{who} ne joue] pas de Réaction",
    "reaction-laid": "[vous posez|{who} pose] une Réaction face cachée",
    "reaction-laid.known": "[vous posez|{who} pose] {card} face cachée comme Réaction",
    "reaction": "[vous réagissez|{who} réagit] avec {card}",
    "aided": "[vous aidez|{who} aide] {to} avec {card}",
    "illegal": "{card} ne peut être jouée ici et va à la défausse",
    "cancelled": "{card} est annulée",
    "text-cancelled": "le texte {card:of} est ignoré",
    "retargeted": "l'attaque se tourne vers {card}",
    "hit-too": "{card} aussi est pris pour cible : {amount:dégât|dégâts}",
    "summed": "l'attaque contre {card} vaut {amount:dégât|dégâts}",
    "damaged": "{card} subit {amount:dégât|dégâts}",
    "damaged.all": "{card} subit {amount:dégât Aggravé|dégâts Aggravés}",
    "damaged.part": "{card} subit {amount:dégât|dégâts}, en partie Aggravés",
    "last-blood-kept": "{card} garde son dernier Sang : l'attaque est Superficielle",
    "withstood": "{amount:dégât ne suffit|dégâts ne suffisent} pas contre {card}",
    "attack-ended": "l'attaque n'aboutit pas",
    # ---- defeat and spoils
    "defeated": "[vous vainquez|{who} vainc] {card}",
    "defeated.nobody": "{card} succombe",
    "defeated.burned": "[vous vainquez|{who} vainc] {card} pour de bon : la carte brûle",
    "defeated.burned.nobody": "{card} succombe pour de bon : la carte brûle",
    "torpor": "{card} tombe en Torpeur avec 1 Prestige [à vous|{who:of}]",
    "woke": "{card} sort de Torpeur",
    "burned": "[vous brûlez|{who} brûle] {card}",
    "burned.nobody": "{card} brûle",
    "spoils-burned": "[vous brûlez|{who} brûle] {card} pour régénérer",
    "attached": "{card} s'attache {to:to}",
    "detached": "{card} est détachée {from:of} et va à la défausse",
    "title-free": "{card} est de nouveau libre dans La Rue",
    "title-replaced": "{card} cède la place au nouveau Titre",
    "title-lost": "{card} disparaît de [votre Torpeur|la Torpeur {who:of}] : un autre porte ce Titre",
    "blood-trimmed": "{card} a moins de place pour le Sang et en perd {amount}",
    # ---- what is gained, lost and paid
    "prestige-gained": "[vous gagnez|{who} gagne] {amount} Prestige",
    "prestige-lost": "[vous perdez|{who} perd] {amount} Prestige",
    "prestige-stolen": "[vous volez|{who} vole] {amount} Prestige {from:to}",
    "prestige-stolen.you": "{who} vous vole {amount} Prestige",
    "prestige-drunk": "[vous volez|{who} vole] {amount} Prestige {from:to}, avec lequel {card} régénère",
    "prestige-drunk.you": "{who} vous vole {amount} Prestige, avec lequel {card} régénère",
    "prestige-drunk.full": (
        "[vous volez|{who} vole] {amount} Prestige {from:to}, mais {card} n'a pas de place pour ce Sang"
    ),
    "prestige-drunk.full.you": "{who} vous vole {amount} Prestige, mais {card} n'a pas de place pour ce Sang",
    "prestige-paid": "[vous payez|{who} paie] {amount} Prestige",
    "agenda-gained": "[vous gagnez|{who} gagne] {amount} Cabale",
    "agenda-gained.vampire": (
        "[vous gagnez|{who} gagne] {amount} Cabale pour la chute {for:of}, vampire [de votre|de son] Rival"
    ),
    "agenda-gained.mortal": "[vous gagnez|{who} gagne] {amount} Cabale pour la défaite {for:of}",
    "agenda-gained.rival": ("[vous gagnez|{who} gagne] {amount} Cabale parce que [votre|son] Rival est hors de combat"),
    "agenda-gained.text": "[vous gagnez|{who} gagne] {amount} Cabale grâce {for:to}",
    "agenda-lost": "[vous perdez|{who} perd] {amount} Cabale",
    "blood-paid": "{card} paie {amount} Sang",
    "blood-lost": "{card} perd {amount} Sang",
    "blood-stolen": "{by} vole {amount} Sang {card:to}",
    "mended": "{card} régénère {amount} Sang",
    "readied": "{card} se redresse",
    "exhausted": "{card} s'épuise",
    "tokens-put": "{amount:jeton va|jetons vont} sur {card}",
    "blood-placed": "{giver} donne {amount} Sang pour {card}",
    "tokens-taken": "{amount:jeton quitte|jetons quittent} {card}",
    "token-moved": "1 jeton {card:of} rejoint [votre Prestige|le Prestige {who:of}]",
    "token-moved.to": "1 Sang passe {card:of} {to:to}",
    "marked": "[vous mettez|{who} met] {amount} Cabale sur {card}, pour qui vaincra ce personnage",
    "weakened": "[vous mettez|{who} met] un jeton « -1 Puissance du Sang » sur {card}",
    "frightened": "[vous mettez|{who} met] un jeton Peur sur {card}",
    "recoloured": "[vous remplacez|{who} remplace] {amount} Sang sur {card} par du Sang à [votre|sa] couleur",
    "given-up": "[vous défaussez|{who} défausse] {card}, qui était en jeu",
    # ---- decks
    "looked": "[vous regardez|{who} regarde] la première carte ({deck})",
    "looked.known": "[vous regardez|{who} regarde] la première carte ({deck}) : {card}",
    "kept-on-top": "[vous la laissez|{who} la laisse] au-dessus ({deck})",
    "put-at-bottom": "[vous la mettez|{who} la met] au-dessous ({deck})",
    "salvaged": "[vous reprenez|{who} reprend] {card} dans la défausse",
    "brought": "{by} appelle {card} de [votre main|la main {who:of}]",
    "brought-back": "{by} appelle {card} de [votre défausse|la défausse {who:of}]",
    "milled": "[vous défaussez|{who} défausse] {card}, la première carte de la Bibliothèque",
    "revealed-top": "[vous révélez|{who} révèle] du dessus de la Bibliothèque {cards}",
    "took-kind": "[vous prenez|{who} prend] en main {cards}",
    "turned-up": "[vous révélez|{who} révèle] {card}, la première carte de la Bibliothèque, pour {amount} Influence",
    # ---- the City
    "city-revealed": "[vous révélez|{who} révèle] {card}, du Deck Cité",
    "city-revealed.nobody": "le Deck Cité révèle {card}",
    "late-prince": "{card} est mélangé au Deck Cité",
    "city-reshuffled": "{count:carte est mélangée|cartes sont mélangées} au Deck Cité",
    "city-empty": "le Deck Cité est vide : rien n'est révélé",
    "event-over": "{card} est terminé et brûle",
    "leader-out": "{card}, [votre Meneur|le Meneur {who:of}], sort dans La Rue, sans compagnie",
    "driven-out": "{card} se retrouve dans La Rue, sans compagnie",
    "events-back": "{count:Événement est mélangé|Événements sont mélangés} au Deck Cité",
    "smoked-out": "tous ceux du Refuge {haven:of} sont chassés dans La Rue",
    "smoked-out.you": "tous ceux de votre Refuge sont chassés dans La Rue",
    "redirected": "[vous détournez|{who} détourne] {amount:dégât|dégâts} des antagonistes vers {foe}",
    "redirected.you": "{who} détourne {amount:dégât|dégâts} des antagonistes vers vous",
    "sent-away": "[vous envoyez|{who} envoie] {card} de La Rue à la défausse",
    "claimed": "{card} revendique le Titre de Prince de la Cité",
    "challenged": "{card} défie {target}",
    "claim-succeeded": "personne n'arrête {card}",
    "claim-failed": "la revendication échoue",
    # ---- Schemes, Titles, Influence
    "named": "voici qui est nommé : {seats}",
    "declared.yes": "[vous êtes|{who} est] pour",
    "declared.yes.laid": "[vous êtes|{who} est] pour, avec une carte face cachée",
    "declared.no": "[vous êtes|{who} est] contre",
    "declared.no.laid": "[vous êtes|{who} est] contre, avec une carte face cachée",
    "declared.out": "[vous restez|{who} reste] à l'écart",
    "exerted": "{card} exerce {amount} Influence",
    "influence-given": "[vous gagnez|{who} gagne] {amount} Influence grâce {card:to}",
    "influence-card": "[vous jouez|{who} joue] {card} pour {amount} Influence",
    "influence-shown": "[vous aviez|{who} avait] caché {hidden} Prestige",
    "influence-shown.card": "[votre carte cachée|la carte cachée {who:of}] est {card} : {amount} Influence",
    "influence-shown.both": (
        "[votre carte cachée|la carte cachée {who:of}] est {card} : {amount} Influence, en plus de {hidden} Prestige "
        "caché"
    ),
    "scheme-yes": "{card} réussit, {yes} contre {no}",
    "scheme-no": "{card} échoue, {yes} contre {no}",
    # ---- Conspiracies
    "conspiracy": "[vous posez|{who} pose] une Conspiration face cachée avec {by} (n° {handle})",
    "conspiracy.known": "[vous posez|{who} pose] {card} face cachée avec {by} (Conspiration n° {handle})",
    "contributed": "[vous mettez|{who} met] 1 Prestige sur la Conspiration n° {handle}",
    "made-to-give": "[vous devez|{who} doit] mettre 1 Prestige sur la Conspiration n° {handle}",
    "shown": "[vous montrez|{who} montre] la Conspiration n° {handle} {to:to}",
    "shown.you": "{who} vous montre la Conspiration n° {handle}",
    "shown.known": "[vous montrez|{who} montre] la Conspiration n° {handle} {to:to} : c'est {card}",
    "shown.known.you": "{who} vous montre la Conspiration n° {handle} : c'est {card}",
    "contribution-declined": "[vous ne mettez|{who} ne met] rien sur la Conspiration n° {handle}",
    "contribution-refused": "[vous refusez|{who} refuse] la contribution {from:of} à la Conspiration n° {handle}",
    "contribution-refused.you": "{who} refuse votre contribution à la Conspiration n° {handle}",
    "conspiracy-resolved": "[vous résolvez|{who} résout] la Conspiration {card}",
    # ---- the end
    "knocked-out": "[vous êtes|{who} est] hors de combat",
    "cards-shown": "[vous finissez|{who} finit] la partie avec {hand} en main",
    "cards-shown.down": "[vous finissez|{who} finit] la partie avec {down} face cachée",
    "cards-shown.both": "[vous finissez|{who} finit] la partie avec {hand} en main et {down} face cachée",
    "won": "[vous gagnez|{who} gagne] avec {agenda} Cabale",
}


def event(e: Facts, names: Names, you: int | None) -> str:
    """One line of the log, as this reader may know it."""
    return sentence(TONGUE.event(SENTENCES, e, names, you))
