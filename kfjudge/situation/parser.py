"""Parse a situation told in plain words: phrase by phrase, with what was spoken of last in mind."""

from __future__ import annotations

from kfjudge.core.text import name_key
from kfjudge.games import get_game
from kfjudge.notation.scenario import make_phrase
from kfjudge.situation import choices, clauses, facts, places, steps
from kfjudge.situation.clauses import read_card, read_owner
from kfjudge.situation.model import Draft, ParsedSituation, StepDraft, ToldOutcome
from kfjudge.situation.other_words import judge_other_word
from kfjudge.situation.phrases import PhraseMatch, phrase_book
from kfjudge.situation.state import QUESTION, ParserState, Readers
from kfjudge.situation.tokenizer import SplitText, Token, Tokenizer, split_plain_text, split_text
from kfjudge.words import LANGUAGES, default_language
from kfjudge.words.catalogue import pick_name

_READERS = Readers(choices.reads | clauses.reads | facts.reads | places.reads | steps.reads)
_JOINING = ("passing", "may", "if", "then", "plural")  # contexts behind which a clause may still begin
_UNCOUNTED = "some."


def parse(text: str, lang: str | None, game: str) -> ParsedSituation:
    """Parse a text in the reader's language where it has all its words; else in the one that it is plainly
    in, or in each, and keep the one with the fewest unread words."""
    reader = lang if lang in LANGUAGES else default_language()
    plain = split_plain_text(text, phrase_book(game, reader))
    return _parse_any(text, lang, game) if plain is None else _Parser(plain, reader, game).parse(text)


def _parse_any(text: str, lang: str | None, game: str) -> ParsedSituation:
    from kfjudge.reference.search.lexicon import lexicon_of
    from kfjudge.reference.search.words import as_spoken
    from kfjudge.reference.store.store import open_store

    split = split_text(text, game)
    plain = [word.word for word in split.words if not word.leans_back]
    _, spoken = as_spoken(plain, game, lexicon_of(open_store(game)).knows)
    tried = [spoken] if spoken else [one for one in (lang, *LANGUAGES) if one in LANGUAGES]
    langs = dict.fromkeys(tried or [default_language()])
    parsed = [_Parser(split, one, game).parse(text) for one in langs]
    return min(parsed, key=lambda one: (len(one.unread), -len(one.steps)))


class _Parser:
    """The parser of one text in one language."""

    def __init__(self, split: SplitText, lang: str, game: str) -> None:
        phrases = phrase_book(game, lang)
        self.draft = Draft(game, lang)
        seats = get_game(game).engine.schema.owners[0].names
        self.state = ParserState(Tokenizer(split, phrases).tokens(), phrases, self.draft, seats)
        self.is_too_long = split.is_too_long
        self.unread: list[tuple[Token, bool]] = []  # tokens, and whether each stands in a question
        self.clause_begin = 0  # the first unread token of the clause
        self.has_step = False  # whether something is done in the clause
        self.asked_begin = 0  # the first unread token behind "may I"

    def parse(self, text: str) -> ParsedSituation:
        self._read_tokens()
        self._settle()
        draft, tokens = self.draft, self.state.tokens
        facts = [(token, draft.facts[token.card]) for token in tokens if token.card and not token.exact]
        facts = [  # what is not the name but for accents, capitals and hyphens: "oui oui le filou"
            (token, card)
            for token, card in facts
            if name_key(token.typed) not in (name_key(name) for _, name in card.names)
        ]
        blocking = [token.typed for token, asked in self.unread if self._is_blocking(token, asked=asked)]
        blocking += self.state.blocking
        unread = {*(token.typed for token, _ in self.unread), *blocking}
        return ParsedSituation(
            text=text,
            lang=draft.lang,
            game=draft.game,
            cards=draft.finish_cards(),
            opening=draft.opening,
            owner_facts=tuple(draft.owner_facts),
            board_facts=tuple(draft.board_facts),
            absent=tuple(draft.absent),
            steps=draft.finish_steps(),
            told=tuple(draft.told),
            begins=draft.begins,
            supposed=draft.is_supposed
            or (self.state.asked_leave and all(card.nameless for card in draft.cards)),
            read_as=tuple(dict.fromkeys((token.typed, pick_name(card, draft.lang)) for token, card in facts)),
            unread=tuple(sorted(unread, key=lambda typed: (text.find(typed), typed))),  # as they were typed
            blocking=tuple(dict.fromkeys(blocking)),
            is_too_long=self.is_too_long,
        )

    # from the first token to the last

    def _read_tokens(self) -> None:
        """Read the tokens into the draft."""
        state = self.state
        while state.at < len(state.tokens):
            token = state.tokens[state.at]
            if token.is_sign:
                self._read_sign(token)
                continue
            if state.at == 0 or state.tokens[state.at - 1].is_stop:
                state.asking = state.asking or self._only_asks()
            match = next((one for one in state.matcher.matches(state.at) if self._read_phrase(one)), None)
            if match is not None:
                state.at = max(match.end, state.read_end)
                self._note_what_is_asked(match)
            elif not read_owner(state) and not read_card(state):
                if not judge_other_word(state, token):
                    self.unread.append((token, state.asking or state.asks_leave))
                state.at = max(state.at + 1, state.read_end)

    def _read_sign(self, sign: Token) -> None:
        """Begin a clause; what was not read of the one before may have been asked in it."""
        if sign.word == QUESTION and not self.has_step:
            self._ask_from(self.clause_begin)
        self.clause_begin, self.has_step = len(self.unread), False
        self.state.pause(sign)
        self.state.at += 1

    def _note_what_is_asked(self, match: PhraseMatch) -> None:
        """Note whether the unread words around a phrase stand in a question, by what the phrase is."""
        if match.context == "asked":  # "it ends with how much"
            self._ask_from(self.clause_begin)
        if match.context == "may":
            self.asked_begin = len(self.unread)
        elif match.context == "step":
            self.has_step = True
            if self.state.asks_leave:  # these words asked for what is done
                self._ask_from(self.asked_begin, asked=False)
                self.state.asks_leave = False

    def _ask_from(self, begin: int, *, asked: bool = True) -> None:
        self.unread[begin:] = [(token, asked) for token, _ in self.unread[begin:]]

    def _read_phrase(self, match: PhraseMatch) -> bool:
        """Read a phrase, if it makes sense here."""
        state = self.state
        if not _READERS.read(match.context, state, match):
            return False
        if "seat" in match.places:
            state.acting = state.topic_owner = state.resolve_owner(match.places["seat"])
        if match.context not in _JOINING:
            state.clause_begins = False
        return True

    def _only_asks(self) -> bool:
        """Tell whether a sentence without a card is what is left of a question: "Back in hand or gone?"."""
        state, at = self.state, self.state.at
        while at < len(state.tokens) and not state.tokens[at].is_stop:
            if state.matcher.is_card(at):
                return False
            if any(one.context in ("step", "decides", "player") for one in state.matcher.matches(at)):
                return False
            at += 1
        return state.word_at(at) == QUESTION

    def _is_blocking(self, token: Token, *, asked: bool) -> bool:
        """Tell whether nothing can be played as long as a token is not read: all that tells of the situation,
        and a name or a number even where it only asks."""
        is_count = token.number is not None and token.word not in self.state.matcher.language.one
        return not asked or token.capital or is_count

    # at the end

    def _settle(self) -> None:
        """Decide at the end which steps are done and by which card: one that only a question speaks of is
        done where no other is; an owner who was not named is the one who acts."""
        state, draft = self.state, self.draft
        state.check_what_follows()
        if state.times is not None and len(draft.steps) != state.times[0]:
            state.blocking.append(state.times[1])
        if state.reordered is not None and len(draft.steps) > state.reordered[0]:
            state.blocking.append(state.reordered[1])
        self._take_what_is_not_said()
        draft.drop_implied_plays()
        self._check_last_turn()
        self._check_uncounted_facts()
        state.blocking += state.last_turn_words
        self._share_owners()
        self._leave_choices_open()
        draft.is_supposed = draft.is_supposed or any(step.asked for step in draft.steps)
        if any(not step.asked for step in draft.steps):
            draft.steps = [step for step in draft.steps if not step.asked]
        acting = next((step.seat for step in draft.steps if step.seat), state.seats[0])
        draft.owner_facts = [(seat or acting, fact) for seat, fact in draft.owner_facts]
        self._count_listed_cards()
        for step in draft.steps:
            if step.pending:
                actor = draft.find_actor(step, state.phrases.types(step.key))
                step.actor, step.pending = actor, actor is None
            if step.pending:
                state.blocking += step.words
        draft.steps = [step for step in draft.steps if not step.pending]

    def _take_what_is_not_said(self) -> None:
        """Where nothing is done, let the turn begin of whoever "starts with 6"; else play what is worn and
        begins the text: "Blood of Titans on my Troll", with no card in play to put it on, too."""
        state, draft = self.state, self.draft
        draft.begins = draft.begins or ("" if draft.steps else state.starts)
        is_read = not (state.asking or state.blocking or self.unread)
        if draft.steps or draft.begins or not draft.cards or not is_read:
            return
        worn = [at for at in range(len(draft.cards)) if draft.has_type(at, state.phrases.types("worn"))]
        alone = not draft.absent and draft.mentioned[:1] == worn and draft.cards[worn[0]].on is not None
        nowhere = {seat for seat, _ in draft.absent} & {"", *state.seats}
        if alone or (len(worn) == len(draft.cards) == 1 and (nowhere == {""} or len(nowhere) > 1)):
            card = draft.cards[worn[0]]
            key, host = state.phrases.types("put-on")[0], card.on
            key = key if host is not None else state.phrases.untargeted_form(key)
            draft.steps.append(StepDraft(key, actor=worn[0], target=host, seat=card.seat, implied=True))
            card.on = None

    def _count_listed_cards(self) -> None:
        """Take as many cards as were listed for all that an owner has in a zone, unless a number was told."""
        state, draft = self.state, self.draft
        counted = {(seat, fact.get("zone")) for seat, fact in draft.owner_facts}
        for owner, zone in dict.fromkeys(one for one in state.listed if one not in counted):
            there = sum((card.seat, card.zone) == (owner, zone) for card in draft.cards)
            draft.add_owner_fact(owner, make_phrase("has.cards", n=there, zone=zone))

    def _share_owners(self) -> None:
        """Take the cards of a list as those of one owner: "his Owl and Magpie" are both his."""
        cards, acting = self.draft.cards, {step.actor for step in self.draft.steps}
        for card, before in self.state.listed_with:
            if not ({card, before} & acting or cards[before].nameless):
                cards[card].seat = cards[card].seat or cards[before].seat

    def _leave_choices_open(self) -> None:
        """Leave open which card is chosen where it is "one of his creatures", and some of them are named."""
        draft = self.draft
        for at in reversed(range(len(draft.cards))):
            one = draft.cards[at]
            acting = {step.actor for step in draft.steps}
            others = tuple(
                place
                for place, other in enumerate(draft.cards)
                if not (other.is_any or other.zone or draft.find_type(place) != draft.find_type(at))
                and (other.seat == one.seat or (not other.seat and place not in acting))
            )
            if one.is_any and others and at not in acting and not one.facts:
                for step in draft.steps:
                    step.key = self.state.phrases.untargeted_form(step.key) if step.target == at else step.key
                draft.told.append(ToldOutcome("chosen", one.label, others))
                draft.drop_card(at)

    def _check_last_turn(self) -> None:
        """Allow a step of the turn before only as the first one, with all others by the other player, or
        where that one's turn begins: "last turn he played Fear; I reap", "he had played Fear; I reap"."""
        state, draft = self.state, self.draft
        acting = set[str]().union(*map(draft.find_seats, draft.steps))
        for at, step in enumerate(draft.steps):
            had_done = {word.casefold() for word in step.last_turn_words[:1]} & state.phrases.pluperfect
            if had_done and not draft.begins and len(acting - {""}) < len(state.seats):
                step.last_turn_words = []  # "I had played Owl, he was at 2": nothing tells of another turn
            if not step.last_turn_words:
                continue
            mine, theirs = state.seats[0], state.seats[-1]
            rest = draft.steps[at + 1 :]
            seats = [draft.find_seats(one) for one in rest]
            step.seat = step.seat or (mine if draft.begins == theirs else "")
            other = {mine: theirs, theirs: mine}.get(step.seat, "")
            follows = all(other in pair for pair in seats) if seats else draft.begins == other
            turn = {fact.key for line, fact in draft.board_facts if line == "turn"}
            if at > 0 or not other or not follows or turn - {"turn.player"}:
                state.blocking += step.last_turn_words
            draft.board_facts = [one for one in draft.board_facts if one[1].key != "turn.player"]

    def _check_uncounted_facts(self) -> None:
        """Drop facts without a number ("is damaged"); where the number was told nowhere, nothing can be
        played."""
        state = self.state
        for card in self.draft.cards:
            uncounted = [fact for fact in card.facts if fact.key.startswith(_UNCOUNTED)]
            card.facts = [fact for fact in card.facts if fact not in uncounted]
            known = {fact.key for fact in card.facts}
            for fact in uncounted:
                if f"fact.{fact.key.removeprefix(_UNCOUNTED)}" not in known:
                    matches = (state.matcher.match(at, "some") for at in range(len(state.tokens)))
                    found = next((one for one in matches if one is not None and one.key == fact.key), None)
                    words = state.tokens[found.at : found.end] if found is not None else []
                    state.blocking += [token.typed for token in words]
