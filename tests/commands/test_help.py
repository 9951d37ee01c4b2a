"""`--help` in every language, for every command."""

from pathlib import Path
from typing import Any

import pytest
from typer.main import get_group

from tacora.cli import app
from tacora.commands.helping import put_into_words
from tacora.i18n import LANGUAGES, Words
from tacora_process import in_a_pipe


def commands(command: object, path: tuple[str, ...] = ()) -> list[tuple[str, ...]]:
    """The paths of all commands under one."""
    context = command.context_class(command)  # type: ignore[attr-defined]
    names = command.list_commands(context) if hasattr(command, "list_commands") else []
    below = [commands(command.get_command(context, name), (*path, name)) for name in names]  # type: ignore[attr-defined]
    return [path, *(one for part in below for one in part)]


def helps(language: str) -> dict[tuple[str, ...], list[str]]:
    """All texts of every command's help."""
    top = get_group(app)
    put_into_words(top, Words(language))
    told = {}
    for path in commands(top):
        command: Any = top
        context = top.context_class(top)
        for name in path:
            command = command.get_command(context, name)
        told[path] = [command.help, *(option.help for option in command.get_params(context))]
    return told


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_help_is_in_words(language: str) -> None:
    """No key is left, no option is without help, and nothing is left in English."""
    english = helps("en")
    for path, texts in helps(language).items():
        assert all(text and not text.startswith("help-") for text in texts), (path, texts)
        if language != "en":
            left = set(texts) & set(english[path])
            assert not left, (path, left)


@pytest.mark.parametrize(
    ("arguments", "variables", "expected"),
    [
        (("play", "--help"), {}, "Play in the terminal"),
        (("play", "--help", "--lang=de"), {}, "Im Terminal spielen"),
        (("play", "--lang", "he", "--help"), {}, "לשחק במסוף"),
        (("--help",), {"LANG": "de_DE.UTF-8"}, "Befehle"),
        (("--help", "--lang=de"), {}, "Befehle"),
        (("--lang", "he", "--help"), {}, "פקודות"),
        (("--lang=de", "games"), {}, "Keine Partien"),
        (("odds", "--help"), {"LC_ALL": "he_IL.UTF-8"}, "סיכויים"),
        (("games", "--help", "--lang=fr"), {}, "List the matches"),
        (("dungeon",), {"LANG": "de_DE.UTF-8"}, "Der Dungeon"),
        (("play", "--help", "--lang=de"), {}, "Optionen von dungeon"),
        (("play", "--help", "--lang=de"), {}, "Aufruf: tacora play [OPTIONEN]"),
        (("play", "--help", "--lang=de"), {}, "[sonst: auto]"),
        (("admin", "list", "--help", "--lang=he"), {}, "[משתנה: TACORA_BIDI]"),
        (("strategy", "--help", "--lang=he"), {}, "[חובה]"),
        (("dungeon", "--help", "--lang=de"), {}, "BEFEHL [ARGUMENTE]"),
        (("admin", "--lang=de", "--help"), {}, "Nach einem Server"),
    ],
)
def test_the_language_of_help_is_that_of_the_command_or_the_locale(
    tmp_path: Path, arguments: tuple[str, ...], variables: dict[str, str], expected: str
) -> None:
    told = in_a_pipe(*arguments, folder=tmp_path, **variables)
    assert expected in told.stdout
    assert "help-" not in told.stdout
