"""One command a module: a function of its name, whose parameters are its words and options."""
