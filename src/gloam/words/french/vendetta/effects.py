"""French: what the cards of Vendetta do."""

from __future__ import annotations

from typing import Final

from gloam.core import choices
from gloam.core.effect import Amount, Effect, Either, Who
from gloam.vendetta import auction, conditions, counts, hits, immunity, relics, turning, whole_hands
from gloam.vendetta import effects as own
from gloam.words.forms import BARE, ORDER, SAID, Form, capital
from gloam.words.phrases import Phrases, formed

WHO: Final = Phrases(
    {
        counts.EachRival: "chaque Rival",
        counts.EachOpponent: "chaque adversaire",
        counts.ThatPlayer: "ce joueur",
        counts.TheWinner: "le vainqueur",
        counts.EachOpponentWithoutCardHere: "chaque adversaire qui n'a pas de carte ici",
    }
)
ONE: Final = Phrases(  # of what is counted
    {
        counts.YourPool: "Sang dans votre Réserve",
        counts.YourAlliance: "carte de votre Alliance",
        counts.BloodHere: "Sang déployé ici, quel que soit son joueur",
        counts.YourCardsHere: "carte sur votre Position ici, celle-ci comprise",
        counts.AllCardsHere: "carte déployée ici, toutes Positions confondues, celle-ci comprise",
        counts.RivalsHere: "Rival présent ici",
        counts.CardsTakenBack: "carte reprise",
    }
)
SEVERAL: Final = Phrases(
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
CONDITIONS: Final = Phrases(
    {
        conditions.WithBloodHere: "si vous avez du Sang ici",
        conditions.AtHaven: "au Refuge du Prince",
        conditions.FewestFaceUp: "si personne ici n'a moins de cartes face visible que vous",
        conditions.Won: "si vous avez gagné ici",
        conditions.Rewarded: "si vous avez reçu ici un Allié ou une Victime en récompense",
    }
)
PHRASES: Final = Phrases(
    {
        own.Gain: "[gagnez|gagner] {amount}{each}",
        own.GainUpTo: (
            "gagnez du Sang jusqu'à en avoir {x.pool} dans votre Réserve. Si elle en contient déjà {x.pool} ou plus, "
            "gagnez {x.otherwise} Sang à la place"
        ),
        own.Spend: "[dépensez|dépenser] {amount}{each}",
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
    }
)
YIELDED: Final = Phrases(  # follows « choisit de »
    {
        hits.Steal: "laisser voler {amount}",
        hits.TakeInfluence: "donner {x.amount} Influence",
        hits.TakeHalfDeployed: "céder la moitié du Sang déployé ici, arrondie au supérieur",
        hits.SkipSteps: "ne prendre part ici ni à la Préparation ni aux Conséquences",
    }
)


def who(group: Who) -> str:
    return WHO.of(group)


def loser(group: Who, form: Form) -> str:
    """Who loses, and that they do."""
    return "il perd" if form == SAID else f"{who(group)} perd"


def blood(amount: Amount) -> tuple[str, str]:
    """So much Blood, and for each of what: « 1 Sang », « par carte de votre Alliance »."""
    match amount:
        case int():
            return f"{amount} Sang", ""
        case counts.RoundNumber():
            return "une quantité de Sang égale au numéro de la manche", ""
        case Either(condition=conditions.Won()):
            return f"{amount.otherwise} Sang, ou {amount.so} {CONDITIONS.of(amount.condition)}", ""
        case counts.BloodThatLeft():
            return "autant de Sang", ""
        case counts.Half():
            return "1 Sang", f" par tranche de 2 {SEVERAL.of(amount.of_what)}"
    return "1 Sang", f" par {ONE.of(amount)}"


def cost(amount: Amount) -> tuple[str, str]:
    match amount:
        case counts.Half(of_what=counts.YourPool()):
            return "la moitié du Sang de votre Réserve, arrondie à l'inférieur", ""
    return blood(amount)


def effect(x: Effect, form: Form = ORDER) -> str:
    """One effect as a clause."""
    match x:
        case own.Gain():
            amount, each = blood(x.amount)
            return PHRASES.of(x, form, amount=amount, each=each)
        case own.Spend():
            amount, each = cost(x.amount)
            return PHRASES.of(x, form, amount=amount, each=each)
        case own.DeployFromPool():
            if isinstance(x.up_to, int):
                return f"vous pouvez placer jusqu'à {x.up_to} Sang de votre Réserve sur votre Position ici"
            return f"vous pouvez placer du Sang de votre Réserve sur votre Position ici, au plus 1{blood(x.up_to)[1]}"
        case turning.TakeBackCards():
            then = effect(x.then)
            return PHRASES.of(x, form, then=then, Then=capital(then))
        case choices.If():
            then = f"{CONDITIONS.of(x.condition)}, {effect(x.then)}"
            return then if x.otherwise is None else f"{then} ; sinon, {effect(x.otherwise)}"
        case choices.InOrder():
            return ". Ensuite, ".join([effect(part) for part in x.effects])
        case choices.May():
            offer = f"vous pouvez {effect(x.first, BARE)}"
            return offer if x.then is None else f"{offer}. Si vous le faites, {effect(x.then)}"
        case choices.ChooseOne():
            return ", ou bien ".join([effect(choice) for choice in x.choices])
    return hit(x, form)


def hit(x: Effect, form: Form) -> str:
    """What is done to others."""
    match x:
        case hits.TheyChoose():
            winner = x.who == counts.TheWinner()
            someone = "si un autre joueur a gagné ici, il choisit" if winner else f"{who(x.who)} choisit"
            return f"{someone} : {', ou bien '.join([effect(choice, SAID) for choice in x.choices])}"
        case hits.Lose() if x.what == hits.INFLUENCE:
            return f"{loser(x.who, form)} {x.amount} Influence"
        case hits.Lose():
            return f"{loser(x.who, form)} {''.join(blood(x.amount))}"
        case hits.Steal() if form == SAID:
            return f"vous lui volez {blood(x.amount)[0]}"
        case hits.Steal():
            amount, each = blood(x.amount)
            target = f"à {who(x.who)} {amount}{each}" if each else f"{amount} à {who(x.who)}"
            return formed(f"[volez|voler] {target}", form)
        case hits.RemoveDeployed():
            amount, each = blood(x.amount)
            deployed = "déployé" if amount == "1 Sang" else "déployés"
            return f"{who(x.who)} rend à la Banque {amount} {deployed} ici{each}"
        case hits.TakeHalfDeployed():
            goal = "dans votre Réserve" if x.to_pool else "sur votre Position"
            if form == SAID:
                return f"la moitié de son Sang déployé ici, arrondie au supérieur, passe {goal}"
            half = f"la moitié du Sang de {who(x.who)} ici, arrondie au supérieur"
            return formed(f"[prenez|prendre] {goal} {half}", form)
    return PHRASES.of(x, form)


def yielded(x: Effect) -> str:
    """What a player agrees to who chooses this for themselves."""
    match x:
        case hits.Lose():
            return f"perdre {x.amount} {'Influence' if x.what == hits.INFLUENCE else 'Sang'}"
        case hits.Steal():
            return YIELDED.of(x, amount=blood(x.amount)[0])
    return YIELDED.of(x)
