"""Two editions compared: what surrounds the differences."""

from __future__ import annotations

MESSAGES: dict[str, tuple[str, str]] = {
    "diff.head": ("{since} → {to}: {counts}", "{since} → {to} : {counts}"),
    "diff.head-of": ("{since} → {to}, {term}: {counts}", "{since} → {to}, {term} : {counts}"),
    "diff.count.changed": ("{n:rule changed|rules changed}", "{n:règle changée|règles changées}"),
    "diff.count.new": ("{n:entry|entries} new", "{n:entrée nouvelle|entrées nouvelles}"),
    "diff.count.removed": ("{n:entry|entries} dropped", "{n:entrée disparue|entrées disparues}"),
    "diff.count.added": ("{n:addition|additions} played alike", "{n:ajout|ajouts} sans effet"),
    "diff.count.left-out": ("{n:omission|omissions} played alike", "{n:suppression|suppressions} sans effet"),
    "diff.count.reworded": ("{n:entry|entries} reworded", "{n:entrée reformulée|entrées reformulées}"),
    "diff.count.notes": ("{n:note|notes}", "{n:note|notes}"),
    "diff.count.slips": ("{n:slip|slips} of translation", "{n:erreur|erreurs} de traduction"),
    # a difference
    "diff.title": ("{title} · {kind}", "{title} · {kind}"),
    "diff.semicolon": ("; ", " ; "),
    "diff.kind.changed": ("changed", "changé"),
    "diff.kind.new": ("new", "nouveau"),
    "diff.kind.removed": ("dropped", "disparu"),
    "diff.kind.added": ("added; played alike", "ajouté ; joué de même"),
    "diff.kind.left-out": ("left out; played alike", "supprimé ; joué de même"),
    "diff.kind.reworded": ("reworded, same effect", "reformulé, même effet"),
    "diff.edition": ("{edition}:", "{edition} :"),
    "diff.says": ("{says}. {cite} ({id})", "{says}. {cite} ({id})"),
    "diff.says-on-card": (
        "{says}. As printed on the card: {cite} ({id})",
        "{says}. Comme imprimé sur la carte : {cite} ({id})",
    ),
    "diff.silent": (
        "{says}. The book is silent; nearest to it: {cite} ({id})",
        "{says}. Le livret n’en dit rien ; le plus proche : {cite} ({id})",
    ),
    "diff.silent-on-card": (
        "{says}. The book is silent; the card as first printed: {cite} ({id})",
        "{says}. Le livret n’en dit rien ; la carte telle que d’abord imprimée : {cite} ({id})",
    ),
    "diff.reported": (
        "{says}, as reported. The book is silent; the card: {cite} ({id})",
        "{says}, à ce que l’on rapporte. Le livret n’en dit rien ; la carte : {cite} ({id})",
    ),
    "diff.silent-altogether": (
        "{says}. The book has nothing near it; read as {speaks}: {cite} ({id})",
        "{says}. Le livret n’a rien qui s’en approche ; lu comme la {speaks} : {cite} ({id})",
    ),
    "diff.printed": ("{cite} ({id})", "{cite} ({id})"),
    "diff.who": ("Affects:", "Concerne :"),
    "diff.board": ("Board:", "Plateau :"),
    "diff.replay": (
        "kfjudge replay {board} --editions {editions}",
        "kfjudge replay {board} --editions {editions}",
    ),
    "diff.told": ("{text} ({id})", "{text} ({id})"),
    "diff.see": ("See: {names}", "Voir : {names}"),
    # the parts of the page
    "diff.new": ("New: {names}", "Nouveau : {names}"),
    "diff.removed": ("Dropped: {names}", "Disparu : {names}"),
    "diff.reworded": ("Reworded: {names}", "Reformulé : {names}"),
    "diff.added": ("Added, played alike: {names}", "Ajouté, joué de même : {names}"),
    "diff.left-out": ("Left out, played alike: {names}", "Supprimé, joué de même : {names}"),
    "diff.slips-in": ("Slips of translation in: {names}", "Erreurs de traduction dans : {names}"),
    "diff.questions": ("{n:question|questions} of the FAQ", "{n:question|questions} de la FAQ"),
    "diff.notes": ("Notes on both books", "Notes sur les deux livrets"),
    "diff.slips": (
        "Slips of translation: nobody plays by them",
        "Erreurs de traduction : on ne joue pas ainsi",
    ),
    "diff.of": ("{title} · {editions}:", "{title} · {editions} :"),
    "diff.uncompared": (
        "{edition} is a fan translation without a glossary: {n:entry|entries} of the other book’s glossary "
        "cannot be compared.",
        "La {edition} est une traduction de fans sans glossaire : {n:entrée|entrées} du glossaire de "
        "l’autre "
        "livret sans comparaison possible.",
    ),
    "diff.more": (
        "… --full for the rest; add a term or a card to narrow it",
        "… --full pour la suite ; un terme ou une carte pour préciser",
    ),
    "diff.more-of": ("… --full for the rest: {names}", "… --full pour la suite : {names}"),
    "diff.notes-on": ("notes on {title}", "notes sur {title}"),
    "diff.slips-on": ("slips of translation in {title}", "erreurs de traduction dans {title}"),
    # nothing, or nothing of the kind
    "diff.same-edition": (
        "That is the same rulebook twice: nothing differs from {edition} to {edition}.",
        "C’est deux fois le même livret : rien ne diffère de la {edition} à la {edition}.",
    ),
    "diff.nothing": ("{since} and {to} do not differ.", "La {since} et la {to} ne diffèrent pas."),
    "diff.nothing-on": (
        "{since} and {to} do not differ on {term}.",
        "La {since} et la {to} ne diffèrent pas sur ce point : {term}.",
    ),
    "diff.no-edition": (
        "there is no edition “{edition}”; there are {editions}",
        "il n’y a pas d’édition « {edition} » ; il y a {editions}",
    ),
}
