"""The text of a card, printed from the nodes it is written with, so that text and play cannot differ. The
words are ours; names, numbers and terms are the game's."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from typing import Protocol, cast

from kfjudge.games.keyforge.dsl.effects import ChooseOne, YouMay
from kfjudge.games.keyforge.editions import NEWEST
from kfjudge.games.keyforge.engine.contributions import Contribution
from kfjudge.games.keyforge.engine.node import Ability
from kfjudge.games.keyforge.engine.spec import spec_of
from kfjudge.games.keyforge.facts import all_facts
from kfjudge.games.keyforge.telling.telling import Telling, group_by_subject
from kfjudge.words import default_language, load_language


class Sentences(Protocol):
    """The module `sentences` of a language, which prints what cards do."""

    def keywords(self, printed: tuple[tuple[str, int], ...]) -> str: ...
    def rule(self, nodes: Sequence[Contribution], told: Telling) -> str: ...
    def ability(self, part: Ability, told: Telling) -> str: ...
    def even_out(self, lines: list[str]) -> list[str]: ...
    def ways(self, offered: ChooseOne, told: Telling) -> list[str]: ...
    def offer(self, offered: YouMay, told: Telling) -> str: ...


def is_modeled(card_id: str) -> bool:
    """Tell whether the engine knows what a card does."""
    return spec_of(card_id) is not None


def card_text(card_id: str, lang: str, edition: str = NEWEST) -> list[str]:
    """Print a card's keywords, then each constant ability and each ability, as one edition has them. Empty
    for a card that does nothing, and for one that is not modeled."""
    spec = spec_of(card_id)
    if spec is None:
        return []
    spoken, sentences = _sentences(lang)
    facts = all_facts()[card_id]
    own_names: set[str] = set()
    for named in (False, True):  # one that calls itself "this creature" and by its name does only the latter
        start = Telling(facts, edition, named=named, own_names=own_names)
        lines = [sentences.keywords(facts.keywords)] if facts.keywords else []
        lines += [sentences.rule(nodes, start.aside()) for nodes in group_by_subject(spec.constants)]
        lines += [sentences.ability(part, start.aside()) for part in spec.abilities]
        if len(own_names) < 2:
            break
    return [load_language(spoken).typeset(line) for line in sentences.even_out(lines)]


def way_text(card_id: str, way: int, lang: str, edition: str = NEWEST) -> str | None:
    """Print one of the things that a card offers, counted from 1."""
    spec = spec_of(card_id)
    nodes = [] if spec is None else spec.nodes()
    offered = next((node for node in nodes if isinstance(node, ChooseOne)), None)
    if offered is None or not 1 <= way <= len(offered.ways):
        return None
    spoken, sentences = _sentences(lang)
    return load_language(spoken).typeset(
        sentences.ways(offered, Telling(all_facts()[card_id], edition))[way - 1]
    )


def offer_text(card_id: str, place: int, lang: str, edition: str = NEWEST) -> str | None:
    """Print what a card says that a player may do: the node at that place among all of the card."""
    spec = spec_of(card_id)
    nodes = [] if spec is None else spec.nodes()
    offered = nodes[place] if 0 <= place < len(nodes) else None
    if not isinstance(offered, YouMay):
        return None
    spoken, sentences = _sentences(lang)
    return load_language(spoken).typeset(sentences.offer(offered, Telling(all_facts()[card_id], edition)))


def _sentences(lang: str) -> tuple[str, Sentences]:
    """Import the sentences of a language, or of the default one if it has no words for cards."""
    for spoken in (lang, default_language()):
        package = f"kfjudge.games.keyforge.telling.{spoken}"
        try:
            return spoken, cast("Sentences", import_module(f"{package}.sentences"))
        except ModuleNotFoundError as missing:
            if missing.name != package:
                raise
    raise LookupError(f"no words for cards: {lang}")
