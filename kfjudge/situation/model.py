"""A situation as it is parsed from plain words (its cards with their places and facts, what the owners have,
the steps that are played, the words that were not read), and the draft of it, which grows with them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any

from msgspec import Struct, field
from msgspec.structs import replace

from kfjudge.core.message import LocalText
from kfjudge.core.schema import CARD
from kfjudge.games import get_game
from kfjudge.notation.scenario import CardRef, Phrase, make_phrase
from kfjudge.words.catalogue import find_template, pick_name

if TYPE_CHECKING:
    from kfjudge.situation.mentions import CardMention


class ParsedCard(Struct, frozen=True):
    """A card of a situation. An empty seat or zone was not told. The label tells it from another copy.
    `facts` are phrases of the notation ("fact.stunned"). `beside` are the places in `ParsedSituation.cards`
    of the cards next to it, `on` is the place of the card it lies on; `end` is where it stands in its row: at
    the "left", "right" or "either" end, or "inside" (at none). One that is `nameless` was told of as "a
    creature", and stands for any such."""

    card: str
    label: str = ""
    seat: str = ""
    zone: str = ""
    facts: tuple[Phrase, ...] = ()
    beside: tuple[int, ...] = ()
    on: int | None = None
    end: str = ""
    nameless: bool = False


class ParsedStep(Struct, frozen=True):
    """A step that somebody plays: a phrase of the notation ("step.attack"), its player (empty: not told), and
    the choices told with it, in order ("answer.card"). Its cards go by title or label. One that is `implied`
    was not told, and is left out where it cannot be played; `last_turn` are the words that say that it was
    played in the turn before: what is told is so now."""

    phrase: Phrase
    seat: str = ""
    answers: tuple[Phrase, ...] = ()
    implied: bool = False
    last_turn: tuple[str, ...] = ()


class ToldOutcome(Struct, frozen=True):
    """What was told to come of the steps ("Troll dies", "steals 2 Æmber"): its kind, the places of the cards
    of which it is told (one of them, where it was not said which), its number and zone, and the words that
    told it. One that was `denied` must not come about."""

    kind: str
    words: str | LocalText
    cards: tuple[int, ...] = ()
    n: int | None = None
    zone: str = ""
    denied: bool = False


class ParsedSituation(Struct, frozen=True):
    """A situation as it was parsed.

    `opening` is the place of the card whose name alone begins the text: "Drumble, he has 8 Æmber".
    `owner_facts` are facts of an owner ("player.aember"), each with its seat; `board_facts` facts of the
    whole board, each with the line of a board file where it stands ("turn" and "turn.player"); `absent` pairs
    of a card type and a seat (empty: both) that has no such cards but those of the situation. `told` is what
    was said to come of it, `begins` the player whose turn was told to begin. One that is `supposed` tells of
    a step only in a question. `read_as` are
    misspelt names and the titles they were read as. `unread` are the words that were not read, `blocking`
    those of them without which nothing can be played; one that `is_too_long` was not read to its end, and
    cannot be played either."""

    text: str
    lang: str
    game: str
    cards: tuple[ParsedCard, ...] = ()
    opening: int | None = None
    owner_facts: tuple[tuple[str, Phrase], ...] = ()
    board_facts: tuple[tuple[str, Phrase], ...] = ()
    absent: tuple[tuple[str, str], ...] = ()
    steps: tuple[ParsedStep, ...] = ()
    told: tuple[ToldOutcome, ...] = ()
    begins: str = ""
    supposed: bool = False
    read_as: tuple[tuple[str, str], ...] = ()
    unread: tuple[str, ...] = ()
    blocking: tuple[str, ...] = ()
    is_too_long: bool = False

    @property
    def describes_board(self) -> bool:
        """Tell whether it is a situation, and no question on a rule: something is done with a card, or is
        true of it and of more."""
        if self.steps:
            return bool(self.cards or self.owner_facts)
        says_more = any(one.facts or one.beside or one.on is not None or one.end for one in self.cards)
        return says_more and bool(self.owner_facts or self.board_facts or len(self.cards) > 1)


Cards = tuple[int, ...]  # places in `Draft.cards`


class CardDraft(Struct):
    """A card, as far as it is known yet. One that `is_any` was told of as "one of his creatures"; `sizes` are
    what was told of one without a name: its power, its armor."""

    card: str
    label: str = ""
    nameless: bool = False
    seat: str = ""
    zone: str = ""
    facts: list[Phrase] = field(default_factory=list)
    beside: list[int] = field(default_factory=list)
    on: int | None = None
    end: str = ""
    is_any: bool = False
    sizes: dict[str, int] = field(default_factory=dict)


class StepDraft(Struct):
    """A step, as far as it is known yet: `actor` and `target` are cards, `words` those that told it. `asked`
    says that only a question speaks of it, `pending` that the card that does it has still to be named,
    `implied` that nobody said it in so many words ("Anger, he has Troll"). `last_turn_words` are those that
    say that it was done in the turn before."""

    key: str
    words: tuple[str, ...] = ()
    actor: int | None = None
    target: int | None = None
    seat: str = ""
    asked: bool = False
    pending: bool = False
    implied: bool = False
    last_turn_words: list[str] = field(default_factory=list)
    places: dict[str, Any] = field(default_factory=dict)
    answers: list[tuple[str, dict[str, Any]]] = field(default_factory=list)

    def choose(self, card: int) -> None:
        """Note that a card is chosen with it."""
        self.answers.append(("answer.card", {"card": (card,)}))

    def is_done_to(self, card: int) -> bool:
        """Tell whether a card is its target or is chosen with it."""
        return card == self.target or any(places.get("card") == (card,) for _, places in self.answers)


class Draft:
    """All that was read so far. `mentioned` are the cards in the order in which they were mentioned,
    `opening` is the card whose name alone begins the text."""

    def __init__(self, game: str, lang: str) -> None:
        self.game, self.lang = game, lang
        self.schema = get_game(game).engine.schema
        self.facts = get_game(game).engine.facts()
        self.cards: list[CardDraft] = []
        self.steps: list[StepDraft] = []
        self.owner_facts: list[tuple[str, Phrase]] = []
        self.board_facts: list[tuple[str, Phrase]] = []
        self.absent: list[tuple[str, str]] = []
        self.told: list[ToldOutcome] = []
        self.is_supposed = False  # what only a question speaks of is there or is done
        self.begins = ""  # whose turn is told to begin
        self.counted: Cards = ()  # cards without a name that were counted last: "three creatures"
        self.mentioned: list[int] = []
        self.opening: int | None = None
        self._named: dict[int, Cards] = {}

    @property
    def last_step(self) -> StepDraft | None:
        return self.steps[-1] if self.steps else None

    # finding cards

    def find_type(self, card: int) -> str:
        """Find the type of a card."""
        return self.facts[self.cards[card].card].type

    def has_type(self, card: int, types: tuple[str, ...]) -> bool:
        """Tell whether a card is of one of some types; where there are none, any type will do."""
        return not types or self.find_type(card) in types

    def find_cards(
        self, mention: CardMention, apart_from: Iterable[int] = (), types: tuple[str, ...] = ()
    ) -> Cards:
        """Find the cards that are mentioned: those of an earlier sentence, or new ones. "It" may be none."""
        if mention.at in self._named:
            return self._named[mention.at]
        near = self.find_cards(mention.near) if mention.near is not None else ()
        if mention.place:
            return self._find_placed(mention.place)
        if not mention.card:
            of_other = (at for at, one in enumerate(self.cards) if mention.seat and one.seat != mention.seat)
            found = self.find_last_mentioned((*apart_from, *of_other), types)
            return () if found is None else (found,)
        beside = next(iter(near), self.find_last_mentioned(apart_from)) if mention.is_beside else None
        cards = self._find_or_add(mention, {*apart_from}, beside)
        for card in cards:
            if beside is not None:
                self.put_beside(card, (beside,))
            self._describe(self.cards[card], mention)
        if mention.nameless and mention.another and self.mentioned:
            before = self.cards[self.mentioned[-1]]  # "Troll and another creature of mine": Troll is, too
            before.seat = before.seat or mention.seat
        if mention.nameless and mention.many > 1:
            self.counted = tuple(cards)
        self._named[mention.at] = tuple(cards)
        self.mentioned += cards
        return tuple(cards)

    def _describe(self, card: CardDraft, mention: CardMention) -> None:
        """Note what is said of a card where it is mentioned."""
        card.seat, card.end = card.seat or mention.seat, card.end or mention.end
        card.facts += (fact for fact in mention.facts if fact not in card.facts)

    def _find_or_add(self, mention: CardMention, excluded: set[int], beside: int | None) -> list[int]:
        """Find the cards that are meant among those that were told of, and add what is missing."""
        near = self.find_beside(beside) if mention.near is not None and beside is not None else []
        if len(near) == 1:
            return near
        known = [
            at
            for at, card in enumerate(self.cards)
            if self._is_meant(card, mention)
            and at not in excluded
            and not mention.another
            and (not mention.seat or card.seat in ("", mention.seat))
        ]
        if mention.many == 1 and known:
            return [max(known, key=lambda at: len(self.mentioned) - 1 - self.mentioned[::-1].index(at))]
        missing = mention.many - len(known)
        return known[: mention.many] + [self._add_card(mention) for _ in range(missing)]

    def _find_placed(self, place: str) -> Cards:
        """Find the one of those counted last that stands at a place: "the middle one"."""
        cards = self.counted
        if place == "inside":
            return cards[len(cards) // 2 :][:1] if len(cards) % 2 else ()
        return cards[:1] if place == "left" else cards[-1:]

    def find_cards_named_at(self, at: int) -> Cards:
        """Find the cards that the token at a place names."""
        return self._named.get(at, ())

    def find_last_mentioned(self, apart_from: Iterable[int] = (), types: tuple[str, ...] = ()) -> int | None:
        """Find the card that was mentioned last, of some types, apart from some cards."""
        excluded = set(apart_from)
        fitting = (at for at in reversed(self.mentioned) if at not in excluded and self.has_type(at, types))
        return next(fitting, None)

    def resize(self, card: int, sizes: Mapping[str, int], named: set[str]) -> bool:
        """Take another plain card for one without a name, of some sizes; False where there is none."""
        draft, situations = self.cards[card], get_game(self.game).situations
        before = situations.find_plain_card(self.find_type(card), draft.sizes, named)
        draft.sizes = {**draft.sizes, **sizes}
        plain = situations.find_plain_card(self.find_type(card), draft.sizes, named)
        if plain is None:
            return False
        padding = before[1] if before is not None else ()
        draft.card = plain[0]
        draft.facts = [fact for fact in draft.facts if fact not in padding] + [*plain[1]]
        return True

    def drop_card(self, card: int) -> None:
        """Drop a card that was only one of those that may be chosen: the choice is left open."""

        def moved(places: Iterable[int]) -> list[int]:
            return [at - (at > card) for at in places if at != card]

        del self.cards[card]
        for one in self.cards:
            one.beside = moved(one.beside)
            one.on = next(iter(moved(() if one.on is None else (one.on,))), None)
        for step in self.steps:
            step.actor, step.target = (
                next(iter(moved(() if at is None else (at,))), None) for at in (step.actor, step.target)
            )
            step.answers = [
                (
                    key,
                    {name: tuple(moved(at)) if isinstance(at, tuple) else at for name, at in places.items()},
                )
                for key, places in step.answers
                if (card,) not in places.values()
            ]
        self.told = [replace(one, cards=tuple(moved(one.cards))) for one in self.told if one.cards != (card,)]

    def _is_meant(self, card: CardDraft, mention: CardMention) -> bool:
        """Tell whether a card may be the one that is mentioned: of that name, or "the enemy creature"."""
        if mention.nameless:
            return mention.is_known and self.facts[card.card].type == mention.nameless
        return card.card == mention.card and not card.nameless

    def _add_card(self, mention: CardMention) -> int:
        copies = sum(self._is_alike(card, mention) for card in self.cards)
        name = pick_name(self.facts[mention.card], self.lang)
        if mention.nameless:
            name = find_template(f"situation.nameless-{mention.nameless}", self.lang, self.game)
        label = f"{name} {copies + 1}" if copies else name if mention.nameless else ""
        draft = CardDraft(mention.card, label, nameless=bool(mention.nameless), is_any=mention.is_any)
        draft.sizes = {**mention.sizes}
        self.cards.append(draft)
        return len(self.cards) - 1

    def _is_alike(self, card: CardDraft, mention: CardMention) -> bool:
        """Tell whether a card has to be told from the one that is mentioned: by a number."""
        if mention.nameless:
            return card.nameless and self.facts[card.card].type == mention.nameless
        return card.card == mention.card and not card.nameless

    # noting facts

    def add_fact(self, card: int, fact: Phrase) -> None:
        if fact not in self.cards[card].facts:
            self.cards[card].facts.append(fact)

    def add_owner_fact(self, seat: str, fact: Phrase) -> None:
        if (seat, fact) not in self.owner_facts:
            self.owner_facts.append((seat, fact))

    def add_board_fact(self, line: str, fact: Phrase) -> None:
        if (line, fact) not in self.board_facts:
            self.board_facts.append((line, fact))

    def find_seats(self, step: StepDraft) -> set[str]:
        """Find who plays a step, and whose the card is that does it; "" where that was not told."""
        return {step.seat, self.cards[step.actor].seat if step.actor is not None else ""}

    def add_absence(self, seat: str, type: str) -> None:
        """Note that an owner has no cards of a type but those of the situation."""
        if (seat, type) not in self.absent:
            self.absent.append((seat, type))

    # placing cards

    def put_beside(self, card: int, others: Iterable[int]) -> None:
        """Put a card beside others."""
        beside = self.cards[card].beside
        beside += [other for other in others if other != card and other not in beside]

    def find_beside(self, card: int) -> list[int]:
        """Find the cards that were told to stand beside a card."""
        others = (at for at, one in enumerate(self.cards) if card in one.beside)
        return list(dict.fromkeys((*self.cards[card].beside, *others)))

    def put_under(self, card: int, other: int) -> None:
        """Put a card under another, in the zone for such cards: the first one out of play."""
        zone = next((zone for zone in self.schema.zones_of(CARD) if not zone.in_play), None)
        if zone is not None:
            self.cards[card].on, self.cards[card].zone = other, zone.name

    def give_control(self, card: int, seat: str) -> None:
        """Put a card with a player; one that belongs to the other still belongs to that one."""
        draft = self.cards[card]
        mark = next((mark for mark in self.schema.marks_of(CARD, "owner") if mark.listed), None)
        if mark is not None and draft.seat and draft.seat != seat:
            self.add_fact(card, make_phrase(f"fact.{mark.name}", seat=draft.seat))
            draft.seat = seat

    def put_with(self, card: int, other: int, zone: str) -> None:
        """Put a card in a zone where another card keeps it: "purged by Spangler Box"."""
        mark = next((mark for mark in self.schema.marks_of(CARD, "card") if zone in mark.zones), None)
        self.cards[card].zone = zone
        if mark is not None:
            self.add_fact(card, make_phrase(f"fact.{mark.name}", card=self.refer_to(other)))

    # the steps at the end

    def drop_implied_plays(self) -> None:
        """Drop implied plays that an explicit statement contradicts: the card is elsewhere, or is played or
        chosen later; all of them, where nothing else was told."""
        explicit = [step for step in self.steps if not step.implied]
        says_more = (
            bool(explicit or self.owner_facts or self.board_facts or self.absent)
            or any(step.answers for step in self.steps)
            or any(card.seat or card.facts or card.beside for card in self.cards)
        )

        def is_played(step: StepDraft) -> bool:
            at = step.actor or 0
            is_elsewhere = self.cards[at].zone or self.cards[at].on is not None
            return not is_elsewhere and not any(one.actor == at or one.is_done_to(at) for one in explicit)

        self.steps = [step for step in self.steps if not step.implied or (says_more and is_played(step))]

    def find_actor(self, step: StepDraft, types: tuple[str, ...]) -> int | None:
        """Find the card that does a step, where only one can: of its player and those types, not next to the
        target."""
        target = step.target
        near = self.cards[target].beside if target is not None else []
        possible = [
            at
            for at, card in enumerate(self.cards)
            if at != target
            and at not in near
            and target not in card.beside
            and card.on is None
            and self.has_type(at, types)
            and (not card.seat or not step.seat or card.seat == step.seat)
        ]
        return possible[0] if len(possible) == 1 else None

    # the parsed situation

    def refer_to(self, card: int) -> CardRef:
        """Name a card in a phrase: by its label, where it has one."""
        draft = self.cards[card]
        return CardRef("", draft.label) if draft.label else CardRef(draft.card)

    def finish_cards(self) -> tuple[ParsedCard, ...]:
        """Return the cards as they are known at the end."""
        return tuple(
            ParsedCard(
                one.card,
                one.label,
                one.seat,
                one.zone,
                tuple(one.facts),
                tuple(one.beside),
                one.on,
                one.end,
                one.nameless,
            )
            for one in self.cards
        )

    def finish_steps(self) -> tuple[ParsedStep, ...]:
        """Return the steps, with their cards by title or label."""
        return tuple(map(self._finish_step, self.steps))

    def _finish_step(self, step: StepDraft) -> ParsedStep:
        places = dict(step.places)
        if step.actor is not None:
            places["card"] = self.refer_to(step.actor)
        if step.target is not None:
            places["other"] = self.refer_to(step.target)
        answers = []
        for phrase, filled in step.answers:
            cards = {name: value[0] for name, value in filled.items() if isinstance(value, tuple)}
            refs = {name: self.refer_to(card) for name, card in cards.items()}
            answers.append(make_phrase(phrase, **{**filled, **refs}))
        last_turn = tuple(step.last_turn_words)
        return ParsedStep(make_phrase(step.key, **places), step.seat, tuple(answers), last_turn=last_turn)
