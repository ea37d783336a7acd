"""The Victims, act by act."""

from __future__ import annotations

from typing import Final

from gloam.blood_orders.catalogue import COMMONER, ELITE, OUTLAW, RULEBOOK, SCHOLAR, Victim
from gloam.blood_orders.counts import (
    CATACOMBS_IN_HAND,
    CLASSES_IN_HAND,
    VICTIMS_IN_HAND,
    YOUR_INFLUENCE,
    YOUR_RITUALS,
    Per,
)
from gloam.blood_orders.effects import (
    DiscardVictim,
    DrawVictims,
    Gain,
    MoveFear,
    OpponentDiscards,
    OpponentFear,
    Pay,
    Recover,
    Steal,
    TakeCatacombs,
)
from gloam.blood_orders.quarters import (
    EITHER,
    CopyLocation,
    ReplaceVictim,
    ShiftAllDice,
    ShiftDie,
    ShiftDieUpTo,
    TakeFromNight,
)
from gloam.blood_orders.table import BLOOD, INFLUENCE, POINTS
from gloam.blood_orders.tokens import LoseAssigned, MoveOwnOrder, OpponentMovesOrder, SendHome
from gloam.core.choices import InOrder, May

THE_GANG_LEADER: Final = Victim(
    "V101",
    "The Gang Leader",
    act=1,
    kind=OUTLAW,
    symbols=(0, 1, 3),
    fear=2,
    cost=2,
    points=3,
    effect=OpponentMovesOrder(),
    provenance=RULEBOOK,
)

THE_UNDERTAKER: Final = Victim(
    "V102",
    "The Undertaker",
    act=1,
    kind=COMMONER,
    symbols=(2, 1, 0),
    fear=1,
    cost=1,
    points=2,
    effect=InOrder((Recover(2), Gain(1, BLOOD))),
    provenance=RULEBOOK,
)

THE_BUTCHER: Final = Victim(
    "V103", "The Butcher", act=1, kind=COMMONER, symbols=(1, 0, 2), fear=1, cost=1, points=2, effect=Gain(3, BLOOD)
)

THE_MIDWIFE: Final = Victim(
    "V104",
    "The Midwife",
    act=1,
    kind=COMMONER,
    symbols=(2, 2, 0),
    fear=1,
    cost=1,
    points=2,
    effect=InOrder((MoveFear(-2), Gain(1, BLOOD))),
)

THE_CONCIERGE: Final = Victim(
    "V105",
    "The Concierge",
    act=1,
    kind=COMMONER,
    symbols=(2, 1, 1),
    fear=1,
    cost=1,
    points=2,
    effect=InOrder((Gain(2, BLOOD), ShiftDieUpTo(1))),
)

THE_PHARMACIST: Final = Victim(
    "V106",
    "The Pharmacist",
    act=1,
    kind=SCHOLAR,
    symbols=(1, 3, 0),
    fear=1,
    cost=2,
    points=2,
    effect=InOrder((Gain(3, BLOOD), MoveFear(-1))),
)

THE_HEADMISTRESS: Final = Victim(
    "V107",
    "The Headmistress",
    act=1,
    kind=SCHOLAR,
    symbols=(1, 2, 1),
    fear=1,
    cost=1,
    points=2,
    effect=TakeCatacombs(2),
)

THE_COURT_CLERK: Final = Victim(
    "V108",
    "The Court Clerk",
    act=1,
    kind=SCHOLAR,
    symbols=(3, 1, 0),
    fear=0,
    cost=1,
    points=1,
    effect=Gain(3, INFLUENCE),
)

THE_MAGISTRATE: Final = Victim(
    "V109", "The Magistrate", act=1, kind=ELITE, symbols=(1, 2, 1), fear=2, cost=2, points=3, effect=Gain(2, POINTS)
)

THE_DEVELOPERS_WIDOW: Final = Victim(
    "V110",
    "The Developer's Widow",
    act=1,
    kind=ELITE,
    symbols=(2, 2, 0),
    fear=1,
    cost=2,
    points=3,
    effect=Steal(blood=3),
)

THE_DEBUTANTE: Final = Victim(
    "V111",
    "The Debutante",
    act=1,
    kind=ELITE,
    symbols=(1, 3, 0),
    fear=1,
    cost=2,
    points=3,
    effect=InOrder((Gain(1, POINTS), Gain(Per(VICTIMS_IN_HAND, at_most=2), POINTS))),
)

THE_PICKPOCKET: Final = Victim(
    "V112", "The Pickpocket", act=1, kind=OUTLAW, symbols=(2, 0, 2), fear=1, cost=1, points=1, effect=Steal(influence=2)
)

THE_POACHER: Final = Victim(
    "V113",
    "The Poacher",
    act=1,
    kind=OUTLAW,
    symbols=(1, 0, 3),
    fear=2,
    cost=1,
    points=2,
    effect=TakeFromNight(3, BLOOD),
)

THE_SMUGGLER: Final = Victim(
    "V114",
    "The Smuggler",
    act=1,
    kind=OUTLAW,
    symbols=(1, 1, 2),
    fear=1,
    cost=2,
    points=2,
    effect=InOrder((Gain(3, BLOOD), MoveOwnOrder())),
)

THE_POLITICIAN: Final = Victim(
    "V201",
    "The Politician",
    act=2,
    kind=ELITE,
    symbols=(3, 1, 1),
    fear=2,
    cost=3,
    points=4,
    effect=Gain(Per(YOUR_INFLUENCE, each=2, at_most=7), BLOOD),
    provenance=RULEBOOK,
)

THE_BANKER: Final = Victim(
    "V202",
    "The Banker",
    act=2,
    kind=ELITE,
    symbols=(2, 3, 0),
    fear=2,
    cost=3,
    points=4,
    effect=InOrder((Gain(2, POINTS), May(Pay(2, INFLUENCE), then=Gain(2, POINTS)))),
)

THE_DUCHESS: Final = Victim(
    "V203",
    "The Duchess",
    act=2,
    kind=ELITE,
    symbols=(1, 3, 1),
    fear=3,
    cost=2,
    points=4,
    effect=InOrder((MoveFear(-4), OpponentFear(3))),
)

THE_IMPRESARIO: Final = Victim(
    "V204",
    "The Impresario",
    act=2,
    kind=ELITE,
    symbols=(2, 2, 1),
    fear=2,
    cost=2,
    points=3,
    effect=InOrder((Gain(2, POINTS), Gain(CLASSES_IN_HAND, POINTS))),
)

THE_SURGEON: Final = Victim(
    "V205",
    "The Surgeon",
    act=2,
    kind=SCHOLAR,
    symbols=(1, 2, 2),
    fear=2,
    cost=2,
    points=3,
    effect=InOrder((Recover(4), Gain(1, INFLUENCE))),
)

THE_PROFESSOR: Final = Victim(
    "V206",
    "The Professor",
    act=2,
    kind=SCHOLAR,
    symbols=(2, 3, 0),
    fear=1,
    cost=3,
    points=3,
    effect=InOrder((MoveFear(2), DrawVictims(1))),
)

THE_ALCHEMIST: Final = Victim(
    "V207",
    "The Alchemist",
    act=2,
    kind=SCHOLAR,
    symbols=(1, 3, 1),
    fear=2,
    cost=2,
    points=4,
    effect=May(DiscardVictim(), then=Gain(3, POINTS)),
)

THE_ASTRONOMER: Final = Victim(
    "V208",
    "The Astronomer",
    act=2,
    kind=SCHOLAR,
    symbols=(2, 2, 1),
    fear=1,
    cost=2,
    points=3,
    effect=InOrder((ShiftAllDice(-1), Gain(3, BLOOD))),
)

THE_CATACOMB_GUIDE: Final = Victim(
    "V209",
    "The Catacomb Guide",
    act=2,
    kind=COMMONER,
    symbols=(1, 1, 3),
    fear=2,
    cost=2,
    points=3,
    effect=InOrder((TakeCatacombs(3), Gain(1, BLOOD))),
)

THE_BARKEEPER: Final = Victim(
    "V210", "The Barkeeper", act=2, kind=COMMONER, symbols=(3, 2, 0), fear=2, cost=2, points=3, effect=Gain(4, BLOOD)
)

THE_HOSPICE_NURSE: Final = Victim(
    "V211",
    "The Hospice Nurse",
    act=2,
    kind=COMMONER,
    symbols=(2, 2, 1),
    fear=2,
    cost=2,
    points=3,
    effect=InOrder((MoveFear(-3), Gain(1, BLOOD))),
)

THE_ASSASSIN: Final = Victim(
    "V212",
    "The Assassin",
    act=2,
    kind=OUTLAW,
    symbols=(0, 1, 4),
    fear=3,
    cost=2,
    points=4,
    effect=InOrder((LoseAssigned(), Gain(5, BLOOD))),
)

THE_FENCE: Final = Victim(
    "V213",
    "The Fence",
    act=2,
    kind=OUTLAW,
    symbols=(2, 1, 2),
    fear=2,
    cost=1,
    points=3,
    effect=TakeFromNight(4, EITHER),
)

THE_ANARCHIST: Final = Victim(
    "V214",
    "The Anarchist",
    act=2,
    kind=OUTLAW,
    symbols=(1, 1, 3),
    fear=2,
    cost=1,
    points=3,
    effect=InOrder((Gain(3, BLOOD), ShiftDie(2))),
)

THE_OCCULTIST: Final = Victim(
    "V301",
    "The Occultist",
    act=3,
    kind=SCHOLAR,
    symbols=(1, 3, 2),
    fear=3,
    cost=3,
    points=5,
    effect=InOrder((Gain(Per(CLASSES_IN_HAND, times=3), BLOOD), MoveFear(Per(CLASSES_IN_HAND, times=-2)))),
    provenance=RULEBOOK,
)

THE_CORONER: Final = Victim(
    "V302",
    "The Coroner",
    act=3,
    kind=SCHOLAR,
    symbols=(2, 3, 1),
    fear=3,
    cost=3,
    points=5,
    effect=InOrder((Recover(5), Gain(2, POINTS))),
)

THE_INVENTOR: Final = Victim(
    "V303",
    "The Inventor",
    act=3,
    kind=SCHOLAR,
    symbols=(3, 2, 1),
    fear=2,
    cost=3,
    points=4,
    effect=InOrder((Gain(1, INFLUENCE), CopyLocation(other=False))),
)

THE_EXORCIST: Final = Victim(
    "V304",
    "The Exorcist",
    act=3,
    kind=SCHOLAR,
    symbols=(2, 2, 2),
    fear=2,
    cost=3,
    points=5,
    effect=InOrder((MoveFear(-5), OpponentDiscards())),
)

THE_GOVERNOR: Final = Victim(
    "V305",
    "The Governor",
    act=3,
    kind=ELITE,
    symbols=(2, 4, 0),
    fear=3,
    cost=4,
    points=6,
    effect=InOrder((Gain(3, POINTS), May(Pay(3, INFLUENCE), then=Gain(3, POINTS)))),
)

THE_ARCHBISHOP: Final = Victim(
    "V306",
    "The Archbishop",
    act=3,
    kind=ELITE,
    symbols=(1, 4, 1),
    fear=3,
    cost=3,
    points=6,
    effect=InOrder((Gain(1, POINTS), Gain(Per(YOUR_RITUALS, at_most=4), POINTS))),
)

THE_SOPRANO: Final = Victim(
    "V307",
    "The Soprano",
    act=3,
    kind=ELITE,
    symbols=(3, 3, 0),
    fear=2,
    cost=3,
    points=5,
    effect=Gain(Per(VICTIMS_IN_HAND, at_most=5), POINTS),
)

THE_GENERAL: Final = Victim(
    "V308",
    "The General",
    act=3,
    kind=ELITE,
    symbols=(1, 1, 4),
    fear=4,
    cost=3,
    points=6,
    effect=InOrder((SendHome(), Gain(4, POINTS))),
)

THE_ABATTOIR_FOREMAN: Final = Victim(
    "V309",
    "The Abattoir Foreman",
    act=3,
    kind=COMMONER,
    symbols=(3, 1, 2),
    fear=3,
    cost=2,
    points=4,
    effect=Gain(6, BLOOD),
)

THE_HOUSEKEEPER: Final = Victim(
    "V310",
    "The Housekeeper",
    act=3,
    kind=COMMONER,
    symbols=(3, 2, 1),
    fear=2,
    cost=2,
    points=4,
    effect=InOrder((Gain(2, BLOOD), Gain(2, INFLUENCE), Gain(1, POINTS))),
)

THE_UNION_BOSS: Final = Victim(
    "V311",
    "The Union Boss",
    act=3,
    kind=COMMONER,
    symbols=(2, 2, 3),
    fear=3,
    cost=2,
    points=5,
    effect=InOrder((TakeCatacombs(1), Gain(Per(CATACOMBS_IN_HAND, each=2, at_most=4), POINTS))),
)

THE_EXECUTIONER: Final = Victim(
    "V312",
    "The Executioner",
    act=3,
    kind=OUTLAW,
    symbols=(0, 1, 5),
    fear=3,
    cost=2,
    points=5,
    effect=InOrder((ReplaceVictim(), Gain(4, BLOOD))),
)

THE_KINGPIN: Final = Victim(
    "V313",
    "The Kingpin",
    act=3,
    kind=OUTLAW,
    symbols=(1, 2, 4),
    fear=4,
    cost=3,
    points=6,
    effect=Steal(blood=3, influence=3),
)

THE_DESERTER: Final = Victim(
    "V314",
    "The Deserter",
    act=3,
    kind=OUTLAW,
    symbols=(2, 0, 4),
    fear=3,
    cost=2,
    points=4,
    effect=TakeFromNight(5, EITHER),
)

CARDS: Final[tuple[Victim, ...]] = (
    THE_GANG_LEADER,
    THE_UNDERTAKER,
    THE_BUTCHER,
    THE_MIDWIFE,
    THE_CONCIERGE,
    THE_PHARMACIST,
    THE_HEADMISTRESS,
    THE_COURT_CLERK,
    THE_MAGISTRATE,
    THE_DEVELOPERS_WIDOW,
    THE_DEBUTANTE,
    THE_PICKPOCKET,
    THE_POACHER,
    THE_SMUGGLER,
    THE_POLITICIAN,
    THE_BANKER,
    THE_DUCHESS,
    THE_IMPRESARIO,
    THE_SURGEON,
    THE_PROFESSOR,
    THE_ALCHEMIST,
    THE_ASTRONOMER,
    THE_CATACOMB_GUIDE,
    THE_BARKEEPER,
    THE_HOSPICE_NURSE,
    THE_ASSASSIN,
    THE_FENCE,
    THE_ANARCHIST,
    THE_OCCULTIST,
    THE_CORONER,
    THE_INVENTOR,
    THE_EXORCIST,
    THE_GOVERNOR,
    THE_ARCHBISHOP,
    THE_SOPRANO,
    THE_GENERAL,
    THE_ABATTOIR_FOREMAN,
    THE_HOUSEKEEPER,
    THE_UNION_BOSS,
    THE_EXECUTIONER,
    THE_KINGPIN,
    THE_DESERTER,
)
