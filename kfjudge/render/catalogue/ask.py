"""What a person (or chance) has to decide. Who decides is said beside the question."""

from __future__ import annotations

MESSAGES: dict[str, tuple[str, str]] = {
    # the turn
    "ask.action": ("What next?", "Et maintenant ?"),
    "ask.active-house": ("Which house this turn?", "Quelle Maison ce tour-ci ?"),
    "ask.archives": ("Take the archives into hand?", "Prendre les archives en main ?"),
    "ask.forge": ("Forge a key with Æmber from cards?", "Forger une clé avec l’Aombre des cartes ?"),
    "ask.key": ("Which key?", "Quelle clé ?"),
    "ask.spend": ("{card}: spend how much Æmber?", "{card} : dépenser combien d’Aombre ?"),
    "ask.first-player": ("Who goes first?", "Qui joue en premier ?"),
    "ask.mulligan": ("Keep the starting hand?", "Garder la main de départ ?"),
    # into play
    "ask.attach": ("{card}: attach to which creature?", "{card} : attacher à quelle créature ?"),
    "ask.flank": ("{card}: which flank?", "{card} : quel flanc ?"),
    "ask.place": ("{card}: where in the battleline?", "{card} : où dans la ligne de front ?"),
    "ask.copy": ("{card}: copy which card?", "{card} : copier quelle carte ?"),
    # use
    "ask.use": ("{card}: use in which way?", "{card} : utiliser de quelle façon ?"),
    "ask.attack": ("{card}: attack which creature?", "{card} : attaquer quelle créature ?"),
    # a resolution
    "ask.choose": ("{card}: which card?", "{card} : quelle carte ?"),
    "ask.choose-several": ("{card}: which card? ({n}/{of})", "{card} : quelle carte ? ({n}/{of})"),
    "ask.redirect": (
        "{card}: which creature takes the damage instead?",
        "{card} : quelle créature subit les dégâts à sa place ?",
    ),
    "ask.heal": ("{card}: heal how much damage?", "{card} : soigner combien de dégâts ?"),
    "ask.tied": (
        "{card}: tied at power {power}, which one?",
        "{card} : puissance {power} à égalité, laquelle ?",
    ),
    "ask.house": ("{card}: which house?", "{card} : quelle Maison ?"),
    "ask.may": ("{card}: you may. Do it?", "{card} : vous pouvez. Le faire ?"),
    "ask.way": ("{card}: which of the two?", "{card} : lequel des deux ?"),
    "ask.order": ("Which ability resolves next?", "Quelle capacité se résout maintenant ?"),
    "ask.pile": (
        "Which card goes to {player}’s discard pile next?",
        "Quelle carte va maintenant dans la défausse ? ({player})",
    ),
    "ask.return": ("{card}: which card comes back next?", "{card} : quelle carte revient maintenant ?"),
    "ask.search": ("{card}: which card is found?", "{card} : quelle carte est trouvée ?"),
    # chance
    "ask.top-card": (
        "Which card is on top of {player}’s deck?",
        "Quelle carte est au sommet du deck ? ({player})",
    ),
    "ask.random-discard": (
        "Which card does {player} discard at random?",
        "Quelle carte est défaussée au hasard ? ({player})",
    ),
}
