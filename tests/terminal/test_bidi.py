"""Hebrew on the full screen: what terminals that reorder letters get, and those that do not."""

from pathlib import Path

import pytest

from full_screen import CTRL_C, FullScreen
from tacora.i18n import Words

EXPLICIT, IMPLICIT = b"\x1b[8l", b"\x1b[8h"


@pytest.mark.parametrize(
    ("option", "variables", "is_visual"),
    [
        ("visual", {}, True),
        ("logical", {}, False),
        ("logical", {"VTE_VERSION": "7200"}, False),
        ("auto", {}, True),
        ("auto", {"VTE_VERSION": "7200"}, True),  # it is told to leave letters where they are
        ("auto", {"KONSOLE_VERSION": "230800"}, False),
    ],
)
def test_letters_come_as_the_terminal_needs_them(
    tmp_path: Path, option: str, variables: dict[str, str], is_visual: bool
) -> None:
    word = Words("he")("terminal-word-continue")
    table = FullScreen(
        "play", "--seed=4", "--pace=0", "--lang=he", f"--bidi={option}", folder=tmp_path, variables=variables
    )
    table.wait_for(word[::-1] if is_visual else word)
    assert (EXPLICIT in table.heard) is is_visual
    table.press(CTRL_C)
    assert table.ended() == 130
    assert (IMPLICIT in table.heard) is is_visual


@pytest.mark.parametrize(("variables", "is_visual"), [({}, True), ({"KONSOLE_VERSION": "230800"}, False)])
def test_so_do_refusals(tmp_path: Path, variables: dict[str, str], is_visual: bool) -> None:
    word = Words("he")("refused-because-no-command", name="fly").split()[0]
    table = FullScreen("fly", "--lang=he", folder=tmp_path, variables=variables)
    assert table.ended() == 2
    assert (word[::-1] if is_visual else word) in table.heard.decode()
