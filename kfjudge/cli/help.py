"""The help, from the catalogue’s page `help`: collected as data, laid out for the terminal’s width or as
a page. Its examples are those of the default game."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from functools import cache
from string import Formatter
from typing import Any

from msgspec import Struct

from kfjudge import games
from kfjudge.cli.preparse import COMMON
from kfjudge.core.text import name_key
from kfjudge.render.blocks import Items, Page, Text, section
from kfjudge.render.writers import FORMATS
from kfjudge.render.writers.text import wrapped
from kfjudge.words import LANGUAGES, default_language, load_language
from kfjudge.words.catalogue import find_template, has_message, load_page

PROGRAM = "kfjudge"
_EVERYWHERE = (*(option.name for option in COMMON), "help")
_AT_THE_PROMPT = (
    ("type", ("question", "situation", "name", "command")),
    ("then", ("full", "quote", "lang", "step", "set")),
)
_NARROW = 60  # below this, an explanation stands under what it explains


def list_commands() -> tuple[str, ...]:
    """List the commands that are explained, in the order of the page `help`."""
    explained = (key.split(".")[1] for key in load_page("help", default_language()) if key.endswith(".usage"))
    return tuple(name for name in explained if name != PROGRAM)


def suggest_names(kind: str, typed: str, among: Collection[str]) -> tuple[str, ...]:
    """Suggest names of commands or options: the one that a word of a language is for (aide → help), else
    those that are spelled nearly so."""
    from difflib import get_close_matches

    wanted = name_key(typed).replace(" ", "") or typed
    meant = tuple(name for name in dict.fromkeys(other_words(kind).get(wanted, ())) if name in among)
    return meant or tuple(get_close_matches(typed.lower(), among))


def other_words(kind: str) -> dict[str, list[str]]:
    """Collect what else commands or options are called in any language: "rejouer" → ["replay"]."""
    tables = [load_page("usage", lang)[f"usage.{kind}"] for lang in LANGUAGES]
    tables += [
        load_page("game", lang, game).get(f"game.{kind}", "") for lang in LANGUAGES for game in games.GAMES
    ]
    called: dict[str, list[str]] = {}
    for name, *words in (pair.split() for table in tables for pair in table.split(" | ") if pair):
        for word in words:
            called.setdefault(word, []).append(name)
    return called


def summarize(command: str, lang: str) -> str:
    """Say what a command does, in one line."""
    return fill_places(f"help.{command}", lang)


def explain_parameter(command: str, parameter: str, lang: str, part: str = "") -> str:
    """Say what an argument or option is for; with part ".metavar", what stands for its value. A text of the
    games' own comes before one of the command, and that before one of all commands."""
    own, shared = (f"help.{one}.{parameter}{part}" for one in (command, "any"))
    of_a_game = f"game.{command}.{parameter}{part}"
    for game in games.GAMES:
        if has_message(of_a_game, game):
            return find_template(of_a_game, lang, game)
    return fill_places(shared if has_message(shared) and not has_message(own) else own, lang)


def fill_places(key: str, lang: str) -> str:
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
        case "tests":
            key = f"game.example.{name}"
            told = (find_template(key, lang, each) for each in games.GAMES if has_message(key, each))
            return " ".join(told)
        case "game":
            return list(games.GAMES)[-1]
        case "between":
            return " ".join(editions[-2:])
    return find_template(f"game.example.{name}", lang, game)


class Explained(Struct, frozen=True):
    """A word or an option as it is typed, and what it is for."""

    name: str
    meaning: str


class CommandSummary(Struct, frozen=True):
    """A command among others."""

    command: str
    usage: str
    summary: str


class CommandGroup(Struct, frozen=True):
    """The commands under one heading."""

    heading: str
    commands: tuple[CommandSummary, ...]


class ProgramHelp(Struct, frozen=True):
    """What the program is for and which commands there are."""

    about: str
    usage: str
    alone: str
    groups: tuple[CommandGroup, ...]
    options: tuple[Explained, ...]
    end: str

    def lay_out(self, lang: str) -> Page:
        """Make a page of the help of `kfjudge` itself."""
        usage = Text(self.usage, strong=fill_places("help.usage", lang))
        groups = [
            section(_list(Explained(one.usage, one.summary) for one in group.commands), heading=group.heading)
            for group in self.groups
        ]
        options = section(_list(self.options), heading=fill_places("help.options", lang))
        return Page(
            lang,
            PROGRAM,
            (section(Text(self.about), usage, Text(self.alone)), *groups, options, section(Text(self.end))),
        )


class CommandHelp(Struct, frozen=True):
    """What a command is for; `everywhere` are the options that every command has."""

    command: str
    usage: str
    summary: str
    about: str
    words: tuple[Explained, ...]
    options: tuple[Explained, ...]
    example: str
    everywhere: tuple[str, ...]

    def lay_out(self, lang: str) -> Page:
        """Make a page of the help of one command."""
        tables = [
            section(_list(table), heading=fill_places(f"help.{heading}", lang))
            for heading, table in (("arguments", self.words), ("options", self.options))
        ]
        foot = section(
            Text(self.example, strong=fill_places("help.example", lang)),
            Text(", ".join(self.everywhere), strong=fill_places("help.everywhere", lang), role="aside"),
        )
        usage = Text(self.usage, strong=fill_places("help.usage", lang))
        return Page(lang, f"{PROGRAM} {self.command}", (section(usage, Text(self.about)), *tables, foot))


def describe_program(program: Any, commands: Sequence[str], lang: str) -> ProgramHelp:
    """Collect the help of `kfjudge` itself, its commands under the headings that the page `help` has between
    them."""
    groups: list[CommandGroup] = []
    for key in load_page("help", default_language()):
        _, name, *parts = key.split(".")
        if name == "group":
            groups.append(CommandGroup(fill_places(key, lang), ()))
        elif parts == ["usage"] and name in commands:
            heading, before = groups[-1].heading, groups[-1].commands
            command = CommandSummary(name, _usage_of(name, lang), summarize(name, lang))
            groups[-1] = CommandGroup(heading, (*before, command))
    options = [_explain(program, parameter, lang) for parameter in program.params]
    return ProgramHelp(
        about=fill_places("help.kfjudge", lang),
        usage=fill_places("help.kfjudge.usage", lang),
        alone=fill_places("help.kfjudge.alone", lang),
        groups=tuple(groups),
        options=(*options, Explained("-h, --help", explain_parameter("kfjudge", "help", lang))),
        end=fill_places("help.kfjudge.end", lang),
    )


def describe_command(command: Any, lang: str) -> CommandHelp:
    """Collect the help of one command."""
    own = [parameter for parameter in command.params if parameter.name not in _EVERYWHERE]
    words, options = (
        tuple(
            _explain(command, parameter, lang)
            for parameter in own
            if (parameter.param_type_name == "argument") is is_word
        )
        for is_word in (True, False)
    )
    common = [parameter for parameter in command.params if parameter.name in _EVERYWHERE]
    return CommandHelp(
        command=command.name,
        usage=f"kfjudge {_usage_of(command.name, lang)}",
        summary=summarize(command.name, lang),
        about=fill_places(f"help.{command.name}.long", lang),
        words=words,
        options=options,
        example=fill_places(f"help.{command.name}.example", lang),
        everywhere=(*(_explain(command, parameter, lang).name for parameter in common), "-h, --help"),
    )


def write_program_help(told: ProgramHelp, lang: str, width: int) -> list[str]:
    """Lay out the help of `kfjudge` itself, the commands in one column."""
    lines = [
        *_paragraph(told.about, width),
        "",
        *_paragraph(f"{fill_places('help.usage', lang)} {told.usage}", width),
        *_paragraph(told.alone, width),
    ]
    column = max(len(command.usage) for group in told.groups for command in group.commands) + 4
    for group in told.groups:
        lines += ["", group.heading]
        for command in group.commands:
            lines += _row(f"  {command.usage}", command.summary, column, width)
    return [
        *lines,
        "",
        fill_places("help.options", lang),
        *_table(told.options, width),
        "",
        *_paragraph(told.end, width),
    ]


def write_command_help(told: CommandHelp, lang: str, width: int) -> list[str]:
    """Lay out the help of one command."""
    lines = [
        *_paragraph(f"{fill_places('help.usage', lang)} {told.usage}", width),
        "",
        *_paragraph(told.about, width),
    ]
    for heading, table in (("arguments", told.words), ("options", told.options)):
        if table:
            lines += ["", fill_places(f"help.{heading}", lang), *_table(table, width)]
    example = f"{fill_places('help.example', lang)} {told.example}"
    everywhere = f"{fill_places('help.everywhere', lang)} {', '.join(told.everywhere)}"
    return [*lines, "", *_paragraph(example, width), "", *_paragraph(everywhere, width)]


def _list(rows: Iterable[Explained]) -> Items:
    return Items(tuple(Text(row.meaning, strong=row.name) for row in rows), marks="-")


def _usage_of(command: str, lang: str) -> str:
    return f"{command} {fill_places(f'help.{command}.usage', lang)}".strip()


def _explain(command: Any, parameter: Any, lang: str) -> Explained:
    """Name an argument or an option as it is typed, and say what it is for."""
    names = "" if parameter.param_type_name == "argument" else ", ".join(parameter.opts)
    if not getattr(parameter, "is_flag", False):
        names = f"{names} {explain_parameter(command.name, parameter.name, lang, '.metavar')}".lstrip()
    return Explained(names, explain_parameter(command.name, parameter.name, lang))


def _paragraph(text: str, width: int) -> list[str]:
    return [line.text for line in wrapped(text, width)]


def _table(rows: Sequence[Explained], width: int) -> list[str]:
    """Set names in a column, and beside or under them what they mean."""
    column = max(len(row.name) for row in rows) + 4
    return [line for row in rows for line in _row(f"  {row.name}", row.meaning, column, width)]


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
            Explained(fill_places(f"prompt.help.{row}", lang), fill_places(f"prompt.help.{row}.is", lang))
            for row in rows
        ]
        lines += [fill_places(f"prompt.help.{block}", lang), *_table(entries, width), ""]
    named = f"{fill_places('help.commands', lang)} {', '.join(commands)}"
    return "\n".join(
        [*lines, *_paragraph(named, width), "", *_paragraph(fill_places("prompt.help.end", lang), width)]
    )
