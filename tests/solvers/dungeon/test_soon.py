"""Plain Python begins, and a process with Numba helps if the answer takes long."""

import os
import signal
import subprocess
import sys
from fractions import Fraction
from time import monotonic, sleep

import pytest

from dungeon_layouts import ALL_CARDS
from tacora.games.dungeon.books import Book
from tacora.games.dungeon.cards import START_CARDS
from tacora.games.dungeon.finds import Tokens, Tools
from tacora.solvers.dungeon.answer import best_dungeon
from tacora.solvers.dungeon.fast import HAS_NUMBA, PLAIN
from tacora.solvers.dungeon.helper import Helper
from tacora.solvers.dungeon.question import Question
from tacora.solvers.dungeon.values import value_of

PORTALS = tuple(card for card in ALL_CARDS if card.ground.portals)
EASY = Question(START_CARDS[:5], Tools(), value_of("key", {}))
LONG = Question(
    PORTALS[:5],
    Tools(Tokens(1, 2, 1, 1), (Book.TRAVEL_TO_MONSTER, Book.TRAVEL_TO_BARREL)),
    value_of("barrel", {"side": Fraction(1)}),
)
PATIENCE = 120.0
IMPORTS = (
    "import sys\n"
    "from fractions import Fraction\n"
    "from tacora.solvers.dungeon.fast import stay_plain\n"
    "stay_plain()\n"
    "from tacora.games.dungeon.books import Book\n"
    "from tacora.games.dungeon.cards import START_CARDS, card\n"
    "from tacora.games.dungeon.finds import Tokens, Tools\n"
    "from tacora.solvers.dungeon import fast, soon\n"
    "from tacora.solvers.dungeon.helper import Helper\n"
    "from tacora.solvers.dungeon.question import Question\n"
    "from tacora.solvers.dungeon.values import value_of\n"
)
ASK_LONG = (
    "long = Question(\n"
    "    tuple(map(card, sys.argv[1].split(','))),\n"
    "    Tools(Tokens(1, 2, 1, 1), (Book.TRAVEL_TO_MONSTER, Book.TRAVEL_TO_BARREL)),\n"
    "    value_of('barrel', {'side': Fraction(1)}),\n"
    ")\n"
)

needs_numba = pytest.mark.skipif(not HAS_NUMBA, reason="Numba is not installed")


def begin(script: str) -> subprocess.Popen[str]:
    """A process of its own, which has no kernels yet."""
    cards = ",".join(card.id for card in LONG.hand)
    return subprocess.Popen([sys.executable, "-c", IMPORTS + script, cards], stdout=subprocess.PIPE, text=True)


def said(script: str) -> str:
    with begin(script) as process:
        told, _ = process.communicate(timeout=PATIENCE)
    assert process.returncode == 0
    return told


def test_an_easy_question_is_proven_without_numba() -> None:
    told = said(
        "answer = soon.best_dungeon_helped(Question(START_CARDS[:5], Tools(), value_of('key', {})))\n"
        "assert 'numba' not in sys.modules and 'numpy' not in sys.modules\n"
        "print(answer.value, answer.is_proven)\n"
    )
    assert told == f"{best_dungeon(EASY).value} True\n"


@needs_numba
def test_the_helper_proves_what_takes_plain_python_long() -> None:
    """The helper is there from the beginning; whoever is first, the answer is the one of a search in this process."""
    told = said(
        f"{ASK_LONG}"
        "soon.HEAD_START = 0\n"
        "begun = []\n"
        "answer = soon.best_dungeon_helped(long, tell=begun.append)\n"
        "assert begun and 'numba' not in sys.modules\n"
        "print(answer.value, answer.bound, answer.is_proven)\n"
    )
    best = best_dungeon(LONG)
    assert told == f"{best.value} {best.value} True\n"


@needs_numba
def test_the_helper_tells_its_progress_and_its_answer() -> None:
    helper = Helper(EASY, None)
    helper._listener.join(PATIENCE)
    assert helper.progress is not None
    answer = helper.stop()
    assert answer is not None
    assert (answer.value, answer.is_proven) == (best_dungeon(EASY).value, True)
    assert EASY.value.explored(answer.explored) == answer.value


@needs_numba
def test_a_helper_that_is_stopped_hands_over_its_best_or_nothing() -> None:
    helper = Helper(LONG, None)
    ends = monotonic() + PATIENCE
    while (helper.progress is None or helper.progress.is_preparing) and monotonic() < ends:
        sleep(0.005)
    answer = helper.stop()
    if answer is not None:  # on a busy machine there may be no time for it
        assert LONG.value.explored(answer.explored) == answer.value <= answer.bound


@pytest.mark.parametrize(
    "fault",
    ["raise SystemExit(3)", "print('no pickle')", "import sys; sys.stdin.close()"],
    ids=["ends", "talks", "deaf"],
)
def test_a_helper_that_fails_never_answers(fault: str) -> None:
    helper = Helper(EASY, None, ("-c", fault))
    assert helper.stop() is None


@pytest.mark.skipif(not hasattr(os, "kill"), reason="there are no signals")
def test_the_helper_of_a_process_that_was_killed_ends() -> None:
    with begin(
        f"{ASK_LONG}helper = Helper(long, None)\nprint(helper._process.pid, flush=True)\nhelper._listener.join()\n"
    ) as parent:
        assert parent.stdout is not None
        helper = int(parent.stdout.readline())
        parent.send_signal(signal.SIGKILL)
    ends = monotonic() + PATIENCE
    while is_alive(helper) and monotonic() < ends:
        sleep(0.02)
    assert not is_alive(helper)


def is_alive(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True


def test_nothing_stays_plain_once_there_are_kernels() -> None:
    script = (
        "from tacora.solvers.dungeon import fast, kernel\nfast.stay_plain()\nprint(fast.IS_FAST == fast.HAS_NUMBA)\n"
    )
    variables = {name: value for name, value in os.environ.items() if name != PLAIN}
    told = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, check=True, env=variables
    ).stdout
    assert told == "True\n"
