"""The phrases of situations in English, in any game: who is meant, what joins clauses, what asks. Forms are
written as those of board files; `same` are words of which the first stands for all, `little` words that say nothing
of a board, `doing` verbs that cannot be left out: a situation is not played where one of them was not read."""

from __future__ import annotations

MESSAGES: dict[str, str] = {
    # questions, clauses
    "phrases.asks.asks": "do i | do we | do they | does it | does he | does she | does my | does the | is it | is he | who gets | who wins | what happens | what about | how much | how many | will it | would it | or not | or does | who | whom | what | which | how | does | do | did | is | are | am | was | will | would | why | where | should | must | anyone know",
    "phrases.if.if": "if | when | whenever | while | once | what if | what happens if/when | how about if | what happens after | after | since | because | suppose | imagine | say | given that | assuming | whereas | before",
    "phrases.may.me": "can i | could i | may i | can we | could we | can you | am i able to | am i allowed to",
    "phrases.may.they": "can he | can she | can they | could he",
    "phrases.may.any": "can | could | may",
    "phrases.then.then": "and | but | so",
    "phrases.then.after": "then | and then | after that | afterwards | , then | again | then again | and again | once more | then once more | and once more | one more time | then one more time",
    "phrases.relative.which": "which | that",
    "phrases.or.or": "or | or maybe | or else",
    "phrases.pair.two": "both | both of",
    "phrases.not.not": "none of them | none of these | neither of them | neither | none | not | never | cannot | can not | instead of | rather than | forgot to | forget to | forgets to | no longer | unable to | refuses/refuse to | was supposed to | should have",
    "phrases.plural.plural": "are | both | were | each | all",
    "phrases.copula.copula": "is | was | be | being | been | gets | get | becomes",
    "phrases.last.before": "last turn | [the] previous turn | {whose} last turn | {whose} previous turn | on/in/during {whose} last/previous turn | the turn before",
    "phrases.last.turn": "next turn | the next turn | {whose} next turn | the following turn | two turns ago | a turn ago",
    "phrases.last.next": "on/in/during {whose} next turn",
    "phrases.last.place": "on {its} left/right | to {its} left/right",
    "phrases.passing.turn": "in a row | back to back | one after another | one after the other | in succession | this turn | that turn | same turn | the same time | at the same time | first time | for the first time | right now | at the table | in our game | in a game | on the table | in play | at all | of course",
    "phrases.passing.list": "in that order | in this order | in order | respectively | together | in that exact order",
    "phrases.same.is": "is s",
    # who
    "phrases.who.me": "first player | the first player | i | me | we | us | myself | player a | player 1 | active player | the active player",
    "phrases.who.other": "the other side | other side | the other guy | other guy | [my/the/your/his/an] opponent | [the/my] other player | player b | player 2 | my friend | the non-active player | inactive player | second player | the second player",
    "phrases.who.you": "you",
    "phrases.who.they": "he | she | they",
    "phrases.whose.me": "my | our | my own | mine | friendly | [a/one] of my | player a s | player 1 s | a friendly",
    "phrases.whose.other": "[my/the/your/an] opponent s | [my/the/your] opponents | [the] other player s | player b s | player 2 s | opposing | enemy | one of [my/the] opponent s | the enemy | the enemy s | the opposing | the other side s",
    "phrases.whose.you": "your | yours | your own",
    "phrases.whose.they": "his | her | their | his own | her own | their own",
    "phrases.behind.me": "of mine | of ours",
    "phrases.behind.other": "of his | of theirs",
    "phrases.it.it": "it | him | her | them | one | one of them | that one | this one | itself | himself",
    "phrases.it.another": "the other one | the other",
    "phrases.its.its": "its | his | her",
    "phrases.another.another": "another | a second | the second | second | the other | other | one more | a different | a third | an extra",
    "phrases.kind.card": "card | called | named | copy of | copies of | one | big | single | lone | only",
    # what is done with what
    "phrases.with.with": "with {card} | using {card} | by {card} | alongside {card} | and with {card}",
    "phrases.cause.cause": "from {card} | because of {card} | due to {card} | thanks to {card}",
    "phrases.holds.holds": "has | have | had | controls | control | owns | own | got | has got | have got",
    "phrases.holds.side": "{whose} side | {whose} board | on {whose} side | on {whose} board | on {whose} side there is/are | on {whose} board there is/are | {whose} side has | {whose} board has | {whose} board is | the other side has",
    "phrases.place.beside": "next to {other} is/stands/sits {card} | next to {other} a {card} | next to {other} there is [a] {card} | beside {other} is/stands/sits {card} | beside {other} a {card} | {card} next to {other} | {card} next to {other} and {third} | {card} beside {other} | {card} beside {other} and {third} | {card} adjacent to {other} | {card} right next to {other} | {card} besides {other} | {card} nextto {other} | next to {it} is {other} | with {other} next to {it} | with {other} beside {it} | with {other} right next to {it} | by {other} on {its} left/right | {other} to {its} left/right | {card} to the left/right of {other} | {card} left/right of {other}",
    "phrases.place.between": "{card} between {other} and {third} | {card} in between {other} and {third} | {card} sandwiched between {other} and {third}",
    "phrases.place.together": "next to each other | beside each other | side by side | adjacent | adjacent to each other | next to one another",
    "phrases.place.upon": "{card} on {other} | {card} placed on {other}",
    "phrases.place.alone": "alone | all alone | by itself | by himself",
    "phrases.place.zone": "in {whose} {zone} | from {whose} {zone} | out of {whose} {zone} | out of [the] {zone} | in [the] {zone} | from [the] {zone} | on {whose} side | under {whose} control | on {whose} table | on {whose} side of the table | on the other side",
    "phrases.answer.card": "target is {card} | the target is {card} | his/her/my target is {card} | targeting {card} | targets {card} | target {card} | targetting {card} | choosing {card} | chooses {card} | choose {card} | chose {card} | picking {card} | picks {card} | pick {card} | select {card} | selecting {card} | on {card} | aiming at {card} | aimed at {card} | to hit {card}",
    "phrases.turn.player": "{whose} turn | it is {whose} turn | its {whose} turn | on {whose} turn | during {whose} turn | turn of {seat} | {seat} turn | {seat} s turn | {seat} is active | {seat} is the active player",
    # single words, and that what is true of a card may stand before its name
    "phrases.leading.leading": "fact",
    "phrases.articles.articles": "the a an some this that these those any",
    "phrases.little.little": "starts start started starting begins begin began beginning instead stand stands sit sits nearby today tonight specifically whatever too hi hello hey ok okay yes no please thanks thank question quick situation scenario case example judge game table there here really just also still even only actually basically already now currently again too well anyway maybe perhaps probably exactly correctly right wrong sure think thought guess says said tell told wondering wonder know understand understood mean means want wants wanted decide decides decided try tries tried trying going go goes gonna let lets able allowed possible possibly legal legally ok about than then time times both either lot lots like whole full normal normally usually way thing things something anything nothing someone somebody kind type result end happens happen happened resulting result resolve resolves resolved resolving trigger triggers triggered triggering effect effects ability abilities text rule rules ruling card cards side sides play player players first second however because due since though although yet until till during into onto out up down off over for from of to at in on by as be been being is are was were am do does did done doing have has had having can could may might must shall should will would s t re ve ll d m",
}
