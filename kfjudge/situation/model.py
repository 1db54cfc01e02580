"""What a situation told in plain words says, as far as it was read: the cards it speaks of and what is true
of them, whose they are, what each owner has, and what is done. What it leaves open is left open here."""

from __future__ import annotations

from msgspec import Struct

from kfjudge.notation.model import Said


class Thing(Struct, frozen=True):
    """A card that is spoken of. Empty is what was not said: whose it is, where it lies. Its label tells it
    from a copy. `facts` are phrases of the notation ("fact.tired"); `beside` are the places, among the
    things that are told of, of those that lie next to it, `on` is that of the one it is on; `end`
    is at which end of its row it stands ("left", "right", "either", "inside": at none)."""

    card: str
    label: str = ""
    seat: str = ""
    zone: str = ""
    facts: tuple[Said, ...] = ()
    beside: tuple[int, ...] = ()
    on: int | None = None
    end: str = ""


class Deed(Struct, frozen=True):
    """Something that is done: a step of the notation ("step.attack"), who does it (empty: not said), and the
    answers that were told with it, in their order ("answer.card"). The cards in it go by title or label."""

    said: Said
    seat: str = ""
    answers: tuple[Said, ...] = ()


class Told(Struct, frozen=True):
    """A situation as it was read.

    `opening` is the place of the thing whose name alone begins the text: "Owl, he has 3 chips".
    `owners` are facts of an owner ("player.chips"), with its seat; `about` what is said of the whole board,
    by the line of a board file that says it ("turn" and "turn.player", and so on); `absent`
    the types of cards of which a seat (empty: either) has none but those told of. `read_as` are names that
    were misspelt and the titles they were read as. `unread` are the words that were not read; `in_the_way`
    those of them that name a deed or a card, so that the situation cannot be played."""

    text: str
    lang: str
    game: str
    things: tuple[Thing, ...] = ()
    opening: int | None = None
    owners: tuple[tuple[str, Said], ...] = ()
    about: tuple[tuple[str, Said], ...] = ()
    absent: tuple[tuple[str, str], ...] = ()
    deeds: tuple[Deed, ...] = ()
    read_as: tuple[tuple[str, str], ...] = ()
    unread: tuple[str, ...] = ()
    in_the_way: tuple[str, ...] = ()
