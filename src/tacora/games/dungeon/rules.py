"""The rules: what is waited for, who may decide what, and how decisions and chance change the state."""

from collections.abc import Mapping
from math import inf
from typing import NoReturn, TypeAlias

from tacora.core.errors import IllegalMove
from tacora.core.jsonable import Json
from tacora.core.seats import Seat
from tacora.core.steps import Fact
from tacora.games.dungeon import clean_up as cleaning
from tacora.games.dungeon import rounds
from tacora.games.dungeon.books import Book
from tacora.games.dungeon.cards import (
    COSTS,
    DUNGEON_CARDS,
    GOAL_CARDS,
    START_CARDS,
    Card,
    GoalCard,
    read_book,
    read_card,
    read_goal_card,
)
from tacora.games.dungeon.events import (
    BookBought,
    BookLaidOff,
    BookTurnedUp,
    CardBought,
    CardDrawn,
    CardRejected,
    CardSwapped,
    CardTurnedUp,
    DungeonsRevealed,
    FirstDone,
    MainGoalTurnedUp,
    Passed,
    TokenBought,
)
from tacora.games.dungeon.finds import Discoveries, Explored, Tokens, Tools
from tacora.games.dungeon.market import (
    cost_of,
    price_of,
    purchases,
    refusal,
    take_card,
    with_token,
    without,
)
from tacora.games.dungeon.moves import (
    DISCARD,
    KEEP,
    NOTHING,
    PASS,
    BuyBook,
    BuyCard,
    BuyToken,
    CleanUp,
    LayOff,
    Move,
    Pick,
    Swap,
    Top,
)
from tacora.games.dungeon.rounds import Result, advance, done
from tacora.games.dungeon.scoring import Sheet, best, score
from tacora.games.dungeon.state import (
    ALL_TOKENS,
    FIRST_COINS,
    MOST_BOOKS,
    Dungeon,
    Goals,
    Held,
    Kind,
    Market,
    Origin,
    Phase,
    Player,
    Row,
    State,
    Task,
)
from tacora.games.dungeon.submission import Submission, check_submission, legal_part, read_submission
from tacora.games.dungeon.table import Table

Outcome: TypeAlias = Card | GoalCard | Book | str
"""What chance gives: a card, a goal card, a spell book, or `seat-0` and the like."""

NOBODY = Fact("nobody")
TIME_BONUS = 1  # V-R5

FOUND_NOTHING = Explored(Discoveries(), False, "empty", Tokens(), (), (), None)  # noqa: FBT003  V-R34

DECIDES = {
    Kind.TURN: ("V-K2", "a purchase or a pass is due"),
    Kind.THIRD_BOOK: ("V-K4", "one of the two older books is laid off now"),
    Kind.LOOK: ("V-B13", "the card looked at is kept or discarded now"),
    Kind.EXPLORE: ("V-D1", "a dungeon is due, or nothing"),
    Kind.SWAP: ("V-B17", "an exchange is due, or nothing"),
    Kind.CLEAN_UP: ("V-R29", "the five cards are tidied up now"),
}
"""The tasks that a seat decides: the rule, and what is due."""

DRAWS = {
    Kind.OPEN_BOOK: ("V-K6", "a spell book is turned up"),
    Kind.OPEN_CARD: ("V-K6", "a dungeon card is turned up"),
    Kind.BLIND_BOOK: ("V-K4", "a spell book is drawn"),
    Kind.BLIND_CARD: ("V-K5", "a dungeon card is drawn"),
    Kind.BEGINNER: ("V-R1", "chance says who begins"),
    Kind.MAIN_GOAL: ("V-F1", "a main goal is turned up"),
    Kind.SIDE_GOAL: ("V-E4", "a side goal is turned up"),
    Kind.FILL: ("V-H1", "a card is drawn from a deck"),
}
"""The tasks that chance decides: the rule, and what comes."""

NOTES = {Kind.DONE: ("V-R33", "it is said who was done first")}
"""The tasks that somebody with a clock decides: the rule, and what is noted."""


def start(table: Table) -> Result:
    """V-S1 to V-S4: everything is laid out; what lies face up is drawn by chance."""
    rows = tuple(Row((), DUNGEON_CARDS[cost]) for cost in COSTS)
    market = Market(ALL_TOKENS, (), tuple(Book), rows)
    player = Player(FIRST_COINS, Tokens(), (), (), (), START_CARDS, ())
    tasks = [*rounds.turn_up(market), Task(Kind.MAIN_GOAL)]
    if table.begins is None:
        tasks.append(Task(Kind.BEGINNER))
    state = State(
        table=table,
        phase=Phase.SET_UP,
        round=0,
        agenda=tuple(tasks),
        market=market,
        goals=Goals(GOAL_CARDS),
        players=(player,) * table.seats,
        sheets=((),) * table.seats,
        turn=table.begins or Seat(0),
        passed=(),
        out=(),
    )
    return state, ()


def pending(state: State) -> tuple[Seat, ...]:
    """Who owes a decision."""
    if not state.agenda or (task := state.agenda[0]).kind not in DECIDES:
        return ()
    if task.kind is Kind.EXPLORE:
        return state.table.all_seats
    if task.kind is Kind.CLEAN_UP:
        return rounds.cleaners(state)
    return () if task.seat is None else (task.seat,)


def legal(state: State, seat: Seat) -> tuple[Move, ...]:
    """What a seat may decide; of all dungeons, which are too many to list, only the one that is none (V-R34)."""
    if seat not in pending(state):
        return ()
    player = state.players[seat]
    match state.agenda[0].kind:
        case Kind.TURN:
            return PASS, *purchases(state.market, player)
        case Kind.THIRD_BOOK:
            return tuple(map(LayOff, player.books[:MOST_BOOKS]))
        case Kind.LOOK:
            return KEEP, DISCARD
        case Kind.SWAP:
            return NOTHING, *cleaning.swaps(state.market, player)
        case Kind.CLEAN_UP:
            return cleaning.clean_ups(player)
        case _:
            return (NOTHING,)


def absent(state: State, seat: Seat) -> Move:
    """V-R35: what is decided for whoever is not there."""
    return legal(state, seat)[0]


def unfinished(state: State, seat: Seat, work: Json) -> Move:
    """V-R34: when time is up, the legal part of an unfinished dungeon counts; without one, as for the absent."""
    if work is None or state.agenda[0].kind is not Kind.EXPLORE:
        return absent(state, seat)
    player = state.players[seat]
    try:
        submission = read_submission(work, "unfinished")
    except IllegalMove:
        return NOTHING
    return legal_part(tuple(held.card for held in player.hand), submission, _tools(player)) or NOTHING


def final(state: State) -> str | None:
    """V-D5: a dungeon stands once it is handed in."""
    return "V-D5" if state.agenda and state.agenda[0].kind is Kind.EXPLORE else None


def check(state: State, seat: Seat, move: Move) -> None:
    """Raise IllegalMove unless this seat owes a decision, and may decide so."""
    where = f"seat {seat}"
    if state.phase is Phase.OVER:
        raise IllegalMove("V-Z0", where, "the game is over")
    task = state.agenda[0]
    if seat not in pending(state):
        rule, due = (DECIDES | DRAWS | NOTES)[task.kind]
        raise IllegalMove(rule, where, f"it owes no decision: {due}")
    if fault := _fault(state, seat, move):
        rule, why = fault
        raise IllegalMove(rule, where, why)
    if isinstance(move, Submission):
        explore(state.players[seat], move, where)


def _fault(state: State, seat: Seat, move: Move) -> tuple[str, str] | None:
    """The rule that forbids a decision, and what was wrong; whether a dungeon is legal is not looked at."""
    player = state.players[seat]
    kind = state.agenda[0].kind
    match kind, move:
        case Kind.TURN, BuyToken() | BuyBook() | BuyCard():
            return refusal(state.market, player, move)
        case Kind.THIRD_BOOK, LayOff(book):
            is_older = book in player.books[:MOST_BOOKS]
            return None if is_older else ("V-K4", f"book {book} is none of the two older ones")
        case Kind.SWAP, Swap():
            return cleaning.swap_refusal(state.market, player, move)
        case Kind.CLEAN_UP, CleanUp():
            return cleaning.clean_up_refusal(player, move)
        case (Kind.TURN, "pass") | (Kind.LOOK, "keep" | "discard") | (Kind.EXPLORE | Kind.SWAP, "nothing"):
            return None
        case Kind.EXPLORE, Submission():
            return None
        case _:
            return DECIDES[kind]


def explore(player: Player, move: Move, where: str) -> Dungeon:
    """V-D1 to V-L4: the dungeon that a hand was laid to; raises IllegalMove."""
    hand = tuple(held.card for held in player.hand)
    if not isinstance(move, Submission):
        return Dungeon(hand, None, FOUND_NOTHING)
    try:
        return Dungeon(hand, move, check_submission(hand, move, _tools(player)))
    except IllegalMove as bad:
        raise IllegalMove(bad.rule, f"{where}: {bad.where}", bad.message) from None


def _tools(player: Player) -> Tools:
    return Tools(player.tokens, tuple(book for book in player.books if book not in player.used))


def apply(state: State, moves: Mapping[Seat, Move]) -> Result:
    """All pending seats have decided."""
    owing = pending(state)
    for seat in sorted(moves):
        if seat not in owing:
            check(state, seat, moves[seat])
    if not owing:
        rule, due = ("V-Z0", "the game is over") if state.phase is Phase.OVER else (DRAWS | NOTES)[state.agenda[0].kind]
        raise IllegalMove(rule, "moves", f"nobody decides now: {due}")
    for seat in owing:
        if seat not in moves:
            raise IllegalMove(DECIDES[state.agenda[0].kind][0], f"seat {seat}", "its decision is missing")
        if fault := _fault(state, seat, moves[seat]):
            raise IllegalMove(fault[0], f"seat {seat}", fault[1])
    match state.agenda[0].kind:
        case Kind.EXPLORE:
            return advance(*_explore_all(state, moves))
        case Kind.CLEAN_UP:
            choices = {seat: move for seat, move in moves.items() if isinstance(move, CleanUp)}
            return advance(*rounds.clean_up(state, choices))
        case _:
            return advance(*_decide(state, owing[0], moves[owing[0]]))


def _decide(state: State, seat: Seat, move: Move) -> Result:
    """One seat's decision."""
    if state.agenda[0].kind is Kind.TURN:
        state = state._replace(turn=Seat((seat + 1) % state.table.seats))
    player = state.players[seat]
    match move:
        case BuyToken():
            return _buy_token(state, seat, move)
        case BuyBook():
            return _buy_book(state, seat, move)
        case BuyCard():
            return _buy_card(state, seat, move)
        case LayOff(book):
            player = player._replace(
                books=without(player.books, book), used=tuple(used for used in player.used if used != book)
            )
            state = done(state).with_player(seat, player)._replace(out=(*state.out, book))
            return state, (BookLaidOff(seat, book),)
        case Swap():
            return _swap(state, seat, move)
        case "pass":
            return done(state)._replace(passed=(*state.passed, seat)), (Passed(seat, by_itself=False),)
        case "discard":  # V-B13
            rejected = player.hand[-1].card
            player = player._replace(hand=player.hand[:-1], discard=rounds.in_order((*player.discard, rejected)))
            return done(state).with_player(seat, player), (CardRejected(seat, rejected),)
        case _:
            return done(state), ()


def _buy_token(state: State, seat: Seat, buy: BuyToken) -> Result:
    """V-K3, V-B14."""
    player, market = state.players[seat], state.market
    kinds = (buy.kind,) if buy.also is None else (buy.kind, buy.also)
    used = player.used if buy.also is None else (*player.used, Book.SECOND_TOKEN)
    player = player._replace(coins=player.coins - price_of(player, buy), used=used)
    for kind in kinds:
        player = player._replace(tokens=with_token(player.tokens, kind, 1))
        market = market._replace(tokens=with_token(market.tokens, kind, -1))
    return done(state).with_player(seat, player)._replace(market=market), (TokenBought(seat, kinds),)


def _buy_book(state: State, seat: Seat, buy: BuyBook) -> Result:
    """V-K4."""
    player, market = state.players[seat], state.market
    player = player._replace(coins=player.coins - price_of(player, buy))
    if buy.book is None:
        return done(state, Task(Kind.BLIND_BOOK, seat)).with_player(seat, player), ()
    refill = [Task(Kind.OPEN_BOOK)] if market.book_pile else []  # V-K6, V-R3
    market = market._replace(books=without(market.books, buy.book))
    state = done(state, *refill, *_third_book(player, seat)).with_player(seat, _with_book(player, buy.book))
    return state._replace(market=market), (BookBought(seat, buy.book, is_blind=False),)


def _third_book(player: Player, seat: Seat) -> list[Task]:
    """V-K4: with two books already, one must go."""
    return [Task(Kind.THIRD_BOOK, seat)] if len(player.books) == MOST_BOOKS else []


def _with_book(player: Player, book: Book) -> Player:
    return player._replace(books=(*player.books, book))


def _buy_card(state: State, seat: Seat, buy: BuyCard) -> Result:
    """V-K5, V-B10."""
    player = state.players[seat]
    cost, price = cost_of(buy.pick), price_of(player, buy)
    used = (*player.used, Book.CHEAPER_CARD) if price < cost else player.used
    state = state.with_player(seat, player._replace(coins=player.coins - price, used=used))
    state, card = _take(state, seat, buy.pick)
    return state, (CardBought(seat, cost, price, card),)


def _take(state: State, seat: Seat, pick: Pick) -> tuple[State, Card | None]:
    """A card from the market into the hand, or soon if it is unseen; the gap is filled at once (V-K6)."""
    cost = cost_of(pick)
    if isinstance(pick, Top):
        return done(state, Task(Kind.BLIND_CARD, seat, cost)), None
    refill = [Task(Kind.OPEN_CARD, cost=cost)] if state.market.row(cost).pile else []
    state = done(state, *refill)._replace(market=take_card(state.market, pick))
    return state.with_player(seat, _with_card(state.players[seat], pick, Origin.OPEN)), pick


def _with_card(player: Player, card: Card, origin: Origin) -> Player:
    return player._replace(hand=(*player.hand, Held(card, origin)))


def _swap(state: State, seat: Seat, swap: Swap) -> Result:
    """V-B17, V-R12."""
    player = state.players[seat]
    assert player.dungeon is not None  # noqa: S101  swaps are made in the clean-up
    dungeon = player.dungeon._replace(cards=without(player.dungeon.cards, swap.box))
    player = player._replace(dungeon=dungeon, used=(*player.used, Book.SWAP_ONE))
    state = state.with_player(seat, player)._replace(out=(*state.out, swap.box))
    state, taken = _take(state, seat, swap.take)
    return state, (CardSwapped(seat, swap.box, cost_of(swap.take), taken),)


def _explore_all(state: State, moves: Mapping[Seat, Move]) -> Result:
    """D: every submission is judged."""
    dungeons = tuple(explore(state.players[seat], moves[seat], f"seat {seat}") for seat in state.table.all_seats)
    return lay_open(state, dungeons)


def lay_open(state: State, dungeons: tuple[Dungeon, ...]) -> Result:
    """V-R36: all have finished; with an hourglass on the main goal it is asked who was first (V-T1)."""
    state = rounds.reveal(state, dungeons)
    then = [Task(Kind.DONE)] if state.goals.main and state.goals.main.hourglass and _could_be_first(state) else []
    return done(state, *then), (DungeonsRevealed(dungeons),)


def _could_be_first(state: State) -> tuple[Fact, ...]:
    """V-R33: who has five cards legally laid and a path; nobody, where two may tie or time may run out."""
    able = [
        Fact(seat_name(seat))
        for seat, dungeon in zip(state.table.all_seats, rounds.dungeons(state), strict=True)
        if dungeon.submission is not None and dungeon.explored.ending != "empty"
    ]
    may_be_nobody = len(able) > 1 or (able and state.table.time_limit is not None)
    return (*able, NOBODY) if may_be_nobody else tuple(able)


def seat_name(seat: Seat) -> str:
    """A seat as chance and the clock name it.

    >>> seat_name(Seat(2))
    'seat-2'
    """
    return f"seat-{seat}"


def urn(state: State) -> tuple[Outcome, ...]:
    """What chance may give."""
    if not state.agenda:
        return ()
    task = state.agenda[0]
    match task.kind:
        case Kind.OPEN_BOOK | Kind.BLIND_BOOK:
            return state.market.book_pile
        case Kind.OPEN_CARD | Kind.BLIND_CARD:
            return state.market.row(task.cost or 0).pile
        case Kind.BEGINNER:
            return tuple(map(seat_name, state.table.all_seats))
        case Kind.MAIN_GOAL | Kind.SIDE_GOAL:
            return state.goals.pile
        case Kind.FILL:
            return state.players[task.seat or 0].deck
        case _:
            return ()


def draw(state: State, outcome: Outcome) -> Result:
    """Chance has decided."""
    if outcome not in urn(state):
        _refuse_draw(state, outcome)
    task = state.agenda[0]
    match task.kind, outcome:
        case Kind.OPEN_BOOK, Book():
            market = state.market._replace(
                books=(*state.market.books, outcome), book_pile=without(state.market.book_pile, outcome)
            )
            return advance(done(state)._replace(market=market), (BookTurnedUp(outcome),))
        case Kind.BLIND_BOOK, Book():
            return advance(*_blind_book(state, task.seat or Seat(0), outcome))
        case _, Card():
            return advance(*_draw_card(state, task, outcome))
        case _, GoalCard():
            return advance(*_draw_goal(state, task, outcome))
        case _:
            return advance(done(state)._replace(turn=_seat(state, outcome)))


def _refuse_draw(state: State, outcome: Outcome) -> NoReturn:
    if state.phase is Phase.OVER:
        raise IllegalMove("V-Z0", "chance", "the game is over")
    kind = state.agenda[0].kind
    if kind not in DRAWS:
        rule, due = (DECIDES | NOTES)[kind]
        raise IllegalMove(rule, "chance", f"chance has no say now: {due}")
    rule, due = DRAWS[kind]
    name = outcome.wire if isinstance(outcome, Card | GoalCard) else outcome
    raise IllegalMove(rule, "chance", f"{due}, and it cannot be {name}")


def _blind_book(state: State, seat: Seat, book: Book) -> Result:
    player = state.players[seat]
    market = state.market._replace(book_pile=without(state.market.book_pile, book))
    state = done(state, *_third_book(player, seat)).with_player(seat, _with_book(player, book))
    return state._replace(market=market), (BookBought(seat, book, is_blind=True),)


def _draw_card(state: State, task: Task, card: Card) -> Result:
    seat = task.seat or Seat(0)
    player = state.players[seat]
    if task.kind is Kind.FILL:
        player = _with_card(player, card, Origin.DRAWN)._replace(deck=without(player.deck, card))
        look = [Task(Kind.LOOK, seat)] if player.can_use(Book.LOOK_FIRST) else []
        used = (*player.used, Book.LOOK_FIRST) if look else player.used
        state = done(state, *look).with_player(seat, player._replace(used=used))
        return state, (CardDrawn(seat, Origin.DRAWN, card),)
    row = state.market.row(cost_of(card))
    row = row._replace(pile=without(row.pile, card))
    if task.kind is Kind.OPEN_CARD:
        market = state.market.with_row(cost_of(card), row._replace(open=(*row.open, card)))
        return done(state)._replace(market=market), (CardTurnedUp(card),)
    state = done(state).with_player(seat, _with_card(player, card, Origin.BLIND))
    state = state._replace(market=state.market.with_row(cost_of(card), row))
    return state, (CardDrawn(seat, Origin.BLIND, card),)


def _draw_goal(state: State, task: Task, goal: GoalCard) -> Result:
    goals = state.goals._replace(pile=without(state.goals.pile, goal))
    if task.kind is Kind.SIDE_GOAL:
        state, scored = rounds.score_goal(done(state)._replace(goals=goals._replace(side=goal)), 2, goal)
        return state, (scored,)
    turned_up = (MainGoalTurnedUp(state.round + 1, goal),)
    if state.phase is Phase.SET_UP:
        return done(state)._replace(goals=goals._replace(main=goal)), turned_up
    return done(state, *rounds.after_new_goal(state))._replace(goals=goals._replace(next=goal)), turned_up


def facts(state: State) -> tuple[Fact, ...]:
    """V-T1: who may have been done first, while that is asked."""
    return _could_be_first(state) if state.agenda and state.agenda[0].kind is Kind.DONE else ()


def witness(state: State, times: Mapping[Seat, float]) -> Fact:
    """V-R33: of those who could be first, whoever took the shortest known time; of equals nobody (V-R43)."""
    able = facts(state)
    known = sorted((times.get(seat, inf), seat) for seat in state.table.all_seats if seat_name(seat) in able)
    is_tie = len(known) > 1 and known[0][0] == known[1][0]
    is_late = known[0][0] == inf and NOBODY in able
    return NOBODY if is_tie or is_late else Fact(seat_name(known[0][1]))


def note(state: State, fact: Fact) -> Result:
    """V-T1, V-R5: somebody with a clock says who was done first."""
    if fact not in facts(state):
        _refuse_note(state, fact)
    if fact == NOBODY:
        return advance(done(state), (FirstDone(None),))
    first = _seat(state, fact)
    lines = state.sheets[first]
    ticked = (*lines[:-1], lines[-1]._replace(bonus=TIME_BONUS))
    sheets = (*state.sheets[:first], ticked, *state.sheets[first + 1 :])
    return advance(done(state)._replace(sheets=sheets), (FirstDone(first),))


def _refuse_note(state: State, fact: Fact) -> NoReturn:
    if state.phase is Phase.OVER:
        raise IllegalMove("V-Z0", "fact", "the game is over")
    kind = state.agenda[0].kind
    if kind not in NOTES:
        rule, due = (DECIDES | DRAWS)[kind]
        raise IllegalMove(rule, "fact", f"no fact is noted now: {due}")
    rule, due = NOTES[kind]
    raise IllegalMove(rule, "fact", f"{due}, and it cannot be {fact[:40]!a}")


def _seat(state: State, outcome: Outcome) -> Seat:
    return next(seat for seat in state.table.all_seats if seat_name(seat) == outcome)


def read_outcome(value: Json, where: str) -> Outcome:
    """What chance gave, from its JSON; raises IllegalMove."""
    if not isinstance(value, str):
        return read_book(value, where)
    if value.startswith("seat-"):
        return value
    if value in {goal.id for goal in GOAL_CARDS}:
        return read_goal_card(value, where)
    return read_card(value, where)


def sheets(state: State) -> tuple[Sheet, ...]:
    """Every seat's score sheet as it stands."""
    return score(state.sheets, [player.coins for player in state.players])


def scores(state: State) -> tuple[int, ...]:
    """V-Z1: each seat's points, as if the game ended now."""
    return tuple(sheet.total for sheet in sheets(state))


def winners(state: State) -> tuple[Seat, ...]:
    """V-Z2."""
    return best(sheets(state)) if state.phase is Phase.OVER else ()
