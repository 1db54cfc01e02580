"""The frame of the commands. A command is a module of `commands` with a function of its name: its parameters
are its arguments and options, its words are on the catalogue's page `help`. Only the module of the command
that is asked for is imported."""

from __future__ import annotations

import inspect
import sys
from collections.abc import Callable
from contextlib import suppress
from functools import cache
from importlib import import_module
from keyword import iskeyword
from pkgutil import iter_modules
from typing import Annotated, Any

import typer
from typer.core import TyperCommand, TyperGroup

from kfjudge.cli import commands as package
from kfjudge.cli import complete, help, screen
from kfjudge.cli.common import checked
from kfjudge.cli.overheard import COMMON, Common, Overheard
from kfjudge.core.errors import Trouble
from kfjudge.core.message import message
from kfjudge.core.text import sanitize
from kfjudge.render.writers.text import wrapped
from kfjudge.words import default
from kfjudge.words.catalogue import page, tell

PROGRAM = "kfjudge"
_TELL_OF_MISTAKES = ("index", "doctor")


@cache
def _known() -> frozenset[str]:
    """What there is a module for."""
    return frozenset(module.name.rstrip("_") for module in iter_modules(package.__path__))


def _written(name: str) -> str:
    """What a command is called in Python, where some words are taken."""
    return f"{name}_" if iskeyword(name) else name


@cache
def commands() -> tuple[str, ...]:
    """Every command, in the order of the page `help`."""
    told = (key.split(".")[1] for key in page("help", default()) if key.endswith(".usage"))
    return tuple(name for name in told if name in _known())


def carry_out(arguments: list[str], said: Overheard) -> int:
    """Run the command that the arguments name."""
    program = assembled(said.lang)
    if complete.is_asked():
        with suppress(Exception):  # someone pressed Tab: offering nothing is all that may go wrong
            screen.write("".join(f"{one}\n" for one in complete.offered(program, PROGRAM)))
        return 0
    status = program.main(arguments, prog_name=PROGRAM, standalone_mode=False, obj=said)
    return status if isinstance(status, int) else 0


def assembled(lang: str) -> TyperGroup:
    """The program, its commands not yet loaded."""
    app = typer.Typer(
        name=PROGRAM,
        cls=_Program,
        add_completion=False,
        rich_markup_mode=None,
        context_settings={"help_option_names": ["--help", "-h"]},
    )
    app.callback(invoke_without_command=True)(_signed(_without_command, _in_front))
    program = typer.main.get_group(app)
    _translate(program, lang)
    return program


def command(name: str, lang: str) -> TyperCommand:
    """One command, loaded."""
    module = import_module(f"{package.__name__}.{_written(name)}")
    function = getattr(module, _written(name))
    more = module.more() if hasattr(module, "more") else []  # what it asks that depends on the games
    app = typer.Typer(add_completion=False, rich_markup_mode=None)
    app.command(name, cls=_Command, context_settings=_COMMAND_SETTINGS)(
        _signed(_command_of(function), function, *more)
    )
    built = typer.main.get_command(app)
    assert isinstance(built, TyperCommand)
    _translate(built, lang)
    return built


_COMMAND_SETTINGS = {
    "help_option_names": ["--help", "-h"],
    "allow_extra_args": True,  # told in our own words, below
}


def _parameter(option: Common) -> inspect.Parameter:
    """An option of every command, as Typer wants it; it may also stand in front of the command."""
    offered = getattr(complete, option.offered) if option.offered else None
    declared = typer.Option(option.typed, autocompletion=offered)
    kind: Any = str | None if option.takes_a_value else bool
    return inspect.Parameter(
        option.name,
        inspect.Parameter.KEYWORD_ONLY,
        default=None if option.takes_a_value else False,
        annotation=Annotated[kind, declared],
    )


_COMMON = tuple(map(_parameter, COMMON))


def _in_front(
    version: Annotated[bool, typer.Option("--version")] = False,
    install_completion: Annotated[bool, typer.Option("--install-completion")] = False,
    show_completion: Annotated[bool, typer.Option("--show-completion")] = False,
) -> None:
    """These need no command, and are carried out before Typer is loaded (see `kfjudge.cli`); they are
    named here to be shown in the help and completed."""


def _without_command(context: typer.Context, **values: Any) -> int:
    """The options in front of a command do nothing by themselves: the command reads them. Where no command
    follows, what is typed next is read, if somebody is there to type; else the help says which there are."""
    if context.invoked_subcommand is not None:
        return 0
    if screen.is_typed_at():
        from kfjudge.cli import prompt

        return prompt.answer_all(checked(values, context.find_root().obj.lang))
    screen.show(context.get_help().split("\n"))
    return 0


def _command_of(function: Callable[..., int | None]) -> Callable[..., int]:
    """The command as Typer runs it: its own parameters checked, then the common ones."""

    def run(context: typer.Context, **values: Any) -> int:
        if context.args:
            raise Trouble(message("usage.too-many", extra=sanitize(" ".join(context.args))))
        in_front = context.parent.params if context.parent else {}
        common = {
            parameter.name: values.pop(parameter.name) or in_front.get(parameter.name)
            for parameter in _COMMON
        }
        asked = checked(common, context.find_root().obj.lang)
        status = function(asked, **values) or 0
        if function.__name__ not in _TELL_OF_MISTAKES:
            _warn_of_mistakes(asked.lang)
        return status

    return run


def _warn_of_mistakes(lang: str) -> None:
    """Say that entries were left out, where the command read any."""
    store = sys.modules.get("kfjudge.reference.store.store")  # not imported: not read
    if store and (count := store.open_store().troubles):
        screen.show_mistake(wrapped(tell("doctor.warning", lang, n=count), screen.width()))


_CONTEXT = inspect.Parameter("context", inspect.Parameter.POSITIONAL_OR_KEYWORD, annotation=typer.Context)


def _signed(
    run: Callable[..., Any], function: Callable[..., Any], *more: inspect.Parameter
) -> Callable[..., Any]:
    """Let `run` have the parameters of `function`, `more`, and the common ones, in the eyes of Typer."""
    own = [
        parameter
        for parameter in inspect.signature(function, eval_str=True).parameters.values()
        if parameter.name != "asked" and parameter.kind is not inspect.Parameter.VAR_KEYWORD
    ]
    parameters = [_CONTEXT, *own, *more, *_COMMON]
    run.__signature__ = inspect.Signature(parameters)  # type: ignore[attr-defined]  # where inspect looks first
    run.__annotations__ = {parameter.name: parameter.annotation for parameter in parameters}
    return run


class _Program(TyperGroup):
    """The group of the commands, loading one when it is asked for."""

    lang = default()

    def list_commands(self, ctx: Any) -> list[str]:  # noqa: ARG002  # Typer's signature, as below
        return list(commands())

    def get_command(self, ctx: Any, cmd_name: str) -> TyperCommand | None:  # noqa: ARG002
        return command(cmd_name, self.lang) if cmd_name in _known() else None

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        if args[0] not in _known() and not ctx.resilient_parsing:
            raise _no_such_command(args[0])
        return super().resolve_command(ctx, args)

    def get_help_option(self, ctx: Any) -> Any:
        return _explained(super().get_help_option(ctx), self.lang)

    def get_help(self, ctx: Any) -> str:  # noqa: ARG002
        return help.of_program(self, commands(), self.lang, screen.width())


class _Command(TyperCommand):
    lang = default()

    def get_help_option(self, ctx: Any) -> Any:
        return _explained(super().get_help_option(ctx), self.lang)

    def get_help(self, ctx: Any) -> str:  # noqa: ARG002
        return help.of_command(self, self.lang, screen.width())

    def get_short_help_str(self, limit: int = 45) -> str:  # noqa: ARG002
        return help.in_short(str(self.name), self.lang)


def _translate(built: Any, lang: str) -> None:
    """Tell a command and its options which language they explain themselves in. What an option is for is read
    from there by the shell alone, beside what it offers."""
    built.lang = lang
    for parameter in built.params:
        _take_as_typed(parameter)
        if complete.is_asked():
            parameter.help = help.of_parameter(str(built.name), parameter.name, lang)


class _AsTyped:
    """A value as it was typed: a word, words, or a flag."""

    def coerce(self, value: Any, param: Any, ctx: Any) -> Any:  # noqa: ARG002
        if value is None and getattr(param, "is_flag", False):
            return False
        return () if value is None and param.nargs == -1 else value


def _take_as_typed(parameter: Any) -> None:
    """Spare a word its conversion to a word. Recent versions of Typer load Pydantic for that, which takes
    a third of the time that a command needs to start; older ones do not ask for this."""
    annotation = getattr(getattr(parameter, "type_descriptor", None), "annotation", None)
    if annotation in (str, list[str], bool):
        parameter.get_runtime_param = _AsTyped


def _explained(option: Any, lang: str) -> Any:
    """The option --help, in that language, and printed as everything else is."""
    if option is not None:
        option.help = help.of_parameter(PROGRAM, "help", lang)
        option.callback = _show_help
        _take_as_typed(option)
    return option


def _show_help(context: Any, _: Any, wanted: bool) -> None:
    if wanted and not context.resilient_parsing:
        screen.show(context.get_help().split("\n"))
        context.exit()


def _no_such_command(name: str) -> Trouble:
    from difflib import get_close_matches

    near = tuple(get_close_matches(name, commands()))
    key = "usage.no-such-command-near" if near else "usage.no-such-command"
    return Trouble(message(key, command=sanitize(name), near=near))
