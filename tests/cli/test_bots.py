"""Bots in the terminal: who they are, what they weigh, and what the master would do."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import gloam as library
from gloam import bots
from gloam.bots.search import SearchBot
from gloam.core.question import Question
from gloam.core.table import Seat
from gloam.terminal import company
from gloam.words.languages import LANGUAGES
from tests.cli.terminal import Screen, gloam

WEIGHED = re.compile(
    r"▸ +(.+?) +(\d+) +(\d+)\s?%"
)  # the option that is taken, how often it was tried, how often it wins


@pytest.fixture(autouse=True)
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Games are saved where one stands; hints are quick."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(company, "ADVISER", "master@8")
    return tmp_path


def plain(screen: Screen) -> str:
    """What is on the screen, wherever its lines end."""
    return " ".join(screen.text.split())


# ---- who they are


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", library.games())
def test_the_bots_of_a_game_are_listed_with_name_and_sentence(game: str, language: str) -> None:
    screen = gloam("bots", game, "--lang", language, columns=200)
    words = library.words(language, game)
    text = plain(screen)
    for bot in bots.names(game):
        assert " ".join(f"{bot} {words.bot_name(bot)} {words.bot(bot)}".split()) in text
    assert [other for other in library.games() if other != game and library.game(other).title in text] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_without_a_game_the_bots_of_all_are_listed(language: str) -> None:
    screen = gloam("bots", "--lang", language, columns=80)
    for game in library.games():
        assert library.game(game).title.split()[-1] in screen.text
    for bot in bots.names():
        games = [game for game in library.games() if bot in bots.names(game)]
        assert screen.text.count(f" {bot} ") >= len(games), bot
    assert "search@200ms" in screen.text
    assert screen.width <= 80


def test_the_list_of_games_and_the_help_name_the_bots() -> None:
    assert ", ".join(bots.names()) in plain(gloam("games"))
    helped = re.sub(r"[\s│]+", " ", gloam("play", "--help").text)
    assert ", ".join(bots.names()) in helped


def test_of_one_game_only_those_who_play_it_are_said_to_take_a_budget() -> None:
    for game in library.games():
        told = plain(gloam("bots", game)).rpartition("They are: ")[2]
        assert told == ", ".join(bots.searching(game)) + "."
    assert "bluffer" not in bots.searching("rivals")
    assert {"bluffer", "schemer"} <= set(bots.searching())


def test_a_game_begins_with_what_everybody_is_called() -> None:
    screen = gloam("play", "vendetta", "--seats", "3", "--bots", "random,bold@8,search@8", columns=200)
    assert "Bianca (the firebrand, bold@8), Conrad (the scholar, search@8)" in screen.text
    french = gloam("play", "vendetta", "--seats", "3", "--bots", "beginner", "--lang", "fr", columns=200)
    assert "Bianca (le nouveau-né, beginner)" in french.text


@pytest.mark.parametrize(
    ("bot", "said"),
    [
        ("oracle", "no bot called “oracle”"),
        ("search@soon", "“soon” is no time to think. Write search@400"),
        ("master@", "“” is no time to think"),
        ("master@0", "“0” is no time to think"),
        (f"master@{'9' * 5000}", "is no time to think"),
        ("greedy@200ms", "greedy does not search, so it takes no budget (“greedy@200ms”)"),
    ],
)
def test_a_bot_that_there_is_not_is_told_with_what_would_be(bot: str, said: str) -> None:
    screen = gloam("play", "vendetta", "--bots", bot)
    assert screen.code == 2
    assert said in plain(screen)
    assert list(Path().iterdir()) == []


def test_a_character_of_another_game_is_refused_and_told_who_plays_this_one() -> None:
    for game, bot, named in (("rivals", "bluffer", "schemer"), ("vendetta", "schemer@8", "bluffer")):
        screen = gloam("play", game, "--bots", bot)
        assert screen.code == 2
        said = f"The bot {bot.partition('@')[0]} does not play {library.game(game).title}. These do: "
        assert said in plain(screen)
        assert named in plain(screen).partition(said)[2]
    assert list(Path().iterdir()) == []


# ---- what they weigh


def test_whoever_watches_reads_what_every_bot_weighs() -> None:
    screen = gloam(
        "play", "vendetta", "--seats", "3", "--watch", "--seed", "7", "--bots", "search@8,greedy,random", "--explain"
    )
    assert "The game is over" in screen.text
    assert "Adrian weighs" in screen.text
    assert "Bianca weighs" not in screen.text, "it does not search"
    found = WEIGHED.findall(screen.text)
    assert len(found) > 10
    assert all(0 < int(visits) <= 8 and 0 <= int(chance) <= 100 for _, visits, chance in found)
    assert re.search(r"and \d+ more", screen.text)
    assert screen.width <= 100


def test_what_bots_weigh_is_not_shown_unless_it_is_asked_for() -> None:
    screen = gloam("play", "vendetta", "--seats", "3", "--seed", "7", "--bots", "search@8", typed="1\n" * 4)
    assert "weigh" not in screen.text


def test_bots_that_do_not_search_have_nothing_to_explain() -> None:
    screen = gloam("play", "vendetta", "--seats", "3", "--watch", "--bots", "random", "--explain")
    assert "None of these bots searches" in plain(screen)
    assert WEIGHED.findall(screen.text) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_to_somebody_who_plays_thoughts_are_told_only_after_the_game(language: str) -> None:
    """And they are told then, moves and all: the same that were kept."""
    options = ("play", "vendetta", "--seats", "3", "--seed", "7", "--bots", "random,random,search@8", "--explain")
    kept, after = [LANGUAGES[language].terminal[f"thoughts.{key}"] for key in ("kept", "after")]
    weighs = LANGUAGES[language].terminal["thoughts.of"].format(name="Conrad")
    unfinished = gloam(*options, "--lang", language, typed="1\n" * 9, columns=200)
    assert kept in unfinished.text
    assert weighs not in unfinished.text
    whole = gloam(*options, "--lang", language, typed="1\n" * 200, columns=200)
    before, _, told = whole.text.partition(after)
    assert weighs not in before
    assert told.count(weighs) > 5
    assert LANGUAGES[language].terminal["play.over"] in told, "the result comes last"


def test_a_game_taken_up_again_goes_on_explaining() -> None:
    screen = gloam("play", "vendetta", "--seats", "3", "--seed", "7", "--bots", "search@8", "--explain", typed="1\n")
    assert "--bots search@8 --lang en --explain" in screen.text
    without = gloam("play", "vendetta", "--seats", "3", "--seed", "7", "--bots", "search@8", typed="1\n")
    assert "--explain" not in without.text


def test_a_whole_plan_is_thought_out_once_and_read_as_a_short_list(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []
    think = SearchBot.think

    def counted(bot: SearchBot, seat: Seat, question: Question) -> bots.Thought | None:
        asked.append(question.what)
        return think(bot, seat, question)

    monkeypatch.setattr(SearchBot, "think", counted)
    options = ("--seats", "2", "--seed", "7", "--bots", "random,search@8", "--save", "plan.gloam")
    gloam("play", "blood-orders", *options, typed="1\ndone\n")
    moves = library.journal(library.replay(Path("plan.gloam").read_text())).moves
    answers = [option for seat, option in moves if seat == 1 and option.split(" ")[0] in ("aim", "put", "done")]
    assert len(answers) > 3
    assert asked.count("AskPlan") == 1


# ---- a hint


@pytest.mark.parametrize(("language", "word"), [("en", "hint"), ("fr", "conseil"), ("fr", "hint")])
def test_a_hint_is_what_the_master_thinks_of_ones_own_options(language: str, word: str) -> None:
    options = ("play", "vendetta", "--seats", "3", "--seed", "7", "--bots", "random", "--lang", language)
    screen = gloam(*options, typed=f"1\n{word}\n", columns=200)
    weighs = LANGUAGES[language].terminal["thoughts.of"].format(name={"en": "The master", "fr": "Le maître"}[language])
    assert weighs in screen.text
    assert screen.text.count("> ") == 3, "the question is asked again"
    gloam(*options, "--save", "without.gloam", typed="1\n")
    assert Path("vendetta-7.gloam").read_text() == Path("without.gloam").read_text(), "nothing was answered"
    question = library.replay(Path("without.gloam").read_text()).seat(0).question()
    assert question is not None
    option, visits, _ = WEIGHED.findall(screen.text)[0]
    assert option in [library.words(language, "vendetta").option(question, one, "ABC") for one in question.options]
    assert int(visits) > 0


def test_a_hint_for_a_clan_says_that_there_is_nothing_to_weigh() -> None:
    screen = gloam("play", "vendetta", "--seats", "3", "--seed", "7", "--bots", "random", typed="hint\n", columns=200)
    assert LANGUAGES["en"].terminal["thoughts.of"].format(name="The master") not in screen.text
    settled = LANGUAGES["en"].terminal["thoughts.settled"].partition("{option}")[0].format(name="The master")
    assert settled in screen.text


def test_a_hint_for_a_plan_can_be_typed_as_it_stands() -> None:
    options = ("play", "blood-orders", "--seats", "2", "--seed", "7", "--bots", "random")
    screen = gloam(*options, typed="1\nhint\n", columns=300)
    line = next(line for line in screen.lines if "To do the same, type: " in line).partition("type: ")[2].strip()
    assert line.endswith("done")
    gloam(*options, "--save", "typed.gloam", typed=f"1\n{line}\n")
    journal = library.journal(library.replay(Path("typed.gloam").read_text()))
    moves = [option for seat, option in journal.moves if seat == 0]
    assert " ".join(moves[1:]).startswith(line)


def test_help_tells_of_hints() -> None:
    assert re.search(r"^ +hint +what the master thinks", gloam("play", "vendetta", typed="help\n").text, re.MULTILINE)


# ---- looking back


@pytest.fixture
def finished() -> Path:
    """A whole game of Blood Orders."""
    table = library.game("blood-orders").table(seats=2, seed=4)
    player = bots.make("random", 4)
    while not table.over:
        question = table.questions()[0]
        table.answer(question.seat, player.choose(table.seat(question.seat), question))
    Path("whole.gloam").write_text(library.journal(table).text())
    return Path("whole.gloam")


def line_of(path: Path, what: str) -> int:
    """The first line of a game on which this was decided."""
    journal = library.journal(library.replay(path.read_text()))
    for line, (seat, _) in enumerate(journal.moves, start=1):
        question = library.replay(journal, upto=line - 1).seat(seat).question()
        if question is not None and question.what == what:
            return line
    raise AssertionError(f"nobody was asked {what}")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_finished_game_is_explained_decision_by_decision(finished: Path, language: str) -> None:
    options = ("replay", str(finished), "--explain", "--bot", "search@8", "--lang", language)
    screen = gloam(*options, typed="\n\n\n\n")
    weighs = LANGUAGES[language].terminal["thoughts.of"].format(name={"en": "The scholar", "fr": "L'érudit"}[language])
    assert screen.text.count(weighs) == 2, "line 0 was no decision, and nobody thinks about the two colours"
    played = f"({LANGUAGES[language].terminal['thoughts.played']})"
    beside = LANGUAGES[language].terminal["thoughts.not-weighed"].format(option="").strip()
    assert screen.text.count(played) + screen.text.count(beside) == 2, "what was played is told each time"
    assert "weighs" not in gloam("replay", str(finished), typed="\n").text


def test_what_was_played_is_marked_or_told_apart(finished: Path) -> None:
    line = line_of(finished, "AskPlan")
    screen = gloam("replay", str(finished), "--explain", "--bot", "search@8", "--line", str(line))
    said = plain(screen)
    assert ("(played)" in said) != ("Played, but not weighed:" in said)


def test_a_game_that_is_not_over_is_not_explained(finished: Path) -> None:
    text = finished.read_text()
    finished.write_text("\n".join(text.splitlines()[:-3]) + "\n")
    screen = gloam("replay", str(finished), "--explain")
    assert screen.code == 2
    assert "not over yet" in plain(screen)
    assert "Line 0" not in screen.text


@pytest.mark.parametrize(("bot", "said"), [("greedy", "cannot say what it weighs"), ("oracle", "no bot called")])
def test_only_a_bot_that_searches_explains(finished: Path, bot: str, said: str) -> None:
    screen = gloam("replay", str(finished), "--explain", "--bot", bot)
    assert screen.code == 2
    assert said in plain(screen)


def test_ctrl_c_breaks_a_thought_off_and_the_replay_goes_on(finished: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(SearchBot, "think", interrupt)
    screen = gloam("replay", str(finished), "--explain", typed="\n\n")
    assert screen.code == 0
    assert screen.text.count("The thought was broken off.") == 2


def test_ctrl_c_while_a_bot_thinks_saves_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(SearchBot, "think", interrupt)
    screen = gloam("play", "vendetta", "--seed", "7", "--watch", "--bots", "search", "--explain")
    assert screen.code == 0
    assert Path("vendetta-7.gloam").exists()
    assert "gloam play vendetta --load vendetta-7.gloam" in screen.text
