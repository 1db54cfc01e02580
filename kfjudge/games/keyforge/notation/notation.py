"""How the board files of KeyForge are read and written: houses of identity cards, keys, control. Turns are in
`turns`."""

from __future__ import annotations

from collections.abc import Mapping

from kfjudge.core.message import Message
from kfjudge.core.text import sanitize
from kfjudge.games.keyforge.engine.contributions import Controls
from kfjudge.games.keyforge.engine.spec import spec_of
from kfjudge.games.keyforge.facts import COLORS, all_facts
from kfjudge.games.keyforge.message import message
from kfjudge.games.keyforge.notation import turns
from kfjudge.notation.board_state import StateBuilder
from kfjudge.notation.game import Cards, GameNotation, Habits, Json
from kfjudge.notation.grammar import SlotWords
from kfjudge.notation.parser.phrases import PhraseParser
from kfjudge.notation.scenario import CardFact, Owner, Phrase, Scenario, Situation, make_phrase, refer_to
from kfjudge.notation.tokens import Span

HAND = 6
HOUSES = 3
_SIGNS = (",", "|")


class KeyForgeNotation(GameNotation):
    slots: Mapping[str, SlotWords] = {
        "house": SlotWords("house"),
        "color": SlotWords("color"),
        "phase": SlotWords("phase", width=4),
        "keyword": SlotWords("keyword", told=False),
        "header": SlotWords("header", width=4),
    }
    board_lines = ("turn", "last", "now")
    habits = Habits(
        alone=("answer.begins",),
        open=("answer.open-house", "answer.open-name"),
        decided=("event.forges-key-any",),
        as_step={"answer.house": "word.chooses"},
        tried={"can.house": "answer.house"},
        orders={"order": ("answer.first", ("title", "named")), "pile": ("answer.pile", ("title",))},
        may_be_nothing=("last",),
        aimed=("can.attack",),
        any_amount={"event.takes-damage": "event.takes-damage-any",
                    "event.deals-damage": "event.takes-damage-any",
                    "event.gains-aember": "event.gains-aember-any",
                    "event.steals-aember": "event.steals-aember-any"},
    )  # fmt: skip

    # reading

    def read_introduction(self, parser: PhraseParser, words: Span) -> tuple[Phrase, ...]:
        """Read the houses of an identity card: "South (Dis Shadows Brobnar)"."""
        found: list[Phrase] = []
        unknown = 0
        for one in words.each():
            if one.word(0) in _SIGNS or parser.grammar.is_all(one, "word.between-houses"):
                continue
            house = parser.names.resolve("house", one)
            if house is None:
                unknown += 1
                parser.report_unknown("house", one)
            elif make_phrase("introduction.house", house=house) in found:
                parser.error("said-twice", one, given=sanitize(one.text))
            else:
                found.append(make_phrase("introduction.house", one.spot, house=house))
        if found and len(found) + unknown != HOUSES:
            parser.error("three-houses", words, n=len(found) + unknown)
        return tuple(found)

    def explain_misplaced(self, parser: PhraseParser, head: Phrase, rest: Span) -> Message:
        """What a player has stands after the name alone; whose turn it is, after the colon."""
        player = parser.names.name_owner(head["seat"])
        if head.key == "head.has":
            return message("scenario.head-of-player", player=player)
        houses = (parser.names.resolve("house", word) for word in rest.each())
        house = parser.grammar.name_value("house", next(filter(None, houses), "dis"))
        return message("scenario.head-of-turn", player=player, house=house)

    def check_file(self, scenario: Scenario, parser: PhraseParser) -> None:
        """Find a turn that nobody has."""
        for step in scenario.steps[:1] if not scenario.facts_about("turn") else ():
            if any(part.key.startswith("step.") for part in step.line.phrases):
                parser.error("turn-missing", step.spot)

    # from the board of a file to a state

    def count_by_default(self, scenario: Scenario | None, zone: str) -> int:
        """A hand of which nothing is said is a full one; before the match there is none."""
        if zone != "hand":
            return 0
        phases = scenario.facts_about("turn") if scenario is not None else ()
        return 0 if any(fact.get("phase") == "setup" for fact in phases) else HAND

    def lay_out_owner(self, builder: StateBuilder, owner: Owner, state: Json) -> None:
        """Lay out the houses and keys."""
        state["houses"] = [fact["house"] for fact in owner.introduction]
        state["keys"] = _forged_keys(builder, owner)

    def lay_out_card(self, builder: StateBuilder, card: CardFact, owner: str, zone: str, state: Json) -> None:
        if zone == "archives" and state["owner"] != owner:
            state["to_owner"] = True
        if zone == "attached":
            state["controller"] = state["owner"]
        if zone in ("line", "artifacts"):
            _lay_out_control(builder, card, owner, state)

    def lay_out(self, builder: StateBuilder, state: Json) -> None:
        turns.lay_out(builder, state)

    # and back

    def find_unsayable(self, state: Json, cards: Cards) -> Message | None:
        if state["winner"] is not None:
            return message("scenario.unsayable-over")
        lasting = next((effect for effect in state["lasting"] if effect["until"] != "leaves"), None)
        if lasting is not None:
            source = cards[lasting["source"]]
            card = source["label"] or all_facts()[source["card"]]
            return message("scenario.unsayable-lasting", card=card)
        return turns.unsayable(state)

    def board_phrases(self, state: Json, cards: Cards) -> Situation:
        return turns.situation_of(state, cards)

    def introduction_phrases(self, state: Json) -> tuple[Phrase, ...]:
        return tuple(make_phrase("introduction.house", house=house) for house in state["houses"])

    def owner_phrases(self, state: Json) -> tuple[Phrase, ...]:
        return tuple(make_phrase("player.key", color=color) for color in state["keys"])

    def card_phrase(self, mark: str, state: Json, cards: Cards) -> Phrase | None:
        """Who holds control of a card, where that is no upgrade of it."""
        assert mark == "held", mark
        claims = state.get("claims")
        if not claims or claims[-1][1] in ("", *(upgrade["uid"] for upgrade in state["upgrades"])):
            return None
        return make_phrase("fact.held", card=refer_to(cards[claims[-1][1]]))


def _forged_keys(builder: StateBuilder, owner: Owner) -> list[str]:
    """The colors of the keys: those that are named, then as many more as are counted."""
    colors = [fact["color"] for fact in owner.facts if fact.key == "player.key"]
    for fact in owner.facts:
        if fact.key == "player.keys" and fact["n"] < len(COLORS):
            more = [color for color in COLORS if color not in colors]
            colors += more[: max(fact["n"] - len(colors), 0)]
            if fact["n"] != len(colors):
                builder.error("keys-differ", fact.spot)
    many = next((f for f in owner.facts if f.key == "player.keys" and f["n"] >= len(COLORS)), None)
    if many is not None or len(colors) >= len(COLORS):
        builder.error("three-keys", (many or owner.facts[0]).spot)
    return colors


def _lay_out_control(builder: StateBuilder, card: CardFact, owner: str, state: Json) -> None:
    """Control by a card that takes it ends with that card; any other lasts."""
    held = next((fact for fact in card.facts if fact.key == "fact.held"), None)
    if held is not None:
        uid = builder.find_uid(held["card"])
        state["claims"] = [[owner, uid]] if uid is not None else []
    else:
        state["claims"] = [
            [upgrade["controller"], upgrade["uid"]]
            for upgrade in state.get("upgrades", ())
            if upgrade["controller"] == owner and _takes_control(upgrade["card"])
        ]
    if state["claims"]:
        state["base"] = state["owner"]


def _takes_control(card: str) -> bool:
    spec = spec_of(card)
    return spec is not None and any(isinstance(node, Controls) for node in spec.constants)
