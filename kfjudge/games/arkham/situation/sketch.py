"""Make a board of a sentence that tells of one investigator and one action: "Roland is engaged with a Ghoul
Minion and attacks it with Machete". What is not told is assumed, and said."""

from __future__ import annotations

import re
from collections.abc import Iterator

from kfjudge.core.errors import Troubles
from kfjudge.core.message import Message
from kfjudge.games.arkham import GAME, message
from kfjudge.games.arkham.dsl.abilities import MASSIVE
from kfjudge.games.arkham.engine.board import BAGS, TOKENS
from kfjudge.games.arkham.engine.node import Activated
from kfjudge.games.arkham.engine.spec import modeled
from kfjudge.games.arkham.facts import Facts, all_facts, on_boards
from kfjudge.games.arkham.situation import (
    ATTACKED,
    DRAWN,
    ENGAGE,
    EVADE,
    FIGHT,
    INVESTIGATE,
    MOVE,
    PLAY,
    USE,
    VERBS,
    Step,
    Told,
)
from kfjudge.games.arkham.situation.situations import (
    alternatives,
    find_way_to,
    forms,
    list_titles,
    names_of,
    plain,
)
from kfjudge.notation.scenario import Scenario
from kfjudge.notation.scenario_files import read_scenario
from kfjudge.situation.game import Sketch
from kfjudge.situation.model import ParsedCard, ParsedSituation
from kfjudge.words import LANGUAGES
from kfjudge.words.catalogue import find_raw_template

LONGEST, MOST_STEPS, MOST_COPIES = 300, 3, 4  # letters, things done, copies of an enemy
MORE_TOKENS = 2  # that may be revealed after the first
CARD = r"#(\d+)#"
WHO = r"@\d"
TYPES = {
    FIGHT: ("enemy",), EVADE: ("enemy",), ENGAGE: ("enemy",), INVESTIGATE: ("location",), MOVE: ("location",),
    PLAY: ("asset", "event"), USE: ("asset", "location", "enemy", "treachery", "act", "agenda"),
}  # fmt: skip
OF_A_CLASS = {
    "guardian": "roland-banks", "seeker": "daisy-walker", "rogue": "skids-o-toole", "mystic": "agnes-baker",
    "survivor": "wendy-adams",
}  # fmt: skip
COUNTED = ("damage", "horror", "clues", "resources")
NAMELESS, GHOUL = on_boards()["enemy"], all_facts()["ghoul-minion"]
NUMBERS_OF_NAMELESS = "3 fight, 3 evade, 3 health, deals 1 damage"
_SPOKEN = ("sketch.little", "sketch.a", "sketch.with", *(f"sketch.{verb}" for verb in VERBS))


def sketch(text: str, lang: str) -> Sketch | None:
    """Make the board of a sentence; None for one that tells of nothing that happens to an investigator."""
    if len(text) > LONGEST:
        return None
    told, unread = _read(text)
    if not told.steps or not (told.cards or told.investigator):
        return None
    cards = tuple(ParsedCard(card.id) for card in told.cards if card is not NAMELESS)
    words = set(plain(text).split())
    known = {one: " ".join(find_raw_template(page, one, GAME) for page in _SPOKEN) for one in LANGUAGES}
    spoken = max((lang, *LANGUAGES), key=lambda one: len(words.intersection(known[one].split())))
    situation = ParsedSituation(text, spoken, GAME, cards, unread=unread, blocking=unread)
    if told.targets(DRAWN) and told.investigators[:1] == [""]:  # “je pioche … avec Wendy”: as Wendy
        told.investigators = told.investigators[1:2] or [""]
    is_mixed = len(told.steps) > 1 and any(one.verb in (ATTACKED, DRAWN) for one in told.steps)
    is_mixed = is_mixed or (bool(told.targets(DRAWN)) and len(told.investigators) > 1)  # each would draw
    if unread or len(told.steps) > MOST_STEPS or is_mixed:
        return Sketch(situation)
    assumed = list(_complete(told))
    try:
        scenario = _make_board(told, text)
    except Troubles:
        return Sketch(situation)
    return Sketch(situation, scenario, tuple(_describe(told)), tuple(assumed))


# reading


def any_of(key: str) -> str:
    """Make a pattern of the words for something, in any language."""
    return alternatives(f"sketch.{key}")


class _Reader:
    """A sentence of which each part is taken out as it is understood."""

    def __init__(self, text: str) -> None:
        self.left = f" {plain(text)} "
        self.told = Told()
        self.named: list[str] = []  # investigators, in the order in which they are told of
        self.a = rf"(?:{any_of('a')} )*"

    def take(self, pattern: str, instead: str = " ") -> re.Match[str] | None:
        found = re.search(pattern, self.left)
        if found is not None:
            left = f"{self.left[: found.start()]} {instead} {self.left[found.end() :]}"
            self.left = f" {' '.join(left.split())} "
        return found

    def take_cards(self) -> None:
        """Take the titles of cards, the longest first, and enemies without one: each is a number from then
        on; of several copies each is one."""
        told, numbers = self.told, {word: n for n in range(1, 5) for word in forms(f"sketch.{n}")}
        counted = "|".join((r"\d", *numbers))
        nameless = [(form, NAMELESS) for form in forms("sketch.nameless")]
        nameless += [(form, GHOUL) for form in forms("sketch.ghoul")]
        for title, card in (*list_titles(), *nameless):
            pattern = rf"(?<![\w#])(?:({counted}) )?{re.escape(title)}(?![\w#])"
            while title in self.left and (found := self.take(pattern, " ## ")):
                many = numbers.get(found[1] or "", 0) or int(found[1] or 1)
                copies = range(len(told.cards), len(told.cards) + max(1, min(many, MOST_COPIES)))
                self.left = self.left.replace("##", " , ".join(f"#{at}#" for at in copies), 1)
                told.cards += [card] * len(copies)
                told.has_ghoul = told.has_ghoul or title in forms("sketch.ghoul")
        order = [int(at) for at in re.findall(CARD, self.left)]
        told.cards = [told.cards[at] for at in order]
        places = iter(range(len(order)))
        self.left = re.sub(CARD, lambda _: f"#{next(places)}#", self.left)
        self.left = f" {' '.join(re.sub('[.,;:?!()]', ' , ', self.left).split())} "

    def take_investigators(self) -> None:
        """Take who is named: each is a number from then on."""
        called = {form: name for name, written in names_of("investigator").items() for form in written}
        pattern = "|".join(map(re.escape, sorted(called, key=len, reverse=True)))
        while found := re.search(rf"\b({pattern})\b", self.left):
            if called[found[1]] not in self.named:
                self.named.append(called[found[1]])
            self.take(rf"\b{re.escape(found[1])}\b", f" @{self.named.index(called[found[1]])} ")

    def read_who_acts(self) -> None:
        """Read who acts: who is told of last before what is done, else who is attacked, else the first."""
        verbs = "|".join(any_of(one) for one in (*VERBS, "draws", "discards", "misses", "casts"))
        done = re.search(rf"\b(?:{verbs})(?!\w)", self.left)
        before = self.left[: done.start()] if done is not None else ""
        after = self.left[done.start() :] if done is not None else self.left
        speaker = rf"{WHO}|\b{any_of('i')}\b"
        who = re.findall(speaker, before)[-1:] or re.findall(speaker, after)[:1]
        acting = self.named[int(who[0][1:])] if who and who[0].startswith("@") else ""
        if not who and self.named:
            acting = self.named[0]
        self.told.investigators = [acting, *(one for one in self.named if one != acting)]

    def read_token(self) -> None:
        """Read which token is revealed: "and reveals a skull", "on a -2", "he misses"."""
        a = rf"(?:{any_of('a')} )?"
        token = rf"(?:{any_of('with')} {a})?{any_of('token')} {a}"
        reveals = rf"(?:{any_of('reveals')} {a}|{token})"
        for face in sorted(TOKENS, key=len, reverse=True):
            written = "|".join(map(re.escape, forms(f"notation.token.{face}")))
            if self.take(rf"\b{reveals}(?:{written})(?![\w-])") or self.take(
                rf"\b{any_of('with')} {a}(?:{written})(?= (?:,|$))"
            ):
                self.told.token = face
                return
        if missed := self.take(rf"\b{any_of('misses')}(?: {self.a}({CARD}))?(?!\w)", " , "):
            self.told.token, self.told.misses = "auto-fail", True
            if missed[2] is not None:
                self.left = f" {' '.join((forms('sketch.fight')[0], missed[1], self.left))} "

    def read_numbers(self) -> None:
        """Read what a card or the investigator has: "4 resources", "2 damage", "3 sanity left"."""
        told, has = self.told, rf"(?:(?:{any_of('with')}|{any_of('having')}) )*"
        for kind in COUNTED:
            amount = rf"(\d{{1,2}}) {any_of(kind)}\b"
            while kind in ("damage", "horror") and (found := self.take(rf"{CARD} {has}{amount}", r" #&# ")):
                told.on_cards.append((int(found[1]), kind, int(found[2])))
                self.left = self.left.replace("#&#", f"#{found[1]}#")
            while found := self.take(rf"(?<![\w-]){amount}"):
                told.numbers.append((kind, int(found[1])))
        for kind in ("health", "sanity"):
            if found := self.take(rf"(?<![\w-])(\d{{1,2}}) {any_of(f'{kind}-left')}(?!\w)"):
                told.numbers.append((kind, int(found[1])))

    def read_engaged(self) -> None:
        """Read with which enemies the investigator is engaged, which are exhausted, and which only there."""
        told, me, with_ = self.told, any_of("me"), any_of("with")
        is_, exhausted = rf"(?:{any_of('is')} )?", any_of("exhausted")
        while found := self.take(rf"(?:{exhausted} {CARD}|{CARD} {is_}{exhausted}(?!\w))", " #&# "):
            told.exhausted.append(int(found[1] or found[2]))
            self.left = self.left.replace("#&#", f"#{told.exhausted[-1]}#")
        row = rf"{CARD}(?: (?:,|{any_of('and')}) {self.a}{CARD})*"
        engaged = rf"({row}) {is_}{any_of('engaged-word')}"
        for pattern, enemies in (
            (rf"{engaged} {with_} {any_of('another')}", told.with_another),
            (rf"{engaged}(?: {with_} (?P<who>@\d|{me}))?(?!\w| {with_})", told.engaged),
            (rf"({row}) {any_of('on-me')}(?!\w)", told.engaged),
            (rf"(?P<who>@\d )?{any_of('engaged')} {self.a}(?P<row>{row})", told.engaged),
            (rf"({row}) {is_}{any_of('here')}", told.here),
        ):
            while found := re.search(pattern, self.left):
                groups = found.groupdict()
                cards = groups.get("row") or found[1]
                enemies_told = [int(at) for at in re.findall(CARD, cards)]
                if any(told.cards[at].type != "enemy" for at in enemies_told):
                    break
                enemies += enemies_told
                who = (groups.get("who") or "").strip()
                if who.startswith("@"):
                    told.whose |= dict.fromkeys(enemies_told, self.named[int(who[1:])])
                # It may be done something to all the same: "I attack a ghoul engaged with me".
                self.take(pattern, f" {who if 'row' in groups else cards} , ")

    def read_actions(self) -> None:
        """Read what is done, and the card that each thing is about; without one the last that was told of."""
        told = self.told
        on_me = rf"(?: {any_of('me')})?(?! {self.a}{CARD})(?!\w)"
        attacked = rf"{CARD} (?:{any_of('object')} )?{any_of('attacks')}{on_me}"
        subject = re.search(attacked, self.left)
        if subject is not None and told.cards[int(subject[1])].type == "enemy":
            self.take(attacked, " , ")
            told.steps.append(Step(ATTACKED, int(subject[1])))
        if found := self.take(rf"{any_of('attacked-by')} {self.a}{CARD}", " , "):
            told.steps.append(Step(ATTACKED, int(found[1])))
        if found := self.take(rf"\b{any_of('casts')} {self.a}{CARD} {any_of('onto')} {self.a}{CARD}", " , "):
            told.steps.append(Step(FIGHT, int(found[2]), int(found[1])))
        if found := self.take(rf"\b{any_of('draws')} {self.a}{CARD}", " , "):
            told.steps.append(Step(DRAWN, int(found[1])))
        one_or_two = rf"{self.a}{CARD}(?: {any_of('and')} {self.a}{CARD})?"
        while found := self.take(rf"\b{any_of('commits')} {one_or_two}", " , "):
            told.committed += [int(at) for at in found.groups() if at is not None]
        discarded = self.take(rf"\b{any_of('discards')} {self.a}{CARD}(?: {any_of('to')})?", " ")
        while len(told.steps) <= MOST_STEPS and self._read_action():
            pass
        if not told.steps and told.misses and (enemies := told.of_type("enemy")):
            told.steps.append(Step(FIGHT, enemies[-1]))  # "… and I miss it"
        if discarded is not None and told.steps:
            told.step.discarded = int(discarded[1])

    def _read_action(self) -> bool:
        """Read the action that is told first, and what it is done to; tell whether there is one."""
        told, verbs = self.told, {verb: any_of(verb) for verb in VERBS}
        found_at = [(match.start(), verb) for verb, forms_of in verbs.items()
                    if (match := re.search(rf"\b{forms_of}(?![\w])", self.left))]  # fmt: skip
        if not found_at:
            return False
        verb = min(found_at)[1]
        match = self.take(rf"\b{verbs[verb]}(?![\w])(?: {self.a}{CARD})?", " , &&")
        assert match is not None
        before = [
            at for at in told.of_type(*TYPES.get(verb, ())) if f"#{at}#" in self.left or at in told.engaged
        ]
        about = int(match[1]) if match[1] is not None else None
        is_means = about is not None and verb in (FIGHT, EVADE) and told.cards[about].type == "asset"
        latest = before[-1] if before and verb != INVESTIGATE else None
        target = latest if about is None or is_means else about
        told.steps.append(Step(verb, target, about if is_means else None))  # « la frappe à la Machette »
        while verb in (FIGHT, EVADE, ENGAGE) and (one := self.take(rf"(?<=&&) , {CARD}", "")) is not None:
            told.steps.append(Step(verb, int(one[1])))  # of several copies each
        self._read_manner(told.step)
        return True

    def _read_manner(self, step: Step) -> None:
        """Read by which asset it is done, "with Machete", or upon which card, "on a Swarm of Rats"."""
        told, at_once = self.told, rf"(?<=&&) (?:, )?(?:{any_of('it')} )?"
        if step.verb in (FIGHT, EVADE, INVESTIGATE):
            found = self.take(rf"{at_once}{any_of('with')} {self.a}{CARD}")
            if found is not None:
                step.by = int(found[1])
                if told.cards[step.by].type == "event":  # "attacks it with Backstab"
                    step.verb, step.target, step.by = PLAY, step.by, None
                elif not any(
                    isinstance(one, Activated) for one in modeled()[told.cards[step.by].id].abilities
                ):
                    step.by = None  # it helps by being there: Magnifying Glass
        elif step.verb in (USE, PLAY):
            onto = rf"{at_once}{any_of('onto')} "
            found = self.take(rf"{onto}{self.a}{CARD}")
            step.chosen = int(found[1]) if found is not None else None
            step.on_other = len(told.investigators) > 1 and self.take(rf"{onto}@\d") is not None
        self.left = self.left.replace("&&", "")


def _read(text: str) -> tuple[Told, tuple[str, ...]]:
    """Read a sentence, and list the words that were not read, as they were typed."""
    reader = _Reader(text)
    told = reader.told
    for name, written in names_of("scenario").items():
        if any(reader.take(rf"(?<![\w#]){re.escape(form)}(?![\w#])") for form in written):
            told.scenario = name
    while reader.take(rf"\b{any_of('asks')}(?!\w)", " , "):
        pass
    reader.take_cards()
    reader.take_investigators()
    for name in BAGS:
        if reader.take(rf"\b(?:{'|'.join(map(re.escape, forms(f'notation.difficulty.{name}')))})\b"):
            told.bag = name
    reader.read_numbers()
    reader.read_engaged()
    reader.read_who_acts()
    reader.read_token()
    reader.read_actions()
    if "?" in text and any(one.verb != ATTACKED for one in told.steps):  # whether it attacks is what is asked
        told.steps = [one for one in told.steps if one.verb != ATTACKED]
    typed = {plain(word): word for word in re.findall(r"[\w’']+", text)}
    words = (
        word for word in re.findall(r"[#@]?[\w-]+#?", reader.left) if not re.fullmatch(rf"{CARD}|@\d", word)
    )
    unread = [typed.get(word, word) for word in words if re.fullmatch(any_of("little"), word) is None]
    plot = (at for at in told.of_type("act", "agenda") if at not in told.targets(USE))
    return told, (*unread, *(_name(told.cards[at]) for at in plot))  # a board has these two by itself


def _complete_enemies(told: Told) -> Iterator[Message]:
    """Engage the enemies of which it is not told where they are, and exhaust those that are to be engaged."""
    told.engaged = [at for at in dict.fromkeys(told.engaged) if at not in told.with_another]
    placed = (*told.engaged, *told.with_another, *told.here, *told.targets(ENGAGE), *told.targets(DRAWN))
    massive = {id for id, spec in modeled().items() if MASSIVE in spec.abilities}
    enemies = [at for at in told.of_type("enemy") if at not in placed and told.cards[at].id not in massive]
    if enemies:
        told.engaged += enemies
        yield message("sketch.assumed-engaged", cards=tuple(told.cards[at] for at in enemies))
    loose = [at for at in told.targets(ENGAGE) if at not in (*told.engaged, *told.exhausted)]
    if loose:
        told.exhausted += loose
        yield message("sketch.assumed-exhausted", cards=tuple(told.cards[at] for at in loose))


def _complete(told: Told) -> Iterator[Message]:
    """Complete what was not told, and say what is assumed."""
    if not told.investigator:
        classes = [card.side for card in told.cards if card.side in OF_A_CLASS]
        likely = [OF_A_CLASS[one] for one in (*classes, *OF_A_CLASS)]
        free = next(one for one in likely if one not in told.investigators)
        told.investigators = [free, *told.investigators[1:]]
        yield message("sketch.assumed-investigator", card=all_facts()[free])
    told.with_another += [at for at, whose in told.whose.items() if whose != told.investigator]
    if told.with_another and len(told.investigators) == 1:
        told.investigators.append(next(one for one in OF_A_CLASS.values() if one != told.investigator))
    yield from _complete_enemies(told)
    place = all_facts()[_place(told)[0]]
    for is_assumed, key, card in (
        (NAMELESS in told.cards, "nameless", None),
        (told.has_ghoul, "ghoul", GHOUL),
        (told.targets(ATTACKED), "enemy-phase", None),
        (not [at for at in told.of_type("location") if at not in told.targets(MOVE)], "location", place),
        (not told.bag, "bag", None),
        (not told.scenario, "scenario", all_facts()["the-gathering"]),
        (told.misses, "auto-fail", None),
    ):
        if is_assumed:
            yield message(f"sketch.assumed-{key}", **({"card": card} if card is not None else {}))
    yield message("sketch.nothing-else")


def _place(told: Told) -> list[str]:
    """List the locations of the board, first the one where the investigator is."""
    goals = [told.cards[at].id for at in told.targets(MOVE)]
    named = [told.cards[at].id for at in told.of_type("location") if told.cards[at].id not in goals]
    start = named[0] if named else find_way_to(goals[0] if goals else "")
    return list(dict.fromkeys((start, *goals, *named[1:])))


def _describe(told: Told) -> Iterator[Message]:
    """Say what is on the board."""
    who = all_facts()[told.investigator]
    if told.engaged:
        yield message("sketch.engaged-with", player=who, cards=tuple(told.cards[at] for at in told.engaged))
    if told.with_another:
        enemies = tuple(told.cards[at] for at in told.with_another)
        yield message("sketch.engaged-with", player=all_facts()[told.investigators[-1]], cards=enemies)
    assets = [told.cards[at] for at in _assets(told)]
    if assets:
        yield message("sketch.has", player=who, cards=tuple(assets))
    yield message("sketch.is-at", player=who, card=all_facts()[_place(told)[0]])


def _assets(told: Told) -> list[int]:
    """List the assets that are in play: those that are neither played nor committed."""
    out = (*told.targets(PLAY), *told.committed)
    return [at for at in told.of_type("asset") if at not in out]


# the board


def _make_board(told: Told, text: str) -> Scenario:
    """Write the board with its steps, and read it."""
    names = [re.sub("[“”]", "", _name(all_facts()[one])).split()[0] for one in told.investigators]
    name, (labels, called) = names[0], _label(told)
    here, *others = (_name(all_facts()[one]) for one in _place(told))
    drawn = told.targets(DRAWN)
    is_weakness = any(told.cards[at].subtype for at in drawn)
    phase = "enemy phase" if told.targets(ATTACKED) else "mythos phase" if drawn and not is_weakness else name
    players = (f"{one} ({_name(all_facts()[id])})" for one, id in zip(names, told.investigators, strict=True))
    lines = [
        f"title: {re.sub('[#<>]', ' ', ' '.join(text.split()))[:120].strip()}",
        f"game: {GAME}",
        f"players: {', '.join(players)}",
        f"turn: {phase}",
        f"chaos bag: {told.bag or 'standard'}",
        f"scenario card: {_name(all_facts()[told.scenario or 'the-gathering'])}",
        f"locations: {' | '.join((f'{here} (1 clue)', *others))}",
        *(["agenda: What’s Going On?!"] if phase == "mythos phase" else []),
        f"{name}: {', '.join((f'at {here}', *_write_numbers(told)))}",
        *(f"{one}: at {here}" for one in names[1:]),
        *_write_zones(told, names, labels, here),
    ]
    token = forms(f"notation.token.{told.token}")[0] if told.token else "?"
    for number, step in enumerate(told.steps, 1):
        is_last = step is told.step
        chosen = [called[step.chosen]] if step.chosen is not None else names[-1:] if step.on_other else []
        answers = [*chosen, *(f"commits {called[at]}" for at in told.committed if is_last),
                   f"chance: {token if is_last else '?'}", *["chance: ?"] * MORE_TOKENS]  # fmt: skip
        lines += [f"{number}. {_write_step(name, step, told, called)}", *(f"   - {one}" for one in answers)]
    return read_scenario("\n".join((*lines, "")))


def _write_zones(told: Told, names: list[str], labels: list[str], here: str) -> list[str]:
    """Write where the cards are, each with what is told of it."""
    drawn = told.targets(DRAWN)
    is_weakness = any(told.cards[at].subtype for at in drawn)
    placed = (*told.engaged, *told.with_another, *drawn)
    loose = [at for at in told.of_type("enemy") if at not in placed]
    hand = [*told.targets(PLAY), *told.committed]
    hand += [at for at in told.of_type("event", "skill") if at not in (*hand, *drawn)]
    marks: dict[int, list[str]] = {at: [f"at {here}"] for at in loose}
    for at in told.exhausted:
        marks.setdefault(at, []).append("exhausted")
    for at, kind, many in told.on_cards:
        marks.setdefault(at, []).append(f"{many} {kind}")
    for at in (at for at, card in enumerate(told.cards) if card is NAMELESS):
        marks.setdefault(at, []).append(NUMBERS_OF_NAMELESS)
    written = [
        f"{label} ({', '.join(marks[at])})" if at in marks else label for at, label in enumerate(labels)
    ]
    zones = (
        ("enemies", loose),
        (f"{names[0]} deck" if is_weakness else "encounter deck", drawn),
        (
            f"{names[0]} threat area",
            [*told.engaged, *(at for at in told.of_type("treachery") if at not in drawn)],
        ),
        (f"{names[-1]} threat area", told.with_another),
        (f"{names[0]} assets", _assets(told)),
        (f"{names[0]} hand", hand),
    )
    return [f"{zone}: {' | '.join(written[at] for at in cards)}" for zone, cards in zones if cards]


def _write_numbers(told: Told) -> list[str]:
    """Write what the investigator has: enough resources for what is played, and what is left of health and
    sanity as the damage and horror taken."""
    has, who = dict(told.numbers), all_facts()[told.investigator]
    for left, lost, most in (("health", "damage", who.health), ("sanity", "horror", who.sanity)):
        if left in has:
            has[lost] = max(0, (most or 0) - has.pop(left))
    costs = [int(told.cards[at].cost) for at in told.targets(PLAY) if told.cards[at].cost.isdecimal()]
    if costs:
        has.setdefault("resources", sum(costs))
    return [f"{n} {kind if n != 1 else kind.removesuffix('s')}" for kind, n in has.items()]


def _label(told: Told) -> tuple[list[str], list[str]]:
    """Write each card as the board has it, with a label where there are copies of it, and as a script calls
    it."""
    written, called = [], []
    for at, card in enumerate(told.cards):
        number = told.cards[: at + 1].count(card)
        has_copies = told.cards.count(card) > 1
        en, fr = (f"{name} {number}" if has_copies else name for _, name in card.names)
        written.append(f"{_name(card)} as {en} / dit {fr}" if has_copies else en)
        called.append(en)
    return written, called


def _name(card: Facts) -> str:
    return card.names[0][1]


def _write_step(name: str, step: Step, told: Told, called: list[str]) -> str:
    """Write what is done as a script has it."""
    about = called[step.target] if step.target is not None else ""
    by = f" with {called[step.by]}" if step.by is not None else ""
    by = f" discarding {called[step.discarded]}" if step.discarded is not None else by
    is_encounter = step.verb == DRAWN and step.target is not None and not told.cards[step.target].subtype
    steps = {
        FIGHT: f"fights {about}{by}", EVADE: f"evades {about}{by}", INVESTIGATE: f"investigates{by}",
        MOVE: f"moves to {about}", PLAY: f"plays {about}", ENGAGE: f"engages {about}", USE: f"uses {about}",
        "draw": "draws a card", "resource": "takes 1 resource", DRAWN: "draws a card",
    }  # fmt: skip
    if step.verb == ATTACKED:
        return "the enemy phase begins"
    return "the mythos phase begins" if is_encounter else f"{name} {steps[step.verb]}"
