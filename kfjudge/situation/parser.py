"""Parse a situation told in plain words: phrase by phrase, with what was spoken of last in mind."""

from __future__ import annotations

from kfjudge.games import get_game
from kfjudge.reference.search.common import as_spoken
from kfjudge.reference.search.lexicon import lexicon_of
from kfjudge.reference.store.store import open_store
from kfjudge.situation import clauses, facts, places, steps
from kfjudge.situation.cards_and_owners import (
    is_between_cards,
    is_unread_verb,
    is_without_meaning,
    read_card,
    read_owner,
)
from kfjudge.situation.draft import Draft, StepDraft
from kfjudge.situation.matching import PhraseMatch
from kfjudge.situation.model import ParsedSituation
from kfjudge.situation.phrases import phrase_book
from kfjudge.situation.state import QUESTION, ParserState
from kfjudge.situation.tokenizer import SplitText, Token, split_text, tokenize
from kfjudge.words import LANGUAGES, default_language
from kfjudge.words.catalogue import pick_name

_READERS = clauses.reads | facts.reads | places.reads | steps.reads
_JOINING = ("passing", "may", "if", "then", "plural")  # contexts behind which a clause may still begin
_UNCOUNTED = "some."

UnreadToken = tuple[Token, bool]  # and whether it stands in a question


def parse(text: str, lang: str | None, game: str) -> ParsedSituation:
    """Parse a text in the language that it is plainly in; else in each, the reader's first, and keep the one
    with the fewest unread words."""
    split = split_text(text, game)
    plain = [word.word for word in split.words if not word.leans_back]
    _, spoken = as_spoken(plain, game, lexicon_of(open_store(game)).knows)
    tried = [spoken] if spoken else [one for one in (lang, *LANGUAGES) if one in LANGUAGES]
    parsed = [_parse_in(one, text, split, game) for one in dict.fromkeys(tried or [default_language()])]
    return min(parsed, key=lambda one: (len(one.unread), -len(one.steps)))


def _parse_in(lang: str, text: str, split: SplitText, game: str) -> ParsedSituation:
    phrases = phrase_book(game, lang)
    draft = Draft(game, lang)
    state = ParserState(
        tokenize(split, phrases), phrases, draft, get_game(game).engine.schema.owners[0].names
    )
    unread = _read_tokens(state)
    _settle(state)
    blocking = [*_blocking_words(state, unread), *state.blocking]
    misspelt = [token for token in state.tokens if token.card and not token.exact]
    return ParsedSituation(
        text=text,
        lang=lang,
        game=game,
        cards=draft.parsed_cards(),
        opening=draft.opening,
        owner_facts=tuple(draft.owner_facts),
        board_facts=tuple(draft.board_facts),
        absent=tuple(draft.absent),
        steps=draft.parsed_steps(),
        read_as=tuple(
            dict.fromkeys((token.typed, pick_name(draft.facts[token.card], lang)) for token in misspelt)
        ),
        unread=tuple(dict.fromkeys((*(token.typed for token, _ in unread), *blocking))),
        blocking=tuple(dict.fromkeys(blocking)),
    )


# from the first token to the last


def _read_tokens(state: ParserState) -> list[UnreadToken]:
    """Read the tokens into the draft; return those that were not read."""
    unread: list[UnreadToken] = []
    clause_begin, has_step = (
        0,
        False,
    )  # where the unread tokens of the clause begin, and whether something is done
    asked_begin = 0  # where those begin that stand behind "may I"
    while state.at < len(state.tokens):
        token = state.tokens[state.at]
        if token.is_sign:
            if token.word == QUESTION and not has_step:
                unread[clause_begin:] = [(one, True) for one, _ in unread[clause_begin:]]
            clause_begin, has_step = len(unread), False
            state.pause(token)
            state.at += 1
            continue
        if state.at == 0 or state.tokens[state.at - 1].is_stop:
            state.asking = state.asking or _only_asks(state)
        match = next((one for one in state.matcher.matches(state.at) if _read_phrase(state, one)), None)
        if match is not None:
            state.at = match.end
            if match.context == "may":
                asked_begin = len(unread)
            elif match.context == "step":
                has_step = True
                if state.asks_leave:  # these words asked for what is done
                    unread[asked_begin:] = [(one, False) for one, _ in unread[asked_begin:]]
                    state.asks_leave = False
        elif not read_owner(state) and not read_card(state):
            if not is_without_meaning(state, token):
                unread.append((token, state.asking or state.asks_leave))
                if is_unread_verb(state):
                    state.unread_verbs.append(token)
                if is_between_cards(state):
                    state.blocking.append(token.typed)
            state.at += 1
    return unread


def _read_phrase(state: ParserState, match: PhraseMatch) -> bool:
    """Read a phrase, if it makes sense here."""
    reader = _READERS.get(match.context)
    if reader is None or not reader(state, match):
        return False
    if "seat" in match.places:
        state.acting = state.topic_owner = state.resolve_owner(match.places["seat"])
    if match.context not in _JOINING:
        state.clause_begins = False
    return True


def _only_asks(state: ParserState) -> bool:
    """Tell whether a sentence without a card is what is left of a question: "Back in hand or gone?"."""
    at = state.at
    while at < len(state.tokens) and not state.tokens[at].is_stop:
        if state.matcher.is_card(at):
            return False
        if any(one.context in ("step", "decides", "player") for one in state.matcher.matches(at)):
            return False
        at += 1
    return state.word_at(at) == QUESTION


def _blocking_words(state: ParserState, unread: list[UnreadToken]) -> list[str]:
    """List the unread words without which nothing can be played: names, and what tells more than a question:
    numbers, verbs, words of no book."""
    knows = lexicon_of(open_store(state.draft.game)).knows

    def is_telling(token: Token) -> bool:
        if token.number is not None or token in state.unread_verbs or token.word in state.phrases.doing:
            return True
        return not knows(token.word)

    return [token.typed for token, asked in unread if token.capital or (not asked and is_telling(token))]


# at the end


def _settle(state: ParserState) -> None:
    """Decide at the end which steps are done and by which card: one that only a question speaks of is done
    where no other is; an owner who was not named is the one who acts."""
    draft = state.draft
    _drop_implied_plays(draft)
    _check_last_turn(state)
    _check_uncounted_facts(state)
    state.blocking += state.last_turn_words
    if any(not step.asked for step in draft.steps):
        draft.steps = [step for step in draft.steps if not step.asked]
    acting = next((step.seat for step in draft.steps if step.seat), state.seats[0])
    draft.owner_facts = [(seat or acting, fact) for seat, fact in draft.owner_facts]
    for step in draft.steps:
        if step.pending:
            _find_actor(state, step)
        if step.pending:
            state.blocking += step.words
    draft.steps = [step for step in draft.steps if not step.pending]


def _drop_implied_plays(draft: Draft) -> None:
    """Drop implied plays that an explicit statement contradicts: the card is elsewhere, or is played or
    chosen later; all of them, where nothing else was told."""
    explicit = [step for step in draft.steps if not step.implied]
    says_more = (
        bool(explicit or draft.owner_facts or draft.board_facts or draft.absent)
        or any(step.answers for step in draft.steps)
        or any(card.seat or card.facts or card.beside for card in draft.cards)
    )

    def is_played(step: StepDraft) -> bool:
        at = step.actor or 0
        is_elsewhere = draft.cards[at].zone or draft.cards[at].on is not None
        return not is_elsewhere and not any(one.actor == at or one.is_done_to(at) for one in explicit)

    draft.steps = [step for step in draft.steps if not step.implied or (says_more and is_played(step))]


def _check_last_turn(state: ParserState) -> None:
    """Allow a step of the turn before only as the first one, by the opponent, with all others mine: "last
    turn he played Fear; I reap"."""
    draft = state.draft
    for at, step in enumerate(draft.steps):
        if not step.last_turn_words:
            continue
        rest = draft.steps[at + 1 :]
        is_mine = all(
            state.seats[0] in (one.seat, draft.cards[one.actor].seat if one.actor is not None else "")
            for one in rest
        )
        is_first = at == 0 and step.seat == state.seats[-1]
        turn = {fact.key for line, fact in draft.board_facts if line == "turn"}
        if not (is_first and rest and is_mine) or turn - {"turn.player"}:
            state.blocking += step.last_turn_words
        draft.board_facts = [one for one in draft.board_facts if one[1].key != "turn.player"]


def _check_uncounted_facts(state: ParserState) -> None:
    """Drop facts without a number ("is damaged"); where the number was told nowhere, nothing can be
    played."""
    for card in state.draft.cards:
        uncounted = [fact for fact in card.facts if fact.key.startswith(_UNCOUNTED)]
        card.facts = [fact for fact in card.facts if fact not in uncounted]
        known = {fact.key for fact in card.facts}
        for fact in uncounted:
            if f"fact.{fact.key.removeprefix(_UNCOUNTED)}" not in known:
                matches = (state.matcher.match(at, "some") for at in range(len(state.tokens)))
                found = next((one for one in matches if one is not None and one.key == fact.key), None)
                words = state.tokens[found.at : found.end] if found is not None else []
                state.blocking += [token.typed for token in words]


def _find_actor(state: ParserState, step: StepDraft) -> None:
    """Find the card that does a step, where only one can: of its player and a fitting type, not next to the
    target."""
    draft, types = state.draft, state.phrases.types(step.key)

    def is_next_to_target(at: int) -> bool:
        target = step.target
        return target is not None and (target in draft.cards[at].beside or at in draft.cards[target].beside)

    possible = [
        at
        for at, card in enumerate(draft.cards)
        if at != step.target
        and not is_next_to_target(at)
        and card.on is None
        and (not types or draft.type_of(at) in types)
        and (not card.seat or not step.seat or card.seat == step.seat)
    ]
    if len(possible) == 1:
        step.actor, step.pending = possible[0], False
