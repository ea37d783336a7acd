"""Why can't I do that? The small questions say so, each by its rule, and nothing changes."""

from __future__ import annotations

from typing import Final

import pytest

import gloam
from gloam.core.effect import Effect
from gloam.core.refusal import Refused, Unreadable
from gloam.rivals.antagonists import Antagonists
from gloam.rivals.catalogue import RANGED, TITLE
from gloam.rivals.city_effects import EmptyHaven, Redirect
from gloam.rivals.costs import DiscardCost, SendAway
from gloam.rivals.deck_effects import DiscardFor, Invest, Peek, Salvage, ShareMends
from gloam.rivals.effects import Choose, ChooseFoe, gains
from gloam.rivals.fight_effects import AttachTo
from gloam.rivals.turn import MendStep
from gloam.rivals.verbs import DISCARD, DRAW
from gloam.rivals.which import COTERIE, EVERYBODY, EXHAUSTED, IN_STREET, OWN, READY, STREET_CARDS, Which
from tests.rivals.scenario import City, out, seat, vampire
from tests.rivals.scenes import drive_by, parts, rich_city, room, sucker_punch

A_DRAW: Final = gains(DRAW)
MINE: Final = AttachTo(Which(COTERIE), moved=True)


def says(city: City, name: str, option: str) -> str:
    """The rule by which this is refused, and why."""
    no = city.refuses(name, option)
    assert isinstance(no, Refused)
    return f"{no.rule}: {gloam.words('en', 'rivals').refusal(no, city.names)}"


def refuse(city: City, name: str, why: dict[str, str]) -> None:
    """Each of these answers is refused so."""
    assert {option: says(city, name, option) for option in why} == why


# ---- what cards ask


@pytest.mark.parametrize(
    ("effect", "option", "why"),
    [
        (
            Choose(Which(COTERIE, state=READY), A_DRAW),
            "choose <Skunk>",
            "term.ready: Skunk is exhausted: only a ready card can be chosen.",
        ),
        (
            Choose(Which(OWN, state=EXHAUSTED), A_DRAW),
            "choose <Doc>",
            "term.ready: Doc is ready: only an exhausted card can be chosen.",
        ),
        (
            Choose(Which(EVERYBODY, wounded=True), A_DRAW),
            "choose <Brother>",
            "term.wounded: Brother has 5 Blood and is",
        ),
        (Choose(Which(EVERYBODY, lacking=True), A_DRAW), "choose <Brother>", "mend.max: Brother has 5 Blood: there is"),
        (
            Choose(Which(EVERYBODY, potency=4), A_DRAW),
            "choose <Skunk>",
            "vamp.bp-uses: Skunk has Blood Potency 3; 4 at",
        ),
        (
            Choose(Which(EVERYBODY, place=IN_STREET), A_DRAW),
            "choose <Doc>",
            "play.no-effect: Doc is in its Haven: only",
        ),
        (Choose(Which(COTERIE), A_DRAW), "choose <Karma>", "torpor.inactive: Karma is in Torpor and can do nothing."),
        (Choose(Which(COTERIE), A_DRAW), "choose <Cop>", "term.control: Cop is not yours."),
        (
            Choose(Which(COTERIE), A_DRAW),
            "choose <Chef>",
            "play.no-effect: Chef cannot be chosen for Emergency Bloodbag",
        ),
        (Choose(Which(COTERIE), A_DRAW), "none", "window.optional-triggers: Emergency Bloodbag leaves no choice but"),
        (Choose(Which(COTERIE), A_DRAW), "choose 999", "term.control: No card in play has the number 999."),
        (ChooseFoe(A_DRAW), "foe A", "term.foe: A is no foe of yours."),
        (ChooseFoe(A_DRAW), "foe F", "table.no-such-seat: "),
        (MINE, "to <Doc>", "attach.limit: Doc bears Chef already."),
        (SendAway(Which(STREET_CARDS)), "choose <Doc>", "card.royal-retreat: Doc cannot be sent away: "),
        (Peek(), "take [Mercy]", "window.principle: Nothing of the kind can be done with Mercy now."),
        (Salvage(), "take [Hydra]", "term.discard-pile: Hydra is not in your discard pile."),
        (DiscardFor(2, A_DRAW, 1), "enough", "cost.form: For Emergency Bloodbag at least 1 card is discarded."),
        (DiscardFor(2, A_DRAW), "discard [Hydra]", "term.discard: Hydra is not in your hand."),
        (
            DiscardCost(TITLE),
            "discard [Greed]",
            "cost.form: Greed is not the kind of card that Emergency Bloodbag asks",
        ),
        (DiscardCost(TITLE), "discard [Primogen]", "term.discard: Primogen is not in your hand."),
        (gains(DISCARD), "discard [Hydra]", "term.discard: Hydra is not in your hand."),
        (gains(DISCARD), "discard <Doc>", "window.principle: A card in play is called by its number, one in a hand by"),
        (ShareMends(2), "mend <Brother>", "mend.max: Brother has 5 Blood: there is no room for more."),
        (ShareMends(2), "mend <Chef>", "term.character: Chef is no character."),
        (Invest(3, 2), "pay 4", "card.long-term-investment: For Emergency Bloodbag you pay 1 to 3 Prestige, not 4."),
        (Invest(30, 2), "pay 12", "cost.last-prestige: You have 12 Prestige and must keep 1: 12 is too much."),
        (EmptyHaven(1), "haven C", "card.smoke-em-out: Nobody is in the Haven of C."),
        (
            Redirect(2),
            "send 3 B",
            "card.distraction: You can send 1 to 2 of the damage to a foe with characters in play",
        ),
        (Redirect(2), "send 1 A", "term.foe: A is no foe of yours."),
    ],
)
def test_what_a_card_asks(effect: Effect, option: str, why: str) -> None:
    assert says(rich_city(effect), "A", option).startswith(why)


# ---- the turn


def test_mending() -> None:
    city = City(
        A=seat(coterie=[vampire("Doc", blood=2), vampire("Skunk", blood=1), "Hydra"], hand=["Greed", "Mercy", "Greed"]),
        B=seat(coterie=["Velvet"]),
    )
    city.do(MendStep())
    full = "mend.max: Hydra has 6 Blood: there is no room for more."
    refuse(city, "A", {"mend <Hydra>": full, "mend <Velvet>": "term.control: Velvet is not yours."})
    city.answers("A", "mend <Doc>")
    twice = "mend.once-each: Doc is mended once already: no vampire is mended twice in this step."
    unchosen = "window.principle: You have not chosen Skunk: there is nothing to take back."
    refuse(city, "A", {"mend <Doc>": twice, "leave <Skunk>": unchosen})
    city.answers("A", "mend <Skunk>", "done", "discard [Mercy]")
    refuse(
        city,
        "A",
        {
            "done": "mend.discard: You have to discard 1 card more.",
            "discard [Mercy]": "mend.discard: You have chosen every Mercy that you hold.",
            "discard [Hydra]": "term.discard: Hydra is not in your hand.",
            "keep [Greed]": "window.principle: You have not chosen Greed: there is nothing to take back.",
        },
    )
    city.answers("A", "discard [Greed]")
    refuse(city, "A", {"discard [Greed]": "mend.discard: You have chosen the 2 cards you discard."})
    city.answers("A", "done")
    assert (city.blood("Doc"), city.blood("Skunk"), city.hand("A")) == (3, 2, ["Greed"])


def test_one_card_mends_one_vampire() -> None:
    city = City(A=seat(coterie=[vampire("Doc", blood=2), vampire("Skunk", blood=1)], hand=["Greed"]))
    city.do(MendStep())
    city.answers("A", "mend <Doc>")
    refuse(city, "A", {"mend <Skunk>": "mend.discard: A card is discarded for each; you have only 1 card."})
    city.answers("A", "done", "done")


def test_the_antagonists() -> None:
    city = City(
        street=["Special Affairs Division"],
        A=seat(coterie=[out("Doc"), out("Skunk")], torpor=["Karma"]),
        B=seat(coterie=["Velvet"]),
    )
    city.do(Antagonists())
    safe = "sad.torpor-safe: Karma is in Torpor, where the Antagonists find nobody."
    refuse(city, "A", {"give <Karma>": safe, "give <Velvet>": "term.control: Velvet is not yours."})
    city.answers("A", "give <Doc>")


def test_the_menu_and_parties() -> None:
    city = City(
        A=seat(
            coterie=["Doc", out("Brother"), out("Skunk", ready=False), vampire("Hydra", street=2)],
            torpor=["Karma"],
            hand=["Greed", "Lolita"],
        ),
        B=seat(coterie=["Velvet"], conspiracies=[("Lost Glory", "B")]),
    )
    city.acts()
    hidden = city.table.handle(city.card("Lost Glory"))
    unseen = f"consp.hidden: Card no. {hidden} lies face down, and you have not seen it: nothing can be done with it."
    refuse(
        city,
        "A",
        {
            "move <Karma>": "torpor.inactive: Karma is in Torpor and can do nothing.",
            "recruit [Greed]": "recruit.pay: Greed is no vampire and cannot be recruited.",
            "play [Lolita]": "recruit.pay: Lolita is a vampire: it is recruited, not played.",
            "claim <Velvet>": "term.control: Velvet is not yours.",
            "use <Brother>": "window.principle: Nothing of the kind can be done with Brother now.",
            "order pay": "custom.agenda-hidden: You have no Agenda face down that this could turn up.",
            "show <Doc> B": "consp.play: Doc is no Conspiracy or Trap of yours that lies face down.",
            "draw": "draw.action-empty: Both your decks are empty: there is nothing to draw.",
            f"resolve {hidden}": unseen,
            f"attack {hidden}": unseen,
        },
    )
    city.answers("A", "regroup")
    own = "party.own-only: Velvet is not of your coterie and stands in no party of yours."
    refuse(
        city,
        "A",
        {
            "put <Skunk> alone": "party.exhausted-stay: Skunk is exhausted and stays where it is.",
            "put <Doc> alone": "party.regroup: Doc is not in The Street: only those who are there regroup.",
            "put <Brother> with <Velvet>": own,
            "put <Brother> with <Skunk>": "party.define: Brother stands so already.",
            "put <Hydra> with <Skunk>": "move.party: Skunk is in the party of Brother: name that one to join it.",
        },
    )
    city.answers("A", "put <Brother> alone")
    placed = "window.regroup: Brother has been placed already; take that back first."
    nothing = "window.principle: You have not chosen Hydra: there is nothing to take back."
    refuse(city, "A", {"put <Brother> with <Hydra>": placed, "leave <Hydra> alone": nothing})
    city.answers("A", "done")
    refuse(city, "A", {"regroup": "window.regroup: You have just regrouped: do something else first."})
    city.answers("A", "move <Doc>")
    refuse(
        city,
        "A",
        {"join <Velvet>": own, "join <Karma>": "move.party: Karma is in no other party of yours in The Street."},
    )
    city.answers("A", "alone", "attack <Hydra>")
    tired = "attack.step1-party: Skunk cannot come along: only a ready character in The Street can."
    refuse(
        city,
        "A",
        {
            "with <Skunk>": tired,
            "with <Velvet>": own,
            "with <Hydra>": "attack.step1-party: Hydra is among them already.",
            "without <Doc>": "window.principle: You have not chosen Doc: there is nothing to take back.",
        },
    )
    city.answers("A", "go")
    assert city.asking == "AskIntel A"


def test_in_the_tunnels_nobody_regroups_or_takes_anybody_along() -> None:
    city = City(street=["Wandering the BART Tunnels", "Cop"], A=seat(coterie=[out("Brother"), out("Hydra")]))
    city.acts()
    why = "card.bart-tunnels: Outside the Havens everybody stands alone now."
    refuse(city, "A", {"regroup": why})


# ---- an attack


def test_an_attack_step_by_step() -> None:
    city = City(
        street=["Cop"],
        A=seat(coterie=[out("Brother")], hand=["Baseball Bat", "Fleetness", "Greed"]),
        B=seat(
            coterie=["Doc", vampire("Skunk", ready=False), "Hydra"],
            torpor=["Karma"],
            hand=["Fleetness", "Greed"],
            conspiracies=[("Lost Glory", "B")],
        ),
    )
    city.acts()
    hidden = city.table.handle(city.card("Lost Glory"))
    unseen = f"consp.hidden: Card no. {hidden} lies face down, and you have not seen it: nothing can be done with it."
    city.answers("A", "attack <Brother>")
    refuse(
        city,
        "A",
        {
            "target <Karma>": "attack.step2-target: Karma cannot be attacked.",
            "target <Brother>": "attack.step2-target: Brother cannot be attacked.",
            f"target {hidden}": unseen,
        },
    )
    city.answers("A", "target <Doc>")
    absent = "term.discard: Mercy is not in your hand."
    useless = "window.intel: Greed cannot be used for Intel now."
    refuse(city, "A", {"discard [Mercy]": absent, "show [Mercy]": absent, "show [Greed]": useless})
    city.answers("A", "discard [Greed]", "physical")
    refuse(
        city,
        "A",
        {
            "lay [Mercy]": "attack.step5-card: Mercy is not in your hand.",
            "lay [Fleetness]": "attack.step5-card: Fleetness cannot be the Attack card of this attack.",
            "show [Baseball Bat]": "mortal.card-face-up: Baseball Bat can be played face up only against a mortal.",
        },
    )
    city.answers("A", "lay [Baseball Bat]")
    party = "block.ready-only: Skunk cannot block: only a ready character of the target's party can."
    refuse(
        city,
        "B",
        {
            "block <Doc>": "block.not-self: Doc is the target and cannot block for itself.",
            "block <Skunk>": party,
            "block <Brother>": "term.control: Brother is not yours.",
            "block <Karma>": "torpor.inactive: Karma is in Torpor and can do nothing.",
            "use <Hydra>": "window.principle: Nothing of the kind can be done with Hydra now.",
        },
    )
    city.answers("B", "let")
    missing, other = "react.step7: Mercy is not in your hand.", "react.step7: Greed is no Reaction."
    refuse(city, "B", {"lay [Mercy]": missing, "lay [Greed]": other})
    city.answers("B", "none")
    assert city.asking == "AskAction A"


def test_a_card_shown_for_intel_names_the_type() -> None:
    city = City(A=seat(coterie=[out("Beretta")], hand=["Scoped .30-06"]), B=seat(coterie=["Doc"]))
    city.acts()
    city.answers("A", "attack <Beretta>")
    if city.what == "AskTarget":
        city.answers("A", "target <Doc>")
    city.answers("A", "show [Scoped .30-06]")
    assert city.table.attack is not None
    assert (city.table.attack.type, city.asking) == (RANGED, "AskWindow A")  # there was no choice of type left


def test_after_the_reveal() -> None:
    city = next(sucker_punch())
    refuse(city, "A", {"target <Skunk>": "reveal.targeted: The attack cannot be turned on Skunk."})
    city = next(drive_by())
    other = "card.drive-by: Beretta is none of the others in the party under attack."
    refuse(city, "A", {"hit <Doc>": "card.drive-by: Doc is hit already.", "hit <Beretta>": other})
    city = next(parts())
    refuse(city, "A", {"aggravated 2": "damage.mixed-types: Of this damage 0 to 1 can be Aggravated, not 2."})
    city = next(room())
    refuse(city, "A", {"burn <Chef>": "attach.make-room: Chef is not attached to Hydra, where room must be made."})


def test_room_is_made_by_what_its_player_may_burn() -> None:
    city = City(
        street=["Chef"],
        A=seat(coterie=[out("Hydra", on=["Sheriff", "Student", "Athlete"])], hand=["Throat Rip"]),
    )
    city.acts()
    city.attack("Hydra", "Chef", "physical", "Throat Rip")
    city.passes()
    city.answers("A", "attach")
    refuse(city, "A", {"burn <Sheriff>": "attach.make-room: Sheriff is a Title and is not burned to make room."})


def test_who_challenges_a_claimant_is_ready() -> None:
    city = City(
        street=["Prince of the City"],
        A=seat(coterie=[out("Doc")]),
        B=seat(coterie=["Velvet", vampire("Skunk", ready=False)], torpor=["Karma"]),
    )
    city.acts()
    city.answers("A", "claim <Doc>")
    refuse(
        city,
        "B",
        {
            "challenge <Skunk>": "claim.challenger: Skunk is exhausted: only a ready character attacks who claims.",
            "challenge <Karma>": "torpor.inactive: Karma is in Torpor and can do nothing.",
            "challenge <Doc>": "term.control: Doc is not yours.",
        },
    )
    city.answers("B", "pass")
    assert (city.guests("Doc"), city.asking) == (["Prince of the City"], "AskAction A")


# ---- Influence


def test_balance_of_power_and_a_declaration() -> None:
    city = City(
        players=4, A=seat(coterie=["Ty Smith"], hand=["Balance of Power", "Hedge Your Bets", "Hedge Your Bets"])
    )
    city.acts()
    city.plays("Balance of Power", "Ty Smith")
    refuse(
        city,
        "A",
        {
            "done": "card.balance-of-power-count: At least half of the 4 players are named, you among them: name more.",
            "name A": "card.balance-of-power-count: A is named already.",
            "leave B": "window.principle: You have not named B: there is nothing to take back.",
        },
    )
    city.answers("A", "name B", "name C")
    refuse(city, "A", {"name D": "card.balance-of-power-limits: Somebody must be left unnamed: D cannot be named too."})
    city.answers("A", "leave C", "done")
    refuse(
        city,
        "A",
        {
            "back": "window.principle: You have put in nothing: there is nothing to take back.",
            "lay [Mercy]": "infl.modifier-total: Mercy is not in your hand.",
            "use <Ty Smith>": "window.principle: Nothing of the kind can be done with Ty Smith now.",
        },
    )
    city.answers("A", "exert <Ty Smith>", "lay [Hedge Your Bets]")
    twice = "infl.all-or-nothing: Ty Smith has no Influence to exert now, or exerts it already."
    refuse(city, "A", {"exert <Ty Smith>": twice})
    city.answers("A", "yes")
    for name in "BCD":
        city.answers(name, "out")
    refuse(city, "A", {"foe B": "card.balance-of-power-steal: B was named: steal from one who was not."})
    city.answers("A", "foe C")
    city.answers("B", "foe D")
    assert ([city.prestige(name) for name in "ABCD"], city.asking) == ([13, 13, 11, 11], "AskAction A")


def test_the_price_of_a_title() -> None:
    hand = ["Sheriff", "Hedge Your Bets", "The Last Word", "Greed"]
    city = City(A=seat(coterie=["Hydra", "Doc"], hand=hand, prestige=1))
    city.acts()
    city.plays("Sheriff", "Hydra")
    short = "title.influence: With Hedge Your Bets put in so you could no longer meet the whole price."
    refuse(
        city,
        "A",
        {
            "pay": "title.mix: 4 Influence is missing, and of your 1 Prestige you must keep 1.",
            "lay [Greed]": "infl.modifier-need: Greed gives no Influence: lay an Influence Modifier.",
            "lay [Hedge Your Bets]": short,
        },
    )
    city.answers("A", "lay [The Last Word]")
    one = "infl.modifier-one: You have laid a card for Influence already; Hedge Your Bets would be one too many."
    refuse(city, "A", {"lay [Hedge Your Bets]": one})
    city.answers("A", "pay")
    assert (city.guests("Hydra"), city.asking) == (["Sheriff"], "AskAction A")


# ---- what is no answer anywhere


def test_what_no_question_of_the_game_ever_asks_for_is_not_even_readable() -> None:
    city = City(A=seat(hand=["Greed"]))
    city.acts()
    for text in ("banana", "attack", "attack banana", "target", ""):
        assert isinstance(city.table.seat(0).why_not(text), Unreadable), text
    assert city.asking == "AskAction A"
