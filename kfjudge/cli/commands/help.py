"""`help [COMMAND]`: what `--help` prints, of the program or of a command."""

from __future__ import annotations

from typing import Annotated

from kfjudge.cli.commands import Prints
from kfjudge.cli.options import Options
from kfjudge.cli.preparse import Argument

PRINTS = Prints(("cli.help.ProgramHelp", "cli.help.CommandHelp"))


def help(
    options: Options,
    command: Annotated[str | None, Argument("commands")] = None,
) -> None:
    from kfjudge.cli.app import assemble_program, check_command, commands, load_command
    from kfjudge.cli.help import (
        describe_command,
        describe_program,
        write_command_help,
        write_program_help,
    )
    from kfjudge.cli.output import show

    lang = options.lang
    if command is None:
        program = describe_program(assemble_program(lang), commands(), lang)
        show(
            options,
            page=lambda: program.lay_out(lang),
            data=lambda: program,
            text=lambda width: write_program_help(program, lang, width),
        )
        return
    check_command(command)
    told = describe_command(load_command(command, lang), lang)
    show(
        options,
        page=lambda: told.lay_out(lang),
        data=lambda: told,
        text=lambda width: write_command_help(told, lang, width),
    )
