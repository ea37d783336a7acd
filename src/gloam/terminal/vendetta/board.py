"""Vendetta's table, drawn from what one seat may know."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table

from gloam.terminal.prose import Prose
from gloam.terminal.speech import Speech
from gloam.vendetta.catalogue import NUMBER, POWER
from gloam.words.forms import capital

View = dict[str, Any]  # what a seat may know: plain JSON


@dataclass(frozen=True)
class VendettaBoard:
    """Draws views for one reader: in a language, with the names of those who sit there."""

    speech: Speech
    names: list[str]

    def draw(self, view: View) -> RenderableType:
        """The whole table: where the game is, the players, the Locations, and the reader's own hand."""
        parts: list[RenderableType] = [self.headline(view)]
        if view["phase"] != "setup":
            parts += [self.players(view), self.locations(view)]
        elif view["locations"][0]["card"]:
            parts.append(self.locations(view))
        if view["relics_offered"]:
            parts.append(self.cards_with_texts(self.speech.say("table.relics"), view["relics_offered"]))
        if "you" in view:
            parts += self.own_cards(view)
        return Group(*parts)

    # ---- where the game is

    def headline(self, view: View) -> RenderableType:
        say, term = self.speech.say, self.speech.words.term
        parts = [term("phase." + view["phase"])]
        if view["round"]:
            parts.insert(0, say("table.round", round=view["round"]))
        if view["resolving"] and view["step"]:
            place = self.speech.words.place(view["resolving"])
            parts.append(capital(say("table.resolving", place=place, step=term("step." + view["step"]))))
        parts.append(say("table.ambition", name=self.names[view["ambition"]]))
        if view["phase"] not in ("setup", "over"):
            parts.append(say("table.decks", allies=view["allies_left"], victims=view["victims_left"]))
        return Prose(" · ".join(parts), style="bold")

    # ---- the players

    def players(self, view: View) -> RenderableType:
        say = self.speech.say
        table = Table(box=box.SIMPLE_HEAD, expand=True, padding=(0, 1), header_style="dim", show_edge=False)
        table.add_column(say("table.player"), no_wrap=True)
        for name in ("blood", "influence", "hand"):
            table.add_column(say("table." + name), justify="right", no_wrap=True)
        table.add_column(say("table.alliance"), ratio=1, overflow="fold")
        for seat, player in enumerate(view["players"]):
            table.add_row(*self.player(view, seat, player))
        return table

    def player(self, view: View, seat: int, player: View) -> list[RenderableType]:
        name = Prose(self.names[seat], style="bold" if seat == view["seat"] else "")
        clan = self.speech.words.clan(player["clan"] or "")
        if player["clan"] and clan != self.names[seat]:
            name.append(f" · {clan}", style="dim")
        if player["out"]:
            return [name, "–", "–", "–", Prose(self.speech.say("table.out"), style="dim")]
        hand = str(player["hand"] + player["drawn"])
        blood = Prose(str(player["blood"]), style="red" if player["blood"] > 1 else "bold red reverse")
        return [name, blood, str(player["influence"]), hand, self.belongings(player)]

    def belongings(self, player: View) -> Prose:
        """The Alliance, and after it whatever else lies there or is known."""
        say = self.speech.say
        text = Prose(self.listed(player["alliance"]) or "–")
        notes = []
        if player["team_mate"] is not None:
            notes.append(say("table.team", name=self.names[player["team_mate"]]))
        if player["drained"]:
            notes.append(say("table.drained", cards=self.listed(player["drained"])))
        if player["tokens_up"] or player["tokens_down"]:
            tokens = say("table.tokens-of", up=player["tokens_up"], down=player["tokens_down"])
            notes.append(say("table.tokens", tokens=tokens))
        if player["relic"]:
            key = "table.relic-used" if player["relic_used"] else "table.relic"
            notes.append(say(key, card=self.card(player["relic"])))
        notes += self.known(player)
        for note in notes:
            text.append(" · " + note, style="dim")
        return text

    def known(self, player: View) -> list[str]:
        """What the reader remembers of this hand."""
        sure = player["surely_in_hand"]
        rest = [card for card in player["holds"] if card not in sure and card[2:] not in ("08", "09")]
        notes = []
        if sure:
            notes.append(self.speech.say("table.knows", cards=self.listed(sure)))
        if rest:
            notes.append(self.speech.say("table.knows-in-hand", cards=self.listed(rest)))
        return notes

    def listed(self, cards: list[str]) -> str:
        """Names with their numbers: 2 × Victim, Bronwyn."""
        counted: dict[str, int] = {}
        for card in cards:
            counted[card] = counted.get(card, 0) + 1
        return ", ".join(
            [self.card(card) if count == 1 else f"{count} × {self.card(card)}" for card, count in counted.items()]
        )

    def card(self, card: str) -> str:
        return self.speech.words.card_name(card)

    # ---- the Locations

    def locations(self, view: View) -> RenderableType:
        """Side by side: the Ally, the Location card, and who has what there."""
        table = Table(box=box.ROUNDED, expand=True, padding=(0, 1), show_lines=True)
        for location in view["locations"]:
            style = "bold reverse" if location["name"] == view["resolving"] else "bold"
            name = capital(self.speech.words.place(location["name"]))
            table.add_column(Prose(name, style=style), ratio=1, overflow="fold")
        table.add_row(*[self.prize(location, view["phase"]) for location in view["locations"]])
        if any(self.present(there) for location in view["locations"] for there in location["positions"]):
            table.add_row(*[self.positions(view, location) for location in view["locations"]])
        return table

    def prize(self, location: View, phase: str) -> Prose:
        """What is to be won here, and what holds here."""
        text = Prose()
        if location["ally"]:
            text.append(self.card(location["ally"]), style="cyan")
            text.append(f"\n{self.speech.words.card_line(location['ally'])}", style="dim")
            ability = self.speech.words.card(location["ally"])
            if ability:
                text.append(f"\n{ability}")
        elif phase != "setup":
            text.append(self.speech.say("table.no-ally"), style="dim")
        if location["card"]:
            text.append("\n" if text else "").append(self.card(location["card"]), style="magenta")
            text.append(f"\n{self.speech.words.card(location['card'])}")
        return text

    def present(self, there: View) -> bool:
        return bool(there["blood"] or there["cards"])

    def positions(self, view: View, location: View) -> Prose:
        text = Prose()
        for seat in view["turn_order"]:
            there = location["positions"][seat]
            if self.present(there):
                self.position(seat, there, text, mine=seat == view["seat"])
        return text

    def position(self, seat: int, there: View, text: Prose, mine: bool) -> None:
        if text:
            text.append("\n")
        text.append(self.names[seat], style="bold" if mine else "underline")
        if there["blood"]:
            text.append("  " + self.speech.say("table.blood-here", amount=there["blood"]), style="red")
        for lying in there["cards"]:
            text.append("\n  ")
            text.append(self.lying(seat, lying), style="" if lying["up"] else "italic dim")

    def lying(self, seat: int, lying: View) -> str:
        say = self.speech.say
        if lying["card"] is None:
            return say("table.hidden")
        name = self.card(lying["card"])
        if lying["owner"] != seat:
            name = say("table.owner", card=name, name=self.names[lying["owner"]])
        power = POWER[NUMBER[lying["card"]]]
        return f"{name} {power}" if lying["up"] else say("table.yours-hidden", card=f"{name} {power}")

    # ---- the reader's own cards

    def own_cards(self, view: View) -> list[RenderableType]:
        own = view["you"]
        parts: list[RenderableType] = []
        if own["drawn"]:
            parts.append(self.cards_with_texts(self.speech.say("table.drawn"), own["drawn"]))
        if own["hand"]:
            parts.append(self.cards_with_texts(self.speech.say("table.your-hand"), own["hand"]))
        return parts

    def cards_with_texts(self, title: str, cards: list[str]) -> RenderableType:
        table = Table(box=box.SIMPLE_HEAD, expand=True, padding=(0, 1), header_style="bold", show_edge=False)
        table.add_column(title, no_wrap=False, max_width=26)
        table.add_column("", ratio=1)
        for card in cards:
            name = Prose(self.card(card), style="bold")
            name.append(f" {card}", style="dim")
            facts = Prose(self.speech.words.card_line(card), style="dim")
            table.add_row(name, facts.append("  " + self.speech.words.card(card), style="not dim"))
        return table
