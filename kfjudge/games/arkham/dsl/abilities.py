"""Abilities as cards print them: what is constant, what is forced or a reaction, what costs an action."""

from __future__ import annotations

from kfjudge.games.arkham.engine.board import KEYWORDS, PREY, SKILLS, SYMBOLS, USES
from kfjudge.games.arkham.engine.encounter import PERIL as _PERIL
from kfjudge.games.arkham.engine.encounter import SURGE as _SURGE
from kfjudge.games.arkham.engine.node import (
    AFTER,
    AT,
    WHEN,
    WOULD,
    Ability,
    Activated,
    Amount,
    Attempt,
    Back,
    Barred,
    Blank,
    Condition,
    Contribution,
    Cost,
    Dearer,
    DoublesNegative,
    Effect,
    ElderSign,
    ElderSignFails,
    Fast,
    Fiercer,
    Free,
    InPlaceOf,
    InvestigatedBy,
    Keyword,
    Limit,
    MoreActions,
    Node,
    NotInvestigated,
    NoTokens,
    NoUseOfClues,
    Objective,
    Occasion,
    OnPlay,
    OtherSide,
    PlaysFromDiscard,
    Plus,
    Prey,
    Revelation,
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
PERIL, SURGE = Keyword(_PERIL), Keyword(_SURGE)
BARRED, NOT_INVESTIGATED = While(Barred()), While(NotInvestigated())
NO_USE_OF_CLUES = While(NoUseOfClues())
SPAWN_WITH_PREY = Spawn((), with_prey=True)
DOUBLES_NEGATIVE = While(DoublesNegative())
FAST = Fast()
TEST, TURN, PHASE, ROUND, GAME = map(Limit, ("test", "turn", "phase", "round", "game"))
TWICE_A_ROUND = Limit("round", 2)
GROUP_GAME = Limit("game", by_group=True)


def one_of(word: str, legal: tuple[str, ...]) -> str:
    """Check a word of the language as it is written."""
    if word not in legal:
        raise ValueError(f"unknown word: {word!r}; words: {', '.join(legal)}")
    return word


def prey(word: str) -> Prey:
    """Write whom an enemy hunts: "highest-combat"."""
    return Prey(one_of(word, PREY))


def spawn(*locations: str) -> Spawn:
    """Write where an enemy spawns: at one of those locations; without any, at an empty one."""
    return Spawn(tuple(one_of(location, tuple(all_facts())) for location in locations))


def revelation(*effects: Effect) -> Revelation:
    """Write what happens to whoever draws the card."""
    return Revelation(effects)


def back(*effects: Effect, is_card: bool = False) -> Back:
    """Write the other side of an act or agenda; `is_card` where that is an encounter card."""
    return Back(effects, is_card)


def other_side(*abilities: Ability) -> OtherSide:
    """Write what the other side of an agenda does as long as it is the current one."""
    return OtherSide(abilities)


def dearer(amount: int, *kinds: str) -> While:
    """Write that the first of some actions in a round costs you more actions."""
    return While(Dearer(amount, kinds))


def fiercer(amount: int, condition: Condition | None = None, *, each: bool = False) -> While:
    """Write that an enemy, or each enemy, has more fight and evade."""
    return While(Fiercer(amount, condition, each))


def uses(amount: int, word: str, *, discarded: bool = False) -> Uses:
    """Write what an asset enters play with; `discarded` once nothing is left of it."""
    return Uses(amount, one_of(word, USES), discarded)


def plus(amount: Amount, skill: str, kind: str = "", who: Who | None = None) -> While:
    """Write that you or others get more of a skill, or of every one, perhaps only in tests of one kind."""
    return While(Plus(amount, one_of(skill, (*SKILLS, "every")), kind, who))


def more_actions(amount: int, what: Selector | None = None) -> While:
    """Write that you may take more actions during your turn, perhaps by abilities of some cards alone."""
    return While(MoreActions(amount, what))


# what may last


def in_place_of(skill: str, *others: str) -> InPlaceOf:
    """Write that one skill may be used in place of others."""
    return InPlaceOf(one_of(skill, SKILLS), tuple(one_of(other, SKILLS) for other in others))


NO_TOKENS, BLANK = NoTokens(), Blank()
ELDER_SIGN_FAILS = While(ElderSignFails())
PLAYS_FROM_DISCARD = While(PlaysFromDiscard())


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


def at(occasion: Occasion) -> Moment:
    return Moment(AT, occasion)


def objective(moment: Moment, *effects: Effect, may: bool = False) -> Objective:
    """Write what an act demands in place of clues; `may` where the investigators choose."""
    return Objective(not may, moment.word, moment.occasion, effects)


def forced(moment: Moment, *effects: Effect, in_hand: bool = False) -> Waits:
    """Write a forced ability, perhaps one that works from the hand."""
    return Waits(True, moment.word, moment.occasion, effects, in_hand=in_hand)


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
    provokes: bool = True,
    condition: Condition | None = None,
) -> Activated:
    """Write an ability that costs actions; its designator is that of what it attempts, or is written."""
    does = does or next((effect.kind for effect in effects if isinstance(effect, Attempt)), "")
    return Activated(effects, does, cost, actions, limit, provokes, condition)


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


def symbol(token: str, amount: Amount, *effects: Effect, hard: bool = False) -> Symbol:
    """Write what a symbol does on the easy and standard side of a scenario, or on the other."""
    return Symbol(one_of(token, SYMBOLS), amount, effects, hard)
