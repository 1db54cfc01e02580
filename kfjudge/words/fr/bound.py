"""Why something was stopped that would have been endless, or more than anybody can look at."""

from __future__ import annotations

MESSAGES: dict[str, str] = {
    "bound.too-long": "arrêt après {seconds} secondes de calcul ; avec moins de cartes, la partie peut être jouée",
    "bound.too-much-work": "arrêté : plus de {most} choses devraient se passer, être demandées ou attendre leur tour ; avec moins de cartes, la partie peut être jouée",
    "bound.too-much-depth": "arrêté : ce qui se passe ici entraîne autre chose, et ainsi de suite, plus loin qu’on ne peut suivre",
    "bound.too-much-drawn": "trop long pour un plateau à chaque étape : {steps} étapes avec {cards} cartes dans la partie ; le replay sans --step ni --html les raconte",
}
