"""Cards and paths as coloured characters, at three sizes; what is drawn where is worked out cell by cell."""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field
from enum import Enum
from functools import lru_cache

from rich.segment import Segment
from rich.style import Style
from rich.text import Text

from tacora.games.dungeon.cards import Card
from tacora.games.dungeon.geometry import Placed, Position, position_on
from tacora.games.dungeon.ground import (
    EAST,
    HEIGHT,
    MAIN,
    NORTH,
    ROCK,
    SOUTH,
    WEST,
    WIDTH,
    Direction,
    cell_at,
    is_room,
    opposite,
)
from tacora.terminal.dungeon.ink import Ink, Mark, Point
from tacora.terminal.dungeon.symbols import SYMBOLS

YOU = "@"
LANDING = "◇"
ARROWS = {NORTH: "▲", EAST: "►", SOUTH: "▼", WEST: "◄"}
ARROW_EVERY = 4
"""Every so many steps a straight piece of the path shows its direction; at openings it always does."""

SHADES = ("░", "▒")
"""Rock, cards in turn: so neighbours differ without colours too."""

_LINES = dict(
    zip(
        ("", "n", "e", "s", "w", "ne", "ns", "nw", "es", "ew", "sw", "nes", "new", "nsw", "esw", "nesw"),
        "╋╹╺╻╸┗┃┛┏━┓┣┻┫┳╋",
        strict=True,
    )
)
_DOTTED = {"n": "┆", "s": "┆", "ns": "┆", "e": "┄", "w": "┄", "ew": "┄", "ne": "└", "nw": "┘", "es": "┌", "sw": "┐"}
_LETTERS = {NORTH: "n", EAST: "e", SOUTH: "s", WEST: "w"}

TABLE = "#101014"
ROCKS = (("#5b5b6e", "#2c2c36"), ("#6d5f58", "#342d2a"))
UNDER_ROCKS = (("#5e4a34", "#2a2016"), ("#6a4f3c", "#33241a"))
GOOD_ROCK, BAD_ROCK = ("#5fa777", "#1f3d2a"), ("#c25b5b", "#4a1f22")
CORRIDOR, ROOM = "#15151b", "#1b2a44"
UNDER_CORRIDOR, UNDER_ROOM = "#1a1208", "#33240f"
AHEAD, PICKED, HERE, LANDS = "#1f5fbf", "#e0a300", "#f5f5f5", "#7fe0a0"
DIM = "#4c4c58"
FIRST_INK, MIDDLE_INK, LAST_INK = (94, 220, 120), (255, 214, 90), (255, 120, 180)


class Scale(Enum):
    """How many characters wide and high a cell is."""

    SMALL = (1, 1)
    NORMAL = (2, 1)
    LARGE = (4, 2)

    @property
    def width(self) -> int:
        """Characters across a cell."""
        return self.value[0]

    @property
    def height(self) -> int:
        """Lines down a cell."""
        return self.value[1]

    def size(self, rows: int, columns: int) -> tuple[int, int]:
        """The lines and characters of so many rows and columns."""
        return rows * self.height, columns * self.width


@dataclass(frozen=True, slots=True, kw_only=True)
class Scene:
    """Everything that a picture of a dungeon shows."""

    layout: Sequence[Placed] = ()
    is_under: bool = False
    hovering: Placed | None = None
    """A card that is being laid."""

    is_refused: bool = False
    """The card may not lie where it hovers."""

    landings: Collection[Position] = ()
    """The middles of the places where the card may lie."""

    ink: Ink = field(default_factory=dict)
    has_numbers: bool = False
    found: Collection[Point] = frozenset()
    spent: Collection[Point] = frozenset()
    here: Collection[Point] = frozenset()
    ahead: Mapping[Point, str] = field(default_factory=dict)
    """Where the path may go next, each with its short label."""

    picked: Point | None = None
    """The cell that the cursor is on."""


@dataclass(frozen=True, slots=True)
class Window:
    """The part of the grid that a picture shows."""

    top: int
    left: int
    rows: int
    columns: int


def window_of(layout: Sequence[Placed]) -> Window:
    """The whole dungeon."""
    if not layout:
        return Window(0, 0, HEIGHT, WIDTH)
    top, left = min(placed.y for placed in layout), min(placed.x for placed in layout)
    bottom = max(placed.y for placed in layout) + HEIGHT
    right = max(placed.x for placed in layout) + WIDTH
    return Window(top, left, bottom - top, right - left)


def fitting(layout: Sequence[Placed], height: int, width: int) -> Scale:
    """The normal scale if the whole dungeon fits so, or not even at the small one; else the small one."""
    window = window_of(layout)
    for scale in (Scale.NORMAL, Scale.SMALL):
        lines, characters = scale.size(window.rows, window.columns)
        if lines <= height and characters <= width:
            return scale
    return Scale.NORMAL


def card_lines(card: Card, scale: Scale = Scale.NORMAL, *, is_under: bool = False, turned: bool = False) -> list[Text]:
    """One card as lines."""
    scene = Scene(layout=(Placed(card, 0, 0, turned),), is_under=is_under)
    return [_text(line) for line in draw(scene, Window(0, 0, HEIGHT, WIDTH), scale)]


def has_under(layout: Sequence[Placed]) -> bool:
    """Some card has an underground."""
    return any(glyph != ROCK for placed in layout for row in placed.card.under for glyph in row)


def _text(line: Sequence[Segment]) -> Text:
    text = Text(no_wrap=True, end="")
    for segment in line:
        text.append(segment.text, segment.style)
    return text


def draw(scene: Scene, window: Window, scale: Scale) -> list[list[Segment]]:
    """The lines of a part of the grid."""
    ground = _ground(scene)
    last = max((max(mark.steps, default=0) for mark in scene.ink.values()), default=1)
    lines: list[list[Segment]] = []
    for row in range(window.top, window.top + window.rows):
        cells = [
            _cell(scene, ground, (row, column), scale, last)
            for column in range(window.left, window.left + window.columns)
        ]
        for line in range(scale.height):
            lines.append(list(Segment.simplify(segment for cell in cells for segment in cell[line] if segment.text)))
    return lines


@dataclass(frozen=True, slots=True)
class _Ground:
    """What a cell of the grid is, before anything is drawn on it."""

    glyph: str
    other: str
    """The glyph on the other level."""

    slot: int
    is_opening: bool
    is_hovering: bool


def _ground(scene: Scene) -> dict[Position, _Ground]:
    found = {}
    cards = [(slot, placed, False) for slot, placed in enumerate(scene.layout)]
    if scene.hovering is not None:
        cards.append((len(cards), scene.hovering, True))
    for slot, placed, is_hovering in cards:
        card = placed.card
        shown, other = (card.under, card.main) if scene.is_under else (card.main, card.under)
        for row in range(HEIGHT):
            for column in range(WIDTH):
                glyph = shown[row][column]
                is_ring = row in {0, HEIGHT - 1} or column in {0, WIDTH - 1}
                found[position_on(placed, cell_at(MAIN, row, column))] = _Ground(
                    glyph, other[row][column], slot, is_ring and card.main[row][column] != ROCK, is_hovering
                )
    return found


def _cell(
    scene: Scene, ground: Mapping[Position, _Ground], position: Position, scale: Scale, last: int
) -> list[list[Segment]]:
    here = ground.get(position)
    if here is None:
        return _table(position in scene.landings, scale)
    point = Point(position, scene.is_under)
    mark = scene.ink.get(point)
    if here.glyph == ROCK:
        return _rock(scene, here, point, scale, last)
    back = _back(scene, here, point)
    thing = SYMBOLS.get(here.glyph.lower())
    is_floor = is_room(here.glyph)
    character, style = ("·" if is_floor else " "), _style(DIM if is_floor else None, back)
    if mark is not None and (mark.arms or mark.is_jump):
        character, style = _line(mark, here), _style(_ink_colour(mark, last), back, bold=True)
    if thing is not None:
        character, style = thing.character, _thing_style(scene, point, thing.colour, back)
    elif point in scene.here and mark is not None:
        character, style = YOU, _style("#000000", HERE, bold=True)
    label = _label(scene, point, mark)
    if label and thing is None and scale is not Scale.LARGE:
        return [
            _numbered(
                label,
                scale,
                _style(
                    "#ffffff" if point in scene.ahead else "#101010", *_label_back(scene, point, mark, last), bold=True
                ),
            )
        ]
    return _spread(character, style, mark, scale, back, last, label)


def _label(scene: Scene, point: Point, mark: Mark | None) -> str:
    if point in scene.ahead:
        return scene.ahead[point]
    return str(mark.steps[0]) if scene.has_numbers and mark is not None and mark.steps else ""


def _label_back(scene: Scene, point: Point, mark: Mark | None, last: int) -> tuple[str]:
    if point == scene.picked:
        return (PICKED,)
    return (AHEAD,) if point in scene.ahead or mark is None else (_ink_colour(mark, last),)


def _numbered(label: str, scale: Scale, style: Style) -> list[Segment]:
    return [Segment(label.ljust(scale.width)[-scale.width :], style)]


def _table(is_landing: bool, scale: Scale) -> list[list[Segment]]:  # noqa: FBT001  what lies there
    blank = Segment(" " * scale.width, _style(None, TABLE))
    if not is_landing:
        return [[blank]] * scale.height
    first = [Segment(LANDING + " " * (scale.width - 1), _style(LANDS, TABLE, bold=True))]
    return [first, *([[blank]] * (scale.height - 1))]


def _rock(scene: Scene, here: _Ground, point: Point, scale: Scale, last: int) -> list[list[Segment]]:
    rocks = UNDER_ROCKS if scene.is_under else ROCKS
    colour, back = rocks[here.slot % 2]
    if here.is_hovering:
        colour, back = BAD_ROCK if scene.is_refused else GOOD_ROCK
    character = SHADES[here.slot % 2]
    other = scene.ink.get(Point(point.position, not scene.is_under))
    if other is not None and other.arms:
        line = _DOTTED.get(_letters(other.arms), "┼")
        row = [
            Segment(
                line + (("┄" if EAST in other.arms else " ") * (scale.width - 1)),
                _style(_ink_colour(other, last), back),
            )
        ]
        return [row, *([[Segment(" " * scale.width, _style(None, back))]] * (scale.height - 1))]
    if scene.is_under and here.other != ROCK:
        return [
            [Segment(("·" if line == 0 else " ").ljust(scale.width), _style(DIM, back))] for line in range(scale.height)
        ]
    return [[Segment(character * scale.width, _style(colour, back))]] * scale.height


def _back(scene: Scene, here: _Ground, point: Point) -> str:
    if point == scene.picked:
        return PICKED
    if point in scene.ahead:
        return AHEAD
    if scene.is_under:
        back = UNDER_ROOM if is_room(here.glyph) else UNDER_CORRIDOR
    else:
        back = ROOM if is_room(here.glyph) else CORRIDOR
    if point in scene.here:
        return "#3f4f7a" if is_room(here.glyph) else HERE
    if here.is_hovering:
        return "#3a1a1c" if scene.is_refused else "#12301f"
    return back


def _thing_style(scene: Scene, point: Point, colour: str, back: str) -> Style:
    """Found: on its own colour, as a circle on paper; used: struck out."""
    if point in scene.spent:
        return _style("#101010", "#8a8a8a", strike=True)
    if point in scene.found:
        return _style("#101010", colour, bold=True)
    if back in {AHEAD, PICKED, HERE}:
        return _style("#ffffff" if back == AHEAD else "#101010", back, bold=True)
    return _style(colour, back, bold=True)


def _line(mark: Mark, here: _Ground) -> str:
    if not mark.arms:
        return "┼"
    heading = mark.heading
    is_straight = heading is not None and opposite(heading) in mark.arms and len(mark.arms) == 2
    if heading is not None and is_straight and (here.is_opening or mark.steps[0] % ARROW_EVERY == 0):
        return ARROWS[heading]
    return _LINES[_letters(mark.arms)]


def _letters(arms: Collection[Direction]) -> str:
    return "".join(letter for direction, letter in _LETTERS.items() if direction in arms)


def _spread(  # noqa: PLR0917  all that is in a cell
    character: str, style: Style, mark: Mark | None, scale: Scale, back: str, last: int, label: str
) -> list[list[Segment]]:
    """A cell's character in its middle, with the line to the cells beside and below, and a label beside."""
    arms: Collection[Direction] = mark.arms if mark is not None else ()
    ink = _style(_ink_colour(mark, last) if mark is not None else None, back, bold=True)
    before, after = (scale.width - 1) // 2, scale.width - 1 - (scale.width - 1) // 2
    right = ("━" if EAST in arms else " ") * after
    if label and len(label) <= after:
        right = label.ljust(after)
    first = [
        Segment(("━" if WEST in arms else " ") * before, ink),
        Segment(character, style),
        Segment(right, ink),
    ]
    below = ("┃" if SOUTH in arms else " ").rjust(before + 1).ljust(scale.width)
    return [first, *([[Segment(below, ink)]] * (scale.height - 1))]


def _ink_colour(mark: Mark, last: int) -> str:
    """From the first step's colour to the last one's."""
    return _blend((min(mark.steps, default=1) - 1) / max(1, last - 1))


@lru_cache(256)
def _blend(share: float) -> str:
    one, two = (FIRST_INK, MIDDLE_INK) if share < 0.5 else (MIDDLE_INK, LAST_INK)
    part = min(1.0, (share * 2) % 1 if share < 1 else 1)
    return "#" + "".join(f"{round(a + (b - a) * part):02x}" for a, b in zip(one, two, strict=True))


@lru_cache(1024)
def _style(colour: str | None, back: str, *, bold: bool = False, strike: bool = False) -> Style:
    return Style(color=colour, bgcolor=back, bold=bold, strike=strike)
