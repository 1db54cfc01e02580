"""`completion [SHELL]`: what teaches a shell to complete, shown or installed; `--show-completion` and
`--install-completion` do the same."""

from __future__ import annotations

from typing import Annotated

from msgspec import Struct
from msgspec.structs import replace

from kfjudge.cli import terminal
from kfjudge.cli.commands import Prints
from kfjudge.cli.completion import LINE, SHELLS, WORD
from kfjudge.cli.options import TEXT, Options
from kfjudge.cli.preparse import VARIABLE, Argument, Option, Preparsed
from kfjudge.core.errors import Trouble
from kfjudge.core.message import message
from kfjudge.core.text import sanitize
from kfjudge.render.writers.text import wrapped
from kfjudge.words.catalogue import tell

_PROGRAM = "kfjudge"
# What a shell is taught. Nothing to offer means nothing: no shell puts files in the place of names.
_SCRIPTS = {
    "bash": f"""\
_kfjudge_completion() {{
    local offered
    COMPREPLY=()
    while IFS= read -r offered; do
        COMPREPLY+=("$offered")
    done < <({VARIABLE}=bash {LINE}="${{COMP_LINE:0:COMP_POINT}}" {WORD}="$2" "$1" 2>/dev/null)
    if [[ ${{#COMPREPLY[@]}} == 1 && ${{COMPREPLY[0]}} == */ ]]; then
        compopt -o nospace 2>/dev/null
    fi
}}
complete -F _kfjudge_completion kfjudge
""",
    "zsh": f"""\
#compdef kfjudge
_kfjudge_completion() {{
    local -a found folders
    local line="${{(j: :)words[1,CURRENT-1]}} $QIPREFIX$PREFIX"
    found=("${{(@f)$({VARIABLE}=zsh {LINE}="$line" {WORD}="$PREFIX" kfjudge 2>/dev/null)}}")
    folders=(${{(M)found:#*/}})
    found=(${{found:#*/}})
    compadd -Q -S '' -a folders
    compadd -Q -a found
}}
if [[ $funcstack[1] == _kfjudge ]]; then
    _kfjudge_completion "$@"
else
    compdef _kfjudge_completion kfjudge
fi
""",
    "fish": f"""\
complete --command kfjudge --no-files \\
    --arguments "(env {VARIABLE}=fish {LINE}=(commandline -cp) kfjudge 2>/dev/null | string split0)"
""",
}


class ShellScript(Struct, frozen=True):
    """What teaches a shell to complete; `path` is where it was installed, if it was."""

    shell: str
    script: str
    path: str | None = None


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


def find_script(shell: str | None, asked_by: str) -> ShellScript:
    """Find the script of the shell that was named, or else of the one we run in; raise Trouble, which
    names the command that asked, where that is none of ours."""
    from typer._completion_shared import _get_shell_name

    chosen = shell or _get_shell_name()
    if chosen not in SHELLS:
        raise Trouble(message("usage.no-shell", asked_by=asked_by, shells="|".join(SHELLS)))
    return ShellScript(chosen, _SCRIPTS[chosen])


def install_script(found: ShellScript) -> ShellScript:
    """Write a script where its shell reads it."""
    from typer._completion_shared import _completion_scripts, install

    _completion_scripts.update({name: script.replace("%", "%%") for name, script in _SCRIPTS.items()})
    _, path = install(shell=found.shell, prog_name=_PROGRAM, complete_var=VARIABLE)
    return replace(found, path=str(path))


def report_installed(installed: ShellScript, lang: str) -> str:
    """Say where a script is."""
    path = sanitize(installed.path or "", 200)
    return tell("usage.completion-installed", lang, shell=installed.shell, path=path)


def install_or_show(preparsed: Preparsed) -> int:
    """Do what --install-completion or --show-completion asks for."""
    found = find_script(preparsed.value, f"kfjudge {preparsed.early}")
    if preparsed.early == "--show-completion":
        terminal.write(found.script)
    else:
        told = report_installed(install_script(found), preparsed.lang)
        terminal.show(wrapped(told, terminal.width()))
    return 0
