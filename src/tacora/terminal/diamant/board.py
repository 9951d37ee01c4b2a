"""The table, drawn: the path as a row of cards, traps, relics, and a line for each player."""

from collections.abc import Sequence
from dataclasses import dataclass

from rich.cells import cell_len

from tacora.core.seats import Seat
from tacora.games.diamant.cards import TRAP_KINDS, Card, Relic, Trap, Treasure, trap
from tacora.games.diamant.state import Cave, relic_points
from tacora.games.diamant.table import Table
from tacora.games.diamant.view import View
from tacora.i18n import Words
from tacora.terminal.diamant.narrator import RUBIES_A_DIAMOND, card_name
from tacora.terminal.layout import WIDTH, Cell, Line, cut, paragraph

SEAT_STYLES = ("cyan", "yellow", "green", "magenta", "blue", "red", "bright_cyan", "bright_yellow")
LETTER, NAME, PLACE, BESIDE, CHEST, RELICS = 3, 27, 14, 10, 13, 13  # widths of a player's line


@dataclass(frozen=True, slots=True)
class Glyphs:
    """The characters that draw cards and gems: corners, edges and marks."""

    top_left: str
    top_right: str
    bottom_left: str
    bottom_right: str
    across: str
    down: str
    diamond: str
    ruby: str
    trap: str
    relic: str


FINE = Glyphs("╭", "╮", "╰", "╯", "─", "│", "◆", "●", "▲", "★")
MIRRORED = Glyphs("+", "+", "+", "+", "-", "|", "◆", "●", "▲", "★")  # reads the same from both sides
PLAIN = Glyphs("+", "+", "+", "+", "-", "|", "d", "r", "!", "*")


def short_gems(rubies: int, glyphs: Glyphs) -> str:
    """So many rubies in the fewest pieces, diamonds first (D-R3).

    >>> short_gems(23, FINE), short_gems(0, FINE)
    ('4◆ 3●', '0●')
    """
    diamonds, rest = divmod(rubies, RUBIES_A_DIAMOND)
    pieces = [f"{diamonds}{glyphs.diamond}"] if diamonds else []
    if rest or not diamonds:
        pieces.append(f"{rest}{glyphs.ruby}")
    return " ".join(pieces)


def heading(table: Table, words: Words) -> str:
    """The table in one line: edition, options, and whether it is a house variant or a custom table."""
    parts = [words("diamant-title"), words(f"diamant-edition-{table.edition.name}")]
    if table.edition.relics_are_a_variant:
        parts.append(words("diamant-with-relics" if table.relics else "diamant-without-relics"))
    if table.hidden_chests:
        parts.append(words("diamant-hidden-chests"))
    if table.is_house_variant:
        parts.append(words("diamant-house-variant"))
    if table.custom:
        parts.append(words("diamant-custom-table"))
    return " · ".join(parts)


def board(view: View, names: Sequence[str], words: Words, glyphs: Glyphs = FINE, width: int = WIDTH) -> list[Line]:
    """All that lies on the table, as one viewer may see it."""
    camp, cave = view.camp, view.cave
    title = words("diamant-expedition-of", expedition=camp.expedition, expeditions=camp.table.expeditions)
    return [
        (Cell(title, style="bold"),),
        *path(cave, words, glyphs, width),
        *traps_and_relics(view, words, width),
        *(_players(view, names, words, glyphs) if width >= WIDTH else _narrow(view, names, words, glyphs, width)),
    ]


def path(cave: Cave, words: Words, glyphs: Glyphs = FINE, width: int = WIDTH) -> list[Line]:
    """The path from the entrance on, in as many rows as it needs."""
    inner = max(cell_len(glyphs.trap + words(f"diamant-trap-short-{kind}")) for kind in TRAP_KINDS)
    a_row = max(1, width // (inner + 2))
    relics = [place for place, card in enumerate(cave.path) if isinstance(card, Relic)]
    taken = set(relics[: len(relics) - len(cave.lying)])  # a lone leaver takes all relics that lie there (D-E10)
    faces = [
        _face(card, rubies, words, glyphs, is_taken=place in taken)
        for place, (card, rubies) in enumerate(zip(cave.path, cave.on_path, strict=True))
    ]
    edge = glyphs.across * inner
    lines: list[Line] = []
    for start in range(0, len(faces), a_row):
        row = faces[start : start + a_row]
        top, bottom = glyphs.top_left + edge + glyphs.top_right, glyphs.bottom_left + edge + glyphs.bottom_right
        lines.append(tuple(Cell(top, style=style, is_drawing=True) for _, style in row))
        lines.append(
            tuple(
                cell
                for text, style in row
                for cell in (
                    Cell(glyphs.down, style=style, is_drawing=True),
                    Cell(text, width=inner, style=style),
                    Cell(glyphs.down, style=style, is_drawing=True),
                )
            )
        )
        lines.append(tuple(Cell(bottom, style=style, is_drawing=True) for _, style in row))
    return lines


def traps_and_relics(view: View, words: Words, width: int) -> list[Line]:
    """The traps that were met and those in the game, and the relics in the cave."""
    return [*_traps(view, words, width), *_relics(view, words, width)]


def score_sheet(view: View, names: Sequence[str], words: Words, glyphs: Glyphs = FINE) -> list[Line]:
    """D-G2: chest in diamonds and rubies, relics, total."""
    head = (
        Cell("", LETTER),
        Cell(words("diamant-column-player"), NAME, "dim"),
        Cell(words("diamant-column-chest"), CHEST + 8, "dim"),
        Cell(words("diamant-column-relics"), RELICS, "dim"),
        Cell(words("diamant-column-total"), 0, "dim"),
    )
    rows: list[Line] = [head]
    for seat, (chest, points) in enumerate(zip(view.chests, relic_points(view.camp), strict=True)):
        gems = chest or 0
        rows.append(
            (
                *_who(Seat(seat), names),
                Cell(f"{gems} = {short_gems(gems, glyphs)}", CHEST + 8),
                Cell(str(points), RELICS),
                Cell(str(gems + points), 0, "bold"),
            )
        )
    return rows


def _face(card: Card, rubies: int, words: Words, glyphs: Glyphs, *, is_taken: bool) -> tuple[str, str]:
    """The text on a card, and its style."""
    if isinstance(card, Treasure):
        left = f" {rubies}{glyphs.ruby}" if rubies else ""
        return f"{card.rubies}{left}", "green"
    if isinstance(card, Trap):
        return glyphs.trap + words(f"diamant-trap-short-{card.kind}"), "red"
    number = "" if card.number is None else f" {card.number}"
    return (f"({glyphs.relic}{number})", "dim") if is_taken else (f"{glyphs.relic}{number}", "magenta")


def _traps(view: View, words: Words, width: int) -> list[Line]:
    met = [card_name(card, words) for card in view.cave.path if isinstance(card, Trap)]
    stock = view.camp.stock
    left = [
        words("diamant-trap-copies", trap=words(f"diamant-trap-short-{kind}"), copies=stock.count(trap(kind)))
        for kind, _ in view.camp.table.trap_copies
    ]
    return [
        *paragraph(words("diamant-traps-met", traps=", ".join(met) or words("diamant-none")), width, indent="  "),
        *paragraph(words("diamant-traps-left", traps=", ".join(left)), width, indent="  "),
    ]


def _relics(view: View, words: Words, width: int) -> list[Line]:
    if not view.camp.table.relics:
        return []
    lying = [card_name(card, words) for card in view.cave.lying]
    return paragraph(
        words("diamant-relics-lying", relics=", ".join(lying) or words("diamant-none")), width, indent="  "
    )


def _players(view: View, names: Sequence[str], words: Words, glyphs: Glyphs) -> list[Line]:
    has_relics = view.camp.table.relics
    head = (
        Cell("", LETTER),
        Cell(words("diamant-column-player"), NAME, "dim"),
        Cell("", PLACE),
        Cell(words("diamant-column-beside"), BESIDE, "dim"),
        Cell(words("diamant-column-chest"), CHEST, "dim"),
        Cell(words("diamant-column-relics") if has_relics else "", 0, "dim"),
    )
    return [head, *(_player(view, seat, names, words, glyphs) for seat in view.camp.table.all_seats)]


def _narrow(view: View, names: Sequence[str], words: Words, glyphs: Glyphs, width: int) -> list[Line]:
    """Two lines a player, each number with its word, where a table would not fit."""
    lines: list[Line] = []
    for seat in view.camp.table.all_seats:
        letter, name, place, beside, chest, relics = _player(view, seat, names, words, glyphs)
        room = max(width - LETTER - cell_len(place.text) - 1, 1)
        lines.append((letter, Cell(cut(names[seat], room), room + 1, name.style), Cell(place.text, style=place.style)))
        facts = [
            f"{words('diamant-column-beside')} {beside.text}",
            f"{words('diamant-column-chest')} {chest.text}",
            *([f"{words('diamant-column-relics')} {relics.text}"] if relics.text else []),
        ]
        lines += [(Cell("", LETTER), *line) for line in paragraph(" · ".join(facts), width - LETTER)]
    return lines


def _player(view: View, seat: Seat, names: Sequence[str], words: Words, glyphs: Glyphs) -> Line:
    is_in_cave = seat in view.cave.in_cave
    chest = view.chests[seat]
    relics = "+".join(str(relic.points) for relic in view.camp.relics[seat])
    return (
        *_who(seat, names),
        Cell(words("diamant-in-cave" if is_in_cave else "diamant-at-camp"), PLACE, "" if is_in_cave else "dim"),
        Cell(short_gems(view.cave.beside, glyphs) if is_in_cave else "-", BESIDE),
        Cell(words("diamant-hidden") if chest is None else short_gems(chest, glyphs), CHEST),
        Cell(cut(relics, RELICS)),
    )


def _who(seat: Seat, names: Sequence[str]) -> tuple[Cell, Cell]:
    """A letter and a name: colour is never the only mark."""
    style = SEAT_STYLES[seat % len(SEAT_STYLES)]
    return Cell(chr(ord("A") + seat), LETTER, f"bold {style}"), Cell(cut(names[seat], NAME - 2), NAME, style)
