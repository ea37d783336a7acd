"""What the seers and the shadows of Shadows & Shrouds play as Actions, card by card."""

from __future__ import annotations

from typing import Any

import pytest

from gloam.core.deeds import Deed
from gloam.core.texts import Cause
from gloam.rivals.catalogue import AUSPEX, OBLIVION, SECRECY
from gloam.rivals.pieces import ATTACHED, BOARD, BURNED, DISCARD, NOTHING, STREET, TORPOR
from gloam.rivals.verbs import BURN
from gloam.rivals.which import ATTACHMENTS, Which
from tests.claims import rule
from tests.rivals.cards.shadows_and_shrouds.test_attacks import known, taught
from tests.rivals.cards.wolf_and_rat.fights import facing, fight
from tests.rivals.scenario import City, out, seat, vampire

# ---- Arms of Ahriman


def arms(target: Any = "Doc", icons: int = 1, agenda: int = 0, **mine: Any) -> City:
    """A has played it with Hydra (1 Potence), who stands beside General Flint (2 Potence)."""
    one = out(target) if isinstance(target, str) else target
    city = City(
        A=seat(**{
            "coterie": ["Flick", out("Hydra"), out("General Flint")], "hand": ["Arms of Ahriman"], "agenda": agenda,
            **mine,
        }),
        B=seat(coterie=["June Bryant", one]),
    )  # fmt: skip
    taught(city, "Hydra", OBLIVION, icons)
    city.acts()
    city.plays("Arms of Ahriman", "Hydra")
    return city


@rule("card.arms-of-ahriman")
@pytest.mark.parametrize(("target", "left"), [("Doc", 2), ("Guv'nah", 3), ("Bobby Handsome", 2)])
def test_arms_of_ahriman_deal_as_much_as_the_party_has_potence(target: str, left: int) -> None:
    city = arms(target, 0)
    city.answers("A", f"choose <{target}>")
    assert (city.blood(target), city.blood("Hydra"), city.blood("General Flint")) == (left, 6, 6)
    assert (city.zone("Arms of Ahriman"), city.actions(), city.idle) == (DISCARD, 1, True)


@rule("card.arms-of-ahriman")
@pytest.mark.parametrize("blood", [1, 2, 3])
def test_its_damage_leaves_the_last_blood(blood: int) -> None:
    city = arms(out("Doc", blood=blood), 0)
    city.answers("A", "choose <Doc>")
    assert (city.blood("Doc"), city.zone("Doc"), city.idle) == (1, STREET, True)
    city.strikes(("Doc", 1, 0, False), by="Hydra", doer="A")
    assert (city.zone("Doc"), city.idle) == (TORPOR, True)  # nothing else is spared


@rule("card.arms-of-ahriman", "agenda.pay")
def test_for_1_agenda_it_takes_the_last_blood_too() -> None:
    city = arms(out("Doc", blood=2), 1, agenda=2)
    assert city.asks("A", "no", "yes")
    city.answers("A", "yes")
    if city.what == "AskPurse":
        city.answers("A", "agenda")
    city.answers("A", "choose <Doc>")
    assert (city.zone("Doc"), city.agenda("A"), city.idle) == (TORPOR, 2, True)  # 1 paid, 1 for the Rival's vampire
    city = arms(out("Doc", blood=2), 1, agenda=2)
    city.answers("A", "no", "choose <Doc>")
    assert (city.blood("Doc"), city.agenda("A"), city.idle) == (1, 2, True)


@rule("card.arms-of-ahriman")
def test_without_oblivion_or_agenda_nothing_is_asked_and_with_nobody_outside_it_is_not_played() -> None:
    assert arms(icons=0, agenda=3).asking == "AskCard A"
    assert arms(icons=1, agenda=0).asking == "AskCard A"
    city = City(A=seat(coterie=["Hydra"], hand=["Arms of Ahriman"]), B=seat())
    city.acts()
    assert city.refuses("A", "play [Arms of Ahriman]").rule == "play.no-effect"
    assert city.idle


# ---- Clairvoyance


def clairvoyant(*hand: str, players: int = 3) -> City:
    """A is about to play it, with a vampire that has Auspex; B holds this hand."""
    city = City(
        players=players,
        A=seat(coterie=["Skunk"], hand=["Clairvoyance"]),
        B=seat(coterie=["Doc"], hand=[*hand], library=["Humiliate"]),
        C=seat(hand=["Molotov Cocktail"]),
    )
    taught(city, "Skunk", AUSPEX)
    city.acts()
    return city


def top(city: City, of: str, *viewers: int | None) -> list[Any]:
    views: list[Any] = [city.table.view(viewer) for viewer in viewers]
    return [view["players"][city.names.index(of)]["library_seen"] for view in views]


@rule("card.clairvoyance")
def test_clairvoyance_shows_a_hand_and_puts_one_of_it_on_top_of_that_library() -> None:
    city = clairvoyant("Greed", "Mercy", "Hydra", "Mercy")
    city.plays("Clairvoyance", "Skunk")
    city.answers("A", "foe B")
    assert (city.asking, city.options("A")) == ("AskOnTop A", ("take [Greed]", "take [Mercy]"))
    assert known(city, "B", 0, 2, None) == [["core-greed", "core-hydra", "core-mercy", "core-mercy"], [], []]
    assert city.refuses("A", "take [Hydra]").rule == "card.clairvoyance"
    assert city.refuses("A", "take [Humiliate]").rule == "card.clairvoyance"
    city.answers("A", "take [Mercy]")
    assert city.hand("B") == ["Greed", "Hydra", "Mercy"]
    assert [city.table.id_of(card) for card in city.table.library[1]] == ["core-humiliate", "core-mercy"]
    assert [len(found) for found in top(city, "B", 0, 1, 2, None)] == [1, 1, 0, 0]
    assert (city.table.unhosted, city.actions(), city.hand("C"), city.idle) == (1, 1, ["Molotov Cocktail"], True)


@rule("card.clairvoyance")
def test_the_third_player_learns_neither_what_was_seen_nor_what_lies_there_now() -> None:
    city = clairvoyant("Greed", "Mercy")
    for card in city.table.hand[1]:
        city.table.see(card, 1 << 2)
    city.plays("Clairvoyance", "Skunk")
    city.answers("A", "foe B", "take [Mercy]")
    told = [
        [event["card"] for event in city.table.events(viewer) if event["what"] == "put-on-top"]
        for viewer in (0, 1, 2, None)
    ]
    assert told == [["core-mercy"], ["core-mercy"], [None], [None]]
    assert known(city, "B", 0, 2) == [["core-greed"], []]
    assert (top(city, "B", 2), city.idle) == ([[]], True)


@rule("card.clairvoyance")
def test_the_only_library_card_of_a_hand_is_known_where_it_goes() -> None:
    city = clairvoyant("Mercy", "Hydra")
    for card in city.table.hand[1]:
        city.table.see(card, 1 << 2)
    city.plays("Clairvoyance", "Skunk")
    city.answers("A", "foe B", "take [Mercy]")
    assert known(city, "B", 2) == [["core-hydra"]]
    assert [len(found) for found in top(city, "B", 2, None)] == [1, 0]
    assert city.idle


@rule("card.clairvoyance")
@pytest.mark.parametrize("hand", [[], ["Hydra"]])
def test_where_there_is_nothing_to_put_there_the_action_is_gained_all_the_same(hand: list[str]) -> None:
    city = clairvoyant(*hand)
    city.plays("Clairvoyance", "Skunk")
    city.answers("A", "foe B")
    assert (city.table.unhosted, city.actions(), city.hand("B"), city.idle) == (1, 1, hand, True)


def test_clairvoyance_needs_a_character_with_auspex() -> None:
    city = City(A=seat(coterie=["Skunk"], hand=["Clairvoyance"]))
    city.acts()
    assert city.refuses("A", "play [Clairvoyance]").rule == "play.no-effect"
    assert city.idle


# ---- Mental Block


def blocking(library: list[str], hand: tuple[str, ...] = (), **theirs: Any) -> City:
    """A has it in play, with somebody who has Auspex, and is about to use it on B. All hold the same."""
    city = City(
        A=seat(coterie=["Doc", out("Hydra")], board=["Mental Block"], hand=[*hand]),
        B=seat(coterie=["Skunk", out("The Cossack")], hand=[*hand], library=library, **theirs),
        C=seat(hand=[*hand]),
    )
    city.acts()
    return city


def blocked(library: list[str], hand: tuple[str, ...] = (), **theirs: Any) -> City:
    """A has used it on B, and ends the turn; B acts."""
    city = blocking(library, hand, **theirs)
    city.answers("A", "use <Mental Block>", *(["foe B"] if city.table.library[2] else []))
    city.acts("B")
    return city


@rule("card.mental-block")
def test_mental_block_attaches_the_first_card_of_a_foes_library_for_all_to_see() -> None:
    city = blocking(["Greed", "Mercy"])
    city.answers("A", "use <Mental Block>")
    assert (city.guests("Mental Block"), city.ready("Mental Block"), city.zone("Mercy")) == (["Mercy"], False, ATTACHED)
    assert [city.table.id_of(card) for card in city.table.library[1]] == ["core-greed"]
    views: list[Any] = [city.table.view(viewer) for viewer in (0, 1, 2, None)]
    shown = [one for view in views for one in view["players"][0]["board"] if one["card"] == "sas-mental-block"]
    assert [[guest["card"] for guest in one["attached"]] for one in shown] == [["core-mercy"]] * 4
    assert city.refuses("A", "use <Mental Block>").rule == "cost.per-turn"
    assert city.idle


@rule("card.mental-block")
def test_it_is_played_without_a_host_and_nothing_is_attached_then() -> None:
    city = City(A=seat(coterie=["Skunk"], hand=["Mental Block"]), B=seat(library=["Mercy"]))
    city.acts()
    city.table.unhosted = 1
    city.plays("Mental Block")
    assert (city.zone("Mental Block"), city.guests("Mental Block"), city.idle) == (BOARD, [], True)
    assert city.refuses("A", "use <Mental Block>").rule == "play.no-effect"  # nobody has Auspex


@rule("card.mental-block")
def test_used_again_it_discards_what_is_attached_to_its_owners_pile() -> None:
    city = blocking(["Greed", "Mercy"])
    city.answers("A", "use <Mental Block>")
    city.table.used = ()
    city.table.pieces[city.card("Mental Block")] = city.table.pieces[city.card("Mental Block")].but(ready=1)
    city.acts()
    city.answers("A", "use <Mental Block>")
    assert (city.guests("Mental Block"), city.pile("B"), city.pile("A"), city.idle) == (["Greed"], ["Mercy"], [], True)
    assert len(city.log("detached")) == 1


@rule("card.mental-block")
def test_it_needs_a_library_that_is_not_empty() -> None:
    city = blocking([])
    assert city.refuses("A", "use <Mental Block>").rule == "play.no-effect"
    assert city.idle


@rule("card.mental-block")
def test_a_foe_cannot_play_an_action_of_that_name_but_its_player_and_other_names_can() -> None:
    city = blocked(["Blood of Potency"], ("Blood of Potency", "Late-Night Snack"))
    assert city.refuses("B", "play [Blood of Potency]").rule == "card.mental-block"
    assert (city.offers("B", "play"), city.idle) == (("play [Late-Night Snack]",), True)
    city = blocking(["Blood of Potency"], ("Blood of Potency",))
    city.answers("A", "use <Mental Block>")
    assert "play [Blood of Potency]" in city.options("A")
    city.acts("C")
    assert city.refuses("C", "play [Blood of Potency]").rule == "card.mental-block"
    assert city.idle


@rule("card.mental-block", "card.necromancy-ritual")
def test_a_ritual_of_that_name_cannot_be_cast_beside_necromancy() -> None:
    hand = ["Necromancy", "Diminish", "Bind the Spirit"]
    city = City(
        A=seat(coterie=["Doc", out("Hydra")], board=["Mental Block"]),
        B=seat(coterie=["Kwame"], hand=hand, library=["Diminish"]),
        city=["Student"],
    )
    city.acts()
    city.answers("A", "use <Mental Block>")
    city.acts("B")
    city.plays("Necromancy", "Kwame", by="B")
    assert city.asks("B", "none", "play [Bind the Spirit]")
    assert city.refuses("B", "play [Diminish]").rule == "card.mental-block"
    city.answers("B", "none")
    assert city.idle


@rule("card.mental-block")
def test_a_banned_attack_card_can_be_laid_as_a_bluff_and_is_void() -> None:
    city = blocked(["Throat Rip"], ("Throat Rip",))
    city.attack("The Cossack", "Hydra", "physical", "Throat Rip", by="B")
    city.passes()
    assert [event["why"] for event in city.log("illegal")] == ["card.mental-block"]
    assert (city.pile("B"), city.fought_out) == (["Throat Rip"], True)


@rule("card.mental-block", "consp.hidden")
def test_a_conspiracy_of_that_name_cannot_be_laid_and_one_that_lies_there_is_resolved() -> None:
    city = blocked(["Lost Glory"], ("Lost Glory",), conspiracies=[("Lost Glory", "BBBB")])
    assert city.refuses("B", "play [Lost Glory]").rule == "card.mental-block"
    assert len(city.offers("B", "add")) == 1
    assert city.idle


@rule("card.mental-block")
def test_a_modifier_of_that_name_cannot_be_laid() -> None:
    city = blocked(["The Last Word"], ("The Last Word", "Hedge Your Bets", "Free Money"))
    city.plays("Free Money", "Skunk", by="B")
    assert city.offers("B", "lay") == ("lay [Hedge Your Bets]",)
    assert city.refuses("B", "lay [The Last Word]").rule == "card.mental-block"
    city.declares(B="yes", C="out", A="out")
    assert city.idle


@rule("card.mental-block")
def test_a_reaction_of_that_name_is_void_and_a_special_one_cannot_be_shown() -> None:
    city = City(
        A=seat(coterie=["Doc", out("Hydra")], board=["Mental Block"], hand=["Molotov Cocktail"]),
        B=seat(coterie=["Skunk", out("The Cossack")], hand=["Flesh of Marble"], library=["Flesh of Marble"]),
    )
    city.acts()
    city.answers("A", "use <Mental Block>")
    city.strikes(("The Cossack", 1, 0, True), by="Hydra", doer="A")
    assert (city.asking, city.options("B")) == ("AskHarden B", ("none",))
    assert city.refuses("B", "show [Flesh of Marble]").rule == "card.mental-block"
    city.answers("B", "none")
    assert (city.blood("The Cossack"), city.idle) == (4, True)


@rule("card.mental-block")
def test_what_is_attached_says_nothing_and_is_discarded_when_mental_block_goes() -> None:
    city = blocked(["Shadow Cloak"])
    city.do(Deed(BURN, 1, city.card("Mental Block"), 1, NOTHING, 0))
    assert (city.zone("Mental Block"), city.pile("B"), city.guests("Mental Block")) == (BURNED, ["Shadow Cloak"], [])
    assert city.idle


@rule("card.mental-block")
def test_what_is_attached_there_is_attached_to_no_character() -> None:
    city = blocking(["Shadow Cloak"])
    city.answers("A", "use <Mental Block>")
    assert Which(ATTACHMENTS).cards(city.table, Cause(0, city.card("Doc"), 0)) == []
    assert not Which(ATTACHMENTS).includes(city.table, Cause(0, city.card("Doc"), 0), city.card("Shadow Cloak"))
    assert city.idle


# ---- Shadow Cloak


@pytest.mark.parametrize(("icons", "secrecy"), [(0, 0), (1, 1), (2, 1)])
def test_shadow_cloak_hides_whoever_has_oblivion(icons: int, secrecy: int) -> None:
    city = City(A=seat(coterie=[out("Hydra"), out("Doc")], hand=["Shadow Cloak"]))
    taught(city, "Hydra", OBLIVION, icons)
    city.acts()
    city.plays("Shadow Cloak", "Hydra")
    hidden = [city.quality(SECRECY, name) for name in ("Hydra", "Doc")]
    assert (city.guests("Hydra"), hidden, city.idle) == (["Shadow Cloak"], [secrecy, 0], True)


@pytest.mark.parametrize(("attacker", "mate", "dealt"), [("Hydra", "Doc", 3), ("Doc", "Hydra", 0)])
def test_its_bearer_deals_more_to_mortals_and_another_of_the_party_does_not(
    attacker: str, mate: str, dealt: int
) -> None:
    city = City(street=["Addict"], A=seat(coterie=[out("Hydra", on=["Shadow Cloak"]), out("Doc")]), B=seat())
    city.acts()
    city.attack(attacker, "Addict", "physical", "", mate)
    city.passes()
    if dealt:
        city.answers("A", "burn")
    assert (city.strength, city.fought_out) == (dealt, True)


def test_it_deals_no_more_to_characters() -> None:
    city = facing("", out("Hydra", on=["Shadow Cloak"]), "Guv'nah")
    fight(city, "physical", "Hydra", "Guv'nah")
    assert (city.strength, city.fought_out) == (2, True)


# ---- Spirit's Touch


def touched(library: list[str], foe: str = "B", own: list[str] | None = None) -> City:
    city = City(
        players=3,
        A=seat(coterie=[vampire("Skunk")], hand=["Spirit's Touch"], library=own or ["Greed"]),
        B=seat(coterie=["Doc"], library=library),
        C=seat(library=["Greed"]),
    )
    taught(city, "Skunk", AUSPEX)
    city.acts()
    city.plays("Spirit's Touch", "Skunk")
    city.answers("A", f"foe {foe}")
    return city


@rule("card.spirits-touch")
def test_spirits_touch_gains_what_the_first_card_asks_for_and_leaves_it_there() -> None:
    city = touched(["Greed", "Apex Predator"])
    assert ([city.prestige(name) for name in "ABC"], city.ready("Skunk"), city.pile("B")) == ([16, 12, 12], False, [])
    assert [len(found) for found in top(city, "B", 0, 1, 2, None)] == [1, 1, 1, 1]
    assert ([event["card"] for event in city.log("foretold")], city.idle) == (["war-apex-predator"], True)


@rule("card.spirits-touch")
def test_a_card_that_asks_for_nothing_is_discarded_and_the_actor_is_ready_again() -> None:
    city = touched(["Apex Predator", "Greed"])
    assert ([city.prestige(name) for name in "ABC"], city.ready("Skunk"), city.pile("B")) == (
        [12, 12, 12],
        True,
        ["Greed"],
    )
    assert (top(city, "B", 0), city.actions(), city.idle) == ([[]], 1, True)


@rule("card.spirits-touch")
def test_it_may_be_ones_own_library() -> None:
    city = touched(["Greed"], "A", ["Apex Predator"])
    assert ([city.prestige(name) for name in "ABC"], city.pile("B"), city.idle) == ([16, 12, 12], [], True)


@rule("card.spirits-touch")
def test_an_empty_library_cannot_be_chosen() -> None:
    city = City(
        A=seat(coterie=["Skunk"], hand=["Spirit's Touch"]),
        B=seat(),
        C=seat(library=["Greed"]),
        D=seat(library=["Greed"]),
    )
    taught(city, "Skunk", AUSPEX)
    city.acts()
    city.plays("Spirit's Touch", "Skunk")
    assert city.options("A") == ("foe C", "foe D")
    assert city.refuses("A", "foe B").rule == "play.no-effect"
    city.answers("A", "foe C")
    assert (city.pile("C"), city.pile("D"), city.ready("Skunk"), city.idle) == (["Greed"], [], True, True)
    assert city.zone("Spirit's Touch") == DISCARD
