"""Set a table, play on it, look at it: a test in three lines.

A holds the Ambition token. Whoever is not mentioned sits there with 6 Blood, 3 Influence, one Victim and nothing
Deployed.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any, cast

import gloam
from gloam.core.table import LETTERS
from gloam.vendetta.catalogue import AFTERMATH, ALLY, CLAN_SIZE, CLANS, IDS, NUMBER, PREPARATION, VICTIM
from gloam.vendetta.conflict import Conflict
from gloam.vendetta.hand_building import HandBuilding
from gloam.vendetta.planning import AskTurn, Planning
from gloam.vendetta.power import totals
from gloam.vendetta.resolution import Begin, ResolveLocation, Window
from gloam.vendetta.rounds import EndRound, Feed, LocationSetup, Resolution, Score, StartRound
from gloam.vendetta.table import NONE, VendettaTable
from tests.scenario import Scenario, Seat

Place = int | str


def seat(**facts: Any) -> Seat:  # positions are plain JSON: whatever the test wants to say
    """A seat of a position: `blood`, `influence`, `alliance`, `hand`, `deck`, `relic`, `tokens_up`, `at={1: "BR04"}`, …

    `at` takes 1, 2, 3 or "haven"; a Position is a card, a list of cards ("BR04 down" is face down), an amount of
    Blood, or {"cards": […], "blood": 2}.
    """
    if "at" in facts:
        facts["at"] = {str(place): lying for place, lying in facts["at"].items()}
    return facts


def cards_with_blood(*cards: str, blood: int) -> dict[str, Any]:
    return {"cards": list(cards), "blood": blood}


def needed(variants: Sequence[str], locations: Sequence[dict[str, str]], seats: dict[str, Seat]) -> list[str]:
    """The variants of Location cards and Relics that lie on the table, unless the test has named them."""
    found = ["location-cards"] if any("card" in location for location in locations) else []
    found += ["relics"] if any("relic" in facts for facts in seats.values()) else []
    return [name for name in found if name not in variants]


class Vendetta(Scenario[VendettaTable]):
    """A table of Vendetta in the middle of things, with nothing left to do until the test says what."""

    def __init__(
        self,
        *,
        players: int = 4,
        ambition: str = "A",
        round: int = 1,
        variants: Sequence[str] = (),
        locations: Sequence[dict[str, str]] = (),
        position: dict[str, Any] | None = None,
        **seats: Seat,
    ) -> None:
        names = LETTERS[: max(players, len(seats))]
        assert all(name in names for name in seats), "players are called A, B, C, …"
        data: dict[str, Any] = {
            "round": round,
            "ambition": ambition,
            "variants": [*variants, *needed(variants, locations, seats)],
            "seats": [seats.get(name, {}) for name in names],
            "locations": list(locations),
            "docket": [],
            **(position or {}),
        }
        table = gloam.game("vendetta").from_position(data)
        assert isinstance(table, VendettaTable)
        super().__init__(table)
        if table.phase == "setup":
            self.began = None  # the cards are still to be dealt

    def pieces(self) -> Counter[int]:
        """Clan cards, Allies and Victims."""
        table = self.table
        held = (*table.hand, *table.deck, *table.drawn, *table.at, *table.alliance, *table.drained)
        found = Counter([card for zone in (*held, table.ally_deck, table.gone) for card in zone])
        found.update([ally for ally in table.ally_at if ally != NONE])
        found[VICTIM] += table.victims
        return found

    def came_or_went(self, piece: int) -> bool:
        """Clan cards and Victims leave the game with their player."""
        gone = [clan for clan, out in zip(self.table.clan, self.table.out, strict=True) if out]
        return piece // CLAN_SIZE in gone if piece < ALLY else piece == VICTIM and gone != []

    # ---- what happens

    def place(self, name: Place) -> int:
        return self.table.haven if name == "haven" else int(name) - 1

    def resolve(self, location: Place, withdraw: str = "", stay: bool = True) -> None:
        """Resolve one Location. Those named in `withdraw` withdraw; the others stay, unless the test is to pick."""
        self.do(ResolveLocation(self.place(location)))
        if stay:
            self.picks(withdraw)

    def resolution(self) -> None:
        """Resolve every Location in order; everyone stays, as long as nothing else is asked."""
        self.do(Resolution())
        self.picks()

    def picks(self, withdraw: str = "") -> None:
        while self.table.open and self.first_question().what == "AskWithdraw":
            question = self.first_question()
            self.table.answer(question.seat, "withdraw" if LETTERS[question.seat] in withdraw else "stay")

    def moment(self, moment: str, location: Place) -> None:
        """Only one moment of a Location: 'preparation', 'aftermath', 'after-revelation', …"""
        self.begin(location)
        self.table.step = moment if moment in (PREPARATION, AFTERMATH) else "revelation"
        self.do(Window(moment, self.place(location)))

    def begin(self, location: Place) -> None:
        self.table.phase = "resolution"
        self.table.resolving = self.place(location)

    def conflict(self, location: Place) -> None:
        """Only the Conflict Step of a Location."""
        self.begin(location)
        self.do(Begin(self.place(location), "conflict"), Conflict(self.place(location)))

    def build_hands(self) -> None:
        self.do(HandBuilding())

    def planning(self) -> None:
        self.table.phase = "planning"
        self.do(Planning())

    def turn(self, name: str, *options: str) -> None:
        """Only one Planning turn of this player, answered as far as the test says."""
        self.table.phase = "planning"
        self.do(AskTurn(self.names.index(name)))
        self.answers(name, *options)

    def feed(self) -> None:
        self.do(Feed())

    def deal_allies(self) -> None:
        self.do(LocationSetup())

    def end_round(self) -> None:
        self.table.step = ""
        self.do(EndRound())

    def clean_up(self) -> None:
        """Only the end of a round: the next one does not begin."""
        EndRound().run(self.table)
        self.table.docket = [step for step in self.table.docket if not isinstance(step, StartRound)]
        self.table.settle()

    def score(self) -> None:
        self.do(Score())

    def play_to(self, phase: str, round: int) -> None:
        """Answer with the first option (a card face up at Location 1, no Blood, stay, no) until this phase comes."""
        while self.table.open and (self.table.phase, self.table.round) != (phase, round):
            self.table.answer(self.first_question().seat, self.first_question().options[0])

    # ---- what is so

    @property
    def blood(self) -> dict[str, int]:
        return self.each(self.table.blood)

    @property
    def influence(self) -> dict[str, int]:
        return self.each(self.table.influence)

    def deployed(self, location: Place) -> dict[str, int]:
        """Deployed Blood there, by player."""
        return self.each(
            [self.table.blood_at[self.table.spot_of(self.place(location), n)] for n in range(len(self.names))]
        )

    def cards(self, name: str, location: Place) -> list[str]:
        """Cards on this player's Position; face-down ones with ' down'."""
        lying = self.table.cards_of(self.place(location), self.names.index(name))
        return [IDS[card] + ("" if self.table.up[card] else " down") for card in lying]

    def hand(self, name: str) -> list[str]:
        return [IDS[card] for card in self.table.hand[self.names.index(name)]]

    def deck(self, name: str) -> list[str]:
        return [IDS[card] for card in self.table.deck[self.names.index(name)]]

    def alliance(self, name: str) -> list[str]:
        return [IDS[ally] for ally in self.table.alliance[self.names.index(name)]]

    def drained(self, name: str) -> list[str]:
        return [IDS[ally] for ally in self.table.drained[self.names.index(name)]]

    def tokens(self, name: str) -> tuple[int, int]:
        """Diablerie tokens face up, face down."""
        number = self.names.index(name)
        return self.table.tokens_up[number], self.table.tokens_down[number]

    def power(self, location: Place) -> dict[str, int]:
        """Everyone's total there as it stands."""
        return self.each(totals(self.table, self.place(location)))

    @property
    def totals(self) -> dict[str, int]:
        """The totals of the last conflict."""
        return self.each(self.table.totals)

    @property
    def ranks(self) -> str:
        """The ranking of the last conflict, best first."""
        return "".join([LETTERS[number] for number in self.table.ranks])

    @property
    def winner(self) -> str:
        return "" if self.table.winner == NONE else LETTERS[self.table.winner]

    @property
    def out(self) -> str:
        return "".join([name for name, gone in zip(self.names, self.table.out, strict=True) if gone])

    @property
    def step(self) -> str:
        """The step of the Location being resolved."""
        return self.table.step

    @property
    def order(self) -> str:
        """Turn order, as letters."""
        return "".join([LETTERS[number] for number in self.table.in_turn_order()])

    def part(self, name: str, part: str) -> int:
        """One part of a player's final score: 'alliance', 'drained', 'cards', …"""
        return self.parts(name)[part]

    def seen_cards(self, viewer: str | None, owner: str, location: Place) -> list[str | None]:
        """The cards on `owner`'s Position as `viewer` sees them: ids, or None for a hidden one."""
        position = self.view(viewer)["locations"][self.place(location)]["positions"][self.names.index(owner)]
        return [card["card"] for card in position["cards"]]

    def holds(self, viewer: str | None, owner: str) -> list[str]:
        """Cards that `viewer` knows to be in `owner`'s hand, or among the face-down cards it has not seen."""
        return cast("list[str]", self.view(viewer)["players"][self.names.index(owner)]["holds"])


def new_game(
    seats: int = 4, seed: int = 1, variants: tuple[str, ...] = (), clans: Sequence[str] | None = None
) -> Vendetta:
    """A fresh game from its very beginning; with `clans`, those are picked if offered, else the first on offer."""
    game = Vendetta.from_table(gloam.game("vendetta").table(seats=seats, seed=seed, variants=variants))
    if clans is not None:
        choose(game, clans)
    return game


def choose(game: Vendetta, clans: Sequence[str] = ()) -> None:
    """Answer the clan and Relic picks: the wished-for clans where they are on offer, else the first option."""
    wishes = [clan for clan in clans if clan in CLANS]
    while game.table.open and game.first_question().what in ("AskClan", "AskOfferedRelic"):
        question = game.first_question()
        wished = [clan for clan in wishes if clan in question.options]
        game.table.answer(question.seat, wished[0] if wished else question.options[0])
    game.looked_at = game.table.open


def card_number(name: str) -> int:
    return NUMBER[name]


# Allies without a word of text: a game with only these changes no hand and no cost.
PLAIN_ALLIES = ("AL09", "AL10", "AL16", "AL17", "AL18", "AL19", "AL20", "AL21", "AL22", "AL23", "AL24", "AL25")


def plain_game() -> Vendetta:
    """Round 1 of a 4-player game begins: known clans, decks in printed order, no Ally with a text."""
    return Vendetta(
        position={"phase": "feed", "docket": [["StartRound", 1]], "allies": list(PLAIN_ALLIES)},
        A=seat(clan="brujah"),
        B=seat(clan="gangrel"),
        C=seat(clan="toreador"),
        D=seat(clan="ventrue"),
    )
