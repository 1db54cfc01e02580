"""Assemble the Typer program. A command is a module of `commands` with a function of its name: its parameters
are its arguments and options, its words are on the catalogue's page `help`. Only the module of the command
that is asked for is imported."""

from __future__ import annotations

import inspect
import os
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import cache
from importlib import import_module
from pkgutil import iter_modules
from typing import Annotated, Any, get_args, get_origin

import typer
from typer.core import TyperCommand, TyperGroup

from kfjudge.cli import commands as package
from kfjudge.cli import completion, terminal
from kfjudge.cli.commands import carry_out, name_in_python
from kfjudge.cli.help import (
    PROGRAM,
    describe_command,
    describe_program,
    explain_parameter,
    list_commands,
    other_words,
    suggest_names,
    summarize,
    write_command_help,
    write_program_help,
)
from kfjudge.cli.options import check_options
from kfjudge.cli.preparse import COMMON, VARIABLE, Argument, Option, Preparsed
from kfjudge.cli.terminal import is_typed_at
from kfjudge.core.errors import Trouble
from kfjudge.core.message import message
from kfjudge.core.text import sanitize
from kfjudge.words import default_language

_LONGEST_TYPED = 60  # letters that are shown again


@cache
def _modules() -> frozenset[str]:
    """Name the commands that have a module."""
    return frozenset(module.name.rstrip("_") for module in iter_modules(package.__path__))


@cache
def commands() -> tuple[str, ...]:
    """List every command, in the order of the page `help`."""
    return tuple(name for name in list_commands() if name in _modules())


def check_command(name: str, words: Sequence[str] = ()) -> None:
    """Raise Trouble for what is no command, with the nearest and the words behind it."""
    if name in _modules():
        return
    from kfjudge.situation.api import only_tells

    told = " ".join((name, *words))
    if " " in told and only_tells(told, default_language()):
        raise Trouble(message("usage.tells-situation", given=sanitize(told)))
    near = suggest_names("commands", name, commands())
    line = sanitize(" ".join(f'"{word}"' if " " in word else word for word in words))
    if near and 0 < len(line) <= _LONGEST_TYPED:
        near = (f"{PROGRAM} {near[0]} {line}",)
    key = "usage.no-such-command-near" if near else "usage.no-such-command"
    raise Trouble(message(key, command=sanitize(name), near=near))


def run_command(arguments: list[str], preparsed: Preparsed) -> int:
    """Run the command that the arguments name, and return its exit status."""
    program = assemble_program(preparsed.lang)
    if _is_tab_pressed():
        with suppress(Exception):  # offering nothing is all that may go wrong
            terminal.write(completion.complete_line(program, PROGRAM))
        return 0
    status = program.main(arguments, prog_name=PROGRAM, standalone_mode=False, obj=preparsed)
    return status if isinstance(status, int) else 0


def _is_tab_pressed() -> bool:
    """Say whether a shell is asking what could come next."""
    return bool(os.environ.get(VARIABLE))


def assemble_program(lang: str) -> TyperGroup:
    """Assemble the program, its commands not yet loaded."""
    app = typer.Typer(
        name=PROGRAM,
        cls=_Program,
        add_completion=False,
        rich_markup_mode=None,
        context_settings={"help_option_names": ["--help", "-h"]},
    )
    app.callback(invoke_without_command=True)(_with_signature(_run_without_command, _options_before_command))
    program = typer.main.get_group(app)
    _translate(program, lang)
    return program


def import_command(name: str) -> Any:
    """Import the module of a command."""
    return import_module(f"{package.__name__}.{name_in_python(name)}")


def load_command(name: str, lang: str) -> TyperCommand:
    """Load one command."""
    module = import_command(name)
    function = getattr(module, name_in_python(name))
    more = module.options_of_games() if hasattr(module, "options_of_games") else []
    app = typer.Typer(add_completion=False, rich_markup_mode=None)
    app.command(name, cls=_Command, context_settings=_COMMAND_SETTINGS)(
        _with_signature(_wrap_command(function), function, *more)
    )
    built = typer.main.get_command(app)
    assert isinstance(built, TyperCommand)
    _translate(built, lang)
    return built


def show_json_schema(preparsed: Preparsed) -> int:
    """Show the schema of what the command that was named prints as JSON."""
    if preparsed.value is None:
        raise Trouble(message("usage.needs-a-value", option=preparsed.early))
    check_command(preparsed.value)
    terminal.show_json(schema_of(preparsed.value))
    return 0


def schema_of(command: str) -> dict[str, Any]:
    """Build the schema of all that a command prints as JSON: an answer, or why there is none."""
    from kfjudge.cli.errors import Mistakes, NothingFound
    from kfjudge.render.writers import build_schema

    prints = import_command(command).PRINTS
    alone = (*map(_import_type, prints.alone), NothingFound, Mistakes)
    return build_schema(f"{PROGRAM} {command} --json", alone, map(_import_type, prints.listed))


def _import_type(named: Any) -> Any:
    """Import a type that is named by its place: "render.lists.Terms"."""
    if not isinstance(named, str):
        return named
    module, _, name = named.rpartition(".")
    return getattr(import_module(f"kfjudge.{module}"), name)


def takes_words(command: str) -> bool:
    """Say whether a command has arguments, beside its options."""
    return any(one.param_type_name == "argument" for one in load_command(command, default_language()).params)


_COMMAND_SETTINGS = {
    "help_option_names": ["--help", "-h"],
    "allow_extra_args": True,  # refused in our own words, below
}


def _for_typer(annotation: Any) -> Any:
    """Declare what a command declares as Typer wants it."""
    kind, *declared = get_args(annotation) if get_origin(annotation) is Annotated else (annotation,)
    if not declared or not isinstance(declared[0], Option | Argument):
        return annotation
    [one] = declared
    complete = completion.COMPLETERS[one.completed_by] if one.completed_by else None
    if isinstance(one, Option):
        return Annotated[kind, typer.Option(one.typed, autocompletion=complete)]
    return Annotated[kind, typer.Argument(autocompletion=complete)]


_KINDS: dict[bool, Any] = {True: str | None, False: bool}  # of an option, by whether it takes a value
_COMMON = tuple(  # options of every command; they may also stand in front of it
    inspect.Parameter(
        one.name,
        inspect.Parameter.KEYWORD_ONLY,
        default=None if one.takes_a_value else False,
        annotation=_for_typer(Annotated[_KINDS[one.takes_a_value], Option(one.typed, one.completed_by)]),
    )
    for one in COMMON
)


def _options_before_command(
    version: Annotated[bool, typer.Option("--version")] = False,
    install_completion: Annotated[bool, typer.Option("--install-completion")] = False,
    show_completion: Annotated[bool, typer.Option("--show-completion")] = False,
    json_schema: Annotated[
        str | None, typer.Option("--json-schema", autocompletion=completion.commands)
    ] = None,
) -> None:
    """Declare what needs no command and is carried out before Typer is loaded (see `kfjudge.cli`), so that
    the help shows it and the shell completes it."""


def _run_without_command(context: typer.Context, **values: Any) -> int:
    """Open the prompt where no command follows and somebody is there to type, else print the help. Options in
    front of a command do nothing by themselves: the command reads them."""
    if context.invoked_subcommand is not None:
        return 0
    if is_typed_at():
        from kfjudge.cli import prompt

        return prompt.open_prompt(check_options(values, context.find_root().obj.lang))
    terminal.show(context.get_help().split("\n"))
    return 0


def _wrap_command(function: Callable[..., int | None]) -> Callable[..., int]:
    """Wrap a command for Typer: no word too many, the common options checked and passed as one value."""

    def run(context: typer.Context, **values: Any) -> int:
        if context.args:
            raise Trouble(message("usage.too-many", extra=sanitize(" ".join(context.args))))
        before = context.parent.params if context.parent else {}
        common = {
            parameter.name: values.pop(parameter.name) or before.get(parameter.name) for parameter in _COMMON
        }
        return carry_out(function, common, values, context.find_root().obj.lang)

    return run


_CONTEXT = inspect.Parameter("context", inspect.Parameter.POSITIONAL_OR_KEYWORD, annotation=typer.Context)


def _with_signature(
    run: Callable[..., Any], function: Callable[..., Any], *more: inspect.Parameter
) -> Callable[..., Any]:
    """Give `run` the parameters of `function`, `more`, and the common ones, for Typer to see."""
    own = [
        parameter.replace(annotation=_for_typer(parameter.annotation))
        for parameter in inspect.signature(function, eval_str=True).parameters.values()
        if parameter.name != "options" and parameter.kind is not inspect.Parameter.VAR_KEYWORD
    ]
    parameters = [_CONTEXT, *own, *more, *_COMMON]
    run.__signature__ = inspect.Signature(parameters)  # type: ignore[attr-defined]  # where inspect looks first
    run.__annotations__ = {parameter.name: parameter.annotation for parameter in parameters}
    return run


class _Program(TyperGroup):
    """The group of the commands, which loads the one that is asked for."""

    lang = default_language()

    def list_commands(self, ctx: Any) -> list[str]:  # noqa: ARG002  # Typer's signature, as below
        return list(commands())

    def get_command(self, ctx: Any, cmd_name: str) -> TyperCommand | None:  # noqa: ARG002
        return load_command(cmd_name, self.lang) if cmd_name in _modules() else None

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        if not ctx.resilient_parsing:
            word = args[0].lower()
            if (word not in _modules() and other_words("commands").get(word) == ["help"]) or word == "help":
                args = ["help", *args[1:]]  # "aide"
            check_command(args[0], args[1:])
        return super().resolve_command(ctx, args)

    def get_help_option(self, ctx: Any) -> Any:
        return _own_help_option(super().get_help_option(ctx), self.lang)

    def get_help(self, ctx: Any) -> str:  # noqa: ARG002
        told = describe_program(self, commands(), self.lang)
        return "\n".join(write_program_help(told, self.lang, terminal.width()))


class _Command(TyperCommand):
    lang = default_language()

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        """Parse them, a blank word as none: `search ""` lacks its words."""
        left = super().parse_args(ctx, args)
        for parameter in self.params:
            given = ctx.params.get(parameter.name)
            if parameter.param_type_name == "argument" and not "".join(given or "").strip():
                parameter.handle_parse_result(ctx, {}, [])
        return left

    def get_help_option(self, ctx: Any) -> Any:
        return _own_help_option(super().get_help_option(ctx), self.lang)

    def get_help(self, ctx: Any) -> str:  # noqa: ARG002
        told = describe_command(self, self.lang)
        return "\n".join(write_command_help(told, self.lang, terminal.width()))

    def get_short_help_str(self, limit: int = 45) -> str:  # noqa: ARG002
        return summarize(str(self.name), self.lang)


def _translate(built: Any, lang: str) -> None:
    """Set the language in which a command and its options explain themselves. The shell alone reads what an
    option is for from there, beside what it offers."""
    built.lang = lang
    for parameter in built.params:
        _take_as_typed(parameter)
        if _is_tab_pressed():
            parameter.help = explain_parameter(str(built.name), parameter.name, lang)


class _AsTyped:
    """A value as it was typed: a word, words, or a flag."""

    def coerce(self, value: Any, param: Any, ctx: Any) -> Any:  # noqa: ARG002
        if value is None and getattr(param, "is_flag", False):
            return False
        return () if value is None and param.nargs == -1 else value


def _take_as_typed(parameter: Any) -> None:
    """Spare a word its conversion to a word. Recent versions of Typer load Pydantic for that, which takes a
    third of the time that a command needs to start; older ones do not ask for it."""
    annotation = getattr(getattr(parameter, "type_descriptor", None), "annotation", None)
    if annotation in (str, list[str], bool):
        parameter.get_runtime_param = _AsTyped


def _own_help_option(option: Any, lang: str) -> Any:
    """Let --help speak that language, and print as everything else is printed."""

    def show_help(context: Any, _: Any, wanted: bool) -> None:
        if wanted and not context.resilient_parsing:
            terminal.show(context.get_help().split("\n"))
            context.exit()

    if option is not None:
        if _is_tab_pressed():
            option.help = explain_parameter(PROGRAM, "help", lang)
        option.callback = show_help
        _take_as_typed(option)
    return option
