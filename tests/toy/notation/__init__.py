"""What the notation asks of the toy."""
