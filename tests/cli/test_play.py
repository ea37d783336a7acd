"""A game in the terminal: what is typed, what is shown, and how nothing is lost."""

from __future__ import annotations

import shlex
from pathlib import Path

import pytest

import gloam as library
from tests.cli.terminal import Screen, gloam

PLAY = ("play", "vendetta", "--seed", "7")


@pytest.fixture(autouse=True)
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Games are saved where one stands."""
    monkeypatch.chdir(tmp_path)
    return tmp_path


def play(*typed: str, options: tuple[str, ...] = (), columns: int = 100) -> Screen:
    return gloam(*PLAY, *options, typed="\n".join(typed) + "\n", columns=columns)


def saved(path: Path) -> library.Journal:
    return library.journal(library.replay(path.read_text()))


# ---- a whole game


@pytest.mark.parametrize("columns", [80, 100])
@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_whole_game_is_played_by_numbers_and_fits_the_terminal(columns: int, language: str) -> None:
    options = ("--lang", language, "--variants", "relics,location-cards", "--seats", "5")
    screen = play(*["1"] * 200, options=options, columns=columns)
    assert screen.code == 0
    assert library.words(language, "vendetta").place("haven") in screen.text
    assert {"en": "The game is over", "fr": "La partie est finie"}[language] in screen.text
    assert screen.width <= columns
    assert "…" not in screen.text
    assert list(Path().iterdir()) == []


@pytest.mark.parametrize("language", ["en", "fr"])
def test_without_a_game_all_of_them_are_offered_with_what_to_type(language: str) -> None:
    screen = gloam("play", "--lang", language, columns=80)
    assert screen.code == 0
    assert [line for line in screen.lines if line.startswith("  gloam play")] == [
        f"  gloam play {name}" for name in library.games()
    ]
    assert "Blood Orders" in screen.text
    assert screen.width <= 80
    assert list(Path().iterdir()) == [], "nothing was begun"


def test_a_game_is_all_that_must_be_said_to_begin_and_its_seed_is_shown() -> None:
    screen = gloam("play", "vendetta")
    assert screen.code == 0
    assert "4 players, seed " in screen.text
    assert "Bianca (the thinker, greedy)" in screen.text


@pytest.mark.parametrize("options", [("--you", "0"), ("--watch",)])
def test_watching_shows_a_whole_game_of_bots_and_asks_nothing(options: tuple[str, ...]) -> None:
    screen = gloam(*PLAY, *options, "--bots", "random")
    assert screen.code == 0
    assert "The game is over" in screen.text
    assert "> " not in screen.text


def test_somebody_out_of_the_game_watches_the_end_of_it() -> None:
    seats = [{"alliance": ["AL10", "VI"], "tokens_up": 2, "hand": ["BR08"], "clan": "brujah"}, {}, {}]
    Path("last.json").write_text(library_json({"game": "vendetta", "phase": "planning", "round": 3, "seats": seats}))
    screen = gloam("position", "last.json", "--play", typed="drain AL10\n")
    assert "You are out of the game" in screen.text
    assert "The game is over" in screen.text


def library_json(data: dict[str, object]) -> str:
    import json

    return json.dumps(data)


# ---- what is typed


LONG = "9" * 5000
STRANGE = [
    "²",
    "-²",
    LONG,
    f"-{LONG}",
    f"? {LONG}",
    "? ²",
    f"? #{LONG}",
    "? #²",
    f"play BR0{LONG}",
    "hint 3",
    "quit now",
    "undo 2",
]


@pytest.mark.parametrize("typed", ["99", "0", "-1", "nonsense", "play", "play XX99", "2 2", "¿", *STRANGE])
def test_wrong_input_gets_a_sentence_and_changes_nothing(typed: str) -> None:
    play("1", "1", options=("--save", "right.gloam"))
    screen = play("1", "1", typed, options=("--save", "wrong.gloam"))
    assert screen.code == 0
    assert Path("wrong.gloam").read_text() == Path("right.gloam").read_text()
    assert screen.text.count("> ") == 4


@pytest.mark.parametrize(
    ("lang", "typed", "said"),
    [
        ("en", "hint 3", "Type hint by itself: nothing comes after it."),
        ("fr", "conseil 3", "Tapez conseil tout"),
    ],
)
def test_a_command_that_takes_nothing_says_so(lang: str, typed: str, said: str) -> None:
    assert said in " ".join(play("1", typed, options=("--lang", lang)).text.split())


@pytest.mark.parametrize("name", [".", "..", "/", "nowhere/here.gloam", "a\0b", "x" * 5000])
def test_a_place_that_is_none_is_said_and_the_game_goes_on(name: str) -> None:
    for command in ("save", "load"):
        screen = play("1", f"{command} {name}", "nonsense", options=("--save", "here.gloam"))
        assert screen.code == 0
        said = " ".join(screen.text.split())
        assert ("cannot be written" if command == "save" else "cannot be read") in said or "no file called" in said
        assert "is no option and no command" in said


def test_a_refusal_says_why_and_then_shows_its_rule() -> None:
    refused = play("1", "1", "end").text
    assert "You must play a card on your turn" in refused
    assert "Type ? for the rule behind it." in refused
    assert "plan.must-play" not in refused, "its id is for programs"
    explained = " ".join(play("1", "1", "end", "?", columns=1000).text.split())
    assert library.words("en", "vendetta").rule("plan.must-play").text in explained


def test_options_may_be_typed_several_at_once_with_names_and_capitals_as_they_come() -> None:
    play("1", "1", "Play HUNT at 2 Down blood 1 end", options=("--save", "typed.gloam"))
    moves = [move for seat, move in saved(Path("typed.gloam")).moves if seat == 0]
    assert moves[2].startswith("play ")
    assert moves[2].endswith("09")
    assert moves[3:6] == ["at 2 down", "blood 1", "end"]


def test_a_question_mark_tells_the_rule_behind_the_question_the_option_and_a_line_of_the_log() -> None:
    words = library.words("en", "vendetta")
    assert words.rule("setup.clan-pick-order").text in " ".join(play("?", columns=1000).text.split())
    option = " ".join(play("1", "1", "? 1", columns=1000).text.split())
    assert words.rule("plan.must-play").text in option
    assert "Ruling" in option or words.provenance("BR04") in option or "card data" in option
    assert words.rule("setup.first-player").text in " ".join(play("? #1", columns=1000).text.split())
    assert "lines 1 to" in play("? #9999").text
    assert "options 1 to" in play("? 9999").text


def test_cards_rules_the_log_the_table_and_help_can_be_asked_for_at_any_time() -> None:
    assert "BR04" in play("card fist of caine").text
    assert "no card called" in play("card werewolf").text
    assert "withdraw.secret" in play("rule withdraw.secret").text
    assert "no rule called" in play("rule werewolf").text
    assert "undo" in play("help").text
    assert play("1", "1", "table").text.count("Prince's Haven") > play("1", "1").text.count("Prince's Haven")
    assert len(play("1", "1", "log all").lines) > len(play("1", "1", "log").lines)
    assert len(play("1", "1", "log 3").lines) == len(play("1", "1", "log 1").lines) + 2
    assert play("1", "1", f"log {LONG}").text == play("1", "1", "log").text
    assert "aide" in play("aide", options=("--lang", "fr")).text


# ---- taking back


def test_undo_takes_back_one_s_own_last_answer() -> None:
    play("1", "1", "1", "at 2 down", "undo", "at 1 down", options=("--save", "back.gloam"))
    moves = [move for seat, move in saved(Path("back.gloam")).moves if seat == 0]
    assert moves[3:] == ["at 1 down"]


def test_undo_is_refused_where_something_came_to_light_or_others_moved() -> None:
    assert "nothing to take back" in play("undo").text
    assert "nothing to take back" in play("1", "1", "undo").text
    assert "nothing to take back" in play("1", "1", "1", "at 2 up", "undo").text


# ---- nothing is lost


def test_the_end_of_the_input_saves_the_game_and_prints_the_command_that_takes_it_up_again() -> None:
    screen = play("1", "1", options=("--bots", "random", "--you", "2"))
    assert screen.code == 0
    command = shlex.split(next(line for line in screen.lines if "gloam play" in line))
    file = Path(command[command.index("--load") + 1])
    before = saved(file).moves
    again = gloam(*command[1:], typed="1\n")
    assert again.code == 0
    assert f"after {len(before)} moves" in again.text
    after = saved(file).moves
    assert after[: len(before)] == before
    assert len(after) > len(before)


def test_a_game_taken_up_again_goes_on_as_if_it_had_never_been_left() -> None:
    play(*["1"] * 12, options=("--save", "at-once.gloam"))
    play(*["1"] * 5, options=("--save", "halves.gloam"))
    gloam("play", "vendetta", "--load", "halves.gloam", typed="1\n" * 7)
    assert Path("halves.gloam").read_text() == Path("at-once.gloam").read_text()


def test_ctrl_c_saves_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(prompt: str = "") -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("builtins.input", interrupt)
    screen = gloam(*PLAY)
    assert screen.code == 0
    assert "gloam play vendetta --load vendetta-7.gloam" in screen.text
    assert Path("vendetta-7.gloam").exists()


def test_an_interrupted_game_never_overwrites_another_one() -> None:
    Path("vendetta-7.gloam").write_text("something dear\n")
    screen = play("1")
    assert "vendetta-7-2.gloam" in screen.text
    assert Path("vendetta-7.gloam").read_text() == "something dear\n"


def test_a_place_that_cannot_be_written_is_no_reason_to_lose_the_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tempfile.gettempdir", lambda: str(tmp_path))
    screen = play("1", options=("--save", "no/such/folder/game.gloam"))
    assert screen.code == 0
    assert (tmp_path / "game.gloam").exists()
    assert "gloam play vendetta --load" in screen.text


def test_a_game_is_saved_and_loaded_by_command() -> None:
    screen = play("1", "save mine.gloam", "1", "load mine.gloam", "load nowhere", "save", "load", "quit")
    assert "Saved in mine.gloam" in screen.text
    assert "mine.gloam is on the table" in screen.text
    assert "no file called nowhere" in screen.text
    mine = saved(Path("mine.gloam")).moves
    assert saved(Path("vendetta-7.gloam")).moves[: len(mine)] == mine


def test_a_position_is_saved_where_the_name_says_so_and_can_be_played_on() -> None:
    play("1", "1", "save here.json")
    assert gloam("position", "here.json").code == 0
    assert "The game is over" in gloam("position", "here.json", "--play", typed="1\n" * 200).text
