"""What a person (or chance) has to decide. Who decides is said beside the question."""

from __future__ import annotations

MESSAGES: dict[str, str] = {
    # the turn
    "ask.action": "Et maintenant ?",
    "ask.active-house": "Quelle Maison ce tour-ci ?",
    "ask.archives": "Prendre les archives en main ?",
    "ask.forge": "Forger une clé avec l’Aombre des cartes ?",
    "ask.key": "Quelle clé ?",
    "ask.spend": "{card} : dépenser combien d’Aombre ?",
    "ask.first-player": "Qui joue en premier ?",
    "ask.mulligan": "Garder la main de départ ?",
    # into play
    "ask.attach": "{card} : attacher à quelle créature ?",
    "ask.flank": "{card} : quel flanc ?",
    "ask.place": "{card} : où dans la ligne de front ?",
    "ask.copy": "{card} : copier quelle carte ?",
    # use
    "ask.use": "{card} : quelle utilisation ?",
    "ask.attack": "{card} : attaquer quelle créature ?",
    # a resolution
    "ask.choose": "{card} : quelle carte ?",
    "ask.choose-several": "{card} : quelle carte ? ({n}/{of})",
    "ask.choose-any": "{card} : quelle carte ? (autant que voulu)",
    "ask.capture-instead": "Quelle créature capture l’Aombre destiné à {player} ?",
    "ask.next": "{card} : pour quelle carte ensuite ?",
    "ask.redirect": "{card} : quelle créature subit les dégâts à sa place ?",
    "ask.heal": "{card} : soigner combien de dégâts ?",
    "ask.captures": "{card} : quelle créature capture ensuite ?",
    "ask.one-ability": "{card} : laquelle de ces capacités ?",
    "ask.share": "{card} : qui reçoit le suivant, sur {n} ? De gauche à droite.",
    "ask.tied": "{card} : puissance {power} à égalité, laquelle ?",
    "ask.house": "{card} : quelle Maison ?",
    "ask.number": "{card} : quel nombre ?",
    "ask.may": "{card} : résoudre l’effet facultatif ?",
    "ask.again": "{card} : refaire tout cela encore une fois ?",
    "ask.way": "{card} : lequel de ces effets ?",
    "ask.order": "Quelle capacité se résout maintenant ?",
    "ask.pile": "Défausse de {player} : quelle carte y va maintenant ?",
    "ask.deck": "{player} : quelle carte va ensuite sur le deck ?",
    "ask.return": "{card} : quelle carte revient maintenant ?",
    "ask.play": "{card} : quelle carte est jouée maintenant ?",
    "ask.search": "{card} : quelle carte est trouvée ?",
    # chance
    "ask.top-card": "Quelle carte est au sommet du deck de {player} ?",
    "ask.random": "{card} : quelle carte, au hasard ?",
    "ask.random-discard": "Quelle carte de {player} est défaussée au hasard ?",
    "ask.random-archived": "Quelle carte archivée de {player} est défaussée au hasard ?",
}
