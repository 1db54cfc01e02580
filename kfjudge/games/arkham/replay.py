"""How scripts of Arkham Horror are played and judged: what may be decided and how it is said, what is to be
seen beside the schema, and why something cannot be done."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from kfjudge.core.events import Refusal
from kfjudge.core.message import message as message_everywhere
from kfjudge.core.table import Decision, Option
from kfjudge.games.arkham import GAME, message
from kfjudge.games.arkham.engine import events
from kfjudge.games.arkham.engine.attempts import may_fight
from kfjudge.games.arkham.engine.board import INVESTIGATION, LOCATIONS, SKILLS, USES, Card
from kfjudge.games.arkham.engine.engagement import is_engaged
from kfjudge.games.arkham.engine.initiation import controlled_abilities, cost_now, is_spent, is_there_already
from kfjudge.games.arkham.engine.node import Context, Free
from kfjudge.games.arkham.engine.places import connected_locations, find_ways
from kfjudge.notation.grammar import name_owner
from kfjudge.notation.scenario import Phrase, make_phrase
from kfjudge.replay.game import FactCheck, GameReplay, MatchCheck, Observation, checks
from kfjudge.replay.moments import EventMeaning
from kfjudge.replay.options import Action, Names, PhraseOnBoard, find_cards
from kfjudge.replay.result import Stuck

# what may be decided


def _action_alone(kind: str) -> Action:
    """Make an action that needs no more words: "draws a card"."""

    def fits(option: Option, placed: PhraseOnBoard) -> bool:  # noqa: ARG001
        return option.words.key == f"option.{kind}"

    def written(names: Names, decision: Decision) -> Phrase:  # noqa: ARG001
        return make_phrase(f"step.{kind}")

    own = (f"step.{kind}", f"can.{kind}")
    return Action(f"option.{kind}", own, kind=kind, sort=kind, fits=fits, written=written)


def _action_on_card(kind: str) -> Action:
    return Action(f"option.{kind}", (f"step.{kind}", f"can.{kind}"), kind=kind, sort=kind)


def _named_in_option(kind: str, place: str) -> Action:
    """Make an action that says by itself who or what it is about: "the enemy phase begins"."""

    def fits(option: Option, placed: PhraseOnBoard) -> bool:
        return option.id == f"{kind}:{placed.phrase[place]}"

    def written(names: Names, decision: Decision) -> Phrase:  # noqa: ARG001
        return make_phrase(f"answer.{kind}", **{place: decision.option.id.partition(":")[2]})

    own = (f"answer.{kind}", f"can.{kind}")
    return Action(f"option.{kind}", own, kind=kind, sort=kind, fits=fits, written=written)


def _assignment(kind: str) -> Action:
    """Make the answer that puts some damage or horror on an asset."""

    def fits(option: Option, placed: PhraseOnBoard) -> bool:
        is_kind = option.words.key == f"option.{kind}-on"
        return is_kind and option.card in placed.uids("card") and option.id.endswith(f":{placed.phrase['n']}")

    def written(names: Names, decision: Decision) -> Phrase:
        option = decision.option
        return make_phrase(
            f"answer.{kind}-on", n=int(option.id.rpartition(":")[2]), card=names[str(option.card)]
        )

    own = (f"answer.{kind}-on", f"can.{kind}-on")
    return Action(f"option.{kind}-on", own, sort=f"{kind}-on", fits=fits, written=written)


def _action_with(kind: str, manner: str) -> Action:
    """Make an action by an ability of a card: "fights Ghoul Priest with Machete"."""

    def fits(option: Option, placed: PhraseOnBoard) -> bool:
        if option.words.key != words:
            return False
        _, target, source, _ = option.id.split(":")
        named = placed.phrase.get("card") is None or target in placed.uids("card")
        return named and source in placed.uids("third")

    def written(names: Names, decision: Decision) -> Phrase:
        _, target, source, _ = decision.option.id.split(":")
        card = {} if kind == "investigate" else {"card": names[target]}
        return make_phrase(f"step.{kind}-{manner}", third=names[source], **card)

    words = f"option.{kind}-{manner}"
    own = (f"step.{kind}-{manner}", f"can.{kind}-{manner}")
    return Action(words, own, kind=kind, sort=f"{kind}-{manner}", fits=fits, written=written)


def _on_turn(kind: str, of: str) -> Action:
    """Make an action of a turn on a card whose options are of a kind: "fights Ghoul Priest"."""

    def fits(option: Option, placed: PhraseOnBoard) -> bool:
        return option.words.key == f"option.{kind}" and option.card in placed.uids("card")

    return Action(f"option.{kind}", (f"step.{kind}", f"can.{kind}"), kind=of, sort=kind, fits=fits)


def _advance_act() -> Action:
    """Make the step that advances the act, by its name or without."""

    def fits(option: Option, placed: PhraseOnBoard) -> bool:
        is_meant = placed.phrase.get("card") is None or option.card in placed.uids("card")
        return option.words.key == "option.advance" and is_meant

    def written(names: Names, decision: Decision) -> Phrase:  # noqa: ARG001
        return make_phrase("step.advance")

    own = ("step.advance", "can.advance")
    return Action("option.advance", own, kind="react", sort="advance", fits=fits, written=written)


def _share_of_clues() -> Action:
    """Make the answer that says how many clues an investigator spends for the group."""

    def fits(option: Option, placed: PhraseOnBoard) -> bool:
        return option.id == f"share:{placed.phrase['seat']}:{placed.phrase['n']}"

    def written(names: Names, decision: Decision) -> Phrase:  # noqa: ARG001
        _, seat, n = decision.option.id.split(":")
        return make_phrase("answer.share", n=int(n), seat=seat)

    own = ("answer.share", "can.share")
    return Action("option.share", own, sort="share", fits=fits, written=written)


def _in_answer(kind: str) -> Action:
    """Make the answer that a card is played, used or committed."""
    return Action(f"option.{kind}", (f"answer.{kind}", f"step.{kind}", f"can.{kind}"), sort="react")


# What is chosen between by a word.
CHOSEN = (
    "additional", "other", "damage", "horror", "harm", "spend-clues", "draw-cards", "discard-card",
    "each-discards", "resolution-1", "resolution-2", "move-away", "yes", "no",
)  # fmt: skip
_ACTIONS = (
    _named_in_option("begin", "phase"), _named_in_option("take-turn", "seat"),
    _action_on_card("move"), _action_on_card("engage"), _action_alone("draw"), _action_alone("resource"),
    _action_alone("investigate"), _action_with("investigate", "with"),
    _on_turn("fight", "fight"), _action_with("fight", "with"), _action_with("fight", "discarding"),
    _on_turn("evade", "evade"), _action_with("evade", "with"),
    _on_turn("play", "play"), _on_turn("play", "react"),
    _on_turn("use", "activate"), _on_turn("use", "react"),
    Action("option.end-turn", ("step.end", "can.end"), kind="end-turn", sort="end-turn", ends=True),
    # where something is asked
    Action("option.card", ("answer.card", "can.card"), sort="card"),
    Action("option.first", ("answer.card", "can.card"), sort="first", order=True),
    Action("option.drawn", ("answer.drawn", "answer.card", "can.drawn"), sort="drawn"),
    Action("option.investigator", ("answer.owner", "can.owner"), id="choose:{seat}", sort="owner"),
    Action(
        "option.encounter-deck",
        ("answer.encounter-deck", "can.encounter-deck"),
        id="choose:encounter",
        sort="owner",
    ),
    Action("option.none", ("answer.none", "can.none"), id="choose:none", sort="card"),
    *(
        Action(f"option.word-{one}", ("answer.skill", "can.skill"), id="choose:{skill}", sort="word")
        for one in SKILLS
    ),
    *(
        Action(f"option.word-{one}", (f"answer.{one}", f"can.{one}"), id=f"choose:{one}", sort="word")
        for one in CHOSEN
    ),
    _advance_act(), _share_of_clues(),
    Action("option.token", ("answer.token", "can.token"), id="choose:{token}", sort="token"),
    _in_answer("play"), _in_answer("use"),
    Action("option.pass", ("answer.pass", "can.pass"), id="react:no", sort="react"),
    Action("option.commit", ("answer.commit", "can.commit"), sort="commit"),
    Action("option.replace", ("answer.replace", "can.replace"), sort="commit"),
    Action("option.keep", ("answer.keep", "can.keep"), id="replace:no", sort="commit"),
    Action("option.no-more", ("answer.no-more", "can.no-more"), id="commit:no", sort="commit"),
    _assignment("damage"), _assignment("horror"),
)  # fmt: skip

# what happens

_MEANINGS = {
    "draws": EventMeaning((events.Draws, events.DrawsEncounterCard), {"seat": "player", "card": "card"}),
    "draws-any": EventMeaning((events.Draws,), {"seat": "player"}),
    "succeeds-any": EventMeaning((events.Succeeds,), {"seat": "player"}),
    "fails-any": EventMeaning((events.Fails,), {"seat": "player"}),
    "is-assigned": EventMeaning((events.IsAssigned,), {"card": "asset", "n": "amount"}),
    "heals": EventMeaning((events.Heals,), {"seat": "player"}),
    "attacks-any": EventMeaning((events.Attacks,), {"card": "card"}),
    "takes-damage-any": EventMeaning((events.TakesDamage,), {"seat": "player"}),
    "takes-horror-any": EventMeaning((events.TakesHorror,), {"seat": "player"}),
}

# what is seen

_CARD_CHECKS: dict[str, FactCheck] = {}
_MATCH_CHECKS: dict[str, MatchCheck] = {}


@checks(_CARD_CHECKS, "at")
def _check_place(table: Any, card: Card, fact: Phrase) -> Observation:
    """See at which location a card is: an engaged enemy is where its investigator is."""
    where = table.board.cards.get(table.board.location_of(card) or "") if card.in_play else None
    if where is None:
        return False, message_everywhere("scenario.saw-nowhere")
    return where in find_cards(table.board, fact["card"]), message("scenario.saw-at", card=where)


@checks(_CARD_CHECKS, *USES)
def _check_uses(table: Any, card: Card, fact: Phrase) -> Observation:  # noqa: ARG001
    return card.uses == fact["n"], message("scenario.saw-uses", n=card.uses)


@checks(_CARD_CHECKS, "in")
def _check_zone(table: Any, card: Card, fact: Phrase) -> Observation:  # noqa: ARG001
    seen = message("scenario.saw-in-zone", zone=message(f"zone.{card.zone}"))
    return card.zone == fact["zone"], seen


@checks(_CARD_CHECKS, "engaged")
def _check_engaged(table: Any, card: Card, fact: Phrase) -> Observation:
    """See whether an enemy is engaged with an investigator."""
    with_whom = [one.name for one in table.board.playing() if is_engaged(table, card, one.name)]
    if not with_whom:
        return False, message("scenario.saw-not-engaged")
    who = tuple(name_owner(name, GAME) for name in with_whom)
    return fact["seat"] in with_whom, message("scenario.saw-engaged", player=who)


@checks(_CARD_CHECKS, "not-engaged")
def _check_unengaged(table: Any, card: Card, fact: Phrase) -> Observation:  # noqa: ARG001
    with_whom = [one.name for one in table.board.playing() if is_engaged(table, card, one.name)]
    who = tuple(name_owner(name, GAME) for name in with_whom)
    seen = message("scenario.saw-engaged", player=who) if who else message("scenario.saw-not-engaged")
    return not with_whom, seen


@checks(_MATCH_CHECKS, "claim.over")
def _check_over(table: Any, claim: Phrase) -> Observation:  # noqa: ARG001
    over = table.board.over
    return over, message("scenario.saw-over" if over else "scenario.saw-not-over")


@checks(_MATCH_CHECKS, "claim.lead")
def _check_lead(table: Any, claim: Phrase) -> Observation:
    lead = table.board.lead
    return lead == claim["seat"], message("scenario.saw-lead", player=name_owner(lead, GAME))


# why not

_RULES_ON_ENEMIES = {
    "engage": "glossary/engage-action", "fight": "glossary/fight-action", "evade": "glossary/evade",
}  # fmt: skip


def _because(why: str, *cite: str, **places: Any) -> Refusal:
    return Refusal(message(f"scenario.why-{why}", **places), cite)


def _refuse_action(table: Any, name: str, phrase: Phrase) -> Refusal | None:
    """Say why an investigator cannot do that in the turn."""
    one, player = table.board.players[name], name_owner(name, GAME)
    kind = phrase.key.partition(".")[2]
    cards = find_cards(table.board, phrase["card"]) if phrase.get("card") is not None else []
    card = next(iter(cards), None)
    if kind == "use" and card is not None:
        return _refuse_use(table, name, card)
    if not one.actions:
        return _because("no-action", "rule/2-2-1-take-an-action", player=player)
    if card is None:
        return None
    if kind == "move":
        return _refuse_move(table, name, card)
    if kind == "play":
        if (card.zone, card.controller) != ("hand", name):
            return _because("not-in-hand", "glossary/play-action", card=card, player=player)
        if (cost_now(table, name, card) or 0) > one.resources:
            return _because("too-dear", "glossary/costs", card=card, player=player)
        if is_there_already(table, card):
            return _because("unique", "glossary/unique", card=card)
        return _because("no-change", "rule/initiation-sequence", card=card)
    rule = _RULES_ON_ENEMIES.get(kind)
    if rule is None:
        return None
    if table.board.location_of(card) != one.at:
        return _because("elsewhere", rule, card=card, player=player)
    if kind == "engage" and is_engaged(table, card, name):
        return _because("engaged", rule, card=card, player=player)
    if kind == "evade" and not is_engaged(table, card, name):
        return _because("not-engaged", rule, card=card, player=player)
    if kind == "fight" and not may_fight(table, card):
        return _because("aloof", rule, "glossary/aloof", card=card)
    return None


def _refuse_use(table: Any, name: str, card: Card) -> Refusal:
    """Say why an investigator cannot use what is printed on a card: it is nowhere near, its limit is
    reached, its cost cannot be paid, no action is left, or nothing would come of it."""
    abilities = [ability for other, _, ability in controlled_abilities(table, name) if other is card]
    if not abilities:
        player = name_owner(name, GAME)
        return _because("no-ability", "glossary/triggered-abilities", card=card, player=player)
    for ability in abilities:
        if ability.limit is not None and is_spent(table, card, ability.limit, name):
            limit = message(f"scenario.limit-{ability.limit.period}", n=ability.limit.times)
            return _because("spent", "glossary/limits-and-maximums", card=card, limit=limit)
        if not all(cost.can_pay(Context(table, card, name)) for cost in ability.costs):
            return _because("exhausted" if card.exhausted else "unpaid", "glossary/costs", card=card)
    if not table.board.players[name].actions and not any(isinstance(one, Free) for one in abilities):
        return _because("no-action", "rule/2-2-1-take-an-action", player=name_owner(name, GAME))
    return _because("no-change", "glossary/triggered-abilities", card=card)


def _refuse_move(table: Any, name: str, card: Card) -> Refusal | None:
    """Say why an investigator cannot move there."""
    at, player = table.board.players[name].at, name_owner(name, GAME)
    if card.zone != LOCATIONS:
        return _because("no-location", "glossary/move-action", card=card)
    if card.uid == at:
        return _because("there-already", "glossary/move", card=card, player=player)
    if card not in connected_locations(table.board, at):
        here = table.board.cards[str(at)]
        return _because("not-connected", "glossary/move-action", "glossary/move", card=card, other=here)
    if card not in find_ways(table, name):
        return _because("barred", f"card/{card.facts.id}", "glossary/cannot", card=card)
    return None


class ArkhamReplay(GameReplay):
    actions = _ACTIONS
    event_fields: Mapping[str, str] = {"seat": "player", "n": "amount", "other": "to"}
    meanings = _MEANINGS
    card_checks = _CARD_CHECKS
    match_checks = _MATCH_CHECKS
    turn_rule = "rule/2-2-1-take-an-action"

    def explain_refusal(
        self, table: Any, stuck: Stuck, phrase: Phrase, forced: Decision | None
    ) -> Refusal | None:
        """Say why the investigator whose turn it is cannot do that."""
        turn = table.board.turn
        if turn.phase != INVESTIGATION or not turn.player or not phrase.key.startswith("step."):
            return None
        return _refuse_action(table, turn.player, phrase)
