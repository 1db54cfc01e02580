"""Four entries and a table of terms, for contents of one's own."""

from __future__ import annotations

STUN = """\
title: {en: Stun, fr: Sonné}
aliases: {en: [stunned], fr: [sonnée]}
see: [rule/reap]
cards: [anger]
sources:
  "1.1": {section: Glossaire, heading: Sonné}
  "1.3": {section: Glossary, heading: Stun, page: 12}
variants:
- editions: ["1.3"]
  text: {en: It exhausts., fr: Elle s’incline.}
- editions: ["1.1"]
  text: {en: It does nothing., fr: Elle ne fait rien.}
changes:
- {from: "1.1", to: "1.3", kind: changed, en: Now it exhausts., fr: Elle s’incline désormais.}
"""
REAP = """\
title: {en: Reap, fr: Moissonner}
sources:
  "1.3": {section: Using cards, heading: Reap}
variants:
- editions: ["1.3"]
  text: {en: Gain 1 Æmber., fr: Gagnez 1 Aombre.}
"""
QUESTION = """\
title: {en: Anger on a stunned creature, fr: Colère sur une créature sonnée}
question: {en: May I?, fr: Puis-je ?}
verdict: {en: "Yes.", fr: Oui.}
see: [glossary/stun]
cards: [anger]
sources:
  "1.3": {section: FAQ, heading: "11"}
variants:
- editions: ["1.3"]
  text: {en: You may., fr: Vous pouvez.}
"""
RULING = """\
title: {en: Stunned again, fr: Sonnée encore}
question: {en: Is it stunned twice?, fr: Est-elle sonnée deux fois ?}
verdict: {en: "No.", fr: Non.}
why: {en: One card is enough., fr: Une carte suffit.}
cards: [anger]
published: {at: https://example.org/faq, date: 2020-12}
edition: "1.3"
standing: silent
"""
TERMS = """\
concept,en,fr,fan_fr,slang_en,slang_fr
glossary/stun,stun,sonné,,freeze | tapped down,gelée
rule/reap,reap,moissonner,récolter,harvest,faucher
"""
