"""Five cards on the table, in any order: each can be taken up, moved, turned, laid and taken back."""

from collections.abc import Iterator
from typing import NamedTuple

from tacora.core.errors import IllegalMove
from tacora.games.dungeon.cards import Card
from tacora.games.dungeon.geometry import Placed, Position, lay
from tacora.games.dungeon.ground import HEIGHT, SHIFTS, WIDTH, Direction
from tacora.games.dungeon.places import Layout, junctions

MIDDLE = (HEIGHT // 2, WIDTH // 2)
SNAP = 3
"""A card that is put so near to a place where it may lie, in cells across and down together, is drawn to it."""


class Refusal(NamedTuple):
    """Why a card may not lie somewhere: the key of the sentence, the rule, and the other card if there is one."""

    key: str
    rule: str
    other: Card | None = None


def refusal_of(layout: Layout, placed: Placed) -> Refusal | None:
    """Why a card may not lie beside the others; None if it may (V-D3, V-D4, V-R8)."""
    is_joined = not layout
    for other in layout:
        down, right = abs(placed.y - other.y), abs(placed.x - other.x)
        if down < HEIGHT and right < WIDTH:
            return Refusal("overlap", "V-D3", other.card)
        shares_border = (down == HEIGHT and right < WIDTH) or (right == WIDTH and down < HEIGHT)
        if shares_border:
            try:
                lay((other, placed))
            except IllegalMove as bad:
                return Refusal("no-join", bad.rule, other.card)
            is_joined = True
    return None if is_joined else Refusal("unjoined", "V-R8")


def middle_of(placed: Placed) -> Position:
    """The cell in the middle of a card."""
    return placed.y + MIDDLE[0], placed.x + MIDDLE[1]


class Laying:
    """One player's cards; one of them may be held, and hovers over the table."""

    def __init__(self, hand: tuple[Card, ...], layout: Layout = ()) -> None:
        self.hand = hand
        self.held: Placed | None = None
        self._laid = {placed.card: placed for placed in layout}
        self._before: list[dict[Card, Placed]] = []
        self._undone: list[dict[Card, Placed]] = []
        self._look()

    def _look(self) -> None:
        """Work out where the held card may lie."""
        self.places: tuple[Placed, ...] = ()
        if self.held is not None:
            every = dict.fromkeys(self._tries(self.held.card))
            legal = (placed for placed in every if refusal_of(self.layout, placed) is None)
            self.places = tuple(sorted(legal, key=lambda placed: (placed.y, placed.x, placed.turned)))

    def _tries(self, card: Card) -> Iterator[Placed]:
        if not self.layout:
            yield from (Placed(card, 0, 0), Placed(card, 0, 0, turned=True))
        for placed in self.layout:
            yield from junctions((placed,), card)

    @property
    def layout(self) -> Layout:
        """The cards that lie, in the order of the hand: so a card keeps its number in the path."""
        return tuple(self._laid[card] for card in self.hand if card in self._laid)

    @property
    def left(self) -> tuple[Card, ...]:
        """The cards that do not lie yet, the held one among them."""
        return tuple(card for card in self.hand if card not in self._laid)

    @property
    def refusal(self) -> Refusal | None:
        """Why the held card may not lie where it hovers; None if it may, or if no card is held."""
        return None if self.held is None else refusal_of(self.layout, self.held)

    @property
    def fault(self) -> IllegalMove | None:
        """Why the cards may not lie as they do: a card that joined others may have been taken away."""
        try:
            lay(self.layout)
        except IllegalMove as bad:
            return bad
        return None

    @property
    def is_complete(self) -> bool:
        """All cards lie legally."""
        return not self.left and self.fault is None

    def take(self, card: Card) -> None:
        """Take a card up: from the table it hovers where it lay, from the hand at the first place that fits."""
        lay_at = self._laid.get(card)
        if lay_at is not None:
            self._remember()
            del self._laid[card]
        self.held = lay_at or Placed(card, 0, 0)
        self._look()
        if lay_at is None:
            self._come_down()

    def _come_down(self) -> None:
        """Hover at the place that fits next to the middle of the dungeon."""
        if self.places and self.held not in self.places:
            layout = self.layout or (Placed(self.hand[0], 0, 0),)
            row = sum(placed.y for placed in layout) / len(layout)
            column = sum(placed.x for placed in layout) / len(layout)
            self.held = min(self.places, key=lambda place: (place.turned, abs(place.y - row) + abs(place.x - column)))

    def move(self, direction: Direction) -> bool:
        """Hover at the next place that fits on that side, turned alike; False if there is none."""
        if self.held is None:
            return False
        held, (down, right) = self.held, SHIFTS[direction]

        def far(place: Placed) -> tuple[int, int]:
            along = (place.y - held.y) * down + (place.x - held.x) * right
            aside = abs((place.y - held.y) * right) + abs((place.x - held.x) * down)
            return along, aside

        there = [place for place in self.places if place.turned == held.turned and far(place)[0] > 0]
        if not there:
            return False
        self.held = min(there, key=lambda place: far(place)[0] + 2 * far(place)[1])
        return True

    def nudge(self, direction: Direction) -> None:
        """Hover one cell further, whether the card fits there or not."""
        if self.held is not None:
            down, right = SHIFTS[direction]
            self.held = self.held._replace(x=self.held.x + right, y=self.held.y + down)

    def put(self, position: Position) -> None:
        """Hover with the middle at a cell, or at a place that fits nearby."""
        if self.held is None:
            return
        there = self.held._replace(y=position[0] - MIDDLE[0], x=position[1] - MIDDLE[1])

        def far(place: Placed) -> tuple[int, bool]:
            return abs(place.y - there.y) + abs(place.x - there.x), place.turned != there.turned

        near = [place for place in self.places if far(place)[0] <= SNAP]
        self.held = min(near, key=far) if near else there

    def turn(self) -> None:
        """Turn the held card by 180° (V-D2)."""
        if self.held is not None:
            self.held = self.held._replace(turned=not self.held.turned)

    def lay(self) -> Refusal | None:
        """Lay the held card down; why not, if it may not lie there."""
        if self.held is None or (refusal := self.refusal) is not None:
            return self.refusal
        self._remember()
        self._laid[self.held.card] = self.held
        self.held = None
        self._look()
        return refusal

    def lay_next(self) -> None:
        """Take up the next card of the hand, if there is one."""
        if self.left:
            self.take(self.left[0])

    def take_back(self) -> None:
        """Put the held card back into the hand."""
        self.held = None
        self._look()

    def replace(self, layout: Layout) -> None:
        """Lay all cards otherwise."""
        self._remember()
        self.held = None
        self._laid = {placed.card: placed for placed in layout}
        self._look()

    def card_at(self, position: Position) -> Card | None:
        """The card that lies on a cell."""
        row, column = position
        return next((p.card for p in self.layout if p.y <= row < p.y + HEIGHT and p.x <= column < p.x + WIDTH), None)

    def _remember(self) -> None:
        self._before.append(dict(self._laid))
        self._undone.clear()

    @property
    def can_undo(self) -> bool:
        """Some change can be taken back."""
        return bool(self._before)

    @property
    def can_redo(self) -> bool:
        """Some change was taken back."""
        return bool(self._undone)

    def undo(self) -> bool:
        """Take back the last change of the cards that lie; False if there was none."""
        return self._go_back(self._before, self._undone)

    def redo(self) -> bool:
        """Make the change that was taken back last; False if there was none."""
        return self._go_back(self._undone, self._before)

    def _go_back(self, source: list[dict[Card, Placed]], other: list[dict[Card, Placed]]) -> bool:
        if not source:
            return False
        other.append(dict(self._laid))
        self._laid = source.pop()
        self.held = None
        self._look()
        return True
