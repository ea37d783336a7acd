"""What is asked, answered, told and refused in Rivals: which sentence it is, and what goes into its gaps, in every
language. A language gives the sentences."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from gloam.core.question import Question
from gloam.core.setup import LETTERS
from gloam.rivals.untimely import AMOUNTS
from gloam.words.facts import NOBODY, Facts, Names, hidden, seat, seated, text, texts, whole
from gloam.words.forms import BARE, ORDER
from gloam.words.phrases import formed
from gloam.words.rivals.cards import cards, is_vampire
from gloam.words.voice import Sentences

SEATS: Final = frozenset(("seat", "foe", "from", "to", "by", "owner", "haven", "rival"))  # the facts that are players
TERMS: Final = frozenset(("deck", "type", "clan", "list", "discipline"))  # the facts that are nouns
INFLUENCING: Final = ("AskDeclare", "AskExert", "AskPrice")  # questions in which Influence is used
OUT: Final = "ko.rival-holder"
WHY: Final = {  # what Agenda is gained for, by the rule that pays it; the text of a card pays the rest
    "agenda.rival-vampire": "vampire",
    "mortal.reward": "mortal",
    OUT: "rival",
}


class Name(str):
    """A name inside a sentence. A language bends it: `{foe:own}`, `{foe:of}`."""

    __slots__ = ()

    def __format__(self, spec: str) -> str:
        return self.bent(spec) if spec else str(self)

    def bent(self, spec: str) -> str:
        raise AssertionError(f"no form {spec} of a name")


class Number(int):
    """A number inside a sentence: `{amount:card|cards}` is "2 cards"."""

    def __format__(self, spec: str) -> str:
        if "|" not in spec:
            return str(int(self))
        one, several = spec.split("|")
        return f"{int(self)} {one if self.is_one() else several}"

    def is_one(self) -> bool:
        return self == 1


def names_in(facts: Facts) -> dict[str, str]:
    """Which cards the handles of a question or an event are."""
    pairs = [each.partition(" ") for each in texts(facts, "names")]
    return {handle: card for handle, _, card in pairs}


@dataclass(frozen=True)
class Tongue:
    """One language: its names and numbers, what it calls the reader and a card, and how it puts a list."""

    name: type[Name]
    number: type[Number]
    you: str
    card: Callable[[str], str]
    unseen: str  # a card whose handle is all that is known of it
    numbered: str  # a card of which there are several
    listing: Callable[[Sequence[str]], str]
    together: str  # what stands between those who stand together
    terms: Mapping[str, str]

    # ---- what goes into gaps

    def called(self, handle: str, facts: Facts) -> str:
        """A card by its handle or its id."""
        if handle in cards():
            return self.card(handle)
        known = names_in(facts)
        if handle not in known:
            return self.unseen.format(handle=handle)
        card = self.card(known[handle])
        many = list(known.values()).count(known[handle]) > 1
        return self.numbered.format(card=card, handle=handle) if many else card

    def person(self, place: int, names: Names, you: int | None) -> str:
        return self.you if place == you and place != NOBODY else seated(names, place)

    def gaps(self, facts: Facts, names: Names, you: int | None) -> dict[str, object]:
        """All that these facts say, each as it is said in a sentence."""
        found: dict[str, object] = {"who": self.name(seated(names, seat(facts)))}
        for key, fact in facts.items():
            if isinstance(fact, bool) or fact is None or key == "names":
                continue
            found[key] = self.gap(key, fact, facts, names, you)
        cards = facts.get("cards")
        if cards is not None:  # some are told which, some only how many
            found["count"] = self.number(len(cards) if isinstance(cards, tuple) else whole(facts, "cards"))
        return found

    def gap(self, key: str, fact: object, facts: Facts, names: Names, you: int | None) -> object:
        if isinstance(fact, int):
            return self.name(self.person(fact, names, you)) if key in SEATS else self.number(fact)
        if key == "parties" and isinstance(fact, tuple):
            return " · ".join([self.part(one, facts, names, you) for one in fact])
        if isinstance(fact, tuple):
            return self.name(self.listing([self.part(one, facts, names, you) for one in fact])) if fact else ""
        if key in TERMS:
            return self.terms[f"{key}.{fact}"]
        if key == "handle":
            return str(fact)
        return self.name(self.called(str(fact), facts))

    def part(self, one: object, facts: Facts, names: Names, you: int | None) -> str:
        """One of a list: a player, or a card, or cards that stand together."""
        if isinstance(one, int):
            return self.person(one, names, you)
        return self.together.join([self.called(handle, facts) for handle in str(one).split(" ")])

    # ---- sentences

    def event(self, sentences: Sentences, e: Facts, names: Names, you: int | None) -> str:
        mine = seat(e) == you and seat(e) != NOBODY
        said = formed(sentences[met(sentences, event_key(e), e, you)], ORDER if mine else BARE)
        return said.format_map(self.gaps(e, names, you))

    def question(self, sentences: Sentences, q: Question, names: Names) -> str:
        return sentences[question_key(q)].format_map(self.gaps(q.facts, names, q.seat))

    def option(self, sentences: Sentences, q: Question, answer: str, names: Names) -> str:
        verb, *rest = answer.split(" ")
        facts: dict[str, object] = {"names": q.facts.get("names"), **parts_of(verb, rest)}
        gaps = {**self.gaps(q.facts, names, q.seat), **self.gaps(facts, names, q.seat)}
        return sentences[met(sentences, option_key(sentences, q, verb, rest), facts, q.seat)].format_map(gaps)

    def refusal(self, sentences: Sentences, rule: str, facts: Facts, names: Names) -> str:
        """'' where only the rule itself can say it."""
        key = refusal_key(sentences, rule, facts)
        return sentences[key].format_map(self.gaps(facts, names, None)) if key in sentences else ""


# ---- which sentence it is


def met(sentences: Sentences, key: str, facts: Facts, you: int | None) -> str:
    """The sentence that speaks to the reader, where one of these facts is the reader and there is such a sentence."""
    seats = [fact for name, fact in facts.items() if name in SEATS and name != "seat" and isinstance(fact, int)]
    own = f"{key}.you"
    return own if you is not None and you in seats and own in sentences else key


def event_key(e: Facts) -> str:
    what = text(e, "what")
    match what:
        case "attack":
            return f"{what}.party" if texts(e, "party") else what
        case (
            "attack-card-laid"
            | "card-returned"
            | "reaction-laid"
            | "shown"
            | "conspiracy"
            | "looked"
            | "drew"
            | "put-on-top"
        ):
            return what if hidden(e, "card") else f"{what}.known"
        case "hand-seen" if e.get("foe") == seat(e):
            return f"{what}.own"
        case "dealt" | "hand-seen" | "hand-looked-at":
            return what if hidden(e, "cards") else f"{what}.known"
        case "agenda-gained" if "for" in e or text(e, "rule") == OUT:
            return f"{what}.{WHY.get(text(e, 'rule'), 'text')}"
        case "damaged" if "aggravated" in e:
            return f"{what}.{text(e, 'aggravated')}"
        case "defeated":
            fall = f"{what}.burned" if e.get("burned") else what
            return f"{fall}.nobody" if seat(e) == NOBODY else fall
        case "burned" | "city-revealed":
            return f"{what}.nobody" if seat(e) == NOBODY else what
        case "phase-ended":
            return f"{what}.left" if whole(e, "actions") else what
        case "actions-gained":
            return f"{what}.unhosted" if e.get("unhosted") else what
        case "attached" if "handle" in e and hidden(e, "card"):
            return f"{what}.hidden"
        case "attached" if text(e, "rule") == "attach.face-down":
            return f"{what}.down"
        case "attached" if text(e, "rule") == "defeat.diablerie":
            return f"{what}.drained"
        case "covered":  # one that lies face down is not named
            return f"{what}.{text(e, 'base')}"
        case "agenda-paid" if "card" in e:
            return f"{what}.from"
        case "relieved" if "token" in e:
            return f"{what}.{text(e, 'token')}"
        case "dismissed" if "from" not in e:
            return f"{what}.own"
        case "token-moved":
            return f"{what}.to" if "to" in e else what
        case "played":
            return f"{what}.by" if "by" in e else what
        case "readied-all" if texts(e, "afraid"):
            return f"{what}.afraid"
        case "prestige-drunk":
            return what if whole(e, "kept") else f"{what}.full"
        case "declared":
            return f"{what}.{text(e, 'side')}.laid" if e.get("laid") else f"{what}.{text(e, 'side')}"
        case "cards-shown" if texts(e, "down"):
            return f"{what}.both" if texts(e, "hand") else f"{what}.down"
        case "influence-shown" if "card" in e:
            return f"{what}.both" if whole(e, "hidden") else f"{what}.card"
    return what


def question_key(q: Question) -> str:
    if "raise" in q.facts:
        return "AskDeclare.raise"
    match q.what:
        case "AskReward" | "AskNamedType" if q.facts.get("foe") == q.seat:
            return f"{q.what}.own"
        case "AskChange" if "no" in q.options and q.facts.get("deed") in ("hurt", "attach", "defeat"):
            return f"{q.what}.may.{q.facts['deed']}"
        case "AskText" | "AskChange" | "AskAnswer":
            return f"{q.what}.may" if "no" in q.options else q.what
        case "AskCollection" if "foe" in q.facts:
            return f"{q.what}.{'beside' if 'laid' in q.facts else 'show'}"
        case "AskIntel":
            return f"{q.what}.last" if q.facts.get("last") else q.what
        case "AskWindow":
            window = str(q.facts.get("window"))
            return f"{q.what}.{window}" if window in ("antagonists", "action-phase", "hunted") else q.what
        case "AskDeclare":
            own = "" if "no" in q.options else ".own"
            fist = ".fist" if "hidden" in q.facts else ""
            return f"{q.what}{own}.so-far{fist}" if "back" in q.options else f"{q.what}{own}"
        case "AskDiscipline" if q.facts.get("less"):
            return f"{q.what}.less"
        case "AskFoe" if q.facts.get("anyone"):
            return f"{q.what}.anyone"
        case "AskAttackCard" if q.facts.get("second"):
            return f"{q.what}.second"
        case "AskReaction" if q.facts.get("again"):
            return f"{q.what}.again"
        case "AskAttackCard" | "AskBlock" | "AskReaction" | "AskAid" if "type" not in q.facts:
            return f"{q.what}.typeless"
        case "AskSalvage" if "shuffled" in q.facts:
            return f"{q.what}.shuffled"
        case "AskTrap" if "card" in q.facts:
            return f"{q.what}.fight"
        case "AskBid":
            return f"{q.what}.raise" if "amount" in q.facts else q.what
        case "AskExert":
            return f"{q.what}.so-far" if "back" in q.options else q.what
        case "AskCast" if q.facts.get("free"):
            return "AskCast.free"
        case "AskBring" | "AskEnlist" | "AskOffer" | "AskDiscardFor" | "AskExhaust" | "AskUpTo" if q.facts.get("done"):
            return f"{q.what}.so-far"
        case "AskRoom" if q.facts.get("down"):
            return f"{q.what}.down"
        case "AskSpoils" if "prestige" in q.options:
            return f"{q.what}.bribe"
        case "DraftAttack" | "DraftClaim":
            return q.what if texts(q.facts, "chosen") else f"{q.what}.alone"
    return q.what


def option_key(sentences: Sentences, q: Question, verb: str, rest: list[str]) -> str:
    """The sentence of this very question, or the one that means the same everywhere."""
    tail = f"{verb}.{rest[1]}" if len(rest) > 1 and rest[1] in ("with", "alone") else verb
    if verb == "use" and len(rest) > 1:
        tail = "use.place"
    if verb == "use" and q.what in INFLUENCING and not is_vampire(names_in(q.facts)[rest[0]]):
        return verb  # nobody exerts with it
    if verb == "show" and len(rest) == 1:
        tail = "show.up"
    if verb == "offer":
        tail = "offer.in-play" if rest[0].isdigit() else "offer.in-hand"
    if verb == "order":
        tail = f"order.{rest[0]}"
    own = f"{q.what}.{tail}"
    return own if own in sentences else tail


def refusal_key(sentences: Sentences, rule: str, facts: Facts) -> str:
    """The sentence of a rule, where there are several the one that speaks of one of these facts."""
    return next((f"{rule}.{fact}" for fact in facts if f"{rule}.{fact}" in sentences), rule)


def parts_of(verb: str, rest: list[str]) -> dict[str, object]:
    """The parts of an option, as facts: a card, another, a player, a number."""
    found: dict[str, object] = {}
    for part in rest:
        if part in LETTERS and len(part) == 1:
            found["foe"] = LETTERS.index(part)
        elif part.isdigit() and (verb in AMOUNTS or (verb == "use" and "card" in found)):
            found["amount"] = int(part)
        elif part.isdigit() or part in cards():
            found["to" if "card" in found else "card"] = part
        elif verb == "look":
            found["deck"] = part
    return found
