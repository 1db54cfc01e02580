"""Teach a shell to complete kfjudge's words: `--install-completion` and `--show-completion`."""

from __future__ import annotations

from kfjudge.cli import terminal
from kfjudge.cli.completion import LINE, VARIABLE
from kfjudge.cli.preparse import Preparsed
from kfjudge.core.errors import Trouble
from kfjudge.core.text import message, sanitize
from kfjudge.render.writers.text import wrapped
from kfjudge.words.catalogue import tell

SHELLS = ("bash", "zsh", "fish")
_PROGRAM = "kfjudge"
# What a shell is taught. Nothing to offer means nothing: no shell puts files in the place of names.
_SCRIPTS = {
    "bash": f"""\
_kfjudge_completion() {{
    local IFS=$'\\n'
    COMPREPLY=( $({VARIABLE}=bash {LINE}="${{COMP_LINE:0:COMP_POINT}}" "$1" 2>/dev/null) )
    if [[ ${{#COMPREPLY[@]}} == 1 && $COMPREPLY == */ ]]; then
        compopt -o nospace 2>/dev/null
    fi
}}
complete -F _kfjudge_completion kfjudge
""",
    "zsh": f"""\
#compdef kfjudge
_kfjudge_completion() {{
    local -a found folders
    found=("${{(@f)$({VARIABLE}=zsh {LINE}="${{(j: :)words[1,CURRENT]}}" kfjudge 2>/dev/null)}}")
    folders=(${{(M)found:#*/}})
    found=(${{found:#*/}})
    compadd -S '' -a folders
    compadd -a found
}}
if [[ $funcstack[1] == _kfjudge ]]; then
    _kfjudge_completion "$@"
else
    compdef _kfjudge_completion kfjudge
fi
""",
    "fish": f"""\
complete --command kfjudge --no-files \\
    --arguments "(env {VARIABLE}=fish {LINE}=(commandline -cp) kfjudge 2>/dev/null)"
""",
}


def install_or_show(preparsed: Preparsed) -> int:
    """Install or print the script for the shell that was named, or else for the one we run in."""
    from typer._completion_shared import _completion_scripts, _get_shell_name, install

    shell = preparsed.shell or _get_shell_name()
    if shell not in SHELLS:
        raise Trouble(message("usage.no-shell", option=preparsed.early, shells="|".join(SHELLS)))
    if preparsed.early == "--show-completion":
        terminal.write(_SCRIPTS[shell])
        return 0
    _completion_scripts.update({name: script.replace("%", "%%") for name, script in _SCRIPTS.items()})
    _, path = install(shell=shell, prog_name=_PROGRAM, complete_var=VARIABLE)
    told = tell("usage.completion-installed", preparsed.lang, shell=shell, path=sanitize(str(path), 200))
    terminal.show(wrapped(told, terminal.width()))
    return 0
