"""What can come of an attack: the range holds in every game that is played on, is reached at both ends, and tells
nobody anything that they may not know."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any, Final

import pytest

from gloam.core.setup import Setup
from gloam.rivals.catalogue import ATTACK, CARDS, DAMAGE, FEWER_SHIELDS, FORTITUDE, SHIELD
from gloam.rivals.doing import VERBS
from gloam.rivals.forecast import if_nothing_answers
from gloam.rivals.forecast_cards import pool
from gloam.rivals.game import RIVALS, WholeRivalsTable
from gloam.rivals.texts import Plus
from gloam.rivals.which import ITSELF, TARGET, Which
from tests.rivals.chance_games import GAMES, begun
from tests.rivals.eager import eager_table
from tests.rivals.scenario import City, out, seat, vampire

Plain = dict[str, Any]
FIERCE: Final = ("attack", "challenge", "lay", "block", "use", "target", "move", "yes")
TAKEN: Final = 12


def outlook(city: City, viewer: int | None = None) -> Plain:
    found = city.table.outlook(viewer)
    assert found is not None
    assert city.waiting, "who looks ahead looks at who is asked"
    return found


def line(city: City, name: str, viewer: int | None = None, *, yours: bool = False) -> Plain:
    """The line of this card."""
    handle = city.table.handle(city.card(name))
    lines = outlook(city, viewer)["yours" if yours else "lines"]
    return next(one for one in lines if one["card"] == handle)


def bounds(city: City, name: str) -> tuple[int, int]:
    one = line(city, name)
    return one["low"], one["high"]


def parts(city: City, name: str) -> list[tuple[str, int, int, int]]:
    return [(one["what"], one["low"], one["high"], one["sign"]) for one in line(city, name)["parts"]]


def skunk_attacks(**foe: Any) -> City:
    """The rulebook's own example: Skunk and Brother against Lixue Chen in her Haven, where Bella Forte is too."""
    return City(
        A=seat(
            coterie=[out("Skunk"), out("Brother", blood=3)],
            hand=["Sucker Punch", "Greed"],
            library=["Throat Rip", "Baseball Bat"],
            board=["Blood for Blood"],
            agenda_card="Drain Them Slowly",
        ),
        B=seat(coterie=[vampire("Lixue Chen", on=["Vagrant"]), vampire("Bella Forte", blood=4)], **foe),
    )


def laid(city: City) -> City:
    """Up to the block."""
    city.acts()
    city.answers("A", "attack <Skunk>", "go", "target <Lixue Chen>", "discard [Greed]")
    city.answers("A", "physical", "lay [Sucker Punch]")
    return city


# ---- the sum, part by part


def test_every_part_of_the_sum_is_certain_or_may_come() -> None:
    city = laid(skunk_attacks(hand=["Fleetness"]))
    assert parts(city, "Lixue Chen") == [
        ("attribute", 1, 1, 1),
        ("down", 0, 1, 1),  # Sucker Punch and Baseball Bat; Throat Rip asks for more Blood Potency
        ("ability", 0, 1, 1),
        ("ability", 0, 1, 1),
        ("resists", 1, 1, -1),
        ("reaction-to-come", 0, 2, -1),
        ("prevents", 0, 1, -1),
    ]
    assert [one["by"] for one in line(city, "Lixue Chen")["parts"]][2:4] == ["core-brother", "core-blood-for-blood"]
    assert bounds(city, "Lixue Chen") == (0, 3)
    assert (line(city, "Lixue Chen")["how"], line(city, "Bella Forte")["how"]) == ("target", "blocks")
    assert bounds(city, "Bella Forte") == (0, 2)


def test_whoever_can_be_aimed_at_by_a_card_that_may_lie_there_has_a_line() -> None:
    city = laid(skunk_attacks())
    city.answers("B", "block <Bella Forte>")
    assert line(city, "Bella Forte")["how"] == "target"
    assert line(city, "Lixue Chen")["how"] == "aimed"
    without = City(
        A=seat(coterie=[out("Skunk")], hand=["Baseball Bat", "Greed"]),
        B=seat(coterie=[out("Lixue Chen"), out("Bella Forte")], hand=["Greed"]),
    )
    without.acts()
    without.attack("Skunk", "Lixue Chen", "physical", "Baseball Bat")
    without.answers("B", "block <Bella Forte>")
    assert [one["id"] for one in outlook(without)["lines"]] == ["core-bella-forte"]


def test_the_range_is_reached_at_its_upper_end() -> None:
    city = laid(skunk_attacks())
    high = bounds(city, "Lixue Chen")[1]
    city.answers("B", "let")
    city.answers("A", "target <Lixue Chen>", "use <Brother>", "use <Blood for Blood>")
    assert city.is_asked("AskChange")
    assert bounds(city, "Lixue Chen") == (high - 1, high)
    city.answers("B", "no")
    assert city.blood("Lixue Chen") == 6 - high
    assert city.idle


def test_the_range_is_reached_at_its_lower_end() -> None:
    city = laid(skunk_attacks(hand=["Fleetness"]))
    low = bounds(city, "Lixue Chen")[0]
    city.answers("B", "let", "lay [Fleetness]")
    city.answers("A", "target <Lixue Chen>", "pass")
    assert city.fought_out
    assert city.blood("Lixue Chen") == 6 - low == 6
    assert city.idle


def test_once_the_cards_are_up_the_range_closes() -> None:
    city = laid(skunk_attacks())
    city.answers("B", "let")
    assert outlook(city)["lies"] == {"attack": None, "reaction": None}
    assert parts(city, "Lixue Chen")[:2] == [("attribute", 1, 1, 1), ("card", 1, 1, 1)]
    city.answers("A", "target <Lixue Chen>", "use <Brother>")
    assert ("text", 1, 1, 1) in parts(city, "Lixue Chen")
    assert bounds(city, "Lixue Chen") == (1, 3)


def test_a_reaction_can_hurt_the_attacker_or_cost_it_blood() -> None:
    city = laid(skunk_attacks(hand=["Steal the Spotlight", "Baseball Bat"]))
    back = line(city, "Skunk")
    assert (back["how"], back["low"], back["high"], back["gone"]) == ("back", 0, 2, 2)  # Bella's Physical is 2
    city.answers("B", "let")
    assert line(city, "Skunk")["gone"] == line(city, "Skunk")["high"] == 1  # Lixue Chen has not blocked


@pytest.mark.parametrize(("card", "high"), [("", 2), ("Throat Rip", 4)])
def test_what_gives_damage_back_does_so_with_the_hardest_blow_that_can_come(card: str, high: int) -> None:
    city = City(
        A=seat(coterie=[out("Hydra")], hand=[card or "Greed"]),
        B=seat(coterie=[out("Clandestine")], hand=["Bad Reflection"]),
    )
    city.acts()
    city.attack("Hydra", "Clandestine", "physical", card)
    back = line(city, "Hydra")
    assert (back["how"], back["low"], back["high"]) == ("back", 0, high)
    city.answers("B", "lay [Bad Reflection]")
    city.passes()
    assert (city.blood("Hydra"), city.idle) == (6 - high, True)


def test_a_reaction_that_is_known_shows_what_it_gives_back() -> None:
    city = City(
        A=seat(coterie=[out("Hydra"), "Flick"], hand=["Throat Rip"]),
        B=seat(coterie=[out("General Flint"), "Lolita"], hand=["Cornered Rat"]),
    )
    city.acts()
    city.attack("Hydra", "General Flint", "physical", "Throat Rip")
    city.answers("B", "lay [Cornered Rat]")
    attack: Any = city.table.view(0)["attack"]
    assert (attack["sum"]["total"], attack["back"]["card"], attack["back"]["attribute"]) == (4, 0, 2)
    assert (attack["back"]["more"], attack["back"]["total"], attack["back"]["type"]) == (2, 4, "physical")
    city.passes()
    assert (city.blood("Hydra"), city.idle) == (4, True)


def test_shields_that_are_taken_away_and_attributes_that_are_overcome_are_no_parts_of_the_sum() -> None:
    city = City(
        A=seat(coterie=[out("Clandestine"), "Flick"], hand=["Seeing is Believing"]),
        B=seat(coterie=[out("Karma"), "Lolita"], hand=["Greed"]),
    )
    city.lends("Karma", Plus(SHIELD, 2, ITSELF))
    city.lends("Clandestine", Plus(FEWER_SHIELDS, 1, Which(TARGET)))
    city.acts()
    city.attack("Clandestine", "Karma", "mental", "Seeing is Believing")
    city.answers("B", "none")
    found: Any = if_nothing_answers(city.table, 0)
    assert found is None or found["left"] == 1
    assert (city.blood("Karma"), city.idle) == (2, True)  # 1 + 1 - (2 - 1)


def test_aggravated_cards_make_the_attribute_doubtful() -> None:
    city = City(
        A=seat(coterie=[out("Beretta")], hand=["Molotov Cocktail", "Greed"]),
        B=seat(coterie=[out("Bella Forte"), out("Ty Smith")]),
    )
    city.acts()
    city.attack("Beretta", "Bella Forte", "ranged", "Molotov Cocktail")
    assert ("resists", 0, 2, -1) in parts(city, "Bella Forte")
    assert bounds(city, "Bella Forte") == (0, 2)  # 1 by the card, 1 by Beretta's own text
    assert city.asking == "AskBlock B"
    city.answers("B", "let")
    assert line(city, "Ty Smith")["how"] == "too"
    assert bounds(city, "Ty Smith") == (0, 1)
    assert city.asking == "AskWindow A"


def test_a_mortal_reduces_nothing_and_falls_to_one_blow_or_not_at_all() -> None:
    city = City(street=["Vagrant"], A=seat(coterie=[out("Skunk")], hand=["Baseball Bat"]), B=seat())
    city.acts()
    city.answers("A", "attack <Skunk>", "target <Vagrant>", "physical")
    assert outlook(city)["step"] == 5
    one = line(city, "Vagrant")
    assert (one["low"], one["high"], one["blood"], one["falls"]) == (1, 3, 2, "maybe")
    city.answers("A", "none")
    assert city.fought_out
    assert city.idle


# ---- what can lie there


def test_what_can_lie_there_is_what_the_list_still_has_and_the_attacker_can_play() -> None:
    city = laid(skunk_attacks())
    lies = outlook(city)["lies"]["attack"]
    assert lies["state"] == "down"
    assert {one["card"]: one["most"] for one in lies["cards"]} == {"core-sucker-punch": 1, "core-baseball-bat": 1}
    seen = City(
        A=seat(coterie=[out("Skunk")], hand=["Sucker Punch"], library=["Baseball Bat"], discard=["Holdout Dagger"]),
        B=seat(coterie=[out("Ty Smith")], hand=["Greed"]),
    )
    seen.acts()
    seen.attack("Skunk", "Ty Smith", "physical", "Sucker Punch")
    found = [one["card"] for one in outlook(seen)["lies"]["attack"]["cards"]]
    assert sorted(found) == ["core-baseball-bat", "core-sucker-punch"]


def test_with_a_list_of_ones_own_any_card_may_lie_there_but_one_of_which_all_copies_are_seen() -> None:
    city = City(
        variants=("custom-decks",),
        A=seat(coterie=[out("Skunk")], hand=["Baseball Bat"], discard=["Sucker Punch"] * 3 + ["Kneecapped"] * 2),
        B=seat(coterie=[out("Ty Smith")]),
    )
    own = Setup("rivals", 2, ("custom-decks",), 1)
    table = WholeRivalsTable(own, city.table.chance, VERBS, city.table)
    listed = [CARDS[number].id for number in pool(table, 0, ATTACK)]
    assert "core-sucker-punch" not in listed
    assert {"core-kneecapped", "core-throat-rip", "core-power-play"} < set(listed)
    assert not [card for card in listed if card.startswith("first-")]
    assert [CARDS[number].id for number in pool(city.table, 0, ATTACK)] == ["core-baseball-bat"]  # an open list


# ---- what the seat alone knows


def test_whoever_has_laid_a_card_reckons_with_it_and_nobody_else_does() -> None:
    city = laid(skunk_attacks())
    assert outlook(city, 1)["yours"] == []
    assert outlook(city, None)["yours"] == []
    mine = line(city, "Lixue Chen", 0, yours=True)
    assert (mine["low"], mine["high"]) == (0, 3)
    assert ("card", 1, 1) in [(one["what"], one["low"], one["high"]) for one in mine["parts"]]
    assert outlook(city, 0)["lines"] == outlook(city, 1)["lines"] == outlook(city)["lines"]


def test_a_seat_that_is_asked_for_a_card_is_told_what_each_would_do() -> None:
    city = laid(skunk_attacks(hand=["Fleetness", "Humiliate", "Steal the Spotlight"]))
    assert outlook(city, 1)["hand"] == {}
    city.answers("B", "block <Bella Forte>")
    cards = outlook(city, 1)["hand"]
    assert cards["core-humiliate"]["bluff"]
    assert not cards["core-fleetness"]["bluff"]
    assert cards["core-steal-the-spotlight"] == {"bluff": False, "low": 0, "high": 0, "back": 0, "lost": 2}
    assert cards["core-humiliate"]["high"] == 2
    assert outlook(city, 0)["hand"] == {}


def test_if_nothing_answers_is_the_sum_before_all_that_can_still_come() -> None:
    city = skunk_attacks(hand=["Fleetness"])
    city.acts()
    city.answers("A", "attack <Skunk>", "go", "target <Lixue Chen>", "discard [Greed]")
    assert if_nothing_answers(city.table, 0) is None  # no type yet
    city.answers("A", "physical")
    plain = if_nothing_answers(city.table, 0)
    assert plain is not None
    assert (plain["dealt"], plain["left"], plain["falls"], plain["more"]) == (1, 0, False, 2)
    city.answers("A", "lay [Sucker Punch]")
    told = if_nothing_answers(city.table, 0)
    assert told is not None
    assert (told["dealt"], told["left"]) == (2, 1)
    other = if_nothing_answers(city.table, 1)
    assert other is not None
    assert other["dealt"] == 1
    assert city.asking == "AskBlock B"


# ---- steps and stakes


def test_each_step_says_whom_it_asks_and_which_is_on() -> None:
    city = laid(skunk_attacks())
    steps = outlook(city)["steps"]
    assert [one["step"] for one in steps if one["now"]] == [6]
    assert {one["step"]: one["seats"] for one in steps}[6] == [1]
    assert {one["step"]: one["seats"] for one in steps}[9] == [0, 1]
    city.answers("B", "let")
    assert outlook(city)["step"] == 8
    city.answers("A", "target <Lixue Chen>")
    assert outlook(city)["step"] == 9


def test_an_attack_card_that_is_void_leads_back_to_the_block() -> None:
    city = City(
        A=seat(coterie=[out("Flick"), "Skunk"], hand=["A Biting Comment"]),
        B=seat(coterie=[out("The Cossack"), out("Sweetums")]),
    )
    city.acts()
    city.attack("Flick", "The Cossack", "social", "A Biting Comment")
    assert outlook(city)["step"] == 6
    assert not outlook(city)["back"]
    city.answers("B", "block <Sweetums>")
    assert city.asking == "AskBlock B"
    assert (outlook(city)["step"], line(city, "Sweetums")["how"]) == (6, "blocks")


def test_a_challenge_has_neither_block_nor_reaction() -> None:
    city = City(street=["Prince of the City"], A=seat(coterie=[out("Skunk")]), B=seat(coterie=[out("Ty Smith")]))
    city.acts()
    city.answers("A", "claim <Skunk>")
    city.answers("B", "challenge <Ty Smith>")
    assert [one["step"] for one in outlook(city)["steps"] if not one["has"]] == [3, 6, 7]
    city.answers("B", "social")
    assert city.table.attack is None or outlook(city)["lies"]["reaction"] is None


def test_at_stake_is_what_the_end_pays_by_cards_in_sight() -> None:
    city = laid(skunk_attacks())
    told = [(one["what"], one["seat"], one["amount"], one["by"]) for one in outlook(city)["stakes"]]
    assert told == [("rival", 0, 1, None), ("torpor", 1, 1, None), ("over", 0, 2, "core-drain-them-slowly")]
    hidden = City(
        A=seat(coterie=[out("Skunk")], agenda_card="Drain Them Slowly", agenda_down=True),
        B=seat(coterie=[out("Ty Smith")]),
        C=seat(coterie=[out("Karma")]),
    )
    hidden.acts()
    hidden.answers("A", "attack <Skunk>", "target <Karma>")
    assert [one["what"] for one in outlook(hidden)["stakes"]] == ["torpor"]  # A hunts B


def test_a_mortal_does_not_bleed_for_an_agenda() -> None:
    city = City(
        street=["Athlete"],
        A=seat(coterie=[out("Skunk")], agenda_card="Drain Them Slowly", hand=["Throat Rip"]),
        B=seat(coterie=[out("Ty Smith")]),
    )
    city.acts()
    city.answers("A", "attack <Skunk>", "target <Athlete>")
    assert [(one["what"], one["by"]) for one in outlook(city)["stakes"]] == [("mortal", None)]


# ---- every game that is played on


def belligerent(table: WholeRivalsTable, rng: Random) -> None:
    """One answer of one seat that likes to fight."""
    question = rng.choice(table.questions())
    fierce = [option for option in question.options if option.partition(" ")[0] in FIERCE]
    table.answer(question.seat, rng.choice(fierce if fierce and rng.random() < 0.7 else question.options))


def fights(table: WholeRivalsTable, seed: int, most: int = 400) -> Iterator[WholeRivalsTable]:
    """A random game at every question of an attack whose type is known, and just after each attack."""
    rng, before = Random(seed), False
    for _ in range(most):
        if table.over:
            return
        now = table.attack is not None and table.attack.type != 0
        if now or before:
            yield table
        before = now
        belligerent(table, rng)


def went_back(table: WholeRivalsTable, since: int) -> bool:
    return any(event["rule"] == "reveal.illegal-attack" for event in table.events(None)[since:])


def taken(events: list[Plain]) -> dict[str, int]:
    """The damage that was taken in the attack, by card."""
    end = next((place for place, event in enumerate(events) if event["what"] == "phase-ended"), len(events))
    found: dict[str, int] = {}
    for event in events[:end]:
        if event["what"] == "damaged":
            found[event["card"]] = found.get(event["card"], 0) + event["amount"]
    return found


def check(lines: list[Plain], damage: dict[str, int], target: str) -> int:
    """What was taken lies in the range that was told; how many lines were held against it."""
    told = {one["card"]: one for one in lines}
    for card, amount in damage.items():
        assert card in told, f"nobody expected {card} to be hurt"
        assert amount <= told[card]["high"], told[card]
    last = told.get(target)
    if last is not None and not last["mortal"] and last["how"] != "too":
        assert damage.get(target, 0) >= last["low"], last
    return len(damage)


def followed(table: WholeRivalsTable, seed: int) -> int:
    """Hold every attack of a game against what was told on its way; how often that could be done."""
    told: list[list[Plain]] = []
    since = held = 0
    for now in fights(table, seed):
        attack = now.attack
        if attack is None or not attack.type:
            events: list[Any] = now.events(None)[since:]
            summed = [event for event in events if event["what"] == "summed"]
            if summed and not went_back(now, since):
                held += sum([check(lines, taken(events), str(summed[0]["card"])) for lines in told])
            told = []
            continue
        if not told or went_back(now, since):  # what was told before held for that card only
            told, since = [], len(now.events(None))
        found: Any = now.outlook(None)
        if attack.step < TAKEN:
            told.append(found["lines"])
    return held


def test_what_is_taken_lies_within_every_range_that_was_told_on_the_way() -> None:
    assert sum([followed(begun(game), seed) for seed, game in enumerate(GAMES)]) > 20


def test_the_range_holds_with_every_card_there_is() -> None:
    assert sum([followed(eager_table(2 + seed % 3, seed), seed) for seed in range(12)]) > 40


def test_the_boxes_never_contradict_the_total() -> None:
    """At their least the parts come to no more than the range begins with, at their most to no less than its end."""
    compared = 0
    for seed, game in enumerate(GAMES[:4]):
        for table in fights(begun(game), seed, 250):
            found: Any = table.outlook(None)
            for one in found["lines"] if found else []:
                if one["parts"]:
                    least = sum([part["sign"] * part["low" if part["sign"] > 0 else "high"] for part in one["parts"]])
                    most = sum([part["sign"] * part["high" if part["sign"] > 0 else "low"] for part in one["parts"]])
                    assert max(0, least) <= one["low"] <= one["high"] <= max(0, most)
                    compared += 1
    assert compared > 30


# ---- nobody learns anything by it


@pytest.mark.parametrize("place", [1, 4, 5, 6])
def test_the_outlook_is_the_same_whatever_is_hidden(place: int) -> None:
    """Tables that differ only in what a seat cannot know give that seat, and those who watch, the same outlook."""
    rng, compared, differ = Random(1), 0, 0
    for table in fights(begun(GAMES[place]), place):
        if table.attack is None or rng.random() < 0.5:
            continue
        for viewer in range(table.seats):
            twin = table.seat(viewer).imagine(rng)
            assert twin.outlook(viewer) == table.outlook(viewer)
            assert twin.outlook(None) == table.outlook(None)
            compared += 1
            hands = [[table.id_of(card) for card in hand] for hand in table.hand]
            assert isinstance(twin, WholeRivalsTable)
            differ += hands != [[twin.id_of(card) for card in hand] for hand in twin.hand]
    assert compared > 5
    assert differ > compared // 2


def test_every_viewer_is_told_the_same() -> None:
    for table in fights(begun(GAMES[2]), 2):
        if table.attack is not None:
            public: Any = table.outlook(None)
            for viewer in range(table.seats):
                mine: Any = table.outlook(viewer)
                assert [mine[part] for part in ("lines", "lies", "stakes", "steps", "back")] == [
                    public[part] for part in ("lines", "lies", "stakes", "steps", "back")
                ]


def test_outside_an_attack_there_is_nothing_to_reckon() -> None:
    assert RIVALS.table(2, 1).outlook(0) is None


# ---- Special Reactions


def test_haze_may_end_a_ranged_attack_as_long_as_it_can_come() -> None:
    city = City(
        A=seat(coterie=[out("Hydra")]),
        B=seat(coterie=[out("Wendy", on=["Fixatio", "Blood of Potency"])], hand=["Haze"]),
    )
    city.lends("Hydra", Plus(DAMAGE, 2, ITSELF))
    city.acts()
    city.answers("A", "attack <Hydra>", "ranged")
    assert city.what == "AskReaction"
    found = {one["card"]: one["most"] for one in outlook(city)["lies"]["reaction"]["cards"]}
    assert found == {"baa-haze": 2}
    assert bounds(city, "Wendy") == (0, 2)
    city.answers("B", "none")
    assert bounds(city, "Wendy") == (2, 2)
    city.passes()
    assert city.fought_out


@pytest.mark.parametrize(
    ("hand", "icons", "low"), [("Flesh of Marble", 0, 0), ("Flesh of Marble", 1, 0), ("Greed", 0, 1)]
)
def test_what_may_be_played_against_aggravated_damage_is_reckoned_with(hand: str, icons: int, low: int) -> None:
    city = City(
        A=seat(coterie=[out("Hydra")], hand=["Molotov Cocktail"]), B=seat(coterie=[out("Doc")], hand=[hand, "Greed"])
    )
    city.lends("Doc", Plus(FORTITUDE, icons, ITSELF))
    city.acts()
    city.attack("Hydra", "Doc", "ranged", "Molotov Cocktail")
    city.answers("B", "none")
    assert city.what == "AskWindow"
    assert bounds(city, "Doc")[0] == low


@pytest.mark.parametrize(("hand", "low"), [("Heightened Senses", 1), ("Greed", 2)])
def test_what_others_may_give_to_the_target_is_reckoned_with(hand: str, low: int) -> None:
    city = City(
        A=seat(coterie=[out("Hydra")]),
        B=seat(coterie=[out("Doc")], hand=["Greed"]),
        C=seat(coterie=["John Kartunen"], hand=[hand]),
    )
    city.acts()
    city.answers("A", "attack <Hydra>", "target <Doc>", "physical")
    assert city.what == "AskReaction"
    assert bounds(city, "Doc")[0] == low
    assert (("reaction-to-come", 0, 1, -1) in parts(city, "Doc")) == (low == 1)
    city.answers("B", "none")
    assert city.asking.partition(" ")[0] == ("AskAid" if low == 1 else "AskWindow")
