"""What can be wrong with the files of the reference, and with a question to it."""

from __future__ import annotations

MESSAGES: dict[str, tuple[str, str]] = {
    # a file
    "reference.unreadable": ("cannot be read: {why}", "illisible : {why}"),
    "reference.too_large": (
        "larger than {bound} bytes, which no entry is",
        "plus de {bound} octets, ce qu’aucune entrée n’atteint",
    ),
    "reference.not_text": ("not text in UTF-8", "n’est pas du texte en UTF-8"),
    "reference.bad_yaml": ("not YAML: {problem}", "n’est pas du YAML : {problem}"),
    "reference.two_documents": (
        "one file is one entry: no second `---`",
        "un fichier est une entrée : pas de second `---`",
    ),
    "reference.tagged": ("no tags here: {tag}", "pas d’étiquette ici : {tag}"),
    "reference.reused": (
        "anchors (&) and references (*) are not used here; write it out, or put the text in quotes",
        "ni ancre (&) ni renvoi (*) ici ; écrivez le texte en entier, ou mettez-le entre guillemets",
    ),
    "reference.too_deep": ("nested too deep", "imbrication trop profonde"),
    "reference.not_a_form": (
        "an entry is a list of fields, such as `title: …`",
        "une entrée est une liste de champs, comme `title: …`",
    ),
    "reference.bad_path": (
        "not a place for an entry; expected {expected}",
        "pas un endroit pour une entrée ; attendu : {expected}",
    ),
    "reference.no_content": (
        "no entries found: neither in the package nor beside it",
        "aucune entrée trouvée : ni dans le paquet ni à côté",
    ),
    # a field
    "reference.twice": ("`{field}` is written twice", "`{field}` est écrit deux fois"),
    "reference.unknown_field": (
        "unknown field `{field}`; known: {known}",
        "champ inconnu `{field}` ; connus : {known}",
    ),
    "reference.unknown_field_near": (
        "unknown field `{field}`; did you mean `{near}`?",
        "champ inconnu `{field}` ; vouliez-vous dire `{near}` ?",
    ),
    "reference.missing_field": ("`{field}` is missing", "il manque `{field}`"),
    "reference.not_for_kind": (
        "`{field}` is for a question of the FAQ",
        "`{field}` est réservé aux questions de la FAQ",
    ),
    "reference.want_text": ("`{field}` must be a text", "`{field}` doit être un texte"),
    "reference.want_list": ("`{field}` must be a list: [a, b]", "`{field}` doit être une liste : [a, b]"),
    "reference.want_fields": (
        "`{field}` must have fields of its own",
        "`{field}` doit avoir ses propres champs",
    ),
    "reference.want_number": ("`{field}` must be a number", "`{field}` doit être un nombre"),
    "reference.want_one_of": ("`{field}` must be one of: {known}", "`{field}` doit être l’un de : {known}"),
    "reference.empty": ("`{field}` is empty", "`{field}` est vide"),
    "reference.missing_english": ("`{field}` is missing in English (en)", "`{field}` manque en anglais (en)"),
    "reference.missing_french": ("`{field}` is missing in French (fr)", "`{field}` manque en français (fr)"),
    # what fields say of each other
    "reference.bad_edition": (
        "no edition “{edition}”; there are {known}",
        "pas d’édition « {edition} » ; il y a {known}",
    ),
    "reference.no_variant": (
        "edition {edition} prints it (sources), but no variant has a text for it",
        "l’édition {edition} l’imprime (sources), mais aucune variante n’a de texte pour elle",
    ),
    "reference.no_source": (
        "a variant of edition {edition}, which `sources` does not name",
        "une variante de l’édition {edition}, que `sources` ne nomme pas",
    ),
    "reference.two_variants": (
        "edition {edition} has two variants",
        "l’édition {edition} a deux variantes",
    ),
    "reference.variant_order": (
        "editions run from the newest to the oldest",
        "les éditions vont de la plus récente à la plus ancienne",
    ),
    "reference.no_change": (
        "`changes` has no sentence from {since} to {to}",
        "`changes` n’a pas de phrase de {since} à {to}",
    ),
    "reference.stray_change": (
        "from {since} to {to}: not from an older variant to a newer one, or told twice",
        "de {since} à {to} : ce n’est pas d’une ancienne variante à une plus récente, ou c’est dit deux fois",
    ),
    "reference.faq_edition": (
        "a question of edition {edition}, which `sources` does not name",
        "une question de l’édition {edition}, que `sources` ne nomme pas",
    ),
    # what entries say of each other
    "reference.dangling": ("no entry `{id}`", "pas d’entrée `{id}`"),
    "reference.dangling_near": (
        "no entry `{id}`; did you mean `{near}`?",
        "pas d’entrée `{id}` ; vouliez-vous dire `{near}` ?",
    ),
    "reference.unknown_card": ("no card `{id}`", "pas de carte `{id}`"),
    "reference.unknown_card_near": (
        "no card `{id}`; did you mean `{near}`?",
        "pas de carte `{id}` ; vouliez-vous dire `{near}` ?",
    ),
    "reference.same_id": ("`{id}` is already in {place}", "`{id}` est déjà dans {place}"),
    "reference.same_name": (
        "“{name}” is already a name of `{id}` ({lang})",
        "« {name} » est déjà un nom de `{id}` ({lang})",
    ),
    "reference.terms_header": (
        "the first line must be: {header}",
        "la première ligne doit être : {header}",
    ),
    "reference.terms_columns": (
        "a row has {wanted} columns, this one {found}; a word with a comma needs quotes",
        "une ligne a {wanted} colonnes, celle-ci {found} ; un mot à virgule se met entre guillemets",
    ),
    "reference.terms_no_word": (
        "a concept needs a word in English and in French",
        "un concept demande un mot en anglais et en français",
    ),
    "reference.same_word": (
        "“{word}” ({lang}) is already a word for `{concept}`, line {line}",
        "« {word} » ({lang}) désigne déjà `{concept}`, ligne {line}",
    ),
    # a question to the reference
    "reference.unknown_id": (
        "nothing in the books called “{id}”",
        "rien dans les livrets sous le nom « {id} »",
    ),
    "reference.bad_lang": (
        "no language “{lang}”; there are en and fr",
        "pas de langue « {lang} » ; il y a en et fr",
    ),
    "reference.bad_kind": (
        "no kind “{kind}”; there are {known}",
        "pas de catégorie « {kind} » ; il y a {known}",
    ),
    "reference.bad_game": (
        "no game “{game}”; there is {known}",
        "pas de jeu « {game} » ; il y a {known}",
    ),
    "reference.bad_limit": ("a limit is a number from 1 up", "une limite est un nombre à partir de 1"),
}
