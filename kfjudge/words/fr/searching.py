"""French words as search weighs them, and the stem that "jouer", "jouée" and "joues" have in common."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path

from kfjudge.words.fr.sound import sound
from kfjudge.words.language import Searching, phrases, read_words, words

_ENDINGS = """issements issement ements ement eraient erait erions eront erons erai eras erez era antes ants
    ante ant aient ait ions iez ees ee ent es er ez re ue us ues e s x"""
_LONGEST_FIRST = tuple(sorted(_ENDINGS.split(), key=len, reverse=True))
_SHORTEST = 3  # letters that must be left


@lru_cache(maxsize=16384)
def stem(word: str) -> str:
    """Take one ending off a folded word. A stemmer that goes further makes one word of two rules."""
    if len(word) <= _SHORTEST or word.isdigit():
        return word
    for ending in _LONGEST_FIRST:
        if word.endswith(ending) and len(word) - len(ending) >= _SHORTEST:
            word = word.removesuffix(ending)
            break
    # "sonner" and "son", "battre" and "bat"
    return word[:-1] if len(word) > _SHORTEST + 1 and word[-1] == word[-2] else word


SEARCHING = Searching(
    stem=stem,
    sound=sound,
    common=words(
        """a ai alors apres as au aussi autant autre autres aux avec avoir avons ca car ce ceci cela
        ces cet cette chez combien comment d dans de deja des devient dois doit doivent donc dont du
        elle elles en encore entre est et etaient etait ete etre eu faire fais fait faut il ils j je
        jusqu jusque l la le les leur leurs lui m ma mais me meme memes mes moi moins mon n ne ni
        non nos notre nous on ont ou par pas pendant peut peuvent peux plus pour pourquoi pourrait
        puis qu quand que quel quelle quelles quelqu quels qui quoi s sa sans se sera ses si soit
        son sont sous sur t ta te tes toi ton tous tout toute toutes tres trop tu un une va vais
        vers veulent veut veux voudrait voudrais vont vos votre vous y c bien explique expliquer
        explication signifie veut dire fonctionne marche savoir merci quid voudrait aura aurai
        aurais aurait auraient aurons auront avait avais avaient aie ait fera ferai ferait feront
        font serait seraient seront sois soient etais fut peuvent pourra pourrai pourrais pourraient
        pouvait pouvais pouvons pouvez devra devrai devrais devrait devraient devait devais du dus
        devons devez voulait voulais voudra faudra faudrait fallait allait allais ira irait sera
        voila voici celle celles celui ceux ci eux lorsque puisque parce ainsi etant ayant puisse
        puissent bonjour bonsoir salut svp pardon desole beaucoup comme depuis vraiment mieux sais
        quelques selon quelque tant raison certains souvent surtout enfin vois idee notamment etes
        plutot afin aide sait vite maniere parfois compris presque tellement cependant avis faites
        ouais pourtant affaire envie malgre comprendre demander certain certaine simplement bientot
        dit disent disait truc trucs machin chose choses mec pote gars cool normalement normal
        forcement genre franchement clairement bref oups zut merde putain voulez connait crois croit
        pense penses pensez clair exact exactement vrai vraie ok nan hein carrement legit permis
        autorise autorisee reellement concretement justement sinon abord ensuite histoire cas sens
        sert servir"""
    ),
    in_passing=words("avant dois doit doivent jouer oui"),
    beside_the_subject=words(
        "difference differences errata erratum faq glossaire question questions regle regles"
    ),
    of_a_card=words(
        """action actions adversaire anglais anglaise art artiste bon bonne bonus capacite capacites carte
        cartes change cherche collection commune complet complete contient dessin detail details detruit dit
        donne donner effet effets exact exactement explication extension faction fiche force fort forte
        francais francaise illustration illustrations image images info information infos jeu joue jouee
        jouer jouez lire lit montre montrer mot mots nom numero officiel original parle parler precis
        precisement rapporte rapporter rare rarete serie sert servir statistiques stats surnom svp texte
        textes traduction traduire trait traits type utile utilite valeur valeurs vaut version versions vf
        vo"""
    ),
    comparing=words(
        "comparer comparaison diff difference differences differencier differe different distinguer versus vs"
    ),
    alternative=words("pareil lequel laquelle lesquels lesquelles"),
    first_person=words("ai j jai je ma mes moi mon suis"),
    counting=words("combien nombre"),
    example=words("exemple exemples anna"),
    hanging=words(
        "ce cet cette ces cela ceci ceux celle celles celui alors sinon mais donc ainsi tel telle tels aussi"
    ),
    telling=words(
        """le la les l d de du des et ou mais ni car donc que qui quoi quand comment pourquoi est ce
        une un je tu il elle nous vous ils ne pas plus au aux dans par pour sur avec sans mon ma mes
        ton ta tes son sa ses peut puis faut dois si y en j ai qu c n s combien ca peux ont sont
        etait etaient suis chez apres tout"""
    ),
    not_misspelled=read_words(Path(__file__).with_name("not_misspelled.txt")),
    plain=words(
        """trop toute premier premiers trois vers mort sais travail vos prix seul coup monde vie savoir besoin
        pouvoir passe dernier porte mere loi guerre vient projet nuit argent aura chef fort terre
        main saison mise plan belle sommes amour ordre grace amis gauche simple peur chambre peine
        jouer ancien mot recherche force droite abord roi coeur feu bois blanc esprit garde bout
        rouge justice vieux partout reseau appel carte nature directeur mains oeuvre bureau prise
        acces voie pieces fini verite sol double armes sang morts bande faux maitre lumiere
        territoire table principe analyse soutien poids memoire clair prends pleine seigneur
        professeur vitesse puissance camp fer dame freres futur sac prince recherches portes
        scientifique lance proteger champ theorie masse extreme mur distance bizarre univers machine
        reine boite danse reaction lancer soins chasse sauver vieille auto troupes agent oeil colere
        chute dure champion elus cle marque lune printemps foret bibliotheque etoiles haine arbre
        jugement reconnaissance trou mini speciale commandant equilibre frappe doigt ombre reves
        vigueur poche decret gardien debout vague donnant essais paradis tresor cycle alerte rupture
        tetes controler branche rappel toile maitrise faibles copie destin canon bombe defi pauvrete
        gris fleur suivez chaines feux livraison rayon tempete souffrance flotte chant ronde
        conducteur quete inspiration douceur domination banc puissante boule curiosite sauve pile
        marchand piege nuages coins portail puits gang poignee collecte poussiere chaos invasion
        esperance collier perdus flammes ames secrete supprime exploiter anneau terreur charite
        chasseur sacrifice evasion"""
    ),
    mistaken=phrases(
        """oublie de | oublier de | oublie | oubliee | oublies | a oublie | par erreur | par accident |
        sans faire expres | mal compte | mal lu | mal joue | s est trompe | s est trompee | se
        tromper | suis trompe | suis trompee | est trompe | trompe | trompes | une erreur | rendu
        compte | rends compte | apercu | s apercoit | remarque | trop tard | aurait du | aurais du |
        aurait fallu | n aurait pas du | n aurais pas du | zappe"""
    ),
    kinds={"errata": "errata", "erratum": "errata", "faq": "faq"},
)
