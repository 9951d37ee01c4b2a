"""The command `tacora odds`, in words and as JSON."""

import json
import re
from pathlib import Path

import pytest

from tacora.i18n import LANGUAGES, Words
from tacora.terminal.diamant.odds import Question, answer_to, tell_odds
from tacora.terminal.layout import Order, lay_out
from tacora_process import in_a_pipe

EXAMPLE = (
    *("--edition", "2024", "--relics", "--expedition", "2", "--players", "4", "--beside", "3", "--on-path", "2"),
    *("--revealed", "treasure-7,trap-snake,relic-5", "--removed", "trap-lava", "--relics-taken", "1"),
)
QUESTION = Question(
    edition="2024",
    relics=True,
    expedition=2,
    players=4,
    revealed="treasure-7, trap-snake, relic-5",
    removed="trap-lava",
    beside=3,
    on_path=2,
    relics_taken=1,
)

SUCH_AS = ", such as Snake, Treasure 7 or trap-snake, treasure-7"


def told(question: Question, language: str = "en", *, is_unicode: bool = True) -> list[str]:
    lines = tell_odds(answer_to(question, Words(language)), Words(language), is_unicode=is_unicode)
    return ["".join(cell.text.ljust(cell.width) for cell in line).rstrip() for line in lines]


def test_the_example_as_json(tmp_path: Path) -> None:
    done = in_a_pipe("odds", "diamant", *EXAMPLE, "--json", folder=tmp_path)
    assert (done.returncode, done.stderr) == (0, "")
    answer = json.loads(done.stdout)
    assert answer["second_trap"] == pytest.approx(2 / 28)
    assert answer["second_trap_exact"] == "1/14"
    assert answer["expected_rubies"] == pytest.approx(23 / 28)
    assert answer["cards_left"] == 28


def test_the_example_in_words(tmp_path: Path) -> None:
    done = in_a_pipe("odds", "diamant", *EXAMPLE, "--lang", "en", folder=tmp_path)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.splitlines() == told(QUESTION)
    assert "28 cards in the deck, 4 players in the cave." in done.stdout
    assert "Second trap of its kind   7.1 %   1/14  ██\n" in done.stdout
    assert "Rubies for each in the cave, on average: 0.82 (23/28).\n" in done.stdout
    assert "Better: continue.\n" in done.stdout
    assert max(map(len, done.stdout.splitlines())) <= 80


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_tells_the_same_numbers(language: str) -> None:
    text = "\n".join(told(QUESTION, language))
    comma = "," if language == "de" else "."
    for number in ("28", "7.1 %", "39.3 %", "50.0 %", "1/14", "0.82", "5.76", "16.10"):
        assert number.replace(".", comma) in text


def test_alone_with_enough_the_advice_is_to_return() -> None:
    lines = told(Question(revealed="treasure-17,treasure-15,trap-snake,trap-lava", beside=32))
    assert lines[-4:] == [
        "Alone in the cave",
        "Return now: 32 points.",
        "Continue, and return when it is best: 30.62 points on average.",
        "Better: return.",
    ]


def test_bars_are_drawn_with_plain_letters_where_there_are_no_others() -> None:
    assert all(line.isascii() for line in told(QUESTION, is_unicode=False))


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ("--players 0", "--players: must be 1 to 8, not 0 (D-M5)"),
        ("--players 9", "--players: must be 1 to 8, not 9 (D-M5)"),
        ("--edition 1999", "--edition: must be one of: 2017, 2024, international (D-M1)"),
        ("--edition 2017 --no-relics", "--relics: are always in the deck of 2017 (D-S1)"),
        ("--expedition 6", "--expedition: must be 1 to 5, not 6 (D-E1)"),
        ("--revealed treasure-7,,relic", f"--revealed: '' is not the name of a card{SUCH_AS} (D-S1)"),
        ("--removed snail", f"--removed: 'snail' is not the name of a card{SUCH_AS} (D-S1)"),
        (
            "--revealed relic-5",
            "--revealed: there is no Relic 5 (relic-5), or no more, to be had by expedition 1 (D-S1)",
        ),
        (
            "--revealed trap-lava,trap-lava",
            "--revealed: with a second Lava pit (trap-lava) the expedition is over (D-E6)",
        ),
        ("--removed trap-lava", "--removed: in expedition 1 at most 0 traps can be out (D-X4)"),
        ("--revealed trap-lava --beside -1", "--beside: must be 0 or more, not -1 (D-E4)"),
        ("--revealed trap-lava --on-path -1", "--on-path: must be 0 or more, not -1 (D-E4)"),
        ("--relics-taken 1", "--relics-taken: must be 0 to 0, not 1 (D-E10)"),
        ("chess", "GAME: 'chess' is not one of: diamant"),
    ],
)
def test_bad_input_gets_one_line(tmp_path: Path, arguments: str, message: str) -> None:
    done = in_a_pipe("odds", *arguments.split(), folder=tmp_path)
    assert (done.returncode, done.stdout, done.stderr) == (2, "", f"{message}\n")


def test_cards_are_named_in_the_persons_language(tmp_path: Path) -> None:
    options = ("--edition=2017", "--json")
    spoken = in_a_pipe("odds", "--revealed=Riesensteinkugel, schatz 7", "--lang=de", *options, folder=tmp_path)
    written = in_a_pipe("odds", "--revealed=trap-boulder,treasure-7", "--lang=de", *options, folder=tmp_path)
    assert (spoken.returncode, spoken.stdout) == (0, written.stdout)
    twice = in_a_pipe("odds", "--edition=2017", "--revealed=trap-boulder,trap-boulder", "--lang=de", folder=tmp_path)
    assert twice.stderr.startswith("--revealed: Riesensteinkugel (trap-boulder): beim zweiten Mal")


def test_a_relic_of_this_expedition_was_taken_while_older_ones_are_in_the_deck(tmp_path: Path) -> None:
    """Relic 5 of the first expedition is in the deck with the option, and out of the cave without it (D-E10)."""
    asked = ("odds", "--relics", "--expedition=2", "--revealed=treasure-7,relic-7", "--relics-taken=1", "--json")
    here, before = (json.loads(in_a_pipe(*asked, f"--taken-here={count}", folder=tmp_path).stdout) for count in (1, 0))
    assert here["cards_left"] == before["cards_left"] + 1


@pytest.mark.parametrize("order", [Order.VISUAL, Order.LOGICAL])
def test_hebrew_bars_do_not_touch_fractions(order: Order) -> None:
    lines = tell_odds(answer_to(QUESTION, Words("he")), Words("he"), is_unicode=True)
    shown = [lay_out(line, order).plain for line in lines]
    bars = [line for line in shown if "█" in line]
    assert bars
    assert not [line for line in bars if re.search(r"\d█|█\d", line)]


def test_the_german_winner_has_a_result_without_a_case() -> None:
    for game in ("diamant", "dungeon"):
        told = Words("de")(f"{game}-won", count=1, names="Ada", points=27)
        assert "27" in told
        assert "mit 27" not in told
