"""A script played: what happened, whether it is as expected, and where every line of play leads."""
