"""French for what is moved: between zones, between players, within a battleline."""

from __future__ import annotations

from kfjudge.games.keyforge.dsl import language as dsl
from kfjudge.games.keyforge.editions import AS_THE_CARD_SAYS, OWNERS_ZONE
from kfjudge.games.keyforge.engine import node as n
from kfjudge.games.keyforge.engine.selectors import Selector
from kfjudge.games.keyforge.telling.fr import nouns as noun
from kfjudge.games.keyforge.telling.fr.agreement import elided, it
from kfjudge.games.keyforge.telling.fr.effects import Clause, act, act_on, clause
from kfjudge.games.keyforge.telling.fr.nouns import each, is_pronoun, itself, name_of, owned
from kfjudge.games.keyforge.telling.telling import Noun, Telling, alternatives, noun_of


@clause.register
def _(effect: dsl.Purge, so_far: Telling) -> Clause:
    kept = f"jusqu’à ce {elided('que', itself(so_far))} quitte le jeu" if effect.keep else ""
    return act_on("purgez", "purger", effect.what, so_far, kept)


@clause.register
def _(_: dsl.ReturnKept, so_far: Telling) -> Clause:
    purged = f"chaque carte {elided('que', itself(so_far))} a purgée"
    return act("remettez", "remettre", f"en jeu {purged}, sous le contrôle de son propriétaire")


@clause.register
def _(effect: dsl.ReturnToHand, so_far: Telling) -> Clause:
    if effect.to is not None and OWNERS_ZONE[so_far.edition].value == AS_THE_CARD_SAYS:
        hand = owned("la", "main", effect.to, so_far)
        return act_on("renvoyez", "renvoyer", effect.what, so_far, f"dans {hand}")
    verbs = ("placez", "placer") if noun_of(effect.what, so_far).seen else ("renvoyez", "renvoyer")
    return _send(*verbs, effect.what, so_far, "dans", "la", "main")


@clause.register
def _(effect: dsl.PutOnDeck, so_far: Telling) -> Clause:
    found = noun.owners(noun_of(effect.what, so_far), "le", "deck")
    place = (
        f"au sommet du {found.removeprefix('le ')}" if found.startswith("le ") else f"au sommet de {found}"
    )
    return act_on("placez", "placer", effect.what, so_far, place)


@clause.register
def _(effect: dsl.ShuffleIntoDeck, so_far: Telling) -> Clause:
    piles = noun.piles(effect.what, so_far)
    if piles is not None:
        deck = noun.owners(noun_of(effect.what, so_far), "le", "deck")
        return act("mélangez", "mélanger", f"{piles} dans {deck}")
    return _send("mélangez", "mélanger", effect.what, so_far, "dans", "le", "deck")


@clause.register
def _(effect: dsl.Archive, so_far: Telling) -> Clause:
    found = noun_of(effect.what, so_far)
    if effect.into_yours:
        if found.plural:
            leaves = "si l’une d’elles les quitte, elle va"
        else:
            leaves = f"{elided('si', it(found) + ' les quitte')}, {it(found)} va"
        return act_on(
            "placez",
            "placer",
            effect.what,
            so_far,
            f"dans vos archives ({leaves} dans la main de son propriétaire)",
        )
    if effect.said is not None:
        place = f"dans {owned('les', 'archives', effect.said, so_far)}"
        return act_on("placez", "placer", effect.what, so_far, place)
    if found.yours:
        return act_on("archivez", "archiver", effect.what, so_far)
    return _send("placez", "placer", effect.what, so_far, "dans", "les", "archives")


def _send(
    imperative: str, infinitive: str, what: Selector, so_far: Telling, into: str, article: str, zone: str
) -> Clause:
    place = noun.owners(noun_of(what, so_far), article, zone)
    if any(part.has(dsl.InZone) for part in alternatives(what)):  # "dans votre main chaque carte présente …"
        return act(f"{imperative} {into} {place}", f"{infinitive} {into} {place}", each(what, so_far))
    return act_on(imperative, infinitive, what, so_far, f"{into} {place}")


@clause.register
def _(effect: dsl.ArchiveTop, so_far: Telling) -> Clause:
    pile = "deck" if effect.pile == "deck" else "défausse"
    return act("archivez", "archiver", f"la carte au sommet de votre {pile}")


@clause.register
def _(effect: dsl.Discard, so_far: Telling) -> Clause:
    return act_on("défaussez", "défausser", effect.what, so_far)


@clause.register
def _(effect: dsl.DiscardUntil, so_far: Telling) -> Clause:
    wanted = noun.one(effect.what, so_far)
    so_far.find(Noun(noun_of(effect.what, so_far).kind, yours=True))
    until = f"jusqu’à vider le deck ou à défausser {wanted}"
    return act("défaussez", "défausser", f"une à une les cartes du sommet de votre deck, {until}")


@clause.register
def _(effect: dsl.Search, so_far: Telling) -> Clause:
    found = noun.one(effect.what, so_far)
    if effect.stays:
        where = "dans votre deck et votre défausse ; révélez-la et prenez-la en main"
        return act("cherchez", "chercher", f"{found} {where}. Mélangez ensuite votre deck")
    if effect.with_discard:
        where = "dans votre deck et votre défausse ; révélez-la et prenez-la en main"
        return act(
            "cherchez", "chercher", f"{found} {where}. Mélangez ensuite votre défausse dans votre deck"
        )
    where = "dans votre deck ; révélez-la et prenez-la en main"
    return act("cherchez", "chercher", f"{found} {where}. Mélangez ensuite votre deck")


@clause.register
def _(effect: dsl.Reveal, so_far: Telling) -> Clause:
    return act_on("révélez", "révéler", effect.what, so_far)


@clause.register
def _(effect: dsl.SearchEvery, so_far: Telling) -> Clause:
    where = "dans votre deck et votre défausse"
    found = "révélez les cartes trouvées, prenez-les en main et mélangez votre deck"
    return act("cherchez", "chercher", f"{each(effect.what, so_far)} {where} ; {found}")


@clause.register
def _(_: dsl.PutUnder, so_far: Telling) -> Clause:
    return act_on("placez", "placer", dsl.IT, so_far, f"face cachée sous {itself(so_far)}")


@clause.register
def _(effect: dsl.PutIntoPlay, so_far: Telling) -> Clause:
    control = owned("le", "contrôle", effect.under, so_far)
    return act_on("mettez", "mettre", effect.what, so_far, f"en jeu sous {control}")


@clause.register
def _(effect: dsl.PlayIt, so_far: Telling) -> Clause:
    however = "comme depuis votre main, quelle que soit la Maison active"
    return act_on("jouez", "jouer", effect.what, so_far, however)


@clause.register
def _(_: dsl.ArchiveUnder, so_far: Telling) -> Clause:
    return act("archivez", "archiver", f"la carte placée sous {itself(so_far)}")


@clause.register
def _(_: dsl.PlayUnder, so_far: Telling) -> Clause:
    return act("jouez", "jouer", f"la carte placée sous {itself(so_far)}")


@clause.register
def _(_: dsl.PlayTop, so_far: Telling) -> Clause:
    return act("jouez", "jouer", "la carte au sommet de votre deck")


@clause.register
def _(effect: dsl.TakeControl, so_far: Telling) -> Clause:
    until = f" jusqu’à ce {elided('que', itself(so_far))} quitte le jeu" if effect.while_here else ""
    verb, infinitive, to = "prenez", "prendre", ""
    if not isinstance(effect.by, n.You):
        verb, infinitive, to = "donnez", "donner", f" à {name_of(effect.by)}"
    if is_pronoun(effect.what, so_far):
        return Clause(f"{verb}-en le contrôle{to}{until}", f"en {infinitive} le contrôle{to}{until}")
    return act(verb, infinitive, f"le contrôle de {each(effect.what, so_far)}{to}{until}")


@clause.register
def _(effect: dsl.MoveToFlank, so_far: Telling) -> Clause:
    return act_on("déplacez", "déplacer", effect.what, so_far, "sur l’un des flancs de sa ligne de front")


@clause.register
def _(effect: dsl.Swap, so_far: Telling) -> Clause:
    return act_on("échangez", "échanger", effect.other, so_far, f"avec {each(effect.one, so_far)}")
