"""How situations of KeyForge are told in French, with more freedom than board files have."""

from __future__ import annotations

MESSAGES: dict[str, str] = {
    "told.same.attaque": "attaque attaques attaquer attaquent attaquant attaqua attaquera attaquerai attaquait tape tapes taper frappe frappes frapper affronte affronter affrontes",
    "told.same.combat": "combat combats combattre combattent combattant combattu bat battre",
    "told.same.moissonne": "moissonne moissonnes moissonner moissonnent moissonnant moissonnait moissonnera recolte recolter reapant",
    "told.same.joue": "joue joues jouer jouent jouant jouait jouerai pose poses poser posant place",
    "told.same.utilise": "utilise utilises utiliser utilisent utilisant active actives activer activant",
    "told.same.défausse": "defausse defausses defausser defaussent defaussant",
    "told.same.forge": "forge forges forger forgent forgeant forgera",
    "told.same.termine": "termine termines terminer finis finit finir fini",
    "told.same.retire": "retire retires retirer enleve enleves enlever vire virer",
    "told.same.créature": "creature creatures",
    # deeds
    "told.step.attack": "{card} attaque {other} | {card} attaque contre {other} | {card} se bat contre {other} | {card} combat contre {other} | {other} est/etait/fut attaquée/attaqué par {card} | {other} attaquée/attaqué par {card} | {other} se fait attaquer par {card} | attaque {other} avec {card} | attaque avec {card} {other} | attaque avec {card} contre {other} | combat {other} avec {card} | combat contre {other} avec {card} | combat avec {card} {other} | utilise {card} pour attaquer/combattre {other} | fait/fais attaquer {other} par {card} | fait/fais attaquer {other} avec {card} | fait/fais combattre {card} contre {other} | {card} {it} attaque | {card} contre {other} | {it} attaque avec {card} | {it} combat avec {card} | fait/fais attaquer {card} sur {other} | {card} combat avec {other} | attaque {other} par {card}",
    "told.step.fight": "{card} combat | {card} se bat | combat avec {card} | attaque avec {card} | utilise {card} pour combattre/attaquer | fait/fais attaquer {card} | fait/fais combattre {card} | {card} attaque",
    "told.step.reap": "{card} moissonne | moissonne avec {card} | moissonne {card} | utilise {card} pour moissonner | fait/fais moissonner {card} | {it} fais/fait moissonner | {it} moissonne | {card} fait une moisson | fait/fais une moisson avec {card} | moisson avec {card} | moisson de {card}",
    "told.step.play": "joue {card} | {card} est/etait joué/jouée | {card} joué/jouée | {it} joue | met/mets {card} en jeu | {card} arrive/entre en jeu | joue la carte {card} | joue l action {card}",
    "told.step.play-on": "joue {card} sur {other} | {card} est/etait joué/jouée sur {other} | {card} joué/jouée sur {other} | met/mets {card} sur {other} | attache/attaches/attacher {card} a {other} | attache/attaches {card} sur {other} | joue {card} en ciblant {other} | joue {card} ciblant {other} | joue {card} et cible {other} | joue {card} contre {other} | equipe {other} de {card} | equipe {other} avec {card} | {it} joue sur {other} | joue l amelioration {card} sur {other}",
    "told.step.discard": "défausse {card} | me defausse de {card} | se defausse de {card} | {card} est défaussé/défaussée | {it} défausse | jette {card}",
    "told.step.use": "utilise {card} | {card} est utilisé/utilisée | {it} utilise | me sers de {card} | se sert de {card}",
    "told.step.action": "utilise {its} action | utilise l action de {card} | utilise l action {card} | l action de {card} | fais/fait l action de {card} | action de {card} | {card} utilise son action | {card} fait son action | déclenche l action de {card} | utilise {card} pour son action",
    "told.step.omni": "utilise {its} omni | utilise l omni de {card} | utilise la capacite omni de {card} | omni de {card} | l omni de {card} | {card} utilise son omni",
    "told.step.unstun": "retire {its} statut sonne | retire le statut sonné de {card} | retire la carte sonnée de {card} | retire le stun de {card} | retire {its} sonnee | retire le sonnee de {card} | retire l etourdissement de {card} | {card} retire son statut sonne | déstun/destun/destuner {card} | utilise {card} pour retirer le/son statut sonné | utilise {card} pour enlever le/son sonnee | {card} perd le statut sonne",
    "told.step.end": "termine {whose} tour | termine le tour | passe {whose} tour | passe le tour | passer {whose} tour | {whose} tour se termine",
    "told.decides.key": "forge une/la/ma/sa/cle clé | forge la clé {color} | forge une clé {color} | forge {whose} clé | forge {whose} première/deuxième/troisième/dernière clé",
    # which types of cards do and suffer them
    "told.types.step.attack": "creature",
    "told.types.step.attack.other": "creature",
    "told.types.step.fight": "creature",
    "told.types.step.reap": "creature",
    "told.types.step.unstun": "creature",
    "told.types.step.play-on": "upgrade",
    "told.types.worn": "upgrade",
    "told.aimed.aimed": "step.fight",
    # what is true of cards
    "told.unsaid.files": "fact.house fact.named fact.keeper fact.under fact.owner fact.facedown fact.attacked",
    "told.fact.stunned": "sonnée/sonné/sonnées/sonnés | {card} est sonnée/sonné | étourdie/étourdi/étourdis | {card} est étourdie/étourdi | assommée/assommé",
    "told.fact.exhausted": "inclinée/incliné/inclinées/inclinés | {card} est inclinée/incliné | épuisée/épuisé/épuisés | {card} est épuisée/épuisé | engagée/engagé | pas prête/prêt | pas redressée/redressé",
    "told.fact.ready": "redressée/redressé/redressées/redressés | {card} est redressée/redressé | prête/prêt/prêtes/prêts | {card} est prête/prêt | pas inclinée/incliné | dégagée/dégagé",
    "told.fact.damage": "{n} dégât~dégâts | {n} dégât~dégâts sur {card} | {card} a/ai/avait/avec/ayant {n} dégât~dégâts | qui a {n} dégât~dégâts | {n} dégât~dégâts dessus | avec {n} dégât~dégâts sur {it} | a déjà {n} dégât~dégâts | {card} a déjà {n} dégât~dégâts | {card} a subi {n} dégât~dégâts | {n} point~points de dégât/dégâts | {n} point~points de dégâts sur {card} | {n} blessure~blessures | {n} dégât~dégâts sur {it} | blessée/blessé de {n} | {n} marqueur~marqueurs dégât/dégâts | {n} marqueur~marqueurs de dégât/dégâts",
    "told.fact.counters": "{n} marqueur~marqueurs puissance | {n} marqueur~marqueurs de puissance | {n} marqueur~marqueurs 1 | {n} marqueur~marqueurs de force | {n} jeton~jetons de puissance | {n} jeton~jetons 1 | {n} compteur~compteurs de puissance | {n} jeton~jetons puissance | {n} marqueur~marqueurs de puissance sur {card} | {n} marqueur~marqueurs de puissance 1 | {n} marqueur~marqueurs 1 puissance",
    "told.fact.aember": "{n} Aombre sur {card} | {n} Aombre dessus | {n} d Aombre sur {card} | {n} Aombre sur {it} | {n} Aombre capturée/capturé/capturés/capturées | {card} a [capturé] {n} Aombre | a capturé {n} Aombre | {card} avec {n} Aombre | {n} d aombre dessus",
    # places
    "told.place.beside": "{card} voisin/voisine de {other} | {card} est voisin/voisine de {other} | avec {other} comme/pour voisin/voisine | avec {other} en voisin/voisine | {its} voisin/voisine est {other} | {its} voisin/voisine {other} | a {other} pour voisin/voisine | a pour voisins/voisines {other} et {third} | {its} voisins/voisines sont {other} et {third} | a pour voisin/voisine {other} | dont le voisin est {other} | dont la voisine est {other} | voisin/voisine {other} | a {other} comme voisin/voisine",
    "told.place.together": "voisins | voisines | sont voisins | sont voisines",
    "told.place.left": "sur le flanc gauche | flanc gauche | a gauche | tout a gauche | sur {whose} flanc gauche | au flanc gauche",
    "told.place.right": "sur le flanc droit | flanc droit | a droite | tout a droite | sur {whose} flanc droit | au flanc droit",
    "told.place.either": "sur un flanc | sur le flanc | de flanc | en flanc | sur {whose} flanc | au bout de la ligne | a l extremite | sur un des flancs",
    "told.place.inside": "pas sur un flanc | pas sur le flanc | au milieu | au centre | au milieu de la ligne | au milieu de la ligne de front | au centre de la ligne",
    "told.place.worn": "{card} equipé/equipée de {other} | {card} equipé/equipée d {other} | {card} porte {other} | {card} portant {other} | {card} avec {other} dessus | {card} avec {other} attaché/attachée | {card} amelioré/ameliorée par {other} | {card} avec l amelioration {other} | {card} a {other} dessus | {card} a l amelioration {other} | {card} qui a {other} | {card} qui porte {other} | {card} amélioré/améliorée avec {other} | {card} a {other}",
    "told.place.zone": "sur {whose} ligne [de] [front] | dans {whose} ligne [de] [front] | dans {whose} camp | de {whose} cote | dans le camp adverse | chez {seat} | chez moi | sur {whose} plateau",
    "told.lies.deck": "premiere carte est {card} | la carte du dessus est {card} | carte du dessus de {whose} deck est {card} | carte du dessus est {card} | {card} est sur le dessus de {whose} deck | {card} au dessus de {whose} deck | {card} sur le dessus de {whose} deck | revele {card} | la premiere carte de {whose} deck est {card}",
    # what is not there
    "told.absent.creature": "aucune créature | aucune créature {whose} | pas de créature | pas de créature {whose} | aucune autre créature | sans créature | sans créature {whose} | {seat} n a aucune créature | {seat} n ai aucune créature | {seat} n a pas de créature | {seat} n ai pas de créature | {seat} n a pas d autre créature | pas d autre créature {whose} | aucune autre créature {whose} | {seat} n a plus de créature | {seat} a pas de créature | plus de créature | {seat} a aucune créature | sa seule créature | {whose} seule créature | seule créature | la seule créature | la seule créature en jeu | {whose} unique créature | aucune créature en face | aucune créature chez {seat} | pas de créature en face | personne en face | {seat} n a personne | {whose} ligne [de] [front] est vide | plateau vide | n a qu une créature | pas d autre créature | pas d autre créature {whose} | aucune autre créature {whose} | il n y a pas de créature | il n y a aucune créature | seule créature {whose} | la seule créature {whose} | plus de créature {whose}",
    "told.absent.artifact": "aucun artéfact | aucun artefact | pas d artefact | {seat} n a pas d artefact | {seat} n a aucun artefact | sans artefact | {whose} seul artefact",
    # what players have
    "told.player.aember": "{n} Aombre | {n} d Aombre | {seat} a/ai/as/avec/avait {n} Aombre | {seat} a/ai/avec {n} d Aombre | a {n} Aombre | {n} Aombre dans {whose} reserve | {seat} a/ai/as {n} | {seat} est/suis a {n} Aombre | {seat} est/suis a {n} | a {n} d Aombre | {seat} a {n} Aombre dans {whose} reserve | {n} Aombre en reserve | {whose} reserve est a {n}",
    "told.player.chains": "{n} chaîne~chaînes | {seat} a/ai/as {n} chaîne~chaînes | a {n} chaîne~chaînes",
    "told.player.keys": "{n} clé~clés | {seat} a/ai/as {n} clé~clés | {n} clé~clés forgée/forgées | {seat} a/ai [deja] {n} clé~clés forgée/forgées | {seat} a/ai forge {n} clé~clés | a {n} clé~clés | {seat} a/ai [deja] forgé {n} clé~clés",
    "told.player.key": "clé {color} | la clé {color} | clé {color} forgée",
    "told.has.cards": "{n} carte~cartes en {zone} | {n} carte~cartes dans {whose} {zone} | {n} carte~cartes dans la/le/les/l {zone} | {seat} a/ai {n} carte~cartes en {zone} | {seat} a/ai {n} carte~cartes dans {whose} {zone}",
    "told.has.empty": "{whose} {zone} est vide | {zone} vide | {whose} {zone} sont vides | {whose} {zone} vide",
    # the turn
    "told.turn.house": "Maison {house} | la Maison {house} | en {house} | en Maison {house} | {house} est active | {house} est la Maison active | Maison active {house} | Maison active est {house} | Maison {house} active | {whose} Maison active est {house} | choisit/choisis/choisi/choisir {house} | choisit/choisis/choisi/choisir la Maison {house} | choisit/choisis/choisi Maison {house} | annonce {house} | annonce la Maison {house} | Maison {house} choisie | {house} choisie | tour {house} | Maison choisie {house} | pris/prend/prends {house} | pris/prend/prends la Maison {house} | Maison {house} annoncée | declare {house} | appelle {house}",
    "told.turn.first": "premier tour | le premier tour | au premier tour | {whose} premier tour | premier tour de jeu | premier tour de la partie | tour 1 | tout premier tour | a {whose} premier tour",
    "told.answer.house": "nomme {house} | en nommant {house} | nommant {house} | nommer {house} | nomme la Maison {house} | en nommant la Maison {house} | nommee {house}",
    # what is said in passing
    "told.kind.creature": "creature | la creature | artefact | l artefact | amelioration | l amelioration | action | l action | voisin | voisine | ennemi | ennemie",
    "told.it.creature": "cette creature | la creature | cette carte | cet artefact",
    "told.outcome.outcome": "meurt | meurent | est détruit/détruite/détruits/détruites | sont détruits/détruites | détruit/détruite | détruit {card} | tue {card} | {it} tue | {it} detruit | inflige {n} dégât~dégâts | inflige {n} dégât~dégâts a {card} | {it} inflige {n} dégât~dégâts | subit {n} dégât~dégâts | prend {n} dégât~dégâts | fait {n} dégât~dégâts a {card} | {it} fait {n} dégât~dégâts | survit | quitte le jeu | mort | morte | est mort/morte | {n} dégât~dégâts a {card}",
    "told.passing.deed": "le combat | apres le combat | pendant le combat | apres combat | l attaque | apres la moisson | en moisson | effet [de] moisson | effet moisson | capacite moisson | effet combat | effet de combat | effet jouez | capacite action | capacite omni | effet detruit | avant le combat | jouez combat moisson | la ligne de front | fin de tour | fin du tour | a la fin du tour | a la fin de {whose} tour | debut de {whose} tour | au debut de {whose} tour | au debut du tour | en debut de tour | en fin de tour | cout des cles | une cle | {its} effet jouez | {its} effet moisson | {its} effet combat | l effet moisson | l effet combat",
    # single words
    "told.little.own": "degats degat insaisissable escarmouche poison provocation hasardeux hasardeuse assaut armure puissance bonus aombre reserve mot cle voisin voisine voisins voisines flanc flancs creature creatures artefact amelioration cles maison ligne front plateau archonte active actif tour tours ennemie ennemi adverse active",
    "told.doing.own": "attaque attaques attaquer combat combattre bat moissonne moissonner moissonnes moisson joue joues jouer joué utilise utiliser utilises defausse defausser forge forger sacrifie sacrifier sacrifies detruit detruire tue tuer tues capture capturer captures vole voler voles soigne soigner soignes deplace deplacer echange echanger renvoie renvoyer remonte archive archiver archives purge purger pioche piocher pioches revele reveler cherche chercher melange melanger incline incliner redresse redresser redresses sonne sonner inflige infliger prend prends prendre pris donne donner perd perdre perds met mets mettre copie copier controle retourne retourner enleve enlever retire retirer protege termine terminer passe passer ajoute ajouter place gagne gagner nomme nommer choisit choisis choisir depense depenser paye payer annonce reprend recupere recuperer ramene",
}
