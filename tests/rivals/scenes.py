"""What hardly ever comes about by itself in Rivals: tables at which it is asked, or has happened."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from gloam.core.choices import ChooseOne, May, Resolve
from gloam.core.deeds import Deed
from gloam.core.effect import Effect
from gloam.core.texts import Cause
from gloam.rivals.action_phase import ActionPhase
from gloam.rivals.catalogue import PHYSICAL
from gloam.rivals.city_effects import EmptyHaven, Redirect
from gloam.rivals.costs import SendAway
from gloam.rivals.deck_effects import DiscardFor, Invest, MendParty, Peek, Salvage, ShareMends
from gloam.rivals.effects import Choose, ChooseFoe, To, gains
from gloam.rivals.fight_effects import AttachTo
from gloam.rivals.game import RIVALS
from gloam.rivals.table import RivalsTable
from gloam.rivals.verbs import (
    DETACH,
    DISCARD,
    DRAW,
    FRIGHTEN,
    MEND,
    READY,
    RECOLOUR,
    START,
    STEAL_BLOOD,
    TAKE_TOKENS,
    WEAKEN,
)
from gloam.rivals.which import COTERIE, EVERYBODY, STREET_CARDS, Which
from tests.rivals.animal_scenes import SCENES as ANIMALS
from tests.rivals.city_scenes import SCENES as CITIES
from tests.rivals.flesh_scenes import SCENES as FLESH
from tests.rivals.grave_scenes import SCENES as GRAVES
from tests.rivals.hidden_scenes import SCENES as HIDDEN
from tests.rivals.holding_scenes import SCENES as HOLDINGS
from tests.rivals.lasombra_scenes import SCENES as LASOMBRA
from tests.rivals.princely_scenes import SCENES as PRINCES
from tests.rivals.ruse_scenes import SCENES as RUSES
from tests.rivals.scenario import City, out, seat, vampire
from tests.rivals.sleight_scenes import SCENES as SLEIGHTS
from tests.rivals.street_scenes import SCENES as STREET
from tests.rivals.token_scenes import SCENES as TOKENS

EFFECTS: Final[tuple[Effect, ...]] = (
    EmptyHaven(1), Redirect(2), SendAway(Which(STREET_CARDS)), DiscardFor(2, gains(DRAW), 1), Invest(3, 2), Peek(),
    MendParty(Which(COTERIE)), Salvage(), ShareMends(2), Choose(Which(EVERYBODY), gains(DRAW)), ChooseFoe(gains(DRAW)),
    AttachTo(Which(COTERIE), moved=True), ChooseOne((gains(DRAW), gains(DISCARD, 2), Invest(1, 1))),
)  # fmt: skip


def scenes() -> Iterator[RivalsTable]:
    """Each as often as there is something to see at it."""
    old = (drive_by, scried, sucker_punch, room, parts, small_things)
    for scene in (
        *old,
        tokens,
        cast,
        late,
        brewed,
        reached,
        aided,
        claimed,
        taken,
        fed,
        *STREET,
        *ANIMALS,
        *GRAVES,
        *CITIES,
        *HIDDEN,
        *HOLDINGS,
        *LASOMBRA,
        *TOKENS,
        *RUSES,
        *PRINCES,
        *FLESH,
        *SLEIGHTS,
        rewarded,
        divined,
        threatened,
    ):
        for city in scene():
            yield city.table


def tokens() -> Iterator[City]:
    """ "-1 BP" and Fear tokens, Blood of another colour, and a last Blood that stays."""
    city = City(
        A=seat(coterie=[out("Sonja Valentine"), out("Doc", ready=False)], hand=["All the Angles"]),
        B=seat(coterie=[out("Hydra", blood=1), "Karma"]),
    )
    city.acts()
    city.attack("Sonja Valentine", "Hydra", "mental", "All the Angles")
    city.passes()
    karma, doc = city.card("Karma"), city.card("Doc")
    for verb, card in ((WEAKEN, karma), (FRIGHTEN, doc), (RECOLOUR, karma)):
        city.do(Deed(verb, 0, card, 1, owner=city.table.pieces[card].holder))
    city.do(Deed(MEND, 0, doc, 1, doc, 0, detail=2))
    yield city


def drive_by() -> Iterator[City]:
    city = City(
        A=seat(coterie=[out("Beretta"), out("Sweetums")], hand=["Drive-By"]),
        B=seat(coterie=[out("Doc"), out("Velvet"), out("Bad Penny")]),
    )
    city.acts()
    city.attack("Beretta", "Doc", "ranged", "Drive-By", "Sweetums")
    city.passes()
    yield city
    city.answers("A", city.first_question().options[0])
    yield city


def scried() -> Iterator[City]:
    for mate in ("John Kartunen", "Skunk"):  # the one has Auspex, the other none
        city = City(
            A=seat(coterie=[out("Iris Lokken"), out(mate)], hand=["Scry the Soul"]),
            B=seat(coterie=[out("Yusuf Kaya"), "Karma"], hand=["Unswayable Mind"]),
        )
        city.acts()
        city.attack("Iris Lokken", "Yusuf Kaya", "mental", "Scry the Soul", mate)
        city.answers("B", "lay [Unswayable Mind]")
        yield city


def sucker_punch() -> Iterator[City]:
    city = City(
        A=seat(coterie=[out("Skunk")], hand=["Sucker Punch"]),
        B=seat(coterie=[out("Karma"), out("Bunny Benitez"), out("Doc")], hand=["Steal the Spotlight"]),
    )
    city.acts()
    city.attack("Skunk", "Karma", "physical", "Sucker Punch")
    city.answers("B", "block <Bunny Benitez>", "lay [Steal the Spotlight]")
    yield city
    city.answers("A", "target <Doc>")
    yield city


def room() -> Iterator[City]:
    city = City(
        street=["Chef"],
        A=seat(coterie=[out("Hydra", on=["Athlete", "Student", "Tour Guide"])], hand=["Throat Rip"], library=["Greed"]),
    )
    city.acts()
    city.attack("Hydra", "Chef", "physical", "Throat Rip")
    city.passes()
    city.answers("A", "attach")
    yield city


def parts() -> Iterator[City]:
    city = City(A=seat(coterie=[vampire("Doc", blood=2, on=["Vagrant"]), "Skunk"], prestige=4))
    city.strikes(("Doc", 2, PHYSICAL, False), ("Doc", 1, PHYSICAL, True))
    city.answers("A", "use <Vagrant>")
    yield city


def cast() -> Iterator[City]:
    """A Ritual is played, and gives Influence."""
    city = City(
        A=seat(
            coterie=["Claudia Sterling", "Alejandro Lopez", "Faith Gray"],
            hand=["Blood Makes Noise", "Mercy"],
            library=["Mercy"],
        )
    )
    city.acts()
    city.plays("Blood Makes Noise", "Claudia Sterling")
    yield city
    city.answers("A", "with <Faith Gray>")
    yield city
    city.answers("A", "place <Alejandro Lopez>", "done")
    city.plays("Mercy", "Alejandro Lopez")
    city.answers("A", "use <Blood Makes Noise>", "yes")
    yield city


def late() -> Iterator[City]:
    """A player has an action fewer."""
    city = City(A=seat(conspiracies=[("Out of Time", "AAA")]))
    city.acts()
    city.answers("A", "resolve <Out of Time>")
    city.table.active = 1
    city.do(ActionPhase())
    yield city


def brewed() -> Iterator[City]:
    """Alchemy is attached and spent, and actions are gained."""
    city = City(
        A=seat(
            coterie=["Wendy", vampire("Frog", on=["Fixatio", "Calcinatio", "Blood of Potency"])],
            haven="The Pit",
            hand=["Athanor Corporis", "Hua Jiang"],
        )
    )
    city.acts()
    city.plays("Athanor Corporis", "Wendy")
    city.answers("A", "recruit [Hua Jiang]")
    yield city
    city.strikes(("Frog", 2, PHYSICAL, False))
    city.answers("A", "use <Frog>")
    yield city
    city.answers("A", "detach <Fixatio>")
    city.do(Deed(DETACH, 0, city.card("Blood of Potency"), 1, city.card("Frog"), 0))
    yield city


def reached() -> Iterator[City]:
    """A card is aimed at a character whose party has Alchemy."""
    for answer in ("none", "show [Haze]"):
        city = City(
            A=seat(coterie=[out("Hydra")], hand=["Far Reach"]),
            B=seat(coterie=["Doc", vampire("Frog", on=["Fixatio"])], hand=["Haze"]),
        )
        city.acts()
        city.plays("Far Reach", "Hydra")
        city.answers("A", "choose <Doc>")
        yield city
        city.answers("B", answer)
        yield city


def aided() -> Iterator[City]:
    """A third player aids who is attacked."""
    city = City(
        A=seat(coterie=[out("Hydra")]),
        B=seat(coterie=[out("Doc")]),
        C=seat(coterie=["John Kartunen"], hand=["Heightened Senses"]),
    )
    city.acts()
    city.answers("A", "attack <Hydra>", "target <Doc>", "physical")
    yield city
    city.answers("C", "show [Heightened Senses]")
    yield city


def claimed() -> Iterator[City]:
    """Somebody claims Prince of the City, in company."""
    city = City(street=["Prince of the City"], A=seat(coterie=[out("Skunk"), out("Brother")]))
    city.acts()
    city.answers("A", "claim <Skunk>")
    yield city


def rewarded() -> Iterator[City]:
    """A Reward for everybody, and somebody who mends."""
    city = City(
        A=seat(coterie=["Brother"], hand=["Bread and Circuses"]), B=seat(coterie=[vampire("Doc", blood=1), "Skunk"])
    )
    city.acts()
    city.plays("Bread and Circuses", "Brother")
    city.declares(A="yes", B="out")
    yield city
    city.answers("A", "choose 1")
    yield city
    city.answers("A", "choose 4")
    yield city


def divined() -> Iterator[City]:
    """A card of a foe's hand comes on top of their Library."""
    city = City(
        players=3,
        A=seat(coterie=["Iris Lokken"], hand=["Clairvoyance"]),
        B=seat(coterie=["Doc"], hand=["Greed", "Mercy"]),
    )
    city.acts()
    city.plays("Clairvoyance", "Iris Lokken")
    city.answers("A", "foe B")
    yield city
    city.answers("A", "take [Mercy]")
    yield city


def taken() -> Iterator[City]:
    """What belonged to others: Blood, a name, a Title."""
    city = City(
        A=seat(coterie=[vampire("Stevie Osborn", blood=1), "Doc"], hand=["Hua Jiang", "Sheriff"], prestige=12),
        B=seat(coterie=["Skunk"], torpor=["Hua Jiang", vampire("Velvet", on=["Sheriff"])]),
    )
    city.acts()
    city.do(Deed(STEAL_BLOOD, 0, city.card("Skunk"), 1, city.card("Stevie Osborn"), 1))
    city.answers("A", "recruit [Hua Jiang]")
    city.plays("Sheriff", "Doc")
    city.answers("A", "pay")
    yield city


def fed() -> Iterator[City]:
    """Blood moves from a card to a character."""
    city = City(A=seat(coterie=[vampire("Doc", blood=1)], board=[("Emergency Bloodbag", 2)]))
    city.do(Deed(START, 0, 0, 1, owner=0))
    city.answers("A", "use <Emergency Bloodbag>")
    yield city


def threatened() -> Iterator[City]:
    """A card stays with whoever was attacked, face down."""
    city = City(
        A=seat(coterie=[out("Clandestine"), "Flick"], hand=["Veiled Threat"]), B=seat(coterie=[out("Hydra"), "Karma"])
    )
    city.acts()
    city.attack("Clandestine", "Hydra", "social", "Veiled Threat")
    city.passes()
    yield city


def small_things() -> Iterator[City]:
    """What every game can ask and no card of this one does, and deeds that cards do in passing."""
    city = City(A=seat(coterie=[vampire("Doc", ready=False)], board=[("Emergency Bloodbag", 2)]))
    doc, bag = city.card("Doc"), city.card("Emergency Bloodbag")
    city.do(Deed(READY, 0, doc, 1, owner=0), Deed(TAKE_TOKENS, 0, bag, 1, owner=0))
    city.do(Resolve(May(To(READY, Which(COTERIE))), Cause(0, bag, city.table.pieces[bag].stamp)))
    yield city
    city.answers("A", "no")
    yield city


def rich_city(effect: Effect) -> City:
    """A table of three at which this effect has something to ask."""
    city = City(
        players=3,
        street=["Vagrant", "Cop", *2 * ["Special Affairs Division"]],
        A=seat(
            coterie=[vampire("Doc", blood=2, on=["Chef"]), vampire("Skunk", blood=1, ready=False), "Brother"],
            torpor=["Karma"],
            hand=["Greed", "Mercy", "Sheriff", "Seneschal"],
            discard=["Greed", "Mercy"],
            library=["Mercy"],
            faction=["Hydra"],
            board=["Emergency Bloodbag"],
        ),
        C=seat(coterie=[out("Lolita"), out("Velvet")]),
    )
    bag, about = city.card("Emergency Bloodbag"), city.card("Chef" if isinstance(effect, AttachTo) else "Doc")
    city.do(Resolve(effect, Cause(0, bag, city.table.pieces[bag].stamp, about)))
    return city


def begun() -> Iterator[City]:
    """Each at the first of some questions that few games ask."""
    for effect in EFFECTS:
        yield rich_city(effect)
    for answers in (("play [Balance of Power]", "with <Ty Smith>", "name B"), ("claim <Skunk>",), ("attack <Skunk>",)):
        city = City(
            players=4,
            street=["Prince of the City", "Cop"],
            A=seat(coterie=["Ty Smith", out("Skunk"), out("Brother")], hand=["Balance of Power", "Greed"]),
        )
        city.acts()
        city.answers("A", *answers)
        yield city
    city = City.from_table(RIVALS.table(3, 5, (), ("rule-the-streets",) * 3))
    for name in "ABC":
        city.answers(name, city.options(name)[0])
    yield city
