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
    "does.once-a-round-or-single-use": "Une fois par round, ou par scène de combat là où un plateau dit « usage unique » :",
    "does.move": "un déplacement.",
    "does.conversion-unknown": "ce qu’elle convertit se lisait à des icônes que le texte de notre exemplaire a perdues ; un plateau le dit.",
    "does.yellow-die": "Un dé de combat jaune de plus dans la réserve du héros.",
    "does.only-named": "Le livret ne fait que la nommer ; un plateau dit ce qu’elle convertit.",
    "does.told.winged-celestial": "Chargé : un déplacement de 3 zones au plus, sans restriction ; la carte 192 prend ensuite sa place ; kfjudge n’en tient pas compte.",
    "does.told.shamanic-drum": "Réservé au Chamane. Quand son tour se termine, un résultat donne un jeton Concentration, 2 au plus, qui sert de résultat lors d’un round suivant : des icônes perdues dans notre exemplaire disaient lesquels. Le combat fini, ceux qui restent sont défaussés ; kfjudge n’en tient pas compte.",
    "does.told.sinister-whispers": "À un test, ce héros lance un dé de plus, 3 au maximum, et chacun doit donner un succès ; kfjudge n’en tient pas compte.",
}
