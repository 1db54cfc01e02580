"""What cards do, by what they are written with."""

from __future__ import annotations

MESSAGES: dict[str, str] = {
    "does.box": "À portée {n} : {action}.",
    "does.box-unknown": "À portée {n} : le livret ne montre pas quoi ; un plateau le dit.",
    "does.band-unknown": "Le livret ne montre pas son bandeau d’actions ; un plateau le dit.",
    "does.blocking": "Blocage : les héros de sa zone ne peuvent la quitter de leur plein gré.",
    "does.front-line": "Première ligne : qui attaque sa zone vise d’abord un tel combattant.",
    "does.stealthy": "Furtif : il n’est pas une cible tant que d’autres, non Furtifs, sont dans sa zone.",
    "does.pursuit": "Poursuite : quand un héros quitte sa zone, un ennemi de son type le suit aussitôt.",
    "does.life-drain": "Drain de vie : infliger des dégâts dans sa zone lui donne 1 armure, jusqu’à 2.",
    "does.leads-red": "Meneur : lors des tours ennemis, il rapproche de 1 zone le sbire rouge le plus proche qui est ailleurs.",
    "does.rampart": "Rempart : quand sa préparation s’achève sans Sprint, ce héros gagne 1 jeton Parade.",
    "does.not-played": "{ability} : le plateau du héros l’explique ; kfjudge n’en tient pas compte.",
    "does.ability-unknown": "Le livret ne montre pas la capacité de ce héros ; kfjudge n’en tient pas compte.",
    "does.name.acrobat": "Acrobate",
    "does.name.stealthy": "Furtif",
    "does.name.vigor": "Vigor",
    "does.name.weapon-master": "Maître d’armes",
    "does.once-a-battle": "Une fois par scène de combat :",
    "does.once-a-round": "Une fois par round :",
    "does.move": "un déplacement.",
    "does.conversion-unknown": "ce qu’elle convertit se lisait à des icônes que le texte de notre exemplaire a perdues ; un plateau le dit.",
}
