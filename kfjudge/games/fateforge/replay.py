"""How scripts of Fateforge are played and judged: what may be decided and how it is said, what is to be
seen of a battle beside its schema, and why a hero cannot do something."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from kfjudge.core.ask import Decision, Option
from kfjudge.core.events import Refusal
from kfjudge.core.message import message as message_everywhere
from kfjudge.games.fateforge import GAME, dsl
from kfjudge.games.fateforge.engine import events, heroes, preparation
from kfjudge.games.fateforge.engine.board import HERO, PREPARATION, RESULTS, Board, Card, Hero
from kfjudge.games.fateforge.engine.cards import has_ability
from kfjudge.games.fateforge.message import message
from kfjudge.notation.grammar import name_owner
from kfjudge.notation.scenario import Phrase, make_phrase
from kfjudge.replay.game import GameReplay, Look, Observation
from kfjudge.replay.moments import EventMeaning
from kfjudge.replay.options import Action, Names, PhraseOnBoard, find_cards
from kfjudge.replay.result import Stuck

# what may be decided


def _of_kind(kind: str) -> Callable[[Option, PhraseOnBoard], bool]:
    return lambda option, placed: option.kind == kind  # noqa: ARG005


def _plainly(phrase: str) -> Callable[[Names, Decision], Phrase]:
    return lambda names, decision: make_phrase(phrase)  # noqa: ARG005


def _alone(kind: str, *phrases: str) -> Action:
    """What needs no more words: "rolls"."""
    own = (f"step.{kind}", *phrases, f"can.{kind}")
    return Action(f"option.{kind}", own, kind=kind, sort=kind, fits=_of_kind(kind),
                  written=_plainly(f"step.{kind}"))  # fmt: skip


def _of_owner(kind: str) -> Action:
    """What is done to a hero, or goes to a zone: "sprints to a2"."""

    def fits(option: Option, placed: PhraseOnBoard) -> bool:
        return option.id == f"{kind}:{placed.said['seat']}"

    def written(names: Names, decision: Decision) -> Phrase:  # noqa: ARG001
        return make_phrase(f"step.{kind}", seat=decision.option.id.partition(":")[2])

    own = (f"step.{kind}", f"can.{kind}")
    return Action(f"option.{kind}", own, kind=kind, sort=kind, fits=fits, written=written)


def _on_card(kind: str) -> Action:
    return Action(f"option.{kind}", (f"step.{kind}", f"can.{kind}"), kind=kind, sort=kind)


def _named(words: str) -> Action:
    """A hero or a zone as an answer."""
    return Action(words, ("answer.owner", "can.owner"), id="choose:{seat}", sort="owner")


_ACTIONS = (
    _alone("roll"), _alone("reroll"), _alone("turn"), _alone("ready"),
    _of_owner("sprint"), _of_owner("walk"), _of_owner("spend"), _of_owner("raise"),
    _on_card("strike"), _on_card("shoot"), _on_card("use"),
    _alone("chest"), _alone("exploration"),
    Action("option.take-objective", ("step.take", "can.take"), kind="take", sort="take",
           fits=_of_kind("take"), written=_plainly("step.take")),
    Action("option.end-turn", ("step.end", "can.end"), kind="end-turn", sort="end-turn", ends=True),
    _alone("react", "answer.enemies-react"), _alone("act", "answer.enemies-act"),
    _alone("upkeep", "answer.the-upkeep"),
    # where something is asked
    Action("option.result", ("answer.result", "can.result"), id="choose:{result}", sort="result"),
    Action("option.misses", ("answer.misses", "can.misses"), id="choose:{n}", sort="misses"),
    Action("option.color", ("answer.color", "can.color"), id="choose:{color}", sort="color"),
    Action("option.reactions", ("answer.reactions", "can.reactions"), id="choose:reactions", sort="owner"),
    _named("option.hero"), _named("option.place"),
    Action("option.card", ("answer.card", "can.card"), sort="card"),
    Action("option.absorb", ("answer.card", "can.card"), sort="avoid"),
    Action("option.trigger", ("answer.trigger", "can.trigger"), id="choose:trigger", sort="result"),
    Action("option.health", ("answer.health", "can.health"), id="choose:health", sort="fountain"),
    Action("option.energy", ("answer.energy", "can.energy"), id="choose:energy", sort="fountain"),
    Action("option.no-more", ("answer.no-more", "can.no-more"), id="choose:no", sort="fountain"),
    Action("option.parry", ("answer.parry", "can.parry"), id="choose:parry", sort="avoid"),
    Action("option.take", ("answer.take", "can.take-it"), id="choose:take", sort="avoid"),
    Action("option.exit", ("answer.exit", "can.exit"), id="choose:{exit}", sort="exit"),
    Action("option.leave", ("answer.leave", "can.leave"), id="choose:leave", sort="end"),
    Action("option.extra-round", ("answer.extra-round", "can.extra-round"), id="choose:extra", sort="end"),
)  # fmt: skip

# what happens

_MEANINGS = {
    "takes-damage-any": EventMeaning((events.TakesDamage,), {"seat": "player"}),
    "picks-up": EventMeaning((events.PicksUp,), {"seat": "player"}),
    "stays": EventMeaning((events.DoesNothing,), {"card": "card"}),
}

# what is seen


def _is_at(table: Any, card: Card, fact: Phrase) -> Observation:  # noqa: ARG001
    if not card.in_play:
        return False, message_everywhere("scenario.saw-nowhere")
    return card.controller == fact["seat"], message("scenario.saw-at", place=card.controller)


def _is_over(table: Any, claim: Phrase) -> Observation:  # noqa: ARG001
    over = table.board.over
    return over, message("scenario.saw-over" if over else "scenario.saw-not-over")


def _bag(kind: str) -> Callable[[Any, Phrase], Observation]:
    def look(table: Any, claim: Phrase) -> Observation:
        many = getattr(table.board.turn, f"bag_{kind}")
        return many == claim["n"], message(f"scenario.saw-bag-{kind}", n=many)

    return look


# why not


def _not_prepared(board: Board, hero: Hero, phrase: str) -> Refusal | None:
    if phrase == "step.sprint":
        if hero.sprinted:
            return _because("sprinted", hero, "rule/sprint")
        if board.zones[hero.place].difficult:
            return _because("difficult", hero, "rule/sprint")
        return _blocked(board, hero)
    if phrase == "step.reroll":
        if hero.rerolled:
            return _because("rerolled", hero, "rule/energy-reroll")
        why = "no-energy" if not hero.energy else "no-misses"
        return _because(why, hero, "rule/energy-reroll")
    if phrase == "step.turn" and not preparation.alike(hero):
        return _because("not-alike", hero, "rule/three-of-a-kind")
    return None


def _not_done(board: Board, hero: Hero, phrase: Phrase) -> Refusal | None:
    kind = phrase.key.removeprefix("step.")
    if kind in ("walk", "spend") and _blocked(board, hero) is not None:
        return _blocked(board, hero)
    if kind == "spend":
        why = "spent" if hero.spent else "no-energy" if not hero.energy else ""
        return _because(why, hero, "rule/spending-energy-to-move") if why else _too_far(hero)
    if kind in ("walk", "strike", "shoot"):
        wanted = {"walk": "move"}.get(kind, kind)
        if not heroes.payments(hero, wanted):
            return _because("no-result", hero, "rule/taking-actions")
        if (
            kind == "walk"
            and board.zones[hero.place].difficult
            and sum(map(hero.has, RESULTS)) - hero.miss < 2
        ):
            return _because("difficult", hero, "rule/sprint")
        return _too_far(hero) if kind == "walk" else _no_target(board, hero, kind, phrase)
    if kind == "use":
        return _not_used(board, hero, phrase)
    return None


def _no_target(board: Board, hero: Hero, kind: str, phrase: Phrase) -> Refusal | None:
    cards = [card for card in find_cards(board, phrase["card"]) if card.in_play]
    if not cards:
        return None
    near = [card for card in cards if (card.controller == hero.place) == (kind == "strike")]
    behind = [card for card in near if board.guardian(card) is not None]
    if behind:
        told = message("scenario.why-guarded", card=behind[0], other=board.guardian(behind[0]))
        return Refusal(told, ("glossary/guarded-enemy",))
    hides = [card for card in near if has_ability(card, dsl.STEALTHY)]
    if hides:
        told = message("scenario.why-stealthy", card=hides[0])
        return Refusal(
            told, ("rule/choosing-enemy-targets", "glossary/stealthy", f"card/{hides[0].facts.id}")
        )
    front = [
        one for card in near for one in board.enemies_in(card.controller) if has_ability(one, dsl.FRONT_LINE)
    ]
    if front:
        told = message("scenario.why-front-line", card=front[0])
        return Refusal(
            told, ("rule/choosing-enemy-targets", "glossary/front-line", f"card/{front[0].facts.id}")
        )
    told = message("scenario.why-out-of-range", card=cards[0], player=name_owner(hero.name, GAME))
    return Refusal(told, ("rule/dice-results",))


def _not_used(board: Board, hero: Hero, phrase: Phrase) -> Refusal | None:
    for card in find_cards(board, phrase["card"]):
        if card.controller == hero.name and card.used and not card.passive:
            return Refusal(message("scenario.why-used", card=card), ("rule/using-a-skill",))
        converted = heroes.conversion(card)
        if converted is not None and not heroes.can_pay(hero, converted[0]):
            return Refusal(message("scenario.why-not-paid", card=card), ("rule/skill-effect",))
        if converted is not None:
            return Refusal(message("scenario.why-not-all", card=card), ("rule/skill-effect",))
    return None


def _blocked(board: Board, hero: Hero) -> Refusal | None:
    for card in board.enemies_in(hero.place):
        if has_ability(card, dsl.BLOCKING):
            told = message("scenario.why-blocked", card=card, player=name_owner(hero.name, GAME))
            return Refusal(told, ("rule/enemy-abilities", "glossary/blocking", f"card/{card.facts.id}"))
    return None


def _too_far(hero: Hero) -> Refusal:
    return _because("too-far", hero, "rule/battle-board")


def _because(why: str, hero: Hero, rule: str) -> Refusal:
    return Refusal(message(f"scenario.why-{why}", player=name_owner(hero.name, GAME)), (rule,))


class FateforgeReplay(GameReplay):
    actions = _ACTIONS
    event_fields: Mapping[str, str] = {"seat": "player", "n": "amount", "place": "to"}
    meanings = _MEANINGS
    card_checks: Mapping[str, Look] = {"at": _is_at}
    match_checks: Mapping[str, Callable[[Any, Phrase], Observation]] = {
        "claim.over": _is_over, "claim.bag-gems": _bag("gems"), "claim.bag-food": _bag("food"),
    }  # fmt: skip
    turn_rule = "rule/hero-turns"

    def explain_refusal(
        self, table: Any, stuck: Stuck, phrase: Phrase, forced: Decision | None
    ) -> Refusal | None:
        """Why the hero whose turn it is cannot do that."""
        board: Board = table.board
        hero = board.players.get(board.turn.player)
        if hero is None:
            return None
        if board.turn.phase == PREPARATION:
            return _not_prepared(board, hero, phrase.key)
        return _not_done(board, hero, phrase) if board.turn.phase == HERO else None
