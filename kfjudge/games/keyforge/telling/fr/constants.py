"""French for what is constant."""

from __future__ import annotations

from kfjudge.games.keyforge.dsl import language as dsl
from kfjudge.games.keyforge.dsl import node as n
from kfjudge.games.keyforge.dsl.node import Amount, Condition
from kfjudge.games.keyforge.dsl.numbers import AemberOf
from kfjudge.games.keyforge.dsl.selectors import HOST, SELF, Selector, Self
from kfjudge.games.keyforge.telling.fr import nouns as noun
from kfjudge.games.keyforge.telling.fr.agreement import agreeing, elided, feminine, it, the
from kfjudge.games.keyforge.telling.fr.conditions import whether
from kfjudge.games.keyforge.telling.fr.effects import constant, inline
from kfjudge.games.keyforge.telling.fr.nouns import each, is_pronoun, keyword_of, owned, subject, who, word
from kfjudge.games.keyforge.telling.fr.numbers import aember, counted, filled
from kfjudge.games.keyforge.telling.fr.occasions import occasion
from kfjudge.games.keyforge.telling.telling import Noun, Telling, capital, noun_of
from kfjudge.words.catalogue import listing


@constant.register
def _(node: dsl.Keyword, so_far: Telling) -> str:  # noqa: ARG001
    return keyword_of(node.keyword, node.value)


# numbers


def _gains(amount: Amount, what: str, so_far: Telling) -> str:
    if isinstance(amount, int):
        return f"gagne +{amount} en {what}" if amount >= 0 else f"perd {-amount} en {what}"
    if isinstance(amount, AemberOf):
        return f"gagne +1 en {what} par Aombre dans {owned('la', 'réserve', amount.of, so_far)}"
    return f"gagne +{filled(amount, f'1 en {what}', f'en {what}', so_far)}"


def _who_has(on: Selector, so_far: Telling) -> str:
    """Who has it, and when: "tant que cette créature est sur un flanc, elle"."""
    state = noun.only_while(on, so_far)
    return f"tant {elided('que', state)}, {it(noun_of(on, so_far))}" if state else subject(on, so_far)


def _while(condition: Condition | None, so_far: Telling) -> str:
    return f" tant {elided('que', whether(condition, so_far))}" if condition is not None else ""


@constant.register
def _(node: dsl.Power, so_far: Telling) -> str:
    so_far.about = node.on
    gains = _gains(node.amount, "puissance", so_far)
    return f"{_who_has(node.on, so_far)} {gains}{_while(node.while_, so_far)}"


@constant.register
def _(node: dsl.Armor, so_far: Telling) -> str:
    so_far.about = node.on
    gains = _gains(node.amount, "armure", so_far)
    return f"{_who_has(node.on, so_far)} {gains}{_while(node.while_, so_far)}"


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
    return f"{keys} coûtent {counted(amount, aember_, so_far)}{_while(node.while_, so_far)}"


@constant.register
def _(node: dsl.HandSize, so_far: Telling) -> str:
    cards = f"{counted(abs(node.amount), 'carte', so_far)} de {'plus' if node.amount > 0 else 'moins'}"
    refills = "refaites votre main" if isinstance(node.who, n.You) else "refait sa main"
    player = "chaque joueur" if node.who is None else who(node.who, so_far)
    return f"à l’étape 5, {player} {refills} avec {cards}{_while(node.while_, so_far)}"


# what cards are and have


@constant.register
def _(node: dsl.Gains, so_far: Telling) -> str:
    gifts = listing([_given(gift, so_far) for gift in node.gifts], "fr")
    return f"{_who_has(node.on, so_far)} gagne {gifts}"


def _given(gift: n.Node, so_far: Telling) -> str:
    """A keyword, or an ability in its quotation marks."""
    if not isinstance(gift, dsl.Contribution):
        return constant(gift, so_far)
    inner = so_far.aside()
    inner.quoted = True
    return f"« {capital(constant(gift, inner))}. »"


@constant.register
def _(node: dsl.Loses, so_far: Telling) -> str:
    lost = listing([word("keyword", name).lower() for name in node.keywords], "fr")
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
    return f"{each(node.on, so_far)} arrive en jeu {agreeing('redressé', noun_of(node.on, so_far))}"


@constant.register
def _(node: dsl.NextEntersReady, so_far: Telling) -> str:
    found = noun_of(node.on, so_far)
    played = f"{noun.bare(node.on, so_far)} que vous jouez arrive en jeu {agreeing('redressé', found)}"
    return f"{the(found)} prochain{'e' if feminine(found.kind) else ''} {played}"


@constant.register
def _(node: dsl.FirstEntersReady, so_far: Telling) -> str:
    found = noun_of(node.on, so_far)
    first, played, ready = (agreeing(word_, found) for word_ in ("premier", "joué", "redressé"))
    first = first.replace("premiere", "première")
    article = "la" if feminine(found.kind) else "le"
    card = noun.single(node.on, so_far)
    return f"{article} {first} {card} {played} à chaque tour arrive en jeu {ready}"


@constant.register
def _(node: dsl.EntersUnder, so_far: Telling) -> str:
    control = owned("le", "contrôle", node.who, so_far)
    return f"{each(SELF, so_far)} arrive en jeu sous {control}"


@constant.register
def _(node: dsl.EntersStunned, so_far: Telling) -> str:
    return f"{each(node.on, so_far)} arrive en jeu {agreeing('sonné', noun_of(node.on, so_far))}"


# what may, must and cannot be done


@constant.register
def _(node: dsl.Cannot, so_far: Telling) -> str:
    so_far.about = node.what
    said, unless = _forbidden(node, so_far), ""
    if node.unless is not None:
        only = said.replace(" ne peut pas ", " ne peut ", 1)
        unless = f" {'sauf' if only == said else 'que'} {elided('si', whether(node.unless, so_far))}"
        said = only
    return f"{said}{unless}{_while(node.while_, so_far)}"


_DONE = {"play": "joué", "use": "utilisé", "discard": "défaussé"}


_DO = {
    "play": "jouer", "use": "utiliser", "play-or-use": "jouer ou utiliser", "discard": "défausser",
    "reap": "moissonner", "fight": "combattre",
}  # fmt: skip


def _forbidden(node: dsl.Cannot, so_far: Telling) -> str:
    match node.verb:
        case "steal-from":
            return _no_theft(node.who)
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


def _no_theft(victim: n.Somebody | None) -> str:
    if victim is None:
        return "aucun Aombre ne peut être volé"
    if isinstance(victim, n.You):
        return "on ne peut pas vous voler d’Aombre"
    return f"vous ne pouvez pas voler d’Aombre à {noun.name_of(victim)}"


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
def _(node: dsl.CannotAttack, so_far: Telling) -> str:
    return f"les {noun.several(node.who, so_far)} ne peuvent pas attaquer {each(node.whom, so_far)}"


@constant.register
def _(node: dsl.Ignores, so_far: Telling) -> str:
    found = listing([word("keyword", name).lower() for name in node.keywords], "fr")
    return f"{found} n’ont pas d’effet quand {subject(node.on, so_far)} attaque"


# what happens instead


@constant.register
def _(node: dsl.Redirected, so_far: Telling) -> str:
    spared = noun.one(node.damage_to, so_far)
    return f"quand {spared} devrait subir des dégâts, {each(node.to, so_far)} les subit à sa place"


@constant.register
def _(node: dsl.PurgedInstead, so_far: Telling) -> str:
    purged = agreeing("purgé", noun_of(node.what, so_far))
    return f"{each(node.what, so_far)} qui irait du jeu dans une défausse est {purged} à la place"


@constant.register
def _(node: dsl.StolenInstead, so_far: Telling) -> str:
    if isinstance(node.who, n.You):
        return "quand vous devriez gagner de l’Aombre en moissonnant, vous le volez plutôt à votre adversaire"
    return f"quand {who(node.who, so_far)} devrait gagner de l’Aombre en moissonnant, il vous le vole plutôt"


@constant.register
def _(node: dsl.CapturedInstead, so_far: Telling) -> str:
    pool = owned("la", "réserve", node.who, so_far)
    return f"quand de l’Aombre devrait aller dans {pool}, {each(SELF, so_far)} le capture à la place"


@constant.register
def _(node: dsl.TakenFromSupply, so_far: Telling) -> str:
    pool = owned("la", "réserve", node.who, so_far)
    return f"l’Aombre qui serait volé ou capturé dans {pool} vient plutôt du stock commun"


@constant.register
def _(node: dsl.PlayedAsCopy, so_far: Telling) -> str:
    chosen = f"choisissez {noun.one(node.of, so_far)}"
    so_far.find(noun_of(node.of, so_far))
    return f"{chosen} ; {each(Self(), so_far)} se joue comme une copie de celle-ci"


# whenever


@constant.register
def _(node: dsl.Whenever, so_far: Telling) -> str:
    inner = so_far.aside()
    happens = occasion(node.occasion, inner)
    if not isinstance(node.occasion, (dsl.TurnStarts, dsl.TurnEnds)):
        happens = f"chaque fois {elided('que', happens)}"
    inner.find(noun_of(node.occasion.what, so_far))
    turn = f" pendant {owned('le', 'tour', node.during, so_far)}" if node.during is not None else ""
    when = f"{happens}{turn}{_while(node.while_, so_far)}"
    return f"{when}, {inline(node.effects, inner)}"
