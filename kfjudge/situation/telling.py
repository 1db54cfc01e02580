"""The order in which a situation is told: clause by clause, who acts, which card is spoken of, what is asked
rather than told, and what was not read."""

from __future__ import annotations

from collections.abc import Callable

from kfjudge.notation.model import said
from kfjudge.situation.hearing import Word
from kfjudge.situation.matching import THEY, Match, Matching
from kfjudge.situation.noted import Doing, Named, Noted
from kfjudge.situation.phrases import Phrases

_NEAR = 3  # words between a "not" and what it denies, at most


class Telling:
    """One text being read."""

    def __init__(self, words: list[Word], said_so: Phrases, noted: Noted, seats: tuple[str, ...]) -> None:
        self.words = words
        self.phrases = said_so
        self.matching = Matching(words, said_so, seats)
        self.noted = noted
        self.seats = seats
        self.at = 0
        self.by_name = False  # whether who acts was called by a name
        self.who = ""  # who acts in this clause: a seat, or "they"
        self.other_spoken_of = False
        self.holder = ""  # whose the cards are that are being listed
        self.subject: tuple[int, ...] = ()  # the cards that act
        self.topic: tuple[int, ...] = ()  # the cards that are being described
        self.topic_seat = ""  # the owner that is, where that came last
        self.asking = False
        self.begins = True  # a clause does
        self.denied = -_NEAR - 1  # where the last "not" stood
        self._comma_behind = -1  # where a card stands behind another and a comma
        self.together = False  # the card before stands in one row with this: "A and B"
        self._done = -1  # where a deed ended with the card that did it
        self._listing = -1  # where the last card that was chosen ended
        self._aimless = -1  # where what a deed is done to would stand
        self.blocked: list[str] = []
        self._unread: list[tuple[Word, bool]] = []  # and whether it was in a question

    def read(self) -> None:
        while self.at < len(self.words):
            word = self.words[self.at]
            if word.is_sign:
                self._pause(word)
                self.at += 1
                continue
            match = next((match for match in self.matching.matches(self.at) if self._take(match)), None)
            if match is not None:
                self.at = match.end
            elif not self._name_a_card() and not self._name_an_owner():
                self._pass_over(word)
                self.at += 1
        self._finish()

    # clauses

    def _pause(self, word: Word) -> None:
        self.begins = True
        if word.is_stop:
            self.who, self.holder, self.asking = "", "", False
            self.together = False

    def _take(self, match: Match) -> bool:
        """Read a phrase, if it makes sense here."""
        if match.context in ("who", "whose", "another", "it", "its", "kind", "behind"):
            return False
        read = getattr(self, f"_read_{match.context}")(match)
        if read and "seat" in match.places:
            self.who = self.topic_seat = self._owner(match.places["seat"])
        if read and match.context not in ("passing", "if", "then", "asks", "plural"):
            self.begins = False
        return bool(read)

    def _read_asks(self, match: Match) -> bool:  # noqa: ARG002
        """A question, up to its end or to the next "if"."""
        if not self.begins:
            return False
        self.asking = True
        self.begins = False
        return True

    def _read_may(self, match: Match) -> bool:
        """ "may I": a question that tells what is done."""
        self.asking = False
        self.who = self.topic_seat = self.seats[0] if match.kind == "me" else THEY
        return True

    def _read_if(self, match: Match) -> bool:  # noqa: ARG002
        self.asking = False
        self.begins = True
        self.holder = ""
        self.who = ""
        return True

    def _read_then(self, match: Match) -> bool:  # noqa: ARG002
        self.begins = True
        self.together = True
        return True

    def _read_not(self, match: Match) -> bool:
        self.denied = match.end
        return True

    def _read_plural(self, match: Match) -> bool:  # noqa: ARG002
        return True

    def _read_passing(self, match: Match) -> bool:  # noqa: ARG002
        return True

    def _read_last(self, match: Match) -> bool:
        """What was or will be at another time is nothing that can be played now."""
        self._block(match)
        return True

    def _block(self, match: Match) -> None:
        if not self.asking:
            words = self.words[match.at : match.end]
            self.blocked += [word.typed for word in words if not word.card]

    def _read_decides(self, match: Match) -> bool:
        if match.at - self.denied <= _NEAR and self.denied >= 0:
            self._block(match)
            return True
        places = {name: value for name, value in match.places.items() if name not in ("seat", "whose", "its")}
        self._do(Doing(f"answer.{match.kind}", (), None, None, self._seat_of(match), self.asking, places))
        return True

    def _read_outcome(self, match: Match) -> bool:
        """What comes of a deed that was told is what the board will show."""
        if not self.noted.doings and not self.asking:
            return False
        named = next((value for value in match.places.values() if isinstance(value, Named)), None)
        pieces = self._pieces(named) if named else ()
        doing = self.noted.doings[-1] if self.noted.doings else None
        if pieces and doing and not self.asking and doing.other is None and doing.doer not in pieces:
            doing.answers.append(("answer.card", {"card": pieces[:1]}))
        return True

    def _read_holds(self, match: Match) -> bool:
        seat = self._seat_of(match)
        if not seat:
            return False
        self.holder = self.topic_seat = seat
        return True

    # names by themselves

    def _name_a_card(self) -> bool:
        found = self.matching.card(self.at)
        if found is None:
            return False
        end, named = found
        if not named.card and not self.noted.spoken:
            return False
        pieces = self._pieces(named)
        if not pieces:
            self.at = end
            return True
        if self._is_joined_to(self._listing):
            self.noted.doings[-1].answers.append(("answer.card", {"card": pieces[:1]}))
            self._listing = end
        elif self._is_joined_to(self._done) and self._do_again(pieces[0]):
            self._done = end
        joined = (self.together or self._comma_behind == self.at) and bool(named.card)
        self._comma_behind = end + 1 if end < len(self.words) and self.words[end].word == "," else -1
        self.topic = (*self.topic, *pieces) if joined and self.topic else pieces
        self.topic_seat = ""
        if self.begins or not self.subject:
            self.subject = self.topic if joined else pieces
        self.begins = self.together = False
        self.at = end
        return True

    def _name_an_owner(self) -> bool:
        found = self.matching.seat(self.at)
        if found is None:
            return False
        end, seat = found
        if seat == THEY and self.subject and not self.other_spoken_of:
            self.who = THEY
        else:
            self.who = seat
            self.topic_seat = self._owner(seat)
        self.holder = ""
        self.other_spoken_of = self.other_spoken_of or seat == self.seats[-1]
        self.by_name = self.matching.only(self.at, "who") is None
        self.begins = False
        self.at = end
        return True

    def _owner(self, seat: str) -> str:
        """A seat, where "they" can only be an owner: the one spoken of last, but for the teller."""
        return self.seats[-1] if seat == THEY else seat

    def _seat_of(self, match: Match) -> str:
        seat = match.places.get("seat") or match.places.get("whose") or self.who
        if seat == THEY and match.places.get("whose") == THEY:
            return self._owner(self.who) if self.who else self.topic_seat or self._seat_of_topic()
        return self._owner(seat) if seat else ""

    def _seat_of_topic(self) -> str:
        return self.noted.pieces[self.topic[-1]].seat if self.topic else ""

    def _pieces(
        self, named: Named, apart_from: tuple[int, ...] = (), types: tuple[str, ...] = ()
    ) -> tuple[int, ...]:
        seat = named.seat
        if seat == THEY:
            seat = self.who if self.by_name and self.who in self.seats else self._owner(THEY)
        seat = seat or (self.holder if named.card else "")
        resolved = Named(named.at, named.card, seat, named.facts, named.another, named.many)
        return self.noted.pieces_named(resolved, apart_from, types)

    # deeds

    def _read_step(self, match: Match) -> bool:
        words = tuple(word.typed for word in self.words[match.at : match.end])
        if match.at - self.denied <= _NEAR and self.denied >= 0 and not self.asking:
            self._block(match)
            return True
        card = match.places.get("card") or match.places.get("its")
        other = match.places.get("other")
        if "it" in match.places:
            if self.phrases.types(f"{match.phrase}.other") and other is None:
                other = match.places["it"]
            else:
                card = card or match.places["it"]
        types = self.phrases.types(match.phrase)
        target_types = self.phrases.types(f"{match.phrase}.other")
        targets: tuple[int, ...] = ()
        if other and other.card:
            first = self._pieces(card, (), types) if card and card.card and card.at < other.at else ()
            targets = self._pieces(other, first, target_types)
        if match.wording.elided == "other":
            targets = (
                tuple(one for one in self.subject[-1:] if one not in self._pieces(card, ())) if card else ()
            )
            if not targets:
                return False
        if card is not None:
            doers = self._pieces(card, targets, types)
            if not doers and not card.card:
                return False
        elif (
            not any(part.slot == "card" for part in match.wording.form.parts) and not match.wording.elided
        ) or not self._acts_itself():
            doers = ()
        else:
            doers = tuple(one for one in self.subject if not types or self.noted.type_of(one) in types)
        if other and not other.card:
            targets = self._pieces(other, doers, target_types)
            if not targets:
                return False
        if types and any(self.noted.type_of(one) not in types for one in doers):
            return self._do_otherwise(match, doers, targets, words)
        seat = self._owner(self.who) if self.who and self.who != THEY else ""
        if self.who == THEY and (card is not None or "seat" in match.places):
            seat = self._owner(THEY)
        places = {
            name: value
            for name, value in match.places.items()
            if name not in ("card", "other", "seat", "whose", "it", "its")
        }
        for doer in doers or (None,):
            target = next(iter(targets), None)
            if target is not None and target == doer:
                return False
            self._do(Doing(match.phrase, words, doer, target, seat, self.asking, places))
        if not doers and (match.wording.elided or types):
            self.noted.doings[-1].places["pending"] = True
        is_doer_last = card is not None and (other is None or card.at > other.at)
        self._look_at(doers, targets, doers if is_doer_last else targets)
        self._done = match.end if card is not None and other is None else -1
        self._listing = -1
        self._aimless = match.end if match.phrase in self.phrases.aimed and not targets else -1
        return True

    def _acts_itself(self) -> bool:
        """Whether the card that was spoken of acts in this clause, and not its owner."""
        return bool(self.subject) and self.who in ("", THEY)

    def _do_otherwise(
        self, match: Match, doers: tuple[int, ...], targets: tuple[int, ...], words: tuple[str, ...]
    ) -> bool:
        """ "plays Owl on Magpie", where Owl is nothing that lies on others: Magpie is what it is aimed at."""
        plain, _, way = match.phrase.rpartition("-")
        if way != "on" or not doers or not targets:
            return False
        seat = self._owner(self.who) if self.who else ""
        doing = Doing(plain, words, doers[0], None, seat, self.asking)
        doing.answers.append(("answer.card", {"card": (targets[0],)}))
        self._do(doing)
        self._look_at(doers, targets, targets)
        self._listing, self._done = match.end, -1
        return True

    def _do(self, doing: Doing) -> None:
        if doing.doer is not None:
            piece = self.noted.pieces[doing.doer]
            piece.seat = piece.seat or doing.seat
            doing.seat = doing.seat or piece.seat
        self.noted.doings.append(doing)
        self.holder = ""

    def _look_at(self, doers: tuple[int, ...], targets: tuple[int, ...], last: tuple[int, ...]) -> None:
        """After a deed, more may be said of the card that was named last in it."""
        if doers:
            self.subject = doers
        self.topic = last or targets or doers
        self.topic_seat = "" if self.topic or not self.who else self._owner(self.who)
        self.together = False

    def _pending(self) -> Doing | None:
        doing = self.noted.doings[-1] if self.noted.doings else None
        return doing if doing is not None and doing.places.get("pending") else None

    def _read_with(self, match: Match) -> bool:
        """ "with Owl": who does what was just told, or what lies on the card that was, or what is there too."""
        card = match.places["card"]
        pending = self._pending()
        if pending is not None and card.card:
            pieces = self._pieces(card)
            types = self.phrases.types(pending.phrase)
            if not types or self.noted.type_of(pieces[0]) in types:
                pending.doer = pieces[0]
                del pending.places["pending"]
                piece = self.noted.pieces[pieces[0]]
                piece.seat = piece.seat or pending.seat
                self._look_at(pieces, (), pieces)
                return True
        if not card.card:
            return False
        return self._wear(card) or self._mention(card)

    def _wear(self, card: Named) -> bool:
        wearer = self.topic[-1:]
        if not wearer or not self._can_be_worn(card):
            return False
        self.noted.pieces[self._pieces(card, wearer)[0]].on = wearer[0]
        return True

    def _can_be_worn(self, named: Named) -> bool:
        return bool(named.card) and self.noted.facts[named.card].type in self.phrases.types("worn")

    def _mention(self, card: Named) -> bool:
        self.topic = self._pieces(card)
        self.topic_seat = ""
        return True

    def _read_answer(self, match: Match) -> bool:
        """What the one who acts chooses."""
        if not self.noted.doings or self.asking:
            return False
        doing = self.noted.doings[-1]
        if match.kind == "both":
            for named in match.places.values():
                doing.answers += [("answer.card", {"card": (piece,)}) for piece in self._pieces(named)[:1]]
            return True
        places = {}
        for name, value in match.places.items():
            if isinstance(value, Named):
                apart_from = () if value.card or doing.doer is None else (doing.doer,)
                pieces = self._pieces(value, apart_from)
                if not pieces:
                    return False
                self.topic = pieces
                value = (pieces[0],)
            if name not in ("seat", "whose", "it", "its"):
                places[name] = value
        if match.kind == "it":
            meant = self.noted.last(() if doing.doer is None else (doing.doer,))
            if meant is None:
                return False
            doing.answers.append(("answer.card", {"card": (meant,)}))
            return True
        doing.answers.append((match.phrase, places))
        self.topic_seat = ""
        self._listing = match.end if match.phrase == "answer.card" else -1
        return True

    def _is_joined_to(self, before: int) -> bool:
        """Whether a card is one more in a list: of those that were chosen, of those that do the same."""
        between = self.words[before : self.at] if before >= 0 else []
        only = (self.matching.only(at, "then") for at, word in enumerate(between, before) if not word.is_sign)
        return bool(between) and all(only) and not any(word.is_stop for word in between)

    def _do_again(self, piece: int) -> bool:
        """ "plays Owl, then Magpie"."""
        doing = self.noted.doings[-1]
        types = self.phrases.types(doing.phrase)
        if doing.other is not None or (types and self.noted.type_of(piece) not in types):
            return False
        self._do(Doing(doing.phrase, doing.words, piece, None, doing.seat, doing.asked))
        return True

    # facts

    def _cards_meant(self, match: Match) -> tuple[int, ...]:
        card = match.places.get("card")
        if card is not None:
            self.topic = self._pieces(card)
            self.topic_seat = ""
            if self.begins or not self.subject:
                self.subject = self.topic
            return self.topic
        if self.topic_seat:
            return ()
        return (
            self.topic if self.together else self.topic[-1:] if not self._is_plural(match.at) else self.topic
        )

    def _is_plural(self, at: int) -> bool:
        return len(self.topic) > 1 and any(
            self.matching.only(before, "plural") for before in range(max(0, at - 2), at + 1)
        )

    def _read_fact(self, match: Match) -> bool:
        if self.asking and not match.places:
            return True
        if match.at - self.denied <= 1 and self.denied >= 0:
            return False
        # "tired Owl": said of the card behind it.
        if (
            not match.places
            and self.matching.card_follows(match.end) is not None
            and not self._after_a_copula(match.at)
        ):
            return False
        pieces = self._cards_meant(match)
        places = {
            name: value
            for name, value in match.places.items()
            if name not in ("card", "seat", "whose", "it", "its")
        }
        types = self.phrases.types(match.phrase)
        unfit = types and any(self.noted.type_of(piece) not in types for piece in pieces)
        if not pieces or unfit or any(isinstance(value, Named) for value in places.values()):
            return False
        for piece in pieces:
            self.noted.tell(piece, said(match.phrase, **places))
        return True

    def _after_a_copula(self, at: int) -> bool:
        return at > 0 and self.matching.only(at - 1, "plural", "copula") is not None

    def _read_copula(self, match: Match) -> bool:  # noqa: ARG002
        return True

    def _read_player(self, match: Match) -> bool:
        seat = self._seat_of(match) if {"seat", "whose"} & match.places.keys() else self.topic_seat
        if not seat and self._is_of_owners(match):
            seat = (self._owner(self.who) if self.who else "") or self._seat_of_last_deed()
        if self.asking or self._counts_what_follows(match):
            return self.asking
        places = {name: value for name, value in match.places.items() if name not in ("seat", "whose")}
        self.noted.owns(seat, said(match.phrase, **places))
        self.topic_seat = seat
        return True

    def _is_of_owners(self, match: Match) -> bool:
        """Whether the words can be said of no card."""
        return not any(
            other.context == "fact" and other.end == match.end for other in self.matching.matches(match.at)
        )

    def _seat_of_last_deed(self) -> str:
        return self.noted.doings[-1].seat if self.noted.doings else ""

    def _counts_what_follows(self, match: Match) -> bool:
        """Whether a phrase ends in a number that belongs to the next word."""
        return (
            match.wording.form.parts[-1].slot == "n"
            and match.end < len(self.words)
            and not self.words[match.end].is_sign
            and self.matching.only(match.end, "then", "if") is None
        )

    def _read_has(self, match: Match) -> bool:
        if "zone" not in match.places:
            return False
        if match.kind == "empty":
            seat = self._seat_of(match) or self.topic_seat
            self.noted.owns(seat, said("has.cards", n=0, zone=match.places["zone"]))
            return bool(seat)
        return self._read_player(match)

    def _read_turn(self, match: Match) -> bool:
        places = dict(match.places)
        seat = self._owner(places.pop("whose", "") or places.pop("seat", ""))
        if seat:
            self.noted.is_about("turn", said("turn.player", seat=seat))
            self.other_spoken_of = self.other_spoken_of or seat == self.seats[-1]
        if match.phrase != "turn.player":
            self.noted.is_about("turn", said(match.phrase, **places))
        return True

    def _read_absent(self, match: Match) -> bool:
        if self.asking:
            return False
        seat = self._seat_of(match) if {"seat", "whose"} & match.places.keys() else self.topic_seat
        self.noted.has_none(seat, match.kind)
        if self.matching.only(match.end, "copula") is not None:
            self.holder = seat
        return True

    def _read_lies(self, match: Match) -> bool:
        """Where a card lies, where its place is named: "the top card is …"."""
        for at in self._pieces(match.places["card"]):
            piece = self.noted.pieces[at]
            piece.zone = match.kind
            piece.seat = piece.seat or self._seat_of(match)
        return True

    # places

    def _read_place(self, match: Match) -> bool:
        if self.asking and match.kind == "zone":
            return True
        named = [match.places[name] for name in ("other", "third") if name in match.places]
        pieces = self._cards_meant(match)
        if match.kind == "together":
            return self._lie_together()
        if not pieces:
            return False
        if match.kind == "worn" and not self._can_be_worn(named[0]):
            return False
        others = tuple(one for name in named for one in self._pieces(name, pieces))
        if match.kind in ("beside", "between"):
            for piece in pieces:
                self.noted.lay_beside(piece, others)
        elif match.kind in ("left", "right", "either", "inside"):
            for piece in pieces:
                self.noted.pieces[piece].end = match.kind
            self._place_played(match)
        elif match.kind == "worn":
            self.noted.pieces[others[0]].on = pieces[-1]
        elif match.kind == "upon":
            if self.noted.type_of(pieces[-1]) in self.phrases.types("played"):
                return self._play_upon(pieces[-1], others[0])
            if self.noted.type_of(pieces[-1]) not in self.phrases.types("worn"):
                return False
            self.noted.pieces[pieces[-1]].on = others[0]
        elif match.kind == "under":
            self.noted.lay_under(pieces[-1], others[0])
        elif match.kind == "zone":
            self._lie_in(match, pieces)
        elif match.kind == "alone":
            last = self.noted.pieces[pieces[-1]]
            self.noted.has_none(self._seat_of(match) or last.seat, self.noted.type_of(pieces[-1]))
        return True

    def _play_upon(self, card: int, target: int) -> bool:
        """ "Rain on Owl", where nothing else can be done with that card than to play it."""
        if any(doing.doer == card for doing in self.noted.doings):
            return False
        seat = self._owner(self.who) if self.who else self.noted.pieces[card].seat
        self._do(Doing("step.play", (), card, None, seat, answers=[("answer.card", {"card": (target,)})]))
        return True

    def _lie_together(self) -> bool:
        both = self.topic[-2:] if len(self.topic) > 1 else ()
        if len(both) < 2:
            return False
        self.noted.lay_beside(both[0], both[1:])
        return True

    def _lie_in(self, match: Match, pieces: tuple[int, ...]) -> None:
        for at in pieces:
            piece = self.noted.pieces[at]
            if {"whose", "seat"} & match.places.keys() and "zone" in match.places:
                self.noted.lay_with(at, self._seat_of(match))
            piece.seat = piece.seat or self._seat_of(match)
            if "zone" in match.places:
                piece.zone = match.places["zone"]

    def _place_played(self, match: Match) -> None:
        """What is said of where a card is played is an answer, too."""
        doing = self.noted.doings[-1] if self.noted.doings else None
        was_played = doing is not None and doing.phrase == "step.play" and doing.doer in self.topic
        if doing is not None and was_played and match.kind in ("left", "right"):
            doing.answers.append((f"answer.{match.kind}", {}))

    # what is left

    def _pass_over(self, word: Word) -> None:
        if self._misses_its_aim(word):
            if word.word in self.phrases.articles or self.matching.only(self.at, "whose", "another"):
                self._aimless += 1
                return
            if (
                self.matching.only(self.at, "with", "if", "then", "not") is None
                and word.word not in self.phrases.common
            ):
                self.blocked.append(word.typed)
        if word.number is not None:
            self._unread.append((word, self.asking))
            return
        if word.word in self.phrases.little or word.word in self.phrases.common or len(word.word) == 1:
            return
        if word.word in self.phrases.articles:
            return
        self._unread.append((word, self.asking))
        self.begins = False

    def _misses_its_aim(self, word: Word) -> bool:
        """Whether a word stands where the card should that something was done to."""
        return self._aimless == self.at and not word.is_sign

    def _finish(self) -> None:
        doings = self.noted.doings
        if any(not doing.asked for doing in doings):
            doings = [doing for doing in doings if not doing.asked]
        acting = next((doing.seat for doing in doings if doing.seat), self.seats[0])
        self.noted.owners[:] = [(seat or acting, fact) for seat, fact in self.noted.owners]
        kept = []
        for doing in doings:
            if doing.places.pop("pending", False) and not self._found_doer(doing):
                self.blocked += doing.words
                continue
            kept.append(doing)
        self.noted.doings[:] = kept

    def _found_doer(self, doing: Doing) -> bool:
        """The one card that can have done it."""
        types = self.phrases.types(doing.phrase)
        possible = [
            at
            for at, piece in enumerate(self.noted.pieces)
            if at != doing.other
            and piece.on is None
            and (not types or self.noted.type_of(at) in types)
            and (not piece.seat or not doing.seat or piece.seat == doing.seat)
        ]
        if len(possible) != 1:
            return False
        doing.doer = possible[0]
        return True

    def not_read(self, knows: Callable[[str], bool]) -> tuple[tuple[str, ...], tuple[str, ...]]:
        """The words that were not read, and those of them without which nothing can be played: verbs of
        doing, names, words of no book outside of a question."""
        unread = [(word, asked) for word, asked in self._unread if word.number is None or not asked]
        in_the_way = [
            word.typed
            for word, asked in unread
            if word.big
            or (not asked and word.number is not None)
            or (not asked and (word.word in self.phrases.doing or not knows(word.word)))
        ]
        in_the_way += self.blocked
        typed = (*(word.typed for word, _ in unread), *self.blocked)
        return tuple(dict.fromkeys(typed)), tuple(dict.fromkeys(in_the_way))
