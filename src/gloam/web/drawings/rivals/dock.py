"""The dock of Rivals: the question as a sentence, the hand, what can be answered, and what will follow."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final, cast

from gloam.core.question import Question
from gloam.web import tags as h
from gloam.web.drawings import plain
from gloam.web.drawings.parts import slotted
from gloam.web.drawings.rivals import (
    acting,
    answering,
    attacking,
    influencing,
    leaders,
    pointing,
    regrouping,
    sharing,
)
from gloam.web.drawings.rivals import hand as in_hand
from gloam.web.drawings.rivals.attacking import part_id
from gloam.web.drawings.rivals.choosing import label_of
from gloam.web.drawings.rivals.pieces import View, seen
from gloam.web.drawings.rivals.plays import DRAFTS, Span, name_of, spans
from gloam.web.elements import Element, Node
from gloam.web.scenes.scene import Scene

DOCKS: Final[dict[str, Callable[[Scene, Span], Node]]] = {
    # ---- setting up
    "AskLeader": leaders.leader,
    "AskBid": leaders.bid,
    # ---- the turn
    "AskAction": acting.besides,
    "AskActor": pointing.actor,
    "AskHelper": pointing.actor,
    "AskJoin": regrouping.join,
    "DraftRegroup": regrouping.regroup,
    "AskDeck": pointing.deck,
    "AskDiscard": sharing.discard,
    "AskDiscards": sharing.discards,
    "AskMend": sharing.mend,
    "AskAssign": sharing.given_out,
    # ---- an attack
    "DraftAttack": attacking.party,
    "AskTarget": pointing.target,
    "AskIntel": attacking.intel,
    "AskType": attacking.kind,
    "AskAttackCard": attacking.card,
    "AskBlock": answering.block,
    "AskReaction": answering.reaction,
    "AskAid": answering.reaction,
    "AskShelter": answering.reaction,
    "AskHarden": answering.reaction,
    "AskRetarget": pointing.a_card,
    "AskWindow": answering.window,
    "AskParts": sharing.parts,
    "AskVictim": pointing.victims,
    "AskSpoils": answering.spoils,
    "AskRoom": pointing.a_card,
    # ---- Prince of the City
    "DraftClaim": attacking.party,
    "AskChallenge": answering.challenge,
    # ---- Influence and Conspiracies
    "AskDeclare": influencing.declare,
    "AskPrice": influencing.price,
    "AskExert": influencing.exert,
    "AskMarch": pointing.a_card,
    "AskWhom": pointing.a_player,
    "AskNamed": pointing.named,
    "AskContribution": answering.may,
    "AskTrap": answering.traps,
    "AskKept": answering.ways,
    "AskLateType": answering.ways,
    "AskAccept": answering.may,
    # ---- what cards ask
    "AskCard": pointing.a_card,
    "AskFoe": pointing.a_player,
    "AskHost": pointing.a_card,
    "AskEnlist": pointing.a_card,
    "AskFreePlay": answering.ways,
    "AskFromLibrary": pointing.of_pile,
    "AskKeepsake": pointing.a_card,
    "AskElsewhere": pointing.a_card,
    "AskDetach": pointing.a_card,
    "AskDiscardCost": sharing.discard,
    "AskSendAway": pointing.a_card,
    "AskPeek": pointing.deck,
    "AskBottom": pointing.top,
    "AskSalvage": pointing.of_pile,
    "AskReclaim": answering.ways,
    "AskBring": pointing.brought,
    "AskOffer": pointing.offered,
    "AskReceiver": pointing.a_card,
    "AskLeave": pointing.top,
    "AskDiscardFor": sharing.discard,
    "AskSift": sharing.discard,
    "AskNamedType": answering.ways,
    "AskOnTop": pointing.of_pile,
    "AskRivalToken": answering.ways,
    "AskDiscipline": answering.ways,
    "AskRevive": pointing.of_pile,
    "AskExhaust": pointing.a_card,
    "AskPurse": pointing.a_card,
    "AskSponsor": pointing.a_card,
    "AskPayer": pointing.a_card,
    "AskGiver": pointing.a_card,
    "AskSleeper": pointing.a_card,
    "AskOnto": pointing.a_card,
    "AskBack": pointing.of_pile,
    "AskCollection": pointing.of_pile,
    "AskIgnore": answering.ways,
    "AskStash": answering.ways,
    "AskSwap": answering.ways,
    "AskMask": answering.ways,
    "AskSwitch": answering.ways,
    "AskOpenCard": answering.ways,
    "AskScatter": pointing.a_card,
    "AskCull": pointing.of_pile,
    "AskOffered": pointing.of_pile,
    "AskBenefit": answering.may,
    "AskShare": sharing.given_out,
    "AskMendOne": answering.may,
    "AskInvest": sharing.parts,
    "AskBought": sharing.parts,
    "AskRaised": sharing.parts,
    "AskPlaced": sharing.placed,
    "AskDrawnOff": sharing.placed,
    "AskWraith": pointing.of_pile,
    "AskBuried": answering.ways,
    "AskCast": answering.ways,
    "AskThrown": answering.ways,
    "AskBound": answering.ways,
    "AskUpTo": pointing.a_card,
    "AskDriven": answering.ways,
    "AskThief": pointing.a_player,
    "AskHaven": pointing.a_player,
    "AskRedirect": pointing.sent_on,
    "AskChange": answering.texts,
    "AskAnswer": answering.texts,
    "AskWhich": answering.ways,
    "AskReward": answering.ways,
    "AskMay": answering.may,
}
FEW: Final = 4  # answers to a part that was chosen and can still be changed are shown up to so many
DOINGS: Final = (
    *("attack", "recruit", "play", "claim", "use", "burn", "AskLeader", "AskBid", "AskType", "AskAttackCard"),
    *(
        "AskBlock",
        "AskReaction",
        "AskChallenge",
        "AskDeclare",
        "AskAssign",
        "AskWindow",
        "AskTrap",
        "AskIntel",
        "AskDiscard",
    ),
)  # the answers that the last button repeats
BURN: Final = "burn "  # how an answer begins that burns a Retainer
SILENT: Final = ("done", "go", "enough")  # answers that only end a question


# ---- the sentence


def sentence(scene: Scene) -> Node:
    """The question, or the play so far as a sentence that its parts complete."""
    play = spans(scene)
    if attacking.is_attack(scene):
        return attacking.sentence(scene)
    if scene.play.whole:
        return slotted(scene.speech, "riv.say.sure", {"answer": h.span(".slot.slot--long")[told(scene, play)]})
    if play[0].what == "AskAction" and len(play) == 1:
        return acting_sentence(scene)
    return plain.sentence(scene)


def acting_sentence(scene: Scene) -> Node:
    left, say = seen(scene)["actions"], scene.speech.say
    if not left and not seen(scene).get("unhosted"):
        return say("riv.say.no-action")
    slot = h.span(".slot.slot--open")[say("riv.slot.action")]
    key = "action" if left > 1 else "last-action" if left else "unhosted"
    return slotted(scene.speech, f"riv.say.{key}", {"one": slot})


def told(scene: Scene, play: list[Span]) -> str:
    """All that was chosen, in words."""
    said = [
        scene.said(part.option, span.first + place)
        for span in play
        for place, part in enumerate(span.parts)
        if part.option not in SILENT
    ]
    return " · ".join(said) or scene.said(scene.play.chosen[-1], len(scene.play.chosen) - 1)


# ---- the hand and the answers


def hand(scene: Scene) -> Node:
    """The doors of the menu stand before the hand: some of them lead to it."""
    play = [] if scene.still else spans(scene)
    menu = len(play) == 1 and play[0].what == "AskAction" and not play[0].chosen
    return [acting.doors(scene, play[0]) if menu else None, in_hand.hand(scene)]


def answers(scene: Scene) -> Node:
    """What can be answered: the question alone, or every part of the play that was reached, the open one marked."""
    play = spans(scene)
    if not play:
        return None
    if len(play) == 1 and play[0].what != "AskAction":
        return h.div(class_=["r-dock", f"r-dock--{play[0].what}"])[DOCKS[play[0].what](scene, play[0])]
    if len(play) == 1 and not play[0].chosen:
        return acting.besides(scene, play[0])
    return [h.dl(".r-parts.r-parts--play")[[part(scene, span) for span in play]], attacking.forecast(scene)]


def part(scene: Scene, span: Span) -> Node:
    """One part of the play."""
    content = acting.chosen(scene, span) if span.what == "AskAction" else DOCKS[span.what](scene, span)
    if not content:
        return None
    alike = span.verb(span.parts[-1].option.partition(" ")[0]) if span.what == "AskAction" else span.options
    many = not span.open and span.what not in DRAFTS and len(alike) > FEW
    return h.div(class_=["r-part", span.open and "is-open"], id=part_id(scene, span))[
        h.dt[part_label(scene, span)], h.dd[tucked(scene, span, content) if many else content]
    ]


def tucked(scene: Scene, span: Span, content: Node) -> Element:
    """A part with many answers, one of which was chosen: the others come out when it is to be changed."""
    option = span.parts[-1].option
    words = name_of(scene, option.rpartition(" ")[2], span.question) or scene.said(option, span.last)
    return h.details(".r-change", id=f"{part_id(scene, span)}-all")[
        h.summary[h.b[words], h.small[scene.speech.say("riv.dock.change")]],
        content,
    ]


def part_label(scene: Scene, span: Span) -> str:
    if span.what == "AskAction":
        return scene.speech.say(f"riv.part.{span.parts[-1].option.partition(' ')[0]}")
    return label_of(scene, span)


# ---- what is asked once more, and what follows


def doing(scene: Scene) -> str:
    """The answer again, in a word or two: "Attack", "Recruit", "Lay it"."""
    first = scene.play.parts[0]
    verb = first.option.partition(" ")[0]
    key = verb if first.question.what == "AskAction" else first.question.what
    return scene.speech.say(f"riv.go.{key}") if key in DOINGS else ""


def costly(view: Mapping[str, Any], question: Question, option: str) -> bool:
    """To end the phase with actions left is asked once more, and to burn a Retainer for nothing."""
    if question.what != "AskAction":
        return False
    return option.startswith(BURN) or (option == "end" and bool(view["actions"]))


def peril(scene: Scene, one: Mapping[str, Any]) -> str:
    """Who may fall by it, and what that would mean."""
    say = scene.speech.say
    if one["card"] is None:
        return say("riv.peril.out")
    name = scene.speech.words.card_name(one["card"])
    return say(f"riv.peril.{one['what']}.{'surely' if one['sure'] else 'maybe'}", name=name)


def bill(scene: Scene) -> Node:
    """What the seat will have afterwards, as far as it is known now."""
    first = "".join(scene.play.chosen[:1])
    if first == "end" and seen(scene)["actions"]:
        return scene.speech.say("riv.bill.end")
    if first.startswith(BURN):
        return scene.speech.say("riv.dock.burn-nothing")
    if scene.play.after is None or scene.you is None:
        return None
    before, after = seen(scene), cast("View", scene.play.after)
    lines = [*of_seat(scene, before, after), *of_vampires(scene, before, after)]
    return [[h.span(".line")[line] for line in lines]]


def of_seat(scene: Scene, before: View, after: View) -> list[Node]:
    old, new = before["players"][scene.you], after["players"][scene.you]
    speech = scene.speech
    changes = [
        (speech.say("riv.bill.actions"), before["actions"], after["actions"]),
        (speech.term("prestige"), old["prestige"], new["prestige"]),
        (speech.term("agenda"), old["agenda"], new["agenda"]),
        (speech.say("riv.bill.hand"), old["hand"], new["hand"]),
    ]
    return [change(word, was, is_) for word, was, is_ in changes if was != is_]


def change(word: str, before: object, after: object) -> Node:
    return [f"{word} ", h.b[f"{before} → {after}"]]


def of_vampires(scene: Scene, before: View, after: View) -> list[Node]:
    """Whose Blood changes, and who will be exhausted."""
    now = {card["handle"]: card for card in after["players"][scene.you]["coterie"]}
    found: list[Node] = []
    for card in before["players"][scene.you]["coterie"]:
        then = now.get(card["handle"])
        if then is None:
            continue
        name = name_of(scene, card["handle"])
        if then["blood"] != card["blood"]:
            found.append(change(name, card["blood"], then["blood"]))
        if card["ready"] and not then["ready"]:
            found.append(scene.speech.say("riv.bill.exhausted", name=name))
    return found
