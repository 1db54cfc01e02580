"""What can be wrong with the files of the reference, and with a question to it."""

from __future__ import annotations

MESSAGES: dict[str, str] = {
    # a file
    "reference.unreadable": "cannot be read: {why}",
    "reference.too_large": "larger than {bound} bytes, which no entry is",
    "reference.not_text": "not text in UTF-8",
    "reference.bad_yaml": "not YAML: {problem}",
    "reference.two_documents": "one file is one entry: no second `---`",
    "reference.tagged": "no tags here: {tag}",
    "reference.reused": "anchors (&) and references (*) are not used here; write it out, or put the text in quotes",
    "reference.too_deep": "nested too deep",
    "reference.not_a_form": "an entry is a list of fields, such as `title: …`",
    "reference.bad_path": "not a place for an entry; expected {expected}",
    "reference.no_content": "no entries found: neither in the package nor beside it",
    # a field
    "reference.twice": "`{field}` is written twice",
    "reference.unknown_field": "unknown field `{field}`; known: {known}",
    "reference.unknown_field_near": "unknown field `{field}`; did you mean `{near}`?",
    "reference.missing_field": "`{field}` is missing",
    "reference.not_for_kind": "`{field}` is for a question of the FAQ",
    "reference.want_text": "`{field}` must be a text",
    "reference.want_list": "`{field}` must be a list: [a, b]",
    "reference.want_fields": "`{field}` must have fields of its own",
    "reference.want_number": "`{field}` must be a number",
    "reference.want_one_of": "`{field}` must be one of: {known}",
    "reference.empty": "`{field}` is empty",
    "reference.missing_in_en": "`{field}` is missing in English (en)",
    "reference.missing_in_fr": "`{field}` is missing in French (fr)",
    # what fields say of each other
    "reference.bad_edition": "no edition “{edition}”; there are {known}",
    "reference.no_variant": "edition {edition} prints it (sources), but no variant has a text for it",
    "reference.no_source": "a variant of edition {edition}, which `sources` does not name",
    "reference.two_variants": "edition {edition} has two variants",
    "reference.variant_order": "editions run from the newest to the oldest",
    "reference.no_change": "`changes` has no sentence from {since} to {to}",
    "reference.stray_change": "from {since} to {to}: not from an older variant to a newer one, or told twice",
    "reference.faq_edition": "a question of edition {edition}, which `sources` does not name",
    # what entries say of each other
    "reference.dangling": "no entry `{id}`",
    "reference.dangling_near": "no entry `{id}`; did you mean `{near}`?",
    "reference.unknown_card": "no card `{id}`",
    "reference.unknown_card_near": "no card `{id}`; did you mean `{near}`?",
    "reference.same_id": "`{id}` is already in {place}",
    "reference.same_name": "“{name}” is already a name of `{id}` ({lang})",
    "reference.terms_header": "the first line must be: {header}",
    "reference.terms_columns": "a row has {wanted} columns, this one {found}; a word with a comma needs quotes",
    "reference.terms_no_word": "a concept needs a word in English and in French",
    "reference.same_word": "“{word}” ({lang}) is already a word for `{concept}`, line {line}",
    # a question to the reference
    "reference.unknown_id": "nothing in the books called “{id}”",
    "reference.bad_lang": "no language “{lang}”; there are en and fr",
    "reference.bad_kind": "no kind “{kind}”; there are {known}",
    "reference.bad_game": "no game “{game}”; there is {known}",
    "reference.want_words": "a text is wanted here, not {given}",
    "reference.bad_limit": "a limit is a number from 1 up",
}
