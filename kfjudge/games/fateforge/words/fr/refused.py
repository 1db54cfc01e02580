"""What did not happen."""

from __future__ import annotations

MESSAGES: dict[str, str] = {
    "refused.extra-round": "Le groupe ne joue pas de round supplémentaire",
    "refused.leave": "{player:the} ne sort pas",
    "refused.follow": "{card:the} ne suit pas {player:the}",
    "refused.strike": "{card:the} ne frappe pas {player:the}",
    "refused.rest": "{player:the} ne fait pas le reste",
    "refused.shoot": "{card:the} ne tire pas sur {player:the}",
    "refused.push": "{card:the} ne pousse pas {player:the}",
    "refused.pull": "{card:the} n’attire pas {player:the}",
    "refused.stun": "{card:the} n’étourdit pas {player:the}",
}
