"""French for what is constant: what cards have and are, and what happens each time something else does."""

from __future__ import annotations

from kfjudge.core.text import capitalize
from kfjudge.games.keyforge.dsl import language as dsl
from kfjudge.games.keyforge.dsl.numbers import AemberOf
from kfjudge.games.keyforge.engine import node as n
from kfjudge.games.keyforge.engine.node import Amount, Condition
from kfjudge.games.keyforge.engine.selectors import SELF, Selector
from kfjudge.games.keyforge.telling.fr import nouns as noun
from kfjudge.games.keyforge.telling.fr.agreement import agreeing, elided, feminine, it, the
from kfjudge.games.keyforge.telling.fr.conditions import whether
from kfjudge.games.keyforge.telling.fr.effects import constant, inline
from kfjudge.games.keyforge.telling.fr.nouns import (
    each,
    keyword_of,
    only_while,
    own_noun,
    owned,
    subject,
    who,
    word,
)
from kfjudge.games.keyforge.telling.fr.numbers import counted, filled
from kfjudge.games.keyforge.telling.fr.occasions import occasion
from kfjudge.games.keyforge.telling.telling import Noun, Telling, noun_of
from kfjudge.words.catalogue import join_list


@constant.register
def _(node: dsl.Keyword, so_far: Telling) -> str:
    return keyword_of(node.keyword, node.value)


def _gains(amount: Amount, what: str, so_far: Telling) -> str:
    if isinstance(amount, int):
        return f"gagne +{amount} en {what}" if amount >= 0 else f"perd {-amount} en {what}"
    if isinstance(amount, AemberOf):
        return f"gagne +1 en {what} par Aombre dans {owned('la', 'réserve', amount.of, so_far)}"
    return f"gagne +{filled(amount, f'1 en {what}', f'en {what}', so_far)}"


def _who_has(on: Selector, so_far: Telling) -> str:
    """Tell who has it, and when: "tant que cette créature est sur un flanc, elle"."""
    state = only_while(on, so_far)
    return f"tant {elided('que', state)}, {it(noun_of(on, so_far))}" if state else subject(on, so_far)


def while_(condition: Condition | None, so_far: Telling) -> str:
    """Tell on what condition something holds; nothing where there is none."""
    return f" tant {elided('que', whether(condition, so_far))}" if condition is not None else ""


@constant.register
def _(node: dsl.Power, so_far: Telling) -> str:
    so_far.about = node.on
    gains = _gains(node.amount, "puissance", so_far)
    return f"{_who_has(node.on, so_far)} {gains}{while_(node.while_, so_far)}"


@constant.register
def _(node: dsl.Armor, so_far: Telling) -> str:
    so_far.about = node.on
    gains = _gains(node.amount, "armure", so_far)
    return f"{_who_has(node.on, so_far)} {gains}{while_(node.while_, so_far)}"


@constant.register
def _(node: dsl.ArmorLost, so_far: Telling) -> str:
    return f"{subject(node.on, so_far)} la perd entièrement"


@constant.register
def _(node: dsl.DealsMore, so_far: Telling) -> str:
    attacked = noun.one(node.attacking, so_far)
    damage = counted(node.amount, "dégât", so_far)
    return f"{subject(node.on, so_far)} inflige {damage} de plus en attaquant {attacked}"


@constant.register
def _(node: dsl.TakesMore, so_far: Telling) -> str:
    harmed = subject(node.on, so_far)
    again = it(noun_of(node.on, so_far))
    return f"chaque fois {elided('que', harmed)} subit des dégâts, {again} en subit {node.amount} de plus"


@constant.register
def _(node: dsl.DealsInFight, so_far: Telling) -> str:
    damage = counted(node.amount, "dégât", so_far)
    return f"{subject(node.on, so_far)} n’inflige que {damage} en combat"


@constant.register
def _(node: dsl.KeyCost, so_far: Telling) -> str:
    keys = "les clés" if node.who is None else owned("les", "clés", node.who, so_far)
    less = isinstance(node.amount, int) and node.amount < 0
    amount = -node.amount if isinstance(node.amount, int) and less else node.amount
    aember_ = f"Aombre de {'moins' if less else 'plus'}"
    return f"{keys} coûtent {counted(amount, aember_, so_far)}{while_(node.while_, so_far)}"


@constant.register
def _(node: dsl.HandSize, so_far: Telling) -> str:
    cards = f"{counted(abs(node.amount), 'carte', so_far)} de {'plus' if node.amount > 0 else 'moins'}"
    refills = "refaites votre main" if isinstance(node.who, n.You) else "refait sa main"
    player = "chaque joueur" if node.who is None else who(node.who, so_far)
    return f"à l’étape 5, {player} {refills} avec {cards}{while_(node.while_, so_far)}"


@constant.register
def _(node: dsl.Gains, so_far: Telling) -> str:
    gifts = []
    for gift in node.gifts:
        if isinstance(gift, dsl.Contribution):
            inner = so_far.aside()
            inner.quoted = True
            gifts.append(f"« {capitalize(constant(gift, inner))}. »")
        else:
            gifts.append(constant(gift, so_far))
    return f"{_who_has(node.on, so_far)} gagne {join_list(gifts, 'fr')}"


@constant.register
def _(node: dsl.Loses, so_far: Telling) -> str:
    lost = join_list([word("keyword", name).lower() for name in node.keywords], "fr")
    return f"{subject(node.on, so_far)} perd {lost}"


@constant.register
def _(node: dsl.Blank, so_far: Telling) -> str:
    box = elided("de", each(node.on, so_far))
    return f"le cadre de texte {box} compte comme vide, hormis les traits"


@constant.register
def _(node: dsl.CountsAs, so_far: Telling) -> str:
    houses = "toutes les Maisons" if node.house is None else f"la Maison {word('house', node.house)}"
    return f"{subject(node.on, so_far)} est de {houses}"


@constant.register
def _(node: dsl.ConsideredFlank, so_far: Telling) -> str:
    considered = agreeing("considéré", Noun(noun_of(node.on, so_far).kind))
    return f"{subject(node.on, so_far)} est {considered} comme étant sur un flanc"


@constant.register
def _(node: dsl.Controls, so_far: Telling) -> str:
    return f"vous contrôlez {each(node.what, so_far)}"


@constant.register
def _(node: dsl.DestroyedWhile, so_far: Telling) -> str:
    destroyed = agreeing("détruit", noun_of(node.what, so_far))
    return (
        f"{subject(node.what, so_far)} est {destroyed} dès {elided('que', whether(node.condition, so_far))}"
    )


@constant.register
def _(node: dsl.MustFight, so_far: Telling) -> str:
    found = noun_of(node.what, so_far)
    can = f"si {it(found)} le peut"
    return f"{subject(node.what, so_far)} que l’on utilise doit combattre {can}"


@constant.register
def _(node: dsl.EntersReady, so_far: Telling) -> str:
    return f"{each(node.on, so_far)} entre en jeu {agreeing('redressé', noun_of(node.on, so_far))}"


@constant.register
def _(node: dsl.NextEntersReady, so_far: Telling) -> str:
    found = noun_of(node.on, so_far)
    played = f"{noun.bare(node.on, so_far)} que vous jouez entre en jeu {agreeing('redressé', found)}"
    return f"{the(found)} prochain{'e' if feminine(found.kind) else ''} {played}"


@constant.register
def _(node: dsl.FirstEntersReady, so_far: Telling) -> str:
    found = noun_of(node.on, so_far)
    first, played, ready = (agreeing(word_, found) for word_ in ("premier", "joué", "redressé"))
    first = first.replace("premiere", "première")
    article = "la" if feminine(found.kind) else "le"
    card = noun.single(node.on, so_far)
    return f"{article} {first} {card} {played} à chaque tour entre en jeu {ready}"


@constant.register
def _(node: dsl.EntersUnder, so_far: Telling) -> str:
    control = owned("le", "contrôle", node.who, so_far)
    return f"{each(SELF, so_far)} entre en jeu sous {control}"


@constant.register
def _(node: dsl.EntersStunned, so_far: Telling) -> str:
    by_name = node.on == dsl.SELF and so_far.by_name
    stunned = own_noun(so_far, by_name=True) if by_name else noun_of(node.on, so_far)
    return f"{each(node.on, so_far)} entre en jeu {agreeing('sonné', stunned)}"


@constant.register
def _(node: dsl.Whenever, so_far: Telling) -> str:
    inner = so_far.aside()
    happens = occasion(node.occasion, inner)
    if not isinstance(node.occasion, (dsl.TurnStarts, dsl.TurnEnds)):
        happens = f"chaque fois {elided('que', happens)}"
    inner.find(noun_of(node.occasion.what, so_far))
    turn = f" pendant {owned('le', 'tour', node.during, so_far)}" if node.during is not None else ""
    when = f"{happens}{turn}{while_(node.while_, so_far)}"
    return f"{when}, {inline(node.effects, inner)}"
