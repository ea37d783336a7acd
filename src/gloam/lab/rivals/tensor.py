"""The table of Rivals as numbers, from what one seat may know."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from gloam.core.question import Question
from gloam.core.setup import LETTERS
from gloam.lab.frameworks.tensors import MOST, SCALE, TENS, Marks, Part, Tensor, Values, View, count, several
from gloam.lab.rivals.cards import IDS, names_in
from gloam.lab.rivals.fields import (
    AMOUNTS,
    ASKED_AMOUNTS,
    ASKED_CARDS,
    CARD_COUNT,
    CITY,
    DEEDS,
    DEFENCE,
    DOWN,
    DOWN_KINDS,
    FIGHTERS,
    FLAGS,
    GUESTS,
    HIDDEN,
    HUNG_KINDS,
    ONE_FIGHTER,
    OPEN_PILES,
    PILES,
    QUESTIONS,
    SEEN_PILES,
    SEVERAL_FIGHTERS,
    SIDES,
    SUM,
    TYPES,
    VAMPIRE_AMOUNTS,
    VAMPIRE_FLAGS,
    VAMPIRES,
    ZONES,
    layout,
)
from gloam.lab.rivals.vocabulary import UNDONE
from gloam.rivals.catalogue import DISCIPLINES, NUMBER
from gloam.rivals.position import PHASES, STEPS
from gloam.rivals.ready_decks import READY
from gloam.rivals.texts import WINDOWS
from gloam.rivals.variants import VARIANTS

SEEN_STATES: Final = ("down", "cancelled", "no_text")


class Handles:
    """Which cards the handles of a view are, as far as its seat sees them. Found when one is asked for."""

    def __init__(self, view: View) -> None:
        self.view: Final = view
        self.found: dict[str, str] | None = None

    def card(self, handle: str | None) -> str | None:
        if self.found is None:
            self.found = handles(self.view)
        return None if handle is None else self.found.get(handle)


class RivalsTensor(Tensor):
    def __init__(self, seats: int) -> None:
        super().__init__(seats, layout(seats))
        self.starts: Final = self.layout.starts
        self.common: Final = self.common_part()
        self.players: Final = [self.player_part(row) for row in range(seats)]
        self.vampires: Final = {card: self.vampire_part(row) for card, row in VAMPIRES.items()}
        self.own: Final = self.own_part()
        self.steps: Final = self.layout.marks("step", STEPS)
        self.kinds: Final = self.layout.marks("question.what", QUESTIONS)
        self.asked_words: Final = self.question_words()
        self.asked_cards: Final = {
            name: self.layout.marks(field, IDS) for field, names in ASKED_CARDS.items() for name in names
        }
        self.asked_amounts: Final = {name: self.starts["question." + name] for name in ASKED_AMOUNTS}

    # ---- where everything goes

    def common_part(self) -> Part:
        marks = self.layout.marks
        return Part(
            {name: self.starts[name] for name in ("turn", "actions", "city")},
            {"phase": marks("phase", PHASES)},
            {"variants": marks("variants", VARIANTS)},
            {name: marks(name, CITY) for name in ("city_discard", "city_burned")},
        )

    def player_part(self, row: int) -> Part:
        marks = self.layout.marks
        words = {name: marks("players." + name, (True,), row) for name in FLAGS}
        words["deck"] = marks("players.deck", READY, row)
        return Part(
            {name: self.starts["players." + name] + row for name in AMOUNTS},
            words,
            piles={name: marks("players." + name, IDS, row) for name in OPEN_PILES},
        )

    def vampire_part(self, row: int) -> Part:
        words = {name: self.layout.marks("vampires." + name, (True,), row) for name in VAMPIRE_FLAGS}
        words["zone"] = self.layout.marks("vampires.zone", ZONES, row)
        return Part({name: self.starts["vampires." + name] + row for name in VAMPIRE_AMOUNTS}, words)

    def own_part(self) -> Part:
        marks = self.layout.marks
        piles = {name: marks("you." + name, IDS) for name in ("hand", "in_library", "in_faction")}
        return Part(words={"pays": marks("you.pays", (True,))}, piles=piles)

    def question_words(self) -> dict[str, Marks]:
        words = (("type", TYPES), ("deck", PILES), ("window", WINDOWS), ("deed", DEEDS))
        return {name: self.layout.marks("question." + name, listed) for name, listed in words}

    # ---- the numbers

    def standing(self, view: View, seat: int) -> float:
        """Agenda: it lies open, and most of it wins."""
        return float(view["players"][seat]["agenda"])

    def write(self, values: Values, view: View, question: Question | None) -> None:
        known, beside = Handles(view), self.seats_from(view)
        self.at_table(values, view, beside)
        for player in view["players"]:
            self.player(values, beside, beside[LETTERS.index(player["name"])], player)
        for card in view["played"]:
            self.played(values, beside, card, known)
        if view["attack"]:
            self.attack(values, beside, view["attack"], known)
        self.blows(values, "damage", view["damage"], known)
        if view["claimant"]:
            self.mark(values, "claimant", VAMPIRES, known.card(view["claimant"]))
        if view["conflict"]:
            self.conflict(values, beside, view["conflict"], known)
        if view["seat"] is not None:
            self.own.write(values, view["you"])
            self.claim(values, "you.answered", view["you"]["answer"] is not None)
        if question is not None:
            self.asked(values, beside, question, known)

    # ---- single numbers

    def claim(self, values: Values, name: str, so: object, place: int = 0) -> None:
        if so:
            values[self.starts[name] + place] = 1.0

    def mark(self, values: Values, name: str, rows: dict[str, int], card: str | None) -> None:
        """This card, where there is one and it is one of these."""
        if card is not None and card in rows:
            values[self.starts[name] + rows[card]] = 1.0

    def more(self, values: Values, name: str, amount: int, place: int) -> None:
        """So much more, in tens: cards that are alike are added up."""
        at = self.starts[name] + place
        values[at] = TENS[round(values[at] * SCALE) + amount]

    def seen(self, values: Values, name: str, seen: list[View], rows: dict[str, int], first: int = 0) -> None:
        """Cards seen in a deck: 1 for the uppermost of it, a half for the next, …; cards alike are added up."""
        sums: dict[int, float] = {}
        for one in seen:
            row = rows[one["card"]]
            sums[row] = sums.get(row, 0.0) + 1 / one["place"]
        for row, amount in sums.items():
            values[self.starts[name] + first + row] = min(MOST, amount)

    def seats_marked(self, values: Values, name: str, seats: Iterable[int], beside: list[int], first: int = 0) -> None:
        start = self.starts[name] + first
        for seat in seats:
            values[start + beside[seat]] = 1.0

    def colours(self, values: Values, name: str, tokens: list[int], beside: list[int], first: int) -> None:
        """Tokens by whose colour they are."""
        start = self.starts[name] + first
        for here, tokens_of in zip(beside, tokens, strict=True):
            if tokens_of:
                values[start + here] = TENS[tokens_of]

    # ---- the table

    def at_table(self, values: Values, view: View, beside: list[int]) -> None:
        self.common.write(values, view)
        starts = self.starts
        values[self.steps[view["step"]]] = 1.0
        if view["turn"]:
            values[starts["active"] + beside[view["active"]]] = 1.0
            values[starts["first"] + beside[view["first"]]] = 1.0
        self.seats_marked(values, "waiting_for", view["waiting_for"], beside)
        if view["city_seen"]:
            self.seen(values, "city_seen", view["city_seen"], CITY)
        for shown in view["street"]:
            row = CITY[shown["card"]]
            count(values, starts["street"] + row)
            for name in ("blood", "prize"):
                if shown[name]:
                    self.more(values, "street." + name, shown[name], row)
            if "beside" in shown:
                count(values, starts["street.beside"] + row * self.seats + beside[shown["beside"]])
        if view["result"]:
            for here, rank in zip(beside, view["result"]["places"], strict=True):
                values[starts["players.place"] + here] = 1 / rank

    def player(self, values: Values, beside: list[int], seat: int, player: View) -> None:
        self.players[seat].write(values, player)
        starts = self.starts
        for rival in player.get("rivals", [player["rival"]]):
            if rival is not None:
                values[starts["players.rival"] + seat * self.seats + beside[rival]] = 1.0
        if player["supply"] is not None:
            values[starts["players.supply"] + seat] = TENS[player["supply"] + 1]
        self.colours(values, "players.tokens", player["tokens"], beside, seat * self.seats)
        for name in SEEN_PILES:
            if player[name]:
                self.seen(values, "players." + name, player[name], NUMBER, seat * CARD_COUNT)
        self.board(values, beside, seat, player["board"])
        ranks = sorted({shown["party"] for shown in player["coterie"] if shown["party"]})
        for shown in (*player["coterie"], *player["torpor"]):
            self.vampire(values, beside, seat, shown)
            row = VAMPIRES[shown["card"]]
            self.claim(values, "vampires.leader", shown["handle"] == player["leader"], row)
            if shown["party"]:
                values[starts["vampires.party"] + row] = TENS[ranks.index(shown["party"]) + 1]

    def board(self, values: Values, beside: list[int], seat: int, cards: list[View]) -> None:
        """What lies open is counted; what lies face down is written one by one, in the order in which it was laid."""
        starts, place = self.starts, 0
        for shown in cards:
            if shown["down"]:
                if place < DOWN:
                    self.down(values, beside, seat * DOWN + place, shown)
                place += 1
            else:
                row = seat * CARD_COUNT + NUMBER[shown["card"]]
                count(values, starts["players.board"] + row)
                if shown["ready"]:
                    count(values, starts["players.board.ready"] + row)
                if shown["blood"]:
                    self.more(values, "players.board.blood", shown["blood"], row)
                for guest in shown.get("attached", ()):
                    count(values, starts["players.board.attached"] + seat * CARD_COUNT + NUMBER[guest["card"]])

    def down(self, values: Values, beside: list[int], row: int, shown: View) -> None:
        """A card that lies face down."""
        starts = self.starts
        if shown["card"]:
            values[starts["players.down.card"] + row * len(HIDDEN) + HIDDEN[shown["card"]]] = 1.0
        values[starts["players.down.kind"] + row * len(DOWN_KINDS) + DOWN_KINDS.index(shown["kind"])] = 1.0
        values[starts["players.down.blood"] + row] = TENS[shown["blood"]]
        for name in ("seen_by", "gave", "gave_now"):
            self.seats_marked(values, "players.down." + name, shown.get(name, ()), beside, row * self.seats)

    def vampire(self, values: Values, beside: list[int], seat: int, shown: View) -> None:
        self.vampires[shown["card"]].write(values, shown)
        starts, row = self.starts, VAMPIRES[shown["card"]]
        values[starts["vampires.holder"] + row * self.seats + seat] = 1.0
        self.colours(values, "vampires.tokens", shown["tokens"], beside, row * self.seats)
        first = starts["vampires.attributes"] + row * 3
        for place, amount in enumerate(shown["attributes"]):
            values[first + place] = TENS[amount]
        first = starts["vampires.disciplines"] + row * len(DISCIPLINES)
        for name, icons in shown["disciplines"].items():
            values[first + DISCIPLINES.index(name)] = TENS[icons]
        for guest in shown["attached"]:
            if guest.get("down"):
                place = row * len(HUNG_KINDS) + HUNG_KINDS.index(guest.get("kind", "card"))
                count(values, starts["vampires.attached.down"] + place)
                if guest["card"]:
                    holder = beside[guest["holder"]]
                    count(values, starts["players.attached.down"] + holder * CARD_COUNT + NUMBER[guest["card"]])
            elif guest["card"] in GUESTS:
                place = row * len(GUESTS) + GUESTS[guest["card"]]
                count(values, starts["vampires.attached"] + place)
                if guest["ready"]:
                    count(values, starts["vampires.attached.ready"] + place)

    # ---- what is under way

    def played(self, values: Values, beside: list[int], shown: View, known: Handles) -> None:
        seat = beside[shown["holder"]]
        if shown["card"]:
            count(values, self.starts["played"] + seat * CARD_COUNT + NUMBER[shown["card"]])
        else:
            count(values, self.starts["played.down"] + seat)
        self.mark(values, "played.by", VAMPIRES, known.card(shown["by"]))

    def attack(self, values: Values, beside: list[int], attack: View, known: Handles) -> None:
        starts = self.starts
        values[starts["attack.seat"] + beside[attack["seat"]]] = 1.0
        if attack["foe"] is not None:
            values[starts["attack.foe"] + beside[attack["foe"]]] = 1.0
        values[starts["attack.step"] + attack["step"]] = 1.0
        self.claim(values, "attack.challenge", attack["challenge"])
        self.claim(values, "attack.unblockable", attack["unblockable"])
        if attack["type"]:
            values[starts["attack.type"] + TYPES.index(attack["type"])] = 1.0
        for name in ONE_FIGHTER:
            self.mark(values, "attack." + name, FIGHTERS, known.card(attack[name]))
        for name in SEVERAL_FIGHTERS:
            for handle in attack[name]:
                self.mark(values, "attack." + name, FIGHTERS, known.card(handle))
        for name in ("card", "reaction"):
            self.fight_card(values, "attack." + name, attack[name])
        for further in attack.get("also", ()):
            self.mark(values, "attack.reaction", NUMBER, further["card"])
        for name in ("intel", "lacking", "strength"):
            values[starts["attack." + name]] = TENS[attack[name] or 0]
        for name in ("sum", "back"):
            self.summed(values, "attack." + name, attack[name])
        if attack["defence"]:
            for place, name in enumerate(DEFENCE):
                values[starts["attack.defence"] + place] = TENS[attack["defence"][name] or 0]
        self.blows(values, "attack.taken", attack["taken"], known)

    def fight_card(self, values: Values, name: str, shown: View | None) -> None:
        if shown is None:
            return
        self.mark(values, name, NUMBER, shown["card"])
        for place, state in enumerate(SEEN_STATES):
            self.claim(values, name + ".state", shown[state], place)

    def summed(self, values: Values, name: str, parts: View | None) -> None:
        """Damage as it is added up so far."""
        if parts is None:
            return
        for place, part in enumerate(SUM):
            values[self.starts[name] + place] = TENS[parts[part]]
        values[self.starts[name + ".type"] + TYPES.index(parts["type"])] = 1.0
        self.claim(values, name + ".aggravated", parts["aggravated"])

    def blows(self, values: Values, name: str, dealt: list[View], known: Handles) -> None:
        for blow in dealt:
            card = known.card(blow["card"])
            if card in FIGHTERS:
                self.more(values, name + ".amount", blow["amount"], FIGHTERS[card])
                self.claim(values, name + ".aggravated", blow["aggravated"], FIGHTERS[card])

    def conflict(self, values: Values, beside: list[int], conflict: View, known: Handles) -> None:
        starts = self.starts
        values[starts["conflict.seat"] + beside[conflict["seat"]]] = 1.0
        values[starts["conflict.card"] + NUMBER[conflict["card"]]] = 1.0
        self.mark(values, "conflict.actor", VAMPIRES, known.card(conflict["actor"]))
        self.seats_marked(values, "conflict.named", conflict["named"], beside)
        self.claim(values, "conflict.shown", conflict["shown"])
        for seat, share in zip(beside, conflict["shares"], strict=True):
            if share["side"]:
                values[starts["conflict.side"] + seat * len(SIDES) + SIDES.index(share["side"])] = 1.0
            values[starts["conflict.exerted"] + seat] = TENS[share["exerted"]]
            values[starts["conflict.hidden"] + seat] = TENS[share["hidden"] or 0]
            self.claim(values, "conflict.laid", share["laid"] is not None, seat)
            if share["card"]:
                values[starts["conflict.laid.card"] + seat * CARD_COUNT + NUMBER[share["card"]]] = 1.0
        for name in ("yes", "no"):
            values[starts["conflict." + name]] = TENS[conflict[name]]

    # ---- the question

    def asked(self, values: Values, beside: list[int], question: Question, known: Handles) -> None:
        facts = question.facts
        names = names_in(facts)
        values[self.kinds[question.what]] = 1.0
        for name, fact in facts.items():
            if name in self.asked_cards:
                for called in several(fact):
                    self.called(values, self.asked_cards[name], called, names, known)
            elif name in ("seat", "foe"):
                for seat in several(fact):
                    values[self.starts["question.seat"] + beside[seat]] = 1.0
            elif name in self.asked_amounts:
                for amount in several(fact):
                    values[self.asked_amounts[name]] = TENS[amount]
            elif name in self.asked_words:
                for word in several(fact):
                    values[self.asked_words[name][word]] = 1.0
        for called in taken_back(question):
            self.called(values, self.asked_cards["cards"], called, names, known)
            if called in LETTERS:
                values[self.starts["question.seat"] + beside[LETTERS.index(called)]] = 1.0

    def called(self, values: Values, marks: Marks, called: str, names: dict[str, str], known: Handles) -> None:
        """A card that a question speaks of, by what it is or by its handle."""
        card = called if called in marks else names.get(called) or known.card(called)
        if card in marks:
            values[marks[card]] = 1.0


def handles(view: View) -> dict[str, str]:
    """Which cards the handles of a view are, as far as its seat sees them."""
    found: dict[str, str] = {}
    shown = [*view["street"], *view["played"]]
    for player in view["players"]:
        for card in player["board"]:
            shown += [card, *card.get("attached", ())]
        for vampire in (*player["coterie"], *player["torpor"]):
            shown += [vampire, *vampire["attached"]]
    for card in shown:
        if card["card"]:
            found[card["handle"]] = card["card"]
    return found


def taken_back(question: Question) -> list[str]:
    """What has been chosen so far, where only the options that would take it back say so."""
    undone = UNDONE.get(question.what, "")
    chosen = [option for option in question.options if undone.endswith(" ") and option.startswith(undone)]
    return [word for option in chosen for word in option.split(" ")[1:]]
