"""The notation of a path."""

from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tacora.core.errors import IllegalMove
from tacora.games.dungeon.path import LONGEST_PATH, read_entry, read_step, tokens_of

SPOTS = st.from_regex(r"[1-5][a-gA-G][1-9]", fullmatch=True)
STOPS = st.one_of(st.just(""), st.from_regex(r"![0-9]", fullmatch=True))
STEPS = st.one_of(
    st.builds("{}{}".format, st.from_regex(r"([nesw]v?|[NESW]|[1-5]v?)", fullmatch=True), STOPS),
    st.builds("{}{}{}".format, st.sampled_from("dupbm"), SPOTS, STOPS),
    st.sampled_from(("o", "+s", "+p", "+k", "+r")),
)
ENTRIES = st.from_regex(r"[1-5][a-g][1-9]", fullmatch=True)


@given(ENTRIES, st.lists(STEPS, max_size=30))
def test_the_notation_round_trips(entry: str, steps: list[str]) -> None:
    assert tokens_of("".join([entry, *steps]), "path") == (entry, *steps)
    assert read_entry(entry) is not None
    assert None not in {read_step(step) for step in steps}


@given(st.text(alphabet="nesw123vdupbmoab!+9 NG", max_size=20))
def test_any_text_is_a_path_or_refused(text: str) -> None:
    with suppress(IllegalMove):
        assert "".join(tokens_of(text, "path")) == text


def test_refusals_say_where() -> None:
    with pytest.raises(IllegalMove, match="'nn' at character 1 is not an entry"):
        tokens_of("nn", "path")
    with pytest.raises(IllegalMove, match="'z' at character 5 is not a step"):
        tokens_of("1d1nz", "path")
    with pytest.raises(IllegalMove, match="1001 characters are more than 1000"):
        tokens_of("1d1" + "n" * (LONGEST_PATH - 2), "path")


@pytest.mark.parametrize("digit", ["١", "²", "１", "𝟙", "۱", "१"])
def test_only_plain_digits_are_numbers(digit: str) -> None:
    """Python counts all of these as digits, and makes numbers of most of them."""
    for token in ("s!1", "1", "1v", "2!1", "p1d1", "m1D1!1", "u1d1"):
        assert read_step(token) is not None
        for at in (at for at, character in enumerate(token) if character == "1"):
            assert read_step(token[:at] + digit + token[at + 1 :]) is None
    for entry in (f"{digit}d1", f"1d{digit}"):
        assert read_entry(entry) is None
        with pytest.raises(IllegalMove, match="at character 1 is not an entry"):
            tokens_of(entry, "path")


def test_the_empty_path() -> None:
    assert tokens_of("", "path") == ()
