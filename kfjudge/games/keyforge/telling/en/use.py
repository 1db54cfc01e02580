"""English for what is used by the words of another card."""

from __future__ import annotations

from kfjudge.games.keyforge.dsl import language as dsl
from kfjudge.games.keyforge.telling.en import nouns as noun
from kfjudge.games.keyforge.telling.en.effects import clause
from kfjudge.games.keyforge.telling.en.nouns import each, subject
from kfjudge.games.keyforge.telling.telling import Telling, noun_of


@clause.register
def _(effect: dsl.Fight, so_far: Telling) -> str:
    anew = ", each time against a different enemy creature" if effect.anew else ""
    return f"fight with {each(effect.what, so_far)}{anew}"


@clause.register
def _(effect: dsl.Use, so_far: Telling) -> str:
    borrowed = " as though it were yours" if noun_of(effect.what, so_far).foreign else ""
    return f"use {each(effect.what, so_far)}{borrowed}"


@clause.register
def _(_: dsl.TriggerReap, so_far: Telling) -> str:
    return f"resolve a “Reap:” ability of {noun.whole(dsl.IT, so_far)} as though you controlled it"


@clause.register
def _(effect: dsl.StopFight, so_far: Telling) -> str:
    return f"{subject(effect.what, so_far)} exhausts with no other effect"
