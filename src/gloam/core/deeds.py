"""Deeds: changes that are proposed, that texts in force may change or prevent, that are done, and that are answered.

A deed is never carried out on the spot. An effect puts it on the docket and returns; whatever depends on its outcome
is a later step. So a text that changes a deed may ask a question in the middle of anything.
"""

from __future__ import annotations

from typing import Final

from gloam.core.answers import DONE, Answers, Change, Note, noted
from gloam.core.effect import NO_CARD
from gloam.core.step import NOBODY, Field, Step
from gloam.core.table import Table
from gloam.core.texts import CHANGED, Watched


class Verb:
    """One kind of deed, and how it is done. `looks_back`: who answers is noted before it happens, since it takes cards
    away. `ordered`: a player with several answers to it chooses their order where that matters."""

    def __init__(self, name: str, looks_back: bool = False, ordered: bool = False) -> None:
        self.name: Final = name
        self.looks_back: Final = looks_back
        self.ordered: Final = ordered

    def first(self, table: Watched, deed: Deed) -> tuple[Step, ...]:
        """What has to be settled before it can be done, once no text changes it any more."""
        return ()

    def do(self, table: Watched, deed: Deed) -> None:
        raise AssertionError(f"{type(self).__name__} does nothing")

    def stands(self, table: Watched, deed: Deed) -> bool:
        """Can it still be done, after what others that happen at the same moment have led to?"""
        return True

    def do_all(self, table: Watched, deeds: tuple[Deed, ...]) -> None:
        """Several that happen at the same moment."""
        for deed in deeds:
            self.do(table, deed)


class Deed(Step):
    """A proposed change: a verb and a few numbers.

    `doer` is the seat that does it, `on` the card or seat it happens to, `owner` whose that was when it was proposed
    (so that nothing has to be looked up once the card is gone), `by` the card that does it, `other` a further card,
    `past` the texts that have changed it or were declined. One that is done `at_once` with others waits for them.
    """

    def __init__(
        self,
        verb: int,
        doer: int,
        on: int,
        amount: int = 1,
        by: int = NO_CARD,
        owner: int = NOBODY,
        other: int = NO_CARD,
        detail: int = 0,
        at_once: bool = False,
        past: tuple[int, ...] = (),
    ) -> None:
        super().__init__()
        self.verb: Final = verb
        self.doer: Final = doer
        self.on: Final = on
        self.amount: Final = amount
        self.by: Final = by
        self.owner: Final = owner
        self.other: Final = other
        self.detail: Final = detail
        self.at_once: Final = at_once
        self.past: Final = past

    def fields(self) -> tuple[Field, ...]:
        first = (self.verb, self.doer, self.on, self.amount, self.by, self.owner, self.other, self.detail)
        return (*first, self.at_once, self.past)

    def but(self, code: int, amount: int, on: int, detail: int) -> Deed:
        """The same, changed by this text."""
        past = (*self.past, code)
        return Deed(self.verb, self.doer, on, amount, self.by, self.owner, self.other, detail, self.at_once, past)

    def changed(self, code: int) -> Deed:
        """The same as it is, but this text has had its say."""
        return self.but(code, self.amount, self.on, self.detail)

    def declined(self, codes: tuple[int, ...]) -> Deed:
        """The same, which these texts leave as it is."""
        past = (*self.past, *codes)
        return Deed(
            self.verb, self.doer, self.on, self.amount, self.by, self.owner, self.other, self.detail, self.at_once, past
        )

    def run(self, table: Table) -> None:
        assert isinstance(table, Watched), "deeds are done where cards watch"
        if table.index[CHANGED + self.verb]:
            found = noted(table, self, CHANGED)
            if found:
                table.next(Change((self,), found))
                return
        if self.at_once:
            agree(table, self)
            return
        verb = table.verbs[self.verb]
        first = verb.first(table, self)
        if first:
            table.next(*first, self)
            return
        if verb.looks_back and table.index[DONE + self.verb]:
            found = noted(table, self, DONE)
            if found:
                table.next(Answers((self,), found))
        depth = len(table.docket)
        verb.do(table, self)
        if not verb.looks_back and table.index[DONE + self.verb]:  # a card that it brought into play may answer too
            table.docket.insert(depth, Note((self,)))


class AtOnce(Step):
    """Deeds of one verb that are done at the same moment: each may be changed first, then who answers is noted for all
    of them, then all are done, then all are answered."""

    def __init__(self, agreed: tuple[Deed, ...], waiting: tuple[Deed, ...]) -> None:
        super().__init__()
        self.agreed: Final = agreed
        self.waiting: Final = waiting

    def fields(self) -> tuple[Field, ...]:
        return (self.agreed, self.waiting)

    def run(self, table: Table) -> None:
        assert isinstance(table, Watched)
        if not self.waiting and not self.agreed:
            return
        verb = table.verbs[(*self.waiting, *self.agreed)[0].verb]
        waiting = [deed for deed in self.waiting if verb.stands(table, deed)]
        agreed = tuple([deed for deed in self.agreed if verb.stands(table, deed)])
        if waiting:
            table.next(waiting[0], AtOnce(agreed, tuple(waiting[1:])))
        elif agreed:
            found: list[int] = []
            for which, deed in enumerate(agreed):
                found += noted(table, deed, DONE, which)
            if found:
                table.next(Answers(agreed, tuple(found)))
            verb.do_all(table, agreed)


def at_once(deeds: list[Deed]) -> Step:
    """These deeds, which must say themselves that they are done at once."""
    return AtOnce((), tuple(deeds))


def agree(table: Watched, deed: Deed) -> None:
    """Nothing changes it any more: it waits with the others."""
    group = table.docket.pop()
    assert isinstance(group, AtOnce), "a deed done at once is one of several"
    table.next(AtOnce((*group.agreed, deed), group.waiting))
