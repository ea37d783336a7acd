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
from gloam.words.english import bots as bots_en
from gloam.words.english.blood_orders import voice as english_blood_orders
from gloam.words.english.vendetta import voice as english_vendetta
from gloam.words.french import bots as bots_fr
from gloam.words.french.blood_orders import voice as french_blood_orders
from gloam.words.french.vendetta import voice as french_vendetta
from gloam.words.texts import BLOOD_ORDERS, VENDETTA, RuleText
from gloam.words.voice import Voice

VOICES: Final[dict[str, dict[str, Voice]]] = {
    "en": {VENDETTA: english_vendetta, BLOOD_ORDERS: english_blood_orders},
    "fr": {VENDETTA: french_vendetta, BLOOD_ORDERS: french_blood_orders},
}

BOTS: Final[dict[str, dict[str, str]]] = {"en": bots_en.SENTENCES, "fr": bots_fr.SENTENCES}


def words(language: str = "en", game: str = VENDETTA) -> Words:
    """The words of this language, "en" or "fr", for this game. Raises `Unreadable` for any other."""
    if language not in VOICES:
        raise Unreadable("language", language)
    if game not in VOICES[language]:
        raise Unreadable("game", game)
    return made(language, game)


@cache
def made(language: str, game: str) -> Words:
    return Words(language, game)


class Words:
    """Reads a game aloud in one language. `names` are what the players are called, by seat; `you` is the reader's own
    seat, None for somebody who only watches. Cards are those of any game: their ids tell them apart."""

    def __init__(self, language: str, game: str) -> None:
        self.language: Final = language
        self.game: Final = game
        self.voice: Final = VOICES[language][game]

    # ---- cards

    def card_name(self, card: str) -> str:
        return texts.card_name(self.language, card)

    def card_line(self, card: str) -> str:
        """A card's facts in one line: "Preparation · Power 3"."""
        return self.voice.typeset(self.voice_of(card).line(card))

    def card(self, card: str) -> str:
        """A card's rules text, made from its effects; '' for a card that has none."""
        return self.voice.typeset(self.voice_of(card).text(card))

    def rulings(self, card: str) -> list[str]:
        """How the card plays where its text leaves a question."""
        return [self.voice.typeset(ruling) for ruling in texts.card_rulings(self.language, card)]

    def provenance(self, card: str) -> str:
        """Where we have the card from."""
        return self.voice.typeset(self.voice_of(card).provenance(card))

    def voice_of(self, card: str) -> Voice:
        """Whoever speaks of the game that has this card. Raises `Unreadable` where none has."""
        game = texts.game_of(card)
        if not game:
            raise Unreadable("card", card)
        return VOICES[self.language][game]

    # ---- nouns

    def clan(self, clan: str) -> str:
        return texts.clan_name(self.language, clan)

    def place(self, name: str) -> str:
        """A place of the game: "1" is Location 1, "haven" the Prince's Haven; "north" is the North."""
        return self.voice.place(name)

    def term(self, key: str) -> str:
        """A noun for pages and terminals.

        In every game: card, cards, face_down, face_up, game_over, hand, log, nobody, options, out, phase, place,
        player, players, rule, rulings, score, seat, spectator, step, table, total, turn, unused, used, waiting, winner,
        you; phase.… (`view["phase"]`), score.… (a part of a score), kind.… (a card's or a token's kind).

        In Vendetta: ally, alliance, ambition, bank, blood, clan, deck, deployed, diablerie, drained, feed, haven,
        influence, location, location_card, locations, pool, position, power, relic, round, teammate, tokens, victim,
        victims, step.… (`view["step"]`), variant.… (a variant's name).

        In Blood Orders: act, altar, assigned, bleeders, blood, catacombs, city, class, colour, day, deck, die, discard,
        elders, entrance, fear, fear_track, influence, known, location, locations, market, night_space, order, orders,
        plan, points, quarter, quarters, ritual, rituals, rituals_left, start, supply, symbols, token, tokens, torpor,
        unknown, victim, victims, victims_left; class.…, colour.… and quarter.… (by their names in a view).
        """
        assert key in self.voice.TERMS, f"no term {key!r}"
        return self.voice.TERMS[key]

    # ---- bots

    def bot_name(self, bot: str) -> str:
        """What a bot is called: "the thinker". Raises `Unreadable` where there is none of this name."""
        return self.said_of(bot, "name")

    def bot(self, bot: str) -> str:
        """How a bot plays this game, in a sentence. Raises `Unreadable` where there is none of this name."""
        return self.said_of(bot, self.game)

    def said_of(self, bot: str, what: str) -> str:
        said = BOTS[self.language].get(f"{bot}.{what}")
        if said is None:
            raise Unreadable("bot", bot)
        return self.voice.typeset(said)

    # ---- play

    def question(self, q: Question, names: Sequence[str], you: int | None = None) -> str:
        """What a seat is asked. Whoever does not sit there reads the name of the one who does before it."""
        prompt = self.voice.question(q, names)
        return self.voice.typeset(prompt if you == q.seat else self.voice.addressed(names[q.seat], prompt))

    def option(self, q: Question, option: str, names: Sequence[str]) -> str:
        """One of a question's options, as a phrase."""
        return self.voice.typeset(self.voice.option(q, option, names))

    def run(self, q: Question, answers: Sequence[str], names: Sequence[str]) -> str:
        """Several answers in a row, the first of them to this question, as a short list."""
        if len(answers) == 1:
            return self.option(q, answers[0], names)
        return self.voice.typeset(self.voice.run(q, answers, names))

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

    def rule(self, id: str, game: str = "") -> RuleText:
        """An entry of a game's ledger (this one's where none is named), or of what holds at every table. Raises
        `Unreadable` where there is none."""
        return texts.rule_text(self.language, id, game or self.game)


__all__ = ["RuleText", "Words", "words"]
