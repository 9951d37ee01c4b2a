"""A path, step by step, with the steps that may come next: for faces, search and the judge alike."""

from collections.abc import Iterator
from typing import NamedTuple

from tacora.core.errors import IllegalMove
from tacora.games.dungeon import ground as maps
from tacora.games.dungeon import path as notation
from tacora.games.dungeon.books import Book
from tacora.games.dungeon.finds import TOKEN_KINDS, Discoveries, Explored, Tokens, Tools
from tacora.games.dungeon.geometry import (
    Dungeon,
    DungeonCell,
    DungeonPlace,
    Placed,
    Spot,
    cell_beneath,
    cell_of,
    dungeon_cell,
    dungeon_place,
    lay,
    own_place,
    slot_of,
    spot_of,
)
from tacora.games.dungeon.ground import MAIN, Room
from tacora.games.dungeon.trail import NOWHERE, Trail

_ACROSS = frozenset({Book.TRAVEL_NORTH_SOUTH, Book.TRAVEL_EAST_WEST})


class Step(NamedTuple):
    """A legal next step."""

    token: str
    """The step in the notation."""

    kind: str
    """`enter`, `walk`, `exit`, `fall`, `climb`, `portal`, `barrel`, `monster`, `opposite` or `take`."""

    target: Spot | None
    """Where the step leads: the first cell reached; None out of the dungeon and for `take`."""

    defeats: int | None
    """V-R20: the monsters defeated before the path ends there; None if it goes on."""

    books: tuple[Book, ...]
    """The books that the step uses."""


class _Try(NamedTuple):
    token: str
    kind: str
    cell: DungeonCell | None
    monsters: int


class Walk:
    """A path so far in a legal dungeon; nothing is ever changed in place: a step gives a new walk."""

    __slots__ = ("_tools", "_trail")

    def __init__(self, trail: Trail, tools: Tools) -> None:
        self._trail = trail
        self._tools = tools

    @classmethod
    def begin(cls, layout: tuple[Placed, ...], tools: Tools = Tools()) -> "Walk":  # noqa: B008  it is immutable
        """The empty path in a dungeon of up to five cards; raises IllegalMove if they may not lie so."""
        return cls(Trail(lay(layout), tools), tools)

    @property
    def dungeon(self) -> Dungeon:
        """The cards as they lie."""
        return self._trail.dungeon

    @property
    def path(self) -> str:
        """The path so far in its notation."""
        return "".join(self._trail.path)

    @property
    def tokens_of_path(self) -> tuple[str, ...]:
        """The path so far, one token a step."""
        return self._trail.path

    @property
    def spots(self) -> tuple[Spot, ...]:
        """Where the path is: a corridor cell, both cells of stairs, the cells of a room; () outside the dungeon."""
        if self._trail.at == NOWHERE:
            return ()
        return tuple(spot_of(cell) for cell, place in self.dungeon.places.items() if place == self._trail.at)

    @property
    def bag(self) -> Tokens:
        """Found items that are still unused."""
        return Tokens(*self._trail.found)

    @property
    def tokens(self) -> Tokens:
        """Fairy tokens that are still unused."""
        return Tokens(*self._trail.tokens)

    @property
    def books(self) -> tuple[Book, ...]:
        """Books that are still unused."""
        return self._trail.books

    @property
    def discoveries(self) -> Discoveries:
        """The discoveries so far, counted."""
        return Discoveries(*self._trail.counts)

    @property
    def discovered(self) -> tuple[Spot, ...]:
        """The features discovered so far, in order: what gets a circle on paper."""
        return tuple(spot_of(cell) for cell in self._trail.seen)

    @property
    def spent(self) -> tuple[Spot, ...]:
        """The found items and portals used so far: what gets a stroke on paper."""
        return tuple(spot_of(cell) for cell in (*self._trail.spent, *sorted(self._trail.portals)))

    @property
    def is_ended(self) -> bool:
        """The path can go no further."""
        return self._trail.ending is not None or not self.steps()

    def explored(self) -> Explored:
        """What the path brings if it ends here (V-P6, V-P8)."""
        had = list(self._tools.tokens)
        if self._trail.taken is not None:
            had[TOKEN_KINDS.index(self._trail.taken)] += 1
        gone = set(self._tools.books) - set(self._trail.books)
        return Explored(
            discoveries=self.discoveries,
            exited=self._trail.ending == "exit",
            ending=self._trail.ending or ("dead-end" if self._trail.path else "empty"),
            used_tokens=Tokens(*(before - now for before, now in zip(had, self._trail.tokens, strict=True))),
            used_books=tuple(sorted(gone - {Book.TAKE_TOKEN})),
            boxed_books=(Book.TAKE_TOKEN,) if Book.TAKE_TOKEN in gone else (),
            taken_token=self._trail.taken,
        )

    def history(self) -> tuple[Step, ...]:
        """The steps taken so far, each as it was listed."""
        walk = Walk(Trail(self.dungeon, self._tools), self._tools)
        taken = []
        for token in self._trail.path:
            taken.append(next(step for step in walk.steps() if step.token == token))
            walk = walk.step(token)
        return tuple(taken)

    def steps(self) -> tuple[Step, ...]:
        """Every legal next step."""
        found = []
        for token, attempt in self._attempts():
            try:
                after = self.step(token)
            except IllegalMove:
                continue
            target = None if attempt.cell is None else spot_of(attempt.cell)
            defeats = int(token[-1]) if notation.STOP in token else None
            books = tuple(book for book in self.books if book not in after.books)
            found.append(Step(token, attempt.kind, target, defeats, books))
        return tuple(found)

    def why_not(self, spot: Spot) -> IllegalMove | None:
        """Why no step leads to a cell, as the first refusal; None if one does."""
        place = self.dungeon.places.get(cell_of(spot))
        if place is None:
            return self._trail.refusal("V-P7", f"{spot} is rock")
        refusals: list[IllegalMove] = []
        for token, attempt in self._attempts():
            if attempt.cell is not None and self.dungeon.places[attempt.cell] == place:
                try:
                    self.step(token)
                except IllegalMove as refusal:
                    refusals.append(refusal)
                else:
                    return None
        return refusals[0] if refusals else self._trail.refusal("V-P5", f"no way leads to {spot} from here")

    def step(self, token: str) -> "Walk":
        """The walk after one more step; raises IllegalMove, saying why not."""
        trail = self._trail.copy()
        trail.go(token)
        return Walk(trail, self._tools)

    def _attempts(self) -> Iterator[tuple[str, _Try]]:
        """Every step worth trying, legal or not, with the ways to stop before undefeated monsters."""
        if self._trail.ending is not None:
            return
        for attempt in self._tries():
            yield attempt.token, attempt
            for defeats in range(attempt.monsters):
                yield f"{attempt.token}{notation.STOP}{defeats}", attempt

    def _tries(self) -> Iterator[_Try]:
        if not self._trail.path:
            for cell in self.dungeon.edges:
                yield _Try(str(spot_of(cell)), "enter", cell, 0)
            return
        room = self.dungeon.room(self._trail.at)
        if room is None:
            yield from self._tries_in_corridor()
        else:
            yield from self._tries_in_room(room)
        yield from self._travels()
        if Book.TAKE_TOKEN in self._trail.books:
            for letter in notation.TOKEN_LETTERS:
                yield _Try(notation.TAKE + letter, "take", None, 0)

    def _tries_in_corridor(self) -> Iterator[_Try]:
        slot, own_at = own_place(self._trail.at)
        ground = self.dungeon.grounds[slot]
        for way in ground.ways[own_at]:
            token = notation.move_token(self.dungeon.direction(slot, way.direction), way.level)
            place = dungeon_place(slot, way.place)
            if way.door:
                door = ground.rooms[way.place].door(way.door)
                yield _Try(token, "walk", dungeon_cell(slot, door.cell), self._trail.monsters_in(place))
            else:
                yield from self._tries_into(token, place)
        if self._trail.at in self.dungeon.openings:
            token = notation.move_token(self.dungeon.openings[self._trail.at], MAIN)
            if self._trail.at in self.dungeon.edges:
                yield _Try(token, "exit", None, 0)
            elif self._trail.at in self.dungeon.joins:
                yield _Try(token, "walk", self.dungeon.joins[self._trail.at], 0)

    def _tries_in_room(self, room: Room) -> Iterator[_Try]:
        slot = slot_of(self._trail.at)
        for number, door in enumerate(room.doors, start=1):
            yield from self._tries_into(str(number), dungeon_place(slot, door.place))
        for pit in self._trail.here(maps.FALL):
            yield self._trip(notation.DOWN, "fall", pit, cell_beneath(pit))

    def _tries_into(self, token: str, place: DungeonPlace) -> Iterator[_Try]:
        yield _Try(token, "walk", place, 0)
        if self.dungeon.glyph(place) == maps.FALL:
            beneath = cell_beneath(place)
            yield _Try(token + notation.FALL, "fall", beneath, self._trail.monsters_in(self.dungeon.places[beneath]))

    def _travels(self) -> Iterator[_Try]:
        if self._trail.here(maps.PORTAL):
            for cell in self.dungeon.having(maps.PORTAL):
                yield self._trip(notation.PORTAL, "portal", cell)
        if Book.TRAVEL_TO_BARREL in self._trail.books and self._trail.here(maps.BARREL):
            for cell in self.dungeon.having(maps.BARREL):
                yield self._trip(notation.BARREL, "barrel", cell)
        if Book.TRAVEL_TO_MONSTER in self._trail.books:
            for cell in self.dungeon.having(maps.MONSTER):
                trip = self._trip(notation.MONSTER, "monster", cell)
                yield trip._replace(monsters=max(1, trip.monsters))
        if Book.CLIMB_PIT in self._trail.books:
            for pit in self.dungeon.pits_above(self._trail.at):
                yield self._trip(notation.UP, "climb", pit)
        if self._trail.at in self.dungeon.edges and not _ACROSS.isdisjoint(self._trail.books):
            yield _Try(notation.OPPOSITE, "opposite", self.dungeon.across(self._trail.at), 0)

    def _trip(self, letter: str, kind: str, cell: DungeonCell, lands: DungeonCell | None = None) -> _Try:
        target = cell if lands is None else lands
        return _Try(f"{letter}{spot_of(cell)}", kind, target, self._trail.monsters_in(self.dungeon.places[target]))
