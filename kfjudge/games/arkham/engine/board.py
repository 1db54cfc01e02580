"""What lies on the table: investigators with their play and threat areas, and what belongs to the encounter:
locations, enemies that nobody is engaged with, the encounter deck."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import lru_cache
from typing import NamedTuple, TypeVar

from kfjudge.core.schema import TURN, Mark, OwnerKind, Schema, Zone
from kfjudge.games.arkham import GAME
from kfjudge.games.arkham.facts import Facts

PLAYER, ENCOUNTER = "player", "encounter"
HAND, DECK, DISCARD, ASSETS, THREAT = "hand", "deck", "discard", "assets", "threat"
LOCATIONS, ENEMIES, AGENDA, ACT, REFERENCE = "locations", "enemies", "agenda", "act", "reference"
ENCOUNTER_DECK, ENCOUNTER_DISCARD = "encounter_deck", "encounter_discard"
LATER_AGENDAS, LATER_ACTS = "later_agendas", "later_acts"
CULTISTS = "cultist_deck"  # its order nobody ever knows
ASIDE, VICTORY, REMOVED = "set_aside", "victory", "removed"
RESOLVING = "in_resolution"  # where an encounter card is from its draw until it has resolved
ATTACHED = "attachments"  # to locations, each with `at`
BOTTOM = "bottom"  # of a deck of which not every card is known in its place
INVESTIGATOR = "investigator"  # where the card of an investigator lies, which is in no other zone
IN_PLAY = (ASSETS, THREAT, LOCATIONS, ENEMIES, ATTACHED, AGENDA, ACT, REFERENCE, INVESTIGATOR)
MYTHOS, INVESTIGATION, ENEMY, UPKEEP = PHASES = ("mythos", "investigation", "enemy", "upkeep")
SETUP = "setup"  # what comes before the first round
SKILLS = ("willpower", "intellect", "combat", "agility")
HUNTER, RETALIATE, MASSIVE, ALOOF = KEYWORDS = ("hunter", "retaliate", "massive", "aloof")
# Whom an enemy hunts: the investigator with the most or the least of something, or only the one who bears it.
BEARER_ONLY = "bearer-only"
PREY = (
    *(f"{most}-{skill}" for skill in SKILLS for most in ("highest", "lowest")),
    "lowest-health", "lowest-sanity", "most-clues", "fewest-cards", BEARER_ONLY,
)  # fmt: skip
ACTIONS = 3  # of each turn
PLUS_ONE, SKULL, CULTIST, TABLET, ELDER_THING = "+1", "skull", "cultist", "tablet", "elder-thing"
AUTO_FAIL, ELDER_SIGN = "auto-fail", "elder-sign"
USES = ("ammo", "charges", "supplies", "secrets")
NUMBERS = (PLUS_ONE, "0", *(f"-{n}" for n in range(1, 9)))
SYMBOLS = (SKULL, CULTIST, TABLET, ELDER_THING)
TOKENS = (*NUMBERS, *SYMBOLS, AUTO_FAIL, ELDER_SIGN)
_EVERY = (SKULL, SKULL, CULTIST, TABLET, AUTO_FAIL, ELDER_SIGN)
BAGS = {  # of the campaign, by difficulty, before its third scenario adds an elder thing
    "easy": (PLUS_ONE, PLUS_ONE, *("0",) * 3, *("-1",) * 3, "-2", "-2", *_EVERY),
    "standard": (PLUS_ONE, "0", "0", *("-1",) * 3, "-2", "-2", "-3", "-4", *_EVERY),
    "hard": (*("0",) * 3, "-1", "-1", "-2", "-2", "-3", "-3", "-4", "-5", *_EVERY),
    "expert": ("0", "-1", "-1", "-2", "-2", "-3", "-3", "-4", "-4", "-5", "-6", "-8", *_EVERY),
}

HARD_BAGS = ("hard", "expert")  # with which the other side of the scenario card is used


@dataclass(eq=False)
class Card:
    """A card. `controller` is the investigator or the encounter where it is; `dying` while it is being
    defeated."""

    uid: str
    facts: Facts
    owner: str
    controller: str
    zone: str
    label: str = ""
    at: str | None = None
    damage: int = 0
    horror: int = 0
    clues: int = 0
    doom: int = 0
    resources: int = 0
    uses: int = 0
    exhausted: bool = False
    unrevealed: bool = False
    turned: bool = False  # an agenda whose other side is the current one
    fight: int = 0
    evade: int = 0
    health: int = 0
    sanity: int = 0
    deals: int = 0
    scares: int = 0
    shroud: int = 0
    hunter: bool = False
    retaliate: bool = False
    massive: bool = False
    aloof: bool = False
    hard: bool = False
    prey: str | None = None
    connected: tuple[str, ...] = ()
    dying: bool = False

    @property
    def in_play(self) -> bool:
        return self.zone in IN_PLAY

    @property
    def is_enemy(self) -> bool:
        return self.facts.type == "enemy"


Piece = TypeVar("Piece")


def _duplicate(piece: Piece, *piles: str) -> Piece:
    """Copy a piece of the board, with its own piles: many are, and `replace` checks each field."""
    twin = piece.__class__.__new__(piece.__class__)
    twin.__dict__.update(piece.__dict__)
    for pile in piles:
        twin.__dict__[pile] = twin.__dict__[pile].copy()
    return twin


@dataclass(eq=False)
class Investigator:
    """An investigator: what stands on the card and in the pools. `willpower` and so on are base values that
    the board states; `resigned` and `defeated` are out of the game."""

    name: str
    card: str = ""
    at: str | None = None
    damage: int = 0
    horror: int = 0
    clues: int = 0
    resources: int = 0
    actions: int = 0
    extra: int = 0  # additional actions for some abilities alone
    acted: bool = False
    defeated: bool = False
    resigned: bool = False
    willpower: int = 0
    intellect: int = 0
    combat: int = 0
    agility: int = 0
    health: int = 0
    sanity: int = 0
    hand: list[str] = field(default_factory=list)
    deck: list[str] = field(default_factory=list)
    shuffled: list[str] = field(default_factory=list)
    deck_unknown: bool = False
    bottom: list[str] = field(default_factory=list)
    discard: list[str] = field(default_factory=list)
    assets: list[str] = field(default_factory=list)
    threat: list[str] = field(default_factory=list)

    @property
    def is_out(self) -> bool:
        """Whether the investigator is eliminated."""
        return self.defeated or self.resigned

    @property
    def uid(self) -> str:
        """The uid of the card of the investigator."""
        return uid_of_investigator(self.name)


@lru_cache(64)
def uid_of_investigator(name: str) -> str:
    """Make the uid of the card of whoever has that name: without a space or a colon, which part ids."""
    return f"{INVESTIGATOR}-{name.replace(' ', '_')}"


@dataclass(eq=False)
class Encounter:
    """What belongs to no investigator."""

    name: str = ENCOUNTER
    locations: list[str] = field(default_factory=list)
    enemies: list[str] = field(default_factory=list)
    attachments: list[str] = field(default_factory=list)
    agenda: list[str] = field(default_factory=list)
    act: list[str] = field(default_factory=list)
    reference: list[str] = field(default_factory=list)
    encounter_deck: list[str] = field(default_factory=list)
    shuffled: list[str] = field(default_factory=list)
    encounter_deck_unknown: bool = False
    encounter_discard: list[str] = field(default_factory=list)
    cultist_deck: list[str] = field(default_factory=list)
    later_agendas: list[str] = field(default_factory=list)
    later_acts: list[str] = field(default_factory=list)
    set_aside: list[str] = field(default_factory=list)
    in_resolution: list[str] = field(default_factory=list)
    victory: list[str] = field(default_factory=list)
    removed: list[str] = field(default_factory=list)


class Lasting(NamedTuple):
    """An effect that lasts: the uid of the card that says what it is, the player to whom it speaks, and the
    skill or the card that was chosen."""

    card: str
    player: str
    about: str = ""


@dataclass(eq=False)
class Turn:
    """Which phase it is, and whose turn in it. A phase that has not `begun` begins next."""

    player: str = ""
    phase: str = INVESTIGATION
    begun: bool = False
    round: int = 1


@dataclass(eq=False)
class Board:
    players: dict[str, Investigator]
    encounter: dict[str, Encounter] = field(default_factory=lambda: {ENCOUNTER: Encounter()})
    cards: dict[str, Card] = field(default_factory=dict)
    turn: Turn = field(default_factory=Turn)
    lead: str = ""
    started: int = 0  # how many investigators began the game
    bag: tuple[str, ...] = ()
    limits: tuple[tuple[str, str, int], ...] = ()  # what has been used, until when, and how often
    lasting: tuple[Lasting, ...] = ()
    over: bool = False
    readings: tuple[tuple[str, str], ...] = ()
    winner: str | None = None  # the investigators win or lose together, by a resolution

    @property
    def common(self) -> Encounter:
        return self.encounter[ENCOUNTER]

    def playing(self) -> list[Investigator]:
        """List the investigators who are not eliminated, in player order: the lead first."""
        every = list(self.players.values())
        if self.lead in self.players and self.lead != every[0].name:
            first = [*self.players].index(self.lead)
            every = every[first:] + every[:first]
        return [one for one in every if not (one.defeated or one.resigned)]

    def from_active(self) -> list[Investigator]:
        """List them in player order from the one whose turn it is."""
        found = self.playing()
        at = next((n for n, one in enumerate(found) if one.name == self.turn.player), 0)
        return found[at:] + found[:at]

    def locations(self) -> list[Card]:
        return [self.cards[uid] for uid in self.common.locations]

    def enemies(self) -> list[Card]:
        """List the enemies in play: those in threat areas in player order, then the others."""
        engaged = [uid for one in self.playing() for uid in one.threat]
        every = (self.cards[uid] for uid in (*engaged, *self.common.enemies))
        return [card for card in every if card.is_enemy]

    def in_play(self) -> list[Card]:
        """List the cards in play, those of the investigators first."""
        uids: list[str] = []
        for one in self.playing():
            uids += (one.uid, *one.assets, *one.threat)
        common = self.common
        places = (*common.locations, *common.attachments, *common.enemies)
        uids += (*common.agenda, *common.act, *common.reference, *places)
        return [*map(self.cards.__getitem__, uids)]

    def location_of(self, card: Card) -> str | None:
        """Return the location where a card is: that of its investigator, for one in a play or threat area."""
        if card.controller in self.players:
            return self.players[card.controller].at
        return card.uid if card.zone == LOCATIONS else card.at

    def list_discardable(self, player: str) -> list[Card]:
        """List the cards of a hand that may be chosen and discarded: no weakness."""
        hand = (self.cards[uid] for uid in self.players[player].hand)
        return [card for card in hand if not card.facts.subtype]

    def there(self, location: str | None) -> list[Investigator]:
        """List the investigators at a location, in player order."""
        return [one for one in self.playing() if one.at == location and location is not None]

    def put(self, card: Card, owner: str, zone: str, *, on_top: bool = False) -> None:
        """Put a card into a zone of an investigator or of the encounter; what leaves play loses its marks."""
        if card.zone:
            pile = self._list(card.controller, card.zone)
            if card.uid not in pile:
                pile = self._list(card.controller, "shuffled")
            pile.remove(card.uid)
        card.controller, card.zone = owner, zone
        pile = self._list(owner, zone)
        pile.insert(0 if on_top else len(pile), card.uid)
        if not card.in_play:
            card.damage = card.horror = card.clues = card.doom = card.resources = card.uses = 0
            card.exhausted = card.unrevealed = card.turned = card.dying = False
        if zone not in (ENEMIES, LOCATIONS, ATTACHED):
            card.at = None
        if zone == REMOVED:  # whose it was asks nobody any more
            card.owner = ENCOUNTER

    def forget(self, card: Card) -> None:
        """Take a card off the board for good, since nobody knows where it is."""
        self._list(card.controller, card.zone).remove(card.uid)
        del self.cards[card.uid]
        self.limits = tuple(one for one in self.limits if one[0].partition(" ")[0] != card.uid)
        self.lasting = tuple(one for one in self.lasting if card.uid not in (one.card, one.about))

    def _list(self, owner: str, zone: str) -> list[str]:
        of: Investigator | Encounter = self.players.get(owner) or self.encounter[owner]
        found: list[str] = getattr(of, zone)
        return found

    def copy(self) -> Board:
        board = _duplicate(self)
        board.players = {name: _duplicate(one, *_OF_PLAYERS) for name, one in self.players.items()}
        board.encounter = {ENCOUNTER: _duplicate(self.common, *_OF_ENCOUNTER)}
        board.cards = {uid: _duplicate(card) for uid, card in self.cards.items()}
        board.turn = _duplicate(self.turn)
        return board


_OF_PLAYERS = (HAND, DECK, "shuffled", BOTTOM, DISCARD, ASSETS, THREAT)
_OF_ENCOUNTER = (
    *(LOCATIONS, ENEMIES, ATTACHED, AGENDA, ACT, REFERENCE),
    *(
        ENCOUNTER_DECK,
        "shuffled",
        ENCOUNTER_DISCARD,
        CULTISTS,
        LATER_AGENDAS,
        LATER_ACTS,
        ASIDE,
        RESOLVING,
        VICTORY,
        REMOVED,
    ),
)
_ENEMY, _LOCATION = ("enemy",), ("location",)
_PLACED = ("enemy", "event", "treachery", "asset")
_OF_OTHERS = (THREAT, ENEMIES, ATTACHED, ASSETS)  # where a card may be that is not of whoever has it
_MARKS_OF_PLAYERS = (
    Mark("card", "own", of=PLAYER),
    Mark("at", "card", of=PLAYER, listed=1, drawn=1),
    Mark("damage", of=PLAYER, listed=2, drawn=2),
    Mark("horror", of=PLAYER, listed=3, drawn=3),
    Mark("clues", of=PLAYER, listed=4, drawn=4),
    Mark("resources", of=PLAYER, listed=5, drawn=5),
    Mark("actions", of=PLAYER, listed=6, drawn=6),
    Mark("extra", of=PLAYER, listed=6, drawn=6),
    Mark("acted", "flag", of=PLAYER, listed=7, denied="not-acted"),
    Mark("defeated", "flag", of=PLAYER, listed=8, drawn=7, denied="in-the-game"),
    Mark("resigned", "flag", of=PLAYER, listed=8, drawn=7),
    *(Mark(skill, of=PLAYER, listed=9) for skill in SKILLS),
    Mark("health", of=PLAYER, listed=9),
    Mark("sanity", of=PLAYER, listed=9),
)
_MARKS_OF_CARDS = (
    Mark("at", "card", listed=1, drawn=1, written="set", types=_PLACED, zones=(ENEMIES, ATTACHED)),
    Mark("damage", listed=2, drawn=2, written="set", types=("enemy", "asset"), in_play=True),
    Mark("horror", listed=3, drawn=3, written="set", types=("asset",), in_play=True),
    Mark("clues", listed=4, drawn=4, written="set", in_play=True),
    Mark("doom", listed=5, drawn=5, written="set", in_play=True),
    Mark("resources", listed=6, drawn=6, written="set", in_play=True),
    Mark("exhausted", "flag", listed=7, drawn=7, denied="ready", written="set", in_play=True),
    Mark("unrevealed", "flag", listed=8, drawn=8, denied="revealed", written="set", types=_LOCATION),
    Mark("turned", "flag", listed=8, drawn=8, written="set", types=("agenda",)),
    Mark("fight", listed=9, drawn=9, written="set", types=_ENEMY),
    Mark("health", listed=9, drawn=9, written="set", types=("enemy", "asset")),
    Mark("sanity", listed=9, drawn=9, written="set", types=("asset",)),
    Mark("evade", listed=9, drawn=9, written="set", types=_ENEMY),
    Mark("deals", listed=9, drawn=9, written="set", types=_ENEMY),
    Mark("scares", listed=9, drawn=9, written="set", types=_ENEMY),
    Mark("shroud", listed=9, drawn=9, written="set", types=_LOCATION),
    *(Mark(word, "flag", listed=10, drawn=10, written="set", types=_ENEMY) for word in KEYWORDS),
    Mark("hard", "flag", listed=10, drawn=10, written="set", types=("scenario",)),
    Mark("uses", "own", drawn=6, types=("asset",)),
    *(Mark(word, "own", field="uses", listed=6, types=("asset",), key=False) for word in USES),
    Mark("prey", "word", vocabulary="prey", listed=10, drawn=10, written="set", types=_ENEMY),
    Mark("connected", "own", listed=11, types=_LOCATION),
    Mark("owner", "owner", listed=12, zones=_OF_OTHERS, worth=_OF_OTHERS),
)  # fmt: skip
_MARKS_OF_TURNS = (
    Mark("player", "owner", of=TURN, written="never", read=False),
    Mark("phase", "word", of=TURN, vocabulary="phase"),
    Mark("begun", "flag", of=TURN),
    Mark("round", of=TURN, key=False),
)
SCHEMA = Schema(
    game=GAME,
    owners=(OwnerKind(PLAYER, "players"), OwnerKind(ENCOUNTER, ENCOUNTER, (ENCOUNTER,), takes_turns=False)),
    zones=(
        Zone(LOCATIONS, ENCOUNTER, in_play=True, holds="location"),
        Zone(ENEMIES, ENCOUNTER, in_play=True, holds="enemy"),
        Zone(ATTACHED, ENCOUNTER, in_play=True),
        Zone(ASSETS, PLAYER, in_play=True, holds="asset"),
        Zone(THREAT, PLAYER, in_play=True),
        Zone(HAND, PLAYER, hidden=True),
        Zone(DECK, PLAYER, ordered=True, in_a_row=True, hidden=True, unknown=True, shuffled=True),
        Zone(BOTTOM, PLAYER, ordered=True, in_a_row=True, hidden=True),
        Zone(DISCARD, PLAYER, ordered=True, in_a_row=True),
        Zone(AGENDA, ENCOUNTER, in_play=True, holds="agenda"),
        Zone(ACT, ENCOUNTER, in_play=True, holds="act"),
        Zone(REFERENCE, ENCOUNTER, in_play=True, holds="scenario"),
        Zone(
            ENCOUNTER_DECK, ENCOUNTER, ordered=True, in_a_row=True, hidden=True, unknown=True, shuffled=True
        ),
        Zone(ENCOUNTER_DISCARD, ENCOUNTER, ordered=True, in_a_row=True),
        Zone(CULTISTS, ENCOUNTER, hidden=True, holds="enemy"),
        Zone(LATER_AGENDAS, ENCOUNTER, ordered=True, in_a_row=True, holds="agenda"),
        Zone(LATER_ACTS, ENCOUNTER, ordered=True, in_a_row=True, holds="act"),
        Zone(ASIDE, ENCOUNTER),
        Zone(RESOLVING, ENCOUNTER),
        Zone(VICTORY, ENCOUNTER),
        Zone(REMOVED, ENCOUNTER),
    ),
    marks=(*_MARKS_OF_PLAYERS, *_MARKS_OF_CARDS, *_MARKS_OF_TURNS),
    vocabularies={"phase": (*PHASES, SETUP), "prey": PREY, "token": TOKENS},
)
