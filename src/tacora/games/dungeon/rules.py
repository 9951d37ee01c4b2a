"""The rules: what a match waits for, who may decide what, and how decisions, chance and facts change the state."""

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
from tacora.games.dungeon.rounds import Result, advance, fulfil
from tacora.games.dungeon.scoring import Sheet, best, score
from tacora.games.dungeon.state import (
    ALL_TOKENS,
    FIRST_COINS,
    MOST_BOOKS,
    Dungeon,
    Goals,
    Held,
    Market,
    Origin,
    Phase,
    Player,
    Row,
    State,
)
from tacora.games.dungeon.submission import Submission, check_submission, legal_part, read_submission
from tacora.games.dungeon.table import Table
from tacora.games.dungeon.tasks import (
    Beginner,
    BlindBook,
    BlindCard,
    ChanceTask,
    Done,
    Exchange,
    Explore,
    Fill,
    Look,
    MainGoal,
    OpenBook,
    OpenCard,
    SideGoal,
    Task,
    ThirdBook,
    Tidy,
    Turn,
)

Outcome: TypeAlias = Card | GoalCard | Book | str
"""What chance gives: a card, a goal card, a spell book, or `seat-0` and the like."""

NOBODY = Fact("nobody")
TIME_BONUS = 1  # V-R5

FOUND_NOTHING = Explored(Discoveries(), False, "empty", Tokens(), (), (), None)  # noqa: FBT003  V-R34


def start(table: Table) -> Result:
    """V-S1 to V-S4: everything is laid out; chance draws the cards that lie face up."""
    rows = tuple(Row((), DUNGEON_CARDS[cost]) for cost in COSTS)
    market = Market(ALL_TOKENS, (), tuple(Book), rows)
    player = Player(FIRST_COINS, Tokens(), (), (), (), START_CARDS, ())
    tasks = [*rounds.turn_up(market), MainGoal()]
    if table.begins is None:
        tasks.append(Beginner())
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
    match state.task:
        case Turn(seat) | ThirdBook(seat) | Look(seat) | Exchange(seat):
            return (seat,)
        case Explore():
            return state.table.all_seats
        case Tidy():
            return rounds.cleaners(state)
        case _:
            return ()


def legal(state: State, seat: Seat) -> tuple[Move, ...]:
    """What a seat may decide; dungeons are too many to list, so only the decision to lay none is listed (V-R34)."""
    if seat not in pending(state):
        return ()
    player = state.players[seat]
    match state.task:
        case Turn():
            return PASS, *purchases(state.market, player)
        case ThirdBook():
            return tuple(map(LayOff, player.books[:MOST_BOOKS]))
        case Look():
            return KEEP, DISCARD
        case Exchange():
            return NOTHING, *cleaning.swaps(state.market, player)
        case Tidy():
            return cleaning.clean_ups(player)
        case _:
            return (NOTHING,)


def absent(state: State, seat: Seat) -> Move:
    """V-R35: the decision that counts for an absent player."""
    return legal(state, seat)[0]


def unfinished(state: State, seat: Seat, work: Json) -> Move:
    """V-R34: when time is up, the legal part of an unfinished dungeon counts; without one, as for the absent.

    A face may keep more in the work than its `layout` and `path`.
    """
    if not isinstance(work, dict) or not isinstance(state.task, Explore):
        return absent(state, seat)
    player = state.players[seat]
    try:
        submission = read_submission({name: work.get(name) for name in Submission._fields}, "unfinished")
    except IllegalMove:
        return NOTHING
    return legal_part(tuple(held.card for held in player.hand), submission, _tools(player)) or NOTHING


def final(state: State) -> str | None:
    """V-D5: a dungeon stands once it is handed in."""
    return "V-D5" if isinstance(state.task, Explore) else None


def check(state: State, seat: Seat, move: Move) -> None:
    """Raise IllegalMove unless this seat owes a decision, and may make this move."""
    where = f"seat {seat}"
    task = state.task
    if task is None:
        raise IllegalMove("V-Z0", where, "the game is over")
    if seat not in pending(state):
        raise IllegalMove(task.rule, where, f"it owes no decision: {task.due}")
    if fault := _fault(state, task, seat, move):
        rule, why = fault
        raise IllegalMove(rule, where, why)
    if isinstance(move, Submission):
        explore(state.players[seat], move, where)


def _fault(state: State, task: Task, seat: Seat, move: Move) -> tuple[str, str] | None:
    """The rule that forbids a decision, and what was wrong; a dungeon and its path are not judged here."""
    player = state.players[seat]
    match task, move:
        case Turn(), BuyToken() | BuyBook() | BuyCard():
            return refusal(state.market, player, move)
        case ThirdBook(), LayOff(book):
            is_older = book in player.books[:MOST_BOOKS]
            return None if is_older else ("V-K4", f"book {book} is none of the two older ones")
        case Exchange(), Swap():
            return cleaning.swap_refusal(state.market, player, move)
        case Tidy(), CleanUp():
            return cleaning.clean_up_refusal(player, move)
        case (Turn(), "pass") | (Look(), "keep" | "discard") | (Explore() | Exchange(), "nothing"):
            return None
        case Explore(), Submission():
            return None
        case _:
            return task.rule, task.due


def explore(player: Player, move: Move, where: str) -> Dungeon:
    """V-D1 to V-L4: the dungeon that a player has laid with the hand; raises IllegalMove."""
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
    task, owing = state.task, pending(state)
    for seat in sorted(moves):
        if seat not in owing:
            check(state, seat, moves[seat])
    if task is None:
        raise IllegalMove("V-Z0", "moves", "nobody decides now: the game is over")
    if not owing:
        raise IllegalMove(task.rule, "moves", f"nobody decides now: {task.due}")
    for seat in owing:
        if seat not in moves:
            raise IllegalMove(task.rule, f"seat {seat}", "its decision is missing")
        if fault := _fault(state, task, seat, moves[seat]):
            raise IllegalMove(fault[0], f"seat {seat}", fault[1])
    match task:
        case Explore():
            return advance(*_explore_all(state, moves))
        case Tidy():
            choices = {seat: move for seat, move in moves.items() if isinstance(move, CleanUp)}
            return advance(*rounds.clean_up(state, choices))
        case _:
            return advance(*_decide(state, owing[0], moves[owing[0]]))


def _decide(state: State, seat: Seat, move: Move) -> Result:
    """One seat's decision."""
    if isinstance(state.task, Turn):
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
            state = fulfil(state).with_player(seat, player)._replace(out=(*state.out, book))
            return state, (BookLaidOff(seat, book),)
        case Swap():
            return _swap(state, seat, move)
        case "pass":
            return fulfil(state)._replace(passed=(*state.passed, seat)), (Passed(seat, by_itself=False),)
        case "discard":  # V-B13
            rejected = player.hand[-1].card
            player = player._replace(hand=player.hand[:-1], discard=rounds.in_order((*player.discard, rejected)))
            return fulfil(state).with_player(seat, player), (CardRejected(seat, rejected),)
        case _:
            return fulfil(state), ()


def _buy_token(state: State, seat: Seat, buy: BuyToken) -> Result:
    """V-K3, V-B14."""
    player, market = state.players[seat], state.market
    kinds = (buy.kind,) if buy.also is None else (buy.kind, buy.also)
    used = player.used if buy.also is None else (*player.used, Book.SECOND_TOKEN)
    player = player._replace(coins=player.coins - price_of(player, buy), used=used)
    for kind in kinds:
        player = player._replace(tokens=with_token(player.tokens, kind, 1))
        market = market._replace(tokens=with_token(market.tokens, kind, -1))
    return fulfil(state).with_player(seat, player)._replace(market=market), (TokenBought(seat, kinds),)


def _buy_book(state: State, seat: Seat, buy: BuyBook) -> Result:
    """V-K4."""
    player, market = state.players[seat], state.market
    player = player._replace(coins=player.coins - price_of(player, buy))
    if buy.book is None:
        return fulfil(state, BlindBook(seat)).with_player(seat, player), ()
    refill = [OpenBook()] if market.book_pile else []  # V-K6, V-R3
    market = market._replace(books=without(market.books, buy.book))
    state = fulfil(state, *refill, *_third_book(player, seat)).with_player(seat, _with_book(player, buy.book))
    return state._replace(market=market), (BookBought(seat, buy.book, is_blind=False),)


def _third_book(player: Player, seat: Seat) -> list[Task]:
    """V-K4: with two books already, one must go."""
    return [ThirdBook(seat)] if len(player.books) == MOST_BOOKS else []


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
    """Take a card from the market into the hand, an unseen one when it is drawn; the gap is filled at once (V-K6)."""
    cost = cost_of(pick)
    if isinstance(pick, Top):
        return fulfil(state, BlindCard(seat, cost)), None
    refill = [OpenCard(cost)] if state.market.row(cost).pile else []
    state = fulfil(state, *refill)._replace(market=take_card(state.market, pick))
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
    """V-D1 to V-L4: judge every submission."""
    dungeons = tuple(explore(state.players[seat], moves[seat], f"seat {seat}") for seat in state.table.all_seats)
    return lay_open(state, dungeons)


def lay_open(state: State, dungeons: tuple[Dungeon, ...]) -> Result:
    """V-R36: all have finished; if the main goal shows an hourglass, a clock must say who was first (V-T1)."""
    state = rounds.reveal(state, dungeons)
    then = [Done()] if state.goals.main and state.goals.main.hourglass and _could_be_first(state) else []
    return fulfil(state, *then), (DungeonsRevealed(dungeons),)


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
    """The outcomes that chance may give."""
    match state.task:
        case OpenBook() | BlindBook():
            return state.market.book_pile
        case OpenCard(cost) | BlindCard(cost=cost):
            return state.market.row(cost).pile
        case Beginner():
            return tuple(map(seat_name, state.table.all_seats))
        case MainGoal() | SideGoal():
            return state.goals.pile
        case Fill(seat):
            return state.players[seat].deck
        case _:
            return ()


def draw(state: State, outcome: Outcome) -> Result:
    """Chance has decided."""
    if outcome not in urn(state):
        _refuse_draw(state, outcome)
    match state.task, outcome:
        case OpenBook(), Book():
            market = state.market._replace(
                books=(*state.market.books, outcome), book_pile=without(state.market.book_pile, outcome)
            )
            return advance(fulfil(state)._replace(market=market), (BookTurnedUp(outcome),))
        case BlindBook(seat), Book():
            return advance(*_draw_book(state, seat, outcome))
        case OpenCard(cost), Card():
            return advance(*_turn_up_card(state, cost, outcome))
        case BlindCard(seat, cost), Card():
            return advance(*_draw_blind_card(state, seat, cost, outcome))
        case Fill(seat), Card():
            return advance(*_fill_hand(state, seat, outcome))
        case MainGoal(), GoalCard():
            return advance(*_turn_up_main_goal(state, outcome))
        case SideGoal(), GoalCard():
            return advance(*_turn_up_side_goal(state, outcome))
        case _:
            return advance(fulfil(state)._replace(turn=_seat(state, outcome)))


def _refuse_draw(state: State, outcome: Outcome) -> NoReturn:
    task = state.task
    if task is None:
        raise IllegalMove("V-Z0", "chance", "the game is over")
    if not isinstance(task, ChanceTask):
        raise IllegalMove(task.rule, "chance", f"chance has no say now: {task.due}")
    name = outcome.wire if isinstance(outcome, Card | GoalCard) else outcome
    raise IllegalMove(task.rule, "chance", f"{task.due}, and it cannot be {name}")


def _draw_book(state: State, seat: Seat, book: Book) -> Result:
    player = state.players[seat]
    market = state.market._replace(book_pile=without(state.market.book_pile, book))
    state = fulfil(state, *_third_book(player, seat)).with_player(seat, _with_book(player, book))
    return state._replace(market=market), (BookBought(seat, book, is_blind=True),)


def _turn_up_card(state: State, cost: int, card: Card) -> Result:
    row = state.market.row(cost)
    market = state.market.with_row(cost, Row((*row.open, card), without(row.pile, card)))
    return fulfil(state)._replace(market=market), (CardTurnedUp(card),)


def _draw_blind_card(state: State, seat: Seat, cost: int, card: Card) -> Result:
    row = state.market.row(cost)
    market = state.market.with_row(cost, row._replace(pile=without(row.pile, card)))
    state = fulfil(state).with_player(seat, _with_card(state.players[seat], card, Origin.BLIND))
    return state._replace(market=market), (CardDrawn(seat, Origin.BLIND, card),)


def _fill_hand(state: State, seat: Seat, card: Card) -> Result:
    player = state.players[seat]
    player = _with_card(player, card, Origin.DRAWN)._replace(deck=without(player.deck, card))
    look = [Look(seat)] if player.can_use(Book.LOOK_FIRST) else []
    used = (*player.used, Book.LOOK_FIRST) if look else player.used
    state = fulfil(state, *look).with_player(seat, player._replace(used=used))
    return state, (CardDrawn(seat, Origin.DRAWN, card),)


def _turn_up_main_goal(state: State, goal: GoalCard) -> Result:
    goals = state.goals._replace(pile=without(state.goals.pile, goal))
    events = (MainGoalTurnedUp(state.round + 1, goal),)
    if state.phase is Phase.SET_UP:
        return fulfil(state)._replace(goals=goals._replace(main=goal)), events
    return fulfil(state, *rounds.after_new_goal(state))._replace(goals=goals._replace(next=goal)), events


def _turn_up_side_goal(state: State, goal: GoalCard) -> Result:
    goals = state.goals._replace(pile=without(state.goals.pile, goal), side=goal)
    state, event = rounds.score_goal(fulfil(state)._replace(goals=goals), 2, goal)
    return state, (event,)


def facts(state: State) -> tuple[Fact, ...]:
    """V-T1: who may have been done first, while the match waits for this fact."""
    return _could_be_first(state) if isinstance(state.task, Done) else ()


def witness(state: State, times: Mapping[Seat, float]) -> Fact:
    """V-R33: of the seats that could be first, the one with the shortest known time; nobody of equals (V-R43)."""
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
        return advance(fulfil(state), (FirstDone(None),))
    first = _seat(state, fact)
    lines = state.sheets[first]
    ticked = (*lines[:-1], lines[-1]._replace(bonus=TIME_BONUS))
    sheets = (*state.sheets[:first], ticked, *state.sheets[first + 1 :])
    return advance(fulfil(state)._replace(sheets=sheets), (FirstDone(first),))


def _refuse_note(state: State, fact: Fact) -> NoReturn:
    task = state.task
    if task is None:
        raise IllegalMove("V-Z0", "fact", "the game is over")
    if not isinstance(task, Done):
        raise IllegalMove(task.rule, "fact", f"no fact is noted now: {task.due}")
    raise IllegalMove(task.rule, "fact", f"{task.due}, and it cannot be {fact[:40]!a}")


def _seat(state: State, outcome: Outcome) -> Seat:
    return next(seat for seat in state.table.all_seats if seat_name(seat) == outcome)


def read_outcome(value: Json, where: str) -> Outcome:
    """An outcome of chance from its JSON; raises IllegalMove."""
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
