"""The shell's screens against keys and clicks that come too early or too late."""

import threading
from threading import Event, Thread
from typing import Any

import pytest
from textual.events import Resize
from textual.geometry import Size
from textual.pilot import Pilot

from driven_shell import drive, key, shell_of, until
from tacora.terminal.diamant.setup import take_seats
from tacora.terminal.diamant.stage import DiamantStage
from tacora.terminal.shell.app import Shell
from tacora.terminal.shell.frames import Framed
from tacora.terminal.shell.lines import Acted
from tacora.terminal.shell.pages import Page


def diamant(**wishes: Any) -> Shell:
    return shell_of(take_seats, DiamantStage, **wishes)


async def open_rules(shell: Shell, pilot: Pilot[Any]) -> Framed:
    await until(pilot, lambda: shell.stage.is_asking)
    await pilot.press("?")
    await until(pilot, lambda: isinstance(shell.screen, Page) and shell.screen.is_mounted)
    assert isinstance(shell.screen, Page)
    return shell.screen


@pytest.mark.parametrize("name", ["greater_than_sign", "down", "end", "escape", "?"])
def test_a_page_that_is_gone_takes_no_key(name: str) -> None:
    async def do(shell: Shell, pilot: Pilot[Any]) -> None:
        page = await open_rules(shell, pilot)
        table = shell.screen_stack[0]
        await pilot.press("escape")
        await until(pilot, lambda: shell.screen is table and not page.is_attached)
        page.on_key(key(name))
        await pilot.pause()
        assert shell.screen_stack == [table]

    drive(diamant(), do)


@pytest.mark.parametrize("name", ["greater_than_sign", "down", "end", "escape", "?"])
def test_a_page_that_is_not_there_yet_takes_no_key(name: str) -> None:
    async def do(shell: Shell, pilot: Pilot[Any]) -> None:
        await until(pilot, lambda: shell.stage.is_asking)
        shell.act("help")
        page = shell.screen
        assert isinstance(page, Page)
        assert not page.is_mounted
        page.on_key(key(name))
        await until(pilot, lambda: page.is_mounted)
        assert shell.screen is page

    drive(diamant(), do)


def test_keys_that_come_at_once_open_one_page() -> None:
    async def do(shell: Shell, pilot: Pilot[Any]) -> None:
        await until(pilot, lambda: shell.stage.is_asking)
        table = shell.screen
        for _ in range(3):
            table.post_message(key("?"))
        await until(pilot, lambda: isinstance(shell.screen, Page) and shell.screen.is_mounted)
        await pilot.pause()
        assert len(shell.screen_stack) == 2

    drive(diamant(), do)


@pytest.mark.parametrize("act", ["return", "help", "odds"])
def test_a_click_that_comes_behind_a_page_does_nothing(act: str) -> None:
    async def do(shell: Shell, pilot: Pilot[Any]) -> None:
        page = await open_rules(shell, pilot)
        shell.screen_stack[0].post_message(Acted(act))
        await pilot.pause()
        assert shell.screen is page
        assert shell.stage.is_asking

    drive(diamant(), do)


def test_a_curtain_that_is_gone_takes_no_key() -> None:
    """D-E8: two keys at once do not open the next person's screen as well."""

    async def do(shell: Shell, pilot: Pilot[Any]) -> None:
        await until(pilot, lambda: type(shell.screen).__name__ == "Curtain" and shell.screen.is_mounted)
        curtain = shell.screen
        assert isinstance(curtain, Framed)
        for _ in range(2):
            curtain.post_message(key("enter"))
        await until(pilot, lambda: shell.stage.is_asking)
        curtain.on_key(key("enter"))
        await pilot.pause()
        assert len(shell.screen_stack) == 1

    drive(diamant(players="Ada,Ben"), do)


def test_nothing_is_taken_while_the_screens_are_taken_down() -> None:
    async def do(shell: Shell, pilot: Pilot[Any]) -> None:
        page = await open_rules(shell, pilot)
        shell.stop(0)
        page.on_key(key("escape"))
        page.on_key(key("down"))
        assert shell.screen is page

    drive(diamant(), do)


def test_two_sizes_at_once_do_not_take_turns_for_ever() -> None:
    async def do(shell: Shell, pilot: Pilot[Any]) -> None:
        await until(pilot, lambda: shell.stage.is_asking)
        screen, told = shell.screen, list[Any]()
        screen.screen_layout_refresh_signal.subscribe(shell, told.append, immediate=True)
        for size in (Size(120, 40), Size(80, 24)):
            screen.post_message(Resize(size, size))
            screen.call_later(lambda: None)  # anything between the two, or the first would not be seen at all
        await pilot.pause(0.3)
        assert screen.size == shell.size == (80, 24)
        seen = len(told)
        await pilot.pause(0.2)
        assert len(told) == seen

    drive(diamant(), do)


def test_a_signal_may_come_while_a_thread_is_being_started() -> None:
    """As a second signal does while the first is looked after: it must wait for nothing."""
    shell = diamant()
    shell._is_led = True
    may_go, is_done = Event(), Event()

    def on_signals() -> None:
        may_go.wait()
        shell._watch(130)
        shell._watch(143)
        is_done.set()

    Thread(target=on_signals, daemon=True).start()
    with threading._active_limbo_lock:  # type: ignore[attr-defined]  # what every start of a thread takes
        may_go.set()
        assert is_done.wait(10)
