"""English for what is done to cards: damage, moves between zones, status, use."""

from __future__ import annotations

from kfjudge.games.keyforge.dsl import card_effects as c
from kfjudge.games.keyforge.dsl import node as n
from kfjudge.games.keyforge.dsl import selectors as s
from kfjudge.games.keyforge.editions import AS_THE_CARD_SAYS, OWNERS_ZONE
from kfjudge.games.keyforge.telling.en import nouns as noun
from kfjudge.games.keyforge.telling.en.effects import clause
from kfjudge.games.keyforge.telling.en.nouns import does, each, pronoun, subject, who, whose
from kfjudge.games.keyforge.telling.en.numbers import aember, counted
from kfjudge.games.keyforge.telling.telling import Telling, noun_of

__all__ = ["clause"]


# damage


@clause.register
def _(effect: c.Deal, so_far: Telling) -> str:
    splash = f" with {effect.splash} splash" if effect.splash else ""
    past = " that armor does not prevent" if effect.past_armor else ""
    amount = counted(effect.amount, "damage", "damage", so_far)
    target = subject(effect.to, so_far)
    if target.startswith("each ") and target != "each of them":
        return f"deal {target} {amount}{past}{splash}"
    return f"deal {amount}{past} to {target}{splash}"


@clause.register
def _(effect: c.Heal, so_far: Telling) -> str:
    if effect.amount is None:
        return f"fully heal {each(effect.on, so_far)}"
    up_to = "up to " if effect.up_to else ""
    return (
        f"heal {up_to}{counted(effect.amount, 'damage', 'damage', so_far)} from {subject(effect.on, so_far)}"
    )


@clause.register
def _(_: c.StrikeInstead, so_far: Telling) -> str:
    harm = f"the damage of {each(s.SELF, so_far)}"
    return f"{pronoun(so_far.it)} takes {harm} in place of the creature attacked"


@clause.register
def _(effect: c.Destroy, so_far: Telling) -> str:
    return f"destroy {each(effect.what, so_far)}"


@clause.register
def _(effect: c.Saved, so_far: Telling) -> str:
    return f"{subject(effect.what, so_far)} stays in play instead of being destroyed"


@clause.register
def _(effect: c.Sacrifice, so_far: Telling) -> str:
    return f"sacrifice {each(effect.what, so_far)}"


# moves


@clause.register
def _(effect: c.Purge, so_far: Telling) -> str:
    kept = f" until {each(s.SELF, so_far)} leaves play" if effect.keep else ""
    return f"purge {each(effect.what, so_far)}{kept}"


@clause.register
def _(_: c.ReturnKept, so_far: Telling) -> str:
    return f"put every card that {each(s.SELF, so_far)} purged back into play under its owner’s control"


@clause.register
def _(effect: c.ReturnToHand, so_far: Telling) -> str:
    hand = noun.owners(noun_of(effect.what, so_far), "hand")
    if effect.to is not None and OWNERS_ZONE[so_far.edition].value == AS_THE_CARD_SAYS:
        hand = f"{whose(effect.to, so_far)} hand"
    return f"return {each(effect.what, so_far)} to {hand}"


@clause.register
def _(effect: c.PutOnDeck, so_far: Telling) -> str:
    return f"put {each(effect.what, so_far)} on top of {noun.owners(noun_of(effect.what, so_far), 'deck')}"


@clause.register
def _(effect: c.ShuffleIntoDeck, so_far: Telling) -> str:
    return f"shuffle {each(effect.what, so_far)} into {noun.owners(noun_of(effect.what, so_far), 'deck')}"


@clause.register
def _(effect: c.Archive, so_far: Telling) -> str:
    found = noun_of(effect.what, so_far)
    if effect.into_yours:
        leaves = "any that leaves them goes" if found.plural else "if it leaves them, it goes"
        return f"move {each(effect.what, so_far)} to your archives ({leaves} to its owner’s hand)"
    if found.yours:
        return f"archive {each(effect.what, so_far)}"
    return f"move {each(effect.what, so_far)} to {noun.owners(found, 'archives')}"


@clause.register
def _(_: c.ArchiveTop, so_far: Telling) -> str:  # noqa: ARG001
    return "archive the top card of your deck"


@clause.register
def _(effect: c.DiscardArchives, so_far: Telling) -> str:
    return f"{does(effect.who, 'discard', so_far)} all of {_possessive(effect.who)} archives"


@clause.register
def _(effect: c.DiscardRandom, so_far: Telling) -> str:
    return f"{does(effect.who, 'discard', so_far)} a card at random from {_possessive(effect.who)} hand"


def _possessive(player: n.Somebody) -> str:
    """Whose, when the sentence has just named the player."""
    return "your" if isinstance(player, n.You) else "their"


@clause.register
def _(effect: c.Discard, so_far: Telling) -> str:
    return f"discard {each(effect.what, so_far)}"


@clause.register
def _(effect: c.Draw, so_far: Telling) -> str:
    if effect.amount == 1:
        return f"{does(effect.who, 'draw', so_far)} a card"
    return f"{does(effect.who, 'draw', so_far)} {counted(effect.amount, 'card', 'cards', so_far)}"


@clause.register
def _(effect: c.Search, so_far: Telling) -> str:
    found = noun.one(effect.what, so_far)
    if effect.with_discard:
        return (
            f"look for {found} in your deck and discard pile; reveal it and take it into your hand. "
            "Then shuffle your discard pile into your deck"
        )
    return f"look for {found} in your deck; reveal it and take it into your hand. Then shuffle your deck"


@clause.register
def _(_: c.PutUnder, so_far: Telling) -> str:
    return f"put {pronoun(so_far.it)} facedown under {each(s.SELF, so_far)}"


@clause.register
def _(_: c.PlayUnder, so_far: Telling) -> str:
    return f"play the card under {each(s.SELF, so_far)}"


@clause.register
def _(_: c.PlayTop, so_far: Telling) -> str:  # noqa: ARG001
    return "play the top card of your deck"


@clause.register
def _(effect: c.TakeControl, so_far: Telling) -> str:
    verb = "take" if isinstance(effect.by, n.You) else f"{who(effect.by, so_far)} takes"
    until = f" until {each(s.SELF, so_far)} leaves play" if effect.while_here else ""
    return f"{verb} control of {each(effect.what, so_far)}{until}"


@clause.register
def _(effect: c.Swap, so_far: Telling) -> str:
    return f"swap {each(effect.other, so_far)} with {each(effect.one, so_far)}"


# status


@clause.register
def _(effect: c.Ready, so_far: Telling) -> str:
    return f"ready {each(effect.what, so_far)}"


@clause.register
def _(effect: c.Exhaust, so_far: Telling) -> str:
    return f"exhaust {each(effect.what, so_far)}"


@clause.register
def _(effect: c.Stun, so_far: Telling) -> str:
    return f"stun {each(effect.what, so_far)}"


@clause.register
def _(effect: c.Unstun, so_far: Telling) -> str:
    return f"unstun {each(effect.what, so_far)}"


@clause.register
def _(effect: c.AddPower, so_far: Telling) -> str:
    amount = counted(effect.amount, "+1 power counter", "+1 power counters", so_far)
    amount = "a +1 power counter" if effect.amount == 1 else amount
    return f"put {amount} on {subject(effect.on, so_far)}"


@clause.register
def _(effect: c.AddDoom, so_far: Telling) -> str:
    return f"put a doom counter on {subject(effect.on, so_far)}"


# use, and keys


@clause.register
def _(effect: c.Fight, so_far: Telling) -> str:
    return f"fight with {each(effect.what, so_far)}"


@clause.register
def _(effect: c.Use, so_far: Telling) -> str:
    borrowed = " as though it were yours" if noun_of(effect.what, so_far).foreign else ""
    return f"use {each(effect.what, so_far)}{borrowed}"


@clause.register
def _(_: c.TriggerReap, so_far: Telling) -> str:
    return f"resolve the “Reap:” abilities of {noun.whole(s.IT, so_far)} as though you controlled it"


@clause.register
def _(effect: c.ForgeKey, so_far: Telling) -> str:
    more = f" plus {aember(effect.more, so_far)}" if effect.more else ""
    return f"spend a key’s current cost{more} to forge it"


@clause.register
def _(effect: c.UnforgeLast, so_far: Telling) -> str:
    return f"unforge {whose(effect.who, so_far)} key of last turn"
