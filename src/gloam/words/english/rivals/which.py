"""English: the cards that a card of Rivals speaks of, as nouns: "a Retainer attached to the target", "each of your
characters"."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from gloam.rivals import patterns, which
from gloam.rivals.attack_record import HIRED, LED
from gloam.rivals.catalogue import (
    ACTION,
    ALCHEMY,
    ANIMAL,
    ANTAGONIST,
    ATTACK,
    CITIZEN,
    CLANS,
    CONSPIRACY,
    EVENT,
    GHOUL,
    GUARD,
    HAVEN_CARD,
    INQUISITION,
    MODIFIER,
    MORTAL,
    NO_CLAN,
    ONGOING,
    PREY,
    REACH,
    REACTION,
    RETAINER,
    RITUAL,
    SCHEME,
    SOLITARY,
    TITLE,
    TRADITION,
    TRAP,
    VAGRANT,
    VAMPIRE,
    WRAITH,
)
from gloam.rivals.catalogue import CHARACTER as CHARACTERS
from gloam.rivals.which import AFFLICTED, EXHAUSTED, IN_HAVEN, IN_STREET, SILENCED, UNWEAKENED, Which
from gloam.words.english.grammar import listing
from gloam.words.english.rivals.nouns import TERMS
from gloam.words.rivals.cards import card_name
from gloam.words.rivals.phrasing import QUALITIES

Noun = tuple[str, str]  # of one, and of several

KINDS: Final[dict[int, Noun]] = {
    CHARACTERS: ("character", "characters"),
    VAMPIRE: ("vampire", "vampires"),
    GHOUL: ("Ghoul", "Ghouls"),
    RETAINER: ("Retainer", "Retainers"),
    TITLE: ("Title", "Titles"),
    PREY: ("Prey", "Prey"),
    CITIZEN: ("Citizen", "Citizens"),
    CITIZEN | VAGRANT: ("Citizen or Vagrant", "Citizens or Vagrants"),
    VAGRANT: ("Vagrant", "Vagrants"),
    MORTAL: ("mortal", "mortals"),
    MORTAL | CHARACTERS: ("mortal or a character", "mortals or characters"),
    ANTAGONIST: ("Antagonist", "Antagonists"),
    INQUISITION: ("Second Inquisition card", "Second Inquisition cards"),
    ATTACK: ("Attack card", "Attack cards"),
    ACTION: ("Action card", "Action cards"),
    REACTION: ("Reaction", "Reactions"),
    MODIFIER: ("Influence Modifier", "Influence Modifiers"),
    SCHEME: ("Scheme", "Schemes"),
    SCHEME | TITLE: ("Scheme or Title", "Schemes or Titles"),
    RITUAL: ("Ritual", "Rituals"),
    CONSPIRACY: ("Conspiracy", "Conspiracies"),
    TRAP: ("Trap", "Traps"),
    EVENT: ("Event", "Events"),
    ONGOING: ("Ongoing card", "Ongoing cards"),
    HAVEN_CARD: ("Haven", "Havens"),
    ALCHEMY: ("Alchemy card", "Alchemy cards"),
    ANIMAL: ("Animal", "Animals"),
    ANIMAL | RETAINER: ("Animal or Retainer", "Animals or Retainers"),
    WRAITH: ("wraith", "wraiths"),
    TRADITION: ("Tradition", "Traditions"),
}
CHARACTER: Final = KINDS[CHARACTERS]
MEMBER: Final = ("member", "members")
ONGOING_TRADITION: Final = ("Ongoing Tradition", "Ongoing Traditions")
CARD: Final = ("card", "cards")
FACE_DOWN: Final = ("face-down card", "face-down cards")  # a Conspiracy or a Trap
CURSE: Final = ("Curse", "Curses")  # what a foe has attached

BEARERS: Final = {  # whose text it is, by the kind of card it stands on
    "vampire": "this character",
    "ghoul": "this character",
    "title": "the bearer",
    "attached": "the bearer",
    "haven": "your Leader",
    "ongoing": "this card",
    "attack": "the attacker",
    "reaction": "the reacting character",
    "either": "the character that plays this card",
    "action": "the acting character",
    "named": "it",  # whoever was named in the same sentence
}
PARTIES: Final = {
    "vampire": "this character's party",
    "either": "the party of the character that plays this card",
    "attached": "the bearer's party",
    "reaction": "the reacting character's party",
    "action": "the acting character's party",
}
DID: Final = {HIRED: "that a Retainer was attached to this turn", LED: "that has attacked this turn"}
BUT: Final = {
    TITLE: "no Title",
    TITLE | WRAITH: "neither a Title nor a wraith",
    TITLE | VAMPIRE: "neither a Title nor a vampire",
    HAVEN_CARD: "no Haven",
}  # what some of them are not
NOR: Final = {which.ANY: "", which.NO_CURSE: " nor a Curse"}
ALONE: Final = {  # those of whom there is one
    which.ATTACKER: "the attacker",
    which.TARGET: "the target",
    which.BLOCKER: "the blocker",
    which.FIRST_TARGET: "the first target",
    which.REACTING: "the reacting character",
    which.LEADER: "your Leader",
    which.THAT: "that character",
    which.DOER: "that character",
    which.OTHER: "that card",
    which.CHOSEN: "the chosen card",
    which.VICTIM: "the character that takes it",
}


@dataclass(frozen=True)
class Group:
    """Those of whom there may be several: what they are, where, and whose."""

    noun: Noun
    tail: str = ""
    owner: str = ""


GROUPS: Final = {
    which.PARTY: Group(MEMBER, "of {party}"),
    which.COTERIE: Group(CHARACTER, "in your coterie", "your"),
    which.OWN: Group(CHARACTER, "in your coterie or your Torpor"),
    which.EVERYBODY: Group(CHARACTER),
    which.ATTACKERS: Group(MEMBER, "of the attacking party"),
    which.DEFENDERS: Group(MEMBER, "of the defending party"),
    which.OTHER_DEFENDERS: Group(("other member", "other members"), "of the defending party"),
    which.ON_THIS: Group(CARD, "attached to {bearer}"),
    which.ON_TARGET: Group(CARD, "attached to the target"),
    which.ON_THAT: Group(CARD, "attached to that character"),
    which.ON_PARTY: Group(CARD, "attached to a member of {party}"),
    which.ON_ATTACKERS: Group(CARD, "in the attacking party"),
    which.ON_DEFENDERS: Group(CARD, "attached to a member of the defending party"),
    which.CONSPIRACIES: Group(FACE_DOWN, "in play"),
    which.YOUR_CONSPIRACIES: Group(FACE_DOWN, "of yours", "your"),
    which.BOTH_PARTIES: Group(MEMBER, "of either party"),
    which.YOUR_RITUALS: Group(KINDS[RITUAL], "you control", "your"),
    which.FOES_ASLEEP: Group(("vampire", "vampires"), "in a foe's Torpor"),
    which.LASTING: Group(("Ongoing card, Conspiracy or Trap", "Ongoing cards, Conspiracies or Traps"), "in play"),
    which.ON_COTERIE: Group(CARD, "attached to one of your characters"),
    which.ON_STREET: Group(CARD, "attached to a character in The Street"),
    which.ON_YOURS: Group(CARD, "attached to a card you control"),
    which.DEFENDERS_ONGOING: Group(KINDS[ONGOING], "of the player that is attacked"),
    which.ON_CHOSEN: Group(CARD, "attached to it"),
    which.YOUR_PILE: Group(CARD, "in your discard pile"),
    which.FOES_PILE: Group(CARD, "in the discard pile of the defending player"),
    which.YOUR_LOST: Group(("character of yours", "characters of yours"), "in Torpor or burned in this game"),
    which.CITY_ASHES: Group(CARD, "in the City's burned pile"),
    which.THEIRS: Group(("foe's character", "foes' characters")),
    which.ASLEEP: Group(("vampire", "vampires"), "in Torpor"),
    which.YOURS_ASLEEP: Group(("vampire in Torpor", "vampires in Torpor")),
    which.CHOSEN_ASLEEP: Group(("vampire", "vampires"), "in that player's Torpor"),
    which.ALL_VAMPIRES: Group(CHARACTER, "in any coterie or Torpor"),
    which.YOUR_LASTING: Group(("Ongoing or face-down card", "Ongoing or face-down cards"), "before you", "your"),
    which.LADEN: Group(("card you control", "cards you control"), "with a token on it"),
    which.THEIR_LADEN: Group(("card a foe controls", "cards a foe controls"), "with a token on it"),
    which.ON_YOUR_HAVEN: Group(CARD, "attached to your Haven"),
    which.CITY_OUT: Group(("City card", "City cards"), "that lies free in The Street"),
    which.HOLDERS: Group(("card you control", "cards you control")),
    which.ATTACHMENTS: Group(CARD, "attached to a character"),
    which.YOUR_ATTACHMENTS: Group(("attached card", "attached cards"), "", "your"),
    which.YOUR_HAVENS: Group(("Haven", "Havens"), "", "your"),
    which.BEARERS_COTERIE: Group(CHARACTER, "in the bearer's coterie"),
    which.YOUR_ONGOING: Group(KINDS[ONGOING], "you control", "your"),
    which.YOUR_CARDS: Group(CARD, "you control", "your"),
    which.LEADERS: Group(("Leader", "Leaders")),
    which.STREET_CARDS: Group(KINDS[MORTAL], "in The Street"),
    which.ONGOING_CARDS: Group(KINDS[ONGOING], "in play"),
    which.THEIR_ONGOING: Group(KINDS[ONGOING], "of a foe who has put no Prestige on this Conspiracy"),
    which.CHOSEN_COTERIE: Group(CHARACTER, "of that foe"),
    which.THEIR_COTERIE: Group(CHARACTER, "in their coterie"),
    which.CHOSEN_PARTY: Group(MEMBER, "of the chosen party"),
}
WHOLE: Final = {
    which.PARTY: "{party}",
    which.COTERIE: "your coterie",
    which.ATTACKERS: "the attacking party",
    which.DEFENDERS: "the defending party",
}
TOKENS: Final = {SILENCED: "a No Influence token", UNWEAKENED: "no -1 Blood Potency token", AFFLICTED: "an Affliction"}
TITLED: Final = {"core-sheriff": "is Sheriff"}
OWNERS: Final = {  # a card, seen from you
    patterns.ANYONE: "{a}",
    patterns.YOURS: "{a} of yours",
    patterns.A_FOES: "a foe's {card}",
    patterns.A_RIVALS: "{a} of your Rival",
    patterns.NOT_A_RIVALS: "a foe's {card} that is not your Rival's",
}


def a(noun: str) -> str:
    if noun.startswith("other "):
        return f"an{noun}"
    return f"an {noun}" if noun[:1].lower() in "aeiou" else f"a {noun}"


class WhichNouns:
    """All the forms of what a card speaks of."""

    def alone(self, cards: Which, bearing: str) -> str:
        """The only one there is, or ''."""
        if cards.scope == which.THIS:
            return "this character" if bearing in ("vampire", "ghoul") else "this card"
        if cards.scope == which.THAT and cards.kind == RITUAL:
            return "that Ritual"
        if cards.scope == which.CHOSEN and cards.kind == CHARACTERS:
            return "the chosen character"
        if cards.scope == which.OTHER and cards.kind == CHARACTERS:
            return "the character it is played for"
        if cards.scope == which.THAT and cards.kind == ANTAGONIST:
            return "that Antagonist"
        if cards.scope == which.BEARER and bearing == "ghoul":
            return BEARERS["action"]
        return BEARERS[bearing] if cards.scope == which.BEARER else ALONE.get(cards.scope, "")

    def words(self, cards: Which, bearing: str, number: int, *, tailed: bool = True) -> str:
        """The noun with all that is said of it, of one (0) or of several (1)."""
        group = GROUPS[cards.scope]
        noun = noun_of(cards)[number]
        tail = self.filled(group.tail, bearing) if tailed else ""
        where = [tail] if tail else []
        said = [self.filled(part, bearing) for part in after(cards)]
        more = [*where, *said] if tail[:2] == "of" or cards.lacking or cards.laden else [*said, *where]
        return " ".join([*adjectives(cards), noun, *more])

    def filled(self, text: str, bearing: str) -> str:
        return text.format(party=PARTIES.get(bearing, "its party"), bearer=BEARERS.get(bearing, ""))

    def one(self, cards: Which, bearing: str) -> str:
        owner = "" if self.alone(cards, bearing) else GROUPS[cards.scope].owner
        if owner:
            return f"one of {owner} {self.words(cards, bearing, 1, tailed=False)}"
        return self.alone(cards, bearing) or a(self.words(cards, bearing, 0))

    def each(self, cards: Which, bearing: str) -> str:
        owner = "" if self.alone(cards, bearing) else GROUPS[cards.scope].owner
        if owner:
            return f"each of {owner} {self.words(cards, bearing, 1, tailed=False)}"
        return self.alone(cards, bearing) or f"each {self.words(cards, bearing, 0)}"

    def counted(self, cards: Which, bearing: str) -> str:
        return self.words(cards, bearing, 0)

    def several(self, cards: Which, bearing: str) -> str:
        return self.words(cards, bearing, 1, tailed=False)

    def numbered(self, cards: Which, bearing: str) -> str:
        return self.words(cards, bearing, 1)

    def group(self, cards: Which, bearing: str) -> str:
        return self.alone(cards, bearing) or self.filled(WHOLE[cards.scope], bearing)

    def within(self, cards: Which, bearing: str) -> str:
        return f"{'of' if self.alone(cards, bearing) else 'in'} {self.group(cards, bearing)}"

    def predicates(self, cards: Which) -> list[str]:
        found = [f"has {icon(cards)}"] if cards.icon else []
        found += ["has a Title"] if cards.titled else []
        found += ["is Prince of the City"] if cards.prince else []
        found += [TITLED[cards.title]] if cards.title else []
        found += [f"has {self.kind(cards.bears)}"] if cards.bears else []
        found += [f"has Blood Potency {cards.exactly}"] if cards.exactly else []
        found += [f"is {a(clan_of(cards))}"] if cards.clan != NO_CLAN else []
        found += [f"has {TOKENS[cards.token]}"] if cards.token else []
        found += ["has Blood of your colour"] if cards.yours else []
        found += [f"is {word}" for word in adjectives(cards)]
        return found + ([f"is {place(cards)}"] if cards.place else [])

    def some(self, cards: Which) -> str:
        return a(noun_of(cards)[0])

    def kind(self, kind: int, tail: str = "") -> str:
        return a(" ".join([KINDS[kind][0], *([tail] if tail else [])]))

    def own(self, owner: int, kind: int, potency: int) -> str:
        strong = f" with Blood Potency {potency} or more" if potency else ""
        noun = KINDS[kind][0]
        return OWNERS[owner].format(card=noun, a=a(noun)) + strong


def noun_of(cards: Which) -> Noun:
    if cards.name:
        return (card_name("en", cards.name),) * 2
    if cards.curse == which.A_CURSE:
        return CURSE
    if cards.kind == TRADITION and cards.scope in (which.ONGOING_CARDS, which.YOUR_ONGOING):
        return ONGOING_TRADITION
    return KINDS[cards.kind] if cards.kind else GROUPS[cards.scope].noun


def clan_of(cards: Which) -> str:
    return TERMS[f"clan.{CLANS[cards.clan]}"]


def icon(cards: Which) -> str:
    known = {GUARD: "Guard", REACH: TERMS["keyword.reach"], SOLITARY: TERMS["keyword.solitary"]}
    return known.get(cards.icon) or TERMS[f"discipline.{QUALITIES[cards.icon]}"]


def other_icon(cards: Which) -> list[str]:
    return [TERMS[f"discipline.{QUALITIES[cards.or_icon]}"]] if cards.or_icon else []


def adjectives(cards: Which) -> list[str]:
    """What is said of them before the noun."""
    state = ("exhausted" if cards.state == EXHAUSTED else "ready") if cards.state else ""
    found = [
        "unattached" if cards.loose else "",
        "face-down" if cards.down == which.LIES_DOWN else "",
        "other" if cards.other or cards.apart else "",
        "non-Leader" if cards.follower else "",
        "Wounded" if cards.wounded else "",
        state,
    ]
    return [word for word in found if word]


def place(cards: Which) -> str:
    assert cards.place in (IN_HAVEN, IN_STREET)
    home = "in your Haven" if cards.scope == which.COTERIE else "in a Haven"
    return home if cards.place == IN_HAVEN else "in The Street"


def after(cards: Which) -> list[str]:
    """What is said of them after the noun."""
    withs = [" or ".join([icon(cards), *other_icon(cards)])] if cards.icon else []
    withs += ["a Title"] if cards.titled else []
    withs += [f"Blood Potency {cards.potency} or more"] if cards.potency else []
    withs += ["the most Blood Potency"] if cards.highest else []
    withs += [a(KINDS[cards.bears][0])] if cards.bears else []
    withs += [f"Blood Potency {cards.exactly}"] if cards.exactly else []
    withs += [TOKENS[cards.token]] if cards.token else []
    withs += [f"{cards.laden} or more attached cards"] if cards.laden else []
    withs += ["no face-down card attached"] if cards.down == which.NONE_DOWN else []
    withs += (
        ["room for more Blood" if cards.kind & GHOUL else "less Blood than its Blood Potency"] if cards.lacking else []
    )
    found = ["of the same clan as {bearer}"] if cards.kin else []
    found += [f"with {listing(withs)}"] if withs else []
    found += [f"that is {BUT[cards.but]}{NOR[cards.curse]}"] if cards.but else []
    found += ["with Blood of your colour"] if cards.yours else []
    found += ["alone in its party"] if cards.alone else []
    found += [DID[cards.did]] if cards.did else []
    found += ["who is Prince of the City"] if cards.prince else []
    found += ["with Agenda on it"] if cards.marked else []
    found += ["that has Influence"] if cards.able else []
    found += [f"of clan {clan_of(cards)}"] if cards.clan != NO_CLAN else []
    there = [place(cards)] if cards.place else []
    return [*there, *found] if cards.bears or cards.or_icon or cards.token or cards.laden else [*found, *there]
