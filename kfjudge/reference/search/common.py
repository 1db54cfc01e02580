"""Words that most questions have, whatever they are about. They are not dropped, since "may" and "before"
are entries; they weigh less."""

from __future__ import annotations


def _set(words: str) -> frozenset[str]:
    return frozenset(words.split())


# Said in any sentence: they weigh next to nothing.
ENGLISH = _set(
    """a about again all also am an and any are arent as at be been being between both but by cant could
    couldnt did didnt do does doesnt doing done dont down during each either even ever every few for from get
    gets go goes got had has hasnt have having he her here hers him his how i id if ill im in into is isnt it
    its ive just let lets like make makes made many me mean means mine more most much my neither no nor
    not now of off on once one only onto or other our ours out over own per please same say says she
    should so some still such than that thats the their theirs them then there these they this those to
    too under until up us very via was we were what whats when where whether which while who whom whose
    why will with wont would you your yours happen happens happened s t re because another less hello hi
    sorry thank something anything wasnt werent hadnt wouldnt shouldnt
    can tell explain explains define definition work works working know want wants need
    needs please thanks"""
)
FRENCH = _set(
    """a ai alors apres as au aussi autant autre autres aux avec avoir avons ca car ce ceci cela ces cet cette
    chez combien comment d dans de deja des devient dois doit doivent donc dont du elle elles en encore
    entre est et etaient etait ete etre eu faire fais fait faut il ils j je jusqu jusque l la le les
    leur leurs lui m ma mais me meme memes mes moi moins mon n ne ni non nos notre nous on ont ou par
    pas pendant peut peuvent peux plus pour pourquoi pourrait puis qu quand que quel quelle quelles
    quelqu quels qui quoi s sa sans se sera ses si soit son sont sous sur t ta te tes toi ton tous tout
    toute toutes tres trop tu un une va vais vers veulent veut veux voudrait voudrais vont vos votre
    vous y c bien explique expliquer explication signifie veut dire fonctionne marche savoir merci quid
    voudrait aura aurai aurais aurait auraient aurons auront avait avais avaient aie ait fera ferai ferait
    feront font serait seraient seront sois soient etais fut peuvent pourra pourrai pourrais pourraient
    pouvait pouvais pouvons pouvez devra devrai devrais devrait devraient devait devais du dus devons devez
    voulait voulais voudra faudra faudrait fallait allait allais ira irait sera voila voici
    celle celles celui ceux ci eux lorsque puisque parce ainsi etant ayant puisse puissent
    bonjour bonsoir salut svp pardon desole beaucoup"""
)
# Entries are called so, yet many a question says them in passing.
IN_PASSING = _set(
    """after avant before cannot cant dois doit doivent first jouer may might must oui play shall use used
    using"""
)
# "The rule on upgrades" is about upgrades.
BESIDE_THE_SUBJECT = _set(
    "difference differences errata erratum faq glossaire glossary question questions regle regles rule rules"
)
# What is asked of a card: "the text of Mother", « puissance de Troll ».
OF_A_CARD = BESIDE_THE_SUBJECT | _set(
    """abilities ability action actions adversaire aember amber ambre amelioration ameliorations anglais
    anglaise aombre armor armour armure art artefact artefacts artifact artifacts artist artiste artwork
    bad beast belong belongs best bete bon bonne bonus brobnar called capacite capacites card cards carte
    cartes change changed cherche chevalier cles collection combat common commune complet complete
    contient cost creature creatures current demon dessin destroyed detail details detruit dis dit donne
    donner effect effects effet effets english exact exactement exactly explained explanation explication
    extension faction fiche fight find flavor flavour force fort forte francais francaise french full
    geant giant give gives gobelin goblin good house humain human illustration illustrations image images
    indomptes info information infos jeu joue jouee jouer jouez keyword keywords knight latest lire lit
    logos maison mars moisson montre montrer mot mots name need nickname nom number numero official
    officiel ombres opponent original parle parler picture pictures play plays power powers precis
    precisement print printed printing prints puissance puissant question rapporte rapporter rare rarete
    rarity read reads reap robot rules ruling rulings sanctum serie sert serves servir set shadows show
    species stat statistics statistiques stats strength strong surnom svp text texte textes texts
    traduction traduire trait traits translate translated translation trigger triggers type uncommon
    untamed upgrade upgrades useful utile utilite valeur valeurs value values vaut version versions vf vo
    word wording words"""
)
# The kinds of entries that nobody names by chance.
KINDS_ASKED = {"errata": "errata", "erratum": "errata", "faq": "faq"}
COMPARING = _set("compare compared comparing comparer difference differences differ different versus vs")
FIRST_PERSON = _set("i id ill im ive me mine my our we ai j jai je ma mes moi mon suis")
COMMON = (ENGLISH | FRENCH) - IN_PASSING

# What tells the languages apart.
ONLY_ENGLISH = _set(
    """the of to in at by with and or but not is are was be do does did have has my your his her their this
    that what which who when where why how can could may must should will would i you he she it they we
    if than into from for an"""
)
ONLY_FRENCH = _set(
    """le la les l d de du des et ou mais ni car donc que qui quoi quand comment pourquoi est ce une un je tu
    il elle nous vous ils ne pas plus au aux dans par pour sur avec sans mon ma mes ton ta tes son sa
    ses peut puis faut dois si y en"""
)


def language_of(words: list[str]) -> str | None:
    """The language that the little words of a sentence are of."""
    english = sum(word in ONLY_ENGLISH for word in words)
    french = sum(word in ONLY_FRENCH for word in words)
    if english == french:
        return None
    return "fr" if french > english else "en"
