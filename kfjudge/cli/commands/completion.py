"""`completion [SHELL]`: what `--show-completion` and `--install-completion` do."""

from __future__ import annotations

from typing import Annotated

from kfjudge.cli import terminal
from kfjudge.cli.commands import Prints
from kfjudge.cli.completion import ShellScript, find_script, install_script, report_installed
from kfjudge.cli.options import TEXT, Options
from kfjudge.cli.preparse import Argument, Option

PRINTS = Prints((ShellScript,))


def completion(
    options: Options,
    shell: Annotated[str | None, Argument("shells")] = None,
    install: Annotated[bool, Option("--install")] = False,
) -> None:
    from kfjudge.cli.output import show
    from kfjudge.render.blocks import Example, Page, Text, section

    script = find_script(shell, "kfjudge completion")
    if install:
        script = install_script(script)
        shown = section(Text(report_installed(script, options.lang)))
    else:
        shown = section(Example(tuple(script.script.splitlines())))
    if not install and options.format == TEXT:
        terminal.write(script.script)  # for a shell to read: nothing of it is wrapped
        return
    page = Page(options.lang, f"kfjudge completion {script.shell}", (shown,))
    show(options, page=lambda: page, data=lambda: script)
