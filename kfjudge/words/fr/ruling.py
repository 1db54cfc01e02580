"""What is said of rulings, which were published outside the books."""

from __future__ import annotations

MESSAGES: dict[str, str] = {
    "ruling.since": "Publié depuis, absent du livret",
    "ruling.before": "Publié avant le livret, absent de celui-ci",
    "ruling.says": "L’édition {edition} le dit déjà.",
    "ruling.silent": "L’édition {edition} ne le dit pas : c’est l’arbitre principal qui décide.",
    "ruling.differs": "L’édition {edition} dit autre chose : {what::}",
    "ruling.in-list.says": "déjà dans l’édition {edition}",
    "ruling.in-list.silent": "l’édition {edition} se tait",
    "ruling.in-list.differs": "l’édition {edition} dit autre chose",
    "ruling.listed": "{n:décision publiée|décisions publiées} depuis, absentes du livret : l’arbitre principal juge ce qu’elles valent.",
    "ruling.listed-since": "{n:décision publiée|décisions publiées} depuis {since} ou sans date, absentes du livret : l’arbitre principal juge ce qu’elles valent.",
    "ruling.older": "{n:plus ancienne|plus anciennes} : kfjudge faq --since {first}",
    "ruling.none": "On ne connaît aucune décision publiée hors des livrets de ce jeu.",
    "ruling.none-since": "On ne connaît aucune décision publiée depuis {since}.",
    "ruling.not-a-date": "« {given} » n’est pas une date, qui ressemble à 2020, 2020-06 ou 2020-06-16.",
}
