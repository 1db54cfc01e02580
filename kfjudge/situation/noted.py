"""What was read so far of a situation: the cards and what is true of them, the owners, the deeds; and what of
it was spoken of last, which "it" and "he" mean."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from msgspec import Struct, field

from kfjudge.core.schema import CARD
from kfjudge.games import get_game
from kfjudge.notation.scenario import CardRef, Phrase, make_phrase
from kfjudge.situation.model import ParsedCard, ParsedStep
from kfjudge.words.catalogue import pick_name


class Named(Struct, frozen=True):
    """A card as it is spoken of at a place of the text; without a card, "it" or "them"."""

    at: int
    card: str = ""
    seat: str = ""
    facts: tuple[Phrase, ...] = ()
    another: bool = False
    many: int = 1


class Piece(Struct):
    """A card that is spoken of, as far as it is known yet."""

    card: str
    label: str = ""
    seat: str = ""
    zone: str = ""
    facts: list[Phrase] = field(default_factory=list)
    beside: list[int] = field(default_factory=list)
    on: int | None = None
    end: str = ""


class Doing(Struct):
    """A deed, as far as it is known yet: `doer` and `other` are places of pieces; `asked` says that a
    question speaks of it, `pending` that who does it has still to be told, `supposed` that nobody said it in
    so many words; `words` are those that told it, `lately` those that say that it was done in the turn
    before."""

    phrase: str
    words: tuple[str, ...] = ()
    doer: int | None = None
    other: int | None = None
    seat: str = ""
    asked: bool = False
    pending: bool = False
    supposed: bool = False
    lately: list[str] = field(default_factory=list)
    places: dict[str, Any] = field(default_factory=dict)
    answers: list[tuple[str, dict[str, Any]]] = field(default_factory=list)

    def choose(self, piece: int) -> bool:
        """Note that a card is chosen with it."""
        self.answers.append(("answer.card", {"card": (piece,)}))
        return True

    def chooses(self, piece: int) -> bool:
        """Whether a card is chosen with it, or is what it is aimed at."""
        return piece == self.other or any(places.get("card") == (piece,) for _, places in self.answers)


class Noted:
    """All that was read."""

    def __init__(self, game: str, lang: str) -> None:
        self.game, self.lang = game, lang
        self.facts = get_game(game).engine.facts()
        self.pieces: list[Piece] = []
        self.doings: list[Doing] = []
        self.owners: list[tuple[str, Phrase]] = []
        self.about: list[tuple[str, Phrase]] = []
        self.absent: list[tuple[str, str]] = []
        self.spoken: list[int] = []  # pieces as they were spoken of, the last at the end
        self.opening: int | None = None  # the piece whose name alone began the text
        self.zones_in_play = frozenset(
            zone.name for zone in get_game(game).engine.schema.zones if zone.in_play
        )
        self._named: dict[int, tuple[int, ...]] = {}

    def type_of(self, piece: int) -> str:
        return self.facts[self.pieces[piece].card].type

    # cards

    def pieces_named(
        self, named: Named, apart_from: Iterable[int] = (), types: tuple[str, ...] = ()
    ) -> tuple[int, ...]:
        """The pieces that are meant: those that were spoken of before, or new ones. "It" may be nothing."""
        if named.at in self._named:
            return self._named[named.at]
        if not named.card:
            found = self.last(apart_from, types)
            return () if found is None else (found,)
        meant = tuple(self._meant(named, set(apart_from)))
        for piece in meant:
            self._tell(piece, named)
        self._named[named.at] = meant
        self.spoken += meant
        return meant

    def named_at(self, at: int) -> tuple[int, ...]:
        """The pieces that were named by a word."""
        return self._named.get(at, ())

    def last(self, apart_from: Iterable[int] = (), types: tuple[str, ...] = ()) -> int | None:
        """The last card that was spoken of, of some types, and none of those."""
        not_meant = set(apart_from)
        fitting = (
            at
            for at in reversed(self.spoken)
            if at not in not_meant and (not types or self.type_of(at) in types)
        )
        return next(fitting, None)

    def _meant(self, named: Named, apart_from: set[int]) -> Iterator[int]:
        known = [
            at for at, piece in enumerate(self.pieces) if piece.card == named.card and at not in apart_from
        ]
        if named.seat:
            known = [at for at in known if self.pieces[at].seat in ("", named.seat)]
        if named.another:
            known = []
        if named.many == 1 and known:
            yield max(known, key=lambda at: len(self.spoken) - 1 - self.spoken[::-1].index(at))
            return
        yield from known[: named.many]
        for _ in range(named.many - len(known)):
            yield self._new(named.card)

    def _new(self, card: str) -> int:
        copies = sum(piece.card == card for piece in self.pieces)
        label = f"{pick_name(self.facts[card], self.lang)} {copies + 1}" if copies else ""
        self.pieces.append(Piece(card, label))
        return len(self.pieces) - 1

    def _tell(self, at: int, named: Named) -> None:
        piece = self.pieces[at]
        piece.seat = piece.seat or named.seat
        for fact in named.facts:
            self.tell(at, fact)

    def tell(self, at: int, fact: Phrase) -> None:
        if fact not in self.pieces[at].facts:
            self.pieces[at].facts.append(fact)

    def lay_beside(self, at: int, others: Iterable[int]) -> None:
        piece = self.pieces[at]
        piece.beside += [other for other in others if other != at and other not in piece.beside]

    def lay_under(self, at: int, other: int) -> None:
        """Lay a card under another, where no card is in play."""
        zones = (zone for zone in get_game(self.game).engine.schema.zones_of(CARD) if not zone.in_play)
        zone = next(zones, None)
        if zone is not None:
            self.pieces[at].on, self.pieces[at].zone = other, zone.name

    def lay_with(self, at: int, seat: str) -> None:
        """Lay a card where it is with somebody; one that is another's stays so."""
        piece = self.pieces[at]
        marks = get_game(self.game).engine.schema.marks_of(CARD, "owner")
        mark = next((mark for mark in marks if mark.listed), None)
        if mark is not None and piece.seat and piece.seat != seat:
            self.tell(at, make_phrase(f"fact.{mark.name}", seat=piece.seat))
            piece.seat = seat

    def keep(self, at: int, other: int, zone: str) -> None:
        """Lay a card in a zone where another keeps it."""
        marks = get_game(self.game).engine.schema.marks_of(CARD, "card")
        mark = next((mark for mark in marks if zone in mark.zones), None)
        self.pieces[at].zone = zone
        if mark is not None:
            self.tell(at, make_phrase(f"fact.{mark.name}", card=self.ref(other)))

    # owners, the board

    def owns(self, seat: str, fact: Phrase) -> None:
        if (seat, fact) not in self.owners:
            self.owners.append((seat, fact))

    def is_about(self, line: str, fact: Phrase) -> None:
        if (line, fact) not in self.about:
            self.about.append((line, fact))

    def has_none(self, seat: str, type: str) -> None:
        if (seat, type) not in self.absent:
            self.absent.append((seat, type))

    # what it comes to

    def ref(self, at: int) -> CardRef:
        piece = self.pieces[at]
        return CardRef("", piece.label) if piece.label else CardRef(piece.card)

    def things(self) -> tuple[ParsedCard, ...]:
        return tuple(
            ParsedCard(
                piece.card, piece.label, piece.seat, piece.zone, tuple(piece.facts), tuple(piece.beside),
                piece.on, piece.end,
            )
            for piece in self.pieces
        )  # fmt: skip

    def deed(self, doing: Doing) -> ParsedStep:
        places = dict(doing.places)
        if doing.doer is not None:
            places["card"] = self.ref(doing.doer)
        if doing.other is not None:
            places["other"] = self.ref(doing.other)
        answers = tuple(make_phrase(phrase, **self._filled(places)) for phrase, places in doing.answers)
        return ParsedStep(make_phrase(doing.phrase, **places), doing.seat, answers)

    def _filled(self, places: dict[str, Any]) -> dict[str, Any]:
        """The places of an answer: a piece is spoken of by its name."""
        return {
            name: self.ref(value[0]) if isinstance(value, tuple) else value for name, value in places.items()
        }
