"""Ce qui se dit des décisions publiées : aucun arbitre ne tranche dans un jeu où tous jouent ensemble."""

from __future__ import annotations

MESSAGES: dict[str, str] = {
    "ruling.silent": "L’édition {edition} ne le dit pas : c’est au groupe de décider.",
    "ruling.listed": "{n:décision publiée|décisions publiées} depuis, absentes du livret : le groupe juge ce qu’elles valent.",
    "ruling.listed-since": "{n:décision publiée|décisions publiées} depuis {since} ou sans date, absentes du livret : le groupe juge ce qu’elles valent.",
}
