"""Lines of cells: cut, wrapped, and laid out from either side."""

import pytest
from bidi import get_display  # type: ignore[import-untyped]  # it ships no types
from rich.cells import cell_len

from tacora.terminal.layout import RIGHT_TO_LEFT_MARK, Cell, Line, Order, beginning, cut, lay_out, paragraph, wrap

ROW = (Cell("שם", 6), Cell("Ada", 5), Cell("1◆ 2●"))


def test_from_the_left_cells_follow_each_other() -> None:
    assert lay_out((Cell("A", 3), Cell("Ada", 6), Cell("5")), Order.LEFT_TO_RIGHT, 80).plain == "A  Ada   5"


def test_visual_order_runs_from_the_right_edge() -> None:
    assert lay_out(ROW, Order.VISUAL, 20).plain == "    ●2 ◆1  Ada    םש"


def test_a_drawing_is_never_reordered() -> None:
    assert lay_out((Cell("╭──╮", is_drawing=True), Cell("א")), Order.VISUAL).plain == "א╭──╮"


def test_logical_order_marks_every_cell_of_a_row() -> None:
    plain = lay_out(ROW, Order.LOGICAL, 80).plain
    assert plain.split(RIGHT_TO_LEFT_MARK) == ["", "שם    ", "Ada  ", "1◆ 2●"]


@pytest.mark.parametrize(("text", "is_marked"), [("Ada חזרה", True), ("חזרה Ada", False), ("3", False)])
def test_logical_order_marks_a_sentence_that_begins_in_latin(text: str, is_marked: bool) -> None:
    assert lay_out((Cell(text),), Order.LOGICAL).plain.startswith(RIGHT_TO_LEFT_MARK) is is_marked


@pytest.mark.parametrize(
    "line",
    [
        ROW,
        (Cell("עדה: להמשיך או לחזור?"),),
        (Cell("Ada חזרה עם 12 אבני אודם."),),
        (Cell(" ה ", 3), Cell(" המשך  ", 7), Cell(" ח ", 3), Cell(" חזרה  ", 7)),
        (Cell("A", 3), Cell("עדה", 8), Cell("במערה", 10), Cell("3◆ 2●", 10), Cell("12")),
    ],
)
def test_a_terminal_that_reorders_shows_what_others_get_reordered(line: Line) -> None:
    reordered = str(get_display(lay_out(line, Order.LOGICAL).plain, base_dir="R")).replace(RIGHT_TO_LEFT_MARK, "")
    assert reordered.strip() == lay_out(line, Order.VISUAL).plain.strip()


def test_a_style_stays_with_its_cell() -> None:
    text = lay_out((Cell("ab", style="red"), Cell("cd", style="green")), Order.VISUAL, 6)
    assert [(text.plain[span.start : span.end], span.style) for span in text.spans] == [("cd", "green"), ("ab", "red")]


@pytest.mark.parametrize("text", ["short words only", "x" * 200, "漢字 " * 40, "שלום עולם " * 20])
def test_no_wrapped_line_is_too_wide(text: str) -> None:
    lines = wrap(text, 30, "  ")
    assert max(map(cell_len, lines)) <= 30
    if "x" not in text:
        assert " ".join(" ".join(lines).split()) == " ".join(text.split())


def test_wide_characters_are_cut_whole() -> None:
    assert cut("漢字漢字", 6) == "漢字…"
    assert cut("漢字漢字", 8) == "漢字漢字"


def test_a_paragraph_keeps_its_line_breaks() -> None:
    assert paragraph("one\ntwo words", 6, "dim") == [
        (Cell("one", style="dim"),),
        (Cell("two", style="dim"),),
        (Cell("words", style="dim"),),
    ]


def test_parentheses_open_towards_what_they_hold_in_visual_order() -> None:
    assert lay_out((Cell("steady (בוט)"),), Order.VISUAL).plain == "(טוב) steady"


@pytest.mark.parametrize(
    ("text", "height", "shown"),
    [
        ("one two", 1, ["one two"]),
        ("one two three", 1, ["one two…"]),
        ("one twos three", 1, ["one two…"]),
        ("one", 0, []),
    ],
)
def test_news_that_are_cut_say_so(text: str, height: int, shown: list[str]) -> None:
    assert [line[0].text for line in beginning(text, 8, height)] == shown
