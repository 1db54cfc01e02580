"""What the books of KeyForge leave open, one for each row of `games/keyforge/readings.py`."""

from __future__ import annotations

MESSAGES: dict[str, str] = {
    # destruction
    "reading.destroyed.goes-home": "Une carte que sa propre capacité « Détruit : » envoie en main, dans la pioche ou aux archives a-t-elle été détruite ?",
    "reading.destroyed.goes-home.not-destroyed": "ce que son « Détruit : » fait rentrer n’a pas été détruit",
    "reading.destroyed.goes-home.counts": "il a tout de même été détruit",
    "reading.name.destroyed.goes-home": "une carte détruite qui rentre",
    "reading.why.destroyed.goes-home": "Dans la 1.3, la capacité se résout juste avant que la carte ne soit détruite, et la carte a alors quitté le jeu ; la réponse sur le Déboulonneur Yxilo la met elle aussi d’abord en main.",
    "reading.since.destroyed.goes-home": "Des règles plus récentes la comptent comme détruite, et de même le programme sur lequel le jeu se joue en ligne.",
    "reading.destroyed.once-saved": "Les autres capacités « Détruit : » d’une créature que l’une d’elles vient de sauver se résolvent-elles encore ?",
    "reading.destroyed.once-saved.lapse": "les autres capacités « Détruit : » d’une créature sauvée tombent",
    "reading.destroyed.once-saved.resolve": "tout ce qui s’était déclenché se résout",
    "reading.name.destroyed.once-saved": "les autres capacités d’une créature sauvée",
    "reading.why.destroyed.once-saved": "Elles viennent juste avant la destruction ; une fois celle-ci remplacée, il ne reste rien qu’elles puissent précéder.",
    "reading.since.destroyed.once-saved": "Rien que nous sachions.",
    # fights
    "reading.fight.cut-short": "Une créature dont le combat s’arrête avant le premier coup a-t-elle combattu ?",
    "reading.fight.cut-short.fought": "un combat écourté compte pour ce qui attend un combat",
    "reading.fight.cut-short.not-fought": "un combat écourté n’en est pas un",
    "reading.name.fight.cut-short": "un combat écourté",
    "reading.why.fight.cut-short": "Les deux combattent dès l’attaque ; seul le reste du combat n’a pas lieu, et avec lui les capacités « Combat : ».",
    "reading.since.fight.cut-short": "Rien que nous sachions.",
}
