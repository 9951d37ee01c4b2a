"""The search for whoever beats a bot."""

from tacora.arena.diamant.best_response import search, seen_play
from tacora.batch.diamant.policy import returns
from tacora.bots.diamant import make_bot
from tacora.core.chance import SeededChance
from tacora.core.match import Match
from tacora.games.diamant import DIAMANT, Choice, View

TABLE = DIAMANT.table({"edition": "2024"}, 4)


def test_somebody_beats_copies_that_all_leave_together() -> None:
    told: list[str] = []
    best, share = search("threshold-8", TABLE, 16, tell=told.append)
    assert told
    assert share.observations == 64
    assert share.low > 0.5, best  # a quarter is par
    assert search("threshold-8", TABLE, 16, tell=told.append) == (best, share)


def test_a_table_repeats_what_a_bot_was_seen_to_choose() -> None:
    seen = seen_play(TABLE, "odds", 60, "1")
    alike = different = 0

    def compared(view: View) -> Choice:
        nonlocal alike, different
        choice = odds(view)
        if returns(seen, view) == (choice is Choice.RETURN):
            alike += 1
        else:
            different += 1
        return choice

    for number in range(20):
        odds = make_bot("odds", number)
        Match(DIAMANT, TABLE).play([compared] * 4, SeededChance(f"other/{number}"))
    assert alike > 4 * different
