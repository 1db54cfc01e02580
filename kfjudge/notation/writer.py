"""Write a scenario as a board file, in any language. Parsing what was written gives the same scenario."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from msgspec.structs import replace

from kfjudge.core.message import LocalText
from kfjudge.core.readings import EQUALS, Readings
from kfjudge.core.table import CHANCE
from kfjudge.games import default_game, get_game
from kfjudge.notation.grammar import PhraseForm, grammar, in_each_language, name_owner, write_form
from kfjudge.notation.names import CARDS, all_facts
from kfjudge.notation.scenario import (
    BETWEEN,
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
    make_phrase,
)
from kfjudge.words import DEFAULT_LANGUAGE, load_language
from kfjudge.words.catalogue import name_with_article, pick_name, put_into_words

# Claims that are lists: their keyword, and the place that holds the list.
CLAIM_LISTS = {
    "claim.can": ("word.can", "options"), "claim.cannot": ("word.cannot", "options"),
    "claim.only": ("word.only", "options"), "claim.forced": ("word.forced", "options"),
    "claim.happens": ("word.happens", "events"), "claim.never": ("word.never", "events"),
    "claim.order": ("word.order", "events"),
}  # fmt: skip
OFTEN = {1: "often.once", 2: "often.twice"}


def write_scenario(scenario: Scenario, lang: str = DEFAULT_LANGUAGE) -> str:
    """Write a whole file: header, board, script, what is expected, with blank lines between."""
    writer = ScenarioWriter(lang, scenario)
    blocks = [
        writer.write_header(),
        writer.write_board(),
        writer.write_script(),
        [writer.write_expectation(expectation) for expectation in scenario.expectations],
    ]
    return "\n\n".join("\n".join(block) for block in blocks if block) + "\n"


def write_phrase(phrase: Phrase, game: str, it: str = "") -> LocalText:
    """Write a phrase in each language, for a message; `it` is the card that it is said of."""
    return write_phrase_in(Scenario(game, ()), phrase, it)


def write_phrase_in(scenario: Scenario, phrase: Phrase, it: str = "") -> LocalText:
    """Write the same with the names of a scenario: its labels, and what its owners are called."""
    return in_each_language(lambda lang: SentenceWriter(lang, scenario).write_event(phrase, it))


def write_step(step: ScriptStep, lang: str, scenario: Scenario) -> str:
    """Write a numbered step without the lines below it, for a sentence."""
    return SentenceWriter(lang, scenario).write_step(step)


def write_readings(readings: Readings, between: str) -> str:
    """Write 'fight.cut-short=not-fought'."""
    return between.join(EQUALS.join(reading) for reading in readings)


class ScenarioWriter:
    """Writes in one language, with the names of one scenario."""

    def __init__(self, lang: str, scenario: Scenario) -> None:
        self.lang = lang
        self.scenario = scenario
        self.language = load_language(lang)
        self.grammar = grammar(scenario.game)
        self.special_phrases = get_game(scenario.game).notation.special_phrases
        self.labels = scenario.labels()
        self.labeled = {card.label: card.card for _, _, card in scenario.cards() if card.label}
        self.names = {owner.id: owner.names for owner in scenario.owners}

    # words

    def write_word(self, key: str, n: int | None = None) -> str:
        """Write a keyword: "word.cards" with 5 → '5 cards'."""
        return write_form(self.grammar.forms_in(key, self.lang)[0], lambda _: str(n), n)

    def write_seat(self, seat: str) -> str:
        return pick_name(name_owner(seat, self.scenario.game, self.names.get(seat, ())), self.lang)

    def write_ref(self, ref: CardRef) -> str:
        """Write a card as a line names it: by its label, or by its title and perhaps whose it is."""
        if ref.label:
            return self.labels.get(ref.label, {}).get(self.lang, ref.label)
        title = self._write_title(ref.card)
        return self.language.name_owned(self.write_seat(ref.seat), title) if ref.seat else title

    def _write_title(self, card: str) -> str:
        return pick_name(all_facts(self.scenario.game)[card], self.lang)

    def write_phrase(self, phrase: Phrase, it: str = "") -> str:
        """Write a phrase with its places filled; `it` is the card it is said of, if it names none."""
        return self._fill_form(self._forms_of(phrase)[0], phrase, it)

    def _forms_of(self, phrase: Phrase) -> list[PhraseForm]:
        """Find the forms that have a place for everything that is said."""
        filled = {name for name, _ in phrase.places}
        return [form for form in self.grammar.forms_in(phrase.key, self.lang) if set(form.slots) == filled]

    def _fill_form(self, form: PhraseForm, phrase: Phrase, it: str = "") -> str:
        def nouns(slot: str) -> tuple[str, ...]:
            if slot in CARDS:  # a verb goes with its subject, not with what follows it
                return ()
            if slot:
                return self._find_nouns(slot, phrase.get(slot))
            return self._find_nouns("card", it or phrase.get("card"))

        return write_form(form, lambda slot: self._write_place(slot, phrase[slot]), phrase.get("n"), nouns)

    def _find_nouns(self, slot: str, value: Any) -> tuple[str, ...]:
        """Find the noun that fills a place, as far as the language wants to know its gender."""
        if slot in self.grammar.slots:
            noun = self.grammar.find_noun(self.grammar.slots[slot].kind, value, self.lang)
        else:
            noun = self._noun_of(self._card_of(value)) if isinstance(value, (CardRef, str)) else ""
            noun = noun.replace("p", "") if isinstance(value, CardRef) and value.label else noun  # one card
        return (noun,) if noun else ()

    def _card_of(self, card: CardRef | str) -> str:
        """Find the id of the card that is meant: the title of a label is on the board."""
        return card if isinstance(card, str) else card.card or self.labeled.get(card.label, "")

    def _noun_of(self, card: str) -> str:
        """Find the noun that the title of a card is."""
        nouns: tuple[tuple[str, str], ...] = getattr(all_facts(self.scenario.game).get(card), "nouns", ())
        return dict(nouns).get(self.lang, "")

    def _write_place(self, slot: str, value: Any) -> str:
        """Write what fills a place of a phrase."""
        if isinstance(value, CardRef):
            return self.write_ref(value)
        if isinstance(value, CardFact):
            return self._write_card(value)
        if slot == "seat":
            return self.write_seat(value)
        if slot in self.grammar.slots:
            return pick_name(self.grammar.name_value(self.grammar.slots[slot].kind, value), self.lang)
        return str(value)

    def _write_list(self, phrases: Iterable[Phrase], it: str = "") -> str:
        return ", ".join(self.write_phrase(phrase, it) for phrase in phrases)

    # the header and the board

    def _write_head(self, kind: str, text: str) -> str:
        return f"{self.write_word(f'head.{kind}')}{self.language.colon} {text}"

    def write_header(self) -> list[str]:
        """Write the lines of the header; what a file without the line means is left out."""
        scenario = self.scenario
        lines = [
            ScenarioWriter(lang, scenario)._write_head("title", title) for lang, title in scenario.titles
        ]
        if scenario.game != default_game():
            lines.append(self._write_head("game", scenario.game))
        if scenario.editions != (get_game(scenario.game).written_for,):
            lines.append(self._write_head("editions", ", ".join(scenario.editions)))
        if scenario.readings:
            lines.append(self._write_head("readings", write_readings(scenario.readings, ", ")))
        for about, ids in (("answers", scenario.answers), ("shows", scenario.shows)):
            if ids:
                lines.append(self._write_head(about, ", ".join(ids)))
        for kind in get_game(scenario.game).engine.schema.owners:
            owners = [owner for owner in scenario.owners if owner.kind == kind.kind]
            if any(owner.names or owner.introduction for owner in owners):
                lines.append(self._write_head(kind.field, ", ".join(map(self._introduce, owners))))
        return lines

    def _introduce(self, owner: Owner) -> str:
        """Write 'Ann (Dis Shadows Brobnar)'; in French, 'Garde / Guard (Garde Sylvestre)'."""
        words = " ".join(map(self.write_phrase, owner.introduction))
        own_first = sorted(owner.names, key=lambda one: one[0] != self.lang)
        called = f" {BETWEEN} ".join(name for _, name in own_first) or self.write_seat(owner.id)
        return f"{called} ({words})" if words else called

    def write_board(self) -> list[str]:
        """Write the situation, and what each owner has and what lies in its zones."""
        scenario, colon = self.scenario, self.language.colon
        lines = [self._write_head(about, self._write_list(facts)) for about, facts in scenario.situation]
        zones = sorted(get_game(scenario.game).engine.schema.zones, key=lambda zone: not zone.in_play)
        for owner in scenario.owners:
            if owner.facts:
                lines.append(f"{self.write_seat(owner.id)}{colon} {self._write_list(owner.facts)}")
            there = filter(None, (owner.zone(zone.name) for zone in zones))
            lines += [
                f"{self._name_zone(owner.id, zone.name)}{colon} {self._write_zone(zone)}" for zone in there
            ]
        return lines

    def _name_zone(self, seat: str, zone: str) -> str:
        """Write 'South hand'; a zone that only one owner has is called by its name alone."""
        schema = get_game(self.scenario.game).engine.schema
        if schema.sole_owner(schema.zone(zone)):
            return pick_name(self.grammar.name_value("zone", zone), self.lang)
        return self.write_phrase(make_phrase("head.zone", seat=seat, zone=zone))

    def _write_zone(self, zone: ZoneFact) -> str:
        """Write 'Anger | 2 cards | shuffled: Troll | Urchin | unknown'."""
        parts = [self._write_card(card) for card in zone.cards]
        mixed = [self._write_card(card) for card in zone.shuffled]
        if zone.unknown:
            (mixed if mixed else parts).append(self.write_word("word.cards", zone.unknown))
        if mixed:
            mixed[0] = f"{self.write_word('word.shuffled')}{self.language.colon} {mixed[0]}"
        parts += mixed
        if zone.rest:
            parts.append(self.write_word("word.unknown"))
        return " | ".join(parts) if parts else self.write_word("word.none")

    def _write_card(self, card: CardFact) -> str:
        """Write 'Troll as Big / dit Gros (3 damage)'."""
        names = card.labels or (((self.lang, card.label),) if card.label else ())
        own_first = sorted(names, key=lambda one: one[0] != self.lang)
        labels = (
            ScenarioWriter(lang, self.scenario)._write_label(card.card, name) for lang, name in own_first
        )
        facts = f" ({self._write_list(card.facts, card.card)})" if card.facts else ""
        return f"{self._write_title(card.card)} {f' {BETWEEN} '.join(labels)}".rstrip() + facts

    def _write_label(self, card: str, name: str) -> str:
        """Write 'as Big'."""
        form = self.grammar.forms_in("word.as", self.lang)[0]
        return f"{write_form(form, str, None, lambda _: (self._noun_of(card),))} {name}"

    # the script

    def write_script(self) -> list[str]:
        """Write the steps, and below each the choices that are made in it."""
        lines = []
        for step in self.scenario.steps:
            lines.append(f"{step.number}. {self.write_step(step)}")
            lines += [f"   - {self.write_line(line)}" for line in step.choices]
        return lines

    def write_step(self, step: ScriptStep) -> str:
        """Write a numbered step without the lines below it."""
        as_step = self.special_phrases.as_step  # how an answer is written at a numbered step
        phrases = (replace(part, key=as_step.get(part.key, part.key)) for part in step.line.phrases)
        line = replace(step.line, phrases=tuple(phrases))
        answers = [self.write_line(line), *(self.write_phrase(answer) for answer in step.inline)]
        verdict = "" if step.legal else f" {self.write_word('word.illegal')}"
        return ", ".join(answers) + verdict

    def write_line(self, line: ScriptLine) -> str:
        """Write 'South plays Anger'; where nobody is named, the card acts, if it can: 'Troll attacks
        Urchin'."""
        if not line.seat:
            return ", ".join(self._write_unnamed(part) for part in line.phrases) or "?"
        text = self._write_list(line.phrases) or "?"
        if line.seat == CHANCE:
            return f"{self.write_seat(CHANCE)}{self.language.colon} {text}"
        return f"{self.write_seat(line.seat)} {text}"

    def _write_unnamed(self, phrase: Phrase) -> str:
        own = self._forms_of(phrase)
        by_card = [form for form in own if phrase.key.startswith("step.") and form.parts[0].slot == "card"]
        return self._fill_form((by_card or own)[0], phrase)

    # what is expected

    def write_expectation(self, expectation: Expectation) -> str:
        """Write 'expect 1.3 at 3: can Shadows; cannot Dis'."""
        cites = [claim for claim in expectation.claims if claim.key == "claim.cite"]
        word = self.write_word("word.cite" if cites else "word.expect")
        readings = write_readings(expectation.readings, " ")
        head = [word, ", ".join(expectation.editions), readings, self.write_point(expectation.where)]
        if cites:
            text = ", ".join(id for claim in cites for id in claim["ids"])
        else:
            between = f"{self.language.colon.replace(':', ';')} "
            text = between.join(self.write_claim(claim) for claim in expectation.claims)
        return f"{' '.join(part for part in head if part)}{self.language.colon} {text}"

    def write_point(self, point: ScriptPoint) -> str:
        """Write 'at 3.1'; nothing for the end of the script."""
        if not point.when:
            return ""
        choice = f".{point.choice}" if point.choice else ""
        return f"{self.write_word(f'word.{point.when}')} {point.step}{choice}"

    def write_claim(self, claim: Phrase) -> str:
        kind, colon = claim.key, self.language.colon
        if kind == "claim.player":
            return f"{self.write_seat(claim['seat'])}{colon} {self.write_phrase(claim['fact'])}"
        if kind == "claim.card":
            fact = self.write_phrase(claim["fact"], self._card_of(claim["card"]))
            return f"{self.write_ref(claim['card'])}{colon} {fact}"
        if kind == "claim.zone":
            return self._write_zone_claim(claim)
        if kind in CLAIM_LISTS:
            word, place = CLAIM_LISTS[kind]
            listed = ", ".join(self.write_event(phrase) for phrase in claim[place])
            if place == "events":
                return f"{self.write_word(word)}{colon} {listed}"
            seat = f"{self.write_seat(claim['seat'])} " if claim["seat"] else ""
            if kind == "claim.cannot" and [option.key for option in claim["options"]] == ["can.any"]:
                return f"{seat}{self.write_word('word.nothing')}"
            return f"{seat}{self.write_word(word)} {listed}".rstrip()
        if kind in ("claim.legal", "claim.illegal"):
            return f"{self.write_line(claim['line'])} {self.write_word(kind.replace('claim', 'word'))}"
        if kind == "claim.cite":
            return f"{self.write_word('word.cite')}{colon} {', '.join(claim['ids'])}"
        return self.write_phrase(claim)

    def tell_script(self) -> Iterator[str]:
        """Tell what is done, step by step, each with its answers: "1. South plays Anger: Urchin."."""
        for step in self.scenario.steps:
            answers = ", ".join(map(self.write_line, step.choices))
            below = f"{self.language.colon} {answers}" if answers else ""
            yield f"{step.number}. {self.write_step(step)}{below}."

    def tell_outcome(self) -> Iterator[str]:
        """Tell what is expected, but for what is cited."""
        for expectation in self.scenario.expectations:
            claims = [claim for claim in expectation.claims if claim.key != "claim.cite"]
            if claims:
                head = (", ".join(expectation.editions), write_readings(expectation.readings, " "))
                where = " ".join(part for part in (*head, self.write_point(expectation.where)) if part)
                expected = " · ".join(map(self.write_claim, claims))
                yield f"{where}{self.language.colon} {expected}." if where else f"{expected}."

    def write_event(self, phrase: Phrase, it: str = "") -> str:
        """Write a phrase, and perhaps how often it happens: 'Troll is healed twice'."""
        if phrase.key != "event.times":
            return self.write_phrase(phrase, it)
        often = OFTEN.get(phrase["n"], "often.times")
        return f"{self.write_phrase(phrase['event'])} {self.write_word(often, phrase['n'])}"

    def _write_zone_claim(self, claim: Phrase) -> str:
        """Write 'South hand: Anger | Troll (stunned) | 2 cards | …'."""
        parts = []
        for item in claim["items"]:
            card, facts = item["card"], self._write_list(item["facts"], self._card_of(item["card"]))
            parts.append(self.write_ref(card) + (f" ({facts})" if facts else ""))
        if claim["others"]:
            parts.append(self.write_word("word.cards", claim["others"]))
        if claim["more"]:
            parts.append(self.write_word("word.more"))
        listed = " | ".join(parts) if parts else self.write_word("word.none")
        return f"{self._name_zone(claim['seat'], claim['zone'])}{self.language.colon} {listed}"


class SentenceWriter(ScenarioWriter):
    """Writes what stands in a sentence, where a game's names have articles: "le Garde tire sur l’Archer"."""

    def __init__(self, lang: str, scenario: Scenario) -> None:
        super().__init__(lang, scenario)
        self._notation = get_game(scenario.game).notation

    def write_seat(self, seat: str) -> str:
        owner = next((one for one in self.scenario.owners if one.id == seat), None)
        card = self._notation.find_card_of_owner(owner) if owner is not None else None
        return self._with_article(LocalText(((self.lang, super().write_seat(seat)),), seat, card))

    def write_ref(self, ref: CardRef) -> str:
        facts = all_facts(self.scenario.game).get(self._card_of(ref))
        return self._with_article(LocalText(((self.lang, super().write_ref(ref)),), "", facts))

    def _with_article(self, named: LocalText) -> str:
        if not self._notation.names_have_articles:
            return put_into_words(named, self.lang)
        return name_with_article(named, self.lang, self.language)
