"""What a card is worth in a hand."""

from fractions import Fraction

from tacora.arena.dungeon.chronicle import Chronicle, Hand, Purchase
from tacora.arena.dungeon.worth import points_brought, worth, worth_without
from tacora.core.seats import Seat
from tacora.games.dungeon.books import Book
from tacora.games.dungeon.cards import Card, card
from tacora.games.dungeon.finds import GOALS, Tokens, Tools
from tacora.solvers.dungeon.answer import best_dungeon
from tacora.solvers.dungeon.kinds import SLOW_BOOKS
from tacora.solvers.dungeon.question import Question
from tacora.solvers.dungeon.values import value_of

ME, OTHER = Seat(0), Seat(1)
COINS = {"coin": 2, "key": 1}


def cards(ids: str) -> tuple[Card, ...]:
    return tuple(card(id_) for id_ in ids.split())


def hand(ids: str, round_: int = 1, seat: Seat = ME, *, elsewhere: str = "S9", books: tuple[Book, ...] = ()) -> Hand:
    return Hand(round_, seat, cards(ids), Tools(Tokens(sword=1), books), "key", COINS, cards(elsewhere))


def test_the_weights_are_those_of_the_score_sheet() -> None:
    """V-Z1: a point of the main goal 1, of the side goal a half, a coin a third; an exit 0.6."""
    five = hand("S1 S2 S4 D4-05 D6-07")
    answer = best_dungeon(
        Question(five.cards, five.tools, value_of("key", {"coin": Fraction(1, 3), "side": Fraction(1)}, COINS))
    )
    found, exited = answer.explored.discoveries, answer.explored.exited
    side = Fraction(2, 3) * GOALS["coin"] * found.coin + Fraction(1, 3) * GOALS["key"] * found.key
    plain = GOALS["key"] * found.key + side / 2 + Fraction(found.coin, 3) + Fraction(3, 5) * exited
    assert worth(five, five.cards) == plain
    assert plain > 3


def test_a_start_card_takes_the_place() -> None:
    five = hand("S1 S2 S4 D4-05 D6-07", elsewhere="S9")
    assert worth_without(five, card("D6-07"), "any") == worth(five, cards("S1 S2 S4 D4-05 S9"))


def test_two_start_cards_give_the_mean_and_the_seed_says_which() -> None:
    five = hand("S1 S2 S4 D4-05 D6-07", elsewhere="S8 S9")
    both = [worth(five, cards(f"S1 S2 S4 D4-05 {start}")) for start in ("S8", "S9")]
    assert worth_without(five, card("D6-07"), "any") == sum(both) / 2
    five = five._replace(start_cards_elsewhere=cards("S3 S5 S6 S7 S8 S9"))
    assert worth_without(five, card("D6-07"), "1") == worth_without(five, card("D6-07"), "1")
    assert len({worth_without(five, card("D6-07"), str(seed)) for seed in range(3)}) > 1


def test_without_start_cards_of_ones_own_any_other_does() -> None:
    five = hand("S1 S2 S3 S4 D4-05", elsewhere="S1")._replace(start_cards_elsewhere=())
    others = [worth(five, cards(f"S1 S2 S3 S4 S{number}")) for number in range(5, 10)]
    pairs = {(some + other) / 2 for some in others for other in others}
    assert worth_without(five, card("D4-05"), "1") in pairs


def test_slow_books_are_left_out() -> None:
    plain = hand("S1 S2 S3 S4 S5")
    assert worth(hand("S1 S2 S3 S4 S5", books=tuple(sorted(SLOW_BOOKS))), plain.cards) == worth(plain, plain.cards)


def test_a_purchase_brings_points_in_every_round_it_is_played() -> None:
    bought = Purchase(2, ME, card("D6-07"), is_unseen=False)
    theirs = Purchase(1, OTHER, card("D4-05"), is_unseen=True)
    hands = (
        hand("S1 S2 S3 S4 S5", 1),
        hand("S1 S2 S3 S4 D6-07", 2),
        hand("S5 S6 S7 S8 S1", 3),
        hand("S1 S2 S4 S5 D6-07", 4),
        hand("S1 S2 S3 S4 D4-05", 1, OTHER),
    )
    played = Chronicle(ME, 0, (), (bought, theirs), hands, (), (), ())
    second, fourth, first = (
        worth(five, five.cards) - worth(five, tuple(card("S9") if held.cost else held for held in five.cards))
        for five in (hands[1], hands[3], hands[4])
    )
    assert dict(points_brought(played, "1")) == {bought: second + fourth, theirs: first}
    assert second + fourth > second > 0
