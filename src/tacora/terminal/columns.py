"""Rows of texts as aligned columns."""

from collections.abc import Sequence
from fractions import Fraction

from rich.cells import cell_len

from tacora.terminal.layout import Cell, Line

GAP = 2


def columns(rows: Sequence[Sequence[str]], styles: Sequence[str] = ()) -> list[Line]:
    """Rows as lines: the first column is aligned at its start, all others at their end; each row has a style.

    >>> [[cell.text for cell in line] for line in columns([("bot", "mean"), ("timid", "9")])]
    [['bot', '  mean'], ['timid', '     9']]
    """
    widths = [max(map(cell_len, column)) for column in zip(*rows, strict=True)]
    lines = []
    for number, row in enumerate(rows):
        style = styles[number] if number < len(styles) else ""
        first = Cell(row[0], widths[0], style)
        others = [
            Cell(" " * (GAP + width - cell_len(text)) + text, GAP + width, style)
            for text, width in zip(row[1:], widths[1:], strict=True)
        ]
        lines.append((first, *others))
    return lines


def bar(share: Fraction, width: int, *, is_unicode: bool) -> Line:
    """A gap, and a bar that is as long as its share of a width."""
    return (Cell("", GAP), Cell(("█" if is_unicode else "#") * round(share * width), is_drawing=True))
