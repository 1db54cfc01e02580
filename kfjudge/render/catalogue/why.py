"""Why something did not happen, or is not allowed: the second half of a line. French speaks of « la carte »
or « la créature », so that no title has to agree."""

from __future__ import annotations

MESSAGES: dict[str, tuple[str, str]] = {
    # the turn and the house
    "why.alpha": (
        "alpha, and it would not be the first deed of the step",
        "Alpha, et une action a déjà eu lieu dans l’étape",
    ),
    "why.first-turn": (
        "first turn: one card played or discarded, no more",
        "premier tour : une seule carte jouée ou défaussée",
    ),
    "why.rule-of-six": (
        "Rule of Six: played or used six times this turn",
        "règle de six : déjà six fois ce tour-ci",
    ),
    "why.no-active-house": ("there is no active house", "il n’y a pas de Maison active"),
    "why.off-house": (
        "it is not of the active house, {house}",
        "la carte n’est pas de la Maison active, {house}",
    ),
    # what a card or another one says
    "why.card-forbids": ("{card} forbids it", "{card} l’interdit"),
    "why.card-says": ("a card says so", "une carte le dit"),
    "why.condition": ("its condition is not met", "sa condition n’est pas remplie"),
    "why.if-you-do": (
        "what comes before “if you do” was not done in full",
        "ce qui précède « si vous le faites » n’a pas été fait en entier",
    ),
    "why.no-ability": ("it has no such ability", "la carte n’a pas cette capacité"),
    "why.no-target": ("no legal target", "aucune cible légale"),
    "why.unknown-card": ("nobody knows which card it is", "personne ne sait quelle carte c’est"),
    # the state of a card
    "why.exhausted": ("it is exhausted", "la carte est inclinée"),
    "why.ready": ("it is already ready", "la carte est déjà redressée"),
    "why.stunned": ("it is stunned", "la créature est sonnée"),
    "why.not-stunned": ("it is not stunned", "la créature n’est pas sonnée"),
    "why.undamaged": ("it has no damage", "la créature n’a pas de dégâts"),
    "why.no-heal": ("no damage is removed", "aucun dégât n’est retiré"),
    "why.not-in-play": ("it is not in play", "la carte n’est pas en jeu"),
    "why.not-controlled": ("{player} does not control it", "{player} n’en a pas le contrôle"),
    "why.hidden-zone": ("{card} is in a hidden zone by now", "{card} est entre-temps en zone cachée"),
    # fights
    "why.artifact": ("an artifact neither reaps nor fights", "un artéfact ne moissonne ni ne combat"),
    "why.no-enemy": ("there is no enemy creature to attack", "il n’y a pas de créature ennemie à attaquer"),
    "why.elusive": ("elusive, first attack of the turn", "insaisissable, première attaque du tour"),
    "why.skirmish": ("skirmish", "escarmouche"),
    "why.destroyed-together": ("it is destroyed at the same time", "la carte est détruite en même temps"),
    "why.saved": (
        "the destruction is replaced, so nothing is left to come “just before” (the book says no more)",
        "la destruction est remplacée, et « juste avant » n’a plus d’objet (le livret n’en dit pas plus)",
    ),
    "why.cut-short": (
        "one of the two is gone, and the rest of the fight does not occur",
        "l’une des deux n’est plus là, et le reste du combat n’a pas lieu",
    ),
    "why.did-not-survive": ("it did not survive the fight", "la créature n’a pas survécu au combat"),
    "why.two-lines": ("they are not in the same battleline", "leurs lignes de front ne sont pas les mêmes"),
    "why.no-host": ("there is no creature to attach it to", "il n’y a pas de créature à laquelle l’attacher"),
    # too little
    "why.no-aember": ("{player} has no Æmber", "{player} n’a pas d’Aombre"),
    "why.cost": (
        "a key costs {cost} Æmber, {n} at hand",
        "une clé coûte {cost:Aombre|Aombres}, {n:disponible|disponibles}",
    ),
    "why.toll": (
        "{cost} Æmber must be paid first, {n} at hand",
        "il faut d’abord payer {cost:Aombre|Aombres}, {n:disponible|disponibles}",
    ),
    "why.no-key": ("no key forged on the turn before", "aucune clé forgée au tour précédent"),
    "why.chains-idle": (
        "the chains kept no card from being drawn",
        "les chaînes n’ont empêché de piocher aucune carte",
    ),
    "why.no-house-chosen": (
        "that comes after choosing a house, and none was chosen (the book says no more)",
        "cela vient après le choix d’une Maison, et aucune n’est choisie (le livret n’en dit pas plus)",
    ),
    "why.no-cards": ("no cards are left", "il ne reste pas de cartes"),
    "why.empty-hand": ("{player} has no cards in hand", "{player} n’a pas de cartes en main"),
    "why.full-hand": ("already {n:card|cards} in hand", "déjà {n:carte|cartes} en main"),
}
