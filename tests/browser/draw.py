"""Draws the icons of an installed Gloam and the pictures of its links, from our own symbols, fonts and colours.

    python -m tests.browser.draw

They are kept in `src/gloam/web/static/icons` and `share`, since most services read no SVG. Needs Chromium, and Pillow,
which makes them small.
"""

from __future__ import annotations

import re
from io import BytesIO
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from PIL import Image
from playwright.sync_api import Browser, sync_playwright

import gloam
from gloam.web.app import STATIC, VENDOR
from gloam.web.pages.frame import PICTURE
from gloam.words.pages import LANGUAGES
from tests.browser.conftest import SWITCHES, chromium

COLOURS: Final = 64  # of an icon; a sky has more
SKYLINES: Final = {
    "gloam": ("scene-gas", "scene-haven", "scene-spire", "scene-club", "scene-rivals"),
    "vendetta": ("scene-haven", "scene-club", "scene-market", "scene-spire", "scene-haven"),
    "blood-orders": ("scene-mill", "scene-harbour", "scene-spire", "scene-mill", "scene-harbour"),
    "rivals": ("scene-terrace", "scene-span", "scene-rivals", "scene-terrace", "scene-span"),
}
SHEET: Final = """
  body { margin: 0; overflow: hidden; }
  .all { position: relative; width: 1200px; height: 630px; overflow: hidden;
    background: linear-gradient(#0b0c12, var(--sky-1) 30%, var(--sky-2) 58%, var(--sky-3) 76%, var(--sky-4) 96%); }
  .sun { position: absolute; left: 860px; bottom: 60px; width: 240px; height: 120px; border-radius: 240px 240px 0 0;
    background: linear-gradient(var(--sun-1), var(--sun-2)); }
  .wide { position: absolute; inset: auto 0 0; display: flex; height: 190px; color: var(--skyline); }
  .wide svg { flex: 0 0 506px; height: 190px; margin-right: -1px; }
  h1 { position: absolute; left: 84px; top: 168px; margin: 0; font: 300 128px/1 var(--serif); letter-spacing: -.02em;
    color: var(--bone-50); }
  p { position: absolute; left: 88px; top: 78px; margin: 0; display: flex; gap: 16px; align-items: center;
    font: 400 44px/1 var(--serif); color: var(--bone-100); }
  p svg { width: 46px; height: 46px; }
"""


def symbol(name: str) -> str:
    """A symbol as a picture of its own."""
    found = re.search(rf'<symbol id="{name}" ([^>]*)>(.*?)</symbol>', (STATIC / "symbols.svg").read_text(), re.DOTALL)
    assert found is not None, name
    return f'<svg xmlns="http://www.w3.org/2000/svg" preserveAspectRatio="xMidYMax slice" {found[1]}>{found[2]}</svg>'


def share(name: str) -> str:
    title = LANGUAGES["en"][f"game.{name}"] if name in gloam.games() else "Gloam"
    brand = "" if title == "Gloam" else "Gloam"
    skyline = "".join(map(symbol, SKYLINES[name]))
    fonts = (STATIC / "fonts.css").read_text().replace("/vendor/", f"{VENDOR.resolve().as_uri()}/")
    return (
        f'<!doctype html><html class="dark"><meta charset="utf-8"><style>{fonts}{(STATIC / "tokens.css").read_text()}'
        f'{SHEET}</style><div class="all"><span class="sun"></span><span class="wide">{skyline}</span>'
        f"<p>{symbol('gloam')}{brand}</p><h1>{title}</h1></div></html>"
    )


def icon(edge: int) -> str:
    """The icon; with an edge for systems that cut it to a shape of their own."""
    text = (STATIC / "icon.svg").read_text()
    box = f'viewBox="{-edge} {-edge} {24 + 2 * edge} {24 + 2 * edge}"'
    text = text.replace('viewBox="0 0 24 24"', box)
    if edge:
        whole = f'x="{-edge}" y="{-edge}" width="{24 + 2 * edge}" height="{24 + 2 * edge}"'
        text = text.replace('width="24" height="24" rx="5"', whole)
    return f"<!doctype html><style>body {{ margin: 0 }} svg {{ display: block; width: 100vw }}</style>{text}"


def draw(browser: Browser, page: str, size: tuple[int, int], to: Path) -> None:
    tab = browser.new_page(viewport={"width": size[0], "height": size[1]})
    with TemporaryDirectory() as folder:
        file = Path(folder) / "page.html"
        file.write_text(page)
        tab.goto(file.as_uri())
        tab.evaluate("() => document.fonts.ready")
        picture = Image.open(BytesIO(tab.screenshot(omit_background=True)))
    tab.close()
    to.parent.mkdir(exist_ok=True)
    few = picture.quantize(COLOURS, Image.Quantize.FASTOCTREE) if size[0] == size[1] else picture.convert("RGB")
    few.save(to, optimize=True)


def main() -> None:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=SWITCHES)
        for size in (180, 192, 512):
            draw(browser, icon(0), (size, size), STATIC / "icons" / f"{size}.png")
        draw(browser, icon(5), (512, 512), STATIC / "icons" / "512-maskable.png")
        for name in SKYLINES:
            draw(browser, share(name), PICTURE, STATIC / "share" / f"{name}.png")
        browser.close()


if __name__ == "__main__":
    main()
