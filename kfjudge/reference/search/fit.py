"""How well a game has what was asked for, and which of several has it better. What stands in one game is no
measure of another: what is rare here is common there. So sorts of finding come first; where they do not
settle it, the game at home answers, unless another accounts for clearly more of the query."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from kfjudge.reference.search.lexicon import Lexicon, lexicon_of
from kfjudge.reference.search.query import Query
from kfjudge.reference.search.rank import Ranking
from kfjudge.reference.search.weights import ELSEWHERE, ENOUGH
from kfjudge.reference.store.store import Store

CARD = "card"
# What has nothing of it, or not all its words, or all of them; a name of several words; as a whole what
# something is nearly called, or called.
NOTHING, PARTLY, CLEARLY, NAMING, NEARLY_SO, EXACTLY = range(6)


class Outside(Struct, frozen=True):
    """Words of a query for things that are in no book of a game, whether such a thing came with a set of it
    that is later than the books, and whether any of the words is none that the books have."""

    words: frozenset[str] = frozenset()
    is_later: bool = False
    is_strange: bool = False


NOT_OUTSIDE = Outside()


class Fit(Struct, frozen=True):
    """The sort of what was found, how much speaks for it, and what the query has that is in no book."""

    how: int = NOTHING
    worth: float = 0.0
    outside: Outside = NOT_OUTSIDE

    @property
    def is_exact(self) -> bool:
        return self.how == EXACTLY

    @property
    def is_clear(self) -> bool:
        """Whether no other game has it better by more than a name."""
        return self.how >= CLEARLY

    @property
    def at_least_clear(self) -> Fit:
        """The same, of a query that boards answer, or cards that do what it says."""
        if self.how:
            return replace(self, how=max(self.how, CLEARLY))
        return replace(self, how=CLEARLY, worth=self.worth + ELSEWHERE.answered)


NO_FIT = Fit()


def fit_of(query: Query, ranking: Ranking, lexicon: Lexicon) -> Fit:
    how = _how(query, ranking, lexicon)
    known = sum(query.quality[at] == 1 for at in query.content) / max(1, len(query.content))
    worth = (
        min(ranking.found[0].score / 10 if ranking.found else 0.0, ELSEWHERE.most) + ELSEWHERE.known * known + ELSEWHERE.answered * ranking.is_answer
    )
    words = frozenset(query.words[at] for at in query.outside)
    return Fit(how, worth, Outside(words, bool(query.later), not all(map(lexicon.knows, words))))


def is_better(fit: Fit, than: Fit, store: Store) -> bool:
    """Whether what another game has counts more. Of what is in no book of the first, only what is called just
    so, or what has words of the other that are none of the first; what came with a later set of the first is
    the first’s."""
    if fit.is_exact:
        return not than.is_exact
    if than.how >= NEARLY_SO or fit.how == NOTHING or fit.worth <= than.worth + ELSEWHERE.more:
        return False
    outside = than.outside
    if not outside.words:
        return True
    return outside.is_strange and not outside.is_later and all(map(lexicon_of(store).knows, outside.words))


def _how(query: Query, ranking: Ranking, lexicon: Lexicon) -> int:
    if not ranking.is_answer or not ranking.found:
        return NOTHING
    name = ranking.found[0].name
    if name >= ENOUGH.a_name:
        return EXACTLY if name > 1 else NEARLY_SO
    if any(length > 1 and quality == 1 for _, length, _, quality in query.phrases):
        return NAMING
    is_a_card = lexicon.kinds[ranking.found[0].entry] == CARD
    if is_a_card and not any(card.whole for card in query.sure_cards):
        return PARTLY  # it is found by words that are printed on it
    return CLEARLY if all(query.quality[at] == 1 for at in query.content) else PARTLY
