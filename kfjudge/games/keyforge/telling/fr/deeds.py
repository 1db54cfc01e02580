"""French for what is done to cards: damage, moves between zones, status, use."""

from __future__ import annotations

from kfjudge.games.keyforge.dsl import card_effects as c
from kfjudge.games.keyforge.dsl import node as n
from kfjudge.games.keyforge.dsl import selectors as s
from kfjudge.games.keyforge.dsl.selectors import Selector
from kfjudge.games.keyforge.editions import AS_THE_CARD_SAYS, OWNERS_ZONE
from kfjudge.games.keyforge.telling.fr import nouns as noun
from kfjudge.games.keyforge.telling.fr.agreement import agreeing, elided, it, the
from kfjudge.games.keyforge.telling.fr.effects import Clause, act, act_for, act_on, clause, does
from kfjudge.games.keyforge.telling.fr.nouns import each, is_pronoun, itself, owned, subject, who
from kfjudge.games.keyforge.telling.fr.numbers import aember, counted
from kfjudge.games.keyforge.telling.telling import Telling, noun_of

__all__ = ["clause"]


# damage


@clause.register
def _(effect: c.Deal, so_far: Telling) -> Clause:
    past = " que l’armure n’annule pas" if effect.past_armor else ""
    splash = f"avec une projection de {effect.splash}" if effect.splash else ""
    amount = counted(effect.amount, "dégât", so_far) + past
    return act_for("infligez", "infliger", amount, effect.to, so_far, splash)


@clause.register
def _(effect: c.Heal, so_far: Telling) -> Clause:
    if effect.amount is None:
        if is_pronoun(effect.on, so_far):
            return act_on("soignez", "soigner", effect.on, so_far, "entièrement")
        return act("soignez", "soigner", f"entièrement {each(effect.on, so_far)}")
    amount = ("jusqu’à " if effect.up_to else "") + counted(effect.amount, "dégât", so_far)
    if is_pronoun(effect.on, so_far) and not so_far.it.plural:
        return Clause(f"soignez-lui {amount}", f"lui soigner {amount}")
    return act("soignez", "soigner", f"{amount} sur {subject(effect.on, so_far)}")


@clause.register
def _(_: c.StrikeInstead, so_far: Telling) -> Clause:
    return Clause(
        f"{it(so_far.it)} subit les dégâts {elided('de', itself(so_far))} à la place de la créature attaquée"
    )


@clause.register
def _(effect: c.Destroy, so_far: Telling) -> Clause:
    return act_on("détruisez", "détruire", effect.what, so_far)


@clause.register
def _(effect: c.Saved, so_far: Telling) -> Clause:
    destroyed = agreeing("détruit", noun_of(effect.what, so_far))
    return Clause(f"{subject(effect.what, so_far)} reste en jeu au lieu d’être {destroyed}")


@clause.register
def _(effect: c.Sacrifice, so_far: Telling) -> Clause:
    return act_on("sacrifiez", "sacrifier", effect.what, so_far)


# moves


@clause.register
def _(effect: c.Purge, so_far: Telling) -> Clause:
    kept = f"jusqu’à ce {elided('que', itself(so_far))} quitte le jeu" if effect.keep else ""
    return act_on("purgez", "purger", effect.what, so_far, kept)


@clause.register
def _(_: c.ReturnKept, so_far: Telling) -> Clause:
    purged = f"chaque carte {elided('que', itself(so_far))} a purgée"
    return act("remettez", "remettre", f"en jeu {purged}, sous le contrôle de son propriétaire")


@clause.register
def _(effect: c.ReturnToHand, so_far: Telling) -> Clause:
    if effect.to is not None and OWNERS_ZONE[so_far.edition].value == AS_THE_CARD_SAYS:
        hand = owned("la", "main", effect.to, so_far)
        return act_on("renvoyez", "renvoyer", effect.what, so_far, f"dans {hand}")
    return _send("renvoyez", "renvoyer", effect.what, so_far, "dans", "la", "main")


@clause.register
def _(effect: c.PutOnDeck, so_far: Telling) -> Clause:
    found = noun.owners(noun_of(effect.what, so_far), "le", "deck")
    place = (
        f"au sommet du {found.removeprefix('le ')}" if found.startswith("le ") else f"au sommet de {found}"
    )
    return act_on("placez", "placer", effect.what, so_far, place)


@clause.register
def _(effect: c.ShuffleIntoDeck, so_far: Telling) -> Clause:
    return _send("mélangez", "mélanger", effect.what, so_far, "dans", "le", "deck")


@clause.register
def _(effect: c.Archive, so_far: Telling) -> Clause:
    found = noun_of(effect.what, so_far)
    if effect.into_yours:
        if found.plural:
            leaves = "celle qui les quitte va"
        else:
            leaves = f"{elided('si', it(found) + ' les quitte')}, {it(found)} va"
        return act_on(
            "placez",
            "placer",
            effect.what,
            so_far,
            f"dans vos archives ({leaves} dans la main de son propriétaire)",
        )
    if found.yours:
        return act_on("archivez", "archiver", effect.what, so_far)
    return _send("placez", "placer", effect.what, so_far, "dans", "les", "archives")


def _send(
    imperative: str, infinitive: str, what: Selector, so_far: Telling, into: str, article: str, zone: str
) -> Clause:
    place = noun.owners(noun_of(what, so_far), article, zone)
    return act_on(imperative, infinitive, what, so_far, f"{into} {place}")


@clause.register
def _(_: c.ArchiveTop, so_far: Telling) -> Clause:  # noqa: ARG001
    return act("archivez", "archiver", "la carte au sommet de votre deck")


@clause.register
def _(effect: c.DiscardArchives, so_far: Telling) -> Clause:
    whose = "vos" if isinstance(effect.who, n.You) else "ses"
    return does(effect.who, ("défaussez", "défausser", "défausse"), f"toutes {whose} archives", so_far)


@clause.register
def _(effect: c.DiscardRandom, so_far: Telling) -> Clause:
    whose = "votre" if isinstance(effect.who, n.You) else "sa"
    return does(
        effect.who, ("défaussez", "défausser", "défausse"), f"au hasard une carte de {whose} main", so_far
    )


@clause.register
def _(effect: c.Discard, so_far: Telling) -> Clause:
    return act_on("défaussez", "défausser", effect.what, so_far)


@clause.register
def _(effect: c.Draw, so_far: Telling) -> Clause:
    cards = "une carte" if effect.amount == 1 else counted(effect.amount, "carte", so_far)
    return does(effect.who, ("piochez", "piocher", "pioche"), cards, so_far)


@clause.register
def _(effect: c.Search, so_far: Telling) -> Clause:
    found = noun.one(effect.what, so_far)
    if effect.with_discard:
        where = "dans votre deck et votre défausse ; révélez-la et prenez-la en main"
        return act(
            "cherchez", "chercher", f"{found} {where}. Mélangez ensuite votre défausse dans votre deck"
        )
    where = "dans votre deck ; révélez-la et prenez-la en main"
    return act("cherchez", "chercher", f"{found} {where}. Mélangez ensuite votre deck")


@clause.register
def _(_: c.PutUnder, so_far: Telling) -> Clause:
    return act_on("placez", "placer", s.IT, so_far, f"face cachée sous {itself(so_far)}")


@clause.register
def _(_: c.PlayUnder, so_far: Telling) -> Clause:
    return act("jouez", "jouer", f"la carte placée sous {itself(so_far)}")


@clause.register
def _(_: c.PlayTop, so_far: Telling) -> Clause:  # noqa: ARG001
    return act("jouez", "jouer", "la carte au sommet de votre deck")


@clause.register
def _(effect: c.TakeControl, so_far: Telling) -> Clause:
    until = f" jusqu’à ce {elided('que', itself(so_far))} quitte le jeu" if effect.while_here else ""
    if not isinstance(effect.by, n.You):
        return Clause(f"{who(effect.by, so_far)} prend le contrôle de {each(effect.what, so_far)}{until}")
    if is_pronoun(effect.what, so_far):
        return Clause(f"prenez-en le contrôle{until}", f"en prendre le contrôle{until}")
    return act("prenez", "prendre", f"le contrôle de {each(effect.what, so_far)}{until}")


@clause.register
def _(effect: c.Swap, so_far: Telling) -> Clause:
    return act_on("échangez", "échanger", effect.other, so_far, f"avec {each(effect.one, so_far)}")


# status


@clause.register
def _(effect: c.Ready, so_far: Telling) -> Clause:
    return act_on("redressez", "redresser", effect.what, so_far)


@clause.register
def _(effect: c.Exhaust, so_far: Telling) -> Clause:
    return act_on("inclinez", "incliner", effect.what, so_far)


@clause.register
def _(effect: c.Stun, so_far: Telling) -> Clause:
    return act_on("sonnez", "sonner", effect.what, so_far)


@clause.register
def _(effect: c.Unstun, so_far: Telling) -> Clause:
    return act("retirez", "retirer", f"le statut sonné à {each(effect.what, so_far)}")


@clause.register
def _(effect: c.AddPower, so_far: Telling) -> Clause:
    amount = counted(effect.amount, "marqueur +1 en puissance", so_far)
    amount = "un marqueur +1 en puissance" if effect.amount == 1 else amount
    return act_for("donnez", "donner", amount, effect.on, so_far)


@clause.register
def _(effect: c.AddDoom, so_far: Telling) -> Clause:
    return act_for("donnez", "donner", "un marqueur doom", effect.on, so_far)


# use, and keys


@clause.register
def _(effect: c.Fight, so_far: Telling) -> Clause:
    if is_pronoun(effect.what, so_far):
        return Clause(f"faites-{the(so_far.it)} combattre", f"{the(so_far.it)} faire combattre")
    return act("faites", "faire", f"combattre {each(effect.what, so_far)}")


@clause.register
def _(effect: c.Use, so_far: Telling) -> Clause:
    found = noun_of(effect.what, so_far)
    borrowed = f"comme si vous {the(found)} contrôliez" if found.foreign else ""
    return act_on("utilisez", "utiliser", effect.what, so_far, borrowed)


@clause.register
def _(_: c.TriggerReap, so_far: Telling) -> Clause:
    as_yours = f"comme si vous {the(so_far.it)} contrôliez"
    return act("résolvez", "résoudre", f"ses capacités « Moisson : » {as_yours}")


@clause.register
def _(effect: c.ForgeKey, so_far: Telling) -> Clause:
    more = f", plus {aember(effect.more, so_far)}" if effect.more else ""
    return act("forgez", "forger", f"une clé à son coût actuel{more}")


@clause.register
def _(effect: c.UnforgeLast, so_far: Telling) -> Clause:
    return Clause(f"{owned('la', 'clé', effect.who, so_far)} de ce tour-là redevient non forgée")
