"""Lay out `--help`: the catalogue’s page `help`, for the terminal’s width. Its examples are those of the
default game."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from string import Formatter
from typing import Any

from kfjudge import games
from kfjudge.cli.preparse import COMMON
from kfjudge.render.writers import FORMATS
from kfjudge.render.writers.text import wrapped
from kfjudge.words import LANGUAGES, default_language, load_language
from kfjudge.words.catalogue import find_template, has_message, load_page

_EVERYWHERE = (*(option.name for option in COMMON), "help")
_AT_THE_PROMPT = (
    ("type", ("question", "situation", "name", "command")),
    ("then", ("full", "quote", "lang", "step", "set")),
)
_NARROW = 60  # below this, an explanation stands under what it explains


def summarize(command: str, lang: str) -> str:
    """Say what a command does, in one line."""
    return _filled(f"help.{command}", lang)


def explain_parameter(command: str, parameter: str, lang: str, part: str = "") -> str:
    """Say what an argument or option is for; with part ".metavar", what stands for its value. A text of the
    games' own comes before one of the command, and that before one of all commands."""
    own, shared = (f"help.{one}.{parameter}{part}" for one in (command, "any"))
    of_a_game = f"game.{command}.{parameter}{part}"
    for game in games.GAMES:
        if has_message(of_a_game, game):
            return find_template(of_a_game, lang, game)
    return _filled(shared if has_message(shared) and not has_message(own) else own, lang)


def _filled(key: str, lang: str) -> str:
    """Fill the places of a text: {games} with the games there are, {term} with the game's example."""
    text = find_template(key, lang)
    if "{" not in text:
        return text
    return text.format(**{name: _example_of(name, lang) for _, name, _, _ in Formatter().parse(text) if name})


@cache
def _example_of(name: str, lang: str) -> str:
    game = games.default_game()
    editions = games.get_game(game).editions
    match name:
        case "languages":
            return "|".join(LANGUAGES)
        case "formats":
            return load_language(lang).join_or(list(FORMATS))
        case "games":
            return load_language(lang).join_and(
                [find_template("game.name", lang, each) for each in games.GAMES]
            )
        case "there":
            key = "help.there-is-one" if len(games.GAMES) == 1 else "help.there-are"
            return find_template(key, lang).format(ids=load_language(lang).join_and(list(games.GAMES)))
        case "editions":
            return load_language(lang).join_or(list(editions))
        case "pair":
            return ",".join(editions[-2:])
        case "edition":
            return editions[-2] if len(editions) > 1 else editions[-1]
        case "faq":
            return f"{editions[-1]}/{_example_of('number', lang)}"
        case "between":
            return " ".join(editions[-2:])
    return find_template(f"game.example.{name}", lang, game)


def format_program_help(program: Any, commands: Sequence[str], lang: str, width: int) -> str:
    """Lay out the help of `kfjudge` itself."""
    options = [_explain(program, parameter, lang) for parameter in program.params]
    options.append(("-h, --help", explain_parameter("kfjudge", "help", lang)))
    return "\n".join(
        [
            *_paragraph(_filled("help.kfjudge", lang), width),
            "",
            *_paragraph(f"{_filled('help.usage', lang)} {_filled('help.kfjudge.usage', lang)}", width),
            *_paragraph(_filled("help.kfjudge.alone", lang), width),
            *_groups(commands, lang, width),
            "",
            _filled("help.options", lang),
            *_table(options, width),
            "",
            *_paragraph(_filled("help.kfjudge.end", lang), width),
        ]
    )


def _groups(commands: Sequence[str], lang: str, width: int) -> list[str]:
    """List the commands under the headings that the page `help` has between them, in one column."""
    lines = []
    names = [f"  {_usage_of(name, lang)}" for name in commands]
    column = max(len(name) for name in names) + 2
    for key in load_page("help", default_language()):
        _, name, *parts = key.split(".")
        if name == "group":
            lines += ["", _filled(key, lang)]
        elif parts == ["usage"] and name in commands:
            lines += _row(f"  {_usage_of(name, lang)}", summarize(name, lang), column, width)
    return lines


def _usage_of(command: str, lang: str) -> str:
    return f"{command} {_filled(f'help.{command}.usage', lang)}".strip()


def format_command_help(command: Any, lang: str, width: int) -> str:
    """Lay out the help of one command."""
    own, common = (
        [parameter for parameter in command.params if (parameter.name in _EVERYWHERE) is is_common]
        for is_common in (False, True)
    )
    tables = {
        heading: [
            _explain(command, parameter, lang)
            for parameter in own
            if (parameter.param_type_name == "argument") is (heading == "arguments")
        ]
        for heading in ("arguments", "options")
    }
    lines = [
        *_paragraph(f"{_filled('help.usage', lang)} kfjudge {_usage_of(command.name, lang)}", width),
        "",
        *_paragraph(_filled(f"help.{command.name}.long", lang), width),
    ]
    for heading, table in tables.items():
        if table:
            lines += ["", _filled(f"help.{heading}", lang), *_table(table, width)]
    example = f"{_filled('help.example', lang)} {_filled(f'help.{command.name}.example', lang)}"
    names = [_explain(command, parameter, lang)[0] for parameter in common]
    everywhere = f"{_filled('help.everywhere', lang)} {', '.join([*names, '-h, --help'])}"
    return "\n".join([*lines, "", *_paragraph(example, width), "", *_paragraph(everywhere, width)])


def _explain(command: Any, parameter: Any, lang: str) -> tuple[str, str]:
    """Name an argument or an option as it is typed, and say what it is for."""
    names = "" if parameter.param_type_name == "argument" else ", ".join(parameter.opts)
    if not getattr(parameter, "is_flag", False):
        names = f"{names} {explain_parameter(command.name, parameter.name, lang, '.metavar')}".lstrip()
    return names, explain_parameter(command.name, parameter.name, lang)


def _paragraph(text: str, width: int) -> list[str]:
    return [line.text for line in wrapped(text, width)]


def _table(rows: list[tuple[str, str]], width: int) -> list[str]:
    """Set names in a column, and beside or under them what they mean."""
    column = max(len(name) for name, _ in rows) + 4
    return [line for name, meaning in rows for line in _row(f"  {name}", meaning, column, width)]


def _row(name: str, meaning: str, column: int, width: int) -> list[str]:
    if width < _NARROW:
        return [name, *(f"      {part}" for part in _paragraph(meaning, width - 6))]
    first, *others = _paragraph(meaning, width - column) or [""]
    return [f"{name:<{column}}{first}", *(" " * column + part for part in others)]


def format_prompt_help(commands: Sequence[str], lang: str, width: int) -> str:
    """Lay out the help of the prompt: what may be typed there."""
    lines = []
    for block, rows in _AT_THE_PROMPT:
        entries = [
            (_filled(f"prompt.help.{row}", lang), _filled(f"prompt.help.{row}.is", lang)) for row in rows
        ]
        lines += [_filled(f"prompt.help.{block}", lang), *_table(entries, width), ""]
    named = f"{_filled('help.commands', lang)} {', '.join(commands)}"
    return "\n".join(
        [*lines, *_paragraph(named, width), "", *_paragraph(_filled("prompt.help.end", lang), width)]
    )
