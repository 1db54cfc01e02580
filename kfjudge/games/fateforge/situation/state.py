"""What stands open while a sentence about a battle is read: who was mentioned last, what is said of whoever
comes next, what waits for its target."""

from __future__ import annotations

from collections.abc import Callable

from kfjudge.games.fateforge.situation import (
    Deed,
    Mention,
    Relation,
    Told,
    ToldEnemies,
    ToldHero,
    Verb,
    describe,
)
from kfjudge.games.fateforge.situation.phrases import VERBS, Phrases, Token


class State:
    """A sentence as far as it is read; what was mentioned last is what the next words speak of."""

    def __init__(self, words: Phrases) -> None:
        self.words = words
        self.told = Told()
        self.last: Mention | None = None
        self.group: list[Mention] = []  # those mentioned side by side, of one kind
        self.numbers: list[int] = []  # said and not yet used
        self.adjectives: list[Token] = []
        self.is_another = self.is_other = self.is_order = (
            False  # whether heroes are told in the order in which they play
        )
        self.kind: ToldEnemies | None = None  # whose kinds are told behind a colon
        self.guardian: ToldEnemies | None = None  # of whoever comes next
        self.guarded = ""  # the thing that is guarded by whoever comes next
        self.there: int | None = None  # the zone that was spoken of last
        self.place: int | str | None = None  # said of what is mentioned next
        self.placed: list[Mention] = []
        self.is_accompanied = False  # as "with" says who comes next
        self.accompanied: Relation | None = None  # how far, by that
        self.subject: Mention | None = None  # of which the sentence tells where it is
        self.deed: Deed | None = None  # that waits for its target
        self.agent: Deed | None = None  # that waits for who does it

    def describe(self, mention: Mention | None) -> None:
        """Say of somebody what was told before."""
        self.told.unread += [one.words for one in self.adjectives if not describe(mention, one.key)]
        self.adjectives = []

    def stop(self) -> None:
        """End a sentence: what is left of it was not understood."""
        self.describe(self.last)
        waits = self.deed is not None and self.deed.is_without_target
        if self.numbers == [1] and waits and self.told.enemies:
            self.numbers = []  # "and strikes one"
        self.told.unread += map(str, self.numbers)
        self.numbers, self.group = [], []
        self.is_another = self.is_other = False
        self.deed, self.agent = None, None
        self.end_place(None)

    def mention(self, mention: Mention) -> None:
        """Note who is mentioned: what was said of who comes next is true of them."""
        is_beside = self.place is None and self.group and type(self.group[-1]) is type(mention)
        if is_beside:
            self.told.shared.append(([mention], 0, self.group[-1]))
        placed = self.placed if self.place is not None else []
        self.end_place(mention)
        self.group = [*self.group, mention] if is_beside else [mention]
        self.is_another = self.is_other = False
        if self.agent is not None:
            self.settle_agent(mention)
        elif self._waits_for(mention):
            assert self.deed is not None
            self.deed.target = mention
        elif is_beside and self.deed is not None and self.deed.verb in (Verb.STRIKE, Verb.SHOOT):
            follows = self.words.follows
            if self.deed.target is self.group[0] and not follows.linked and follows.key not in VERBS:
                self.told.deeds.append(Deed(self.deed.verb, self.deed.actor, mention, self.deed.times))
        self.last = mention
        # not: "the Guard, who strikes it"
        is_told_of = placed and not self.words.peek("that", past=("comma",))
        self.subject = placed[-1] if is_told_of else mention

    def _waits_for(self, mention: Mention) -> bool:
        """Tell whether what is done waits for one of that kind to be done to."""
        deed = self.deed
        if deed is None or deed.target is not None or deed.actor is mention:
            return False
        return deed.verb == Verb.RAISE or deed.enters or type(deed.actor) is not type(mention)

    def settle_agent(self, mention: Mention | None) -> None:
        """Say who does what is done to somebody: enemies in their turns."""
        deed, self.agent = self.agent, None
        assert deed is not None
        if isinstance(mention, ToldHero):
            deed.actor = mention
            self.told.deeds.append(deed)
        elif not self.told.is_of_enemies:
            self.told.deeds.append(Deed(Verb.ACT, mention, shoots=deed.verb == Verb.SHOOT))

    def is_entering(self) -> bool:
        """Tell whether somebody enters a zone of which nobody is told yet."""
        return self.deed is not None and self.deed.enters and self.deed.target is None

    def note_place(self, place: int | str) -> None:
        """Note how far those just mentioned are from whoever is mentioned next."""
        self.end_place(None)
        self.place, self.placed = place, self.group or [one for one in (self.subject,) if one is not None]

    def end_place(self, mention: Mention | None) -> None:
        if self.place is not None:
            relation = (self.placed, self.place, mention)
            self.told.relations.append(relation)
            self.accompanied = relation if self.is_accompanied else None
            self.group = []
        self.place, self.placed, self.is_accompanied = None, [], False


Reader = Callable[[State, Token], None]


class Readers(dict[str, Reader]):
    """The functions that read phrases, by the keys of these, each under `@reads("key")`."""

    def __call__(self, *keys: str) -> Callable[[Reader], Reader]:
        def register(reader: Reader) -> Reader:
            self.update(dict.fromkeys(keys, reader))
            return reader

        return register


reads = Readers()
