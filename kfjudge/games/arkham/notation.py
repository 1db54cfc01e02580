"""How the board files of Arkham Horror are read and written: who the investigators are, which phase it is and
whose turn, what the chaos bag holds, which locations a board connects."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from kfjudge.core.message import Message
from kfjudge.core.text import name_key
from kfjudge.games.arkham import GAME, message
from kfjudge.games.arkham.engine.board import (
    BAGS,
    ENCOUNTER,
    HARD_BAGS,
    INVESTIGATION,
    INVESTIGATOR,
    REFERENCE,
    USES,
    uid_of_investigator,
)
from kfjudge.games.arkham.engine.spec import uses_on
from kfjudge.games.arkham.engine.state import LARGEST, MOST_TOKENS
from kfjudge.games.arkham.facts import BLANKS, Facts, all_facts, on_boards
from kfjudge.notation.board_state import PlacedCard, StateBuilder
from kfjudge.notation.game import Cards, GameNotation, Json, SpecialPhrases
from kfjudge.notation.grammar import SlotWords, name_owner
from kfjudge.notation.parser.phrases import PhraseParser
from kfjudge.notation.scenario import (
    NOWHERE,
    CardFact,
    CardRef,
    LocalNames,
    Owner,
    Phrase,
    Scenario,
    Situation,
    make_phrase,
    refer_to,
)
from kfjudge.notation.tokens import Span

PLACES = ("card", "other", "third")  # of "connected to Attic, Cellar and Parlor"


class ArkhamNotation(GameNotation):
    slots: Mapping[str, SlotWords] = {
        "phase": SlotWords("phase", width=4),
        "prey": SlotWords("prey", width=5),
        "token": SlotWords("token", width=3),
        "skill": SlotWords("skill"),
        "difficulty": SlotWords("difficulty"),
    }
    board_lines = ("turn", "lead", "round", "began", "used", "lasting", "bag")
    special_phrases = SpecialPhrases(alone=("answer.begin", "answer.take-turn"))
    names_have_articles = True

    # reading

    def read_introduction(self, parser: PhraseParser, words: Span) -> tuple[Phrase, ...]:
        """Read which investigator a player has: "Danny (Wendy Adams)"."""
        ref = parser.names.find_card(words)
        if ref is None or on_boards()[ref.card].type != INVESTIGATOR:
            near = tuple(facts for facts in all_facts().values() if facts.type == INVESTIGATOR)
            parser.error("no-such-investigator", words, given=words.text, near=near)
            return ()
        return (make_phrase("introduction.card", words.spot, card=CardRef(ref.card)),)

    def check_file(self, scenario: Scenario, parser: PhraseParser) -> None:
        """Check that everybody who is in the game is somewhere."""
        for owner in scenario.owners:
            keys = {fact.key for fact in owner.facts}
            out = {"player.defeated", "player.resigned"} & keys
            if owner.kind == "player" and "player.at" not in keys and not out:
                parser.error("place-missing", NOWHERE, player=name_owner(owner.id, GAME, owner.names))

    def find_card_of_owner(self, owner: Owner) -> Facts | None:
        """Find the card of an investigator: that of the introduction, or the one whose name they have."""
        named = next((fact["card"].card for fact in owner.introduction), None)
        if named is not None:
            return on_boards()[named]
        words = {word for _, name in owner.names for word in name_key(name).split()}
        fits = [
            facts
            for facts in all_facts().values()
            if facts.type == INVESTIGATOR
            and any(words and words <= set(name_key(title).split()) for _, title in facts.names)
        ]
        return fits[0] if len(fits) == 1 else None

    def name_in_languages(self, owner: Owner) -> LocalNames:
        return owner.names

    # from the board of a file to a state

    def lay_out_owner(self, builder: StateBuilder, owner: Owner, state: Json) -> None:
        if owner.kind != "player":
            return
        facts = self.find_card_of_owner(owner) or BLANKS[INVESTIGATOR]
        state["card"] = facts.id
        uid = uid_of_investigator(owner.id)
        fact = CardFact(facts.id)
        builder.layout.placed.append(PlacedCard(uid, fact, facts, owner.id, INVESTIGATOR, owner.id))
        _check_numbers(builder, owner.facts)

    def lay_out_card(self, builder: StateBuilder, card: CardFact, owner: str, zone: str, state: Json) -> None:
        if zone == REFERENCE and self._is_hard(builder):
            state["hard"] = True
        for fact in card.facts:
            if fact.key == "fact.connected":
                refs = [fact[place] for place in PLACES if fact.get(place) is not None]
                state["connected"] = [uid for ref in refs if (uid := builder.find_uid(ref)) is not None]
            elif fact.key.removeprefix("fact.") in USES:
                state["uses"] = fact["n"]
                has = uses_on(card.card)
                if has is None or f"fact.{has.word}" != fact.key:
                    builder.error("no-such-uses", fact.spot, card=all_facts().get(card.card, card.card))
        _check_numbers(builder, card.facts)

    def lay_out(self, builder: StateBuilder, state: Json) -> None:
        """Lay out the phase, whose turn it is, who leads and how many began."""
        names = [owner.id for owner in builder.scenario.owners if owner.kind == "player"]
        if not names:
            builder.error("missing-player", NOWHERE)
        turn: Json = {"phase": INVESTIGATION}
        state["active"] = None
        line = [fact for fact in builder.scenario.facts_about("turn") if fact.key != "turn.spent"]
        if len(line) > 1:
            builder.error("turn-twice", line[-1].spot)
        for fact in line[:1]:
            if fact.key == "turn.phase":
                turn["phase"] = fact["phase"]
            elif fact.key == "turn.next":
                turn["begun"] = True
            else:
                state["active"] = fact["seat"]
        for fact in builder.scenario.facts_about("round"):
            turn["round"] = fact["n"]
        state["turn"] = turn
        for fact in builder.scenario.facts_about("lead"):
            state["lead"] = fact["seat"]
        for fact in builder.scenario.facts_about("began"):
            state["started"] = fact["n"]
        for fact in (*line, *builder.scenario.facts_about("lead")):
            if fact.get("seat") is not None and fact["seat"] not in names:
                builder.error("no-fact", fact.spot, given=name_owner(fact["seat"], GAME))
        if len(line) < len(builder.scenario.facts_about("turn")) and state["active"] in names:
            state["players"][state["active"]]["actions"] = 0
        state["limits"] = self._lay_out_limits(builder)
        state["lasting"] = [
            self._read_lasting(builder, fact) for fact in builder.scenario.facts_about("lasting")
        ]
        state["bag"] = self._lay_out_bag(builder)
        for _, facts in builder.scenario.situation:
            _check_numbers(builder, facts)

    def _read_lasting(self, builder: StateBuilder, fact: Phrase) -> list[str]:
        """Read whom an effect that lasts speaks to, and the skill or the card that was chosen for it. Which
        copy of its card it comes from makes no difference."""
        copies = builder.layout.find_cards(fact["card"])
        uid, about = copies[0].uid if copies else builder.find_uid(fact["card"]), fact.get("skill")
        if fact.get("other") is not None:
            about = builder.find_uid(fact["other"])
        return [uid or "", fact["seat"], *([about] if about else [])]

    def _lay_out_limits(self, builder: StateBuilder) -> list[list[str | int]]:
        """List what has been used in its period, and by whom: ["c3 South", "round", 1]."""
        limits: list[list[str | int]] = []
        for fact in builder.scenario.facts_about("used"):
            for card in builder.layout.find_cards(fact["card"])[:1]:
                user = f" {fact.get('seat') or card.controller}" if card.controller != ENCOUNTER else ""
                by = f" {fact['seat']}" if fact.get("seat") is not None else user
                limits.append([f"{card.uid}{by}", fact.key.removeprefix("used."), fact.get("n") or 1])
        return limits

    def _is_hard(self, builder: StateBuilder) -> bool:
        """Tell whether the bag is one with which the other side of the scenario card is used."""
        return any(fact.get("difficulty") in HARD_BAGS for fact in builder.scenario.facts_about("bag"))

    def _lay_out_bag(self, builder: StateBuilder) -> list[str]:
        """List the tokens of the chaos bag: those of a difficulty, and those that are named."""
        bag: list[str] = []
        for fact in builder.scenario.facts_about("bag"):
            if fact.key == "bag.difficulty":
                bag += BAGS[fact["difficulty"]]
            elif (fact.get("n") or 1) <= MOST_TOKENS:
                bag += [fact["token"]] * (fact.get("n") if fact.get("n") is not None else 1)
        return bag

    # and back

    def find_unsayable(self, state: Json, cards: Cards) -> Message | None:
        return message("scenario.unsayable-over") if state["over"] else None

    def board_phrases(self, state: Json, cards: Cards) -> Situation:
        turn, first = state["turn"], next(iter(state["players"]))
        playing = (name for name, one in state["players"].items() if not (one["defeated"] or one["resigned"]))
        lead = (
            [make_phrase("lead.player", seat=state["lead"])] if state["lead"] != next(playing, first) else []
        )
        number = [make_phrase("round.number", n=turn["round"])] if turn["round"] != 1 else []
        began = state["started"]
        others = [make_phrase("began.number", n=began)] if began != len(state["players"]) else []
        sides = {
            card.get("hard", False) for zones in state["encounter"].values() for card in zones[REFERENCE]
        }
        bag = [make_phrase("bag.difficulty", difficulty=name) for name, tokens in BAGS.items()
               if sorted(tokens) == sorted(state["bag"]) and sides <= {name in HARD_BAGS}]  # fmt: skip
        counted: Counter[str] = Counter(state["bag"])
        bag = bag or [
            make_phrase("bag.tokens", n=n, token=token) if n > 1 else make_phrase("bag.token", token=token)
            for token, n in counted.items()
        ]
        used = [
            self._say_used(who, period, times, state, cards) for who, period, times in state.get("limits", ())
        ]
        lasting = [self._say_lasting(cards, *one) for one in state.get("lasting", ())]
        lines = (
            ("turn", self._say_turn(state)),
            ("lead", lead),
            ("round", number),
            ("began", others),
            ("used", used),
            ("lasting", lasting),
            ("bag", bag),
        )
        return tuple((about, tuple(facts)) for about, facts in lines if facts)

    def _say_turn(self, state: Json) -> list[Phrase]:
        """Say whose turn it is, and whether its actions are spent; between turns, who may take one, or the
        phase."""
        turn, active = state["turn"], state["active"]
        if active:
            whose = make_phrase("turn.player", seat=active)
            return [whose] if state["players"][active]["actions"] else [whose, make_phrase("turn.spent")]
        if turn["phase"] == INVESTIGATION and turn["begun"]:
            return [make_phrase("turn.next")]
        return [make_phrase("turn.phase", phase=turn["phase"])]

    def _say_used(self, who: str, period: str, times: int, state: Json, cards: Cards) -> Phrase:
        """Say what has been used in a period, how often, and by whom, where that is not who has the card."""
        uid, _, player = who.partition(" ")
        if uid in cards:
            owner = cards[uid]["owner"]
            seat = {"seat": player} if player and player != owner else {}
            often: dict[str, int] = {"n": times} if times > 1 else {}
            return make_phrase(f"used.{period}", card=refer_to(cards[uid]), **seat, **often)
        cards_by_uid = {uid_of_investigator(name): one["card"] for name, one in state["players"].items()}
        return make_phrase(f"used.{period}", card=CardRef(cards_by_uid[uid]))

    def _say_lasting(self, cards: Cards, uid: str, player: str, about: str = "") -> Phrase:
        """Say an effect that lasts, on whom or what it does."""
        card = refer_to(cards[uid])
        if about in cards:
            return make_phrase("lasting.card", card=card, seat=player, other=refer_to(cards[about]))
        key, skill = ("lasting.skill", {"skill": about}) if about else ("lasting.player", {})
        return make_phrase(key, card=card, seat=player, **skill)

    def introduction_phrases(self, state: Json) -> tuple[Phrase, ...]:
        card = state.get("card")
        return (make_phrase("introduction.card", card=CardRef(card)),) if card in all_facts() else ()

    def owner_phrases(self, state: Json) -> tuple[Phrase, ...]:
        return ()

    def card_phrase(self, mark: str, state: Json, cards: Cards) -> Phrase | None:
        """Say which locations the board connects to one, and what an asset has left."""
        if mark in USES:
            has = uses_on(state["card"])
            is_said = has is not None and has.word == mark and state.get("uses", has.amount) != has.amount
            return make_phrase(f"fact.{mark}", n=state["uses"]) if is_said else None
        if not state.get(mark):
            return None
        refs = (refer_to(cards[uid]) for uid in state[mark])
        return make_phrase(f"fact.{mark}", **dict(zip(PLACES, refs, strict=False)))


def _check_numbers(builder: StateBuilder, facts: tuple[Phrase, ...]) -> None:
    for fact in facts:
        if (fact.get("n") or 0) > LARGEST:
            builder.error("bad-number", fact.spot, given=str(fact["n"]), most=LARGEST)
