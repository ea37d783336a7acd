"""The table of Rivals, drawn from what one seat may know."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from rich import box
from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table

from gloam.core.setup import LETTERS
from gloam.rivals.cities import city_name
from gloam.terminal.prose import Prose
from gloam.terminal.rivals.fight import conflict_lines, fight_lines
from gloam.terminal.speech import Speech
from gloam.words.forms import capital

View = dict[str, Any]  # what a seat may know: plain JSON
MARKS: Final = "①②③④⑤⑥⑦⑧⑨"  # parties in The Street, in the order in which they stand there


def hunted(player: View) -> list[int]:
    """Whom a player hunts: mostly one other."""
    found: list[int] = player.get("rivals", [] if player["rival"] is None else [player["rival"]])
    return found


@dataclass(frozen=True)
class RivalsBoard:
    """Draws views for one reader: in a language, with the names of those who sit there."""

    speech: Speech
    names: list[str]

    def draw(self, view: View) -> RenderableType:
        """Where the game is, the City, every player's coterie, what is going on, and the reader's own hand."""
        parts: list[RenderableType] = [self.headline(view)]
        if view["phase"] == "setup":
            return Group(*parts, *self.own(view))
        parts.append(self.city(view))
        order = [(view["active"] + turn) % len(view["players"]) for turn in range(len(view["players"]))]
        parts += [self.player(view, seat) for seat in order]
        if view["attack"] is not None:
            parts.append(fight_lines(view, self.speech, self.names))
        if view["conflict"] is not None:
            parts.append(conflict_lines(view, self.speech, self.names))
        return Group(*parts, *self.own(view))

    def headline(self, view: View) -> RenderableType:
        say, term = self.speech.say, self.speech.words.term
        parts = [capital(term("phase." + view["phase"]))]
        if view["turn"]:
            parts = [say("table.turn", turn=view["turn"], name=self.names[view["active"]]), *parts]
        if view["phase"] == "action":
            parts.append(say("table.actions", amount=view["actions"]))
            if view.get("unhosted"):
                parts.append(say("table.unhosted", amount=view["unhosted"]))
        return Prose(" · ".join(parts), style="bold")

    # ---- The Street and the City

    def city(self, view: View) -> RenderableType:
        say = self.speech.say
        text = Prose(capital(self.speech.words.term("street")) + "  ", style="bold")
        for place, card in enumerate(view["street"]):
            text.append(" · " if place else "", style="not bold")
            text.append(f"{card['handle']} ", style="not bold dim")
            text.append(self.card(card["card"]), style="not bold magenta")
            if card["value"] is not None:
                text.append(f" {card['value']}", style="not bold red")
            for owner, amount in enumerate(card["tokens"]):
                text.append(f" ({self.tokens(card, owner, amount)})" if amount else "", style="not bold dim")
            if "beside" in card:
                text.append(f" {say('table.beside', name=LETTERS[card['beside']])}", style="not bold dim")
            if "of" in card:
                text.append(
                    f" {say('table.toll', name=LETTERS[card['of']], amount=card['toll'])}", style="not bold dim"
                )
        if not view["street"]:
            text.append("–", style="not bold")
        gone = say("table.city", deck=view["city"], discard=len(view["city_discard"]), burned=len(view["city_burned"]))
        name = self.speech.words.term(f"city.{city_name(tuple(view['variants']))}")
        return text.append(f"   {name} · {gone}", style="not bold dim")

    def tokens(self, card: View, owner: int, amount: int) -> str:
        """Blood of a player's on a mortal, which adds to what it takes; whose token it is on an Event."""
        if card["value"] is None:
            return LETTERS[owner]
        return self.speech.say("table.blood-on-mortal", name=LETTERS[owner], amount=amount)

    # ---- the players

    def player(self, view: View, seat: int) -> RenderableType:
        player = view["players"][seat]
        table = Table(box=None, expand=True, padding=(0, 1), show_edge=False)
        table.add_column("", ratio=11, overflow="fold")
        for name in ("place", "blood", "attributes", "influence", "secrecy"):
            table.add_column(self.speech.say("table." + name), justify="center", no_wrap=True, header_style="dim")
        table.add_column(self.speech.say("table.attached"), ratio=9, overflow="fold", header_style="dim")
        for one in player["coterie"]:
            table.add_row(*self.vampire(view, player, one))
        for one in player["torpor"]:
            table.add_row(*self.vampire(view, player, one), style="dim")
        return Group(
            Rule(self.title(view, seat, player), align="left", style="dim"), table, self.board(view, seat, player)
        )

    def title(self, view: View, seat: int, player: View) -> Prose:
        """Who it is, whom they hunt, Prestige, Agenda, cards."""
        say = self.speech.say
        text = Prose(f"{LETTERS[seat]} {self.names[seat]}", style="bold cyan" if seat == view["seat"] else "bold")
        goal = "?" if player["goal"] is None else player["goal"]
        facts = [
            *[say("table.hunts", name=self.names[one]) for one in hunted(player)],
            say("table.suffered") if player["drained"] else "",
            say("table.prestige", amount=player["prestige"]),
            say("table.agenda", amount=player["agenda"], goal=goal),
            say("table.cards", hand=player["hand"], vampires=player["vampires_in_hand"]),
        ]
        text.append(" · " + " · ".join([fact for fact in facts if fact]), style="not bold not cyan")
        return text

    def vampire(self, view: View, player: View, one: View) -> list[RenderableType]:
        name = Prose(f"{one['handle']} ", style="dim")
        name.append(self.card(one["card"]), style="not dim" if one["ready"] else "dim italic")
        marks = [mark for mark, is_so in self.marks(player, one) if is_so]
        name.append("".join([f" {mark}" for mark in marks]), style="yellow")
        sleeps = one["zone"] == "torpor"  # only a name and Blood Potency are left there
        icons = [] if sleeps else [self.icon(word, amount) for word, amount in one["disciplines"].items()]
        name.append("\n" + ", ".join(icons) if icons else "", style="dim not italic")
        blood = Prose(
            f"{one['blood']}/{one.get('holds', one['potency'])}", style="red bold" if one["wounded"] else "red"
        )
        numbers = ["/".join([str(number) for number in one["attributes"]]), str(one["influence"]), str(one["secrecy"])]
        numbers = ["–"] * len(numbers) if sleeps else numbers
        place = Prose(self.place(player, one), style="bold" if one["zone"] == "street" else "not bold")
        return [name, place, blood, *numbers, self.attached(one)]

    def marks(self, player: View, one: View) -> list[tuple[str, bool]]:
        say = self.speech.say
        return [
            ("♛", one["handle"] == player["leader"]),
            (say("table.exhausted"), not one["ready"] and one["zone"] != "torpor"),
            (self.speech.words.term("kind.ghoul"), "holds" in one),
            (say("table.guard"), one["guard"]),
            (say("table.reach"), "reach" in one),
            (say("table.toll-asked", amount=one.get("toll", 0)), "toll" in one),
            (say("table.no-influence"), one["no_influence"]),
            (say("table.weak", amount=one.get("weak", 0)), "weak" in one),
            (say("table.fear"), "fear" in one),
            *[(say("table.less", discipline=self.icon(name, 1)), True) for name in one.get("icons", ())],
            (say("table.prize", amount=one["prize"]), one["prize"] > 0),
            (say("table.shields", amount=one["shields"]), one["shields"] > 0),
        ]

    def icon(self, word: str, amount: int) -> str:
        name = self.speech.words.term("discipline." + word)
        return name if amount == 1 else f"{name} {amount}"

    def place(self, player: View, one: View) -> str:
        """The Haven, Torpor, or a party in The Street."""
        if one["zone"] != "street":
            return capital(self.speech.words.term("zone." + one["zone"]))
        parties = list(dict.fromkeys([other["party"] for other in player["coterie"] if other["zone"] == "street"]))
        number = parties.index(one["party"]) if one["party"] in parties else 0
        return f"{capital(self.speech.words.term('street'))} {MARKS[number % len(MARKS)]}"

    def attached(self, one: View) -> Prose:
        text = Prose()
        for card in one["attached"]:
            text.append(", " if text else "")
            text.append(f"{card['handle']} ", style="dim")
            known = card["card"] is not None
            name = self.card(card["card"]) if known else self.speech.say("table.face-down")
            text.append(name, style="cyan" if card["ready"] and known else "dim italic")
            text.append("" if card["ready"] else f" {self.speech.say('table.tired')}", style="yellow")
            if card.get("down") and known:
                text.append(f" ({self.speech.words.term('zone.face-down')})", style="dim italic")
            if card.get("spare"):
                text.append(f" {self.speech.say('table.spare')}", style="dim italic")
        return text or Prose("–", style="dim")

    def board(self, view: View, seat: int, player: View) -> RenderableType:
        """Haven, Agenda, Ongoing cards and Conspiracies; below them what is known of the hand."""
        say = self.speech.say
        text = Prose("  ")
        for place, card in enumerate(player["board"]):
            text.append(" · " if place else "")
            text.append(f"{card['handle']} ", style="dim")
            name = say("table.face-down") if card["card"] is None else self.card(card["card"])
            text.append(name, style="italic" if card["down"] else "cyan" if card["ready"] else "dim italic")
            if card["blood"]:
                whose = [f"{LETTERS[owner]}{amount}" for owner, amount in enumerate(card["tokens"]) if amount]
                on_haven = card.get("kind") == "haven"
                text.append(f" [{' '.join(whose) if on_haven else card['blood']}]", style="red")
            learnt = [f" {say('table.learnt', discipline=self.icon(name, 1))}" for name in card.get("icons", ())]
            text.append("".join(learnt), style="yellow")
            if not card["ready"] and not card["down"]:
                text.append(f" {say('table.tired')}", style="yellow")
            text.append(f" {say('table.covered')}" if "covered" in card else "", style="yellow")
            if "attached" in card:
                text.append(" (").append(self.attached(card)).append(")")
            if "part_of" in card:
                text.append(f" {say('table.part-of', card=card['part_of'])}", style="yellow")
            if "covers" in card:
                text.append(f" {say('table.covers', cards=', '.join(card['covers']))}", style="yellow")
        known = [*player["in_hand"], *player["hand_or_down"]]
        if seat != view["seat"] and known:
            text.append("  " + say("table.holds", cards=", ".join([self.card(card) for card in known])), style="dim")
        return text

    def card(self, card: str) -> str:
        return self.speech.words.card_name(card)

    # ---- the reader's own cards

    def own(self, view: View) -> list[RenderableType]:
        hand = view["you"]["hand"] if "you" in view else []
        if not hand:
            return []
        table = Table(box=box.SIMPLE_HEAD, expand=True, padding=(0, 1), header_style="bold", show_edge=False)
        table.add_column(self.speech.say("table.your-hand"), ratio=3, overflow="fold")
        table.add_column("", ratio=7, overflow="fold")
        for card in dict.fromkeys(hand):
            many = hand.count(card)
            name = Prose(self.card(card) if many == 1 else f"{many} × {self.card(card)}", style="bold")
            name.append("\n" + card, style="dim not bold")
            text = Prose(self.speech.words.card_line(card), style="dim")
            table.add_row(name, text.append("\n" + self.speech.words.card(card), style="not dim"))
        return [table]
