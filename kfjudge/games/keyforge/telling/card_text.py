"""What a card does, in words: printed from the nodes it is written with, so that text and play cannot part.
The words are ours; names, numbers and terms are the game's."""

from __future__ import annotations

from types import ModuleType

from kfjudge.games.keyforge.dsl.card import Spec, spec_of
from kfjudge.games.keyforge.dsl.effects import ChooseOne
from kfjudge.games.keyforge.editions import NEWEST
from kfjudge.games.keyforge.facts import all_facts
from kfjudge.games.keyforge.telling.telling import Telling
from kfjudge.words.fr.typography import typeset


def is_modeled(card_id: str) -> bool:
    """Whether the engine knows what the card does."""
    return spec_of(card_id) is not None


def card_text(card_id: str, lang: str, edition: str = NEWEST) -> list[str]:
    """A card's keywords, then each constant ability and each ability, as one edition has them. Empty for a
    card that does nothing, and for one that is not modeled."""
    spec = spec_of(card_id)
    if spec is None:
        return []
    language = _language(lang)
    facts = all_facts()[card_id]
    lines = [language.keywords(facts.keywords)] if facts.keywords else []
    lines += [language.rule(node, Telling(facts, edition)) for node in spec.constants]
    lines += [language.ability(part, Telling(facts, edition)) for part in spec.abilities]
    return [typeset(line) for line in lines] if lang == "fr" else lines


def way_text(card_id: str, way: int, lang: str, edition: str = NEWEST) -> str | None:
    """One of the things that a card offers, counted from 1."""
    spec = spec_of(card_id)
    offered = next((node for node in _nodes(spec) if isinstance(node, ChooseOne)), None)
    if offered is None or not 1 <= way <= len(offered.ways):
        return None
    found: str = _language(lang).ways(offered, Telling(all_facts()[card_id], edition))[way - 1]
    return typeset(found) if lang == "fr" else found


def _nodes(spec: Spec | None) -> list[object]:
    return [] if spec is None else list(spec.nodes())


def _language(lang: str) -> ModuleType:
    if lang == "fr":
        from kfjudge.games.keyforge.telling.fr import sentences as french

        return french
    from kfjudge.games.keyforge.telling.en import sentences as english

    return english
