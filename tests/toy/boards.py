"""Boards of the toy."""

from __future__ import annotations

STAR = """\
title: A star
game: toy
editions: first, 14

turn: Ann
Ann: 1 chip
Ann nest: Magpie
Bob: 4 chips

1. Ann dives with Magpie
   - chance: star
"""
COVERED = """\
title: Chips that are covered
game: toy
editions: first, 14

Ann: 1 chip
Ann nest: Magpie as Thief
Bob: 4 chips
Bob nest: Magpie as Watch

1. Ann dives with Thief
   - star
   - covers with Watch
"""
OPEN = """\
title: What the die brings
game: toy
editions: first, 14

Ann: 1 chip
Ann nest: Magpie
Bob: 2 chips

1. Ann dives with Magpie
   - ?
"""
BROKEN = """title: Full of mistakes
game: toy
editions: first, 14, 15
shows: rule/stra

turn: Carl
Ann: 1 chop, 2 chips, 2 chips
Ann nest: Magpy | Magpie (sleepy) | 3 cards
Bob nest: Magpie as A | Magpie as A

1. Ann jumps with Magpie
2. Ann dives with Owl
   - chance: moon

expect 14, 16 at 1: Ann: 1 chip
expect: Ann: 3 feathers; can fly
cite at 1: rule/stars
"""
