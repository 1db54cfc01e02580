"""What is said of scenario files: what is wrong with one, what is not legal in its script, what was seen
where something else was expected."""

from __future__ import annotations

MESSAGES: dict[str, tuple[str, str]] = {
    # getting at a file
    "scenario.no-file": ("there is no such file", "ce fichier n’existe pas"),
    "scenario.broken-link": (
        "this is a link to a file that is not there",
        "ce lien mène à un fichier qui n’existe pas",
    ),
    "scenario.is-a-directory": (
        "this is a folder; name a scenario file in it",
        "c’est un dossier ; nommez un fichier de scénario qui s’y trouve",
    ),
    "scenario.not-a-file": ("this is not an ordinary file", "ce n’est pas un fichier ordinaire"),
    "scenario.no-permission": (
        "this file may not be read: permission is missing",
        "ce fichier ne peut pas être lu : il manque la permission",
    ),
    "scenario.unreadable": ("this file cannot be read: {why}", "ce fichier ne peut pas être lu : {why}"),
    "scenario.too-large": (
        "this is larger than a scenario may be ({bound} kB)",
        "c’est plus grand qu’un scénario ne peut l’être ({bound} ko)",
    ),
    "scenario.binary": (
        "this is no text: a scenario is a text file in UTF-8",
        "ce n’est pas du texte : un scénario est un fichier texte en UTF-8",
    ),
    "scenario.not-utf-8": (
        "this line is not in UTF-8; save the file as UTF-8",
        "cette ligne n’est pas en UTF-8 ; enregistrez le fichier en UTF-8",
    ),
    "scenario.too-many-lines": (
        "these are more lines than a scenario may have ({most})",
        "c’est plus de lignes qu’un scénario ne peut en avoir ({most})",
    ),
    "scenario.line-too-long": (
        "this line is too long; a line has at most {most} characters",
        "cette ligne est trop longue ; une ligne a au plus {most} caractères",
    ),
    "scenario.control": (
        "there is a control character ({given}) here; delete it",
        "il y a ici un caractère de contrôle ({given}) ; effacez-le",
    ),
    "scenario.too-many": (
        "there are more mistakes; these are the first",
        "il y a d’autres erreurs ; voici les premières",
    ),
    "scenario.no-scenario": (
        "there is no scenario “{given}”, and none that answers an entry of that name",
        "il n’y a pas de scénario « {given} », ni de scénario qui réponde à une entrée de ce nom",
    ),
    "scenario.nothing-written": (
        "nothing is written here; kfjudge check --grammar says how a board is written",
        "rien n’est écrit ici ; kfjudge check --grammar dit comment on écrit un plateau",
    ),
    # lines and their heads
    "scenario.step-unnumbered": (
        "a step begins with its number: 1. {given}",
        "une étape commence par son numéro : 1. {given}",
    ),
    "scenario.head-of-player": (
        "what {player} has stands after the name alone: {player}: 4 aember, red key, 2 chains",
        "ce qu’a {player} suit le nom seul : {player} : 4 Aombres, clé rouge, 2 chaînes",
    ),
    "scenario.head-of-turn": (
        "whose turn it is stands after the colon: turn: {player}, house {house}",
        "de qui c’est le tour se dit après le deux-points : tour : {player}, Maison {house}",
    ),
    "scenario.head-in-claim": (
        "a colon is missing before “{given}”; write: {word}: {given}: …",
        "il manque un deux-points avant « {given} » ; écrivez : {word} : {given} : …",
    ),
    "scenario.no-colon": (
        "“{given}” is neither a step (1. …), nor an answer (- …), nor a fact with a colon",
        "« {given} » n’est ni une étape (1. …), ni une réponse (- …), ni un fait avec deux-points",
    ),
    "scenario.no-colon-near": (
        "“{given}” needs a colon after what it is about, as in “{near}: …”",
        "« {given} » demande un deux-points après ce dont il s’agit, comme dans « {near} : … »",
    ),
    "scenario.no-such-head": (
        "no line is about “{given}”; lines are about title, editions, players, turn, a player, "
        "a player’s zone, expect, cite",
        "aucune ligne ne porte sur « {given} » ; une ligne porte sur titre, éditions, joueurs, tour, "
        "un joueur, une zone d’un joueur, attendu, cite",
    ),
    "scenario.no-such-head-near": (
        "no line is about “{given}”; did you mean {near}?",
        "aucune ligne ne porte sur « {given} » ; vouliez-vous dire {near} ?",
    ),
    "scenario.header-twice": (
        "“{given}” stands here for the second time",
        "« {given} » figure ici une seconde fois",
    ),
    "scenario.header-empty": ("“{given}” says nothing", "« {given} » ne dit rien"),
    "scenario.header-late": (
        "“{given}” must stand at the top, before the first blank line",
        "« {given} » doit figurer en tête, avant la première ligne vide",
    ),
    "scenario.no-such-game": (
        "there is no game “{given}”; there is {near}",
        "il n’y a pas de jeu « {given} » ; il y a {near}",
    ),
    "scenario.no-such-edition": (
        "there is no edition “{given}”; editions are {near}",
        "il n’y a pas d’édition « {given} » ; les éditions sont {near}",
    ),
    "scenario.edition-not-named": (
        "edition {given} is not among those this scenario names ({legal})",
        "l’édition {given} n’est pas de celles que nomme ce scénario ({legal})",
    ),
    "scenario.bad-id": (
        "“{given}” is no identifier of an entry; one looks like glossary/stun or faq/1.3/10",
        "« {given} » n’est pas l’identifiant d’une entrée, qui ressemble à glossary/stun ou faq/1.3/10",
    ),
    "scenario.no-such-entry": ("there is no entry {given}", "il n’y a pas d’entrée {given}"),
    "scenario.no-such-entry-near": (
        "there is no entry {given}; did you mean {near}?",
        "il n’y a pas d’entrée {given} ; vouliez-vous dire {near} ?",
    ),
    "scenario.entry-unclear": (
        "several entries begin with {given}: {near}; write the whole id of one",
        "plusieurs entrées commencent par {given} : {near} ; écrivez l’identifiant entier de l’une d’elles",
    ),
    "scenario.two-players": (
        "two players are needed, South first: players: South (…), North (…)",
        "il faut deux joueurs, Sud d’abord : joueurs : Sud (…), Nord (…)",
    ),
    "scenario.missing-player": ("a player’s name is missing", "il manque le nom d’un joueur"),
    "scenario.bad-player-name": (
        "“{given}” cannot be a player’s name: at most three words, no card’s title, not the other’s name",
        "« {given} » ne peut pas être le nom d’un joueur : trois mots au plus, ni le titre d’une carte, "
        "ni le nom de l’autre",
    ),
    "scenario.three-houses": (
        "a player has three houses, not {n}",
        "un joueur a trois Maisons, pas {n}",
    ),
    # facts
    "scenario.zone-twice": ("this zone has been given already", "cette zone a déjà été donnée"),
    "scenario.after-unknown": (
        "nothing can be known below what is unknown",
        "rien ne peut être connu sous ce qui est inconnu",
    ),
    "scenario.only-decks": (
        "only a deck is shuffled: “{given}”",
        "seul un deck est mélangé : « {given} »",
    ),
    "scenario.unknown-in-play": (
        "cards in play are known to everybody",
        "les cartes en jeu sont connues de tous",
    ),
    "scenario.too-many-cards": (
        "a zone holds at most {most} cards",
        "une zone contient au plus {most} cartes",
    ),
    "scenario.missing-card": ("a card is missing here", "il manque une carte ici"),
    "scenario.not-a-creature": (
        "{given} is no creature; only creatures stand in the battleline",
        "{given} n’est pas une créature ; seules les créatures sont dans la ligne de front",
    ),
    "scenario.not-a-artifact": ("{given} is no artifact", "{given} n’est pas un artéfact"),
    "scenario.not-a-upgrade": (
        "{given} is no upgrade, so nothing carries it",
        "{given} n’est pas une amélioration, rien ne peut donc la porter",
    ),
    "scenario.after-parenthesis": (
        "“{given}” stands after the closing parenthesis; cards are separated by |",
        "« {given} » suit la parenthèse fermante ; les cartes sont séparées par |",
    ),
    "scenario.open-parenthesis": ("this parenthesis is not closed", "cette parenthèse n’est pas fermée"),
    "scenario.bad-label": (
        "“{given}” cannot be a label: it already means something",
        "« {given} » ne peut pas servir d’étiquette : cela veut déjà dire quelque chose",
    ),
    "scenario.label-twice": (
        "the label “{given}” is taken already (line {line})",
        "l’étiquette « {given} » est déjà prise (ligne {line})",
    ),
    "scenario.too-deep": (
        "cards on cards on cards: that is too deep",
        "des cartes sur des cartes sur des cartes : c’est trop profond",
    ),
    "scenario.said-twice": ("“{given}” is said twice", "« {given} » est dit deux fois"),
    "scenario.only-in-play": (
        "“{given}” can only be true of a card in play",
        "« {given} » ne peut être vrai que d’une carte en jeu",
    ),
    "scenario.only-creatures": (
        "“{given}” can only be true of a creature",
        "« {given} » ne peut être vrai que d’une créature",
    ),
    "scenario.only-purged": (
        "“{given}” can only be true of a purged card",
        "« {given} » ne peut être vrai que d’une carte purgée",
    ),
    "scenario.turn-twice": (
        "the turn says two things that cannot both be true",
        "le tour dit deux choses qui ne peuvent pas être vraies ensemble",
    ),
    "scenario.turn-missing": (
        "no line says whose turn it is and of which house: turn: South, house Dis",
        "aucune ligne ne dit de qui c’est le tour, ni sa Maison : tour : Sud, Maison Dis",
    ),
    "scenario.not-their-house": (
        "{house} is not one of {player}’s houses ({houses}), and {player} controls no card of it",
        "{house} n’est pas une Maison de {player} ({houses}), qui n’en contrôle aucune carte",
    ),
    "scenario.house-too-early": (
        "before the house is chosen there is none: leave it out, or begin at a later step",
        "avant que la Maison soit choisie, il n’y en a pas : ne la donnez pas, ou commencez à une étape "
        "plus tardive",
    ),
    "scenario.keys-differ": (
        "this is not the number of keys given by color",
        "ce n’est pas le nombre des clés données par couleur",
    ),
    "scenario.three-keys": (
        "with three keys the match is over",
        "avec trois clés, la partie est terminée",
    ),
    "scenario.key-not-held": (
        "a key forged last turn must still be among the player’s keys",
        "une clé forgée au tour précédent doit figurer parmi les clés du joueur",
    ),
    "scenario.bad-board": ("no match can lie like that: {why}", "aucune partie ne peut être ainsi : {why}"),
    # words
    "scenario.bad-number": (
        "“{given}” is no number from 0 to {most}",
        "« {given} » n’est pas un nombre de 0 à {most}",
    ),
    "scenario.no-such-card": (
        "no card is called “{given}”; nearest: {near}",
        "aucune carte ne s’appelle « {given} » ; au plus près : {near}",
    ),
    "scenario.no-such-card-at-all": (
        "no card is called “{given}”",
        "aucune carte ne s’appelle « {given} »",
    ),
    "scenario.no-such-subject": (
        "nothing here is called “{given}”; nearest: {near}",
        "rien ici ne s’appelle « {given} » ; au plus près : {near}",
    ),
    "scenario.no-such-subject-at-all": (
        "nothing here is called “{given}”",
        "rien ici ne s’appelle « {given} »",
    ),
    "scenario.no-such-seat": (
        "nobody here is called “{given}”; did you mean {near}?",
        "personne ici ne s’appelle « {given} » ; vouliez-vous dire {near} ?",
    ),
    "scenario.no-such-house": (
        "there is no house “{given}”; did you mean {near}?",
        "il n’y a pas de Maison « {given} » ; vouliez-vous dire {near} ?",
    ),
    "scenario.no-such-color": (
        "no key is “{given}”; keys are {near}",
        "aucune clé n’est « {given} » ; les clés sont {near}",
    ),
    "scenario.no-such-zone": (
        "there is no zone “{given}”; did you mean {near}?",
        "il n’y a pas de zone « {given} » ; vouliez-vous dire {near} ?",
    ),
    "scenario.no-such-phase": (
        "a turn has no step “{given}”; did you mean {near}?",
        "un tour n’a pas d’étape « {given} » ; vouliez-vous dire {near} ?",
    ),
    "scenario.no-such-header": (
        "no ability begins with “{given}”; did you mean {near}?",
        "aucune capacité ne commence par « {given} » ; vouliez-vous dire {near} ?",
    ),
    "scenario.no-such-keyword": (
        "there is no keyword “{given}”; did you mean {near}?",
        "il n’y a pas de mot-clé « {given} » ; vouliez-vous dire {near} ?",
    ),
    "scenario.question-mark": (
        "a ? stands alone, in a line below: South fights with Troll, then - ?",
        "un ? se place seul, sur une ligne en dessous : Sud combat avec Troll, puis - ?",
    ),
    "scenario.not-the-word": (
        "“{given}” is not understood; here it is called: {near}",
        "« {given} » n’est pas compris ; cela se dit ici : {near}",
    ),
    "scenario.nearest-word": (
        "“{given}” is not understood; for “{word}”, did you mean {near}?",
        "« {given} » n’est pas compris ; pour « {word} », vouliez-vous dire {near} ?",
    ),
    "scenario.not-understood-near": (
        "“{given}” is not understood; nearest: {near}",
        "« {given} » n’est pas compris ; au plus près : {near}",
    ),
    "scenario.not-understood": ("“{given}” is not understood", "« {given} » n’est pas compris"),
    "scenario.no-fact": ("“{given}” is no fact of the board", "« {given} » n’est pas un fait du plateau"),
    "scenario.no-step": (
        "“{given}” is nothing a player does; steps read like “South plays Anger”",
        "« {given} » n’est rien que fasse un joueur ; une étape se lit comme « Sud joue Colère »",
    ),
    "scenario.step-happens": (
        "“{given}” is nothing a player does; it happens: write expect: happens: {given}",
        "« {given} » n’est rien que fasse un joueur ; cela arrive : écrivez attendu : arrive : {given}",
    ),
    "scenario.no-answer": (
        "“{given}” is no answer; answers are cards, yes, declines, left flank, names Dis …",
        "« {given} » n’est pas une réponse ; une réponse est une carte, oui, refuse, flanc gauche, "
        "nomme Dis …",
    ),
    "scenario.no-option": (
        "“{given}” is nothing that can be decided",
        "« {given} » n’est rien qui puisse se décider",
    ),
    "scenario.no-event": (
        "“{given}” is nothing that happens; events read like “Troll triggers”, “South draws 1 card”",
        "« {given} » n’est rien qui arrive ; un événement se lit comme « Troll se déclenche », "
        "« Sud pioche 1 carte »",
    ),
    "scenario.no-claim": (
        "“{given}” is nothing that can be expected; expectations read like “Troll: 3 damage”, "
        "“South: 4 aember”, “Troll is destroyed”, “can reap with Troll”",
        "« {given} » n’est rien qui puisse être attendu ; une attente se lit comme « Troll : 3 dégâts », "
        "« Sud : 4 Aombres », « Troll est détruit », « peut moissonner avec Troll »",
    ),
    "scenario.missing-fact": ("a fact is missing here", "il manque un fait ici"),
    "scenario.missing-step": ("this step says nothing", "cette étape ne dit rien"),
    "scenario.missing-answer": ("this answer says nothing", "cette réponse ne dit rien"),
    "scenario.missing-option": (
        "what can be decided is missing here",
        "il manque ici ce qui peut se décider",
    ),
    "scenario.missing-event": ("an event is missing here", "il manque un événement ici"),
    "scenario.missing-claim": ("nothing is claimed here", "rien n’est affirmé ici"),
    # cards that are spoken of
    "scenario.unmodeled": (
        "{card} is not modeled yet: where it is needed, the play stops",
        "{card} n’est pas encore modélisée : là où il la faut, la partie s’arrête",
    ),
    "scenario.not-on-board": (
        "there is no {card} on this board",
        "il n’y a pas de {card} sur ce plateau",
    ),
    "scenario.not-on-board-of": (
        "there is no {card} of {player} on this board",
        "il n’y a pas de {card} de {player} sur ce plateau",
    ),
    "scenario.fits-several": (
        "{card} fits several cards: {cards}; give one a label (Troll as Big) or say whose it is "
        "(North’s Troll)",
        "{card} désigne plusieurs cartes : {cards} ; donnez une étiquette (Troll dit Gros) ou dites à qui "
        "(Troll de Nord)",
    ),
    "scenario.card-as": ("{card} as {label}", "{card} dit {label}"),
    "scenario.in-line": ("{card} in {player}’s line", "{card} dans la ligne de {player}"),
    "scenario.in-artifacts": ("{card} among {player}’s artifacts", "{card} parmi les artéfacts de {player}"),
    "scenario.in-attached": ("{card} on a creature of {player}", "{card} sur une créature de {player}"),
    "scenario.in-under": ("{card} under a card of {player}", "{card} sous une carte de {player}"),
    "scenario.in-hand": ("{card} in {player}’s hand", "{card} dans la main de {player}"),
    "scenario.in-deck": ("{card} in {player}’s deck", "{card} dans le deck de {player}"),
    "scenario.in-discard": ("{card} in {player}’s discard pile", "{card} dans la défausse de {player}"),
    "scenario.in-archives": ("{card} in {player}’s archives", "{card} dans les archives de {player}"),
    "scenario.in-purged": (
        "{card} among {player}’s purged cards",
        "{card} parmi les cartes purgées de {player}",
    ),
    # the script
    "scenario.step-number": (
        "this step is number {expected}, not {given}",
        "cette étape porte le numéro {expected}, pas {given}",
    ),
    "scenario.too-many-steps": ("a script has at most {most} steps", "un script a au plus {most} étapes"),
    "scenario.too-many-answers": ("a step has at most {most} answers", "une étape a au plus {most} réponses"),
    "scenario.answer-without-step": (
        "an answer stands below the step that it belongs to; there is none yet",
        "une réponse se place sous l’étape à laquelle elle appartient ; il n’y en a pas encore",
    ),
    "scenario.not-a-step": (
        "“{given}” cannot be tried as a step",
        "« {given} » ne peut pas être tenté comme une étape",
    ),
    "scenario.bad-point": (
        "“{given}” is no point of the script; write: at 2, after 2, before 2, at 2.1",
        "« {given} » n’est pas un moment du script ; écrivez : à 2, après 2, avant 2, à 2.1",
    ),
    "scenario.no-such-step": (
        "there is no step {given}; the script has {n:step|steps}",
        "il n’y a pas d’étape {given} ; le script a {n:étape|étapes}",
    ),
    "scenario.no-such-choice": (
        "there is no answer {given}; the step has {n:answer|answers} below it",
        "il n’y a pas de réponse {given} ; l’étape a {n:réponse|réponses} sous elle",
    ),
    "scenario.too-many-claims": (
        "these are more claims than a scenario may have ({most})",
        "c’est plus d’affirmations qu’un scénario ne peut en avoir ({most})",
    ),
    # a script that is not legal
    "scenario.stuck-illegal": (
        "step {step} is not legal in {edition}: {why} ({cite}); {player} may: {legal}",
        "l’étape {step} n’est pas légale en {edition} : {why} ({cite}) ; {player} peut : {legal}",
    ),
    "scenario.stuck-illegal-uncited": (
        "step {step} is not legal in {edition}: {why}; {player} may: {legal}",
        "l’étape {step} n’est pas légale en {edition} : {why} ; {player} peut : {legal}",
    ),
    "scenario.stuck-left-over": (
        "this answer is left over: step {step} asks nothing more in {edition}",
        "cette réponse est de trop : l’étape {step} ne demande plus rien en {edition}",
    ),
    "scenario.stuck-over": (
        "this is left over: in {edition} the match is over before it",
        "ceci est de trop : en {edition}, la partie est terminée avant",
    ),
    "scenario.stuck-ambiguous": (
        "this could mean several cards in step {step}: {cards}; give one a label (Troll as Big)",
        "ceci peut désigner plusieurs cartes à l’étape {step} : {cards} ; donnez une étiquette "
        "(Troll dit Gros)",
    ),
    "scenario.stuck-wrong-player": (
        "it is {player} who decides here in {edition}, and may: {legal}",
        "c’est {player} qui décide ici en {edition}, et peut : {legal}",
    ),
    "scenario.stuck-other-turn": (
        "it is {player}’s turn here in {edition}; {player} may: {legal}",
        "c’est ici le tour de {player} en {edition} ; {player} peut : {legal}",
    ),
    "scenario.stuck-other-order": (
        "up to here this order answers “{question}”, and {card} is no part of that; an order answers one "
        "question: for the discard pile, write a line of its own: pile: {card}, …",
        "jusqu’ici, cet ordre répond à « {question} », et {card} n’en fait pas partie ; un ordre répond à "
        "une seule question : pour la défausse, écrivez une ligne à part : défausse : {card}, …",
    ),
    "scenario.stuck-unanswered": (
        "step {step} leaves a choice open in {edition}: “{question}” Answer it below the step, "
        "or mark it: - ? {player} may: {legal}",
        "l’étape {step} laisse un choix ouvert en {edition} : « {question} » Répondez sous "
        "l’étape, ou marquez : - ? {player} peut : {legal}",
    ),
    "scenario.stuck-too-many-tries": (
        "step {step} can be read in too many ways; write its answers one a line",
        "l’étape {step} peut se lire de trop de façons ; écrivez ses réponses une par ligne",
    ),
    "scenario.why-not-asked": (
        "at this point an action is asked for, or the end of the turn",
        "à ce moment, il faut une action ou la fin du tour",
    ),
    "scenario.why-attacks-alone": (
        "it is not said with which creature; write: {player} attacks {card} with …",
        "il n’est pas dit avec quelle créature ; écrivez : {player} attaque {card} avec …",
    ),
    "scenario.why-card-alone": (
        "it is not said what {player} does with {card}: plays or uses it, reaps with it …",
        "il n’est pas dit ce que {player} fait avec {card} : jouer, utiliser, moissonner avec …",
    ),
    "scenario.why-no-answer": (
        "“{said}” is no answer to what is asked here: “{question}”",
        "« {said} » ne répond pas à ce qui est demandé ici : « {question} »",
    ),
    "scenario.why-other-turn": ("it is {player}’s turn", "c’est le tour de {player}"),
    "scenario.why-taunt": (
        "{card} stands beside a creature with taunt: {guards} must be attacked instead",
        "{card} est à côté d’une créature qui a provocation : c’est {guards} qu’il faut attaquer",
    ),
    "scenario.why-stunned": (
        "{card} is stunned: its next use only removes the stun; write: {player} unstuns {card}",
        "{card} a le statut sonné : sa prochaine utilisation ne fait que le retirer ; écrivez : {player} "
        "utilise {card}",
    ),
    "scenario.why-key-forged": (
        "{player} has forged the {color} key already",
        "{player} a déjà forgé la clé {color}",
    ),
    "scenario.why-key-late": (
        "keys are forged in step 1, and {player} is at the step: {phase}",
        "les clés se forgent à l’étape 1, et {player} en est à l’étape : {phase}",
    ),
    "scenario.why-not-house": (
        "{house} is not one of {player}’s houses: {houses}",
        "{house} n’est pas une Maison de {player} : {houses}",
    ),
    "scenario.why-house-forbidden": ("{card} forbids {house}", "{card} interdit {house}"),
    "scenario.why-house-must": ("{card} demands {house}", "{card} impose {house}"),
    "scenario.why-forced": ("nothing but this is legal: {option}", "seul ceci est légal : {option}"),
    "scenario.why-no-option": ("that is not to be decided here", "cela n’est pas à décider ici"),
    "scenario.why-not-in-hand": (
        "{card} is not in {player}’s hand",
        "{card} n’est pas dans la main de {player}",
    ),
    "scenario.why-not-controlled": (
        "{card} is not in play under {player}’s control",
        "{card} n’est pas en jeu sous le contrôle de {player}",
    ),
    "scenario.board-order": (
        "no order of the abilities was given: {first} comes first, as on the board",
        "aucun ordre des capacités n’est donné : {first} passe en premier, comme sur le plateau",
    ),
    "scenario.board-pile": (
        "no order was given for the discard pile of {player}: {first} goes there first, as on the board",
        "aucun ordre n’est donné pour la défausse de {player} : {first} y va en premier, comme sur le "
        "plateau",
    ),
    "scenario.board-return": (
        "no order was given for what {card} gives back: {first} comes first, as on the board",
        "aucun ordre n’est donné pour ce que rend {card} : {first} passe en premier, comme sur le plateau",
    ),
    "scenario.order-order": (
        "the order {cards} was taken for the abilities; for the discard pile, write: pile: {cards}",
        "l’ordre {cards} a été pris pour les capacités ; pour la défausse, écrivez : défausse : {cards}",
    ),
    "scenario.order-pile": (
        "the order {cards} was taken for the discard pile, not for the abilities after it",
        "l’ordre {cards} a été pris pour la défausse, et non pour les capacités qui suivent",
    ),
    "scenario.order-return": (
        "the order {cards} was taken for what comes back",
        "l’ordre {cards} a été pris pour ce qui revient",
    ),
    "scenario.unsayable": (
        "the notation has no words for {what}; save the line from an earlier board",
        "la notation n’a pas de mots pour {what} ; enregistrez la partie depuis un plateau antérieur",
    ),
    "scenario.unsayable-over": ("a match that is over", "une partie terminée"),
    "scenario.unsayable-omega": ("a turn that Omega has ended", "un tour qu’Oméga a terminé"),
    "scenario.unsayable-played": (
        "cards played from hand that are no longer known",
        "des cartes jouées de la main qu’on ne connaît plus",
    ),
    "scenario.unsayable-lasting": (
        "an effect that still lasts ({card})",
        "un effet qui dure encore ({card})",
    ),
    "scenario.unsayable-deck": (
        "unknown cards on top of a deck whose rest is known",
        "des cartes inconnues au-dessus d’un deck dont le reste est connu",
    ),
    # what may be decided, as one writes it: the words of the page `option`, but for these
    "scenario.may-ability": ("{card}: {header}", "{card} : {header}"),
    "scenario.may-player": ("{value} begins", "{value} commence"),
    "scenario.may-way": ("way {n}", "manière {n}"),
    # what was seen where something was expected
    "scenario.saw-legal": ("it is legal", "c’est légal"),
    "scenario.saw-missing": ("{card} is not modeled yet", "{card} n’est pas encore modélisée"),
    "scenario.saw-no-need": ("nothing was missing", "rien ne manquait"),
    "scenario.saw-not-reached": ("step {step} was not reached", "l’étape {step} n’a pas été atteinte"),
    "scenario.saw-options": ("possible: {legal}", "possible : {legal}"),
    "scenario.saw-no-choice": ("nothing was to be decided", "il n’y avait rien à décider"),
    "scenario.saw-forced": ("everything was forced", "tout était forcé"),
    "scenario.saw-who": ("{who}", "{who}"),
    "scenario.saw-questions": ("asked about: {cards}", "demandé à propos de : {cards}"),
    "scenario.saw-house": ("the active house is {house}", "la Maison active est {house}"),
    "scenario.saw-no-house": ("there is no active house", "il n’y a pas de Maison active"),
    "scenario.saw-turn": ("it is {player}’s turn", "c’est le tour de {player}"),
    "scenario.saw-phase": ("the step is: {phase}", "l’étape est : {phase}"),
    "scenario.saw-winner": ("{player} has won", "{player} a gagné"),
    "scenario.saw-no-winner": ("nobody has won", "personne n’a gagné"),
    "scenario.saw-times": ("it happens {n:time|times}", "cela arrive {n:fois|fois}"),
    "scenario.saw-order": ("in that order", "dans cet ordre"),
    "scenario.saw-never": ("{event}: it does not happen", "{event} : cela n’arrive pas"),
    "scenario.saw-not-after": (
        "{event}: not after what comes before it",
        "{event} : pas après ce qui précède",
    ),
    "scenario.saw-cited": ("cited", "cité"),
    "scenario.saw-cites": (
        "{missing} is not cited; cited: {cites}",
        "{missing} n’est pas cité ; cité : {cites}",
    ),
    "scenario.saw-aember": ("{n} Æmber", "{n:Aombre|Aombres}"),
    "scenario.saw-keys": ("{n:key|keys}", "{n:clé|clés}"),
    "scenario.saw-colors": ("keys: {colors}", "clés : {colors}"),
    "scenario.saw-chains": ("{n:chain|chains}", "{n:chaîne|chaînes}"),
    "scenario.saw-cards": ("{n:card|cards}", "{n:carte|cartes}"),
    "scenario.saw-creatures": ("{n:creature|creatures}", "{n:créature|créatures}"),
    "scenario.saw-artifacts": ("{n:artifact|artifacts}", "{n:artéfact|artéfacts}"),
    "scenario.saw-cost": ("a key costs {n}", "une clé coûte {n}"),
    "scenario.saw-unknown-deck": ("nobody knows how many", "personne ne sait combien"),
    "scenario.saw-empty": ("nothing", "rien"),
    "scenario.so-many-cards": ("{n:unknown card|unknown cards}", "{n:carte inconnue|cartes inconnues}"),
    "scenario.saw-cards-there": ("{cards}", "{cards}"),
    "scenario.saw-damage": ("{n} damage", "{n:dégât|dégâts}"),
    "scenario.saw-counters": (
        "{n:power counter|power counters}",
        "{n:marqueur puissance|marqueurs puissance}",
    ),
    "scenario.saw-doom": ("{n:doom counter|doom counters}", "{n:marqueur doom|marqueurs doom}"),
    "scenario.saw-armor-used": ("{n} armor used", "{n} d’armure utilisée"),
    "scenario.saw-power": ("power {n}", "puissance {n}"),
    "scenario.saw-armor": ("armor {n}", "armure {n}"),
    "scenario.saw-stunned": ("stunned", "sonnée"),
    "scenario.saw-not-stunned": ("not stunned", "non sonnée"),
    "scenario.saw-exhausted": ("exhausted", "inclinée"),
    "scenario.saw-not-exhausted": ("ready", "redressée"),
    "scenario.saw-attacked": ("attacked", "attaquée"),
    "scenario.saw-not-attacked": ("not attacked", "non attaquée"),
    "scenario.saw-facedown": ("facedown", "face cachée"),
    "scenario.saw-not-facedown": ("faceup", "face visible"),
    "scenario.saw-house-of": ("{house}", "{house}"),
    "scenario.saw-not-named": ("no house was named", "aucune Maison n’a été nommée"),
    "scenario.saw-owner": ("owner: {player}", "propriétaire : {player}"),
    "scenario.saw-neighbors": ("neighbors: {cards}", "voisines : {cards}"),
    "scenario.saw-no-neighbor": ("no neighbors", "sans voisine"),
    "scenario.saw-upgrades": ("with {cards}", "avec {cards}"),
    "scenario.saw-no-upgrades": ("no upgrades", "sans amélioration"),
    "scenario.saw-keyword": ("{keyword} {n}", "{keyword} {n}"),
    "scenario.saw-in": ("in {player}’s {zone}", "{zone} de {player}"),
    "scenario.saw-in-line": (
        "in {player}’s line, place {n} of {of}",
        "dans la ligne de {player}, place {n} sur {of}",
    ),
    "scenario.saw-on": ("on {card}", "sur {card}"),
    "scenario.saw-under": ("under {card}", "sous {card}"),
    "scenario.saw-nowhere": ("between two zones", "entre deux zones"),
}
