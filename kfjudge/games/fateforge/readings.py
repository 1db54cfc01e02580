"""Every point that the rulebook of Fateforge leaves open, or whose icon our copy has lost, in one table. The
first reading of a row is the one that is played; the words are on the page `words/<lang>/reading.py`."""

from __future__ import annotations

from kfjudge.core.readings import OpenPoint, Point

ALL, STRIKES, SHOTS = "all", "strikes", "shots"
FRONT_LINE = OpenPoint(
    "front-line.what", "enemies", (ALL, STRIKES, SHOTS), ("glossary/front-line", "card/conscript")
)

FOLLOWED, NOT_FOLLOWED = "followed", "not-followed"
PUSHED_AWAY = OpenPoint(
    "pursuit.pushed", "enemies", (FOLLOWED, NOT_FOLLOWED), ("glossary/pursuit", "glossary/push-and-pull")
)

FREE, HELD = "free", "held"
LEAVING_BLOCKED = OpenPoint(
    "blocking.leaving", "enemies", (FREE, HELD), ("glossary/blocking", "rule/leaving-the-battle")
)

# Two heroes are equally far in different zones, and the box that moves has no modifier.
LOTS, IN_ORDER = "lots", "order"
MOVING_TOWARD = OpenPoint(
    "moving.toward", "enemies", (LOTS, IN_ORDER), ("rule/choosing-targets", "glossary/drawing-lots")
)

# Of heroes at the distance of a box while another hero is nearer.
ANY_HERO, NEAREST = "any-hero", "nearest"
BOX_DISTANCE = OpenPoint(
    "box.distance", "enemies", (ANY_HERO, NEAREST), ("rule/enemy-action-band", "rule/enemy-reactions")
)

# Icons that our copy has lost: which result pays.
ANY_RESULT, A_MOVE, A_FOCUS = "any", "move", "focus"
TERRAIN_PAID = OpenPoint(
    "terrain.paid", "tokens", (ANY_RESULT, A_MOVE, A_FOCUS), ("glossary/difficult-terrain",)
)
TRAP_PAID = OpenPoint("trap.paid", "tokens", (ANY_RESULT, A_MOVE, A_FOCUS), ("glossary/trap",))
TWO_RESULTS, TWO_KINDS = "any-two", "two-kinds"
RAISING_PAID = OpenPoint("raising.paid", "heroes", (TWO_RESULTS, TWO_KINDS), ("glossary/knocked-out",))

# Health put aside by toxic damage, when the hero that it knocked out is raised.
COMES_BACK, STAYS_ASIDE = "comes-back", "two-alone"
TOXIC_RAISED = OpenPoint(
    "toxic.raised", "heroes", (COMES_BACK, STAYS_ASIDE), ("glossary/toxic-damage", "glossary/knocked-out")
)

# An ally whose hero leaves past several zones with enemies.
ONE_CUBE, CUBE_A_ZONE = "one-cube", "cube-a-zone"
ALLY_LEAVING = OpenPoint(
    "ally.leaving", "heroes", (ONE_CUBE, CUBE_A_ZONE), ("glossary/ally", "rule/leaving-the-battle")
)

# One zone farther than usual: that far, or up to there.
UP_TO, EXACTLY = "up-to", "exactly"
RANGE_PLUS = OpenPoint("range.plus", "heroes", (UP_TO, EXACTLY), ("glossary/range-plus-one",))

# Whom heroes stun: the book speaks of minions.
MINIONS, ANY_ENEMY = "minions", "any-enemy"
STUN_LEADERS = OpenPoint("stun.leaders", "heroes", (MINIONS, ANY_ENEMY), ("glossary/stunned",))

# The die of an ally whose result a hero uses for a die of its own.
DIE_STAYS, DIE_SPENT = "stays", "spent"
ALLY_DIE = OpenPoint("ally.die", "heroes", (DIE_STAYS, DIE_SPENT), ("glossary/ally",))

POINTS: tuple[Point, ...] = (
    FRONT_LINE,
    PUSHED_AWAY,
    LEAVING_BLOCKED,
    MOVING_TOWARD,
    BOX_DISTANCE,
    TERRAIN_PAID,
    TRAP_PAID,
    RAISING_PAID,
    TOXIC_RAISED,
    ALLY_LEAVING,
    RANGE_PLUS,
    STUN_LEADERS,
    ALLY_DIE,
)
