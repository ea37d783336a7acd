"""A whole table as plain data, and back. What is not mentioned has a default, so that one can be written by hand."""

from __future__ import annotations

from typing import Final

from gloam.core.chance import Chance, seeded
from gloam.core.codec import Codec, whole
from gloam.core.reader import MOST, Reader
from gloam.core.refusal import Unreadable
from gloam.core.step import Step, Together
from gloam.core.table import LETTERS, Result, Setup
from gloam.vendetta.catalogue import (
    ALLIES,
    ALLY,
    CARD,
    CLAN_CARDS,
    CLAN_SIZE,
    CLANS,
    IDS,
    LOCATION_CARD,
    LOCATION_CARDS,
    NUMBER,
    RELIC,
    RELICS,
    VICTIM,
)
from gloam.vendetta.frenzy import AskInsteadOfDraining, DrainInFrenzy, Frenzy
from gloam.vendetta.hand_building import HandBuilding
from gloam.vendetta.memory import Memory, is_true
from gloam.vendetta.planning import Planning
from gloam.vendetta.resolution import ResolveLocation
from gloam.vendetta.rounds import EndRound, Resolution, Score, StartRound
from gloam.vendetta.setup import SetUp
from gloam.vendetta.table import FIRST_BLOOD, FIRST_INFLUENCE, NONE, VICTIMS, VendettaTable

WATCHER: Final = "*"  # how those who only watch are written, after the letters of the seats
STEP_NAMES: Final = ("", "withdraw", "revelation", "preparation", "conflict", "aftermath")
PHASES: Final = (
    "setup",
    "feed",
    "location setup",
    "hand building",
    "planning",
    "resolution",
    "end of round",
    "scoring",
    "over",
)


# ---- writing


def write(table: VendettaTable, codec: Codec, rules: int) -> dict[str, object]:
    """Everything, secrets included."""
    places = range(table.haven + 1)
    return {
        "game": "vendetta",
        "rules": rules,
        "variants": list(table.setup.variants),
        "seed": table.setup.seed,
        "round": table.round,
        "phase": table.phase,
        "step": table.step,
        "resolving": "" if table.resolving == NONE else table.name_of(table.resolving),
        "ambition": LETTERS[table.first],
        "victims": table.victims,
        "chance": table.chance.state,
        "allies": [IDS[ally] for ally in reversed(table.ally_deck)],
        "gone": [IDS[ally] for ally in table.gone],
        "clans_offered": [CLANS[clan] for clan in table.clan_offer],
        "relics_offered": [IDS[relic] for relic in table.relic_offer],
        "locations": [write_location(table, place) for place in places],
        "seats": [write_seat(table, seat) for seat in range(table.setup.seats)],
        "known": write_knowledge(table),
        "memories": [write_memory(table, memory) for memory in table.memories],
        "acted": ids(table.acted),
        "kept_down": ids(table.kept_down),
        "spared": ids(table.spared),
        "ranks": [LETTERS[seat] for seat in table.ranks],
        "immunities": [f"{LETTERS[mark // 64]} {IDS[mark % 64]}" for mark in table.immunities],
        "skipping": letters(table.skipping),
        "rewarded": letters(table.rewarded),
        "winner": "" if table.winner == NONE else LETTERS[table.winner],
        "owed": table.owed,
        "tally": table.tally,
        "docket": [codec.write(step) for step in reversed(table.docket)],
        "result": None if table.result is None else table.result.plain(),
    }


def ids(cards: list[int]) -> list[str]:
    return [IDS[card] for card in cards]


def letters(seats: int) -> str:
    return "".join([letter for place, letter in enumerate(LETTERS) if seats >> place & 1])


def write_location(table: VendettaTable, place: int) -> dict[str, object]:
    ally, card = table.ally_at[place], table.location_card[place]
    return {
        "ally": "" if ally == NONE else IDS[ally],
        "card": "" if card == NONE else IDS[card],
        "banked": letters(table.banked[place]),
    }


def write_seat(table: VendettaTable, seat: int) -> dict[str, object]:
    return {
        "clan": "" if table.clan[seat] == NONE else CLANS[table.clan[seat]],
        "blood": table.blood[seat],
        "influence": table.influence[seat],
        "alliance": ids(table.alliance[seat]),
        "drained": ids(table.drained[seat]),
        "tokens_up": table.tokens_up[seat],
        "tokens_down": table.tokens_down[seat],
        "relic": "" if table.relic[seat] == NONE else IDS[table.relic[seat]],
        "relic_used": table.relic_used[seat],
        "hand": ids(table.hand[seat]),
        "drawn": ids(table.drawn[seat]),
        "deck": ids(table.deck[seat]),
        "under_deck": table.bottom[seat],
        "to_shuffle": table.shuffles[seat],
        "pick": table.picks[seat],
        "bid": table.bids[seat],
        "total": table.totals[seat],
        "assault": table.assault[seat],
        "out": table.out[seat],
        "answered": table.answered[seat],
        "sealed": table.sealed[seat],
        "at": write_positions(table, seat),
    }


def write_positions(table: VendettaTable, seat: int) -> dict[str, object]:
    found: dict[str, object] = {}
    for place in range(table.haven + 1):
        if table.present(seat, place):
            cards = [IDS[card] + ("" if table.up[card] else " down") for card in table.cards_of(place, seat)]
            found[table.name_of(place)] = {"cards": cards, "blood": table.blood_at[table.spot_of(place, seat)]}
    return found


def write_knowledge(table: VendettaTable) -> dict[str, object]:
    found: dict[str, object] = {}
    for card in range(CLAN_CARDS):
        masks = (table.seen[card], table.held[card], table.sure[card])
        if any(masks) or CARD[card].starter:
            found[IDS[card]] = [viewers(table, mask) for mask in masks]
    return found


def write_memory(table: VendettaTable, memory: Memory) -> dict[str, object]:
    return {
        "of": LETTERS[memory.owner],
        "viewers": viewers(table, memory.viewers),
        "ways": [list(way) for way in memory.ways],
    }


def viewers(table: VendettaTable, mask: int) -> str:
    return letters(mask & ((1 << table.setup.seats) - 1)) + (WATCHER if mask >> table.setup.seats & 1 else "")


# ---- reading


def read(data: object, codec: Codec, rules: int, text: str) -> VendettaTable:
    """The table this describes, settled to its first question. Raises `Unreadable` with the path to a fault."""
    reader = Reader(data, "")
    reader.among("game", "vendetta", ("vendetta",))
    if reader.whole("rules", rules) != rules:
        raise Unreadable("position-rules", str(reader.raw("rules")), "rules")
    seats = reader.parts("seats")
    if not 3 <= len(seats) <= 6:
        raise Unreadable("position-seats", str(len(seats)), "seats")
    setup = Setup("vendetta", len(seats), tuple(reader.texts("variants")), reader.whole("seed", 0), text)
    table = VendettaTable(setup, Chance(reader.whole("chance", seeded(0).state, 0, (1 << 64) - 1)))
    read_clans(table, seats)
    used: set[int] = set()
    for seat, part in enumerate(seats):
        read_positions(table, seat, part.part("at"), used)
    for seat, part in enumerate(seats):
        read_seat(table, seat, part, used)
        part.finish()
    read_common(table, reader)
    read_knowledge(table, reader.part("known"))
    table.memories = [read_memory(table, part) for part in reader.parts("memories")]
    table.docket = read_docket(table, reader, codec)
    check_sealed(table)
    check_pools(table)
    table.result = read_result(reader, len(seats))
    reader.finish()
    return table


def check_pools(table: VendettaTable) -> None:
    """Nobody in the game has an empty Pool outside a Frenzy. [frenzy.trigger]"""
    frenzied = {step.seat for step in table.docket if isinstance(step, (Frenzy, DrainInFrenzy, AskInsteadOfDraining))}
    for seat, blood in enumerate(table.blood):
        if blood == 0 and not table.out[seat] and seat not in frenzied:
            raise Unreadable("position-number", "0", f"seats.{seat}.blood")


def read_result(reader: Reader, seats: int) -> Result | None:
    if not reader.has("result"):
        return None
    part = reader.part("result")
    winners = tuple([whole(seat, part.at("winners")) for seat in part.items("winners")])
    places = tuple(part.wholes("places", [0] * seats))
    scores = [{name: score.whole(name, 0, -MOST) for name in score.data} for score in part.parts("scores")]
    if not winners or len(scores) != seats or not all(0 <= seat < seats for seat in winners):
        raise Unreadable("position-length", str(len(scores)), part.at("scores"))
    tie_break = part.text("tie_break", "")
    part.finish()
    return Result(winners, places, tuple(scores), tie_break)


def seat_named(letter: str, seats: int, path: str) -> int:
    if len(letter) != 1 or letter not in LETTERS[:seats]:
        raise Unreadable("position-seat", letter, path)
    return LETTERS.index(letter)


def seats_named(text: str, seats: int, path: str) -> int:
    mask = 0
    for letter in text:
        mask |= 1 << (seats if letter == WATCHER else seat_named(letter, seats, path))
    return mask


def place_named(table: VendettaTable, name: str, path: str) -> int:
    for place in range(table.haven + 1):
        if table.name_of(place) == name:
            return place
    raise Unreadable("position-location", name, path)


def card_named(name: str, first: int, last: int, path: str) -> int:
    """A card by its id, or by its name where that is unmistakable within this range."""
    number = NUMBER.get(name, NONE)
    if number == NONE:
        found = [card for card in range(first, last) if IDS[card] and printed_name(card) == name]
        number = found[0] if len(found) == 1 else NONE
    if not first <= number < last:
        raise Unreadable("position-card", name, path)
    return number


def printed_name(card: int) -> str:
    if card < CLAN_CARDS:
        return CARD[card].name
    if card >= RELIC:
        return RELICS[card - RELIC].name
    return LOCATION_CARDS[card - LOCATION_CARD].name if card >= LOCATION_CARD else ALLIES[card - ALLY].name


def read_clans(table: VendettaTable, seats: list[Reader]) -> None:
    """As written ('' is still to be chosen); else that of the cards the seat is given; else the next one free."""
    for seat, part in enumerate(seats):
        name = part.text("clan", clan_of_cards(part))
        if name and name not in CLANS:
            raise Unreadable("position-clan", name, part.at("clan"))
        if name:
            take_clan(table, seat, CLANS.index(name), part.at("clan"))
    for seat, part in enumerate(seats):
        if table.clan[seat] == NONE and not part.has("clan"):
            take_clan(table, seat, table.keeper.index(NONE), part.at("clan"))


def clan_of_cards(part: Reader) -> str:
    """The clan of the first card id in hand or deck, or Deployed."""
    names = part.texts("hand") + part.texts("deck") + part.texts("drawn")
    if isinstance(part.raw("at"), dict):
        places = part.part("at")
        for place in places.data:
            names += position_part(places, place).texts("cards")
    for name in names:
        number = NUMBER.get(name.split(" ")[0], CLAN_CARDS)
        if number < CLAN_CARDS:
            return CLANS[number // CLAN_SIZE]
    return ""


def take_clan(table: VendettaTable, seat: int, clan: int, path: str) -> None:
    if table.keeper[clan] != NONE:
        raise Unreadable("position-clan-twice", CLANS[clan], path)
    table.clan[seat] = clan
    table.keeper[clan] = seat


def position_part(places: Reader, name: str) -> Reader:
    """A Position may be written whole, or as a card, or as a list of cards, or as an amount of Blood."""
    value = places.raw(name)
    if isinstance(value, bool):
        raise Unreadable("position-object", str(value), places.at(name))
    if isinstance(value, str):
        value = {"cards": [value]}
    elif isinstance(value, int):
        value = {"blood": value}
    elif isinstance(value, (list, tuple)):
        value = {"cards": list(value)}
    return Reader(value, places.at(name))


def read_positions(table: VendettaTable, seat: int, places: Reader, used: set[int]) -> None:
    for name in list(places.data):
        place = place_named(table, name, places.at(name))
        part = position_part(places, name)
        table.blood_at[table.spot_of(place, seat)] = part.whole("blood", 0)
        for number, text in enumerate(part.texts("cards")):
            path = f"{part.at('cards')}.{number}"
            down = text.endswith(" down")
            card = own_card(table, seat, text[:-5] if down else text.removesuffix(" up"), path)
            take_card(card, used, path)
            table.put(card, table.spot_of(place, seat))
            table.up[card] = not down
            table.seen[card] = 1 << table.owner(card) if down else table.everyone()
        part.finish()


def own_card(table: VendettaTable, seat: int, name: str, path: str) -> int:
    """By id any clan card in the game; by name one of the seat's own clan."""
    if name in NUMBER:
        card = card_named(name, 0, CLAN_CARDS, path)
    else:
        first = max(0, table.clan[seat]) * CLAN_SIZE
        card = card_named(name, first, first + CLAN_SIZE, path)
    if table.owner(card) == NONE:
        raise Unreadable("position-card-out", name, path)
    return card


def take_card(card: int, used: set[int], path: str) -> None:
    if card in used:
        raise Unreadable("position-card-twice", IDS[card], path)
    used.add(card)


def read_cards(table: VendettaTable, seat: int, part: Reader, name: str, used: set[int]) -> list[int]:
    cards: list[int] = []
    for number, text in enumerate(part.texts(name)):
        path = f"{part.at(name)}.{number}"
        card = own_card(table, seat, text, path)
        if table.owner(card) != seat:
            raise Unreadable("position-card-owner", text, path)
        take_card(card, used, path)
        cards.append(card)
    return cards


def read_allies(part: Reader, name: str, default: list[int], used: set[int]) -> list[int]:
    if not part.has(name):
        return default
    cards: list[int] = []
    for number, text in enumerate(part.texts(name)):
        path = f"{part.at(name)}.{number}"
        ally = card_named(text, ALLY, VICTIM + 1, path)
        if ally != VICTIM:
            take_card(ally, used, path)
        cards.append(ally)
    return cards


def read_seat(table: VendettaTable, seat: int, part: Reader, used: set[int]) -> None:
    part.text("clan", "")
    table.out[seat] = part.flag("out")
    chosen = table.clan[seat] != NONE and not table.out[seat]
    table.blood[seat] = part.whole("blood", FIRST_BLOOD)
    table.influence[seat] = part.whole("influence", FIRST_INFLUENCE)
    table.alliance[seat] = read_allies(part, "alliance", [VICTIM] if chosen else [], used)
    table.drained[seat] = sorted(read_allies(part, "drained", [], used))
    table.tokens_up[seat] = part.whole("tokens_up", 0, 0, 2)
    table.tokens_down[seat] = part.whole("tokens_down", 0, 0, 2 - table.tokens_up[seat])
    if part.has("relic") and part.text("relic", ""):
        table.relic[seat] = card_named(part.text("relic", ""), RELIC, RELIC + len(RELICS), part.at("relic"))
        take_card(table.relic[seat], used, part.at("relic"))
    table.relic_used[seat] = part.flag("relic_used")
    read_hand(table, seat, part, used, chosen)
    table.bottom[seat] = part.whole("under_deck", 0, 0, len(table.deck[seat]))
    table.shuffles[seat] = part.whole("to_shuffle", 0)
    table.picks[seat] = part.among("pick", "", ("stay", "withdraw", "withdrew"))
    table.bids[seat] = part.whole("bid", 0)
    table.totals[seat] = part.whole("total", 0)
    table.assault[seat] = part.whole("assault", 0)
    table.answered[seat] = part.whole("answered", 0)
    table.sealed[seat] = part.text("sealed", "")
    part.raw("at")


def read_hand(table: VendettaTable, seat: int, part: Reader, used: set[int], chosen: bool) -> None:
    """By default Ready and Hunt are in hand and the other cards, in printed order, in the deck."""
    first = max(0, table.clan[seat]) * CLAN_SIZE
    hand = read_cards(table, seat, part, "hand", used)
    table.drawn[seat] = read_cards(table, seat, part, "drawn", used)
    deck = read_cards(table, seat, part, "deck", used)
    free = [card for card in range(first, first + CLAN_SIZE) if card not in used] if chosen else []
    if not part.has("hand"):
        hand = [card for card in free if CARD[card].starter]
    if not part.has("deck"):
        deck = [card for card in free if card not in hand]
    table.hand[seat] = sorted(hand)
    table.deck[seat] = deck
    used.update(hand + deck)
    for card in hand:
        table.held[card] = table.everyone() if CARD[card].starter else 0


def read_common(table: VendettaTable, reader: Reader) -> None:
    seats = table.setup.seats
    used = {ally for seat in range(seats) for ally in table.alliance[seat] + table.drained[seat]}
    used.discard(VICTIM)
    table.round = reader.whole("round", 1, 0, 3)
    table.phase = reader.among("phase", "planning", PHASES)
    table.step = reader.among("step", "", STEP_NAMES)
    if all(table.out):
        raise Unreadable("position-choice", "out", "seats")
    table.first = seat_named(reader.text("ambition", LETTERS[table.out.index(False)]), seats, "ambition")
    if table.out[table.first]:
        raise Unreadable("position-choice", LETTERS[table.first], "ambition")
    resolving = reader.text("resolving", "")
    table.resolving = place_named(table, resolving, "resolving") if resolving else NONE
    read_locations(table, reader, used)
    table.gone = read_allies(reader, "gone", [], used)
    rest = [ally for ally in range(ALLY, VICTIM) if ally not in used]
    table.ally_deck = list(reversed(read_allies(reader, "allies", rest, used)))
    taken = sum([cards.count(VICTIM) for cards in table.alliance + table.drained])
    table.victims = reader.whole("victims", VICTIMS - taken, 0, VICTIMS - taken)
    read_offers(table, reader)
    table.acted = known_cards(reader, "acted")
    table.kept_down = known_cards(reader, "kept_down")
    table.spared = known_cards(reader, "spared")
    table.ranks = [seat_named(letter, seats, "ranks") for letter in reader.texts("ranks")]
    for mark in reader.texts("immunities"):
        letter, _, name = mark.partition(" ")
        table.immunities.append(
            seat_named(letter, seats, "immunities") * 64 + card_named(name, 0, CLAN_CARDS, "immunities")
        )
    table.skipping = seats_named(reader.text("skipping", ""), seats, "skipping")
    table.rewarded = seats_named(reader.text("rewarded", ""), seats, "rewarded")
    winner = reader.text("winner", "")
    table.winner = seat_named(winner, seats, "winner") if winner else NONE
    table.owed = reader.whole("owed", 0)
    table.tally = reader.whole("tally", 0)


def read_offers(table: VendettaTable, reader: Reader) -> None:
    """What is still to be chosen in setup: clans nobody has, Relics nobody has."""
    for number, name in enumerate(reader.texts("clans_offered")):
        path = f"clans_offered.{number}"
        if name not in CLANS:
            raise Unreadable("position-clan", name, path)
        clan = CLANS.index(name)
        if table.keeper[clan] != NONE or clan in table.clan_offer:
            raise Unreadable("position-clan-twice", name, path)
        table.clan_offer.append(clan)
    used = set(table.relic)
    for number, name in enumerate(reader.texts("relics_offered")):
        path = f"relics_offered.{number}"
        relic = card_named(name, RELIC, RELIC + len(RELICS), path)
        take_card(relic, used, path)
        table.relic_offer.append(relic)


def known_cards(reader: Reader, name: str) -> list[int]:
    return [card_named(text, 0, CLAN_CARDS, reader.at(name)) for text in reader.texts(name)]


def read_locations(table: VendettaTable, reader: Reader, used: set[int]) -> None:
    parts = reader.parts("locations")
    if len(parts) > table.haven + 1:
        raise Unreadable("position-length", str(len(parts)), "locations")
    for place, part in enumerate(parts):
        ally = part.text("ally", "")
        if ally:
            table.ally_at[place] = card_named(ally, ALLY, VICTIM, part.at("ally"))
            take_card(table.ally_at[place], used, part.at("ally"))
        card = part.text("card", "")
        if card:
            last = LOCATION_CARD + len(LOCATION_CARDS)
            table.location_card[place] = card_named(card, LOCATION_CARD, last, part.at("card"))
            take_card(table.location_card[place], used, part.at("card"))
        table.banked[place] = seats_named(part.text("banked", ""), table.setup.seats, part.at("banked"))
        part.finish()


def read_knowledge(table: VendettaTable, known: Reader) -> None:
    for name in list(known.data):
        card = card_named(name, 0, CLAN_CARDS, known.at(name))
        masks = known.texts(name)
        if len(masks) != 3:
            raise Unreadable("position-length", str(len(masks)), known.at(name))
        seen, held, sure = [seats_named(mask, table.setup.seats, known.at(name)) for mask in masks]
        owner = table.owner(card)
        if (held | sure) & ~(1 << max(0, owner)) and card not in table.hand[owner] and table.spot[card] == NONE:
            raise Unreadable("position-card", name, known.at(name))  # nobody knows what is not so
        table.seen[card], table.held[card], table.sure[card] = seen, held, sure


def read_memory(table: VendettaTable, part: Reader) -> Memory:
    """Every way in which a player's cards could lie for some viewers. The way they do lie must be among them."""
    owner = seat_named(part.text("of", ""), table.setup.seats, part.at("of"))
    viewers = seats_named(part.text("viewers", ""), table.setup.seats, part.at("viewers"))
    ways: list[tuple[int, ...]] = []
    for place, way in enumerate(part.items("ways")):
        path = f"{part.at('ways')}.{place}"
        if not isinstance(way, (list, tuple)) or len(way) != CLAN_SIZE + 1:
            raise Unreadable("position-list", str(way), path)
        ways.append(tuple([whole(mark, path) for mark in way]))
    if not viewers or viewers >> owner & 1 or not any(is_true(table, owner, way) for way in ways):
        raise Unreadable("position-list", str(part.data), part.path)
    part.finish()
    return Memory(owner, viewers, tuple(ways))


def read_docket(table: VendettaTable, reader: Reader, codec: Codec) -> list[Step]:
    """What is left to do: as written, or all that follows from the phase."""
    steps = default_docket(table)
    if reader.has("docket"):
        steps = [codec.read(step, f"docket.{place}") for place, step in enumerate(reader.items("docket"))]
    steps.reverse()
    return steps


def check_sealed(table: VendettaTable) -> None:
    """An answer is sealed only in a secret choice under way, and is one that could have been given."""
    step = table.docket[-1] if table.docket else None
    asks = step.asks if isinstance(step, Together) else ()
    for seat, answer in enumerate(table.sealed):
        if answer and not any(ask.seat == seat and answer in ask.options(table) for ask in asks):
            raise Unreadable("position-choice", answer, f"seats.{seat}.sealed")


def default_docket(table: VendettaTable) -> list[Step]:
    rest: list[Step] = [Planning(), Resolution(), EndRound()]
    if table.phase == "setup":
        return [SetUp()]
    if table.phase in ("feed", "location setup"):
        return [StartRound(max(1, table.round))]
    if table.phase == "hand building":
        return [HandBuilding(), *rest]
    if table.phase == "planning":
        return rest
    if table.phase == "resolution":
        first = max(0, table.resolving)
        return [*[ResolveLocation(place) for place in range(first, table.haven + 1)], EndRound()]
    return [EndRound() if table.phase == "end of round" else Score()]
