"""Whether what is expected of a script came about."""
