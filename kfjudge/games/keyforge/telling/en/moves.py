"""English for what is moved: between zones, between players, within a battleline."""

from __future__ import annotations

from kfjudge.games.keyforge.dsl import language as dsl
from kfjudge.games.keyforge.editions import AS_THE_CARD_SAYS, OWNERS_ZONE
from kfjudge.games.keyforge.engine import node as n
from kfjudge.games.keyforge.telling.en import nouns as noun
from kfjudge.games.keyforge.telling.en.effects import clause
from kfjudge.games.keyforge.telling.en.nouns import each, pronoun, who, whose
from kfjudge.games.keyforge.telling.telling import Noun, Telling, noun_of


@clause.register
def _(effect: dsl.Purge, so_far: Telling) -> str:
    kept = f" until {each(dsl.SELF, so_far)} leaves play" if effect.keep else ""
    return f"purge {each(effect.what, so_far)}{kept}"


@clause.register
def _(_: dsl.ReturnKept, so_far: Telling) -> str:
    return f"put each card that {each(dsl.SELF, so_far)} purged back into play under its owner’s control"


@clause.register
def _(effect: dsl.ReturnToHand, so_far: Telling) -> str:
    hand = noun.owners(noun_of(effect.what, so_far), "hand")
    if effect.to is not None and OWNERS_ZONE[so_far.edition].value == AS_THE_CARD_SAYS:
        hand = f"{whose(effect.to, so_far)} hand"
    found = each(effect.what, so_far)
    if hand.startswith("its") and found.startswith("each "):
        return f"{found} goes back to {hand}"
    if noun_of(effect.what, so_far).seen:
        return f"put {found} into {hand}"
    return f"return {found} to {hand}"


@clause.register
def _(effect: dsl.PutOnDeck, so_far: Telling) -> str:
    deck = noun.owners(noun_of(effect.what, so_far), "deck")
    return f"move {each(effect.what, so_far)} to the top of {deck}"


@clause.register
def _(effect: dsl.ShuffleIntoDeck, so_far: Telling) -> str:
    found = noun.piles(effect.what, so_far) or each(effect.what, so_far)
    deck = noun.owners(noun_of(effect.what, so_far), "deck")
    if deck.startswith("its") and found.startswith("each "):
        return f"{found} is shuffled into {deck}"
    return f"shuffle {found} into {deck}"


@clause.register
def _(effect: dsl.Archive, so_far: Telling) -> str:
    found = noun_of(effect.what, so_far)
    if effect.into_yours:
        leaves = "any that leaves them goes" if found.plural else "if it leaves them, it goes"
        return f"move {each(effect.what, so_far)} to your archives ({leaves} to its owner’s hand)"
    if effect.said is not None:
        return f"move {each(effect.what, so_far)} to {whose(effect.said, so_far)} archives"
    if found.yours:
        return f"archive {each(effect.what, so_far)}"
    return f"move {each(effect.what, so_far)} to {noun.owners(found, 'archives')}"


@clause.register
def _(effect: dsl.ArchiveTop, so_far: Telling) -> str:
    return f"archive the top card of your {'deck' if effect.pile == 'deck' else 'discard pile'}"


@clause.register
def _(effect: dsl.Discard, so_far: Telling) -> str:
    return f"discard {each(effect.what, so_far)}"


@clause.register
def _(effect: dsl.DiscardUntil, so_far: Telling) -> str:
    wanted = noun.one(effect.what, so_far)
    found = noun_of(effect.what, so_far)
    so_far.find(Noun(found.kind, yours=True))
    until = f"until the deck is empty or you discard {wanted}"
    return f"discard cards one by one from the top of your deck {until}"


@clause.register
def _(effect: dsl.Search, so_far: Telling) -> str:
    found = noun.one(effect.what, so_far)
    if effect.stays:
        where = "in your deck and discard pile; reveal it and take it into your hand"
        return f"look for {found} {where}. Then shuffle your deck"
    if effect.with_discard:
        return (
            f"look for {found} in your deck and discard pile; reveal it and take it into your hand. "
            "Then shuffle your discard pile into your deck"
        )
    return f"look for {found} in your deck; reveal it and take it into your hand. Then shuffle your deck"


@clause.register
def _(effect: dsl.Reveal, so_far: Telling) -> str:
    return f"reveal {each(effect.what, so_far)}"


@clause.register
def _(effect: dsl.SearchEvery, so_far: Telling) -> str:
    found = each(effect.what, so_far)
    return (
        f"look for {found} in your deck and discard pile; "
        "reveal the cards found, take them into your hand and shuffle your deck"
    )


@clause.register
def _(_: dsl.PutUnder, so_far: Telling) -> str:
    return f"put {pronoun(so_far.it)} facedown under {each(dsl.SELF, so_far)}"


@clause.register
def _(effect: dsl.PutIntoPlay, so_far: Telling) -> str:
    return f"put {each(effect.what, so_far)} into play under {whose(effect.under, so_far)} control"


@clause.register
def _(effect: dsl.PlayIt, so_far: Telling) -> str:
    return f"play {each(effect.what, so_far)} as though from your hand, whatever the active house"


@clause.register
def _(_: dsl.ArchiveUnder, so_far: Telling) -> str:
    return f"archive the card under {each(dsl.SELF, so_far)}"


@clause.register
def _(_: dsl.PlayUnder, so_far: Telling) -> str:
    return f"play the card under {each(dsl.SELF, so_far)}"


@clause.register
def _(_: dsl.PlayTop, so_far: Telling) -> str:
    return "play the top card of your deck"


@clause.register
def _(effect: dsl.TakeControl, so_far: Telling) -> str:
    until = f" until {each(dsl.SELF, so_far)} leaves play" if effect.while_here else ""
    verb = "take" if isinstance(effect.by, n.You) else f"give {who(effect.by, so_far)}"
    return f"{verb} control of {each(effect.what, so_far)}{until}"


@clause.register
def _(effect: dsl.MoveToFlank, so_far: Telling) -> str:
    return f"move {each(effect.what, so_far)} to either flank of its battleline"


@clause.register
def _(effect: dsl.Swap, so_far: Telling) -> str:
    return f"swap {each(effect.other, so_far)} with {each(effect.one, so_far)}"
