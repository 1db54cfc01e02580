"""What rulebooks in English call their parts, as a user's own is read: forms of a line with bars between."""

from __future__ import annotations

MESSAGES: dict[str, str] = {
    "booktext.glossary": "glossary|rules glossary|glossary of terms|game terms|terms",
    "booktext.questions": "frequently asked questions|faq|faqs|questions and answers|q and a|frequently asked questions faq",
    "booktext.errata": "errata|erratum|card errata|official errata|corrections|errata and clarifications|rules errata|errata to cards",
    "booktext.left-out": "contents|table of contents|index|credits|rules index|quick reference index",
    "booktext.no-heading": "example|examples|for example|note|notes|important|tip|remember|exception|exceptions|see also|see|should read|errata|q|a|e g|i e|new|warning|forced|revelation|yes|no",
    "booktext.question": "Q|Question",
    "booktext.answer": "A|Answer",
    "booktext.version": "version|rules version|rulebook version|rulebook|edition|v.|v",
    "booktext.page": "page|pages|pg.|p.",
    "booktext.new": "new|newest|recent|added|changes since|updated|updates",
    "booktext.must": "must|must not",
    "booktext.may": "may|can|could",
    "booktext.cannot": "cannot|can not|can’t|can't|may not|must not|never|unable to|no longer",
    "booktext.side-up": "faceup|face up|face-up",
    "booktext.side-down": "facedown|face down|face-down",
    "booktext.toward": "to|into|onto|in|on|from|under|below|out of|remain in|stay in",
    "booktext.negation": "not|no|never|neither|nor|none|nothing|nobody|without|only|unless|cannot|stop|stops|lose|loses|prevents|n’t|n't|stays",
    "booktext.linking": "the|of|of the|from the",
    "booktext.hue-0": "red",
    "booktext.hue-300": "magenta|pink",
    "booktext.hue-240": "blue",
    "booktext.hue-120": "green",
    "booktext.hue-280": "purple|violet",
}
