"""The view of Dungeon that a device is sent."""

from collections.abc import Mapping, Sequence
from functools import lru_cache

import msgspec

from tacora.core.jsonable import Json, jsonable
from tacora.core.seats import Seat
from tacora.games.dungeon import DUNGEON, State
from tacora.games.dungeon import state as game
from tacora.games.dungeon.cards import COSTS, Card, GoalCard
from tacora.games.dungeon.finds import GOALS
from tacora.games.dungeon.scoring import Sheet
from tacora.games.dungeon.view import SeenPlayer
from tacora.games.dungeon.view import View as SeenView
from tacora.server.wire import NO_DRAFTS
from tacora.server.wire.dungeon.shapes import (
    CardId,
    Dungeon,
    Goal,
    Goals,
    HandCard,
    Line,
    Market,
    MarketRow,
    OpenView,
    OwnView,
    Player,
    ScoreSheet,
    Task,
    Tokens,
    Tools,
)

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
