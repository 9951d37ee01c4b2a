"""A table is a fold over its log: no clock, no chance of its own, no input or output.

Replaying the log gives the same table again, every draw and every noted fact included: chance comes from the logged
seed and shares, and time from the order of the entries.
"""

from collections import Counter
from collections.abc import Collection, Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Literal

from tacora.core.errors import TacoraError
from tacora.core.fair import Fair, FairChance, commitment
from tacora.core.game import AnyGame
from tacora.core.jsonable import Json
from tacora.core.match import AnyMatch, Match
from tacora.core.seats import Seat
from tacora.server.entries import (
    Act,
    Adopted,
    Began,
    CameBack,
    Chatted,
    Chose,
    Claimed,
    Created,
    Entry,
    Left,
    Placed,
    PlaceSpec,
    Rematched,
    Seated,
    Started,
    TimeRanOut,
    WentAbsent,
)
from tacora.server.news import ChatNews, LobbyNews, MarkNews, MatchNews, News
from tacora.server.wire import WIRES, Wire

Phase = Literal["lobby", "playing", "over"]

LONGEST_WORD = 40


class OtherRules(TacoraError):  # noqa: N818  reads as what it is
    """A log that was written under rules which this server does not know."""


def read_move(game: AnyGame, choice: Json) -> Any:
    """A game's move from its JSON; raises IllegalMove."""
    if type(choice) is str and len(choice) <= LONGEST_WORD:
        return _read_word(game.name, choice)
    return game.read_move(choice, "choice")


@lru_cache(maxsize=1024)
def _read_word(game: str, word: str) -> Any:
    """A game's move from one word; most are sent again and again."""
    return WIRES[game].game.read_move(word, "choice")


@dataclass(slots=True)
class Place:
    """A seat, and who plays it: its device, or a bot."""

    kind: Literal["free", "person", "bot"]
    name: str = ""
    hat: int = 0
    bot: str | None = None
    device: int | None = None
    reserved: int | None = None
    absent: bool = False

    @property
    def is_played_by_person(self) -> bool:
        """A person decides here, now."""
        return self.kind == "person" and not self.absent


@dataclass(slots=True)
class Device:
    """A browser at the table: what its id is known by, and its share in the shuffle."""

    owner: str | None
    share: bytes


MOST_CHAT_KEPT = 50


class Table:
    """One match and its seats, as the log left them."""

    def __init__(self, code: str, created: Created, at: int) -> None:
        self.code = code
        self.wire = _wire(created)
        self.game = self.wire.game
        self.setup = self.game.table(created.options, len(created.seats))
        self.clock = created.clock
        self.public = created.public
        self.odds = created.odds
        self.seed = bytes.fromhex(created.seed)
        self.commitment = self.first_commitment = commitment(self.seed)
        self.devices: list[Device] = []
        self.owners: dict[str, int] = {}
        self.request = created.request
        if created.share is not None:
            self._new_device(created.owner, created.share)
        self.places = [_place(spec, 0) for spec in created.seats]
        self.phase: Phase = "lobby"
        self.match: AnyMatch | None = None
        self.chance: FairChance | None = None
        self.chosen: dict[Seat, Any] = {}
        self.changes: Counter[Seat] = Counter()  # of choices, at this point
        self._ends_at: int | None = None  # ms; the end of this point's clock
        self._own_ends: dict[Seat, int] = {}  # those of seats that take turns at a device
        self._wound_at = at
        self.opened_at = at  # when this point was to be decided first
        self.begun: dict[Seat, int] = {}  # when seats that share a device began, at this point
        self.events: list[tuple[int, Any]] = []  # with the seq that told it
        self.chat: list[ChatNews] = []
        self.chats: Counter[int] = Counter()  # of seats
        self.joins = 0  # how often seats were taken, and
        self.placings = 0  # how often the host changed one
        self.claims: dict[int, int] = {}  # in a rematch: devices of the table before, and their numbers here
        self.next: str | None = None
        self.number = 1  # of the last log entry
        self.seq = 1  # of the last change that all may know
        self.at = at
        self.answered: dict[tuple[int, str], int] = {}  # commands, and the seq that followed
        self._decided_at: dict[Seat, tuple[int, int]] = {}  # when each seat decided itself, at this point
        self._times: dict[Seat, float] = {}  # those of the last joint decision
        self._news: list[News] = []
        self._fresh: list[Any] = []  # events of the step under way

    @property
    def host(self) -> Seat | None:
        """The first person's seat; in a rematch, the first person's who is back."""
        people = [Seat(seat) for seat, place in enumerate(self.places) if place.kind == "person"]
        here = [seat for seat in people if self.places[seat].device is not None]
        return next(iter(here or people), None)

    @property
    def point(self) -> int:
        """The number of the decision point: how many steps the match had before."""
        return len(self.match.steps.kinds) if self.match is not None else 0

    @property
    def pending(self) -> tuple[Seat, ...]:
        """The seats that owe a decision, whether they have chosen or not."""
        return () if self.match is None else self.game.pending(self.match.state)

    @property
    def free_seats(self) -> tuple[Seat, ...]:
        """Where nobody sits."""
        return tuple(Seat(seat) for seat, place in enumerate(self.places) if place.kind == "free")

    @property
    def is_complete(self) -> bool:
        """Every seat is taken, and nobody is still waited for."""
        return all(place.kind != "free" and place.reserved is None for place in self.places)

    @property
    def shares(self) -> list[bytes]:
        """The devices' shares, in the order of joining."""
        return [device.share for device in self.devices]

    def has_unowned(self, device: int) -> bool:
        """There is such a device, and it is still known by its seat cookie."""
        return device < len(self.devices) and self.devices[device].owner is None

    def seats_of(self, device: int | None) -> tuple[Seat, ...]:
        """The seats that a device holds."""
        if device is None:
            return ()
        return tuple(Seat(seat) for seat, place in enumerate(self.places) if place.device == device)

    @property
    def fair(self) -> Fair:
        """What proves the draws: for after the match only."""
        draws = () if self.chance is None else tuple(self.chance.draws)
        return Fair(self.commitment, self.seed, tuple(self.shares), draws)

    @property
    def times(self) -> Mapping[Seat, float]:
        """The time of each seat's last decision: its rank in the log, or milliseconds where people share a device.

        A seat whose clock ran out has no time.
        """
        return self._times

    @property
    def limit(self) -> int | None:
        """The game's own time limit for this point, in seconds."""
        return None if self.match is None else self.wire.limit(self.match.state)

    @property
    def deadline(self) -> int | None:
        """The next end of a clock at this point, in milliseconds."""
        return self.deadline_for(())

    def deadline_for(self, seats: Collection[Seat]) -> int | None:
        """The next end of the clocks of these seats; if none of them is to decide, of all clocks."""
        if not self._own_ends:
            return self._ends_at
        people = self._working
        own = [seat for seat in people if seat in seats] or people
        return min(map(self._end_of, own), default=None)

    @property
    def own_deadlines(self) -> dict[tuple[Seat, ...], int | None]:
        """The next end of each device's clocks, by its seats, where people take turns at a device."""
        devices = map(self.seats_of, range(len(self.shares) if self._own_ends else 0))
        return {seats: self.deadline_for(seats) for seats in devices if seats}

    @property
    def late(self) -> tuple[Seat, ...]:
        """The people for whom a clock of this point ends first."""
        deadline = self.deadline
        return tuple(seat for seat in self._working if self._end_of(seat) == deadline)

    @property
    def _working(self) -> list[Seat]:
        return [seat for seat in self.pending if seat not in self.chosen and self.places[seat].is_played_by_person]

    def _end_of(self, seat: Seat) -> int:
        return self._own_ends.get(seat, self._ends_at or 0)

    def shares_device(self, seat: Seat) -> bool:
        """Other people who decide at this point sit at the same device as this seat."""
        return bool(self._companions(seat))

    def _companions(self, seat: Seat) -> list[Seat]:
        device = self.places[seat].device
        others = [other for other in self.pending if other != seat and self.places[other].is_played_by_person]
        return [other for other in others if self.places[other].device == device]

    def apply(self, entry: Entry) -> list[News]:
        """Take one more entry of the log; what everybody may be told of it."""
        if entry.number != self.number + 1:
            raise ValueError(f"entry {entry.number} cannot follow entry {self.number}")
        self.number = entry.number
        self.at = entry.at
        self._news = []
        act = entry.act
        if type(act) is Chose:
            seat = Seat(act.seat)
            if seat in self.chosen:
                self.changes[seat] += 1
            self._decided_at[seat] = entry.number, entry.at
            self._choose({seat: read_move(self.game, act.choice)})
            if self.begun:
                self._take_turns(seat)
        else:
            self._apply_other(act)
        if entry.command is not None and entry.device is not None:
            self.answered[entry.device, entry.command] = self.seq
        return self._news

    def _apply_other(self, act: Act) -> None:  # noqa: PLR0912  a branch an entry
        match act:
            case Seated():
                device = self._new_device(act.owner, act.share) if act.device is None else act.device
                self.joins += 1
                for seat, spec in act.seats.items():
                    self.places[seat] = _place(spec, device)
                self._tell_lobby()
            case Claimed():
                self.claims[act.was] = device = self._new_device(act.owner, act.share)
                for place in self.places:
                    if place.reserved == act.was:
                        place.reserved, place.device = None, device
                self._tell_lobby()
            case Adopted():
                self._own(act.device, act.owner)
            case Placed():
                self.placings += 1
                self.places[act.seat] = _place(act.place, None)
                self._tell_lobby()
            case Started():
                self._start()
            case Began():
                self.begun[Seat(act.seat)] = self.at
                self._give_time(Seat(act.seat))
            case WentAbsent():
                for seat in act.seats:
                    self.places[seat].absent = True
                self._tell_lobby()
                self._choose_unfinished(act)
            case TimeRanOut():
                self._choose_unfinished(act)
                for seat in act.seats:
                    self._take_turns(Seat(seat))
            case CameBack():
                self.places[act.seat].absent = False
                if self._ends_at is not None and self._ends_at < self.at:
                    self._wind_clock()
                self._tell_lobby()
            case Left():
                place = self.places[act.seat]
                stays = act.bot is not None
                self.places[act.seat] = Place("bot", place.name, place.hat, act.bot) if stays else Place("free")
                self._tell_lobby()
            case Chatted():
                self.seq += 1
                self.chats[act.seat] += 1
                said = ChatNews(self.seq, act.seat, act.preset)
                self.chat = [*self.chat[-MOST_CHAT_KEPT + 1 :], said]
                self._news.append(said)
            case Rematched():
                self.next = act.next
                self._tell_lobby()
            case _:
                raise TypeError(f"{type(act).__name__} is no entry of a table in being")

    def _new_device(self, owner: str | None, share: str) -> int:
        self.devices.append(Device(None, bytes.fromhex(share)))
        number = len(self.devices) - 1
        if owner is not None:
            self._own(number, owner)
        return number

    def _own(self, device: int, owner: str) -> None:
        self.devices[device].owner = owner
        self.owners[owner] = device

    def _start(self) -> None:
        self.phase = "playing"
        self.chance = FairChance(self.seed, self.shares)
        self.match = Match(self.game, self.setup, on_events=self._fresh.extend)
        self._tell_lobby()
        self._play_on(self.match, self.chance)

    def _choose_unfinished(self, act: WentAbsent | TimeRanOut) -> None:
        """For seats whose time is up, their unfinished work counts."""
        if self.match is not None:
            state, unfinished = self.match.state, self.game.unfinished
            self._choose({Seat(seat): unfinished(state, Seat(seat), act.works.get(seat)) for seat in act.seats})

    def _take_turns(self, seat: Seat) -> None:
        """Whoever comes after this seat at the same device has the whole time of the game's limit."""
        others = [other for other in self._companions(seat) if other not in self.chosen and other not in self.begun]
        if self.chosen and others:
            self._give_time(*others)

    def _give_time(self, *seats: Seat) -> None:
        """Wind up the game's own limit anew for seats of one device, and tell; all other devices have their own."""
        if self.match is None or (seconds := self.limit) is None:
            return
        for seat in seats:
            self._own_ends[seat] = self.at + seconds * 1000
        for other in self._companions(seats[0]):  # who waits for the device has the whole time after that
            if other not in self.begun and other not in seats:
                self._own_ends[other] = self.at + 2 * seconds * 1000
        self.seq += 1
        self._news.append(MatchNews(self.seq, (), self.match.state, self.point))

    def _choose(self, choices: dict[Seat, Any]) -> None:
        if self.match is None or self.chance is None:
            raise ValueError("nobody chooses before the start")
        known = len(self.chosen)
        self.chosen.update(choices)
        pending = self.pending
        if len(self.chosen) == len(pending):
            moves, self.chosen = {seat: self.chosen[seat] for seat in pending}, {}
            self._times = self._taken_times()
            self._decided_at, self.begun = {}, {}
            self.changes.clear()
            self.match.apply(moves)
            self._play_on(self.match, self.chance)
        elif len(self.chosen) > known:  # a changed choice is nobody else's business
            self._news.append(MarkNews(self.seq, tuple(sorted(self.chosen))))

    def _taken_times(self) -> dict[Seat, float]:
        """V-R33: ranks by the log's order; where people share a device, the time that each seat worked.

        Of two who work at devices of their own, the log's order decides within a millisecond, too.
        """
        if not self.begun:
            return {seat: number for seat, (number, _) in self._decided_at.items()}
        return {
            seat: at - self.begun[seat] if seat in self.begun else at - self.opened_at + number / 1_000_000
            for seat, (number, at) in self._decided_at.items()
        }

    def _play_on(self, match: AnyMatch, chance: FairChance) -> None:
        """Chance decides and facts are noted, until somebody has to decide or the game is over."""
        game = self.game
        is_over = False
        while not is_over:
            while outcomes := game.urn(match.state):
                match.draw(outcomes[chance.below(len(outcomes))])
            if game.pending(match.state):
                break
            if game.facts(match.state):
                match.note(game.witness(match.state, self.times))
            else:
                is_over = True
        self._ends_at, self._own_ends = None, {}
        self.opened_at = self.at
        if not is_over:
            self._wind_clock()
        self.seq += 1
        events = tuple(self._fresh)
        self._fresh.clear()
        self.events.extend((self.seq, event) for event in events)
        self._news.append(MatchNews(self.seq, events, match.state, self.point))
        if is_over:
            self.phase = "over"
            self._tell_lobby()

    def _wind_clock(self) -> None:
        """The game's own limit counts, or else the table's clock."""
        seconds = self.limit
        if seconds is None and self.clock is not None and self.match is not None:
            seconds = max(self.clock, self.wire.least_clock(self.match.state))
        self._ends_at = None if seconds is None else self.at + seconds * 1000
        self._wound_at = self.at

    def be_at(self, now: int) -> None:
        """No clock has more time left than it had at its start: what a wrong clock once wrote is drawn back to now."""
        self.opened_at = min(self.opened_at, now)
        if self._ends_at is not None:
            self._ends_at = min(self._ends_at, now + self._ends_at - self._wound_at)
        longest = now + 2000 * (self.limit or 0)
        self._own_ends = {seat: min(end, longest) for seat, end in self._own_ends.items()}

    def _tell_lobby(self) -> None:
        self.seq += 1
        self._news.append(LobbyNews(self.seq))


def fold(code: str, entries: Collection[Entry]) -> Table:
    """A table from its whole log; raises OtherRules, or whatever an entry that does not fit causes."""
    first, *rest = entries
    if not isinstance(first.act, Created):
        raise TypeError(f"table {code}: the log does not begin with its making")
    table = Table(code, first.act, first.at)
    for entry in rest:
        table.apply(entry)
    return table


def _wire(created: Created) -> Wire:
    if created.game not in WIRES:
        raise OtherRules(f"it is a table of {created.game!a}, and no such game is known here")
    wire = WIRES[created.game]
    if created.rules != wire.game.rules:
        raise OtherRules(
            f"it was played under rules {created.rules!a} of {created.game}, and {wire.game.rules!a} are known here"
        )
    return wire


def _place(spec: PlaceSpec, device: int | None) -> Place:
    is_here = spec.kind == "person" and spec.reserved is None
    return Place(spec.kind, spec.name, spec.hat, spec.bot, device if is_here else None, spec.reserved)
