"""How situations of KeyForge are told in English, with more freedom than board files have."""

from __future__ import annotations

MESSAGES: dict[str, str] = {
    "told.same.attacks": "attacks attack attacked attacking fights fight fought fighting hits hitting swings swing swinging battles",
    "told.same.fights": "fights fight fought fighting attacks attack attacked attacking",
    "told.same.reaps": "reaps reap reaped reaping",
    "told.same.plays": "plays play played playing casts cast casting",
    "told.same.uses": "uses use used using activates activate activated activating",
    "told.same.discards": "discards discard discarded discarding",
    "told.same.forges": "forges forge forged forging",
    "told.same.ends": "ends end ended ending",
    "told.same.creatures": "creatures creature",
    "told.same.artifacts": "artifacts artifact",
    # deeds
    "told.step.attack": "{card} attacks {other} | {card} attacks into {other} | {card} attacks against {other} | {card} attacks at {other} | {other} is/are/was/gets/being attacked by {card} | {other} attacked by {card} | attacks {other} with {card} | attacks {other} using {card} | attacks with {card} into {other} | attacks with {card} against {other} | uses {card} to attack/fight {other} | sends {card} at/into/against {other} | {card} goes into {other} | {card} in a fight with {other} | {card} vs {other} | {card} gets into a fight with {other} | {card} {it} attacks {other}",
    "told.step.fight": "{card} fights | fights with {card} | uses {card} to fight/attack | {card} is used to fight | fights using {card}",
    "told.step.reap": "{card} reaps | reaps with {card} | reaps {card} | uses {card} to reap | {card} is used to reap | reaps using {card} | uses {card} for a reap | {card} goes for a reap",
    "told.step.play": "plays {card} | {card} is/was/gets played | {card} played | puts {card} into play | {card} comes into play | {card} enters play | puts down {card} | {card} from {whose} hand is played",
    "told.step.play-on": "plays {card} on {other} | plays {card} onto {other} | {card} is/was/gets played on {other} | {card} played on {other} | puts {card} on {other} | attaches/attach {card} to {other} | plays {card} targeting {other} | plays {card} choosing {other} | plays {card} attaching it to {other}",
    "told.step.discard": "discards {card} | {card} is/gets discarded | throws away {card}",
    "told.step.use": "uses {card} | {card} is/gets used",
    "told.step.action": "uses {its} action | uses the action of {card} | uses the action on {card} | uses {card} action | uses {card} s action | {card} uses its action | uses {card} s action ability | action {card} | uses {card} for its action | resolves {card} s action",
    "told.step.omni": "uses {its} omni | uses the omni of {card} | uses {card} omni | uses {card} s omni | {card} uses its omni | omni {card} | uses {card} s omni ability",
    "told.step.unstun": "removes {its} stun | removes {its} stun from {card} | removes/remove/removing the stun from {card} | unstun {card} | {card} removes/remove its stun | uses {card} to remove/unstun the/its stun | {card} unstuns | clear/clears the stun from {card} | remove/removes {card} s stun | uses {card} to unstun [it]",
    "told.step.end": "ends {whose} turn | ends the turn | ends turn | pass the turn | passes the turn | {whose} turn ends | finish {whose} turn",
    "told.forge.key": "forges [a/the/my/his] key | forges [a/the/my/his] {color} key | forges {whose} key | forges {whose} first/second/third/last/next key",
    # which types of cards do and suffer them
    "told.types.step.attack": "creature",
    "told.types.step.attack.other": "creature",
    "told.types.step.fight": "creature",
    "told.types.step.reap": "creature",
    "told.types.step.unstun": "creature",
    "told.types.step.play-on": "upgrade",
    "told.aimed.aimed": "step.fight",
    "told.types.worn": "upgrade",
    # what is true of cards
    "told.unsaid.files": "fact.house fact.named fact.keeper fact.under fact.owner fact.facedown fact.attacked is",
    "told.fact.stunned": "stunned | {card} is stunned | {card} has a stun | with a stun [on it] | under a stun",
    "told.fact.exhausted": "exhausted | {card} is exhausted | not ready | tapped | isnt ready",
    "told.fact.ready": "ready | readied | {card} is ready | untapped | not exhausted",
    "told.fact.damage": "{n} damage | {n} damage on {card} | {card} has/had/with {n} damage | {n} damage on {it} | with {n} damage on {it} | has/with {n} damage already | already has/took {n} damage | {card} has [already] taken {n} damage | damaged for {n} | {n} points of damage | {n} damage counters/tokens | {n} damage counters/tokens on {card}",
    "told.fact.counters": "{n} power counter~counters | {n} 1 power counter~counters | {n} 1 counter~counters | {n} power counter~counters on {card} | with {n} 1 power counter~counters on {it} | {n} counter~counters of power",
    "told.fact.aember": "{n} aember on {card} | {n} aember on {it} | with {n} aember on {it} | has/with {n} aember on {it} | {n} captured aember | {card} has/have [captured] {n} aember | has captured {n} aember | {n} captured aember on {it}",
    "told.fact.doom": "{n} doom counter~counters on {card} | with {n} doom counter~counters",
    # places
    "told.place.beside": "{card} neighboring {other} | {card} neighbor of {other} | {card} is a neighbor of {other} | with {other} as {its} neighbor | with {other} as a neighbor | {its} neighbor is {other} | {its} neighbor {other} | whose neighbor is {other} | {its} neighbors are {other} and {third} | {card} s neighbor is {other} | {card} s neighbor {other} | {card} flanked by {other} and {third} | with neighbors {other} and {third} | {card} surrounded by {other} and {third} | {card} is neighbor to {other} | {card} s neighbors are {other} and {third} | neighbors {other} | with {other} on {its} left/right | with {other} to {its} left/right | with {other} to the left/right | {other} on {its} left/right | with {other} on {its} left and {third} on {its} right | {other} on one side and {third} on the other",
    "told.place.together": "neighbors | are neighbors",
    "told.place.left": "on the left flank | on {whose} left flank | left flank | on the left | at the left end | leftmost",
    "told.place.right": "on the right flank | on {whose} right flank | right flank | on the right | at the right end | rightmost",
    "told.place.either": "on a flank | on the flank | on {whose} flank | flank | at the end of the battleline | is a flank creature | flank creature",
    "told.place.inside": "not on a flank | not on the flank | in the middle | in the center | in the middle of the battleline | in the middle of {whose} battleline | not a flank creature",
    "told.place.worn": "wearing {other} | wears {other} | {card} with {other} on it | {card} with {other} on | {card} with {other} attached | {card} with {other} attached to it | upgraded with {other} | {card} equipped with {other} | {card} has {other} on it | {card} has {other} attached | {card} has {other} | {card} with the upgrade {other} | with upgrade {other} | carrying {other} | {card} with {other} upgrade | {card} with an upgrade {other} | {other} upgrade on it",
    "told.place.zone": "on {whose} battleline | in {whose} battleline | on {whose} board",
    "told.lies.deck": "top card is {card} | top card of {whose} deck is {card} | top of {whose} deck is {card} | {card} is the top card | {card} on top of {whose} deck | {card} is on top of {whose} deck | the next card is {card}",
    # what is not there
    "told.absent.creature": "no {whose} creatures | no creatures | no other creatures | no other {whose} creatures | without [any] creatures | without [any] {whose} creatures | {seat} has/have/controls/with no [other] creatures | {seat} does/do not have/control [any/other] creatures | {whose} board/side/battleline is empty | {whose} battleline/board empty | empty board/battleline | no creatures on {whose} side/board/battleline | {whose} only [other] creature | the only creature | the only creature in play | only creature | only has/have one creature | no creatures for {seat} | there are no [other] {whose} creatures | {whose} only enemy creature | no one to fight | nobody to fight",
    "told.absent.artifact": "no artifacts | no {whose} artifacts | {seat} has/have/controls no artifacts | without artifacts | {whose} only artifact | the only artifact | no artifacts on {whose} side",
    # what players have
    "told.player.aember": "{n} aember | {seat} has/have/had/with {n} aember | {seat} has/have {n} aember in {whose} pool | at {n} aember | {n} aember in {whose} pool | {n} aember in the pool | {seat} is/am/are at {n} [aember] | {seat} is/am/are on {n} aember | {seat} at {n} aember | {seat} has/have {n} | {seat} at {n} | {seat} with {n} aember | {whose} pool is/has {n} [aember] | {whose} aember pool is/has {n} | {whose} {n} aember | {n} aember for {seat} | {seat} has/have only {n} aember",
    "told.player.chains": "{n} chain~chains | {seat} has/have {n} chain~chains | at {n} chain~chains | {seat} is/am/are at {n} chain~chains",
    "told.player.keys": "{n} key~keys | {seat} has/have {n} key~keys | {seat} has/have forged {n} key~keys | {n} keys forged | {n} forged keys | forged {n} key~keys | on {n} key~keys | {seat} is/am/are at/on {n} key~keys",
    "told.player.key": "{color} key | {color} key forged",
    "told.has.cards": "{n} card~cards in {whose} {zone} | {n} card~cards in {zone} | {n} card~cards in the {zone} | {seat} has/have {n} card~cards in {whose} {zone} | {n} other card~cards in {whose} {zone}",
    "told.has.empty": "{whose} {zone} is empty | empty {zone} | an empty {zone} | {whose} {zone} empty",
    # the turn
    "told.turn.house": "house {house} | house {house} chosen/called/active | in {house} | in house {house} | {house} is active | {house} is the active house | active house {house} | active house is {house} | {whose} active house is {house} | chose/choose/chooses/choosing {house} | chose/choose/chooses house {house} | called/call/calls {house} | called house {house} | declared/declare/declares {house} | declared house {house} | picked/picks/pick {house} | {house} turn | on a {house} turn | {house} house | {house} chosen | {house} active | {house} called | playing {house} | {whose} house is {house} | {whose} {house} turn | as {house}",
    "told.turn.first": "first turn | the first turn | {whose} first turn | first turn of the game | on the first turn | turn one | turn 1 | first turn rule | {whose} very first turn",
    "told.answer.house": "names {house} | naming {house} | name {house} | named {house} | names house {house} | naming house {house} | and named {house} | naming {house} with it",
    # what is said in passing
    "told.kind.creature": "creature | artifact | upgrade | action | action card | neighbor | creature card | friendly | artifact card",
    "told.it.creature": "that creature | this creature | the creature | that card",
    "told.outcome.outcome": "dies | die | died | is/are/gets destroyed | destroyed | kills {card} | kill {card} | killing {card} | destroys {card} | destroying {card} | destroy {card} | deals/dealing/deal/does/takes/take/taking/took/suffers/receives {n} damage | deals/dealing/deal/does {n} damage to {card} | survives | survive | is/would be stunned | leaves play | {card} takes {n} damage | is killed",
    "told.passing.deed": "the fight | after the fight | in the fight | during the fight | after fighting | the attack | after reaping | reap effect/ability/trigger/abilities/effects | fight effect/ability/trigger/abilities/effects | play effect/ability/trigger/abilities/effects | action ability/effect | destroyed effect/ability/trigger/abilities/effects | before fight | before the fight | omni ability/effect | play fight reap | fight reap | {its} play effect/ability | {its} reap effect/ability | {its} fight effect/ability | {its} destroyed effect/ability | the board | the battleline | a key | key cost | leaves play | end of turn | end of the turn | at the end of turn | at the end of {whose} turn | start of {whose} turn | at the start of {whose} turn | beginning of {whose} turn",
    # single words
    "told.little.own": "damage elusive skirmish poison taunt hazardous assault armor power bonus aember pool keyword keywords icon neighbor neighbors flank flanks creature creatures artifact upgrade key keys forge house battleline board line archon turn turns active",
    "told.doing.own": "attack attacks attacked attacking fight fights fought fighting reap reaps reaped reaping play plays played playing use uses used using discard discards discarded discarding forge forges forged forging sacrifice sacrifices sacrificed sacrificing destroy destroys destroyed destroying kill kills killed killing capture captures captured capturing steal steals stole stolen stealing heal heals healed healing move moves moved moving swap swaps swapped swapping return returns returned returning archive archives archived archiving purge purges purged purging draw draws drew drawing reveal reveals revealed search searches shuffle shuffles shuffled exhaust exhausts ready readies readied unstun unstuns stun stuns deal deals dealt dealing take takes took taking give gives gave giving lose loses lost put puts copy copies control controls turn flip exchange bounce bounces remove removes removed ward wards enrage end ends pass passes add adds place places redirect gain gains gained name names choose chooses chose spend spends pay pays check unforge",
}
