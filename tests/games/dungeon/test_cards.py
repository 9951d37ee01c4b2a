"""The card set, and the checker that lets nothing else in."""

import copy
import pickle
from collections import Counter

import pytest

from dungeon_layouts import ALL_CARDS
from tacora.core.errors import IllegalMove
from tacora.core.jsonable import jsonable
from tacora.games.dungeon.books import Book
from tacora.games.dungeon.cards import (
    COSTS,
    DUNGEON_CARDS,
    FINGERPRINT,
    GOAL_CARDS,
    GOALS,
    START_CARDS,
    Card,
    CardFault,
    card,
    fingerprint,
    goal_card,
    load_cards,
    make_card,
    read_book,
    read_card,
    read_goal_card,
    turned_glyphs,
)
from tacora.games.dungeon.checker import faults
from tacora.games.dungeon.game import DUNGEON
from tacora.games.dungeon.ground import WORDS

PLAIN = ["###.###", *["###.###"] * 7, "###.###"]
ROCK = ["#######"] * 9


def with_cells(rows: list[str], cells: dict[tuple[int, int], str]) -> list[str]:
    """Rows with some glyphs changed; rows and columns from 1."""
    changed = [list(row) for row in rows]
    for (row, column), glyph in cells.items():
        changed[row - 1][column - 1] = glyph
    return ["".join(row) for row in changed]


def says(main: list[str], under: list[str] = ROCK, *, is_start: bool = False) -> list[str]:
    return [str(fault) for fault in faults("X", main, under, is_start=is_start)]


def test_the_numbers_of_cards() -> None:
    """V-M2, V-M3, V-M4, V-M5, V-R16."""
    assert [card.id for card in START_CARDS] == [f"S{number}" for number in range(1, 10)]
    for cost in COSTS:
        assert [card.id for card in DUNGEON_CARDS[cost]] == [f"D{cost}-{number:02}" for number in range(1, 19)]
        assert {card.cost for card in DUNGEON_CARDS[cost]} == {cost}
    assert {card.cost for card in START_CARDS} == {None}
    assert len(GOAL_CARDS) == len({card.id for card in GOAL_CARDS}) == 27
    assert sum(card.hourglass for card in GOAL_CARDS) == 9
    assert {card.goal for card in GOAL_CARDS} == set(GOALS)
    assert set(Counter(card.goal for card in GOAL_CARDS).values()) <= {2, 3}
    assert list(Book) == list(range(1, 18))
    assert {book.phase for book in Book} == {"market", "hand", "exploration", "clean-up"}


@pytest.mark.parametrize("card", ALL_CARDS, ids=lambda card: card.id)
def test_a_card_passes_the_checker(card: Card) -> None:
    assert says(list(card.main), list(card.under), is_start=card.cost is None) == []


def test_no_two_cards_are_alike() -> None:
    seen = Counter(glyphs for card in ALL_CARDS for glyphs in {card.ground.glyphs, turned_glyphs(card.ground.glyphs)})
    assert max(seen.values()) == 1


def test_openings_as_the_study_advises() -> None:
    assert {len(card.ground.openings) for card in START_CARDS} <= {3, 4}
    numbers = Counter(len(card.ground.openings) for cards in DUNGEON_CARDS.values() for card in cards)
    assert set(numbers) <= {3, 4, 5}
    assert numbers[4] >= 54


def test_every_feature_is_on_enough_cards() -> None:
    for glyph, word in WORDS.items():
        bearing = [card for cards in DUNGEON_CARDS.values() for card in cards if card.ground.having(glyph)]
        assert len(bearing) >= 5, word
    assert sum(bool(card.ground.rooms) for card in ALL_CARDS) >= 60


def test_cards_are_one_object_each() -> None:
    for value in (card("S1"), goal_card("barrel-1"), Book.CLIMB_PIT):
        assert pickle.loads(pickle.dumps(value)) is value  # noqa: S301  our own bytes
        assert copy.deepcopy(value) is value
    assert [jsonable(value) for value in (card("D4-07"), goal_card("coin-2"), Book.TAKE_TOKEN)] == [
        "D4-07",
        "coin-2",
        15,
    ]
    assert repr(card("S1")) == "card('S1')"


def test_reading_cards_by_name() -> None:
    assert read_card("D3-01", "here") is card("D3-01")
    assert read_goal_card("pit-1", "here") is goal_card("pit-1")
    assert read_book(7, "here") is Book.CROSS_ONCE
    for read, value, rule in (
        (read_card, "D9-99", "V-M3"),
        (read_card, None, "V-M3"),
        (read_goal_card, 3, "V-M4"),
        (read_book, True, "V-M5"),
        (read_book, "7", "V-M5"),
    ):
        with pytest.raises(IllegalMove, match="here: ") as refused:
            read(value, "here")
        assert refused.value.rule == rule


def test_what_cannot_be_read() -> None:
    assert says(PLAIN[:8]) == ["X: main: row 8, column 1: 8 rows, not 9"]
    assert says(PLAIN, [*ROCK[:8], "######"]) == ["X: under: row 9, column 6: 6 columns, not 7"]
    assert says(with_cells(PLAIN, {(2, 4): "z"})) == ["X: main: row 2, column 4: 'z' is no glyph"]


@pytest.mark.parametrize(
    ("cells", "fault"),
    [
        ({(1, 1): "."}, "row 1, column 1: a corner is always rock"),
        ({(1, 4): "c"}, "row 1, column 4: the outer ring holds nothing but openings"),
        ({(1, 5): "."}, "row 1, column 4: two openings side by side"),
        ({(1, 4): "#"}, "row 1, column 1: no opening on the top side"),
        ({(9, 4): "#"}, "row 9, column 1: no opening on the bottom side"),
        ({(3, 4): "t"}, "row 3, column 4: stairs are on both maps"),
        ({(3, 4): "f"}, "row 3, column 4: a fall pit needs floor without an obstacle under it"),
        ({(3, 4): "o", (5, 4): "o"}, "row 5, column 4: a second portal on one card"),
        ({(3, 5): "_"}, "row 3, column 5: a room of 1 cells, fewer than 4"),
        ({(3, 5): ".", (4, 5): "."}, "row 3, column 4: a block of 2 by 2 corridor cells"),
        ({(3, 2): "."}, "row 3, column 2: floor that no opening can reach"),
    ],
)
def test_faults_of_the_main_map(cells: dict[tuple[int, int], str], fault: str) -> None:
    assert f"X: main: {fault}" in says(with_cells(PLAIN, cells))


def test_faults_of_rooms() -> None:
    square = {(row, column): "_" for row in (3, 4, 5) for column in (2, 3, 4)}
    assert says(with_cells(PLAIN, square)) == []
    assert "X: main: row 3, column 3: a room with a hole in it" in says(with_cells(PLAIN, {**square, (4, 3): "#"}))
    along = {(row, 5): "." for row in (3, 4, 5)} | {(6, 2): "."}
    assert "X: main: row 3, column 2: a room with 6 doors, more than 5" in says(with_cells(PLAIN, {**square, **along}))
    for glyph in "LVT":
        assert f"X: main: row 4, column 3: {glyph} stands in corridors only" in says(
            with_cells(PLAIN, {**square, (4, 3): glyph})
        )


def test_faults_of_the_underground() -> None:
    """V-R15."""
    edge = says(PLAIN, with_cells(ROCK, {(1, 4): "."}))
    assert "X: under: row 1, column 4: the underground stays inside its card" in edge
    assert "X: under: row 3, column 4: a fall pit is on the main map only" in says(
        PLAIN, with_cells(ROCK, {(3, 4): "f"})
    )
    assert says(with_cells(PLAIN, {(3, 4): "f"}), with_cells(ROCK, {(3, 4): "m"})) == [
        "X: main: row 3, column 4: a fall pit needs floor without an obstacle under it"
    ]
    assert says(PLAIN, with_cells(ROCK, {(3, 4): "."})) == [
        "X: under: row 3, column 4: floor that no opening can reach"
    ]


def test_start_cards_are_plain() -> None:
    """V-M2."""
    for glyph, word in (("v", "pit"), ("r", "rope"), ("o", "portal")):
        assert says(with_cells(PLAIN, {(3, 4): glyph}), is_start=True) == [
            f"X: main: row 3, column 4: {word} on a start card"
        ]


def test_a_fault_is_raised_with_its_parts() -> None:
    with pytest.raises(CardFault) as raised:
        make_card("X", 3, "\n".join(with_cells(PLAIN, {(1, 4): "c"})), "\n".join(ROCK))
    fault = raised.value
    assert (fault.card, fault.level, fault.row, fault.column) == ("X", "main", 1, 4)
    assert fault.message == "the outer ring holds nothing but openings"


def entry(id_: str, main: list[str]) -> str:
    maps = f'main = """\n{chr(10).join(main)}\n"""\nunder = """\n{chr(10).join(ROCK)}\n"""\n'
    return f'[[card]]\nid = "{id_}"\ncost = 3\n{maps}'


def test_twins_are_refused() -> None:
    other = with_cells(PLAIN, {(2, 4): "c"})
    turned = with_cells(PLAIN, {(8, 4): "c"})
    assert [card.id for card in load_cards(entry("A", PLAIN) + entry("B", other))] == ["A", "B"]
    with pytest.raises(CardFault, match="B: main: row 1, column 1: the same as A"):
        load_cards(entry("A", other) + entry("B", turned))
    with pytest.raises(CardFault, match="A: main: row 1, column 1: the same as A"):
        load_cards(entry("A", PLAIN) + entry("A", other))


def test_another_card_set_is_another_version_of_the_rules() -> None:
    """So that a record or a table's log is never folded with other cards than its own."""
    cards, goals, books = [*ALL_CARDS], [*GOAL_CARDS], [*Book]
    assert DUNGEON.rules.endswith(FINGERPRINT)
    assert fingerprint(cards, goals, books) == FINGERPRINT
    moved = make_card(cards[0].id, cards[0].cost, "\n".join(cards[1].main), "\n".join(cards[1].under))
    assert fingerprint([moved, *cards[1:]], goals, books) != FINGERPRINT
    assert fingerprint(cards, goals[1:], books) != FINGERPRINT
    assert fingerprint(cards, goals, books[1:]) != FINGERPRINT
