"""Prompts, options, log lines and refusals of Rivals, over random games and one by one."""

from __future__ import annotations

import re
from typing import Final

import pytest

from gloam.core.event import Fact
from gloam.core.question import Question
from gloam.core.refusal import Refused, Rejected
from gloam.core.result import Result
from gloam.core.step import Ask
from gloam.core.table import Table
from gloam.rivals.catalogue import ATTACK_TYPES, CLANS, DISCIPLINES, KINDS
from gloam.rivals.game import RIVALS as GAME
from gloam.rivals.pieces import ZONES
from gloam.rivals.variants import VARIANTS
from gloam.words import Words
from gloam.words.games import GAMES
from gloam.words.languages import LANGUAGES
from gloam.words.rivals.game import RIVALS as SPOKEN
from tests.words.rivals.sample import RIVALS, tables
from tests.words.sample import NAMES, told
from tests.words.sources import first_texts, refusals
from tests.words.test_play import Heard

IDS: Final = frozenset(SPOKEN.cards)
EVENTS: Final = first_texts("tell", "rivals")
REFUSALS: Final = [(rule, facts) for rule, facts in refusals("rivals") if rule in GAME.ledger()]
HYDRA: Final = ("17 core-hydra", "18 core-vagrant", "19 core-vagrant")


@pytest.fixture(autouse=True)
def spoken(monkeypatch: pytest.MonkeyPatch) -> None:
    """Rivals among the games that can be spoken of."""
    monkeypatch.setitem(GAMES, "rivals", SPOKEN)


def both() -> tuple[Words, Words]:
    return Words("en", "rivals"), Words("fr", "rivals")


def asked(what: str, *options: str, **facts: Fact) -> Question:
    return Question(0, 1, what, "window.principle", options, {"names": HYDRA, **facts})


def check(english: str, french: str, of: object) -> None:
    assert english != french, of
    for text in (english, french):
        assert text, of
        assert IDS.isdisjoint(re.findall(r"[\w-]+", text)), text
        assert not re.search(r"None|  |[{}\[\]|]", text), text


# ---- all of them


def test_whatever_comes_up_in_random_games_reads_well_in_both_languages() -> None:
    heard = Heard("rivals")
    for table, rng, move in tables(10):
        heard.play(table, rng, move)
        assert table.result is not None
        for words in both():
            assert len(words.result(table.result, NAMES)) >= 1 + table.seats
    for said, dit in heard.phrases.values():
        check(said, dit, said)
    assert len(heard.questions) > 30
    assert len(heard.events) > 50


@pytest.mark.parametrize("what", sorted({kind.__name__ for kind in RIVALS.steps if issubclass(kind, Ask)}))
def test_every_question_the_game_can_ask_has_words(what: str) -> None:
    q = Question(0, 1, what, "window.principle", ("yes", "no"), RIVALS.asked)
    english, french = both()
    check(english.question(q, NAMES, 0), french.question(q, NAMES, 0), q)


@pytest.mark.parametrize("what", EVENTS)
def test_every_event_the_game_can_tell_has_words(what: str) -> None:
    english, french = both()
    for seat in (0, -1):
        event = {**RIVALS.happened, "what": what, "seat": seat}
        for you in (None, 0, 1):
            check(english.event(event, NAMES, you), french.event(event, NAMES, you), event)


@pytest.mark.parametrize(("rule", "facts"), REFUSALS)
def test_every_rule_the_code_refuses_by_says_why(rule: str, facts: tuple[str, ...]) -> None:
    case = {name: RIVALS.refused[name] for name in facts}
    english, french = [SPOKEN.voices[language].refusal(rule, case, NAMES) for language in LANGUAGES]
    assert english, f"only the rule itself speaks for {rule}"
    check(english, french, rule)


def test_whatever_is_refused_at_random_tables_is_said_in_both_languages() -> None:
    english, french = both()
    heard = set()
    for table, rng, play_on in tables(6, 500):
        while not table.over:
            play_on(table, rng)
            for move in rng.sample(RIVALS.moves, 3):
                no = rejected(table.clone(), rng.randrange(table.seats), move)
                if no is not None:
                    assert english.refusal(no, NAMES) != french.refusal(no, NAMES), no
                if isinstance(no, Refused) and not no.rule.startswith("table."):
                    assert SPOKEN.voices["en"].refusal(no.rule, no.facts, NAMES), no
                    heard.add(no.rule)
    assert len(heard) > 7, heard


def rejected(table: Table, seat: int, move: str) -> Rejected | None:
    try:
        table.answer(seat, move)
    except Rejected as no:
        return no
    return None


# ---- one by one


def test_a_card_in_play_is_called_by_its_name_and_by_its_number_where_there_are_two() -> None:
    english, french = both()
    q = asked("AskTarget", "target 17", "target 18", "target 19", card="17")
    assert [english.option(q, option, NAMES) for option in q.options] == [
        "Attack Hydra",
        "Attack Vagrant (no. 18)",
        "Attack Vagrant (no. 19)",
    ]
    assert french.option(q, "target 19", NAMES) == "Attaquer «\u202fClochard\u202f» (n° 19)"
    assert english.option(q, "target 23", NAMES) == "Attack the face-down card no. 23"


def test_options_say_who_and_how_much() -> None:
    english, french = both()
    menu = asked("AskAction", "end")
    assert english.option(menu, "show 17 B", NAMES) == "Show Hydra to Boris"
    assert french.option(menu, "ask 17 C", NAMES) == "Demander à Carla du Prestige pour Hydra"
    assert english.option(menu, "use 17 2", NAMES) == "Use Hydra (ability 2)"
    assert english.option(menu, "order hold", NAMES).startswith("From now on, keep your Agenda")
    assert english.option(asked("AskDeclare", "yes"), "hide 3", NAMES) == "Hide 3 Prestige in your hand"
    assert english.option(asked("AskRedirect", "send 2 B"), "send 2 B", NAMES) == "Send 2 to Boris"
    assert french.option(asked("AskHaven", "haven A"), "haven B", NAMES) == "Le Refuge de Boris"
    assert french.option(asked("AskHaven", "haven A"), "haven A", NAMES) == "Votre Refuge"
    assert english.option(asked("AskHaven", "haven A"), "haven A", NAMES) == "Your Haven"
    regroup = asked("DraftRegroup", "done")
    assert english.option(regroup, "put 17 with 18", NAMES) == "Hydra joins Vagrant (no. 18)"
    assert french.option(regroup, "leave 17 alone", NAMES) == "Finalement, Hydra ne reste pas sans compagnie"
    run = english.run(asked("AskBlock", "let"), ("block 17", "let"), NAMES)
    assert run == "Block with Hydra; Let it through"


def test_a_choice_of_a_card_is_read_from_its_data() -> None:
    english, french = both()
    q = asked("AskWhich", "choose 1", "choose 2", card="core-a-biting-comment")
    assert english.option(q, "choose 2", NAMES) == "Steal 1 Prestige from the foe"
    assert french.option(q, "choose 2", NAMES) == "Voler 1 Prestige à l'adversaire"


def test_questions_tell_what_is_at_stake() -> None:
    english, french = both()
    block = asked("AskBlock", "let", card="17", by="18", type="social")
    assert english.question(block, NAMES, 0) == "Vagrant (no. 18) makes a Social attack on Hydra. Do you block?"
    alone = asked("DraftAttack", "go", card="17", chosen=())
    assert english.question(alone, NAMES, 0) == "Hydra attacks alone. Does that hold?"
    both_of_them = asked("AskAnswer", "no", "use 17", cards=("core-hydra",), deed="start")
    assert english.question(both_of_them, NAMES, 0) == "Do you use Hydra now?"
    declare = asked("AskDeclare", "yes", "back", card="core-greed", influence=4)
    assert french.question(declare, NAMES, 0).endswith(
        "vous montrez 4 Influence jusqu'ici. Que mettez-vous d'autre ?".replace(" ?", "\u202f?")
    )
    window = asked("AskWindow", "pass", window="antagonists")
    assert english.question(window, NAMES, 0).startswith("The Antagonists are coming.")


def test_what_is_kept_in_torpor_is_asked_without_a_he_or_a_she() -> None:
    question = asked("AskKeepsake", "none", card="dar-angela")
    assert both()[1].question(question, NAMES, 0).endswith("quelle carte attachée garder\N{NARROW NO-BREAK SPACE}?")


def test_what_is_hidden_is_told_only_to_those_who_may_know() -> None:
    english, french = both()
    hidden, known = told("drew", deck="library", card=None), told("drew", deck="library", card="core-greed")
    assert english.event(hidden, NAMES) == "Anna draws a card from the Library."
    assert english.event(known, NAMES, 0) == "You draw Greed from the Library."
    laid = told("conspiracy", handle="21", by="17", card=None, names=HYDRA)
    assert french.event(laid, NAMES) == "Anna pose une carte face cachée avec Hydra (n° 21)."


def test_events_are_told_as_their_reader_reads_them() -> None:
    english, french = both()
    stolen = told("prestige-stolen", amount=2, **{"from": 1})
    assert english.event(stolen, NAMES, 0) == "You steal 2 Prestige from Boris."
    assert english.event(stolen, NAMES, 1) == "Anna steals 2 Prestige from you."
    assert french.event(stolen, NAMES, 1) == "Anna vous vole 2 Prestige."
    assert french.event(stolen, NAMES, 0) == "Vous volez 2 Prestige à Boris."
    fallen = told("defeated", -1, card="17", burned=True, owner=0, names=HYDRA)
    assert english.event(fallen, NAMES) == "Hydra is defeated for good: it is burned."
    together = told("regrouped", parties=("17 18", "19"), names=HYDRA)
    assert english.event(together, NAMES, 0) == (
        "You regroup in The Street: Hydra with Vagrant (no. 18) · Vagrant (no. 19)."
    )
    shown = told("influence-shown", hidden=2, card="core-the-last-word", amount=5)
    assert english.event(shown, NAMES, 0) == (
        "Your face-down card is The Last Word: 5 Influence, beside 2 Prestige in hiding."
    )
    own = told("dismissed", 0, card="core-search-engine")
    assert english.event(own, NAMES, 0) == "You discard Search Engine."
    moved = told("token-moved", card="core-emergency-bloodbag", to="17", names=HYDRA)
    assert english.event(moved, NAMES) == "1 Blood goes from Emergency Bloodbag to Hydra."


TO_YOU: Final[list[tuple[str, dict[str, Fact], str, str]]] = [
    ("rival", {"foe": 1}, "You are Anna's Rival.", "Vous êtes le Rival d'Anna."),
    (
        "foe-chosen",
        {"foe": 1, "card": "core-lost-glory"},
        "Anna chooses you for Lost Glory.",
        "Anna vous choisit pour «\u202fGloire déchue\u202f».",
    ),
    (
        "divined",
        {"from": 1, "card": "core-hydra", "amount": 2},
        "Anna turns up the first card of your Library: Hydra, which asks for Blood Potency 2.",
        "Anna retourne la première carte de votre Bibliothèque\u202f: Hydra, qui demande une Puissance du Sang de 2.",
    ),
    (
        "smoked-out",
        {"haven": 1},
        "Everybody in your Haven is driven into The Street.",
        "Tous ceux de votre Refuge sont chassés dans La Rue.",
    ),
    (
        "redirected",
        {"foe": 1, "amount": 2},
        "Anna sends 2 of the Antagonists' damage to you.",
        "Anna détourne 2 dégâts des antagonistes vers vous.",
    ),
    (
        "shown",
        {"to": 1, "handle": "21", "card": None},
        "Anna shows the face-down card no. 21 to you.",
        "Anna vous montre la carte face cachée n° 21.",
    ),
    (
        "shown",
        {"to": 1, "handle": "21", "card": "core-lost-glory"},
        "Anna shows you the face-down card no. 21: it is Lost Glory.",
        "Anna vous montre la carte face cachée n° 21\u202f: c'est «\u202fGloire déchue\u202f».",
    ),
    (
        "contribution-refused",
        {"from": 1, "handle": "21"},
        "Anna turns down what you would put on the face-down card no. 21.",
        "Anna refuse votre contribution à la carte face cachée n° 21.",
    ),
    (
        "covered",
        {"from": 1, "base": "agenda", "under": "21", "card": "war-constant-surveillance"},
        "Anna covers your Agenda with Constant Surveillance: it has no text now.",
        "Anna couvre votre Cabale avec «\u202fConstant Surveillance\u202f»\u202f: elle n'a plus de texte.",
    ),
    (
        "hand-seen",
        {"foe": 1, "type": "social", "cards": None},
        "Anna names Social attacks and looks at your hand.",
        "Anna nomme l'attaque Sociale et regarde votre main.",
    ),
    (
        "hand-seen",
        {"foe": 1, "type": "social", "cards": ("core-greed", "core-hydra")},
        "Anna names Social attacks and looks at your hand: Greed and Hydra.",
        "Anna nomme l'attaque Sociale et regarde votre main\u202f: «\u202fGreed\u202f» et Hydra.",
    ),
    (
        "rival-stolen",
        {"from": 2, "rival": 1},
        "Anna steals the Rival token that names you from Carla.",
        "Le jeton Rival contre vous passe de Carla à Anna.",
    ),
    (
        "rival-returned",
        {"to": 1, "rival": 2},
        "The Rival token that names Carla goes back to you.",
        "Le jeton Rival contre Carla revient à vous.",
    ),
    (
        "covered",
        {"from": 1, "base": "haven", "under": "21", "card": "war-constant-surveillance"},
        "Anna covers your Haven with Constant Surveillance: it has no text now.",
        "Anna couvre votre Refuge avec «\u202fConstant Surveillance\u202f»\u202f: il n'a plus de texte.",
    ),
]


def test_whoever_turns_up_a_card_reads_it_of_themselves() -> None:
    english, french = both()
    for foe, theirs, leurs in ((1, "the Library of Boris", "Bibliothèque de Boris"), (0, "your Library", "votre")):
        event = told("divined", 0, card="core-hydra", amount=2, **{"from": foe})
        assert english.event(event, NAMES, 0).startswith(f"You turn up the first card of {theirs}: Hydra")
        said = french.event(event, NAMES, 0)
        assert (said.startswith("Vous retournez la première carte de "), leurs in said) == (True, True)


def test_whoever_names_a_type_for_their_own_hand_looks_at_nobodys() -> None:
    english, french = both()
    event = told("hand-seen", 0, foe=0, type="social", cards=("core-greed",))
    assert [english.event(event, NAMES, reader) for reader in (0, 1)] == [
        "You name Social attacks, for your own hand.", "Anna names Social attacks, for their own hand.",
    ]  # fmt: skip
    assert [french.event(event, NAMES, reader) for reader in (0, 1)] == [
        "Vous nommez l'attaque Sociale, pour votre propre main.", "Anna nomme l'attaque Sociale, pour sa propre main.",
    ]  # fmt: skip


@pytest.mark.parametrize(("what", "facts", "said", "dit"), TO_YOU)
def test_whoever_is_met_by_it_reads_you_and_others_a_name(
    what: str, facts: dict[str, Fact], said: str, dit: str
) -> None:
    english, french = both()
    event = told(what, 0, **facts)
    assert (english.event(event, NAMES, 1), french.event(event, NAMES, 1)) == (said, dit)
    for reader in (None, 2):
        assert "Boris" in english.event(event, NAMES, reader)
        assert "Boris" in french.event(event, NAMES, reader)


@pytest.mark.parametrize(
    ("rule", "for_it", "said", "dit"),
    [
        (
            "agenda.rival-vampire",
            "core-hydra",
            "Anna gains 1 Agenda for the fall of Hydra, one of the Rival's.",
            "Anna gagne 1 Cabale pour la chute d'Hydra, vampire de son Rival.",
        ),
        (
            "mortal.reward",
            "core-chef",
            "Anna gains 1 Agenda for the defeat of Chef.",
            "Anna gagne 1 Cabale pour la défaite de «\u202fChef\u202f».",
        ),
        (
            "agenda.from-supply",
            "core-playthings",
            "Anna gains 1 Agenda by Playthings.",
            "Anna gagne 1 Cabale grâce à «\u202fPantins\u202f».",
        ),
        (
            "ko.rival-holder",
            "",
            "Anna gains 1 Agenda because the Rival is out.",
            "Anna gagne 1 Cabale parce que son Rival est hors de combat.",
        ),
    ],
)
def test_a_gain_of_agenda_says_what_it_is_for(rule: str, for_it: str, said: str, dit: str) -> None:
    english, french = both()
    why: dict[str, Fact] = {"for": for_it} if for_it else {}
    event = {**told("agenda-gained", 0, amount=1, **why), "rule": rule}
    assert (english.event(event, NAMES), french.event(event, NAMES)) == (said, dit)
    assert english.event(event, NAMES, 0).startswith("You gain 1 Agenda")


def test_prestige_in_hiding_is_told_to_whoever_hides_it() -> None:
    english, french = both()
    declare = asked("AskDeclare", "yes", "no", "back", card="core-greed", influence=4, hidden=3)
    assert "and hide 3 Prestige" in english.question(declare, NAMES, 0)
    assert "et cachez 3 Prestige" in french.question(declare, NAMES, 0)


def test_a_result_tells_winner_tie_break_places_and_parts() -> None:
    english, french = both()
    scores = ({"prestige": 3, "total": 13}, {"prestige": 0, "total": 5})
    ended = Result((0,), (1, 2), scores, "win.tie-prestige")
    assert english.result(ended, NAMES) == [
        "Anna wins.",
        "It was a tie, decided by Prestige.",
        "1st: Anna, 13 Agenda (Prestige 3).",
        "2nd: Boris, 5 Agenda.",
    ]
    assert french.result(ended, NAMES)[2] == "1er\u202f: Anna, 13 Cabale (Prestige 3)."


def test_all_zones_phases_steps_and_kinds_have_a_noun() -> None:
    families = {
        "zone": ZONES, "clan": CLANS, "discipline": DISCIPLINES, "kind": KINDS, "type": tuple(ATTACK_TYPES.values()),
        "variant": VARIANTS, "phase": ("setup", "beginning", "action", "end"),
        "step": ("city", "start", "ready", "action", "torpor", "mend", "end", "antagonists", "draw"),
    }  # fmt: skip
    for words in both():
        for family, names in families.items():
            for name in names:
                assert words.term(f"{family}.{name}"), name
        assert words.place("street") == words.term("street")


def test_none_is_nobody_where_somebody_is_aimed_at_and_no_card_after_that() -> None:
    english, _ = both()
    where = asked("AskTarget", "none")
    assert english.run(where, ("none",), NAMES) == "Nobody"
    assert english.run(where, ("none", "none"), NAMES) == "Nobody; No card"
    assert english.run(where, ("none", "show core-seduction"), NAMES) == "Nobody; Play Seduction face up"
