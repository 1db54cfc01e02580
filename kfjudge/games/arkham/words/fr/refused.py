"""What did not happen."""

from __future__ import annotations

MESSAGES: dict[str, str] = {
    "refused.draw": "{player:the} ne pioche pas de carte",
    "refused.attack": "{card:the n’attaque~n’attaquent} pas {player:the}",
    "refused.draw-encounter": "{player:the} ne pioche pas de carte Rencontre",
    "refused.move": "{player:the} ne va pas dans {card:the}",
    "refused.hunt": "{card:the ne va~vont} pas dans {to:the}",
    "refused.leave": "{card:the ne quitte~quittent} pas le jeu",
    "refused.discover": "{player} ne découvre pas d’indice",
    "refused.got-away": "Aucun Cultiste échappé n’est généré",
}
