"""Dungeon on the wire: the view that a device is sent, the options form, and the bots."""

from collections.abc import Mapping, Sequence
from fractions import Fraction
from functools import lru_cache, partial
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

from tacora.bots.dungeon import ROSTER
from tacora.core.jsonable import Json, JsonObject, jsonable
from tacora.core.match import Match
from tacora.core.seats import Seat
from tacora.core.steps import Step
from tacora.games.dungeon import DUNGEON, State
from tacora.games.dungeon import state as game
from tacora.games.dungeon.cards import COSTS, Card, GoalCard
from tacora.games.dungeon.events import Event
from tacora.games.dungeon.finds import GOALS
from tacora.games.dungeon.scoring import Sheet
from tacora.games.dungeon.table import FEWEST_PLAYERS, LONGEST_LIMIT, MOST_PLAYERS, SHORTEST_LIMIT, Table
from tacora.games.dungeon.tasks import Explore
from tacora.games.dungeon.view import SeenPlayer
from tacora.games.dungeon.view import View as SeenView
from tacora.server.wire import NO_DRAFTS, BotKind, Reviewer, Wire, WireTypes
from tacora.solvers.dungeon.warm import warm_up

BookNumber = Annotated[int, Meta(ge=1, le=17)]
CardId = str


class Tokens(Struct, frozen=True):
    """Fairy tokens by kind."""

    sword: int
    scroll: int
    key: int
    rope: int


class Task(Struct, frozen=True):
    """What the match waits for: the task's word, and the seat and the row that the task is about."""

    kind: str
    seat: int | None
    cost: int | None


class MarketRow(Struct, frozen=True):
    """The dungeon cards of one cost: those that lie open, and how many are in the pile."""

    cost: int
    open: tuple[CardId, ...]
    pile: int


class Market(Struct, frozen=True):
    """Everything that can be bought."""

    tokens: Tokens
    books: tuple[BookNumber, ...]
    book_pile: int
    rows: list[MarketRow]


class Goal(Struct, frozen=True):
    """A goal card, with the points that one discovery brings."""

    id: str
    goal: str
    hourglass: bool
    points: int


class Goals(Struct, frozen=True):
    """The goal cards of this round, the main goal of the next, and how many are in the pile."""

    main: Goal | None
    side: Goal | None
    next: Goal | None
    left: int


class HandCard(Struct, frozen=True):
    """A hand card as all see it: a secret card is null (V-H3), the row of a blind purchase is known (V-R25)."""

    card: CardId | None
    origin: Literal["open", "blind", "drawn"]
    cost: int | None


class Placed(Struct, frozen=True):
    """A laid card: column and row of its top left cell, and whether it is turned."""

    card: CardId
    x: int
    y: int
    turned: bool


class Submission(Struct, frozen=True):
    """Five laid cards, and the path in its notation (docs/formats/path.md)."""

    layout: list[Placed]
    path: str


class Discoveries(Struct, frozen=True):
    """How often each thing was discovered."""

    barrel: int
    key: int
    pit: int
    scroll: int
    monster: int
    rope: int
    lock: int
    sword: int
    room: int
    coin: int
    portal: int
    stairs: int
    recycling: int
    scissors: int


class Explored(Struct, frozen=True):
    """What a dungeon and its path brought."""

    discoveries: Discoveries
    exited: bool
    ending: Literal["exit", "dead-end", "empty"]
    used_tokens: Tokens
    used_books: tuple[BookNumber, ...]
    boxed_books: tuple[BookNumber, ...]
    taken_token: str | None


class Dungeon(Struct, frozen=True):
    """From exploration to clean-up: a seat's five cards, how they were laid (null: V-R34), and what that brought."""

    cards: tuple[CardId, ...]
    submission: Submission | None
    explored: Explored


class Player(Struct, frozen=True):
    """What all may know of a player: how many cards are in the deck, and how many exits have been ticked."""

    coins: int
    tokens: Tokens
    books: tuple[BookNumber, ...]
    used: tuple[BookNumber, ...]
    hand: list[HandCard]
    deck: int
    discard: tuple[CardId, ...]
    dungeon: Dungeon | None
    exits: int


class Line(Struct, frozen=True):
    """One round on a score sheet."""

    main: int
    side: int
    bonus: int
    exit: bool


class ScoreSheet(Struct, frozen=True):
    """A player's score sheet, added up as if the game ended now (V-Z1); `side` is column 2 before halving."""

    rounds: list[Line]
    main: int
    side: int
    bonus: int
    exits: int
    exit_points: int
    coins: int
    coin_points: int
    side_points: int
    total: int


class OpenView(Struct, frozen=True):
    """The part of the view that is the same for everybody; `first` has the time bonus of this round so far (V-T1)."""

    point: int
    phase: Literal["set-up", "market", "hand", "exploration", "rewards", "clean-up", "over"]
    round: int
    rounds: int
    task: Task | None
    pending: tuple[int, ...]
    market: Market
    goals: Goals
    players: list[Player]
    sheets: list[ScoreSheet]
    passed: tuple[int, ...]
    first: int | None
    scores: tuple[int, ...] | None
    winners: tuple[int, ...]


class Tools(Struct, frozen=True):
    """The tokens and books that a seat may use in exploration."""

    tokens: Tokens
    books: tuple[BookNumber, ...]


class OwnView(Struct, frozen=True):
    """What only a seat itself may know.

    `choices` are the decisions that can be listed, each as its JSON; `unseen` are the cards one of which the seat
    draws next; `draft` is the unfinished work that the seat left with the server.
    """

    hand: tuple[CardId, ...]
    tools: Tools
    choices: list[Any]
    unseen: tuple[CardId, ...]
    draft: Any


class View(OpenView, frozen=True):
    """All that a device may know, with each of its seats' own part."""

    own: dict[str, OwnView]


class Swap(Struct, frozen=True):
    """V-B17: a card of the dungeon into the box, one from the market into the hand."""

    box: CardId
    take: str


class CleanUp(Struct, frozen=True):
    """V-F2, V-F3: which of the five cards are kept, and which go into the box."""

    keep: list[CardId]
    box: list[CardId]


class Options(Struct, frozen=True):
    """The options of a table, complete."""

    begins: Literal["chance"] | int
    time_limit: int | None


class Form(Struct, frozen=True):
    """What the options form shows to choose from: time limits for building in seconds, and their bounds (V-T3)."""

    time_limits: list[int | None]
    shortest_limit: int
    longest_limit: int


class Best(Struct, frozen=True):
    """The best dungeon of a hand for the main goal; `bound` is the most that any could bring, if this is not proven."""

    submission: Submission
    points: int
    proven: bool
    bound: int


_encode = msgspec.json.Encoder().encode


class Views:
    """The views of a state, for everybody and for each device."""

    __slots__ = ("_state", "shared")

    def __init__(self, state: State, point: int, *, odds: bool) -> None:  # noqa: ARG002  nothing here tells odds
        self._state = state
        self.shared = _encode(_open_view(state, point))[:-1]

    def own(self, seats: Sequence[Seat], drafts: Mapping[Seat, Json] = NO_DRAFTS) -> bytes:
        """The rest of the view for a device with these seats."""
        own = {str(seat): _own_view(DUNGEON.view(self._state, seat), drafts.get(seat)) for seat in seats}
        return b',"own":%b}' % _encode(own)


def _open_view(state: State, point: int) -> OpenView:
    seen = DUNGEON.view(state, None)  # what not even a spectator may know cannot get in here
    is_over = seen.phase is game.Phase.OVER
    market = seen.market
    rows = zip(COSTS, market.rows, strict=True)
    return OpenView(
        point=point,
        phase=seen.phase.value,
        round=seen.round,
        rounds=game.ROUNDS,
        task=None if seen.task is None else msgspec.convert(seen.task.wire, Task),
        pending=seen.pending,
        market=Market(
            tokens=Tokens(*market.tokens),
            books=market.books,
            book_pile=len(market.unseen_books),
            rows=[MarketRow(cost, _ids(row.open), row.pile) for cost, row in rows],
        ),
        goals=Goals(
            main=_goal(seen.goals.main),
            side=_goal(seen.goals.side),
            next=_goal(seen.goals.next),
            left=len(seen.goals.pile),
        ),
        players=[_player(player, sheet.exits) for player, sheet in zip(seen.players, seen.sheets, strict=True)],
        sheets=[_sheet(sheet) for sheet in seen.sheets],
        passed=seen.passed,
        first=_first(seen),
        scores=DUNGEON.scores(state) if is_over else None,
        winners=DUNGEON.winners(state),
    )


def _own_view(seen: SeenView, draft: Json) -> OwnView:
    return OwnView(
        hand=_ids(seen.hand),
        tools=Tools(Tokens(*seen.tools.tokens), seen.tools.books),
        choices=[jsonable(move) for move in seen.choices],
        unseen=_ids(seen.own.unseen),
        draft=draft,
    )


def _ids(cards: Sequence[Card]) -> tuple[CardId, ...]:
    return tuple(card.id for card in cards)


def _goal(card: GoalCard | None) -> Goal | None:
    return None if card is None else Goal(card.id, card.goal, card.hourglass, GOALS[card.goal])


def _player(player: SeenPlayer, exits: int) -> Player:
    hand = [HandCard(held.card and held.card.id, held.origin.value, held.cost) for held in player.hand]
    return Player(
        coins=player.coins,
        tokens=Tokens(*player.tokens),
        books=player.books,
        used=player.used,
        hand=hand,
        deck=player.deck,
        discard=_ids(player.discard),
        dungeon=None if player.dungeon is None else _dungeon(player.dungeon),
        exits=exits,
    )


@lru_cache(maxsize=1024)
def _dungeon(dungeon: game.Dungeon) -> Dungeon:
    return msgspec.convert(jsonable(dungeon), Dungeon)


@lru_cache(maxsize=1024)
def _sheet(sheet: Sheet) -> ScoreSheet:
    return ScoreSheet(
        rounds=[Line(*line) for line in sheet.rounds],
        main=sheet.main,
        side=sheet.side,
        bonus=sheet.bonus,
        exits=sheet.exits,
        exit_points=sheet.exit_points,
        coins=sheet.coins,
        coin_points=sheet.coin_points,
        side_points=sheet.side_points,
        total=sheet.total,
    )


def _first(seen: SeenView) -> int | None:
    """V-T1: whose line of this round has the time bonus."""
    for seat, sheet in enumerate(seen.sheets):
        if len(sheet.rounds) == seen.round and sheet.rounds and sheet.rounds[-1].bonus:
            return seat
    return None


def _limit(state: State) -> int | None:
    """V-T3: the time limit is for building alone."""
    return state.table.time_limit if isinstance(state.task, Explore) else None


def _least_clock(state: State) -> int:
    return LEAST_TO_BUILD if isinstance(state.task, Explore) else 0


def _rounds_revealed(state: State) -> int:
    """V-R36: the rounds whose dungeons everybody has seen."""
    has_shown = any(player.dungeon is not None for player in state.players) or state.phase is game.Phase.OVER
    return state.round if has_shown else max(0, state.round - 1)


def _review(setup: Table, steps: Sequence[Step], seat: Seat, round_: int) -> JsonObject:
    """The most points that a seat's hand of a round could bring for the main goal, and what its own dungeon brought."""
    from tacora.solvers.dungeon.answer import best_dungeon  # noqa: PLC0415  Numba takes a second
    from tacora.solvers.dungeon.question import Question  # noqa: PLC0415
    from tacora.solvers.dungeon.values import value_of  # noqa: PLC0415

    seen, main, dungeon = _explored(setup, steps, seat, round_)
    nothing_else = dict.fromkeys(("coin", "exit", "side", "recycling", "scissors"), Fraction(0))
    answer = best_dungeon(Question(seen.hand, seen.tools, value_of(main, nothing_else)), REVIEW_SECONDS, workers=1)
    best = Best(
        submission=msgspec.convert(jsonable(answer.submission), Submission),
        points=int(answer.value),
        proven=answer.is_proven,
        bound=int(answer.bound),
    )
    return {"best": msgspec.to_builtins(best), "own": dungeon.explored.discoveries.points(main)}


def _explored(setup: Table, steps: Sequence[Step], seat: Seat, round_: int) -> tuple[SeenView, str, game.Dungeon]:
    """What a seat saw when it built in a round, the main goal, and the seat's dungeon."""
    match = Match(DUNGEON, setup)
    for step in steps:
        state = match.state
        match.take(step)
        dungeon = match.state.players[seat].dungeon
        if isinstance(state.task, Explore) and state.round == round_ and dungeon and state.goals.main:
            return DUNGEON.view(state, seat), state.goals.main.goal, dungeon
    raise ValueError(f"round {round_} has not been explored")


def _warm_up() -> None:
    warm_up().join()


LIMITS = (None, 60, 120, 180, 300, 600)
LEAST_TO_BUILD = 600  # seconds that a table's clock gives for building
REVIEW_SECONDS = 5.0
AFTER_PEOPLE = (1.0, 3.0)

WIRE = Wire(
    game=DUNGEON,
    seats=(FEWEST_PLAYERS, MOST_PLAYERS),
    bots={
        name: BotKind(
            ROSTER.bots[name],
            pace=partial(ROSTER.thinking, name),
            pace_among_bots=AFTER_PEOPLE,
            is_slow=True,
            warm_up=None if name == "greedy" else _warm_up,
        )
        for name in ("greedy", "apprentice", "adventurer", "master")
    },
    stand_in="greedy",
    form=msgspec.to_builtins(Form(list(LIMITS), SHORTEST_LIMIT, LONGEST_LIMIT)),
    clocks=(None, 30, 60, 86_400),
    limit=_limit,
    least_clock=_least_clock,
    reviewer=Reviewer(_rounds_revealed, _review, _warm_up),
    make_views=Views,
    types=WireTypes(
        view=View,
        event=Event,
        options=Options,
        choice=str | Submission | Swap | CleanUp,
        form=Form,
        review=Best,
    ),
)
