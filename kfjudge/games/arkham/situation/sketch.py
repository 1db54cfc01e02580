"""Make a board of a sentence that tells of one investigator and one action: "Roland is engaged with a Ghoul
Minion and attacks it with Machete". What is not told is assumed, and said."""

from __future__ import annotations

import re

from kfjudge.core.errors import Troubles
from kfjudge.games.arkham import GAME
from kfjudge.games.arkham.engine.board import BAGS, TOKENS
from kfjudge.games.arkham.engine.node import Activated
from kfjudge.games.arkham.engine.spec import modeled
from kfjudge.games.arkham.situation import (
    ACTIONS,
    VERBS_OF_CARDS,
    Step,
    Told,
    Verb,
    alternatives,
    forms,
    list_titles,
    names_of,
    plain,
)
from kfjudge.games.arkham.situation.boards import (
    GHOUL,
    NAMELESS,
    NEXT,
    complete,
    describe_board,
    is_answer,
    is_weapon,
    make_board,
    name_card,
)
from kfjudge.situation.game import Sketch
from kfjudge.situation.model import ParsedCard, ParsedSituation
from kfjudge.words import LANGUAGES
from kfjudge.words.catalogue import find_raw_template

LONGEST, MOST_STEPS, MOST_COPIES = 300, 3, 4  # letters, things done, copies of an enemy
CARD = r"#(\d+)#"
WHO = r"@\d"
TYPES = {
    Verb.FIGHT: ("enemy",), Verb.EVADE: ("enemy",), Verb.ENGAGE: ("enemy",), Verb.PLAY: ("asset", "event"),
    Verb.USE: ("asset", "location", "enemy", "treachery", "act", "agenda"),
}  # fmt: skip
COUNTED = ("damage", "horror", "clues", "resources")
TESTS = (Verb.FIGHT, Verb.EVADE, Verb.INVESTIGATE)
SKILLS = ("willpower", "intellect", "combat", "agility")
_SPOKEN = ("sketch.little", "sketch.a", "sketch.with", *(f"sketch.{verb}" for verb in ACTIONS))


def sketch(text: str, lang: str) -> Sketch | None:
    """Make the board of a sentence; None for one that tells of nothing that happens to an investigator."""
    if len(text) > LONGEST:
        return None
    told, unread = _read(text)
    is_told = bool(told.steps) and bool(told.cards or told.investigator)
    if not is_told and not (told.cards and len(unread) > 1):
        return None
    cards = tuple(ParsedCard(card.id) for card in told.cards if card is not NAMELESS)
    words = set(plain(text).split())
    known = {one: " ".join(find_raw_template(page, one, GAME) for page in _SPOKEN) for one in LANGUAGES}
    spoken = max((lang, *LANGUAGES), key=lambda one: len(words.intersection(known[one].split())))
    situation = ParsedSituation(text, spoken, GAME, cards, unread=unread, blocking=unread)
    if told.targets(Verb.DRAWN) and told.investigators[:1] == [""]:  # “je pioche … avec Wendy”: as Wendy
        told.investigators = told.investigators[1:2] or [""]
    if unread or not told.steps or len(told.steps) > MOST_STEPS or told.is_mixed:
        return Sketch(situation)
    assumed = list(complete(told))
    try:
        scenario = make_board(told, text)
    except Troubles:
        return Sketch(situation)
    return Sketch(situation, scenario, tuple(describe_board(told)), tuple(assumed))


# reading


def any_of(key: str) -> str:
    """Make a pattern of the words for something, in any language."""
    return alternatives(f"sketch.{key}")


class _Reader:
    """A sentence of which each part is taken out as it is understood."""

    def __init__(self, text: str) -> None:
        self.left = f" {plain(text).replace('w/', 'with ')} "
        for spoken, meant in VERBS_OF_CARDS.items():
            self.left = re.sub(rf"\b{spoken}\b", meant, self.left)
        self.told = Told()
        self.named: list[str] = []  # investigators, in the order in which they are told of
        self.a = rf"(?:{any_of('a')} )*"

    def take(self, pattern: str, instead: str = " ") -> re.Match[str] | None:
        found = re.search(pattern, self.left)
        if found is not None:
            left = f"{self.left[: found.start()]} {instead} {self.left[found.end() :]}"
            self.left = f" {' '.join(left.split())} "
        return found

    def read_setting(self) -> None:
        """Read the scenario, the phase and how many investigators there are, and take what is asked and what
        says nothing more."""
        told = self.told
        told.is_enemy_phase = self.take(rf"\b{any_of('enemy-phase')}(?!\w)", " , ") is not None
        for name, written in names_of("scenario").items():
            if any(self.take(rf"(?<![\w#]){re.escape(form)}(?![\w#])") for form in written):
                told.scenario = name
        for key, instead in (("asks", " , "), ("leads", " "), ("idle", " ")):
            while self.take(rf"\b{any_of(key)}(?!\w)", instead):
                pass
        if others := self.take(
            rf"(?<!\w)(\d|{'|'.join(forms('sketch.2') + forms('sketch.3'))}) {any_of('of-us')}(?!\w)"
        ):
            numbers = {form: n for n in (2, 3) for form in forms(f"sketch.{n}")}
            told.players = min(4, numbers.get(others[1], 0) or int(others[1]))
            told.is_new = self.take(rf"\b{any_of('first')}(?!\w)") is not None

    def take_cards(self) -> None:
        """Take the titles of cards, the longest first, and enemies without one: each is a number from then
        on; of several copies each is one."""
        told, numbers = self.told, {word: n for n in range(1, 5) for word in forms(f"sketch.{n}")}
        counted = "|".join((r"\d", *numbers))
        nameless = [(form, NAMELESS) for form in forms("sketch.nameless")]
        nameless += [(form, GHOUL) for form in forms("sketch.ghoul")]
        for title, card in (*list_titles(), *nameless):
            pattern = rf"(?<![\w#])(?:({counted}) )?{re.escape(title)}(?![\w#])"
            while title in self.left and (found := re.search(pattern, self.left)):
                meant = (
                    self._find_meant(title, self.left[: found.start()]) if card in (NAMELESS, GHOUL) else None
                )
                self.take(pattern, " ## " if meant is None else f" #{meant}# ")
                if meant is not None:
                    continue
                many = numbers.get(found[1] or "", 0) or int(found[1] or 1)
                copies = range(len(told.cards), len(told.cards) + max(1, min(many, MOST_COPIES)))
                self.left = self.left.replace("##", " , ".join(f"#{at}#" for at in copies), 1)
                told.cards += [card] * len(copies)
                told.has_ghoul = told.has_ghoul or title in forms("sketch.ghoul")
        self._number_cards()

    def _number_cards(self) -> None:
        """Number the cards in the order in which they are told of, and read which are simply there."""
        told = self.told
        if not told.of_type("location") and self.take(
            rf"(?<!\w)(?:{any_of('the')} )?{any_of('next')}(?!\w)", " ## "
        ):
            self.left = self.left.replace("##", f"#{self._move_on('')}#")
        order = list(dict.fromkeys(int(at) for at in re.findall(CARD, self.left)))
        told.cards = [told.cards[at] for at in order]
        self.left = re.sub(CARD, lambda one: f"#{order.index(int(one[1]))}#", self.left)
        self.left = f" {' '.join(re.sub('[.,;:?!()]', ' , ', self.left).split())} "
        beside = rf"{CARD} (?:{any_of('is')} )?(?:{any_of('in-play')}|, {any_of('level-0')} ,)(?!\w)"
        while found := self.take(beside, " #&# "):
            self.left = self.left.replace("#&#", f"#{found[1]}#")

    def _find_meant(self, title: str, before: str) -> int | None:
        """Find the one enemy that was named, where one is told of anew: "the ghoul"."""
        words = ("",) if title in forms("sketch.nameless") else forms("sketch.ghoul")
        enemies = [
            at
            for at in self.told.of_type("enemy")
            if any(one in plain(name) for _, name in self.told.cards[at].names for one in words)
        ]
        is_one = len(enemies) == 1 and f"#{enemies[0]}#" in before and not title.endswith("s")
        return enemies[0] if is_one and re.search(rf"\b{any_of('the')} $", before) else None

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
        verbs = "|".join(any_of(one) for one in (*ACTIONS, "draws", "discards", "misses", "casts"))
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
            called = forms(f"notation.token.{face}")
            called += forms("sketch.tentacle") if face == "auto-fail" else ()
            written = "|".join(map(re.escape, called))
            if (
                self.take(rf"\b{reveals}(?:{written})(?![\w-])")
                or self.take(rf"\b{any_of('with')} {a}(?:{written})(?= (?:,|$))")
                or self.take(rf"(?<= )(?:{written}) {any_of('token')}(?!\w)")
                or self.take(rf"(?<= , )(?:{written})(?= (?:,|$))")
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
            gained = "(?<!prend )(?<!prends )(?<!takes )(?<!take )(?<!gains )(?<!gain )"
            while found := self.take(rf"(?<![\w-]){gained}{amount}"):
                told.numbers.append((kind, int(found[1])))
        for kind in COUNTED:
            if self.take(rf"\b{any_of('no')} {any_of(kind)}(?= (?:,|$))"):
                told.numbers.append((kind, 0))
        for kind in SKILLS:
            if found := self.take(rf"(?<!#)(?<!contre)(?<!against) {any_of(kind)} (\d)(?= (?:,|$))"):
                told.numbers.append((f"base {kind}", int(found[1])))
        for kind in ("health", "sanity"):
            if found := self.take(rf"(?<![\w-])(\d{{1,2}}) {any_of(f'{kind}-left')}(?!\w)"):
                told.numbers.append((kind, int(found[1])))

    def read_engaged(self) -> None:
        """Read with which enemies the investigator is engaged, which are exhausted, and which only there."""
        told, me, with_ = self.told, any_of("me"), any_of("with")
        is_, exhausted = rf"(?:{any_of('is')} )?", any_of("exhausted")
        while found := self.take(rf"{any_of('evaded')} {self.a}{CARD}", " , "):
            told.exhausted.append(int(found[1]))
            told.here.append(int(found[1]))
        told.with_nobody = self.take(rf"\b{any_of('with-nobody')}(?!\w)") is not None
        there = rf"(?:(?P<here>{any_of('here')}) )?"
        while found := self.take(rf"(?:{exhausted} {CARD}|{CARD} {is_}{there}{exhausted}(?!\w))", " #&# "):
            told.exhausted.append(int(found[1] or found[2]))
            told.here += told.exhausted[-1:] if found["here"] else []
            self.left = self.left.replace("#&#", f"#{told.exhausted[-1]}#")
        while found := self.take(rf"{CARD} {any_of('of-another')}(?!\w)", " #&# "):
            told.with_another.append(int(found[1]))
            self.left = self.left.replace("#&#", f"#{told.with_another[-1]}#")
        for fog, place in re.findall(rf"{CARD} {any_of('onto')} {self.a}{CARD}", self.left):
            if (told.cards[int(fog)].type, told.cards[int(place)].type) == ("treachery", "location"):
                told.attached.append(int(fog))
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
                types = {told.cards[at].type for at in enemies_told}
                if types == {"treachery"} and not groups.get("who"):
                    enemies_told = []  # it is in the threat area of who acts
                elif types != {"enemy"}:
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
        self._read_other_ways()
        on_me = rf"(?: {any_of('me')})?(?! {self.a}{CARD})(?!\w)"
        attacked = rf"{CARD} (?:{any_of('object')} )?{any_of('attacks')}{on_me}"
        subject = re.search(attacked, self.left)
        if subject is not None and told.cards[int(subject[1])].type == "enemy":
            self.take(attacked, " , ")
            told.steps.append(Step(Verb.ATTACKED, int(subject[1])))
        if found := self.take(rf"{any_of('attacked-by')} {self.a}{CARD}", " , "):
            told.steps.append(Step(Verb.ATTACKED, int(found[1])))
        if found := self.take(rf"\b{any_of('casts')} {self.a}{CARD} {any_of('onto')} {self.a}{CARD}", " , "):
            told.steps.append(Step(Verb.FIGHT, int(found[2]), int(found[1])))
        if found := self.take(rf"\b{any_of('draws')} {self.a}{CARD}", " , "):
            told.steps.append(Step(Verb.DRAWN, int(found[1])))
        one_or_two = rf"{self.a}{CARD}(?: {any_of('and')} {self.a}{CARD})?"
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
        if found := self.take(rf"{CARD} {any_of('makes-opportunity')}(?!\w)", " , "):
            told.engaged.append(int(found[1]))
            told.steps.append(Step(Verb.RESOURCE))
            told.by_opportunity = True
        threw = re.search(
            rf"\b{any_of('discards')} {self.a}{CARD} {any_of('onto')} {self.a}{CARD}", self.left
        )
        if threw is not None and told.cards[int(threw[2])].type == "enemy":
            self.take(re.escape(threw[0]), " , ")
            told.steps.append(Step(Verb.FIGHT, int(threw[2]), int(threw[1]), int(threw[1])))
        against = re.search(rf"{CARD} {any_of('against')} {self.a}{CARD}", self.left)
        is_drawn = against is not None and told.cards[int(against[2])].type == "treachery"
        if against is not None and is_drawn and is_answer(told.cards[int(against[1])]):
            self.take(re.escape(against[0]), " , ")
            told.steps.append(Step(Verb.DRAWN, int(against[2])))
            told.answers.append(int(against[1]))
        chosen = re.search(rf"\b{any_of('can')} {self.a}{CARD}", self.left)
        if chosen is not None and told.cards[int(chosen[1])].type == "event":
            self.take(re.escape(chosen[0]), " , ")
            told.steps.append(Step(Verb.PLAY, int(chosen[1])))
        if found := self.take(rf"{CARD} {any_of('to')} {any_of('evade')} {self.a}{CARD}", " , "):
            told.steps.append(Step(Verb.USE, int(found[1]), chosen=int(found[2])))

    def _settle_steps(self) -> None:
        """Settle what must be meant where no verb says it: with a token, a fight with the weapon or the
        event; a treachery that happens to somebody is drawn. An event that answers a step is none."""
        told, enemies = self.told, self.told.of_type("enemy")
        weapons = [at for at in told.of_type("asset") if is_weapon(told.cards[at])]
        events, treacheries = told.of_type("event"), told.of_type("treachery")
        last = told.steps[-1].target if told.steps else None
        if (
            len(told.steps) > 1
            and last is not None
            and told.step.verb == Verb.PLAY
            and is_answer(told.cards[last])
        ):
            told.steps.pop()
            told.answers.append(last)
            if told.step.verb in TESTS and not told.token:  # whether it can be played hangs on the token
                told.unread.append(name_card(told.cards[last]))
        if told.steps:
            return
        if enemies and told.is_enemy_phase:
            told.steps.append(Step(Verb.ATTACKED, enemies[0]))
        elif told.token and len(weapons) == len(enemies) == 1:
            told.steps.append(Step(Verb.FIGHT, enemies[0], weapons[0]))
        elif told.token and len(events) == len(enemies) == 1:
            told.steps.append(Step(Verb.PLAY, events[0]))
        elif len(treacheries) == len(told.cards) == 1 and told.token:
            told.steps.append(Step(Verb.DRAWN, treacheries[0]))

    def _read_action(self) -> bool:
        """Read the action that is told first, and what it is done to; tell whether there is one."""
        told, verbs = self.told, {verb: any_of(verb) for verb in ACTIONS}
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
        is_means = about is not None and verb in TESTS and told.cards[about].type == "asset"
        if verb == Verb.MOVE and about is None:
            about = self._move_on(match[0])
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

    def _move_on(self, typed: str) -> int | None:
        """Take a location beside for one that is not named, unless it is told where who moves is."""
        told = self.told
        if told.of_type("location"):
            told.unread.append(typed)
            return None
        told.to_next = True
        told.cards.append(NEXT)
        return len(told.cards) - 1

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
        self.left = self.left.replace("&&", "")


def _read(text: str) -> tuple[Told, tuple[str, ...]]:
    """Read a sentence, and list the words that were not read, as they were typed."""
    reader = _Reader(text)
    told = reader.told
    reader.read_setting()
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
    if "?" in text and any(
        one.verb != Verb.ATTACKED for one in told.steps
    ):  # whether it attacks is what is asked
        told.steps = [one for one in told.steps if one.verb != Verb.ATTACKED]
    typed = {plain(word): word for word in re.findall(r"[\w’']+", text)}
    words = (
        word for word in re.findall(r"[#@]?[\w-]+#?", reader.left) if not re.fullmatch(rf"{CARD}|@\d", word)
    )
    unread = [typed.get(word, word) for word in words if re.fullmatch(any_of("little"), word) is None]
    unread += told.unread
    if told.is_enemy_phase and not told.targets(Verb.ATTACKED):
        unread.append(forms("sketch.enemy-phase")[0])
    plot = (at for at in told.of_type("act", "agenda") if at not in told.targets(Verb.USE))
    return told, (*unread, *(name_card(told.cards[at]) for at in plot))  # a board has these two by itself
