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
from tacora.core.fair import FIRST_SCHEME, SCHEME, Fair, FairChance, commitment
from tacora.core.game import AnyGame
from tacora.core.jsonable import Json
from tacora.core.match import AnyMatch, Match
from tacora.core.seats import Seat
from tacora.server.entries import (
    Act,
    Adopted,
    Began,
    CalledOff,
    CameBack,
    Changed,
    Chatted,
    Chose,
    Claimed,
    Created,
    Entry,
    Hashed,
    HostPassed,
    Left,
    Opened,
    Opening,
    Placed,
    PlaceSpec,
    Rematched,
    Removed,
    Reseated,
    Seated,
    Started,
    StoodIn,
    TimeRanOut,
    WentAbsent,
)
from tacora.server.news import ChatNews, LobbyNews, MarkNews, MatchNews, News, Note, NoteNews
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
    """A browser at the table: what its id is known by, and its part in the shuffle."""

    owner: str | None
    share: bytes | None = None
    hash: str | None = None
    hash_changes: int = 0


MOST_CHAT_KEPT = 50
MOST_NOTES_KEPT = 200


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
        if created.share is not None or created.owner is not None:
            self._new_device(created.owner, created.share)
        self.scheme = SCHEME
        self.opening_since: int | None = None  # ms; when the host started
        self.partners: tuple[int, ...] = ()  # the devices that take part in the shuffle
        self.attempts = 0  # openings that were called off
        self.called_off: tuple[str, ...] | None = None  # whose seats that freed, until the next opening
        self.places = [_place(spec, 0) for spec in created.seats]
        self.host_device: int | None = None  # the one that a host made the host's
        self.removed: set[int] = set()  # devices whose seats a host took, and which have none since
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
        self.notes: list[NoteNews] = []
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
        """The host's seat, wherever its person is."""
        return self.host_beside(())

    def host_beside(self, away: Collection[Seat]) -> Seat | None:
        """Who acts as host while these are away: the one who was made it, or the first person; else the next."""
        people = [Seat(seat) for seat, place in enumerate(self.places) if place.kind == "person"]
        order = [seat for seat in people if self.places[seat].device is not None] or people  # a rematch reserves seats
        order.sort(key=lambda seat: self.places[seat].device != self.host_device or self.host_device is None)
        return next((seat for seat in order if seat not in away), order[0] if order else None)

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
    def is_opening(self) -> bool:
        """The host has started, and shares are being told."""
        return self.opening_since is not None

    @property
    def seated_devices(self) -> tuple[int, ...]:
        """The devices that hold a seat, in the order of joining."""
        return tuple(sorted({place.device for place in self.places if place.device is not None}))

    @property
    def waited_for(self) -> tuple[int, ...]:
        """The devices that an opening waits for: those without a hash; when all have one, those without a share."""
        unhashed = tuple(number for number in self.partners if self.devices[number].hash is None)
        return unhashed or tuple(number for number in self.partners if self.devices[number].share is None)

    @property
    def shares(self) -> list[bytes]:
        """The shares of the devices that take part in the shuffle, in the order of joining."""
        told = (self.devices[number].share for number in self.partners)
        return [share for share in told if share is not None]

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
        hashes = None if self.scheme == FIRST_SCHEME else tuple(self.devices[one].hash or "" for one in self.partners)
        return Fair(self.commitment, self.seed, tuple(self.shares), draws, hashes, self.attempts)

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
            case Seated() | Claimed() | Adopted():
                self._apply_devices(act)
            case Placed() | Reseated() | Removed() | HostPassed() | Changed():
                self._apply_lobby(act)
            case Hashed() | Opening() | Opened() | CalledOff() | Started():
                self._apply_shuffle(act)
            case Began():
                self.begun[Seat(act.seat)] = self.at
                self._give_time(Seat(act.seat))
            case WentAbsent():
                for seat in act.seats:
                    self.places[seat].absent = True
                    self._note(seat, "out-of-time")
                self._tell_lobby()
                self._choose_unfinished(act.seats, act.works)
            case StoodIn():
                self.places[act.seat].absent = True
                self._note(act.seat, "stood-in")
                self._tell_lobby()
                if act.work is not None and act.seat in self.pending and act.seat not in self.chosen:
                    self._choose_unfinished([act.seat], {act.seat: act.work})
            case TimeRanOut():
                self._choose_unfinished(act.seats, act.works)
                for seat in act.seats:
                    self._take_turns(Seat(seat))
            case CameBack():
                self.places[act.seat].absent = False
                if self._ends_at is not None and self._ends_at < self.at:
                    self._wind_clock()
                self._note(act.seat, "returned")
                self._tell_lobby()
            case Left():
                place = self.places[act.seat]
                stays = act.bot is not None
                self.places[act.seat] = Place("bot", place.name, place.hat, act.bot) if stays else Place("free")
                if stays:
                    self._note(act.seat, "left")
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

    def _apply_devices(self, act: Seated | Claimed | Adopted) -> None:
        match act:
            case Seated():
                device = self._device_of(act.owner, act.share) if act.device is None else act.device
                self.joins += 1
                self.removed.discard(device)
                for seat, spec in act.seats.items():
                    self.places[seat] = _place(spec, device)
            case Claimed():
                self.claims[act.was] = device = self._device_of(act.owner, act.share)
                for place in self.places:
                    if place.reserved == act.was:
                        place.reserved, place.device = None, device
            case Adopted():
                self._own(act.device, act.owner)
                return  # nobody else's business
        self._tell_lobby()

    def _apply_lobby(self, act: Placed | Reseated | Removed | HostPassed | Changed) -> None:
        self.placings += 1
        match act:
            case Placed():
                self.places[act.seat] = _place(act.place, None)
            case Reseated():
                self._reseat(act)
            case Removed():
                self._take_away([act.seat])
                self.places[act.seat] = Place("free")
            case HostPassed():
                self.host_device = act.device
            case Changed():
                self.setup = self.game.table(act.options, len(self.places))
                self.clock, self.public, self.odds = act.clock, act.public, act.odds
        self._tell_lobby()

    def _reseat(self, act: Reseated) -> None:
        """Seats move up, with what was said from them."""
        self._take_away(set(range(len(self.places))) - set(act.keep))
        self.places = [self.places[seat] for seat in act.keep] + [Place("free") for _ in range(act.more)]
        self.setup = self.game.table(self.game.options(self.setup), len(self.places))
        moved = {was: now for now, was in enumerate(act.keep)}
        self.chat = [said._replace(seat=moved[said.seat]) for said in self.chat if said.seat in moved]
        self.chats = Counter({moved[seat]: count for seat, count in self.chats.items() if seat in moved})

    def _take_away(self, seats: Collection[int]) -> None:
        """Remember whose seats these were, if they have no others."""
        held = {place.device for seat, place in enumerate(self.places) if seat not in seats}
        lost = {self.places[seat].device for seat in seats} - held
        self.removed.update(device for device in lost if device is not None)

    def _apply_shuffle(self, act: Hashed | Opening | Opened | CalledOff | Started) -> None:
        match act:
            case Hashed():
                device = self.devices[act.device]
                device.hash_changes += device.hash is not None
                device.hash = act.hash
                self._tell_lobby()
            case Opening():
                self.opening_since, self.called_off = self.at, None
                self.partners = self.seated_devices
                for number in self.partners:
                    self.devices[number].share = None  # one that came under tacora-fair/1 is known already
                self._tell_lobby()
            case Opened():
                self.devices[act.device].share = bytes.fromhex(act.share)
                if self.waited_for:
                    self._tell_lobby()
                else:
                    self._start()
            case CalledOff():
                self._call_off(act)
            case Started():
                self.scheme, self.partners = FIRST_SCHEME, tuple(range(len(self.devices)))
                self._start()

    def _call_off(self, act: CalledOff) -> None:
        """Shares that were told are known: all of the shuffle begins anew."""
        self.called_off = tuple(self.places[seat].name for seat in act.seats)
        for seat in act.seats:
            self.places[seat] = Place("free")
        self.seed = bytes.fromhex(act.seed)
        self.commitment = commitment(self.seed)
        for device in self.devices:
            device.hash = device.share = None
        self.opening_since, self.partners = None, ()
        self.attempts += 1
        self._tell_lobby()

    def _device_of(self, owner: str | None, share: str | None) -> int:
        known = None if owner is None else self.owners.get(owner)
        return self._new_device(owner, share) if known is None else known

    def _new_device(self, owner: str | None, share: str | None) -> int:
        self.devices.append(Device(None, None if share is None else bytes.fromhex(share)))
        number = len(self.devices) - 1
        if owner is not None:
            self._own(number, owner)
        return number

    def _own(self, device: int, owner: str) -> None:
        self.devices[device].owner = owner
        self.owners[owner] = device

    def _start(self) -> None:
        self.phase, self.opening_since = "playing", None
        self.chance = FairChance(self.seed, self.shares, self.scheme)
        self.match = Match(self.game, self.setup, on_events=self._fresh.extend)
        self._tell_lobby()
        self._play_on(self.match, self.chance)

    def _choose_unfinished(self, seats: Collection[int], works: Mapping[int, Any]) -> None:
        """For seats whose time is up, their unfinished work counts."""
        if self.match is not None:
            state, unfinished = self.match.state, self.game.unfinished
            self._choose({Seat(seat): unfinished(state, Seat(seat), works.get(seat)) for seat in seats})

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
        if self.opening_since is not None:
            self.opening_since = min(self.opening_since, now)
        if self._ends_at is not None:
            self._ends_at = min(self._ends_at, now + self._ends_at - self._wound_at)
        longest = now + 2000 * (self.limit or 0)
        self._own_ends = {seat: min(end, longest) for seat, end in self._own_ends.items()}

    def _note(self, seat: int, note: Note) -> None:
        self.seq += 1
        noted = NoteNews(self.seq, seat, note)
        self.notes = [*self.notes[-MOST_NOTES_KEPT + 1 :], noted]
        self._news.append(noted)

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
