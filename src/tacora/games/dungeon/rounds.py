"""How a match goes on by itself until it waits for somebody, for chance or for a clock (V-K1, V-H*, V-E*, V-F*)."""

from collections.abc import Callable, Mapping

from tacora.core.seats import Seat
from tacora.games.dungeon import clean_up as cleaning
from tacora.games.dungeon.cards import COSTS, Card, GoalCard
from tacora.games.dungeon.events import (
    CleanedUp,
    CoinsTaken,
    DeckRenewed,
    Event,
    GameEnded,
    GoalScored,
    HandsFilled,
    MarketRenewed,
    Passed,
    RoundBegan,
)
from tacora.games.dungeon.finds import TOKEN_KINDS, Tokens
from tacora.games.dungeon.market import can_buy
from tacora.games.dungeon.moves import CleanUp
from tacora.games.dungeon.scoring import best, score
from tacora.games.dungeon.state import (
    ALL_TOKENS,
    HAND,
    OPEN,
    ROUNDS,
    Dungeon,
    Goals,
    Held,
    Line,
    Market,
    Origin,
    Phase,
    Player,
    Row,
    State,
)
from tacora.games.dungeon.tasks import Exchange, Explore, Fill, MainGoal, OpenBook, OpenCard, SideGoal, Task, Tidy, Turn

Result = tuple[State, tuple[Event, ...]]

RENEWED_AFTER = 3  # V-F5


def advance(state: State, events: tuple[Event, ...] = ()) -> Result:
    """Go on until somebody must decide, chance must draw, a fact must be noted, or the game is over."""
    while state.phase is not Phase.OVER:
        if state.agenda:
            if not isinstance(state.task, Tidy) or cleaners(state):
                break
            state, more = clean_up(state, {})
        else:
            state, more = NEXT[state.phase](state)
        events += more
    return state, events


def fulfil(state: State, *then: Task) -> State:
    """Take the head off the agenda, and put these tasks before the rest."""
    return state._replace(agenda=(*then, *state.agenda[1:]))


def turn_up(market: Market, books: int = OPEN, cards: int = OPEN) -> tuple[Task, ...]:
    """V-S1, V-R3: the tasks that turn up so many books, and so many cards of each cost, as far as the piles last."""
    opened: list[Task] = [OpenBook()] * min(books, len(market.book_pile))
    for cost in COSTS:
        opened += [OpenCard(cost)] * min(cards, len(market.row(cost).pile))
    return tuple(opened)


def _begin_round(state: State) -> Result:
    """V-K1: everybody may buy again."""
    begins = state.turn if state.round == 0 else _poorest(state)
    state = state._replace(phase=Phase.MARKET, round=state.round + 1, turn=begins, passed=())
    return state, (RoundBegan(state.round, begins),)


def _poorest(state: State) -> Seat:
    """V-K1, V-R1: the fewest coins, then the fewest points of the round before, then the lowest seat."""
    return min(state.table.all_seats, key=lambda seat: (state.players[seat].coins, state.sheets[seat][-1].points, seat))


def _next_turn(state: State) -> Result:
    """V-K2, V-R1: the next clockwise who has not passed; V-R13: who can buy nothing passes by itself."""
    waiting = [seat for seat in state.table.all_seats if seat not in state.passed]
    if not waiting:
        return state._replace(phase=Phase.HAND), ()
    seat = min(waiting, key=lambda seat: (seat - state.turn) % state.table.seats)
    if can_buy(state.market, state.players[seat]):
        return state._replace(agenda=(Turn(seat),)), ()
    return state._replace(passed=(*state.passed, seat)), (Passed(seat, by_itself=True),)


def _next_card(state: State) -> Result:
    """V-H1, V-H2: everyone fills up to 5 cards, from a deck renewed where it is empty."""
    for seat in state.table.all_seats:
        player = state.players[seat]
        if len(player.hand) < HAND:
            state = state._replace(agenda=(Fill(seat),))
            if player.deck:
                return state, ()
            renewed = player._replace(deck=player.discard, discard=())
            return state.with_player(seat, renewed), (DeckRenewed(seat, len(renewed.deck)),)
    state = state._replace(phase=Phase.EXPLORATION, agenda=(Explore(),))
    return state, (HandsFilled(state.round),)


def reveal(state: State, dungeons: tuple[Dungeon, ...]) -> State:
    """V-R36, V-I4, V-E5: all dungeons lie open; used tokens are back, used books face down, exits ticked."""
    players = tuple(
        _after_exploration(player, dungeon) for player, dungeon in zip(state.players, dungeons, strict=True)
    )
    sheets = tuple(
        (*lines, Line(main=0, side=0, bonus=0, exit=dungeon.explored.exited))
        for lines, dungeon in zip(state.sheets, dungeons, strict=True)
    )
    boxed = tuple(book for dungeon in dungeons for book in dungeon.explored.boxed_books)
    market = state.market._replace(tokens=_tokens_left(players))
    return state._replace(players=players, sheets=sheets, market=market, out=state.out + boxed)


def _after_exploration(player: Player, dungeon: Dungeon) -> Player:
    explored = dungeon.explored
    left = {
        kind: getattr(player.tokens, kind) + (kind == explored.taken_token) - getattr(explored.used_tokens, kind)
        for kind in TOKEN_KINDS
    }
    return player._replace(
        tokens=Tokens(**left),
        books=tuple(book for book in player.books if book not in explored.boxed_books),
        used=(*player.used, *explored.used_books),
        hand=(),
        dungeon=dungeon,
    )


def _tokens_left(players: tuple[Player, ...]) -> Tokens:
    """V-R26: the tokens that no player has; a token beyond the five of its kind vanishes when returned."""
    held = [sum(getattr(player.tokens, kind) for player in players) for kind in TOKEN_KINDS]
    return Tokens(*(max(0, every - out) for every, out in zip(ALL_TOKENS, held, strict=True)))


def _reward(state: State) -> Result:
    """V-E1 to V-E3, for all (V-R36); then the side goal."""
    coins = tuple(dungeon.explored.coins for dungeon in dungeons(state))
    players = tuple(
        player._replace(coins=player.coins + found, tokens=Tokens())
        for player, found in zip(state.players, coins, strict=True)
    )
    state = state._replace(
        phase=Phase.REWARDS,
        agenda=(SideGoal(),),
        players=players,
        market=state.market._replace(tokens=ALL_TOKENS),
    )
    assert state.goals.main is not None  # noqa: S101  turned up before the round
    state, scored = score_goal(state, 1, state.goals.main)
    return state, (CoinsTaken(coins), scored)


def score_goal(state: State, column: int, goal: GoalCard) -> tuple[State, GoalScored]:
    """V-E3, V-E4: matching discoveries times the goal's points, into that column."""
    found = [dungeon.explored.discoveries for dungeon in dungeons(state)]
    points = tuple(discoveries.points(goal.goal) for discoveries in found)
    sheets = tuple(
        (*lines[:-1], lines[-1]._replace(main=earned) if column == 1 else lines[-1]._replace(side=earned))
        for lines, earned in zip(state.sheets, points, strict=True)
    )
    counts = tuple(getattr(discoveries, goal.goal) for discoveries in found)
    return state._replace(sheets=sheets), GoalScored(column, goal, counts, points)


def dungeons(state: State) -> tuple[Dungeon, ...]:
    """Everybody's dungeon, from exploration to clean-up."""
    return tuple(player.dungeon for player in state.players if player.dungeon is not None)


def _after_rewards(state: State) -> Result:
    """V-F1, or after round 6 the end (V-Z0)."""
    if state.round < ROUNDS:
        return state._replace(phase=Phase.CLEAN_UP, agenda=(MainGoal(),)), ()
    sheets = score(state.sheets, [player.coins for player in state.players])
    return state._replace(phase=Phase.OVER), (GameEnded(sheets, best(sheets)),)


def after_new_goal(state: State) -> tuple[Task, ...]:
    """V-R29: V-B17 where it can be used, then all players together."""
    swapping = [seat for seat in state.table.all_seats if cleaning.swaps(state.market, state.players[seat])]
    return (*(Exchange(seat) for seat in swapping), Tidy())


def cleaners(state: State) -> tuple[Seat, ...]:
    """Who has a choice in the clean-up."""
    return tuple(seat for seat in state.table.all_seats if cleaning.has_choice(state.players[seat]))


def clean_up(state: State, choices: Mapping[Seat, CleanUp]) -> Result:
    """V-F2 to V-F5, V-R29: all seats clean their five cards up together."""
    events: tuple[Event, ...] = ()
    for seat in state.table.all_seats:
        state, cleaned = _clean_one(state, seat, choices.get(seat, CleanUp()))
        events += (cleaned,)
    goals = state.goals
    over = tuple(goal for goal in (goals.main, goals.side) if goal is not None)
    state = fulfil(state)._replace(goals=Goals(goals.pile, goals.next, laid_off=goals.laid_off + over))  # V-F4
    if state.round == RENEWED_AFTER:
        state, renewed = _renew_market(state)
        events += (renewed,)
    return state, events


def _clean_one(state: State, seat: Seat, choice: CleanUp) -> tuple[State, CleanedUp]:
    player = state.players[seat]
    paid = cleaning.payment(player, choice)
    laid = () if player.dungeon is None else player.dungeon.cards
    discarded = tuple(card for card in laid if card not in choice.keep and card not in choice.box)
    player = player._replace(
        coins=player.coins - paid,
        used=(),
        hand=(*player.hand, *(Held(card, Origin.OPEN) for card in choice.keep)),
        discard=in_order((*player.discard, *discarded)),
        dungeon=None,
    )
    state = state.with_player(seat, player)._replace(out=state.out + choice.box)
    return state, CleanedUp(seat, choice.keep, choice.box, discarded, paid)


def _renew_market(state: State) -> tuple[State, MarketRenewed]:
    """V-F5, V-R3: all that lies face up is laid off, and new cards are turned up as far as the piles last."""
    market = state.market
    cards = tuple(card for row in market.rows for card in row.open)
    cleared = market._replace(books=(), rows=tuple(Row((), row.pile) for row in market.rows))
    state = state._replace(market=cleared, agenda=turn_up(cleared), out=(*state.out, *market.books, *cards))
    return state, MarketRenewed(market.books, cards)


def in_order(cards: tuple[Card, ...]) -> tuple[Card, ...]:
    """Cards sorted by their ids, so that the order tells nothing of how they came together."""
    return tuple(sorted(cards, key=lambda card: card.id))


NEXT: dict[Phase, Callable[[State], Result]] = {
    Phase.SET_UP: _begin_round,
    Phase.MARKET: _next_turn,
    Phase.HAND: _next_card,
    Phase.EXPLORATION: _reward,
    Phase.REWARDS: _after_rewards,
    Phase.CLEAN_UP: _begin_round,
}
