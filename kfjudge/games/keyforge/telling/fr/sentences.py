"""French for a card's text: abilities behind their headers, and what is constant."""

from __future__ import annotations

from collections.abc import Sequence

from kfjudge.core.text import capitalize
from kfjudge.games.keyforge.dsl.effects import YouMay
from kfjudge.games.keyforge.engine import node as n
from kfjudge.games.keyforge.engine.node import Ability
from kfjudge.games.keyforge.telling.fr import (  # noqa: F401  what each registers
    aember,
    choosing,
    constants,
    harm,
    lasting,
    moves,
    permissions,
    piles,
    qualities,
    replacements,
    selectors,
    use,
)
from kfjudge.games.keyforge.telling.fr.effects import clause, constant, ended, sentences, ways
from kfjudge.games.keyforge.telling.fr.nouns import keyword_of, word
from kfjudge.games.keyforge.telling.telling import Telling

__all__ = ["ability", "clause", "even_out", "keywords", "offer", "rule", "ways"]


def even_out(lines: list[str]) -> list[str]:
    """Leave the lines as they are: « chaque » is the one word."""
    return lines


def ability(part: Ability, so_far: Telling) -> str:
    """Tell a text behind its bold header: "Jouez/Moisson : …"."""
    header = "/".join(word("header", name) for name in part.headers)
    return f"{header} : {sentences(part.effects, so_far)}"


def rule(nodes: Sequence[n.Node], so_far: Telling) -> str:
    """Tell a constant ability, or two of the same cards: "cette créature gagne +1 en armure et
    provocation"."""
    first, *more = [constant(node, so_far) for node in nodes]
    return ended(capitalize(" et ".join([first, *(said.partition(" gagne ")[2] for said in more)])))


def keywords(printed: tuple[tuple[str, int], ...]) -> str:
    return ended(", ".join(capitalize(keyword_of(name, value)) for name, value in printed))


@constant.register
def _(node: Ability, so_far: Telling) -> str:
    inner = so_far.aside()
    inner.quoted = True
    return f"« {ability(node, inner)} »"


def offer(offered: YouMay, so_far: Telling) -> str:
    """Tell what a player may do, as it is asked: « vous pouvez choisir une créature et la détruire »."""
    return clause(offered, so_far).said
