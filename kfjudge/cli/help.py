"""What `--help` prints: the catalogue’s page `help`, laid out for the terminal’s width. Its examples are
those of the game that is meant where none is named."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from string import Formatter
from typing import Any

from kfjudge.cli.overheard import COMMON
from kfjudge.games import GAMES, default_game, get_game
from kfjudge.render.writers.text import wrapped
from kfjudge.words import LANGUAGES, default, language
from kfjudge.words.catalogue import is_said, page, template

_EVERYWHERE = (*(option.name for option in COMMON), "help")
_AT_THE_PROMPT = (
    ("type", ("question", "situation", "name", "command")),
    ("then", ("full", "quote", "lang", "step", "set")),
)
_NARROW = 60  # below this, an explanation stands under what it explains


def in_short(command: str, lang: str) -> str:
    """What a command does, in one line."""
    return _filled(f"help.{command}", lang)


def of_parameter(command: str, parameter: str, lang: str) -> str:
    """What an argument or option of a command is for."""
    return _told(command, parameter, lang, "")


def metavar(command: str, parameter: str, lang: str) -> str:
    """What stands for the value of an argument or option."""
    return _told(command, parameter, lang, ".metavar")


def _told(command: str, parameter: str, lang: str, part: str) -> str:
    own, shared = (f"help.{one}.{parameter}{part}" for one in (command, "any"))
    of_a_game = f"game.{command}.{parameter}{part}"
    for game in GAMES:
        if is_said(of_a_game, game):
            return template(of_a_game, lang, game)
    return _filled(shared if is_said(shared) and not is_said(own) else own, lang)


def _filled(key: str, lang: str) -> str:
    """A text of the page, with what there is and what a game has as examples in its places."""
    text = template(key, lang)
    if "{" not in text:
        return text
    return text.format(**{name: _named(name, lang) for _, name, _, _ in Formatter().parse(text) if name})


@cache
def _named(name: str, lang: str) -> str:
    game = default_game()
    editions = get_game(game).editions
    match name:
        case "languages":
            return "|".join(LANGUAGES)
        case "games":
            return language(lang).listing([template("game.name", lang, each) for each in GAMES])
        case "there":
            key = "help.there-is-one" if len(GAMES) == 1 else "help.there-are"
            return template(key, lang).format(ids=language(lang).listing(list(GAMES)))
        case "editions":
            return language(lang).listing_or(list(editions))
        case "pair":
            return ",".join(editions[-2:])
        case "edition":
            return editions[-2] if len(editions) > 1 else editions[-1]
        case "faq":
            return f"{editions[-1]}/{_named('number', lang)}"
        case "between":
            return " ".join(editions[-2:])
    return template(f"game.example.{name}", lang, game)


def of_program(program: Any, commands: Sequence[str], lang: str, width: int) -> str:
    """The help of `kfjudge` itself."""
    options = [_option(program, parameter, lang) for parameter in program.params]
    options.append(("-h, --help", of_parameter("kfjudge", "help", lang)))
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
    """The commands under the headings that the page `help` has between them, all set alike."""
    lines = []
    names = [f"  {_line_of(name, lang)}" for name in commands]
    column = max(len(name) for name in names) + 2
    for key in page("help", default()):
        _, name, *parts = key.split(".")
        if name == "group":
            lines += ["", _filled(key, lang)]
        elif parts == ["usage"] and name in commands:
            lines += _row(f"  {_line_of(name, lang)}", in_short(name, lang), column, width)
    return lines


def _line_of(command: str, lang: str) -> str:
    return f"{command} {_filled(f'help.{command}.usage', lang)}".strip()


def of_command(command: Any, lang: str, width: int) -> str:
    """The help of one command."""
    own = [parameter for parameter in command.params if parameter.name not in _EVERYWHERE]
    arguments = [_argument(command, parameter, lang) for parameter in own if _is_argument(parameter)]
    options = [_option(command, parameter, lang) for parameter in own if not _is_argument(parameter)]
    common = [
        _option(command, parameter, lang)[0] for parameter in command.params if parameter.name in _EVERYWHERE
    ]
    lines = [
        *_paragraph(f"{_filled('help.usage', lang)} kfjudge {_line_of(command.name, lang)}", width),
        "",
        *_paragraph(_filled(f"help.{command.name}.long", lang), width),
    ]
    for heading, table in (("arguments", arguments), ("options", options)):
        if table:
            lines += ["", _filled(f"help.{heading}", lang), *_table(table, width)]
    everywhere = f"{_filled('help.everywhere', lang)} {', '.join([*common, '-h, --help'])}"
    return "\n".join([*lines, "", *_example(command.name, lang, width), "", *_paragraph(everywhere, width)])


def _example(command: str, lang: str, width: int) -> list[str]:
    """How it may be typed."""
    heading = _filled("help.example", lang)
    return _paragraph(f"{heading} {_filled(f'help.{command}.example', lang)}", width)


def _is_argument(parameter: Any) -> bool:
    return bool(parameter.param_type_name == "argument")


def _argument(command: Any, parameter: Any, lang: str) -> tuple[str, str]:
    return metavar(command.name, parameter.name, lang), of_parameter(command.name, parameter.name, lang)


def _option(command: Any, parameter: Any, lang: str) -> tuple[str, str]:
    names = ", ".join(parameter.opts)
    if not parameter.is_flag:
        names = f"{names} {metavar(command.name, parameter.name, lang)}"
    return names, of_parameter(command.name, parameter.name, lang)


def _paragraph(text: str, width: int) -> list[str]:
    return [line.text for line in wrapped(text, width)]


def _table(rows: list[tuple[str, str]], width: int) -> list[str]:
    """Names, and beside or under them what they mean."""
    column = max(len(name) for name, _ in rows) + 4
    return [line for name, meaning in rows for line in _row(f"  {name}", meaning, column, width)]


def _row(name: str, meaning: str, column: int, width: int) -> list[str]:
    if width < _NARROW:
        return [name, *(f"      {part}" for part in _paragraph(meaning, width - 6))]
    first, *others = _paragraph(meaning, width - column) or [""]
    return [f"{name:<{column}}{first}", *(" " * column + part for part in others)]


def of_prompt(commands: Sequence[str], lang: str, width: int) -> str:
    """The help of the prompt: what may be typed there."""
    lines = []
    for block, rows in _AT_THE_PROMPT:
        told = [(_filled(f"prompt.help.{row}", lang), _filled(f"prompt.help.{row}.is", lang)) for row in rows]
        lines += [_filled(f"prompt.help.{block}", lang), *_table(told, width), ""]
    named = f"{_filled('help.commands', lang)} {', '.join(commands)}"
    return "\n".join(
        [*lines, *_paragraph(named, width), "", *_paragraph(_filled("prompt.help.end", lang), width)]
    )
