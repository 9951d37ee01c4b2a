"""The page that shows every card; as a command, it writes the page and the pictures anew."""

from pathlib import Path

from tacora.core.jsonable import Json
from tacora.drawing.dungeon.ink import dungeon_svg
from tacora.games.dungeon.cards import DUNGEON_CARDS, GOAL_CARDS, GOALS, START_CARDS, Card
from tacora.games.dungeon.finds import Tokens, Tools
from tacora.games.dungeon.ground import FEATURES
from tacora.games.dungeon.submission import read_submission, walked
from tacora.games.dungeon.walk import Walk
from tacora.i18n import Words
from tacora.terminal.dungeon.cards import contents, write_pictures

DOCS = Path(__file__).parent.parent / "docs"
PAGE = DOCS / "dungeon-cards.md"
PICTURES = DOCS / "cards"

HEAD = """\
# The cards of Dungeon

The rulebook's card faces came to us without their pictures. So these are our own, drawn for this project within
everything that the [rules](rules/dungeon.md) say about cards: 9 start cards that each player has, and 72 dungeon
cards, 18 of each cost. `tacora dungeon cards` lists them, `tacora dungeon card D4-07` draws one in the terminal,
`--svg` as a picture, `--json` as data.

## How a card is written

A card is 7 cells wide and 9 high. It has a main map and an under map over the same cells, in `start.toml` and
`dungeon.toml` of `tacora/games/dungeon/data`:

{example}

| glyph | meaning |
|---|---|
| `#` | rock |
| `.` | corridor; in the outer ring of the main map an opening |
| `_` | room floor |
| a small letter | a corridor cell with that feature |
| a capital | a room cell with that feature |
{features}

- Cells side by side on one map are connected. Room cells side by side are one room; a side shared by a room cell and
  a corridor cell is a door.
- Corners are rock, and the outer ring holds nothing but openings. The underground stays inside its card.
- A stairs cell is one place on both maps. A fall pit has floor without an obstacle beneath it.
- Locks, lava pits and stairs stand in corridors only. A card has at most one portal.
- A room has 4 cells or more, no hole, and at most 5 doors. No two openings lie side by side, no corridor is two cells
  wide, every floor can be reached, and there is an opening at the top and one at the bottom.
- Turned or not, no two cards are the same. A start card has no pits, ropes and portals.

The loader refuses a card that is not so, and names the card, the map, the row and the column.

Needs and tools meet across cards: a tool lies on another card than the obstacles that it is for, but for fourteen halls
whose key, sword or rope lies below a trapdoor, and whose way out then crosses the way in; start cards have monsters and
locks in the way, and five of them fall into two parts; three of four dungeon cards have a portal, most of them at the
end of a way or in a room with one door; fourteen cards have pits and no stairs; many cards have parts with openings
opposite each other, which books 11 and 12 join. These counts have limits in `tacora/arena/dungeon/card_set.py`, which
the [balance study](balance.md) and the tests check.

In the pictures rooms are paved stone, corridors earth, and the underground is ochre, seen through cuts in the rock;
where it runs beneath floor of the main level it is dashed.
"""

EXAMPLE: dict[str, Json] = {
    "layout": [
        {"card": "S6", "x": 0, "y": 0, "turned": False},
        {"card": "S9", "x": 7, "y": -1, "turned": False},
        {"card": "D3-11", "x": 8, "y": 8, "turned": False},
        {"card": "D6-03", "x": 15, "y": -4, "turned": False},
        {"card": "D6-17", "x": 15, "y": 5, "turned": True},
    ],
    "path": "1d1sssENNeseeeee3s2sseeeeesseennn2nnnnd4d5WSSEp3f6",
}

DUNGEON = """\
## A dungeon

Five cards, one of them turned, with a path: it comes in at the top, takes stairs, falls, travels by portal,
and ends in a dead end. Dashes are underground, dots are travel; what is discovered has a circle, what is used a
stroke. In the [notation](formats/path.md) it is `{path}`.

<img src="cards/dungeon.svg" alt="Five cards laid as one dungeon, with a path drawn through them." width="480">
"""

GOALS_HEAD = """\
## The goal cards

12 goals, 2 or 3 cards of each; 9 of the 27 show an hourglass. This distribution is ours.

| goal | points each | cards | with an hourglass |
|---|---|---|---|
"""


def example_walk() -> Walk:
    """The dungeon of the page, with its path."""
    submission = read_submission(EXAMPLE, "example")
    return walked(tuple(placed.card for placed in submission.layout), submission, Tools(Tokens(sword=1)))


def page() -> str:
    """The whole page."""
    words = Words("en")
    features = "\n".join(
        f"| `{glyph}` | {words(f'dungeon-feature-{feature}')} |" for glyph, feature in FEATURES.items()
    )
    parts = [
        HEAD.format(example=_example(DUNGEON_CARDS[4][4]), features=features),
        _gallery("Start cards", START_CARDS, words),
        *(_gallery(f"Dungeon cards for {cost} coins", cards, words) for cost, cards in DUNGEON_CARDS.items()),
        DUNGEON.format(path=EXAMPLE["path"]),
        GOALS_HEAD + "\n".join(_goal(goal) for goal in GOALS) + "\n",
    ]
    return "\n".join(parts)


def _example(card: Card) -> str:
    rows = [f"    {main}          {under}" for main, under in zip(card.main, card.under, strict=True)]
    return "\n".join([f"    # {card.id}: main, and under beside it", *rows])


def _gallery(heading: str, cards: tuple[Card, ...], words: Words) -> str:
    pictures = [f'<img src="cards/{card.id}.svg" alt="{_alt(card, words)}" width="152">' for card in cards]
    return "\n".join([f"## {heading}", "", *pictures, ""])


def _alt(card: Card, words: Words) -> str:
    finds = ", ".join(words(f"dungeon-found-{word}", count=count) for word, count in contents(card).items())
    return f"{card.id}: {finds}"


def _goal(goal: str) -> str:
    cards = [card for card in GOAL_CARDS if card.goal == goal]
    return f"| {goal} | {GOALS[goal]} | {len(cards)} | {sum(card.hourglass for card in cards)} |"


def rewrite() -> None:
    """Write page and pictures anew."""
    write_pictures(PICTURES)
    (PICTURES / "dungeon.svg").write_text(dungeon_svg(example_walk()), encoding="utf-8")
    PAGE.write_text(page(), encoding="utf-8")


if __name__ == "__main__":
    rewrite()
