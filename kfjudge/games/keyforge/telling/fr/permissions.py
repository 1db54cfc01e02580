"""French for what may, must and cannot be done."""

from __future__ import annotations

from kfjudge.games.keyforge.dsl import language as dsl
from kfjudge.games.keyforge.engine import node as n
from kfjudge.games.keyforge.engine.selectors import HOST, SELF
from kfjudge.games.keyforge.telling.fr import nouns as noun
from kfjudge.games.keyforge.telling.fr.agreement import agreeing, elided, feminine, the
from kfjudge.games.keyforge.telling.fr.conditions import whether
from kfjudge.games.keyforge.telling.fr.constants import while_
from kfjudge.games.keyforge.telling.fr.effects import constant
from kfjudge.games.keyforge.telling.fr.nouns import each, is_pronoun, owned, subject, who, word
from kfjudge.games.keyforge.telling.fr.numbers import aember
from kfjudge.games.keyforge.telling.telling import Noun, Telling, noun_of
from kfjudge.words.catalogue import join_list


@constant.register
def _(node: dsl.Cannot, so_far: Telling) -> str:
    so_far.about = node.what
    said, unless = _forbidden(node, so_far), ""
    if node.unless is not None:
        only = said.replace(" ne peut pas ", " ne peut ", 1)
        unless = f" {'sauf' if only == said else 'que'} {elided('si', whether(node.unless, so_far))}"
        said = only
    return f"{said}{unless}{while_(node.while_, so_far)}"


_DONE = {"play": "joué", "use": "utilisé", "discard": "défaussé"}
_DO = {
    "play": "jouer", "use": "utiliser", "play-or-use": "jouer ou utiliser", "discard": "défausser",
    "reap": "moissonner", "fight": "combattre",
}  # fmt: skip


def _forbidden(node: dsl.Cannot, so_far: Telling) -> str:
    match node.verb:
        case "steal-from":
            if node.who is None:
                return "aucun Aombre ne peut être volé"
            if isinstance(node.who, n.You):
                return "on ne peut pas vous voler d’Aombre"
            return f"vous ne pouvez pas voler d’Aombre à {noun.name_of(node.who)}"
        case "be-damaged":
            found = subject(node.what, so_far)
            if found.startswith("chaque "):
                no = "aucune" if feminine(noun_of(node.what, so_far).kind) else "aucun"
                return f"{no} {found.removeprefix('chaque ')} ne peut subir de dégâts"
            return f"{found} ne peut pas subir de dégâts"
        case "deal-fight-damage":
            return f"{subject(node.what, so_far)} n’inflige pas de dégâts en combat"
        case "ready":
            return f"{subject(node.what, so_far)} ne se redresse pas"
    if node.what in (SELF, HOST):
        by = "" if node.who is None else f" par {who(node.who, so_far)}"
        done = _DO[node.verb]
        if node.verb in _DONE:
            done = f"être {agreeing(_DONE[node.verb], noun_of(node.what, so_far))}"
        return f"{each(node.what, so_far)} ne peut pas {done}{by}"
    player = "un joueur" if node.who is None else who(node.who, so_far)
    can = "ne pouvez pas" if isinstance(node.who, n.You) else "ne peut pas"
    found = noun.several(node.what, so_far)
    if node.verb in ("fight", "reap") and node.who is None:
        return f"les {found} ne peuvent pas {_DO[node.verb]}"
    if node.verb in ("fight", "reap"):
        return f"{player} {can} {_DO[node.verb]} avec des {found}"
    if node.beyond:
        return f"{player} {can} {_DO[node.verb]} plus de {node.beyond} {found} par tour"
    return f"{player} {can} {_DO[node.verb]} {elided('de', found)}"


@constant.register
def _(node: dsl.May, so_far: Telling) -> str:
    if node.while_ is None:
        return _allowed(node, so_far)
    return f"à chacun de vos tours où {whether(node.while_, so_far)}, {_allowed(node, so_far)}"


def _allowed(node: dsl.May, so_far: Telling) -> str:
    if node.verb == "fight":
        return f"{subject(node.what, so_far)} peut combattre, quelle que soit la Maison active"
    verb = _DO[node.verb]
    if node.cards == 1:
        return f"vous pouvez {verb} 1 {noun.single(node.what, so_far)}, quelle que soit la Maison active"
    if node.cards:
        found = noun.several(node.what, so_far)
        return f"vous pouvez {verb} jusqu’à {node.cards} {found}, quelle que soit la Maison active"
    if is_pronoun(node.what, so_far):
        return f"vous pouvez {elided(the(so_far.it), verb)}, quelle que soit la Maison active"
    return f"vous pouvez {verb} {each(node.what, so_far)}, quelle que soit la Maison active"


@constant.register
def _(node: dsl.CanOnlyBeUsedTo, so_far: Telling) -> str:
    used = agreeing("utilisé", Noun(noun_of(node.on, so_far).kind))
    return f"{subject(node.on, so_far)} ne peut être {used} que pour {_DO[node.way]}"


@constant.register
def _(node: dsl.MustPay, so_far: Telling) -> str:
    return (
        f"pour {_DO[node.verb]} {noun.one(node.what, so_far)}, "
        f"votre adversaire doit d’abord vous payer {aember(node.amount, so_far)}"
    )


@constant.register
def _(node: dsl.MustLose, so_far: Telling) -> str:
    return f"pour jouer {each(SELF, so_far)}, vous devez d’abord perdre {aember(node.amount, so_far)}"


@constant.register
def _(node: dsl.MustChoose, so_far: Telling) -> str:
    house = "cette Maison" if node.house is None else f"la Maison {word('house', node.house)}"
    must = "devez" if isinstance(node.who, n.You) else "doit"
    return f"{who(node.who, so_far)} {must} choisir {house} comme Maison active"


@constant.register
def _(node: dsl.CannotChoose, so_far: Telling) -> str:
    return f"cette Maison ne peut pas être {owned('la', 'Maison active', node.who, so_far)}"


@constant.register
def _(node: dsl.CannotForge, so_far: Telling) -> str:
    yours = isinstance(node.who, n.You)
    player = "aucun joueur" if node.who is None else who(node.who, so_far)
    can = "ne peut" if node.who is None else "ne pouvez pas" if yours else "ne peut pas"
    keys = f"{'votre' if yours else 'sa'} {_NTH[node.key]} clé" if node.key is not None else "de clé"
    more = ""
    if node.ahead:
        more = f" tant {'que vous avez' if yours else 'qu’il a'} forgé plus de clés que "
        more += "votre adversaire" if yours else "son adversaire"
    return f"{player} {can} forger {keys}{more}"


_NTH = {1: "première", 2: "deuxième", 3: "troisième"}


@constant.register
def _(node: dsl.SkipForge, so_far: Telling) -> str:
    skip = "sautez" if isinstance(node.who, n.You) else "saute"
    return f"{who(node.who, so_far)} {skip} l’étape 1, forger une clé"


@constant.register
def _(node: dsl.GetsSpent, so_far: Telling) -> str:
    return f"vous recevez l’Aombre {elided('que', who(node.by, so_far))} dépense pour ses clés"


@constant.register
def _(node: dsl.MaySpendFrom, so_far: Telling) -> str:
    return f"quand vous forgez une clé, vous pouvez dépenser aussi l’Aombre situé sur {each(node.on, so_far)}"


@constant.register
def _(node: dsl.CanOnlyFight, so_far: Telling) -> str:
    return f"{subject(node.on, so_far)} ne peut attaquer que des {noun.several(node.targets, so_far)}"


@constant.register
def _(node: dsl.CannotFight, so_far: Telling) -> str:
    return f"les {noun.several(node.who, so_far)} ne peuvent pas combattre {each(node.whom, so_far)}"


@constant.register
def _(node: dsl.Ignores, so_far: Telling) -> str:
    found = join_list([word("keyword", name).lower() for name in node.keywords], "fr")
    return f"{found} n’ont pas d’effet quand {subject(node.on, so_far)} attaque"
