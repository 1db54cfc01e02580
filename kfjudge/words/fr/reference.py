"""What can be wrong with the files of the reference, and with a question to it."""

from __future__ import annotations

MESSAGES: dict[str, str] = {
    # a file
    "reference.unreadable": "illisible : {why}",
    "reference.too_large": "plus de {bound} octets, ce qu’aucune entrée n’atteint",
    "reference.not_text": "n’est pas du texte en UTF-8",
    "reference.bad_yaml": "n’est pas du YAML : {problem}",
    "reference.two_documents": "un fichier est une entrée : pas de second `---`",
    "reference.tagged": "pas d’étiquette ici : {tag}",
    "reference.reused": "ni ancre (&) ni renvoi (*) ici ; écrivez le texte en entier, ou mettez-le entre guillemets",
    "reference.too_deep": "imbrication trop profonde",
    "reference.not_a_form": "une entrée est une liste de champs, comme `title: …`",
    "reference.bad_path": "pas un endroit pour une entrée ; attendu : {expected}",
    "reference.no_content": "aucune entrée trouvée : ni dans le paquet ni à côté",
    # a field
    "reference.twice": "`{field}` est écrit deux fois",
    "reference.unknown_field": "champ inconnu `{field}` ; connus : {known}",
    "reference.unknown_field_near": "champ inconnu `{field}` ; vouliez-vous dire `{near}` ?",
    "reference.missing_field": "il manque `{field}`",
    "reference.not_for_kind": "`{field}` est réservé aux questions de la FAQ",
    "reference.want_text": "`{field}` doit être un texte",
    "reference.want_list": "`{field}` doit être une liste : [a, b]",
    "reference.want_fields": "`{field}` doit avoir ses propres champs",
    "reference.want_number": "`{field}` doit être un nombre",
    "reference.want_one_of": "`{field}` doit être l’un de : {known}",
    "reference.empty": "`{field}` est vide",
    "reference.missing_in_en": "`{field}` manque en anglais (en)",
    "reference.missing_in_fr": "`{field}` manque en français (fr)",
    # what fields say of each other
    "reference.bad_edition": "pas d’édition « {edition} » ; il y a {known}",
    "reference.no_variant": "l’édition {edition} l’imprime (sources), mais aucune variante n’a de texte pour elle",
    "reference.no_source": "une variante de l’édition {edition}, que `sources` ne nomme pas",
    "reference.two_variants": "l’édition {edition} a deux variantes",
    "reference.variant_order": "les éditions vont de la plus récente à la plus ancienne",
    "reference.no_change": "`changes` n’a pas de phrase de {since} à {to}",
    "reference.stray_change": "de {since} à {to} : ce n’est pas d’une ancienne variante à une plus récente, ou c’est dit deux fois",
    "reference.faq_edition": "une question de l’édition {edition}, que `sources` ne nomme pas",
    # what entries say of each other
    "reference.dangling": "pas d’entrée `{id}`",
    "reference.dangling_near": "pas d’entrée `{id}` ; vouliez-vous dire `{near}` ?",
    "reference.unknown_card": "pas de carte `{id}`",
    "reference.unknown_card_near": "pas de carte `{id}` ; vouliez-vous dire `{near}` ?",
    "reference.same_id": "`{id}` est déjà dans {place}",
    "reference.same_name": "« {name} » est déjà un nom de `{id}` ({lang})",
    "reference.terms_header": "la première ligne doit être : {header}",
    "reference.terms_columns": "une ligne a {wanted} colonnes, celle-ci {found} ; un mot à virgule se met entre guillemets",
    "reference.terms_no_word": "un concept demande un mot en anglais et en français",
    "reference.same_word": "« {word} » ({lang}) désigne déjà `{concept}`, ligne {line}",
    # a question to the reference
    "reference.unknown_id": "rien dans les livrets sous le nom « {id} »",
    "reference.bad_lang": "pas de langue « {lang} » ; il y a en et fr",
    "reference.bad_kind": "pas de catégorie « {kind} » ; il y a {known}",
    "reference.bad_game": "pas de jeu « {game} » ; il y a {known}",
    "reference.want_words": "il faut un texte ici, et non {given}",
    "reference.bad_limit": "une limite est un nombre à partir de 1",
}
