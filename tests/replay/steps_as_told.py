"""Check that the words of a step mean what they name, for tests of several games."""

from __future__ import annotations

import random
from collections.abc import Iterable
from typing import Any

from kfjudge.core.run import Run
from kfjudge.notation.names import match_cards
from kfjudge.notation.scenario import CardRef, Phrase, Scenario, ScriptLine, ScriptStep, make_phrase
from kfjudge.replay.options import action_table
from kfjudge.replay.result import Unclaimed
from kfjudge.replay.steps import try_step


def is_legal(run: Run[Any], phrase: Phrase) -> bool:
    """Tell whether a step with these words alone is legal here."""
    step = ScriptStep(1, ScriptLine((phrase,)))
    since = Unclaimed(len(run.decisions), len(run.trace))
    return try_step(Scenario(run.rules.game, ()), step, run, since) is None


def check_steps_about_cards(line: Iterable[Run[Any]], dice: random.Random) -> tuple[int, int]:
    """Check at each point of a match that a step about some card is legal exactly if it is offered for that
    card. Returns how many were legal, and how many were tried."""
    legal = tried = 0
    for run in line:
        if run.pending is None or not run.pending.turn:
            continue
        rows = action_table(run.rules.game).rows
        kinds = {row.phrases[0]: row.kind for row in rows if row.kind and not row.ends and row.fits is None}
        cards = list(run.board.cards.values())
        phrase, card = dice.choice(sorted(kinds)), dice.choice(cards)
        offered = [option for option in run.pending.options if option.card is not None]
        if offered and dice.random() < 0.5:
            option = dice.choice(offered)
            card = run.board.cards[str(option.card)]
        ref = CardRef(card.facts.id, card.label, card.controller)
        if len(match_cards(ref, cards)) > 1:
            continue
        meant = any((option.kind, option.card) == (kinds[phrase], card.uid) for option in offered)
        assert is_legal(run, make_phrase(phrase, card=ref)) == meant, f"{phrase} {card.uid}"
        legal, tried = legal + meant, tried + 1
    return legal, tried
