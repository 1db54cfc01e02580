"""The commands, a module each: a function of its name, whose parameters are its arguments and options."""
