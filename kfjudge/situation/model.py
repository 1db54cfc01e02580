"""A situation as it was parsed from plain words: its cards with their places and facts, what the owners have,
the steps that are played, and the words that were not read. What the words leave open is left open here."""

from __future__ import annotations

from msgspec import Struct

from kfjudge.notation.scenario import Phrase


class ParsedCard(Struct, frozen=True):
    """A card of a situation. An empty seat or zone was not told. The label tells it from another copy.
    `facts` are phrases of the notation ("fact.stunned"). `beside` are the places in `ParsedSituation.cards`
    of the cards next to it, `on` is the place of the card it lies on; `end` is where it stands in its row: at
    the "left", "right" or "either" end, or "inside" (at none)."""

    card: str
    label: str = ""
    seat: str = ""
    zone: str = ""
    facts: tuple[Phrase, ...] = ()
    beside: tuple[int, ...] = ()
    on: int | None = None
    end: str = ""


class ParsedStep(Struct, frozen=True):
    """A step that somebody plays: a phrase of the notation ("step.attack"), its player (empty: not told), and
    the choices told with it, in order ("answer.card"). Its cards go by title or label."""

    phrase: Phrase
    seat: str = ""
    answers: tuple[Phrase, ...] = ()


class ParsedSituation(Struct, frozen=True):
    """A situation as it was parsed.

    `opening` is the place of the card whose name alone begins the text: "Drumble, he has 8 Æmber".
    `owner_facts` are facts of an owner ("player.aember"), each with its seat; `board_facts` facts of the
    whole board, each with the line of a board file where it stands ("turn" and "turn.player"); `absent` pairs
    of a card type and a seat (empty: both) that has no such cards but those of the situation. `read_as` are
    misspelt names and the titles they were read as. `unread` are the words that were not read, `blocking`
    those of them that name a card or an action, so that the situation cannot be played."""

    text: str
    lang: str
    game: str
    cards: tuple[ParsedCard, ...] = ()
    opening: int | None = None
    owner_facts: tuple[tuple[str, Phrase], ...] = ()
    board_facts: tuple[tuple[str, Phrase], ...] = ()
    absent: tuple[tuple[str, str], ...] = ()
    steps: tuple[ParsedStep, ...] = ()
    read_as: tuple[tuple[str, str], ...] = ()
    unread: tuple[str, ...] = ()
    blocking: tuple[str, ...] = ()

    @property
    def describes_board(self) -> bool:
        """Tell whether it is a situation, and no question on a rule: something is done with a card, or is
        true of it and of more."""
        if self.steps:
            return bool(self.cards or self.owner_facts)
        says_more = any(one.facts or one.beside or one.on is not None or one.end for one in self.cards)
        return says_more and bool(self.owner_facts or self.board_facts or len(self.cards) > 1)
