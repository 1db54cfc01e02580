"""What cards do, by what they are written with."""

from __future__ import annotations

MESSAGES: dict[str, str] = {
    "does.box": "À portée {n} : {action}.",
    "does.box-unknown": "À portée {n} : le livret ne montre pas l’action ; un plateau doit l’indiquer.",
    "does.band-unknown": "Le livret ne montre pas son bandeau d’actions ; un plateau doit l’indiquer.",
    "does.blocking": "Blocage : les héros de sa zone ne peuvent pas la quitter de leur plein gré.",
    "does.front-line": "Première ligne : un héros qui attaque sa zone doit d’abord viser un combattant de Première ligne.",
    "does.stealthy": "Furtif : il ne peut pas être ciblé tant que d’autres ennemis, non Furtifs, sont dans sa zone.",
    "does.pursuit": "Poursuite : quand un héros quitte sa zone, un ennemi de son type le suit aussitôt.",
    "does.life-drain": "Drain de vie : quand il inflige des dégâts dans sa propre zone, il gagne 1 cube d’armure, 2 au maximum.",
    "does.rampart": "Rempart : quand sa préparation s’achève sans Sprint, ce héros gagne 1 jeton Parade.",
    "does.not-played": "{ability} : le plateau du héros explique cette capacité ; kfjudge n’en tient pas compte.",
    "does.ability-unknown": "Le livret ne montre pas la capacité de ce héros ; kfjudge n’en tient pas compte.",
    "does.name.acrobat": "Acrobate",
    "does.name.stealthy": "Furtif",
    "does.name.vigor": "Vigor (Vigueur)",
    "does.name.weapon-master": "Maître d’armes",
    "does.once-a-battle": "Une fois par scène de combat :",
    "does.once-a-round": "Une fois par round :",
    "does.once-a-round-or-single-use": "Une fois par round, ou une fois par scène de combat si le plateau indique « usage unique » :",
    "does.move": "un déplacement.",
    "does.conversion-unknown": "des icônes, perdues dans notre exemplaire, montraient ce que cette carte convertit ; un plateau doit l’indiquer.",
    "does.yellow-die": "Un dé de combat jaune de plus dans la réserve du héros.",
    "does.only-named": "Le livret ne fait que nommer cette carte ; un plateau doit indiquer ce qu’elle convertit.",
    "does.told.winged-celestial": "Chargé : un déplacement de 3 zones au plus, sans tenir compte des restrictions ; la carte 192 prend ensuite sa place ; kfjudge n’en tient pas compte.",
    "does.told.shamanic-drum": "Réservé au Chamane. À la fin de son tour, un résultat donne un jeton Concentration (2 au plus), qui sert de résultat pendant un round suivant ; des icônes, perdues dans notre exemplaire, montraient quels résultats. À la fin du combat, les jetons qui restent sont défaussés ; kfjudge n’en tient pas compte.",
    "does.told.sinister-whispers": "Dans un test, ce héros lance un dé de plus, 3 au maximum, et chaque dé doit donner un succès ; kfjudge n’en tient pas compte.",
    "does.leads": "Meneur : lors des tours ennemis, il fait approcher d’une zone le sbire {color} le plus proche qui n’est pas dans sa zone.",
}
