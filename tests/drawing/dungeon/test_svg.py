"""Cards and dungeons as pictures."""

from xml.etree import ElementTree as ET

import pytest

from dungeon_cards_page import PAGE, PICTURES, example_walk, page
from dungeon_gallery import Case, cases, layout_of, tools_of
from dungeon_layouts import ALL_CARDS
from tacora.drawing.dungeon.ink import dungeon_svg
from tacora.drawing.dungeon.svg import EMBLEMS, card_svg, picture
from tacora.games.dungeon.cards import Card
from tacora.games.dungeon.geometry import Placed
from tacora.games.dungeon.ground import WORDS
from tacora.games.dungeon.path import tokens_of
from tacora.games.dungeon.walk import Walk

SVG = "{http://www.w3.org/2000/svg}"


def parsed(text: str) -> ET.Element:
    return ET.fromstring(text)  # noqa: S314  our own text


def emblems(root: ET.Element) -> int:
    return sum(1 for group in root.iter(f"{SVG}g") if group.get("transform"))


@pytest.mark.parametrize("card", ALL_CARDS, ids=lambda card: card.id)
def test_the_pictures_in_the_docs_are_fresh(card: Card) -> None:
    """Written anew by `python tests/dungeon_cards_page.py`."""
    assert (PICTURES / f"{card.id}.svg").read_text(encoding="utf-8") == card_svg(card)


def test_the_page_shows_every_card_and_a_dungeon() -> None:
    assert PAGE.read_text(encoding="utf-8") == page()
    assert (PICTURES / "dungeon.svg").read_text(encoding="utf-8") == dungeon_svg(example_walk())
    assert {path.stem for path in PICTURES.iterdir()} == {card.id for card in ALL_CARDS} | {"dungeon"}


def test_every_feature_has_an_emblem() -> None:
    assert set(EMBLEMS) == set(WORDS)


def test_a_card_shows_all_that_is_on_it() -> None:
    for card in ALL_CARDS:
        shown = sum(len(cells) for cells in card.ground.features.values())
        assert emblems(parsed(card_svg(card))) == shown


def test_a_turned_card_shows_the_same_things() -> None:
    for card in ALL_CARDS[::7]:
        turned = parsed(picture((Placed(card, 0, 0, turned=True),), []))
        assert emblems(turned) == emblems(parsed(card_svg(card)))
        assert card_svg(card) != picture((Placed(card, 0, 0, turned=True),), [])


def walk_of(case: Case) -> Walk:
    walk = Walk.begin(layout_of(case), tools_of(case))
    for token in tokens_of(case.path, "path"):
        walk = walk.step(token)
    return walk


LEGAL = [case for case in cases() if not case.says.startswith("refused")]


@pytest.mark.parametrize("case", LEGAL, ids=lambda case: case.title)
def test_a_dungeon_shows_circles_and_strokes(case: Case) -> None:
    walk = walk_of(case)
    root = parsed(dungeon_svg(walk, "#d7263d"))
    marks = [element for element in root.iter() if element.get("stroke") == "#d7263d"]
    circles = [mark for mark in marks if mark.tag == f"{SVG}ellipse"]
    strokes = [mark for mark in marks if mark.tag == f"{SVG}path" and mark.get("stroke-width") == "1.5"]
    assert len(circles) == len(walk.discovered)
    assert len(strokes) == len(walk.spent)
    assert (len(marks) > len(circles) + len(strokes)) == bool(walk.path)


def lines(title: str) -> list[str]:
    """How the lines of a case's path are drawn, in order."""
    (case,) = [case for case in LEGAL if case.title == title]
    kinds = {None: "main", "5 3": "under", ".1 4": "travel"}
    root = parsed(dungeon_svg(walk_of(case), "red"))
    drawn = [element for element in root.iter(f"{SVG}path") if element.get("opacity") == ".88"]
    return [kinds[element.get("stroke-dasharray")] for element in drawn]


def test_the_line_tells_levels_and_travels_apart() -> None:
    assert lines("V-P2 on different levels the path passes over itself") == ["main", "under", "main"]
    assert lines("V-P5 V-I5 the path is interrupted by travelling only") == ["main", "travel", "main"]
    assert lines("V-R19 V-L2 falling into a room with a sword at hand") == ["main", "under"]
    assert lines("V-L2 a pit in a room is fallen through from inside") == ["main", "under"]
    assert lines("V-B4 V-R22 climb up a fall pit from beneath") == ["main", "under", "travel", "main"]
    assert lines("V-B15 V-R26 take any token, and the book leaves the game") == ["main"]
