"""The gallery: small dungeons with a path each, and what the rules say; as a command, it draws the pictures anew."""

import re
from dataclasses import dataclass, replace
from pathlib import Path

from tacora.core.errors import IllegalMove
from tacora.games.dungeon.books import Book
from tacora.games.dungeon.cards import Card, make_card
from tacora.games.dungeon.finds import Explored, Tokens, Tools
from tacora.games.dungeon.geometry import Dungeon, DungeonCell, Placed, cell_of, dungeon_cell, position_on, slots
from tacora.games.dungeon.ground import MAIN_CELLS, STAIRS, above, beneath, level_of
from tacora.games.dungeon.path import tokens_of
from tacora.games.dungeon.walk import Walk

DATA = Path(__file__).parent / "data" / "dungeon"
NUMBERS = "123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ"

HEAD = """\
# The gallery: one small dungeon a case, its path, and what the rules say.
#
# lay: cards with the place of their top left cells (and ~ if turned); tools: tokens and books; path: in the notation;
# says: exit, dead-end, empty, or refused by a rule at a step; finds and uses: what the path brings.
# In the pictures every cell is followed by the number of the step that reached it: 1 to 9, then A to Z.
# Beside the main map lies the under map, where there is one. `python tests/dungeon_gallery.py` draws them anew.
"""


@dataclass(frozen=True)
class Case:
    """One picture of the gallery."""

    title: str
    lay: str
    path: str
    tools: str
    says: str
    finds: str
    uses: str
    picture: str

    @property
    def rules(self) -> set[str]:
        """The rules that the title names."""
        return set(re.findall(r"V-[A-Z]\d+", self.title))


def cards() -> dict[str, Card]:
    """The gallery's own cards, by name."""
    found = {}
    for block in (DATA / "gallery-cards.txt").read_text(encoding="utf-8").split("\n\n"):
        name, *rows = block.strip().splitlines()
        if name.startswith("#"):
            continue
        main, under = ("\n".join(row.split()[level] for row in rows) for level in (0, 1))
        found[name] = make_card(name, 4, main, under)
    return found


def cases() -> tuple[Case, ...]:
    """Every case, as it stands in the file."""
    blocks = (DATA / "gallery.txt").read_text(encoding="utf-8").split("\n## ")[1:]
    return tuple(_case(block) for block in blocks)


def _case(block: str) -> Case:
    title, *lines = block.rstrip().splitlines()
    fields = {"lay": "", "path": "", "tools": "", "says": "", "finds": "", "uses": ""}
    picture = []
    for line in lines:
        key, _, value = line.partition(":")
        if key in fields:
            fields[key] = value.strip()
        else:
            picture.append(line)
    return Case(title=title, picture="\n".join(picture).strip("\n"), **fields)


def layout_of(case: Case) -> tuple[Placed, ...]:
    """The cards of a case, as they lie."""
    known = cards()
    placed = []
    for text in case.lay.split(";"):
        name, place = text.split()
        x, y = place.removesuffix("~").split(",")
        placed.append(Placed(known[name], int(x), int(y), place.endswith("~")))
    return tuple(placed)


def tools_of(case: Case) -> Tools:
    """The tokens and books of a case."""
    numbers: dict[str, list[int]] = {}
    for text in filter(None, case.tools.split(",")):
        word, number = text.split()
        numbers.setdefault(word, []).append(int(number))
    books = tuple(map(Book, numbers.pop("book", [])))
    return Tools(Tokens(**{kind: sum(counts) for kind, counts in numbers.items()}), books)


def judged(case: Case) -> Case:
    """The case with what the rules say now, drawn."""
    reached: dict[DungeonCell, str] = {}
    layout = layout_of(case)
    try:
        walk = Walk.begin(layout, tools_of(case))
    except IllegalMove as bad:
        return replace(case, says=f"refused {bad.rule} at {bad.where}", finds="", uses="", picture=_drawn(layout, {}))
    try:
        for number, token in enumerate(tokens_of(case.path, "path")):
            legal = {step.token: step.target for step in walk.steps()}
            walk = walk.step(token)
            target = legal[token]
            if target is not None:
                reached.setdefault(cell_of(target), NUMBERS[number])
    except IllegalMove as bad:
        says, finds, uses = f"refused {bad.rule} at {bad.where}", "", ""
    else:
        explored = walk.explored()
        says, finds, uses = explored.ending, _finds(explored), _uses(explored)
    return replace(case, says=says, finds=finds, uses=uses, picture=_drawn(layout, reached))


def _finds(explored: Explored) -> str:
    return ", ".join(f"{word} {count}" for word, count in explored.discoveries._asdict().items() if count)


def _uses(explored: Explored) -> str:
    tokens = [f"{kind} {count}" for kind, count in explored.used_tokens._asdict().items() if count]
    books = [f"book {number}" for number in (*explored.used_books, *explored.boxed_books)]
    return ", ".join([*tokens, *books])


def _drawn(layout: tuple[Placed, ...], reached: dict[DungeonCell, str]) -> str:
    dungeon = Dungeon(layout)
    cells = {position_on(placed, cell) for placed in layout for cell in MAIN_CELLS}
    rows = range(min(row for row, _ in cells), max(row for row, _ in cells) + 1)
    columns = range(min(column for _, column in cells), max(column for _, column in cells) + 1)
    levels = (0, 1) if any(set("".join(placed.card.under)) != {"#"} for placed in layout) else (0,)
    maps: list[dict[tuple[int, int], str]] = [{}, {}]
    for slot, placed in zip(slots(len(layout)), layout, strict=True):
        for cell, glyph in dungeon.grounds[slot].marked():
            number = reached.get(dungeon_cell(slot, cell), " ")
            if glyph == STAIRS and number == " ":
                number = reached.get(dungeon_cell(slot, above(cell) if level_of(cell) else beneath(cell)), " ")
            maps[level_of(cell)][position_on(placed, cell)] = glyph + number
    lines = []
    for row in rows:
        halves = ["".join(maps[level].get((row, column), "  ") for column in columns) for level in levels]
        lines.append("    " + "    ".join(halves))
    return "\n".join(line.rstrip() for line in lines)


def written(case: Case) -> str:
    """A case as it stands in the file."""
    fields = {name: getattr(case, name) for name in ("lay", "tools", "path", "says", "finds", "uses")}
    lines = [f"{name}: {value}" for name, value in fields.items() if value or name == "path"]
    return "\n".join([f"## {case.title}", *(line.rstrip() for line in lines), "", case.picture, ""])


def rewrite() -> None:
    """Draw every picture anew; what the rules must say stays as it is written."""
    text = "\n".join([HEAD, *(written(replace(case, picture=judged(case).picture)) for case in cases())])
    (DATA / "gallery.txt").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    rewrite()
