"""Make a battle of a sentence, "two white Recruits next to the Mercenary, who reacts?", on the smallest map
that there is; what is not told is assumed, and said. And say what has changed in a battle."""

from __future__ import annotations

import re
from collections.abc import Sequence

from msgspec.structs import replace

from kfjudge.core.errors import Troubles
from kfjudge.core.events import TraceStep
from kfjudge.games.fateforge import GAME, message
from kfjudge.games.fateforge.cards.book import ENEMIES
from kfjudge.games.fateforge.engine.board import DEFEATED, Board
from kfjudge.games.fateforge.facts import HERO_TYPE, all_facts
from kfjudge.games.fateforge.notation.notation import name_hero
from kfjudge.games.fateforge.situation import (
    PHASES,
    Deed,
    Mention,
    Relation,
    Told,
    ToldEnemies,
    ToldHero,
    Verb,
)
from kfjudge.games.fateforge.situation.boards import FARTHEST, complete, describe_board, make_board, vary
from kfjudge.games.fateforge.situation.phrases import BESIDE, plain, tokenize
from kfjudge.games.fateforge.situation.sentences import read_battle
from kfjudge.notation.grammar import BARS
from kfjudge.situation.game import BoardChange, GameSituations, Sketch
from kfjudge.situation.model import ParsedCard, ParsedSituation
from kfjudge.words.catalogue import find_raw_template, pick_name

TOKENS = ("objective", "chest", "exploration", "trap")  # what is there no longer is said as a thing


LONGEST = 400  # letters
MOST_ENEMIES, MOST_HEROES = 6, 4
NEEDED = {Verb.TAKE: "objective", Verb.OPEN: "chest", Verb.EXPLORE: "exploration", Verb.PORTAL: "portal"}
# The rule that a phrase of the table speaks of.
TOPICS = {
    **dict.fromkeys(("react", "enemies-react"), "rule/enemy-reactions"),
    **dict.fromkeys(("act", "enemies-act"), "rule/enemy-turns"),
    **dict.fromkeys(("sprint", "sprint-in", "sprint-empty", "by-sprint"), "rule/sprint"),
    **dict.fromkeys(("portal", "use-portal"), "glossary/portal"),
    **dict.fromkeys(("raise", "knocked-out"), "glossary/knocked-out"),
    **dict.fromkeys(("guards", "guarded-by"), "glossary/guarded-token"),
    **dict.fromkeys(("chest", "open"), "glossary/chest"),
    **dict.fromkeys(("objective", "take"), "glossary/objective-token"),
    **dict.fromkeys(("exploration", "explore"), "glossary/exploration-token"),
    **{
        ability: f"glossary/{ability}"
        for ability in (
            "blocking",
            "pursuit",
            "stealthy",
            "front-line",
            "life-drain",
            "stunned",
            "leader",
            "parry",
        )
    },
    **{fact: f"glossary/{fact}" for fact in ("resistance", "initiative", "corruption", "trap")},
    "exit": "rule/leaving-the-battle",
    "exit-there": "glossary/exit-token",
    "fountain": "glossary/healing-fountain",
    "terrain": "glossary/difficult-terrain",
    "turn-die": "rule/three-of-a-kind",
    "reroll": "rule/energy-reroll",
    "paid-move": "rule/spending-energy-to-move",
    "armor": "glossary/enemy-armor",
    "upkeep": "rule/upkeep-phase",
    "toxic": "glossary/toxic-damage",
    "fearsome": "glossary/fear",
    "result-miss": "glossary/miss",
    "order": "rule/turn-order",
}
ALONE = {Verb.PAID_MOVE, Verb.TURN, Verb.REROLL}  # what a hero does by itself


class FateforgeSituations(GameSituations):
    def sketch(self, text: str, lang: str) -> Sketch | None:
        """Make the board of a sentence; None for one that tells of nothing that is done, or of no enemy."""
        if len(text) > LONGEST:
            return None
        told = read_battle(text, lang)
        pieces = _name_pieces(told, lang)
        is_of_rules = not (told.heroes or told.unnamed)  # who asks for a rule speaks of no hero
        _settle_places(told)
        _settle_deeds(told)
        is_alone = told.heroes and ALONE & {deed.verb for deed in told.deeds}
        is_told = any((told.enemies, told.things, len(told.heroes) > 1, is_alone, told.is_empty))
        if not (told.deeds and is_told) and not (told.unread and pieces):
            return None
        typed = {plain(word): word for word in re.findall(r"[\w’'-]+", text)}
        unread = tuple(dict.fromkeys(typed.get(word, word) for word in told.unread))
        situation = ParsedSituation(
            text, lang, GAME, pieces, supposed=is_of_rules, unread=unread, blocking=unread
        )
        if unread or _is_too_much(told):
            return Sketch(situation)
        assumed = tuple(dict.fromkeys(complete(told)))
        try:
            scenario = make_board(told, text, lang)
            others = tuple(
                (said, make_board(other, text, lang)) for said, other in vary(told) if said is not None
            )
        except Troubles:
            return Sketch(situation)
        return Sketch(situation, scenario, tuple(describe_board(told)), assumed, others)

    def find_topics(self, text: str, lang: str) -> tuple[str, tuple[str, ...]]:
        """Find the rules that the words of a sentence speak of, and the abilities of the enemies it names;
        who they are and who the heroes are decides no rule."""
        words, topics = list[str](), list[str]()
        hero, enemy = (
            find_raw_template(f"sketch.{kind}", lang, GAME).split(BARS)[0] for kind in ("heroes", "enemy")
        )
        for token in tokenize(text, lang):
            words.append({HERO_TYPE: hero, "enemy": enemy}.get(token.key, token.words))
            topics += [TOPICS[token.key]] if token.key in TOPICS else []
            known = ENEMIES.get(token.card) if token.key == "enemy" else None
            if known is not None:
                topics += (f"glossary/{ability}" for ability in known.abilities)
                topics += ["glossary/leader-ability"] if known.leads else []
        return " ".join(words), tuple(dict.fromkeys(topics))

    def find_changes(
        self, before: Board, after: Board, trace: Sequence[TraceStep]
    ) -> tuple[BoardChange, ...]:
        """Find what the schema says, but for enemies that are elsewhere: they are in a zone, or defeated, and
        then no more is said of them."""
        changes = []
        for change in super().find_changes(before, after, trace):
            said = change.said
            if change.aspect != "zone" and getattr(change.named, "zone", "") == DEFEATED:
                continue
            if change.aspect in TOKENS and not change.value:
                said = message(f"situation.no-{change.aspect}")
            elif change.aspect == "zone" and change.named.zone == DEFEATED:
                said = message("situation.defeated")
            elif change.aspect == "zone":
                said = message("situation.at", place=change.named.controller)
            hero = before.players.get(change.subject)
            named = name_hero(hero) if hero is not None else change.named
            changes.append(replace(change, said=said, named=named))
        is_whole = len(trace) > 1  # one step does not tell what comes of it
        held = {card.controller for card in before.enemies()} if is_whole else set()
        for name, hero in after.players.items():  # what it costs to leave enemies
            was = before.players[name]
            if was.place in held and hero.place not in (was.place, "") and not hero.left:
                said = message("situation.cost", n=max(was.health - hero.health, 0))
                changes.append(BoardChange(name, "cost", was.health - hero.health, said, name_hero(was)))
        return tuple(changes)


def _name_pieces(told: Told, lang: str) -> tuple[ParsedCard, ...]:
    """Name the enemies that are told of; where not all is read, the heroes too, which no card shows."""
    heroes = [all_facts()[one.card] for one in told.heroes if one.card and told.unread]
    called = (ParsedCard(hero.id, nameless=True, label=pick_name(hero, lang)) for hero in heroes)
    return (*(ParsedCard(one.card) for one in told.enemies), *called)


def _is_too_much(told: Told) -> bool:
    """Tell whether so many or such things are told that no board is made of them."""
    many = any(one.many > MOST_ENEMIES for one in told.enemies) or len(told.heroes) > MOST_HEROES
    mentions: list[ToldHero | ToldEnemies] = [*told.heroes, *told.enemies]
    zones = [*(one.zone or 0 for one in mentions), *told.things.values()]
    raised = [deed for deed in told.deeds if deed.verb == Verb.RAISE and deed.target is None]
    is_over = all("knocked-out" in hero.said for hero in told.heroes)
    moving = {Verb.MOVE, Verb.PAID_MOVE, Verb.SPRINT} & {deed.verb for deed in told.deeds}
    might_move = not moving and any(map(_is_out_of_reach, told.deeds))
    return (
        _is_contradictory(told)
        or might_move
        or many
        or is_over
        or max(zones) > FARTHEST
        or bool(raised)
        or not _is_one_phase(told)
    )


def _is_out_of_reach(deed: Deed) -> bool:
    """Tell whether somebody strikes or shoots from afar who has moves to go there first."""
    if not isinstance(deed.actor, ToldHero) or not isinstance(deed.target, ToldEnemies):
        return False
    away = abs((deed.actor.zone or 0) - (deed.target.zone or 0))
    reaches = {Verb.STRIKE: away == 0, Verb.SHOOT: away == 1}.get(deed.verb, True)
    return not reaches and bool(deed.actor.numbers.get("result-move"))


def _is_contradictory(told: Told) -> bool:
    """Tell whether somebody is told to be so far from another and is elsewhere."""
    for left, place, right in told.relations if told.heroes else ():
        there = right or told.speaker or told.heroes[0]
        zones = {(one.zone or 0) - (there.zone or 0) for one in left if one is not there}
        is_of_itself = left == [there] and right is None and "door" not in told.things
        if place != BESIDE and (zones - {place, -int(place)} or (place and is_of_itself)):
            return True
    return False


def _is_one_phase(told: Told) -> bool:
    """Tell whether all that is done is of one phase, or of the turn of one hero and the enemy turns behind
    it."""
    verbs = [deed.verb for deed in told.deeds]
    if len(verbs) > 1 and verbs[-1] == Verb.ACT and Verb.SPRINT not in verbs and len(told.heroes) == 1:
        verbs.pop()
    actors = {id(deed.actor) for deed in told.deeds if deed.verb not in (Verb.ACT, Verb.REACT, Verb.EXIT)}
    if len(verbs) == 1 or set(verbs) in ({Verb.EXIT}, {Verb.SPRINT}):
        return True
    return len(actors) == 1 and not {Verb.REACT, Verb.ACT, Verb.EXIT, Verb.SPRINT} & set(verbs)


# settling


def _settle_places(told: Told) -> None:
    """Work out in which zone everybody is, from how far they are from each other."""
    heroes = told.heroes
    if not heroes and (told.enemies or told.things or told.is_empty):
        heroes.append(ToldHero(""))
    if not heroes:
        return
    first = told.speaker or heroes[0]
    first.zone = 0
    _relate_all(told, told.relations, first)
    for deed in told.deeds:
        if deed.enters and deed.target is not None and deed.target.zone is None:
            deed.target.zone = 1
    _relate_all(told, told.relations, first)
    _relate_all(told, told.shared, first)
    heroes += [ToldHero("") for _ in range(len(heroes), min(told.unnamed, 4))]
    for hero in heroes:
        hero.zone = 0 if hero.zone is None else hero.zone


def _relate_all(told: Told, relations: list[Relation], first: Mention) -> None:
    """Place whom relations can place, those behind each other too."""
    for _ in relations:
        for left, place, right in relations:
            _relate(told, left, place, right or first)


def _relate(told: Told, left: list[Mention], place: int | str, right: Mention) -> None:
    """Place those that are so far from one that is placed, or that one."""
    ones = [one for one in left if one is not right] or [told.heroes[0]]
    if place == BESIDE:
        told.beside += [one for one in (*ones, right) if isinstance(one, ToldEnemies)]
    at = 0 if place == BESIDE else int(place)
    zone = next((one.zone for one in ones if one.zone is not None), None)
    if right.zone is not None:
        zone = right.zone + at
    elif zone is not None:
        right.zone = zone + at
    for one in ones:
        one.zone = zone if one.zone is None else one.zone


def _settle_dice(told: Told) -> None:
    """Take what is told like deeds for results, where only dice are asked about: "strike, move, triple?"."""
    if told.enemies or not any(deed.verb in (Verb.TURN, Verb.REROLL) for deed in told.deeds):
        return
    for deed in [one for one in told.deeds if one.verb in (Verb.STRIKE, Verb.SHOOT, Verb.MOVE)]:
        if told.heroes:
            dice, result = told.heroes[0].numbers, f"result-{deed.verb}"
            dice[result] = dice.get(result, 0) + deed.times
            told.deeds.remove(deed)


def _settle_harm(told: Told) -> None:
    """Say who deals the damage that a hero takes."""
    if told.hurt:
        told.enemies += [] if told.enemies else [ToldEnemies(zone=0)]
        told.unread += [] if sum(one.many for one in told.enemies) == 1 else [str(told.hurt)]
        told.enemies[0].numbers["hit"] = told.hurt


def _find_untold_deeds(told: Told) -> None:
    """Let heroes use the strikes and shots that they have, where nothing else is done: "she has two strikes,
    can she defeat it?"; as many enemies as there are results get one each."""
    for deed in told.deeds if told.no_dice else ():
        told.unread += ["no"] if deed.verb not in (Verb.MOVE, Verb.PAID_MOVE) else []
        deed.verb = Verb.PAID_MOVE
    if told.deeds or not told.enemies:
        return
    if told.order:  # which matters in no other phase
        told.deeds.append(Deed(Verb.ACT))
        told.is_their_turn = True
        return
    target = told.enemies[-1]
    for hero in told.heroes:
        away = abs((target.zone or 0) - (hero.zone or 0))
        reaching = [Verb.STRIKE] if away == 0 else [Verb.SHOOT] if away == 1 else [Verb.STRIKE, Verb.SHOOT]
        if not any(hero.numbers.get(f"result-{verb}") for verb in reaching):
            reaching = [] if hero.numbers.get("result-move") else [Verb.STRIKE, Verb.SHOOT]
            if away == 1 and not reaching:  # goes there first
                told.deeds.append(Deed(Verb.MOVE, hero, target, enters=True))
                reaching = [Verb.STRIKE]
        for verb in reaching:
            times = hero.numbers.get(f"result-{verb}", 0)
            each = times == target.many
            told.deeds += [Deed(verb, hero, target, at=at if each else 0) for at in range(times)]


def _settle_deeds(told: Told) -> None:
    """Say who does what nobody is said to do, and on whom."""
    _settle_dice(told)
    _settle_harm(told)
    _find_untold_deeds(told)
    for deed in told.deeds:
        if deed.verb == Verb.ATTACK:
            target = deed.target or next(iter(told.enemies[-1:]), None)
            near = target is None or (target.zone or 0) == 0
            deed.verb = Verb.STRIKE if near else Verb.SHOOT
        if deed.verb not in PHASES and deed.actor is None and told.heroes:
            deed.actor = told.heroes[0]
        if deed.verb in (Verb.STRIKE, Verb.SHOOT) and deed.target is None and told.enemies:
            deed.target = told.enemies[-1]
        if deed.verb in NEEDED and isinstance(deed.actor, ToldHero):
            told.things.setdefault(NEEDED[deed.verb], deed.actor.zone or 0)
        if deed.verb == Verb.RAISE and not isinstance(deed.target, ToldHero):
            deed.target = next((one for one in told.heroes if one is not deed.actor), None)
