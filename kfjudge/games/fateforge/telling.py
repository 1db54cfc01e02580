"""The text of a card: a sentence for each box of its band and each ability, in words of our own."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from kfjudge.games.fateforge import GAME, message
from kfjudge.games.fateforge.cards.book import ENEMIES, HEROES, ONLY_TEXT, PLAYED, SKILLS_AND_ITEMS
from kfjudge.games.fateforge.dsl import BATTLE, Enemy, HerosCard, describe_action
from kfjudge.games.fateforge.facts import all_facts
from kfjudge.words import load_language
from kfjudge.words.catalogue import find_raw_template, say


def card_text(card: str, lang: str) -> list[str] | None:
    """Print what a card does; None for a card that no board has."""
    if card in HEROES:
        told = _hero_sentences(HEROES[card], lang)
    elif card in ENEMIES:
        told = _enemy_sentences(ENEMIES[card], lang)
    elif card in SKILLS_AND_ITEMS:
        told = _skill_or_item_sentences(SKILLS_AND_ITEMS[card], lang)
    elif card in ONLY_TEXT:
        told = iter([find_raw_template(f"does.told.{card}", lang, GAME)])
    else:
        return None
    return [load_language(lang).typeset(sentence) for sentence in told]


def _enemy_sentences(card: Enemy, lang: str) -> Iterator[str]:
    for box in card.boxes:
        if box.action is None:
            yield find_raw_template("does.box-unknown", lang, GAME).format(n=box.distance)
        else:
            yield say(message("does.box", n=box.distance, action=describe_action(box.action)), lang)
    for ability in card.abilities:
        yield find_raw_template(f"does.{ability}", lang, GAME)
    if card.leads:
        color = message(f"color.{card.leads}")
        yield say(message("does.leads", color=color), lang)
    if not card.boxes and not card.abilities:
        yield find_raw_template("does.band-unknown", lang, GAME)


def _hero_sentences(abilities: Sequence[str], lang: str) -> Iterator[str]:
    """Say which abilities are played, and which are not."""
    for ability in abilities:
        if ability in PLAYED:
            yield find_raw_template(f"does.{ability}", lang, GAME)
        else:
            name = find_raw_template(f"does.name.{ability}", lang, GAME)
            yield find_raw_template("does.not-played", lang, GAME).format(ability=name)
    if not abilities:
        yield find_raw_template("does.ability-unknown", lang, GAME)


def _skill_or_item_sentences(card: HerosCard, lang: str) -> Iterator[str]:
    if card.adds_die:
        yield find_raw_template(f"does.{card.adds_die}-die", lang, GAME)
    if not card.is_shown:
        yield find_raw_template("does.only-named", lang, GAME)
        return
    is_skill = all_facts()[card.id].type == "skill"
    once = "battle" if card.once == BATTLE else "round-or-single-use" if is_skill else "round"
    what = find_raw_template("does.move" if card.gives_move else "does.conversion-unknown", lang, GAME)
    yield f"{find_raw_template(f'does.once-a-{once}', lang, GAME)} {what}"
