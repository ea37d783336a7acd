"""French: what the cards of Vendetta do, to whom and how much."""

from __future__ import annotations

from typing import Final

from gloam.core.effect import Either
from gloam.vendetta import auction, counts, hits, immunity, relics, turning, whole_hands
from gloam.vendetta import effects as own
from gloam.words.phrases import Phrases, Table

EFFECTS: Final[Table] = {
    own.Gain: "[gagnez|gagner] {amount}",
    own.GainUpTo: (
        "gagnez du Sang jusqu'à en avoir {x.pool} dans votre Réserve. Si elle en contient déjà {x.pool} ou plus, "
        "gagnez {x.otherwise} Sang à la place"
    ),
    own.Spend: "[dépensez|dépenser] {amount}",
    own.PutBlood: "[placez|placer] {x.amount} Sang de la Banque sur votre Position ici",
    own.ReturnBlood: "[reprenez|reprendre] dans votre Réserve tout votre Sang déployé ici",
    own.Exchange: (
        "[échangez|échanger] le Sang de votre Réserve avec celui que vous avez ici, puis [ajoutez|ajouter] "
        "{x.more} Sang de la Banque sur votre Position"
    ),
    own.TakeVictim: "[prenez|prendre] une Victime dans votre Alliance",
    own.DrawToHand: "[prenez|prendre] en main la carte du dessus de votre pioche de Clan",
    own.MoveThisToHaven: "[déplacez|déplacer] cette carte sur votre Position au Refuge du Prince",
    own.TurnThisDown: "[retournez|retourner] cette carte face cachée",
    own.WithdrawHere: "[retirez-vous|vous retirer] d'ici",
    own.MoveHalfBlood: (
        "vous pouvez déplacer la moitié de votre Sang déployé ici, arrondie au supérieur, sur votre Position dans "
        "un autre Lieu"
    ),
    hits.TakeInfluence: "il vous donne {x.amount} Influence",
    hits.SkipSteps: "il ne prend part ici ni à la Préparation ni aux Conséquences",
    whole_hands.PlayYourHand: "jouez ici, face visible, toutes les cartes qui restent dans votre main",
    whole_hands.PlayTheirHand: (
        "choisissez un Rival. Jouez face visible, sur votre propre Position ici, toutes les cartes qui restent "
        "dans sa main"
    ),
    whole_hands.PlayTopCard: (
        "jouez ici, face visible, la carte du dessus de votre pioche de Clan. À la fin de la manche, mélangez à "
        "cette pioche une carte de votre main, au choix"
    ),
    turning.TakeBackCards: (
        "vous pouvez reprendre en main des cartes de votre Position ici, autant que vous voulez, celle-ci "
        "comprise. {Then}"
    ),
    turning.TurnDownCards: (
        "vous pouvez retourner face cachée des cartes de votre Position ici, autant que vous voulez. Chaque carte "
        "face cachée y a désormais une Puissance de {x.power}"
    ),
    auction.Auction: (
        "vous et chaque Rival misez en secret du Sang de vos Réserves. Le joueur qui a misé le moins retourne face "
        "cachée une de ses cartes face visible ici. Ensuite, votre mise va sur votre Position ici et chaque Rival "
        "perd la sienne"
    ),
    immunity.PickCardAgainst: (
        "choisissez une carte face visible sur la Position d'un Rival ici. Cette carte ne peut ni vous faire "
        "perdre ni vous voler de Sang, et vous gagnez autant de Sang que sa Puissance imprimée"
    ),
    turning.RevealForBlood: (
        "chaque Rival choisit, pour chacune de ses cartes face cachée ici : perdre {x.blood} Sang et la retourner "
        "face visible, ou la laisser face cachée"
    ),
    relics.ReturnDrained: "remettez dans votre Alliance une carte que vous avez drainée",
    relics.LookAtLocation: "regardez toutes les cartes face cachée d'un Lieu",
    relics.DiscardToken: "défaussez un de vos jetons Diablerie",
    relics.BloodEverywhere: (
        "placez {x.amount} Sang de votre Réserve sur votre Position dans chaque Lieu, l'un après l'autre, mais "
        "jamais votre dernier Sang"
    ),
    # ---- to whom
    counts.EachRival: "chaque Rival",
    counts.EachOpponent: "chaque adversaire",
    counts.ThatPlayer: "ce joueur",
    counts.TheWinner: "le vainqueur",
    counts.EachOpponentWithoutCardHere: "chaque adversaire qui n'a pas de carte ici",
    # ---- how much, and one of what is counted
    counts.RoundNumber: "une quantité de Sang égale au numéro de la manche",
    Either: "{x.otherwise} Sang, ou {x.so} {condition}",
    counts.BloodThatLeft: "autant de Sang",
    counts.YourPool: "Sang dans votre Réserve",
    counts.YourAlliance: "carte de votre Alliance",
    counts.BloodHere: "Sang déployé ici, quel que soit son joueur",
    counts.YourCardsHere: "carte sur votre Position ici, celle-ci comprise",
    counts.AllCardsHere: "carte déployée ici, toutes Positions confondues, celle-ci comprise",
    counts.RivalsHere: "Rival présent ici",
    counts.CardsTakenBack: "carte reprise",
}
SEVERAL: Final = Phrases(  # of what is counted
    {
        counts.YourPool: "Sang dans votre Réserve",
        counts.YourAlliance: "cartes de votre Alliance",
        counts.BloodHere: "Sang déployés ici, tous joueurs confondus",
        counts.YourCardsHere: "cartes sur votre Position ici",
        counts.AllCardsHere: "cartes déployées ici",
        counts.RivalsHere: "Rivaux présents ici",
        counts.CardsTakenBack: "cartes reprises",
    }
)
AGREED: Final = Phrases(  # follows « choisit de »
    {
        hits.Lose: "perdre {amount}",
        hits.Steal: "laisser voler {amount}",
        hits.TakeInfluence: "donner {x.amount} Influence",
        hits.TakeHalfDeployed: "céder la moitié du Sang déployé ici, arrondie au supérieur",
        hits.SkipSteps: "ne prendre part ici ni à la Préparation ni aux Conséquences",
    }
)
