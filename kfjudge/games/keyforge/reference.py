"""The cards of KeyForge in the reference: what is printed on them, and what the engine makes them do."""

from __future__ import annotations

import re
from collections.abc import Mapping

from kfjudge.games.keyforge import GAME
from kfjudge.games.keyforge.facts import VALUED, Facts, known_facts
from kfjudge.reference.game import CardFilter, GameReference
from kfjudge.words import default_language
from kfjudge.words.catalogue import find_raw_template, load_page
from kfjudge.words.language import words

# The moment that a card waits for, by the word before an ability or by what a constant ability names.
_MOMENTS = {
    "play": "enters", "IsPlayed": "enters", "IsPlayedBeside": "enters", "EntersPlay": "enters",
    "reap": "reap", "Reaps": "reap", "GainsByReaping": "reap",
    "fight": "fight", "Fights": "fight", "IsDestroyedFighting": "fight",
    "before-fight": "before-fight", "IsAboutToFight": "before-fight",
    "assault": "before-fight", "hazardous": "before-fight",
    "destroyed": "destroyed", "IsDestroyed": "destroyed", "leaves-play": "leaves-play",
    "ForgesAKey": "forge", "TurnStarts": "turn-starts", "TurnEnds": "turn-ends", "IsUsed": "use",
}  # fmt: skip
# The editions in which a set exists: Age of Ascension and rulebook 1.3 came out together.
PRINTED_IN = {"cota": ("1.3", "1.1", "1.0"), "aoa": ("1.3",)}

_CAPITAL = re.compile("(?<!^)([A-Z])")


class KeyForgeReference(GameReference):
    card_words = words(
        """aember amber ambre amelioration ameliorations aombre armor armour armure artefact artefacts
        artifact artifacts beast bete brobnar chevalier cles combat creature creatures demon dis fight geant
        giant gobelin goblin house humain human indomptes knight logos maison mars moisson ombres power powers
        puissance puissant reap robot sanctum shadows untamed upgrade upgrades"""
    )
    card_filters = (
        CardFilter("house", "house", "house"),
        CardFilter("type", "type", "card.type"),
        CardFilter("trait", "traits", "trait"),
        CardFilter("keyword", "keywords", "keyword"),
        CardFilter("rarity", "rarity", "card.rarity"),
        CardFilter("set", "printings", "card.set"),
        CardFilter("number", "printings", at=1),
        CardFilter("power", "strength"),
        CardFilter("armor", "plate"),
        CardFilter("bonus", "aember"),
    )

    def facts(self) -> Mapping[str, Facts]:
        return known_facts()

    def editions(self, card: Facts) -> tuple[str, ...]:
        return PRINTED_IN[card.set]

    def describe_abilities(self, card: str, lang: str, edition: str) -> list[str] | None:
        from kfjudge.games.keyforge.telling import card_text, is_modeled

        return card_text(card, lang, edition) if is_modeled(card) else None

    def list_features(self, card: str) -> list[str]:
        """List what the model of a card has in it: "own:destroyed" is a moment of its own that it waits for,
        "at:destroyed" one of any card, "destroyed>steal" what it does then, "keyword:omega" what is printed;
        "constant", "you-may", "fight" and "friendly" stand anywhere in it."""
        from kfjudge.games.keyforge.engine.contributions import Whenever
        from kfjudge.games.keyforge.engine.node import Effect, Node
        from kfjudge.games.keyforge.engine.selectors import Selector
        from kfjudge.games.keyforge.engine.spec import spec_of

        def name(node: Node) -> str:
            return _CAPITAL.sub(r"-\1", type(node).__name__).lower().strip("-_")

        facts, spec = self.facts()[card], spec_of(card)
        keywords = [word for word, _ in facts.keywords]
        found = {f"type:{facts.type}", *(f"keyword:{word}" for word in keywords)}
        found |= {f"own:{_MOMENTS[word]}" for word in keywords if word in _MOMENTS}
        for part in (*spec.abilities, *spec.constants) if spec else ():
            headers: tuple[str, ...] = getattr(part, "headers", ("constant",))
            if isinstance(part, Whenever):
                moment = _MOMENTS.get(type(part.occasion).__name__, name(part.occasion))
                headers = (f"at:{moment}",)
            elif facts.type != "action":  # which is resolved by itself
                found |= {f"own:{_MOMENTS[header]}" for header in headers if header in _MOMENTS}
            found.update(headers)
            for node in part.walk():
                found.add(name(node))
                if isinstance(node, Effect) or (headers == ("constant",) and not isinstance(node, Selector)):
                    found |= {f"{header.removeprefix('at:')}>{name(node)}" for header in headers}
        return sorted(found)

    def describe_place(self, card: Facts, lang: str) -> str:
        """Say the sets of a card and its numbers there."""
        places = (
            self.words("card.place", lang, set=_word("card.set", set, lang), number=number)
            for set, number in card.printings
        )
        return self.words("card.place.and", lang).join(places)

    def describe_print(self, card: Facts, lang: str) -> tuple[list[str], ...]:
        parts = [
            _word("card.type", card.type, lang),
            self.words("card.house", lang, house=_word("house", card.house, lang)),
            _word("card.rarity", card.rarity, lang),
        ]
        if card.is_creature:
            parts.append(self.words("card.power", lang, number=card.power))
        if card.armor:
            parts.append(self.words("card.armor", lang, number=card.armor))
        if card.aember:
            parts.append(self.words("card.aember", lang, number=card.aember))
        traits = [_word("trait", trait, lang) for trait in card.traits]
        keywords = [
            _word("keyword", word, lang) + (f" {value}" if word in VALUED else "")
            for word, value in card.keywords
        ]
        return parts, traits, keywords


def _word(sort: str, word: str, lang: str) -> str:
    """Translate a word that cards are printed with; one that has no translation stays as it is."""
    key = f"{sort}.{word}"
    is_called = key in load_page(sort.partition(".")[0], default_language(), GAME)
    return find_raw_template(key, lang, GAME) if is_called else word
