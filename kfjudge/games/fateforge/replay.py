"""How scripts of Fateforge are played and judged: what may be decided and how it is said, what is to be
seen of a battle beside its schema, and why a hero cannot do something."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from kfjudge.core.events import Event, Refusal
from kfjudge.core.message import message as message_everywhere
from kfjudge.core.table import Ask, Decision, Option
from kfjudge.games.fateforge import dsl, message
from kfjudge.games.fateforge.engine import events
from kfjudge.games.fateforge.engine.actions import payments
from kfjudge.games.fateforge.engine.board import (
    AFTERMATH,
    COUNTED,
    ENEMY_TURNS,
    HERO,
    PREPARATION,
    REACTIONS,
    REST,
    TEST,
    TOKENS,
    UPKEEP,
    Board,
    Card,
    Hero,
    adjacent_zones,
    has_ability,
    is_leader,
    is_protected,
    is_shut,
    reachable_zones,
)
from kfjudge.games.fateforge.engine.rounds import YIELD
from kfjudge.games.fateforge.engine.using import can_pay, conversion, list_usable, rerolls
from kfjudge.games.fateforge.notation.composed import ALL_OF
from kfjudge.games.fateforge.notation.notation import name_hero
from kfjudge.notation.scenario import Phrase, make_phrase
from kfjudge.replay.game import FactCheck, GameReplay, MatchCheck, Observation, checks
from kfjudge.replay.moments import EventMeaning
from kfjudge.replay.options import CHOSEN, Action, Names, PhraseOnBoard, find_cards
from kfjudge.replay.result import Stuck

# what may be decided


def _is_of_kind(kind: str) -> Callable[[Option, PhraseOnBoard], bool]:
    return lambda option, placed: option.kind == kind  # noqa: ARG005


def _write_plainly(phrase: str) -> Callable[[Names, Decision], Phrase]:
    return lambda names, decision: make_phrase(phrase)  # noqa: ARG005


def _action_alone(kind: str, *phrases: str) -> Action:
    """Make an action that needs no more words: "rolls"."""
    own = (f"step.{kind}", *phrases, f"can.{kind}")
    return Action(f"option.{kind}", own, kind=kind, sort=kind, fits=_is_of_kind(kind),
                  written=_write_plainly(f"step.{kind}"))  # fmt: skip


def _action_on_owner(kind: str, words: str = "") -> Action:
    """Make an action on a hero or a zone: "sprints to a2"."""

    def fits(option: Option, placed: PhraseOnBoard) -> bool:
        return option.id == f"{kind}:{placed.phrase['seat']}"

    def written(names: Names, decision: Decision) -> Phrase:  # noqa: ARG001
        return make_phrase(f"step.{kind}", seat=decision.option.id.partition(":")[2])

    own = (f"step.{kind}", f"can.{kind}")
    return Action(words or f"option.{kind}", own, kind=kind, sort=kind, fits=fits, written=written)


def _action_on_card(kind: str) -> Action:
    return Action(f"option.{kind}", (f"step.{kind}", f"can.{kind}"), kind=kind, sort=kind)


def _answer_owner(words: str) -> Action:
    """Make the answer that names a hero or a zone."""
    return Action(words, ("answer.owner", "can.owner"), id="choose:{seat}", sort="owner")


_ACTIONS = (
    _action_alone("roll"), _action_alone("reroll"), _action_alone("turn"), _action_alone("ready"),
    _action_on_owner("yield"), _action_on_owner("sprint"), _action_on_owner("walk"),
    _action_on_owner("spend"), _action_on_owner("raise"),
    _action_on_card("strike"), _action_on_card("shoot"), _action_on_card("use"), _action_on_card("special"),
    _action_on_card("weak"),
    _action_on_owner("borrow"), _action_on_owner("open", "option.open-door"),
    _action_on_owner("close", "option.close-door"), _action_on_owner("eat"),
    _action_alone("accept"), _action_alone("care"),
    _action_alone("recover", "answer.heroes-recover"), _action_alone("end-rest", "answer.rest-ends"),
    _action_alone("chest"), _action_alone("exploration"),
    Action("option.take-objective", ("step.take", "can.take"), kind="take", sort="take",
           fits=_is_of_kind("take"), written=_write_plainly("step.take")),
    Action("option.end-turn", ("step.end", "can.end"), kind="end-turn", sort="end-turn", ends=True),
    _action_alone("react", "answer.enemies-react"), _action_alone("act", "answer.enemies-act"),
    _action_alone("upkeep", "answer.the-upkeep"),
    # where something is asked
    Action("option.result", ("answer.result", "can.result"), id="choose:{result}", sort="result"),
    Action("option.gain", ("answer.gain", "answer.result", "can.gain", "can.result"), sort="gain",
           fits=lambda option, placed: option.words.key == "option.gain"
           and option.id == f"{CHOSEN}{placed.phrase.get('gain') or placed.phrase.get('result')}",
           written=lambda _, decision: make_phrase("answer.gain",
                                                   gain=decision.option.id.removeprefix(CHOSEN))),
    Action("option.face", ("answer.face", "can.face"), id="choose:{face}", sort="face"),
    Action("option.misses", ("answer.misses", "can.misses"), id="choose:{n}", sort="misses"),
    Action("option.color", ("answer.color", "can.color"), id="choose:{color}", sort="color"),
    Action("option.reactions", ("answer.reactions", "can.reactions"), id="choose:reactions", sort="owner"),
    _answer_owner("option.hero"), _answer_owner("option.place"),
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


_CARD_CHECKS: dict[str, FactCheck] = {}
_OWNER_CHECKS: dict[str, FactCheck] = {}
_MATCH_CHECKS: dict[str, MatchCheck] = {}


@checks(_MATCH_CHECKS, "claim.bag-gems", "claim.bag-food", "claim.bag-gold")
def _check_bag(table: Any, claim: Phrase) -> Observation:
    kind = claim.key.removeprefix("claim.bag-")
    many = getattr(table.board.turn, f"bag_{kind}")
    return many == claim["n"], message(f"scenario.saw-bag-{kind}", n=many)


@checks(_OWNER_CHECKS, "door-open", "door-closed")
def _check_door(table: Any, owner: Any, fact: Phrase) -> Observation:  # noqa: ARG001
    is_open = dict(owner.doors).get(fact["seat"])
    said = "none" if is_open is None else "open" if is_open else "closed"
    is_so = fact.key.endswith(f"door-{said}")
    return is_so, message(f"scenario.saw-door-{said}", place=fact["seat"])


@checks(_OWNER_CHECKS, *(f"no-{token}" for token in COUNTED))
def _check_none(table: Any, owner: Any, fact: Phrase) -> Observation:  # noqa: ARG001
    """See that there is none of a token: "no chest"."""
    token = fact.key.rpartition("no-")[2]
    many = getattr(owner, token)
    return not many, message(f"board.{token}", n=many)


@checks(_CARD_CHECKS, "at")
def _check_place(table: Any, card: Card, fact: Phrase) -> Observation:  # noqa: ARG001
    if not card.in_play:
        return False, message_everywhere("scenario.saw-nowhere")
    return card.controller == fact["seat"], message("scenario.saw-at", place=card.controller)


@checks(_MATCH_CHECKS, "claim.over")
def _check_over(table: Any, claim: Phrase) -> Observation:  # noqa: ARG001
    over = table.board.over
    return over, message("scenario.saw-over" if over else "scenario.saw-not-over")


@checks(_OWNER_CHECKS, "ally-dice")
def _check_ally_dice(table: Any, owner: Any, fact: Phrase) -> Observation:  # noqa: ARG001
    wanted = [fact[name] for name in ("result", "second") if fact.get(name) is not None]
    dice = tuple(message(f"result.{one}") for one in owner.ally_dice)
    told = message("board.ally-dice", what=dice) if dice else message("scenario.saw-no-ally-dice")
    return sorted(wanted) == sorted(owner.ally_dice), told


@checks(_CARD_CHECKS, "covered")
def _check_covered(table: Any, card: Card, fact: Phrase) -> Observation:  # noqa: ARG001
    icons = tuple(message(f"result.{one}") for one in card.covered)
    told = message("board.covered", what=icons) if icons else message("scenario.saw-no-cubes")
    return sorted(fact["cost"].split(ALL_OF)) == sorted(card.covered), told


# why not


_IN_PREPARATION = ("roll", "reroll", "turn", "ready", "sprint", "yield")
_IN_TURNS = (
    "walk", "spend", "strike", "shoot", "special", "take", "chest", "exploration", "open", "close",
    "raise", "borrow", "weak", "end",
)  # fmt: skip


def _refuse_preparation(table: Any, hero: Hero, phrase: Phrase) -> Refusal | None:
    """Say why a hero cannot do that in the preparation."""
    board: Board = table.board
    kind = phrase.key.removeprefix("step.")
    is_other = kind == "use" and not any(map(rerolls, find_cards(board, phrase["card"])))
    if kind in _IN_TURNS or is_other:
        return _because("preparing", hero, "rule/preparation-phase")
    if kind in ("reroll", "turn", "sprint", "ready", "use") and not hero.rolled:
        return _because("not-rolled", hero, "rule/rolling-dice")
    why, rule = "", "rule/preparation-phase"
    if kind == "roll" and hero.rolled:
        why, rule = "rolled", "rule/rolling-dice"
    elif kind == "sprint":
        return _refuse_sprint(board, hero)
    elif kind == "reroll":
        why = "rerolled" if hero.rerolled else "no-energy" if not hero.energy else "no-misses"
        rule = "rule/energy-reroll"
    elif kind == "turn":
        why, rule = "turned" if hero.turned else "not-alike", "rule/three-of-a-kind"
    elif kind == "use":
        return _refuse_use(table, hero, phrase)
    return _because(why, hero, rule) if why else None


def _refuse_sprint(board: Board, hero: Hero) -> Refusal | None:
    if hero.sprinted:
        return _because("sprinted", hero, "rule/sprint")
    if board.zones[hero.place].difficult:
        return _because("difficult", hero, "rule/sprint")
    return _refuse_leaving(board, hero) or _because("sprint-too-far", hero, "rule/sprint", "glossary/portal")


def _refuse_action(table: Any, hero: Hero, phrase: Phrase) -> Refusal | None:
    """Say why a hero cannot do that in its turn."""
    board: Board = table.board
    kind = phrase.key.removeprefix("step.")
    if kind in _IN_PREPARATION:
        return _because("prepared", hero, "rule/preparation-phase")
    if kind in ("walk", "spend"):
        return _refuse_move(table, hero, kind, phrase["seat"])
    if kind in ("strike", "shoot"):
        if not payments(hero, kind):
            return _because("no-result", hero, "rule/taking-actions")
        return _refuse_target(board, hero, kind, phrase)
    if kind == "use":
        return _refuse_use(table, hero, phrase)
    if kind == "raise":
        other = board.players[phrase["seat"]]
        why = "raise-unpaid" if other.place == hero.place else "raise-afar"
        told = (why, hero) if other.knocked_out else ("not-out", other)
        return _because(*told, "glossary/knocked-out")
    if kind == "special":
        return _because("no-special", hero, "rule/weapons")
    if kind == "borrow":
        return _because("no-ally", hero, "glossary/ally")
    if kind == "weak":
        return _because("no-icon", hero, "glossary/weak-point")
    return _refuse_token(board, hero, kind)


def _refuse_move(table: Any, hero: Hero, kind: str, to: str) -> Refusal | None:
    board: Board = table.board
    if (refusal := _refuse_leaving(board, hero)) is not None:
        return refusal
    if kind == "spend" and (why := "spent" if hero.spent else "" if hero.energy else "no-energy"):
        return _because(why, hero, "rule/spending-energy-to-move")
    if kind == "walk" and not payments(hero, "move"):
        return _because("no-result", hero, "rule/taking-actions")
    place = board.zones[hero.place]
    if to == place.portal and board.guarded(place.name, "portal"):
        return _because("portal-guarded", hero, "glossary/portal", "glossary/guarded-token")
    if to in adjacent_zones(board, place.name) and is_shut(board, place.name, to):
        return _because("shut", hero, "glossary/door")
    if place.difficult and to in reachable_zones(board, place.name):
        return _because("difficult", hero, "glossary/difficult-terrain")
    return _because("too-far", hero, "rule/battle-board")


_OF_TOKENS = {"take": "objective", "open": "door", "close": "door"}
_ENTRIES = {"objective": "objective-token", "exploration": "exploration-token"}


def _refuse_token(board: Board, hero: Hero, kind: str) -> Refusal | None:
    """Say why a hero cannot take, open or explore what lies in its zone."""
    token = _OF_TOKENS.get(kind, kind)
    if token not in TOKENS:
        return None
    entry = f"glossary/{_ENTRIES.get(token, token)}"
    place = board.zones[hero.place]
    there = len(place.doors) if token == "door" else getattr(place, token)
    if not there:
        return _because(f"no-{token}", hero, entry)
    if board.guarded(place.name, token):
        guard = next(card for card in board.enemies_in(place.name) if card.guards == token)
        told = message("scenario.why-token-guarded", card=guard, token=message(f"token.{token}"))
        return Refusal(told, ("glossary/guarded-token", entry))
    if token != "objective" and not payments(hero, "focus"):
        return _because("no-focus", hero, "glossary/focus", entry)
    return _because(f"no-{token}", hero, entry)


def _refuse_target(board: Board, hero: Hero, kind: str, phrase: Phrase) -> Refusal | None:
    """Say why an enemy cannot be hit: it is guarded, stealthy, behind a front line, a barricade or a door, or
    out of range."""
    cards = [card for card in find_cards(board, phrase["card"]) if card.in_play]
    if not cards:
        return None
    reached = (hero.place,) if kind == "strike" else adjacent_zones(board, hero.place)
    near = [card for card in cards if card.controller in reached]
    behind = [card for card in near if board.guardian(card) is not None]
    if behind:
        told = message("scenario.why-guarded", card=behind[0], other=board.guardian(behind[0]))
        return Refusal(told, ("glossary/guarded-enemy",))
    hides = [card for card in near if has_ability(card, dsl.STEALTHY)]
    if hides:
        told = message("scenario.why-stealthy", card=hides[0])
        return Refusal(told, ("rule/choosing-enemy-targets", "glossary/stealthy", *hides[0].facts.entry))
    front = [
        one
        for card in near
        for one in board.enemies_in(card.controller)
        if has_ability(one, dsl.FRONT_LINE) and not has_ability(card, dsl.FRONT_LINE)
    ]
    if front:
        told = message("scenario.why-front-line", card=front[0])
        return Refusal(told, ("rule/choosing-enemy-targets", "glossary/front-line", *front[0].facts.entry))
    if kind == "shoot" and (refusal := _refuse_shot(board, hero, cards)) is not None:
        return refusal
    told = message("scenario.why-out-of-range", card=cards[0], player=name_hero(hero))
    return Refusal(told, ("rule/dice-results",))


def _refuse_shot(board: Board, hero: Hero, cards: list[Card]) -> Refusal | None:
    """Say that a barricade or a shut door is between a hero and an enemy in the next zone."""
    beside = [card for card in cards if card.controller in adjacent_zones(board, hero.place)]
    for card in beside:
        if is_protected(board, card.controller, hero.place):
            return Refusal(message("scenario.why-shielded", card=card), ("glossary/barricade",))
    if any(is_shut(board, hero.place, card.controller) for card in beside):
        return _because("shut", hero, "glossary/door")
    return None


def _refuse_use(table: Any, hero: Hero, phrase: Phrase) -> Refusal | None:
    for card in find_cards(table.board, phrase["card"]):
        if card.used and not card.passive:
            return Refusal(message("scenario.why-used", card=card), ("rule/using-a-skill",))
        if rerolls(card) and table.board.turn.phase == HERO:
            return Refusal(message("scenario.why-reroll", card=card), ("glossary/reroll",))
        if card.controller != hero.name and not card.of_ally:
            return Refusal(message("scenario.why-not-yours", card=card), ("rule/hero-turns",))
        if card.of_ally and card not in list_usable(table.board, hero):
            return _because("no-ally", hero, "glossary/ally")
        converted = conversion(card)
        if converted is not None and not can_pay(hero, converted[0]):
            return Refusal(message("scenario.why-not-paid", card=card), ("rule/skill-effect",))
        if converted is not None:
            refusal = _refuse_actions(table.board, hero, converted[1])
            return refusal or Refusal(message("scenario.why-not-all", card=card), ("rule/skill-effect",))
    return None


def _refuse_actions(board: Board, hero: Hero, words: tuple[str, ...]) -> Refusal | None:
    """Say that whom a card would push or pull is no minion, or that whom it would stun is stunned."""
    actions = [action for word in words if (action := dsl.read_action(word)) is not None]
    verbs = {verb for action in actions for verb in action.verbs}
    zones = adjacent_zones(board, hero.place) if dsl.PULL in verbs else (hero.place,)
    enemies = [card for zone in zones for card in board.enemies_in(zone)]
    if enemies and verbs & {dsl.PUSH, dsl.PULL} and all(map(is_leader, enemies)):
        return Refusal(message("scenario.why-leader", card=enemies[0]), ("glossary/push-and-pull",))
    if enemies and dsl.STUN in verbs and all(card.stunned for card in enemies):
        return Refusal(message("scenario.why-stunned-already", card=enemies[0]), ("glossary/stunned",))
    return None


def _refuse_leaving(board: Board, hero: Hero) -> Refusal | None:
    """Say which blocking enemy lets a hero not leave its zone, if any."""
    card = next((one for one in board.enemies_in(hero.place) if has_ability(one, dsl.BLOCKING)), None)
    if card is None:
        return None
    told = message("scenario.why-blocked", card=card, player=name_hero(hero))
    return Refusal(told, ("rule/enemy-abilities", "glossary/blocking", *card.facts.entry))


def _because(why: str, hero: Hero, *rules: str) -> Refusal:
    return Refusal(message(f"scenario.why-{why}", player=name_hero(hero)), rules)


_PHASE_RULES = {
    REACTIONS: "rule/enemy-reactions",
    ENEMY_TURNS: "rule/enemy-turns",
    UPKEEP: "rule/upkeep-phase",
    AFTERMATH: "rule/recovery-and-reset",
    TEST: "rule/tests",
    REST: "rule/rest-scenes",
}


class FateforgeReplay(GameReplay):
    actions = _ACTIONS
    event_fields: Mapping[str, str] = {"seat": "player", "n": "amount", "place": "to"}
    meanings = _MEANINGS
    card_checks = _CARD_CHECKS
    owner_checks = _OWNER_CHECKS
    match_checks = _MATCH_CHECKS
    turn_rule = "rule/hero-turns"

    def find_way_to_let(self, ask: Ask, seat: str) -> Option | None:
        """Let another hero prepare first: no order binds them before the turns."""
        return next((option for option in ask.options if option.id == f"{YIELD}:{seat}"), None)

    def find_ability(self, event: Event) -> tuple[Card, Card] | None:
        """Find the enemy whose action band or ability is carried out."""
        if isinstance(event, (events.Acts, events.Reacts, events.Leads)):
            return event.card, event.card
        return None

    def explain_left_over(self, stuck: Stuck, phrase: Phrase) -> Refusal | None:
        """Say why a hero does not drink, or avoids no damage."""
        board: Board = stuck.run.board
        since = [step.event for step in stuck.run.trace[len(stuck.start.trace) :]]
        turn = board.players.get(stuck.start.board.turn.player)
        if phrase.key in ("answer.health", "answer.energy") and turn is not None:
            why = "full" if board.zones[turn.place].fountain else "no-fountain"
            if why == "no-fountain" and stuck.start.board.zones[turn.place].fountain:
                why = "dry"
            why = "fountain-enemies" if board.zones[turn.place].enemies else why
            return _because(why, turn, "glossary/healing-fountain")
        harmed = [
            event for event in since if isinstance(event, (events.TakesDamage, events.TakesToxicDamage))
        ]
        if phrase.key == "answer.parry" and (harmed or turn is not None):
            hero = board.players[harmed[-1].player] if harmed else turn
            assert hero is not None
            return _because("no-parry" if harmed else "unhurt", hero, "glossary/parry")
        return None

    def explain_refusal(
        self, table: Any, stuck: Stuck, phrase: Phrase, forced: Decision | None
    ) -> Refusal | None:
        """Say why the hero whose turn it is cannot do that."""
        board: Board = table.board
        if board.turn.phase in _PHASE_RULES:
            told = message("scenario.why-phase", phase=message(f"phase.{board.turn.phase}"))
            is_step = phrase.key.startswith("step.") and stuck.run.pending is not None
            return Refusal(told, (_PHASE_RULES[board.turn.phase],)) if is_step else None
        hero = board.players[board.turn.player]
        is_turn = stuck.run.pending is not None and stuck.run.pending.turn
        if not is_turn or not phrase.key.startswith("step."):
            return None
        if board.turn.phase == PREPARATION:
            return _refuse_preparation(table, hero, phrase)
        return _refuse_action(table, hero, phrase)
