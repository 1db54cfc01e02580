"""What Arkham Horror is called, and the examples that help pages take from it."""

from __future__ import annotations

MESSAGES: dict[str, str] = {
    "game.name": "Horreur à Arkham",
    "game.example.terms": "attaque d’opportunité, attack of opportunity, « chanceux ! », rule/3-2-hunter-enemies-move",
    "game.example.term": "attaque d’opportunité",
    "game.example.card": "chanceux",
    "game.example.corrected": "chanceux",
    "game.example.question": "quelles actions provoquent une attaque d’opportunité ?",
    "game.example.tests": "Un test d’Horreur à Arkham est la compétence contre la difficulté, avec un niveau : facile, standard, difficile ou expert. Les sommes et les icônes s’ajoutent (4+1, avec 2 icônes). Un scénario dit ce que font les symboles : Le Rassemblement, Les Masques de Minuit, Le Dévoreur du Dessous ; les goules présentes se disent : une goule ici, 2 goules, aucune goule.",
    "game.example.words": "pion chaos",
    "game.example.numbers": "18, core 18",
    "game.example.number": "1",
    "game.example.narrowing": "attaque d’opportunité, chanceux",
    "game.cards.type": "soutien, événement, compétence, ennemi, traîtrise, lieu…",
    "game.cards.type.metavar": "TYPE",
    "game.cards.class_": "gardien, chercheur, truand, mystique, survivant, neutre ou mythe",
    "game.cards.class_.metavar": "CLASSE",
    "game.cards.trait": "les cartes qui ont ce trait",
    "game.cards.trait.metavar": "TRAIT",
    "game.cards.set": "les cartes de cet ensemble : core, ou un set de rencontre",
    "game.cards.set.metavar": "SET",
    "game.cards.number": "le numéro dans la boîte",
    "game.cards.number.metavar": "N",
    "game.cards.level": "le niveau",
    "game.cards.level.metavar": "N",
    "game.cards.cost": "le coût en ressources",
    "game.cards.cost.metavar": "N",
    "game.cards.health": "la vie",
    "game.cards.health.metavar": "N",
    "game.cards.sanity": "la santé mentale",
    "game.cards.sanity.metavar": "N",
    "game.cards.victory": "les points de victoire",
    "game.cards.victory.metavar": "N",
    # words typed for an option of this game: its name, then the words, without accents
    "game.options": "--class classe | --level niveau | --cost cout | --health vie | --victory victoire",
}
