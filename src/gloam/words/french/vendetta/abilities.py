"""French: what cards of Vendetta do by being there, and how they count."""

from __future__ import annotations

from gloam.core.effect import Condition
from gloam.vendetta import abilities as can
from gloam.vendetta.catalogue import Ability, PowerRule
from gloam.vendetta.power import (
    AtHaven,
    BloodWorth,
    CopyHighest,
    FewestFaceUp,
    HalveRivals,
    Plus,
    WithBloodHere,
    ZeroHighest,
)
from gloam.words.french.vendetta.effects import counted, effect


def condition(x: Condition) -> str:
    match x:
        case WithBloodHere():
            return "si vous avez du Sang ici"
        case AtHaven():
            return "au Refuge du Prince"
        case FewestFaceUp():
            return "si personne ici n'a moins de cartes face visible que vous"
    raise AssertionError(f"no words for {x!r}")


def plus(x: Plus) -> str:
    more = f"+{x.amount} de Puissance" if x.amount > 0 else f"Puissance réduite de {-x.amount}"
    each = "" if x.per is None else f" par {counted(x.per)[0]}"
    limit = f", +{x.at_most} au plus" if x.at_most else ", sans descendre sous 0" if x.amount < 0 and each else ""
    return more + each + limit + ("" if x.when is None else f" {condition(x.when)}")


def power(x: PowerRule) -> str:
    """How a card counts, as a clause."""
    match x:
        case Plus():
            return plus(x)
        case CopyHighest():
            high = "la Puissance imprimée la plus élevée parmi toutes les cartes face visible ici"
            return f"la Puissance de cette carte est égale à {high}"
        case HalveRivals():
            cards = "la Puissance imprimée des cartes face visible de vos Rivaux ici"
            return f"{cards} est réduite de moitié, arrondie à l'inférieur"
        case ZeroHighest():
            high = "la Puissance imprimée la plus élevée devient 0, sur chaque carte qui la porte"
            return f"parmi les cartes face visible de vos Rivaux ici, {high}"
        case BloodWorth():
            return f"chaque Sang sur votre Position ici vaut {x.power} de Puissance au lieu de 1"
    raise AssertionError(f"no words for {x!r}")


def change(amount: int) -> str:
    return f"{abs(amount)} Sang de {'plus' if amount > 0 else 'moins'}"


def bring(amount: int, where: str = "ici") -> str:
    return f"placez {amount} Sang de la Banque sur votre Position {where}"


def ability(x: Ability) -> str:
    """A clan card's ability, as a clause."""
    match x:
        case can.WhenOpponentPlaysElsewhere():
            return f"chaque fois qu'un adversaire joue une carte dans un autre Lieu, {effect(x.then)}"
        case can.WhenOpponentPlaysHere():
            return f"chaque fois qu'un adversaire joue une carte ici, {bring(x.blood)}"
        case can.OnlyFaceDownHere():
            only = "pendant la Planification, vos adversaires ne peuvent jouer de cartes ici que face cachée"
            look = "et vous pouvez les regarder"
            return f"{only}, {look}. Chaque fois qu'une carte est jouée face cachée ici, {bring(x.blood)}"
        case can.FrenzyOfRivalHere():
            return (
                f"chaque fois que vous plongez en Frénésie un Rival présent ici, gagnez {x.influence} Influence de plus"
            )
        case can.WithdrawToHere():
            goal = "amener sur votre Position ici toutes les cartes et tout le Sang que vous aviez là-bas"
            return f"quand vous vous retirez d'un autre Lieu, vous pouvez à la place {goal}"
        case can.BloodPerCardWithdrawn():
            return f"quand vous vous retirez d'un autre Lieu, {bring(x.blood)} par carte ainsi déplacée"
        case can.UnhurtFromHere():
            return "les effets de ce Lieu ne peuvent ni vous faire perdre ni vous voler de Sang"
        case can.BloodStaysHere():
            return "tout le Sang que vous perdez ou dépensez va sur votre Position ici au lieu d'aller à la Banque"
        case can.WhenYouBleedHere():
            return f"chaque fois que vous dépensez ou perdez du Sang ici, ou qu'on vous en vole, {effect(x.then)}"
        case can.InsteadOfDrainingHere():
            when = "si vous entrez en Frénésie pendant la résolution de ce Lieu"
            return f"{when}, vous pouvez retourner cette carte face cachée et gagner {x.blood} Sang au lieu de drainer"
    return ally_ability(x)


def ally_ability(x: Ability) -> str:
    match x:
        case can.BloodWhenYouPlayAtHaven():
            when = "chaque fois que vous jouez une carte au Refuge du Prince"
            return f"{when}, {bring(x.blood, 'au Refuge')}"
        case can.FaceDownCost():
            return f"jouer une carte face cachée vous coûte {change(x.change)}"
        case can.WinsTies():
            return "vous remportez toute égalité qui vous concerne"
        case can.NeverDrained():
            return "cette carte ne peut pas être drainée, même en Frénésie"
        case can.FrenzyInfluence():
            return f"chaque fois que vous plongez un adversaire en Frénésie, gagnez {x.influence} Influence de plus"
        case can.FrenzyBlood():
            return f"chaque fois que vous plongez un adversaire en Frénésie, gagnez {x.blood} Sang"
        case can.LookForBlood():
            when = "à vos tours, et avant de choisir de rester ou de vous retirer"
            look = "vous pouvez dépenser 1 Sang pour regarder une carte face cachée où qu'elle soit"
            return f"{when}, {look}, autant de fois que vous voulez"
        case can.DiablerieTokens():
            return f"drainer ce Vampire vous donne {x.tokens} jetons Diablerie au lieu de 1"
        case can.OnlyHumanAtEnd():
            only = "si c'est le seul Humain de votre Alliance"
            return f"à la fin de la partie, cette carte vaut {x.influence} Influence de plus {only}"
        case can.KeepBoth():
            keep = "vous pouvez garder les deux cartes piochées et en mettre une que vous aviez déjà"
            return f"pendant la Composition de la main, {keep} sous votre pioche de Clan"
        case can.DrainedFirst():
            return "si vous entrez en Frénésie, c'est cette carte que vous drainez"
    return other_ability(x)


def other_ability(x: Ability) -> str:
    """Location cards and Relics."""
    match x:
        case can.TakeBackWhenDone():
            when = "une fois ce Lieu terminé"
            return f"{when}, chaque joueur peut reprendre dans sa Réserve jusqu'à {x.blood} Sang qu'il a déployés ici"
        case can.FrenzyHere():
            return f"quiconque plonge un adversaire en Frénésie ici gagne {x.influence} Influence de plus"
        case can.FirstBloodHere():
            when = "à chaque manche, la première fois qu'un joueur joue du Sang ici à son tour"
            return f"{when}, on y ajoute {x.blood} Sang de la Banque"
        case can.FaceDownCostHere():
            return f"jouer une carte face cachée ici coûte {change(x.change)}"
        case can.NoPreparation():
            return "ce Lieu n'a pas d'étape de Préparation"
        case can.WithdrawToll():
            return f"quand un joueur choisit le Retrait ici, {effect(x.then)} une fois parti"
        case can.ThirdTakesVictim():
            return "le joueur classé 3e ici prend lui aussi une Victime"
        case can.InsteadOfDraining():
            return f"au moment de drainer une carte en Frénésie : gagnez {x.blood} Sang à la place"
        case can.AddToTotal():
            return f"quand les totaux sont connus dans un Lieu où vous êtes : ajoutez {x.power} au vôtre"
        case can.ChangePick():
            return "quand les choix de rester ou de se retirer sont dévoilés : changez le vôtre"
    raise AssertionError(f"no words for {x!r}")
