"""Which way Hebrew goes to which terminal, and what is still said after an interrupt."""

import gc
import sys
from types import FrameType
from typing import Any

import pytest

from tacora.i18n import Words
from tacora.terminal.layout import Order
from tacora.terminal.screen import Screen, text_order


@pytest.mark.parametrize(
    ("environment", "is_terminal", "order"),
    [
        ({}, False, Order.LOGICAL),
        ({"TERM": "xterm-256color"}, True, Order.VISUAL),
        ({"VTE_VERSION": "7200"}, True, Order.LOGICAL),
        ({"KONSOLE_VERSION": "230800"}, True, Order.LOGICAL),
        ({"TERM": "mlterm-256color"}, True, Order.LOGICAL),
        ({"TERM_PROGRAM": "iTerm.app"}, True, Order.LOGICAL),
        ({"TERM_PROGRAM": "vscode"}, True, Order.VISUAL),
    ],
)
def test_auto_goes_by_the_terminal(environment: dict[str, str], is_terminal: bool, order: Order) -> None:
    assert text_order(Words("he"), "auto", environment, is_terminal=is_terminal) is order


@pytest.mark.parametrize("wish", ["logical", "visual"])
def test_a_wish_goes_before_what_is_known(wish: str) -> None:
    assert text_order(Words("he"), wish, {"VTE_VERSION": "7200"}, is_terminal=True) is Order(wish)
    assert text_order(Words("de"), wish, {}, is_terminal=True) is Order.LEFT_TO_RIGHT


def interrupted_at(moment: int, screen: Screen) -> bool:
    """Say something, with Ctrl-C at that step of the program; whether it came to that."""
    steps = 0

    def press_ctrl_c_then(_frame: FrameType, _event: str, _argument: Any) -> Any:
        nonlocal steps
        steps += 1
        if steps == moment:
            raise KeyboardInterrupt
        return press_ctrl_c_then

    before = sys.gettrace()
    gc.disable()  # what others do while it collects is no step of this program
    sys.settrace(press_ctrl_c_then)
    try:
        screen.say("There is a snake.")
    except KeyboardInterrupt:
        return True
    finally:
        sys.settrace(before)
        gc.enable()
    return False


def test_the_last_words_are_said_whenever_ctrl_c_comes(capsys: pytest.CaptureFixture[str]) -> None:
    moment = 1
    while interrupted_at(moment, screen := Screen(Order.LEFT_TO_RIGHT)):
        screen.start_afresh()
        screen.say("Saved.")
        assert "Saved." in capsys.readouterr().out, moment
        moment += 1
    assert moment > 100
