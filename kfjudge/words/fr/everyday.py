"""Words that are said every day and nearly spelled like others of a game: they are no slip for the name of a card,
and nothing is put right in them."""

from __future__ import annotations

from kfjudge.words.languages import words

EVERYDAY = words(
    """
    accessoires accueil accuse acteur acteurs activites actrice affaire afrique agee agees agence agenda
    aient aimais aimait aiment aise alarme albert algerie alice allons allure altitude amazon ambassade
    ambassadeur amitie amusant amuser android ange anglais animal anime anne annees anniversaire annuel
    annuelle antoine aout apparaissent appart appartement appartements appartiennent apparu apple
    applications appris approche appuie arabes arabie architecture argument armoire arnaud arracher
    arriere arthur artiste arts asie aspect assise assumer attendais attire attitude aupres auquel auteur
    auteurs avenir aventure aventures avions avouer bail bain balade ballon bancaire basket bassin bateau
    baton batterie beaute belges benefice benefices berlin bible billet black blague blanche blanches bleu
    blonde boisson bordel bornes bosser boston bouche bouffe boulot bras brian bulle cable cadres caen
    cahier calais calmer camera camille camion canape canard cancer cannes canton caractere carl carrement
    carres carriere casino celebre cellule cellules cense centaine centaines centres cercle cereales
    certes chair chaise chaleur chambres champagne chanson chanteur chantier chapelle chapitre charles
    charlie charlotte charmant charme chat chateau chats chatte chauffage chauffeur chaussee chemin
    chemins cheque cheri cherie cheval chiant chiens chier chimie chine chou christ cigarette civile
    claire claude clavier clement cloche cloture coalition colis collectif college collegue colline
    colonel colonie comite commerces commis comparable compare comparer complexes complexite complot
    composition compromis comptable comte confie confirmation confortable congres connais connaissais
    connaissance connard connerie conneries cons consacree consacrer conscient conseillers consentement
    considerable console consommateur constat constate constater constructeur construction continuite
    contrat contribue contribuer convention conversations conviction convient coordination cordes coree
    costa coule couler couloir coupable couple couples courbe cousin couteau couverture craint crainte
    createur creations creme crimes crises croise cuir cuivre danger daniel date debat debit dechets
    decouvre dediee defile degre delais delire demeure demission densite dent depot depots depute deputes
    descente detenus detriment dettes devenu devenue devront diable diesel dieu dieux diminue diminution
    dingue dirai dirais disais disney disparu dispute divine division dollar domaines donna douce douche
    douter doutes doux drame drogue drogues duquel echelle ecoles ecrire ecris ecriture effectif effectifs
    efficacite eglise elevage emis empereur employeur empreinte encontre energie energies enfant enquete
    entoure entraineur epoque epouse equipage espagne esperant etablie etablit etages ethique etrangeres
    etrangers etudes etudie evident evoluer excuse explorer exprime exterieure externe extrait facade
    facile faciles faciliter facteur facture faiblesse faille failli faim faisons fallu fameux familiale
    fantastique fausses faveur femmes ferais fesses fete feter fetes feuille fevrier fiable fibre fichier
    fidele fiere fierte fievre figaro filiale fillon filtre finance financement fiscal fiscale fleuve flic
    flux fondation ford forfait forum fournir fournisseurs fournit fous foyer foyers francis franck franco
    francois fred french frere fuir fusion gamin gamins gamme garage garanties gateau generaux geneve
    genial george gerard gestion gilles global gosse gosses gouter grandeur grandi grandir gravite grece
    green greve guere habite haha hall havre helas herbe hesite heure heures hier histoires historien
    hiver homme hommes honte horizon hotel hugo humeur idem iles imagine impots incluant inclus inconnu
    independante inferieur inferieure informatique ingenieur innovation inscrit integration integrer
    integrite intense intensite interessants interet interets intervenir intervention introduction
    invention investi investir invitation invite inviter iphone iran james jeff johnny joie jolie jolies
    jones jordan journee journees judiciaires juin julien justifie justin kong laicite lait langue
    largement larmes latin latine laurent laval lecteur legion legislatives legumes lentement leon levres
    liaison liberal liberale liberte libertes litres longueur louer louis louise lourd lourde lourds love
    loyer lumieres lutter lyon madame magique maillot maintien maires mairie maitres maitresse majeur
    malade malaise mali malin maman manga manieres marbre marc mariee marier marin marine marins marquis
    martin mary massif matiere matieres matin matinee matt maturite maux maxime mechant mecs meilleure
    membre membres memoires menage mensonge mensonges ment mentir merde merite messe mesurer mesures metal
    metres mettra metz meubles mike militant million millions mince mineur mineurs ministre ministres
    minuit minute minutes mission missions mobile mobiles modele mondiale monsieur montage montagne
    montreal monument morale motifs moto munich musees mystere nana nantes naples necessaire nerveux
    neutre news nier noir nord normes notion nouveaute novembre obtenu occasions oeuvres oncle onze
    opinion opinions originaire originale ouai oubliez ouvrier ouvriers palais panier panneau pape papiers
    parents parlais parole paroles parquet particules particuliere particuliers paru passagers passion
    patient patrie pattes paul pause pauvre pauvres paysage paysages peint peintre peinture pensais pere
    peres periode personnels phenomenes pilote pilotes pistes plage plages plainte planche planches plante
    plantes plaque plaques pleure poesie poete poil poissons police pont ponts portable porto portrait
    portugal positif positifs poste poster postes pouce pouces poudre poursuivi poutine prefet prenom
    presidence president presidente pretres preuve preuves prevoir prevue prevues prevus priere principaux
    priori prisonniers prit proches production prof profession programmation progres promet promis
    propositions prouve prouver provence province provinces prudence publie publiees publies purement
    putain pute quai qualite quant quebec quiconque quinze racine racines racisme raciste racistes rapide
    rapides raymond realisateur realisation recette recois recoivent reconnais record recul reflechir
    reforme reformes refuge regime regiment regimes regne reims relais relations relief remuneration
    rencontrer rencontres rene rennes reparation repondu reponse reproche reproduction reputation requete
    requis reside respirer ressenti ressentir ressort ressortir restauration resto retraite retraites
    reuni reunion reunir reunis revenu revers revoir revolte revolution richard rigueur rire robe roche
    rocher roland romain romaine romains romans roue roule rouler royale rues ruines russes russie ryan
    sacree sain saint sainte saints saisi saisie salade sale sales salles salon salope samedi samuel
    sanctions sauce saurait sauvage savais savait savent savez saviez savoie savons scandale scenes
    science sciences secours securite sein seins sentent sentiments serai serais serieuse serieux serment
    serons serpent serveur sexe sexuel sexuels shirt sida siecle siecles signification silence sincere
    social sociale sociales societe soeurs soif soir soiree soirees solide solides solution sommeil sophie
    sors souffert souligne souligner sourire souris soutient souverain souviens souvient soyez soyons
    specialise specialistes specialite spectacle spectacles sport sportif sports stable station steven
    stress style suisse sujets supreme surete suspension syrie taire taux taxi taylor temple tend tendre
    tendu tennis terres territoires territoriale tester theatre theme themes thierry thomas thread ticket
    timide tissus toit tort toulon tournage tradition traduit trafic trajet trans transactions transition
    traverse traverser treize trente tribunal tribune triste trous turquie unies uniforme universel
    universite urgent usines utilisateurs utilite valentin vallee vapeur variete vendre venise vent ventes
    ventre vents venu veritable veritablement verras verres vert verte verts viande vice victor video
    videos villes vincent vins viol violent visage vision visite visiter visites voile voiture voitures
    volet volume volumes voyais york yves
    """
)
