"""A sentence of which each part is taken out as it is understood: the setting, the cards, who is there, the
numbers and tokens, who is engaged with whom. What is done is read by `sketch.py`."""

from __future__ import annotations

import re

from kfjudge.games.arkham.engine.board import TOKENS
from kfjudge.games.arkham.facts import all_facts
from kfjudge.games.arkham.situation import (
    ACTIONS,
    VERBS_OF_CARDS,
    Told,
    Verb,
    any_of,
    forms,
    frames_a_question,
    join_groups,
    list_titles,
    may_have,
    names_of,
    plain,
    spoken_words,
    trails,
)
from kfjudge.games.arkham.situation.boards import GHOUL, NAMELESS, NEXT, find_ways_from

MOST_COPIES = 4  # of an enemy
CARD = r"#(\d+)#"
WHO = r"@\d"
LEVEL_0 = r"(?i)\((?:level|lvl|lv|niveau|niv\.?)? ?0\)|\b(?:level|lvl|lv|niveau|niv) 0\b"
COUNTED = ("damage", "horror", "clues", "resources", "actions")
SKILLS = ("willpower", "intellect", "combat", "agility")


class Reader:
    """A sentence of which each part is taken out as it is understood."""

    def __init__(self, text: str) -> None:
        self.left = f" {plain(re.sub(LEVEL_0, ' ', text))} "
        short = (form.split(" = ") for form in forms("sketch.short"))
        for spoken, meant in (*VERBS_OF_CARDS.items(), *((re.escape(one), other) for one, other in short)):
            self.left = re.sub(rf"(?<![\w-]){spoken}(?![\w-])", meant, self.left)
        self.me = ""  # who “I” is, if that is told
        self.told = Told()
        self.named: list[str] = []  # investigators, in the order in which they are told of
        self.a = rf"(?:{any_of('a')} )*"

    def take(self, pattern: str, instead: str = " ") -> re.Match[str] | None:
        found = re.search(pattern, self.left)
        if found is not None:
            left = f"{self.left[: found.start()]} {instead} {self.left[found.end() :]}"
            self.left = re.sub("(?: ,)+(?= )", " ,", f" {' '.join(left.split())} ")
        return found

    def read_setting(self) -> None:
        """Read the scenario, the phase and how many investigators there are, and take what is asked and what
        says nothing more."""
        told = self.told
        self.take(rf"{any_of('what-happens')} ?[?]", " , ")
        told.is_enemy_phase = self.take(rf"\b{any_of('enemy-phase')}(?!\w)", " , ") is not None
        for verb in (Verb.MYTHOS, Verb.UPKEEP):
            if self.take(rf"(?<!\w){any_of(f'{verb}-phase')}(?!\w)", " , "):
                told.phase = verb
        for name, written in names_of("scenario").items():
            if any(self.take(rf"(?<![\w#]){re.escape(form)}(?![\w#])") for form in written):
                told.scenario = name
        told.elsewhere = self.take(rf"(?<!\w)(?<!rien ){any_of('elsewhere')}(?!\w)") is not None
        for key in ("leads", "idle"):
            while self.take(rf"(?<![\w@#]){any_of(key)}(?!\w)"):
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
        numbers |= dict(zip("0123456789", range(10), strict=True))
        counted, single = "|".join(numbers), any_of("single")
        nameless = [(form, NAMELESS) for form in forms("sketch.nameless")]
        nameless += [(form, GHOUL) for form in forms("sketch.ghoul")]
        for title, card in (*list_titles(), *nameless):
            many_of = rf"(?:({counted}) )?(?:{single} )?" if card.type != "location" else "(&)?"
            pattern = rf"(?<![\w#]){many_of}{re.escape(title)}(?![\w#])"
            while title in self.left and (found := re.search(pattern, self.left)):
                before = self.left[: found.start()]
                if card in (NAMELESS, GHOUL):
                    meant = self._find_meant(title, before)
                else:
                    is_other = found[1] or re.search(rf"(?<!\w){any_of('one-more')} $", before)
                    meant = None if is_other or told.cards.count(card) != 1 else told.cards.index(card)
                self.take(pattern, " ## " if meant is None else f" #{meant}# ")
                if meant is not None:
                    continue
                many = numbers[found[1] or "1"]
                copies = range(len(told.cards), len(told.cards) + max(1, min(many, MOST_COPIES)))
                ended = "" if title[-1].isalnum() else " ,"  # "Evidence!" may end a sentence
                self.left = self.left.replace("##", " , ".join(f"#{at}#" for at in copies) + ended, 1)
                told.cards += [card] * len(copies)
                told.grouped += copies if (title, card) in nameless else ()
        self._take_parts()
        self.left = join_groups(self.left, told, told.cards)
        self._number_cards()

    def _take_parts(self) -> None:
        """Take a word of the title of a card that was named for that card: "the dog" is the Guard Dog."""
        for word in dict.fromkeys(re.findall(r"(?<![\w#@-])[a-z]{3,}(?![\w-])", self.left)):
            having = [at for at, card in enumerate(self.told.cards)
                      if any(word in plain(name).split() for _, name in card.names)]  # fmt: skip
            if len(having) == 1 and word not in spoken_words():
                self.left = re.sub(rf"(?<![\w#@-]){word}(?![\w-])", f"#{having[0]}#", self.left)

    def _number_cards(self) -> None:
        """Number the cards in the order in which they are told of, and read which are simply there."""
        told = self.told
        if not told.of_type("location") and self.take(
            rf"(?<!\w)(?:{any_of('the')} )?{any_of('next')}(?!\w)", " ## "
        ):
            self.left = self.left.replace("##", f"#{self.move_on('')}#")
        order = list(dict.fromkeys(int(at) for at in re.findall(CARD, self.left)))
        told.cards = [told.cards[at] for at in order]
        told.grouped = [order.index(at) for at in told.grouped]
        self.left = re.sub(CARD, lambda one: f"#{order.index(int(one[1]))}#", self.left)
        self.left = f" {' '.join(re.sub('[?]', ' ? ', re.sub('[.,;:!()]', ' , ', self.left)).split())} "
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
        while found := re.search(rf"\b({pattern})(?= |s )", self.left):
            if called[found[1]] not in self.named:
                self.named.append(called[found[1]])
            self.take(rf"\b{re.escape(found[1])}(?: ?s)?\b", f" @{self.named.index(called[found[1]])} ")
        speaker = rf"(?<!\w){any_of('speaker')} (?:[=,] )?(?:{any_of('is')} )?@(\d)(?= [,?])"
        if found := self.take(speaker, " &@ ") or self.take(rf"@(\d) , {any_of('speaker')} ,", " &@ "):
            self.me = self.named[int(found[1])]
            self.left = self.left.replace("&@", f"@{found[1]}")

    def drop_questions(self) -> None:
        """Drop what only asks what comes of it; a question of which a word says more is not read at all,
        unless it asks whether something may be done."""
        left = re.sub(rf"(?<!\w){any_of('if')}(?!\w)", ",", self.left)
        clauses = [one for one in re.findall(r"([^,?]*)([,?]|$)", left) if one[0].strip()]
        kept: list[str] = []
        for at, (clause, sign) in enumerate(clauses):
            words = clause.split()
            first = next((word for word in words if word not in forms("sketch.before-question")), "")
            asks = sign == "?" or frames_a_question(clause, first)
            others = " ".join(other for number, (other, _) in enumerate(clauses) if number != at)
            if self._only_asks(words, others) and (asks or (at == len(clauses) - 1 > 0 and trails(words))):
                continue
            is_of_outcome = asks and first in forms("sketch.begins-outcome")
            if is_of_outcome and not re.search(rf"(?<!\w){any_of('may')}(?!\w)", clause):
                self.told.unread += [word for word in words if not self._says_nothing(word, others)]
            else:
                kept.append(clause)
        self.left = f" {' '.join(' , '.join(kept).split())} "
        while self.take(rf"\b{any_of('asks')}(?!\w)", " , "):
            pass

    def _says_nothing(self, word: str, others: str) -> bool:
        """Tell whether a word of a question only asks, or names what was told of."""
        if word[0] == "#":
            return word in others or self.told.cards[int(word[1:-1])].type in ("enemy", "asset")
        if word[0] == "@" or word.isdigit():
            return word[0] == "@"
        return any(word in forms(f"sketch.{page}") for page in ("asking", "little", "enemy-deeds"))

    def _only_asks(self, words: list[str], others: str) -> bool:
        """Tell whether a clause only asks: it has words of questions alone, and what it says of an attack is
        said of an enemy."""
        times = forms("sketch.times")
        words = [one for one, behind in zip(words, [*words[1:], ""], strict=True) if behind not in times]
        if all(self._says_nothing(word, others) for word in words):
            by_me = set(words) & {*forms("sketch.i"), *(f"@{n}" for n in range(4))}
            is_deed = by_me and not {*forms("sketch.enemy-deeds")}.isdisjoint(words)
            return not (is_deed and not {*forms("sketch.may-word")}.isdisjoint(words))
        return False

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
        acting = "" if "" in self.told.at else acting  # “I am in the Attic, Skids …”
        self.told.investigators = [acting, *(one for one in self.named if one != acting)]

    def read_token(self) -> None:
        """Read which token is revealed: "and reveals a skull", "on a -2", "he misses"."""
        a = rf"(?:{any_of('a')} )?"
        token = rf"(?:{any_of('with')} {a})?{any_of('token')} {a}"
        reveals = rf"(?:{any_of('reveals')} {a}|{token})"
        reveals = rf"(?:{reveals}|{any_of('token')} (?:=|,) )"
        self.read_result()
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
        """Read what a card or an investigator has: "4 resources", "2 damage", "3 sanity left"."""
        kinds = {**{kind: any_of(kind) for kind in (*COUNTED, "doom")},
                 **{kind: any_of(f"{kind}-left") for kind in ("health", "sanity")}}  # fmt: skip
        numbers = {"0": 0, **{form: n for n in range(5) for form in forms(f"sketch.{n}")}}
        counted = rf"(\d{{1,2}}|{'|'.join(forms('sketch.0'))})"
        gained = "".join(f"(?<!{word} )" for word in forms("sketch.gaining"))
        for kind, words in kinds.items():
            pattern = rf"(?<![\w+-]){gained}{counted} {words}(?!\w)"
            start = 0
            while found := re.compile(pattern).search(self.left, start):
                n = int(found[1]) if found[1].isdigit() else numbers[found[1]]
                taken = self._give(kind, n, found)
                start = found.start() + (0 if taken else 1)
        self._read_again()
        self.take(rf"(?<!\w){any_of('clues')} {any_of('here')}(?!\w)")
        if found := self.take(rf"(?<![\w+-]){counted} {any_of('in-hand')}(?!\w)"):
            self.told.hand = int(found[1]) if found[1].isdigit() else numbers[found[1]]
        for kind in COUNTED:
            if self.take(rf"\b{any_of('no')} {any_of(kind)}(?= (?:,|$))"):
                self.told.numbers.append((kind, 0))
        for kind in SKILLS:
            if found := self.take(rf"(?<!#)(?<!contre)(?<!against) {any_of(kind)} (\d)(?= (?:,|$))"):
                self.told.numbers.append((f"base {kind}", int(found[1])))

    def _read_again(self) -> None:
        """Read a number of what was counted just before: "I have no clues but Wendy has 2"."""
        told = self.told
        kinds = [str(one[-2]) for one in (*told.numbers, *told.of_others, *told.on_cards)]
        if len(set(kinds)) != 1:
            return
        having = rf"(?:{any_of('having')} |{any_of('within')} )*(?:, )?"
        while found := self.take(
            rf"(?:@(?P<who>\d)|{CARD}) {having}(\d{{1,2}})(?= (?:,|$|{any_of('left')}))", "&&"
        ):
            if found["who"] is not None:
                told.of_others.append((self.named[int(found["who"])], kinds[0], int(found[3])))
            else:
                told.on_cards.append((int(found[2]), kinds[0], int(found[3])))
            self.left = self.left.replace("&&", found[0].split()[0])
            self.take(rf"(?<= ){any_of('left')}(?= (?:,|$))")

    def read_assigned(self) -> None:
        """Read on which asset damage and horror are put: "I put the 1 damage on the Guard Dog"."""
        amount = rf"{self.a}(\d) ({any_of('damage')}|{any_of('horror')})"
        pattern = (
            rf"(?<!\w){any_of('puts')} {amount}(?: {any_of('and')} {amount})? {any_of('onto')} {self.a}{CARD}"
        )
        if found := self.take(pattern, " , "):
            for n, kind in ((found[1], found[2]), (found[3], found[4])):
                if n is not None:
                    is_damage = re.fullmatch(any_of("damage"), kind) is not None
                    self.told.assigned.append((int(n), "damage" if is_damage else "horror", int(found[5])))

    def _give(self, kind: str, n: int, found: re.Match[str]) -> bool:
        """Give a number to what has it: what is named behind it, else before it in its clause, else whoever
        acts; tell whether anything may have it."""
        told, before, after = self.told, self.left[: found.start()], self.left[found.end() :]
        here = re.match(rf" {any_of('here')}(?!\w)", after)
        upon = re.match(rf" {any_of('onto')} {self.a}(?:{CARD}|{WHO}|{any_of('me')}(?!\w))", after)
        anew = re.match(rf" {any_of('on-it')}(?!\w)", after)
        subjects = self._find_subjects(before, upon[0] if upon else "", anew=anew is not None)
        who = next((one for one in reversed(subjects) if one[0] != "#"), "")
        card = int(subjects[-1][1:-1]) if subjects and subjects[-1][0] == "#" else None
        end = found.end() + max((len(one[0]) for one in (here, upon, anew) if one is not None), default=0)
        may = card is not None and may_have(told.cards[card], kind)
        here = here or (None if may else anew)
        if kind == "clues" and not upon and self._lay_clues(n, found[0], before, here, anew):
            pass
        elif card is not None and may:
            told.on_cards.append((card, kind, n))
        elif kind == "doom" or anew is not None:
            return False
        elif who.startswith("@"):
            told.of_others.append((self.named[int(who[1:])], kind, n))
        else:
            told.numbers.append((kind, n))
        before = re.sub(rf" (?:{any_of('with')}|{any_of('having')}) ?$", " ", before)
        self.left = f" {' '.join(f'{before} {self.left[end:]}'.split())} "
        return True

    def _lay_clues(self, n: int, typed: str, before: str, *there: re.Match[str] | None) -> bool:
        """Lay clues on a location where they are told to be there; tell whether they are."""
        told, places, (here, anew) = self.told, self.told.of_type("location"), there
        starts = not before.rpartition(" , ")[2].strip() and not re.search(rf"{WHO} , $", before)
        exists = not (here or anew) and re.search(rf"(?<!\w){any_of('exists')} $", before)
        if not (here or starts or exists):
            return False
        if exists and (len(places) > 1 or (places and len(self.named) > 1)):
            told.unread.append(typed)  # it is not told of which location
        elif exists and places:
            told.on_cards.append((places[0], "clues", n))
        else:
            told.clues = n
        return True

    def _find_subjects(self, before: str, upon: str, *, anew: bool) -> list[str]:
        """Find of what or whom a number may be told, that which is likeliest last."""
        clause = before.rpartition(" , ")[2]
        subjects = re.findall(rf"#\d+#|{WHO}|(?<!\w){any_of('i')}(?!\w)", upon or clause)
        wide = re.findall(rf"#\d+#|{WHO}", before)
        if anew:
            return [one for one in wide if one[0] == "#"][-1:]
        if not upon and re.search(rf"(?<!\w){any_of('and')} $", before):  # "has a dog and 2 damage"
            return [one for one in wide if one[0] == "@"][-1:]
        return subjects or wide[-1:]

    def read_result(self) -> None:
        """Read how the test ends, where no token is told: it succeeds, or fails by so much."""
        if found := self.take(rf"(?<!\w){any_of('by-this-much')} (\d)(?!\w)", " , "):
            self.told.result, self.told.fell_short = "failure", int(found[1])
            self.told.result_told = found[0]
        elif found := self.take(rf"(?<!\w){any_of('succeeds')}(?!\w)", " , "):
            self.told.result, self.told.result_told = "success", found[0]

    def read_owners(self) -> None:
        """Read who has which assets in play: "Skids has Leo De Luca in play"."""
        row = rf"{CARD}(?: (?:,|{any_of('and')}) {self.a}{CARD})*"
        for found in re.finditer(rf"@(\d) (?:{any_of('having')} )?{self.a}({row})", self.left):
            for at in map(int, re.findall(CARD, found[2])):
                if self.told.cards[at].type == "asset":
                    self.told.owner[at] = self.named[int(found[1])]

    def _spread_enemies(self) -> None:
        """Read enemies that are told of by their locations: "2 ghouls Hallway, 1 Parlor"."""
        told, kinds = self.told, [card for card in self.told.cards if card.type == "enemy"]
        row = rf"(?P<row>{CARD}(?: , {CARD})*) (?:{any_of('within')} )?{self.a}#(?P<at>\d+)#(?= (?:,|$))"
        found = re.search(row, self.left)
        if found is None or told.cards[int(found["at"])].type != "location" or len({*kinds}) != 1:
            return
        more = rf"(?<= , )(\d) (?:{any_of('within')} )?{self.a}{CARD}(?= (?:,|$))"
        if re.search(more, self.left) is None:
            return
        told.places |= {int(at): int(found["at"]) for at in re.findall(CARD, found["row"])}
        self.take(re.escape(found[0]), " , ")
        while one := self.take(more, " , "):
            for _ in range(min(int(one[1]), MOST_COPIES)):
                told.cards.append(kinds[0])
                told.places[len(told.cards) - 1] = int(one[2])

    def _read_distances(self) -> None:
        """Read how far away an enemy is, and lay the Attic, the Hallway and the Cellar in between."""
        told, enemies = self.told, self.told.of_type("enemy")
        from_me = rf"{any_of('from')} {any_of('me')}"
        away = rf"(?:{any_of('away')}(?: {from_me})?|{any_of('from')} @(\d)|{from_me})"
        far = rf"(\d) {any_of('steps')} {away}"
        found = [(int(one[1]), one[2]) for one in re.finditer(far, self.left)]
        if not found or len(enemies) != 1 or told.of_type("location"):
            return
        steps, people = [n for n, _ in found], [self.named[int(who)] if who else "" for _, who in found]
        if steps not in ([1], [2], [1, 1]) or len(set(people)) != len(people):
            return
        while self.take(far):
            pass
        told.cards += [all_facts()[one] for one in ("attic", "hallway", "cellar")]
        attic, hallway, cellar = range(len(told.cards) - 3, len(told.cards))
        told.places[enemies[0]] = cellar if steps == [2] else hallway
        told.at |= dict(zip(people, (attic, cellar), strict=False))

    def read_places(self) -> None:
        """Read at which location somebody or an enemy is: "Skids in the Cellar", "rats in the Hallway"."""
        told = self.told
        at = rf"(?:{any_of('is')} )?(?:{any_of('there-is')} )*{any_of('within')} {self.a}{CARD}"
        self._spread_enemies()
        self._read_distances()
        there = rf"{any_of('within')} {WHO} {any_of('location')}(?!\w)"
        while self.take(there, f" {forms('sketch.here')[0]} "):
            pass
        while found := self.take(rf"{CARD} {any_of('where-is')} {self.a}{CARD}", " #&# ,"):
            told.places[int(found[2])] = int(found[1])
            self.left = self.left.replace("#&#", f"#{found[1]}#")
        for pattern in (rf"(?P<who>{WHO}) {at}", rf"(?P<enemy>#\d+#) {at}", rf"(?<!\w){any_of('i')} {at}"):
            start = 0
            while found := re.compile(pattern).search(self.left, start):
                place, groups = int(found[found.lastindex or 1]), found.groupdict()
                start = found.start() + 1
                if told.cards[place].type != "location":
                    continue
                if groups.get("enemy"):
                    if told.cards[int(groups["enemy"][1:-1])].type != "enemy":
                        continue
                    told.places[int(groups["enemy"][1:-1])] = place
                else:
                    told.at[self.named[int(groups["who"][1:])] if groups.get("who") else self.me] = place
                kept = groups.get("enemy") or groups.get("who") or ""
                left = f"{self.left[: found.start()]} {kept} , {self.left[found.end() :]}"
                self.left = f" {' '.join(left.split())} "

    def _read_exhausted(self) -> None:
        """Read which enemies were evaded or are exhausted."""
        told, is_, exhausted = self.told, rf"(?:{any_of('is')} )?", any_of("exhausted")
        while found := self.take(rf"{any_of('evaded')} {self.a}({CARD})", " && , "):
            self.left = self.left.replace("&&", found[1])
            found = re.match(CARD, found[1])
            assert found is not None
            told.exhausted.append(int(found[1]))
            told.here.append(int(found[1]))
        there = rf"(?:(?P<here>{any_of('here')}) )?"
        behind = rf"{CARD} (?:, )?{is_}{there}{exhausted}(?!\w)"
        while found := self.take(rf"(?:{exhausted} {CARD}|{behind})", " #&# "):
            told.exhausted.append(int(found[1] or found[2]))
            told.here += told.exhausted[-1:] if found["here"] else []
            self.left = self.left.replace("#&#", f"#{told.exhausted[-1]}#")

    def read_engaged(self) -> None:
        """Read with which enemies the investigator is engaged, which are exhausted, and which only there."""
        told, me, with_ = self.told, any_of("me"), any_of("with")
        is_ = rf"(?:{any_of('is')} )?"
        self._read_exhausted()
        told.with_nobody = self.take(rf"\b{any_of('with-nobody')}(?!\w)") is not None
        while found := self.take(rf"{CARD} {any_of('of-another')}(?!\w)", " #&# "):
            told.with_another.append(int(found[1]))
            self.left = self.left.replace("#&#", f"#{found[1]}#")
        for fog, place in re.findall(rf"{CARD} {any_of('onto')} {self.a}{CARD}", self.left):
            on_place = told.cards[int(place)].type == "location"
            is_attached = told.cards[int(fog)].type == "treachery" or told.cards[int(fog)].id == "barricade"
            if on_place and is_attached:
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
                enemies_told = [at for at in enemies_told if told.cards[at].type != "location"]
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

    def leave(self) -> int:
        """Find the location to which somebody goes who leaves one: the Hallway, or another one beside."""
        told = self.told
        at = told.at.get("", next(iter(told.of_type("location")), None))
        beside = find_ways_from(told.cards[at].id) if at is not None else ()
        goal = all_facts()[beside[0]] if beside else NEXT
        told.to_next = True
        told.cards.append(goal)
        return len(told.cards) - 1

    def move_on(self, typed: str) -> int | None:
        """Take a location beside for one that is not named, unless it is told where who moves is."""
        told = self.told
        if told.of_type("location"):
            told.unread.append(typed)
            return None
        told.to_next = True
        told.cards.append(NEXT)
        return len(told.cards) - 1
