"""What the reader of a situation has in mind at a place of the text: who acts, which card is spoken of, if
something is asked; and who and what is meant by "he" and "it"."""

from __future__ import annotations

from kfjudge.situation.hearing import Word
from kfjudge.situation.matching import THEY, Match, Matching
from kfjudge.situation.noted import Doing, Named, Noted
from kfjudge.situation.phrases import Phrases

_NEAR = 3  # words between a "not" and what it denies, at most
NOBODY: tuple[int, ...] = ()


class Story:
    """One text being read."""

    def __init__(self, words: list[Word], said_so: Phrases, noted: Noted, seats: tuple[str, ...]) -> None:
        self.words = words
        self.phrases = said_so
        self.matching = Matching(words, said_so, seats)
        self.noted = noted
        self.seats = seats
        self.at = 0
        self.who = ""  # who acts in this clause: a seat, or "they"
        self.by_name = False  # whether who acts was called by a name
        self.other_spoken_of = False  # whether the teller's opponent was
        self.holder = ""  # whose the cards are that are being listed
        self.held_in = ""  # the zone that they lie in, where it is named
        self.row: list[int] | None = None  # the cards of a row that is being told from one end to the other
        self.subject = NOBODY  # the cards that act
        self.topic = NOBODY  # the cards that are being described
        self.topic_seat = ""  # the owner that is, where that came last
        self.asking = False
        self.asks_leave = False  # "may I"
        self.begins = True  # a clause does
        self.together = False  # the next card stands in one row with the last: "A and B"
        self.denied = -1  # where the last "not" stood
        self.comma_behind = -1  # where a card stands behind another and a comma
        self.listed = -1  # where a list of cards ended of which nothing was said yet
        self.done = -1  # where a deed ended with the card that did it
        self.struck = -1  # where a deed ended with the card that it was done to
        self.after = -1  # where a "then" ended
        self.told = -1  # where a deed ended
        self.lately: list[str] = []  # words that say that what is done next was done in the turn before
        self.owner_ended = -1  # where the name of an owner ended
        self.supposed = -1  # where a card ended that was supposed to be played
        self.listing = -1  # where the last card that was chosen ended
        self.aimless = -1  # where what a deed is done to would stand
        self.verbs: list[Word] = []  # words that were not read where a card would do something
        self.blocked: list[str] = []  # words without which nothing can be played

    def pause(self, word: Word) -> None:
        """At a sign."""
        self.begins = True
        self.denied = -1
        if word.is_stop:
            self.who = self.holder = ""
            self.row = None
            self.blocked += self.lately
            self.lately = []
            self.asking = self.asks_leave = False
            self.together = False

    def denies(self, match: Match, near: int = _NEAR) -> bool:
        """Whether a "not" stands shortly before a phrase."""
        return self.denied >= 0 and match.at - self.denied <= near

    def denies_behind(self, match: Match) -> bool:
        """Whether a "not" stands right behind a phrase, and denies nothing that comes after it."""
        found = self.matching.only(match.end, "unless")
        if found is None:
            return False
        return self.matching.only(found.end, "fact", "absent", "place", "player") is None

    @property
    def last_deed(self) -> Doing | None:
        return self.noted.doings[-1] if self.noted.doings else None

    def block(self, match: Match) -> None:
        """Nothing can be played where this was said."""
        if not self.asking:
            words = self.words[match.at : match.end]
            self.blocked += [word.typed for word in words if not word.card]

    def owner(self, seat: str) -> str:
        """A seat, where "they" can only be an owner: the one spoken of last, but for the teller."""
        return self.seats[-1] if seat == THEY else seat

    def seat_of(self, match: Match) -> str:
        """The owner whom a phrase names, else whoever acts."""
        seat = match.places.get("seat") or match.places.get("whose") or self.who
        if seat == THEY and match.places.get("whose") == THEY and not self.who:
            seat = self.topic_seat or (self.noted.pieces[self.topic[-1]].seat if self.topic else "")
            return seat if seat != self.seats[0] or not self.matching.teller_speaks else self.seats[-1]
        if seat == THEY and match.places.get("whose") == THEY:
            seat = self.who
        return self.owner(seat) if seat else ""

    def holder_in(self, match: Match) -> str:
        """Whose the cards are that are listed; of "them", where nobody was spoken of, the other's."""
        return self.seat_of(match) or (self.seats[-1] if THEY in match.places.values() else "")

    def pieces_of(
        self, named: Named, apart_from: tuple[int, ...] = (), types: tuple[str, ...] = ()
    ) -> tuple[int, ...]:
        """The cards that are meant."""
        seat = named.seat
        if seat == THEY:
            seat = self.who if self.by_name and self.who in self.seats else self.owner(THEY)
        seat = seat or (self.holder if named.card else "")
        resolved = Named(named.at, named.card, seat, named.facts, named.another, named.many)
        return self.noted.pieces_named(resolved, apart_from, types)

    def do(self, doing: Doing) -> None:
        """Note a deed: whose it is, the card is that does it."""
        if doing.doer is not None:
            piece = self.noted.pieces[doing.doer]
            piece.seat = piece.seat or doing.seat
            doing.seat = doing.seat or piece.seat
        self.noted.doings.append(doing)
        self.holder = ""

    def look_at(self, doers: tuple[int, ...], targets: tuple[int, ...], last: tuple[int, ...]) -> None:
        """After a deed, more may be said of the card that was named last in it."""
        if doers:
            self.subject = doers
        self.topic = last or targets or doers
        self.topic_seat = "" if self.topic or not self.who else self.owner(self.who)
        self.together = False

    def wear(self, card: Named) -> bool:
        """Put a card on the one that is being described, if it can lie on another."""
        wearer = self.topic[-1:]
        if not wearer or not card.card or self.noted.facts[card.card].type not in self.phrases.types("worn"):
            return False
        self.noted.pieces[self.pieces_of(card, wearer)[0]].on = wearer[0]
        return True

    def stands_alone(self, end: int) -> bool:
        """Whether nothing more is said of a card that was named: it ends its clause."""
        behind = self.words[end] if end < len(self.words) else None
        return behind is None or behind.is_sign or self.matching.only(end, "then", "if") is not None

    def ends_in_a_question(self, at: int) -> bool:
        """Whether the sentence does that a word stands in."""
        return next((word.word for word in self.words[at:] if word.is_stop), "") == "?"

    def ends_or_goes_on(self, at: int) -> bool:
        """Whether a list ends or goes on there."""
        return at >= len(self.words) or self.words[at].is_sign or self.matching.only(at, "then") is not None

    def is_joined_to(self, before: int, at: int = -1) -> bool:
        """Whether a card is one more in a list: of those that were chosen, of those that do the same."""
        end = self.at if at < 0 else at
        between = self.words[before:end] if before >= 0 else []
        while 0 <= before < end:
            said = self.matching.only(before, "then", "passing")
            if not said and not self.words[before].is_sign:
                return False
            before = said.end if said else before + 1
        return bool(between) and not any(word.is_stop for word in between)

    def lists_until(self, at: int) -> bool:
        """Whether a list of cards ends there, of which something is said together."""
        between = self.words[self.listed : at] if self.listed >= 0 else []
        said = self.matching.only(self.listed, "passing") if between else None
        return self.listed == at or (said is not None and said.end == at)

    def listed_with(self, named: Named, at: int) -> tuple[int, ...]:
        """The cards of the list that a card ends, by which it does something together with them: "A, B and C
        dive". What somebody is said to have does nothing by that."""
        is_last = self.is_joined_to(self.listed, at) and not self.words[at - 1].is_sign
        seats = {self.noted.pieces[one].seat for one in self.topic}
        return self.topic if is_last and not self.holder and named.seat in ("", *seats) else NOBODY

    def cards_meant(self, match: Match) -> tuple[int, ...]:
        """The cards that something is said of: the one that is named, else those that are being described."""
        card = match.places.get("card")
        if card is not None:
            self.topic, self.topic_seat = self.pieces_of(card), ""
            if self.begins or not self.subject:
                self.subject = self.topic
            return self.topic
        if match.at > 1 and self.words[match.at - 1].word == "(" and self.matching.is_card(match.at - 2):
            return self.noted.named_at(match.at - 2) or self.topic[-1:]
        if self.topic_seat:
            return NOBODY
        return self.topic if self.together or self._is_of_many(match.at) else self.topic[-1:]

    def _is_of_many(self, at: int) -> bool:
        """Whether "are" or "both" was just said."""
        return any(self.matching.only(before, "plural") for before in range(max(0, at - 2), at + 1))
