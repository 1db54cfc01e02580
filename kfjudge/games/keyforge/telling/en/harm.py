"""English for what harms creatures and mends them."""

from __future__ import annotations

from kfjudge.games.keyforge.dsl import language as dsl
from kfjudge.games.keyforge.telling.en import nouns as noun
from kfjudge.games.keyforge.telling.en.effects import clause
from kfjudge.games.keyforge.telling.en.nouns import does, each, pronoun, several, subject
from kfjudge.games.keyforge.telling.en.numbers import counted
from kfjudge.games.keyforge.telling.telling import Telling, noun_of


@clause.register
def _(effect: dsl.Deal, so_far: Telling) -> str:
    so_far.about = effect.to.of if isinstance(effect.to, dsl.NeighborOf) else so_far.about
    splash = f", with {effect.splash} splash damage" if effect.splash else ""
    past = ", which armor does not prevent," if effect.past_armor else ""
    amount = counted(effect.amount, "damage", "damage", so_far)
    target = subject(effect.to, so_far)
    if not isinstance(effect.amount, int):
        return f"deal {target} {amount}{past}{splash}"
    return f"deal {amount}{past} to {_every(target)}{splash}"


def _every(target: str) -> str:
    """Say "every creature" where all of them receive something, and not "each of them"."""
    is_each = target.startswith("each ") and not target.startswith("each of ")
    return f"every {target.removeprefix('each ')}" if is_each else target


@clause.register
def _(effect: dsl.DealDivided, so_far: Telling) -> str:
    amount = counted(effect.amount, "damage", "damage", so_far)
    return f"deal {amount}, divided as you choose among any number of {noun.several(effect.among, so_far)}"


@clause.register
def _(effect: dsl.DealToEach, so_far: Telling) -> str:
    inner = so_far.aside()
    inner.find(noun_of(effect.to, so_far))
    return f"deal {each(effect.to, so_far)} {counted(effect.amount, 'damage', 'damage', inner)}"


@clause.register
def _(effect: dsl.Heal, so_far: Telling) -> str:
    if effect.amount is None:
        return f"fully heal {each(effect.on, so_far)}"
    up_to = "up to " if effect.up_to else ""
    amount = counted(effect.amount, "damage", "damage", so_far)
    return f"heal {up_to}{amount} from {_every(subject(effect.on, so_far))}"


@clause.register
def _(effect: dsl.RedistributeDamage, so_far: Telling) -> str:
    damage = f"the damage on {several(effect.among, so_far)}"
    return f"redistribute {damage} among them as you choose, even beyond their power"


@clause.register
def _(_: dsl.StrikeInstead, so_far: Telling) -> str:
    harm = f"the damage of {each(dsl.SELF, so_far)}"
    return f"{pronoun(so_far.it)} takes {harm} in place of the creature attacked"


@clause.register
def _(effect: dsl.Destroy, so_far: Telling) -> str:
    return f"destroy {each(effect.what, so_far)}"


@clause.register
def _(effect: dsl.Saved, so_far: Telling) -> str:
    return f"{subject(effect.what, so_far)} stays in play instead of being destroyed"


@clause.register
def _(effect: dsl.Sacrifice, so_far: Telling) -> str:
    return f"{does(effect.by, 'sacrifice', so_far)} {each(effect.what, so_far)}"
