"""The full screen of Diamant: the cave with its cards as pictures, the explorers, and a line for each player."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field

from rich.cells import cell_len

from tacora.core.seats import Seat
from tacora.games.diamant.cards import TRAP_KINDS, Card, Relic, Trap, Treasure
from tacora.games.diamant.state import Cave
from tacora.games.diamant.view import View
from tacora.i18n import Words
from tacora.terminal.diamant.board import FINE, SEAT_STYLES, Glyphs, short_gems, traps_and_relics
from tacora.terminal.layout import Cell, Line, cut

LETTER, PLACE, CHOICE, BESIDE, CHEST = 3, 14, 12, 10, 11  # widths of a player's line; the name has the rest
LONGEST_NAME = 27
LETTERS_A_ROW = 4
TALL, LOW, FLAT = 4, 3, 1  # heights of a card


@dataclass(frozen=True, slots=True)
class Scene:
    """What is on the screen: a view, and what has just happened in it."""

    view: View
    choices: Mapping[Seat, str] = field(default_factory=dict)
    """What each seat has just chosen, in words, once all choices are revealed."""

    is_new: bool = False
    """The last card has just been turned over."""

    is_face_down: bool = False
    """A card lies there that nobody has seen yet."""


def letter(seat: Seat) -> str:
    """A player's letter: colour is never the only mark."""
    return chr(ord("A") + seat)


def seat_style(seat: Seat) -> str:
    """A player's colour."""
    return SEAT_STYLES[seat % len(SEAT_STYLES)]


def paint(
    scene: Scene, labels: Sequence[str], words: Words, glyphs: Glyphs = FINE, *, width: int = 78, height: int = 20
) -> list[Line]:
    """The whole scene, its cards as tall as there is room for."""
    view = scene.view
    below: list[Line] = [*traps_and_relics(view, words, width), (), *players(scene, labels, words, glyphs, width)]
    caves = (_cave(scene, words, glyphs, width, card_height) for card_height in (TALL, LOW))
    fitting = (cave for cave in caves if len(cave) + len(below) <= height)
    return [*(next(fitting, None) or _cave(scene, words, glyphs, width, FLAT)), *below]


def players(scene: Scene, labels: Sequence[str], words: Words, glyphs: Glyphs, width: int) -> list[Line]:
    """A line for each player, under a head."""
    view = scene.view
    room = width - LETTER - PLACE - CHOICE - BESIDE - CHEST - cell_len(words("diamant-column-relics"))
    name = min(room, LONGEST_NAME)
    head = (
        Cell("", LETTER),
        Cell(words("diamant-column-player"), name, "dim"),
        Cell("", PLACE + CHOICE),
        Cell(words("diamant-column-beside"), BESIDE, "dim"),
        Cell(words("diamant-column-chest"), CHEST, "dim"),
        Cell(words("diamant-column-relics") if view.camp.table.relics else "", 0, "dim"),
    )
    lines: list[Line] = [head]
    for seat in view.camp.table.all_seats:
        who = Cell(letter(seat), LETTER, f"bold {seat_style(seat)}")
        lines.append(
            (who, Cell(cut(labels[seat], name - 1), name, seat_style(seat)), *_facts(scene, seat, words, glyphs))
        )
    return lines


def _facts(scene: Scene, seat: Seat, words: Words, glyphs: Glyphs) -> Line:
    """Where a player is, what was chosen, and what the player has."""
    view = scene.view
    is_in_cave = seat in view.cave.in_cave
    chest = view.chests[seat]
    return (
        Cell(words("diamant-in-cave" if is_in_cave else "diamant-at-camp"), PLACE, "" if is_in_cave else "dim"),
        Cell(cut(scene.choices.get(seat, ""), CHOICE - 1), CHOICE, "bold"),
        Cell(short_gems(view.cave.beside, glyphs) if is_in_cave else "-", BESIDE),
        Cell(words("diamant-hidden") if chest is None else short_gems(chest, glyphs), CHEST),
        Cell("+".join(str(relic.points) for relic in view.camp.relics[seat])),
    )


@dataclass(frozen=True, slots=True)
class _Slot:
    """A place in the cave: a card with two texts in it, or a group of people."""

    texts: tuple[str, str] = ("", "")
    style: str = ""
    people: tuple[Seat, ...] | None = None


def _cave(scene: Scene, words: Words, glyphs: Glyphs, width: int, height: int) -> list[Line]:
    """The camp, the path from the entrance on, and the explorers at its end, in as many rows as they need."""
    cave = scene.view.cave
    inner = max(cell_len(words(f"diamant-trap-short-{kind}")) for kind in TRAP_KINDS) + (height == FLAT)
    inner = max(inner, 2 * LETTERS_A_ROW - 1 if height == TALL else len(scene.view.camp.table.all_seats))
    at_camp = tuple(seat for seat in scene.view.camp.table.all_seats if seat not in cave.in_cave)
    slots = [
        _Slot((words("diamant-camp"), ""), people=at_camp),
        *_cards(scene, words, glyphs, height),
        _Slot(people=cave.in_cave),
    ]
    a_row = max(1, width // (inner + 2))
    lines: list[Line] = []
    for start in range(0, len(slots), a_row):
        row = slots[start : start + a_row]
        lines += [
            tuple(cell for slot in row for cell in _slot_line(slot, number, inner, height, glyphs))
            for number in range(height)
        ]
    return lines


def _cards(scene: Scene, words: Words, glyphs: Glyphs, height: int) -> Iterable[_Slot]:
    cave = scene.view.cave
    taken = _taken(cave)
    for place, (card, rubies) in enumerate(zip(cave.path, cave.on_path, strict=True)):
        texts, style = _face(card, rubies, words, glyphs, is_taken=place in taken)
        if height != TALL:
            texts = (" ".join(filter(None, texts)) if isinstance(card, Treasure) else "".join(texts), "")
        is_newest = scene.is_new and place == len(cave.path) - 1
        yield _Slot(texts, f"bold reverse {style}" if is_newest else style)
    if scene.is_face_down:
        yield _Slot(("?", ""), "bold")


def _taken(cave: Cave) -> set[int]:
    """The places of relics that a lone leaver has taken: all that lay there (D-E10)."""
    relics = [place for place, card in enumerate(cave.path) if isinstance(card, Relic)]
    return set(relics[: len(relics) - len(cave.lying)])


def _face(card: Card, rubies: int, words: Words, glyphs: Glyphs, *, is_taken: bool) -> tuple[tuple[str, str], str]:
    """The two texts on a card, and its style."""
    if isinstance(card, Treasure):
        return (str(card.rubies), f"{rubies}{glyphs.ruby}" if rubies else ""), "green"
    if isinstance(card, Trap):
        return (glyphs.trap, words(f"diamant-trap-short-{card.kind}")), "red"
    number = "" if card.number is None else str(card.number)
    return ((f"({glyphs.relic})" if is_taken else glyphs.relic), number), "dim" if is_taken else "magenta"


def _slot_line(slot: _Slot, number: int, inner: int, height: int, glyphs: Glyphs) -> list[Cell]:
    """One line of a slot, always of the same width."""
    if slot.people is not None:
        return _people_line(slot, number, inner, height)
    if height == FLAT:
        return [Cell(f"[{_centred(slot.texts[0], inner)}]", inner + 2, slot.style)]
    if number in (0, height - 1):
        left, right = (glyphs.top_left, glyphs.top_right) if number == 0 else (glyphs.bottom_left, glyphs.bottom_right)
        return [Cell(left + glyphs.across * inner + right, style=slot.style, is_drawing=True)]
    edge = Cell(glyphs.down, style=slot.style, is_drawing=True)
    return [edge, Cell(_centred(slot.texts[number - 1], inner), inner, slot.style), edge]


def _people_line(slot: _Slot, number: int, inner: int, height: int) -> list[Cell]:
    """People by their letters; above them the name of the place."""
    people = slot.people or ()
    if number == 0 and height != FLAT:
        return [Cell(_centred(slot.texts[0], inner), inner + 2, "dim")]
    if height == TALL:
        shown, gap = people[(number - 1) * LETTERS_A_ROW : number * LETTERS_A_ROW], 2
    else:
        shown, gap = (people if number in (0, 1) and number == (height == LOW) else ()), 1
    cells = [Cell(letter(seat), gap, f"bold {seat_style(seat)}") for seat in shown]
    return [Cell("", 1), *cells, Cell("", inner + 1 - gap * len(shown))]


def _centred(text: str, width: int) -> str:
    room = max(width - cell_len(text), 0)
    return " " * (room // 2) + text + " " * (room - room // 2)
