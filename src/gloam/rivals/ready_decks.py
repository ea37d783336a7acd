"""The decks that are ready to be played: house lists, the first four of them all of one core box. [comp.player-deck]
[comp.box]"""

from __future__ import annotations

from collections.abc import Sequence
from difflib import get_close_matches
from typing import Final

from gloam.core.given import said
from gloam.core.reader import SHOWN, shown
from gloam.core.refusal import Unreadable
from gloam.rivals.decks import Deck, faults, in_one_line, read

RULE_THE_STREETS: Final = """\
Deck: Rule the Streets

Haven: House of Pain
Agenda: Drain Them Slowly

Faction (7)
Leader: Hydra
Brother
Johnny
Shades
Flick
Skunk
Sweetums

Library (40)
3 .38 Special
1 Baseball Bat
2 Blood for Blood
2 Coup de Grâce
3 Drive-By
2 Emergency Bloodbag
2 Fleetness
1 Free Money
1 Gang Up
2 Kneecapped
2 Lightning Strike
3 Molotov Cocktail
3 Scoped .30-06
1 Slap in the Face
2 Smoke 'Em Out
3 Sucker Punch
2 Terrorize
2 The Spoils
3 Throat Rip
"""

BEAUTIFUL_PEOPLE: Final = """\
Deck: Beautiful People

Haven: The Penthouse
Agenda: Playthings

Faction (7)
Leader: Lixue Chen
Muhammad Zadeh
Bella Forte
Iris Lokken
Liza Holt
Bong-Cha Park
Ty Smith

Library (40)
3 A Biting Comment
3 Backhanded Compliment
2 Balance of Power
2 Beauty is a Beast
3 Fame & Fortune
1 Fleetness
1 Free Money
1 Hedge Your Bets
2 Humiliate
2 Incite Rebellion
2 Influencer
2 Irresistible Voice
1 Mercy
2 PR Firm
1 Primogen
2 Rain on Your Parade
1 Scry the Soul
1 Search Engine
3 Seduction
1 Slap in the Face
3 Steal the Spotlight
1 The Last Word
"""

KINGS_AND_TYRANTS: Final = """\
Deck: Kings and Tyrants

Haven: Royal Retreat
Agenda: Base of Power

Faction (7)
Leader: Randolph Marz
Bruno Wagner
Stevie Osborn
Yusuf Kaya
Montgomery White
Humberto Garcia
June Bryant

Library (40)
2 Assert Authority
2 Baseball Bat
2 Demand Obedience
3 Dignity of the Office
3 Greed
2 Hedge Your Bets
2 Herald
1 Humiliate
2 Keeper of Elysium
3 Know Your Place
1 Late-Night Snack
2 Long-Term Investment
3 Power Play
2 Primogen
2 Royal Review
2 Seneschal
2 Sheriff
2 The Last Word
2 Unswayable Mind
"""

THE_BIG_PICTURE: Final = """\
Deck: The Big Picture

Haven: The Madhouse
Agenda: The End is Nigh

Faction (7)
Leader: Guv'nah
Doc
Velvet
Bad Penny
Inmate #745943
Karma
Street Preacher

Library (40)
3 All Tied Up
2 Burning Down the House
2 Cloak of Shadows
1 Demand Obedience
2 Destroy the Plans
2 Distraction
2 Dumpster Dive
2 Everything is Connected
3 Faulty Logic
2 Fragmented Mind
1 Holdout Dagger
3 Insanity Defense
3 Lost Glory
2 Scry the Soul
1 Search Engine
3 The Mighty Fall
3 Unhinged
3 Whispering Campaign
"""

BLOOD_AND_BOOKS: Final = """\
Deck: Blood and Books

Haven: The Chantry
Agenda: Drain Them Slowly

Faction (7)
Leader: Alejandro Lopez
Lorenzo Murik
Phuoc Dihn
Grigori
Darius Wolfe
Faith Gray
Claudia Sterling

Library (40)
3 .38 Special
2 Absolution
3 Blood Makes Noise
3 Blood of Potency
2 Defense of the Sacred Haven
1 Enervate
1 Extinguish Vitae
2 Free Money
2 Heightened Senses
1 Influencer
1 Intimidation
1 Lightning Strike
3 Mesmerize
2 Scoped .30-06
1 Scorpion's Touch
3 Seek Knowledge
1 Sleep of the Damned
2 Theft of Vitae
3 Truth of Blood
3 Unswayable Mind
"""

KITCHEN_CHEMISTRY: Final = """\
Deck: Kitchen Chemistry

Haven: The Pit
Agenda: Street Brew

Faction (7)
Leader: Alejandro Lopez
Grigori
Aurora Nix
Frog
Jacob Frost
Joseph Drake
Claudia Sterling

Library (40)
3 .38 Special
3 Absolution
3 Athanor Corporis
3 Backup
2 Baseball Bat
3 Blood of Potency
3 Calcinatio
2 First One's Free
3 Fixatio
2 Haze
2 Intimidation
3 Peer Pressure
3 Scoped .30-06
3 Scorpion's Touch
2 Unswayable Mind
"""

TOOTH_AND_CLAW: Final = """\
Deck: Tooth and Claw

Haven: The Outskirts
Agenda: Animal Kingdom

Faction (7)
Leader: Tamaska
Summer Moon
Trinity Voss
Drea Warden
Lil' Fang
Leah Swiftfoot
Lori Swiftfoot

Library (40)
3 .38 Special
3 Apex Predator
3 Beasts of War
3 Feeding Frenzy
3 Feral Claws
3 Feral Fangs
3 Hardened Flesh
3 Mongrel
3 Murder of Crows
3 Scoped .30-06
3 Sewer Rat
3 The Swarm
2 Throat Rip
2 We Are Legend
"""

WHAT_LIES_BENEATH: Final = """\
Deck: What Lies Beneath

Haven: The Sewers
Agenda: Hoard the Herd

Faction (7)
Leader: General Flint
Clandestine
Sheilar Omar
Kim Phan
Pong
Shep Mason
Bobby Handsome

Library (40)
2 .38 Special
1 Alley Cat
3 Bad Reflection
3 Cornered Rat
3 Disturbing the Hive
2 Fight or Flight
2 Help Me Help You
2 Holdout Dagger
3 Scoped .30-06
2 Second Tradition: The Domain
2 Secret Passage
3 Seeing is Believing
3 The Stampede
3 The Swarm
3 Throat Rip
3 Veiled Threat
"""

THE_DEAD_KEEP_COUNSEL: Final = """\
Deck: The Dead Keep Counsel

Haven: Mission Cemetery
Agenda: Wake the Dead

Faction (7)
Leader: Enzo Cappa
Annika
Sophia Giovanni
Kwame
Scott
Zahara
Nathaniel

Library (40)
2 Clairvoyance
2 Flesh of Marble
3 Graveyard Smash
3 Hardened Flesh
3 Interrogation
3 It's Your Funeral
3 Living Shadow
2 Mercy
2 Necromancy
3 Shadow Boxing
3 Soul Crushing
3 Summon Spirit
3 Throat Rip
3 Throwing Shade
2 Utter Darkness
"""

LONG_SHADOWS: Final = """\
Deck: Long Shadows

Haven: The Tenderloin
Agenda: Most Impressive

Faction (7)
Leader: Markus Kumnyama
Piero Calderón
Adrian Beltza
Raven Smith
Juan Carlos Diaz
Mei Yinying
Astrid Malhela

Library (40)
2 Arms of Ahriman
3 Cloud Memory
2 Court of Blood
1 Fight Makes Right
3 High Stakes
2 Interrogation
2 Legate
2 Mesmerize
3 Money Shot
2 Shadow Cloak
3 Shadow Boxing
2 Soul Crushing
3 Tenebrous Avatar
3 Throwing Shade
3 Utter Darkness
2 What's Yours is Mine
2 Winning
"""

CROWNS_AND_CASTLES: Final = """\
Deck: Crowns and Castles

Haven: Royal Retreat
Agenda: Base of Power

Faction (7)
Leader: Borek Wagner
Randolph Marz
Stevie Osborn
Yusuf Kaya
Montgomery White
Em
Humberto Garcia

Library (40)
3 .38 Special
2 Baseball Bat
3 Dignity of the Office
3 Entrancement
3 Greed
2 Herald
3 Humiliate
1 Keeper of Elysium
3 Power Play
2 Primogen
2 Property Developer
3 Scoped .30-06
2 Sheriff
3 Title Fight
3 Unswayable Mind
2 Whip of the Primogen
"""

MIND_THE_STEP: Final = """\
Deck: Mind the Step

Haven: The Madhouse
Agenda: Drain Them Slowly

Faction (7)
Leader: Thora
Kim Phan
Perseus
Clandestine
Velvet
Omnis
René Koba

Library (40)
1 .38 Special
2 All Tied Up
3 Bad Reflection
3 Bank Error In Your Favor
3 Blood Poisoning
3 Cornered Rat
3 Disturbing the Hive
3 Off Limits
3 Psychic Assault
3 Scoped .30-06
2 Secret Passage
3 Seeing is Believing
3 Spiders
2 Throat Rip
3 Veiled Threat
"""

THE_HOUSEHOLD: Final = """\
Deck: The Household

Haven: Country Estate
Agenda: Army of the Dragon

Faction (7)
Leader: Simona
Valeria
Nikolae
Radu
Matthias
Zoya
The Ghoul Keeper

Library (40)
3 .38 Special
3 Back with a Vengeance
1 Bat Out of Hell
3 Fleshcrafting
3 Grey Wolf
3 Poacher's Choice
3 Scoped .30-06
2 Siege Engine
3 Slumlord
3 Szlachta
2 The More The Scarier
2 Unswayable Mind
2 Urban Fox
2 Vicissitude
3 Vozhd
2 Wolf Spider
"""

HANDS_THAT_MEND: Final = """\
Deck: Hands That Mend

Haven: The Castle
Agenda: Good Samaritan

Faction (7)
Leader: Anita
Noelle
Alzbeta
Baptiste
Illona
Kashi
Mareike

Library (40)
3 .38 Special
3 A Kiss Before Dying
3 Acuity
3 Bleeding Edge
2 Blood Doll
3 Divisive
3 Don't Be So Defensive
3 Just a Taste
2 Kevlar Vest
3 Look Me in the Eyes
2 Obeah
3 Of Two Minds
3 Scoped .30-06
2 The Grudge
2 Third Eye's a Charm
"""

THE_LETTER_OF_THE_LAW: Final = """\
Deck: The Letter of the Law

Haven: The High Horse
Agenda: Traditionalist

Faction (7)
Leader: Sama Radi
Naomi
Alhaml Alqurbaniu
Todd
Szymon Nowak
Minnie
Javier

Library (40)
2 Accept Your Fate
2 Cursed Blade
2 Don't Be So Defensive
2 Fifth Tradition: Hospitality
3 Final Judgement
2 First Tradition: The Masquerade
2 Fourth Tradition: The Accounting
2 Ishtar's Touch
2 On the Lam
2 One With the Blade
3 Righteousness
2 Ritualistic Combat
3 Rules Lawyer
1 Scoped .30-06
2 Second Tradition: The Domain
1 Secrets of the Blood
2 Split Second
2 Third Tradition: The Progeny
3 Thought Police
"""

NO_FIXED_ADDRESS: Final = """\
Deck: No Fixed Address

Haven: Campsite
Agenda: Change of Scenery

Faction (7)
Leader: Mahendra Chanda
Maya
Lixue Chen
Muhammad Zadeh
Stefan Cel Tradat
Shweta
Kwaku

Library (40)
2 .38 Special
3 Backpacker
1 Cryptolect
3 Doomed to Roam
2 Entrancement
2 Escape Artist
1 Fata Morgana
1 Fear Tactics
3 Humiliate
3 Interrogation
2 Scoped .30-06
3 Sleight of Hand
2 Smoke and Mirrors
1 Switcharoo
3 The Hat Trick
1 The Long Con
3 The Mighty Fall
3 Throwing Knives
1 Wolf Spider
"""

READY: Final[dict[str, str]] = {
    "rule-the-streets": RULE_THE_STREETS,
    "beautiful-people": BEAUTIFUL_PEOPLE,
    "kings-and-tyrants": KINGS_AND_TYRANTS,
    "the-big-picture": THE_BIG_PICTURE,
    "blood-and-books": BLOOD_AND_BOOKS,
    "kitchen-chemistry": KITCHEN_CHEMISTRY,
    "tooth-and-claw": TOOTH_AND_CLAW,
    "what-lies-beneath": WHAT_LIES_BENEATH,
    "the-dead-keep-counsel": THE_DEAD_KEEP_COUNSEL,
    "long-shadows": LONG_SHADOWS,
    "crowns-and-castles": CROWNS_AND_CASTLES,
    "mind-the-step": MIND_THE_STEP,
    "the-household": THE_HOUSEHOLD,
    "hands-that-mend": HANDS_THAT_MEND,
    "the-letter-of-the-law": THE_LETTER_OF_THE_LAW,
    "no-fixed-address": NO_FIXED_ADDRESS,
}  # in the order in which they are suggested [setup.suggested-clans]
DECKS: Final[dict[str, Deck]] = {}  # those of them that have been read
KEPT: Final = 64
LISTS: Final[dict[str, Deck]] = {}  # lists of players' own that have been read: a game asks for its decks many times


def ready(name: str) -> Deck:
    """The ready deck of this name."""
    if name not in DECKS:
        DECKS[name] = read(READY[name])
    return DECKS[name]


def deck_of(text: str) -> Deck:
    """A deck as games carry it: the name of a ready one, or a list. Raises `Unreadable`."""
    if text in READY:
        return ready(text)
    found = LISTS.get(text)
    if found is None:
        found = read(text)
        if len(LISTS) == KEPT:
            LISTS.clear()
        LISTS[text] = found
    return found


def check_deck(deck: object) -> None:
    """Is this a deck at all? Raises `Unreadable`."""
    if not isinstance(deck, Deck):
        raise Unreadable("given-deck", said(deck), "decks")


def check_decks(decks: object) -> None:
    """Are these decks in a list or a tuple? Raises `Unreadable`."""
    if not isinstance(decks, (tuple, list)):
        raise Unreadable("given-list", said(decks), "decks")


def carried(deck: Deck | str) -> str:
    """The same deck as games carry it: by name where it is a ready one, else as one line. Raises `Unreadable`, or the
    first `Refused` of a deck that breaks the rules."""
    if isinstance(deck, str):
        name = deck.strip().lower()
        if name in READY:
            return name
        deck = listed(deck)
    check_deck(deck)
    for fault in faults(deck):
        raise fault
    for name in READY:
        if deck.same_cards(ready(name)):
            return name
    return in_one_line(deck)


def listed(text: str) -> Deck:
    """A list as a deck; one word that is no list is a name that nobody has given. Raises `Unreadable`."""
    try:
        return read(text)
    except Unreadable as no:
        name = text.strip()
        near = get_close_matches(name.lower()[:SHOWN], READY, 1, 0.0)[0]
        alike = get_close_matches(name.lower()[:SHOWN], READY, 1)
        if "\n" in name or ";" in name or not (alike or no.what == "deck-card"):
            raise
        raise Unreadable("deck-name", shown(name), near) from None


def seated(decks: Sequence[Deck | str], seats: int) -> tuple[str, ...]:
    """A deck for each seat. Whoever brings none, or '', plays the next ready one that nobody has.
    [setup.suggested-clans]"""
    check_decks(decks)
    if len(decks) > seats:
        raise Unreadable("decks-many", str(len(decks)), str(seats))
    found = [carried(deck) if deck else "" for deck in decks] + [""] * (seats - len(decks))
    left = [name for name in READY if name not in found]
    return tuple([deck or left.pop(0) for deck in found])
