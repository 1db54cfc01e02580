"""How situations are told in French, in any game: who is meant, what holds a story together, what asks. Words are
folded when they are compared; the pronouns that lean on a verb stand before it."""

from __future__ import annotations

MESSAGES: dict[str, str] = {
    # what is asked, what is told
    "told.asks.asks": "qui | que | quoi | quel/quelle/quels/quelles | combien | comment | pourquoi | ou | est ce que | est ce qu | qu est ce que | qu est ce qu | qu est ce qui | qu arrive t il | que se passe t il | il se passe quoi | c est quoi | y a t il | ca fait quoi | il se passe | que devient | ca donne quoi | doit/dois/doivent | faut il | est il | est elle | ai | va t il | a t il | est | meurt il | meurt elle",
    "told.if.if": "et que | et qu | si | s | quand | lorsque | lorsqu | alors que | alors qu | pendant que | pendant qu | que se passe t il si | que se passe t il quand | qu est ce qui se passe si | qu est ce qui se passe quand | qu est ce qu il se passe si | qu est ce qu il se passe quand | il se passe quoi si | il se passe quoi quand | apres que | apres qu | puisque | puisqu | comme | des que | des qu | une fois que | et si | parce que | parce qu | sachant que | sachant qu | supposons que | tandis que | avant que | avant de | vu que | vu qu",
    "told.then.then": "puis | et puis | ensuite | et ensuite | et | apres | apres cela | mais | donc | apres ca | et apres",
    "told.not.not": "ne | n | pas | jamais | sans | au lieu de | au lieu d | plutot que | oublie de | oublie d | ai oublie | ne peut plus | aurais du",
    "told.plural.plural": "sont | toutes | tous | les deux | toutes les deux | tous les deux | chacune | chacun | etaient",
    "told.copula.copula": "est | etait | sera | etre | suis | es | soit | reste | c est",
    "told.last.turn": "tour precedent | dernier tour | tour d avant | tour dernier | prochain tour | tour prochain | tour suivant | {whose} prochain tour | {whose} dernier tour | au tour d apres",
    "told.last.place": "a {its} gauche/droite",
    "told.passing.turn": "ce tour | ce tour ci | meme tour | en meme temps | tout de suite | en jeu | sur la table | dans la partie | pour la premiere fois | bien sur | du coup | du tout | il y a | y a",
    "told.may.me": "est ce que je peux | est ce que j ai le droit de | est ce que j ai le droit d | est ce qu on peut | puis je | peut on | ai je le droit de | ai je le droit d | j ai le droit de | j ai le droit d | est ce que je pourrais | est ce que je dois | dois je | on peut | je peux | est ce possible de",
    "told.may.they": "est ce qu il peut | est ce qu elle peut | peut il | peut elle | a t il le droit de | il peut | elle peut",
    # who
    "told.who.me": "premier joueur | le premier joueur | je | j | moi | on | nous | joueur a | le joueur a | le joueur actif | joueur actif | joueur 1",
    "told.who.other": "[mon/ton/son/notre/l/un] adversaire | [mon] opposant | l ennemi | second joueur | le second joueur | le deuxieme joueur | l autre joueur | l autre | joueur b | le joueur b | joueur 2 | mon pote | le mec en face | le gars en face | le joueur adverse | le joueur d en face | celui d en face | mon ami | et lui | et l adversaire | lui il | le mec d en face | le voisin d en face | mon adv | son adversaire",
    "told.who.you": "tu | vous | toi",
    "told.who.they": "il | elle | ils | elles",
    "told.whose.me": "mon propre | ma propre | mes propres | mon | ma | mes | notre | nos | le mien | la mienne",
    "told.whose.you": "ton | ta | tes | votre | vos",
    "told.whose.they": "son propre | sa propre | son | sa | ses | leur | leurs",
    "told.behind.me": "a moi | alliee | allie | allies | alliees | amie | ami | a nous",
    "told.behind.other": "adverse | adverses | ennemi | ennemie | ennemis | ennemies | a lui | a elle | a l adversaire | a mon adversaire | d en face | de l adversaire | de mon adversaire | chez l adversaire | chez mon adversaire | en face",
    "told.it.it": "l un | l une | l un d eux | l une d elles | lui | elle | la meme | celui ci | celle ci | celle la | celui la | eux | elles",
    "told.answer.it": "dessus | sur lui | sur elle | {it} recupere | {it} recuperes | {it} reprends | {it} reprend | {it} choisis | {it} choisit | {it} vise | {it} vises | {it} remonte | {it} renvoie | {it} renvoies | {it} sacrifie | {it} soigne | {it} prends | {it} prend | {it} archive | {it} purge",
    "told.it.leaning": "le | la | l | les",
    "told.its.its": "son | sa | ses",
    "told.another.another": "un autre | une autre | l autre | un second | un deuxieme | une deuxieme | une seconde | le deuxieme | la deuxieme | le second | la seconde | encore un | encore une | d autres",
    "told.kind.card": "carte | la carte | nomme | nommee | appele | appelee | copie de | seul | seule | unique | gros | grosse | petit | petite | d | de | du",
    # what is done with what
    "told.with.with": "avec {card} | par {card} | grace a {card} | a l aide de {card} | via {card} | et avec {card} | a coup de {card} | au moyen de {card}",
    "told.holds.holds": "ai | a | as | avait | avais | avons | ont | possede | controle | avec | a en jeu | ai en jeu",
    "told.holds.side": "cote {whose} | du cote {whose} | de {whose} cote | {whose} cote | {whose} camp | le camp {whose} | chez {seat} il y a | chez moi il y a | de {whose} cote il y a",
    "told.place.beside": "{card} a cote de {other} | {card} a cote de {other} et {third} | {card} a cote de {other} et de {third} | {card} pres de {other} | {card} juste a cote de {other} | a cote de {it} {other} | avec {other} a cote | avec {other} a cote de lui/elle | {card} a gauche/droite de {other} | {card} a la gauche/droite de {other} | {card} juste a gauche/droite de {other} | avec {other} a {its} gauche/droite | {other} a {its} gauche/droite | {other} est a cote | {other} a cote | {card} colle/collee/colles/collees a {other} | {card} est colle/collee a {other} | colle/collee/colles/collees a {other} | {card} a cote {other} | {other} colle/collee a cote | {card} au contact de {other} | {card} a coter de {other} | {card} jouxte {other} | {card} accole/accolee a {other} | {card} est entoure/entouree de {other} et {third} | entoure/entouree de {other} et {third} | entoure/entouree de {other} et de {third} | entoure/entouree par {other} et {third} | {other} d un cote et {third} de l autre | avec {other} juste a cote | {other} juste a cote | {other} est juste a cote | avec {other} a {its} gauche et {third} a {its} droite | {other} a {its} gauche et {third} a {its} droite | juste a cote de {other} | encadre/encadree par {other} et {third} | coince/coincee entre {other} et {third}",
    "told.place.between": "{card} entre {other} et {third} | {card} est entre {other} et {third} | {card} est entre {other} et {third} | {card} se trouve entre {other} et {third} | {card} est coince/coincee entre {other} et {third}",
    "told.place.together": "cote a cote | l un a cote de l autre | l une a cote de l autre | adjacents | adjacentes",
    "told.place.upon": "{card} sur {other} | {card} attache/attachee a {other} | {card} est attache/attachee a {other} | {card} est sur {other} | {card} posee/pose sur {other} | {card} colle/collee sur {other} | {card} attache/attachee sur {other} | {card} mis/mise sur {other} | {card} equipe/equipee sur {other}",
    "told.place.alone": "tout seul | toute seule | seul | seule",
    "told.place.zone": "dans {whose} {zone} | dans la/le/l/les {zone} de/d {seat} | en {zone} chez {seat} | de {whose} {zone} | depuis {whose} {zone} | dans la/le/l/les {zone} | en {zone} | de la/le/l/les {zone} | sous {whose} controle",
    "told.answer.card": "cible {card} | cible : {card} | ciblant {card} | en ciblant {card} | choisit {card} | choisis {card} | en choisissant {card} | choisissant {card} | visant {card} | en visant {card} | vise {card} | sur {card} | {it} cible | je cible {card} | contre {card} | comme cible {card} | prend {card} pour cible | prends {card} pour cible | pour cible {card} | recupere {card} | recuperes {card} | recuperer {card} | remonte {card} | remontes {card} | vises {card} | cibles {card} | et ca vise {card} | designe {card} | designes {card} | en designant {card} | choisissant comme cible {card} | et choisis comme cible {card} | cibler {card} | pour cibler {card} | viser {card} | choisir {card}",
    "told.turn.player": "{whose} tour | a {whose} tour | c est {whose} tour | pendant {whose} tour | au tour de {seat} | tour de {seat} | c est le tour de {seat} | pendant le tour de {seat} | a {seat} de jouer | c est a {seat} de jouer | {seat} est le joueur actif | {seat} est actif | durant {whose} tour | lors de {whose} tour | le tour de {seat} | c est a {seat} | tour {whose} | le tour {whose}",
    # single words
    "told.articles.articles": "le la les l un une des du de d ce cet cette ces quelques",
    "told.little.little": "bonjour salut merci svp question cas exemple situation arbitre juge jeu partie table alors donc aussi encore deja seulement juste bien vraiment peut peux pouvez peuvent pourrait pourrais doit dois devoir faut veut veux voudrais vais va aller venir vient passe passer arrive arriver resoudre resout resolu declenche declencher effet effets capacite capacites texte regle regles carte cartes joueur joueurs premier premiere second seconde normalement toujours maintenant actuellement tour tours fin debut moment fois meme chose choses qqch rien tout toute toutes tous autre autres fait faire fais font ca cela ceci y en se s me m te t qu que c est etre sont suis ai as a avoir ont avons par pour dans sur sous avec sans au aux a de d du des le la les l un une et ou mais ni car puis quand comment lequel laquelle lesquels quelle quel quels quelles pense crois dit sais savoir comprends compris ok oui non apres avant pendant ensuite celui celle ceux ci leurs notre votre mien mienne sien sienne donne donner droit possible question donc lors",
    "told.accented.tapee": "tapé tapée tapés tapées",
    "told.holds.me": "chez moi | chez moi il y a | chez moi j ai | moi j ai | de mon cote | de mon cote il y a | de mon cote j ai",
    "told.holds.other": "en face | en face il y a | en face il a | en face y a | chez lui | chez lui il a | chez lui il y a | chez l adversaire | chez l adversaire il y a | chez mon adversaire | cote adverse | en face de moi | en face de moi il y a | de l autre cote | de l autre cote il y a | du cote adverse | du cote adverse il y a",
}
