"""Diamant on the wire: the view that a device is sent, the options form, and the bots."""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any, Literal

import msgspec
from msgspec import Struct

from tacora.bots.diamant import PACES, REMEMBERING, ROSTER, warm_up
from tacora.core.jsonable import Json
from tacora.core.seats import Seat
from tacora.games.diamant import DIAMANT, Camp, Card, Cave, Choice, Relic, State, Table, Trap, Treasure
from tacora.games.diamant.editions import EDITIONS
from tacora.games.diamant.events import Event
from tacora.games.diamant.state import DECIDE, OVER, beside_by_seat
from tacora.games.diamant.state import TakenRelic as RelicInHand
from tacora.games.diamant.table import FEWEST_PLAYERS, MOST_PLAYERS
from tacora.server.wire import NO_DRAFTS, PACE, BotKind, Wire, WireTypes

SLOW_BOTS = frozenset({"survivor", "hard", *REMEMBERING})


class PathCard(Struct, frozen=True):
    """A card of the path, the rubies on it, and whether a relic has been taken off it."""

    card: str
    rubies: int
    taken: bool


class TakenRelic(Struct, frozen=True):
    """A relic out of the cave."""

    card: str
    points: int


class TrapCount(Struct, frozen=True):
    """A kind of trap: whether it lies on the path, and how many of its cards are still in the game."""

    kind: str
    met: bool
    left: int


class Odds(Struct, frozen=True):
    """What the next card may do."""

    second_trap: float
    expected_rubies: float


class OpenView(Struct, frozen=True):
    """The part of the view that is the same for everybody."""

    point: int
    phase: Literal["explore", "decide", "over"]
    expedition: int
    expeditions: int
    in_cave: tuple[int, ...]
    path: list[PathCard]
    beside: tuple[int, ...]
    relics: tuple[tuple[TakenRelic, ...], ...]
    traps: list[TrapCount]
    relic_pile: tuple[str, ...]
    removed: tuple[str, ...]
    deck: int
    on_path: int
    odds: Odds | None
    scores: tuple[int, ...] | None
    winners: tuple[int, ...]


class View(OpenView, frozen=True):
    """All that a device may know: its own chests where chests are hidden, and what its seats would bring home alone."""

    chests: list[int | None]
    alone: dict[str, int]


class Options(Struct, frozen=True, omit_defaults=True):
    """The options of a table, complete."""

    edition: str
    relics: bool
    hidden_chests: bool
    custom: dict[str, Any] = {}


class EditionInfo(Struct, frozen=True):
    """An edition of the game."""

    name: str
    relics: Literal["always", "variant"]
    traps: list[str]


class Form(Struct, frozen=True):
    """What the options form shows to choose from."""

    editions: list[EditionInfo]


_encode = msgspec.json.Encoder().encode


class Views:
    """The views of a state, for everybody and for each device."""

    __slots__ = ("_chests", "_leavers", "_shown", "_state", "shared")

    def __init__(self, state: State, point: int, *, odds: bool) -> None:
        self.shared = _open_view(state, point, odds=odds)[:-1]
        self._state = state
        chests = DIAMANT.view(state, None).chests
        self._chests = chests if None in chests else None  # hidden: each device sees its own as well (D-R7)
        self._shown = _encode(chests)
        on_path = sum(state.cave.on_path)
        in_cave = state.cave.in_cave if state.phase is DECIDE else ()
        self._leavers = dict.fromkeys(in_cave, state.cave.beside + on_path)  # D-E9, D-E11

    def own(self, seats: Sequence[Seat], drafts: Mapping[Seat, Json] = NO_DRAFTS) -> bytes:  # noqa: ARG002
        """The rest of the view for a device with these seats."""
        shown = self._shown
        if self._chests is not None and seats:
            chests = list(self._chests)
            for seat in seats:
                chests[seat] = DIAMANT.view(self._state, seat).chests[seat]
            shown = _encode(chests)
        alone = b",".join([b'"%d":%d' % (seat, self._leavers[seat]) for seat in seats if seat in self._leavers])
        return b',"chests":%b,"alone":{%b}}' % (shown, alone)


_NO_PATH: list[PathCard] = []
_PATH_HERE = b'"path":[]'


def _open_view(state: State, point: int, *, odds: bool) -> bytes:
    """The part of the view that is the same for everybody, as JSON; its path grows by a card, and is kept as text."""
    seen = DIAMANT.view(state, None)  # what not even a spectator may know cannot get in here
    camp, cave = seen.camp, seen.cave
    is_over = seen.phase is OVER
    before, _, after = _encode(
        OpenView(
            point=point,
            phase=seen.phase.value,
            expedition=camp.expedition,
            expeditions=camp.table.expeditions,
            in_cave=cave.in_cave,
            path=_NO_PATH,
            beside=beside_by_seat(camp, cave),
            relics=_relics(camp.relics),
            traps=_traps(camp, cave),
            relic_pile=_names(camp.relic_pile),
            removed=_names(camp.removed),
            deck=len(cave.deck),
            on_path=sum(cave.on_path),
            odds=_odds(cave) if odds and seen.phase is DECIDE else None,
            scores=DIAMANT.scores(state) if is_over else None,
            winners=DIAMANT.winners(state),
        )
    ).partition(_PATH_HERE)
    return b'%b"path":[%b]%b' % (before, path_text(cave.path, cave.on_path, _taken(cave)), after)


def _taken(cave: Cave) -> tuple[bool, ...]:
    """Of each card of the path, whether it is a relic that has been taken off it; nothing for none."""
    relics = [card for card in cave.path if type(card) is Relic]
    if len(relics) == len(cave.lying):
        return ()
    lying, taken = list(cave.lying), []
    for card in cave.path:
        is_taken = type(card) is Relic and card not in lying
        if type(card) is Relic and not is_taken:
            lying.remove(card)
        taken.append(is_taken)
    return tuple(taken)


@lru_cache(maxsize=16_384)
def path_text(path: tuple[Card, ...], on_path: tuple[int, ...], taken: tuple[bool, ...]) -> bytes:
    """The cards of a path as JSON: that of the path before its last card, which is known, and the last card."""
    if not path:
        return b""
    card = PathCard(path[-1].wire, on_path[-1], taken[-1] if taken else False)
    before = path_text(path[:-1], on_path[:-1], taken[:-1])
    return b"%b,%b" % (before, _encode(card)) if before else _encode(card)


# What changes rarely is turned into its wire form once, and found again.


@lru_cache(maxsize=4096)
def _names(cards: tuple[Card, ...]) -> tuple[str, ...]:
    return tuple(card.wire for card in cards)


@lru_cache(maxsize=4096)
def _relics(relics: tuple[tuple[RelicInHand, ...], ...]) -> tuple[tuple[TakenRelic, ...], ...]:
    return tuple(tuple(TakenRelic(relic.card.wire, relic.points) for relic in taken) for taken in relics)


@lru_cache(maxsize=4096)
def trap_count(kind: str, met: bool, left: int) -> TrapCount:  # noqa: FBT001
    """A kind of trap."""
    return TrapCount(kind, met, left)


def _traps(camp: Camp, cave: Cave) -> list[TrapCount]:
    """How many cards of each kind are still in the game, on the path or in the deck."""
    met = {card.kind for card in cave.path if type(card) is Trap}
    return [trap_count(kind, kind in met, left) for kind, left in _traps_left(camp.table.trap_copies, camp.removed)]


@lru_cache(maxsize=4096)
def _traps_left(copies: tuple[tuple[str, int], ...], removed: tuple[Card, ...]) -> tuple[tuple[str, int], ...]:
    gone = [card.kind for card in removed if type(card) is Trap]
    return tuple((kind, count - gone.count(kind)) for kind, count in copies)


def _odds(cave: Cave) -> Odds:
    """What `solvers.diamant.odds.next_card` answers, as floats and quickly: it is sent with every card."""
    deck, path, players = cave.deck, cave.path, len(cave.in_cave)
    rubies = seconds = 0
    for card in deck:
        if type(card) is Treasure:
            rubies += card.rubies // players  # D-E4
        elif type(card) is Trap and card in path:
            seconds += 1
    return Odds(seconds / len(deck), rubies / len(deck))


def _form() -> Form:
    return Form(
        [
            EditionInfo(
                name=edition.name,
                relics="variant" if edition.relics_are_a_variant else "always",
                traps=list(edition.trap_kinds),
            )
            for edition in EDITIONS.values()
        ]
    )


def _is_house_variant(setup: Table) -> bool:
    return setup.is_house_variant


WIRE = Wire(
    game=DIAMANT,
    seats=(FEWEST_PLAYERS, MOST_PLAYERS),
    bots={
        name: BotKind(
            make,
            pace=PACES.get(name, PACE),
            is_slow=name in SLOW_BOTS,
            remembers=name in REMEMBERING,
            warm_up=warm_up if name in REMEMBERING else None,
        )
        for name, make in ROSTER.bots.items()
    },
    stand_in="odds",
    form=msgspec.to_builtins(_form()),
    is_house_variant=_is_house_variant,
    make_views=Views,
    types=WireTypes(view=View, event=Event, options=Options, choice=Choice, form=Form),
)
