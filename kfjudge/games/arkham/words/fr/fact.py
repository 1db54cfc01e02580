"""What has to be known, where neither the board nor a card says it."""

from __future__ import annotations

MESSAGES: dict[str, str] = {
    "fact.fight": "Quelle est la valeur de combat de {card:the} ? Le plateau le dit ainsi : « {card} (combat 3) »",
    "fact.evade": "Quelle est la valeur d’évasion de {card:the} ? Le plateau le dit ainsi : « {card} (évasion 3) »",
    "fact.health": "Quelle est la vie de {card:the} ? Le plateau le dit ainsi : « {card} (vie 3) »",
    "fact.base-willpower": "Quelle est la valeur de base (volonté) de {player:the} ? Nommez l’investigateur, ou dites-la ainsi : « {player} : volonté de base 3 »",
    "fact.base-intellect": "Quelle est la valeur de base (intelligence) de {player:the} ? Nommez l’investigateur, ou dites-la ainsi : « {player} : intelligence de base 3 »",
    "fact.base-combat": "Quelle est la valeur de base (lutte) de {player:the} ? Nommez l’investigateur, ou dites-la ainsi : « {player} : lutte de base 3 »",
    "fact.base-agility": "Quelle est la valeur de base (agilité) de {player:the} ? Nommez l’investigateur, ou dites-la ainsi : « {player} : agilité de base 3 »",
    "fact.base-health": "Quelle est la vie de {player:the} ? Nommez l’investigateur, ou dites-la ainsi : « {player} : vie de base 7 »",
    "fact.base-sanity": "Quelle est la santé mentale de {player:the} ? Nommez l’investigateur, ou dites-la ainsi : « {player} : santé mentale de base 7 »",
    "fact.bag": "Que contient la réserve du Chaos ? Le plateau le dit ainsi : « réserve du Chaos : standard »",
    "fact.reference": "Quel est l’effet du symbole ({token}) ? Le plateau dit quel est le scénario : « carte de Référence : Le Rassemblement »",
    "fact.elder-sign": "Que vaut le signe des Anciens pour {player:the} ? Nommez l’investigateur dans la ligne des joueurs : « {player} (Roland Banks) »",
    "fact.shroud": "Quelle est la valeur occulte de {card:the} ? Le plateau le dit ainsi : « {card} (valeur occulte 2) »",
    "fact.top-cards": "Quelles cartes sont sur le deck de {player:the} ? Le plateau le dit ainsi : « deck de {player} : Cran | Couteau »",
    "fact.encounter-deck": "Qu’y a-t-il dans le deck Rencontre ? Le plateau le dit ainsi : « deck Rencontre : Acolyte | Mains Saisissantes »",
    "fact.agenda": "Quelle est l’intrigue en cours ? Le plateau le dit ainsi : « intrigue : Que se Passe-t-il !? (2 fatalités) »",
    "fact.act": "Quel est l’acte en cours ? Le plateau le dit ainsi : « acte : La Barrière »",
}
