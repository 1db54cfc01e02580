"""Writing a scenario, in any language. Reading what was written gives the same scenario."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from msgspec.structs import replace

from kfjudge.core.ask import CHANCE
from kfjudge.core.readings import EQUALS, Readings
from kfjudge.games import default_game, get_game
from kfjudge.notation.forms import PhraseForm, write_form
from kfjudge.notation.grammar import LocalText, grammar, in_each_language, name_owner
from kfjudge.notation.names import CARDS, all_facts
from kfjudge.notation.scenario import (
    CardFact,
    CardRef,
    Expectation,
    Owner,
    Phrase,
    Scenario,
    ScriptLine,
    ScriptPoint,
    ScriptStep,
    ZoneFact,
)
from kfjudge.words import DEFAULT_LANGUAGE, load_language
from kfjudge.words.catalogue import pick_name

# Claims that are lists: their keyword, and the place that holds the list.
CLAIM_LISTS = {
    "claim.can": ("word.can", "options"), "claim.cannot": ("word.cannot", "options"),
    "claim.only": ("word.only", "options"), "claim.forced": ("word.forced", "options"),
    "claim.happens": ("word.happens", "events"), "claim.never": ("word.never", "events"),
    "claim.order": ("word.order", "events"),
}  # fmt: skip
OFTEN = {1: "often.once", 2: "often.twice"}


def write_scenario(scenario: Scenario, lang: str = DEFAULT_LANGUAGE) -> str:
    """The text of a scenario."""
    pen = ScenarioWriter(lang, scenario)
    blocks = [
        pen.header(scenario),
        pen.board(scenario),
        pen.script(scenario),
        [pen.expectation(expectation) for expectation in scenario.expectations],
    ]
    return "\n\n".join("\n".join(block) for block in blocks if block) + "\n"


def write_step(step: ScriptStep, lang: str, scenario: Scenario) -> str:
    """A numbered step without the lines below it."""
    return ScenarioWriter(lang, scenario).step(step)


def write_claim(claim: Phrase, lang: str, scenario: Scenario) -> str:
    return ScenarioWriter(lang, scenario).claim(claim)


def write_phrase(phrase: Phrase, game: str, it: str = "") -> LocalText:
    """A phrase as it stands in a message, whatever its language; `it` is the card it is said of."""
    return write_phrase_in(Scenario(game, ()), phrase, it)


def write_phrase_in(scenario: Scenario, phrase: Phrase, it: str = "") -> LocalText:
    """The same with the names of a scenario: its labels, and what its owners are called."""
    return in_each_language(lambda lang: ScenarioWriter(lang, scenario).event(phrase, it))


class ScenarioWriter:
    """Writes in one language, with the names of one scenario."""

    def __init__(self, lang: str, scenario: Scenario) -> None:
        self.lang = lang
        self.scenario = scenario
        self.language = load_language(lang)
        self.grammar = grammar(scenario.game)
        self.habits = get_game(scenario.game).notation.habits
        self.labels = scenario.labels()
        self.labeled = {card.label: card.card for _, _, card in scenario.cards() if card.label}
        self.names = {owner.id: owner.name for owner in scenario.owners}

    # words

    def word(self, phrase: str, n: int | None = None) -> str:
        """A keyword."""
        return write_form(self.grammar.forms_in(phrase, self.lang)[0], lambda _: str(n), n)

    def seat(self, seat: str) -> str:
        return self.of(name_owner(seat, self.scenario.game, self.names.get(seat, "")))

    def of(self, name: LocalText) -> str:
        return pick_name(name, self.lang)

    def title(self, card: str) -> str:
        return pick_name(all_facts(self.scenario.game)[card], self.lang)

    def ref(self, ref: CardRef) -> str:
        if ref.label:
            return self.labels.get(ref.label, {}).get(self.lang, ref.label)
        title = self.title(ref.card)
        return self.language.name_owned(self.seat(ref.seat), title) if ref.seat else title

    def _titled(self, card: CardRef | str) -> str:
        """The id of the card that a name means: the title of a label is on the board."""
        return card if isinstance(card, str) else card.card or self.labeled.get(card.label, "")

    def phrase(self, phrase: Phrase, it: str = "") -> str:
        """A phrase with its places filled; `it` is the card it is said of, if it names none."""
        return self._fill(self._forms(phrase)[0], phrase, it)

    def _acting(self, phrase: Phrase) -> str:
        """A phrase whose player is not named: the card does it, where it can."""
        own = self._forms(phrase)
        by_card = [form for form in own if phrase.key.startswith("step.") and form.parts[0].slot == "card"]
        return self._fill((by_card or own)[0], phrase)

    def _forms(self, phrase: Phrase) -> list[PhraseForm]:
        """The forms that have a place for everything that is said."""
        filled = {name for name, _ in phrase.places}
        return [form for form in self.grammar.forms_in(phrase.key, self.lang) if set(form.slots) == filled]

    def _fill(self, form: PhraseForm, phrase: Phrase, it: str = "") -> str:
        def nouns(slot: str) -> tuple[str, ...]:
            if slot in CARDS:  # a verb goes with its subject, not with what follows it
                return ()
            return (
                self._nouns(slot, phrase.get(slot)) if slot else self._nouns("card", it or phrase.get("card"))
            )

        return write_form(form, lambda slot: self.place(slot, phrase[slot]), phrase.get("n"), nouns)

    def _nouns(self, slot: str, value: Any) -> tuple[str, ...]:
        """What noun fills a place, as far as the language wants to know."""
        if slot in self.grammar.slots:
            noun = self.grammar.noun(self.grammar.slots[slot].kind, value, self.lang)
        else:
            noun = self._noun(self._titled(value)) if isinstance(value, (CardRef, str)) else ""
        return (noun,) if noun else ()

    def _noun(self, card: str) -> str:
        """What noun the title of a card is."""
        nouns: tuple[tuple[str, str], ...] = getattr(all_facts(self.scenario.game).get(card), "nouns", ())
        return dict(nouns).get(self.lang, "")

    def place(self, slot: str, value: Any) -> str:
        if isinstance(value, CardRef):
            return self.ref(value)
        if isinstance(value, CardFact):
            return self.card(value)
        if slot == "seat":
            return self.seat(value)
        if slot in self.grammar.slots:
            return self.of(self.grammar.called(self.grammar.slots[slot].kind, value))
        return str(value)

    def list_of(self, parts: Iterable[Phrase], it: str = "") -> str:
        return ", ".join(self.phrase(part, it) for part in parts)

    # the header and the board

    def head(self, kind: str, text: str) -> str:
        return f"{self.word(f'head.{kind}')}{self.language.colon} {text}"

    def header(self, scenario: Scenario) -> list[str]:
        lines = [ScenarioWriter(lang, scenario).head("title", title) for lang, title in scenario.titles]
        if scenario.game != default_game():
            lines.append(self.head("game", scenario.game))
        if scenario.editions != (get_game(scenario.game).written_for,):
            lines.append(self.head("editions", ", ".join(scenario.editions)))
        if scenario.readings:
            lines.append(self.head("readings", self.readings(scenario.readings, ", ")))
        for about, ids in (("answers", scenario.answers), ("shows", scenario.shows)):
            if ids:
                lines.append(self.head(about, ", ".join(ids)))
        for kind in get_game(scenario.game).engine.schema.owners:
            owners = [owner for owner in scenario.owners if owner.kind == kind.kind]
            if any(owner.name or owner.introduction for owner in owners):
                lines.append(self.head(kind.field, ", ".join(map(self._introduced, owners))))
        return lines

    def readings(self, readings: Readings, between: str) -> str:
        return between.join(EQUALS.join(reading) for reading in readings)

    def _introduced(self, owner: Owner) -> str:
        """An owner as it is introduced at the top."""
        phrase = " ".join(map(self.phrase, owner.introduction))
        return f"{self.seat(owner.id)} ({phrase})" if phrase else self.seat(owner.id)

    def board(self, scenario: Scenario) -> list[str]:
        lines = [self.head(about, self.list_of(facts)) for about, facts in scenario.situation]
        zones = sorted(get_game(scenario.game).engine.schema.zones, key=lambda zone: not zone.in_play)
        for owner in scenario.owners:
            if owner.facts:
                lines.append(f"{self.seat(owner.id)}{self.language.colon} {self.list_of(owner.facts)}")
            for there in filter(None, (owner.zone(zone.name) for zone in zones)):
                name = self._zone_name(owner.id, there.name)
                lines.append(f"{name}{self.language.colon} {self.zone(there)}")
        return lines

    def _zone_name(self, seat: str, zone: str) -> str:
        return self.phrase(Phrase("head.zone", (("seat", seat), ("zone", zone))))

    def zone(self, zone: ZoneFact) -> str:
        parts = [self.card(card) for card in zone.cards]
        if zone.unknown and not zone.shuffled:
            parts.append(self.word("word.cards", zone.unknown))
        mixed = [self.card(card) for card in zone.shuffled]
        if zone.unknown and zone.shuffled:
            mixed.append(self.word("word.cards", zone.unknown))
        if mixed:
            mixed[0] = f"{self.word('word.shuffled')}{self.language.colon} {mixed[0]}"
        parts += mixed
        if zone.rest:
            parts.append(self.word("word.unknown"))
        return " | ".join(parts) if parts else self.word("word.none")

    def card(self, card: CardFact) -> str:
        names = card.labels or (((self.lang, card.label),) if card.label else ())
        own_first = sorted(names, key=lambda one: one[0] != self.lang)
        label = " / ".join(
            ScenarioWriter(lang, self.scenario).label(card.card, name) for lang, name in own_first
        )
        facts = f" ({self.list_of(card.facts, card.card)})" if card.facts else ""
        return f"{self.title(card.card)} {label}".rstrip() + facts

    def label(self, card: str, name: str) -> str:
        """The name that a card goes by, as the board gives it."""
        form = self.grammar.forms_in("word.as", self.lang)[0]
        return f"{write_form(form, str, None, lambda _: (self._noun(card),))} {name}"

    # the script

    def script(self, scenario: Scenario) -> list[str]:
        lines = []
        for step in scenario.steps:
            lines.append(f"{step.number}. {self.step(step)}")
            lines += [f"   - {self.line(line)}" for line in step.choices]
        return lines

    def step(self, step: ScriptStep) -> str:
        answers = [self.line(self._at_a_step(step.line)), *(self.phrase(answer) for answer in step.inline)]
        verdict = "" if step.legal else f" {self.word('word.illegal')}"
        return ", ".join(answers) + verdict

    def _at_a_step(self, line: ScriptLine) -> ScriptLine:
        """The line with its answers as they are said at a numbered step."""
        as_step = self.habits.as_step
        phrase = tuple(replace(part, key=as_step.get(part.key, part.key)) for part in line.phrases)
        return replace(line, phrases=phrase)

    def line(self, line: ScriptLine) -> str:
        if not line.seat:
            return ", ".join(self._acting(part) for part in line.phrases) or "?"
        text = self.list_of(line.phrases) or "?"
        if line.seat == CHANCE:
            return f"{self.seat(CHANCE)}{self.language.colon} {text}"
        return f"{self.seat(line.seat)} {text}"

    # what is expected

    def expectation(self, expectation: Expectation) -> str:
        cites = [claim for claim in expectation.claims if claim.key == "claim.cite"]
        word = self.word("word.cite" if cites else "word.expect")
        read = self.readings(expectation.readings, " ")
        head = [word, ", ".join(expectation.editions), read, self.where(expectation.where)]
        if cites:
            text = ", ".join(id for claim in cites for id in claim["ids"])
        else:
            between = f"{self.language.colon.replace(':', ';')} "
            text = between.join(self.claim(claim) for claim in expectation.claims)
        return f"{' '.join(part for part in head if part)}{self.language.colon} {text}"

    def where(self, where: ScriptPoint) -> str:
        if not where.when:
            return ""
        choice = f".{where.choice}" if where.choice else ""
        return f"{self.word(f'word.{where.when}')} {where.step}{choice}"

    def claim(self, claim: Phrase) -> str:
        kind = claim.key
        if kind in ("claim.player", "claim.card"):
            place = "seat" if kind == "claim.player" else "card"
            it = self._titled(claim["card"]) if place == "card" else ""
            return f"{self.place(place, claim[place])}{self.language.colon} {self.phrase(claim['fact'], it)}"
        if kind == "claim.zone":
            return self._zone_claim(claim)
        if kind in CLAIM_LISTS:
            word, places = CLAIM_LISTS[kind]
            listed = ", ".join(self.event(phrase) for phrase in claim[places])
            if places == "events":
                return f"{self.word(word)}{self.language.colon} {listed}"
            seat = f"{self.seat(claim['seat'])} " if claim["seat"] else ""
            if kind == "claim.cannot" and [option.key for option in claim["options"]] == ["can.any"]:
                return f"{seat}{self.word('word.nothing')}"
            return f"{seat}{self.word(word)} {listed}".rstrip()
        if kind in ("claim.legal", "claim.illegal"):
            return f"{self.line(claim['line'])} {self.word(kind.replace('claim', 'word'))}"
        if kind == "claim.cite":
            return f"{self.word('word.cite')}{self.language.colon} {', '.join(claim['ids'])}"
        return self.phrase(claim)

    def event(self, phrase: Phrase, it: str = "") -> str:
        """A phrase, and perhaps how often it happens."""
        if phrase.key != "event.times":
            return self.phrase(phrase, it)
        often = OFTEN.get(phrase["n"], "often.times")
        return f"{self.phrase(phrase['event'])} {self.word(often, phrase['n'])}"

    def _zone_claim(self, claim: Phrase) -> str:
        parts = [self._item(item) for item in claim["items"]]
        if claim["others"]:
            parts.append(self.word("word.cards", claim["others"]))
        if claim["more"]:
            parts.append(self.word("word.more"))
        listed = " | ".join(parts) if parts else self.word("word.none")
        return f"{self._zone_name(claim['seat'], claim['zone'])}{self.language.colon} {listed}"

    def _item(self, item: Phrase) -> str:
        facts = f" ({self.list_of(item['facts'], self._titled(item['card']))})" if item["facts"] else ""
        return f"{self.ref(item['card'])}{facts}"
