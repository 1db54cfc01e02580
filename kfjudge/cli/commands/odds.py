"""`odds "TEST"`: the chances of a test that is told in a sentence, or of what a board leaves to chance."""

from __future__ import annotations

from typing import Annotated

from kfjudge.cli.commands import Prints
from kfjudge.cli.options import Options
from kfjudge.cli.preparse import Argument

PRINTS = Prints(("render.odds_page.OddsData",))


def odds(
    options: Options,
    test: Annotated[list[str], Argument("replayed")],
) -> None:
    from kfjudge.cli.output import show
    from kfjudge.render.odds_page import OddsView, lay_out_odds, odds_data
    from kfjudge.situation.api import find_language_of_test, find_odds

    told = " ".join(test)
    lang = options.lang if options.lang_given else find_language_of_test(told, options.lang) or options.lang
    view = OddsView(find_odds(told, lang, options.game), lang)
    show(options, page=lambda: lay_out_odds(view), data=lambda: odds_data(view))
