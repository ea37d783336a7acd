"""Blood Orders in the terminal: played, looked up, stepped through, simulated."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import gloam as library
from gloam.lab import match, simulate
from tests.cli.terminal import Screen, gloam

PLAY = ("play", "blood-orders", "--seed", "7", "--seats", "3")


@pytest.fixture(autouse=True)
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Games are saved where one stands."""
    monkeypatch.chdir(tmp_path)
    return tmp_path


def play(*typed: str, options: tuple[str, ...] = (), columns: int = 100) -> Screen:
    return gloam(*PLAY, *options, typed="\n".join(typed) + "\n", columns=columns)


def moves(path: str) -> list[str]:
    """What seat A answered."""
    journal = library.journal(library.replay(Path(path).read_text()))
    return [move for seat, move in journal.moves if seat == 0]


# ---- playing


@pytest.mark.parametrize("columns", [80, 100])
@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_whole_game_is_played_by_numbers_and_fits_the_terminal(columns: int, language: str) -> None:
    screen = play(*["1"] * 400, options=("--lang", language), columns=columns)
    assert screen.code == 0
    assert {"en": "The game is over", "fr": "La partie est finie"}[language] in screen.text
    assert screen.width <= columns
    assert "…" not in screen.text
    assert list(Path().iterdir()) == []


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_whole_plan_may_be_typed_in_one_line_with_names_as_they_come(language: str) -> None:
    bleeder = library.words(language, "blood-orders").card_name("BLEEDER")
    line = f"aim dawn north put {bleeder} dawn Put BLEEDER dawn aim NIGHT south put elder night done"
    play("red", line, options=("--save", "typed.gloam", "--lang", language))
    expected = ["aim dawn north", "put BLEEDER dawn", "put BLEEDER dawn", "aim night south", "put ELDER night", "done"]
    assert moves("typed.gloam")[1:7] == expected


def test_a_card_s_article_may_be_left_out() -> None:
    game = {"game": "blood-orders", "day": 2, "phase": "planning", "seats": [{"hand": ["V103", "ELDER"]}, {}, {}]}
    Path("here.json").write_text(json.dumps(game))
    typed = "aim night north put butcher night\nsave after.json\n"
    gloam("position", "here.json", "--play", typed=typed)
    assert json.loads(Path("after.json").read_text())["seats"][0]["orders"]["night"]["cards"] == ["V103"]


def test_the_plan_so_far_is_shown_after_every_answer_and_the_city_only_once() -> None:
    text = play("red", "aim dawn north", "put BLEEDER dawn").text
    assert "1 against" in text
    assert text.count("Fear track") == 1
    assert play("red", "aim dawn north", "table").text.count("Fear track") == 2


def test_options_of_a_plan_stand_in_rows_under_their_own_numbers() -> None:
    screen = play("red", "aim dawn north")
    rows = [line.split()[0] for line in screen.lines if "towards (die)" in line]
    assert rows == ["Dawn", "Dusk", "Night"] * 2
    play("red", "aim dawn north", options=("--save", "here.gloam"))
    question = library.replay(Path("here.gloam").read_text()).seat(0).question()
    assert question is not None
    number = question.options.index("put BLEEDER dawn") + 1
    assert f"{number}.\N{NO-BREAK SPACE}Bleeder\N{NO-BREAK SPACE}1" in screen.text
    play("red", "aim dawn north", str(number), options=("--save", "after.gloam"))
    assert moves("after.gloam")[-1] == "put BLEEDER dawn"


def test_what_one_does_on_one_s_own_turn_does_not_draw_the_city_again() -> None:
    before, after = play("red", "done").text, play("red", "done", "scavenge 3").text
    assert after.count("Fear track") == before.count("Fear track")
    assert "Your turn: place an Order token." in after.rpartition("and now have 3 fear")[2]


def test_scavenging_is_one_line_and_any_amount_can_be_typed() -> None:
    screen = play("red", "done", "scavenge 3", options=("--save", "blood.gloam"))
    assert "Scavenge 1 to 25 blood" in screen.text
    assert "scavenge 3" in moves("blood.gloam")


def test_a_refusal_says_why_and_then_shows_its_rule() -> None:
    screen = play("red", "put BLEEDER dawn", "?", columns=1000)
    assert "planning.cards-need-token" in screen.text
    assert library.words("en", "blood-orders").rule("planning.cards-need-token").text in " ".join(screen.text.split())


def test_planning_can_be_taken_back_until_it_is_done() -> None:
    play("red", "aim dawn north", "put BLEEDER dawn", "undo", options=("--save", "back.gloam"))
    assert moves("back.gloam")[1:] == ["aim dawn north"]


def test_help_gives_an_example_of_this_game() -> None:
    assert "aim dawn north" in play("help").text
    assert "play Hunt" not in play("help").text


def test_watching_shows_a_whole_game_of_bots() -> None:
    screen = gloam(*PLAY, "--watch", "--bots", "random")
    assert "The game is over" in screen.text
    assert "> " not in screen.text


# ---- looking up


def test_cards_are_listed_and_shown_with_facts_text_and_provenance() -> None:
    listed = gloam("cards", "blood-orders").text
    assert all(card in listed for card in library.game("blood-orders").card_ids())
    words = library.words("en", "blood-orders")
    shown = " ".join(gloam("card", "Gang Leader", columns=1000).text.split())
    for part in ("The Gang Leader", "V101", words.card_line("V101"), words.card("V101"), words.provenance("V101")):
        assert part in shown
    assert "V103" in gloam("card", "Le Boucher", "--lang", "fr").text


def test_rules_are_found_by_words_and_printed_whole_by_id() -> None:
    assert "scavenge.rate" in gloam("rules", "blood-orders", "scavenge").text
    entry = library.game("blood-orders").ledger()["scavenge.rate"]
    whole = " ".join(gloam("rules", "blood-orders", "scavenge.rate", columns=1000).text.split())
    assert entry.text in whole
    assert entry.check in whole


@pytest.mark.parametrize("columns", [80, 100])
@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("command", [["cards", "blood-orders"], ["rules", "blood-orders"], ["card", "Elder"]])
def test_nothing_is_wider_than_the_terminal(command: list[str], language: str, columns: int) -> None:
    assert gloam(*command, "--lang", language, columns=columns).width <= columns


# ---- saved games and positions


def test_a_saved_game_is_stepped_through_from_any_seat() -> None:
    play(*["1"] * 30, options=("--save", "game.gloam"))
    screen = gloam("replay", "game.gloam", typed="goto 12\nseat A\nseat none\nlog\nquit\n")
    assert "seen from A" in screen.text
    assert "Your hand" in screen.text
    assert "Your hand" not in gloam("replay", "game.gloam", "--line", "12").text


def test_a_position_is_checked_and_shown_with_its_question() -> None:
    game = {"game": "blood-orders", "day": 2, "phase": "planning", "seats": [{"hand": ["V103"]}, {}, {}]}
    Path("here.json").write_text(json.dumps(game))
    screen = gloam("position", "here.json", "--seat", "A")
    assert screen.code == 0
    assert "possible position of Blood Orders" in " ".join(screen.text.split())
    assert "Plan your orders" in screen.text
    game["seats"] = [{"blod": 3}, {}, {}]
    Path("here.json").write_text(json.dumps(game))
    wrong = gloam("position", "here.json")
    assert wrong.code == 2
    assert "seats.0.blod" in wrong.text


def test_too_many_players_are_refused_in_one_sentence() -> None:
    screen = gloam("play", "blood-orders", "--seats", "5")
    assert screen.code == 2
    assert "2–4" in screen.text
    assert len(screen.lines) == 1


# ---- simulation


PLAN = simulate.Rotation("blood-orders", 3, (), ("random", "random", "random"), seed=3, games=6)


def test_what_is_counted_is_what_the_log_says() -> None:
    game = match.play(PLAN.match(2))
    table = library.game("blood-orders").table(seats=3, seed=game.seed)
    assert sum([player.happened["rituals"] for player in game.players]) == sum(
        [count.taken for card, count in game.cards.items() if card.startswith("R")]
    )
    assert sum([player.happened["victims"] for player in game.players]) == sum(
        [count.taken for card, count in game.cards.items() if card.startswith("V")]
    )
    assert sum([count.dealt for card, count in game.cards.items() if card.startswith("L")]) == 9
    for player in game.players:
        assert ("first-ritual" in player.happened) == (player.happened["rituals"] > 0)
        assert player.happened["contests"] >= player.happened["contests-won"]
        assert player.scores["total"] == sum([part for name, part in player.scores.items() if name != "total"])
    assert table.seats == 3


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_command_prints_what_a_designer_wants_and_writes_the_figures(language: str) -> None:
    arguments = ["simulate", "blood-orders", "--games", "4", "--seats", "2", "--bots", "greedy", "--lang", language]
    screen = gloam(*arguments, "--json", "figures.json", columns=80)
    assert screen.code == 0
    assert screen.width <= 80
    assert "…" not in screen.text
    figures = json.loads(Path("figures.json").read_text())
    assert {"contests", "rituals", "first-ritual", "final-fear"} <= set(figures["happenings"]["greedy"])
    assert set(figures["wins"]) == {"bot", "seat", "turn"}
    assert sum([share["wins"] for share in figures["wins"]["seat"]]) >= 4
    assert len(figures["cards"]) > 60
    for card, count in figures["cards"].items():
        assert library.words(language, "blood-orders").card_name(card) in screen.text
        assert count["taken"] <= count["dealt"]
