"""Boards that several tests play. What they expect is from the books, not from the program."""

PLAYERS = "players: South (Dis Shadows Brobnar), North (Dis Logos Untamed)"

# faq/1.1/7 and glossary/cannot-vs-must-may: must against cannot leaves no house in 1.1, another in 1.3.
MUST_AGAINST_CANNOT = f"""title: must against cannot
titre: doit contre ne peut pas
editions: 1.1, 1.3
answers: faq/1.1/7
{PLAYERS}

turn: North, house Dis
South: 4 aember, red key, 2 chains
South line: Pitlord | Troll as Big (3 damage, stunned) | Urchin
North hand: Restringuntus

1. North plays Restringuntus, left flank
   - names Dis
2. North ends the turn
3. South chooses house ?

expect 1.3 at 3: can Shadows, Brobnar; cannot Dis
expect 1.1 at 3: cannot any
"""

# Two reaps in any order: the Æmber is the same, and so is the board.
TWO_REAPERS = f"""title: two reapers
{PLAYERS}

turn: South, house Brobnar
South line: Troll | Bumpsy
"""

# glossary/destroyed: Bad Penny's "Destroyed:" returns it to hand; two of them may do so in either order.
TWO_PENNIES = f"""title: two pennies
{PLAYERS}

turn: South, house Brobnar
South line: Troll | Bad Penny as One | Bad Penny as Two
South hand: Coward's End

1. South plays Coward's End
   - ?
"""

# glossary/reap: a reap gains one Æmber, so this file expects the wrong thing.
WRONG = f"""title: a reap that gains two
{PLAYERS}

turn: South, house Brobnar
South line: Krump

1. South reaps with Krump
expect: South: 2 aember
"""

NOT_MODELED = """title: a card that nobody has modeled
players: South (Mars Logos Dis), North (Shadows Dis Brobnar)

turn: South, house Mars
South hand: Ether Spider

1. South plays Ether Spider
expect: Ether Spider is in play
"""

# rule/step-1-forge-a-key: a key costs six Æmber; which of two colors it has is decided.
FORGES = f"""title: a key to forge
{PLAYERS}

turn: South, step forge
South: 7 aember, yellow key

1. South forges the red key
2. South chooses house Brobnar
expect: South: 1 aember, 2 keys
"""

# rule/damage-and-armor: a creature with at least as much damage as power is destroyed at once.
DOOMED = f"""title: dead before it begins
{PLAYERS}

turn: South, house Brobnar
South line: Bumpsy (7 damage) | Troll
1. Troll reaps
expect: Bumpsy is in South's discard
"""

# glossary/damage: Punch deals 3 damage to a creature. Two of them, each wherever its player likes: nine
# lines, less the two where the second would hit a creature that the first has destroyed.
TWO_PUNCHES = f"""title: two punches
titre: deux mandales
{PLAYERS}

turn: South, house Brobnar
South hand: Punch as One | Punch as Two
North line: Urchin | Silvertooth | Troll

1. South plays One
   - ?
2. South plays Two
   - ?
expect: South: 2 aember
expect: Troll: 3 damage
expect at 1: can choose Urchin, Troll
expect at 2: Troll: 6 damage
"""
