"""A skill test, from the determining of the skill (ST.1) to its end (ST.8)."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import nullcontext
from typing import TYPE_CHECKING

from msgspec import Struct, field

from kfjudge.core.errors import NeedsFact, NotModeled
from kfjudge.core.events import Event
from kfjudge.core.table import CHANCE, Option
from kfjudge.games.arkham import message
from kfjudge.games.arkham.engine import choose, events, timing
from kfjudge.games.arkham.engine.board import AUTO_FAIL, ELDER_SIGN, NUMBERS, SYMBOLS, TOKENS, Card
from kfjudge.games.arkham.engine.encounter import is_silent
from kfjudge.games.arkham.engine.initiation import forget_uses
from kfjudge.games.arkham.engine.node import (
    AFTER,
    WOULD,
    Committed,
    Context,
    DoublesNegative,
    Effect,
    ElderSign,
    ElderSignFails,
    InPlaceOf,
    NoTokens,
    Symbol,
    value,
)
from kfjudge.games.arkham.engine.timing import open_window
from kfjudge.games.arkham.engine.values import base_skill, contributes, contributions, skill_bonus
from kfjudge.games.arkham.readings import AT_ST_7, SUCCESS_REACTIONS

if TYPE_CHECKING:
    from kfjudge.games.arkham.engine.engine import Game

FIGHT, EVADE, INVESTIGATE = "fight", "evade", "investigate"
REVEALING = ("rule/st-3-reveal-chaos-token", "glossary/chaos-tokens")
AUTOMATIC = "glossary/automatic-failure-success"
USING = ("rule/st-1-determine-skill", "glossary/lasting-effects")
WILD = "wild"
Step = Callable[[], None]


class SkillTest(Struct, eq=False):
    """A test under way. `kind` says what it is for, `target` against which enemy or location, `source` by
    which card. `bonus` counts for this test alone, `damage` is what an attack deals. `on_symbol` happens if
    one of these tokens is revealed. `tokens` are those that apply, as what they count; `out` those that are
    out of the bag, `real` the last one that applies; `reveals` how many are revealed at once; `sign` is −1
    where the minus of the next one is switched."""

    player: str
    skill: str
    difficulty: int
    kind: str = ""
    target: Card | None = None
    source: Card | None = None
    bonus: int = 0
    damage: int = 1
    cite: tuple[str, ...] = ()
    on_symbol: Step | None = None
    symbols: tuple[str, ...] = ()
    committed: list[tuple[str, Card]] = field(default_factory=list)
    tokens: list[str] = field(default_factory=list)
    out: list[str] = field(default_factory=list)
    real: str = ""
    reveals: int = 1
    sign: int = 1
    added: list[int] = field(default_factory=list)
    if_won: list[tuple[Effect, Context]] = field(default_factory=list)
    if_failed: list[tuple[Effect, Context]] = field(default_factory=list)
    afterwards: list[tuple[Effect, Context]] = field(default_factory=list)
    automatic: str = ""
    amount: int = 0
    by: int = 0
    succeeded: bool = False
    more_damage: Callable[[], int] = lambda: 0


def perform(game: Game, test: SkillTest, passed: Step, failed: Step) -> None:
    """Make a test, and do what success or failure brings."""

    def steps() -> None:
        outer, game.test = game.test, test
        open_window(game)
        _commit_cards(game, test)
        open_window(game)
        if not any(contributions(game, NoTokens, test.player)):
            reveal_token(game, test)
        _find_value(game, test)
        outcome = _settle_outcome(game, test)
        is_late = (
            bool(timing.find_waiting(game, AFTER, outcome)) and game.reading(SUCCESS_REACTIONS) == AT_ST_7
        )
        with game.effect() if is_late else nullcontext():
            game.do(outcome)
            if not game.board.players[test.player].is_out:
                _apply_results(game, test, passed, failed)
        cards = tuple(card for _, card in test.committed)
        game.do(events.TestEnds(test.player, cards))
        forget_uses(game, "test")
        game.test = outer
        for effect, context in test.afterwards:
            if not game.board.players[test.player].is_out:
                effect.resolve(context)

    instead = [one for one, _ in contributions(game, InPlaceOf, test.player) if test.skill in one.others]
    if instead:
        question, skills = message("ask.skill", player=test.player), (one.skill for one in instead)
        test.skill = choose.word(game, test.player, question, (test.skill, *skills), USING)
    game.do(events.Tests(steps=steps, player=test.player, skill=test.skill, amount=test.difficulty,
                         cite=test.cite))  # fmt: skip


# ST.1


# ST.2


def icons(card: Card, skill: str) -> int:
    """Count the icons of a card that suit a test: those of its skill, and wild ones."""
    return sum(number for name, number in card.facts.skills if name in (skill, WILD))


def _commit_cards(game: Game, test: SkillTest) -> None:
    """Let the tester commit any number of cards, and each other investigator at the location one. They are
    asked in the order of the hand, so that a set of cards is one line of play."""
    tester = game.board.players[test.player]
    others = [
        one for one in game.board.there(tester.at) if one is not tester and not is_silent(game, one.name)
    ]
    for one in (tester, *others):
        hand = [game.board.cards[uid] for uid in one.hand]
        while fits := [card for card in hand if _may_commit(game, test, one.name, card)]:
            options = [
                Option(f"commit:{card.uid}", "commit", message("option.commit", card=card), card.uid)
                for card in fits
            ]
            none = Option("commit:no", "commit", message("option.no-more"))
            question = message("ask.commit", player=test.player)
            rules = ("rule/st-2-commit-cards", "glossary/skill-cards")
            picked = game.ask(one.name, question, [none, *options], rules, default=none.id)
            if picked.card is None:
                break
            card = game.board.cards[picked.card]
            hand = hand[hand.index(card) + 1 :] if one is tester else []
            test.committed.append((one.name, card))
            game.do(events.Commits(one.name, card, icons(card, test.skill)))


def _may_commit(game: Game, test: SkillTest, player: str, card: Card) -> bool:
    """Tell whether a card may be committed: it has an icon that suits the test, and its own limits allow
    it."""
    if not icons(card, test.skill) or card is test.source:  # an event that is being played is in no hand
        return False
    limits = [one for one in game.spec(card).abilities if isinstance(one, Committed)]
    if any(one.only_own for one in limits) and player != test.player:
        return False
    copies = sum(other.facts.id == card.facts.id for _, other in test.committed)
    return not (copies and any(one.most == 1 for one in limits))


# ST.3 and ST.4


def reveal_token(game: Game, test: SkillTest) -> None:
    """Let chance reveal a token, or more of which one is chosen, and apply it."""
    if not game.board.bag:
        raise NeedsFact(message("fact.bag"))
    test.reveals = 1
    timing.resolve(game, WOULD, events.WouldReveal(test.player))
    picked = []
    for _ in range(min(test.reveals, len(_left(game, test)))):
        left = _left(game, test)
        by_chance = game.ask(CHANCE, message("ask.token"), _token_options(left, set(left)), REVEALING)
        picked.append(by_chance.id.removeprefix("choose:"))
        test.out.append(picked[-1])
    token = picked[0]
    if len(picked) > 1:
        options = _token_options(picked, set(picked))
        answer = game.ask(test.player, message("ask.which-token", player=test.player), options, REVEALING)
        token = answer.id.removeprefix("choose:")
        picked.remove(token)
        for ignored in picked:
            game.do(events.IgnoresToken(test.player, ignored))
    test.real = token
    fails = list(contributions(game, ElderSignFails, test.player)) if token == ELDER_SIGN else []
    for _, context in fails:
        game.cite(f"card/{context.source.facts.id}")
        token = AUTO_FAIL
    test.tokens.append(token)
    event = events.RevealsToken(test.player, token)
    game.do(event)
    if game.is_canceled(event):
        return
    if token in test.symbols and test.on_symbol is not None:
        test.on_symbol()
    _apply_token(game, test, token)


def _left(game: Game, test: SkillTest) -> list[str]:
    """List the tokens in the bag: one that was revealed stays out of it until the end of the test."""
    left = list(game.board.bag)
    for token in test.out:
        left.remove(token)
    return left


def _token_options(among: list[str], kinds: set[str]) -> list[Option]:
    return [
        Option(f"choose:{token}", "choose", message("option.token", token=message(f"token.{token}")),
               weight=among.count(token))
        for token in TOKENS if token in kinds
    ]  # fmt: skip


def _find_symbol(game: Game, token: str) -> tuple[Card, Symbol]:
    """Find what the scenario card says of a symbol."""
    reference = next(iter(game.board.common.reference), None)
    if reference is None:
        raise NeedsFact(message("fact.reference", token=message(f"token.{token}")))
    card = game.board.cards[reference]
    symbols = [one for one in game.spec(card).abilities if isinstance(one, Symbol) and one.token == token]
    found = next((one for one in symbols if one.hard == card.hard), None)
    if found is None:
        raise NotModeled(card, (card.facts.id,))
    return card, found


def modifier_of(game: Game, test: SkillTest, token: str) -> int:
    """Work out the modifier of a token: its number, or what its symbol is worth."""
    if token in SYMBOLS:
        card, symbol = _find_symbol(game, token)
        return value(Context(game, card, test.player), symbol.amount)
    return int(token) if token in NUMBERS else 0


def _apply_token(game: Game, test: SkillTest, token: str) -> None:
    """Apply what a token says: its number, its symbol, or that the test fails."""
    sign, test.sign = test.sign, 1
    if token in NUMBERS:
        test.added.append(_double(game, test, sign * int(token)))
    elif token == AUTO_FAIL:
        test.automatic = AUTO_FAIL
    elif token == ELDER_SIGN:
        card = game.board.cards[game.board.players[test.player].uid]
        if card.facts.id == "investigator":
            raise NeedsFact(message("fact.elder-sign", player=test.player))
        for one in game.spec(card).abilities:
            if isinstance(one, ElderSign):
                amount = value(Context(game, card, test.player), one.amount)
                _apply_symbol(game, test, card, token, amount, one.effects)
    elif token in SYMBOLS:
        card, symbol = _find_symbol(game, token)
        _apply_symbol(game, test, card, token, sign * modifier_of(game, test, token), symbol.effects)


def _apply_symbol(
    game: Game, test: SkillTest, card: Card, token: str, amount: int, effects: tuple[Effect, ...]
) -> None:
    """Add what a symbol is worth, and do what its card says."""

    def steps() -> None:
        if amount:
            test.added.append(_double(game, test, amount))
        with game.effect():
            for effect in effects:
                effect.resolve(Context(game, card, test.player))

    game.do(events.AppliesSymbol(steps=steps, card=card, token=token))


def _double(game: Game, test: SkillTest, amount: int) -> int:
    """Double a negative modifier, in an attempt to evade an enemy of which that is said."""
    target = test.target if amount < 0 and test.kind == EVADE else None
    if target is None or not contributes(game, target, DoublesNegative):
        return amount
    game.cite(f"card/{target.facts.id}")
    return 2 * amount


# ST.5 to ST.7


def _find_value(game: Game, test: SkillTest) -> None:
    """Work out the modified value of the skill; below 0 it counts as 0, and with an automatic failure it
    is."""
    base = base_skill(game, test.player, test.skill)
    bonus = skill_bonus(game, test.player, test.skill)
    committed = sum(icons(card, test.skill) for _, card in test.committed)
    terms = (base, *(term for term in (bonus, test.bonus, committed, *test.added) if term))
    test.amount = 0 if test.automatic == AUTO_FAIL else max(sum(terms), 0)
    game.do(events.ValueIs(test.player, test.skill, terms, test.amount))


def _settle_outcome(game: Game, test: SkillTest) -> Event:
    """Compare the value with the difficulty, which an automatic success makes 0. What is played when a test
    would fail comes before it does."""
    if not _succeeds(test):
        before = len(test.added)
        timing.resolve(game, WOULD, events.WouldFail(test.player, test.difficulty - test.amount))
        if len(test.added) > before:
            _find_value(game, test)
    test.succeeded = _succeeds(test)
    test.by = abs(test.amount - (0 if test.automatic == ELDER_SIGN else test.difficulty))
    outcome = events.Succeeds if test.succeeded else events.Fails
    return outcome(test.player, test.by, (AUTOMATIC,) if test.automatic else ())


def _succeeds(test: SkillTest) -> bool:
    difficulty = 0 if test.automatic == ELDER_SIGN else test.difficulty
    return test.automatic != AUTO_FAIL and test.amount >= difficulty


def _apply_results(game: Game, test: SkillTest, passed: Step, failed: Step) -> None:
    """Do what success or failure brings, of the test, of tokens and of committed cards."""
    game.cite("rule/st-7-apply-results")
    with game.effect():
        if test.succeeded:
            for player, card in list(test.committed):
                for one in game.spec(card).abilities:
                    if isinstance(one, Committed):
                        for effect in one.effects:
                            effect.resolve(Context(game, card, player))
            passed()
        else:
            failed()
        for effect, context in test.if_won if test.succeeded else test.if_failed:
            effect.resolve(context)
