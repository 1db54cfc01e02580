"""What pages ask of the toy."""
