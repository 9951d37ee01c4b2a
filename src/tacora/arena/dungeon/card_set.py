"""What makes needs and tools meet across cards: counts over the card set, each with its limit."""

from typing import NamedTuple

from tacora.games.dungeon.cards import COSTS, DUNGEON_CARDS, START_CARDS, Card
from tacora.games.dungeon.ground import (
    FALL,
    HEIGHT,
    LAVA,
    LOCK,
    MONSTER,
    PORTAL,
    STAIRS,
    WIDTH,
    Ground,
    Place,
    row_column,
)

TOOLS = {"s": (MONSTER,), "k": (LOCK,), "r": (FALL, LAVA), "p": (PORTAL,)}
"""For the glyph of each tool, the glyphs of what it is for."""

CROSSING_DOORS = 4
"""A room with so many doors can be crossed twice."""


class Trait(NamedTuple):
    """A property of the card set: how many cards have it, and the fewest and the most that may."""

    name: str
    cards: int
    fewest: int
    most: int

    @property
    def holds(self) -> bool:
        """The count is within its limits."""
        return self.fewest <= self.cards <= self.most


def traits() -> tuple[Trait, ...]:
    """The traits of the card set."""
    bought = [card for cost in COSTS for card in DUNGEON_CARDS[cost]]
    every = [*START_CARDS, *bought]
    return (
        Trait("tool-beside", sum(map(has_tool_beside, every)), 0, 14),
        Trait("start-monsters", sum(bool(card.ground.having(MONSTER)) for card in START_CARDS), 3, 9),
        Trait("start-locks", sum(bool(card.ground.having(LOCK)) for card in START_CARDS), 3, 9),
        Trait("start-parts", sum(parts(card.ground) > 1 for card in START_CARDS), 5, 9),
        Trait("monsters", sum(bool(card.ground.having(MONSTER)) for card in bought), 28, 72),
        Trait("locks", sum(bool(card.ground.having(LOCK)) for card in bought), 20, 72),
        Trait("pits", sum(has_pit(card) for card in bought), 36, 72),
        Trait("portals", sum(bool(card.ground.having(PORTAL)) for card in bought), 48, 72),
        Trait("swords", sum(bool(card.ground.having("s")) for card in bought), 12, 36),
        Trait("keys", sum(bool(card.ground.having("k")) for card in bought), 12, 48),
        Trait("ropes", sum(bool(card.ground.having("r")) for card in bought), 12, 24),
        Trait("scrolls", sum(bool(card.ground.having("p")) for card in bought), 12, 24),
        Trait("pits-without-stairs", sum(map(has_pit_without_stairs, bought)), 10, 72),
        Trait("crossings", sum(map(has_crossing, bought)), 12, 72),
        Trait("trapdoors", sum(map(has_trapdoor, bought)), 10, 72),
        Trait("one-way-rooms", sum(map(has_one_way_room, bought)), 8, 72),
        Trait("parts", sum(parts(card.ground) > 1 for card in bought), 20, 72),
        Trait("parts-in-a-row", sum(has_parts_in_line(card, row=True) for card in every), 20, 81),
        Trait("parts-in-a-column", sum(has_parts_in_line(card, row=False) for card in every), 20, 81),
    )


def has_tool_beside(card: Card) -> bool:
    """A tool lies on the same card as something that it is for."""
    glyphs = card.ground.glyphs.lower()
    return any(tool in glyphs and any(need in glyphs for need in needs) for tool, needs in TOOLS.items())


def has_pit(card: Card) -> bool:
    """There is a fall pit or a lava pit."""
    return bool(card.ground.having(FALL) or card.ground.having(LAVA))


def has_pit_without_stairs(card: Card) -> bool:
    """Whoever falls needs a portal or a book to come up again."""
    return bool(card.ground.having(FALL)) and not card.ground.having(STAIRS)


def has_crossing(card: Card) -> bool:
    """There is a room with many doors."""
    return any(len(room.doors) >= CROSSING_DOORS for room in card.ground.rooms.values())


def has_trapdoor(card: Card, pits: int = 1) -> bool:
    """From a room one falls and comes up by stairs beside the same room, whose way out crosses the way in (V-B7)."""
    ground = card.ground
    falls, stairs = set(ground.having(FALL)), set(ground.having(STAIRS))
    for room in ground.rooms.values():
        beside = {door.place for door in room.doors}
        if len(room.doors) >= CROSSING_DOORS and len(beside & falls) >= pits and beside & stairs:
            return True
    return False


def has_one_way_room(card: Card) -> bool:
    """A room with a trapdoor that is left by falling again: nobody walks it the other way round to cross nothing."""
    return has_trapdoor(card, pits=2)


def parts(ground: Ground) -> int:
    """How many parts the ways of the main level fall into, each with openings of its own."""
    return len(set(_part_of(ground).values()))


def has_parts_in_line(card: Card, *, row: bool) -> bool:
    """Two parts have openings in the same row, or column, so that V-B12, or V-B11, may join them."""
    part_of = _part_of(card.ground)
    lines: dict[int, set[int]] = {}
    for opening in card.ground.openings:
        place = row_column(opening)
        side, line = (place[1], place[0]) if row else (place[0], place[1])
        last = WIDTH - 1 if row else HEIGHT - 1
        if side in (0, last):
            lines.setdefault(line, set()).add(part_of[opening])
    return any(len(found) > 1 for found in lines.values())


def _part_of(ground: Ground) -> dict[Place, int]:
    """The number of the part that each place reached from an opening is in."""
    part_of: dict[Place, int] = {}
    for number, opening in enumerate(ground.openings):
        border: list[Place] = [] if opening in part_of else [opening]
        while border:
            place = border.pop()
            if place not in part_of:
                part_of[place] = number
                ways = ground.rooms[place].doors if place in ground.rooms else ground.ways[place]
                border += [way.place for way in ways]
    return part_of
