"""French for what an ability does: a clause for each effect, in the imperative when it is you who acts and in
the infinitive after "vous pouvez"."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import singledispatch

from kfjudge.games.keyforge.dsl import card_effects as c
from kfjudge.games.keyforge.dsl import effects as e
from kfjudge.games.keyforge.dsl import node as n
from kfjudge.games.keyforge.dsl import selectors as s
from kfjudge.games.keyforge.dsl.effects import Effect
from kfjudge.games.keyforge.dsl.numbers import AemberOf
from kfjudge.games.keyforge.dsl.selectors import Selector
from kfjudge.games.keyforge.editions import PRECEDING
from kfjudge.render.keyforge import french_nouns as noun
from kfjudge.render.keyforge.french_nouns import (
    agreeing,
    each,
    elided,
    is_pronoun,
    it,
    owned,
    subject,
    the,
    this,
    who,
)
from kfjudge.render.keyforge.french_numbers import aember, counted, number, whether
from kfjudge.render.keyforge.telling import IfSo, Telling, capital, is_several, lines_of, noun_of


@dataclass(frozen=True, slots=True)
class Clause:
    """What is said, and the infinitive of it; none when somebody else acts."""

    said: str
    infinitive: str = ""


def sentences(effects: Sequence[Effect], told: Telling) -> str:
    """Effects as whole sentences."""
    return " ".join(ended(capital(line)) for line in _lines(effects, told))


def ended(text: str) -> str:
    """With its full stop, unless a quotation has brought one."""
    return text if text.endswith(". »") else f"{text}."


def inline(effects: Sequence[Effect], told: Telling) -> str:
    """Effects as the end of a sentence that has begun."""
    return " ; ".join(_together(_said(line, told)) for line in lines_of(effects, told.edition))


def _lines(effects: Sequence[Effect], told: Telling) -> list[str]:
    found = []
    for line in lines_of(effects, told.edition):
        first, *rest = _said(line, told)
        found.append(f"{first} ; {_in_order(rest)}" if rest else first)
    return found


def _said(line: Sequence[Effect], told: Telling) -> list[str]:
    return [found.said for found in _clauses(line, told)]


def _in_order(clauses: Sequence[str]) -> str:
    """One thing, then another."""
    return ", puis ".join([", ".join(clauses[:-1]), clauses[-1]] if len(clauses) > 1 else clauses)


def _together(clauses: Sequence[str]) -> str:
    """A choice, and what is done with what was chosen."""
    if len(clauses) != 2:
        return _in_order(clauses)
    return (" ; " if clauses[1].startswith(("elle ", "il ", "chacun")) else " et ").join(clauses)


def _clauses(line: Sequence[Effect], told: Telling) -> list[Clause]:
    found = []
    for effect in line:
        found.append(clause(effect, told))
        told.did = type(effect)
    return found


@singledispatch
def clause(effect: Effect, told: Telling) -> Clause:
    """One effect, without capital or full stop."""
    raise NotImplementedError(type(effect).__name__)


@singledispatch
def constant(node: n.Node, told: Telling) -> str:
    """What a contribution makes true, without capital or full stop."""
    raise NotImplementedError(type(node).__name__)


# verbs


def act(imperative: str, infinitive: str, rest: str = "") -> Clause:
    """Something you do."""
    tail = f" {rest}" if rest else ""
    return Clause(imperative + tail, infinitive + tail)


def act_on(imperative: str, infinitive: str, what: Selector, told: Telling, rest: str = "") -> Clause:
    """Something you do to those cards: "redressez-la", "redressez chaque créature alliée"."""
    tail = f" {rest}" if rest else ""
    head, space, more = infinitive.partition(" ")
    if is_pronoun(what, told):
        found = the(told.it)
        to_do = f"{found} {infinitive}" if told.it.plural else elided(found, infinitive)
        verb, _, other = imperative.partition(" ")
        return Clause(f"{verb}-{found}{f' {other}' if other else ''}{tail}", to_do + tail)
    found = each(what, told)
    if found.startswith(f"{noun.this_one(told.it)}, "):  # "sonnez-la, ainsi que chacune de ses voisines"
        found = found.partition(", ")[2]
        to_do = f"{the(told.it)} {head}"
        return Clause(f"{imperative}-{the(told.it)}, {found}{tail}", f"{to_do}{space}{more}, {found}{tail}")
    return Clause(f"{imperative} {found}{tail}", f"{infinitive} {found}{tail}")


def act_for(
    imperative: str, infinitive: str, given: str, whom: Selector, told: Telling, rest: str = ""
) -> Clause:
    """Something you give those cards: "infligez-lui 2 dégâts", "infligez 2 dégâts à chaque créature"."""
    tail = f" {rest}" if rest else ""
    if is_pronoun(whom, told):
        if told.it.plural:
            to = f"à {subject(whom, told)}"
            return Clause(f"{imperative} {given} {to}{tail}", f"{infinitive} {given} {to}{tail}")
        return Clause(f"{imperative}-lui {given}{tail}", f"lui {infinitive} {given}{tail}")
    return Clause(
        f"{imperative} {given} à {each(whom, told)}{tail}", f"{infinitive} {given} à {each(whom, told)}{tail}"
    )


def does(player: n.Player, forms: tuple[str, str, str], what: str, told: Telling) -> Clause:
    """Something a player does: imperative, infinitive, and third person of the verb."""
    imperative, infinitive, third = forms
    if isinstance(player, n.You):
        return act(imperative, infinitive, what)
    return Clause(f"{who(player, told)} {third} {what}")


# choosing, and the grammar of sentences


@clause.register
def _(effect: e.Choose, told: Telling) -> Clause:
    many = is_several(effect.count)
    if not isinstance(effect.count, int):
        wanted = noun.one(effect.what, told)
        text = number(effect.count, told).format(one=wanted, many=wanted)
    elif many:
        most = "jusqu’à " if effect.up_to else ""
        text = f"{most}{effect.count} {noun.several(effect.what, told)}"
    else:
        text = noun.one(effect.what, told)
    told.find(noun_of(effect.what, told, plural=many), effect.called)
    return act("choisissez", "choisir", text)


@clause.register
def _(effect: e.ChooseExtreme, told: Telling) -> Clause:
    many = effect.count > 1
    found = noun_of(effect.what, told, plural=many)
    degree = f"{'plus' if effect.most else 'moins'} puissant"
    which = noun.several(effect.what, told) if many else noun.single(effect.what, told)
    number_ = f"{effect.count} " if many else ""
    told.find(found)
    return act(
        "choisissez", "choisir", f"{the(found)} {number_}{which} {the(found)} {agreeing(degree, found)}"
    )


@clause.register
def _(effect: e.NameHouse, told: Telling) -> Clause:
    if effect.of is None:
        return act("choisissez", "choisir", "une Maison")
    card = owned("la", "carte d’identité", effect.of, told)
    return act("choisissez", "choisir", f"une Maison inscrite sur {card}")


@clause.register
def _(effect: e.If, told: Telling) -> Clause:
    inner = told.aside()
    condition = whether(effect.condition, told)
    inner.them = n.OPPONENT if condition.startswith("votre adversaire ") else None
    text = f"{elided('si', condition)}, {inline(effect.then, inner)}"
    if effect.otherwise:
        text += f". Sinon, {inline(effect.otherwise, told.aside())}"
    return Clause(text)


@clause.register
def _(effect: IfSo, told: Telling) -> Clause:
    return Clause(f"si vous le faites, {inline(effect.then, told)}")


@clause.register
def _(effect: e.IfYouDo, told: Telling) -> Clause:
    return Clause(f"{clause(effect.first, told).said} ; {clause(IfSo(effect.then), told).said}")


@clause.register
def _(effect: e.YouMay, told: Telling) -> Clause:
    first, *rest = lines_of(effect.effects, told.edition)
    doing = [found.infinitive or f"décider que {found.said}" for found in _clauses(first, told)]
    after = [capital(_together(_said(line, told))) for line in rest]
    return Clause(". ".join([f"vous pouvez {_together(doing)}", *after]))


@clause.register
def _(effect: e.ChooseOne, told: Telling) -> Clause:
    return Clause(f"faites l’une de ces choses : {' ; ou '.join(ways(effect, told))}")


def ways(effect: e.ChooseOne, told: Telling) -> list[str]:
    return [inline(way, told.aside()) for way in effect.ways]


@clause.register
def _(effect: e.RepeatIf, told: Telling) -> Clause:
    holds = whether(effect.condition, told)
    if effect.scope[told.edition].value == PRECEDING:
        return Clause(f"vérifiez de nouveau : {elided('si', holds)}, répétez cela une fois")
    return Clause(f"vérifiez de nouveau : aussi souvent {elided('que', holds)}, répétez tout ceci")


@clause.register
def _(effect: e.ByEdition, told: Telling) -> Clause:
    return Clause(inline(dict(effect.cases)[effect.row[told.edition].value], told))


@clause.register
def _(effect: e.ForEach, told: Telling) -> Clause:
    what = each(effect.what, told)
    inner = told.aside()
    inner.find(noun_of(effect.what, told))
    return Clause(f"pour {what}, {inline(effect.effects, inner)}")


@clause.register
def _(effect: e.Times, told: Telling) -> Clause:
    often = f"{effect.count} fois" if isinstance(effect.count, int) else counted(effect.count, "fois", told)
    return Clause(f"faites ceci {often.replace('foiss', 'fois')} : {inline(effect.effects, told.aside())}")


@clause.register
def _(effect: e.Custom, told: Telling) -> Clause:  # noqa: ARG001
    return Clause(effect.french.rstrip("."))


# effects that last


@clause.register
def _(effect: e.ThisTurn, told: Telling) -> Clause:
    return Clause(f"jusqu’à la fin du tour, {constant(effect.what, told.aside())}")


@clause.register
def _(effect: e.NextTurn, told: Telling) -> Clause:
    inner = told.aside()
    inner.them = None if isinstance(effect.who, n.You) else effect.who
    turn = owned("le", "prochain tour", effect.who, told)
    return Clause(f"pendant {turn}, {constant(effect.what, inner)}")


@clause.register
def _(effect: e.UntilItChangesHands, told: Telling) -> Clause:
    return Clause(f"{constant(effect.what, told.aside())} tant que vous {elided(the(told.it), 'contrôlez')}")


@clause.register
def _(effect: e.UntilItLeaves, told: Telling) -> Clause:
    return Clause(
        f"jusqu’à ce que {this(told.itself.kind)} quitte le jeu, {constant(effect.what, told.aside())}"
    )


# Æmber


@clause.register
def _(effect: e.Gain, told: Telling) -> Clause:
    if effect.amount == AemberOf(effect.who) and not isinstance(effect.who, n.You):
        return Clause(f"{who(effect.who, told)} gagne autant d’Aombre qu’il en a")
    return does(effect.who, ("gagnez", "gagner", "gagne"), aember(effect.amount, told), told)


@clause.register
def _(effect: e.Lose, told: Telling) -> Clause:
    return does(effect.who, ("perdez", "perdre", "perd"), aember(effect.amount, told), told)


@clause.register
def _(effect: e.Steal, told: Telling) -> Clause:
    return does(effect.who, ("volez", "voler", "vole"), aember(effect.amount, told), told)


@clause.register
def _(effect: e.Capture, told: Telling) -> Clause:
    source = " dans son propre camp" if effect.own else ""
    return Clause(f"{subject(effect.on, told)} capture {aember(effect.amount, told)}{source}")


@clause.register
def _(effect: e.MoveAemberHere, told: Telling) -> Clause:
    moved = f"{aember(effect.amount, told)} de votre réserve sur {this(told.itself.kind)}"
    return act("déplacez", "déplacer", moved)


@clause.register
def _(effect: e.GainChains, told: Telling) -> Clause:
    return does(effect.who, ("recevez", "recevoir", "reçoit"), counted(effect.amount, "chaîne", told), told)


# damage


@clause.register
def _(effect: c.Deal, told: Telling) -> Clause:
    past = " que l’armure n’annule pas" if effect.past_armor else ""
    splash = f"avec une projection de {effect.splash}" if effect.splash else ""
    amount = counted(effect.amount, "dégât", told) + past
    return act_for("infligez", "infliger", amount, effect.to, told, splash)


@clause.register
def _(effect: c.Heal, told: Telling) -> Clause:
    if effect.amount is None:
        return act_on("soignez", "soigner", effect.on, told, "entièrement")
    amount = counted(effect.amount, "dégât", told)
    if is_pronoun(effect.on, told) and not told.it.plural:
        return Clause(f"soignez-lui {amount}", f"lui soigner {amount}")
    return act("soignez", "soigner", f"{amount} sur {subject(effect.on, told)}")


@clause.register
def _(_: c.StrikeInstead, told: Telling) -> Clause:
    return Clause(f"{it(told.it)} subit les dégâts de {this(told.itself.kind)} dans ce combat")


@clause.register
def _(effect: c.Destroy, told: Telling) -> Clause:
    return act_on("détruisez", "détruire", effect.what, told)


@clause.register
def _(effect: c.Saved, told: Telling) -> Clause:
    destroyed = agreeing("détruit", noun_of(effect.what, told))
    return Clause(f"{subject(effect.what, told)} reste en jeu au lieu d’être {destroyed}")


@clause.register
def _(effect: c.Sacrifice, told: Telling) -> Clause:
    return act_on("sacrifiez", "sacrifier", effect.what, told)


# moves


@clause.register
def _(effect: c.Purge, told: Telling) -> Clause:
    kept = f"jusqu’à ce que {this(told.itself.kind)} quitte le jeu" if effect.keep else ""
    return act_on("purgez", "purger", effect.what, told, kept)


@clause.register
def _(_: c.ReturnKept, told: Telling) -> Clause:
    purged = f"chaque carte que {this(told.itself.kind)} a purgée"
    return act("remettez", "remettre", f"en jeu {purged}, sous le contrôle de son propriétaire")


@clause.register
def _(effect: c.ReturnToHand, told: Telling) -> Clause:
    return _send("renvoyez", "renvoyer", effect.what, told, "dans", "la", "main")


@clause.register
def _(effect: c.PutOnDeck, told: Telling) -> Clause:
    found = noun.owners(noun_of(effect.what, told), "le", "deck")
    place = (
        f"au-dessus du {found.removeprefix('le ')}" if found.startswith("le ") else f"au-dessus de {found}"
    )
    return act_on("placez", "placer", effect.what, told, place)


@clause.register
def _(effect: c.ShuffleIntoDeck, told: Telling) -> Clause:
    return _send("mélangez", "mélanger", effect.what, told, "dans", "le", "deck")


@clause.register
def _(effect: c.Archive, told: Telling) -> Clause:
    found = noun_of(effect.what, told)
    if effect.into_yours:
        if found.plural:
            leaves = "celle qui les quitte va"
        else:
            leaves = f"{elided('si', it(found) + ' les quitte')}, {it(found)} va"
        return act_on(
            "placez",
            "placer",
            effect.what,
            told,
            f"dans vos archives ({leaves} dans la main de son propriétaire)",
        )
    if found.yours:
        return act_on("archivez", "archiver", effect.what, told)
    return _send("placez", "placer", effect.what, told, "dans", "les", "archives")


def _send(
    imperative: str, infinitive: str, what: Selector, told: Telling, into: str, article: str, zone: str
) -> Clause:
    place = noun.owners(noun_of(what, told), article, zone)
    return act_on(imperative, infinitive, what, told, f"{into} {place}")


@clause.register
def _(_: c.ArchiveTop, told: Telling) -> Clause:  # noqa: ARG001
    return act("archivez", "archiver", "la carte du dessus de votre deck")


@clause.register
def _(effect: c.DiscardArchives, told: Telling) -> Clause:
    whose = "vos" if isinstance(effect.who, n.You) else "ses"
    return does(effect.who, ("défaussez", "défausser", "défausse"), f"toutes {whose} archives", told)


@clause.register
def _(effect: c.DiscardRandom, told: Telling) -> Clause:
    whose = "votre" if isinstance(effect.who, n.You) else "sa"
    return does(
        effect.who, ("défaussez", "défausser", "défausse"), f"au hasard une carte de {whose} main", told
    )


@clause.register
def _(effect: c.Discard, told: Telling) -> Clause:
    return act_on("défaussez", "défausser", effect.what, told)


@clause.register
def _(effect: c.Draw, told: Telling) -> Clause:
    cards = "une carte" if effect.amount == 1 else counted(effect.amount, "carte", told)
    return does(effect.who, ("piochez", "piocher", "pioche"), cards, told)


@clause.register
def _(effect: c.Search, told: Telling) -> Clause:
    found = noun.one(effect.what, told)
    if effect.with_discard:
        where = "dans votre deck et votre défausse ; révélez-la et prenez-la en main"
        return act(
            "cherchez", "chercher", f"{found} {where}. Mélangez ensuite votre défausse dans votre deck"
        )
    where = "dans votre deck ; révélez-la et prenez-la en main"
    return act("cherchez", "chercher", f"{found} {where}. Mélangez ensuite votre deck")


@clause.register
def _(_: c.PutUnder, told: Telling) -> Clause:
    return act_on("placez", "placer", s.IT, told, f"face cachée sous {this(told.itself.kind)}")


@clause.register
def _(_: c.PlayUnder, told: Telling) -> Clause:
    return act("jouez", "jouer", f"la carte placée sous {this(told.itself.kind)}")


@clause.register
def _(_: c.PlayTop, told: Telling) -> Clause:  # noqa: ARG001
    return act("jouez", "jouer", "la carte du dessus de votre deck")


@clause.register
def _(effect: c.TakeControl, told: Telling) -> Clause:
    until = f" jusqu’à ce que {this(told.itself.kind)} quitte le jeu" if effect.while_here else ""
    if not isinstance(effect.by, n.You):
        return Clause(f"{who(effect.by, told)} prend le contrôle de {each(effect.what, told)}{until}")
    if is_pronoun(effect.what, told):
        return Clause(f"prenez-en le contrôle{until}", f"en prendre le contrôle{until}")
    return act("prenez", "prendre", f"le contrôle de {each(effect.what, told)}{until}")


@clause.register
def _(effect: c.Swap, told: Telling) -> Clause:
    return act_on("échangez", "échanger", effect.other, told, f"avec {each(effect.one, told)}")


# status


@clause.register
def _(effect: c.Ready, told: Telling) -> Clause:
    return act_on("redressez", "redresser", effect.what, told)


@clause.register
def _(effect: c.Exhaust, told: Telling) -> Clause:
    return act_on("inclinez", "incliner", effect.what, told)


@clause.register
def _(effect: c.Stun, told: Telling) -> Clause:
    return act_on("sonnez", "sonner", effect.what, told)


@clause.register
def _(effect: c.Unstun, told: Telling) -> Clause:
    return act("retirez", "retirer", f"le statut sonné à {each(effect.what, told)}")


@clause.register
def _(effect: c.AddPower, told: Telling) -> Clause:
    amount = counted(effect.amount, "marqueur +1 en puissance", told)
    amount = "un marqueur +1 en puissance" if effect.amount == 1 else amount
    return act_for("donnez", "donner", amount, effect.on, told)


@clause.register
def _(effect: c.AddDoom, told: Telling) -> Clause:
    return act_for("donnez", "donner", "un marqueur doom", effect.on, told)


# use, and keys


@clause.register
def _(effect: c.Fight, told: Telling) -> Clause:
    if is_pronoun(effect.what, told):
        return Clause(f"faites-{the(told.it)} combattre", f"{the(told.it)} faire combattre")
    return act("faites", "faire", f"combattre {each(effect.what, told)}")


@clause.register
def _(effect: c.Use, told: Telling) -> Clause:
    found = noun_of(effect.what, told)
    borrowed = f"comme si vous {the(found)} contrôliez" if found.foreign else ""
    return act_on("utilisez", "utiliser", effect.what, told, borrowed)


@clause.register
def _(_: c.TriggerReap, told: Telling) -> Clause:
    as_yours = f"comme si vous {the(told.it)} contrôliez"
    return act("résolvez", "résoudre", f"ses capacités « Moisson : » {as_yours}")


@clause.register
def _(effect: c.ForgeKey, told: Telling) -> Clause:
    more = f", plus {aember(effect.more, told)}" if effect.more else ""
    return act("forgez", "forger", f"une clé à son coût actuel{more}")


@clause.register
def _(effect: c.UnforgeLast, told: Telling) -> Clause:
    return Clause(f"{owned('la', 'clé', effect.who, told)} de ce tour-là redevient non forgée")
