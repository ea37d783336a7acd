"""Set a table of Rivals, play on it, look at it: a test in three lines.

Players are named A, B, C, D clockwise; A is Player 1 and the active player, and each hunts the next (A hunts B).
Whoever is not mentioned has one vampire (a Guard of 3 Blood Potency) and 12 Prestige. Cards are called by name:
`<Hydra>` in an answer stands for the handle of Hydra, `<Vagrant 2>` for the second Vagrant there is, `[Greed]` for
the id of a card in hand.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from typing import Any, Final

from gloam.core.chance import seeded
from gloam.core.deeds import Deed
from gloam.core.setup import LETTERS, Setup
from gloam.core.texts import Cause, Lend, Text
from gloam.rivals import catalogue
from gloam.rivals.action_phase import ActionPhase
from gloam.rivals.attack_record import Blow
from gloam.rivals.cards import ALL, IN_PRINT
from gloam.rivals.cards.conclave_22 import CONCLAVE_22
from gloam.rivals.cards.heart_of_europe.prague import PRAGUE as OF_PRAGUE
from gloam.rivals.catalogue import (
    ANIMALISM,
    DISCIPLINES,
    GHOUL,
    HAVEN_CARD,
    NUMBER,
    POTENCY,
    PRINCE,
    RETAINER,
    WRAITH,
)
from gloam.rivals.cities import city_of
from gloam.rivals.damage import Reduce, TakeBlows
from gloam.rivals.doing import VERBS
from gloam.rivals.game import WholeRivalsTable
from gloam.rivals.ghouls import BOUND
from gloam.rivals.hardening import Brace
from gloam.rivals.influence import influence
from gloam.rivals.pieces import (
    ATTACHED,
    BOARD,
    BOX,
    BURNED,
    CITY_BURNED,
    CITY_DECK,
    CITY_DISCARD,
    DISCARD,
    FACE_DOWN,
    FACTION,
    HAND,
    HAVEN,
    LIBRARY,
    NOBODY,
    NOTHING,
    STREET,
    TORPOR,
    Piece,
)
from gloam.rivals.ready_decks import seated
from gloam.rivals.table import RivalsTable
from gloam.rivals.texts import THIS_TURN
from gloam.rivals.tokens import by_colour, tokens
from gloam.rivals.turn import Turn
from gloam.rivals.variants import CONCLAVE, FIRST_PRINT, PRAGUE
from gloam.rivals.verbs import DEFEAT
from tests.scenario import Scenario, Seat

ID_OF: Final = {card.name: card.id for card in reversed(IN_PRINT)}
COMMON: Final = frozenset(("Prince of the City", "Vagrant"))  # that every City has
NAME_OF: Final = {card.id: card.name for card in ALL}
SOMEBODY: Final = ("Nancy Witt", "Ty Smith", "Karma", "Sweetums")  # whom a player has who is not mentioned
SOMEBODY_ELSE: Final = ("John Kartunen", "Humberto Garcia", "Lolita", "June Bryant", "Sweetums", "Skunk")
catalogue.load(ALL)


def seat(**facts: Any) -> Seat:
    """`coterie=[vampire("Hydra"), "Brother"]` (the first is the Leader), `torpor=[…]`, `hand=["Greed"]`,
    `library=[…]` and
    `faction=[…]` (the last is on top), `discard=[…]`, `board=["The Spoils", ("Emergency Bloodbag", 2)]` with tokens
    on it,
    `haven`, `agenda_card` (`agenda_down=True`: face down), `prestige`, `agenda`, `rival`,
    `conspiracies=[("Lost Glory", "AAB")]` with who has given."""
    return facts


def vampire(name: str, **facts: Any) -> dict[str, Any]:
    """`blood`, `ready=False`, `street=True` or the number of a party there, `on=["Vagrant", "Herald"]`, `mute=True`,
    `carries=["Campsite"]`: Havens that are only carried,
    `curses={"B": ["Crossbow"]}`: what B has attached to it, `weak=1` and `fear=1` for "-1 BP" and Fear tokens,
    `less=["auspex"]` for tokens of Disciplines,
    `prize=1`: Agenda on it, `foreign={"B": 2}`: beside its own, Blood of B's colour."""
    return {"name": name, **facts}


def out(name: str, **facts: Any) -> dict[str, Any]:
    """A vampire in The Street, in the one party that its player has there."""
    return vampire(name, street=1, **facts)


def whom(number: int, seats: dict[str, Seat]) -> str:
    """The vampire of a player of whom nothing is said: somebody who is nowhere else. [recruit.unique]"""
    said = str(seats)
    return next(name for name in (SOMEBODY[number], *SOMEBODY_ELSE) if f"'{name}'" not in said)


class City(Scenario[RivalsTable]):
    """A table of Rivals in the middle of things, with nothing left to do until the test says what."""

    made_up = False

    def __init__(
        self,
        *,
        players: int = 2,
        street: Sequence[str] = (),
        city: Sequence[str] = (),
        city_discard: Sequence[str] = (),
        city_burned: Sequence[str] = (),
        variants: tuple[str, ...] = (),
        seed: int = 1,
        **seats: Seat,
    ) -> None:
        names = LETTERS[: max(players, len(seats), *[LETTERS.index(name) + 1 for name in seats] or [0])]
        if "'first-" in str(seats) and FIRST_PRINT not in variants:
            variants = (*variants, FIRST_PRINT)
        said = str((street, city, city_discard, city_burned, seats))
        for variant, apart in ((PRAGUE, OF_PRAGUE), (CONCLAVE, CONCLAVE_22)):
            names_of_it = [name for card in apart for name in (card.id, card.name) if name not in COMMON]
            if variant not in variants and any(f"'{name}'" in said for name in names_of_it):
                variants = (*variants, variant)
        setup = Setup("rivals", len(names), variants, seed, decks=seated((), len(names)))
        table = WholeRivalsTable(setup, seeded(seed), VERBS)
        self.laid = table
        self.parties: dict[tuple[int, int] | None, int] = {}
        table.begun = (1 << len(names)) - 1
        table.turn = len(names) + 1
        table.phase = "action"
        for number, name in enumerate(names):
            self.lay_seat(number, len(names), {"coterie": [whom(number, seats)], **seats.get(name, {})})
        for zone, cards in (
            (CITY_DECK, city),
            (STREET, street),
            (CITY_DISCARD, city_discard),
            (CITY_BURNED, city_burned),
        ):
            for card in cards:
                self.add(card, NOBODY, zone)
        super().__init__(table)

    # ---- laying it out

    def known(self, name: str) -> str:
        """The id of the card of this name, or this id."""
        here = {card.name: card.id for card in city_of(self.laid.setup.variants)}
        return here.get(name) or ID_OF.get(name, name)

    def add(self, name: str, owner: int, zone: int, host: int = NOTHING) -> int:
        table = self.laid
        card = len(table.prints)
        table.prints.append(NUMBER[self.known(name)])
        table.owner.append(owner)
        table.pieces.append(Piece(BOX, owner))
        table.move(card, zone, owner if host == NOTHING else table.pieces[host].holder, host)
        return card

    def lay_seat(self, number: int, seats: int, facts: Seat) -> None:
        table = self.laid
        table.rival[number] = LETTERS.index(facts["rival"]) if "rival" in facts else (number + 1) % seats
        table.prestige[number] = tokens(number, facts.get("prestige", 12))
        table.agenda[number] = facts.get("agenda", 0)
        for kind in ("haven", "agenda_card"):
            if kind in facts:
                down = kind == "agenda_card" and facts.get("agenda_down", False) is True
                table.see(self.add(facts[kind], number, FACE_DOWN if down else BOARD), 1 << number)
        if isinstance(facts.get("agenda_down"), str):
            table.see(self.add(facts["agenda_down"], number, FACE_DOWN), 1 << number)
        coterie = [self.lay_vampire(number, one, HAVEN) for one in facts["coterie"]]
        asleep = [self.lay_vampire(number, one, TORPOR) for one in facts.get("torpor", ())]
        table.leader[number] = [*coterie, *asleep, NOTHING][0]
        for one in facts.get("board", ()):
            name, amount = one if isinstance(one, tuple) else (one, 0)
            card = self.add(name, number, BOARD)
            table.put_blood(card, tokens(number, amount))
        for name, givers in facts.get("conspiracies", ()):
            card = self.add(name, number, FACE_DOWN)
            table.see(card, 1 << number)
            for giver in givers:
                seat_of = LETTERS.index(giver)
                table.put_blood(card, tokens(seat_of, 1))
                table.gave = (*table.gave, card * seats + seat_of)
        for kind, zone in (("library", LIBRARY), ("faction", FACTION), ("hand", HAND), ("discard", DISCARD)):
            for name in facts.get(kind, ()):
                self.add(name, number, zone)

    def lay_vampire(self, number: int, one: str | dict[str, Any], zone: int) -> int:
        table = self.laid
        facts: dict[str, Any] = {"name": one} if isinstance(one, str) else one
        outside = facts.get("street", False)
        card = self.add(facts["name"], number, STREET if outside is not False else zone)
        if outside is not False:
            table.pieces[card] = table.pieces[card].but(party=self.party_of(number, outside))
        for guest in facts.get("on", ()):
            name, ready = (guest[0], guest[1]) if isinstance(guest, tuple) else (guest, True)
            kind = catalogue.KIND[NUMBER[self.known(name)]]
            owner = NOBODY if kind & (RETAINER | PRINCE | WRAITH) else number
            attached = self.add(name, owner, ATTACHED, card)
            table.pieces[attached] = table.pieces[attached].but(ready=int(ready))
        for name in facts.get("carries", ()):
            carried = self.add(name, number, ATTACHED, card)
            table.pieces[carried] = table.pieces[carried].but(spare=1)
        for letter, curses in facts.get("curses", {}).items():
            for curse in curses:
                by = LETTERS.index(letter)
                table.move(self.add(curse, by, HAND), ATTACHED, by, card)
        full = table.quality(POTENCY, card) - facts.get("weak", 0) if zone != TORPOR else 1
        foreign = sum([tokens(LETTERS.index(name), amount) for name, amount in facts.get("foreign", {}).items()])
        table.pieces[card] = table.pieces[card].but(
            tokens=tokens(number, facts.get("blood", full)) + foreign,
            ready=int(facts.get("ready", zone != TORPOR)),
            mute=int(facts.get("mute", False)),
            weak=facts.get("weak", 0),
            fear=facts.get("fear", 0),
            icons=tuple([ANIMALISM + DISCIPLINES.index(name) for name in facts.get("less", ())]),
            prize=facts.get("prize", 0),
            given=facts.get("given", facts.get("blood", 0)) if table.is_a(card, GHOUL) else 0,
        )
        return card

    def party_of(self, number: int, outside: bool | int) -> int:
        """A party of one's own, or the one of this number among those of this player."""
        known = None if outside is True else (number, int(outside))
        if known not in self.parties:
            self.laid.serial += 1
            self.parties[known] = self.laid.serial
        return self.parties[known] if known else self.laid.serial

    # ---- what the base asks

    def pieces(self) -> Counter[int]:
        return Counter(range(len(self.table.pieces)))

    def came_or_went(self, piece: int) -> bool:
        """The wraith tokens are laid out with the first one that is created; a Haven of a player's collection comes
        from outside the game. [wraith.stack] [haven.collection]"""
        haven = self.table.is_a(piece, HAVEN_CARD) and self.table.pieces[piece].zone in (ATTACHED, BOARD, BURNED)
        bound = self.table.id_of(piece) == BOUND
        return haven or bound or self.table.is_a(piece, WRAITH)

    def can_be_written_and_read(self) -> None:
        if not self.made_up:
            super().can_be_written_and_read()

    def cannot_be(self) -> None:
        """No game comes to this table, as where one vampire stands there twice: it is not written down."""
        self.made_up = True

    # ---- names and handles

    @property
    def here(self) -> dict[str, str]:
        """The cards of this City by their names: each City has its own Vagrants, and its Prince."""
        return {card.name: card.id for card in city_of(self.table.setup.variants)}

    def card(self, name: str) -> int:
        """The copy of this name in play, or the second, third… of them: "Vagrant 2"."""
        word, _, count = name.rpartition(" ")
        wanted, nth = (word, int(count)) if count.isdigit() and word in ID_OF else (name, 1)
        ids = (ID_OF[wanted], ID_OF[wanted].replace("core-", "first-"), self.here.get(wanted))
        found = [card for card in range(len(self.table.pieces)) if self.table.id_of(card) in ids]
        inside = [card for card in found if self.table.pieces[card].stamp]
        return (inside or found)[nth - 1]

    def spelled(self, option: str) -> str:
        """An option as the table knows it."""
        text = re.sub(r"<([^>]+)>", lambda found: self.table.handle(self.card(found[1])), option)
        return re.sub(r"\[([^\]]+)\]", lambda found: self.here.get(found[1]) or ID_OF[found[1]], text)

    def named(self, option: str) -> str:
        """An option as tests say it."""

        def name(found: re.Match[str]) -> str:
            card = self.table.called(found[0])
            if card == NOTHING:
                return found[0]
            word = NAME_OF[self.table.id_of(card)]
            same = [
                one
                for one in range(len(self.table.pieces))
                if self.table.pieces[one].stamp and NAME_OF[self.table.id_of(one)] == word
            ]
            return f"<{word}>" if len(same) == 1 else f"<{word} {same.index(card) + 1}>"

        verb, _, rest = option.partition(" ")
        if verb in ("bid", "hide", "pay", "send"):
            return option
        rest = " ".join([f"[{NAME_OF[word]}]" if word in NAME_OF else word for word in rest.split(" ")])
        rest = " ".join(
            [word if "[" in word or "]" in word else re.sub(r"^\d+$", name, word) for word in rest.split(" ")]
        )
        return f"{verb} {rest}" if rest else verb

    def answers(self, name: str, *options: str) -> None:
        for option in options:
            super().answers(name, self.spelled(option))

    def refuses(self, name: str, option: str) -> Any:
        return super().refuses(name, self.spelled(option))

    def options(self, name: str) -> tuple[str, ...]:
        return tuple([self.named(option) for option in super().options(name)])

    def offers(self, name: str, verb: str) -> tuple[str, ...]:
        """The options of this player that begin so."""
        return tuple([option for option in self.options(name) if option.partition(" ")[0] == verb])

    # ---- what happens

    def acts(self, name: str = "A", actions: int = 2) -> None:
        """This player's Action Phase begins."""
        self.table.active = self.names.index(name)
        if self.is_asked("AskAction"):
            self.table.docket = []
        self.do(ActionPhase())
        self.table.actions = actions
        if actions != 2:
            self.table.settle()

    def turn_of(self, name: str = "A") -> None:
        """A whole turn of this player, and those that follow."""
        self.table.active = self.names.index(name)
        self.table.turn -= 1 if self.table.turn == 1 else 0
        self.do(Turn())

    def attack(self, attacker: str, target: str, kind: str, card: str = "", *others: str, by: str = "A") -> None:
        """`attack("Hydra", "Karma", "physical", "Baseball Bat", "Brother")`: up to what is asked after the Attack
        card."""
        along = [f"with <{other}>" for other in others]
        self.answers(by, f"attack <{attacker}>")
        if self.what == "DraftAttack":
            chosen = [option for option in self.options(by) if option.startswith("without")]
            self.answers(by, *[option for option in chosen if option.replace("without", "with") not in along])
            self.answers(by, *[option for option in along if option in self.options(by)], "go")
        if self.what == "AskTarget":
            self.answers(by, f"target <{target}>")
        if self.what == "AskType":
            self.answers(by, kind)
        if self.what == "AskAttackCard":
            ways = [f"{verb} [{card}]" for verb in ("lay", "show")]
            found = [way for way in ways if way in self.options(by)]
            self.answers(by, [*found, ways[0]][0] if card else "none")

    def plays(self, card: str, actor: str = "", by: str = "A") -> None:
        """`plays("Greed", "Nancy Witt")`: an Action card is played, by this vampire where that is asked."""
        self.answers(by, f"play [{card}]")
        if self.what == "AskActor":
            self.answers(by, f"with <{actor}>")

    def moves(self, name: str, joins: str = "", by: str = "A") -> None:
        """A vampire goes to The Street, alone or to a party there."""
        self.answers(by, f"move <{name}>")
        if self.what == "AskJoin":
            self.answers(by, f"join <{joins}>" if joins else "alone")

    @property
    def what(self) -> str:
        """The kind of the first open question; nothing, if none is open."""
        return self.first_question().what if self.table.open else ""

    @property
    def idle(self) -> bool:
        """What was begun is over: the menu of the Action Phase is asked again, or there is nothing left to do."""
        return self.settled or self.asking.startswith("AskAction")

    def is_asked(self, what: str) -> bool:
        """Is this the question now? Looking so does not count as looking."""
        return bool(self.table.open) and self.first_question().what == what

    def lends(self, name: str, text: Text, until: int = THIS_TURN) -> None:
        """A text made up for the test, as if it were printed on this card in play."""
        card = self.card(name)
        piece = self.table.pieces[card]
        self.table.lend(Lend(text, until), Cause(piece.holder, card, piece.stamp))

    def strikes(self, *blows: tuple[str, int, int, bool], by: str = "", doer: str = "") -> None:
        """Damage out of nowhere: on whom, how much, of which type, Aggravated or not; all of it at once."""
        card = self.card(by) if by else NOTHING
        seat_of = self.names.index(doer) if doer else NOBODY
        dealt = [Blow(self.card(name), amount, kind, harsh, card, seat_of) for name, amount, kind, harsh in blows]
        self.table.dealt = tuple(dealt)
        self.do(Brace(), Reduce(), TakeBlows())

    def passes_once(self) -> None:
        """Whoever is asked first passes, lets it through or lays nothing."""
        question = self.first_question()
        self.table.answer(
            question.seat, next(option for option in ("pass", "let", "none") if option in question.options)
        )

    def passes(self) -> None:
        """Everyone passes, lets through and lays nothing until something else is asked."""
        easy = {"pass", "let", "none", "no", "out"}
        while self.table.open and self.first_question().what != "AskAction":
            found = [option for option in self.first_question().options if option in easy]
            if not found:
                return
            self.table.answer(self.first_question().seat, found[0])

    def declares(self, **answers: str) -> None:
        """`declares(A="exert <Hydra>, hide 3, yes", B="out")`: players declare in a Scheme, one after another."""
        for name, parts in answers.items():
            self.answers(name, *parts.split(", "))

    def falls(self, name: str, by: str = "", hand: str = "") -> None:
        """This vampire is defeated, by a player and with a vampire of theirs, or by nobody."""
        card = self.card(name)
        doer = self.names.index(by) if by else NOBODY
        killer = self.card(hand) if hand else NOTHING
        self.do(Deed(DEFEAT, doer, card, 1, killer, self.table.pieces[card].holder))

    # ---- what is so

    @property
    def fought_out(self) -> bool:
        """The attack is over, and nothing is asked but what the active player does next, if there is anything."""
        return self.table.attack is None and self.asking.partition(" ")[0] in ("", "AskAction")

    @property
    def strength(self) -> int:
        """The damage of the latest attack on its target, as it was summed."""
        amount = self.log("summed")[-1]["amount"]
        assert isinstance(amount, int)
        return amount

    def weak(self, name: str) -> int:
        """How many "-1 BP" tokens it bears."""
        return self.table.pieces[self.card(name)].weak

    def prize(self, name: str) -> int:
        """How much Agenda lies on it."""
        return self.table.pieces[self.card(name)].prize

    def fear(self, name: str) -> int:
        """How many Fear tokens it bears."""
        return self.table.pieces[self.card(name)].fear

    def icons(self, name: str) -> list[str]:
        """The Disciplines of the tokens that it bears."""
        return [DISCIPLINES[icon - ANIMALISM] for icon in self.table.pieces[self.card(name)].icons]

    def influence(self, name: str) -> int:
        """What this vampire could exert now."""
        return influence(self.table, self.card(name))

    def mute(self, name: str) -> bool:
        """Has it a No Influence token?"""
        return self.table.pieces[self.card(name)].mute

    def actions(self) -> int:
        """How many actions are left."""
        return self.table.actions

    def blood(self, name: str) -> int:
        return self.table.blood(self.card(name))

    def colours(self, name: str) -> list[int]:
        """The tokens on this card, by colour."""
        return by_colour(self.table.pieces[self.card(name)].tokens, self.table.seats)

    def prestige(self, name: str) -> int:
        return self.table.has_prestige(self.names.index(name))

    def agenda(self, name: str) -> int:
        return self.table.agenda[self.names.index(name)]

    def hand(self, name: str) -> list[str]:
        return sorted([NAME_OF[self.table.id_of(card)] for card in self.table.hand[self.names.index(name)]])

    def zone(self, name: str) -> int:
        return self.table.pieces[self.card(name)].zone

    def ready(self, name: str) -> bool:
        return self.table.pieces[self.card(name)].ready

    def guests(self, name: str) -> list[str]:
        return [NAME_OF[self.table.id_of(card)] for card in self.table.pieces[self.card(name)].guests]

    def party(self, name: str) -> list[str]:
        return sorted([NAME_OF[self.table.id_of(card)] for card in self.table.party(self.card(name))])

    def quality(self, which: int, name: str) -> int:
        return self.table.quality(which, self.card(name))

    def pile(self, name: str) -> list[str]:
        return [NAME_OF[self.table.id_of(card)] for card in self.table.pile[self.names.index(name)]]

    def in_street(self) -> list[str]:
        return [NAME_OF[self.table.id_of(card)] for card in self.table.street]
