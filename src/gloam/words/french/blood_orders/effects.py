"""French: what the cards of Blood Orders do, and what Rituals do by being there."""

from __future__ import annotations

from typing import Final

from gloam.blood_orders import catalogue as standing
from gloam.blood_orders import counts, quarters, tokens
from gloam.blood_orders import effects as own
from gloam.words.phrases import Phrases, Table

CHOOSE_ORDER: Final = "[choisissez|choisir] un jeton Ordre non résolu d'un adversaire"
EFFECTS: Final[Table] = {
    own.Pay: "[payez|payer] {amount}",
    # ---- dice, Quarters and cards
    quarters.ShiftAllDice: "{shift} de {spaces} le dé de Peur de chaque Quartier",
    quarters.ShiftDie: "{shift} de {spaces} le dé de Peur d'un Quartier de votre choix",
    quarters.ShiftDieUpTo: "vous pouvez augmenter ou baisser de {up_to} le dé de Peur d'un Quartier",
    quarters.TakeFromNight: "[prenez|prendre] {what} sur la case Nuit d'un Quartier de votre choix",
    quarters.CopyLocation: (
        "[appliquez|appliquer] l'effet du Lieu {where}, qui compte pendant ce temps comme le Quartier actif"
    ),
    quarters.ReplaceVictim: (
        "[défaussez|défausser] la Victime d'un autre Quartier et [remplacez-la|la remplacer] par celle du dessus "
        "de la pioche ; le dé de Peur y est réglé à nouveau, les jetons Nuit y restent"
    ),
    own.TakeCatacombs: "[prenez|prendre] en main {cards}",
    own.DrawVictims: "[prenez|prendre] en main {cards} de la pioche des Victimes",
    own.Recover: "[reprenez|reprendre] en main jusqu'à {cards} de votre Torpeur",
    own.DiscardVictim: "[défaussez|défausser] une carte Victime de votre main",
    # ---- opponents and Order tokens
    own.Steal: "[volez|voler] {pile} à un adversaire de votre choix",
    own.OpponentFear: "[augmentez|augmenter] de {x.spaces} la Peur d'un adversaire de votre choix",
    own.OpponentDiscards: "un adversaire de votre choix défausse une carte de sa main, qu'il choisit lui-même",
    tokens.MoveOwnOrder: "vous pouvez déplacer un de vos jetons Ordre non résolus vers un autre Quartier",
    tokens.OpponentMovesOrder: (
        f"{CHOOSE_ORDER}. Son propriétaire doit le déplacer vers un autre Quartier, qu'il choisit lui-même"
    ),
    tokens.SendHome: (f"{CHOOSE_ORDER}. Le jeton revient à son propriétaire, qui reprend en main les cartes affectées"),
    tokens.LoseAssigned: (
        f"{CHOOSE_ORDER}. Son propriétaire met dans sa Torpeur une des cartes affectées, qu'il choisit lui-même"
    ),
    tokens.LookAtToken: (
        "[regardez|regarder] un jeton Ordre face cachée d'un adversaire, où qu'il soit sur le plateau"
    ),
    tokens.AddToOrder: (
        "[affectez|affecter] une carte de votre main à un de vos jetons Ordre qui n'est pas encore placé ou qui se "
        "trouve à l'entrée d'un Quartier"
    ),
    # ---- Rituals
    standing.DuskDiscount: "vos actions Crépuscule coûtent {x.influence} Influence de moins, sans descendre sous 0",
    standing.FreeFeeding: "à chaque Entretien, {first} pas de Sang",
    standing.LargerHand: "à la fin de l'Entretien, vous pouvez garder en main {cards} de plus",
    standing.LessNightFear: "vos actions Nuit augmentent votre Peur de {x.spaces} de moins, sans jamais la baisser",
    standing.LessScoredFear: (
        "au décompte final, votre Peur compte comme si elle était {spaces} plus bas, sans descendre sous 0"
    ),
    standing.WinsContestTies: (
        "si vous êtes à égalité au plus grand nombre de symboles dans une action disputée, vous l'emportez"
    ),
    standing.After: "{after}, {then}",
    standing.EndPoints: "au décompte final, vous marquez {points}",
    # ---- one of what is counted
    counts.CatacombsInHand: "Saigneur ou Ancien de votre main",
    counts.VictimsInHand: "carte Victime de votre main",
    counts.ClassesInHand: "classe de Victime différente dans votre main",
    counts.YourRituals: "Rituel que vous avez acquis",
    counts.YourInfluence: "Influence que vous avez",
    counts.PipsHere: "point sur le dé de Peur de ce Quartier",
}
SEVERAL: Final = Phrases(  # of what is counted
    {
        counts.CatacombsInHand: "Saigneurs ou Anciens de votre main",
        counts.VictimsInHand: "cartes Victime de votre main",
        counts.ClassesInHand: "classes de Victime différentes dans votre main",
        counts.YourRituals: "Rituels que vous avez acquis",
        counts.YourInfluence: "Influence que vous avez",
        counts.PipsHere: "points sur le dé de Peur de ce Quartier",
    }
)
