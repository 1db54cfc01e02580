"""Situations of Arkham Horror: what a sentence tells of investigators, enemies and what is done."""

from __future__ import annotations

from msgspec import Struct, field

from kfjudge.games.arkham.facts import Facts

VERBS = ("fight", "evade", "investigate", "move", "play", "engage", "use", "draw", "resource")
FIGHT, EVADE, INVESTIGATE, MOVE, PLAY, ENGAGE, USE, *_ = VERBS
ATTACKED, DRAWN = "attacked", "drawn"  # what happens to an investigator in another phase


class Step(Struct):
    """One thing that is done: what, to which card, with which, and discarding which."""

    verb: str
    target: int | None = None
    by: int | None = None
    discarded: int | None = None
    chosen: int | None = None
    on_other: bool = False  # another investigator is chosen
    on_place: bool = False  # the location of who acts is chosen


class Told(Struct):
    """What a sentence tells, as far as it is read: cards by their number in the sentence."""

    investigators: list[str] = field(default_factory=list)  # who acts, then who else is there; "": “I”
    cards: list[Facts] = field(default_factory=list)
    engaged: list[int] = field(default_factory=list)
    whose: dict[int, str] = field(default_factory=dict)  # with whom such an enemy is engaged, if that is told
    with_another: list[int] = field(default_factory=list)  # enemies engaged with another investigator
    exhausted: list[int] = field(default_factory=list)
    here: list[int] = field(default_factory=list)  # enemies at the location
    steps: list[Step] = field(default_factory=list)
    numbers: list[tuple[str, int]] = field(default_factory=list)
    on_cards: list[tuple[int, str, int]] = field(default_factory=list)
    committed: list[int] = field(default_factory=list)
    bag: str = ""
    scenario: str = ""
    token: str = ""
    misses: bool = False  # without a word of the token
    has_ghoul: bool = False
    attached: list[int] = field(default_factory=list)  # treacheries at a location
    answers: list[int] = field(default_factory=list)  # events played when something happens
    players: int = 0  # if it is told how many
    with_nobody: bool = False  # the enemies are engaged with nobody
    by_opportunity: bool = False
    unread: list[str] = field(default_factory=list)
    is_enemy_phase: bool = False
    to_next: bool = False  # to a location without a name
    is_new: bool = False  # the location to which somebody moves is not revealed

    @property
    def investigator(self) -> str:
        return self.investigators[0]

    @property
    def step(self) -> Step:
        return self.steps[-1]

    @property
    def is_mixed(self) -> bool:
        """Tell whether several things happen that no single step of a script says."""
        is_mixed = len(self.steps) > 1 and any(one.verb in (ATTACKED, DRAWN) for one in self.steps)
        return is_mixed or (bool(self.targets(DRAWN)) and len(self.investigators) > 1)  # each would draw

    def of_type(self, *types: str) -> list[int]:
        return [at for at, card in enumerate(self.cards) if card.type in types]

    def targets(self, verb: str) -> list[int]:
        """List the cards that are the object of something that is done."""
        return [one.target for one in self.steps if one.verb == verb and one.target is not None]
