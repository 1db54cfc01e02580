"""What a board of KeyForge consists of: two players, their zones, and the marks of a card, a player and a
turn. The key of a board, its state and what a card loses when it leaves play follow from this table."""

from __future__ import annotations

from kfjudge.core.schema import TURN, Mark, OwnerKind, Schema, Zone
from kfjudge.games.keyforge import GAME
from kfjudge.games.keyforge.engine.board import SEATS
from kfjudge.games.keyforge.facts import COLORS, HOUSES

PLAYER = "player"
CREATURE = ("creature",)

ZONES = (
    Zone("hand", PLAYER, hidden=True),
    Zone("deck", PLAYER, ordered=True, in_a_row=True, hidden=True, unknown=True, shuffled=True),
    Zone("discard", PLAYER, ordered=True, in_a_row=True),
    Zone("archives", PLAYER, hidden=True),
    Zone("purged", PLAYER),
    Zone("line", PLAYER, ordered=True, in_a_row=True, in_play=True, holds="creature"),
    Zone("artifacts", PLAYER, in_a_row=True, in_play=True, holds="artifact"),
    Zone("attached", "card", in_play=True, holds="upgrade"),
    Zone("under", "card"),
)

OF_PLAYERS = (
    Mark("aember", of=PLAYER, listed=2),
    Mark("keys", "words", of=PLAYER, vocabulary="color"),
    Mark("chains", of=PLAYER, listed=2),
    Mark("houses", "words", of=PLAYER, vocabulary="house", key=False),
)

OF_CARDS = (
    Mark("damage", lost=True, listed=1, drawn=1, in_play=True, types=CREATURE),
    Mark("exhausted", "flag", lost=True, listed=3, drawn=5, denied="ready", in_play=True),
    Mark("stunned", "flag", lost=True, listed=2, drawn=4, denied="not-stunned", in_play=True, types=CREATURE),
    Mark("counters", field="power_counters", lost=True, listed=1, drawn=3, in_play=True, types=CREATURE),
    Mark("doom", lost=True, written="set", listed=1, drawn=3, in_play=True),
    Mark("aember", listed=1, drawn=2, in_play=True),
    Mark("armor-used", field="armor_used", lost=True, listed=1, in_play=True, types=CREATURE),
    Mark("armor-was", field="armor_was", lost=True, written="never", read=False),
    Mark("house", "word", vocabulary="house", key=False, listed=4),
    Mark("named", "word", vocabulary="house", lost=True, written="set", listed=4, drawn=6, in_play=True),
    Mark("attacked", "flag", lost=True, written="set", listed=3, drawn=5, denied="not-attacked", in_play=True,
         types=CREATURE),
    Mark("facedown", "flag", written="set", listed=3, denied="faceup", worth=("purged",)),
    Mark("keeper", "card", written="set", listed=6, zones=("purged",)),
    Mark("to-owner", "flag", field="to_owner", written="set"),
    Mark("owner", "owner", key=False, listed=5),
    Mark("base", "owner", written="never"),
    Mark("controller", "owner", written="never"),
    Mark("held", "own", field="claims", listed=7, in_play=True),
    Mark("upgrade", "cards", field="upgrades", zone="attached", listed=8, in_play=True, types=CREATURE),
    Mark("under", "cards", zone="under", listed=8, in_play=True),
    Mark("zone", "own", written="never", read=False),
    Mark("host", "card", written="never", read=False),
)  # fmt: skip

OF_TURNS = (
    Mark("player", "owner", of=TURN, written="never"),
    Mark("number", of=TURN, key=False),
    Mark("house", "word", of=TURN, vocabulary="house", written="never"),
    Mark("first", "flag", of=TURN, written="never", read=False),
    Mark("played", "cards", of=TURN, ordered=False),
    Mark("played_from_hand", of=TURN),
    Mark("discarded", "cards", of=TURN),
    Mark("discarders", "own", of=TURN, ordered=False),
    Mark("waived", "cards", of=TURN, ordered=False),
    Mark("used", "cards", of=TURN, ordered=False),
    Mark("reaped", "cards", of=TURN, ordered=False),
    Mark("deeds", "own", of=TURN, ordered=False),
    Mark("forged", "words", of=TURN, vocabulary="color"),
    Mark("losses", "own", of=TURN, ordered=False),
    Mark("omega", "flag", of=TURN),
)

SCHEMA = Schema(
    game=GAME,
    owners=(OwnerKind(PLAYER, "players", SEATS),),
    zones=ZONES,
    marks=(*OF_PLAYERS, *OF_CARDS, *OF_TURNS),
    vocabularies={"house": HOUSES, "color": COLORS},
)
