"""The search for whoever beats a bot."""

import pytest

from tacora.arena.diamant.best_response import search, seen_play
from tacora.arena.diamant.foresight import Foreseer
from tacora.batch.diamant.policy import returns
from tacora.bots.diamant import Bot, make_bot
from tacora.bots.diamant.people import by_pay
from tacora.core.chance import SeededChance
from tacora.core.match import Match
from tacora.core.seats import Seat
from tacora.games.diamant import DIAMANT, Choice, View

TABLE = DIAMANT.table({"edition": "2024"}, 4)


def test_somebody_beats_copies_that_all_leave_together() -> None:
    told: list[str] = []
    best, share = search("threshold-8", TABLE, 16, tell=told.append)
    assert told
    assert share.observations == 64
    assert share.low > 0.5, best  # a quarter is par
    assert search("threshold-8", TABLE, 16, tell=told.append) == (best, share)


def test_what_copies_of_master_choose_is_foreseen_nearly_always() -> None:
    """As in the game, each copy has another seed, so it cannot be foreseen where it is of two minds."""
    foreseer = Foreseer("guest", by_pay(1.4))
    guesses: dict[tuple[int, int], dict[Seat, Choice]] = {}
    right = wrong = foreseen_home = 0

    def guessing(view: View) -> Choice:
        choice = foreseer(view)
        guesses[view.camp.expedition, len(view.cave.path)] = foreseer.foreseen(view)
        return choice

    def watched(bot: Bot) -> Bot:
        def choose(view: View) -> Choice:
            nonlocal right, wrong, foreseen_home
            choice = bot(view)
            guess = guesses.get((view.camp.expedition, len(view.cave.path)), {}).get(view.seat)  # type: ignore[arg-type]  # a seat decides
            if guess is not None:
                right += guess is choice
                wrong += guess is not choice
                foreseen_home += guess is choice is Choice.RETURN
            return choice

        return choose

    copies = [watched(make_bot("master", f"copy/{number}")) for number in range(3)]
    Match(DIAMANT, TABLE).play([guessing, *copies], SeededChance("foreseen"))
    assert right > 9 * wrong
    assert foreseen_home > 0


def test_what_is_foreseen_is_weighed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Alone in the cave all is one's own, so going on is worth more beside copies that go home now."""
    state = DIAMANT.start(TABLE)[0]
    card = next(card for card in state.cave.deck if card.wire == "treasure-7")
    view = DIAMANT.view(DIAMANT.draw(state, card)[0], Seat(0))
    going_on = []
    for choice in (Choice.CONTINUE, Choice.RETURN):
        foreseen = dict.fromkeys(map(Seat, (1, 2, 3)), choice)
        monkeypatch.setattr(Foreseer, "foreseen", lambda _self, _view, foreseen=foreseen: foreseen)
        going_on.append(Foreseer("guest", by_pay(1.4)).weigh(view)[0])
    assert going_on[1] > going_on[0] + 0.1


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
