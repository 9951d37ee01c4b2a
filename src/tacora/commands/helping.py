"""Help in a person's language: in the code every help is a key, and becomes words when somebody asks for it."""

from collections.abc import Callable, Sequence
from typing import Any

from tacora.i18n import LANGUAGES, Words, preferred_language

KEY = "help-"


def asks_for_help(arguments: Sequence[str]) -> bool:
    """The command line may end in a help page: it asks for one, or is too short to do anything."""
    return "--help" in arguments or len(arguments) <= 1


def language_of(arguments: Sequence[str]) -> str:
    """The language that a command line asks for, else the locale's; English if it asks for one we do not have."""
    wish = None
    for place, argument in enumerate(arguments):
        if argument.startswith("--lang="):
            wish = argument.removeprefix("--lang=")
        elif argument == "--lang" and place + 1 < len(arguments):
            wish = arguments[place + 1]
    language = preferred_language(wish)
    return language if language in LANGUAGES else "en"


def put_into_words(command: Any, words: Words) -> None:
    """Every help of a command, its options and its subcommands in a language."""
    from typer import rich_utils

    rich_utils.ARGUMENTS_PANEL_TITLE = words("help-arguments")
    rich_utils.OPTIONS_PANEL_TITLE = words("help-options")
    rich_utils.COMMANDS_PANEL_TITLE = words("help-commands")
    rich_utils.DEFAULT_STRING = words("help-default", value="{}")
    rich_utils.ENVVAR_STRING = words("help-variable", value="{}")
    rich_utils.REQUIRED_LONG_STRING = words("help-required")
    _say_all(command, words)


def _say_all(command: Any, words: Words) -> None:
    context = command.context_class(command, info_name=command.name)
    command.help = _said(command.help, words)
    command.options_metavar = words("help-usage-options")
    command.get_usage = _usage_in(words, command.get_usage)
    for option in command.get_params(context):
        if option.name == "help":
            option.help = words("help-help")
        elif hasattr(option, "help"):
            option.help = _said(option.help, words)
        game = getattr(option, "of_game", None)
        if game is not None:
            option.rich_help_panel = words("help-options-of", game=game)
    if hasattr(command, "subcommand_metavar"):
        command.subcommand_metavar = words("help-usage-command")
    for name in command.list_commands(context) if hasattr(command, "list_commands") else ():
        _say_all(command.get_command(context, name), words)


def _usage_in(words: Words, usage: Callable[[Any], str]) -> Callable[[Any], str]:
    return lambda context: usage(context).replace("Usage:", words("help-usage"), 1)


def _said(text: str | None, words: Words) -> str | None:
    if text is None or not text.startswith(KEY):
        return text
    name = text.removeprefix(KEY).strip()
    return words(f"help-{name}")
