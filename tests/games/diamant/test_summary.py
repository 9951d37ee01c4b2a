"""A match in numbers."""

from tacora.core.jsonable import jsonable
from tacora.core.match import Match
from tacora.core.seats import Seat
from tacora.games.diamant import DIAMANT, read_card
from tacora.games.diamant.events import Event
from tacora.games.diamant.moves import CONTINUE, RETURN
from tacora.games.diamant.summary import summarise

NAMES = ["Ada", "Ben"]


def play(line: str, custom: dict[str, object]) -> object:
    """The summary after a line of cards and choices: `c` for continue, `r` for return, `.` for a seat at camp."""
    events: list[Event] = []
    table = DIAMANT.table({"edition": "2024", "relics": True, "custom": jsonable(custom)}, len(NAMES))
    match = Match(DIAMANT, table, on_events=events.extend)
    for word in line.split():
        if set(word) <= set("cr."):
            moves = {Seat(seat): CONTINUE if letter == "c" else RETURN for seat, letter in enumerate(word)}
            match.apply({seat: move for seat, move in moves.items() if word[seat] != "."})
        else:
            match.draw(read_card(word, "line"))
    return jsonable(summarise(NAMES, match.state, events))


def test_before_the_first_card() -> None:
    assert play("", {}) == {
        "finished": False,
        "winners": [],
        "seats": [
            {"name": "Ada", "chest": 0, "relics": 0, "relic_cards": [], "score": 0},
            {"name": "Ben", "chest": 0, "relics": 0, "relic_cards": [], "score": 0},
        ],
        "expeditions": [],
        "under_way": {"expedition": 1, "revealed": [], "in_cave": [0, 1], "beside": [0, 0]},
    }


def test_an_expedition_under_way_is_not_among_those_that_are_over() -> None:
    summary = play("treasure-5 cr treasure-3 r. trap-snake cc trap-snake treasure-9 rc", {"expeditions": 3})
    assert summary == {
        "finished": False,
        "winners": [],
        "seats": [
            {"name": "Ada", "chest": 10, "relics": 0, "relic_cards": [], "score": 10},
            {"name": "Ben", "chest": 3, "relics": 0, "relic_cards": [], "score": 3},
        ],
        "expeditions": [
            {"ended_by": "return", "revealed": ["treasure-5", "treasure-3"], "removed": None, "banked": [5, 3]},
            {"ended_by": "trap", "revealed": ["trap-snake", "trap-snake"], "removed": "trap-snake", "banked": [0, 0]},
        ],
        "under_way": {"expedition": 3, "revealed": ["treasure-9"], "in_cave": [1], "beside": [0, 4]},
    }


def test_relics_count_their_points_beside_the_chest() -> None:
    summary = play("relic-5 cc treasure-1 cr trap-lava r. treasure-4 rr", {"expeditions": 2})
    assert summary == {
        "finished": True,
        "winners": [1],
        "seats": [
            {"name": "Ada", "chest": 2, "relics": 0, "relic_cards": [], "score": 2},
            {"name": "Ben", "chest": 3, "relics": 5, "relic_cards": ["relic-5"], "score": 8},
        ],
        "expeditions": [
            {
                "ended_by": "return",
                "revealed": ["relic-5", "treasure-1", "trap-lava"],
                "removed": None,
                "banked": [0, 1],
            },
            {"ended_by": "return", "revealed": ["treasure-4"], "removed": None, "banked": [2, 2]},
        ],
        "under_way": None,
    }


def test_a_shared_victory_names_all_winners() -> None:
    summary = play("treasure-4 rr", {"expeditions": 1})
    assert isinstance(summary, dict)
    assert (summary["finished"], summary["winners"]) == (True, [0, 1])
