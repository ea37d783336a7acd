"""French: what the cards of Rivals do, on what condition, and for each of what."""

from __future__ import annotations

from typing import Final

from gloam.rivals import (
    animal_effects,
    antagonists,
    attachments,
    bans,
    city_effects,
    city_votes,
    collection,
    costs,
    counts,
    deck_effects,
    diablerie,
    domains,
    effects,
    event_effects,
    fight_counts,
    fight_effects,
    ghouls,
    graves,
    hand_effects,
    hardening,
    influence,
    library_effects,
    masks,
    placing,
    preventing,
    purses,
    reacting,
    reclaiming,
    ritual_effects,
    rituals,
    rival_tokens,
    roaming,
    spying,
    stowing,
    sudden,
    thrown_in,
    trap_effects,
    traps,
    wraiths,
)
from gloam.words.phrases import Phrases, Table

EFFECTS: Final[Table] = {
    # ---- what is paid
    costs.Tire: "[épuisez|épuiser] {who}",
    purses.PayAgenda: "[payez|payer] 1 Cabale, de votre carte Cabale ou d'un de vos personnages",
    costs.GiveUp: "[défaussez|défausser] cette carte en jeu",
    diablerie.GiveBack: "[rendez|rendre] à ce joueur 1 Prestige à sa couleur posé sur cette carte",
    costs.SendAway: "[envoyez|envoyer] à la défausse de la Cité {card}",
    attachments.DetachCost: "[détachez|détacher] {card}",
    rituals.PlaceBlood: (
        "[placez|placer] sur cette carte de {x.least} à {x.most} Sang de votre couleur, pris à des personnages"
    ),
    rituals.RaiseBlood: (
        "pour chaque {one}, vous pouvez placer sur cette carte 1 Sang de votre couleur de la réserve générale"
    ),
    ritual_effects.DrawOff: "vous pouvez y déplacer 1 Sang de chacun des vampires de votre choix dans votre Torpeur",
    ritual_effects.Replenish: (
        "[mettez|mettre] 1 Sang de votre couleur, de la réserve générale, sur chacune de vos cartes Persistantes où "
        "il y a du Sang"
    ),
    ritual_effects.SpendBlood: "[retirez|retirer] {x.amount} Sang de cette carte",
    # ---- in a fight
    fight_effects.CancelReaction: "[annulez|annuler] la Réaction, avec ses Boucliers et ses dégâts",
    reacting.PlaysThis: "{who} joue cette carte",
    reacting.ReactAgain: "vous pouvez jouer une autre Réaction, face visible",
    fight_effects.CancelText: "[ignorez|ignorer] le texte de la carte Attaque ; ses dégâts et ses mots-clés restent",
    fight_effects.FurtherVictims: (
        "pour chaque {one}, choisissez {who}, chaque fois un différent : il subit aussi {x.damage} dégâts"
    ),
    fight_effects.FoePuts: (
        "l'adversaire met 1 Prestige sur {card}, au choix. Si vous la résolvez ce tour-ci, elle peut le toucher "
        "malgré tout"
    ),
    fight_effects.PayToMend: (
        "son joueur paie 1 Prestige par dégât qu'elle a subi, mais jamais le dernier, et elle régénère 1 Sang par "
        "Prestige "
        "payé"
    ),
    fight_effects.TurnOn: "l'attaque se tourne vers {who}",
    fight_effects.Mill: (
        "[défaussez|défausser] la première carte de votre Bibliothèque. Si ce n'est pas {kind}, {then}"
    ),
    fight_effects.OnMortal: "contre un mortel, {then}",
    fight_effects.AttackedCharacter: "si la première cible était un personnage, {then}",
    # ---- decks and tokens
    deck_effects.Peek: (
        "[regardez|regarder] la première carte d'un de vos decks, puis [remettez-la|la remettre] dessus ou dessous"
    ),
    reclaiming.Reclaim: (
        "[attachez|attacher] à ce personnage autant que vous voulez des cartes que portait un de vos personnages qui a "
        "quitté votre coterie ce tour-ci, de là où elles sont maintenant"
    ),
    deck_effects.Salvage: "[prenez|prendre] en main une carte de votre défausse, au choix",
    deck_effects.Distill: (
        "[révélez|révéler] les {x.count} premières cartes de votre Bibliothèque ; prenez en main chacune qui est "
        "{kind} et défaussez les autres. Si aucune ne l'est, prenez en main {kind} de votre défausse"
    ),
    deck_effects.TurnUpTop: (
        "[révélez|révéler] la première carte de votre Bibliothèque et [laissez-la|la laisser] là : la Puissance du "
        "Sang "
        "qu'elle demande vous donne autant d'Influence"
    ),
    deck_effects.Divine: (
        "[retournez|retourner] la première carte de la Bibliothèque {foe:of}, qui y reste : l'attaque inflige +1 dégât "
        "par point de Puissance du Sang qu'elle demande"
    ),
    trap_effects.Divert: (
        "par tranche de {x.per} Prestige sur cette carte, vous pouvez faire infliger 1 dégât de cette attaque à un "
        "personnage dans La Rue au lieu de sa cible"
    ),
    trap_effects.StrikeElse: "il est infligé au personnage choisi",
    stowing.Stow: "[attachez-la|l'attacher] à cette carte face cachée ({x.most} au plus)",
    stowing.Unstow: "[prenez|prendre] {card} en main",
    stowing.Buried: "carte attachée face cachée à ce personnage",
    traps.TakeBack: "[reprenez|reprendre] cette carte-là en main",
    deck_effects.ShareMends: (
        "[régénérez|régénérer] 1 Sang par icône {icon} {within}, à répartir librement entre vos personnages, même en "
        "Torpeur"
    ),
    purses.Sponsor: (
        "[retirez|retirer] 1 Cabale d'autant d'endroits que vous voulez, parmi votre carte Cabale et vos personnages : "
        "le prochain personnage que vous recrutez ce tour-ci vous coûte autant de Prestige de moins"
    ),
    diablerie.TakeHostages: (
        "au début de la partie, mettez sur cette carte 1 Prestige à la couleur de chaque adversaire, de la réserve "
        "générale"
    ),
    purses.Bank: "[déplacez|déplacer] 1 Cabale {who:of} vers votre carte Cabale",
    hand_effects.Sift: "[piochez|piocher] {x.count} cartes et [défaussez|défausser] l'une d'elles",
    hand_effects.LookAtHand: "[regardez|regarder] la main {foe:of}",
    hand_effects.DiscardAny: "{foe} défausse une carte Bibliothèque prise au hasard dans sa main",
    hand_effects.PutOnTop: (
        "[posez|poser] une carte Bibliothèque de votre choix de cette main au-dessus de la Bibliothèque de cet "
        "adversaire"
    ),
    hand_effects.Foretell: (
        "[révélez|révéler] la première carte de la Bibliothèque {foe:of} et [gagnez|gagner] autant de Prestige que la "
        "Puissance du Sang qu'elle demande. Si elle n'en demande pas, elle est défaussée, et {who} est redressé"
    ),
    bans.AttachTop: (
        "[défaussez|défausser] ce qui est attaché à cette carte, puis [attachez-y|y attacher] la "
        "première carte de la Bibliothèque {foe:of}"
    ),
    hand_effects.Ransack: (
        "[nommez|nommer] un type d'attaque et [regardez|regarder] la main {foe:of} : toutes les cartes Attaque de "
        "ce type y sont défaussées. Pour chacune, {then}"
    ),
    rival_tokens.StealRival: (
        "[volez|voler] un jeton Rival {foe:to} : le joueur qu'il désigne est aussi votre Rival, et n'est plus celui de "
        "cet adversaire"
    ),
    rival_tokens.OfRival: "ce personnage-là est à votre Rival",
    attachments.ToHand: "[reprenez|reprendre] en main {who}",
    thrown_in.ThrowIn: (
        "vous pouvez jouer de votre main une carte Attaque de plus, du type annoncé : les dégâts imprimés dessus "
        "s'ajoutent, et rien d'autre n'en compte"
    ),
    thrown_in.Gamble: (
        "[révélez|révéler] la première carte de la Bibliothèque de l'adversaire, qui y reste : si c'est {kind}, "
        "{then} ; sinon, {other}"
    ),
    rival_tokens.ReturnRivals: "[rendez-le|le rendre]",
    deck_effects.MendParty: "[laissez|laisser] {who} régénérer 1 Sang",
    deck_effects.Invest: (
        "[payez|payer] de 1 à {x.most} Prestige, et [mettez|mettre] {x.times} fois autant de la réserve générale sur "
        "cette "
        "carte"
    ),
    deck_effects.Drink: (
        "[volez|voler] 1 Prestige {foe:to} et [mettez-le|le mettre] sur {who}, qui régénère ainsi 1 Sang"
    ),
    deck_effects.BurnToMend: (
        "[brûlez|brûler] {card} ; ce n'est pas une défaite, mais {who} régénère ce que vaudrait la carte brûlée après "
        "une défaite"
    ),
    influence.Posting: (
        "[jouez|jouer] de votre main une carte de la Bibliothèque qui demande une Puissance du Sang de 1 à 3 comme si "
        "c'était un Modificateur d'Influence, pour autant d'Influence"
    ),
    ritual_effects.DrawBlood: "[retirez|retirer] 1 Sang de cette carte-là",
    ritual_effects.BloodOnto: "[payez|payer] {x.amount} Sang et [mettez-le|le mettre] sur {card}",
    ritual_effects.LostOnto: "[mettez|mettre] 1 du Sang perdu sur {card}",
    # ---- Animals
    animal_effects.StealFor: "[volez|voler] {x.amount} Sang {who:to} et [mettez-le|le mettre] sur {to}",
    animal_effects.TurnUp: (
        "[révélez|révéler] la première carte de votre Bibliothèque : si c'est {kind}, piochez-la ; sinon, laissez-la "
        "là ou défaussez-la"
    ),
    # ---- wraiths and graves
    wraiths.CreateWraith: "[créez|créer] un fantôme et [attachez-le|l'attacher] {to:to}",
    graves.RecruitAsleep: (
        "[recrutez|recruter] dans votre Torpeur un vampire du clan {clan} de votre main : vous ne payez rien, et aucun "
        "Sang n'est mis dessus"
    ),
    graves.Rise: "[placez|placer] {who} dans le Refuge de son joueur et [redressez-le|le redresser]",
    graves.DigUp: (
        "[défaussez|défausser] des cartes du Deck Cité jusqu'à défausser {kind}, et [brûlez-le|le brûler]. Si vous "
        "avez brûlé un mortel ce tour-ci, {then}"
    ),
    ghouls.Bind: (
        "[révélez|révéler] {card} de votre main : elle devient une Goule sans texte, dans votre Refuge, avec 1 Sang "
        "de votre couleur de la réserve générale"
    ),
    graves.CastBeside: (
        "le personnage qui agit peut lancer un Rituel de votre main sans dépenser d'action ; il perd ensuite {x.lost} "
        "Sang"
    ),
    graves.Possess: "[redressez|redresser] {who} : il est seul, et vous effectuez aussitôt une action de plus avec lui",
    # ---- the City and all players
    city_effects.NextCityCard: "[révélez|révéler] la prochaine carte du Deck Cité",
    city_effects.LeadersOut: (
        "chaque Meneur qui n'est pas en Torpeur sort dans La Rue et y forme un groupe à lui seul. Celui du joueur "
        "actif "
        "ne rentre pas au Refuge ce tour-ci"
    ),
    city_effects.Revive: "[remettez|remettre] dans La Rue {kind} pris aux cartes brûlées de la Cité",
    city_effects.EventsBack: "mélangez au Deck Cité tous les autres Événements brûlés",
    city_effects.NamedSteal: (
        "chaque joueur nommé, dans le sens horaire à partir de vous, vole 1 Prestige à un joueur qui ne l'est pas"
    ),
    city_effects.EmptyHaven: (
        "choisissez un Refuge : tous les personnages qui s'y trouvent sortent dans La Rue en un seul groupe, et chacun "
        "d'eux qui est épuisé subit {x.damage} dégât Aggravé"
    ),
    city_effects.Redirect: (
        "jusqu'à {x.most} dégâts des antagonistes vont à un adversaire de votre choix, quel que soit le Secret"
    ),
    antagonists.Strike: "un de vos personnages subit 1 dégât Aggravé, quel que soit son Secret",
    event_effects.ExhaustFor: (
        "[épuisez|épuiser] jusqu'à {x.most} de vos {cards}, mais au moins 1 ; pour chacun, {then}"
    ),
    event_effects.MarchOut: (
        "[exercez|exercer] l'Influence d'autant de vos personnages que vous voulez : elle permet à un nombre égal de "
        "personnages de sortir de votre Refuge dans La Rue"
    ),
    event_effects.PassBlood: (
        "un de vos personnages qui ne l'a pas fait ce tour-ci paie 1 Sang, que vous mettez sur un vampire en Torpeur, "
        "à qui qu'il soit"
    ),
    event_effects.PutEither: (
        "[mettez|mettre] 1 Sang ou 1 Prestige de votre couleur, de la réserve générale, sur {card}"
    ),
    city_votes.Besiege: (
        "une carte Seconde Inquisition passe de La Rue au Refuge du joueur nommé, où elle n'agit sur personne d'autre"
    ),
    city_votes.CallVote: (
        "tant qu'une carte Seconde Inquisition est dans La Rue, nommez un joueur et faites exercer de l'Influence "
        "comme pour une Intrigue"
    ),
    city_votes.OffTheStreet: "[mettez|mettre] {who} dans la défausse de la Cité",
    city_votes.OneBack: "[mélangez|mélanger] au Deck Cité une carte brûlée de la Cité, au choix",
    city_votes.PileBack: "[mélangez|mélanger] la défausse de la Cité au Deck Cité",
    effects.LoseYourColour: "[retirez|retirer] {who:of} tout le Sang de votre couleur",
    effects.BurnThis: "[brûlez|brûler] cette carte",
    # ---- outside the order of an attack
    sudden.MoveOut: "[déplacez|déplacer] {who} dans La Rue, sans compagnie",
    spying.BuyIntel: (
        "[retirez|retirer] autant de Prestige que vous voulez de cette carte : l'attaquant a autant d'Info de plus "
        "pour cette attaque. Brûlez cette carte quand elle est vide"
    ),
    domains.TakeIn: (
        "[attachez|attacher] à cette carte {card}, {x.most} au plus ; il reste dans La Rue et on peut l'attaquer"
    ),
    sudden.GoHome: "[ramenez|ramener] au Refuge {who}, prêt ou épuisé comme avant",
    sudden.AttackNow: "{by} attaque {who} aussitôt, sans dépenser d'action",
    hardening.Harden: "les dégâts deviennent de nature {type} et ne sont plus Aggravés",
    sudden.Negate: (
        "l'attaque n'aboutit pas. Vous pouvez aussi jouer cette carte hors d'une attaque, quand la carte d'un "
        "adversaire va toucher un personnage de ce groupe : cette carte-là ne fait rien"
    ),
    # ---- how many, and on what condition
    counts.Foes: "adversaire en jeu",
    counts.TypeIs: "l'attaque est {type}",
    counts.TargetIs: "la cible est {target}",
    counts.TargetIn: "la cible est {place}",
    counts.Blocks: "le personnage qui réagit a bloqué",
    counts.Opening: "c'est la première attaque {type} du groupe de ce personnage dans votre tour",
    counts.Fresh: "cette carte n'a encore rien rapporté ce tour-ci",
    counts.ForDiscard: "c'est pour une défausse à la Phase finale",
    counts.WasWounded: "il était Blessé avant",
    counts.Controls: "ce personnage-là est à vous",
    counts.InActionPhase: "c'est une Phase d'action",
    placing.Heaped: "{x.least} jetons ou plus y étaient déjà et que ce n'est pas un personnage",
    placing.Laded: "un adversaire a mis un jeton sur une carte dans sa Phase d'action, qui n'est pas finie",
    counts.YourTurn: "c'est votre tour",
    counts.Sleeping: "il est en Torpeur",
    counts.Lonely: "c'est le seul personnage de sa coterie",
    preventing.Burns: "il devait être détruit",
    fight_counts.Withstands: "la cible n'a pas été vaincue",
    counts.Drained: "un de vos personnages a subi la diablerie dans cette partie",
    counts.Opposed: "c'est contre une Intrigue que vous avez jouée",
    counts.SchemesSucceeded: "une de vos Intrigues a réussi ce tour-ci",
    counts.SecondMortal: "c'est votre deuxième ce tour-ci",
    sudden.Assailable: "ce personnage-là est à un adversaire qui a déjà commencé un tour",
    counts.Towering: (
        "vos personnages dans La Rue ont ensemble plus de Puissance du Sang que ceux de chaque adversaire"
    ),
    counts.Strengthens: "elle augmente la Puissance du Sang de ce personnage",
    counts.Stronger: "l'attaquant a plus de Puissance du Sang que la cible",
    preventing.Savable: "qui tombe peut recevoir du Sang",
    preventing.AggravatedAttack: "les dégâts de l'attaque sont Aggravés",
    animal_effects.Felled: "ce personnage-là en a été vaincu",
    roaming.Relocate: ("votre Refuge actif quitte la partie, et {who} attaché à un personnage prend sa place"),
    roaming.SwapHavens: "[échangez|échanger] un Refuge attaché {who:to} avec un autre Refuge que vous contrôlez",
    roaming.Furnish: "[attachez|attacher] cette carte à votre Refuge actif",
    roaming.Foremost: "vous avez au moins {x.least} de ces cartes (ensemble, elles font cela une fois)",
    city_effects.LeadOut: "[déplacez|déplacer] votre Meneur du Refuge dans La Rue, prêt ou épuisé comme avant",
    city_effects.SeekPrince: (
        "si le Prince de la Cité est dans le Deck Cité, [mettez-le|le mettre] dans La Rue et [mélangez|mélanger] ce "
        "deck"
    ),
    counts.BelowLeader: "ce personnage a une Puissance du Sang plus basse que votre Meneur",
    masks.ChangeFaces: (
        "[échangez|échanger] un de vos vampires, qui n'est pas Meneur, avec un de votre main, qui en reprend l'état et "
        "tout ce qui est dessus ; si sa Puissance du Sang est plus haute, payez la différence en Prestige"
    ),
    collection.FirstTurn: "c'est votre premier tour",
    fight_counts.Attacked: "un de vos personnages est attaqué",
    library_effects.EmptyLibrary: "votre Rival n'a aucune carte dans sa Bibliothèque",
    fight_counts.Weakness: "jeton « -1 Puissance du Sang » sur lui",
    library_effects.Win: "vous remportez la partie",
    library_effects.Discards: "carte qu'il défausserait",
    animal_effects.Offered: "carte ainsi perdue",
    counts.Hurt: "la cible a subi des dégâts sans être vaincue",
    fight_counts.Stands: "la cible est un personnage et n'a pas été vaincue",
    fight_counts.IsBlocked: "l'attaque a été bloquée",
    fight_counts.Leads: "l'attaquant est votre Meneur",
    fight_counts.Falls: "cette attaque vainc le personnage qui réagit",
    fight_counts.Fells: "la cible a été vaincue",
    fight_counts.Besieged: "un personnage de son Refuge est attaqué",
    fight_counts.Worsened: "la cible en devient Blessée",
    fight_counts.Unarmed: "aucune carte Attaque n'est jouée",
    fight_counts.Fights: "ce personnage attaque ou est la cible",
    fight_counts.PlaysIcon: "la carte qu'il joue dans cette attaque porte l'icône {icon}",
}
SEVERAL: Final = Phrases({counts.Foes: "adversaires en jeu"})
