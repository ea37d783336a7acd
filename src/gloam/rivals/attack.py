"""An attack, steps 1 to 5: the party, the target, Intel against Secrecy, the type, and the Attack card."""

from __future__ import annotations

from typing import ClassVar, Final

from gloam.core.deeds import Deed
from gloam.core.draft import Draft
from gloam.core.event import Fact
from gloam.core.refusal import Refused
from gloam.core.step import Field, Step
from gloam.core.table import Table
from gloam.core.texts import QUALITY, Force
from gloam.rivals.allowance import spend
from gloam.rivals.attack_end import EndAttack, start_attack, there
from gloam.rivals.attack_record import Attack
from gloam.rivals.bases import RivalsAsk, RivalsStep
from gloam.rivals.blocking import Block, known_type, void_in_hand
from gloam.rivals.catalogue import ATTACK, ATTACK_TYPES, CARDS, DOGGED, FORESEEN, MORTAL, NUMBER, VAMPIRE
from gloam.rivals.domains import affordable, pay_toll, toll, toll_rule
from gloam.rivals.hands import ALL, in_hand, kept, names_in_hand, one_of_each
from gloam.rivals.intel import intel_against, lacking, out_of_reach
from gloam.rivals.knowledge import hide
from gloam.rivals.parties import DraftParty, aims_from_home, form, mates_of
from gloam.rivals.pieces import DISCARD, FOUGHT, HAVEN, LAID, NOBODY, NOTHING, STREET
from gloam.rivals.playing import why_not_play
from gloam.rivals.refusing import meant, why_not_discard
from gloam.rivals.reveal import TypeQuestion, announce, has_two, is_late
from gloam.rivals.spying import savings
from gloam.rivals.table import RivalsTable, rivals
from gloam.rivals.texts import SPYING
from gloam.rivals.verbs import EXHAUST, TARGETED, acting, tossed
from gloam.rivals.which import active
from gloam.rivals.windows import ability_options, usable, use, why_not_use


class DraftAttack(DraftParty):
    """Step 1: who comes along; then the attacker is exhausted. Exhausted members of its party come only with somebody
    whose text says so. [attack.step1-party] [attack.left-behind] [card.alyssa-nicole]"""

    def ends(self, table: Table) -> list[str]:
        here = rivals(table)
        tired = any(not here.pieces[card].ready for card in self.chosen)
        return [] if tired and not is_dogged(here, (self.leading, *self.chosen)) else ["go"]

    def choosable(self, table: Table) -> list[int]:
        here = rivals(table)
        return [*super().choosable(table), *[card for card in weary(here, self.leading) if card not in self.chosen]]

    def choosing(self, chosen: tuple[int, ...]) -> Draft:
        return DraftAttack(self.seat, self.leading, chosen)

    def carry_out(self, table: Table, option: str) -> None:
        form(rivals(table), (self.leading, *self.chosen))
        begin(rivals(table), self.seat, self.leading, self.chosen)


def is_dogged(table: RivalsTable, cards: tuple[int, ...]) -> bool:
    """Is there somebody among these with whom exhausted members of a party attack? [card.alyssa-nicole]"""
    return len(table.index[QUALITY + DOGGED]) > 0 and any(table.quality(DOGGED, card) > 0 for card in cards)


def weary(table: RivalsTable, leading: int) -> list[int]:
    """The exhausted members of the attacker's party that could come along. [card.alyssa-nicole]"""
    party = table.party(leading)
    return [card for card in party if not table.pieces[card].ready] if is_dogged(table, party) else []


def attack_with(table: RivalsTable, seat: int, attacker: int) -> None:
    """From The Street one first says who comes along. [attack.step1-party] [card.the-sewers]
    [key.reach]"""
    if table.pieces[attacker].zone == HAVEN:
        begin(table, seat, attacker)
    else:
        table.next(DraftAttack(seat, attacker, mates_of(table, attacker)))


def begin(table: RivalsTable, seat: int, attacker: int, mates: tuple[int, ...] = ()) -> None:
    """The attack takes an action and exhausts the attacker; from the Haven nobody comes along. [attack.cost]
    [card.the-sewers] [key.reach-party]"""
    start_attack(table, Attack(seat, attacker))
    spend(table)
    facts: dict[str, Fact] = {
        "card": table.handle(attacker),
        "party": tuple([table.handle(card) for card in mates]),
    }
    table.tell("attack", "attack.cost", seat, facts)
    table.next(Deed(EXHAUST, seat, attacker, 1, attacker, seat), *acting(table, seat, attacker), AskTarget(seat))


# ---- step 2


def a_mortal_there(table: RivalsTable, seat: int) -> bool:
    """Is there a mortal that this player could attack?"""
    return any(table.is_a(card, MORTAL) and affordable(table, seat, card) for card in table.street)


def a_character_there(table: RivalsTable, seat: int) -> bool:
    """Is there a foe's character in The Street that this player could attack, whatever its Secrecy? [key.reach]
    [attack.first-turn-shield]"""
    foes = [foe for foe in table.foes(seat) if table.begun >> foe & 1]
    outside = [card for foe in foes for card in table.coterie[foe] if table.pieces[card].zone == STREET]
    return any(affordable(table, seat, card) for card in outside)


def anybody_there(table: RivalsTable, seat: int) -> bool:
    """Is there anybody at all to attack, whatever their Secrecy? [attack.step2-target] [attack.first-turn-shield]"""
    if a_mortal_there(table, seat):
        return True
    foes = [foe for foe in table.foes(seat) if table.begun >> foe & 1]
    return any(affordable(table, seat, card) for foe in foes for card in table.coterie[foe])


def attackable(table: RivalsTable, seat: int) -> list[int]:
    """Mortals lying free in The Street, and foes' vampires that enough Intel could reach; from the Haven no more of
    them than some text says. [attack.step2-target] [attack.first-turn-shield] [attack.intel-short] [card.the-sewers]
    [key.reach]"""
    attack = table.attack
    assert attack is not None, "a target was sought outside an attack"
    home, found = table.pieces[attack.attacker].zone == HAVEN, []
    kinds = aims_from_home(table, attack.attacker) if home else MORTAL | VAMPIRE
    if kinds & MORTAL:
        found = [card for card in table.street if table.is_a(card, MORTAL) and affordable(table, seat, card)]
    more = sum([len(hand) for hand in table.hand]) + savings(table, seat)
    for foe in table.foes(seat) if kinds & VAMPIRE else ():
        if table.begun >> foe & 1:
            there = [card for card in table.coterie[foe] if not home or table.pieces[card].zone == STREET]
            near = [card for card in there if table.secrecy(card) <= intel_against(table, card) + more]
            found += [card for card in near if affordable(table, seat, card)]
    return found


class AskTarget(RivalsAsk):
    """Step 2: whom. [attack.step2-target]"""

    rule: ClassVar[str] = "attack.step2-target"

    def facts(self, table: Table) -> dict[str, Fact]:
        here = rivals(table)
        assert here.attack is not None
        return {"card": here.handle(here.attack.attacker)}

    def offer(self, table: RivalsTable) -> list[str]:
        targets = attackable(table, self.seat)
        return [f"target {table.handle(card)}" for card in targets] or ["none"]

    def why_not(self, table: Table, option: str) -> Refused | None:
        verb, _, handle = option.partition(" ")
        here = rivals(table)
        card = meant(here, self.seat, handle) if verb == "target" else NOTHING
        if card == NOTHING:
            return None
        holder = here.pieces[card].holder
        if active(here, card) and holder != self.seat and not here.begun >> holder & 1:
            return Refused("attack.first-turn-shield", seat=holder)
        assert here.attack is not None, "a target was sought outside an attack"
        no = why_not_from_home(here, here.attack.attacker, card)
        if no is not None:
            return no
        known = (active(here, card) and holder != self.seat) or (card in here.street and here.is_a(card, MORTAL))
        if known and not affordable(here, self.seat, card):
            cost, has = toll(here, self.seat, card), here.has_prestige(self.seat)
            return Refused(toll_rule(here, card), card=here.id_of(card), amount=cost, prestige=has)
        if active(here, card) and holder != self.seat:
            return Refused("attack.intel-short", card=here.id_of(card), secrecy=here.secrecy(card))
        return Refused("attack.step2-target", card=here.id_of(card))

    def answered(self, table: RivalsTable, option: str) -> None:
        attack = table.attack
        assert attack is not None
        if option == "none":
            table.next(EndAttack())
            return
        target = table.with_handle(option[7:])
        pay_toll(table, self.seat, target)
        aim(table, target)


def why_not_from_home(table: RivalsTable, attacker: int, card: int) -> Refused | None:
    """Why this one cannot be attacked from the Haven, if that is the reason. [card.the-sewers] [key.reach]"""
    character = active(table, card)
    if table.pieces[attacker].zone != HAVEN or not (character or card in table.street):
        return None
    kinds = aims_from_home(table, attacker)
    if kinds & (VAMPIRE if character else MORTAL) and (not character or table.pieces[card].zone == STREET):
        return None
    return Refused("key.reach" if kinds & VAMPIRE else "card.the-sewers", card=table.id_of(card))


def aim(table: RivalsTable, target: int) -> None:
    """The attack has its target, and goes on with step 3. [attack.step2-target]"""
    attack = table.attack
    assert attack is not None, "a target was chosen outside an attack"
    attack.target = attack.first = target
    attack.foe = table.pieces[target].holder if active(table, target) else NOBODY
    table.tell("targeted", "attack.step2-target", attack.seat, {"card": table.handle(target)})
    table.next(Deed(TARGETED, attack.seat, target, 1, attack.attacker, attack.foe), Intel())


# ---- step 3


class Intel(RivalsStep):
    """Step 3: against Secrecy one needs Intel; any player may discard cards for it.
    [attack.intel-discard] [window.intel]"""

    def do(self, table: RivalsTable) -> None:
        attack = table.attack
        assert attack is not None
        if attack.foe == NOBODY or lacking(table) == 0:
            table.next(GoOnAttack(4))
            return
        order = [attack.seat, *list(table.foes(attack.seat)), attack.seat]
        table.next(*[AskIntel(seat, place > 0) for place, seat in enumerate(order)], GoOnAttack(4))


class AskIntel(Draft):
    """Which cards are discarded, one by one: each is 1 Intel for this attack. When first asked the attacking player may
    play a card that gives Intel face up instead, as the attack's card. [attack.intel-discard] [card.scoped-30-06]"""

    rule: ClassVar[str] = "attack.intel-discard"
    adds: ClassVar[str] = "discard"

    def __init__(self, seat: int, later: bool, chosen: tuple[int, ...] = ()) -> None:
        super().__init__(seat, chosen)
        self.later: Final = later  # asked only while the target is still out of reach

    def fields(self) -> tuple[Field, ...]:
        return (self.seat, self.later, self.chosen)

    def facts(self, table: Table) -> dict[str, Fact]:
        here = rivals(table)
        assert here.attack is not None
        missing = lacking(here) - len(self.chosen)
        last = self.later and self.seat == here.attack.seat
        return {"target": here.handle(here.attack.target), "missing": missing, "seat": here.attack.seat, "last": last}

    def ends(self, table: Table) -> list[str]:
        here = rivals(table)
        fresh = not self.later and not self.chosen
        shows = [f"show {name}" for name in (scopes(here, self.seat) if fresh else [])]
        return ["done", *shows, *([] if self.chosen else ability_options(here, self.abilities(here)))]

    def abilities(self, table: RivalsTable) -> list[Force]:
        """What buys Intel, while some is missing."""
        return usable(table, self.seat, SPYING) if out_of_reach(table) or not self.later else []

    def why_not(self, table: Table, option: str) -> Refused | None:
        """[term.discard] [window.intel] [attack.face-up-illegal]"""
        verb, _, name = option.partition(" ")
        here = rivals(table)
        card = meant(here, self.seat, name.partition(" ")[0]) if verb == "use" else NOTHING
        if card != NOTHING:
            return why_not_use(here, self.seat, card, SPYING)
        if verb not in ("discard", "show") or name not in NUMBER:
            return None
        no = why_not_discard(here, self.seat, name)
        if no is None and verb == "show" and name in names_in_hand(here, self.seat, ATTACK):
            no = why_not_show(here, in_hand(here, self.seat, name))
        return no or Refused("window.intel", card=name)

    def choosable(self, table: Table) -> list[int]:
        here = rivals(table)
        if self.later and not out_of_reach(here):
            return []
        return one_of_each(here, [card for card in here.hand[self.seat] if card not in self.chosen])

    def most(self, table: Table) -> int:
        return lacking(rivals(table))

    def choosing(self, chosen: tuple[int, ...]) -> Draft:
        return AskIntel(self.seat, self.later, chosen)

    def carry_out(self, table: Table, option: str) -> None:
        here = rivals(table)
        attack = here.attack
        assert attack is not None
        verb, _, name = option.partition(" ")
        if verb == "show":
            show_for_intel(here, attack, in_hand(here, self.seat, name))
            here.next(AskIntel(self.seat, later=False))
            return
        if verb == "use":
            forces = self.abilities(here)
            here.next(AskIntel(self.seat, self.later))
            use(here, forces[ability_options(here, forces).index(option)])
            return
        for card in self.chosen:
            here.move(card, DISCARD, self.seat)
        if self.chosen:
            attack.intel += len(self.chosen)
            names = tuple([here.id_of(card) for card in self.chosen])
            here.tell("intel", self.rule, self.seat, {"cards": names, "amount": len(names)})
        for card in reversed(self.chosen):
            tossed(here, self.seat, card)


def scopes(table: RivalsTable, seat: int) -> list[str]:
    """The cards in hand that may be played now for their Intel. [window.intel]"""
    return [
        name for name in names_in_hand(table, seat, ATTACK) if why_not_show(table, in_hand(table, seat, name)) is None
    ]


def why_not_show(table: RivalsTable, card: int) -> Refused | None:
    """Why this card cannot be played face up in step 3, where it is judged at once. [attack.face-up-illegal]"""
    attack, face = table.attack, table.face(card)
    assert attack is not None
    if not face.intel or attack.seat != table.owner[card]:
        return Refused("window.intel", card=face.id)
    if attack.card != NOTHING:
        return Refused("attack.step5-card", card=face.id)
    return why_not_play(table, card, attack.attacker, face.types)


def show_for_intel(table: RivalsTable, attack: Attack, card: int) -> None:
    """It is the attack's card from now on, and the attack must be of its type. [card.scoped-30-06]"""
    table.move(card, FOUGHT, attack.seat, attack.attacker)
    attack.card = card
    attack.intel += table.face(card).intel
    facts: dict[str, Fact] = {"card": table.id_of(card), "amount": table.face(card).intel}
    table.tell("shown-for-intel", "card.scoped-30-06", attack.seat, facts)


class GoOnAttack(RivalsStep):
    """The attack goes on, or ends where its target cannot be reached or somebody is gone.
    [attack.intel-short] [attack.attacker-leaves] [card.ekene]"""

    def __init__(self, step: int) -> None:
        super().__init__()
        self.step: Final = step

    def fields(self) -> tuple[Field, ...]:
        return (self.step,)

    def do(self, table: RivalsTable) -> None:
        attack = table.attack
        assert attack is not None
        attack.step = self.step
        gone = not active(table, attack.attacker) or not there(table, attack.target)
        if gone or (self.step == 4 and not attack.challenge and out_of_reach(table)):
            rule = "attack.attacker-leaves" if gone else "attack.intel-short"
            table.tell("attack-ended", rule, attack.seat, {})
            table.next(EndAttack())
        elif self.step == 4 and is_late(table, attack):
            table.next(*laying(table, attack.seat), GoOnAttack(6))
        elif self.step == 4:
            table.next(AskType(attack.seat))
        else:
            table.next(Block())


# ---- steps 4 and 5


class AskType(TypeQuestion):
    """Step 4: Ranged, Physical, Social or Mental. [attack.step4-type]"""

    rule: ClassVar[str] = "attack.step4-type"

    def answered(self, table: RivalsTable, option: str) -> None:
        table.next(announce(table, self.seat, option, self.rule), *laying(table, self.seat), GoOnAttack(6))


def laying(table: RivalsTable, seat: int) -> list[Step]:
    """Step 5, where there can be an Attack card. [window.attack-cards]"""
    attack = table.attack
    assert attack is not None
    asked = attack.card == NOTHING and len(table.hand[seat]) > 0 and may_lay(table, attack)
    return [AskAttackCard(seat)] if asked else []


def may_lay(table: RivalsTable, attack: Attack) -> bool:
    """In a challenge only against one's own Rival. [claim.rival-card]"""
    return not attack.challenge or table.is_rival(attack.seat, attack.foe)


def is_foreseen(table: RivalsTable, attack: Attack) -> bool:
    """Must the Attack card be played face up? [card.premonition]"""
    return attack.foe != NOBODY and table.quality(FORESEEN, attack.target) > 0


def shown_only(name: str) -> bool:
    """Is this a card that says of itself that it is played face up? [key.face-up]"""
    return CARDS[NUMBER[name]].face_up


class AskAttackCard(RivalsAsk):
    """Step 5: one Attack card face down, judged when it is turned up; against a mortal it may be played face up.
    [attack.step5-card] [attack.face-up-illegal] [mortal.card-face-up] [window.attack-cards] [card.dien]"""

    rule: ClassVar[str] = "attack.step5-card"

    def telling(self) -> bool:
        return True  # whether there is anything to choose must not show

    def facts(self, table: Table) -> dict[str, Fact]:
        here = rivals(table)
        assert here.attack is not None
        void = void_in_hand(here, self.seat, ATTACK)
        facts: dict[str, Fact] = {"target": here.handle(here.attack.target), "bluff": tuple(void)}
        if here.attack.card != NOTHING:
            facts["second"] = True
        return {**facts, "type": ATTACK_TYPES[here.attack.type]} if here.attack.type else facts

    def offer(self, table: RivalsTable) -> list[str]:
        attack = table.attack
        assert attack is not None
        names, foreseen = names_in_hand(table, self.seat, ATTACK), is_foreseen(table, attack)
        found = ["none"] if foreseen else ["none", *[f"lay {name}" for name in names if not shown_only(name)]]
        for name in names:
            card = in_hand(table, self.seat, name)
            openly = (attack.foe == NOBODY or foreseen or shown_only(name)) and attack.card == NOTHING
            if openly and why_not_play(table, card, attack.attacker, known_type(attack)) is None:
                found.append(f"show {name}")
        return found

    def why_not(self, table: Table, option: str) -> Refused | None:
        here = rivals(table)
        attack = here.attack
        assert attack is not None
        verb, _, name = option.partition(" ")
        if verb not in ("lay", "show") or name not in NUMBER:
            return None
        if name not in names_in_hand(here, self.seat, ALL):
            return Refused("attack.step5-card", absent=name)
        if name not in names_in_hand(here, self.seat, ATTACK):
            return Refused("attack.step5-card", card=name)
        if verb == "lay":
            return Refused("card.premonition" if is_foreseen(here, attack) else "key.face-up", card=name)
        if attack.card != NOTHING:
            return Refused("card.dien", card=name)
        if attack.foe != NOBODY and not is_foreseen(here, attack) and not shown_only(name):
            return Refused("mortal.card-face-up", card=name)
        return why_not_play(here, in_hand(here, self.seat, name), attack.attacker, known_type(attack))

    def answered(self, table: RivalsTable, option: str) -> None:
        attack = table.attack
        assert attack is not None
        verb, _, name = option.partition(" ")
        if verb == "none":
            if attack.card == NOTHING:
                table.tell("no-attack-card", self.rule, self.seat, {})
            return
        card = in_hand(table, self.seat, name)
        if attack.card == NOTHING:
            attack.card = card
        else:
            attack.spare = card
        if verb == "show":
            table.move(card, FOUGHT, self.seat, attack.attacker)
            rule = "card.premonition" if is_foreseen(table, attack) else "key.face-up"
            rule = "mortal.card-face-up" if attack.foe == NOBODY else rule
            table.tell("attack-card", rule, self.seat, {"card": name})
        else:
            table.move(card, LAID, self.seat, attack.attacker)
            hide(table, card, self.seat, kept(table, self.seat, ATTACK))
            table.tell("attack-card-laid", self.rule, self.seat, {}, {"card": name}, 1 << self.seat)
            if attack.spare == NOTHING and table.hand[self.seat] and has_two(table, attack):
                table.next(AskAttackCard(self.seat))
