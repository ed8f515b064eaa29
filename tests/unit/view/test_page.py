"""The page in a headless Chromium. Pictures are kept in pytest's temporary folder, or in the folder that PICTURES names."""

import io
import os
from pathlib import Path

import pytest
from tests.unit.view import motions

from dalembert.view import animate

websockets = pytest.importorskip("websockets", reason="needs websockets: pip install websockets")
from tests.unit.view.browser import Browser, chromium  # noqa: E402

DESK, PHONE = (1280, 720), (390, 844)
CENTRE = "(() => {{ const b = {}.getBoundingClientRect(); return [b.left + b.width / 2, b.top + b.height / 2]; }})()"
LEAF = 'document.querySelector(`#equations [data-name="{}"]`)'


@pytest.fixture(scope="module")
def browser():
    program = chromium()
    if program is None:
        pytest.skip("needs Chromium: apt-get install chromium, or name one in the variable CHROMIUM")
    found = Browser(program)
    yield found
    found.close()


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    kept = os.environ.get("PICTURES")
    return Path(kept) if kept else tmp_path_factory.mktemp("view")


@pytest.fixture(scope="module")
def files(folder):
    """The pages, written once."""
    made = {name: getattr(motions, name)() for name in ("double_pendulum", "crane", "satellite", "slider")}
    for name, motion in made.items():
        animate(motion, folder / f"{name}.html", per="m*l**2" if name == "double_pendulum" else None)
    return {name: folder / f"{name}.html" for name in made}, made


@pytest.fixture
def page(browser, files):
    """The double pendulum, at rest at t = 0."""
    browser.window(*DESK)
    browser.media(prefers_color_scheme="light", prefers_reduced_motion="reduce")
    browser.open(files[0]["double_pendulum"])
    return browser


def pixels(browser, path):
    """A screenshot of the canvas as numbers 0..1."""
    from matplotlib.image import imread

    left, top, right, bottom = browser.run(
        "(() => { const b = document.getElementById('canvas').getBoundingClientRect(); return [b.left, b.top, b.right, b.bottom]; })()"
    )
    whole = imread(io.BytesIO(browser.picture(path)))[..., :3]
    return whole[int(top) : int(bottom), int(left) : int(right)]


def blue(image):
    """Where the first body is: clearly more blue than red."""
    return image[..., 2] - image[..., 0] > 0.35


def seek(browser, t):
    browser.run(f"new Promise(done => {{ dalembert.clock.seek({t}); requestAnimationFrame(() => requestAnimationFrame(done)); }})")


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("name", ["double_pendulum", "crane", "satellite", "slider"])
def test_a_page_loads_without_complaint_and_shows_something(browser, files, folder, name, scheme, size):
    browser.window(*size)
    browser.media(prefers_color_scheme=scheme, prefers_reduced_motion="reduce")
    browser.open(files[0][name])
    seek(browser, 0.4)
    image = pixels(browser, folder / f"{name}-{scheme}-{size[0]}.png")
    assert browser.complaints == []
    assert blue(image).sum() > 40
    assert (image.mean() > 0.6) == (scheme == "light")
    assert browser.run("document.documentElement.scrollWidth") <= size[0]


def test_the_bodies_are_where_the_trajectory_has_them(page, files):
    motion = files[1]["double_pendulum"]
    for t in (0.0, 1.507, 3.212):  # between frames too
        seek(page, t)
        there = motion.at(t)
        for body, local, name in ((1, [0.25, 0, 0], "OA.com"), (2, [0, 0, 0], "AB"), (2, [0.25, 0, 0], "AB.com")):
            x, y, _ = there[name]
            # up is against gravity, which is x
            assert page.run(f"dalembert.point({body}, {local})") == pytest.approx([y, -x, 0], abs=4e-3)


def test_play_moves_the_body_and_pause_holds_it(page, folder):
    before = blue(pixels(page, folder / "before.png"))
    page.run("document.getElementById('play').click()")
    page.wait("dalembert.clock.t > 0.4")
    page.run("document.getElementById('play').click()")
    t = page.run("dalembert.clock.t")
    after = blue(pixels(page, folder / "after.png"))
    assert (before ^ after).sum() > 100
    page.run("new Promise(done => setTimeout(done, 200))")
    assert page.run("dalembert.clock.t") == t


def test_hovering_a_term_tells_its_name_and_its_value_now(page, files):
    motion = files[1]["double_pendulum"]
    for name in ("phi1", "phi2''", "g"):
        for t in (0.508, 1.012):  # between frames
            seek(page, t)
            page.point(*page.run(CENTRE.format(LEAF.format(name))))
            page.wait("!document.getElementById('tip').hidden")
            told, _, number = page.run("[...document.getElementById('tip').children].map(it => it.textContent)")
            assert told == name
            expected = 9.81 if name == "g" else float(motion.at(t)[name])
            assert float(number.split()[0].replace("−", "-")) == pytest.approx(expected, rel=5e-3, abs=5e-3)


def test_the_numbers_beside_the_equations_are_both_sides(page):
    seek(page, 1.0)
    told = page.run("[...document.querySelectorAll('.rows output')].map(it => it.title)")
    assert len(told) == 2
    for text in told:
        left, right = (float(part.split()[-1].replace("−", "-")) for part in text.split("="))
        assert left == pytest.approx(right, rel=1e-3)


def test_keys(page):
    page.key("ArrowRight")
    assert page.run("dalembert.clock.t") == pytest.approx(1 / 30)
    page.key("End")
    assert page.run("dalembert.clock.t") == pytest.approx(4)
    page.key("Home")
    page.key(" ")
    page.wait("dalembert.clock.playing && dalembert.clock.t > 0.1")
    page.key(" ")
    assert page.run("dalembert.clock.playing") is False


def test_a_click_on_a_plot_goes_to_that_time_in_all_of_them(page):
    x, y = page.run(CENTRE.format("document.querySelector('.u-over')"))
    page.point(x, y, "mousePressed", button="left", buttons=1, clickCount=1)
    page.point(x, y, "mouseReleased", button="left", clickCount=1)
    assert page.run("dalembert.clock.t") == pytest.approx(2, abs=0.05)
    places = page.run("[...document.querySelectorAll('.playhead')].map(it => it.getBoundingClientRect().left)")
    assert len(places) == 3
    assert places == pytest.approx([x] * 3, abs=2)


def test_chinese_and_english(page, folder):
    assert page.run("document.documentElement.lang") == "en"
    page.run("document.getElementById('language').click()")
    page.picture(folder / "chinese.png")
    assert page.run("document.documentElement.lang") == "zh"
    assert page.run("document.querySelector('#equations h2').textContent") == "运动方程"
    assert page.run("document.getElementById('canvas').getAttribute('aria-label')").startswith("机构")
    empty = page.run("[...document.querySelectorAll('[data-word]')].filter(it => !it.textContent).length")
    assert empty == 0


def test_the_theme_can_be_turned(page, folder):
    page.run("document.getElementById('theme').click()")
    assert pixels(page, folder / "turned.png").mean() < 0.4


def test_motion_starts_by_itself_unless_that_is_not_wanted(browser, files):
    browser.media(prefers_reduced_motion="reduce")
    browser.open(files[0]["slider"])
    assert browser.run("dalembert.clock.playing") is False
    browser.media(prefers_reduced_motion="no-preference")
    browser.open(files[0]["slider"])
    assert browser.run("dalembert.clock.playing") is True


def test_without_webgl_the_rest_works(browser, files):
    browser.media(prefers_reduced_motion="reduce")
    script = """{
      const get = HTMLCanvasElement.prototype.getContext;
      HTMLCanvasElement.prototype.getContext = function (kind, ...more) {
        return kind.startsWith("webgl") ? null : get.call(this, kind, ...more);
      };
    }"""
    hook = browser.ask("Page.addScriptToEvaluateOnNewDocument", source=script)["identifier"]
    browser.open(files[0]["double_pendulum"])
    browser.ask("Page.removeScriptToEvaluateOnNewDocument", identifier=hook)
    assert "WebGL" in browser.run("document.getElementById('no3d').innerText")
    seek(browser, 1.0)
    assert browser.run("document.querySelector('.rows output').textContent") not in ("", "–")
