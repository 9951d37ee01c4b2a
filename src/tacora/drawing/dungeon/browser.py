"""The cards for the browser app: their data and pictures, which its build asks for by this module's name."""

import json
import shutil
import sys
from hashlib import sha256
from pathlib import Path

from tacora.core.jsonable import Json
from tacora.drawing.dungeon.svg import EMBLEMS, picture
from tacora.games.dungeon.books import Book
from tacora.games.dungeon.cards import DUNGEON_CARDS, FINGERPRINT, GOAL_CARDS, GOALS, START_CARDS
from tacora.games.dungeon.geometry import Placed
from tacora.games.dungeon.ground import FEATURES

CARDS = (*START_CARDS, *(card for cards in DUNGEON_CARDS.values() for card in cards))


def pictures() -> dict[str, str]:
    """The picture of every card as it stands, and turned by 180° with everything on it upright, by the file's name."""
    return {
        f"{card.id}{'-turned' if turned else ''}.svg": picture((Placed(card, 0, 0, turned),), ())
        for card in CARDS
        for turned in (False, True)
    }


def emblems() -> dict[str, str]:
    """The picture of every thing that stands on cards, by the file's name."""
    head = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16" width="64" height="64">'
    return {f"{word}.svg": f"{head}{EMBLEMS[glyph]}</svg>\n" for glyph, word in FEATURES.items()}


def data(address: str) -> Json:
    """All that is printed on cards, goal cards and books, and the address of the pictures."""
    return {
        "fingerprint": FINGERPRINT,
        "pictures": address,
        "cards": [{"id": card.id, "cost": card.cost, "glyphs": card.ground.glyphs} for card in CARDS],
        "goals": [{"id": goal.id, "goal": goal.goal, "hourglass": goal.hourglass} for goal in GOAL_CARDS],
        "points": dict(GOALS),
        "books": [{"number": book.value, "phase": book.phase} for book in Book],
    }


def write(sources: Path, assets: Path, address: str) -> None:
    """Write the data among the app's sources, and the pictures among its assets, in a folder named by their content."""
    drawn = pictures() | emblems()
    content = sha256("".join(drawn.values()).encode()).hexdigest()[:10]
    shutil.rmtree(assets, ignore_errors=True)
    folder = assets / content
    folder.mkdir(parents=True)
    for name, text in drawn.items():
        (folder / name).write_text(text, encoding="utf-8")
    text = json.dumps(data(f"{address}/{content}/"), separators=(",", ":"))
    (sources / "cards.json").write_text(text + "\n", encoding="utf-8")


if __name__ == "__main__":
    write(Path(sys.argv[1]), Path(sys.argv[2]), sys.argv[3])
