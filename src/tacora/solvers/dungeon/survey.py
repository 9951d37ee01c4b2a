"""A card surveyed once: every way a path can visit it, from an opening or a jump to an opening, a jump or its end.

How a card was visited before is its state; the visits that a state still allows are listed with it, so that the search
over a dungeon never looks at cells. Nothing here depends on how the card lies, or on what finds are worth.
"""

from collections.abc import Callable, Iterator
from contextvars import ContextVar
from functools import lru_cache
from typing import NamedTuple

from tacora.games.dungeon.cards import Card
from tacora.games.dungeon.finds import Discoveries
from tacora.games.dungeon.geometry import Spot
from tacora.games.dungeon.ground import (
    BARREL,
    COUNT,
    FALL,
    LAVA,
    LOCK,
    MONSTER,
    NO_DOOR,
    PORTAL,
    Cell,
    DoorNumber,
    Place,
    beneath,
    level_of,
    row_column,
)
from tacora.games.dungeon.path import MOVES, move_token
from tacora.solvers.dungeon.kinds import (
    ACROSS_COLUMNS,
    ACROSS_ROWS,
    CLIMB,
    CROSS,
    END,
    FIRST_JUMP,
    GUARD,
    KEY,
    ROPE,
    SCROLL,
    SWORD,
    TO_BARREL,
    TO_MONSTER,
    Kind,
    lane,
    one,
)

SLOT = "@"
"""Stands for the card's number in a visit's steps."""

_NEEDS = {MONSTER: SWORD, LOCK: KEY, LAVA: ROPE, FALL: ROPE}
_ITEMS = {"s": SWORD, "p": SCROLL, "k": KEY, "r": ROPE}
_JUMPS = {SCROLL: PORTAL, TO_BARREL: BARREL, TO_MONSTER: MONSTER}
_LETTERS = {SCROLL: "p", TO_BARREL: "b", TO_MONSTER: "m"}
_HALF = 16
_BOTH = 1 | 1 << _HALF
ROOM = Discoveries._fields.index("room")


WANTS_STOP: ContextVar[Callable[[], bool]] = ContextVar("wants_stop", default=lambda: False)
"""Says whether to stop; asked again and again while a card is surveyed, which may take a second."""


class Stopped(Exception):  # noqa: N818  not an error
    """Somebody wanted to stop."""


class Arrival(NamedTuple):
    """Where a jump can arrive: its kind, and the cell of the portal, barrel or monster."""

    kind: Kind
    cell: Cell


class Visit(NamedTuple):
    """One way through a card: where it leads, what it finds, what it takes, and the state it leaves."""

    out: int
    found: int
    """Features and rooms, as bits."""

    need: int
    """Tools that must be in hand before, packed."""

    spent: int
    """Tools used up, packed; those found on the way are among them."""

    gained: int
    """Tools found, packed."""

    after: int
    """The number of the card's state after the visit; 0 if the path ends in it."""

    steps: tuple[str, ...]
    """The path within the card; directions as the card stands in its data file."""


class State(NamedTuple):
    """The used parts of a card, as bits: corridors, rooms entered, doors, visits through rooms, pits and portals.

    The portals include a room's only barrel once a jump has begun at it.
    """

    used: int = 0
    entered: int = 0
    doors: int = 0
    chords: tuple[tuple[Place, DoorNumber, DoorNumber], ...] = ()
    pits: int = 0
    portals: int = 0
    jumped: int = 0
    """The books of jumps that began on this card and, in the upper half, of jumps that arrived on it."""


_NOWHERE = Place(Cell(-1))
_USED_UP = State(-1, -1, -1, (), -1, -1, -1)


class _Steps(NamedTuple):
    """The last step, and those before."""

    before: "_Steps | None"
    step: str


class _At(NamedTuple):
    state: State
    place: Place
    door: DoorNumber
    found: int
    need: int
    spent: int
    gained: int
    steps: "_Steps | None"
    offered: int = -1
    """The finds when an end or a jump from anywhere was last listed; it is listed again only after another find."""


class Survey:
    """A card's states, each with the visits it still allows by the place where they begin."""

    def __init__(self, card: Card, kinds: frozenset[Kind]) -> None:
        self.card = card
        self._kinds = kinds
        self._ground = card.ground
        self.openings = tuple(card.ground.openings)
        self.arrivals = tuple(
            Arrival(kind, cell) for kind, glyph in _JUMPS.items() if kind in kinds for cell in card.ground.having(glyph)
        )
        self._rooms = card.ground.rooms
        self._room_index = {place: index for index, place in enumerate(self._rooms)}
        self._door_bit = {
            (place, number): 1 << 8 * index + number
            for place, index in self._room_index.items()
            for number, _ in self._rooms[place].numbered_doors()
        }
        self._glyph = {cell: card.ground.glyphs[cell].lower() for cell in card.ground.place_of}
        features = sorted({cell for cells in card.ground.features.values() for cell in cells})
        self._bit = {cell: 1 << index for index, cell in enumerate(features)}
        self._room_bit = {place: 1 << len(features) + index for place, index in self._room_index.items()}
        self.counts = (*(COUNT[self._glyph[cell]] for cell in features), *(ROOM for _ in self._rooms))
        """The field of Discoveries in which each bit of the finds counts."""

        self._finds = {
            place: (
                sum(self._bit[cell] for cell in card.ground.features.get(place, ())),
                sum(one(_ITEMS[glyph]) for glyph in self._glyphs_at(place) if glyph in _ITEMS),
            )
            for place in card.ground.ways
        }
        """For every corridor cell the bits of its finds, and the tools among them, packed."""

        self._ways = {
            place: tuple((move_token(way.direction, way.level), way.place, way.door) for way in ways)
            for place, ways in card.ground.ways.items()
        }
        self._ways_on: list[tuple[int, State, _At]] = []  # of the visits that are being listed
        self.states: list[State] = [self._residue(State())]
        self._numbers = {self.states[0]: 0}
        self.visits: list[list[list[Visit]]] = []
        """The visits by state and beginning: the openings, then the arrivals."""

        wants_stop = WANTS_STOP.get()
        while len(self.visits) < len(self.states):
            if wants_stop():
                raise Stopped
            state = self.states[len(self.visits)]
            self.visits.append([self._visits(state, index) for index in range(len(self.openings) + len(self.arrivals))])

    def _glyphs_at(self, place: Place) -> Iterator[str]:
        return (self._glyph[cell] for cell in self._ground.features.get(place, ()))

    def _visits(self, state: State, index: int) -> list[Visit]:
        best: dict[tuple[int, int], list[tuple[Visit, _Steps | None]]] = {}
        self._ways_on = []
        self._begin(state, index)
        for out, after, at in self._ways_on:
            if out == END:
                number = 0
            elif out != index:
                number = self._number(after)
            elif not self._kinds & {ACROSS_ROWS, ACROSS_COLUMNS}:
                continue
            elif state == self.states[0]:  # V-B11 or V-B12 right from the entry
                number = self._number(after)
            else:  # or right before the exit
                number = self._number(_USED_UP)
            visit = Visit(out, at.found, at.need, at.spent, at.gained, number, ())
            rivals = best.setdefault((out, number), [])
            if not any(_beats(rival, visit) for rival, _ in rivals):
                best[out, number] = [rival for rival in rivals if not _beats(visit, rival[0])] + [(visit, at.steps)]
        return [visit._replace(steps=_listed(steps)) for visits in best.values() for visit, steps in visits]

    def _number(self, state: State) -> int:
        if state not in self._numbers:
            residue = self._residue(state)
            if residue not in self._numbers:
                self._numbers[residue] = len(self.states)
                self.states.append(residue)
            self._numbers[state] = self._numbers[residue]
        return self._numbers[state]

    def _begin(self, state: State, index: int) -> None:
        nothing = _At(state, _NOWHERE, NO_DOOR, 0, 0, 0, 0, None)
        if index < len(self.openings):
            if not state.used >> self.openings[index] & 1:
                self._on(self._reach(nothing, self.openings[index]))
            return
        kind, cell = self.arrivals[index - len(self.openings)]
        place = self._ground.place_of[cell]
        if not self._is_free(state, kind, cell):
            return
        step = _LETTERS[kind] + self._spot(cell)
        if kind == SCROLL:
            nothing = nothing._replace(state=state._replace(portals=state.portals | 1 << cell))
        else:
            nothing = nothing._replace(state=state._replace(jumped=state.jumped | _BOTH << kind))
        if kind == TO_MONSTER:
            if place not in self._rooms:
                self._ways_on.append((END, state, nothing._replace(steps=_Steps(None, step + "!0"))))
                defeated = _spend(nothing._replace(steps=_Steps(None, step)), SWORD)
                self._on(self._reach(defeated, place))
                return
            if state.entered >> self._room_index[place] & 1:
                return
        seen = self._bit[cell] if kind == SCROLL else 0
        self._arrive(nothing, cell, step, seen)

    def _is_free(self, state: State, kind: Kind, cell: Cell) -> bool:
        """A later jump might still arrive at the cell."""
        if state.used >> self._ground.place_of[cell] & 1 or state.portals >> cell & 1:
            return False
        return not state.jumped >> _HALF + kind & 1

    def _spot(self, cell: Cell) -> str:
        row, column = row_column(cell)
        return SLOT + str(Spot(1, column, row, bool(level_of(cell))))[1:]

    def _arrive(self, at: _At, cell: Cell, step: str, seen: int = 0) -> None:
        """Come to a cell without walking there; `seen` is discovered even if the room's monsters stand."""
        place = self._ground.place_of[cell]
        if place in self._rooms:
            self._enter(at, place, NO_DOOR, step, seen)
        else:
            self._on(self._reach(at._replace(steps=_Steps(at.steps, step)), place))

    def _reach(self, at: _At, place: Place) -> _At:
        """Come onto an unused corridor cell, and find what is on it."""
        used, entered, doors, chords, pits, portals, jumped = at.state
        state = State(used | 1 << place, entered, doors, chords, pits, portals, jumped)
        found, gained = self._finds[place]
        return _At(state, place, NO_DOOR, at.found | found, at.need, at.spent, at.gained + gained, at.steps, at.offered)

    def _discover(self, at: _At, cell: Cell) -> _At:
        if at.found & self._bit[cell]:
            return at
        kind = _ITEMS.get(self._glyph[cell])
        gained = at.gained if kind is None else at.gained + one(kind)
        return at._replace(found=at.found | self._bit[cell], gained=gained)

    def _enter(self, at: _At, place: Place, door: DoorNumber, step: str, seen: int) -> None:
        state = at.state
        steps = at.steps
        if door:
            state = state._replace(doors=state.doors | self._door_bit[place, door])
        index = self._room_index[place]
        at = at._replace(place=place, door=door)
        if not state.entered >> index & 1:
            features = self._ground.features.get(place, ())
            monsters = [cell for cell in features if self._glyph[cell] == MONSTER]
            for number, monster in enumerate(monsters):
                self._ways_on.append(
                    (END, state, at._replace(found=at.found | seen, steps=_Steps(steps, f"{step}!{number}")))
                )
                at = self._discover(_spend(at, SWORD), monster)
            for cell in features:
                at = self._discover(at, cell)
            at = at._replace(found=at.found | self._room_bit[place])
            state = state._replace(entered=state.entered | 1 << index)
        self._on(at._replace(state=state, steps=_Steps(steps, step)))

    def _on(self, at: _At) -> None:
        """List every visit that can follow."""
        state, place = at.state, at.place
        if at.found != at.offered:
            at = at._replace(offered=at.found)
            self._ways_on.append((END, state, at))
            if TO_MONSTER in self._kinds and not state.jumped >> TO_MONSTER & 1:
                after = state._replace(jumped=state.jumped | 1 << TO_MONSTER)
                self._ways_on.append((FIRST_JUMP + TO_MONSTER, after, _spend(at, TO_MONSTER)))
        if place in self._rooms:
            self._out_of_room(at)
        else:
            for step, target, door in self._ways[place]:
                if not door:
                    self._walk(at, target, step)
                elif not state.doors & self._door_bit[target, door]:
                    self._enter(at, target, door, step, 0)
            if place in self._ground.openings:
                self._ways_on.append((self.openings.index(place), state, at))
        if place in self._ground.features:
            self._jumps(at)
        if CLIMB in self._kinds:
            for pit in self._ground.pits_above.get(place, ()):
                if not (state.pits >> pit & 1 or state.used >> pit & 1 or lane(at.spent, CLIMB)):
                    risen = _spend(at._replace(state=state._replace(pits=state.pits | 1 << pit)), CLIMB)
                    self._arrive(risen, pit, "u" + self._spot(pit), self._bit[pit])

    def _jumps(self, at: _At) -> None:
        here = self._ground.features.get(at.place, ())
        if SCROLL in self._kinds:
            portals = sum(1 << cell for cell in here if self._glyph[cell] == PORTAL)
            if portals and not at.state.portals & portals:
                self._ways_on.append(
                    (FIRST_JUMP + SCROLL, at.state._replace(portals=at.state.portals | portals), _spend(at, SCROLL))
                )
        barrels = [cell for cell in here if self._glyph[cell] == BARREL]
        if TO_BARREL in self._kinds and barrels and not at.state.jumped >> TO_BARREL & 1:
            only = 1 << barrels[0] if len(barrels) == 1 else 0  # it is no other barrel
            after = at.state._replace(jumped=at.state.jumped | 1 << TO_BARREL, portals=at.state.portals | only)
            self._ways_on.append((FIRST_JUMP + TO_BARREL, after, _spend(at, TO_BARREL)))

    def _out_of_room(self, at: _At) -> None:
        state, place = at.state, at.place
        room = self._rooms[place]
        for number, door in room.numbered_doors():
            bit = self._door_bit[place, number]
            if state.doors & bit:
                continue
            after, left = state._replace(doors=state.doors | bit), at
            if at.door:
                low, high = sorted((at.door, number))
                crossed = sum(
                    1 for other, a, b in state.chords if other == place and (low < a < high) != (low < b < high)
                )
                if crossed > (CROSS in self._kinds and not lane(at.spent, CROSS)):
                    continue
                if crossed:
                    left = _spend(left, CROSS)
                after = after._replace(chords=tuple(sorted((*state.chords, (place, low, high)))))
            self._walk(left._replace(state=after), door.place, str(number))
        for cell in room.cells:
            if self._glyph[cell] == FALL and not state.pits >> cell & 1:
                fallen = at._replace(state=state._replace(pits=state.pits | 1 << cell))
                self._land(fallen, cell, "d" + self._spot(cell))

    def _walk(self, at: _At, place: Place, step: str) -> None:
        if at.state.used >> place & 1:
            return
        reached = self._reach(at, place)
        glyph = self._glyph[place]
        if glyph == FALL:
            self._land(reached, place, step + "v")
        if glyph in _NEEDS:
            reached = _spend(reached, _NEEDS[glyph])  # an obstacle's cell holds no tool
        state, _, _, found, need, spent, gained, steps, offered = reached
        self._on(_At(state, place, NO_DOOR, found, need, spent, gained, _Steps(steps, step), offered))

    def _land(self, at: _At, pit: Cell, step: str) -> None:
        below = beneath(pit)
        if at.state.used >> below & 1:
            self._ways_on.append((END, at.state, at._replace(steps=_Steps(at.steps, step))))
        else:
            self._arrive(at, below, step)

    def _residue(self, state: State) -> State:
        """The state as far as it matters to later visits: parts that they cannot reach count as used up."""
        corridors, rooms = self._reachable(state)
        if not corridors and not rooms:
            return _USED_UP
        used = sum(1 << place for place in self._ways if place not in corridors)
        near = [place for place in self._rooms if place in rooms]
        far = [place for place in self._rooms if place not in rooms]
        entered = sum(1 << self._room_index[place] for place in far)
        doors = sum(bit for (place, _), bit in self._door_bit.items() if place in far)
        pits = sum(1 << pit for pit in self._ground.having(FALL) if self._ground.place_of[pit] in far)
        return State(
            used,
            entered | state.entered & sum(1 << self._room_index[place] for place in near),
            doors | state.doors,
            tuple(chord for chord in state.chords if chord[0] in rooms and self._is_open(state, chord[0])),
            pits | state.pits,
            state.portals,
            state.jumped,
        )

    def _is_open(self, state: State, place: Place) -> bool:
        """At least two doors of the room are unused."""
        bits = [bit for (room, _), bit in self._door_bit.items() if room == place]
        return sum(1 for bit in bits if not state.doors & bit) > 1

    def _reachable(self, state: State) -> tuple[set[Place], set[Place]]:
        border = [cell for cell in self.openings if not state.used >> cell & 1]
        border += [self._ground.place_of[cell] for kind, cell in self.arrivals if self._is_free(state, kind, cell)]
        seen = set(border)
        while border:
            for near in self._near(state, border.pop()):
                if near not in seen:
                    seen.add(near)
                    border.append(near)
        rooms = seen & set(self._rooms)
        return seen - rooms, rooms

    def _near(self, state: State, place: Place) -> Iterator[Place]:
        if place in self._rooms:
            room = self._rooms[place]
            for number, door in room.numbered_doors():
                if not (state.doors & self._door_bit[place, number] or state.used >> door.place & 1):
                    yield door.place
            pits: list[Cell] = [cell for cell in room.cells if self._glyph[cell] == FALL and not state.pits >> cell & 1]
        else:
            for _, target, number in self._ways[place]:
                closed = state.doors & self._door_bit[target, number] if number else state.used >> target & 1
                if not closed:
                    yield target
            pits = [place] if self._glyph[place] == FALL else []
        yield from (self._ground.place_of[beneath(pit)] for pit in pits if not state.used >> beneath(pit) & 1)
        if CLIMB in self._kinds:
            for pit in self._ground.pits_above.get(place, ()):
                if not (state.pits >> pit & 1 or state.used >> pit & 1):
                    yield self._ground.place_of[pit]


def _listed(steps: _Steps | None) -> tuple[str, ...]:
    listed = []
    while steps is not None:
        listed.append(steps.step)
        steps = steps.before
    return tuple(reversed(listed))


def _spend(at: _At, kind: Kind) -> _At:
    spent = at.spent + one(kind)
    short = lane(spent, kind) - lane(at.gained, kind)
    need = at.need if short <= lane(at.need, kind) else at.need + one(kind)
    return at._replace(spent=spent, need=need)


def _beats(rival: Visit, visit: Visit) -> bool:
    """The rival finds all that the visit finds and takes no more tools, where both lead to the same."""
    if visit.found & ~rival.found or not covers(visit.need, rival.need):
        return False
    return visit.out == END or covers(visit.spent, rival.spent)


def covers(have: int, need: int) -> bool:
    """The tools in hand are enough of every kind, both packed."""
    return ((have | GUARD) - need) & GUARD == GUARD


@lru_cache(512)
def survey_of(card: Card, kinds: frozenset[Kind]) -> Survey:
    """The survey of a card with the kinds of jumps and bent rules that can come up; raises Stopped."""
    return Survey(card, kinds)


def table_steps(steps: tuple[str, ...], slot: int, *, turned: bool) -> str:
    """A visit's steps in the notation, for a card as it lies."""
    text = []
    for step in steps:
        letter = step[0]
        if letter.lower() in MOVES and SLOT not in step:
            if turned:
                flipped = MOVES[(MOVES.index(letter.lower()) + 2) % 4]
                letter = flipped if letter.islower() else flipped.upper()
            text.append(letter + step[1:])
        else:
            text.append(step.replace(SLOT, str(slot + 1)))
    return "".join(text)
