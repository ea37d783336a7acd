"""The play that is being put together, question by question."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, cast

from gloam.core.question import Question
from gloam.web.drawings.rivals.pieces import View, seen
from gloam.web.scenes.composing import Part
from gloam.web.scenes.scene import Scene

# What cards ask while they do what they do.
EFFECTS: Final = (
    "AskCard", "AskFoe", "AskHost", "AskVictim", "AskSendAway", "AskPeek", "AskSalvage", "AskInvest", "AskThief",
    "AskHaven", "AskRedirect", "AskWhich", "AskRoom", "AskDiscardCost", "AskDetach", "AskDiscardFor", "AskDiscard",
    "AskShare", "AskRevive", "AskBought", "AskElsewhere", "AskNamedType", "AskRivalToken", "AskBring", "AskOffer",
    "AskReceiver", "AskExhaust", "AskPayer", "AskGiver", "AskSleeper", "AskWhom", "AskBenefit", "AskExert", "AskPurse",
    "AskOnTop", "AskWraith", "AskRaised", "AskDrawnOff", "AskBuried", "AskCast", "AskDriven", "AskSponsor",
    "AskCollection", "AskStash", "AskReward", "AskDiscipline", "AskSwap", "AskEnlist", "AskKeepsake", "AskThrown",
    "AskUpTo", "AskCull", "AskOnto", "AskMask", "AskFreePlay", "AskFromLibrary", "AskBound", "AskReclaim",
)  # fmt: skip
# After which answers such a question goes on with the play.
CAUSES: Final = (
    "AskAction use", "AskAction play", "AskAction resolve", "AskAction recruit", "AskActor", "AskHelper",
    "AskWindow use", "AskTrap resolve", "AskIntel use", "AskBlock use", "AskMay yes", "AskAnswer use", "AskChange use",
    *EFFECTS,
)  # fmt: skip
CONTINUES: Final = frozenset(
    (
        "DraftAttack",
        "DraftClaim",
        "DraftRegroup",
        "AskTarget",
        "AskIntel",
        "AskType",
        "AskAttackCard",
        "AskActor",
        "AskHelper",
        "AskPlaced",
        "AskPrice",
        "AskNamed",
        "AskDeclare",
        "AskAction draw AskDeck",
        "AskMend AskMend",
        "AskMend AskDiscards",
        "AskDiscards AskDiscards",
        "AskAssign AskAssign",
        *[f"{cause} {effect}" for cause in CAUSES for effect in EFFECTS],
    )
)

# Questions that are answered in parts: the verbs that add one, and the verb that takes one back.
DRAFTS: Final = {
    "DraftAttack": (("with",), "without"),
    "DraftClaim": (("with",), "without"),
    "DraftRegroup": (("put",), "leave"),
    "AskIntel": (("discard",), ""),
    "AskMend": (("mend",), "leave"),
    "AskPlaced": (("place",), "leave"),
    "AskDrawnOff": (("place",), "leave"),
    "AskDiscards": (("discard",), "keep"),
    "AskNamed": (("name",), "leave"),
    "AskPrice": (("exert", "use", "lay"), "back"),
    "AskExert": (("exert", "use"), "back"),
    "AskDeclare": (("exert", "use", "lay", "hide"), "back"),
    "AskAssign": (("give",), ""),
    "AskShare": (("mend",), ""),
    "AskVictim": (("hit",), ""),
    "AskDiscard": (("discard",), ""),
    "AskDiscardFor": (("discard",), ""),
    "AskOffer": (("offer",), "keep"),
}


@dataclass(frozen=True)
class Span:
    """The parts of a play that belong to one question: one part, or as many as a draft has. `first` is the place of the
    first of them."""

    what: str
    first: int
    parts: tuple[Part, ...]

    @property
    def last(self) -> int:
        """The place of the part that is open, or was chosen last."""
        return self.first + len(self.parts) - 1

    @property
    def question(self) -> Question:
        """As it is asked there."""
        return self.parts[-1].question

    @property
    def options(self) -> tuple[str, ...]:
        return self.question.options

    @property
    def open(self) -> bool:
        return not self.parts[-1].option

    @property
    def chosen(self) -> list[str]:
        """All that was chosen, the answer that ends it among them."""
        return [part.option for part in self.parts if part.option]

    @property
    def end(self) -> str:
        """The answer that ended a draft; '' where it has none yet."""
        option = self.parts[-1].option
        return option if option and not adds(self.what, option) else ""

    def places(self, option: str) -> list[int]:
        """Where this was chosen."""
        return [self.first + place for place, part in enumerate(self.parts) if part.option == option]

    def verb(self, *verbs: str) -> list[str]:
        """The options that begin with one of these words."""
        return [option for option in self.options if option.partition(" ")[0] in verbs]


def adds(what: str, option: str) -> bool:
    """Is this a part of a draft after which the same is asked again?"""
    more, back = DRAFTS.get(what, ((), ""))
    verb = option.partition(" ")[0]
    return verb in more or (bool(back) and verb == back)


def spans(scene: Scene) -> list[Span]:
    """The play, question by question."""
    found: list[Span] = []
    for place, part in enumerate(scene.play.parts):
        what = part.question.what
        before = found[-1] if found else None
        if before is not None and before.what == what and what in DRAFTS and not before.end:
            found[-1] = Span(what, before.first, (*before.parts, part))
        else:
            found.append(Span(what, place, (part,)))
    return found


def now(scene: Scene) -> View:
    """The table as far as the play has been put together."""
    after = scene.play.after
    return seen(scene) if after is None else cast("View", after)


def everyone(view: View) -> dict[str, tuple[View, int | None]]:
    """All cards in play by their handles, each with whose it is."""
    found: dict[str, tuple[View, int | None]] = {}
    for seat, player in enumerate(view["players"]):
        for card in (*player["coterie"], *player["torpor"], *player["board"]):
            found[card["handle"]] = (card, seat)
            for guest in card.get("attached", ()):
                found[guest["handle"]] = (guest, seat)
    for card in (*view["street"], *view["played"]):
        found.setdefault(card["handle"], (card, None))
    return found


def name_of(scene: Scene, handle: str, question: Question | None = None) -> str:
    """The name of a card in play, as the question or the table knows it; '' where neither does."""
    told = question.facts.get("names") if question is not None else None
    pairs = dict([str(one).split(" ") for one in told]) if isinstance(told, tuple) else {}
    card = pairs.get(handle)
    if card is None and handle in (found := everyone(now(scene))):
        card = found[handle][0]["card"]
    return scene.speech.words.card_name(card) if card else ""
