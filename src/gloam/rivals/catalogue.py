"""What a card is, and the list of all of them. A printed card is named by a number that never changes within a
version."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from gloam.core.effect import Condition, Effect
from gloam.core.texts import Text

# What a card is, as bits: a card may be several of these. Each is `Final`, so that the compiled engine has it as a
# number and looks nothing up.
VAMPIRE: Final = 1 << 0
ATTACK: Final = 1 << 1
REACTION: Final = 1 << 2
ACTION: Final = 1 << 3
UNHOSTED: Final = 1 << 4
SCHEME: Final = 1 << 5
CONSPIRACY: Final = 1 << 6
TITLE: Final = 1 << 7
ONGOING: Final = 1 << 8
MODIFIER: Final = 1 << 9
HAVEN_CARD: Final = 1 << 10
AGENDA_CARD: Final = 1 << 11
EVENT: Final = 1 << 12
MORTAL: Final = 1 << 13
RETAINER: Final = 1 << 14
CITIZEN: Final = 1 << 15
INQUISITION: Final = 1 << 16
UNIQUE: Final = 1 << 17
ONE_EACH: Final = 1 << 18
VAGRANT: Final = 1 << 19
RITUAL: Final = 1 << 20
ALCHEMY: Final = 1 << 21
SPECIAL: Final = 1 << 22
ANIMAL: Final = 1 << 23
PRINCE: Final = 1 << 24  # the Title that comes from the City
ANTAGONIST: Final = 1 << 25
TRAP: Final = 1 << 26
WRAITH: Final = 1 << 27  # a token of the common stack
GHOUL: Final = 1 << 28  # a Library card that is a character once it is played
TRADITION: Final = 1 << 29  # of the six that bear the word in their names
PREY: Final = 1 << 30  # that Hunters attach; no set brings any yet
KINDS: Final = (
    "vampire", "attack", "reaction", "action", "unhosted", "scheme", "conspiracy", "title", "ongoing", "modifier",
    "haven", "agenda", "event", "mortal", "retainer", "citizen", "inquisition", "unique", "one-each", "vagrant",
    "ritual", "alchemy", "special", "animal", "prince", "antagonist", "trap", "wraith", "ghoul", "tradition", "prey",
)  # fmt: skip
CHARACTER: Final = VAMPIRE | GHOUL  # what it is where it stands in a coterie
PLOT: Final = CONSPIRACY | TRAP  # played face down with Prestige on it: from outside one looks like the other
LIBRARY_CARD: Final = ATTACK | REACTION | ACTION | MODIFIER
CITY_CARD: Final = EVENT | MORTAL | PRINCE

RANGED, PHYSICAL, SOCIAL, MENTAL = 1, 2, 4, 8  # types of attack, as bits
ANY_TYPE: Final = RANGED | PHYSICAL | SOCIAL | MENTAL
ATTACK_TYPES: Final = {RANGED: "ranged", PHYSICAL: "physical", SOCIAL: "social", MENTAL: "mental"}
TYPES: Final = {name: bit for bit, name in ATTACK_TYPES.items()}

CLANS: Final = (
    "brujah",
    "malkavian",
    "toreador",
    "ventrue",
    "tremere",
    "thin-blood",
    "gangrel",
    "nosferatu",
    "hecata",
    "lasombra",
    "tzimisce",
    "ravnos",
    "banu-haqim",
    "salubri",
    "ministry",
)
NO_CLAN: Final = -1
BRUJAH, MALKAVIAN, TOREADOR, VENTRUE, TREMERE, THIN_BLOOD, GANGREL, NOSFERATU, HECATA, LASOMBRA = range(10)
TZIMISCE, RAVNOS, BANU_HAQIM, SALUBRI, MINISTRY = range(10, 15)

DISCIPLINES: Final = (
    "animalism", "auspex", "celerity", "dominate", "fortitude", "obfuscate", "potence", "presence", "protean",
    "blood-sorcery", "thin-blood-alchemy", "oblivion",
)  # fmt: skip

# Qualities: numbers that are added up from what is printed and what is in force.
POTENCY: Final = 0
BODY: Final = 1
CHARM: Final = 2
MIND: Final = 3
INFLUENCE: Final = 4
SECRECY: Final = 5
SHIELD: Final = 6
INTEL: Final = 7
DAMAGE: Final = 8
DISCOUNT: Final = 9
GUARD: Final = 10
UNBLOCKABLE: Final = 11
AGGRAVATED: Final = 12
NO_SHIELDS: Final = 13
APART: Final = 14  # outside its Haven each stands alone
STAYING: Final = 15
RANGED_BAN: Final = 16
ANIMALISM: Final = 17  # from here on one for each Discipline
AUSPEX: Final = 18
CELERITY: Final = 19
DOMINATE: Final = 20
FORTITUDE: Final = 21
OBFUSCATE: Final = 22
POTENCE: Final = 23
PRESENCE: Final = 24
PROTEAN: Final = 25
SORCERY: Final = 26
THIN_BLOOD_ALCHEMY: Final = 27
OBLIVION: Final = 28
NO_MENDING: Final = 29  # it cannot mend in its player's End Phase
FORESEEN: Final = 30  # Attack cards against it are played face up
NO_REACTION: Final = 31  # it cannot play a Reaction
EASE: Final = 32  # its player's Library cards ask for so much less Blood Potency
UNRESISTED: Final = 33  # the attribute of whomever it attacks does not reduce its damage
FEWER_SHIELDS: Final = 34  # so much less of what Shields it has in a fight
TOLL: Final = 35  # the Prestige that a foe pays to attack it
HIDDEN: Final = 36  # the Antagonists' damage cannot be given to it
PROWL: Final = 37  # it may attack mortals in The Street from its Haven
TAMING: Final = 38  # an Animal that it plays costs so much less Blood
IDLE: Final = 39  # a Retainer that prevents nothing of what Antagonists deal
CONFINED: Final = 40  # it does not go to The Street in its player's own turn
DIVIDED: Final = 41  # in its Haven it is a party of its own
EXPOSED: Final = 42  # it has no Secrecy
PEACEFUL: Final = 43  # it takes no action to attack
REACH: Final = 44  # it may attack characters in The Street from its Haven
SPARING: Final = 45  # its attack takes nobody's last Blood
BARE: Final = 46  # its Haven gives it no Secrecy
TWO_CARDS: Final = 47  # it may play two Attack cards, of which one comes back
LATE_TYPE: Final = 48  # the type of its attack is announced as the cards are turned up
CALLING: Final = 49  # its player chooses the wraith that is created
PURSE: Final = 50  # what lies on it pays for abilities of its player's characters
HEEDLESS: Final = 51  # its player may ignore Events of the City
STUDIED: Final = 52  # it has the Disciplines whose tokens lie on the card that says so
SOLITARY: Final = 53  # the word alone: other cards ask for it [key.solitary]
MILD: Final = 54  # the damage that it deals is not Aggravated
ROOM: Final = 55  # so many more cards may be attached to it
BOUNDLESS: Final = 56  # any number of cards may be
POSSESSIVE: Final = 57  # it may keep one of them when it enters Torpor
REBATE: Final = 58  # Traditions cost so much less Prestige
DOGGED: Final = 59  # its party may attack with exhausted members
WAKEFUL: Final = 60  # it may block though it is exhausted
WARY: Final = 61  # its player ignores an Antagonist

MERCIFUL: Final = 62  # it does not diablerize
ARMOURED: Final = 63  # Shields that it has against Aggravated damage alone
QUALITIES: Final = 64
ATTRIBUTE: Final = {PHYSICAL: BODY, SOCIAL: CHARM, MENTAL: MIND}  # what adds to an attack of this type
RESISTS: Final = {RANGED: BODY, PHYSICAL: BODY, SOCIAL: CHARM, MENTAL: MIND}  # what reduces its damage

RULEBOOK: Final = "rulebook"
PUBLIC_DATA: Final = "public data"
HOUSE: Final = "house"
WIN_AT: Final = 13


@dataclass(frozen=True)
class Card:
    """A printed card. What a kind of card has not is 0 or nothing."""

    id: str
    name: str
    kind: int
    clan: int = NO_CLAN
    potency: int = 0  # a vampire's Blood Potency, or the least that a Library card asks for
    attributes: tuple[int, int, int] = (0, 0, 0)
    disciplines: tuple[int, ...] = ()
    types: int = 0  # of an attack
    against: int = 0  # the types that a Reaction answers
    damage: int = 0
    hits_as: int = 0  # the type of a Reaction's damage, where that is not the attack's
    shield: int = 0
    targeted: bool = False
    targeted_with: int = 0  # it is only where its attacker has this Discipline
    aggravated: bool = False
    superficial: bool = False
    naming: bool = False  # its player names players when it is played
    face_up: bool = False  # it is never laid face down in an attack
    aids: bool = False  # anyone may play it face up for whoever is attacked in The Street
    helper: int = 0  # the word of whoever of one's characters plays it for a defender in The Street
    hardens: bool = False  # it is played, out of turn, by whoever is about to take Aggravated damage
    harmless: bool = False  # as a Reaction it deals no damage, though it has a skull
    cost: int = 0  # the Influence that a Title takes, the Prestige that a Conspiracy needs
    influence: int = 0  # that a Modifier gives
    intel: int = 0  # that it gives where it is played face up for it
    value: int = 0  # a Mortal's Blood
    agenda: int = 0  # for defeating it
    mends: int = 0  # for burning it
    bribe: int = 0  # the Prestige that it pays where it is burned and mends nothing
    copies: int = 1  # in the City Deck
    single: bool = False  # nobody bears two of its name
    lasting: bool = False  # an Event that bears no token and stays until a text burns it
    own: int = 0  # how many of a Haven's first texts are its own, and no Leader Ability
    ranks: tuple[Effect, ...] = ()  # what the first, the second… of those that lie together do
    needs: Condition | None = None  # to be played, beside clan and Blood Potency
    price: Effect | None = None  # paid when it is played
    play: Effect | None = None  # done when it is played, succeeds or is resolved
    texts: tuple[Text, ...] = ()
    first_print: str = ""  # the card that stands for it under the variant of that name
    provenance: str = PUBLIC_DATA


CARDS: Final[list[Card]] = []
NUMBER: Final[dict[str, int]] = {}
KIND: Final[list[int]] = []  # by card
BASE: Final[list[tuple[int, ...]]] = []  # by card: its printed qualities
LAID_AS: Final[list[int]] = []  # by card: what it can be where it was laid face down in an attack
TRAPS: Final[list[int]] = []  # the numbers of all of them


def is_citys(kind: int) -> bool:
    """Does it belong to the City? An Action card that is an Event once it is played does not. [card.cover-charge]"""
    return kind & CITY_CARD != 0 and not kind & ACTION


def is_unowned(kind: int) -> bool:
    """Does it belong to no player: a City card, or a wraith?"""
    return kind & WRAITH != 0 or is_citys(kind)


def is_made(kind: int) -> bool:
    """Is it nothing that was brought along, but what another card becomes? [card.ken-michael-otto]"""
    return kind == GHOUL


def load(cards: tuple[Card, ...]) -> None:
    """Number all cards. Called once, when the game is made."""
    if CARDS:
        return
    for card in cards:
        NUMBER[card.id] = len(CARDS)
        CARDS.append(card)
        KIND.append(card.kind)
        BASE.append(printed(card))
        if card.kind & TRAP:
            TRAPS.append(NUMBER[card.id])
        LAID_AS.append(0 if card.face_up else card.kind & (ATTACK | REACTION))


def printed(card: Card) -> tuple[int, ...]:
    base = [0] * QUALITIES
    base[POTENCY] = card.potency
    base[BODY], base[CHARM], base[MIND] = card.attributes
    for discipline in card.disciplines:
        base[discipline] += 1
    return tuple(base)


def strikes(card: Card) -> bool:
    """Does it deal damage where it is played as a Reaction? An Attack card has a skull, if only one of 0.
    [react.damage-skull] [damage.skull-of-none]"""
    return (card.damage > 0 or card.kind & ATTACK != 0) and not card.harmless
