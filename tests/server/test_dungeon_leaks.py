"""Nothing that is sent of Dungeon depends on what its receiver may not know.

What a device may not know: the others' drawn cards and blind purchases (V-H3, V-R25), which of the cards not seen are
in a deck or a pile, the others' dungeons until all have finished (V-R36), and unfinished work that is not its own.
"""

import random
from collections.abc import Sequence

import pytest

from dungeon_tables import built, decision_of
from table_logs import Log
from tacora.core.seats import Seat
from tacora.games.dungeon.cards import COSTS, START_CARDS, Card
from tacora.games.dungeon.events import CardDrawn, Event
from tacora.games.dungeon.rounds import in_order
from tacora.games.dungeon.state import Held, Origin, Player, Row, State
from tacora.games.dungeon.tasks import Explore
from tacora.server import telling
from tacora.server.news import MatchNews, News
from tacora.server.table import Table

GAMES = 12
LOOK_AGAIN = 0.3
DEVICES = ([0, 1, 2], [0, 0, 1], [0, 1], [0, 1, -1, 2])


def with_other_secrets(state: State, own: Sequence[Seat], source: random.Random) -> State:
    """A state that differs in what a device with these seats may not know, as far as it can."""
    market = state.market
    players = list(state.players)
    hidden = [seat for seat in state.table.all_seats if seat not in own]
    for cost in COSTS:
        places = [
            (seat, number)
            for seat in hidden
            for number, held in enumerate(players[seat].hand)
            if held.origin is Origin.BLIND and held.card.cost == cost
        ]
        row = market.row(cost)
        cards = [*row.pile, *(players[seat].hand[number].card for seat, number in places)]
        source.shuffle(cards)
        for seat, number in places:
            players[seat] = _with_card(players[seat], number, cards.pop())
        market = market.with_row(cost, Row(row.open, in_order(tuple(cards))))
    for seat in hidden:
        player = players[seat]
        drawn = [number for number, held in enumerate(player.hand) if held.origin is Origin.DRAWN]
        cards = [*player.deck, *(player.hand[number].card for number in drawn)]
        source.shuffle(cards)
        for number in drawn:
            player = _with_card(player, number, cards.pop())
        players[seat] = player._replace(deck=in_order(tuple(cards)))
    return state._replace(market=market, players=tuple(players))


def _with_card(player: Player, number: int, card: Card) -> Player:
    hand = player.hand
    return player._replace(hand=(*hand[:number], Held(card, hand[number].origin), *hand[number + 1 :]))


def with_other_draws(event: Event, own: Sequence[Seat], source: random.Random) -> Event:
    """The event with another card, if somebody else drew it."""
    if isinstance(event, CardDrawn) and event.seat not in own:
        return event._replace(card=source.choice(START_CARDS))
    return event


def sent(table: Table, news: Sequence[News], viewer: int | None) -> list[bytes]:
    seats = table.seats_of(viewer)
    return [telling.frames(table, piece, ()).for_seats(seats) for piece in news]


def check(table: Table, news: Sequence[News], source: random.Random) -> int:
    """Every viewer is sent the same for a twin; how often the twin differed."""
    differing = 0
    happened = next((piece for piece in news if isinstance(piece, MatchNews)), None)
    if happened is None:
        return 0
    for viewer in (None, *range(len(table.devices))):
        own = table.seats_of(viewer)
        state = with_other_secrets(happened.state, own, source)
        events = tuple(with_other_draws(event, own, source) for event in happened.events)
        differing += state != happened.state
        twin = MatchNews(happened.seq, events, state, happened.point)
        assert sent(table, [happened], viewer) == sent(table, [twin], viewer)
    return differing


@pytest.mark.parametrize("number", range(GAMES))
def test_nothing_leaks(number: int) -> None:
    source = random.Random(f"leak/{number}")
    log = Log({}, DEVICES[number % len(DEVICES)], seed=source.randbytes(32).hex(), game="dungeon")
    table, differing = log.table, 0
    while table.phase == "playing" and table.match is not None:
        state: State = table.match.state
        for seat in table.pending:
            if isinstance(state.task, Explore) and source.random() < LOOK_AGAIN:
                check_dungeons(log, seat)
            told = log.choose(seat, decision_of(state, seat, source))
            differing += check(table, told, source)
    assert differing > 10


def check_dungeons(log: Log, seat: Seat) -> None:
    """V-R36, V-D5: whatever a seat lays, and whatever work it leaves, the others are sent the same."""
    table = log.table
    device = table.places[seat].device
    if len(table.chosen) == len(table.pending) - 1:
        return
    twins = [Log.again(log) for _ in range(2)]
    news = [twin.choose(seat, built(twin, seat, number)) for number, twin in enumerate(twins)]
    assert twins[0].table.chosen[seat] != twins[1].table.chosen[seat]
    for viewer in (None, *range(len(table.devices))):
        if viewer != device:
            told = [sent(twin.table, news[number], viewer) for number, twin in enumerate(twins)]
            assert told[0] == told[1]
            welcomes = [
                telling.welcome(twin.table, viewer, (), twin.table.at, None, drafts={seat: number})
                for number, twin in enumerate(twins)
            ]
            assert welcomes[0] == welcomes[1]
