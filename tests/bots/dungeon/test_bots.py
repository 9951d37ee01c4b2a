"""Dungeon's bots: legal, repeatable, seeing a view only, and the greedy one worth playing against."""

from itertools import pairwise
from random import Random

import pytest

from dungeon_story import Story, brings
from tacora.bots.dungeon import BOTS, make_bot
from tacora.bots.dungeon.layouts import column, random_layout
from tacora.bots.dungeon.search import find_dungeon
from tacora.bots.roster import UnknownBot
from tacora.core.chance import SeededChance
from tacora.core.match import Match
from tacora.core.seats import Seat
from tacora.games.dungeon.books import Book
from tacora.games.dungeon.cards import DUNGEON_CARDS, START_CARDS
from tacora.games.dungeon.finds import Tools
from tacora.games.dungeon.game import DUNGEON
from tacora.games.dungeon.geometry import lay
from tacora.games.dungeon.submission import check_submission

ALL_CARDS = [*START_CARDS, *(card for cards in DUNGEON_CARDS.values() for card in cards)]


def played(*bots: str, seed: int = 1) -> tuple[tuple[int, ...], object]:
    match = Match(DUNGEON, DUNGEON.table({}, len(bots)))
    match.play([make_bot(bot, f"{seed}-{seat}") for seat, bot in enumerate(bots)], SeededChance(seed))
    return DUNGEON.scores(match.state), match.steps


@pytest.mark.parametrize("bot", BOTS)
def test_a_bot_plays_whole_legal_games(bot: str) -> None:
    """Every decision goes through the rules; the same seed gives the same match."""
    match = played(bot, bot)
    assert match == played(bot, bot)
    assert match[1] != played(bot, bot, seed=2)[1]


def test_the_greedy_one_beats_the_random_one() -> None:
    for seed in range(3):
        (greedy, random), _ = played("greedy", "random", seed=seed)
        assert greedy >= random + 5


def test_any_five_cards_can_be_laid() -> None:
    """V-D4: at random, or one below the other."""
    random = Random(1)
    for _ in range(100):
        hand = random.sample(ALL_CARDS, 5)
        for layout in (random_layout(hand, random), column(hand)):
            lay(layout)
            assert {placed.card for placed in layout} == set(hand)


def test_more_looking_around_finds_no_less() -> None:
    """What the search says it is worth is what the rules pay."""
    hand = tuple(Random(3).sample(ALL_CARDS, 5))

    def worth(budget: int) -> int:
        submission = find_dungeon(hand, Tools(), lambda explored: explored.coins, Random(4), budget)
        return check_submission(hand, submission, Tools()).coins

    assert worth(20) <= worth(400)


@pytest.mark.parametrize(("stronger", "weaker"), list(pairwise(("master", "apprentice", "greedy"))))
def test_stronger_bots_find_more(stronger: str, weaker: str) -> None:
    """How often each wins is measured in bench/; here they are only not mixed up."""
    scores = [played(stronger, weaker, seed=seed)[0] for seed in range(4)]
    assert sum(mine for mine, _ in scores) >= sum(theirs for _, theirs in scores) + 8


@pytest.mark.parametrize("bot", ["greedy", "apprentice", "master"])
def test_a_bot_takes_what_is_offered(bot: str) -> None:
    """V-K4, V-B13, V-B17, V-F2, V-F3: every kind of decision."""
    chooses = make_bot(bot, 1)
    story = Story(2).give(0, books=(Book.DEFEAT_MONSTER, Book.TRAVEL_TO_BARREL), coins=20).say(0, "book-top").draw(5)
    assert chooses(DUNGEON.view(story.state, Seat(0))) in DUNGEON.legal(story.state, Seat(0))
    story = Story(2).give(0, books=(Book.LOOK_FIRST,)).all_pass().draw("S1")
    assert chooses(DUNGEON.view(story.state, Seat(0))) in DUNGEON.legal(story.state, Seat(0))
    story = Story(2).give(0, books=(Book.SWAP_ONE, Book.KEEP_ONE)).give_hand(0, "D3-09", "D6-09", "S1", "S2", "S3")
    story.find({0: brings(recycling=1, scissors=1)}).side().next_goal()
    swap = chooses(DUNGEON.view(story.state, Seat(0)))
    assert swap in DUNGEON.legal(story.state, Seat(0))
    story.say(0, "nothing")
    tidied = chooses(DUNGEON.view(story.state, Seat(0)))
    assert tidied in DUNGEON.legal(story.state, Seat(0))


def test_an_unknown_bot_is_named() -> None:
    with pytest.raises(UnknownBot, match="'deep' is not one of: random, greedy, apprentice, adventurer, master"):
        make_bot("deep", 1)
