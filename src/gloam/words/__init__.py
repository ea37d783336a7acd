"""The only room with sentences: everything a person reads, in their language, made from what the games say as data."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from typing import Final

from gloam.core.event import Fact
from gloam.core.given import check_text
from gloam.core.question import Question
from gloam.core.refusal import Refused, Rejected, Unreadable
from gloam.core.table import Result
from gloam.words import texts
from gloam.words.games import GAMES
from gloam.words.languages import LANGUAGES
from gloam.words.texts import RuleText
from gloam.words.voice import Voice


def words(language: str = "en", game: str = "") -> Words:
    """The words of this language, "en" or "fr", for this game; without a game, those that all games share. Raises
    `Unreadable` for any other."""
    check_text(language, "language")
    check_text(game, "game")
    if language not in LANGUAGES:
        raise Unreadable("language", language)
    if game and game not in GAMES:
        raise Unreadable("game", game)
    return made(language, game)


@cache
def made(language: str, game: str) -> Words:
    return Words(language, game)


@lru_cache(maxsize=texts.KEPT)
def card_text(language: str, card: str) -> str:
    words = made(language, "")
    return words.typeset(words.reader(card).text(card))


class Words:
    """Reads a game aloud in one language. `names` are what the players are called, by seat; `you` is the reader's own
    seat, None for somebody who only watches. Cards are those of any game: their ids tell them apart. Where there is no
    game, so do those of rules; but what only a game can say (a question, an event, a place) raises `Unreadable`."""

    def __init__(self, language: str, game: str) -> None:
        self.language: Final = language
        self.game: Final = game
        self.common: Final = LANGUAGES[language]

    @property
    def voice(self) -> Voice:
        """Whoever speaks of this game. Raises `Unreadable` where there is none."""
        return voice_of(self.language, self.game)

    def typeset(self, text: str) -> str:
        """With the spaces that this language sets."""
        return self.common.typeset(text)

    # ---- cards

    def card_name(self, card: str) -> str:
        return texts.card_name(self.language, card)

    def card_line(self, card: str) -> str:
        """A card's facts in one line: "Preparation · Power 3"."""
        return self.typeset(self.reader(card).line(card))

    def card(self, card: str) -> str:
        """A card's rules text, made from its effects; '' for a card that has none."""
        return card_text(self.language, card)

    def rulings(self, card: str) -> list[str]:
        """How the card plays where its text leaves a question."""
        return [self.typeset(ruling) for ruling in texts.card_rulings(self.language, card)]

    def provenance(self, card: str) -> str:
        """Where we have the card from."""
        return self.typeset(self.reader(card).provenance(card))

    def reader(self, card: str) -> Voice:
        """Whoever speaks of the game that has this card. Raises `Unreadable` where none has."""
        game = texts.game_of(card)
        if not game:
            raise Unreadable("card", card)
        return voice_of(self.language, game)

    # ---- nouns

    def clan(self, clan: str) -> str:
        return self.voice.terms.get(f"clan.{clan}", clan)

    def deck(self, name: str) -> str:
        """One of the decks that are ready to be played."""
        return self.voice.terms.get(f"list.{name}", name)

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
        victims, step.… (`view["step"]`), clan.…, variant.… (by their names in a setup).

        In Blood Orders: act, altar, assigned, bleeders, blood, catacombs, city, class, colour, day, deck, die, discard,
        elders, entrance, fear, fear_track, influence, known, location, locations, market, night_space, order, orders,
        plan, points, quarter, quarters, ritual, rituals, rituals_left, start, supply, symbols, token, tokens, torpor,
        unknown, victim, victims, victims_left; class.…, colour.… and quarter.… (by their names in a view).

        In Rivals: action, actions, agenda, attachments, attack, blood, burned, city, clan, conspiracy, coterie, deck,
        discard, discipline, exhausted, faction, haven, influence, intel, leader, library, mortals, party, potency,
        prestige, ready, rival, secrecy, shield, street, supply, torpor, wounded; attribute.…, clan.…, deck.…,
        discipline.…, field.… (by which one looks for cards), keyword.…, list.… (a ready deck), set.…, side.… (of a
        vote), step.…, type.… (of an attack), variant.… and zone.… (by their names in a view).
        """
        assert key in self.terms, f"no term {key!r}"
        return self.terms[key]

    @property
    def terms(self) -> Mapping[str, str]:
        """All those nouns: the game's, or what every game needs where there is none."""
        return self.voice.terms if self.game else self.common.terms

    # ---- bots

    def bot_name(self, bot: str) -> str:
        """What a bot is called: "the thinker". Raises `Unreadable` where there is none of this name."""
        return self.said_of(bot, self.common.bots)

    def bot(self, bot: str) -> str:
        """How a bot plays this game, in a sentence. Raises `Unreadable` where there is none of this name."""
        return self.said_of(bot, self.voice.bots)

    def said_of(self, bot: str, sentences: Mapping[str, str]) -> str:
        if bot not in sentences:
            raise Unreadable("bot", bot)
        return self.typeset(sentences[bot])

    # ---- play

    def question(self, q: Question, names: Sequence[str], you: int | None = None) -> str:
        """What a seat is asked. Whoever does not sit there reads the name of the one who does before it."""
        prompt = self.voice.question(q, names)
        return self.typeset(prompt if you == q.seat else self.common.addressed(names[q.seat], prompt))

    def option(self, q: Question, option: str, names: Sequence[str]) -> str:
        """One of a question's options, as a phrase."""
        return self.typeset(self.voice.option(q, option, names))

    def run(self, q: Question, answers: Sequence[str], names: Sequence[str]) -> str:
        """Several answers in a row, the first of them to this question, as a short list."""
        if len(answers) == 1:
            return self.option(q, answers[0], names)
        return self.typeset(self.voice.run(q, answers, names))

    def event(self, e: Mapping[str, Fact], names: Sequence[str], you: int | None = None) -> str:
        """One line of the log. What the reader may not know (None) is passed over."""
        return self.typeset(self.voice.event(e, names, you))

    def refusal(self, no: Rejected, names: Sequence[str]) -> str:
        """Why something could not be done, with the numbers of the case."""
        if isinstance(no, Unreadable):
            return self.typeset(self.common.unreadable(no.what, no.text, no.where))
        assert isinstance(no, Refused), f"no words for {no!r}"
        game = self.game or texts.game_with(no.rule)
        own = voice_of(self.language, game).refusal(no.rule, no.facts, names) if game else ""
        said = own or self.common.refusal(no.rule, no.facts, names)
        return self.typeset(said) if said else self.rule(no.rule).text

    def result(self, result: Result, names: Sequence[str]) -> list[str]:
        """How the game ended: who won, what decided a tie, and everyone's place and score by its parts."""
        return [self.typeset(line) for line in self.voice.result(result, names)]

    # ---- rules

    def rule(self, id: str, game: str = "") -> RuleText:
        """An entry of a game's ledger (this one's where none is named), or of what holds at every table; without any
        game, of the first ledger that has it. Raises `Unreadable` where there is none."""
        return texts.rule_text(self.language, id, game or self.game)


def voice_of(language: str, game: str) -> Voice:
    if game not in GAMES:
        raise Unreadable("game", game)
    return GAMES[game].voices[language]


__all__ = ["RuleText", "Words", "words"]
