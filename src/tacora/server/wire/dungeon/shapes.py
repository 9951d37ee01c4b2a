"""The shapes of Dungeon's JSON: views, decisions, options, the options form and reviews."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

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


class Progress(Struct, frozen=True):
    """How far a seat is: how many cards it has laid, and whether it has begun its path; never which, or where."""

    cards: Annotated[int, Meta(ge=0, le=5)]
    path: bool


class Best(Struct, frozen=True):
    """The best dungeon of a hand for the main goal; `bound` is the most that any could bring, if this is not proven."""

    submission: Submission
    points: int
    proven: bool
    bound: int
