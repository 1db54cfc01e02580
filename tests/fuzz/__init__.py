"""Fuzzers: what anybody may type, write, keep or play, made up until something breaks.

    python -m tests.fuzz --minutes 30

A module each: `queries`, `notation`, `states`, `caches`, `games`. `run(seed, seconds)` of a module tries
cases until the time is over, answers how many, and raises `Found` with the smallest that went wrong."""
