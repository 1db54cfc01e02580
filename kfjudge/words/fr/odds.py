"""The odds of a test."""

from __future__ import annotations

MESSAGES: dict[str, str] = {
    "odds.against": "contre | vs | versus",
    "odds.asked": "chance | chances | probabilité | probable",
    "odds.won": "{said} : réussite dans {won} cas sur {n} ({percent} %).",
    "odds.between": "{said} : réussite dans {won} à {most} cas sur {n} ({percent} à {best} %).",
    "odds.only": "{said} : {n} cas, dont rien n’est attendu.",
    "odds.each": "Chacun : {what}",
    "odds.lost": "Perdu : {what}",
    "odds.open": "Incertain, selon ce qui n’est pas dit : {what}",
    "odds.winning": "Gagné : {what}",
    "odds.times": "{what} ×{n}",
    "odds.with": "{what} ({more})",
    "odds.then": ", puis ",
    "odds.bar": "{won} sur {n}",
    "odds.bar-between": "{won} à {best} sur {n}",
    "odds.more": "{more} de plus : {won}",
    "odds.more-between": "{more} de plus : {won} à {best}",
    "odds.percent": "{n} %",
    "odds.board": "{title}",
    "odds.nothing-open": "ce plateau ne laisse rien au hasard : écrivez « - ? » sous l’étape dont on demande les chances",
    "odds.too-many": "plus de {most} suites à jouer : laissez moins de choses ouvertes",
    "odds.somebody-decides": "ce n’est pas que du hasard ; quelqu’un décide : {question}",
    "odds.not-read": "« {given} » n’est ni un test ni un plateau ; un test se dit ainsi : 5 contre 4, standard",
}
