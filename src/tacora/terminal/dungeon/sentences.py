"""Steps and cards in words, as the browser says them."""

from collections import Counter
from collections.abc import Iterable

from tacora.games.dungeon.cards import Card
from tacora.games.dungeon.finds import TOKEN_KINDS, Discoveries, Tokens
from tacora.games.dungeon.geometry import COLUMNS, DungeonCell, cell_of, own_cell
from tacora.games.dungeon.ground import EAST, LEVELS, NORTH, SOUTH, WEST, WORDS, row_column
from tacora.games.dungeon.path import TOKEN_LETTERS
from tacora.games.dungeon.walk import Step, Walk
from tacora.i18n import Words
from tacora.terminal.dungeon.cards import contents
from tacora.terminal.dungeon.drawing import Drawing
from tacora.terminal.dungeon.symbols import BY_WORD

SIDES = {NORTH: "north", EAST: "east", SOUTH: "south", WEST: "west"}
TRAVELS = ("climb", "portal", "barrel", "monster", "opposite")


def things_words(things: Iterable[str], words: Words) -> str:
    """Things and how many there are of each, in the order of the counts."""
    counts = Counter(things)
    return ", ".join(words(f"dungeon-found-{kind}", count=counts[kind]) for kind in Discoveries._fields if counts[kind])


def spot_words(walk: Walk, cell: DungeonCell, words: Words) -> str:
    """A cell by its card, and its column and row as on the card's own map."""
    slot, own = own_cell(cell)
    row, column = row_column(own)
    return words("web-dungeon-map-spot", card=walk.dungeon.layout[slot].card.id, cell=f"{COLUMNS[column]}{row + 1}")


def sight(walk: Walk, cell: DungeonCell, words: Words) -> str:
    """What a step comes upon: the things in a room, or on a cell."""
    dungeon = walk.dungeon
    place = dungeon.places[cell]
    things = things_words((WORDS[dungeon.glyph(one)] for one in dungeon.features(place)), words)
    if dungeon.room(place) is not None:
        return words("web-dungeon-map-room-with", things=things) if things else words("web-dungeon-map-room")
    return things or words("web-dungeon-map-corridor")


def _cost(walk: Walk, step: Step, words: Words) -> str:
    after = walk.step(step.token)
    parts = [words(f"dungeon-token-{kind}") for kind in _fewer(walk.bag, after.bag)]
    parts += [
        words("web-dungeon-map-token", kind=words(f"dungeon-token-{kind}"))
        for kind in _fewer(walk.tokens, after.tokens)
    ]
    parts += [words("dungeon-book-short", number=book) for book in step.books]
    return words("web-dungeon-map-uses", things=words.listed(parts)) if parts and step.kind != "take" else ""


def _fewer(before: Tokens, after: Tokens) -> list[str]:
    return [kind for kind in TOKEN_KINDS if getattr(after, kind) < getattr(before, kind)]


def _start(drawing: Drawing, step: Step, words: Words) -> str:
    walk = drawing.walk
    if step.kind == "take":
        return words("web-dungeon-map-take", kind=words(f"dungeon-token-{TOKEN_LETTERS[step.token[1]]}"))
    direction = drawing.direction(step)
    if step.kind == "exit" and direction is not None:
        return words(f"web-dungeon-map-exit-{SIDES[direction]}")
    assert step.target is not None  # noqa: S101  all others lead somewhere
    cell = cell_of(step.target)
    spot = spot_words(walk, cell, words)
    if step.kind == "enter":
        side = SIDES[walk.dungeon.edges[walk.dungeon.places[cell]]]
        return words(f"web-dungeon-map-enter-{side}", spot=spot)
    if step.kind == "fall":
        return words("web-dungeon-map-fall", spot=spot)
    if step.kind in TRAVELS:
        return words(f"web-dungeon-map-travel-{step.kind}", spot=spot)
    assert direction is not None  # noqa: S101  one walks somewhere
    return words(f"web-dungeon-map-walk-{SIDES[direction]}", sight=sight(walk, cell, words))


def step_words(drawing: Drawing, step: Step, words: Words) -> str:
    """A step: where to, what is there, what it uses, and whether it is the end."""
    stops = "" if step.defeats is None else words("web-dungeon-map-stops", count=step.defeats)
    return " ".join(part for part in (_start(drawing, step, words), _cost(drawing.walk, step, words), stops) if part)


def step_list(drawing: Drawing, steps: Iterable[Step], words: Words) -> list[str]:
    """Steps in words; those that would sound alike say where they lead."""
    listed = list(steps)
    texts = [step_words(drawing, step, words) for step in listed]
    found = []
    for step, text in zip(listed, texts, strict=True):
        if texts.count(text) > 1 and step.target is not None:
            level = words(f"dungeon-level-{LEVELS[step.target.is_under]}")
            found.append(f"{text}, {spot_words(drawing.walk, cell_of(step.target), words)}, {level}")
        else:
            found.append(text)
    return found


def card_title(card: Card, words: Words) -> str:
    """A card by its name, with its price and the number of its openings."""
    openings = words("dungeon-card-openings", count=len(card.ground.openings))
    if card.cost is None:
        return words("dungeon-card-start", card=card.id, openings=openings)
    coins = words("dungeon-coins", count=card.cost)
    return words("dungeon-card-cost", card=card.id, coins=coins, openings=openings)


def card_words(card: Card, words: Words) -> str:
    """A card with everything that is on it."""
    things = ", ".join(words(f"dungeon-found-{kind}", count=count) for kind, count in contents(card).items())
    return f"{card_title(card, words)}: {things}"


def card_symbols(card: Card) -> str:
    """Everything that is on a card, as symbols."""
    return " ".join(BY_WORD[kind].character * min(count, 5) for kind, count in contents(card).items() if kind != "room")
