"""The symbol of everything that lies on cards: one character wide, the same in every language."""

from typing import NamedTuple

from tacora.games.dungeon.ground import FALL, FEATURES, LAVA, LOCK, MONSTER, PORTAL, STAIRS

ROOM = "room"


class Symbol(NamedTuple):
    """A character and its colour."""

    character: str
    colour: str


SYMBOLS = {
    "c": Symbol("●", "#ffd23f"),
    "b": Symbol("▮", "#d9924a"),
    "s": Symbol("†", "#c9d6e8"),
    "r": Symbol("§", "#e0b070"),
    "k": Symbol("♀", "#f2e27a"),
    "p": Symbol("≡", "#f4ead0"),
    MONSTER: Symbol("☻", "#ff6b6b"),
    LOCK: Symbol("Ω", "#b9b9c8"),
    LAVA: Symbol("≈", "#ff8c42"),
    FALL: Symbol("∪", "#9fb4ff"),
    PORTAL: Symbol("◎", "#c58bff"),
    "y": Symbol("↻", "#6ee7a0"),
    "x": Symbol("%", "#ff9ed2"),
    STAIRS: Symbol("▤", "#7fd4e8"),
}
"""The symbol of each glyph of a card's map."""

WORDS = {symbol.character: FEATURES[glyph] for glyph, symbol in SYMBOLS.items()}
"""What each symbol stands for: the end of its key `dungeon-feature-`."""

BY_WORD = {FEATURES[glyph]: symbol for glyph, symbol in SYMBOLS.items()} | {
    "pit": SYMBOLS[FALL],
    ROOM: Symbol("□", "#8fb7e8"),
}
"""The symbol of each thing that is counted."""
