"""The score sheet by expedition: what each player brought home from each, relics, and the total."""

from collections.abc import Iterable, Sequence

from rich.cells import cell_len

from tacora.core.seats import Seat
from tacora.games.diamant.events import Event, ExpeditionBegan, Returned, TrapSprung
from tacora.games.diamant.state import relic_points
from tacora.games.diamant.view import View
from tacora.i18n import Words
from tacora.terminal.diamant.scene import letter, seat_style
from tacora.terminal.layout import Cell, Line, cut

LOST = "×"
LETTER, EXPEDITION, SUM = 3, 6, 9
LONGEST_NAME = 27

Gains = list[dict[Seat, int | None]]
"""For each expedition what each seat brought home; None for a seat that fled."""


def gains(events: Iterable[Event]) -> Gains:
    """What every expedition has brought so far."""
    brought: Gains = []
    for event in events:
        match event:
            case ExpeditionBegan():
                brought.append({})
            case Returned(seats, beside, share):
                brought[-1] |= {seat: own + share for seat, own in zip(seats, beside, strict=True)}
            case TrapSprung(_, fled):
                brought[-1] |= dict.fromkeys(fled)
    return brought


def sheet_by_expedition(
    view: View, events: Iterable[Event], labels: Sequence[str], words: Words, width: int
) -> list[Line]:
    """D-G2, D-R7: a row for each player; a chest that is hidden hides its row's numbers."""
    brought = gains(events)
    expeditions = view.camp.table.expeditions
    has_relics = view.camp.table.relics
    sums = [words("diamant-column-chest"), *([words("diamant-column-relics")] if has_relics else [])]
    widths = [max(SUM, cell_len(text) + 2) for text in (*sums, words("diamant-column-total"))]
    name = min(LONGEST_NAME, width - LETTER - EXPEDITION * expeditions - sum(widths))

    def row(first: tuple[Cell, Cell], numbers: Sequence[str], style: str = "") -> Line:
        columns = [EXPEDITION] * expeditions + widths
        cells = [Cell(_at_end(text, room), room, style) for text, room in zip(numbers, columns, strict=True)]
        return (*first, *cells[:-1], Cell(cells[-1].text, cells[-1].width, style or "bold"))

    head = row(
        (Cell("", LETTER), Cell(words("diamant-column-player"), name, "dim")),
        [*(str(number + 1) for number in range(expeditions)), *sums, words("diamant-column-total")],
        "dim",
    )
    lines = [head]
    for seat, (chest, points) in enumerate(zip(view.chests, relic_points(view.camp), strict=True)):
        style = seat_style(Seat(seat))
        who = (Cell(letter(Seat(seat)), LETTER, f"bold {style}"), Cell(cut(labels[seat], name - 1), name, style))
        relics = [str(points)] if has_relics else []
        if chest is None:
            hidden = words("diamant-hidden")
            lines.append(row(who, [*([""] * expeditions), hidden, *relics, ""]))
            continue
        lines.append(
            row(
                who,
                [
                    *(_gain(brought, number, Seat(seat)) for number in range(expeditions)),
                    str(chest),
                    *relics,
                    str(chest + points),
                ],
            )
        )
    return [*lines, (), (Cell(words("diamant-sheet-note", lost=LOST), style="dim"),)]


def _gain(brought: Gains, expedition: int, seat: Seat) -> str:
    if expedition >= len(brought) or seat not in brought[expedition]:
        return "·"
    gain = brought[expedition][seat]
    return LOST if gain is None else str(gain)


def _at_end(text: str, width: int) -> str:
    return " " * (width - cell_len(text)) + text
