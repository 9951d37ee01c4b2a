"""Random cards for tests: known cards changed cell by cell, each change kept if the result is still a card."""

from collections.abc import Sequence
from random import Random

from tacora.games.dungeon.cards import Card, CardFault, make_card, turned_glyphs
from tacora.games.dungeon.ground import CELLS, CORRIDOR, FLOOR, HEIGHT, ROCK, STAIRS, WIDTH, WORDS, Cell, side_of

_FEATURES = tuple(glyph for glyph in WORDS if glyph != STAIRS)
_INSIDE = (ROCK, ROCK, CORRIDOR, CORRIDOR, FLOOR, FLOOR, STAIRS, *_FEATURES, *(glyph.upper() for glyph in _FEATURES))
_RING = (ROCK, CORRIDOR)


def mutant(cards: Sequence[Card], random: Random, changes: int = 40) -> Card:
    """A card that differs from one of these as far as so many attempts at changes lead."""
    found = random.choice(cards)
    for _ in range(changes):
        glyphs = list(found.ground.glyphs)
        cell = Cell(random.randrange(2 * CELLS))
        if side_of(cell) is not None:
            glyphs[cell] = random.choice(_RING)
        else:
            _change(glyphs, cell, random.choice(_INSIDE))
        try:
            found = card_of("".join(glyphs))
        except CardFault:
            continue
    return found


def _change(glyphs: list[str], cell: int, glyph: str) -> None:
    """Stairs come and go on both maps at once."""
    other = (cell + CELLS) % (2 * CELLS)
    if glyph == STAIRS:
        glyphs[other] = STAIRS
    elif glyphs[cell] == STAIRS:
        glyphs[other] = CORRIDOR
    glyphs[cell] = glyph


def upside_down(card: Card) -> Card:
    """A card whose maps are those of another one, turned by 180°."""
    return card_of(turned_glyphs(card.ground.glyphs))


def card_of(glyphs: str) -> Card:
    """A card from the glyphs of both its maps; raises CardFault."""
    main, under = (
        "\n".join(glyphs[level * CELLS + row * WIDTH :][:WIDTH] for row in range(HEIGHT)) for level in range(2)
    )
    return make_card(glyphs.replace(ROCK * 6, "-"), 4, main, under)
