"""What settles a question on cards: a question of the books on the same cards, a board that plays the case,
or the same rule with other cards; and the rules that follow from what the cards have in their models."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Sequence
from functools import lru_cache
from itertools import permutations
from math import exp, log1p

from msgspec import Struct

from kfjudge.games import get_game
from kfjudge.reference.model import RULING, Entry, Hit, Note, Record
from kfjudge.reference.search.boards import Board, boards_about, count_rules_shown
from kfjudge.reference.search.evidence import TELLING, Likeness, compare, tell_tokens
from kfjudge.reference.search.lexicon import Lexicon, lexicon_of
from kfjudge.reference.search.query import Query, understood
from kfjudge.reference.search.rank import Candidate
from kfjudge.reference.search.words import Features, stem, weigh
from kfjudge.reference.store.store import Store, open_store
from kfjudge.reference.text import card_token, words_of
from kfjudge.words import LANGUAGES, default_language, load_searching
from kfjudge.words.catalogue import find_raw_template
from kfjudge.words.shorthand import parse_number

# How a case is settled, the surest first.
BY_PRINT, BY_QUESTION, BY_BOARD, ALIKE = "print", "question", "board", "alike"
_NEAR, _THE_CASE = 1, 2  # how near a question of the books is
_PUBLISHED = ("faq", "errata", RULING)
_LOOKED_AT = 12  # boards
_PARTS = re.compile(r"[,.] ")  # between what is printed on a card
_ALIKE_IN_MEANING = ("concept", "meaning")  # fields of the index
_BY_READING = "editions/"  # boards on which the books part: their titles are no verdicts
_TELLING_MOST = 4.0  # the same as `TELLING`, for a question on just those cards
_BEARS = 0.6  # of what the name of an open point says, to bear on a question
_LONG_WORD = 6  # letters
RULES = ("glossary", "rule")  # kinds of entries
_MOST_SHOWN = 12  # rules that boards with the cards show
_STANDS_IN = 0.6  # of what two cards have in their models, where one stands for the other


class Verdict(Struct, frozen=True):
    """How a case is settled, by which entry or board, and what that says in a sentence."""

    how: str
    id: str
    text: str

    @property
    def is_of_this_case(self) -> bool:
        return self.how != ALIKE


class Ground(Struct, frozen=True):
    """What a verdict rests on: a card, with all that it does and our notes on what is asked, or the paragraph
    of a rule."""

    entry: Entry
    paragraph: int = 0
    notes: tuple[Note, ...] = ()

    @property
    def text(self) -> str:
        paragraphs = self.entry.text.split("\n\n")
        start = lead_to(paragraphs, self.paragraph, self.entry.lang)
        return "\n".join(self.entry.does or paragraphs[start : self.paragraph + 1])


class Case(Struct, frozen=True):
    """A question on cards: which it names for sure, which perhaps too, and the words beside the names that
    tell something."""

    store: Store
    query: Query
    lexicon: Lexicon
    lang: str
    edition: str
    cards: frozenset[str]
    likely: frozenset[str]
    about: frozenset[int]

    def like(self, record: Record, text: str, lang: str) -> Likeness:
        """Compare a text with the question, the names of cards left out of both."""
        return _compare(self, _without_names(self.store, record, text, lang), lang)


def read_case(store: Store, query: Query, lexicon: Lexicon, lang: str, edition: str | None) -> Case:
    """Take the cards of a question and the words beside their names; a number alone names none."""
    cards = [
        card
        for card in query.sure_cards
        if not all(word.isdigit() for word in query.words[card.start : card.start + card.length])
    ]
    naming = {at for card in cards for at in range(card.start, card.start + card.length)}
    return Case(
        store,
        query,
        lexicon,
        lang,
        edition or get_game(store.game).newest,
        frozenset(card.id.partition("/")[2] for card in cards),
        frozenset(card.id.partition("/")[2] for card in query.mentions),
        frozenset(query.content) - naming,
    )


def put_in_order(case: Case, hits: tuple[Hit, ...]) -> tuple[Hit, ...]:
    """Put what is on this very case first, and what was published on other cases behind all else: rulings,
    of which nothing is learned, for none is what was expected of any query, and questions on another card
    that lack one of those named."""
    if not case.cards:
        return hits
    near = {hit.id: nearness(case, hit.id) for hit in hits if hit.kind in _PUBLISHED}
    in_book = any(":faq/" in id for id, how in near.items() if how and _record(case.store, id).cards)

    def is_on_others(hit: Hit) -> bool:
        record = _record(case.store, hit.id)
        is_likely = near.get(hit.id) != 0 or not set(record.cards) - case.likely
        if is_likely or not case.cards - set(record.cards):
            return False
        return _like_published(case, record)[0].has_another

    def place(hit: Hit) -> int:
        if near.get(hit.id) == _THE_CASE and not (in_book and hit.kind == RULING):
            return 0
        is_behind = hit.kind == RULING and (in_book or not near[hit.id])
        return 2 if is_behind or is_on_others(hit) else 1

    return tuple(sorted(hits, key=place))


def first_of(case: Case, hits: Sequence[Hit]) -> str | None:
    """Choose what stands first: what was found; where nothing was, the first card that is named, if the
    question has nothing that is in no book."""
    if hits:
        return hits[0].id
    query = case.query
    is_known = not query.outside and all(query.quality[at] for at in query.content)
    named = [card.id for card in query.sure_cards if card.id.partition("/")[2] in case.cards]
    return named[0] if is_known and named else None


def _asks_nearly_that(case: Case, record: Record, whole: Likeness, asked: Likeness) -> bool:
    """Tell whether what is published on such cards is on what is asked of them."""
    if record.kind == RULING:
        is_another = _counts_otherwise(case, record) or (asked.has_another and asked.mutual < 0.7)
        return asked.mutual >= 0.55 and whole.lacks < TELLING and not is_another
    if set(record.cards) == case.cards and len(case.cards) > 1:
        return whole.lacks < _TELLING_MOST
    is_another = len(case.cards) == 1 and asked.has_another and asked.mutual < 0.5
    return asked.mutual >= 0.3 and whole.share >= 0.3 and whole.lacks < TELLING and not is_another


def nearness(case: Case, id: str) -> int:
    """Tell how near a question, a ruling or an erratum is: it is on the cards that are named and on what is
    asked of them, and perhaps just that. More cards may be named than a question of the books is on, if it
    has much of the rest."""
    record = _record(case.store, id)
    cards = set(record.cards)
    if record.kind == "errata":
        return _NEAR if record.slug in case.cards else 0
    if not cards:
        return _NEAR
    if cards - case.likely or (record.kind == RULING and cards != case.cards):
        return 0
    whole, asked = _like_published(case, record)
    if not _asks_nearly_that(case, record, whole, asked):
        return 0
    return _THE_CASE if cards == case.cards and asked.mutual >= 0.75 else _NEAR


def find_verdict(case: Case, best: Record, hits: Sequence[Hit]) -> Verdict | None:
    """Find what settles the case: the best entry, if it is a question on it; a board that plays it; the same
    rule with other cards."""
    if best.kind in _PUBLISHED and (not case.cards or nearness(case, best.id)):
        text = best.view(case.lang, case.edition).verdict or ""
        return Verdict(BY_QUESTION, best.id, text) if text else None
    if not case.cards:
        return None
    printed = _find_printed(case)
    if printed is not None:
        return printed
    boards = [
        board
        for board in boards_about(case.store, case.query, edition=case.edition, limit=_LOOKED_AT)
        if not board.name.startswith(_BY_READING)
    ]
    played = _best_board(case, [board for board in boards if _is_on_the_same_cards(case, board)], 0.5)
    if played is not None:
        return Verdict(BY_BOARD, played.id, played.title(case.lang))
    published = _find_alike(case, hits)
    if published is not None:
        return published
    alike = _best_board(case, [board for board in boards if _stands_in(case, board.cards)], 0.65)
    return Verdict(ALIKE, alike.id, alike.title(case.lang)) if alike is not None else None


def _find_alike(case: Case, hits: Sequence[Hit]) -> Verdict | None:
    """Find a question or a ruling that asks the same of other cards in whose place these stand."""
    for hit in hits:
        record = _record(case.store, hit.id)
        is_alike = hit.kind in ("faq", RULING) and len(record.cards) == len(case.cards)
        if is_alike and _stands_in(case, record.cards):
            whole, asked = _like_published(case, record)
            if asked.mutual >= 0.75 and not asked.has_another and whole.lacks < TELLING:
                entry = record.view(case.lang, case.edition)
                return Verdict(ALIKE, hit.id, f"{entry.question or ''} {entry.verdict or ''}".strip())
    return None


def _find_printed(case: Case) -> Verdict | None:
    """Find what is printed on the one card that is named, if that is all that is asked: "what power is
    Krump"."""
    query, game = case.query, get_game(case.store.game)
    if len(case.cards) > 1 or not case.about:
        return None
    record = _record(case.store, f"{game.id}:card/{min(case.cards)}")
    facts = _PARTS.split(record.view(case.lang, case.edition).text.rstrip("."))
    matched = {fact: _said_in(case, fact, LANGUAGES) for fact in facts}
    if not any(matched.values()):
        matched = {fact: _said_in(case, fact, _ALIKE_IN_MEANING) for fact in facts}
    found = [fact for fact in facts if matched[fact]]
    found = [fact for fact in found if fact != facts[0]] or found
    about = set(case.about).difference(*matched.values())
    spelled = {at: number for at in about if (number := parse_number(query.words[at], case.lang))}
    colon = find_raw_template("entry.colon", case.lang)
    told = found
    for number in [*spelled.values()][:1]:
        told = [game.reference.multiply(min(case.cards), fact, number, case.lang) for fact in found]
    left = about - spelled.keys()
    is_all = len(left) <= 1 and (told != found or all(query.words[at] in query.of_a_card for at in left))
    if not found or not is_all:
        return None
    return Verdict(BY_PRINT, record.id, f"{record.title(case.lang)}{colon} {', '.join(told)}.")


def _said_in(case: Case, fact: str, fields: Collection[str]) -> set[int]:
    """Find the words of the question that a few words have: just those, or others that mean the same."""
    words = [word for word in words_of(fact, case.store.game) if not word.isdigit()]
    senses = case.lexicon.senses_of([case.lexicon.stem(word, case.lang) for word in words], case.lang)
    tokens = {token for one, _ in senses for token in one if token[0] in fields}
    return {
        at
        for clue in case.query.clues
        if (clue.field, clue.token) in tokens
        for at in case.about.intersection(range(clue.start, clue.start + clue.length))
    }


def _best_board(case: Case, boards: Iterable[Board], least: float) -> Board | None:
    """Find the board whose title and script are nearest to the question, if one is near: of one that has not
    all of several cards the title has to be as like the question as `least`."""
    near, lang = [], default_language()
    for board in boards:
        record = _record(case.store, board.id)
        if load_searching(lang).stating.isdisjoint(words_of(record.title(lang), record.game)):
            continue  # its title is no sentence
        title = case.like(record, board.title(case.lang), case.lang)
        has_all = len(case.cards) > 1 and len(board.named) == len(case.cards)
        if has_all:
            is_near = title.back >= 0.5 and title.share >= 0.15
        else:
            most = _TELLING_MOST if title.mutual >= 0.7 else TELLING
            is_near = title.mutual >= least and title.lacks < most
        if not is_near:
            continue
        told = f"{record.title(case.lang)} {record.view(case.lang, record.editions[0]).text}"
        whole = case.like(record, told, case.lang)
        if whole.share >= (0.4 if has_all else 0.6) and whole.lacks < _TELLING_MOST:
            near.append((title.mutual + whole.share, board))
    return max(near, key=lambda one: one[0])[1] if near else None


def _is_on_the_same_cards(case: Case, board: Board) -> bool:
    """Tell whether a board has all cards that are named and is called after some of them alone; one that is
    called after none may have no other that does anything."""
    if len(board.named) < len(case.cards):
        return False
    title = words_of(board.title(case.lang), case.store.game)
    names = {card: _name_of(case.store, card, case.lang) for card in board.cards}
    titled = {
        card
        for card, name in names.items()
        if _places(title, name) or any(word in title for word in name[:1] if len(word) >= _LONG_WORD)
    }
    if titled:
        return titled <= case.cards
    others = (list_features(case.store, card) for card in board.cards if card not in case.cards)
    return not any(">" in feature for features in others for feature in features)


def _stands_in(case: Case, cards: Sequence[str]) -> bool:
    """Tell whether each card that is named is among these, or another that does nearly the same."""

    def deeds(card: str) -> set[str]:
        return {feature for feature in list_features(case.store, card) if ">" in feature}

    lacking = case.cards - set(cards)
    others = [deeds(card) for card in cards if card not in case.cards]
    return bool(lacking) and all(
        any(len(ours & theirs) >= _STANDS_IN * min(len(ours), len(theirs)) > 0 for theirs in others)
        for ours in map(deeds, lacking)
    )


def notes_on(case: Case, card: Entry) -> tuple[Note, ...]:
    """List our notes on a card that have most of what is asked."""
    words = ((note, words_of(note.text, case.store.game)) for note in card.notes)
    return tuple(note for note, said in words if _compare(case, said, case.lang).share >= _BEARS)


def is_example(paragraph: str, lang: str) -> bool:
    """Tell whether a paragraph gives an example, with "Example:" or "For example," at its head."""
    return not load_searching(lang).example.isdisjoint(words_of(paragraph)[:2])


def lead_to(paragraphs: Sequence[str], number: int, lang: str) -> int:
    """Find the paragraph from which on to read: one that begins with "otherwise" hangs on that before it."""
    while number and load_searching(lang).hanging.intersection(words_of(paragraphs[number])[:1]):
        number -= 1
    return number


def bears_on(text: str, question: str, game: str, lang: str) -> bool:
    """Tell whether a question has most of what a few words say."""
    store = open_store(game)
    lexicon = lexicon_of(store)
    case = read_case(store, understood(question, lexicon), lexicon, lang, None)
    return _compare(case, words_of(text, game), lang).back >= _BEARS


# how near a text is


def _compare(case: Case, words: list[str], lang: str) -> Likeness:
    lexicon = case.lexicon
    saying = lexicon.senses_of([lexicon.stem(word, lang) for word in words], lang)
    return compare(tell_tokens(case.query, case.about), saying)


def _counts_otherwise(case: Case, record: Record) -> bool:
    """Tell whether the numbers in what a ruling asks are others than those beside the cards; one is said of
    anything."""

    def numbers(words: Iterable[str]) -> set[int]:
        return {number for word in words for lang in LANGUAGES if (number := parse_number(word, lang))} - {1}

    said = [case.query.words[at] for at in case.about]
    return numbers(said) != numbers(_without_names(case.store, record, _asked(case, record), case.lang))


def _like_published(case: Case, record: Record) -> tuple[Likeness, Likeness]:
    """Compare all of a question or ruling, and what it asks."""
    entry, asked = record.view(case.lang, case.edition), _asked(case, record)
    whole = f"{asked} {entry.verdict or ''} {entry.text}"
    return case.like(record, whole, case.lang), case.like(record, asked, case.lang)


def _asked(case: Case, record: Record) -> str:
    entry = record.view(case.lang, case.edition)
    return entry.question or entry.text


def _without_names(store: Store, record: Record, text: str, lang: str) -> list[str]:
    """Cut a text into words, without the names of the cards that it is on."""
    words = words_of(text, store.game)
    for name in sorted((_name_of(store, card, lang) for card in record.cards), key=len, reverse=True):
        for at in reversed(_places(words, name)):
            del words[at : at + len(name)]
    return words


def _places(words: Sequence[str], name: Sequence[str]) -> list[int]:
    """Find where a name begins among words."""
    length = len(name)
    found: list[int] = []
    for at in range(len(words) - length + 1 if length else 0):
        if list(words[at : at + length]) == list(name) and (not found or at >= found[-1] + length):
            found.append(at)
    return found


@lru_cache(maxsize=1024)
def _name_of(store: Store, card: str, lang: str) -> tuple[str, ...]:
    record = store.record(f"{store.game}:card/{card}")
    return tuple(words_of(record.title(lang), store.game)) if record else ()


def _record(store: Store, id: str) -> Record:
    record = store.record(id)
    assert record
    return record


# what follows from the models of cards


class ModelRule(Struct, frozen=True):
    """A rule that follows from models: its paragraph, whether it says what the cards do of themselves, and
    whether the query has words for it."""

    id: str
    paragraph: int
    leads: bool
    is_spoken_of: bool


def rules_of_models(store: Store, query: Query, cards: Iterable[str]) -> list[ModelRule]:
    """List the rules that follow from what some cards have in their models."""
    features = [list_features(store, card) for card in sorted(cards)]
    if not features:
        return []
    runs = {
        lang: f" {' '.join(stem(word, lang, store.game) for word in query.spelled)} " for lang in LANGUAGES
    }
    found: dict[str, ModelRule] = {}
    for id, paragraph, star, alternatives, words in store.rows("models"):
        said = [run.partition(":") for run in words.split("|") if run]
        if said and not any(f" {run} " in runs[lang] for lang, _, run in said):
            continue
        for wanted in alternatives.split("|"):
            one, _, other = wanted.partition(" & ")
            having = permutations(features, 2) if other else zip(features, features, strict=True)
            if any(one in some and (other or one) in more for some, more in having):
                found.setdefault(id, ModelRule(id, int(paragraph) - 1, bool(star), bool(said)))
    return list(found.values())


def describe_rules(lexicon: Lexicon, found: Sequence[Candidate]) -> dict[str, Features]:
    """Describe what speaks for each rule that was found as one that a question on cards turns on."""
    likely = {lexicon.ids[one.entry]: one for one in found if lexicon.kinds[one.entry] in RULES}
    most = max((one.score for one in likely.values()), default=0.0)
    described: dict[str, Features] = {}
    for id, one in sorted(likely.items()):
        shown = max(one.features.get("shown", 0.0), one.features.get("shown_of_cards", 0.0))
        more = {id: 1.0, "behind": one.score - most, "shown_and_spoken": shown * one.features["spoken"]}
        described[id] = {**one.features, **more}
    return described


def rank_rules(lexicon: Lexicon, found: Sequence[Candidate]) -> list[tuple[str, float]]:
    """Rank the rules that a question on cards may turn on, each with how likely it is that it does."""
    scores = {id: weigh(features, "rule") for id, features in describe_rules(lexicon, found).items()}
    every = sum(map(exp, scores.values()))
    return sorted(
        ((id, exp(score) / every) for id, score in scores.items()), key=lambda one: (-one[1], one[0])
    )


def describe_models(store: Store, query: Query) -> dict[str, Features]:
    """Describe, of each rule that follows from the models of the cards that are named, how, and how many
    boards with those cards show it."""
    cards = {card.id.partition("/")[2] for card in query.sure_cards}
    found: dict[str, Features] = {}
    for rule in rules_of_models(store, query, cards):
        how = "model_spoken_of" if rule.is_spoken_of else "model"
        found[rule.id] = {how: 1.0, "model_leads": float(rule.leads)}
    shown = count_rules_shown(store, cards)
    every = sum(number for _, number in shown)
    for id, number in shown[:_MOST_SHOWN]:
        found.setdefault(id, {}).update(shown=log1p(number), of_shown=number / every)
    return found


@lru_cache(maxsize=512)
def list_features(store: Store, card: str) -> frozenset[str]:
    rows = store.rows_of("features", card_token(card))
    return frozenset(feature for _, features in rows for feature in features.split(" "))
