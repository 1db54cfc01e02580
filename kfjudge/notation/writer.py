"""Writing a scenario, in either language. Reading what was written gives the same scenario."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Any

from kfjudge.games.keyforge.editions import NEWEST
from kfjudge.games.keyforge.facts import all_facts
from kfjudge.notation.forms import Form, forms_of, write_form
from kfjudge.notation.model import (
    CHANCE,
    CardFact,
    Expectation,
    Line,
    Ref,
    Said,
    Scenario,
    Seat,
    Step,
    Where,
    Zone,
)
from kfjudge.notation.names import CLOSED, Called, called

# Claims that are lists: their keyword, and the place that holds the list.
CLAIM_LISTS = {
    "claim.can": ("word.can", "options"), "claim.cannot": ("word.cannot", "options"),
    "claim.only": ("word.only", "options"), "claim.forced": ("word.forced", "options"),
    "claim.happens": ("word.happens", "events"), "claim.never": ("word.never", "events"),
    "claim.order": ("word.order", "events"),
}  # fmt: skip
ZONES = ("line", "artifacts", "hand", "deck", "discard", "archives", "purged")


def write_scenario(scenario: Scenario, lang: str = "en") -> str:
    """The text of a scenario."""
    pen = Pen(lang, scenario)
    blocks = [
        pen.header(scenario),
        pen.board(scenario),
        pen.script(scenario),
        [pen.expectation(expectation) for expectation in scenario.expectations],
    ]
    return "\n\n".join("\n".join(block) for block in blocks if block) + "\n"


def write_step(step: Step, lang: str, scenario: Scenario | None = None) -> str:
    """A numbered step without the lines below it."""
    return Pen(lang, scenario).step(step)


def write_claim(claim: Said, lang: str, scenario: Scenario | None = None) -> str:
    return Pen(lang, scenario).claim(claim)


def spoken(said: Said) -> Called:
    """A phrase as it stands in a message, whatever its language."""
    return Called(Pen("en", None).event(said), Pen("fr", None).event(said))


def _choosing(line: Line) -> Line:
    """A house is named by a card’s ability, but chosen at step 2."""
    said = tuple(
        replace(part, phrase="word.chooses") if part.phrase == "answer.house" else part for part in line.said
    )
    return replace(line, said=said)


@dataclass(frozen=True, slots=True)
class Pen:
    """Writes in one language, with the names of one scenario."""

    lang: str
    scenario: Scenario | None

    # words

    def word(self, phrase: str, n: int | None = None) -> str:
        """A keyword."""
        form = next(form for form in forms_of(phrase) if form.lang == self.lang)
        return write_form(form, lambda _: str(n), n)

    def seat(self, seat: str) -> str:
        name = self.scenario.seat(seat).name if self.scenario is not None and seat != CHANCE else ""
        return name or self.of(called("seat", seat))

    def of(self, name: Called) -> str:
        return name.name_fr if self.lang == "fr" else name.name_en

    def title(self, card: str) -> str:
        facts = all_facts()[card]
        return facts.name_fr if self.lang == "fr" else facts.name_en

    def ref(self, ref: Ref) -> str:
        if ref.label:
            return ref.label
        if not ref.seat:
            return self.title(ref.card)
        if self.lang == "fr":
            return f"{self.title(ref.card)} de {self.seat(ref.seat)}"
        return f"{self.seat(ref.seat)}’s {self.title(ref.card)}"

    def said(self, said: Said) -> str:
        """A phrase with its places filled."""
        return self._fill(self._forms(said)[0], said)

    def _acting(self, said: Said) -> str:
        """A phrase whose player is not named: the card does it, where it can."""
        own = self._forms(said)
        by_card = [form for form in own if said.phrase.startswith("step.") and form.parts[0].slot == "card"]
        return self._fill((by_card or own)[0], said)

    def _forms(self, said: Said) -> list[Form]:
        """The forms that have a place for everything that is said."""
        filled = {name for name, _ in said.places}
        return [
            form for form in forms_of(said.phrase) if form.lang == self.lang and set(form.slots) == filled
        ]

    def _fill(self, form: Form, said: Said) -> str:
        return write_form(form, lambda slot: self.place(slot, said[slot]), said.get("n"))

    def place(self, slot: str, value: Any) -> str:
        if isinstance(value, Ref):
            return self.ref(value)
        if isinstance(value, CardFact):
            return self.card(value)
        if slot == "seat":
            return self.seat(value)
        if slot in CLOSED:
            return self.of(called(CLOSED[slot], value))
        return str(value)

    def list_of(self, parts: Iterable[Said]) -> str:
        return ", ".join(self.said(part) for part in parts)

    # the header and the board

    def head(self, kind: str, text: str) -> str:
        return f"{self.word(f'head.{kind}')}{self.colon()} {text}"

    def colon(self) -> str:
        return " :" if self.lang == "fr" else ":"

    def header(self, scenario: Scenario) -> list[str]:
        lines = []
        for lang, title in scenario.titles:
            lines.append(f"titre : {title}" if lang == "fr" else f"title: {title}")
        if scenario.editions != (NEWEST,):
            lines.append(self.head("editions", ", ".join(scenario.editions)))
        if scenario.answers:
            lines.append(f"answers: {', '.join(scenario.answers)}")
        if scenario.shows:
            lines.append(f"shows: {', '.join(scenario.shows)}")
        if any(seat.name or seat.houses for seat in scenario.seats):
            lines.append(self.head("players", ", ".join(self._player(seat) for seat in scenario.seats)))
        return lines

    def _player(self, seat: Seat) -> str:
        name = self.seat(seat.seat)
        houses = " ".join(self.of(called("house", house)) for house in seat.houses)
        return f"{name} ({houses})" if houses else name

    def board(self, scenario: Scenario) -> list[str]:
        lines = [
            self.head(kind, self.list_of(facts))
            for kind, facts in (("turn", scenario.turn), ("last", scenario.last), ("now", scenario.now))
            if facts
        ]
        for seat in scenario.seats:
            if seat.facts:
                lines.append(f"{self.seat(seat.seat)}{self.colon()} {self.list_of(seat.facts)}")
            for name in ZONES:
                zone = seat.zone(name)
                if zone is not None:
                    lines.append(f"{self._zone_name(seat.seat, name)}{self.colon()} {self.zone(zone)}")
        return lines

    def _zone_name(self, seat: str, zone: str) -> str:
        return self.said(Said("head.zone", (("seat", seat), ("zone", zone))))

    def zone(self, zone: Zone) -> str:
        parts = [self.card(card) for card in zone.cards]
        if zone.unknown and not zone.shuffled:
            parts.append(self.word("word.cards", zone.unknown))
        mixed = [self.card(card) for card in zone.shuffled]
        if zone.unknown and zone.shuffled:
            mixed.append(self.word("word.cards", zone.unknown))
        if mixed:
            mixed[0] = f"{self.word('word.shuffled')}{self.colon()} {mixed[0]}"
        parts += mixed
        if zone.rest:
            parts.append(self.word("word.unknown"))
        return " | ".join(parts) if parts else self.word("word.none")

    def card(self, card: CardFact) -> str:
        label = f" {self.word('word.as')} {card.label}" if card.label else ""
        facts = f" ({self.list_of(card.facts)})" if card.facts else ""
        return f"{self.title(card.card)}{label}{facts}"

    # the script

    def script(self, scenario: Scenario) -> list[str]:
        lines = []
        for step in scenario.steps:
            lines.append(f"{step.number}. {self.step(step)}")
            lines += [f"   - {self.line(line)}" for line in step.choices]
        return lines

    def step(self, step: Step) -> str:
        answers = [self.line(_choosing(step.line)), *(self.said(answer) for answer in step.inline)]
        verdict = "" if step.legal else f" {self.word('word.illegal')}"
        return ", ".join(answers) + verdict

    def line(self, line: Line) -> str:
        if not line.seat:
            return ", ".join(self._acting(part) for part in line.said) or "?"
        text = self.list_of(line.said) or "?"
        if line.seat == CHANCE:
            return f"{self.seat(CHANCE)}{self.colon()} {text}"
        return f"{self.seat(line.seat)} {text}"

    # what is expected

    def expectation(self, expectation: Expectation) -> str:
        cites = [claim for claim in expectation.claims if claim.phrase == "claim.cite"]
        word = self.word("word.cite" if cites else "word.expect")
        head = [word, ", ".join(expectation.editions), self.where(expectation.where)]
        if cites:
            text = ", ".join(id for claim in cites for id in claim["ids"])
        else:
            text = "; ".join(self.claim(claim) for claim in expectation.claims)
        return f"{' '.join(part for part in head if part)}{self.colon()} {text}"

    def where(self, where: Where) -> str:
        if not where.when:
            return ""
        choice = f".{where.choice}" if where.choice else ""
        return f"{self.word(f'word.{where.when}')} {where.step}{choice}"

    def claim(self, claim: Said) -> str:
        kind = claim.phrase
        if kind in ("claim.player", "claim.card"):
            place = "seat" if kind == "claim.player" else "card"
            return f"{self.place(place, claim[place])}{self.colon()} {self.said(claim['fact'])}"
        if kind == "claim.zone":
            return self._zone_claim(claim)
        if kind in CLAIM_LISTS:
            word, places = CLAIM_LISTS[kind]
            listed = ", ".join(self.event(said) for said in claim[places])
            if places == "events":
                return f"{self.word(word)}{self.colon()} {listed}"
            seat = f"{self.seat(claim['seat'])} " if claim["seat"] else ""
            if kind == "claim.cannot" and [option.phrase for option in claim["options"]] == ["can.any"]:
                return f"{seat}{self.word('word.nothing')}"
            return f"{seat}{self.word(word)} {listed}".rstrip()
        if kind in ("claim.legal", "claim.illegal"):
            return f"{self.line(claim['line'])} {self.word(kind.replace('claim', 'word'))}"
        if kind == "claim.cite":
            return f"{self.word('word.cite')}{self.colon()} {', '.join(claim['ids'])}"
        return self.said(claim)

    def event(self, said: Said) -> str:
        """A phrase, and perhaps how often it happens."""
        if said.phrase != "event.times":
            return self.said(said)
        often = {1: "often.once", 2: "often.twice"}.get(said["n"], "often.times")
        return f"{self.said(said['event'])} {self.word(often, said['n'])}"

    def _zone_claim(self, claim: Said) -> str:
        parts = [self._item(item) for item in claim["items"]]
        if claim["others"]:
            parts.append(self.word("word.cards", claim["others"]))
        if claim["more"]:
            parts.append("…")
        listed = " | ".join(parts) if parts else self.word("word.none")
        return f"{self._zone_name(claim['seat'], claim['zone'])}{self.colon()} {listed}"

    def _item(self, item: Said) -> str:
        facts = f" ({self.list_of(item['facts'])})" if item["facts"] else ""
        return f"{self.ref(item['card'])}{facts}"
