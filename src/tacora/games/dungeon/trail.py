"""Where a path has been, what it has used and found, and what each further step may do: the one home of legality."""

from operator import attrgetter
from typing import NoReturn, TypeAlias

from tacora.core.errors import IllegalMove
from tacora.games.dungeon import ground as maps
from tacora.games.dungeon import path as notation
from tacora.games.dungeon.books import Book
from tacora.games.dungeon.finds import TOKEN_KINDS, Discoveries, Tools
from tacora.games.dungeon.geometry import (
    Dungeon,
    DungeonCell,
    DungeonPlace,
    cell_beneath,
    cell_of,
    dungeon_place,
    own_place,
    slot_of,
    spot_of,
)
from tacora.games.dungeon.ground import NO_DOOR, DoorNumber
from tacora.games.dungeon.path import Action

Chord: TypeAlias = tuple[DungeonPlace, DoorNumber, DoorNumber]
"""A visit through a room: the room, the door in, the door out."""

NOWHERE = DungeonPlace(DungeonCell(-1))

_ROOMS = Discoveries._fields.index("room")

_MEANS = {
    "monster": ("sword", Book.DEFEAT_MONSTER),
    "portal": ("scroll", Book.ACTIVATE_PORTAL),
    "lock": ("key", Book.OPEN_LOCK),
    "pit": ("rope", Book.OVERCOME_PIT),
}
"""V-I2, V-I5: what overcomes an obstacle or activates a portal: an item or token of a kind, or a book."""


class Trail:
    """A path in the making; a step changes the trail, so whoever wants to keep it takes the step on a copy."""

    __slots__ = (
        "at", "books", "chords", "counts", "door", "doors", "dungeon", "ending", "entered", "entry", "found", "path",
        "pits", "portals", "seen", "spent", "taken", "tokens", "used",
    )  # fmt: skip

    def __init__(self, dungeon: Dungeon, tools: Tools) -> None:
        self.dungeon = dungeon
        self.path: tuple[str, ...] = ()
        self.entry = NOWHERE
        self.at = NOWHERE  # the place where the path is
        self.door = NO_DOOR  # the door by which the path came into its room; none if it began inside
        self.used = 0  # corridor places walked on, as bits
        self.entered = 0  # rooms whose monsters are all defeated, as bits
        self.doors: frozenset[tuple[DungeonPlace, DoorNumber]] = frozenset()  # used ones: room, number
        self.chords: tuple[Chord, ...] = ()
        self.pits: frozenset[DungeonCell] = frozenset()  # fall pits used in rooms or climbed
        self.portals: frozenset[DungeonCell] = frozenset()  # used ones
        self.seen: tuple[DungeonCell, ...] = ()  # cells whose features are discovered, in order
        self.spent: tuple[DungeonCell, ...] = ()  # those of them that were items, and are used
        self.counts: tuple[int, ...] = (0,) * len(Discoveries._fields)
        self.found: tuple[int, ...] = (0,) * len(TOKEN_KINDS)  # unused
        self.tokens: tuple[int, ...] = tools.tokens  # unused
        self.books = tuple(sorted(set(tools.books)))  # unused
        self.taken: str | None = None  # V-B15
        self.ending: str | None = None  # exit or dead-end, once the path can only end

    def monsters_in(self, place: DungeonPlace) -> int:
        """How many monsters stand in the way on entering a room."""
        return len(self._standing_in(place))

    def _standing_in(self, place: DungeonPlace) -> tuple[DungeonCell, ...]:
        """The monsters in a room that was not entered before; none in a corridor."""
        if self.entered >> place & 1 or self.dungeon.room(place) is None:
            return ()
        return tuple(cell for cell in self.dungeon.features(place) if self.dungeon.glyph(cell) == maps.MONSTER)

    def here(self, feature: str) -> tuple[DungeonCell, ...]:
        """The cells with a feature at the place where the path is."""
        return tuple(cell for cell in self.dungeon.features(self.at) if self.dungeon.glyph(cell) == feature)

    def copy(self) -> "Trail":
        """A copy that later steps change apart from this trail."""
        other = Trail.__new__(Trail)
        for name, value in zip(Trail.__slots__, _all_fields(self), strict=True):
            setattr(other, name, value)
        return other

    def go(self, token: str) -> None:
        """Take one more step; raises IllegalMove, and then the trail is of no use any more."""
        is_entry = not self.path
        action = notation.read_entry(token) if is_entry else notation.read_step(token)
        self.path = (*self.path, token)
        if action is None:
            self._refuse("F-2", "a path begins with an entry" if is_entry else "it is not a step")
        if self.ending is not None:
            self._refuse("V-P6", "the path has ended")
        self._do(action)

    def refusal(self, rule: str, message: str) -> IllegalMove:
        """Why the last step is refused, and where."""
        where = f"path: step {len(self.path)}"
        return IllegalMove(rule, f"{where} ({self.path[-1][:8]!a})" if self.path else where, message)

    def _do(self, action: Action) -> None:
        match action.kind:
            case "enter":
                self._enter_dungeon(self._cell(action))
            case "move":
                self._move(action)
            case "door":
                self._leave_room(action)
            case notation.DOWN:
                self._fall_in_room(self._cell(action), action.defeats)
            case notation.UP:
                self._climb(self._cell(action), action.defeats)
            case notation.PORTAL:
                self._travel_by_portal(self._cell(action), action.defeats)
            case notation.BARREL:
                self._travel_to_barrel(self._cell(action), action.defeats)
            case notation.MONSTER:
                self._travel_to_monster(self._cell(action), action.defeats)
            case notation.OPPOSITE:
                self._travel_across()
            case _:
                self._take_token(action.token)

    def _cell(self, action: Action) -> DungeonCell:
        spot = action.spot
        if spot.number > len(self.dungeon.layout):
            self._refuse("V-D1", f"there is no card {spot.number}")
        return cell_of(spot)

    def _enter_dungeon(self, cell: DungeonCell) -> None:
        if cell not in self.dungeon.edges:
            self._refuse("V-P1", f"{spot_of(cell)} is not an opening on the edge")
        self.entry = DungeonPlace(cell)
        self._walk_on(self.entry, falls=False, defeats=None)

    def _move(self, action: Action) -> None:
        if self.dungeon.room(self.at) is not None:
            self._refuse("V-P4", "a room is left by one of its doors")
        slot, own_at = own_place(self.at)
        own = self.dungeon.direction(slot, action.direction)
        ways = self.dungeon.grounds[slot].ways[own_at]
        for way in ways:
            if way.direction == own and way.level == action.level:
                place = dungeon_place(slot, way.place)
                if way.door:
                    self._enter_room_by(place, way.door, action)
                else:
                    self._walk_on(place, falls=action.falls, defeats=action.defeats)
                return
        if self.dungeon.openings.get(self.at) == action.direction and not action.level:
            self._step_off(action)
            return
        if action.level not in {way.level for way in ways}:
            self._refuse("V-L1", "the path is on the other level")
        self._refuse("V-P7", "there is rock")

    def _step_off(self, action: Action) -> None:
        """Over the card's border: onto another card, or out of the dungeon (V-R30)."""
        if self.at in self.dungeon.joins:
            self._walk_on(self.dungeon.joins[self.at], falls=action.falls, defeats=action.defeats)
            return
        if self.at not in self.dungeon.edges:
            self._refuse("V-R7", "the opening faces the next card's wall")
        if self.at == self.entry:
            self._refuse("V-R9", "entry and exit are different openings")
        self._plain(action)
        self.at = NOWHERE
        self.ending = "exit"

    def _plain(self, action: Action) -> None:
        if action.falls:
            self._refuse("V-L2", "there is no fall pit")
        if action.defeats is not None:
            self._refuse("V-R20", "there is no monster to stop at")

    def _enter_room_by(self, place: DungeonPlace, door: DoorNumber, action: Action) -> None:
        if action.falls:
            self._refuse("V-L2", "a pit in a room is fallen into from inside")
        self._use_door(place, door)
        self._enter_room(place, action.defeats)
        self.door = door

    def _leave_room(self, action: Action) -> None:
        room = self.dungeon.room(self.at)
        if room is None:
            self._refuse("V-P4", "the path is in no room")
        if action.door > len(room.doors):
            self._refuse("V-P4", f"the room has {len(room.doors)} doors")
        place, came = self.at, self.door
        self._use_door(place, action.door)
        if came:  # V-R21
            self._pass_through(place, came, action.door)
        beyond = dungeon_place(slot_of(place), room.door(action.door).place)
        self._walk_on(beyond, falls=action.falls, defeats=action.defeats)

    def _use_door(self, place: DungeonPlace, door: DoorNumber) -> None:
        if (place, door) in self.doors:
            self._refuse("V-P4", f"door {door} has been used")
        self.doors |= {(place, door)}

    def _pass_through(self, place: DungeonPlace, came: DoorNumber, left: DoorNumber) -> None:
        """Draw a visit into the room: it may cross one earlier visit with V-B7 (V-R10), else none (V-P2)."""
        low, high = sorted((came, left))
        crossed = sum(1 for room, one, two in self.chords if room == place and (low < one < high) != (low < two < high))
        if crossed > (Book.CROSS_ONCE in self.books):
            self._refuse("V-P2", "the path would cross its own line in the room")
        if crossed:
            self._use_book(Book.CROSS_ONCE)
        self.chords = (*self.chords, (place, came, left))

    def _walk_on(self, place: DungeonPlace, *, falls: bool, defeats: int | None) -> None:
        """Walk onto a corridor cell: overcome its obstacle, or fall (V-L2)."""
        if self.used >> place & 1:
            self._refuse("V-P3", f"the corridor at {spot_of(place)} has been used")
        glyph = self.dungeon.glyph(place)
        if falls:
            if glyph != maps.FALL:
                self._refuse("V-L2", "there is no fall pit")
            self._reach(place)
            self._land(place, defeats)
            return
        if defeats is not None:
            self._refuse("V-R20", "there is no room to stop in")
        if glyph in maps.OBSTACLES:
            rule = "V-I3" if glyph == maps.LAVA else "V-I2"
            self._overcome(maps.WORDS[glyph], rule)
        self._reach(place)

    def _reach(self, place: DungeonPlace) -> None:
        """Come onto an unused corridor cell, and discover its features."""
        self.at = place
        self.door = NO_DOOR
        self.used |= 1 << place
        for cell in self.dungeon.features(place):
            self._discover(cell)

    def _enter_room(self, place: DungeonPlace, defeats: int | None) -> bool:
        """Come into a room and defeat all of its monsters, or so many (V-I7, V-R20); whether the path goes on."""
        monsters = self._standing_in(place)
        self.at = place
        self.door = NO_DOOR
        if defeats is not None:
            if defeats >= len(monsters):
                self._refuse("V-R20", f"of {len(monsters)} monsters, {defeats} are not fewer than all")
            self._defeat(monsters[:defeats])
            self.ending = "dead-end"
            return False
        self._defeat(monsters)
        if not self.entered >> place & 1:
            self.entered |= 1 << place
            self.counts = _changed(self.counts, _ROOMS, 1)
            for cell in self.dungeon.features(place):
                if cell not in monsters:
                    self._discover(cell)
        return True

    def _defeat(self, monsters: tuple[DungeonCell, ...]) -> None:
        for monster in monsters:
            self._overcome("monster", "V-I7")
            self._discover(monster)

    def _arrive(self, cell: DungeonCell, defeats: int | None) -> bool:
        """Come to a cell without walking there (V-R19); whether the path goes on."""
        place = self.dungeon.places[cell]
        if self.dungeon.room(place) is not None:
            return self._enter_room(place, defeats)
        if defeats is not None:
            self._refuse("V-R20", "there is no room to stop in")
        self._reach(place)
        return True

    def _land(self, pit: DungeonCell, defeats: int | None) -> None:
        """Fall through a pit onto the floor beneath (V-R17)."""
        beneath = cell_beneath(pit)
        place = self.dungeon.places[beneath]
        if not self.used >> place & 1:
            self._arrive(beneath, defeats)
            return
        if defeats is not None:
            self._refuse("V-R20", "there is no room to stop in")
        self.at = place
        self.ending = "dead-end"

    def _fall_in_room(self, pit: DungeonCell, defeats: int | None) -> None:
        if pit not in self.here(maps.FALL) or self.dungeon.room(self.at) is None:
            self._refuse("V-L2", f"there is no fall pit at {spot_of(pit)} in this room")
        self._use_pit(pit, "V-L4")
        self._land(pit, defeats)

    def _use_pit(self, pit: DungeonCell, rule: str) -> None:
        if pit in self.pits or self.used >> pit & 1:
            self._refuse(rule, f"the fall pit at {spot_of(pit)} has been used")
        self.pits |= {pit}

    def _climb(self, pit: DungeonCell, defeats: int | None) -> None:
        """V-B4, V-R22."""
        if Book.CLIMB_PIT not in self.books:
            self._refuse("V-L3", "only V-B4 leads up a fall pit")
        if pit not in self.dungeon.pits_above(self.at):
            self._refuse("V-R22", f"there is no fall pit at {spot_of(pit)} above")
        self._use_pit(pit, "V-R22")
        self._use_book(Book.CLIMB_PIT)
        if not self._arrive(pit, defeats):
            self._discover(pit)  # V-R44

    def _travel_by_portal(self, cell: DungeonCell, defeats: int | None) -> None:
        """V-I5."""
        here = self.here(maps.PORTAL)
        if not here:
            self._refuse("V-I5", "there is no portal here")
        self._target(cell, maps.PORTAL, here, "V-I5")
        for portal in (*here, cell):
            if portal in self.portals:
                self._refuse("V-I5", f"the portal at {spot_of(portal)} has been used")
        self._unused(cell, "V-R18")
        self._overcome("portal", "V-I5")
        self.portals |= {*here, cell}
        if not self._arrive(cell, defeats):
            self._discover(cell)  # V-R44

    def _travel_to_barrel(self, cell: DungeonCell, defeats: int | None) -> None:
        """V-B9."""
        self._need_book(Book.TRAVEL_TO_BARREL)
        here = self.here(maps.BARREL)
        if not here:
            self._refuse("V-B9", "there is no barrel here")
        self._target(cell, maps.BARREL, here if len(here) == 1 else (), "V-B9")
        self._unused(cell, "V-R23")
        self._use_book(Book.TRAVEL_TO_BARREL)
        self._arrive(cell, defeats)

    def _travel_to_monster(self, cell: DungeonCell, defeats: int | None) -> None:
        """V-B3: in a corridor a monster not defeated ends the path (V-R32)."""
        self._need_book(Book.TRAVEL_TO_MONSTER)
        self._target(cell, maps.MONSTER, (), "V-B3")
        self._unused(cell, "V-R23")
        self._use_book(Book.TRAVEL_TO_MONSTER)
        place = self.dungeon.places[cell]
        if self.dungeon.room(place) is not None:
            if not self.monsters_in(place):
                self._refuse("V-B3", "the monsters of that room are defeated")
            self._enter_room(place, defeats)
        elif defeats is None:
            self._overcome("monster", "V-B3")
            self._reach(place)
        elif defeats:
            self._refuse("V-R20", f"of 1 monster, {defeats} are not fewer than all")
        else:
            self.at = place
            self.ending = "dead-end"

    def _travel_across(self) -> None:
        """V-B11, V-B12, V-R11."""
        if self.at not in self.dungeon.edges:
            self._refuse("V-B11", "the path is not at the edge")
        is_upright = self.dungeon.edges[self.at] in {maps.NORTH, maps.SOUTH}
        book = Book.TRAVEL_NORTH_SOUTH if is_upright else Book.TRAVEL_EAST_WEST
        self._need_book(book)
        if not self.dungeon.is_outermost(self.at):
            self._refuse("V-R11", "the opening is not outermost in its line")
        across = self.dungeon.across(self.at)
        if across is None:
            self._refuse("V-R11", "there is no opening exactly opposite")
        self._unused(across, "V-R11")
        self._use_book(book)
        self._reach(across)

    def _target(self, cell: DungeonCell, feature: str, here: tuple[DungeonCell, ...], rule: str) -> None:
        if self.dungeon.glyph(cell) != feature or cell in here:
            self._refuse(rule, f"there is no other {maps.WORDS[feature]} at {spot_of(cell)}")

    def _unused(self, cell: DungeonCell, rule: str) -> None:
        if self.used >> self.dungeon.places[cell] & 1:
            self._refuse(rule, f"the corridor at {spot_of(cell)} has been used")

    def _take_token(self, kind: str) -> None:
        """V-B15."""
        self._need_book(Book.TAKE_TOKEN)
        self._use_book(Book.TAKE_TOKEN)
        self.taken = kind
        self.tokens = _changed(self.tokens, TOKEN_KINDS.index(kind), 1)

    def _overcome(self, obstacle: str, rule: str) -> None:
        """Use a found item, else a token, else a book."""
        item, book = _MEANS[obstacle]
        kind = TOKEN_KINDS.index(item)
        if self.found[kind]:
            self._spend(kind)
        elif self.tokens[kind]:
            self.tokens = _changed(self.tokens, kind, -1)
        elif book in self.books:
            self._use_book(book)
        else:
            self._refuse(rule, f"nothing is left to overcome the {obstacle} with")

    def _need_book(self, book: Book) -> None:
        if book not in self.books:
            self._refuse(book.rule, "the book is not at hand, or has been used")

    def _use_book(self, book: Book) -> None:
        self.books = tuple(other for other in self.books if other != book)

    def _discover(self, cell: DungeonCell) -> None:
        glyph = self.dungeon.glyph(cell)
        self.seen = (*self.seen, cell)
        self.counts = _changed(self.counts, maps.COUNT[glyph], 1)
        word = maps.WORDS[glyph]
        if word in TOKEN_KINDS:
            self.found = _changed(self.found, TOKEN_KINDS.index(word), 1)

    def _spend(self, kind: int) -> None:
        """Use the first item found of a kind."""
        self.found = _changed(self.found, kind, -1)
        found = (cell for cell in self.seen if maps.WORDS[self.dungeon.glyph(cell)] == TOKEN_KINDS[kind])
        self.spent = (*self.spent, next(cell for cell in found if cell not in self.spent))

    def _refuse(self, rule: str, message: str) -> NoReturn:
        raise self.refusal(rule, message)


def _changed(counts: tuple[int, ...], place: int, change: int) -> tuple[int, ...]:
    return (*counts[:place], counts[place] + change, *counts[place + 1 :])


_all_fields = attrgetter(*Trail.__slots__)
