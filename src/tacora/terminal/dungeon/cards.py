"""The dungeon's cards: listed in words, as JSON, and drawn in the terminal."""

from collections import Counter
from collections.abc import Sequence
from pathlib import Path

from tacora.core.errors import TacoraError
from tacora.core.jsonable import Json
from tacora.drawing.dungeon.svg import card_svg
from tacora.games.dungeon.cards import DUNGEON_CARDS, START_CARDS, Card
from tacora.games.dungeon.finds import Discoveries
from tacora.games.dungeon.ground import CELLS, CORRIDOR, FEATURES, FLOOR, ROCK, STAIRS, WORDS
from tacora.i18n import Words
from tacora.terminal.layout import WIDTH, Cell, Line, paragraph
from tacora.terminal.options import quoted

ALL_CARDS = (*START_CARDS, *(card for cards in DUNGEON_CARDS.values() for card in cards))


def card_named(id_: str, where: str, words: Words) -> Card:
    """The card with an id, however it is spelled; raises TacoraError."""
    for card in ALL_CARDS:
        if id_.isascii() and card.id == id_.upper():  # other letters may become plain ones
            return card
    raise TacoraError(words("refused-card", where=where, value=quoted(id_)))


def card_json(card: Card) -> dict[str, Json]:
    """A card as it stands in the data file."""
    return {"id": card.id, "cost": card.cost, "main": _text(card.main), "under": _text(card.under)}


def _text(rows: Sequence[str]) -> str:
    return "".join(f"{row}\n" for row in rows)


def listed(words: Words, width: int = WIDTH) -> list[Line]:
    """A line for each card with all that is on it."""
    lines = _group(words("dungeon-cards-start"), START_CARDS, words, width)
    for cost, cards in DUNGEON_CARDS.items():
        heading = words("dungeon-cards-cost", coins=words("dungeon-coins", count=cost))
        lines += [(), *_group(heading, cards, words, width)]
    return lines


def _group(heading: str, cards: Sequence[Card], words: Words, width: int) -> list[Line]:
    lines: list[Line] = [(Cell(heading, style="bold"),)]
    for card in cards:
        finds = [words(f"dungeon-found-{word}", count=count) for word, count in contents(card).items()]
        lines += paragraph(f"{card.id}: {', '.join(finds)}", width, indent="    ")
    return lines


def contents(card: Card) -> dict[str, int]:
    """How often each thing is on a card, and its rooms."""
    glyphs = card.ground.glyphs
    found = Counter(
        WORDS[glyph.lower()]
        for cell, glyph in enumerate(glyphs)
        if glyph.lower() in WORDS and not (cell >= CELLS and glyph == STAIRS)
    )
    found["room"] = len(card.ground.rooms)
    return {word: found[word] for word in Discoveries._fields if found[word]}


def drawn(card: Card, words: Words, *, is_unicode: bool) -> list[Line]:
    """A card as two maps, and what its letters mean."""
    openings = words("dungeon-card-openings", count=len(card.ground.openings))
    if card.cost is None:
        title = words("dungeon-card-start", card=card.id, openings=openings)
    else:
        title = words(
            "dungeon-card-cost", card=card.id, coins=words("dungeon-coins", count=card.cost), openings=openings
        )
    lines: list[Line] = [(Cell(title, style="bold"),), (Cell(words("dungeon-card-main"), style="dim"),)]
    lines += _map(card.main, is_unicode=is_unicode)
    if set("".join(card.under)) != {ROCK}:
        lines.append((Cell(words("dungeon-card-under"), style="dim"),))
        lines += _map(card.under, is_unicode=is_unicode)
    present = {glyph.lower() for glyph in card.ground.glyphs}
    for glyph, feature in FEATURES.items():
        if glyph in present:
            lines.append((Cell(glyph, 3, "bold"), Cell(words(f"dungeon-feature-{feature}"))))
    lines.append((Cell(words("dungeon-card-capitals"), style="dim"),))
    return lines


def _map(rows: Sequence[str], *, is_unicode: bool) -> list[Line]:
    """A map, each cell two characters wide; its left stays left in every language."""
    ground = {ROCK: "░░" if is_unicode else "##", CORRIDOR: "  ", FLOOR: "· " if is_unicode else ". "}
    return [(Cell("".join(ground.get(glyph, f"{glyph} ") for glyph in row), is_drawing=True),) for row in rows]


def write_pictures(folder: Path) -> int:
    """An SVG picture of every card into a folder; how many; raises TacoraError."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        for card in ALL_CARDS:
            (folder / f"{card.id}.svg").write_text(card_svg(card), encoding="utf-8")
    except OSError as bad:
        raise TacoraError(f"--svg: {str(folder)[:80]!a}: {bad.strerror}") from None
    return len(ALL_CARDS)
