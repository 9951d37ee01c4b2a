"""Every game has a face at the terminal."""

from importlib import import_module

import pytest

from tacora.bots import ROSTERS
from tacora.core.match import Match
from tacora.core.seats import Seat
from tacora.games import GAMES, NAMES
from tacora.i18n import LANGUAGES, Words
from tacora.terminal.faces import FACES
from tacora.terminal.seating import Wishes


def test_every_game_has_one() -> None:
    assert tuple(FACES) == NAMES


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", NAMES)
def test_a_match_that_has_just_begun_is_told_and_summed_up(name: str, language: str) -> None:
    game, players = GAMES[name], ["Ada", "Bruno", "Clara"]
    events: list[object] = []
    match = Match(game, game.table({}, len(players)), on_events=events.extend)
    words = Words(language)
    lines = list(FACES[name].tell(players, match.state, events, words))
    assert lines[0].startswith(words(f"{name}-title"))
    assert words.listed(players) in lines[1]
    assert getattr(FACES[name].summarise(players, match.state, events), "finished") is False  # noqa: B009  any summary


@pytest.mark.parametrize("name", NAMES)
def test_whoever_plays_alone_meets_bots_of_the_game(name: str) -> None:
    seated = import_module(f"tacora.terminal.{name}.setup").take_seats(Wishes(seed=1), Words("en"))
    bots = [player.bot for player in seated.record.players[1:]]
    assert bots
    assert set(bots) <= ROSTERS[name].bots.keys()
    assert seated.bots.keys() == {Seat(number) for number in range(1, len(bots) + 1)}


def test_only_a_new_match_has_options() -> None:
    wishes = Wishes(players="Ada", seed=1, own={"edition": "2017"})
    assert wishes.only_new == ("edition", "players")
