"""`help [COMMAND]`: what `--help` prints, of the program or of a command."""

from __future__ import annotations

from typing import Annotated

import typer

from kfjudge.cli import completion
from kfjudge.cli.commands import Prints
from kfjudge.cli.options import Options

PRINTS = Prints(("cli.help.ProgramHelp", "cli.help.CommandHelp"))


def help(
    options: Options,
    command: Annotated[str | None, typer.Argument(autocompletion=completion.commands)] = None,
) -> None:
    from kfjudge.cli import app
    from kfjudge.cli import help as pages
    from kfjudge.cli.output import show

    lang = options.lang
    if command is None:
        program = pages.describe_program(app.assemble_program(lang), app.commands(), lang)
        show(
            options,
            page=lambda: pages.lay_out_program_help(program, lang),
            data=lambda: program,
            text=lambda width: pages.write_program_help(program, lang, width),
        )
        return
    app.check_command(command)
    told = pages.describe_command(app.load_command(command, lang), lang)
    show(
        options,
        page=lambda: pages.lay_out_command_help(told, lang),
        data=lambda: told,
        text=lambda width: pages.write_command_help(told, lang, width),
    )
