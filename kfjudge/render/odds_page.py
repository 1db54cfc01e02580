"""The page of `odds`: how many of the equally likely cases are won, which are lost and what else they do."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from kfjudge.core.text import capitalize
from kfjudge.render.blocks import Bar, Bars, Items, Page, Text, section
from kfjudge.render.replays.view import owners_of
from kfjudge.render.trace import change_clauses, write_message
from kfjudge.situation.odds import Case, Odds
from kfjudge.words.catalogue import find_template, say, tell

_MOST_COUNTED = 40  # cases


class CaseData(Struct, frozen=True):
    """One way that chance may go: its answers, in how many of the cases, and whether it is won (null:
    open)."""

    answers: tuple[str, ...]
    cases: int
    won: bool | None
    changes: tuple[str, ...]


class BesideData(Struct, frozen=True):
    """The same with what was not told taken otherwise, such as another level."""

    said: str
    cases: int
    won: int
    open: int


class OddsData(Struct, frozen=True):
    """How many of the equally likely cases are won, how many hang on what was not told, and each way that
    chance may go; `more` counts what is won with 1, 2 and 3 more; `beside` is what else
    may have been meant."""

    said: str
    cases: int
    won: int
    open: int
    ways: tuple[CaseData, ...]
    more: tuple[int, ...]
    assumed: tuple[str, ...]
    beside: tuple[BesideData, ...] = ()


class OddsView(Struct, frozen=True):
    """Odds, in one language."""

    odds: Odds
    lang: str

    @property
    def said(self) -> str:
        return say(self.odds.wager.said, self.lang)

    def headlines(self) -> list[str]:
        """Say how many cases are won; where some hang on what was not told, the least and the most. Behind
        it stands the same of what else may be meant."""
        told = []
        for odds in (self.odds, *self.odds.beside):
            won, unknown, cases = odds.count(True), odds.count(None), odds.cases
            said = say(odds.wager.said, self.lang)
            if not odds.wager.scenario.expectations:
                told.append(tell("odds.only", self.lang, said=said, n=cases))
                continue
            percent, best = (int(100 * n / cases + 0.5) for n in (won, won + unknown))
            places = {"won": won, "most": won + unknown, "n": cases, "percent": percent, "best": best}
            key = "odds.between" if unknown else "odds.won"
            told.append(tell(key, self.lang, said=capitalize(said), **places))
        return told

    def count(self, odds: Odds, cases: int) -> str:
        """Say how many cases; of more than a bag has tokens, where each token may bring another, in per
        cent."""
        if odds.cases <= _MOST_COUNTED:
            return str(cases)
        return tell("odds.percent", self.lang, n=int(100 * cases / odds.cases + 0.5))

    def bars(self) -> Bars:
        """Draw what is won, open and lost, and the same with a little more each time."""

        def draw(odds: Odds, more: int) -> Bar:
            won, unknown = odds.count(True), odds.count(None)
            key = "odds.more-between" if unknown else "odds.more"
            counted = {"won": self.count(odds, won), "best": self.count(odds, won + unknown)}
            label = tell(key, self.lang, more=more, **counted)
            if not more:
                label = tell("odds.bar-between" if unknown else "odds.bar", self.lang, won=won,
                             best=won + unknown, n=odds.cases)  # fmt: skip
            return Bar(label, won, unknown, odds.count(False))

        return Bars(tuple(draw(odds, n) for n, odds in enumerate((self.odds, *self.odds.more))))

    def name(self, way: Case) -> str:
        """Name a way that chance may go, with how many cases it is."""
        answers = tell("odds.then", self.lang).join(write_message(one, self.lang) for one in way.answers)
        many = int(way.part * self.odds.cases)
        return tell("odds.times", self.lang, what=answers, n=many) if many > 1 else answers

    def changes(self, way: Case) -> list[str]:
        """Say what a way does beside what all ways do that end like it."""
        owners = owners_of(self.odds.wager.scenario)
        alike = [one for one in self.odds.ways if one.won == way.won]
        usual = set.intersection(*({change.key for change in one.changes} for one in alike))
        return change_clauses([one for one in way.changes if one.key not in usual], self.lang, owners)

    def list_ways(self, won: bool | None) -> str:
        """List the ways that end so, each with what else it does."""
        told = []
        for way in self.odds.ways:
            if way.won is won:
                more = "; ".join(self.changes(way))
                name = self.name(way)
                told.append(tell("odds.with", self.lang, what=name, more=more) if more else name)
        return " · ".join(told)


def lay_out_odds(view: OddsView) -> Page:
    """Lay out the answer, its bar, what is lost or open, what a little more would bring."""
    lines: list[Text] = []
    is_judged = bool(view.odds.wager.scenario.expectations)
    unknown = "odds.open" if is_judged else "odds.each"
    for won, key in ((False, "odds.lost"), (None, unknown), (True, "odds.winning")):
        listed = view.list_ways(won)
        if listed:
            lines.append(Text(tell(key, view.lang, what=listed), hanging=2))
    more = [
        tell(
            "odds.more-between" if odds.count(None) else "odds.more",
            view.lang,
            more=n,
            won=view.count(odds, odds.count(True)),
            best=view.count(odds, odds.count(True) + odds.count(None)),
        )
        for n, odds in enumerate(view.odds.more, 1)
    ]
    first, *others = view.headlines()
    game = view.odds.wager.scenario.game
    assumed = [Text(capitalize(say(one, view.lang)), role="aside") for one in view.odds.wager.assumed]
    return Page(
        view.lang,
        view.said,
        (
            section(Text("", strong=first), *([view.bars()] if is_judged else []), *map(Text, others)),
            section(*lines, Text(" · ".join(more))),
            section(Items(tuple(assumed))) if assumed else section(),
            section(Text(find_template("replay.no-ruling", view.lang, game), role="aside")),
        ),
    )


def odds_data(view: OddsView) -> OddsData:
    """Make the same for programs."""
    odds = view.odds
    bare = replace(view, odds=replace(odds, more=()))
    return OddsData(
        view.said, odds.cases, odds.count(True), odds.count(None),
        tuple(CaseData(tuple(write_message(one, view.lang) for one in way.answers),
                       int(way.part * odds.cases), way.won, tuple(bare.changes(way))) for way in odds.ways),
        tuple(one.count(True) for one in odds.more),
        tuple(say(one, view.lang) for one in odds.wager.assumed),
        tuple(BesideData(say(one.wager.said, view.lang), one.cases, one.count(True), one.count(None))
              for one in odds.beside),
    )  # fmt: skip
