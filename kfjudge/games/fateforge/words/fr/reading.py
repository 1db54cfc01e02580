"""What the rulebook leaves open, one for each row of `readings.py`."""

from __future__ import annotations

MESSAGES: dict[str, str] = {
    "reading.front-line.what": "Quelles attaques doivent viser en priorité un combattant de Première ligne ?",
    "reading.front-line.what.all": "frappes et tirs visent d’abord la première ligne",
    "reading.front-line.what.strikes": "seules les frappes visent d’abord la première ligne",
    "reading.front-line.what.shots": "seuls les tirs visent d’abord la première ligne",
    "reading.name.front-line.what": "quelles attaques la Première ligne détourne",
    "reading.why.front-line.what": "La carte le montre par une icône que notre exemplaire a perdue, et la phrase parle de tout ce qui est assigné à la zone.",
    "reading.since.front-line.what": "Rien à notre connaissance.",
    "reading.pursuit.pushed": "Un ennemi à Poursuite suit-il un héros poussé hors de sa zone ?",
    "reading.pursuit.pushed.followed": "un héros poussé est suivi",
    "reading.pursuit.pushed.not-followed": "un héros poussé n’est pas suivi",
    "reading.name.pursuit.pushed": "Poursuite d’un héros poussé",
    "reading.why.pursuit.pushed": "La carte parle de quitter la zone, de quelque façon que ce soit.",
    "reading.since.pursuit.pushed": "Rien de publié à notre connaissance.",
    "reading.blocking.leaving": "Blocage empêche-t-il un héros de quitter la scène de combat à la fin ?",
    "reading.blocking.leaving.free": "un héros bloqué sort de la scène",
    "reading.blocking.leaving.held": "un héros bloqué reste",
    "reading.name.blocking.leaving": "Blocage à la fin de la scène",
    "reading.why.blocking.leaving": "On sort de la scène automatiquement, et Blocage porte sur ce que font les héros de leur plein gré.",
    "reading.since.blocking.leaving": "Rien n’a été publié à notre connaissance.",
}
