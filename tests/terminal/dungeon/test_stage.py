"""Dungeon's stage where two things happen at once."""

from typing import Any

from textual.pilot import Pilot

from driven_shell import drive, shell_of, until
from tacora.terminal.dungeon.setup import take_seats
from tacora.terminal.dungeon.stage import DungeonStage
from tacora.terminal.shell.app import Shell
from tacora.terminal.shell.pages import Page


async def build(shell: Shell, pilot: Pilot[Any]) -> DungeonStage:
    """Pass in the market until it is time to build."""
    stage = shell.stage
    assert isinstance(stage, DungeonStage)

    def names() -> set[str]:
        return {action.name for action in stage.actions()}

    while "lay" not in names():
        await until(pilot, lambda: isinstance(shell.screen, Page) or stage.is_asking)
        if isinstance(shell.screen, Page):
            await until(pilot, lambda: shell.screen.is_mounted)
            await pilot.press("enter")
        else:
            stage.act("pass")
        await pilot.pause()
    return stage


def test_a_question_whose_time_is_up_is_withdrawn_and_its_answer_decides_nothing() -> None:
    """V-R34."""

    async def do(shell: Shell, pilot: Pilot[Any]) -> None:
        stage = await build(shell, pilot)
        steps = len(stage.match.steps)
        stage.act("finish")
        await until(pilot, lambda: isinstance(shell.screen, Page) and shell.screen.is_mounted)
        stage._began -= 3600  # as if it had been so long
        await until(pilot, lambda: not isinstance(shell.screen, Page))
        await until(pilot, lambda: len(stage.match.steps) > steps)
        await until(pilot, lambda: stage.is_reading)

    drive(shell_of(take_seats, DungeonStage, bots="random", own={"time_limit": 600}), do)


def test_two_keys_at_once_ask_one_question() -> None:
    async def do(shell: Shell, pilot: Pilot[Any]) -> None:
        stage = await build(shell, pilot)
        stage.act("finish")
        stage.act("finish")
        await until(pilot, lambda: isinstance(shell.screen, Page) and shell.screen.is_mounted)
        await pilot.press("enter")
        await until(pilot, lambda: not isinstance(shell.screen, Page))
        await pilot.pause()
        assert len(shell.screen_stack) == 1
        assert stage.is_asking

    drive(shell_of(take_seats, DungeonStage, bots="random"), do)


def test_a_click_on_a_line_that_is_gone_does_nothing() -> None:
    async def do(shell: Shell, pilot: Pilot[Any]) -> None:
        stage = await build(shell, pilot)
        for _ in range(5):
            stage.act("lay")
        assert "build" in {action.name for action in stage.actions()}
        stage.act("step 99")
        assert stage.is_asking

    drive(shell_of(take_seats, DungeonStage, bots="random"), do)
