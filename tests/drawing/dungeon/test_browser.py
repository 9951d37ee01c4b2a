"""What the browser app's build gets of the cards."""

import gzip
import json
from pathlib import Path
from xml.etree import ElementTree

from dungeon_layouts import ALL_CARDS
from tacora.drawing.dungeon.browser import data, emblems, pictures, write
from tacora.drawing.dungeon.svg import card_svg
from tacora.games.dungeon.cards import FINGERPRINT, GOAL_CARDS, GOALS, card, goal_card
from tacora.games.dungeon.ground import FEATURES
from tacora.server.pages import STATIC

WEB = Path(__file__).parents[3] / "web"
MOST = 4_000


def test_every_card_has_its_pictures() -> None:
    drawn = pictures()
    assert len(drawn) == 2 * len(ALL_CARDS) == 162
    assert drawn["D4-07.svg"] == card_svg(card("D4-07"))
    assert drawn["D4-07-turned.svg"] != drawn["D4-07.svg"]


def test_everything_on_cards_has_a_picture() -> None:
    drawn = emblems()
    assert set(drawn) == {f"{word}.svg" for word in FEATURES.values()}
    assert all(ElementTree.fromstring(text).get("viewBox") == "0 0 16 16" for text in drawn.values())  # noqa: S314  ours


def test_the_data_are_those_of_the_cards() -> None:
    told = data("/here/")
    assert isinstance(told, dict)
    assert told["fingerprint"] == FINGERPRINT
    assert told["points"] == GOALS
    assert told["cards"] == [{"id": one.id, "cost": one.cost, "glyphs": one.ground.glyphs} for one in ALL_CARDS]
    goals = told["goals"]
    assert isinstance(goals, list)
    assert len(goals) == len(GOAL_CARDS)
    assert {"id": "barrel-1", "goal": "barrel", "hourglass": goal_card("barrel-1").hourglass} in goals


def test_the_pictures_have_an_address_of_their_content(tmp_path: Path) -> None:
    old = tmp_path / "assets" / "old"
    old.mkdir(parents=True)
    write(tmp_path, tmp_path / "assets", "/assets/cards")
    (folder,) = (tmp_path / "assets").iterdir()
    assert json.loads((tmp_path / "cards.json").read_text()) == data(f"/assets/cards/{folder.name}/")
    assert {file.name: file.read_text() for file in folder.iterdir()} == pictures() | emblems()
    assert len(gzip.compress((tmp_path / "cards.json").read_bytes())) < MOST


def test_the_built_app_holds_the_cards_of_today() -> None:
    told = json.loads((WEB / "src" / "games" / "dungeon" / "cards.json").read_text())
    assert told == data(told["pictures"])
    folder = STATIC / told["pictures"].strip("/")
    assert {file.name: file.read_text() for file in folder.glob("*.svg")} == pictures() | emblems()
    assert {file.name for file in folder.glob("*.br")} >= {f"{name}.br" for name in pictures()}
