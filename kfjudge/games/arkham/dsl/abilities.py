"""Abilities as cards print them: what is constant, what is forced or a reaction, what costs an action."""

from __future__ import annotations

from kfjudge.games.arkham.engine.board import KEYWORDS, PREY, SKILLS, SYMBOLS, USES
from kfjudge.games.arkham.engine.node import (
    AFTER,
    WHEN,
    WOULD,
    Activated,
    Amount,
    Attempt,
    Blank,
    CannotAttackYou,
    Condition,
    Contribution,
    Cost,
    Effect,
    ElderSign,
    Fast,
    Free,
    InPlaceOf,
    InvestigatedBy,
    Keyword,
    Limit,
    MoreActions,
    Node,
    NoTokens,
    Occasion,
    OnPlay,
    Plus,
    Prey,
    Selector,
    Slots,
    Spawn,
    Symbol,
    Until,
    Uses,
    Waits,
    While,
    Who,
)
from kfjudge.games.arkham.facts import all_facts

HUNTER, RETALIATE, MASSIVE, ALOOF = map(Keyword, KEYWORDS)
FAST = Fast()
TEST, TURN, PHASE, ROUND, GAME = map(Limit, ("test", "turn", "phase", "round", "game"))
GROUP_GAME = Limit("game", by_group=True)


def one_of(word: str, legal: tuple[str, ...]) -> str:
    """Check a word of the language as it is written."""
    if word not in legal:
        raise ValueError(f"unknown word: {word!r}; words: {', '.join(legal)}")
    return word


def prey(word: str) -> Prey:
    """Write whom an enemy hunts: "highest-combat"."""
    return Prey(one_of(word, PREY))


def spawn(location: str) -> Spawn:
    """Write where an enemy spawns."""
    return Spawn(one_of(location, tuple(all_facts())))


def uses(amount: int, word: str, *, discarded: bool = False) -> Uses:
    """Write what an asset enters play with; `discarded` once nothing is left of it."""
    return Uses(amount, one_of(word, USES), discarded)


def plus(amount: Amount, skill: str, kind: str = "", who: Who | None = None) -> While:
    """Write that you or others get more of a skill, or of every one, perhaps only in tests of one kind."""
    return While(Plus(amount, one_of(skill, (*SKILLS, "every")), kind, who))


def more_actions(amount: int, what: Selector | None = None) -> While:
    """Write that you may take more actions during your turn, perhaps by abilities of some cards alone."""
    return While(MoreActions(amount, what))


def blank(who: Who) -> While:
    """Write that the text of some investigators is blank."""
    return While(Blank(who))


# what may last


def chosen_skill(amount: int) -> Plus:
    """Write that somebody gets more of the skill that was chosen."""
    return Plus(amount, "chosen")


def in_place_of(skill: str, *others: str) -> InPlaceOf:
    """Write that one skill may be used in place of others."""
    return InPlaceOf(one_of(skill, SKILLS), tuple(one_of(other, SKILLS) for other in others))


def cannot_attack_you(what: Selector) -> CannotAttackYou:
    return CannotAttackYou(what)


NO_TOKENS, BLANK = NoTokens(), Blank()


def until_end_of(limit: Limit, contribution: Contribution) -> Until:
    """Write what holds until the end of a period: of the turn, the phase or the round."""
    return Until(one_of(limit.period, ("turn", "phase", "round")), contribution)


def investigated_by(skill: str) -> While:
    """Write that this location is investigated by another skill."""
    return While(InvestigatedBy(one_of(skill, SKILLS)))


def slots(amount: int, slot: str, what: Selector | None = None) -> While:
    """Write that you have more slots, perhaps for some cards alone."""
    return While(Slots(amount, slot, what))


class Moment(Node):
    """The word before an occasion, and the occasion."""

    word: str
    occasion: Occasion


def after(occasion: Occasion) -> Moment:
    return Moment(AFTER, occasion)


def when(occasion: Occasion) -> Moment:
    return Moment(WHEN, occasion)


def would(occasion: Occasion) -> Moment:
    return Moment(WOULD, occasion)


def forced(moment: Moment, *effects: Effect) -> Waits:
    """Write a forced ability."""
    return Waits(True, moment.word, moment.occasion, effects)


def reaction(
    moment: Moment, *effects: Effect, cost: tuple[Cost, ...] = (), limit: Limit | None = None
) -> Waits:
    """Write a reaction, which its player may use."""
    return Waits(False, moment.word, moment.occasion, effects, cost, limit)


def fast(moment: Moment) -> Fast:
    """Write when an event may be played without an action."""
    return Fast(moment.word, moment.occasion, in_own_turn=False)


def on_play(*effects: Effect) -> OnPlay:
    """Write what an event does."""
    return OnPlay(effects)


def action(
    *effects: Effect,
    cost: tuple[Cost, ...] = (),
    actions: int = 1,
    limit: Limit | None = None,
    does: str = "",
) -> Activated:
    """Write an ability that costs actions; its designator is that of what it attempts, or is written."""
    does = does or next((effect.kind for effect in effects if isinstance(effect, Attempt)), "")
    return Activated(effects, does, cost, actions, limit)


def free(
    *effects: Effect,
    cost: tuple[Cost, ...] = (),
    limit: Limit | None = None,
    condition: Condition | None = None,
) -> Free:
    """Write an ability that is triggered at will."""
    return Free(effects, cost, limit, condition)


def elder_sign(amount: Amount, *effects: Effect) -> ElderSign:
    return ElderSign(amount, effects)


def symbol(token: str, amount: Amount, *effects: Effect) -> Symbol:
    """Write what a symbol does on the easy and standard side of a scenario."""
    return Symbol(one_of(token, SYMBOLS), amount, effects)
