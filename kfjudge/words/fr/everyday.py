"""Words that are said every day and nearly spelled like others of a game: they are no slip for the name of a card,
and nothing is put right in them."""

from __future__ import annotations

from kfjudge.words.languages import words

EVERYDAY = words(
    """
    accueil accuse acteur acteurs activites actrice affaire afrique agence aimais aimait aiment aise
    albert algerie amazon ambassade ambassadeur amitie amuser ange animal anne annees anniversaire
    annuelle antoine aout apparaissent appartement applications appris approche appuie arabes arabie
    architecture argument arriere arthur artiste asie aspect assise assumer attire auquel auteurs avenir
    aventure aventures avions avouer bail ballon bancaire basket bassin bateau batterie beaute belges
    benefice benefices berlin billet black blague blanche blanches blonde bordel bosser bouffe boulot
    brian bulle cadres caen calais calmer camera camille camion canape canard cannes canton carrement
    carriere celebre cellule cellules centaine centaines centres cercle certes chair chaleur chambres
    champagne chanson chanteur chantier chapelle chapitre charles charlie charlotte chat chateau chats
    chauffeur chaussee chemin chemins cherie chiant chiens chimie christ civile claire claude clavier
    clement cloture coalition collectif collegue colonel colonie commerces commis comparer composition
    compromis congres connais connaissance connard connerie conneries consacree conscient conseillers
    consentement console constater constructeur construction contrat contribue contribuer convention
    convient coree coupable couple couples cousin couteau craint crainte createur creme crimes danger
    daniel dechets decouvre degre delais delire demeure demission densite depot deputes descente dettes
    devenu devenue devront diable dieux diminution dingue dirais disney dispute division domaines douce
    doux drame drogue duquel echelle ecoles ecriture effectif effectifs efficacite eglise elevage empereur
    employeur encontre energie energies enfant enquete entoure entraineur epoque epouse equipage espagne
    esperant etablie etablit ethique etudes etudie evident excuse explorer exprime externe extrait facile
    faciliter facteur facture faiblesse failli fameux familiale fantastique fausses faveur ferais fesses
    feuille fevrier fidele fierte fievre figaro fillon finance financement fiscal fiscale fleuve flux
    fondation ford forfait forum fournir fournit fous francis franco francois french fusion garage gateau
    generaux geneve genial george gerard gestion gilles global gosses grandi gravite grece habite hall
    herbe hesite heure heures hier historien hiver horizon humeur imagine impots inclus inconnu
    independante inferieur inferieure informatique ingenieur innovation inscrit integration integrer
    intense intensite interet interets intervenir intervention introduction investir invitation invite
    iphone iran johnny jolie journees juin julien justin kong langue largement latin latine laval lecteur
    legislatives legumes lentement levres liaison liberal liberte libertes longueur louis louise lourd
    lourde love lumieres lutter lyon madame magique maillot maintien maires mairie maitres maitresse
    majeur malade maman manieres mariee marine martin matiere matieres matinee maxime mechant mecs
    meilleure membre membres memoires menage mensonge mentir merde merite messe mesurer mesures metal
    metres meubles million millions mineur mineurs ministre ministres minuit minute minutes mission
    missions mobile mobiles modele mondiale monsieur montage montagne montreal monument morale motifs
    musees mystere nantes necessaire nerveux neutre news noir nord normes notion novembre obtenu oeuvres
    onze opinion opinions originaire originale ouvriers palais panneau parents parole paroles particuliere
    particuliers passagers passion patient pattes pauvre pauvres paysage peintre peinture periode
    personnels pilote pilotes pistes plage plainte planche plantes plaques pleure poesie poissons police
    portable portrait portugal positif pouce poudre poutine prefet prenom presidence president presidente
    preuve preuves prevoir prevue prevues priere principaux proches production prof profession
    programmation promet promis propositions provence province provinces publies purement putain quai
    qualite quant quebec quiconque quinze racines racisme raciste rapide rapides raymond realisateur
    realisation recette recoivent record recul reflechir reforme reformes regime relais relations
    remuneration rencontrer rencontres rene rennes reponse reproduction reputation ressort restauration
    retraite reunion reunir reunis revoir revolution richard romaine romans roue rouler royale russes
    russie sacree saint sainte saints saisi sale salles salon salope samedi sauce sauvage savais savait
    savent savoie savons scandale scenes science sciences secours securite sentent sentiments serai serais
    serieuse serieux serveur sexuel siecle siecles silence sincere social sociale sociales societe soeurs
    soiree soirees solide solution sommeil sophie souligne sourire souris soutient souverain souviens
    souvient soyons specialise specialistes spectacle spectacles sportif stable station stress sujets
    supreme surete suspension temple tennis terres territoires tester theatre theme themes thierry thomas
    tournage tradition traduit trafic trajet transition trente tribunal tribune triste turquie uniforme
    universite usines utilisateurs vallee variete ventes veritable vert verte verts viande videos villes
    vincent vins violent visage vision visite visiter visites voiture voitures volume volumes york yves
    """
)
