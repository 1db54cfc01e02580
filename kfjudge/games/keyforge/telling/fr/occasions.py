"""French for what a constant ability waits for."""

from __future__ import annotations

from functools import singledispatch

from kfjudge.games.keyforge.dsl import language as dsl
from kfjudge.games.keyforge.engine import node as n
from kfjudge.games.keyforge.engine.contributions import Occasion
from kfjudge.games.keyforge.engine.selectors import SELF
from kfjudge.games.keyforge.telling.fr import nouns as noun
from kfjudge.games.keyforge.telling.fr.agreement import agreeing, contracted, elided, the
from kfjudge.games.keyforge.telling.fr.nouns import each, owned, who, word
from kfjudge.games.keyforge.telling.telling import Telling, noun_of


@singledispatch
def occasion(node: Occasion, so_far: Telling) -> str:
    """Tell what a constant ability waits for, as it stands after "chaque fois que"; a time of the turn stands
    alone."""
    raise NotImplementedError(type(node).__name__)


@occasion.register
def _(node: dsl.IsPlayed, so_far: Telling) -> str:
    player = "un joueur" if node.by is None else who(node.by, so_far)
    played = noun.one(node.what, so_far)
    if (
        not so_far.quoted
        and not isinstance(node.by, n.Opponent)
        and noun_of(node.what, so_far).kind
        in (
            so_far.itself.kind,
            "card",
        )
    ):
        # the card that speaks is never meant
        article, _, rest = played.partition(" ")
        played = f"{article} autre {rest}"
    return f"{player} {'jouez' if isinstance(node.by, n.You) else 'joue'} {played}"


@occasion.register
def _(node: dsl.IsPlayedBeside, so_far: Telling) -> str:
    played = agreeing("joué", noun_of(node.what, so_far))
    return f"{noun.one(node.what, so_far)} est {played} juste à côté de {each(SELF, so_far)}"


@occasion.register
def _(node: dsl.EntersPlay, so_far: Telling) -> str:
    return f"{noun.one(node.what, so_far)} entre en jeu"


@occasion.register
def _(node: dsl.IsDestroyed, so_far: Telling) -> str:
    return f"{noun.one(node.what, so_far)} est {agreeing('détruit', noun_of(node.what, so_far))}"


@occasion.register
def _(node: dsl.IsDestroyedFighting, so_far: Telling) -> str:
    this, other, found = noun.named(so_far), noun.one(node.what, so_far), noun_of(node.what, so_far)
    if node.attacking:
        return f"{this} attaque {other} et survit à un combat qui {the(found)} détruit"
    return f"{this} survit à un combat qui détruit {other}"


@occasion.register
def _(node: dsl.IsDiscarded, so_far: Telling) -> str:
    verb, hand = ("défaussez", "votre") if isinstance(node.by, n.You) else ("défausse", "sa")
    return f"{who(node.by, so_far)} {verb} {noun.one(node.what, so_far)} de {hand} main"


@occasion.register
def _(node: dsl.Fights, so_far: Telling) -> str:
    return f"{noun.one(node.what, so_far)} combat"


@occasion.register
def _(node: dsl.IsAboutToFight, so_far: Telling) -> str:
    return f"{noun.one(node.what, so_far)} va combattre"


@occasion.register
def _(node: dsl.Reaps, so_far: Telling) -> str:
    if node.by is not None:
        reaps = "moissonnez" if isinstance(node.by, n.You) else "moissonne"
        return f"{who(node.by, so_far)} {reaps} avec {noun.one(node.what, so_far)}"
    return f"{noun.one(node.what, so_far)} moissonne"


@occasion.register
def _(node: dsl.IsUsed, so_far: Telling) -> str:
    used = noun.one(node.what, so_far)
    if node.by is None:
        return f"{used} a été {agreeing('utilisé', noun_of(node.what, so_far))}"
    return f"{who(node.by, so_far)} {'utilisez' if isinstance(node.by, n.You) else 'utilise'} {used}"


@occasion.register
def _(node: dsl.PreventsWithArmor, so_far: Telling) -> str:
    return f"l’armure {elided('de', noun.one(node.what, so_far))} annule des dégâts"


@occasion.register
def _(node: dsl.GainsByReaping, so_far: Telling) -> str:
    gains = "gagnez" if isinstance(node.by, n.You) else "gagne"
    return f"{who(node.by, so_far)} {gains} de l’Aombre en moissonnant"


@occasion.register
def _(node: dsl.ForgesAKey, so_far: Telling) -> str:
    player = "un joueur" if node.by is None else who(node.by, so_far)
    return f"{player} {'forgez' if isinstance(node.by, n.You) else 'forge'} une clé"


@occasion.register
def _(node: dsl.TurnStarts, so_far: Telling) -> str:
    return f"au début {contracted(owned('le', 'tour', node.of, so_far))}"


@occasion.register
def _(node: dsl.TurnEnds, so_far: Telling) -> str:
    return f"à la fin {contracted(owned('le', 'tour', node.of, so_far))}"


@occasion.register
def _(node: dsl.HouseIsChosen, so_far: Telling) -> str:
    return f"vous choisissez la Maison {word('house', node.house)} comme Maison active"
