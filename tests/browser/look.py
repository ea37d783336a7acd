"""What can be seen to be wrong with a page: too wide, too small, hard to use without eyes; and pictures of it."""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Page, ViewportSize

from tests.browser.visitor import DESK, PHONE, TABLET, Visitor

ROOT: Final = Path(__file__).parents[2]
AXE: Final = ROOT / "node_modules" / "axe-core" / "axe.min.js"
SHOTS: Final = ROOT / "build" / "shots"
SIZES: Final = {"1400": DESK, "1024": TABLET, "390": PHONE}
BETWEEN: Final = "1024"  # the two others in every respect; axe-core takes its time
ROUND: Final = (".top", ".book")  # the table: the bar above it, the log and the chat beside it
TAP: Final = 44  # pixels; what a finger needs

# The page itself waits until all of it is there: to ask twice from outside costs more.
ALL_THERE: Final = """
  if (document.readyState !== 'complete') await new Promise((done) => addEventListener('load', done));
"""

# Every kind of writing on a page: where it stands, with all that a style sheet may go by, and how it looks. Of a link
# also whether it stands among other words, from which it must be told.
KINDS: Final = """() => {
  const counts = /^(class|role|hidden|open|disabled|(aria|data)-)/;
  const about = (it) => it.localName + [...it.attributes].filter(({name}) => counts.test(name))
    .map(({name, value}) => `[${name}=${name === 'class' || value.length < 9 ? value : ''}]`).join('');
  const chain = (it) => it === document.body ? about(it) : `${chain(it.parentElement)} ${about(it)}`;
  const written = (it) => it.matches('input, select, textarea, a[href]')
    || [...it.childNodes].some((part) => part.nodeType === Node.TEXT_NODE && part.data.trim());
  const among = (it, round) => round !== document.body && (round.textContent.trim() !== it.textContent.trim()
    || (getComputedStyle(round).display.startsWith('inline') && among(it, round.parentElement)));
  const sheets = [...document.styleSheets].map(({href}) => href && new URL(href).pathname).join(' ');
  const ground = getComputedStyle(document.body).backgroundColor;
  window.kinds = new Map();
  for (const it of document.querySelectorAll('body *')) {
    if (!written(it) || !it.checkVisibility({visibilityProperty: true})) continue;
    const {color, backgroundColor, fontSize, fontWeight, opacity} = getComputedStyle(it);
    const looks = [color, backgroundColor, fontSize, fontWeight, opacity];
    const link = it.matches('a') && among(it, it.parentElement);
    const kind = [sheets, ground, chain(it), ...looks, link].join(' ');
    if (!window.kinds.has(kind)) window.kinds.set(kind, it);
  }
  return [...window.kinds.keys()];
}"""
# A tooltip belongs to what it describes; nobody looks for it among the regions of a page. What only colours can do
# wrong is looked for apart. The rules that are asked read no style sheets, so that none is read for them beforehand.
RUN_AXE: Final = """async (without) => {
  const apart = 'dialog, [role=dialog], [role=alertdialog], svg, [role=tooltip]';
  axe.configure({checks: [{id: 'region', options: {regionMatcher: apart}}]});
  const rules = {'color-contrast': {enabled: false}, 'link-in-text-block': {enabled: false}};
  const where = {include: [['html']], exclude: without.map((it) => [it])};
  const preload = {assets: ['media']};
  const {violations} = await axe.run(where, {resultTypes: ['violations'], rules, preload});
  return violations.map((it) => [it.impact, it.id, it.nodes.map((node) => node.target.join(' ')
    + ' ' + node.html.slice(0, 160) + ' ' + (node.any[0] ? node.any[0].message : ''))]);
}"""
COLOURS: Final = """async (fresh) => {
  const include = fresh.map((kind) => window.kinds.get(kind)).filter((it) => it.isConnected);
  const how = {resultTypes: ['violations'], runOnly: ['color-contrast', 'link-in-text-block']};
  const {violations} = include.length ? await axe.run({include}, how) : {violations: []};
  return violations.flatMap((it) => it.nodes.map((node) => `${it.id}: ${node.target.join(' ')} `
    + `${node.html.slice(0, 160)} ${node.any[0].message}`));
}"""
# What moves would be between two colours.
AT_REST: Final = "() => document.getAnimations().forEach((it) => it.finish())"
IN_THEME: Final = """(theme) => {
  const root = document.documentElement;
  root.dataset.before ??= root.className;
  root.className = theme ? root.dataset.before.replace(/auto|light|dark/, theme) : root.dataset.before;
  if (!theme) delete root.dataset.before;
}"""

TOO_WIDE: Final = """() => {
  const wide = document.documentElement.scrollWidth - innerWidth;
  if (wide <= 0) return [];
  const past = [...document.querySelectorAll('body *')]
    .filter((it) => it.getBoundingClientRect().right > innerWidth + 1);
  return [`${wide} px too wide`, ...past.slice(0, 8).map((it) => it.outerHTML.slice(0, 120))];
}"""

# A button whose class is "hit" is stretched over the card it names.
TOO_SMALL: Final = """(tap) => [...document.querySelectorAll('#dock button, .top button, .top a')]
  .filter((it) => it.checkVisibility({visibilityProperty: true}))
  .map((it) => [(it.matches('.hit') ? it.offsetParent : it).getBoundingClientRect(), it])
  .filter(([box]) => box.height < tap - 0.5 || box.width < 24)
  .map(([box, it]) => `${box.width} x ${box.height}: ${it.outerHTML.slice(0, 160)}`)"""

# One's own row, or the tools of what is played out instead: wherever board and page are scrolled to, it is in sight,
# and neither the dock nor anything else lies over it. On a phone the places beside the one in sight do not count. An
# attack or a conflict of Rivals has the whole board: one's own row lies below it, with the others. A page that has just
# changed is looked at once it knows how high its dock is.
CROWDED: Final = """async () => {
  const height = () => `${document.getElementById('dock').offsetHeight}px`;
  const known = () => document.documentElement.style.getPropertyValue('--dock') === height();
  for (let frame = 0; frame < (known() ? 2 : 200); frame += 1) await new Promise(requestAnimationFrame);
  const found = [];
  const dock = document.getElementById('dock').getBoundingClientRect();
  const top = document.querySelector('.top').getBoundingClientRect().bottom;
  const own = document.querySelector('#stage .stage-tools') ? '#stage .stage-tools'
    : '.seat--me, .pos--me, .bo-player--me, .r-row--me';
  const boxes = [document.documentElement, ...document.querySelectorAll('.board, .bo-board, .r-board, .locs')];
  if (dock.bottom > innerHeight + 0.5 || dock.top < top) found.push(`the dock is ${dock.top} to ${dock.bottom}`);
  if (document.querySelector('.r-board > :is(.r-attack, .r-conflict)')) return found;
  for (const part of [0, 0.5, 1]) {
    for (const box of boxes) box.scrollTop = part * (box.scrollHeight - box.clientHeight);
    for (const it of document.querySelectorAll(own)) {
      const box = it.getBoundingClientRect();
      if (!it.checkVisibility() || box.left < 0 || box.right > innerWidth) continue;
      const name = `${it.className} at ${box.top} to ${box.bottom}, scrolled by ${part}`;
      if (box.bottom > dock.top + 0.5) found.push(`${name}, under the dock at ${dock.top}`);
      if (box.top < top - 0.5 || box.bottom > innerHeight + 0.5) found.push(`${name}, out of sight`);
      for (const y of [box.top + 3, box.bottom - 3]) {
        const seen = document.elementFromPoint(box.left + box.width / 2, y);
        if (!it.contains(seen)) found.push(`${name}, under ${seen ? seen.className : seen}`);
      }
    }
  }
  for (const box of boxes) box.scrollTop = 0;
  if (!document.querySelector(own)) found.push('there is no own row');
  return found;
}"""

# Names that are longer than the place they are given, or run out of what holds them.
CUT: Final = """() => {
  const names = ['.seat-open', '.seatname', '.bo-player .nm', '.who', '.who-sits b', '.v-row .nm', '.picks-shown li',
    '.slip .nm', '.slip--mine > span', '.scene h2', '.place-name', '.card h3', '.cell h3', '.rit h3',
    '.ord .to > span', '.r-seat .r-open', '.vamp .hit', '.r-mortal .hit', '.r-event .hit', '.r-chip .hit'];
  const cuts = (it) => /hidden|clip|auto|scroll/.test(getComputedStyle(it).overflowX);
  return [...document.querySelectorAll(names.join(', '))].filter((it) => it.checkVisibility()).flatMap((it) => {
    const box = it.getBoundingClientRect();
    const text = document.createRange();
    text.selectNodeContents(it);
    const unseen = it.querySelector('.vh');
    if (unseen) text.setEndBefore(unseen);
    const ink = text.getBoundingClientRect();
    const name = `${it.className || it.tagName} "${it.textContent.trim()}"`;
    if (it.scrollWidth > it.clientWidth + 1 && it.clientWidth) return [`${name} is cut`];
    let round = it.parentElement;
    while (round && !cuts(round)) round = round.parentElement;
    const scrolls = round && (round.scrollWidth > round.clientWidth || round.scrollHeight > round.clientHeight);
    const edge = round && !scrolls ? round.getBoundingClientRect() : null;
    const out = edge && (ink.right > edge.right + 1 || ink.bottom > edge.bottom + 4 || ink.top < edge.top - 4);
    const wide = ink.width && box.width && ink.right > box.right + 1.5 && !it.matches('.seatname, .who, b');
    return out || wide ? [`${name} runs out of its place`] : [];
  });
}"""


# Words that nobody can come to: cut off by a box that does not scroll, or left away for dots. What scrolls shows all.
LOST: Final = """() => {
  const found = [];
  const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const cuts = (how) => how === 'hidden' || how === 'clip';
  for (let text = words.nextNode(); text; text = words.nextNode()) {
    const it = text.parentElement;
    if (!text.data.trim() || it.closest('.vh, noscript, select, [popover]:not(:popover-open)')) continue;
    if (!it.checkVisibility({visibilityProperty: true, opacityProperty: true})) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const ink = [...range.getClientRects()].filter((box) => box.width > 1);
    for (let round = it; round && round !== document.body; round = round.parentElement) {
      const style = getComputedStyle(round);
      if (style.clipPath !== 'none' && round.getBoundingClientRect().width < 2) break;
      const box = round.getBoundingClientRect();
      const x = cuts(style.overflowX) && ink.some((one) => one.right > box.right + 2 || one.left < box.left - 2);
      const y = cuts(style.overflowY) && ink.some((one) => one.bottom > box.bottom + 5 || one.top < box.top - 5);
      if (x || y) found.push(`${it.tagName}.${it.className} "${text.data.trim().slice(0, 60)}" in ${round.className}`);
      if (x || y || /auto|scroll/.test(style.overflowX + style.overflowY) || style.position === 'fixed') break;
    }
  }
  return [...new Set(found)];
}"""
# What a page has of a large screen at twice its size; and the largest text, on a large screen and on a phone.
LARGE: Final[dict[str, tuple[ViewportSize, str]]] = {
    "zoom": ({"width": 700, "height": 450}, "1"),
    "large-1400": (DESK, "3"),
    "large-390": (PHONE, "3"),
}

# The question without its particulars, how much is chosen, and what stands with it in the dock.
KIND: Final = """() => {
  const dock = document.getElementById('dock');
  return [dock.dataset.state, dock.querySelectorAll('[aria-pressed=true]').length,
    ...dock.querySelectorAll('.ask a[data-why], .notice, #request, #confirm, .plan, .v-about')]
    .map((it) => it.dataset ? it.className + it.id + (it.getAttribute('href') || '') : it).join(' ');
}"""
# What everybody is asked in every game, whatever is dealt and whatever the others do.
CERTAIN: Final = {
    "vendetta": {
        *("setup.clan-pick-order-0", "hand.keep-must-0", "plan.must-play-0", "plan.any-location-1"),
        *("plan.blood-limit-3", "withdraw.secret-0"),
    },
    "blood-orders": {"plan.simultaneous-0", "plan.simultaneous-1", "order.one-token-0"},
    "rivals": {"window.action-phase-0"},
}
MEASURED: Final[set[tuple[int, str]]] = set()  # width of a page, and a kind of writing on it
OFTEN: Final = 2  # so often the same kind of dock is looked at


@cache
def axe_script() -> str:
    assert AXE.exists(), "axe-core is missing: `npm ci` brings it (make test does that)"
    return AXE.read_text()


def problems_of_access(page: Page, without: Sequence[str] = ()) -> list[str]:
    """What axe-core calls moderate, serious or critical. `without`: parts that are left out."""
    bring_axe(page)
    seen(page, AT_REST)
    found: list[Any] = seen(page, RUN_AXE, list(without))
    serious = [f"{rule}: {node}" for impact, rule, nodes in found if impact != "minor" for node in nodes]
    return serious + problems_of_colour(page)


def bring_axe(page: Page) -> None:
    if not seen(page, "() => 'axe' in window"):
        page.evaluate(axe_script())


def problems_of_colour(page: Page) -> list[str]:
    """How well letters stand out from what is behind them, and links from other words, takes most of the time: of what
    is alike in every respect at the same size, that is measured once, whatever test it comes up in."""
    size = page.viewport_size
    assert size is not None, "a page has a size"
    kinds: list[str] = seen(page, KINDS)
    fresh = [kind for kind in kinds if (size["width"], kind) not in MEASURED]
    found: list[str] = seen(page, COLOURS, fresh)
    MEASURED.update((size["width"], kind) for kind in fresh)
    return found


def faint(page: Page, theme: str) -> list[str]:
    """Words that can hardly be read in this theme, whatever it was opened in."""
    bring_axe(page)
    seen(page, IN_THEME, theme)
    seen(page, AT_REST)
    found = problems_of_colour(page)
    seen(page, IN_THEME, "")
    return found


def legible_in_both_themes(page: Page, name: str) -> None:
    for theme in ("light", "dark"):
        found = faint(page, theme)
        if found:
            shot(page, f"faint-{name}-{theme}")
        assert not found, f"{name}, {theme}:\n" + "\n".join(found)


def no_word_is_lost(page: Page, name: str) -> None:
    """At twice the size, and with the largest text."""
    usual = page.viewport_size
    assert usual is not None, "a page has a size"
    for label, (size, text) in LARGE.items():
        page.set_viewport_size(size)
        seen(page, "(size) => document.documentElement.classList.toggle('text-3', size === '3')", text)
        found: list[str] = [*seen(page, LOST), *too_wide(page)]
        shot(page, f"{name}-{label}")
        assert not found, f"{name}, {label}:\n" + "\n".join(found)
    seen(page, "() => document.documentElement.classList.remove('text-3')")
    page.set_viewport_size(usual)


def seen(page: Page, script: str, arg: object = None) -> Any:
    """What a script finds on a page, once all of it is there."""
    return page.evaluate(f"async (arg) => {{ {ALL_THERE} return ({script})(arg); }}", arg)


def too_wide(page: Page) -> list[str]:
    """What makes a page scroll sideways."""
    found: list[str] = seen(page, TOO_WIDE)
    return found


def too_small(page: Page) -> list[str]:
    """Buttons of the dock and the top bar that a finger would miss."""
    found: list[str] = seen(page, TOO_SMALL, TAP)
    return found


def cut(page: Page) -> list[str]:
    """Names that cannot be read whole."""
    found: list[str] = seen(page, CUT)
    return found


def crowded(page: Page) -> list[str]:
    """Where the dock or anything else covers one's own row, or what is played out instead of the table."""
    found: list[str] = seen(page, CROWDED)
    return found


def kind_of_dock(page: Page) -> str:
    """Its state, how much is chosen, the rule that asks, and what else stands there."""
    found: str = seen(page, KIND)
    return found


def question_in(kind: str) -> str:
    """Of a dock that asks: under which rule, and how much of the answer is chosen. Else nothing."""
    state, chosen, *rest = kind.split(" ")
    return f"{rest[0].rpartition('#')[2]}-{min(int(chosen), 3)}" if state == "asked" and rest else ""


def at_sizes(page: Page, sizes: Sequence[str] = tuple(SIZES)) -> Iterator[str]:
    """Give a page each of these sizes in turn, its own first, and its own again in the end."""
    usual = page.viewport_size
    assert usual is not None, "a page has a size"
    for label in sorted(sizes, key=lambda label: SIZES[label] != usual):
        resize(page, SIZES[label])
        yield label
    resize(page, usual)


def resize(page: Page, size: ViewportSize) -> None:
    if page.viewport_size != size:
        page.set_viewport_size(size)


def own_row_is_in_sight(one: Visitor) -> None:
    for label in at_sizes(one.page):
        assure(one.page, f"crowded-{label}", crowded(one.page))


def examine(page: Page, name: str, sizes: Sequence[str] = tuple(SIZES)) -> None:
    """Look at a page at some sizes, and keep a picture of it at each where they are wanted."""
    for label in at_sizes(page, sizes):
        found = too_wide(page)
        if label != BETWEEN:
            found += problems_of_access(page)
        shot(page, f"{name}-{label}")
        assure(page, f"{name}-{label}", found)


class Look:
    """At every kind of dock that comes up in a game: whether one's own row is in sight, and whatever `examine` does.

    `name`: of its pictures. What stands round the table, and is the same whatever is asked, is looked at in the
    beginning and in the end.
    """

    def __init__(self, name: str = "") -> None:
        self.name: Final = name
        self.docks: Final[Counter[str]] = Counter()
        self.examined: Final[set[str]] = set()

    def at(self, one: Visitor, *, row: bool = True, access: bool = False) -> None:
        """`row`: at one's own, a few times at each kind of dock. `access`: can everyone use it? Whatever is asked, and
        however much of the answer is chosen, the first time that it comes up; and the end."""
        kind = kind_of_dock(one.page)
        what = question_in(kind) or ("over" if one.state.over else "")
        self.docks[kind] += row
        row = row and self.docks[kind] <= OFTEN
        access = access and bool(what) and what not in self.examined
        if row or access:
            self.look(one.page, what, row=row, access=access)

    def look(self, page: Page, what: str, *, row: bool, access: bool) -> None:
        without = ROUND if self.examined and what != "over" else ()
        if access:
            self.examined.add(what)
        for label in at_sizes(page):
            name = f"{self.name}-{what}-{label}"
            found = too_wide(page)
            if row:
                found += crowded(page)
            if access:
                shot(page, name)
            if access and label != BETWEEN:
                found += problems_of_access(page, without)
            assure(page, name, found)

    @property
    def questions(self) -> set[str]:
        """What was asked where one's own row was looked for."""
        return {question_in(kind) for kind in self.docks if self.docks[kind]}


def assure(page: Page, name: str, found: Sequence[str]) -> None:
    """Nothing was found; else there is a picture of it."""
    if found:
        keep(page, name)
    assert not found, f"{name}, kept in {SHOTS}:\n" + "\n".join(found)


def shot(page: Page, name: str) -> None:
    """A picture, for whoever wants to see what the tests saw: GLOAM_SHOTS=1 keeps them."""
    if os.environ.get("GLOAM_SHOTS"):
        keep(page, name)


def keep(page: Page, name: str) -> None:
    SHOTS.mkdir(parents=True, exist_ok=True)
    page.screenshot(path=SHOTS / f"{name}.png")
