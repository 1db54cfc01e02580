"""French for what happens instead of something else."""

from __future__ import annotations

from kfjudge.games.keyforge.dsl import language as dsl
from kfjudge.games.keyforge.engine import node as n
from kfjudge.games.keyforge.engine.selectors import SELF, Self
from kfjudge.games.keyforge.telling.fr import nouns as noun
from kfjudge.games.keyforge.telling.fr.agreement import agreeing
from kfjudge.games.keyforge.telling.fr.effects import constant
from kfjudge.games.keyforge.telling.fr.nouns import each, owned, who
from kfjudge.games.keyforge.telling.telling import Telling, noun_of


@constant.register
def _(node: dsl.Redirected, so_far: Telling) -> str:
    spared = noun.one(node.damage_to, so_far)
    return f"quand {spared} devrait subir des dégâts, {each(node.to, so_far)} les subit à sa place"


@constant.register
def _(node: dsl.PurgedInstead, so_far: Telling) -> str:
    purged = agreeing("purgé", noun_of(node.what, so_far))
    return f"{each(node.what, so_far)} qui devrait passer du jeu à une défausse est {purged} à la place"


@constant.register
def _(node: dsl.StolenInstead, so_far: Telling) -> str:
    if isinstance(node.who, n.You):
        return "quand vous devriez gagner de l’Aombre en moissonnant, vous le volez plutôt à votre adversaire"
    return f"quand {who(node.who, so_far)} devrait gagner de l’Aombre en moissonnant, il vous le vole plutôt"


@constant.register
def _(node: dsl.CapturedInstead, so_far: Telling) -> str:
    pool = owned("la", "réserve", node.who, so_far)
    return f"quand de l’Aombre devrait aller dans {pool}, {each(SELF, so_far)} le capture à la place"


@constant.register
def _(node: dsl.TakenFromSupply, so_far: Telling) -> str:
    pool = owned("la", "réserve", node.who, so_far)
    return f"l’Aombre qui serait volé ou capturé dans {pool} vient plutôt du stock commun"


@constant.register
def _(node: dsl.PlayedAsCopy, so_far: Telling) -> str:
    chosen = f"choisissez {noun.one(node.of, so_far)}"
    so_far.find(noun_of(node.of, so_far))
    return f"{chosen} ; {each(Self(), so_far)} se joue comme une copie de celle-ci"
