"""`tacora dungeon solve`."""

import json
import signal
import subprocess
from collections.abc import Callable
from pathlib import Path
from time import monotonic, sleep

import pytest
from typer.testing import CliRunner, Result

from tacora.cli import app
from tacora.games.dungeon.books import Book
from tacora.games.dungeon.cards import card
from tacora.games.dungeon.finds import Tokens, Tools
from tacora.games.dungeon.submission import check_submission, read_submission
from tacora.i18n import LANGUAGES, Words
from tacora.solvers.dungeon.fast import HAS_NUMBA
from tacora_process import TACORA, ended, environment, in_a_pipe, on_a_terminal

CARDS = "S1,S4,D3-02,D5-11,D6-07"
HARD_CARDS = "D6-01,D6-05,D6-10,D6-17,D6-18"  # that plain Python needs seconds for
HARD = ("--cards", HARD_CARDS, "--goal", "key", "--books", "3,9", "--tokens", "sword,key,rope,scroll")
SLOW = ("--cards", "S8,S4,S3,D5-10,D3-06", "--goal", "room")  # plain Python takes about a second
HAND = tuple(card(id_) for id_ in CARDS.split(","))
PATIENCE = 60.0
MARK = "TACORA_MARK"


def solve(*arguments: str) -> Result:
    return CliRunner().invoke(app, ["dungeon", "solve", *arguments])


def test_the_answer_as_json_passes_the_rules_with_the_points_it_claims() -> None:
    told = solve("--cards", CARDS, "--goal", "key", "--tokens", "sword,rope", "--books", "4,9", "--prove", "--json")
    assert told.exit_code == 0
    answer = json.loads(told.stdout)
    assert set(answer) == {"layout", "path", "value", "points", "discoveries", "exit", "bound", "proven"}
    submission = read_submission({"layout": answer["layout"], "path": answer["path"]}, "answer")
    explored = check_submission(
        HAND, submission, Tools(Tokens(sword=1, rope=1), (Book.CLIMB_PIT, Book.TRAVEL_TO_BARREL))
    )
    assert explored.discoveries._asdict() == answer["discoveries"]
    assert explored.discoveries.points("key") == answer["points"]
    assert explored.exited == answer["exit"]
    assert answer["value"] == pytest.approx(answer["points"] + 0.35 * explored.coins + 0.6 * explored.exited)
    assert answer["proven"]
    assert answer["bound"] == answer["value"]


def test_a_layout_asks_for_the_path_only() -> None:
    best = json.loads(solve("--cards", CARDS, "--goal", "coin", "--json").stdout)
    told = solve("--layout", json.dumps(best["layout"]), "--goal", "coin", "--json")
    again = json.loads(told.stdout)
    assert (again["layout"], again["value"], again["proven"]) == (best["layout"], best["value"], True)


def test_weights_say_what_is_maximised() -> None:
    weights = "goal=0,coin=0,exit=0,side=0,recycling=0,scissors=1"
    hand = ("--cards", "S1,S2,S3,S4,D4-07", "--goal", "key", "--prove", "--json")
    answer = json.loads(solve(*hand, "--weights", weights).stdout)
    assert answer["value"] == answer["discoveries"]["scissors"] == 1
    plain = json.loads(solve("--cards", CARDS, "--goal", "key", "--prove", "--json").stdout)
    side = json.loads(solve("--cards", CARDS, "--goal", "key", "--weights", "side=1", "--prove", "--json").stdout)
    assert side["value"] > plain["value"]


def test_what_is_not_proven_in_a_moment_is_said_to_be_unproven(tmp_path: Path) -> None:
    told = in_a_pipe("dungeon", "solve", *HARD, "--json", folder=tmp_path, TACORA_PLAIN="1")
    assert (told.returncode, told.stderr) == (0, "")
    answer = json.loads(told.stdout)
    assert not answer["proven"]
    assert answer["bound"] > answer["value"]
    hand = tuple(card(id_) for id_ in HARD_CARDS.split(","))
    tools = Tools(Tokens(sword=1, scroll=1, key=1, rope=1), (Book.TRAVEL_TO_MONSTER, Book.TRAVEL_TO_BARREL))
    submission = read_submission({"layout": answer["layout"], "path": answer["path"]}, "answer")
    assert check_submission(hand, submission, tools).discoveries._asdict() == answer["discoveries"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_answer_without_a_proof_tells_its_bound_and_how_to_have_the_proof(language: str, tmp_path: Path) -> None:
    told = in_a_pipe("dungeon", "solve", *HARD, "--lang", language, folder=tmp_path, TACORA_PLAIN="1").stdout
    words = Words(language)
    assert words("solve-how-to-prove", option="--prove") in told
    assert words("solve-bound", bound="BOUND").split("BOUND")[0] in told
    assert words("solve-proven") not in told


def test_prove_searches_until_the_proof(tmp_path: Path) -> None:
    """What came in a moment is not better than the proven answer, and its bound not below it."""
    soon = json.loads(in_a_pipe("dungeon", "solve", *SLOW, "--json", folder=tmp_path).stdout)
    told = in_a_pipe("dungeon", "solve", *SLOW, "--prove", "--json", folder=tmp_path)
    proven = json.loads(told.stdout)
    assert (told.returncode, proven["proven"], proven["bound"]) == (0, True, proven["value"])
    assert soon["value"] <= proven["value"] <= soon["bound"]
    assert soon["proven"] == (soon["value"] == soon["bound"])


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_answer_is_drawn_and_told(language: str) -> None:
    told = solve("--cards", CARDS, "--goal", "key", "--lang", language)
    assert told.exit_code == 0
    assert "S1@" in told.stdout
    assert "*" in told.stdout


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("--cards", "S1,S2,S3,S4,S1", "--goal", "key"), "--cards: there is one S1 in a deck (V-D1)"),
        (
            ("--cards", "S1,S2,S3,S4,S5", "--goal", "key", "--books", "1,2,3"),
            "--books: nobody keeps more than 2 (V-K4)",
        ),
        (("--cards", "S1,S2", "--goal", "key"), "--cards: 5 cards are needed, not 2 (V-D1)"),
        (("--cards", "S1,S2,S3,S4,X9", "--goal", "key"), "--cards: 'X9' is no card"),
        (("--cards", "S1,S2,S3,S4,S٥", "--goal", "key"), "--cards: 'S\\u0665' is no card"),
        (("--cards", "S1,S2,S3,S4,\u017f5", "--goal", "key"), "--cards: '\\u017f5' is no card"),
        (("--cards", CARDS, "--goal", "key", "--books", "٣"), "--books: '\\u0663' is not one of: 1"),
        (("--cards", CARDS, "--goal", "key", "--weights", "coin=٣"), "--weights: 'coin=\\u0663' is not a name"),
        (("--cards", CARDS, "--goal", "key", "--weights", "coin=²"), "--weights: 'coin=\\xb2' is not a name"),
        (("--cards", CARDS, "--goal", "dragon"), "--goal: 'dragon' is not one of: barrel"),
        (("--cards", CARDS, "--goal", "key", "--seen", "x"), "--seen: 'x' is not one of: barrel"),
        (("--cards", CARDS, "--goal", "key", "--tokens", "axe"), "--tokens: 'axe' is not one of: sword"),
        (("--cards", CARDS, "--goal", "key", "--tokens", ",".join(["key"] * 6)), "--tokens: there are 5 of a kind"),
        (("--cards", CARDS, "--goal", "key", "--books", "18"), "--books: '18' is not one of: 1"),
        (("--cards", CARDS, "--goal", "key", "--weights", "luck=1"), "--weights: 'luck' is not one of: goal"),
        (
            ("--cards", CARDS, "--goal", "key", "--weights", "coin=-1"),
            "--weights: 'coin=-1' is not a name",
        ),
        (("--cards", CARDS, "--goal", "key", "--weights", "coin=1001"), "--weights: 'coin=1001' is more than 1000"),
        (("--layout", "nowhere.json", "--goal", "key"), "--layout: 'nowhere.json' is no file"),
        (("--layout", "[", "--goal", "key"), "--layout: it is no JSON"),
        (("--layout", "[]", "--goal", "key"), "it must be a list of 5 cards"),
    ],
)
def test_bad_input_gets_one_clear_line(arguments: tuple[str, ...], said: str) -> None:
    told = solve(*arguments)
    assert told.exit_code == 2
    assert said in told.stderr
    assert len(told.stderr.splitlines()) == 1


def test_seconds_are_plain_digits(tmp_path: Path) -> None:
    told = in_a_pipe("dungeon", "solve", "--cards", CARDS, "--goal", "key", "--seconds", "٣", folder=tmp_path)
    assert told.returncode == 2
    assert "--seconds" in told.stderr


def test_a_layouts_offsets_are_plain_digits() -> None:
    best = json.loads(solve("--cards", CARDS, "--goal", "coin", "--json").stdout)
    layout = json.dumps(best["layout"]).replace('"x": 0', '"x": ٠')
    told = solve("--layout", layout, "--goal", "coin")
    assert (told.exit_code, told.stderr) == (2, "--layout: it is no JSON\n")


def test_a_layout_of_other_cards_is_refused() -> None:
    best = json.loads(solve("--cards", CARDS, "--goal", "coin", "--json").stdout)
    told = solve("--cards", "S1,S2,S3,S4,S5", "--layout", json.dumps(best["layout"]), "--goal", "coin")
    assert told.exit_code == 2
    assert told.stderr == "--layout: its cards are not those of --cards (V-D1)\n"


def test_ctrl_c_while_everything_is_still_compiled_ends_with_one_line(tmp_path: Path) -> None:
    child = on_a_terminal(
        *("dungeon", "solve", *HARD, "--prove", "--lang", "en"),
        folder=tmp_path,
        variables={"NUMBA_CACHE_DIR": str(tmp_path)},
    )
    child.expect("Getting ready")
    child.sendintr()
    child.expect(["Stopped before there was an answer", "Not proven yet", "Proven"])  # the latter without Numba
    assert ended(child) == 130
    assert "Traceback" not in child.before


def marked(mark: str) -> list[Path]:
    """The processes that were started with this mark, and have not ended."""
    found = []
    for process in Path("/proc").glob("[0-9]*"):
        try:
            if f"{MARK}={mark}".encode() in (process / "environ").read_bytes():
                found.append(process)
        except OSError:  # it has ended, or is somebody else's
            continue
    return found


def waited_for(happens: Callable[[], bool]) -> bool:
    ends = monotonic() + PATIENCE
    while not happens() and monotonic() < ends:
        sleep(0.02)
    return happens()


needs_proc = pytest.mark.skipif(not Path("/proc/self/environ").exists(), reason="there is no list of processes")


@needs_proc
@pytest.mark.parametrize("proof", [(), ("--prove",)], ids=["in a moment", "proven"])
def test_an_answer_leaves_no_process_behind(proof: tuple[str, ...], tmp_path: Path) -> None:
    mark = str(tmp_path)
    variables = environment(**{MARK: mark, "NUMBA_CACHE_DIR": str(tmp_path)})
    subprocess.run([TACORA, "dungeon", "solve", *SLOW, *proof], env=variables, check=True, capture_output=True)
    assert not marked(mark)


@needs_proc
@pytest.mark.skipif(not HAS_NUMBA, reason="Numba is not installed")
@pytest.mark.parametrize("end", [signal.SIGTERM, signal.SIGKILL, signal.SIGINT])
def test_a_proof_that_is_ended_leaves_no_process_behind(end: signal.Signals, tmp_path: Path) -> None:
    """The process with Numba ends with the command, also while it compiles."""
    mark = str(tmp_path)
    variables = environment(**{MARK: mark, "NUMBA_CACHE_DIR": str(tmp_path)})
    asked = [TACORA, "dungeon", "solve", *HARD, "--prove"]
    with subprocess.Popen(asked, env=variables, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) as command:
        assert waited_for(lambda: len(marked(mark)) == 2)
        command.send_signal(end)
        command.wait(PATIENCE)
    assert waited_for(lambda: not marked(mark))
