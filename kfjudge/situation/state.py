"""What the parser keeps in mind at a place of the text: who acts, which cards are spoken of, whether
something is asked; and which card or owner "he" and "it" are."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from kfjudge.situation.mentions import CardMention
from kfjudge.situation.model import Cards, Draft, StepDraft
from kfjudge.situation.phrases import THEY, PhraseBook, PhraseMatch, PhraseMatcher
from kfjudge.situation.tokenizer import Token

NO_CARDS: Cards = ()
QUESTION = "?"
_NEAR = 3  # tokens between a "not" and what it denies, at most


class ParserState:
    """The state of parsing one text. What ends in `_end` is the token behind something, -1 where there was
    none."""

    def __init__(
        self, tokens: list[Token], phrases: PhraseBook, draft: Draft, seats: tuple[str, ...]
    ) -> None:
        self.tokens = tokens
        self.phrases = phrases
        self.matcher = PhraseMatcher(tokens, phrases, seats)
        self.draft = draft
        self.seats = seats
        self.at = 0
        self.read_end = -1  # of what was read behind a phrase
        # owners
        self.acting = ""  # who acts in this clause: a seat, or "they"
        self.acting_by_name = False  # and not as "he"
        self.turn_of = ""  # whose the cards are that act in the turn behind this one, up to a stop
        self.before_parentheses: tuple[str, bool, str, int] | None = None  # who acted, and what was described
        self.opponent_mentioned = False
        self.holder = ""  # whose the cards are that are being listed
        self.holder_zone = ""  # where they are, if that was named
        self.listed: list[tuple[str, str]] = []  # owners and zones whose cards were listed, all of them
        self.topic_owner = ""  # the owner that is being described, where no card is
        # cards
        self.subject = NO_CARDS  # that act
        self.topic = NO_CARDS  # that are being described
        self.side_by_side = (
            NO_CARDS  # of which it was told that they are next to each other, in this sentence
        )
        self.row: list[int] | None = None  # of a row that is being told from one end to the other
        self.count_end = -1  # of the last count of a card
        self.last_counted = ""  # the fact of cards that was counted last: "fact.damage"
        # clauses
        self.asking = False
        self.asks_leave = False  # "may I"
        self.asked_leave = False  # somewhere in the text
        self.is_opinion = False  # "he says"
        self.clause_begins = True
        self.joins_next = False  # the next card is listed with the last: "A and B"
        self.negation_end = -1  # of the last "not"
        self.then_end = -1
        self.follows: tuple[int, int] | None = None  # a card behind "then", and how much was told before it
        self.owner_end = -1
        self.comma_end = -1  # of a comma behind a card
        self.list_end = -1  # of a list of cards of which nothing was said yet
        # steps
        self.reordered: tuple[int, str] | None = None  # how much was done before a word that says when
        self.times: tuple[int, str] | None = None  # how often something is done by cards that are named next
        self.step_end = -1
        self.actor_end = -1  # of a step that ends with the card that does it
        self.target_end = -1  # of a step that ends with its target
        self.aim_at = -1  # the token where the target of the last step would stand
        self.implied_end = -1  # of a card that is played though nobody said so
        self.choice_end = -1  # of the last card that was chosen
        self.listed_with: list[tuple[int, int]] = []  # cards, each with the one before it in a list
        self.starts = ""  # who starts with some of what owners have: a turn begins where nothing is done
        self.last_turn_words: list[str] = []  # that say that the next step was done in the turn before
        # what was not read
        self.blocking: list[str] = []  # words without which nothing can be played

    # tokens

    def word_at(self, at: int) -> str:
        return self.tokens[at].word if 0 <= at < len(self.tokens) else ""

    def pause(self, sign: Token) -> None:
        """Begin a clause behind a sign, and a sentence behind a stop; behind parentheses, who acted before
        them acts on, and what was listed goes on."""
        self.clause_begins = True
        if sign.word == "(":
            self.before_parentheses = (self.acting, self.acting_by_name, self.topic_owner, self.at)
        elif sign.word == ")" and self.before_parentheses is not None:
            self.acting, self.acting_by_name, self.topic_owner, at = self.before_parentheses
            self.before_parentheses = None
            self.choice_end = self.at + 1 if self.choice_end == at else self.choice_end
            self.target_end = self.at + 1 if self.target_end == at else self.target_end
        self.negation_end = -1
        if sign.is_stop:
            self.check_what_follows()
            self.acting = self.holder = self.turn_of = ""
            self.row, self.side_by_side = None, NO_CARDS
            self.blocking += self.last_turn_words
            self.last_turn_words = []
            self.asking = self.asks_leave = self.is_opinion = False
            self.joins_next = False

    def block(self, match: PhraseMatch) -> None:
        """Note that nothing can be played where this was said."""
        if not self.asking:
            self.blocking += [token.typed for token in self.tokens[match.at : match.end] if not token.card]

    def is_denied(self, match: PhraseMatch, near: int = _NEAR) -> bool:
        """Tell whether a "not" stands shortly before a phrase."""
        return self.negation_end >= 0 and match.at - self.negation_end <= near

    def is_denied_behind(self, match: PhraseMatch) -> bool:
        """Tell whether a "not" stands right behind a phrase, and denies nothing that comes after it."""
        found = self.matcher.match(match.end, "unless")
        if found is None:
            return False
        return self.matcher.match(found.end, "fact", "absent", "place", "player") is None

    def ends_question(self, at: int) -> bool:
        """Tell whether a question ends at a token, but for words of no meaning: "Troll is stunned then?"."""
        while self.word_at(at) in self.phrases.nothing or self.matcher.match(at, "passing", "then"):
            at += 1
        return self.word_at(at) == QUESTION

    def ends_in_a_question(self, at: int) -> bool:
        """Tell whether the sentence of a token does."""
        return next((token.word for token in self.tokens[at:] if token.is_stop), "") == QUESTION

    def is_asked_behind(self, at: int) -> bool:
        """Tell whether the question of a sentence is what stands before a token: "Troll dies?"."""
        for behind in range(at, len(self.tokens)):
            if self.tokens[behind].is_stop:
                return self.tokens[behind].word == QUESTION
            tag = self.matcher.match(behind, "tag")
            if tag is not None and (tag.end == len(self.tokens) or self.tokens[tag.end].is_stop):
                return True
            if self.matcher.match(behind, "asks", "may") is not None:
                return False
        return False

    def words_of(self, match: PhraseMatch) -> str:
        """Return the words of a phrase as they were typed."""
        return " ".join(token.typed for token in self.tokens[match.at : match.end])

    def count_told(self) -> int:
        """Count what has been told so far: what is done, what comes of it, what is so."""
        draft = self.draft
        of_cards = sum(len(card.facts) for card in draft.cards)
        done = sum(1 + len(step.answers) for step in draft.steps)
        return done + len(draft.told) + len(draft.owner_facts) + of_cards + len(self.blocking)

    def check_what_follows(self) -> None:
        """Let nothing be played where nothing is read of the card behind "then": "Owl reaps, then Magpie
        does"."""
        if self.follows is not None and self.follows[1] == self.count_told():
            self.blocking.append(self.tokens[self.follows[0]].typed)
        self.follows = None

    def ends_or_goes_on(self, at: int) -> bool:
        """Tell whether a list ends at a token or goes on there with "and"."""
        return at >= len(self.tokens) or self.tokens[at].is_sign or self.matcher.match(at, "then") is not None

    def ends_clause(self, at: int) -> bool:
        """Tell whether a clause ends before a token: nothing more is said of the card before it."""
        is_end = at >= len(self.tokens) or self.tokens[at].is_sign
        return is_end or self.matcher.match(at, "then", "if") is not None

    def ends_list(self, at: int) -> bool:
        """Tell whether cards are listed from a token on, and nothing is told there that they do."""
        while (card := self.matcher.named_card(at)) is not None:
            joins = self.matcher.match(card[0], "then")
            at = joins.end if joins is not None else card[0] + (self.word_at(card[0]) == ",")
            if joins is None and at == card[0]:
                break
        return at > 0 and not any(one.context == "step" for one in self.matches_at(at))

    def is_joined_to(self, before: int, at: int = -1) -> bool:
        """Tell whether only "and", commas and the like stand between the end of something and a token."""
        end = self.at if at < 0 else at
        between = self.tokens[before:end] if before >= 0 else []
        while 0 <= before < end:
            found = self.matcher.match(before, "then", "passing")
            if not found and not self.tokens[before].is_sign:
                return False
            before = found.end if found else before + 1
        return bool(between) and not any(token.is_stop for token in between)

    def needs_actor_at(self, at: int) -> bool:
        """Tell whether a clause ends before a token, and nobody named the card that does its step."""
        last = self.draft.last_step
        return last is not None and last.pending and self.ends_clause(at)

    # owners

    def goes_on_in_turn(self, match: PhraseMatch) -> bool:
        """Let the player of a turn that is named act in it, after the other one did: "I reap. On his turn he
        reaps"."""
        last, seat = self.draft.last_step, self.resolve_owner(match.places.get("whose", ""))
        at = match.end + (self.word_at(match.end) == ",")
        if self.asking or last is None or not seat or seat == (last.seat or self.seats[0]):
            return False
        owner, card = self.matcher.seat(at), self.matcher.named_card(at)
        if card is not None and card[1].seat in ("", THEY, seat) and (owner is None or owner[0] < card[0]):
            if not any(one.context == "step" for one in self.matches_at(at)):
                return False
            self.turn_of, self.read_end = seat, at  # "on his turn Troll reaps"
            return True
        if owner is None or self.resolve_owner(owner[1]) != seat:
            return False
        if not any(one.context == "step" for one in self.matches_at(owner[0])):
            return False
        self.acting, self.acting_by_name, self.holder = seat, True, ""
        self.read_end = self.owner_end = owner[0]
        return True

    def matches_at(self, at: int) -> list[PhraseMatch]:
        """List every phrase that begins at a token; none behind the last one."""
        return self.matcher.matches(at) if at < len(self.tokens) else []

    def resolve_owner(self, seat: str) -> str:
        """Take "they" for the opponent, where it can only be an owner."""
        return self.seats[-1] if seat == THEY else seat

    def find_seat(self, match: PhraseMatch) -> str:
        """Find the owner whom a phrase names, else whoever acts."""
        possessor = match.places.get("whose")
        seat = match.places.get("seat") or possessor or self.acting
        if seat == THEY and possessor == THEY:
            if not self.acting:
                seat = self.topic_owner or (self.draft.cards[self.topic[-1]].seat if self.topic else "")
                is_other = not seat or (seat == self.seats[0] and self.matcher.speaks_of_me)
                return self.seats[-1] if is_other else seat
            seat = self.acting
        return self.resolve_owner(seat)

    def find_holder(self, match: PhraseMatch) -> str:
        """Find whose the cards are that a phrase lists; of "them", where nobody was mentioned, the
        opponent's."""
        return self.find_seat(match) or (self.seats[-1] if THEY in match.places.values() else "")

    # cards

    def _joins_cards(self, at: int) -> bool:
        return self.word_at(at) in self.phrases.articles or self.matcher.match(at, "then") is not None

    def find_cards_in_row(self, mention: CardMention) -> Cards:
        """Find the cards that are mentioned; in a row another one of that name: "his line is Owl, Magpie,
        Owl"."""
        in_row = {self.draft.cards[one].card for one in self.row or ()}
        listed, at = list[str](), mention.at - 1
        while at >= 0 and (self.tokens[at].card or self.word_at(at) == "," or self._joins_cards(at)):
            listed += filter(None, (self.tokens[at].card,))
            at -= 1
        in_row.update(listed[1:] if mention.card else ())  # and not the one right before
        return self.find_cards(replace(mention, another=mention.another or mention.card in in_row))

    def find_cards(
        self, mention: CardMention, apart_from: Cards = NO_CARDS, types: tuple[str, ...] = ()
    ) -> Cards:
        """Find the cards that are mentioned, with "his" taken for whoever it is."""
        seat = mention.seat
        if seat == THEY:
            is_named = self.acting_by_name and self.acting in self.seats
            seat = self.acting if is_named else self.resolve_owner(THEY)
        if seat and mention.card and seat != self.holder and not self.holder_zone:
            self.holder = ""  # "he has Owl, my Magpie wears a Hat"
        seat = seat or (self.holder if mention.card else "")
        self.draft.is_supposed = self.draft.is_supposed or (self.asking and bool(mention.nameless))
        counted = [fact.key for fact in mention.facts if "n" in dict(fact.places)]
        self.last_counted = counted[-1] if counted else self.last_counted
        near = mention.near
        near = replace(near, seat=self.resolve_owner(near.seat)) if near is not None else None
        self.row = [] if mention.begins_row else self.row
        return self.draft.find_cards(replace(mention, seat=seat, near=near), apart_from, types)

    def find_described_cards(self, match: PhraseMatch, types: tuple[str, ...] = ()) -> Cards:
        """Find the cards that a phrase says something of: the one it names, else those that are being
        described. "It" is one of some types."""
        card = match.places.get("card")
        if card is not None:
            self.topic, self.topic_owner = self.find_cards(card, (), () if card.card else types), ""
            if self.clause_begins or not self.subject:
                self.subject = self.topic
            return self.topic
        if match.at > 1 and self.word_at(match.at - 1) == "(" and self.matcher.is_card(match.at - 2):
            return self.draft.find_cards_named_at(match.at - 2) or self.topic[-1:]
        if self.topic_owner:
            return NO_CARDS
        are_many = self.matcher.match_within("plural", max(0, match.at - 2), match.at + 1)  # "are", "both"
        is_of_all = self.joins_next or are_many
        return self.topic if is_of_all else self.topic[-1:]

    def is_aimed_at(self, match: PhraseMatch) -> bool:
        """Tell whether a phrase that names no card stands where the target of the last step would: "attacks
        the stunned"."""
        is_behind_article = self.word_at(match.at - 1) in self.phrases.articles
        return "card" not in match.places and self.aim_at == match.at and is_behind_article

    def attach(self, card: CardMention) -> bool:
        """Put an upgrade on the card that is being described; False where it is none."""
        host = self.topic[-1:]
        if not host or not card.card or self.draft.facts[card.card].type not in self.phrases.types("worn"):
            return False
        self.draft.cards[self.find_cards(card, host)[0]].on = host[0]
        return True

    # steps

    def add_step(self, step: StepDraft) -> None:
        """Note a step: who plays it has the card that does it, and the other way round."""
        if step.actor is not None:
            card = self.draft.cards[step.actor]
            card.seat = card.seat or step.seat or self.turn_of
            step.seat = step.seat or card.seat
        if step.key == "step.play" and not self.draft.steps and self.then_end == self.at:
            self._play_before(step)
        self.draft.steps.append(step)
        self.holder = ""

    def _play_before(self, step: StepDraft) -> None:
        """Play what is named before "then", too, where nothing else is said of it: "Urchin, then Fear"."""
        named = self.draft.find_cards_named_at(self.list_end - 1) if self.is_joined_to(self.list_end) else ()
        for first in named:
            card = self.draft.cards[first]
            if first != step.actor and not (card.seat or card.facts or card.zone or card.beside):
                self.draft.steps.append(StepDraft(step.key, actor=first, implied=True))

    def describe_next(self, actors: Cards, targets: Cards, last: Cards) -> None:
        """After a step, take what follows as said of the card that was named last in it."""
        if actors:
            self.subject = actors
        self.topic = last or targets or actors
        self.topic_owner = "" if self.topic or not self.acting else self.resolve_owner(self.acting)
        self.joins_next = False


Reader = Callable[[ParserState, PhraseMatch], bool]


class Readers(dict[str, tuple[Reader, ...]]):
    """The functions that read phrases, by the contexts of these, each under `@reads("context")`; of several
    of one context each is asked in turn. A reader says False where the phrase makes no sense to it at its
    place; where it makes none to any, a shorter phrase is tried."""

    def __call__(self, *contexts: str) -> Callable[[Reader], Reader]:
        def register(reader: Reader) -> Reader:
            self.update({context: (*self.get(context, ()), reader) for context in contexts})
            return reader

        return register

    def read(self, context: str, state: ParserState, match: PhraseMatch) -> bool:
        """Read a phrase of a context by the first reader to whom it makes sense."""
        return any(reader(state, match) for reader in self.get(context, ()))
