"""The market, rule by rule."""

import pytest

from dungeon_story import BOOKS_UP, CARDS_UP, Story, brings, plain_goal
from tacora.core.errors import IllegalMove
from tacora.core.jsonable import jsonable
from tacora.core.seats import Seat
from tacora.games.dungeon import rules
from tacora.games.dungeon.books import Book
from tacora.games.dungeon.cards import DUNGEON_CARDS
from tacora.games.dungeon.events import (
    BookBought,
    BookLaidOff,
    CardBought,
    CardDrawn,
    MarketRenewed,
    Passed,
    RoundBegan,
    TokenBought,
)
from tacora.games.dungeon.finds import Tokens
from tacora.games.dungeon.game import DUNGEON
from tacora.games.dungeon.moves import BuyToken
from tacora.games.dungeon.state import ALL_TOKENS, Origin, Phase
from tacora.games.dungeon.tasks import MainGoal, OpenBook, OpenCard, ThirdBook


def refused(story: Story, seat: int, move: object, rule: str) -> None:
    before = story.state
    with pytest.raises(IllegalMove) as caught:
        story.say(seat, move)
    assert caught.value.rule == rule
    assert story.state == before
    with pytest.raises(IllegalMove):
        DUNGEON.check(before, Seat(seat), DUNGEON.read_move(move, "here"))  # type: ignore[arg-type]  # JSON as told


def choices(story: Story, seat: int) -> set[object]:
    return {str(jsonable(move)) for move in DUNGEON.legal(story.state, Seat(seat))}


def test_the_market_is_laid_out() -> None:
    """V-S1: tokens in 4 piles, 2 books and 2 cards of each cost face up, the rest unseen piles."""
    story = Story(set_up=False)
    assert [type(task) for task in story.state.agenda] == [OpenBook] * 2 + [OpenCard] * 8 + [MainGoal]
    assert DUNGEON.urn(story.state) == tuple(range(1, 18))
    story = Story()
    market = story.state.market
    assert market.tokens == (5, 5, 5, 5)
    assert market.books == BOOKS_UP
    assert len(market.book_pile) == 15
    assert tuple(card.id for row in market.rows for card in row.open) == CARDS_UP
    for row, cost in zip(market.rows, (3, 4, 5, 6), strict=True):
        assert row.pile == tuple(card for card in DUNGEON_CARDS[cost] if card not in row.open)


def test_everybody_has_nine_start_cards_and_six_coins() -> None:
    """V-S2, V-M2."""
    for player in Story(3).state.players:
        assert [card.id for card in player.deck] == [f"S{number}" for number in range(1, 10)]
        assert player.coins == 6
        assert len(player.hand) == len(player.discard) == len(player.books) == 0


def test_the_first_goal_is_turned_up() -> None:
    """V-S3, V-S4: one of 27, and it stays up for round 1."""
    story = Story(set_up=False).draw(*BOOKS_UP, *CARDS_UP)
    assert len(DUNGEON.urn(story.state)) == 27
    story.draw(plain_goal(2))
    assert story.state.goals.main is not None
    assert story.state.goals.main.id == plain_goal(2)
    assert len(story.state.goals.pile) == 26


def test_who_begins_is_an_option_or_chance() -> None:
    """V-K1, V-R1."""
    assert DUNGEON.pending(Story(3, begins=2).state) == (2,)
    story = Story(3, begins="chance")
    assert DUNGEON.urn(story.state) == ("seat-0", "seat-1", "seat-2")
    assert DUNGEON.pending(story.draw("seat-1").state) == (1,)
    assert story.told(RoundBegan) == [RoundBegan(1, Seat(1))]


def test_turns_go_clockwise_past_those_who_passed() -> None:
    """V-K2, V-R1: exactly one thing a turn; who has passed buys no more; all passed ends the phase."""
    story = Story(3, begins=1)
    story.say(1, "token-key").say(2, "pass").say(0, "token-key").say(1, "token-key")
    refused(story, 2, "token-key", "V-K2")
    refused(story, 1, "token-key", "V-K2")
    story.say(0, "pass").say(1, "token-rope")
    assert DUNGEON.pending(story.state) == (1,)
    story.say(1, "pass")
    assert story.state.phase is Phase.HAND
    assert [event.seat for event in story.told(Passed)] == [2, 0, 1]


def test_the_poorest_begins_later_rounds() -> None:
    """V-K1: the fewest coins after the clean-up, not before."""
    story = Story(3).find({0: brings(coin=2), 1: brings(coin=1), 2: brings(coin=3)})
    story.side().next_goal()
    assert story.told(RoundBegan)[-1] == RoundBegan(2, Seat(1))


def test_ties_go_to_the_fewest_points_of_the_round_before() -> None:
    """V-K1, V-R1: columns 1 + 2 (not halved) + 3, then the lowest seat."""
    story = Story(3)
    goal = plain_goal(0).split("-")[0]
    story.find({0: brings(**{goal: 4}), 1: brings(**{goal: 1}), 2: brings(**{goal: 1})}).side().next_goal()
    assert story.told(RoundBegan)[-1].begins == 1
    story = Story(2)
    story.find({0: brings(monster=1), 1: brings(**{goal: 2})}).side("monster-1").next_goal()
    assert [lines[-1].points for lines in story.state.sheets] == [3, 2]
    assert story.told(RoundBegan)[-1].begins == 1
    story = Story(3).round()
    assert story.told(RoundBegan)[-1].begins == 0


def test_a_token_costs_one() -> None:
    """V-K3: while there are any of the kind."""
    story = Story(2).say(0, "token-sword")
    assert story.player(0).coins == 5
    assert story.player(0).tokens == Tokens(sword=1)
    assert story.state.market.tokens == Tokens(4, 5, 5, 5)
    assert story.told(TokenBought) == [TokenBought(Seat(0), ("sword",))]
    story.say(1, "pass").say(0, *["token-sword"] * 4)
    refused(story, 0, "token-sword", "V-K3")
    assert "token-sword" not in choices(story, 0)
    assert "token-rope" in choices(story, 0)


def test_a_book_costs_two() -> None:
    """V-K4, V-K6: one of the two face up, the gap filled at once."""
    story = Story(2)
    story.match.apply({Seat(0): DUNGEON.read_move("book-3", "here")})
    assert story.awaits(OpenBook)
    story.draw(17)
    assert story.player(0).books == (Book.TRAVEL_TO_MONSTER,)
    assert story.player(0).coins == 4
    assert story.state.market.books == (Book.DEFEAT_MONSTER, Book.SWAP_ONE)
    assert story.told(BookBought) == [BookBought(Seat(0), Book.TRAVEL_TO_MONSTER, is_blind=False)]
    refused(story, 1, "book-3", "V-K4")
    refused(story.give(1, coins=1), 1, "book-1", "V-K4")


def test_the_top_book_is_bought_unseen_and_then_public() -> None:
    """V-K4, V-R25."""
    story = Story(2)
    story.match.apply({Seat(0): DUNGEON.read_move("book-top", "here")})
    assert list(DUNGEON.urn(story.state)) == list(story.state.market.book_pile)
    story.draw(9)
    assert story.player(0).books == (Book.TRAVEL_TO_BARREL,)
    assert story.state.market.books == BOOKS_UP
    event = story.told(BookBought)[0]
    assert DUNGEON.shown(event, Seat(1)) == BookBought(Seat(0), Book.TRAVEL_TO_BARREL, is_blind=True)


def test_of_three_books_an_older_one_goes() -> None:
    """V-K4, V-R25, V-R3: chosen after the new one is seen, used or not; it is out of the game."""
    story = Story(2).give(0, books=(Book.SECOND_TOKEN, Book.OVERCOME_PIT), used=(Book.SECOND_TOKEN,), coins=9)
    story.match.apply({Seat(0): DUNGEON.read_move("book-top", "here")})
    story.draw(8)
    assert story.awaits(ThirdBook)
    assert choices(story, 0) == {"lay-off-14", "lay-off-6"}
    refused(story, 0, "lay-off-8", "V-K4")
    refused(story, 0, "pass", "V-K4")
    story.say(0, "lay-off-14")
    assert story.player(0).books == (Book.OVERCOME_PIT, Book.ACTIVATE_PORTAL)
    assert story.player(0).used == ()
    assert 14 in story.state.out
    assert story.told(BookLaidOff) == [BookLaidOff(Seat(0), Book.SECOND_TOKEN)]
    assert DUNGEON.pending(story.state) == (1,)
    story.say(1, "pass").say(0, "book-3", "lay-off-8")
    assert story.player(0).books == (Book.OVERCOME_PIT, Book.TRAVEL_TO_MONSTER)


def test_books_work_from_the_moment_of_purchase() -> None:
    """V-R25."""
    story = Story(2).say(0, "book-top").draw(14)
    story.say(1, "pass").say(0, "token-sword-rope")
    assert story.player(0).tokens == Tokens(sword=1, rope=1)


def test_a_dungeon_card_costs_its_cost_and_goes_into_the_hand() -> None:
    """V-K5, V-K6."""
    story = Story(2)
    story.match.apply({Seat(0): DUNGEON.read_move("card-D4-02", "here")})
    assert story.awaits(OpenCard)
    refused_pile = DUNGEON.urn(story.state)
    assert refused_pile == story.state.market.row(4).pile
    story.draw("D4-09")
    assert story.hand(0) == ["D4-02"]
    assert story.player(0).coins == 2
    assert [card.id for card in story.state.market.row(4).open] == ["D4-01", "D4-09"]
    refused(story, 1, "card-D4-02", "V-K5")
    refused(story, 1, "card-S1", "V-K5")
    refused(story.give(1, coins=5), 1, "card-D6-01", "V-K5")
    assert "card-D6-01" not in choices(story, 1)
    assert "card-top-5" in choices(story, 1)


def test_a_blind_card_stays_secret() -> None:
    """V-K5, V-R25: all know its row, its buyer alone the card."""
    story = Story(2).say(0, "card-top-6").draw("D6-11")
    assert story.hand(0) == ["D6-11"]
    assert story.player(0).coins == 0
    bought, drawn = story.told(CardBought)[0], story.told(CardDrawn)[0]
    assert bought == CardBought(Seat(0), 6, 6, None)
    assert drawn.card is not None
    assert drawn.origin is Origin.BLIND
    assert DUNGEON.shown(drawn, Seat(0)) == drawn
    for viewer in (Seat(1), None):
        assert DUNGEON.shown(drawn, viewer) == drawn._replace(card=None)
    seen = DUNGEON.view(story.state, Seat(1)).players[0].hand[0]
    assert (seen.card, seen.cost) == (None, 6)
    assert [card.id for card in story.state.market.row(6).open] == ["D6-01", "D6-02"]


def test_coins_may_be_saved() -> None:
    """V-K7."""
    story = Story(2).say(0, "token-key").round()
    assert [player.coins for player in story.state.players] == [5, 6]


def test_a_hand_of_five_buys_no_more_cards() -> None:
    """V-R2, V-K5: kept cards included."""
    story = Story(2).give_hand(0, "D3-10", "D3-11", "D3-12", "D3-13")
    assert "card-D3-01" in choices(story, 0)
    story.give_hand(0, "D3-10", "D3-11", "D3-12", "D3-13", "S1")
    refused(story, 0, "card-D3-01", "V-R2")
    assert not [choice for choice in choices(story, 0) if str(choice).startswith("card")]
    assert "book-1" in choices(story, 0)


def test_an_empty_pile_is_not_refilled() -> None:
    """V-R3: open cards may still be bought, gaps stay."""
    story = Story(2).give(0, coins=20)
    market = story.state.market
    bare = market.with_row(3, market.row(3)._replace(pile=()))._replace(book_pile=())
    story.match.state = story.state._replace(market=bare)
    refused(story, 0, "card-top-3", "V-K5")
    refused(story, 0, "book-top", "V-K4")
    story.say(0, "card-D3-01").say(1, "book-1")
    assert [card.id for card in story.state.market.row(3).open] == ["D3-02"]
    assert story.state.market.books == (Book.TRAVEL_TO_MONSTER,)


def test_who_can_afford_nothing_passes() -> None:
    """V-R13."""
    story = Story(2).give(1, coins=1)
    story.say(0, "pass").say(1, "token-key")
    assert story.told(Passed) == [Passed(Seat(0), by_itself=False), Passed(Seat(1), by_itself=True)]
    story = Story(2)
    story.match.state = story.state._replace(market=story.state.market._replace(tokens=Tokens()))
    story.give(1, coins=1).say(0, "pass")
    assert story.state.phase is Phase.HAND


def test_one_card_a_round_is_cheaper() -> None:
    """V-B10, V-R26, V-R40: by itself, for the first card of a round, open or blind."""
    story = Story(2).give(0, books=(Book.CHEAPER_CARD,), coins=5).say(0, "card-D6-01")
    assert story.player(0).coins == 0
    assert story.told(CardBought)[0].paid == 5
    story = (
        Story(2)
        .give(0, books=(Book.CHEAPER_CARD,), coins=9)
        .say(0, "card-top-3")
        .draw("D3-09")
        .say(1, "pass")
        .say(0, "card-D3-02")
    )
    assert story.player(0).coins == 9 - 2 - 3
    story.find().side().next_goal().give(0, coins=9)
    assert story.state.round == 2
    seat = DUNGEON.pending(story.state)[0]
    if seat == 1:
        story.say(1, "pass")
    story.say(0, "card-D3-01" if "card-D3-01" in choices(story, 0) else "card-top-3")
    assert story.player(0).coins == 7


def test_a_second_token_of_another_kind() -> None:
    """V-B14, V-R26: the same turn, another kind, in the market, once a round."""
    story = Story(2)
    refused(story, 0, "token-sword-key", "V-B14")
    story.give(0, books=(Book.SECOND_TOKEN,)).say(0, "token-sword-key")
    assert story.player(0).tokens == Tokens(sword=1, key=1)
    assert story.player(0).coins == 5
    assert story.state.market.tokens == Tokens(4, 5, 4, 5)
    assert story.told(TokenBought)[-1].kinds == ("sword", "key")
    story.say(1, "pass")
    refused(story, 0, "token-sword-key", "V-B14")
    with pytest.raises(IllegalMove) as caught:
        DUNGEON.read_move("token-sword-sword", "here")
    assert caught.value.rule == "F-3"
    story = Story(2).give(0, books=(Book.SECOND_TOKEN,))
    with pytest.raises(IllegalMove, match="V-R26"):
        story.match.apply({Seat(0): BuyToken("sword", "sword")})
    story.match.state = story.state._replace(market=story.state.market._replace(tokens=Tokens(1, 1, 0, 0)))
    refused(story, 0, "token-sword-key", "V-R26")
    assert choices(story, 0) >= {"token-sword-scroll", "token-scroll-sword"}


def test_the_market_is_renewed_after_round_three() -> None:
    """V-F5, V-R29, V-R3: after the clean-up of round 3, and only then; laid off is out of the game."""
    story = Story(2).round().round()
    assert story.told(MarketRenewed) == []
    story.find().side()
    assert story.told(MarketRenewed) == []
    story.next_goal()
    renewed = story.told(MarketRenewed)[0]
    assert renewed.books == BOOKS_UP
    assert tuple(card.id for card in renewed.cards) == CARDS_UP
    assert set(renewed.cards) | {1, 3} <= set(story.state.out)
    story.refill()
    market = story.state.market
    assert len(market.books) == 2
    assert all(len(row.open) == 2 for row in market.rows)
    assert not set(renewed.cards) & {card for row in market.rows for card in (*row.open, *row.pile)}
    story.round()
    assert len(story.told(MarketRenewed)) == 1


def test_renewing_turns_up_what_is_left() -> None:
    """V-R3, V-F5."""
    story = Story(2).round().round().find().side()
    market = story.state.market
    few = market.with_row(3, market.row(3)._replace(pile=market.row(3).pile[:1]))._replace(book_pile=())
    story.match.state = story.state._replace(market=few)
    story.next_goal().refill()
    assert story.state.round == 4
    assert story.state.market.books == ()
    assert [len(row.open) for row in story.state.market.rows] == [1, 2, 2, 2]


def test_tokens_are_five_of_each_kind() -> None:
    """V-M6, V-M7, V-R4: no reserve of coins is kept, so none runs dry."""
    assert ALL_TOKENS == (5, 5, 5, 5)
    story = Story(2).find({0: brings(coin=70)})
    assert story.player(0).coins == 76


def test_absent_players() -> None:
    """V-R35: pass, keep, the oldest book goes, no dungeon, nothing used."""
    story = Story(2)
    assert rules.absent(story.state, Seat(0)) == "pass"
    story.give(0, books=(Book.OVERCOME_PIT, Book.SECOND_TOKEN)).say(0, "book-1")
    assert jsonable(rules.absent(story.state, Seat(0))) == "lay-off-6"
    story = Story(2).give(0, books=(Book.LOOK_FIRST,)).all_pass().draw("S1")
    assert rules.absent(story.state, Seat(0)) == "keep"
    story.fill()
    assert rules.absent(story.state, Seat(0)) == "nothing"
    story = Story(2).give(0, books=(Book.BOX_ONE, Book.SWAP_ONE)).give_hand(0, "D3-09").find().side().next_goal()
    assert rules.absent(story.state, Seat(0)) == "nothing"
    story.say(0, "nothing")
    assert jsonable(rules.absent(story.state, Seat(0))) == {"keep": [], "box": []}
