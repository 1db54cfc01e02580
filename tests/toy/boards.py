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
NAMED = """\
title: Players with names
game: toy
editions: first, 14
players: Lena, Marc

turn: Marc
Lena: 2 chips
Lena nest: Magpie as Guard
Marc: 1 chip
Marc nest: Magpie as Swift | Magpie (tired)

1. Marc dives with Swift
   - chance: star
   - Lena: covers with Guard
2. Marc dives with Magpie -> not legal
3. Marc ends the turn

expect at 1: Guard: tired; decides Lena; can cover with Guard; can no
expect 14 at 1: order: Swift dives, Guard covers 2 chips
expect: Lena: 2 chips, 1 card in nest; turn of Lena; nobody has won; Guard is awake
expect: Lena nest: Guard (awake); Marc nest: Swift (tired) | Magpie (tired)
expect: Guard: in Lena's nest, in play, controlled by Lena; Swift: not in Lena's nest; Marc controls Swift
expect after 3: can dive with Guard; cannot dive with Swift
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
TREES = """\
title: Birds in trees
game: toy
editions: first, 14
trees: Ash, Oak

turn: Ann
Ann: 1 chip
Ann nest: Magpie as Thief (watches Perch)
Bob: 4 chips
Ash: bare
Ash branch: Magpie as Perch
Oak: leafy, summer
Oak branch: Magpie as Far (watches Thief)

1. Ann dives with Thief
   - chance: star
"""
