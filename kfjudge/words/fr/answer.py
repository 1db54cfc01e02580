"""An answer to a question, and what is said where there is none."""

from __future__ import annotations

MESSAGES: dict[str, str] = {
    "answer.later": "D’une extension plus récente que ces livrets : {words}.",
    "answer.mistake": "Comment réparer l’erreur maintenant, c’est à l’arbitre principal de le dire : aucun livret ici n’en parle.",
    "answer.alike": "Même règle, autres cartes :",
    "answer.played": "Joué par le moteur :",
    "answer.counted": "{n:carte|cartes} dans les extensions que kfjudge connaît.",
    "answer.list": "Liste :",
    "answer.board": "Plateau :",
    "answer.not-read": "Pas lu :",
    "answer.nothing": "Rien trouvé là-dessus. Cela ne veut pas dire qu’aucune règle n’y répond : essayez d’autres mots.",
    "answer.passages": "Rien n’y répond à coup sûr. Les passages les plus proches :",
}
