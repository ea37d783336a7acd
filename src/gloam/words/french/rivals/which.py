"""French: the cards that a card of Rivals speaks of, as nouns with their gender: « un Servant attaché à la cible »,
« chacun de vos personnages »."""

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
from gloam.words.french.grammar import listing
from gloam.words.french.rivals.nouns import TERMS, of_the, to_the
from gloam.words.rivals.cards import card_name
from gloam.words.rivals.phrasing import QUALITIES

Noun = tuple[str, str, str]  # of one, of several, and the ending of its adjectives: '' or 'e'

KINDS: Final[dict[int, Noun]] = {
    CHARACTERS: ("personnage", "personnages", ""),
    VAMPIRE: ("vampire", "vampires", ""),
    GHOUL: ("Goule", "Goules", "e"),
    RETAINER: ("Servant", "Servants", ""),
    TITLE: ("Titre", "Titres", ""),
    PREY: ("Proie", "Proies", "e"),
    CITIZEN: ("Citoyen", "Citoyens", ""),
    CITIZEN | VAGRANT: ("Citoyen ou Clochard", "Citoyens ou Clochards", ""),
    VAGRANT: ("Clochard", "Clochards", ""),
    MORTAL: ("mortel", "mortels", ""),
    MORTAL | CHARACTERS: ("mortel ou un personnage", "mortels ou personnages", ""),
    ANTAGONIST: ("antagoniste", "antagonistes", ""),
    INQUISITION: ("carte Seconde Inquisition", "cartes Seconde Inquisition", "e"),
    ATTACK: ("carte Attaque", "cartes Attaque", "e"),
    ACTION: ("carte Action", "cartes Action", "e"),
    REACTION: ("Réaction", "Réactions", "e"),
    MODIFIER: ("carte Modificateur d'Influence", "cartes Modificateur d'Influence", "e"),
    SCHEME: ("Intrigue", "Intrigues", "e"),
    SCHEME | TITLE: ("Intrigue ou un Titre", "Intrigues ou Titres", "e"),
    RITUAL: ("Rituel", "Rituels", ""),
    CONSPIRACY: ("Conspiration", "Conspirations", "e"),
    TRAP: ("Piège", "Pièges", ""),
    EVENT: ("Événement", "Événements", ""),
    ONGOING: ("carte Persistante", "cartes Persistantes", "e"),
    HAVEN_CARD: ("Refuge", "Refuges", ""),
    ALCHEMY: ("carte Alchimie", "cartes Alchimie", "e"),
    ANIMAL: ("Animal", "Animaux", ""),
    ANIMAL | RETAINER: ("Animal ou Servant", "Animaux ou Servants", ""),
    WRAITH: ("fantôme", "fantômes", ""),
    TRADITION: ("Tradition", "Traditions", "e"),
}
CHARACTER: Final = KINDS[CHARACTERS]
MEMBER: Final = ("membre", "membres", "")
ONGOING_TRADITION: Final = ("Tradition Persistante", "Traditions Persistantes", "e")
CARD: Final = ("carte", "cartes", "e")
FACE_DOWN: Final = ("carte face cachée", "cartes face cachée", "e")  # a Conspiracy or a Trap
CURSE: Final = ("Malédiction", "Malédictions", "e")  # what a foe has attached

BEARERS: Final = {  # whose text it is, by the kind of card it stands on
    "vampire": "ce personnage",
    "ghoul": "ce personnage",
    "title": "le porteur",
    "attached": "le porteur",
    "haven": "votre Meneur",
    "ongoing": "cette carte",
    "attack": "l'attaquant",
    "reaction": "le personnage qui réagit",
    "either": "le personnage qui joue cette carte",
    "action": "le personnage qui agit",
    "named": "lui",  # qui vient d'être nommé dans la même phrase
}
PARTIES: Final = {
    "vampire": "le groupe de ce personnage",
    "either": "le groupe du personnage qui joue cette carte",
    "attached": "le groupe du porteur",
    "reaction": "le groupe du personnage qui réagit",
    "action": "le groupe du personnage qui agit",
}
DID: Final = {HIRED: "à qui un Servant a été attaché ce tour-ci", LED: "qui a attaqué ce tour-ci"}
BUT: Final = {
    TITLE: "pas un Titre",
    TITLE | WRAITH: "ni un Titre ni un fantôme",
    TITLE | VAMPIRE: "ni un Titre ni un vampire",
    HAVEN_CARD: "pas un Refuge",
}  # what some of them are not
NOR: Final = {which.ANY: "", which.NO_CURSE: " ni une Malédiction"}
ALONE: Final = {  # those of whom there is one
    which.ATTACKER: "l'attaquant",
    which.TARGET: "la cible",
    which.BLOCKER: "le bloqueur",
    which.FIRST_TARGET: "la première cible",
    which.REACTING: "le personnage qui réagit",
    which.LEADER: "votre Meneur",
    which.THAT: "ce personnage",
    which.DOER: "ce personnage",
    which.OTHER: "cette carte",
    which.CHOSEN: "la carte choisie",
    which.VICTIM: "le personnage touché",
}


@dataclass(frozen=True)
class Group:
    """Those of whom there may be several: what they are, where, and whose."""

    noun: Noun
    tail: str = ""
    owner: str = ""


GROUPS: Final = {
    which.PARTY: Group(MEMBER, "{of_party}"),
    which.COTERIE: Group(CHARACTER, "de votre coterie", "vos"),
    which.OWN: Group(CHARACTER, "de votre coterie ou de votre Torpeur"),
    which.EVERYBODY: Group(CHARACTER),
    which.ATTACKERS: Group(MEMBER, "du groupe attaquant"),
    which.DEFENDERS: Group(MEMBER, "du groupe défenseur"),
    which.OTHER_DEFENDERS: Group(("autre membre", "autres membres", ""), "du groupe défenseur"),
    which.ON_THIS: Group(CARD, "attaché{e} {to_bearer}"),
    which.ON_TARGET: Group(CARD, "attaché{e} à la cible"),
    which.ON_THAT: Group(CARD, "attaché{e} à ce personnage-là"),
    which.ON_PARTY: Group(CARD, "attaché{e} à un membre {of_party}"),
    which.ON_ATTACKERS: Group(CARD, "dans le groupe attaquant"),
    which.ON_DEFENDERS: Group(CARD, "attaché{e} à un membre du groupe défenseur"),
    which.CONSPIRACIES: Group(FACE_DOWN, "en jeu"),
    which.YOUR_CONSPIRACIES: Group(FACE_DOWN, "à vous", "vos"),
    which.BOTH_PARTIES: Group(MEMBER, "d'un des deux groupes"),
    which.YOUR_RITUALS: Group(KINDS[RITUAL], "à vous", "vos"),
    which.FOES_ASLEEP: Group(("vampire", "vampires", ""), "dans la Torpeur d'un adversaire"),
    which.LASTING: Group(
        ("carte Persistante, Conspiration ou Piège", "cartes Persistantes, Conspirations ou Pièges", "e"), "en jeu"
    ),
    which.ON_COTERIE: Group(CARD, "attaché{e} à un de vos personnages"),
    which.ON_STREET: Group(CARD, "attaché{e} à un personnage dans La Rue"),
    which.ON_YOURS: Group(CARD, "attaché{e} à une carte que vous contrôlez"),
    which.DEFENDERS_ONGOING: Group(KINDS[ONGOING], "du joueur attaqué"),
    which.ON_CHOSEN: Group(CARD, "attaché{e} à ce personnage-là"),
    which.YOUR_PILE: Group(CARD, "dans votre défausse"),
    which.FOES_PILE: Group(CARD, "dans la défausse du joueur défenseur"),
    which.YOUR_LOST: Group(
        ("personnage à vous", "personnages à vous", ""), "en Torpeur ou détruit{e} dans cette partie"
    ),
    which.CITY_ASHES: Group(CARD, "dans la pile brûlée de la Cité"),
    which.THEIRS: Group(("personnage adverse", "personnages adverses", "")),
    which.ASLEEP: Group(("vampire", "vampires", ""), "en Torpeur"),
    which.YOURS_ASLEEP: Group(("vampire en Torpeur", "vampires en Torpeur", "")),
    which.CHOSEN_ASLEEP: Group(("vampire", "vampires", ""), "de la Torpeur de ce joueur"),
    which.ALL_VAMPIRES: Group(CHARACTER, "de n'importe quelle coterie ou Torpeur"),
    which.YOUR_LASTING: Group(
        ("carte Persistante ou face cachée", "cartes Persistantes ou face cachée", "e"), "devant vous", "vos"
    ),
    which.LADEN: Group(("carte à vous", "cartes à vous", "e"), "qui porte un jeton"),
    which.THEIR_LADEN: Group(("carte adverse", "cartes adverses", "e"), "qui porte un jeton"),
    which.ON_YOUR_HAVEN: Group(CARD, "attaché{e} à votre Refuge"),
    which.CITY_OUT: Group(("carte Cité", "cartes Cité", "e"), "qui est libre dans La Rue"),
    which.HOLDERS: Group(("carte à vous", "cartes à vous", "e")),
    which.ATTACHMENTS: Group(CARD, "attaché{e} à un personnage"),
    which.YOUR_ATTACHMENTS: Group(("carte attachée", "cartes attachées", "e"), "", "vos"),
    which.YOUR_HAVENS: Group(("Refuge", "Refuges", ""), "", "vos"),
    which.BEARERS_COTERIE: Group(CHARACTER, "de la coterie du porteur"),
    which.YOUR_ONGOING: Group(KINDS[ONGOING], "à vous", "vos"),
    which.YOUR_CARDS: Group(CARD, "à vous", "vos"),
    which.LEADERS: Group(("Meneur", "Meneurs", "")),
    which.STREET_CARDS: Group(KINDS[MORTAL], "dans La Rue"),
    which.ONGOING_CARDS: Group(KINDS[ONGOING], "en jeu"),
    which.THEIR_ONGOING: Group(KINDS[ONGOING], "d'un adversaire qui n'a pas mis de Prestige sur cette Conspiration"),
    which.CHOSEN_COTERIE: Group(CHARACTER, "de cet adversaire"),
    which.THEIR_COTERIE: Group(CHARACTER, "de sa coterie"),
    which.CHOSEN_PARTY: Group(MEMBER, "du groupe choisi"),
}
WHOLE: Final = {
    which.PARTY: "{party}",
    which.COTERIE: "votre coterie",
    which.ATTACKERS: "le groupe attaquant",
    which.DEFENDERS: "le groupe défenseur",
}
TOKENS: Final = {
    SILENCED: "a un jeton « Sans Influence »",
    UNWEAKENED: "n'a pas de jeton « -1 Puissance du Sang »",
    AFFLICTED: "a une Affliction",
}
TITLED: Final = {"core-sheriff": "est Préfet"}
OWNERS: Final = {  # a card, seen from you
    patterns.ANYONE: "{card}",
    patterns.YOURS: "{card} à vous",
    patterns.A_FOES: "{card} adverse",
    patterns.A_RIVALS: "{card} de votre Rival",
    patterns.NOT_A_RIVALS: "{card} adverse qui n'est pas à votre Rival",
}


def a(noun: str, ending: str) -> str:
    return f"un{ending} {noun}"


class WhichNouns:
    """All the forms of what a card speaks of."""

    def alone(self, cards: Which, bearing: str) -> str:
        """The only one there is, or ''."""
        if cards.scope == which.THIS:
            return "ce personnage" if bearing in ("vampire", "ghoul") else "cette carte"
        if cards.scope == which.THAT and cards.kind == RITUAL:
            return "ce Rituel"
        if cards.scope == which.CHOSEN and cards.kind == CHARACTERS:
            return "le personnage choisi"
        if cards.scope == which.OTHER and cards.kind == CHARACTERS:
            return "le personnage pour qui elle est jouée"
        if cards.scope == which.THAT and cards.kind == ANTAGONIST:
            return "cet antagoniste"
        if cards.scope == which.BEARER and bearing == "ghoul":
            return BEARERS["action"]
        return BEARERS[bearing] if cards.scope == which.BEARER else ALONE.get(cards.scope, "")

    def words(self, cards: Which, bearing: str, number: int, *, tailed: bool = True) -> str:
        """The noun with all that is said of it, of one (0) or of several (1)."""
        noun = noun_of(cards)
        ending = noun[2] + ("s" if number else "")
        tail = self.filled(GROUPS[cards.scope].tail, bearing, ending) if tailed else ""
        where = [tail] if tail else []
        said = [self.filled(part, bearing) for part in after(cards)]
        before = ["autres" if number else "autre"] if cards.other or cards.apart else []
        return " ".join([*before, noun[number], *adjectives(cards, ending), *where, *said])

    def filled(self, text: str, bearing: str, ending: str = "") -> str:
        party, bearer = PARTIES.get(bearing, "son groupe"), BEARERS.get(bearing, "cette carte")
        return text.format(party=party, of_party=of_the(party), to_bearer=to_the(bearer), bearer=bearer, e=ending)

    def one(self, cards: Which, bearing: str) -> str:
        owner = "" if self.alone(cards, bearing) else GROUPS[cards.scope].owner
        if owner:
            return f"un{noun_of(cards)[2]} de {owner} {self.words(cards, bearing, 1, tailed=False)}"
        return self.alone(cards, bearing) or a(self.words(cards, bearing, 0), noun_of(cards)[2])

    def each(self, cards: Which, bearing: str) -> str:
        owner = "" if self.alone(cards, bearing) else GROUPS[cards.scope].owner
        if owner:
            ending = "e" if noun_of(cards)[2] else ""
            return f"chacun{ending} de {owner} {self.words(cards, bearing, 1, tailed=False)}"
        return self.alone(cards, bearing) or f"chaque {self.words(cards, bearing, 0)}"

    def counted(self, cards: Which, bearing: str) -> str:
        return self.words(cards, bearing, 0)

    def several(self, cards: Which, bearing: str) -> str:
        return self.words(cards, bearing, 1, tailed=False)

    def numbered(self, cards: Which, bearing: str) -> str:
        return self.words(cards, bearing, 1)

    def group(self, cards: Which, bearing: str) -> str:
        return self.alone(cards, bearing) or self.filled(WHOLE[cards.scope], bearing)

    def within(self, cards: Which, bearing: str) -> str:
        return of_the(self.group(cards, bearing))

    def predicates(self, cards: Which) -> list[str]:
        found = [f"a {icon(cards)}"] if cards.icon else []
        found += ["a un Titre"] if cards.titled else []
        found += ["est Prince de la Cité"] if cards.prince else []
        found += [TITLED[cards.title]] if cards.title else []
        found += [f"a {self.kind(cards.bears)}"] if cards.bears else []
        found += [f"a une Puissance du Sang de {cards.exactly}"] if cards.exactly else []
        found += [f"est du clan {clan_of(cards)}"] if cards.clan != NO_CLAN else []
        found += [TOKENS[cards.token]] if cards.token else []
        found += ["a du Sang de votre couleur"] if cards.yours else []
        found += [f"est {word}" for word in adjectives(cards, "")]
        return found + ([f"est {place(cards)}"] if cards.place else [])

    def some(self, cards: Which) -> str:
        noun = noun_of(cards)
        return a(noun[0], noun[2])

    def kind(self, kind: int, tail: str = "") -> str:
        noun = KINDS[kind]
        return a(" ".join([noun[0], *([tail] if tail else [])]), noun[2])

    def own(self, owner: int, kind: int, potency: int) -> str:
        strong = f" avec une Puissance du Sang de {potency} ou plus" if potency else ""
        return OWNERS[owner].format(card=self.kind(kind)) + strong


def noun_of(cards: Which) -> Noun:
    if cards.name:
        name = card_name("fr", cards.name)
        return (name, name, "")
    if cards.curse == which.A_CURSE:
        return CURSE
    if cards.kind == TRADITION and cards.scope in (which.ONGOING_CARDS, which.YOUR_ONGOING):
        return ONGOING_TRADITION
    return KINDS[cards.kind] if cards.kind else GROUPS[cards.scope].noun


def clan_of(cards: Which) -> str:
    return TERMS[f"clan.{CLANS[cards.clan]}"]


def icon(cards: Which) -> str:
    known = {GUARD: "Garde", REACH: TERMS["keyword.reach"], SOLITARY: TERMS["keyword.solitary"]}
    return known.get(cards.icon) or TERMS[f"discipline.{QUALITIES[cards.icon]}"]


def other_icon(cards: Which) -> list[str]:
    return [TERMS[f"discipline.{QUALITIES[cards.or_icon]}"]] if cards.or_icon else []


def adjectives(cards: Which, ending: str) -> list[str]:
    """What is said of them right after the noun, agreeing with it."""
    found = [f"non attaché{ending}"] if cards.loose else []
    found += ["face cachée"] if cards.down == which.LIES_DOWN else []
    found += [f"Blessé{ending}"] if cards.wounded else []
    state = "épuisé" if cards.state == EXHAUSTED else "prêt"
    return [*found, state + ending] if cards.state else found


def place(cards: Which) -> str:
    assert cards.place in (IN_HAVEN, IN_STREET)
    home = "dans votre Refuge" if cards.scope == which.COTERIE else "dans un Refuge"
    return home if cards.place == IN_HAVEN else "dans La Rue"


def after(cards: Which) -> list[str]:
    """What is said of them after the noun."""
    withs = [" ou ".join([icon(cards), *other_icon(cards)])] if cards.icon else []
    withs += ["un Titre"] if cards.titled else []
    withs += [f"{cards.laden} cartes attachées ou plus"] if cards.laden else []
    withs += [f"une Puissance du Sang de {cards.potency} ou plus"] if cards.potency else []
    withs += ["la plus haute Puissance du Sang"] if cards.highest else []
    withs += [a(KINDS[cards.bears][0], KINDS[cards.bears][2])] if cards.bears else []
    withs += [f"une Puissance du Sang de {cards.exactly}"] if cards.exactly else []
    found = ["du même clan que {bearer}"] if cards.kin else []
    found += [f"avec {listing(withs)}"] if withs else []
    found += [f"qui {TOKENS[cards.token]}"] if cards.token else []
    found += ["qui ne porte aucune carte face cachée"] if cards.down == which.NONE_DOWN else []
    found += (
        [
            "qui a encore de la place pour du Sang"
            if cards.kind & GHOUL
            else "qui a moins de Sang que sa Puissance du Sang"
        ]
        if cards.lacking
        else []
    )
    found += [f"qui n'est {BUT[cards.but]}{NOR[cards.curse]}"] if cards.but else []
    found += ["avec du Sang de votre couleur"] if cards.yours else []
    found += ["qui est seul dans son groupe"] if cards.alone else []
    found += [DID[cards.did]] if cards.did else []
    found += ["qui n'est pas Meneur"] if cards.follower else []
    found += ["qui est Prince de la Cité"] if cards.prince else []
    found += ["qui porte de la Cabale"] if cards.marked else []
    found += ["qui a de l'Influence"] if cards.able else []
    found += [f"du clan {clan_of(cards)}"] if cards.clan != NO_CLAN else []
    there = [place(cards)] if cards.place else []
    return [*there, *found] if cards.bears or cards.or_icon or cards.token or cards.laden else [*found, *there]
