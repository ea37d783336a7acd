"""The only room with sentences: everything a person reads, in their language, made from what the games say as data."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Final

from gloam.core.event import Fact
from gloam.core.question import Question
from gloam.core.refusal import Refused, Rejected, Unreadable
from gloam.core.table import Result
from gloam.words import texts
from gloam.words.english import vendetta as english
from gloam.words.french import vendetta as french
from gloam.words.texts import RuleText
from gloam.words.vendetta import card_of
from gloam.words.voice import Voice

VOICES: Final[dict[str, Voice]] = {"en": english, "fr": french}


@cache
def words(language: str = "en") -> Words:
    """The words of this language, "en" or "fr". Raises `Unreadable` for any other."""
    if language not in VOICES:
        raise Unreadable("language", language)
    return Words(language, VOICES[language])


class Words:
    """Reads a game aloud in one language. `names` are what the players are called, by seat; `you` is the reader's own
    seat, None for somebody who only watches."""

    def __init__(self, language: str, voice: Voice) -> None:
        self.language: Final = language
        self.voice: Final = voice

    # ---- cards

    def card_name(self, card: str) -> str:
        return texts.card_name(self.language, card)

    def card_line(self, card: str) -> str:
        """A card's facts in one line: "Preparation · Power 3"."""
        return self.voice.typeset(self.voice.line(card_of(card)))

    def card(self, card: str) -> str:
        """A card's rules text, made from its effects; '' for an Ally or Victim without any."""
        return self.voice.typeset(self.voice.text(card_of(card)))

    def rulings(self, card: str) -> list[str]:
        """How the card plays where its text leaves a question."""
        return texts.card_rulings(self.language, card)

    def provenance(self, card: str) -> str:
        """Where we have the card from."""
        return self.voice.typeset(self.voice.provenance(card_of(card)))

    # ---- nouns

    def clan(self, clan: str) -> str:
        return texts.clan_name(self.language, clan)

    def place(self, name: str) -> str:
        """ "1" is Location 1; "haven" is the Prince's Haven."""
        return self.voice.place(name)

    def term(self, key: str) -> str:
        """A noun for pages and terminals.

        Things: ally, alliance, ambition, bank, blood, card, cards, clan, deck, deployed, diablerie, drained, face_down,
        face_up, feed, game_over, hand, haven, influence, location, location_card, locations, log, nobody, options, out,
        phase, place, player, players, pool, position, power, relic, round, rule, rulings, score, seat, spectator, step,
        table, teammate, tokens, total, turn, unused, used, victim, victims, waiting, winner, you.
        By a view's own words: phase.… (`view["phase"]`), step.… (`view["step"]`), score.… (a part of a score),
        kind.… (a card's kind), variant.… (a variant's name).
        """
        assert key in self.voice.TERMS, f"no term {key!r}"
        return self.voice.TERMS[key]

    # ---- play

    def question(self, q: Question, names: Sequence[str], you: int | None = None) -> str:
        """What a seat is asked. Whoever does not sit there reads the name of the one who does before it."""
        prompt = self.voice.question(q, names)
        return self.voice.typeset(prompt if you == q.seat else self.voice.addressed(names[q.seat], prompt))

    def option(self, q: Question, option: str, names: Sequence[str]) -> str:
        """One of a question's options, as a phrase."""
        return self.voice.typeset(self.voice.option(q, option, names))

    def event(self, e: Mapping[str, Fact], names: Sequence[str], you: int | None = None) -> str:
        """One line of the log. What the reader may not know (None) is passed over."""
        return self.voice.typeset(self.voice.event(e, names, you))

    def refusal(self, no: Rejected, names: Sequence[str]) -> str:
        """Why something could not be done, with the numbers of the case."""
        if isinstance(no, Unreadable):
            return self.voice.typeset(self.voice.unreadable(no.what, no.text, no.where))
        assert isinstance(no, Refused), f"no words for {no!r}"
        said = self.voice.refusal(no.rule, no.facts, names) or self.voice.table_refusal(no.rule, no.facts, names)
        return self.voice.typeset(said) if said else self.rule(no.rule).text

    def result(self, result: Result, names: Sequence[str]) -> list[str]:
        """How the game ended: who won, what decided a tie, and everyone's place and score by its parts."""
        return [self.voice.typeset(line) for line in self.voice.result(result, names)]

    # ---- rules

    def rule(self, id: str, game: str = "vendetta") -> RuleText:
        """An entry of the game's ledger, or of what holds at every table. Raises `Unreadable` where there is none."""
        return texts.rule_text(self.language, id, game)


__all__ = ["RuleText", "Words", "words"]
