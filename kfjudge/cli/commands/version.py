"""`version`: what `--version` prints, which program this is and how recent its rules are."""

from __future__ import annotations

from msgspec import Struct

from kfjudge.cli.commands import Prints
from kfjudge.cli.options import Options


class Version(Struct, frozen=True):
    """The program, and the month of the newest book of the first game."""

    version: str
    rules_as_of: str


PRINTS = Prints((Version,))


def version(options: Options) -> None:
    from kfjudge import RULES_AS_OF, __version__
    from kfjudge.cli.output import show
    from kfjudge.render.blocks import Page, Text, section
    from kfjudge.words import tell_version

    show(
        options,
        page=lambda: Page(options.lang, "kfjudge version", (section(Text(tell_version(options.lang))),)),
        data=lambda: Version(__version__, RULES_AS_OF),
    )
