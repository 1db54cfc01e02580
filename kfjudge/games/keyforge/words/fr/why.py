"""Why something did not happen, or is not allowed: the second half of a line. French speaks of « la carte »
or « la créature », so that no title has to agree."""

from __future__ import annotations

MESSAGES: dict[str, str] = {
    # the turn and the house
    "why.alpha": "Alpha, et à cette étape une carte a déjà été jouée, utilisée ou défaussée",
    "why.omega": "Oméga a mis fin à l’étape",
    "why.first-turn": "au premier tour, une seule carte est jouée ou défaussée",
    "why.rule-of-six": "règle de six, déjà six fois ce tour-ci",
    "why.no-active-house": "il n’y a pas de Maison active",
    "why.off-house": "la carte n’est pas de la Maison active, {house}",
    # what a card or another one says
    "why.card-forbids": "{card} l’interdit",
    "why.card-says": "une carte le dit",
    "why.condition": "sa condition n’est pas remplie",
    "why.if-you-do": "ce qui précède « si vous le faites » n’a pas été fait en entier",
    "why.must-fight": "{card} dit que la créature doit combattre, et elle le peut",
    "why.no-ability": "la carte n’a pas cette capacité",
    "why.no-target": "aucune cible légale",
    "why.unknown-card": "personne ne sait quelle carte c’est",
    # the state of a card
    "why.exhausted": "la carte est inclinée",
    "why.ready": "la carte est déjà redressée",
    "why.stunned": "la créature est sonnée",
    "why.only-the-stun": "l’utilisation n’a d’autre effet que de retirer le statut sonné",
    "why.not-stunned": "la créature n’est pas sonnée",
    "why.undamaged": "la créature n’a pas de dégâts",
    "why.no-heal": "aucun dégât n’est retiré",
    "why.not-in-play": "la carte n’est pas en jeu",
    "why.purged": "la carte est purgée, hors de la partie",
    "why.not-controlled": "{player} n’en a pas le contrôle",
    "why.hidden-zone": "{card:est~sont} entre-temps en zone cachée",
    # fights
    "why.artifact": "un artéfact ne moissonne ni ne combat",
    "why.no-enemy": "il n’y a pas de créature ennemie à attaquer",
    "why.elusive": "insaisissable, première attaque du tour",
    "why.skirmish": "escarmouche",
    "why.destroyed-together": "la carte est détruite en même temps",
    "why.gained-late": "elle a été gagnée après le début de la destruction",
    "why.saved": "la destruction est remplacée, et « juste avant » n’a plus d’objet (le livret n’en dit pas plus)",
    "why.cut-short": "l’une des deux créatures n’est plus là, ou le combat est sans effet, et la suite n’a pas lieu",
    "why.did-not-survive": "la créature n’a pas survécu au combat",
    "why.two-lines": "leurs lignes de front ne sont pas les mêmes",
    "why.no-host": "il n’y a pas de créature à laquelle l’attacher",
    # too little
    "why.no-aember": "{player} n’a pas d’Aombre",
    "why.captured": "cet Aombre est déjà capturé",
    "why.no-aember-there": "il n’y a pas d’Aombre dessus",
    "why.no-damage-there": "il n’y a pas de dégâts dessus",
    "why.none-on-it": "il n’y en a pas",
    "why.cost": "une clé coûte {cost:Aombre|Aombres}, {n:disponible|disponibles}",
    "why.toll": "il faut d’abord payer {cost:Aombre|Aombres}, {n:disponible|disponibles}",
    "why.loss": "il faut d’abord perdre {cost:Aombre|Aombres}, {n:disponible|disponibles}",
    "why.no-key": "aucune clé forgée au tour précédent",
    "why.chains-idle": "les chaînes n’ont empêché de piocher aucune carte",
    "why.no-house-chosen": "cela vient après le choix d’une Maison, et aucune n’est choisie (le livret n’en dit pas plus)",
    "why.no-cards": "il ne reste pas de cartes",
    "why.empty-hand": "{player} n’a pas de cartes en main",
    "why.empty-archives": "{player} n’a pas de cartes archivées",
    "why.full-hand": "déjà {n:carte|cartes} en main",
}
