"""A rulebook of our own making, in our own words, for a game that kfjudge has: newer than its books, with
terms that those lack; a document that amends it; and the same as parts, to be printed."""

from __future__ import annotations

from pathlib import Path

from tests.books.make_pdf import Layout, Part, print_book

NEWER = """# The Book of the Archons

Version 18.4 – June 2026

* [Rules](#rules)
* [Glossary](#glossary)

# Rules

## The Golden Rule

Where a card and this book disagree, the card is right.

## Turn sequence

A turn has five steps, always in this order. Nobody skips one.

# Glossary

## Alpha

Play an alpha card only if nothing else was done this turn.

## Armor

Armor takes 3 damage off each blow that the creature is dealt.

## Battleline

Creatures stand side by side in a line, the newest on a flank.

## Cannot vs must/may

What cannot be done is not done, whatever else tells you to.

## Capture

Take Æmber from the opponent’s pool and put it on the creature.

## Chain, chains

Chains make you draw fewer cards at the end of your turn.

## Deploy

Put the creature anywhere in the line, not only on a flank.

## Elusive

The first attack on this creature each turn deals no damage.

## Enrage

An enraged creature fights if it is used and there is somebody to fight.

## Flank

The creatures at both ends of a line are on the flanks.

## Purge

A purged card lies facedown below its owner’s identity card. It never comes back.

## Steal

Move Æmber from the opponent’s pool to your own.

## Stun

A stunned creature exhausts and loses its stun counter the next time it is used.

## Taunt

Neighbors of a creature with taunt cannot be attacked.

## Token creature

A token creature is a card from the top of your deck, put into play facedown.

## Ward

A warded creature that would be harmed or leave play loses its ward counter, and nothing else happens.

# Errata

## Library Access (COTA 115)

Should read: “Play: Until the turn ends, draw a card whenever you play another card. Purge this card.”

# Frequently Asked Questions

#### My opponent has 14 Æmber, I have none, and I play Bait and Switch (CoTA 267). How often do I steal?

Twice, and no more.

#### Does a ward stop a creature from being purged?

Yes, once: the ward counter comes off.
"""
CHANGES = (
    ("facedown below", "faceup below"),
    ("cannot be attacked", "may be attacked"),
    ("Armor takes 3 damage", "Armor takes 2 damage"),
    ("five steps", "four steps"),
    ("Nobody skips one", "Nobody may skip one"),
    ("into play facedown", "into play faceup"),
    ("deals no damage", "deals 1 damage"),
    ("fewer cards at the end", "fewer cards at the start"),
    ("the newest on a flank", "the oldest on a flank"),
    ("It never comes back", "It always comes back"),
    ("Twice, and no more", "Thrice, and no more"),
    ("is not done", "must be done"),
)


def parts_of(markdown: str) -> list[Part]:
    """Cut a text in Markdown into what is printed."""
    parts = []
    for paragraph in filter(None, map(str.strip, markdown.split("\n\n"))):
        level = len(paragraph) - len(paragraph.lstrip("#"))
        if not paragraph.startswith("* ["):
            parts.append(Part(paragraph[level:].strip(), level))
    return parts


def write(folder: Path, text: str = NEWER, name: str = "rules.md") -> Path:
    """Write a book into a folder."""
    path = folder / name
    path.write_text(text, encoding="utf-8")
    return path


def write_pdf(folder: Path, text: str = NEWER, layout: Layout | None = None) -> Path:
    """Print a book into a folder."""
    path = folder / "rules.pdf"
    path.write_bytes(print_book(parts_of(text), layout or Layout()).data)
    return path
