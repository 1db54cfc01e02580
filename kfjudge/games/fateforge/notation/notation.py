"""How the board files of Fateforge are read and written: who the heroes are, what their cards convert,
whose turn it is and in which order."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from kfjudge.core.message import LocalText, Message
from kfjudge.core.text import name_key
from kfjudge.games.fateforge import GAME, message
from kfjudge.games.fateforge.dsl import LARGEST as MOST_DISTANCE
from kfjudge.games.fateforge.dsl import read_action
from kfjudge.games.fateforge.engine.board import (
    DIRECTIONS,
    HERO,
    ITEMS,
    OF_HEROES,
    OR,
    PLAIN,
    PREPARATION,
    REACTIONS,
    REROLL,
    RESULTS,
    TEST,
    TOKENS_PAID,
    Hero,
    cell,
)
from kfjudge.games.fateforge.engine.state import CONVERSIONS, ICONS, LARGEST, NAME_OF_A_ZONE
from kfjudge.games.fateforge.facts import Facts, all_facts, on_boards
from kfjudge.games.fateforge.notation.composed import ALL_OF, parse_own_card, read_composed, write_composed
from kfjudge.notation.board_state import StateBuilder
from kfjudge.notation.game import Cards, GameNotation, Json, SpecialPhrases
from kfjudge.notation.grammar import SlotWords, grammar, name_owner, name_value
from kfjudge.notation.parser.phrases import PhraseParser
from kfjudge.notation.scenario import (
    NOWHERE,
    CardFact,
    LocalNames,
    Owner,
    Phrase,
    Scenario,
    Situation,
    make_phrase,
)
from kfjudge.notation.tokens import Span

UNPAID = "miss"
MOST_TEST_DICE = 3


class FateforgeNotation(GameNotation):
    slots: Mapping[str, SlotWords] = {
        "hero": SlotWords("hero", width=4),
        "result": SlotWords("result", width=5),
        "cost": SlotWords("cost", width=24, composed=True),
        "gain": SlotWords("gain", width=40, composed=True),
        "action": SlotWords("action", width=30, composed=True),
        "color": SlotWords("color"),
        "exit": SlotWords("exit"),
        "direction": SlotWords("direction"),
        "token": SlotWords("token"),
        "second": SlotWords("result", width=5),
        "phase": SlotWords("phase", width=4),
        "face": SlotWords("face", width=3),
    }
    board_lines = ("turn", "order", "round", "reactions", "bag", "test")
    special_phrases = SpecialPhrases(
        alone=(
            "answer.enemies-react",
            "answer.enemies-act",
            "answer.the-upkeep",
            "answer.heroes-recover",
            "answer.rest-ends",
        )
    )
    names_have_articles = True

    # reading

    def read_introduction(self, parser: PhraseParser, words: Span) -> tuple[Phrase, ...]:
        """Read which hero a player has: "Guard (Sylvan Guard)"."""
        hero = parser.names.resolve("hero", words)
        if hero is None:
            parser.report_unknown("hero", words)
            return ()
        return (make_phrase("introduction.hero", words.spot, hero=hero),)

    def check_file(self, scenario: Scenario, parser: PhraseParser) -> None:
        """Check that zones are called like "a2", and that expected events name zones of the board."""
        zones = {owner.id for owner in scenario.owners if owner.kind == "place"}
        for name in zones:
            if not NAME_OF_A_ZONE.fullmatch(name):
                parser.error("zone-name", NOWHERE, given=name)
        for expectation in scenario.expectations:
            for claim in expectation.claims:
                for event in claim.get("events") or ():
                    told = event.get("event") or event
                    if told.get("place") is not None and told["place"] not in zones:
                        parser.error("no-such-zone-here", told.spot, given=told["place"])

    def can_be_played(self, card: CardFact) -> bool:
        """Tell whether a card can be played; of an item a board may state all that is used of it."""
        facts = on_boards().get(card.card)
        is_stated = facts is not None and facts.type in ("weapon", "equipment") and bool(card.facts)
        return is_stated or super().can_be_played(card)

    def find_card_of_owner(self, owner: Owner) -> Facts | None:
        """Find the card of a hero: that of the introduction, or the one that it is called like."""
        named = (fact["hero"] for fact in owner.introduction)
        heroes = grammar(GAME).vocabulary("hero")
        called = (heroes.get(tuple(name_key(name).split()), "") for _, name in owner.names)
        return all_facts().get(next(filter(None, (*named, *called)), ""))

    def name_in_languages(self, owner: Owner) -> LocalNames:
        """Call a hero who bears the name of its card, or a part of it, so in the other languages too: Guard,
        of Sylvan Guard, is Garde Sylvestre in French."""
        card = self.find_card_of_owner(owner)
        if len(owner.names) != 1 or card is None:
            return owner.names
        ((_, name),) = owner.names
        titles = dict(name_value("hero", card.id, GAME).names)
        words = set(name_key(name).split())
        own = [lang for lang, title in titles.items() if words <= set(name_key(title).split())]
        return tuple(sorted((titles | dict.fromkeys(own, name)).items())) if own else owner.names

    # from the board of a file to a state

    def lay_out_owner(self, builder: StateBuilder, owner: Owner, state: Json) -> None:
        if owner.kind == "place":
            self._lay_out_place(builder, owner, state)
        else:
            self._lay_out_hero(builder, owner, state)

    def _lay_out_place(self, builder: StateBuilder, owner: Owner, state: Json) -> None:
        """Lay out a zone of the battle board: its portal, its doors, its barricades."""
        _check_place(builder, owner, "place.portal")
        doors = [fact for fact in owner.facts if fact.key in _DOORS]
        for fact in doors:
            row, column = cell(owner.id)
            around = [(row + down, column + right) for down, right in DIRECTIONS.values()]
            if fact["seat"] not in zones_of(builder) or cell(fact["seat"]) not in around:
                builder.error("door-apart", fact.spot, given=fact["seat"])
            elif sum(fact["seat"] == other["seat"] for other in doors) > 1:
                builder.error("said-otherwise", fact.spot)
        state["doors"] = {fact["seat"]: _DOORS[fact.key] for fact in doors}
        state["barricades"] = [fact["direction"] for fact in owner.facts if fact.key == "place.barricade"]

    def _lay_out_hero(self, builder: StateBuilder, owner: Owner, state: Json) -> None:
        """Lay out a hero: its card, the die of its ally, where it stands, its health."""
        dice = next((fact for fact in owner.facts if fact.key == "player.ally-dice"), None)
        if dice is not None:
            state["ally_dice"] = [dice[name] for name in ("result", "second") if dice.get(name) is not None]
        hero = self.find_card_of_owner(owner)
        state["card"] = hero.id if hero is not None else ""
        _check_place(builder, owner, "player.place")
        if "place" not in state and not state.get("left"):
            builder.error("place-missing", NOWHERE, player=name_owner(owner.id, GAME, owner.names))
        away = state.get("knocked_out") or state.get("left")
        is_printed = "health" not in state and hero is not None and hero.health is not None
        if not (state.get("health") or away or is_printed):
            builder.error("health-missing", NOWHERE, player=name_owner(owner.id, GAME, owner.names))
        _check_numbers(builder, owner.facts)

    def lay_out_card(self, builder: StateBuilder, card: CardFact, owner: str, zone: str, state: Json) -> None:
        of = on_boards()[card.card].type
        if zone == ITEMS and of not in OF_HEROES[1:]:
            builder.error("not-an-item", card.spot, card=on_boards()[card.card])
        for fact in card.facts:
            kind = fact.key.removeprefix("fact.")
            if kind in CONVERSIONS:
                cost = "special" if kind == "special" else fact.get("cost") or ""
                state[kind] = [list(filter(None, cost.split(ALL_OF))), fact["gain"].split(ALL_OF)]
                _check_conversion(builder, kind, state[kind], fact)
            elif kind in ICONS:
                state[kind] = fact["cost"].split(ALL_OF)
                if any(icon not in RESULTS for icon in state[kind]):
                    builder.error("no-icon", fact.spot)
            elif kind == "at":
                if any(fact["n"] == n for n, _ in state.setdefault("band", [])):
                    builder.error("box-twice", fact.spot, n=fact["n"])
                elif fact["n"] > MOST_DISTANCE:
                    builder.error("bad-number", fact.spot, given=str(fact["n"]), most=MOST_DISTANCE)
                state["band"].append([fact["n"], fact["action"]])
        _check_numbers(builder, card.facts)

    def lay_out(self, builder: StateBuilder, state: Json) -> None:
        """Lay out the round, whose turn it is, the turn order track, the reactions and the bag."""
        names = [owner.id for owner in builder.scenario.owners if owner.kind == "player"]
        if not names:
            builder.error("missing-player", NOWHERE)
        turn = self._lay_out_turn(builder, names)
        for fact in builder.scenario.facts_about("round"):
            if fact.key in ("round.last", "round.no-extra"):
                turn[fact.key.partition(".")[2].replace("-", "_")] = True
            else:
                turn["round"] = fact["n"]
        turn["colors"] = [fact["color"] for fact in builder.scenario.facts_about("reactions")]
        for fact in builder.scenario.facts_about("bag"):
            turn[fact.key.replace(".", "_")] = fact["n"]
        for fact in builder.scenario.facts_about("test"):
            if fact.key == "test.trait":
                turn["trait"] = True
            elif fact.key == "test.dice":
                turn["test"] = fact["n"]
                if not 1 <= fact["n"] <= MOST_TEST_DICE:
                    builder.error("bad-number", fact.spot, given=str(fact["n"]), most=MOST_TEST_DICE)
        state["active"], state["turn"] = turn.pop("player", None), turn
        if turn["phase"] == TEST and state["active"] is None:
            builder.error("test-lacks", NOWHERE)
        for about in builder.scenario.situation:
            _check_numbers(builder, about[1])

    def _lay_out_turn(self, builder: StateBuilder, names: list[str]) -> Json:
        """Lay out the turn order track, the phase and whose turn it is."""
        turn: Json = {"phase": PREPARATION, "order": _read_order(builder, names)}
        for fact in builder.scenario.facts_about("turn"):
            if fact.key == "turn.phase":
                turn["phase"] = fact["phase"]
            elif fact.key == "turn.yielded":
                turn["yielded"] = True
            elif fact["seat"] not in names:
                builder.error("no-fact", fact.spot, given=name_owner(fact["seat"], GAME))
            elif "player" in turn:
                builder.error("turn-twice", fact.spot)
            else:
                turn["player"] = fact["seat"]
        player = turn.get("player")
        phases = [fact["phase"] for fact in builder.scenario.facts_about("turn") if fact.key == "turn.phase"]
        if len(phases) > 1 or (player is not None and phases not in ([], [PREPARATION], [TEST])):
            builder.error("turn-twice", builder.scenario.facts_about("turn")[-1].spot)
        if "yielded" in turn and phases != [PREPARATION]:
            builder.error("yielded-when", builder.scenario.facts_about("turn")[-1].spot)
        if player is not None and not phases:
            turn["phase"] = HERO
        return turn

    # and back

    def find_unsayable(self, state: Json, cards: Cards) -> Message | None:
        return message("scenario.unsayable-over") if state["over"] else None

    def board_phrases(self, state: Json, cards: Cards) -> Situation:
        turn = state["turn"]
        whose: list[Phrase] = []
        if turn["phase"] != HERO:
            whose.append(make_phrase("turn.phase", phase=turn["phase"]))
        if state["active"]:
            whose.append(make_phrase("turn.player", seat=state["active"]))
        whose += [make_phrase("turn.yielded")] if turn["yielded"] else []
        order = [
            make_phrase("order.reactions") if name == REACTIONS else make_phrase("order.player", seat=name)
            for name in turn["order"]
        ]
        rounds = [make_phrase("round.number", n=turn["round"])] if turn["round"] != 1 else []
        rounds += [make_phrase("round.last")] if turn["last"] else []
        rounds += [make_phrase("round.no-extra")] if turn["no_extra"] else []
        test = [make_phrase("test.dice", n=turn["test"])] if turn["test"] else []
        test += [make_phrase("test.trait")] if turn["trait"] else []
        colors = [make_phrase("reactions.color", color=color) for color in turn["colors"]]
        bag = [
            make_phrase(f"bag.{kind}", n=turn[f"bag_{kind}"])
            for kind in ("gems", "food", "gold")
            if turn[f"bag_{kind}"]
        ]
        lines = (
            ("turn", whose),
            ("order", order),
            ("round", rounds),
            ("reactions", colors),
            ("bag", bag),
            ("test", test),
        )
        return tuple((about, tuple(facts)) for about, facts in lines if facts)

    def introduction_phrases(self, state: Json) -> tuple[Phrase, ...]:
        return (make_phrase("introduction.hero", hero=state["card"]),) if state.get("card") else ()

    def owner_phrases(self, state: Json) -> tuple[Phrase, ...]:
        """Say from which sides a zone is protected, and that a hero has no energy left: without a word, the
        energy is as printed."""
        if "barricades" in state:
            doors = state.get("doors", {}).items()
            return (
                *(make_phrase("place.barricade", direction=side) for side in state["barricades"]),
                *(make_phrase(f"place.door-{said}", seat=zone) for zone, said in doors),
            )
        if state.get("ally_dice"):
            dice = dict(zip(("result", "second"), state["ally_dice"], strict=False))
            return (make_phrase("player.ally-dice", **dice), *self.owner_phrases({**state, "ally_dice": []}))
        if "energy" in state and not state["energy"] and state["card"] and all_facts()[state["card"]].energy:
            return (make_phrase("player.energy", n=0),)
        return ()

    def card_phrases(self, mark: str, state: Json, cards: Cards) -> tuple[Phrase, ...]:
        """Say what a card converts, and the boxes of a band."""
        if mark == "at":
            return tuple(make_phrase(f"fact.{mark}", n=n, action=word) for n, word in state.get("band", ()))
        if not state.get(mark):
            return ()
        if mark in ICONS:
            return (make_phrase(f"fact.{mark}", cost=ALL_OF.join(state[mark])),)
        pays, gains = (ALL_OF.join(side) for side in state[mark])
        paid = {"cost": pays} if pays and mark != "special" else {}
        return (make_phrase(f"fact.{mark}", **paid, gain=gains),)

    # what a card takes and does: words and actions with "and", "then" and "or" between them

    def read_composed(self, kind: str, words: Span, resolve: Callable[[str, Span], Any]) -> str | None:
        return read_composed(kind, words, resolve)

    def write_composed(self, kind: str, value: str, lang: str) -> str:
        return write_composed(kind, value, lang)

    def parse_own_card(self, line: str) -> Json | None:
        return parse_own_card(line)

    def find_lacks(self, card: Json) -> list[Message]:
        name, said = LocalText(tuple(card["names"].items())), card.get("state", {})
        wanted = ("color", "resistance", "band") if card["type"] == "enemy" else ()
        return [message(f"own.lacks-{what}", name=name) for what in wanted if not said.get(what)]


def _check_conversion(builder: StateBuilder, kind: str, sides: list[list[str]], fact: Phrase) -> None:
    """Check that nothing is paid with a miss, and that results are given and actions done."""
    pays, gains = ([word for one in side for word in one.split(OR)] for side in sides)
    if UNPAID in pays:
        builder.error("miss-pays-nothing", fact.spot)
    elif kind == "gives" and any(gain not in (*RESULTS, *TOKENS_PAID, REROLL) for gain in gains):
        builder.error("no-result", fact.spot)
    elif kind != "gives" and any(
        gain not in TOKENS_PAID and read_action(PLAIN.get(gain, gain)) is None for gain in gains
    ):
        builder.error("no-action", fact.spot)


_DOORS = {"place.door-open": "open", "place.door-closed": "closed"}


def zones_of(builder: StateBuilder) -> list[str]:
    return [owner.id for owner in builder.scenario.owners if owner.kind == "place"]


def name_hero(hero: Hero) -> LocalText:
    """Name a hero as its card is called in each language, where it bears that name, or as the table does."""
    facts = all_facts().get(hero.card)
    names = [(lang, name.partition(" (")[0]) for lang, name in facts.names] if facts is not None else []
    if name_key(hero.name) not in [name_key(name) for _, name in names]:
        return name_owner(hero.name, GAME)
    return LocalText(tuple(names), hero.name, facts)


def _check_place(builder: StateBuilder, owner: Owner, phrase: str) -> None:
    zones = zones_of(builder)
    for fact in owner.facts:
        if fact.key == phrase and fact["seat"] not in zones:
            builder.error("no-such-zone-here", fact.spot, given=fact["seat"])


def _check_numbers(builder: StateBuilder, facts: tuple[Phrase, ...]) -> None:
    for fact in facts:
        if (fact.get("n") or 0) > LARGEST:
            builder.error("bad-number", fact.spot, given=str(fact["n"]), most=LARGEST)


def _read_order(builder: StateBuilder, names: list[str]) -> list[str]:
    """Read the turn order track; without it, the heroes come in the order of the line that names them."""
    line = builder.scenario.facts_about("order")
    if not line:
        return names
    found = [fact.get("seat") or REACTIONS for fact in line]
    for fact in line:
        if fact.get("seat") is not None and fact["seat"] not in names:
            builder.error("no-fact", fact.spot, given=name_owner(fact["seat"], GAME))
    for name in names:
        if name not in found:
            builder.error("order-lacks", line[0].spot, player=name)
    return found
