"""French for what harms creatures and mends them."""

from __future__ import annotations

from kfjudge.games.keyforge.dsl import language as dsl
from kfjudge.games.keyforge.engine import node as n
from kfjudge.games.keyforge.telling.fr.agreement import agreeing, elided, it, the, this_one
from kfjudge.games.keyforge.telling.fr.effects import Clause, act, act_for, act_on, clause
from kfjudge.games.keyforge.telling.fr.nouns import each, is_pronoun, itself, several, subject, who
from kfjudge.games.keyforge.telling.fr.numbers import counted
from kfjudge.games.keyforge.telling.telling import Telling, noun_of


@clause.register
def _(effect: dsl.Deal, so_far: Telling) -> Clause:
    past = ", que l’armure n’annule pas," if effect.past_armor else ""
    splash = f", avec {counted(effect.splash, 'dégât', so_far)} de projection" if effect.splash else ""
    if isinstance(effect.to, dsl.NeighborOf) and effect.amount == dsl.PowerOf(effect.to.of):
        so_far.about = effect.to.of
        amount = counted(effect.amount, "dégât", so_far) + past
        return act("infligez", "infliger", f"à {each(effect.to, so_far)} {amount}")
    amount = counted(effect.amount, "dégât", so_far) + past
    one = is_pronoun(effect.to, so_far) and not so_far.it.plural
    if not isinstance(effect.amount, int) and not one and not splash:
        return act("infligez", "infliger", f"à {subject(effect.to, so_far)} {amount}")
    return act_for("infligez", "infliger", amount, effect.to, so_far, splash)


@clause.register
def _(effect: dsl.DealDivided, so_far: Telling) -> Clause:
    amount = counted(effect.amount, "dégât", so_far)
    among = f"{amount}, à répartir à votre guise entre autant {elided('de', several(effect.among, so_far))}"
    return act("infligez", "infliger", f"{among} que vous voulez")


@clause.register
def _(effect: dsl.DealToEach, so_far: Telling) -> Clause:
    inner = so_far.aside()
    inner.find(noun_of(effect.to, so_far))
    amount = counted(effect.amount, "dégât", inner)
    return act("infligez", "infliger", f"à {each(effect.to, so_far)} {amount}")


@clause.register
def _(effect: dsl.Heal, so_far: Telling) -> Clause:
    if effect.amount is None:
        if is_pronoun(effect.on, so_far):
            return act_on("soignez", "soigner", effect.on, so_far, "entièrement")
        return act("soignez", "soigner", f"entièrement {each(effect.on, so_far)}")
    amount = ("jusqu’à " if effect.up_to else "") + counted(effect.amount, "dégât", so_far)
    if is_pronoun(effect.on, so_far) and not so_far.it.plural:
        return Clause(f"soignez-lui {amount}", f"lui soigner {amount}")
    return act("soignez", "soigner", f"{amount} sur {subject(effect.on, so_far)}")


@clause.register
def _(effect: dsl.RedistributeDamage, so_far: Telling) -> Clause:
    damage = f"les dégâts situés sur les {several(effect.among, so_far)}"
    among = this_one(noun_of(effect.among, so_far, plural=True))
    freely = "comme vous voulez, même au-delà de leur puissance"
    return act("redistribuez", "redistribuer", f"{damage} entre {among}, {freely}")


@clause.register
def _(_: dsl.StrikeInstead, so_far: Telling) -> Clause:
    return Clause(
        f"{it(so_far.it)} subit les dégâts {elided('de', itself(so_far))} à la place de la créature attaquée"
    )


@clause.register
def _(effect: dsl.Destroy, so_far: Telling) -> Clause:
    return act_on("détruisez", "détruire", effect.what, so_far)


@clause.register
def _(effect: dsl.Saved, so_far: Telling) -> Clause:
    destroyed = agreeing("détruit", noun_of(effect.what, so_far))
    return Clause(f"{subject(effect.what, so_far)} reste en jeu au lieu d’être {destroyed}")


@clause.register
def _(effect: dsl.Sacrifice, so_far: Telling) -> Clause:
    if not isinstance(effect.by, n.You):
        found = the(so_far.it) if is_pronoun(effect.what, so_far) else ""
        rest = "" if found else f" {each(effect.what, so_far)}"
        return Clause(f"{who(effect.by, so_far)} {elided(found, 'sacrifie') if found else 'sacrifie'}{rest}")
    return act_on("sacrifiez", "sacrifier", effect.what, so_far)
