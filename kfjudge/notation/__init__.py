"""The board notation: a file read, checked and written again. It knows no game."""
