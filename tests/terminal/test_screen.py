"""Which way Hebrew goes to which terminal."""

import pytest

from tacora.i18n import Words
from tacora.terminal.layout import Order
from tacora.terminal.screen import text_order


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
