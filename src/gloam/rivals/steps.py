"""Every step and question of the game, so that a docket can be written down and read again."""

from __future__ import annotations

from typing import Final

from gloam.core.answers import Answers, AskAnswer, AskChange, Change, Note
from gloam.core.choices import AskMay, AskWhich, ChooseOne, GoOn, InOrder, May, Resolve
from gloam.core.codec import Codec
from gloam.core.deeds import AtOnce, Deed
from gloam.core.effect import Effect
from gloam.core.step import Step
from gloam.rivals.action_phase import ActionDone, ActionPhase, AskAction
from gloam.rivals.aiding import AskAid
from gloam.rivals.animal_effects import (
    AskBring,
    AskLeave,
    AskOffer,
    AskReceiver,
    Bring,
    BringOn,
    Offer,
    StealFor,
    TurnUp,
)
from gloam.rivals.antagonists import Antagonists, AskAssign, GiveOut, GiveTo
from gloam.rivals.attachments import AskDetach, AskElsewhere, DetachCost
from gloam.rivals.attack import AskAttackCard, AskIntel, AskTarget, AskType, DraftAttack, GoOnAttack, Intel
from gloam.rivals.attack_end import EndAttack
from gloam.rivals.blocking import AskBlock, AskReaction, Block, React, Reveal
from gloam.rivals.catalogue import CARDS
from gloam.rivals.city import AskIgnore, BurnEvent, CityStep, LatePrince, RevealCity
from gloam.rivals.city_effects import (
    AskHaven,
    AskRedirect,
    AskRevive,
    AskThief,
    EmptyHaven,
    NamedSteal,
    Redirect,
    Revive,
)
from gloam.rivals.city_votes import AskBack, AskWhom, CallVote, OneBack
from gloam.rivals.claiming import AskChallenge, DraftClaim, EndClaim
from gloam.rivals.collection import AskCollection, AskOffered, TakeHaven
from gloam.rivals.conspiracies import AskAccept, AskContribution, Finish, Lay
from gloam.rivals.costs import (
    AskDiscardCost,
    AskPayer,
    AskSendAway,
    AskStash,
    DiscardCost,
    PayBlood,
    PayPrestige,
    SendAway,
)
from gloam.rivals.damage import AfterAttack, AskParts, Reduce, Sum, TakeBlows
from gloam.rivals.deck_effects import (
    AskBenefit,
    AskBottom,
    AskDiscardFor,
    AskInvest,
    AskMendOne,
    AskPeek,
    AskSalvage,
    AskShare,
    BurnToMend,
    DiscardFor,
    Invest,
    MendParty,
    Peek,
    Salvage,
    ShareMends,
)
from gloam.rivals.defeat import Fall
from gloam.rivals.diablerie import Feast
from gloam.rivals.discipline_tokens import AskDiscipline, PutDiscipline
from gloam.rivals.doing import VERBS
from gloam.rivals.effects import AskCard, AskFoe, Choose, ChooseFoe
from gloam.rivals.estates import AskFreePlay, AskFromLibrary, FreePlay, FromLibrary
from gloam.rivals.event_effects import (
    AskExert,
    AskExhaust,
    AskGiver,
    AskMarch,
    AskSleeper,
    ExhaustFor,
    March,
    PassBlood,
)
from gloam.rivals.fight_effects import AskHost, AskVictim, AttachTo, FurtherVictims
from gloam.rivals.ghouls import AskBound, AskEnlist, Bind, Enlist, Starve
from gloam.rivals.graves import AskBuried, AskCast, AskDriven, CastBeside, Drive, Possess, RecruitAsleep
from gloam.rivals.hand_effects import AskNamedType, AskOnTop, AskSift, PutOnTop, Ransack, Sift, ThrowBack
from gloam.rivals.hands import AskDeck, AskDiscard
from gloam.rivals.hardening import AskHarden, Brace
from gloam.rivals.hosting import AfterPlay, AskActor, AskHelper, StayInPlay
from gloam.rivals.influence import EndConflict, Exert, UseForInfluence
from gloam.rivals.keepsakes import AskKeepsake
from gloam.rivals.leaders import AskBid, AskLeader, Clashes, PayLeaders, RevealLeaders, SettleBid
from gloam.rivals.library_effects import AskCull, CullTop
from gloam.rivals.masks import AskMask, ChangeFaces
from gloam.rivals.parties import AskJoin
from gloam.rivals.placing import AskOnto, Loot, Placing, StealOnto
from gloam.rivals.purses import AskPurse, AskSponsor, PayAgenda, Sponsor
from gloam.rivals.reclaiming import AskReclaim, Reclaim
from gloam.rivals.regrouping import DraftRegroup
from gloam.rivals.reveal import Abilities, AskKept, AskLateType, AskRetarget, BeforeReveal, Retarget
from gloam.rivals.rewards import AskReward, Rewards
from gloam.rivals.rituals import AskDrawnOff, AskPlaced, AskRaised, BurnEmpty, RaiseBlood
from gloam.rivals.rival_tokens import AskRivalToken, StealRival
from gloam.rivals.roaming import AskSwap, MoveIn, SwapHavens
from gloam.rivals.schemes import AskDeclare, AskNamed, Decide, ShowInfluence
from gloam.rivals.setup import DealHands, DrawRivals, FirstPlayer, SetUp
from gloam.rivals.several import AskUpTo, OneMore, UpTo
from gloam.rivals.sheltering import AskShelter
from gloam.rivals.spelling import BASES, MORE, WORDS
from gloam.rivals.spoils import AskRoom, AskSpoils
from gloam.rivals.spying import AskBought, BuyIntel
from gloam.rivals.switching import AskOpenCard, AskScatter, AskSwitch, Scatter, Unveil
from gloam.rivals.thrown_in import AskThrown, ThrowIn
from gloam.rivals.titles import AskPrice, PayMissing, TakeTitle
from gloam.rivals.traps import AskTrap, CallTraps, TrapAgain
from gloam.rivals.turn import (
    AskDiscards,
    AskMend,
    DrawStep,
    EndStep,
    MendStep,
    NextTurn,
    PassOn,
    ReadyAndReturn,
    StartStep,
    TorporStep,
    Turn,
)
from gloam.rivals.windows import AskWindow, Reask
from gloam.rivals.winning import CheckEnd, Stalled
from gloam.rivals.wraiths import AskWraith, CreateWraith

# What each is made of, in order.
STEPS: Final[dict[type[Step], str]] = {
    Abilities: "",
    ActionDone: "seat",
    ActionPhase: "",
    AfterAttack: "",
    AfterPlay: "card",
    Answers: "deeds codes",
    Antagonists: "",
    AskAccept: "seat card seat",
    AskAction: "seat",
    AskActor: "seat card",
    AskAid: "seat",
    AskAnswer: "seat deeds codes codes",
    AskAssign: "seat left flag",
    AskAttackCard: "seat",
    AskBack: "effect cause",
    AskBenefit: "effect cause",
    AskBid: "seat seats player high",
    AskBlock: "seat",
    AskBottom: "effect cause deck",
    AskBought: "effect cause",
    AskBound: "effect cause",
    AskBring: "effect cause done",
    AskBuried: "effect cause",
    AskCard: "effect cause",
    AskCast: "effect cause",
    AskChallenge: "seat",
    AskChange: "seat deeds codes codes",
    AskCollection: "effect cause haven",
    AskContribution: "seat card",
    AskCull: "effect cause",
    AskDeck: "seat left",
    AskDeclare: "seat picks",
    AskDetach: "effect cause",
    AskDiscard: "seat left",
    AskDiscardCost: "effect cause",
    AskDiscardFor: "effect cause done",
    AskDiscards: "seat left cards",
    AskDiscipline: "effect cause",
    AskDrawnOff: "seat card cards",
    AskDriven: "effect cause",
    AskEnlist: "effect cause done",
    AskFreePlay: "effect cause",
    AskFromLibrary: "effect cause",
    AskKeepsake: "seat card",
    Starve: "card",
    AskElsewhere: "seat deeds card",
    AskExert: "seat picks",
    AskExhaust: "effect cause done",
    AskFoe: "effect cause",
    AskGiver: "effect cause",
    AskHaven: "effect cause",
    AskHelper: "seat card card",
    AskHost: "effect cause",
    AskIgnore: "seat card",
    AskIntel: "seat flag cards",
    AskInvest: "effect cause",
    AskJoin: "seat card",
    AskKept: "seat",
    AskLateType: "seat",
    AskLeader: "seat",
    AskLeave: "effect cause",
    AskMarch: "seat left",
    AskMay: "effect cause",
    AskMend: "seat cards",
    AskMendOne: "effect cause",
    AskNamed: "seat seats",
    AskNamedType: "effect cause",
    AskOnTop: "effect cause",
    AskOnto: "effect cause",
    AskOffer: "seat effect cause cards",
    AskOffered: "effect cause haven haven",
    AskParts: "seat deeds",
    AskPayer: "effect cause",
    AskPurse: "effect cause",
    AskSponsor: "effect cause cards",
    AskPeek: "effect cause",
    AskStash: "effect cause left",
    AskSwap: "effect cause",
    AskSwitch: "seat",
    AskOpenCard: "seat",
    AskScatter: "effect cause cards",
    AskMask: "effect cause",
    Unveil: "",
    AskPlaced: "seat card cards",
    AskPrice: "seat picks",
    AskRaised: "effect cause",
    AskReaction: "seat",
    AskReceiver: "effect cause",
    AskRedirect: "effect cause",
    AskRetarget: "seat",
    AskRevive: "effect cause",
    AskReward: "effect cause done",
    AskRivalToken: "effect cause",
    AskRoom: "seat card card",
    AskReclaim: "effect cause",
    AskSalvage: "effect cause",
    AskSendAway: "effect cause",
    AskShare: "effect cause left",
    AskShelter: "seat effect cause",
    AskSleeper: "effect cause",
    AskSift: "effect cause done",
    AskSpoils: "seat copy card",
    AskTarget: "seat",
    AskThief: "effect cause",
    AskThrown: "effect cause",
    AskTrap: "seat flag",
    AskType: "seat",
    AskUpTo: "effect cause cards",
    AskVictim: "effect cause left",
    AskWhich: "effect cause",
    AskWhom: "effect cause",
    AskWindow: "seat window",
    AskWraith: "effect cause",
    AtOnce: "deeds deeds",
    BeforeReveal: "",
    Block: "",
    BringOn: "effect cause done",
    BurnEmpty: "card",
    BurnEvent: "card",
    CallTraps: "high",
    Change: "deeds codes",
    CheckEnd: "",
    CityStep: "",
    Clashes: "",
    DealHands: "",
    Decide: "",
    Deed: "verb player copy amount copy player copy amount flag codes",
    DraftAttack: "seat card cards",
    DraftClaim: "seat card cards",
    DraftRegroup: "seat picks",
    Drive: "effect cause",
    DrawRivals: "",
    DrawStep: "",
    EndAttack: "",
    EndClaim: "",
    EndConflict: "",
    EndStep: "",
    Exert: "seat cards",
    Fall: "deeds",
    Feast: "player copy card",
    Finish: "card",
    FirstPlayer: "",
    GiveOut: "",
    GiveTo: "seat left flag",
    GoOn: "effect cause done",
    GoOnAttack: "step",
    Intel: "",
    LatePrince: "",
    Lay: "seat card copy",
    March: "",
    Loot: "effect cause high",
    MendStep: "",
    MoveIn: "card",
    NextTurn: "",
    OneMore: "effect cause cards",
    Note: "deeds codes",
    PassOn: "",
    PayLeaders: "",
    PayMissing: "",
    React: "",
    ReadyAndReturn: "",
    Reask: "seat window",
    AskHarden: "seat card",
    Brace: "",
    Reduce: "",
    Resolve: "effect cause",
    Retarget: "",
    Reveal: "",
    RevealCity: "seat",
    RevealLeaders: "seats",
    SetUp: "",
    SettleBid: "seats seat high",
    ShowInfluence: "",
    Stalled: "",
    StartStep: "",
    StayInPlay: "card",
    Sum: "",
    TakeBlows: "",
    TakeTitle: "",
    ThrowBack: "effect cause done",
    TorporStep: "",
    TrapAgain: "seat flag",
    Turn: "",
    UseForInfluence: "card copy",
}

# The effects that each carries out.
EFFECTS: Final[dict[type[Step], type[Effect]]] = {
    AskBack: OneBack,
    AskBenefit: BurnToMend,
    AskBottom: Peek,
    AskBought: BuyIntel,
    AskBound: Bind,
    AskBring: Bring,
    AskBuried: RecruitAsleep,
    AskCard: Choose,
    AskCast: CastBeside,
    AskCollection: TakeHaven,
    AskCull: CullTop,
    AskDetach: DetachCost,
    AskDiscardCost: DiscardCost,
    AskDiscardFor: DiscardFor,
    AskDiscipline: PutDiscipline,
    AskDriven: Possess,
    AskEnlist: Enlist,
    AskFreePlay: FreePlay,
    AskFromLibrary: FromLibrary,
    Drive: Possess,
    AskExhaust: ExhaustFor,
    AskFoe: ChooseFoe,
    AskGiver: PassBlood,
    AskHaven: EmptyHaven,
    AskHost: AttachTo,
    AskInvest: Invest,
    AskLeave: TurnUp,
    AskMay: May,
    AskMendOne: MendParty,
    AskOffer: Offer,
    AskOffered: TakeHaven,
    AskPayer: PayBlood,
    AskPeek: Peek,
    AskStash: PayPrestige,
    AskSwap: SwapHavens,
    AskScatter: Scatter,
    AskMask: ChangeFaces,
    AskRaised: RaiseBlood,
    AskReceiver: StealFor,
    AskSleeper: PassBlood,
    AskPurse: PayAgenda,
    AskSponsor: Sponsor,
    AskRedirect: Redirect,
    AskNamedType: Ransack,
    AskOnTop: PutOnTop,
    AskOnto: Placing,
    Loot: StealOnto,
    AskRevive: Revive,
    AskReward: Rewards,
    AskRivalToken: StealRival,
    AskReclaim: Reclaim,
    AskSalvage: Salvage,
    AskSendAway: SendAway,
    AskShare: ShareMends,
    AskSift: Sift,
    AskThief: NamedSteal,
    AskThrown: ThrowIn,
    AskUpTo: UpTo,
    AskVictim: FurtherVictims,
    AskWhich: ChooseOne,
    AskWraith: CreateWraith,
    BringOn: Bring,
    AskWhom: CallVote,
    GoOn: InOrder,
    OneMore: UpTo,
    ThrowBack: Sift,
}


def make_codec() -> Codec:
    """Once all cards are loaded."""
    codec = Codec(STEPS, EFFECTS, WORDS, tuple([verb.name for verb in VERBS]), MORE, BASES)
    for card in CARDS:
        codec.add(card.id, card)
    return codec
