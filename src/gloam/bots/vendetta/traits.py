"""What is said of the options of Vendetta where they are asked, for the quick policy."""

from __future__ import annotations

from typing import Final

from gloam.bots.policy import Policy, Traits
from gloam.bots.vendetta.reading import Place, Reading
from gloam.core.choices import AskMay
from gloam.core.table import Table
from gloam.vendetta import cards
from gloam.vendetta.catalogue import ALLIES, ALLY, CARD, CLAN_CARDS, NUMBER, POWER
from gloam.vendetta.hand_building import AskKeep
from gloam.vendetta.planning import AskBlood, AskEnd, AskPlace, AskTurn
from gloam.vendetta.rounds import LAST_ROUND
from gloam.vendetta.table import NONE, VendettaTable, vendetta
from gloam.vendetta.withdraw import STAY, WITHDRAW, AskWithdraw

POOR: Final = 2  # Blood that a single blow takes
CARDS: Final = tuple([card.id for card in cards.CLAN_CARDS])
EXTRAS: Final = (
    "drain",  # an Ally
    "drain_blood",  # that it gives
    "drain_loss",  # Influence that it takes
    "drain_feed",  # Blood that the Ally would still have fed
    "drain_poor",  # with hardly any Blood
    "use",  # a Relic
    "look",  # at a card, for Blood
)
NAMES: Final[dict[str, tuple[str, ...]]] = {
    "AskTurn": (
        *EXTRAS,
        "gain",  # reward to be expected, at the best place for the card
        "power",
        "power_late",  # in the last turn
        "effect",
        "effect_early",  # for each turn after this one
        "ability",
        "ability_early",
        *CARDS,
    ),
    "AskPlace": (
        "gain",
        "stakes",  # the first reward
        "haven",
        "there",  # has one something there already?
        "rivals",
        "alone",
        "leads",  # would it be first?
        "effect_rivals",  # of a card with an effect
        "effect_poor",  # rivals with hardly any Blood
        "down",
        "down_power",
        "down_poor",  # with hardly any Blood left
        "down_late",  # in the last turn
        "down_haven",
        "down_rivals",
        "down_there",
        "down_leads",
        *[card + " down" for card in CARDS],
    ),
    "AskBlood": (
        *EXTRAS,
        "gain",
        "blood",
        "blood_later",  # for each turn after this one
        "blood_rounds",  # for each round after this one
        "blood_down",  # with a card face down
        "blood_alone",
        "blood_haven",
        "last",  # it leaves 1 Blood
        "last_but_one",
        "leads",  # is one first with it?
        "needless",  # was one first without it?
        "tokens",
        *[card + " blood" for card in CARDS],
    ),
    "AskEnd": EXTRAS,
    "AskWithdraw": (
        "look",
        "stay",
        "hope",  # reward to be expected here
        "first",  # would one be first?
        "haven",
        "better",  # reward that the cards would bring at the Haven
        "blood",  # that lies here
        "alone",
        "threats",  # rivals' open effects
        "unknown",  # rivals' hidden cards
        "poor",
        "poor_threats",
        "poor_unknown",
        "effects",  # of one's own cards here
        "leading",  # is one's Influence the highest?
    ),
    "AskKeep": ("both", "power", *CARDS),
    "AskMay": ("yes", "poor", "last_round", *CARDS),
}
FIRST_CARD: Final = {kind: len(names) - CLAN_CARDS for kind, names in NAMES.items()}
PLAYED: Final = FIRST_CARD["AskTurn"]
LAID_DOWN: Final = FIRST_CARD["AskPlace"]
WITH_BLOOD: Final = FIRST_CARD["AskBlood"]
KEPT: Final = FIRST_CARD["AskKeep"]
DONE: Final = FIRST_CARD["AskMay"]


class VendettaPolicy(Policy):
    """Planning, withdrawing, the cards one keeps and what one may do with them; all else is left to whim."""

    def traits(self, table: Table, place: int) -> list[Traits]:
        here, ask, options = vendetta(table), table.open[place], table.choices[place]
        match ask:
            case AskTurn():
                return of_turn(here, ask.seat, options)
            case AskPlace():
                return of_place(here, ask.seat, ask.card, options)
            case AskBlood():
                return of_blood(here, ask.seat, ask.location, options)
            case AskEnd():
                return [Traits(of_extra(here, ask.seat, option), []) for option in options]
            case AskWithdraw():
                return of_withdrawal(here, ask.seat, options)
            case AskKeep():
                return of_keeping(here, ask.seat, options)
            case AskMay():
                return of_doing(here, ask.seat, ask.source.card, options)
            case _:
                raise AssertionError(f"{type(ask).__name__} has no traits")


def flag(holds: bool) -> float:
    return 1.0 if holds else 0.0


# ---- a turn of Planning


def of_extra(table: VendettaTable, seat: int, option: str) -> list[float]:
    """A Drain, a Relic or a look; nothing of anything else."""
    if option.startswith("drain "):
        ally = ALLIES[NUMBER[option[6:]] - ALLY]
        loss, left = float(ally.influence - ally.drain_influence), float(LAST_ROUND - table.round)
        return [1.0, float(ally.drain_blood), loss, ally.feed * left, flag(table.blood[seat] <= POOR), 0.0, 0.0]
    return [0.0, 0.0, 0.0, 0.0, 0.0, flag(option.startswith("use ")), flag(option.startswith("look "))]


def of_turn(table: VendettaTable, seat: int, options: list[str]) -> list[Traits]:
    """Which card to play. It is thought of where it brings most."""
    reading = Reading(table, seat)
    places = [reading.place(location) for location in range(table.haven + 1)]
    later = float(reading.to_come - 1)
    found = []
    for option in options:
        numbers = of_extra(table, seat, option)
        if option.startswith("play "):
            card = NUMBER[option[5:]]
            numbers += of_card(card, later, best_gain(reading, places, card))
            found.append(Traits(numbers, [PLAYED + card]))
        else:
            found.append(Traits(numbers, []))
    return found


def best_gain(reading: Reading, places: list[Place], card: int) -> float:
    best = -1.0
    for location, place in enumerate(places):
        gain = place.gain(reading.strength(card, location, reading.seat))
        best = max(best, gain)
    return best


def of_card(card: int, later: float, gain: float) -> list[float]:
    fact = CARD[card]
    power = float(fact.power)
    effect, ability = flag(fact.effect is not None), flag(fact.ability is not None)
    return [gain, power, 0.0 if later > 0 else power, effect, effect * later, ability, ability * later]


def of_place(table: VendettaTable, seat: int, card: int, options: list[str]) -> list[Traits]:
    """Where to play it, and which way up."""
    reading = Reading(table, seat)
    poor, late = flag(table.blood[seat] <= POOR + 1), flag(reading.to_come <= 1)
    power, effect = float(POWER[card]), flag(CARD[card].effect is not None)
    found, looked = [], NONE
    numbers: list[float] = []
    for option in options:
        _, name, way = option.split(" ")
        location = table.haven if name == "haven" else int(name) - 1
        if location != looked:
            looked = location
            numbers = of_location(reading, location, card, effect)
        if way == "up":
            found.append(Traits(numbers, []))
        else:
            there, rivals, leads = numbers[3], numbers[4], numbers[6]
            down = [1.0, power, poor, late, numbers[2], rivals, there, leads]
            found.append(Traits([*numbers, *down], [LAID_DOWN + card]))
    return found


def of_location(reading: Reading, location: int, card: int, effect: float) -> list[float]:
    """What a card would meet there."""
    table, place = reading.table, reading.place(location)
    strength = reading.strength(card, location, reading.seat)
    rivals = float(len(place.rivals))
    poor = float(len([rival for rival in place.rivals if table.blood[rival] <= POOR]))
    return [
        place.gain(strength),
        place.rewards[0],
        flag(location == table.haven),
        flag(table.present(reading.seat, location)),
        rivals,
        flag(not place.rivals),
        flag(place.mine + strength > place.best),
        effect * rivals,
        effect * poor,
    ]


def of_blood(table: VendettaTable, seat: int, location: int, options: list[str]) -> list[Traits]:
    """How much Blood to put with the card that has just been played."""
    reading = Reading(table, seat)
    place = reading.place(location)
    laid = table.cards_of(location, seat)
    card = laid[-1] if laid else NONE
    down = flag(card != NONE and not table.up[card])
    alone, haven = flag(not place.rivals), flag(location == table.haven)
    later, rounds = float(reading.to_come), float(LAST_ROUND - table.round)
    found = []
    for option in options:
        numbers = of_extra(table, seat, option)
        marks: list[int] = []
        if option.startswith("blood "):
            words = option.split(" ")
            blood, tokens = float(words[1]), float(words[3]) if len(words) > 2 else 0.0
            left, more = table.blood[seat] - int(words[1]), blood + tokens
            first = place.mine + more > place.best
            numbers += [place.gain(more), blood, blood * later, blood * rounds, blood * down, blood * alone]
            numbers += [blood * haven, flag(left <= 1), flag(left == POOR), flag(first)]
            numbers += [blood * flag(place.mine > place.best), tokens]
            if blood and card != NONE:
                marks = [WITH_BLOOD + card]
        found.append(Traits(numbers, marks))
    return found


# ---- everything else


def of_withdrawal(table: VendettaTable, seat: int, options: list[str]) -> list[Traits]:
    """What speaks for staying; and for the Haven, where the cards of those who withdraw go."""
    reading, location = Reading(table, seat), table.resolving
    place = reading.place(location)
    laid, poor = table.cards_of(location, seat), flag(table.blood[seat] <= POOR)
    blood = float(table.blood_at[table.spot_of(location, seat)])
    better = 0.0
    if location != table.haven:
        better = reading.place(table.haven).gain(place.mine - blood)
    threats, unknown = dangers(table, seat, location, place.rivals)
    staying = [
        0.0,
        1.0,
        place.base,
        flag(place.mine > place.best),
        flag(location == table.haven),
        0.0,
        blood,
        flag(not place.rivals),
        threats,
        unknown,
        poor,
        poor * threats,
        poor * unknown,
        float(len([card for card in laid if CARD[card].effect is not None])) * flag(len(place.rivals) > 0),
        flag(table.influence[seat] == max(table.influence)),
    ]
    by_option = {STAY: staying, WITHDRAW: [0.0, 0.0, 0.0, 0.0, 0.0, better]}
    return [Traits(by_option.get(option, [1.0]), []) for option in options]


def dangers(table: VendettaTable, seat: int, location: int, rivals: list[int]) -> tuple[float, float]:
    """How many open cards of rivals will do something here, and how many lie hidden."""
    threats, unknown = 0, 0
    for rival in rivals:
        for card in table.cards_of(location, rival):
            if table.up[card] or table.seen[card] >> seat & 1:
                threats += CARD[card].effect is not None
            else:
                unknown += 1
    return float(threats), float(unknown)


def of_keeping(table: VendettaTable, seat: int, options: list[str]) -> list[Traits]:
    """The cards that would be kept; whoever keeps both gives up another."""
    found = []
    for option in options:
        words = option.split(" ")
        named = [NUMBER[word] for word in words[1:]]
        power = float(sum([POWER[card] for card in named]))
        if words[0] == "both":
            drawn = table.drawn[seat]
            found.append(Traits([1.0, sum([POWER[card] for card in drawn]) - power], [KEPT + card for card in drawn]))
        else:
            found.append(Traits([0.0, power], [KEPT + card for card in named]))
    return found


def of_doing(table: VendettaTable, seat: int, card: int, options: list[str]) -> list[Traits]:
    """Something that one may do or not."""
    done = [1.0, flag(table.blood[seat] <= POOR), flag(table.round == LAST_ROUND)]
    marks = [DONE + card] if 0 <= card < CLAN_CARDS else []
    return [Traits(done, marks) if option == "yes" else Traits([], []) for option in options]
