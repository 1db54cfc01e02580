"""Read a sentence that tells of a battle: heroes and enemies, what is true of them, how far they are from
each other, and what is done. A word that is not understood is left over, and then nothing is played."""

from __future__ import annotations

from itertools import takewhile

from kfjudge.games.fateforge.engine.board import COLORS
from kfjudge.games.fateforge.facts import HERO_TYPE
from kfjudge.games.fateforge.situation.phrases import (
    ACT,
    ADJECTIVES,
    BEFORE_ENEMIES,
    BESIDE,
    BLANK,
    ENEMIES,
    EXIT,
    FACTS,
    LEADER,
    MOVE,
    OF_DEEDS,
    OF_ENEMY,
    OF_HERO,
    PLACES,
    PORTAL,
    RAISE,
    REACT,
    RESULTS,
    SHOOT,
    SPRINT,
    STRIKE,
    THINGS,
    UPKEEP,
    VERBS,
    Deed,
    Mention,
    Token,
    Told,
    ToldEnemies,
    ToldHero,
    describe,
    is_called,
    regroup,
    tokenize,
)
from kfjudge.words import LANGUAGES


def read_battle(text: str, lang: str) -> Told:
    """Read a sentence in the reader's language, or in that of which it leaves fewer words unread."""
    every = [
        _Reader(regroup(tokenize(text, one))).read() for one in sorted(LANGUAGES, key=lambda one: one != lang)
    ]
    return min(every, key=lambda told: len(told.unread))


class _Reader:
    """A sentence, gone through once; what was mentioned last is what the next words speak of."""

    def __init__(self, tokens: list[Token]) -> None:
        self.tokens, self.at = tokens, 0
        self.told = Told()
        self.last: Mention | None = None
        self.group: list[Mention] = []  # those mentioned side by side, of one kind
        self.numbers: list[int] = []  # said and not yet used
        self.adjectives: list[Token] = []
        self.is_another = self.is_order = False  # whether heroes are told in the order in which they play
        self.kind: ToldEnemies | None = None  # whose kinds are told behind a colon
        self.guardian: ToldEnemies | None = None  # of whoever comes next
        self.guarded = ""  # the thing that is guarded by whoever comes next
        self.there: int | None = None  # the zone that was spoken of last
        self.place: int | str | None = None  # said of what is mentioned next
        self.placed: list[Mention] = []
        self.subject: Mention | None = None  # of which the sentence tells where it is
        self.deed: Deed | None = None  # that waits for its target
        self.agent: Deed | None = None  # that waits for who does it

    def read(self) -> Told:
        while self.at < len(self.tokens):
            token = self.tokens[self.at]
            self.at += 1
            goes_on = token.key in (HERO_TYPE, "me", "comma") or token.words == ":"
            self.is_order = token.key == "order" or (self.is_order and goes_on)
            self._take(token)
        self._stop()
        if not {ACT, REACT} & {deed.verb for deed in self.told.deeds}:  # or a resistance is meant
            self.told.unread += self.told.bare
        return self.told

    def peek(self, *keys: str, past: tuple[str, ...] = ()) -> Token | None:
        """Look at the next token, past some that may stand between, if it is one of these."""
        for token in self.tokens[self.at :]:
            if token.key in keys:
                return token
            if token.key not in past:
                return None
        return None

    def _take(self, token: Token) -> None:
        key = token.key
        for keys, take in (
            ((HERO_TYPE, "me"), self._mention_hero),
            (ENEMIES, self._mention_enemies),
            (("number",), self._take_number),
            (tuple(VERBS), self._take_verb),
            (ADJECTIVES, self._take_adjective),
            ((*FACTS, *(f"result-{result}" for result in RESULTS)), self._take_fact),
            ((*PLACES, BESIDE, "here"), self._take_place),
            (("with",), self._take_with),
            (("there",), self._take_there),
            (THINGS, self._take_thing),
            (("guards", "guarded-by"), self._take_guard),
            (("is-struck", "is-shot"), self._take_passive),
            (("she", "he", "she-hero", "he-hero"), self._take_pronoun),
            (("twice", "times", "once", "cubes", "heroes", "no-dice"), self._take_count),
            (("another",), self._take_article),
        ):
            if key in keys:
                take(token)
                return
        if key in ("plays-first", "plays-last") and isinstance(self.subject, ToldHero):
            (self.told.order if key == "plays-first" else self.told.last).append(self.subject)
        elif key == "stop":
            self._stop()
            kinds = self.told.enemies[-1:] if token.words == ":" else []
            self.kind = next(
                (one for one in kinds if one.card == BLANK and not (one.color or one.said)), None
            )
        elif key == "past" and self.told.deeds and self.told.deeds[-1].verb in (EXIT, SPRINT):
            self._take_with(token)
        elif key == "loses" and not self.peek("number", past=("another",)):
            pass
        elif key not in ("comma", "zone", "they", "that", "heroes", "order"):
            self.told.unread.append(token.words)

    def _take_count(self, token: Token) -> None:
        """Take how often something is done, how many cubes lie there, how many heroes there are."""
        key, deeds = token.key, self.told.deeds
        self.told.no_dice |= key == "no-dice"
        if key in ("twice", "once"):
            number = 2 if key == "twice" else 1
        elif self.numbers:
            number = self.numbers.pop()
        else:
            self.told.unread += [] if key in ("heroes", "no-dice") else [token.words]
            return
        if key == "heroes":
            self.told.unnamed = number
        elif key == "cubes" and "fountain" in self.told.things:
            self.told.cubes = number
        elif key != "cubes" and (self.agent or deeds):
            (self.agent or deeds[-1]).times = number
        else:
            self.told.unread.append(token.words)

    def _take_article(self, _token: Token) -> None:
        if self.peek(*FACTS, *RESULTS, *(f"result-{result}" for result in RESULTS)):
            self.numbers.append(1)  # "a parry token"
        elif not self.peek(*ENEMIES, past=ADJECTIVES):
            self._take_one()
        else:
            self.is_another = True

    def _stop(self) -> None:
        """End a sentence: what is left of it was not understood."""
        for token in self.adjectives:
            if not describe(self.last, token):
                self.told.unread.append(token.words)
        waits = self.deed is not None and self.deed.verb in (STRIKE, SHOOT) and self.deed.target is None
        if self.numbers == [1] and waits and self.told.enemies:
            self.numbers = []  # "and strikes one"
        self.told.unread += map(str, self.numbers)
        self.numbers, self.adjectives, self.group = [], [], []
        self.is_another, self.deed, self.agent = False, None, None
        self._end_place(None)

    # who there is

    def _mention_hero(self, token: Token) -> None:
        heroes = self.told.heroes
        if token.key == "me":
            hero = heroes[0] if heroes else None
        else:
            hero = next((one for one in heroes if one.card in (token.card, "")), None)
        if hero is None:
            hero = ToldHero("" if token.key == "me" else token.card)
            heroes.append(hero)
        hero.card = hero.card or token.card
        self.told.order += [hero] if self.is_order else []
        for one in self.adjectives:
            if not describe(hero, one):
                self.told.unread.append(one.words)
        self.adjectives = []
        self._mention(hero)

    def _mention_enemies(self, token: Token) -> None:
        many = self.numbers.pop() if self.numbers else 0
        said, self.adjectives = self.adjectives, []
        behind = takewhile(lambda one: one.key in ADJECTIVES, self.tokens[self.at :])
        color = LEADER if token.key == "leader" else next((one.key for one in said if one.key in COLORS), "")
        enemies = self._find_known(token.card or BLANK, color, [*said, *behind]) if not many else None
        if enemies is None:
            enemies = ToldEnemies(token.card or BLANK, many or (2 if token.plural else 1), color)
            self.told.enemies.append(enemies)
            if self.kind is not None and enemies.card != BLANK:  # "three enemies: a Recruit, …"
                self._take_out_of_kind(enemies)
        if self.guardian is not None and self.guardian is not enemies:
            enemies.guardian, self.guardian = self.guardian, None
            self.told.shared.append(([enemies], 0, enemies.guardian))
        enemies.guards, self.guarded = self.guarded or enemies.guards, ""
        for one in said:
            if one.key in COLORS and enemies.color not in ("", one.key):  # "a red and a blue enemy"
                self.told.unread.append(one.words)
            describe(enemies, one)
        self._mention(enemies)

    def _find_known(self, card: str, color: str, said: list[Token]) -> ToldEnemies | None:
        """Find the enemies that are meant again; "an Archer" that is struck is one of them."""
        is_target = self.deed is not None and self.deed.verb in (STRIKE, SHOOT) and self.deed.target is None
        ranked = self.peek("initiative") is not None  # "an Assassin of initiative 1, an Assassin of 4"
        known = [one for one in self.told.enemies if not (ranked and "initiative" in one.numbers)]
        known = [one for one in known if card in (one.card, BLANK) and color in ("", one.color)]
        known.sort(key=lambda one: all(token.key in (one.color, *one.said) for token in said))
        return known[-1] if known and (is_target or not self.is_another) else None

    def _take_out_of_kind(self, enemies: ToldEnemies) -> None:
        """Count enemies among those that were told of in all before."""
        assert self.kind is not None
        self.told.shared.append(([enemies], 0, self.kind))
        self.kind.many -= enemies.many
        if self.kind.many <= 0:
            self.told.enemies = [one for one in self.told.enemies if one is not self.kind]
            self.kind = None

    def _mention(self, mention: Mention) -> None:
        """Note who is mentioned: what was said of who comes next is true of them."""
        is_beside = self.place is None and self.group and type(self.group[-1]) is type(mention)
        if is_beside:
            self.told.shared.append(([mention], 0, self.group[-1]))
        placed = self.placed if self.place is not None else []
        self._end_place(mention)
        self.group = [*self.group, mention] if is_beside else [mention]
        self.is_another = False
        if self.agent is not None:
            self._settle_agent(mention)
        elif self._waits_for(mention):
            assert self.deed is not None
            self.deed.target = mention
        elif is_beside and self.deed is not None and self.deed.verb in (STRIKE, SHOOT):
            follows = self.tokens[self.at] if self.at < len(self.tokens) else Token("stop", "")
            if self.deed.target is self.group[0] and not follows.linked and follows.key not in VERBS:
                self.told.deeds.append(Deed(self.deed.verb, self.deed.actor, mention, self.deed.times))
        self.last = mention
        is_told_of = placed and not self.peek("that", past=("comma",))  # not: "the Guard, who strikes it"
        self.subject = placed[-1] if is_told_of else mention

    def _waits_for(self, mention: Mention) -> bool:
        """Tell whether what is done waits for one of that kind to be done to."""
        deed = self.deed
        if deed is None or deed.target is not None or deed.actor is mention:
            return False
        return deed.verb == RAISE or deed.enters or type(deed.actor) is not type(mention)

    def _take_passive(self, token: Token) -> None:
        """Take what is done to somebody: who does it is told next."""
        self.agent = Deed(STRIKE if token.key == "is-struck" else SHOOT, None, self.subject)
        past = (*ADJECTIVES, "number", "another", "twice", "times")
        if self.peek(*ENEMIES, HERO_TYPE, "me", past=past) is None:
            self._settle_agent(None)

    def _settle_agent(self, mention: Mention | None) -> None:
        """Say who does what is done to somebody: enemies in their turns."""
        deed, self.agent = self.agent, None
        assert deed is not None
        if isinstance(mention, ToldHero):
            deed.actor = mention
            self.told.deeds.append(deed)
        elif not {ACT, REACT} & {one.verb for one in self.told.deeds}:
            self.told.deeds.append(Deed(ACT, mention, shoots=deed.verb == SHOOT))

    def _take_pronoun(self, token: Token) -> None:
        """Take "he" and "she" for the last hero or enemy that a noun of that gender names."""
        gender = "f" if token.key.startswith("she") else "m"
        mentions: list[Mention | None] = [*self.told.enemies, *self.told.heroes, self.subject, self.last]
        called = [one for one in mentions if one is not None and is_called(one, gender)]
        heroes: list[Mention] = [one for one in called if isinstance(one, ToldHero)]
        is_open = {type(one) for one in called[-2:]} == {ToldHero, ToldEnemies} and self.last in called
        if token.key.endswith("hero"):  # no enemy is called so
            called = heroes or list(self.told.heroes)
        elif is_open and self.peek("strike", "shoot", "attack", "move"):  # either may do that
            self.told.unread.append(token.words)
        self.last = self.subject = called[-1] if called else self.subject

    # what is true

    def _take_adjective(self, token: Token) -> None:
        words = (*ADJECTIVES, "comma", "number", "another")
        is_behind = (self.tokens[self.at - 2].key if self.at > 1 else "") in (*ENEMIES, HERO_TYPE)
        is_bound = is_behind and not token.linked  # « deux Conscrits étourdis »
        if self.peek(*ENEMIES, HERO_TYPE, past=words) and not is_behind:
            self.adjectives.append(token)
        elif token.key in COLORS and (
            self.peek("react", "act", past=words) or (self.told.deeds and self.told.deeds[-1].verb == REACT)
        ):
            self.told.colors.append(token.key)
        elif not any(describe(one, token) for one in (None if is_bound else self.subject, self.last)):
            self.adjectives.append(token)

    def _take_one(self) -> bool:
        """Take "one" for one of the enemies just mentioned, of whom more is told; tell whether it is."""
        parent = next(
            (one for one in reversed(self.told.enemies) if one.many > 1 or one in self.told.parted), None
        )
        follows = self.tokens[self.at : self.at + 1]
        telling = (*ADJECTIVES, "with", "initiative", "resistance", "armor", *PLACES)
        if (
            parent is None
            or not follows
            or follows[0].key not in telling
            or self.peek(*ENEMIES, past=ADJECTIVES)
        ):
            return False
        one = self.told.part(parent) if parent.many > 1 else parent
        self.last, self.subject, self.group = one, one, [one]
        return True

    def _take_number(self, token: Token) -> None:
        is_word = token.number == 1 and not token.words.isdigit()
        if is_word and (self.peek("number") is not None or self._take_one()):  # "one of two Assassins"
            return
        before = self.tokens[self.at - 2] if self.at > 1 else None
        if before is not None and before.key in ("resistance", "armor", "initiative") and not self.numbers:
            enemies = [self.last] if isinstance(self.last, ToldEnemies) else self.told.enemies[-1:]
            if enemies and before.key not in enemies[0].numbers:
                enemies[0].numbers[before.key] = token.number
                self.told.bare += [token.words] if before.bare else []
                while enemies[0].many > 1 and (number := self.peek("number", past=("comma",))):
                    other = self.told.part(enemies[0])  # "with initiative 3 and 5"
                    other.numbers = {**enemies[0].numbers, before.key: number.number}
                    self.at = self.tokens.index(number, self.at) + 1
                return
        self.numbers.append(token.number)

    def _take_fact(self, token: Token) -> None:
        key = token.key
        if not self.numbers and self.peek("no"):
            self.at += 1
        is_result = key.startswith("result-")
        if self.at > 1 and self.tokens[self.at - 2].key == "no":
            self.told.unread.pop()
            self.numbers.append(0)
        if not self.numbers:
            if key in ("resistance", "armor", "initiative") and self.peek("number"):
                return  # "armor 2"
            if is_result:  # "with a focus"
                self.numbers.append(1)
            elif key in ("damage", "health"):  # which questions ask for
                return
            else:
                self.told.unread.append(token.words)
                return
        number = self.numbers.pop()
        mention = self.last
        if key in OF_ENEMY and not isinstance(mention, ToldEnemies):
            mention = self.told.enemies[-1] if self.told.enemies and key != "damage" else None
        if (key in OF_HERO or is_result) and not isinstance(mention, ToldHero):
            mention = self.told.heroes[-1] if self.told.heroes else ToldHero("")
            if not self.told.heroes:
                self.told.heroes.append(mention)
        if mention is None:
            self.told.unread.append(token.words)
        else:
            mention.numbers[key] = number

    # where they are

    def _take_place(self, token: Token) -> None:
        place: int | str = BESIDE if token.key == BESIDE else 0 if token.key == "here" else int(token.key[-1])
        before = self.tokens[self.at - 2] if self.at > 1 else None
        if before is not None and before.key in THINGS and place != BESIDE:
            self.told.things[before.key] = self.there = int(place)
        elif not self._is_entering():
            self._note_place(place)
            follows = self.peek(*ENEMIES, HERO_TYPE, "me", *THINGS, past=BEFORE_ENEMIES)
            if any(token.joined for token in self.tokens[self.at : self.at + 1]):
                follows = None  # "and an Archer one zone away"
            is_whole = follows is None or (token.key == "here" and bool(self.placed))
            if is_whole or (follows and follows.key in THINGS and self.placed and token.key != "at0"):
                self._end_place(None)

    def _take_with(self, _token: Token) -> None:
        """Take "with two enemies", who are in the same zone."""
        if self.deed is not None and self.peek(
            *(f"result-{one}" for one in RESULTS), past=("another", "number")
        ):
            self.deed.is_paid = True  # "opens the chest with a move"
        is_told = self.place is not None or self._is_entering()
        if not is_told and self.peek(*ENEMIES, past=BEFORE_ENEMIES):
            self._note_place(0)

    def _take_there(self, token: Token) -> None:
        self.told.unread += [token.words] if self.there is None else []
        self._note_place(self.there or 0)
        self._end_place(None)

    def _is_entering(self) -> bool:
        """Tell whether somebody enters a zone of which nobody is told yet."""
        return self.deed is not None and self.deed.enters and self.deed.target is None

    def _note_place(self, place: int | str) -> None:
        """Note how far those just mentioned are from whoever is mentioned next."""
        self._end_place(None)
        self.place, self.placed = place, self.group or [one for one in (self.subject,) if one is not None]

    def _end_place(self, mention: Mention | None) -> None:
        if self.place is not None:
            self.told.relations.append((self.placed, self.place, mention))
            self.group = []
        self.place, self.placed = None, []

    def _take_thing(self, token: Token) -> None:
        zone, self.place, self.placed = self.place if isinstance(self.place, int) else None, None, []
        is_entered = self._is_entering() and token.key in ("trap", "terrain", "fountain")
        self.told.things[token.key] = int(is_entered) if zone is None else zone
        if token.key == "fountain" and self.numbers:
            self.told.cubes = self.numbers.pop()

    def _take_guard(self, token: Token) -> None:
        thing, enemies = self.peek(*THINGS, past=("another",)), self.peek(*ENEMIES, past=BEFORE_ENEMIES)
        before = self.tokens[self.at - 2].key if self.at > 1 else ""
        before = {"open": "chest", "take": "objective"}.get(before, before)
        if thing is None and enemies is None and self.told.deeds:  # "if a Conscript guards it"
            done = OF_DEEDS.get(self.told.deeds[-1].verb, "")
            thing = Token(done, token.words) if done else None
        if token.key == "guarded-by" and before in THINGS and enemies:
            self.guarded = before
        elif token.key == "guards" and isinstance(self.subject, ToldEnemies) and thing is not None:
            self.subject.guards = thing.key
        elif token.key == "guards" and isinstance(self.subject, ToldEnemies) and enemies:
            self.guardian = self.subject
        else:
            self.told.unread.append(token.words)

    # what is done

    def _take_verb(self, token: Token) -> None:
        verb, enters = VERBS[token.key]
        before = self.tokens[self.at - 2].key if self.at > 1 else "stop"
        asks = before == "that" and (self.at < 3 or self.tokens[self.at - 3].key == "stop")  # "who strikes"
        self.told.is_empty |= token.key == "sprint-empty"
        is_theirs = self._is_of_enemies(token, asks=asks)
        if is_theirs and (enters or (before in ENEMIES and verb == PORTAL)):  # no such deed
            self.told.unread.append(token.words)
        elif before in ("number", "another") and verb in RESULTS and self.numbers:
            self._take_fact(Token(f"result-{verb}", token.words))  # "with one move"
        elif verb == UPKEEP:
            self.told.deeds.append(Deed(UPKEEP))
        elif verb in (ACT, REACT) or (verb in (MOVE, STRIKE, SHOOT) and (asks or is_theirs)):
            self._let_enemies_act(verb if verb == REACT else ACT, shoots=token.key == "shoot")
        elif token.key == "by-sprint" and self.told.deeds:
            self.told.deeds[-1].verb = SPRINT
        else:
            self._let_hero_act(token, verb, enters=enters)

    def _is_of_enemies(self, token: Token, *, asks: bool) -> bool:
        """Tell whether enemies do it; they strike no enemies ("a Conscript, strike the Assassin")."""
        if not isinstance(self.subject, ToldEnemies) or token.key == "leave" or self._goes_on(token):
            return False
        is_on_enemies = self.peek(*ENEMIES, past=BEFORE_ENEMIES) is not None and not asks
        return not (token.key in ("strike", "shoot", "attack") and is_on_enemies)

    def _goes_on(self, token: Token) -> bool:
        """Tell whether a verb goes on with what a hero does: "moves and strikes"."""
        return token.joined and bool(self.told.deeds) and isinstance(self.told.deeds[-1].actor, ToldHero)

    def _let_enemies_act(self, verb: str, *, shoots: bool) -> None:
        """Let the enemies act or react; told again, it is what is asked."""
        if not {ACT, REACT} & {deed.verb for deed in self.told.deeds}:
            actor = self.subject if isinstance(self.subject, ToldEnemies) else None
            self.deed = Deed(verb, actor, shoots=shoots and actor is not None)
            self.told.deeds.append(self.deed)

    def _let_hero_act(self, token: Token, verb: str, *, enters: bool) -> None:
        if token.key == "pass" and "portal" not in self.told.things:
            self.told.unread.append(token.words)
            return
        heroes = [one for one in self.group if isinstance(one, ToldHero)]
        actor = self.told.deeds[-1].actor if self._goes_on(token) else self.subject
        if not isinstance(actor, ToldHero):
            actor = self.told.heroes[-1] if self.told.heroes else None
        for other in heroes if verb in (SPRINT, MOVE) else ():
            if other is not actor:
                self.told.deeds.append(Deed(verb, other, enters=enters))
        last = self.told.deeds[-1] if self.told.deeds else None
        if last is not None and (last.verb, last.actor, last.target) == (verb, actor, None):  # told again
            self.told.deeds.pop()
        times = self.numbers.pop() if self.numbers and verb in (STRIKE, SHOOT) else 1
        done = "attack" if token.key == "attack" else verb  # a strike or a shot
        self.deed, self.group = Deed(done, actor, None, times, enters), []
        self.told.deeds.append(self.deed)
