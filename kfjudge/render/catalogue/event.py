"""What happened, one line of a trace each. French names a card where any title can stand: as the subject of
a verb, after « sur », « avec » or a colon, or with « on » when the card only undergoes what is done."""

from __future__ import annotations

MESSAGES: dict[str, tuple[str, str]] = {
    "event.refused": ("{what}: {why}", "{what} : {why}"),
    "event.remark": ("{what}", "{what}"),
    # the turn
    "event.turn-begins": ("{player}: the turn begins", "{player} : début du tour"),
    "event.step-begins": ("{player}, {step}", "{player}, {step}"),
    "event.step-skipped": (
        "{player} skips a step ({source}): {step}",
        "{player} saute une étape ({source}) : {step}",
    ),
    "event.step.setup": ("setup", "mise en place"),
    "event.step.forge": ("step 1: forge a key", "étape 1 : forger une clé"),
    "event.step.house": ("step 2: choose a house", "étape 2 : choisir une Maison"),
    "event.step.main": ("step 3: play, discard and use cards", "étape 3 : jouer, défausser, utiliser"),
    "event.step.ready": ("step 4: ready cards", "étape 4 : redresser les cartes"),
    "event.step.draw": ("step 5: draw cards", "étape 5 : piocher des cartes"),
    "event.step.end": ("end of the turn", "fin du tour"),
    "event.turn-ends": ("{player}: the turn ends", "{player} : fin du tour"),
    "event.checks": (
        "{player} announces “check”: enough Æmber for a key",
        "{player} annonce « prêt ! » : assez d’Aombre pour une clé",
    ),
    "event.wins": ("{player} wins the game", "{player} gagne la partie"),
    "event.chooses-house": ("{player} chooses house {house}", "{player} choisit la Maison {house}"),
    "event.has-no-house": (
        "{player} has no active house this turn",
        "{player} n’a pas de Maison active ce tour-ci",
    ),
    "event.takes-archives": (
        "{player} takes the archives into hand ({count:card|cards})",
        "{player} prend ses archives en main ({count:carte|cartes})",
    ),
    "event.first-player": ("{player} goes first", "{player} joue en premier"),
    "event.mulligans": ("{player} takes a mulligan", "{player} annonce un mulligan"),
    "event.keeps-hand": ("{player} keeps the starting hand", "{player} garde sa main de départ"),
    # Æmber, keys, chains
    "event.gains-aember": ("{player} gains {amount} Æmber", "{player} gagne {amount:Aombre|Aombres}"),
    "event.bonus-aember": (
        "{player} gains {amount} Æmber, the bonus on {card}",
        "{player} gagne {amount:Aombre|Aombres}, bonus inscrit sur {card}",
    ),
    "event.loses-aember": ("{player} loses {amount} Æmber", "{player} perd {amount:Aombre|Aombres}"),
    "event.steals-aember": (
        "{player} steals {amount} Æmber from {victim}",
        "{player} vole {amount:Aombre|Aombres} à {victim}",
    ),
    "event.pays-aember": (
        "{player} pays {amount} Æmber to {receiver}",
        "{player} paie {amount:Aombre|Aombres} à {receiver}",
    ),
    "event.captures": (
        "{card} captures {amount} Æmber from {victim}",
        "{card} capture {amount:Aombre|Aombres} à {victim}",
    ),
    "event.places-aember": (
        "{player} moves {amount} Æmber from the pool to {card}",
        "{player} déplace {amount:Aombre|Aombres} de sa réserve sur {card}",
    ),
    "event.places-aember.supply": (
        "{card} receives {amount} Æmber from the common supply",
        "{card} reçoit {amount:Aombre|Aombres} du stock commun",
    ),
    "event.returns-aember": (
        "{player} receives the {amount} Æmber on {card}",
        "{player} reçoit {amount:Aombre pris|Aombres pris} sur {card}",
    ),
    "event.aember-to-supply": (
        "{card} returns {amount} Æmber to the common supply",
        "{card} rend {amount:Aombre|Aombres} au stock commun",
    ),
    "event.spends-aember": (
        "{player} spends {amount} Æmber from {card}",
        "{player} dépense {amount:Aombre pris|Aombres pris} sur {card}",
    ),
    "event.spends-aember.pool": (
        "{player} spends {amount} Æmber from the pool",
        "{player} dépense {amount:Aombre|Aombres} de sa réserve",
    ),
    "event.forges-key": (
        "{player} forges the {color} key for {cost} Æmber",
        "{player} forge la clé {color} pour {cost:Aombre|Aombres}",
    ),
    "event.unforges-key": (
        "{player}: the {color} key is unforged",
        "{player} : la clé {color} redevient non forgée",
    ),
    "event.gains-chains": ("{player} gains {amount:chain|chains}", "{player} reçoit {amount:chaîne|chaînes}"),
    "event.sheds-chain": ("{player} sheds 1 chain", "{player} se libère d’une chaîne"),
    "event.shortened": (
        "{player} draws {fewer:card|cards} fewer ({chains:chain|chains})",
        "{player} pioche {fewer:carte|cartes} de moins ({chains:chaîne|chaînes})",
    ),
    # cards on the move
    "event.draws": ("{player} draws {card}", "{player} pioche {card}"),
    "event.reshuffles": (
        "{player} shuffles the discard pile ({count:card|cards}) into a new deck",
        "{player} mélange sa défausse ({count:carte|cartes}), qui devient son deck",
    ),
    "event.shuffles-deck": ("{player} shuffles the deck", "{player} mélange son deck"),
    "event.plays-card": ("{player} plays {card}", "{player} joue {card}"),
    "event.enters-play": (
        "{card} enters play on {player}’s side, {state}",
        "{card} entre en jeu côté {player}, à l’état {state}",
    ),
    "event.place": ("{what}, {where}", "{what}, {where}"),
    "event.place.number": ("number {n} from the left", "en position {n} à partir de la gauche"),
    "event.enters-play.upgrade": ("{player} attaches {card} to {on}", "{player} attache {card} à {on}"),
    "event.state.ready": ("ready", "redressé"),
    "event.state.exhausted": ("exhausted", "incliné"),
    "event.state.stunned": ("stunned", "sonné"),
    "event.leaves-play": ("{card} leaves play", "{card} quitte le jeu"),
    "event.moves": ("{card} goes to a zone of {player}: {to}", "{card} change de zone, côté {player} : {to}"),
    "event.discards": ("{card} is discarded", "On défausse {card}"),
    "event.archives": ("{card} goes to {player}’s archives", "{card} va dans les archives ({player})"),
    "event.purges": ("{card} is purged", "On purge {card}"),
    "event.returns-to-hand": ("{card} goes to {player}’s hand", "{card} va en main ({player})"),
    "event.goes-to-deck": ("{card} goes to {player}’s deck", "{card} va dans le deck ({player})"),
    "event.goes-under": ("{card} goes facedown under a card", "{card} va sous une carte, face cachée"),
    "event.goes-to-pile": (
        "{card} goes to {player}’s discard pile",
        "{card} va dans la défausse ({player})",
    ),
    "event.destroys": ("Destruction: {targets}", "Destruction : {targets}"),
    "event.is-destroyed": ("{card} is destroyed", "On vient de détruire {card}"),
    "event.sacrifices": ("{player} sacrifices {card}", "{player} sacrifie {card}"),
    "event.takes-control": ("{player} takes control of {card}", "{player} contrôle désormais {card}"),
    "event.swaps": ("{one} and {other} swap places", "{one} et {other} échangent leurs places"),
    # what is only waited for
    "event.played": ("{player} has played {card}", "{player} vient de jouer {card}"),
    "event.entered": ("{card} has entered play", "{card} vient d’entrer en jeu"),
    "event.reaped": ("{card} has reaped", "{card} vient de moissonner"),
    "event.used": ("{player} has used {card}", "{player} vient d’utiliser {card}"),
    "event.fought": ("{attacker} has fought {target}", "{attacker} vient de combattre {target}"),
    # use
    "event.uses": ("{player} uses {card}", "{player} utilise {card}"),
    "event.reaps": ("{player} reaps with {card}", "{player} moissonne avec {card}"),
    "event.fights": ("{player} fights with {card}", "{player} fait combattre {card}"),
    "event.uses-action": ("{player} uses {card}: “Action:”", "{player} utilise {card} : « Action : »"),
    "event.uses-omni": ("{player} uses {card}: “Omni:”", "{player} utilise {card} : « Omni : »"),
    "event.unstuns": (
        "{player} uses {card} to remove the stun",
        "{player} utilise {card} pour retirer le statut sonné",
    ),
    "event.removes-stun": ("{card} is no longer stunned", "{card} perd le statut sonné"),
    "event.attacks": ("{attacker} attacks {target}", "{attacker} attaque {target}"),
    "event.fight-ends-early": (
        "{attacker} and {target}: one of the two is gone, and the fight ends",
        "{attacker} et {target} : l’une des deux n’est plus là, et le combat s’arrête",
    ),
    "event.exhausts": ("{card} exhausts", "On incline {card}"),
    "event.readies": ("{card} readies", "On redresse {card}"),
    "event.stuns": ("{card} is stunned", "{card} reçoit le statut sonné"),
    "event.puts-power-counters": (
        "{card} gets {amount:+1 power counter|+1 power counters}",
        "{card} reçoit {amount:marqueur +1 en puissance|marqueurs +1 en puissance}",
    ),
    "event.puts-doom": ("{card} gets a doom counter", "{card} reçoit un marqueur doom"),
    "event.ability-resolves": ("{card}: “{header}:”", "{card} : « {header} : »"),
    "event.ability-resolves.given": (
        "{card}: “{header}:”, from {via}",
        "{card} : « {header} : », grâce à {via}",
    ),
    "event.ability-resolves.constant": ("{card}: {header}", "{card} : {header}"),
    "event.keyword-damage": ("{card}: {header}", "{card} : {header}"),
    "event.repeats": ("{card}: the whole effect repeats", "{card} : on répète l’effet entier"),
    "event.repeats.preceding": (
        "{card}: the preceding effect repeats",
        "{card} : on répète l’effet précédent",
    ),
    # damage
    "event.deals-damage": ("{amount} damage to {card}", "{amount:dégât infligé|dégâts infligés} à {card}"),
    "event.deals-damage.together": ("Damage, all at once: {hits}", "Dégâts simultanés : {hits}"),
    "event.hit": ("{amount} to {card}", "{amount} à {card}"),
    "event.armor-prevents": (
        "{card}: armor prevents {amount} damage",
        "{card} : l’armure annule {amount:dégât|dégâts}",
    ),
    "event.takes-damage": ("{card} takes {amount} damage", "{card} subit {amount:dégât|dégâts}"),
    "event.redirects": (
        "{amount} damage goes to {to}, not to {card}",
        "{amount:dégât va|dégâts vont} à {to}, et non à {card}",
    ),
    "event.poisons": ("{source} poisons {card}", "{source} empoisonne {card}"),
    "event.heals": ("{card} heals {amount} damage", "{card} : {amount:dégât soigné|dégâts soignés}"),
    "event.loses-armor": ("{card} loses {amount} armor", "{card} perd {amount} en armure"),
    # what a player says or sees
    "event.names-house": (
        "{player} names house {house} ({card})",
        "{player} nomme la Maison {house} ({card})",
    ),
    "event.targets": ("{player} chooses {chosen}", "{player} choisit {chosen}"),
    "event.targets.forced": ("Only choice: {chosen}", "Seul choix : {chosen}"),
    "event.reveals": ("{player} reveals {shown}", "{player} révèle {shown}"),
    "event.searches": ("{player} searches ({zone})", "{player} effectue une recherche ({zone})"),
    "event.declines": ("{player} declines ({card})", "{player} y renonce ({card})"),
    "event.begins-lasting": ("{card}: a lasting effect begins", "{card} : début d’un effet qui dure"),
    "event.begins-lasting.turn": (
        "{card}: in force until the turn ends",
        "{card} : en vigueur jusqu’à la fin du tour",
    ),
    "event.begins-lasting.next": (
        "{card}: in force during {player}’s next turn",
        "{card} : en vigueur au prochain tour ({player})",
    ),
    "event.begins-lasting.leaves": (
        "{card}: in force until it leaves play",
        "{card} : en vigueur jusqu’à son départ du jeu",
    ),
    "event.begins-lasting.held": (
        "{card}: in force while control lasts",
        "{card} : en vigueur tant que dure le contrôle",
    ),
    "event.ends-lasting": ("{card}: no longer in force", "{card} : plus en vigueur"),
    "event.copies": ("{card} copies {original}", "{card} copie {original}"),
}
