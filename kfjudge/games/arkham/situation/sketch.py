"""Make a board of a sentence that tells of one investigator and one action: "Roland is engaged with a Ghoul
Minion and attacks it with Machete". What is not told is assumed, and said."""

from __future__ import annotations

import re
from contextlib import suppress

from msgspec.structs import replace

from kfjudge.core.errors import Troubles
from kfjudge.games.arkham import GAME
from kfjudge.games.arkham.engine import events
from kfjudge.games.arkham.engine.board import BAGS, ELDER_SIGN, NUMBERS
from kfjudge.games.arkham.engine.node import Activated, Committed, Free
from kfjudge.games.arkham.engine.spec import modeled
from kfjudge.games.arkham.situation import (
    ACTIONS,
    Step,
    Told,
    Verb,
    any_of,
    forms,
    plain,
    put_right,
)
from kfjudge.games.arkham.situation.boards import (
    NAMELESS,
    complete,
    describe_board,
    is_answer,
    is_weapon,
    make_board,
    name_card,
)
from kfjudge.games.arkham.situation.reader import CARD, Reader
from kfjudge.notation.scenario import Scenario
from kfjudge.situation.game import Sketch
from kfjudge.situation.model import ParsedCard, ParsedSituation
from kfjudge.words import LANGUAGES
from kfjudge.words.catalogue import find_raw_template

LONGEST, MOST_STEPS = 300, 3  # letters, things done
TYPES = {
    Verb.FIGHT: ("enemy",), Verb.EVADE: ("enemy",), Verb.ENGAGE: ("enemy",), Verb.PLAY: ("asset", "event"),
    Verb.USE: ("asset", "location", "enemy", "treachery", "act", "agenda"),
}  # fmt: skip
TESTS = (Verb.FIGHT, Verb.EVADE, Verb.INVESTIGATE)
_SPOKEN = ("sketch.little", "sketch.a", "sketch.with", *(f"sketch.{verb}" for verb in ACTIONS))


def sketch(text: str, lang: str) -> Sketch | None:
    """Make the board of a sentence; None for one that tells of nothing that happens to an investigator."""
    if len(text) > LONGEST:
        return None
    told, unread, read_as = _read_well(text, lang)
    is_told = bool(told.steps) and bool(told.cards or told.investigator)
    if not is_told and not (told.cards and len(unread) + len(told.committed) > 1):
        return None
    cards = tuple(ParsedCard(card.id) for card in told.cards if card is not NAMELESS)
    words = set(plain(text).split())
    known = {one: " ".join(find_raw_template(page, one, GAME) for page in _SPOKEN) for one in LANGUAGES}
    spoken = max((lang, *LANGUAGES), key=lambda one: len(words.intersection(known[one].split())))
    situation = ParsedSituation(text, spoken, GAME, cards, read_as=read_as, unread=unread, blocking=unread)
    if unread or not told.steps:
        return Sketch(situation)
    scenario, assumed = None, list(complete(told))
    with suppress(Troubles):
        if len(told.steps) <= MOST_STEPS and not told.is_mixed:
            scenario = _find_token(told, text)
    if told.unread:  # cards for which the board has no place
        left_out = tuple(dict.fromkeys(told.unread))
        return Sketch(replace(situation, unread=left_out, blocking=left_out))
    if scenario is None:
        about = (name_card(told.cards[one.target]) for one in told.steps if one.target is not None)
        told_so = (told.result_told,) if told.result_told else tuple(about)  # no token leads to it
        return Sketch(replace(situation, unread=told_so, blocking=told_so))
    return Sketch(situation, scenario, tuple(describe_board(told)), tuple(assumed))


def _read_well(text: str, lang: str) -> tuple[Told, tuple[str, ...], tuple[tuple[str, str], ...]]:
    """Read a sentence as it was typed, and once more with its slips put right where not all of it is read."""
    told, unread = _read(text)
    better, read_as = put_right(text, unread, lang) if unread else (text, ())
    if read_as:
        again, left = _read(better)
        if len(left) < len(unread):
            return again, left, read_as
    return told, unread, ()


def _find_token(told: Told, text: str) -> Scenario | None:
    """Make the board, with a token that leads to what is told of the test, if that is: that it succeeds, or
    fails by so much, or that the enemy is defeated."""
    from kfjudge.replay.play import attempt

    if not told.result:
        return make_board(told, text)
    ends = {"success": events.Succeeds, "defeat": events.IsDefeated, "failure": events.Fails}
    for token in (*NUMBERS, ELDER_SIGN):
        told.token = token
        scenario = make_board(told, text)
        result = attempt(scenario, scenario.editions[-1])
        trace = result.end.trace if result.end is not None else ()
        happened = [one.happened for one in trace if isinstance(one.happened, ends[told.result])]
        if told.fell_short:
            happened = [one for one in happened if getattr(one, "amount", 0) == told.fell_short]
        if happened:
            return scenario
    return None


class _Deeds:
    """What is done, read of a sentence of which the rest was taken out."""

    def __init__(self, reader: Reader) -> None:
        self.reader, self.told, self.take, self.a = reader, reader.told, reader.take, reader.a

    def read_actions(self) -> None:
        """Read what is done, and the card that each thing is about; without one the last that was told of."""
        told = self.told
        self._read_other_ways()
        self._read_attacks()
        if found := self.take(rf"\b{any_of('casts')} {self.a}{CARD} {any_of('onto')} {self.a}{CARD}", " , "):
            told.steps.append(Step(Verb.FIGHT, int(found[2]), int(found[1])))
        drawn = re.search(rf"\b{any_of('draws')} {self.a}{CARD}", self.reader.left)
        card = told.cards[int(drawn[1])] if drawn is not None else None
        if drawn is not None and card is not None and (card.subtype or card.type in ("enemy", "treachery")):
            self.take(re.escape(drawn[0]), " , ")
            told.steps.append(Step(Verb.DRAWN, int(drawn[1])))
        while found := self.take(rf"{CARD} {any_of('is-committed')}(?!\w)", " , "):
            told.committed.append(int(found[1]))
        one_or_two = rf"{self.a}{CARD}(?: (?:,|{any_of('and')}) {self.a}{CARD})?"
        while found := self.take(rf"\b{any_of('commits')} {one_or_two}", " , "):
            told.committed += [int(at) for at in found.groups() if at is not None]
        discarded = self.take(rf"\b{any_of('discards')} {self.a}{CARD}(?: {any_of('to')})?", " ")
        while len(told.steps) <= MOST_STEPS and self._read_action():
            pass
        if not told.steps and told.misses and (enemies := told.of_type("enemy")):
            told.steps.append(Step(Verb.FIGHT, enemies[-1]))  # "… and I miss it"
        if discarded is not None and told.steps:
            told.step.discarded = int(discarded[1])
        self._settle_steps()

    def _read_other_ways(self) -> None:
        """Read what is done or happens where no verb of an action says so: "an attack of opportunity", "the
        enemy phase", a knife that is thrown, a card against another that is drawn."""
        told = self.told
        self._read_weapon()
        self._read_free_ability()
        if self.take(rf"(?<!\w){any_of('ends-turn')}(?!\w)", " , "):
            told.steps += [Step(Verb.END), Step(Verb.ATTACKED), Step(Verb.UPKEEP)]
        if self.take(rf"(?<!\w){any_of('kills')} {self.a}(?={CARD})", f" {forms('sketch.fight')[0]} "):
            told.result = "defeat"
        if self.take(rf"(?<!\w){any_of('walks-out')}(?!\w)", " , "):
            told.steps.append(Step(Verb.MOVE, self.reader.leave()))
        if found := self.take(rf"(?<!\w){any_of('leaves')} {self.a}{CARD}", " , "):
            told.at[""] = int(found[1])
            told.steps.append(Step(Verb.MOVE, self.reader.leave()))
        self._read_abilities()
        if found := self.take(rf"{CARD} {any_of('makes-opportunity')}(?!\w)", " , "):
            told.engaged.append(int(found[1]))
            told.steps.append(Step(Verb.RESOURCE))
            told.by_opportunity = True
        threw = re.search(
            rf"\b{any_of('discards')} {self.a}{CARD} {any_of('onto')} {self.a}{CARD}", self.reader.left
        )
        if threw is not None and told.cards[int(threw[2])].type == "enemy":
            self.take(re.escape(threw[0]), " , ")
            told.steps.append(Step(Verb.FIGHT, int(threw[2]), int(threw[1]), int(threw[1])))
        against = re.search(rf"{CARD} {any_of('against')} {self.a}{CARD}", self.reader.left)
        is_drawn = against is not None and told.cards[int(against[2])].type == "treachery"
        if against is not None and is_drawn and is_answer(told.cards[int(against[1])]):
            self.take(re.escape(against[0]), " , ")
            told.steps.append(Step(Verb.DRAWN, int(against[2])))
            told.answers.append(int(against[1]))
        chosen = re.search(rf"\b{any_of('can')} {self.a}{CARD}", self.reader.left)
        if chosen is not None and told.cards[int(chosen[1])].type == "event":
            self.take(re.escape(chosen[0]), " , ")
            told.steps.append(Step(Verb.PLAY, int(chosen[1])))
        if found := self.take(rf"{CARD} {any_of('to')} {any_of('evade')} {self.a}{CARD}", " , "):
            told.steps.append(Step(Verb.USE, int(found[1]), chosen=int(found[2])))

    def _read_weapon(self) -> None:
        """Read a weapon against an enemy: "Shrivelling vs Ravenous Ghoul"; and an event that is played upon
        what was told: "I ward it"."""
        told = self.told
        by_weapon = re.search(rf"{CARD} (?:, )?{any_of('against')} {self.a}{CARD}", self.reader.left)
        if by_weapon is not None:
            weapon, enemy = (int(by_weapon[n]) for n in (1, 2))
            types = told.cards[weapon].type, told.cards[enemy].type
            if types == ("asset", "enemy") and is_weapon(told.cards[weapon]):
                self.take(re.escape(by_weapon[0]), " , ")
                told.steps.append(Step(Verb.FIGHT, enemy, weapon))
        found = re.search(rf"(?:(?<!\w){any_of('i')}|@\d) {CARD} {any_of('it')}(?!\w)", self.reader.left)
        if found is not None and is_answer(told.cards[int(found[1])]):
            self.take(re.escape(found[0]), " , ")
            told.answers.append(int(found[1]))

    def _read_free_ability(self) -> None:
        """Read an asset that is discarded for what it does: "discards Beat Cop to shoot it"."""
        told, it = self.told, rf"{self.a}(?:{CARD}|{any_of('it')})"
        shot = rf"\b{any_of('discards')} {self.a}{CARD} {any_of('to')} \w+ {it}(?!\w)"
        found = re.search(shot, self.reader.left)
        abilities = modeled()[told.cards[int(found[1])].id].abilities if found is not None else ()
        if found is None or not any(isinstance(one, Free) for one in abilities):
            return
        enemies = [int(found[2])] if found[2] else told.of_type("enemy")
        if len(enemies) == 1:
            self.take(re.escape(found[0]), " , ")
            if told.is_enemy_phase:
                told.steps.append(Step(Verb.ATTACKED, enemies[0]))
                told.uses.append((int(found[1]), enemies[0]))
            else:
                told.steps.append(Step(Verb.USE, int(found[1]), chosen=enemies[0]))

    def _read_abilities(self) -> None:
        """Read abilities that are told by what they do: to parley, to resign, to get rid of a treachery."""
        told = self.told
        for key in ("parleys", "resigns", "rid"):
            if re.search(rf"(?<!\w){any_of(key)}(?!\w)", self.reader.left) is None:
                continue
            does = {"parleys": "parley", "resigns": "resign", "rid": ""}[key]
            able = [
                at
                for at in (told.of_type("treachery") if key == "rid" else range(len(told.cards)))
                for one in modeled()[told.cards[at].id].abilities
                if isinstance(one, Activated) and one.does == does
            ]
            if len(set(able)) == 1:
                self.take(rf"(?<!\w){any_of(key)}(?: {self.a}#{able[0]}#)?(?!\w)", " , ")
                told.steps.append(Step(Verb.USE, able[0]))

    def _read_attacks(self) -> None:
        """Read which enemy attacks."""
        told, on_me = self.told, rf"(?: {any_of('me')})?(?! {self.a}{CARD})(?!\w)"
        attacked = rf"{CARD} (?:{any_of('object')} )?{any_of('attacks')}{on_me}"
        subject = re.search(attacked, self.reader.left)
        if subject is not None and told.cards[int(subject[1])].type == "enemy":
            self.take(attacked, " , ")
            told.steps.append(Step(Verb.ATTACKED, int(subject[1])))
        if found := self.take(rf"{any_of('attacked-by')} {self.a}{CARD}", " , "):
            told.steps.append(Step(Verb.ATTACKED, int(found[1])))

    def _settle_answer(self) -> None:
        """Take an event that is played upon what was done as an answer to it, and no step of its own."""
        told = self.told
        last = told.steps[-1].target if len(told.steps) > 1 else None
        if last is None or told.step.verb != Verb.PLAY or not is_answer(told.cards[last]):
            return
        told.steps.pop()
        told.answers.append(last)
        if told.step.verb in TESTS and not (
            told.token or told.result
        ):  # whether it can be played hangs on it
            told.unread.append(name_card(told.cards[last]))

    def _settle_steps(self) -> None:
        """Settle what must be meant where no verb says it: with a token, a fight with the weapon or the
        event; a treachery that happens to somebody is drawn. An event that answers a step is none."""
        told, enemies = self.told, self.told.of_type("enemy")
        weapons = [at for at in told.of_type("asset") if is_weapon(told.cards[at])]
        events, treacheries = told.of_type("event"), told.of_type("treachery")
        self._settle_answer()
        if told.phase and not told.steps:
            told.steps.append(Step(Verb(told.phase)))
        if told.steps:
            return
        if enemies and (told.is_enemy_phase or set(enemies) <= set(told.places)):
            told.steps.append(Step(Verb.ATTACKED, enemies[0]))
        elif (told.token or told.result) and len(weapons) == len(enemies) == 1:
            told.steps.append(Step(Verb.FIGHT, enemies[0], weapons[0]))
        elif told.token and len(events) == len(enemies) == 1:
            told.steps.append(Step(Verb.PLAY, events[0]))
        elif len(treacheries) == len(told.cards) == 1 and told.token:
            told.steps.append(Step(Verb.DRAWN, treacheries[0]))

    def _read_action(self) -> bool:
        """Read the action that is told first, and what it is done to; tell whether there is one."""
        told, verbs = self.told, {verb: any_of(verb) for verb in ACTIONS}
        found_at = [(match.start(), verb) for verb, forms_of in verbs.items()
                    if (match := re.search(rf"\b{forms_of}(?![\w])", self.reader.left))]  # fmt: skip
        if not found_at:
            return False
        verb = min(found_at)[1]
        match = self.take(rf"\b{verbs[verb]}(?![\w])(?: {self.a}{CARD})?", " , &&")
        assert match is not None
        before = [
            at
            for at in told.of_type(*TYPES.get(verb, ()))
            if f"#{at}#" in self.reader.left or at in told.engaged
        ]
        about = int(match[1]) if match[1] is not None else None
        is_means = about is not None and verb in TESTS and told.cards[about].type == "asset"
        if verb == Verb.MOVE and about is None:
            about = self.reader.move_on(match[0])
        latest = before[-1] if before else None
        target = latest if about is None or is_means else about
        told.steps.append(Step(verb, target, about if is_means else None))  # « la frappe à la Machette »
        while (
            verb in (Verb.FIGHT, Verb.EVADE, Verb.ENGAGE)
            and (one := self.take(rf"(?<=&&) , {CARD}", "")) is not None
        ):
            told.steps.append(Step(verb, int(one[1])))  # of several copies each
        self._read_manner(told.step)
        return True

    def _read_manner(self, step: Step) -> None:
        """Read by which asset it is done, "with Machete", or upon which card, "on a Swarm of Rats"."""
        told, at_once = self.told, rf"(?<=&&) (?:, )?(?:{any_of('it')} )?"
        if step.verb in TESTS:
            found = self.take(rf"{at_once}{any_of('with')} {self.a}{CARD}")
            if found is not None or step.by is not None:
                step.by = int(found[1]) if found is not None else step.by
                assert step.by is not None
                if told.cards[step.by].type == "event":  # "attacks it with Backstab"
                    step.verb, step.target, step.by = Verb.PLAY, step.by, None
                elif not any(
                    isinstance(one, Activated) for one in modeled()[told.cards[step.by].id].abilities
                ):
                    step.by = None  # it helps by being there: Magnifying Glass
        elif step.verb in (Verb.USE, Verb.PLAY):
            onto = rf"{at_once}{any_of('onto')} "
            found = self.take(rf"{onto}{self.a}{CARD}")
            step.chosen = int(found[1]) if found is not None else None
            step.on_place = found is None and self.take(rf"{onto}{any_of('own-place')}(?!\w)") is not None
            step.on_other = len(told.investigators) > 1 and self.take(rf"{onto}@\d") is not None
        self.reader.left = self.reader.left.replace("&&", "")


def _settle_committed(told: Told) -> list[int]:
    """Commit only one copy of a card of which no more may be; list all that were to be."""
    wanted = told.committed
    found: list[int] = []
    for at in dict.fromkeys(wanted):
        limits = [one for one in modeled()[told.cards[at].id].abilities if isinstance(one, Committed)]
        is_again = told.cards[at] in [told.cards[other] for other in found]
        if not (is_again and any(one.most == 1 for one in limits)):
            found.append(at)
    told.committed = found
    return wanted


def _settle_meaning(told: Told, text: str) -> None:
    """Settle who draws a card, where who acts is, and that an attack is what is asked."""
    others = {who for who, _, _ in told.of_others}
    is_with = others.isdisjoint(told.investigators) and told.investigators[:1] == [""]
    if told.targets(Verb.DRAWN) and is_with:  # “je pioche … avec Wendy”: as Wendy
        told.investigators = told.investigators[1:2] or [""]
    if told.places and not told.at and not (told.is_enemy_phase or told.phase):
        place = next(iter(told.places.values()))  # “at the Ritual Site with me”
        if place not in told.targets(Verb.MOVE):
            told.at[""] = place
    deeds = [one for one in told.steps if one.verb != Verb.ATTACKED]
    if "?" in text and deeds and deeds[0].verb != Verb.END:
        told.steps = deeds


def _read(text: str) -> tuple[Told, tuple[str, ...]]:
    """Read a sentence, and list the words that were not read, as they were typed."""
    reader = Reader(text)
    told = reader.told
    reader.read_setting()
    reader.take_cards()
    reader.take_investigators()
    reader.drop_questions()
    for name in BAGS:
        if reader.take(rf"\b(?:{'|'.join(map(re.escape, forms(f'notation.difficulty.{name}')))})\b"):
            told.bag = name
    reader.read_assigned()
    reader.read_numbers()
    reader.read_owners()
    reader.read_places()
    reader.read_engaged()
    reader.read_who_acts()
    reader.read_token()
    _Deeds(reader).read_actions()
    _settle_meaning(told, text)
    typed = {plain(word): word for word in re.findall(r"[\w’']+", text)}
    told_of = re.compile(rf"#\d+#|@\d|{any_of('little')}")
    left = (word for word in re.findall(r"[#@]?[\w-]+#?", reader.left) if not told_of.fullmatch(word))
    unread = [typed.get(word, word) for word in (*left, *told.unread)]
    if told.is_enemy_phase and not told.targets(Verb.ATTACKED):
        unread.append(forms("sketch.enemy-phase")[0])
    used = (*told.targets(Verb.USE), *(at for at, _, _ in told.on_cards))
    idle = [at for at in told.of_type("act", "agenda") if at not in used]  # a board has these by itself
    if told.steps:  # nothing is said of an event that is named and not played
        committed = _settle_committed(told)
        played = (*told.targets(Verb.PLAY), *told.targets(Verb.DRAWN), *told.answers, *committed)
        played = (*played, *told.attached)
        idle += [at for at in told.of_type("event", "skill") if at not in played]
    return told, (*unread, *(name_card(told.cards[at]) for at in idle))
