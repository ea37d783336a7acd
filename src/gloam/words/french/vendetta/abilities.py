"""French: what cards of Vendetta do by being there, and how they count."""

from __future__ import annotations

from typing import Final

from gloam.vendetta import abilities as can
from gloam.vendetta import conditions
from gloam.vendetta import power as counting
from gloam.words.phrases import Table

BRING: Final = "placez {x.blood} Sang de la Banque sur votre Position"
ABILITIES: Final[Table] = {
    # ---- clan cards
    can.WhenOpponentPlaysElsewhere: "chaque fois qu'un adversaire joue une carte dans un autre Lieu, {then}",
    can.WhenOpponentPlaysHere: f"chaque fois qu'un adversaire joue une carte ici, {BRING} ici",
    can.OnlyFaceDownHere: (
        "pendant la Planification, vos adversaires ne peuvent jouer de cartes ici que face cachée, et vous pouvez "
        f"les regarder. Chaque fois qu'une carte est jouée face cachée ici, {BRING} ici"
    ),
    can.FrenzyOfRivalHere: (
        "chaque fois que vous plongez en Frénésie un Rival présent ici, gagnez {x.influence} Influence de plus"
    ),
    can.WithdrawToHere: (
        "quand vous vous retirez d'un autre Lieu, vous pouvez à la place amener sur votre Position ici toutes les "
        "cartes et tout le Sang que vous aviez là-bas"
    ),
    can.BloodPerCardWithdrawn: (f"quand vous vous retirez d'un autre Lieu, {BRING} ici par carte ainsi déplacée"),
    can.UnhurtFromHere: "les effets de ce Lieu ne peuvent ni vous faire perdre ni vous voler de Sang",
    can.BloodStaysHere: (
        "tout le Sang que vous perdez ou dépensez va sur votre Position ici au lieu d'aller à la Banque"
    ),
    can.WhenYouBleedHere: "chaque fois que vous dépensez ou perdez du Sang ici, ou qu'on vous en vole, {then}",
    can.InsteadOfDrainingHere: (
        "si vous entrez en Frénésie pendant la résolution de ce Lieu, vous pouvez retourner cette carte face "
        "cachée et gagner {x.blood} Sang au lieu de drainer"
    ),
    # ---- Allies
    can.BloodWhenYouPlayAtHaven: (f"chaque fois que vous jouez une carte au Refuge du Prince, {BRING} au Refuge"),
    can.FaceDownCost: "jouer une carte face cachée vous coûte {change}",
    can.WinsTies: "vous remportez toute égalité qui vous concerne",
    can.NeverDrained: "cette carte ne peut pas être drainée, même en Frénésie",
    can.FrenzyInfluence: (
        "chaque fois que vous plongez un adversaire en Frénésie, gagnez {x.influence} Influence de plus"
    ),
    can.FrenzyBlood: "chaque fois que vous plongez un adversaire en Frénésie, gagnez {x.blood} Sang",
    can.LookForBlood: (
        "à vos tours, et avant de choisir de rester ou de vous retirer, vous pouvez dépenser {x.blood} Sang pour "
        "regarder une carte face cachée où qu'elle soit, autant de fois que vous voulez"
    ),
    can.DiablerieTokens: "drainer ce Vampire vous donne {x.tokens} jetons Diablerie au lieu de 1",
    can.OnlyHumanAtEnd: (
        "à la fin de la partie, cette carte vaut {x.influence} Influence de plus si c'est le seul Humain de votre "
        "Alliance"
    ),
    can.KeepBoth: (
        "pendant la Composition de la main, vous pouvez garder les deux cartes piochées et en mettre une que vous "
        "aviez déjà sous votre pioche de Clan"
    ),
    can.DrainedFirst: "si vous entrez en Frénésie, c'est cette carte que vous drainez",
    # ---- Location cards and Relics
    can.TakeBackWhenDone: (
        "une fois ce Lieu terminé, chaque joueur peut reprendre dans sa Réserve jusqu'à {x.blood} Sang qu'il a "
        "déployés ici"
    ),
    can.FrenzyHere: "quiconque plonge un adversaire en Frénésie ici gagne {x.influence} Influence de plus",
    can.FirstBloodHere: (
        "à chaque manche, la première fois qu'un joueur joue du Sang ici à son tour, on y ajoute {x.blood} Sang de "
        "la Banque"
    ),
    can.FaceDownCostHere: "jouer une carte face cachée ici coûte {change}",
    can.NoPreparation: "ce Lieu n'a pas d'étape de Préparation",
    can.WithdrawToll: "quand un joueur choisit le Retrait ici, {then} une fois parti",
    can.ThirdTakesVictim: "le joueur classé 3e ici prend lui aussi une Victime",
    can.InsteadOfDraining: "au moment de drainer une carte en Frénésie : gagnez {x.blood} Sang à la place",
    can.AddToTotal: "quand les totaux sont connus dans un Lieu où vous êtes : ajoutez {x.power} au vôtre",
    can.ChangePick: "quand les choix de rester ou de se retirer sont dévoilés : changez le vôtre",
    # ---- how a card counts, and on what condition
    counting.CopyHighest: (
        "la Puissance de cette carte est égale à la Puissance imprimée la plus élevée parmi toutes les cartes face "
        "visible ici"
    ),
    counting.HalveRivals: (
        "la Puissance imprimée des cartes face visible de vos Rivaux ici est réduite de moitié, arrondie à l'inférieur"
    ),
    counting.ZeroHighest: (
        "parmi les cartes face visible de vos Rivaux ici, la Puissance imprimée la plus élevée devient 0, sur "
        "chaque carte qui la porte"
    ),
    counting.BloodWorth: "chaque Sang sur votre Position ici vaut {x.power} de Puissance au lieu de 1",
    conditions.WithBloodHere: "si vous avez du Sang ici",
    conditions.AtHaven: "au Refuge du Prince",
    conditions.FewestFaceUp: "si personne ici n'a moins de cartes face visible que vous",
    conditions.Won: "si vous avez gagné ici",
    conditions.Rewarded: "si vous avez reçu ici un Allié ou une Victime en récompense",
}
