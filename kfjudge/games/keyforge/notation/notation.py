"""How the board files of KeyForge are read and written: houses of identity cards, keys, control; whose turn
it is, what the turn before it and this turn have seen."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from kfjudge.core.message import Message
from kfjudge.core.text import sanitize
from kfjudge.games.keyforge import GAME, message
from kfjudge.games.keyforge.engine.board import ACROSS, FELL_BESIDE, FELL_FIGHTING, SEATS
from kfjudge.games.keyforge.engine.contributions import Controls
from kfjudge.games.keyforge.engine.spec import spec_of
from kfjudge.games.keyforge.facts import COLORS, all_facts
from kfjudge.notation.board_state import StateBuilder
from kfjudge.notation.game import Cards, GameNotation, Json, SpecialPhrases
from kfjudge.notation.grammar import SlotWords, name_owner, name_value
from kfjudge.notation.parser.phrases import PhraseParser
from kfjudge.notation.scenario import (
    CardFact,
    CardRef,
    Owner,
    Phrase,
    Scenario,
    Situation,
    make_phrase,
    refer_to,
)
from kfjudge.notation.tokens import Span

HAND = 6
HOUSES = 3
_SIGNS = (",", "|")
BEFORE_HOUSE = ("setup", "forge", "house")
DESTROYED = "destroyed"
FELL = {"fighting": FELL_FIGHTING, "beside": FELL_BESIDE}
REMEMBERED = ("played", "discarded", "waived", "used", "reaped")
COUNTED = ("played", "used")  # toward the Rule of Six


class KeyForgeNotation(GameNotation):
    slots: Mapping[str, SlotWords] = {
        "house": SlotWords("house"),
        "color": SlotWords("color"),
        "phase": SlotWords("phase", width=4),
        "keyword": SlotWords("keyword", told=False),
        "header": SlotWords("header", width=4),
    }
    board_lines = ("turn", "last", "now")
    special_phrases = SpecialPhrases(
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
        for one in words.split_words():
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
        """Explain that what a player has stands after the name alone; whose turn it is, after the colon."""
        player = parser.names.name_owner(head["seat"])
        if head.key == "head.has":
            return message("scenario.head-of-player", player=player)
        houses = (parser.names.resolve("house", word) for word in rest.split_words())
        house = parser.grammar.name_value("house", next(filter(None, houses), "dis"))
        return message("scenario.head-of-turn", player=player, house=house)

    def check_file(self, scenario: Scenario, parser: PhraseParser) -> None:
        """Find a turn that nobody has."""
        for step in scenario.steps[:1] if not scenario.facts_about("turn") else ():
            if any(part.key.startswith("step.") for part in step.line.phrases):
                parser.error("turn-missing", step.spot)

    # from the board of a file to a state

    def count_by_default(self, scenario: Scenario | None, zone: str) -> int:
        """Take a hand of which nothing is said for a full one; before the match there is none."""
        if zone != "hand":
            return 0
        phases = scenario.facts_about("turn") if scenario is not None else ()
        return 0 if any(fact.get("phase") == "setup" for fact in phases) else HAND

    def lay_out_owner(self, builder: StateBuilder, owner: Owner, state: Json) -> None:
        """Lay out the houses and the keys: those that are named, then as many more as are counted."""
        state["houses"] = [fact["house"] for fact in owner.introduction]
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
        state["keys"] = colors

    def lay_out_card(self, builder: StateBuilder, card: CardFact, owner: str, zone: str, state: Json) -> None:
        if zone == "archives" and state["owner"] != owner:
            state["to_owner"] = True
        if zone == "attached":
            state["controller"] = state["owner"]
        if zone in ("line", "artifacts"):
            self._lay_out_control(builder, card, owner, state)

    def _lay_out_control(self, builder: StateBuilder, card: CardFact, owner: str, state: Json) -> None:
        """Control by a card that takes it ends with that card; any other lasts."""
        held = next((fact for fact in card.facts if fact.key == "fact.held"), None)
        if held is not None:
            uid = builder.find_uid(held["card"])
            state["claims"] = [[owner, uid]] if uid is not None else []
        else:
            state["claims"] = []
            for upgrade in state.get("upgrades", ()):
                spec = spec_of(upgrade["card"])
                controls = spec is not None and any(isinstance(node, Controls) for node in spec.constants)
                if controls and upgrade["controller"] == owner:
                    state["claims"].append([upgrade["controller"], upgrade["uid"]])
        if state["claims"]:
            state["base"] = state["owner"]

    def lay_out(self, builder: StateBuilder, state: Json) -> None:
        """Lay out whose turn it is, what the turn before it was and what this turn has seen."""
        self._lay_out_turn(builder, state)
        self._lay_out_last(builder, state)
        self._lay_out_now(builder, state)

    def _lay_out_turn(self, builder: StateBuilder, state: Json) -> None:
        """Lay out 'turn: South, house Dis' → the active player, the house, the step."""
        turn = builder.scenario.facts_about("turn")
        facts = {fact.key.removeprefix("turn."): fact for fact in reversed(turn)}
        if len(facts) < len(turn):
            builder.error("turn-twice", turn[-1].spot)
        house = facts["house"]["house"] if "house" in facts else None
        phase = facts["phase"]["phase"] if "phase" in facts else None
        if phase is None:
            phase = "main" if house is not None or "no-house" in facts else "house"
        if house is not None and ("no-house" in facts or phase in BEFORE_HOUSE):
            builder.error("house-too-early", facts["house"].spot)
        state["active"] = facts["player"]["seat"] if "player" in facts else SEATS[0]
        if house is not None:
            self._check_house(builder, state["active"], facts["house"])
        state["step"], state["house"], state["first_turn"] = phase, house, "first" in facts
        if phase == "setup" and turn and "player" not in facts:
            state["active"] = None

    def _check_house(self, builder: StateBuilder, name: str, fact: Phrase) -> None:
        """Report an active house that is neither of the identity card nor of a card that the player
        controls."""
        owner = builder.scenario.owner(name)
        zones = (owner.zone("line"), owner.zone("artifacts"))
        there = [card for zone in zones if zone is not None for card in zone.cards]
        printed = {all_facts()[card.card].house for card in there}
        given = {one["house"] for card in there for one in card.facts if one.key == "fact.house"}
        houses = [one["house"] for one in owner.introduction]
        if houses and fact["house"] not in {*houses, *printed, *given}:
            builder.error("not-their-house", fact.spot, house=name_value("house", fact["house"], GAME),
                          player=name_owner(name, GAME, owner.names),
                          houses=tuple(name_value("house", house, GAME) for house in houses))  # fmt: skip

    def _lay_out_last(self, builder: StateBuilder, state: Json) -> None:
        """Lay out 'last turn: North forges the red key, North plays Anger'."""
        turn = builder.scenario.facts_about("last")
        if not turn:
            return
        last: Json = {"player": ACROSS[state["active"] or SEATS[0]], "forged": [], "played": []}
        for fact in turn:
            last["player"] = fact.get("seat") or last["player"]
            if fact.key == "last.house":
                last["house"] = fact["house"]
            elif fact.key == "last.played":
                uid = builder.find_uid(fact["card"])
                last["played"] += [] if uid is None else [uid]
            elif fact.key in ("last.key", "last.forged"):
                held = state["players"][last["player"]]["keys"]
                color = fact.get("color") or (held[-1] if held else None)
                if color is None or color not in held:
                    builder.error("key-not-held", fact.spot)
                else:
                    last["forged"].append(color)
        state["last"] = last

    def _lay_out_now(self, builder: StateBuilder, state: Json) -> None:
        """Lay out 'this turn: Anger is played, Troll has reaped'."""
        turn: Json = {"played": [], "discarded": [], "discarders": [], "waived": [], "used": [], "reaped": [],
                      "forged": [], "losses": [], "deeds": {}, "played_from_hand": 0}  # fmt: skip
        for fact in builder.scenario.facts_about("now"):
            kind = fact.key.removeprefix("now.")
            if kind == "key":
                turn["forged"].append(fact["color"])
                continue
            if kind == "discarder":
                turn["discarders"].append(fact["seat"])
                continue
            found = builder.layout.find_cards(fact["card"])
            if kind == "times" and found:
                turn["deeds"][found[0].fact.card] = fact["n"]
                continue
            uid = builder.find_uid(fact["card"])
            if uid is None:
                continue
            if kind.startswith(DESTROYED):  # under its owner's control, where nothing else is said
                words = kind.split("-")
                fight = next((fight for word, fight in FELL.items() if word in words), "")
                controller = fact.get("seat") or found[0].owner
                turn["losses"].append({"uid": uid, "controller": controller, "fight": fight})
                continue
            turn[kind].append(uid)
            if kind == "played":
                turn["played_from_hand"] += 1
            if kind in COUNTED:
                card = found[0].fact.card
                turn["deeds"][card] = turn["deeds"].get(card, 0) + 1
        if turn["discarded"]:
            turn["discarders"].append(state["active"])
        turn["discarders"] = sorted(set(turn["discarders"]))
        state["turn"] = turn

    # and back

    def find_unsayable(self, state: Json, cards: Cards) -> Message | None:
        if state["winner"] is not None:
            return message("scenario.unsayable-over")
        lasting = next((effect for effect in state["lasting"] if effect["until"] != "leaves"), None)
        if lasting is not None:
            source = cards[lasting["source"]]
            card = source["label"] or all_facts()[source["card"]]
            return message("scenario.unsayable-lasting", card=card)
        if state["turn"]["omega"]:
            return message("scenario.unsayable-omega")
        if state["turn"]["played_from_hand"] != len(set(state["turn"]["played"])):
            return message("scenario.unsayable-played")
        return None

    def board_phrases(self, state: Json, cards: Cards) -> Situation:
        """Write the lines about this turn and the one before it."""
        last = state["last"]
        before = [make_phrase("last.key", seat=last["player"], color=color) for color in last["forged"]]
        if last["house"] is not None:
            before.append(make_phrase("last.house", seat=last["player"], house=last["house"]))
        before += [make_phrase("last.played", card=refer_to(cards[uid])) for uid in last["played"]]
        lines = (
            ("turn", self._turn_phrases(state)),
            ("last", before),
            ("now", self._now_phrases(state, cards)),
        )
        every = ((about, tuple(phrases)) for about, phrases in lines)
        return tuple((about, phrases) for about, phrases in every if phrases)

    def _turn_phrases(self, state: Json) -> Iterator[Phrase]:
        yield make_phrase("turn.player", seat=state["active"])
        if state["house"] is not None:
            yield make_phrase("turn.house", house=state["house"])
        elif state["step"] not in BEFORE_HOUSE:
            yield make_phrase("turn.no-house")
        if state["first_turn"]:
            yield make_phrase("turn.first")
        if state["step"] != ("house" if state["house"] is None else "main"):
            yield make_phrase("turn.phase", phase=state["step"])

    def _now_phrases(self, state: Json, cards: Cards) -> Iterator[Phrase]:
        turn = state["turn"]
        deeds: dict[str, int] = {}
        for kind in REMEMBERED:
            for uid in dict.fromkeys(turn[kind]):
                yield make_phrase(f"now.{kind}", card=refer_to(cards[uid]))
                if kind in COUNTED:
                    card = cards[uid]["card"]
                    deeds[card] = deeds.get(card, 0) + 1
        for card, many in turn["deeds"].items():
            if deeds.get(card) != many:
                yield make_phrase("now.times", card=CardRef(card), n=many)
        for seat in turn["discarders"]:
            if not turn["discarded"] or seat != state["active"]:
                yield make_phrase("now.discarder", seat=seat)
        for loss in turn["losses"]:
            fell = cards[loss["uid"]]
            how = next((f"-{word}" for word, fight in FELL.items() if fight == loss["fight"]), "")
            if loss["controller"] == fell["owner"]:
                yield make_phrase(f"now.{DESTROYED}{how}", card=refer_to(fell))
            else:
                seat = loss["controller"]
                yield make_phrase(f"now.{DESTROYED}{how}-under", card=refer_to(fell), seat=seat)
        for color in turn["forged"]:
            yield make_phrase("now.key", color=color)

    def introduction_phrases(self, state: Json) -> tuple[Phrase, ...]:
        return tuple(make_phrase("introduction.house", house=house) for house in state["houses"])

    def owner_phrases(self, state: Json) -> tuple[Phrase, ...]:
        return tuple(make_phrase("player.key", color=color) for color in state["keys"])

    def card_phrase(self, mark: str, state: Json, cards: Cards) -> Phrase | None:
        """Say who holds control of a card, where that is no upgrade of it."""
        assert mark == "held", mark
        claims = state.get("claims")
        if not claims or claims[-1][1] in ("", *(upgrade["uid"] for upgrade in state["upgrades"])):
            return None
        return make_phrase("fact.held", card=refer_to(cards[claims[-1][1]]))
