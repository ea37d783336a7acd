"""What is going on: an attack with the sum so far, or Influence that is called for."""

from __future__ import annotations

from typing import Any, Final

from rich import box
from rich.console import RenderableType
from rich.panel import Panel

from gloam.terminal.prose import Prose
from gloam.terminal.speech import Speech
from gloam.words.forms import capital

View = dict[str, Any]
ABILITIES: Final = 9  # the step at which only abilities are left
SUMMED: Final = 10  # the step at which everything is added up


def named(view: View, handle: str | None, speech: Speech) -> str:
    """A card in play by its handle."""
    for player in view["players"]:
        for one in (*player["coterie"], *player["torpor"]):
            for each in (one, *one["attached"]):
                if each["handle"] == handle and each["card"] is not None:
                    return speech.words.card_name(each["card"])
    for card in view["street"]:
        if card["handle"] == handle:
            return speech.words.card_name(card["card"])
    return "–"


def fight_lines(view: View, speech: Speech, names: list[str]) -> RenderableType:
    """Who attacks whom and how; the sum so far against what holds it back; the cards laid; what may still change it."""
    attack, say = view["attack"], speech.say
    text = Prose(named(view, attack["attacker"], speech), style="bold")
    text.append(f" → {named(view, attack['target'], speech)}", style="bold")
    if attack["type"]:
        text.append(" · " + speech.words.term("type." + attack["type"]), style="not bold")
    if attack["blocker"]:
        text.append(" · " + say("table.blocked", name=named(view, attack["blocker"], speech)), style="not bold")
    if attack["lacking"]:
        text.append(" · " + say("table.intel", intel=attack["intel"], lacking=attack["lacking"]), style="not bold")
    for key in ("card", "reaction"):
        text.append(card_line(attack[key], key, speech), style="not bold")
        if key == "card":
            text.append(card_line(attack.get("spare"), key, speech), style="not bold")
    for further in attack.get("also", ()):
        text.append(card_line(further, "reaction", speech), style="not bold")
    text.append(sum_line(attack, speech), style="not bold")
    if attack["back"]:
        text.append("\n" + say("table.back", amount=attack["back"]["total"]), style="not bold")
    title = say("table.challenge" if attack["challenge"] else "table.attack", name=names[attack["seat"]])
    return Panel(text, title=title, title_align="left", box=box.ROUNDED, border_style="red")


def card_line(card: View | None, key: str, speech: Speech) -> str:
    if card is None:
        return ""
    name = speech.say("table.face-down") if card["card"] is None else speech.words.card_name(card["card"])
    text = "" if card["card"] is None else speech.words.card(card["card"])
    off = " " + speech.say("table.cancelled") if card["cancelled"] or card["no_text"] else ""
    said = f"\n{speech.say('table.' + key + '-laid')}: {name}{off}"
    return f"{said}. {text}" if text and not off else said


def sum_line(attack: View, speech: Speech) -> str:
    """4 = 1 (card) + 2 (Physical) + 1, against 1 (Mental) + 2 Shields: 1 is left."""
    dealt, held, say = attack["sum"], attack["defence"], speech.say
    if dealt is None:
        return "" if attack["strength"] is None else "\n" + say("table.summed", amount=attack["strength"])
    known = attack["card"] and attack["card"]["card"]
    parts = [say("table.of-card", amount=dealt["card"] if known else "?")] if attack["card"] else []
    parts.append(f"{dealt['attribute']} {speech.words.term('type.' + dealt['type'])}")
    parts += [say("table.of-texts", amount=dealt["more"])] if dealt["more"] else []
    line = say("table.sum", total=dealt["total"], parts=" + ".join(parts))
    if dealt["aggravated"]:
        line += " " + say("table.aggravated")
    if held is None:
        return "\n" + line
    if held["value"] is not None:
        return f"\n{line} · " + say("table.value", value=held["value"])
    off = held["shields"] + (0 if dealt["aggravated"] else held["attribute"])
    left = max(0, dealt["total"] - off)
    against = say(
        "table.against", attribute=0 if dealt["aggravated"] else held["attribute"], shields=held["shields"], left=left
    )
    return f"\n{line} · {against}{to_come(attack, speech)}"


def to_come(attack: View, speech: Speech) -> str:
    """What may still change the sum: a Block, a Reaction and cards face down, or only abilities."""
    if int(attack["step"]) >= SUMMED:
        return ""
    late = attack["challenge"] or int(attack["step"]) >= ABILITIES
    return "\n" + speech.say("table.abilities-may-change" if late else "table.may-change")


def conflict_lines(view: View, speech: Speech, names: list[str]) -> RenderableType:
    """The card, the sides, what everyone has put in openly, and what is face down."""
    conflict, say = view["conflict"], speech.say
    text = Prose(speech.words.card_name(conflict["card"]), style="bold")
    text.append(": " + speech.words.card(conflict["card"]), style="not bold")
    for seat, share in enumerate(conflict["shares"]):
        if share["side"] is None:
            continue
        parts = [] if share["side"] == "out" else [say("table.exerted", amount=share["exerted"])]
        if share["laid"]:
            name = say("table.face-down") if share["card"] is None else speech.words.card_name(share["card"])
            parts.append(name)
        if share["hidden"]:
            parts.append(say("table.fist", amount=share["hidden"]))
        side = speech.words.term("side." + share["side"])
        text.append(f"\n{names[seat]}: {', '.join([side, *parts])}", style="not bold")
    if conflict["cost"]:
        text.append("\n" + say("table.cost", amount=conflict["cost"]), style="not bold")
    else:
        text.append("\n" + say("table.votes", yes=conflict["yes"], no=conflict["no"]), style="not bold")
    title = capital(say("table.conflict", name=names[conflict["seat"]]))
    return Panel(text, title=title, title_align="left", box=box.ROUNDED, border_style="magenta")
