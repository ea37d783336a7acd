"""The table of Blood Orders, drawn from what one seat may know."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table

from gloam.blood_orders.catalogue import BLEEDER, KINDS, NUMBER, RITUAL, RITUALS, SYMBOLS, VICTIMS, Ritual
from gloam.blood_orders.scoring import MARKS
from gloam.blood_orders.table import TRACK_END
from gloam.core.table import LETTERS
from gloam.terminal.blood_orders.facts import shown_symbols, signed, symbols
from gloam.terminal.prose import Prose
from gloam.terminal.speech import Speech
from gloam.words.forms import capital

View = dict[str, Any]  # what a seat may know: plain JSON

ACTS: Final = ("", "I", "II", "III")
COLOURS: Final = {"red": "red", "green": "green", "blue": "blue", "violet": "magenta"}


@dataclass(frozen=True)
class BloodOrdersBoard:
    """Draws views for one reader: in a language, with the names of those who sit there."""

    speech: Speech
    names: list[str]

    def draw(self, view: View) -> RenderableType:
        """The whole table: where the game is, the players, the city, the market, and the reader's own cards."""
        parts: list[RenderableType] = [self.headline(view)]
        if view["phase"] == "setup":
            return Group(*parts)
        parts += [self.players(view), self.fear_track(view), self.city(view)]
        parts.append(self.elsewhere(view))
        if view["phase"] in ("planning", "order"):
            parts.append(self.market(view))
        if "you" in view:
            parts += self.own(view)
        return Group(*parts)

    # ---- where the game is

    def headline(self, view: View) -> RenderableType:
        say, term = self.speech.say, self.speech.words.term
        parts = [capital(term("phase." + view["phase"]))]
        if view["day"]:
            parts = [say("table.day", day=view["day"], act=ACTS[view["act"]]), *parts]
        if view["resolving"]:
            now = view["resolving"]
            place = capital(self.speech.words.place(now["at"]))
            parts.append(say("table.resolving", place=place, step=term("kind." + now["kind"])))
        if view["start"] is not None:
            parts.append(say("table.start", name=self.names[view["start"]]))
        if view["phase"] not in ("setup", "over"):
            parts.append(say("table.left", victims=view["victims_left"], rituals=view["rituals_left"]))
        return Prose(" · ".join(parts), style="bold")

    # ---- the players

    def players(self, view: View) -> RenderableType:
        say = self.speech.say
        table = Table(box=box.SIMPLE_HEAD, expand=True, padding=(0, 1), header_style="dim", show_edge=False)
        table.add_column(say("table.player"), no_wrap=True)
        for name in ("blood", "influence", "points", "fear", "hand"):
            table.add_column(say("table." + name), justify="right", no_wrap=True)
        table.add_column(say("table.belongings"), ratio=1, overflow="fold")
        for seat, player in enumerate(view["players"]):
            table.add_row(*self.player(view, seat, player))
        return table

    def player(self, view: View, seat: int, player: View) -> list[RenderableType]:
        name = Prose(f"{LETTERS[seat]} ", style=COLOURS.get(player["colour"], "") + " bold")
        name.append(self.names[seat], style="bold" if seat == view["seat"] else "not bold")
        blood = Prose(str(player["blood"]), style="red")
        fear = f"{player['fear']} ({signed(player['fear_points'])})"
        numbers = [str(player["influence"]), str(player["points"]), fear, str(player["hand"])]
        return [name, blood, *numbers, self.belongings(view, seat, player)]

    def belongings(self, view: View, seat: int, player: View) -> Prose:
        """Rituals first, then Torpor, tokens still to place, assigned cards, and what is known of the hand."""
        say = self.speech.say
        rituals = [self.used(card) if card in player["used"] else self.card(card) for card in player["rituals"]]
        notes = [say("table.torpor", cards=self.listed(player["torpor"]))] if player["torpor"] else []
        if player["assigned"]:
            notes.append(say("table.assigned", amount=player["assigned"]))
        if player["tokens"]:
            notes.append(say("table.tokens-left", amount=player["tokens"]))
        if seat != view["seat"]:
            known = [card for card in player["holds"] if NUMBER[card] < BLEEDER]
            notes += [say("table.holds", cards=self.listed(known))] if known else []
            notes += [say("table.unknown", amount=player["unknown"])] if player["unknown"] else []
        text = Prose(", ".join(rituals), style="cyan")
        for note in notes:
            text.append(" · " if text else "").append(note, style="not cyan dim")
        return text or Prose("–")

    def used(self, card: str) -> str:
        return self.speech.say("table.used", card=self.card(card))

    def listed(self, cards: list[str]) -> str:
        """Names with their numbers: 2 × Bleeder, The Butcher."""
        counts = {card: cards.count(card) for card in cards}
        return ", ".join(
            [self.card(card) if many == 1 else f"{many} × {self.card(card)}" for card, many in counts.items()]
        )

    def card(self, card: str) -> str:
        return self.speech.words.card_name(card)

    def fear_track(self, view: View) -> RenderableType:
        """Every space of the track, the letters of those who stand there, and what each stretch is worth."""
        there: dict[int, str] = {}
        for seat, player in enumerate(view["players"]):
            there[player["fear"]] = there.get(player["fear"], "") + LETTERS[seat]
        text = Prose(self.speech.say("table.track") + " ", style="dim")
        ends = [mark for mark, _ in MARKS[1:]] + [TRACK_END + 1]
        for (first, points), end in zip(MARKS, ends, strict=True):
            text.append(f" {signed(points)} ", style="dim")
            for space in range(first, end):
                text.append(there.get(space, "·"), style="bold not dim" if space in there else "dim")
        return text

    # ---- the city

    def city(self, view: View) -> RenderableType:
        """The Quarters as rows; what Dawn, Dusk and Night bring there as columns."""
        term = self.speech.words.term
        table = Table(box=box.ROUNDED, expand=True, padding=(0, 1), show_lines=True)
        table.add_column(capital(term("quarter")), ratio=4, overflow="fold")
        for kind, ratio in zip(KINDS, (7, 8, 5), strict=True):
            table.add_column(Prose(term("kind." + kind), style="bold"), ratio=ratio, overflow="fold")
        for quarter in view["quarters"]:
            cells = [self.entrance(view, quarter), self.dawn(quarter), self.dusk(quarter), self.night(quarter)]
            for kind, cell in zip(KINDS, cells[1:], strict=True):
                self.stack(view, quarter, kind, cell)
            table.add_row(*cells)
        return table

    def entrance(self, view: View, quarter: View) -> Prose:
        text = Prose(capital(self.speech.words.term("quarter." + quarter["name"])), style="bold")
        text.append("\n" + self.speech.say("table.die", pips=quarter["die"]), style="bold yellow")
        for token in reversed(quarter["entrance"]):
            text.append("\n▪ " + self.token(token), style=self.own_style(view, token["seat"]))
        return text

    def own_style(self, view: View, seat: int) -> str:
        return "not yellow bold" if seat == view["seat"] else "not bold not yellow"

    def token(self, token: View) -> str:
        kind = "?" if token["kind"] is None else self.speech.words.term("kind." + token["kind"])
        return f"{self.names[token['seat']]} {kind}"

    def dawn(self, quarter: View) -> Prose:
        return self.titled(quarter["location"], "cyan", "")

    def dusk(self, quarter: View) -> Prose:
        if quarter["victim"] is None:
            return Prose(self.speech.say("table.no-victim"), style="dim")
        return self.titled(quarter["victim"], "magenta", self.facts(quarter["victim"]))

    def titled(self, card: str, style: str, facts: str) -> Prose:
        text = Prose(self.card(card), style=style)
        text.append(f" {card}", style="dim")
        if facts:
            text.append("\n" + facts, style="dim")
        text.append("\n" + self.speech.words.card(card), style="default not dim")
        return text

    def facts(self, card: str) -> str:
        victim = VICTIMS[NUMBER[card]]
        kind = self.speech.words.term("class." + victim.kind)
        return self.speech.say("table.facts", kind=kind, symbols=symbols(card), points=victim.points)

    def night(self, quarter: View) -> Prose:
        say = self.speech.say
        text = Prose(say("table.night-blood", amount=quarter["night_blood"]), style="red")
        text.append("\n" + say("table.influence-here", amount=quarter["night_influence"]), style="not red")
        text.append("\n" + say("table.fear-here", amount=quarter["die"]), style="not red dim")
        return text

    def stack(self, view: View, quarter: View, kind: str, text: Prose) -> None:
        """The revealed tokens of an action space, the next one first, with what is under them."""
        waiting = [("▪", seat) for seat in reversed(quarter["spaces"][kind])]
        now = view["resolving"]
        if now and now["seat"] is not None and (now["at"], now["kind"]) == (quarter["name"], kind):
            waiting.insert(0, ("▶", now["seat"]))
        for mark, seat in waiting:
            player = view["players"][seat]
            cards = player["orders"][kind] if player["orders"] else []
            shown = shown_symbols(cards, kind, player["rituals"])
            line = self.speech.say("table.order", name=self.names[seat], symbols=shown, cards=self.listed(cards) or "–")
            style = "bold" if seat == view["seat"] else "not bold"
            text.append(f"\n{mark} {line}", style=style + " not dim not red")

    # ---- Altar, Catacombs, market

    def elsewhere(self, view: View) -> RenderableType:
        term = self.speech.words.term
        text = Prose()
        for name in ("altar", "catacombs"):
            text.append(f"{'   ' if text else ''}{capital(term(name))} ", style="bold")
            tokens = ", ".join([self.token(token) for token in view[name]]) or "–"
            text.append(tokens, style="not bold")
        left = self.speech.say("table.vampires", bleeders=view["bleeders_left"], elders=view["elders_left"])
        return text.append(f" ({left})", style="not bold dim")

    def market(self, view: View) -> RenderableType:
        table = Table(box=box.SIMPLE_HEAD, expand=True, padding=(0, 1), header_style="bold", show_edge=False)
        table.add_column(capital(self.speech.words.term("market")), ratio=6)
        table.add_column(self.speech.say("table.points"), justify="right")
        table.add_column(self.speech.say("table.asks"), ratio=7)
        table.add_column("", ratio=9)
        for card in view["market"]:
            ritual = RITUALS[NUMBER[card] - RITUAL]
            name = Prose(self.card(card), style="cyan").append(f" {card}", style="dim not cyan")
            table.add_row(name, str(ritual.points), Prose(self.needs(ritual)), Prose(self.gives(card)))
        return table

    def needs(self, ritual: Ritual) -> str:
        """What a Ritual asks for, in short."""
        say, term = self.speech.say, self.speech.words.term
        parts = [say("table.asks-victims", amount=ritual.victims)]
        parts += [f"{term('kind.' + kind)} {many}" for kind, many in zip(KINDS, ritual.symbols, strict=True) if many]
        parts += [say("table.asks-classes", amount=ritual.classes)] if ritual.classes else []
        parts.append(say("table.night-blood", amount=ritual.blood))
        return ", ".join([part.replace(" ", "\N{NO-BREAK SPACE}") for part in parts])

    def gives(self, card: str) -> str:
        """What a Ritual does, without what it asks for."""
        return self.speech.words.card(card).partition(". ")[2]

    # ---- the reader's own cards

    def own(self, view: View) -> list[RenderableType]:
        own = view["you"]
        parts: list[RenderableType] = []
        mine = view["players"][view["seat"]]["rituals"]
        if mine:
            parts.append(self.cards_with_texts(self.speech.say("table.your-rituals"), mine))
        if own["plan"] and view["phase"] in ("planning", "order"):
            parts.append(self.plan(view))
        if own["hand"]:
            parts.append(self.hand(own["hand"]))
        return parts

    def cards_with_texts(self, title: str, cards: list[str]) -> RenderableType:
        table = Table(box=box.SIMPLE_HEAD, expand=True, padding=(0, 1), header_style="bold", show_edge=False)
        table.add_column(title, max_width=25)
        table.add_column("", ratio=1)
        for card in cards:
            name = Prose(self.card(card), style="cyan").append(f" {card}", style="dim not cyan")
            table.add_row(name, Prose(self.gives(card)))
        return table

    def hand(self, cards: list[str]) -> RenderableType:
        """Each card once, with its symbols and what it scores."""
        term, say = self.speech.words.term, self.speech.say
        table = Table(box=box.SIMPLE_HEAD, padding=(0, 1), header_style="bold", show_edge=False)
        table.add_column(say("table.your-hand"))
        for kind in KINDS:
            table.add_column(term("kind." + kind), justify="right")
        table.add_column(say("table.points"), justify="right")
        table.add_column("")
        for card in dict.fromkeys(cards):
            name = Prose(self.listed([card] * cards.count(card)), style="bold").append(f" {card}", style="dim")
            amounts = [str(amount) for amount in SYMBOLS[NUMBER[card]]]
            points, kind = "", ""
            if NUMBER[card] < BLEEDER:
                victim = VICTIMS[NUMBER[card]]
                points, kind = str(victim.points), term("class." + victim.kind)
            table.add_row(name, *amounts, points, kind)
        return table

    def plan(self, view: View) -> RenderableType:
        """One's own orders: where each is meant to go, the cards under it, and its symbols against the die there."""
        term, say = self.speech.words.term, self.speech.say
        dice = {quarter["name"]: quarter["die"] for quarter in view["quarters"]}
        rituals = view["players"][view["seat"]]["rituals"]
        table = Table(box=None, padding=(0, 1), header_style="bold", show_edge=False)
        table.add_column(say("table.your-plan"))
        for _ in range(3):
            table.add_column("")
        for kind in KINDS:
            order = view["you"]["plan"].get(kind)
            if order is None:
                table.add_row(term("kind." + kind), Prose(say("table.not-planned"), style="dim"), "", "")
                continue
            shown, die = shown_symbols(order["cards"], kind, rituals), dice[order["to"]]
            against = Prose(say("table.against", symbols=shown, pips=die), style="green" if shown >= die else "red")
            place = capital(term("quarter." + order["to"]))
            table.add_row(term("kind." + kind), "→ " + place, against, Prose(self.listed(order["cards"]) or "–"))
        return table
