"""`version`: what `--version` prints, which program this is and how recent its rules are."""

from __future__ import annotations

from msgspec import Struct

from kfjudge.cli.options import Options


class Version(Struct, frozen=True, forbid_unknown_fields=True):
    """The program, and the month of the newest book of the first game."""

    version: str
    rules_as_of: str


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
