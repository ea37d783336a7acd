"""The facts of every card: what is printed on it beside its text; and how short each constant is."""

from __future__ import annotations

import ast
from pathlib import Path
from statistics import median

from gloam.rivals.cards import ALL, core
from gloam.rivals.cards.core import CORE, VAMPIRES
from gloam.rivals.cards.core.actions import ACTIONS
from gloam.rivals.cards.core.attacks import ATTACKS
from gloam.rivals.cards.core.bases import BASES
from gloam.rivals.cards.core.first_prints import FIRST_PRINTS
from gloam.rivals.cards.core.intrigues import INTRIGUES
from gloam.rivals.cards.core.reactions import REACTIONS
from gloam.rivals.cards.core.san_francisco import SAN_FRANCISCO
from gloam.rivals.catalogue import (
    ANIMALISM,
    DISCIPLINES,
    OBLIVION,
    WIN_AT,
    WRAITH,
    Card,
    is_made,
)
from gloam.rivals.winning import goal
from tests.claims import rule
from tests.rivals.cards.facts import clan, kinds, types
from tests.rivals.scenario import City, seat

# id, name, clan, Blood Potency, Physical, Social and Mental, Disciplines
VAMPIRE_FACTS = (
    ("core-hydra", "Hydra", "brujah", 6, (2, 1, 0), "celerity potence presence"),
    ("core-beretta", "Beretta", "brujah", 5, (0, 1, 2), "celerity potence"),
    ("core-brother", "Brother", "brujah", 5, (1, 1, 1), "potence presence"),
    ("core-the-cossack", "The Cossack", "brujah", 5, (2, 0, 1), "celerity potence"),
    ("core-johnny", "Johnny", "brujah", 4, (0, 2, 0), "presence presence"),
    ("core-shades", "Shades", "brujah", 4, (1, 1, 0), "celerity presence"),
    ("core-flick", "Flick", "brujah", 3, (0, 1, 1), "presence"),
    ("core-skunk", "Skunk", "brujah", 3, (1, 0, 1), "potence"),
    ("core-sweetums", "Sweetums", "brujah", 3, (1, 1, 0), "celerity"),
    ("core-lixue-chen", "Lixue Chen", "toreador", 6, (1, 2, 0), "auspex celerity presence"),
    ("core-bella-forte", "Bella Forte", "toreador", 5, (2, 0, 1), "auspex celerity"),
    ("core-muhammad-zadeh", "Muhammad Zadeh", "toreador", 5, (0, 2, 1), "auspex presence"),
    ("core-bunny-benitez", "Bunny Benitez", "toreador", 4, (1, 0, 1), "celerity presence"),
    ("core-iris-lokken", "Iris Lokken", "toreador", 4, (0, 0, 2), "auspex presence"),
    ("core-liza-holt", "Liza Holt", "toreador", 4, (1, 1, 0), "celerity presence"),
    ("core-bong-cha-park", "Bong-Cha Park", "toreador", 3, (0, 2, 0), "presence"),
    ("core-john-kartunen", "John Kartunen", "toreador", 3, (0, 1, 1), "auspex"),
    ("core-ty-smith", "Ty Smith", "toreador", 3, (1, 1, 0), "presence"),
    ("core-randolph-marz", "Randolph Marz", "ventrue", 6, (1, 1, 1), "dominate fortitude presence"),
    ("core-bruno-wagner", "Bruno Wagner", "ventrue", 5, (0, 2, 1), "dominate presence"),
    ("core-stevie-osborn", "Stevie Osborn", "ventrue", 5, (2, 0, 1), "fortitude presence"),
    ("core-yusuf-kaya", "Yusuf Kaya", "ventrue", 5, (2, 1, 0), "fortitude fortitude"),
    ("core-montgomery-white", "Montgomery White", "ventrue", 4, (1, 1, 0), "fortitude fortitude"),
    ("core-zhang-wei", "Zhang Wei", "ventrue", 4, (0, 0, 2), "dominate presence"),
    ("core-humberto-garcia", "Humberto Garcia", "ventrue", 3, (1, 0, 1), "dominate"),
    ("core-june-bryant", "June Bryant", "ventrue", 3, (0, 1, 1), "presence"),
    ("core-nancy-witt", "Nancy Witt", "ventrue", 3, (0, 2, 0), "presence"),
    ("core-doc", "Doc", "malkavian", 5, (0, 1, 2), "auspex obfuscate"),
    ("core-guvnah", "Guv'nah", "malkavian", 5, (1, 1, 1), "auspex dominate"),
    ("core-bad-penny", "Bad Penny", "malkavian", 4, (0, 0, 2), "obfuscate obfuscate"),
    ("core-inmate-745943", "Inmate #745943", "malkavian", 4, (2, 0, 0), "dominate obfuscate"),
    ("core-velvet", "Velvet", "malkavian", 4, (0, 1, 1), "auspex obfuscate"),
    ("core-karma", "Karma", "malkavian", 3, (0, 0, 2), "auspex"),
    ("core-lolita", "Lolita", "malkavian", 3, (1, 1, 0), "dominate"),
    ("core-jesus", "Jesús", "malkavian", 2, (0, 0, 1), "obfuscate"),
    ("core-street-preacher", "Street Preacher", "malkavian", 2, (0, 0, 1), "auspex"),
)

# id, name, type, clan, Blood Potency, damage, keyword
ATTACK_FACTS = (
    ("core-a-biting-comment", "A Biting Comment", "social", "", 4, 0, ""),
    ("core-backhanded-compliment", "Backhanded Compliment", "social", "toreador", 5, 1, ""),
    ("core-demand-obedience", "Demand Obedience", "mental", "", 4, 1, ""),
    ("core-drive-by", "Drive-By", "ranged", "brujah", 4, 2, ""),
    ("core-faulty-logic", "Faulty Logic", "social", "malkavian", 2, 1, ""),
    ("core-fragmented-mind", "Fragmented Mind", "mental", "", 4, 0, ""),
    ("core-gang-up", "Gang Up", "physical", "", 5, 0, ""),
    ("core-holdout-dagger", "Holdout Dagger", "physical", "", 0, 0, ""),
    ("core-incite-rebellion", "Incite Rebellion", "social", "", 3, 1, ""),
    ("core-irresistible-voice", "Irresistible Voice", "mental", "", 4, 2, ""),
    ("core-kneecapped", "Kneecapped", "physical", "", 3, 1, ""),
    ("core-know-your-place", "Know Your Place", "social", "", 3, 1, ""),
    ("core-lightning-strike", "Lightning Strike", "physical", "", 5, 2, ""),
    ("core-molotov-cocktail", "Molotov Cocktail", "ranged", "", 3, 1, "aggravated"),
    ("core-power-play", "Power Play", "mental", "", 5, 1, ""),
    ("core-rain-on-your-parade", "Rain on Your Parade", "social", "", 3, 1, ""),
    ("core-scoped-30-06", "Scoped .30-06", "ranged", "", 3, 2, "intel 1"),
    ("core-scry-the-soul", "Scry the Soul", "mental", "", 3, 1, ""),
    ("core-seduction", "Seduction", "social", "", 3, 0, ""),
    ("core-sucker-punch", "Sucker Punch", "physical", "brujah", 2, 1, "targeted"),
    ("core-terrorize", "Terrorize", "mental", "brujah", 3, 2, ""),
    ("core-throat-rip", "Throat Rip", "physical", "", 4, 1, ""),
    ("core-unhinged", "Unhinged", "mental", "malkavian", 3, 1, ""),
    ("core-38-special", ".38 Special", "ranged", "", 1, 2, ""),
    ("core-baseball-bat", "Baseball Bat", "physical", "", 1, 1, ""),
    ("core-humiliate", "Humiliate", "social", "", 3, 1, ""),
    ("core-the-mighty-fall", "The Mighty Fall", "mental", "", 2, 1, ""),
)

# id, name, types it answers, clan, Blood Potency, damage, shield
REACTION_FACTS = (
    ("core-38-special", ".38 Special", "ranged", "", 1, 2, 0),
    ("core-baseball-bat", "Baseball Bat", "physical", "", 1, 1, 0),
    ("core-humiliate", "Humiliate", "social", "", 3, 1, 0),
    ("core-the-mighty-fall", "The Mighty Fall", "mental", "", 2, 1, 0),
    ("core-cloak-of-shadows", "Cloak of Shadows", "ranged physical", "", 1, 0, 0),
    ("core-dignity-of-the-office", "Dignity of the Office", "physical social", "ventrue", 3, 0, 0),
    ("core-fleetness", "Fleetness", "ranged physical", "", 2, 0, 0),
    ("core-insanity-defense", "Insanity Defense", "physical social mental", "malkavian", 0, 0, 2),
    ("core-slap-in-the-face", "Slap in the Face", "social mental", "", 1, 1, 0),
    ("core-steal-the-spotlight", "Steal the Spotlight", "physical", "toreador", 3, 0, 2),
    ("core-unswayable-mind", "Unswayable Mind", "social mental", "", 1, 0, 1),
)

# id, name, kind, clan, Blood Potency, Influence cost or threshold, Influence given
INTRIGUE_FACTS = (
    ("core-balance-of-power", "Balance of Power", "action scheme", "toreador", 0, 0, 0),
    ("core-fame-and-fortune", "Fame & Fortune", "action scheme", "toreador", 0, 0, 0),
    ("core-free-money", "Free Money", "action scheme", "", 0, 0, 0),
    ("core-greed", "Greed", "action scheme", "ventrue", 0, 0, 0),
    ("core-mercy", "Mercy", "action scheme", "", 0, 0, 0),
    ("core-all-tied-up", "All Tied Up", "action conspiracy", "malkavian", 0, 2, 0),
    ("core-burning-down-the-house", "Burning Down the House", "action conspiracy", "", 0, 3, 0),
    ("core-destroy-the-plans", "Destroy the Plans", "action conspiracy", "", 0, 3, 0),
    ("core-lost-glory", "Lost Glory", "action conspiracy", "", 0, 4, 0),
    ("core-whispering-campaign", "Whispering Campaign", "action conspiracy", "", 0, 4, 0),
    ("core-herald", "Herald", "action title unique", "", 2, 2, 0),
    ("core-keeper-of-elysium", "Keeper of Elysium", "action title unique", "", 4, 4, 0),
    ("core-primogen", "Primogen", "action title one-each", "", 3, 3, 0),
    ("core-seneschal", "Seneschal", "action title unique", "", 5, 5, 0),
    ("core-sheriff", "Sheriff", "action title unique", "", 4, 4, 0),
    ("core-hedge-your-bets", "Hedge Your Bets", "modifier", "", 0, 0, 2),
    ("core-the-last-word", "The Last Word", "modifier", "", 0, 0, 5),
)

# id, name, kind, clan
ACTION_FACTS = (
    ("core-assert-authority", "Assert Authority", "action unhosted ongoing", "ventrue"),
    ("core-beauty-is-a-beast", "Beauty is a Beast", "action unhosted ongoing", "toreador"),
    ("core-blood-for-blood", "Blood for Blood", "action ongoing", "brujah"),
    ("core-distraction", "Distraction", "action ongoing", "malkavian"),
    ("core-emergency-bloodbag", "Emergency Bloodbag", "action unhosted ongoing", ""),
    ("core-first-tradition-the-masquerade", "First Tradition: The Masquerade", "action unhosted ongoing tradition", ""),
    ("core-influencer", "Influencer", "action unhosted ongoing", ""),
    ("core-long-term-investment", "Long-Term Investment", "action ongoing", "ventrue"),
    ("core-pr-firm", "PR Firm", "action unhosted ongoing", "toreador"),
    ("core-search-engine", "Search Engine", "action unhosted ongoing", ""),
    ("core-the-spoils", "The Spoils", "action unhosted ongoing", "brujah"),
    ("core-coup-de-grace", "Coup de Grâce", "action", ""),
    ("core-dumpster-dive", "Dumpster Dive", "action", "malkavian"),
    ("core-everything-is-connected", "Everything is Connected", "action", ""),
    ("core-late-night-snack", "Late-Night Snack", "action", ""),
    ("core-marked-man", "Marked Man", "action unhosted", "ventrue"),
    ("core-royal-review", "Royal Review", "action", "ventrue"),
    ("core-smoke-em-out", "Smoke 'Em Out", "action", "brujah"),
)

# id, name, kind
BASE_FACTS = (
    ("core-artist-lofts", "Artist Lofts", "haven"),
    ("core-dragons-roost", "Dragon's Roost", "haven"),
    ("core-house-of-pain", "House of Pain", "haven"),
    ("core-old-post-office", "Old Post Office", "haven"),
    ("core-royal-retreat", "Royal Retreat", "haven"),
    ("core-the-dockyards", "The Dockyards", "haven"),
    ("core-the-madhouse", "The Madhouse", "haven"),
    ("core-the-penthouse", "The Penthouse", "haven"),
    ("core-base-of-power", "Base of Power", "agenda"),
    ("core-drain-them-slowly", "Drain Them Slowly", "agenda"),
    ("core-hunt-the-hunters", "Hunt the Hunters", "agenda"),
    ("core-manipulate-the-masses", "Manipulate the Masses", "agenda"),
    ("core-playthings", "Playthings", "agenda"),
    ("core-strength-in-numbers", "Strength in Numbers", "agenda"),
    ("core-the-end-is-nigh", "The End is Nigh", "agenda"),
    ("core-turf-war", "Turf War", "agenda"),
)

# id, name, kind, value, Agenda, mends, copies
CITY_FACTS = (
    ("core-prince-of-the-city", "Prince of the City", "title unique prince", 0, 0, 0, 1),
    ("core-meeting-at-alcatraz", "Meeting at Alcatraz", "event", 0, 0, 0, 1),
    ("core-chinese-new-year", "Chinese New Year", "event", 0, 0, 0, 1),
    ("core-castro-street-party", "Castro Street Party", "ongoing event", 0, 0, 0, 1),
    ("core-gallery-openning", "Gallery Opening", "event", 0, 0, 0, 1),
    ("core-city-on-the-brink", "City on the Brink", "ongoing event", 0, 0, 0, 1),
    ("core-the-hunger", "The Hunger", "ongoing event", 0, 0, 0, 1),
    ("core-wandering-the-bart-tunnels", "Wandering the BART Tunnels", "ongoing event", 0, 0, 0, 1),
    ("core-cable-car-accident", "Cable Car Accident", "ongoing event", 0, 0, 0, 1),
    ("core-san-francisco-fog", "San Francisco Fog", "ongoing event", 0, 0, 0, 1),
    ("core-protests-in-the-streets", "Protests in the Streets", "ongoing event", 0, 0, 0, 1),
    ("core-special-affairs-division", "Special Affairs Division", "ongoing mortal inquisition antagonist", 4, 1, 0, 4),
    ("core-vagrant", "Vagrant", "mortal retainer vagrant", 2, 0, 2, 5),
    ("core-addict", "Addict", "mortal retainer citizen", 3, 1, 3, 1),
    ("core-chef", "Chef", "mortal retainer citizen", 3, 1, 3, 1),
    ("core-student", "Student", "mortal retainer citizen", 3, 1, 3, 1),
    ("core-tour-guide", "Tour Guide", "mortal retainer citizen", 3, 1, 3, 1),
    ("core-athlete", "Athlete", "mortal retainer citizen", 3, 1, 3, 1),
    ("core-cop", "Cop", "mortal retainer citizen", 3, 1, 3, 1),
    ("core-skateboarder", "Skateboarder", "mortal retainer citizen", 3, 1, 3, 1),
)

REPRINTED = {
    "core-sucker-punch": "first-sucker-punch",
    "core-drain-them-slowly": "first-drain-them-slowly",
    "core-the-madhouse": "first-the-madhouse",
    "core-hunt-the-hunters": "first-hunt-the-hunters",
    "core-dragons-roost": "first-dragons-roost",
    "core-pr-firm": "first-pr-firm",
}

SPENDS = {  # what is paid when an Ongoing card is played, as the cost is written
    "core-first-tradition-the-masquerade": 2,
    "core-influencer": 1,
}


def disciplines(card: Card) -> str:
    return " ".join(sorted([DISCIPLINES[one - ANIMALISM] for one in card.disciplines]))


def keyword(card: Card) -> str:
    if card.intel:
        return f"intel {card.intel}"
    return "targeted" if card.targeted else "aggravated" if card.aggravated else ""


def test_every_vampire_has_its_clan_potency_attributes_and_disciplines() -> None:
    found = [(card.id, card.name, clan(card), card.potency, card.attributes, disciplines(card)) for card in VAMPIRES]
    assert tuple(found) == VAMPIRE_FACTS
    assert {kinds(card) for card in VAMPIRES} == {"vampire"}
    assert len(DISCIPLINES) == OBLIVION - ANIMALISM + 1


def test_every_attack_card_has_its_type_clan_potency_damage_and_keyword() -> None:
    found = [
        (card.id, card.name, types(card.types), clan(card), card.potency, card.damage, keyword(card))
        for card in ATTACKS
    ]
    assert tuple(found) == ATTACK_FACTS
    assert {kinds(card) for card in ATTACKS} == {"attack", "attack reaction"}
    assert [card.shield for card in ATTACKS] == [0] * 27


def test_every_reaction_has_the_types_it_answers_its_clan_potency_damage_and_shield() -> None:
    reacting = [card for card in (*ATTACKS, *REACTIONS) if card.against]
    found = [
        (card.id, card.name, types(card.against), clan(card), card.potency, card.damage, card.shield)
        for card in reacting
    ]
    assert tuple(found) == REACTION_FACTS
    assert {kinds(card) for card in REACTIONS} == {"reaction"}
    assert [card.id for card in CORE if card.hits_as] == ["core-slap-in-the-face"]


def test_every_scheme_conspiracy_title_and_modifier_has_its_clan_potency_cost_and_influence() -> None:
    found = [
        (card.id, card.name, kinds(card), clan(card), card.potency, card.cost, card.influence) for card in INTRIGUES
    ]
    assert tuple(found) == INTRIGUE_FACTS


def test_every_other_action_has_its_kind_and_clan_and_two_cost_prestige() -> None:
    found = [(card.id, card.name, kinds(card), clan(card)) for card in ACTIONS]
    assert tuple(found) == ACTION_FACTS
    assert {card.id: getattr(card.price, "amount", 0) for card in ACTIONS if kinds(card).endswith("ongoing")} == {
        card.id: SPENDS.get(card.id, 0) for card in ACTIONS if kinds(card).endswith("ongoing")
    }
    assert {card.potency for card in ACTIONS} == {0}


def test_every_haven_and_agenda_is_there_and_all_win_at_thirteen() -> None:
    assert tuple([(card.id, card.name, kinds(card)) for card in BASES]) == BASE_FACTS
    for name in [name for _, name, kind in BASE_FACTS if kind == "agenda"]:
        assert goal(City(A=seat(agenda_card=name)).table, 0) == WIN_AT == 13


def test_every_city_card_has_its_kind_value_agenda_mending_and_copies() -> None:
    found = [
        (card.id, card.name, kinds(card), card.value, card.agenda, card.mends, card.copies) for card in SAN_FRANCISCO
    ]
    assert tuple(found) == CITY_FACTS
    assert sum([card.copies for card in SAN_FRANCISCO]) == 27


def test_there_are_141_cards_and_no_id_comes_twice() -> None:
    assert len(CORE) == 141
    assert len({card.id for card in ALL}) == len(ALL)
    assert {card.provenance for card in ALL if not (card.kind & WRAITH or is_made(card.kind))} == {"public data"}


@rule("card.printings")
def test_a_first_print_stands_for_six_cards_and_is_the_same_but_for_its_text_or_its_damage() -> None:
    assert {card.id: card.first_print for card in CORE if card.first_print} == REPRINTED
    by_id = {card.id: card for card in ALL}
    for now, then in REPRINTED.items():
        new, old = by_id[now], by_id[then]
        assert (old.name, old.kind, old.clan, old.potency, old.types, old.targeted) == (
            new.name, new.kind, new.clan, new.potency, new.types, new.targeted,
        )  # fmt: skip
        assert old.texts != new.texts or old.damage != new.damage
    assert [card.id for card in FIRST_PRINTS] == list(REPRINTED.values())
    assert by_id["core-scoped-30-06"].first_print == ""  # both prints play alike


# ---- how short they are

LONGEST = 6
USUAL = 5


def lengths() -> dict[str, int]:
    """How many lines each card's constant takes."""
    found: dict[str, int] = {}
    for path in sorted(Path(core.__file__).parent.parent.glob("*/*.py")):
        for node in ast.parse(path.read_text()).body:
            value = node.value if isinstance(node, ast.AnnAssign) else None
            if isinstance(value, ast.Call) and isinstance(value.func, ast.Name) and value.func.id == "Card":
                assert isinstance(node, ast.AnnAssign)
                assert isinstance(node.target, ast.Name)
                assert node.end_lineno is not None
                found[f"{path.stem}.{node.target.id}"] = node.end_lineno - node.lineno + 1
    return found


def test_no_card_takes_more_than_six_lines_and_most_take_five_at_most() -> None:
    found = lengths()
    assert len(found) == len(ALL)
    long = {name: lines for name, lines in found.items() if lines > LONGEST}
    assert not long
    assert median(found.values()) <= USUAL
