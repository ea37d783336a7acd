"""French: what the cards of Vendetta do."""

from __future__ import annotations

from gloam.core import choices
from gloam.core.effect import Amount, Count, Effect, Who
from gloam.vendetta import auction, hits, immunity, relics, turning, whole_hands
from gloam.vendetta import effects as own
from gloam.vendetta.catalogue import (
    AFTER_REVELATION,
    BEFORE_REVELATION,
    DURING_REVELATION,
    PICKS_CARRIED_OUT,
    PLANNING_END,
)
from gloam.vendetta.counts import (
    AllCardsHere,
    BloodHere,
    BloodThatLeft,
    CardsTakenBack,
    EachOpponent,
    EachOpponentWithoutCardHere,
    EachRival,
    Half,
    IfWon,
    RivalsHere,
    RoundNumber,
    ThatPlayer,
    TheWinner,
    YourAlliance,
    YourCardsHere,
    YourPool,
)
from gloam.words.forms import BARE, ORDER, SAID, Form, capital


def who(group: Who) -> str:
    match group:
        case EachRival():
            return "chaque Rival"
        case EachOpponent():
            return "chaque adversaire"
        case ThatPlayer():
            return "ce joueur"
        case TheWinner():
            return "le vainqueur"
        case EachOpponentWithoutCardHere():
            return "chaque adversaire qui n'a pas de carte ici"
    raise AssertionError(f"no words for {group!r}")


def loser(group: Who, form: Form) -> str:
    """Who loses, and that they do."""
    return "il perd" if form == SAID else f"{who(group)} perd"


def counted(count: Count) -> tuple[str, str]:
    """What is counted: one of it, several of it."""
    match count:
        case YourPool():
            return "Sang dans votre Réserve", "Sang dans votre Réserve"
        case YourAlliance():
            return "carte de votre Alliance", "cartes de votre Alliance"
        case BloodHere():
            return "Sang déployé ici, quel que soit son joueur", "Sang déployés ici, tous joueurs confondus"
        case YourCardsHere():
            return "carte sur votre Position ici, celle-ci comprise", "cartes sur votre Position ici"
        case AllCardsHere():
            return "carte déployée ici, toutes Positions confondues, celle-ci comprise", "cartes déployées ici"
        case RivalsHere():
            return "Rival présent ici", "Rivaux présents ici"
        case CardsTakenBack():
            return "carte reprise", "cartes reprises"
    raise AssertionError(f"no words for {count!r}")


def blood(amount: Amount) -> tuple[str, str]:
    """So much Blood, and for each of what: « 1 Sang », « par carte de votre Alliance »."""
    match amount:
        case int():
            return f"{amount} Sang", ""
        case RoundNumber():
            return "une quantité de Sang égale au numéro de la manche", ""
        case IfWon():
            return f"{amount.otherwise} Sang, ou {amount.won} si vous avez gagné ici", ""
        case BloodThatLeft():
            return "autant de Sang", ""
        case Half():
            return "1 Sang", f" par tranche de 2 {counted(amount.of_what)[1]}"
    return "1 Sang", f" par {counted(amount)[0]}"


def cost(amount: Amount) -> str:
    match amount:
        case Half(of_what=YourPool()):
            return "la moitié du Sang de votre Réserve, arrondie à l'inférieur"
    return "".join(blood(amount))


def verb(form: Form, order: str, bare: str) -> str:
    """An imperative, or the infinitive after « vous pouvez »."""
    return bare if form == BARE else order


def effect(x: Effect, form: Form = ORDER) -> str:
    """One effect as a clause."""
    match x:
        case own.Gain():
            return f"{verb(form, 'gagnez', 'gagner')} {''.join(blood(x.amount))}"
        case own.GainUpTo():
            more = f"Si elle en contient déjà {x.pool} ou plus, gagnez {x.otherwise} Sang à la place"
            return f"gagnez du Sang jusqu'à en avoir {x.pool} dans votre Réserve. {more}"
        case own.Spend():
            return f"{verb(form, 'dépensez', 'dépenser')} {cost(x.amount)}"
        case own.PutBlood():
            return f"{verb(form, 'placez', 'placer')} {x.amount} Sang de la Banque sur votre Position ici"
        case own.ReturnBlood():
            return f"{verb(form, 'reprenez', 'reprendre')} dans votre Réserve tout votre Sang déployé ici"
        case own.Exchange():
            swap = f"{verb(form, 'échangez', 'échanger')} le Sang de votre Réserve avec celui que vous avez ici"
            return f"{swap}, puis {verb(form, 'ajoutez', 'ajouter')} {x.more} Sang de la Banque sur votre Position"
        case own.TakeVictim():
            return f"{verb(form, 'prenez', 'prendre')} une Victime dans votre Alliance"
        case own.IfRewarded():
            return f"si vous avez reçu ici un Allié ou une Victime en récompense, {effect(x.then)}"
        case own.DrawToHand():
            return f"{verb(form, 'prenez', 'prendre')} en main la carte du dessus de votre pioche de Clan"
        case own.MoveThisToHaven():
            return f"{verb(form, 'déplacez', 'déplacer')} cette carte sur votre Position au Refuge du Prince"
        case own.TurnThisDown():
            return f"{verb(form, 'retournez', 'retourner')} cette carte face cachée"
        case own.WithdrawHere():
            return f"{verb(form, 'retirez-vous', 'vous retirer')} d'ici"
        case own.DeployFromPool():
            if isinstance(x.up_to, int):
                return f"vous pouvez placer jusqu'à {x.up_to} Sang de votre Réserve sur votre Position ici"
            return f"vous pouvez placer du Sang de votre Réserve sur votre Position ici, au plus 1{blood(x.up_to)[1]}"
        case own.MoveHalfBlood():
            half = "vous pouvez déplacer la moitié de votre Sang déployé ici, arrondie au supérieur"
            return f"{half}, sur votre Position dans un autre Lieu"
    return composed(x, form)


def composed(x: Effect, form: Form) -> str:
    """Effects made of others."""
    match x:
        case choices.InOrder():
            first, *rest = [effect(part) for part in x.effects]
            return ". ".join([first, *[f"Ensuite, {part}" for part in rest]])
        case choices.May():
            offer = f"vous pouvez {effect(x.first, BARE)}"
            return offer if x.then is None else f"{offer}. Si vous le faites, {effect(x.then)}"
        case choices.ChooseOne():
            return ", ou bien ".join([effect(choice) for choice in x.choices])
        case hits.TheyChoose():
            start = "si un autre joueur a gagné ici, il choisit" if x.who == TheWinner() else f"{who(x.who)} choisit"
            return f"{start} : {', ou bien '.join([effect(choice, SAID) for choice in x.choices])}"
    return hit(x, form)


def hit(x: Effect, form: Form) -> str:
    """What is done to others."""
    match x:
        case hits.Lose() if x.what == hits.INFLUENCE:
            return f"{loser(x.who, form)} {x.amount} Influence"
        case hits.Lose():
            return f"{loser(x.who, form)} {''.join(blood(x.amount))}"
        case hits.Steal() if form == SAID:
            return f"vous lui volez {blood(x.amount)[0]}"
        case hits.Steal():
            amount, each = blood(x.amount)
            target = f"à {who(x.who)} {amount}{each}" if each else f"{amount} à {who(x.who)}"
            return f"{verb(form, 'volez', 'voler')} {target}"
        case hits.TakeInfluence():
            return f"il vous donne {x.amount} Influence"
        case hits.RemoveDeployed():
            amount, each = blood(x.amount)
            deployed = "déployé" if amount == "1 Sang" else "déployés"
            return f"{who(x.who)} rend à la Banque {amount} {deployed} ici{each}"
        case hits.TakeHalfDeployed() if form == SAID:
            goal = "dans votre Réserve" if x.to_pool else "sur votre Position"
            return f"la moitié de son Sang déployé ici, arrondie au supérieur, passe {goal}"
        case hits.TakeHalfDeployed():
            goal = "dans votre Réserve" if x.to_pool else "sur votre Position"
            half = f"la moitié du Sang de {who(x.who)} ici, arrondie au supérieur"
            return f"{verb(form, 'prenez', 'prendre')} {goal} {half}"
        case hits.SkipSteps():
            return "il ne prend part ici ni à la Préparation ni aux Conséquences"
    return scheme(x)


def scheme(x: Effect) -> str:
    """The effects that are a small game of their own, and the Relics'."""
    match x:
        case whole_hands.PlayYourHand():
            return "jouez ici, face visible, toutes les cartes qui restent dans votre main"
        case whole_hands.PlayTheirHand():
            rest = "Jouez face visible, sur votre propre Position ici, toutes les cartes qui restent dans sa main"
            return f"choisissez un Rival. {rest}"
        case whole_hands.PlayTopCard():
            later = "À la fin de la manche, mélangez à cette pioche une carte de votre main, au choix"
            return f"jouez ici, face visible, la carte du dessus de votre pioche de Clan. {later}"
        case turning.TakeBackCards():
            offer = "vous pouvez reprendre en main des cartes de votre Position ici, autant que vous voulez"
            return f"{offer}, celle-ci comprise. {capital(effect(x.then))}"
        case turning.TurnDownCards():
            offer = "vous pouvez retourner face cachée des cartes de votre Position ici, autant que vous voulez"
            return f"{offer}. Chaque carte face cachée y a désormais une Puissance de {x.power}"
        case auction.Auction():
            bids = "vous et chaque Rival misez en secret du Sang de vos Réserves"
            lowest = "Le joueur qui a misé le moins retourne face cachée une de ses cartes face visible ici"
            return f"{bids}. {lowest}. Ensuite, votre mise va sur votre Position ici et chaque Rival perd la sienne"
        case immunity.PickCardAgainst():
            pick = "choisissez une carte face visible sur la Position d'un Rival ici"
            shield = "Cette carte ne peut ni vous faire perdre ni vous voler de Sang"
            return f"{pick}. {shield}, et vous gagnez autant de Sang que sa Puissance imprimée"
        case turning.RevealForBlood():
            choice = f"perdre {x.blood} Sang et la retourner face visible, ou la laisser face cachée"
            return f"chaque Rival choisit, pour chacune de ses cartes face cachée ici : {choice}"
        case relics.ReturnDrained():
            return "remettez dans votre Alliance une carte que vous avez drainée"
        case relics.LookAtLocation():
            return "regardez toutes les cartes face cachée d'un Lieu"
        case relics.DiscardToken():
            return "défaussez un de vos jetons Diablerie"
        case relics.BloodEverywhere():
            goal = "sur votre Position dans chaque Lieu, l'un après l'autre, mais jamais votre dernier Sang"
            return f"placez {x.amount} Sang de votre Réserve {goal}"
    raise AssertionError(f"no words for {x!r}")


def yielded(x: Effect) -> str:
    """What a player agrees to who chooses this for themselves: follows « choisit de »."""
    match x:
        case hits.Steal():
            return f"laisser voler {blood(x.amount)[0]}"
        case hits.Lose():
            return f"perdre {x.amount} {'Influence' if x.what == hits.INFLUENCE else 'Sang'}"
        case hits.TakeInfluence():
            return f"donner {x.amount} Influence"
        case hits.TakeHalfDeployed():
            return "céder la moitié du Sang déployé ici, arrondie au supérieur"
        case hits.SkipSteps():
            return "ne prendre part ici ni à la Préparation ni aux Conséquences"
    raise AssertionError(f"no words for {x!r}")


def moment(name: str) -> str:
    """When a card acts whose kind does not say it: how its text begins."""
    match name:
        case "":
            return ""
        case x if x == PLANNING_END:
            return "à la fin de la Planification, "
        case x if x == PICKS_CARRIED_OUT:
            return "une fois les Retraits effectués ici, "
        case x if x == BEFORE_REVELATION:
            return "avant la Révélation, "
        case x if x == DURING_REVELATION:
            return "pendant la Révélation, "
        case x if x == AFTER_REVELATION:
            return "juste après la Révélation, "
    raise AssertionError(f"no words for the moment {name!r}")
