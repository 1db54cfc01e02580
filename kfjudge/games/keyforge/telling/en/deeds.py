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
def _(effect: c.Deal, told: Telling) -> str:
    splash = f" with {effect.splash} splash" if effect.splash else ""
    past = " that armor does not prevent" if effect.past_armor else ""
    amount = counted(effect.amount, "damage", "damage", told)
    target = subject(effect.to, told)
    if target.startswith("each ") and target != "each of them":
        return f"deal {target} {amount}{past}{splash}"
    return f"deal {amount}{past} to {target}{splash}"


@clause.register
def _(effect: c.Heal, told: Telling) -> str:
    if effect.amount is None:
        return f"fully heal {each(effect.on, told)}"
    up_to = "up to " if effect.up_to else ""
    return f"heal {up_to}{counted(effect.amount, 'damage', 'damage', told)} from {subject(effect.on, told)}"


@clause.register
def _(_: c.StrikeInstead, told: Telling) -> str:
    harm = f"the damage of {each(s.SELF, told)}"
    return f"{pronoun(told.it)} takes {harm} in place of the creature attacked"


@clause.register
def _(effect: c.Destroy, told: Telling) -> str:
    return f"destroy {each(effect.what, told)}"


@clause.register
def _(effect: c.Saved, told: Telling) -> str:
    return f"{subject(effect.what, told)} stays in play instead of being destroyed"


@clause.register
def _(effect: c.Sacrifice, told: Telling) -> str:
    return f"sacrifice {each(effect.what, told)}"


# moves


@clause.register
def _(effect: c.Purge, told: Telling) -> str:
    kept = f" until {each(s.SELF, told)} leaves play" if effect.keep else ""
    return f"purge {each(effect.what, told)}{kept}"


@clause.register
def _(_: c.ReturnKept, told: Telling) -> str:
    return f"put every card that {each(s.SELF, told)} purged back into play under its owner’s control"


@clause.register
def _(effect: c.ReturnToHand, told: Telling) -> str:
    hand = noun.owners(noun_of(effect.what, told), "hand")
    if effect.to is not None and OWNERS_ZONE[told.edition].value == AS_THE_CARD_SAYS:
        hand = f"{whose(effect.to, told)} hand"
    return f"return {each(effect.what, told)} to {hand}"


@clause.register
def _(effect: c.PutOnDeck, told: Telling) -> str:
    return f"put {each(effect.what, told)} on top of {noun.owners(noun_of(effect.what, told), 'deck')}"


@clause.register
def _(effect: c.ShuffleIntoDeck, told: Telling) -> str:
    return f"shuffle {each(effect.what, told)} into {noun.owners(noun_of(effect.what, told), 'deck')}"


@clause.register
def _(effect: c.Archive, told: Telling) -> str:
    found = noun_of(effect.what, told)
    if effect.into_yours:
        leaves = "any that leaves them goes" if found.plural else "if it leaves them, it goes"
        return f"move {each(effect.what, told)} to your archives ({leaves} to its owner’s hand)"
    if found.yours:
        return f"archive {each(effect.what, told)}"
    return f"move {each(effect.what, told)} to {noun.owners(found, 'archives')}"


@clause.register
def _(_: c.ArchiveTop, told: Telling) -> str:  # noqa: ARG001
    return "archive the top card of your deck"


@clause.register
def _(effect: c.DiscardArchives, told: Telling) -> str:
    return f"{does(effect.who, 'discard', told)} all of {_possessive(effect.who)} archives"


@clause.register
def _(effect: c.DiscardRandom, told: Telling) -> str:
    return f"{does(effect.who, 'discard', told)} a card at random from {_possessive(effect.who)} hand"


def _possessive(player: n.Player) -> str:
    """Whose, when the sentence has just named the player."""
    return "your" if isinstance(player, n.You) else "their"


@clause.register
def _(effect: c.Discard, told: Telling) -> str:
    return f"discard {each(effect.what, told)}"


@clause.register
def _(effect: c.Draw, told: Telling) -> str:
    if effect.amount == 1:
        return f"{does(effect.who, 'draw', told)} a card"
    return f"{does(effect.who, 'draw', told)} {counted(effect.amount, 'card', 'cards', told)}"


@clause.register
def _(effect: c.Search, told: Telling) -> str:
    found = noun.one(effect.what, told)
    if effect.with_discard:
        return (
            f"look for {found} in your deck and discard pile; reveal it and take it into your hand. "
            "Then shuffle your discard pile into your deck"
        )
    return f"look for {found} in your deck; reveal it and take it into your hand. Then shuffle your deck"


@clause.register
def _(_: c.PutUnder, told: Telling) -> str:
    return f"put {pronoun(told.it)} facedown under {each(s.SELF, told)}"


@clause.register
def _(_: c.PlayUnder, told: Telling) -> str:
    return f"play the card under {each(s.SELF, told)}"


@clause.register
def _(_: c.PlayTop, told: Telling) -> str:  # noqa: ARG001
    return "play the top card of your deck"


@clause.register
def _(effect: c.TakeControl, told: Telling) -> str:
    verb = "take" if isinstance(effect.by, n.You) else f"{who(effect.by, told)} takes"
    until = f" until {each(s.SELF, told)} leaves play" if effect.while_here else ""
    return f"{verb} control of {each(effect.what, told)}{until}"


@clause.register
def _(effect: c.Swap, told: Telling) -> str:
    return f"swap {each(effect.other, told)} with {each(effect.one, told)}"


# status


@clause.register
def _(effect: c.Ready, told: Telling) -> str:
    return f"ready {each(effect.what, told)}"


@clause.register
def _(effect: c.Exhaust, told: Telling) -> str:
    return f"exhaust {each(effect.what, told)}"


@clause.register
def _(effect: c.Stun, told: Telling) -> str:
    return f"stun {each(effect.what, told)}"


@clause.register
def _(effect: c.Unstun, told: Telling) -> str:
    return f"unstun {each(effect.what, told)}"


@clause.register
def _(effect: c.AddPower, told: Telling) -> str:
    amount = counted(effect.amount, "+1 power counter", "+1 power counters", told)
    amount = "a +1 power counter" if effect.amount == 1 else amount
    return f"put {amount} on {subject(effect.on, told)}"


@clause.register
def _(effect: c.AddDoom, told: Telling) -> str:
    return f"put a doom counter on {subject(effect.on, told)}"


# use, and keys


@clause.register
def _(effect: c.Fight, told: Telling) -> str:
    return f"fight with {each(effect.what, told)}"


@clause.register
def _(effect: c.Use, told: Telling) -> str:
    borrowed = " as though it were yours" if noun_of(effect.what, told).foreign else ""
    return f"use {each(effect.what, told)}{borrowed}"


@clause.register
def _(_: c.TriggerReap, told: Telling) -> str:
    return f"resolve the “Reap:” abilities of {noun.whole(s.IT, told)} as though you controlled it"


@clause.register
def _(effect: c.ForgeKey, told: Telling) -> str:
    more = f" plus {aember(effect.more, told)}" if effect.more else ""
    return f"spend a key’s current cost{more} to forge it"


@clause.register
def _(effect: c.UnforgeLast, told: Telling) -> str:
    return f"unforge {whose(effect.who, told)} key of last turn"
