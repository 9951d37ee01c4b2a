"""The table, drawn within 80 columns."""

from itertools import product

import pytest
from rich.cells import cell_len

from diamant_story import EDITION_OPTIONS, Story
from tacora.core.seats import Seat
from tacora.games.diamant import DIAMANT
from tacora.i18n import LANGUAGES, Words
from tacora.terminal.diamant.board import FINE, MIRRORED, PLAIN, Glyphs, board, heading, path, score_sheet, short_gems
from tacora.terminal.layout import WIDTH, Cell, Line, Order, lay_out

EN = Words("en")
LONG_NAMES = [
    "W" * 40,
    "Maximiliane von und zu Hohenschwangau-Ost",
    "漢字" * 20,
    "אלמוג־יעל בן־דרור הכהן לבית שמעון־טוב",
    "i",
    "Ö" * 30,
    "e\u0301" * 20,
    "no end of a name that goes on and on and",
]
MANY_CARDS = ["treasure-17", "trap-snake", "relic-5", "trap-scorpion", "treasure-15", "trap-spikes", "trap-boulder"] + [
    f"treasure-{rubies}" for rubies in (1, 2, 3, 4, 5, 5, 7, 7, 9, 11, 11, 13, 14)
]


def plain(lines: list[Line], order: Order = Order.LEFT_TO_RIGHT) -> list[str]:
    return [lay_out(line, order).plain for line in lines]


def test_the_board_shows_all_there_is_to_know() -> None:
    story = Story(3, relics=True).reveal("treasure-17", "relic-5", "trap-snake").home(1).reveal("treasure-4")
    assert plain(board(DIAMANT.view(story.state, None), ["Ada", "Ben", "Cleo"], EN)) == [
        "Expedition 1 of 5",
        "╭─────────╮╭─────────╮╭─────────╮╭─────────╮",
        "│17       ││(★ 5)    ││▲Snake   ││4        │",
        "╰─────────╯╰─────────╯╰─────────╯╰─────────╯",
        "Traps met: Snake",
        "Traps in the game: Scorpion 3, Snake 3, Lava 3, Boulder 3, Spikes 3",
        "Relics in the cave: none",
        "   Player                                   Beside    Chest        Relics",
        "A  Ada                        in the cave   1◆ 2●     0●",
        "B  Ben                        at the camp   -         1◆ 2●        5",
        "C  Cleo                       in the cave   1◆ 2●     0●",
    ]


def test_a_removed_trap_is_missing_from_the_game() -> None:
    """D-X4"""
    story = Story().reveal("trap-lava", "trap-lava", "trap-snake")
    lines = plain(board(DIAMANT.view(story.state, None), ["Ada", "Ben", "Cleo", "Dan"], EN))
    assert "Traps met: Snake" in lines
    assert "Traps in the game: Scorpion 3, Snake 3, Lava 2, Boulder 3, Spikes 3" in lines


def test_equal_relics_are_told_apart_by_when_they_came() -> None:
    story = Story(3, edition="2017").reveal("relic").home(0).reveal("relic")
    assert plain(path(story.cave, EN))[1] == "│(★)      ││★        │"
    assert "Relics in the cave: Relic" in plain(board(DIAMANT.view(story.state, None), ["Ada", "Ben", "Cleo"], EN))


def test_rubies_left_lie_on_their_cards() -> None:
    story = Story(4).reveal("treasure-7", "treasure-1")
    assert plain(path(story.cave, EN))[1] == "│7 3●     ││1 1●     │"


def test_the_path_runs_right_to_left_in_hebrew() -> None:
    story = Story(4).reveal("treasure-7", "trap-snake")
    assert plain(path(story.cave, Words("he")), Order.VISUAL) == [
        "╭────────╮╭────────╮",
        "│    שחנ▲││    ●3 7│",
        "╰────────╯╰────────╯",
    ]


def test_a_hidden_chest_is_seen_by_its_owner_only() -> None:
    """D-R7"""
    story = Story(3, hidden_chests=True).reveal("treasure-15").home(0)
    names = ["Ada", "Ben", "Cleo"]
    ada, ben = (plain(board(DIAMANT.view(story.state, Seat(seat)), names, EN))[-3] for seat in (0, 1))
    assert ada.split()[-1] == "1◆"
    assert ben.split()[-1] == "hidden"


@pytest.mark.parametrize(
    ("players", "options", "title"),
    [
        (4, {"edition": "2024"}, "Diamant · edition 2024 · without relics"),
        (3, {"edition": "international", "relics": True}, "Diamant · international edition · with relics"),
        (3, {"edition": "2017", "hidden_chests": True}, "Diamant · edition 2017 · hidden chests"),
        (1, {"edition": "2017"}, "Diamant · edition 2017 · house variant: fewer than 3 players"),
        (2, {"edition": "2017", "custom": {"expeditions": 3}},
         "Diamant · edition 2017 · house variant: fewer than 3 players · custom table"),
    ],
)  # fmt: skip
def test_the_heading_says_what_is_not_by_the_book(players: int, options: dict[str, object], title: str) -> None:
    assert heading(Story(players, **options).match.table, EN) == title


@pytest.mark.parametrize(("language", "glyphs"), list(product(LANGUAGES, (FINE, MIRRORED, PLAIN))))
def test_nothing_is_wider_than_80_columns(language: str, glyphs: Glyphs) -> None:
    words = Words(language)
    story = Story(8, relics=True, custom={"relic_values": [90, 91, 92, 93, 94, 95]}).reveal("relic-90").home(0)
    cards = [card for card in MANY_CARDS if not card.startswith("relic")]
    story.reveal(*cards)
    order = Order.VISUAL if words.is_right_to_left else Order.LEFT_TO_RIGHT
    lines = plain(board(DIAMANT.view(story.state, None), LONG_NAMES, words, glyphs), order)
    lines += plain(score_sheet(DIAMANT.view(story.state, None), LONG_NAMES, words, glyphs), order)
    assert max(map(cell_len, lines)) <= WIDTH
    assert len(lines) > 8 + 9


@pytest.mark.parametrize("language", LANGUAGES)
def test_columns_line_up(language: str) -> None:
    """Every player's line begins its columns where the head does, whatever the names."""
    words = Words(language)
    order = Order.VISUAL if words.is_right_to_left else Order.LEFT_TO_RIGHT
    for options in EDITION_OPTIONS:
        view = DIAMANT.view(Story(8, **options).reveal("treasure-9").state, None)
        rows = board(view, LONG_NAMES, words)[-9:]
        for column in range(1, 5):
            stretches = {cell_len(lay_out((*row[:column], Cell("|")), order).plain) for row in rows}
            assert len(stretches) == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_column_heads_fit_their_columns(language: str) -> None:
    words = Words(language)
    state = Story(3, edition="2017").state
    for head in (
        board(DIAMANT.view(state, None), ["A", "B", "C"], words)[-4],
        score_sheet(DIAMANT.view(state, None), ["A", "B", "C"], words)[0],
    ):
        assert all(cell_len(cell.text) < cell.width for cell in head[:-1] if cell.text)


def test_every_player_has_a_letter_besides_the_colour() -> None:
    view = DIAMANT.view(Story(8).reveal("treasure-9").state, None)
    rows = board(view, LONG_NAMES, EN)[-8:]
    assert [row[0].text for row in rows] == list("ABCDEFGH")
    assert len({row[1].style for row in rows}) == 8


def test_the_score_sheet_adds_up() -> None:
    story = (
        Story(3, relics=True)
        .reveal("treasure-17", "relic-5")
        .home(1)
        .reveal("trap-lava")
        .all_home()
        .short_expeditions(4)
    )
    assert plain(score_sheet(DIAMANT.view(story.state, None), ["Ada", "Ben", "Cleo"], EN)) == [
        "   Player                     Chest                Relics       Total",
        "A  Ada                        5 = 1◆               0            5",
        "B  Ben                        7 = 1◆ 2●            5            12",
        "C  Cleo                       5 = 1◆               0            5",
    ]


def test_plain_glyphs_are_plain() -> None:
    """D-R3"""
    assert short_gems(23, PLAIN) == "4d 3r"
    story = Story(3, edition="2017").reveal("relic", "trap-ram", "treasure-4")
    assert "".join(plain(path(story.cave, EN, PLAIN))).isascii()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [30, 40, 60, 79, 80])
def test_the_players_fit_a_narrow_terminal(language: str, width: int) -> None:
    state, _ = DIAMANT.start(DIAMANT.table({"edition": "2024", "relics": True}, 3))
    names = ["Ada", "Methuselah of Gath and Ekron", "odds (bot)"]
    lines = board(DIAMANT.view(state, None), names, Words(language), width=width)
    assert all(lay_out(line, Order.LEFT_TO_RIGHT).cell_len <= width for line in lines)
    told = "\n".join(lay_out(line, Order.LEFT_TO_RIGHT).plain for line in lines)
    assert "Ada" in told
    assert Words(language)("diamant-column-chest") in told
