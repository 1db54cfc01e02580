"""What the rest of kfjudge asks of situations. A sentence takes four shapes on its way to a board:

1. tokens (`tokenizer`): "Krump attacks Noddy" → the card Krump, the word attacks, the card Noddy the Thief;
2. a `ParsedSituation` (`parser`): the cards with their places and facts, the steps, the words that were not
   read; what it leaves open the game completes, in the same shape, with what is assumed;
3. a `Scenario` (`scenario`), as a board file says it: the smallest that shows the situation;
4. the board, which `playing` lays out and plays: a `TriedSituation` with its outcomes."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from msgspec import Struct
from msgspec.structs import replace

from kfjudge.core.errors import NotFound, Trouble
from kfjudge.core.message import message
from kfjudge.core.readings import Readings
from kfjudge.core.text import fold, full_id, sanitize
from kfjudge.games import default_game, find_games_in, get_game, one_or_all

if TYPE_CHECKING:
    from kfjudge.notation.scenario import Scenario
    from kfjudge.reference.search.ask import Answer
    from kfjudge.reference.search.verdict import Ground
    from kfjudge.situation.game import Sketch
    from kfjudge.situation.meetings import Meetings
    from kfjudge.situation.model import ParsedSituation
    from kfjudge.situation.odds import Odds
    from kfjudge.situation.playing import Play, TriedSituation

_TWO = 2
_TWO_NUMBERS = re.compile(r"\d\s+\D{3,40}\d")  # "5 against a difficulty of 4"
_MOST_MEETINGS = 5  # boards on which the two cards of a question are brought together
_MOST_NEAR, _MOST_RULES = 10, 3  # of a sentence of which no board was made
_OF_THE_FIRST, _OF_OTHERS = 6, 3  # paragraphs of those rules
_NEAREST, _OF_A_TOPIC = (
    1.5,
    0.35,
)  # what the first place among entries divides, and what a word for a rule adds
_SETTLING = ("faq", "ruling", "errata")
_SAME_CASE = 0.85  # of a question that a board plays, from where on it is the case asked about


def parse(text: str, lang: str, game: str) -> ParsedSituation:
    """Parse a situation told in a sentence. `lang` is the reader's, which counts where the text could be of
    several languages."""
    from kfjudge.situation import parser

    return parser.parse(text, lang, game)


def can_be_told(game: str) -> bool:
    """Tell whether situations of a game can be told in a sentence: its players have seats that need no
    naming."""
    return bool(get_game(game).engine.schema.owners[0].names)


def try_in_turn(text: str, lang: str, home: str) -> TriedSituation | None:
    """Try a situation in the game that it names, else in the one at home; where that does not read all of it,
    in the likeliest, and say of the two which reads more of it."""
    from kfjudge.situation.playing import NOT_READ

    named = None
    if find_games_in(text):
        from kfjudge.reference.names import split_game

        named, text = split_game(text, None)
    found = try_situation(text, lang, named or home)
    if named is not None or (found is not None and found.status != NOT_READ):
        return found
    from kfjudge.reference.arguments import games_to_ask
    from kfjudge.reference.search.search import settle_game

    settled = settle_game(text, games_to_ask(None, home, None))
    likely = (settled.game, *(one.partition(":")[0] for one in settled.others))
    elsewhere = next((game for game in likely if game != home and get_game(game).plays), None)
    other = try_situation(text, lang, elsewhere) if elsewhere is not None else None
    if found is None or other is None:
        return found or other
    is_better = other.status != NOT_READ or len(other.situation.unread) < len(found.situation.unread)
    return other if is_better else found


def try_situation(
    text: str, lang: str, game: str | None = None, edition: str | None = None, readings: Readings = ()
) -> TriedSituation | None:
    """Parse a situation and play it; None for a text that describes none."""
    from kfjudge.situation.playing import play

    game = game or default_game()
    sketch = get_game(game).situations.sketch(text, lang)
    if sketch is not None:
        return play_sketch(sketch, edition or get_game(game).newest, readings)
    if not can_be_told(game):
        return None
    situation = get_game(game).situations.interpret(parse(text, lang, game))
    if not (situation.steps or situation.blocking or situation.is_too_long):
        return None
    return play(situation, edition or get_game(game).newest, readings)


def play_sketch(sketch: Sketch, edition: str, readings: Readings = ()) -> TriedSituation:
    """Play a board that a game has made of a sentence: chance and what has to be answered stay open, what
    may be answered is not."""
    from kfjudge.replay.exploring import TryCounter, play_branches
    from kfjudge.replay.play import attempt
    from kfjudge.situation.playing import (
        MOST_BRANCHES,
        MOST_OPENED,
        NOT_READ,
        PLAYED,
        Alternative,
        Play,
        TriedSituation,
        find_choice_where_stuck,
        judge_play,
    )
    from kfjudge.situation.scenario import open_choice

    def play_open(scenario: Scenario) -> Play:
        for _ in range(MOST_OPENED):
            result, tries = attempt(scenario, edition), TryCounter(MOST_BRANCHES, None)
            if result.missing is not None or result.bound is not None:
                return Play(scenario, result, complete=False)
            every = list(play_branches(result, tries)) if result.open is not None else [result]
            unanswered = next(filter(None, map(find_choice_where_stuck, every)), None)
            if unanswered is None:
                break
            scenario = open_choice(scenario, *unanswered)
        return judge_play(scenario, result, every, tries)

    if sketch.scenario is None:
        return TriedSituation(sketch.situation, edition, NOT_READ)
    played = play_open(replace(sketch.scenario, readings=readings))
    ends = {frozenset(one.key for one in played.outcomes)}
    otherwise = []
    for said, scenario in sketch.otherwise:
        other = play_open(replace(scenario, readings=readings))
        keys = frozenset(one.key for one in other.outcomes)
        if other.status == PLAYED and keys not in ends:
            otherwise.append(Alternative(said, other.outcomes))
            ends.add(keys)
    told = sketch.description, sketch.assumed
    return TriedSituation(sketch.situation, edition, played.status, (), *told, played, tuple(otherwise))


def find_rules_on(text: str, lang: str, game: str, edition: str | None = None) -> tuple[Ground, ...]:
    """Find the paragraphs of the rules that a sentence may hang on of which no board was made, the likeliest
    rule first; none where the books have nothing of it."""
    from kfjudge.reference.search.ask import ask
    from kfjudge.reference.search.passage import by_relevance
    from kfjudge.reference.search.verdict import Ground
    from kfjudge.reference.store.store import open_store

    plain, topics = get_game(game).situations.find_topics(text, lang)
    scores = dict.fromkeys((full_id(id, game) for id in topics), _OF_A_TOPIC)
    named: list[str] = []
    for words in dict.fromkeys((text, plain)):
        answer = ask(words, lang=lang, reader=lang, game=game, edition=edition, limit=_MOST_NEAR)
        best = (answer.best.id,) if answer.best is not None else ()
        near = dict.fromkeys((*best, *(hit.id for hit in answer.near)))
        named = [id for id in near if ":card/" in id and plain != text]  # a piece is no more named there
        for at, id in enumerate(near):
            scores[id] = scores.get(id, 0.0) + 1 / (at + _NEAREST)
    ids = [id for id in sorted(scores, key=lambda id: -scores[id]) if ":card/" not in id]
    store = open_store(game)
    found: list[Ground] = []
    for id in (*ids[:_MOST_RULES], *named[:1]):
        record = store.record(id)
        assert record
        entry = record.view(lang, edition or get_game(game).newest)
        wanted = (
            [0]
            if id in named
            else [
                at for at in by_relevance(text, record, entry.edition) if at < len(entry.text.split("\n\n"))
            ]
        )
        found += [Ground(entry, at) for at in sorted(wanted[: _OF_OTHERS if found else _OF_THE_FIRST])]
    return tuple(found)


class AnsweredQuestion(Struct, frozen=True):
    """What the books answer to a question, and what came of it as a situation, if it was played; or what two
    cards do to each other, where neither settles the case."""

    answer: Answer
    tried: TriedSituation | None = None
    met: Meetings | None = None

    @property
    def says_something(self) -> bool:
        return bool(self.tried) or self.answer.says_something


def answer_question(
    question: str,
    *,
    lang: str | None = None,
    reader: str | None = None,
    game: str | None = None,
    edition: str | None = None,
    limit: int = 5,
    home: str | None = None,
) -> AnsweredQuestion:
    """Answer a question from the books; where no question of theirs and no board settles the very case, play
    it. What the play rests on speaks for the entries on that."""
    from kfjudge.reference.arguments import check_arguments
    from kfjudge.reference.search.ask import ask, ask_in_turn

    check_arguments(lang=lang, game=game, edition=edition, limit=limit, text=question)
    if game is None:

        def ask_game(text: str, game: str) -> AnsweredQuestion:
            return answer_question(text, lang=lang, reader=reader, game=game, edition=edition, limit=limit)

        found, also = ask_in_turn(question, ask_game, edition=edition, home=home)
        return replace(found, answer=replace(found.answer, question=question, elsewhere=also))
    answer = ask(question, lang=lang, reader=reader, game=game, edition=edition, limit=limit)
    if not get_game(game).plays or (
        # of many boards that have the same in them none is what was asked for
        not get_game(game).sketches
        and _is_settled(answer)
        and not (answer.cards and only_tells(question, answer.lang, game))
    ):
        return AnsweredQuestion(answer)
    tried = try_situation(question, answer.lang, game, edition)
    if tried is None or not is_answer(tried):
        return AnsweredQuestion(answer, met=_bring_together(answer, edition))
    sources = (source for outcome in tried.outcomes for source in outcome.rests_on())
    cited = tuple(dict.fromkeys(full_id(source, game) for source in sources))
    if cited and len(answer.cards) > 1:
        answer = ask(question, lang=lang, reader=reader, game=game, edition=edition, limit=limit, cited=cited)
    return AnsweredQuestion(answer, tried)


def _bring_together(answer: Answer, edition: str | None) -> Meetings | None:
    """Bring the two cards that a question names together on a few boards, where no verdict was found."""
    cards = [card.id for card in answer.cards]
    if len(set(cards)) != _TWO or answer.settled is not None or answer.best is None:
        return None
    game = get_game(answer.best.game)
    if not all(map(game.engine.is_modeled, cards)):
        return None
    from kfjudge.situation.meetings import find_meetings

    first, second = dict.fromkeys(cards)
    return find_meetings((first, second), answer.lang, edition or game.newest, game.id, _MOST_MEETINGS)


def is_answer(tried: TriedSituation) -> bool:
    """Tell whether what was played answers what was asked: all that was told was done and came about, nothing
    hangs on what nobody told, and all that is asked is what the board shows."""
    from kfjudge.situation.phrases import phrase_book

    situation = tried.situation
    is_board = situation.describes_board or get_game(situation.game).sketches
    if not tried.has_result or not is_board or situation.supposed or tried.not_asked:
        return False
    coming = phrase_book(situation.game, situation.lang).coming
    if not all(fold(word).replace("'", "") in coming for word in situation.unread):
        return False
    refusal = (
        tried.play.refused.refusal if tried.play is not None and tried.play.refused is not None else None
    )
    results = [one.result for one in tried.outcomes] or [
        tried.play.result for _ in (0,) if tried.play is not None
    ]
    is_certain = get_game(situation.game).situations.is_certain
    return all(is_certain(situation, result, refusal) for result in results)


def only_tells(text: str, lang: str, game: str | None = None) -> bool:
    """Say whether a text asks nothing and only tells what is done: "Troll attacks Krump"."""
    game = game or default_game()
    if "?" in text or not can_be_told(game):
        return False
    told = parse(text, lang, game)
    if told.unread or told.blocking or told.supposed or not (told.describes_board and told.steps):
        return False
    # "can a stunned creature fight" names no card: it asks for the rule
    return any(not card.nameless for card in told.cards) or not _has_word_of("prompt.asks", text, lang)


def _is_settled(answer: Answer) -> bool:
    """Tell whether a question or an erratum of the books is on all the cards that are named, or a board plays
    that very case; or no card is named at all."""
    cards = {card.id for card in answer.cards}
    if not cards or (answer.settled is not None and answer.settled.is_of_this_case):
        return True
    if answer.best is not None and answer.best.kind in _SETTLING:
        return cards <= {answer.best.id.partition("/")[2], *answer.best.cards}
    board = answer.boards[0] if answer.boards else None
    return board is not None and cards <= set(board.named) and board.share >= _SAME_CASE


def find_told_odds(text: str, reader: str, game: str | None = None) -> tuple[Odds, str] | None:
    """Work out the odds of a question that is a test and nothing else, with its language: "what are the odds
    of 5 against 4 on standard". None for any other; one without a number against a number costs nothing."""
    if _TWO_NUMBERS.search(text) is None:
        return None
    lang = find_language_of_test(text, reader)
    try:
        odds = _find_odds_of_test(text, game) if lang is not None else None
    except Trouble:  # it is not wholly a test
        return None
    if odds is None or lang is None or (odds.beside and not _has_word_of("odds.asked", text, lang)):
        return None  # two numbers alone may be those of any game
    return odds, lang


def find_language_of_test(text: str, reader: str = "") -> str | None:
    """Find the language that has a test as one number "against" another; that of the reader first."""
    from kfjudge.words import LANGUAGES

    inclined = sorted(LANGUAGES, key=lambda lang: lang != reader)
    return next((lang for lang in inclined if _has_word_of("odds.against", text, lang)), None)


def _has_word_of(key: str, text: str, lang: str) -> bool:
    from kfjudge.notation.grammar import BARS
    from kfjudge.words.catalogue import find_raw_template

    return not {*find_raw_template(key, lang).split(BARS)}.isdisjoint(re.findall(r"\w+", text.lower()))


def _find_odds_of_test(text: str, game: str | None) -> Odds | None:
    """Work out the odds of a sentence by the first game that reads it as a test."""
    from kfjudge.situation.odds import work_out

    for one in one_or_all(game):
        wager = get_game(one).situations.wager(text) if get_game(one).plays else None
        if wager is not None:
            return work_out(wager, get_game(one).newest)
    return None


def find_odds(text: str, lang: str, game: str | None = None) -> Odds:
    """Work out the odds of a test that is told in a sentence, or of what a board leaves to chance. A sentence
    is of the first game that reads it. Raise NotFound for a text that is neither."""
    from kfjudge.notation.scenario_files import find_scenarios
    from kfjudge.situation.game import Wager
    from kfjudge.situation.odds import work_out

    odds = _find_odds_of_test(text, game)
    if odds is not None:
        return odds
    for one in one_or_all(game):
        if not get_game(one).plays:
            continue
        try:
            scenario = find_scenarios(text, one)[0]
        except NotFound:
            continue
        title = message("odds.board", title=scenario.title(lang))
        return work_out(Wager(scenario, title), scenario.editions[-1])
    raise NotFound(message("odds.not-read", given=sanitize(text)))
