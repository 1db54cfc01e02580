"""The words of the board notation, English and French: what a judge may write, and (the first form) what
kfjudge writes.

Forms stand between bars. `{place}` is filled in, `[word]` may be left out, `one/another` are the same,
`card~cards` goes with a number. "de" stands for "d’" and "du" too, "a" for "au"."""

from __future__ import annotations

MESSAGES: dict[str, tuple[str, str]] = {
    # names of things
    "notation.seat.South": ("South", "Sud"),
    "notation.seat.North": ("North", "Nord"),
    "notation.seat.chance": ("chance", "hasard"),
    "notation.house.brobnar": ("Brobnar", "Brobnar"),
    "notation.house.dis": ("Dis", "Dis"),
    "notation.house.logos": ("Logos", "Logos"),
    "notation.house.mars": ("Mars", "Mars"),
    "notation.house.sanctum": ("Sanctum", "Sanctum"),
    "notation.house.shadows": ("Shadows", "Ombres"),
    "notation.house.untamed": ("Untamed", "Indomptés | Indompté"),
    "notation.color.red": ("red", "rouge"),
    "notation.color.blue": ("blue", "bleue | bleu"),
    "notation.color.yellow": ("yellow", "jaune"),
    "notation.zone.hand": ("hand", "main"),
    "notation.zone.deck": ("deck", "deck"),
    "notation.zone.discard": ("discard | discard pile", "défausse | pile de défausse"),
    "notation.zone.archives": ("archives | archive", "archives"),
    "notation.zone.purged": ("purged | purged cards", "cartes purgées | purgées"),
    "notation.zone.line": (
        "line | battleline | creatures | board",
        "ligne | ligne de front | créatures | plateau",
    ),
    "notation.zone.artifacts": ("artifacts", "artéfacts | artefacts"),
    "notation.phase.setup": ("setup | set-up", "mise en place"),
    "notation.phase.forge": ("forge | forge a key", "forger | forger une clé | forge | clé"),
    "notation.phase.house": ("house | choose a house", "Maison | choisir une Maison"),
    "notation.phase.main": ("main | play", "principale | jouer"),
    "notation.phase.ready": ("ready | ready cards", "redresser | redresser les cartes"),
    "notation.phase.draw": ("draw | draw cards", "piocher | piocher des cartes | pioche"),
    "notation.phase.end": ("end | end of turn", "fin | fin du tour"),
    "notation.keyword.alpha": ("alpha", "alpha"),
    "notation.keyword.assault": ("assault", "assaut"),
    "notation.keyword.deploy": ("deploy", "déploiement"),
    "notation.keyword.elusive": ("elusive", "insaisissable"),
    "notation.keyword.hazardous": ("hazardous", "hasardeuse | hasardeux"),
    "notation.keyword.omega": ("omega", "oméga"),
    "notation.keyword.poison": ("poison", "poison"),
    "notation.keyword.skirmish": ("skirmish", "escarmouche"),
    "notation.keyword.taunt": ("taunt", "provocation"),
    "notation.header.play": ("Play", "Jouez"),
    "notation.header.reap": ("Reap", "Moisson"),
    "notation.header.fight": ("Fight", "Combat"),
    "notation.header.action": ("Action", "Action"),
    "notation.header.omni": ("Omni", "Omni"),
    "notation.header.before-fight": ("Before Fight", "Avant le Combat"),
    "notation.header.destroyed": ("Destroyed", "Détruit"),
    "notation.header.leaves-play": ("Leaves Play", "Quitte le Jeu"),
    "notation.header.constant": ("constant ability", "capacité constante"),
    "notation.header.assault": ("assault", "assaut"),
    "notation.header.hazardous": ("hazardous", "hasardeux | hasardeuse"),
    # what a line is about: the words before its colon
    "notation.head.title": ("title", "titre"),
    "notation.head.game": ("game", "jeu"),
    "notation.head.editions": ("editions | edition", "éditions | édition"),
    "notation.head.players": ("players", "joueurs"),
    "notation.head.answers": ("answers", "répond à | répond"),
    "notation.head.shows": ("shows", "montre"),
    "notation.head.turn": ("turn", "tour"),
    "notation.head.last": ("last turn | previous turn", "tour précédent | dernier tour"),
    "notation.head.now": ("this turn", "ce tour | ce tour-ci"),
    "notation.head.zone": (
        "{seat} {zone} | {seat} ’s {zone}",
        "{zone} de {seat} | {seat} {zone} | la/les {zone} de {seat} | le {zone} de {seat}",
    ),
    "notation.head.player": ("{seat}", "{seat}"),
    "notation.head.has": (
        "{seat} key/keys/aember/chain/chains | {seat} ’s key/keys/aember/chain/chains",
        "clé/clés/Aombre/Aombres/chaîne/chaînes de {seat}",
    ),
    "notation.head.whose": (
        "{seat} turn | {seat} ’s turn | turn {seat} | turn of {seat}",
        "tour de {seat} | {seat} tour | tour {seat}",
    ),
    "notation.word.expect": ("expect | expected", "attendu | attendus"),
    "notation.word.cite": ("cite | cites", "cite | citation"),
    "notation.word.at": ("at | at step", "à | à l’ étape"),
    "notation.word.after": ("after | after step", "après | après l’ étape"),
    "notation.word.before": ("before | before step", "avant | avant l’ étape"),
    "notation.word.as": ("as | alias", "dit | dite | alias"),
    "notation.word.none": (
        "none | empty | nothing | no card/cards/creature/creatures/artifacts",
        "aucune | aucun | vide | rien | aucune carte/créature | aucun artéfact/artefact",
    ),
    "notation.word.unknown": ("unknown", "inconnu | inconnue"),
    "notation.word.shuffled": ("shuffled", "mélangé | mélangée"),
    "notation.word.cards": ("{n} card~cards", "{n} carte~cartes"),
    "notation.word.more": ("… | ...", "… | ..."),
    "notation.word.illegal": (
        "-> not legal | → not legal | : not legal | is not legal | -> illegal",
        "-> interdit | → interdit | : interdit | n’est pas légal | est interdit | -> pas légal | -> illégal",
    ),
    "notation.word.legal": ("is legal | -> legal | → legal", "est légal | -> légal | est permis"),
    "notation.word.happens": ("happens", "arrive | il arrive"),
    "notation.word.never": ("never", "jamais"),
    "notation.word.order": ("order", "ordre"),
    "notation.word.chooses": ("chooses house {house}", "choisit la Maison {house}"),
    "notation.word.pile": ("pile | discard pile", "défausse | pile"),
    "notation.word.only": ("can only", "peut seulement | ne peut que"),
    "notation.word.can": ("can", "peut"),
    "notation.word.cannot": ("cannot | can not | can't", "ne peut pas | ne peut"),
    "notation.word.nothing": ("cannot any", "ne peut rien"),
    "notation.word.forced": ("forced", "forcé | forcée"),
    "notation.often.times": ("{n} time~times", "{n} fois"),
    "notation.often.once": ("once", "une fois"),
    "notation.often.twice": ("twice | two times", "deux fois"),
    "notation.often.thrice": ("thrice | three times", "trois fois"),
    "notation.word.then": ("then", "puis | ensuite"),
    # whose turn it is, and what turns remember
    "notation.turn.player": ("{seat}", "{seat}"),
    "notation.turn.house": ("house {house} | {house}", "Maison {house} | {house}"),
    "notation.turn.no-house": (
        "no house | no active house",
        "aucune Maison | sans Maison | aucune Maison active",
    ),
    "notation.turn.first": ("first turn | the first turn", "premier tour | le premier tour"),
    "notation.turn.phase": ("step {phase} | {phase} step | {phase}", "étape {phase} | {phase}"),
    "notation.last.key": (
        "{seat} forged the {color} key | {seat} forged {color}",
        "{seat} a forgé la clé {color} | {seat} a forgé la {color}",
    ),
    "notation.last.forged": (
        "{seat} forged a key | {seat} forged",
        "{seat} a forgé une clé | {seat} a forgé",
    ),
    "notation.last.no-key": (
        "{seat} forged no key | no key | {seat} forged nothing",
        "{seat} n’a pas forgé de clé | aucune clé | {seat} n’a forgé aucune clé",
    ),
    "notation.last.house": (
        "{seat} chose {house} | {seat} chose house {house} | {seat} was [house] {house} | house {house}",
        "{seat} a choisi {house} | {seat} a choisi la Maison {house} | {seat} avait [la] [Maison] {house}"
        " | Maison {house}",
    ),
    "notation.last.player": ("{seat}", "{seat}"),
    "notation.now.times": ("{card} {n} time~times", "{card} {n} fois"),
    "notation.now.played": (
        "{card} was played | {card} played",
        "{card} a été joué/jouée | {card} joué/jouée",
    ),
    "notation.now.discarded": (
        "{card} was discarded | {card} discarded",
        "{card} a été défaussé/défaussée | {card} défaussé/défaussée",
    ),
    "notation.now.used": (
        "{card} was used | {card} used",
        "{card} a été utilisé/utilisée | {card} utilisé/utilisée",
    ),
    "notation.now.key": (
        "the {color} key was forged | {color} key forged",
        "la clé {color} a été forgée | clé {color} forgée",
    ),
    # what a player has
    "notation.player.aember": ("{n} aember", "{n} Aombre~Aombres | {n} ambre"),
    "notation.player.key": ("{color} key", "clé {color}"),
    "notation.player.keys": ("{n} key~keys", "{n} clé~clés"),
    "notation.player.chains": ("{n} chain~chains", "{n} chaîne~chaînes"),
    "notation.has.cards": (
        "{n} card~cards in {zone} | {n} card~cards in the {zone}",
        "{n} carte~cartes en {zone} | {n} carte~cartes dans le/la/les/sa/ses/son {zone}"
        " | {n} carte~cartes dans {zone}",
    ),
    "notation.has.hold": ("{zone} {n} | {n} in {zone}", "{zone} {n} | {n} en {zone}"),
    "notation.has.creatures": ("{n} creature~creatures", "{n} créature~créatures"),
    "notation.has.artifacts": ("{n} artifact~artifacts", "{n} artéfact~artéfacts | {n} artefact~artefacts"),
    "notation.has.cost": ("key cost {n} | a key costs {n}", "coût des clés {n} | une clé coûte {n}"),
    # what is true of a card on the board
    "notation.fact.damage": ("{n} damage | {n} dmg", "{n} dégât~dégâts | {n} dég"),
    "notation.fact.stunned": ("stunned", "sonnée | sonné"),
    "notation.fact.exhausted": ("exhausted", "inclinée | incliné"),
    "notation.fact.ready": ("ready", "redressée | redressé"),
    "notation.fact.counters": (
        "{n} power counter~counters | {n} +1 power counter~counters",
        "{n} marqueur~marqueurs puissance | {n} marqueur~marqueurs de puissance | {n} marqueur~marqueurs +1",
    ),
    "notation.fact.doom": ("{n} doom | {n} doom counter~counters", "{n} doom | {n} marqueur~marqueurs doom"),
    "notation.fact.aember": ("{n} aember", "{n} Aombre~Aombres | {n} ambre"),
    "notation.fact.armor-used": ("{n} armor used", "{n} armure utilisée | {n} d’ armure utilisée"),
    "notation.fact.attacked": (
        "attacked | already attacked | elusive spent | elusive already spent",
        "attaquée | attaqué | déjà attaquée | déjà attaqué | insaisissable dépensé",
    ),
    "notation.fact.house": ("maverick {house} | house {house}", "franc-tireur {house} | Maison {house}"),
    "notation.fact.owner": ("owner {seat} | owned by {seat}", "propriétaire {seat} | appartient à {seat}"),
    "notation.fact.named": ("names {house} | named {house}", "nomme {house} | nommant {house}"),
    "notation.fact.held": (
        "held by {card} | controlled through {card}",
        "tenue par {card} | tenu par {card}",
    ),
    "notation.fact.keeper": (
        "by {card} | purged by {card}",
        "par {card} | purgée par {card} | purgé par {card}",
    ),
    "notation.fact.facedown": ("facedown | face down", "face cachée"),
    "notation.fact.upgrade": ("with {item} | upgrade {item}", "avec {item} | amélioration {item}"),
    "notation.fact.under": (
        "under it {item} | under it : {item} | under : {item}",
        "dessous {item} | dessous : {item} | sous elle {item} | sous elle : {item}",
    ),
    # what is said of a card elsewhere, and is told to be that fact here
    "notation.instead.stunned": ("dazed | stun", "étourdie | étourdi | assommée | assommé"),
    "notation.instead.exhausted": ("tapped", "épuisée | épuisé | engagée | engagé"),
    "notation.instead.ready": ("untapped", "prête | prêt | dégagée | dégagé"),
    # what is expected of a card; the facts above may be expected too
    "notation.is.not-stunned": ("not stunned", "non sonnée | non sonné | pas sonnée | pas sonné"),
    "notation.is.not-attacked": ("not attacked", "non attaquée | non attaqué | pas attaquée | pas attaqué"),
    "notation.is.power": ("power {n}", "puissance {n} | de puissance {n}"),
    "notation.is.armor": ("armor {n}", "armure {n}"),
    "notation.is.left": ("on the left flank | left flank", "sur le flanc gauche | flanc gauche"),
    "notation.is.right": ("on the right flank | right flank", "sur le flanc droit | flanc droit"),
    "notation.is.flank": ("on a flank", "sur un flanc"),
    "notation.is.not-flank": ("not on a flank", "pas sur un flanc"),
    "notation.is.neighbors": ("neighbors {other} and {third}", "voisines {other} et {third}"),
    "notation.is.neighbor": (
        "neighbor {other} | the only neighbor {other} | neighbors {other}",
        "voisine {other} | seule voisine {other} | voisines {other}",
    ),
    "notation.is.no-neighbors": ("no neighbors | no neighbor", "sans voisine | aucune voisine"),
    "notation.is.zone": (
        "in {seat} ’s {zone} | in the {zone} of {seat}",
        "dans {zone} de {seat} | dans le/la/les/l’ {zone} de {seat} | en {zone} de {seat}",
    ),
    "notation.is.not-zone": (
        "not in {seat} ’s {zone} | not in the {zone} of {seat}",
        "pas dans {zone} de {seat} | pas dans le/la/les/l’ {zone} de {seat} | pas en {zone} de {seat}",
    ),
    "notation.is.top": (
        "on top of {seat} ’s deck | on top of the deck of {seat}",
        "au-dessus du deck de {seat} | sur le dessus du deck de {seat} | en haut du deck de {seat}",
    ),
    "notation.is.in-play": (
        "in play | still in play | stays in play | alive | still alive | survives",
        "en jeu | toujours en jeu | encore en jeu | reste en jeu | en vie | vivante | vivant | survit",
    ),
    "notation.is.out": ("not in play | out of play", "hors jeu | hors-jeu | pas en jeu"),
    "notation.is.purged": ("purged", "purgée | purgé"),
    "notation.is.under": ("under {other}", "sous {other}"),
    "notation.is.on": (
        "on {other} | attached to {other}",
        "sur {other} | attachée à {other} | attaché à {other}",
    ),
    "notation.is.with": ("with {other}", "avec {other}"),
    "notation.is.no-upgrades": ("no upgrades | no upgrade", "sans amélioration | aucune amélioration"),
    "notation.is.faceup": ("faceup | face up", "face visible"),
    "notation.is.controlled": ("controlled by {seat}", "contrôlée par {seat} | contrôlé par {seat}"),
    "notation.is.keyword": ("{keyword} | keyword {keyword}", "{keyword} | mot-clé {keyword}"),
    "notation.is.keyword-n": ("{keyword} {n}", "{keyword} {n}"),
    "notation.is.no-keyword": (
        "not {keyword} | no {keyword}",
        "non {keyword} | pas {keyword} | sans {keyword}",
    ),
    # what a player does at a numbered step, after the player's name
    "notation.step.play": ("plays {card} | play {card}", "joue {card} | jouer {card}"),
    "notation.step.play-on": (
        "plays {card} on {other} | play {card} on {other}",
        "joue {card} sur {other} | jouer {card} sur {other}",
    ),
    "notation.step.discard": (
        "discards {card} | discard {card}",
        "défausse {card} | se défausse de {card} | défausser {card}",
    ),
    "notation.step.reap": (
        "reaps with {card} | {card} reaps | reap with {card}",
        "moissonne avec {card} | {card} moissonne | moissonner avec {card}",
    ),
    "notation.step.attack": (
        "attacks {other} with {card} | fights {other} with {card} | {card} attacks {other}"
        " | {card} fights {other} | fights with {card} against {other}",
        "attaque {other} avec {card} | combat {other} avec {card} | {card} attaque {other}"
        " | {card} combat {other} | combat avec {card} contre {other}",
    ),
    "notation.step.fight": (
        "fights with {card} | {card} fights | {card} attacks | attacks with {card} | fight with {card}",
        "combat avec {card} | {card} combat | {card} attaque | attaque avec {card} | combattre avec {card}",
    ),
    "notation.step.use": ("uses {card} | use {card}", "utilise {card} | utiliser {card}"),
    "notation.step.action": (
        "uses the action of {card} | uses {card} ’s action | use the action of {card}",
        "utilise l’ action de {card} | utiliser l’ action de {card} | utiliser {card} : action"
        " | utilise {card} : action",
    ),
    "notation.step.omni": (
        "uses the omni of {card} | uses {card} ’s omni | use the omni of {card}",
        "utilise l’ omni de {card} | utiliser l’ omni de {card} | utiliser {card} : omni"
        " | utilise {card} : omni",
    ),
    "notation.step.unstun": (
        "unstuns {card} | removes the stun from {card} | {card} unstuns | {card} loses its stun"
        " | unstun {card}",
        "retire le statut sonné de {card} | enlève le statut sonné de {card} | {card} perd son statut sonné"
        " | retirer le statut sonné de {card} | utiliser {card} : retirer le statut sonné"
        " | utilise {card} : retire le statut sonné",
    ),
    "notation.step.end": (
        "ends the turn | ends turn | ends their turn | ends step 3 | end the turn | end turn | end of turn"
        " | passes | passes the turn",
        "termine le tour | termine son tour | finit le tour | finit son tour | passe | passe son tour"
        " | terminer le tour | finir le tour | fin du tour | fin de tour",
    ),
    # answers: below a step, beside it, or at a numbered step of their own
    "notation.answer.house": (
        "names {house} | chooses {house} | chooses house {house} | house {house} | {house}",
        "nomme {house} | choisit {house} | choisit Maison {house} | choisit la Maison {house}"
        " | nomme la Maison {house} | Maison {house} | {house}",
    ),
    "notation.answer.no-house": (
        "chooses no house | has no house",
        "ne choisit aucune Maison | n’a aucune Maison | n’a pas de Maison",
    ),
    "notation.answer.open-house": (
        "chooses house ? | chooses a house ? | names ?",
        "choisit Maison ? | choisit la Maison ? | choisit une Maison ? | nomme ?",
    ),
    "notation.answer.key": (
        "forges the {color} key | forges {color} | {color} key | the {color} key",
        "forge la clé {color} | forge la {color} | clé {color} | la clé {color}",
    ),
    "notation.answer.take-archives": (
        "takes the archives | takes archives | takes their archives | take the archives",
        "prend ses archives | prend les archives | prendre les archives",
    ),
    "notation.answer.leave-archives": (
        "leaves the archives | leaves archives | leaves their archives | leave the archives",
        "laisse ses archives | laisse les archives | laisser les archives",
    ),
    "notation.answer.keep-hand": (
        "keeps the hand | keeps hand | keeps their hand | keep the hand",
        "garde sa main | garde la main | garder la main",
    ),
    "notation.answer.mulligan": (
        "mulligans | takes a mulligan | mulligan",
        "fait un mulligan | mulligane | prend un mulligan | mulligan",
    ),
    "notation.answer.begins": ("{seat} begins | {seat} goes first", "{seat} commence"),
    "notation.answer.first": (
        "first {card} | {card} first | first {card} ’s {header} | first {card} : {header} | {card} : {header}"
        " | first {card} : {header} ( text of {other} ) | {card} : {header} ( text of {other} )",
        "d’ abord {card} | {card} d’ abord | en premier {card} | {card} en premier"
        " | d’ abord {header} de {card} | d’ abord {card} : {header} | {card} : {header}"
        " | d’ abord {card} : {header} ( texte sur {other} ) | {card} : {header} ( texte sur {other} )",
    ),
    "notation.answer.then": (
        "then {card} | then {card} ’s {header} | then {card} : {header}"
        " | then {card} : {header} ( text of {other} )",
        "puis {card} | ensuite {card} | puis {header} de {card} | puis {card} : {header}"
        " | puis {card} : {header} ( texte sur {other} )",
    ),
    "notation.answer.pile": (
        "pile : {card} | first onto the pile {card}",
        "défausse : {card} | d’ abord sur la pile {card}",
    ),
    "notation.answer.left": (
        "left flank | on the left flank | left",
        "flanc gauche | sur le flanc gauche | à gauche | gauche",
    ),
    "notation.answer.right": (
        "right flank | on the right flank | right",
        "flanc droit | sur le flanc droit | à droite | droite",
    ),
    "notation.answer.between": ("between {other} and {third}", "entre {other} et {third}"),
    "notation.answer.yes": ("yes | accepts | does so", "oui | accepte | le fait"),
    "notation.answer.no": (
        "declines | no | refuses | does not | pays nothing",
        "refuse | non | décline | ne le fait pas",
    ),
    "notation.answer.stop": (
        "stops | no more | done | stop",
        "s’ arrête | arrête | plus rien | c’ est tout | s’ arrêter",
    ),
    "notation.answer.nothing": (
        "finds nothing | fails to find | find nothing",
        "ne trouve rien | ne rien trouver",
    ),
    "notation.answer.spend": (
        "spends {n} | spends {n} aember | {n} aember | spend {n} aember",
        "dépense {n} | dépense {n} Aombre~Aombres | {n} Aombre~Aombres | dépenser {n} Aombre~Aombres",
    ),
    "notation.answer.heal": (
        "heals {n} | heals {n} damage | {n} damage | heal {n} damage",
        "soigne {n} | soigne {n} dégât~dégâts | {n} dégât~dégâts | soigner {n} dégât~dégâts",
    ),
    "notation.answer.way": ("way {n} | option {n} | choice {n}", "manière {n} | option {n} | choix {n}"),
    "notation.answer.reap": (
        "reaps | to reap | reap with {card}",
        "moissonne | pour moissonner | moissonner avec {card}",
    ),
    "notation.answer.fight": (
        "fights | to fight | fight with {card}",
        "combat | pour combattre | combattre avec {card}",
    ),
    "notation.answer.action": (
        "uses the action | action | use the action of {card}",
        "utilise l’ action | action | utiliser {card} : action",
    ),
    "notation.answer.omni": (
        "uses the omni | omni | use the omni of {card}",
        "utilise l’ omni | omni | utiliser {card} : omni",
    ),
    "notation.answer.unknown": (
        "a card | an unknown card | draws a card | discards a card",
        "une carte | une carte inconnue | pioche une carte | défausse une carte",
    ),
    "notation.answer.card": (
        "{card} | targets {card} | chooses {card} | picks {card} | draws {card} | finds {card}"
        " | discards {card} | plays {card} | attacks {card} | on {card} | copies {card} | returns {card}"
        " | purges {card} | destroys {card} | sacrifices {card} | stuns {card} | archives {card}"
        " | readies {card} | heals {card} | damages {card} | uses {card} | fights {card}"
        " | captures with {card} | takes {card}",
        "{card} | cible {card} | choisit {card} | prend {card} | pioche {card} | trouve {card}"
        " | défausse {card} | joue {card} | attaque {card} | sur {card} | copie {card} | renvoie {card}"
        " | purge {card} | détruit {card} | sacrifie {card} | sonne {card} | archive {card} | redresse {card}"
        " | soigne {card} | blesse {card} | utilise {card} | combat {card} | capture avec {card}",
    ),
    # a name in an order
    "notation.title.card": ("{card} | then {card}", "{card} | puis {card} | ensuite {card}"),
    "notation.named.ability": (
        "{card} ’s {header} | {card} : {header} | {card} : {header} ( text of {other} )",
        "{header} de {card} | {card} : {header} | {card} : {header} ( texte sur {other} )",
    ),
    # what may be decided, after "can" or "cannot"
    "notation.can.any": ("any | anything", "rien | aucune | aucun"),
    "notation.can.house": (
        "{house} | choose {house} | name {house} | choose house {house}",
        "{house} | choisir {house} | nommer {house} | choisir la Maison {house}",
    ),
    "notation.can.play": ("play {card}", "jouer {card}"),
    "notation.can.discard": ("discard {card}", "défausser {card} | se défausser de {card}"),
    "notation.can.reap": ("reap with {card}", "moissonner avec {card}"),
    "notation.can.fight": ("fight with {card}", "combattre avec {card}"),
    "notation.can.attack": ("attack {card}", "attaquer {card}"),
    "notation.can.use": ("use {card}", "utiliser {card}"),
    "notation.can.action": ("use the action of {card}", "utiliser l’ action de {card}"),
    "notation.can.omni": ("use the omni of {card}", "utiliser l’ omni de {card}"),
    "notation.can.unstun": (
        "unstun {card} | remove the stun from {card}",
        "retirer le statut sonné de {card} | enlever le statut sonné de {card}",
    ),
    "notation.can.end": ("end the turn | end turn", "terminer le tour | passer"),
    "notation.can.key": ("forge the {color} key | {color} key", "forger la clé {color} | clé {color}"),
    "notation.can.yes": ("yes | accept", "oui | accepter"),
    "notation.can.no": ("decline | no | refuse", "refuser | non"),
    "notation.can.stop": ("stop", "s’ arrêter | arrêter"),
    "notation.can.left": ("left flank", "flanc gauche"),
    "notation.can.right": ("right flank", "flanc droit"),
    "notation.can.between": ("between {other} and {third}", "entre {other} et {third}"),
    "notation.can.reap-so": ("reap", "moissonner"),
    "notation.can.fight-so": ("fight", "combattre"),
    "notation.can.action-so": ("use the action", "utiliser l’ action"),
    "notation.can.omni-so": ("use the omni", "utiliser l’ omni"),
    "notation.can.spend": ("spend {n}", "dépenser {n}"),
    "notation.can.heal": ("heal {n}", "soigner {n}"),
    "notation.can.way": ("way {n}", "manière {n}"),
    "notation.can.card": (
        "choose {card} | {card} | target {card} | find {card}",
        "choisir {card} | {card} | cibler {card}",
    ),
    # other claims
    "notation.claim.decides": ("decides {seat} | {seat} decides", "décide {seat} | {seat} décide"),
    "notation.claim.asks-nothing": (
        "asks nothing | nothing is asked",
        "ne demande rien | rien n’est demandé",
    ),
    "notation.claim.asks": (
        "asks about {card} | asks for {card}",
        "demande pour {card} | demande à cause de {card}",
    ),
    "notation.claim.house": ("active house {house}", "Maison active {house}"),
    "notation.claim.no-house": ("no active house", "aucune Maison active | pas de Maison active"),
    "notation.claim.turn": ("turn of {seat} | {seat} ’s turn", "tour de {seat}"),
    "notation.claim.phase": ("step {phase}", "étape {phase}"),
    "notation.claim.wins": ("{seat} wins | {seat} has won", "{seat} gagne | {seat} a gagné"),
    "notation.claim.nobody": ("nobody has won | nobody wins", "personne n’a gagné | personne ne gagne"),
    "notation.claim.needs": (
        "stops for a fact | a fact is missing",
        "il manque un fait | s’ arrête faute d’ un fait",
    ),
    "notation.deed.attack": ("attack {other} with {card}", "attaquer {other} avec {card}"),
    "notation.alias.controls": ("{seat} controls {card}", "{seat} contrôle {card}"),
    # what happens
    "notation.event.triggers": ("{card} triggers", "{card} se déclenche"),
    "notation.event.not-triggered": ("{card} does not trigger", "{card} ne se déclenche pas"),
    "notation.event.plays": (
        "{seat} plays {card} | {card} is played",
        "{seat} joue {card} | {card} est joué/jouée",
    ),
    "notation.event.enters": ("{card} enters play", "{card} entre en jeu"),
    "notation.event.leaves": ("{card} leaves play", "{card} quitte le jeu"),
    "notation.event.discarded": (
        "{card} is discarded | {seat} discards {card}",
        "{card} est défaussé/défaussée | {seat} défausse {card}",
    ),
    "notation.event.pile": ("{card} goes to the discard pile", "{card} va à la défausse"),
    "notation.event.archived": (
        "{card} is archived | {seat} archives {card}",
        "{card} est archivé/archivée | {seat} archive {card}",
    ),
    "notation.event.purged": (
        "{card} is purged | {seat} purges {card}",
        "{card} est purgé/purgée | {seat} purge {card}",
    ),
    "notation.event.hand": ("{card} returns to hand", "{card} retourne en main"),
    "notation.event.to-deck": ("{card} goes to the deck", "{card} va dans le deck"),
    "notation.event.under": ("{card} goes under {other}", "{card} va sous {other}"),
    "notation.event.destroyed": (
        "{card} is destroyed | {card} : destroyed",
        "{card} est détruit/détruite | {card} : détruit/détruite",
    ),
    "notation.event.sacrificed": (
        "{card} is sacrificed | {seat} sacrifices {card}",
        "{card} est sacrifié/sacrifiée | {seat} sacrifie {card}",
    ),
    "notation.event.reaps": ("{card} reaps", "{card} moissonne"),
    "notation.event.fights": ("{card} fights", "{card} combat"),
    "notation.event.attacks": ("{card} attacks {other}", "{card} attaque {other}"),
    "notation.event.fight-ends": (
        "the fight of {card} ends early",
        "le combat de {card} cesse avant les coups",
    ),
    "notation.event.used": ("{card} is used", "{card} est utilisé/utilisée"),
    "notation.event.action": ("{card} uses its action", "{card} utilise son action"),
    "notation.event.omni": ("{card} uses its omni", "{card} utilise son omni"),
    "notation.event.unstuns": ("{card} loses its stun", "{card} perd son statut sonné"),
    "notation.event.exhausts": ("{card} exhausts", "{card} s’ incline | {card} est incliné/inclinée"),
    "notation.event.readies": ("{card} readies", "{card} se redresse | {card} est redressé/redressée"),
    "notation.event.stunned": ("{card} is stunned", "{card} est sonné/sonnée"),
    "notation.event.counters": (
        "{card} gets {n} power counter~counters",
        "{card} reçoit {n} marqueur~marqueurs puissance",
    ),
    "notation.event.doom": ("{card} gets a doom counter", "{card} reçoit un marqueur doom"),
    "notation.event.damage": ("{card} takes {n} damage", "{card} subit {n} dégât~dégâts"),
    "notation.event.damaged": ("{card} takes damage", "{card} subit des dégâts"),
    "notation.event.dealt": ("{card} is dealt {n} damage", "{card} se voit infliger {n} dégât~dégâts"),
    "notation.event.armor": (
        "armor of {card} prevents {n}",
        "armure de {card} annule {n} | l’ armure de {card} annule {n}",
    ),
    "notation.event.armor-lost": (
        "{card} loses {n} armor",
        "{card} perd {n} armure | {card} perd {n} d’ armure",
    ),
    "notation.event.redirected": ("damage to {card} goes to {other}", "les dégâts de {card} vont à {other}"),
    "notation.event.poisoned": ("{card} is poisoned", "{card} est empoisonné/empoisonnée"),
    "notation.event.healed": ("{card} is healed of {n}", "{card} est soigné/soignée de {n}"),
    "notation.event.control": ("{seat} takes control of {card}", "{seat} prend le contrôle de {card}"),
    "notation.event.swaps": ("{card} swaps with {other}", "{card} échange avec {other}"),
    "notation.event.copies": ("{card} copies {other}", "{card} copie {other}"),
    "notation.event.chosen": (
        "{card} is chosen | {seat} chooses {card}",
        "{card} est choisi/choisie | {seat} choisit {card}",
    ),
    "notation.event.revealed": (
        "{card} is revealed | {seat} reveals {card}",
        "{card} est révélé/révélée | {seat} révèle {card}",
    ),
    "notation.event.repeats": ("{card} repeats", "{card} se répète"),
    "notation.event.captures": (
        "{card} captures {n} aember | {card} captures {n}",
        "{card} capture {n} Aombre~Aombres | {card} capture {n}",
    ),
    "notation.event.bonus": (
        "{card} gives {n} bonus aember | {card} gives {n} bonus",
        "{card} donne {n} Aombre~Aombres de bonus | {card} donne {n} de bonus",
    ),
    "notation.event.stored": ("{n} aember goes onto {card}", "{n} Aombre~Aombres sur {card}"),
    "notation.event.returned": (
        "{n} aember on {card} goes to {seat} | {seat} gets {n} aember from {card}",
        "{n} Aombre~Aombres de {card} va/vont à {seat} | {seat} reçoit {n} Aombre~Aombres de {card}",
    ),
    "notation.event.to-supply": (
        "{n} aember on {card} goes to the supply",
        "{n} Aombre~Aombres de {card} va/vont au stock",
    ),
    "notation.event.gains": ("{seat} gains {n} aember", "{seat} gagne {n} Aombre~Aombres"),
    "notation.event.gains-any": ("{seat} gains aember", "{seat} gagne des Aombres"),
    "notation.event.steals": (
        "{seat} steals {n} aember | {seat} steals {n}",
        "{seat} vole {n} Aombre~Aombres | {seat} vole {n}",
    ),
    "notation.event.steals-any": ("{seat} steals [aember]", "{seat} vole [des] [Aombres]"),
    "notation.event.loses": ("{seat} loses {n} aember", "{seat} perd {n} Aombre~Aombres"),
    "notation.event.pays": (
        "{seat} pays {n} aember | {seat} pays {n}",
        "{seat} paie/paye {n} Aombre~Aombres | {seat} paie/paye {n}",
    ),
    "notation.event.spends": (
        "{seat} spends {n} aember | {seat} spends {n}",
        "{seat} dépense {n} Aombre~Aombres | {seat} dépense {n}",
    ),
    "notation.event.spends-from": (
        "{seat} spends {n} from {card} | {seat} spends {n} aember from {card}",
        "{seat} dépense {n} de {card}",
    ),
    "notation.event.forges": ("{seat} forges | {seat} forges a key", "{seat} forge | {seat} forge une clé"),
    "notation.event.forges-key": (
        "{seat} forges the {color} key | {seat} forged the {color} key",
        "{seat} forge la clé {color} | {seat} a forgé la clé {color}",
    ),
    "notation.event.unforges": (
        "{seat} unforges | {seat} unforges a key",
        "la clé de {seat} redevient non forgée",
    ),
    "notation.event.chains": (
        "{seat} gains {n} chain~chains | {seat} gets {n} chain~chains",
        "{seat} gagne {n} chaîne~chaînes | {seat} reçoit {n} chaîne~chaînes",
    ),
    "notation.event.sheds": (
        "{seat} sheds a chain",
        "{seat} se libère d’ une chaîne | {seat} perd une chaîne",
    ),
    "notation.event.shortened": (
        "chains withhold {n} from {seat} | chains withhold {n} card~cards from {seat}",
        "les chaînes retiennent {n} à {seat} | les chaînes retiennent {n} carte~cartes à {seat}",
    ),
    "notation.event.draws": (
        "{seat} draws {card} | {card} is drawn",
        "{seat} pioche {card} | {card} est pioché/piochée",
    ),
    "notation.event.draws-n": ("{seat} draws {n} card~cards", "{seat} pioche {n} carte~cartes"),
    "notation.event.reshuffles": (
        "{seat} reshuffles | {seat} reshuffles the discard pile",
        "{seat} remélange sa défausse",
    ),
    "notation.event.shuffles": ("{seat} shuffles | {seat} shuffles the deck", "{seat} mélange son deck"),
    "notation.event.searches": ("{seat} searches", "{seat} cherche"),
    "notation.event.names": ("{seat} names {house}", "{seat} nomme {house}"),
    "notation.event.house": (
        "{seat} chooses house {house} | {seat} chooses {house}",
        "{seat} choisit la Maison {house} | {seat} choisit {house}",
    ),
    "notation.event.no-house": ("{seat} has no house | {seat} chooses no house", "{seat} n’a aucune Maison"),
    "notation.event.take-archives": ("{seat} takes the archives", "{seat} prend ses archives"),
    "notation.event.declines": ("{seat} declines", "{seat} refuse"),
    "notation.event.declines-card": ("{seat} declines {card}", "{seat} refuse {card}"),
    "notation.event.skips": ("{seat} skips the {phase} step", "{seat} saute l’ étape {phase}"),
    "notation.event.begins": (
        "{seat} begins a turn | the turn of {seat} begins",
        "le tour de {seat} commence",
    ),
    "notation.event.ends": ("{seat} ends a turn | the turn of {seat} ends", "le tour de {seat} se termine"),
    "notation.event.checks": ("{seat} says check | {seat} checks", "{seat} annonce prêt"),
    "notation.event.wins": ("{seat} wins", "{seat} gagne"),
    "notation.event.first": ("{seat} goes first", "{seat} joue en premier"),
    "notation.event.mulligans": ("{seat} mulligans", "{seat} fait un mulligan | {seat} mulligane"),
    "notation.event.keeps": ("{seat} keeps the hand", "{seat} garde sa main"),
    "notation.event.lasting": ("an effect of {card} begins to last", "un effet de {card} commence à durer"),
    "notation.event.lasting-ends": ("the lasting effect of {card} ends", "l’ effet durable de {card} cesse"),
    # what does not happen
    "notation.event.no-play": ("{card} cannot be played", "{card} ne peut pas être joué/jouée"),
    "notation.event.no-use": ("{card} cannot be used", "{card} ne peut pas être utilisé/utilisée"),
    "notation.event.no-fight": ("{card} cannot fight", "{card} ne peut pas combattre"),
    "notation.event.no-stun": ("{card} cannot be stunned", "{card} ne peut pas être sonné/sonnée"),
    "notation.event.no-heal": ("{card} cannot be healed", "{card} ne peut pas être soigné/soignée"),
    "notation.event.no-ready": ("{card} cannot be readied", "{card} ne peut pas être redressé/redressée"),
    "notation.event.no-sacrifice": (
        "{card} cannot be sacrificed",
        "{card} ne peut pas être sacrifié/sacrifiée",
    ),
    "notation.event.no-swap": ("{card} cannot swap", "{card} ne peut pas échanger"),
    "notation.event.no-damage": ("{card} cannot be damaged", "{card} ne peut pas subir de dégâts"),
    "notation.event.no-capture": ("{card} cannot capture", "{card} ne peut pas capturer"),
    "notation.event.no-blows": ("{card} is not hit | {card} takes no blow", "{card} ne reçoit pas de coup"),
    "notation.event.no-blow-back": ("nothing strikes {card} back", "rien ne frappe {card} en retour"),
    "notation.event.no-strike": ("{card} deals no damage", "{card} n’inflige aucun dégât"),
    "notation.event.no-target": ("nothing to choose for {card}", "rien à choisir pour {card}"),
    "notation.event.no-effect": ("the effect of {card} does not happen", "l’ effet de {card} n’a pas lieu"),
    "notation.event.no-rest": ("the rest of {card} does not happen", "le reste de {card} n’a pas lieu"),
    "notation.event.no-enter": ("{card} cannot enter play", "{card} ne peut pas entrer en jeu"),
    "notation.event.no-forge": ("{seat} cannot forge", "{seat} ne peut pas forger"),
    "notation.event.no-unforge": ("{seat} cannot unforge", "{seat} n’a pas de clé à rendre"),
    "notation.event.no-steal": ("{seat} cannot steal", "{seat} ne peut pas voler"),
    "notation.event.no-lose": ("{seat} cannot lose aember", "{seat} ne peut pas perdre d’ Aombre"),
    "notation.event.no-draw": ("{seat} cannot draw", "{seat} ne peut pas piocher"),
    "notation.event.no-refill": ("{seat} does not refill", "{seat} ne complète pas sa main"),
    "notation.event.no-discard": ("{seat} cannot discard", "{seat} ne peut pas défausser"),
    "notation.event.no-top": (
        "{seat} cannot play the top card",
        "{seat} ne peut pas jouer la carte du dessus",
    ),
    "notation.event.any": (
        "event {event} | event {event} of {card}",
        "événement {event} | événement {event} de {card}",
    ),
}
