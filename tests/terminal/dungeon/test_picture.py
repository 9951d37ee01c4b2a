"""Cards and paths as characters: at every size, turned, with the path's order, and nothing hidden."""

import pytest

from tacora.games.dungeon.cards import DUNGEON_CARDS, START_CARDS, Card, card, make_card
from tacora.games.dungeon.finds import Tokens, Tools
from tacora.games.dungeon.geometry import Placed, cell_of
from tacora.games.dungeon.ground import HEIGHT, ROCK, WIDTH
from tacora.games.dungeon.submission import Submission, walked
from tacora.games.dungeon.walk import Walk
from tacora.terminal.dungeon.ink import ink_of, points_of
from tacora.terminal.dungeon.picture import (
    SHADES,
    Scale,
    Scene,
    Window,
    card_lines,
    draw,
    fitting,
    has_under,
    window_of,
)
from tacora.terminal.dungeon.symbols import SYMBOLS

ALL = (*START_CARDS, *(card for cards in DUNGEON_CARDS.values() for card in cards))
GLYPHS = {symbol.character: glyph for glyph, symbol in SYMBOLS.items()}


def plain(scene: Scene, scale: Scale = Scale.NORMAL) -> list[str]:
    return ["".join(segment.text for segment in line) for line in draw(scene, window_of(scene.layout), scale)]


def read_back(face: Card, *, turned: bool, is_under: bool) -> list[str]:
    """The map that a reader of the picture sees, features in small letters."""
    rows = []
    for text in card_lines(face, Scale.SMALL, is_under=is_under, turned=turned):
        row = "".join(GLYPHS.get(character, character) for character in text.plain)
        rows.append("".join(ROCK if character in SHADES else character for character in row))
    return rows


def expected(face: Card, *, turned: bool) -> list[str]:
    looks = {".": " ", "_": "·"}
    rows = ["".join(looks.get(glyph, glyph.lower()) for glyph in row) for row in face.main]
    return [row[::-1] for row in reversed(rows)] if turned else rows


@pytest.mark.parametrize("turned", [False, True])
def test_every_card_can_be_read_back(turned: bool) -> None:
    for face in ALL:
        assert read_back(face, turned=turned, is_under=False) == expected(face, turned=turned)


def test_symbols_differ_and_are_one_character_wide() -> None:
    characters = [symbol.character for symbol in SYMBOLS.values()]
    assert len(set(characters)) == len(characters)
    assert all(len(character) == 1 for character in characters)


@pytest.mark.parametrize("scale", list(Scale))
def test_a_picture_has_the_size_it_says(scale: Scale) -> None:
    lines = card_lines(card("D6-03"), scale)
    assert (len(lines), {line.cell_len for line in lines}) == (HEIGHT * scale.height, {WIDTH * scale.width})


def test_the_underground_is_shown_only_where_there_is_any() -> None:
    without = [face for face in ALL if set("".join(face.under)) == {ROCK}]
    assert without
    assert not any(has_under((Placed(face, 0, 0),)) for face in without)
    assert all(has_under((Placed(face, 0, 0),)) for face in ALL if face not in without)


def test_in_the_underground_the_main_level_is_a_shadow() -> None:
    face = card("D6-03")
    rows = read_back(face, turned=False, is_under=True)
    for row, (under, main) in enumerate(zip(face.under, face.main, strict=True)):
        for column in range(WIDTH):
            if under[column] == ROCK:
                assert rows[row][column] == (ROCK if main[column] == ROCK else "·")
            elif under[column] != ".":
                assert rows[row][column] == under[column].lower()


def scene_of(walk: Walk, *, is_under: bool = False, has_numbers: bool = False) -> Scene:
    dungeon = walk.dungeon
    return Scene(
        layout=dungeon.layout,
        is_under=is_under,
        ink=ink_of(dungeon, walk.history()),
        has_numbers=has_numbers,
        found=set(points_of(dungeon, map(cell_of, walk.discovered))),
        spent=set(points_of(dungeon, map(cell_of, walk.spent))),
    )


def five_across() -> tuple[Placed, ...]:
    return tuple(Placed(face, WIDTH * number, 0) for number, face in enumerate(START_CARDS[:5]))


def test_a_whole_dungeon_fits_a_small_terminal() -> None:
    two_rows = tuple(
        Placed(face, WIDTH * (number % 3), HEIGHT * (number // 3)) for number, face in enumerate(START_CARDS[:5])
    )
    assert fitting(two_rows, 18, 46) is Scale.NORMAL
    assert fitting(five_across(), 18, 46) is Scale.SMALL
    tower = tuple(Placed(face, 0, HEIGHT * number) for number, face in enumerate(START_CARDS[:5]))
    assert fitting(tower, 18, 46) is Scale.NORMAL  # too high for any: one looks around in it


TREASURE_PIT = make_card(
    "D6-03",
    6,
    """\
###.###
..#c.b.
#.#####
#.#CC##
#lCF_s#
##C__##
###.###
###.###
###.###
""",
    """\
#######
#######
#######
#######
##c.###
##c####
##.o###
#######
#######
""",
)
TWO_PITS = make_card(
    "D4-04",
    4,
    """\
###.###
###..o#
###.###
.f...f.
###s###
##C__##
##__C##
###.###
###.###
""",
    """\
#######
#######
#######
#.###.#
#c###k#
#.....#
#######
#######
#######
""",
)
HAND = (TREASURE_PIT, card("D5-07"), card("D5-02"), TWO_PITS, card("D3-05"))
LAID = (
    Placed(HAND[0], -7, -11),
    Placed(HAND[1], 7, 0),
    Placed(HAND[2], 0, 0),
    Placed(HAND[3], -7, -2, turned=True),
    Placed(HAND[4], 7, -9, turned=True),
)
PATH = "3d1swwsswwwwwnn2nnnnnd1d5WSSEp3d61eennneeee3vEENNw1nnnwwnnww"
"""Through three rooms, down a pit, along the underground, by portal, down again and up the stairs, and out."""

WALK = walked(HAND, Submission(LAID, PATH), Tools(Tokens(1, 1, 1, 1)))

MAIN_LEVEL = """\
░░░░░░  ░░░░░░
    ░░●   ▮
░░  ░░░░░░░░░░              ░░░░░░  ░░░░░░
░░  ░░● ● ░░░░              ░░░░░░  ░░░░░░
░░Ω ● ∪ · † ░░              ░░░░░░  †   ░░
░░░░● ┃ · ░░░░              ░░░░· ◎ ░░  ░░
░░░░└┄┃ ░░░░░░              ░░░░● · ░░  ░░
░░░░░░┃ ░░░░░░              ◄━┓ ░░░░░░▮
░░░░░░▲ ░░░░░░              ░░▲ ░░░░░░░░░░
▒▒▒▒▒▒▲ ▒▒▒▒▒▒              ░░●━§━┓ ░░░░░░
▒▒▒▒▒▒┃ ▒▒▒▒▒▒              ░░░░░░▲ ░░░░░░
▒▒▒▒● ┃ · ▒▒▒▒░░░░░░▼ ░░░░░░▒▒▒▒▒▒▲ ▒▒▒▒▒▒
▒▒▒▒· ┃ ● ▒▒▒▒░░●━●━┛ ░░░░░░▒▒▒▒▒▒Ω ▒▒▒▒▒▒
▒▒▒▒▒▒† ▒▒▒▒▒▒░░┃ ░░░░░░░░░░▒▒▒▒● ┗━● ▒▒▒▒
  ∪   ┗━━━∪━◄━◄━┛ ░░░░░░§━►━►━☻━━━┓ ┗━▤ ▒▒
▒▒▒▒▒▒  ▒▒▒▒▒▒░░░░● † ░░┃ ░░▒▒▒▒· ▮ · ┆ ▒▒
▒▒◎     ▒▒▒▒▒▒░░░░● ◎ ░░Ω ░░▒▒▒▒▒▒∪ ┄┄┘ ▒▒
▒▒▒▒▒▒  ▒▒▒▒▒▒░░░░░░●━━━● ░░    § ▒▒▒▒▒▒▒▒
              ░░░░░░  ░░░░░░▒▒▒▒●   ◎ ▒▒▒▒
              ░░░░░░  ░░░░░░▒▒▒▒  ▒▒▒▒▒▒▒▒"""


def test_a_path_is_a_line_that_hides_no_symbol() -> None:
    assert "\n".join(line.rstrip() for line in plain(scene_of(WALK))) == MAIN_LEVEL
    without = plain(Scene(layout=LAID))
    for drawn, bare in zip(plain(scene_of(WALK)), without, strict=True):
        for with_path, alone in zip(drawn, bare, strict=True):
            assert with_path == alone or alone not in GLYPHS


def test_the_path_goes_on_below() -> None:
    lines = plain(scene_of(WALK, is_under=True))
    assert lines[4][4:8] == "●━╸ "
    assert lines[15][34:39] == "┆ · ●"
    assert lines[16][34:39] == "╺━♀━†"


def test_step_numbers_count_up_from_the_entry() -> None:
    numbered = plain(scene_of(WALK, has_numbers=True))
    assert numbered[11][20:22] == "1 "
    assert numbered[12][20:22] == "2 "
    assert numbered[7][28:32] == "5049"  # the exit
    large = draw(scene_of(WALK, has_numbers=True), window_of(LAID), Scale.LARGE)
    assert "●4 ━●3 ━┛2 " in "".join(segment.text for segment in large[24])  # there is room beside symbols


def test_found_and_used_things_look_different() -> None:
    scene = scene_of(WALK)
    spent = next(point for point in scene.spent if not point.is_under)
    row = draw(scene, Window(spent.position[0], spent.position[1], 1, 1), Scale.NORMAL)[0]
    assert row[0].style is not None
    assert row[0].style.strike
    left = next(point for point in scene.found if point not in scene.spent and not point.is_under)
    row = draw(scene, Window(left.position[0], left.position[1], 1, 1), Scale.NORMAL)[0]
    assert row[0].style is not None
    assert not row[0].style.strike
    assert row[0].style.bold


def test_a_card_that_may_not_lie_there_is_red_and_one_that_may_is_green() -> None:
    scenes = [
        Scene(layout=LAID[:1], hovering=Placed(HAND[1], 0, 0), is_refused=is_refused) for is_refused in (False, True)
    ]
    good, bad = (draw(scene, Window(0, 0, 1, 1), Scale.NORMAL)[0][0].style for scene in scenes)
    assert good is not None
    assert bad is not None
    assert good.bgcolor != bad.bgcolor


def test_places_that_fit_are_marked_on_the_table() -> None:
    lines = draw(Scene(layout=LAID[:1], landings={(5, 3)}), Window(5, 2, 1, 3), Scale.NORMAL)
    assert "".join(segment.text for segment in lines[0]) == "  ◇   "
