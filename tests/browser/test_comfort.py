"""Light and dark, text size, motion, sound, "your turn": chosen on a page, there at once, and kept. No connection."""

from __future__ import annotations

import re
from itertools import pairwise
from math import log10
from random import Random
from typing import Final

from playwright.sync_api import expect

from gloam.web.app import STATIC
from gloam.words.pages import LANGUAGES
from tests.browser.look import LOST, examine, faint, problems_of_access
from tests.browser.players import clicks, next_asked
from tests.browser.server import Server
from tests.browser.visitor import PHONE, Company, Visitor

INK = "rgb(11, 12, 18)"
STONE = "rgb(223, 226, 233)"
# When each cue came, by the page's own last look at its clock: between that and this the machine may do other things.
LISTENS: Final = """window.cues = []; window.made = 0;
const now = performance.now.bind(performance);
performance.now = () => (window.looked = now());
document.addEventListener('gloam:cue', (event) => window.cues.push([event.detail, window.looked]));
const Real = window.AudioContext;
window.AudioContext = class extends Real { createGain() { window.made += 1; return super.createGain(); } };"""
RENDERS: Final = """
async function into(prepare) {
  const room = new OfflineAudioContext(1, 44100, 44100);
  prepare(room);
  return room.startRendering();
}
async function rendered() {
  const found = {};
  for (const cue of Object.keys(CUES)) {
    const plain = await into((room) => { air = room; CUES[cue](0); });
    const heard = await into((room) => {
      const ear = room.createBiquadFilter();
      Object.assign(ear, { type: 'highpass' }).frequency.value = 500;
      ear.Q.value = 0.5;
      const source = room.createBufferSource();
      source.buffer = plain;
      source.connect(ear).connect(room.destination);
      source.start();
    });
    const data = plain.getChannelData(0), ear = heard.getChannelData(0), span = 5512;
    let loud = 0;
    for (let from = 0; from + span < ear.length; from += 256) {
      loud = Math.max(loud, ear.subarray(from, from + span).reduce((sum, one) => sum + one * one, 0) / span);
    }
    const peak = data.reduce((most, one) => Math.max(most, Math.abs(one)), 0);
    found[cue] = [data.findLastIndex((one) => Math.abs(one) > 1e-4) / 44100, peak, Math.sqrt(loud)];
  }
  return found;
}"""
# A browser that has not been asked yet, says yes when it is, and writes down what it would show.
ASKABLE: Final = """window.shown = []; window.asked = 0; window.out = false;
window.Notification = class {
  static permission = 'default';
  static async requestPermission() { window.asked += 1; return (Notification.permission = 'granted'); }
  constructor(text, about) { window.shown.push([text, about.tag]); }
};
Object.defineProperty(document, 'hidden', { get: () => window.out });"""
# What follows from an answer is here before the answer to it is.
LATE: Final = """const send = window.fetch;
window.fetch = async (...what) => {
  const came = await send(...what);
  const asked = () => document.querySelector('.play[data-asked]');
  if (what[1]?.method === 'POST') while (asked()) await new Promise((on) => requestAnimationFrame(on));
  return came;
};"""
# A link of which only a shade tells that it is not other words, alone in its line.
PLAIN_LINK: Final = """() => {
  window.planted = document.querySelector('main').appendChild(document.createElement('p'));
  const link = window.planted.appendChild(document.createElement('a'));
  Object.assign(link, { href: '/rules', textContent: 'alone' });
  for (const it of [window.planted, link]) it.style.cssText = 'color: var(--bone-50); text-decoration: none';
  link.style.color = 'var(--bone-300)';
  window.planted.style.background = 'var(--ink-950)';
}"""
LOOKS_AWAY: Final = "() => { window.out = true; document.dispatchEvent(new Event('visibilitychange')); }"


def has_ground(one: Visitor, colour: str) -> None:
    expect(one.page.locator("body")).to_have_css("background-color", colour)


def test_light_and_dark_follow_the_system_until_one_chooses(company: Company) -> None:
    anna = company.visitor(color_scheme="light")
    anna.opens("/rules")
    has_ground(anna, STONE)
    anna.page.emulate_media(color_scheme="dark")
    has_ground(anna, INK)
    root = anna.page.locator("html")
    anna.page.locator(".to-comfort").click()
    assert not problems_of_access(anna.page)
    assert not faint(anna.page, "light")
    with anna.page.expect_response("**/me/comfort") as told:
        anna.page.locator("#comfort [name=theme][value=light]").click()
    assert told.value.status == 204
    expect(root).to_have_class("light")
    has_ground(anna, STONE)
    expect(anna.page.locator("#comfort [name=theme][value=light]")).to_have_attribute("aria-pressed", "true")
    for name, value in (("text", "3"), ("motion", "still")):
        with anna.page.expect_response("**/me/comfort"):
            anna.page.locator(f"#comfort [name={name}][value='{value}']").click()
    anna.opens("/rules")
    expect(root).to_have_class("light text-3 still")
    assert anna.page.evaluate("() => getComputedStyle(document.documentElement).fontSize") == "20px"
    assert anna.page.evaluate("() => getComputedStyle(document.documentElement).getPropertyValue('--m-fly')") == "1ms"


def test_it_is_chosen_without_a_script_on_a_phone_and_leads_back(company: Company) -> None:
    anna = company.visitor(PHONE, java_script_enabled=False, speed="")
    anna.opens("/cards/vendetta")
    anna.page.locator(".to-comfort").click()
    expect(anna.page.locator(".comfort-sound")).to_be_hidden()
    anna.page.locator("#comfort [name=theme][value=light]").click()
    expect(anna.page.locator("html")).to_have_class("light")
    assert anna.address == "/cards/vendetta"
    anna.page.locator(".to-comfort").click()
    anna.page.locator("#comfort [name=language][value=fr]").click()
    expect(anna.page.locator("html")).to_have_attribute("lang", "fr")
    expect(anna.page.locator("html")).to_have_class(re.compile("light"))


def test_words_that_are_lost_would_be_found(company: Company) -> None:
    anna = company.visitor()
    anna.opens("/static/tokens.css")
    anna.page.evaluate("""() => {
      document.body.innerHTML = '<p>wholly there</p><p class="b">cut off on the right</p><p class="c">scrolls</p>';
      for (const [name, how] of [['.b', 'hidden'], ['.c', 'auto']]) {
        const it = document.querySelector(name);
        it.style.cssText = `width: 40px; white-space: nowrap; overflow: ${how}`;
      }
    }""")
    found = anna.page.evaluate(LOST)
    assert len(found) == 1
    assert "cut off" in found[0]


def test_faint_words_and_links_among_words_would_be_found_in_either_theme(company: Company) -> None:
    """What was measured once is not measured again; what differs in its colours or in its words is."""
    page = company.visitor().page
    page.goto(f"{company.url}/rules")
    assert not problems_of_access(page)
    page.evaluate(PLAIN_LINK)
    assert not problems_of_access(page)
    page.evaluate("() => window.planted.append(' and now among words')")
    assert [found.split(":")[0] for found in problems_of_access(page)] == ["link-in-text-block"]
    page.evaluate("() => { planted.textContent = 'hardly to be read'; planted.style.color = 'rgb(200, 205, 210)'; }")
    assert not problems_of_access(page)
    assert [found.split(":")[0] for found in faint(page, "light")] == ["color-contrast"]
    assert not faint(page, "dark")
    assert page.locator("html").get_attribute("data-before") is None


# ---- sound


def test_there_is_no_sound_until_it_is_switched_on_and_then_one_at_a_time(company: Company) -> None:
    anna = company.visitor(alone=True)
    anna.page.add_init_script(LISTENS)
    anna.plays_now("vendetta")
    random = Random(1)
    for _ in range(3):
        anna.is_asked()
        clicks(anna, random)
    assert anna.page.evaluate("() => [window.cues.length, window.made]") == [0, 0]
    button = anna.page.locator("#loudspeaker")
    expect(button).to_have_attribute("aria-pressed", "false")
    with anna.page.expect_response("**/me/comfort"):
        button.click()
    expect(button).to_have_attribute("aria-pressed", "true")
    for count in range(60):
        anna.is_asked()
        clicks(anna, random)
        if count > 10 and anna.page.evaluate("() => window.cues.length > 1 && window.made > 0"):
            break  # what makes the sounds has been started by now
    anna.page.wait_for_function("() => window.cues.length > 1 && window.made > 0")
    heard = anna.page.evaluate("() => window.cues")
    gaps = [later[1] - before[1] for before, later in pairwise(heard)]
    assert all(gap >= 599 for gap in gaps), "never two at once"
    anna.page.reload()
    expect(button).to_have_attribute("aria-pressed", "true")


def test_every_sound_is_short_and_soft_and_none_is_much_louder_than_another(company: Company) -> None:
    """They are played into a buffer by the script's own code: where each ends, its peak, and how loud its loudest
    eighth of a second is to an ear, which hears little of what is low."""
    page = company.visitor(alone=True).page
    page.add_script_tag(content=(STATIC / "js" / "sound.js").read_text().replace("export ", "") + RENDERS)
    found: dict[str, tuple[float, float, float]] = page.evaluate("rendered()")
    assert len(found) >= 5
    for cue, (end, peak, loud) in found.items():
        assert 0.05 < end < 0.6, cue
        assert 0.02 < peak < 0.5, cue
        assert loud > 0, cue
    louds = [20 * log10(loud) for _, _, loud in found.values()]
    assert max(louds) - min(louds) < 6, found


# ---- your turn


def test_a_tab_behind_others_says_that_it_is_ones_turn_and_a_notification_names_no_card(company: Company) -> None:
    anna, boris = company.visitor(alone=True), company.visitor()
    anna.page.clock.install()
    anna.page.add_init_script(ASKABLE)
    anna.page.add_init_script(LATE)
    anna.is_called("Anna")
    links = anna.invites("vendetta", ["me", "open", "greedy"])
    boris.accepts(links[0], "Boris")
    boris.sits()
    anna.sits()
    page, offer = anna.page, anna.page.locator("#offer")
    anna.is_asked()
    icon = page.locator("link[rel=icon]")
    expect(page).to_have_title(re.compile("^● Your turn"))
    expect(icon).to_have_attribute("href", "/static/icon-turn.svg")
    expect(offer).to_be_hidden()
    clicks(anna, Random(1))
    expect(page.locator("#dock[data-state=waiting]")).to_be_visible()
    expect(offer).to_be_visible()
    expect(icon).to_have_attribute("href", "/static/icon.svg")
    examine(page, "offer", ("1400", "390"))
    assert page.evaluate("() => window.asked") == 0
    offer.locator("[data-tell=on]").click()
    expect(offer).to_be_hidden()
    page.wait_for_function("() => window.asked === 1")
    anna.stops_the_clock()  # else the others could take longer than one may be away
    page.evaluate(LOOKS_AWAY)
    random = Random(2)
    while next_asked([anna, boris]) is boris:
        clicks(boris, random)
    assert page.evaluate("() => window.shown") == [], "not before one has been away for a while"
    page.clock.fast_forward(20_000)
    page.wait_for_function("() => window.shown.length === 1")
    names = [name for name in anna.data()["names"] if name != "Anna"]
    table = anna.address.split("/")[2]
    assert page.evaluate("() => window.shown") == [
        [f"Vendetta with {' and '.join(names)}: your turn", f"gloam-{table}"]
    ]
    page.clock.fast_forward(60_000)
    assert page.evaluate("() => window.shown.length") == 1, "once for each turn"


# ---- no connection


def test_without_a_connection_a_page_says_so(company: Company, server: Server) -> None:
    anna = company.visitor(PHONE, language="fr", service_workers="allow")
    anna.opens("/")
    anna.page.evaluate("() => navigator.serviceWorker.ready.then((it) => it.active !== null)")
    anna.page.wait_for_function("() => caches.match('/offline').then(Boolean)")
    kept = anna.page.evaluate(
        "() => caches.open('gloam-1').then((it) => it.keys()).then((all) => all.map((it) => it.url))"
    )
    assert not [url for url in kept if "/tables" in url or "/replays" in url]
    with anna.putting_up_with_it():
        anna.context.set_offline(True)
        anna.page.goto(f"{server.url}/rules")
        expect(anna.page.get_by_role("heading", level=1)).to_have_text(LANGUAGES["fr"]["offline"])
        anna.context.set_offline(False)
        anna.page.get_by_role("button", name=LANGUAGES["fr"]["offline.again"]).click()
        expect(anna.page.locator("#main.reading")).to_be_visible()
