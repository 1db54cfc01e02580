"""`--install-completion` and `--show-completion`: teach a shell to complete kfjudge's words."""

from __future__ import annotations

from kfjudge.cli import screen
from kfjudge.cli.complete import VARIABLE
from kfjudge.cli.overheard import Overheard
from kfjudge.core.errors import Trouble
from kfjudge.core.message import message
from kfjudge.core.tame import tame
from kfjudge.screen.page import wrapped
from kfjudge.words.catalogue import tell

SHELLS = ("bash", "zsh", "fish")
_PROGRAM = "kfjudge"


def answer(said: Overheard) -> int:
    """Install or print the script for the shell that was named, or else for the one we run in."""
    from typer._completion_shared import _get_shell_name, get_completion_script, install

    shell = said.shell or _get_shell_name()
    if shell not in SHELLS:
        raise Trouble(message("usage.no-shell", option=said.early, shells="|".join(SHELLS)))
    if said.early == "--show-completion":
        script = get_completion_script(prog_name=_PROGRAM, complete_var=VARIABLE, shell=shell)
        screen.write(f"{script}\n")
        return 0
    _, path = install(shell=shell, prog_name=_PROGRAM, complete_var=VARIABLE)
    told = tell("usage.completion-installed", said.lang, shell=shell, path=tame(str(path), 200))
    screen.show(wrapped(told, screen.width()))
    return 0
