"""The places where the rulebooks differ, one for each row of `games/keyforge/editions.py`.

`difference.<row>` says what the row means at the table, what was first in the older book first;
`difference.<row>.<value>` what a value of it means; `difference.name.<row>` is what to call it,
`difference.who.<row>` whom it touches, `difference.topic.<topic>` where in the turn it belongs."""

from __future__ import annotations

MESSAGES: dict[str, tuple[str, str]] = {
    # corrected cards
    "difference.bait-and-switch.repeat": (
        "Bait and Switch steals until its player has caught up, or twice at the most.",
        "Publicité Mensongère vole jusqu’à ce que son joueur ait rattrapé l’autre, ou deux fois au plus.",
    ),
    "difference.bait-and-switch.repeat.whole": (
        "repeats whole, its order to repeat included",
        "se répète tout entière, l’ordre de répéter compris",
    ),
    "difference.bait-and-switch.repeat.preceding": (
        "repeats once, and only what stands before the order",
        "répète une fois, et seulement ce qui précède l’ordre",
    ),
    "difference.name.bait-and-switch.repeat": ("Bait and Switch", "Publicité Mensongère"),
    "difference.who.bait-and-switch.repeat": (
        "whoever plays it with at least five Æmber less than the opponent",
        "qui la joue avec au moins cinq Aombres de moins que l’adversaire",
    ),
    "difference.library-access.after": (
        "A Library Access that has been played comes back with the next shuffle of the discard pile, or "
        "never.",
        "Un Accès à la Bibliothèque déjà joué revient quand la défausse est remélangée, ou jamais.",
    ),
    "difference.library-access.after.discarded": (
        "goes to the discard pile like any action card",
        "va à la défausse comme toute carte action",
    ),
    "difference.library-access.after.purged": ("purges itself", "se purge elle-même"),
    "difference.name.library-access.after": ("Library Access", "Accès à la Bibliothèque"),
    "difference.who.library-access.after": (
        "its player, above all with an empty deck",
        "son joueur, surtout quand son deck est épuisé",
    ),
    "difference.biomatrix-backup.may": (
        "A creature with Biomatrix Backup that is destroyed goes to the archives if the active player, often "
        "the opponent, agrees, or whatever anybody wants.",
        "Une créature dotée de la Sauvegarde Biométrique va aux archives, une fois détruite, si le joueur "
        "actif, souvent l’adversaire, le veut bien, ou quoi que chacun en pense.",
    ),
    "difference.biomatrix-backup.may.optional": (
        "the active player may decline",
        "le joueur actif peut refuser",
    ),
    "difference.biomatrix-backup.may.always": ("it always happens", "cela se produit toujours"),
    "difference.name.biomatrix-backup.may": ("Biomatrix Backup", "Sauvegarde Biométrique"),
    "difference.who.biomatrix-backup.may": (
        "the owner of the creature, when it is destroyed on the opponent’s turn",
        "le propriétaire de la créature, quand elle est détruite au tour de l’adversaire",
    ),
    "difference.drummernaut.another": (
        "Drummernaut may come back to hand by its own ability, or has to find another Giant.",
        "Percutionaute peut se renvoyer lui-même en main, ou doit trouver un autre Géant.",
    ),
    "difference.drummernaut.another.itself_too": (
        "returns any friendly Giant, itself included",
        "renvoie n’importe quel Géant allié, lui-même compris",
    ),
    "difference.drummernaut.another.another": (
        "returns another friendly Giant, never itself",
        "renvoie un autre Géant allié, jamais lui-même",
    ),
    "difference.name.drummernaut.another": ("Drummernaut", "Percutionaute"),
    "difference.who.drummernaut.another": (
        "its player, above all when it is the only friendly Giant",
        "son joueur, surtout quand c’est le seul Géant allié",
    ),
    # the turn
    "difference.first-turn.card-effects": (
        "It decides whether a card such as Phase Shift gives a second card from hand on the very first turn.",
        "C’est ce qui décide si, au tout premier tour, une carte comme Déphasage donne droit à une deuxième "
        "carte de la main.",
    ),
    "difference.first-turn.card-effects.fixed": (
        "no card effect can change the limit",
        "aucun effet de carte ne peut changer la limite",
    ),
    "difference.first-turn.card-effects.modifiable": (
        "card effects can change the limit",
        "les effets de cartes peuvent changer la limite",
    ),
    "difference.name.first-turn.card-effects": (
        "cards against the first-turn rule",
        "cartes contre la règle du premier tour",
    ),
    "difference.who.first-turn.card-effects": (
        "the first player, on their first turn",
        "le premier joueur, à son premier tour",
    ),
    "difference.house.must-against-cannot": (
        "A player who must choose a house and cannot choose it loses the house for the turn, or takes "
        "another one.",
        "Un joueur à qui la même Maison est imposée et interdite joue son tour sans Maison, ou en prend "
        "une autre.",
    ),
    "difference.house.must-against-cannot.no-house": (
        "no house is legal: the turn has no active house",
        "aucune Maison n’est légale : le tour n’a pas de Maison active",
    ),
    "difference.house.must-against-cannot.another-house": (
        "“cannot” prevails: another house is chosen",
        "l’interdiction l’emporte : on choisit une autre Maison",
    ),
    "difference.name.house.must-against-cannot": ("must against cannot", "obligation contre interdiction"),
    "difference.who.house.must-against-cannot": (
        "the player of Pitlord facing Restringuntus, and the like",
        "le joueur du Seigneur des Abîmes face à Restringuntus, et cas semblables",
    ),
    "difference.house.out-of-reach": (
        "An order to choose a house that a player neither has nor controls binds them, or counts for "
        "nothing.",
        "L’ordre de choisir une Maison qu’un joueur n’a pas et ne contrôle pas l’engage, ou ne compte pas.",
    ),
    "difference.house.out-of-reach.obeyed": ("the order is obeyed", "on obéit à l’ordre"),
    "difference.house.out-of-reach.ignored": ("the order is ignored", "on ignore l’ordre"),
    "difference.name.house.out-of-reach": ("a house out of reach", "une Maison hors de portée"),
    "difference.who.house.out-of-reach": (
        "the player of a maverick Pitlord without Dis, and the like",
        "le joueur d’un Seigneur des Abîmes franc-tireur sans Dis, et cas semblables",
    ),
    "difference.forge.aember-on-cards": (
        "In step 1 Æmber on a card that can pay for keys is spent at its player’s pleasure, or has to be.",
        "À l’étape 1, l’Aombre d’une carte qui peut payer des clés se dépense au gré du joueur, ou d’office.",
    ),
    "difference.forge.aember-on-cards.may": (
        "the player decides whether to forge with it",
        "le joueur décide s’il forge avec",
    ),
    "difference.forge.aember-on-cards.must": (
        "it counts with the pool, and the key must be forged",
        "il s’ajoute à la réserve, et la clé doit être forgée",
    ),
    "difference.name.forge.aember-on-cards": ("Æmber on cards", "Aombre sur des cartes"),
    "difference.who.forge.aember-on-cards": (
        "a player who can pay for a key only with a card such as Pocket Universe",
        "un joueur qui ne peut payer une clé qu’avec une carte comme l’Univers de Poche",
    ),
    "difference.mulligan.chains": (
        "After a mulligan with chains the second hand is cut by the chains, and one is shed, or it is one "
        "card smaller than the first and no chain goes.",
        "Après un mulligan avec des chaînes, la seconde main est réduite par les chaînes, dont une s’en va, "
        "ou elle a une carte de moins que la première et aucune chaîne ne s’en va.",
    ),
    "difference.mulligan.chains.as-a-refill": (
        "drawn like any refill: fewer cards for the chains, one chain shed",
        "piochée comme toujours : moins de cartes à cause des chaînes, une chaîne de moins",
    ),
    "difference.mulligan.chains.one-fewer": (
        "one card fewer than the hand put back, no chain shed",
        "une carte de moins que la main remise, aucune chaîne de moins",
    ),
    "difference.name.mulligan.chains": ("a mulligan with chains", "un mulligan avec des chaînes"),
    "difference.who.mulligan.chains": (
        "a player who mulligans with a deck that starts with chains",
        "un joueur qui fait un mulligan avec un deck qui commence enchaîné",
    ),
    # using cards
    "difference.stun.used-by-effect": (
        "An effect that uses a stunned creature does nothing where the use itself is impossible, or takes "
        "the stun off even then.",
        "Un effet qui utilise une créature sonnée ne fait rien quand l’utilisation est impossible, ou lui "
        "retire ce statut même alors.",
    ),
    "difference.stun.used-by-effect.if-possible": (
        "the stun comes off only if the use would be possible",
        "le statut ne part que si l’utilisation était possible",
    ),
    "difference.stun.used-by-effect.anyway": ("the stun comes off anyway", "le statut part de toute façon"),
    "difference.name.stun.used-by-effect": (
        "a stunned creature used by an effect",
        "une créature sonnée utilisée par un effet",
    ),
    "difference.who.stun.used-by-effect": (
        "the player whose effect fights with a stunned creature and finds no enemy",
        "le joueur dont l’effet fait combattre une créature sonnée sans ennemie en face",
    ),
    "difference.stun.omni": (
        "A stunned creature’s “Omni:” ability resolves and the stun stays, or the use only takes the "
        "stun off.",
        "La capacité « Omni : » d’une créature sonnée se résout et le statut reste, ou l’utilisation ne fait "
        "que retirer le statut.",
    ),
    "difference.stun.omni.resolves": (
        "the ability resolves, and the creature stays stunned",
        "la capacité se résout, et la créature reste sonnée",
    ),
    "difference.stun.omni.unstuns": (
        "it is a use like any other: the stun comes off, and nothing else happens",
        "c’est une utilisation comme une autre : le statut part, et rien d’autre n’a lieu",
    ),
    "difference.name.stun.omni": ("“Omni:” of a stunned creature", "« Omni : » d’une créature sonnée"),
    "difference.who.stun.omni": (
        "the player of a stunned Deipno Spymaster, and the like",
        "le joueur d’un Maître Espion Deipno sonné, et cas semblables",
    ),
    "difference.use.omni-on-creatures": (
        "An effect that has a creature used may not have it used for its “Omni:” ability, or may.",
        "Un effet qui fait utiliser une créature ne peut pas le faire pour sa capacité « Omni : », ou "
        "le peut.",
    ),
    "difference.use.omni-on-creatures.without-omni": (
        "a creature is used to reap, to fight or for “Action:”",
        "une créature sert à moissonner, à combattre ou pour « Action : »",
    ),
    "difference.use.omni-on-creatures.with-omni": (
        "“Omni:” is one of its uses too",
        "« Omni : » est aussi l’une de ses utilisations",
    ),
    "difference.name.use.omni-on-creatures": (
        "“Omni:” as a use of a creature",
        "« Omni : » comme utilisation d’une créature",
    ),
    "difference.who.use.omni-on-creatures": (
        "the player of Dominator Bauble and the like, with a creature that has “Omni:”",
        "le joueur du Gadget de Domination, par exemple, avec une créature dotée d’« Omni : »",
    ),
    # damage
    "difference.armor.lost": (
        "A creature that loses armor after part of it was used has less protection left, or as much as "
        "before.",
        "Une créature qui perd de l’armure après en avoir usé une partie est moins protégée, ou autant "
        "qu’avant.",
    ),
    "difference.armor.lost.unused": (
        "what prevented damage still counts as used up",
        "ce qui a arrêté des dégâts compte toujours comme épuisé",
    ),
    "difference.armor.lost.used": (
        "the armor that prevented damage is lost first",
        "l’armure qui a arrêté des dégâts se perd d’abord",
    ),
    "difference.name.armor.lost": ("losing armor", "perdre de l’armure"),
    "difference.who.armor.lost": (
        "the player of a creature whose lent armor goes, as when Bulwark leaves its side",
        "le joueur d’une créature dont l’armure prêtée s’en va, comme quand Bastion la quitte",
    ),
    "difference.armor.prevents": (
        "Damage that another creature takes over passes over whole, or is first cut down by the armor of the "
        "one it was meant for.",
        "Les dégâts qu’une créature prend à la place d’une autre lui arrivent entiers, ou sont d’abord "
        "réduits par l’armure de celle qu’ils visaient.",
    ),
    "difference.armor.prevents.as-dealt": (
        "armor ignores damage that is dealt to its creature, and to no other",
        "l’armure ignore les dégâts infligés à sa créature, et à nulle autre",
    ),
    "difference.armor.prevents.before-dealt": (
        "armor prevents damage before it is dealt to anybody",
        "l’armure annule des dégâts avant qu’ils soient infligés à qui que ce soit",
    ),
    "difference.name.armor.prevents": (
        "armor, and damage dealt elsewhere instead",
        "l’armure et les dégâts détournés",
    ),
    "difference.who.armor.prevents": (
        "the player of Shadow Self beside a creature with armor",
        "le joueur du Double Ténébreux à côté d’une créature qui a de l’armure",
    ),
    "difference.heal.undamaged": (
        "A creature told to be healed that has no damage counts as healed for other effects, or does not.",
        "Une créature sans dégât que l’on soigne compte comme soignée pour d’autres effets, ou ne compte "
        "pas.",
    ),
    "difference.heal.undamaged.healed": ("it counts as healed", "elle compte comme soignée"),
    "difference.heal.undamaged.not-healed": (
        "it may be chosen, and does not count as healed",
        "on peut la choisir, mais elle ne compte pas comme soignée",
    ),
    "difference.name.heal.undamaged": ("healing where there is no damage", "soigner sans dégât"),
    "difference.who.heal.undamaged": (
        "the player of Protectrix and other cards that ask whether a creature was healed",
        "le joueur de Protectrix et des autres cartes qui demandent si une créature a été soignée",
    ),
    # destruction and leaving play
    "difference.destroyed.timing": (
        "A card that gets away by its “Destroyed:” ability has been destroyed all the same, or never was.",
        "Une carte qui s’échappe par sa capacité « Détruit : » a quand même été détruite, ou ne l’a "
        "jamais été.",
    ),
    "difference.destroyed.timing.as-destroyed": (
        "the ability comes with the destruction",
        "la capacité vient avec la destruction",
    ),
    "difference.destroyed.timing.before-destroyed": (
        "the ability comes just before the destruction",
        "la capacité vient juste avant la destruction",
    ),
    "difference.name.destroyed.timing": (
        "when “Destroyed:” resolves",
        "le moment de « Détruit : »",
    ),
    "difference.who.destroyed.timing": (
        "players of cards that count destructions, such as Soul Snatcher",
        "les joueurs de cartes qui comptent les destructions, comme l’Arracheur d’Âmes",
    ),
    "difference.destroyed.together": (
        "When cards are destroyed at once, abilities that wait for a destruction react, or only “Destroyed:” "
        "abilities do.",
        "Quand des cartes sont détruites ensemble, les capacités qui attendent une destruction "
        "réagissent, ou "
        "seules les capacités « Détruit : ».",
    ),
    "difference.destroyed.together.all-trigger": (
        "every ability that fits triggers",
        "toute capacité concernée se déclenche",
    ),
    "difference.destroyed.together.only-destroyed": (
        "nothing but “Destroyed:” abilities triggers",
        "rien ne se déclenche hormis les capacités « Détruit : »",
    ),
    "difference.name.destroyed.together": ("destroyed together", "destructions simultanées"),
    "difference.who.destroyed.together": (
        "players of creatures that profit from a death and die with it, such as Tolas",
        "les joueurs de créatures qui profitent d’une mort et meurent avec, comme Tolas",
    ),
    "difference.leaves-play.hidden-zone": (
        "An effect that waits for a card still finds it in a hand, a deck or archives, or lets go of it.",
        "Un effet qui attend une carte la retrouve dans une main, un deck ou des archives, ou la laisse "
        "échapper.",
    ),
    "difference.leaves-play.hidden-zone.follows": (
        "the effect follows the card there",
        "l’effet y suit la carte",
    ),
    "difference.leaves-play.hidden-zone.is-lost": (
        "the effect no longer reaches the card",
        "l’effet n’atteint plus la carte",
    ),
    "difference.name.leaves-play.hidden-zone": (
        "effects on a card out of sight",
        "effets sur une carte partie en zone cachée",
    ),
    "difference.who.leaves-play.hidden-zone": (
        "the owner of a card that escapes, such as Bad Penny or Dextre",
        "le propriétaire d’une carte qui s’échappe, comme Faux Jeton ou Dextre",
    ),
    "difference.leaves-play.owners-zone": (
        "A card that “returns to your hand” from the opponent’s side goes to that very hand, or to its "
        "owner’s all the same.",
        "Une carte que l’on « renvoie dans votre main » depuis le camp adverse va bien dans cette main, ou "
        "quand même dans celle de son propriétaire.",
    ),
    "difference.leaves-play.owners-zone.as-the-card-says": (
        "it goes where the card says",
        "elle va où le dit la carte",
    ),
    "difference.leaves-play.owners-zone.owners": (
        "it goes to its owner’s zone",
        "elle va dans la zone de son propriétaire",
    ),
    "difference.name.leaves-play.owners-zone": ("whose hand a card goes to", "la main où va une carte"),
    "difference.who.leaves-play.owners-zone": (
        "the owner of an Urchin that the opponent’s Faygin returns",
        "le propriétaire d’un Orphelin que renvoie le Faygin adverse",
    ),
    "difference.purge.face": (
        "Nobody can read a purged card, or everybody can.",
        "Personne ne peut lire une carte purgée, ou tout le monde le peut.",
    ),
    "difference.purge.face.facedown": ("it lies facedown", "elle est face cachée"),
    "difference.purge.face.faceup": ("it lies faceup", "elle est face visible"),
    "difference.name.purge.face": ("how a purged card lies", "la face d’une carte purgée"),
    "difference.who.purge.face": ("both players", "les deux joueurs"),
    # control
    "difference.control.enters-under": (
        "It decides who controls a card that was played by someone other than its owner.",
        "C’est ce qui décide de qui contrôle une carte jouée par un autre que son propriétaire.",
    ),
    "difference.control.enters-under.owner": (
        "it enters play under its owner’s control",
        "elle entre en jeu sous le contrôle de son propriétaire",
    ),
    "difference.control.enters-under.active-player": (
        "it enters play under the active player’s control",
        "elle entre en jeu sous le contrôle du joueur actif",
    ),
    "difference.name.control.enters-under": (
        "playing the opponent’s card",
        "jouer une carte de l’adversaire",
    ),
    "difference.who.control.enters-under": (
        "whoever plays a card that the opponent owns",
        "qui joue une carte dont l’adversaire est propriétaire",
    ),
    "difference.sacrifice.not-controlled": (
        "A player told to sacrifice a card of the opponent’s does so, or cannot.",
        "Un joueur qui doit sacrifier une carte adverse la sacrifie, ou ne le peut pas.",
    ),
    "difference.sacrifice.not-controlled.allowed": ("it is sacrificed", "elle est sacrifiée"),
    "difference.sacrifice.not-controlled.impossible": (
        "it cannot be sacrificed, and stays",
        "elle ne peut pas être sacrifiée, et reste",
    ),
    "difference.name.sacrifice.not-controlled": (
        "sacrificing the opponent’s card",
        "sacrifier une carte adverse",
    ),
    "difference.who.sacrifice.not-controlled": (
        "whoever uses an opponent’s artifact that asks to be sacrificed",
        "qui utilise un artéfact adverse dont l’usage demande le sacrifice",
    ),
    # what entries say otherwise without effect
    # topics, in the order of the turn
    "difference.topic.setup": ("Setup", "Mise en place"),
    "difference.topic.step-1": ("Step 1, forging", "Étape 1, forger"),
    "difference.topic.step-2": ("Step 2, the house", "Étape 2, la Maison"),
    "difference.topic.step-3": ("Step 3, the first turn", "Étape 3, le premier tour"),
    "difference.topic.step-5": ("Step 5, drawing", "Étape 5, piocher"),
    "difference.topic.play": ("Playing cards", "Jouer des cartes"),
    "difference.topic.use": ("Using cards", "Utiliser des cartes"),
    "difference.topic.damage": ("Damage", "Dégâts"),
    "difference.topic.destroyed": ("Destruction", "Destruction"),
    "difference.topic.leaves-play": ("Leaving play", "Quitter le jeu"),
    "difference.topic.control": ("Control", "Contrôle"),
    "difference.topic.errata": ("Corrected cards", "Cartes corrigées"),
    "difference.topic.chains": ("Chains", "Chaînes"),
    "difference.topic.words": ("Terms", "Termes"),
    "difference.topic.faq": ("FAQ", "FAQ"),
}
