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
def _(effect: c.Deal, told: Telling) -> Clause:
    past = " que l’armure n’annule pas" if effect.past_armor else ""
    splash = f"avec une projection de {effect.splash}" if effect.splash else ""
    amount = counted(effect.amount, "dégât", told) + past
    return act_for("infligez", "infliger", amount, effect.to, told, splash)


@clause.register
def _(effect: c.Heal, told: Telling) -> Clause:
    if effect.amount is None:
        if is_pronoun(effect.on, told):
            return act_on("soignez", "soigner", effect.on, told, "entièrement")
        return act("soignez", "soigner", f"entièrement {each(effect.on, told)}")
    amount = ("jusqu’à " if effect.up_to else "") + counted(effect.amount, "dégât", told)
    if is_pronoun(effect.on, told) and not told.it.plural:
        return Clause(f"soignez-lui {amount}", f"lui soigner {amount}")
    return act("soignez", "soigner", f"{amount} sur {subject(effect.on, told)}")


@clause.register
def _(_: c.StrikeInstead, told: Telling) -> Clause:
    return Clause(
        f"{it(told.it)} subit les dégâts {elided('de', itself(told))} à la place de la créature attaquée"
    )


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
    kept = f"jusqu’à ce {elided('que', itself(told))} quitte le jeu" if effect.keep else ""
    return act_on("purgez", "purger", effect.what, told, kept)


@clause.register
def _(_: c.ReturnKept, told: Telling) -> Clause:
    purged = f"chaque carte {elided('que', itself(told))} a purgée"
    return act("remettez", "remettre", f"en jeu {purged}, sous le contrôle de son propriétaire")


@clause.register
def _(effect: c.ReturnToHand, told: Telling) -> Clause:
    if effect.to is not None and OWNERS_ZONE[told.edition].value == AS_THE_CARD_SAYS:
        hand = owned("la", "main", effect.to, told)
        return act_on("renvoyez", "renvoyer", effect.what, told, f"dans {hand}")
    return _send("renvoyez", "renvoyer", effect.what, told, "dans", "la", "main")


@clause.register
def _(effect: c.PutOnDeck, told: Telling) -> Clause:
    found = noun.owners(noun_of(effect.what, told), "le", "deck")
    place = (
        f"au sommet du {found.removeprefix('le ')}" if found.startswith("le ") else f"au sommet de {found}"
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
    return act("archivez", "archiver", "la carte au sommet de votre deck")


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
    return act_on("placez", "placer", s.IT, told, f"face cachée sous {itself(told)}")


@clause.register
def _(_: c.PlayUnder, told: Telling) -> Clause:
    return act("jouez", "jouer", f"la carte placée sous {itself(told)}")


@clause.register
def _(_: c.PlayTop, told: Telling) -> Clause:  # noqa: ARG001
    return act("jouez", "jouer", "la carte au sommet de votre deck")


@clause.register
def _(effect: c.TakeControl, told: Telling) -> Clause:
    until = f" jusqu’à ce {elided('que', itself(told))} quitte le jeu" if effect.while_here else ""
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
