"""The files of the reference, read and checked against each other."""
