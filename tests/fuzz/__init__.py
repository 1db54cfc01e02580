"""Fuzzers: what anybody may type, write, keep or play, made up until something breaks.

    python -m tests.fuzz --minutes 30

A module each: `queries`, `situations`, `notation`, `states`, `caches`, `games`. Those that play do so for
every game that plays: a new one joins by its row in `GAMES`, with the boards it has, and with what its
`tests/<game>/random_play.py` makes up, if there is one. `run(seed, seconds)` of a module tries cases until
the time is over, answers how many, and raises `Found` with the smallest that went wrong."""
